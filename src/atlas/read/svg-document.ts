// Subset of the DOM that Observable Plot uses to draw an SVG, for programs without a browser. jsdom has all
// of it, but its 8 MB are too large to bundle.

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]);
}

class SvgText {
  constructor(private readonly text: string) {}

  toString(): string {
    return escape(this.text);
  }
}

/** Element. Plot reads back only the attributes that it has set. */
class SvgElement {
  readonly style = { setProperty: (name: string, value: string) => this.#styles.set(name, value) };
  readonly #styles = new Map<string, string>();
  readonly #attributes = new Map<string, string>();
  #children: (SvgElement | SvgText)[] = [];

  constructor(
    readonly ownerDocument: SvgDocument,
    readonly namespaceURI: string,
    readonly tagName: string,
  ) {}

  get childNodes() {
    return this.#children;
  }

  get firstChild(): SvgElement | SvgText | null {
    return this.#children[0] ?? null;
  }

  set textContent(text: string) {
    this.#children = [new SvgText(text)];
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.#attributes.has(name);
  }

  setAttribute(name: string, value: unknown): void {
    this.#attributes.set(name, String(value));
  }

  setAttributeNS(_space: string, name: string, value: unknown): void {
    this.setAttribute(name, value);
  }

  removeAttribute(name: string): void {
    this.#attributes.delete(name);
  }

  appendChild<Child extends SvgElement | SvgText>(child: Child): Child {
    this.#children.push(child);
    return child;
  }

  append(...children: (SvgElement | SvgText | string)[]): void {
    for (const child of children) this.appendChild(typeof child === 'string' ? new SvgText(child) : child);
  }

  insertBefore<Child extends SvgElement | SvgText>(child: Child, next: SvgElement | SvgText | null): Child {
    const place = next === null ? this.#children.length : this.#children.indexOf(next);
    this.#children.splice(place, 0, child);
    return child;
  }

  /** Returns nothing: Plot looks nothing up in a chart that is being drawn. */
  querySelectorAll(): SvgElement[] {
    return [];
  }

  querySelector(): null {
    return null;
  }

  toString(): string {
    const styles = [...this.#styles].map(([name, value]) => `${name}: ${value}`).join('; ');
    const attributes = [...this.#attributes, ...(styles === '' ? [] : [['style', styles]])];
    const text = attributes.map(([name, value]) => ` ${name}="${escape(value)}"`).join('');
    const inside = this.#children.join('');
    return inside === ''
      ? `<${this.tagName}${text}/>`
      : `<${this.tagName}${text}>${inside}</${this.tagName}>`;
  }
}

/** Document that creates elements. */
export class SvgDocument {
  readonly documentElement: SvgElement = new SvgElement(this, 'http://www.w3.org/1999/xhtml', 'html');

  createElementNS(space: string, name: string): SvgElement {
    return new SvgElement(this, space, name);
  }

  createElement(name: string): SvgElement {
    return new SvgElement(this, 'http://www.w3.org/1999/xhtml', name);
  }

  createTextNode(text: string): SvgText {
    return new SvgText(text);
  }
}

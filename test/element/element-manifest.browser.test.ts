// custom-elements.json against the element itself: each event that it dispatches while a puzzle is solved, a
// round is played and a fault is made, and each property, attribute and method of its class.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
const root = new URL('../../', import.meta.url);

interface Member {
  readonly name: string;
  readonly kind: 'field' | 'method';
  readonly static?: boolean;
  readonly attribute?: string;
  readonly readonly?: boolean;
}

interface Declaration {
  readonly attributes: readonly { readonly name: string; readonly fieldName?: string }[];
  readonly members: readonly Member[];
  readonly events: readonly { readonly name: string }[];
}

const manifest = JSON.parse(readFileSync(new URL('custom-elements.json', root), 'utf8')) as {
  modules: { declarations: Declaration[] }[];
};
const [{ attributes, members, events }] = manifest.modules[0].declarations;

/** The class as a page sees it. */
interface Seen {
  readonly attributes: readonly string[];
  readonly fields: readonly string[];
  readonly readonly: readonly string[];
  readonly methods: readonly string[];
  readonly statics: readonly string[];
  /** The attributes that show a property, by its name. */
  readonly reflected: Readonly<Record<string, string>>;
  readonly events: readonly string[];
}

let seen: Seen;

/** Runs in a page, and uses nothing from outside. */
async function observe(): Promise<Seen> {
  const dispatched = new Set<string>();
  const dispatch = Object.getOwnPropertyDescriptor(EventTarget.prototype, 'dispatchEvent')!.value as (
    this: EventTarget,
    event: Event,
  ) => boolean;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (this instanceof HTMLElement && event instanceof CustomEvent) dispatched.add(event.type);
    return dispatch.call(this, event);
  };
  await customElements.whenDefined('numbers-game');
  const type = customElements.get('numbers-game')!;
  const waitFor = (element: HTMLElement, name: string) =>
    new Promise((resolve) => {
      element.addEventListener(name, resolve, { once: true });
    });
  const add = (properties: object) => {
    const element = document.createElement('numbers-game');
    Object.assign(element, properties);
    document.body.append(element);
    return element;
  };
  await waitFor(add({ numbers: '4 6', target: 24 }), 'answer');
  await waitFor(add({ numbers: '4 x', target: 24 }), 'failure');
  const game = add({ numbers: '4 6 9', target: 24, play: true, seconds: 30 });
  await game.updateComplete;
  game.start();
  const finished = waitFor(game, 'finish');
  for (const place of [0, 3, 1]) {
    await game.updateComplete;
    const buttons = [...game.shadowRoot!.querySelectorAll<HTMLElement>('.tile')];
    if (place === 3) game.shadowRoot!.querySelectorAll<HTMLElement>('.operators button')[2].click();
    else buttons[place].click();
  }
  await finished;
  const list = add({ boards: '2 3 = 6' });
  await waitFor(list, 'start');
  const completed = waitFor(list, 'summary');
  list.next();
  await completed;

  // The class of the element, and those that it extends up to the one of Lit, which has no `start`.
  const fields = new Set<string>();
  const readonly: string[] = [];
  const methods = new Set<string>();
  const statics = new Set<string>();
  let owner = type as unknown as { prototype: object };
  while ('start' in owner.prototype) {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(owner.prototype))) {
      if (typeof property.value === 'function') {
        if (name !== 'constructor') methods.add(name);
      } else {
        fields.add(name);
        if (!('set' in property) || typeof property.set !== 'function') readonly.push(name);
      }
    }
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
      if (typeof value === 'function') statics.add(name);
    }
    owner = Object.getPrototypeOf(owner) as typeof owner;
  }
  const reflected: Record<string, string> = {};
  const { observedAttributes } = type as unknown as { observedAttributes: string[] };
  const samples: unknown[] = ['7', 7, true];
  for (const field of fields) {
    if (readonly.includes(field)) continue;
    for (const sample of samples) {
      const element = add({ [field]: sample });
      await element.updateComplete;
      const name = observedAttributes.find((each) => element.hasAttribute(each));
      if (name !== undefined) reflected[field] = name;
    }
  }
  return {
    attributes: observedAttributes,
    fields: [...fields],
    readonly,
    methods: [...methods],
    statics: [...statics],
    reflected,
    events: [...dispatched],
  };
}

beforeAll(async () => {
  const url = await browser.serve({
    folders: { '/build': fileURLToPath(new URL('build', root)) },
    texts: {
      '/': `<!doctype html><html lang="en"><title>Numbers</title><script src="/build/element.min.js"></script>`,
    },
  });
  const page = await browser.openPage(url);
  seen = await page.evaluate(observe);
});

const sorted = (names: Iterable<string>) => [...names].sort();
const namesOf = (list: Iterable<{ readonly name: string }>) => sorted(Array.from(list, ({ name }) => name));

/** What custom elements have for the browser and for Lit, and not for pages. */
const INTERNAL = [
  'adoptedCallback',
  'attributeChangedCallback',
  'begin',
  'board',
  'connectedCallback',
  'disconnectedCallback',
  'dispatch',
  'fail',
  'focusTiles',
  'input',
  'isPlayed',
  'isRead',
  'leaveRound',
  'readBoard',
  'readMore',
  'record',
  'render',
  'renderRound',
  'renderView',
  'retry',
  'round',
  'roundSeconds',
  'shouldUpdate',
  'update',
  'updated',
  'willUpdate',
  'words',
];
const forPages = (names: readonly string[]) => names.filter((name) => !INTERNAL.includes(name));

describe('custom-elements.json', () => {
  it('has every event that the element dispatches', () => {
    expect(sorted(seen.events)).toEqual(namesOf(events));
  });

  it('has every attribute', () => {
    expect(sorted(seen.attributes)).toEqual(namesOf(attributes));
    for (const { name, fieldName } of attributes) {
      if (fieldName !== undefined) expect(seen.reflected[fieldName], name).toBe(name);
    }
  });

  it('has every property and method', () => {
    const own = members.filter((member) => member.static !== true);
    const fields = own.filter(({ kind }) => kind === 'field');
    // That of Lit, which pages may use.
    expect(sorted([...forPages(seen.fields), 'updateComplete'])).toEqual(namesOf(fields));
    expect(sorted(forPages(seen.methods))).toEqual(namesOf(own.filter(({ kind }) => kind === 'method')));
    expect(sorted(seen.statics)).toEqual(namesOf(members.filter((member) => member.static === true)));
    expect(sorted([...forPages(seen.readonly), 'updateComplete'])).toEqual(
      namesOf(fields.filter((field) => field.readonly === true)),
    );
    for (const { name, attribute } of fields) expect(seen.reflected[name], name).toBe(attribute);
  });
});

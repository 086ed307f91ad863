// Frame of a page that is one file and loads nothing from elsewhere, and its formulas.
//
// The element of a formula holds plain text, and MathML in an attribute, which a script puts in its place. So
// a reader without scripts shows the text, which is right, too; above all word processors: they open HTML but
// ignore the tags of MathML, and would show 8/3 as 83.
import { formatSigns } from '../../expression/operators/all-rows.js';
import { toMathMl } from './mathml.js';

/** Returns the beginning of a page, up to its body. */
export function openPage(title: string, styles: readonly string[], language = 'en'): string {
  const name = escapeText(title);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<style>:root { --title: ${quoteForStyle(title)}; }${styles.join('')}</style>
<body>
`;
}

/** Quotes text for CSS. Nothing in it can end the text or the style: other characters are escaped. */
function quoteForStyle(text: string): string {
  const escape = (character: string) => `\\${character.codePointAt(0)!.toString(16)} `;
  return `"${text.replaceAll(/[^\p{L}\p{N} :,.;()+-]/gu, escape)}"`;
}

/** Writes an element with an expression. */
export function formatFormula(tag: string, expression: string): string {
  return `<${tag} data-math="${toMathMl(expression)}">${escapeText(formatSigns(expression))}</${tag}>`;
}

/** Script that sets the formulas. It has to be at the end of the page. */
export const FORMULA_SCRIPT = `<script>(${setFormulas.toString()})()</script>\n`;

/** Replaces text by MathML. The page contains this function as text, so it uses nothing from outside. */
export function setFormulas(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-math]')) {
    element.title = element.textContent;
    element.innerHTML = element.dataset.math!;
  }
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

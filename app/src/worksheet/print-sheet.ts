// Prints sheets from the page: they are put into a shadow tree, which alone is printed. A frame or a window
// would inherit the policy of the page, under which the style of the sheets does not apply.
import { PAGE_STYLES, WORKSHEET_STYLES } from '../../../src/play/worksheet/page-styles.js';
import { setFormulas } from '../../../src/play/worksheet/page-frame.js';

/** The sheets that were printed last: a browser may not tell when it has printed. */
let place: HTMLElement | null = null;

/** Shows sheets to the printer, and opens the dialog of the browser. @param html as the command writes it */
export function printSheets(html: string, title: string): void {
  place?.remove();
  const sheets = document.createElement('div');
  sheets.className = 'printed-sheets';
  const root = sheets.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(`${PAGE_STYLES}${WORKSHEET_STYLES}:host { color: #000; background: #fff; }`);
  root.adoptedStyleSheets = [style];
  root.innerHTML = html;
  setFormulas(root);
  document.body.append(sheets);
  place = sheets;
  addEventListener(
    'afterprint',
    () => {
      sheets.remove();
    },
    { once: true },
  );
  const { title: own } = document;
  document.title = title; // browsers print it at the head of the paper
  print();
  document.title = own;
}

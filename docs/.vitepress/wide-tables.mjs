// A table whose cells hold sentences does not fit a phone: theme/style.css shows its rows as a list there, with
// each cell behind the heading of its column. Tables of figures scroll.

/** Characters of a cell that holds a sentence. */
const SENTENCE = 80;

/** A plugin of markdown-it, which VitePress reads pages with. */
export function listWideTables(markdown) {
  markdown.core.ruler.push('wide-tables', ({ tokens }) => {
    tokens.forEach(({ type }, begin) => {
      if (type !== 'table_open') return;
      const end = tokens.findIndex((token, index) => index > begin && token.type === 'table_close');
      listIfWide(tokens.slice(begin, end));
    });
  });
  // VitePress writes tables without their attributes, but with this one, by which keys scroll them.
  markdown.renderer.rules.table_open = (tokens, index, options, env, renderer) => {
    tokens[index].attrSet('tabindex', '0');
    return renderer.renderToken(tokens, index, options);
  };
}

function listIfWide(table) {
  const headings = [];
  let column = 0;
  table.forEach((token, index) => {
    if (token.type === 'tr_open') column = 0;
    else if (token.type === 'th_open') headings.push(textOf(table[index + 1]));
    else if (token.type === 'td_open') token.attrSet('data-heading', headings[column++]);
  });
  const isWide = table.some(({ type, content }) => type === 'inline' && content.length > SENTENCE);
  if (headings.length > 2 && isWide) table[0].attrJoin('class', 'list-on-phones');
}

const textOf = ({ children }) => children.map(({ content }) => content).join('');

// A plugin of Prettier for Markdown: the cells of a table that is wider than a line are not padded, so that a
// diff shows only what has changed. Prettier does so itself where prose is not wrapped.
import { parsers, printers } from 'prettier/plugins/markdown';

const { mdast } = printers;

/** Whether a blank stands before a comment, which at the begin of a line would end the paragraph. */
const isBeforeComment = (path) =>
  path.node.type === 'whitespace' && path.isLast && path.callParent(({ next }) => next?.type === 'html');

/** Options for a part of a document: tables and such blanks are printed as if prose was not wrapped. */
const optionsFor = (path, options) =>
  path.node.type === 'table' || isBeforeComment(path) ? { ...options, proseWrap: 'never' } : options;

export default {
  parsers: { markdown: parsers.markdown },
  printers: {
    mdast: {
      ...mdast,
      // Lines of code stay as they are.
      embed(path, options) {
        const embed = mdast.embed(path, options);
        if (typeof embed !== 'function') return embed;
        return (toDoc, ...rest) =>
          embed((text, more) => toDoc(text, { ...more, proseWrap: 'preserve' }), ...rest);
      },
      print: (path, options, ...rest) => mdast.print(path, optionsFor(path, options), ...rest),
    },
  },
};

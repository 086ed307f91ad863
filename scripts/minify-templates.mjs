// Shortens the templates of the element, which esbuild leaves as they are: it minifies the text of the style,
// and each line break of a view becomes one space, together with the indentation around it. The space stays
// because it may separate words or attributes, but not at the end of a tag or an element:
// those whose views span lines are blocks.
import { transform } from 'esbuild';

const STYLE = /css`([^`]*)`/;

/**
 * A module of the element with shorter templates; any other one as it is.
 *
 * @param {string} source TypeScript
 */
export async function minifyTemplates(source) {
  const style = STYLE.exec(source);
  if (style !== null) {
    const { code } = await transform(style[1], { loader: 'css', minify: true });
    return source.replace(STYLE, () => `css\`${code.trim()}\``);
  }
  if (!source.includes('html`')) return source;
  // Without the line breaks and comments of the code, only those of the templates are left.
  const { code } = await transform(source, { loader: 'ts', minifyWhitespace: true });
  return code.trim().replace(/\s*\n\s*(>|<\/)?/g, (_, end) => end ?? ' ');
}

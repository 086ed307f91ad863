// Gives each TypeScript example a button that runs it in the reader's browser, with the package that the site
// was built from. Here, when the site is built, an example becomes JavaScript whose imports are calls of
// `load` and whose top-level expressions are arguments of `show`; theme/RunnableExample.vue runs it. Examples
// that import entries for Node only are left as they are.
import ts from 'typescript';

/** The entries that run in a page. */
export const browserEntries = [
  'index',
  'classic',
  'environment',
  'expression',
  'generate',
  'natural',
  'operators',
  'templates',
  'verify',
];

/** A plugin of markdown-it, which VitePress reads pages with. */
export function addRunButtons(markdown) {
  const { fence } = markdown.renderer.rules;
  markdown.renderer.rules.fence = (tokens, index, ...rest) => {
    const html = fence(tokens, index, ...rest);
    const { info, content } = tokens[index];
    const program = info.trim() === 'ts' ? toProgram(content) : null;
    if (program === null) return html;
    return `${html}<RunnableExample program="${encodeURIComponent(program)}" />`;
  };
}

/** The body of an async function of `load` and `show`, or null if a page cannot run the example. */
export function toProgram(example) {
  const source = ts.createSourceFile('example.ts', example, ts.ScriptTarget.ES2022, true);
  const statements = source.statements.map((statement) => {
    if (ts.isImportDeclaration(statement)) return importOf(statement);
    const text = statement.getText();
    if (!ts.isExpressionStatement(statement)) return text;
    return `show(${JSON.stringify(text)}, ${statement.expression.getText()});`;
  });
  if (statements.includes(null)) return null;
  // A function around the statements lets them use await.
  const { outputText } = ts.transpileModule(`async () => {${statements.join('\n')}}`, {
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  });
  return outputText.slice(outputText.indexOf('{') + 1, outputText.lastIndexOf('}'));
}

function importOf(statement) {
  const entry = statement.moduleSpecifier.text.replace(/^numbers-game\/?/, '') || 'index';
  const names = statement.importClause.namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly);
  if (!browserEntries.includes(entry)) return null;
  return `const { ${names.map(({ name }) => name.text).join(', ')} } = await load('${entry}');`;
}

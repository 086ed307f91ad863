// Writes the pages of the site that come from the package itself: reference/api from the doc comments (by
// TypeDoc), reference/command-line.md from the command's own help. They are not committed.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application } from 'typedoc';
import { sourceOf } from '../scripts/entries.mjs';
import { SERVED } from './.vitepress/repository-links.mjs';
import { browserEntries } from './.vitepress/runnable-examples.mjs';

const docs = import.meta.dirname;
const root = join(docs, '..');
const reference = join(docs, 'reference');

rmSync(reference, { recursive: true, force: true });
mkdirSync(reference);
writeFileSync(join(reference, 'command-line.md'), describeCommands());
await describeEntries();
// The element runs in the pages that show it, and the package in the examples. Lists and other files that pages
// link to are served as they are.
const site = join(docs, 'public');
rmSync(join(site, 'numbers-game'), { recursive: true, force: true });
mkdirSync(join(site, 'numbers-game'), { recursive: true });
cpSync(join(root, 'build', 'element.min.js'), join(site, 'element.min.js'));
cpSync(join(root, 'app', 'public', 'icon.svg'), join(site, 'icon.svg'));
cpSync(join(docs, 'data'), join(site, 'data'), { recursive: true });
cpSync(join(docs, 'lists'), join(site, 'lists'), {
  recursive: true,
  filter: (name) => !name.endsWith('.gitignore'),
});
for (const name of SERVED) cpSync(join(root, name), join(site, name));
for (const name of modulesOf(browserEntries.map((entry) => `${entry}.js`))) {
  cpSync(join(root, 'build', 'esm', name), join(site, 'numbers-game', name));
}

function describeCommands() {
  const help = (...command) =>
    execFileSync(process.execPath, [join(root, 'build', 'esm', 'cli.js'), ...command, '--help'], {
      encoding: 'utf8',
      env: { ...process.env, COLUMNS: '100' },
    }).trimEnd();
  const describe = (title, command) => {
    const text = help(...command);
    const below = commandsOf(text).flatMap((name) =>
      describe([...command, name].join(' '), [...command, name]),
    );
    const level = '#'.repeat(command.length + 1);
    return [`${level} ${title}\n\n\`\`\`text\n${text}\n\`\`\`\n`, ...below];
  };
  return describe('Command line', []).join('\n');
}

/** The names of the commands that a help text lists. */
function commandsOf(help) {
  const [, list = ''] = /\nCommands:\n((?: .*\n?)*)/.exec(help) ?? [];
  return [...list.matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name).filter((name) => name !== 'help');
}

async function describeEntries() {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const entries = Object.keys(exports)
    .map((name) => (name === '.' ? 'index' : name.slice(2)))
    .filter((name) => /^[a-z]+$/.test(name) && name !== 'core');
  const app = await Application.bootstrapWithPlugins({
    entryPoints: entries.map((name) => join(root, 'src', `${sourceOf(name)}.ts`)),
    tsconfig: join(root, 'tsconfig.json'),
    plugin: ['typedoc-plugin-markdown'],
    readme: 'none',
    excludePrivate: true,
    excludeInternal: true,
    disableSources: true,
    skipErrorChecking: true,
    logLevel: 'Error',
    entryFileName: 'index',
    hideBreadcrumbs: true,
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('TypeDoc could not read the entries');
  // TypeDoc names a module by its path.
  for (const module of project.children) module.name = module.name.replace('solver/', '');
  await app.outputs.writeOutput({ name: 'markdown', path: join(reference, 'api') }, project);
  writeFileSync(join(reference, 'api', 'index.md'), listEntries());
}

/** The first page of the API: the table of entries of the guide, with the size of the first name of each. */
function listEntries() {
  const guide = (name) => readFileSync(join(docs, 'guide', `${name}.md`), 'utf8');
  const sizes = new Map(
    [...guide('size').matchAll(/^\| `(\w+)` +\| `([\w/-]+)` +\| ([\d.]+) /gm)]
      .reverse()
      .map(([, name, entry, size]) => [entry, `${size} kB (\`${name}\`)`]),
  );
  const [, section] = guide('first-steps').split('\n## Entries\n');
  const rows = [...section.split('\n## ')[0].matchAll(/^\| `(numbers-game[^`]*)` \| (.*) \|$/gm)].map(
    ([, entry, text]) => {
      const [, name = 'index'] = entry.split('/');
      const isDescribed = existsSync(join(reference, 'api', name)) && entry.split('/').length < 3;
      const shown = isDescribed ? `[\`${entry}\`](./${name}/index.md)` : `\`${entry}\``;
      const links = text.replaceAll('](../', '](../../').replaceAll(/\]\((?=[a-z])/g, '](../../guide/');
      return `| ${shown} | ${links} | ${sizes.get(entry) ?? ''} |`;
    },
  );
  return ['# API\n', '| entry | what it is for | gzipped |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

/** Modules of build/esm, and all that they import. */
function modulesOf(names) {
  const found = new Set(names);
  for (const name of found) {
    const text = readFileSync(join(root, 'build', 'esm', name), 'utf8');
    for (const [, imported] of text.matchAll(/^(?:import|export)\b[^;']*'\.\/([^']+)';$/gm))
      found.add(imported);
  }
  return found;
}

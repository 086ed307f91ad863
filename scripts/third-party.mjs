// Writes THIRD-PARTY.md, `npm run third-party`: the packages of which parts are in the published files, with
// their licences.
//
// esbuild tells which files a bundle took, so that no package is forgotten; test/package/third-party.test.ts
// fails if the file is not what this script would write. The web app is not published and has a list of its
// own, licenses.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { format, resolveConfig } from 'prettier';
import { ELEMENT_ENTRIES, ENTRIES, NODE_ENTRIES, sourceOf, THREADS } from './entries.mjs';
import { isMain } from './is-main.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const FILE = join(root, 'THIRD-PARTY.md');

const BUNDLES = {
  node: ['cli/run-command', ...NODE_ENTRIES.map(sourceOf), ...THREADS, 'atlas/read/draw-figure'],
  browser: [...ENTRIES, ...ELEMENT_ENTRIES].map(sourceOf),
};

const HEADING = `# Third-party software

The files in \`build/\` contain parts of these packages, bundled and otherwise unchanged. \`npm run third-party\` writes this file.
`;

/** The text of THIRD-PARTY.md. */
export async function listThirdParty() {
  const folders = new Set();
  for (const [platform, names] of Object.entries(BUNDLES)) {
    for (const folder of await bundledPackages(names, platform)) folders.add(folder);
  }
  const sections = [...folders].sort().map(describePackage);
  return format([HEADING, ...sections].join('\n'), { ...(await resolveConfig(FILE)), parser: 'markdown' });
}

/** The folders of the packages that end up in a bundle. */
async function bundledPackages(names, platform) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: names.map((name) => `src/${name}.ts`),
    outdir: 'build',
    bundle: true,
    write: false,
    metafile: true,
    platform,
    format: 'esm',
    loader: { '.wasm': 'empty' },
    logLevel: 'error',
  });
  return Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.keys(inputs).filter((path) => inputs[path].bytesInOutput > 0))
    .flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
}

function describePackage(folder) {
  const { name, homepage, repository, license } = readPackage(folder);
  const source = homepage ?? repository.url ?? `https://github.com/${repository}`;
  const address = source.replace(/#.*$/, '').replace(/^git\+|\.git$/g, '');
  return `## ${name}\n\n<${address}>, ${license}.\n\n\`\`\`text\n${readLicence(folder)}\n\`\`\`\n`;
}

function readPackage(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

function readLicence(folder) {
  const file = readdirSync(join(root, folder)).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) throw new Error(`${folder}: expected a file with its licence, got none`);
  return readFileSync(join(root, folder, file), 'utf8').trim();
}

if (isMain(import.meta.url)) {
  writeFileSync(FILE, await listThirdParty());
}

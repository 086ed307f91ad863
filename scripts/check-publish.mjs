// Refuses a release that is not ready: `node scripts/check-publish.mjs [TAG]`, and `npm publish` (as
// `prepublishOnly`). It refuses
//
//   - placeholders for the addresses of the project. The constant is `repository.url` of package.json; the
//     others have the same host, which test/package/release.test.ts checks. It ends in `.invalid`, a domain
//     that never exists (RFC 2606), because where the project will be published is for its owner to say
//   - a version without a dated entry in CHANGELOG.md
//   - a tag that is not that of the version
//   - changes that are not committed
//
// It checks the folder in which it is started.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PLACEHOLDER = /[\w.-]+\.invalid\b/;
/** Files that no reader is sent to an address by. */
const WITHOUT_ADDRESSES = /^(?:test|scripts)\//;

const [tag] = process.argv.slice(2);
const { version, homepage, repository, bugs } = JSON.parse(readFileSync('package.json', 'utf8'));
for (const failure of [...checkAddresses(), ...checkChangelog(), ...checkTag(), ...checkTree()]) {
  console.error(`publish: ${failure}`);
  process.exitCode = 1;
}

function* checkAddresses() {
  const addresses = { homepage, repository: repository?.url, bugs: bugs?.url };
  for (const [name, address] of Object.entries(addresses)) {
    if (address && !PLACEHOLDER.test(address)) continue;
    yield `package.json: expected the address of the project as ${name}, got ${String(address)}`;
  }
  const files = git('grep', '--files-with-matches', '-I', '\\.invalid').split('\n').filter(Boolean);
  for (const file of files) {
    if (file === 'package.json' || WITHOUT_ADDRESSES.test(file)) continue;
    const [placeholder] = PLACEHOLDER.exec(readFileSync(file, 'utf8')) ?? [];
    if (placeholder) yield `${file}: expected addresses of the project, got ${placeholder}`;
  }
}

function* checkChangelog() {
  const heading = readFileSync('CHANGELOG.md', 'utf8')
    .split(/\r?\n/)
    .find((line) => line.startsWith(`## [${version}]`));
  if (heading !== undefined && / - \d{4}-\d\d-\d\d$/.test(heading)) return;
  yield `CHANGELOG.md: expected an entry ## [${version}] with a date, got ${heading ?? 'none'}`;
}

function* checkTag() {
  if (tag !== undefined && tag !== `v${version}`) yield `tag: expected v${version}, got ${tag}`;
}

function* checkTree() {
  const changes = git('status', '--porcelain').split('\n').filter(Boolean);
  if (changes.length > 0) yield `tree: expected no changes, got ${changes.length}, such as ${changes[0]}`;
}

/** Runs git. Exit code 1 of `git grep` says that it found nothing. */
function git(...args) {
  const { status, stdout, stderr, error } = spawnSync('git', args, { encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0 && !(args[0] === 'grep' && status === 1)) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout;
}

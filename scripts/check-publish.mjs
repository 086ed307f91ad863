// Refuses to publish while the project has placeholders for its addresses, `npm publish` (as
// `prepublishOnly`).
//
// They end in `.invalid`, a domain that never exists (RFC 2606), because where the project will be published
// is for its owner to say.
import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const PLACEHOLDER = /[\w.-]+\.invalid\b/;
/** The files that readers of the published package or of the repository are sent to. */
const FILES = ['README.md', 'CITATION.cff', 'SECURITY.md', '.github/ISSUE_TEMPLATE/config.yml'];

const { homepage, repository, bugs } = JSON.parse(read('package.json'));
const addresses = { homepage, repository: repository?.url, bugs: bugs?.url };
for (const [name, address] of Object.entries(addresses)) {
  if (address && !PLACEHOLDER.test(address)) continue;
  fail(`package.json: expected the address of the project as ${name}, got ${String(address)}`);
}
for (const file of FILES) {
  const [placeholder] = PLACEHOLDER.exec(read(file)) ?? [];
  if (placeholder) fail(`${file}: expected addresses of the project, got ${placeholder}`);
}

function fail(message) {
  console.error(`publish: ${message}`);
  process.exitCode = 1;
}

// Refuses to publish while package.json has placeholders for the addresses of the project, `npm publish` (as
// `prepublishOnly`).
//
// They end in `.invalid`, a domain that never exists (RFC 2606), because where the project will be published
// is for its owner to say.
import { readFileSync } from 'node:fs';

const file = new URL('../package.json', import.meta.url);
const { homepage, repository, bugs } = JSON.parse(readFileSync(file, 'utf8'));
const addresses = { homepage, repository: repository?.url, bugs: bugs?.url };
const placeholders = Object.entries(addresses).filter(
  ([, address]) => !address || /\.invalid(?:[:/]|$)/.test(address),
);

for (const [name, address] of placeholders) {
  console.error(
    `publish: package.json: expected the address of the project as ${name}, got ${String(address)}`,
  );
}
process.exitCode = placeholders.length > 0 ? 1 : 0;

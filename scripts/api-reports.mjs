// The API reports, one for each entry, in test/api/: every exported name with its signature, as API Extractor
// writes them from the built types. `npm run api` writes them, and prints which ones changed; a test fails if
// a report in the repository is not that of the build, so that no change to the API goes unnoticed.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { ELEMENT_ENTRIES, ENTRIES, FRAMEWORK_ENTRIES, NODE_ENTRIES, sourceOf } from './entries.mjs';
import { isMain } from './is-main.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const silent = { default: { logLevel: 'none' } };

/**
 * Compares the report of each entry with the build, and replaces it if `update` is set.
 *
 * @returns the names of the entries whose reports differ
 */
export function compareReports(update) {
  mkdirSync(join(root, 'test/api'), { recursive: true });
  const entries = [...ENTRIES, ...NODE_ENTRIES, ...ELEMENT_ENTRIES, ...FRAMEWORK_ENTRIES];
  const configs = entries.map(configure);
  const files = configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath);
  const compilerState = CompilerState.create(configs[0], { additionalEntryPoints: files });
  const messageCallback = (message) => (message.logLevel = 'none');
  const options = { compilerState, localBuild: update, messageCallback };
  return entries.filter((_, index) => Extractor.invoke(configs[index], options).apiReportChanged);
}

function configure(entry) {
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'package.json'),
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: join(root, `build/esm/${sourceOf(entry)}.d.ts`),
      compiler: { tsconfigFilePath: join(root, 'tsconfig.json') },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFolder: join(root, 'test/api'),
        reportTempFolder: join(root, 'build/api'),
        reportFileName: entry,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
}

if (isMain(import.meta.url)) {
  const changed = compareReports(true);
  console.log(changed.length === 0 ? 'api: no change' : `api: changed ${changed.join(', ')}`);
}

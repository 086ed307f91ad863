// The order of the folders: each imports only from itself and from those before it, and there are no cycles.
// `npm run lint` checks it.
const SRC = [
  ...[
    'core',
    'expression',
    'reading',
    'solver',
    'operators',
    'verify',
    'parallel',
    'environment',
    'generate',
  ],
  ...['worker', 'batch', 'classic', 'templates', 'atlas', 'play', 'element', 'cli'],
];
const ASSEMBLY = 'core natural reach forms trees queries chosen-operators classic'.split(' ');

/** Each folder and those that it must not import from. */
const downward = (root, folders) =>
  folders.map((folder, index) => ({
    name: `${root}/${folder}: imports from a later folder`,
    severity: 'error',
    from: { path: `^${root}/${folder}/` },
    to: { path: `^${root}/(${folders.slice(index + 1).join('|') || '-'})/` },
  }));

export default {
  forbidden: [
    { name: 'cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'src/solver: no cycle of folders',
      scope: 'folder',
      severity: 'error',
      from: { path: '^src/solver' },
      to: { circular: true },
    },
    ...downward('src', SRC),
    ...downward('assembly', ASSEMBLY),
    {
      name: 'src/: a folder of its own',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^src/[^/]+/', pathNot: `^src/(${SRC.join('|')})/` },
    },
    {
      name: 'app/: of the sources, only play/, reading/ and the element beside the entries of the package',
      severity: 'error',
      from: { path: '^app/src/' },
      to: {
        path: '^(src|assembly|scripts)/',
        pathNot: ['^src/(play|reading|element)/', '^src/index\\.ts$', '^src/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'src/: imports from app/',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^app/' },
    },
    {
      // The element shares the entries with the page around it; /core adds its solver to the main entry.
      name: 'entry: only the front ends use the package as others do',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: ['^src/(play|element)/', '^src/solver/core\\.ts$'] },
      to: { path: ['^src/index\\.ts$', '^src/[^/]+/index\\.ts$'] },
    },
    { name: 'boundary', severity: 'error', from: { path: '^assembly/(?!core/)' }, to: { path: '^src/' } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};

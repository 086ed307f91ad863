// The order of the folders: each imports only from itself and from those before it, and there are no cycles.
// `npm run lint` checks it.
const SRC = 'core expression solver operators verify bulk atlas literature play cli'.split(' ');
const ASSEMBLY = 'core natural reach forms trees queries closure classic'.split(' ');

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
    ...downward('src', SRC),
    ...downward('assembly', ASSEMBLY),
    {
      name: 'src/: a folder of its own',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^src/[^/]+/', pathNot: `^src/(${SRC.join('|')})/` },
    },
    {
      // The element shares the entries with the page around it, and our page takes the worker as published.
      name: 'entry: only the front ends of play/ use the package as others do',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: '^src/play/' },
      to: { path: '^src/[^/]+\\.ts$' },
    },
    { name: 'boundary', severity: 'error', from: { path: '^assembly/(?!core/)' }, to: { path: '^src/' } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};

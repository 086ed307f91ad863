// Compiles an entry of assembly/ for targets, one after the other: `node scripts/compile.mjs ENTRY
// TARGET...`. Targets that keep their assertions are in asconfig.debug.json, as a target cannot drop what it
// inherits. It is a program so that the build can compile several entries at once, and takes several targets
// because each process has to load the compiler.
import { main } from 'assemblyscript/asc';

const [entry, ...targets] = process.argv.slice(2);
for (const target of targets) {
  const { error, stdout, stderr } = await main([entry, '--config', configOf(target), '--target', target]);
  process.stdout.write(stdout.toString());
  process.stderr.write(stderr.toString());
  if (error) {
    console.error(`asc ${target}: ${error.message}`);
    process.exit(1);
  }
}

function configOf(target) {
  return /debug|layout/.test(target) ? 'asconfig.debug.json' : 'asconfig.json';
}

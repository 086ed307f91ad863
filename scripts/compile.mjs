// Compiles an entry of assembly/ for targets of asconfig.json, one after the other:
// `node scripts/compile.mjs ENTRY TARGET...`. It is a program so that the build can compile several entries
// at once, and takes several targets because each process has to load the compiler.
import { main } from 'assemblyscript/asc';

const [entry, ...targets] = process.argv.slice(2);
for (const target of targets) {
  const { error, stdout, stderr } = await main([entry, '--target', target]);
  process.stdout.write(stdout.toString());
  process.stderr.write(stderr.toString());
  if (error) {
    console.error(`asc ${target}: ${error.message}`);
    process.exit(1);
  }
}

// `numbers-game help atlas plan`: prints the help of a command at any depth. The help command of commander
// takes only one name, and ignores further ones.
import type { Command } from 'commander';

/** Adds the command to the program. Precondition: all other commands were added. */
export function addHelp(program: Command): void {
  program.helpCommand(false);
  program
    .command('help')
    .summary('show the help of a command')
    .description('Shows the help of the program, or of a command.')
    .argument('[command...]', 'the name of a command, such as solve or atlas plan')
    .action((names: string[]) => {
      findCommand(program, names).help();
    });
}

function findCommand(program: Command, names: readonly string[]): Command {
  return names.reduce((parent, name) => {
    const command = parent.commands.find((each) => each.name() === name);
    return command ?? program.error(`error: unknown command '${names.join(' ')}'`);
  }, program);
}

// `numbers-game help atlas plan`: prints the help of a command at any depth. The help command of commander
// takes only one name, and ignores further ones.
import type { Command } from 'commander';

/**
 * Adds the command to the program. Precondition: all other commands were added.
 *
 * @param define defines a command of the program, whose options and commands are not known before
 */
export function addHelp(program: Command, define: (command: Command) => Promise<void>): void {
  program.helpCommand(false);
  program
    .command('help')
    .summary('show the help of a command')
    .description('Shows the help of the program, or of a command.')
    .argument('[command...]', 'the name of a command, such as solve or atlas plan')
    .action(async (names: string[]) => {
      let named = program;
      for (const name of names) {
        const command = named.commands.find((each) => each.name() === name);
        named = command ?? program.error(`error: unknown command '${names.join(' ')}'`);
        await define(named);
      }
      named.help();
    });
}

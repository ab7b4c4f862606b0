import { usageError, type UserError } from '../../errors.ts';
import { COMMANDS } from './command-table.ts';
import { commandFlags, commandOptions } from './flags.ts';

/** The error for a command line that has flags only. It names a command that has all of them. */
export function missingCommand(args: readonly string[]): UserError {
  const given = args.flatMap((arg) => /^--(?:no-)?([a-z-]+)/.exec(arg)?.[1] ?? []);
  const example = COMMANDS.find(({ name }) => {
    const known = new Set([...commandFlags(name), ...commandOptions(name)].map((flag) => flag.name));
    return given.every((flag) => known.has(flag));
  });
  const named = example === undefined ? 'Name one' : `Name one, for example \`housestyle ${example.name}\``;
  return usageError('missing-command', 'The command is missing', `${named}; \`housestyle help\` lists all.`);
}

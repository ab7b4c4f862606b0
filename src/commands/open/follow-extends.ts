import type { Options } from '../../options/options.ts';
import { keepUndecided, standInFor } from '../../options/extend-config.ts';
import type { GivenConfig, GivenOptions } from '../../options/given.ts';
import { quote } from '../../text/shown/quote.ts';
import { VERSION } from '../../version.ts';
import type { CommandLine } from '../arguments/command-line.ts';
import type { Terminal } from '../output/terminal.ts';
import type { ReadExtended } from './read-extended.ts';
import { readNamedServer } from './server-address.ts';

/** What counts of a configuration and of the flags of a command. */
export interface Followed {
  readonly config: GivenConfig;
  readonly flags: GivenOptions;
  /** The keys that the extended file decides. */
  readonly policy: readonly string[];
}

/**
 * Puts the configuration on top of the file that its `extends` names, if it names one, and takes the flags away that the
 * policy of that file decides. Throws a `UserError` as `ReadExtended` does.
 */
export type FollowExtends = (own: GivenConfig, flags: GivenOptions) => Promise<Followed>;

/**
 * Follows `extends` for a command with `--github-token`, as the Action does, and says which flags do not count. Without a
 * token, nothing is asked of GitHub, and the result is undefined. The token is only sent to github.com, or to the server that
 * the environment names.
 */
export function followExtends(
  { options }: Pick<CommandLine, 'options'>,
  terminal: Pick<Terminal, 'environment' | 'signal' | 'say'>,
): FollowExtends | undefined {
  const token = options.get('github-token')?.value;
  if (typeof token !== 'string' || token === '') {
    return undefined;
  }
  let reading: Promise<ReadExtended> | undefined;
  const open = async (): Promise<ReadExtended> => {
    const { openExtended } = await import('./read-extended.ts');
    const apiUrl = readNamedServer(terminal.environment);
    const settings = { token, apiUrl, version: VERSION, signal: terminal.signal };
    return openExtended(settings, 'Check `extends`, and that the token of `--github-token` can read that repository.');
  };
  const said = new Set<string>();
  return followWith(
    async (own, named) => (await (reading ??= open()))(own, named),
    (flag, extended) => {
      const decider = quote(extended, { most: 150 });
      const sentence = `The flag \`--${flag}\` does not count: the policy of ${decider} decides it.`;
      // A command may read the configurations of many commits.
      if (!said.has(sentence)) {
        said.add(sentence);
        terminal.say(sentence);
      }
    },
  );
}

/**
 * Makes the function that follows `extends`.
 *
 * @param read reads the file that is extended
 * @param onOverruled hears of each flag that a policy decides, and the name of the extended file
 */
export function followWith(
  read: ReadExtended,
  onOverruled: (flag: string, extended: string) => void = () => {},
): FollowExtends {
  return async (own, flags) => {
    const named = own.options.get('extends');
    if (named === undefined) {
      return { config: own, flags, policy: [] };
    }
    const config = await read(own, named);
    const counting = keepUndecided(flags, config.policy);
    [...flags.keys()]
      .filter((flag) => !counting.has(flag))
      .forEach((flag) => {
        onOverruled(flag, String(named.value));
      });
    return { config, flags: counting, policy: config.policy };
  };
}

/** The same for the head of a change, of which no other file is read than the one that the trusted revision extends. */
export function followOnly(
  follow: FollowExtends | undefined,
  trusted: Pick<Options, 'extends'>,
): FollowExtends | undefined {
  return (
    follow &&
    (async (own, flags) => {
      const given = own.options.get('extends');
      const named = standInFor(given, trusted.extends);
      if (given === undefined || named === undefined) {
        return { config: own, flags, policy: [] };
      }
      const followed = await follow({ ...own, options: new Map([...own.options, ['extends', named]]) }, flags);
      return {
        ...followed,
        config: { ...followed.config, options: new Map([...followed.config.options, ['extends', given]]) },
      };
    })
  );
}

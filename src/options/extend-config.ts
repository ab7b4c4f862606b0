import { usageError, type UserError } from '../errors.ts';
import type { ConfigOnly, GivenConfig, GivenOptions, GivenValue } from './given.ts';
import { throwAll } from './problems.ts';
import { readPolicy } from './read-policy.ts';

/** A configuration file of another repository, at a commit. */
export interface ExtendedFile {
  readonly owner: string;
  readonly repository: string;
  readonly path: string;
  readonly commit: string;
}

/** No name is `.` or `..`, and a path has no `..`, query or other sign that an address gives a meaning. */
const EXTENDS =
  /^((?!\.{1,2}\/)[\w.-]{1,100})\/((?!\.{1,2}\/)[\w.-]{1,100})\/((?:(?!\.{1,2}(?:\/|@))[\w.-]{1,100}\/){0,20}(?!\.{1,2}@)[\w.-]{1,100})@([0-9a-fA-F]{40})$/;

/** Reads `owner/repository/path@commit`. A branch or tag is refused: whoever moves it would change all repositories at once. */
export function readExtends({ value, where }: GivenValue): ExtendedFile {
  const [, owner, repository, path, commit] = typeof value === 'string' ? (EXTENDS.exec(value) ?? []) : [];
  if (owner === undefined || repository === undefined || path === undefined || commit === undefined) {
    throw usageError(
      'wrong-extends',
      `\`extends\` must name a file of a repository at a commit, not ${JSON.stringify(value)}`,
      'Write `owner/repository/path/to/file.yml@` and the 40 hexadecimal digits of the commit.',
      where.kind === 'file' ? where.place : undefined,
    );
  }
  return { owner, repository, path, commit: commit.toLowerCase() };
}

/**
 * What a change extends, to compare the options after the merge with those before it. Throws a `UserError` for a name that
 * later runs would refuse. A file that only the change names is not read, because it could be any that the token may read:
 * the one that the trusted revision extends is read in its place, so the comparison shows what the change itself sets.
 *
 * @param named what the change gives for `extends`, or an input or a flag
 * @param trusted what counts before the change
 */
export function standInFor(named: GivenValue | undefined, trusted: string | undefined): GivenValue | undefined {
  if (named === undefined) {
    return undefined;
  }
  readExtends(named);
  return trusted === undefined ? undefined : { ...named, value: trusted };
}

/**
 * A sentence for a run that reads the repository's own configuration alone, if that extends another file: where it says so,
 * and what to do. Undefined if it does not.
 */
export function describeUnreadExtends({ options }: GivenConfig): string | undefined {
  const given = options.get('extends');
  if (given === undefined) {
    return undefined;
  }
  const { value, where } = given;
  const place = where.kind === 'file' ? `\`${where.place.path}:${where.place.line ?? 1}\`` : `\`${where.name}\``;
  return typeof value === 'string' && EXTENDS.test(value)
    ? `${place}: without a token, the file that \`extends\` names is not read, so its keys and its policy do not count here; pass \`--github-token TOKEN\` (\`gh auth token\` prints one) to read it as the Action does.`
    : `${place}: this command does not read the file that \`extends\` names, and the Action refuses it, because it names no commit; write \`owner/repository/path/to/file.yml@\` and the 40 hexadecimal digits of the commit.`;
}

/**
 * A sentence about a file with a `policy`, which other repositories extend, that extends a file itself: their runs would end
 * with an error. Undefined for any other configuration.
 */
export function describeNestedExtends({ options, configOnly }: GivenConfig): string | undefined {
  const where = options.get('extends')?.where;
  return where?.kind === 'file' && isOwn(configOnly, 'policy')
    ? `\`${where.place.path}:${where.place.line ?? 1}\`: a file with a \`policy\` is one that other repositories extend, and a file that is extended cannot extend another, so their runs would end with an error; remove \`extends\` or \`policy\`.`
    : undefined;
}

/** A sentence that names the file that is extended, and what its policy decides. */
export function describeFollowed(name: string, policy: readonly string[]): string {
  const decided = policy.length === 0 ? '' : ` Its policy decides ${policy.map((key) => `\`${key}\``).join(', ')}.`;
  return `The configuration extends ${name}.${decided}`;
}

/** A configuration with what it extends. */
export interface ExtendedConfig extends GivenConfig {
  /** The keys that the extended file alone decides, also where it has no value for them. */
  readonly policy: readonly string[];
}

/**
 * Puts a configuration on top of the one it extends. Keys that the `policy` of the extended file lists cannot be set again.
 * Throws a `UserError` with the place of each key that tries.
 *
 * @param name of the extended file, for messages
 */
export function extendConfig(own: GivenConfig, extended: GivenConfig, name: string): ExtendedConfig {
  if (extended.options.has('extends')) {
    throw usageError(
      'nested-extends',
      `${name} extends another file`,
      'A file that is extended cannot extend another.',
    );
  }
  const { value: policy, problems } = readPolicy(extended.configOnly, name);
  throwAll(problems);
  throwAll(listWeakened(own, policy, name));
  return {
    options: new Map([...extended.options, ...own.options]),
    configOnly: {
      values: { ...extended.configOnly.values, ...own.configOnly.values },
      findPlace: (path, of) => (isOwn(own.configOnly, path[0]) ? own : extended).configOnly.findPlace(path, of),
    },
    policy,
  };
}

/**
 * Inputs that say which work a job does. A policy keeps them out of configuration files only: without them, a job that
 * validates would review, and each job of a large review would review everything.
 */
const NAMES_THE_WORK: ReadonlySet<string> = new Set(['mode', 'shard']);

/**
 * The inputs that count: without those that a policy decides. Where the extended file has no value for a key, its default
 * counts, and not the input.
 */
export function keepUndecided(inputs: GivenOptions, policy: readonly string[]): GivenOptions {
  return new Map([...inputs].filter(([key]) => NAMES_THE_WORK.has(key) || !policy.includes(key)));
}

function isOwn({ values }: ConfigOnly, key: string | number | undefined): boolean {
  return key !== undefined && Object.hasOwn(values, key);
}

function listWeakened(
  { options, configOnly }: GivenConfig,
  policy: readonly string[],
  name: string,
): readonly UserError[] {
  return policy.flatMap((key) => {
    const where = options.get(key)?.where;
    const place = where?.kind === 'file' ? where.place : configOnly.findPlace([key], 'key');
    return options.has(key) || isOwn(configOnly, key)
      ? [
          usageError(
            'set-by-policy',
            `\`${key}\` is decided by the policy of ${name}`,
            'Remove it from the configuration of this repository.',
            place,
          ),
        ]
      : [];
  });
}

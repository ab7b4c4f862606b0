import { usageError, type UserError } from '../errors.ts';
import { CONFIG_ONLY, type ConfigOnly } from './given.ts';
import { OPTIONS } from './options.ts';
import { suggestionFor } from './problems.ts';
import { wordsIn } from '../structures/words-in.ts';

/**
 * Reads `policy`: the keys that repositories which extend the file cannot set again. It is checked wherever the file is read,
 * so that its author learns of a mistake before it stops the runs of all repositories.
 *
 * @param name of a file that another one extends, for messages
 */
export function readPolicy(
  { values, findPlace }: ConfigOnly,
  name?: string,
): { readonly value: readonly string[]; readonly problems: readonly UserError[] } {
  const known: readonly string[] = [...OPTIONS.map((spec) => spec.name), ...CONFIG_ONLY];
  const { policy = [] } = values;
  if (!Array.isArray(policy) || policy.some((key) => typeof key !== 'string')) {
    const of = name === undefined ? '' : ` of ${name}`;
    const hint = 'Write a list, such as `policy: [fail-on, min-coverage]`.';
    const wrong = usageError('wrong-policy', `\`policy\`${of} must be a list of keys`, hint, findPlace(['policy']));
    return { value: [], problems: [wrong] };
  }
  const keys = policy.map(String);
  const problems = keys.flatMap((key, index) =>
    key === 'extends'
      ? [
          usageError(
            'wrong-policy',
            '`policy` cannot list `extends`, with which repositories name the file with the policy',
            'Remove it. An `extends` that a required workflow gives as an input wins over that of a repository.',
            findPlace(['policy', index]),
          ),
        ]
      : known.includes(key)
        ? []
        : [
            usageError(
              'wrong-policy',
              `\`policy\` lists the unknown key \`${key}\``,
              suggestionFor(key, known),
              findPlace(['policy', index]),
            ),
          ],
  );
  return { value: keys, problems };
}

/** Keys that say when a run fails. */
const FAILS: ReadonlySet<string> = new Set(['fail-on', 'fail-on-unread', 'min-coverage']);

/**
 * Keys with which a repository has less judged, or nothing. What they leave out does not count in the coverage, except for
 * switched-off checks.
 */
const LESS_IS_JUDGED: readonly string[] = wordsIn(`
  mode paths ignore content-exclusion min-severity literal-checks leave-out-checks instructions-from shard
  review-label review-drafts
`);

/**
 * The keys that a policy on when a run fails leaves to the repositories, although they can have less judged with them.
 *
 * @param policy keys that repositories cannot set
 */
export function listWaysAround(policy: readonly string[]): readonly string[] {
  return policy.some((key) => FAILS.has(key)) ? LESS_IS_JUDGED.filter((key) => !policy.includes(key)) : [];
}

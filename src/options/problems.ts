import { editDistance } from '../text/edit-distance.ts';
import { describeUserError, usageError, type UserError } from '../errors.ts';
import { OPTIONS } from './options.ts';

/**
 * The most problems that are reported for one file. For each one the place and a similar name are searched, and nobody
 * reads more.
 */
export const MAX_PROBLEMS = 100;

/** The page that lists all inputs and keys of the configuration. */
const KEYS_PAGE = 'https://github.com/housestyle/housestyle/blob/main/docs/reference.md#inputs';

/** Fewest characters of a name that stand for the only name which begins with them: `warn` for `warning`. */
const MIN_PREFIX = 3;

/** A hint for an unknown name: `Did you mean …?` with the nearest known name, or where to find the names. */
export function suggestionFor(
  name: string,
  names: readonly string[] = OPTIONS.map((spec) => spec.name),
  otherwise = `All names are at ${KEYS_PAGE}.`,
): string {
  // People also write `dryRun` and `dry_run` for `dry-run`.
  const spelled = name.replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  const nearest = names
    .map((candidate) => ({ candidate, edits: editDistance(spelled, candidate) }))
    .toSorted((a, b) => a.edits - b.edits)[0];
  const longer = spelled.length < MIN_PREFIX ? [] : names.filter((candidate) => candidate.startsWith(spelled));
  const [completed] = longer;
  if (completed !== undefined && longer.length === 1) {
    return `Did you mean \`${completed}\`?`;
  }
  const isNear = nearest !== undefined && nearest.edits <= Math.max(2, Math.floor(name.length / 3));
  return isNear ? `Did you mean \`${nearest.candidate}\`?` : otherwise;
}

/** Throws one error that lists all problems, if there are any. */
export function throwAll(problems: readonly UserError[]): void {
  const [first, ...others] = problems;
  if (first === undefined) {
    return;
  }
  if (others.length === 0) {
    throw first;
  }
  throw usageError(first.code, problems.map(describeUserError).join('\n'));
}

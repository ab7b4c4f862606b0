import { usageError } from '../../errors.ts';

/** What was given on the command line, by name. */
type GivenFlags = ReadonlyMap<string, { readonly value: unknown }>;

/** Throws a `UserError` for flags that `validate` would not use together with the others. */
export function refuseMixedFlags(given: GivenFlags): void {
  for (const [name, isUseless, hint] of listConflicts(given)) {
    if (isUseless) {
      throw usageError('mixed-flags', `\`--${name}\` does nothing here`, hint);
    }
  }
}

function listConflicts(given: GivenFlags): readonly (readonly [name: string, isUseless: boolean, hint: string])[] {
  const has = (name: string): boolean => given.has(name);
  const isSuggest = given.get('fix')?.value === 'suggest';
  const isOtherFormat = has('format') && given.get('format')?.value !== 'text';
  const alone = 'The baseline is always written for all findings of the named paths. Use one of the two.';
  return [
    ['dry-run', has('dry-run') && !has('fix'), '`validate` writes files only with `--fix`.'],
    ['summary', has('summary') && has('format'), 'The summary has no other format. Use `--summary` or `--format`.'],
    ['summary', has('summary') && isSuggest, 'Use `--summary` or `--fix=suggest`.'],
    [
      'fix=suggest',
      isSuggest && isOtherFormat,
      '`--format json` has the suggestions of each finding anyway; the other formats show none.',
    ],
    ...['fix', 'summary', 'rule', 'severity', 'format', 'sarif-file'].map(
      (name) => [name, has('write-baseline') && has(name), alone] as const,
    ),
  ];
}

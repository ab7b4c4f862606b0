import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Finding, ValidatedRepository } from './repositories.ts';

/** What a person said of a finding after opening its place. */
export interface Judgement {
  readonly repository: string;
  readonly commit: string;
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly judgement: Verdict;
  /** The reason, in a few words. */
  readonly why: string;
}

/**
 * `true`: a maintainer who knows the clients would change the place. `arguable`: what the finding says is right, but it is
 * a matter of taste, or it has no effect here. `false`: the place is right as it is, or the finding says something wrong.
 */
export type Verdict = 'true' | 'arguable' | 'false';

const FILE = fileURLToPath(new URL('ledger.json', import.meta.url));

/** Reads all judgements, in the order of the file. */
export function readLedger(): readonly Judgement[] {
  const file = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly findings: readonly Judgement[] };
  return file.findings;
}

/** Looks a finding up in the ledger: by repository, commit, rule, path and line. */
export function findJudgement(
  ledger: readonly Judgement[],
): (repository: ValidatedRepository, finding: Finding) => Judgement | undefined {
  const byKey = new Map(ledger.map((one) => [keyOf(one.repository, one.commit, one), one]));
  return (repository, finding) => byKey.get(keyOf(repository.name, repository.commit, finding));
}

function keyOf(
  repository: string,
  commit: string,
  { rule, path, line }: Pick<Finding, 'rule' | 'path' | 'line'>,
): string {
  return [repository, commit, rule, path, line].join('\0');
}

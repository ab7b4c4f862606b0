/** What readers said of the findings of `changes.ts`, kept in `judged.json`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Verdict = 'right' | 'wrong' | 'arguable';

/** One place that a literal check reports. */
export interface FoundViolation {
  readonly repository: string;
  readonly commit: string;
  readonly path: string;
  readonly line?: number;
  /** The words that the finding cites. */
  readonly statement: string;
  /** `path:line` of the statement. */
  readonly source: string;
  readonly title: string;
  readonly body: string;
  /** The line of code. */
  readonly code?: string;
  readonly suggestion?: string;
}

/** A judged finding. */
export interface Judgement extends Pick<FoundViolation, 'repository' | 'commit' | 'path' | 'line' | 'statement'> {
  /** What is reported there: one statement can rule out several things of a line. */
  readonly title: string;
  readonly verdict: Verdict;
  /** Why, if it is not `right`. */
  readonly reason?: string;
}

const FILE = fileURLToPath(new URL('judged.json', import.meta.url));

/** The judgements by the place, statement and title of what they judge. */
export function readJudgements(): ReadonlyMap<string, Judgement> {
  const { judged } = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly judged: readonly Judgement[] };
  return new Map(judged.map((one) => [keyOf(one), one]));
}

/** The verdict on a finding. Undefined if nobody has judged it yet. */
export function verdictOf(found: FoundViolation, judged: ReadonlyMap<string, Judgement>): Verdict | undefined {
  return judged.get(keyOf(found))?.verdict;
}

/** One sentence: how many of the findings are right, and how many nobody has judged. */
export function drawPrecision(found: readonly FoundViolation[]): string {
  const judged = readJudgements();
  const verdicts = found.map((one) => verdictOf(one, judged));
  const [right, wrong, arguable] = (['right', 'wrong', 'arguable'] as const).map(
    (verdict) => verdicts.filter((one) => one === verdict).length,
  );
  const known = verdicts.filter((one) => one !== undefined).length;
  const share = known === 0 ? '–' : `${((100 * (right ?? 0)) / known).toFixed(1)} %`;
  return (
    `Precision: ${right} of ${known} judged findings are right (${share}), ${arguable} arguable, ${wrong} wrong; ` +
    `${verdicts.length - known} are not judged.`
  );
}

function keyOf({ repository, commit, path, line, statement, title }: Omit<Judgement, 'verdict' | 'reason'>): string {
  return JSON.stringify([repository, commit, path, line ?? 0, statement, title]);
}

import type { Draft, Finding } from '../../../src/findings/types.ts';
import { placeFindings } from '../../../src/findings/place.ts';
import { proveSuggestions } from '../../../src/findings/suggestions/prove-suggestions.ts';
import type { Grammars } from '../../../src/syntax/types.ts';
import { fileOf, hunkAt } from '../file-change.ts';

/** A file in which one range of lines was added, and what a model suggests for it. */
export interface Suggested {
  readonly path: string;
  /** The lines of the head. Those that begin with `+` are replaced. */
  readonly head: readonly string[];
  readonly suggestion: string;
  readonly fields?: Partial<Draft>;
  /** Instead of the head: undefined if it cannot be read. */
  readonly readHead?: () => Promise<string | undefined>;
  readonly grammars?: Grammars;
}

/** Places a finding with a suggestion, and has the suggestion proven. The quote has all replaced lines. */
export async function prove({ path, head, suggestion, fields, readHead, grammars }: Suggested): Promise<{
  readonly finding: Finding;
  readonly leftOut: readonly string[];
  readonly lines: readonly string[];
}> {
  const lines = head.map((line) => line.slice(1));
  const numbers = head.flatMap((line, at) => (line.startsWith('+') ? [at + 1] : []));
  const [first = 1, last = 1] = [numbers[0], numbers.at(-1)];
  const file = fileOf(path, hunkAt(1, head));
  const draft: Draft = {
    path,
    line: last,
    ...(first < last ? { startLine: first } : {}),
    side: 'RIGHT',
    quote: lines.slice(first - 1, last).join('\n'),
    severity: 'low',
    kind: 'bug',
    title: 'Wrong',
    body: 'This is wrong.',
    origin: 'model',
    suggestion,
    ...fields,
  };
  const placed = placeFindings([draft], [file], [], { minSeverity: 'low' });
  const proven = await proveSuggestions(placed.findings, {
    files: [file],
    readHead: readHead ?? (() => Promise.resolve(`${lines.join('\n')}\n`)),
    grammars,
  });
  const [finding] = proven.findings;
  if (finding === undefined) {
    throw new TypeError('a finding was lost');
  }
  return { finding, leftOut: proven.leftOut.map(({ reason }) => reason), lines };
}

/** Describes the outcome of the suggestion in one text. */
export async function outcome(suggested: Suggested): Promise<string> {
  const { finding, leftOut } = await prove(suggested);
  if (finding.suggestion !== undefined) {
    return finding.suggestion;
  }
  return finding.proposal === undefined
    ? `dropped: ${leftOut.join('; ').replace(/^.*not shown: /, '')}`
    : `shown: ${finding.proposal.reason}`;
}

import type { OddCharacters, OddKind } from '../../text/hidden/odd-characters.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import type { Particulars, Report, Said } from '../types.ts';

/** Reports the odd characters of a kind, one report for each run. `describe` returns `undefined` for those that are allowed. */
export function reportOddCharacters(
  text: CheckedText,
  kind: OddKind,
  report: Report,
  describe: (characters: string, run: OddCharacters) => readonly [Said, Particulars?] | undefined,
): void {
  for (const run of text.oddCharacters) {
    const described = run.kind === kind ? describe(text.text.slice(run.start, run.end), run) : undefined;
    if (described !== undefined) {
      report({ start: run.start, end: run.end }, ...described);
    }
  }
}

/** A fix that removes the characters. People who read the file see no difference. */
export function removeCharacters({ start, end }: OddCharacters): Particulars {
  return { fix: { kind: 'edits', edits: [{ start, end, text: '' }] } };
}

/** Writes ` and 3 more`, to follow the first of several characters. */
export function andMore(characters: string): string {
  const others = [...characters].length - 1;
  return others === 0 ? '' : ` and ${others} more`;
}

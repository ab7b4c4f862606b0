import type { OddCharacters, OddKind } from '../../text/hidden/odd-characters.ts';
import type { CheckedText } from '../reading/checked-text.ts';
import type { Particulars, Report, Said } from '../types.ts';

/** Reports the odd characters of a kind, each run of them once; `tell` says nothing of those that may stand. */
export function reportOdd(
  text: CheckedText,
  kind: OddKind,
  report: Report,
  tell: (characters: string, run: OddCharacters) => readonly [Said, Particulars?] | undefined,
): void {
  for (const run of text.oddCharacters) {
    const told = run.kind === kind ? tell(text.text.slice(run.start, run.end), run) : undefined;
    if (told !== undefined) {
      report({ start: run.start, end: run.end }, ...told);
    }
  }
}

/** Takes the characters out: whoever reads the file sees the same as before. */
export function takingOut({ start, end }: OddCharacters): Particulars {
  return { fix: { kind: 'edits', edits: [{ start, end, text: '' }] } };
}

/** ` and 3 more`, behind the first of several characters. */
export function andMore(characters: string): string {
  const others = [...characters].length - 1;
  return others === 0 ? '' : ` and ${others} more`;
}

import type { FileChange, Hunk } from '../changes/types.ts';
import { groupBy } from '../text/group-by.ts';
import { lazily } from '../text/lazily.ts';
import { normalizeLine, withoutLineNumber } from './quoted-line.ts';
import { sidedLines, type SidedLine } from './sided-lines.ts';
import type { Draft } from './types.ts';

/** The lines of a file that a model saw. Its quotes are searched in them. */
export interface QuotableLines {
  readonly lines: readonly SidedLine[];
  /** The line of a quote. If several match, the one on the draft's side and nearest to its line number. */
  readonly find: (quote: string, near: Pick<Draft, 'side' | 'line'>) => SidedLine | undefined;
}

/** Remembers the normalized lines of a file, because a model may report thousands of findings for it. */
const KNOWN = new WeakMap<readonly Hunk[], QuotableLines>();

/** A shorter quote would be found inside too many lines, so it must match a whole line. */
const LEAST_PARTIAL_QUOTE = 8;

/** The lines of a file's change, or of its view. */
export function quotableLines({ view, hunks }: FileChange): QuotableLines {
  const shown = view?.hunks ?? hunks;
  const known = KNOWN.get(shown) ?? readLines(sidedLines(shown));
  KNOWN.set(shown, known);
  return known;
}

interface PlainLine {
  readonly line: SidedLine;
  readonly text: string;
}

function readLines(lines: readonly SidedLine[]): QuotableLines {
  const plain = lazily(() => lines.map((line): PlainLine => ({ line, text: normalizeLine(line.text) })));
  const byText = lazily(() => groupBy(plain(), ({ text }) => text));
  const whole = lazily(() =>
    plain()
      .map(({ text }) => text)
      .join('\n'),
  );
  const findWithin = (part: string): readonly PlainLine[] =>
    part.length >= LEAST_PARTIAL_QUOTE && whole().includes(part)
      ? plain().filter(({ text }) => text.includes(part))
      : (byText().get(part) ?? []);
  return {
    lines,
    find: (quote, near) => {
      const wanted = normalizeLine(lastLine(quote));
      return wanted === '' ? undefined : nearest(byText().get(wanted) ?? findWithin(withoutLineNumber(wanted)), near);
    },
  };
}

/** The last line of a quote, which is the line that a draft is about. */
function lastLine(quote: string): string {
  const text = quote.trimEnd();
  return text.slice(text.lastIndexOf('\n') + 1);
}

function nearest(found: readonly PlainLine[], { side, line }: Pick<Draft, 'side' | 'line'>): SidedLine | undefined {
  let best: SidedLine | undefined;
  for (const one of found) {
    best = best === undefined || isNearer(one.line, best) ? one.line : best;
  }
  return best;

  function isNearer(a: SidedLine, b: SidedLine): boolean {
    return a.side === b.side ? Math.abs(a.line - line) < Math.abs(b.line - line) : a.side === side;
  }
}

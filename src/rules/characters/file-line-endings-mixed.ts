import { CLIENTS } from '../../customizations/known/clients.ts';
import type { TextRange } from '../../text/source-text.ts';
import { info, warning } from '../effects.ts';
import type { Effects, TextRule } from '../types.ts';

const LF = { name: 'LF', characters: '\n' } as const;
const CRLF = { name: 'CRLF', characters: '\r\n' } as const;

/** A fix with more edits would take more memory than the file. */
const MAX_EDITS = 5000;

export const fileLineEndingsMixed: TextRule = {
  id: 'file-line-endings-mixed',
  scope: 'text',
  kinds: 'all',
  description: 'Some lines end in CRLF and some in LF, or most in CR',
  effects: [
    info(
      CLIENTS,
      'github.com shows every line as changed once VS Code or another editor makes all line endings the same.',
    ),
  ],
  fixes:
    'Uses the line ending that most lines have, or that of the first line if both are equally frequent. LF takes the place of CR.',
  source: 'https://docs.github.com/en/get-started/git-basics/configuring-git-to-handle-line-endings',
  looksFor: { parts: ['\r'] },
  check({ text, source }, report) {
    const returns = [...text.matchAll(/\r(?!\n)/g)].map(({ index }) => index);
    if (returns.length >= source.lineStarts.length) {
      reportReturns(returns, report);
      return;
    }
    const { crlf, lf } = readLineEnds(text, source.lineStarts);
    const [firstCrlf] = crlf;
    const [firstLf] = lf;
    if (firstCrlf === undefined || firstLf === undefined) {
      return;
    }
    const isMostlyCrlf = crlf.length === lf.length ? firstCrlf < firstLf : crlf.length > lf.length;
    const odd = isMostlyCrlf ? LF : CRLF;
    const usual = isMostlyCrlf ? CRLF : LF;
    const places = isMostlyCrlf ? lf : crlf;
    const others = crlf.length + lf.length - places.length;
    const edits =
      places.length > MAX_EDITS ? [] : places.map((at) => ({ ...lineEndRange(odd, at), text: usual.characters }));
    report(
      lineEndRange(odd, isMostlyCrlf ? firstLf : firstCrlf),
      {
        message: `${places.length} ${places.length === 1 ? 'line ends' : 'lines end'} in ${odd.name}, the other ${others} in ${usual.name}`,
        hint: `End all lines with ${usual.name}.`,
      },
      edits.length === 0 ? {} : { fix: { kind: 'edits', edits } },
    );
  },
};

/** Reports a text in which more lines end in CR alone than in LF, as files of Macs did before 2001. */
function reportReturns(places: readonly number[], report: Parameters<TextRule['check']>[1]): void {
  const [first = 0] = places;
  const edits = places.length > MAX_EDITS ? [] : places.map((at) => ({ start: at, end: at + 1, text: LF.characters }));
  report(
    { start: first, end: first + 1 },
    {
      message: `${places.length} ${places.length === 1 ? 'line ends' : 'lines end'} in CR alone, which clients do not read as the end of a line`,
      hint: 'End all lines with LF.',
    },
    { effects: ONE_LINE, ...(edits.length > 0 && { fix: { kind: 'edits', edits } }) },
  );
}

const ONE_LINE: Effects = [
  warning(
    CLIENTS,
    'All clients end lines at LF. They find no frontmatter in such a file, and take its text for one line.',
  ),
];

/** The offsets at which the line endings begin. */
function readLineEnds(
  text: string,
  lineStarts: readonly number[],
): { readonly crlf: readonly number[]; readonly lf: readonly number[] } {
  const crlf: number[] = [];
  const lf: number[] = [];
  for (const start of lineStarts.slice(1)) {
    const feed = start - 1;
    if (text.charAt(feed - 1) === '\r') {
      crlf.push(feed - 1);
    } else {
      lf.push(feed);
    }
  }
  return { crlf, lf };
}

function lineEndRange({ characters }: typeof LF | typeof CRLF, at: number): TextRange {
  return { start: at, end: at + characters.length };
}

import type { FileChange } from '../changes/types.ts';
import { linesOfFile } from './align/file-lines.ts';
import { findEntry } from './align/line-numbers.ts';
import { matchExactly, matchQuote, type QuoteMatch } from './align/match-quote.ts';
import type { Window } from './align/window.ts';
import { findQuote, type FoundQuote } from './anchor.ts';
import type { ChangeTexts, SearchedText } from './change-texts.ts';
import { wordsOf } from './words/code-words.ts';
import type { Draft } from './types.ts';

/** Whether a quote is in the texts, and where it was found. */
export interface QuoteEvidence {
  readonly kind:
    /** There is no quote. */
    | 'missing'
    /** The quote is in the file, or could be anywhere, such as a bracket. */
    | 'found'
    /** Something similar is in the file, or the file could not be read. */
    | 'doubtful'
    /** The quote is in the change of another file. */
    | 'in-another-file'
    /** The quote is code that is nowhere. */
    | 'nowhere';
  readonly found: FoundQuote;
}

/** Checks the quote of a draft: first against the lines of its file's change, then against the file and other changes. */
export async function weighQuote(draft: Draft, file: FileChange, texts: ChangeTexts): Promise<QuoteEvidence> {
  const { quote } = draft;
  if (quote === undefined || quote.trim() === '') {
    return { kind: 'missing', found: { match: undefined } };
  }
  const found = findQuote(draft, file);
  if (!/[\p{L}\p{N}]/u.test(quote) || (found.match !== undefined && isExact(found.match))) {
    return { kind: 'found', found };
  }
  const head = await texts.headOf(file);
  const inHead = head && matchQuote(head.lines, quote, draft.line);
  if (inHead !== undefined && isExact(inHead)) {
    return { kind: 'found', found: file.view === undefined ? placeInHead(file, inHead, found) : found };
  }
  if (isInChange(quote, texts)) {
    return { kind: 'in-another-file', found };
  }
  const isNowhere =
    head !== undefined &&
    isCode(quote) &&
    found.match === undefined &&
    inHead === undefined &&
    !hasWords(quote, file, texts, head);
  return { kind: isNowhere ? 'nowhere' : 'doubtful', found };
}

/** Whether a quote is in the change of any file. */
export function isInChange(quote: string, texts: Pick<ChangeTexts, 'everyLine'>): boolean {
  return (
    quote.trim() !== '' &&
    matchExactly(texts.everyLine(), quote)?.windows.some(({ form }) => form !== 'pieces') === true
  );
}

function isExact({ windows }: QuoteMatch): boolean {
  return windows.some(({ form }) => form !== 'similar');
}

/** The cost of a quote that begins or ends outside of the change. Its lines in the change are the place, without a suggestion. */
const COST_OF_CUT = 3;
const SIMILARITY_OF_CUT = 0.75;

function placeInHead(file: FileChange, inHead: QuoteMatch, found: FoundQuote): FoundQuote {
  const index = linesOfFile(file);
  const cut = inHead.windows.flatMap(({ first, last }): readonly Window[] => {
    const entries: number[] = [];
    for (let line = first + 1; line <= Math.min(last, first + MAX_LINES) + 1; line += 1) {
      const entry = findEntry(index, 'RIGHT', line);
      if (entry !== undefined && (entries[0] === undefined || index.hunks[entry] === index.hunks[entries[0]])) {
        entries.push(entry);
      }
    }
    const [start] = entries;
    const end = entries.at(-1);
    return start === undefined || end === undefined
      ? []
      : [
          {
            track: 'RIGHT',
            first: start,
            last: end,
            form: 'similar',
            cost: COST_OF_CUT,
            similarity: SIMILARITY_OF_CUT,
          },
        ];
  });
  return cut.length === 0
    ? { ...found, headLines: inHead.windows.map(({ last }) => last + 1) }
    : { match: { ...inHead, windows: cut } };
}

const MAX_LINES = 400;

const LEAST_SHARE_OF_WORDS = 0.6;
const MAX_WORDS = 60;
/** A shorter word is in nearly every text. */
const LEAST_WORD = 3;

function hasWords(quote: string, file: FileChange, texts: ChangeTexts, head: SearchedText): boolean {
  const words = [...new Set(wordsOf(quote.slice(0, MAX_READ)))].filter((word) => word.length >= LEAST_WORD);
  return [texts.diffWordsOf(file), head.words].some(
    (text) => text.shareOfWords(words.slice(0, MAX_WORDS)) >= LEAST_SHARE_OF_WORDS,
  );
}

const MAX_READ = 4_000;

/** Whether a quote looks like code. Words alone may be a remark instead of a quote: `the missing return`. */
export function isCode(quote: string): boolean {
  return CODE_SIGN.test(quote);
}

const CODE_SIGN = /[_$={}[\]<>|&+*/\\@#~^%;]|\w\(|\w\.\w|\p{Ll}\p{Lu}/u;

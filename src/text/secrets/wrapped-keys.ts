import { findPlainSecrets, LEAD_WORDS } from './secret-formats.ts';

/** What is left out of a text where a key goes on below its line. */
export interface Wrap {
  readonly start: number;
  readonly end: number;
}

/** A longer run of letters at the end of a line is not the beginning of a key. */
const MAX_BEGINNING_CHARACTERS = 400;

const KEY_CHARACTERS = /[\w.+/=~-]*/y;
/**
 * From the beginning of a key to its rest: the end of a string, as in the list of lines of a notebook, the end of the line,
 * indentation, a sign of a quotation or a comment, a quote.
 */
const BETWEEN = /(?:\\[rn]){0,2}["'`]?[,;]?[\t ]{0,8}\r?\n[\t ]{0,200}(?:[>#*]|\/\/)?[\t ]{0,8}["'`]?(?=[\w+/=~-])/y;

/**
 * Finds line ends that may part a key of an issuer, because the line ends in the beginning of one, as where a text is wrapped. A
 * line that ends in a whole key is left alone.
 */
export function findWraps(text: string): readonly Wrap[] {
  const wraps: Wrap[] = [];
  const leads = new RegExp(LEAD_WORDS.source, 'g');
  for (let lead = leads.exec(text); lead !== null; lead = leads.exec(text)) {
    const start = endOfMatch(KEY_CHARACTERS, text, lead.index) ?? leads.lastIndex;
    const end = endOfMatch(BETWEEN, text, start);
    if (
      end !== undefined &&
      start - lead.index <= MAX_BEGINNING_CHARACTERS &&
      !isWhole(text.slice(lead.index, start))
    ) {
      wraps.push({ start, end });
    }
    leads.lastIndex = Math.max(start, leads.lastIndex);
  }
  return wraps;
}

function endOfMatch(sticky: RegExp, text: string, from: number): number | undefined {
  sticky.lastIndex = from;
  return sticky.test(text) ? sticky.lastIndex : undefined;
}

function isWhole(beginning: string): boolean {
  return findPlainSecrets(beginning).some(({ end }) => end === beginning.length);
}

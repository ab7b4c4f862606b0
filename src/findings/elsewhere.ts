import { readText } from '../workspace/read-text.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { indexText } from './align/line-index.ts';
import { matchQuote } from './align/match-quote.ts';
import { namesWithin } from './named-file.ts';
import { isCode } from './quote-evidence.ts';
import type { Draft } from './types.ts';
import { wordsOf, wordText } from './words/code-words.ts';

/** The two revisions, in which files are looked for that are not under review. */
export interface Revisions {
  readonly base: Workspace;
  readonly head: Workspace;
}

/** Whether code outside of the reviewed files shows what a draft is about. `unknown`: it cannot be told. */
export type ElsewhereEvidence = 'there' | 'no-such-file' | 'no-such-code' | 'unknown';

/** Through the API, each file may cost a request. */
const MAX_FILES = 10;
const MAX_NAMES = 12;

/** Makes a function that looks for the file and the quote of drafts which are not about a reviewed file. It remembers the files. */
export function openElsewhere({ base, head }: Revisions): (draft: Draft) => Promise<ElsewhereEvidence> {
  const known = new Map<string, Promise<Found>>();
  return async ({ path, quote = '' }) => {
    const names = [...new Set(namesWithin(path))].filter(isPath).slice(0, MAX_NAMES);
    if (names.length === 0 || (known.size >= MAX_FILES && !known.has(path))) {
      return 'unknown';
    }
    const found = known.get(path) ?? findTexts([head, base], names);
    known.set(path, found);
    const { texts, isCertain } = await found;
    if (!isCertain) {
      return 'unknown';
    }
    if (texts.length === 0) {
      return 'no-such-file';
    }
    return !isCode(quote) || texts.some((text) => hasQuote(text, quote)) ? 'there' : 'no-such-code';
  };
}

/** A name such as `the change` or `Dockerfile and others` is not certainly a path. */
function isPath(name: string): boolean {
  return /^(?!\/|~|\w+:)[^\s:*?"<>|]+$/.test(name) && /[/.]/.test(name) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(name);
}

interface Found {
  readonly texts: readonly string[];
  /** Whether no file was too large, binary, or could not be read. */
  readonly isCertain: boolean;
}

async function findTexts(sides: readonly Workspace[], names: readonly string[]): Promise<Found> {
  const texts: string[] = [];
  try {
    for (const side of sides) {
      for (const name of names) {
        const read = await readText(side, name);
        if (read.kind === 'text') {
          texts.push(read.source.text);
        } else if (read.code !== 'missing') {
          return { texts: [], isCertain: false };
        }
      }
    }
  } catch {
    // The review is already paid for, so a file that cannot be read proves nothing.
    return { texts: [], isCertain: false };
  }
  return { texts, isCertain: true };
}

const LEAST_SHARE_OF_WORDS = 0.6;

function hasQuote(text: string, quote: string): boolean {
  return (
    matchQuote(indexText(text), quote, undefined) !== undefined ||
    wordText(text).shareOfWords(wordsOf(quote)) >= LEAST_SHARE_OF_WORDS
  );
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseWindows, WINDOW_LIMITS } from '../../../src/context/similar/choose-windows.ts';
import { openWindowSearch } from '../../../src/context/similar/similar-windows.ts';
import { distinctWords, similarityOf, splitWords } from '../../../src/context/similar/words.ts';
import { blankCommentsAndStrings } from '../../../src/text/languages/code-mask.ts';

interface File {
  readonly relativePath: string;
  readonly source: string;
}

interface Input {
  readonly text?: string;
  readonly languageId?: string;
  readonly a?: string;
  readonly b?: string;
  readonly candidate?: string;
  readonly candidates?: readonly File[];
  readonly reference?: string | (File & { readonly offset: number });
  readonly windowLength?: number;
  readonly maxSnippetsPerFile?: number;
  readonly sort?: 'none' | 'ascending' | 'descending';
  readonly options?: {
    readonly snippetLength: number;
    readonly threshold: number;
    readonly maxTopSnippets: number;
    readonly maxCharPerFile: number;
    readonly maxNumberOfFiles: number;
    readonly maxSnippetsPerFile: number;
    readonly useSubsetMatching?: boolean;
  };
}

interface Case {
  readonly area: string;
  readonly name: string;
  readonly input: Input;
  readonly expected: {
    readonly score?: number;
    readonly words?: readonly string[];
    readonly windows?: readonly unknown[];
    readonly matches?: readonly unknown[];
    readonly snippets?: readonly unknown[];
    readonly comment?: string;
  };
}

const CASES_FILE = join(import.meta.dirname, '../../../../shared/conformance/copilot-cases.json');
const areCasesHere = existsSync(CASES_FILE);
const { cases }: { readonly cases: readonly Case[] } = areCasesHere
  ? JSON.parse(readFileSync(CASES_FILE, 'utf8'))
  : { cases: [] };

function casesOf(area: string, key: keyof Case['expected'] | keyof Input): readonly Case[] {
  return cases.filter((one) => one.area === area && (key in one.expected || key in one.input));
}

/** Copilot compares with the last lines before the cursor, as many as a window has; we with the added lines of a file. */
function wordsBefore(text: string, lines: number): ReadonlySet<string> {
  return distinctWords(lines === 0 ? '' : text.split('\n').slice(-lines).join('\n'));
}

/** Copilot counts lines from 0, and the end is the line after the window. */
function asCopilot({ from, to, score }: { readonly from: number; readonly to: number; readonly score: number }) {
  return { score, startLine: from - 1, endLine: to };
}

/**
 * Copilot also has windows by indentation (`minLength`, `maxLength`) and a match of subsets of blocks (`useSubsetMatching`),
 * both off by default. We have neither: the lines that enclose a change and the definitions that it uses are shown as
 * such. Copilot puts the best window last, because its prompt ends with the text before the cursor; ours is the first.
 */
/** In these cases, a reference is a text. */
function textOf(reference: unknown): string {
  return typeof reference === 'string' ? reference : '';
}

describe.skipIf(!areCasesHere)('similar code of the conformance cases (skipped without ../shared)', () => {
  it.each(casesOf('similar', 'score'))('$name', ({ input, expected }) => {
    expect(similarityOf(distinctWords(input.a ?? ''), distinctWords(input.b ?? ''))).toBe(expected.score);
  });

  it.each(casesOf('similar', 'words'))('$name', ({ input, expected }) => {
    expect(splitWords(input.text ?? '')).toEqual(expected.words);
  });

  it.each(casesOf('similar', 'sort'))('$name', ({ input, expected }) => {
    const windows = openWindowSearch(
      distinctWords(textOf(input.reference)),
      input.windowLength ?? 0,
    )(input.candidate ?? '');
    const sign = input.sort === 'ascending' ? 1 : -1;
    const sorted = input.sort === 'none' ? windows : windows.toSorted((a, b) => sign * (a.score - b.score));
    expect(sorted.map(asCopilot)).toEqual(expected.windows);
  });

  it.each(casesOf('similar', 'matches'))('$name', ({ input, expected }) => {
    const { candidate = '', reference, windowLength = 0, maxSnippetsPerFile = 1 } = input;
    const limits = {
      ...WINDOW_LIMITS,
      windowLines: windowLength,
      mostWindows: 100,
      mostWindowsPerFile: maxSnippetsPerFile,
    };
    const found = chooseWindows(wordsBefore(textOf(reference), windowLength), [{ path: '', text: candidate }], limits);
    const snippetOf = (startLine: number, endLine: number): string =>
      candidate.split('\n').slice(startLine, endLine).join('\n');
    expect(found.map(asCopilot).map((one) => ({ ...one, snippet: snippetOf(one.startLine, one.endLine) }))).toEqual(
      expected.matches,
    );
  });

  it.each(casesOf('similar', 'snippets').filter(({ input }) => input.options?.useSubsetMatching !== true))(
    '$name',
    ({ input: { options, reference, candidates = [] }, expected }) => {
      if (options === undefined || typeof reference !== 'object') throw new Error('the case has another form');
      const words = wordsBefore(reference.source.slice(0, reference.offset), options.snippetLength);
      const files = candidates.map(({ relativePath, source }) => ({ path: relativePath, text: source }));
      const found = chooseWindows(words, files, {
        windowLines: options.snippetLength,
        leastScore: options.threshold,
        mostWindows: options.maxTopSnippets,
        mostWindowsPerFile: options.maxSnippetsPerFile,
        mostFiles: options.maxNumberOfFiles,
        mostCharacters: options.maxCharPerFile,
      });
      const bestLast = found.toReversed().map((one) => ({ path: one.path, ...asCopilot(one) }));
      expect(bestLast).toEqual(expected.snippets);
    },
  );
});

/** Languages of the cases whose comments we read in another way, with the reason. */
const OTHER_COMMENTS: Readonly<Record<string, string>> = {
  unknownlang: 'Copilot writes `//` in a language that it does not know; we do not guess what a comment is',
};

/**
 * Copilot writes the path of a file, or its language if the path is unknown, as a comment before the text. Our prompts
 * name the path of every file in its heading, and the language if the path does not tell it. So what has to agree is how
 * each language writes comments: a comment of Copilot's is one for us.
 */
describe.skipIf(!areCasesHere)('comments of the conformance cases (skipped without ../shared)', () => {
  it.each(
    casesOf('language-marker', 'comment').filter(({ input }) => OTHER_COMMENTS[input.languageId ?? ''] === undefined),
  )('$name', ({ input, expected }) => {
    expect(blankCommentsAndStrings(expected.comment ?? '', input.languageId ?? '')?.trim()).toBe('');
  });
});

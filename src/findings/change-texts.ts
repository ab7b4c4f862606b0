import type { ReadHead } from '../changes/head-text.ts';
import type { FileChange } from '../changes/types.ts';
import { lazily } from '../structures/lazily.ts';
import { linesOfFile } from './align/file-lines.ts';
import { indexHunks, indexText, type LineIndex } from './align/line-index.ts';
import { wordText, type WordText } from './words/code-words.ts';

/** A text in which quotes and names are searched. */
export interface SearchedText {
  readonly lines: LineIndex;
  readonly words: WordText;
}

/** The texts in which quotes and names are searched, each created when first needed. */
export interface ChangeTexts {
  diffWordsOf(file: FileChange): WordText;
  /** The words of the diff of all files together, with their names. */
  everyWord(): WordText;
  /** The lines of the diff of all files together. */
  everyLine(): LineIndex;
  /** Undefined if the file's text is not available. */
  headOf(file: FileChange): Promise<SearchedText | undefined>;
}

/** The most files that are read. Through the API, each costs a request. */
const MAX_HEADS = 30;

/** Prepares the texts of a change. */
export function openTexts(files: readonly FileChange[], readHead: ReadHead): ChangeTexts {
  const diffs = new Map<FileChange, WordText>();
  const heads = new Map<FileChange, Promise<SearchedText | undefined>>();

  async function readText({ path }: FileChange): Promise<SearchedText | undefined> {
    try {
      const head = await readHead(path);
      return head === undefined ? undefined : { lines: indexText(head), words: wordText(head) };
    } catch {
      // The review is already paid for, so a file that cannot be read counts as not available.
      return undefined;
    }
  }

  return {
    diffWordsOf: (file) => remembered(diffs, file, () => wordText(drawDiff(file))),
    everyWord: lazily(() => wordText(files.flatMap((file) => [namesOf(file), drawDiff(file)]).join('\n'))),
    everyLine: lazily(() => indexHunks(files.flatMap(({ hunks, view }) => [...hunks, ...(view?.hunks ?? [])]))),
    headOf: (file) =>
      heads.size >= MAX_HEADS && !heads.has(file)
        ? Promise.resolve(undefined)
        : remembered(heads, file, () => readText(file)),
  };
}

function remembered<K, V>(values: Map<K, V>, key: K, make: () => V): V {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

function namesOf({ path, previousPath }: FileChange): string {
  return `${path}\n${previousPath ?? ''}`;
}

function drawDiff(file: FileChange): string {
  const hunks = file.view === undefined ? [] : file.hunks.flatMap(({ lines }) => lines.map(({ text }) => text));
  return [...linesOfFile(file).texts, ...hunks].join('\n');
}

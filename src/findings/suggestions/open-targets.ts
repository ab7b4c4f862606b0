import { isHeadOf, type ReadHead } from '../../changes/head-text.ts';
import type { FileChange } from '../../changes/types.ts';
import { languageOf } from '../../text/languages/languages.ts';
import type { Finding } from '../types.ts';
import type { Target } from './replacement.ts';

/** The most files that are read. Through the API, each costs a request. */
const MAX_HEADS = 30;
/** In UTF-16 code units. Of a larger file, only the hunks are used. */
const MAX_HEAD_CHARACTERS = 2_000_000;

/** Finds the lines that a finding's suggestion would replace. Undefined if they are not in the change. */
export type OpenTarget = (finding: Finding) => Promise<Target | undefined>;

/** Lines of a file with their line ends removed, and the number of the first one. */
interface KnownLines {
  readonly lines: readonly string[];
  readonly first: number;
  readonly isWholeHead: boolean;
}

/** Reads each file once. A file that cannot be read, or that is not what its hunks describe, is known by its hunks. */
export function createTargets(files: readonly FileChange[], readHead: ReadHead): OpenTarget {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const heads = new Map<string, Promise<KnownLines | undefined>>();

  const headOf = (file: FileChange): Promise<KnownLines | undefined> => {
    const head =
      heads.get(file.path) ?? (heads.size < MAX_HEADS ? readLines(file, readHead) : Promise.resolve(undefined));
    if (heads.size < MAX_HEADS) {
      heads.set(file.path, head);
    }
    return head;
  };

  return async ({ path, line, startLine }) => {
    const file = byPath.get(path);
    if (file === undefined || line === undefined || file.view !== undefined) {
      return undefined;
    }
    const from = startLine ?? line;
    const known = (await headOf(file)) ?? hunkLines(file, from, line);
    const start = known === undefined ? -1 : from - known.first;
    const end = known === undefined ? 0 : line - known.first + 1;
    if (known === undefined || start < 0 || end > known.lines.length) {
      return undefined;
    }
    const isReturned = known.lines.slice(start, end).every((one) => one.endsWith('\r'));
    return {
      path,
      language: languageOf(path, known.isWholeHead ? known.lines[0] : undefined) ?? 'plaintext',
      known: known.lines.map((one) => one.replace(/\r$/, '')),
      isWholeHead: known.isWholeHead,
      start,
      end,
      firstLine: from,
      ending: isReturned ? '\r\n' : '\n',
    };
  };
}

async function readLines(file: FileChange, readHead: ReadHead): Promise<KnownLines | undefined> {
  try {
    const head = await readHead(file.path);
    return head === undefined || head.length > MAX_HEAD_CHARACTERS || !isHeadOf(file, head)
      ? undefined
      : { lines: head.split('\n'), first: 1, isWholeHead: true };
  } catch {
    // The review is already paid for, so a file that cannot be read counts as not available.
    return undefined;
  }
}

/** The new side of the hunk that has all lines of a range. */
function hunkLines({ hunks }: FileChange, from: number, to: number): KnownLines | undefined {
  const hunk = hunks.find(({ newStart, newLines }) => newStart <= from && to < newStart + newLines);
  if (hunk === undefined) {
    return undefined;
  }
  const lines = hunk.lines.flatMap((line) => (line.kind === 'removed' ? [] : [line.text]));
  return { lines, first: hunk.newStart, isWholeHead: false };
}

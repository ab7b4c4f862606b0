import { buildOnce } from '../../../structures/build-once.ts';
import { buildCodeIndex, type CodeIndex } from './code-index.ts';
import type { FileSources } from '../files/file-sources.ts';
import { importNeighbours, readFileImports, type ImportingFile } from './import-neighbours.ts';
import { isImportLine } from '../symbols/declaring-lines.ts';
import { watchSearch } from './search-watch.ts';

/** A file that a search found, with its best lines. */
export interface FoundCode {
  readonly path: string;
  readonly text: string;
  /** Line numbers from 1, the best first. */
  readonly lines: readonly number[];
}

/** Finds code by its subject. The first search builds the index. */
export interface CodeSearch {
  find(
    query: string,
    most: number,
    signal: AbortSignal,
  ): Promise<{ readonly found: readonly FoundCode[]; readonly extent: SearchExtent }>;
}

/** How much of the repository is searched. */
export interface SearchExtent {
  readonly indexed: number;
  readonly files: number;
}

/** The files closest to the change are indexed first, so in a large repository the most distant ones are missing. */
const MAX_FILES = 4_000;
const MAX_CHARACTERS = 16 * 1_024 * 1_024;
/** Longer files are generated or data, and their words say little. */
const MAX_FILE_CHARACTERS = 256 * 1_024;
const MAX_MILLISECONDS = 20_000;
const BATCH = 16;

/** Closeness of a file that changed files import, or that imports them; see `closeness.ts`. */
const IMPORTED = 0.8;
/** Share of the score that the most distant file keeps. */
const FAR = 0.5;
const LINES_A_FILE = 3;

export function createCodeSearch(sources: FileSources, now: () => number): CodeSearch {
  const whole = buildOnce((signal) => build(sources, now, signal));
  return {
    find: async (query, most, signal) => {
      const { index, neighbours, extent } = await whole(signal);
      const words = index.words(query);
      const near = (path: string): number => Math.max(sources.closeness(path), neighbours.has(path) ? IMPORTED : 0);
      const rated = index
        .find(words)
        .map(({ path, score }) => ({ path, score: score * (FAR + (1 - FAR) * near(path)) }))
        .sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1));
      const texts = await Promise.all(rated.slice(0, most).map(({ path }) => sources.read(path, 'head')));
      const found = texts.flatMap((file) =>
        file.kind === 'text' ? [{ path: file.path, text: file.text, lines: bestLines(file.text, words, index) }] : [],
      );
      return { found, extent };
    },
  };
}

interface BuiltIndex {
  readonly index: CodeIndex;
  readonly neighbours: ReadonlySet<string>;
  readonly extent: SearchExtent;
  readonly isCancelled: boolean;
}

async function build(sources: FileSources, now: () => number, signal: AbortSignal): Promise<BuiltIndex> {
  const watch = watchSearch(now, MAX_MILLISECONDS, signal);
  const entries = await sources.nearestFirst('head');
  const nearest = entries.slice(0, MAX_FILES).map(({ path }) => path);
  const readable = await sources.affordable(nearest, 'head');
  const builder = buildCodeIndex();
  const importing: ImportingFile[] = [];
  let characters = 0;
  for (let at = 0; at < readable.length && characters < MAX_CHARACTERS && !watch.isOver(); at += BATCH) {
    const batch = readable.slice(at, at + BATCH);
    for (const file of await Promise.all(batch.map((path) => sources.read(path, 'head')))) {
      if (file.kind === 'text' && file.text.length <= MAX_FILE_CHARACTERS && characters < MAX_CHARACTERS) {
        characters += file.text.length;
        builder.add(file);
        importing.push(readFileImports(file));
        await watch.giveWay();
      }
    }
  }
  return {
    index: builder.finish(),
    neighbours: importNeighbours(importing, (path) => sources.isChanged(path)),
    extent: { indexed: importing.length, files: entries.length },
    isCancelled: signal.aborted,
  };
}

/** The lines with the rarest of the words; each adds words that the better lines do not have. */
function bestLines(text: string, words: readonly string[], index: CodeIndex): readonly number[] {
  const open = new Set(words);
  const lines = text.split('\n').map((line, at) => ({
    line: at + 1,
    held: heldWords(line, open, index),
    isImport: isImportLine(line.slice(0, MAX_LINE_CHARACTERS)),
  }));
  const candidates = lines.filter(({ held }) => held.length > 0);
  const best: number[] = [];
  while (best.length < LINES_A_FILE) {
    const next = findBestLine(candidates, open, index);
    if (next === undefined) {
      break;
    }
    best.push(next.line);
    next.held.forEach((word) => open.delete(word));
  }
  return best;
}

interface HoldingLine {
  readonly line: number;
  readonly held: readonly string[];
  readonly isImport: boolean;
}

const MAX_LINE_CHARACTERS = 1_000;
/** An import only says that something is used here. */
const IMPORT_WORTH = 0.25;

function heldWords(line: string, words: ReadonlySet<string>, index: CodeIndex): readonly string[] {
  return [...new Set(index.words(line.slice(0, MAX_LINE_CHARACTERS)).filter((word) => words.has(word)))];
}

function findBestLine(
  lines: readonly HoldingLine[],
  open: ReadonlySet<string>,
  index: CodeIndex,
): HoldingLine | undefined {
  let best: HoldingLine | undefined;
  let most = 0;
  for (const line of lines) {
    const held = line.held.reduce((sum, word) => sum + (open.has(word) ? index.worth(word) : 0), 0);
    const worth = line.isImport ? held * IMPORT_WORTH : held;
    if (worth > most) {
      [best, most] = [line, worth];
    }
  }
  return best;
}

import type { FileChange } from '../../changes/types.ts';
import { paragraphText, type Fallback, type TextPiece } from '../../fitting/piece.ts';
import { groupBy } from '../../structures/group-by.ts';
import { showLineToModel } from '../../text/hidden/chat-markup.ts';
import { fenced } from '../fence.ts';
import { drawFileName, drawName } from './change.ts';

/** A changed file on the map. */
export interface MappedFile {
  readonly file: FileChange;
  /** The first lines of the declarations that change in it. */
  readonly heads: readonly string[];
  /** Whether a model judged it in an earlier run, and it is the same since. */
  readonly isJudgedBefore?: boolean;
}

/** The files that a map shows: all of the change, or those that the requests show no lines of. */
export type MapOf = 'whole-change' | 'other-files';

const INTRODUCTIONS: Readonly<Record<MapOf, string>> = {
  'whole-change':
    'The whole change, of which this request shows a part, with added and removed lines and what changes in each file:',
  'other-files':
    'Files that change too and are not under review here, with added and removed lines and what changes in each:',
};

/** The name of the fence around a map. */
export const CHANGE_MAP = 'FILES';

/** About 800 tokens. In an even shorter form, only names are left. */
const MOST_CHARACTERS = 2_500;
const SHORTER = [
  { level: 'elided', most: 1_500 },
  { level: 'outline', most: 500 },
] as const;
/** Share of the characters that files with their heads may take, and then files by their names. */
const HEADS_SHARE = 0.6;
const NAMES_SHARE = 0.85;
/** The share of the names of files that were reviewed before. */
const BEFORE_SHARE = 0.2;
const MOST_HEADS = 4;
const MOST_HEAD_CHARACTERS = 100;

/**
 * Draws a map of changed files, so that a reviewer of one part knows what else changes. The files with most changed lines
 * come first. Files that do not fit are counted by folder. The text depends on the files alone, so all requests of a
 * change have the same bytes.
 */
export function changeMapPiece(of: MapOf, files: readonly MappedFile[], priority: number): TextPiece {
  const largestFirst = files.toSorted((a, b) => size(b) - size(a) || (a.file.path < b.file.path ? -1 : 1));
  const draw = (most: number, withHeads: boolean): string =>
    paragraphText(`${INTRODUCTIONS[of]}\n${fenced(CHANGE_MAP, drawAll(largestFirst, most, withHeads).join('\n'))}`);
  const text = draw(MOST_CHARACTERS, true);
  const shorter = SHORTER.map(({ level, most }): Fallback => ({ level, text: draw(most, false) }));
  const fallbacks = shorter.filter((one, index) => one.text.length < (shorter[index - 1]?.text ?? text).length);
  return { id: 'change/map', kind: 'file', priority, text, ...(fallbacks.length === 0 ? {} : { fallbacks }) };
}

function size({ file }: MappedFile): number {
  return file.additions + file.deletions;
}

/** The map, and one line that names the files that were reviewed before. */
function drawAll(files: readonly MappedFile[], most: number, withHeads: boolean): readonly string[] {
  const before = files.filter(({ isJudgedBefore }) => isJudgedBefore === true);
  if (before.length === 0) {
    return drawMap(files, most, withHeads);
  }
  const names: string[] = [];
  let used = 0;
  for (const name of before.map(({ file }) => drawName(file.path))) {
    used += name.length + 2;
    if (used > most * BEFORE_SHARE) {
      break;
    }
    names.push(name);
  }
  const more = before.length - names.length;
  const list = [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return [...drawMap(files, most - used, withHeads), `reviewed before, and unchanged since: ${list}`];
}

function drawMap(files: readonly MappedFile[], most: number, withHeads: boolean): readonly string[] {
  const lines: string[] = [];
  let used = 0;
  let next = 0;
  const addWhile = (limit: number, draw: (file: MappedFile) => readonly string[]): void => {
    for (; next < files.length; next += 1) {
      const drawn = files.slice(next, next + 1).flatMap(draw);
      const characters = drawn.reduce((sum, line) => sum + line.length + 1, 0);
      if (used + characters > limit) {
        return;
      }
      lines.push(...drawn);
      used += characters;
    }
  };
  addWhile(withHeads ? most * HEADS_SHARE : 0, drawWithHeads);
  addWhile(most * NAMES_SHARE, ({ file }) => [drawFileName(file)]);
  return [...lines, ...foldFiles(files.slice(next), most - used)];
}

function drawWithHeads({ file, heads }: MappedFile): readonly string[] {
  const drawn = heads.slice(0, MOST_HEADS).map((head) => {
    const shown = showLineToModel(head.trim().replaceAll(/\s+/g, ' '));
    return `  ${shown.length <= MOST_HEAD_CHARACTERS ? shown : `${shown.slice(0, MOST_HEAD_CHARACTERS).toWellFormed()} …`}`;
  });
  const more = heads.length - drawn.length;
  return [drawFileName(file), ...drawn, ...(more > 0 ? [`  and ${more} more`] : [])];
}

/** Folders with the number of their files and lines, those with most files first; then only the number of files. */
function foldFiles(files: readonly MappedFile[], room: number): readonly string[] {
  const folders = [...groupBy(files, ({ file }) => file.path.split('/').slice(0, -1).slice(0, FOLDER_DEPTH).join('/'))];
  const lines: string[] = [];
  let left = files.length;
  let used = REST_CHARACTERS;
  for (const [folder, group] of folders.toSorted(([, a], [, b]) => b.length - a.length)) {
    const additions = group.reduce((sum, { file }) => sum + file.additions, 0);
    const deletions = group.reduce((sum, { file }) => sum + file.deletions, 0);
    const where = folder === '' ? 'the root folder' : drawName(`${folder}/`);
    const line = `in ${where}: ${group.length} more ${group.length === 1 ? 'file' : 'files'} +${additions} -${deletions}`;
    used += line.length + 1;
    if (used > room) {
      break;
    }
    lines.push(line);
    left -= group.length;
  }
  return left === 0 ? lines : [...lines, `and ${left} more ${left === 1 ? 'file' : 'files'}`];
}

const FOLDER_DEPTH = 2;
/** Room for the line that counts the rest. */
const REST_CHARACTERS = 25;

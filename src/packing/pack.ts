import type { FileChange } from '../changes/types.ts';
import { groupBy } from '../structures/group-by.ts';
import { byPath } from '../workspace/paths.ts';
import type { FileParts, HunkPart } from '../prompt/parts/change.ts';
import { choosePacking } from './choose-packing.ts';
import { countItems, type ItemGroup, type PackItem } from './pack-item.ts';
import { relateFiles, type RelatedFile, type Relation } from './related-files.ts';
import { at } from '../structures/at.ts';

/** The parts of files that are sent in one request. */
export interface Batch {
  /** In the order of their paths. The parts of a file are in the order of its hunks. */
  readonly files: readonly (Omit<FileParts, 'parts'> & { readonly parts: readonly HunkPart[] })[];
  readonly tokens: number;
}

/** The weight of parts of the same file. They belong together more than any two files do. */
const SAME_FILE = 16;

/**
 * Packs files into as few batches of at most `room` tokens as it can find, and keeps related files together. A file is
 * divided only if it does not fit into a batch of its own. Its `open` and `close` count in each batch that shows parts of
 * it. Parts larger than `room` are returned in `tooLarge`.
 *
 * If `relations` are not given, they are read from the files. The order of `files` makes no difference.
 */
export function packFiles(
  files: readonly FileParts[],
  room: number,
  relations?: readonly Relation[],
): { readonly batches: readonly Batch[]; readonly tooLarge: readonly HunkPart[] } {
  const sorted = files.toSorted((a, b) => byPath(a.file, b.file));
  const items = sorted.flatMap((file, index) => makeItems(file, index, room));
  const tooLarge = sorted.flatMap((file) => file.parts.filter((part) => part.tokens + file.tokens > room));
  return { batches: packItems().map(drawBatch), tooLarge };

  function packItems(): readonly (readonly PackItem[])[] {
    if (countItems(items) <= room) {
      return items.length === 0 ? [] : [items];
    }
    const related = relations ?? findRelations(sorted);
    const packing = choosePacking(items, groupItems(items, sorted, related), Math.floor(room));
    return packing
      .map((batch) => batch.toSorted((a, b) => a - b))
      .toSorted(([a = 0], [b = 0]) => a - b)
      .map((batch) => batch.map((index) => at(items, index)));
  }

  function drawBatch(batch: readonly PackItem[]): Batch {
    const shown = groupBy(batch, ({ file }) => file);
    return {
      files: [...shown].flatMap(([file, parts]) => drawShown(sorted[file], parts)),
      tokens: countItems(batch),
    };
  }
}

function drawShown(file: FileParts | undefined, shown: readonly PackItem[]): Batch['files'] {
  return file === undefined ? [] : [{ ...file, parts: shown.flatMap(({ parts }) => parts) }];
}

/** Makes one item of a file, or one of each part if the file is too large. Parts that do not fit are left out. */
function makeItems({ tokens: head, parts }: FileParts, file: number, room: number): readonly PackItem[] {
  const fitting = parts.filter((part) => part.tokens + head <= room);
  const tokens = fitting.reduce((total, part) => total + part.tokens, 0);
  if (fitting.length > 0 && tokens + head <= room) {
    return [{ file, parts: fitting, head, tokens, isDivided: false }];
  }
  return fitting.map((part) => ({ file, parts: [part], head, tokens: part.tokens, isDivided: true }));
}

/** Finds which files are better read together. This takes longer than the packing. */
export function findRelations(files: readonly FileParts[]): readonly Relation[] {
  return relateFiles(files.toSorted((a, b) => byPath(a.file, b.file)).map(({ file }) => toRelatedFile(file)));
}

/** Removed lines are left out, because their imports no longer exist. */
function toRelatedFile({ path, hunks, view }: FileChange): RelatedFile {
  const lines = (view?.hunks ?? hunks).flatMap((hunk) => hunk.lines.filter(({ kind }) => kind !== 'removed'));
  return { path, lines: lines.map(({ text }) => text) };
}

/**
 * Turns relations of files into groups of items. A divided file is related by its last part: its parts are joined from
 * the first one on, so the cluster of the last part has room left.
 */
function groupItems(
  items: readonly PackItem[],
  files: readonly FileParts[],
  relations: readonly Relation[],
): readonly ItemGroup[] {
  const ofFile = groupBy(items.keys(), (index) => items[index]?.file);
  const divided = [...ofFile.values()].map((indexes) => toGroup(indexes, SAME_FILE));
  const lastOf = new Map(items.map(({ file }, index) => [files[file]?.file.path, index]));
  const related = relations.map(({ paths, weight }) => {
    const indexes = new Set(paths.flatMap((path) => lastOf.get(path) ?? []));
    return toGroup(
      [...indexes].toSorted((a, b) => a - b),
      weight,
    );
  });
  return [...divided, ...related].flat();
}

/** A single item is not a group. */
function toGroup([first, ...others]: readonly number[], weight: number): readonly ItemGroup[] {
  return first === undefined || others.length === 0 ? [] : [{ items: [first, ...others], weight }];
}

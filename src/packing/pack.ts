import type { FileChange } from '../changes/types.ts';
import { groupBy } from '../text/group-by.ts';
import { byPath } from '../workspace/paths.ts';
import type { FileParts, HunkPart } from '../prompt/parts/change.ts';
import { choosePacking } from './choose-packing.ts';
import { tokensOf, type ItemGroup, type PackItem } from './pack-item.ts';
import { relateFiles, type RelatedFile, type Relation } from './related-files.ts';

/** The parts of some files that go into one request together. */
export interface Batch {
  /** In the order of their paths; the parts of each in the order of their hunks. */
  readonly files: readonly (Omit<FileParts, 'parts'> & { readonly parts: readonly HunkPart[] })[];
  readonly tokens: number;
}

/** The hunks of one file belong together more than any two files do. */
const SAME_FILE = 16;

/**
 * Packs files into batches of at most `room` tokens: as few as can be found, and with that number, related files
 * together. A file is divided only when it does not fit a batch of its own; its `open` and `close` are counted in
 * each batch that shows parts of it. Parts larger than `room` are returned apart.
 *
 * `relations` are read from the files where they are not given. The order of `files` makes no difference.
 */
export function packFiles(
  files: readonly FileParts[],
  room: number,
  relations?: readonly Relation[],
): { readonly batches: readonly Batch[]; readonly tooLarge: readonly HunkPart[] } {
  const sorted = files.toSorted((a, b) => byPath(a.file, b.file));
  const items = sorted.flatMap((file, index) => itemsOf(file, index, room));
  const tooLarge = sorted.flatMap((file) => file.parts.filter((part) => part.tokens + file.tokens > room));
  return { batches: packItems().map(drawBatch), tooLarge };

  function packItems(): readonly (readonly PackItem[])[] {
    if (tokensOf(items) <= room) {
      return items.length === 0 ? [] : [items];
    }
    const related = relations ?? relationsOf(sorted);
    const packing = choosePacking(items, groupItems(items, sorted, related), Math.floor(room));
    return packing
      .map((batch) => batch.toSorted((a, b) => a - b))
      .toSorted(([a = 0], [b = 0]) => a - b)
      .map((batch) => batch.flatMap((index) => items[index] ?? []));
  }

  function drawBatch(batch: readonly PackItem[]): Batch {
    const shown = groupBy(batch, ({ file }) => file);
    return {
      files: [...shown].flatMap(([file, parts]) => drawShown(sorted[file], parts)),
      tokens: tokensOf(batch),
    };
  }
}

function drawShown(file: FileParts | undefined, shown: readonly PackItem[]): Batch['files'] {
  return file === undefined ? [] : [{ ...file, parts: shown.flatMap(({ parts }) => parts) }];
}

/** A file as one item, or each of its parts where the file is too large; parts that fit nowhere are none. */
function itemsOf({ tokens: head, parts }: FileParts, file: number, room: number): readonly PackItem[] {
  const fitting = parts.filter((part) => part.tokens + head <= room);
  const tokens = fitting.reduce((total, part) => total + part.tokens, 0);
  if (fitting.length > 0 && tokens + head <= room) {
    return [{ file, parts: fitting, head, tokens, isDivided: false }];
  }
  return fitting.map((part) => ({ file, parts: [part], head, tokens: part.tokens, isDivided: true }));
}

/** The lines that a review sees; of a removed line's import nothing is left. */
/** What of the files is better read together; it takes longer than the packing does. */
export function relationsOf(files: readonly FileParts[]): readonly Relation[] {
  return relateFiles(files.toSorted((a, b) => byPath(a.file, b.file)).map(({ file }) => relatedFileOf(file)));
}

function relatedFileOf({ path, hunks, view }: FileChange): RelatedFile {
  const lines = (view?.hunks ?? hunks).flatMap((hunk) => hunk.lines.filter(({ kind }) => kind !== 'removed'));
  return { path, lines: lines.map(({ text }) => text) };
}

/**
 * Relations of files as those of items. A divided file is related through its last part: its parts are joined from
 * the first on, so the last one has room beside it.
 */
function groupItems(
  items: readonly PackItem[],
  files: readonly FileParts[],
  relations: readonly Relation[],
): readonly ItemGroup[] {
  const ofFile = groupBy(items.keys(), (index) => items[index]?.file);
  const divided = [...ofFile.values()].map((indexes) => ({ items: indexes, weight: SAME_FILE }));
  const lastOf = new Map(items.map(({ file }, index) => [files[file]?.file.path, index]));
  const related = relations.map(({ paths, weight }) => ({
    items: [...new Set(paths.flatMap((path) => lastOf.get(path) ?? []))].toSorted((a, b) => a - b),
    weight,
  }));
  return [...divided, ...related].filter((group) => group.items.length > 1);
}

import type { FileParts, HunkPart } from './change.ts';

/** The parts of some files that go into one request together. */
export interface Batch {
  readonly files: readonly (Omit<FileParts, 'parts'> & { readonly parts: readonly HunkPart[] })[];
  readonly tokens: number;
}

/**
 * Packs files into batches of at most `room` tokens, in path order so that a folder stays together. A file is
 * divided only when it does not fit a batch of its own. Parts larger than `room` are returned apart.
 */
export function packFiles(
  files: readonly FileParts[],
  room: number,
): { readonly batches: readonly Batch[]; readonly tooLarge: readonly HunkPart[] } {
  const batches: { files: { file: FileParts; parts: HunkPart[] }[]; tokens: number }[] = [];
  const tooLarge: HunkPart[] = [];
  for (const file of files) {
    const fitting = file.parts.filter((part) => part.tokens + file.tokens <= room);
    tooLarge.push(...file.parts.filter((part) => part.tokens + file.tokens > room));
    const whole = file.tokens + fitting.reduce((total, part) => total + part.tokens, 0);
    const last = batches.at(-1);
    const startAfresh = last === undefined || (last.tokens + whole > room && last.tokens > 0);
    for (const [index, part] of fitting.entries()) {
      let batch = batches.at(-1);
      let opened = batch?.files.at(-1);
      if (
        batch === undefined ||
        (index === 0 && startAfresh) ||
        batch.tokens + part.tokens + (opened?.file === file ? 0 : file.tokens) > room
      ) {
        batch = { files: [], tokens: 0 };
        batches.push(batch);
        opened = undefined;
      }
      if (opened?.file !== file) {
        opened = { file, parts: [] };
        batch.files.push(opened);
        batch.tokens += file.tokens;
      }
      opened.parts.push(part);
      batch.tokens += part.tokens;
    }
  }
  return {
    batches: batches.map(({ files, tokens }) => ({
      tokens,
      files: files.map(({ file, parts }) => ({ ...file, parts })),
    })),
    tooLarge,
  };
}

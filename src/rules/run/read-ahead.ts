import type { ReadBytes } from '../../workspace/read-text.ts';
import type { FileResult, ResultMemory } from './result-memory.ts';
import type { FileToCheck } from './subject.ts';

/** How many files are read ahead, so that the checks do not wait for the disk or the network. */
export const READ_AHEAD = 16;

/** A file, with what is known about it or its bytes. */
export interface FileRead {
  readonly file: FileToCheck;
  readonly known: FileResult | undefined;
  /** Undefined if the result for the text is known. */
  readonly read: ReadBytes | undefined;
}

/** Reads the files in their order, a few ahead. Files whose text has a known result are not read. */
export async function* readAhead(
  files: readonly FileToCheck[],
  memory: Pick<ResultMemory, 'fileResult'> | undefined,
): AsyncGenerator<FileRead> {
  const reading: (Pick<FileRead, 'file' | 'known'> & { readonly bytes: Promise<ReadBytes> | undefined })[] = [];
  let next = 0;
  for (;;) {
    for (; next < files.length && reading.length < READ_AHEAD; next += 1) {
      const file = files[next];
      if (file !== undefined) {
        const known = memory?.fileResult(file.path);
        reading.push({ file, known, bytes: known?.checked === undefined ? startReading(file) : undefined });
      }
    }
    const first = reading.shift();
    if (first === undefined) {
      return;
    }
    yield { file: first.file, known: first.known, read: await first.bytes };
  }
}

/** Starts to read a file. A failure is thrown when the bytes are awaited, not as an unhandled rejection before. */
function startReading(file: FileToCheck): Promise<ReadBytes> {
  const bytes = file.read();
  bytes.catch(() => undefined);
  return bytes;
}

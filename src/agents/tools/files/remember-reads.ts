import type { ShownFile } from './shown-file.ts';

/** Maximum characters of files that a run keeps in memory. */
const MAX_KEPT_CHARACTERS = 64 * 1_024 * 1_024;

type Read<Side> = (path: string, side: Side) => Promise<ShownFile>;

/** Reads each file once. If the files take too much memory, all of them are forgotten. */
export function rememberReads<Side extends string>(read: Read<Side>): Read<Side> {
  const kept = new Map<string, Promise<ShownFile>>();
  let characters = 0;
  return (path, side) => {
    const key = `${side} ${path}`;
    const known = kept.get(key);
    if (known !== undefined) {
      return known;
    }
    const reading = read(path, side).then((file) => {
      characters += file.kind === 'text' ? file.text.length : 0;
      if (characters > MAX_KEPT_CHARACTERS) {
        kept.clear();
        characters = 0;
      }
      return file;
    });
    kept.set(key, reading);
    // A failed read is not remembered: the network may work the next time.
    reading.catch(() => kept.delete(key));
    return reading;
  };
}

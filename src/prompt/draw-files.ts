import type { FileChange } from '../changes/types.ts';
import { drawFile, type FileParts } from './parts/change.ts';
import type { Tokenizer } from '../tokens/tokens.ts';

/**
 * Draws the files of a change, each part with an id of its own: a diff that was handed in may name a file twice.
 * `room`: the most tokens a part may have.
 */
export function drawFiles(files: readonly FileChange[], room: number, tokenizer: Tokenizer): readonly FileParts[] {
  const times = new Map<string, number>();
  return files.map((file) => {
    const time = (times.get(file.path) ?? 0) + 1;
    times.set(file.path, time);
    const drawn = drawFile(file, room, tokenizer);
    return time === 1 ? drawn : { ...drawn, parts: drawn.parts.map((part) => ({ ...part, id: `${part.id}~${time}` })) };
  });
}

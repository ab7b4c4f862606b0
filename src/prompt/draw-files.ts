import type { FileChange } from '../changes/types.ts';
import { drawFile, type FileParts, type GuidelineIds, type HiddenLanguages } from './parts/change.ts';
import type { Tokenizer } from '../tokens/tokens.ts';

/**
 * Draws the files of a change. Each part gets a unique id, because a diff that a user gives may name a file twice.
 *
 * @param room the most tokens that a part may have
 */
export function drawFiles(
  files: readonly FileChange[],
  room: number,
  tokenizer: Tokenizer,
  guidelines?: GuidelineIds,
  languages?: HiddenLanguages,
): readonly FileParts[] {
  const times = new Map<string, number>();
  return files.map((file) => {
    const time = (times.get(file.path) ?? 0) + 1;
    times.set(file.path, time);
    const drawn = drawFile(file, room, tokenizer, guidelines, languages);
    return time === 1 ? drawn : { ...drawn, parts: drawn.parts.map((part) => ({ ...part, id: `${part.id}~${time}` })) };
  });
}

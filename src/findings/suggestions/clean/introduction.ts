import { looksLikeProse } from '../judge/prose.ts';
import { replacedLines, type Target } from '../replacement.ts';

/** Removes a sentence that introduces the code (`Use this instead:`). The replaced lines must not have such a line. */
export function dropIntroduction(lines: readonly string[], target: Target): readonly string[] {
  const [first = '', ...rest] = lines;
  const introduces = /:\s*$/.test(first) && looksLikeProse(first, { strict: true });
  if (!introduces || rest.every((line) => line.trim() === '') || replacedLines(target).includes(first)) {
    return lines;
  }
  return rest[0]?.trim() === '' ? rest.slice(1) : rest;
}

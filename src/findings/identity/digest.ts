import { createHash } from 'node:crypto';

const DIGEST_CHARACTERS = 12;

/** A short digest in hexadecimal digits. Texts that differ in blanks only have the same one. */
export function digestCode(text: string): string {
  return digest(text.trim().replaceAll(/\s+/g, ' '));
}

/** The same for prose: letter case makes no difference either. */
export function digestProse(text: string): string {
  return digestCode(text.normalize('NFKC').toLowerCase());
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, DIGEST_CHARACTERS);
}

import { createHash } from 'node:crypto';

const FINGERPRINT_CHARACTERS = 20;

/**
 * Names a finding by what it is about, not by where it stands, so that it is the same after lines moved:
 * the file, the statement or kind, the text of the line, and which of several equal ones it is.
 */
export function fingerprint(subject: {
  readonly path: string;
  /** The cited words, or the finding's kind where nothing is cited. */
  readonly about: string;
  /** The line as it stands, or the title where the finding has no line. */
  readonly text: string;
  /** Counts from 0 in line order among equal subjects. */
  readonly ordinal: number;
}): string {
  const text = subject.text.trim().replaceAll(/\s+/g, ' ');
  const identity = JSON.stringify([subject.path, subject.about, text, subject.ordinal]);
  return createHash('sha256').update(identity).digest('hex').slice(0, FINGERPRINT_CHARACTERS);
}

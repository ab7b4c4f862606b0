import { createHash } from 'node:crypto';

const FINGERPRINT_CHARACTERS = 20;

/**
 * Makes the id of a finding from the file, the statement or family of kinds, and the text of the line. Line numbers are not
 * part of it, so the id stays the same when lines move. Equal findings are numbered. A finding that an earlier run reported
 * gets the id of the earlier one: see `matchFindings`.
 */
export function fingerprint(subject: {
  readonly path: string;
  /** What the finding is about: see `aboutOf`. */
  readonly about: string;
  /** The text of the line, or the title if the finding has no line. */
  readonly text: string;
  /** The position among equal subjects in line order, from 0. */
  readonly ordinal: number;
}): string {
  const text = subject.text.trim().replaceAll(/\s+/g, ' ');
  const identity = JSON.stringify([subject.path, subject.about, text, subject.ordinal]);
  return createHash('sha256').update(identity).digest('hex').slice(0, FINGERPRINT_CHARACTERS);
}

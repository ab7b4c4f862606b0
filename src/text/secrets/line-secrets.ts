import { findAssignedSecrets, MAY_ASSIGN, mayAssignSecret, type TextForm } from './assigned-secrets.ts';
import { findColumnSecrets } from './column-secrets.ts';
import { findContinuedSecrets } from './continued-secrets.ts';
import { findJoinedSecrets, mayJoin } from './joined-secrets.ts';
import { findClusterSecrets, mayHoldClusterSecret } from './cluster-secrets.ts';
import { joinLines, listMatchingLines } from './joined-lines.ts';
import { hasOdd, mayEscape, readEscapes, sameOffset } from './read-escapes.ts';
import type { FoundSecret, PlacedSecret } from './secret-formats.ts';

/**
 * Finds secrets that no issuer's format shows, in consecutive lines: values of names such as `password`, on the same line
 * or on the lines below, and the values of a Kubernetes `Secret`. Names and values are read as JSON and JavaScript read
 * them, so that `"pass\u0077ord"` is a name like any other.
 *
 * @returns the secrets of each line that has some, by its index; those of a line do not overlap
 */
export function findLineSecrets(lines: readonly string[], form: TextForm): ReadonlyMap<number, readonly FoundSecret[]> {
  const found = new Map<number, readonly FoundSecret[]>();
  const add = (index: number, secrets: readonly FoundSecret[]): void => {
    const known = found.get(index) ?? [];
    const isNew = ({ start, end }: FoundSecret): boolean => known.every((one) => one.end <= start || end <= one.start);
    const more = secrets.filter(isNew);
    if (more.length > 0) {
      found.set(
        index,
        [...known, ...more].toSorted((a, b) => a.start - b.start),
      );
    }
  };
  // Most lines have no escape. They are read as they are.
  const escaped = new Map(lines.flatMap((line, index) => (mayEscape(line) ? [[index, readEscapes(line)]] : [])));
  const texts = escaped.size === 0 ? lines : lines.map((line, index) => escaped.get(index)?.text ?? line);
  const place = ({ line, start, end, ...rest }: PlacedSecret): void => {
    const toOffset = escaped.get(line)?.toOffset ?? sameOffset;
    add(line, [{ ...rest, start: toOffset(start), end: toOffset(end) }]);
  };
  const whole = joinLines(texts);
  const named = listMatchingLines(whole, MAY_ASSIGN);
  findJoinedSecrets(whole, form).forEach(place);
  for (const line of named) {
    findAssignedSecrets(texts[line] ?? '', form).forEach((secret) => place({ ...secret, line }));
  }
  findContinuedSecrets(texts, named, form.isBare).forEach(place);
  findColumnSecrets(texts, named).forEach(place);
  if (mayHoldClusterSecret(whole.text)) {
    findClusterSecrets(texts).forEach(place);
  }
  return found;
}

/** Whether a text may contain what this file looks for. Faster than to look for it. */
export function mayHaveSecret(text: string): boolean {
  return mayAssignSecret(text) || mayHoldClusterSecret(text) || ESCAPES.test(text) || hasOdd(text) || mayJoin(text);
}

const ESCAPES = /\\u00|\\u\{|\\x[2-7]/;

import { createHash } from 'node:crypto';
import type { Half } from '../../accuracy/repositories.ts';
import type { Change, Defect } from './changes.ts';

/** A defect with the address that says what the client does with such a value. */
export interface SourcedDefect extends Defect {
  readonly source: string;
}

/** A file in a host, with the address of its documentation. */
export type Place = readonly [host: Change['host'], path: string, source: string];

/** Makes a defect. `at` is a part of the line that a finding must name. */
export function plantAt(
  says: string,
  [host, path, source]: Place,
  from: string,
  to: string,
  at: string = to,
): SourcedDefect {
  return { says, host, path, from, to, at, source };
}

/** What a defect may change besides its text: the name of its file, the bytes, or the file that is read. */
type Elsewhere = Pick<Change, 'movedTo' | 'encoding'> & { readonly path?: string };

/** Returns a function that makes defects in one file. */
export function planter([host, own, source]: Place) {
  return (says: string, from: string, to: string, at: string = to, elsewhere: Elsewhere = {}): SourcedDefect => ({
    says,
    host,
    path: own,
    from,
    to,
    at,
    source,
    ...elsewhere,
  });
}

/** Returns a function that makes valid changes in one file. */
export function variantOf(host: Change['host'], path: string) {
  return (says: string, from: string, to: string): Change => ({ says, host, path, from, to });
}

/** Makes a valid change. */
export function variantAt(says: string, [host, path]: Place, from: string, to: string): Change {
  return { says, host, path, from, to };
}

/** The half of a change. The tuning half may be read while a rule is changed. */
export function halfOf({ says }: Pick<Change, 'says'>): Half {
  return (createHash('sha256').update(says).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'reported';
}

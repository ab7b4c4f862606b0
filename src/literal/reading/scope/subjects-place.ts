import type { Clause } from '../../types.ts';
import { narrowScope } from './narrow-scope.ts';
import { readPlace } from './places.ts';

const IN =
  /^(?<core>[^,]{3,60}?) (?:(?:that|which) (?:are |live )?|located |placed |found |defined |declared )?(?:in|under|inside|within|below) (?:the )?(?<place>[^,]{1,80})$/;

/**
 * The clause with the place of its subject as its own: ``public methods in `src/api` must be documented``. Undefined if the
 * subject names no place that is known.
 */
export function withSubjectsPlace(clause: Clause): Clause | undefined {
  const { core, place = '' } = IN.exec(clause.subject)?.groups ?? {};
  const inner = core === undefined ? undefined : readPlace(place, clause.codes);
  const scope = inner === undefined ? undefined : narrowScope(clause.scope, inner);
  return core === undefined || scope === undefined ? undefined : { ...clause, subject: core, scope };
}

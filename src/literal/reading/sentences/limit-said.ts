import type { NotCompiled } from '../../types.ts';
import { excludePlace, narrowScope } from '../scope/narrow-scope.ts';
import { readPlace } from '../scope/places.ts';
import { allowedIn } from './peel-tail.ts';
import { LINK } from '../link-words.ts';
import { mapScope, type Said } from './said.ts';

/** Words that limit where or when a rule counts. */
export const LIMITS = new RegExp(`^(?:and |but |or )*(?:(?!without exceptions?\\b)${LINK}|only|for|unless)\\b`);

/** A limit after a comma or in brackets: `(in tests)`, `(where possible)`. */
export function limitLast(
  said: readonly Said[],
  words: string,
  codes: readonly string[],
): readonly Said[] | NotCompiled {
  if (/^(?:when|where|if|wherever|whenever) (?:possible|practical|applicable|feasible|you can)$/.test(words)) {
    return said.map((one) => ({ ...one, strength: 'should' as const }));
  }
  const place = /^(?:only )?(?:in|for|within|inside|on) (?<place>.+)$/.exec(words)?.groups?.['place'];
  const read = place === undefined ? undefined : readPlace(place, codes);
  if (read === undefined) {
    return { reason: `a part of it limits it in a way that is not known: "${shown(words)}"` };
  }
  return mapScope(said, (scope) => narrowScope(scope, read));
}

/** Takes a place out of all that was said. */
export function exceptFor(
  said: readonly Said[],
  words: string,
  codes: readonly string[],
): readonly Said[] | NotCompiled {
  const place = words.replace(/^(?:only |for |in |inside |within |under |on |of )+/, '');
  const read = readPlace(place, codes);
  const allowed =
    read === undefined && said.every(({ polarity }) => polarity === 'forbidden') ? allowedIn(place) : undefined;
  if (allowed !== undefined) {
    return said.map((one) => ({ ...one, allowed }));
  }
  return read === undefined
    ? {
        reason: 'it has an exception other than a place',
        hint: 'name the place of the exception: "Never use `x`, except in tests"',
      }
    : mapScope(said, (scope) => excludePlace(scope, read));
}

function shown(words: string): string {
  return words.replaceAll(/[\uE000-\uF8FF]/g, '`…`').slice(0, 60);
}

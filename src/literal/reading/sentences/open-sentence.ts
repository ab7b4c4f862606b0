import { EVERYWHERE, type NotCompiled, type Scope } from '../../types.ts';
import { excludePlace } from '../scope/narrow-scope.ts';
import { readPlace } from '../scope/places.ts';
import { regex } from '../../../text/regex.ts';

/** A sentence without its beginning, and where it counts by that. */
export interface Opened {
  readonly words: string;
  readonly scope: Scope;
}

const LEAD_PLACE = regex()`
  ^(?<preposition>
    in|within|inside|inside of|under|for|on|throughout|across|outside|outside of|except in
    |(?:when|while|if)(?: you are| you're| you)? (?:
      writing|working (?:in|with|on)|editing|modifying|changing|creating|adding|reviewing|generating|updating
      |touching|write|edit|modify|change|create|add|update|touch
    )
  ) (?<place>[^,:;]{1,100}?)[,:] (?<rest>.+)$
`;
const LEAD_PURPOSE = regex()`
  ^(?:
    to (?:avoid|prevent|ensure|keep|make|reduce|improve|maintain|allow|enable|simplify|minimi[sz]e|help|preserve)
      \b[^,]{0,120}
    |for (?:consistency|readability|clarity|simplicity|performance|security|safety|maintainability)[^,]{0,60}
    |as a (?:general )?rule|in general|generally speaking|by convention|as always|note|important
    |where(?:ver)? possible|when(?:ever)? possible|if possible
  ), (?<rest>.+)$
`;
/** `tests aside, …`, `apart from generated code, …` */
const LEAD_EXCEPTION = regex()`
  ^(?:
    (?<before>[^,:;]{2,60}?) (?:aside|excepted|excluded|exempted|permitting|notwithstanding)
    |(?:barring|apart from|aside from|other than|besides|excluding|except for) (?<after>[^,:;]{2,60}?)
  ), (?<rest>.+)$
`;
const LEAD_CONDITION =
  /^(?:when|whenever|if|where|wherever|while|unless|until|before|after|once|during|as soon as|only if|even if)\b/;

/** `no semicolons required` allows them. */
const NOT_NEEDED = /^no [^,;:.()–—]{1,80}? (?:is |are )?(?:needed|required|necessary|mandatory)$/;

/** Takes a place, purpose or condition off the beginning. */
export function openSentence(words: string, codes: readonly string[]): Opened | NotCompiled {
  if (NOT_NEEDED.test(words)) {
    return { reason: 'it says that something is not needed', hint: 'forbid it: "Never use `x`"' };
  }
  const place = LEAD_PLACE.exec(words)?.groups;
  if (place !== undefined) {
    const { preposition = '', place: name = '', rest = '' } = place;
    const read = readPlace(name, codes);
    const isOutside = /^(?:outside|except)/.test(preposition);
    const scope = read === undefined ? undefined : isOutside ? excludePlace(EVERYWHERE, read) : read;
    if (scope !== undefined) {
      return { words: rest, scope };
    }
  }
  const exception = LEAD_EXCEPTION.exec(words)?.groups;
  if (exception !== undefined) {
    const { before, after = '', rest = '' } = exception;
    const read = readPlace((before ?? after).replace(/^(?:in|for) /, ''), codes);
    const scope = read === undefined ? undefined : excludePlace(EVERYWHERE, read);
    return scope === undefined ? { reason: 'it has an exception other than a place' } : { words: rest, scope };
  }
  const purpose = LEAD_PURPOSE.exec(words)?.groups?.['rest'];
  if (purpose !== undefined) {
    return { words: purpose, scope: EVERYWHERE };
  }
  if (LEAD_CONDITION.test(words) && !/^(?:where|when|if) (?:possible|applicable)/.test(words)) {
    return {
      reason: 'it depends on a condition',
      hint: 'a rule without "when" or "if" can be checked: "Never use `x` in tests"',
    };
  }
  if (place !== undefined && place['preposition'] !== 'for') {
    return unknownPlace();
  }
  return { words, scope: EVERYWHERE };
}

function unknownPlace(): NotCompiled {
  return {
    reason: 'it names a place that is not a known folder, language or kind of file',
    hint: 'name a path or language: "Never use `x` in `src/api/`"',
  };
}

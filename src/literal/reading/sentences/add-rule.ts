import { CONDITION } from '../../../guidelines/claims/limits.ts';
import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import type { NotCompiled, Scope } from '../../types.ts';
import type { Head } from '../heads/form-head.ts';
import { readHead } from '../heads/read-head.ts';
import { narrowScope } from '../scope/narrow-scope.ts';
import { peelTail } from './peel-tail.ts';
import { readPart } from './read-part.ts';
import { explain, isUnread, type Said } from './said.ts';
import { limitsBan } from '../wordings/purposes.ts';
import { fromOtherSource } from './sources.ts';
import { regex } from '../../../text/regex.ts';

/** Words of an exception in an explanation. Errors are exceptions too, so that word alone says nothing. */
export const EXCEPTION = regex()`
  \b(?:
    unless|except|(?:the only|the|an|one|some) exceptions?|exceptions? (?:are|is|apply|applies)|exceptions?:
    |outside|apart from|other than
    |but (?!
      (?:the team|we|our|reviewers?|ci|it|they|this|that) (?:still )?
        (?:enforces?|requires?|breaks?|fails?|hides?|swallows?|catch(?:es)?|checks?|rejects?)\b
    )
    |however|(?<!not )(?<!never )allowed|acceptable|fine|okay|ok|exempt|only in|only for
  )\b
  |\b(?<!\b(?:specific|explicit|named) [a-z]{3,20} )only$
`;

/** A second rule in the sentence: `…; never use var`. */
export function addRule(
  said: readonly Said[],
  words: string,
  codes: readonly string[],
  scope: Scope,
): readonly Said[] | NotCompiled {
  const plain = words.replace(/^(?:and |but |or )+/, '');
  const last = said.at(-1);
  // `to stay clear and avoid conflicts` is one purpose.
  if (last?.explanation?.startsWith('to ') === true && /^(?:avoid|prevent)\b/.test(plain)) {
    return explain(said, words);
  }
  const bare = /^(?:never|not) (?<thing>.+)$/.exec(plain)?.groups?.['thing'];
  const isThing = bare !== undefined && readHead(`never ${bare}`, undefined) === undefined;
  if (last?.polarity === 'required' && bare !== undefined && isThing) {
    // In ``use `icon` in `helper.rb`, never `b` ``, the file is where the first thing is, or where both count.
    if (
      / (?:in|as|on|when|where) /.test(last.object) ||
      isOneFile(last.scope) ||
      limitsBan(last.object, listMaskedCodes(bare, codes))
    ) {
      return {
        reason: 'what limits the first thing may limit the other one',
        hint: 'word it as "Use `a` instead of `b`"',
      };
    }
    const sameThing = fromOtherSource(last.object, bare);
    if (sameThing !== undefined) {
      return [...said.slice(0, -1), { ...last, polarity: 'forbidden', object: sameThing, instead: last.object }];
    }
    const thing = peelThing(bare, last, codes);
    // ``Debug with traces, not `print()` ``: a call is used, whatever is done with the first thing.
    const named = listMaskedCodes(bare, codes);
    const isUsed =
      named.every((code) => /^[\w.:]+\(.*\)$|^[A-Z]{4,} \*$/.test(code)) &&
      /^[\uE000-\uF8FF]/.test(bare) &&
      !OF_CODE.test(last.verb);
    // ``Catch specific exceptions, never `except:` ``
    const isHandler = named.length > 0 && named.every((code) => /^(?:except|catch|rescue)\b/.test(code.trim()));
    const verb = isUsed || isHandler ? 'use' : last.verb;
    return thing === undefined
      ? [...said.slice(0, -1), { ...last, verb, polarity: 'forbidden', object: bare, instead: last.object }]
      : [...said.slice(0, -1), { ...last, ...thing, verb, polarity: 'forbidden', instead: last.object }];
  }
  const read = readPart(plain, codes, undefined, scope);
  if (isUnread(read)) {
    return /^(?:only|use|prefer|always)\b/.test(plain) && !EXCEPTION.test(plain) && !CONDITION.test(plain)
      ? explain(said, words)
      : read;
  }
  // `messages must be short and not end with a period`: the subject is that of the first rule.
  const subject = plain.startsWith('not ') ? (last?.subject ?? '') : '';
  return [
    ...said,
    ...read.map((one) => ({ ...one, ...sourceOfLast(one, last), ...(one.subject === '' ? { subject } : {}) })),
  ];
}

/** ``import `a` from `x`; do not import it from `y` ``: `it` is what the first rule is about. */
function sourceOfLast({ polarity, object }: Said, last: Said | undefined): Partial<Said> {
  const sameThing =
    polarity === 'forbidden' && last !== undefined && /^(?:it|them) /.test(object)
      ? fromOtherSource(last.object, object)
      : undefined;
  return sameThing === undefined ? {} : { object: sameThing };
}

/** Verbs that say what is done with code. */
const OF_CODE = regex()`
  ^(?:
    |use|call|import|import from|extend|implement|throw|raise|return|catch|put|place|add|create|edit|commit|store
    |keep|write|name|prefix|log|inject|read|set|run|install|test|mock
  )$
`;

/** `never b outside config files`: where the second thing is ruled out. Undefined if it says nothing of that. */
function peelThing(
  bare: string,
  { verb, scope }: Said,
  codes: readonly string[],
): Pick<Said, 'object' | 'scope'> | undefined {
  const head: Head = {
    strength: 'must',
    polarity: 'forbidden',
    subject: '',
    verb,
    object: bare,
    directive: 'other',
    isOnly: false,
  };
  const peeled = peelTail(head, codes);
  const joined = 'reason' in peeled || peeled.object === bare ? undefined : narrowScope(scope, peeled.scope);
  return 'reason' in peeled || joined === undefined ? undefined : { object: peeled.object, scope: joined };
}

function isOneFile({ inside }: Scope): boolean {
  return inside.some(
    (place) => place.kind === 'paths' && place.globs.every((glob) => /^(?:\*\*\/)?[^*{]+\.\w+$/.test(glob)),
  );
}

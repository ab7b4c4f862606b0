import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import { EVERYWHERE } from '../../types.ts';
import type { Head } from '../heads/form-head.ts';
import { LINK_OR_PURPOSE } from '../link-words.ts';
import { limitsBan } from '../wordings/purposes.ts';
import { finishHead } from './read-part.ts';
import type { Said } from './said.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const CODE = '[\uE000-\uF8FF]';
const CODES = `${CODE}(?:(?:, (?:or |and )?| or | and | nor | ?\\/ ?)${CODE})*`;
/** Words before code that say only that it is used as it is: ``never ad-hoc `json.Marshal` ``. */
const AS_IT_IS = regexSource`
  (?:
    (?:
      a|an|the|any|raw|bare|ad-hoc|ad hoc|plain|direct|directly|new|manual|manually|hand-rolled|hand-written
      |built-in|generic|broad|CommonJS|native|inline|naive|standalone|std|standard
    )[ ]
  )
`;
/** ``… (never `a.b`)``, ``…; do not call `a()` directly``: a ban of its own, behind a sign that begins one. */
const BAN = regex('g')`
  (?:[(;] ?|, (?:and |but )?| [-–—] ?|\. )(?<word>never|no|not|do not|don't|avoid)
    (?: use| call| using| calling| import| importing| instantiate| invoke)? ${AS_IT_IS}{0,3}(?<codes>${CODES})
    (?<module> (?:packages?|modules?|library|libraries|imports?))?
    (?: (?:calls?|usages?|directly|anywhere|imports?|either))*
    (?<place> in (?:the |any |our )?[a-z]+(?:,? (?:and|or) [a-z]+){0,2})?(?=[).;]|,? ?$| [-–—] )
`;
/** With such a word, the order may count in a case alone. */
const LIMITS = regex()`
  \b(?:
    when|whenever|if|unless|except|only|where|while|until|without|other than|instead|rather|outside|inside|within
    |before|after|once|example|e\.g|for this|for these|may|can|could|might|optional|allowed|here
  )\b
`;
/** Words of sentences that tell what code does, or name a place, which may limit the ban after it. */
const TELLS = regex()`
  \b(?:
    is|are|was|were|has|have|had|does|did|will|would|returns?|contains?|emits?|produces?|becomes?|stays?|means
    |handles?|takes|gets|sets|maps|carries|resolves?|expects?|receives?|accepts?|reads|writes|runs|lives?|so that
    |because|(?<!-)in
  )\b
`;
const ORDERS = regex()`
  ^(?:(?:always|please|prefer|must|[a-z][a-z ]{2,30}:) )*(?:
    (?:
      use|prefer|call|go through|import|access|wrap|build|create|construct|write|read|get|log|throw|raise|run|query
      |fetch|render|handle|resolve|validate|generate|invoke|instantiate|obtain|derive|parse|format|return|pass
      |inject|replace|rely on|keep|assert|mock|compare|add
    )(?![a-z])
    |all [a-z]|every [a-z]|each [a-z]|[\uE000-\uF8FF] for[ ]
  )
`;

/** ``call these on `a`, not on `b` ``: what is called there is meant. */
const ON_OTHER = new RegExp(`\\b(?:on|to|into|in|by|as|with|at|of) ${CODE}$`);

/** Code that is meant wherever it stands: a qualified name, a call, a module, a macro, a name of several words. */
const EXACT = regex('u')`
  ^(?:new )?(?:
    [\p{L}_$][\w$]*(?:<[\w, ]*>)?(?:(?:\.|::|->)[\p{L}_$][\w$]*(?:<[\w, ]*>)?)+(?:\(.*\))?
    |[\p{L}_$][\w$]*\((?:\.\.\.)?\)|@[a-z][\w-]*\/[\w./-]+|node:[\w/]+|[a-z_]+!
    |\p{Lu}[\p{Ll}\d]+(?:\p{Lu}[\p{Ll}\d]+)+|catch \(\w+(?: \w+)?\)
  )$
`;
/** Names of files. A sentence that rules one out is not about code that calls it. */
const NO_USE = /\.(?:md|json|ya?ml|toml|tsx?|jsx?|py|go|rs|cs|java|kt|rb|php|css|scss|html|sql|sh|lock|txt|csv|xml)$/i;

/**
 * The code that a part of a sentence rules out by itself, if nothing covers the sentence as a whole and no word of it names a
 * case. What stands before it is what to do instead.
 */
export function readCodeBans(plain: string, codes: readonly string[]): readonly Said[] | undefined {
  if (LIMITS.test(plain)) {
    return undefined;
  }
  const said = [...plain.matchAll(BAN)].flatMap(({ index, groups = {}, 0: ban }): readonly Said[] => {
    const before = plain.slice(0, index).trimEnd();
    const named = listMaskedCodes(groups['codes'] ?? '', codes).map((code) => code.trim());
    const after = plain.slice(index + ban.length).replace(/^\) ?/, '');
    if (limitsBan(`\uE000 ${after}`, named)) {
      return [];
    }
    const source = IMPORTS.exec(before)?.groups;
    if (source !== undefined && named.every((code) => MODULE.test(code)) && !TELLS.test(before)) {
      const names = source['names'] === undefined ? '' : `${source['names']} from `;
      return [forbid(groups['word'], 'import', `${names}${groups['codes'] ?? ''}`, before)];
    }
    if (groups['module'] !== undefined && named.every((code) => MODULE.test(code)) && ORDERS.test(before)) {
      return [forbid(groups['word'], 'import', groups['codes'] ?? '', before)];
    }
    if (FACT.test(before) && named.every((code) => CALLED.test(code))) {
      return [forbid(groups['word'], 'use', groups['codes'] ?? '', before)];
    }
    if (groups['place'] !== undefined) {
      const isOrder = !TELLS.test(before) && named.every((code) => EXACT.test(code) && !NO_USE.test(code));
      return isOrder ? forbidInPlace(`${groups['codes'] ?? ''}${groups['place']}`, codes, before) : [];
    }
    const isBan =
      ORDERS.test(before) && !TELLS.test(before) && !ON_OTHER.test(before) && !limitsBan(before.trim(), named);
    return isBan && named.every((code) => EXACT.test(code) && !NO_USE.test(code))
      ? [forbid(groups['word'], 'use', groups['codes'] ?? '', before)]
      : [];
  });
  return said.length === 0 ? undefined : said;
}

/** ``import `z` from `a` (not from `b`)``: the same names are not imported from there. */
const IMPORTS = new RegExp(
  `(?:^|: |always )import (?:the |all |types? )?(?:(?<names>${CODES}) )?(?:directly )?from ${CODE}$`,
);
/** ``foreign keys are `a()`, never `b()` ``: what is called for that is meant wherever it is called. */
const FACT = new RegExp(
  `^(?:[a-z]+ [-–—] )?(?:(?!${LINK_OR_PURPOSE} )[a-z]+ ){1,4}(?:are|is|must be|should be) (?:always )?${CODE}$`,
);
const CALLED = /^(?:new )?(?:\p{Ll}+\p{Lu}\w*|\w+(?:\.|::|->)\w+)\((?:\.\.\.)?\)$/u;
const MODULE = /^(?:@?[a-z][\w-]*(?:[/:.][\w.-]+)*)$/;

/** ``… — never `new Error()` in controllers or services``, where the place is known. */
function forbidInPlace(object: string, codes: readonly string[], explanation: string): readonly Said[] {
  const head: Head = { ...forbid('never', 'use', object, explanation), directive: 'other', isOnly: false };
  return finishHead(head, codes, EVERYWHERE).flatMap((one) =>
    'reason' in one || one.scope.inside.length === 0 ? [] : [{ ...one, explanation }],
  );
}

function forbid(word: string | undefined, verb: string, object: string, explanation: string): Said {
  return {
    strength: word === 'avoid' ? 'should' : 'must',
    polarity: 'forbidden',
    subject: '',
    verb,
    object,
    scope: EVERYWHERE,
    explanation,
  };
}

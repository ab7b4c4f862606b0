import type { NotCompiled } from '../../types.ts';
import type { Head } from '../heads/form-head.ts';
import { verbOfGerund } from '../heads/verbs.ts';
import { LINK_OR_PURPOSE } from '../link-words.ts';
import { fromOtherSource, namesSource } from './sources.ts';
import { regex } from '../../../text/regex.ts';

/** What is forbidden, and what is to be used in its place. */
export interface Pair {
  /** Another verb than the clause has: `rely` in `run x rather than relying on y`. */
  readonly verb?: string;
  readonly object: string;
  readonly instead: string;
}

const INSTEAD_OF = /^(?<own>.+?),? (?:instead of|rather than|in place of|as opposed to|and not) (?<other>.+)$/;
const COMMA_NOT = /^(?<own>.+?)(?:, (?:and )?(?:not|never)|(?<=[\uE000-\uF8FF]) not(?= [\uE000-\uF8FF])) (?<other>.+)$/;
const REPLACED =
  /^(?<other>(?:the )?[\uE000-\uF8FF](?: [a-z]+)?) (?:with|by) (?<own>(?:the |an? )?[\uE000-\uF8FF](?: [a-z]+)?)$/;
const OVER = /^(?<own>.+?),? (?:over|to|instead of|rather than) (?<other>.+)$/;
/** Only between code, or before a name that is not quoted (`newtonsoft.json`): `use defer over the whole block` means something else. */
const CODE_OVER = regex()`
  ^(?:
    (?:the )?[\uE000-\uF8FF](?: ?\/ ?[\uE000-\uF8FF])*(?: [a-z]+)?
    |(?:proper|semantic|accessible|dedicated|typed|modern|native|structured) [a-z]+(?: [a-z]+)?
  ) over (?:(?:the |a |an |raw |bare |plain |direct )?[\uE000-\uF8FF](?: [a-z]+)?|[a-z]\w*(?:[.-]\w+)+)$
`;
const IN_FAVOUR = /^(?<other>.+?),? (?:in favou?r of|and use|but use|but) (?:using )?(?<own>.+?)(?: instead)?$/;
/** A limit of what is recommended limits what is ruled out as well. */
const LIMITED = new RegExp(`^(?<thing>.+?)(?<limit> (?:${LINK_OR_PURPOSE}|with|by|as|from) .+)$`);

/**
 * Reads `a instead of b`. A limit such as `a for loops instead of b` limits both, so it is added to the object: `b for loops`.
 */
export function pairOf(object: string, { polarity, directive, verb }: Head): Pair | NotCompiled | undefined {
  if (polarity === 'forbidden') {
    const { own, other } = IN_FAVOUR.exec(object)?.groups ?? {};
    if (own !== undefined && other !== undefined) {
      return { object: other, instead: own };
    }
    return /\b(?:instead of|rather than)\b/.test(object)
      ? { reason: 'it forbids replacing one thing by another', hint: 'word it as "Use `a` instead of `b`"' }
      : undefined;
  }
  const replaced = verb === 'replace' ? REPLACED.exec(object)?.groups : undefined;
  if (replaced !== undefined) {
    return { verb: 'use', object: replaced['other'] ?? '', instead: replaced['own'] ?? '' };
  }
  const found =
    directive === 'prefer' || (verb === 'use' && CODE_OVER.test(object))
      ? (OVER.exec(object) ?? INSTEAD_OF.exec(object))
      : (COMMA_NOT.exec(object) ?? INSTEAD_OF.exec(object));
  const { own, other } = found?.groups ?? {};
  if (own === undefined || other === undefined) {
    return undefined;
  }
  const sameThing = fromOtherSource(own, other);
  if (sameThing !== undefined) {
    return { object: sameThing, instead: own };
  }
  const { verb: ownVerb, thing } = withoutGerund(other);
  // Where the alternative comes from says nothing of the other thing.
  const { thing: bare, limit = '' } = namesSource(own) ? {} : (LIMITED.exec(own)?.groups ?? {});
  return { ...(ownVerb === undefined ? {} : { verb: ownVerb }), object: `${thing}${limit}`, instead: bare ?? own };
}

/** `using b` is the thing `b`, `relying on b` is the verb `rely` and the rest. */
function withoutGerund(words: string): { readonly verb?: string; readonly thing: string } {
  const [, first = '', rest = ''] = /^([a-z-]+) (.+)$/.exec(words) ?? [];
  const verb = verbOfGerund(first);
  return verb === undefined ? { thing: words.replace(/^the use of /, '') } : { verb, thing: rest };
}

import { regex } from '../../../text/regex.ts';

/** What cannot end a rule: the words after it, or the code below, would be a part of it. */
const GOES_ON = regex()`
  (?:^| )(?:
    with|as|following|this|these|those|below|by|to|in|from|like|use|using|is|are|be|or|and|of|for|on|the|a|an|must
    |should|include|includes|have|when|if|where|example|examples|pattern|format|structure|order|way|steps?
  )$
`;

/** A sentence without the colon before the example of code below it: `all public APIs must have JSDoc comments:`. */
export function withoutColon(plain: string): string {
  const rule = plain.replace(/\s*[:：]$/u, '');
  return GOES_ON.test(rule) ? plain : rule;
}

const CODE = '[\uE000-\uF8FF]';
/** A ban of code in a place: what follows its colon explains it. */
const WHOLE_BAN = regex('u')`
  ^(?:never|do not|don't) (?:use|import|call) ${CODE}(?:(?:,? (?:or|and) |, )${CODE})*(?: directly)?[ ]
    (?:in|inside|from|within) (?:an? |any |the )?(?!following|these|those)[a-z]+(?: [a-z]+)?\s*[:：]$
`;

/** A ban, and what to do instead before an example: ``avoid `a` spies; assert on state:``. */
const BAN_AND_ADVICE = regex('u')`
  ^(?:never|do not|don't|avoid) (?:(?:use|using|import|call|calling|add|adding) )?${CODE}
    (?:(?:,? (?:or|and) |, | ?\/ ?)${CODE})*(?: [a-z]+)?(?:;| [-–—]) (?!.*\b(?:unless|except|only|if|when)\b)
    (?:use|prefer|assert|call|write|pass|return|throw|instead|import|check) [^;:]{3,80}[:：]$
`;

/** Whether a sentence says all of a ban before its colon: ``never import `a` inside a hook:``. */
export function isWholeBan(plain: string): boolean {
  return WHOLE_BAN.test(plain) || BAN_AND_ADVICE.test(plain);
}

import { readSentence } from './read-sentence.ts';
import { isUnread, type Said } from './said.ts';
import { LINK_OR_PURPOSE } from '../link-words.ts';
import { regex, regexSource } from '../../../text/regex.ts';

/** Where another rule of a sentence begins. */
const BORDER =
  /(?:; |, | [-–—] | but | and )(?=(?:and |but )?(?:never|no|avoid|do not|don't|must not|always|use|prefer|must|keep|write|ensure)\b)/;
/** A rule that says itself what nobody should do. After `never` alone, the verb of the part before it may be meant. */
const FORBIDS = regex()`
  ^(?:and |but )?(?:
    no (?!longer|need|matter|more|less)|avoid |
    (?:never|do not|don't|must not) (?:
      use|call|import|add|write|throw|swallow|leave|commit|introduce|log|create|include|catch|disable|hard-?code
      |edit|modify
    )[ ]
  )
`;
/** Words with which one part may limit another. */
const LIMITS = new RegExp(
  `${regexSource`
    \b(?:
      when|if|unless|except|only|where|while|until|may|can|allowed|fine|okay|optional|instead|without|other than
      |outside|example|e\.g|i\.e
    )\b
  `}|^(?:${LINK_OR_PURPOSE}|with|by|from)\\b`,
);
/** What a part that requires something is about: it may go on in the next part. */
const CONTEXT = /\b(?:for|in|on|to|with|within|inside|during|at|from|as|via|through|between|by)\b/;
/** A part that tells something, or names who is meant: the rule after it is about that. */
const TELLS =
  /\b(?:is|are|was|has|have|does|shares?|uses?|receives?|runs?|lives?|contains?|handles?|must|should|needs?|requires?|returns?|owns?|stays?)\b/;
const POINTS_BACK = /\b(?:it|its|they|them|their|this|that|these|those|such|there|either|both)\b/;
const MOST_PARTS = 8;

/**
 * The rules of a sentence that forbid something by themselves, if the sentence as a whole is not understood:
 * "TS strict, no `any`, explicit return types, no default exports". Undefined if a part may limit another one.
 */
export function readPartRules(plain: string, codes: readonly string[]): readonly Said[] | undefined {
  const parts = plain.split(BORDER).map((part) => part.trim());
  if (parts.length < 2 || parts.length > MOST_PARTS || parts.some((part) => LIMITS.test(part))) {
    return undefined;
  }
  const said = parts.flatMap((part, index): readonly Said[] => {
    const before = parts.slice(0, index);
    if (
      !FORBIDS.test(part) ||
      POINTS_BACK.test(part) ||
      before.some((one) => !FORBIDS.test(one) && (CONTEXT.test(one) || TELLS.test(one)))
    ) {
      return [];
    }
    const read = readSentence(part.replace(/^(?:and|but) /, ''), codes, undefined);
    return isUnread(read) ? [] : read.filter(({ polarity }) => polarity === 'forbidden');
  });
  return said.length === 0 ? undefined : said;
}

import { regex, regexSource } from '../../text/regex.ts';

/**
 * Words behind which a place or a case stands: "under load", "between tenants", "once it is loaded". Who reads a sentence
 * without what stands behind one of them reads another rule.
 */
export const LINK = regexSource`
  (?:
    in|inside|within|under|on|onto|at|near|between|among|across|along|alongside|against|beyond|behind|outside|without
    |before|after|during|while|until|once|when|whenever|where|wherever|if|given|unlike
  )
`;

/** The same with words behind which a purpose may stand as well. `With` and `by` mostly say how something is used. */
export const LINK_OR_PURPOSE = `(?:${LINK}|for|to)`;

/** What begins like a place or a case and means everywhere: "under all circumstances", "without exception". */
const ALL_PLACES = regex()`
  ^${LINK_OR_PURPOSE} (?:
    all|any|every|each|no|everything|anything|both|exceptions?
    |(?:the |this |our |your )?(?:(?:whole|entire) )?(?:codebase|code base|project|repository|repo|monorepo)
  )\b
`;

/** Whether words that begin with a link may limit a rule. */
export function mayLimit(words: string): boolean {
  return BEGINS.test(words) && !ALL_PLACES.test(words);
}

const BEGINS = new RegExp(`^${LINK_OR_PURPOSE} `);

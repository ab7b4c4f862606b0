/**
 * Words behind which a place or a case stands: "under load", "between tenants", "once it is loaded". Who reads a sentence
 * without what stands behind one of them reads another rule.
 */
export const LINK =
  '(?:in|inside|within|under|on|onto|at|near|between|among|across|along|alongside|against|beyond|behind|outside|without|before|after|during|while|until|once|when|whenever|where|wherever|if|given|unlike)';

/** The same with words behind which a purpose or a manner may stand as well. */
export const LINK_OR_PURPOSE = `(?:${LINK}|for|to|with|by)`;

/** What begins like a place or a case and means everywhere: "under all circumstances", "without exception". */
const ALL_PLACES = new RegExp(
  String.raw`^(?:${LINK}|for|to|with|by) (?:all|any|every|each|no|everything|anything|both|(?:the |this |our |your )?(?:(?:whole|entire) )?(?:codebase|code base|project|repository|repo|monorepo)|exceptions?)\b`,
);

/** Whether words that begin with a link may limit a rule. */
export function mayLimit(words: string): boolean {
  return BEGINS.test(words) && !ALL_PLACES.test(words);
}

const BEGINS = new RegExp(`^${LINK_OR_PURPOSE} `);

/** What cannot end a rule: the words after it, or the code below, would be a part of it. */
const GOES_ON =
  /(?:^| )(?:with|as|following|this|these|those|below|by|to|in|from|like|use|using|is|are|be|or|and|of|for|on|the|a|an|must|should|include|includes|have|when|if|where|example|examples|pattern|format|structure|order|way|steps?)$/;

/** A sentence without the colon before the example of code below it: `all public APIs must have JSDoc comments:`. */
export function withoutColon(plain: string): string {
  const rule = plain.replace(/\s*[:：]$/u, '');
  return GOES_ON.test(rule) ? plain : rule;
}

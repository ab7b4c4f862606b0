import { regexSource } from '../../../text/regex.ts';

/** Verbs whose object, a link, is a file that the model writes: "Generate an [implementation plan](plan.md)". */
const OBJECT = String.raw`(?:creat(?:e|es|ing)|writ(?:e|es|ing)|generat(?:e|es|ing)|draft(?:s|ing)?)\s+(?:(?:an?|the|your|our|its)\s+)?(?:[\w-]+\s){0,3}`;
/** Verbs with a place, a link, at which the model writes: "Capture our decisions in the [spec](spec.md)". */
const PLACE = regexSource`
  (?:
    captur(?:e|es|ing)|record(?:s|ing)?|sav(?:e|es|ing)|stor(?:e|es|ing)|append(?:s|ing)?|writ(?:e|es|ing)
    |document(?:s|ing)?|log(?:s|ging)?
  )\b[^\n.;:[]*\b(?:in|to|into|at|under)\s+(?:(?:an?|the|your|our|its)\s+)?
`;
const WRITES = new RegExp(String.raw`\b(?:${OBJECT}|${PLACE})\[[^\]\n]*\]\(<?$`, 'i');

const MAX_BEFORE = 200;
const MAX_TARGET = 400;
const MAX_MENTIONS = 50;

/**
 * Whether a text lets the model write the file to which the link at an offset leads, here or in another link of the text.
 * Such a file need not exist yet. Reads much of the text: ask only about faults.
 */
export function isWrittenByModel(text: string, start: number): boolean {
  const target = /^[^\s#)>]*/.exec(text.slice(start, start + MAX_TARGET))?.[0] ?? '';
  let at = target === '' ? -1 : text.indexOf(target);
  for (let mentions = 0; at >= 0 && mentions < MAX_MENTIONS; mentions += 1) {
    if (WRITES.test(text.slice(Math.max(0, at - MAX_BEFORE), at))) {
      return true;
    }
    at = text.indexOf(target, at + target.length);
  }
  return false;
}

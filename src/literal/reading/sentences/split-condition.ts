import { quickly, type QuickExpression } from '../../../text/expressions/quick-expressions.ts';
import { regexSource } from '../../../text/regex.ts';
/** A sentence that counts when certain files change, with the condition apart. */
export interface Conditional {
  /** The files, as a list of code spans. */
  readonly whenever: string;
  readonly rest: string;
}

const CODE = '[\uE000-\uF8FF]';
const ITEM = `(?:the |any |a )*${CODE}(?: files?)?`;
const FILES = `${ITEM}(?:(?:,? (?:or|and) |, )${ITEM})*`;
const CHANGE = '(?:chang|edit|modif|updat|touch)(?:e|es|y|ies|ing|ying|s)?';
const WHEN = '(?:when|whenever|if|after|each time|every time|any time)';
const CONDITION = `${WHEN} (?:you |we |you are )?${CHANGE}(?:(?: or |\\/)${CHANGE})* (?<files>${FILES})(?: (?:is|are) changed)?`;
/** `when a changes` */
const BY_ITSELF = `${WHEN} (?<files>${FILES}) (?:changes?|(?:is|are|gets?) (?:changed|edited|modified|updated|touched))`;
const ORDER = '(?:then |please |also |always |you must |make sure to |remember to )*(?<rest>[a-z].+)';
/** No exception and no other condition behind it. */
const END = '(?:(?: ?[-–—;(:]|,) ?(?!.*\\b(?:unless|except|if|when|only|but|without|until)\\b).{1,160})?';
const ALL = '(?:all |any |each |every |the )?';
const NOUN =
  '(?:changing|editing|modifying|updating|touching|(?:changes?|edits?|updates?|modifications?) (?:to|in|of))';
const UPDATE = 'an? (?:matching |corresponding )?(?:update|change|edit)s? (?:to|of|in)';
const COMPANIONS = `(?<companions>${ITEM}(?:(?:,? and |, )${ITEM})*)`;
const HOW =
  '(?: (?:too|as well|accordingly|to match|in the same (?:change|commit|pr|pull request|patch)|(?:via|by|with|using) [^,;]{1,60}))*';

const FORMS: readonly QuickExpression[] = [
  `^(?:always )?${CONDITION}, ${ORDER}$`,
  `^(?<rest>.+?),? ${CONDITION}$`,
  `^(?:always )?${BY_ITSELF}, ${ORDER}$`,
  `^(?<rest>.+?),? ${BY_ITSELF}$`,
  // `changing a requires updating b`
  regexSource`
    ^${ALL}${NOUN} (?<files>${FILES}) (?:also )?(?:requires?|needs?|means?) (?:also )?
      (?:updating|changing|editing|regenerating|${UPDATE}) ${COMPANIONS}${HOW}${END}$
  `,
  // `changes to a must be reflected in b`
  regexSource`
    ^${ALL}${NOUN} (?<files>${FILES}) (?:must|should|need to|needs to|have to|has to) (?:also |always )?(?:
      be (?:reflected|mirrored|propagated|copied|repeated|ported) (?:in|to|into)|be accompanied by ${UPDATE}|update
      |include ${UPDATE}
    ) ${COMPANIONS}${HOW}${END}$
  `,
].map((source) => quickly(new RegExp(source)));

/** Labels that say only that a rule counts. */
const EMPHASIS = /^(?:critical|important|required|mandatory|must|always|rule|hard rule|reminder): /;

/** Takes a condition on changed files off a sentence: `when changing a, update b`. Other conditions stay where they are. */
export function splitCondition(plain: string): Conditional | undefined {
  const unlabelled = plain.replace(EMPHASIS, '');
  for (const form of FORMS) {
    const { files, companions, rest = companions && `update ${companions}` } = form.exec(unlabelled)?.groups ?? {};
    if (files !== undefined && rest !== undefined) {
      return { whenever: files, rest };
    }
  }
  return undefined;
}

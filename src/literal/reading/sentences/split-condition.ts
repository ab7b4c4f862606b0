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
const CONDITION = `(?:when|whenever|if|after|each time|every time|any time) (?:you |we |you are )?${CHANGE}(?:(?: or |\\/)${CHANGE})* (?<files>${FILES})(?: (?:is|are) changed)?`;
const LEADING = new RegExp(
  `^(?:always )?${CONDITION}, (?:then |please |also |always |you must |make sure to |remember to )*(?<rest>[a-z].+)$`,
);
const TRAILING = new RegExp(`^(?<rest>.+?),? ${CONDITION}$`);

/** Takes a condition on changed files off a sentence: `when changing a, update b`. Other conditions stay where they are. */
export function splitCondition(plain: string): Conditional | undefined {
  const { files, rest } = LEADING.exec(plain)?.groups ?? TRAILING.exec(plain)?.groups ?? {};
  return files === undefined || rest === undefined ? undefined : { whenever: files, rest };
}

const CODE = '[\uE000-\uF8FF]';
const CODES = `${CODE}(?:(?:,? (?:and|or) |, | ?\\/ ?)${CODE})*`;
const LANGUAGE =
  '(?:the |a |an |correct |appropriate |proper |their )*(?:languages?|syntax)(?:[- ](?:identifiers?|hints?|tags?|specifiers?|labels?|annotations?|names?))?';
const BLOCKS =
  '(?:(?:all|every|each|the|fenced|markdown) )*(?:code (?:blocks?|fences?|snippets?|examples?)|fences?|fenced blocks?)';
const SHOWN = `(?:(?:,|:)? ?${CODES})?(?: for syntax highlighting)?`;
const ACTIONS = '(?:(?:all|every|each|any|the|third[- ]party|github|external) )*(?:github )?actions?';
const SHA =
  '(?:a |an |its |their |the )*(?:full(?:[- ]length)? |40[- ]character |immutable |specific )*(?:git )?commit (?:sha|hash)(?:s|es)?';

/** Sentences on documents and on what workflows use, in other words than those that the readers know. */
export const DOCUMENT_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  // The language of code blocks
  [new RegExp(`^(?:always )?use (?:fenced )?${BLOCKS} with ${LANGUAGE}${SHOWN}$`), 'code blocks must have a language'],
  [new RegExp(`^${BLOCKS} with ${LANGUAGE}${SHOWN}$`), 'code blocks must have a language'],
  [new RegExp(`^(?:always )?fence code with ${LANGUAGE}${SHOWN}$`), 'code blocks must have a language'],
  [new RegExp(`^(?:always )?use ${LANGUAGE} (?:in|on|for) ${BLOCKS}${SHOWN}$`), 'code blocks must have a language'],
  [
    new RegExp(
      `^(?:${BLOCKS}:? )?(?:must |should )?(?:be )?(?:formatted |fenced |written )?(?:with|use|using) triple backticks(?: \\([^()]*\\))?,? (?:and|with)(?: (?:include|have|specify|with))? ${LANGUAGE}${SHOWN}$`,
    ),
    'code blocks must have a language',
  ],
  [/^never use bare (?:code )?(?:[\uE000-\uF8FF]+ )?fences$/, 'code blocks must have a language'],
  // Actions by their commit
  [
    new RegExp(
      `^pin (?<what>${ACTIONS}) (?:to|by|with|at|using) ${SHA},? (?:not|never|rather than|instead of) .{1,60}$`,
    ),
    'pin $<what> to a commit sha',
  ],
  // The time of jobs, with its reason
  [new RegExp(`^(?<what>set ${CODE} (?:on|for|in) (?:every|each|all) jobs?) so (?!that only\\b).{5,100}$`), '$<what>'],
  // Headings
  [/^(?:headings?|headers):? atx[- ]style(?: headers| headings)?(?: \([^()]*\))?$/, 'headings must use atx style'],
];

import { regex, regexSource } from '../../../text/regex.ts';

const CODE = '[\uE000-\uF8FF]';
const CODES = `${CODE}(?:(?:,? (?:and|or) |, | ?\\/ ?)${CODE})*`;
const LANGUAGE = regexSource`
  (?:the |a |an |correct |appropriate |proper |their )*(?:languages?|syntax)
    (?:[- ](?:identifiers?|hints?|tags?|specifiers?|labels?|annotations?|names?))?
`;
const BLOCKS =
  '(?:(?:all|every|each|the|fenced|markdown) )*(?:code (?:blocks?|fences?|snippets?|examples?)|fences?|fenced blocks?)';
const SHOWN = `(?:(?:,|:)? ?${CODES})?(?: for syntax highlighting)?`;
const ACTIONS = '(?:(?:all|every|each|any|the|third[- ]party|github|external) )*(?:github )?actions?';
const SHA =
  '(?:a |an |its |their |the )*(?:full(?:[- ]length)? |40[- ]character |immutable |specific )*(?:git )?commit (?:sha|hash)(?:s|es)?';

/** Texts that a ban on signs lists. */
const PROSE = regexSource`
  (?:code |inline |all |any |the )*(?:
    comments?|docstrings?|commit messages?|commits|(?:pr|pull request) (?:titles?|descriptions?|bodies)|docs
    |documentation|markdown(?: files?)?|prose|readmes?|changelogs?|ui text|user-facing (?:text|strings|copy)
    |strings|copy|code|text
  )
`;

/** What is written in a language, and nothing else. */
const TEXTS = regexSource`
  (?:
    (?:source )?code|(?:code |inline |doc )?comments?|docstrings|(?:[a-z]+ )?documentation(?: files)?|docs
    |readmes?|(?:file|files'?) contents?|config(?:uration)?|(?:git )?commit messages|commits
    |(?:pr|pull request) (?:titles|descriptions|bodies)|branch names|variable names|variables|identifiers|names
    |log messages|error messages
  )
`;
const LISTED_TEXTS = `${TEXTS}(?:(?:,? and |, | ?[&/] ?)(?:all )?${TEXTS})*`;

/** A list of texts that are in English, among which is one of a kind. */
function inEnglish(kind: string): RegExp {
  return regex()`
    ^(?=[^:–—]*\b${kind}\b)(?:languages?: )?(?:(?:all|every|the|any|project) )*${LISTED_TEXTS}
      (?: in this (?:repo|repository|project|codebase))?(?:
        (?::| [-–—])(?: (?:written )?in)?
        |(?: (?:is|are|must be|should be|remain|stay|must remain)(?: always)?(?: written)?(?: only)?)? in
      ) english(?: only)?(?: [-–—] no exceptions)?$
  `;
}

/** Sentences on documents and on what workflows use, in other words than those that the readers know. */
export const DOCUMENT_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  // The language of code blocks
  [new RegExp(`^(?:always )?use (?:fenced )?${BLOCKS} with ${LANGUAGE}${SHOWN}$`), 'code blocks must have a language'],
  [new RegExp(`^${BLOCKS} with ${LANGUAGE}${SHOWN}$`), 'code blocks must have a language'],
  [new RegExp(`^(?:always )?fence code with ${LANGUAGE}${SHOWN}$`), 'code blocks must have a language'],
  [new RegExp(`^(?:always )?use ${LANGUAGE} (?:in|on|for) ${BLOCKS}${SHOWN}$`), 'code blocks must have a language'],
  [
    regex()`
      ^(?:${BLOCKS}:? )?(?:must |should )?(?:be )?(?:formatted |fenced |written )?(?:with|use|using) triple backticks
        (?: \([^()]*\))?,? (?:and|with)(?: (?:include|have|specify|with))? ${LANGUAGE}${SHOWN}$
    `,
    'code blocks must have a language',
  ],
  // `label all code fences with the language (bash, rust, etc.)`, `specify the language for syntax highlighting`
  [
    new RegExp(
      `^(?:always )?(?:label|tag|annotate|mark) ${BLOCKS} with ${LANGUAGE}(?: \\((?!.*\\b(?:unless|except|only|if|when|not)\\b)[^()]{1,120}\\))?$`,
    ),
    'code blocks must have a language',
  ],
  [
    regex()`
      ^(?:always )?(?:specify|include|set|declare|add) ${LANGUAGE}(?: after the opening backticks)? for syntax
        [ ]highlighting(?: \((?:e\.g\.,? |like |such as )?[^()]{1,60}\))?$
    `,
    'code blocks must have a language',
  ],
  [/^never use bare (?:code )?(?:[\uE000-\uF8FF]+ )?fences$/, 'code blocks must have a language'],
  // Actions by their commit
  [
    new RegExp(
      `^(?:always )?pin (?<what>${ACTIONS}) (?:to|by|with|at|using) ${SHA},? (?:not|never|rather than|instead of) .{1,60}$`,
    ),
    'pin $<what> to a commit sha',
  ],
  // The time of jobs, with its reason
  [new RegExp(`^(?<what>set ${CODE} (?:on|for|in) (?:every|each|all) jobs?) so (?!that only\\b).{5,100}$`), '$<what>'],
  // `all commit messages, PR titles — English only`, `code, comments and documentation are in English`
  [inEnglish('(?:code|comments?|docstrings|contents?)'), 'code comments must be in english'],
  [inEnglish('commits?'), 'commit messages must be in english'],
  [inEnglish('titles'), 'pr titles must be in english'],
  [inEnglish('(?:documentation|docs|readmes?)'), 'documentation must be in english'],
  // `each sentence goes on its own line`
  [
    regex()`
      ^(?:one|1|each|every) sentence[ ]
        (?:(?:goes |must be |should be |is |stays )?on (?:its|a|their) (?:own |new |separate )?line|per line)
        ((?: (?:in|for) (?:all )?(?:markdown|documentation|docs|\.md)(?: files?| documents?)?)?)$
    `,
    'use one sentence per line$1',
  ],
  // `no em dashes (—) in comments, commit messages, or docs`
  [
    regex()`
      ^(?<ban>no|never use|never|avoid|avoid using|do not use|don't use) (?:the )?em[- ]?dash(?:es)?(?: characters?)?
        (?: \((?:${CODE}|—)\))?(?:
          [ ](?:
            anywhere
            |in (?=[^:–—]*\b(?:docs?|documentation|comments|prose|markdown)\b)
              (?:(?:any|all|the|code|commit|commits?) )*${PROSE}(?:(?:,? (?:and|or) |, | ?\/ ?)${PROSE})+
          )
        )?$
    `,
    'no em dashes',
  ],
  [
    new RegExp(
      `^(?<ban>no|never use|avoid|do not use|don't use) em[- ]?dash(?:es)? \\(—\\)(?<where> in [^;:]{3,60})?$`,
    ),
    'no em dashes$<where>',
  ],
  [
    /^(?:always )?(?:use|put|add) (?:a )?(?:periods?|full stops?) (?:at|to) the end of (?:(?:all|every|your) )*((?:code )?comments?)$/,
    '$1 must end with a period',
  ],
  // Headings
  [/^(use sentence case (?:for|in) (?:all )?headings?),? (?:not|never|instead of|rather than) title case$/, '$1'],
  [/^(?:headings?|headers):? atx[- ]style(?: headers| headings)?(?: \([^()]*\))?$/, 'headings must use atx style'],
];

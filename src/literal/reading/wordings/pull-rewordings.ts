import { regex, regexSource } from '../../../text/regex.ts';

const WHO = '(?:all |any |every |each |the |your |our |new |an? |feature |regular |contributor )*';
const PULL = '(?:prs?|pull requests?|mrs?|merge requests?)';
const PULLS = `${WHO}${PULL}`;
/** In backticks, or by one of the names that everybody has. */
const NAME = '(?:[\uE000-\uF8FF]|main|master|develop|development|dev|trunk|staging)';
const BRANCH = `(?:the )?(?:default )?(${NAME}(?: or ${NAME})*)(?: branch(?:es)?)?`;
const OTHER = regexSource`
  (?:
    ,? (?:not|never|instead of|rather than) (?:the |to |against |on )*${NAME}(?: branch)?(?: directly)?
    | \((?:not|never) (?:the )?${NAME}(?: branch)?\)
  )?
`;
const OPEN = '(?:open|submit|create|make|send|raise|file|target|direct|point|base)';
const OPENED = '(?:opened|submitted|created|made|sent|raised|filed|targeted|directed|based)';
const TO = '(?:against|to|at|on|into|onto|targeting|towards?)';
const FIRST = '(?:always |please )*';
const BASE = '(?:base|target|destination)(?: branch(?:es)?)?';
const MUST = '(?: must| should| shall| need to| have to)?(?: always)?';

/**
 * Sentences on the branch that a pull request is merged into, as one that the readers know. A sentence that only says where
 * work is merged in the end, or where a branch begins, is none of them: a change does not show it.
 */
export const PULL_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  // `when creating a PR, do not include a separate test plan section in the body`
  [
    regex()`
      ^(?:when|if) (?:you (?:are )?)?(?:creat|open|writ|submitt?)(?:ing|e)? (?:a|an|the|your) (?:new )?
        (?:pr|pull request)(?: description)?, ((?:do not|don't|never|always|please) (?:include|add|write) .+)[ ]
        (?:in|to) the (?:pr )?(?:body|description)$
    `,
    '$1 in pr descriptions',
  ],
  [
    new RegExp(
      `^${PULLS}${MUST} (?:target|be (?:${OPENED} )?${TO}|go (?:to|into|against)|use) ${BRANCH}(?: as (?:the |their )?${BASE})?${OTHER}$`,
    ),
    'pull requests must target $1',
  ],
  [new RegExp(`^${PULLS}${MUST} target only ${BRANCH}$`), 'pull requests must target $1'],
  [new RegExp(`^${FIRST}${OPEN} ${PULLS} ${TO} ${BRANCH}${OTHER}$`), 'pull requests must target $1'],
  [
    new RegExp(`^${FIRST}target ${BRANCH} (?:for|with|in|when opening|when creating) ${PULLS}$`),
    'pull requests must target $1',
  ],
  [
    new RegExp(`^${FIRST}use ${BRANCH} as (?:the |your )?${BASE} (?:for|of|in) ${PULLS}$`),
    'pull requests must target $1',
  ],
  [
    new RegExp(
      `^(?:the )?(?:${PULL} ${BASE}|${BASE} (?:for|of) ${PULLS})(?::|${MUST} (?:be|is)| is) ${FIRST}${BRANCH}${OTHER}$`,
    ),
    'pull requests must target $1',
  ],
  [
    new RegExp(
      `^(?:never|do not|don't|avoid) (?:${OPEN}|opening|submitting|creating|targeting) ${PULLS} (?:directly )?${TO} ${BRANCH}(?: directly)?$`,
    ),
    'pull requests must not target $1',
  ],
  [
    new RegExp(
      `^${PULLS} (?:must not|must never|should not|should never|never|cannot|can't) (?:target|be (?:${OPENED} )?(?:directly )?${TO}) ${BRANCH}(?: directly)?$`,
    ),
    'pull requests must not target $1',
  ],
  // `all prs → dev`, also as the first cell of a row that says it again
  [
    new RegExp(`^${PULLS} (?:→|->|=>|➡️?) (${NAME})(?: branch)?(?: \\| ${PULLS}${MUST} target ${BRANCH}${OTHER})?$`),
    'pull requests must target $1',
  ],
  [
    regex()`
      ^${PULLS} (?:opened |made |filed |raised )?(?:against|to|targeting|into) ${BRANCH} (?:will|must|have to|need to)
        [ ]be (?:asked to |moved to |told to )?(?:retarget(?:ed)?|closed|rejected|moved|rebased)(?: (?:to|onto))?
        (?: ${BRANCH})?(?:,? (?:before|without) .{3,60})?$
    `,
    'pull requests must not target $1',
  ],
  [new RegExp(`^${FIRST}target the (?:default )?(${NAME}) branch${OTHER}$`), 'pull requests must target $1'],
];

const TEMPLATE = `(?:(?:the |our |your |its |this )*(?:repo(?:sitory)?(?:'s)? |github |project(?:'s)? )*${PULL}(?:'s)?(?: description)? template)`;
const USE = '(?:use|follow|fill (?:in|out)|complete|adhere to|respect|match|conform to|keep)';
const PARTS = '(?:(?:every|each|all) (?:sections?|parts?|fields?) (?:of|in) )?';
const CODE = '[\uE000-\uF8FF]';
const FOR_PULLS = `(?: (?:completely|fully|carefully|exactly|when (?:opening|creating|submitting) ${PULLS}|for ${PULLS}))*`;

/** Sentences that ask for the template of pull requests, as one that the readers know. */
export const TEMPLATE_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  [
    new RegExp(
      `^${FIRST}${USE} ${PARTS}${TEMPLATE}(?: (?:in|at|from) (?:the )?(${CODE})| \\((${CODE})\\))?${FOR_PULLS}$`,
    ),
    'use the pr template $1$2',
  ],
  [
    new RegExp(`^${PULLS}${MUST} (?:(?:fully|completely) )?(?:complete|fill (?:in|out)|use) ${PARTS}${TEMPLATE}$`),
    'use the pr template',
  ],
  [
    new RegExp(
      `^(?:the |all )?${PULL} templates?${MUST} be (?:filled(?: in| out)?|completed|used|followed)(?: \\([^()]*\\))?$`,
    ),
    'use the pr template',
  ],
  // Whether the file is such a template, its name says.
  [
    new RegExp(`^${FIRST}(?:fill (?:in|out)|complete) ${PARTS}(?:the )?(${CODE})(?: template)?${FOR_PULLS}$`),
    'follow $1',
  ],
  [
    regex()`
      ^${PULLS}(?:'s)?(?: descriptions?| bod(?:y|ies))?${MUST}[ ]
        (?:follow|use|match|adhere to|be written by|fill (?:in|out)) (?:${TEMPLATE}|the template)
        (?: (?:in|at) (${CODE}))?$
    `,
    'use the pr template $1',
  ],
];

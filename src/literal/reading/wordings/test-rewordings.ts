import { regex, regexSource } from '../../../text/regex.ts';

const CODE = '[\uE000-\uF8FF]';
const OF_TESTS = regexSource`
  (?:
    an? |the |some |any |appropriate |corresponding |relevant |proper |new |new or updated |unit |
    unit or integration |unit and integration |integration |component |regression |failing |focused |automated |
    matching |accompanying |associated |good |adequate |sufficient |comprehensive |meaningful |at least one |
    pytest |phpunit |jest |vitest |junit |rspec |xunit |nunit |pester |go |rust[ ]
  )*
`;
/** Where the tests are, or what they do, which does not limit when they are needed. */
const WHERE = `(?: (?:in|under) (?:the )?${CODE}(?: (?:directory|folder))?| in the same (?:change|commit|pr|pull request))?`;
const DOING =
  '(?: (?:that|which) (?:fails?|exercises?|covers?|proves?|reproduces?|verif(?:y|ies)|demonstrates?) [^,;]{1,60}| covering [^;]{1,80})?';
const TESTS = `${OF_TESTS}tests?(?: cases?| coverage| files?)?(?: \\((?:with|including|using) [^()]{2,40}\\))?${WHERE}${DOING}`;
const ALL = '(?:all |every |each |any |the |an? |your |our |new |significant |code |user-facing )*';
const KIND = regexSource`
  ${ALL}(?:
    bug ?fix(?:es)?|fix(?:es)?|features?(?: development)?|functionality|behaviou?rs?(?: changes?)?
    |behaviou?ral changes?|logic|code|modules?|functions?|endpoints?|utility functions
    |(?:any )?changes?(?: to (?:logic|code|behaviou?r)(?:(?: or |\/)(?:logic|code|behaviou?r))?)?|pull requests?
    |prs?
  )
`;
const KINDS = `(${KIND}(?:(?:,? (?:and|or|&) |, |\\/)${KIND})*)`;
const FIRST = '(?:always |please |also |be sure to |remember to |make sure to )*';
const MUST = '(?: must| should| shall| need to| have to)?(?: always| also)?';
/** An aside or a reason, without an exception and without another condition. */
const END = regexSource`
  (?: \((?![^()]*\b(?:unless|except|if|when|only|but|until|not)\b)[^()]{1,120}\))?
    (?:(?: ?[-–—;:]|,) ?(?!.*\b(?:unless|except|if|when|only|but|without|until|not)\b).{1,160})?$
`;
const SAME = '$1 must have tests';
const CODE_YOU_CHANGE = regexSource`
  (?:(?:the|any|all|every|each|new|changed) )*code (?:(?:that|which) )?you(?: have|'ve)?[ ]
    (?:change|changed|touch|touched|modify|modified|add|added|write|wrote|edit|edited)
`;
const ALL_CHANGES = 'all code changes must have tests';

/** Sentences that ask for tests with some changes, as one that the readers know. */
export const TEST_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  // `add or update tests for the code you change, even if nobody asked`
  [
    regex()`
      ^${FIRST}
        (?:add|write|include|provide|create|add\/update|add or update|update or add|write or update|update or write)
        [ ]${TESTS} (?:for|covering|with) ${CODE_YOU_CHANGE}
        (?:,? even if (?:nobody|no one|not) (?:asks?|asked|requested)(?: (?:for (?:it|them|tests)|to))?)?${END}
    `,
    ALL_CHANGES,
  ],
  [
    regex()`
      ^${FIRST}(?:add|write|add\/update|add or update|update or add|write or update) ${TESTS} (?:when|whenever|if)[ ]
        (?:you (?:are )?)?(?:chang|modify|edit|touch|add|writ)(?:e|ing)? (?:any |the |new |existing )*code${END}
    `,
    ALL_CHANGES,
  ],
  [
    regex()`
      ^${FIRST}(?:include|provide|submit|ship|add) ${TESTS} (?:with|in|alongside)[ ]
        (?:(?:all|every|each|any|your|the) )*(?:code )?(?:changes?|contributions?|prs?|pull requests?)${END}
    `,
    ALL_CHANGES,
  ],
  [
    regex()`
      ^${FIRST}(?:add|write|include|provide|create|add\/update|add or update|update or add|write or update) ${TESTS}[ ]
        (?:for|with|in|alongside|to) ${KINDS}${END}
    `,
    SAME,
  ],
  [
    regex()`
      ^${KINDS}${MUST} (?:
        have|has|includes?|comes? with|(?:be|is|are) covered by|(?:be|is|are) accompanied by|ships? with|contains?
        |needs?|requires?
      ) ${TESTS}${END}
    `,
    SAME,
  ],
  [new RegExp(`^${TESTS} (?:are|is|be)? ?(?:required|mandatory|expected|needed) (?:for|with|in) ${KINDS}${END}`), SAME],
  [new RegExp(`^(?:mandatory|required) ${TESTS} (?:for|with|in) ${KINDS}${END}`), SAME],
  [
    new RegExp(
      `^(?:when|whenever|if|after) (?:you )?(?:fix|fixing) (?:an? |any |the )*bugs?,? ${FIRST}(?:add|write|include) ${TESTS}${END}`,
    ),
    'bug fixes must have tests',
  ],
  [
    new RegExp(
      `^for (?:all |every |each |any )*bug ?fix(?:es)?,? ${FIRST}(?:add|write|include) ${TESTS}(?: first)?${END}`,
    ),
    'bug fixes must have tests',
  ],
  [
    regex()`
      ^(?:when|whenever|if|after) (?:you )?(?:add|adding|implement|implementing) (?:an? |any |the |new )*
        (?:features?|functionality),? ${FIRST}(?:add|write|include) ${TESTS}(?: for it| for them| as well| too)?${END}
    `,
    'new features must have tests',
  ],
  // `test files named a`, `test files located in a`
  [
    new RegExp(
      `^((?:all |unit )*test files?) (?:are )?named (${CODE})(?: \\((?:e\\.g\\.,? )?${CODE}(?:, ${CODE})*\\))?$`,
    ),
    '$1 must be named $2',
  ],
  [
    new RegExp(
      `^((?:all |unit )*(?:test files?|tests)) (?:are )?located in (?:the )?(${CODE})(?: (?:directory|folder))?$`,
    ),
    '$1 go in $2',
  ],
  [
    new RegExp(
      `^((?:all |unit )*test files?) follow (?:the )?(${CODE})(?: (?:pattern|naming|convention|naming pattern))?$`,
    ),
    '$1 must match $2',
  ],
  [
    new RegExp(`^tests? (?:functions? )?at (?:the )?module level,? (?:and )?(?:not|never)(?: wrapped)? in classes$`),
    'write tests at module level',
  ],
  [
    regex()`
      ^(?:always )?(?:add|update|write|adjust|add or update|update or add) (?:the |any )?tests (?:when|whenever|if)[ ]
        (?:you )?(?:modify|modifying|change|changing) (?:the |any |existing )*(?:behaviou?r|functionality)$
    `,
    'all behavior changes must have tests',
  ],
  [
    new RegExp(
      `^(?:all |every |new )*(unit |integration )?tests? (?:are|must be|should be) written (?:using|with|in) ((?:[a-z]+ )?(?:${CODE}|[a-z]+ ?\\d?))$`,
    ),
    'use $2 for $1tests',
  ],
  // `cover new code with tests`, `new code must be tested`, `no new code without tests`
  [new RegExp(`^(?:always )?cover ${KINDS} (?:with|by) ${TESTS}${END}`), SAME],
  [
    regex()`
      ^${KINDS} (?:must|should|has to|have to|needs to|need to) be[ ]
        (?:(?:unit|programmatically|automatically|thoroughly|properly|fully|well|adequately) )?tested${END}
    `,
    SAME,
  ],
  [
    new RegExp(
      `^(?:no|(?:never|do not|don't) (?:merge|ship|add|commit|submit|push|write|land)) ${KINDS} without ${TESTS}${END}`,
    ),
    SAME,
  ],
  [
    regex()`
      ^${FIRST}(?:add|write|include) ${TESTS} (?:when|whenever|if) (?:you )?
        (?:add|adding|implement|implementing|introducing|creating) (?:an? |any |the |new )*(features?|functionality)
        ${END}
    `,
    'new $1 must have tests',
  ],
  [
    /^(?:always )?(?:add or update|update|add) (?:the )?tests in the same (?:change|commit|pr|pull request) (?:when|whenever) (?:the )?behaviou?r changes$/,
    'all behavior changes must have tests',
  ],
];

import { regex, regexSource } from '../../../text/regex.ts';

const COUNT = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
const SIZED =
  '(?:functions?|methods?|files?|classes|class|components?|modules?|lines?|functions(?: and|\\/) ?methods|methods(?: and|\\/) ?functions)';
/** Words before the highest number that is allowed, and before the lowest that is not. */
const MOST = '(?:max(?:imum)?(?: of)?|at most|no more than|not more than|up to|<=|≤|limit(?:ed)? to|within)';
const BELOW = '(?:under|below|less than|fewer than|shorter than|smaller than|<)';
const ALL = '(?:(?:all|the|each|every|any|your|our|new|keep) )*';
const ADJECTIVE =
  '(?:small|short|focused|concise|brief|compact|tight|lean|thin|simple|manageable|cohesive|single-purpose|single-responsibility|reasonable|readable)';
const SMALL = `${ADJECTIVE}(?:(?:,| and|, and) ${ADJECTIVE})*`;
const STAY =
  '(?: (?:are|is|be|stay|stays|remain|kept|should be|must be|should stay|must stay|are kept|should be kept))?';
const LINES = '(?:lines?|loc)(?: of code)?';
/** `200-400 lines typical, `: what is usual is no limit. */
const USUAL = '(?:\\d+ ?[-–—] ?\\d+ (?:lines? )?(?:typical|typically|usual|ideal|preferred), )?';
const NEVER_LESS = '(?:,? (?:ideally|preferably|if possible))?';
const OPTIONS = regexSource`
  (?:an? )?(?:single )?(?:(?:options?|config(?:uration)?|params?|parameter|settings|props|request|typed) )?
    (?:object|struct|record|dataclass|interface|type)
`;

const OF_ONE = '(?:per|for each|for every|for a|in a|in any|in each|\\/) ?';
const ONE_SIZED = '(function|method|file|class|component|module)';
/** What is done with what is longer: that says no more than the limit. */
const SPLIT =
  '(?:(?:,| [-–—]|;|:) ?(?:and )?(?:break|split|extract|divide|decompose|refactor)(?! .*\\b(?:unless|except|only|if|when)\\b).{1,80})?';

/** Limits as notes have them: "Functions are small (< 50 lines)", "Files: max 300 lines". */
export const LIMIT_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  // `line length: break lines at 80 characters to improve readability`, `keep markdown lines <= 120 characters`
  [
    regex()`
      ^(?:line (?:length|width): )?(?:break|wrap|limit|keep) lines?(?: lengths?)? (?:at|to|under|below|within) ?
        (\d{2,3}) (?:characters|chars|columns)
        (?: (?:for|to improve|to keep) (?:readability|readable diffs|diffs readable))?$
    `,
    'lines must not exceed $1 characters',
  ],
  [
    new RegExp(
      `^(?:keep )?markdown lines? (?:to |at |must be |should be )?${MOST} ?(\\d{2,3}) (?:characters|chars|columns)$`,
    ),
    'lines in markdown must not exceed $1 characters',
  ],
  // `max 250 lines/file`, `hard limit of 70 lines per function`, `strive for < 400 lines per module, and split larger ones`
  [
    new RegExp(
      `^(?:(?:hard|soft|strict) )?(?:${MOST}|limit of|limit:?|max(?:imum)? limit of) ?~?(\\d+) ${LINES} ?${OF_ONE}${ONE_SIZED}${SPLIT}$`,
    ),
    '$2s must not exceed $1 lines',
  ],
  [
    new RegExp(`^(?:strive|aim|shoot) for (?:${BELOW}|${MOST}) ?~?(\\d+) ${LINES} ?${OF_ONE}${ONE_SIZED}${SPLIT}$`),
    '$2s should be under $1 lines',
  ],
  // `avoid monolithic files (>300 lines)`
  [
    regex()`
      ^(?:avoid|no|never (?:create|write|add)|do not (?:create|write|add))[ ]
        (?:monolithic|large|huge|giant|long|big|oversized|massive|god|bloated) (${SIZED}) \(
        (?:>|over|more than|above|longer than|exceeding) ?~?(\d+)\+? ${LINES}\)$
    `,
    '$1 must not exceed $2 lines',
  ],
  // `keep components thin and under ~150 lines where possible`, `keep methods small (prefer < ~50 lines)`
  [
    new RegExp(
      `^${ALL}(${SIZED})${STAY} ${SMALL}(?:,| and|, and) ${BELOW} ?~?(\\d+) ${LINES}(?:,? (?:where|if|when(?:ever)?) (?:possible|practical|feasible))?$`,
    ),
    '$1 should be under $2 lines',
  ],
  [
    new RegExp(
      `^${ALL}(?:${SMALL} )?(${SIZED})${STAY}(?: ${SMALL})? \\((?:prefer|preferably|ideally|target|aim for),? ${BELOW} ?~?(\\d+) ${LINES}\\)$`,
    ),
    '$1 should be under $2 lines',
  ],
  // `keep subjects under 72 characters and put more into the body if needed`
  [
    regex()`
      ^(keep (?:the )?(?:commit )?subjects?(?: lines?)? (?:under|below|within|to) ~?\d{2,3} (?:chars|characters)),?
        [ ]and (?:add|put|move|leave) (?:more |further |additional |the )*(?:context|details?|explanations?)?
        (?: in| into| to)? the body(?: if needed| when needed| if necessary)?$
    `,
    '$1',
  ],
  [
    new RegExp(
      `^${ALL}(?:${SMALL} )?(${SIZED})${STAY}(?: ${SMALL})?[:,]? \\((?:ideally )?${BELOW} ?(\\d+) ${LINES}(?: each)?${NEVER_LESS}\\)$`,
    ),
    '$1 must be under $2 lines',
  ],
  [
    new RegExp(
      `^${ALL}(?:${SMALL} )?(${SIZED})${STAY}(?: ${SMALL})?[:,]? \\(${USUAL}(?:${MOST} ?)(\\d+)(?: ${LINES})?(?: each)?${NEVER_LESS}\\)$`,
    ),
    '$1 must not exceed $2 lines',
  ],
  [
    new RegExp(
      `^${ALL}(?:${SMALL} )?(${SIZED})${STAY}(?: ${SMALL})?[:,]? \\(${USUAL}(\\d+)(?: ${LINES})? (?:max|maximum|at most|or less|or fewer)\\)$`,
    ),
    '$1 must not exceed $2 lines',
  ],
  [
    regex()`
      ^(?:the )?((?:commit |pr |pull request )?(?:subject|title|header|summary|first)(?: line)?)(?: length)?
        (?::| [-–—]|,) ?${MOST} ?(\d{2,3}) (?:characters|chars)$
    `,
    'the $1 must not exceed $2 characters',
  ],
  [
    regex()`
      ^(?:the )?((?:commit |pr |pull request )?(?:subject|title|header|summary|first)(?: line)?)(?: length)?
        (?::| [-–—]|,) ?(\d{2,3}) (?:characters|chars)(?: max(?:imum)?| or less| or fewer| at most)$
    `,
    'the $1 must not exceed $2 characters',
  ],
  [new RegExp(`^${ALL}(?:${SMALL} )?(${SIZED})${STAY} ${BELOW} ?(\\d+) ${LINES}$`), '$1 must be under $2 lines'],
  [new RegExp(`^${ALL}(?:${SMALL} )?(${SIZED})${STAY} ${MOST} ?(\\d+) ${LINES}$`), '$1 must not exceed $2 lines'],
  [
    regex()`
      ^(?:keep |each |every |all |new )*(function|file|component|class|method|module)(?:e?s)?
        (?: (?:should|must) be| are| stay| length|:)? ?(?:at most|max(?:imum)?(?: of)?|≤|<=|up to|within) (\d+)[ ]
        (?:lines|loc|lines of code)(?: long| each| max)?$
    `,
    'each $1 must not exceed $2 lines',
  ],
  [
    regex()`
      ^(?:keep |each |every |all |new )*(function|file|component|class|method|module)(?:e?s)?
        (?: (?:should|must) be| are| stay| length|:)? ?(?:under|below|<) (\d+) (?:lines|loc|lines of code)
        (?: long| each| max)?$
    `,
    'each $1 must be under $2 lines',
  ],
  [
    regex()`
      ^((?:no|avoid) (?:deep(?:ly)? )?nest(?:ing|ed code) \((?:>|more than|over) ?\d+ levels?(?: deep)?\))
        (?:;|,|:| [-–—])(?: prefer| use)? (?:
          early returns?|guard clauses?|early exits?|extract(?:ed)? (?:functions|helpers|methods)
          |flat(?:ter)? (?:code|structures?)
        )(?: instead)?$
    `,
    '$1',
  ],
  [
    regex()`
      ^(?:functions|methods|functions and methods)(?: with| that (?:take|have|need|accept)) (?:more than|over|>) ?
        (${COUNT}) (?:parameters|params|arguments|args)(?: should| must)? (?:take|takes|use|accept|get|need|require)
        [ ]${OPTIONS}(?: instead)?$
    `,
    'functions must not have more than $1 parameters',
  ],
  [
    regex()`
      ^(?:use|prefer|take|pass) ${OPTIONS} (?:for|if|when)[ ]
        (?:functions|methods|a function|there are|functions and methods) ?
        (?:with|that (?:take|have|need)|has|have|takes)? ?(?:more than|over|>) ?(${COUNT})[ ]
        (?:parameters|params|arguments|args)$
    `,
    'functions must not have more than $1 parameters',
  ],
  [
    new RegExp(
      `^(?:keep )?(?:the )?(?:cyclomatic )?complexity(?: of functions)?:? ${BELOW} ?(\\d+)(?: per function)?$`,
    ),
    'complexity must be under $1',
  ],
  [
    new RegExp(`^(?:keep )?(?:the )?(?:cyclomatic )?complexity(?: of functions)?:? ${MOST} ?(\\d+)(?: per function)?$`),
    'complexity must not exceed $1',
  ],
  [
    regex()`
      ^(${SIZED})(?: (?:length|size))?(?::| [-–—]) (?:keep |stay |aim for |are |must be |should be )?(?:it |them )?
        ${BELOW} (\d+) lines?(?: each| long| of code| max)?$
    `,
    '$1 must be under $2 lines',
  ],
  [
    regex()`
      ^(${SIZED})(?: (?:length|size))?(?::| [-–—]) (?:keep |stay |aim for |are |must be |should be )?(?:it |them )?
        (?:to )?${MOST} (\d+) lines?(?: each| long| of code)?$
    `,
    '$1 must not exceed $2 lines',
  ],
  [
    new RegExp(
      `^(${SIZED})(?::| [-–—]) (?:keep |stay )?(?:short|small|brief|focused),? \\(?(?:${MOST}|${BELOW}) (\\d+) lines\\)?$`,
    ),
    '$1 must not exceed $2 lines',
  ],
  [
    regex()`
      ^${MOST} (${COUNT}) (parameters?|params?|arguments?|args)
        (?: (?:per|for each|for every|in each|for a|in a|on a) (?:function|method|constructor|function or method))?$
    `,
    'functions must not have more than $1 parameters',
  ],
  [
    new RegExp(
      `^(?:function|method)s? (?:take|accept|have|get)s? ${MOST} (${COUNT}) (?:parameters?|params?|arguments?|args)$`,
    ),
    'functions must not have more than $1 parameters',
  ],
  [new RegExp(`^${MOST} (${COUNT}) levels?(?: of (?:nesting|indentation))?$`), 'nesting must not exceed $1 levels'],
  [
    new RegExp(`^(?:nest|indent)(?: code| blocks)? (?:${MOST}) (${COUNT}) levels?(?: deep)?$`),
    'nesting must not exceed $1 levels',
  ],
];

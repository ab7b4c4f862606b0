import { regex, regexSource } from '../../../text/regex.ts';

const CODES = '[\\uE000-\\uF8FF](?:(?:, (?:and |or )?| and | or )[\\uE000-\\uF8FF])*';
const COUNT = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';

/** Sentences that say the same as one of another form, which the readers know. */
const GOOD = '(?:descriptive |meaningful |clear |good |concise |short |proper |small |atomic |focused )*';
const CONVENTIONAL = 'conventional[- ]commits?(?:[- ](?:style|format|convention|spec(?:ification)?|standard)s?)*';
const TITLES = '(?:pr|pull request|merge request) titles?';
const LISTED = '(?::? \\(?(?:e\\.g\\.,? |such as |like )?[\uE000-\uF8FF][^;]{0,90})?';
/** `as seen in the history`, `so that the changelog is right`: words that limit nothing. */
const SO_THAT =
  '(?:,? (?:as seen in|as shown in|matching|like the rest of|consistent with|so that|so|because|since|because of) [^,;]{1,80}|: these .{1,60})?';

const DOCS = regexSource`
  (?:
    docstrings?|jsdoc|tsdoc|kdoc|javadocs?|doc comments?|documentation comments?
    |xml (?:doc(?:umentation)? )?comments?|xml documentation|kdoc|type hints?|type annotations?|return types?
  )
`;
const TEST_FILES = '(?:all |new |the )*(?:unit )?(?:tests|test files?|spec files|specs)';
const ONE_CODE = '[\uE000-\uF8FF]';
/** Words behind quoted code that limit nothing. */
const OF_CODE = regexSource`
  (?:
    [ ](?:
      functions?|methods?|class(?:es)?|calls?|statements?|helpers?|hooks?|apis?|components?|types?|packages?
      |modules?|library|packages|props?|propert(?:y|ies)|attributes?|macros?|usages?
    )
  )?
`;
const OLD =
  '(?:deprecated|legacy|obsolete|outdated|banned|forbidden|prohibited|discouraged|superseded|retired|frozen|being phased out|being removed)';
/** A reason at the end. */
const BECAUSE = '(?:(?: because| since| so that| [-–—]) (?!.*\\b(?:unless|except|if|when|only)\\b)[^;]{1,100})?';
export const COMMON_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  // `use double quotes for python strings`
  [/^(.* quotes) for (?:all )?(python|javascript|typescript|js|ts|ruby|php) strings?$/, '$1 for strings in $2'],
  // `use tabs, not spaces, for indentation`
  [
    /^(use|prefer) (tabs|spaces|\d spaces),? not (tabs|spaces),? for (?:indentation|indenting)$/,
    '$1 $2 instead of $3 for indentation',
  ],
  [
    regex()`
      ^commit (?:summary|summaries|subjects?|titles?|headers?|subject lines?|message subjects?)(?: lines?)?:?[ ]
        (?:must be |should be )?(?:under|below|<) (\d+) (?:chars?|characters)(?:, [a-z ]{3,40})*$
    `,
    'commit subject lines must be under $1 characters',
  ],
  [
    regex()`
      ^commit (?:summary|summaries|subjects?|titles?|headers?|subject lines?|message subjects?)(?: lines?)?:?[ ]
        (?:must be |should be )?(?:max(?:imum)?|at most|up to|within|<=|≤) (\d+) (?:chars?|characters)
        (?:, [a-z ]{3,40})*$
    `,
    'commit subject lines must not exceed $1 characters',
  ],
  [/^line endings?: (lf|crlf|unix)$/, 'use $1 line endings'],
  [
    regex()`
      ^(
        pin (?:all |every |base |docker |container |the )*images? (?:to|by|with|at) (?:an? )?[a-z0-9][a-z0-9 -]{2,40}?
      ),? (?:and )?(?:not|never|rather than|instead of) [a-z ]{3,40}$
    `,
    '$1',
  ],
  [
    regex()`
      ^(pin .+ to .*\b(?:shas?|hash(?:es)?)),? (?:and )?never (?:a |to )?(?:mutable |floating )?
        (?:tags?|branch(?:es)?|versions?)(?:(?:,| or|,? and) (?:tags?|branch(?:es)?|versions?))*$
    `,
    '$1',
  ],
  [
    regex()`
      ^(?:always )?(?:put|place|keep|define|create|write) (?:(?:each|every|all|new|the) )*
        (?:class(?:es)?|types?|interfaces?|enums?|records?|structs?)
        (?:(?:,| and|, and) (?:interfaces?|class(?:es)?|types?|enums?|records?|structs?))+ in[ ]
        (?:their own|separate|its own|a separate|own|dedicated) (?:source )?files?$
    `,
    'each type must be in its own file',
  ],
  [
    regex()`
      ^(?:always )?(?:put|place|keep|define|create|write) (?:(?:each|every|all|new|the) )*(class|component|type)
        (?:es|s)? in (?:their own|separate|its own|a separate|own|dedicated) (?:source )?files?$
    `,
    'each $1 must be in its own file',
  ],
  [
    regex()`
      ^(?:avoid creating|never create|do not create|don't create) (?:source )?files (?:that|which|with) ?
        (?:implement|contain|define|declare|hold|have)? ?(?:multiple|several|more than one) (class|component|type)
        (?:es|s)?(?:; .*)?$
    `,
    'each $1 must be in its own file',
  ],
  [
    regex()`
      ^(one (?:(?:public |top-level )(?:class|type|component)|class|component) per file): each .+ (?:its|their) own
        [ ]file\b(?!.*\b(?:unless|except|if|when)\b).*$
    `,
    '$1',
  ],
  [
    /^(?:prefer |use |always use )?explicit return types (?:on|for) ((?:all |every |the )*(?:public|exported) apis?)$/,
    'use explicit return types for $1',
  ],
  [
    /^(?:always |please )?(?:say|write) [a-z][a-z .&-]{2,40}(?: [-–—]|,) (?:and )?never (["“][^"“”]{3,60}["”])$/,
    'never write $1',
  ],
  [
    new RegExp(
      `^(name [a-z ]{3,40} ${ONE_CODE})(?: \\([^()]*\\))?,? not ${ONE_CODE}(?: [-–—] (?:e\\.g\\.|for example) .*)?$`,
    ),
    '$1',
  ],
  // files that nobody edits
  [
    new RegExp(
      `^(?:the )?(${CODES})(?: (?:files?|folders?|director(?:y|ies)))? (?:is|are) (?:strictly )?(?:off[- ]limits|read[- ]only|immutable|frozen)${BECAUSE}$`,
    ),
    'never edit $1',
  ],
  [
    new RegExp(
      `^(?:read[- ]only|off[- ]limits|(?:do not|don't|never) (?:touch|edit|modify))(?: files?| folders?)?: (${CODES})$`,
    ),
    'never edit $1',
  ],
  [
    regex()`
      ^(?:(?:existing|applied|committed|database) )*migrations?(?: files?)? (?:are|is|must be|stay)[ ]
        (?:immutable|append-only|frozen|read-only)(?:(?: after|;|,| once| [-–—]) (?!.*\b(?:unless|except)\b).*)?$
    `,
    'never edit existing migrations',
  ],
  // one folder, and not the other
  [
    regex()`
      ^(?:business logic|logic|code|new code|new files) (?:goes |lives |belongs |go )?(?:in|into|under) (?:the )?
        ${ONE_CODE}(?: folder| directory)?,? (?:and )?(?:avoid|not|never)(?: (?:in|into|under))? (?:the )?
        (${ONE_CODE})(?: folder| directory)?$
    `,
    'never add files to $1',
  ],
  [
    regex()`
      ^((?:[a-z ]{3,30}|${CODES})) (?:go|goes|belong|belongs|live|lives) (?:in|under) (?:the )?${ONE_CODE}(?: folder)?
        (?:,| [-–—]|;)? (?:and )?(?:not|never)(?: (?:in|under))? (?:the )?(${ONE_CODE})(?: folder)?$
    `,
    'never put $1 in $2',
  ],
  [/^never ([\uE000-\uF8FF](?:(?:,? (?:or|and|nor) |, | ?\/ ?)[\uE000-\uF8FF])*)$/, 'never use $1'],
  [new RegExp(`^never (${CODES})((?:,|;| [-–—]) .+)$`), 'never use $1$2'],
  [new RegExp(`^(${ONE_CODE}): (?:always |please )*use (${ONE_CODE}) instead$`), 'use $2 instead of $1'],
  // `a` instead of `b`, without a verb
  [new RegExp(`^(${ONE_CODE}) (?:instead of|rather than|and not|not),? (${CODES})$`), 'use $1 instead of $2'],
  [new RegExp(`^(${ONE_CODE}), (?:and )?(?:not|never) (${CODES})$`), 'use $1 instead of $2'],
  [new RegExp(`^(${ONE_CODE}) over (${CODES})$`), 'prefer $1 over $2'],
  [
    new RegExp(
      `^instead of (${CODES})(?: directly)?, (?:please |always )?(?:use|prefer|call|write) (${ONE_CODE})${BECAUSE}$`,
    ),
    'use $2 instead of $1',
  ],
  [/^(use|prefer|name) (.*\b(?:case|case_case)) filenames$/, '$1 $2 for file names'],
  [
    new RegExp(`^(?:the )?(?:unit )?test file ?names? (?:must |should )?(?:end|finish) (?:with|in) (${ONE_CODE})$`),
    'test files must end with $1',
  ],
  // `use absolute imports rather than relative ones`
  [/^(use|prefer) ([a-z-]+) ([a-z]+(?: [a-z]+)?) (instead of|rather than|over) ([a-z-]+) ones$/, '$1 $2 $3 $4 $5 $3'],
  [
    /^use (named exports|named imports|functional components|function components|type imports|arrow functions|async\/await) (?:only|exclusively)$/,
    'use $1',
  ],
  // `b` is deprecated, use `a` instead
  [
    regex()`
      ^(?:the )?(${CODES})${OF_CODE} (?:is|are|has been|have been) (?:now |strictly )?${OLD}(?:
        [ ](?:in favou?r of|and replaced by)
        |(?:,|;|:| [-–—]) ?(?:so |and |please |always |instead,? )*(?:use|prefer|switch to)
      ) (?:the )?(${ONE_CODE})(?: instead)?${BECAUSE}$
    `,
    'use $2 instead of $1',
  ],
  [
    regex()`
      ^(?:the )?(${CODES})${OF_CODE} (?:is|are|has been|have been) (?:now |strictly )?${OLD}(?:,|;|:| [-–—]) ?
        (?:so |and |please )*(?:never|do not|don't|must not|should not|avoid)[ ]
        (?:use|using|add|adding|call|calling|import|importing|rely on|introduce|reach for)
        (?: (?:it|them|this|these|new ones|more of (?:it|them)|new (?:uses|usages|calls|imports|code)))?
        (?: (?:in|for) (?:any )?new (?:code|work|files))?${BECAUSE}$
    `,
    'never use $1',
  ],
  [
    new RegExp(
      `^(${ONE_CODE})(?::| [-–—]) (?:never|do not|don't|must not|avoid)(?: ever)? (?:use|using|be used)(?: (?:it|this|them))?$`,
    ),
    'never use $1',
  ],
  [
    new RegExp(`^(${ONE_CODE})(?::| [-–—]) (?:banned|forbidden|prohibited|not allowed|deprecated|disallowed)$`),
    'never use $1',
  ],
  [
    new RegExp(
      `^no (?:direct|raw|bare|manual|explicit|inline) (${CODES}) (?:access|usages?|uses?|calls?|reads?|lookups?)$`,
    ),
    'never use $1',
  ],
  [
    regex()`
      ^(?:always )?(?:remove|delete|strip|clean up) (?:all |any |the |your )*
        (?:debug(?:ging)? |leftover |stray |temporary )*(${CODES})${OF_CODE} before (?:you )?
        (?:commit(?:ting)?|push(?:ing)?|merg(?:e|ing)|submitting|opening a pr|creating a pr)
        (?: (?:your |the |any )?(?:code|changes|work|pr))?$
    `,
    'never use $1',
  ],
  [
    regex()`
      ^(?:unit )?tests?(?: files?)?(?: are| live| sit| stay|:)?(?: (?:colocated|co-located|placed|stored|kept))? ?
        (?:as )?(${ONE_CODE})(?: files)?,? (?:alongside|beside|next to|with|near) (?:the |their )?
        (?:source|implementation|code|component|module)s?(?: (?:files?|code))?$
    `,
    'test files must end with $1',
  ],
  [
    regex()`
      ^(?:unit )?tests (?:are|live) (?:colocated|co-located|placed|kept)? ?(?:alongside|beside|next to|with|near)[ ]
        (?:the |their )?(?:source|implementation|code|component|module)s?(?: (?:files?|code))? (?:as|in|named)[ ]
        (${ONE_CODE})(?: files)?$
    `,
    'test files must end with $1',
  ],
  [
    regex()`
      ^(?:name )?${TEST_FILES}(?: names?)?(?: (?:must|should) be| are| be|)(?: named| written| called| suffixed| postfixed)?[ ]
        (?:with|using|as|in|ending in)(?: the| an?)? ?([\uE000-\uF8FF])(?: files?)?
        (?: suffix| extension| ending| file extension| naming)?(?: alongside (?:the )?(?:implementation|source|code))?
        (?: \([^()]*\))?(?:,? and (?:store|place|put|keep|colocate|co-locate) them .{3,80})?$
    `,
    'test files must end with $1',
  ],
  [
    new RegExp(
      `^name ${TEST_FILES} (${ONE_CODE})(?:,? and (?:store|place|put|keep|colocate|co-locate) them .{3,80})?$`,
    ),
    'test files must end with $1',
  ],
  [
    regex()`
      ^(?:name )?${TEST_FILES} (?:are named|must be named|should be named|named|use|should use|must use|follow|:)[ ]
        (?:the )?([\uE000-\uF8FF])(?: (?:suffix|extension|pattern|naming|convention))*$
    `,
    'test files must end with $1',
  ],
  [
    new RegExp(
      `^(${DOCS})(?::| [-–—])? (?:are |is )?(?:always )?(?:required|mandatory|expected)(?: for| on| in)? (?!when|if|only)([a-z].+)$`,
    ),
    '$1 are required for $2',
  ],
  [
    new RegExp(`^(?:never|do not|don't) (?:skip|omit|forget|leave out) (${DOCS}) (?:for|on|in) (.+)$`),
    '$1 are required for $2',
  ],
  [
    regex()`
      ^(
        .+? (?:must|should) (?:have|include|contain) (?:an? |the )?(?:
          jsdoc|tsdoc|javadoc|docstrings?|xml documentation(?: comments?)?|documentation comments?|doc comments?
          |(?:[a-z]+ )?(?:copyright|license) header
        )
      )(?: at the (?:very )?(?:top|beginning|start)(?: of (?:the|each|every) file)?)?
        (?: with| that includes?| including| containing| that contains?| covering)?:$
    `,
    '$1',
  ],
  [
    regex()`
      ^(?:use|write|create|make|keep) ${GOOD}(?:commit messages?|commits)
        (?:,? (?:that )?(?:following|follow|in|using|which follow|with)) (?:the )?${CONVENTIONAL}${LISTED}${SO_THAT}$
    `,
    'commit messages must follow conventional commits',
  ],
  [new RegExp(`^(?:we )?(?:use|follow) (?:the )?${CONVENTIONAL}${LISTED}${SO_THAT}$`), 'follow conventional commits'],
  [
    new RegExp(`^(?:use|write|follow) (?:the |a )?${CONVENTIONAL} ${TITLES}${LISTED}${SO_THAT}$`),
    'pull request titles must follow conventional commits',
  ],
  [
    new RegExp(`^(?:use|write|follow) (?:the |a )?${CONVENTIONAL} (?:commit )?messages?${LISTED}${SO_THAT}$`),
    'commit messages must follow conventional commits',
  ],
  [
    regex()`
      ^(?:all |every |each )?(?:commits?|commit messages?) (?:\w+ )?(?:follows?|uses?|adheres? to) (?:the |a )?
        (?:lightweight |simple |standard )?${CONVENTIONAL}${LISTED}${SO_THAT}$
    `,
    'commit messages must follow conventional commits',
  ],
  [
    new RegExp(
      `^(?:all |every |each )?${TITLES} (?:\\w+ )?(?:follows?|uses?|adheres? to) (?:the |a )?${CONVENTIONAL}${LISTED}${SO_THAT}$`,
    ),
    'pull request titles must follow conventional commits',
  ],
  [/^commit (?:format|style|convention|pattern): ([\uE000-\uF8FF])$/, 'commit messages must follow the format $1'],
  [
    regex()`
      ^(?:semantic |conventional )?(?<what>commit messages?|commits?|commit titles?|pr titles?|pull request titles?)
        (?: format| style| convention| naming)?: ([\uE000-\uF8FF])$
    `,
    '$1 must follow the format $2',
  ],

  [
    new RegExp(
      `^only (?:the )?(${CODES}|tests|test files) (?:may|should|can|must|is allowed to|are allowed to|is permitted to) ([a-z].+)$`,
    ),
    'never $2 outside of $1',
  ],
  [new RegExp(`^(?:no|not) more than (${COUNT} levels?) of (?:nesting|indentation)$`), 'nesting must not exceed $1'],
  [
    new RegExp(
      `^(?:no|not) more than (${COUNT} [a-z]+(?: of code)?) (?:per|in (?:a|any|each|every|one)) (function|method|file|class|component)$`,
    ),
    '$2s must not have more than $1',
  ],
  [
    /^(?:max(?:imum)?(?: of)?|at most) (?:1|one) ((?:public |top-level )?(?:class|component|type)) per file$/,
    'one $1 per file',
  ],
];

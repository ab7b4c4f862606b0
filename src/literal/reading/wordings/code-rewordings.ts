import { regex, regexSource } from '../../../text/regex.ts';

const CODE = '[\uE000-\uF8FF]';
const CODES = `${CODE}(?:(?:,? (?:and|or|nor) |, | ?\\/ ?)${CODE})*`;
const OF_CODE = regexSource`
  (?:
    [ ](?:
      functions?|methods?|class(?:es)?|calls?|statements?|helpers?|hooks?|apis?|components?|types?|packages?
      |modules?|library|keywords?|operators?|macros?|attributes?|decorators?|annotations?
    )
  )?
`;
const WHY =
  '(?:(?:,? (?:because|since|as it|as they|so that)| ?[-–—;:]) (?!.*\\b(?:unless|except|if|when|only|but|in|for)\\b)[^;]{1,100})?';
/** What code in brackets is. */
const NAMED = regexSource`
  (?:
    operators?|functions?|macros?|methods?|packages?|modules?|types?|pipes?|keywords?|commands?|helpers?
    |class(?:es)?|attributes?|hooks?|apis?|alias(?:es)?|chains?|paths?|imports?
  )
`;
const ALLOWED = '(?:allowed|permitted|acceptable|accepted|ok|okay|fine|valid|used|called|imported|accessed|legal)';

/** Sentences on code and its size, in words that the readers know. */
export const CODE_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  [new RegExp(`^((?:all |new |unit )*[a-z]+) should prefer (${CODE}) over (${CODE})$`), 'in $1, prefer $2 over $3'],
  // `add a when using b on links`
  [
    new RegExp(
      `^(?:always )?(?:add|include|use|set) (${CODE}) (?:when|whenever|if) (?:using|setting|you use) (${CODE}) (?:on|for|in) (links|anchors)$`,
    ),
    'add $1 to $3 with $2',
  ],
  [
    regex()`
      ^(?:only )?(?:call|use) (?:react )?hooks (?:only )?at the top[- ]level(?: of [a-z ]{3,40})?(?: only)?
        (?:(?:,|;| [-–—])? (?:and )?(?:never|not|do not call them)(?: call(?:ed)?)? (?:conditionally|inside .{3,60}|in .{3,60}))?$
    `,
    'never call hooks conditionally',
  ],
  [
    /^(?:it is|it's|it’s) (?:strongly |highly )?(?:recommended|advised|preferable|best|encouraged) to use (.+?) (?:instead of|rather than|over) (.+)$/,
    'prefer $1 over $2',
  ],
  [
    /^alt(?:ernative)?[- ]text (?:is required|is mandatory|must be provided|is needed) (?:for|on) ((?:all |every |each )?images)$/,
    '$1 must have alt text',
  ],
  [
    regex()`
      ^(?:always )?(?:double[- ])?quote (?:all |your |every |shell |bash )*
        (?:variables?|(?:variable |parameter )?expansions?)(?: (?:references|expansions?|substitutions))?
        (?:(?:,|:| to| with| in (?:shell |bash )?scripts,?| [-–—]| \() ?(?!.*\b(?:unless|except|only)\b).*)?$
    `,
    'never use unquoted variables',
  ],
  [
    regex()`
      ^(?:use |keep |only use )?(?:plain )?ascii(?: characters?| text)?(?: only)?
        (?: (?:in|for) (?:source|code|all|comments|files)(?: (?:source|code|comments|files))*)?$
      |^only (?:use )?ascii(?: characters?)?$
    `,
    'no non-ascii characters',
  ],
  [
    regex()`
      ^(?:all |every |returned |go )*errors? (?:must|should) (?:always )?be (?:handled|checked)
        (?:,? (?:and )?(?:not|never) (?:be )?(?:silently )?(?:ignored|swallowed|discarded))?$
      |^(?:always |explicitly )+(?:handle|check) (?:all |every |the |returned )*errors?(?: explicitly)?$
      |^(?:handle|check) (?:all|every) (?:returned )?errors?(?: explicitly)?$
    `,
    'never ignore errors',
  ],
  [
    regex()`
      ^(?:always |please )?(?:write|add|include|put) (.{1,30} comments?)(?: (?:following|in|with) .{3,40})? when
        (?:ever)? (?:you )?(?:writing|using|adding|write|use|add) (.{1,20} (?:code|blocks?))$
    `,
    '$2 must have $1',
  ],
  [
    regex()`
      ^(?!.*\b(?:in|inside|within|tests?|never|not|avoid|only)\b.* \()(?:use )?[^()]{3,40} for [^()]{3,40} \(
        (?:never|not|no|don't use|do not use|avoid) (
          (?!tabs?\b|spaces?\b|single|double|camel|snake|pascal|kebab|allowed|needed|required|just|yet)[a-z][\w.-]+
            (?: [a-z][\w.-]+)?
        )\)$
    `,
    'never use $1',
  ],
  [/^type-only imports (?:must|should) (?:always )?use (.+)$/, 'use $1 for type-only imports'],
  // ``ban `x`: use `y` instead``
  [
    new RegExp(
      `^(?:ban|forbid|disallow|prohibit|outlaw)(?: the use of| any use of| all)? (${CODES})${OF_CODE}(?::| [-–—]|;|,) use (.+?)(?: instead)?$`,
    ),
    'never use $1; use $2 instead',
  ],
  [
    new RegExp(`^(?:ban|forbid|disallow|prohibit|outlaw)(?: the use of| any use of| all)? (${CODES}${OF_CODE})$`),
    'never use $1',
  ],
  // ``x` is only allowed in tests``
  [
    regex()`
      ^(?:the )?(${CODES})${OF_CODE} (?:is|are|may be|can be|should be|must be|may|should|must)[ ]
        (?:only (?:be )?${ALLOWED}|${ALLOWED} only) (?:in|inside|within|from|by|under) (?:the )?([^,;:]{2,60})$
    `,
    'never use $1 outside of $2',
  ],
  [
    new RegExp(`^(?:the )?(${CODES})${OF_CODE} (?:belongs?|goes|go|stays?) only in (?:the )?([^,;:]{2,60})$`),
    'never use $1 outside of $2',
  ],
  // ``never call `x` yourself``
  [new RegExp(`^(never|do not|don't) (call|invoke|use) (${CODES}) (?:yourself|manually)( [-–—] .*)?$`), '$1 $2 $3$4'],
  // ``never switch to `x` ``
  [
    new RegExp(
      `^(?:never|do not|don't) (?:switch|migrate|revert|go back|fall back|resort|return)(?: back)? to (?:using )?(${CODES})( [-–—] .*)?$`,
    ),
    'never use $1$2',
  ],
  // ``no var: do not use `var` ``: the label says the same.
  [/^no [a-z][a-z -]{1,30}: ((?:do not|don't|never|avoid) .+)$/, '$1'],
  // ``no `x` left in the code``
  [
    regex()`
      ^(?:no|never leave|do not leave|don't leave|leave no) (?:any |stray |leftover |forgotten |debug )*
        (${CODES}${OF_CODE}) (?:left|remaining|behind|left behind)(?:
          [ ](?:in|inside) (?:the |your |any )?
            (?:code|codebase|commits?|committed code|final code|production code|pull requests?|prs?)
        )?$
    `,
    'never use $1',
  ],
  [
    new RegExp(
      `^(?:the )?(${CODES})${OF_CODE} (?:has|have) no place (?:here|in (?:this|the|our) (?:code|codebase|repo|repository|project))$`,
    ),
    'never use $1',
  ],
  // ``use the base pipe (`|>`), not the magrittr pipe (`%>%`)``
  [
    regex()`
      ^(use|prefer) (?:the |an? )?(?:[a-z-]+ ){0,3}?${NAMED} \((${CODE})\),? (?:and )?
        (?:not|never|instead of|rather than|over) (?:the |an? )?(?:[a-z-]+ ){0,3}${NAMED} \((${CODE})\)
        (?: for [^;]{3,60})?$
    `,
    '$1 $2 instead of $3',
  ],
  // ``x` is deprecated here; use `y` ``
  [
    regex()`
      ^(?:the )?(${CODES})${OF_CODE} (?:is|are)[ ]
        (?:deprecated|legacy|obsolete|banned|forbidden|off[- ]limits|discouraged|not allowed|gone)
        (?: (?:here|in (?:this|our|the) (?:code|codebase|repo|repository|project)))?(?:,|;|:| [-–—]) ?
        (?:please |always |instead,? )*(?:use|prefer|call|reach for|go with) (?:the )?(${CODE})(?: instead)?${WHY}$
    `,
    'use $2 instead of $1',
  ],
  [
    /^(?:always )?(?:use|prefer) (?:global|module-level|module level) imports?(?: statements?)?$/,
    'use top-level imports',
  ],
  [/^(?:only|exclusively) named exports(?: please)?$|^named exports only(?: please)?$/, 'use named exports'],
  [
    /^(?:all )?imports? (?:belong |go |stay |live )?(?:at|on|to) (?:the )?top(?: of (?:the|each|every|a) (?:file|module))?$/,
    'put all imports at the top of the file',
  ],
  [
    regex()`
      ^imports?(?: (?:are|must be|should be))?(?: (?:ordered|sorted|grouped|organi[sz]ed))?
        (?: in this order| as follows| order)?: (
          (?:the )?(?:python |go |rust |node(?:\.js)? )?
            (?:standard|stdlib|std\b|built-?in|external|third|node\b|core\b|system\b).*(?:,|→|->|>|then|before).+
        )$
    `,
    'order imports: $1',
  ],
  // ``ESM only, never `require()` ``
  [
    new RegExp(
      `^(?:use )?(?:es ?m(?:odules?)?|es6 modules?|esm)\\b[^;.]{0,60}?(?:,| [-–—])? (?:and )?(?:never|no|not) (${CODES})$`,
    ),
    'never use $1',
  ],
  // ``structured logging (no `console.log`)``
  [new RegExp(`^[a-z][a-z ,/-]{3,60} \\((?:no|never) (${CODES})\\)$`), 'never use $1'],
  [
    /^(sentence|title)[- ]cas(?:e|ing) (?:for|in|on) ((?:all |every |the )*(?:markdown |section )?(?:headings?|headers?|titles?))(?: \(.*\))?$/,
    'use $1 case for $2',
  ],
  [
    new RegExp(
      `^non-?null assertions?(?: operators?)?(?::| [-–—]) (?:avoid|never|no|do not use|never use|don't use)(?: using)?(?: the)? ${CODE}$`,
    ),
    'never use non-null assertions',
  ],
  [new RegExp(`^no (${CODES}) (?:[-–—]|;) (${CODE}) only(?: \\(.*\\))?$`), 'use $2 instead of $1'],
  [new RegExp(`^(?:use )?constructor injection only(?: \\((?:no|never|not) .*\\))?$`), 'use constructor injection'],
  [
    new RegExp(
      `^(?:(?:copyright|license) )?header: (${CODE}) (?:at|on) (?:the )?top of ((?:all|every|each) .+ files?)$`,
    ),
    '$2 must start with $1',
  ],
  [new RegExp(`^(?:no|avoid|never use) (?:${CODE}|index\\.[jt]s|index) re-exports?$`), 'no barrel files'],
  [
    regex()`
      ^never (?:use|have|take|accept|pass|write) more than (\d+|one|two|three|four|five|six|seven)[ ]
        (?:function |method )?(parameters?|arguments?|params?|args)(?: (?:per|in a|to a|for a) (?:function|method))?$
    `,
    'functions must not have more than $1 parameters',
  ],
  [
    new RegExp(
      `^((?:[a-z ]{2,30}: )?no ${CODE}), (?:explicit|strict|full|proper|consistent|typed|named|exhaustive) [^;]+$`,
    ),
    '$1',
  ],
];

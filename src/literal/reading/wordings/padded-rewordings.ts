import { regex, regexSource } from '../../../text/regex.ts';

const CODE = '[\uE000-\uF8FF]';
const CODES = `${CODE}(?:(?:,? (?:and|or|nor) |, | ?\\/ ?)${CODE})*`;
const DOCS = regexSource`
  (?:
    (?:api )?doc(?:umentation)? comments?|jsdoc(?: comments?)?|tsdoc(?: comments?)?|docstrings?
    |javadocs?(?: comments?)?|kdoc|xml (?:doc(?:umentation)? )?comments?
  )
`;
/** Words before code that is not used any more: whoever writes the code writes it so. */
const SO_WRITTEN = '(?:manual|hard-?coded|ad-?hoc|hand-?(?:written|rolled|coded)|legacy|deprecated|obsolete|outdated)';
const FROM_PLACE = regexSource`
  (?:from|in|inside|within) (?<place>
    (?:the |any |our |react )*
      (?:components?|tests?|controllers?|services?|views?|hooks?|pages?|handlers?|[\uE000-\uF8FF])
  )
`;

/** Rules with words around their code or files that limit nothing. */
export const PADDED_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  // `for instance, prefer a to b`
  [/^for (?:instance|example),? ((?:prefer|use|never|avoid|do not|don't) .+)$/, '$1'],
  // the manifests of crates are all that can have dependencies of a workspace
  [
    regex()`
      ^in (?:(?:individual|each|every|all|member) )*crate(?:s'|'s)? [\uE000-\uF8FF](?: files?)?,?[ ]
        ((?:always )?(?:use|reference|prefer) (?:[\uE000-\uF8FF]|workspace) ?(?!.*\b(?:unless|except|if|when)\b).*)$
    `,
    '$1',
  ],
  // ``public functions must have doc comments using `///` ``
  [
    regex()`
      ^(
        .+ (?:must|should|need to|have to) (?:have|include|carry|be documented with) (?:an? |full |complete |proper )*
          ${DOCS}
      ) (?:using|with|in|written with|written in) (?:the )?${CODE}(?: (?:style|syntax|format|blocks?|comments?))?$
    `,
    '$1',
  ],
  // ``use `a()` instead of manual `b()` ``
  [
    regex()`
      ^(
        (?:always |please )*(?:use|prefer|call) ${CODE}[^,;]{0,30}?,?[ ]
          (?:instead of|rather than|over|and not|not|never)
      ) ${SO_WRITTEN} (${CODES}(?: calls?| code| usages?| values?| logic)?)$
    `,
    '$1 $2',
  ],
  // ``no imports from `a` are allowed here``
  [
    regex()`
      ^no ((?:direct |new )?imports? (?:from|of) [^,;]{1,120}?) (?:is|are) (?:ever )?(?:allowed|permitted|accepted)(?:
        [ ](?:
          here|anywhere|in this (?:directory|folder|package|module|file|layer|crate|repository|repo|project|codebase)
        )
      )?$
    `,
    'no $1',
  ],
  // ``never commit real `.env` files``
  [
    new RegExp(
      `^((?:never|do not|don't|must not) (?:commit|check in|push|add)) (?:any |your |the )*(?:real|actual|populated|filled-in) (${CODES})(?: files?)?$`,
    ),
    '$1 $2 files',
  ],
  // ``do not recreate `docs/old/` ``
  [
    regex()`
      ^(?:never|do not|don't|must not)[ ]
        (?:recreate|re-create|reintroduce|re-introduce|re-add|resurrect|bring back|restore)
        (?: or (?:recreate|reintroduce|re-add|add|extend|restore))? (?:the |any )*
        (?:(?:old|legacy|former|removed|deleted|root|top-level) )*(${CODES})
        (?: (?:folders?|director(?:y|ies)|files?|trees?))?(?: (?:again|here|anymore))?$
    `,
    'never create $1',
  ],
  // ``never make api calls from components using `fetch` or `axios` ``
  [
    regex()`
      ^(?:never|do not|don't|must not) (?:make|issue|perform|send|do) (?:direct |raw |any )*
        (?:api|http|https|network|rest|remote) (?:calls|requests)(?: directly)? ${FROM_PLACE} (?:using|with|via|by)[ ]
        (?<codes>${CODES})(?: directly)?$
    `,
    'never use $<codes> in $<place>',
  ],
  // `preprocessor macros: avoid when possible; prefer inline functions`
  [
    regex()`
      ^([a-z][a-z -]{3,40}): (avoid|never use|never|do not use|don't use)(?:,? (?:when|where|if)(?:ever)? possible)?
        ((?:;| [-–—]) (?!.*\b(?:unless|except|only)\b).{3,100})?$
    `,
    '$2 $1$3',
  ],
  // `components must be PascalCase and registered in a`
  [
    regex()`
      ^([a-z][a-z ]{2,30} (?:must|should) be (?:in )?(?:pascal|camel|kebab|snake|screaming[_ ]snake)[-_ ]?case),? and[ ]
        (?:be )?(?:
          registered|documented|exported|placed|stored|defined|located|kept|declared|listed|descriptive|unique
          |meaningful
        )\b(?!.*\b(?:unless|except|only|if|when)\b).{0,80}$
    `,
    '$1',
  ],
  // ``wrap errors with context: `fmt.Errorf("…: %w", err)` ``
  [
    regex()`
      ^(?:
        errors: (?:always )?wrap(?: them)? (?:with|using|via)
        |(?:always )?wrap (?:all )?errors with (?:additional |more |proper )?context(?::| using| via| with| by using)
      ) (${CODE})(?: for (?:error )?(?:context|chains?))?$
    `,
    'wrap errors with $1',
  ],
  // `all changes must be covered by tests to prevent regressions`
  [
    regex()`
      ^((?:all|every|each|any) (?:code |new )*(?:changes?|features?|functionality|(?:bug ?)?fix(?:es)?|code))[ ]
        (?:must|should|need to|has to|have to) be (?:covered|accompanied|backed|verified) by[ ]
        (?:(?:unit|automated|regression|appropriate|new|corresponding|relevant) )*tests?
        (?: to (?:prevent|avoid|ensure|catch|guard)[^;]{3,60})?$
    `,
    '$1 must have tests',
  ],
  // `use ascii hyphens instead of long dashes`
  [
    regex()`
      ^(?:always )?(?:use|prefer) (?:an? |the )?(?:ascii |plain |regular |simple |single )*
        (?:hyphens?|hyphen-minus|commas|colons|parentheses)
        (?:,? (?:or|and) (?:hyphens?|commas|colons|parentheses|periods))*(?: \(${CODE}\)| ${CODE})?
        (?:,? instead of|,? rather than|,? not|,? never|,? over) (?:long|em|unicode|typographic)[- ]?dash(?:es)?
        (?: (?:in|for) (?:all )?(?:docs?|documentation|prose|text|writing))?$
    `,
    'no em dashes',
  ],
];

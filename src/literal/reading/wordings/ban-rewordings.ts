import { regex, regexSource } from '../../../text/regex.ts';

const CODE = '[\uE000-\uF8FF]';
const CODES = `${CODE}(?:(?:,? (?:and|or|nor) |, | ?\\/ ?)${CODE})*`;
const OF_CODE = regexSource`
  (?:
    [ ](?:
      functions?|methods?|class(?:es)?|calls?|statements?|helpers?|hooks?|apis?|components?|types?|packages?
      |modules?|library|dependency|macros?|attributes?
    )
  )?
`;
const USED = `(?:the |our |a |an |shared )*${CODE}${OF_CODE}`;
const PLACE =
  '(?:the )?(?:[\uE000-\uF8FF]|tests?(?: code| files)?|production code)(?: (?:folder|directory|module|package|layer))?';

/** Words of labels: `banned imports: …`. */
const BANNED = '(?:banned|forbidden|disallowed|prohibited|blocked|blacklisted|not allowed)';
/** What is used in place of it, in brackets at the end. */
const OTHER = `(?: \\((?:use|prefer) (?<other>${CODES})(?: instead)?\\))?`;

const KIND_OF_IMPORT = '(relative|default|namespace|wildcard|star|dynamic|deep|side-effect|inline)';

/** Bans and choices in words that few sentences have. Each says the same as a sentence that the readers know. */
export const BAN_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  [
    new RegExp(
      `^(${CODE}) is (?:now )?deprecated[,;:.] ?(?:please )?(?:use|prefer) (${CODE}) (?:directly|instead) (?:for|in) (?:all )?new code$`,
    ),
    'use $2 instead of $1',
  ],
  [new RegExp(`^(${CODE}) is deprecated for (?!.*\\b(?:when|if|unless|except|only)\\b)[^.;,]{3,60}$`), 'never use $1'],
  [new RegExp(`^(${CODE})(?:,|:| [-–—])? always$`), 'always set $1'],
  [
    /^(?:always |please )?use ([\uE000-\uF8FF]|pnpm|yarn|npm|bun|uv|poetry) (?:only|exclusively)(?:[,;]? \(?(?:never|not|no) [^()]{2,40}\)?)?$/,
    'only use $1',
  ],
  [
    new RegExp(
      `^(?:always )?(?:set )?(${CODE})(?: [-–—]|[,;:]) never (?:enable|disable|turn (?:it )?(?:on|off)|flip)(?: (?:it|this))?$`,
    ),
    'always set $1',
  ],
  [
    regex()`
      ^(never|do not|don't|avoid) (use|call|using|calling) the (?:deprecated|obsolete|removed) (${CODES})${OF_CODE}
        (?: (?:for|to|in) (?!.*\b(?:when|if|unless|except|only|new)\b)[^;]{3,60})?$
    `,
    '$1 $2 $3',
  ],
  [
    new RegExp(
      `^(never|do not|don't|avoid) (use|call|using|calling) (${CODES})(${OF_CODE}) for production code(?= [-–—]|[;,]|$)`,
    ),
    '$1 $2 $3$4 in production code',
  ],
  [
    regex()`
      ^(use ${CODE}(?: operator| expressions?)? instead of (?:hard-?coded )?(?:string literals?|strings)) when[ ]
        (?:referring to|referencing) [a-z, /]{0,40}names?$
    `,
    '$1',
  ],
  [
    regex()`
      ^(?:always )?(?:specify|pass|set|use|provide) (${CODE}) (?:when|whenever)[ ]
        (?:opening|reading|writing|opening or reading|reading or writing|reading\/writing) (?:text )?files$
    `,
    'specify $1 for every opened file',
  ],
  [
    regex()`
      ^(${CODE})(${OF_CODE}) (?:is|are) (?:now )?(?:depr[ei]cated|obsolete|banned|legacy|removed)[,;:.]? (?:so )?
        (?:never|do not|don't) (?:ever )?(?:use|call|import) (?:it|them)(?: anymore| any more)?
        (?:[.;,:] ?(?:please |instead )?(?:use|prefer) [^.;]{1,60})?$
    `,
    'never use $1$2',
  ],
  [
    regex()`
      ^(?:never|do not|don't|avoid) (?:introduc|add|creat|tak)(?:e|ing)? (?:any |new |a |an )*
        (?:dependency|dependencies|imports?) (?:on|from|to) (${CODES}${OF_CODE})(?= [-–—]|[;,:]|$)
    `,
    'never import from $1',
  ],
  [
    regex()`
      ^[a-z]+(?: [a-z]+){0,3} \((${CODES})\)(?:,|:| [-–—]| is| are) (?:strictly )?
        (?:forbidden|banned|prohibited|not allowed|disallowed)
        (?: (?:here|everywhere|in this (?:project|repo|repository|codebase))\b.*)?$
    `,
    'never use $1',
  ],
  // The sign says which language is meant.
  [
    new RegExp(
      `^(no|never use|avoid|avoid using|do not use|don't use) (?:the )?((?:non|not)-null assertions?)(?: operators?)? \\(?(${CODE})\\)?(?= [-–—]|[;,:]|$)`,
    ),
    '$1 $3 $2',
  ],
  [/^use environment variables only in config(?:uration)? files(?: [-–—]|[;,.]) (never use .+)$/, '$1'],
  [
    new RegExp(
      `^(${CODES})(${OF_CODE})(?:,|:| [-–—]) (?:never|do not|don't) (?:use|call|import)(?: it| this| them)?,? not even (?:in|for) [a-z ]{3,30}$`,
    ),
    'never use $1$2',
  ],
  [
    regex()`
      ^(
        (?:empty|bare|raw|unused|nested|default|relative|wildcard|inline|dynamic|magic|hard-?coded|class|global)[ ]
          [^,;:.()]{1,50}?(?<! (?:is|are|be|been|was|were|strictly|absolutely|explicitly|now))
      ) (forbidden|banned|prohibited|not allowed|disallowed)$
    `,
    '$1 is $2',
  ],
  [
    /^(?:never|do not|don't) use ([\uE000-\uF8FF]) (?:for|to do) (?:any |all )?(?:imports?|importing(?: modules| files)?|module imports?|loading modules)$/,
    'never use $1',
  ],
  [
    regex()`
      ^(?:
        (?:do not|don't|never) (?:rely on|reach for|resort to|fall back (?:on|to)|make use of|go through)
        |(?:stay|steer|keep) (?:away from|clear of)|eliminate|get rid of|stop using|no more
      ) (?:any |the |all |using )*(${CODES})(${OF_CODE})$
    `,
    'never use $1$2',
  ],
  [new RegExp(`^(?:any |all |direct )*use of (${CODES})(${OF_CODE}) (?:is|are) `), 'the use of $1$2 is '],
  [
    regex()`
      ^(${CODES})(${OF_CODE}) (?:should|must|may|shall) (?:never|not) (?:ever )?
        (?:appear|show up|occur|exist|remain|be present|be found|be seen)
        (?: in (?:the |our |this |new |any |production )*(?:code|codebase|project|repo|repository|source|diff|pr))?$
    `,
    'never use $1$2',
  ],
  [
    regex()`
      ^(?:code|prs?|pull requests|changes|commits) (?:using|with|containing|that (?:use|contain|add|introduce)s?)[ ]
        (${CODES})(${OF_CODE}) (?:will be|are|is|get|gets) (?:rejected|not accepted|blocked|refused|declined)$
    `,
    'never use $1$2',
  ],
  [
    new RegExp(`^(?:verify|ensure|check|confirm|make sure)(?: that)? there (?:are|is) no (${CODES})(${OF_CODE})$`),
    'never use $1$2',
  ],
  [
    new RegExp(
      `^neither (${CODE}) nor (${CODE})(${OF_CODE}) (?:may|should|must|can|is|are)(?: ever)?(?: be)? (?:used|allowed|permitted|called|imported|added)$`,
    ),
    'never use $1 or $2$3',
  ],
  [
    new RegExp(
      `^${BANNED} (?:imports?|packages?|modules?|librar(?:y|ies)|dependenc(?:y|ies))(?::| [-–—]) (?<codes>${CODES})${OTHER}$`,
    ),
    'never import $<codes>',
  ],
  [
    new RegExp(
      `^${BANNED} (?:functions?|methods?|calls?|apis?|types?|keywords?|macros?|operators?|identifiers?)(?::| [-–—]) (?<codes>${CODES})${OTHER}$`,
    ),
    'never use $<codes>',
  ],
  [new RegExp(`^instead of (${CODES}),? (?:always |please |prefer to )*use (${USED})$`), 'use $2 instead of $1'],
  [new RegExp(`^use (${USED}) in favou?r of (${CODES}${OF_CODE})$`), 'use $1 instead of $2'],
  [
    regex()`
      ^(?:always |please )*(?:choose|opt for|rely on|pick|go with|reach for|stick with|stick to|default to) (${USED})[ ]
        (?:over|instead of|rather than|and not|not) (${CODES}${OF_CODE})$
    `,
    'use $1 instead of $2',
  ],
  [
    regex()`
      ^(?:the|this|our) (?:project|codebase|code base|repo|repository|app|application|code|team)[ ]
        (?:only |always |consistently )?uses (${USED})(?:,? not|,? instead of|,? rather than|, never)[ ]
        (${CODES}${OF_CODE})$
    `,
    'use $1 instead of $2',
  ],
  [
    new RegExp(`^(?:always )?use (${USED}) exclusively \\((?:no|not|never) (${CODES}${OF_CODE})\\)$`),
    'use $1, never $2',
  ],
  // ``need a `Guid` → `a()` (never `b()`)``
  [
    new RegExp(
      `^(?:need an? (?:${CODE}|[a-z]{3,20})(?: →|:) )?(${CODES}) \\(never (${CODES}${OF_CODE})(?: in new code)?\\)$`,
    ),
    'use $1, never $2',
  ],
  [
    new RegExp(
      `^(?:it is |you are )?(?:never|not) (?:ok|okay|acceptable|fine|allowed|permitted) to (?:use|call|write) (${CODES}${OF_CODE})$`,
    ),
    'never use $1',
  ],
  // ``[NEVER] `a` → use `b` ``, `[ALWAYS] Use named exports`
  [
    new RegExp(
      `^\\[never\\]:? (?:use |using )?(${CODES}${OF_CODE}|default exports|barrel files|enums)(?: → (?!.*\\b(?:except|unless|only|when|if|but)\\b)[^→]*)?$`,
    ),
    'never use $1',
  ],
  [
    regex()`
      ^\[(never|always|avoid|prefer)\]:? (
        (?:use|using|import|importing|call|calling|add|write|create|catch|throw|export|re-export|log|commit|hardcode)
          \b[^→]*
      )$
    `,
    '$1 $2',
  ],
  [
    new RegExp(`^(?:never|do not|don't|avoid) (?:use |using )?${KIND_OF_IMPORT} (?:or|and) ${KIND_OF_IMPORT} imports$`),
    'never use $1 imports or $2 imports',
  ],
  // `do not log and return the same error`: two deeds of which neither is forbidden alone
  [
    regex()`
      ^(?:never|do not|don't|avoid) log(?:ging)? (?:(?:the |an? |any )?(?:same )?(?:errors?|exceptions?) )?
        (?:and|then|and then|and also) (?:return|throw|re-?throw|raise|re-?raise|propagate)(?:ing)?
        (?: (?:it|them|(?:the |an? |any )?(?:same )?(?:errors?|exceptions?)))?
        (?: (?:at the same (?:level|place|time)|in the same (?:function|place|block)))?$
    `,
    'never both log and return an error',
  ],
  // ``use `cn()` for conditional class names instead of template literals``
  [
    regex()`
      ^(?:always )?use ${CODES}(?: (?:from|in) (?:the )?${CODES})? (?:for|to (?:merge|combine|build|compose|handle))[ ]
        (?:(?:all|any|conditional|dynamic|merging|combining|composing) )*(?:class(?:es| ?names?)|${CODES})
        (?:,? (?:instead of|rather than|not|over|never)| [-–—] (?:not|never)) (?:(?:manual|raw|plain|using) )*
        (?:template (?:literals?|strings?)|string (?:concatenation|templates?|interpolation))
        (?: (?:interpolations?|concatenations?))?$
    `,
    'never use template literals in class names',
  ],
  [/^(no|avoid|never use|do not create|never create) index ?\/ ?barrel files$/, '$1 barrel files'],
  // ``use `a` only — never `b` ``: nothing else, wherever it is
  [
    /^(use [^,;–—]{1,60}) (?:only|exclusively)(?:,| [-–—]) (?:and )?(?:never|not|no) ((?!in\b|for\b|when\b|on\b|if\b)[^,;–—]{1,60})$/,
    '$1, never $2',
  ],
  [new RegExp(`^keep (${CODES})(${OF_CODE}) out of (${PLACE})$`), 'never use $1$2 in $3'],
  [
    regex()`
      ^(?:in|within|inside)[ ]
        ((?:unit |integration |our |the )*tests?|production code|new code|components|(?:the )?${CODE})[ ]
        ((?:avoid|never|do not|don't|always|prefer) .+)$
    `,
    'in $1, $2',
  ],
  // a list of folders whose commas would end the subject
  [
    new RegExp(
      `^(${CODE}), (${CODE}),? (?:and|or) (${CODE}) ((?:must|should|may|can)(?: not|not)?(?: never)? (?:depend|import|reference)\\b.*)$`,
    ),
    '$1 and $2 and $3 $4',
  ],
  // ``a` and `b` are separate and should not depend on each other``
  [
    regex()`
      ^(${CODES}) are (?:separate|independent|isolated|decoupled)(?: (?:layers|modules|packages|apps|trees|projects))?
        (?: and|, and|;|,) (?:so )?((?:must|should|may|can)(?: not|not)?(?: never)? (?:depend|import|reference)\b.*)$
    `,
    '$1 $2',
  ],
  // ``x` and `y` must not depend on each other; all may depend on `z` ``
  [
    regex()`
      ^(
        ${CODES} (?:must|should|may|can)(?: not|not)?(?: never)? (?:depend on|import(?: from)?|reference)[ ]
          (?:each other|one another)
      );? (?:but |and )?(?:all|both|each|any)(?: of them)? (?:may|can) (?:depend on|import(?: from)?|use|reference)
        [ ]${CODES}$
    `,
    '$1',
  ],
  [
    /^(never use|do not use|don't use|avoid|no) code regions(?:: if [^,;:]{3,80}, (?:refactor|extract|split) [^;]{3,80})?$/,
    '$1 regions',
  ],
  [
    new RegExp(`^(?:always )?(use|prefer) (${CODES}) (?:columns?|fields?) (?:over|instead of|rather than) (${CODES})$`),
    '$1 $2 over $3',
  ],
  // `never use code regions: if complexity suggests regions, refactor`
  [
    /^((?:never|do not|don't) use [a-z -]{3,40}|no [a-z -]{3,30}): if [^,;:]{3,80}, (?:refactor|extract|split|use|prefer|restructure|break) [^;]{3,80}$/,
    '$1',
  ],
  // `keep tests concise; omit "should"`
  [
    regex()`
      ^(?:keep tests? (?:names? )?(?:concise|short)(?:;|,| and| [-–—]) )?(?:
        (?:omit|drop|avoid|leave out) ["“']should["”'](?: (?:in|from) tests?(?: names?| titles?| descriptions?)?)?
        |(?:do not|don't|never) (?:use|start with|begin with) ["“']should["”'] in tests?
          (?: names?| titles?| descriptions?)?
      )(?:: .*)?$
    `,
    'test names must not start with "should"',
  ],
  // `do not specify a = b`
  [
    new RegExp(
      `^((?:never|do not|don't)) (?:specify|pass|supply) (${CODE})((?: [-–—]|,|;) (?!.*\\b(?:unless|except|only|if|when)\\b).+)?$`,
    ),
    '$1 use $2$3',
  ],
  // `don't reexport from one file in another, except in a folders`
  [
    regex()`
      ^(?:never|do not|don't|avoid) re-?export(?:ing)?(?: (?:things|types|symbols|modules|anything))?
        (?: from (?:one|other|another) (?:files?|modules?)(?: (?:in|from) (?:another|others?))?)?,? except (?:in|from)
        [ ](?:the )?(${CODE})(?: (?:folders?|director(?:y|ies)|files?))?$
    `,
    're-exports are forbidden outside of $1',
  ],
  // `non-test code should not use a in reachable paths`
  [
    regex()`
      ^((?:non-test|production|library) code) (?:must|should|may|can) (?:not|never) (?:use|call|contain|have)[ ]
        (${CODES}${OF_CODE})(?: (?:in|on) reachable (?:paths|code))?$
    `,
    'never use $2 in $1',
  ],
  // `logs must not contain credentials`, `secrets never logged`
  [
    regex()`
      ^(?:(?:all|the|any|application) )*logs? (?:must|should|may|do|can) (?:not|never)[ ]
        (?:contain|include|expose|have|leak) ((?!.*\b(?:unless|except|only|when|if)\b)[a-z ,/]{3,80})$
    `,
    'never log $1',
  ],
  [
    /^(secrets|credentials|passwords|tokens|api keys|pii) (?:are )?never logged(?: or exposed in [a-z ]{3,30})?$/,
    'never log $1',
  ],
  [
    regex()`
      ^((?:never|do not|don't|avoid)) (?:include|put|expose|leak|write|print)[ ]
        ((?:(?:secrets|tokens|passwords|credentials|pii|api keys|keys)(?:, (?:or |and )?| ?\/ ?| or | and )?)+)[ ]
        (?:in|to) (?:
          exception messages,? (?:or|and) logs|logs,? (?:or|and) (?:exception|error) messages
          |error messages,? (?:or|and) logs|log messages
        )$
    `,
    '$1 log $2',
  ],
  // the frontmatter of customizations, in checklists
  [
    regex()`
      ^(?:(?:the |each |every )?(?:agent|prompt|skill|file|instructions?) )?
        (?:has|includes|contains|defines|declares|sets) (?:a |an |the |non-empty |valid |proper |clear )*(${CODE})[ ]
        (field|key)(?: (?:with|wrapped in|that|of|matching) [^;]{1,80})?(?: \((?!.*\boptional)[^()]{1,80}\))?$
    `,
    'must have $1 $2',
  ],
];

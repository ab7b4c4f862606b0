import { regex, regexSource } from '../../../text/regex.ts';

const CODE = '[\uE000-\uF8FF]';
const CODES = `${CODE}(?:(?:,? (?:and|or|nor) |, | ?\\/ ?)${CODE})*`;
/** A purpose or reason that limits nothing. */
const WHY =
  '(?:,? (?:to (?:prevent|avoid|block|stop|mitigate|guard against|protect against) [a-z ]{3,40}|always|everywhere|exclusively|only))*';
/** How values are passed apart from SQL. Without a verb, `query parameters` are those of an address. */
const STATEMENTS = '(?:parameteri[sz]ed (?:sql )?(?:quer(?:y|ies)|statements?|sql)|prepared (?:sql )?statements?)';
const PARAMETERS = regexSource`
  (?:
    parameteri[sz]ed (?:sql )?(?:quer(?:y|ies)|statements?|sql)|prepared (?:sql )?statements?
    |(?:query|bind|bound|sql) parameters|parameter binding|parameters(?=$| to )
  )
`;
const QUERIES =
  '(?:(?:all|every|any|raw|the|your|dynamic) )*(?:(?:sql|database|db) )?(?:quer(?:y|ies)|sql|statements?)';
const ON_DATABASES = regexSource`
  (?:
    [ ](?:for|in|with|on|to|when|whenever|while) (?!.*\b(?:unless|except|only|not|never)\b)[a-z ]*\b
      (?:databases?|db|sql|quer(?:y|ies)|user input)\b[a-z ]{0,20}
  )?
`;
const STYLED = `(?:${CODE}|[_a-z]+[-_ ]?case|[a-z]+_[a-z]+_case)`;
const THINGS = '[a-z]+(?:[ -][a-z]+)?(?:(?:, and |, | and | ?[/&] ?)[a-z]+(?: [a-z]+)?)*';
const OPERATORS = '(?:null[- ]forgiving|null[- ]suppression|non-?null[- ]assertion)';
/** What is chosen in place of another of its kind. */
const KINDS =
  '(?:exports?|imports?|components?|aliases|interfaces|types|literals|unions|comprehensions|expressions|functions|injection|quotes|strings)';

/**
 * Sentences that name a form of code, of a name or of documentation in other words than those that the readers know. Each form
 * stands for many wordings: parameters of SQL, styles before what has them, patterns of the names of tests.
 */
export const FORM_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  // Parameters of SQL
  [
    regex()`
      ^(?:(?:always|only|please|must|exclusively) )*(?:(?:use |prefer |rely on )${PARAMETERS}|${STATEMENTS})
        (?:(?:,| or| and|,? and\/or| ?\/) ?${PARAMETERS})*${ON_DATABASES}${WHY}(?:
          ,? (?:and )?(?:never|not|no|instead of|rather than|over) (?:raw )?(?:string )?
            (?:concatenation|interpolation|formatting|concatenated strings|f-strings)(?: (?:in|for) [a-z ]{2,30})?
          | \((?:never|no|not|avoid) [^()]*\)
        )?$
    `,
    'use parameterized queries',
  ],
  [
    new RegExp(
      `^${QUERIES} (?:must|should|are|have to) (?:always )?(?:be )?(?:use )?(?:parameteri[sz]ed|${PARAMETERS})${WHY}$`,
    ),
    'use parameterized queries',
  ],
  [new RegExp(`^(?:always )?parameteri[sz]e ${QUERIES}${WHY}$`), 'use parameterized queries'],
  [
    new RegExp(
      `^(?:prevent|avoid|protect against|guard against) sql injections? (?:with|by using|by|using|via|through) ${PARAMETERS}(?: or ${PARAMETERS})*$`,
    ),
    'use parameterized queries',
  ],
  // Errors and handlers
  [
    regex()`
      ^(?:always )?(?:catch|handle|except) (?:only )?(?:the )?(?:most )?specific[ ]
        (?:exceptions?|exception types?|exception classes|errors?|error types?)(?: only)?(?:
          ,? (?:and )?(?:not|never|instead of|rather than|over)[ ]
            (?:(?:broad|generic|general|bare|base|blanket|catch-all)(?:,|,? (?:or|and))? ?)*
            (?:exceptions?|ones|catch(?:es)?|handlers?|clauses?|excepts?)
        )?$
    `,
    'never catch generic exceptions',
  ],
  [
    /^(?:never|do not|don't) (?:silently )?(?:ignore|discard|drop) (?:any |the )?(?:error return(?: value)?s?|errors? (?:return )?values?|returned errors?)$/,
    'never ignore returned errors',
  ],
  [
    regex()`
      ^(never use|avoid|no|do not use|don't use|never write) (${CODE}|async void)(?: methods?| functions?)?,? \(?
        (?:except|unless|outside(?: of)?|other than|apart from|aside from|excluding)(?: (?:for|in|it is|it's|as))?
        (?: (?:an?|the|top-level|ui|true|actual|wpf|winforms))* event[- ]handlers?\)?$
    `,
    '$1 $2 that are no event handlers',
  ],
  [
    regex()`
      ^(?:always )?(?:use|prefer|write) (?:
        arrow[- ]functions? (?:(?:for|as) (?:all |the |your )?)?(?:react |functional )?components?
        |(?:react |functional )?components? (?:as|with|using) arrow functions?
      )(?: with (?:explicit |typed )?(?:return types?|props(?: interfaces?| types?)?|types?))?$
    `,
    'use arrow functions for components',
  ],
  // Styles of names
  [
    new RegExp(`^(?:name )(${THINGS}) (?:with|in|using) (${STYLED}),? and (${THINGS}) (?:with|in|using) (${STYLED})$`),
    'use $2 for $1, $4 for $3',
  ],
  [/^use ([\uE000-\uF8FF]|[a-z_-]+[- _]?case) (?:for )?(?:file|filename) naming$/, 'use $1 for file names'],
  [new RegExp(`^(?:all |new )*(?:tests?|specs?|test files?|spec files?): (${CODE})$`), 'test files must end with $1'],
  [
    regex()`
      ^(?:
        name (?:all |new |the |unit )*tests?(?: methods?| functions?| cases?)?
          (?: (?:as|like|with|using|by|in|following))?(?: the)?(?: pattern| format)?
        |(?:all |the |unit )*tests?(?: methods?| functions?| cases?)?
          (?: names?| naming| naming convention| naming pattern| method names?)?
          (?::| (?:follow|use|are named|should be named|must be named|must follow|should follow|must use|should use))
          (?: the)?(?: (?:naming )?(?:pattern|convention|format))?:?
      ) (${CODE})(?: (?:pattern|convention|format|naming|style|naming convention|naming pattern))?(?: \([^()]*\))?$
    `,
    'test methods must follow the pattern $1',
  ],
  [
    regex()`
      ^use (?:the )?(${CODE}) (?:as |for )?(?:the )?(?:naming |name )?(?:pattern|convention|format)? ?(?:for|in)[ ]
        (?:all |unit )*tests?(?: names?| methods?| naming)?$
    `,
    'test methods must follow the pattern $1',
  ],
  // ``All types (classes, structs) use pascal case: `PascalCase` ``
  [
    new RegExp(
      `^((?:all |the )*${THINGS})(?: \\([^()]{3,80}\\))? (?:must |should |always )?(?:use|be|are|follow) (?:in )?(${STYLED})(?::| [-–—]|,)? ?\\(?${CODE}\\)?$`,
    ),
    '$1 must use $2',
  ],
  [
    regex()`
      ^(?:all |new )*vue (?:components?|sfcs?) (?:must |should )?(?:always )?
        (?:use|be written (?:with|in)|are written (?:with|in))[ ]
        ((?:the )?composition api(?: (?:with|and|using) ${CODE})?|${CODE})( syntax)?(?: only| exclusively)?$
    `,
    'use $1$2',
  ],
  // A form without a verb
  [
    /^(file-scoped namespaces|function(?:al)? components|type-only imports|early returns|guard clauses|arrow functions)$/,
    'use $1',
  ],
  [
    regex()`
      ^(?:use |prefer )?\`?var\`? (?:for (?:local )?(?:variables|declarations) )?(?:when|where|if) (?:the )?type[ ]
        (?:is |of the variable is )?(?:obvious|apparent|clear|evident)
        (?: from (?:the )?(?:right[- ]hand side|context|right side|assignment|initializer))?$
    `,
    'use var for apparent types',
  ],
  [
    regex()`
      ^(?:use |prefer )${CODE} (?:for (?:local )?(?:variables|declarations) )?(?:when|where|if) (?:the )?type is[ ]
        (?:obvious|apparent|clear|evident)
        (?: from (?:the )?(?:right[- ]hand side|context|right side|assignment|initializer|rhs))?$
    `,
    'use var for apparent types',
  ],
  [
    /^(?:use |prefer )?(?:unix )?\(?(?:lf|unix)\)?(?: style)?(?:,? (?:and )?not (?:dos )?\(?(?:crlf|dos|windows)\)?)? line endings(?: only)?$/,
    'use lf line endings',
  ],
  [
    regex()`
      ^(?:use )?(?:(?:typescript|ts)(?: in)? strict(?: mode)?|strict (?:typescript|ts|mode|typing|types))
        (?: enabled| on| everywhere| throughout| only)?(?:,|;| [-–—]| \(|:)? ?(?:with |and )?
        (?:no|never|avoid|without)(?: explicit| implicit| use| using)? (${CODE})(?: types?)?(?: \([^()]*\))?\)?$
    `,
    'never use $1',
  ],
  [
    regex()`
      ^(?:use |always use )?function(?:al)? components
        (?: (?:only|with hooks(?: only)?|and hooks(?: only)?|exclusively))*(?: \([^()]*\))?
        (?:,? (?:no|not|never) class(?:es| components?))?$
    `,
    'use functional components',
  ],
  [/^(file|function|method|class|component) (?:size |length )?limit:? (\d+) lines$/, '$1s must not exceed $2 lines'],
  [
    regex()`
      ^(?:[a-z -]{3,50} )?(?:via|with|by calling|using|through) (${CODE})(?: (?:and|or) similar [a-z]+)? (?:is|are)[ ]
        (?:strictly )?(?:not allowed|forbidden|prohibited|not permitted|banned)$
    `,
    'never use $1',
  ],
  [
    new RegExp(
      `^never (?:crash|exit|terminate|abort|panic)(?: the (?:app|application|process|program))? (?:via|with|by calling|using|through) (${CODE})$`,
    ),
    'never use $1',
  ],
  [
    regex()`
      ^(?:secrets?|credentials?|api keys?|tokens?|passwords?)
        (?:(?:, |,? and |,? or |\/)(?:secrets?|credentials?|api keys?|tokens?|passwords?))* (?:must |should )?
        (?:never|not) (?:be |go |live |belong )?(?:in|into) (?:the |source |your |our )*
        (?:code|codebase|repo|repository|git|version control)$
    `,
    'never hardcode secrets',
  ],
  // Versions of dependencies
  [
    regex()`
      ^(?:all |the |nuget )*(?:package |dependency )?versions? (?:are|is|must be|should be|live|go|belong|stay)
        (?: centrally)? ?(?:managed|defined|specified|set|kept|declared|centralized|centralised|pinned)?
        (?: centrally)? ?(?:in|via|through|by|with|using) (?:the )?(${CODE})(?: file)?
        (?: using central package management| \([^()]*\))?
        (?:,? (?:and )?(?:not|never) in (?:the )?(?:${CODE}|[a-z ]{3,30}))?$
    `,
    'use $1 for versions of dependencies',
  ],
  [
    regex()`
      ^(?:we |this (?:repo|repository|project|solution) |the (?:repo|repository|project|solution) )?(?:uses? )?central
        [ ]package management(?: \([^()]*\)| (?:via|with|through|in) ${CODE})?(?:,? (?:and|so)|,|;| [-–—])? ?(?:
          (?:do not|don't|never) (?:specify|add|put|set|use|include) (?:${CODE}|versions?)(?: attributes?)?[ ]
            (?:in|on|to) (?:${CODE}|[a-z ]{3,40})
        )?$
    `,
    'use central package management',
  ],
  [new RegExp(`^central package management forbids ${CODE} in ${CODE}$`), 'use central package management'],
  [
    regex()`
      ^use (?:the )?(?:gradle )?version catalog(?: (?:in|at|from))?(?: \(?${CODE}\)?)?(?:
        [ ](?:for|to manage|when adding|to add|to declare) (?:all |new |the |any )*
          (?:dependencies|dependency versions|versions)
      )?$
    `,
    'use version catalog',
  ],
  // Documentation
  [
    regex()`
      ^(?:use |write |follow |prefer |add |include )?(?:the )?(google|numpy|sphinx)(?:[- ]?style)?(?: python)?
        (?:[- ]format)? docstrings?(?: format| style)?
        (?: (?:for|on|in) (?:all |every |new )*(?:code|python code|python files|documentation))?(?: \([^()]*\))?$
    `,
    'use $1 style docstrings',
  ],
  [
    regex()`
      ^(?:all |python )?docstrings? (?:must |should )?(?:follow|use|be|are)(?: in| written in)?(?: the)?[ ]
        (google|numpy|sphinx)(?:[- ]?style)?(?:[- ](?:format|convention|style)s?)?$
    `,
    'use $1 style docstrings',
  ],
  [/^docstrings?(?: style| format)?: (google|numpy|sphinx)(?:[- ]?style)?(?: format)?$/, 'use $1 style docstrings'],
  [
    regex()`
      ^(?:use |write |add )?(?:google|numpy)[- ]style docstrings (?:for|on|to) (
        (?:all |every |new )*(?:public )?(?:functions|methods|classes|apis|modules)
          (?:(?:, and |, | and )(?:public )?(?:functions|methods|classes|modules))*
      )(?: (?:with|including) [^;]*)?$
    `,
    'all $1 must have docstrings',
  ],
  [
    /^(jsdoc|tsdoc|kdoc|javadoc|xml|rustdoc|phpdoc) (?:doc )?comments for ((?:all |every |public |exported )+[a-z]+)$/,
    '$1 comments are required for $2',
  ],
  [/^(.+ (?:must|should) have )xml docs(?: comments?)?$/, '$1xml documentation'],
  // Code
  [new RegExp(`^((?:avoid|never use|do not use|don't use|no)(?: the)?) ${CODE} (${OPERATORS} operators?)$`), '$1 $2'],
  [
    new RegExp(
      `^(use|prefer) (${CODE}) ?(?:\\/|and|or) ?(${CODE})(?: checks)?(?:,)? (?:over|instead of|rather than|not) (${CODE}) ?(?:\\/|and|or) ?(${CODE})$`,
    ),
    'prefer $2 and $3 over $4 and $5',
  ],
  [
    new RegExp(`^use ([a-z]+(?:[- ][a-z]+)? ${KINDS}) over ([a-z]+(?:[- ][a-z]+)?(?: ${KINDS})?)$`),
    'prefer $1 over $2',
  ],
  // Imports
  [
    new RegExp(
      `^(?:use|prefer) (?:the |a )?${CODE} (?:(?:path|import) )?alias(?:es)? (?:for|in|with) (?:all |internal |local |absolute )*imports?$`,
    ),
    'never import from parent folders',
  ],
  [
    new RegExp(`^(?:use|prefer) (?:the )?${CODE} for (?:all )?(?:absolute|internal) imports$`),
    'never import from parent folders',
  ],
  [
    regex()`
      ^(?:the |this |our )?(?:project|codebase|repo|repository|code|we) uses? (?:only )?(?:${CODE}|[a-z]+)
        (?: exclusively| only| everywhere)?(?: ?[-–—;:]|,)(?: so| and)? (?:do not|don't|never) (import|use) (${CODES})
        $
    `,
    'never $1 $2',
  ],
  [
    regex()`
      ^([a-z]+ (?:imports|exports|casts|assertions)),? (?:such as|like|e\.g\.,?) ${CODES},? (?:are|is) (?:strictly )?
        (?:forbidden|prohibited|not allowed|disallowed|banned)(?:,? (?:even|also|including) in [a-z ]{3,30})?$
    `,
    '$1 are forbidden',
  ],
  [
    regex()`
      ^(?:always )?(?:
        (?:place|put|keep|write) (?:all )?imports?(?: statements?)?
        |(?:all )?imports?(?: statements?)? (?:must |should )?(?:go|belong|live|stay|be)
      ) (?:at|on) (?:the )?top(?:[- ]level)?(?: of (?:the|each|every|a) (?:file|module))?,?(?: and)?[ ]
        (?:rather than|instead of|not|never) (?:inside|in|within)(?: of)?[ ]
        (?:functions?|methods?|function bodies|classes)
        (?:(?:, or |, and |, | or | and )(?:functions?|methods?|classes|(?:other )?local scopes?))*$
    `,
    'put all imports at the top of the file',
  ],
  [
    regex()`
      ^(?:all )?(?:relative |local )?imports (?:must|should) (?:always )?(?:include|have|use|carry|end with|end in)[ ]
        (?:the |an? )?(?:explicit )?${CODE} (?:file )?(?:extensions?|endings?|suffix(?:es)?)$
    `,
    'file extensions are required in imports',
  ],
  // Exceptions
  [
    regex()`
      ^(?:
        (?:always )?catch (?:the |only )?(?:most )?specific (?:exceptions?|errors?|exception types?),? (?:and )?never
        |never catch
      ) (?:an? |the )?(?:bare |broad |generic |base )(${CODES})$
    `,
    'never catch $1',
  ],
  // Files that a tool makes
  [
    regex()`
      ^((?:(?:never|do not|don't) )?(?:hand-?)?(?:edit|modify|touch|change)) (?:any |the )?
        (?:vendored|generated|third[- ]party) (?:code|files?|sources?) \((${CODES})\)
        ((?: or|,? and never) (?:commit|push) [^;]+)$
    `,
    '$1 $2$3',
  ],
  [
    regex()`
      ^(?:never|do not|don't) (?:hand-?)?(edit|modify|touch|change) (?:a |any )?(?:auto-?)?generated[ ]
        (?:file|code|source)(?: (?:by hand|manually|directly))?(?: \([^()]*\))?$
    `,
    'never $1 generated files',
  ],
  [
    regex()`
      ^(?:the )?(${CODES})(?: files?| folders?| director(?:y|ies))? (?:is|are) (?:auto-?)?
        (?:generated|built|compiled|vendored)(?: (?:by|from|with|via|using) [^,;:]{1,60}?)?(?:,? (?:and|so)|,| [-–—])
        (?: (?:it|they))?(?: (?:is|are))? (?:not|never) (?:meant|supposed|intended) to be (?:hand-?)?
        (?:edited|modified|changed|touched)(?: (?:by hand|manually|directly))?$
    `,
    'never edit $1',
  ],
  // Two orders, of which only the second can be checked
  [
    regex()`
      ^follow (?:the )?(?:pep ?8|[a-z0-9 -]{2,30}(?:guidelines?|conventions?|style guide|standards?))
        (?: (?:style )?guidelines?| style| conventions?)?,? and (use|write|add|prefer|include) (.+)$
    `,
    '$1 $2',
  ],
];

const NOUN = '[a-z]+(?: (?:aliases|parameters|components|members|methods|functions|classes))?';
/** `every public type, method and property must have …` */
const SUBJECT_LIST = regex()`
  ^(?<subject>(?:(?:all|every|each|any|the|new|public|exported) )+${NOUN}(?:, ${NOUN}){1,6},? (?:and|or) ${NOUN})[ ]
    (?<rest>(?:must|should|shall|need|needs|require|requires|have|has)\b.*)$
`;

/** ``never edit generated files — notably `a`, everything under `b/`, and `c` `` */
const GENERATED_LIST = regex()`
  ^(?<ban>(?:never|do not|don't) (?:hand-?)?(?:edit|modify|touch|change)) (?:any |the |auto-?)*generated[ ]
    (?:files|code)
    (?:,? (?:such as|like|including|notably|especially)| [-–—] (?:notably|especially|including|such as))[ ]
    (?<files>(?:(?:, and |, | and )?(?:everything (?:in|under|below) )?${CODE}){1,8})$
`;

/** A ban on edits of generated files that names some of them, as one on all generated files and on the named ones. */
export function rewordGeneratedList(plain: string): string | undefined {
  const { ban, files } = GENERATED_LIST.exec(plain)?.groups ?? {};
  return ban === undefined || files === undefined
    ? undefined
    : `${ban} generated files; ${ban} ${(files.match(/[\uE000-\uF8FF]/g) ?? []).join(', ')} by hand`;
}

/** A sentence about a list of declarations, without the commas that end a part of a sentence elsewhere. Undefined for others. */
export function rewordSubjectList(plain: string): string | undefined {
  const { subject, rest } = SUBJECT_LIST.exec(plain)?.groups ?? {};
  return subject === undefined || rest === undefined
    ? undefined
    : `${subject.replaceAll(/,? (?:and|or) |, /g, ' and ')} ${rest}`;
}

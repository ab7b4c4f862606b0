import { regex } from '../../../text/regex.ts';

const ONE_CODE = '[\uE000-\uF8FF]';
/** An aside in brackets, which limits nothing if it only lists or explains. */
const ASIDE = '(?: \\((?![^()]*\\b(?:unless|except|only|if|when)\\b)[^()]*\\))?';
const WHAT = '(?!.*\\b(?:must|should|be)\\b)[a-z]+(?: [a-z]+){0,3}?';

/**
 * Rules as notes have them, in words that the readers know: "Interfaces prefixed with `I`", "Lines are capped at 120
 * characters", "Comments in English".
 */
export const SHORT_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  [
    regex()`
      ^(?:always )?(?:remove|delete|strip) (?:all |any |every )*([\uE000-\uF8FF](?:(?:, | and | or )[\uE000-\uF8FF])*)
        [ ](?:calls|statements|usages?|debug(?:ging)? (?:calls|statements))$
    `,
    'never use $1',
  ],
  [
    new RegExp(`^(${WHAT})(?: are| is)? (prefix|suffix)ed (with|by) (an? )?(underscores?|${ONE_CODE})${ASIDE}$`),
    '$1 must be $2ed $3 $4$5',
  ],
  [
    new RegExp(
      `^(private [a-z]+(?: [a-z]+)?)(?::| (?:use|have|get|need|take)) (?:an? )?(?:leading )?underscore(?: prefix)?${ASIDE}$`,
    ),
    'use an underscore prefix for $1',
  ],
  [
    new RegExp(
      `^([a-z]+(?: [a-z]+)?): (?:no|never an?|without an?) (["“]?[a-z]["”]?|${ONE_CODE}) (prefix|suffix)${ASIDE}$`,
    ),
    'no $2 $3 for $1',
  ],
  [
    regex()`
      ^((?:all |the )?[a-z]+(?: [a-z]+)?) (?:is|are) (?:capped|limited|restricted) (?:at|to)[ ]
        (?:a maximum of |at most )?(\d+ (?:lines|characters|chars|columns|parameters|arguments|levels)(?: of code)?)$
    `,
    '$1 must not exceed $2',
  ],
  [
    /^cap ((?:all |the )?[a-z]+(?: [a-z]+)?) (?:at|to) (\d+ (?:lines|characters|chars|columns)(?: of code)?)$/,
    '$1 must not exceed $2',
  ],
  [
    regex()`
      ^(functions|methods|components|files|classes) (?:should|must) (?:do one thing|be (?:small|short|focused|simple))
        (?:,? and)? (?:be |stay |have )?(?:less|fewer) than (\d+) lines$
    `,
    '$1 must be under $2 lines',
  ],
  [
    regex()`
      ^(use|prefer) (absolute|named|static|type-only) (imports|exports)
        (?: and not|,? not|,? never| over| instead of| rather than) (relative|default|dynamic)$
    `,
    '$1 $2 $3 instead of $4 $3',
  ],
  [/^(.+) rather than as (default exports)$/, '$1 rather than $2'],
  [
    /^(?:place |put |keep )?(?:all )?imports (?:at|on|go at) (?:the )?top of (?:the |each |every )?(?:file|module)s?(?: only)?$/,
    'all imports must be at the top of the file',
  ],
  [
    regex()`
      ^(?:all )?(?:(?:text(?:-based)?|source|code) )?files (?:must |should )?(?:have|use) (lf|unix|crlf)(?:[- ]style)?
        [ ]line endings?(?: \((?:lf|unix|crlf)(?: only)?\))?$
    `,
    'use $1 line endings',
  ],
  // ``import using `@/lib/` prefix (not relative `../` paths)``
  [
    regex()`
      ^(?:always )?import (?:using|with|via|through) (?:the )?${ONE_CODE}(?: (?:prefix|alias|paths?))?(?:,| \() ?
        (?:and )?(?:not|never|instead of) relative (${ONE_CODE}) (?:paths?|imports?)\)?$
    `,
    'never import from $1',
  ],
  // ``private class members: prefix `_` ``
  [
    new RegExp(`^(private [a-z]+(?: [a-z]+)?): (prefix|suffix)(?:ed)? (?:with |by )?(${ONE_CODE})${ASIDE}$`),
    '$1 must be $2ed with $3',
  ],
  [/^one type per file(?:(?::| [-–—]|,|;) (?!.*\b(?:unless|except|if|when)\b).+)?$/, 'one top-level type per file'],
  [
    /^use typescript for (?:all )?(?:new )?(?:frontend|front-end|client|client-side|ui|web) code$/,
    'use typescript for all new code',
  ],
  // `test files: must end with …`
  [/^((?:all |every |new )*[a-z][a-z -]{2,30}): ((?:must|should|shall) (?!be\b)[a-z].*)$/, '$1 $2'],
  [/^(.*\bbare) except$/, '$1 excepts'],
  [
    /^((?:all |every )?files?) (?:shall |must |should )?end with (?:a|one|exactly one) (?:single )?new ?line(?: characters?)?(?: at the end)?$/,
    '$1 must end with a newline',
  ],
  [
    regex()`
      ^(?:catch|handle) (?:only )?specific (?:exceptions?|errors?|exception types?)
        (?: and not|,? not|,? never| instead of| rather than| over) (?:the )?(?:generic |bare |broad |base )?
        (${ONE_CODE})$
    `,
    'never catch $1',
  ],
  [
    new RegExp(
      `^((?:never|do not|don't|avoid) catch(?:ing)?) (?:the )?(?:generic|broad|base|general|plain|bare|raw) (${ONE_CODE})$`,
    ),
    '$1 $2',
  ],
  [
    new RegExp(
      `^use ${ONE_CODE} by default,(?: and)? (?:use )?${ONE_CODE} (?:when|if|for|only)\\b[^,;]{2,60}(?:,|;)(?: and| but)? never (?:use )?(${ONE_CODE})$`,
    ),
    'never use $1',
  ],
  [
    /^(?:add |write |include |specify |use )?explicit return types (?:on|for) (?:all |every |each )?((?:exported |public )?(?:functions|methods))$/,
    'all $1 must have explicit return types',
  ],
  [
    regex()`
      ^(?:never|do not|don't) (?:edit|modify|change|touch) (?:a |any |the )?(?:database )?migrations? (?:that|which)[ ]
        (?:has|have) (?:already )?been (?:merged|applied|released|committed|deployed|run|shipped)$
    `,
    'never edit existing migrations',
  ],
  [
    regex()`
      ^braces (?:are |is )?(?:required|mandatory|always|expected) (?:on|for|around|in) (?:all |every |each )?
        (?:control (?:statements?|structures?|flow)|ifs?|if statements?|blocks?)$
    `,
    'always use braces',
  ],
  [
    /^(?:opening )?(?:curly )?braces? (?:are |is |must be |go |goes )?on (?:(?:a|their own|its own|the next|a separate) (?:new )?line|new lines)$/,
    'opening braces go on their own line',
  ],
  [
    /^(?:(?:all|write|keep|code|and|the) )*(?:code )?comments (?:are |stay |must be |should be )?(?:written )?in english(?: only)?$/,
    'code comments must be in english',
  ],
  [/^english (?:code )?comments(?: only)?$/, 'code comments must be in english'],
  [
    regex()`
      ^(
        file-scoped namespaces|named exports|absolute imports|single quotes|double quotes
        |(?:lf|crlf|unix) line endings|functional components|function components|arrow functions
      ) (?:only|exclusively|everywhere|throughout|always)$
    `,
    'use $1',
  ],
  [
    /^(?:no|avoid|never make) (?:manual|hand|direct) (?:edits?|changes|modifications) (?:to|of|in|on) (?:the |any |all )?(generated (?:files|code|sources))$/,
    'never edit $1',
  ],
  [
    new RegExp(
      `^(?:no|avoid|never make) (?:manual|hand|direct) (?:edits?|changes|modifications) (?:to|of|in|on) (?:the |any )?(${ONE_CODE})$`,
    ),
    'never edit $1',
  ],
  [
    regex()`
      ^(?:generated|auto-?generated) (?:files|code|sources)(?::| [-–—]|,) (?:never|do not|don't) (?:hand-?)?
        (?:edit|modify|touch|change)(?: (?:them|it|these))?(?: (?:manually|by hand|directly))?$
    `,
    'never edit generated files',
  ],
  [
    regex()`
      ^(?:a )?change ?log (?:entry|entries|notes?|lines?|updates?) (?:is|are) (?:required|mandatory|needed)[ ]
        (?:for|with|in) (?:every|each|all) (?:changes?|prs?|pull requests?|commits?)$
    `,
    'every change must have a changelog entry',
  ],
  [
    regex()`
      ^(?:all )?(images|${ONE_CODE}) (?:need|require|must have|should have|must include|have) (?:an? )?
        (?:descriptive |meaningful )?alt (?:attributes?|text|texts)$
    `,
    '$1 must have $2'.replace('$2', 'alt text'),
  ],
  [
    regex()`
      ^(tests|test files) (?:belong|go|live) (?:in|under) (?:the )?([\uE000-\uF8FF])(?: (?:folder|directory))?,?[ ]
        (?:and )?not (?:next to|beside|alongside|near|with) (?:the )?(?:source|code|implementation)
        (?: (?:files?|code))?$
    `,
    '$1 go in $2',
  ],
  [
    regex()`
      ^(?:add|put|include) (?:an? |the )?([\uE000-\uF8FF])(?: (?:header|line|comment))? (?:to|in|at the top of)[ ]
        ((?:all |every |each )?(?:new |source )+files)$
    `,
    '$2 must start with $1',
  ],
  [
    regex()`
      ^(.+ (?:must have|need|have|with)) (?:full |complete )?(type hints|type annotations) (?:for|on) (?:all )?
        (?:parameters|arguments|function parameters)(?: and|,) (?:return (?:values|types?)|returns)$
    `,
    '$1 $2',
  ],
  [/^function parameters and return types (?:are )?required$/, 'all functions must have type hints'],
  [
    /^(.+) (?:should|must) (?:receive|get|carry) ((?:an? )?(?:full |complete )?(?:jsdoc|docstrings?|tsdoc|javadocs?|xml doc|doc comments?).*)$/,
    '$1 must have $2',
  ],
  [
    regex()`
      ^(?:don't|do not|never) (?:put|place|add|create|keep) (?:unit |any |new )*(tests|test files) outside (?:of )?
        (?:the )?([\uE000-\uF8FF])(?: (?:folder|directory|structure|tree))?$
    `,
    '$1 go in $2',
  ],
];

const ORDER_OF_IMPORTS =
  /^(?:sort|group|order|organize) imports:? .+ → .+$|^imports?(?: are)? (?:order|ordered|grouped|sorted|groups|ordering)(?: \([^()]*\))?:? .+ → .+$/;

/** `import order (enforced by x): standard → external → local`, with commas in place of the arrows. */
export function rewordImportOrder(plain: string): string | undefined {
  return ORDER_OF_IMPORTS.test(plain)
    ? plain.replace(/ \((?:enforced|checked|sorted|done) by [^()]*\)/, '').replaceAll(/ (?:→|->) /g, ', ')
    : undefined;
}

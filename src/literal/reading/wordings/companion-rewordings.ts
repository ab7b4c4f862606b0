import { regex } from '../../../text/regex.ts';

const CODE = '[\uE000-\uF8FF]';
const FILE = `(?:the |any |your )*${CODE}(?: files?)?`;
const FILES = `${FILE}(?:(?:,? and |, ?| ?\\+ ?)${FILE})*`;
/** No exception and no other condition behind it. */
const END = '(?:(?: ?[-–—;(:]|,) ?(?!.*\\b(?:unless|except|if|when|only|but|without|until)\\b).{1,160})?$';

/** Sentences on files that change together, in words that the readers know. */
export const COMPANION_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  // `public APIs must be thoroughly documented with examples`: without any documentation, nothing of it is there
  [
    regex()`
      ^((?:(?:all|every|each|new|any) )*(?:public|exported) [a-z]+(?:,? (?:and|or|\/) [a-z]+)?)[ ]
        (?:(?:must|should) be|are|need to be|have to be) (?:(?:thoroughly|well|fully|properly|clearly|carefully) )*
        documented,? (?:with|including) (?!
          .*\b(?:
            unless|except|if|when|only|jsdoc|tsdoc|javadoc|kdoc|godoc|rustdoc|phpdoc|doxygen|docstrings?|comments?|xml
          )\b
        )[^;]{3,160}$
    `,
    'document $1',
  ],
  [
    /^((?:(?:all|every|each|new|any) )*(?:public|exported) [a-z]+) (?:must |should )?(?:have|has|need|needs) docs$/,
    'document $1',
  ],
  // `every PR requires a changeset to be included before it is merged`
  [
    regex()`
      ^((?:every|each|all|any) (?:code )?(?:changes?|pull requests?|prs?|merge requests?))[ ]
        (?:needs?|requires?|must come with) (a changeset|an? change ?log (?:entry|note|line))
        (?: to be (?:included|added|present|merged)(?: before (?:it|they) (?:is|are|can be|will be) merged)?)?$
    `,
    '$1 must include $2',
  ],
  // `Apache license header - required on all new source files`, `add an SPDX header to all files`
  [
    regex()`
      ^(?:[a-z0-9.-]+ ){0,2}(?:licen[cs]e|copyright|spdx) headers?(?:(?: [-–—]|:|,)? ?| (?:is|are) )
        (?:required|mandatory) (?:on|in|for|at the top of) ((?:all|every|each|any) (?:new )?(?:source |code )?files?)$
    `,
    '$1 must have a license header',
  ],
  [
    regex()`
      ^(?:always )?(?:add|include|put|use|have) (?:(?:an?|the) )?(?:
        spdx(?:[- ]licen[cs]e)?|spdx-license-identifier|${CODE}(?= (?:header|identifier|line|comment|tag))
        |spdx licen[cs]e identifier
      )(?: (?:headers?|identifiers?|comments?|lines?|tags?))?(?: (?:to|in|on|at the top of) )
        ((?:all|every|each|any|new)(?: new)?(?: source| code)? files?)$
    `,
    '$1 must have an spdx license header',
  ],
  // `every new go file starts with the apache 2.0 license header`
  [
    regex()`
      ^((?:(?:all|every|each|any|new|the) )+(?:[a-z][a-z+#]* ){0,2}(?:source )?files?) (?:must |should )?
        (?:starts?|begins?) with (?:(?:the|an?|our) )?(?:[a-z0-9.-]+ ){0,4}(?:licen[cs]e|copyright|spdx)[ ]
        (?:headers?|notices?|comments?)(?: \([^()]*\))?$
    `,
    '$1 must have a license header',
  ],
  // `all public items must have rustdoc comments with examples`
  [
    regex()`
      ^((?:(?:all|every|each|any|new) )*public items) (?:must |should |need to )?(?:have|has|need|include)[ ]
        (?:rustdoc|doc|documentation) comments?(?:,? (?:often )?(?:with|including) (?:code )?examples)?$
    `,
    '$1 must have doc comments',
  ],
  [/^((?:document|add rustdoc (?:comments )?(?:to|for|on)) (?:all|every) public) items$/, '$1 functions and types'],
  // ``every new skill includes `evals/evals.json` ``
  [
    new RegExp(
      `^((?:all|every|each)(?: new)? [a-z]+(?: [a-z]+)?) (?:includes?|contains?|ships? with|comes? with|carries) (?:an? |the |its own )*(${CODE})(?: file)?$`,
    ),
    '$1 must have $2',
  ],
  // `update a for any public api additions or removals`
  [
    regex()`
      ^(?:always )?update (${FILE}) (?:for|on|with) (?:any |all |every |each )*(?:public )?
        (api (?:surface )?changes?|api additions?(?: ?(?:\/|or|and) ?removals?)?)$
    `,
    'when adding a public api, update $1',
  ],
  // `all function signatures and return values must have type hints`
  [
    regex()`
      ^(?:(?:strict|explicit|full|static) )?type (?:hints?|hinting|annotations?)(?: (?:is|are))?(?:(?: [-–—]|:)? ?| )
        (?:(?:strictly|always) )?(?:mandatory|required)(?: (?:on|for|in)) (?:all |every |each )?(?:
          (?:functions?|methods?) signatures?
          |(?:function |method )?(?:parameters?|arguments?)(?:,? and |\/)(?:returns?|return (?:types?|values?))
        )(?:,? and (?:returns?|return (?:types?|values?)))?$
    `,
    'all functions must have type annotations',
  ],
  [
    regex()`
      ^all (?:functions?|methods?)(?: signatures?)?(?:
        (?:,|,? and)[ ]
          (?:functions?|methods?|variables|(?:class )?attributes|class attributes|(?:function |method )signatures?)
      )+ must have (?:explicit )?type (?:hints?|annotations?)$
    `,
    'all functions must have type annotations',
  ],
  [
    new RegExp(
      `^(?:always |please )?(?:commit|change|edit|modify) (?:both )?(${CODE})(?: and| ?\\+| &) (${CODE}) together${END}`,
    ),
    'update $1 and $2 together',
  ],
  [
    new RegExp(`^(?:always |please )?(?:commit|change|edit|modify) (?:both )?(${FILES}) together${END}`),
    'update $1 together',
  ],
  // `edit both a and b in the same change`
  [
    regex()`
      ^(?:always |please )?(?:edit|update|change|modify) both (?:the )?(${CODE}) and (?:the )?(${CODE}) in the same[ ]
        (?:change|commit|pr|pull request|patch)${END}
    `,
    'update $1 and $2 together',
  ],
];

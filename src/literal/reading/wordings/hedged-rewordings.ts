import { regex, regexSource } from '../../../text/regex.ts';

const CODE = '[\uE000-\uF8FF]';
const CODES = `${CODE}(?:(?:,? (?:and|or|nor) |, | ?\\/ ?)${CODE})*`;
const NO_LIMIT = '(?!.*\\b(?:unless|except|only|if|when|while|until)\\b)';
const KINDS = regexSource`
  (?:
    utilit(?:y|ies)|helpers?|functions?|methods?|hooks?|librar(?:y|ies)|packages?|components?|wrappers?|apis?
    |class(?:es)?|types?|macros?|calls?|tools?|modules?|alternatives
  )
`;
/** What somebody does with a comment that silences a tool. */
const SILENCE = '(?:suppress|silence|disable|ignore|bypass|mute)';

/** Bans and choices that are told with less than an order, by an example, or by what is done with what is there. */
export const HEDGED_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  // `try hard to avoid patterns that require a`
  [
    regex()`
      ^(?:please )?(?:always )?try(?: hard| your best)? to avoid[ ]
        (?:(?:patterns|code|constructs) (?:that|which) (?:require|use|need)s? |using |the use of )?(${CODES}.*)$
    `,
    'avoid $1',
  ],
  // `if you have to suppress a lint, prefer a over b, where possible`: b does nothing else
  [
    regex()`
      ^if you (?:really |absolutely )?(?:have to|must|need to) ${SILENCE} [^,]{3,40}, (?:please )?(prefer|use)
        (?: to use)? (${CODE}) (?:over|instead of|rather than|and not|not) (${CODE})(?:,? where possible)?$
    `,
    'prefer $2 over $3',
  ],
  // ``prefer `a` from `x` over wrapped utilities like `b` ``
  [
    regex()`
      ^((?:always |please )*(?:use|prefer|import) [^,;]{1,60}? (?:over|instead of|rather than))[ ]
        (?:[a-z]+(?:-[a-z]+)* ){0,3}${KINDS} (?:like|such as) (${CODES})$
    `,
    '$1 $2',
  ],
  // `delete commented-out go code instead of preserving it`
  [
    regex()`
      ^(?:always |please )*(?:remove|delete) (?:all |any |the |your )*commented[- ]out ([a-z+#]+) code
        (?:,? (?:instead of|rather than) (?!.*\b(?:unless|except|only|if|when)\b)[^;]{0,60})?$
    `,
    'no commented-out code in $1 code',
  ],
  [
    regex()`
      ^(?:always |please )*(?:remove|delete|clean up) (?:all |any |the |your )*
        ((?:commented[- ]out|unused|unreachable|dead) [a-z0-9#+ ]{3,60}?)
        (?:,? (?:instead of|rather than|before|entirely|completely|promptly|immediately)${NO_LIMIT}[^;]{0,60})?$
    `,
    'no $1',
  ],
  [
    regex()`
      ^(?:always |please )*(?:remove|delete|clean up) (?:all |any |the |your )*
        ((?:commented[- ]out|unused|unreachable|dead) [a-z]+(?:, (?:and )?[a-z]+| and [a-z]+){1,4})
        (?: before (?:committing|merging|pushing|submitting))?$
    `,
    'no $1',
  ],
  // `do not define arrow functions directly on jsx event props like a`
  [
    regex()`
      ^((?:never|do not|don't|avoid))[ ]
        (?:define|defining|write|writing|create|creating|use|using|pass|passing|put|putting) (?:inline |anonymous )*
        (?:arrow |anonymous )?(?:functions|callbacks|handlers|lambdas)(?: directly| inline)? (?:on|in|to|as|inside)[ ]
        (?:jsx )?(?:event )?(?:props|attributes|handler props|handlers|event handlers)(?: in jsx| of jsx)?
        (?:,? (?:like|such as|e\.g\.) ${CODES})?$
    `,
    '$1 inline functions in jsx props',
  ],
  // `use import statements at the top of the file`
  [
    regex()`
      ^(?:(?:always |please )*(?:use|put|place|keep|write)|prefer) (?:all |the |your )*(?:${CODE} )?
        (?:imports?|import statements?|statements?)(?: statements?)? at the top of (?:the |each |every |a )?
        (?:file|module)s?(?:
          (?:,| and|;| [-–—]) (?:never|not|no) (?:locally |inline |inside |within |in )*(?:in |of )?
            (?:functions?|methods?|function bodies|the middle of (?:the )?code)
        )?$
    `,
    'all imports must be at the top of the file',
  ],
  [
    regex()`
      ^((?:[a-z+#]+ )?)imports? (?:should|must|have to|need to)?(?: always)? ?
        (?:go|be|be placed|be put|stay|live|belong|are|sit) at the top of (?:the |each |every |a )?(?:file|module)s?
        (?:,| and|;| [-–—]) (?:never|not|no) (?:locally |inline |local imports |imports )*
        (?:in |inside |within |inside of )?(?:functions?|methods?|function bodies)$
    `,
    'never use local imports in $1code',
  ],
  // ``never edit, move or rename any file in `a` (with its folders), even if that is easier``
  [
    regex()`
      ^(?:never|do not|don't|must not) (?:directly |manually )?(?:modify|edit|change|touch|update)(?:
        (?:,| or|, or|\/) ?(?:
          ["“]?(?:
            refactor|restyle|improve|reformat|rename|move|edit|modify|change|delete|rewrite|format|fix|clean up|extend
          )["”]?
        )
      )+ (?:any |the |existing )*(?:files?|code|anything|components?|contents?) (?:under|in|inside|within|of)[ ]
        (?:the )?(${CODES})(?: folders?| director(?:y|ies))?
        (?: \(including (?:all )?(?:its )?(?:subfolders|subdirectories)\))?
        (?:,? (?:even (?:if|when|though)|no matter) [^;]{3,100})?$
    `,
    'never edit files in $1',
  ],
  // `never add yourself (claude) as a co-author on commits`
  [
    regex()`
      ^(?:never|do not|don't|must not) (?:add|list|include|name|credit|set|put) (?:
        yourself|claude|copilot|codex|cursor|gemini|ai|an ai|ai (?:tools?|agents?|assistants?)
        |any ai (?:tools?|agents?|assistants?)|the (?:ai|assistant|agent|model)|agents?|assistants?|llms?
      )(?: \([a-z ]+\))?(?: (?:or|and) [a-z ]{3,20})? as (?:an? |the )?(?:co-?)?authors?
        (?: (?:on|to|in|of|for) (?:any |the |your |git )*commits?(?: messages?)?)?$
    `,
    'never add co-authored-by trailers for claude',
  ],
  // `never create a x branch`
  [
    new RegExp(
      `^(?:never|do not|don't|must not) (?:create|use|push|open|make) (?:an? |any |new )*(${CODE}) branch(?:es)?(?:,? even (?:if|when|though) [^;]{3,100})?$`,
    ),
    'branch names must not begin with $1',
  ],
];

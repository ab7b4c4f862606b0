import { regex, regexSource } from '../../../text/regex.ts';

const CODE = '[\uE000-\uF8FF]';
const CODES = `${CODE}(?:(?:,? (?:and|or|nor) |, | ?\\/ ?)${CODE})*`;
const KIND = '((?: (?:files?|folders?|director(?:y|ies)|code|sources?|outputs?|tree))?)';
const FILES = `${KIND}(?: (?:mirrors?|cop(?:y|ies)))?`;
const HAND = '(?:manually |directly |hand-?)?';
const EDIT = `${HAND}(?:edit|modify|touch|change)(?:,? (?:or|nor) (?:edit|modify|touch|change|delete|commit))?`;
const EDITED = `${HAND}(?:edited|modified|touched|changed)`;
const THEM = '(?: (?:it|them|this|these|this file|these files))?(?: (?:manually|directly|by hand|in place|yourself))*';
const NEVER = "(?:never|do not|don't|must not|must never|please do not)";
const NEVER_BE = '(?:never|not|must (?:not|never) be|is never|are never)';
/** What somebody does instead, or a reason. No exception. */
const REST =
  '(?:(?:,? (?:because|since|as|so|and never|and instead)| ?[-–—;(:]|,|\\. ) ?(?!.*\\b(?:unless|except|if|when|only|but|without|until)\\b).{1,200})?';
/** Words that say that a tool writes the files. */
const MADE =
  '(?:auto-?generated|generated|machine-written|build(?:-output)?|built|compiled|mirrored|vendored|synced|translated)';
const MADE_THINGS = regexSource`
  (?:
    (?:[a-z-]+ ){0,3}?(?:${MADE}(?: (?:or|and) (?:build|generated|compiled))?)(?: [a-z-]+){0,3}?
    |(?:[a-z-]+ ){0,3}?(?:mirrors?|copies|copy|artifacts?|outputs?)
  )
`;

/** Sentences that say of files which a tool writes that nobody edits them, in words that the readers know. */
export const GENERATED_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  // `the manifest at a is auto-generated; never edit it by hand`
  [
    regex()`
      ^(?!(?:all |the )*files? (?:in|under) )(?:the |our |this |all )?(?:[a-z-]+ ){0,4}?(?:(?:at|in|under|inside) )?
        (${CODE})${FILES}(?: (?:is|are)| ?[-–—:])? (?:[a-z]+ly )?${MADE}\b[^;]{0,120}?
        (?:;|,(?: and| so)?| and| [-–—]|:) (?:please )?
        (?:${NEVER} ${EDIT}${THEM}|${NEVER_BE} ${EDITED}(?: (?:manually|directly|by hand))?)${REST}$
    `,
    'never edit $1$2 directly',
  ],
  // `the GraphQL schema (a) is generated from b - don't edit manually`
  [
    regex()`
      ^(?:the |our |this )?(?:[a-z-]+ ){1,4}?\((${CODES})\) (?:is|are) (?:[a-z]+ly )?${MADE}\b[^;]{0,120}?
        (?:;|,(?: and| so)?| and| [-–—]|:) (?:please )?
        (?:${NEVER} ${EDIT}${THEM}|${NEVER_BE} ${EDITED}(?: (?:manually|directly|by hand))?)${REST}$
    `,
    'never edit $1 directly',
  ],
  // `generated models: a — do not hand-edit`
  [
    new RegExp(
      `^(?:the |our |all )?${MADE}(?: [a-z-]+){0,3}: (${CODES})${FILES}(?: ?[-–—;(]|,) ?(?:${NEVER} ${EDIT}|${NEVER_BE} ${EDITED})${THEM}\\)?${REST}$`,
    ),
    'never edit $1$2 directly',
  ],
  // `output is generated into a by b and never hand-edited`
  [
    regex()`
      ^(?:the |our |all )?(?:[a-z-]+ ){1,4}?(?:is|are) (?:auto-?)?(?:generated|written|built|compiled)[ ]
        (?:into|to|in|under) (?:the )?(${CODE})${FILES}(?: (?:by|from|with|via) [^,;]{1,80}?)?
        (?:;|,(?: and)?| and| [-–—])[ ]
        (?:${NEVER} ${EDIT}${THEM}|${NEVER_BE} ${EDITED}(?: (?:manually|directly|by hand))?)${REST}$
    `,
    'never edit files in $1$2 directly',
  ],
  // `a is auto-generated from b via c`, `the client is generated into a (never edited by hand)`
  [
    regex()`
      ^(?:the )?(${CODE})${FILES} (?:is|are) (?:auto-?generated|machine-generated|automatically generated) (?:from|by)
        [ ](?:the )?(?:[a-z]+ )?${CODE}(?: (?:via|by|using|with|in) (?:the )?${CODE})?${REST}$
    `,
    'never edit $1$2 directly',
  ],
  [
    regex()`
      ^(?:the |our |all )?(?:[a-z-]+ ){1,4}?(?:is|are) (?:auto-?)?(?:generated|written|compiled) (?:into|to|in|under)[ ]
        (?:the )?(${CODE})${FILES} \(${NEVER_BE} ${EDITED}(?: (?:manually|directly|by hand))?\)$
    `,
    'never edit files in $1$2 directly',
  ],
  // `files containing a at the top are generated; do not edit`
  [
    regex()`
      ^(?:any |all )?files (?:containing|that contain|with|marked|starting with|that (?:start|begin) with)
        (?: (?:with|as|by))?(?: (?:an?|the))? (${CODE})(?: (?:headers?|comments?|markers?|banners?|notices?))?
        (?: (?:at|on|near) (?:the|their) (?:top|first lines?|beginning|start))? (?:is|are) ${MADE}
        (?:;|,(?: and| so)?| and| [-–—]|:) (?:please )?
        (?:${NEVER} ${EDIT}${THEM}|(?:should )?${NEVER_BE} ${EDITED}(?: (?:manually|directly|by hand))?)${REST}$
    `,
    'never edit files with $1 directly',
  ],
  // `a is local-only scratch (git-ignored) — never stage or commit it`
  [
    regex()`
      ^(?:the )?(${CODES})${FILES} (?:is|are) (?!.*\b(?:when|if|unless|except|only if)\b)[^;–—]{3,80}?
        (?:;| [-–—]|,(?: and| so)?| and| so) ?(?:please )?(?:never|do not|don't|must not) (?:ever )?
        (?:(?:stage|add|push) (?:or|and) )?(?:commit|check in)(?: (?:or|and) (?:stage|push|edit))?(?: (?:it|them))?$
    `,
    'never commit $1$2',
  ],
  // `do not hand-edit files marked as generated`, `never edit a file containing a generated-file notice`
  [
    regex()`
      ^${NEVER} ${EDIT} (?:any |a |the |all )*(?:files?|code|sources?)(?: (?:that|which) (?:is|are))? (?:
        (?:marked|labell?ed|flagged|tagged) (?:as )?(?:auto-?)?generated
        |(?:containing|with|that (?:contains?|has|have|carr(?:y|ies))|carrying|having) (?:an? |the )?(?:auto-?)?
          generated(?:[- ](?:file|code))? (?:notices?|headers?|markers?|comments?|banners?|warnings?)
      )(?: (?:manually|directly|by hand))?${REST}$
    `,
    'never edit generated files',
  ],
  // `a is never committed and never referenced`
  [new RegExp(`^(${CODES})${FILES} (?:is|are) never committed(?: and never [a-z ]{3,60})?$`), 'never commit $1$2'],
  // `never commit files that look like secrets (a, b)`
  [
    regex()`
      ^(?:never|do not|don't) commit (?:any )?(?:files|secrets|credentials)
        (?: (?:that|which) (?:look like|contain|hold|may contain) (?:secrets?|credentials|keys?))? \((${CODES})
        (?:,? etc\.?)?\)$
    `,
    'never commit $1',
  ],
  // `never edit the generated mirror in a directly`, `do not hand-edit generated registries (a, b)`
  [
    regex()`
      ^(?:(?:keep|edit|change|modify|update|use) [^;]{1,90}?(?:;| [-–—]|,| and) )?${NEVER} ${EDIT} (?:any |the |all )*
        ${MADE_THINGS} (?:(?:in|under|inside|at|below) )?(?:the )?(?:\()?(${CODES})${FILES}\)?${THEM}
        (?: to [a-z ]{3,40})?${REST}$
    `,
    'never edit $1$2 directly',
  ],
  // `generated artifacts such as a and b stay out of the repository`
  [
    regex()`
      ^(?:no [a-z ]{3,30} ?[-–—:] )?(${CODES})${FILES} (?:must |should |have to )?(?:stay|be kept|remain)[ ]
        (?:out of|outside of?) (?:the )?(?:repo|repository|git|version control|source control)${REST}$
    `,
    'never commit $1$2',
  ],
  // ``never commit `.env` — use `.env.example` ``
  [
    regex()`
      ^(?:(?:commit|use|keep) [^;]{1,90}?; )?(?:never|do not|don't) (?:commit|check in) (?:the |your |any |an? )*
        (${CODES})${FILES}(?: ?[-–—;]|,) ?(?:instead,? )?(?:use|copy|commit|keep|store|put|add|delete)[ ]
        (?!.*\b(?:unless|except|if|when|only|but|without|until)\b).{1,120}$
    `,
    'never commit $1$2',
  ],
  // ``no `package-lock.json`; we use pnpm``
  [
    new RegExp(
      `^no (${CODES})(?: files?)?(?:;|,| [-–—]) ?(?:we use|this (?:project|repo|repository) uses|use) [a-z]+(?: (?:only|here))?$`,
    ),
    'never commit $1',
  ],
];

import { regex, regexSource } from '../../../text/regex.ts';

const CODE = '[\uE000-\uF8FF]';
const CODES = `${CODE}(?:(?:,? (?:and|or|nor) |, | ?\\/ ?)${CODE})*`;
const NAME_STYLE = `(?:[a-z_-]+[- _]?case|${CODE})`;
const FILES = '(?: (?:files?|folders?|director(?:y|ies)|code|sources?|outputs?|packages?|modules?))?';
const MADE = regexSource`
  (?:
    (?:automatically |auto-?|machine-|fully )?
      (?:generated|created|produced|written|built|compiled|managed|maintained|synced|vendored)
    |build (?:output|artifacts?)|generated (?:code|output|files?)
  )
`;
/** What makes the files: `by protoc`, `from the schema`. */
const MAKER = '(?: (?:by|from|with|via|using|at|during) [^,;:]{1,60}?)?';
const EDITED = regexSource`
  (?:edit(?:ed)?|hand-?edit(?:ed)?|modif(?:y|ied)|change[d]?|touch(?:ed)?|alter(?:ed)?)
    (?: (?:it|them|this|these|those))?(?: (?:manually|directly|by hand|in place|yourself))?
`;
const BY_HAND = '(?:manual|hand|direct|human)[- ]?(?:edits?|editing|changes|modifications?)';
/** A reason, without an exception. */
const WHY = '(?:(?:,? (?:because|since|as|so)| ?[-–—;]|,) (?!.*\\b(?:unless|except|if|when|only|but)\\b)[^;]{1,120})?';

/** Sentences that say of some files that nobody edits them, in words that the readers know. */
export const FILE_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  [
    /^(?:keep|write) (?:all |the )?(?:file ?names|names of files) (?:in )?([a-z_-]+[- _]?case)$/,
    'use $1 for file names',
  ],
  // `python files are snake_case`
  [
    regex()`
      ^((?:python|typescript|javascript|rust|go|ruby|dart|lua|php|kotlin|swift|c#)) files?(?: names?)?
        (?::| are| use| should be| must be| named)(?: named)?(?: in)? (${NAME_STYLE})$
    `,
    '$1: use $2 for file names',
  ],
  // `file naming: kebab-case for all files and directories`, `all filenames: kebab-case`
  [
    regex()`
      ^(?:(?:file ?)?(?:naming|names?)(?: conventions?)?: )?(?:use )?(${NAME_STYLE}) for (?:all )?(?:source )?files
        (?: and (?:folders|directories))?(?:: ${CODES})?$
    `,
    'use $1 for file names',
  ],
  [
    new RegExp(`^(?:all )?file ?names: (?:use |always |in )*(?:lower-?case )?(${NAME_STYLE})$`),
    'use $1 for file names',
  ],
  [
    regex()`
      ^((?:the )?(?:file|folder|directory) names?) (?:is|are)[ ]
        ((?:kebab|snake)[- _]case|lower[ -]?case,? with (?:words separated by )?(?:hyphens|dashes|underscores))$
    `,
    '$1 must be $2',
  ],
  [
    regex()`
      ^((?:component|hook|test|source|module)s? files?): (?:use )?([a-z_-]+[- _]?case)(?:
        ,? (?:matching|that match(?:es)?|named after) (?:the |its |their )?
          (?:component|hook|class|export|default export|main export)s?(?: names?)?
        |,? (?:prefixed|starting|beginning) with (?:the )?[\uE000-\uF8FF](?: prefix)?
      )?(?: \(.*\))?$
    `,
    'use $2 for $1',
  ],
  [
    regex()`
      ^(?:all |the |any )?(?:files|code|everything|anything|sources) (?:in|under|inside|below|within) (?:the )?
        (${CODES})${FILES} (?:is|are) ${MADE}${MAKER}(?::|;| [-–—]) ?(?:please )?(?:never|do not|don't)
        [ ]${EDITED}${WHY}$
    `,
    'never edit files in $1',
  ],
  [
    new RegExp(
      `^(?:the )?(${CODES})${FILES} (?:is|are|contains?|holds?) (?:only )?${MADE}${MAKER}(?::|;| [-–—]) ?(?:please )?(?:never|do not|don't) ${EDITED}${WHY}$`,
    ),
    'never edit $1',
  ],
  [
    regex()`
      ^(?:the )?(${CODES})${FILES} (?:is|are|contains?|holds?) (?:only )?
        (?:generated|vendored|third[- ]party|auto-?generated|compiled|upstream) (?:code|files?|outputs?|sources?)
        ${MAKER}(?:,? (?:and|so)|[,:;]| [-–—]) ?
        (?:must not be|must never be|shall not be|may not be|cannot be|can't be|never|do not|don't|please do not)
        [ ]${EDITED}${WHY}$
    `,
    'never edit $1',
  ],
  [
    regex()`
      ^(?:the |our |all )?(?:[a-z-]+ ){0,3}?
        (?:files?|code|outputs?|artifacts?|sources?|folders?|director(?:y|ies)|assets|bindings|clients?) \(
        (?:never|do not|don't|must not be|not to be|should not be) ${EDITED}\)(?::| [-–—]) (${CODES})${WHY}$
    `,
    'never edit $1',
  ],
  [
    regex()`
      ^(?:the |our |all )?(?:[a-z-]+ ){0,3}?
        (?:files?|code|headers?|outputs?|artifacts?|sources?|assets|bindings|clients?)(?::| [-–—]) (${CODES})
        (?: [-–—]|;|,) (?:never|do not|don't|must not be|not to be) ${EDITED}
        (?: or (?:commit|delete|rename)(?:ted|d)?)?(?: (?:it|them))?${WHY}$
    `,
    'never edit $1',
  ],
  [
    regex()`
      ^keep (?:the |all |any )?(?:[a-z-]+ ){0,5}?(?:(?:in|under|inside|below) )?(${CODES})${FILES}[ ]
        (?:out of|free of|free from|clear of|without) ${BY_HAND}(?:,? (?:and|or) [^,;]{1,60})?$
    `,
    'never edit $1',
  ],
  [
    regex()`
      ^(?:the )?(${CODES})${FILES} (?:is|are)[ ]
        (?:git-?ignored|local|private|machine-specific|per-user|untracked|build output|a build artifact)[^;]{0,60}?
        (?:,? (?:and|so)|[,:;]| [-–—]) ?
        (?:must not be|must never be|should never be|never|do not|don't|is never|are never)[ ]
        (?:commit(?:ted)?|check(?:ed)? in|pushe?d?)(?: (?:it|them))?${WHY}$
    `,
    'never commit $1',
  ],
  // `never edit generated files: a, b`
  [
    regex()`
      ^(?:do not|don't|never) (?:manually |directly )?(edit|hand-edit|modify|touch|change) (?:any |the |all )*
        (?:[a-z-]+ ){0,2}files?(?: (?:manually|directly|by hand))?(?::| [-–—]) (${CODES})$
    `,
    'never $1 $2 by hand',
  ],
  [
    new RegExp(`^(?:[a-z+#]+ )?file (?:extensions?|endings?): ${CODES} \\((?:not|never) (${CODES})\\)(?:[,;].*)?$`),
    'never add $1 files',
  ],
  [new RegExp(`^(?:keep )?(?:your )?hands off (?:the )?(${CODES})${FILES}${WHY}$`), 'never edit $1'],
  [
    regex()`
      ^(?:
        stay out of|stay away from|keep out of|steer clear of|no touching|no changes? (?:to|in|under)
        |no edits? (?:to|in|under)|don't mess with|do not mess with
      ) (?:the )?(${CODES})${FILES}${WHY}$
    `,
    'never edit $1',
  ],
  [
    regex()`
      ^(?:treat|consider|regard) (?:the )?(${CODES})${FILES} as (?:being )?
        (?:off[- ]limits|generated|vendored|third[- ]party|frozen|immutable|read[- ]only|untouchable)
        (?: code| files?| output)?${WHY}$
    `,
    'never edit $1',
  ],
  [
    regex()`
      ^(?:manual|direct|hand) (?:edits|changes|modifications) (?:to|in|of|under) (?:the )?(${CODES})${FILES}[ ]
        (?:are|is) (?:
          (?:strictly )?(?:forbidden|prohibited|not allowed|disallowed|not permitted)
          |(?:overwritten|lost|discarded)(?: .*)?
        )$
    `,
    'never edit $1',
  ],
  [
    regex()`
      ^(?:base|model|pattern) .{3,60} on (${CODE}) \((?:never|do not|don't) (?:edit|modify|change)[ ]
        (?:the (?:example|template|original|sample)|it)(?: directly| itself)?\)$
    `,
    'never edit $1',
  ],
  // ``never change: `a.py`, `b.py` ``
  [
    regex()`
      ^(?:never|do not|don't) (edit|hand-edit|modify|change|touch|commit|delete|remove|rename)
        (?: (?:the following|these|any of these))?(?: files?| folders?)?: (${CODES})${FILES}${WHY}$
    `,
    'never $1 $2',
  ],
  // ``keep `.env` untracked``
  [
    regex()`
      ^keep (?:the |your |any |all )?(${CODES})${FILES} (?:
        untracked|uncommitted|git-?ignored|out of (?:git|version control|source control|the (?:git )?repo(?:sitory)?)
      )${WHY}$
    `,
    'never commit $1',
  ],
  // ``avoid: `*.Designer.cs`, `Migrations/` (auto-generated)``
  [
    new RegExp(`^(?:avoid|avoid editing|off[- ]limits): (${CODES})${FILES} \\((?:auto-?)?generated\\)$`),
    'never edit $1 directly',
  ],
  // ``Do not hand-edit `*.pbxproj` or files under the generated `.xcodeproj` ``
  [
    regex()`
      ^(?:never|do not|don't) (edit|hand-edit|modify|touch) (${CODE}) or (?:any )?(?:files|anything)[ ]
        (?:in|under|inside|below) (?:the |any )?(?:generated |built )?${CODE}${FILES}
        (?: \((?!.*\b(?:unless|except|if|when|only|but)\b)[^()]{3,160}\))?${WHY}$
    `,
    'never $1 $2',
  ],
];

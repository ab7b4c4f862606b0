import { regex } from '../../../text/regex.ts';

const CODE = '[\uE000-\uF8FF]';
const FOLDER = '(?: (?:folders?|subfolders?|director(?:y|ies)|subdirector(?:y|ies)|tree))?';
const TESTS = '((?:unit )?(?:tests|test files|specs))';
/** A reason or an aside, without an exception and without a condition. */
const END = '(?:(?: ?[-–—;(:]|,) ?(?!.*\\b(?:unless|except|if|when|only|but|without|until)\\b).{1,160})?$';
const PUT = '(?:put|place|store|keep|save|add)';
const BESIDE = '(?:next to|alongside|beside|adjacent to)';

/** Sentences on where files go, in words that the readers know. */
export const PLACE_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  // `new routers go in a, not in b`
  [
    new RegExp(`^(${PUT} .+ (?:in|under) ${CODE}|.+ (?:go|live|belong) (?:in|under) ${CODE}),? not (?:in )?${CODE}$`),
    '$1',
  ],
  // `location: store all test files in a`
  [
    new RegExp(`^(?:file |test )?(?:location|placement|organi[sz]ation): (${PUT} (?:all |new |the )*[a-z][^:;]+)$`),
    '$1',
  ],
  // `snapshots: store in a`
  [
    new RegExp(
      `^([a-z]+(?: [a-z]+){0,2}): (?:always )?${PUT} (?:them |these |it )?(in|under) (?:the |an? )?(${CODE})${FOLDER}${END}`,
    ),
    'put $1 in $3',
  ],
  // `tests live in a and mirror the sources`
  [
    regex()`
      ^${TESTS} (?:live|go|belong|are|stay|reside|are placed|are located) (?:in|under) (?:the )?(${CODE})${FOLDER},?
        [ ]and mirror .{3,80}?(?: \((${CODE})\))?$
    `,
    '$1 go in $2',
  ],
  // `unit tests alongside implementation files`
  [
    new RegExp(`^(?:place |put |keep )?(?:unit )?(tests|test files) (${BESIDE} [a-z][a-z ]{3,40})(?: \\(${CODE}\\))?$`),
    '$1 go $2',
  ],
  // `tests are colocated with the source`
  [
    regex()`
      ^(?:unit )?(tests|test files|specs) (?:are|is|must be|should be) (?:always )?co-?located (?:with|${BESIDE})[ ]
        ((?:the |their )?[a-z][a-z ]{3,40})(?: \([^()]{1,80}\))?$
    `,
    '$1 go next to $2',
  ],
  [
    new RegExp(
      `^(?:unit )?tests? (?:files? )?(?:sit|go|stay|belong|live) ${BESIDE} [a-z ]{3,40} (?:as|in|named) (${CODE})(?: files)?${END}`,
    ),
    'test files must end with $1',
  ],
  [
    new RegExp(`^tests? file ?(?:naming|names?)(?: conventions?| pattern)?: (${CODE})${END}`),
    'test files must end with $1',
  ],
  // `tests: co-located as a`
  [
    new RegExp(
      `^(?:unit )?tests?(?: files?)?: (?:[a-z]+, )?co-?located(?: (?:with|${BESIDE}) [a-z ]{3,30})? as (${CODE})(?: files)?${END}`,
    ),
    'test files must end with $1',
  ],
  [
    new RegExp(
      `^(?:keep |place |put )?(?:unit )?tests?(?: files)?(?: are)? co-?located (?:with|${BESIDE}) [a-z ]{3,30} (?:as|in|named) (${CODE})(?: files)?${END}`,
    ),
    'test files must end with $1',
  ],
  // `test files live with their code and follow a`
  [
    regex()`
      ^(?:keep |put )?test files? (?:should |must )?(?:live|stay|be|go|are) [a-z ]{5,60} and[ ]
        (?:follow|match|be named|are named|use) (${CODE})(?: naming| pattern)?$
    `,
    'test files must end with $1',
  ],
  // `a no longer exists; use b`
  [
    regex()`
      ^(?:the )?(${CODE})(?: (?:file|folder|directory|class))?[ ]
        (?:no longer exists|does not exist(?: anymore)?|was removed|has been removed)(?:;|,| [-–—]) ?(?:so )?use
        [ ]${CODE}.{0,120}$
    `,
    'never create the file $1',
  ],
  // `all headers in a`
  [
    new RegExp(
      `^all ((?:[a-z]+ )?(?:headers|header files|migrations|stylesheets|images|stories|snapshots|hooks)) (?:in|under) (${CODE})${FOLDER}${END}`,
    ),
    'put all $1 in $2',
  ],
  // `only a goes in b`
  [
    new RegExp(
      `^only (?:the )?(${CODE})(?: files?)? (?:goes|go|belongs?|lives?) (?:in|inside|under) (?:the )?(${CODE})${FOLDER}$`,
    ),
    '$2 must contain exclusively $1',
  ],
  // `all references are flat in a — no subfolders`
  [
    regex()`
      ^(?:all )?(?:\d+ )?[a-z]+(?: [a-z]+)? (?:are|live|stay|sit) (?:flat|as a flat list|in a flat list|directly)[ ]
        (?:in|under|inside) (${CODE})${FOLDER}(?: ?[-–—(;,:]| and) ?(?:no|without|never in|not in)[ ]
        (?:sub-?(?:folders|directories)|nested (?:folders|directories)|nesting)\)?$
    `,
    '$1 must stay flat',
  ],
];

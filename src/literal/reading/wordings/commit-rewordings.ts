import { regex, regexSource } from '../../../text/regex.ts';

const MARK = '[\\uE000-\\uF8FF]';
/** Types that are allowed or shown: `feat`, `fix` and `docs`. */
const TYPES = regexSource`
  (?:e\.g\.,? |like |such as |types?:? )?
    (?:(?:${MARK}|[a-z]{2,10}:?|type\(scope\): [a-z -]+|type: [a-z -]+)(?:,? (?:and |or )?|\/| \/ )?)+
    (?:etc\.?|\.\.\.|…)?
`;
const SPECIFICATION = regexSource`
  (?:the )?conventional[- ]commits?(?:
    [- ](?:
      messages?|formats?|style|styled?|specification|spec|standards?|conventions?|prefix(?:es)?|syntax|v?1\.0\.0
    )
  )*
`;
const SHOWN = `(?: \\(${TYPES}\\)|:(?: ${TYPES})?| with (?:an )?optional scopes?:?| [-–—] ${TYPES})?`;

/** Rules on Conventional Commits as notes have them: "Commits: Conventional Commits (feat, fix)". */
export const COMMIT_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  [
    regex()`
      ^(?:git )?(commit|pr|pull request)s?(?: (?:messages?|titles?|subjects?|style|format|conventions?))?(?::| [-–—])[ ]
        (?:use |follow |must follow |should follow )?${SPECIFICATION}${SHOWN}$
    `,
    '$1 titles must follow conventional commits',
  ],
  [
    regex()`
      ^(?:
        (?:this|the|our) (?:repo|repository|project|team|codebase) (?:uses|follows)|we (?:use|follow)
        |(?:always )?(?:use|follow|write|commit (?:with|using|in|as))|all commits (?:use|follow)
      ) ${SPECIFICATION}${SHOWN}$
    `,
    'commits must follow conventional commits',
  ],
  // `commits and PR titles must follow conventional commit format`
  [
    regex()`
      ^(?:(?:critical|important|mandatory): )?(?:all |your )?(?:
        commits?(?: messages?)? (?:and|&) (?:pr|pull request) titles?
        |(?:pr|pull request) titles? (?:and|&) commits?(?: messages?)?|(?:pr|pull request) titles?:?
      ) (?:must |should )?(?:always )?(?:follow|use|match|be in) (?:the )?(?:${SPECIFICATION}|conventional format)
        ${SHOWN}(?: to pass ci(?: checks?| validation)?)?
        (?:(?:,| [-–—(]) ?(?!.*\b(?:unless|except|if|when|only|but)\b).{1,120})?$
    `,
    'pull request titles must follow conventional commits',
  ],
  // `follow conventional commit standards for all commits and PR titles/descriptions: split work …`
  [
    regex()`
      ^(?:always |please )?(?:use|follow) ${SPECIFICATION} for (?:all |your )?(?:
        commits?(?: messages?)? and (?:pr|pull request) titles?
        |(?:pr|pull request) titles? and commits?(?: messages?)?
      )(?:\/(?:descriptions?|bodies|messages?))?(?:: (?!.*\b(?:unless|except|if|when|only|but)\b).{1,160})?$
    `,
    'pull request titles must follow conventional commits',
  ],
  [
    new RegExp(`^${SPECIFICATION} (?:in|for) (?:all )?(?:pr|pull request) titles?$`),
    'pull request titles must follow conventional commits',
  ],
  // `commits: must be signed (a) and follow DCO`
  [
    regex()`
      ^commits?(?::| must| should| need to)* be signed(?:[- ]off)? \(${MARK}\)(?: and follow (?:the )?dco)?$
      |^commits?(?::| must| should| need to)* be signed(?:[- ]off)? and follow (?:the )?dco$
    `,
    'all commits must be signed off',
  ],
  // ``follow our commit message format: `type(scope): subject` ``
  [
    regex()`
      ^(?:must |always )?(?:follow|use) (?:(?:the|our|this|[a-z]+['’]s) )?(?:following )?commit (?:messages? )?
        (?:format|convention|style|pattern):? (${MARK})$
    `,
    'commit messages must follow the format $1',
  ],
  // `capitalize the subject line of commits`, `use lowercase commit subjects`
  [
    regex()`
      ^(?:always )?(?:capitali[sz]e|use capitali[sz]ed|start with a capital letter in) (?:the )?(?:
        commit (?:message )?(?:subjects?|subject lines?|titles?|summar(?:y|ies))
        |subject(?: line)? of (?:the |each |every )?commits?(?: messages?)?
      )$
    `,
    'commit messages must start with a capital letter',
  ],
  [
    /^(?:always )?use lower-?case (?:for )?(?:the )?commit (?:message )?(?:subjects?|subject lines?|titles?|summar(?:y|ies))$/,
    'commit messages must start with a lowercase letter',
  ],
  // ``branch names: `type/short-description` — lowercase, hyphen-separated``
  [
    regex()`
      ^branch (?:names?|naming): (${MARK}) [-–—][ ]
        (?:(?:lower-?case|hyphen-separated|hyphenated|kebab-case|dash-separated)(?:, | and )?)+
        (?: \(e\.g\.,? ${MARK}(?:, ${MARK})*\))?$
    `,
    'branch names must follow the format $1',
  ],
  // ``commits must use conventional format: `type(scope): description` ``, ``use `feat:`, `fix:` commit prefixes``
  [
    regex()`
      ^(?:commits?(?: messages?)?(?: must| should)?|commit|write commits?(?: messages?)?) (?:follow|use|using|in)[ ]
        (?:the )?conventional (?:commit )?format: ${MARK}$
    `,
    'commits must follow conventional commits',
  ],
  [
    regex()`
      ^(?:commit )?subject(?: lines?)?:?[ ]
        (?:max(?:imum)?(?: of)?|at most|limit(?:ed)? to|up to|no more than|must not exceed|≤|<=) ?(\d+) ?
        (?:chars?|characters)(?:, (?!.*\b(?:unless|except|if|when|only)\b).{3,80})?$
    `,
    'commit subject lines must not exceed $1 characters',
  ],
  [
    /^(?:write )?(?:all |git )?commit messages (?:are |must be |should be )?(?:written )?in english(?: only)?$/,
    'commit messages must be in english',
  ],
  // ``use `feat:`, `fix:`, `docs:` commit prefixes``: whatever the types, each commit has one.
  [
    new RegExp(
      `^(?:always )?use (?:the )?(?:${MARK}(?:,? (?:and |or )?|\\/)){2,}(?:etc\\.? )?(?:commit|commit message)(?: message)? prefixes$`,
    ),
    'commits must follow conventional commits',
  ],
  [new RegExp(`^${SPECIFICATION}(?: \\(${TYPES}\\)|: ${TYPES})$`), 'commits must follow conventional commits'],
  // Whatever else a sentence asks of commits, the standard that it names decides their subjects.
  [
    regex()`
      ^(?!
        .*\b(?:
          if|when|unless|except|only|optional(?:ly)?|not|can|may|titles?|prs?|pull|merge|squash|branch(?:es)?
          |releases?|versions?|changelogs?|generated|parsed?|reads?|check(?:s|ed)?|lint(?:s|ed)?|enforced?|history
          |sections?|to (?:determine|decide|derive|choose|pick|infer|compute|categori[sz]e|group|map|bump)
        )\b
      )(?!.*n't\b)(?:
        (?:commits?|commit (?:messages?|subjects?|format|style|conventions?)|all commits|every commit|git commits?)
          (?::| [-–—]| must| should)?[ ]
      )?(?:(?:always|please|must|should) )*(?:use|follow|write|generate|create|make|adopt|format|in|be)?(?:
        [ ](?:
          an?|the|clear|concise|short|descriptive|meaningful|commits?|messages?|commit messages?|with|using|following
          |in|by|according to
        )
      )* ?conventional[- ]commits?\b[^;]*$
    `,
    'commits must follow conventional commits',
  ],
];

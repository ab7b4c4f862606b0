import { isTestPath } from '../../../symbols/is-test.ts';
import { codeSpan } from '../../code-span.ts';
import { SCRIPT } from '../../script-languages.ts';
import type { UseFact } from '../../../syntax/facts/types.ts';
import type { CodeSubject, TextSubject, Violation } from '../../types.ts';
import { violationAt, type NamedThing, type ThingFinder } from './named-things.ts';
import { regex, regexSource } from '../../../text/regex.ts';

/** A finder of a form that a line of code shows, without its comments and the text of its strings. */
function codeLines(words: string, languages: readonly string[], expression: RegExp, found: string): ThingFinder {
  return {
    looksAt: 'code',
    words: `reports ${words}`,
    languages,
    topics: [],
    mayMatch: (line) => expression.test(line),
    find: (file) =>
      file.facts.code.filter(({ text }) => expression.test(text)).flatMap((line) => violationAt(file, line, found)),
  };
}

const INDEX_AS_KEY = codeLines(
  'elements of lists whose `key` is `index`, `idx` or `i`',
  SCRIPT,
  /\bkey=\{\s*(?:index|idx|i)\s*\}/,
  'an index as `key`',
);

const RETURN_NULL = codeLines(
  '`return null`',
  [...SCRIPT, 'java', 'csharp', 'kotlin', 'php', 'dart'],
  /\breturn\s+null\b/i,
  '`return null`',
);

const DOT_IMPORT: ThingFinder = {
  looksAt: 'code',
  words: 'reports imports into the own namespace with a dot',
  languages: ['go'],
  topics: [],
  mayMatch: (line) => /^\s*(?:import\s+)?\.\s/.test(line),
  find: (file) =>
    file.facts.imports.flatMap(({ line, endLine }) => {
      const text = file.added.find(({ number }) => number === line)?.text ?? '';
      return line === endLine && /^\s*(?:import\s+)?\.\s+["`]/.test(text)
        ? violationAt(file, { line }, 'a dot import')
        : [];
    }),
};

/** How far above an `unsafe` block its comment may begin: attributes and the head of a statement can be between. */
const MAX_LINES_ABOVE = 8;

const UNSAFE_WITHOUT_COMMENT: ThingFinder = {
  looksAt: 'code',
  words: 'reports `unsafe` blocks without a `SAFETY` comment above or in them',
  languages: ['rust'],
  topics: [],
  mayMatch: (line) => /\bunsafe\b/.test(line),
  find: (file) =>
    file.facts.code
      .filter(({ text }) => /\bunsafe\s*\{/.test(text))
      .filter(
        ({ line }) =>
          !file.facts.comments.some(
            ({ text, line: from, endLine }) =>
              /safety/i.test(text) && endLine >= line - MAX_LINES_ABOVE && from <= line + 1,
          ) && !hasSafetyAbove(file, line),
      )
      .flatMap((line) => violationAt(file, line, '`unsafe` without a `SAFETY` comment')),
};

/** Comments of lines that are not new are no facts. */
function hasSafetyAbove({ head }: CodeSubject, line: number): boolean {
  const lines = head?.split('\n').slice(Math.max(line - 1 - MAX_LINES_ABOVE, 0), line + 1) ?? [];
  return lines.some((text) => /\/[/*].*safety/i.test(text));
}

/** Functions that make errors in Go. `require.NoError(t, err, "Should save")` makes none. */
const GO_ERROR = /^(?:errors\.New|fmt\.Errorf|errors\.Errorf|errors\.Wrapf?|(?:\w+\.)?New\w*Error)$/;
const ERROR_CLASS = /^(?:[\w.]+\.)?[A-Z]\w*(?:Error|Exception)$/;
/** Languages in which `new` makes errors, so that a method such as `LogError` makes none. */
const NEW_LANGUAGES: ReadonlySet<string> = new Set(['java', 'csharp']);
const ERROR_LANGUAGES: readonly string[] = ['go', ...SCRIPT, 'python', 'java', 'csharp'];
/** A text, without the letter of a string of Python. A single word may be the code of an error. */
const ERROR_TEXT = /^[fFrRbB]{0,2}(?<text>["'`].*\s.*["'`])$/s;
/** Words in capitals, such as `HTTP` and `ID`, and names keep them. */
const CAPITALIZED = /^["'`][A-Z][a-z]+(?:[\s:,.'"]|$)/;

function errorTexts(words: string, isWrong: (text: string) => string | undefined): ThingFinder {
  return {
    looksAt: 'code',
    words: `reports ${words}`,
    languages: ERROR_LANGUAGES,
    topics: [],
    mayMatch: (line) => /\b(?:errors|fmt)\.\w|(?:Error|Exception)\(/.test(line),
    find: (file) =>
      file.facts.uses
        .filter((use) => makesError(use, file.languageId ?? ''))
        .flatMap((use): readonly Violation[] => {
          const text = errorText(use.arguments ?? [], /^(?:errors|fmt)\./.test(use.name));
          const found = text === undefined ? undefined : isWrong(text);
          return found === undefined ? [] : violationAt(file, use, found);
        }),
  };
}

function makesError({ kind, name }: UseFact, languageId: string): boolean {
  return kind === 'new'
    ? ERROR_CLASS.test(name)
    : kind === 'call' && !NEW_LANGUAGES.has(languageId) && (languageId === 'go' ? GO_ERROR : ERROR_CLASS).test(name);
}

/** The first text among the arguments of an error. In Go, a single word is one too. */
function errorText(given: readonly string[], isGo: boolean): string | undefined {
  return isGo
    ? given.find((argument) => argument.startsWith('"'))
    : given.map((argument) => ERROR_TEXT.exec(argument)?.groups?.['text']).find((text) => text !== undefined);
}

const wrongCase = (text: string): string | undefined =>
  CAPITALIZED.test(text) ? 'an error text that begins with a capital' : undefined;
const wrongEnd = (text: string): string | undefined =>
  /[.!]["'`]$/.test(text) && !/\.{3}["'`]$/.test(text) ? 'an error text that ends with punctuation' : undefined;

const LOG_CALL = /(?:^|\.)(?:_?logger|_?log|LOGGER|LOG|logging)\.(?:debug|info|warning|warn|error|exception|critical)$/;

const F_STRINGS_IN_LOGS: ThingFinder = {
  looksAt: 'code',
  words: 'reports f-strings as messages of loggers',
  languages: ['python'],
  topics: [],
  mayMatch: (line) => /log/i.test(line),
  find: (file) =>
    file.facts.uses
      .filter(
        ({ kind, name, arguments: given }) =>
          kind === 'call' && LOG_CALL.test(name) && /^[rR]?[fF][rR]?["']/.test(given?.[0] ?? ''),
      )
      .flatMap((use) => violationAt(file, use, `an f-string in ${codeSpan(`${use.name}()`)}`)),
};

const COLOR = /(?<![\w-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|rgba|hsl|hsla)\(\s*\d/i;
/** Where a color gets its name: a custom property, a variable of Sass or Less. */
const NAMES_COLOR = /^\s*(?:--|\$|@)[\w-]+\s*:/;

/** A property of styles, or an attribute, whose value is a color: `backgroundColor: `, `fill=`. */
const COLOR_PROPERTY = regex()`
  (?:^|[\s{(,"'])(?:
    color|background|(?:background|border(?:Top|Right|Bottom|Left)?|outline|textDecoration|caret|accent|tint|shadow
      |placeholderText|underlay|stop|flood|lighting|stroke|fill)Color|fill|stroke
  )["']?\s*(?:=\s*\{?|:)\s*$
`;
/** Files whose subject is the colors themselves, or drawings. */
const OF_COLORS = /theme|colou?rs?\b|palette|tokens?\b|tailwind\.config|icons?\b|logos?\b|svg|illustration/i;
const ONE_COLOR = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|rgba|hsl|hsla)\(\s*\d[^()]*\))$/i;

function findColorsInStyles({ file, added }: TextSubject): readonly Violation[] {
  return added
    .filter(({ text }) => {
      const value = /:[^{]*$/.exec(text.replace(/\/\*.*?(?:\*\/|$)|\/\/.*$/, ''))?.[0] ?? '';
      return COLOR.test(value) && !NAMES_COLOR.test(text) && !/\burl\(|^\s*(?:-webkit-)?mask\b/.test(text);
    })
    .map(({ number }): Violation => ({ path: file.path, line: number, found: COLOR_FOUND }));
}

/** Colors that code gives to styles and attributes of elements. Tests and stories show values, and constants have names. */
function findColorsInCode(file: CodeSubject): readonly Violation[] {
  const { path } = file.file;
  if (OF_COLORS.test(path) || isTestPath(path) || /\.stories\.\w+$/.test(path)) {
    return [];
  }
  const lines = new Map(file.added.map(({ number, text }) => [number, text]));
  return file.facts.strings
    .filter(
      ({ value, line, column }) =>
        ONE_COLOR.test(value) && COLOR_PROPERTY.test((lines.get(line) ?? '').slice(0, column)),
    )
    .flatMap((one) => violationAt(file, one, COLOR_FOUND));
}

const COLOR_FOUND = 'a color that is written out';
const STYLES = ['css', 'scss', 'less'];

const COLORS_IN_STYLES: ThingFinder = {
  looksAt: 'text',
  words: 'reports colors in hexadecimal, `rgb()` or `hsl()`, except where a variable is given its value,',
  languages: STYLES,
  find: findColorsInStyles,
};

const COLORS: ThingFinder = {
  ...COLORS_IN_STYLES,
  looksAt: 'code',
  languages: [...STYLES, 'javascript', 'javascriptreact', 'typescript', 'typescriptreact'],
  topics: [],
  mayMatch: (line) => COLOR.test(line),
  find: (file) => (STYLES.includes(file.languageId ?? '') ? findColorsInStyles(file) : findColorsInCode(file)),
  findInText: (file) => (STYLES.includes(file.languageId ?? '') ? findColorsInStyles(file) : []),
};

const OF_STYLES = /\b(?:css|scss|less|sass|stylesheets?|stylelint)\b/i;

/** Beside `bg-white`, raw colors are classes of Tailwind. */
const COLOR_CLASS = /`(?:bg|text|border|fill|stroke)-[a-z]/;

const LOGS = '(?:all )?(?:log(?:ging|ger)?s?)(?: (?:calls?|statements?|messages?))?';
const ERRORS = '(?:error|errors?) (?:strings?|messages?|texts?)';
const COLORS_WORDS = regexSource`
  (?:hex(?:adecimal)?(?:\/rgba?)? )?(?:
    colou?rs?|colou?r (?:values?|literals?)|hex(?:adecimal)?(?:\/rgba?)? (?:values?|literals?)
    |hex(?:\/rgba?)? colou?rs?|hex codes?|literals?(?<=hex\/rgb literals?)|hex(?:\/rgba?)?(?:\/hsla?)?
    |hex(?:(?:adecimal)?\/| or | and )named colou?rs?
  )
`;
const COLORS_BY_WORDS = regex()`
      ^(?:hard-?code|hard-?coding|hard-?coded|raw|literal|inline|arbitrary) ${COLORS_WORDS}
        (?: in (?:css|styles?|stylesheets?|components?))?$
      |^hex(?:adecimal)?(?:\/rgba?|(?:\/| or )named)? (?:colou?rs?|codes?|values?)$
    `;
const SAFETY = '(?:an? |the )?(?:// ?)?safety:?(?: comments?| notes?| justification| explanation| invariants?)?';
const UNSAFES = '(?:(?:all|every|each|any|the|new) )*unsafe(?: (?:code|blocks?|usages?|uses|code blocks?))?';

/** Folders of one person. Names to fill in, such as `/home/user/`, are those of nobody. */
const HOME_PATH = regex('i')`
  (?<![\w.:/-])(?:
    \/(?:Users|home)\/(?!user|you|name|runner|node|app|ubuntu|vscode|me\/|root|example|foo|\w*\*)[a-z][\w.-]+\/
    |[A-Za-z]:\\{1,2}Users\\{1,2}(?!user|you|name|public|default|example)[A-Za-z]
  )
`;

const HOME_PATHS: ThingFinder = {
  looksAt: 'text',
  words: 'reports paths into the home folder of one person',
  find: ({ file, added }) =>
    added
      .filter(({ text }) => HOME_PATH.test(text))
      .map(({ number }): Violation => ({ path: file.path, line: number, found: 'a path into a home folder' })),
};

const CSS_IDS: ThingFinder = {
  looksAt: 'text',
  words: 'reports selectors with an ID',
  languages: ['css', 'scss', 'less'],
  find: ({ file, added }) =>
    added
      .filter(({ text }) => /^[^:{;@/["']*#[a-z_][\w-]*[^:;{]*(?:\{|,\s*$)/i.test(text) && !/#\{/.test(text))
      .map(({ number }): Violation => ({ path: file.path, line: number, found: 'a selector with an ID' })),
};

/** A component has at most one script without `setup` next to the one with it. */
const VUE_OPTIONS: ThingFinder = {
  looksAt: 'text',
  words: 'reports `<script>` of Vue components without `setup`',
  languages: ['vue'],
  about: ['components', 'scripts of Vue'],
  find: ({ file, added, head = '' }) =>
    /<script\b[^>]*\bsetup\b/.test(head)
      ? []
      : added
          .filter(({ text }) => /<script\b(?![^>]*\bsetup\b)/.test(text))
          .map(({ number }): Violation => ({ path: file.path, line: number, found: '`<script>` without `setup`' })),
};

const VUE_COMPOSITION: ThingFinder = {
  looksAt: 'text',
  words: 'reports `<script setup>` and `setup()` of Vue components',
  languages: ['vue'],
  about: ['components', 'scripts of Vue'],
  find: ({ file, added }) =>
    added
      .filter(({ text }) => /<script\b[^>]*\bsetup\b|^\s*(?:async\s+)?setup\s*\([^)]*\)\s*\{/.test(text))
      .map(({ number }): Violation => ({ path: file.path, line: number, found: 'the Composition API' })),
};

const SKIPPED =
  /^(?:(?:it|test|describe|suite|context)\.skip(?:\.each)?|xit|xtest|xdescribe|xcontext|t\.Skip(?:f|Now)?)$/;
const SKIPPED_BY = /(?:^|\.)(?:Disabled|Ignore|skip)$|^ignore$/;

const SKIPPED_TESTS: ThingFinder = {
  looksAt: 'code',
  words: 'reports tests that are skipped',
  topics: [],
  mayMatch: (line) => /skip|ignore|Disabled|\bx(?:it|test|describe|context)\b/i.test(line),
  find: (file) =>
    isTestPath(file.file.path)
      ? file.facts.uses
          .filter(
            ({ kind, name }) =>
              (kind === 'call' && SKIPPED.test(name)) || (kind === 'attribute' && SKIPPED_BY.test(name)),
          )
          .flatMap((use) => violationAt(file, use, codeSpan(use.name)))
      : [],
};

/** Forms that one line shows. */
export const LINE_FORMS: readonly NamedThing[] = [
  {
    forbidden: regex()`
      ^(?:(?:the |an? )?(?:array |list |map |loop )?(?:index|indices|indexes|array index(?:es)?)) (?:as|for)[ ]
        (?:the |an? |react )*keys?(?: props?)?
        (?: (?:in|for) (?:lists?|list items?|list rendering|map(?:\(\))?|react))?$
      |^(?:array )?index(?:es)? keys$
    `,
    finder: INDEX_AS_KEY,
  },
  {
    forbidden: /^return(?:ing)? null(?: values?)?(?: from (?:methods?|functions?))?$/,
    // `Collections: never return null` is about methods that give back several things.
    isMeantBy: (statement) => !/\b(?:collections?|lists?|arrays?|sequences?)\b/i.test(statement),
    finder: RETURN_NULL,
  },
  { forbidden: /^dot[- ]imports?$/, finder: DOT_IMPORT },
  {
    required: regex()`
      ^${UNSAFES} (?:
        have|include|need|require|carry|contain|be (?:preceded|accompanied|documented|justified|explained) (?:by|with)
      ) ${SAFETY}.{0,80}$
      |^(?:document|justify|explain|annotate) ${UNSAFES} (?:with|using|by) ${SAFETY}.{0,60}$
      |^(?:write|add|include|provide|put) ${SAFETY} (?:for|on|above|before|to|in|at) ${UNSAFES}$
    `,
    forbidden: new RegExp(`^${UNSAFES} without ${SAFETY}$`),
    finder: UNSAFE_WITHOUT_COMMENT,
  },
  {
    forbidden: new RegExp(`^(?:${ERRORS} be capitalized|capitali[sz]e ${ERRORS})$`),
    required: new RegExp(
      `^${ERRORS} (?:be |start |begin |with |in |an? )*lower[- ]?case(?: letters?)?$|^lower[- ]?case ${ERRORS}$`,
    ),
    finder: errorTexts('texts of errors that begin with a capital letter', wrongCase),
  },
  {
    forbidden: new RegExp(
      `^(?:${ERRORS} end (?:with|in) (?:punctuation|an? period|a full stop)|end ${ERRORS} with (?:punctuation|a period))$`,
    ),
    finder: errorTexts('texts of errors that end with punctuation', wrongEnd),
  },
  {
    // What is left of ``Keep error messages lowercase and don't end with punctuation``.
    forbidden: /^end (?:with|in) (?:(?:trailing )?punctuation|an? period|a full stop)$/,
    isMeantBy: (statement) => new RegExp(`^[^.;]{0,40}\\b${ERRORS}\\b`, 'i').test(statement),
    finder: errorTexts('texts of errors that end with punctuation', wrongEnd),
  },
  {
    required: regex()`
      ^${ERRORS} (?:be |start |begin )?lower[- ]?case(?:
        ,? (?:and |with )?(?:not end with|have no|with no|no|without)(?: trailing| ending)?[ ]
          (?:punctuation|a period|periods?)
      )$
    `,
    finder: errorTexts(
      'texts of errors that begin with a capital letter or end with punctuation',
      (text) => wrongCase(text) ?? wrongEnd(text),
    ),
  },
  {
    forbidden: /^(?:ids?|id selectors?)(?: (?:in|as|for) (?:css )?selectors?| in (?:css|stylesheets?)| for styling)?$/,
    finder: CSS_IDS,
  },
  {
    required: regex()`
      ^(?:the )?composition api(?: (?:with|and|using) <?script setup>?)?(?: (?:syntax|only|exclusively))*$
      |^<script setup(?: lang=["']ts["'])?>(?: (?:syntax|blocks?|sfcs?|for (?:all )?(?:vue )?components))*$
    `,
    forbidden: /^(?:the )?options api$/,
    mayBeCode: true,
    finder: VUE_OPTIONS,
  },
  {
    required: /^(?:the )?(?:vue(?: ?3)?(?:['’]s)? )?options api(?: \(preferred over (?:the )?composition api\))?$/,
    forbidden: /^(?:the )?composition api$/,
    finder: VUE_COMPOSITION,
  },
  {
    forbidden: regex()`
      ^(?:commit |leave |add |check in )?(?:skipped|disabled|ignored) tests?$
      |^(?:disable|(?:skip|ignore|comment out)(?=.* (?:disable|existing) ))(?: or (?:disable|skip|ignore|comment out))*
        [ ](?:any |existing |failing |flaky |broken )*tests?(?: cases?)?$
    `,
    finder: SKIPPED_TESTS,
  },
  { forbidden: new RegExp(`^f-strings? (?:in|for|inside|inside of|with|as) ${LOGS}$`), finder: F_STRINGS_IN_LOGS },
  {
    forbidden: COLORS_BY_WORDS,
    isMeantBy: (statement) => !COLOR_CLASS.test(statement) && OF_STYLES.test(statement),
    finder: COLORS_IN_STYLES,
  },
  {
    forbidden: COLORS_BY_WORDS,
    isMeantBy: (statement) => !COLOR_CLASS.test(statement) && !OF_STYLES.test(statement),
    finder: COLORS,
  },
  {
    forbidden: regex()`
      ^(?:hard-?code|hard-?coding|hard-?coded|machine-specific|user-specific|personal)[ ]
        (?:(?:absolute|local|machine-specific|user|home|personal|file|filesystem) )*(?:paths?|home director(?:y|ies))
        (?: (?:or|and) (?:home director(?:y|ies)|usernames|user names))?$
    `,
    finder: HOME_PATHS,
  },
];

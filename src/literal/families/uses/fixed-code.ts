import { wordSet } from '../../../structures/words-in.ts';
import { regex } from '../../../text/regex.ts';

/**
 * Whether a file has quoted code word for word. Code that is neither a name nor an operator is looked for as it is written, but
 * mostly it is an example: `assert items.count() > 0`, `x := val; &x` and `domain -> adapters` are found in no file, or in the
 * wrong one. Only code whose every word is given by a language, a tool or a library is what a rule means.
 */
export function isFixedCode(code: string): boolean {
  return FORMS.some((form) => form.test(code)) || isCallOfValues(code) || isOfLanguageWords(code);
}

/** Words that quoted calls have in place of any text: `env('APP_NAME')`, `t("key")`. */
const ANY_TEXT = regex()`
  ^(?:
    (?:some|my|your|the|an?)(?:[-_A-Z]\w*)?|foo|bar|baz|[xX]+|y|key|name|value|text|message|msg|title|label|id
    |path|url|file|string|error|test|(?:hello|example|sample)\b.*|[A-Z][A-Z\d_]*
  )$
`;
const ARGUMENT = String.raw`(?:null|nil|None|undefined|NULL|nullptr|true|false|True|False|-?\d+(?:\.\d+)?|[A-Z]\w*::\w+|'(?:[\w:/-]{3,30})'|"(?:[\w:/-]{3,30})")`;
const CALL_OF_VALUES = new RegExp(
  String.raw`^\.?[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::|->)[\p{L}_$][\p{L}\p{N}_$]*)*\((?<args>${ARGUMENT}(?:, ?${ARGUMENT})*)\)$`,
  'u',
);

/** Whether quoted code is a call whose arguments are all values that are meant as they are: `app.on('ready')`, `.get(0)`. */
export function isCallOfValues(code: string): boolean {
  const args = CALL_OF_VALUES.exec(code)?.groups?.['args'];
  return args !== undefined && (args.match(/(?<=['"])[\w:/-]+(?=['"])/g) ?? []).every((text) => !ANY_TEXT.test(text));
}

/** Whether a quoted text stands for any other. */
export function isAnyText(text: string): boolean {
  return ANY_TEXT.test(text);
}

/** Whether languages give a word its meaning. */
export function isLanguageWord(word: string): boolean {
  return LANGUAGE_WORDS.has(word);
}

/** What a language has as a value. */
const LITERAL = String.raw`(?:null|nil|None|undefined|NULL|nullptr|true|false|True|False|NaN|yes|no|Yes|No|ON|OFF|-?\d+(?:\.\d+)?|'[^'{<]*'|"[^"{<]*")`;
const NAME = String.raw`[A-Za-z_$][\w$]*`;

const FORMS: readonly RegExp[] = [
  // Operators for values that may be null, in languages without a grammar here.
  /^(?:!!|\?\?=?|\?\.|\?:)$/,
  // `Write-Host`: a cmdlet.
  /^[A-Z][a-z]+-[A-Z][A-Za-z]+$/,
  // `== null`, `!= true`, `ctx.runtime === 'node'`.
  new RegExp(String.raw`^(?:${NAME}(?:\.${NAME})+ ?)?(?:[=!]==?|is|is not|<>) ?${LITERAL}$`),
  // `continue-on-error: true`, `cursor: pointer`, `permissions: write-all`, `RunOnStartup = true`.
  new RegExp(String.raw`^["']?@?[A-Za-z_][\w.-]*["']? ?[:=] ?${LITERAL},?;?$`),
  /^["']?[A-Za-z_][\w.-]*["']?: ?(?!(?:string|number|boolean|any|object|unknown|int|str|bool|float|value|name|type|x)$)[a-z][a-z0-9-]*;?$/,
  // `browser: Browser`
  /^(?<first>[a-z])(?<rest>\w+): \p{Lu}\k<rest>$/u,
  // `.GetAwaiter().GetResult()`, `Math.random().toString(36)`, `Guid.NewGuid().ToString()`, `->save()`, `[System.Exception]::new()`.
  new RegExp(
    String.raw`^(?:\[[\w.]+\]|${NAME}(?:\(\))?)?(?:(?:\.|::|->|\?\.)${NAME}(?:\((?:"[^"\w]*"|'[^'\w]*'|\d+)?\))?)+;?$`,
  ),
  // `.Count() > 0`, `.length === 0`
  new RegExp(String.raw`^(?:\.${NAME}(?:\(\))?)+ ?(?:[<>]=?|[=!]==?) ?\d+$`),
  // `startsWith("/")`, `process.exit(1);`.
  new RegExp(String.raw`^${NAME}(?:\.${NAME})*\((?:"[^"\w]*"|'[^'\w]*'|\d+)\);?$`),
  // `throw ex;`: everybody names errors so.
  /^(?:throw|raise|rethrow) (?:e|ex|err|error|exc|exception);?$/,
  // `#![allow(dead_code)]`: an attribute that takes names of lints.
  /^#!?\[[\w:]+(?:\([\w:, ]*\))?\]$/,
  // `@SuppressWarnings("unchecked")`
  /^@[A-Z]\w*\("(?:[\w:.-]+|\*)"\)$|^@[a-z]\w*\.\w+\("[a-z][\w:.-]{2,30}"\)$/,
  // `null!`, which C# has for values that may be absent.
  /^(?:null|default)!$/,
  // `on_delete=models.DO_NOTHING`
  /^[a-z_]+ ?= ?[a-z_]+(?:\.[A-Za-z_]+)*\.[A-Z][A-Z_]+$/,
  // `DB::`, `\RuntimeException`, `#Preview`.
  /^[A-Z]\w*::$|^\\(?:\w+\\)*[A-Z]\w+$|^#[A-Z]\w+$/,
  // `<div role="button">`
  /^<[a-z][\w-]*(?: [\w:-]+(?:="[\w -]*")?)+ ?\/?>$/,
  // `Optional[str]`, `Dictionary<string, object>`, `ReactiveCommand<T>`: containers of what languages have.
  regex('u')`
    ^[\p{L}_][\w.]*(?:
      \[(?:str|int|float|bool|bytes|Any|None)(?:, ?(?:str|int|float|bool|bytes|Any|None))*\]
      |<(?:string|int|bool|boolean|object|number|any|unknown|void|String|Object|T\p{Lu}\w*|\p{Lu})?
        (?:, ?(?:string|int|bool|boolean|object|number|any|unknown|void|String|Object|T\p{Lu}\w*|\p{Lu}))*>
    )$
  `,
  // `#nullable enable`, `#pragma warning disable`
  /^#(?:nullable|pragma)(?: [a-z]+)+$/,
  // `{@html}` of Svelte
  /^\{[@#:][a-z]+\}$/,
  // `uses: actions/checkout@v2`, `'unsafe-inline'`.
  /^uses: [\w./-]+@[\w.-]+$|^(["'])[\w:/.*-]{2,}\1$/,
];

/** Words that languages give a meaning, so that nobody chooses them as a name. */
const LANGUAGE_WORDS: ReadonlySet<string> = wordSet(`
  abstract any as assert assertIs async await base bool boolean break case catch char class const constexpr continue def
  default defer delete do double dyn elif else enum except export extends extern false final finally float fn for from func
  function global goto if impl implements import in inline instanceof int interface internal is lambda let long loop match
  mod module move mut namespace native never new nil noexcept None nonisolated not null number object of open operator or
  override package pass private protected pub public raise readonly record ref require return Sendable sealed select self
  short sizeof static std str string struct sub super switch synchronized template this throw throws trait true try type
  typedef typename typeof unchecked undefined union unknown unless unowned unsafe until unsigned use using val var virtual
  void volatile where while with yield True False Exception Error Throwable BaseException Function Object SELECT FROM WHERE
  JOIN DISTINCT DELETE UPDATE INSERT INTO NULL NOT ORDER BY GROUP LIMIT UNION ALL
`);
/** Signs between such words. A semicolon in the middle divides two statements, and a slash two things. */
const SIGNS = /^[\s@:*&?!()[\]{}<>.=+-]*;?$/;

/** `as unknown`, `new Function`, `interface{}`, `SELECT *`, `@unchecked Sendable`. */
function isOfLanguageWords(code: string): boolean {
  const words = code.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
  return (
    words.length > 0 &&
    words.every((word) => LANGUAGE_WORDS.has(word)) &&
    SIGNS.test(code.replaceAll(/[\p{L}_][\p{L}\p{N}_]*/gu, '')) &&
    !/\(\w+\)|->|=>/.test(code.replace(/^(?:nonisolated|unowned)\(unsafe\)$/, ''))
  );
}

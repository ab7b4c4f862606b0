import { regex } from '../regex.ts';

/** How a language writes comments and strings. */
export interface CommentSyntax {
  /** The beginnings of comments that end with their line. */
  readonly line: readonly string[];
  readonly block: readonly (readonly [open: string, close: string])[];
  /** What is before a comment, as far as it matters: `${name#prefix}` of a shell has none. */
  readonly beforeComment?: RegExp;
  /** What looks like the beginning of a comment and is code: `/*!` runs in MySQL, `#{` inserts code. */
  readonly noComment?: string;
  /** Comments may be within comments. */
  readonly nests?: true;
  /** Literals of other forms, from their first sign on: a character such as `$"`, an expression between slashes. Sticky. */
  readonly literals?: RegExp;
  /** Names in quotes of their own, which are code and may have other quotes in them. Sticky. */
  readonly names?: RegExp;
  /** How strings insert code, which may have strings in it: `${`, `#{`. */
  readonly inserts?: readonly ('${' | '#{' | '$(' | '\\(')[];
  /** `escape` changes the meaning of the character after it. */
  readonly strings: readonly (readonly [open: string, close: string, escape?: '\\' | '`'])[];
}

type Strings = CommentSyntax['strings'];

const DOUBLE = ['"', '"', '\\'] as const;
const SINGLE = ["'", "'", '\\'] as const;
const BACKTICK = ['`', '`', '\\'] as const;
const TRIPLE_DOUBLE = ['"""', '"""', '\\'] as const;
const TRIPLE_SINGLE = ["'''", "'''", '\\'] as const;
/** A quote inside is doubled. That reads as the end of one string and the start of the next. */
const PLAIN_DOUBLE = ['"', '"'] as const;
const PLAIN_SINGLE = ["'", "'"] as const;

const SLASH_STAR = ['/*', '*/'] as const;
const MARKUP = ['<!--', '-->'] as const;

/** The comments of C: `//` and slash-star. */
function likeC(...strings: Strings): CommentSyntax {
  return { line: ['//'], block: [SLASH_STAR], strings };
}

function withHash(...strings: Strings): CommentSyntax {
  return { line: ['#'], block: [], strings };
}

const SCRIPT = likeC(DOUBLE, SINGLE, BACKTICK);
const C = likeC(DOUBLE, SINGLE);
/** Attribute values are not treated as strings, because an apostrophe in running text does not begin a string. */
const HTML: CommentSyntax = { line: [], block: [MARKUP], strings: [] };
/** A component contains markup, script and style. `//` does not begin a comment here, because addresses contain it. */
const COMPONENT: CommentSyntax = { line: [], block: [MARKUP, SLASH_STAR], strings: [] };
/** What is in a comment or a string cannot be told, so everything counts as code: `//` and quotes are also in running text. */
const ANYTHING: CommentSyntax = { line: [], block: [], strings: [] };
const LISP: CommentSyntax = {
  line: [';'],
  block: [['#|', '|#']],
  nests: true,
  // `#;` leaves out one expression, not the rest of the line.
  beforeComment: /^[^#]?$/,
  strings: [DOUBLE],
  literals: /#\\(?:[a-z]+|[^\n])|\?\\?["';]/y,
  names: /(?<!#)\|[^|#\n]{1,200}\|(?!#)/y,
};
/** A character in quotes, where a quote may also end a name. */
const CHARACTER = /(?<![\w'])'(?:\\[^'\n]{1,8}|[^'\\\n])'/y;
/** A text between slashes, where no division can be. */
const SLASHES = String.raw`(?<=[=(,~:{!&|][ \t]{0,4}|\b(?:if|unless|when|and|or|not|return|split|grep|m|qr|s|y|tr)[ \t]{0,2})\/(?![*/ \t])(?:\\[^\n]|[^/\\\n]){1,200}\/`;
const QUOTED_NAME = /`[^`\n]{1,200}`/y;
const HCL: CommentSyntax = { line: ['#', '//'], block: [SLASH_STAR], strings: [DOUBLE], inserts: ['${'] };
const NESTED_DASH: CommentSyntax = {
  line: ['--'],
  block: [['{-', '-}']],
  nests: true,
  strings: [TRIPLE_DOUBLE, DOUBLE],
  literals: CHARACTER,
};

/** The keys are VS Code's language ids. */
const SYNTAXES: Readonly<Record<string, CommentSyntax>> = {
  abap: { line: ['"'], block: [], strings: [PLAIN_SINGLE] },
  ada: { line: ['--'], block: [], strings: [PLAIN_DOUBLE], literals: CHARACTER },
  apex: C,
  astro: COMPONENT,
  bat: { line: ['::', 'REM ', 'rem '], block: [], beforeComment: /^[\s&(@]?$/, strings: [PLAIN_DOUBLE] },
  bicep: likeC(["'''", "'''"], SINGLE),
  c: C,
  clojure: { line: [';'], block: [], strings: [DOUBLE], literals: /\\(?:[a-z]+|[^\n])/y },
  cmake: {
    line: ['#'],
    block: [
      ['#[[', ']]'],
      ['#[=[', ']=]'],
      ['#[==[', ']==]'],
    ],
    strings: [['[[', ']]'], ['[=[', ']=]'], ['[==[', ']==]'], DOUBLE],
    literals: /\\["#]/y,
  },
  cobol: { line: ['*>'], block: [], strings: [PLAIN_DOUBLE, PLAIN_SINGLE] },
  coffeescript: {
    line: ['#'],
    noComment: '#{',
    block: [['###', '###']],
    inserts: ['#{'],
    strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, ['///', '///', '\\'], DOUBLE, SINGLE],
    literals: new RegExp(SLASHES, 'y'),
  },
  cpp: likeC(['R"(', ')"'], DOUBLE, SINGLE),
  crystal: { ...withHash(DOUBLE, SINGLE), inserts: ['#{'], noComment: '#{', literals: new RegExp(SLASHES, 'y') },
  csharp: likeC(['"""', '"""'], ['@"', '"'], ['$@"', '"'], DOUBLE, SINGLE),
  css: { line: [], block: [SLASH_STAR], strings: [DOUBLE, SINGLE] },
  'cuda-cpp': C,
  d: {
    line: ['//'],
    block: [SLASH_STAR, ['/+', '+/']],
    strings: [['q"(', ')"'], ['q"[', ']"'], ['q"{', '}"'], ['q"<', '>"'], ['r"', '"'], DOUBLE, SINGLE, ['`', '`']],
  },
  dart: {
    inserts: ['${'],
    ...likeC(["r'''", "'''"], ['r"""', '"""'], TRIPLE_DOUBLE, TRIPLE_SINGLE, ["r'", "'"], ['r"', '"'], DOUBLE, SINGLE),
    nests: true,
  },
  dockercompose: withHash(DOUBLE, PLAIN_SINGLE),
  dockerfile: { ...withHash(DOUBLE, SINGLE), beforeComment: /^\s?$/, literals: /\\["'#]/y },
  dotenv: withHash(DOUBLE, SINGLE),
  elixir: {
    inserts: ['#{'],
    ...withHash(TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE),
    noComment: '#{',
    // A character, and a text in which nothing is inserted.
    literals: regex('y')`
      (?<!\w)\?\\?["'#]|~[A-Z]{1,20}(?:\([^)\n]*\)|\[[^\]\n]*\]|\{[^}\n]*\}|<[^>\n]*>|\|[^|\n]*\||\/[^/\n]*\/)
      |~[a-z](?:\/(?:\\[^\n]|[^/\\\n])*\/|\|(?:\\[^\n]|[^|\\\n])*\||\([^)\n]*\)|\[[^\]\n]*\]|\{[^}\n]*\}|<[^>\n]*>)
    `,
  },
  elm: NESTED_DASH,
  erlang: { line: ['%'], block: [], strings: [TRIPLE_DOUBLE, DOUBLE, SINGLE], literals: /\$(?:\\[^\n]|[^\\\s])/y },
  fsharp: {
    line: ['//'],
    block: [['(*', '*)']],
    nests: true,
    strings: [['"""', '"""'], ['@"', '"'], DOUBLE],
    literals: CHARACTER,
    names: /``[^\n]{1,200}?``/y,
  },
  FortranFreeForm: { line: ['!'], block: [], strings: [PLAIN_DOUBLE, PLAIN_SINGLE] },
  gdscript: withHash(TRIPLE_DOUBLE, TRIPLE_SINGLE, ['r"', '"'], ["r'", "'"], DOUBLE, SINGLE),
  gleam: { line: ['//'], block: [], strings: [DOUBLE] },
  go: likeC(DOUBLE, SINGLE, ['`', '`']),
  'go.mod': { line: ['//'], block: [], strings: [] },
  'go.work': { line: ['//'], block: [], strings: [] },
  graphql: withHash(TRIPLE_DOUBLE, DOUBLE),
  groovy: {
    inserts: ['${'],
    ...likeC(['$/', '/$'], TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE),
    literals: new RegExp(SLASHES, 'y'),
  },
  handlebars: { line: [], block: [['{{!--', '--}}'], ['{{!', '}}'], MARKUP], strings: [] },
  // In Haskell a single quote may end a name: `x'`.
  haskell: NESTED_DASH,
  haxe: { ...C, inserts: ['${'], literals: /~\/(?:\\[^\n]|[^/\\\n])*\//y },
  hcl: HCL,
  hlsl: C,
  html: HTML,
  ignore: withHash(),
  ini: { line: [';', '#'], block: [], strings: [] },
  jade: ANYTHING,
  java: likeC(TRIPLE_DOUBLE, DOUBLE, SINGLE),
  javascript: SCRIPT,
  javascriptreact: SCRIPT,
  json: likeC(DOUBLE),
  json5: likeC(DOUBLE, SINGLE),
  jsonc: likeC(DOUBLE),
  julia: {
    line: ['#'],
    block: [['#=', '=#']],
    nests: true,
    strings: [TRIPLE_DOUBLE, DOUBLE, ['`', '`', '\\']],
    literals: CHARACTER,
    inserts: ['$('],
  },
  kotlin: { ...likeC(['"""', '"""'], DOUBLE, SINGLE), nests: true, names: QUOTED_NAME, inserts: ['${'] },
  latex: { line: ['%'], block: [], strings: [] },
  less: likeC(DOUBLE, SINGLE),
  lisp: LISP,
  lua: {
    line: ['--'],
    block: [
      ['--[[', ']]'],
      ['--[=[', ']=]'],
      ['--[==[', ']==]'],
      ['--[===[', ']===]'],
      ['--[====[', ']====]'],
      ['--[=====[', ']=====]'],
    ],
    strings: [
      ['[[', ']]'],
      ['[=[', ']=]'],
      ['[==[', ']==]'],
      ['[===[', ']===]'],
      ['[====[', ']====]'],
      ['[=====[', ']=====]'],
      DOUBLE,
      SINGLE,
    ],
  },
  makefile: withHash(),
  matlab: { line: ['%'], block: [], strings: [] },
  nim: {
    line: ['#'],
    block: [
      ['#[', ']#'],
      ['##[', ']##'],
    ],
    nests: true,
    strings: [['"""', '"""'], DOUBLE],
    // A quote behind a name begins a text without escapes.
    literals: new RegExp(`${CHARACTER.source}|(?<=\\w)"(?!"")[^"\\n]*"`, 'y'),
  },
  nix: { line: ['#'], block: [SLASH_STAR], strings: [["''", "''"], DOUBLE], inserts: ['${'] },
  'objective-c': C,
  'objective-cpp': C,
  ocaml: {
    line: [],
    block: [['(*', '*)']],
    nests: true,
    strings: [['{|', '|}'], DOUBLE],
    literals: new RegExp(`${CHARACTER.source}|\\{[a-z_]{1,20}\\|[^|\\n]*\\|[a-z_]{1,20}\\}`, 'y'),
  },
  pascal: {
    line: ['//'],
    block: [
      ['{', '}'],
      ['(*', '*)'],
    ],
    strings: [PLAIN_SINGLE],
  },
  perl: {
    line: ['#'],
    // `$#list` is the last index, and `s#a#b#` a substitution.
    // A quote between names parts the names of packages.
    literals: regex('y')`
      (?<=[$@%&]\w{1,40})'(?=\w)
      |(?<![\w$@%])(?:s|tr|y)([/|!,~])(?:\\[^\n]|(?!\1)[^\\\n]){0,200}\1(?:\\[^\n]|(?!\1)[^\\\n]){0,200}\1
      |(?<![\w$@%])(?:q[qwrx]?|m)([/|!,~])(?:\\[^\n]|(?!\2)[^\\\n]){0,200}\2
      |(?<![\w$@%])(?:q[qwrx]?|m)[ \t]?(?:\{[^{}\n]{0,200}\}|\([^()\n]{0,200}\)|\[[^\]\n]{0,200}\]|<[^>\n]{0,200}>)
      |${SLASHES}
    `,
    beforeComment: /^[\s;{}(),]?$/,
    block: [
      ['=pod', '=cut'],
      ['=head', '=cut'],
    ],
    strings: [DOUBLE, SINGLE],
  },
  php: { line: ['//', '#'], block: [SLASH_STAR], strings: [DOUBLE, SINGLE] },
  'pip-requirements': withHash(),
  powershell: {
    inserts: ['$('],
    line: ['#'],
    block: [['<#', '#>']],
    strings: [['@"', '"@'], ["@'", "'@"], ['"', '"', '`'], PLAIN_SINGLE],
  },
  prisma: { line: ['//'], block: [], strings: [DOUBLE] },
  properties: { line: ['#', '!'], block: [], strings: [] },
  proto3: C,
  puppet: { ...withHash(DOUBLE, SINGLE), literals: new RegExp(SLASHES, 'y') },
  purescript: NESTED_DASH,
  python: withHash(TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE),
  qml: { ...SCRIPT, literals: new RegExp(SLASHES, 'y') },
  r: {
    ...withHash(
      ['r"(', ')"'],
      ["r'(", ")'"],
      ['R"(', ')"'],
      ["R'(", ")'"],
      ['r"[', ']"'],
      ['r"{', '}"'],
      DOUBLE,
      SINGLE,
    ),
    literals: /[rR](["'])(-{0,9})(?:\([^\n]*?\)|\[[^\n]*?\]|\{[^\n]*?\})\2\1/y,
    names: /`[^`\n]{1,200}`|%[^%\s]{0,20}%/y,
  },
  racket: LISP,
  raku: withHash(DOUBLE, SINGLE, ['「', '」']),
  blade: { line: [], block: [['{{--', '--}}'], MARKUP], strings: [] },
  razor: { line: [], block: [['@*', '*@'], MARKUP], strings: [] },
  rescript: { ...likeC(DOUBLE, BACKTICK), literals: CHARACTER },
  ruby: { line: ['#'], block: [['=begin', '=end']], strings: [DOUBLE, SINGLE, BACKTICK] },
  // In Rust a single quote begins a lifetime more often than a character.
  rust: { ...likeC(['r#"', '"#'], DOUBLE), literals: CHARACTER },
  sass: { line: ['//'], block: [SLASH_STAR], strings: [DOUBLE, SINGLE] },
  // A single quote also begins a symbol: `'name`.
  scala: {
    inserts: ['${'],
    ...likeC(['"""', '"""'], DOUBLE),
    nests: true,
    literals: CHARACTER,
    names: QUOTED_NAME,
  },
  scheme: LISP,
  scss: likeC(DOUBLE, SINGLE),
  shaderlab: C,
  // What is between backticks is code.
  shellscript: {
    inserts: ['$(', '${'],
    ...withHash(DOUBLE, ["$'", "'", '\\'], PLAIN_SINGLE),
    beforeComment: /^[\s;&|()]?$/,
    literals: /\\["'#]/y,
  },
  slint: likeC(DOUBLE),
  solidity: C,
  sql: {
    line: ['--'],
    block: [SLASH_STAR],
    noComment: '/*!',
    strings: [PLAIN_SINGLE, PLAIN_DOUBLE],
    literals: /(?<!\w)[eE]'(?:\\[^\n]|''|[^'\\\n])*'/y,
    names: QUOTED_NAME,
  },
  starlark: withHash(TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE),
  stylus: likeC(DOUBLE, SINGLE),
  svelte: COMPONENT,
  swift: {
    inserts: ['\\('],
    ...likeC(['###"', '"###'], ['##"', '"##'], ['#"""', '"""#'], ['#"', '"#'], TRIPLE_DOUBLE, DOUBLE),
    nests: true,
    literals: new RegExp(String.raw`#\/(?:\\[^\n]|[^/\\\n])*\/#|${SLASHES}`, 'y'),
  },
  systemverilog: likeC(DOUBLE),
  // A quote opens a text only where a word begins, and a comment only where a command does.
  tcl: { ...withHash(DOUBLE), beforeComment: /^[\s;{]?$/, literals: /\\["#]|(?<=[^\s[{;(])"/y },
  terraform: HCL,
  'terraform-vars': HCL,
  tex: { line: ['%'], block: [], strings: [] },
  toml: withHash(TRIPLE_DOUBLE, ["'''", "'''"], DOUBLE, PLAIN_SINGLE),
  twig: { line: [], block: [['{#', '#}'], MARKUP], strings: [] },
  typst: ANYTHING,
  typescript: SCRIPT,
  typescriptreact: SCRIPT,
  // In Visual Basic an apostrophe begins a comment.
  vb: { line: ["'", 'REM '], block: [], strings: [PLAIN_DOUBLE] },
  verilog: likeC(DOUBLE),
  vhdl: { line: ['--'], block: [SLASH_STAR], strings: [PLAIN_DOUBLE], literals: CHARACTER },
  vue: COMPONENT,
  wgsl: { line: ['//'], block: [SLASH_STAR], strings: [] },
  xml: HTML,
  xsl: HTML,
  yaml: withHash(DOUBLE, PLAIN_SINGLE),
  zig: { line: ['//'], block: [], strings: [DOUBLE, SINGLE] },
};

/** The syntax of comments and strings of a language, given by its VS Code id. Undefined if it is not known. */
export function commentSyntaxOf(languageId: string): CommentSyntax | undefined {
  return Object.hasOwn(SYNTAXES, languageId) ? SYNTAXES[languageId] : undefined;
}

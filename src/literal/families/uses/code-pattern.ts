import { lazily } from '../../../structures/lazily.ts';
import { escapeForPattern } from '../../../text/escape-for-pattern.ts';
import { isCallOfValues } from './fixed-code.ts';
import { isMethodName, isNameOfWords } from './known-names.ts';
import { regex } from '../../../text/regex.ts';

/** Finds a quoted piece of code in lines of a file. */
export interface CodePattern {
  readonly code: string;
  /**
   * Where to search: `code`, outside comments and strings; `comment`, in comments as far as they are known; `anywhere` in
   * the line; `import`, as the module of an import; `command`, as a program that a script runs.
   */
  readonly place: 'code' | 'comment' | 'anywhere' | 'command' | 'import';
  /** Offset of the first match in a line, or -1. */
  readonly find: (line: string) => number;
  /** Whether it is a single word that may also be English. */
  readonly word: boolean;
  /** Whether it is the call of a function: `eval()`. */
  readonly call: boolean;
  /** The same for a language in which large and small letters are the same. */
  readonly inAnyCase?: () => CodePattern;
}

/** A longer quote is an example, not something to search for. */
const MAX_CODE_CHARACTERS = 100;
/** Options of commands, parts of names (`Test*`), and calls that are examples: `f(a)`. */
const NO_CODE =
  /^--?[A-Za-z]|^(?!.*(?:::|->)).*[\p{L}\p{N}]\*$|^[\w.]+!?\((?!\)\.)(?!(?:un)?safe\)$).*\w.*\)$|^[\w.-]+(?:\/[\w.*-]+)+$/u;
const PLACEHOLDER = regex()`
  <[A-Z]{2,}(?:[_-][A-Z]+)*>|^from [a-z] import|\.\.\.|…
  |<(?!(?:int|string|bool|boolean|object|number|unknown|any|void|dyn)>)[a-z][a-z -]*>|\bfoo\b|\bbar\b
`;
/** An expression that describes text: `\bM\d+\b`. */
const REGULAR_EXPRESSION = /\\[bdsw](?:[+*?{)\]|\\$]|$)/;
/** A type with names that stand for any types: `ReactiveCommand<T, R>`. */
const GENERIC = /^(?<name>[\p{L}_$][\p{L}\p{N}_$.:]*)<(?:T\p{Lu}\w*|\p{Lu})(?:\s*,\s*(?:T\p{Lu}\w*|\p{Lu}))*>$/u;
/** `TODO()` is a call in Kotlin. */
const COMMENT_MARK = regex()`
  ^(?:
    \/\/|\/\*|#(?!(?:nullable|pragma|region|define|undef|include|ifdef|ifndef|if|error|warning)\s+\S)\s*[a-z]|<!--
    |--\s|@ts-|(?:eslint|prettier|biome|oxlint|stylelint|deno-lint|ktlint|tflint|markdownlint|phpstan)-
    |@(?:phpstan|psalm)-|ignore_for_file\b|noqa\b|nosec\b|nolint\b|NOLINT|(?:type|pyright|mypy): ?ignore\b
    |(?:pylint|rubocop|swiftlint|phpcs|credo|tfsec|luacheck): ?(?:disable|ignore)\b|shellcheck disable
    |(?:istanbul|c8|v8) |pragma |TODO\b(?!\(\)$)|FIXME\b|XXX\b|HACK\b
  )
`;
const FILE_NAME = regex()`
  ^(?:\.{0,2}\/|~\/)|^\.[\w-]+$
  |^[\w.-]+\.(?:
    json|jsonc|md|ya?ml|toml|env|lock|txt|ts|tsx|js|mjs|cjs|jsx|py|go|rs|java|cs|rb|php|sh|cfg|ini|xml|html|css
  )$
`;
/** `.innerHTML` and `.Result` are members; `.env` is a file. */
const MEMBER = regex()`
  ^\.(?:
    [A-Z]\w*|[a-z]+[A-Z]\w*|[a-z]+_[a-z_]+|send|map|each|filter|reduce|apply|call|bind|push|splice|get|first
    |format|forEach|only|skip|todo|then|catch|finally|unwrap|clone|expect
  )$
`;
/** Not a file, although `.env` is one. */
const ENVIRONMENT = /^(?:process|import\.meta|Deno|Bun)\.env$/;
const WORD = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
const DOTTED = /^[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::|->)[\p{L}_$][\p{L}\p{N}_$]*)+$/u;

/**
 * Turns quoted code into a pattern. Gives `undefined` if a line cannot be searched for the quote: a placeholder, a file
 * name, a single letter.
 *
 * @param use - What the sentence does with the code. A module that must not be imported is searched only in imports.
 */
export function compileCodePattern(
  quoted: string,
  use: 'code' | 'tag' | 'comment' | 'command' | 'import',
): CodePattern | undefined {
  const code = quoted.trim();
  if (
    code.length < 2 ||
    code.length > MAX_CODE_CHARACTERS ||
    (use !== 'tag' && PLACEHOLDER.test(code)) ||
    REGULAR_EXPRESSION.test(code) ||
    /\n/.test(code)
  ) {
    return undefined;
  }
  if (use === 'import') {
    return { code, place: 'import', word: false, call: false, find: importFinder(code) };
  }
  if (use === 'command') {
    const expression = commandExpression(code);
    return { code, place: 'command', word: false, call: false, find: (line) => expression.exec(line)?.index ?? -1 };
  }
  const isComment = use === 'comment' || COMMENT_MARK.test(code);
  if (!isComment && FILE_NAME.test(code) && !MEMBER.test(code) && !ENVIRONMENT.test(code)) {
    return undefined;
  }
  if (!isComment && NO_CODE.test(code) && !isCallOfValues(code) && !/^[\p{L}_$][\p{L}\p{N}_$.]*\.\*$/u.test(code)) {
    return undefined;
  }
  const pattern = {
    code,
    place: isComment ? 'comment' : /["'`]/.test(code) ? 'anywhere' : 'code',
    word: WORD.test(code),
    call: /[\p{L}\p{N}_$]\(\s*\)$/u.test(code),
  } as const;
  const compile = (): RegExp => (use === 'tag' ? tagExpression(code) : undefined) ?? compileExpression(code);
  return {
    ...pattern,
    find: finderOf(compile),
    inAnyCase: () => ({ ...pattern, find: finderOf(() => new RegExp(compile().source, 'iu')) }),
  };
}

/** Most checks of a team look at no line of a change, so the expression is made at the first line. */
function finderOf(compile: () => RegExp): CodePattern['find'] {
  const expression = lazily(compile);
  return (line) => expression().exec(line)?.index ?? -1;
}

/**
 * The expression that finds some code in a line. A plain word after a dot or inside a hyphenated name is not found:
 * `Promise.any` is not `any`. A call `f()` is found as `f(`, except where it is declared. An operator is found only without
 * another operator next to it. A type such as `Command<T>` is found with any types.
 */
function compileExpression(code: string): RegExp {
  const members = /^([\p{L}_$][\p{L}\p{N}_$.]*)\.\*$/u.exec(code)?.[1];
  if (members !== undefined) {
    return new RegExp(String.raw`(?<![\p{L}\p{N}_$.-])${escapeForPattern(members)}\s*\.\s*[\p{L}_$]`, 'u');
  }
  const generic = GENERIC.exec(code)?.groups?.['name'];
  if (generic !== undefined) {
    // Only a type can be written as `T[]`.
    const before = generic === 'Array' ? String.raw`(?<!\bnew\s+)` : '';
    return new RegExp(String.raw`${before}(?<![\p{L}\p{N}_$.])${escapeForPattern(generic)}<`, 'u');
  }
  if (isCallOfValues(code)) {
    return valuesExpression(code);
  }
  const { mark = '', lint = '' } = ALLOWED.exec(code)?.groups ?? {};
  if (lint !== '') {
    // Beside other lints as well, and `#[allow(…)]` for a whole file.
    const start = mark.includes('!') ? '#!' : '#!?';
    return new RegExp(String.raw`${start}\[\s*${mark.replace(/\W/g, '')}\([^()]*(?<![\w:])${lint}(?![\w:])`, 'u');
  }
  const block = /^(\{[@#:/][a-z]+)\}$/.exec(code)?.[1];
  if (block !== undefined) {
    // `{@html}` stands for what Svelte puts behind the word.
    return new RegExp(String.raw`${escapeForPattern(block)}(?=[\s}]|$)`, 'u');
  }
  const annotation = /^@([A-Z]\w*)(?:\(\))?$/.exec(code)?.[1];
  if (annotation !== undefined) {
    // `@file:Suppress` and `@get:Rule` of Kotlin.
    return new RegExp(String.raw`(?<![\p{L}\p{N}_$])@(?:[a-z]+:)?${annotation}(?![\p{L}\p{N}_$-])`, 'u');
  }
  const call = /^(.*[\p{L}\p{N}_$])\(\s*\)$/u.exec(code)?.[1];
  const name = call ?? code;
  const body = name
    .split(/\s+/)
    .map(escapeForPattern)
    .join(String.raw`\s+`)
    // `Future<void>.delayed`
    .replaceAll(/(?<=\w)\\\.(?=\w)/g, String.raw`(?:<[^<>()]{1,80}>)?\.`)
    .replaceAll(SPACED, isOperator(name) ? '$&' : String.raw`\s*$<sign>\s*`);
  const qualified = DOTTED.test(name);
  const left = leftBoundary(name, WORD.test(name) && !qualified, call !== undefined);
  // `Get.find<Store>()`
  const right = call === undefined ? rightBoundary(name) : String.raw`\s*(?:<[^<>()]{0,80}(?:<[^<>()]{0,80}>)?>)?\(`;
  return new RegExp(`${left}${body}${right}`, 'u');
}

/** `#[allow(dead_code)]`, `#[derive(Default)]` */
const ALLOWED = /^(?<mark>#!?\[(?:allow|derive|expect))\((?<lint>\w+(?:::\w+)*)\)\]$/;

/** `<font>` has attributes or none, and `<br>` may close itself. */
function tagExpression(code: string): RegExp | undefined {
  const name = /^<([\p{L}_$][\p{L}\p{N}_$.-]*)\s*\/?>$/u.exec(code)?.[1];
  return name === undefined ? undefined : new RegExp(String.raw`<${escapeForPattern(name)}(?=[\s/>]|$)`, 'u');
}

/** `app.on('ready')`, with any quotes and blanks, and with arguments behind those that are quoted. */
function valuesExpression(code: string): RegExp {
  const [callee = '', args = ''] = code.slice(0, -1).split(/\((.*)/s);
  // A name of several words is that of a method as well.
  const isOfAny = /^[a-z]+(?:_[a-z]+|[A-Z]\w*)+$/.test(callee);
  const left = callee.startsWith('.')
    ? ''
    : isOfAny
      ? String.raw`(?<![\p{L}\p{N}_$])`
      : String.raw`(?<![\p{L}\p{N}_$.])`;
  const values = args
    .split(/, ?/)
    .map((value) => escapeForPattern(value).replaceAll(/["']/g, `["'\x60]`))
    .join(String.raw`\s*,\s*`);
  return new RegExp(String.raw`${left}${escapeForPattern(callee)}\s*\(\s*${values}\s*[,)]`, 'u');
}

/** Comparisons, assignments and colons, which formatters put between spaces or not: `a == null` is `a==null`. */
const SPACED = /(?:\\s\+|(?<![=!<>:&|+*/?-]))(?<sign>[=!]==?|[<>]=?|=|:)(?![=<>:])(?:\\s\+)?/g;

/** What may stand before a program that runs: `RUN npm ci`, `CI=1 npm test`, `; then npm ci`. */
const RUNS = String.raw`(?:^|[\s"'\x60&|;(])(?:RUN(?:\s+--\S+)*|sudo(?:\s+-\w+)*|exec|nohup|python3? -m|[A-Z_][A-Z\d_]*=[^\s"']*)\s+|;\s*(?:then|do|else)\s+`;

/** A command is a program at the beginning of a line, of a string or of a part of a pipeline. */
function commandExpression(command: string): RegExp {
  const words = command
    .split(/\s+/)
    .map(escapeForPattern)
    .join(String.raw`\s+`);
  return new RegExp(
    String.raw`(?<=^|[\s"'\x60&|;($@-])(?:(?<!-\s?-?|[\w.\/-]\s[\w.\/-]*)|(?<=${RUNS}))${words}(?=[\s"'\x60&|;)]|$)`,
    'u',
  );
}

const OPERATOR = String.raw`[=!<>+\-*/%&|^~?:]`;

function leftBoundary(name: string, single: boolean, call: boolean): string {
  if (/^[\p{L}\p{N}_$]/u.test(name)) {
    // A name of several words is that of a member as well, as where there is a grammar (`names.ts`).
    const own = isNameOfWords(name) ? String.raw`(?<!\b(?:this|self)(?:\.|->))` : String.raw`(?<!\.|->|::)`;
    const member = single && !(call && isMethodName(name)) ? own : '';
    const declaration = call ? String.raw`(?<!\b(?:function\*?|def|fn|func|fun|sub|proc|void|async)\s+)` : '';
    return String.raw`(?<![\p{L}\p{N}_$]|[\p{L}\p{N}_$]-)${member}${declaration}`;
  }
  // A member stands behind the object that has it: `task.GetAwaiter().GetResult()`.
  if (/^(?:\.|->|::|\?\.)[\p{L}_]|^\?\.$/u.test(name)) {
    return '';
  }
  if (isOperator(name) || /^[=!]=|^[<>=] ?\S/.test(name)) {
    return `(?<!${OPERATOR})`;
  }
  return String.raw`(?<![\p{L}\p{N}_$])`;
}

function rightBoundary(name: string): string {
  if (/^(?:[a-z]+[-:](?:disable|ignore)|NOLINT)$/.test(name)) {
    // `eslint-disable-next-line` and `NOLINTNEXTLINE` disable as well.
    return '';
  }
  if (/^(?:return|raise|throw|rethrow) [\w$.]+$/.test(name)) {
    // `return None or x` returns something else.
    return String.raw`(?=\s*(?:[;}#]|\/[\/*]|else\b|$))`;
  }
  if (/[\p{L}\p{N}_$]$/u.test(name)) {
    return String.raw`(?![\p{L}\p{N}_$]|-[\p{L}\p{N}_$])`;
  }
  return isOperator(name) ? `(?!${OPERATOR})` : '';
}

function isOperator(name: string): boolean {
  return new RegExp(`^${OPERATOR}+$`).test(name);
}

/** Finds the module of an `import`, `from`, `require`, `use` or `#include`: the module itself or one of its parts. */
function importFinder(module: string): (line: string) => number {
  const name = escapeForPattern(module);
  const quoted = new RegExp(String.raw`\b(?:from|import|require)\b\s*\(?\s*["']${name}(?:["']|/)`, 'u');
  const bare = new RegExp(String.raw`^\s*(?:import|from|use|using|#include\s*<)\s*${name}(?![\p{L}\p{N}_-])`, 'u');
  return (line) => {
    const found = quoted.exec(line) ?? bare.exec(line);
    return found === null ? -1 : found.index + found[0].indexOf(module);
  };
}

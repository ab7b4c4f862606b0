import { PYTHON_STANDARD_LIBRARY } from '../../imports/python-modules.ts';
import { isAnyText, isLanguageWord } from '../fixed-code.ts';
import { isGlobalName } from '../known-names.ts';
import { isNameForAny } from '../placeholders.ts';
import { tokenize, type Token } from './tokens.ts';
import { regex } from '../../../../text/regex.ts';

/** What one place of quoted code stands for. */
export type Part =
  /** A word, number or sign as it is. `isValue`: it may be written as the member of its type or module. */
  | { readonly kind: 'same'; readonly token: Token; readonly isValue: boolean }
  /** A string with this text, or any string. */
  | { readonly kind: 'string'; readonly text: string | undefined }
  /** One name, with what it is a member of. */
  | { readonly kind: 'name' }
  /** Something in round brackets, or nothing. */
  | { readonly kind: 'parentheses' }
  /**
   * Any code up to the next part, with its brackets in pairs. `least`: how many tokens there are at least. `until`: a sign that is
   * not in it.
   */
  | { readonly kind: 'gap'; readonly least: 0 | 1; readonly until?: string };

const MAX_TOKENS = 24;
const MAX_GAPS = 4;

/** Words of languages that say too little by themselves: `if (x) return` is in each file. */
const WEAK = regex()`
  ^(?:
    if|else|elif|for|while|return|var|let|const|function|def|fn|func|fun|new|in|of|do|with|as|is|not|and|or|class
    |struct|enum|interface|null|nil|None|true|false|True|False|undefined|this|self|public|private|static|final|int
    |string|str|number|bool|boolean|void|async|await|import|from|export|default|type|using|namespace|package
  )$
`;
/** Signs between a name and that of its member. */
export const IS_MEMBER = /^(?:\.|::|->|\?\.)$/;
/** `render={<span />}`: an attribute with an element. */
const ATTRIBUTE = /^(?<all>[a-z][A-Za-z]+=\{<[A-Za-z][\w.]* ?\/>\})$/;
/** `[Fact(Skip=...)]`: other attributes may stand in the same brackets. */
const IN_BRACKETS = /^\[(?<attribute>[A-Z]\w*\([A-Z]\w* ?=.*\))\]$/;
/** `<div onClick>`: an element with an attribute, whatever else it has. */
const ELEMENT = /^<(?<tag>[A-Za-z][\w.-]*) (?<name>[A-Za-z][\w-]*)(?:="(?<value>[^"{}]*)"|=\{(?:\.\.\.|…)\})? ?\/?>$/;

/**
 * Reads quoted code as a pattern of syntax: `@GeneratedValue(strategy = AUTO)`, `value, _ := f()`, `getattr(config, ...)`. Names that
 * stand for any other become places for them. Undefined if a name may be one or the other, or if nothing in it is certain.
 */
export function readSnippet(code: string): readonly Part[] | undefined {
  const element = readElement(code);
  if (element !== undefined) {
    return element;
  }
  const tokens = tokenize(code.replace(/;$/, '').replace(IN_BRACKETS, '$<attribute>'));
  if (
    tokens.length < 2 ||
    tokens.length > MAX_TOKENS ||
    !isBalanced(tokens) ||
    hasSeveralParts(tokens) ||
    areOnlyNames(tokens)
  ) {
    return undefined;
  }
  const callee = tokens.at(-1)?.text === ')' ? tokens.findIndex(({ text }) => text === '(') - 1 : -1;
  const isAttribute = /^(?:@|\[|#)/.test(code);
  const parts: Part[] = [];
  let certain = 0;
  for (const [index, token] of tokens.entries()) {
    const part = readToken(tokens, index);
    if (part === undefined) {
      return undefined;
    }
    const isCertain =
      (part.kind === 'same' && token.kind === 'word' && !WEAK.test(token.text) && (isAttribute || index !== callee)) ||
      (part.kind === 'string' && part.text !== undefined) ||
      // `setTimeout(..., 0)`: what everybody knows, with one value.
      (part.kind === 'same' && token.kind === 'number' && callee === 0 && isGlobalName(tokens[0]?.text ?? ''));
    certain += isCertain ? 1 : 0;
    parts.push(part);
    if (part.kind === 'same' && token.text === 'catch' && tokens[index + 1]?.text === '{') {
      parts.push({ kind: 'parentheses' });
    }
  }
  const open = openArguments(parts);
  return certain > 0 && open.filter(({ kind }) => kind === 'gap').length <= MAX_GAPS ? open : undefined;
}

function readElement(code: string): readonly Part[] | undefined {
  const attribute = ATTRIBUTE.exec(code.trim())?.groups?.['all'];
  if (attribute !== undefined) {
    return sameWords(attribute);
  }
  const { tag, name, value } = ELEMENT.exec(code.trim())?.groups ?? {};
  if (tag === undefined || name === undefined || isNameForAny(name)) {
    return undefined;
  }
  const given: readonly Part[] = value === undefined ? [] : [sameSign('='), { kind: 'string', text: value }];
  return [sameSign('<'), ...sameWords(tag), { kind: 'gap', least: 0, until: '>' }, ...sameWords(name), ...given];
}

function sameSign(text: string): Part {
  return { kind: 'same', token: { kind: 'sign', text, line: 1, column: 0 }, isValue: false };
}

function sameWords(name: string): readonly Part[] {
  return tokenize(name).map((token) => ({ kind: 'same', token, isValue: false }));
}

function readToken(tokens: readonly Token[], index: number): Part | undefined {
  const token = tokens[index];
  const before = tokens[index - 1]?.text ?? '';
  const after = tokens[index + 1]?.text ?? '';
  if (token === undefined) {
    return undefined;
  }
  const { kind, text } = token;
  const same: Part = { kind: 'same', token, isValue: /^(?:=|<|dyn)$/.test(before) && /^\p{Lu}/u.test(text) };
  switch (kind) {
    case 'sign':
      return text === '...' ? { kind: 'gap', least: 0 } : same;
    case 'number':
      return same;
    case 'string':
      // `"x"` may stand for one sign.
      return text.length === 1 ? undefined : { kind: 'string', text: isAnyText(text) ? undefined : text };
    case 'word':
      if (text === '_' || isLanguageWord(text) || IS_MEMBER.test(before)) {
        return same;
      }
      if (isNameForAny(text)) {
        return readPlace(before, after);
      }
      return isExactWord(tokens, index) ? same : undefined;
  }
}

/** The place of a name that stands for any other. */
function readPlace(before: string, after: string): Part | undefined {
  if (after === '(' || IS_MEMBER.test(after)) {
    return { kind: 'name' };
  }
  return before === '' || /^(?:,|:|:=|=)$/.test(after) ? { kind: 'name' } : { kind: 'gap', least: 1 };
}

/** Functions that are called, types, attributes, named arguments, and what platforms know everywhere. */
function isExactWord(tokens: readonly Token[], index: number): boolean {
  const text = tokens[index]?.text ?? '';
  const before = tokens[index - 1]?.text ?? '';
  const after = tokens[index + 1]?.text ?? '';
  const isNamed = after === '=' && index > 0 && tokens.slice(0, index).some((one) => one.text === '(');
  const isFirstOfCall = before === '(' && after === ',' && tokens[index + 2]?.text === '...';
  return (
    after === '(' ||
    before === '@' ||
    isNamed ||
    isFirstOfCall ||
    /^\p{Lu}[\p{L}\d]*\p{Ll}|^\p{Lu}[\p{Lu}\d_]+$/u.test(text) ||
    isGlobalName(text) ||
    (index === 0 && after === '.' && PYTHON_STANDARD_LIBRARY.has(text)) ||
    (IS_MEMBER.test(after) && after !== '.')
  );
}

/** Named arguments stand anywhere among the others: `run(shell=True)` is `run(cmd, shell=True, check=True)`. */
function openArguments(parts: readonly Part[]): readonly Part[] {
  const isSign = (part: Part | undefined, text: string): boolean => part?.kind === 'same' && part.token.text === text;
  return parts.flatMap((part, index): readonly Part[] => {
    const opens = isSign(part, '(') && isSign(parts[index + 2], '=');
    const end = parts.length - 1;
    const closes =
      isSign(part, ')') && isSign(parts[index - 2], '=') && (index === end || isSign(parts[index + 1], ']'));
    return opens ? [part, { kind: 'gap', least: 0 }] : closes ? [{ kind: 'gap', least: 0 }, part] : [part];
  });
}

/** Names, names of files and words of prose are no syntax, unless a keyword is among them: `raise SystemExit`. */
function areOnlyNames(tokens: readonly Token[]): boolean {
  return (
    tokens.every(({ kind, text }) => kind === 'word' || kind === 'number' || /^[./?*-]$|^(?:::|->|\?\.)$/.test(text)) &&
    !tokens.some(({ text }) => KEYWORD.test(text))
  );
}

const KEYWORD = /^(?:raise|throw|event|new|await|delete|extends|implements|instanceof)$/;

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

function isBalanced(tokens: readonly Token[]): boolean {
  const open: string[] = [];
  for (const { kind, text } of tokens) {
    if (kind === 'sign' && /^[([{]$/.test(text)) {
      open.push(text);
    } else if (kind === 'sign' && text in PAIRS && open.pop() !== PAIRS[text]) {
      return false;
    }
  }
  return open.length === 0;
}

/** Several statements, or what arrows show: `a -> b`. */
function hasSeveralParts(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, text }) => kind === 'sign' && /^(?:;|->|=>|→|\\|`|#|~)$/.test(text));
}

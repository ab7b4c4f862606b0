import type { CodeFacts } from '../../../../syntax/facts/types.ts';
import { IS_MEMBER, type Part } from './read-snippet.ts';
import { tokenizeLine, type QuotedText, type Token } from './tokens.ts';

/** How far code that stands in a gap may reach. */
const MAX_GAP_TOKENS = 80;
/** How many words a name has at most: `a.b.c` has three. A file of nothing but `a.a.a` would take long. */
const MAX_WORDS = 40;

type CodeAndStrings = Pick<CodeFacts, 'code' | 'strings'>;

/** The tokens of a file are the same for each snippet. */
const KNOWN = new WeakMap<CodeAndStrings, readonly (readonly Token[])[]>();

/** The places where the code of some lines has what a snippet shows, by the first of its tokens. */
export function findSnippet(parts: readonly Part[], facts: CodeAndStrings): readonly Token[] {
  let runs = KNOWN.get(facts);
  if (runs === undefined) {
    runs = listRuns(facts);
    KNOWN.set(facts, runs);
  }
  return runs.flatMap((tokens) => findInTokens(parts, tokens));
}

/** The tokens of lines that follow one another. */
function listRuns({ code, strings }: CodeAndStrings): readonly (readonly Token[])[] {
  const quoted = new Map<number, QuotedText[]>();
  for (const { line, endLine, column, endColumn, value, isInterpolated } of strings) {
    if (!isInterpolated && line === endLine) {
      const found = quoted.get(line) ?? [];
      found.push({ column, end: endColumn, value });
      quoted.set(line, found);
    }
  }
  const runs: Token[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { line, text } of code.toSorted((a, b) => a.line - b.line)) {
    const run = line === last + 1 ? runs.at(-1) : undefined;
    const tokens = run ?? [];
    tokenizeLine(text, line, quoted.get(line) ?? []).forEach((token) => tokens.push(token));
    if (run === undefined) {
      runs.push(tokens);
    }
    last = line;
  }
  return runs;
}

/** The same in the tokens of consecutive lines. */
export function findInTokens(parts: readonly Part[], tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((_, start) => beginsAt(parts, tokens, start) && endOfMatch(parts, tokens, start) !== undefined);
}

/**
 * `getattr(` is not the end of `a.getattr(`, but `Optional[str]` may be written `typing.Optional[str]`, and `length() == 0` is said
 * of any object.
 */
function beginsAt([first]: readonly Part[], tokens: readonly Token[], start: number): boolean {
  const before = tokens[start - 1];
  const isMember = before?.kind === 'sign' && IS_MEMBER.test(before.text);
  return !isMember || first?.kind !== 'same' || first.token.kind !== 'word' || OF_ANY_OBJECT.test(first.token.text);
}

const OF_ANY_OBJECT = /^(?:\p{Lu}|(?:compareTo|count|equals|indexOf|length|size)$)/u;

function endOfMatch(parts: readonly Part[], tokens: readonly Token[], start: number): number | undefined {
  let at: number | undefined = start;
  for (const [index, part] of parts.entries()) {
    at = at === undefined ? undefined : endOfPart(part, parts[index + 1], tokens, at);
  }
  return at;
}

/** The index behind what a part stands for. Undefined if it is not there. */
function endOfPart(part: Part, next: Part | undefined, tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  switch (part.kind) {
    case 'same': {
      const isOptional = part.token.text === '}' && token?.text === ';';
      const found = part.isValue ? endOfQualifier(tokens, at) : isOptional ? at + 1 : at;
      return isSame(part.token, tokens[found]) ? found + 1 : undefined;
    }
    case 'string':
      return token?.kind === 'string' && (part.text === undefined || part.text === token.text) ? at + 1 : undefined;
    case 'name':
      return token?.kind === 'word' ? endOfName(next, tokens, at) : undefined;
    case 'parentheses':
      return token?.text === '(' ? endOfParentheses(tokens, at) : at;
    case 'gap':
      return next === undefined ? at : endOfGap(next, tokens, at, part);
  }
}

const CLOSING: Part = { kind: 'same', token: { kind: 'sign', text: ')', line: 1, column: 0 }, isValue: false };

function isSame(wanted: Token, found: Token | undefined): boolean {
  return wanted.kind === found?.kind && (wanted.text === found.text || (wanted.text === '.' && found.text === '?.'));
}

/** Where `a.b.c` ends. A part behind it that is a member takes the last word: `x.close()` is `a.b.close()`. */
function endOfName(next: Part | undefined, tokens: readonly Token[], at: number): number {
  const end = endOfQualifier(tokens, at);
  const takesLast = next?.kind === 'same' && IS_MEMBER.test(next.token.text) && end > at;
  return takesLast ? end - 1 : end + 1;
}

/** The last word of `a.b.c`. */
function endOfQualifier(tokens: readonly Token[], at: number): number {
  let end = at;
  const last = at + 2 * (MAX_WORDS - 1);
  while (end < last && IS_MEMBER.test(tokens[end + 1]?.text ?? '') && tokens[end + 2]?.kind === 'word') {
    end += 2;
  }
  return end;
}

function endOfParentheses(tokens: readonly Token[], at: number): number | undefined {
  const end = endOfGap(CLOSING, tokens, at + 1, { least: 0 });
  return end === undefined ? undefined : end + 1;
}

/** Where the part behind a gap is. */
function endOfGap(
  next: Part,
  tokens: readonly Token[],
  at: number,
  { least, until }: Pick<Extract<Part, { kind: 'gap' }>, 'least' | 'until'>,
): number | undefined {
  let depth = 0;
  const isOfTypes = next.kind === 'same' && next.token.text === '>';
  for (let index = at; index < tokens.length && index <= at + MAX_GAP_TOKENS; index += 1) {
    if (depth === 0 && index >= at + least && endOfPart(next, undefined, tokens, index) !== undefined) {
      return index;
    }
    const token = tokens[index];
    const text = token?.kind === 'sign' ? token.text : '';
    if (/^[([{]$/.test(text) || (isOfTypes && text === '<')) {
      depth += 1;
    } else if (/^[)\]}]$/.test(text) || (isOfTypes && text === '>')) {
      depth -= 1;
    }
    if (depth < 0 || (depth === 0 && text === until)) {
      return undefined;
    }
  }
  return undefined;
}

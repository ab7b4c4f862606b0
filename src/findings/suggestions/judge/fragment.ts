import { lineSimilarity, readTokens } from '../similar-lines.ts';
import { mayBePart } from './part-of-line.ts';
import { wordSet } from '../../../structures/words-in.ts';

/** The words at the beginning of a statement. A suggestion that drops one is a fragment. */
const STATEMENT_WORDS: ReadonlySet<string> = wordSet(`
  return throw raise yield if elif else elsif unless while for foreach switch case match when with try catch except
  import from export use using package include require def fn func function class struct interface enum trait impl
  module namespace type const let var val mut public private protected static final defer go delete del assert echo
  print
`);
/** Words in front of a statement, which do not make it one. */
const MODIFIERS: ReadonlySet<string> = wordSet(`
  export default public private protected internal static final readonly abstract async await const let var val mut
  pub override virtual inline extern constexpr volatile unsafe mutable def auto
`);
const ASSIGNS = /^(?:=|:=|:)$/;
/** Words that declare a name. Without one, the same line assigns to a name that exists. */
const DECLARES: ReadonlySet<string> = wordSet('const let var val auto my local');
const REMOVES =
  /\b(?:remov\w*|delet\w*|drop\w*|unused|redundan\w*|unnecessar\w*|needless|superfluous|never used|no need)\b/i;

/**
 * Whether a suggestion is only a part of what it would replace: `foo(b, a)` for `const x = foo(a, b);`, which would lose
 * the rest of the line.
 */
export function isFragment(lines: readonly string[], replaced: readonly string[], said: string): boolean {
  const before = solid(replaced);
  const after = solid(lines);
  const oldFirst = before[0];
  const newFirst = findFirst(oldFirst ?? '', after);
  const [oldLast, newLast] = [before.at(-1), after.at(-1)];
  if (oldFirst === undefined || newFirst === undefined || oldLast === undefined || newLast === undefined) {
    return false;
  }
  const [old, fresh] = [readTokens(oldFirst), readTokens(newFirst)];
  const isOneLine = after.length === 1 && before.length === 1;
  const isPart = losesHead(old, fresh) || (isOneLine && (isPartOf(fresh, old) || mayBePart(fresh, old)));
  return (isPart && !REMOVES.test(said)) || losesEnd(oldLast, newLast);
}

/** The new version of the first line. Lines that were added before it are skipped. */
function findFirst(oldFirst: string, after: readonly string[]): string | undefined {
  const [start] = readTokens(oldFirst);
  return start !== undefined && readTokens(after[0] ?? '')[0] === start
    ? after[0]
    : (after.find((line) => lineSimilarity(oldFirst, line) >= SAME_LINE) ?? after[0]);
}

/** Whether a line has nothing but consecutive words and signs of another line. */
function isPartOf(tokens: readonly string[], line: readonly string[]): boolean {
  return (
    tokens.length < line.length && line.some((_, start) => tokens.every((token, at) => token === line[start + at]))
  );
}

/** Lines this much alike are versions of the same line. */
const SAME_LINE = 0.6;

function solid(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** Whether the beginning of the old line, with the word or the sign that makes it a statement, is gone. */
function losesHead(before: readonly string[], after: readonly string[]): boolean {
  const [first = ''] = after;
  const at = before.indexOf(first);
  if (at === 0 || before.length < 2) {
    return false;
  }
  const head = before.slice(0, at < 0 ? before.length : at);
  if (losesItem(before, after)) {
    return true;
  }
  if (at > 0) {
    return !head.every((token) => after.includes(token)) && !hasShape(after, head);
  }
  const losesStatement = hasAssignment(before) && !hasAssignment(after);
  return (
    (losesStatement || losesWord(before, after) || losesDeclaration(before, after)) &&
    !STATEMENT_WORDS.has(first) &&
    !isDeeper(after)
  );
}

/** Whether the word that made the line a statement is gone. `print` and its like may be replaced by any call. */
function losesWord(before: readonly string[], after: readonly string[]): boolean {
  const [word = ''] = before;
  return (
    STATEMENT_WORDS.has(word) &&
    !MODIFIERS.has(word) &&
    !CALLS.has(word) &&
    !after.some((token) => token.startsWith(word))
  );
}

function losesDeclaration(before: readonly string[], after: readonly string[]): boolean {
  return DECLARES.has(before[0] ?? '') && hasAssignment(after) && !after.some((token) => DECLARES.has(token));
}

const CALLS: ReadonlySet<string> = wordSet('print echo assert del delete raise throw require include');

/** Whether the first items of a list are gone, and the rest of the line is the same. */
function losesItem(before: readonly string[], after: readonly string[]): boolean {
  let shared = 0;
  while (shared < after.length && before.at(-1 - shared) === after.at(-1 - shared)) {
    shared += 1;
  }
  const hasWord = after.slice(after.length - shared).some((token) => /[\p{L}\p{N}]/u.test(token));
  return hasWord && before.length - after.length >= 2 && countCommas(after) < countCommas(before);
}

function countCommas(tokens: readonly string[]): number {
  return tokens.filter((token) => token === ',').length;
}

/** Whether the new line has what made the head a statement: an assignment, or a word such as `return`. */
function hasShape(after: readonly string[], head: readonly string[]): boolean {
  const words = head.filter((token) => STATEMENT_WORDS.has(token) && !MODIFIERS.has(token));
  const assigns = head.some((token) => ASSIGNS.test(token));
  const isShaped =
    words.every((word) => after.includes(word)) && (!assigns || after.some((token) => ASSIGNS.test(token)));
  return isShaped && (words.length > 0 || assigns);
}

function hasAssignment(tokens: readonly string[]): boolean {
  return tokens.some(
    (token, at) =>
      ASSIGNS.test(token) && !/^[=:/]$/.test(tokens[at + 1] ?? ' ') && !'=!<>:'.includes(tokens[at - 1] ?? ' '),
  );
}

/** Whether the line opens a block or a call, with the old statement in it. */
function isDeeper(tokens: readonly string[]): boolean {
  return /^[{([:]$/.test(tokens.at(-1) ?? '');
}

/** Whether the sign that ends a statement or an item is gone. */
function losesEnd(before: string, after: string): boolean {
  const old = withoutComment(before).at(-1) ?? '';
  const fresh = withoutComment(after).at(-1) ?? '';
  return (old === ';' && !';}{,:'.includes(fresh)) || (old === ',' && !',;{([}'.includes(fresh));
}

function withoutComment(line: string): string {
  return line.replace(/\s+(?:\/\/|#|--\s).*$/, '').trimEnd();
}

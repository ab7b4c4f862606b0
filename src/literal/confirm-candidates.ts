import { isHeadOf, type ReadHead } from '../changes/head-text.ts';
import type { FileChange } from '../changes/types.ts';
import { at } from '../structures/at.ts';
import { blankCommentsAndStrings } from '../text/code-mask.ts';
import { blankAllowed, type Candidate } from './find-candidates.ts';

/** Keeps the candidates of a file whose match is code, not a comment, a string or running text. */
export async function confirmCandidates(
  file: FileChange,
  candidates: readonly Candidate[],
  readHead: ReadHead,
): Promise<readonly Candidate[]> {
  const languageId = candidates.find(({ pattern }) => pattern.place === 'code')?.languageId;
  const code = languageId === undefined ? undefined : await readCode(file, languageId, readHead);
  return candidates.filter((candidate) => isConfirmed(candidate, code));
}

/** New line number → the line with comments and strings blanked out. */
type Code = ReadonlyMap<number, string>;

/** Reads the code of the changed lines from the whole file if possible, else from its hunks. */
async function readCode(file: FileChange, languageId: string, readHead: ReadHead): Promise<Code | undefined> {
  const head = await readHead(file.path);
  if (head === undefined || !isHeadOf(file, head)) {
    return readCodeOfHunks(file, languageId);
  }
  const lines = blankCommentsAndStrings(head, languageId)?.split('\n');
  return lines === undefined ? undefined : new Map(lines.map((line, index) => [index + 1, line]));
}

/** Without the whole file, each hunk is read on its own: a comment that opens above the hunk is not recognized. */
function readCodeOfHunks(file: FileChange, languageId: string): Code | undefined {
  const code = new Map<number, string>();
  for (const hunk of file.hunks) {
    const lines = hunk.lines.filter((line) => line.kind !== 'removed');
    const blanked = blankCommentsAndStrings(lines.map((line) => line.text).join('\n'), languageId)?.split('\n');
    if (blanked === undefined) {
      return undefined;
    }
    lines.forEach((line, index) => code.set(line.newLine, at(blanked, index)));
  }
  return code;
}

function isConfirmed({ pattern, line, languageId, check }: Candidate, code: Code | undefined): boolean {
  if (pattern.place !== 'code') {
    return true;
  }
  if (code === undefined) {
    // The comments of this language are unknown. A plain word could be prose; anything else is code.
    return !pattern.word;
  }
  let text = blankAllowed(code.get(line.newLine) ?? '', check.allowed);
  const { length } = pattern.code;
  for (let found = pattern.find(text); found >= 0; found = pattern.find(text)) {
    if (!pattern.word || !isRunningTextOrName(text, found, length, languageId)) {
      return true;
    }
    text = text.slice(0, found) + ' '.repeat(length) + text.slice(found + length);
  }
  return false;
}

/** Languages whose files may contain running text outside of strings. */
const WITH_TEXT = new Set([
  'html',
  'javascriptreact',
  'typescriptreact',
  'vue',
  'svelte',
  'astro',
  'php',
  'handlebars',
  'razor',
]);

/** Whether a word is the name of a property (`{ any: 1 }`), or a word between words in a file that mixes text and code. */
function isRunningTextOrName(line: string, start: number, length: number, languageId: string | undefined): boolean {
  const before = line.slice(0, start);
  const after = line.slice(start + length);
  if (isPropertyName(before, after) && !['python', 'ruby'].includes(languageId ?? '')) {
    return true;
  }
  return WITH_TEXT.has(languageId ?? '') && (hasNoCodeSign(line) || isBetweenWords(before, after));
}

function isPropertyName(before: string, after: string): boolean {
  return /(?:^|[{,(])\s*$/.test(before) && /^\s*\??\s*:(?!:)/.test(after);
}

function hasNoCodeSign(line: string): boolean {
  return !/[=(){};:<>,[\]]/.test(line);
}

/** Keywords after which a word is code: `x as any`. */
const KEYWORD_BEFORE =
  /(?:^|[^\p{L}\p{N}_$])(?:as|async|await|case|const|declare|default|else|export|extends|function|implements|import|in|instanceof|is|keyof|let|new|of|private|protected|public|readonly|return|satisfies|static|throw|typeof|var|yield)\s+$/u;

function isBetweenWords(before: string, after: string): boolean {
  return /[\p{L}\p{N}]\s+$/u.test(before) && /^\s+[\p{L}\p{N}]/u.test(after) && !KEYWORD_BEFORE.test(before);
}

import type { FileChange } from '../changes/types.ts';
import { blankAllowed, type Candidate } from './find-candidates.ts';
import { readCodeOfLines, type CodeSource, type LineOfCode } from './read-code.ts';

/** Keeps the candidates of a file whose match is what the statement means: code, a comment or an import, and no running text. */
export async function confirmCandidates(
  file: FileChange,
  candidates: readonly Candidate[],
  source: CodeSource,
): Promise<readonly Candidate[]> {
  const languageId = candidates.find(({ pattern }) => pattern.place !== 'anywhere')?.languageId;
  const lines = candidates.map(({ line }) => line.newLine);
  const code = languageId === undefined ? undefined : await readCodeOfLines(file, languageId, lines, source);
  return candidates.filter((candidate) => isConfirmed(candidate, code?.get(candidate.line.newLine)));
}

function isConfirmed(candidate: Candidate, line: LineOfCode | undefined): boolean {
  const { pattern, check } = candidate;
  switch (pattern.place) {
    case 'anywhere':
      return true;
    case 'command':
      // A shell command is a string in JSON, and text without quotes in the other files.
      return languageIsJson(candidate) || line === undefined || pattern.find(line.code) >= 0;
    case 'import':
      return line?.tokenAt === undefined || IMPORT.test(line.code);
    case 'comment':
      return line?.comments === undefined || pattern.find(line.comments) >= 0;
    case 'code':
      // If the comments of a language are unknown, a plain word could be prose; anything else is code.
      return line === undefined ? !pattern.word : findsCode(candidate, line, blankAllowed(line.code, check.allowed));
  }
}

function languageIsJson({ languageId }: Candidate): boolean {
  return languageId === 'json' || languageId === 'jsonc';
}

/** The word of an import is code, not a part of a string or a comment. */
const IMPORT = /(?<![\p{L}\p{N}_$])(?:import|from|require|use|using|include)(?![\p{L}\p{N}_$])/u;

function findsCode({ pattern, languageId }: Candidate, { tokenAt }: LineOfCode, code: string): boolean {
  const { length } = pattern.code;
  let text = code;
  for (let found = pattern.find(text); found >= 0; found = pattern.find(text)) {
    const isMeant =
      tokenAt === undefined
        ? !pattern.word || !isRunningTextOrName(text, found, length, languageId)
        : isTokenMeant({ pattern, languageId }, found, tokenAt);
    if (isMeant) {
      return true;
    }
    text = text.slice(0, found) + ' '.repeat(length) + text.slice(found + length);
  }
  return false;
}

/** Types that TypeScript has words for. As a name, such a word is somebody's own. */
const TYPESCRIPT_TYPES = new Set([
  'any',
  'bigint',
  'boolean',
  'never',
  'number',
  'object',
  'string',
  'symbol',
  'unknown',
  'void',
]);

/** Whether the token where some code was found has the role that the code has in a statement. */
function isTokenMeant(
  { pattern, languageId }: Pick<Candidate, 'pattern' | 'languageId'>,
  column: number,
  tokenAt: NonNullable<LineOfCode['tokenAt']>,
): boolean {
  const role = tokenAt(column)?.role;
  if (pattern.call) {
    return role !== 'declared' && role !== 'key';
  }
  if (!pattern.word) {
    return true;
  }
  const isType = TYPESCRIPT_TYPES.has(pattern.code) && languageId?.startsWith('typescript') === true;
  return isType ? role === 'keyword' : role === 'keyword' || role === 'name' || role === 'declared';
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

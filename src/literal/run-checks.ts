import { isHeadOf, type ReadHead } from '../changes/head-text.ts';
import type { DiffLine, FileChange } from '../changes/types.ts';
import { compileLiteralCheck, type LiteralCheck } from './compile-check.ts';
import type { Guideline } from '../guidelines/types.ts';
import { blankCommentsAndStrings } from './code-mask.ts';
import { languageOf } from '../text/languages.ts';
import type { Draft } from '../findings/types.ts';

/** What the literal checks found, and how much of the guidelines they could decide. */
export interface LiteralReview {
  readonly drafts: readonly Draft[];
  readonly checkedStatements: number;
  readonly statements: number;
}

/** Prose: a word ruled out in code is no fault in a text about it, unless the guideline is about such texts. */
const PROSE = new Set([
  'asciidoc',
  'chatagent',
  'instructions',
  'latex',
  'markdown',
  'mdx',
  'plaintext',
  'prompt',
  'restructuredtext',
  'skill',
]);
/** Patterns of a guideline about everything, and so about no text in particular. */
const EVERYTHING = new Set(['*', '**', '**/*']);
/** Files whose code may hold running text outside of strings. */
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

/**
 * Runs the statements that need no model on the added lines of the files their guideline is in force for. Files with a
 * view are passed over: what is read of them is not as anybody wrote it.
 */
export async function runLiteralChecks(
  files: readonly FileChange[],
  guidelines: readonly Guideline[],
  readHead: ReadHead,
): Promise<LiteralReview> {
  const compiled = guidelines.map((guideline) => ({ guideline, checks: compileChecks(guideline) }));
  const drafts: Draft[] = [];
  for (const file of files.filter((one) => one.view === undefined)) {
    const inForce = compiled.filter(({ guideline }) => guideline.appliesTo.has(file.path));
    const candidates = inForce.flatMap(({ guideline, checks }) => findCandidates(file, guideline, checks));
    if (candidates.length > 0) {
      const code = await readCode(file, candidates, readHead);
      drafts.push(...candidates.filter((candidate) => isConfirmed(candidate, code)).map(draftOf));
    }
  }
  return {
    drafts,
    checkedStatements: compiled.reduce((total, { checks }) => total + checks.length, 0),
    statements: guidelines.reduce((total, guideline) => total + guideline.statements.length, 0),
  };
}

function compileChecks(guideline: Guideline): readonly LiteralCheck[] {
  return guideline.statements.flatMap(
    (statement, index) => compileLiteralCheck(statement, guideline.statements[index + 1]) ?? [],
  );
}

type AddedLine = Extract<DiffLine, { kind: 'added' }>;

interface Candidate {
  readonly path: string;
  readonly languageId: string | undefined;
  readonly check: LiteralCheck;
  readonly pattern: LiteralCheck['patterns'][number];
  readonly line: AddedLine;
}

function findCandidates(file: FileChange, guideline: Guideline, checks: readonly LiteralCheck[]): readonly Candidate[] {
  const languageId = languageOf(file.path);
  if (
    (languageId === undefined || PROSE.has(languageId)) &&
    guideline.filePatterns.some((pattern) => EVERYTHING.has(pattern))
  ) {
    return [];
  }
  const relevant = checks.filter(
    (check) => check.languages === undefined || check.languages.includes(languageId ?? ''),
  );
  const added = file.hunks.flatMap((hunk) => hunk.lines.filter((line) => line.kind === 'added'));
  return relevant.flatMap((check) =>
    added.flatMap((line) => {
      const text = withoutAllowed(line.text, check.allowed);
      const pattern = check.patterns.find((candidate) => candidate.find(text) >= 0);
      return pattern === undefined ? [] : [{ path: file.path, languageId, check, pattern, line }];
    }),
  );
}

/** What the statement asks for may contain what it rules out (`a === b` and `==`): it is taken out first. */
function withoutAllowed(text: string, allowed: readonly string[]): string {
  return allowed.reduce((rest, code) => rest.replaceAll(code, ' '.repeat(code.length)), text);
}

/** New line number → the line with comments and strings blanked out. */
type Code = ReadonlyMap<number, string>;

async function readCode(
  file: FileChange,
  candidates: readonly Candidate[],
  readHead: ReadHead,
): Promise<Code | undefined> {
  const languageId = candidates[0]?.languageId;
  if (languageId === undefined || candidates.every((candidate) => candidate.pattern.place !== 'code')) {
    return undefined;
  }
  const head = await readHead(file.path);
  if (head !== undefined && isHeadOf(file, head)) {
    const lines = blankCommentsAndStrings(head, languageId)?.split('\n');
    return lines === undefined ? undefined : new Map(lines.map((line, index) => [index + 1, line]));
  }
  return codeOfHunks(file, languageId);
}

/** Without the whole file, each hunk is read on its own: a comment opened above it is not known. */
function codeOfHunks(file: FileChange, languageId: string): Code | undefined {
  const code = new Map<number, string>();
  for (const hunk of file.hunks) {
    const lines = hunk.lines.filter((line) => line.kind !== 'removed');
    const blanked = blankCommentsAndStrings(lines.map((line) => line.text).join('\n'), languageId)?.split('\n');
    if (blanked === undefined) {
      return undefined;
    }
    lines.forEach((line, index) => code.set(line.newLine, blanked[index] ?? ''));
  }
  return code;
}

function isConfirmed(candidate: Candidate, code: Code | undefined): boolean {
  const { pattern, line, languageId, check } = candidate;
  if (pattern.place !== 'code') {
    return true;
  }
  if (code === undefined) {
    // No comment syntax is known: a plain word could be prose, anything else is code.
    return !pattern.word;
  }
  let text = withoutAllowed(code.get(line.newLine) ?? '', check.allowed);
  const { length } = pattern.code;
  for (let at = pattern.find(text); at >= 0; at = pattern.find(text)) {
    if (!pattern.word || !isRunningTextOrName(text, at, length, languageId)) {
      return true;
    }
    text = text.slice(0, at) + ' '.repeat(length) + text.slice(at + length);
  }
  return false;
}

const BEFORE_A_WORD =
  /(?:^|[^\p{L}\p{N}_$])(?:as|async|await|case|const|declare|default|else|export|extends|function|implements|import|in|instanceof|is|keyof|let|new|of|private|protected|public|readonly|return|satisfies|static|throw|typeof|var|yield)\s+$/u;

/** A property's name (`{ any: 1 }`), or a word between words where a file mixes text and code. */
function isRunningTextOrName(line: string, at: number, length: number, languageId: string | undefined): boolean {
  const before = line.slice(0, at);
  const after = line.slice(at + length);
  if (
    /(?:^|[{,(])\s*$/.test(before) &&
    /^\s*\??\s*:(?!:)/.test(after) &&
    !['python', 'ruby'].includes(languageId ?? '')
  ) {
    return true;
  }
  if (!WITH_TEXT.has(languageId ?? '')) {
    return false;
  }
  const lonely = !/[=(){};:<>,[\]]/.test(line);
  const betweenWords =
    /[\p{L}\p{N}]\s+$/u.test(before) && /^\s+[\p{L}\p{N}]/u.test(after) && !BEFORE_A_WORD.test(before);
  return lonely || betweenWords;
}

function draftOf({ path, check, pattern, line }: Candidate): Draft {
  const { statement, instead, strength } = check;
  const ask = instead === undefined ? '' : ` It asks for ${instead}.`;
  return {
    path,
    line: line.newLine,
    side: 'RIGHT',
    quote: line.text,
    severity: strength === 'must' ? 'medium' : 'low',
    kind: 'consistency',
    title:
      strength === 'must'
        ? `The guidelines rule out ${codeSpan(pattern.code)}`
        : `The guidelines advise against ${codeSpan(pattern.code)}`,
    body: `This added line contains ${codeSpan(pattern.code)}.${ask}`,
    citation: statement.id,
    confidence: 1,
    origin: 'literal',
  };
}

/** Code in backticks, with as many as it takes. */
function codeSpan(code: string): string {
  return code.includes('`') ? `\`\` ${code} \`\`` : `\`${code}\``;
}

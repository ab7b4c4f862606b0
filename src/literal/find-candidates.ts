import type { DiffLine, FileChange } from '../changes/types.ts';
import type { Guideline } from '../guidelines/types.ts';
import { languageOf } from '../text/languages.ts';
import type { CodePattern } from './code-pattern.ts';
import type { LiteralCheck } from './compile-check.ts';

/** A guideline with those of its statements that can be checked without a model. */
export interface CompiledGuideline {
  readonly guideline: Guideline;
  readonly checks: readonly LiteralCheck[];
}

/** An added line that contains code which a statement rules out, if it is code there. */
export interface Candidate {
  readonly path: string;
  readonly languageId: string | undefined;
  readonly check: LiteralCheck;
  readonly pattern: CodePattern;
  readonly line: Extract<DiffLine, { kind: 'added' }>;
}

/** Languages of prose. Code that is ruled out may be mentioned there, unless the guideline is about such files. */
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
/** File patterns of a guideline that applies to every file, and so is not about prose in particular. */
const EVERYTHING = new Set(['*', '**', '**/*']);

/** Selects the checks of a guideline that apply to a file, by its language. */
export function selectChecks(
  { path }: Pick<FileChange, 'path'>,
  { guideline, checks }: CompiledGuideline,
): readonly LiteralCheck[] {
  const languageId = languageOf(path);
  const isProse = languageId === undefined || PROSE.has(languageId);
  if (isProse && guideline.filePatterns.some((pattern) => EVERYTHING.has(pattern))) {
    return [];
  }
  return checks.filter(({ languages, impliedLanguages }) => {
    const wanted = languages ?? impliedLanguages;
    return wanted === undefined || wanted.includes(languageId ?? '');
  });
}

/** Finds the added lines of a file that contain code which the checks rule out. */
export function findCandidates(file: FileChange, checks: readonly LiteralCheck[]): readonly Candidate[] {
  const languageId = languageOf(file.path);
  const added =
    checks.length === 0 ? [] : file.hunks.flatMap((hunk) => hunk.lines.filter((line) => line.kind === 'added'));
  return checks.flatMap((check) =>
    added.flatMap((line) => {
      const text = blankAllowed(line.text, check.allowed);
      const pattern = check.patterns.find((candidate) => candidate.find(text) >= 0);
      return pattern === undefined ? [] : [{ path: file.path, languageId, check, pattern, line }];
    }),
  );
}

/** Blanks out the recommended code that contains what is ruled out: the `===` in `a === b`, where `==` is ruled out. */
export function blankAllowed(text: string, allowed: readonly string[]): string {
  return allowed.reduce((rest, code) => rest.replaceAll(code, ' '.repeat(code.length)), text);
}

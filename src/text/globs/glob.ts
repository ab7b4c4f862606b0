import { rowsBelow } from './glob-below.ts';
import { foldCase } from './glob-case.ts';
import { matchRows } from './glob-match.ts';
import { readRows } from './glob-rows.ts';
import type { TextRange } from '../source-text.ts';
import { writeCount } from '../write-count.ts';

/** A glob ready to be matched, or why it cannot be. */
export type CompiledGlob =
  | { readonly kind: 'glob'; readonly pattern: string; readonly matches: (path: string) => boolean }
  | { readonly kind: 'invalid'; readonly pattern: string; readonly reason: string };

/** An `applyTo` value as one reader understands it. */
export interface ApplyToMatcher {
  /** The first pattern that matches a path relative to the repository's root. */
  matches(path: string): string | undefined;
  /** The patterns in use, as written. */
  readonly patterns: readonly string[];
  readonly invalid: readonly { readonly pattern: string; readonly reason: string }[];
}

/** No pattern that people write comes near; minimatch itself refuses only beyond 64 kB. */
const MAX_PATTERN_CHARACTERS = 4_096;

/** A glob over paths relative to the repository's root, with case. */
export function compileGlob(pattern: string): CompiledGlob {
  return compile(pattern, () => matchRows(readRows(pattern, { ignoreCase: false })));
}

/** `+(a|b)` and its kin: two readers of content exclusion differ about them. */
const EXTENDED = /[!?*+@]\(/;

/**
 * A glob of GitHub's content exclusion, for paths relative to the repository's root. As in Copilot's clients it has no
 * case, one without a `/` is held against the name of a file at any depth, one that begins with `/` starts at the root,
 * and `!` is itself. A path without wildcards may be that of a folder and then stands for all that is in it. Extended
 * globs are refused, for to github.com, which matches by Ruby's `File.fnmatch`, they are plain text.
 *
 * @see https://docs.github.com/en/copilot/how-tos/content-exclusion/excluding-content-from-github-copilot
 */
export function compileExclusionGlob(pattern: string): CompiledGlob {
  if (EXTENDED.test(pattern)) {
    return { kind: 'invalid', pattern, reason: 'extended globs such as `+(a|b)` are not read alike everywhere' };
  }
  return compile(pattern, () => {
    const isPlainPath = pattern.includes('/') && !/[*?[\]{}\\]/.test(pattern);
    const patterns = isPlainPath ? [pattern, `${pattern.replace(/\/+$/, '')}/**`] : [pattern];
    const rows = patterns.flatMap((one) => readRows(one, { ignoreCase: true }));
    const fromRoot = rows.filter((row) => row.length > 1);
    const matchesPath = matchRows([...fromRoot, ...rowsBelow(fromRoot, [''])]);
    const matchesName = matchRows(rows.filter((row) => row.length === 1));
    return (path) => {
      const folded = foldCase(path);
      return matchesPath(folded) || matchesName(folded.slice(folded.lastIndexOf('/') + 1));
    };
  });
}

/** Compiles a pattern, unless it is empty or too long. */
function compile(pattern: string, match: () => (path: string) => boolean): CompiledGlob {
  if (pattern.length > MAX_PATTERN_CHARACTERS) {
    const reason = `it has more than ${writeCount(MAX_PATTERN_CHARACTERS)} characters`;
    return { kind: 'invalid', pattern, reason };
  }
  return pattern === ''
    ? { kind: 'invalid', pattern, reason: 'it is empty' }
    : { kind: 'glob', pattern, matches: match() };
}

export interface ListedGlob {
  readonly pattern: string;
  /** Relative to the list. */
  readonly range: TextRange;
}

/** Splits a list of globs at the commas outside `{}` and `[]`; blanks around a glob go, and empty ones are none. */
export function splitGlobList(value: string): readonly ListedGlob[] {
  const globs: ListedGlob[] = [];
  let start = 0;
  for (const end of [...separators(value), value.length]) {
    const part = value.slice(start, end);
    const pattern = part.trim();
    if (pattern !== '') {
      const from = start + part.length - part.trimStart().length;
      globs.push({ pattern, range: { start: from, end: from + pattern.length } });
    }
    start = end + 1;
  }
  return globs;
}

function separators(value: string): readonly number[] {
  const commas: number[] = [];
  let braces = 0;
  let isInBrackets = false;
  for (const { 0: character, index: at } of value.matchAll(/[{}[\],]/g)) {
    if (character === '{') {
      braces += 1;
    } else if (character === '}') {
      braces = Math.max(0, braces - 1);
    } else if (character === '[' || character === ']') {
      isInBrackets = character === '[';
    } else if (braces === 0 && !isInBrackets) {
      commas.push(at);
    }
  }
  return commas;
}

/**
 * The globs of an `applyTo` as github.com reads them: from the repository's root, or a folder in its place, with case, so
 * that `*` and `*.py` are files of the root only.
 * https://docs.github.com/copilot/customizing-copilot/adding-repository-custom-instructions-for-github-copilot
 */
export function githubGlobs(patterns: readonly string[], folder = ''): ApplyToMatcher {
  return matchFirst(patterns.map(compileGlob), (path) => below(folder, path));
}

/**
 * The globs of an `applyTo` as VS Code reads them: without case, against the absolute path, at any depth unless the
 * pattern begins with `/`. Such a pattern starts at the root of the file system, so `/src/**` matches nothing in a
 * repository. Only files at or below the folder count.
 */
export function vscodeGlobs(patterns: readonly string[], folder = ''): ApplyToMatcher {
  return matchFirst(patterns.map(compileForVscode), (path) =>
    below(folder, path) === undefined ? undefined : foldCase(path),
  );
}

/** Whose meaning a list of globs has. */
export type Dialect = 'github' | 'vscode';

/** What the two readers make of one list of globs. */
export interface DialectMatches {
  /** The paths that either of them takes, in the order given, each with the first pattern that takes it there. */
  readonly taken: readonly (Readonly<Partial<Record<Dialect, string>>> & { readonly path: string })[];
  /** The patterns that can be used, as written. */
  readonly patterns: Readonly<Record<Dialect, readonly string[]>>;
}

/** Holds the globs of an `applyTo` against paths as both readers do, from a folder as `githubGlobs` and `vscodeGlobs`. */
export function matchInBothDialects(
  patterns: readonly string[],
  paths: readonly string[],
  folder = '',
): DialectMatches {
  const github = githubGlobs(patterns, folder);
  const vscode = vscodeGlobs(patterns, folder);
  const taken: DialectMatches['taken'][number][] = [];
  for (const path of paths) {
    const inGithub = github.matches(path);
    const inVscode = vscode.matches(path);
    if (inGithub !== undefined || inVscode !== undefined) {
      taken.push({
        path,
        ...(inGithub === undefined ? {} : { github: inGithub }),
        ...(inVscode === undefined ? {} : { vscode: inVscode }),
      });
    }
  }
  return { taken, patterns: { github: github.patterns, vscode: vscode.patterns } };
}

/** A path relative to a folder, or undefined where it is not in it. */
function below(folder: string, path: string): string | undefined {
  if (folder === '') {
    return path;
  }
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

function matchFirst(globs: readonly CompiledGlob[], candidateOf: (path: string) => string | undefined): ApplyToMatcher {
  const usable = globs.filter((glob) => glob.kind === 'glob');
  return {
    matches(path) {
      const candidate = candidateOf(path);
      return candidate === undefined ? undefined : usable.find((glob) => glob.matches(candidate))?.pattern;
    },
    patterns: usable.map(({ pattern }) => pattern),
    invalid: globs.filter((glob) => glob.kind === 'invalid').map(({ pattern, reason }) => ({ pattern, reason })),
  };
}

const ALWAYS_IN_VSCODE: ReadonlySet<string> = new Set(['**', '**/*', '*']);

/** A glob over paths that are folded. */
function compileForVscode(pattern: string): CompiledGlob {
  return compile(pattern, () => {
    if (ALWAYS_IN_VSCODE.has(pattern)) {
      return () => true;
    }
    const anchored = pattern.startsWith('/') || pattern.startsWith('**/') ? pattern : `**/${pattern}`;
    const glob = inMinimatchsTerms(anchored);
    // There a trailing `/**` also matches what stands before it.
    const globs = glob.endsWith('/**') ? [glob, glob.slice(0, -'/**'.length)] : [glob];
    const rows = globs.flatMap((one) => readRows(one, { ignoreCase: true }));
    return matchRows(rowsBelow(rows, FOLDERS_IN_VSCODE));
  });
}

/**
 * VS Code matches the absolute path of a file, which is known only on the machine it is opened on. Names that
 * no pattern will hold stand for the folders above the repository; there is more than one of them.
 */
const FOLDERS_IN_VSCODE = ['', '\u{E000}', '\u{E000}', '\u{E000}'];

/** In VS Code a trailing `/` says nothing, a backslash is itself, and braces without a comma only go: `{a..c}` is `a..c`. */
function inMinimatchsTerms(pattern: string): string {
  const literal = pattern.replace(/\/$/, '').replaceAll('\\', String.raw`\\`);
  return literal.replaceAll(/\{([^{},]*)\}/g, '$1');
}

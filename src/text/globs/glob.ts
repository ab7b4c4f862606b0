import { compile, foldCase, prepareCaselessMatcher, prepareMatcher, type CompiledGlob } from './compile-glob.ts';
import type { TextRange } from '../source-text.ts';

export type { CompiledGlob };

/** An `applyTo` value as one reader understands it. */
export interface ApplyToMatcher {
  /** The first pattern that matches a path relative to the repository's root. */
  matches(path: string): string | undefined;
  /** The patterns in use, as written. */
  readonly patterns: readonly string[];
  readonly invalid: readonly { readonly pattern: string; readonly reason: string }[];
}

/** A glob over paths relative to the repository's root. Case matters. */
export function compileGlob(pattern: string): CompiledGlob {
  return compile(pattern, (composed) => prepareMatcher(composed));
}

/** `+(a|b)` and its relatives. */
const EXTENDED = /[!?*+@]\(/;

/**
 * A glob of GitHub's content exclusion, for paths relative to the repository's root. It is read as Copilot's clients read
 * it:
 * - Case does not matter.
 * - A pattern without `/` is matched against the name of a file in any folder.
 * - A pattern that begins with `/` starts at the root.
 * - `!` is an ordinary character.
 * - A path without wildcards may name a folder, and then includes everything in it.
 *
 * Extended globs are refused: github.com matches with Ruby's `File.fnmatch`, which takes them literally, and other readers
 * do not.
 *
 * @see https://docs.github.com/en/copilot/how-tos/content-exclusion/excluding-content-from-github-copilot
 */
export function compileExclusionGlob(written: string): CompiledGlob {
  if (EXTENDED.test(written)) {
    return {
      kind: 'invalid',
      pattern: written,
      reason: 'extended globs such as `+(a|b)` are not read alike everywhere',
    };
  }
  return compile(written, (pattern) => {
    const isPlainPath = pattern.includes('/') && !/[*?[\]{}\\]/.test(pattern);
    const patterns = isPlainPath ? [pattern, `${pattern.replace(/\/+$/, '')}/**`] : [pattern];
    const matchBase = !pattern.startsWith('/');
    const matchers = patterns.map((one) => prepareCaselessMatcher(one.replace(/^\/+/, ''), { matchBase }));
    // Some of the patterns in braces may begin with `/`.
    const prefixes = pattern.startsWith('{') ? ['', '/'] : [''];
    return (path) => {
      const folded = foldCase(path);
      return prefixes.some((prefix) => matchers.some((matches) => matches(prefix + folded)));
    };
  });
}

export interface ListedGlob {
  readonly pattern: string;
  /** Relative to the list. */
  readonly range: TextRange;
}

/** Splits a list of globs at the commas outside `{}` and `[]`. Blanks around a glob are removed, and so are empty globs. */
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
 * The globs of an `applyTo` as github.com reads them: relative to the repository's root, or to a folder, and with case. So
 * `*` and `*.py` match files of the root only.
 * https://docs.github.com/copilot/customizing-copilot/adding-repository-custom-instructions-for-github-copilot
 */
export function githubGlobs(patterns: readonly string[], folder = ''): ApplyToMatcher {
  return matchFirst(patterns.map(compileGlob), (path) => relativeTo(folder, path));
}

/**
 * The globs of an `applyTo` as VS Code reads them: without regard to case, against the absolute path, at any depth unless
 * the pattern begins with `/`. Such a pattern starts at the root of the file system, so `/src/**` matches nothing in a
 * repository. Only files below the folder can match.
 */
export function vscodeGlobs(patterns: readonly string[], folder = ''): ApplyToMatcher {
  return matchFirst(patterns.map(compileForVscode), (path) =>
    relativeTo(folder, path) === undefined ? undefined : `${FOLDERS_IN_VSCODE}${foldCase(path)}`,
  );
}

/** The client whose reading of a list of globs is meant. */
export type Dialect = 'github' | 'vscode';

/** A path, and for each client the first pattern that matches it there. At least one client has one. */
type MatchedPath = { readonly path: string } & (
  | { readonly github: string; readonly vscode?: string }
  | { readonly github?: undefined; readonly vscode: string }
);

/** How the two clients read one list of globs. */
export interface DialectMatches {
  /** The paths that match in either client, in the order given, each with the first pattern that matches there. */
  readonly taken: readonly MatchedPath[];
  /** The patterns that can be used, as written. */
  readonly patterns: Readonly<Record<Dialect, readonly string[]>>;
}

/** Matches the globs of an `applyTo` against paths as both clients do. The folder is that of `githubGlobs` and `vscodeGlobs`. */
export function matchInBothDialects(
  patterns: readonly string[],
  paths: readonly string[],
  folder = '',
): DialectMatches {
  const github = githubGlobs(patterns, folder);
  const vscode = vscodeGlobs(patterns, folder);
  const taken: MatchedPath[] = [];
  for (const path of paths) {
    const inGithub = github.matches(path);
    const inVscode = vscode.matches(path);
    if (inGithub !== undefined) {
      taken.push({ path, github: inGithub, ...(inVscode === undefined ? {} : { vscode: inVscode }) });
    } else if (inVscode !== undefined) {
      taken.push({ path, vscode: inVscode });
    }
  }
  return { taken, patterns: { github: github.patterns, vscode: vscode.patterns } };
}

/** Returns a path relative to a folder, or undefined if it is not in the folder. */
function relativeTo(folder: string, path: string): string | undefined {
  if (folder === '') {
    return path;
  }
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

function matchFirst(
  globs: readonly CompiledGlob[],
  findCandidate: (path: string) => string | undefined,
): ApplyToMatcher {
  const usable = globs.filter((glob) => glob.kind === 'glob');
  return {
    matches(path) {
      const candidate = findCandidate(path);
      return candidate === undefined ? undefined : usable.find((glob) => glob.matches(candidate))?.pattern;
    },
    patterns: usable.map(({ pattern }) => pattern),
    invalid: globs.filter((glob) => glob.kind === 'invalid').map(({ pattern, reason }) => ({ pattern, reason })),
  };
}

const ALWAYS_IN_VSCODE: ReadonlySet<string> = new Set(['**', '**/*', '*']);

/**
 * VS Code matches the absolute path of a file, which is known only on the machine where it is opened. These names, which
 * nobody writes in a pattern, are used for the folders above the repository. There are several, as on most machines.
 */
const FOLDERS_IN_VSCODE = '/\u{F8FD}/\u{F8FE}/\u{F8FF}/';

/** A glob over absolute paths. */
function compileForVscode(written: string): CompiledGlob {
  return compile(written, (pattern) => {
    if (ALWAYS_IN_VSCODE.has(pattern)) {
      return () => true;
    }
    const anchored = pattern.startsWith('/') || pattern.startsWith('**/') ? pattern : `**/${pattern}`;
    const glob = writeForMinimatch(anchored);
    const matches = prepareCaselessMatcher(glob);
    // In VS Code, a trailing `/**` also matches what is before it.
    if (!glob.endsWith('/**')) {
      return matches;
    }
    const matchesFolder = prepareCaselessMatcher(glob.slice(0, -'/**'.length));
    return (path) => matches(path) || matchesFolder(path);
  });
}

/**
 * Writes a glob of VS Code in minimatch's terms. In VS Code, a trailing `/` has no meaning, a backslash is an ordinary
 * character, and braces without a comma are dropped: `{a..c}` matches `a..c`.
 */
function writeForMinimatch(pattern: string): string {
  const literal = pattern.replace(/\/$/, '').replaceAll('\\', String.raw`\\`);
  return literal.replaceAll(/\{([^{},]*)\}/g, '$1');
}

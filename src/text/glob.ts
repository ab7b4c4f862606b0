import { Minimatch } from 'minimatch';
import type { TextRange } from './source-text.ts';

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

const OPTIONS = {
  /** `**` reaches `.github/`. */
  dot: true,
  /** In `applyTo` neither `!` nor `#` has a meaning at the start, nor `+(…)` anywhere. */
  nonegate: true,
  nocomment: true,
  noext: true,
  /** `{a,b}` twenty times over would be a million patterns. */
  braceExpandMax: 1_000,
  /** Paths of git have `/` on every system. */
  platform: 'linux',
} as const;

/** A glob over paths relative to the repository's root, with case. */
export function compileGlob(pattern: string): CompiledGlob {
  return compile(pattern, pattern, { ignoreCase: false });
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
  const options = { ignoreCase: true, matchBase: true };
  const glob = compile(pattern, pattern, options);
  const isPlainPath = pattern.includes('/') && !/[*?[\]{}\\]/.test(pattern);
  const below = isPlainPath ? compile(pattern, `${pattern.replace(/\/+$/, '')}/**`, options) : glob;
  if (glob.kind === 'invalid' || below.kind === 'invalid') {
    return glob;
  }
  const matches = (path: string): boolean => glob.matches(path) || below.matches(path);
  return { kind: 'glob', pattern, matches: (path) => matches(path) || matches(`/${path}`) };
}

interface CompileOptions {
  readonly ignoreCase: boolean;
  readonly matchBase?: boolean;
}

function compile(pattern: string, translated: string, options: CompileOptions): CompiledGlob {
  if (pattern.length > MAX_PATTERN_CHARACTERS) {
    return {
      kind: 'invalid',
      pattern,
      reason: `it has more than ${MAX_PATTERN_CHARACTERS.toLocaleString('en')} characters`,
    };
  }
  if (pattern === '') {
    return { kind: 'invalid', pattern, reason: 'it is empty' };
  }
  const { ignoreCase, matchBase = false } = options;
  const glob = new Minimatch(translated, { ...OPTIONS, nocase: ignoreCase, matchBase });
  return { kind: 'glob', pattern, matches: (path) => glob.match(path) };
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
  for (const [at, character] of value.split('').entries()) {
    if (character === '{') {
      braces += 1;
    } else if (character === '}') {
      braces = Math.max(0, braces - 1);
    } else if (character === '[' || character === ']') {
      isInBrackets = character === '[';
    } else if (character === ',' && braces === 0 && !isInBrackets) {
      commas.push(at);
    }
  }
  return commas;
}

/**
 * `applyTo` as github.com reads it: globs from the repository's root, with case, so that `*` and `*.py` are files
 * of the root only. https://docs.github.com/copilot/customizing-copilot/adding-repository-custom-instructions-for-github-copilot
 */
export function githubApplyTo(value: string): ApplyToMatcher {
  return matcherOf(splitGlobList(value).map(({ pattern }) => compileGlob(pattern)));
}

/**
 * VS Code matches the absolute path of a file, which is known only on the machine it is opened on. Names that
 * no pattern will hold stand for the folders above the repository; there is more than one of them.
 */
const ROOT_IN_VSCODE = '/\u{E000}/\u{E000}/\u{E000}/';
const ALWAYS_IN_VSCODE: ReadonlySet<string> = new Set(['**', '**/*', '*']);

/**
 * `applyTo` as VS Code reads it: without case, against the absolute path, at any depth unless the pattern begins
 * with `/`. Such a pattern starts at the root of the file system, so `/src/**` matches nothing in a repository.
 */
export function vscodeApplyTo(value: string): ApplyToMatcher {
  const globs = splitGlobList(value).map(({ pattern }) => compileForVscode(pattern));
  return matcherOf(globs, (path) => `${ROOT_IN_VSCODE}${path}`);
}

function compileForVscode(pattern: string): CompiledGlob {
  if (ALWAYS_IN_VSCODE.has(pattern)) {
    return { kind: 'glob', pattern, matches: () => true };
  }
  const anchored = pattern.startsWith('/') || pattern.startsWith('**/') ? pattern : `**/${pattern}`;
  const glob = anchored.length > MAX_PATTERN_CHARACTERS ? anchored : inMinimatchsTerms(anchored);
  const compiled = compile(pattern, glob, { ignoreCase: true });
  if (compiled.kind === 'invalid' || !glob.endsWith('/**')) {
    return compiled;
  }
  // There a trailing `/**` also matches what stands before it.
  const above = compile(pattern, glob.slice(0, -'/**'.length), { ignoreCase: true });
  return { ...compiled, matches: (path) => compiled.matches(path) || (above.kind === 'glob' && above.matches(path)) };
}

/** In VS Code a trailing `/` says nothing, a backslash is itself, and braces without a comma only go: `{a..c}` is `a..c`. */
function inMinimatchsTerms(pattern: string): string {
  const literal = pattern.replace(/\/$/, '').replaceAll('\\', String.raw`\\`);
  return literal.replaceAll(/\{([^{},]*)\}/g, '$1');
}

function matcherOf(
  globs: readonly CompiledGlob[],
  absolute: (path: string) => string = (path) => path,
): ApplyToMatcher {
  const usable = globs.filter((glob) => glob.kind === 'glob');
  return {
    matches(path) {
      const candidate = absolute(path);
      return usable.find((glob) => glob.matches(candidate))?.pattern;
    },
    patterns: usable.map(({ pattern }) => pattern),
    invalid: globs.filter((glob) => glob.kind === 'invalid').map(({ pattern, reason }) => ({ pattern, reason })),
  };
}

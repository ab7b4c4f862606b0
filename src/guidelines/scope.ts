import type { Applies, Compatibility, Instructions } from '../customizations/types.ts';
import { labelPaths } from '../structures/labelled-paths.ts';
import { matchInBothDialects, type DialectMatches } from '../text/globs/glob.ts';
import type { ChangedLanguages } from './changed-languages.ts';

/** The files that instructions apply to, or the reason why they apply to none of the given files. */
export type Scope = (
  | {
      readonly kind: 'applies';
      readonly filePatterns: readonly string[];
      readonly appliesTo: ReadonlyMap<string, string>;
    }
  | { readonly kind: 'left-out'; readonly reason: string }
) & {
  /** Present if github.com and VS Code disagree whether an `applyTo` matches one of the files. */
  readonly note?: string;
};

export interface ScopeSettings {
  readonly compatibility: Compatibility;
  readonly languages: ChangedLanguages;
  /** The word for the files in reasons. */
  readonly fileWord: 'changed file' | 'file in context';
}

/** Finds which files instructions apply to: what they say themselves, and only inside their workspace folder. */
export function scopeOf(
  instructions: Pick<Instructions, 'applies' | 'folder'>,
  paths: readonly string[],
  settings: ScopeSettings,
): Scope {
  const { applies, folder } = instructions;
  switch (applies.kind) {
    case 'folder':
      return scopeOfFolder(applies.folder, paths, settings);
    case 'globs':
      return scopeOfGlobs(applies, folder, paths, settings);
    case 'language':
      return scopeOfLanguage(applies.language, folder, paths, settings);
    case 'never':
      return leftOut(applies.reason);
  }
}

function leftOut(reason: string): Scope {
  return { kind: 'left-out', reason };
}

function scopeOfFolder(folder: string, paths: readonly string[], { fileWord }: ScopeSettings): Scope {
  const pattern = folder === '' ? '*' : `${folder}/**`;
  const appliesTo = labelPaths(paths, (path) => (isInside(path, folder) ? pattern : undefined));
  return appliesTo.size === 0 && folder !== ''
    ? leftOut(`no ${fileWord} is in \`${folder}\``)
    : { kind: 'applies', filePatterns: [pattern], appliesTo };
}

function isInside(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}

function scopeOfGlobs(
  { key, patterns, written }: Extract<Applies, { kind: 'globs' }>,
  folder: string,
  paths: readonly string[],
  { compatibility, fileWord }: ScopeSettings,
): Scope {
  const { appliesTo, filePatterns, disagreement, elsewhere } = matchOnce(patterns, folder, paths, compatibility);
  if (appliesTo.size > 0) {
    const note = key === 'applyTo' ? disagreement : undefined;
    return { kind: 'applies', filePatterns, appliesTo, ...(note === undefined ? {} : { note }) };
  }
  const where = folder === '' ? '' : ` in \`${folder}\``;
  return leftOut(`\`${key}: ${written}\` matches no ${fileWord}${where}${elsewhere}`);
}

/** What some patterns match. */
interface Matched {
  readonly appliesTo: ReadonlyMap<string, string>;
  readonly filePatterns: readonly string[];
  /** A sentence if github.com and VS Code disagree. */
  readonly disagreement: string | undefined;
  /** The end of a sentence if only the other reader would match a file. */
  readonly elsewhere: string;
}

const MATCHED = new WeakMap<readonly string[], Map<string, Matched>>();

/**
 * Matches patterns once for a list of paths. Many files have the same `applyTo`, and a list of 100,000 paths takes seconds
 * to match and megabytes to keep.
 */
function matchOnce(
  patterns: readonly string[],
  folder: string,
  paths: readonly string[],
  compatibility: Compatibility,
): Matched {
  const known = MATCHED.get(paths) ?? new Map<string, Matched>();
  MATCHED.set(paths, known);
  const key = JSON.stringify([compatibility, folder, patterns]);
  const matched = known.get(key) ?? matchPatterns(patterns, folder, paths, compatibility);
  known.set(key, matched);
  return matched;
}

function matchPatterns(
  patterns: readonly string[],
  folder: string,
  paths: readonly string[],
  compatibility: Compatibility,
): Matched {
  const { taken, patterns: usable } = matchInBothDialects(patterns, paths, folder);
  const matched = new Map(taken.map((match) => [match.path, match[compatibility]]));
  return {
    appliesTo: labelPaths(paths, (path) => matched.get(path)),
    filePatterns: usable[compatibility].map((pattern) => joinPattern(folder, pattern)),
    disagreement: describeDisagreement(taken, compatibility),
    elsewhere: matchElsewhere(taken, compatibility),
  };
}

function joinPattern(folder: string, pattern: string): string {
  return folder === '' ? pattern : `${folder}/${pattern}`;
}

/** Says that the other reader would match a file. */
function matchElsewhere([first]: DialectMatches['taken'], compatibility: Compatibility): string {
  if (first === undefined) {
    return '';
  }
  return compatibility === 'github'
    ? ` on github.com, where it counts from the repository's root; in VS Code it would match ${first.path}`
    : ` in VS Code; on github.com it would match ${first.path}`;
}

function describeDisagreement(taken: DialectMatches['taken'], compatibility: Compatibility): string | undefined {
  const differing = taken.filter(({ github, vscode }) => github === undefined || vscode === undefined);
  const [first] = differing;
  if (first === undefined) {
    return undefined;
  }
  const more = differing.length === 1 ? '' : ` and ${differing.length - 1} more`;
  const [pattern, here, there] =
    first.vscode === undefined
      ? [first.github, 'on github.com', 'in VS Code']
      : [first.vscode, 'in VS Code', 'on github.com'];
  const reader = compatibility === 'github' ? 'github.com' : 'VS Code';
  return `\`${pattern}\` matches ${first.path}${more} ${here}, but not ${there}; this run follows ${reader}`;
}

function scopeOfLanguage(
  language: string,
  folder: string,
  paths: readonly string[],
  { languages, fileWord }: ScopeSettings,
): Scope {
  const patterns = new Set<string>();
  const label = `language ${language}`;
  const appliesTo = labelPaths(paths, (path) =>
    isInside(path, folder) && languages.get(path) === language ? label : undefined,
  );
  for (const path of appliesTo.keys()) {
    patterns.add(patternForFile(path));
  }
  return appliesTo.size === 0
    ? leftOut(`no ${fileWord} is in its language, \`${language}\``)
    : { kind: 'applies', filePatterns: [...patterns], appliesTo };
}

/** `*.ext`, as Copilot writes it. For a file without an extension, its name. */
function patternForFile(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `*${name.slice(dot)}` : name;
}

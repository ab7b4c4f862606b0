import type { Applies, Compatibility, Instructions } from '../customizations/types.ts';
import { githubGlobs, vscodeGlobs } from '../text/glob.ts';
import type { ChangedLanguages } from './changed-languages.ts';

/** For which of the changed files instructions are in force, or why for none. */
export type Scope =
  | {
      readonly kind: 'in-force';
      readonly filePatterns: readonly string[];
      readonly appliesTo: ReadonlyMap<string, string>;
    }
  | { readonly kind: 'left-out'; readonly reason: string };

export interface ScopeSettings {
  readonly compatibility: Compatibility;
  readonly languages: ChangedLanguages;
}

/** Applies what instructions say of themselves, inside their workspace folder alone, to the changed files. */
export function scopeOf(
  instructions: Pick<Instructions, 'applies' | 'folder'>,
  changedPaths: readonly string[],
  settings: ScopeSettings,
): Scope {
  const { applies, folder } = instructions;
  switch (applies.kind) {
    case 'folder':
      return scopeOfFolder(applies.folder, changedPaths);
    case 'globs':
      return scopeOfGlobs(applies, folder, changedPaths, settings.compatibility);
    case 'language':
      return scopeOfLanguage(applies.language, folder, changedPaths, settings.languages);
    case 'never':
      return leftOut(applies.reason);
  }
}

function leftOut(reason: string): Scope {
  return { kind: 'left-out', reason };
}

function scopeOfFolder(folder: string, changedPaths: readonly string[]): Scope {
  const pattern = folder === '' ? '*' : `${folder}/**`;
  const inside = changedPaths.filter((path) => isInside(path, folder));
  return inside.length === 0 && folder !== ''
    ? leftOut(`no changed file is in \`${folder}\``)
    : { kind: 'in-force', filePatterns: [pattern], appliesTo: new Map(inside.map((path) => [path, pattern])) };
}

function isInside(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}

function scopeOfGlobs(
  { key, patterns, written }: Extract<Applies, { kind: 'globs' }>,
  folder: string,
  changedPaths: readonly string[],
  compatibility: Compatibility,
): Scope {
  const inside = changedPaths.filter((path) => isInside(path, folder));
  const globs = globsOf[compatibility](patterns, folder);
  const appliesTo = new Map<string, string>();
  for (const path of inside) {
    const pattern = globs.matches(path);
    if (pattern !== undefined) {
      appliesTo.set(path, pattern);
    }
  }
  if (appliesTo.size > 0) {
    const filePatterns = globs.patterns.map((pattern) => (folder === '' ? pattern : `${folder}/${pattern}`));
    return { kind: 'in-force', filePatterns, appliesTo };
  }
  const where = folder === '' ? '' : ` in \`${folder}\``;
  const elsewhere = matchElsewhere(patterns, folder, inside, compatibility);
  return leftOut(`\`${key}: ${written}\` matches no changed file${where}${elsewhere}`);
}

const globsOf = { github: githubGlobs, vscode: vscodeGlobs } as const;

/** What the other reader would have made of it. */
function matchElsewhere(
  patterns: readonly string[],
  folder: string,
  paths: readonly string[],
  compatibility: Compatibility,
): string {
  const other = globsOf[compatibility === 'github' ? 'vscode' : 'github'](patterns, folder);
  const path = paths.find((candidate) => other.matches(candidate) !== undefined);
  if (path === undefined) {
    return '';
  }
  return compatibility === 'github'
    ? ` as github.com reads it, from the repository's root; in VS Code it would match ${path}`
    : ` as VS Code reads it; on github.com it would match ${path}`;
}

function scopeOfLanguage(
  language: string,
  folder: string,
  changedPaths: readonly string[],
  languages: ChangedLanguages,
): Scope {
  const patterns = new Set<string>();
  const appliesTo = new Map<string, string>();
  for (const path of changedPaths) {
    if (isInside(path, folder) && languages.get(path) === language) {
      patterns.add(patternOf(path));
      appliesTo.set(path, `language ${language}`);
    }
  }
  return appliesTo.size === 0
    ? leftOut(`its language \`${language}\` is that of no changed file`)
    : { kind: 'in-force', filePatterns: [...patterns], appliesTo };
}

/** `*.ext`, as Copilot builds it; a file without extension gives its name instead. */
function patternOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `*${name.slice(dot)}` : name;
}

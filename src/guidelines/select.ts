import type { Customization, Customizations, PathInstructions, SettingInstructions } from '../customizations/types.ts';
import { githubApplyTo, vscodeApplyTo } from '../text/glob.ts';
import { languageOf } from '../text/languages.ts';
import { readStatements } from './statements.ts';
import type { Guideline, Guidelines, LeftOutGuideline } from './types.ts';

/** Copilot's review reserves id 1 for the pull request and counts guidelines from 2. */
const FIRST_ID = 2;

/**
 * Chooses the customizations in force for the changed files and gives them ids in collection order.
 * What is not in force is returned with the reason.
 */
export function selectGuidelines(customizations: Customizations, changedPaths: readonly string[]): Guidelines {
  const languages = languagePatterns(changedPaths);
  const inForce: Guideline[] = [];
  const leftOut: LeftOutGuideline[] = [...customizations.leftOut];
  const firstWithText = new Map<string, string>();
  for (const customization of customizations.found) {
    const scope = scopeOf(customization, changedPaths, languages);
    const source = customization.content.path;
    if (scope.kind === 'left-out') {
      leftOut.push({ source, reason: scope.reason });
      continue;
    }
    const identity = JSON.stringify([customization.content.text, scope.filePatterns]);
    const earlier = firstWithText.get(identity);
    if (earlier !== undefined) {
      leftOut.push({ source, reason: `its text and files are the same as those of ${earlier}` });
      continue;
    }
    firstWithText.set(identity, source);
    inForce.push(guidelineOf(FIRST_ID + inForce.length, customization, scope));
  }
  return { inForce, leftOut };
}

interface InForce {
  readonly kind: 'in-force';
  readonly filePatterns: readonly string[];
  readonly appliesTo: ReadonlySet<string>;
}

type Scope = InForce | { readonly kind: 'left-out'; readonly reason: string };

function scopeOf(customization: Customization, changedPaths: readonly string[], languages: LanguagePatterns): Scope {
  switch (customization.kind) {
    case 'repository-instructions':
      return { kind: 'in-force', filePatterns: ['*'], appliesTo: new Set(changedPaths) };
    case 'path-instructions':
      return scopeOfPathInstructions(customization, changedPaths);
    case 'setting-instructions':
      return scopeOfSetting(customization, changedPaths, languages);
  }
}

function scopeOfPathInstructions(instructions: PathInstructions, changedPaths: readonly string[]): Scope {
  if (instructions.excludeAgent.includes('code-review')) {
    return leftOut('its `excludeAgent` opts out of code review');
  }
  if (instructions.applyTo === undefined) {
    return leftOut('it has no `applyTo`, so no reader applies it on its own');
  }
  const applyTo = githubApplyTo(instructions.applyTo.value);
  const appliesTo = new Set(changedPaths.filter((path) => applyTo.matches(path) !== undefined));
  if (appliesTo.size > 0) {
    return { kind: 'in-force', filePatterns: applyTo.patterns, appliesTo };
  }
  const quoted = `\`applyTo: ${instructions.applyTo.value.trim()}\``;
  const inVscode = changedPaths.find(
    (path) => vscodeApplyTo(instructions.applyTo?.value ?? '').matches(path) !== undefined,
  );
  if (inVscode !== undefined) {
    return leftOut(
      `${quoted} matches no changed file as github.com reads it, from the repository's root; in VS Code it would match ${inVscode}`,
    );
  }
  return leftOut(`${quoted} matches no changed file`);
}

/** Of the five settings, Copilot's review of a change takes code generation alone. */
function scopeOfSetting(
  instructions: SettingInstructions,
  changedPaths: readonly string[],
  languages: LanguagePatterns,
): Scope {
  if (instructions.purpose !== 'code-generation') {
    return leftOut(`a ${instructions.purpose} instruction does not take part in the review of a change`);
  }
  if (instructions.language === undefined) {
    return { kind: 'in-force', filePatterns: ['*'], appliesTo: new Set(changedPaths) };
  }
  const language = languages.get(instructions.language);
  if (language === undefined) {
    return leftOut(`its language \`${instructions.language}\` is that of no changed file`);
  }
  return { kind: 'in-force', filePatterns: [...language.patterns], appliesTo: language.paths };
}

function leftOut(reason: string): Scope {
  return { kind: 'left-out', reason };
}

type LanguagePatterns = ReadonlyMap<
  string,
  { readonly patterns: ReadonlySet<string>; readonly paths: ReadonlySet<string> }
>;

/** Language id → `*.ext` of the changed files, as Copilot builds it: a file without extension gives its name instead. */
function languagePatterns(changedPaths: readonly string[]): LanguagePatterns {
  const languages = new Map<string, { patterns: Set<string>; paths: Set<string> }>();
  for (const path of changedPaths) {
    const language = languageOf(path);
    if (language === undefined) {
      continue;
    }
    const known = languages.get(language) ?? { patterns: new Set(), paths: new Set() };
    known.patterns.add(patternOf(path));
    known.paths.add(path);
    languages.set(language, known);
  }
  return languages;
}

function patternOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `*${name.slice(dot)}` : name;
}

function guidelineOf(id: number, customization: Customization, scope: InForce): Guideline {
  return {
    id,
    name: nameOf(customization),
    content: customization.content,
    statements: readStatements(id, customization.content.text),
    filePatterns: scope.filePatterns,
    appliesTo: scope.appliesTo,
  };
}

/** Names as Copilot's review sends them. */
function nameOf(customization: Customization): string {
  if (customization.kind === 'setting-instructions' && customization.entry === 'text') {
    return 'Code Generation Instruction';
  }
  return `Instruction from ${customization.content.path}`;
}

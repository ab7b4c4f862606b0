import type { Customizations, Instructions } from '../customizations/types.ts';
import { languagesOf } from './changed-languages.ts';
import { isForEverything } from './for-everything.ts';
import { scopeOf, type Scope, type ScopeSettings } from './scope.ts';
import { readStatements } from './statements/statements.ts';
import { whyNotUsed } from './takes-part.ts';
import type { Decision, Guideline, GuidelineNote, Guidelines } from './types.ts';

/** Copilot's review reserves id 1 for the pull request and counts guidelines from 2. */
const FIRST_ID = 2;

/**
 * Chooses the customizations that apply to the changed files and gives them ids in collection order. A text that already
 * applies to the same files is not given twice. Every customization that does not apply is returned with the reason.
 *
 * @param firstLines - The first lines of changed files whose names do not tell their language.
 */
export function selectGuidelines(
  customizations: Customizations,
  changedPaths: readonly string[],
  firstLines?: ReadonlyMap<string, string>,
): Guidelines {
  const settings: ScopeSettings = {
    compatibility: customizations.compatibility,
    languages: languagesOf(changedPaths, firstLines),
    fileWord: 'changed file',
  };
  const decisions: Decision[] = [];
  const notes: GuidelineNote[] = [];
  const firstWithText = new Map<string, string>();
  let nextId = FIRST_ID;
  for (const customization of customizations.found) {
    if (!('content' in customization)) {
      decisions.push({ kind: 'left-out', customization, reason: customization.reason });
      continue;
    }
    const scope = withoutRepeat(customization, scopeForReview(customization, changedPaths, settings), firstWithText);
    if (scope.kind === 'left-out') {
      decisions.push({ kind: 'left-out', customization, reason: scope.reason });
      continue;
    }
    decisions.push({ kind: 'applies', customization, guideline: createGuideline(nextId, customization, scope) });
    notes.push(...(scope.note === undefined ? [] : [{ source: customization.path, message: scope.note }]));
    nextId += 1;
  }
  return {
    decisions,
    applicable: decisions.flatMap((decision) => (decision.kind === 'applies' ? [decision.guideline] : [])),
    leftOut: [
      ...customizations.leftOut.map(({ source, reason }) => ({ source, reason })),
      ...decisions.flatMap((decision) =>
        decision.kind === 'left-out' ? [{ source: decision.customization.path, reason: decision.reason }] : [],
      ),
    ],
    notes,
  };
}

function scopeForReview(instructions: Instructions, changedPaths: readonly string[], settings: ScopeSettings): Scope {
  const reason = whyNotUsed(instructions, 'review', settings.compatibility);
  return reason === undefined ? scopeOf(instructions, changedPaths, settings) : { kind: 'left-out', reason };
}

/** Copilot drops a file or a text that it already has. Here a repeat is kept if it applies to other files. */
function withoutRepeat(instructions: Instructions, scope: Scope, firstWithText: Map<string, string>): Scope {
  if (scope.kind === 'left-out') {
    return scope;
  }
  const files = isForEverything(instructions) ? 'all' : scope.filePatterns;
  const identity = JSON.stringify([instructions.content.text, files]);
  const earlier = firstWithText.get(identity);
  if (earlier !== undefined) {
    return { kind: 'left-out', reason: whyRepeated(instructions, earlier) };
  }
  firstWithText.set(identity, instructions.path);
  return scope;
}

/** Why a repeat is left out. A file that is named twice has only one path, so the reason says who names it again. */
function whyRepeated({ path, broughtBy }: Instructions, earlier: string): string {
  if (path !== earlier) {
    return `it has the same text as ${earlier}, for the same files`;
  }
  return `it is already included for these files${broughtBy === undefined ? '' : `; ${broughtBy} names it again`}`;
}

function createGuideline(
  id: number,
  instructions: Instructions,
  scope: Extract<Scope, { kind: 'applies' }>,
): Guideline {
  const { content, kind, level, folder } = instructions;
  return {
    id,
    name: guidelineName(instructions),
    kind,
    level,
    folder,
    content,
    statements: readStatements(id, content.text),
    filePatterns: scope.filePatterns,
    appliesTo: scope.appliesTo,
  };
}

/** The names that Copilot's review sends. It has none for instructions on reviews. */
function guidelineName({ kind, entry, purpose, content }: Instructions): string {
  if (kind !== 'setting-instructions' || entry !== 'text') {
    return `Instruction from ${content.path}`;
  }
  return purpose === 'review-selection' ? 'Code Review Instruction' : 'Code Generation Instruction';
}

import type { Customizations, Instructions } from '../customizations/types.ts';
import { languagesOf } from './changed-languages.ts';
import { isForEverything } from './for-everything.ts';
import { scopeOf, type Scope, type ScopeSettings } from './scope.ts';
import { readStatements } from './statements.ts';
import { whyNoPart } from './takes-part.ts';
import type { Decision, Guideline, GuidelineNote, Guidelines } from './types.ts';

/** Copilot's review reserves id 1 for the pull request and counts guidelines from 2. */
const FIRST_ID = 2;

/**
 * Chooses the customizations in force for the changed files and gives them ids in collection order. A text that is in
 * force for the same files already is not given twice. What is not in force is returned with the reason.
 * @param firstLines of changed files whose name does not tell their language
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
    decisions.push({ kind: 'in-force', customization, guideline: guidelineOf(nextId, customization, scope) });
    notes.push(...(scope.note === undefined ? [] : [{ source: customization.path, message: scope.note }]));
    nextId += 1;
  }
  return {
    decisions,
    inForce: decisions.flatMap((decision) => (decision.kind === 'in-force' ? [decision.guideline] : [])),
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
  const reason = whyNoPart(instructions, 'review', settings.compatibility);
  return reason === undefined ? scopeOf(instructions, changedPaths, settings) : { kind: 'left-out', reason };
}

/** Copilot drops a file it has already, and a text it has already; ours may be wanted for other files. */
function withoutRepeat(instructions: Instructions, scope: Scope, firstWithText: Map<string, string>): Scope {
  if (scope.kind === 'left-out') {
    return scope;
  }
  const files = isForEverything(instructions) ? 'all' : scope.filePatterns;
  const identity = JSON.stringify([instructions.content.text, files]);
  const earlier = firstWithText.get(identity);
  if (earlier !== undefined) {
    return { kind: 'left-out', reason: repeated(instructions, earlier) };
  }
  firstWithText.set(identity, instructions.path);
  return scope;
}

/** One file that is named twice cannot be told apart from itself by its path. */
function repeated({ path, broughtBy }: Instructions, earlier: string): string {
  if (path !== earlier) {
    return `it has the same text as ${earlier}, for the same files`;
  }
  return `it is already included for these files${broughtBy === undefined ? '' : `; ${broughtBy} names it again`}`;
}

function guidelineOf(id: number, instructions: Instructions, scope: Extract<Scope, { kind: 'in-force' }>): Guideline {
  const { content, kind, level, folder } = instructions;
  return {
    id,
    name: nameOf(instructions),
    kind,
    level,
    folder,
    content,
    statements: readStatements(id, content.text),
    filePatterns: scope.filePatterns,
    appliesTo: scope.appliesTo,
  };
}

/** Names as Copilot's review sends them. */
function nameOf({ kind, entry, content }: Instructions): string {
  return kind === 'setting-instructions' && entry === 'text'
    ? 'Code Generation Instruction'
    : `Instruction from ${content.path}`;
}

import type { Customizations, Instructions, ToolKind } from '../customizations/types.ts';
import { languagesOf } from './changed-languages.ts';
import { scopeWithoutFiles } from './for-everything.ts';
import { inPromptOrder } from './prompt-order.ts';
import type { Purpose } from './purpose.ts';
import { withoutRepeats } from './repeats.ts';
import { scopeOf, type Scope, type ScopeSettings } from './scope.ts';
import { whyNotUsed } from './takes-part.ts';
import type { GuidelineNote, LeftOutGuideline } from './types.ts';

/** A purpose for which something is written. A review is different: it has guidelines with statements to cite. */
export type WritingPurpose = Exclude<Purpose, 'review'>;

/** The files that something is written for. */
export interface WritingContext {
  /** Files that the request is about. Empty if it names none. */
  readonly paths: readonly string[];
  /** The first lines of files whose names do not tell their language. */
  readonly firstLines?: ReadonlyMap<string, string>;
  /** Files whose text is already in the prompt. They are not given again. */
  readonly attached?: ReadonlySet<string>;
}

/** A customization's text that applies to what is written. */
export interface ApplicableInstruction extends Pick<
  Instructions,
  'path' | 'kind' | 'level' | 'folder' | 'content' | 'entry' | 'broughtBy'
> {
  /** The only VS Code language that it applies to. */
  readonly language?: string;
  /** From the repository's root: `["*"]`, a folder's `src/**`, a language's `*.ext`, or globs. */
  readonly filePatterns: readonly string[];
  /** The files in context that it applies to, each with the glob, folder or language that matches it. */
  readonly appliesTo: ReadonlyMap<string, string>;
}

/** What applies to a purpose, and what does not, with the reason. */
export interface SelectedInstructions {
  /** In the order in which they are shown. */
  readonly applicable: readonly ApplicableInstruction[];
  readonly leftOut: readonly LeftOutGuideline[];
  /** Files that would apply if other files were in context. An index may name them. */
  readonly offered: readonly Instructions[];
  readonly notes: readonly GuidelineNote[];
}

/**
 * Chooses the instructions for a purpose other than the review. A file or a text that is already given is not given twice.
 * If no file is in context, instructions for every file apply.
 */
export function selectInstructions(
  customizations: Customizations,
  purpose: WritingPurpose,
  context: WritingContext,
): SelectedInstructions {
  const { compatibility } = customizations;
  const settings: ScopeSettings = {
    compatibility,
    languages: languagesOf(context.paths, context.firstLines),
    fileWord: 'file in context',
  };
  const texts = customizations.found.filter((one): one is Instructions => 'content' in one);
  const judged = inPromptOrder(texts).map((instructions) => {
    const reason = whyNotUsed(instructions, purpose, compatibility) ?? attachedAlready(instructions, context);
    const scope = reason === undefined ? scopeIn(context, instructions, settings) : leftOut(reason);
    return { instructions, scope, takesPart: reason === undefined };
  });
  const { kept, repeated } = withoutRepeats(
    judged.flatMap(({ instructions, scope }) => (scope.kind === 'applies' ? [{ instructions, scope }] : [])),
  );
  return {
    applicable: kept.map(({ instructions, scope }) => applicableFrom(instructions, scope)),
    offered: judged.flatMap(({ instructions, scope, takesPart }) =>
      takesPart && scope.kind === 'left-out' && instructions.entry === undefined ? [instructions] : [],
    ),
    leftOut: [
      ...customizations.leftOut.map(({ source, reason }) => ({ source, reason })),
      ...judged.flatMap(({ instructions, scope }) =>
        scope.kind === 'left-out' ? [{ source: instructions.path, reason: scope.reason }] : [],
      ),
      ...repeated,
      ...customizations.found.flatMap((one) =>
        'content' in one ? [] : [{ source: one.path, reason: ON_REQUEST[one.kind] }],
      ),
    ],
    notes: kept.flatMap(({ instructions, scope }) =>
      scope.note === undefined ? [] : [{ source: instructions.path, message: scope.note }],
    ),
  };
}

/** Why these kinds of customizations do not apply on their own. */
const ON_REQUEST: Readonly<Record<ToolKind, string>> = {
  agent: 'an agent applies only when it is selected',
  prompt: 'a prompt applies only when somebody runs it in an editor',
  command: 'a command applies only when somebody runs it in Claude Code',
  skill: 'a skill applies only when a task needs it',
  'output-style': 'an output style applies only when somebody selects it in Claude Code',
  hooks: "hooks run only in an agent's session",
  'cursor-rule': 'only Cursor reads it',
  'windsurf-rule': 'only Windsurf reads it',
  'gemini-command': 'a command applies only when somebody runs it in the Gemini CLI',
  'gemini-styleguide': 'only Gemini Code Assist reads it',
  'context-file': 'only the program that reads this setting uses it',
};

function scopeIn({ paths }: WritingContext, instructions: Instructions, settings: ScopeSettings): Scope {
  return paths.length === 0 ? scopeWithoutFiles(instructions, settings) : scopeOf(instructions, paths, settings);
}

function attachedAlready({ path, entry }: Instructions, { attached }: WritingContext): string | undefined {
  return entry !== 'text' && attached?.has(path) === true ? 'it is already attached to the request' : undefined;
}

function leftOut(reason: string): Scope {
  return { kind: 'left-out', reason };
}

function applicableFrom(
  { path, kind, level, folder, content, entry, broughtBy, applies }: Instructions,
  { filePatterns, appliesTo }: Extract<Scope, { kind: 'applies' }>,
): ApplicableInstruction {
  return {
    path,
    kind,
    level,
    folder,
    content,
    filePatterns,
    appliesTo,
    ...(entry !== undefined && { entry }),
    ...(broughtBy !== undefined && { broughtBy }),
    ...(applies.kind === 'language' && { language: applies.language }),
  };
}

import { diagnosticAt, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { loadFrontmatter } from '../text/frontmatter/load-frontmatter.ts';
import { readJsonc } from '../text/json/jsonc.ts';
import type { SourceText } from '../text/source-text.ts';
import type { ReadText } from '../workspace/read-text.ts';
import { agentFileName, toolName } from './places/identify.ts';
import { frontmatterProblems, readInstructions } from './instructions.ts';
import { servedFolderOf, type PlacedFile } from './places/placed-file.ts';
import { readFrom, type CustomizationSources } from './sources.ts';
import { missingWhereNamed, unreadableFile } from './unreadable.ts';
import type { InstructionKind, Instructions, LeftOutCustomization, Standing, Tool, ToolKind } from './types.ts';

/** The result of reading one file. */
export interface FileRead {
  readonly instructions?: Omit<Instructions, 'references'>;
  readonly tool?: Tool;
  readonly leftOut?: LeftOutCustomization;
  readonly problems: readonly Diagnostic[];
}

/** Reads a file, as far as the extent needs it. */
export async function readPlaced(
  placed: PlacedFile,
  extent: NonNullable<CustomizationSources['extent']>,
): Promise<FileRead> {
  const { hidden } = placed.place;
  if (extent === 'guidance' && hidden !== undefined) {
    return { leftOut: leftOutOf(placed, hidden), problems: [] };
  }
  if (extent === 'guidance' && isToolKind(placed.kind)) {
    return { tool: toolOf(placed, placed.kind), problems: [] };
  }
  const file = await readFrom(placed.store, placed.file);
  if (file.kind === 'problem') {
    return unreadable(placed, file);
  }
  const read = await readSource(placed, file.source);
  return hidden === undefined ? read : { leftOut: leftOutOf(placed, hidden), problems: read.problems };
}

async function readSource(placed: PlacedFile, source: SourceText): Promise<FileRead> {
  const { kind } = placed;
  if (isToolKind(kind)) {
    return { tool: toolOf(placed, kind), problems: await toolProblems(kind, source) };
  }
  const file = { ...standingOf(placed), kind, servedFolder: servedFolderOf(placed) };
  const read = readInstructions(file, source, await loadFrontmatter(source));
  return read.kind === 'instructions'
    ? { instructions: read.instructions, problems: read.problems }
    : { leftOut: leftOutOf(placed, read.reason), problems: read.problems };
}

function isToolKind(kind: InstructionKind | ToolKind): kind is ToolKind {
  return Object.hasOwn(NO_PART, kind);
}

/** Why a review does not use these kinds, unless somebody selects them. */
const NO_PART: Readonly<Record<ToolKind, string>> = {
  agent: 'an agent applies only when it is selected by name',
  prompt: 'a prompt applies only when somebody runs it in an editor',
  command: 'a command applies only when somebody runs it in Claude Code',
  skill: 'a skill applies only when an agent loads it',
  'output-style': 'an output style applies only when somebody selects it in Claude Code',
  hooks: "hooks run only in an agent's session, not in a review",
  'cursor-rule': "only Cursor reads it: Copilot's review does not",
  'windsurf-rule': "only Windsurf reads it: Copilot's review does not",
  'gemini-command': 'a command applies only when somebody runs it in the Gemini CLI',
  'gemini-styleguide': "only Gemini Code Assist reads it: Copilot's review does not",
  'context-file': "only the program that reads this setting uses it: Copilot's review does not",
};

function toolOf(placed: PlacedFile, kind: ToolKind): Tool {
  const name = kind === 'agent' ? agentFileName(placed.file) : toolName(placed.file);
  const { broughtBy, readers } = placed.place;
  const reason =
    kind === 'context-file' && broughtBy !== undefined
      ? `only ${readers[0] === 'codex' ? 'Codex' : 'Gemini'} reads it, because ${broughtBy} names it: Copilot's review does not`
      : NO_PART[kind];
  return { ...standingOf(placed), kind, name, reason, references: [] };
}

async function toolProblems(kind: ToolKind, source: SourceText): Promise<readonly Diagnostic[]> {
  if (kind === 'gemini-command') {
    return [];
  }
  if (kind !== 'hooks') {
    return frontmatterProblems(source, await loadFrontmatter(source));
  }
  return readJsonc(source).problems.map(({ severity, message, hint, range }) =>
    diagnosticAt(source, range, {
      rule: 'hooks-json-syntax',
      severity,
      message,
      ...(hint === undefined ? {} : { hint }),
    }),
  );
}

function standingOf({ path, level, folder, place }: PlacedFile): Standing {
  const { readers, broughtBy } = place;
  return { path, level, folder, readers, ...(broughtBy === undefined ? {} : { broughtBy }) };
}

export function leftOutOf(placed: PlacedFile, reason: string): LeftOutCustomization {
  const { path, ...standing } = standingOf(placed);
  return { ...standing, source: path, kind: placed.kind, reason };
}

function unreadable(placed: PlacedFile, problem: Extract<ReadText, { kind: 'problem' }>): FileRead {
  return {
    leftOut: leftOutOf(placed, problem.message),
    problems: [missingWhereNamed(placed, problem) ?? unreadableFile(placed.path, problem)],
  };
}

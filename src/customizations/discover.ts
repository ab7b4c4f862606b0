import { diagnosticOfFile, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { readText } from '../workspace/read-text.ts';
import type { Workspace, WorkspaceEntry } from '../workspace/workspace.ts';
import { readPathInstructions, readRepositoryInstructions } from './instructions.ts';
import { SETTINGS_PATH, readSettings } from './settings.ts';
import type { Customization, Customizations, LeftOutCustomization } from './types.ts';

const REPOSITORY_INSTRUCTIONS_PATH = '.github/copilot-instructions.md';
const INSTRUCTIONS_FOLDER = '.github/instructions';
const INSTRUCTIONS_SUFFIX = '.instructions.md';

/** More files than this in one repository is a mistake or an attack; the rest is left out with that reason. */
const MAX_INSTRUCTION_FILES = 2_000;

/**
 * Finds the customizations of a workspace in collection order: repository instructions, path instructions by
 * path, then settings. A file that cannot be read becomes a problem and never hides the others.
 */
export async function discoverCustomizations(workspace: Workspace): Promise<Customizations> {
  const parts = [
    await discoverRepositoryInstructions(workspace),
    await discoverPathInstructions(workspace),
    await discoverSettings(workspace),
  ];
  return {
    found: parts.flatMap((part) => part.found),
    leftOut: parts.flatMap((part) => part.leftOut),
    problems: parts.flatMap((part) => part.problems),
  };
}

const NOTHING: Customizations = { found: [], leftOut: [], problems: [] };

async function discoverRepositoryInstructions(workspace: Workspace): Promise<Customizations> {
  const file = await readText(workspace, REPOSITORY_INSTRUCTIONS_PATH);
  if (file.kind === 'problem') {
    return file.code === 'missing' ? NOTHING : unreadable(REPOSITORY_INSTRUCTIONS_PATH, file);
  }
  return readRepositoryInstructions(file.source);
}

async function discoverPathInstructions(workspace: Workspace): Promise<Customizations> {
  const listed = await workspace.list(INSTRUCTIONS_FOLDER);
  const entries = listed.filter((entry) => entry.path.endsWith(INSTRUCTIONS_SUFFIX));
  const found: Customization[] = [];
  const leftOut: LeftOutCustomization[] = entries.slice(MAX_INSTRUCTION_FILES).map((entry) => ({
    source: entry.path,
    reason: `only the first ${MAX_INSTRUCTION_FILES} instruction files are read`,
  }));
  const problems: Diagnostic[] = [];
  const read = await Promise.all(
    entries.slice(0, MAX_INSTRUCTION_FILES).map((entry) => discoverOnePathInstructions(workspace, entry)),
  );
  for (const part of read) {
    found.push(...part.found);
    leftOut.push(...part.leftOut);
    problems.push(...part.problems);
  }
  return { found, leftOut, problems };
}

async function discoverOnePathInstructions(workspace: Workspace, entry: WorkspaceEntry): Promise<Customizations> {
  const file = await readText(workspace, entry.path);
  return file.kind === 'problem' ? unreadable(entry.path, file) : readPathInstructions(file.source);
}

async function discoverSettings(workspace: Workspace): Promise<Customizations> {
  const file = await readText(workspace, SETTINGS_PATH);
  if (file.kind === 'problem') {
    return file.code === 'missing' ? NOTHING : unreadable(SETTINGS_PATH, file);
  }
  return readSettings(workspace, file.source);
}

function unreadable(
  path: string,
  problem: Extract<Awaited<ReturnType<typeof readText>>, { kind: 'problem' }>,
): Customizations {
  const said = {
    rule: 'unreadable-customization',
    severity: 'error' as const,
    message: problem.message,
    ...(problem.hint === undefined ? {} : { hint: problem.hint }),
  };
  return {
    found: [],
    leftOut: [{ source: path, reason: problem.message }],
    problems: [diagnosticOfFile(path, said, problem.position)],
  };
}

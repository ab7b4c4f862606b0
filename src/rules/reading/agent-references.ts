import { COPILOT_CLI_AGENTS, VSCODE_AGENTS, VSCODE_SESSIONS } from '../../customizations/known/known-agents.ts';
import { nearMisses } from '../../text/near-misses.ts';
import type { TextRange } from '../../text/source-text.ts';
import { groupBy } from '../../text/group-by.ts';
import { isRecord } from '../../text/record.ts';
import type { CheckedText } from './checked-text.ts';
import type { CheckedFile } from '../types.ts';
import { findOpeningLine, isClaudeAgent, findValueRange } from './agent-places.ts';
import { detachText } from '../../text/detach.ts';
import { oncePerText } from './once-per-text.ts';

/** Another agent, named by one. */
export interface AgentReference {
  readonly agent: string;
  readonly range: TextRange;
  /** Of a handoff: whether it goes on without the user. */
  readonly sends: boolean;
}

/** What agents say of themselves and of each other. */
export interface AgentFrontmatter {
  /** Its display name, if it gives one. */
  readonly name?: string;
  /** Where it gives it; else the beginning of the file. */
  readonly nameRange: TextRange;
  readonly handoffs: readonly AgentReference[];
  readonly agents: readonly AgentReference[];
}

export interface AgentInFile {
  readonly file: CheckedFile;
  readonly fact: AgentFrontmatter;
}

/** More are no list that a person keeps. */
const MAX_REFERENCES = 100;

/** Reads whom an agent names. Each agent has a head, also one without frontmatter, as it can be named. */
export const readAgentFrontmatter = oncePerText((text): AgentFrontmatter => {
  const { data } = text.frontmatter;
  const name = data['name'];
  return {
    ...(typeof name === 'string' && name.trim() !== '' && { name: detachText(name.trim()) }),
    nameRange: findValueRange(text, ['name']) ?? findOpeningLine(text),
    handoffs: readHandoffs(text),
    agents: readAgents(text),
  };
});

function readHandoffs(text: CheckedText): readonly AgentReference[] {
  const handoffs = text.frontmatter.data['handoffs'];
  return !Array.isArray(handoffs)
    ? []
    : handoffs
        .slice(0, MAX_REFERENCES)
        .flatMap((handoff: unknown, index) =>
          isRecord(handoff)
            ? reference(text, ['handoffs', index, 'agent'], handoff['agent'], handoff['send'] === true)
            : [],
        );
}

function readAgents(text: CheckedText): readonly AgentReference[] {
  const agents = text.frontmatter.data['agents'];
  return Array.isArray(agents)
    ? agents
        .slice(0, MAX_REFERENCES)
        .flatMap((agent: unknown, index) => reference(text, ['agents', index], agent, true))
    : [];
}

function reference(
  text: CheckedText,
  path: readonly (string | number)[],
  agent: unknown,
  sends: boolean,
): readonly AgentReference[] {
  const range = typeof agent === 'string' && agent.trim() !== '' ? findValueRange(text, path) : undefined;
  return typeof agent === 'string' && range !== undefined ? [{ agent: detachText(agent.trim()), range, sends }] : [];
}

const BUILT_IN: ReadonlySet<string> = new Set(
  [...VSCODE_AGENTS, ...COPILOT_CLI_AGENTS, ...VSCODE_SESSIONS].map((name) => name.toLowerCase()),
);

/** Finds the agents of a repository by the names by which others may ask for them. */
export interface AgentDirectory {
  /** The files that answer to a name: by their display name, else by their file's. */
  readonly find: (name: string) => readonly AgentInFile[];
  /** Whether it is known without a file. */
  readonly isBuiltIn: (name: string) => boolean;
  /** The name that was probably meant. */
  readonly nearest: (name: string) => string | undefined;
}

/** Indexes agents by display name and by file name; those of Claude Code are among them, as VS Code reads them too. */
export function agentDirectory(agents: readonly AgentInFile[]): AgentDirectory {
  const byName = groupBy(agents, ({ fact, file }) => fact.name ?? file.name);
  const byFile = groupBy(agents, ({ file }) => file.name);
  const names = new Map([...byFile.keys(), ...byName.keys()].map((name) => [name, name]));
  return {
    find: (name) => byName.get(name) ?? byFile.get(name) ?? [],
    isBuiltIn: (name) => BUILT_IN.has(name.toLowerCase()),
    nearest: (name) => nearestName(name, names),
  };
}

/** A digit that differs makes another name, not a slip of the pen: `react18-reviewer`, `react19-reviewer`. */
function nearestName(name: string, names: ReadonlyMap<string, string>): string | undefined {
  const isUsual = name.length >= MIN_NAME_CHARACTERS && name.length <= MAX_NAME_CHARACTERS;
  const near = isUsual ? nearMisses([name], names)[0]?.meant : undefined;
  return near !== undefined && digitsOf(near) === digitsOf(name) ? near : undefined;
}

function digitsOf(name: string): string {
  return name.replaceAll(/\D/g, '');
}

/** Of shorter names, any two are alike. */
const MIN_NAME_CHARACTERS = 4;
const MAX_NAME_CHARACTERS = 100;

/** Claude Code has neither handoffs nor a list of agents. */
export function copilotAgents(agents: readonly AgentInFile[]): readonly AgentInFile[] {
  return agents.filter(({ file }) => !isClaudeAgent(file.path));
}

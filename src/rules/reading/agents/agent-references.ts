import { COPILOT_CLI_AGENTS, VSCODE_AGENTS, VSCODE_SESSIONS } from '../../../customizations/known/known-agents.ts';
import { nearMisses } from '../../../text/near-misses.ts';
import type { TextRange } from '../../../text/source-text.ts';
import { groupBy } from '../../../structures/group-by.ts';
import { isRecord } from '../../../text/record.ts';
import type { CheckedText } from '../texts/checked-text.ts';
import type { CheckedFile } from '../../types.ts';
import { findOpeningLine, isClaudeAgent, findValueRange } from './agent-places.ts';
import { detachText } from '../../../text/detach.ts';
import { oncePerText } from '../texts/once-per-text.ts';

/** A reference from one agent to another. */
export interface AgentReference {
  readonly agent: string;
  readonly range: TextRange;
  /** Whether the other agent starts without asking the user. Always true for an entry of `agents`. */
  readonly sends: boolean;
  /** Whether a handoff has no prompt, so the other agent gets nothing but the conversation. */
  readonly isEmpty?: true;
}

/** The parts of an agent's frontmatter that name it or other agents. */
export interface AgentFrontmatter {
  /** The display name, if there is one. */
  readonly name?: string;
  /** The range of the display name, or of the first line if there is none. */
  readonly nameRange: TextRange;
  readonly handoffs: readonly AgentReference[];
  readonly agents: readonly AgentReference[];
}

export interface AgentInFile {
  readonly file: CheckedFile;
  readonly fact: AgentFrontmatter;
}

/** People do not write longer lists. */
const MAX_REFERENCES = 100;

/** Reads the names in an agent's frontmatter. An agent without frontmatter has a result too, because others can name its file. */
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
            ? reference(text, ['handoffs', index, 'agent'], handoff['agent'], handoff['send'] === true).map((one) =>
                hasPrompt(handoff) ? one : { ...one, isEmpty: true },
              )
            : [],
        );
}

function hasPrompt({ prompt }: Readonly<Record<string, unknown>>): boolean {
  return prompt !== undefined && prompt !== null && prompt !== '';
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

/** Finds the agents of a repository by the names that others may use for them. */
export interface AgentDirectory {
  /** The agents with a display name, or if there are none, the agents with that file name. */
  readonly find: (name: string) => readonly AgentInFile[];
  /** Whether the agent is built into a client. */
  readonly isBuiltIn: (name: string) => boolean;
  /** The existing name that was probably meant. */
  readonly nearest: (name: string) => string | undefined;
}

/** Indexes agents by display name and by file name. Claude Code agents are included, because VS Code reads them too. */
export function agentDirectory(agents: readonly AgentInFile[]): AgentDirectory {
  const byName = groupBy(agents, ({ fact, file }) => fact.name ?? file.name);
  const byFile = groupBy(agents, ({ file }) => file.name);
  const names = new Map([...byFile.keys(), ...byName.keys()].map((name) => [name, name]));
  return {
    find: (name) => byName.get(name) ?? byFile.get(name) ?? [],
    isBuiltIn: (name) => BUILT_IN.has(name.toLowerCase()),
    nearest: (name) => findSimilarName(name, names),
  };
}

/** The most similar name. A different digit means a different name, not a typing error: `react18-reviewer`, `react19-reviewer`. */
function findSimilarName(name: string, names: ReadonlyMap<string, string>): string | undefined {
  const isUsual = name.length >= MIN_NAME_CHARACTERS && name.length <= MAX_NAME_CHARACTERS;
  const near = isUsual ? nearMisses([name], names)[0]?.meant : undefined;
  return near !== undefined && keepDigits(near) === keepDigits(name) ? near : undefined;
}

function keepDigits(name: string): string {
  return name.replaceAll(/\D/g, '');
}

/** Shorter names all look alike, so nothing is suggested for them. */
const MIN_NAME_CHARACTERS = 4;
const MAX_NAME_CHARACTERS = 100;

/** The agents that are not for Claude Code, which has neither handoffs nor lists of agents. */
export function copilotAgents(agents: readonly AgentInFile[]): readonly AgentInFile[] {
  return agents.filter(({ file }) => !isClaudeAgent(file));
}

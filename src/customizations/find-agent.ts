import { toolName } from './identify.ts';
import type { ReadCustomization } from './read-customization.ts';
import { editsUpTo } from './settings-spelling.ts';
import { readTool, whyNotFor, type ReadTool } from './tool-head.ts';
import type { Compatibility, Customizations, CustomizationText, Standing, Tool } from './types.ts';

/** An agent that somebody asked for, with its text. */
export interface Agent extends Standing {
  /** By which it is shown: the one it gives itself, else its file's. */
  readonly name: string;
  readonly description?: string;
  /** Without its frontmatter. */
  readonly body: CustomizationText;
}

export type AgentLookup =
  | { readonly kind: 'found'; readonly agent: Agent }
  /** `nearest`: names that differ by a letter or two, the best first; `known`: all there are. */
  | { readonly kind: 'not-found'; readonly nearest: readonly string[]; readonly known: readonly string[] }
  | { readonly kind: 'unusable'; readonly path: string; readonly reason: string };

/** github.com takes no longer one. https://docs.github.com/en/copilot/reference/custom-agents-configuration */
const MAX_BODY_CHARACTERS = 30_000;
/** Each may cost a request; nobody keeps so many. */
const MAX_READ = 200;

/**
 * Finds the agent of a name and reads it. Names are compared with case, as Copilot does: to github.com the name of an
 * agent is that of its file, to VS Code the one in its head, and where the one says nothing the other is tried. Of
 * agents of one name that of the repository wins, before the user's and the organization's.
 */
export async function findAgent(
  customizations: Pick<Customizations, 'found' | 'leftOut' | 'compatibility'>,
  name: string,
  read: ReadCustomization,
): Promise<AgentLookup> {
  const { compatibility } = customizations;
  const agents = customizations.found.filter(isAgent).toSorted(byPreference);
  const byFile = agents.find((agent) => agent.name === name);
  const first = byFile === undefined ? undefined : await open(byFile, read);
  if (first !== undefined && isCertain(first, name, compatibility)) {
    return lookupOf(first, compatibility);
  }
  const others = agents.filter((agent) => agent !== byFile).slice(0, MAX_READ);
  const opened = await Promise.all(others.map((agent) => open(agent, read)));
  const found = opened.find(({ file }) => headName(file) === name) ?? first;
  return found === undefined
    ? (hiddenAgent(customizations, name) ?? notFound(name, agents, opened))
    : lookupOf(found, compatibility);
}

function isAgent(customization: Customizations['found'][number]): customization is Tool {
  return customization.kind === 'agent';
}

const LEVELS: readonly Tool['level'][] = ['repository', 'user', 'organization'];

/** Within a level Copilot's own agents come before those that it shares with Claude Code. */
function byPreference(a: Tool, b: Tool): number {
  return LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || Number(isClaudes(a)) - Number(isClaudes(b));
}

function isClaudes({ readers }: Tool): boolean {
  return readers.includes('claude');
}

interface OpenedAgent {
  readonly tool: Tool;
  /** Why it could not be read, in place of what was. */
  readonly file: ReadTool | string;
}

async function open(tool: Tool, read: ReadCustomization): Promise<OpenedAgent> {
  const text = await read(tool);
  return { tool, file: text.kind === 'text' ? await readTool(text.source) : text.message };
}

function headName(file: OpenedAgent['file']): string | undefined {
  return typeof file === 'string' ? undefined : file.head.name;
}

/** Whether no other agent can be meant by the name of this one's file. */
function isCertain({ file }: OpenedAgent, name: string, compatibility: Compatibility): boolean {
  return compatibility === 'github' || (headName(file) ?? name) === name;
}

function lookupOf({ tool, file }: OpenedAgent, compatibility: Compatibility): AgentLookup {
  const { path, level, folder, readers, broughtBy, name } = tool;
  if (typeof file === 'string') {
    return { kind: 'unusable', path, reason: file };
  }
  const reason = whyUnusable(file, compatibility);
  if (reason !== undefined) {
    return { kind: 'unusable', path, reason };
  }
  const { head, body } = file;
  return {
    kind: 'found',
    agent: {
      path,
      level,
      folder,
      readers,
      ...(broughtBy !== undefined && { broughtBy }),
      name: head.name ?? name,
      ...(head.description !== undefined && { description: head.description }),
      body,
    },
  };
}

function whyUnusable({ head, body, fault }: ReadTool, compatibility: Compatibility): string | undefined {
  if (fault !== undefined) {
    return `its frontmatter cannot be read: ${fault}`;
  }
  if (body.text === '') {
    return 'it has no text below its frontmatter';
  }
  if (compatibility === 'github' && body.text.length > MAX_BODY_CHARACTERS) {
    return `its text has ${body.text.length} characters, more than the ${MAX_BODY_CHARACTERS} that github.com takes`;
  }
  return whyNotFor(head, compatibility);
}

/** One that is there, but that a setting switches off. */
function hiddenAgent({ leftOut }: Pick<Customizations, 'leftOut'>, name: string): AgentLookup | undefined {
  const hidden = leftOut.find(({ kind, source }) => kind === 'agent' && toolName(source) === name);
  return hidden === undefined ? undefined : { kind: 'unusable', path: hidden.source, reason: hidden.reason };
}

function notFound(name: string, agents: readonly Tool[], opened: readonly OpenedAgent[]): AgentLookup {
  const shown = new Map(opened.map(({ tool, file }) => [tool, headName(file) ?? tool.name]));
  const known = [...new Set(agents.map((agent) => shown.get(agent) ?? agent.name))].toSorted();
  return { kind: 'not-found', nearest: nearestOf(name, [...known, ...agents.map((agent) => agent.name)]), known };
}

const MAX_EDITS = 2;
const MAX_NEAREST = 3;

function nearestOf(name: string, known: readonly string[]): readonly string[] {
  const written = name.toLowerCase();
  return [...new Set(known)]
    .flatMap((one) => {
      const edits = editsUpTo(MAX_EDITS, written, one.toLowerCase());
      return edits === undefined ? [] : [{ one, edits }];
    })
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, MAX_NEAREST)
    .map(({ one }) => one);
}

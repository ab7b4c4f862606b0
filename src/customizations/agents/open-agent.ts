import { readAgent, type AgentHead, type ReadAgent } from '../frontmatter/agent-frontmatter.ts';
import type { ReadCustomization } from '../read-customization.ts';
import { whyNotFor } from '../frontmatter/tool-frontmatter.ts';
import type { Compatibility, Customization, CustomizationText, Standing, Tool } from '../types.ts';
import { countCharacters } from '../../text/count-characters.ts';
import { writeCount } from '../../text/shown/write-count.ts';

/** An agent that can be used, with its text. */
export interface Agent extends Standing {
  /** The name that people see: the one in its frontmatter, else the name of its file. */
  readonly name: string;
  /** The name of its file, which github.com uses. */
  readonly fileName: string;
  readonly description?: string;
  /** Without its frontmatter. */
  readonly body: CustomizationText;
  readonly head: AgentHead;
}

/** An agent's file as it was found and read. */
export interface OpenedAgent {
  readonly tool: Tool;
  /** The agent that was read, or why it could not be read. */
  readonly file: ReadAgent | string;
}

/** The agents among customizations. If several have the same name, the first takes precedence. */
export function agentsAmong(found: readonly Customization[]): readonly Tool[] {
  return found.filter((one): one is Tool => one.kind === 'agent').toSorted(byPreference);
}

const LEVELS: readonly Tool['level'][] = ['repository', 'user', 'organization'];

/** Within a level Copilot's own agents come before those that it shares with Claude Code. */
function byPreference(a: Tool, b: Tool): number {
  return LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || Number(isClaudes(a)) - Number(isClaudes(b));
}

function isClaudes({ readers }: Tool): boolean {
  return readers.includes('claude');
}

/** Reads an agent's file. */
export async function openAgent(tool: Tool, read: ReadCustomization): Promise<OpenedAgent> {
  const text = await read(tool);
  return { tool, file: text.kind === 'text' ? await readAgent(text.source) : text.message };
}

/** The name that people see: the one in its frontmatter, else the name of its file. */
export function shownName({ tool, file }: OpenedAgent): string {
  return headName(file) ?? tool.name;
}

export function headName(file: OpenedAgent['file']): string | undefined {
  return typeof file === 'string' ? undefined : file.head.name;
}

/** The agent that was read, or why it cannot be used. */
export function agentOf(
  opened: OpenedAgent,
  compatibility: Compatibility,
): { readonly kind: 'agent'; readonly agent: Agent } | { readonly kind: 'unusable'; readonly reason: string } {
  const { tool, file } = opened;
  if (typeof file === 'string') {
    return { kind: 'unusable', reason: file };
  }
  const reason = whyUnusable(file, compatibility);
  if (reason !== undefined) {
    return { kind: 'unusable', reason };
  }
  const { path, level, folder, readers, broughtBy } = tool;
  const { head, body } = file;
  return {
    kind: 'agent',
    agent: {
      path,
      level,
      folder,
      readers,
      ...(broughtBy !== undefined && { broughtBy }),
      name: shownName(opened),
      fileName: tool.name,
      ...(head.description !== undefined && { description: head.description }),
      body,
      head,
    },
  };
}

/** github.com accepts no longer text. https://docs.github.com/en/copilot/reference/custom-agents-configuration */
const MAX_BODY_CHARACTERS = 30_000;

function whyUnusable({ head, body, fault }: ReadAgent, compatibility: Compatibility): string | undefined {
  if (fault !== undefined) {
    return `its frontmatter cannot be read: ${fault}`;
  }
  if (body.text === '') {
    return 'it has no text below its frontmatter';
  }
  const characters = compatibility === 'github' ? countCharacters(body.text) : 0;
  if (characters > MAX_BODY_CHARACTERS) {
    return `its text has ${writeCount(characters)} characters, more than the ${writeCount(MAX_BODY_CHARACTERS)} that github.com accepts`;
  }
  return whyNotFor(head, compatibility);
}

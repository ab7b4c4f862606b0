import type { Frontmatter } from '../../text/frontmatter/frontmatter.ts';
import { splitGlobList } from '../../text/globs/glob.ts';
import { loadFrontmatter } from '../../text/frontmatter/load-frontmatter.ts';
import type { SourceText } from '../../text/source-text.ts';
import { trimmedContent } from '../trimmed-content.ts';
import type { Compatibility, CustomizationText } from '../types.ts';

/** What an agent or a skill says of itself, as far as it says it in a usable form. */
export interface ToolHead {
  /** By which it wants to be known. */
  readonly name?: string;
  readonly description?: string;
  readonly argumentHint?: string;
  /** Whether it is for people alone: no model may call it. */
  readonly isForPeopleOnly: boolean;
  /** Whether people may pick it themselves. */
  readonly isUserInvocable: boolean;
  /** For which program it is meant, where not for all. */
  readonly target?: string;
  /** Globs of the files that it is for; empty where it does not say. */
  readonly globs: readonly string[];
}

/** An agent's or a skill's file. */
export interface ReadTool {
  readonly head: ToolHead;
  /** Without the frontmatter, trimmed. */
  readonly body: CustomizationText;
  /** Why the head cannot be read, where that is so. */
  readonly fault?: string;
}

/** Reads the head and the body of an agent's or a skill's file. */
export async function readTool(source: SourceText): Promise<ReadTool> {
  return readToolFrom(source, await loadFrontmatter(source));
}

/** What a file is whose frontmatter has been read. */
export function readToolFrom(source: SourceText, frontmatter: Frontmatter): ReadTool {
  const fault = frontmatter.problems.find(({ severity }) => severity === 'error')?.message;
  return {
    head: toolHeadOf(frontmatter),
    body: trimmedContent(source, frontmatter.body),
    ...(fault !== undefined && { fault }),
  };
}

/** The keys that an agent and a skill have in common. */
export function toolHeadOf({ data }: Frontmatter): ToolHead {
  const name = textOf(data['name']);
  const description = textOf(data['description']);
  const argumentHint = textOf(data['argument-hint']);
  const target = textOf(data['target']);
  // `infer: false` is the old way to say it, and the new one wins where both stand.
  const switchedOff = data['disable-model-invocation'];
  const forUsers = data['user-invocable'] ?? data['user-invokable'];
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(argumentHint !== undefined && { argumentHint }),
    ...(target !== undefined && { target }),
    isForPeopleOnly: typeof switchedOff === 'boolean' ? switchedOff : data['infer'] === false,
    isUserInvocable: forUsers !== false,
    globs: [...globsOf(data['applyTo']), ...globsOf(data['paths'])],
  };
}

/** Neither key is any client's for an agent, but people write them as they do in instructions and rules. */
function globsOf(value: unknown): readonly string[] {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return texts.flatMap((text) => (typeof text === 'string' ? splitGlobList(text).map(({ pattern }) => pattern) : []));
}

/** A text without outer blanks; undefined for anything else and for an empty one. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

/** Why a program does not load an agent that is meant for another one; undefined where it does. */
export function whyNotFor({ target }: ToolHead, compatibility: Compatibility): string | undefined {
  const meantFor = compatibility === 'github' ? 'github-copilot' : 'vscode';
  const other = compatibility === 'github' ? 'vscode' : 'github-copilot';
  return target === other ? `its \`target\` is \`${other}\`, and this run uses agents for \`${meantFor}\`` : undefined;
}

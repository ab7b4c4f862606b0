import type { Frontmatter } from '../text/frontmatter.ts';
import { loadFrontmatter } from '../text/load-frontmatter.ts';
import type { SourceText } from '../text/source-text.ts';
import { trimmedContent } from './trimmed-content.ts';
import type { Compatibility, CustomizationText } from './types.ts';

/** What an agent or a skill says of itself, as far as it says it in a usable form. */
export interface ToolHead {
  /** By which it wants to be known. */
  readonly name?: string;
  readonly description?: string;
  readonly argumentHint?: string;
  /** Whether it is for people alone: no model may call it. */
  readonly isForPeopleOnly: boolean;
  /** For which program it is meant, where not for all. */
  readonly target?: string;
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
  const frontmatter = await loadFrontmatter(source);
  const fault = frontmatter.problems.find(({ severity }) => severity === 'error')?.message;
  return {
    head: headOf(frontmatter),
    body: trimmedContent(source, frontmatter.body),
    ...(fault !== undefined && { fault }),
  };
}

function headOf({ data }: Frontmatter): ToolHead {
  const name = textOf(data['name']);
  const description = textOf(data['description']);
  const argumentHint = textOf(data['argument-hint']);
  const target = textOf(data['target']);
  // `infer: false` is the old way to say it, and the new one wins where both stand.
  const switchedOff = data['disable-model-invocation'];
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(argumentHint !== undefined && { argumentHint }),
    ...(target !== undefined && { target }),
    isForPeopleOnly: typeof switchedOff === 'boolean' ? switchedOff : data['infer'] === false,
  };
}

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

/** Why a program does not load an agent that is meant for another one; undefined where it does. */
export function whyNotFor({ target }: ToolHead, compatibility: Compatibility): string | undefined {
  const meantFor = compatibility === 'github' ? 'github-copilot' : 'vscode';
  const other = compatibility === 'github' ? 'vscode' : 'github-copilot';
  return target === other
    ? `its \`target\` is \`${other}\`, and agents are taken here as with \`target: ${meantFor}\``
    : undefined;
}

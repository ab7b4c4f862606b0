import type { Frontmatter } from '../../text/frontmatter/types.ts';
import { splitGlobList } from '../../text/globs/glob.ts';
import { loadFrontmatter } from '../../text/frontmatter/load-frontmatter.ts';
import type { SourceText } from '../../text/source-text.ts';
import { trimmedContent } from '../trimmed-content.ts';
import type { Compatibility, CustomizationText } from '../types.ts';

/** The usable values of the keys that agents and skills share. */
export interface ToolHead {
  /** The name that people and models see. */
  readonly name?: string;
  readonly description?: string;
  readonly argumentHint?: string;
  /** Whether only people may use it, so that no model may call it. */
  readonly isForPeopleOnly: boolean;
  /** Whether people may select it themselves. */
  readonly isUserInvocable: boolean;
  /** The program that it is written for; absent if it is for all programs. */
  readonly target?: string;
  /** Globs of the files that it is for; empty if it names none. */
  readonly globs: readonly string[];
}

/** An agent's or a skill's file. */
export interface ReadTool {
  readonly head: ToolHead;
  /** The text after the frontmatter, trimmed. */
  readonly body: CustomizationText;
  /** Why the frontmatter cannot be read; absent if it can. */
  readonly fault?: string;
}

/** Reads the frontmatter and the body of an agent's or a skill's file. */
export async function readTool(source: SourceText): Promise<ReadTool> {
  return readToolFrom(source, await loadFrontmatter(source));
}

/** Reads a file whose frontmatter was already read. */
export function readToolFrom(source: SourceText, frontmatter: Frontmatter): ReadTool {
  const fault = frontmatter.problems.find(({ severity }) => severity === 'error')?.message;
  return {
    head: toolHeadOf(frontmatter),
    body: trimmedContent(source, frontmatter.body),
    ...(fault !== undefined && { fault }),
  };
}

/** Reads the keys that agents and skills share. */
export function toolHeadOf({ data }: Frontmatter): ToolHead {
  const name = textOf(data['name']);
  const description = textOf(data['description']);
  const argumentHint = textOf(data['argument-hint']);
  const target = textOf(data['target']);
  // `infer: false` is the old spelling of `disable-model-invocation: true`, which is used if a file has both.
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

/** Reads globs. No client reads `applyTo` or `paths` in an agent, but people write them as in instructions and rules. */
function globsOf(value: unknown): readonly string[] {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return texts.flatMap((text) => (typeof text === 'string' ? splitGlobList(text).map(({ pattern }) => pattern) : []));
}

/** Trims a text. The result is undefined for an empty text and for anything that is not a text. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

/** Explains why a program does not load an agent that is meant for another program; undefined if it loads it. */
export function whyNotFor({ target }: ToolHead, compatibility: Compatibility): string | undefined {
  const meantFor = compatibility === 'github' ? 'github-copilot' : 'vscode';
  const other = compatibility === 'github' ? 'vscode' : 'github-copilot';
  return target === other ? `its \`target\` is \`${other}\`, and this run uses agents for \`${meantFor}\`` : undefined;
}

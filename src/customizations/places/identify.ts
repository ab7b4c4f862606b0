import { takesName } from './kinds.ts';
import type { CustomizationKind } from '../types.ts';

/** The kinds of files that are recognized by the end of their names, in any folder. */
const BY_ENDING: readonly (readonly [ending: string, kind: CustomizationKind])[] = [
  ['.prompt.md', 'prompt'],
  ['.instructions.md', 'path-instructions'],
  ['.agent.md', 'agent'],
  ['.chatmode.md', 'agent'],
  ['.mdc', 'cursor-rule'],
];

const BY_NAME: Readonly<Record<string, CustomizationKind>> = {
  'copilot-instructions.md': 'repository-instructions',
  'skill.md': 'skill',
  'agents.md': 'agents-md',
  'claude.md': 'claude-md',
  'claude.local.md': 'claude-md',
  '.cursorrules': 'cursor-rule',
  '.windsurfrules': 'windsurf-rule',
};

/** Names that are also common words. They count only in the letter case that their readers use. */
const BY_SPELLING: Readonly<Record<string, CustomizationKind>> = { 'GEMINI.md': 'gemini-md', 'REVIEW.md': 'review-md' };

/** Folders in which every Markdown file except README.md is an agent. Those of Claude Code have sub-folders. */
const AGENT_FOLDERS = /(?:^|\/)(?:(?:\.github|\.copilot)\/agents$|\.claude\/agents(?:\/|$))/i;
const MARKDOWN_FOLDERS: readonly (readonly [folder: RegExp, kind: CustomizationKind])[] = [
  [/(?:^|\/)\.claude\/rules(?:\/|$)/i, 'claude-rule'],
  [/(?:^|\/)\.claude\/commands(?:\/|$)/i, 'command'],
  [/(?:^|\/)\.claude\/output-styles(?:\/|$)/i, 'output-style'],
  [/(?:^|\/)\.windsurf\/rules(?:\/|$)/i, 'windsurf-rule'],
];
const HOOK_FOLDERS = /(?:^|\/)(?:\.github|\.copilot)\/hooks$/i;
const GEMINI_COMMANDS = /(?:^|\/)\.gemini\/commands(?:\/|$)/;
const CLAUDE_FOLDERS = /(?:^|\/)\.claude$/i;

/**
 * The kind of customization that a path names, tested in VS Code's order; undefined if it names none. This does not say that
 * a program reads the file there: `SKILL.md` in `docs/` is a skill that no program finds.
 *
 * @see https://github.com/microsoft/vscode, `promptFileLocations.ts`
 */
export function identify(path: string): CustomizationKind | undefined {
  const { folder, name: written } = splitPath(path);
  const name = written.toLowerCase();
  return (
    BY_ENDING.find(([ending]) => name.endsWith(ending))?.[1] ??
    (Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined) ??
    (Object.hasOwn(BY_SPELLING, written) ? BY_SPELLING[written] : undefined) ??
    (takesName({ kind: 'markdown' }, name) ? identifyMarkdown(folder) : undefined) ??
    (isHookFile(folder, name) ? 'hooks' : undefined) ??
    (name.endsWith('.toml') && GEMINI_COMMANDS.test(folder) ? 'gemini-command' : undefined) ??
    (name === 'styleguide.md' && /(?:^|\/)\.gemini$/.test(folder) ? 'gemini-styleguide' : undefined)
  );
}

function identifyMarkdown(folder: string): CustomizationKind | undefined {
  if (AGENT_FOLDERS.test(folder)) {
    return 'agent';
  }
  return MARKDOWN_FOLDERS.find(([pattern]) => pattern.test(folder))?.[1];
}

/** `hooks.json` in any folder. Other JSON files only in their folders, because `settings.json` is a common name. */
function isHookFile(folder: string, name: string): boolean {
  return (
    name === 'hooks.json' ||
    (name.endsWith('.json') && HOOK_FOLDERS.test(folder)) ||
    (/^settings(?:\.local)?\.json$/.test(name) && CLAUDE_FOLDERS.test(folder))
  );
}

const ENDINGS = /(?:(?:\.prompt|\.instructions|\.agent|\.chatmode)?\.md|\.mdc|\.toml)$/i;

/** The name of a customization without its ending. Any other file keeps its whole name. */
export function cleanName(path: string): string {
  const { name } = splitPath(path);
  return identify(path) === undefined ? name : name.replace(ENDINGS, '');
}

/** The name by which people select an agent, a prompt or a skill, as in `/review`. A skill has the name of its folder. */
export function toolName(path: string): string {
  const { folder, name } = splitPath(path);
  return name.toLowerCase() === 'skill.md' && folder !== '' ? splitPath(folder).name : cleanName(path);
}

/** The name of an agent's file in any folder: `agents/x.md` of an organization is `x`. */
export function agentFileName(path: string): string {
  return splitPath(path).name.replace(ENDINGS, '');
}

export function splitPath(path: string): { readonly folder: string; readonly name: string } {
  const slash = path.lastIndexOf('/');
  return { folder: slash < 0 ? '' : path.slice(0, slash), name: path.slice(slash + 1) };
}

/** Whether a file has the ending of a chat mode, the old form of an agent. */
export function isChatMode(path: string): boolean {
  return /\.chatmode\.md$/i.test(path);
}

/** Whether an agent is in the folder of chat modes. Only versions of VS Code until the end of 2025 look there. */
export function isAmongChatModes(path: string): boolean {
  return /(?:^|\/)\.github\/chatmodes\/.*\.agent\.md$/i.test(path);
}

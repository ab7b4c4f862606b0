import { identify, splitPath } from '../customizations/places/identify.ts';
import { isSchema, isSetAside } from '../customizations/places/set-aside.ts';
import type { StrayFile } from '../customizations/places/locate-files.ts';
import { folderOf, nameOf, nearestFolder } from '../workspace/paths.ts';
import type { WorkspaceEntry } from '../workspace/workspace.ts';

/** Agentic workflows of GitHub are Markdown files with the keys of a workflow. Their names may end like those of agents. */
const WORKFLOWS = /(?:^|\/)\.github\/workflows\//i;

/** Kinds whose names must be in capitals. `docs/agents.md`, for example, is a page about agents. */
const PAGES: ReadonlySet<string> = new Set(['agents-md', 'claude-md', 'gemini-md', 'review-md']);

/**
 * Whether to check a file that has the name of a customization but is where no client searches. A library of customizations
 * is worth checking. Files of tests, templates, skills and other programs are not, and neither are pages that look like
 * customizations only because of their folder.
 */
export function isCheckedStray(
  { path, kind }: StrayFile,
  skillFolders: ReadonlySet<string>,
  codePackages: ReadonlySet<string>,
): boolean {
  const { folder } = splitPath(path);
  if (
    identify(path) === undefined ||
    isSetAside(path) ||
    isSchema(path) ||
    WORKFLOWS.test(path) ||
    PAGES.has(kind) ||
    nearestFolder(path, skillFolders) !== undefined ||
    nearestFolder(path, codePackages) !== undefined
  ) {
    return false;
  }
  if (kind === 'cursor-rule') {
    // Other `.mdc` files are pages of documentation.
    return /(?:rules?|cursor)[^/]*(?:\/|$)/i.test(folder);
  }
  if (kind === 'hooks') {
    return /(?:^|\/)\.(?:github|copilot|claude)(?:\/|$)/.test(folder);
  }
  return kind !== 'skill' || path.endsWith('/SKILL.md') || path === 'SKILL.md' || /(?:^|\/)skills\//i.test(path);
}

/** The folders that are packages of Python. A program that has skills in its own package reads them itself, in its own format. */
export function findCodePackages(entries: readonly WorkspaceEntry[]): ReadonlySet<string> {
  return new Set(
    entries.flatMap(({ path }) => (nameOf(path) === '__init__.py' && path.includes('/') ? [folderOf(path)] : [])),
  );
}

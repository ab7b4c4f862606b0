import { identify, splitPath } from '../customizations/places/identify.ts';
import type { StrayFile } from '../customizations/places/locate-files.ts';
import { nearestFolder } from '../workspace/paths.ts';

/** Folders whose files show how not to do it, or stand in for a repository. */
const TESTS =
  /(?:^|\/)(?:tests?|__tests__|specs?|e2e|testdata|test-data|fixtures?|__fixtures__|__snapshots__|mocks?)\//i;

/** Folders whose files are filled in before anybody reads them. */
const TEMPLATES = /(?:^|\/)(?:templates?|scaffold(?:s|ing)?|boilerplates?|skeletons?|cookiecutters?)\//i;

/** Names that mean a customization in capitals alone: `docs/agents.md` is a page about agents. */
const PAGES: ReadonlySet<string> = new Set(['agents-md', 'claude-md', 'gemini-md', 'review-md']);

/**
 * Whether the rules look at a file that is a customization by its name and stands where nobody looks: a library of them
 * is worth checking; what belongs to tests, to a skill or to another program is not, nor a template, nor a page among
 * others that is one by its folder alone.
 */
export function isCheckedStray({ path, kind }: StrayFile, skillFolders: ReadonlySet<string>): boolean {
  const { folder } = splitPath(path);
  if (
    identify(path) === undefined ||
    TESTS.test(path) ||
    TEMPLATES.test(path) ||
    PAGES.has(kind) ||
    nearestFolder(path, skillFolders) !== undefined
  ) {
    return false;
  }
  if (kind === 'hooks') {
    return /(?:^|\/)\.(?:github|copilot|claude)(?:\/|$)/.test(folder);
  }
  return kind !== 'skill' || path.endsWith('/SKILL.md') || path === 'SKILL.md' || /(?:^|\/)skills\//i.test(path);
}

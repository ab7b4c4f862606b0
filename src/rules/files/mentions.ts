import { folderOf, joinPath, nameOf, resolveLink } from '../../workspace/paths.ts';
import type { RepositoryView } from '../types.ts';

/** The most texts that are searched for a mention. */
const MAX_READ = 400;
/** The most occurrences of one name that are checked in one text. */
const MAX_HITS = 50;
const MAX_PATH = 200;
/** Workflows, and actions and scripts next to them. They may give a file of any name to a model. */
const AUTOMATION = /^\.github\/.*\.(?:ya?ml|[cm]?[jt]s|sh|ps1|py|rb)$/;

/** Keeps the paths that no customization and no workflow mentions. A file that another one refers to is read by way of it. */
export async function withoutMentioned(
  repository: RepositoryView,
  suspects: readonly string[],
): Promise<readonly string[]> {
  return withoutMentionedIn(repository, suspects, []);
}

/** Keeps the paths that no customization, no workflow and no `README.md` next to the file mentions. */
export async function withoutDescribed(
  repository: RepositoryView,
  suspects: readonly string[],
): Promise<readonly string[]> {
  const folders = new Set(suspects.map((path) => folderOf(path)));
  const pages = [...folders]
    .map((folder) => joinPath(folder, 'README.md'))
    .filter((path) => repository.paths.has(path));
  return withoutMentionedIn(repository, suspects, pages);
}

async function withoutMentionedIn(
  repository: RepositoryView,
  suspects: readonly string[],
  pages: readonly string[],
): Promise<readonly string[]> {
  const open = new Set(suspects);
  const customizations = repository.files.flatMap(({ path, level }) => (level === 'repository' ? [path] : []));
  const automation = repository.paths.entries.flatMap(({ path, kind }) =>
    kind === 'file' && AUTOMATION.test(path) ? [path] : [],
  );
  for (const path of [
    ...pages.slice(0, MAX_READ),
    ...customizations.slice(0, MAX_READ),
    ...automation.slice(0, MAX_READ),
  ]) {
    const source = open.size === 0 ? undefined : await repository.read(path);
    if (source !== undefined) {
      const mentioned = [...open].filter((suspect) => suspect !== path && isMentioned(source.text, path, suspect));
      mentioned.forEach((suspect) => open.delete(suspect));
    }
  }
  return suspects.filter((path) => open.has(path));
}

function isMentioned(text: string, from: string, suspect: string): boolean {
  const name = nameOf(suspect);
  let at = text.indexOf(name);
  for (let hits = 0; at >= 0 && hits < MAX_HITS; hits += 1) {
    const before = text.slice(Math.max(0, at - MAX_PATH), at).replace(/^.*[^\w./~-]/s, '');
    const written = `${before}${name}`;
    const fromFile = resolveLink(from, written);
    if (
      joinPath('', written.replace(/^(?:\.?\/)+/, '')) === suspect ||
      (fromFile.kind === 'inside' && fromFile.path === suspect)
    ) {
      return true;
    }
    at = text.indexOf(name, at + name.length);
  }
  return false;
}

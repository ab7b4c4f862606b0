import { folderOf, nameOf, resolveLink } from '../workspace/paths.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** A new name for a file, as a fix proposes it. */
export interface Renaming {
  readonly from: string;
  readonly to: string;
}

/** Larger files are logs, images and data. */
const MAX_BYTES = 4 * 1024 * 1024;
/** How many files are read at once. */
const BATCH = 32;

/**
 * Finds for each renaming why it would break something: a file that mentions the old name, or a link of the file itself
 * that would lead elsewhere. Returns clauses by old path. A name counts wherever it stands, also in a script or a
 * workflow, because what a program does with it is not known.
 */
export async function findMentions(
  repository: Workspace,
  renamings: readonly Renaming[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const entries = renamings.length === 0 ? [] : await repository.list('');
  const wanted = renamings.map((renaming) => ({ ...renaming, names: namesOf(renaming) }));
  for (const { from, to } of renamings) {
    const text = await readLatin1(repository, from);
    const link = text === undefined ? undefined : findMovedLink(text, from, to);
    if (link !== undefined) {
      found.set(from, `its link to ${link} would lead elsewhere`);
    }
  }
  for (let first = 0; first < entries.length; first += BATCH) {
    const batch = entries.slice(first, first + BATCH).map(async ({ path, kind }) => {
      const text = kind === 'file' ? await readLatin1(repository, path) : await readTarget(repository, path);
      return { path, text };
    });
    for (const { path, text } of await Promise.all(batch)) {
      for (const { from, names } of wanted) {
        if (text !== undefined && path !== from && !found.has(from) && names.some((name) => mentions(text, name))) {
          found.set(from, `${path} mentions it`);
        }
      }
    }
  }
  return found;
}

/** The texts by which other files may name a file: its name, its folder if it moves, and the glob of its ending. */
function namesOf({ from, to }: Renaming): readonly string[] {
  const name = nameOf(from);
  const ending = name.slice(Math.max(1, name.indexOf('.', 1)));
  return [
    name,
    ...(folderOf(from) === folderOf(to) ? [] : [folderOf(from)]),
    ...(ending.startsWith('.') && !to.endsWith(ending) ? [`*${ending}`] : []),
  ].map(asLatin1);
}

/** Whether a text has a name that is not a part of a longer one: `my-a.md` does not mention `a.md`. */
function mentions(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!/[\w-]/.test(text.charAt(at - 1)) || name.startsWith('*')) {
      return true;
    }
  }
  return false;
}

/** Targets of Markdown links and of `#file:`. The bounds keep the search fast on any text. */
const LINK = /\]\(<?([^()<>\s#]{1,300})|#file:([^\s"'`),]{1,300})/g;

/** The first link that would lead to another file from the new folder. */
function findMovedLink(text: string, from: string, to: string): string | undefined {
  if (folderOf(from) === folderOf(to)) {
    return undefined;
  }
  const targets = [...text.matchAll(LINK)].map(([, link, file]) => link ?? file ?? '');
  return targets.find((target) => {
    const isRelative = !/^(?:[a-z][\w+.-]*:|\/|#)/i.test(target);
    const [before, after] = [resolveLink(from, target), resolveLink(to, target)];
    return isRelative && (before.kind !== 'inside' || after.kind !== 'inside' || before.path !== after.path);
  });
}

/** Latin-1 keeps every byte as one character, so that names are found in a file of any encoding based on ASCII. */
async function readLatin1(repository: Workspace, path: string): Promise<string | undefined> {
  const file = await (repository.readUpTo?.(path, MAX_BYTES) ?? repository.read(path));
  return file.kind === 'file' ? Buffer.from(file.bytes).toString('latin1') : undefined;
}

async function readTarget(repository: Workspace, path: string): Promise<string | undefined> {
  const file = await repository.read(path);
  return file.kind === 'symlink' ? asLatin1(file.target) : undefined;
}

function asLatin1(text: string): string {
  return Buffer.from(text).toString('latin1');
}

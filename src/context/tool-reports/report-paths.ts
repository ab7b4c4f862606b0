import { lazily } from '../../structures/lazily.ts';
import type { RawPlace } from './types.ts';
import { firstFrom } from '../../structures/first-from.ts';

/** The files of the repository, in a form in which paths of reports can be looked up. */
export interface FileIndex {
  readonly exists: (path: string) => boolean;
  /** The only file whose path ends with these folders and this name, after at least one other folder. */
  readonly onlyEndingWith: (path: string) => string | undefined;
}

/** Indexes the files of a repository by their paths. Work that only some look-ups need is done at the first of them. */
export function indexFiles(paths: readonly string[]): FileIndex {
  const all = lazily(() => new Set(paths));
  const backwards = lazily(() => [...all()].map(fromItsName).sort());
  return {
    exists: (path) => all().has(path),
    onlyEndingWith: (path) => {
      const sorted = backwards();
      const wanted = fromItsName(path);
      const index = firstFrom(sorted, wanted);
      const [found, next] = sorted.slice(index, index + 2);
      const isOnly = next?.startsWith(wanted) !== true;
      return found?.startsWith(wanted) === true && isOnly ? fromItsRoot(found) : undefined;
    },
  };
}

/** `c/b/a/` for `a/b/c`: paths with the same end then have the same beginning. */
function fromItsName(path: string): string {
  return `${path.split('/').toReversed().join('/')}/`;
}

function fromItsRoot(backwards: string): string {
  return backwards.slice(0, -1).split('/').toReversed().join('/');
}

/** Finds the file of the repository that a report means, if there is one. */
export type FindReported = (place: RawPlace) => string | undefined;

/** A longer text is not a path, and no path of a repository has more folders. */
const MAX_PATH_CHARACTERS = 1_024;
const MAX_FOLDERS = 40;

/** Folders into which runners check a repository out, or containers mount it. The path in the repository follows. */
const CHECKOUTS = [
  /^\/home\/runner\/_?work\/[^/]+\/[^/]+\/(.+)$/,
  /^\/Users\/runner\/work\/[^/]+\/[^/]+\/(.+)$/,
  /^[A-Za-z]:\/a\/[^/]+\/[^/]+\/(.+)$/,
  /^\/__w\/[^/]+\/[^/]+\/(.+)$/,
  /^\/github\/workspace\/(.+)$/,
];

/** Folders with files of others, even if their paths end like files of the repository. */
const FOREIGN =
  /\/(?:node_modules|site-packages|dist-packages|hostedtoolcache|\.cargo|\.rustup|\.m2|pkg\/mod)\/|^\/(?:usr|opt|lib|nix)\//;

/**
 * Looks up the paths of one report.
 *
 * An absolute path begins with the folder of the checkout. That is a known folder of a runner, or it is found by the
 * longest end of any path in the report, of a folder and a name at least, that exists here. A relative path may start at
 * the folder in which the tool ran. Then it means the only file whose path ends with it.
 *
 * @param places all places that will be looked up
 */
export function findReported(places: readonly RawPlace[], files: FileIndex): FindReported {
  const written = new Set(places.flatMap(spellings));
  const roots = rootsOf(written, files);
  const known = new Map<string, string | undefined>();
  const find = (path: string): string | undefined => {
    if (!known.has(path)) {
      known.set(path, isAbsolute(path) ? findAbsolute(path, roots, files) : findRelative(path, files));
    }
    return known.get(path);
  };
  return (place) => {
    for (const path of spellings(place)) {
      const found = find(path);
      if (found !== undefined) {
        return found;
      }
    }
    return undefined;
  };
}

/** The paths that a place may mean, the most likely first. */
function spellings({ path, base }: RawPlace): readonly string[] {
  const plain = path.replaceAll('\\', '/');
  const below = base === undefined || isAbsolute(plain) ? undefined : `${base.replaceAll('\\', '/')}/${plain}`;
  return [below, plain].flatMap((one) =>
    one === undefined || one.length > MAX_PATH_CHARACTERS ? [] : (withoutDots(one) ?? []),
  );
}

function isAbsolute(path: string): boolean {
  return /^(?:[A-Za-z]:)?\//.test(path);
}

/** Removes `.`, `..` and double `/`. Returns `undefined` for a path outside of the root, and for the root itself. */
function withoutDots(path: string): string | undefined {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) {
      return undefined;
    }
    if (part !== '' && part !== '.' && part !== '..') {
      parts.push(part);
    }
  }
  return parts.length === 0 || parts.length > MAX_FOLDERS
    ? undefined
    : `${path.startsWith('/') ? '/' : ''}${parts.join('/')}`;
}

/** No report has paths in more checkouts. */
const MAX_ROOTS = 8;

function rootsOf(written: ReadonlySet<string>, files: FileIndex): readonly string[] {
  const roots = new Set<string>();
  for (const path of written) {
    const root = roots.size < MAX_ROOTS ? rootOf(path, files) : undefined;
    if (root !== undefined) {
      roots.add(root);
    }
  }
  return [...roots];
}

/** The folder of the checkout, with its `/`, according to one absolute path. */
function rootOf(path: string, { exists }: FileIndex): string | undefined {
  if (!isAbsolute(path) || FOREIGN.test(path)) {
    return undefined;
  }
  const last = path.lastIndexOf('/');
  for (let slash = path.indexOf('/'); slash < last; slash = path.indexOf('/', slash + 1)) {
    if (exists(path.slice(slash + 1))) {
      return path.slice(0, slash + 1);
    }
  }
  return undefined;
}

function findAbsolute(path: string, roots: readonly string[], { exists }: FileIndex): string | undefined {
  const tails = [
    ...CHECKOUTS.map((checkout) => checkout.exec(path)?.[1]),
    ...roots.map((root) => (path.startsWith(root) ? path.slice(root.length) : undefined)),
  ];
  return tails.find((tail) => tail !== undefined && exists(tail));
}

function findRelative(path: string, { exists, onlyEndingWith }: FileIndex): string | undefined {
  return exists(path) ? path : onlyEndingWith(path);
}

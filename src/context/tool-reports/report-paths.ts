import { lazily } from '../../text/lazily.ts';
import type { RawPlace } from './types.ts';

/** The files of the repository, as paths of reports are looked up in them. */
export interface FileIndex {
  readonly exists: (path: string) => boolean;
  /** The only file whose path ends with these folders and this name, behind a folder of its own. */
  readonly onlyEndingWith: (path: string) => string | undefined;
}

/** Indexes the files of a repository by their paths from its root; a large one only as far as it is asked for. */
export function indexFiles(paths: readonly string[]): FileIndex {
  const all = lazily(() => new Set(paths));
  const backwards = lazily(() => [...all()].map(fromItsName).sort());
  return {
    exists: (path) => all().has(path),
    onlyEndingWith: (path) => {
      const sorted = backwards();
      const wanted = fromItsName(path);
      const at = firstFrom(sorted, wanted);
      const isOnly = sorted[at]?.startsWith(wanted) === true && sorted[at + 1]?.startsWith(wanted) !== true;
      return isOnly ? fromItsRoot(sorted[at] ?? '') : undefined;
    },
  };
}

/** `c/b/a/` for `a/b/c`: what ends alike begins alike. */
function fromItsName(path: string): string {
  return `${path.split('/').toReversed().join('/')}/`;
}

function fromItsRoot(backwards: string): string {
  return backwards.slice(0, -1).split('/').toReversed().join('/');
}

function firstFrom(sorted: readonly string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < wanted) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** Finds the file of the repository that a report means; undefined where it means none. */
export type FindReported = (place: RawPlace) => string | undefined;

/** Longer ones are no paths, and so many folders none of a repository. */
const MAX_PATH_CHARACTERS = 1_024;
const MAX_FOLDERS = 40;

/** Where runners check a repository out, and containers mount it: what comes behind is the path in it. */
const CHECKOUTS = [
  /^\/home\/runner\/_?work\/[^/]+\/[^/]+\/(.+)$/,
  /^\/Users\/runner\/work\/[^/]+\/[^/]+\/(.+)$/,
  /^[A-Za-z]:\/a\/[^/]+\/[^/]+\/(.+)$/,
  /^\/__w\/[^/]+\/[^/]+\/(.+)$/,
  /^\/github\/workspace\/(.+)$/,
];

/** Below these stand the files of others, however their paths end. */
const FOREIGN =
  /\/(?:node_modules|site-packages|dist-packages|hostedtoolcache|\.cargo|\.rustup|\.m2|pkg\/mod)\/|^\/(?:usr|opt|lib|nix)\//;

/**
 * Looks up the paths of one report. An absolute path began with the folder of a checkout: that of a runner, or what the
 * longest tail of some path of the report that exists here, of a folder and a name at least, leaves of it. A relative
 * path may be one from the folder that the tool ran in: then it is that of the only file whose path ends so.
 *
 * @param places all that will be asked for
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

/** The paths that may be meant, the likeliest first. */
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

/** Without `.`, `..` and doubled `/`; undefined for what leads out, and for the root itself. */
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

/** More of them are no checkouts. */
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

/** The folder, with its `/`, that the checkout was in by what one absolute path says of it. */
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

import { parseJson } from '../../text/json/parse-json.ts';
import { isRecord } from '../../text/record.ts';
import { folderOf, isBelow, joinPath, nameOf } from '../../workspace/paths.ts';

/** The packages of a repository with several, by their names. */
export interface PackageEntries {
  /** The paths at which the module of a specifier may be, best first. */
  targets(specifier: string, from: string): readonly string[];
}

interface Package {
  readonly folder: string;
  readonly manifest: Readonly<Record<string, unknown>>;
}

const MAX_PACKAGES = 500;
const MAX_TARGETS = 40;

/** Reads the `package.json` files of a repository. */
export async function readPackageEntries(
  paths: readonly string[],
  read: (path: string) => Promise<string | undefined>,
): Promise<PackageEntries> {
  const found = paths
    .filter((path) => nameOf(path) === 'package.json')
    .toSorted((a, b) => a.length - b.length)
    .slice(0, MAX_PACKAGES);
  const packages: Package[] = [];
  const byName = new Map<string, Package>();
  for (const [index, text] of (await Promise.all(found.map(read))).entries()) {
    const manifest = readManifest(text);
    if (manifest !== undefined) {
      const one = { folder: folderOf(found[index] ?? ''), manifest };
      packages.push(one);
      if (typeof manifest['name'] === 'string' && !byName.has(manifest['name'])) {
        byName.set(manifest['name'], one);
      }
    }
  }
  const deepestFirst = packages.toReversed();
  return {
    targets: (specifier, from) => {
      if (specifier.startsWith('#')) {
        const own = deepestFirst.find(({ folder }) => isBelow(from, folder));
        return own === undefined ? [] : mapped(own, own.manifest['imports'], specifier);
      }
      const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
      const named = byName.get(name);
      return named === undefined ? [] : [...exported(named, rest), ...usual(named, rest)].slice(0, MAX_TARGETS);
    },
  };
}

function readManifest(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = text === undefined ? undefined : parseJson(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function exported(one: Package, rest: string): readonly string[] {
  const { exports } = one.manifest;
  return isRecord(exports) && Object.keys(exports).some((key) => key.startsWith('.'))
    ? mapped(one, exports, rest === '' ? '.' : `./${rest}`)
    : rest === ''
      ? targetsIn(exports).map((target) => joinPath(one.folder, target))
      : [];
}

/** Where packages usually have their sources, if `exports` does not say it. */
function usual({ folder, manifest }: Package, rest: string): readonly string[] {
  const written =
    rest === '' ? ['source', 'types', 'typings', 'module', 'main'].flatMap((key) => targetsIn(manifest[key])) : [rest];
  const guessed = rest === '' ? ['src/index', 'index', 'src/main', 'lib/index'] : [`src/${rest}`, `lib/${rest}`];
  return [...written, ...guessed].map((target) => joinPath(folder, target));
}

/** The targets of a key in `exports` or `imports`; a key may have one `*`. */
function mapped({ folder }: Package, map: unknown, wanted: string): readonly string[] {
  if (!isRecord(map)) {
    return [];
  }
  return Object.entries(map).flatMap(([key, value]) => {
    const star = key.indexOf('*');
    const isMatch =
      star < 0 ? key === wanted : wanted.startsWith(key.slice(0, star)) && wanted.endsWith(key.slice(star + 1));
    const rest = star < 0 ? '' : wanted.slice(star, wanted.length - (key.length - star - 1));
    return isMatch
      ? targetsIn(value).map((target) =>
          joinPath(
            folder,
            target.replaceAll('*', () => rest),
          ),
        )
      : [];
  });
}

const MAX_CONDITIONS = 8;

/** The paths in a value of `exports`, whatever its conditions. Sources and types come first. */
function targetsIn(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'string') {
    return [value.replace(/^\.\//, '')];
  }
  if (depth >= MAX_CONDITIONS || typeof value !== 'object' || value === null) {
    return [];
  }
  const found = Object.values(value)
    .flatMap((one) => targetsIn(one, depth + 1))
    .slice(0, MAX_TARGETS);
  return found.toSorted((a, b) => Number(!/src|\.d\.|[^s]\.ts/.test(a)) - Number(!/src|\.d\.|[^s]\.ts/.test(b)));
}

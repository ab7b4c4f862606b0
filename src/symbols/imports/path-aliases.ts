import { isRecord } from '../../text/record.ts';
import { readJsonc } from '../../text/json/jsonc.ts';
import { sourceText } from '../../text/source-text.ts';
import { folderOf, isBelow, joinPath, nameOf, resolveLink } from '../../workspace/paths.ts';

/** The `paths` and `baseUrl` of TypeScript's and JavaScript's configuration files. */
export interface PathAliases {
  /** The paths without extension at which a module may be, best first. */
  targets(specifier: string, from: string): readonly string[];
}

interface Aliases {
  /** The folder of the files to which they apply. */
  readonly folder: string;
  readonly baseUrl: string | undefined;
  /** What the targets are relative to. */
  readonly base: string;
  readonly patterns: readonly (readonly [pattern: string, targets: readonly string[]])[];
}

const MAX_FILES = 60;
const MAX_EXTENDS = 4;
const MAX_PATTERNS = 500;

/** Reads the configuration files of a repository, the deepest folder first. */
export async function readPathAliases(
  paths: readonly string[],
  read: (path: string) => Promise<string | undefined>,
): Promise<PathAliases> {
  const found = paths
    .filter((path) => /^[jt]sconfig(?:\.(?:base|app|lib))?\.json$/.test(nameOf(path)))
    .toSorted((a, b) => b.split('/').length - a.split('/').length || b.length - a.length)
    .slice(-MAX_FILES);
  const all = await Promise.all(found.map((path) => readAliases(path, read)));
  const known = all.filter((one): one is Aliases => one !== undefined);
  return {
    targets: (specifier, from) =>
      known
        .filter(({ folder }) => isBelow(from, folder))
        .flatMap(({ patterns, base, baseUrl }) => [
          ...patterns.flatMap(([pattern, targets]) => {
            const rest = matchPattern(pattern, specifier);
            return rest === undefined
              ? []
              : targets.map((target) =>
                  joinPath(
                    base,
                    target.replace('*', () => rest),
                  ),
                );
          }),
          ...(baseUrl === undefined ? [] : [joinPath(baseUrl, specifier)]),
        ]),
  };
}

/** What `*` stands for in a pattern; the empty text if it has none and is equal. */
function matchPattern(pattern: string, specifier: string): string | undefined {
  const star = pattern.indexOf('*');
  if (star < 0) {
    return pattern === specifier ? '' : undefined;
  }
  const [before, after] = [pattern.slice(0, star), pattern.slice(star + 1)];
  return specifier.length >= before.length + after.length && specifier.startsWith(before) && specifier.endsWith(after)
    ? specifier.slice(before.length, specifier.length - after.length)
    : undefined;
}

/** Follows `extends` within the repository, up to the first file with `paths`. */
async function readAliases(
  path: string,
  read: (path: string) => Promise<string | undefined>,
): Promise<Aliases | undefined> {
  let at: string | undefined = path;
  for (let depth = 0; at !== undefined && depth < MAX_EXTENDS; depth += 1) {
    const text: string | undefined = await read(at);
    if (text === undefined) {
      return undefined;
    }
    const config: unknown = readJsonc(sourceText(at, text)).value;
    const options = isRecord(config) && isRecord(config['compilerOptions']) ? config['compilerOptions'] : {};
    const baseUrl = typeof options['baseUrl'] === 'string' ? folderAt(at, options['baseUrl']) : undefined;
    if (isRecord(options['paths']) || baseUrl !== undefined) {
      const patterns = Object.entries(isRecord(options['paths']) ? options['paths'] : {})
        .slice(0, MAX_PATTERNS)
        .map(([pattern, targets]) => [pattern, strings(targets)] as const);
      return { folder: folderOf(path), baseUrl, base: baseUrl ?? folderOf(at), patterns };
    }
    const base: unknown = isRecord(config) ? [config['extends']].flat(1)[0] : undefined;
    at = typeof base === 'string' && base.startsWith('.') ? extended(at, base) : undefined;
  }
  return undefined;
}

function extended(at: string, base: string): string | undefined {
  const resolved = resolveLink(at, base.endsWith('.json') ? base : `${base}.json`);
  return resolved.kind === 'outside' ? undefined : resolved.path;
}

function folderAt(path: string, folder: string): string | undefined {
  const resolved = resolveLink(path, `./${folder}`);
  return resolved.kind === 'outside' ? undefined : resolved.path;
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

import { readJsonc } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { joinPath, nameOf, parentsOf } from '../../workspace/paths.ts';
import type { RepositoryView } from '../types.ts';
import type { AskedTask } from './asked-task.ts';

/** The tasks that exist for a file in a folder. */
export interface KnownTasks {
  readonly names: ReadonlySet<string>;
  /** Packages that the repository depends on. Package managers also run the programs that these bring along. */
  readonly packages: ReadonlySet<string>;
}

/** Finds the tasks that exist for a file in a folder; `undefined` if that cannot be known. */
type TaskReader = (runner: AskedTask['runner'], folder: string) => Promise<KnownTasks | undefined>;

/** Reads which tasks exist, reading each file once. */
export function taskReader(repository: RepositoryView): TaskReader {
  const known = new Map<string, Promise<KnownTasks | undefined>>();
  return async (runner, folder) => {
    const key = runner === 'scripts' ? runner : `${runner} ${folder}`;
    const before =
      known.get(key) ?? (runner === 'scripts' ? scriptsIn(repository) : targetsNear(runner, folder, repository));
    known.set(key, before);
    return await before;
  };
}

/** The most `package.json` files read. Repositories with more packages run their scripts in other ways. */
const MAX_PACKAGES = 200;

/** The scripts of all packages together, as instructions at the root also name scripts of packages in folders. */
async function scriptsIn(repository: RepositoryView): Promise<KnownTasks | undefined> {
  const manifests = repository.paths.withExtension('.json').filter((path) => nameOf(path) === 'package.json');
  if (manifests.length === 0 || manifests.length > MAX_PACKAGES) {
    return undefined;
  }
  const names = new Set<string>();
  const packages = new Set<string>();
  for (const path of manifests) {
    const source = await repository.read(path);
    const manifest = source && readJsonc(source).value;
    if (!isRecord(manifest)) {
      return undefined;
    }
    keysOf(manifest['scripts']).forEach((name) => names.add(name));
    for (const list of [manifest['dependencies'], manifest['devDependencies']]) {
      keysOf(list).forEach((name) => packages.add(nameOf(name)));
    }
  }
  return { names, packages };
}

function keysOf(value: unknown): readonly string[] {
  return isRecord(value) ? Object.keys(value) : [];
}

const FILES: Readonly<Record<'make' | 'just', readonly string[]>> = {
  make: ['GNUmakefile', 'makefile', 'Makefile'],
  just: ['justfile', 'Justfile', '.justfile'],
};

/** The targets of the files in the folder and in those above it. Text of a package also names targets of the root. */
async function targetsNear(
  runner: 'make' | 'just',
  folder: string,
  repository: RepositoryView,
): Promise<KnownTasks | undefined> {
  const folders = folder === '' ? [''] : ['', ...parentsOf(folder), folder].toReversed();
  const paths = folders.flatMap((at) => {
    const path = FILES[runner].map((name) => joinPath(at, name)).find(repository.paths.has);
    return path === undefined ? [] : [path];
  });
  const lists = await Promise.all(
    paths.map(async (path) => {
      const source = await repository.read(path);
      return source && readTargets(source.text, runner);
    }),
  );
  const known = lists.filter((list) => list !== undefined);
  return known.length === 0 || known.length < lists.length
    ? undefined
    : { names: new Set(known.flatMap((list) => [...list])), packages: NO_PACKAGES };
}

const NO_PACKAGES: ReadonlySet<string> = new Set();

/** The targets of a file; `undefined` if it includes other files or computes targets, which only running it would show. */
const COMPUTED =
  /^(?:-?s?include\s|import\??\s|mod\??\s|\$\(eval|\$\(foreach|define\s)|^[^\t#:=\n]{0,200}[%$][^:=\n]{0,200}:(?!=)/m;

function readTargets(text: string, runner: 'make' | 'just'): ReadonlySet<string> | undefined {
  if (COMPUTED.test(text)) {
    return undefined;
  }
  const names = new Set<string>();
  for (const line of text.split('\n')) {
    const alias = runner === 'just' ? /^alias\s+([\w-]+)\s*:=/.exec(line)?.[1] : undefined;
    const written = runner === 'just' ? withoutDefaults(line) : line;
    const head = /^([^\s#:=@][^#:=]{0,300}|@[^#:=]{1,300}):(?!=)/.exec(written)?.[1] ?? alias ?? '';
    const words = head
      .replace(/^@/, '')
      .split(/\s+/)
      .filter((word) => word !== '');
    for (const word of runner === 'just' ? words.slice(0, 1) : words) {
      names.add(word);
    }
    if (/^\.PHONY\s*:/.test(line)) {
      line
        .slice(line.indexOf(':') + 1)
        .trim()
        .split(/\s+/)
        .forEach((word) => names.add(word));
    }
  }
  return names;
}

/** Removes the default values of a recipe's parameters: `build *args="//…":` becomes `build *args:`. */
function withoutDefaults(line: string): string {
  return line.replaceAll(
    /(?<=[\w-])=(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|`[^`\n]{0,200}`|\([^()\n]{0,200}\)|[\w.-]{1,100})/g,
    '',
  );
}

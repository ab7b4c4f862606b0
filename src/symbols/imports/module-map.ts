import { languageOf } from '../../text/languages/languages.ts';
import { folderOf, joinPath, nameOf, resolveLink } from '../../workspace/paths.ts';
import { readPathAliases, type PathAliases } from './path-aliases.ts';
import { indexModules } from './resolve-import.ts';
import { readPackageEntries, type PackageEntries } from './workspace-packages.ts';
import { wordSet } from '../../structures/words-in.ts';

/** Finds the files that the imports of a file mean. */
export interface ModuleMap {
  /** The files of a module, the most likely first: one for most languages, all files of a folder for Go. */
  resolve(specifier: string, from: string): Promise<readonly string[]>;
  /** The files whose names a file can use without an import: those of its package in Go, Java and C#. */
  neighbours(path: string): readonly string[];
}

type ReadText = (path: string) => Promise<string | undefined>;

/** Languages in which the files of a folder share their names. */
const SHARED_FOLDERS: ReadonlySet<string> = new Set(['csharp', 'go', 'java', 'kotlin', 'scala', 'swift', 'terraform']);
const MAX_FOLDER_FILES = 200;
const SCRIPTS: ReadonlySet<string> = wordSet('astro javascript javascriptreact svelte typescript typescriptreact vue');

/** Maps imports to the files of a repository, with the configuration that its `paths` include. */
export function mapModules(paths: readonly string[], read: ReadText): ModuleMap {
  // Most imports of scripts are relative, and the index of all path ends takes a microsecond for each path.
  let indexed: ReturnType<typeof indexModules> | undefined;
  const findByEnd = (specifier: string, from: string): string | undefined => {
    indexed ??= indexModules(paths);
    return indexed.resolve(specifier, from);
  };
  const present = new Set(paths);
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const others = folders.get(folderOf(path));
    if (others === undefined) {
      folders.set(folderOf(path), [path]);
    } else {
      others.push(path);
    }
  }
  const sameLanguage = (folder: string, language: string | undefined): readonly string[] =>
    (folders.get(folder) ?? []).filter((path) => languageOf(path) === language).slice(0, MAX_FOLDER_FILES);
  let aliases: Promise<PathAliases> | undefined;
  let entries: Promise<PackageEntries> | undefined;
  let goModules: Promise<readonly GoModule[]> | undefined;

  const findScript = async (specifier: string, from: string): Promise<string | undefined> => {
    if (specifier.startsWith('.')) {
      const resolved = resolveLink(from, specifier.replace(/[?#].*$/, ''));
      return resolved.kind === 'outside' ? undefined : findModule(resolved.path, present);
    }
    aliases ??= readPathAliases(paths, read);
    for (const target of (await aliases).targets(specifier, from)) {
      const found = findModule(target, present);
      if (found !== undefined) {
        return found;
      }
    }
    entries ??= readPackageEntries(paths, read);
    for (const target of (await entries).targets(specifier, from)) {
      const found = findModule(target, present);
      if (found !== undefined) {
        return found;
      }
    }
    return undefined;
  };
  /** The files of a folder mean the same by a specifier. */
  const known = new Map<string, Promise<string | undefined>>();
  const resolveScript = async (specifier: string, from: string): Promise<string | undefined> => {
    const key = `${folderOf(from)}\0${specifier}`;
    const finding = known.get(key) ?? findScript(specifier, from);
    known.set(key, finding);
    return (await finding) ?? findByEnd(specifier, from);
  };
  return {
    resolve: async (specifier, from) => {
      const language = languageOf(from) ?? '';
      if (language === 'go') {
        goModules ??= readGoModules(paths, read);
        const own = (await goModules).find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
        return own === undefined ? [] : sameLanguage(joinPath(own.folder, specifier.slice(own.name.length + 1)), 'go');
      }
      const found = SCRIPTS.has(language) ? await resolveScript(specifier, from) : findByEnd(specifier, from);
      if (found === undefined) {
        return [];
      }
      return SHARED_FOLDERS.has(language) && /\*$|^[a-z\d.]+$/.test(specifier)
        ? [found, ...sameLanguage(folderOf(found), language).filter((path) => path !== found)]
        : [found];
    },
    neighbours: (path) => {
      const language = languageOf(path);
      return language !== undefined && SHARED_FOLDERS.has(language)
        ? sameLanguage(folderOf(path), language).filter((one) => one !== path)
        : [];
    },
  };
}

const EXTENSIONS = [
  '',
  '.ts',
  '.tsx',
  '.mts',
  '.cts',
  '.d.ts',
  '.js',
  '.jsx',
  '.mjs',
  '.cjs',
  '.vue',
  '.svelte',
  '/index.ts',
  '/index.tsx',
  '/index.mts',
  '/index.d.ts',
  '/index.js',
  '/index.jsx',
  '/index.mjs',
];

/** The file of a module path: with an extension, as a folder's index, or the source of a built file. */
function findModule(target: string, present: ReadonlySet<string>): string | undefined {
  const resolved = resolveLink('', target);
  if (resolved.kind === 'outside') {
    return undefined;
  }
  const { path } = resolved;
  const bare = path.replace(/\.(?:[cm]?jsx?|d\.[cm]?ts|[cm]?tsx?)$/, '');
  const sources = /^((?:.*\/)?)(?:dist|lib|build|out|esm|cjs)\/((?:esm|cjs|src)\/)?(.*)$/.exec(bare);
  const stems =
    sources === null ? [path, bare] : [path, bare, `${sources[1]}src/${sources[3]}`, `${sources[1]}${sources[3]}`];
  for (const stem of stems) {
    const found = EXTENSIONS.map((extension) => `${stem}${extension}`).find((one) => present.has(one));
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

interface GoModule {
  readonly name: string;
  readonly folder: string;
}

const MAX_GO_MODULES = 50;

/** The modules of `go.mod` files, the longest name first. */
async function readGoModules(paths: readonly string[], read: ReadText): Promise<readonly GoModule[]> {
  const found = paths.filter((path) => nameOf(path) === 'go.mod').slice(0, MAX_GO_MODULES);
  const modules = await Promise.all(
    found.map(async (path) => ({
      name: /^module\s+"?([^\s"]+)/m.exec((await read(path)) ?? '')?.[1] ?? '',
      folder: folderOf(path),
    })),
  );
  return modules.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length);
}

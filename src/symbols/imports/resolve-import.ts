import { languageOf } from '../../text/languages/languages.ts';
import { folderOf, joinPath, nameOf, resolveLink } from '../../workspace/paths.ts';
import { addToGroup } from '../../structures/group-by.ts';

interface Modules {
  /** Finds the indexed file that an import specifier in the file `from` most likely means. */
  resolve(specifier: string, from: string): string | undefined;
}

/** A place to look at: a module or a folder, by its whole path or by the end of its path. */
interface Candidate {
  readonly at: 'module' | 'module-end' | 'folder' | 'folder-end';
  readonly key: string;
}

/** A longer specifier is looked up by its last segments. */
const MAX_END_SEGMENTS = 6;
/** The most files with the same end that are compared. */
const MAX_SAME_END = 8;
const MAX_COMPARED_CHARACTERS = 1_000;
/** The rest of a longer specifier is ignored. */
const MAX_NAMES = 12;
/** Nobody writes a longer specifier. */
const MAX_SPECIFIER_CHARACTERS = 300;

/** Finds the files that imports mean, only among the given files. It is a good guess, without configuration or disk. */
export function indexModules(paths: readonly string[]): Modules {
  const tables = { module: new Map<string, string[]>(), folder: new Map<string, string[]>() };
  /** By the last segment of the path of a module or folder, with that path. */
  const ends = { module: new Map<string, Ending[]>(), folder: new Map<string, Ending[]>() };
  for (const path of paths) {
    const module = modulePath(path);
    const folder = folderOf(path);
    add(tables.module, path, path);
    add(tables.module, module, path);
    add(tables.folder, folder, path);
    addEnd(ends.module, module, path);
    addEnd(ends.folder, folder, path);
  }
  const languages = new Map<string, string | undefined>();
  return {
    resolve(specifier, from) {
      if (specifier.length > MAX_SPECIFIER_CHARACTERS) {
        return undefined;
      }
      for (const candidate of listCandidates(specifier, from, language(from))) {
        const found = closest(find(candidate), from);
        if (found !== undefined) {
          return found;
        }
      }
      return undefined;
    },
  };

  function language(path: string): string | undefined {
    const known = languages.get(path) ?? languageOf(path);
    languages.set(path, known);
    return known;
  }

  function find({ at, key }: Candidate): readonly string[] {
    switch (at) {
      case 'module':
      case 'folder':
        return tables[at].get(key) ?? [];
      case 'module-end':
      case 'folder-end': {
        const end = lastSegments(slashed(key));
        const named = ends[at === 'module-end' ? 'module' : 'folder'].get(nameOf(end)) ?? [];
        return named
          .filter(({ text }) => text === end || text.endsWith(`/${end}`))
          .slice(0, MAX_SAME_END)
          .map(({ path }) => path);
      }
    }
  }

  /** Prefers files of the importer's language, and then those whose path has the longest beginning in common. */
  function closest(found: readonly string[], from: string): string | undefined {
    const rated = found
      .filter((path) => path !== from)
      .map((path) => ({
        path,
        isForeign: language(path) === language(from) ? 0 : 1,
        shared: sharedLength(path, from),
      }));
    return rated.toSorted((a, b) => a.isForeign - b.isForeign || b.shared - a.shared)[0]?.path;
  }
}

/** A file, and the path of its module or folder with slashes only. */
interface Ending {
  readonly text: string;
  readonly path: string;
}

function add(table: Map<string, string[]>, key: string, path: string): void {
  const known = table.get(key);
  if (known === undefined) {
    table.set(key, [path]);
  } else if (known.length < MAX_SAME_END) {
    known.push(path);
  }
}

function addEnd(table: Map<string, Ending[]>, place: string, path: string): void {
  const text = slashed(place);
  const key = nameOf(text);
  addToGroup(table, key, { text, path });
}

/** The length of the common beginning of two paths, up to a limit. */
function sharedLength(a: string, b: string): number {
  const most = Math.min(a.length, MAX_COMPARED_CHARACTERS);
  let length = 0;
  while (length < most && a[length] === b[length]) {
    length += 1;
  }
  return length;
}

/** Names of files that are imported by the name of their folder. */
const FOLDER_MODULES = new Set(['index', '__init__', 'mod']);

/** The path without its extension, or the folder if the file is imported by the name of its folder. */
function modulePath(path: string): string {
  const name = nameOf(path);
  const stem = name.slice(0, name.indexOf('.', 1) < 0 ? name.length : name.lastIndexOf('.'));
  return FOLDER_MODULES.has(stem) ? folderOf(path) : joinPath(folderOf(path), stem);
}

function lastSegments(key: string): string {
  return key.split('/').slice(-MAX_END_SEGMENTS).join('/');
}

function slashed(text: string): string {
  return text.replaceAll(/\.|::|\\/g, '/');
}

/** The places at which a specifier is looked up, best first, by the rules of the importer's language. */
function listCandidates(specifier: string, from: string, language = ''): readonly Candidate[] {
  switch (language) {
    case 'python':
      return specifier.startsWith('.') ? pythonRelative(specifier, from) : pythonAbsolute(specifier, from);
    case 'go':
      return shorterHeads(specifier, '/').map((key) => ({ at: 'folder', key }));
    case 'java':
    case 'kotlin':
    case 'scala':
    case 'groovy':
      return qualifiedName(specifier.replace(/\.\*$/, ''));
    case 'csharp':
      return [specifier, ...shorterHeads(specifier, '.')].filter(hasFolder).map((key) => ({ at: 'folder-end', key }));
    case 'php':
      return specifier.startsWith('.') ? asPath(specifier, from) : phpClass(specifier);
    case 'rust':
      return rustPath(specifier, from);
    case 'c':
    case 'cpp':
    case 'cuda-cpp':
    case 'objective-c':
    case 'objective-cpp':
    case 'css':
    case 'less':
    case 'sass':
    case 'scss':
    case 'dart':
      return [...asPath(`./${specifier}`, from), ...asPath(specifier, from)];
    default:
      return asPath(specifier, from);
  }
}

/** `./a` and `../a.js` start in the importer's folder; `a/b`, `@/a/b`, `~/a/b` and `package:x/a/b` in any folder. */
function asPath(specifier: string, from: string): readonly Candidate[] {
  const plain = specifier.replace(/[?#].*$/, '');
  if (!plain.startsWith('.')) {
    const end = plain.replace(/^(?:[@~]\/|package:[^/]+\/)/, '');
    return hasFolder(end) ? [end, modulePath(end)].map((key) => ({ at: 'module-end', key })) : [];
  }
  const resolved = resolveLink(from, plain);
  return resolved.kind === 'outside'
    ? []
    : [resolved.path, modulePath(resolved.path)].map((key) => ({ at: 'module', key }));
}

/** `.a.b` starts in the importer's folder, `..a` one folder above. */
function pythonRelative(specifier: string, from: string): readonly Candidate[] {
  const name = specifier.replace(/^\.+/, '');
  const up = '../'.repeat(specifier.length - name.length - 1);
  const resolved = resolveLink(from, `${up}./${name.replaceAll('.', '/')}`);
  return resolved.kind === 'outside' ? [] : [{ at: 'module', key: resolved.path }];
}

function pythonAbsolute(specifier: string, from: string): readonly Candidate[] {
  const path = specifier.replaceAll('.', '/');
  const near: readonly Candidate[] = [path, joinPath(folderOf(from), path)].map((key) => ({ at: 'module', key }));
  return hasFolder(specifier) ? [...near, { at: 'module-end', key: path }] : near;
}

/** `com.shop.Cart`, a member `com.shop.Cart.add` of it, or the package `com.shop`. */
function qualifiedName(name: string): readonly Candidate[] {
  const owner = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  const modules = [name, owner].filter(hasFolder).map((key): Candidate => ({ at: 'module-end', key }));
  return hasFolder(name) ? [...modules, { at: 'folder-end', key: name }] : modules;
}

/** The file of a class. The first names of its namespace may belong to a folder with another name. */
function phpClass(specifier: string): readonly Candidate[] {
  return [specifier, ...shorterHeads(specifier, '\\')].filter(hasFolder).map((key) => ({ at: 'module-end', key }));
}

/** `crate::a::B`, `super::a`, `self::a`: the longest beginning that is a module. */
function rustPath(specifier: string, from: string): readonly Candidate[] {
  const [root, ...names] = specifier.split('::');
  const own = /(?:^|\/)(?:mod|lib|main)\.rs$/.test(from) ? folderOf(from) : modulePath(from);
  const source = /^(?:.*\/)?src(?=\/)/.exec(from)?.[0] ?? '';
  const folder = root === 'crate' ? source : root === 'super' ? folderOf(own) : own;
  const beginnings = [...names.slice(0, MAX_NAMES).keys()].map((index) => names.slice(0, index + 1).join('/'));
  return ['', ...beginnings].toReversed().map((name) => ({ at: 'module', key: joinPath(folder, name) }));
}

/** `b/c` and `c` for `a/b/c`. */
function shorterHeads(text: string, separator: string): readonly string[] {
  const segments = text.split(separator).slice(1).slice(-MAX_NAMES);
  return segments.map((_, index) => segments.slice(index).join(separator));
}

/** A name alone is more often a package's than a file's. */
function hasFolder(name: string): boolean {
  return /.[/.\\].|::/.test(name);
}

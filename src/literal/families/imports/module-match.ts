import { folderOf } from '../../../workspace/paths.ts';
import type { Sign } from '../../types.ts';
import { isGoPackage } from '../go-packages.ts';

/** A module or folder as a rule writes it. */
export interface ModuleName {
  readonly code: string;
  readonly matches: (module: string, importer: string) => boolean;
  /** A word that is in the text of each file with such an import. Undefined if none is certain. */
  readonly word?: string | undefined;
}

const PACKAGE = /^@?[A-Za-z][\w.-]*(?:(?:\/|::|#)[\w.*-]+)*(?:\/\*\*?|::\*|\.\*|\/)?$/;

/** What languages import with. No module is called so. */
const IMPORTING_WORD = /^(?:import|require|use|using|include|alias)$/;

/** Reads a code span as the name of a module or package, or as a folder of modules; undefined if it is neither. */
export function readModule(code: string): ModuleName | undefined {
  const written = code
    .trim()
    .replaceAll(/^["']|["']$/g, '')
    // `Illuminate\\…`
    .replace(/(?<=\w)\\(?:…|\.\.\.|\*)?$/, '');
  if (/^(?:\.\.?\/)+(?:\.\.\.|\*{1,2})?$/.test(written)) {
    const prefix = written.replace(/\.\.\.$|\*+$/, '');
    return { code, matches: (module) => module.startsWith(prefix) };
  }
  if (IMPORTING_WORD.test(written)) {
    return undefined;
  }
  const isAlias = /^[@~#]\//.test(written);
  if (!isAlias && !PACKAGE.test(written) && !/^(?:node|astro|bun|cloudflare|virtual|npm|jsr):[\w@/-]+$/.test(written)) {
    return undefined;
  }
  const stem = written.replace(/(?:\/|::|\.)\*{1,2}$/, '').replace(/\/+$/, '');
  if (stem === '' || /[*]/.test(stem)) {
    return undefined;
  }
  const isFolder = written.endsWith('/') || /^(?:src|lib|app|apps|packages|internal|server|client)\//.test(written);
  return {
    code,
    word: wordOfModule(stem),
    matches: (module, importer) =>
      (importer.endsWith('.go') ? isGoPackage(module, stem) : isModule(module, stem)) ||
      // What is inside of a folder may import from it.
      ((isFolder || isAlias) &&
        isInFolder(module, importer, stem) &&
        !isInLayer(importer, stem.replace(/^[@~#]\//, 'src/'))),
  };
}

/**
 * The longest word of the last part of a module's or folder's name, which each import that leads there from outside contains:
 * the first parts can be those of the importing file's own folder, or `src`, which `@/` means.
 */
export function wordOfModule(name: string): string | undefined {
  const last = /[^/]+(?=\/*$)/.exec(name)?.[0] ?? '';
  const [longest] = (last.match(/[A-Za-z_$][\w$]*/g) ?? []).toSorted((a, b) => b.length - a.length);
  return last === 'src' ? undefined : longest;
}

/** The signs of a file that imports one of some modules. Undefined if a module has no certain one. */
export function signsOfModules(modules: readonly Pick<ModuleName, 'word'>[]): readonly Sign[] | undefined {
  const signs = modules.flatMap(({ word }) => (word === undefined ? [] : [{ inFile: word }]));
  return signs.length < modules.length ? undefined : signs;
}

/** A module itself, or a part of it, in the way in which each language writes that. */
function isModule(module: string, name: string): boolean {
  const bare = module.replace(/^node:/, '');
  const wanted = name.replace(/^node:/, '');
  const own = name.startsWith('node:') ? module : bare;
  const compared = name.startsWith('node:') ? name : wanted;
  return own === compared || ['/', '.', '::', '\\'].some((join) => own.startsWith(`${compared}${join}`));
}

/** Whether an import leads into a folder, written from the root or as the name of the folder alone. */
function isInFolder(module: string, importer: string, folder: string): boolean {
  if (importer.endsWith('.go')) {
    // The path of a package begins with that of its repository.
    return folder.includes('/') && `/${module}/`.includes(`/${folder}/`);
  }
  const target = resolveModule(module, importer);
  const wanted = folder.replace(/^[@~#]\//, 'src/');
  return (
    target !== undefined &&
    (wanted.includes('/') && BEGINS_AT_ROOT.test(wanted)
      ? `${target}/`.startsWith(`${wanted}/`)
      : `/${target}/`.includes(`/${wanted}/`))
  );
}

/** Folders that are written from the root of the repository. `api/routes/` may be below any other. */
const BEGINS_AT_ROOT = /^(?:src|source|app|apps|packages|lib|libs|internal|server|client|cmd|pkg|crates)\//;

/** Whether an import leads to a layer, which is the name of a folder, a package or a module: `ui` of `@acme/ui/button`. */
export function leadsToLayer(module: string, importer: string, layer: string): boolean {
  const folder = layer.replace(/\/+$/, '');
  if (folder.includes('/')) {
    return isModule(module, folder) || isInFolder(module, importer, folder);
  }
  // What is below the own folder belongs to the own layer, also in a folder that is called like another one.
  if (/^\.\/(?!\.\.\/)/.test(module) && folderOf(importer) !== '') {
    return false;
  }
  const target = resolveModule(module, importer) ?? module.replaceAll(/::|\\|\./g, '/');
  return target.split('/').includes(folder);
}

/** Whether a file is in a layer. */
export function isInLayer(path: string, layer: string): boolean {
  const folder = layer.replace(/^\.?\//, '').replace(/\/+$/, '');
  return folder.includes('/') ? path.startsWith(`${folder}/`) : path.split('/').slice(0, -1).includes(folder);
}

/** The path that a relative import or one from the root of the sources leads to, without its ending. */
function resolveModule(module: string, importer: string): string | undefined {
  if (/^[@~#]\//.test(module)) {
    return `src/${module.slice(2)}`;
  }
  if (!/^\.\.?(?:\/|$)/.test(module)) {
    return /^[\w-]+(?:\/[\w.-]+)+$/.test(module) ? module : undefined;
  }
  const parts = folderOf(importer).split('/').filter(Boolean);
  for (const part of module.split('/')) {
    if (part === '..') {
      parts.pop();
    } else if (part !== '.' && part !== '') {
      parts.push(part);
    }
  }
  return parts.join('/');
}

/** Whether a module is another one or a part of it: `lodash/get` of `lodash`. */
export function isPartOf(module: string, name: string): boolean {
  return module === name || ['/', '.', '::'].some((join) => module.startsWith(`${name}${join}`));
}

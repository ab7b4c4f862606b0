import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript-api';

const registry = ts.createDocumentRegistry();

/** Opens TypeScript's language service for some files of a checkout. Packages are not installed, so only its own files are found. */
export function openService(root: string, paths: readonly string[]): ts.LanguageService {
  const options = readOptions(root, paths);
  const workspaces = readWorkspaces(root);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => paths.map((path) => join(root, path)),
    getScriptVersion: (name) => (name.startsWith(`${root}/`) ? versionOf(name) : 'library'),
    getScriptSnapshot: (name) => {
      const text = readText(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: isFile,
    readFile: readText,
    readDirectory: (path, ...rest) => ts.sys.readDirectory(path, ...rest),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({ text }) => {
        const found = ts.resolveModuleName(text, containing, options, ts.sys);
        return found.resolvedModule === undefined ? { resolvedModule: resolveWorkspace(workspaces, text) } : found;
      }),
  };
  return ts.createLanguageService(host, registry);
}

function isFile(path: string): boolean {
  return ts.sys.fileExists(path);
}

function readText(path: string): string | undefined {
  return ts.sys.readFile(path);
}

function versionOf(path: string): string {
  return existsSync(path) ? createHash('sha1').update(readFileSync(path)).digest('hex') : 'missing';
}

/** The options of the nearest configuration, as far as they tell how imports are resolved. */
function readOptions(root: string, paths: readonly string[]): ts.CompilerOptions {
  const nearest = paths[0] === undefined ? undefined : ts.findConfigFile(dirname(join(root, paths[0])), isFile);
  const config = nearest?.startsWith(`${root}/`) ? ts.readConfigFile(nearest, readText).config : undefined;
  const parsed =
    config === undefined || nearest === undefined
      ? {}
      : ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, dirname(nearest)).options;
  return {
    ...(parsed.paths === undefined ? {} : { paths: parsed.paths }),
    ...(parsed.baseUrl === undefined ? {} : { baseUrl: parsed.baseUrl }),
    ...(parsed['pathsBasePath'] === undefined ? {} : { pathsBasePath: parsed['pathsBasePath'] }),
    allowJs: true,
    allowImportingTsExtensions: true,
    customConditions: ['source', 'development'],
    jsx: ts.JsxEmit.Preserve,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    resolveJsonModule: true,
    strict: true,
    target: ts.ScriptTarget.ESNext,
    types: [],
  };
}

/** Folders of the packages in the repository, by the name of the package. */
function readWorkspaces(root: string): ReadonlyMap<string, string> {
  const manifests = globSync(['package.json', '*/package.json', '*/*/package.json'], {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  });
  return new Map(
    manifests.flatMap((path) => {
      try {
        const { name } = JSON.parse(readFileSync(join(root, path), 'utf8')) as { readonly name?: unknown };
        return typeof name === 'string' ? [[name, dirname(join(root, path))] as const] : [];
      } catch {
        return [];
      }
    }),
  );
}

/** A package of the repository is not built. Its source is looked for in the usual places. */
function resolveWorkspace(workspaces: ReadonlyMap<string, string>, text: string): ts.ResolvedModuleFull | undefined {
  const name = text
    .split('/')
    .slice(0, text.startsWith('@') ? 2 : 1)
    .join('/');
  const folder = workspaces.get(name);
  if (folder === undefined) {
    return undefined;
  }
  const rest = text.slice(name.length + 1);
  const places =
    rest === '' ? ['src/index', 'index', 'src/node/index', 'lib/index'] : [`src/${rest}`, rest, `src/${rest}/index`];
  const path = places
    .flatMap((place) =>
      ['.ts', '.tsx', '.d.ts', '.js', '.mjs'].map((extension) => join(folder, `${place}${extension}`)),
    )
    .find((one) => isFile(one));
  return path === undefined
    ? undefined
    : {
        resolvedFileName: path,
        extension: path.slice(path.search(/(?:\.d)?\.[^.]+$/)),
        isExternalLibraryImport: false,
      };
}

import { readImports } from '../../symbols/imports/read-imports.ts';
import { isTestPath } from '../../symbols/is-test.ts';
import { splitLines } from '../../syntax/lines.ts';
import { directionsIn } from '../../text/directs-model.ts';
import { folderOf, joinPath, parentsOf } from '../../workspace/paths.ts';
import { findManifests, type ChangedCode, type UsedManifest } from './find-manifests.ts';
import { findLockedVersion } from './locked-version.ts';
import { readCrates } from './rust.ts';
import type { Lock, ManifestContent, Trait } from './types.ts';
import { readVersion } from './versions.ts';

export type { ChangedCode };

/** What one manifest says that the changed files are built with. */
export interface ManifestTraits {
  /** The path of the manifest. */
  readonly path: string;
  readonly traits: readonly Trait[];
}

/** The files of the head, as far as a model may see them. */
export interface ManifestFiles {
  /** The paths of all files. */
  readonly paths: readonly string[];
  has(path: string): boolean;
  /** Undefined if a file cannot be read, or must not be shown. */
  read(path: string): Promise<string | undefined>;
  /** Whether locks are read too. They are large, and reading a file may cost a request. */
  readonly readsLocks: boolean;
}

const MAX_MANIFESTS = 8;
const MAX_TRAITS = 20;
const MAX_TRAITS_OF_MANIFEST = 8;

/**
 * Reads which languages, runtimes and packages the changed files can use, with their versions: from the nearest manifests of
 * each file and those above. A package counts if a changed file imports it, or if it shapes code that does not import it.
 * Names and versions match strict patterns, so a manifest of a pull request cannot tell a model anything else.
 */
export async function readTraits(
  changed: readonly ChangedCode[],
  files: ManifestFiles,
): Promise<readonly ManifestTraits[]> {
  const imports = new Map(changed.map((code) => [code, listImports(code)]));
  const manifests = findManifests(files.paths, changed).slice(0, MAX_MANIFESTS);
  const read = await Promise.all(
    manifests.map(async (manifest) => ({ ...manifest, content: await readContent(manifest, files) })),
  );
  const local = new Set(read.flatMap(({ content }) => content.local ?? []));
  const named = new Map(changed.map((code) => [code, new Set<string>()]));
  const found: ManifestTraits[] = [];
  let left = MAX_TRAITS;
  for (const manifest of read) {
    const { path, users } = manifest;
    const modules = users.flatMap((code) => imports.get(code) ?? []);
    const all = await withVersions(manifest, chooseTraits(manifest, modules, local), files);
    const traits = all
      .filter(({ name }) => users.some((code) => named.get(code)?.has(name) !== true))
      .slice(0, Math.min(left, MAX_TRAITS_OF_MANIFEST));
    users.forEach((code) => traits.forEach(({ name }) => named.get(code)?.add(name)));
    left -= traits.length;
    if (traits.length > 0) {
      found.push({ path, traits });
    }
  }
  return found;
}

interface ReadManifest extends UsedManifest {
  readonly content: ManifestContent;
}

async function readContent({ path, kind }: UsedManifest, files: ManifestFiles): Promise<ManifestContent> {
  const text = await files.read(path);
  return text === undefined ? { platform: [], dependencies: [] } : kind.read(text);
}

function listImports({ path, language, text }: ChangedCode): readonly string[] {
  const lines = splitLines(text ?? '');
  return language === 'rust' ? readCrates(lines) : readImports(path, lines);
}

/** The platform, then the packages that the code imports, then those that shape it, each name once. */
function chooseTraits(
  { kind, users, content: { platform, dependencies } }: ReadManifest,
  imports: readonly string[],
  local: ReadonlySet<string>,
): readonly Trait[] {
  const languages = users.map(({ language }) => language);
  const shaping = new Set([
    ...kind.frameworks.filter((name) => kind.suits?.(name, languages) !== false),
    ...(users.some(({ path }) => isTestPath(path)) ? kind.testing : []),
  ]);
  const modules = [...new Set(imports)];
  const others = dependencies.filter(({ name }) => !local.has(name));
  const imported = others.filter(({ name }) => kind.isImported(name, modules));
  const wanted = [...imported, ...others.filter(({ name }) => shaping.has(name))];
  const chosen = [...platform, ...wanted.filter(({ name }) => isPackageName(name))];
  const first = new Map<string, Trait>();
  for (const trait of chosen) {
    first.set(trait.name, first.get(trait.name) ?? trait);
  }
  return [...first.values()];
}

const MAX_NAME_CHARACTERS = 80;
/** A name with more words between its slashes could be a sentence. */
const MAX_WORDS = 5;

function isPackageName(name: string): boolean {
  const words = name.replaceAll(/[^A-Za-z\d/]+/g, ' ').trim();
  return (
    name.length <= MAX_NAME_CHARACTERS &&
    /^@?[A-Za-z\d][\w.~-]*(?:\/[\w.~-]+){0,6}$/.test(name) &&
    words.split('/').every((part) => part.trim().split(' ').length <= MAX_WORDS) &&
    directionsIn(words.replaceAll('/', ' ')).next().done === true
  );
}

/**
 * The traits with the versions that are installed, else with those that the manifest asks for. A package without a version
 * is left out: the import says as much.
 */
async function withVersions(
  { path, kind, content }: ReadManifest,
  traits: readonly Trait[],
  files: ManifestFiles,
): Promise<readonly Trait[]> {
  const lock = files.readsLocks ? await readNearestLock(folderOf(path), kind.locks, files) : undefined;
  return traits.flatMap((trait): readonly Trait[] => {
    const { name } = trait;
    const locked = lock === undefined ? undefined : findLockedVersion(lock.lock, lock.text, trait, lock.folder);
    const version = readVersion(locked) ?? readVersion(trait.version);
    if (version !== undefined) {
      return [{ name, version }];
    }
    return content.platform.includes(trait) ? [{ name }] : [];
  });
}

/** In a repository with several packages, the lock is usually at its root. */
async function readNearestLock(
  folder: string,
  locks: readonly Lock[],
  files: ManifestFiles,
): Promise<{ readonly lock: Lock; readonly text: string; readonly folder: string } | undefined> {
  for (const above of new Set([folder, ...parentsOf(folder).toReversed(), ''])) {
    const lock = locks.find(({ file }) => files.has(joinPath(above, file)));
    const text = lock === undefined ? undefined : await files.read(joinPath(above, lock.file));
    if (lock !== undefined && text !== undefined) {
      return { lock, text, folder: above === '' ? folder : folder.slice(above.length + 1) };
    }
  }
  return undefined;
}

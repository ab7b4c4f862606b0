import { readAttributes, type Attributes, type AttributesText } from '../../changes/attributes/attributes.ts';
import { readExclusions, type Exclusions } from '../../changes/exclusion/exclusion.ts';
import type { ReadHead } from '../../changes/head-text.ts';
import type { FileChange } from '../../changes/types.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { usageError } from '../../errors.ts';
import { EXCLUSION_PATH } from '../../options/options.ts';
import { at } from '../../structures/at.ts';
import type { SourceText } from '../../text/source-text.ts';
import { folderOf, isPlainPath, nameOf } from '../../workspace/paths.ts';
import { readText } from '../../workspace/read-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';

type NamedFile = Pick<FileChange, 'path' | 'previousPath'>;

/** What the trusted revision says about files. The change cannot influence it. */
export interface TrustedRules {
  readonly attributes: Attributes;
  /** The `.gitattributes` that `attributes` were read from. */
  readonly attributeTexts: readonly AttributesText[];
  readonly exclusions: Exclusions;
  readonly problems: readonly Diagnostic[];
}

export interface ExclusionSetting {
  /** Path of the content exclusion file, if the user named one. */
  readonly named: string | undefined;
  /** `github.com/octo/app`, if it is known. */
  readonly repository: string | undefined;
}

/**
 * Reads `.gitattributes`, `.copilotignore` and the content exclusion file of a trusted workspace, the first two in the
 * folders of the changed files and in all folders above. Throws a `UserError` if an exclusion cannot be read: without
 * it, a model could see what it must not see.
 */
export async function readTrustedRules(
  trusted: Workspace,
  files: readonly NamedFile[],
  exclusion: ExclusionSetting,
): Promise<TrustedRules> {
  const folders = listFolders(files);
  const attributeTexts = (await readAll(trusted, folders, ATTRIBUTES_FILE)).flatMap((file) =>
    file.kind === 'text' ? [{ folder: file.folder, text: file.source.text }] : [],
  );
  const { exclusions, warnings } = await readExclusionsIn(trusted, folders, exclusion);
  return {
    attributes: readAttributes(attributeTexts),
    attributeTexts,
    exclusions,
    problems: warnings,
  };
}

/**
 * Reads which files of the whole repository no model may see: the `.copilotignore` files in all folders of a trusted
 * workspace, and its content exclusion file. Throws as `readTrustedRules` does.
 */
export async function readAllExclusions(trusted: Workspace, exclusion: ExclusionSetting): Promise<Exclusions> {
  const { entries } = await trusted.find({ endings: [IGNORE_FILE], deep: [''], shallow: [] });
  const folders = entries.filter(({ path }) => nameOf(path) === IGNORE_FILE).map(({ path }) => folderOf(path));
  return (await readExclusionsIn(trusted, folders, exclusion)).exclusions;
}

const ATTRIBUTES_FILE = '.gitattributes';

/** Reads the attributes as they are after a change. They say how git writes files to the disk, and nothing else counts of them. */
export async function readHeadAttributes(
  { attributes, attributeTexts }: Pick<TrustedRules, 'attributes' | 'attributeTexts'>,
  files: readonly NamedFile[],
  readHead: ReadHead,
): Promise<Attributes> {
  const edited = files.map(({ path }) => path).filter((path) => nameOf(path) === ATTRIBUTES_FILE);
  if (edited.length === 0) {
    return attributes;
  }
  const texts = new Map(attributeTexts.map(({ folder, text }) => [folder, text]));
  for (const path of edited) {
    texts.set(folderOf(path), (await readHead(path)) ?? '');
  }
  return readAttributes([...texts].map(([folder, text]) => ({ folder, text })));
}

const IGNORE_FILE = '.copilotignore';

async function readExclusionsIn(
  trusted: Workspace,
  folders: readonly string[],
  exclusion: ExclusionSetting,
): Promise<{ readonly exclusions: Exclusions; readonly warnings: readonly Diagnostic[] }> {
  const ignoreFiles = await readAll(trusted, folders, IGNORE_FILE);
  const problem = ignoreFiles.find((file) => file.kind === 'unreadable');
  if (problem !== undefined) {
    throw unreadable(problem.message, problem.path);
  }
  const read = await readExclusions({
    ignoreFiles: ignoreFiles.flatMap((file) => (file.kind === 'text' ? [file.source] : [])),
    settings: await readSettings(trusted, exclusion.named),
    repository: exclusion.repository,
  });
  if (read.kind === 'broken') {
    throw brokenSettings(read.diagnostics);
  }
  return read;
}

/**
 * Lists the folders of the files and all folders above, for the paths before and after the change; `''` is the root. No line
 * is read of a file with a path that leads elsewhere.
 */
function listFolders(files: readonly NamedFile[]): readonly string[] {
  const folders = new Set(['']);
  for (const { path, previousPath } of files) {
    for (const name of (previousPath === undefined ? [path] : [path, previousPath]).filter(isPlainPath)) {
      for (let slash = name.lastIndexOf('/'); slash > 0; slash = name.lastIndexOf('/', slash - 1)) {
        folders.add(name.slice(0, slash));
      }
    }
  }
  return [...folders];
}

type FolderFile =
  | { readonly kind: 'text'; readonly folder: string; readonly source: SourceText }
  | { readonly kind: 'unreadable'; readonly path: string; readonly message: string };

async function readAll(trusted: Workspace, folders: readonly string[], name: string): Promise<readonly FolderFile[]> {
  const read = await Promise.all(
    folders.map(async (folder): Promise<readonly FolderFile[]> => {
      const path = folder === '' ? name : `${folder}/${name}`;
      const file = await readText(trusted, path);
      if (file.kind === 'text') {
        return [{ kind: 'text', folder, source: file.source }];
      }
      return file.code === 'missing' ? [] : [{ kind: 'unreadable', path, message: file.message }];
    }),
  );
  return read.flat();
}

async function readSettings(trusted: Workspace, named: string | undefined): Promise<readonly SourceText[]> {
  const path = named ?? EXCLUSION_PATH;
  const file = await readText(trusted, path);
  if (file.kind === 'text') {
    return [file.source];
  }
  if (file.code === 'missing' && named === undefined) {
    return [];
  }
  throw unreadable(file.message, path);
}

function unreadable(message: string, path: string): Error {
  return usageError(
    'exclusion-unreadable',
    `The content exclusion cannot be read: ${message}`,
    'No review runs without it. Correct the file, or check the option `content-exclusion`.',
    { path },
  );
}

function brokenSettings(diagnostics: readonly Diagnostic[]): Error {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const { message, hint = 'No review runs without it.', path, start } = at(errors, 0);
  const more = errors.length === 1 ? '' : ` (and ${errors.length - 1} more)`;
  return usageError('exclusion-broken', `${message}${more}`, hint, { path, ...start });
}

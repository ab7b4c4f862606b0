import { isDeepStrictEqual } from 'node:util';
import { UserError } from '../errors.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Guidance } from '../jobs/choose/choose-guidance.ts';
import { concludeValidation, type ValidationTerms } from '../jobs/validate.ts';
import type { Options } from '../options/options.ts';
import { RULES } from '../rules/catalogue.ts';
import { listFiles, type FileListing } from '../rules/list-files.ts';
import { openChecker, type Checker } from '../rules/run/check-files.ts';
import type { Subject } from '../rules/run/subject.ts';
import type { CheckedFile, RepositoryView } from '../rules/types.ts';
import { viewRepository } from '../rules/view-repository.ts';
import { groupBy } from '../structures/group-by.ts';
import { lazily } from '../structures/lazily.ts';
import { listOnce } from '../workspace/listed-workspace.ts';
import { readBytes } from '../workspace/read-text.ts';
import { unsavedWorkspace } from '../workspace/unsaved.ts';
import { parentsOf } from '../workspace/paths.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { OpenTexts } from './open-texts.ts';
import type { Scheduler } from './scheduler.ts';

/** The options of a folder, as its configuration sets them. */
export interface FolderTerms {
  readonly guidance: Guidance;
  readonly options: Pick<Options, 'compatibility' | 'workspaceFolders'>;
  readonly terms: ValidationTerms;
  /** The files that the options come from. */
  readonly readFrom: readonly string[];
}

/** A folder that the editor has open. */
export interface EditorFolder {
  /** The files on disk at this moment. Folders may have become links since the last call. */
  readonly openDisk: () => Workspace;
  /** Throws a `UserError` for a wrong configuration. */
  readonly readTerms: (workspace: Workspace) => Promise<FolderTerms>;
}

/** The last findings in a folder, and what is known about its files. */
export interface FolderResults {
  /** The findings by path. Only files with findings. A list is the same object while nothing in it changed. */
  readonly findings: ReadonlyMap<string, readonly Diagnostic[]>;
  /** The checked files by path. */
  readonly files: ReadonlyMap<string, CheckedFile>;
  /** Undefined until the folder was listed. */
  readonly repository: RepositoryView | undefined;
}

/** The results before the first check. */
export const NO_RESULTS: FolderResults = { findings: new Map(), files: new Map(), repository: undefined };

/** The options, and the checker of rules that they enable. */
export interface Configured extends Omit<FolderTerms, 'readFrom'> {
  readonly disk: Workspace;
  readonly readFrom: ReadonlySet<string>;
  readonly checker: Checker;
  /** Wrong settings. The folder is then checked without any. */
  readonly problem?: Diagnostic;
}

/** The paths and files of the folder. */
export interface ListedFolder {
  readonly workspace: Workspace;
  readonly listing: FileListing;
  readonly subject: Subject;
  readonly byPath: ReadonlyMap<string, CheckedFile>;
  /** The paths that were read to find the files. */
  readonly reads: ReadonlySet<string>;
  /** For the target of links, the checked files that lead to it. */
  readonly linked: ReadonlyMap<string, readonly string[]>;
}

export interface ReadWatch {
  readonly watch: (path: string) => Promise<void>;
  /** Starts to record paths. */
  readonly record: () => ReadonlySet<string>;
  readonly stop: () => void;
}

/** The number of files that are read before other events are handled. */
const READS_BETWEEN_BREATHS = 16;

export function watchReads({ breathe }: Scheduler, isDisposed: () => boolean): ReadWatch {
  let recorded: Set<string> | undefined;
  let reads = 0;
  return {
    watch: async (path) => {
      recorded?.add(path);
      reads += 1;
      if (reads % READS_BETWEEN_BREATHS === 0) {
        await breathe();
        if (isDisposed()) {
          throw new Error('the folder was closed');
        }
      }
    },
    record: () => {
      recorded = new Set();
      return recorded;
    },
    stop: () => {
      recorded = undefined;
    },
  };
}

export async function configure(
  folder: EditorFolder,
  disk: Workspace,
  texts: OpenTexts,
  { watch }: ReadWatch,
): Promise<Configured> {
  const workspace = unsavedWorkspace(disk, texts, watch);
  const read = await readTerms(folder, workspace);
  const { repositoryName } = read.terms.terms;
  const terms = {
    ...read.terms.terms,
    ...(repositoryName && { repositoryName: lazily(repositoryName) }),
  };
  return {
    ...read.terms,
    terms,
    disk,
    readFrom: new Set(read.terms.readFrom),
    checker: openChecker(RULES, terms.config),
    ...(read.problem && { problem: read.problem }),
  };
}

async function readTerms(
  folder: EditorFolder,
  workspace: Workspace,
): Promise<{ readonly terms: FolderTerms; readonly problem?: Diagnostic }> {
  try {
    return { terms: await folder.readTerms(workspace) };
  } catch (error) {
    if (!(error instanceof UserError)) {
      throw error;
    }
    // The defaults are used until the configuration is right again.
    const missing = { kind: 'missing' } as const;
    const terms = await folder.readTerms({
      ...workspace,
      read: () => Promise.resolve(missing),
      readUpTo: () => Promise.resolve(missing),
    });
    const [path = ''] = terms.readFrom;
    return {
      terms: { ...terms, guidance: { ...terms.guidance, repository: workspace } },
      problem: describeWrongTerms(error, path),
    };
  }
}

/** The name under which wrong settings are reported. It is not a rule. */
export const CONFIGURATION_CODE = 'configuration';

function describeWrongTerms({ message, hint, place }: UserError, path: string): Diagnostic {
  const start = { line: place?.line ?? 1, column: place?.column ?? 1 };
  return {
    rule: CONFIGURATION_CODE,
    severity: 'error',
    path: place?.path ?? path,
    start,
    end: { ...start, column: start.column + 1 },
    message,
    ...(hint === undefined ? {} : { hint }),
  };
}

/**
 * Finds the files to check. If nothing changed, the last subject is kept, so that no check is repeated.
 *
 * @param last the last result, if the paths are still the same
 */
export async function listFolder(
  { guidance, options, terms, disk }: Configured,
  texts: OpenTexts,
  { watch, record, stop }: ReadWatch,
  last: ListedFolder | undefined,
): Promise<ListedFolder> {
  const whole = unsavedWorkspace(disk, texts, watch);
  const workspace = last?.workspace ?? (await listOnce(whole));
  const reads = record();
  const { compatibility, workspaceFolders } = options;
  const listing = await listFiles({ ...guidance, repository: workspace, compatibility, workspaceFolders }).finally(
    stop,
  );
  if (last !== undefined && areEqual(last.listing, listing)) {
    return { ...last, reads };
  }
  const repository = await viewRepository(workspace, listing, whole, terms.repositoryName);
  return {
    workspace,
    listing,
    subject: { files: listing.files, given: listing.problems, repository },
    byPath: new Map(listing.files.map((file) => [file.path, file])),
    reads,
    linked: await findLinked(workspace, listing, repository),
  };
}

function areEqual(before: FileListing, now: FileListing): boolean {
  return (
    isDeepStrictEqual(before.settings, now.settings) &&
    isDeepStrictEqual(before.problems, now.problems) &&
    isDeepStrictEqual(before.files.map(describeFile), now.files.map(describeFile))
  );
}

function describeFile(file: FileListing['files'][number]): CheckedFile {
  const { path, kind, level, root, standing, clients, name } = file;
  return { path, kind, level, root, standing, clients, name };
}

/** Finds the files that are links, or are below a linked folder, by all paths that are read for them. */
async function findLinked(
  workspace: Workspace,
  { files }: FileListing,
  { paths }: RepositoryView,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const links = new Set(paths.entries.flatMap(({ path, kind }) => (kind === 'symlink' ? [path] : [])));
  const found = new Map<string, string[]>();
  const linked =
    links.size === 0 ? [] : files.filter(({ path }) => [path, ...parentsOf(path)].some((one) => links.has(one)));
  for (const { path } of linked) {
    const reads = new Set<string>();
    const recording: Workspace = {
      ...workspace,
      read: (one) => {
        reads.add(one);
        return workspace.read(one);
      },
      readUpTo: (one, most) => {
        reads.add(one);
        return workspace.readUpTo?.(one, most) ?? workspace.read(one);
      },
    };
    await readBytes(recording, path, 0);
    for (const read of reads) {
      found.set(read, [...(found.get(read) ?? []), path]);
    }
  }
  return found;
}

export function withLinked(edits: ReadonlySet<string>, { linked }: ListedFolder): ReadonlySet<string> {
  return new Set([...edits].flatMap((path) => [path, ...(linked.get(path) ?? [])]));
}

export async function checkFolder(
  { checker, terms, problem }: Configured,
  { subject, listing, byPath }: ListedFolder,
  changed: ReadonlySet<string>,
  last: FolderResults,
): Promise<FolderResults> {
  const checked = await checker.check(subject, changed);
  const { diagnostics } = concludeValidation(checked, listing.files, terms);
  const all = problem === undefined ? diagnostics : [...diagnostics, problem];
  const findings = new Map(
    [...groupBy(all, ({ path }) => path)].map(([path, own]) => {
      const before = last.findings.get(path);
      return [path, before !== undefined && isDeepStrictEqual(before, own) ? before : own];
    }),
  );
  const isSame =
    last.repository === subject.repository &&
    last.findings.size === findings.size &&
    [...findings].every(([path, own]) => last.findings.get(path) === own);
  return isSame ? last : { findings, files: byPath, repository: subject.repository };
}

import type { BundleComparison } from '../../bundles/types.ts';
import { chooseFiles, filesInGlobs, type ExcludedFile, type ReviewScope } from '../../changes/review-scope.ts';
import type { Changes, FileChange, LeftOutFile } from '../../changes/types.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ReadHead } from '../../changes/head-text.ts';
import type { Options } from '../../options/options.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { compareChangedBundles, viewOfBundle, viewOfLines, type ReadVersion } from './compare-bundles.ts';
import { readTrustedRules } from './read-scope-rules.ts';

/** The options that say which files are reviewed. */
export type ScopeSettings = Pick<Options, 'paths' | 'ignore' | 'contentExclusion' | 'maxFileLines' | 'bundles'>;

/** A change, and what is needed to choose of it. */
export interface ScopeSubject {
  readonly changes: Changes;
  /** Whose attributes and exclusions count, wherever the guidance is from. */
  readonly trusted: Workspace;
  /** `github.com/octo/app`, where it is known. */
  readonly repository: string | undefined;
  readonly readHead: ReadHead;
  readonly readVersion: ReadVersion;
}

export interface ChosenScope extends ReviewScope {
  /** Bundles by their paths, where they were to be compared. */
  readonly bundles: Bundles;
  /** What is to be known of files that are reviewed otherwise than they seem to be. */
  readonly notes: readonly LeftOutFile[];
  /** What is wrong in the files that decide. */
  readonly problems: readonly Diagnostic[];
}

type Bundles = ReadonlyMap<string, BundleComparison>;

/** Beyond this many files each read of a head through the API would cost too many of a run's requests. */
const MAX_HEADS_BY_API = 30;
/** In a larger change the lines of all files would take several times the memory that the change does. */
const MAX_LINES_BY_CONTENT = 250_000;

/** Compares the bundles that are not left out by `paths` and `ignore`, where `bundles` asks for it. */
function compareBundles({ changes, readVersion }: ScopeSubject, settings: ScopeSettings): Promise<Bundles> {
  return compareChangedBundles(settings.bundles ? filesInGlobs(changes.files, settings) : [], readVersion);
}

/** Chooses the files to review by everything that has a say. `compared`: bundles, where they are compared already. */
export async function chooseScope(
  subject: ScopeSubject,
  settings: ScopeSettings,
  compared?: Bundles,
): Promise<ChosenScope> {
  const { changes, trusted, repository, readHead } = subject;
  const rules = await readTrustedRules(trusted, changes.files, { named: settings.contentExclusion, repository });
  const bundles = compared ?? (await compareBundles(subject, settings));
  const scope = await chooseFiles(changes, {
    ...settings,
    ...rules,
    bundles: new Set(bundles.keys()),
    readHead,
    judgeBy: howToJudge(changes),
  });
  const judged = scope.reviewed.map((file) => withModules(file, bundles.get(file.path)));
  const reviewed = judged.flatMap((one) => (one.kind === 'file' ? [one.file] : []));
  return {
    reviewed,
    notes: notesOn(reviewed, bundles),
    leftOut: [...scope.leftOut, ...judged.flatMap((one) => (one.kind === 'excluded' ? [one.excluded] : []))],
    bundles,
    problems: rules.problems,
  };
}

function howToJudge({ files, source }: Changes): 'head' | 'hunks' | 'name' {
  if (files.reduce((sum, file) => sum + file.additions + file.deletions, 0) > MAX_LINES_BY_CONTENT) {
    return 'name';
  }
  const isByApi = source === 'github-files' || source === 'github-diff';
  return isByApi && files.length > MAX_HEADS_BY_API ? 'hunks' : 'head';
}

type Judged =
  | { readonly kind: 'file'; readonly file: FileChange }
  | { readonly kind: 'excluded'; readonly excluded: ExcludedFile };

function withModules(file: FileChange, comparison: BundleComparison | undefined): Judged {
  if (comparison === undefined) {
    return { kind: 'file', file };
  }
  const view = comparison.kind === 'compared' ? viewOfBundle(comparison) : viewOfLines(file);
  if (view !== undefined) {
    return { kind: 'file', file: { ...file, view } };
  }
  const reason =
    comparison.kind === 'compared'
      ? `a bundle of ${comparison.unchanged} modules, none of which changed`
      : `a bundle that could not be compared: ${comparison.reason}`;
  return { kind: 'excluded', excluded: { path: file.path, kind: 'generated', reason } };
}

/** What cannot be compared is shown as it is: else anything could be hidden by code that no parser takes. */
function notesOn(files: readonly FileChange[], bundles: Bundles): readonly LeftOutFile[] {
  return files.flatMap(({ path }) => {
    const comparison = bundles.get(path);
    return comparison?.kind === 'not-compared'
      ? [{ path, reason: `a bundle that could not be compared, and is read line by line: ${comparison.reason}` }]
      : [];
  });
}

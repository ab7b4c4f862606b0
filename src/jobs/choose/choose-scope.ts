import type { BundleComparison } from '../../bundles/types.ts';
import { chooseFiles, filesInGlobs, type ExcludedFile, type ReviewScope } from '../../changes/review-scope.ts';
import type { Changes, FileChange, LeftOutFile } from '../../changes/types.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ReadHead } from '../../changes/head-text.ts';
import type { Options } from '../../options/options.ts';
import { notComparable, readLineByLine, withoutChangedModule } from '../../reports/reasons/bundles.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { compareChangedBundles, viewOfBundle, viewOfLines, type ReadVersion } from './compare-bundles.ts';
import { readHeadAttributes, readTrustedRules } from './read-scope-rules.ts';

/** The options that say which files are reviewed. */
export type ScopeSettings = Pick<Options, 'paths' | 'ignore' | 'contentExclusion' | 'maxFileLines' | 'bundles'> &
  Partial<Pick<Options, 'decided'>>;

/** A change, and what is needed to choose the files to review. */
export interface ScopeSubject {
  readonly changes: Changes;
  /** The revision whose attributes and exclusions count, even if the guidance comes from another one. */
  readonly trusted: Workspace;
  /** `github.com/octo/app`, if it is known. */
  readonly repository: string | undefined;
  readonly readHead: ReadHead;
  readonly readVersion: ReadVersion;
}

export interface ChosenScope extends ReviewScope {
  /** Compared bundles by their paths; empty unless `bundles` is on. */
  readonly bundles: Bundles;
  /** Notes on files that are reviewed in an unusual form. */
  readonly notes: readonly LeftOutFile[];
  /** Problems in the files that decide what is reviewed, such as the content exclusion. */
  readonly problems: readonly Diagnostic[];
}

type Bundles = ReadonlyMap<string, BundleComparison>;

/**
 * In a change with more files, their texts are not read through the API: where GraphQL does not answer, each is one of the
 * 1,000 requests an hour. The texts of so many files are read together, and the checks need them anyway.
 */
const MAX_HEADS_BY_API = 100;
/** In a change with more lines, files are judged by their names: reading their texts would take several times the memory. */
const MAX_LINES_BY_CONTENT = 250_000;

/** Compares the bundles that `paths` and `ignore` keep, if `bundles` is on. */
function compareBundles({ changes, readVersion }: ScopeSubject, settings: ScopeSettings): Promise<Bundles> {
  return compareChangedBundles(settings.bundles ? filesInGlobs(changes.files, settings) : [], readVersion);
}

/**
 * Chooses the files to review, by options, attributes, exclusions and signs of generated code.
 * @param compared the bundles, if they are compared already
 */
export async function chooseScope(
  subject: ScopeSubject,
  settings: ScopeSettings,
  compared?: Bundles,
): Promise<ChosenScope> {
  const { changes, trusted, repository, readHead } = subject;
  const rules = await readTrustedRules(trusted, changes.files, { named: settings.contentExclusion, repository });
  const isDecided = settings.decided?.includes('content-exclusion') === true;
  const byPolicy = (file: ExcludedFile): ExcludedFile =>
    isDecided && file.kind === 'excluded' ? { ...file, kind: 'excluded-against-policy' } : file;
  const bundles = compared ?? (await compareBundles(subject, settings));
  const scope = await chooseFiles(changes, {
    ...settings,
    ...rules,
    headAttributes: await readHeadAttributes(rules, changes.files, readHead),
    bundles: new Set(bundles.keys()),
    readHead,
    judgeBy: chooseJudging(changes),
  });
  const judged = scope.reviewed.map((file) => withModules(file, bundles.get(file.path)));
  const reviewed = judged.flatMap((one) => (one.kind === 'file' ? [one.file] : []));
  return {
    reviewed,
    notes: notesOn(reviewed, bundles),
    leftOut: [
      ...scope.leftOut.map(byPolicy),
      ...judged.flatMap((one) => (one.kind === 'excluded' ? [one.excluded] : [])),
    ],
    bundles,
    problems: rules.problems,
  };
}

function chooseJudging({ files, source }: Changes): 'head' | 'hunks' | 'name' {
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
  const excluded: ExcludedFile =
    comparison.kind === 'compared'
      ? { path: file.path, kind: 'generated', reason: withoutChangedModule(comparison.unchanged) }
      : { path: file.path, kind: 'minified', reason: notComparable(comparison.reason) };
  return { kind: 'excluded', excluded };
}

/** A bundle that cannot be compared is shown line by line: otherwise, code that no parser accepts would be a hiding place. */
function notesOn(files: readonly FileChange[], bundles: Bundles): readonly LeftOutFile[] {
  return files.flatMap(({ path }) => {
    const comparison = bundles.get(path);
    return comparison?.kind === 'not-compared' ? [{ path, reason: readLineByLine(comparison.reason) }] : [];
  });
}

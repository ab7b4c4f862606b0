import type { Changes } from '../../changes/types.ts';
import { changedTogetherProvider } from '../../context/changed-together/changed-together.ts';
import type { ReadCommits } from '../../context/notes/readers.ts';
import { commitSubjectsProvider } from '../../context/notes/commit-subjects.ts';
import { earlierThreadsProvider } from '../../context/notes/earlier-threads.ts';
import { linkedIssuesProvider } from '../../context/notes/linked-issues.ts';
import { literalFindingsProvider, type LiteralFinding } from '../../context/notes/literal-findings.ts';
import { checkResultsProvider, reportedResultsProvider } from '../../context/notes/tool-results.ts';
import type { ContextProvider } from '../../context/provider.ts';
import type { ManifestFiles } from '../../context/traits/read-traits.ts';
import { traitsProvider } from '../../context/traits/traits-provider.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import type { OpenedSources, ToolTerms } from './open-tools.ts';

/** What providers of notes read from. */
export interface NoteSources {
  readonly subject: Pick<ReviewSubject, 'changes' | 'description' | 'otherPaths' | 'readers' | 'readThreads' | 'sides'>;
  readonly chosen: Chosen;
  readonly terms: ToolTerms;
  readonly opened: Pick<OpenedSources, 'reports' | 'sources'>;
  readonly literalFindings: () => Promise<readonly LiteralFinding[]>;
}

/** The providers of texts from outside of the code, in the order of their notes. Each may be slow or refused. */
export function noteProviders(from: NoteSources): readonly ContextProvider[] {
  const { description, readers = {}, readThreads } = from.subject;
  const { reports } = from.opened;
  const { commits, issues, annotations, earlierPaths } = readers;
  return [
    ...(issues === undefined || description === undefined
      ? []
      : [linkedIssuesProvider({ issues, description, ...listMessages(commits ?? issues.commits) })]),
    ...(commits === undefined ? [] : [commitSubjectsProvider(commits, description?.title)]),
    ...(readThreads === undefined ? [] : [earlierThreadsProvider(readThreads)]),
    ...(earlierPaths === undefined
      ? []
      : [
          changedTogetherProvider(
            earlierPaths,
            { own: changedPaths(from.subject.changes), others: from.subject.otherPaths ?? [] },
            () => listPaths(from),
          ),
        ]),
    literalFindingsProvider(from.literalFindings),
    traitsProvider(() => openManifests(from)),
    reportedResultsProvider(reports),
    ...(annotations === undefined ? [] : [checkResultsProvider(annotations, reports)]),
  ];
}

function listMessages(commits: ReadCommits | undefined): { readonly commits?: ReadCommits } {
  return commits === undefined ? {} : { commits };
}

/** Also of files that are left out of the review, such as a lock file. */
function changedPaths({ files, leftOut }: Changes): readonly string[] {
  return [
    ...files.flatMap(({ path, previousPath }) => [path, previousPath ?? path]),
    ...leftOut.map(({ path }) => path),
  ];
}

async function listPaths({ opened }: NoteSources): Promise<readonly string[]> {
  return (await opened.sources.list('head')).entries.map(({ path }) => path);
}

/** Each read costs a request if `maxReads` limits them, so the large locks are not read then. */
async function openManifests({ subject, opened }: NoteSources): Promise<ManifestFiles> {
  const { entries, has } = await opened.sources.list('head');
  return {
    paths: entries.map(({ path }) => path),
    has,
    read: async (path) => {
      const file = await opened.sources.read(path, 'head');
      return file.kind === 'text' ? file.text : undefined;
    },
    readsLocks: subject.sides.maxReads === undefined,
  };
}

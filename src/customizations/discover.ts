import { diagnosticOfFile, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Candidates } from './places/find-candidates.ts';
import { followFrom } from './references/follow-instructions.ts';
import type { StrayFile } from './places/locate-files.ts';
import { byCollectionOrder, depthOf } from './order.ts';
import type { PlacedFile } from './places/placed-file.ts';
import { walkCustomizations } from './places/walk.ts';
import { leftOutOf, readPlaced, type FileRead } from './read-file.ts';
import { keepNamedAgents } from './agents/remote-agents.ts';
import type { CustomizationSources } from './sources.ts';
import type { Customization, Customizations, LeftOutCustomization } from './types.ts';
import { writeCount } from '../text/shown/write-count.ts';

/** More customizations than this are a mistake or an attack. */
const MAX_CUSTOMIZATIONS = 2_000;
/** The most folders above a file. Git and disks allow more, but people do not use more. */
const MAX_FOLDERS_ABOVE = 64;

/**
 * Finds every customization, in the order in which guidelines are collected (`order.ts`), and the reason for each file that
 * is not read. A file that cannot be read becomes a problem. It never hides other files.
 */
export async function discoverCustomizations(sources: CustomizationSources): Promise<Customizations> {
  const { compatibility = 'github', extent = 'guidance' } = sources;
  const walk = await walkCustomizations(sources);
  const { candidates, fromSettings } = walk;
  const { kept, beyond } = withinLimits(walk.placed.toSorted(byCollectionOrder));
  const read = await Promise.all(kept.map((file) => readPlaced(file, extent)));
  const collectedFiles = inCollectionOrder(read, fromSettings.found);
  // A validation also checks the agents that no review would use.
  const named = keepNamedAgents(collectedFiles, extent === 'all' ? {} : sources);
  const followed = await followFrom(named.found, walk.store, walk.settings, candidates);
  const given = new Set(followed.map(({ path }) => path));
  return {
    found: followed,
    leftOut: [
      ...walk.leftOut,
      ...read.flatMap(({ leftOut }) => leftOut ?? []),
      ...fromSettings.leftOut,
      ...named.leftOut,
      ...beyond.leftOut,
      ...walk.strays.filter(({ path }) => !given.has(path) && !candidates.behindLinks.has(path)).map(strayFile),
      ...candidates.closedLinks.map(({ path, reason }) => ({ source: path, reason })),
      ...candidates.closedFolders
        .filter(({ isPlace }) => isPlace)
        .map(({ path }) => ({ source: path, reason: 'the system refuses to list the folder' })),
      ...candidates.submodules.map((source) => ({ source, reason: SUBMODULE })),
      ...treeCut(candidates, walk.store.workspace.name),
    ],
    problems: inFileOrder([
      ...walk.problems,
      ...walk.contributionProblems,
      ...read.flatMap(({ problems }) => problems),
      ...fromSettings.problems,
      ...beyond.problems,
    ]),
    folders: walk.folders,
    compatibility,
  };
}

/** Puts the instructions of settings between the repository's files and the user's. The files are already sorted. */
function inCollectionOrder(
  read: readonly FileRead[],
  fromSettings: readonly Customization[],
): readonly Customization[] {
  const files = read.flatMap(({ instructions, tool }): readonly Customization[] => [
    ...(instructions === undefined ? [] : [{ ...instructions, references: [] }]),
    ...(tool === undefined ? [] : [tool]),
  ]);
  const isRepositoryText = (customization: Customization): boolean =>
    customization.level === 'repository' && 'content' in customization;
  return [
    ...files.filter(isRepositoryText),
    ...fromSettings,
    ...files.filter((file) => !isRepositoryText(file) && 'content' in file),
    ...files.filter((file) => !('content' in file)),
  ];
}

function inFileOrder(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  return problems.toSorted(
    (a, b) =>
      (a.path < b.path ? -1 : Number(a.path > b.path)) ||
      a.start.line - b.start.line ||
      a.start.column - b.start.column,
  );
}

interface Beyond {
  readonly leftOut: readonly LeftOutCustomization[];
  readonly problems: readonly Diagnostic[];
}

function withinLimits(placed: readonly PlacedFile[]): {
  readonly kept: readonly PlacedFile[];
  readonly beyond: Beyond;
} {
  const isTooDeep = ({ file }: PlacedFile): boolean => depthOf(file) > MAX_FOLDERS_ABOVE;
  const deep = placed.filter(isTooDeep);
  const reachable = placed.filter((file) => !isTooDeep(file));
  const many = reachable.slice(MAX_CUSTOMIZATIONS);
  return {
    kept: reachable.slice(0, MAX_CUSTOMIZATIONS),
    beyond: {
      leftOut: [...deep.map((file) => leftOutOf(file, TOO_DEEP)), ...many.map((file) => leftOutOf(file, TOO_MANY))],
      problems: [
        ...deep.map(({ path }) => limitProblem(path, 'customization-depth', `"${path}" is not read: ${TOO_DEEP}`)),
        ...many
          .slice(0, 1)
          .map(({ path }) =>
            limitProblem(
              path,
              'customization-count',
              `"${path}" and ${many.length - 1} more are not read: ${TOO_MANY}`,
            ),
          ),
      ],
    },
  };
}

const TOO_DEEP = `more than ${MAX_FOLDERS_ABOVE} folders are above it`;
const TOO_MANY = `only the first ${writeCount(MAX_CUSTOMIZATIONS)} customizations are read`;

function limitProblem(path: string, rule: string, message: string): Diagnostic {
  return diagnosticOfFile(path, { rule, severity: 'warning', message });
}

const SUBMODULE = 'it is a submodule: its files belong to another repository and are not read';

function strayFile(stray: StrayFile): LeftOutCustomization {
  return { source: stray.path, kind: stray.kind, reason: stray.reason(), level: 'repository', readers: [] };
}

function treeCut({ isComplete, foldersNotLookedAt }: Candidates, name: string): readonly LeftOutCustomization[] {
  const others = foldersNotLookedAt === 0 ? '' : `, except ${foldersNotLookedAt} of these`;
  return isComplete
    ? []
    : [
        {
          source: name,
          reason: `GitHub does not list a tree of this size as a whole: customizations were searched only in the usual folders and in the folders above the changed files${others}`,
        },
      ];
}

import type { Changes, FileChange } from '../../changes/types.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import type { GuidanceComparison } from '../conclude/compare-guidance.ts';

/** The change as the job of a shard sees it: the files of the shard. So a push elsewhere does not change its prompts. */
export function narrowSubject(subject: ReviewSubject, shard: ReadonlySet<string>): ReviewSubject {
  const { changes } = subject;
  const all = changes.files.flatMap(({ path, previousPath }) => [path, previousPath ?? path]);
  const otherPaths = [...all, ...changes.leftOut.map(({ path }) => path)].filter((path) => !shard.has(path));
  return { ...subject, changes: narrowChanges(changes, shard), otherPaths };
}

function narrowChanges({ files, source, passedOver }: Changes, shard: ReadonlySet<string>): Changes {
  return {
    files: files.filter(({ path }) => shard.has(path)),
    leftOut: [],
    source,
    ...(passedOver === undefined ? {} : { passedOver }),
  };
}

/**
 * Narrows what was chosen for the whole change to the files of a shard. Guidelines keep their ids. What is left out of the
 * whole change, and problems in its guidance, are reported once, by the job that merges the results.
 */
export function narrowChosen(chosen: Chosen, shard: ReadonlySet<string>): Chosen {
  const files = filesOfShard(chosen.files, shard);
  const narrowed = chosen.reviewers.map((reviewer) => ({
    ...reviewer,
    files: reviewer.files === chosen.files ? files : filesOfShard(reviewer.files, shard),
  }));
  const busy = narrowed.filter((reviewer) => reviewer.files.length > 0);
  return {
    ...chosen,
    files,
    reviewers: busy.length > 0 ? busy : narrowed.slice(0, 1),
    excluded: chosen.excluded.filter(({ path }) => shard.has(path)),
    applied: chosen.applied.filter(({ appliesTo }) => files.some(({ path }) => appliesTo.has(path))),
    leftOut: [],
    problems: [],
  };
}

const POSITIONS = new WeakMap<readonly FileChange[], ReadonlyMap<string, number>>();

/** Files of a shard in the order of the list. An audit asks for hundreds of parts, so the list is not searched each time. */
function filesOfShard(files: readonly FileChange[], shard: ReadonlySet<string>): readonly FileChange[] {
  const positions = POSITIONS.get(files) ?? new Map(files.map(({ path }, index) => [path, index]));
  POSITIONS.set(files, positions);
  const own = [...shard].flatMap((path) => positions.get(path) ?? []).toSorted((a, b) => a - b);
  return own.flatMap((index) => files[index] ?? []);
}

/** For literal checks: those of the change as a whole are run once, by the job that merges the results. */
export function withoutChange(subject: ReviewSubject): ReviewSubject {
  return { ...subject, changes: { ...subject.changes, files: [] } };
}

/** What the edited customizations would change is found out once, by the job that merges the results. */
export const NOT_COMPARED: GuidanceComparison = { changes: undefined, notes: [] };

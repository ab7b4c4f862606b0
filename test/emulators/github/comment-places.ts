import { mapLine } from './anchors.ts';
import type { Side } from './anchors.ts';
import { readHunks } from './diff.ts';
import type { DiffFile } from './diff.ts';
import { baseRepository } from './world.ts';
import type { CurrentPlace, Heads, Repository, ReviewComment, World } from './world.ts';

/**
 * Finds the current place of a comment in the pull request (E44).
 *
 * The line is mapped through the diff between the comment's commit and the current one. The result is undefined when
 * that line changed, when it is no longer in the pull request's diff, or when a force push removed the commit (E45).
 */
export async function currentPlace(
  world: World,
  comment: ReviewComment,
  heads: Heads,
): Promise<CurrentPlace | undefined> {
  const { anchor } = comment;
  if (anchor === undefined) return undefined;
  const repository = baseRepository(world.repository, comment.pullRequest);
  const follow = await followFile(world, repository, comment, heads);
  if (follow === undefined) return undefined;

  const line = follow(anchor.side, anchor.line);
  const startLine =
    anchor.startLine === undefined ? undefined : follow(anchor.startSide ?? anchor.side, anchor.startLine);
  if (line === undefined || (anchor.startLine !== undefined && startLine === undefined)) return undefined;

  const diff = await world.diff(repository, heads.mergeBase, heads.head);
  const file = diff.files.find(({ path }) => path === follow.path);
  const position = positionOf(file, anchor.side, line);
  return position === undefined ? undefined : { line, startLine, position, side: anchor.side };
}

type Follow = ((side: Side, line: number) => number | undefined) & { readonly path: string };

async function followFile(
  world: World,
  repository: Repository,
  comment: ReviewComment,
  heads: Heads,
): Promise<Follow | undefined> {
  const [isCommitKept, isBaseKept] = await Promise.all([
    repository.git.commit(comment.originalCommit),
    repository.git.commit(comment.originalBase),
  ]);
  if (isCommitKept === undefined || isBaseKept === undefined) return undefined;
  const [ahead, behind] = await Promise.all([
    world.diff(repository, comment.originalCommit, heads.head),
    world.diff(repository, comment.originalBase, heads.mergeBase),
  ]);
  const right = fileBefore(ahead.files, comment.path);
  const left = fileBefore(behind.files, comment.path);
  const follow = (side: Side, line: number): number | undefined => mapLine(side === 'RIGHT' ? right : left, line);
  return Object.assign(follow, { path: right?.path ?? comment.path });
}

function fileBefore(files: readonly DiffFile[], path: string): DiffFile | undefined {
  return files.find((file) => file.status !== 'added' && (file.previousPath ?? file.path) === path);
}

function positionOf(file: DiffFile | undefined, side: Side, line: number): number | undefined {
  const lines = readHunks(file?.patch ?? '').flatMap((hunk) => hunk.lines);
  return lines.find(({ left, right }) => (side === 'LEFT' ? left : right) === line)?.position;
}

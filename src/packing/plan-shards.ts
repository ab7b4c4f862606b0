import { at } from '../structures/at.ts';
import { makeCompanionKey } from '../symbols/companion-key.ts';
import { groupBy } from '../structures/group-by.ts';
import { byPath } from '../workspace/paths.ts';
import { cutIntoShards, type Unit } from './cut-into-shards.ts';

/** A file to review, with the tokens that it takes of a prompt. An estimate is enough. */
export interface SizedFile {
  readonly path: string;
  readonly tokens: number;
}

/** The files that one job reviews. */
export interface Shard {
  readonly paths: readonly string[];
  readonly tokens: number;
}

/** Most jobs of a matrix in GitHub Actions. */
export const MAX_SHARDS = 256;
/** Tokens of a shard if nobody chose a number of shards: some ten requests to a usual model, which take minutes. */
export const USUAL_TOKENS = 400_000;
/** Sizes and numbers of shards are this factor apart, so that a small push rarely changes them. */
const STEP = 1.08;
/** A file and its tests stay together unless they take more than this share of a shard. */
const MOST_OF_SHARD = 1 / 16;
/** More files with the same name, such as `index.ts`, are not a file and its tests. Unlike sizes, their number rarely changes. */
const MOST_COMPANIONS = 8;
/** A file that alone is nearly a shard becomes one. Between other files, it would make their shards uneven. */
const ALONE = 0.85;
/**
 * Shards are planned larger than needed: by chance, or because of large files, many of them may be small. If the plan had
 * nearly too many shards, a small push could give all of them another size.
 */
const SPARE = 1.08;

/**
 * Divides files over shards of about the same number of tokens, each to be reviewed by a job of its own. Files of a folder,
 * and files with their tests, are kept together.
 *
 * The order of `files` makes no difference. A small change of the files leaves most shards as they are, so that kept replies
 * still fit: see `cutIntoShards`.
 *
 * @param most the maximum number of shards. There may be some fewer
 */
export function planShards(files: readonly SizedFile[], most: number): readonly Shard[] {
  const groups = groupCompanions(files);
  const limit = Math.min(most, MAX_SHARDS);
  const wanted = (sumTokens(files) * (limit === 1 ? 1 : SPARE)) / limit;
  for (let step = Math.ceil(Math.log(Math.max(1, wanted)) / Math.log(STEP)); ; step += 1) {
    const shards = joinSmallest(divide(groups, STEP ** step), limit, STEP ** step);
    if (shards.length <= limit) {
      return shards;
    }
  }
}

/** A shard that was joined of two may be larger by this factor than planned. */
const MOST_JOINED = 1.12;

/**
 * Joins the smallest neighbours until there are not too many shards. Large files leave small shards next to them, so that
 * there can be more than planned. To plan larger shards instead would change all of them.
 */
function joinSmallest(all: readonly Shard[], limit: number, tokens: number): readonly Shard[] {
  const shards = [...all];
  while (shards.length > limit) {
    const sums = shards.slice(1).map((shard, index) => shard.tokens + at(shards, index).tokens);
    const least = sums.indexOf(sums.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY));
    const [first, second] = shards.slice(least, least + 2);
    if (first === undefined || second === undefined || first.tokens + second.tokens > tokens * MOST_JOINED) {
      break;
    }
    const joined = [...first.paths, ...second.paths].toSorted();
    shards.splice(least, 2, { paths: joined, tokens: first.tokens + second.tokens });
  }
  return shards;
}

/** Divides files over parts of about this number of tokens, however many there are. */
export function divideFiles(files: readonly SizedFile[], tokens: number): readonly Shard[] {
  return divide(groupCompanions(files), tokens);
}

/** The number of shards for a change if nobody chose one. With 1, one job reviews everything. */
export function chooseShardCount(files: readonly SizedFile[]): number {
  return Math.min(MAX_SHARDS, countForSize(sumTokens(files), USUAL_TOKENS));
}

function countForSize(all: number, tokens: number): number {
  const step = Math.ceil(Math.log(Math.max(1, all / tokens)) / Math.log(STEP));
  return Math.ceil(STEP ** step - ROUNDING);
}

/** What the logarithms may be off. */
const ROUNDING = 1e-9;

function divide(groups: readonly Group[], tokens: number): readonly Shard[] {
  const units = groups.flatMap((group) =>
    group.files.length > MOST_COMPANIONS || group.tokens > tokens * MOST_OF_SHARD ? group.files : [group],
  );
  const alone = units.filter((unit) => unit.tokens > tokens * ALONE).map((unit) => [unit]);
  const others = units.filter((unit) => unit.tokens <= tokens * ALONE).toSorted(byPath);
  return [...alone, ...cutIntoShards(others, tokens)].toSorted(byFirstPath).map((shard) => ({
    paths: shard.flatMap(({ paths }) => paths).toSorted(),
    tokens: shard.reduce((sum, unit) => sum + unit.tokens, 0),
  }));
}

function byFirstPath([a]: readonly Unit[], [b]: readonly Unit[]): number {
  return a === undefined || b === undefined ? 0 : byPath(a, b);
}

/** A file and its companions, which stand at the place of the first of them. */
interface Group extends Unit {
  readonly files: readonly Unit[];
}

function groupCompanions(files: readonly SizedFile[]): readonly Group[] {
  const units = files.map(({ path, tokens }): Unit => ({ path, paths: [path], tokens: Math.max(1, tokens) }));
  return [...groupBy(units.toSorted(byPath), ({ path }) => makeCompanionKey(path)).values()].map((own) => ({
    path: own[0]?.path ?? '',
    paths: own.map(({ path }) => path),
    tokens: own.reduce((sum, { tokens }) => sum + tokens, 0),
    files: own,
  }));
}

function sumTokens(files: readonly SizedFile[]): number {
  return files.reduce((sum, { tokens }) => sum + Math.max(1, tokens), 0);
}

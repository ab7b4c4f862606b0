import { makeCompanionKey } from '../symbols/companion-key.ts';
import { groupBy } from '../text/group-by.ts';
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
/** Sizes are this factor apart, so that a small push rarely changes the size of all shards. */
const STEP = 1.08;
/** Shards are planned a little larger than needed: by chance, many of them may be small. */
const SPARE = 1.02;
/** A file and its tests stay together unless they take more than this share of a shard. */
const MOST_OF_SHARD = 1 / 16;

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
    const shards = divide(groups, STEP ** step);
    if (shards.length <= limit) {
      return shards;
    }
  }
}

/** Divides files over parts of about this number of tokens, however many there are. */
export function divideFiles(files: readonly SizedFile[], tokens: number): readonly Shard[] {
  return divide(groupCompanions(files), tokens);
}

/** The number of shards for a change if nobody chose one. With 1, one job reviews everything. */
export function chooseShardCount(files: readonly SizedFile[]): number {
  return Math.min(MAX_SHARDS, Math.max(1, Math.ceil(sumTokens(files) / USUAL_TOKENS)));
}

function divide(groups: readonly Group[], tokens: number): readonly Shard[] {
  const units = groups.flatMap((group) => (group.tokens > tokens * MOST_OF_SHARD ? group.files : [group]));
  return cutIntoShards(units.toSorted(byPath), tokens).map((shard) => ({
    paths: shard.flatMap(({ paths }) => paths).toSorted(),
    tokens: shard.reduce((sum, unit) => sum + unit.tokens, 0),
  }));
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

import { usageError } from '../../../errors.ts';
import type { RefusedFile } from '../../../jobs/shards/accept-reports.ts';
import type { ShardFile } from '../../../jobs/shards/shard-file.ts';
import { listShardFiles, readShardFiles } from '../../shards/read-shard-folder.ts';
import type { ActionRun } from '../run.ts';
import { listShardArtifacts, readShardArtifacts } from './read-shard-artifacts.ts';

export interface OpenedResults {
  readonly names: readonly string[];
  readonly files: AsyncIterable<ShardFile> | Iterable<ShardFile>;
  /** Filled while the files are read. */
  readonly refused: readonly RefusedFile[];
}

/** The results in the folder that `shard-results` names; without it, the artifacts of this workflow run. */
export async function openResults({ options, event, client }: ActionRun): Promise<OpenedResults> {
  const { shardResults } = options;
  if (shardResults !== undefined) {
    const names = await listShardFiles(shardResults);
    return { names, files: readShardFiles(shardResults, names), refused: [] };
  }
  if (event.runId === undefined) {
    throw usageError(
      'no-results',
      'There is no workflow run whose artifacts could be read',
      'Set `shard-results` to the folder with the results of the shards.',
    );
  }
  const artifacts = await listShardArtifacts(client, Number(event.runId));
  const refused: RefusedFile[] = [];
  return {
    names: artifacts.map(({ name }) => name),
    files: readShardArtifacts(client, artifacts, (one) => refused.push(one)),
    refused,
  };
}

import { join } from 'node:path';
import type { Options } from '../../options/options.ts';
import { SHARD_FILE } from '../../jobs/shards/shard-file.ts';
import { refuseFolder, refuseUnwritable } from './write-output.ts';

/**
 * Refuses files that the options name and that cannot be written: `sarif-file`, and the result of a shard. It is called
 * before the first request, because a model costs money. The options may come from a configuration file.
 *
 * @param folder the folder for the files of the run
 * @throws {UserError} if a file cannot be written
 */
export async function refuseOutputs(
  { sarifFile, shard }: Pick<Options, 'sarifFile' | 'shard'>,
  folder: string,
): Promise<void> {
  if (sarifFile !== undefined) {
    await refuseUnwritable(sarifFile, 'sarif-file');
  }
  await refuseFolder(folder);
  if (shard !== undefined) {
    const { nameShard } = await import('../shards/write-shard.ts');
    await refuseUnwritable(join(folder, nameShard(shard), SHARD_FILE), 'output-dir');
  }
}

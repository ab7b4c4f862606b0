import { GithubError } from '../../../github/api/github-error.ts';
import { isRateLimited } from '../../../github/api/octokit.ts';
import { readZipFile } from '../../../github/artifact-zip.ts';
import type { GithubClient } from '../../../github/client.ts';
import type { RunArtifact } from '../../../github/run-artifacts.ts';
import type { RefusedFile } from '../../../jobs/shards/accept-reports.ts';
import { artifactError, askForArtifacts } from '../ask-for-artifacts.ts';
import { MAX_SHARD_BYTES, SHARD_FILE, type ShardFile } from '../../../jobs/shards/shard-file.ts';

/** Artifacts of shards: `housestyle-shard-3-of-64`, and `housestyle-shard-3-of-64-2` for the second one of a run. */
const ARTIFACT_NAME = /^housestyle-shard-\d{1,4}-of-\d{1,4}(?:-\d+)?$/;
const MAX_ARCHIVE_BYTES = 64 * 1024 * 1024;
const ARTIFACTS_HINT = 'Give the job `permissions: actions: read`, or download the artifacts and set `shard-results`.';

/** Lists the artifacts of a workflow run that may be results of shards, in the order of their names. */
export async function listShardArtifacts(
  client: Pick<GithubClient, 'allRunArtifacts'>,
  runId: number,
): Promise<readonly RunArtifact[]> {
  const all = await askForArtifacts(client.allRunArtifacts(runId), ARTIFACTS_HINT);
  return all.filter(({ name }) => ARTIFACT_NAME.test(name)).toSorted((a, b) => a.id - b.id);
}

/**
 * Downloads and unpacks the artifacts one by one, in memory. An artifact that cannot be read is refused, and the others
 * count.
 *
 * @param onRefused is called with each artifact that is refused
 */
export async function* readShardArtifacts(
  client: Pick<GithubClient, 'downloadArtifact'>,
  artifacts: readonly RunArtifact[],
  onRefused: (refused: RefusedFile) => void,
): AsyncGenerator<ShardFile> {
  for (const artifact of artifacts) {
    const read = await readArtifact(client, artifact);
    if (typeof read === 'string') {
      onRefused({ name: artifact.name, reason: read });
    } else {
      yield { name: artifact.name, bytes: read };
    }
  }
}

/** Returns the content, or the reason why it is refused. */
async function readArtifact(
  client: Pick<GithubClient, 'downloadArtifact'>,
  { id, size, isExpired }: RunArtifact,
): Promise<Uint8Array | string> {
  if (isExpired) {
    return 'has expired';
  }
  if (size > MAX_ARCHIVE_BYTES) {
    return `has ${size} bytes, and at most ${MAX_ARCHIVE_BYTES} are read`;
  }
  try {
    const archive = await client.downloadArtifact(id);
    if (archive.length > MAX_ARCHIVE_BYTES) {
      return `has ${archive.length} bytes, and at most ${MAX_ARCHIVE_BYTES} are read`;
    }
    const content = await readZipFile(archive, SHARD_FILE, MAX_SHARD_BYTES);
    switch (content.kind) {
      case 'file':
        return content.bytes;
      case 'absent':
        return `has no file ${SHARD_FILE}`;
      case 'refused':
        return `cannot be read: ${content.reason}`;
    }
  } catch (error) {
    if (error instanceof GithubError && isRateLimited(error)) {
      // The result is there. To publish a review without it would call its shard missing.
      throw artifactError(error, ARTIFACTS_HINT);
    }
    if (error instanceof GithubError) {
      return `could not be downloaded: ${error.message}`;
    }
    throw error;
  }
}

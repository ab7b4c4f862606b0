import {
  MAX_SHARD_BYTES as MAX_SHARD_BYTES,
  SHARD_FILE as SHARD_FILE
} from "./joined-2a42ba82.js";
import {
  isRateLimited as isRateLimited
} from "./joined-95c92cf5.js";
import {
  usageError as usageError
} from "./joined-e117912a.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  artifactError,
  askForArtifacts,
  readZipFile
} from "./chunk-PPA4X456.js";
import {
  listShardFiles,
  readShardFiles
} from "./chunk-CYZEG7X4.js";
import {
  GithubError
} from "./chunk-4JMAY6C4.js";

// src/commands/action/shards/read-shard-artifacts.ts
var ARTIFACT_NAME = /^housestyle-shard-\d{1,4}-of-\d{1,4}(?:-\d+)?$/, MAX_ARCHIVE_BYTES = 64 * 1024 * 1024, ARTIFACTS_HINT = "Give the job `permissions: actions: read`, or download the artifacts and set `shard-results`.";
async function listShardArtifacts(client, runId) {
  return (await askForArtifacts(client.allRunArtifacts(runId), ARTIFACTS_HINT)).filter(({ name }) => ARTIFACT_NAME.test(name)).toSorted((a, b) => a.id - b.id);
}
async function* readShardArtifacts(client, artifacts, onRefused) {
  for (let artifact of artifacts) {
    let read = await readArtifact(client, artifact);
    typeof read == "string" ? onRefused({ name: artifact.name, reason: read }) : yield { name: artifact.name, bytes: read };
  }
}
async function readArtifact(client, { id, size, isExpired }) {
  if (isExpired)
    return "has expired";
  if (size > MAX_ARCHIVE_BYTES)
    return `has ${size} bytes, and at most ${MAX_ARCHIVE_BYTES} are read`;
  try {
    let archive = await client.downloadArtifact(id);
    if (archive.length > MAX_ARCHIVE_BYTES)
      return `has ${archive.length} bytes, and at most ${MAX_ARCHIVE_BYTES} are read`;
    let content = await readZipFile(archive, SHARD_FILE, MAX_SHARD_BYTES);
    switch (content.kind) {
      case "file":
        return content.bytes;
      case "absent":
        return `has no file ${SHARD_FILE}`;
      case "refused":
        return `cannot be read: ${content.reason}`;
    }
  } catch (error) {
    if (error instanceof GithubError && isRateLimited(error))
      throw artifactError(error, ARTIFACTS_HINT);
    if (error instanceof GithubError)
      return `could not be downloaded: ${error.message}`;
    throw error;
  }
}

// src/commands/action/shards/open-results.ts
async function openResults({ options, event, client }) {
  let { shardResults } = options;
  if (shardResults !== void 0) {
    let names = await listShardFiles(shardResults);
    return { names, files: readShardFiles(shardResults, names), refused: [] };
  }
  if (event.runId === void 0)
    throw usageError(
      "no-results",
      "There is no workflow run whose artifacts could be read",
      "Set `shard-results` to the folder with the results of the shards."
    );
  let artifacts = await listShardArtifacts(client, Number(event.runId)), refused = [];
  return {
    names: artifacts.map(({ name }) => name),
    files: readShardArtifacts(client, artifacts, (one) => refused.push(one)),
    refused
  };
}

export {
  openResults
};

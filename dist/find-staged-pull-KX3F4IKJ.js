import "./joined-95c92cf5.js";
import "./joined-570987ab.js";
import {
  oneLine as oneLine
} from "./joined-5ac99ec6.js";
import {
  runError as runError
} from "./joined-e117912a.js";
import "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  CHANGE_FILE,
  readChangeFile
} from "./chunk-SK6HWFQJ.js";
import {
  askForArtifacts,
  readZipFile
} from "./chunk-PPA4X456.js";
import {
  GithubError
} from "./chunk-4JMAY6C4.js";
import "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-RGP6QW34.js";

// src/commands/action/two-stages/find-staged-pull.ts
var ARTIFACT_NAME = /^housestyle-prompt-\d+(?:-\d+)?$/, GIVE_PERMISSION = "Give the job `permissions: actions: read`.", MAX_ARCHIVE_BYTES = 32 * 1024 * 1024, MAX_CHANGE_FILE_BYTES = 256 * 1024;
async function findStagedPull(start) {
  let { client, event } = start, { finished } = event;
  if (finished === void 0)
    return { kind: "nothing", reason: "The event has no workflow run." };
  let artifacts = (await askForArtifacts(client.runArtifacts(finished.id), GIVE_PERMISSION)).filter(
    ({ name }) => ARTIFACT_NAME.test(name)
  ), [artifact] = artifacts.toSorted((one, other) => one.id - other.id);
  if (artifact === void 0)
    return { kind: "nothing", reason: "The workflow run has no artifact `housestyle-prompt-\u2026`, so there is no change to review. It is uploaded by this Action with `mode: dump`." };
  refuseUnreadable(artifact);
  let change = await readChange(
    artifact,
    await askForArtifacts(client.downloadArtifact(artifact.id), GIVE_PERMISSION)
  );
  return checkChange(start, finished, artifact, change);
}
function refuseUnreadable({ name, size, isExpired }) {
  if (isExpired)
    throw artifactError(name, "has expired", "Run the first workflow again.");
  if (size > MAX_ARCHIVE_BYTES)
    throw artifactError(name, `has ${size} bytes, and at most ${MAX_ARCHIVE_BYTES} are read`);
}
async function readChange({ name }, archive) {
  if (archive.length > MAX_ARCHIVE_BYTES)
    throw artifactError(name, `has ${archive.length} bytes, and at most ${MAX_ARCHIVE_BYTES} are read`);
  let content = await readZipFile(archive, CHANGE_FILE, MAX_CHANGE_FILE_BYTES);
  if (content.kind === "absent")
    throw artifactError(name, `has no file ${CHANGE_FILE}`);
  if (content.kind === "refused")
    throw artifactError(name, `cannot be read: ${oneLine(content.reason)}`);
  let change = readChangeFile(content.bytes.toString("utf8"));
  if (change === void 0)
    throw artifactError(name, `has a ${CHANGE_FILE} that this version did not write`);
  return change;
}
async function checkChange({ client, event }, { headSha, headRepository }, { name }, change) {
  let own = `${event.owner}/${event.repository}`;
  if (!isSameName(change.repository, own))
    throw artifactError(name, `names the repository ${oneLine(change.repository)}, and this one is ${own}`);
  if (change.headSha !== headSha)
    throw artifactError(name, `names the commit ${change.headSha}, and the workflow ran for ${headSha}`);
  let pull = await readPull(client.pull(change.pullRequest), name, change);
  if (headRepository === void 0 || !isSameName(pull.headRepository ?? "", headRepository)) {
    let [claimed, ran] = [pull.headRepository, headRepository].map((one) => one ?? "a deleted repository");
    throw artifactError(
      name,
      `names pull request ${pull.number}, which comes from ${claimed}, and the workflow ran for a commit of ${ran}`
    );
  }
  if (!isSameName(pull.baseRepository, own))
    throw artifactError(name, `names pull request ${pull.number}, whose base is ${pull.baseRepository}`);
  return pull.headSha === headSha ? { kind: "found", pullRequest: pull.number, requests: change.requests } : {
    kind: "nothing",
    reason: `${headSha.slice(0, 7)} is not the head of pull request ${pull.number} any more. The run for ${pull.headSha.slice(0, 7)} reviews.`
  };
}
function isSameName(name, other) {
  return name.toLowerCase() === other.toLowerCase();
}
async function readPull(reading, name, { pullRequest }) {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof GithubError && error.status === 404 ? artifactError(name, `names pull request ${pullRequest}, which does not exist`) : error;
  }
}
function artifactError(name, problem, hint = "Nothing is reviewed or posted.") {
  return runError("artifact-refused", `The artifact \`${name}\` ${problem}`, hint);
}
export {
  findStagedPull
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  isRateLimited
} from "./chunk-VZ7BIA5E.js";
import {
  GithubError
} from "./chunk-WXSCV52D.js";

// src/github/publishing/write-failure.ts
var UnclearWriteError = class extends Error {
  constructor(what, cause) {
    super(`it is not known whether ${what} was posted: ${cause.message}`, { cause }), this.name = "UnclearWriteError";
  }
};
function explainFailure(error) {
  if (error instanceof UnclearWriteError)
    return { kind: "failed", reason: error.message, hint: "It was not sent again, so that nothing is posted twice. Run the job again: it posts what is missing." };
  let { status, message, acceptedPermissions } = githubErrorOrThrow(error);
  if (status === 403 && !isRateLimited(githubErrorOrThrow(error))) {
    let needed = acceptedPermissions ?? "pull_requests=write";
    return {
      kind: "refused",
      reason: `the token may not write to this pull request (${message})`,
      hint: `The token is read-only for a pull request from a fork. Otherwise, give the job \`permissions: pull-requests: write\` (GitHub asks for ${needed}).`
    };
  }
  return { kind: "failed", reason: message, hint: hintFor(status, message) };
}
function hintFor(status, message) {
  return /pending review/i.test(message) ? "Submit or delete the unfinished review of the same login, then run the job again." : status === 401 ? "The token may have expired while the model answered. Check `github-token`, then run the job again." : "Run the job again: it posts what is missing.";
}
function githubErrorOrThrow(error) {
  if (error instanceof GithubError)
    return error;
  throw error;
}
function isUnclear({ status, wasSent }) {
  return wasSent && (status < 400 || status >= 500 || status === 408);
}
function isAboutPlace({ status, message }) {
  return status === 422 && /could not be resolved|must be part of|path is invalid|must precede|same hunk|diff hunk/i.test(message);
}

// src/github/publishing/write-once.ts
var LOOKS_MS = [1e3, 2e3, 4e3, 8e3];
async function writeOnce({ what, send, look }, { clock, signal }) {
  try {
    return await send();
  } catch (thrown) {
    let error = githubErrorOrThrow(thrown);
    if (!isUnclear(error))
      throw error;
    for (let wait of LOOKS_MS) {
      await clock.wait(wait, signal);
      let found = await lookOrMiss(look);
      if (found === "not asked")
        break;
      if (found !== void 0)
        return found;
    }
    throw new UnclearWriteError(what, error);
  }
}
async function lookOrMiss(look) {
  try {
    return await look();
  } catch (error) {
    if (error instanceof GithubError)
      return error.wasSent ? void 0 : "not asked";
    throw error;
  }
}

export {
  UnclearWriteError,
  explainFailure,
  githubErrorOrThrow,
  isUnclear,
  isAboutPlace,
  writeOnce
};

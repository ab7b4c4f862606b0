import {
  isRecord as isRecord
} from "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/commands/action/two-stages/change-file.ts
var CHANGE_FILE = "change.json", FORMAT = "housestyle-change-1", MAX_REQUESTS = 1e3;
function drawChangeFile(change) {
  let { repository, pullRequest, headSha, requests } = change;
  return { format: FORMAT, repository, pullRequest, headSha, requests: requests.slice(0, MAX_REQUESTS) };
}
function readChangeFile(text) {
  let value = parse(text);
  if (!isRecord(value) || value.format !== FORMAT)
    return;
  let { repository, pullRequest, headSha, requests } = value;
  return typeof repository == "string" && typeof pullRequest == "number" && Number.isSafeInteger(pullRequest) && pullRequest > 0 && isSha(headSha) && Array.isArray(requests) && requests.length <= MAX_REQUESTS && requests.every(isHash) ? { repository, pullRequest, headSha, requests } : void 0;
}
function parse(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError)
      return;
    throw error;
  }
}
function isSha(value) {
  return typeof value == "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
}
function isHash(value) {
  return typeof value == "string" && /^[0-9a-f]{64}$/.test(value);
}

export {
  CHANGE_FILE,
  drawChangeFile,
  readChangeFile
};

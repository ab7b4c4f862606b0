import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  writeCount
} from "./chunk-P77ASF6X.js";
import {
  fileErrorReason,
  usageError
} from "./chunk-PI7WXFM3.js";

// src/reports/reasons/requests.ts
var NO_COMMENTS_IN_REPLY = "the reply has no JSON with comments";
function partNotSent(part, agent, reason) {
  return `its part ${part} was not sent${agent === void 0 ? "" : ` to ${agent}`}: ${reason}`;
}
var LINE_TOO_LONG = "one of its lines takes more than a request holds (`max-input-tokens`)";
function lineExceedsBudget(agent) {
  return `one of its lines alone exceeds the budget${agent === void 0 ? "" : ` of a request to ${agent}`}`;
}
function linesCut(lines, most) {
  return `${lines} of its lines ${lines === 1 ? "is" : "are"} longer than ${writeCount(most)} characters; the model saw only the beginning`;
}
function pieceCut(reason, agent) {
  return `${reason ?? "cut"}${forAgent(agent)}`;
}
function surroundingsCut(shortened, files, agent) {
  return `the code around the hunks of ${shortened} of ${count(files, "file")} was shortened or cut${forAgent(agent)}`;
}
function forAgent(agent) {
  return agent === void 0 ? "" : ` for ${agent}`;
}
function nameRequest(position, agent, paths) {
  return `${position.number} of ${position.of}${agent === void 0 ? "" : ` of ${agent}`} (${nameFiles(paths)})`;
}
function nameFiles([first = "no file", ...others]) {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
function failureWithHint({ reason, hint }) {
  return hint === void 0 ? reason : `${reason.replace(/\.$/, "")}. ${hint}`;
}
function withVerification(estimate) {
  return `${estimate}; one more request checks the findings`;
}
function describeProgress({
  requests,
  answered,
  failed,
  notSent
}) {
  return [
    `${answered} of ${count(requests, "request")} answered`,
    ...failed === 0 ? [] : [`${failed} failed`],
    ...notSent === 0 ? [] : [`${notSent} not sent because of a limit`]
  ].join(", ");
}

// src/commands/open/tool-reports.ts
import { readFile, stat } from "node:fs/promises";
var MAX_BYTES = 64 * 1024 * 1024;
function readGivenReports({ toolReports }) {
  return Promise.all(
    toolReports.map(async (path) => {
      let bytes = await readReport(path);
      if (typeof bytes == "string")
        throw unusable(path, bytes);
      return { path, bytes };
    })
  );
}
async function readReport(path) {
  try {
    let found = await stat(path);
    return found.isFile() ? found.size > MAX_BYTES ? "it is larger than 64 MiB" : await readFile(path) : "it is not a file";
  } catch (error) {
    return fileErrorReason(error);
  }
}
function unusable(path, reason) {
  return usageError("tool-report", `The report "${path}" cannot be read: ${reason}`, "Check `tool-reports`.");
}

export {
  NO_COMMENTS_IN_REPLY,
  partNotSent,
  LINE_TOO_LONG,
  lineExceedsBudget,
  linesCut,
  pieceCut,
  surroundingsCut,
  nameRequest,
  failureWithHint,
  withVerification,
  describeProgress,
  readGivenReports
};

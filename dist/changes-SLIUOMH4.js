import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  commentableRanges
} from "./chunk-OVOX2HMU.js";
import {
  changesText
} from "./chunk-VKETPAY3.js";
import "./chunk-3UDWVOHQ.js";
import {
  chooseFiles
} from "./chunk-JTPBWJ6G.js";
import {
  withChange
} from "./chunk-N5YFH5M3.js";
import "./chunk-CCNXBXGE.js";
import "./chunk-OSMCUVWC.js";
import {
  EXIT
} from "./chunk-TL3DQQ22.js";

// src/changes/change-json.ts
function changesJson(changes) {
  return { files: changes.files.map(fileChangeJson), leftOut: changes.leftOut, source: changes.source };
}
function fileChangeJson(file) {
  return {
    path: file.path,
    ...file.previousPath === void 0 ? {} : { previousPath: file.previousPath },
    status: file.status,
    binary: file.binary,
    additions: file.additions,
    deletions: file.deletions,
    hunks: file.hunks.map(({ oldStart, oldLines, newStart, newLines }) => ({ oldStart, oldLines, newStart, newLines })),
    commentable: commentableRanges(file)
  };
}

// src/commands/changes.ts
function runChanges(line, terminal) {
  return withChange(line, terminal, (opened) => showChanges(opened, line, terminal));
}
async function showChanges({ subject, options }, line, terminal) {
  let scope = chooseFiles(subject.changes, options), changes = { ...subject.changes, leftOut: scope.leftOut }, isJson = line.format === "json";
  return await terminal.print(
    isJson ? `${JSON.stringify(changesJson(changes), void 0, 2)}
` : changesText(changes, terminal.paint)
  ), EXIT.done;
}
export {
  runChanges
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readGitDiff
} from "./chunk-BX5L5TWP.js";

// src/changes/read-from-git.ts
async function readFromGit(repository, base, head) {
  let [patch, account] = await Promise.all([repository.diff(base, head), repository.account(base, head)]);
  return checkAgainst(readGitDiff(patch), account);
}
function checkAgainst(read, account) {
  let explained = new Set(read.leftOut.map((file) => file.path)), files = new Map(read.files.map((file) => [file.path, file])), leftOut = [...read.leftOut], listedOnce = new Map(account.toReversed().map((listed) => [listed.path, listed])), checked = account.filter((listed) => listedOnce.get(listed.path) === listed).map((listed) => {
    let file = agreedWith(files.get(listed.path), listed);
    files.delete(listed.path);
    let reason = file === void 0 ? "the diff does not contain it" : disagreement(file, listed);
    return reason === void 0 || explained.has(listed.path) ? file ?? withoutLines(listed) : (leftOut.push({ path: listed.path, reason: `git counts ${drawCounts(listed)} here, but ${reason}` }), withoutLines(listed));
  });
  for (let { path } of files.values())
    leftOut.push({ path, reason: "the diff contains it, but git does not list it as changed" });
  return { ...read, files: checked, leftOut };
}
function agreedWith(file, listed) {
  if (file === void 0)
    return;
  let { additions, deletions } = listed, isBinary = additions === void 0 || deletions === void 0;
  return isBinary && (file.binary || file.hunks.length === 0) ? { ...file, binary: !0, additions: 0, deletions: 0 } : !isBinary && listed.letter === "T" && file.status === "changed" ? { ...file, additions, deletions } : file;
}
function disagreement(file, listed) {
  return file.binary !== (listed.additions === void 0) ? `the diff shows a ${file.binary ? "binary" : "text"} file` : file.additions !== (listed.additions ?? 0) || file.deletions !== (listed.deletions ?? 0) ? `the diff was read as ${drawCounts(file)}` : file.previousPath === listed.previousPath && (STATUSES[listed.letter] ?? []).includes(file.status) ? void 0 : `the diff was read as ${file.status}, which git lists as ${listed.letter}`;
}
var STATUSES = {
  A: ["added"],
  C: ["copied"],
  D: ["removed"],
  M: ["modified", "changed"],
  R: ["renamed"],
  T: ["changed"]
};
function withoutLines(listed) {
  return {
    path: listed.path,
    ...listed.previousPath === void 0 ? {} : { previousPath: listed.previousPath },
    status: STATUSES[listed.letter]?.[0] ?? "modified",
    binary: listed.additions === void 0,
    additions: listed.additions ?? 0,
    deletions: listed.deletions ?? 0,
    hunks: []
  };
}
function drawCounts({ additions, deletions }) {
  return additions === void 0 || deletions === void 0 ? "a binary file" : `+${additions} -${deletions}`;
}

export {
  readFromGit
};

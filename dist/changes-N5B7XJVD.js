import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  bundleJson,
  changesText
} from "./chunk-SSW6JPCC.js";
import {
  commentableRanges
} from "./chunk-OVOX2HMU.js";
import "./chunk-XPYY2OC5.js";
import "./chunk-3BPLQGBZ.js";
import "./chunk-TADPVMGG.js";
import {
  withChange
} from "./chunk-DZIAZSG3.js";
import {
  chooseScope,
  compareChangedBundles
} from "./chunk-APVMHZ5O.js";
import "./chunk-XAVGCHJH.js";
import "./chunk-44L6QXOR.js";
import "./chunk-GC7CM3P6.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-ZD5RQLA5.js";
import "./chunk-LVB2GVNQ.js";
import "./chunk-DJA4MU75.js";
import "./chunk-YLIDSUNL.js";
import "./chunk-ANTS6H4Y.js";
import "./chunk-I4I5HI56.js";
import "./chunk-BOSV5DJL.js";
import "./chunk-CP4LLL5U.js";
import "./chunk-YKRY7AOQ.js";
import "./chunk-7ZQQ6JUY.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-X35Q6ESU.js";
import "./chunk-7WEOPXVF.js";
import "./chunk-NGTOH5VF.js";
import "./chunk-WDZP2R7D.js";
import "./chunk-4DL36Y3Y.js";
import "./chunk-4ZVFUHRH.js";
import "./chunk-76LYEDA7.js";
import {
  EXIT
} from "./chunk-7BEF2JZ2.js";
import "./chunk-NPAHB2OU.js";

// src/changes/change-json.ts
function* changesJson({ files, ...rest }, more) {
  yield `{
  "files": [`;
  for (let [index, file] of files.entries())
    yield `${index === 0 ? "" : ","}
    ${indented({ ...fileChangeJson(file), ...more(file) }, 4)}`;
  yield files.length === 0 ? "]" : `
  ]`;
  for (let [name, value] of Object.entries(rest))
    yield `,
  ${JSON.stringify(name)}: ${indented(value, 2)}`;
  yield `
}
`;
}
function indented(value, blanks) {
  return JSON.stringify(value, void 0, 2).replaceAll(`
`, `
${" ".repeat(blanks)}`);
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
  let bundles = options.bundles ? await compareChangedBundles(subject.changes.files, subject.readVersion) : void 0, scope = await chooseScope(subject, options, bundles), changes = { ...subject.changes, leftOut: scope.leftOut }, bundleOf = (file) => {
    let bundle = scope.bundles.get(file.path);
    return bundle === void 0 ? {} : { bundle: bundleJson(bundle) };
  };
  return await terminal.print(
    line.format === "json" ? changesJson(changes, bundleOf) : changesText(changes, scope.bundles, terminal.paint)
  ), EXIT.done;
}
export {
  runChanges
};

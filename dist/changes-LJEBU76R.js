import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  commentableRanges
} from "./chunk-OVOX2HMU.js";
import {
  bundleJson,
  changesText
} from "./chunk-OZX62FYS.js";
import "./chunk-W3Y7G4XS.js";
import "./chunk-42LOT6VB.js";
import "./chunk-RXZJMUOZ.js";
import {
  withChange
} from "./chunk-6NJQTRQC.js";
import {
  chooseScope,
  compareChangedBundles
} from "./chunk-BE2BEIWF.js";
import "./chunk-IWZLGMCA.js";
import "./chunk-WR5W2W25.js";
import "./chunk-YVFJ6NDR.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-KM6IH2Q5.js";
import "./chunk-X3HFGJHF.js";
import "./chunk-DDK563QG.js";
import {
  jsonText
} from "./chunk-IDD3TDOE.js";
import "./chunk-6TSIBATF.js";
import "./chunk-TADPVMGG.js";
import "./chunk-EZLCEPK3.js";
import "./chunk-BOSV5DJL.js";
import "./chunk-3EN373I6.js";
import "./chunk-3RCGK6PH.js";
import "./chunk-XD5ZOW5S.js";
import "./chunk-PIENWK4B.js";
import "./chunk-6Y2IX65C.js";
import "./chunk-5D6VR3PZ.js";
import "./chunk-6JT5BJFL.js";
import "./chunk-QSHXVFEP.js";
import "./chunk-42JUH3S2.js";
import "./chunk-HEVD5WT2.js";
import {
  EXIT
} from "./chunk-XOO4TEA6.js";
import "./chunk-B2TPONOP.js";
import "./chunk-MKKG32RE.js";
import "./chunk-P77ASF6X.js";
import "./chunk-76LYEDA7.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";

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
  return jsonText(value).trimEnd().replaceAll(`
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

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  commentableRanges
} from "./chunk-7PWEHFY7.js";
import {
  bundleJson,
  changesText
} from "./chunk-TZQUWVJD.js";
import "./chunk-ZMBNG32L.js";
import {
  withChange
} from "./chunk-XBN3PBCB.js";
import "./chunk-ZWAF6KDX.js";
import {
  chooseScope,
  compareChangedBundles
} from "./chunk-ZGZ6APWE.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-Q62PQAKN.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-ZPIK5IOS.js";
import "./chunk-JZFQN5EX.js";
import "./chunk-WWNMEI4L.js";
import "./chunk-WZGQ263F.js";
import "./chunk-SYW2IVMW.js";
import "./chunk-G4RC75ET.js";
import "./chunk-VIIAKMI3.js";
import "./chunk-TADPVMGG.js";
import {
  jsonText
} from "./chunk-U25X3PJI.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-SIB5UVDO.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-DWY3AALE.js";
import "./chunk-KR3OOUQL.js";
import "./chunk-WLCMFN2F.js";
import "./chunk-HEVD5WT2.js";
import "./chunk-HZLAI4QF.js";
import "./chunk-5F57RBFY.js";
import "./chunk-MNFML4KL.js";
import "./chunk-P77ASF6X.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-6IBJD7QL.js";
import "./chunk-HWIINBFG.js";
import {
  EXIT
} from "./chunk-X7WSVMCW.js";
import "./chunk-4KICKSHG.js";
import "./chunk-7DNMFE75.js";
import "./chunk-FQPSRER2.js";
import "./chunk-JWLSZ374.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-BOOOQYH6.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-EXL4ZIE6.js";
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
  let bundles = options.bundles ? await compareChangedBundles(subject.changes.files, subject.readVersion) : void 0, scope = await chooseScope(subject, options, bundles), changes = { ...subject.changes, leftOut: scope.leftOut }, describeBundle = (file) => {
    let bundle = scope.bundles.get(file.path);
    return bundle === void 0 ? {} : { bundle: bundleJson(bundle) };
  };
  return await terminal.print(
    line.format === "json" ? changesJson(changes, describeBundle) : changesText(changes, scope.bundles, terminal.paint)
  ), EXIT.done;
}
export {
  runChanges
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  commentableRanges
} from "./chunk-OVOX2HMU.js";
import {
  bundleJson,
  changesText
} from "./chunk-MW3CTCBW.js";
import "./chunk-JG3QPCF2.js";
import "./chunk-3YASMXKC.js";
import "./chunk-YQAWLCGK.js";
import {
  withChange
} from "./chunk-LNPRALSP.js";
import {
  chooseScope,
  compareChangedBundles
} from "./chunk-7AGNTXBH.js";
import "./chunk-RPXY2W55.js";
import "./chunk-TTMUB234.js";
import "./chunk-JE2DAVV7.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-2GBNYJEM.js";
import "./chunk-R4GEFAS5.js";
import "./chunk-JXGP4WC3.js";
import {
  jsonText
} from "./chunk-EFEOURWV.js";
import "./chunk-P4BVYPHQ.js";
import "./chunk-TADPVMGG.js";
import "./chunk-SHDYPKWY.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-K3T4XZZB.js";
import "./chunk-ROCGT6PD.js";
import "./chunk-B34HTFC5.js";
import "./chunk-HUXY5LSH.js";
import "./chunk-SA4ICMBO.js";
import "./chunk-C4UOYGBW.js";
import "./chunk-VL3PDXGI.js";
import "./chunk-FUCRDYO7.js";
import "./chunk-6FXRKC2Q.js";
import "./chunk-HEVD5WT2.js";
import {
  EXIT
} from "./chunk-XOO4TEA6.js";
import "./chunk-MO5HKKUR.js";
import "./chunk-ARQSYT65.js";
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

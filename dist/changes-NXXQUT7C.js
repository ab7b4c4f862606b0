import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  bundleJson,
  changesText
} from "./chunk-AY7ZVXPG.js";
import "./chunk-HNMT3XJL.js";
import "./chunk-R6SKMKF2.js";
import {
  withChange
} from "./chunk-KO2WDV7J.js";
import "./chunk-5COOGVHF.js";
import "./chunk-CNBXIBRK.js";
import "./chunk-UYPGRGBJ.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-WFG5QX67.js";
import "./chunk-UDZYTPKK.js";
import {
  chooseScope,
  compareChangedBundles
} from "./chunk-Z42AS7I6.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-LQ2APLWL.js";
import "./chunk-WGMF2S3L.js";
import "./chunk-NBZQ7HQT.js";
import "./chunk-NWTLA4N4.js";
import "./chunk-K6O6WMIC.js";
import "./chunk-46UQMCWT.js";
import {
  jsonText
} from "./chunk-M6MP6RRI.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-WLCERMNU.js";
import "./chunk-NWZWQZLL.js";
import "./chunk-V5ACJV7Y.js";
import "./chunk-HFYXMDKJ.js";
import "./chunk-TADPVMGG.js";
import {
  commentableRanges
} from "./chunk-7PWEHFY7.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-6PW2VJH6.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-QR67FW35.js";
import "./chunk-666BTPVF.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-6KXY5V5Z.js";
import "./chunk-D23DFTBF.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-P77ASF6X.js";
import "./chunk-4NZYJ777.js";
import "./chunk-GDPUZW5I.js";
import "./chunk-BZATNCJN.js";
import "./chunk-TBRD7XTL.js";
import "./chunk-RHVCIKLL.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-DMS42LFY.js";
import "./chunk-YTFEFVHS.js";
import "./chunk-L445PHKF.js";
import "./chunk-AV36P5JE.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-LLYRRCIH.js";
import "./chunk-5F57RBFY.js";
import "./chunk-MNFML4KL.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-2I2IS3JA.js";
import "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import {
  EXIT
} from "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
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

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  bundleJson,
  changesText
} from "./chunk-DSKL4KGT.js";
import "./chunk-BHL7STBA.js";
import "./chunk-MHGBR4QQ.js";
import {
  withChange
} from "./chunk-6WZPUPIC.js";
import "./chunk-5COOGVHF.js";
import "./chunk-3BJ5GJWO.js";
import "./chunk-UYPGRGBJ.js";
import "./chunk-4FDFF72Y.js";
import "./chunk-BX5L5TWP.js";
import {
  chooseScope,
  compareChangedBundles
} from "./chunk-H3DMHK6Q.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-FOFNBJXY.js";
import "./chunk-KPSUEGWI.js";
import "./chunk-2QLKO3UF.js";
import "./chunk-Y4QFJIH7.js";
import "./chunk-5NOYS5DO.js";
import "./chunk-2IM3GX5Z.js";
import {
  jsonText
} from "./chunk-PNCBCJN7.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-HPVUBO7N.js";
import "./chunk-JZU7PUPR.js";
import "./chunk-CERHQOUZ.js";
import "./chunk-FRWHFII5.js";
import "./chunk-TADPVMGG.js";
import "./chunk-4IQHS3YO.js";
import {
  commentableRanges
} from "./chunk-7PWEHFY7.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-666BTPVF.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-D23DFTBF.js";
import "./chunk-TORMVVI2.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-P77ASF6X.js";
import "./chunk-4NZYJ777.js";
import "./chunk-DW3SZSZS.js";
import "./chunk-E7S7KQN7.js";
import "./chunk-AD52CFGC.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-HRJDQKXX.js";
import "./chunk-JWLSZ374.js";
import "./chunk-S7UHQEAH.js";
import "./chunk-7XSFURWN.js";
import "./chunk-BAWM62JS.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-MNFML4KL.js";
import "./chunk-DMS42LFY.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-2I2IS3JA.js";
import "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import {
  EXIT
} from "./chunk-PI7WXFM3.js";
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

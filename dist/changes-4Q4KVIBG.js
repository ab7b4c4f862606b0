import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  commentableRanges
} from "./chunk-OVOX2HMU.js";
import {
  bundleJson,
  changesText
} from "./chunk-OK3IT6ME.js";
import "./chunk-FEJS6ITI.js";
import "./chunk-TADPVMGG.js";
import {
  chooseScope,
  compareChangedBundles
} from "./chunk-N66UPPKU.js";
import {
  withChange
} from "./chunk-TZP7CHZ7.js";
import "./chunk-6AACIMCU.js";
import "./chunk-NDK427LB.js";
import "./chunk-HF2NV3ES.js";
import "./chunk-IPFRPVR7.js";
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

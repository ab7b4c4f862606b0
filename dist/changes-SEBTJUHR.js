import "./joined-5af23b10.js";
import {
  withChange as withChange
} from "./joined-54af6f11.js";
import {
  chooseScope as chooseScope,
  compareChangedBundles as compareChangedBundles
} from "./joined-c0f10e06.js";
import "./joined-ec575719.js";
import "./joined-3b15d0af.js";
import "./joined-05017b85.js";
import {
  jsonText as jsonText
} from "./joined-1c6c8fb1.js";
import {
  commentableRanges as commentableRanges
} from "./joined-2a895a02.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-a845ed26.js";
import "./joined-5ac99ec6.js";
import {
  EXIT as EXIT
} from "./joined-e117912a.js";
import "./joined-dde26feb.js";
import "./joined-cc1d52fd.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  bundleJson,
  changesText
} from "./chunk-I4DNKWLN.js";
import "./chunk-YP3KIWKS.js";
import "./chunk-UBCURDRE.js";
import "./chunk-3Y73TVZE.js";
import "./chunk-S66D26C4.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import "./chunk-W24XEJI4.js";
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
  }, { paint, columns } = terminal;
  return await terminal.print(
    line.format === "json" ? changesJson(changes, describeBundle) : changesText(changes, scope.bundles, paint, columns)
  ), EXIT.done;
}
export {
  runChanges
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  conflictsText,
  guidelineChangesText,
  receiptsText
} from "./chunk-CZOCY65E.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  oneLine
} from "./chunk-NSG6FR67.js";

// src/reports/guidance/bundles.ts
function bundleText(comparison, paint) {
  if (comparison.kind === "not-compared")
    return [`  ${paint("dim", "not compared")} ${oneLine(comparison.reason)}`];
  let { format, modules, unchanged } = comparison;
  return [`  ${format} bundle: ${count(modules.length, "module")} changed, ${unchanged} unchanged`, ...modules.flatMap((module) => moduleText(module, paint))];
}
function moduleText({ name, status, lines: [first, last], hunks }, paint) {
  let place = first === last ? `line ${first}` : `lines ${first}-${last}`;
  return [`  ${status.padEnd(8)} ${paint("bold", oneLine(name))} (${place}${status === "removed" ? " of the base" : ""})`, ...hunks.flatMap((hunk) => hunk.lines.map((line) => `    ${lineText(line)}`))];
}
var SIGNS = { added: "+", removed: "-", context: " " };
function lineText(line) {
  return `${line.kind === "removed" ? line.oldLine : line.newLine} ${SIGNS[line.kind]}${oneLine(line.text)}`;
}
function bundleJson(comparison) {
  if (comparison.kind === "not-compared")
    return { compared: !1, reason: comparison.reason };
  let { format, modules, unchanged } = comparison;
  return {
    compared: !0,
    format,
    unchanged,
    modules: modules.map(({ name, status, lines, hunks }) => ({ name, status, lines, changes: hunks.map(hunkJson) }))
  };
}
function hunkJson({ lines }) {
  return lines.map((line) => ({
    kind: line.kind,
    line: line.kind === "removed" ? line.oldLine : line.newLine,
    text: line.text
  }));
}

// src/reports/guidance/listings.ts
function guidelinesText({ receipts, notes, conflicts, changes }, paint) {
  let inForce = receipts.filter(({ guideline }) => guideline !== void 0).length;
  return `${[
    ...receiptsText(receipts, paint),
    ...notes.map(({ source, message }) => `note: ${oneLine(source)}: ${oneLine(message)}`),
    ...conflictsText(conflicts),
    ...changes === void 0 ? [] : [guidelineChangesText(changes).trimEnd()],
    `${count(inForce, "guideline")} ${inForce === 1 ? "applies" : "apply"}, ${receipts.length - inForce} left out.`
  ].join(`
`)}
`;
}
function changesText({ files, leftOut }, bundles, paint) {
  let rows = files.flatMap((file) => {
    let bundle = bundles.get(file.path);
    return [
      `${file.status.padEnd(8)} ${drawCounts(file)} ${paint("bold", oneLine(file.path))}${drawPrevious(file)}`,
      ...bundle === void 0 ? [] : bundleText(bundle, paint)
    ];
  }), left = leftOut.map((entry) => `${paint("dim", "left out")} ${oneLine(entry.path)}: ${oneLine(entry.reason)}`);
  return `${[...rows, ...left, `${count(files.length, "file")}, ${leftOut.length} left out.`].join(`
`)}
`;
}
function drawCounts(file) {
  return file.binary ? "binary".padStart(11) : `+${file.additions} -${file.deletions}`.padStart(11);
}
function drawPrevious(file) {
  return file.previousPath === void 0 ? "" : ` (from ${oneLine(file.previousPath)})`;
}

export {
  bundleJson,
  guidelinesText,
  changesText
};

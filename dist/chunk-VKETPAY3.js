import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  count
} from "./chunk-3UDWVOHQ.js";
import {
  showHidden
} from "./chunk-OSMCUVWC.js";

// src/reports/listings.ts
function guidelinesText({ inForce, leftOut }, paint) {
  let kept = inForce.map((guideline) => {
    let head = `${paint("bold", String(guideline.id))}  ${showHidden(guideline.content.path)}  ${guideline.filePatterns.map(showHidden).join(", ")}`, facts = `    ${guideline.name}: ${count(guideline.statements.length, "statement")}, ${count(guideline.appliesTo.size, "changed file")}`;
    return `${head}
${facts}`;
  }), left = leftOut.map((entry) => `${paint("dim", "-")}  ${showHidden(entry.source)}: ${showHidden(entry.reason)}`);
  return `${[...kept, ...left, `${count(inForce.length, "guideline")} in force, ${leftOut.length} left out.`].join(`
`)}
`;
}
function changesText({ files, leftOut }, paint) {
  let rows = files.map(
    (file) => `${file.status.padEnd(8)} ${drawCounts(file)} ${paint("bold", showHidden(file.path))}${drawPrevious(file)}`
  ), left = leftOut.map(
    (entry) => `${paint("dim", "left out")} ${showHidden(entry.path)}: ${showHidden(entry.reason)}`
  );
  return `${[...rows, ...left, `${count(files.length, "file")}, ${leftOut.length} left out.`].join(`
`)}
`;
}
function drawCounts(file) {
  return file.binary ? "binary".padStart(11) : `+${file.additions} -${file.deletions}`.padStart(11);
}
function drawPrevious(file) {
  return file.previousPath === void 0 ? "" : ` (from ${showHidden(file.previousPath)})`;
}

export {
  guidelinesText,
  changesText
};

import {
  receiptsText as receiptsText
} from "./joined-5af23b10.js";
import {
  guidelineChangesText as guidelineChangesText
} from "./joined-c0f10e06.js";
import {
  shownPath as shownPath
} from "./joined-3b15d0af.js";
import {
  wrapAtTerminal as wrapAtTerminal,
  wrapListing as wrapListing
} from "./joined-1c6c8fb1.js";
import {
  writeCount as writeCount,
  oneLine as oneLine
} from "./joined-5ac99ec6.js";
import {
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  conflictsText
} from "./chunk-YP3KIWKS.js";
import {
  count
} from "./chunk-W24XEJI4.js";

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

// src/reports/guidance/reached.ts
var MOST_IN_FOLDER = 3;
function reachedText(files, paint) {
  return files.length === 0 ? [] : ["Also reached, and checked by `validate`:", ...[...groupBy(files, ({ path, reason }) => `${topFolder(path)}
${reason}`).values()].flatMap(
    (group) => group.length > MOST_IN_FOLDER ? [`${count(group.length, "file")} below ${topFolder(group[0]?.path ?? "")}: ${group[0]?.reason ?? ""}`] : group.map(({ path, reason }) => `${path}: ${reason}`)
  ).map((line) => `${paint("dim", "+")}  ${oneLine(line)}`)];
}
function topFolder(path) {
  let folders = path.split("/").slice(0, -1);
  return folders.length === 0 ? "the root" : folders.slice(0, 3).join("/");
}

// src/reports/guidance/listings.ts
function guidelinesText({ receipts, notes, conflicts, changes, reached, hidden = 0 }, paint, fileWord = "changed file", columns) {
  let lines = [
    ...receiptsText(receipts, paint, fileWord),
    ...reachedText(reached, paint),
    ...notes.map(({ source, message }) => `note: ${oneLine(source)}: ${oneLine(message)}`),
    ...conflictsText(conflicts, fileWord),
    ...changes === void 0 ? [] : [guidelineChangesText(changes).trimEnd()],
    countSentence(receipts, hidden)
  ];
  return wrapListing(`${lines.join(`
`)}
`, columns);
}
function countSentence(receipts, hidden) {
  let applying = receipts.filter(({ status, guideline }) => status === "in-force" && guideline !== void 0).length, idle = receipts.filter(({ status }) => status === "idle").length, left = receipts.length - applying - idle;
  return [
    `${count(applying, "guideline")} ${applying === 1 ? "applies" : "apply"}`,
    ...idle === 0 ? [] : [`${idle} ${idle === 1 ? "has" : "have"} no file in this change`],
    hidden === 0 ? `${left} left out.` : `${hidden} not shown.`
  ].join(", ");
}
function changesText({ files, leftOut }, bundles, paint, columns) {
  let rows = files.flatMap((file) => {
    let bundle = bundles.get(file.path);
    return [
      `${file.status.padEnd(8)} ${drawCounts(file)} ${paint("bold", shownPath(file.path))}${drawPrevious(file)}`,
      ...bundle === void 0 ? [] : bundleText(bundle, paint)
    ];
  }), left = leftOut.map((entry) => `${paint("dim", "left out")} ${shownPath(entry.path)}: ${oneLine(entry.reason)}`), text = `${[...rows, ...left, `${count(files.length, "file")}, ${writeCount(leftOut.length)} left out.`].join(`
`)}
`;
  return wrapAtTerminal(text, columns);
}
function drawCounts(file) {
  return file.binary ? "binary".padStart(11) : `+${file.additions} -${file.deletions}`.padStart(11);
}
function drawPrevious(file) {
  return file.previousPath === void 0 ? "" : ` (from ${shownPath(file.previousPath)})`;
}

export {
  bundleJson,
  guidelinesText,
  changesText
};

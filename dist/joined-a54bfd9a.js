import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  conflictsText,
  guidelineChangesText,
  receiptsText
} from "./joined-1ca55486.js";
import {
  shownPath
} from "./joined-1e13fd58.js";
import {
  wrapListing,
  count
} from "./joined-848518e4.js";
import {
  groupBy
} from "./joined-28e21170.js";
import {
  oneLine
} from "./joined-e3b2cdc1.js";
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
    return { compared: false, reason: comparison.reason };
  let { format, modules, unchanged } = comparison;
  return {
    compared: true,
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
function guidelinesText({ receipts, notes, conflicts, changes, reached }, paint, fileWord = "changed file") {
  let inForce = receipts.filter(({ guideline }) => guideline !== void 0).length, lines = [
    ...receiptsText(receipts, paint, fileWord),
    ...reachedText(reached, paint),
    ...notes.map(({ source, message }) => `note: ${oneLine(source)}: ${oneLine(message)}`),
    ...conflictsText(conflicts, fileWord),
    ...changes === void 0 ? [] : [guidelineChangesText(changes).trimEnd()],
    `${count(inForce, "guideline")} ${inForce === 1 ? "applies" : "apply"}, ${receipts.length - inForce} left out.`
  ];
  return wrapListing(`${lines.join(`
`)}
`);
}
function changesText({ files, leftOut }, bundles, paint) {
  let rows = files.flatMap((file) => {
    let bundle = bundles.get(file.path);
    return [
      `${file.status.padEnd(8)} ${drawCounts(file)} ${paint("bold", shownPath(file.path))}${drawPrevious(file)}`,
      ...bundle === void 0 ? [] : bundleText(bundle, paint)
    ];
  }), left = leftOut.map((entry) => `${paint("dim", "left out")} ${shownPath(entry.path)}: ${oneLine(entry.reason)}`);
  return `${[...rows, ...left, `${count(files.length, "file")}, ${leftOut.length} left out.`].join(`
`)}
`;
}
function drawCounts(file) {
  return file.binary ? "binary".padStart(11) : `+${file.additions} -${file.deletions}`.padStart(11);
}
function drawPrevious(file) {
  return file.previousPath === void 0 ? "" : ` (from ${shownPath(file.previousPath)})`;
}

import {
  LISTING_WIDTH,
  wrapText,
  count as count2
} from "./joined-848518e4.js";
import {
  shorten
} from "./joined-1afdab75.js";
import {
  groupBy as groupBy2
} from "./joined-28e21170.js";
import {
  oneLine as oneLine2
} from "./joined-e3b2cdc1.js";
// src/reports/guidance/statements.ts
function isRule({ kind }) {
  return kind !== "process" && kind !== "background";
}
var WIDTH = LISTING_WIDTH;
var PLACE_WIDTH = 9;
var CLASS_WIDTH = 10;
var BELOW = " ".repeat(2 + PLACE_WIDTH + 1 + CLASS_WIDTH + 1);
function statementsText(statements, counts, paint) {
  let reasons = collectReasons(statements), files = [...groupBy2(statements, ({ source }) => source)].flatMap(([source, ofFile]) => [
    "",
    `${paint("bold", oneLine2(source))}: ${count2(ofFile.length, "statement")} for ${count2(ofFile[0]?.files ?? 0, "file")}`,
    ...splitRuns(ofFile).flatMap((run) => drawRun(run, reasons, paint))
  ]);
  return `${[...drawCounts2(counts), ...drawReasons(reasons, paint), ...files].join(`
`)}
`;
}
function checkedRulesText(statements, paint) {
  let checked = statements.filter(({ kind }) => kind === "checked"), others = statements.filter(({ kind }) => kind === "rule" || kind === "off").length, rows = checked.flatMap(
    ({ source, line, text }) => wrapText(`${oneLine2(source)}:${line}  ${oneLine2(text)}`, WIDTH, { first: "  ", rest: "    " })
  );
  return `${[
    paint("bold", checked.length === 0 ? "No rule is checked without a model here." : "Checked without a model here:"),
    ...rows,
    ...others === 0 ? [] : [`${count2(others, "other rule")}: see \`--statements\`.`]
  ].join(`
`)}
`;
}
function collectReasons(statements) {
  let rules = statements.filter(({ kind, why }) => kind === "rule" && why !== void 0), groups = [...groupBy2(rules, reasonKey)].toSorted(([, one], [, other]) => other.length - one.length);
  return new Map(
    groups.map(([key, group], index) => {
      let [first] = group, why = (group.every(({ why: why2 }) => why2 === first?.why) ? first?.why : withoutQuote(first?.why)) ?? "";
      return [key, { number: index + 1, rules: group.length, why, hint: first?.hint }];
    })
  );
}
function reasonKey({ why, hint }) {
  return `${withoutQuote(why)}
${hint ?? ""}`;
}
function withoutQuote(why = "") {
  return why.replace(/".*"/s, '"\u2026"');
}
function drawReasons(reasons, paint) {
  if (reasons.size === 0)
    return [];
  let width = String(reasons.size).length, rows = [...reasons.values()].flatMap(
    ({ number, rules, why, hint }) => wrapText(
      `[${String(number).padStart(width)}] ${count2(rules, "rule")}: ${oneLine2(why)}${hint === void 0 ? "" : `; ${oneLine2(hint)}`}`,
      WIDTH,
      { first: "  ", rest: " ".repeat(5 + width) }
    )
  );
  return [
    paint("bold", "Why the others are not checked, and how to word them:"),
    ...rows,
    "`housestyle why FILE:LINE PATH` explains one of them; `--format json` has each text whole."
  ];
}
function splitRuns(statements) {
  let runs = [];
  for (let statement of statements) {
    let last = runs.at(-1), before = last?.at(-1);
    last !== void 0 && before !== void 0 && !isRule(statement) && !isRule(before) ? last.push(statement) : runs.push([statement]);
  }
  return runs;
}
function drawRun(run, reasons, paint) {
  let [first] = run;
  return first === void 0 ? [] : isRule(first) ? drawRule(first, reasons.get(reasonKey(first)), paint) : [paint("dim", drawOthers(run))];
}
function drawRule({ kind, line, text, check, why }, reason, paint) {
  let label = kind === "rule" ? `rule${reason === void 0 ? "" : ` [${reason.number}]`}` : kind, first = `  ${String(line).padStart(PLACE_WIDTH)} ${label.padEnd(CLASS_WIDTH)} `;
  if (kind === "rule")
    return [`${first}${shorten(oneLine2(text), WIDTH - first.length)}`];
  let below = [check === void 0 ? [] : [`\u2192 ${oneLine2(check)}`], kind === "off" && why !== void 0 ? [why] : []];
  return [
    ...wrapText(oneLine2(text), WIDTH, { first, rest: BELOW }),
    ...below.flat().flatMap((sentence) => wrapText(sentence, WIDTH, { first: BELOW, rest: `${BELOW}  ` })).map((row) => paint("dim", row))
  ];
}
function drawOthers(run) {
  let [from, to] = [run[0]?.line ?? 0, run.at(-1)?.line ?? 0], lines = from === to ? String(from) : `${from}\u2013${to}`, process = run.filter(({ kind }) => kind === "process").length, parts = [
    ...process === 0 ? [] : [`${count2(process, "statement")} about the work`],
    ...process === run.length ? [] : [`${count2(run.length - process, "statement")} that ${run.length - process === 1 ? "describes" : "describe"}`]
  ];
  return `  ${lines.padStart(PLACE_WIDTH)} ${"\u2013".padEnd(CLASS_WIDTH)} ${parts.join(", ")}`;
}
function drawCounts2({ rules, checked, off }) {
  let verb = checked === 1 ? "is" : "are", switched = off === 0 ? "" : `, ${off} could be and ${off === 1 ? "is" : "are"} switched off`;
  return [
    `${checked} of ${count2(rules, "rule")} ${verb} checked without a model${switched}.`,
    ...rules > checked + off ? [
      'A rule is checked if it names what it rules out or asks for: "Never use `console.log`.", "Do not edit `dist/`."'
    ] : []
  ];
}

import {
  fitGuidelines,
  agentPiece,
  agentsAtWork,
  customizationSources
} from "./joined-a25bbea2.js";
import {
  compareGuidance,
  findConflicts,
  writeReceipts
} from "./joined-1ca55486.js";
import {
  listFiles
} from "./joined-363748e6.js";
import {
  CLIENT_NAMES
} from "./joined-1afdab75.js";
// src/jobs/list-reached.ts
async function listReached(subject, options, known) {
  let { files } = await listFiles(customizationSources(subject, options));
  return files.filter(({ path, otherPaths = [] }) => ![path, ...otherPaths].some((one) => known.has(one))).map((file) => ({ path: file.path, kind: file.kind, folder: file.root, reason: explain(file) }));
}
function explain({ kind, clients, standing, root }) {
  let readers = clients.length === 0 ? "any client" : clients.map((client) => CLIENT_NAMES[client]).join(", ");
  return kind === "bundled-document" || kind === "bundled-file" ? `a skill brings it along: a model may open it (${readers})` : CONFIGURATION.has(kind) ? `it configures ${readers}` : standing === "nested" && root !== "" ? `it is read where \`${root}\` is opened or installed (${readers})` : `it can be read by ${readers}`;
}
var CONFIGURATION = /* @__PURE__ */ new Set([
  "settings",
  "mcp",
  "plugin",
  "marketplace",
  "setup-steps",
  "toolset",
  "gemini-settings",
  "gemini-review",
  "codex-config"
]);
// src/jobs/guidelines.ts
async function listGuidelines(subject, chosen, options, { tokenizer, budget }) {
  let { description } = subject, parts = { agent: chosen.agent === void 0 ? [] : [agentPiece(chosen.agent)] }, ledger = fitGuidelines({ guidelines: chosen.applied, description, parts, tokenizer, budget }), edits = await compareGuidance(subject, chosen, options), receipts = writeReceipts(chosen, { ledger, agents: agentsAtWork(chosen) });
  return {
    receipts,
    reached: await listReached(subject, options, new Set(receipts.map(({ source }) => source))),
    notes: [...edits.notes, ...chosen.guidelines.notes],
    conflicts: findConflicts(chosen.guidelines.applicable),
    changes: edits.changes
  };
}
export {
  bundleJson,
  changesText,
  checkedRulesText,
  guidelinesText,
  isRule,
  listGuidelines,
  statementsText
};

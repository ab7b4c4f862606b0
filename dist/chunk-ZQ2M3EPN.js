import {
  listingWidth as listingWidth,
  wrapText as wrapText
} from "./joined-1c6c8fb1.js";
import {
  shorten as shorten
} from "./joined-a845ed26.js";
import {
  oneLine as oneLine
} from "./joined-5ac99ec6.js";
import {
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  count,
  countPart
} from "./chunk-W24XEJI4.js";

// src/reports/guidance/statements.ts
function isRule({ kind }) {
  return kind !== "process" && kind !== "background";
}
var PLACE_WIDTH = 9, CLASS_WIDTH = 10, BELOW = " ".repeat(2 + PLACE_WIDTH + 1 + CLASS_WIDTH + 1);
function statementsText(statements, counts, paint, columns) {
  let pen = { paint, width: listingWidth(columns) }, reasons = collectReasons(statements), files = [...groupBy(statements, ({ source }) => source)].flatMap(([source, ofFile]) => [
    "",
    `${paint("bold", oneLine(source))}: ${count(ofFile.length, "statement")} for ${count(ofFile[0]?.files ?? 0, "file")}`,
    ...splitRuns(ofFile).flatMap((run) => drawRun(run, reasons, pen))
  ]);
  return `${[...drawCounts(counts), ...drawReasons(reasons, pen), ...files].join(`
`)}
`;
}
function checkedRulesText(statements, paint, columns) {
  let checked = statements.filter(({ kind }) => kind === "checked"), others = statements.filter(({ kind }) => kind === "rule" || kind === "off").length, rows = checked.flatMap(
    ({ source, line, text }) => wrapText(`${oneLine(source)}:${line}  ${oneLine(text)}`, listingWidth(columns), { first: "  ", rest: "    " })
  );
  return `${[
    paint("bold", checked.length === 0 ? "No rule is checked without a model here." : "Checked without a model here:"),
    ...rows,
    ...others === 0 ? [] : [`${count(others, "other rule")}: see \`--statements\`.`]
  ].join(`
`)}
`;
}
function collectReasons(statements) {
  let rules = statements.filter(({ kind, why }) => kind === "rule" && why !== void 0), groups = [...groupBy(rules, reasonKey)].toSorted(([, one], [, other]) => other.length - one.length);
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
function drawReasons(reasons, pen) {
  if (reasons.size === 0)
    return [];
  let width = String(reasons.size).length, rows = [...reasons.values()].flatMap(
    ({ number, rules, why, hint }) => wrapText(
      `[${String(number).padStart(width)}] ${count(rules, "rule")}: ${oneLine(why)}${hint === void 0 ? "" : `; ${oneLine(hint)}`}`,
      pen.width,
      { first: "  ", rest: " ".repeat(5 + width) }
    )
  );
  return [
    pen.paint("bold", "Why the others are not checked, and how to word them:"),
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
function drawRun(run, reasons, pen) {
  let [first] = run;
  return first === void 0 ? [] : isRule(first) ? drawRule(first, reasons.get(reasonKey(first)), pen) : [pen.paint("dim", drawOthers(run))];
}
function drawRule({ kind, line, text, check, why }, reason, { paint, width }) {
  let label = kind === "rule" ? `rule${reason === void 0 ? "" : ` [${reason.number}]`}` : kind, first = `  ${String(line).padStart(PLACE_WIDTH)} ${label.padEnd(CLASS_WIDTH)} `;
  if (kind === "rule")
    return [`${first}${shorten(oneLine(text), width - first.length)}`];
  let below = [check === void 0 ? [] : [`\u2192 ${oneLine(check)}`], kind === "off" && why !== void 0 ? [why] : []];
  return [
    ...wrapText(oneLine(text), width, { first, rest: BELOW }),
    ...below.flat().flatMap((sentence) => wrapText(sentence, width, { first: BELOW, rest: `${BELOW}  ` })).map((row) => paint("dim", row))
  ];
}
function drawOthers(run) {
  let [from, to] = [run[0]?.line ?? 0, run.at(-1)?.line ?? 0], lines = from === to ? String(from) : `${from}\u2013${to}`, process = run.filter(({ kind }) => kind === "process").length, parts = [
    ...process === 0 ? [] : [`${count(process, "statement")} about the work`],
    ...process === run.length ? [] : [`${count(run.length - process, "statement")} that ${run.length - process === 1 ? "describes" : "describe"}`]
  ];
  return `  ${lines.padStart(PLACE_WIDTH)} ${"\u2013".padEnd(CLASS_WIDTH)} ${parts.join(", ")}`;
}
function drawCounts({ rules, checked, off }) {
  let verb = checked === 1 || rules === 1 ? "is" : "are", switched = off === 0 ? "" : `, ${off} could be and ${off === 1 ? "is" : "are"} switched off`;
  return [
    rules === 0 ? "No rule for code was found." : `${countPart(checked, rules, "rule")} ${verb} checked without a model${switched}.`,
    ...rules > checked + off ? [
      'A rule is checked if it names what it rules out or asks for: "Never use `console.log`.", "Do not edit `dist/`."'
    ] : []
  ];
}

export {
  isRule,
  statementsText,
  checkedRulesText
};

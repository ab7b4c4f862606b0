import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  wrapText
} from "./chunk-LVK5TPC5.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";
import {
  oneLine
} from "./chunk-M64T6ERC.js";

// src/reports/guidance/statements.ts
function isRule({ kind }) {
  return kind !== "process" && kind !== "background";
}
var KIND_WIDTH = 10, LINE_WIDTH = 4, BELOW = " ".repeat(2 + KIND_WIDTH + 1 + LINE_WIDTH + 2), WIDTH = 120;
function statementsText(statements, counts, paint) {
  return `${[...[...groupBy(statements, ({ source }) => source)].flatMap(([source, ofFile]) => [
    `${paint("bold", oneLine(source))}: ${count(ofFile.length, "statement")} for ${count(ofFile[0]?.files ?? 0, "file")}`,
    ...ofFile.flatMap((statement) => drawStatement(statement, paint))
  ]), drawCounts(counts)].join(`
`)}
`;
}
function checkedRulesText(statements, paint) {
  let checked = statements.filter(({ kind }) => kind === "checked"), others = statements.filter(({ kind }) => kind === "rule" || kind === "off").length, rows = checked.flatMap(
    ({ source, line, text }) => wrapText(`${oneLine(source)}:${line}  ${oneLine(text)}`, WIDTH, { first: "  ", rest: "    " })
  );
  return `${[
    paint("bold", checked.length === 0 ? "No rule is checked without a model here." : "Checked without a model here:"),
    ...rows,
    ...others === 0 ? [] : [`${count(others, "other rule")}: see \`--statements\`.`]
  ].join(`
`)}
`;
}
function drawStatement({ kind, line, text, check, why, hint }, paint) {
  let first = `  ${kind.padEnd(KIND_WIDTH)} ${String(line).padStart(LINE_WIDTH)}  `, below = (sentence, sign) => sentence === void 0 ? [] : wrapText(`${sign} ${oneLine(sentence)}`, WIDTH, { first: BELOW, rest: `${BELOW}  ` }).map(
    (row) => paint("dim", row)
  );
  return [
    ...wrapText(oneLine(text), WIDTH, { first, rest: BELOW }),
    ...below(check, "\u2192"),
    ...below(why === void 0 ? void 0 : kind === "off" ? why : `not checked: ${why}`, "-"),
    ...below(hint, "-")
  ];
}
function drawCounts({ rules, checked, off }) {
  let verb = checked === 1 ? "is" : "are", switched = off === 0 ? "" : `, ${off} could be and ${off === 1 ? "is" : "are"} switched off`, how = rules > checked + off ? '\nA rule is checked if it names what it rules out or asks for: "Never use `console.log`.", "Do not edit `dist/`."' : "";
  return `${checked} of ${count(rules, "rule")} ${verb} checked without a model${switched}.${how}`;
}

export {
  isRule,
  statementsText,
  checkedRulesText
};

import {
  describeFirstStep as describeFirstStep,
  nothingFound as nothingFound,
  SEVERITY_STYLE as SEVERITY_STYLE,
  validationSentence as validationSentence
} from "./joined-133c8eb8.js";
import "./joined-3b15d0af.js";
import "./joined-ed214829.js";
import {
  DIAGNOSTIC_SEVERITIES as DIAGNOSTIC_SEVERITIES,
  reportWidth as reportWidth,
  wrapText as wrapText
} from "./joined-1c6c8fb1.js";
import {
  writeCount as writeCount
} from "./joined-5ac99ec6.js";
import "./joined-a845ed26.js";
import "./joined-cc1d52fd.js";
import {
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  count
} from "./chunk-W24XEJI4.js";
import "./chunk-RGP6QW34.js";

// src/reports/validation/validation-summary.ts
function validationSummary(validation, paint, columns) {
  let { diagnostics } = validation;
  if (diagnostics.length === 0)
    return `${nothingFound(validation, columns).join(`
`)}
`;
  let width = reportWidth(columns), blocks = DIAGNOSTIC_SEVERITIES.flatMap((severity) => {
    let own = diagnostics.filter((diagnostic) => diagnostic.severity === severity), rules = [...groupBy(own, ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length), head = paint(SEVERITY_STYLE[severity], count(own.length, severity));
    return own.length === 0 ? [] : [
      [
        head,
        ...rules.flatMap(([rule, found]) => drawRule(rule, found, width, validation.rules?.get(rule)?.description))
      ].join(`
`)
    ];
  }), lines = [validationSentence(validation), ...describeFirstStep(validation)].map((sentence) => wrapText(sentence, width, { first: "", rest: "" }).join(`
`));
  return `${[...blocks, ...lines].join(`

`)}
`;
}
var NUMBER_COLUMNS = 6;
function drawRule(rule, findings, width, description) {
  let files = new Set(findings.map(({ path }) => path)).size, fixable = findings.filter(({ fix }) => fix !== void 0).length, suggested = findings.filter(({ suggestions }) => suggestions !== void 0).length, notes = [
    `in ${count(files, "file")}`,
    ...fixable === 0 ? [] : [`\`--fix\`: ${fixable}`],
    ...suggested === 0 ? [] : [`\`--fix=suggest\`: ${suggested}`]
  ], blank = " ".repeat(NUMBER_COLUMNS);
  return [
    `${writeCount(findings.length).padStart(NUMBER_COLUMNS - 2)}  ${rule} (${notes.join(", ")})`,
    ...description === void 0 ? [] : wrapText(description, width, { first: blank, rest: blank })
  ];
}
export {
  validationSummary
};

import {
  chooseGuidance as chooseGuidance,
  drawDiagnostic as drawDiagnostic,
  guidelineChangesJson as guidelineChangesJson,
  defaultInputTokens as defaultInputTokens
} from "./joined-c0f10e06.js";
import "./joined-5af23b10.js";
import {
  sayUnusedInstructions as sayUnusedInstructions,
  withChange as withChange,
  withNamedFiles as withNamedFiles
} from "./joined-54af6f11.js";
import {
  loadTokenizer as loadTokenizer
} from "./joined-ec575719.js";
import "./joined-3b15d0af.js";
import "./joined-05017b85.js";
import {
  jsonText as jsonText
} from "./joined-1c6c8fb1.js";
import "./joined-e59b8646.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
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
  listGuidelines
} from "./chunk-Q4EF4PAS.js";
import {
  guidelinesText
} from "./chunk-I4DNKWLN.js";
import "./chunk-YP3KIWKS.js";
import "./chunk-UBCURDRE.js";
import "./chunk-3Y73TVZE.js";
import "./chunk-S66D26C4.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import "./chunk-4JMAY6C4.js";
import "./chunk-W24XEJI4.js";
import "./chunk-RGP6QW34.js";

// src/guidelines/guideline-json.ts
function guidelinesJson(guidelines) {
  return { guidelines: guidelines.applicable.map(codingGuideline), leftOut: guidelines.leftOut };
}
function codingGuideline(guideline) {
  return {
    type: "github.coding_guideline",
    id: String(guideline.id),
    data: {
      id: guideline.id,
      type: "coding-guideline",
      name: guideline.name,
      description: guideline.content.text,
      filePatterns: guideline.filePatterns
    }
  };
}

// src/commands/guidelines.ts
async function runGuidelines(line, terminal) {
  if (line.history !== void 0) {
    let { showHistory } = await import("./history-ZXPUJ2O4.js");
    return showHistory(line, line.history, terminal);
  }
  let show = line.statements ? (await import("./statements-EHNCJZPO.js")).showStatements : showGuidelines;
  return (line.forFiles.length > 0 || line.statements && !namesChange(line) ? withNamedFiles : withChange)(line, terminal, (opened) => show(opened, line, terminal));
}
function namesChange({ base, head, staged, workingTree, diff }) {
  return base !== void 0 || head !== void 0 || staged || workingTree || diff !== void 0;
}
async function showGuidelines({ subject, options }, line, terminal) {
  let chosen = await chooseGuidance(subject, options);
  await sayUnusedInstructions({ subject, options }, chosen, line, terminal);
  let report = await listGuidelines(subject, chosen, options, {
    tokenizer: await loadTokenizer(options.model),
    budget: options.maxInputTokens ?? defaultInputTokens(options.model)
  });
  for (let problem of chosen.problems)
    terminal.say(drawDiagnostic(problem, (_style, text) => text));
  let { guidelines, customizations } = chosen, receipts = line.forFiles.length > 0 ? report.receipts.map(wordForNamedFiles) : report.receipts, inForce = receipts.filter(({ status }) => status === "in-force"), shown = line.inForce ? { ...report, receipts: inForce, reached: [], hidden: receipts.length - inForce.length } : { ...report, receipts }, json = {
    ...guidelinesJson(line.forFiles.length > 0 ? wordedForNamedFiles(guidelines) : guidelines),
    customizations: shown.receipts,
    reached: shown.reached,
    notes: report.notes,
    conflicts: report.conflicts,
    changes: report.changes === void 0 ? null : guidelineChangesJson(report.changes),
    compatibility: customizations.compatibility,
    folders: customizations.folders
  };
  if (line.format === "json")
    return await terminal.print(jsonText(json)), EXIT.done;
  let { paint, columns } = terminal, paths = line.forFiles.length > 0 ? subject.changes.files.map(({ path }) => path) : void 0, rules = paths === void 0 ? "" : (await import("./statements-EHNCJZPO.js")).drawCheckedRules({ subject, options }, guidelines, terminal);
  return await terminal.print(`${guidelinesText(shown, paint, paths && "named file", columns)}${rules}`), EXIT.done;
}
function wordForNamedFiles(one) {
  let { reason } = one;
  return reason === void 0 ? one : { ...one, reason: reason.replaceAll("changed file", "named file") };
}
function wordedForNamedFiles(guidelines) {
  return { ...guidelines, leftOut: guidelines.leftOut.map(wordForNamedFiles) };
}
export {
  runGuidelines
};

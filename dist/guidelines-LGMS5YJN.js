import {
  guidelinesText as guidelinesText,
  checkedRulesText as checkedRulesText,
  isRule as isRule,
  statementsText as statementsText,
  listGuidelines as listGuidelines
} from "./joined-a54bfd9a.js";
import {
  countStatements as countStatements,
  listStatements as listStatements
} from "./joined-5d0fbec4.js";
import {
  readSwitches as readSwitches,
  chooseGuidance as chooseGuidance,
  drawDiagnostic as drawDiagnostic,
  defaultInputTokens as defaultInputTokens
} from "./joined-a25bbea2.js";
import {
  guidelineChangesJson as guidelineChangesJson
} from "./joined-1ca55486.js";
import {
  withChange as withChange,
  withNamedFiles as withNamedFiles
} from "./joined-ab25f045.js";
import {
  readOwners as readOwners,
  loadTokenizer as loadTokenizer
} from "./joined-b9efd146.js";
import "./joined-1e13fd58.js";
import {
  jsonText as jsonText
} from "./joined-1afdab75.js";
import "./joined-8f42bdca.js";
import "./joined-848518e4.js";
import "./joined-363748e6.js";
import "./joined-3bf0a398.js";
import "./joined-e3b2cdc1.js";
import "./joined-9532bec0.js";
import "./joined-28e21170.js";
import "./joined-5eda12d1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-SOIJ3OBP.js";
import "./chunk-IUIVMS6C.js";
import {
  EXIT
} from "./chunk-PI7WXFM3.js";
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
    let { showHistory } = await import("./history-VSN4HGCT.js");
    return showHistory(line, line.history, terminal);
  }
  let show = line.statements ? showStatements : showGuidelines;
  return (line.forFiles.length > 0 || line.statements && !namesChange(line) ? withNamedFiles : withChange)(line, terminal, (opened) => show(opened, line, terminal));
}
function namesChange({ base, head, staged, workingTree, diff }) {
  return base !== void 0 || head !== void 0 || staged || workingTree || diff !== void 0;
}
async function showStatements({ subject, options }, line, terminal) {
  let chosen = await chooseGuidance(subject, options);
  for (let problem of chosen.problems)
    terminal.say(drawDiagnostic(problem, (_style, text) => text));
  let paths = subject.changes.files.map(({ path }) => path), owners = await readOwners(subject.trusted, paths), asked = line.forFiles.length > 0 ? paths : void 0, all = listStatements(chosen.guidelines.applicable, readSwitches(options), owners, asked), shown = line.inForce ? all.filter(isRule) : all, asJson = () => jsonText({ statements: shown, ...countStatements(all) });
  return await terminal.print(line.format === "json" ? asJson() : statementsText(shown, countStatements(all), terminal.paint)), EXIT.done;
}
async function showGuidelines({ subject, options }, line, terminal) {
  let chosen = await chooseGuidance(subject, options), report = await listGuidelines(subject, chosen, options, {
    tokenizer: await loadTokenizer(options.model),
    budget: options.maxInputTokens ?? defaultInputTokens(options.model)
  });
  for (let problem of chosen.problems)
    terminal.say(drawDiagnostic(problem, (_style, text) => text));
  let { guidelines, customizations } = chosen, receipts = line.forFiles.length > 0 ? report.receipts.map(wordForNamedFiles) : report.receipts, inForce = receipts.filter(({ status }) => status === "in-force"), shown = line.inForce ? { ...report, receipts: inForce, reached: [] } : { ...report, receipts }, json = {
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
  let paths = line.forFiles.length > 0 ? subject.changes.files.map(({ path }) => path) : void 0, rules = paths === void 0 ? "" : checkedRulesText(listStatements(guidelines.applicable, readSwitches(options), [], paths), terminal.paint);
  return await terminal.print(`${guidelinesText(shown, terminal.paint, paths && "named file")}${rules}`), EXIT.done;
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

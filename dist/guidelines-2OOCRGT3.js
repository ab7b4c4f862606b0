import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  guidelinesText
} from "./chunk-JGWDYCQ5.js";
import {
  accountFor,
  compareGuidance,
  findConflicts
} from "./chunk-P7GCKRAQ.js";
import "./chunk-AYOB6BTG.js";
import {
  drawDiagnostic
} from "./chunk-TRZKUPY4.js";
import "./chunk-TADPVMGG.js";
import {
  defaultInputTokens,
  fitGuidelines,
  loadTokenizer,
  prepareReview
} from "./chunk-2VZKCISD.js";
import "./chunk-GDOFPHLI.js";
import "./chunk-VHIYN66Z.js";
import {
  withChange
} from "./chunk-EIH66EUU.js";
import "./chunk-QYNAYDCW.js";
import "./chunk-NDK427LB.js";
import "./chunk-HF2NV3ES.js";
import "./chunk-IPFRPVR7.js";
import {
  EXIT
} from "./chunk-7BEF2JZ2.js";
import "./chunk-NPAHB2OU.js";

// src/guidelines/guideline-json.ts
function guidelinesJson(guidelines) {
  return { guidelines: guidelines.inForce.map(codingGuideline), leftOut: guidelines.leftOut };
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

// src/jobs/report-guidelines.ts
async function reportGuidelines(subject, prepared, options, { tokenizer, budget }) {
  let { description } = subject, ledger = fitGuidelines({ guidelines: prepared.applied, description, tokenizer, budget });
  return {
    receipts: accountFor(prepared, { ledger }),
    notes: prepared.guidelines.notes,
    conflicts: findConflicts(prepared.guidelines.inForce),
    changes: await compareGuidance(subject, prepared, options)
  };
}

// src/commands/guidelines.ts
function runGuidelines(line, terminal) {
  return withChange(line, terminal, (opened) => showGuidelines(opened, line, terminal));
}
async function showGuidelines({ subject, options }, line, terminal) {
  let prepared = await prepareReview(subject, options), report = await reportGuidelines(subject, prepared, options, {
    tokenizer: await loadTokenizer(options.model),
    budget: options.maxInputTokens ?? defaultInputTokens(options.model)
  });
  for (let problem of prepared.problems)
    terminal.say(drawDiagnostic(problem, (_style, text) => text));
  let { guidelines, customizations } = prepared, json = {
    ...guidelinesJson(guidelines),
    customizations: report.receipts,
    notes: report.notes,
    conflicts: report.conflicts,
    changes: report.changes ?? null,
    compatibility: customizations.compatibility,
    folders: customizations.folders
  };
  return await terminal.print(
    line.format === "json" ? `${JSON.stringify(json, void 0, 2)}
` : guidelinesText(report, terminal.paint)
  ), EXIT.done;
}
export {
  runGuidelines
};

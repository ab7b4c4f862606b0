import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  guidelinesText
} from "./chunk-OK3IT6ME.js";
import {
  accountFor,
  compareGuidance,
  findConflicts
} from "./chunk-OHKSKFA5.js";
import {
  guidelineChangesJson
} from "./chunk-FEJS6ITI.js";
import "./chunk-DW65OOV5.js";
import {
  drawDiagnostic
} from "./chunk-LFJKOOCN.js";
import "./chunk-TADPVMGG.js";
import {
  defaultInputTokens,
  fitGuidelines,
  loadTokenizer,
  prepareReview
} from "./chunk-MUTZIAPH.js";
import "./chunk-N66UPPKU.js";
import "./chunk-PHPH5TZI.js";
import {
  withChange
} from "./chunk-TZP7CHZ7.js";
import "./chunk-6AACIMCU.js";
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
  let { description } = subject, ledger = fitGuidelines({ guidelines: prepared.applied, description, tokenizer, budget }), edits = await compareGuidance(subject, prepared, options);
  return {
    receipts: accountFor(prepared, { ledger }),
    notes: [...edits.notes, ...prepared.guidelines.notes],
    conflicts: findConflicts(prepared.guidelines.inForce),
    changes: edits.changes
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
    changes: report.changes === void 0 ? null : guidelineChangesJson(report.changes),
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

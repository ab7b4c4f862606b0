import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  guidelinesText
} from "./chunk-CVPCEKM6.js";
import {
  accountFor,
  compareGuidance,
  findConflicts
} from "./chunk-FFLAUE7V.js";
import {
  drawDiagnostic
} from "./chunk-HHMJIGBS.js";
import {
  defaultInputTokens,
  fitGuidelines,
  loadTokenizer,
  prepareReview
} from "./chunk-3G5P6PRR.js";
import "./chunk-JNIBQBSN.js";
import "./chunk-LNUK4XRH.js";
import {
  guidelineChangesJson
} from "./chunk-S6AUKT3M.js";
import "./chunk-LOWNAX6W.js";
import "./chunk-KXUXVKLK.js";
import {
  withChange
} from "./chunk-O42DBZ2L.js";
import "./chunk-I4I5HI56.js";
import "./chunk-KX5GN2NG.js";
import "./chunk-DW65OOV5.js";
import "./chunk-YKRY7AOQ.js";
import "./chunk-4VHGNQPG.js";
import "./chunk-KNXIC454.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-YHQRVUFE.js";
import "./chunk-N7DIRMXI.js";
import "./chunk-4ZVFUHRH.js";
import {
  EXIT
} from "./chunk-7BEF2JZ2.js";
import "./chunk-RXXGZFEM.js";
import "./chunk-BOSV5DJL.js";
import "./chunk-FWJYDT43.js";
import "./chunk-AK4O2FCH.js";
import "./chunk-76LYEDA7.js";
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

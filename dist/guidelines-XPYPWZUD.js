import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  guidelinesText
} from "./chunk-SSW6JPCC.js";
import {
  accountFor,
  compareGuidance,
  findConflicts
} from "./chunk-TLYI725W.js";
import {
  drawDiagnostic
} from "./chunk-SASOEPOF.js";
import "./chunk-I3LIF7EQ.js";
import {
  defaultInputTokens,
  fitGuidelines,
  loadTokenizer,
  prepareReview
} from "./chunk-CO2I6XFR.js";
import "./chunk-32GRSEIR.js";
import "./chunk-NUPGM522.js";
import {
  guidelineChangesJson
} from "./chunk-XPYY2OC5.js";
import "./chunk-3BPLQGBZ.js";
import "./chunk-TADPVMGG.js";
import {
  withChange
} from "./chunk-DZIAZSG3.js";
import "./chunk-APVMHZ5O.js";
import "./chunk-XAVGCHJH.js";
import "./chunk-44L6QXOR.js";
import "./chunk-GC7CM3P6.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-ZD5RQLA5.js";
import "./chunk-LVB2GVNQ.js";
import "./chunk-DJA4MU75.js";
import "./chunk-YLIDSUNL.js";
import "./chunk-ANTS6H4Y.js";
import "./chunk-I4I5HI56.js";
import "./chunk-BOSV5DJL.js";
import "./chunk-CP4LLL5U.js";
import "./chunk-DW65OOV5.js";
import "./chunk-YKRY7AOQ.js";
import "./chunk-7ZQQ6JUY.js";
import "./chunk-NA3TSN74.js";
import "./chunk-6JJRVAJO.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-X35Q6ESU.js";
import "./chunk-7WEOPXVF.js";
import "./chunk-NGTOH5VF.js";
import "./chunk-WDZP2R7D.js";
import "./chunk-4DL36Y3Y.js";
import "./chunk-4ZVFUHRH.js";
import "./chunk-76LYEDA7.js";
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

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  guidelinesText
} from "./chunk-H6WN2KUD.js";
import {
  accountFor,
  compareGuidance,
  findConflicts
} from "./chunk-WZTYTZM4.js";
import {
  guidelineChangesJson
} from "./chunk-5J4WYG4M.js";
import {
  drawDiagnostic
} from "./chunk-VW2AX245.js";
import "./chunk-WTVWB6H2.js";
import "./chunk-KDHAYTZJ.js";
import {
  withChange
} from "./chunk-JTSWPKA5.js";
import {
  agentPiece,
  defaultInputTokens,
  fitGuidelines,
  loadTokenizer,
  prepareReview
} from "./chunk-5OQD3HD2.js";
import "./chunk-XZBY2RBO.js";
import "./chunk-IWZLGMCA.js";
import "./chunk-WR5W2W25.js";
import "./chunk-5FTPAVMQ.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-PJBJOT5M.js";
import "./chunk-WQHZXFH5.js";
import "./chunk-OFO5PCQL.js";
import "./chunk-6DHVANIJ.js";
import "./chunk-ANTS6H4Y.js";
import "./chunk-HXRBX3JS.js";
import "./chunk-TCH2XJGD.js";
import "./chunk-4NKHIJK6.js";
import "./chunk-S5SOPDF5.js";
import "./chunk-I4I5HI56.js";
import "./chunk-BOSV5DJL.js";
import "./chunk-DW65OOV5.js";
import "./chunk-ODA2BLIB.js";
import "./chunk-YKRY7AOQ.js";
import "./chunk-5D6VR3PZ.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-HV2TR6LF.js";
import "./chunk-6JJRVAJO.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-XEXLPH4T.js";
import "./chunk-WOJXPVDC.js";
import "./chunk-NGTOH5VF.js";
import "./chunk-WDZP2R7D.js";
import "./chunk-NKAX42KQ.js";
import "./chunk-4ZVFUHRH.js";
import "./chunk-76LYEDA7.js";
import {
  EXIT
} from "./chunk-7BEF2JZ2.js";
import "./chunk-RGP6QW34.js";

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
  let { description } = subject, parts = { agent: prepared.agent === void 0 ? [] : [agentPiece(prepared.agent)] }, ledger = fitGuidelines({ guidelines: prepared.applied, description, parts, tokenizer, budget }), edits = await compareGuidance(subject, prepared, options);
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

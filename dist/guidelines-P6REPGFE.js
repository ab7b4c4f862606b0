import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  guidelinesText
} from "./chunk-UXXW6M2X.js";
import {
  accountFor,
  compareGuidance,
  findConflicts
} from "./chunk-5JG2LXQK.js";
import {
  guidelineChangesJson
} from "./chunk-W3Y7G4XS.js";
import "./chunk-42LOT6VB.js";
import {
  agentPiece,
  fitGuidelines,
  loadTokenizer
} from "./chunk-VOIJMQAM.js";
import {
  drawDiagnostic
} from "./chunk-BERXRMCF.js";
import "./chunk-RXZJMUOZ.js";
import "./chunk-BWBORWJE.js";
import {
  withChange
} from "./chunk-UDB6ZO52.js";
import {
  agentsAtWork,
  prepareReview
} from "./chunk-3HBOQVXN.js";
import "./chunk-56KS62B4.js";
import "./chunk-IWZLGMCA.js";
import "./chunk-WR5W2W25.js";
import "./chunk-HILYMQ6O.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-MCY7VODT.js";
import "./chunk-6OHRFV5T.js";
import "./chunk-F7FAOTIU.js";
import "./chunk-MJAXEFTQ.js";
import "./chunk-22RHEEON.js";
import "./chunk-TADPVMGG.js";
import "./chunk-ANTS6H4Y.js";
import "./chunk-JFR554OM.js";
import "./chunk-6PTMRC6X.js";
import "./chunk-GZ5PLD6C.js";
import "./chunk-MCABDNTM.js";
import "./chunk-Y2Y26DXI.js";
import "./chunk-I4I5HI56.js";
import "./chunk-BOSV5DJL.js";
import {
  defaultInputTokens
} from "./chunk-OS3PKWBB.js";
import "./chunk-DW65OOV5.js";
import "./chunk-PIENWK4B.js";
import "./chunk-6Y2IX65C.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-YQ3M3VNA.js";
import "./chunk-6JJRVAJO.js";
import "./chunk-BKFD4IE5.js";
import "./chunk-73VLNKER.js";
import "./chunk-FPQQ5ALC.js";
import "./chunk-WDZP2R7D.js";
import "./chunk-NKAX42KQ.js";
import "./chunk-4ZVFUHRH.js";
import "./chunk-76LYEDA7.js";
import "./chunk-TPJ7FYXV.js";
import "./chunk-5D6VR3PZ.js";
import {
  EXIT
} from "./chunk-XOO4TEA6.js";
import "./chunk-IPFRPVR7.js";
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
    receipts: accountFor(prepared, { ledger, agents: agentsAtWork(prepared.chosen) }),
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

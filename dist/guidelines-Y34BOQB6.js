import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  guidelinesText
} from "./chunk-OZX62FYS.js";
import {
  accountFor,
  compareGuidance,
  findConflicts
} from "./chunk-CY7LUMEV.js";
import {
  guidelineChangesJson
} from "./chunk-W3Y7G4XS.js";
import "./chunk-42LOT6VB.js";
import {
  agentPiece,
  fitGuidelines,
  loadTokenizer
} from "./chunk-IRIW47CY.js";
import "./chunk-Q3A6MNID.js";
import {
  drawDiagnostic
} from "./chunk-3BIA457O.js";
import "./chunk-RXZJMUOZ.js";
import "./chunk-BWBORWJE.js";
import {
  withChange
} from "./chunk-6NJQTRQC.js";
import {
  agentsAtWork,
  prepareReview
} from "./chunk-FHMA2DSX.js";
import "./chunk-BE2BEIWF.js";
import "./chunk-IWZLGMCA.js";
import "./chunk-WR5W2W25.js";
import "./chunk-YVFJ6NDR.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-KM6IH2Q5.js";
import "./chunk-X3HFGJHF.js";
import "./chunk-JGTJ2TMX.js";
import "./chunk-F3ISV6HQ.js";
import "./chunk-DDK563QG.js";
import {
  jsonText
} from "./chunk-IDD3TDOE.js";
import "./chunk-6TSIBATF.js";
import "./chunk-TADPVMGG.js";
import "./chunk-EZLCEPK3.js";
import "./chunk-BOSV5DJL.js";
import "./chunk-3EN373I6.js";
import "./chunk-3RCGK6PH.js";
import "./chunk-XD5ZOW5S.js";
import "./chunk-TPJ7FYXV.js";
import {
  defaultInputTokens
} from "./chunk-OS3PKWBB.js";
import "./chunk-DW65OOV5.js";
import "./chunk-PIENWK4B.js";
import "./chunk-6Y2IX65C.js";
import "./chunk-5D6VR3PZ.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-NUXTAU2X.js";
import "./chunk-7IX4JQGA.js";
import "./chunk-6JT5BJFL.js";
import "./chunk-QSHXVFEP.js";
import "./chunk-42JUH3S2.js";
import "./chunk-HEVD5WT2.js";
import {
  EXIT
} from "./chunk-XOO4TEA6.js";
import "./chunk-B2TPONOP.js";
import "./chunk-MKKG32RE.js";
import "./chunk-P77ASF6X.js";
import "./chunk-76LYEDA7.js";
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
  return await terminal.print(line.format === "json" ? jsonText(json) : guidelinesText(report, terminal.paint)), EXIT.done;
}
export {
  runGuidelines
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  guidelinesText
} from "./chunk-MW3CTCBW.js";
import {
  accountFor,
  compareGuidance,
  findConflicts
} from "./chunk-IMVKR2CB.js";
import {
  guidelineChangesJson
} from "./chunk-JG3QPCF2.js";
import "./chunk-3YASMXKC.js";
import {
  agentPiece,
  fitGuidelines,
  loadTokenizer
} from "./chunk-WLTIR5N4.js";
import "./chunk-OMFRFCOU.js";
import {
  drawDiagnostic
} from "./chunk-YYZOMUXH.js";
import "./chunk-YQAWLCGK.js";
import "./chunk-FETMKX2O.js";
import {
  withChange
} from "./chunk-LNPRALSP.js";
import {
  agentsAtWork,
  prepareReview
} from "./chunk-NQQ4WOKD.js";
import "./chunk-7AGNTXBH.js";
import "./chunk-RPXY2W55.js";
import "./chunk-TTMUB234.js";
import "./chunk-JE2DAVV7.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-2GBNYJEM.js";
import "./chunk-R4GEFAS5.js";
import "./chunk-2DZSEIOC.js";
import "./chunk-N4LXROWB.js";
import "./chunk-JXGP4WC3.js";
import {
  jsonText
} from "./chunk-EFEOURWV.js";
import "./chunk-P4BVYPHQ.js";
import "./chunk-TADPVMGG.js";
import "./chunk-SHDYPKWY.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-K3T4XZZB.js";
import "./chunk-ROCGT6PD.js";
import "./chunk-B34HTFC5.js";
import "./chunk-23IGEWRR.js";
import {
  defaultInputTokens
} from "./chunk-OS3PKWBB.js";
import "./chunk-DW65OOV5.js";
import "./chunk-HUXY5LSH.js";
import "./chunk-SA4ICMBO.js";
import "./chunk-C4UOYGBW.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-7VEUPHGW.js";
import "./chunk-MSMHT262.js";
import "./chunk-VL3PDXGI.js";
import "./chunk-FUCRDYO7.js";
import "./chunk-6FXRKC2Q.js";
import "./chunk-HEVD5WT2.js";
import {
  EXIT
} from "./chunk-XOO4TEA6.js";
import "./chunk-MO5HKKUR.js";
import "./chunk-ARQSYT65.js";
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

// src/jobs/account/report-guidelines.ts
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

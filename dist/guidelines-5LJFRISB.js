import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  guidelinesText
} from "./chunk-YUJKHL6R.js";
import {
  compareGuidance,
  findConflicts,
  writeReceipts
} from "./chunk-YDTJASNJ.js";
import {
  guidelineChangesJson
} from "./chunk-QIKDL6NU.js";
import {
  agentPiece,
  fitGuidelines,
  loadTokenizer
} from "./chunk-ACZUP54F.js";
import "./chunk-OMFRFCOU.js";
import {
  withChange
} from "./chunk-S4LCDXEQ.js";
import {
  agentsAtWork,
  chooseGuidance
} from "./chunk-X2GCKKEC.js";
import "./chunk-UHZF6KE2.js";
import "./chunk-MMGWXNE6.js";
import "./chunk-TCUH4DJB.js";
import "./chunk-DW7OOFFP.js";
import "./chunk-WQMN7C4X.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-XI7WVNSK.js";
import "./chunk-6SOI4F7T.js";
import {
  drawDiagnostic
} from "./chunk-CZAKSJK6.js";
import "./chunk-334M3ZAD.js";
import "./chunk-YFY34GUJ.js";
import {
  jsonText
} from "./chunk-NHNZIALO.js";
import "./chunk-5Y222OBU.js";
import "./chunk-YEKU2FGN.js";
import "./chunk-TADPVMGG.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-SIB5UVDO.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-UWDBLCNF.js";
import "./chunk-MJVBCAD5.js";
import "./chunk-RY7KMN7X.js";
import "./chunk-HEVD5WT2.js";
import "./chunk-5KUK62A5.js";
import {
  defaultInputTokens
} from "./chunk-ODLPX25U.js";
import "./chunk-DW65OOV5.js";
import "./chunk-RUFP4DWO.js";
import "./chunk-5F57RBFY.js";
import "./chunk-MNFML4KL.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-WF74X4VI.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-6IBJD7QL.js";
import "./chunk-PVSLAHKW.js";
import "./chunk-YOCXAJZQ.js";
import "./chunk-J6NLJSTP.js";
import {
  EXIT
} from "./chunk-X7WSVMCW.js";
import "./chunk-4NUEUQKC.js";
import "./chunk-7DNMFE75.js";
import "./chunk-6NF4M5OP.js";
import "./chunk-JWLSZ374.js";
import "./chunk-ABZRELN7.js";
import "./chunk-BOOOQYH6.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-EXL4ZIE6.js";
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

// src/jobs/guidelines.ts
async function listGuidelines(subject, chosen, options, { tokenizer, budget }) {
  let { description } = subject, parts = { agent: chosen.agent === void 0 ? [] : [agentPiece(chosen.agent)] }, ledger = fitGuidelines({ guidelines: chosen.applied, description, parts, tokenizer, budget }), edits = await compareGuidance(subject, chosen, options);
  return {
    receipts: writeReceipts(chosen, { ledger, agents: agentsAtWork(chosen) }),
    notes: [...edits.notes, ...chosen.guidelines.notes],
    conflicts: findConflicts(chosen.guidelines.applicable),
    changes: edits.changes
  };
}

// src/commands/guidelines.ts
function runGuidelines(line, terminal) {
  return withChange(line, terminal, (opened) => showGuidelines(opened, line, terminal));
}
async function showGuidelines({ subject, options }, line, terminal) {
  let chosen = await chooseGuidance(subject, options), report = await listGuidelines(subject, chosen, options, {
    tokenizer: await loadTokenizer(options.model),
    budget: options.maxInputTokens ?? defaultInputTokens(options.model)
  });
  for (let problem of chosen.problems)
    terminal.say(drawDiagnostic(problem, (_style, text) => text));
  let { guidelines, customizations } = chosen, json = {
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

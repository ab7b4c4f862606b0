import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  drawDiagnostic
} from "./chunk-EMLFYRIS.js";
import {
  prepareReview
} from "./chunk-LDPX32ZI.js";
import "./chunk-7C62ODKQ.js";
import {
  guidelinesText
} from "./chunk-VKETPAY3.js";
import "./chunk-3UDWVOHQ.js";
import "./chunk-JTPBWJ6G.js";
import {
  withChange
} from "./chunk-N5YFH5M3.js";
import "./chunk-CCNXBXGE.js";
import "./chunk-OSMCUVWC.js";
import {
  EXIT
} from "./chunk-TL3DQQ22.js";

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

// src/commands/guidelines.ts
function runGuidelines(line, terminal) {
  return withChange(line, terminal, (opened) => showGuidelines(opened, line, terminal));
}
async function showGuidelines({ subject, options }, line, terminal) {
  let { guidelines, problems } = await prepareReview(subject, options);
  for (let problem of problems)
    terminal.say(drawDiagnostic(problem, (_style, text) => text));
  let isJson = line.format === "json";
  return await terminal.print(
    isJson ? `${JSON.stringify(guidelinesJson(guidelines), void 0, 2)}
` : guidelinesText(guidelines, terminal.paint)
  ), EXIT.done;
}
export {
  runGuidelines
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  guidelinesText
} from "./chunk-QLWOD7SK.js";
import {
  drawDiagnostic
} from "./chunk-SMHOK35U.js";
import "./chunk-TADPVMGG.js";
import {
  prepareReview
} from "./chunk-SHJGXYIP.js";
import "./chunk-KFW2GONQ.js";
import "./chunk-DCMFRACS.js";
import {
  withChange
} from "./chunk-QXY7ALIW.js";
import "./chunk-2FI2QC2J.js";
import "./chunk-O5LD5OR7.js";
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

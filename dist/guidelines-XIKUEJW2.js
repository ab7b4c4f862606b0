import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  drawDiagnostic
} from "./chunk-O7MIGOHV.js";
import {
  prepareReview
} from "./chunk-3FRK3AF2.js";
import "./chunk-G7SMKRXF.js";
import {
  guidelinesText
} from "./chunk-JFZKTYZU.js";
import "./chunk-GSPNNEN4.js";
import "./chunk-PV46YOOP.js";
import {
  withChange
} from "./chunk-Z522X4VG.js";
import "./chunk-67KEV357.js";
import "./chunk-AE6PPEUM.js";
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

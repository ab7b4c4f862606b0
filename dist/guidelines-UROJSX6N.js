import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  drawDiagnostic
} from "./chunk-X5EWF533.js";
import {
  prepareReview
} from "./chunk-IIYNRN46.js";
import "./chunk-C5FXMIPF.js";
import {
  guidelinesText
} from "./chunk-P5TQANUP.js";
import "./chunk-W36V76RS.js";
import "./chunk-F26BFOSZ.js";
import {
  withChange
} from "./chunk-6LLETHLT.js";
import "./chunk-SHHRDFKA.js";
import "./chunk-I2Y6MNM3.js";
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

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  drawDiagnostic
} from "./chunk-VF6YWKO4.js";
import {
  prepareReview
} from "./chunk-G3TGINRJ.js";
import "./chunk-QYB2DHWH.js";
import {
  guidelinesText
} from "./chunk-C46FT4RX.js";
import "./chunk-LM5ZK5UP.js";
import "./chunk-MXDEB4YD.js";
import {
  withChange
} from "./chunk-FAH2YV32.js";
import "./chunk-O7GAZQJA.js";
import "./chunk-FDD4FKYP.js";
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

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  drawDiagnostic
} from "./chunk-NOUIPCNH.js";
import {
  prepareReview
} from "./chunk-IWKTT3D6.js";
import "./chunk-S3XFPWOK.js";
import {
  guidelinesText
} from "./chunk-XDVL5RO6.js";
import "./chunk-D55S26VS.js";
import "./chunk-K5JX2C4J.js";
import {
  withChange
} from "./chunk-63YVZAA5.js";
import "./chunk-YASBQ5F6.js";
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
  return await terminal.print(isJson ? `${JSON.stringify(guidelinesJson(guidelines), void 0, 2)}
` : guidelinesText(guidelines, terminal.paint)), EXIT.done;
}
export {
  runGuidelines
};

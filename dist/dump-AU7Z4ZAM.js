import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpJson,
  dumpMarkdown,
  dumpPrompt
} from "./chunk-4C33DUCL.js";
import {
  defaultInputTokens,
  loadTokenizer
} from "./chunk-5AZVZTBB.js";
import "./chunk-FIUZ3U5Y.js";
import {
  prepareReview
} from "./chunk-G3TGINRJ.js";
import "./chunk-QYB2DHWH.js";
import "./chunk-MXDEB4YD.js";
import {
  withChange
} from "./chunk-FAH2YV32.js";
import "./chunk-O7GAZQJA.js";
import "./chunk-FDD4FKYP.js";
import {
  EXIT
} from "./chunk-TL3DQQ22.js";

// src/commands/dump.ts
function runDump(line, terminal) {
  return withChange(line, terminal, (opened) => dumpOpened(opened, line, terminal));
}
async function dumpOpened({ subject, options }, line, terminal) {
  let prepared = await prepareReview(subject, options), dump = dumpPrompt(subject, prepared, {
    model: options.model,
    tokenizer: await loadTokenizer(options.model),
    budget: options.maxInputTokens ?? defaultInputTokens(options.model)
  });
  return await terminal.print(
    (line.format ?? "json") === "json" ? `${JSON.stringify(dumpJson(dump), void 0, 2)}
` : dumpMarkdown(dump)
  ), EXIT.done;
}
export {
  runDump
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpJson,
  dumpMarkdown,
  dumpPrompt
} from "./chunk-F7YHITRY.js";
import {
  defaultInputTokens,
  loadTokenizer,
  prepareReview
} from "./chunk-MUTZIAPH.js";
import "./chunk-N66UPPKU.js";
import "./chunk-PHPH5TZI.js";
import {
  withChange
} from "./chunk-TZP7CHZ7.js";
import "./chunk-6AACIMCU.js";
import "./chunk-NDK427LB.js";
import "./chunk-HF2NV3ES.js";
import "./chunk-IPFRPVR7.js";
import {
  EXIT
} from "./chunk-7BEF2JZ2.js";
import "./chunk-NPAHB2OU.js";

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

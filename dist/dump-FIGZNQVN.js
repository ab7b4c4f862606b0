import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpJson,
  dumpMarkdown,
  dumpPrompt
} from "./chunk-RHDI4AUK.js";
import {
  defaultInputTokens,
  loadTokenizer
} from "./chunk-5AZVZTBB.js";
import "./chunk-J6L4RBGZ.js";
import {
  prepareReview
} from "./chunk-IIYNRN46.js";
import "./chunk-C5FXMIPF.js";
import "./chunk-F26BFOSZ.js";
import {
  withChange
} from "./chunk-6LLETHLT.js";
import "./chunk-SHHRDFKA.js";
import "./chunk-I2Y6MNM3.js";
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

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpJson,
  dumpMarkdown,
  dumpPrompt
} from "./chunk-FX7EHMF7.js";
import {
  defaultInputTokens,
  loadTokenizer
} from "./chunk-5AZVZTBB.js";
import "./chunk-EBYNLPWU.js";
import {
  prepareReview
} from "./chunk-3FRK3AF2.js";
import "./chunk-G7SMKRXF.js";
import "./chunk-PV46YOOP.js";
import {
  withChange
} from "./chunk-Z522X4VG.js";
import "./chunk-67KEV357.js";
import "./chunk-AE6PPEUM.js";
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

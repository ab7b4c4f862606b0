import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpJson,
  dumpMarkdown,
  dumpPrompt
} from "./chunk-7OT54TIQ.js";
import {
  defaultInputTokens,
  loadTokenizer
} from "./chunk-WKN6UKZY.js";
import "./chunk-J6L4RBGZ.js";
import {
  prepareReview
} from "./chunk-HVDR4DG2.js";
import "./chunk-IBZ5MDMK.js";
import "./chunk-DYCFVAKG.js";
import {
  withChange
} from "./chunk-NDJD4R5J.js";
import "./chunk-CCNXBXGE.js";
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

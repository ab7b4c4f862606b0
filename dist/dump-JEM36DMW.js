import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpJson,
  dumpMarkdown,
  dumpPrompt
} from "./chunk-M6AUPNU5.js";
import {
  defaultInputTokens,
  loadTokenizer
} from "./chunk-GIGCDDN4.js";
import "./chunk-MKWFDAW3.js";
import {
  prepareReview
} from "./chunk-LDPX32ZI.js";
import "./chunk-7C62ODKQ.js";
import "./chunk-JTPBWJ6G.js";
import {
  withChange
} from "./chunk-N5YFH5M3.js";
import "./chunk-CCNXBXGE.js";
import "./chunk-OSMCUVWC.js";
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

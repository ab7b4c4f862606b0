import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpJson,
  dumpMarkdown,
  dumpPrompt
} from "./chunk-LOBXBPOL.js";
import {
  defaultInputTokens,
  loadTokenizer
} from "./chunk-W2CQZYAX.js";
import "./chunk-K7R6RJNE.js";
import {
  prepareReview
} from "./chunk-SHJGXYIP.js";
import "./chunk-KFW2GONQ.js";
import "./chunk-DCMFRACS.js";
import {
  withChange
} from "./chunk-QXY7ALIW.js";
import "./chunk-2FI2QC2J.js";
import "./chunk-O5LD5OR7.js";
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

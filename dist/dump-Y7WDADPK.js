import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpJson,
  dumpMarkdown,
  dumpPrompt
} from "./chunk-ZFDGHI5B.js";
import {
  defaultInputTokens,
  loadTokenizer,
  prepareReview
} from "./chunk-CO2I6XFR.js";
import "./chunk-32GRSEIR.js";
import "./chunk-NUPGM522.js";
import {
  withChange
} from "./chunk-DZIAZSG3.js";
import "./chunk-APVMHZ5O.js";
import "./chunk-XAVGCHJH.js";
import "./chunk-44L6QXOR.js";
import "./chunk-GC7CM3P6.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-ZD5RQLA5.js";
import "./chunk-LVB2GVNQ.js";
import "./chunk-DJA4MU75.js";
import "./chunk-YLIDSUNL.js";
import "./chunk-ANTS6H4Y.js";
import "./chunk-I4I5HI56.js";
import "./chunk-BOSV5DJL.js";
import "./chunk-CP4LLL5U.js";
import "./chunk-YKRY7AOQ.js";
import "./chunk-7ZQQ6JUY.js";
import "./chunk-NA3TSN74.js";
import "./chunk-6JJRVAJO.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-X35Q6ESU.js";
import "./chunk-7WEOPXVF.js";
import "./chunk-NGTOH5VF.js";
import "./chunk-WDZP2R7D.js";
import "./chunk-4DL36Y3Y.js";
import "./chunk-4ZVFUHRH.js";
import "./chunk-76LYEDA7.js";
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

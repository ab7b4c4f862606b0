import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpJson,
  dumpMarkdown,
  dumpPrompt
} from "./chunk-S6OFAN5J.js";
import {
  defaultInputTokens,
  loadTokenizer,
  prepareReview
} from "./chunk-3G5P6PRR.js";
import "./chunk-JNIBQBSN.js";
import "./chunk-LNUK4XRH.js";
import "./chunk-KXUXVKLK.js";
import {
  withChange
} from "./chunk-O42DBZ2L.js";
import "./chunk-I4I5HI56.js";
import "./chunk-KX5GN2NG.js";
import "./chunk-YKRY7AOQ.js";
import "./chunk-4VHGNQPG.js";
import "./chunk-KNXIC454.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-YHQRVUFE.js";
import "./chunk-N7DIRMXI.js";
import "./chunk-4ZVFUHRH.js";
import {
  EXIT
} from "./chunk-7BEF2JZ2.js";
import "./chunk-RXXGZFEM.js";
import "./chunk-BOSV5DJL.js";
import "./chunk-FWJYDT43.js";
import "./chunk-AK4O2FCH.js";
import "./chunk-76LYEDA7.js";
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

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpJson,
  dumpMarkdown,
  dumpPrompt
} from "./chunk-IH7MI6C7.js";
import {
  defaultInputTokens,
  loadTokenizer
} from "./chunk-35DELSIC.js";
import "./chunk-WJ3VVEKN.js";
import {
  prepareReview
} from "./chunk-FUKO5EJU.js";
import "./chunk-N33MS64E.js";
import "./chunk-UNPRYJFE.js";
import {
  withChange
} from "./chunk-GODRD2R7.js";
import "./chunk-DELTRIB3.js";
import "./chunk-KYM52NRJ.js";
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
  return await terminal.print((line.format ?? "json") === "json" ? `${JSON.stringify(dumpJson(dump), void 0, 2)}
` : dumpMarkdown(dump)), EXIT.done;
}
export {
  runDump
};

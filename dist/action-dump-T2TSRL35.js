import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  scopeSubjectOf,
  workflowGuidance
} from "./chunk-OUQLIQWY.js";
import "./chunk-AABDJFJX.js";
import {
  writeRunFile
} from "./chunk-KRD3EABS.js";
import {
  dumpJson,
  dumpMarkdown,
  dumpPrompt
} from "./chunk-ZFDGHI5B.js";
import "./chunk-VZT62LVF.js";
import {
  defaultInputTokens,
  loadTokenizer,
  prepareReview
} from "./chunk-CO2I6XFR.js";
import "./chunk-32GRSEIR.js";
import "./chunk-NUPGM522.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import "./chunk-APVMHZ5O.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-LVB2GVNQ.js";
import "./chunk-YLIDSUNL.js";
import "./chunk-ANTS6H4Y.js";
import "./chunk-I4I5HI56.js";
import "./chunk-BOSV5DJL.js";
import "./chunk-DJOAN5B6.js";
import "./chunk-CP4LLL5U.js";
import "./chunk-DW65OOV5.js";
import "./chunk-YKRY7AOQ.js";
import "./chunk-7ZQQ6JUY.js";
import "./chunk-NA3TSN74.js";
import "./chunk-6JJRVAJO.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-NGTOH5VF.js";
import "./chunk-WDZP2R7D.js";
import "./chunk-4DL36Y3Y.js";
import "./chunk-4ZVFUHRH.js";
import "./chunk-76LYEDA7.js";
import {
  EXIT,
  usageError
} from "./chunk-7BEF2JZ2.js";
import "./chunk-NPAHB2OU.js";

// src/commands/action-dump.ts
var MAX_SUMMARY_BYTES = 1e6;
async function dumpInAction(run) {
  let { opened, options } = run;
  if (opened === void 0)
    throw usageError(
      "no-pull-request",
      "A dump needs a pull request",
      "Give `pull-request`, for example from an input of `workflow_dispatch`."
    );
  let description = { title: opened.pull.title, body: opened.pull.body }, guidance = await workflowGuidance(run, opened.base), subject = { ...scopeSubjectOf(run, opened), guidance, description }, prepared = await prepareReview(subject, options), dump = dumpPrompt(subject, prepared, {
    model: options.model,
    tokenizer: await loadTokenizer(options.model),
    budget: options.maxInputTokens ?? defaultInputTokens(options.model)
  }), file = await writeRunFile(run, "prompt.json", `${JSON.stringify(dumpJson(dump), void 0, 2)}
`), tokens = dump.requests.reduce((sum, request) => sum + request.tokens, 0);
  run.runner.log(`${count(dump.requests.length, "request")}, ${count(tokens, "input token")}.`);
  let markdown = dumpMarkdown(dump);
  return {
    outputs: {
      "prompt-file": file,
      "input-tokens": String(tokens),
      conclusion: dump.requests.length === 0 ? "skipped" : "clean"
    },
    jobSummary: Buffer.byteLength(markdown) <= MAX_SUMMARY_BYTES ? markdown : "The prompt is too long to show here; the file `prompt.json` has it.",
    exitCode: EXIT.done
  };
}
export {
  dumpInAction
};

import {
  reviewChange as reviewChange,
  validationInReview as validationInReview,
  refuseOutputs as refuseOutputs,
  openModelInput as openModelInput,
  routingFor as routingFor,
  terminalTerms as terminalTerms
} from "./joined-2a42ba82.js";
import {
  refuseForeignServer as refuseForeignServer,
  reportReview as reportReview,
  secretOf as secretOf,
  asksForAllFiles as asksForAllFiles,
  refuseOfAudits as refuseOfAudits,
  planReview as planReview,
  readShardNumber as readShardNumber
} from "./joined-c97ace4c.js";
import {
  readGivenFiles as readGivenFiles
} from "./joined-2a895a02.js";
import {
  chooseGuidance as chooseGuidance
} from "./joined-c0f10e06.js";
import "./joined-83b8efb9.js";
import "./joined-5af23b10.js";
import {
  reviewFailOn as reviewFailOn
} from "./joined-c1dd7ffa.js";
import {
  sayUnusedInstructions as sayUnusedInstructions,
  withChange as withChange
} from "./joined-54af6f11.js";
import "./joined-ccd90ce9.js";
import {
  loadGrammars as loadGrammars
} from "./joined-ec575719.js";
import "./joined-3b15d0af.js";
import "./joined-05017b85.js";
import "./joined-1c6c8fb1.js";
import "./joined-1c9471ce.js";
import "./joined-12ab4997.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
import "./joined-328d34d6.js";
import "./joined-a845ed26.js";
import "./joined-5ac99ec6.js";
import "./joined-570987ab.js";
import {
  EXIT as EXIT
} from "./joined-e117912a.js";
import "./joined-dde26feb.js";
import "./joined-cc1d52fd.js";
import "./joined-b5655cd0.js";
import "./joined-59014168.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-YP3KIWKS.js";
import "./chunk-UBCURDRE.js";
import "./chunk-3Y73TVZE.js";
import {
  chooseModels,
  unaskedModelError
} from "./chunk-R2MVKSPZ.js";
import "./chunk-CZ7WW5KG.js";
import "./chunk-S66D26C4.js";
import "./chunk-O73FMP6N.js";
import "./chunk-33H6HWXO.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import "./chunk-4JMAY6C4.js";
import {
  count
} from "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-RGP6QW34.js";

// src/commands/review.ts
async function runReview(line, terminal) {
  return asksForAllFiles(line) ? (await import("./audit-7TVAMT6V.js")).runAudit(line, terminal) : (refuseOfAudits(line), withChange(line, terminal, (opened) => reviewOpened(opened, line, terminal)));
}
async function reviewOpened(opened, line, terminal) {
  let { subject, options, optionsAt } = opened;
  reviewFailOn(options), refuseForeignServer(line, options, terminal);
  let choice = chooseModels(options, terminal.environment);
  if (choice.kind === "offline" && choice.unaskedModel !== void 0)
    throw unaskedModelError(choice.unaskedModel);
  choice.kind === "offline" && line.message !== void 0 && terminal.say("No model is asked, so `--message` has no effect."), await refuseOutputs(options, options.outputDir ?? ".");
  let given = await readGivenFiles(options, line), chosen = await chooseGuidance(subject, {
    ...options,
    ...routingFor(choice, options, given.message),
    typed: given.message
  }), hasUnusedInstructions = await sayUnusedInstructions(opened, chosen, line, terminal), input = await openModelInput(
    choice,
    options,
    given,
    { files: chosen.files, readHead: subject.readHead },
    terminalTerms(terminal)
  ), settings = {
    ...options,
    ...validationInReview(options, subject.trusted),
    optionsAt,
    configPath: line.config,
    grammars: loadGrammars()
  };
  if (options.shard !== void 0) {
    let reviewShard = (paths) => reviewChange(subject, chosen, { ...settings, shardPaths: paths }, input), { writeShard } = await import("./write-shard-JR6K7ASF.js"), plan = planReview(chosen, opened.commit, readShardNumber(options.shard).most);
    return endShard(
      await writeShard({
        plan,
        shard: options.shard,
        secret: secretOf(choice, options),
        options,
        cut: terminal.cut,
        reviewShard
      }),
      terminal
    );
  }
  terminal.progress(describeWork(chosen, choice.kind === "offline"));
  let result = await reviewChange(subject, chosen, settings, input);
  return reportReview({ ...result, hasUnusedInstructions }, options, line, terminal);
}
function describeWork({ files, applied }, isOffline) {
  let what = `${count(files.length, "file")} against ${count(applied.length, "guideline")}`;
  return isOffline ? `Checking ${what} \u2026` : `Checking ${what}, and gathering what a model needs \u2026`;
}
function endShard({ path, sentence, result }, terminal) {
  return terminal.say(`${sentence} The result is in ${path}.`), result.conclusion === "failed" ? EXIT.failed : EXIT.done;
}
export {
  runReview
};

import {
  reviewChange as reviewChange,
  validationInReview as validationInReview,
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
} from "./joined-a25bbea2.js";
import "./joined-32afbc2f.js";
import {
  reviewFailOn as reviewFailOn
} from "./joined-c1dd7ffa.js";
import "./joined-1ca55486.js";
import {
  withChange as withChange
} from "./joined-ab25f045.js";
import {
  loadGrammars as loadGrammars
} from "./joined-b9efd146.js";
import "./joined-1e13fd58.js";
import "./joined-1afdab75.js";
import {
  readCommandOptions as readCommandOptions
} from "./joined-8f42bdca.js";
import {
  count as count
} from "./joined-848518e4.js";
import "./joined-1c9471ce.js";
import "./joined-3bf0a398.js";
import "./joined-736d411e.js";
import "./joined-e3b2cdc1.js";
import "./joined-9532bec0.js";
import "./joined-b5655cd0.js";
import "./joined-28e21170.js";
import "./joined-5eda12d1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  chooseModels,
  unaskedModelError
} from "./chunk-M4YJGSGL.js";
import "./chunk-RGLDOFGR.js";
import "./chunk-SOIJ3OBP.js";
import "./chunk-IUIVMS6C.js";
import {
  EXIT
} from "./chunk-PI7WXFM3.js";
import "./chunk-RGP6QW34.js";

// src/commands/review.ts
async function runReview(line, terminal) {
  return asksForAllFiles(line) ? (await import("./audit-VKE4JUM3.js")).runAudit(line, terminal) : (refuseOfAudits(line), withChange(line, terminal, (opened) => reviewOpened(opened, line, terminal)));
}
async function reviewOpened(opened, line, terminal) {
  let { subject, options } = opened;
  reviewFailOn(options), refuseForeignServer(line, options, terminal);
  let choice = chooseModels(options, terminal.environment);
  if (choice.kind === "offline" && choice.unaskedModel !== void 0)
    throw unaskedModelError(choice.unaskedModel);
  choice.kind === "offline" && line.message !== void 0 && terminal.say("No model is asked, so `--message` has no effect.");
  let optionsAt = (workspace) => readCommandOptions(line, workspace), given = await readGivenFiles(options, line), chosen = await chooseGuidance(subject, {
    ...options,
    ...routingFor(choice, options, given.message),
    typed: given.message
  }), input = await openModelInput(
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
    let reviewShard = (paths) => reviewChange(subject, chosen, { ...settings, shardPaths: paths }, input), { writeShard } = await import("./write-shard-255XGDYZ.js"), plan = planReview(chosen, opened.commit, readShardNumber(options.shard).most);
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
  return reportReview(result, options, line, terminal);
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

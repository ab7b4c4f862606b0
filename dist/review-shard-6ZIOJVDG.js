import {
  findUnaskedModel as findUnaskedModel,
  verdictOutputs as verdictOutputs,
  runFolder as runFolder,
  readSubject as readSubject
} from "./joined-bd938c68.js";
import {
  reviewChange as reviewChange,
  openModelInput as openModelInput,
  routingFor as routingFor
} from "./joined-2a42ba82.js";
import {
  readGivenFiles as readGivenFiles,
  describeProgress as describeProgress
} from "./joined-2a895a02.js";
import {
  chooseGuidance as chooseGuidance,
  drawVerdict as drawVerdict
} from "./joined-c0f10e06.js";
import "./joined-83b8efb9.js";
import {
  secretOf as secretOf,
  planReview as planReview,
  readShardNumber as readShardNumber
} from "./joined-c97ace4c.js";
import "./joined-5af23b10.js";
import "./joined-c1dd7ffa.js";
import "./joined-ccd90ce9.js";
import {
  loadGrammars as loadGrammars
} from "./joined-ec575719.js";
import "./joined-3b15d0af.js";
import "./joined-1c6c8fb1.js";
import "./joined-1c9471ce.js";
import "./joined-12ab4997.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
import "./joined-328d34d6.js";
import "./joined-5ac99ec6.js";
import "./joined-95c92cf5.js";
import "./joined-570987ab.js";
import "./joined-a845ed26.js";
import {
  EXIT as EXIT
} from "./joined-e117912a.js";
import "./joined-a708f48f.js";
import "./joined-cc1d52fd.js";
import "./joined-b5655cd0.js";
import "./joined-59014168.js";
import "./joined-dde26feb.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readAttempt
} from "./chunk-HGUASAIC.js";
import {
  uploadArtifact
} from "./chunk-IHVRAYDP.js";
import {
  nameShard,
  writeShard
} from "./chunk-A4LN6FQ5.js";
import "./chunk-YP3KIWKS.js";
import {
  chooseModels
} from "./chunk-R2MVKSPZ.js";
import "./chunk-CZ7WW5KG.js";
import "./chunk-S66D26C4.js";
import "./chunk-O73FMP6N.js";
import "./chunk-33H6HWXO.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import "./chunk-4JMAY6C4.js";
import "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-3HHHX4OE.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-RGP6QW34.js";

// src/commands/action/shards/review-shard.ts
import { dirname } from "node:path";

// src/jobs/shards/context-of-shard.ts
function contextOfShard({ readers, ...subject }, shards) {
  let { commits, issues, annotations, earlierPaths } = readers ?? {};
  return {
    ...subject,
    readers: {
      ...earlierPaths === void 0 ? {} : { earlierPaths },
      ...issues === void 0 || shards > 96 ? {} : { issues: commits === void 0 ? issues : { ...issues, commits } },
      ...annotations === void 0 || shards > 32 ? {} : { annotations }
    }
  };
}
function describeMissing(shards) {
  if (shards <= 32)
    return;
  let [what, most] = shards > 96 ? ["no linked issues and no results of checks", "issues with at most 96 shards, and both"] : ["no results of checks", "them"];
  return `The prompts show ${what}, because ${shards} jobs would have to request them. They show ${most} with at most 32.`;
}

// src/commands/action/shards/review-shard.ts
async function reviewShardInAction(run, opened, shard) {
  let { options, runner, event } = run, { message } = event, choice = chooseModels(options, runner.environment), unaskedModel = findUnaskedModel(run, opened, choice), whole = await readSubject(run, opened), chosen = await chooseGuidance(whole, { ...options, ...routingFor(choice, options, message) }), plan = planReview(chosen, opened.pull.headSha, readShardNumber(shard).most), subject = contextOfShard(whole, plan.shards.length), missing = describeMissing(plan.shards.length);
  missing !== void 0 && runner.log(missing);
  let given = await readGivenFiles(options, { message }), input = await openModelInput(
    choice,
    options,
    given,
    { files: chosen.files, readHead: subject.readHead },
    {
      environment: runner.environment,
      signal: runner.signal,
      say: (sentence2) => runner.log(sentence2),
      onReply: (progress) => runner.log(describeProgress(progress)),
      onEstimate: (sentence2) => runner.log(`Estimate: ${sentence2}.`)
    }
  ), settings = { ...options, ...unaskedModel, grammars: loadGrammars() }, written = await writeShard({
    plan,
    shard,
    secret: secretOf(choice, options),
    options: { outputDir: runFolder(run) },
    attempt: readAttempt(run),
    cut: runner.cut,
    reviewShard: (shardPaths) => reviewChange(subject, chosen, { ...settings, shardPaths }, input)
  }), { path, sentence, result } = written;
  runner.log(sentence);
  let name = `housestyle-${nameShard(shard)}`, uploaded = await uploadArtifact({ name, folder: dirname(path), files: [path] }, runner), isLost = uploaded.kind === "failed";
  return runner.log(
    isLost ? `The result could not be attached to the run: ${uploaded.reason}. Upload \`shard-file\` yourself, or run the job again.` : `The result is attached to the run as ${uploaded.name}.`
  ), {
    outputs: { ...verdictOutputs(drawVerdict(result)), "shard-file": path },
    jobSummary: "",
    exitCode: result.conclusion === "failed" ? EXIT.failed : EXIT.done
  };
}
export {
  reviewShardInAction
};

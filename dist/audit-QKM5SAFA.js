import {
  exitCodeFor as exitCodeFor,
  verdictOutputs as verdictOutputs,
  addFiles as addFiles,
  runFolder as runFolder,
  sarifFiles as sarifFiles,
  workflowGuidance as workflowGuidance
} from "./joined-bd938c68.js";
import "./joined-133c8eb8.js";
import {
  drawVerdictAnnotations as drawVerdictAnnotations,
  isVerdictAnnotated as isVerdictAnnotated,
  reviewJson as reviewJson,
  reviewSarif as reviewSarif,
  MAX_REPORT_CHARACTERS as MAX_REPORT_CHARACTERS,
  reviewMarkdown as reviewMarkdown,
  drawFindingAnnotations as drawFindingAnnotations,
  describeBatches as describeBatches,
  describeCancelled as describeCancelled,
  openModelInput as openModelInput,
  routingFor as routingFor
} from "./joined-2a42ba82.js";
import {
  readGivenFiles as readGivenFiles,
  describeProgress as describeProgress
} from "./joined-2a895a02.js";
import {
  drawVerdict as drawVerdict,
  failureReason as failureReason,
  listFailures as listFailures,
  summarySentences as summarySentences,
  concealedWorkspace as concealedWorkspace,
  modelLine as modelLine
} from "./joined-c0f10e06.js";
import "./joined-83b8efb9.js";
import {
  secretOf as secretOf,
  readShardNumber as readShardNumber
} from "./joined-c97ace4c.js";
import "./joined-5af23b10.js";
import {
  reviewFailOn as reviewFailOn
} from "./joined-c1dd7ffa.js";
import "./joined-ccd90ce9.js";
import {
  loadGrammars as loadGrammars
} from "./joined-ec575719.js";
import "./joined-3b15d0af.js";
import {
  jsonText as jsonText
} from "./joined-1c6c8fb1.js";
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
  keepHeapTight as keepHeapTight
} from "./joined-5808c78b.js";
import {
  EXIT as EXIT,
  UserError as UserError,
  usageError as usageError
} from "./joined-e117912a.js";
import "./joined-a708f48f.js";
import "./joined-dde26feb.js";
import "./joined-cc1d52fd.js";
import "./joined-b5655cd0.js";
import "./joined-59014168.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readAttempt
} from "./chunk-HGUASAIC.js";
import {
  openResults
} from "./chunk-M26FZ3LU.js";
import "./chunk-PPA4X456.js";
import {
  uploadArtifact
} from "./chunk-IHVRAYDP.js";
import {
  planOutcome
} from "./chunk-CROXHQC5.js";
import {
  nameShard,
  writeShard
} from "./chunk-A4LN6FQ5.js";
import {
  auditInRounds,
  auditPage,
  keepParts,
  openAudit,
  planAudit,
  readAuditBaseline
} from "./chunk-ZCCDX7GT.js";
import {
  openTree
} from "./chunk-UG5VP4CT.js";
import {
  planSentence
} from "./chunk-X7JOYZ5H.js";
import {
  acceptReports,
  mergeShards,
  readMostShards
} from "./chunk-CYZEG7X4.js";
import "./chunk-YP3KIWKS.js";
import {
  chooseModels,
  unaskedModelError
} from "./chunk-R2MVKSPZ.js";
import "./chunk-CZ7WW5KG.js";
import "./chunk-S66D26C4.js";
import "./chunk-O73FMP6N.js";
import "./chunk-33H6HWXO.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import "./chunk-4JMAY6C4.js";
import {
  count
} from "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-3HHHX4OE.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-RGP6QW34.js";

// src/commands/action/audit/audit.ts
import { dirname } from "node:path";

// src/commands/action/audit/report-audit.ts
async function reportAudit(run, result, commit) {
  let { runner, options, event } = run, target = {
    serverUrl: event.serverUrl,
    repository: `${event.owner}/${event.repository}`,
    revision: commit,
    headRevision: commit
  }, markdown = reviewMarkdown(result, { all: !0, target, most: MAX_REPORT_CHARACTERS }), verdict = drawVerdict(result), failures = listFailures(verdict, { ...options, failOn: reviewFailOn(options) }, result.findings), isFailed = result.conclusion === "failed", [said, ...rest] = summarySentences(result);
  isVerdictAnnotated(verdict) || runner.log(said), runner.print(drawVerdictAnnotations(verdict, failures, failureReason(result))), runner.print(drawFindingAnnotations(result.findings, "the job summary has all of them")), rest.forEach((sentence) => runner.log(sentence));
  let { usage } = result, outcome = {
    outputs: {
      ...verdictOutputs(verdict),
      commit,
      "input-tokens": String(usage.inputTokens),
      "output-tokens": String(usage.outputTokens),
      requests: String(usage.requests),
      cost: usage.cost === void 0 ? "" : String(usage.cost),
      usage: JSON.stringify(usage.rows)
    },
    jobSummary: [markdown, ...failures.map((failure) => modelLine(failure))].join(`

`),
    exitCode: isFailed ? EXIT.failed : exitCodeFor(failures.length > 0)
  };
  return addFiles(run, outcome, [
    { name: "findings.json", output: "findings-file", text: jsonText(reviewJson(result)) },
    { name: "summary.md", output: "summary-file", text: `${markdown}
` },
    { name: "audit.html", output: "page-file", text: auditPage(result, { commit, version: VERSION }) },
    ...sarifFiles(run, () => reviewSarif(result, VERSION))
  ]);
}

// src/commands/action/audit/audit.ts
async function auditInAction(run) {
  let { mode, shard } = run.options;
  switch (mode) {
    case "plan":
      return withTree(run, planJob);
    case "publish":
      return withTree(run, publishJob);
    case "auto":
    case "review":
      return withTree(run, shard === void 0 ? auditJob : (audit) => shardJob(audit, shard));
    case "validate":
    case "dump":
    case "describe":
      throw usageError(
        "no-audit",
        `\`mode: ${mode}\` reads no source files, so \`all-files\` has no effect`,
        "Remove `all-files`, or use the mode `review`, `plan` or `publish`."
      );
  }
}
function refusePullRequests({ name, pullRequest }) {
  if (pullRequest !== void 0 || name.startsWith("pull_request"))
    throw usageError(
      "audit-of-pull-request",
      `An audit does not run on the event \`${name}\`, which is about a pull request`,
      "Run it on `schedule`, `workflow_dispatch` or `push`, and leave pull requests to the review."
    );
}
async function withTree(run, work) {
  let { options, runner, event } = run;
  keepHeapTight();
  let tree = await openCheckout(run);
  try {
    let choice = chooseModels(options, runner.environment), guidance = await workflowGuidance(run, concealedWorkspace(tree.workspace)), settings = { ...options, ...routingFor(choice, options, event.message) };
    return await work({ run, audited: await openAudit(tree, guidance, settings), choice });
  } finally {
    tree.close();
  }
}
async function openCheckout({ runner, event }) {
  let hint = "Add `actions/checkout` before this step: an audit reads its files from the disk.";
  if (runner.checkout === void 0)
    throw usageError("no-checkout", "There is no checkout to audit", hint);
  try {
    return await openTree({ repo: runner.checkout, head: event.sha });
  } catch (error) {
    throw error instanceof UserError ? usageError("no-checkout", `The checkout does not have the commit ${event.sha.slice(0, 7)} of this run`, hint) : error;
  }
}
async function planJob({ run, audited }) {
  let plan = planAudit(audited, run.options.shards);
  return run.runner.log(planSentence(plan)), planOutcome(plan);
}
async function auditJob(audit) {
  let { run, audited } = audit;
  if (run.options.cancelBatches)
    return cancelBatches(audit);
  let known = await readAuditBaseline(run.options, audited.subject.trusted), read = await readTree(audit, { known }), outcome = await reportAudit(run, read.result, audited.tree.commit);
  return {
    ...outcome,
    outputs: { ...outcome.outputs, ...batchOutputs(read) },
    exitCode: read.batches?.failure === void 0 ? outcome.exitCode : EXIT.failed
  };
}
async function cancelBatches(audit) {
  let { run } = audit, input = await openInput(audit);
  return run.runner.log(describeCancelled(await input?.models.batches?.cancel(run.runner.signal) ?? 0)), { outputs: { conclusion: "skipped" }, jobSummary: "", exitCode: EXIT.done };
}
function batchOutputs({ batches }) {
  return batches === void 0 ? {} : { "waiting-requests": String(batches.waiting) };
}
async function shardJob(audit, shard) {
  let { run, audited, choice } = audit, { runner } = run, read, { path, sentence, result } = await writeShard({
    plan: planAudit(audited, readShardNumber(shard).most),
    shard,
    secret: secretOf(choice, run.options),
    options: { outputDir: runFolder(run) },
    attempt: readAttempt(run),
    cut: runner.cut,
    reviewShard: async (paths) => (read = await readTree(audit, { shard: paths }), read.result)
  });
  runner.log(sentence);
  let name = `housestyle-${nameShard(shard)}`, uploaded = await uploadArtifact({ name, folder: dirname(path), files: [path] }, runner);
  return runner.log(
    uploaded.kind === "failed" ? `The result could not be attached to the run: ${uploaded.reason}. Upload \`shard-file\` yourself, or run the job again.` : `The result is attached to the run as ${uploaded.name}.`
  ), {
    outputs: { ...verdictOutputs(drawVerdict(result)), "shard-file": path, ...read && batchOutputs(read) },
    jobSummary: "",
    exitCode: result.conclusion === "failed" || read?.batches?.failure !== void 0 ? EXIT.failed : EXIT.done
  };
}
async function publishJob({ run, audited, choice }) {
  let { options, runner } = run, { subject, chosen } = audited, results = await openResults(run), plan = planAudit(audited, options.shards ?? readMostShards(results.names)), accepted = await acceptReports(results.files, {
    plan,
    changed: new Set(subject.changes.files.map(({ path }) => path)),
    secret: secretOf(choice, run.options)
  }), refused = [...results.refused, ...accepted.refused];
  refused.forEach(({ name, reason }) => runner.log(`${name} is not used: it ${reason}.`)), accepted.missing.forEach(({ index, reason }) => runner.log(`Shard ${index} of ${plan.shards.length} ${reason}.`));
  let known = await readAuditBaseline(options, subject.trusted), settings = { ...options, grammars: loadGrammars(), known, takesOverReports: !0 }, result = await mergeShards(subject, chosen, plan, { ...accepted, refused }, settings);
  return reportAudit(run, result, plan.commit);
}
async function readTree(audit, {
  known,
  shard
}) {
  let { run, audited, choice } = audit, { options, runner } = run, say = (sentence) => runner.log(sentence), done = await auditInRounds(audited, {
    settings: { ...options, grammars: loadGrammars(), known },
    input: await openInput(audit),
    batchMinutes: options.batchMinutes,
    kept: await keepParts(audited, options, choice, { say, cut: runner.cut }),
    ...shard === void 0 ? {} : { shard }
  }), { parts, keptParts, partsLeft } = done;
  return say(`${count(parts, "part")}: ${keptParts} from an earlier audit, ${partsLeft} left for the next one.`), describeBatches(done).forEach(say), done;
}
async function openInput({ run, audited, choice }) {
  let { options, runner } = run;
  if (choice.kind === "offline" && choice.unaskedModel !== void 0)
    throw unaskedModelError(choice.unaskedModel);
  let say = (sentence) => runner.log(sentence), given = await readGivenFiles(options, { message: void 0 }), { subject, chosen } = audited;
  return openModelInput(
    choice,
    options,
    given,
    { files: chosen.files, readHead: subject.readHead },
    {
      environment: runner.environment,
      signal: runner.signal,
      say,
      onReply: (progress) => runner.log(describeProgress(progress)),
      onEstimate: (sentence) => say(`Estimate: ${sentence}.`),
      inBatches: options.batch || options.cancelBatches
    }
  );
}
export {
  auditInAction,
  refusePullRequests
};

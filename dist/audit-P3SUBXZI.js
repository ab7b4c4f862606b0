import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openResults
} from "./chunk-TEX6COWS.js";
import "./chunk-VDQKNDNT.js";
import {
  readAttempt
} from "./chunk-HGUASAIC.js";
import {
  uploadArtifact
} from "./chunk-7ZRFGBYT.js";
import {
  exitCodeFor,
  verdictOutputs
} from "./chunk-3MBJUDBP.js";
import {
  runFolder,
  writeRunFile
} from "./chunk-F4OSRRLG.js";
import "./chunk-V4JQUYKY.js";
import {
  workflowGuidance
} from "./chunk-AG5GAM7O.js";
import "./chunk-T6AXICC2.js";
import "./chunk-EF6VL3MV.js";
import "./chunk-VZ7BIA5E.js";
import {
  nameShard,
  writeShard
} from "./chunk-E4SFHBA2.js";
import {
  auditInRounds,
  auditPage,
  describeBatches,
  describeCancelled,
  keepParts,
  openAudit,
  openTree,
  planAudit,
  readAuditBaseline
} from "./chunk-NRVAZRSW.js";
import "./chunk-BIRMJVSM.js";
import "./chunk-W5CRSG66.js";
import "./chunk-BS6LXEDF.js";
import {
  readGivenFiles
} from "./chunk-UQVU7EYG.js";
import {
  drawMatrix,
  planSentence
} from "./chunk-IM63IHLV.js";
import "./chunk-4UMKYUPW.js";
import "./chunk-LSFOOEN3.js";
import "./chunk-IBGIHDDM.js";
import "./chunk-NSOKAURO.js";
import "./chunk-43QQWBQS.js";
import "./chunk-KBLXZV2V.js";
import "./chunk-27DCYVXT.js";
import "./chunk-ZQYVOPRQ.js";
import "./chunk-2QY7HYLD.js";
import "./chunk-LOCZYTHQ.js";
import {
  acceptReports,
  mergeShards,
  readMostShards
} from "./chunk-ARXB6JLV.js";
import "./chunk-VPFNPVZT.js";
import {
  secretOf
} from "./chunk-DA6BLJL3.js";
import {
  drawVerdictAnnotations,
  reviewJson,
  reviewSarif
} from "./chunk-IGKL7N4W.js";
import {
  reviewMarkdown
} from "./chunk-APKX6MRP.js";
import "./chunk-XPNHRUHJ.js";
import {
  reviewFailOn
} from "./chunk-QRSTFV2N.js";
import "./chunk-4VKJ5KQF.js";
import {
  drawFindingAnnotations
} from "./chunk-MKABJW2N.js";
import "./chunk-MS236E4P.js";
import "./chunk-YVLBJKIK.js";
import "./chunk-QHPDZMWU.js";
import "./chunk-RB4WZEA5.js";
import "./chunk-BHL7STBA.js";
import "./chunk-2KIRWMRR.js";
import "./chunk-MHGBR4QQ.js";
import "./chunk-LDUEWW3F.js";
import "./chunk-ZL5IUAQL.js";
import "./chunk-OQBGZSNW.js";
import {
  openModelInput,
  routingFor
} from "./chunk-SGQP5KYX.js";
import {
  describeProgress
} from "./chunk-PTII77YA.js";
import "./chunk-2XM5XSR5.js";
import "./chunk-EDFUTCGS.js";
import {
  chooseModels,
  unaskedModelError
} from "./chunk-U6GFRQ4N.js";
import "./chunk-VV3ZAENO.js";
import "./chunk-XM74XTLA.js";
import "./chunk-Q7OKFDYH.js";
import "./chunk-U2XU7DNH.js";
import "./chunk-O5EGW7MP.js";
import "./chunk-S2S4P4FF.js";
import "./chunk-QUGPXIPH.js";
import "./chunk-LJ36BYDG.js";
import "./chunk-HHKMP4XT.js";
import "./chunk-2YC3TLQI.js";
import {
  loadGrammars
} from "./chunk-ISR5O44F.js";
import "./chunk-UYPGRGBJ.js";
import "./chunk-4FDFF72Y.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-C7DQHY5N.js";
import {
  drawVerdict,
  listFailures,
  summarySentences
} from "./chunk-UT6R2KNG.js";
import "./chunk-H334AYWV.js";
import {
  concealedWorkspace
} from "./chunk-H3DMHK6Q.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-FOFNBJXY.js";
import "./chunk-CELQ7IYB.js";
import "./chunk-44RX5SR4.js";
import "./chunk-PGVBODTB.js";
import "./chunk-KPSUEGWI.js";
import "./chunk-2QLKO3UF.js";
import "./chunk-GPIRI7FZ.js";
import "./chunk-FLSH6JJR.js";
import {
  modelLine
} from "./chunk-Y4QFJIH7.js";
import {
  jsonText
} from "./chunk-PNCBCJN7.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-JZU7PUPR.js";
import "./chunk-CERHQOUZ.js";
import "./chunk-FRWHFII5.js";
import {
  readShardNumber
} from "./chunk-ZETDJYLG.js";
import "./chunk-DGKTSC4J.js";
import "./chunk-TADPVMGG.js";
import "./chunk-DD7XD7UQ.js";
import "./chunk-PZBY2WVG.js";
import "./chunk-ODLPX25U.js";
import "./chunk-CNAQAQ64.js";
import "./chunk-LMEUCCDG.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-NH65WWPR.js";
import {
  writeOutput
} from "./chunk-6FTFIEZW.js";
import "./chunk-JMBZP7XS.js";
import "./chunk-4IQHS3YO.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-JWWWFEIG.js";
import "./chunk-CV3EBEZZ.js";
import "./chunk-JHPLEBL2.js";
import "./chunk-7PWEHFY7.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-M7NW6T4V.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-JYIWLTMD.js";
import "./chunk-LTH2JJM3.js";
import "./chunk-QEFGOETN.js";
import "./chunk-RY53UR3B.js";
import "./chunk-2OI6KSDN.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-W5B2CJSD.js";
import "./chunk-6FVOEECV.js";
import "./chunk-YDCA3GX4.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-666BTPVF.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-D23DFTBF.js";
import "./chunk-TORMVVI2.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-44GI7GBL.js";
import "./chunk-5DYC7J3K.js";
import "./chunk-5N6IQUCW.js";
import "./chunk-QR67FW35.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-P77ASF6X.js";
import "./chunk-DW3SZSZS.js";
import "./chunk-E7S7KQN7.js";
import "./chunk-AD52CFGC.js";
import "./chunk-CRONDNPJ.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-HRJDQKXX.js";
import "./chunk-L445PHKF.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import "./chunk-WXSCV52D.js";
import "./chunk-S7UHQEAH.js";
import "./chunk-7XSFURWN.js";
import "./chunk-O62SFG25.js";
import "./chunk-BAWM62JS.js";
import "./chunk-TJ3WHKDV.js";
import {
  keepHeapTight
} from "./chunk-JD5EEJK6.js";
import "./chunk-ZUEGVYJ4.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-2CWENVAD.js";
import "./chunk-MNFML4KL.js";
import "./chunk-66H2QYZX.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-G7JOXSWA.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import "./chunk-DMS42LFY.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-T7H2NH7F.js";
import "./chunk-2I2IS3JA.js";
import "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-S2A2SQY5.js";
import {
  EXIT,
  UserError,
  usageError
} from "./chunk-PI7WXFM3.js";
import "./chunk-2NL7A4UT.js";
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
  }, markdown = reviewMarkdown(result, { all: !0, target }), verdict = drawVerdict(result), failures = listFailures(verdict, { ...options, failOn: reviewFailOn(options) }, result.findings), isFailed = result.conclusion === "failed";
  runner.print(drawVerdictAnnotations(verdict, failures, result.usage.failure)), runner.print(drawFindingAnnotations(result.findings, "the job summary has all of them")), summarySentences(result).forEach((sentence) => runner.log(sentence));
  let { usage } = result;
  return {
    outputs: {
      ...verdictOutputs(verdict),
      commit,
      "input-tokens": String(usage.inputTokens),
      "output-tokens": String(usage.outputTokens),
      requests: String(usage.requests),
      cost: usage.cost === void 0 ? "" : String(usage.cost),
      usage: JSON.stringify(usage.rows),
      "findings-file": await writeRunFile(run, "findings.json", jsonText(reviewJson(result))),
      "summary-file": await writeRunFile(run, "summary.md", `${markdown}
`),
      "page-file": await writeRunFile(run, "audit.html", auditPage(result, { commit, version: VERSION })),
      ...await writeSarif(run, result)
    },
    jobSummary: [markdown, ...failures.map((failure) => modelLine(failure))].join(`

`),
    exitCode: isFailed ? EXIT.failed : exitCodeFor(failures.length > 0)
  };
}
async function writeSarif({ options, runner }, result) {
  let { sarifFile } = options;
  return sarifFile === void 0 ? {} : (await writeOutput(sarifFile, runner.cut(jsonText(reviewSarif(result, VERSION))), "sarif-file"), { "sarif-file": sarifFile });
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
  return run.runner.log(planSentence(plan)), {
    outputs: {
      matrix: JSON.stringify(drawMatrix(plan)),
      shards: String(plan.shards.length),
      "plan-key": plan.key,
      commit: plan.commit,
      conclusion: plan.shards.length === 0 ? "skipped" : "clean"
    },
    jobSummary: "",
    exitCode: EXIT.done
  };
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
  let known = await readAuditBaseline(options, subject.trusted), settings = { ...options, grammars: loadGrammars(), known }, result = await mergeShards(subject, chosen, plan, { ...accepted, refused }, settings);
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
  return say(`${parts} parts: ${keptParts} from an earlier audit, ${partsLeft} left for the next one.`), describeBatches(done).forEach(say), done;
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

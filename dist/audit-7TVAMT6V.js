import "./joined-bd938c68.js";
import "./joined-133c8eb8.js";
import {
  refuseOutputs as refuseOutputs,
  describeBatches as describeBatches,
  describeCancelled as describeCancelled,
  openModelInput as openModelInput,
  routingFor as routingFor,
  terminalTerms as terminalTerms
} from "./joined-2a42ba82.js";
import {
  refuseForeignServer as refuseForeignServer,
  reportReview as reportReview,
  secretOf as secretOf,
  readShardNumber as readShardNumber
} from "./joined-c97ace4c.js";
import {
  readGivenFiles as readGivenFiles,
  refuseUnwritable as refuseUnwritable
} from "./joined-2a895a02.js";
import "./joined-b6ca0868.js";
import "./joined-3958b8fa.js";
import {
  concealedWorkspace as concealedWorkspace
} from "./joined-c0f10e06.js";
import "./joined-83b8efb9.js";
import "./joined-5af23b10.js";
import "./joined-c1dd7ffa.js";
import "./joined-ccd90ce9.js";
import {
  loadGrammars as loadGrammars
} from "./joined-ec575719.js";
import {
  localGuidance as localGuidance
} from "./joined-3b15d0af.js";
import {
  followExtends as followExtends,
  noteConfigFault as noteConfigFault,
  readCommandOptions as readCommandOptions,
  openFolder as openFolder
} from "./joined-05017b85.js";
import {
  jsonText as jsonText,
  AUDIT_BASELINE_PATH as AUDIT_BASELINE_PATH
} from "./joined-1c6c8fb1.js";
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
  keepHeapTight as keepHeapTight
} from "./joined-5808c78b.js";
import {
  EXIT as EXIT,
  usageError as usageError
} from "./joined-e117912a.js";
import "./joined-dde26feb.js";
import "./joined-cc1d52fd.js";
import "./joined-b5655cd0.js";
import "./joined-59014168.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  auditInRounds,
  auditPage,
  divideIntoParts,
  keepParts,
  openAudit,
  openPart,
  planAudit,
  readAuditBaseline
} from "./chunk-ZCCDX7GT.js";
import {
  openTree
} from "./chunk-UG5VP4CT.js";
import {
  refuseNamedChange
} from "./chunk-N3DXNWO5.js";
import {
  openBill
} from "./chunk-OKZ4NZGC.js";
import {
  planJson,
  planText
} from "./chunk-X7JOYZ5H.js";
import {
  acceptReports,
  listShardFiles,
  mergeShards,
  readMostShardsIn,
  readShardFiles,
  writeAuditBaseline
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
  count,
  countPart
} from "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-RGP6QW34.js";

// src/commands/audit/with-tree.ts
async function withTree(line, terminal, work) {
  refuseNamedChange(line, {
    instead: "--all-files",
    hint: "An audit reads all files of one commit, and no change. Name the commit with `--head`.",
    takesHead: !0
  }), keepHeapTight();
  let { root } = await openFolder(line.repo), tree = await openTree({ repo: root, head: line.head });
  try {
    let { workspace } = tree, follow = followExtends(line, terminal), unread = await noteConfigFault(line, workspace, follow);
    unread !== void 0 && terminal.say(unread.sentence);
    let options = await readCommandOptions(line, workspace, follow);
    await refuseOutputs(options, options.outputDir ?? ".");
    let guidance = await localGuidance(concealedWorkspace(workspace), workspace, options, line.userFolder), choice = chooseModels(options, terminal.environment), settings = { ...options, ...routingFor(choice, options, line.message) };
    return await work({ audited: await openAudit(tree, guidance, settings), options, choice, root });
  } finally {
    tree.close();
  }
}

// src/commands/audit/audit.ts
function runAudit(line, terminal) {
  return withTree(line, terminal, async ({ audited, options, choice, root }) => {
    if (refuseForeignServer(line, options, terminal), choice.kind === "offline" && choice.unaskedModel !== void 0)
      throw unaskedModelError(choice.unaskedModel);
    let input = await openInput(audited, line, options, choice, terminal), settings = { ...options, grammars: loadGrammars() };
    if (options.cancelBatches)
      return cancelBatches(input, terminal);
    let shared = {
      input,
      batchMinutes: options.batchMinutes,
      kept: await keepParts(audited, options, choice, terminal),
      onPart: (done, all) => terminal.progress(`Audited ${countPart(done, all, "part")}.`)
    };
    if (options.shard !== void 0)
      return auditShard(audited, options, choice, { settings, ...shared }, terminal);
    line.writeBaseline && await refuseUnwritable(options.auditBaseline ?? AUDIT_BASELINE_PATH, "audit-baseline", root);
    let known = line.writeBaseline ? void 0 : await readAuditBaseline(options, audited.subject.trusted), audit = await auditInRounds(audited, { settings: { ...settings, known }, ...shared });
    sayParts(audit, options, terminal), sayBatches(audit, terminal);
    let isSent = audit.batches?.failure === void 0, exitCode = line.writeBaseline ? await writeBaseline(audit.result, options, root, terminal) : await reportReview(audit.result, options, line, terminal, drawPage(audit.result, audited, line));
    return isSent ? exitCode : EXIT.failed;
  });
}
async function cancelBatches(input, terminal) {
  let cancelled = await input?.models.batches?.cancel(terminal.signal) ?? 0;
  return terminal.say(describeCancelled(cancelled)), EXIT.done;
}
function runAuditPlan(line, terminal) {
  return withTree(line, terminal, async ({ audited, options }) => {
    let plan = planAudit(audited, options.shards), bill = await openBill(
      divideIntoParts(audited),
      options,
      terminal.environment,
      (paths) => openPart(audited, paths)
    );
    return await terminal.print(
      line.format === "json" ? jsonText(planJson(plan, bill)) : planText(plan, bill, terminal.columns)
    ), EXIT.done;
  });
}
function runAuditPublish(line, folder, terminal) {
  return withTree(line, terminal, async ({ audited, options, choice, root }) => {
    let { subject, chosen } = audited, paths = await listShardFiles(folder), plan = planAudit(audited, options.shards ?? readMostShardsIn(folder, paths)), accepted = await acceptReports(readShardFiles(folder, paths), {
      plan,
      changed: new Set(subject.changes.files.map(({ path }) => path)),
      secret: secretOf(choice, options)
    }), known = line.writeBaseline ? void 0 : await readAuditBaseline(options, subject.trusted), settings = { ...options, grammars: loadGrammars(), known, takesOverReports: !0 }, result = await mergeShards(subject, chosen, plan, accepted, settings);
    return line.writeBaseline ? writeBaseline(result, options, root, terminal) : reportReview(result, options, line, terminal, drawPage(result, audited, line));
  });
}
function drawPage(result, { tree }, { format }) {
  return format === "html" ? auditPage(result, { commit: tree.commit, version: VERSION }) : void 0;
}
async function openInput({ subject, chosen }, line, options, choice, terminal) {
  let given = await readGivenFiles(options, line), givenFor = { files: chosen.files, readHead: subject.readHead }, inBatches = options.batch || options.cancelBatches;
  return openModelInput(choice, options, given, givenFor, { ...terminalTerms(terminal), inBatches });
}
async function auditShard(audited, options, choice, terms, terminal) {
  let shard = options.shard ?? "", { writeShard } = await import("./write-shard-JR6K7ASF.js"), isSent = !0, { path, sentence, result } = await writeShard({
    plan: planAudit(audited, readShardNumber(shard).most),
    shard,
    secret: secretOf(choice, options),
    options,
    cut: terminal.cut,
    reviewShard: async (paths) => {
      let audit = await auditInRounds(audited, { ...terms, shard: paths });
      return sayParts(audit, options, terminal), sayBatches(audit, terminal), isSent = audit.batches?.failure === void 0, audit.result;
    }
  });
  return terminal.say(`${sentence} The result is in ${path}.`), result.conclusion === "failed" || !isSent ? EXIT.failed : EXIT.done;
}
function sayBatches(audit, terminal) {
  describeBatches(audit).forEach((sentence) => terminal.say(sentence));
}
function sayParts({ parts, keptParts, partsLeft }, { cacheDir }, terminal) {
  if (keptParts > 0 && terminal.say(`${countPart(keptParts, parts, "part")} did not change since an earlier audit.`), partsLeft > 0) {
    let next = cacheDir === void 0 ? "With `cache-dir`, the next audit would go on there." : "The next audit with this `cache-dir` goes on there.";
    terminal.say(`The limits of the run were reached: no model read ${countPart(partsLeft, parts, "part")}. ${next}`);
  }
}
async function writeBaseline(result, { auditBaseline }, root, terminal) {
  if (result.conclusion === "failed")
    throw usageError("audit-failed", "No baseline was written: the model answered no request");
  let path = auditBaseline ?? AUDIT_BASELINE_PATH, { writeFiles } = await import("./write-files-6P4SAWG6.js");
  await writeFiles(root, /* @__PURE__ */ new Map([[path, terminal.cut(writeAuditBaseline(result.findings))]]));
  let findings = result.findings.reduce((sum, { places = [] }) => sum + 1 + places.length, 0);
  return terminal.say(
    `${path} now has ${count(findings, "known finding")}. From its commit on, audits report only other findings.`
  ), EXIT.done;
}
export {
  runAudit,
  runAuditPlan,
  runAuditPublish
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  auditInRounds,
  auditPage,
  describeBatches,
  describeCancelled,
  divideIntoParts,
  keepParts,
  openAudit,
  openPart,
  openTree,
  planAudit,
  readAuditBaseline
} from "./chunk-NRVAZRSW.js";
import "./chunk-BIRMJVSM.js";
import "./chunk-W5CRSG66.js";
import {
  refuseForeignServer
} from "./chunk-TQ5HXGTK.js";
import "./chunk-BS6LXEDF.js";
import {
  readGivenFiles
} from "./chunk-UQVU7EYG.js";
import {
  refuseNamedChange
} from "./chunk-RIKGCK6F.js";
import {
  planJson,
  planText
} from "./chunk-IM63IHLV.js";
import {
  openBill
} from "./chunk-ZLXWWOLW.js";
import "./chunk-3BXVVHFK.js";
import "./chunk-TK77RG4V.js";
import "./chunk-OJSFDXFG.js";
import "./chunk-QBQ33HU5.js";
import "./chunk-VC5JRZCL.js";
import "./chunk-BHIZZSK3.js";
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
  listShardFiles,
  mergeShards,
  readMostShards,
  readShardFiles,
  writeAuditBaseline
} from "./chunk-ARXB6JLV.js";
import "./chunk-VPFNPVZT.js";
import {
  reportReview
} from "./chunk-4BN7YSWJ.js";
import {
  secretOf
} from "./chunk-DA6BLJL3.js";
import "./chunk-IGKL7N4W.js";
import "./chunk-APKX6MRP.js";
import "./chunk-XPNHRUHJ.js";
import "./chunk-D5J4QJD6.js";
import "./chunk-QRSTFV2N.js";
import "./chunk-4VKJ5KQF.js";
import "./chunk-MKABJW2N.js";
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
  routingFor,
  terminalTerms
} from "./chunk-SGQP5KYX.js";
import "./chunk-PTII77YA.js";
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
import "./chunk-UT6R2KNG.js";
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
import {
  localGuidance
} from "./chunk-2QLKO3UF.js";
import "./chunk-GPIRI7FZ.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-Y4QFJIH7.js";
import {
  readCommandOptions
} from "./chunk-5NOYS5DO.js";
import "./chunk-2IM3GX5Z.js";
import {
  jsonText
} from "./chunk-PNCBCJN7.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import {
  openFolder
} from "./chunk-HPVUBO7N.js";
import "./chunk-JZU7PUPR.js";
import "./chunk-CERHQOUZ.js";
import "./chunk-FRWHFII5.js";
import {
  readShardNumber
} from "./chunk-ZETDJYLG.js";
import "./chunk-DGKTSC4J.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import "./chunk-DD7XD7UQ.js";
import "./chunk-PZBY2WVG.js";
import "./chunk-ODLPX25U.js";
import "./chunk-CNAQAQ64.js";
import "./chunk-LMEUCCDG.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-NH65WWPR.js";
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
import "./chunk-4NZYJ777.js";
import "./chunk-DW3SZSZS.js";
import {
  AUDIT_BASELINE_PATH
} from "./chunk-E7S7KQN7.js";
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
import {
  EXIT,
  usageError
} from "./chunk-PI7WXFM3.js";
import "./chunk-2NL7A4UT.js";
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
    let { workspace } = tree, options = await readCommandOptions(line, workspace), guidance = await localGuidance(concealedWorkspace(workspace), workspace, options, line.userFolder), choice = chooseModels(options, terminal.environment), settings = { ...options, ...routingFor(choice, options, line.message) };
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
      onPart: (done, all) => terminal.progress(`Audited ${done} of ${count(all, "part")}.`)
    };
    if (options.shard !== void 0)
      return auditShard(audited, options, choice, { settings, ...shared }, terminal);
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
    return await terminal.print(line.format === "json" ? jsonText(planJson(plan, bill)) : planText(plan, bill)), EXIT.done;
  });
}
function runAuditPublish(line, folder, terminal) {
  return withTree(line, terminal, async ({ audited, options, choice, root }) => {
    let { subject, chosen } = audited, paths = await listShardFiles(folder), plan = planAudit(audited, options.shards ?? readMostShards(paths)), accepted = await acceptReports(readShardFiles(folder, paths), {
      plan,
      changed: new Set(subject.changes.files.map(({ path }) => path)),
      secret: secretOf(choice, options)
    }), known = line.writeBaseline ? void 0 : await readAuditBaseline(options, subject.trusted), result = await mergeShards(subject, chosen, plan, accepted, { ...options, grammars: loadGrammars(), known });
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
  let shard = options.shard ?? "", { writeShard } = await import("./write-shard-F3NULRB5.js"), isSent = !0, { path, sentence, result } = await writeShard({
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
  if (keptParts > 0 && terminal.say(`${keptParts} of ${count(parts, "part")} did not change since an earlier audit.`), partsLeft > 0) {
    let next = cacheDir === void 0 ? "With `cache-dir`, the next audit would go on there." : "The next audit with this `cache-dir` goes on there.";
    terminal.say(`The limits of the run were reached: no model read ${partsLeft} of ${count(parts, "part")}. ${next}`);
  }
}
async function writeBaseline(result, { auditBaseline }, root, terminal) {
  if (result.conclusion === "failed")
    throw usageError("audit-failed", "No baseline was written: the model answered no request");
  let path = auditBaseline ?? AUDIT_BASELINE_PATH, { writeFiles } = await import("./write-files-LJXNE6WO.js");
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

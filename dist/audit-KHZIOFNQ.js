import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  auditPage,
  auditTree,
  divideIntoParts,
  keepParts,
  openAudit,
  openPart,
  openTree,
  planAudit,
  readAuditBaseline
} from "./chunk-URGECHCR.js";
import "./chunk-BIRMJVSM.js";
import "./chunk-BN3E6ZGJ.js";
import {
  refuseForeignServer
} from "./chunk-7XNNJXNZ.js";
import "./chunk-TLVU4XMX.js";
import {
  readGivenFiles
} from "./chunk-C2MEJBD6.js";
import {
  openBill
} from "./chunk-6EAUH7D4.js";
import {
  planJson,
  planText
} from "./chunk-Y57SWDQ6.js";
import "./chunk-HHCJX3KC.js";
import "./chunk-4OVAHVXA.js";
import "./chunk-YF2DMOMT.js";
import "./chunk-UTPZQSGE.js";
import "./chunk-7B3GHWDW.js";
import "./chunk-CDA7YAXS.js";
import "./chunk-XACOXD2R.js";
import "./chunk-CTYE6OOY.js";
import "./chunk-YY3C32WD.js";
import "./chunk-AQDYD4RC.js";
import "./chunk-6ESALVGX.js";
import "./chunk-4SRA5BPO.js";
import "./chunk-WECYBNB3.js";
import "./chunk-JECZB7PS.js";
import "./chunk-LOCZYTHQ.js";
import "./chunk-IBGIHDDM.js";
import {
  acceptReports,
  listShardFiles,
  mergeShards,
  readMostShards,
  readShardFiles,
  writeAuditBaseline
} from "./chunk-N656VXOS.js";
import {
  reportReview
} from "./chunk-MZKLZWE3.js";
import {
  secretOf
} from "./chunk-A274FZDA.js";
import "./chunk-PFROFM37.js";
import "./chunk-OZQW6NDT.js";
import "./chunk-3T66W45L.js";
import "./chunk-43YJBOCG.js";
import "./chunk-QHPDZMWU.js";
import "./chunk-WJOPGOEA.js";
import "./chunk-QFNRTONZ.js";
import "./chunk-HNMT3XJL.js";
import "./chunk-R6SKMKF2.js";
import "./chunk-CNM7ZPBE.js";
import "./chunk-D746KLI3.js";
import {
  openModelInput,
  routingFor,
  terminalTerms
} from "./chunk-6RN2PO6R.js";
import "./chunk-ZAHZDGZS.js";
import "./chunk-6LQXETPK.js";
import "./chunk-BNXQZSL3.js";
import {
  chooseModels,
  unaskedModelError
} from "./chunk-L7U2FSXH.js";
import "./chunk-APZJJVLT.js";
import "./chunk-AB7KCTOO.js";
import "./chunk-O2LGR5EW.js";
import "./chunk-WIAEUE4Y.js";
import {
  loadGrammars
} from "./chunk-C3NP642S.js";
import "./chunk-RAUTHLCH.js";
import "./chunk-JXXGLMKI.js";
import "./chunk-XJ5TCXBL.js";
import "./chunk-JEUA7ZUN.js";
import "./chunk-QIRV5M6I.js";
import "./chunk-5NLEPW5U.js";
import "./chunk-ASQ2ODG5.js";
import "./chunk-G5P3LKMK.js";
import "./chunk-PGVBODTB.js";
import "./chunk-5XZYJSZT.js";
import "./chunk-UYPGRGBJ.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-WFG5QX67.js";
import {
  concealedWorkspace
} from "./chunk-UDZYTPKK.js";
import "./chunk-Z42AS7I6.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-LQ2APLWL.js";
import {
  keepHeapSmall
} from "./chunk-G6R3MUAZ.js";
import "./chunk-REBGY2KL.js";
import "./chunk-RWW6DO6K.js";
import "./chunk-4T6HMNMP.js";
import "./chunk-4NLHAW3Z.js";
import "./chunk-IZ34QCGM.js";
import "./chunk-AFCTP7X3.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-WGMF2S3L.js";
import "./chunk-NBZQ7HQT.js";
import {
  localGuidance
} from "./chunk-NWTLA4N4.js";
import {
  readCommandOptions
} from "./chunk-K6O6WMIC.js";
import "./chunk-46UQMCWT.js";
import {
  jsonText
} from "./chunk-M6MP6RRI.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-DD7XD7UQ.js";
import {
  openFolder
} from "./chunk-WLCERMNU.js";
import "./chunk-NWZWQZLL.js";
import "./chunk-V5ACJV7Y.js";
import "./chunk-HFYXMDKJ.js";
import "./chunk-ODLPX25U.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-JLDNW6I2.js";
import "./chunk-LDUEWW3F.js";
import {
  readShardNumber
} from "./chunk-VMSAOZ7C.js";
import "./chunk-PITDCJ2L.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import "./chunk-JMBZP7XS.js";
import "./chunk-7PWEHFY7.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-4YVGPQZR.js";
import "./chunk-JHPLEBL2.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-GDDO4JD3.js";
import "./chunk-JYIWLTMD.js";
import "./chunk-LTH2JJM3.js";
import "./chunk-QEFGOETN.js";
import "./chunk-RY53UR3B.js";
import "./chunk-JWWWFEIG.js";
import "./chunk-BVO4UWPN.js";
import "./chunk-6FVOEECV.js";
import "./chunk-OGM555VB.js";
import "./chunk-OIHPJHXV.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-6PW2VJH6.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-QR67FW35.js";
import "./chunk-666BTPVF.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-6KXY5V5Z.js";
import "./chunk-D23DFTBF.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-44GI7GBL.js";
import "./chunk-5DYC7J3K.js";
import "./chunk-P77ASF6X.js";
import "./chunk-4NZYJ777.js";
import "./chunk-GDPUZW5I.js";
import {
  AUDIT_BASELINE_PATH
} from "./chunk-BZATNCJN.js";
import "./chunk-TBRD7XTL.js";
import "./chunk-RHVCIKLL.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-DMS42LFY.js";
import "./chunk-YTFEFVHS.js";
import "./chunk-L445PHKF.js";
import "./chunk-AV36P5JE.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import "./chunk-PZBY2WVG.js";
import "./chunk-IMU57Z46.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-TJ3WHKDV.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import "./chunk-WXSCV52D.js";
import "./chunk-LLYRRCIH.js";
import "./chunk-5F57RBFY.js";
import "./chunk-MNFML4KL.js";
import "./chunk-66H2QYZX.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-G7JOXSWA.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-T7H2NH7F.js";
import "./chunk-2I2IS3JA.js";
import "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import {
  EXIT,
  usageError
} from "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/commands/audit/with-tree.ts
async function withTree(line, terminal, work) {
  refuseOfChanges(line), keepHeapSmall();
  let { root } = await openFolder(line.repo), tree = await openTree({ repo: root, head: line.head });
  try {
    let { workspace } = tree, options = await readCommandOptions(line, workspace), guidance = await localGuidance(concealedWorkspace(workspace), workspace, options, line.userFolder), choice = chooseModels(options, terminal.environment), settings = { ...options, ...routingFor(choice, options, line.message) };
    return await work({ audited: await openAudit(tree, guidance, settings), options, choice, root });
  } finally {
    tree.close();
  }
}
function refuseOfChanges({ base, staged, workingTree, diff }) {
  let [given] = [
    ...base === void 0 ? [] : ["--base"],
    ...staged ? ["--staged"] : [],
    ...workingTree ? ["--working-tree"] : [],
    ...diff === void 0 ? [] : ["--diff"]
  ];
  if (given !== void 0)
    throw usageError(
      "mixed-sources",
      `\`--all-files\` and \`${given}\` cannot be given together`,
      "An audit reads all files of one commit, and no change. Name the commit with `--head`."
    );
}

// src/commands/audit/audit.ts
function runAudit(line, terminal) {
  return withTree(line, terminal, async ({ audited, options, choice, root }) => {
    if (refuseForeignServer(line, options, terminal), choice.kind === "offline" && choice.unaskedModel !== void 0)
      throw unaskedModelError(choice.unaskedModel);
    let input = await openInput(audited, line, options, choice, terminal), settings = { ...options, grammars: loadGrammars() }, shared = {
      input,
      kept: await keepParts(audited, options, choice, terminal),
      onPart: (done, all) => terminal.progress(`Audited ${done} of ${count(all, "part")}.`)
    };
    if (options.shard !== void 0)
      return auditShard(audited, options, choice, { settings, ...shared }, terminal);
    let known = line.writeBaseline ? void 0 : await readAuditBaseline(options, audited.subject.trusted), audit = await auditTree(audited, { settings: { ...settings, known }, ...shared });
    return sayParts(audit, options, terminal), line.writeBaseline ? writeBaseline(audit.result, options, root, terminal) : reportReview(audit.result, options, line, terminal, drawPage(audit.result, audited, line));
  });
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
      secret: secretOf(choice)
    }), known = line.writeBaseline ? void 0 : await readAuditBaseline(options, subject.trusted), result = await mergeShards(subject, chosen, plan, accepted, { ...options, grammars: loadGrammars(), known });
    return line.writeBaseline ? writeBaseline(result, options, root, terminal) : reportReview(result, options, line, terminal, drawPage(result, audited, line));
  });
}
function drawPage(result, { tree }, { format }) {
  return format === "html" ? auditPage(result, { commit: tree.commit, version: VERSION }) : void 0;
}
async function openInput({ subject, chosen }, line, options, choice, terminal) {
  let given = await readGivenFiles(options, line), givenFor = { files: chosen.files, readHead: subject.readHead };
  return openModelInput(choice, options, given, givenFor, terminalTerms(terminal));
}
async function auditShard(audited, options, choice, terms, terminal) {
  let shard = options.shard ?? "", { writeShard } = await import("./write-shard-ZVHIJSBQ.js"), { path, sentence, result } = await writeShard({
    plan: planAudit(audited, readShardNumber(shard).most),
    shard,
    secret: secretOf(choice),
    options,
    cut: terminal.cut,
    reviewShard: async (paths) => {
      let audit = await auditTree(audited, { ...terms, shard: paths });
      return sayParts(audit, options, terminal), audit.result;
    }
  });
  return terminal.say(`${sentence} The result is in ${path}.`), result.conclusion === "failed" ? EXIT.failed : EXIT.done;
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
  let path = auditBaseline ?? AUDIT_BASELINE_PATH, { writeFiles } = await import("./write-files-3PHR5K7Z.js");
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

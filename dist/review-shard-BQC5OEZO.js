import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readAttempt
} from "./chunk-HGUASAIC.js";
import {
  uploadArtifact
} from "./chunk-7ZRFGBYT.js";
import {
  findUnaskedModel
} from "./chunk-DHHIY5E4.js";
import {
  verdictOutputs
} from "./chunk-3MBJUDBP.js";
import {
  runFolder
} from "./chunk-F4OSRRLG.js";
import "./chunk-V4JQUYKY.js";
import {
  readSubject
} from "./chunk-27MIRCAG.js";
import "./chunk-AG5GAM7O.js";
import "./chunk-T6AXICC2.js";
import "./chunk-EF6VL3MV.js";
import "./chunk-N4UY4NUB.js";
import "./chunk-VZ7BIA5E.js";
import {
  nameShard,
  writeShard
} from "./chunk-E4SFHBA2.js";
import {
  reviewChange
} from "./chunk-W5CRSG66.js";
import "./chunk-BS6LXEDF.js";
import {
  readGivenFiles
} from "./chunk-UQVU7EYG.js";
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
import "./chunk-VPFNPVZT.js";
import {
  secretOf
} from "./chunk-DA6BLJL3.js";
import "./chunk-IGKL7N4W.js";
import "./chunk-APKX6MRP.js";
import "./chunk-XPNHRUHJ.js";
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
  routingFor
} from "./chunk-SGQP5KYX.js";
import {
  describeProgress
} from "./chunk-PTII77YA.js";
import "./chunk-2XM5XSR5.js";
import "./chunk-EDFUTCGS.js";
import {
  chooseModels
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
import "./chunk-BX5L5TWP.js";
import "./chunk-C7DQHY5N.js";
import {
  chooseGuidance,
  drawVerdict
} from "./chunk-UT6R2KNG.js";
import "./chunk-H334AYWV.js";
import "./chunk-H3DMHK6Q.js";
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
import "./chunk-Y4QFJIH7.js";
import "./chunk-PNCBCJN7.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-JZU7PUPR.js";
import "./chunk-CERHQOUZ.js";
import "./chunk-FRWHFII5.js";
import {
  planReview,
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
import "./chunk-6FTFIEZW.js";
import "./chunk-JMBZP7XS.js";
import "./chunk-4IQHS3YO.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-JWWWFEIG.js";
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
import "./chunk-ODGQ6ULG.js";
import "./chunk-WXSCV52D.js";
import "./chunk-S7UHQEAH.js";
import "./chunk-7XSFURWN.js";
import "./chunk-O62SFG25.js";
import "./chunk-BAWM62JS.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-ZUEGVYJ4.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-2CWENVAD.js";
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
  EXIT
} from "./chunk-PI7WXFM3.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/commands/action/shards/review-shard.ts
import { dirname } from "node:path";

// src/jobs/shards/context-of-shard.ts
function contextOfShard({ readThreads, readers, ...subject }, shards) {
  let { commits, issues, annotations, earlierPaths } = readers ?? {}, fromCheckout = earlierPaths === void 0 ? {} : { earlierPaths };
  return shards > 32 ? { ...subject, readers: fromCheckout } : {
    ...subject,
    ...readThreads === void 0 ? {} : { readThreads },
    readers: {
      ...fromCheckout,
      ...issues === void 0 ? {} : { issues: commits === void 0 ? issues : { ...issues, commits } },
      ...annotations === void 0 ? {} : { annotations }
    }
  };
}

// src/commands/action/shards/review-shard.ts
async function reviewShardInAction(run, opened, shard) {
  let { options, runner, event } = run, { message } = event, choice = chooseModels(options, runner.environment), unaskedModel = findUnaskedModel(run, opened, choice), whole = await readSubject(run, opened), chosen = await chooseGuidance(whole, { ...options, ...routingFor(choice, options, message) }), plan = planReview(chosen, opened.pull.headSha, readShardNumber(shard).most), subject = contextOfShard(whole, plan.shards.length);
  plan.shards.length > 32 && runner.log(
    `The prompts show no linked issues, comments and results of checks, because ${plan.shards.length} jobs would have to request them. They do with at most ${32} shards.`
  );
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

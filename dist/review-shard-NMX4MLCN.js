import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  uploadArtifact
} from "./chunk-A72UHOGC.js";
import {
  findUnaskedModel
} from "./chunk-D4AGLZTD.js";
import {
  verdictOutputs
} from "./chunk-G6V4BMXD.js";
import {
  runFolder
} from "./chunk-LVG6PVBI.js";
import "./chunk-V4JQUYKY.js";
import {
  readSubject
} from "./chunk-G77HRJFH.js";
import "./chunk-BQIA5OSL.js";
import "./chunk-T6AXICC2.js";
import "./chunk-SWOV753K.js";
import "./chunk-N4UY4NUB.js";
import "./chunk-OPF5T4ST.js";
import {
  nameShard,
  writeShard
} from "./chunk-7KEGEA7R.js";
import "./chunk-XWSQ2N32.js";
import {
  reviewChange
} from "./chunk-SMMHMHSZ.js";
import {
  secretOf
} from "./chunk-A274FZDA.js";
import "./chunk-QZYKL454.js";
import "./chunk-3O3OVBSF.js";
import "./chunk-OLVV4B5Q.js";
import "./chunk-QSNHCEAV.js";
import "./chunk-BMUSXAU4.js";
import "./chunk-IZ34QCGM.js";
import "./chunk-IMHKGHUB.js";
import "./chunk-RYJEYB2R.js";
import "./chunk-VC63M5IS.js";
import "./chunk-BPMVVKPH.js";
import "./chunk-F6CHRON4.js";
import {
  openModelInput,
  routingFor
} from "./chunk-AW5PWA6V.js";
import "./chunk-43YJBOCG.js";
import "./chunk-JNUL2SQ7.js";
import "./chunk-IIEZI4C4.js";
import {
  describeProgress
} from "./chunk-VU55WDM3.js";
import "./chunk-3XSA6L7R.js";
import "./chunk-7H6TRQ2I.js";
import {
  chooseModels
} from "./chunk-FEEVEKRC.js";
import {
  readGivenFiles
} from "./chunk-PBUM2YKC.js";
import "./chunk-5O6UCJ4D.js";
import "./chunk-N4XUJYYM.js";
import "./chunk-CZOCY65E.js";
import "./chunk-QHPDZMWU.js";
import "./chunk-FCAQCC7Q.js";
import "./chunk-BLDYD7R5.js";
import "./chunk-WECYBNB3.js";
import "./chunk-ZMLY5BPB.js";
import "./chunk-GTPH5VU2.js";
import "./chunk-ZAMIZ57R.js";
import "./chunk-YQJEV6IH.js";
import "./chunk-ME5KIS4P.js";
import "./chunk-X3KVX4SX.js";
import "./chunk-4DBEX33F.js";
import {
  loadGrammars
} from "./chunk-VTZT5JCP.js";
import "./chunk-QIRV5M6I.js";
import "./chunk-5NLEPW5U.js";
import "./chunk-ODLPX25U.js";
import "./chunk-LDUEWW3F.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-SWZFKEKQ.js";
import {
  chooseGuidance,
  drawVerdict
} from "./chunk-LVWIC3LN.js";
import "./chunk-6D42FI6J.js";
import "./chunk-RQQFHKFM.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-MA7D5DEZ.js";
import "./chunk-OCBTLSKV.js";
import "./chunk-PGVBODTB.js";
import "./chunk-WGMF2S3L.js";
import "./chunk-WTUWHTQ6.js";
import "./chunk-4S6TVO3N.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-Y3RNIADY.js";
import "./chunk-H2DDK53Z.js";
import "./chunk-4NEEDHSQ.js";
import "./chunk-CHJPPWBI.js";
import "./chunk-2WYWWC7W.js";
import "./chunk-HFYXMDKJ.js";
import {
  planReview,
  readShardNumber
} from "./chunk-DOOYC2V4.js";
import "./chunk-Q4MHUL5M.js";
import "./chunk-TADPVMGG.js";
import "./chunk-7PWEHFY7.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-2CPYDYKR.js";
import "./chunk-LTH2JJM3.js";
import "./chunk-WZRSBBR5.js";
import "./chunk-QEFGOETN.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-NCGRQ5CC.js";
import "./chunk-57SWCLMN.js";
import "./chunk-RNSSHOTX.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-D23DFTBF.js";
import "./chunk-ALYMNCWW.js";
import "./chunk-PQOR3JDX.js";
import "./chunk-Y52OXGU3.js";
import "./chunk-45HZ3NAA.js";
import "./chunk-2TRDI3UP.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-6KXY5V5Z.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-KBTRN4GF.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-UUKURNRY.js";
import "./chunk-L7YFALZN.js";
import "./chunk-RTTQB6CL.js";
import "./chunk-LV5NG2HB.js";
import "./chunk-DMS42LFY.js";
import "./chunk-YTFEFVHS.js";
import "./chunk-3VKTWX52.js";
import "./chunk-7DNMFE75.js";
import "./chunk-4WTIEIYG.js";
import "./chunk-JWLSZ374.js";
import "./chunk-KIVLNLOV.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-IMU57Z46.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-DJOAN5B6.js";
import "./chunk-WXSCV52D.js";
import "./chunk-7YGE3VN7.js";
import "./chunk-5F57RBFY.js";
import {
  logLine
} from "./chunk-NSG6FR67.js";
import "./chunk-O62SFG25.js";
import "./chunk-ZUEGVYJ4.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-2CWENVAD.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-66H2QYZX.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-G7JOXSWA.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-T7H2NH7F.js";
import "./chunk-KKHC2EDL.js";
import "./chunk-LPWGHL6J.js";
import "./chunk-TUINVY7C.js";
import {
  EXIT
} from "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/commands/action/shards/review-shard.ts
import { dirname } from "node:path";

// src/commands/action/shards/attempt.ts
function readAttempt({ runner }) {
  let attempt = /^\d{1,6}$/.exec(runner.environment.GITHUB_RUN_ATTEMPT ?? "")?.[0];
  return attempt === void 0 ? 1 : Number(attempt);
}

// src/commands/action/shards/review-shard.ts
async function reviewShardInAction(run, opened, shard) {
  let { options, runner, event } = run, { message } = event, choice = chooseModels(options, runner.environment), unaskedModel = findUnaskedModel(run, opened, choice), subject = withoutRequests(await readSubject(run, opened)), chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, message) }), given = await readGivenFiles(options, { message }), input = await openModelInput(
    choice,
    options,
    given,
    { files: chosen.files, readHead: subject.readHead },
    {
      environment: runner.environment,
      signal: runner.signal,
      say: (sentence2) => runner.log(logLine(sentence2)),
      onReply: (progress) => runner.log(describeProgress(progress)),
      onEstimate: (sentence2) => runner.log(logLine(`Estimate: ${sentence2}.`))
    }
  ), settings = { ...options, ...unaskedModel, grammars: loadGrammars() }, written = await writeShard({
    plan: planReview(chosen, opened.pull.headSha, readShardNumber(shard).most),
    shard,
    secret: secretOf(choice),
    options: { outputDir: runFolder(run) },
    attempt: readAttempt(run),
    cut: runner.cut,
    reviewShard: (shardPaths) => reviewChange(subject, chosen, { ...settings, shardPaths }, input)
  }), { path, sentence, result } = written;
  runner.log(logLine(sentence));
  let name = `housestyle-${nameShard(shard)}`, uploaded = await uploadArtifact({ name, folder: dirname(path), files: [path] }, runner), isLost = uploaded.kind === "failed";
  return runner.log(
    logLine(
      isLost ? `The result could not be attached to the run: ${uploaded.reason}. Upload \`shard-file\` yourself, or run the job again.` : `The result is attached to the run as ${uploaded.name}.`
    )
  ), {
    outputs: { ...verdictOutputs(drawVerdict(result)), "shard-file": path },
    jobSummary: "",
    exitCode: result.conclusion === "failed" ? EXIT.failed : EXIT.done
  };
}
function withoutRequests({ readThreads: _threads, readers, ...subject }) {
  let earlierPaths = readers?.earlierPaths;
  return { ...subject, ...earlierPaths === void 0 ? {} : { readers: { earlierPaths } } };
}
export {
  reviewShardInAction
};

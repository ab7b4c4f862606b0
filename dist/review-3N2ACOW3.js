import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  afterMergeTerms,
  endPaused,
  giveWayToPushes
} from "./chunk-VDRTKV4A.js";
import {
  chooseSeal,
  postReview,
  readEarlier,
  standingReader
} from "./chunk-REJ5MFHS.js";
import {
  findUnaskedModel
} from "./chunk-3GTLBTM4.js";
import "./chunk-JJO76XER.js";
import {
  readPullRequest,
  readSubject
} from "./chunk-EZFFEPUC.js";
import "./chunk-YJJUG3CZ.js";
import {
  exitCodeFor,
  reportReview,
  verdictOutputs
} from "./chunk-G2UUQPW7.js";
import "./chunk-V4JQUYKY.js";
import "./chunk-QSGKOAAT.js";
import "./chunk-IU3SXDX2.js";
import "./chunk-T6AXICC2.js";
import "./chunk-SWOV753K.js";
import "./chunk-N4UY4NUB.js";
import "./chunk-P5EFAH4Q.js";
import "./chunk-BC6L7KMM.js";
import "./chunk-KHMYZCQM.js";
import {
  digestSettings,
  makeReviewKey
} from "./chunk-BIRMJVSM.js";
import {
  reviewChange
} from "./chunk-BN3E6ZGJ.js";
import "./chunk-TLVU4XMX.js";
import {
  readGivenFiles
} from "./chunk-C2MEJBD6.js";
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
  drawVerdictAnnotations
} from "./chunk-PFROFM37.js";
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
  routingFor
} from "./chunk-6RN2PO6R.js";
import {
  describeProgress
} from "./chunk-ZAHZDGZS.js";
import "./chunk-6LQXETPK.js";
import "./chunk-BNXQZSL3.js";
import {
  chooseModels
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
import {
  chooseGuidance,
  headline,
  listFailures
} from "./chunk-ASQ2ODG5.js";
import "./chunk-G5P3LKMK.js";
import "./chunk-PGVBODTB.js";
import "./chunk-5XZYJSZT.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-UDZYTPKK.js";
import "./chunk-Z42AS7I6.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-LQ2APLWL.js";
import {
  validationInReview
} from "./chunk-2XZZP7K6.js";
import {
  reviewFailOn
} from "./chunk-RWW6DO6K.js";
import "./chunk-4T6HMNMP.js";
import "./chunk-4NLHAW3Z.js";
import "./chunk-IZ34QCGM.js";
import "./chunk-AFCTP7X3.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-WGMF2S3L.js";
import {
  modelLine
} from "./chunk-NBZQ7HQT.js";
import "./chunk-NWTLA4N4.js";
import "./chunk-M6MP6RRI.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-DD7XD7UQ.js";
import "./chunk-NWZWQZLL.js";
import "./chunk-V5ACJV7Y.js";
import "./chunk-HFYXMDKJ.js";
import "./chunk-ODLPX25U.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-LDUEWW3F.js";
import "./chunk-PITDCJ2L.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import "./chunk-4B2ZN4CV.js";
import "./chunk-JMBZP7XS.js";
import "./chunk-7PWEHFY7.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-YVG4QXE2.js";
import "./chunk-7A7ZFICR.js";
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
import "./chunk-GDPUZW5I.js";
import "./chunk-BZATNCJN.js";
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
import "./chunk-ODGQ6ULG.js";
import "./chunk-WXSCV52D.js";
import "./chunk-LLYRRCIH.js";
import "./chunk-5F57RBFY.js";
import "./chunk-O62SFG25.js";
import "./chunk-ZUEGVYJ4.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-2CWENVAD.js";
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
import "./chunk-7PNQZZBM.js";
import "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/commands/action/review/report-again.ts
var SENTENCE = "This commit was already reviewed with the same guidelines. Nothing new was posted.";
function reportAgain({ runner, options }, { summary }, state, failOn) {
  let failures = listFailures(state, { ...options, failOn });
  return [headline(state), SENTENCE].forEach((sentence) => runner.log(sentence)), runner.print(drawVerdictAnnotations(state, failures)), {
    outputs: {
      ...verdictOutputs(state),
      "comments-posted": "0",
      fixed: "0",
      "review-url": "",
      "input-tokens": "0",
      "output-tokens": "0",
      requests: "0",
      cost: "",
      usage: "[]"
    },
    // The comment begins with the verdict.
    jobSummary: [summary?.body ?? "", SENTENCE, ...failures.map((failure) => modelLine(failure))].join(`

`),
    exitCode: exitCodeFor(failures.length > 0)
  };
}

// src/commands/action/two-stages/compare-requests.ts
function compareRequests({ requests }, hashes) {
  let known = new Set(requests), other = hashes.filter((hash) => !known.has(hash)).length;
  return other === 0 ? `${count(hashes.length, "request")} to a model, as in the artifact of the first stage.` : `${other} of ${count(hashes.length, "request")} to a model ${other === 1 ? "is" : "are"} not in the artifact of the first stage. Only requests that this run made from GitHub's API are sent.`;
}

// src/commands/action/review.ts
async function reviewInAction(run) {
  let opened = readPullRequest(run), { shard } = run.options;
  return shard !== void 0 ? (await import("./review-shard-X6T6G5MW.js")).reviewShardInAction(run, opened, shard) : giveWayToPushes(run, opened.pull, (watch) => reviewHead(run, opened, watch));
}
async function reviewHead(run, opened, watch) {
  let { options, runner, event } = run, { message } = event, { pull } = opened, failOn = reviewFailOn(options), choice = chooseModels(options, runner.environment), unaskedModel = findUnaskedModel(run, opened, choice), subject = await readSubject(run, opened), chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, message) }), provider = choice.kind === "offline" ? choice.kind : choice.main.provider, given = await readGivenFiles(options, { message }), key = makeReviewKey(pull, { chosen, given, provider, settings: options }), seal = chooseSeal(run, opened, choice), readStanding = standingReader(run.client, pull, seal), earlier = await readEarlier(run, opened, readStanding), paused = endPaused(run, earlier.state);
  if (paused !== void 0)
    return paused;
  if (earlier.state?.key === key && !options.full)
    return reportAgain(run, earlier, earlier.state, failOn);
  choice.kind === "models" && await watch.waitForPushes();
  let input = await openModelInput(
    choice,
    options,
    given,
    { files: chosen.files, readHead: subject.readHead },
    modelTerms(run, watch)
  );
  watch.count(input?.models);
  let result = await reviewChange(
    subject,
    chosen,
    {
      ...options,
      ...unaskedModel,
      ...afterMergeTerms(run),
      ...validationInReview(options, run.trusted),
      grammars: loadGrammars()
    },
    input,
    earlierReview(options, earlier, { given, provider })
  ), target = {
    serverUrl: event.serverUrl,
    repository: pull.baseRepository,
    revision: pull.baseSha,
    headRevision: pull.headSha
  }, published = await postReview(run, opened, result, { earlier, readStanding, seal, key, target, failOn, onMoved: (newHead) => watch.giveWayTo(newHead) });
  return reportReview(run, published, target, failOn);
}
function earlierReview(options, { state, threads }, { given, provider }) {
  let settings = digestSettings({ given, provider, settings: options }), scope = options.full ? "all" : (given.message ?? "").trim() === "" ? "changed" : "asked", bodyOf = ({ comment }) => threads.find((thread) => thread.comment === comment)?.finding.body;
  return options.incremental ? { state, settings, scope, bodyOf } : void 0;
}
function modelTerms({ runner, firstStage }, watch) {
  return {
    environment: runner.environment,
    signal: watch.signal,
    say: (sentence) => runner.log(sentence),
    onReply: (progress) => {
      runner.log(describeProgress(progress)), watch.onReply();
    },
    onEstimate: (sentence) => runner.log(`Estimate: ${sentence}.`),
    ...firstStage && { onCompose: (hashes) => runner.log(compareRequests(firstStage, hashes)) }
  };
}
export {
  reviewInAction
};

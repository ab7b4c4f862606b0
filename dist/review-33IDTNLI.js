import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  afterMergeTerms,
  endPaused,
  giveWayToPushes
} from "./chunk-ROIDTIB5.js";
import {
  chooseSeal,
  postReview,
  readEarlier,
  standingReader
} from "./chunk-P5DCWNWZ.js";
import "./chunk-ECWPAPZW.js";
import {
  findUnaskedModel
} from "./chunk-DHHIY5E4.js";
import {
  exitCodeFor,
  reportReview,
  verdictOutputs
} from "./chunk-3MBJUDBP.js";
import "./chunk-F4OSRRLG.js";
import "./chunk-V4JQUYKY.js";
import {
  readPullRequest,
  readSubject
} from "./chunk-27MIRCAG.js";
import "./chunk-AG5GAM7O.js";
import "./chunk-T6AXICC2.js";
import "./chunk-GLRCGWU7.js";
import "./chunk-EF6VL3MV.js";
import "./chunk-N4UY4NUB.js";
import "./chunk-P5EFAH4Q.js";
import "./chunk-74RDU262.js";
import "./chunk-VZ7BIA5E.js";
import {
  digestSettings,
  makeReviewKey
} from "./chunk-BIRMJVSM.js";
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
import {
  validationInReview
} from "./chunk-O7YKL56E.js";
import {
  drawVerdictAnnotations
} from "./chunk-IGKL7N4W.js";
import "./chunk-APKX6MRP.js";
import "./chunk-XPNHRUHJ.js";
import {
  reviewFailOn
} from "./chunk-QRSTFV2N.js";
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
  headline,
  listFailures
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
import {
  modelLine
} from "./chunk-Y4QFJIH7.js";
import "./chunk-PNCBCJN7.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-JZU7PUPR.js";
import "./chunk-CERHQOUZ.js";
import "./chunk-FRWHFII5.js";
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
import "./chunk-PI7WXFM3.js";
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
  return shard !== void 0 ? (await import("./review-shard-BQC5OEZO.js")).reviewShardInAction(run, opened, shard) : giveWayToPushes(run, opened.pull, (watch) => reviewHead(run, opened, watch));
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

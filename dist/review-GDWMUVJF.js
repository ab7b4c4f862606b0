import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  findUnaskedModel
} from "./chunk-D4AGLZTD.js";
import {
  afterMergeTerms,
  endPaused,
  giveWayToPushes
} from "./chunk-BLMP3EXQ.js";
import {
  chooseSeal,
  postReview,
  readEarlier,
  standingReader
} from "./chunk-ZEHV5JAP.js";
import "./chunk-EUJHTWAT.js";
import {
  exitCodeFor,
  reportReview,
  verdictOutputs
} from "./chunk-G6V4BMXD.js";
import "./chunk-LVG6PVBI.js";
import "./chunk-V4JQUYKY.js";
import {
  readPullRequest,
  readSubject
} from "./chunk-G77HRJFH.js";
import "./chunk-BQIA5OSL.js";
import "./chunk-T6AXICC2.js";
import "./chunk-KTBGELLP.js";
import "./chunk-SWOV753K.js";
import "./chunk-N4UY4NUB.js";
import "./chunk-P5EFAH4Q.js";
import "./chunk-Y2QVQQ2D.js";
import "./chunk-OPF5T4ST.js";
import {
  reviewChange
} from "./chunk-SMMHMHSZ.js";
import {
  drawVerdictAnnotations
} from "./chunk-QZYKL454.js";
import "./chunk-3O3OVBSF.js";
import "./chunk-OLVV4B5Q.js";
import {
  reviewFailOn
} from "./chunk-JT77TQA6.js";
import "./chunk-QSNHCEAV.js";
import "./chunk-BMUSXAU4.js";
import "./chunk-IZ34QCGM.js";
import {
  validationInReview
} from "./chunk-A7EVNFIK.js";
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
  headline,
  listFailures
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
import {
  modelLine
} from "./chunk-Y3RNIADY.js";
import "./chunk-H2DDK53Z.js";
import "./chunk-4NEEDHSQ.js";
import "./chunk-CHJPPWBI.js";
import "./chunk-2WYWWC7W.js";
import "./chunk-HFYXMDKJ.js";
import "./chunk-Q4MHUL5M.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import "./chunk-WMALKUK7.js";
import "./chunk-7JPA7HQQ.js";
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
import "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/jobs/review-key.ts
import { createHash } from "node:crypto";
function makeReviewKey(pull, { chosen, given, provider, settings }) {
  let { files, applied, excluded, reviewers } = chosen, hash = createHash("sha256");
  addFiles(hash, files);
  let texts = applied.map(({ content, filePatterns }) => [content.path, content.text, filePatterns]), agents = reviewers.flatMap(
    ({ agent, files: own }) => agent === void 0 ? [] : [[agent.path, agent.body.text, agent.head, own.map(({ path }) => path)]]
  ), { model, fallbackModels, verify, verifyModel, maxTurns, maxRequests, maxCost } = settings, { delegate, maxComments, minSeverity, minConfidence, bundles, contextTokens, leaveOutContext } = settings, asked = [provider, model, fallbackModels, verify, verifyModel, maxTurns, maxRequests, maxCost], { message = "", history, memory } = given, limits = [maxComments, minSeverity, minConfidence], basis = [
    pull.headSha,
    texts,
    agents,
    message,
    excluded,
    asked,
    delegate,
    limits,
    bundles,
    [history?.text, memory?.text],
    [contextTokens, leaveOutContext]
  ];
  return hash.update(JSON.stringify(basis)).digest("hex").slice(0, 32);
}
function digestSettings({ given, provider, settings }) {
  let { model, fallbackModels, verify, verifyModel, maxTurns, delegate, minSeverity } = settings, { bundles, contextTokens, leaveOutContext } = settings, { history, memory } = given;
  return createHash("sha256").update(
    JSON.stringify([
      [provider, model, fallbackModels, verify, verifyModel, maxTurns, delegate, minSeverity],
      [bundles, contextTokens, leaveOutContext, history?.text, memory?.text]
    ])
  ).digest("hex");
}
function addFiles(hash, files) {
  files.forEach(({ path, previousPath, hunks }) => hash.update(`${JSON.stringify([path, previousPath, hunks])}
`));
}

// src/commands/action/review/report-again.ts
var SENTENCE = "This commit was already reviewed with the same guidelines. Nothing new was posted.";
function reportAgain({ runner, options }, { summary }, state, failOn) {
  let failures = listFailures(state, { ...options, failOn });
  return [headline(state), SENTENCE].forEach((sentence) => runner.log(logLine(sentence))), runner.print(drawVerdictAnnotations(state, failures)), {
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
  return shard !== void 0 ? (await import("./review-shard-NMX4MLCN.js")).reviewShardInAction(run, opened, shard) : giveWayToPushes(run, opened.pull, (watch) => reviewHead(run, opened, watch));
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
    say: (sentence) => runner.log(logLine(sentence)),
    onReply: (progress) => {
      runner.log(describeProgress(progress)), watch.onReply();
    },
    onEstimate: (sentence) => runner.log(logLine(`Estimate: ${sentence}.`)),
    ...firstStage && { onCompose: (hashes) => runner.log(compareRequests(firstStage, hashes)) }
  };
}
export {
  reviewInAction
};

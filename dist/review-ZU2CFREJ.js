import {
  endPaused as endPaused,
  giveWayToChanges as giveWayToChanges,
  giveWayWith as giveWayWith,
  findUnaskedModel as findUnaskedModel,
  chooseSeal as chooseSeal,
  listEarlierOnes as listEarlierOnes,
  listIdle as listIdle,
  makePart as makePart,
  postReview as postReview,
  readDeciders as readDeciders,
  readEarlier as readEarlier,
  standingReader as standingReader,
  afterMergeTerms as afterMergeTerms,
  exitCodeFor as exitCodeFor,
  reportReview as reportReview,
  showCheckRunAgain as showCheckRunAgain,
  verdictOutputs as verdictOutputs,
  readPullRequest as readPullRequest,
  readSubject as readSubject,
  NO_DECIDERS as NO_DECIDERS,
  refuses as refuses,
  digestSettings as digestSettings,
  makeReviewKey as makeReviewKey
} from "./joined-bd938c68.js";
import {
  reviewChange as reviewChange,
  validationInReview as validationInReview,
  drawVerdictAnnotations as drawVerdictAnnotations,
  isVerdictAnnotated as isVerdictAnnotated,
  openModelInput as openModelInput,
  routingFor as routingFor
} from "./joined-2a42ba82.js";
import {
  readGivenFiles as readGivenFiles,
  describeProgress as describeProgress
} from "./joined-2a895a02.js";
import {
  chooseGuidance as chooseGuidance,
  headline as headline,
  listFailures as listFailures,
  modelLine as modelLine
} from "./joined-c0f10e06.js";
import "./joined-83b8efb9.js";
import "./joined-5af23b10.js";
import {
  reviewFailOn as reviewFailOn
} from "./joined-c1dd7ffa.js";
import "./joined-ccd90ce9.js";
import {
  writeStatement as writeStatement,
  loadGrammars as loadGrammars,
  locateText as locateText
} from "./joined-ec575719.js";
import "./joined-3b15d0af.js";
import "./joined-1c6c8fb1.js";
import "./joined-1c9471ce.js";
import "./joined-12ab4997.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
import "./joined-328d34d6.js";
import "./joined-5ac99ec6.js";
import "./joined-95c92cf5.js";
import "./joined-570987ab.js";
import {
  quote as quote
} from "./joined-a845ed26.js";
import "./joined-e117912a.js";
import "./joined-a708f48f.js";
import "./joined-cc1d52fd.js";
import "./joined-b5655cd0.js";
import "./joined-59014168.js";
import "./joined-dde26feb.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-YP3KIWKS.js";
import {
  chooseModels
} from "./chunk-R2MVKSPZ.js";
import "./chunk-CZ7WW5KG.js";
import "./chunk-S66D26C4.js";
import "./chunk-O73FMP6N.js";
import "./chunk-33H6HWXO.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import "./chunk-4JMAY6C4.js";
import {
  count
} from "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-3HHHX4OE.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-RGP6QW34.js";

// src/github/publishing/life/decided-since.ts
function haveDecidedSince(standing, deciders) {
  return listKnown(standing, deciders).some(
    (one) => isReopened(one) || one.known.status === "open" && one.status === "dismissed"
  );
}
function withReopened(standing) {
  let { state } = standing, reopened = new Set(listKnown(standing, NO_DECIDERS).flatMap((one) => isReopened(one) ? [one.known] : []));
  return state?.known === void 0 || reopened.size === 0 ? state : { ...state, known: state.known.map((one) => reopened.has(one) ? { ...one, status: "open" } : one) };
}
function listKnown(standing, deciders) {
  return listEarlierOnes(standing, deciders).flatMap(
    ({ known, ...one }) => known === void 0 ? [] : [{ ...one, known }]
  );
}
function isReopened(one) {
  return one.known.status === "dismissed" && one.status === "open" && !isContested(one);
}
function isContested({ thread }) {
  return thread !== void 0 && (thread.thumbsDownBy?.length !== 0 || thread.replies.some(({ body }) => refuses(body)));
}

// src/commands/action/review/note-idle-silences.ts
function noteIdleSilences(chosen, silenced = []) {
  if (!silenced.some(({ statement }) => statement !== void 0))
    return chosen;
  let { guidelines, applied } = chosen, named = applied.flatMap(
    ({ id, content, statements }) => statements.map((statement) => ({
      id: String(id),
      statement: statement.id,
      source: content.path,
      line: locateText(content, statement.offset).line,
      text: writeStatement(statement)
    }))
  ), notes = listIdle(silenced, named).map(({ statement, by }) => ({
    source: "/housestyle ignore",
    message: `${quote(statement)}, which ${by} wrote, silences nothing: no statement that applies to this change has this number, place or words`
  }));
  return { ...chosen, guidelines: { ...guidelines, notes: [...guidelines.notes, ...notes] } };
}

// src/commands/action/review/report-again.ts
var SENTENCE = "This commit was already reviewed with the same guidelines. Nothing new was posted.";
async function reportAgain(run, { summary }, state, failOn) {
  let { runner, options } = run, failures = listFailures(state, { ...options, failOn });
  return isVerdictAnnotated(state) || runner.log(headline(state)), runner.print(drawVerdictAnnotations(state, failures)), runner.log(SENTENCE), (await showCheckRunAgain(run, state, summary?.body ?? "", failures)).forEach((note) => runner.log(note)), {
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
  return shard !== void 0 ? (await import("./review-shard-6ZIOJVDG.js")).reviewShardInAction(run, opened, shard) : giveWayToChanges(run, opened.pull, (watch) => reviewHead(run, opened, watch));
}
async function reviewHead(run, opened, watch) {
  let { options, runner, event } = run, { message } = event, { pull } = opened, failOn = reviewFailOn(options), choice = chooseModels(options, runner.environment), unaskedModel = findUnaskedModel(run, opened, choice), subject = await readSubject(run, opened), chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, message) }), provider = choice.kind === "offline" ? choice.kind : choice.main.provider, given = await readGivenFiles(options, { message }), isAsked = run.isAgentAsked === !0 || (message ?? "").trim() !== "", key = makeReviewKey(pull, { chosen, given, provider, settings: options }), seal = chooseSeal(run, opened, choice), readStanding = standingReader(run.client, pull, seal, makePart(options)), earlier = await readEarlier(run, opened, readStanding), paused = endPaused(run, earlier.state);
  if (paused !== void 0)
    return paused;
  let deciders = earlier.state?.key === key && !options.full && options.sarifFile === void 0 ? await readDeciders(run.client, earlier, failOn !== "never") : void 0;
  if (deciders !== void 0 && earlier.state !== void 0 && !haveDecidedSince(earlier, deciders))
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
    noteIdleSilences(chosen, earlier.state?.silenced),
    {
      ...options,
      ...unaskedModel,
      ...afterMergeTerms(run),
      ...validationInReview(options, run.trusted),
      grammars: loadGrammars(),
      isAsked
    },
    input,
    earlierReview(options, earlier, {
      settings: digestSettings({ given, provider, settings: options }),
      isAsked,
      pull
    })
  ), target = {
    serverUrl: event.serverUrl,
    repository: pull.baseRepository,
    revision: pull.baseSha,
    headRevision: pull.headSha
  }, onChanged = giveWayWith(watch, result, target), terms = { earlier, readStanding, ...deciders && { deciders }, seal, key, target, failOn, onChanged }, published = await postReview(run, opened, result, terms);
  return reportReview(run, published, target, failOn);
}
function earlierReview(options, standing, {
  settings,
  isAsked,
  pull
}) {
  let scope = isAsked ? "asked" : options.full ? "all" : "changed", bodyOf = ({ comment }) => standing.threads.find((thread) => thread.comment === comment)?.finding.body;
  return options.incremental ? { state: withReopened(standing), headSha: pull.headSha, settings, scope, bodyOf } : void 0;
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

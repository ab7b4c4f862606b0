import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  writeRunFile
} from "./chunk-OC6FXORN.js";
import {
  chooseSeal,
  imbalanceSentence,
  postReview,
  readEarlier,
  readPullRequest,
  readSubject,
  reconciliationSentence,
  standingReader
} from "./chunk-O3SY4HXR.js";
import "./chunk-J6G5QX2S.js";
import "./chunk-KNWPRLBL.js";
import "./chunk-P5EFAH4Q.js";
import "./chunk-5LH5A54M.js";
import "./chunk-LISUPFOV.js";
import {
  drawVerdictAnnotations,
  openModelInput,
  reviewChange,
  reviewJson,
  reviewSarif,
  routingFor
} from "./chunk-JG3SHVDJ.js";
import {
  reviewMarkdown,
  sumRows
} from "./chunk-TFFR5HIO.js";
import {
  describeProgress,
  readGivenFiles
} from "./chunk-6AWFUBH6.js";
import {
  chooseModels,
  unaskedModelError
} from "./chunk-ARVGLQLA.js";
import "./chunk-LPMH3OAN.js";
import "./chunk-ON2IA7YU.js";
import "./chunk-V6ZSEV6P.js";
import {
  loadGrammars
} from "./chunk-G34YBVWE.js";
import "./chunk-M2NPU5XS.js";
import "./chunk-EVIU6OUO.js";
import "./chunk-BPMVVKPH.js";
import {
  chooseGuidance,
  drawVerdict,
  headline,
  listFailures,
  shortHeadline,
  sourceSentences,
  summarySentences
} from "./chunk-U6GYEMCF.js";
import {
  coverageOutputs
} from "./chunk-3TAFD2TK.js";
import "./chunk-ZTFXZGBN.js";
import "./chunk-7PWEHFY7.js";
import "./chunk-XEFVG3LR.js";
import "./chunk-NQA4V5ZE.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-WZGQ263F.js";
import "./chunk-32LFPBL6.js";
import "./chunk-ODLPX25U.js";
import {
  drawFindingAnnotations,
  drawRunAnnotation,
  findingAnnotations,
  reviewFailOn
} from "./chunk-BZN74KX4.js";
import "./chunk-VZPOCCFU.js";
import "./chunk-3VWDC6IJ.js";
import {
  modelLine
} from "./chunk-DY3MKXFL.js";
import {
  jsonText
} from "./chunk-U25X3PJI.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-UYXJLSTE.js";
import "./chunk-2CPYDYKR.js";
import "./chunk-VPQ45X5A.js";
import "./chunk-5YU64HU3.js";
import "./chunk-WZRSBBR5.js";
import "./chunk-JFRNLGWB.js";
import "./chunk-NTYSQWPS.js";
import "./chunk-PFO7RQ7V.js";
import "./chunk-MU77VZ5L.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-WXXCFTHO.js";
import "./chunk-4NEEDHSQ.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import "./chunk-OKCOREOM.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-QWPS6QLZ.js";
import "./chunk-74Y5UZDC.js";
import "./chunk-5JLEF5QY.js";
import "./chunk-36J2WDJ6.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-57G7HP3L.js";
import "./chunk-5KUK62A5.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-IMU57Z46.js";
import "./chunk-XTXGWJOK.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import {
  GithubError
} from "./chunk-WXSCV52D.js";
import "./chunk-HZLAI4QF.js";
import "./chunk-5F57RBFY.js";
import "./chunk-O62SFG25.js";
import "./chunk-ZUEGVYJ4.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-2CWENVAD.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-66H2QYZX.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import "./chunk-IPFRPVR7.js";
import {
  writeOutput
} from "./chunk-KKHC2EDL.js";
import "./chunk-LPWGHL6J.js";
import "./chunk-TUINVY7C.js";
import {
  EXIT
} from "./chunk-X7WSVMCW.js";
import "./chunk-PGUU5QZJ.js";
import "./chunk-7DNMFE75.js";
import "./chunk-FQPSRER2.js";
import "./chunk-JWLSZ374.js";
import {
  shorten
} from "./chunk-TJ3WHKDV.js";
import {
  logLine,
  oneLine,
  showHidden
} from "./chunk-BOOOQYH6.js";
import "./chunk-EXL4ZIE6.js";
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

// src/commands/action/comments/end-paused.ts
var UNASKED = /* @__PURE__ */ new Set(["pull_request", "pull_request_target", "workflow_run"]);
function endPaused({ runner, event }, state) {
  let { pausedBy } = state ?? {};
  if (!(pausedBy === void 0 || !UNASKED.has(event.name)))
    return runner.log(
      logLine(
        `Reviews of this pull request are paused by ${pausedBy}. \`/housestyle resume\` in a comment continues them.`
      )
    ), { outputs: { conclusion: "skipped" }, jobSummary: "", exitCode: EXIT.done };
}

// src/commands/action/review/wait-for-pushes.ts
function choosePushWait(pushes, maxSeconds, now) {
  let ages = pushes.map(({ time }) => Math.max(0, now - time)).filter((age) => age < 6e5), [youngest = 0] = ages, wait = ages.length < 2 ? 0 : maxSeconds * 1e3 * (1 - 1 / ages.length);
  return Math.max(0, Math.round(wait - youngest));
}

// src/commands/action/review/give-way.ts
async function giveWayToPushes(run, pull, review) {
  let watch = new PushWatch(run, pull);
  try {
    return await review(watch);
  } catch (error) {
    if (watch.newHead === void 0 || run.runner.signal.aborted)
      throw error;
    return reportSuperseded(run, pull, watch.newHead, watch.models);
  }
}
var REPEATED_EVENTS = /* @__PURE__ */ new Set(["pull_request", "pull_request_target", "workflow_run"]), SILENT_ACCOUNT = "github-actions[bot]", CHECK_INTERVAL_MS = 3e4, SupersededError = class extends Error {
}, PushWatch = class {
  signal;
  newHead;
  models;
  #run;
  #pull;
  #superseded = new AbortController();
  #checkedAt;
  #mayGiveWay;
  constructor(run, pull) {
    this.#run = run, this.#pull = pull, this.#checkedAt = run.runner.clock.now(), this.#mayGiveWay = REPEATED_EVENTS.has(run.event.name), this.signal = AbortSignal.any([run.runner.signal, this.#superseded.signal]);
  }
  count(models) {
    this.models = models;
  }
  async waitForPushes() {
    let { client, options, runner, event } = this.#run, { waitForPushes } = options;
    if (waitForPushes === 0 || !isFurtherPush(event))
      return;
    let pushes = await this.#readPushes(), wait = choosePushWait(pushes, waitForPushes, runner.clock.now());
    if (wait > 0) {
      let seconds = count(Math.ceil(wait / 1e3), "second");
      runner.log(
        `The branch was pushed to several times within ten minutes. Waiting ${seconds} for another push (\`wait-for-pushes\`).`
      ), await runner.clock.wait(wait, runner.signal), await this.#check(await client.headOf(this.#pull.number));
    }
  }
  onReply() {
    let { client, runner } = this.#run, now = runner.clock.now();
    this.#mayGiveWay && now - this.#checkedAt >= CHECK_INTERVAL_MS && (this.#checkedAt = now, client.headOf(this.#pull.number).then((head) => this.#check(head)).catch(() => {
    }));
  }
  async giveWayTo(newHead) {
    if (!this.#mayGiveWay)
      return;
    if ((await this.#readPushes()).find(({ head }) => head === newHead)?.by === SILENT_ACCOUNT) {
      this.#mayGiveWay = !1;
      return;
    }
    throw this.newHead = newHead, this.#superseded.abort(), new SupersededError(`${newHead} was pushed`);
  }
  /** The reference may lag behind, so the pull request decides. */
  async #check(head) {
    let { number, headSha } = this.#pull;
    if (head === void 0 || head === headSha || !this.#mayGiveWay)
      return;
    let current = await this.#run.client.pull(number).catch((error) => {
      if (!(error instanceof GithubError))
        throw error;
    });
    current !== void 0 && current.headSha !== headSha && await this.giveWayTo(current.headSha);
  }
  #readPushes() {
    let { headRepository, headRef } = this.#pull;
    return headRepository === void 0 ? Promise.resolve([]) : this.#run.client.recentPushes(headRepository, headRef);
  }
};
function isFurtherPush({ name, action }) {
  return (name === "pull_request" || name === "pull_request_target") && action === "synchronize";
}
function reportSuperseded({ runner }, { headSha }, newHead, models) {
  let rows = models?.meter.rows() ?? [], { requests, inputTokens, outputTokens, cost } = sumRows(rows), [old, head] = [headSha, newHead].map((sha) => sha.slice(0, 7)), spent = requests === 0 ? "No model was asked." : `Models got ${count(requests, "request")}, with ${count(inputTokens, "input token")} and ${count(outputTokens, "output token")}.`, sentence = `${head} was pushed while ${old} was reviewed. The run for ${head} reviews, so nothing is posted here. ${spent}`;
  return runner.log(logLine(sentence)), {
    outputs: {
      findings: "0",
      "comments-posted": "0",
      fixed: "0",
      "review-url": "",
      "input-tokens": String(inputTokens),
      "output-tokens": String(outputTokens),
      requests: String(requests),
      cost: cost === void 0 ? "" : String(cost),
      usage: JSON.stringify(rows),
      conclusion: "skipped"
    },
    jobSummary: sentence,
    exitCode: EXIT.done
  };
}

// src/reports/outcome/check-run.ts
var MAX_SUMMARY_CHARACTERS = 65e3, MAX_ANNOTATIONS = 50, MAX_TITLE_CHARACTERS = 250, MAX_MESSAGE_CHARACTERS = 4e3, LEVELS = { error: "failure", warning: "warning", notice: "notice" };
function drawCheckRun(result, target, { failures, isFailed }) {
  let { verdict, missing } = shortHeadline(drawVerdict(result)), summary = [...failures.map(modelLine), reviewMarkdown(result, { all: !0, target })].join(`

`);
  return {
    conclusion: isFailed || failures.length > 0 ? "failure" : result.conclusion === "clean" ? "success" : "neutral",
    title: shorten(
      [oneLine(verdict), ...missing === void 0 ? [] : [oneLine(missing)]].join(" "),
      MAX_TITLE_CHARACTERS
    ),
    // The review is at most 45,000 characters long, so only very many reasons to fail are cut.
    summary: summary.length <= MAX_SUMMARY_CHARACTERS ? summary : summary.slice(-MAX_SUMMARY_CHARACTERS),
    annotations: result.findings.filter(isAnnotated).slice(0, MAX_ANNOTATIONS).flatMap(drawAnnotation)
  };
}
function isAnnotated({ placement, side, line }) {
  return placement.kind === "summary" && side === "RIGHT" && line !== void 0;
}
function drawAnnotation(finding) {
  return findingAnnotations([finding]).map(({ file, line = 1, endLine = line, level, title, message }) => ({
    path: file,
    startLine: line,
    endLine,
    level: LEVELS[level],
    title: shorten(oneLine(title), MAX_TITLE_CHARACTERS),
    message: shorten(showHidden(message), MAX_MESSAGE_CHARACTERS)
  }));
}

// src/commands/action/review/show-check-run.ts
async function showCheckRun({ client, options, opened }, { kind, result }, target, outcome) {
  if (opened === void 0 || options.dryRun || options.checkRun === "never" || kind === "refused")
    return [];
  try {
    let check = { headSha: opened.pull.headSha, ...drawCheckRun(result, target, outcome) };
    return await client.createCheckRun(check) === "refused" ? [REFUSED] : [];
  } catch (error) {
    if (error instanceof GithubError)
      return [`Note: the check run could not be written: ${error.message}.`];
    throw error;
  }
}
var REFUSED = "Note: the verdict is not shown as a check, because the token does not have the permission `checks: write`.";

// src/commands/action/review/report-review.ts
async function reportReview(run, published, target, failOn) {
  let { result } = published, markdown = reviewMarkdown(result, { all: !0, target }), verdict = drawVerdict(result), failures = listFailures(verdict, { ...run.options, failOn }, result.findings), isFailed = result.conclusion === "failed" || published.kind === "failed", notes = explainPublication(published), [said, ...rest] = summarySentences(result);
  run.runner.log(logLine(said)), run.runner.print(drawVerdictAnnotations(verdict, failures, result.usage.failure)), annotateUnposted(run, published, notes);
  let checkNotes = await showCheckRun(run, published, target, { failures, isFailed }), counts = reconciliationSentence(published.reconciliation);
  return [...sourceSentences(result.readFrom), ...rest, counts, ...notes, ...checkNotes].forEach((sentence) => run.runner.log(logLine(sentence))), {
    outputs: {
      ...reviewOutputs(published),
      ...isFailed ? { conclusion: "failed" } : {},
      ...await writeFiles(run, published, markdown)
    },
    jobSummary: [markdown, ...notes, ...failures.map((failure) => modelLine(failure))].join(`

`),
    exitCode: isFailed ? EXIT.failed : exitCodeFor(failures.length > 0)
  };
}
function annotateUnposted({ runner }, { kind, result, reconciliation }, notes) {
  let imbalance = imbalanceSentence(reconciliation);
  (kind !== "posted" || imbalance !== void 0) && runner.print(drawFindingAnnotations(result.findings, "the job summary has all of them")), kind === "failed" && runner.print(drawRunAnnotation("error", notes.join(" "))), imbalance !== void 0 && runner.print(drawRunAnnotation("warning", imbalance));
}
function exitCodeFor(hasProblems) {
  return hasProblems ? EXIT.problems : EXIT.done;
}
function reviewOutputs({ result, commentsPosted, reviewUrl }) {
  let { usage } = result;
  return {
    ...verdictOutputs(drawVerdict(result)),
    "comments-posted": String(commentsPosted),
    fixed: String(result.since?.fixed.length ?? 0),
    "review-url": reviewUrl ?? "",
    "input-tokens": String(usage.inputTokens),
    "output-tokens": String(usage.outputTokens),
    requests: String(usage.requests),
    cost: usage.cost === void 0 ? "" : String(usage.cost),
    usage: JSON.stringify(usage.rows)
  };
}
function verdictOutputs(verdict) {
  return {
    findings: String(verdict.findings),
    ...coverageOutputs(verdict.coverage),
    rules: String(verdict.rules),
    "rules-checked": String(verdict.rulesChecked),
    conclusion: verdict.conclusion
  };
}
function explainPublication({ kind, reason, hint, notes }) {
  return reason === void 0 ? notes : [kind === "posted" ? `Note: ${reason}.` : `Not posted: ${reason}.`, ...hint === void 0 ? [] : [hint], ...notes];
}
async function writeFiles(run, { result, reconciliation }, markdown) {
  let files = {
    "findings-file": await writeRunFile(run, "findings.json", jsonText(reviewJson(result, reconciliation))),
    "summary-file": await writeRunFile(run, "summary.md", `${markdown}
`)
  }, { sarifFile } = run.options;
  return sarifFile === void 0 ? files : (await writeOutput(sarifFile, jsonText(reviewSarif(result, VERSION)), "sarif-file"), { ...files, "sarif-file": sarifFile });
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
  let opened = readPullRequest(run);
  return giveWayToPushes(run, opened.pull, (watch) => reviewHead(run, opened, watch));
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
    { ...options, ...unaskedModel, grammars: loadGrammars() },
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
function findUnaskedModel({ runner }, { isFork }, choice) {
  if (choice.kind !== "offline" || choice.unaskedModel === void 0)
    return {};
  if (isFork || runner.environment.GITHUB_ACTOR === "dependabot[bot]")
    return { unaskedModel: choice.unaskedModel };
  throw unaskedModelError(choice.unaskedModel);
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

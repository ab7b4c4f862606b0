import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  makeScopeSubject,
  openLookups,
  workflowGuidance
} from "./chunk-Q7U6X6EU.js";
import "./chunk-YUO4U76L.js";
import {
  drawVerdictAnnotations,
  inlineComment,
  openModelInput,
  reviewChange,
  reviewJson,
  reviewMarkdown,
  reviewSarif,
  routingFor,
  summaryComment
} from "./chunk-SFKHPK42.js";
import "./chunk-7PWEHFY7.js";
import {
  fingerprintsIn,
  markedFingerprints,
  readSummaryMarkers
} from "./chunk-IAAQB3OE.js";
import {
  writeOutput,
  writeRunFile
} from "./chunk-YRBLANYS.js";
import {
  drawFindingAnnotations,
  drawRunAnnotation,
  reviewFailOn
} from "./chunk-JMKUCWOF.js";
import {
  chooseModels,
  describeProgress,
  readGivenFiles,
  unaskedModelError
} from "./chunk-ZTP4KUG2.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-EDSMSUUL.js";
import "./chunk-YDTJASNJ.js";
import "./chunk-QIKDL6NU.js";
import "./chunk-ACZUP54F.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-BPMVVKPH.js";
import "./chunk-WZRSBBR5.js";
import {
  chooseGuidance
} from "./chunk-X2GCKKEC.js";
import "./chunk-UHZF6KE2.js";
import "./chunk-TCUH4DJB.js";
import "./chunk-WQMN7C4X.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-6SOI4F7T.js";
import {
  drawVerdict,
  headline,
  listFailures,
  reaches,
  sourceSentences,
  summarySentences
} from "./chunk-CZAKSJK6.js";
import "./chunk-334M3ZAD.js";
import "./chunk-YFY34GUJ.js";
import {
  jsonText
} from "./chunk-NHNZIALO.js";
import {
  coverageOutputs
} from "./chunk-YEKU2FGN.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-SIB5UVDO.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-MJVBCAD5.js";
import "./chunk-RY7KMN7X.js";
import "./chunk-HEVD5WT2.js";
import "./chunk-5KUK62A5.js";
import "./chunk-ODLPX25U.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-IMU57Z46.js";
import "./chunk-XTXGWJOK.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import {
  GithubError
} from "./chunk-DW65OOV5.js";
import {
  modelLine
} from "./chunk-RUFP4DWO.js";
import "./chunk-5F57RBFY.js";
import "./chunk-BMTQOOR3.js";
import "./chunk-2CWENVAD.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-WF74X4VI.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-QOC3LPII.js";
import "./chunk-YOCXAJZQ.js";
import "./chunk-J6NLJSTP.js";
import {
  EXIT,
  usageError
} from "./chunk-X7WSVMCW.js";
import "./chunk-4NUEUQKC.js";
import "./chunk-7DNMFE75.js";
import "./chunk-6NF4M5OP.js";
import "./chunk-JWLSZ374.js";
import "./chunk-ABZRELN7.js";
import {
  logLine
} from "./chunk-BOOOQYH6.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-RGP6QW34.js";

// src/github/new-places.ts
function keepNewPlaces(finding, posted) {
  let marked = markedFingerprints(finding);
  if (!marked.some((fingerprint) => posted.has(fingerprint)))
    return [finding];
  let fresh = new Set(marked.filter((fingerprint) => !posted.has(fingerprint))), places = (finding.places ?? []).filter(
    ({ fingerprint }) => fingerprint !== void 0 && fresh.has(fingerprint)
  );
  if (fresh.has(finding.fingerprint))
    return [withPlaces(finding, places)];
  let [first, ...others] = places;
  return first === void 0 ? [] : [withPlaces(moveTo(finding, first), others)];
}
function moveTo(finding, place) {
  let { suggestion: _replaced, startLine: _range, quote: _text, line: _line, ...shared } = finding, placement = place.line === void 0 ? { kind: "file", reason: "its line is not part of the change" } : { kind: "inline" };
  return { ...shared, ...place, fingerprint: place.fingerprint ?? finding.fingerprint, placement };
}
function withPlaces({ places: _all, ...finding }, places) {
  return places.length === 0 ? finding : { ...finding, places };
}

// src/github/publish.ts
async function findEarlierRun(client, pull) {
  let login = await client.login(), isOurs = (comment) => login === void 0 ? comment.isBot : comment.author === login, issueComments = (await client.issueComments(pull.number)).filter(isOurs), reviewComments = (await client.reviewComments(pull.number)).filter(isOurs), summary = issueComments.find((comment) => readSummaryMarkers(comment.body).isSummary);
  return {
    summary,
    state: summary === void 0 ? void 0 : readSummaryMarkers(summary.body).state,
    fingerprints: new Set(reviewComments.flatMap((comment) => fingerprintsIn(comment.body)))
  };
}
async function publishFindings(client, pull, findings, earlier, settings) {
  let fresh = findings.flatMap((finding) => keepNewPlaces(finding, earlier.fingerprints)), inline = fresh.filter((finding) => finding.placement.kind === "inline"), posted = await publishInline(client, pull, { findings, fresh: inline, settings }), onFiles = fresh.filter((finding) => finding.placement.kind === "file");
  return posted.kind === "posted" ? publishOnFiles(client, pull, onFiles, posted, settings.text) : posted;
}
async function publishInline(client, pull, review) {
  let { findings, fresh, settings } = review;
  if (fresh.length === 0)
    return { kind: "posted", commentsPosted: 0, reviewUrl: void 0, findings };
  try {
    let reviewUrl = await postReview(client, pull, fresh, settings);
    return { kind: "posted", commentsPosted: fresh.length, reviewUrl, findings };
  } catch (error) {
    return recover(client, pull, { ...review, error: githubErrorOrThrow(error) });
  }
}
async function publishOnFiles(client, pull, onFiles, posted, text) {
  let unplaced = /* @__PURE__ */ new Map(), { commentsPosted } = posted;
  for (let finding of onFiles)
    try {
      let comment = { path: finding.path, body: text.comment(finding) };
      await client.createFileComment(pull.number, pull.headSha, comment), commentsPosted += 1;
    } catch (thrown) {
      let error = githubErrorOrThrow(thrown);
      if (error.status === 422)
        unplaced.set(finding.fingerprint, "GitHub does not accept a comment on this file");
      else if (await isThere(client, pull, finding, error))
        commentsPosted += 1;
      else
        return explainFailure(error, commentsPosted);
    }
  return { ...posted, commentsPosted, findings: moveToSummary(posted.findings, unplaced) };
}
async function isThere(client, pull, finding, error) {
  return !isRefusal(error) && (await findEarlierRun(client, pull)).fingerprints.has(finding.fingerprint);
}
async function publishSummary(client, pull, body, earlier) {
  try {
    try {
      await writeSummary(client, pull, body, earlier);
    } catch (error) {
      if (isRefusal(githubErrorOrThrow(error)))
        throw error;
      await writeSummary(client, pull, body, await findEarlierRun(client, pull));
    }
    return { kind: "posted" };
  } catch (error) {
    return explainFailure(githubErrorOrThrow(error), 0);
  }
}
async function writeSummary(client, pull, body, { summary }) {
  summary === void 0 ? await client.createIssueComment(pull.number, body) : summary.body.trim() !== body.trim() && await client.updateIssueComment(summary.id, body);
}
async function postReview(client, pull, fresh, { text, requestChanges }) {
  let review = {
    headSha: pull.headSha,
    body: text.review(fresh.length),
    comments: fresh.map((finding) => makeComment(finding, text))
  };
  if (requestChanges)
    try {
      return (await client.createReview(pull.number, { ...review, event: "REQUEST_CHANGES" })).url;
    } catch (error) {
      if (!/can not request changes/i.test(githubErrorOrThrow(error).message))
        throw error;
    }
  return (await client.createReview(pull.number, { ...review, event: "COMMENT" })).url;
}
function makeComment(finding, text) {
  return {
    path: finding.path,
    body: text.comment(finding),
    side: finding.side,
    line: finding.line ?? 1,
    ...finding.startLine === void 0 ? {} : { startLine: finding.startLine }
  };
}
async function recover(client, pull, failed) {
  let { error, fresh } = failed;
  if (mayNotWrite(error))
    return explainRefusal(error);
  if (error.status === 422 && !isAboutPlace(error))
    return { kind: "failed", reason: error.message, commentsPosted: 0, ...hintFor(error) };
  let written = error.status === 422 ? /* @__PURE__ */ new Set() : (await findEarlierRun(client, pull)).fingerprints, missing = fresh.filter((finding) => !written.has(finding.fingerprint));
  return postOneByOne(client, pull, failed, missing);
}
async function postOneByOne(client, pull, { findings, fresh, settings }, missing) {
  let unplaced = /* @__PURE__ */ new Map(), posted = fresh.length - missing.length;
  for (let finding of missing)
    try {
      await client.createReviewComment(pull.number, pull.headSha, makeComment(finding, settings.text)), posted += 1;
    } catch (thrown) {
      let error = githubErrorOrThrow(thrown);
      if (error.status !== 422 || !isAboutPlace(error))
        return { kind: "failed", reason: error.message, commentsPosted: posted };
      unplaced.set(finding.fingerprint, "GitHub does not accept a comment on this line");
    }
  return {
    kind: "posted",
    commentsPosted: posted,
    reviewUrl: void 0,
    findings: moveToSummary(findings, unplaced)
  };
}
function moveToSummary(findings, reasons) {
  return findings.map((finding) => {
    let reason = reasons.get(finding.fingerprint);
    return reason === void 0 ? finding : { ...finding, placement: { kind: "summary", reason } };
  });
}
function githubErrorOrThrow(error) {
  if (error instanceof GithubError)
    return error;
  throw error;
}
function isRefusal(error) {
  return error.status >= 400 && error.status < 500;
}
function mayNotWrite(error) {
  return [401, 403, 404].includes(error.status) && !/rate limit/i.test(error.message);
}
function isAboutPlace(error) {
  return /could not be resolved|must be part of|path is invalid|must precede|same hunk|diff hunk/i.test(error.message);
}
function hintFor(error) {
  return /pending review/i.test(error.message) ? { hint: "Submit or delete the unfinished review of the same login, then run the job again." } : {};
}
function explainFailure(error, commentsPosted) {
  return mayNotWrite(error) ? explainRefusal(error) : { kind: "failed", reason: error.message, commentsPosted };
}
function explainRefusal(error) {
  let needed = error.acceptedPermissions ?? "pull_requests=write";
  return {
    kind: "refused",
    reason: `the token may not write to this pull request (${error.message})`,
    hint: `The token is read-only for a pull request from a fork. Otherwise, give the job \`permissions: pull-requests: write\` (GitHub asks for ${needed}).`
  };
}

// src/reports/review/comment-text.ts
function drawCommentText(target) {
  return {
    review: (comments) => `Housestyle left ${count(comments, "comment")} on this change. The summary comment has the rest.`,
    comment: (finding) => inlineComment(finding, target)
  };
}

// src/jobs/publish-review.ts
async function publishReview(client, pull, result, earlier, { target, requestChanges, key, comment }) {
  let text = drawCommentText(target), comments = await publishFindings(client, pull, result.findings, earlier, { text, requestChanges });
  if (comments.kind !== "posted") {
    let commentsPosted2 = comments.kind === "failed" ? comments.commentsPosted : 0;
    return { ...comments, result, reviewUrl: void 0, commentsPosted: commentsPosted2 };
  }
  let { commentsPosted, reviewUrl } = comments, placed = { ...result, findings: comments.findings };
  if (!isCommentDue(placed, earlier, comment))
    return { kind: "posted", result: placed, commentsPosted, reviewUrl };
  let body = summaryComment(placed, target, isFinished(result) ? { key, ...drawVerdict(placed) } : void 0);
  return { ...await publishSummary(client, pull, body, earlier), result: placed, commentsPosted, reviewUrl };
}
function isCommentDue({ conclusion, directions, guidelineChanges }, { summary }, comment) {
  if (comment === "never" || conclusion === "skipped" && summary === void 0)
    return !1;
  let hasNotice = directions.length > 0 || guidelineChanges !== void 0;
  return comment === "always" || summary !== void 0 || conclusion !== "clean" || hasNotice;
}
function skipPublishing(result) {
  return { kind: "posted", result, commentsPosted: 0, reviewUrl: void 0, reason: "`dry-run` is on: nothing was posted" };
}
function isFinished({ conclusion, usage }) {
  return conclusion !== "failed" && usage.failedRequests === 0;
}

// src/jobs/review-key.ts
import { createHash } from "node:crypto";
function makeReviewKey(pull, { chosen, given, provider, settings }) {
  let { files, applied, excluded, reviewers } = chosen, hash = createHash("sha256");
  addFiles(hash, files);
  let texts = applied.map(({ content, filePatterns }) => [content.path, content.text, filePatterns]), agents = reviewers.flatMap(
    ({ agent, files: own }) => agent === void 0 ? [] : [[agent.path, agent.body.text, agent.head, own.map(({ path }) => path)]]
  ), { model, fallbackModels, verify, verifyModel, maxTurns, maxRequests, maxCost } = settings, { delegate, maxComments, minSeverity, minConfidence, bundles } = settings, asked = [provider, model, fallbackModels, verify, verifyModel, maxTurns, maxRequests, maxCost], { message = "", history, memory } = given, limits = [maxComments, minSeverity, minConfidence], basis = [
    pull.headSha,
    texts,
    agents,
    message,
    excluded,
    asked,
    delegate,
    limits,
    bundles,
    [history?.text, memory?.text]
  ];
  return hash.update(JSON.stringify(basis)).digest("hex").slice(0, 32);
}
function addFiles(hash, files) {
  files.forEach(({ path, previousPath, hunks }) => hash.update(`${JSON.stringify([path, previousPath, hunks])}
`));
}

// src/commands/action/review/read-subject.ts
function readPullRequest({ opened, event }) {
  if (opened === void 0)
    throw usageError(
      "no-pull-request",
      `The event \`${event.name}\` has no pull request to review`,
      "Set the input `pull-request`."
    );
  return opened;
}
async function readSubject(run, opened) {
  let { instructionsFrom } = run.options;
  if (instructionsFrom === "head" && opened.isFork)
    throw usageError(
      "untrusted-instructions",
      "`instructions-from: head` is not allowed for a pull request from a fork: its author could rewrite the instructions that judge it",
      "Leave `instructions-from` at `base`."
    );
  return {
    guidance: await workflowGuidance(run, instructionsFrom === "head" ? opened.head : opened.base),
    ...makeScopeSubject(run, opened),
    ...openLookups(run, opened),
    description: { title: opened.pull.title, body: opened.pull.body }
  };
}
async function noteMovedHead(run, { pull }, result) {
  try {
    let { headSha } = await run.client.pull(pull.number), moved = {
      stage: "change",
      source: `head ${headSha.slice(0, 7)}`,
      reason: `it was pushed while ${pull.headSha.slice(0, 7)} was reviewed; the next run reviews it`
    };
    return headSha === pull.headSha ? result : { ...result, leftOut: [...result.leftOut, moved] };
  } catch (error) {
    if (error instanceof GithubError)
      return result;
    throw error;
  }
}

// src/commands/action/review/report-review.ts
async function reportReview(run, published, target, failOn) {
  let { result } = published, markdown = reviewMarkdown(result, { all: !0, target }), verdict = drawVerdict(result), failures = listFailures(verdict, { ...run.options, failOn }, result.findings), notes = explainPublication(published), [said, ...rest] = summarySentences(result);
  run.runner.log(logLine(said)), run.runner.print(drawVerdictAnnotations(verdict, failures, result.usage.failure)), published.kind !== "posted" && run.runner.print(drawFindingAnnotations(result.findings, "the job summary has all of them")), published.kind === "failed" && run.runner.print(drawRunAnnotation("error", notes.join(" "))), [...sourceSentences(result.readFrom), ...rest, ...notes].forEach((sentence) => run.runner.log(logLine(sentence)));
  let isFailed = result.conclusion === "failed" || published.kind === "failed";
  return {
    outputs: {
      ...reviewOutputs(published),
      ...isFailed ? { conclusion: "failed" } : {},
      ...await writeFiles(run, result, markdown)
    },
    jobSummary: [markdown, ...notes, ...failures.map((failure) => modelLine(failure))].join(`

`),
    exitCode: isFailed ? EXIT.failed : exitCodeFor(failures.length > 0)
  };
}
function reachesAny(findings, failOn) {
  return findings.some(({ severity }) => reaches(severity, failOn));
}
function exitCodeFor(hasProblems) {
  return hasProblems ? EXIT.problems : EXIT.done;
}
function reviewOutputs({ result, commentsPosted, reviewUrl }) {
  let { usage } = result;
  return {
    ...verdictOutputs(drawVerdict(result)),
    "comments-posted": String(commentsPosted),
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
function explainPublication({ kind, reason, hint }) {
  return reason === void 0 ? [] : [kind === "posted" ? `Note: ${reason}.` : `Not posted: ${reason}.`, ...hint === void 0 ? [] : [hint]];
}
async function writeFiles(run, result, markdown) {
  let files = {
    "findings-file": await writeRunFile(run, "findings.json", jsonText(reviewJson(result))),
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

// src/commands/action/review.ts
async function reviewInAction(run) {
  let { options, runner, client, event } = run, { comment: message } = event, opened = readPullRequest(run), { pull } = opened, failOn = reviewFailOn(options), choice = chooseModels(options, runner.environment), unaskedModel = findUnaskedModel(run, opened, choice), subject = await readSubject(run, opened), chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, message) }), provider = choice.kind === "offline" ? choice.kind : choice.main.provider, given = await readGivenFiles(options, { message }), key = makeReviewKey(pull, { chosen, given, provider, settings: options }), earlier = options.dryRun ? NO_EARLIER_RUN : await readEarlierRun(run, opened);
  if (earlier.state?.key === key)
    return reportAgain(run, earlier, earlier.state, failOn);
  let input = await openModelInput(choice, options, given, subject.readHead, modelTerms(runner)), result = await noteMovedHead(
    run,
    opened,
    await reviewChange(subject, chosen, { ...options, ...unaskedModel }, input)
  ), requestChanges = options.requestChanges && reachesAny(result.findings, failOn), target = {
    serverUrl: event.serverUrl,
    repository: pull.baseRepository,
    revision: pull.baseSha,
    headRevision: pull.headSha
  }, published = options.dryRun ? skipPublishing(result) : await publishReview(client, pull, result, earlier, { target, requestChanges, key, comment: options.comment });
  return reportReview(run, published, target, failOn);
}
function findUnaskedModel({ runner }, { isFork }, choice) {
  if (choice.kind !== "offline" || choice.unaskedModel === void 0)
    return {};
  if (isFork || runner.environment.GITHUB_ACTOR === "dependabot[bot]")
    return { unaskedModel: choice.unaskedModel };
  throw unaskedModelError(choice.unaskedModel);
}
function modelTerms(runner) {
  return {
    environment: runner.environment,
    signal: runner.signal,
    say: (sentence) => runner.log(logLine(sentence)),
    onReply: (progress) => runner.log(describeProgress(progress)),
    onEstimate: (sentence) => runner.log(logLine(`Estimate: ${sentence}.`))
  };
}
var NO_EARLIER_RUN = { summary: void 0, state: void 0, fingerprints: /* @__PURE__ */ new Set() };
async function readEarlierRun(run, opened) {
  try {
    return await findEarlierRun(run.client, opened.pull);
  } catch (error) {
    if (error instanceof GithubError && error.status === 403)
      return NO_EARLIER_RUN;
    throw error;
  }
}
export {
  reviewInAction
};

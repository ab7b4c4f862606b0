import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  makeScopeSubject,
  openLookups,
  workflowGuidance
} from "./chunk-JIRZ4UO3.js";
import {
  isRateLimited
} from "./chunk-5LRBPM3F.js";
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
} from "./chunk-R2IYVKLJ.js";
import {
  fingerprintIn,
  fingerprintsIn,
  markedFingerprints,
  readRunKey,
  readSummaryMarkers,
  runMarker,
  saysTheSame
} from "./chunk-SIKJG47N.js";
import {
  writeOutput,
  writeRunFile
} from "./chunk-YRBLANYS.js";
import {
  drawFindingAnnotations,
  drawRunAnnotation,
  reviewFailOn
} from "./chunk-NH6QOGTG.js";
import {
  chooseModels,
  describeProgress,
  readGivenFiles,
  unaskedModelError
} from "./chunk-KNGCHTJX.js";
import "./chunk-7PWEHFY7.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-EDSMSUUL.js";
import "./chunk-LUGWKA5H.js";
import "./chunk-AL7WQISL.js";
import {
  loadGrammars
} from "./chunk-TS4QWUPS.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-BPMVVKPH.js";
import "./chunk-WZRSBBR5.js";
import {
  chooseGuidance
} from "./chunk-BSNJ5HOC.js";
import "./chunk-J6QKZ7EL.js";
import "./chunk-TCUH4DJB.js";
import "./chunk-WQMN7C4X.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-BRS6KCVN.js";
import {
  drawVerdict,
  headline,
  listFailures,
  reaches,
  sourceSentences,
  summarySentences
} from "./chunk-2LX2H625.js";
import "./chunk-334M3ZAD.js";
import "./chunk-YWQCWVCQ.js";
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
import "./chunk-VBDTFWXT.js";
import "./chunk-7S5P5URL.js";
import "./chunk-HEVD5WT2.js";
import "./chunk-5KUK62A5.js";
import "./chunk-ODLPX25U.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-IMU57Z46.js";
import "./chunk-XTXGWJOK.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import {
  GithubError
} from "./chunk-AEIEVJYY.js";
import {
  modelLine
} from "./chunk-RUFP4DWO.js";
import "./chunk-5F57RBFY.js";
import "./chunk-O62SFG25.js";
import "./chunk-JE3U6P6W.js";
import "./chunk-2CWENVAD.js";
import "./chunk-VSPII3SQ.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-WF74X4VI.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-QOC3LPII.js";
import "./chunk-YOCXAJZQ.js";
import "./chunk-UL4VIABY.js";
import {
  EXIT,
  messageOf,
  runError,
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
function addFiles(hash, files) {
  files.forEach(({ path, previousPath, hunks }) => hash.update(`${JSON.stringify([path, previousPath, hunks])}
`));
}

// src/reports/review/seal.ts
import { createHmac, timingSafeEqual } from "node:crypto";
function sealState(state, seal) {
  let { seal: _old, ...facts } = state, drawn = drawSeal(facts, seal);
  return drawn === void 0 ? void 0 : { ...facts, seal: drawn.toString("hex") };
}
function isSealed({ seal: drawn, ...facts }, seal) {
  let expected = drawSeal(facts, seal), found = Buffer.from(drawn ?? "", "hex");
  return expected !== void 0 && found.length === expected.length && timingSafeEqual(found, expected);
}
function drawSeal(facts, { secret, place }) {
  if (secret === void 0 || secret === "")
    return;
  let key = createHmac("sha256", secret).update("housestyle state").digest();
  return createHmac("sha256", key).update(JSON.stringify([place, facts])).digest();
}

// src/github/publishing/earlier-run.ts
async function findEarlierRun(client, pull, seal) {
  let login = await client.login(), isOurs = (comment) => login === void 0 ? comment.isBot : comment.author === login, issueComments = (await client.issueComments(pull.number)).filter(isOurs), reviewComments = (await client.reviewComments(pull.number)).filter(isOurs), summaries = oldestFirst(issueComments.filter(({ body }) => readSummaryMarkers(body).isSummary)), [summary] = summaries, state = summary === void 0 ? void 0 : readSummaryMarkers(summary.body).state;
  return {
    summary,
    state: state !== void 0 && isSealed(state, seal) ? state : void 0,
    fingerprints: new Set(reviewComments.flatMap(({ body }) => fingerprintsIn(body))),
    doubles: {
      comments: findDoubles(reviewComments),
      summaries: summaries.slice(1).filter(({ author }) => author === summary?.author)
    }
  };
}
function findDoubles(comments) {
  let answered = new Set(comments.map(({ replyTo }) => replyTo)), seen = /* @__PURE__ */ new Set();
  return oldestFirst(comments).filter(({ id, author, body }) => {
    let fingerprint = fingerprintIn(body), key = `${author} ${fingerprint}`, isDouble = fingerprint !== void 0 && seen.has(key);
    return seen.add(key), isDouble && !answered.has(id);
  });
}
function oldestFirst(comments) {
  return comments.toSorted((a, b) => a.id - b.id);
}

// src/github/publishing/fold-doubles.ts
async function foldDoubles(client, { doubles }) {
  for (let { id } of doubles.comments)
    await deleteIfPossible(() => client.deleteReviewComment(id));
  for (let { id } of doubles.summaries)
    await deleteIfPossible(() => client.deleteIssueComment(id));
}
async function deleteIfPossible(deleteComment) {
  try {
    await deleteComment();
  } catch (error) {
    if (!(error instanceof GithubError))
      throw error;
  }
}

// src/github/publishing/new-places.ts
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

// src/github/publishing/write-failure.ts
var UnclearWriteError = class extends Error {
  constructor(what, cause) {
    super(`it is not known whether ${what} was posted: ${cause.message}`, { cause }), this.name = "UnclearWriteError";
  }
};
function explainFailure(error) {
  if (error instanceof UnclearWriteError)
    return { kind: "failed", reason: error.message, hint: "It was not sent again, so that nothing is posted twice. Run the job again: it posts what is missing." };
  let { status, message, acceptedPermissions } = githubErrorOrThrow(error);
  if (status === 403 && !isRateLimited(githubErrorOrThrow(error))) {
    let needed = acceptedPermissions ?? "pull_requests=write";
    return {
      kind: "refused",
      reason: `the token may not write to this pull request (${message})`,
      hint: `The token is read-only for a pull request from a fork. Otherwise, give the job \`permissions: pull-requests: write\` (GitHub asks for ${needed}).`
    };
  }
  return { kind: "failed", reason: message, hint: hintFor(status, message) };
}
function hintFor(status, message) {
  return /pending review/i.test(message) ? "Submit or delete the unfinished review of the same login, then run the job again." : status === 401 ? "The token may have expired while the model answered. Check `github-token`, then run the job again." : "Run the job again: it posts what is missing.";
}
function githubErrorOrThrow(error) {
  if (error instanceof GithubError)
    return error;
  throw error;
}
function isUnclear({ status }) {
  return status < 400 || status >= 500 || status === 408;
}
function isAboutPlace({ status, message }) {
  return status === 422 && /could not be resolved|must be part of|path is invalid|must precede|same hunk|diff hunk/i.test(message);
}

// src/github/publishing/write-once.ts
var LOOKS_MS = [1e3, 2e3, 4e3, 8e3];
async function writeOnce({ what, send, look }, { clock, signal }) {
  try {
    return await send();
  } catch (thrown) {
    let error = githubErrorOrThrow(thrown);
    if (!isUnclear(error))
      throw error;
    for (let wait of LOOKS_MS) {
      await clock.wait(wait, signal);
      let found = await lookOrMiss(look);
      if (found !== void 0)
        return found;
    }
    throw new UnclearWriteError(what, error);
  }
}
async function lookOrMiss(look) {
  try {
    return await look();
  } catch (error) {
    if (error instanceof GithubError)
      return;
    throw error;
  }
}

// src/github/publishing/publish-findings.ts
function findNew(findings, { fingerprints }) {
  return findings.flatMap((finding) => keepNewPlaces(finding, fingerprints)).filter(({ placement }) => placement.kind !== "summary");
}
async function publishFindings(terms, findings, earlier) {
  let fresh = findNew(findings, earlier), posting = { commentsPosted: 0, reviewUrl: void 0, unplaced: /* @__PURE__ */ new Map() }, result = () => ({
    commentsPosted: posting.commentsPosted,
    reviewUrl: posting.reviewUrl,
    findings: moveToSummary(findings, posting.unplaced)
  });
  try {
    return await postInline(
      terms,
      fresh.filter(({ placement }) => placement.kind === "inline"),
      posting
    ), await postAlone(
      terms,
      fresh.filter(({ placement }) => placement.kind === "file"),
      posting
    ), result();
  } catch (error) {
    return { ...result(), failure: explainFailure(error) };
  }
}
async function postInline(terms, fresh, posting) {
  if (fresh.length === 0)
    return;
  let missing = fresh, look = async () => {
    let posted = await terms.readFingerprints();
    return missing = fresh.filter(({ fingerprint }) => !posted.has(fingerprint)), missing.length === 0 ? { url: void 0 } : void 0;
  };
  try {
    let send = () => postReview(terms, fresh), { url } = await writeOnce({ what: "the review", send, look }, terms);
    posting.reviewUrl = url, posting.commentsPosted += fresh.length;
  } catch (error) {
    if (!(error instanceof UnclearWriteError && missing.length < fresh.length) && !isAboutPlace(githubErrorOrThrow(error)))
      throw error;
    posting.commentsPosted += fresh.length - missing.length, await postAlone(terms, missing, posting);
  }
}
async function postReview({ client, pull, text, requestChanges }, fresh) {
  let comments = fresh.map((finding) => makeComment(finding, text)), review = { headSha: pull.headSha, body: text.review(fresh.length), comments };
  if (requestChanges)
    try {
      return await client.createReview(pull.number, { ...review, event: "REQUEST_CHANGES" });
    } catch (error) {
      if (!/can not request changes/i.test(githubErrorOrThrow(error).message))
        throw error;
    }
  return client.createReview(pull.number, { ...review, event: "COMMENT" });
}
async function postAlone(terms, fresh, posting) {
  for (let finding of fresh) {
    let isOnFile = finding.placement.kind === "file", { fingerprint, path } = finding;
    try {
      await writeOnce(
        {
          what: `the comment on ${path}`,
          send: async () => (await postComment(terms, finding), !0),
          look: async () => (await terms.readFingerprints()).has(fingerprint) ? !0 : void 0
        },
        terms
      ), posting.commentsPosted += 1;
    } catch (thrown) {
      let error = githubErrorOrThrow(thrown);
      if (isOnFile ? error.status !== 422 || isRateLimited(error) : !isAboutPlace(error))
        throw error;
      posting.unplaced.set(fingerprint, `GitHub does not accept a comment on this ${isOnFile ? "file" : "line"}`);
    }
  }
}
function postComment({ client, pull, text }, finding) {
  let { number, headSha } = pull;
  return finding.placement.kind === "file" ? client.createFileComment(number, headSha, { path: finding.path, body: text.comment(finding) }) : client.createReviewComment(number, headSha, makeComment(finding, text));
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
function moveToSummary(findings, reasons) {
  return findings.map((finding) => {
    let reason = reasons.get(finding.fingerprint);
    return reason === void 0 ? finding : { ...finding, placement: { kind: "summary", reason } };
  });
}

// src/github/publishing/publish-summary.ts
function isSummaryNew(body, { summary }, { pull, currentHead }) {
  return summary === void 0 ? !0 : !(pull.headSha !== currentHead && readRunKey(summary.body)?.headSha === currentHead) && !saysTheSame(summary.body, body);
}
async function publishSummary(terms, body, earlier) {
  let { client, pull, readStanding } = terms;
  if (!isSummaryNew(body, earlier, terms))
    return;
  let { summary } = earlier;
  if (summary !== void 0) {
    await updateSummary(terms, summary.id, body);
    return;
  }
  await writeOnce(
    {
      what: "the summary comment",
      send: () => client.createIssueComment(pull.number, body),
      look: async () => {
        let found = await readStanding();
        return [found.summary, ...found.doubles.summaries].filter((one) => one !== void 0).find((one) => saysTheSame(one.body, body));
      }
    },
    terms
  );
}
async function updateSummary({ client, readStanding, clock, signal }, id, body) {
  await writeOnce(
    {
      what: "the summary comment",
      send: async () => (await client.updateIssueComment(id, body), !0),
      look: async () => {
        let { summary } = await readStanding();
        return summary !== void 0 && saysTheSame(summary.body, body) ? !0 : void 0;
      }
    },
    { clock, signal }
  );
}
async function convergeWithOthers(terms, body) {
  try {
    let standing = await terms.readStanding();
    await foldDoubles(terms.client, standing), body !== void 0 && standing.summary !== void 0 && isSummaryNew(body, standing, terms) && await terms.client.updateIssueComment(standing.summary.id, body);
  } catch (error) {
    githubErrorOrThrow(error);
  }
}

// src/reports/review/comment-text.ts
function drawCommentText(target, run) {
  let marker = run === void 0 ? "" : `

${runMarker(run)}`;
  return {
    review: (comments) => `Housestyle left ${count(comments, "comment")} on this change. The summary comment has the rest.${marker}`,
    comment: (finding) => inlineComment(finding, target)
  };
}

// src/jobs/publish-review.ts
async function publishReview(client, pull, result, earlier, settings) {
  let progress = { findings: { commentsPosted: 0, reviewUrl: void 0, findings: result.findings } }, failure = await publish({ client, pull, result, settings, progress }, earlier).catch(explainAny), { commentsPosted, reviewUrl, findings } = progress.findings, published = { result: { ...result, findings }, commentsPosted, reviewUrl };
  return failure === void 0 ? { kind: "posted", ...published } : { ...failure, ...published };
}
async function publish(publishing, earlier) {
  let { client, pull, result, settings, progress } = publishing, { clock, signal, currentHead, requestChanges, seal } = settings, readStanding = () => findEarlierRun(client, pull, seal), terms = { client, pull, currentHead, clock, signal, readStanding };
  if (!isAnythingNew(publishing, terms, earlier))
    return;
  let standing = await readStanding(), text = drawCommentText(settings.target, settings.run), readFingerprints = async () => (await readStanding()).fingerprints;
  if (progress.findings = await publishFindings(
    { client, pull, text, requestChanges, clock, signal, readFingerprints },
    result.findings,
    standing
  ), progress.findings.failure !== void 0)
    return progress.findings.failure;
  let placed = { ...result, findings: progress.findings.findings }, body = isCommentDue(placed, standing, settings.comment) ? drawSummary(placed, settings) : void 0;
  body !== void 0 && await publishSummary(terms, body, standing), await convergeWithOthers(terms, body);
}
function isAnythingNew({ result, settings }, terms, earlier) {
  let isDue = isCommentDue(result, earlier, settings.comment);
  return findNew(result.findings, earlier).length > 0 || isDue && isSummaryNew(drawSummary(result, settings), earlier, terms);
}
function drawSummary(result, { target, key, seal, run }) {
  let state = isFinished(result) ? sealState({ key, ...drawVerdict(result) }, seal) : void 0;
  return summaryComment(result, target, state, run);
}
function explainAny(error) {
  return error instanceof GithubError || error instanceof UnclearWriteError ? explainFailure(error) : {
    kind: "failed",
    reason: `internal error: ${messageOf(error)}`,
    hint: "This is a bug in Housestyle. Please report it."
  };
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

// src/commands/action/review/post-review.ts
async function readEarlierRun(run, { pull }, seal) {
  if (run.options.dryRun)
    return NO_EARLIER_RUN;
  try {
    let earlier = await findEarlierRun(run.client, pull, seal);
    return await foldDoubles(run.client, earlier), earlier;
  } catch (error) {
    if (!(error instanceof GithubError))
      throw error;
    if (error.status === 403 && !isRateLimited(error))
      return NO_EARLIER_RUN;
    throw runError(
      "comments-unreadable",
      `The comments on pull request ${pull.number} could not be read: ${error.message}`,
      error.status === 401 ? "Check `github-token`." : "Run the job again.",
      error
    );
  }
}
var NO_EARLIER_RUN = {
  summary: void 0,
  state: void 0,
  fingerprints: /* @__PURE__ */ new Set(),
  doubles: { comments: [], summaries: [] }
};
function chooseSeal({ options }, { pull }, choice) {
  let key = choice.kind === "models" && "apiKey" in choice.main ? choice.main.apiKey : void 0, token = options.githubToken?.startsWith("ghs_") === !0 ? void 0 : options.githubToken;
  return { secret: key ?? token, place: `${pull.baseRepository}#${pull.number}` };
}
function postReview2({ client, options, runner, event }, { pull }, result, { earlier, ...terms }) {
  if (options.dryRun)
    return Promise.resolve(skipPublishing(result));
  let attempt = /^\d+$/.exec(runner.environment.GITHUB_RUN_ATTEMPT ?? "")?.[0] ?? "1", { clock, signal } = runner;
  return publishReview(client, pull, result, earlier, {
    ...terms,
    comment: options.comment,
    run: { headSha: pull.headSha, run: `${event.runId ?? "local"}.${attempt}` },
    clock,
    signal
  });
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
    return {
      result: headSha === pull.headSha ? result : { ...result, leftOut: [...result.leftOut, moved] },
      currentHead: headSha
    };
  } catch (error) {
    if (error instanceof GithubError)
      return { result, currentHead: pull.headSha };
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
  let { options, runner, event } = run, { comment: message } = event, opened = readPullRequest(run), { pull } = opened, failOn = reviewFailOn(options), choice = chooseModels(options, runner.environment), unaskedModel = findUnaskedModel(run, opened, choice), subject = await readSubject(run, opened), chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, message) }), provider = choice.kind === "offline" ? choice.kind : choice.main.provider, given = await readGivenFiles(options, { message }), key = makeReviewKey(pull, { chosen, given, provider, settings: options }), seal = chooseSeal(run, opened, choice), earlier = await readEarlierRun(run, opened, seal);
  if (earlier.state?.key === key)
    return reportAgain(run, earlier, earlier.state, failOn);
  let input = await openModelInput(
    choice,
    options,
    given,
    { files: chosen.files, readHead: subject.readHead },
    modelTerms(runner)
  ), { result, currentHead } = await noteMovedHead(
    run,
    opened,
    await reviewChange(subject, chosen, { ...options, ...unaskedModel, grammars: loadGrammars() }, input)
  ), requestChanges = options.requestChanges && reachesAny(result.findings, failOn), target = {
    serverUrl: event.serverUrl,
    repository: pull.baseRepository,
    revision: pull.baseSha,
    headRevision: pull.headSha
  }, published = await postReview2(run, opened, result, { earlier, seal, key, target, requestChanges, currentHead });
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
export {
  reviewInAction
};

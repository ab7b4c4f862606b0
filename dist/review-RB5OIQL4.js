import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  lookedUpOf,
  scopeSubjectOf,
  workflowGuidance
} from "./chunk-32IQY5JU.js";
import "./chunk-KD4EWVAW.js";
import {
  inlineComment,
  reaches,
  reviewChange,
  reviewJson,
  reviewMarkdown,
  reviewSarif,
  summaryComment
} from "./chunk-PF3BXYGG.js";
import "./chunk-OVOX2HMU.js";
import {
  fingerprintIn,
  readSummaryMarkers
} from "./chunk-WSR5DVPP.js";
import {
  writeOutput,
  writeRunFile
} from "./chunk-UKKFFO6W.js";
import {
  drawAnnotations,
  findingAnnotations,
  reviewFailOn
} from "./chunk-STMFQ35X.js";
import {
  chooseModels,
  openModels,
  readGiven,
  readGivenReports
} from "./chunk-QYGQ7462.js";
import "./chunk-LTPZBR2V.js";
import "./chunk-IMVKR2CB.js";
import "./chunk-JG3QPCF2.js";
import "./chunk-3YASMXKC.js";
import "./chunk-WLTIR5N4.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-RT2FIMTI.js";
import "./chunk-NLSE57MF.js";
import "./chunk-WZRSBBR5.js";
import {
  sourceSentences,
  summarySentences
} from "./chunk-YYZOMUXH.js";
import "./chunk-YQAWLCGK.js";
import {
  coverageOutputs,
  coverageShortfall
} from "./chunk-FETMKX2O.js";
import {
  prepareReview
} from "./chunk-NQQ4WOKD.js";
import "./chunk-7AGNTXBH.js";
import "./chunk-TTMUB234.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-R4GEFAS5.js";
import "./chunk-2DZSEIOC.js";
import "./chunk-N4LXROWB.js";
import "./chunk-JXGP4WC3.js";
import {
  jsonText
} from "./chunk-EFEOURWV.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import "./chunk-SHDYPKWY.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-ROCGT6PD.js";
import "./chunk-B34HTFC5.js";
import "./chunk-23IGEWRR.js";
import "./chunk-OS3PKWBB.js";
import "./chunk-3VHFXPHF.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-IMU57Z46.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import {
  GithubError
} from "./chunk-DW65OOV5.js";
import "./chunk-HUXY5LSH.js";
import "./chunk-SA4ICMBO.js";
import {
  logLine
} from "./chunk-C4UOYGBW.js";
import "./chunk-BMTQOOR3.js";
import "./chunk-2CWENVAD.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-7VEUPHGW.js";
import "./chunk-MSMHT262.js";
import "./chunk-QOC3LPII.js";
import {
  SEVERITIES
} from "./chunk-FUCRDYO7.js";
import "./chunk-6FXRKC2Q.js";
import "./chunk-HEVD5WT2.js";
import {
  EXIT,
  usageError
} from "./chunk-XOO4TEA6.js";
import "./chunk-MO5HKKUR.js";
import "./chunk-ARQSYT65.js";
import "./chunk-P77ASF6X.js";
import "./chunk-76LYEDA7.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";

// src/github/publish.ts
async function findEarlierRun(client, pull) {
  let login = await client.login(), isOurs = (comment) => login === void 0 ? comment.isBot : comment.author === login, issueComments = (await client.issueComments(pull.number)).filter(isOurs), reviewComments = (await client.reviewComments(pull.number)).filter(isOurs), summary = issueComments.find((comment) => readSummaryMarkers(comment.body).isSummary);
  return {
    summary,
    state: summary === void 0 ? void 0 : readSummaryMarkers(summary.body).state,
    fingerprints: new Set(reviewComments.flatMap((comment) => fingerprintIn(comment.body) ?? []))
  };
}
async function publishFindings(client, pull, findings, earlier, settings) {
  let fresh = findings.filter((finding) => !earlier.fingerprints.has(finding.fingerprint)), inline = fresh.filter((finding) => finding.placement.kind === "inline"), posted = await publishInline(client, pull, { findings, fresh: inline, settings }), onFiles = fresh.filter((finding) => finding.placement.kind === "file");
  return posted.kind === "posted" ? publishOnFiles(client, pull, onFiles, posted, settings) : posted;
}
async function publishInline(client, pull, { findings, fresh, settings }) {
  if (fresh.length === 0)
    return { kind: "posted", commentsPosted: 0, reviewUrl: void 0, findings };
  try {
    let url = await postReview(client, pull, fresh, settings);
    return { kind: "posted", commentsPosted: fresh.length, reviewUrl: url, findings };
  } catch (error) {
    if (!(error instanceof GithubError))
      throw error;
    return recover(client, pull, { findings, fresh, error, settings });
  }
}
async function publishOnFiles(client, pull, onFiles, posted, { target }) {
  let unplaced = /* @__PURE__ */ new Map(), { commentsPosted } = posted;
  for (let finding of onFiles)
    try {
      let comment = { path: finding.path, body: inlineComment(finding, target) };
      await client.createFileComment(pull.number, pull.headSha, comment), commentsPosted += 1;
    } catch (error) {
      if (!(error instanceof GithubError))
        throw error;
      if (error.status === 422)
        unplaced.set(finding.fingerprint, "GitHub does not take a comment on this file");
      else if (await isThere(client, pull, finding, error))
        commentsPosted += 1;
      else
        return mayNotWrite(error) ? refused(error) : { kind: "failed", reason: error.message, commentsPosted };
    }
  return { ...posted, commentsPosted, findings: movedToSummary(posted.findings, unplaced) };
}
async function isThere(client, pull, finding, error) {
  return !isRefusal(error) && (await findEarlierRun(client, pull)).fingerprints.has(finding.fingerprint);
}
async function publishSummary(client, pull, body, earlier) {
  try {
    try {
      await writeSummary(client, pull, body, earlier);
    } catch (error) {
      if (!(error instanceof GithubError) || isRefusal(error))
        throw error;
      await writeSummary(client, pull, body, await findEarlierRun(client, pull));
    }
    return { kind: "posted", commentsPosted: 0, reviewUrl: void 0, findings: [] };
  } catch (error) {
    if (!(error instanceof GithubError))
      throw error;
    return mayNotWrite(error) ? refused(error) : { kind: "failed", reason: error.message, commentsPosted: 0 };
  }
}
async function writeSummary(client, pull, body, { summary }) {
  summary === void 0 ? await client.createIssueComment(pull.number, body) : summary.body.trim() !== body.trim() && await client.updateIssueComment(summary.id, body);
}
function isRefusal(error) {
  return error.status >= 400 && error.status < 500;
}
async function postReview(client, pull, fresh, settings) {
  let review = {
    headSha: pull.headSha,
    body: `Housestyle left ${count(fresh.length, "comment")} on this change. The summary comment has the rest.`,
    comments: fresh.map((finding) => newComment(finding, settings.target))
  };
  if (settings.requestChanges)
    try {
      return (await client.createReview(pull.number, { ...review, event: "REQUEST_CHANGES" })).url;
    } catch (error) {
      if (!(error instanceof GithubError) || !/can not request changes/i.test(error.message))
        throw error;
    }
  return (await client.createReview(pull.number, { ...review, event: "COMMENT" })).url;
}
function newComment(finding, target) {
  return {
    path: finding.path,
    body: inlineComment(finding, target),
    side: finding.side,
    line: finding.line ?? 1,
    ...finding.startLine === void 0 ? {} : { startLine: finding.startLine }
  };
}
async function recover(client, pull, failed) {
  let { error, fresh } = failed;
  if (mayNotWrite(error))
    return refused(error);
  if (error.status === 422 && !isAboutPlace(error))
    return { kind: "failed", reason: error.message, commentsPosted: 0, ...hintFor(error) };
  let written = error.status === 422 ? /* @__PURE__ */ new Set() : (await findEarlierRun(client, pull)).fingerprints, missing = fresh.filter((finding) => !written.has(finding.fingerprint));
  return postOneByOne(client, pull, failed, missing);
}
function mayNotWrite(error) {
  return [401, 403, 404].includes(error.status) && !/rate limit/i.test(error.message);
}
function hintFor(error) {
  return /pending review/i.test(error.message) ? { hint: "Submit or delete the unfinished review of the same login, then run the job again." } : {};
}
function isAboutPlace(error) {
  return /could not be resolved|must be part of|path is invalid|must precede|same hunk|diff hunk/i.test(error.message);
}
async function postOneByOne(client, pull, failed, missing) {
  let unplaced = /* @__PURE__ */ new Map(), posted = failed.fresh.length - missing.length;
  for (let finding of missing)
    try {
      await client.createReviewComment(pull.number, pull.headSha, newComment(finding, failed.settings.target)), posted += 1;
    } catch (error) {
      if (!(error instanceof GithubError))
        throw error;
      if (error.status !== 422 || !isAboutPlace(error))
        return { kind: "failed", reason: error.message, commentsPosted: posted };
      unplaced.set(finding.fingerprint, "GitHub does not take a comment on this line");
    }
  let findings = movedToSummary(failed.findings, unplaced);
  return { kind: "posted", commentsPosted: posted, reviewUrl: void 0, findings };
}
function movedToSummary(findings, reasons) {
  return findings.map((finding) => {
    let reason = reasons.get(finding.fingerprint);
    return reason === void 0 ? finding : { ...finding, placement: { kind: "summary", reason } };
  });
}
function refused(error) {
  let needed = error.acceptedPermissions ?? "pull_requests=write";
  return {
    kind: "refused",
    reason: `the token may not write to this pull request (${error.message})`,
    hint: `A pull request from a fork has a read-only token; otherwise give the job \`permissions: pull-requests: write\` (GitHub names ${needed}).`
  };
}

// src/jobs/publish-review.ts
import { createHash } from "node:crypto";
async function publishReview(client, pull, result, earlier, settings) {
  let comments = await publishFindings(client, pull, result.findings, earlier, settings);
  if (comments.kind !== "posted")
    return {
      ...comments,
      result,
      reviewUrl: void 0,
      commentsPosted: comments.kind === "failed" ? comments.commentsPosted : 0
    };
  let placed = { ...result, findings: comments.findings };
  if (result.conclusion === "skipped" && earlier.summary === void 0)
    return { kind: "posted", result: placed, commentsPosted: 0, reviewUrl: void 0 };
  let state = result.conclusion === "failed" || result.usage.failedRequests > 0 ? void 0 : stateOf(placed, settings.key), summary = await publishSummary(client, pull, summaryComment(placed, settings.target, state), earlier), { commentsPosted, reviewUrl } = comments;
  return summary.kind === "posted" ? { kind: "posted", result: placed, commentsPosted, reviewUrl } : { ...summary, result: placed, commentsPosted, reviewUrl };
}
function reviewKey(pull, { files, guidelines, excluded, reviewers, message = "", provider, settings }) {
  let hash = createHash("sha256");
  files.forEach(({ path, previousPath, hunks }) => hash.update(`${JSON.stringify([path, previousPath, hunks])}
`));
  let texts = guidelines.map((guideline) => [guideline.content.path, guideline.content.text, guideline.filePatterns]), agents = reviewers.flatMap(
    ({ agent, files: files2 }) => agent === void 0 ? [] : [[agent.path, agent.body.text, agent.head, files2.map(({ path }) => path)]]
  ), { model, fallbackModels, verify, verifyModel, maxTurns, maxRequests, maxCost } = settings, { delegate, maxComments, minSeverity, bundles } = settings, asked = [provider, model, fallbackModels, verify, verifyModel, maxTurns, maxRequests, maxCost], basis = [pull.headSha, texts, agents, message, excluded, asked, delegate, maxComments, minSeverity, bundles];
  return hash.update(JSON.stringify(basis)).digest("hex").slice(0, 32);
}
function stateOf(result, key) {
  let countOf = (severity) => result.findings.filter((finding) => finding.severity === severity).length;
  return {
    key,
    conclusion: result.conclusion,
    findings: result.findings.length,
    low: countOf("low"),
    medium: countOf("medium"),
    high: countOf("high"),
    coverage: result.coverage
  };
}

// src/commands/action/review.ts
async function reviewInAction(run) {
  let { options, runner } = run, opened = pullRequestOf(run), failOn = reviewFailOn(options), choice = chooseModels(options, runner.environment), subject = await subjectOf(run, opened), { delegate, maxAgents } = options, message = run.event.comment, routing = choice.kind === "offline" ? {} : { routing: { delegate, maxAgents, message } }, prepared = await prepareReview(subject, { ...options, ...routing }), target = {
    serverUrl: run.event.serverUrl,
    repository: opened.pull.baseRepository,
    revision: opened.pull.baseSha
  }, { files, applied: guidelines, excluded } = prepared, { reviewers } = prepared.chosen, provider = choice.kind === "offline" ? choice.kind : choice.main.provider, basis = { files, guidelines, excluded, reviewers, message, provider, settings: options }, key = reviewKey(opened.pull, basis), earlier = options.dryRun ? NO_EARLIER_RUN : await readEarlierRun(run, opened);
  if (earlier.state?.key === key)
    return outcomeOfEarlier(run, earlier, earlier.state, failOn);
  let asked = choice.kind === "offline" ? void 0 : await openAsked(run, choice, message), result = await withMovedHead(run, opened, await reviewChange(subject, prepared, options, asked)), requestChanges = options.requestChanges && result.findings.some((finding) => reaches(finding.severity, failOn)), published = options.dryRun ? notPosted(result) : await publishReview(run.client, opened.pull, result, earlier, { target, requestChanges, key });
  return outcomeOf(run, published, target, failOn);
}
async function openAsked({ options, runner }, choice, message) {
  let models = await openModels(choice, options, {
    environment: runner.environment,
    signal: runner.signal,
    say: (sentence) => runner.log(logLine(sentence)),
    onReply: (done, all) => runner.log(`${done} of ${count(all, "request")} answered`),
    onEstimate: (sentence) => runner.log(logLine(`Expected: ${sentence}.`))
  }), { parts } = readGiven({ message, attach: [], history: void 0, memory: void 0 }, "review");
  return { models, reports: await readGivenReports(options), message, parts };
}
async function withMovedHead(run, { pull }, result) {
  try {
    let { headSha } = await run.client.pull(pull.number), moved = {
      stage: "change",
      source: `head ${headSha.slice(0, 7)}`,
      reason: `it was pushed while ${pull.headSha.slice(0, 7)} was reviewed; the next run reads it`
    };
    return headSha === pull.headSha ? result : { ...result, leftOut: [...result.leftOut, moved] };
  } catch (error) {
    if (error instanceof GithubError)
      return result;
    throw error;
  }
}
function pullRequestOf(run) {
  if (run.opened === void 0)
    throw usageError(
      "no-pull-request",
      `The event \`${run.event.name}\` names no pull request to review`,
      "Give `pull-request`."
    );
  return run.opened;
}
async function subjectOf(run, opened) {
  if (run.options.instructionsFrom === "head" && opened.isFork)
    throw usageError(
      "untrusted-instructions",
      "`instructions-from: head` is refused for a pull request from a fork: its author could rewrite the instructions that judge it",
      "Leave `instructions-from` at `base`."
    );
  return {
    guidance: await workflowGuidance(run, run.options.instructionsFrom === "head" ? opened.head : opened.base),
    ...scopeSubjectOf(run, opened),
    ...lookedUpOf(run, opened),
    description: { title: opened.pull.title, body: opened.pull.body }
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
function notPosted(result) {
  return {
    kind: "posted",
    result,
    commentsPosted: 0,
    reviewUrl: void 0,
    reason: "`dry-run` is on: nothing was posted"
  };
}
async function outcomeOf(run, published, target, failOn) {
  let { result } = published, markdown = reviewMarkdown(result, { all: !0, target }), shortfall = coverageShortfall(result.coverage, run.options.minCoverage), note = [...noteOf(published), ...shortfall === void 0 ? [] : [shortfall]];
  published.kind !== "posted" && run.runner.print(annotationsOf(result.findings)), [...sourceSentences(result.readFrom), ...summarySentences(result)].forEach(
    (sentence) => run.runner.log(logLine(sentence))
  ), note.forEach((line) => run.runner.log(logLine(line)));
  let isFailed = result.conclusion === "failed" || published.kind === "failed", reached = result.findings.some((finding) => reaches(finding.severity, failOn));
  return {
    outputs: {
      findings: String(result.findings.length),
      "comments-posted": String(published.commentsPosted),
      "review-url": published.reviewUrl ?? "",
      "input-tokens": String(result.usage.inputTokens),
      "output-tokens": String(result.usage.outputTokens),
      requests: String(result.usage.requests),
      cost: result.usage.cost === void 0 ? "" : String(result.usage.cost),
      usage: JSON.stringify(result.usage.rows),
      ...coverageOutputs(result.coverage),
      conclusion: isFailed ? "failed" : result.conclusion,
      ...await writeFiles(run, result, markdown)
    },
    jobSummary: [markdown, ...note].join(`

`),
    exitCode: exitCodeOf(isFailed, reached || shortfall !== void 0)
  };
}
function exitCodeOf(isFailed, hasProblems) {
  return isFailed ? EXIT.failed : hasProblems ? EXIT.problems : EXIT.done;
}
function noteOf(published) {
  if (published.reason === void 0)
    return [];
  let sentence = published.kind === "posted" ? `Note: ${published.reason}.` : `Not posted: ${published.reason}.`;
  return published.hint === void 0 ? [sentence] : [sentence, published.hint];
}
function annotationsOf(findings) {
  let { lines, rest } = drawAnnotations(findingAnnotations(findings)), note = rest.length === 0 ? [] : [`${count(rest.length, "further finding")} found no room among the annotations; the job summary has all.`];
  return [...lines, ...note].map((line) => `${line}
`).join("");
}
async function writeFiles(run, result, markdown) {
  let files = {
    "findings-file": await writeRunFile(run, "findings.json", jsonText(reviewJson(result))),
    "summary-file": await writeRunFile(run, "summary.md", `${markdown}
`)
  }, { sarifFile } = run.options;
  return sarifFile === void 0 ? files : (await writeOutput(sarifFile, jsonText(reviewSarif(result, VERSION)), "sarif-file"), { ...files, "sarif-file": sarifFile });
}
function outcomeOfEarlier(run, earlier, state, failOn) {
  let sentence = "This commit was reviewed before, with the same guidelines; nothing was posted again.";
  run.runner.log(sentence);
  let reached = SEVERITIES.some((severity) => reaches(severity, failOn) && state[severity] > 0), shortfall = coverageShortfall(state.coverage, run.options.minCoverage);
  return shortfall !== void 0 && run.runner.log(shortfall), {
    outputs: {
      findings: String(state.findings),
      "comments-posted": "0",
      "review-url": "",
      "input-tokens": "0",
      "output-tokens": "0",
      requests: "0",
      cost: "",
      usage: "[]",
      ...coverageOutputs(state.coverage),
      conclusion: state.conclusion
    },
    jobSummary: `${sentence}

${earlier.summary?.body ?? ""}`,
    exitCode: exitCodeOf(!1, reached || shortfall !== void 0)
  };
}
export {
  reviewInAction
};

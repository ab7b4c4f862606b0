import {
  endIdle as endIdle,
  cutOutcome as cutOutcome,
  guardRunner as guardRunner,
  startRun as startRun,
  withOpenedRun as withOpenedRun
} from "./joined-bd938c68.js";
import "./joined-2a42ba82.js";
import "./joined-c0f10e06.js";
import "./joined-ec575719.js";
import "./joined-1c6c8fb1.js";
import "./joined-b7fd8cd1.js";
import "./joined-ed214829.js";
import "./joined-2a895a02.js";
import "./joined-ccd90ce9.js";
import "./joined-5ac99ec6.js";
import "./joined-95c92cf5.js";
import "./joined-a845ed26.js";
import "./joined-a708f48f.js";
import "./joined-dde26feb.js";
import "./joined-cc1d52fd.js";
import {
  wordSet as wordSet
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-ODGQ6ULG.js";
import "./chunk-IUIVMS6C.js";
import "./chunk-W24XEJI4.js";
import "./chunk-R52LDVRG.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-3HHHX4OE.js";
import "./chunk-3JZRNNWK.js";
import {
  usageError
} from "./chunk-7GTNOTFN.js";
import "./chunk-RGP6QW34.js";

// src/commands/action/find-idle-reason.ts
function findIdleReason(event, mode, options) {
  if (mode === "validate")
    return findNothingToValidate(event);
  if (mode === "describe" && event.comment !== void 0)
    return "A comment changes nothing that the description is written from.";
  let isNamed = options.pullRequest !== void 0 && options.pullRequest !== event.pullRequest;
  return mode === "dump" || isNamed && event.comment === void 0 ? void 0 : findNothingToReview(event, options);
}
function findNothingToValidate({ name, action, deletesRef }) {
  return name === "push" && deletesRef ? "The push deleted its branch or tag." : name === "merge_group" && action === "destroyed" ? "The merge group was removed from the queue." : void 0;
}
function findNothingToReview(event, options) {
  switch (event.name) {
    case "pull_request":
    case "pull_request_target":
      return findIdlePull(event, options);
    case "issue_comment":
    case "pull_request_review":
    case "pull_request_review_comment":
      return findIdleComment(event);
    case "pull_request_review_thread":
      return "Threads that are resolved or opened again are read when the next run reviews.";
    case "check_run":
    case "check_suite":
      return findIdleCheck(event);
    case "workflow_run":
      return findIdleRun(event);
    default:
      return;
  }
}
var IDLE_PULL_ACTIONS = wordSet(`
  auto_merge_disabled closed converted_to_draft demilestoned dequeued locked milestoned review_request_removed
  unassigned unlabeled unlocked
`);
function findIdlePull({ action = "", pullRequest, payloadPull }, options) {
  if (IDLE_PULL_ACTIONS.has(action))
    return `The action \`${action}\` of a pull request starts no review.`;
  if (pullRequest === void 0 || payloadPull === void 0)
    return;
  let { changedLabel } = payloadPull, { reviewLabel } = options, isOtherLabel = reviewLabel !== void 0 && changedLabel !== void 0 && !isSame(changedLabel, reviewLabel);
  return action === "labeled" && isOtherLabel ? `The added label is not \`${reviewLabel}\` (\`review-label\`).` : findUnmetCondition({ number: pullRequest, ...payloadPull }, options);
}
function findUnmetCondition({ number, isOpen, isDraft, labels }, { reviewDrafts, reviewLabel }) {
  return isOpen ? isDraft && !reviewDrafts ? `Pull request ${number} is a draft (\`review-drafts: false\`). It is reviewed when it is ready for review.` : reviewLabel === void 0 || labels.some((label) => isSame(label, reviewLabel)) ? void 0 : `Pull request ${number} does not have the label \`${reviewLabel}\` (\`review-label\`).` : `Pull request ${number} is closed.`;
}
function isSame(label, other) {
  return label.toLowerCase() === other.toLowerCase();
}
function findIdleComment({ comment, pullRequest, name }) {
  return pullRequest === void 0 ? name === "issue_comment" ? "The comment is on an issue, not on a pull request." : void 0 : comment === void 0 ? "The event has no comment." : findIdleAuthor(comment);
}
var OUR_MARKER = /^<!-- housestyle:/m;
function findIdleAuthor({ action, kind, body, isByBot }) {
  return action !== (kind === "review" ? "submitted" : "created") ? `A comment that was ${/^\w+$/.test(action) ? action : "changed"} starts nothing. Write a new one.` : isByBot || OUR_MARKER.test(body) ? "The comment is by a bot." : body.trim() === "" ? "The review has no text." : void 0;
}
function findIdleCheck({ name, action = "", finished, pullRequest }) {
  return action !== "rerequested" ? `Only the action \`rerequested\` of \`${name}\` starts a review.` : pullRequest === void 0 ? explainNoPull("check", finished) : void 0;
}
var PULL_EVENTS = /* @__PURE__ */ new Set(["pull_request", "pull_request_target"]);
function findIdleRun({ action = "", finished, pullRequest }) {
  if (action !== "completed")
    return "Only the action `completed` of `workflow_run` starts a review.";
  if (pullRequest === void 0)
    return finished === void 0 || !PULL_EVENTS.has(finished.startedBy ?? "") ? explainNoPull("workflow run", finished) : finished.conclusion === "success" ? void 0 : `The workflow run ended with \`${finished.conclusion ?? "no result"}\`, so it has no change to review.`;
}
function explainNoPull(what, finished) {
  let commit = finished === void 0 ? "" : ` of ${finished.headSha.slice(0, 7)}`;
  return `GitHub names no pull request for the ${what}${commit}: there is none, or it comes from a fork. To review one, set \`pull-request\`.`;
}

// src/commands/action/choose-work.ts
function chooseWork(event, options) {
  let mode = options.mode === "auto" ? chooseMode(event, options) : options.mode;
  if (mode === void 0)
    return { kind: "wrong", error: unknownEventError(event) };
  let reason = findIdleReason(event, mode, options);
  return reason !== void 0 ? { kind: "nothing", reason } : mode !== "review" ? { kind: mode } : event.comment !== void 0 ? { kind: "comment" } : { kind: options.pullRequest === void 0 && event.pullRequest === void 0 && event.name === "workflow_run" ? "second-stage" : "review" };
}
var REVIEW_EVENTS = wordSet(`
  check_run check_suite issue_comment pull_request pull_request_review pull_request_review_comment
  pull_request_review_thread pull_request_target workflow_run
`), VALIDATE_EVENTS = /* @__PURE__ */ new Set(["push", "merge_group", "schedule"]);
function chooseMode({ name }, { pullRequest }) {
  return VALIDATE_EVENTS.has(name) ? "validate" : name === "workflow_dispatch" ? "dump" : REVIEW_EVENTS.has(name) || pullRequest !== void 0 ? "review" : void 0;
}
function unknownEventError({ name }) {
  return usageError(
    "no-mode",
    `The event \`${name}\` has no pull request, so there is nothing to do`,
    `Remove \`${name}\` from \`on:\`, or set \`mode: validate\` or \`pull-request\`.`
  );
}

// src/commands/action/action.ts
async function runAction(given) {
  let runner = guardRunner(given);
  return cutOutcome(runner, await doEvent(runner));
}
async function doEvent(runner) {
  let start = startRun(runner);
  if (start.options.allFiles) {
    let { auditInAction, refusePullRequests } = await import("./audit-UZFMERSU.js");
    return refusePullRequests(start.event), withOpenedRun(start, void 0, auditInAction);
  }
  let work = chooseWork(start.event, start.options);
  switch (work.kind) {
    case "nothing":
      return endIdle(runner, work.reason);
    case "comment":
      return doComment(start);
    case "second-stage":
      return reviewStagedPull(start);
    case "review":
    case "validate":
    case "dump":
    case "describe":
    case "plan":
    case "publish":
    case "wrong":
      return withOpenedRun(start, findNumber(start), doWork);
  }
}
async function reviewStagedPull(start) {
  let { runner, event } = start, { findStagedPull } = await import("./find-staged-pull-EUKOW5QZ.js"), staged = await findStagedPull(start);
  if (staged.kind === "nothing")
    return endIdle(runner, staged.reason);
  let { pullRequest, requests } = staged;
  runner.log(
    `The artifact of the workflow run names pull request ${pullRequest}. GitHub confirms its head and the repository of the head.`
  );
  let named = { ...start, event: { ...event, pullRequest }, firstStage: { requests } };
  return withOpenedRun(named, pullRequest, doWork);
}
function findNumber({ event, options, runner }) {
  let number = options.pullRequest ?? event.pullRequest, others = event.finished?.pullRequests.filter((other) => other !== number) ?? [];
  return options.pullRequest === void 0 && others.length > 0 && runner.log(
    `The commit is also the head of ${others.map((other) => `#${other}`).join(", ")}. Only #${number} is reviewed.`
  ), number;
}
async function doWork(run) {
  let work = checkState(run, chooseWork(run.event, run.options));
  switch (work.kind) {
    case "nothing":
      return endIdle(run.runner, work.reason);
    case "wrong":
      throw work.error;
    case "comment":
    case "second-stage":
    case "review":
      return (await import("./review-UQJWN5SI.js")).reviewInAction(run);
    case "plan":
      return (await import("./plan-6EMGZCCH.js")).planInAction(run);
    case "publish":
      return (await import("./publish-PJ4WW263.js")).publishInAction(run);
    case "validate":
      return (await import("./validate-VXG2RSK3.js")).validateInAction(run);
    case "dump":
      return (await import("./dump-ZCTYY6WJ.js")).dumpInAction(run);
    case "describe":
      return (await import("./describe-HN353WKW.js")).describeInAction(run);
  }
}
function checkState({ event, options, opened }, work) {
  if (work.kind !== "review" && work.kind !== "describe" || event.finished === void 0 || opened === void 0)
    return work;
  let { pull } = opened;
  if (event.finished.headSha !== pull.headSha && event.pullRequest === pull.number) {
    let [finished, head] = [event.finished.headSha, pull.headSha].map((sha) => sha.slice(0, 7));
    return {
      kind: "nothing",
      reason: `The event is about ${finished}, but ${head} was pushed since. The run for it reviews.`
    };
  }
  let conditions = event.name !== "workflow_run" ? { reviewDrafts: !0, reviewLabel: void 0 } : options, reason = findUnmetCondition(pull, conditions);
  return reason === void 0 ? work : { kind: "nothing", reason };
}
async function doComment(start) {
  let { handleComment } = await import("./handle-comment-WDEIZ7XH.js");
  return handleComment(start, async (run) => (await import("./review-UQJWN5SI.js")).reviewInAction(run));
}
export {
  runAction
};

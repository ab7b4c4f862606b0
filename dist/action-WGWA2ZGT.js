import {
  findIdleReason as findIdleReason,
  findUnmetCondition as findUnmetCondition,
  endIdle as endIdle,
  cutOutcome as cutOutcome,
  guardRunner as guardRunner,
  startRun as startRun,
  withOpenedRun as withOpenedRun
} from "./joined-bd938c68.js";
import "./joined-2a42ba82.js";
import "./joined-c1dd7ffa.js";
import "./joined-c0f10e06.js";
import "./joined-ec575719.js";
import "./joined-1c6c8fb1.js";
import "./joined-b7fd8cd1.js";
import "./joined-ed214829.js";
import "./joined-2a895a02.js";
import "./joined-ccd90ce9.js";
import "./joined-5ac99ec6.js";
import "./joined-95c92cf5.js";
import "./joined-570987ab.js";
import "./joined-a845ed26.js";
import {
  usageError as usageError
} from "./joined-e117912a.js";
import "./joined-a708f48f.js";
import "./joined-dde26feb.js";
import "./joined-cc1d52fd.js";
import {
  wordSet as wordSet
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import "./chunk-4JMAY6C4.js";
import "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-3HHHX4OE.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-RGP6QW34.js";

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
    let { auditInAction, refusePullRequests } = await import("./audit-QKM5SAFA.js");
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
  let { runner, event } = start, { findStagedPull } = await import("./find-staged-pull-KX3F4IKJ.js"), staged = await findStagedPull(start);
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
      return (await import("./review-ZU2CFREJ.js")).reviewInAction(run);
    case "plan":
      return (await import("./plan-DDP6A62K.js")).planInAction(run);
    case "publish":
      return (await import("./publish-Y2LT6KZV.js")).publishInAction(run);
    case "validate":
      return (await import("./validate-IC5Z3W7R.js")).validateInAction(run);
    case "dump":
      return (await import("./dump-4XELILAF.js")).dumpInAction(run);
    case "describe":
      return (await import("./describe-55BHKYPX.js")).describeInAction(run);
  }
}
function checkState({ event, options, opened }, work) {
  if (work.kind !== "review" && work.kind !== "describe" && work.kind !== "publish" || opened === void 0)
    return work;
  let { pull } = opened, { finished, payloadPull, pullRequest } = event;
  if (finished === void 0) {
    let isNewer = (pull.updatedAt ?? "") >= (payloadPull?.updatedAt ?? "");
    return payloadPull !== void 0 && event.comment === void 0 && pullRequest === pull.number && isNewer ? workUnless(findUnmetCondition(pull, options), work) : work;
  }
  if (work.kind === "publish")
    return work;
  if (finished.headSha !== pull.headSha && pullRequest === pull.number) {
    let [done, head] = [finished.headSha, pull.headSha].map((sha) => sha.slice(0, 7));
    return {
      kind: "nothing",
      reason: `The event is about ${done}, but ${head} was pushed since. The run for it reviews.`
    };
  }
  let conditions = event.name !== "workflow_run" ? { reviewDrafts: !0, reviewLabel: void 0 } : options;
  return workUnless(findUnmetCondition(pull, conditions), work);
}
function workUnless(reason, work) {
  return reason === void 0 ? work : { kind: "nothing", reason };
}
async function doComment(start) {
  let { handleComment } = await import("./handle-comment-FLYSDMAA.js");
  return handleComment(start, async (run) => (await import("./review-ZU2CFREJ.js")).reviewInAction(run));
}
export {
  runAction
};

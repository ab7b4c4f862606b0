import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  context,
  defaults
} from "./chunk-ZUEGVYJ4.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";

// src/github/event-comment.ts
var KINDS = {
  issue_comment: { kind: "conversation", field: "comment" },
  pull_request_review_comment: { kind: "line", field: "comment" },
  pull_request_review: { kind: "review", field: "review" }
};
function readEventComment(name, payload) {
  let kind = Object.hasOwn(KINDS, name) ? KINDS[name] : void 0, comment = kind === void 0 ? void 0 : payload[kind.field];
  if (kind === void 0 || !isRecord(comment))
    return;
  let { id, user, in_reply_to_id: replyTo } = comment;
  if (typeof id != "number")
    return;
  let createdAt = textOf(comment.created_at ?? comment.submitted_at);
  return {
    kind: kind.kind,
    action: textOf(payload.action),
    id,
    nodeId: textOf(comment.node_id),
    body: textOf(comment.body),
    author: isRecord(user) ? textOf(user.login) : "",
    isByBot: isBot(user) || isBot(payload.sender),
    isByTeam: typeof comment.author_association == "string" && TEAM.has(comment.author_association),
    createdAt,
    updatedAt: textOf(comment.updated_at) || createdAt,
    replyTo: typeof replyTo == "number" ? replyTo : void 0,
    path: typeof comment.path == "string" ? comment.path : void 0,
    headSha: readSha(payload.pull_request, "head"),
    baseSha: readSha(payload.pull_request, "base")
  };
}
function readSha(pull, side) {
  let revision = isRecord(pull) ? pull[side] : void 0;
  return isRecord(revision) && typeof revision.sha == "string" ? revision.sha : void 0;
}
var TEAM = /* @__PURE__ */ new Set(["OWNER", "MEMBER", "COLLABORATOR"]);
function isBot(account) {
  return isRecord(account) && account.type === "Bot";
}
function textOf(value) {
  return typeof value == "string" ? value : "";
}

// src/github/event.ts
function readWorkflowEvent() {
  let { owner, repo } = context.repo, payload = context.payload, read = readPayload(context.eventName, isRecord(payload) ? payload : {});
  return {
    name: context.eventName,
    owner,
    repository: repo,
    apiUrl: context.apiUrl,
    serverUrl: context.serverUrl,
    sha: context.sha,
    runId: Number.isSafeInteger(context.runId) ? String(context.runId) : void 0,
    ...read
  };
}
function readPayload(name, payload) {
  let { action, label } = payload, pull = isRecord(payload.pull_request) ? payload.pull_request : void 0, finished = readFinishedWork(payload), comment = readEventComment(name, payload);
  return {
    action: textOf2(action),
    pullRequest: readPullRequestNumber(payload, pull) ?? finished?.pullRequests[0],
    payloadPull: pull && { ...readPull(pull), changedLabel: isRecord(label) ? textOf2(label.name) : void 0 },
    comment,
    message: comment?.isByTeam === !0 ? comment.body : void 0,
    deletesRef: payload.deleted === !0,
    finished
  };
}
function readPull(pull) {
  let { draft, state, labels } = pull;
  return {
    isDraft: draft === !0,
    isOpen: state !== "closed",
    labels: rowsOf(labels).flatMap(({ name }) => typeof name == "string" ? [name] : [])
  };
}
function readPullRequestNumber({ issue }, pull) {
  return pull !== void 0 ? numberOf(pull.number) : isRecord(issue) && isRecord(issue.pull_request) ? numberOf(issue.number) : void 0;
}
function readFinishedWork(payload) {
  let work = ["workflow_run", "check_suite", "check_run"].map((name) => payload[name]).find(isRecord), id = numberOf(work?.id), headSha = textOf2(work?.head_sha);
  if (work === void 0 || id === void 0 || headSha === void 0)
    return;
  let repository = work.head_repository;
  return {
    id,
    headSha,
    headRepository: isRecord(repository) ? textOf2(repository.full_name) : void 0,
    startedBy: textOf2(work.event),
    conclusion: textOf2(work.conclusion),
    pullRequests: rowsOf(work.pull_requests).flatMap(({ number }) => numberOf(number) ?? [])
  };
}
function rowsOf(value) {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
function textOf2(value) {
  return typeof value == "string" ? value : void 0;
}
function numberOf(value) {
  return typeof value == "number" && Number.isSafeInteger(value) ? value : void 0;
}
function runnerFetch() {
  let found = defaults.request?.fetch;
  return isFetch(found) ? found : void 0;
}
function isFetch(found) {
  return typeof found == "function";
}

export {
  readWorkflowEvent,
  runnerFetch
};

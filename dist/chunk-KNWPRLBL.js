import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  rememberBlobs
} from "./chunk-ZONGBVJU.js";
import {
  atMost,
  mergeEntries,
  readEndings
} from "./chunk-74Y5UZDC.js";
import {
  isBelow,
  isPlainPath,
  parentsOf
} from "./chunk-5JLEF5QY.js";
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
  let { owner, repo } = context.repo, payload = context.payload, read2 = readPayload(context.eventName, isRecord(payload) ? payload : {});
  return {
    name: context.eventName,
    owner,
    repository: repo,
    apiUrl: context.apiUrl,
    serverUrl: context.serverUrl,
    sha: context.sha,
    runId: Number.isSafeInteger(context.runId) ? String(context.runId) : void 0,
    ...read2
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

// src/workspace/remote/trees.ts
function remoteTrees(requestTree, commit) {
  let known = /* @__PURE__ */ new Map(), complete = [], answers = /* @__PURE__ */ new Map(), request = async (folder, recursive) => {
    let id = folder === "" ? commit : await treeId(folder);
    if (id === void 0)
      return { isComplete: !0, entries: [] };
    let { truncated, entries } = await requestTree(id, recursive), placed = folder === "" ? entries : entries.map((one) => ({ ...one, path: `${folder}/${one.path}` }));
    return placed.forEach((one) => known.set(one.path, one)), recursive && !truncated && complete.push(folder), { isComplete: !truncated, entries: placed };
  }, ask = (folder, recursive) => {
    let key = `${recursive ? "below" : "inside"} ${folder}`, answer = answers.get(key) ?? request(folder, recursive);
    return answers.set(key, answer), answer;
  }, treeId = async (folder) => {
    let found = await entry(folder);
    return found?.type === "tree" ? found.sha : void 0;
  }, entry = async (path) => {
    let isSettled = () => known.has(path) || complete.some((folder) => isBelow(path, folder));
    for (let folder of ["", ...parentsOf(path)])
      path !== "" && !isSettled() && !(await ask(folder, !0)).isComplete && !isSettled() && await ask(folder, !1);
    return known.get(path);
  };
  return { below: (folder) => ask(folder, !0), inside: (folder) => ask(folder, !1), entry };
}

// src/workspace/remote/remote.ts
var MAX_REQUESTS_AT_ONCE = 8;
function remoteWorkspace(repository, commit, name, known = /* @__PURE__ */ new Map()) {
  let inTurn = atMost(MAX_REQUESTS_AT_ONCE), trees = remoteTrees((revision, recursive) => inTurn(() => repository.tree(revision, recursive)), commit), readBlob = rememberBlobs(
    (id) => repository.gathers === !0 ? repository.blob(id) : inTurn(() => repository.blob(id)),
    (bytes) => bytes.length
  ), { bring } = repository;
  return {
    name,
    ...bring === void 0 ? {} : { bring: (paths, maxBytes) => bringFiles(trees, known, bring, paths, maxBytes) },
    list: async (folder) => {
      let { isComplete, entries } = await trees.below(""), found = isComplete ? entries.filter(({ path }) => isBelow(path, folder)) : await walk(trees, folder);
      return mergeEntries(readEntries(found));
    },
    find: (query) => find(trees, query),
    read: async (path) => await readKnown(known.get(path), readBlob) ?? read(trees, readBlob, path),
    sizeOf: async (path) => {
      let entry = await trees.entry(path);
      return entry !== void 0 && readKind(entry) === "file" ? entry.size : void 0;
    }
  };
}
async function bringFiles(trees, known, bring, paths, maxBytes) {
  let ids = /* @__PURE__ */ new Map();
  for (let path of paths) {
    let id = known.get(path), entry = id === void 0 ? await trees.entry(path) : { type: "blob", sha: id };
    entry?.type === "blob" && ("size" in entry ? entry.size ?? 0 : 0) <= maxBytes && ids.set(path, entry.sha);
  }
  let left = await bring([...ids.values()]);
  return new Set([...ids].flatMap(([path, id]) => left.has(id) ? [path] : []));
}
async function walk(trees, folder) {
  let found = [];
  for (let level = [folder]; level.length > 0; ) {
    let entries = (await Promise.all(level.map((path) => trees.inside(path)))).flatMap((answer) => answer.entries);
    entries.forEach((entry) => found.push(entry)), level = entries.filter(({ type }) => type === "tree").map(({ path }) => path);
  }
  return found;
}
async function find(trees, { endings, deep, shallow, withIds }) {
  let whole = await trees.below(""), answers = whole.isComplete ? [] : await Promise.all(folderRequests(trees, deep, shallow)), wanted = readEndings(endings), entries = [whole, ...answers].flatMap((answer) => readEntries(answer.entries, withIds));
  return {
    entries: mergeEntries(entries.filter(({ path, kind }) => kind !== "file" || wanted.endText(path))),
    isComplete: whole.isComplete
  };
}
function folderRequests(trees, deep, shallow) {
  let isCovered = (folder) => deep.some((above) => above !== folder && isBelow(folder, above));
  return [
    ...deep.filter((folder) => !isCovered(folder)).map((folder) => trees.below(folder)),
    ...shallow.filter((folder) => !deep.includes(folder) && !isCovered(folder)).map((folder) => trees.inside(folder))
  ];
}
function readEntries(entries, withIds) {
  return entries.filter(({ type, path }) => type !== "tree" && isPlainPath(path)).map((entry) => ({ path: entry.path, kind: readKind(entry), ...withIds === !0 ? { id: entry.sha } : {} }));
}
function readKind(entry) {
  return entry.type === "commit" ? "submodule" : entry.mode === "120000" ? "symlink" : "file";
}
var MAX_LINK_BYTES = 4096, LINE_FEED = 10;
async function readKnown(id, readBlob) {
  if (id === void 0)
    return;
  let bytes = await readBlob(id);
  return bytes.length <= MAX_LINK_BYTES && !bytes.includes(LINE_FEED) ? void 0 : { kind: "file", bytes };
}
async function read(trees, readBlob, path) {
  let entry = await trees.entry(path);
  if (entry === void 0 && path !== "")
    return { kind: "missing" };
  if (entry === void 0 || entry.type === "tree")
    return { kind: "not-a-file", reason: "it is a folder" };
  if (entry.type === "commit")
    return { kind: "not-a-file", reason: "it is a submodule" };
  let bytes = await readBlob(entry.sha);
  return entry.mode === "120000" ? { kind: "symlink", target: new TextDecoder().decode(bytes) } : { kind: "file", bytes };
}

export {
  readWorkflowEvent,
  runnerFetch,
  MAX_REQUESTS_AT_ONCE,
  remoteWorkspace
};

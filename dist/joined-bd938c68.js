import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  wordSet
} from "./joined-b4da4858.js";
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

import {
  workflowUserSettings
} from "./joined-3b15d0af.js";
import {
  lazily
} from "./joined-1c6c8fb1.js";
import {
  createOctokit,
  isRateLimited as isRateLimited2
} from "./joined-95c92cf5.js";
import {
  shorten
} from "./joined-a845ed26.js";
import {
  messageOf
} from "./joined-e117912a.js";

import {
  isRecord
} from "./joined-cc1d52fd.js";
import {
  context,
  defaults
} from "./chunk-3HHHX4OE.js";
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
    payloadPull: pull && {
      ...readPull(pull),
      changedLabel: isRecord(label) ? textOf2(label.name) : void 0,
      headSha: isRecord(pull.head) ? textOf2(pull.head.sha) : void 0,
      baseRef: isRecord(pull.base) ? textOf2(pull.base.ref) : void 0,
      updatedAt: textOf2(pull.updated_at)
    },
    comment,
    message: comment?.isByTeam === true ? comment.body : void 0,
    deletesRef: payload.deleted === true,
    finished
  };
}
function readPull(pull) {
  let { draft, state, labels } = pull;
  return {
    isDraft: draft === true,
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

import {
  rememberBlobs
} from "./joined-ec575719.js";
import {
  atMost,
  mergeEntries,
  readEndings,
  isBelow,
  isPlainPath,
  parentsOf
} from "./joined-1c6c8fb1.js";
// src/workspace/remote/trees.ts
function remoteTrees(requestTree, commit) {
  let known = /* @__PURE__ */ new Map(), complete = [], answers = /* @__PURE__ */ new Map(), request = async (folder, recursive) => {
    let id = folder === "" ? commit : await treeId(folder);
    if (id === void 0)
      return { isComplete: true, entries: [] };
    let { truncated, entries } = await requestTree(id, recursive), placed = folder === "" ? entries : entries.map((one) => ({ ...one, path: `${folder}/${one.path}` }));
    return placed.forEach((one) => known.set(one.path, one)), recursive && !truncated && complete.push(folder), { isComplete: !truncated, entries: placed };
  }, ask2 = (folder, recursive) => {
    let key = `${recursive ? "below" : "inside"} ${folder}`, answer = answers.get(key) ?? request(folder, recursive);
    return answers.set(key, answer), answer;
  }, treeId = async (folder) => {
    let found = await entry(folder);
    return found?.type === "tree" ? found.sha : void 0;
  }, entry = async (path) => {
    let isSettled = () => known.has(path) || complete.some((folder) => isBelow(path, folder));
    for (let folder of ["", ...parentsOf(path)])
      path !== "" && !isSettled() && !(await ask2(folder, true)).isComplete && !isSettled() && await ask2(folder, false);
    return known.get(path);
  };
  return { below: (folder) => ask2(folder, true), inside: (folder) => ask2(folder, false), entry };
}
// src/workspace/remote/remote.ts
var MAX_REQUESTS_AT_ONCE = 8;
function remoteWorkspace(repository, commit, name, known = /* @__PURE__ */ new Map()) {
  let inTurn = atMost(MAX_REQUESTS_AT_ONCE), trees = remoteTrees((revision, recursive) => inTurn(() => repository.tree(revision, recursive)), commit), readBlob2 = rememberBlobs(
    (id) => repository.gathers === true ? repository.blob(id) : inTurn(() => repository.blob(id)),
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
    read: async (path) => await readKnown(known.get(path), readBlob2) ?? read(trees, readBlob2, path),
    sizeOf: async (path) => {
      let entry = await trees.entry(path);
      return entry !== void 0 && readKind(entry) === "file" ? entry.size : void 0;
    },
    isExecutable: async (path) => (await trees.entry(path))?.mode === "100755"
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
  return entries.filter(({ type, path }) => type !== "tree" && isPlainPath(path)).map((entry) => ({ path: entry.path, kind: readKind(entry), ...withIds === true ? { id: entry.sha } : {} }));
}
function readKind(entry) {
  return entry.type === "commit" ? "submodule" : entry.mode === "120000" ? "symlink" : "file";
}
var MAX_LINK_BYTES = 4096;
var LINE_FEED = 10;
async function readKnown(id, readBlob2) {
  if (id === void 0)
    return;
  let bytes = await readBlob2(id);
  return bytes.length <= MAX_LINK_BYTES && !bytes.includes(LINE_FEED) ? void 0 : { kind: "file", bytes };
}
async function read(trees, readBlob2, path) {
  let entry = await trees.entry(path);
  if (entry === void 0 && path !== "")
    return { kind: "missing" };
  if (entry === void 0 || entry.type === "tree")
    return { kind: "not-a-file", reason: "it is a folder" };
  if (entry.type === "commit")
    return { kind: "not-a-file", reason: "it is a submodule" };
  let bytes = await readBlob2(entry.sha);
  return entry.mode === "120000" ? { kind: "symlink", target: new TextDecoder().decode(bytes) } : { kind: "file", bytes };
}

import {
  UnexpectedAnswerError,
  guarded,
  isRateLimited
} from "./joined-95c92cf5.js";
import {
  isRecord as isRecord2
} from "./joined-cc1d52fd.js";
// src/github/api/answers.ts
function readPull2(data) {
  let pull = readRow(data, "pull request"), base = readRow(pull.base, "base of a pull request"), head = readRow(pull.head, "head of a pull request"), fork = head.repo;
  return {
    number: readNumber(pull, "number"),
    title: readText(pull, "title"),
    body: typeof pull.body == "string" ? pull.body : "",
    baseSha: readText(base, "sha"),
    headSha: readText(head, "sha"),
    baseRef: readText(base, "ref"),
    headRef: readText(head, "ref"),
    headRepository: isRecord2(fork) ? readText(fork, "full_name") : void 0,
    baseRepository: readText(readRow(base.repo, "repository"), "full_name"),
    changedFiles: readNumber(pull, "changed_files"),
    changedLines: readNumber(pull, "additions") + readNumber(pull, "deletions"),
    isOpen: readText(pull, "state") === "open",
    isDraft: pull.draft === true,
    labels: readRows(pull.labels, "list of labels").map((label) => readText(label, "name")),
    ...typeof pull.updated_at == "string" ? { updatedAt: pull.updated_at } : {},
    ...isRecord2(pull.user) ? { author: readText(pull.user, "login") } : {}
  };
}
function readFiles(data) {
  return readRows(data, "list of files").map((row) => {
    let { sha, patch, previous_filename: previous, contents_url: address } = row, headSha = typeof address == "string" ? /\?ref=([0-9a-f]{40,64})$/.exec(address)?.[1] : void 0;
    return {
      filename: readText(row, "filename"),
      status: readText(row, "status"),
      additions: readNumber(row, "additions"),
      deletions: readNumber(row, "deletions"),
      sha: typeof sha == "string" ? sha : null,
      ...typeof patch == "string" ? { patch } : {},
      ...typeof previous == "string" ? { previous_filename: previous } : {},
      ...headSha === void 0 ? {} : { headSha }
    };
  });
}
function readComments(data) {
  return readRows(data, "list of comments").map(readComment);
}
function readComment(row) {
  let { user, body, in_reply_to_id: parent } = row;
  return {
    id: readNumber(row, "id"),
    author: isRecord2(user) ? readText(user, "login") : "",
    isBot: isRecord2(user) && user.type === "Bot",
    body: typeof body == "string" ? body : "",
    url: readText(row, "html_url"),
    ...typeof parent == "number" ? { replyTo: parent } : {}
  };
}
function readWritten(data) {
  let row = readRow(data, "comment or review");
  return readNumber(row, "id"), { url: readText(row, "html_url") };
}
function readUser(data) {
  return readText(readRow(data, "user"), "login");
}
function readMergeBase(data) {
  return readText(readRow(readRow(data, "comparison").merge_base_commit, "comparison"), "sha");
}
function readDiffText(data) {
  if (typeof data != "string")
    throw new UnexpectedAnswerError("not a diff");
  return data;
}
function readTree(data) {
  let { truncated, tree } = readRow(data, "tree");
  return {
    truncated: truncated === true,
    entries: readRows(tree, "tree").map((row) => ({
      path: readText(row, "path"),
      mode: readText(row, "mode"),
      type: readText(row, "type"),
      sha: readText(row, "sha"),
      ...typeof row.size == "number" ? { size: row.size } : {}
    }))
  };
}
function readBlob(data) {
  return Buffer.from(readText(readRow(data, "blob"), "content"), "base64");
}
function readNames(data) {
  let row = readRow(data, "repository");
  return { fullName: readText(row, "full_name"), defaultBranch: readText(row, "default_branch") };
}
function readRepositoryRows(data) {
  return readRows(data, "list of repositories").map((row) => ({
    fullName: readText(row, "full_name"),
    defaultBranch: typeof row.default_branch == "string" ? row.default_branch : void 0,
    isArchived: row.archived === true || row.disabled === true,
    isFork: row.fork === true
  }));
}
function readTarget(data) {
  return readText(readRow(readRow(data, "branch").object, "branch"), "sha");
}
function readRows(data, what) {
  if (!Array.isArray(data))
    throw new UnexpectedAnswerError(`not a ${what}`);
  return data.map((row) => readRow(row, what));
}
function readRow(value, what) {
  if (!isRecord2(value))
    throw new UnexpectedAnswerError(`not a ${what}`);
  return value;
}
function readText(row, name) {
  let value = row[name];
  if (typeof value != "string")
    throw new UnexpectedAnswerError(`incomplete: it has no text \`${name}\``);
  return value;
}
function readNumber(row, name) {
  let value = row[name];
  if (typeof value != "number")
    throw new UnexpectedAnswerError(`incomplete: it has no number \`${name}\``);
  return value;
}
// src/github/api/graphql.ts
function askGraphql(octokit, query, variables, read2, terms) {
  let accepts = (answer) => {
    isRefusal(answer) || read2(dataOf(answer));
  };
  return guarded(async () => {
    let data = await octokit.graphql(query, { ...variables, request: { ...terms, accepts } });
    return read2(dataOf({ data }));
  });
}
var REFUSALS = /* @__PURE__ */ new Set([400, 403, 404, 405, 406, 410, 415, 422, 501]);
function isGraphqlRefused(error) {
  let { status, cause } = error;
  return (cause instanceof Error && cause.name === "GraphqlResponseError" || REFUSALS.has(status)) && !isRateLimited(error);
}
function isRefusal(answer) {
  let errors = isRecord2(answer) ? answer.errors : void 0;
  if (errors === void 0)
    return false;
  if (!Array.isArray(errors) || !errors.every((error) => isRecord2(error) && typeof error.message == "string"))
    throw new UnexpectedAnswerError("not an answer of GraphQL");
  return true;
}
function dataOf(answer) {
  let data = isRecord2(answer) ? answer.data : void 0;
  if (!isRecord2(data))
    throw new UnexpectedAnswerError("not an answer of GraphQL");
  return data;
}
// src/github/blob-texts.ts
var ID = /^[0-9a-f]{40}$/;
function blobTextReader(octokit, address) {
  let isAvailable = true;
  return async (ids) => {
    let asked = ids.filter((id) => ID.test(id));
    if (!isAvailable || asked.length === 0)
      return /* @__PURE__ */ new Map();
    try {
      let variables = { owner: address.owner, name: address.repo }, read2 = (data) => readTexts(data, asked), texts = await askGraphql(octokit, drawQuery(asked), variables, read2, { retries: 0, waits: false });
      return isAvailable = texts.size > 0, texts;
    } catch {
      return isAvailable = false, /* @__PURE__ */ new Map();
    }
  };
}
function drawQuery(ids) {
  return [
    "query ($owner: String!, $name: String!) {",
    "  repository(owner: $owner, name: $name) {",
    ...ids.map(
      (id, at2) => `    blob${at2}: object(oid: "${id}") { ... on Blob { isBinary isTruncated text } }`
    ),
    "  }",
    "}"
  ].join(`
`);
}
function readTexts(data, ids) {
  let { repository } = data;
  if (!isRecord2(repository))
    throw new UnexpectedAnswerError("not a list of files");
  return new Map(
    ids.flatMap((id, at2) => {
      let blob = repository[`blob${at2}`], text = isRecord2(blob) && blob.isTruncated !== true ? blob.text : void 0;
      return typeof text == "string" ? [[id, Buffer.from(text)]] : [];
    })
  );
}
// src/github/repository.ts
function repositoryFiles(octokit, address) {
  let { rest } = octokit;
  return {
    blobs: blobTextReader(octokit, address),
    tree: (revision, recursive) => guarded(async () => {
      let { data } = await rest.git.getTree({
        ...address,
        tree_sha: revision,
        ...recursive ? { recursive: "1" } : {},
        request: { accepts: readTree }
      });
      return readTree(data);
    }),
    blob: (sha) => guarded(async () => {
      let { data } = await rest.git.getBlob({ ...address, file_sha: sha, request: { accepts: readBlob } });
      return readBlob(data);
    })
  };
}
function readRepository({ rest }, address) {
  return guarded(async () => {
    let { data } = await rest.repos.get({ ...address, request: { accepts: readNames } });
    return readNames(data);
  });
}
function readBranchHead({ rest }, address, branch) {
  return guarded(async () => {
    let { data } = await rest.git.getRef({ ...address, ref: `heads/${branch}`, request: { accepts: readTarget } });
    return readTarget(data);
  });
}

import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import {
  GithubError
} from "./chunk-4JMAY6C4.js";
// src/github/organization.ts
var REPOSITORIES = [".github-private", ".github"];
async function openOrganization(settings) {
  let opened = await Promise.all(REPOSITORIES.map((repo) => openSource(settings, repo)));
  return {
    sources: opened.flatMap((one) => one.kind === "open" ? [one.source] : []),
    notes: opened.flatMap((one) => one.kind === "closed" ? [one.note] : [])
  };
}
var AGENTS = "agents/";
function keepOnlyAgents({ workspace, ...source }) {
  return {
    ...source,
    workspace: {
      ...workspace,
      list: async (folder) => (await workspace.list(folder === "" ? AGENTS.slice(0, -1) : folder)).filter(
        ({ path }) => path.startsWith(AGENTS)
      ),
      find: async (query) => {
        let found = await workspace.find(query);
        return { ...found, entries: found.entries.filter(({ path }) => path.startsWith(AGENTS)) };
      },
      read: async (path) => path.startsWith(AGENTS) ? workspace.read(path) : { kind: "missing" }
    }
  };
}
async function openSource(settings, repo) {
  let name = `${settings.owner}/${repo}`, answer = await askWithAndWithoutToken(settings, { owner: settings.owner, repo });
  return answer.kind === "found" ? { kind: "open", source: { name, commit: answer.commit, workspace: openWorkspace(name, answer) } } : { kind: "closed", note: { source: name, reason: answer.reason } };
}
async function askWithAndWithoutToken(settings, address) {
  let answer = await askFor(settings, address);
  if (answer.kind !== "refused" || settings.token === void 0)
    return answer;
  let asAnybody = await askFor({ ...settings, token: void 0 }, address);
  switch (asAnybody.kind) {
    case "found":
      return asAnybody;
    case "refused":
      return answer;
    case "unusable":
      return { kind: "unusable", reason: `${answer.reason}; without the token, ${asAnybody.reason}` };
  }
}
async function askFor(settings, address) {
  let octokit = createOctokit(settings);
  try {
    let { fullName, defaultBranch } = await readRepository(octokit, address);
    if (fullName.toLowerCase() !== `${address.owner}/${address.repo}`.toLowerCase())
      return { kind: "unusable", reason: `it was renamed or moved to ${fullName}` };
    let commit = await readBranchHead(octokit, address, defaultBranch), files = repositoryFiles(octokit, address), tree = await files.tree(commit, true);
    return tree.truncated ? { kind: "unusable", reason: "it has more files than GitHub lists at once" } : { kind: "found", commit, files: { ...files, tree: rememberTree(files, commit, tree) } };
  } catch (error) {
    if (!(error instanceof GithubError))
      throw error;
    return isRefusal2(error) ? { kind: "refused", reason: explainRefusal(error, settings.token) } : { kind: "unusable", reason: describe(error) };
  }
}
function rememberTree(files, commit, tree) {
  return (revision, recursive) => revision === commit && recursive ? Promise.resolve(tree) : files.tree(revision, recursive);
}
function isRefusal2(error) {
  return [401, 403, 404].includes(error.status) && !isRateLimited2(error);
}
function explainRefusal(error, token) {
  return token === void 0 ? "it does not exist or is not public" : error.status === 404 ? "it does not exist, or the token may not read it" : `the token may not read it${error.acceptedPermissions === void 0 ? "" : ` (it needs ${error.acceptedPermissions})`}: ${describe(error)}`;
}
var MAX_FAILURES = 3;
function untilFailing(files) {
  let failures = [];
  return {
    ...files,
    blob: async (sha) => {
      let last = failures[MAX_FAILURES - 1];
      if (last !== void 0)
        throw last;
      try {
        return await files.blob(sha);
      } catch (error) {
        throw failures.push(...error instanceof GithubError ? [error] : []), error;
      }
    }
  };
}
function openWorkspace(name, { commit, files }) {
  let workspace = remoteWorkspace(untilFailing(files), commit, name), failed = /* @__PURE__ */ new Map();
  return {
    ...workspace,
    read: async (path) => {
      try {
        return failed.get(path) ?? await workspace.read(path);
      } catch (error) {
        if (error instanceof GithubError) {
          let file = { kind: "not-a-file", reason: describe(error) };
          return failed.set(path, file), file;
        }
        throw error;
      }
    }
  };
}
var MAX_MESSAGE_CHARACTERS = 200;
function describe(error) {
  let [message = ""] = messageOf(error).split(" - https://"), cut = shorten(message, MAX_MESSAGE_CHARACTERS);
  return error.status === 0 ? cut : `GitHub answered ${error.status}: ${cut}`;
}
// src/commands/action/run.ts
async function workflowGuidance({ event, options, runner, trusted }, repository) {
  let userSettings = await workflowUserSettings(options, trusted);
  return {
    repository,
    ...userSettings === void 0 ? {} : { userSettings },
    remoteAgents: options.remoteAgents,
    ...options.organizationInstructions || options.remoteAgents.length > 0 ? { organization: await readOrganization(event, options, runner) } : {}
  };
}
async function readOrganization({ apiUrl, owner }, { githubToken, organizationInstructions }, runner) {
  let fetch2 = runnerFetch(), { sources, notes } = await openOrganization({
    token: githubToken,
    apiUrl,
    owner,
    version: VERSION,
    clock: runner.clock,
    signal: runner.signal,
    ...fetch2 === void 0 ? {} : { fetch: fetch2 }
  });
  return notes.forEach(({ source, reason }) => runner.log(`${source}: ${reason}`)), organizationInstructions ? sources : sources.map(keepOnlyAgents);
}
function makeScopeSubject({ event }, opened) {
  return {
    changes: opened.changes,
    trusted: opened.base,
    repository: `${new URL(event.serverUrl).host}/${opened.pull.baseRepository}`,
    readHead: opened.readHead,
    readVersion: opened.readVersion
  };
}
function openLookups({ client, event }, { sides, pull, earlierPaths }) {
  let { number, headSha, baseRepository } = pull, [owner = event.owner, name = event.repository] = baseRepository.split("/");
  return {
    sides,
    // The prompt and a tool show them.
    readThreads: lazily(() => client.reviewThreads(number)),
    readers: {
      commits: rememberCommits((signal) => client.pullCommits(number, signal)),
      issues: { home: { host: new URL(event.serverUrl).host, owner, name }, self: number, read: client.issue },
      ...earlierPaths === void 0 ? {} : { earlierPaths },
      annotations: (signal) => client.checkAnnotations({ sha: headSha, runId: event.runId }, signal)
    }
  };
}
function rememberCommits(read2) {
  let commits;
  return (signal) => commits ??= read2(signal);
}

import {
  count
} from "./chunk-W24XEJI4.js";
// src/reports/outcome/reconciliation.ts
function reconcile(facts) {
  let { found, dismissed } = facts, counts = { posted: 0, standing: 0, summary: 0, unposted: 0 };
  for (let finding of facts.findings) {
    let outcome = findOutcome(finding, facts);
    outcome !== void 0 && (counts[outcome] += 1);
  }
  let { posted, standing, summary, unposted } = counts, withheld = dismissed + unposted;
  return {
    found,
    posted,
    standing,
    summary,
    withheld,
    isBalanced: found === posted + standing + summary + withheld
  };
}
function findOutcome({ fingerprint: fingerprint2, placement }, { posted, standing, isPartial }) {
  return posted.has(fingerprint2) ? "posted" : standing.has(fingerprint2) ? "standing" : placement.kind === "summary" ? "summary" : isPartial ? "unposted" : void 0;
}
function reconciliationSentence({ found, posted, standing, summary, withheld }) {
  let counted = (number, what) => number === 0 ? [] : [`${number} ${what}`], parts = [
    ...counted(posted, "posted now"),
    ...counted(standing, "posted earlier"),
    ...counted(summary, "in the summary only"),
    ...counted(withheld, "silenced or not posted")
  ];
  return parts.length === 0 ? "No finding to post." : `${count(found, "finding")}: ${parts.join(", ")}.`;
}
function imbalanceSentence(one) {
  let counted = one.posted + one.standing + one.summary + one.withheld;
  return one.isBalanced ? void 0 : `Internal error: ${one.found} findings were found, but ${counted} are accounted for. The job summary has all of them. This is a bug in Housestyle. Please report it.`;
}

import {
  digest
} from "./joined-3b15d0af.js";
// src/reports/describe/description-section.ts
var SECTION_START = "<!-- housestyle:describe -->";
var START_LINE = /^<!-- housestyle:describe -->[ \t]*\r?$/gm;
var OFF_LINE = /^<!-- housestyle:describe off -->[ \t]*\r?$/m;
var END_LINE = /^<!-- housestyle:described ([0-9a-f]{7,64}) ([0-9a-f]{16}|-) ([0-9a-f]{16}|-) ([0-9a-f]{16}) -->(?=[ \t]*\r?$)/gm;
function findSection(body) {
  if (OFF_LINE.test(body))
    return { kind: "off" };
  let starts = [...body.matchAll(START_LINE)], ends = [...body.matchAll(END_LINE)], [start] = starts, [end] = ends;
  if (start === void 0 && end === void 0)
    return { kind: "none" };
  if (start === void 0 || end === void 0 || starts.length > 1 || ends.length > 1 || end.index < start.index)
    return { kind: "edited", reason: "its marks were changed, moved or copied" };
  let [line, headSha = "", request = "", title = "", written] = end, key = { headSha, request, ...title === "-" ? {} : { title } }, content = body.slice(start.index + start[0].length, end.index);
  return digestContent(content, key) === written ? { kind: "ours", key, start: start.index, end: end.index + line.length } : { kind: "edited", reason: "its text is not the one that Housestyle wrote" };
}
function placeSection(body, found, content, key) {
  let section = drawSection(content, key);
  switch (found.kind) {
    case "ours":
      return `${body.slice(0, found.start)}${section}${body.slice(found.end)}`;
    case "none":
      return body.trim() === "" ? section : `${body.replace(/\s+$/, "")}

${section}`;
    case "off":
    case "edited":
      return body;
  }
}
function drawSection(content, key) {
  let fields = [key.headSha, key.request, key.title ?? "-", digestContent(content, key)];
  return `${SECTION_START}
${content.trim()}
<!-- housestyle:described ${fields.join(" ")} -->`;
}
function withoutSection(body) {
  let found = findSection(body);
  return found.kind === "ours" ? `${body.slice(0, found.start)}${body.slice(found.end)}`.trim() : body;
}
function digestContent(content, { headSha, request, title = "-" }) {
  let lines = content.replaceAll(/\r\n?/g, `
`).split(`
`).map((line) => line.trimEnd());
  return shortDigest([headSha, request, title, lines.join(`
`).trim()].join(`
`));
}
function shortDigest(text) {
  return digest("sha256", text, "hex").slice(0, 16);
}
function authorsText({
  title,
  body,
  headRef
}) {
  let found = findSection(body);
  return { title: found.kind === "ours" && found.key.title === shortDigest(title) ? titleOfBranch(headRef) : title, body: withoutSection(body) };
}
function titleOfBranch(branch) {
  let words = branch.replaceAll(/[-_]+/g, " ").trim();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
function mayReplaceTitle({ title, headRef }, found) {
  let plain = (text) => text.replaceAll(/[-_/\s]+/g, " ").trim().toLowerCase();
  return found.kind === "ours" && found.key.title === shortDigest(title) || plain(title) === plain(headRef);
}

import {
  regex
} from "./joined-cc1d52fd.js";
// src/github/publishing/life/dismissals.ts
var NO_DECIDERS = { writers: /* @__PURE__ */ new Set(), downvotes: /* @__PURE__ */ new Map() };
var HIDDEN = { reason: "a person hid its comment" };
function findDismissal(thread, { author }, { writers, downvotes }) {
  if (thread.resolved === "by a person") {
    let isOfAuthor = thread.resolvedBy !== void 0 && thread.resolvedBy === author && !writers.has(author);
    return { reason: `${thread.resolvedBy ?? "a person"} resolved its thread`, ...isOfAuthor ? { byAuthorOnly: true } : {} };
  }
  if (thread.hiddenAs !== void 0 && !isOurReason(thread.hiddenAs))
    return HIDDEN;
  let refusing = thread.replies.filter(({ isBot: isBot2, body }) => !isBot2 && refuses(body)).map((reply) => reply.author), said = [
    ...(downvotes.get(thread.comment) ?? []).map((login) => ({ login, reason: `${login} marked it with \u{1F44E}` })),
    ...refusing.map((login) => ({ login, reason: `${login} answered that it is not to be fixed` }))
  ], byWriter = said.find(({ login }) => writers.has(login)), byAuthor = said.find(({ login }) => author !== void 0 && login === author);
  return byWriter === void 0 ? byAuthor && { reason: byAuthor.reason, byAuthorOnly: true } : { reason: byWriter.reason };
}
function isOurReason(reason) {
  return reason === "resolved" || reason === "outdated" || reason === "duplicate";
}
var REFUSALS2 = regex("gi")`
  \b(?:
    won['’]?t[ -]?fix|will not fix|not (?:an?|really an?) (?:issue|problem|bug)|false positive
    |(?:by|as) design(?:ed)?|(?:works )?as intended|intentional(?:ly)?|on purpose|not applicable
    |dismiss(?:ed|ing) (?:because|as|this)
  )\b
`;
var NEGATION = /\b(?:not|isn['\u2019]?t|wasn['\u2019]?t|never|no|hardly|don['\u2019]?t think (?:it|this|that) is)\s+(?:an? |the |really |at all )*$/i;
var MAX_CHARACTERS = 4e3;
function refuses(body) {
  return (body.slice(0, MAX_CHARACTERS).replaceAll(/<!--[\s\S]*?(?:-->|$)/g, " ").replaceAll(/```[\s\S]*?(?:```|$)/g, " ").replaceAll(/`[^`\n]*`/g, " ").replaceAll(/^\s*>.*$/gm, " ").match(/[^.!?\n]+[.!?]*/g) ?? []).filter((sentence) => !sentence.trimEnd().endsWith("?")).some((sentence) => [...sentence.matchAll(REFUSALS2)].some(({ index }) => !NEGATION.test(sentence.slice(0, index))));
}
// src/github/publishing/fixed-note.ts
var FIXED = /^Fixed in [0-9a-f]{7,}\.(?:\r?\n|$)/;
function saysFixed(body) {
  return FIXED.test(body);
}
function addFixedNote(body, headSha) {
  return `Fixed in ${headSha.slice(0, 7)}.

${removeFixedNote(body)}`;
}
function removeFixedNote(body) {
  return body.replace(FIXED, "").trimStart();
}

import {
  isRateLimited as isRateLimited3
} from "./joined-95c92cf5.js";
import {
  GithubError as GithubError2,
  grantHint
} from "./chunk-4JMAY6C4.js";
// src/github/publishing/write-failure.ts
var UnclearWriteError = class extends Error {
  constructor(what, cause) {
    super(`it is not known whether ${what} was posted: ${cause.message}`, { cause }), this.name = "UnclearWriteError";
  }
};
function explainFailure(error, pull) {
  if (error instanceof UnclearWriteError)
    return { kind: "failed", reason: error.message, hint: "It was not sent again, so that nothing is posted twice. Run the job again: it posts what is missing." };
  let failure = githubErrorOrThrow(error), { status, message } = failure;
  if (status === 403 && !isRateLimited3(failure)) {
    if (/\block(?:ed)?\b/i.test(message))
      return { kind: "refused", isFork: false, reason: `the conversation of this pull request is locked (${message})`, hint: "Unlock it, then run the job again." };
    let isFork = pull === void 0 ? void 0 : pull.headRepository !== pull.baseRepository, grant = grantHint(failure) ?? "Give the job the permission `pull-requests: write`. A job that sets `permissions` has only those that it names.", hints = {
      true: "GitHub gives a pull request from a fork a read-only token.",
      false: grant,
      undefined: `GitHub gives a pull request from a fork a read-only token. For another one: ${grant}`
    };
    return {
      kind: "refused",
      isFork: isFork === true,
      reason: `the token may not write to this pull request (${message})`,
      hint: hints[`${isFork}`]
    };
  }
  return { kind: "failed", reason: message, hint: hintFor(status, message) };
}
function hintFor(status, message) {
  return /pending review/i.test(message) ? "Submit or delete the unfinished review of the same login, then run the job again." : status === 401 ? "The token may have expired while the model answered. Check `github-token`, then run the job again." : "Run the job again: it posts what is missing.";
}
function githubErrorOrThrow(error) {
  if (error instanceof GithubError2)
    return error;
  throw error;
}
function isUnclear({ status, wasSent }) {
  return wasSent && (status < 400 || status >= 500 || status === 408);
}
function isRefusedAlone(error) {
  return error.status === 422 && !isRateLimited3(error) && !/pending review|too quickly|spammed/i.test(error.message);
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
      if (found === "not asked")
        break;
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
    if (error instanceof GithubError2)
      return error.wasSent ? void 0 : "not asked";
    throw error;
  }
}

import {
  drawVerdictAnnotations,
  isVerdictAnnotated,
  reviewHtml,
  reviewJson,
  reviewSarif,
  MAX_REPORT_CHARACTERS,
  reviewMarkdown,
  drawFindingAnnotations,
  drawRunAnnotation as drawRunAnnotation2,
  findingAnnotations
} from "./joined-2a42ba82.js";
import {
  drawVerdict,
  failureReason,
  listFailures,
  shortHeadline,
  sourceSentences,
  summarySentences,
  modelLine,
  coverageOutputs
} from "./joined-c0f10e06.js";
import {
  jsonText as jsonText2
} from "./joined-1c6c8fb1.js";
import {
  shorten as shorten2
} from "./joined-a845ed26.js";
import {
  EXIT as EXIT2
} from "./joined-e117912a.js";
import {
  oneLine,
  showHidden
} from "./joined-5ac99ec6.js";

import {
  refuseOutputs,
  drawRunAnnotation
} from "./joined-2a42ba82.js";
import {
  jsonText
} from "./joined-1c6c8fb1.js";
import {
  refuseOutsideOfJob,
  refuseUnwritable,
  writeOutput
} from "./joined-2a895a02.js";
import {
  EXIT,
  UserError,
  describeUserError
} from "./joined-e117912a.js";
import { join } from "node:path";
// src/commands/action/files.ts
var RUN_FILES = [
  "audit.html",
  "change.json",
  "description.md",
  "findings.json",
  "prompt.html",
  "prompt.json",
  "prompt.md",
  "review.html",
  "summary.md",
  "validation.html"
];
async function refuseRunOutputs(run) {
  let { sarifFile } = run.options, temporary = run.runner.environment.RUNNER_TEMP;
  refuseOutsideOfJob(runFolder(run), "output-dir", temporary), sarifFile !== void 0 && refuseOutsideOfJob(sarifFile, "sarif-file", temporary), await refuseOutputs(run.options, runFolder(run));
  for (let name of RUN_FILES)
    await refuseUnwritable(join(runFolder(run), name), "output-dir");
}
async function writeRunFile(run, name, text) {
  let path = join(runFolder(run), name);
  return await writeOutput(path, run.runner.cut(text), "output-dir"), path;
}
function sarifFiles({ options }, draw) {
  return options.sarifFile === void 0 ? [] : [{ name: "sarif", output: "sarif-file", text: jsonText(draw()) }];
}
async function addFiles(run, outcome, files) {
  let paths = {}, failures = [];
  for (let { name, output, text } of files) {
    let path = name === "sarif" ? run.options.sarifFile : join(runFolder(run), name);
    if (path !== void 0)
      try {
        await writeOutput(path, run.runner.cut(text), name === "sarif" ? "sarif-file" : "output-dir"), Object.assign(paths, output === void 0 ? {} : { [output]: path });
      } catch (error) {
        if (!(error instanceof UserError))
          throw error;
        failures.push(error);
      }
  }
  failures.forEach((error) => run.runner.print(drawRunAnnotation("error", describeUserError(error))));
  let outputs = { ...outcome.outputs, ...paths };
  return failures.length === 0 ? { ...outcome, outputs } : { ...outcome, outputs: { ...outputs, conclusion: "failed" }, exitCode: EXIT.failed };
}
function runFolder({ options, runner }) {
  return options.outputDir ?? join(runner.environment.RUNNER_TEMP ?? ".", "housestyle");
}

import {
  VERSION as VERSION2
} from "./chunk-ODGQ6ULG.js";
import {
  GithubError as GithubError3
} from "./chunk-4JMAY6C4.js";
// src/reports/outcome/check-run.ts
var MAX_SUMMARY_CHARACTERS = 65e3;
var MAX_ANNOTATIONS = 50;
var MAX_TITLE_CHARACTERS = 250;
var MAX_MESSAGE_CHARACTERS2 = 4e3;
var LEVELS = { error: "failure", warning: "warning", notice: "notice" };
function drawCheckRun(result, target, { failures, isFailed }) {
  return {
    ...drawCheck(drawVerdict(result), reviewMarkdown(result, { all: true, target }), { failures, isFailed }),
    annotations: result.findings.filter(isAnnotated).slice(0, MAX_ANNOTATIONS).flatMap(drawAnnotation)
  };
}
function drawEarlierCheckRun(verdict, comment, failures) {
  let shown = comment.split(`
`).filter((line) => !line.startsWith("<!-- housestyle:"));
  return { ...drawCheck(verdict, shown.join(`
`).trim(), { failures, isFailed: false }), annotations: [] };
}
function drawCheck(verdict, review, { failures, isFailed }) {
  let { verdict: said, missing } = shortHeadline(verdict), summary = [...failures.map(modelLine), review].join(`

`);
  return {
    conclusion: isFailed || failures.length > 0 ? "failure" : verdict.conclusion === "clean" ? "success" : "neutral",
    title: shorten2(
      [oneLine(said), ...missing === void 0 ? [] : [oneLine(missing)]].join(" "),
      MAX_TITLE_CHARACTERS
    ),
    // The review is at most 45,000 characters long, so only very many reasons to fail are cut.
    summary: summary.length <= MAX_SUMMARY_CHARACTERS ? summary : summary.slice(-MAX_SUMMARY_CHARACTERS)
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
    title: shorten2(oneLine(title), MAX_TITLE_CHARACTERS),
    message: shorten2(showHidden(message), MAX_MESSAGE_CHARACTERS2)
  }));
}
// src/commands/action/review/show-check-run.ts
async function showCheckRun(run, { kind, result }, target, outcome) {
  let { opened } = run;
  return opened === void 0 || kind === "refused" ? [] : writeCheckRun(run, opened.pull.headSha, () => Promise.resolve(drawCheckRun(result, target, outcome)));
}
async function showCheckRunAgain(run, verdict, comment, failures) {
  let headSha = run.opened?.pull.headSha;
  return headSha === void 0 ? [] : writeCheckRun(
    run,
    headSha,
    async () => await run.client.hasCheckRun(headSha) ? void 0 : drawEarlierCheckRun(verdict, comment, failures)
  );
}
async function writeCheckRun({ client, options }, headSha, draw) {
  if (options.dryRun || options.checkRun === "never")
    return [];
  try {
    let check = await draw();
    return check !== void 0 && await client.createCheckRun({ headSha, ...check }) === "refused" ? [REFUSED] : [];
  } catch (error) {
    if (error instanceof GithubError3)
      return [`Note: the check run could not be written: ${error.message}.`];
    throw error;
  }
}
var REFUSED = "Note: the verdict is not shown as a check, because the token does not have the permission `checks: write`.";
// src/commands/action/review/report-review.ts
async function reportReview(run, published, target, failOn) {
  let { result } = published, markdown = reviewMarkdown(result, { all: true, target, most: MAX_REPORT_CHARACTERS }), verdict = drawVerdict(result), failures = listFailures(verdict, { ...run.options, failOn }, result.findings), isFailed = result.conclusion === "failed" || published.kind === "failed", notes = explainPublication(published), [said, ...rest] = summarySentences(result);
  isVerdictAnnotated(verdict) || run.runner.log(said);
  let ofVerdict = drawVerdictAnnotations(verdict, failures, failureReason(result));
  run.runner.print(ofVerdict), annotateUnposted(run, published, notes, ofVerdict);
  let checkNotes = await showCheckRun(run, published, target, { failures, isFailed }), counts = reconciliationSentence(published.reconciliation);
  [...sourceSentences(result.readFrom), ...rest, counts, ...notes, ...checkNotes].forEach((sentence) => run.runner.log(sentence));
  let outcome = {
    outputs: { ...reviewOutputs(published), ...isFailed ? { conclusion: "failed" } : {} },
    jobSummary: [markdown, ...notes, ...failures.map((failure) => modelLine(failure))].join(`

`),
    exitCode: isFailed ? EXIT2.failed : exitCodeFor(failures.length > 0)
  };
  return addFiles(run, outcome, [
    { name: "findings.json", output: "findings-file", text: jsonText2(reviewJson(result, published.reconciliation)) },
    { name: "summary.md", output: "summary-file", text: `${markdown}
` },
    { name: "review.html", text: reviewHtml(result) },
    ...sarifFiles(run, () => reviewSarif(result, VERSION2, target))
  ]);
}
function annotateUnposted({ runner, options }, { kind, isFork, result, reconciliation }, notes, printed2) {
  let imbalance = imbalanceSentence(reconciliation), isEverythingPosted = kind === "posted" && imbalance === void 0;
  if (isEverythingPosted && options.comment === "never" && !options.dryRun) {
    let unplaced = result.findings.filter(({ placement }) => placement.kind === "summary");
    runner.print(drawFindingAnnotations(unplaced, "the job summary has all of them", printed2));
  }
  if (!isEverythingPosted) {
    let own = [
      ...kind === "failed" ? [drawRunAnnotation2("error", notes.join(" "))] : [],
      // A missing permission is a fault of the workflow, and nothing on the pull request shows it.
      ...kind === "refused" && isFork !== true ? [drawRunAnnotation2("warning", notes.join(" "))] : [],
      ...imbalance === void 0 ? [] : [drawRunAnnotation2("warning", imbalance)]
    ].join("");
    runner.print(own), runner.print(drawFindingAnnotations(result.findings, "the job summary has all of them", `${printed2}${own}`));
  }
}
function exitCodeFor(hasProblems) {
  return hasProblems ? EXIT2.problems : EXIT2.done;
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
function explainPublication({ kind, reason, hint, notes, commentsPosted }) {
  return reason === void 0 ? notes : [`${kind === "posted" ? "Note" : commentsPosted > 0 ? "Not everything was posted" : "Not posted"}: ${reason.replace(/[.]$/, "")}.`, ...hint === void 0 ? [] : [hint], ...notes];
}

import {
  rememberBlobs as rememberBlobs2
} from "./joined-ec575719.js";
import {
  atMost as atMost2,
  folderOf,
  isBelow as isBelow2,
  nameOf
} from "./joined-1c6c8fb1.js";
import {
  identify
} from "./joined-ed214829.js";
import { setImmediate } from "node:timers/promises";
// src/workspace/remote/gather-blobs.ts
// src/workspace/remote/blob-id.ts
function blobId(bytes) {
  return process.getBuiltinModule("node:crypto").createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
// src/workspace/remote/gather-blobs.ts
var MAX_BLOBS = 100;
var MAX_BYTES = 2e6;
function gatherBlobs(repository) {
  let inTurn = atMost2(MAX_REQUESTS_AT_ONCE), alone = (id) => inTurn(() => repository.blob(id)), { blobs: readMany } = repository;
  if (readMany === void 0)
    return { blob: alone, expect: () => {
    } };
  let expected = /* @__PURE__ */ new Map(), held = /* @__PURE__ */ new Map(), underWay = /* @__PURE__ */ new Map(), batch, readPart2 = async (ids) => {
    for (let [id, bytes] of await inTurn(() => readMany(ids)))
      blobId(bytes) === id && held.set(id, bytes);
  }, readBatch = async (ids) => {
    await setImmediate(), batch = void 0, addExpected(ids, expected), ids.forEach((id) => expected.delete(id));
    let reads = divide([...ids]).filter((part) => part.length > 1).map((part) => {
      let done = readPart2(part);
      return part.forEach((id) => underWay.set(id, done)), done;
    });
    await Promise.all(reads), ids.forEach((id) => underWay.delete(id));
  }, join2 = (id) => {
    if (batch === void 0) {
      let ids = /* @__PURE__ */ new Set();
      batch = { ids, done: readBatch(ids) };
    }
    return batch.ids.add(id), batch.done;
  };
  return {
    blob: async (id) => {
      held.has(id) || await (underWay.get(id) ?? join2(id));
      let bytes = held.get(id);
      return held.delete(id), bytes ?? alone(id);
    },
    expect: (blobs) => blobs.filter(({ id }) => !held.has(id) && !underWay.has(id)).forEach(({ id, bytes }) => {
      expected.set(id, bytes);
    })
  };
}
function divide(ids) {
  return Array.from(
    { length: Math.ceil(ids.length / MAX_BLOBS) },
    (_, part) => ids.slice(part * MAX_BLOBS, (part + 1) * MAX_BLOBS)
  );
}
function addExpected(ids, expected) {
  let bytes = 0;
  for (let [id, size] of expected) {
    if (ids.size >= MAX_BLOBS)
      return;
    !ids.has(id) && bytes + size <= MAX_BYTES && (bytes += size, ids.add(id));
  }
}
// src/github/read-ahead.ts
function readAhead(remote) {
  let gathered = gatherBlobs(remote), trees = /* @__PURE__ */ new Map(), reads, readTree2 = async (revision, recursive) => {
    let answer = await remote.tree(revision, recursive);
    return reads !== void 0 && recursive && revision === reads.baseSha && gathered.expect(listExpected(answer.entries, reads)), answer;
  };
  return {
    repository: {
      ...remote,
      gathers: true,
      blob: rememberBlobs2(gathered.blob, (bytes) => bytes.length),
      tree: (revision, recursive) => {
        let key = `${revision} ${recursive}`, tree = trees.get(key) ?? readTree2(revision, recursive);
        return trees.set(key, tree), tree.catch(() => trees.delete(key)), tree;
      }
    },
    expect: (expected) => {
      reads = expected;
    }
  };
}
var MAX_BYTES2 = 2e5;
var BYTES_PER_LINE = 100;
var MAX_HEADS = 100;
function listExpected(entries, { files, heads, workflowPath }) {
  let sizes = new Map(entries.map(({ path, size }) => [path, size ?? 0])), guides = entries.filter(
    ({ type, path, mode }) => type === "blob" && mode !== "120000" && (path === workflowPath || guidesReview(path, files))
  ).toSorted((a, b) => a.path.split("/").length - b.path.split("/").length).map(({ sha, size }) => ({ id: sha, bytes: size ?? 0 })), changed = files.slice(0, MAX_HEADS).flatMap((file) => {
    let id = heads.get(file.path), before2 = sizes.get(file.previousPath ?? file.path) ?? 0;
    return id === void 0 ? [] : [{ id, bytes: before2 + file.additions * BYTES_PER_LINE }];
  });
  return [...guides, ...changed].filter(({ bytes }) => bytes <= MAX_BYTES2);
}
var FOLDER_FILES = /* @__PURE__ */ new Set([".gitattributes", ".copilotignore"]);
var UNREAD_KINDS = /* @__PURE__ */ new Set([
  void 0,
  "prompt",
  "command",
  "skill",
  "output-style",
  "hooks",
  "cursor-rule",
  "windsurf-rule",
  "gemini-command",
  "gemini-styleguide"
]);
function guidesReview(path, files) {
  let name = nameOf(path), folder = folderOf(path);
  return FOLDER_FILES.has(name) ? folder === "" || files.some((file) => isBelow2(file.path, folder)) : !UNREAD_KINDS.has(identify(path)) || SETTINGS.test(path);
}
var SETTINGS = /^(?:\.github\/[^/]+\.ya?ml|\.vscode\/settings\.json|[^/]+\.code-workspace)$/;

import {
  listSwitches
} from "./chunk-CZ7WW5KG.js";
import { createHash } from "node:crypto";
// src/jobs/review-key.ts
function makeReviewKey(pull, { chosen, given, provider, settings }) {
  let { files, applied, excluded, reviewers } = chosen, hash = createHash("sha256");
  addFiles2(hash, files);
  let texts = applied.map(({ content, filePatterns }) => [content.path, content.text, filePatterns]), agents = reviewers.flatMap(
    ({ agent, files: own }) => agent === void 0 ? [] : [[agent.path, agent.body.text, agent.head, own.map(({ path }) => path)]]
  ), { model, fallbackModels, verify, verifyModel, maxTurns, maxRequests, maxCost } = settings, { delegate, maxComments, minSeverity, minConfidence, bundles, contextTokens, leaveOutContext } = settings, asked = [provider, model, fallbackModels, verify, verifyModel, maxTurns, maxRequests, maxCost], { customizationChecks, rules } = settings, { message = "", history, memory } = given, limits = [maxComments, minSeverity, minConfidence], basis = [
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
    [contextTokens, leaveOutContext],
    // Literal checks read these, and people change them without a push.
    [pull.title, authorsText(pull).body, pull.baseRef],
    [...listSwitches(settings), customizationChecks, rules.values.rules, rules.values.overrides]
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
function addFiles2(hash, files) {
  files.forEach(({ path, previousPath, hunks }) => hash.update(`${JSON.stringify([path, previousPath, hunks])}
`));
}

import {
  fingerprintsIn,
  identityIn,
  placeKeysIn,
  withoutAddedWords
} from "./joined-2a42ba82.js";
import {
  FINDING_KINDS,
  SEVERITIES
} from "./joined-1c6c8fb1.js";
// src/reports/review/read-finding-comment.ts
function readFindingComment(body, place) {
  let fingerprints = fingerprintsIn(body);
  if (fingerprints.length === 0)
    return;
  let identity = identityIn(body), placeKeys = placeKeysIn(body), { title, text } = readWords(body), { path, side = "RIGHT", line, startLine, originalLine, isOutdated } = place;
  return {
    fingerprints,
    ...placeKeys.some((key) => key !== void 0) ? { placeKeys } : {},
    path,
    side,
    ...line === void 0 ? {} : { line },
    ...startLine === void 0 ? {} : { startLine },
    ...originalLine === void 0 ? {} : { lastLine: originalLine },
    isOutdated,
    ...identity === void 0 ? {} : { identity },
    title,
    body: text
  };
}
var HEAD = /^\*\*(.*)\*\* \([a-z]+, [a-z]+\)$/;
var MARKER_LINE = /^<!-- housestyle:.* -->$/;
function readWords(body) {
  let lines = body.replaceAll("\u200B", "").trim().split(/\r?\n/), head = lines.findIndex((line) => HEAD.test(line)), below = lines.slice(head + 1), end = below.findIndex((line) => line.startsWith("> ") || MARKER_LINE.test(line)), text = below.slice(0, end === -1 ? void 0 : end).join(`
`);
  return { title: HEAD.exec(lines[head] ?? "")?.[1] ?? "", text: text.trim() };
}
// src/github/publishing/own-threads.ts
function findOwnThreads(rows, accounts, posted = /* @__PURE__ */ new Set()) {
  let ours = rows.filter(({ opener }) => accounts.isOurs(opener)).toSorted((a, b) => a.opener.id - b.opener.id), read2 = ours.map((row) => readOwnThread(row, row.opener.body, accounts)), seen = new Set(read2.flatMap((thread) => thread?.finding.fingerprints ?? []));
  return ours.flatMap((row, index) => {
    let thread = read2[index] ?? readOwnThread(row, withoutAddedWords(row.opener.body) ?? "", accounts), [name = ""] = thread?.finding.fingerprints ?? [], isNew = read2[index] === void 0 && posted.has(name) && !seen.has(name);
    return seen.add(name), thread !== void 0 && (read2[index] !== void 0 || isNew) ? [thread] : [];
  });
}
function readOwnThread(row, body, accounts) {
  let { opener } = row, finding = readFindingComment(body, row);
  if (finding === void 0)
    return;
  let { resolution } = row;
  return {
    ...row.id === void 0 ? {} : { threadId: row.id },
    comment: opener.id,
    ...opener.nodeId === void 0 ? {} : { nodeId: opener.nodeId },
    author: opener.author,
    url: opener.url,
    ...opener.commit === void 0 ? {} : { commit: opener.commit },
    text: opener.body,
    finding,
    ...readRank(body),
    ...resolution === void 0 ? {} : { resolved: whoResolved(resolution, opener) },
    ...resolution?.by === void 0 ? {} : { resolvedBy: resolution.by },
    ...opener.hiddenAs === void 0 ? {} : { hiddenAs: opener.hiddenAs },
    saysFixed: saysFixed(opener.body),
    thumbsDownBy: row.thumbsDownBy,
    ...row.thumbsUpBy === void 0 ? {} : { thumbsUpBy: row.thumbsUpBy },
    replies: row.replies.map((reply) => readReply(reply, accounts))
  };
}
function whoResolved({ isResolved, by }, opener) {
  return isResolved ? by?.replace(/\[bot\]$/, "") === opener.author.replace(/\[bot\]$/, "") ? "by us" : "by a person" : "no";
}
function readReply({ id, author, isBot: isBot2, isMember, body }, accounts) {
  let isAuthor = author !== "" && author === accounts.author, role = isMember ? "member" : isAuthor ? "author" : void 0;
  return { id, author, isBot: isBot2, ...role === void 0 ? {} : { role }, body };
}
function readRank(text) {
  let [, said, family] = /^\*\*.*\*\* \((\w+), (\w+)\)/m.exec(text) ?? [], severity = SEVERITIES.find((one) => one === said), kind = FINDING_KINDS.find((one) => one === family);
  return { ...severity === void 0 ? {} : { severity }, ...kind === void 0 ? {} : { kind } };
}

import {
  concealedWorkspace
} from "./joined-c0f10e06.js";
import {
  usageError
} from "./joined-e117912a.js";
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
    guidance: await workflowGuidance(run, concealedWorkspace(instructionsFrom === "head" ? opened.head : opened.base)),
    ...makeScopeSubject(run, opened),
    ...openLookups(run, opened),
    description: authorsText(opened.pull),
    branch: opened.pull.headRef,
    target: opened.pull.baseRef
  };
}

import {
  fingerprintIn
} from "./joined-2a42ba82.js";
import {
  UnexpectedAnswerError as UnexpectedAnswerError3,
  createOctokit as createOctokit2,
  guarded as guarded3,
  isRateLimited as isRateLimited4,
  optional
} from "./joined-95c92cf5.js";
import {
  shorten as shorten3
} from "./joined-a845ed26.js";
import {
  messageOf as messageOf2
} from "./joined-e117912a.js";
import {
  isRecord as isRecord4
} from "./joined-cc1d52fd.js";

import {
  UnexpectedAnswerError as UnexpectedAnswerError2,
  guarded as guarded2
} from "./joined-95c92cf5.js";
import {
  isRecord as isRecord3
} from "./joined-cc1d52fd.js";
import {
  groupBy
} from "./joined-b4da4858.js";
import {
  GithubError as GithubError4
} from "./chunk-4JMAY6C4.js";
// src/github/workflow-login.ts
var WORKFLOW_LOGIN = "github-actions[bot]";
function nameReviewers(named) {
  return /* @__PURE__ */ new Set([named ?? WORKFLOW_LOGIN]);
}
// src/text/value-at.ts
function valueAt(value, ...keys) {
  return keys.reduce((found, key) => isRecord3(found) ? found[key] : void 0, value);
}
function listAt(value, key) {
  let list = valueAt(value, key);
  return Array.isArray(list) ? list : void 0;
}
// src/github/threads/thread-rows.ts
var REVIEW_STATES = ["APPROVED", "CHANGES_REQUESTED", "COMMENTED", "DISMISSED", "PENDING"];
var TEAM2 = /* @__PURE__ */ new Set(["OWNER", "MEMBER", "COLLABORATOR"]);
function isTeam(association) {
  return TEAM2.has(association);
}
function readLogin(account) {
  let login = valueAt(account, "login");
  if (!(typeof login != "string" || login === ""))
    return valueAt(account, "__typename") === "Bot" ? `${login.replace(/\[bot\]$/, "")}[bot]` : login;
}
function readThread(node) {
  let id = valueAt(node, "id"), path = valueAt(node, "path"), isResolved = valueAt(node, "isResolved"), isOutdated = valueAt(node, "isOutdated"), listed = listAt(valueAt(node, "comments"), "nodes"), total = valueAt(node, "comments", "totalCount"), isListWhole = typeof total != "number" || total <= (listed?.length ?? 0), first = listAt(valueAt(node, "opener"), "nodes")?.[0] ?? (isListWhole ? listed?.[0] : void 0), opener = readThreadComment(first), comments = listed?.map(readThreadComment);
  if (typeof id != "string" || typeof path != "string" || typeof isResolved != "boolean" || typeof isOutdated != "boolean" || opener === void 0 || comments?.every((comment) => comment !== void 0) !== true)
    return;
  let by = readLogin(valueAt(node, "resolvedBy")), isOnFile = valueAt(node, "subjectType") === "FILE", originalLine = valueAt(node, "originalLine");
  return {
    id,
    resolution: { isResolved, ...by === void 0 ? {} : { by } },
    isOutdated: isOutdated && !isOnFile,
    path,
    side: valueAt(node, "diffSide") === "LEFT" ? "LEFT" : "RIGHT",
    ...isOnFile || isOutdated ? {} : readLines(valueAt(node, "line"), valueAt(node, "startLine")),
    ...!isOnFile && typeof originalLine == "number" ? { originalLine } : {},
    opener,
    replies: comments.filter((comment) => comment.id !== opener.id),
    thumbsDownBy: readReactors(first, "reactions"),
    thumbsUpBy: readReactors(first, "up")
  };
}
function readLines(line, startLine) {
  return {
    ...typeof line == "number" ? { line } : {},
    ...typeof startLine == "number" && startLine !== line ? { startLine } : {}
  };
}
function readThreadComment(node) {
  let id = valueAt(node, "databaseId"), body = valueAt(node, "body"), url = valueAt(node, "url");
  if (typeof id != "number" || typeof body != "string" || typeof url != "string")
    return;
  let nodeId = valueAt(node, "id"), commit = valueAt(node, "originalCommit", "oid"), hiddenAs = readHiding(node), account = valueAt(node, "author");
  return {
    id,
    ...typeof nodeId == "string" ? { nodeId } : {},
    author: readLogin(account) ?? "",
    isBot: valueAt(account, "__typename") === "Bot",
    isMember: isTeam(valueAt(node, "authorAssociation")),
    body,
    url,
    ...typeof commit == "string" ? { commit } : {},
    ...hiddenAs === void 0 ? {} : { hiddenAs }
  };
}
function readHiding(comment) {
  let reason = valueAt(comment, "minimizedReason");
  return valueAt(comment, "isMinimized") === true ? typeof reason == "string" ? reason.toLowerCase() : "" : void 0;
}
function readReactors(comment, name) {
  return (listAt(valueAt(comment, name), "nodes") ?? []).flatMap((node) => readLogin(valueAt(node, "user")) ?? []);
}
function readReview(node) {
  return reviewRow(node, valueAt(node, "databaseId"), {
    author: readLogin(valueAt(node, "author")) ?? "",
    isBot: valueAt(node, "author", "__typename") === "Bot",
    url: valueAt(node, "url")
  });
}
function readRestReview(row) {
  let login = valueAt(row, "user", "login");
  return reviewRow(row, valueAt(row, "id"), {
    author: typeof login == "string" ? login : "",
    isBot: valueAt(row, "user", "type") === "Bot",
    url: valueAt(row, "html_url")
  });
}
function reviewRow(row, id, { url, ...account }) {
  let body = valueAt(row, "body"), state = REVIEW_STATES.find((one) => one === valueAt(row, "state"));
  if (!(typeof id != "number" || state === void 0))
    return {
      id,
      ...account,
      state,
      body: typeof body == "string" ? body : "",
      ...typeof url == "string" ? { url } : {}
    };
}
function readRestComment(row) {
  let id = valueAt(row, "id"), url = valueAt(row, "html_url"), path = valueAt(row, "path"), login = valueAt(row, "user", "login"), body = valueAt(row, "body"), nodeId = valueAt(row, "node_id"), parent = valueAt(row, "in_reply_to_id"), commit = valueAt(row, "original_commit_id"), thumbsDown = valueAt(row, "reactions", "-1");
  if (typeof id != "number" || typeof url != "string")
    return;
  let line = valueAt(row, "line"), originalLine = valueAt(row, "original_line"), isOnFile = valueAt(row, "subject_type") === "file";
  return {
    id,
    ...typeof nodeId == "string" ? { nodeId } : {},
    author: typeof login == "string" ? login : "",
    isBot: valueAt(row, "user", "type") === "Bot",
    isMember: isTeam(valueAt(row, "author_association")),
    body: typeof body == "string" ? body : "",
    url,
    ...typeof commit == "string" ? { commit } : {},
    ...typeof parent == "number" ? { replyTo: parent } : {},
    path: typeof path == "string" ? path : "",
    side: valueAt(row, "side") === "LEFT" ? "LEFT" : "RIGHT",
    ...isOnFile ? {} : readLines(line, valueAt(row, "start_line")),
    ...!isOnFile && typeof originalLine == "number" ? { originalLine } : {},
    isOutdated: !isOnFile && typeof line != "number",
    thumbsDown: typeof thumbsDown == "number" ? thumbsDown : 0
  };
}
function joinThreads(comments) {
  let known = new Set(comments.map(({ id }) => id)), replies = groupBy(comments, ({ replyTo }) => replyTo);
  return comments.flatMap((opener) => {
    if (opener.replyTo !== void 0 && known.has(opener.replyTo))
      return [];
    let { path, side, line, startLine, originalLine, isOutdated, thumbsDown } = opener;
    return [
      {
        path,
        side,
        ...readLines(line, startLine),
        ...originalLine === void 0 ? {} : { originalLine },
        isOutdated,
        opener,
        replies: replies.get(opener.id) ?? [],
        thumbsDownBy: thumbsDown === 0 ? [] : void 0
      }
    ];
  });
}
// src/github/threads/pull-texts.ts
var MAX_COMMITS = 100;
var MAX_ISSUES = 10;
var MAX_LABELS = 50;
var TEXTS = `
      commits(first: ${MAX_COMMITS}) { nodes { commit { message parents(first: 1) { totalCount } } } }
      closingIssuesReferences(first: ${MAX_ISSUES}) {
        nodes { number title body state repository { nameWithOwner } labels(first: ${MAX_LABELS}) { nodes { name } } }
      }`;
function readTexts2(answer, { owner, repo }) {
  let pull = valueAt(answer, "repository", "pullRequest"), commits = listAt(valueAt(pull, "commits"), "nodes")?.map(readCommit), home = `${owner}/${repo}`.toLowerCase(), issues = (listAt(valueAt(pull, "closingIssuesReferences"), "nodes") ?? []).flatMap((node) => {
    let name = valueAt(node, "repository", "nameWithOwner"), number = valueAt(node, "number"), issue = readIssue(node);
    return typeof name == "string" && name.toLowerCase() === home && typeof number == "number" && issue !== void 0 ? [[number, issue]] : [];
  });
  return {
    ...commits?.every((one) => one !== void 0) === true ? { commits: commits.flat() } : {},
    issues: new Map(issues)
  };
}
function readCommit(node) {
  let message = valueAt(node, "commit", "message"), parents = valueAt(node, "commit", "parents", "totalCount");
  if (!(typeof message != "string" || typeof parents != "number"))
    return parents > 1 ? [] : [{ message }];
}
function readIssue(node) {
  let title = valueAt(node, "title"), body = valueAt(node, "body"), state = valueAt(node, "state"), labels = listAt(valueAt(node, "labels"), "nodes")?.map((label) => valueAt(label, "name"));
  if (!(typeof title != "string" || typeof body != "string" || labels === void 0))
    return {
      kind: "issue",
      title,
      body,
      state: state === "CLOSED" ? "closed" : "open",
      labels: labels.filter((label) => typeof label == "string")
    };
}
// src/github/threads/pull-parts.ts
var PAGE_SIZE = 100;
var MAX_PAGES = 4;
var MAX_REPLIES = 20;
var MAX_REACTIONS = 10;
var MAX_LABELS2 = 100;
var AUTHOR = "author { __typename login }";
var PAGE_INFO = "totalCount pageInfo { hasPreviousPage startCursor }";
var LISTS = {
  reviewThreads: `id isResolved resolvedBy { login } isOutdated path line originalLine startLine diffSide subjectType
        opener: comments(first: 1) { nodes { id databaseId ${AUTHOR} authorAssociation body url isMinimized minimizedReason originalCommit { oid }
          reactions(first: ${MAX_REACTIONS}, content: THUMBS_DOWN) { nodes { user { login } } }
          up: reactions(first: ${MAX_REACTIONS}, content: THUMBS_UP) { nodes { user { login } } } } }
        comments(last: ${MAX_REPLIES}) { totalCount nodes { id databaseId ${AUTHOR} authorAssociation body url isMinimized } }`,
  reviews: `databaseId state body url ${AUTHOR}`,
  comments: `id databaseId body url ${AUTHOR}`
};
var LIST_NAMES = ["reviewThreads", "reviews", "comments"];
async function readPullParts(octokit, address, number, { texts = false } = {}) {
  try {
    let lists = LIST_NAMES.map((name) => ({ name })), first = await askPage(octokit, address, number, lists, texts ? TEXTS : ""), facts = readFacts(first), read2 = new Map(LIST_NAMES.map((name) => [name, readList(first, name)]));
    for (let page = 1; page < MAX_PAGES; page += 1) {
      let open = LIST_NAMES.flatMap((name) => {
        let { next: before2, total = 0 } = read2.get(name) ?? {};
        return before2 === void 0 || total > MAX_PAGES * PAGE_SIZE ? [] : [{ name, before: before2 }];
      });
      if (open.length === 0)
        break;
      let answer = await askPage(octokit, address, number, open);
      for (let { name } of open)
        read2.set(name, joinPages(readList(answer, name), read2.get(name)));
    }
    return { ...facts, ...readItems((name) => {
      let list = read2.get(name);
      return list?.next === void 0 && (list?.total ?? 0) <= (list?.nodes.length ?? 0) ? list?.nodes : void 0;
    }), ...texts ? { texts: readTexts2(first, address) } : {} };
  } catch (error) {
    if (error instanceof GithubError4 && error.status !== 401)
      return {};
    throw error;
  }
}
function askPage(octokit, { owner, repo }, number, lists, more = "") {
  let query = `query ($owner: String!, $name: String!, $number: Int!) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      headRefOid
      baseRefName
      state
      isDraft
      labels(first: ${MAX_LABELS2}) { nodes { name } }
      author { __typename login }
${lists.map(
    ({
      name,
      before: before2
    }) => `      ${name}(last: ${PAGE_SIZE}${before2 === void 0 ? "" : `, before: ${JSON.stringify(before2)}`}) {
        ${PAGE_INFO}
        nodes { ${LISTS[name]} }
      }`
  ).join(`
`)}${more}
    }
  }
}`;
  return guarded2(async () => {
    try {
      return await octokit.graphql(query, {
        owner,
        name: repo,
        number,
        request: { retries: 1, accepts: checkAnswer }
      });
    } catch (error) {
      let data = error instanceof Error && "errors" in error && "data" in error ? error.data : void 0;
      if (isRecord3(data))
        return withoutLists(data, listsWithoutAuthors(listAt(error, "errors") ?? []));
      throw error;
    }
  });
}
function listsWithoutAuthors(errors) {
  let paths = errors.map((error) => listAt(error, "path") ?? []);
  return new Set(paths.filter((path) => path.includes("author") || path.includes("resolvedBy")).map((path) => path[2]));
}
function withoutLists(data, names) {
  let { repository } = data, pull = valueAt(repository, "pullRequest");
  if (!isRecord3(repository) || !isRecord3(pull) || names.size === 0)
    return data;
  let whole = Object.fromEntries(Object.entries(pull).filter(([name]) => !names.has(name)));
  return { ...data, repository: { ...repository, pullRequest: whole } };
}
function checkAnswer(answer) {
  if (!isRefusal(answer) && !isRecord3(valueAt(answer, "data")))
    throw new UnexpectedAnswerError2("not an answer of GraphQL");
}
function readFacts(answer) {
  let pull = valueAt(answer, "repository", "pullRequest"), viewer = valueAt(answer, "viewer", "login"), now = readNow(pull), author = readLogin(valueAt(pull, "author"));
  return {
    ...typeof viewer == "string" && viewer !== "" ? { viewer } : {},
    ...now === void 0 ? {} : { now },
    ...author === void 0 ? {} : { author }
  };
}
var STATES = /* @__PURE__ */ new Set(["OPEN", "CLOSED", "MERGED"]);
function readNow(pull) {
  let [headSha, baseRef] = [valueAt(pull, "headRefOid"), valueAt(pull, "baseRefName")], [state, isDraft] = [valueAt(pull, "state"), valueAt(pull, "isDraft")], isNamed = typeof headSha == "string" && /^[0-9a-f]{40,64}$/.test(headSha) && typeof baseRef == "string", labels = listAt(valueAt(pull, "labels"), "nodes")?.map((label) => valueAt(label, "name"));
  return isNamed && STATES.has(state) && typeof isDraft == "boolean" && labels?.every(isText) === true ? { headSha, baseRef, isOpen: state === "OPEN", isDraft, labels } : void 0;
}
function isText(value) {
  return typeof value == "string";
}
function readList(answer, name) {
  let connection = valueAt(answer, "repository", "pullRequest", name), nodes = listAt(connection, "nodes"), total = valueAt(connection, "totalCount"), hasMore = valueAt(connection, "pageInfo", "hasPreviousPage"), cursor = valueAt(connection, "pageInfo", "startCursor");
  if (!(nodes === void 0 || typeof total != "number" || typeof hasMore != "boolean"))
    return hasMore ? typeof cursor == "string" && nodes.length > 0 ? { nodes, total, next: cursor } : void 0 : { nodes, total };
}
function joinPages(older, newer) {
  return older === void 0 || newer === void 0 ? void 0 : { ...older, nodes: [...older.nodes, ...newer.nodes] };
}
function readItems(whole) {
  let threads = readAll(whole("reviewThreads"), readThread), reviews = readAll(whole("reviews"), readReview), comments = readAll(whole("comments"), readComment2);
  return {
    ...threads === void 0 ? {} : { threads },
    ...reviews === void 0 ? {} : { reviews },
    ...comments === void 0 ? {} : { comments }
  };
}
function readAll(nodes, read2) {
  let items = nodes?.map(read2);
  return items?.every((item) => item !== void 0) === true ? items : void 0;
}
function readComment2(node) {
  let id = valueAt(node, "databaseId"), body = valueAt(node, "body"), url = valueAt(node, "url"), nodeId = valueAt(node, "id");
  if (typeof id != "number" || typeof body != "string" || typeof url != "string")
    return;
  let author = valueAt(node, "author");
  return {
    id,
    author: readLogin(author) ?? "",
    isBot: valueAt(author, "__typename") === "Bot",
    body,
    url,
    ...typeof nodeId == "string" ? { nodeId } : {}
  };
}

import {
  GithubError as GithubError5
} from "./chunk-4JMAY6C4.js";
// src/github/check-annotations.ts
var PAGE_SIZE2 = 100;
var MAX_CHECKS_READ = 8;
var MAX_MESSAGE_CHARACTERS3 = 1e3;
var MAX_NAME_CHARACTERS = 100;
var SOURCE = "check runs";
async function readCheckAnnotations(octokit, address, commit, signal) {
  try {
    return await guarded3(() => readAll2(octokit, address, commit, signal));
  } catch (error) {
    if (error instanceof GithubError5 && [403, 404].includes(error.status) && !isRateLimited4(error))
      return { diagnostics: [], leftOut: [{ source: SOURCE, reason: NOT_PERMITTED }] };
    throw error;
  }
}
var NOT_PERMITTED = "the token may not read the results of other checks; with the permission `checks: read`, those on changed lines are in the prompt";
async function readAll2(octokit, address, commit, signal) {
  let query = { ...address, ref: commit.sha, filter: "latest", per_page: PAGE_SIZE2 }, { data } = await octokit.rest.checks.listForRef({ ...query, ...optional(signal) }), runs = listOf(data, "check_runs").flatMap((run) => readRun(run) ?? []), ours = new Set(runs.filter((run) => isOurs(run, commit)).map(({ name }) => name)), annotated = runs.filter(
    ({ isComplete, annotations, name }) => isComplete && annotations > 0 && !ours.has(name)
  ), diagnostics = [];
  for (let { id, name } of annotated.slice(0, MAX_CHECKS_READ)) {
    let rows = (await octokit.rest.checks.listAnnotations({
      ...address,
      check_run_id: id,
      per_page: PAGE_SIZE2,
      ...optional(signal)
    })).data, read2 = (Array.isArray(rows) ? rows : []).filter(isRecord4);
    read2.some(({ title }) => title === OUR_TITLE) || diagnostics.push(...read2.flatMap((row) => readAnnotation(row, name) ?? []));
  }
  let more = annotated.length - MAX_CHECKS_READ, reason = `the annotations of ${more} more checks are not read, because at most ${MAX_CHECKS_READ} are`;
  return { diagnostics, leftOut: more > 0 ? [{ source: SOURCE, reason }] : [] };
}
var OUR_TITLE = "Housestyle";
function readRun(run) {
  if (!isRecord4(run) || typeof run.id != "number" || typeof run.name != "string")
    return;
  let annotations = isRecord4(run.output) ? run.output.annotations_count : void 0;
  return {
    id: run.id,
    name: run.name,
    isComplete: run.status === "completed",
    annotations: typeof annotations == "number" ? annotations : 0,
    url: typeof run.details_url == "string" ? run.details_url : ""
  };
}
function isOurs({ name, isComplete, url }, { runId }) {
  return name.toLowerCase() === OUR_TITLE.toLowerCase() || !isComplete && runId !== void 0 && url.includes(`/actions/runs/${runId}/`);
}
var SEVERITIES2 = {
  failure: "error",
  warning: "warning",
  notice: "info"
};
function readAnnotation(row, check) {
  let { path, start_line: line, end_line: endLine, annotation_level: level, title, message } = row;
  if (!(typeof path != "string" || typeof message != "string" || typeof line != "number"))
    return {
      tool: shorten3(check, MAX_NAME_CHARACTERS),
      severity: SEVERITIES2[String(level)] ?? "info",
      ...typeof title == "string" && title !== "" ? { code: shorten3(title, MAX_NAME_CHARACTERS) } : {},
      message: shorten3(message.slice(0, 2 * MAX_MESSAGE_CHARACTERS3).replaceAll(/\s+/g, " "), MAX_MESSAGE_CHARACTERS3),
      path,
      line,
      ...typeof endLine == "number" && endLine > line ? { endLine } : {},
      related: []
    };
}
function listOf(value, key) {
  let list = isRecord4(value) ? value[key] : void 0;
  return Array.isArray(list) ? list : [];
}
// src/github/check-run.ts
var NAME = "housestyle";
var ROUTE = "POST /repos/{owner}/{repo}/check-runs";
var RETRIES = 1;
function checkRunRequests(octokit, address) {
  return {
    createCheckRun: async ({ headSha, conclusion, title, summary, annotations }) => {
      let rows = annotations.map(({ startLine, endLine, level, ...row }) => ({
        ...row,
        start_line: startLine,
        end_line: endLine,
        annotation_level: level
      })), output = { title, summary, ...rows.length === 0 ? {} : { annotations: rows } }, check = { name: NAME, head_sha: headSha, status: "completed", conclusion, output };
      try {
        return await guarded3(
          () => octokit.request(ROUTE, {
            ...address,
            ...check,
            request: { accepts: readCheckRun, retries: RETRIES, waits: false }
          })
        ), "written";
      } catch (error) {
        if (isRefusal22(error))
          return "refused";
        throw error;
      }
    },
    hasCheckRun: async (headSha) => {
      let query = { ...address, ref: headSha, check_name: NAME, request: { retries: RETRIES, waits: false } };
      try {
        let { data } = await guarded3(() => octokit.rest.checks.listForRef(query)), runs = data.check_runs;
        return Array.isArray(runs) && runs.some((run) => isRecord4(run) && run.name === NAME);
      } catch (error) {
        if (isRefusal22(error))
          return false;
        throw error;
      }
    }
  };
}
function isRefusal22(error) {
  return error instanceof GithubError5 && [403, 404].includes(error.status) && !isRateLimited4(error);
}
function readCheckRun(data) {
  if (!isRecord4(data) || typeof data.id != "number")
    throw new UnexpectedAnswerError3("not a check run");
}
// src/github/command-requests.ts
var SAFE_RETRIES = 2;
var NOT_FOUND = 404;
function commandRequests(octokit, address) {
  return { ...readRequests(octokit, address), ...writeRequests(octokit, address), ...fileRequests(octokit, address) };
}
function readRequests(octokit, address) {
  return {
    permission: (username) => orElse("none", async () => {
      let accepts = (data2) => readPermission(data2, username), route = "GET /repos/{owner}/{repo}/collaborators/{username}/permission", { data } = await octokit.request(route, { ...address, username, request: { accepts } });
      return accepts(data);
    }),
    thread: (number, first) => readThread2(octokit, address, number, first),
    commentsSince: (kind, number, since) => guarded3(async () => {
      let query = { ...address, since, per_page: PAGE_SIZE22, request: { accepts: readComments } }, { data } = kind === "line" ? await octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/comments", {
        ...query,
        pull_number: number
      }) : await octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        ...query,
        issue_number: number
      });
      return readComments(data);
    }),
    pushedAt: (fullName, branch, commit) => orElse(void 0, async () => {
      let [owner = "", repo = ""] = fullName.split("/"), accepts = (data2) => readPush(data2, commit), route = "GET /repos/{owner}/{repo}/activity", query = { owner, repo, ref: `refs/heads/${branch}`, per_page: 30 }, { data } = await octokit.request(route, { ...query, request: { accepts, retries: 1 } });
      return accepts(data);
    })
  };
}
var PAGE_SIZE22 = 100;
async function readThread2(octokit, address, number, first) {
  let rows = await guarded3(async () => {
    let query = { ...address, pull_number: number, per_page: PAGE_SIZE22, sort: "created", direction: "desc" }, request = { accepts: readComments }, { data } = await octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/comments", {
      ...query,
      request
    }), all = data;
    return Array.isArray(all) ? all.toReversed() : [];
  }), listed = rows.find((row) => isRecord4(row) && row.id === first), start = listed === void 0 ? await readFirst(octokit, address, first) : readThreadStart(listed), replies = readComments(rows).filter(({ replyTo }) => replyTo === first);
  return start && { start, replies };
}
function readFirst(octokit, address, id) {
  return orElse(void 0, async () => {
    let route = "GET /repos/{owner}/{repo}/pulls/comments/{comment_id}", { data } = await octokit.request(route, {
      ...address,
      comment_id: id,
      request: { accepts: readThreadStart }
    });
    return readThreadStart(data);
  });
}
function writeRequests(octokit, address) {
  return {
    react: ({ kind, id }, content) => guarded3(async () => {
      let parameters = { ...address, comment_id: id, content, request: { accepts: readId, retries: SAFE_RETRIES } }, { status } = kind === "line" ? await octokit.request("POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions", parameters) : await octokit.request("POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions", parameters);
      return status === 200 ? "there" : "added";
    }),
    replyInThread: (number, first, body) => guarded3(async () => {
      let route = "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies", parameters = { ...address, pull_number: number, comment_id: first, body }, { data } = await octokit.request(route, { ...parameters, request: { accepts: readWritten } });
      return readWritten(data);
    })
  };
}
function fileRequests(octokit, address) {
  let route = "/repos/{owner}/{repo}/contents/{path}";
  return {
    branchFile: (path, ref) => orElse(void 0, async () => {
      let { data } = await octokit.request(`GET ${route}`, {
        ...address,
        path,
        ref,
        request: { accepts: readBranchFile }
      });
      return readBranchFile(data);
    }),
    commitFile: ({ path, branch, text, message, sha }) => guarded3(async () => {
      let content = Buffer.from(text).toString("base64"), parameters = { ...address, path, branch, message, content, ...sha === void 0 ? {} : { sha } };
      await octokit.request(`PUT ${route}`, { ...parameters, request: { accepts: readCommitted } });
    })
  };
}
async function orElse(absent, call) {
  try {
    return await guarded3(call);
  } catch (error) {
    if (error instanceof GithubError5 && error.status === NOT_FOUND)
      return absent;
    throw error;
  }
}
function readPermission(data, login) {
  let permission = isRecord4(data) ? data.permission : void 0, user = isRecord4(data) && isRecord4(data.user) ? data.user.login : void 0;
  if (typeof permission != "string" || typeof user != "string" || user.toLowerCase() !== login.toLowerCase())
    throw new UnexpectedAnswerError3("not the permission of that person");
  return permission;
}
function readThreadStart(data) {
  let [comment] = readComments([data]);
  if (comment === void 0 || !isRecord4(data) || typeof data.path != "string")
    throw new UnexpectedAnswerError3("not a comment on a line or a file");
  let { path, line, diff_hunk: hunk } = data;
  return {
    ...comment,
    path,
    hunk: typeof hunk == "string" ? hunk : "",
    ...typeof line == "number" ? { line } : {}
  };
}
function readId(data) {
  let id = isRecord4(data) ? data.id : void 0;
  if (typeof id != "number")
    throw new UnexpectedAnswerError3("not a reaction");
  return id;
}
function readBranchFile(data) {
  if (Array.isArray(data))
    return;
  if (!isRecord4(data) || typeof data.sha != "string")
    throw new UnexpectedAnswerError3("not a file");
  let { content, encoding, sha } = data;
  return encoding === "base64" && typeof content == "string" ? { text: Buffer.from(content, "base64").toString("utf8"), sha } : void 0;
}
function readCommitted(data) {
  let commit = isRecord4(data) ? data.commit : void 0;
  if (!isRecord4(commit) || typeof commit.sha != "string")
    throw new UnexpectedAnswerError3("not a commit");
}
function readPush(data, commit) {
  if (!Array.isArray(data))
    throw new UnexpectedAnswerError3("not a list of pushes");
  let push = data.filter(isRecord4).find(({ after }) => after === commit);
  return typeof push?.timestamp == "string" ? push.timestamp : void 0;
}
// src/github/threads/comments.ts
function commentParameters(comment) {
  return {
    path: comment.path,
    body: comment.body,
    side: comment.side,
    line: comment.line,
    ...comment.startLine === void 0 ? {} : { start_line: comment.startLine, start_side: comment.side }
  };
}
// src/github/issues.ts
function issueReader(octokit, home) {
  return async (address, signal) => {
    try {
      return await guarded3(() => readVisibleIssue(octokit, home, address, signal));
    } catch (error) {
      if (error instanceof GithubError5)
        return { kind: "refused", reason: explainRefusal2(error) };
      throw error;
    }
  };
}
async function readVisibleIssue(octokit, home, { owner, name, number }, signal) {
  let asked = { owner, repo: name }, repository = !isSame2(owner, home.owner) || !isSame2(name, home.repo) ? await readVisibility(octokit, asked, signal) : void 0;
  if (repository?.isPrivate === true && !await isPrivateNeighbour(octokit, home, owner, signal))
    return { kind: "refused", reason: PRIVATE };
  let data = (await octokit.rest.issues.get({ ...asked, issue_number: number, ...optional(signal) })).data;
  if (!isRecord4(data) || typeof data.title != "string" || typeof data.repository_url != "string")
    throw new TypeError("GitHub did not answer with an issue");
  let place = `/repos/${repository?.fullName ?? `${home.owner}/${home.repo}`}`;
  return data.repository_url.toLowerCase().endsWith(place.toLowerCase()) ? { kind: "found", issue: readIssue2(data.title, data) } : { kind: "refused", reason: "it was moved to another repository" };
}
var PRIVATE = "its repository is private, and comments on this pull request can be read by people who may not read that repository";
async function isPrivateNeighbour(octokit, home, owner, signal) {
  return isSame2(owner, home.owner) && (await readVisibility(octokit, home, signal)).isPrivate;
}
async function readVisibility({ rest }, address, signal) {
  let { data } = await rest.repos.get({ ...address, ...optional(signal) }), described = data;
  if (typeof described.full_name != "string")
    throw new TypeError("GitHub did not answer with a repository");
  return { fullName: described.full_name, isPrivate: described.private !== false };
}
function readIssue2(title, { body, state, labels, pull_request }) {
  return {
    kind: pull_request === void 0 ? "issue" : "pull-request",
    title,
    body: typeof body == "string" ? body : "",
    state: state === "closed" ? "closed" : "open",
    labels: (Array.isArray(labels) ? labels : []).flatMap(readLabel)
  };
}
function readLabel(label) {
  let name = isRecord4(label) ? label.name : label;
  return typeof name == "string" ? [name] : [];
}
function isSame2(a, b) {
  return a.toLowerCase() === b.toLowerCase();
}
var MAX_MESSAGE_CHARACTERS22 = 200;
function explainRefusal2(error) {
  if (isRateLimited4(error) || error.status === 401)
    return error.message;
  let needed = error.acceptedPermissions === void 0 ? "" : ` (it needs ${error.acceptedPermissions})`;
  switch (error.status) {
    case 403:
      return `the token may not read it${needed}`;
    case 404:
      return "it does not exist, or the token may not read it";
    case 410:
      return "it was deleted";
    case 0:
      return shorten3(messageOf2(error), MAX_MESSAGE_CHARACTERS22);
    default:
      return `GitHub answered ${error.status}: ${shorten3(messageOf2(error), MAX_MESSAGE_CHARACTERS22)}`;
  }
}
// src/github/api/pages.ts
var MAX_PAGES2 = 500;
async function readAllPages(octokit, route, parameters, read2, {
  request,
  firstPage = 1
} = {}) {
  let rows = [];
  for (let page = firstPage; page < firstPage + MAX_PAGES2; page += 1) {
    let { data, headers } = await octokit.request(route, {
      ...parameters,
      page,
      request: { ...request, accepts: read2 }
    });
    if (rows.push(...read2(data)), headers.link?.includes('rel="next"') !== true)
      return rows;
  }
  throw new UnexpectedAnswerError3(`a list of more than ${MAX_PAGES2} pages`);
}
// src/github/api/long-list.ts
var LONG_LIST_ROWS = 400;
var PAGE_SIZE3 = 100;
var OVERLAP_MS = 6e4;
function longListReader(octokit, { route, parametersOf, read: read2, news }) {
  let last;
  return async (number, keep) => {
    let known = last?.number === number && last.rows.size >= LONG_LIST_ROWS ? last : void 0, now = { number, rows: new Map(known?.rows), newest: known?.newest ?? "" }, isDated = known !== void 0 && now.newest !== "", since = news === "since" && isDated ? { since: before(now.newest) } : {}, firstPage = news === "last pages" ? Math.ceil((known?.rows.size ?? 1) / PAGE_SIZE3) : 1, readPage = (data) => {
      let rows = read2(data);
      return rows.forEach((row) => now.rows.set(row.id, keep(row))), now.newest = [now.newest, ...readDates(data)].reduce((one, other) => other > one ? other : one), rows;
    }, parameters = { ...parametersOf(number), ...since, per_page: PAGE_SIZE3 };
    return await guarded3(() => readAllPages(octokit, route, parameters, readPage, { firstPage })), last = now, [...now.rows.values()].flatMap((row) => row ?? []).toSorted((one, other) => one.id - other.id);
  };
}
function before(date) {
  return new Date(Date.parse(date) - OVERLAP_MS).toISOString().replace(/\.\d+Z$/, "Z");
}
function readDates(data) {
  return (Array.isArray(data) ? data : []).flatMap((row) => {
    let date = isRecord4(row) ? row.updated_at : void 0;
    return typeof date == "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(date) ? [date] : [];
  });
}
// src/github/threads/known-parts.ts
function rememberPullParts(readers, { owner, repo }) {
  let empty = /* @__PURE__ */ new Set(), texts = /* @__PURE__ */ new Map(), isHome = (address) => `${address.owner}/${address.name}`.toLowerCase() === `${owner}/${repo}`.toLowerCase();
  return {
    pullParts: async (number) => {
      let parts = await readers.pullParts(number, { texts: !texts.has(number) });
      return parts.threads?.length === 0 ? empty.add(number) : empty.delete(number), parts.texts !== void 0 && texts.set(number, parts.texts), parts;
    },
    reviewThreads: (number) => empty.has(number) ? Promise.resolve({ threads: [] }) : readers.reviewThreads(number),
    pullCommits: async (number, signal) => texts.get(number)?.commits ?? readers.pullCommits(number, signal),
    issue: async (address, signal) => {
      let known = isHome(address) ? [...texts.values()].flatMap(({ issues }) => issues.get(address.number) ?? []) : [], [issue] = known;
      return issue === void 0 ? readers.issue(address, signal) : { kind: "found", issue };
    }
  };
}
// src/github/login.ts
var APP_TOKEN = "ghs_";
var RETRIES2 = 3;
function loginReader(octokit, token) {
  let known;
  return async () => (known ??= { login: await readLogin2(octokit, token?.startsWith(APP_TOKEN) === true) }, known.login);
}
async function readLogin2(octokit, isApp) {
  try {
    return await askGraphql(octokit, "query { viewer { login } }", {}, ({ viewer }) => readUser(viewer), {
      retries: isApp ? RETRIES2 : 1
    });
  } catch (error) {
    if (!(error instanceof GithubError5) || error.status === 401 || isRateLimited4(error))
      throw error;
    let login = isApp ? void 0 : await readRestUser(octokit);
    if (login === void 0 && !isGraphqlRefused(error))
      throw error;
    return login;
  }
}
async function readRestUser(octokit) {
  try {
    return await guarded3(async () => {
      let { data } = await octokit.request("GET /user", { request: { accepts: readUser } });
      return readUser(data);
    });
  } catch (error) {
    if (isRefusedToApps(error))
      return;
    throw error;
  }
}
function isRefusedToApps(error) {
  return error instanceof GithubError5 && error.status === 403 && !isRateLimited4(error) && /integration/i.test(error.message);
}
// src/github/pull-commits.ts
var PAGE_SIZE4 = 100;
function readPullCommits({ rest }, address, number, signal) {
  return guarded3(async () => {
    let query = { ...address, pull_number: number, per_page: PAGE_SIZE4 }, { data } = await rest.pulls.listCommits({ ...query, ...optional(signal) }), rows = data;
    if (!Array.isArray(rows))
      throw new TypeError("GitHub did not answer with a list of commits");
    return rows.flatMap(readCommit2);
  });
}
function readCommit2(row) {
  let commit = isRecord4(row) ? row.commit : void 0, parents = isRecord4(row) ? row.parents : void 0, message = isRecord4(commit) ? commit.message : void 0, isMerge = Array.isArray(parents) && parents.length > 1, committer = isRecord4(row) ? row.committer : void 0, isByGitHub = isRecord4(committer) && committer.login === "web-flow";
  return isMerge || typeof message != "string" ? [] : [{ message, ...isByGitHub ? { isByGitHub } : {} }];
}
// src/github/pushes.ts
var MAX_PUSHES = 20;
function pushRequests(octokit, address) {
  let known = /* @__PURE__ */ new Map();
  return {
    recentPushes: (fullName, branch) => orElse2([], () => readPushes(octokit, fullName, branch)),
    pullNow: async (number) => {
      let read2 = await readNow2(octokit, address, number, known.get(number));
      return read2 !== void 0 && known.set(number, read2), read2?.pull;
    }
  };
}
async function readPushes(octokit, fullName, branch) {
  let [owner = "", repo = ""] = fullName.split("/"), query = { owner, repo, ref: `refs/heads/${branch}`, per_page: MAX_PUSHES }, request = { accepts: readActivities, retries: 1, waits: false }, { data } = await octokit.request("GET /repos/{owner}/{repo}/activity", { ...query, request });
  return readActivities(data);
}
function readActivities(data) {
  if (!Array.isArray(data))
    throw new UnexpectedAnswerError3("not a list of activities");
  return data.filter(isRecord4).flatMap(({ after, timestamp, actor }) => {
    let time = typeof timestamp == "string" ? Date.parse(timestamp) : Number.NaN, by = isRecord4(actor) && typeof actor.login == "string" ? actor.login : "";
    return typeof after == "string" && !Number.isNaN(time) ? [{ head: after, time, by }] : [];
  });
}
var NOT_MODIFIED = 304;
async function readNow2(octokit, address, number, known) {
  let headers = known?.etag === void 0 ? {} : { "if-none-match": known.etag }, parameters = { ...address, pull_number: number, headers, request: { accepts: readPull2, retries: 0, waits: false } };
  try {
    return await guarded3(async () => {
      let answer = await octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", parameters);
      return { pull: readPull2(answer.data), etag: answer.headers.etag };
    });
  } catch (error) {
    if (error instanceof GithubError5)
      return error.status === NOT_MODIFIED ? known : void 0;
    throw error;
  }
}
async function orElse2(otherwise, call) {
  try {
    return await guarded3(call);
  } catch (error) {
    if (error instanceof GithubError5)
      return otherwise;
    throw error;
  }
}
// src/github/run-artifacts.ts
var PAGE_SIZE5 = 100;
var MAX_PAGES22 = 12;
function artifactRequests(octokit, address) {
  let readPage = (runId, page) => guarded3(async () => {
    let route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", request = { accepts: readArtifacts }, { data } = await octokit.request(route, { ...address, run_id: runId, per_page: PAGE_SIZE5, page, request });
    return readArtifacts(data);
  });
  return {
    runArtifacts: (runId) => readPage(runId, 1),
    allRunArtifacts: async (runId) => {
      let all = /* @__PURE__ */ new Map();
      for (let page = 1; page <= MAX_PAGES22; page += 1) {
        let rows = await readPage(runId, page);
        if (rows.forEach((row) => all.set(row.id, row)), rows.length < PAGE_SIZE5)
          break;
      }
      return [...all.values()];
    },
    downloadArtifact: (id) => guarded3(async () => {
      let route = "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}", request = { accepts: readBytes }, { data } = await octokit.request(route, {
        ...address,
        artifact_id: id,
        archive_format: "zip",
        request
      });
      return readBytes(data);
    })
  };
}
function readArtifacts(data) {
  let rows = isRecord4(data) ? data.artifacts : void 0;
  if (!Array.isArray(rows))
    throw new UnexpectedAnswerError3("not a list of artifacts");
  return rows.filter(isRecord4).flatMap(
    ({ id, name, size_in_bytes: size, expired }) => typeof id == "number" && typeof name == "string" && typeof size == "number" ? [{ id, name, size, isExpired: expired === true }] : []
  );
}
function readBytes(data) {
  if (!(data instanceof ArrayBuffer))
    throw new UnexpectedAnswerError3("not an archive");
  return Buffer.from(data);
}
// src/github/threads/review-threads.ts
var PAGE_SIZE6 = 100;
var MAX_PAGES3 = 3;
var MAX_COMMENTS = 20;
var MAX_TEXT_CHARACTERS = 4e3;
async function readReviewThreads(octokit, address, number) {
  try {
    return await guarded3(() => askGraphql2(octokit, address, number));
  } catch (error) {
    if (!(error instanceof GithubError5))
      throw error;
    return guarded3(() => askRest(octokit, address, number));
  }
}
var QUERY = `query ($owner: String!, $name: String!, $number: Int!, $before: String) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      author { login }
      reviewThreads(last: ${PAGE_SIZE6}, before: $before) {
        totalCount
        pageInfo { hasPreviousPage startCursor }
        nodes {
          isResolved
          isOutdated
          path
          line
          originalLine
          diffSide
          resolvedBy { login }
          opener: comments(first: 1) {
            nodes { isMinimized minimizedReason reactions(first: 10, content: THUMBS_DOWN) { nodes { user { login } } } }
          }
          comments(first: ${MAX_COMMENTS}) {
            totalCount
            nodes { author { __typename login } authorAssociation body }
          }
        }
      }
    }
  }
}`;
async function askGraphql2(octokit, { owner, repo }, number) {
  let pages = [], before2 = null, total = 0;
  do {
    let answer = await octokit.graphql(QUERY, {
      owner,
      name: repo,
      number,
      before: before2,
      request: { retries: 1, accepts: checkGraphql }
    }), connection = valueAt(answer, "repository", "pullRequest", "reviewThreads"), people = {
      viewer: valueAt(answer, "viewer", "login"),
      author: valueAt(answer, "repository", "pullRequest", "author", "login")
    };
    pages.push((listAt(connection, "nodes") ?? []).flatMap((node) => readThread22(node, people) ?? [])), before2 = valueAt(connection, "pageInfo", "hasPreviousPage") === true ? valueAt(connection, "pageInfo", "startCursor") : void 0, total = valueAt(connection, "totalCount");
  } while (typeof before2 == "string" && pages.length < MAX_PAGES3);
  let threads = pages.toReversed().flat(), missing = typeof before2 == "string" && typeof total == "number" ? total - threads.length : 0;
  return { threads, ...missing > 0 && { note: `${missing} older threads are not shown.` } };
}
function checkGraphql(answer) {
  let nodes = valueAt(answer, "data", "repository", "pullRequest", "reviewThreads", "nodes");
  if (!isRefusal(answer) && !Array.isArray(nodes))
    throw new UnexpectedAnswerError3("not a list of threads");
}
function readThread22(node, people) {
  let path = valueAt(node, "path");
  if (typeof path != "string")
    return;
  let line = valueAt(node, "line") ?? valueAt(node, "originalLine"), resolvedBy = valueAt(node, "resolvedBy", "login"), comments = (listAt(valueAt(node, "comments"), "nodes") ?? []).map((comment) => readComment3(comment, people)), total = valueAt(node, "comments", "totalCount"), opener = listAt(valueAt(node, "opener"), "nodes")?.[0], hiddenAs = readHiding(opener), thumbsDownBy = readReactors(opener, "reactions");
  return {
    path,
    ...typeof line == "number" && { line },
    side: valueAt(node, "diffSide") === "LEFT" ? "base" : "head",
    isOutdated: valueAt(node, "isOutdated") === true,
    isResolved: valueAt(node, "isResolved") === true,
    ...typeof resolvedBy == "string" && { resolvedBy },
    ...hiddenAs !== void 0 && { hiddenAs },
    ...thumbsDownBy.length > 0 && { thumbsDownBy },
    comments,
    furtherComments: typeof total == "number" ? Math.max(0, total - comments.length) : 0
  };
}
function readComment3(comment, { viewer, author: changer }) {
  let written = valueAt(comment, "author", "login"), isBot2 = valueAt(comment, "author", "__typename") === "Bot", author = typeof written == "string" ? isBot2 ? `${written.replace(/\[bot\]$/, "")}[bot]` : written : "", body = valueAt(comment, "body");
  return threadComment({
    author,
    role: written !== void 0 && written === changer ? "author" : roleOf(valueAt(comment, "authorAssociation")),
    body: typeof body == "string" ? body : "",
    mayBeOurs: author !== "" && author === viewer
  });
}
function threadComment({
  author,
  role,
  body,
  mayBeOurs
}) {
  let isOurs2 = mayBeOurs && fingerprintIn(body) !== void 0;
  return { author, ...role === void 0 ? {} : { role }, isOurs: isOurs2, text: body.slice(0, MAX_TEXT_CHARACTERS) };
}
function roleOf(association) {
  return association === "OWNER" || association === "MEMBER" || association === "COLLABORATOR" ? "member" : void 0;
}
async function askRest({ rest }, address, number) {
  let newest = [], isComplete = false;
  for (let page = 1; page <= MAX_PAGES3 && !isComplete; page += 1) {
    let query = { ...address, pull_number: number, per_page: PAGE_SIZE6, page, direction: "desc" }, request = { accepts: readComments }, { data } = await rest.pulls.listReviewComments({ ...query, sort: "created", request });
    newest.push(...data), isComplete = data.length < PAGE_SIZE6;
  }
  let unknown = "It is not known which of them are resolved.", note = isComplete ? unknown : `${unknown} Older comments are not shown.`;
  return { threads: joinThreads2(newest.toReversed()), note };
}
function joinThreads2(rows) {
  let threads = /* @__PURE__ */ new Map();
  for (let row of rows) {
    let first = row.in_reply_to_id ?? row.id;
    threads.set(first, [...threads.get(first) ?? [], row]);
  }
  return [...threads.values()].flatMap((all) => {
    let [first] = all;
    return first === void 0 ? [] : [makeThread(first, all)];
  });
}
function makeThread(first, all) {
  let line = first.line ?? first.original_line;
  return {
    path: first.path,
    ...typeof line == "number" && { line },
    side: first.side === "LEFT" ? "base" : "head",
    isOutdated: first.subject_type !== "file" && typeof first.line != "number",
    comments: all.slice(0, MAX_COMMENTS).map(restComment),
    furtherComments: Math.max(0, all.length - MAX_COMMENTS)
  };
}
function restComment({ user, body, author_association: association }) {
  let account = user;
  return threadComment({
    author: account?.login ?? "",
    role: roleOf(association),
    body,
    mayBeOurs: account?.login === WORKFLOW_LOGIN
  });
}
// src/github/threads/thread-requests.ts
var PULL = "/repos/{owner}/{repo}/pulls/{pull_number}";
var COMMENTS = "/repos/{owner}/{repo}/pulls/comments/{comment_id}";
var PAGE_SIZE7 = 100;
var SAFE_RETRIES2 = 2;
function threadRequests(octokit, address) {
  let listComments = longListReader(octokit, {
    route: `GET ${PULL}/comments`,
    parametersOf: (number) => ({ ...address, pull_number: number }),
    read: rowsReader(readRestComment),
    news: "since"
  }), listReviews = longListReader(octokit, {
    route: `GET ${PULL}/reviews`,
    parametersOf: (number) => ({ ...address, pull_number: number }),
    read: rowsReader(readRestReview),
    news: "last pages"
  });
  return {
    pullParts: (number, terms) => readPullParts(octokit, address, number, terms),
    restThreads: async (number, isWanted = isAnybody) => {
      let rows = await listComments(
        number,
        (row) => row.replyTo === void 0 && !isWanted(row) ? { ...row, body: "" } : row
      );
      return joinThreads(rows);
    },
    reviews: (number, isWanted = isAnybody) => listReviews(number, (row) => isWanted(row) ? row : void 0),
    thumbsDown: async (comment) => {
      let parameters = { ...address, comment_id: comment, content: "-1", per_page: PAGE_SIZE7 };
      return (await guarded3(
        () => readAllPages(octokit, `GET ${COMMENTS}/reactions`, parameters, rowsReader(readPerson))
      )).filter((login) => login !== "");
    },
    ...threadChanges(octokit),
    updateReviewComment: (id, body) => change(octokit, `PATCH ${COMMENTS}`, { ...address, comment_id: id, body }, SAFE_RETRIES2),
    dismissReview: (number, id, message) => change(
      octokit,
      `PUT ${PULL}/reviews/{review_id}/dismissals`,
      { ...address, pull_number: number, review_id: id, message, event: "DISMISS" },
      SAFE_RETRIES2
    )
  };
}
function threadChanges(octokit) {
  return {
    resolveThread: (id) => mutate(octokit, THREAD_MUTATION("resolveReviewThread"), { id }, ["thread", "isResolved"], true),
    reopenThread: (id) => mutate(octokit, THREAD_MUTATION("unresolveReviewThread"), { id }, ["thread", "isResolved"], false),
    foldComment: (id, reason) => mutate(
      octokit,
      `mutation ($id: ID!, $reason: ReportedContentClassifiers!) {
  minimizeComment(input: {subjectId: $id, classifier: $reason}) { minimizedComment { isMinimized } }
}`,
      { id, reason },
      ["minimizedComment", "isMinimized"],
      true
    ),
    unfoldComment: (id) => mutate(
      octokit,
      `mutation ($id: ID!) {
  unminimizeComment(input: {subjectId: $id}) { unminimizedComment { isMinimized } }
}`,
      { id },
      ["unminimizedComment", "isMinimized"],
      false
    )
  };
}
var isAnybody = () => true;
var THREAD_MUTATION = (name) => `mutation ($id: ID!) {
  ${name}(input: {threadId: $id}) { thread { id isResolved } }
}`;
function mutate(octokit, query, variables, path, expected) {
  let name = /\w+(?=\(input)/.exec(query)?.[0] ?? "";
  return guarded3(async () => {
    let accepts = (answer) => {
      if (!isRefusal(answer) && valueAt(answer, "data", name, ...path) !== expected)
        throw new UnexpectedAnswerError3(`not that of \`${name}\``);
    };
    await octokit.graphql(query, { ...variables, request: { retries: SAFE_RETRIES2, accepts } });
  });
}
function change(octokit, route, parameters, retries) {
  return guarded3(async () => {
    await octokit.request(route, { ...parameters, request: { retries, accepts: readWritten } });
  });
}
function rowsReader(read2) {
  return (data) => {
    let rows = Array.isArray(data) ? data.map(read2) : void 0;
    if (rows?.every((row) => row !== void 0) !== true)
      throw new UnexpectedAnswerError3("not the expected list");
    return rows;
  };
}
function readPerson(row) {
  let user = valueAt(row, "user"), login = valueAt(user, "login");
  return typeof login == "string" && valueAt(user, "type") !== "Bot" ? login : "";
}
// src/github/client.ts
var PAGE_SIZE8 = 100;
var SAFE_RETRIES3 = 2;
function createGithubClient(settings) {
  let octokit = createOctokit2(settings), address = { owner: settings.owner, repo: settings.repository }, comments = commentRequests(octokit, address), threads = threadRequests(octokit, address);
  return {
    ...changeRequests(octokit, address),
    ...comments,
    ...reviewRequests(octokit, address),
    ...repositoryFiles(octokit, address),
    ...checkRunRequests(octokit, address),
    ...commandRequests(octokit, address),
    ...pushRequests(octokit, address),
    ...threads,
    ...rememberPullParts(
      {
        ...threads,
        ...comments,
        issue: issueReader(octokit, address),
        pullCommits: (number, signal) => readPullCommits(octokit, address, number, signal)
      },
      address
    ),
    ...artifactRequests(octokit, address),
    checkAnnotations: (commit, signal) => readCheckAnnotations(octokit, address, commit, signal),
    login: loginReader(octokit, settings.token),
    archive: (commit) => readArchive(octokit, { ...address, ref: commit })
  };
}
function ask(octokit, route, parameters, read2, { headers, retries } = {}) {
  return guarded3(async () => {
    let request = { accepts: read2, ...retries === void 0 ? {} : { retries } }, options = { ...parameters, ...headers === void 0 ? {} : { headers }, request }, answer = await octokit.request(route, options);
    return read2(answer.data);
  });
}
function askForAll(octokit, route, parameters, read2, { retries } = {}) {
  let request = retries === void 0 ? {} : { retries };
  return guarded3(() => readAllPages(octokit, route, parameters, read2, { request }));
}
var PULL2 = "/repos/{owner}/{repo}/pulls/{pull_number}";
var ISSUES = "/repos/{owner}/{repo}/issues";
function changeRequests(octokit, address) {
  return {
    pull: (number) => ask(octokit, `GET ${PULL2}`, { ...address, pull_number: number }, readPull2),
    updatePull: async (number, fields) => {
      await ask(octokit, `PATCH ${PULL2}`, { ...address, pull_number: number, ...fields }, readPull2);
    },
    // One retry for each page: after that, smaller pages and another source are tried.
    changedFiles: (number, pageSize) => askForAll(octokit, `GET ${PULL2}/files`, { ...address, pull_number: number, per_page: pageSize }, readFiles, {
      retries: 1
    }),
    diff: (number) => ask(octokit, `GET ${PULL2}`, { ...address, pull_number: number }, readDiffText, {
      headers: { accept: "application/vnd.github.diff" },
      retries: 0
    }),
    mergeBase: (base, head) => {
      let basehead = `${base}...${head}`;
      return ask(octokit, "GET /repos/{owner}/{repo}/compare/{basehead}", { ...address, basehead, per_page: 1 }, readMergeBase);
    }
  };
}
function commentRequests(octokit, address) {
  let all = { per_page: PAGE_SIZE8 }, listIssueComments = longListReader(octokit, {
    route: `GET ${ISSUES}/{issue_number}/comments`,
    parametersOf: (number) => ({ ...address, issue_number: number }),
    read: readComments,
    news: "since"
  }), again = { retries: SAFE_RETRIES3 };
  return {
    reviewComments: (number) => askForAll(octokit, `GET ${PULL2}/comments`, { ...address, pull_number: number, ...all }, readComments),
    issueComments: (number, isWanted = () => true) => listIssueComments(number, (comment) => isWanted(comment) ? comment : void 0),
    reviewThreads: (number) => readReviewThreads(octokit, address, number),
    createIssueComment: (number, body) => ask(octokit, `POST ${ISSUES}/{issue_number}/comments`, { ...address, issue_number: number, body }, readWritten),
    updateIssueComment: async (id, body) => {
      let route = `PATCH ${ISSUES}/comments/{comment_id}`;
      await ask(octokit, route, { ...address, comment_id: id, body }, readWritten, again);
    },
    deleteIssueComment: (id) => ask(octokit, `DELETE ${ISSUES}/comments/{comment_id}`, { ...address, comment_id: id }, readNothing, again),
    deleteReviewComment: (id) => ask(octokit, "DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}", { ...address, comment_id: id }, readNothing, again)
  };
}
function reviewRequests(octokit, address) {
  let comment = async (number, headSha, fields) => {
    let parameters = { ...address, pull_number: number, commit_id: headSha, ...fields };
    await ask(octokit, `POST ${PULL2}/comments`, parameters, readWritten);
  };
  return {
    createReview: (number, { headSha, event, body, comments }) => {
      let review = { commit_id: headSha, event, body, comments: comments.map(commentParameters) };
      return ask(octokit, `POST ${PULL2}/reviews`, { ...address, pull_number: number, ...review }, readWritten);
    },
    createReviewComment: (number, headSha, fields) => comment(number, headSha, commentParameters(fields)),
    createFileComment: (number, headSha, { path, body }) => comment(number, headSha, { path, body, subject_type: "file" })
  };
}
function readNothing() {
}
function readArchive(octokit, address) {
  return guarded3(async () => {
    let body = (await octokit.request("GET /repos/{owner}/{repo}/tarball/{ref}", {
      ...address,
      // Not parsed, so it is read while it comes.
      request: { retries: 0, waits: false, parseSuccessResponseBody: false }
    })).data;
    if (!(body instanceof ReadableStream))
      throw new TypeError("GitHub did not answer with an archive");
    return body;
  });
}

// src/commands/action/after-merge-terms.ts
function afterMergeTerms({
  readOptionsAt,
  configPath,
  runner
}) {
  return {
    ...readOptionsAt && { optionsAt: readOptionsAt },
    configPath,
    workflowPath: readWorkflowPath(runner.environment)
  };
}
function readWorkflowPath(environment) {
  return /^[^/]+\/[^/]+\/(.+)@[^@]*$/.exec(environment.GITHUB_WORKFLOW_REF ?? "")?.[1];
}

import {
  EXIT as EXIT3
} from "./joined-e117912a.js";
// src/commands/action/end-idle.ts
function endIdle({ log }, reason) {
  return log(`Nothing to do: ${reason}`), { outputs: { conclusion: "skipped" }, jobSummary: "", exitCode: EXIT3.done };
}

import {
  readFromGit
} from "./joined-c0f10e06.js";
import {
  decodeHeads,
  readApiFiles,
  readBinaryTexts,
  readGitDiff,
  revisionWorkspace,
  MAX_BINARY_BYTES,
  MAX_HEAD_BYTES,
  MAX_VERSION_BYTES,
  readContent,
  readContentBytes,
  headTextFrom
} from "./joined-ec575719.js";
import {
  openRepository,
  readOptions,
  describeFollowed,
  keepUndecided,
  readWorkspaceConfig as readWorkspaceConfig2,
  standInFor,
  OPTIONS
} from "./joined-1c6c8fb1.js";
import {
  languageOf
} from "./joined-b7fd8cd1.js";
import {
  GitError,
  createKeyCutter,
  listEnvironmentKeys,
  printed,
  writeCount,
  oneLine as oneLine2
} from "./joined-5ac99ec6.js";
import {
  isRateLimited as isRateLimited5
} from "./joined-95c92cf5.js";
import {
  UserError as UserError2,
  messageOf as messageOf3,
  runError as runError2
} from "./joined-e117912a.js";
import {
  diffTexts
} from "./joined-dde26feb.js";

import {
  extendConfig,
  readExtends,
  readWorkspaceConfig
} from "./joined-1c6c8fb1.js";
import {
  runError
} from "./joined-e117912a.js";
import {
  GithubError as GithubError6
} from "./chunk-4JMAY6C4.js";
// src/commands/open/read-extended.ts
function openExtended(settings, hint) {
  let known = /* @__PURE__ */ new Map();
  return async (own, named) => {
    let { owner, repository, path, commit } = readExtends(named), file = `${owner}/${repository}/${path}`, name = `${file}@${commit.slice(0, 7)}`, read2 = async () => {
      let client = createGithubClient({ ...settings, owner, repository }), central = remoteWorkspace(client, commit, `${owner}/${repository}`);
      return readWorkspaceConfig(central, path, { name: file, option: "extends" });
    }, key = `${file}@${commit}`, reading = known.get(key) ?? read2();
    known.set(key, reading);
    try {
      return extendConfig(own, await reading, name);
    } catch (error) {
      throw error instanceof GithubError6 ? runError("extends-unreadable", `The configuration ${name} cannot be read: ${error.message}`, hint, error) : error;
    }
  };
}

import {
  VERSION as VERSION3
} from "./chunk-ODGQ6ULG.js";
import {
  GithubError as GithubError7,
  outageHint
} from "./chunk-4JMAY6C4.js";
import {
  count as count2,
  countPart
} from "./chunk-W24XEJI4.js";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { isUtf8 } from "node:buffer";
// src/commands/action/guard-runner.ts
function guardRunner(runner) {
  let { add, cut } = createKeyCutter(listEnvironmentKeys(runner.environment));
  return {
    ...runner,
    mask: (secret) => {
      add(secret), runner.mask(secret);
    },
    log: (message) => runner.log(oneLine2(cut(message))),
    // Only commands that mask a secret may name it.
    print: (commands) => runner.print(commands.startsWith("::add-mask::") ? commands : printed(cut(commands), { commands: true })),
    cut
  };
}
function cutOutcome({ cut }, outcome) {
  let outputs = Object.entries(outcome.outputs).map(([name, value]) => [name, cut(value)]);
  return { ...outcome, outputs: Object.fromEntries(outputs), jobSummary: cut(outcome.jobSummary) };
}
function fetchWithoutKeys(send, cut) {
  return (input, init) => typeof init?.body == "string" ? send(input, { ...init, body: cut(init.body) }) : send(input, init);
}
// src/workspace/remote/archive.ts
// src/workspace/remote/tar.ts
var TarReader = class {
  #maxFileBytes;
  #visit;
  #header = Buffer.alloc(512);
  #headerBytes = 0;
  /** The content of the current entry; undefined if it is skipped. */
  #content;
  /** The bytes of the current content that are still to come. */
  #left = 0;
  /** The bytes that fill up the last block of the current content. */
  #padding = 0;
  #isAtEnd = false;
  constructor(maxFileBytes, visit) {
    this.#maxFileBytes = maxFileBytes, this.#visit = visit;
  }
  /** Whether the end of the tar was read. */
  get isAtEnd() {
    return this.#isAtEnd;
  }
  /** Takes the next bytes. Bytes after the end are padding and are skipped. Throws if they are not part of a tar. */
  push(chunk) {
    for (let rest = chunk; rest.length > 0 && !this.#isAtEnd; )
      rest = rest.subarray(this.#take(rest));
  }
  /** Takes bytes of the part that is read at the moment, and returns their number. */
  #take(chunk) {
    return this.#left > 0 ? this.#takeContent(chunk) : this.#padding > 0 ? this.#skipPadding(chunk) : this.#takeHeader(chunk);
  }
  #takeHeader(chunk) {
    let part = chunk.subarray(0, 512 - this.#headerBytes);
    return this.#header.set(part, this.#headerBytes), this.#headerBytes = (this.#headerBytes + part.length) % 512, this.#headerBytes === 0 && this.#beginEntry(), part.length;
  }
  #takeContent(chunk) {
    let part = chunk.subarray(0, this.#left);
    return this.#content?.set(part, this.#content.length - this.#left), this.#left -= part.length, this.#finishContent(), part.length;
  }
  #skipPadding(chunk) {
    let skipped = Math.min(this.#padding, chunk.length);
    return this.#padding -= skipped, skipped;
  }
  /** A header of zeros marks the end. */
  #beginEntry() {
    let header = this.#header;
    if (sumBytes(header) === 0) {
      this.#isAtEnd = true;
      return;
    }
    checkHeader(header);
    let type = header[156], size = readOctal(header, 124, 12), isRead = (type === 48 || type === 0) && size <= this.#maxFileBytes;
    this.#left = size, this.#padding = -size & 511, this.#content = isRead ? Buffer.allocUnsafe(size) : void 0, type === 50 && this.#visit({ bytes: readTarget2(header) }), this.#finishContent();
  }
  #finishContent() {
    this.#left === 0 && this.#content !== void 0 && (this.#visit({ bytes: this.#content }), this.#content = void 0);
  }
};
var CHECKSUM_AT = 148;
var CHECKSUM_BYTES = 8;
var SPACE = 32;
function checkHeader(header) {
  let own = header.subarray(CHECKSUM_AT, CHECKSUM_AT + CHECKSUM_BYTES);
  if (sumBytes(header) - sumBytes(own) + CHECKSUM_BYTES * SPACE !== readOctal(header, CHECKSUM_AT, CHECKSUM_BYTES))
    throw new Error("it contains something that is not a tar");
}
function sumBytes(bytes) {
  let sum = 0;
  for (let byte of bytes)
    sum += byte;
  return sum;
}
function readOctal(header, at2, length) {
  let digits = /^ *([0-7]+)[ \0]*$/.exec(header.toString("latin1", at2, at2 + length))?.[1];
  if (digits === void 0)
    throw new Error("it contains a number that is not valid in a tar");
  return Number.parseInt(digits, 8);
}
var TARGET_AT = 157;
var TARGET_BYTES = 100;
function readTarget2(header) {
  let field = header.subarray(TARGET_AT, TARGET_AT + TARGET_BYTES), end = field.indexOf(0);
  return Uint8Array.from(end < 0 ? field : field.subarray(0, end));
}
// src/workspace/remote/archive.ts
var LIMITS = { maxBytes: 200 * 1024 * 1024, maxFileBytes: 2 * 1024 * 1024 };
var CHUNK_BYTES = 64 * 1024;
async function readArchive2(archive, keep, limits = LIMITS) {
  let tar = new TarReader(limits.maxFileBytes, ({ bytes }) => keep(blobId(bytes), bytes)), unpack = async (unzipped) => {
    for await (let chunk of atMostBytes(unzipped, limits.maxBytes, "unpacks to"))
      tar.push(chunk);
  };
  try {
    await pipeline(
      () => atMostBytes(archive, limits.maxBytes, "has"),
      createGunzip({ chunkSize: CHUNK_BYTES }),
      unpack
    );
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return tar.isAtEnd ? void 0 : "it ends in the middle";
}
async function* atMostBytes(chunks, maxBytes, does) {
  let bytes = 0;
  for await (let chunk of chunks) {
    if (bytes += chunk.length, bytes > maxBytes)
      throw new Error(`it ${does} more than ${maxBytes} bytes`);
    yield chunk;
  }
}
// src/workspace/remote/bring-blobs.ts
var FEW_BLOBS = 8;
function bringBlobs(repository, note) {
  let held = /* @__PURE__ */ new Map(), open = async (commit) => {
    let reason = await fetchArchive(repository, commit, (id, bytes) => {
      held.set(id, held.get(id) ?? bytes);
    });
    reason !== void 0 && note(commit, reason);
  };
  return (commit) => {
    let wanted = /* @__PURE__ */ new Set(), opening;
    return {
      tree: repository.tree,
      ...repository.gathers === true ? { gathers: true } : {},
      blob: async (id) => held.get(id) ?? repository.blob(id),
      bring: async (ids) => {
        let lacking = ids.filter((id) => !held.has(id));
        return lacking.forEach((id) => wanted.add(id)), lacking.length > 0 && wanted.size > FEW_BLOBS && await (opening ??= open(commit)), new Set(lacking.filter((id) => !held.has(id)));
      }
    };
  };
}
async function fetchArchive(repository, commit, keep) {
  try {
    return await readArchive2(await repository.archive(commit), keep);
  } catch (error) {
    return messageOf3(error);
  }
}
// src/github/missing-patches.ts
var MAX_FILES = 50;
var MAX_BYTES3 = 2e6;
async function fillMissingPatches(client, pull, rows) {
  let missing = rows.filter((row) => row.patch === void 0 && row.additions + row.deletions > 0).slice(0, MAX_FILES);
  if (missing.length === 0)
    return rows;
  try {
    let fork = await client.mergeBase(pull.baseSha, pull.headSha), base = remoteWorkspace(client, fork, "the merge base"), patches = /* @__PURE__ */ new Map();
    for (let row of missing) {
      let patch = await makePatch(client, base, row);
      patch !== void 0 && patches.set(row.filename, patch);
    }
    return rows.map((row) => {
      let patch = patches.get(row.filename);
      return patch === void 0 ? row : { ...row, patch };
    });
  } catch (error) {
    if (error instanceof GithubError7)
      return rows;
    throw error;
  }
}
async function makePatch(client, base, row) {
  let before2 = row.status === "added" ? "" : await textBefore(base, row.previous_filename ?? row.filename), after = row.status === "removed" ? "" : await textAfter(client, row);
  if (before2 === void 0 || after === void 0)
    return;
  let patch = diffTexts(before2, after);
  return patch === "" ? void 0 : patch;
}
async function textBefore(base, path) {
  let file = await base.read(path);
  return file.kind === "file" ? decode(file.bytes) : void 0;
}
async function textAfter(client, row) {
  return row.sha === null ? void 0 : decode(await client.blob(row.sha));
}
function decode(bytes) {
  return bytes.length > MAX_BYTES3 || !isUtf8(bytes) ? void 0 : new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
// src/github/change-sources.ts
async function readFirstWhole(pull, sources) {
  let partial = [], passedOver = [];
  for (let source of sources) {
    let answer = await source.read(pull);
    if (answer.kind === "unavailable") {
      passedOver.push({ source: source.name, reason: answer.reason });
      continue;
    }
    let reason = findShortfall(pull, answer.changes);
    if (reason === void 0)
      return { ...answer.changes, passedOver };
    passedOver.push({ source: source.name, reason }), partial.push(answer.changes);
  }
  let [best] = partial.toSorted((a, b) => measureText(b).lines - measureText(a).lines);
  if (best === void 0 || best.files.length === 0 && pull.changedFiles > 0) {
    let tried = passedOver.map(({ source, reason }) => `${source}: ${reason}`).join("; ");
    throw runError2(
      "change-unreadable",
      `The change of pull request ${pull.number} could not be read (${tried})`,
      "Run the job again. With `actions/checkout` and `fetch-depth: 0`, the change is read from disk."
    );
  }
  let others = passedOver.filter(({ source }) => source !== best.source);
  return { ...withWhatIsMissing(pull, best), passedOver: others };
}
function gitSource(repository, absence) {
  return {
    name: "git",
    read: async (pull) => {
      if (repository === void 0)
        return { kind: "unavailable", reason: absence };
      try {
        return await readBetween(repository, pull);
      } catch (error) {
        if (error instanceof GitError || error instanceof UserError2)
          return { kind: "unavailable", reason: messageOf3(error) };
        throw error;
      }
    }
  };
}
async function readBetween(repository, pull) {
  for (let [role, sha] of [
    ["base", pull.baseSha],
    ["head", pull.headSha]
  ])
    if (await repository.resolve(sha) === void 0)
      return { kind: "unavailable", reason: `the checkout does not have the ${role} ${sha.slice(0, 7)}` };
  let fork = await repository.mergeBase(pull.baseSha, pull.headSha);
  return fork === void 0 ? { kind: "unavailable", reason: "the checkout does not have the merge base of base and head" } : { kind: "read", changes: await readFromGit(repository, fork, pull.headSha) };
}
function filesSource(client) {
  return {
    name: "github-files",
    read: (pull) => orUnavailable(async () => {
      let rows = await fillMissingPatches(client, pull, await readRows2(client, pull));
      return { ...readApiFiles(rows), ...readHeads(rows) };
    })
  };
}
function diffSource(client) {
  return {
    name: "github-diff",
    read: (pull) => orUnavailable(async () => ({ ...readGitDiff(await client.diff(pull.number)), source: "github-diff" }))
  };
}
function readHeads(rows) {
  let present = rows.filter(({ status }) => status !== "removed"), [headSha, ...others] = new Set(present.map((row) => row.headSha)), files = present.filter(({ patch }) => patch === void 0 || !SUBMODULE.test(patch));
  return {
    heads: new Map(files.flatMap(({ filename, sha }) => sha === null ? [] : [[filename, sha]])),
    ...headSha === void 0 || others.length > 0 ? {} : { headSha }
  };
}
var SUBMODULE = /^\+Subproject commit [0-9a-f]{40}/m;
async function orUnavailable(read2) {
  try {
    return { kind: "read", changes: await read2() };
  } catch (error) {
    if (error instanceof GithubError7)
      return { kind: "unavailable", reason: `GitHub answered ${error.status || "nothing"}: ${messageOf3(error)}` };
    throw error;
  }
}
var PAGE_SIZES = [100, 30, 10];
async function readRows2(client, pull) {
  let best, refusal;
  for (let pageSize of PAGE_SIZES)
    try {
      let rows = withoutRepeated(await client.changedFiles(pull.number, pageSize));
      if ((best === void 0 || countLines(rows) > countLines(best)) && (best = rows), countLines(rows) >= pull.changedLines || rows.length < pull.changedFiles)
        return best;
    } catch (error) {
      if (!(error instanceof GithubError7) || error.status !== 422 && error.status < 500)
        throw error;
      refusal = error;
    }
  if (best === void 0)
    throw refusal ?? new TypeError("no page size was tried");
  return best;
}
function withoutRepeated(rows) {
  return [...new Map(rows.map((row) => [row.filename, row])).values()];
}
function countLines(files) {
  return files.reduce((sum, file) => sum + file.additions + file.deletions, 0);
}
function measureText({ files }) {
  return { files: files.length, lines: countLines(files.filter((file) => file.hunks.length > 0)) };
}
function findShortfall(pull, changes) {
  let listed = { files: changes.files.length, lines: countLines(changes.files) };
  if (listed.files !== pull.changedFiles || listed.lines !== pull.changedLines)
    return `it has ${drawSize(listed)}, but the pull request counts ${drawSize({ files: pull.changedFiles, lines: pull.changedLines })}`;
  let unread = changes.files.filter((file) => file.hunks.length === 0 && file.additions + file.deletions > 0);
  return unread.length === 0 ? void 0 : `it lacks the lines of ${count2(unread.length, "file")}`;
}
var MAX_LISTED_FILES = 3e3;
function withWhatIsMissing(pull, changes) {
  let missing = {
    files: Math.max(0, pull.changedFiles - changes.files.length),
    lines: Math.max(0, pull.changedLines - countLines(changes.files))
  }, leftOut = missing.files > 0 ? missingFiles(pull, changes, missing) : missingLines(pull, changes, missing);
  return leftOut === void 0 ? changes : { ...changes, leftOut: [...changes.leftOut, leftOut], missing };
}
function missingFiles(pull, changes, missing) {
  let stop = changes.source === "github-files" ? ` (it lists at most ${writeCount(MAX_LISTED_FILES)})` : "", lister = changes.source === "git" ? "git" : "GitHub";
  return {
    path: count2(missing.files, "more file"),
    reason: `${lister} lists ${countPart(changes.files.length, pull.changedFiles, "changed file")}${stop}`
  };
}
function missingLines(pull, changes, missing) {
  if (missing.lines === 0)
    return;
  let listed = countLines(changes.files), reason = changes.source === "git" ? `git lists ${count2(listed, "changed line")}, but GitHub counts ${writeCount(pull.changedLines)}` : `GitHub gives ${countPart(listed, pull.changedLines, "changed line")}; files that it shows as empty or binary may have them`;
  return { path: count2(missing.lines, "more line"), reason };
}
function drawSize({ files, lines }) {
  return `${count2(files, "file")} and ${count2(lines, "changed line")}`;
}
// src/github/file-versions.ts
function textReader(head, limit, otherwise = () => {
}) {
  let known = /* @__PURE__ */ new Map();
  return (path) => {
    let text = known.get(path) ?? (known.size < limit ? orNothing(() => readContent(head, path, MAX_HEAD_BYTES)) : Promise.resolve(otherwise(path)));
    return known.size < limit && known.set(path, text), text;
  };
}
function addedTexts({ files }) {
  let added = new Map(
    files.flatMap((file) => file.status === "added" && !file.binary ? [[file.path, file]] : [])
  );
  return (path) => {
    let file = added.get(path);
    return file === void 0 ? void 0 : headTextFrom("", file);
  };
}
function openVersions(client, pull, local) {
  let forkOf = async () => await local?.mergeBase(pull.baseSha, pull.headSha) ?? client.mergeBase(pull.baseSha, pull.headSha), at2 = (sha) => local === void 0 ? remoteWorkspace(client, sha, sha.slice(0, 7)) : revisionWorkspace(local, sha, sha.slice(0, 7)), base;
  return { head: at2(pull.headSha), base: () => base ??= forkOf().then(at2) };
}
function versionReader({
  head,
  base
}) {
  return (side, { path, previousPath }) => orNothing(
    async () => side === "head" ? readContent(head, path, MAX_VERSION_BYTES) : readContent(await base(), previousPath ?? path, MAX_VERSION_BYTES)
  );
}
var MAX_BYTE_READS = 20;
function bytesReader({ head, base }, isLocal) {
  let known = /* @__PURE__ */ new Set();
  return (side, { path, previousPath }) => isLocal || known.has(path) || known.size < MAX_BYTE_READS && mayBeText(path) ? (known.add(path), orNothing(
    async () => side === "head" ? readContentBytes(head, path, MAX_BINARY_BYTES) : readContentBytes(await base(), previousPath ?? path, MAX_BINARY_BYTES)
  )) : Promise.resolve(void 0);
}
var MAX_MODES = 100;
async function markExecutables(changes, head) {
  if (changes.source !== "github-files" || head.isExecutable === void 0)
    return changes;
  let left = MAX_MODES, files = [];
  for (let file of changes.files) {
    let isAsked = file.binary && file.status !== "removed" && file.executable === void 0 && left > 0;
    left -= isAsked ? 1 : 0;
    let found = isAsked && await orNothing(async () => head.isExecutable?.(file.path)) === true;
    files.push(found ? { ...file, executable: "already" } : file);
  }
  return { ...changes, files };
}
function mayBeText(path) {
  return languageOf(path) !== void 0 || !path.slice(path.lastIndexOf("/") + 1).includes(".");
}
async function orNothing(read2) {
  try {
    return await read2();
  } catch (error) {
    if (error instanceof GithubError7)
      return;
    throw error;
  }
}
// src/github/open-pull-request.ts
async function openPullRequest(github, number, checkout, note, { isShared = false, workflowPath } = {}) {
  let { repository: client, expect } = readAhead(github), { repository, absence } = await openCheckout(checkout);
  try {
    let { pull, changes: read2 } = await readAtOneHead(client, number, repository, absence), { heads } = read2;
    expect({ baseSha: pull.baseSha, files: read2.files, heads: heads ?? /* @__PURE__ */ new Map(), workflowPath });
    let brought = bringBlobs(client, (commit, reason) => note(archiveNote(commit, reason))), head = remoteWorkspace(brought(pull.headSha), pull.headSha, `head ${short(pull.headSha)}`, heads), local = read2.source === "git" ? repository : void 0, baseName = `base ${short(pull.baseSha)}`, base = isShared && local !== void 0 ? revisionWorkspace(local, pull.baseSha, baseName) : remoteWorkspace(brought(pull.baseSha), pull.baseSha, baseName), versions = openVersions(client, pull, local), readBytes2 = bytesReader(versions, local !== void 0), changes = await markExecutables(await readBinaryTexts(read2, readBytes2), head), readHead = local === void 0 ? textReader(head, MAX_HEADS, addedTexts(changes)) : textReader(revisionWorkspace(local, pull.headSha, "the head"), Number.POSITIVE_INFINITY);
    return {
      pull,
      base,
      head,
      changes,
      sides: local === void 0 ? { base, head, maxReads: MAX_LOOKED_UP } : {
        base: revisionWorkspace(local, pull.baseSha, base.name),
        head: revisionWorkspace(local, pull.headSha, head.name)
      },
      readHead: decodeHeads(changes, readHead, readBytes2),
      readVersion: versionReader(versions),
      isFork: pull.headRepository !== pull.baseRepository,
      ...local === void 0 ? {} : { earlierPaths: (most) => local.recentPaths(pull.baseSha, most) },
      close: () => repository?.close()
    };
  } catch (error) {
    throw repository?.close(), error instanceof GithubError7 ? explain(error, number) : error;
  }
}
async function openCheckout(checkout) {
  if (checkout === void 0)
    return { repository: void 0, absence: NO_CHECKOUT };
  let opened = await openRepository(checkout);
  return opened.kind === "problem" ? { repository: void 0, absence: opened.code === "not-a-repository" ? NO_CHECKOUT : opened.message } : { repository: opened.repository, absence: "" };
}
var NO_CHECKOUT = "the job has no checkout, and needs none";
var MAX_LOOKED_UP = 200;
function archiveNote(commit, reason) {
  return `The archive of ${short(commit)} could not be read completely: ${reason}. The missing files are read one by one, at most ${MAX_LOOKED_UP}.`;
}
async function readAtOneHead(client, number, repository, absence) {
  let sources = [gitSource(repository, absence), filesSource(client), diffSource(client)], pull = await client.pull(number), changes = await readFirstWhole(pull, sources);
  if (isAtHead(changes, pull))
    return { pull, changes };
  let moved = await client.pull(number);
  if (moved.headSha === pull.headSha)
    return { pull, changes: isOfAnother(changes, pull) ? withMovedHead(changes, pull) : changes };
  let again = await readFirstWhole(moved, sources), isSettled = isAtHead(again, moved) || (await client.pull(number)).headSha === moved.headSha;
  return { pull: moved, changes: isSettled ? again : withMovedHead(again, moved) };
}
function isAtHead({ source, headSha }, pull) {
  return source === "git" || headSha === pull.headSha;
}
function isOfAnother({ headSha }, pull) {
  return headSha !== void 0 && headSha !== pull.headSha;
}
function withMovedHead(changes, pull) {
  let leftOut = [...changes.leftOut, { path: `head ${short(pull.headSha)}`, reason: "somebody pushed to the pull request while it was read; the next run reads the rest" }];
  return { ...changes, leftOut, heads: /* @__PURE__ */ new Map() };
}
function short(sha) {
  return sha.slice(0, 7);
}
function explain(error, number) {
  if (isRateLimited5(error))
    return runError2(
      "rate-limited",
      `Pull request ${number} could not be read: ${error.message}`,
      "Run the job later.",
      error
    );
  if (error.status === 404)
    return runError2(
      "pull-request-not-found",
      `Pull request ${number} does not exist in this repository, or the token may not read it`,
      "Give the job `permissions: contents: read` and `pull-requests: write`.",
      error
    );
  if (error.status === 401)
    return runError2("bad-credentials", "GitHub refused the token", "Check `github-token`.", error);
  if (error.status === 403) {
    let needed = error.acceptedPermissions === void 0 ? "" : ` It needs ${error.acceptedPermissions}.`;
    return runError2(
      "forbidden",
      `GitHub refused to show pull request ${number}: ${error.message}`,
      `Give the job \`permissions: contents: read\` and \`pull-requests: write\`.${needed}`,
      error
    );
  }
  return runError2(
    "github-failed",
    `GitHub could not be read: ${error.message}`,
    `Run the job again. ${outageHint(error)}`,
    error
  );
}
// src/commands/action/open-run.ts
function startRun(runner) {
  let event = readWorkflowEvent(), inputs = readInputs(runner), options = readOptions([inputs]), client = createGithubClient({
    token: options.githubToken,
    apiUrl: event.apiUrl,
    owner: event.owner,
    repository: event.repository,
    version: VERSION3,
    signal: runner.signal,
    clock: runner.clock,
    fetch: fetchWithoutKeys(runnerFetch() ?? fetch, runner.cut)
  });
  return { runner, event, inputs, options, client };
}
async function withOpenedRun({ runner, event, inputs, options: given, client, firstStage }, number, work) {
  let note = (sentence) => runner.log(sentence);
  await refuseRunOutputs({ options: given, runner });
  let isShared = given.shard !== void 0, workflowPath = readWorkflowPath(runner.environment), opened = number === void 0 ? void 0 : await openPullRequest(client, number, runner.checkout, note, { isShared, workflowPath });
  try {
    let trusted = opened?.base ?? remoteWorkspace(client, event.sha, `commit ${event.sha.slice(0, 7)}`), start = { runner, inputs, event }, options = await readRunOptions(start, trusted);
    await refuseRunOutputs({ options, runner });
    let readOptionsAt = (workspace) => workspace === trusted ? Promise.resolve(options) : readRunOptions(start, workspace, options.extends), configPath = configPathIn(inputs);
    return await work({ runner, event, client, opened, ...{ trusted, options, readOptionsAt, configPath }, ...firstStage && { firstStage } });
  } finally {
    opened?.close();
  }
}
async function readRunOptions({ runner, inputs, event }, files, ...followed) {
  let own = await readWorkspaceConfig2(files, configPathIn(inputs)), given = inputs.get("extends") ?? own.options.get("extends"), named = followed.length === 0 ? given : standInFor(given, followed[0]), config = named === void 0 ? { ...own, policy: [] } : await openExtendedOfRun({ runner, inputs, event })(own, named), counting = keepUndecided(inputs, config.policy);
  followed.length === 0 && named !== void 0 && (runner.log(describeFollowed(String(named.value), config.policy)), [...inputs.keys()].filter((key) => !counting.has(key)).forEach(
    (key) => runner.log(`The input \`${key}\` does not count: the policy of ${String(named.value)} decides it.`)
  ));
  let options = readOptions([counting, config.options], config.configOnly, config.policy);
  return options.apiKey !== void 0 && runner.mask(options.apiKey), options;
}
function openExtendedOfRun({ runner, inputs, event }) {
  return openExtended(
    {
      token: readOptions([inputs]).githubToken,
      apiUrl: event.apiUrl,
      version: VERSION3,
      signal: runner.signal,
      clock: runner.clock,
      fetch: fetchWithoutKeys(runnerFetch() ?? fetch, runner.cut)
    },
    "Check `extends`. The token of a workflow reads other repositories only if they are public, or internal and shared."
  );
}
function readInputs(runner) {
  let given = OPTIONS.flatMap((spec) => {
    let value = runner.input(spec.name);
    return value !== "" && spec.secret === true && runner.mask(value), value === "" ? [] : [[spec.name, { value, where: { kind: "named", name: spec.name } }]];
  });
  return new Map(given);
}
function configPathIn(inputs) {
  let value = inputs.get("config")?.value;
  return typeof value == "string" ? value : void 0;
}

import {
  createDisjointSets,
  drawVerdict as drawVerdict2,
  listMissing,
  reaches
} from "./joined-c0f10e06.js";
import {
  fingerprint,
  inlineComment,
  isAbsenceReason,
  summaryComment,
  MAX_REMEMBERED_PLACES,
  MAX_STATE_CHARACTERS,
  SUMMARY_MARKER,
  UNREVIEWED_START,
  listEarlierUnits,
  listUnits,
  measureLikeness,
  postedFingerprints,
  postedMarker,
  readPart,
  readRunKey,
  readState,
  readSummaryMarkers,
  runMarker,
  saysTheSame,
  stateMarker,
  KIND_FAMILIES
} from "./joined-2a42ba82.js";
import {
  exclusionByGlobs
} from "./joined-ec575719.js";
import {
  SEVERITIES as SEVERITIES3
} from "./joined-1c6c8fb1.js";
import {
  isRateLimited as isRateLimited6
} from "./joined-95c92cf5.js";
import {
  shorten as shorten4
} from "./joined-a845ed26.js";
import {
  messageOf as messageOf4,
  runError as runError3
} from "./joined-e117912a.js";
import {
  at
} from "./joined-cc1d52fd.js";
import {
  groupBy as groupBy2
} from "./joined-b4da4858.js";
import {
  plainMarkdown
} from "./chunk-I5F7FKLA.js";
import {
  GithubError as GithubError8
} from "./chunk-4JMAY6C4.js";
import {
  count as count3
} from "./chunk-W24XEJI4.js";
import { createHash as createHash2 } from "node:crypto";
import { createHmac, timingSafeEqual } from "node:crypto";
// src/github/publishing/find-doubles.ts
function findDoubles(threads) {
  let seen = /* @__PURE__ */ new Set();
  return threads.filter(({ finding, replies, ...thread }) => {
    if (isOver(thread))
      return false;
    let key = JSON.stringify([thread.author, finding.fingerprints[0], finding.isOutdated]), isDouble = seen.has(key);
    return seen.add(key), isDouble && replies.length === 0;
  });
}
function isOver({
  resolved,
  hiddenAs,
  saysFixed: saysFixed2
}) {
  return (resolved ?? "no") !== "no" || hiddenAs !== void 0 || saysFixed2;
}
// src/github/publishing/life/read-deciders.ts
var WRITERS = /* @__PURE__ */ new Set(["admin", "write"]);
var MAX_REQUESTS = 10;
async function readDeciders(client, { threads, author }, isBlocking) {
  let requests = 0, ask2 = async (send, otherwise) => {
    if (requests += 1, requests > MAX_REQUESTS)
      return otherwise;
    try {
      return await send();
    } catch (error) {
      if (error instanceof GithubError8)
        return otherwise;
      throw error;
    }
  }, downvotes = /* @__PURE__ */ new Map();
  for (let thread of threads.filter(hasDownvotes)) {
    let logins = thread.thumbsDownBy ?? await ask2(() => client.thumbsDown(thread.comment), []);
    downvotes.set(thread.comment, logins);
  }
  let writers = /* @__PURE__ */ new Set(), people = listPeople(threads, author, [...downvotes.values()].flat());
  for (let login of people.filter((one) => isBlocking || one !== author))
    WRITERS.has(await ask2(() => client.permission(login), "none")) && writers.add(login);
  return { writers, downvotes };
}
function listPeople(threads, author, downvoters) {
  let replies = threads.filter((thread) => !isOver(thread)).flatMap((thread) => thread.replies.filter(({ isBot: isBot2, body }) => !isBot2 && refuses(body))), byRole = (isMember) => replies.filter(({ role }) => role === "member" === isMember).map(({ author: author2 }) => author2), resolver = threads.some(({ resolved, resolvedBy }) => resolved === "by a person" && resolvedBy === author) && author !== void 0 ? [author] : [];
  return [.../* @__PURE__ */ new Set([...resolver, ...byRole(true), ...downvoters, ...byRole(false)])].filter((login) => login !== "");
}
function hasDownvotes(thread) {
  return (thread.thumbsDownBy === void 0 || thread.thumbsDownBy.length > 0) && !isOver(thread);
}
// src/github/publishing/part.ts
var WHOLE_ID = "all";
function makePart({ paths, ignore }) {
  let sorted = [...new Set(paths)].toSorted(), digest2 = createHash2("sha256").update(JSON.stringify(sorted)).digest("hex").slice(0, 16);
  return { id: sorted.length === 0 ? WHOLE_ID : digest2, paths, exclusionOf: exclusionByGlobs({ paths, ignore }) };
}
var WHOLE_CHANGE = makePart({ paths: [], ignore: [] });
function isOfOtherPart({ exclusionOf }, path, isShared) {
  let kind = exclusionOf(path);
  return kind === "not-in-paths" || kind === "ignored" && isShared;
}
// src/reports/review/state/decisions.ts
var NO_REVIEW = "none";
var NO_REVIEW_STATE = {
  key: NO_REVIEW,
  conclusion: "unchecked",
  findings: 0,
  places: 0,
  low: 0,
  medium: 0,
  high: 0,
  rules: 0,
  rulesChecked: 0,
  coverage: {
    files: 0,
    reviewedFiles: 0,
    lines: 0,
    reviewedLines: 0,
    modelLines: 0,
    ruleLines: 0,
    notReviewed: [],
    missedByModel: []
  },
  unjudged: { requests: 0, comments: 0, unproven: 0, cutReplies: 0, statements: 0, agents: 0 }
};
var MAX_SILENCED = 100;
function addSilenced(state, added) {
  let { by: _by, ...what } = added, key = JSON.stringify(what), others = (state.silenced ?? []).filter(({ by: _other, ...one }) => JSON.stringify(one) !== key), known = state.known?.map(
    (finding) => added.fingerprint !== void 0 && finding.fingerprints.includes(added.fingerprint) ? { ...finding, status: "dismissed" } : finding
  );
  return {
    ...state,
    key: NO_REVIEW,
    ...known === void 0 ? {} : { known },
    silenced: [...others, added].slice(-MAX_SILENCED)
  };
}
var PAUSED = /^\*\*Reviews of this pull request are paused\*\* by [^\n]*$/;
function pausedNotice(login) {
  return `**Reviews of this pull request are paused** by ${plainMarkdown(login)}. \`/housestyle resume\` continues them.`;
}
function replaceState(body, state) {
  let lines = body.trimEnd().split(/\r?\n/).filter((line) => line !== SUMMARY_MARKER && readState(line) === void 0 && !PAUSED.test(line)), markers = lines.findLastIndex((line) => !line.startsWith("<!-- housestyle:")) + 1, text = lines.slice(0, markers).join(`
`).trimEnd(), notice = state.pausedBy === void 0 ? [] : [pausedNotice(state.pausedBy)], tail = [...lines.slice(markers), stateMarker(state), SUMMARY_MARKER].join(`
`);
  return [...text === "" ? [] : [text], ...notice, tail].join(`

`);
}
function decisionSummary(state) {
  return replaceState(`${UNREVIEWED_START}This comment keeps what people decided for this pull request.`, state);
}
// src/reports/review/state/seal.ts
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
// src/github/publishing/life/returned-note.ts
function returnedMarker(headSha) {
  return `<!-- housestyle:returned ${headSha} -->`;
}
function saysReturned({ replies }, headSha) {
  return replies.some(({ body }) => body.trimEnd().endsWith(returnedMarker(headSha)));
}
function findDoubledNotes(threads, isOurs2) {
  return threads.flatMap(({ replies }) => {
    let seen = /* @__PURE__ */ new Set();
    return replies.filter((reply) => {
      let marker = /<!-- housestyle:returned [0-9a-f]+ -->$/.exec(reply.body.trimEnd())?.[0], isDouble = marker !== void 0 && isOurs2(reply) && seen.has(marker);
      return marker !== void 0 && isOurs2(reply) && seen.add(marker), isDouble;
    });
  });
}
// src/github/publishing/read-standing.ts
function standingReader(client, pull, seal, part = WHOLE_CHANGE) {
  let login;
  return async () => {
    let parts = await client.pullParts(pull.number);
    login = parts.viewer ?? login ?? await client.login();
    let { author = pull.author } = parts, isOurs2 = ({ author: author2 }) => author2 === (login ?? WORKFLOW_LOGIN), comments = parts.comments?.filter(isOurs2) ?? await client.issueComments(pull.number, isOurs2), rows = parts.threads ?? await client.restThreads(pull.number, isOurs2), allReviews = parts.reviews?.filter(isOurs2) ?? await client.reviews(pull.number, isOurs2), isOfPart = ({ body }) => (readPart(body) ?? part.id) === part.id, reviews = allReviews.filter(isOfPart), found = readSummaries(comments, part, seal), recorded = found.state?.known?.flatMap(({ fingerprints }) => fingerprints) ?? [], posted = /* @__PURE__ */ new Set([...recorded, ...allReviews.flatMap(({ body }) => postedFingerprints(body))]), all = findOwnThreads(rows, { isOurs: isOurs2, author }, posted).filter(({ hiddenAs }) => hiddenAs !== "duplicate"), doubled = new Set(findDoubles(all)), threads = all.filter((thread) => !doubled.has(thread));
    return {
      login,
      ...author === void 0 ? {} : { author },
      ...parts.now && { now: parts.now },
      ...found,
      isShared: found.otherSummaries.length > 0 || reviews.length < allReviews.length,
      threads,
      reviews: reviews.toSorted((one, other) => one.id - other.id),
      fingerprints: new Set(all.flatMap(({ finding }) => finding.fingerprints)),
      doubles: [
        ...[...doubled].map(({ comment, nodeId }) => ({ id: comment, ...nodeId === void 0 ? {} : { nodeId } })),
        ...findDoubledNotes(threads, isOurs2).map(({ id }) => ({ id }))
      ]
    };
  };
}
function readSummaries(comments, part, seal) {
  let all = comments.filter(({ body }) => readSummaryMarkers(body).isSummary).toSorted((one, other) => one.id - other.id), ofPart = (id) => all.filter(({ body }) => readPart(body) === id), marked = ofPart(part.id), own = marked.length > 0 ? marked : ofPart(void 0), [summary] = own, otherSummaries = all.filter((one) => !own.includes(one)), stateOf = ({ body }) => {
    let { state: state2 } = readSummaryMarkers(body);
    return state2 !== void 0 && isSealed(state2, seal) ? [state2] : [];
  }, [state] = summary === void 0 ? [] : stateOf(summary);
  return {
    summary,
    summaries: own.filter(({ author }) => author === summary?.author),
    otherSummaries,
    state: withDecisions(state, otherSummaries.flatMap(stateOf))
  };
}
function withDecisions(state, others) {
  let silenced = others.flatMap((other) => other.silenced ?? []), pausedBy = state?.pausedBy ?? others.find((other) => other.pausedBy !== void 0)?.pausedBy;
  if (silenced.length === 0 && pausedBy === state?.pausedBy)
    return state;
  let known = new Set(state?.silenced?.map((one) => JSON.stringify(one))), added = silenced.filter((one) => !known.has(JSON.stringify(one)));
  return {
    ...state ?? NO_REVIEW_STATE,
    silenced: [...state?.silenced ?? [], ...added],
    ...pausedBy === void 0 ? {} : { pausedBy }
  };
}
// src/github/publishing/fold-doubles.ts
async function foldDoubles(client, { doubles, summaries }) {
  for (let double of doubles)
    await deleteOrHide(client, double, (id) => client.deleteReviewComment(id));
  for (let double of summaries.slice(1))
    await deleteOrHide(client, double, (id) => client.deleteIssueComment(id));
}
async function deleteOrHide(client, { id, nodeId }, deleteComment) {
  !await succeeds(() => deleteComment(id)) && nodeId !== void 0 && await succeeds(() => client.foldComment(nodeId, "DUPLICATE"));
}
async function succeeds(send) {
  try {
    return await send(), true;
  } catch (error) {
    if (!(error instanceof GithubError8))
      throw error;
    return error.status === 404;
  }
}
// src/github/publishing/standing.ts
var NOTHING_STANDING = {
  login: void 0,
  summary: void 0,
  summaries: [],
  otherSummaries: [],
  isShared: false,
  state: void 0,
  threads: [],
  reviews: [],
  fingerprints: /* @__PURE__ */ new Set(),
  doubles: []
};
// src/github/publishing/life/lift-request.ts
function listRequests(reviews) {
  return reviews.filter(({ state }) => state === "CHANGES_REQUESTED");
}
async function liftRequests(client, pull, reviews) {
  let sha = pull.headSha.slice(0, 7);
  for (let { id } of listRequests(reviews))
    try {
      await client.dismissReview(
        pull.number,
        id,
        `The findings that this review requested changes for are gone in ${sha}.`
      );
    } catch (error) {
      let { message } = githubErrorOrThrow(error);
      if (!/can not dismiss a dismissed/i.test(message))
        return [`The request for changes could not be withdrawn: ${message}. A person has to dismiss the review.`];
    }
  return [];
}
async function requestAgain(terms, body) {
  let { client, pull, readReviews } = terms, review = { headSha: pull.headSha, event: "REQUEST_CHANGES", body, comments: [] };
  try {
    return await writeOnce(
      {
        what: "the request for changes",
        send: () => client.createReview(pull.number, review),
        look: async () => listRequests(await readReviews())[0]
      },
      terms
    ), [];
  } catch (error) {
    let message = error instanceof UnclearWriteError ? error.message : githubErrorOrThrow(error).message;
    return /can not request changes/i.test(message) ? [] : [`Changes could not be requested again: ${message}.`];
  }
}
// src/findings/identity/assign.ts
var MAX_EXACT = 100;
var PAIR_WEIGHT = 1e9;
function assignPairs(edges, rows, columns) {
  let sets = createDisjointSets(rows + columns);
  for (let { row, column } of edges)
    sets.join(sets.find(row), sets.find(rows + column));
  return [...groupBy2(edges, ({ row }) => sets.find(row)).values()].flatMap((group) => Math.max(new Set(group.map(({ row }) => row)).size, new Set(group.map(({ column }) => column)).size) <= MAX_EXACT ? assignBest(group) : takeHeaviest(group));
}
function takeHeaviest(edges) {
  let rows = /* @__PURE__ */ new Set(), columns = /* @__PURE__ */ new Set();
  return edges.toSorted((a, b) => b.weight - a.weight || a.row - b.row || a.column - b.column).filter(({ row, column }) => {
    let isFree = !rows.has(row) && !columns.has(column);
    return isFree && (rows.add(row), columns.add(column)), isFree;
  });
}
function assignBest(edges) {
  let rows = numbersOf(edges.map(({ row }) => row)), columns = numbersOf(edges.map(({ column }) => column)), width = Math.max(rows.length, columns.length), costs = Array.from({ length: rows.length }, () => new Float64Array(width)), rowAt = new Map(rows.map((row, index) => [row, index])), columnAt = new Map(columns.map((column, index) => [column, index]));
  for (let { row, column, weight } of edges)
    at(costs, rowAt.get(row) ?? 0)[columnAt.get(column) ?? 0] = -PAIR_WEIGHT - weight;
  let assigned = solve(costs, width);
  return edges.filter(({ row, column }) => assigned[columnAt.get(column) ?? 0] === rowAt.get(row));
}
function numbersOf(numbers) {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
function solve(costs, width) {
  let rowPotentials = new Float64Array(costs.length + 1), potentials = new Float64Array(width + 1), rowOf = new Int32Array(width + 1);
  for (let row = 1; row <= costs.length; row += 1)
    rowOf[0] = row, augment(costs, { rowPotentials, potentials, rowOf });
  return Array.from(rowOf.subarray(1), (row) => row - 1);
}
function augment(costs, { rowPotentials, potentials, rowOf }) {
  let width = rowOf.length, least = new Float64Array(width).fill(Number.POSITIVE_INFINITY), cameFrom = new Int32Array(width), isDone = new Uint8Array(width), column = 0;
  for (; at(rowOf, column) !== 0; ) {
    isDone[column] = 1;
    let row = at(rowOf, column), next = 0, step = Number.POSITIVE_INFINITY;
    for (let other = 1; other < width; other += 1) {
      if (at(isDone, other) === 1)
        continue;
      let cost = at(at(costs, row - 1), other - 1) - at(rowPotentials, row) - at(potentials, other);
      cost < at(least, other) && (least[other] = cost, cameFrom[other] = column), at(least, other) < step && (step = at(least, other), next = other);
    }
    for (let other = 0; other < width; other += 1)
      if (at(isDone, other) === 1) {
        let owner = at(rowOf, other);
        rowPotentials[owner] = at(rowPotentials, owner) + step, potentials[other] = at(potentials, other) - step;
      } else
        least[other] = at(least, other) - step;
    column = next;
  }
  for (; column !== 0; ) {
    let from = at(cameFrom, column);
    rowOf[column] = at(rowOf, from), column = from;
  }
}
// src/findings/identity/compare-units.ts
var NEAR_LINES = 3;
function compareUnits(unit, other) {
  let isNamed = unit.fingerprint === other.fingerprint;
  if (isNamed && unit.finding.carried !== void 0)
    return { rank: RANKS.carried, weight: 0 };
  if (!other.isOwn && unit.key !== void 0 && unit.key === other.key)
    return { rank: RANKS.keyed, weight: Number(isNamed) };
  if (!other.isOwn || isOnlyNamed(other))
    return isNamed ? { rank: RANKS.listed, weight: 0 } : void 0;
  let place = comparePlaces(unit, other);
  if (place === void 0)
    return;
  let subject = compareSubjects(unit, other), likeness = measureLikeness(unit.said(), other.said());
  return likeness < LEAST_LIKENESS[place][subject] || place === "same" && areTwoFaults(unit, other, subject, likeness) ? void 0 : { rank: place === "same" && subject !== "same" ? RANKS.moved : RANKS[place], weight: weigh(unit, other, subject, likeness) };
}
var RANKS = { carried: 0, same: 1, keyed: 2, listed: 3, moved: 4, near: 5, loose: 6 };
var LEAST_LIKENESS = {
  same: { same: 0, compatible: 0.1, other: 0.25, unknown: 0.2 },
  moved: { same: 0.1, compatible: 0.2, other: 0.35, unknown: 0.3 },
  near: { same: 0.3, compatible: 0.3, other: 0.4, unknown: 0.35 },
  loose: { same: 0.3, compatible: 0.35, other: 0.45, unknown: 0.4 }
};
function comparePlaces(unit, other) {
  let { place, identity } = unit, { earlier } = other;
  if (place.side !== earlier.side)
    return;
  if (place.line === void 0 || hasNoLine(other))
    return isSamePath(unit, other) ? "loose" : void 0;
  let isSameCode = identity.code !== void 0 && identity.code === earlier.identity?.code, neighbours = countNeighbours(unit, other);
  if (!isSamePath(unit, other))
    return other.hasLeft && isSameCode && neighbours > 0 ? "moved" : void 0;
  let away = lineDistance(unit, other);
  return away !== void 0 ? placeByLine(away, isSameCode || earlier.identity?.code === void 0, neighbours) : isSameCode ? placeSameCode(unit, other, neighbours) : placeOtherCode(unit, other, neighbours);
}
function placeByLine(away, isSameCode, neighbours) {
  return away === 0 ? isSameCode ? "same" : "moved" : away <= NEAR_LINES ? "near" : isSameCode && neighbours === 2 ? "moved" : void 0;
}
function placeSameCode(unit, other, neighbours) {
  let { earlier } = other;
  return neighbours === 2 || !hasNeighbours(unit.identity) && !hasNeighbours(earlier.identity) ? "same" : neighbours === 1 || !earlier.isOutdated && (isSameDeclaration(unit, other) || earlier.lastLine === unit.place.line) ? "moved" : void 0;
}
function placeOtherCode(unit, other, neighbours) {
  let { earlier } = other, isClose = earlier.lastLine !== void 0 && Math.abs((unit.place.line ?? 0) - earlier.lastLine) <= NEAR_LINES;
  return earlier.identity === void 0 ? isClose ? "near" : void 0 : neighbours === 2 || neighbours === 1 && (isClose || isSameDeclaration(unit, other)) || isBeside(unit, other) ? "near" : void 0;
}
function lineDistance({ place }, { earlier }) {
  if (earlier.isOutdated || earlier.line === void 0 || place.line === void 0)
    return;
  let ends = [place.line, place.startLine ?? place.line], others = [earlier.line, earlier.startLine ?? earlier.line];
  return Math.min(...ends.flatMap((end) => others.map((line) => Math.abs(end - line))));
}
function hasNoLine({ earlier: { line, lastLine, identity } }) {
  return line === void 0 && lastLine === void 0 && identity?.code === void 0;
}
function isOnlyNamed(other) {
  return hasNoLine(other) && other.earlier.identity === void 0 && other.earlier.title === "";
}
function isSamePath({ place }, { paths }) {
  return paths.includes(place.path);
}
function hasNeighbours(identity) {
  return identity?.before !== void 0 || identity?.after !== void 0;
}
function countNeighbours({ identity }, { earlier }) {
  return Number(isEqual(identity.before, earlier.identity?.before)) + Number(isEqual(identity.after, earlier.identity?.after));
}
function isBeside({ identity: one }, { earlier: { identity: other } }) {
  return [
    [one.before, other?.code],
    [one.after, other?.code],
    [one.before, other?.after],
    [one.after, other?.before]
  ].some(([line, another]) => isEqual(line, another));
}
function isSameDeclaration({ identity }, { earlier }) {
  return isEqual(identity.within, earlier.identity?.within);
}
function isEqual(one, other) {
  return one !== void 0 && one === other;
}
function compareSubjects({ identity: one }, { earlier: { identity: other } }) {
  return other === void 0 ? "unknown" : one.about === other.about ? "same" : isFamily(one.about) !== isFamily(other.about) && one.family === other.family ? "compatible" : "other";
}
function isFamily(about) {
  return KIND_FAMILIES.some((family) => family === about);
}
var LEAST_OF_OTHER_FAULTS = 0.1;
function areTwoFaults(unit, other, subject, likeness) {
  if (subject === "same" && !isFamily(unit.identity.about) || likeness >= LEAST_OF_OTHER_FAULTS)
    return false;
  let { faults } = unit.said(), { faults: others } = other.said();
  return faults.length > 0 && others.length > 0 && !faults.some((fault) => others.includes(fault));
}
var SUBJECT_WEIGHTS = { same: 40, compatible: 20, unknown: 10, other: 0 };
var STATUS_WEIGHTS = { open: 8, dismissed: 4, fixed: 0 };
var LINE_WEIGHT = 20;
var WEIGHT_STEPS = 1e3;
var MAX_LINES_APART = 1e4;
function weigh(unit, other, subject, likeness) {
  let { earlier } = other, away = lineDistance(unit, other), moved = Math.min(
    1,
    Math.abs((unit.place.line ?? 0) - (earlier.lastLine ?? unit.place.line ?? 0)) / MAX_LINES_APART
  ), weight = 200 + Math.min(likeness, 1) * 100 + SUBJECT_WEIGHTS[subject] + countNeighbours(unit, other) * 15 + Number(isSameDeclaration(unit, other)) * 10 + Number(isEqual(unit.identity.code, earlier.identity?.code)) * 20 + +(unit.fingerprint === other.fingerprint) * 5 + STATUS_WEIGHTS[earlier.status ?? "open"] - Math.min(away ?? 0, NEAR_LINES + 1) * LINE_WEIGHT - moved ** 2 * 20;
  return Math.round(weight * WEIGHT_STEPS);
}
// src/findings/identity/find-likely.ts
var MOST_COMPARED = 32;
function openSearch(earlier) {
  let keyed = earlier.flatMap((one, index) => earlierKeys(one).map((key) => ({ key, index, line: lineOf(one) }))), groups = new Map(
    [...groupBy2(keyed, ({ key }) => key)].map(([key, group]) => [key, group.toSorted((a, b) => a.line - b.line)])
  );
  return (unit) => {
    let found = /* @__PURE__ */ new Set();
    for (let key of unitKeys(unit))
      for (let { index } of nearest(groups.get(key) ?? [], unit.place.line ?? 0))
        found.add(index);
    return [...found].sort((a, b) => a - b);
  };
}
function lineOf({ earlier: { line, lastLine } }) {
  return line ?? lastLine ?? 0;
}
function nearest(sorted, line) {
  if (sorted.length <= MOST_COMPARED)
    return sorted;
  let low = 0, high = sorted.length;
  for (; low < high; ) {
    let middle = low + high >>> 1;
    at(sorted, middle).line < line ? low = middle + 1 : high = middle;
  }
  let from = Math.max(0, Math.min(low - MOST_COMPARED / 2, sorted.length - MOST_COMPARED));
  return sorted.slice(from, from + MOST_COMPARED);
}
function earlierKeys({ earlier, isOwn, fingerprint: fingerprint2, key, paths, hasLeft }) {
  let named = keyOf("fingerprint", fingerprint2);
  if (!isOwn)
    return key === void 0 ? [named] : [named, keyOf("place", key)];
  let { side, line, startLine, lastLine, identity, isOutdated } = earlier, ends = isOutdated || line === void 0 ? [lastLine] : [line, startLine], hasNoLine2 = line === void 0 && lastLine === void 0 && identity?.code === void 0, inPath = paths.flatMap((path) => [
    keyOf("path", path, side, String(hasNoLine2)),
    ...ends.flatMap((end) => end === void 0 ? [] : [keyOf("line", path, side, end)]),
    ...optionalKey("code", path, side, identity?.code),
    ...optionalKey("before", path, side, identity?.before),
    ...optionalKey("after", path, side, identity?.after)
  ]);
  return [named, ...inPath, ...hasLeft ? optionalKey("code", "", side, identity?.code) : []];
}
function unitKeys({ place, fingerprint: fingerprint2, key, identity }) {
  let { path, side, line, startLine } = place, listed = keyOf("fingerprint", fingerprint2);
  if (line === void 0)
    return [listed, keyOf("path", path, side, "true"), keyOf("path", path, side, "false")];
  let { code, before: before2, after } = identity;
  return [
    listed,
    ...key === void 0 ? [] : [keyOf("place", key)],
    keyOf("path", path, side, "true"),
    ...[.../* @__PURE__ */ new Set([line, startLine ?? line])].flatMap(
      (end) => Array.from({ length: 2 * NEAR_LINES + 1 }, (_, index) => keyOf("line", path, side, end - NEAR_LINES + index))
    ),
    ...optionalKey("code", path, side, code),
    ...optionalKey("code", path, side, before2),
    ...optionalKey("code", path, side, after),
    ...optionalKey("code", "", side, code),
    ...optionalKey("before", path, side, before2),
    ...optionalKey("before", path, side, after),
    ...optionalKey("after", path, side, after),
    ...optionalKey("after", path, side, before2)
  ];
}
function optionalKey(kind, path, side, digest2) {
  return digest2 === void 0 ? [] : [keyOf(kind, path, side, digest2)];
}
function keyOf(...parts) {
  return JSON.stringify(parts);
}
// src/findings/identity/split-places.ts
function keepPlaces(finding, kept) {
  let places = (finding.places ?? []).filter((place) => kept.has(place));
  if (kept.has(finding))
    return withPlaces(finding, places);
  let [first, ...others] = places;
  return first === void 0 ? void 0 : withPlaces(moveTo(finding, first), others);
}
function moveTo(finding, place) {
  let {
    suggestion: _replaced,
    proposal: _proposed,
    startLine: _range,
    quote: _text,
    line: _line,
    identity: _code,
    ...shared
  } = finding, fingerprint2 = place.fingerprint ?? finding.fingerprint;
  return { ...shared, ...place, fingerprint: fingerprint2, placement: placementOf(finding, place) };
}
function placementOf({ placement }, { line }) {
  return placement.kind === "summary" ? placement : line === void 0 ? { kind: "file", reason: "its line is not part of the change" } : { kind: "inline" };
}
function withPlaces({ places: _all, ...finding }, places) {
  return places.length === 0 ? finding : { ...finding, places };
}
// src/findings/identity/match-findings.ts
function matchFindings(findings, earlier, terms) {
  let units = listUnits(findings), earlierUnits = listEarlierUnits(earlier, terms), pairs = followRenames(pairUnits(units, earlierUnits), units, earlierUnits), names = nameUnits(units, pairs, earlier), named = new Map(findings.map((finding) => [finding, renameFinding(finding, names)])), unitsOf = groupBy2(units, ({ finding }) => finding), sameName = groupBy2(earlier, ({ fingerprints: [own] }) => own), used = /* @__PURE__ */ new Set(), continued = [], fresh = [];
  for (let finding of findings) {
    let own = ownFirst(unitsOf.get(finding) ?? []), [first, ...others] = new Set(
      own.flatMap((unit) => {
        let pair = pairs.get(unit);
        return pair === void 0 ? [] : [pair.earlier, ...sameName.get(pair.earlier.fingerprints[0]) ?? []];
      })
    ), renamed = named.get(finding) ?? finding;
    if (first === void 0) {
      fresh.push(renamed);
      continue;
    }
    [first, ...others].forEach((one) => used.add(one));
    let isCut = [first, ...others].some(({ fingerprints }) => fingerprints.length > MAX_REMEMBERED_PLACES), isNew = new Set(
      own.filter((unit) => !isCut && unit.isRemembered && !pairs.has(unit)).map(({ place }) => names.get(place) ?? "")
    ), newPlaces = keepPlaces(
      renamed,
      new Set([renamed, ...renamed.places ?? []].filter(({ fingerprint: fingerprint2 = "" }) => isNew.has(fingerprint2)))
    );
    continued.push({ finding: renamed, earlier: first, others, ...newPlaces === void 0 ? {} : { newPlaces } });
  }
  return { continued, fresh, gone: earlier.filter((one) => !used.has(one)) };
}
function pairUnits(units, earlier) {
  let search = openSearch(earlier), likely = units.flatMap(
    (unit, row) => search(unit).flatMap((column) => {
      let found = compareUnits(unit, at(earlier, column));
      return found === void 0 ? [] : [{ ...found, row, column }];
    })
  ), pairs = /* @__PURE__ */ new Map(), taken = /* @__PURE__ */ new Set(), byRank = groupBy2(likely, ({ rank }) => rank);
  for (let rank of [...byRank.keys()].sort((a, b) => a - b)) {
    let free = (byRank.get(rank) ?? []).filter(
      ({ row, column }) => !pairs.has(at(units, row)) && !taken.has(at(earlier, column))
    );
    for (let { row, column } of assignPairs(free, units.length, earlier.length))
      pairs.set(at(units, row), at(earlier, column)), taken.add(at(earlier, column));
  }
  return pairs;
}
function followRenames(pairs, units, earlier) {
  let taken = new Set(pairs.values()), places = groupBy2(
    earlier.filter((one) => !one.isOwn && !taken.has(one)),
    (one) => one.earlier
  ), followed = new Map(pairs), unitsOf = groupBy2(units, ({ finding }) => finding);
  for (let [unit, { earlier: one, isOwn }] of pairs)
    if (isOwn && one.path !== unit.place.path) {
      let left = [...places.get(one) ?? []].toReversed();
      for (let other of unitsOf.get(unit.finding) ?? []) {
        let place = pairs.has(other) || other.place.path !== unit.place.path ? void 0 : left.pop();
        place !== void 0 && followed.set(other, place);
      }
    }
  return followed;
}
function ownFirst(units) {
  return units.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn));
}
function nameUnits(units, pairs, earlier) {
  let used = new Set(earlier.flatMap(({ fingerprints }) => fingerprints));
  return new Map(
    units.map((unit) => {
      let name = pairs.get(unit)?.fingerprint ?? findFreeName(unit.fingerprint, used);
      return used.add(name), [unit.place, name];
    })
  );
}
function findFreeName(name, used) {
  let free = name;
  for (let ordinal = 1; used.has(free); ordinal += 1)
    free = fingerprint({ path: "", about: name, text: "", ordinal });
  return free;
}
function renameFinding(finding, names) {
  let own = names.get(finding) ?? finding.fingerprint;
  if (finding.places === void 0)
    return { ...finding, fingerprint: own };
  let places = finding.places.map((place) => {
    let name = names.get(place) ?? place.fingerprint;
    return name === void 0 ? place : { ...place, fingerprint: name };
  });
  return { ...finding, fingerprint: own, places };
}
// src/github/publishing/life/earlier-ones.ts
var DELETED = { reason: "a person deleted its comment" };
var RECORDED = { reason: "a person dismissed it" };
function listEarlierOnes(standing, deciders) {
  let { threads, state } = standing, known = state?.known ?? [], byComment = new Map(known.flatMap((one) => one.comment === void 0 ? [] : [[one.comment, one]])), byName = new Map(known.flatMap((one) => one.fingerprints.slice(0, 1).map((name) => [name, one]))), recordOf = (thread) => byComment.get(thread.comment) ?? byName.get(thread.finding.fingerprints[0] ?? ""), withThread = threads.map(
    (thread) => describeThread(thread, recordOf(thread), findDismissal(thread, standing, deciders))
  ), seen = new Set(withThread.flatMap((one) => one.known === void 0 ? [] : [one.known])), without = known.filter(
    (one) => !seen.has(one) && !one.fingerprints.some((name) => standing.fingerprints.has(name))
  );
  return [...withThread, ...without.map(describeRecord)];
}
function describeThread(thread, known, now) {
  let dismissal = now ?? (isStillDismissed(thread, known) ? RECORDED : void 0), isFixed = isOver(thread) || known?.status === "fixed" && thread.resolved === void 0;
  return {
    ...known?.identity === void 0 ? {} : { identity: known.identity },
    ...thread.finding,
    // The state is of the last reviewed commit, and the comment may be of an older one.
    ...known?.line === void 0 ? {} : { lastLine: known.line },
    thread,
    ...known === void 0 ? {} : { known },
    ...dismissal === void 0 ? {} : { dismissal },
    status: dismissal === void 0 ? isFixed ? "fixed" : "open" : "dismissed"
  };
}
function isStillDismissed({ resolved, replies }, known) {
  return known?.status === "dismissed" && (resolved === void 0 || replies.length >= MAX_REPLIES);
}
function describeRecord(known) {
  let dismissal = known.status === "open" && (known.posted === true || known.comment !== void 0) ? DELETED : known.status === "dismissed" ? RECORDED : void 0, { fingerprints, path, side, line, identity, title } = known;
  return {
    fingerprints,
    path,
    side,
    ...line === void 0 ? {} : { lastLine: line },
    ...identity === void 0 ? {} : { identity },
    isOutdated: false,
    title,
    known,
    ...dismissal === void 0 ? {} : { dismissal },
    status: dismissal === void 0 ? known.status : "dismissed"
  };
}
function listDeleted({ state, reviews, summary, fingerprints }) {
  let last = summary === void 0 ? void 0 : readRunKey(summary.body), posted = reviews.filter(({ body }) => state === void 0 && isFinished(readRunKey(body), last)).flatMap(({ body }) => postedFingerprints(body));
  return new Set(posted.filter((name) => !fingerprints.has(name)));
}
function isFinished(review, summary) {
  if (review === void 0 || summary === void 0)
    return false;
  let [run, attempt] = readNumbers(review), [lastRun, lastAttempt] = readNumbers(summary);
  return review.run === summary.run || run < lastRun || run === lastRun && attempt < lastAttempt;
}
function readNumbers({ run }) {
  let [id, attempt] = run.split(".").map(Number);
  return [id ?? Number.NaN, attempt ?? Number.NaN];
}
// src/github/publishing/life/judged-files.ts
function isGone({ path: former, side, known }, judged, renames) {
  let path = renames.get(former) ?? former;
  return judged.changed !== void 0 && !judged.changed.has(path) || side === "RIGHT" && judged.removed.has(path) ? true : known?.rule !== void 0 ? judged.isValidated : judged.byModel.has(path) ? true : (known === void 0 ? judged.isOffline : known.origin === "literal") && judged.byRules.has(path);
}
// src/findings/withhold-silenced.ts
function withholdSilenced(findings, silenced) {
  let kept = [], leftOut = [];
  for (let finding of findings) {
    let by = silenced.find((one) => silences(one, finding))?.by;
    if (by === void 0)
      kept.push(finding);
    else {
      let { path, line } = finding;
      leftOut.push({ source: line === void 0 ? path : `${path}:${line}`, reason: `ignored by @${by}` });
    }
  }
  return { findings: kept, leftOut };
}
var MAX_WORDS_CHARACTERS = 200;
function silenceByWords(silenced, findings) {
  return silenced.map((one) => {
    let words = findings.find(
      ({ guideline }) => guideline?.statement !== void 0 && [guideline.statement, placeOf(guideline)].includes(one.statement ?? "")
    )?.guideline?.text.slice(0, MAX_WORDS_CHARACTERS).replace(/(?<=.{100})\s\S*$/s, "");
    return words === void 0 || foldWords(words).trim() === "" ? one : { ...one, statement: words };
  });
}
function listIdle(silenced, statements) {
  return silenced.flatMap((one) => {
    let { statement } = one;
    return statement === void 0 || statements.some((named) => isCited(statement, named)) ? [] : [{ ...one, statement }];
  });
}
function silences({ statement, fingerprint: fingerprint2, path }, finding) {
  return path !== void 0 && finding.path !== path && !finding.path.startsWith(`${path}/`) ? false : fingerprint2 !== void 0 ? [finding, ...finding.places ?? []].some((place) => place.fingerprint === fingerprint2) : statement !== void 0 && isCited(statement, finding.guideline);
}
function isCited(statement, cited) {
  return cited === void 0 ? false : STATEMENT_ID.test(statement) || STATEMENT_PLACE.test(statement) ? [cited.statement, cited.id, placeOf(cited)].includes(statement) : foldWords(cited.text).includes(foldWords(statement));
}
var STATEMENT_ID = /^\d+(?:\.\d+)?$/;
var STATEMENT_PLACE = /\.\w+:\d+$/;
function placeOf({ source, line }) {
  return `${source}:${line}`;
}
function foldWords(text) {
  return ` ${text.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? ""} `;
}
// src/github/publishing/life/silence.ts
function findSilence(finding, silenced) {
  let [found] = withholdSilenced([finding], silenced).leftOut;
  return found === void 0 ? void 0 : { reason: found.reason };
}
function maybeSilenced({ path: file, fingerprints }, silenced) {
  return silenced.some(
    ({ fingerprint: fingerprint2, path }) => (path === void 0 || file === path || file.startsWith(`${path}/`)) && (fingerprint2 === void 0 || fingerprints.includes(fingerprint2))
  );
}
function isSilenced({ fingerprints }, silenced) {
  return silenced.some(({ fingerprint: fingerprint2 }) => fingerprint2 !== void 0 && fingerprints.includes(fingerprint2));
}
// src/github/publishing/life/plan-threads.ts
function planThreads(findings, standing, terms) {
  let { judged, deciders, headSha, failOn, isOfOtherPart: isOfOtherPart2 = () => false } = terms, { renames, changed } = judged, earlier = listEarlierOnes(standing, deciders), deleted = listDeleted(standing), reported = findings.filter(({ fingerprint: fingerprint2 }) => !deleted.has(fingerprint2)), matched = matchFindings(reported, earlier, { renames, ...changed === void 0 ? {} : { paths: changed } }), gone = matched.gone.filter(({ path }) => !isOfOtherPart2(renames.get(path) ?? path)), silenced = standing.state?.silenced ?? [], cases = [
    ...matched.continued.map((one) => judgeContinued(one, silenced, terms)),
    ...matched.fresh.map((finding) => judgeFresh(finding, silenced)),
    ...findings.filter((finding) => !reported.includes(finding)).map((finding) => ({ list: "dismissed", status: "dismissed", finding, dismissal: DELETED })),
    ...gone.map((one) => judgeMissing(one, judged, silenced, failOn))
  ], inOrder = cases.filter((one) => one.finding !== void 0), kept = inOrder.filter(({ list }) => list !== "dismissed"), listed = (list) => cases.filter((one) => one.list === list).map(makeRow);
  return {
    findings: sortLike(
      findings,
      kept.flatMap(({ finding }) => finding ?? [])
    ),
    toPost: cases.flatMap(({ toPost }) => toPost ?? []).filter(({ placement }) => placement.kind !== "summary"),
    toResolve: cases.flatMap(({ toResolve }) => toResolve ?? []),
    toReopen: cases.flatMap(({ toReopen }) => toReopen ?? []),
    since: {
      ...findSince(standing, headSha),
      fresh: listed("fresh"),
      open: listed("open"),
      fixed: listed("fixed"),
      returned: listed("returned"),
      unjudged: listed("unjudged"),
      dismissed: cases.filter((one) => one.list === "dismissed").map(makeDismissedRow)
    },
    outcomes: cases.map(({ status, finding, earlier: one }) => ({
      status,
      ...finding === void 0 ? {} : { finding },
      ...one === void 0 ? {} : { earlier: one }
    })),
    dismissed: inOrder.filter(({ list }) => list === "dismissed").flatMap(({ finding }) => finding ?? []),
    unsettled: cases.flatMap(
      ({ isUnsettled, earlier: one }) => isUnsettled === true && one !== void 0 ? [severityOf(one)] : []
    )
  };
}
function severityOf({ known, thread }) {
  return known?.severity ?? thread?.severity ?? "high";
}
function judgeContinued({ finding, earlier: first, others, newPlaces }, silenced, { headSha, failOn }) {
  let [name] = first.fingerprints, earlier = [first, ...others].filter(({ fingerprints }) => fingerprints[0] === name).reduce((one, other) => (other.thread?.comment ?? 0) > (one.thread?.comment ?? 0) ? other : one), added = newPlaces === void 0 ? [] : [newPlaces], silence = findSilence(finding, silenced), dismissal = silence ?? earlier.dismissal ?? findHiding(earlier);
  if (dismissal?.byAuthorOnly === true && reaches(finding.severity, failOn))
    return { list: "open", status: "open", finding, earlier, toPost: added };
  if (dismissal !== void 0)
    return { list: "dismissed", status: "dismissed", finding, earlier, dismissal, toPost: silence === void 0 ? added : [] };
  let { thread } = earlier;
  if (earlier.status === "open" && earlier.known?.status !== "fixed")
    return { list: thread?.commit === headSha && earlier.known === void 0 ? "fresh" : "open", status: "open", finding, earlier, toPost: thread === void 0 ? [finding] : added };
  let returned = { list: "returned", status: "open", finding, earlier };
  return thread === void 0 || earlier.isOutdated ? { ...returned, toPost: [finding] } : { ...returned, toPost: added, ...isOver(thread) ? { toReopen: [thread] } : {} };
}
function findHiding({ thread, known }) {
  return thread?.hiddenAs !== void 0 && thread.resolved === "no" && !thread.saysFixed && known !== void 0 && known.status !== "fixed" ? HIDDEN : void 0;
}
function judgeFresh(finding, silenced) {
  let dismissal = findSilence(finding, silenced);
  return dismissal === void 0 ? { list: "fresh", status: "open", finding, toPost: [finding] } : { list: "dismissed", status: "dismissed", finding, dismissal };
}
function judgeMissing(earlier, judged, silenced, failOn) {
  let { thread, known, dismissal } = earlier, status = dismissal?.byAuthorOnly === true && reaches(severityOf(earlier), failOn) ? "open" : earlier.status;
  if (status !== "open")
    return { list: status === "fixed" && known?.status === "open" ? "fixed" : void 0, status, earlier };
  let gone = isGone(earlier, judged, judged.renames);
  if (!gone || maybeSilenced(earlier, silenced)) {
    let isUnsettled = !gone && !isSilenced(earlier, silenced);
    return { list: "unjudged", status, earlier, ...isUnsettled ? { isUnsettled: true } : {} };
  }
  return {
    // It was said before if the thread could not be resolved then.
    list: known?.status === "fixed" ? void 0 : "fixed",
    status: "fixed",
    earlier,
    ...thread === void 0 ? {} : { toResolve: [thread] }
  };
}
function findSince({ state, summary }, headSha) {
  let since = state?.headSha ?? (summary === void 0 ? void 0 : readRunKey(summary.body)?.headSha);
  return since === void 0 || since === headSha ? {} : { since };
}
function makeRow({ finding, earlier }) {
  let { fingerprint: fingerprint2, title, path } = finding ?? {
    fingerprint: earlier?.fingerprints[0] ?? "",
    title: earlier?.known?.title ?? earlier?.title ?? "",
    path: earlier?.path ?? ""
  }, severity = finding?.severity ?? earlier?.known?.severity ?? earlier?.thread?.severity, line = finding === void 0 ? earlier?.line ?? earlier?.lastLine : finding.line, url = earlier?.thread?.url;
  return {
    fingerprint: fingerprint2,
    title,
    ...severity === void 0 ? {} : { severity },
    path,
    ...line === void 0 ? {} : { line },
    ...url === void 0 ? {} : { url }
  };
}
function makeDismissedRow(one) {
  return { ...makeRow(one), reason: one.dismissal?.reason ?? "a person dismissed it" };
}
function sortLike(order, findings) {
  let ranks = new Map(order.map((finding, rank) => [`${finding.path}
${finding.line}
${finding.title}`, rank])), rankOf = ({ path, line, title }) => ranks.get(`${path}
${line}
${title}`) ?? order.length;
  return findings.toSorted((one, other) => rankOf(one) - rankOf(other));
}
// src/github/publishing/publish-findings.ts
async function publishFindings(terms, findings, fresh) {
  let posting = { posted: [], reviewUrl: void 0, unplaced: /* @__PURE__ */ new Map() }, result = () => ({
    commentsPosted: posting.posted.length,
    posted: posting.posted,
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
    return { ...result(), failure: explainFailure(error, terms.pull) };
  }
}
async function postInline(terms, fresh, posting) {
  if (fresh.length === 0)
    return;
  let missing = fresh, look = async () => {
    let posted = await terms.readPosted();
    return missing = fresh.filter(({ fingerprint: fingerprint2 }) => !posted.has(fingerprint2)), missing.length === 0 ? { url: void 0 } : void 0;
  };
  try {
    let send = () => postReview(terms, fresh), { url } = await writeOnce({ what: "the review", send, look }, terms);
    posting.reviewUrl = url, posting.posted.push(...fresh.map(({ fingerprint: fingerprint2 }) => fingerprint2));
  } catch (error) {
    if (!(error instanceof UnclearWriteError && missing.length < fresh.length) && !isRefusedAlone(githubErrorOrThrow(error)))
      throw error;
    let absent = new Set(missing);
    posting.posted.push(...fresh.filter((one) => !absent.has(one)).map(({ fingerprint: fingerprint2 }) => fingerprint2)), await postAlone(terms, missing, posting);
  }
}
async function postReview({ client, pull, text, requestChanges }, fresh) {
  let comments = fresh.map((finding) => makeComment(finding, text)), review = { headSha: pull.headSha, body: text.review(fresh), comments };
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
    let isOnFile = finding.placement.kind === "file", { fingerprint: fingerprint2, path } = finding;
    try {
      await writeOnce(
        {
          what: `the comment on ${path}`,
          send: async () => (await postComment(terms, finding), true),
          look: async () => (await terms.readPosted()).has(fingerprint2) ? true : void 0
        },
        terms
      ), posting.posted.push(fingerprint2);
    } catch (thrown) {
      let error = githubErrorOrThrow(thrown);
      if (!isRefusedAlone(error))
        throw error;
      posting.unplaced.set(fingerprint2, `GitHub does not accept a comment on this ${isOnFile ? "file" : "line"}`);
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
  return summary === void 0 ? true : !(pull.headSha !== currentHead && readRunKey(summary.body)?.headSha === currentHead) && !saysTheSame(summary.body, body);
}
async function publishSummary(terms, body, earlier) {
  if (!isSummaryNew(body, earlier, terms))
    return;
  let { summary } = earlier;
  if (summary === void 0) {
    await createSummary(terms, body);
    return;
  }
  try {
    await updateSummary(terms, summary.id, body);
  } catch (error) {
    if (!(error instanceof GithubError8 && error.status === 404 && await isGone2(terms, summary.id)))
      throw error;
    await createSummary(terms, body);
  }
}
async function isGone2({ readStanding }, id) {
  let { summaries } = await readStanding();
  return summaries.every((one) => one.id !== id);
}
async function createSummary(terms, body) {
  let { client, pull, readStanding } = terms;
  await writeOnce(
    {
      what: "the summary comment",
      send: () => client.createIssueComment(pull.number, body),
      look: async () => (await readStanding()).summaries.find((one) => saysTheSame(one.body, body))
    },
    terms
  );
}
async function updateSummary({ client, readStanding, clock, signal }, id, body) {
  await writeOnce(
    {
      what: "the summary comment",
      send: async () => (await client.updateIssueComment(id, body), true),
      look: async () => {
        let { summary } = await readStanding();
        return summary !== void 0 && saysTheSame(summary.body, body) ? true : void 0;
      }
    },
    { clock, signal }
  );
}
async function convergeWithOthers(terms, body, taken) {
  try {
    let standing = await terms.readStanding();
    if (await foldDoubles(terms.client, standing), body === void 0)
      return;
    let { summary, otherSummaries } = standing;
    summary !== void 0 && isSummaryNew(body, standing, terms) && await terms.client.updateIssueComment(summary.id, body), summary === void 0 && otherSummaries.some(({ id }) => id === taken) && await createSummary(terms, body);
  } catch (error) {
    githubErrorOrThrow(error);
  }
}
// src/reports/review/comment-text.ts
function drawCommentText(target, run) {
  let marker = run === void 0 ? "" : `
${runMarker(run)}`;
  return {
    review: (findings) => {
      let posted = postedMarker(findings.map(({ fingerprint: fingerprint2 }) => fingerprint2));
      return `Housestyle left ${count3(findings.length, "comment")} on this change. The summary comment has the rest.

${posted}${marker}`;
    },
    comment: (finding) => inlineComment(finding, target)
  };
}
// src/jobs/publish/apply-plan.ts
function applyPlan(result, { findings, since, unsettled }) {
  let dismissed = since.dismissed.map(({ path, line, reason }) => ({
    stage: "finding",
    source: line === void 0 ? path : `${path}:${line}`,
    reason
  })), countOf = (severity) => unsettled.filter((one) => one === severity).length, earlier = { low: countOf("low"), medium: countOf("medium"), high: countOf("high") }, unjudged = unsettled.length === 0 ? result.unjudged : { ...result.unjudged, earlier }, planned = { ...result, unjudged, findings, since, leftOut: [...result.leftOut, ...dismissed] };
  return { ...planned, conclusion: concludeAgain(result.conclusion, planned) };
}
function concludeAgain(conclusion, planned) {
  let isEmptied = conclusion === "findings" && planned.findings.length === 0, isIncomplete = planned.unjudged.earlier !== void 0 && (conclusion === "clean" || conclusion === "skipped");
  return isEmptied ? listMissing(planned).length === 0 ? "clean" : "incomplete" : isIncomplete ? "incomplete" : conclusion;
}
function noteMovedHead(result, reviewed, current) {
  if (reviewed === current)
    return result;
  let moved = {
    stage: "change",
    source: `head ${current.slice(0, 7)}`,
    reason: `it was pushed while ${reviewed.slice(0, 7)} was reviewed; the next run reviews it`
  };
  return { ...result, leftOut: [...result.leftOut, moved] };
}
// src/reports/review/state/remember.ts
var MAX_TITLE_CHARACTERS2 = 80;
var MAX_BODY_CHARACTERS = 2e3;
var MAX_BODY_BYTES = 8e3;
function rememberFinding(finding, comment = finding.carried?.comment) {
  let {
    fingerprint: fingerprint2,
    identity,
    path,
    side,
    line,
    severity,
    kind,
    title,
    guideline,
    origin,
    rule,
    body,
    places = [],
    placement
  } = finding, isOnlyInSummary = placement.kind === "summary" && comment === void 0 && origin === "model";
  return {
    fingerprints: [fingerprint2, ...places.flatMap((place) => place.fingerprint ?? [])],
    ...identity === void 0 ? {} : { identity },
    path,
    side,
    ...line === void 0 ? {} : { line },
    ...places.length === 0 ? {} : {
      places: places.map((place) => ({
        path: place.path,
        side: place.side,
        ...place.line === void 0 ? {} : { line: place.line }
      }))
    },
    ...origin === "literal" ? { origin } : {},
    ...rule === void 0 ? {} : { rule },
    severity,
    kind,
    title: shorten4(title, MAX_TITLE_CHARACTERS2),
    ...isOnlyInSummary ? { body: shorten4(body, MAX_BODY_CHARACTERS) } : {},
    ...isOnlyInSummary && isAbsenceReason(placement.reason) ? { isStray: true } : {},
    ...guideline === void 0 ? {} : { source: guideline.source, sourceLine: guideline.line },
    status: "open",
    ...comment === void 0 ? {} : { comment }
  };
}
function fitState(whole) {
  let limited = whole.known === void 0 ? whole : { ...whole, known: limitBodies(whole.known) }, state = fits(limited) ? limited : limitPlaces(limited, MAX_REMEMBERED_PLACES), files = Object.entries(state.files ?? {}), withFiles = longestFitting(files.length, (count22) => ({
    ...state,
    ...state.files === void 0 ? {} : { files: Object.fromEntries(files.slice(0, count22)) }
  }));
  if (fits(withFiles))
    return withFiles;
  let withoutTexts = { ...withFiles, known: (state.known ?? []).map(withoutBody) }, withPlaces2 = longestFitting(MAX_REMEMBERED_PLACES, (count22) => limitPlaces(withoutTexts, count22));
  if (fits(withPlaces2))
    return withPlaces2;
  let { known = [] } = withPlaces2, order = ["dismissed", "open", "fixed"], ranked = known.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  return longestFitting(ranked.length, (count22) => ({ ...withFiles, known: ranked.slice(0, count22) }));
}
function limitPlaces(state, most) {
  let known = state.known?.map(({ places = [], ...one }) => {
    let kept = one.origin === "literal" ? places.slice(0, most) : places, fingerprints = one.origin === "literal" ? one.fingerprints.slice(0, most + 1) : one.fingerprints;
    return { ...one, fingerprints, ...kept.length === 0 ? {} : { places: kept } };
  });
  return known === void 0 ? state : { ...state, known };
}
function limitBodies(known) {
  let left = MAX_BODY_BYTES;
  return known.map((one) => (left -= Buffer.byteLength(one.body ?? ""), left < 0 ? withoutBody(one) : one));
}
function withoutBody({ body: _body, ...rest }) {
  return rest;
}
function longestFitting(most, draw) {
  let [low, high] = [0, most];
  for (; low < high; ) {
    let middle = Math.ceil((low + high) / 2);
    fits(draw(middle)) ? low = middle : high = middle - 1;
  }
  return draw(low);
}
var SEAL = "0123456789abcdef".repeat(4);
var ROOM_FOR_SEAL = 64;
function fits(state) {
  return stateMarker({ ...state, seal: SEAL }).length + ROOM_FOR_SEAL <= MAX_STATE_CHARACTERS;
}
// src/github/publishing/life/known-findings.ts
var MAX_TITLE_CHARACTERS22 = 80;
function listKnownFindings(outcomes) {
  return outcomes.map(({ status, finding, earlier }) => {
    let facts = finding === void 0 ? describeEarlier(earlier) : rememberFinding(finding), comment = earlier?.thread?.comment ?? earlier?.known?.comment, isPosted = comment !== void 0 || status === "open" && finding !== void 0 && finding.placement.kind !== "summary";
    return {
      ...facts,
      status,
      ...comment === void 0 ? {} : { comment },
      ...isPosted || earlier?.known?.posted === true ? { posted: true } : {}
    };
  }).toSorted((one, other) => SEVERITIES3.indexOf(other.severity) - SEVERITIES3.indexOf(one.severity));
}
function describeEarlier(earlier) {
  if (earlier?.known !== void 0) {
    let { status: _status, comment: _comment, posted: _posted, ...facts } = earlier.known;
    return facts;
  }
  let { fingerprints = [], path = "", side = "RIGHT", line, identity, title = "", thread } = earlier ?? {};
  return {
    fingerprints,
    ...identity === void 0 ? {} : { identity },
    path,
    side,
    ...line === void 0 ? {} : { line },
    severity: thread?.severity ?? "low",
    kind: thread?.kind ?? "other",
    title: shorten4(title, MAX_TITLE_CHARACTERS22)
  };
}
// src/jobs/publish/draw-comment.ts
function drawComment(result, standing, outcomes, { target, key, comment, run, part, seal }) {
  if (!isCommentDue(result, standing, comment))
    return;
  let facts = { key: isFinished2(result) ? key : UNFINISHED, headSha: run.headSha }, state = sealState(makeState(result, standing.state, outcomes, facts), seal);
  return summaryComment(result, { target, run, paths: part.paths, ...state === void 0 ? {} : { state } });
}
var UNFINISHED = "unfinished";
function makeState(result, before2, outcomes, facts) {
  let { silenced, pausedBy } = before2 ?? {}, { judged } = result, found = outcomes.flatMap(({ finding }) => finding ?? []);
  return fitState({
    ...facts,
    ...drawVerdict2(result),
    ...judged === void 0 ? {} : { files: judged },
    known: listKnownFindings(outcomes),
    ...silenced === void 0 ? {} : { silenced: silenceByWords(silenced, found) },
    ...pausedBy === void 0 ? {} : { pausedBy }
  });
}
function isFinished2({ conclusion, usage }) {
  return conclusion !== "failed" && usage.failedRequests === 0;
}
function isCommentDue({ conclusion, directions, guidelineChanges, afterMerge, leftOut, receipts }, { summary }, comment) {
  let hasNotice = directions.length > 0 || guidelineChanges !== void 0 || afterMerge !== void 0 || leftOut.some(({ switchedOff = false, suspected = false }) => switchedOff || suspected);
  if (comment === "never" || conclusion === "skipped" && summary === void 0 && !hasNotice)
    return false;
  let isUnused = conclusion === "unchecked" && receipts.length === 0;
  return comment === "always" || summary !== void 0 || conclusion !== "clean" && !isUnused || hasNotice;
}
// src/jobs/publish/find-whereabouts.ts
function findWhereabouts({ before: before2, now }, confirmed) {
  let known = new Set(before2.map(({ comment }) => comment)), added = now.filter(({ comment }) => !known.has(comment));
  return { standing: listFingerprints(before2), posted: /* @__PURE__ */ new Set([...confirmed, ...listFingerprints(added)]) };
}
function addAddresses(result, threads) {
  let { since } = result;
  if (since === void 0)
    return result;
  let addresses = new Map(
    threads.toSorted((a, b) => a.comment - b.comment).flatMap(({ finding, url }) => finding.fingerprints.slice(0, 1).map((name) => [name, url]))
  ), add = (row) => {
    let url = addresses.get(row.fingerprint);
    return url === void 0 ? row : { ...row, url };
  };
  return {
    ...result,
    since: {
      ...since,
      fresh: since.fresh.map(add),
      open: since.open.map(add),
      returned: since.returned.map(add)
    }
  };
}
function reconcilePublished({ findings, since }, whereabouts, { found, isPartial }) {
  return reconcile({ ...whereabouts, findings, found, isPartial, dismissed: since?.dismissed.length ?? 0 });
}
function listFingerprints(threads) {
  return new Set(threads.flatMap(({ finding }) => finding.fingerprints));
}
// src/github/publishing/life/settle-threads.ts
var MAX_SETTLED = 40;
async function settleThreads(terms, { toResolve, toReopen }) {
  let refusals = /* @__PURE__ */ new Map(), run = async (threads, what, settle2) => {
    for (let thread of threads.slice(0, MAX_SETTLED))
      try {
        await settle2(thread);
      } catch (error) {
        if (refusals.set(what, refusals.get(what) ?? explain2(error)), !isRefusal3(error))
          return;
      }
  }, means = resolvingMeans(terms);
  return await run(toResolve, "Threads of fixed findings could not be resolved", (thread) => useFirst(means, thread)), await run(toReopen, "Threads of findings that returned could not be opened again", (thread) => reopen(terms, thread)), [...refusals].map(([what, reason]) => `${what}: ${reason}.`);
}
function resolvingMeans({ client, pull }) {
  return [
    {
      isRefused: false,
      settle: ({ threadId }) => threadId === void 0 ? void 0 : client.resolveThread(threadId)
    },
    {
      isRefused: false,
      settle: ({ nodeId }) => nodeId === void 0 ? void 0 : client.foldComment(nodeId, "RESOLVED")
    },
    {
      isRefused: false,
      settle: ({ comment, text }) => client.updateReviewComment(comment, addFixedNote(text, pull.headSha))
    }
  ];
}
async function useFirst(means, thread) {
  let refusal, isGone3 = false;
  for (let one of means.filter(({ isRefused }) => !isRefused))
    try {
      let settled = one.settle(thread);
      if (settled !== void 0) {
        await settled;
        return;
      }
    } catch (error) {
      if (githubErrorOrThrow(error), !isRefusal3(error))
        throw error;
      isNotFound(error) ? isGone3 = true : (one.isRefused = true, refusal = error);
    }
  if (!(isGone3 && refusal === void 0))
    throw refusal ?? new GithubError8(0, "GitHub refused it before", void 0, void 0);
}
async function reopen(terms, thread) {
  let { client, pull } = terms, { comment, threadId, nodeId, text } = thread;
  if (!saysReturned(thread, pull.headSha)) {
    let sha = pull.headSha.slice(0, 7);
    await writeOnce(
      {
        what: "the answer in a thread",
        send: () => client.replyInThread(pull.number, comment, `This is back in ${sha}.

${returnedMarker(pull.headSha)}`),
        look: async () => (await terms.readThreads()).find((one) => one.comment === comment && saysReturned(one, pull.headSha))
      },
      terms
    );
  }
  thread.resolved === "by us" && threadId !== void 0 && await client.reopenThread(threadId), thread.hiddenAs !== void 0 && nodeId !== void 0 && await client.unfoldComment(nodeId), thread.saysFixed && await client.updateReviewComment(comment, removeFixedNote(text));
}
function isRefusal3(error) {
  return !(error instanceof GithubError8) || error.status === 401 || isRateLimited6(error) ? false : !isUnclear(error) || error.cause instanceof Error && error.cause.name === "GraphqlResponseError";
}
function isNotFound(error) {
  let { status, cause } = githubErrorOrThrow(error);
  return status === 404 || listAt(cause, "errors")?.some((one) => valueAt(one, "type") === "NOT_FOUND") === true;
}
function explain2(error) {
  return error instanceof UnclearWriteError ? error.message : githubErrorOrThrow(error).message.replaceAll(/\s+/g, " ");
}
// src/jobs/publish/settle.ts
async function settle({ request, run, readStanding, ...terms }, plan, standing) {
  let { client, pull } = terms, notes = await settleThreads({ ...terms, readThreads: async () => (await readStanding()).threads }, plan);
  if (request === "lift")
    return [...notes, ...await liftRequests(client, pull, standing.reviews)];
  let hasReview = plan.toPost.some(({ placement }) => placement.kind === "inline"), isMissing = listRequests(standing.reviews).length === 0 && plan.since.returned.length > 0 && !hasReview;
  if (request === "keep" || !isMissing)
    return notes;
  let readReviews = async () => (await readStanding()).reviews, body = `Findings that were fixed are back. Their threads are open again.

${runMarker(run)}`;
  return [...notes, ...await requestAgain({ ...terms, readReviews }, body)];
}
// src/jobs/publish-review.ts
var StoppedError = class extends Error {
};
async function publishReview(client, pull, result, earlier, settings) {
  let progress = { result, findings: void 0, threads: { before: earlier.threads, now: [] }, notes: [] }, readStanding = settings.readStanding ?? standingReader(client, pull, settings.seal, settings.part), failure = await publish({ client, pull, result, settings, progress, readStanding }, earlier).catch(
    (error) => explainAny(error, pull)
  ), { findings } = progress, placed = { ...progress.result, findings: findings?.findings ?? progress.result.findings }, counts = { found: result.findings.length, isPartial: failure !== void 0 }, published = {
    result: placed,
    reconciliation: reconcilePublished(placed, findWhereabouts(progress.threads, findings?.posted ?? []), counts),
    commentsPosted: findings?.commentsPosted ?? 0,
    reviewUrl: findings?.reviewUrl,
    notes: progress.notes
  };
  return failure === void 0 ? { kind: "posted", ...published } : { ...failure, ...published };
}
async function publish(publishing, earlier) {
  let { client, progress, readStanding } = publishing, { failOn, deciders: known } = publishing.settings, deciders = known ?? await readDeciders(client, earlier, failOn !== "never"), first = prepare(publishing, earlier, deciders);
  if (progress.result = first.result, !isAnythingNew(first))
    return;
  let standing = await readStanding(), next = prepare(publishing, standing, deciders), now = await readNow3(publishing, standing);
  return isChanged(publishing.pull, now) && await publishing.settings.onChanged?.(now).catch((cause) => {
    throw new StoppedError("the pull request changed", { cause });
  }), progress.result = noteMovedHead(next.result, publishing.pull.headSha, now.headSha), write(publishing, { ...next, result: progress.result }, now.headSha);
}
function prepare({ pull, result, settings }, standing, deciders) {
  let { failOn, part } = settings, judged = result.judgedNow ?? NOTHING_JUDGED, plan = planThreads(result.findings, standing, {
    judged,
    deciders,
    headSha: pull.headSha,
    failOn,
    isOfOtherPart: (path) => isOfOtherPart(part, path, standing.isShared)
  }), planned = applyPlan(result, plan), body = drawComment(planned, standing, plan.outcomes, settings), terms = { pull, currentHead: standing.now?.headSha ?? pull.headSha };
  return {
    standing,
    plan,
    result: planned,
    isRequestOver: listRequests(standing.reviews).length > 0 && !isBlocked(plan.outcomes, settings),
    summary: { body, isNew: body !== void 0 && isSummaryNew(body, standing, terms) }
  };
}
var NOTHING_JUDGED = {
  byModel: /* @__PURE__ */ new Set(),
  byRules: /* @__PURE__ */ new Set(),
  isValidated: false,
  isOffline: false,
  removed: /* @__PURE__ */ new Set(),
  renames: /* @__PURE__ */ new Map()
};
function isBlocked(outcomes, { requestChanges, failOn }) {
  return outcomes.some(({ status, finding, earlier }) => {
    let severity = finding?.severity ?? severityOf(earlier ?? {});
    return requestChanges && status === "open" && reaches(severity, failOn);
  });
}
function isAnythingNew({ plan, isRequestOver, summary }) {
  return plan.toPost.length + plan.toResolve.length + plan.toReopen.length > 0 || isRequestOver || summary.isNew;
}
async function readNow3({ client, pull }, { now }) {
  return now ?? client.pull(pull.number).catch((error) => orRethrow(error, pull));
}
function isChanged(before2, now) {
  return now.headSha !== before2.headSha || now.baseRef !== before2.baseRef || now.isOpen !== before2.isOpen || now.isDraft !== before2.isDraft || now.labels.toSorted().join(`
`) !== before2.labels.toSorted().join(`
`);
}
async function write(publishing, prepared, currentHead) {
  let { client, pull, settings, progress, readStanding } = publishing, { standing, plan, isRequestOver } = prepared, { clock, signal } = settings, terms = { client, pull, currentHead, clock, signal, readStanding };
  if (progress.findings = await postFindings(publishing, prepared), progress.findings.failure !== void 0)
    return progress.findings.failure;
  let request = isRequestOver ? "lift" : isBlocked(plan.outcomes, settings) ? "needed" : "keep", settling = { client, pull, clock, signal, run: settings.run, readStanding, request };
  progress.notes = await settle(settling, plan, standing);
  let { findings } = progress.findings;
  await noteAddresses(publishing, standing);
  let body = drawComment(
    { ...progress.result, findings },
    standing,
    placeOutcomes(plan.outcomes, findings),
    settings
  );
  body !== void 0 && await publishSummary(terms, body, standing), await convergeWithOthers(terms, body, standing.summary?.id);
}
async function noteAddresses({ progress, readStanding }, standing) {
  let hasPosted = (progress.findings?.commentsPosted ?? 0) > 0, { threads } = hasPosted ? await readStanding().catch((error) => orRethrow(error, standing)) : standing;
  progress.result = addAddresses(progress.result, threads), progress.threads = { before: standing.threads, now: threads };
}
function orRethrow(error, otherwise) {
  if (error instanceof GithubError8)
    return otherwise;
  throw error;
}
function postFindings({ client, pull, settings, readStanding }, { standing, plan, result }) {
  let { target, run, clock, signal } = settings, before2 = new Set(standing.threads.map(({ comment }) => comment)), readPosted = async () => {
    let { threads } = await readStanding();
    return new Set(
      threads.filter(({ comment }) => !before2.has(comment)).flatMap(({ finding }) => finding.fingerprints)
    );
  }, requestChanges = isBlocked(plan.outcomes, settings), text = drawCommentText(target, run);
  return publishFindings({ client, pull, text, requestChanges, clock, signal, readPosted }, result.findings, plan.toPost);
}
function placeOutcomes(outcomes, findings) {
  let byName = new Map(findings.map((finding) => [finding.fingerprint, finding]));
  return outcomes.map((outcome) => {
    let placed = outcome.finding === void 0 ? void 0 : byName.get(outcome.finding.fingerprint);
    return placed === void 0 ? outcome : { ...outcome, finding: placed };
  });
}
function explainAny(error, pull) {
  if (error instanceof StoppedError)
    throw error.cause;
  return error instanceof GithubError8 || error instanceof UnclearWriteError ? explainFailure(error, pull) : {
    kind: "failed",
    reason: `internal error: ${messageOf4(error)}`,
    hint: "This is a bug in Housestyle. Please report it."
  };
}
function skipPublishing(result) {
  let reason = "`dry-run` is on: nothing was posted", nowhere = findWhereabouts({ before: [], now: [] }, []), reconciliation = reconcilePublished(result, nowhere, { found: result.findings.length, isPartial: true });
  return { kind: "posted", result, commentsPosted: 0, reviewUrl: void 0, reconciliation, reason, notes: [] };
}
// src/commands/action/review/post-review.ts
async function readEarlier(run, { pull }, readStanding) {
  if (run.options.dryRun)
    return NOTHING_STANDING;
  try {
    let earlier = await readStanding();
    return await foldDoubles(run.client, earlier), earlier;
  } catch (error) {
    if (!(error instanceof GithubError8))
      throw error;
    if (error.status === 403 && !isRateLimited6(error))
      return NOTHING_STANDING;
    throw runError3(
      "comments-unreadable",
      `The comments on pull request ${pull.number} could not be read: ${error.message}`,
      error.status === 401 ? "Check `github-token`." : "Run the job again.",
      error
    );
  }
}
function chooseSeal({ options }, { pull }, choice) {
  let key = choice.kind === "models" && "apiKey" in choice.main ? choice.main.apiKey : void 0, token = options.githubToken?.startsWith("ghs_") === true ? void 0 : options.githubToken;
  return { secret: key ?? token, place: `${pull.baseRepository}#${pull.number}` };
}
function postReview2({ client, options, runner, event }, { pull }, result, { earlier, ...terms }) {
  if (options.dryRun)
    return Promise.resolve(skipPublishing(result));
  let attempt = /^\d+$/.exec(runner.environment.GITHUB_RUN_ATTEMPT ?? "")?.[0] ?? "1", { clock, signal } = runner, part = makePart(options);
  return publishReview(client, pull, result, earlier, {
    ...terms,
    requestChanges: options.requestChanges,
    comment: options.comment,
    run: { headSha: pull.headSha, run: `${event.runId ?? "local"}.${attempt}`, part: part.id },
    part,
    clock,
    signal
  });
}

import {
  MAX_REPORT_CHARACTERS as MAX_REPORT_CHARACTERS2,
  reviewMarkdown as reviewMarkdown2,
  sumRows
} from "./joined-2a42ba82.js";
import {
  readText as readText2,
  sourceText
} from "./joined-1c6c8fb1.js";
import {
  readYaml
} from "./joined-328d34d6.js";
import {
  EXIT as EXIT4,
  runError as runError4
} from "./joined-e117912a.js";
import {
  isRecord as isRecord5
} from "./joined-cc1d52fd.js";
import {
  count as count4
} from "./chunk-W24XEJI4.js";
// src/commands/action/comments/end-paused.ts
var UNASKED = /* @__PURE__ */ new Set(["pull_request", "pull_request_target", "workflow_run"]);
function endPaused({ runner, event }, state) {
  let { pausedBy } = state ?? {};
  if (!(pausedBy === void 0 || !UNASKED.has(event.name)))
    return runner.log(
      `Reviews of this pull request are paused by ${pausedBy}. \`/housestyle resume\` in a comment continues them.`
    ), { outputs: { conclusion: "skipped" }, jobSummary: "", exitCode: EXIT4.done };
}
// src/commands/action/review/starts-on-edits.ts
async function startsOnEdits(files, path, event) {
  let read2 = path === void 0 ? void 0 : await readText2(files, path);
  if (read2?.kind !== "text")
    return false;
  let { text } = read2.source, { value } = readYaml(sourceText("", text), { start: 0, end: text.length }), types = isRecord5(value) ? valueAt(value.on, event, "types") : void 0;
  return types === "edited" || Array.isArray(types) && types.includes("edited");
}
// src/commands/action/review/wait-for-pushes.ts
function choosePushWait(pushes, maxSeconds, now) {
  let ages = pushes.map(({ time }) => Math.max(0, now - time)).filter((age) => age < 6e5), [youngest = 0] = ages, wait = ages.length < 2 ? 0 : maxSeconds * 1e3 * (1 - 1 / ages.length);
  return Math.max(0, Math.round(wait - youngest));
}
// src/commands/action/review/give-way.ts
async function giveWayToChanges(run, pull, review) {
  let watch = new ChangeWatch(run, pull);
  try {
    return await review(watch);
  } catch (error) {
    if (watch.end === void 0 || run.runner.signal.aborted)
      throw error;
    if (watch.end.kind === "failed")
      throw watch.end.error;
    return reportEnded(run, watch.end, watch.models);
  }
}
function giveWayWith(watch, result, target) {
  let drawFound = () => reviewMarkdown2(result, { all: true, target, most: MAX_REPORT_CHARACTERS2 });
  return (now) => watch.giveWay(now, drawFound);
}
var REPEATED_EVENTS = /* @__PURE__ */ new Set(["pull_request", "pull_request_target", "workflow_run"]);
var CHECK_INTERVAL_MS = 3e4;
var GivenWayError = class extends Error {
};
var ChangeWatch = class {
  signal;
  end;
  models;
  #run;
  #pull;
  #ended = new AbortController();
  #checkedAt;
  #isReviewedAnyway;
  constructor(run, pull) {
    this.#run = run, this.#pull = pull, this.#checkedAt = run.runner.clock.now(), this.#isReviewedAnyway = !REPEATED_EVENTS.has(run.event.name), this.signal = AbortSignal.any([run.runner.signal, this.#ended.signal]);
  }
  count(models) {
    this.models = models;
  }
  async waitForPushes() {
    let { options, runner, event } = this.#run, { waitForPushes } = options;
    if (waitForPushes === 0 || !isFurtherPush(event))
      return;
    let pushes = await this.#readPushes(), wait = choosePushWait(pushes, waitForPushes, runner.clock.now());
    if (wait > 0) {
      let seconds = count4(Math.ceil(wait / 1e3), "second");
      runner.log(
        `The branch was pushed to several times within ten minutes. Waiting ${seconds} for another push (\`wait-for-pushes\`).`
      ), await runner.clock.wait(wait, runner.signal), await this.#look();
    }
  }
  onReply() {
    let now = this.#run.runner.clock.now();
    now - this.#checkedAt >= CHECK_INTERVAL_MS && (this.#checkedAt = now, this.#look().catch(() => {
    }));
  }
  async giveWay(now, drawFound) {
    let end = await this.#findEnd(now);
    if (end === void 0 || this.#run.runner.signal.aborted)
      return;
    let isLost = end.kind === "given way" && !now.isOpen && drawFound !== void 0;
    throw this.end = isLost ? { ...end, found: drawFound() } : end, this.#ended.abort(), new GivenWayError("the pull request changed");
  }
  async #look() {
    let now = await this.#run.client.pullNow(this.#pull.number);
    now !== void 0 && isChanged(this.#pull, now) && await this.giveWay(now);
  }
  async #findEnd(now) {
    let { event, options } = this.#run, { number, headSha, baseRef } = this.#pull;
    if (this.#isReviewedAnyway)
      return now.baseRef === baseRef ? void 0 : { kind: "failed", error: baseError(baseRef, now.baseRef) };
    let unmet = findUnmetCondition({ number, ...now }, options);
    if (unmet !== void 0)
      return { kind: "given way", sentence: `${unmet} This changed during the review, so nothing is posted.` };
    let own = event.pullRequest === number ? event.payloadPull : void 0;
    return now.baseRef !== baseRef ? now.baseRef === own?.baseRef ? { kind: "failed", error: staleError("base branch", baseRef, now.baseRef) } : await startsOnEdits(
      this.#run.trusted,
      readWorkflowPath(this.#run.runner.environment),
      event.name
    ) ? { kind: "given way", sentence: retargetedSentence(baseRef, now.baseRef) } : { kind: "failed", error: baseError(baseRef, now.baseRef) } : now.headSha === headSha ? void 0 : this.#findPush(now.headSha, own?.headSha);
  }
  async #findPush(newHead, ownHead) {
    let [before2, after] = [this.#pull.headSha, newHead].map((sha) => sha.slice(0, 7));
    if (newHead === ownHead)
      return { kind: "failed", error: staleError("head", String(before2), String(after)) };
    if ((await this.#readPushes()).find(({ head }) => head === newHead)?.by === WORKFLOW_LOGIN) {
      this.#isReviewedAnyway = true;
      return;
    }
    return { kind: "given way", sentence: `${after} was pushed while ${before2} was reviewed. The run for ${after} reviews, so nothing is posted here.` };
  }
  #readPushes() {
    let { headRepository, headRef } = this.#pull;
    return headRepository === void 0 ? Promise.resolve([]) : this.#run.client.recentPushes(headRepository, headRef);
  }
};
function staleError(what, read2, own) {
  return runError4(
    "stale-head",
    `GitHub named ${read2} as the ${what} of the pull request at first, and not ${own}, for which this run was started. Nothing was posted`,
    "Run the job again."
  );
}
function retargetedSentence(before2, after) {
  return `The base branch was changed from ${before2} to ${after} during the review. The run for the change (\`edited\`) reviews by the rules of ${after}, so nothing is posted here.`;
}
function baseError(before2, after) {
  return runError4(
    "base-changed",
    `The base branch was changed from ${before2} to ${after} during the review, which read the rules of ${before2}. Nothing was posted`,
    "Run the job again. With `edited` among the `types` of the event, the workflow does so by itself."
  );
}
function isFurtherPush({ name, action }) {
  return (name === "pull_request" || name === "pull_request_target") && action === "synchronize";
}
function reportEnded({ runner }, { sentence: why, found }, models) {
  let rows = models?.meter.rows() ?? [], { requests, inputTokens, outputTokens, cost } = sumRows(rows), spent = requests === 0 ? "No model was asked." : `Models got ${count4(requests, "request")}, with ${count4(inputTokens, "input token")} and ${count4(outputTokens, "output token")}.`, sentence = `${why} ${spent}`;
  return runner.log(sentence), {
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
    jobSummary: found === void 0 ? sentence : `${sentence} The review had found this:

${found}`,
    exitCode: EXIT4.done
  };
}

import {
  unaskedModelError
} from "./chunk-R2MVKSPZ.js";
// src/commands/action/unasked-model.ts
function findUnaskedModel({ runner }, { isFork }, choice) {
  if (choice.kind !== "offline" || choice.unaskedModel === void 0)
    return {};
  if (isFork || runner.environment.GITHUB_ACTOR === "dependabot[bot]")
    return { unaskedModel: choice.unaskedModel };
  throw unaskedModelError(choice.unaskedModel);
}
export {
  HIDDEN,
  MAX_HEADS,
  MAX_REPLIES,
  MAX_REQUESTS_AT_ONCE,
  NO_DECIDERS,
  NO_REVIEW_STATE,
  UnclearWriteError,
  WORKFLOW_LOGIN,
  addFiles,
  addFixedNote,
  addSilenced,
  afterMergeTerms,
  askGraphql,
  authorsText,
  blobId,
  chooseSeal,
  createGithubClient,
  cutOutcome,
  decisionSummary,
  digestSettings,
  endIdle,
  endPaused,
  exitCodeFor,
  explainFailure,
  findDismissal,
  findIdleReason,
  findOwnThreads,
  findSection,
  findUnaskedModel,
  findUnmetCondition,
  githubErrorOrThrow,
  giveWayToChanges,
  giveWayWith,
  guardRunner,
  imbalanceSentence,
  isChanged,
  isGraphqlRefused,
  isOurReason,
  isRefusal,
  isRefusedAlone,
  isSealed,
  isUnclear,
  joinThreads,
  listAt,
  listEarlierOnes,
  listIdle,
  makePart,
  makeReviewKey,
  makeScopeSubject,
  mayReplaceTitle,
  nameReviewers,
  openExtended,
  openLookups,
  openPullRequest,
  placeSection,
  postReview2 as postReview,
  readAhead,
  readAllPages,
  readBranchHead,
  readComments,
  readDeciders,
  readDiffText,
  readEarlier,
  readFiles,
  readHiding,
  readMergeBase,
  readPull2 as readPull,
  readPullParts,
  readPullRequest,
  readReactors,
  readRepository,
  readRepositoryRows,
  readRestComment,
  readRestReview,
  readRunOptions,
  readSubject,
  readUser,
  readWorkflowEvent,
  readWorkflowPath,
  readWritten,
  reconcile,
  reconciliationSentence,
  refuseRunOutputs,
  refuses,
  remoteWorkspace,
  removeFixedNote,
  replaceState,
  reportReview,
  repositoryFiles,
  runFolder,
  runnerFetch,
  sarifFiles,
  saysFixed,
  sealState,
  shortDigest,
  showCheckRunAgain,
  standingReader,
  startRun,
  valueAt,
  verdictOutputs,
  withOpenedRun,
  workflowGuidance,
  writeOnce,
  writeRunFile
};

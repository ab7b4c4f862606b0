import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  rememberBlobs
} from "./chunk-ZONGBVJU.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  atMost,
  mergeEntries,
  readEndings
} from "./chunk-7S5P5URL.js";
import {
  isBelow,
  isPlainPath,
  parentsOf
} from "./chunk-HEVD5WT2.js";
import {
  retryAfterMs
} from "./chunk-R2C4ICTW.js";
import {
  GithubError
} from "./chunk-AEIEVJYY.js";
import {
  SYSTEM_CLOCK
} from "./chunk-O62SFG25.js";
import {
  Octokit,
  RequestError,
  context,
  defaults,
  legacyRestEndpointMethods,
  paginateRest,
  requestLog
} from "./chunk-JE3U6P6W.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  messageOf
} from "./chunk-X7WSVMCW.js";

// node_modules/@octokit/rest/dist-src/version.js
var VERSION = "22.0.1";

// node_modules/@octokit/rest/dist-src/index.js
var Octokit2 = Octokit.plugin(requestLog, legacyRestEndpointMethods, paginateRest).defaults(
  {
    userAgent: `octokit-rest.js/${VERSION}`
  }
);

// src/github/api/failed-request.ts
function readFailure(error) {
  if (!(error instanceof RequestError) || error.response === void 0) {
    let cause = error instanceof RequestError ? error.cause ?? error : error;
    return { status: 0, message: cause instanceof Error ? cause.message : String(cause), data: void 0, header: () => {
    } };
  }
  let headers = error.response.headers, header = (name) => {
    let value = isRecord(headers) ? headers[name] : void 0;
    return typeof value == "string" || typeof value == "number" ? String(value) : void 0;
  };
  return { status: error.status, message: error.message, data: error.response.data, header };
}
function isLimit({ status, message, header }) {
  if (status === 422)
    return /submitted too quickly|"abuse"|been spammed/i.test(message);
  let hasHeader = header("retry-after") !== void 0 || header("x-ratelimit-remaining") === "0";
  return status === 429 || status === 403 && (hasHeader || /\brate limit\b/i.test(message));
}
var UNKNOWN_LIMIT_WAIT_MS = 6e4;
function limitWait({ header }, now) {
  return retryAfterMs({ get: (name) => header(name) ?? null }, now) ?? UNKNOWN_LIMIT_WAIT_MS;
}

// src/github/api/whole-answer.ts
var SilenceError = class extends Error {
  constructor() {
    super(`GitHub did not answer within ${3e4 / 1e3} seconds`), this.name = "SilenceError";
  }
};
function fetchWhole(send, clock) {
  return async (input, init = {}) => {
    let redirect = init.method === void 0 || init.method === "GET" || init.method === "HEAD" ? "follow" : "manual";
    return withinLimit(clock, init.signal ?? void 0, async (signal) => {
      let answer = await send(input, { ...init, redirect, signal }), body = NO_BODY.has(answer.status) ? null : await answer.arrayBuffer(), { status, statusText, headers } = answer;
      return new Response(body, { status, statusText, headers: new Headers([...headers]) });
    });
  };
}
var NO_BODY = /* @__PURE__ */ new Set([204, 205, 304]);
async function withinLimit(clock, cancelled, work) {
  let limit = new AbortController(), ended = new AbortController(), silence = clock.wait(3e4, ended.signal).then(() => {
    throw limit.abort(), new SilenceError();
  });
  silence.catch(() => {
  });
  let signal = cancelled === void 0 ? limit.signal : AbortSignal.any([cancelled, limit.signal]);
  try {
    return await Promise.race([work(signal), silence]);
  } catch (error) {
    throw limit.signal.aborted ? new SilenceError() : error;
  } finally {
    ended.abort();
  }
}

// src/github/api/patience.ts
var UnexpectedAnswerError = class extends Error {
  constructor(what) {
    super(`GitHub's answer is ${what}`), this.name = "UnexpectedAnswerError";
  }
}, READ_WAITS_MS = [1e3, 4e3, 9e3], MAX_SILENCES = 2, MAX_LIMIT_WAIT_MS = 12e4, MAX_LIMIT_WAITS = 2, WRITE_PAUSE_MS = 1e3, FINAL_STATUSES = /* @__PURE__ */ new Set([304, 400, 401, 403, 404, 406, 409, 410, 422, 451]);
function repeatPatiently(clock, cancelled) {
  let silences = 0, lastWrite = Number.NEGATIVE_INFINITY, attempt = async (options, send) => {
    if (cancelled.aborted)
      throw new Error("the run was stopped");
    if (silences >= MAX_SILENCES)
      throw new SilenceError();
    isWrite(options) && (await clock.wait(Math.max(0, lastWrite + WRITE_PAUSE_MS - clock.now()), cancelled), lastWrite = clock.now());
    try {
      let answer = await send();
      return silences = 0, answer;
    } catch (error) {
      throw silences = isSilence(error) ? silences + 1 : 0, error;
    }
  };
  return async (options, send) => {
    let tries = { failures: 0, limits: 0 }, given = options.request?.signal, own = given instanceof AbortSignal ? given : void 0;
    for (; ; )
      try {
        return await attempt(options, send);
      } catch (error) {
        let wait = chooseWait(error, options, tries, clock.now());
        if (wait === void 0 || own?.aborted === !0)
          throw error;
        await clock.wait(wait, own === void 0 ? cancelled : AbortSignal.any([own, cancelled]));
      }
  };
}
function chooseWait(error, options, tries, now) {
  let failure = readFailure(error);
  if (isLimit(failure)) {
    tries.limits += 1;
    let wait2 = limitWait(failure, now);
    return options.request?.waits !== !1 && tries.limits <= MAX_LIMIT_WAITS && wait2 <= MAX_LIMIT_WAIT_MS ? wait2 : void 0;
  }
  let asked = options.request?.retries, retries = typeof asked == "number" ? asked : isWrite(options) ? 0 : READ_WAITS_MS.length, wait = READ_WAITS_MS[tries.failures];
  return tries.failures += 1, tries.failures <= retries && !FINAL_STATUSES.has(failure.status) ? wait : void 0;
}
function isWrite({ method, url, query }) {
  return method === "GET" || method === "HEAD" ? !1 : !(url.endsWith("/graphql") && typeof query == "string" && !query.trimStart().startsWith("mutation"));
}
function isSilence(error) {
  return error instanceof SilenceError || error instanceof Error && error.cause instanceof SilenceError;
}

// src/github/api/octokit.ts
function createOctokit(settings) {
  let clock = settings.clock ?? SYSTEM_CLOCK, octokit = new Octokit2({
    ...settings.token === void 0 ? {} : { auth: settings.token },
    baseUrl: settings.apiUrl,
    userAgent: `housestyle/${settings.version}`,
    // Errors are thrown. The library's own warnings would appear between our lines of the log.
    log: { debug: silent, info: silent, warn: silent, error: silent },
    request: { fetch: fetchWhole(settings.fetch ?? fetch, clock) }
  }), repeat = repeatPatiently(clock, settings.signal ?? new AbortController().signal);
  return octokit.hook.wrap(
    "request",
    (request, options) => repeat(options, async () => {
      let answer = await request(options);
      return checkAnswer(options, answer), answer;
    })
  ), octokit;
}
function silent() {
}
function checkAnswer(options, { status, data }) {
  let { accepts, parseSuccessResponseBody } = options.request ?? {};
  if (isWrite(options) && status >= 300)
    throw new UnexpectedAnswerError(`a redirect (${status}), which is not followed because the request writes`);
  if (parseSuccessResponseBody !== !1) {
    if (typeof accepts == "function")
      accepts(data);
    else if (status !== 204 && !isRecord(data) && !Array.isArray(data))
      throw new UnexpectedAnswerError("not valid JSON");
  }
}
function optional(signal) {
  return { request: { signal, retries: 1, waits: !1 } };
}
async function guarded(call) {
  try {
    return await call();
  } catch (error) {
    throw asGithubError(error);
  }
}
function asGithubError(error) {
  let failure = readFailure(error), message = isLimit(failure) ? describeLimit(failure) : describeAnswer(failure);
  return new GithubError(failure.status, message, failure.header("x-accepted-github-permissions"), error);
}
var SECOND_MS = 1e3, MINUTE_MS = 6e4;
function describeLimit(failure) {
  let wait = limitWait(failure, Date.now()), [length, unit] = wait < MINUTE_MS ? [wait / SECOND_MS, "second"] : [wait / MINUTE_MS, "minute"], said = readMessage(failure.data);
  return `a rate limit of GitHub's API is reached, which ends in about ${count(Math.max(1, Math.ceil(length)), unit)}${said === void 0 ? "" : ` (${said})`}`;
}
function describeAnswer({ status, message, data }) {
  if (status !== 0 && readMessage(data) === void 0)
    return `an answer with status ${status} that gives no reason`;
  let said = messageOf(message);
  return status === 401 ? `the token is not valid, or it has expired (${said})` : said;
}
var MAX_PLAIN_CHARACTERS = 200;
function readMessage(data) {
  let message = isRecord(data) ? data.message : data, isPlain = message !== data || typeof data == "string" && data.length <= MAX_PLAIN_CHARACTERS && !data.includes("<");
  return typeof message == "string" && message !== "" && isPlain ? message : void 0;
}
function isRateLimited({ status, message, cause }) {
  return isLimit(readFailure(cause)) || status === 429 || /\brate limit\b/i.test(message);
}

// src/github/event.ts
function readWorkflowEvent() {
  let { owner, repo } = context.repo;
  return {
    name: context.eventName,
    owner,
    repository: repo,
    apiUrl: context.apiUrl,
    serverUrl: context.serverUrl,
    sha: context.sha,
    runId: Number.isSafeInteger(context.runId) ? String(context.runId) : void 0,
    pullRequest: readPullRequestNumber(context.payload),
    comment: readTeamComment(context.payload)
  };
}
var TEAM = /* @__PURE__ */ new Set(["OWNER", "MEMBER", "COLLABORATOR"]);
function readTeamComment({ comment }) {
  let body = comment?.body;
  return typeof body == "string" && TEAM.has(String(comment?.author_association)) ? body : void 0;
}
function readPullRequestNumber(payload) {
  let number = payload.pull_request?.number ?? (payload.issue?.pull_request === void 0 ? void 0 : payload.issue.number);
  return typeof number == "number" && Number.isSafeInteger(number) ? number : void 0;
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
function remoteWorkspace(repository, commit, name) {
  let inTurn = atMost(MAX_REQUESTS_AT_ONCE), trees = remoteTrees((revision, recursive) => inTurn(() => repository.tree(revision, recursive)), commit), readBlob2 = rememberBlobs(
    (id) => inTurn(() => repository.blob(id)),
    (bytes) => bytes.length
  ), { bring } = repository;
  return {
    name,
    ...bring === void 0 ? {} : { bring: (paths, maxBytes) => bringFiles(trees, bring, paths, maxBytes) },
    list: async (folder) => {
      let { isComplete, entries } = await trees.below(""), found = isComplete ? entries.filter(({ path }) => isBelow(path, folder)) : await walk(trees, folder);
      return mergeEntries(readEntries(found));
    },
    find: (query) => find(trees, query),
    read: (path) => read(trees, readBlob2, path),
    sizeOf: async (path) => {
      let entry = await trees.entry(path);
      return entry !== void 0 && readKind(entry) === "file" ? entry.size : void 0;
    }
  };
}
async function bringFiles(trees, bring, paths, maxBytes) {
  let ids = /* @__PURE__ */ new Map();
  for (let path of paths) {
    let entry = await trees.entry(path);
    entry?.type === "blob" && (entry.size ?? 0) <= maxBytes && ids.set(path, entry.sha);
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
async function find(trees, { endings, deep, shallow }) {
  let whole = await trees.below(""), answers = whole.isComplete ? [] : await Promise.all(folderRequests(trees, deep, shallow)), wanted = readEndings(endings), entries = [whole, ...answers].flatMap((answer) => readEntries(answer.entries));
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
function readEntries(entries) {
  return entries.filter(({ type, path }) => type !== "tree" && isPlainPath(path)).map((entry) => ({ path: entry.path, kind: readKind(entry) }));
}
function readKind(entry) {
  return entry.type === "commit" ? "submodule" : entry.mode === "120000" ? "symlink" : "file";
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

// src/github/api/answers.ts
function readPull(data) {
  let pull = readRow(data, "pull request"), base = readRow(pull.base, "base of a pull request"), head = readRow(pull.head, "head of a pull request"), fork = head.repo;
  return {
    number: readNumber(pull, "number"),
    title: readText(pull, "title"),
    body: typeof pull.body == "string" ? pull.body : "",
    baseSha: readText(base, "sha"),
    headSha: readText(head, "sha"),
    headRepository: isRecord(fork) ? readText(fork, "full_name") : void 0,
    baseRepository: readText(readRow(base.repo, "repository"), "full_name"),
    changedFiles: readNumber(pull, "changed_files"),
    changedLines: readNumber(pull, "additions") + readNumber(pull, "deletions")
  };
}
function readFiles(data) {
  return readRows(data, "list of files").map((row) => {
    let { sha, patch, previous_filename: previous } = row;
    return {
      filename: readText(row, "filename"),
      status: readText(row, "status"),
      additions: readNumber(row, "additions"),
      deletions: readNumber(row, "deletions"),
      sha: typeof sha == "string" ? sha : null,
      ...typeof patch == "string" ? { patch } : {},
      ...typeof previous == "string" ? { previous_filename: previous } : {}
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
    author: isRecord(user) ? readText(user, "login") : "",
    isBot: isRecord(user) && user.type === "Bot",
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
function readViewer(data) {
  return readUser(readRow(readRow(data, "answer of GraphQL").data, "answer of GraphQL").viewer);
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
    truncated: truncated === !0,
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
function readTarget(data) {
  return readText(readRow(readRow(data, "branch").object, "branch"), "sha");
}
function readRows(data, what) {
  if (!Array.isArray(data))
    throw new UnexpectedAnswerError(`not a ${what}`);
  return data.map((row) => readRow(row, what));
}
function readRow(value, what) {
  if (!isRecord(value))
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

// src/github/repository.ts
function repositoryFiles({ rest }, address) {
  return {
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

export {
  UnexpectedAnswerError,
  readPull,
  readFiles,
  readComments,
  readWritten,
  readUser,
  readViewer,
  readMergeBase,
  readDiffText,
  createOctokit,
  optional,
  guarded,
  isRateLimited,
  repositoryFiles,
  readRepository,
  readBranchHead,
  readWorkflowEvent,
  runnerFetch,
  remoteWorkspace
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  rememberBlobs
} from "./chunk-ZONGBVJU.js";
import {
  atMost,
  mergeEntries,
  readEndings
} from "./chunk-RY7KMN7X.js";
import {
  isBelow,
  isPlainPath,
  parentsOf
} from "./chunk-HEVD5WT2.js";
import {
  GithubError
} from "./chunk-DW65OOV5.js";
import {
  Octokit,
  RequestError,
  context,
  defaults,
  legacyRestEndpointMethods,
  paginateRest,
  requestLog,
  require_light,
  retry
} from "./chunk-BMTQOOR3.js";
import {
  messageOf
} from "./chunk-X7WSVMCW.js";
import {
  __toESM
} from "./chunk-RGP6QW34.js";

// node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var import_light = __toESM(require_light(), 1), VERSION = "0.0.0-development", noop = () => Promise.resolve();
function wrapRequest(state, request, options) {
  return state.retryLimiter.schedule(doRequest, state, request, options);
}
async function doRequest(state, request, options) {
  let { pathname } = new URL(options.url, "http://github.test"), isAuth = isAuthRequest(options.method, pathname), isWrite = !isAuth && options.method !== "GET" && options.method !== "HEAD", isSearch = options.method === "GET" && pathname.startsWith("/search/"), isGraphQL = pathname.startsWith("/graphql"), jobOptions = ~~request.retryCount > 0 ? { priority: 0, weight: 0 } : {};
  state.clustering && (jobOptions.expiration = 1e3 * 60), (isWrite || isGraphQL) && await state.write.key(state.id).schedule(jobOptions, noop), isWrite && state.triggersNotification(pathname) && await state.notifications.key(state.id).schedule(jobOptions, noop), isSearch && await state.search.key(state.id).schedule(jobOptions, noop);
  let req = (isAuth ? state.auth : state.global).key(state.id).schedule(jobOptions, request, options);
  if (isGraphQL) {
    let res = await req;
    if (res.data.errors != null && res.data.errors.some((error) => error.type === "RATE_LIMITED"))
      throw Object.assign(new Error("GraphQL Rate Limit Exceeded"), {
        response: res,
        data: res.data
      });
  }
  return req;
}
function isAuthRequest(method, pathname) {
  return method === "PATCH" && // https://docs.github.com/en/rest/apps/apps?apiVersion=2022-11-28#create-a-scoped-access-token
  /^\/applications\/[^/]+\/token\/scoped$/.test(pathname) || method === "POST" && // https://docs.github.com/en/rest/apps/oauth-applications?apiVersion=2022-11-28#reset-a-token
  (/^\/applications\/[^/]+\/token$/.test(pathname) || // https://docs.github.com/en/rest/apps/apps?apiVersion=2022-11-28#create-an-installation-access-token-for-an-app
  /^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname) || // https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
  pathname === "/login/oauth/access_token");
}
var triggers_notification_paths_default = [
  "/orgs/{org}/invitations",
  "/orgs/{org}/invitations/{invitation_id}",
  "/orgs/{org}/teams/{team_slug}/discussions",
  "/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
  "/repos/{owner}/{repo}/collaborators/{username}",
  "/repos/{owner}/{repo}/commits/{commit_sha}/comments",
  "/repos/{owner}/{repo}/issues",
  "/repos/{owner}/{repo}/issues/{issue_number}/comments",
  "/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
  "/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
  "/repos/{owner}/{repo}/pulls",
  "/repos/{owner}/{repo}/pulls/{pull_number}/comments",
  "/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
  "/repos/{owner}/{repo}/pulls/{pull_number}/merge",
  "/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
  "/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
  "/repos/{owner}/{repo}/releases",
  "/teams/{team_id}/discussions",
  "/teams/{team_id}/discussions/{discussion_number}/comments"
];
function routeMatcher(paths) {
  let regex2 = `^(?:${paths.map(
    (path) => path.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")
  ).map((r) => `(?:${r})`).join("|")})[^/]*$`;
  return new RegExp(regex2, "i");
}
var regex = routeMatcher(triggers_notification_paths_default), triggersNotification = regex.test.bind(regex), groups = {}, createGroups = function(Bottleneck, common) {
  groups.global = new Bottleneck.Group({
    id: "octokit-global",
    maxConcurrent: 10,
    ...common
  }), groups.auth = new Bottleneck.Group({
    id: "octokit-auth",
    maxConcurrent: 1,
    ...common
  }), groups.search = new Bottleneck.Group({
    id: "octokit-search",
    maxConcurrent: 1,
    minTime: 2e3,
    ...common
  }), groups.write = new Bottleneck.Group({
    id: "octokit-write",
    maxConcurrent: 1,
    minTime: 1e3,
    ...common
  }), groups.notifications = new Bottleneck.Group({
    id: "octokit-notifications",
    maxConcurrent: 1,
    minTime: 3e3,
    ...common
  });
};
function throttling(octokit, octokitOptions) {
  let {
    enabled = !0,
    Bottleneck = import_light.default,
    id = "no-id",
    timeout = 1e3 * 60 * 2,
    // Redis TTL: 2 minutes
    connection
  } = octokitOptions.throttle || {};
  if (!enabled)
    return {};
  let common = { timeout };
  typeof connection < "u" && (common.connection = connection);
  let state = Object.assign(
    {
      clustering: connection != null,
      triggersNotification,
      fallbackSecondaryRateRetryAfter: 60,
      retryAfterBaseValue: 1e3,
      id
    },
    octokitOptions.throttle
  );
  if (typeof state.onSecondaryRateLimit != "function" || typeof state.onRateLimit != "function")
    throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);
  let initialized = !1, initializeBottleneck = () => {
    if (initialized)
      return;
    initialized = !0, groups.global == null && createGroups(Bottleneck, common), state.global = state.global ?? groups.global, state.auth = state.auth ?? groups.auth, state.search = state.search ?? groups.search, state.write = state.write ?? groups.write, state.notifications = state.notifications ?? groups.notifications, state.retryLimiter = state.retryLimiter ?? new Bottleneck();
    let events = {}, emitter = new Bottleneck.Events(events);
    events.on("secondary-limit", state.onSecondaryRateLimit), events.on("rate-limit", state.onRateLimit), events.on(
      "error",
      (e) => octokit.log.warn("Error in throttling-plugin limit handler", e)
    ), state.retryLimiter.on("failed", async function(error, info) {
      let [state2, request, options] = info.args, { pathname } = new URL(options.url, "http://github.test");
      if (!(pathname.startsWith("/graphql") && error.status !== 401 || error.status === 403 || error.status === 429))
        return;
      let retryCount = ~~request.retryCount;
      request.retryCount = retryCount, options.request.retryCount = retryCount;
      let { wantRetry, retryAfter = 0 } = await (async function() {
        if (/\bsecondary rate\b/i.test(error.message)) {
          let retryAfter2 = Number(error.response.headers["retry-after"]) || state2.fallbackSecondaryRateRetryAfter;
          return { wantRetry: await emitter.trigger(
            "secondary-limit",
            retryAfter2,
            options,
            octokit,
            retryCount
          ), retryAfter: retryAfter2 };
        }
        if (error.response.headers != null && error.response.headers["x-ratelimit-remaining"] === "0" || (error.response.data?.errors ?? []).some(
          (error2) => error2.type === "RATE_LIMITED"
        )) {
          let rateLimitReset = new Date(
            ~~error.response.headers["x-ratelimit-reset"] * 1e3
          ).getTime(), retryAfter2 = Math.max(
            // Add one second so we retry _after_ the reset time
            // https://docs.github.com/en/rest/overview/resources-in-the-rest-api?apiVersion=2022-11-28#exceeding-the-rate-limit
            Math.ceil((rateLimitReset - Date.now()) / 1e3) + 1,
            0
          );
          return { wantRetry: await emitter.trigger(
            "rate-limit",
            retryAfter2,
            options,
            octokit,
            retryCount
          ), retryAfter: retryAfter2 };
        }
        return {};
      })();
      if (wantRetry)
        return request.retryCount++, retryAfter * state2.retryAfterBaseValue;
    });
  };
  return octokit.hook.wrap("request", (request, options) => (initializeBottleneck(), wrapRequest(state, request, options))), {};
}
throttling.VERSION = VERSION;
throttling.triggersNotification = triggersNotification;

// node_modules/@octokit/rest/dist-src/version.js
var VERSION2 = "22.0.1";

// node_modules/@octokit/rest/dist-src/index.js
var Octokit2 = Octokit.plugin(requestLog, legacyRestEndpointMethods, paginateRest).defaults(
  {
    userAgent: `octokit-rest.js/${VERSION2}`
  }
);

// src/github/octokit.ts
var MAX_WAIT_SECONDS = 120, MAX_WAITS = 2, FINAL_STATUSES = [400, 401, 403, 404, 409, 410, 422, 429, 451];
function createOctokit(settings) {
  let wait = (seconds, _options, _octokit, waits) => waits < MAX_WAITS && seconds <= MAX_WAIT_SECONDS, WithPlugins = Octokit2.plugin(throttling, retry);
  return new WithPlugins({
    ...settings.token === void 0 ? {} : { auth: settings.token },
    baseUrl: settings.apiUrl,
    userAgent: `housestyle/${settings.version}`,
    throttle: { onRateLimit: wait, onSecondaryRateLimit: wait },
    retry: { doNotRetry: FINAL_STATUSES },
    // Errors are thrown. The library's own warnings would appear between our lines of the log.
    log: { debug: silent, info: silent, warn: silent, error: silent },
    ...settings.fetch === void 0 ? {} : { request: { fetch: settings.fetch } }
  });
}
function silent() {
}
async function guarded(call) {
  try {
    return await call();
  } catch (error) {
    throw asGithubError(error);
  }
}
function asGithubError(error) {
  if (!(error instanceof RequestError))
    return new GithubError(0, messageOf(error), void 0, error);
  let accepted = error.response?.headers["x-accepted-github-permissions"];
  return new GithubError(error.status, messageOf(error), typeof accepted == "string" ? accepted : void 0, error);
}
function isRateLimited({ status, message, cause }) {
  let headers = cause instanceof RequestError ? cause.response?.headers : void 0;
  return status === 429 || headers?.["retry-after"] !== void 0 || headers?.["x-ratelimit-remaining"] === "0" || /\brate limit\b/i.test(message);
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
  let inTurn = atMost(MAX_REQUESTS_AT_ONCE), trees = remoteTrees((revision, recursive) => inTurn(() => repository.tree(revision, recursive)), commit), readBlob = rememberBlobs(
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
    read: (path) => read(trees, readBlob, path),
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

// src/github/repository.ts
function repositoryFiles({ rest }, address) {
  return {
    tree: (revision, recursive) => guarded(async () => {
      let { data } = await rest.git.getTree({
        ...address,
        tree_sha: revision,
        ...recursive ? { recursive: "1" } : {}
      });
      return {
        truncated: data.truncated,
        entries: data.tree.map(({ path, mode, type, sha, size }) => ({
          path,
          mode,
          type,
          sha,
          ...size === void 0 ? {} : { size }
        }))
      };
    }),
    blob: (sha) => guarded(async () => {
      let { data } = await rest.git.getBlob({ ...address, file_sha: sha });
      return Buffer.from(data.content, "base64");
    })
  };
}
function readRepository({ rest }, address) {
  return guarded(async () => {
    let { data } = await rest.repos.get({ ...address }), described = data;
    if (typeof described.full_name != "string" || typeof described.default_branch != "string")
      throw new TypeError("GitHub did not answer with a repository");
    return { fullName: described.full_name, defaultBranch: described.default_branch };
  });
}
function readBranchHead({ rest }, address, branch) {
  return guarded(async () => {
    let { data } = await rest.git.getRef({ ...address, ref: `heads/${branch}` }), sha = data.object.sha;
    if (typeof sha != "string")
      throw new TypeError("GitHub did not answer with a branch");
    return sha;
  });
}

export {
  createOctokit,
  guarded,
  isRateLimited,
  repositoryFiles,
  readRepository,
  readBranchHead,
  readWorkflowEvent,
  runnerFetch,
  remoteWorkspace
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  WORKFLOW_LOGIN,
  joinThreads,
  listAt,
  readPullParts,
  readRestComment,
  readRestReview,
  valueAt
} from "./chunk-74RDU262.js";
import {
  UnexpectedAnswerError,
  askGraphql,
  createOctokit,
  guarded,
  isGraphqlRefused,
  isRateLimited,
  isRefusal,
  optional,
  readComments,
  readDiffText,
  readFiles,
  readMergeBase,
  readPull,
  readTarget,
  readUser,
  readWritten,
  repositoryFiles
} from "./chunk-VZ7BIA5E.js";
import {
  fingerprintIn
} from "./chunk-RB4WZEA5.js";
import {
  GithubError
} from "./chunk-WXSCV52D.js";
import {
  shorten
} from "./chunk-TJ3WHKDV.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  messageOf
} from "./chunk-PI7WXFM3.js";

// src/github/check-annotations.ts
var PAGE_SIZE = 100, MAX_CHECKS_READ = 8, MAX_MESSAGE_CHARACTERS = 1e3, MAX_NAME_CHARACTERS = 100, SOURCE = "check runs";
async function readCheckAnnotations(octokit, address, commit, signal) {
  try {
    return await guarded(() => readAll(octokit, address, commit, signal));
  } catch (error) {
    if (error instanceof GithubError && [403, 404].includes(error.status) && !isRateLimited(error))
      return { diagnostics: [], leftOut: [{ source: SOURCE, reason: NOT_PERMITTED }] };
    throw error;
  }
}
var NOT_PERMITTED = "the token may not read the results of other checks; with the permission `checks: read`, those on changed lines are in the prompt";
async function readAll(octokit, address, commit, signal) {
  let query = { ...address, ref: commit.sha, filter: "latest", per_page: PAGE_SIZE }, { data } = await octokit.rest.checks.listForRef({ ...query, ...optional(signal) }), runs = listOf(data, "check_runs").flatMap((run) => readRun(run) ?? []), ours = new Set(runs.filter((run) => isOurs(run, commit)).map(({ name }) => name)), annotated = runs.filter(
    ({ isComplete, annotations, name }) => isComplete && annotations > 0 && !ours.has(name)
  ), diagnostics = [];
  for (let { id, name } of annotated.slice(0, MAX_CHECKS_READ)) {
    let rows = (await octokit.rest.checks.listAnnotations({
      ...address,
      check_run_id: id,
      per_page: PAGE_SIZE,
      ...optional(signal)
    })).data, read = (Array.isArray(rows) ? rows : []).filter(isRecord);
    read.some(({ title }) => title === OUR_TITLE) || diagnostics.push(...read.flatMap((row) => readAnnotation(row, name) ?? []));
  }
  let more = annotated.length - MAX_CHECKS_READ, reason = `the annotations of ${more} more checks are not read, because at most ${MAX_CHECKS_READ} are`;
  return { diagnostics, leftOut: more > 0 ? [{ source: SOURCE, reason }] : [] };
}
var OUR_TITLE = "Housestyle";
function readRun(run) {
  if (!isRecord(run) || typeof run.id != "number" || typeof run.name != "string")
    return;
  let annotations = isRecord(run.output) ? run.output.annotations_count : void 0;
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
var SEVERITIES = {
  failure: "error",
  warning: "warning",
  notice: "info"
};
function readAnnotation(row, check) {
  let { path, start_line: line, end_line: endLine, annotation_level: level, title, message } = row;
  if (!(typeof path != "string" || typeof message != "string" || typeof line != "number"))
    return {
      tool: shorten(check, MAX_NAME_CHARACTERS),
      severity: SEVERITIES[String(level)] ?? "info",
      ...typeof title == "string" && title !== "" ? { code: shorten(title, MAX_NAME_CHARACTERS) } : {},
      message: shorten(message.slice(0, 2 * MAX_MESSAGE_CHARACTERS).replaceAll(/\s+/g, " "), MAX_MESSAGE_CHARACTERS),
      path,
      line,
      ...typeof endLine == "number" && endLine > line ? { endLine } : {},
      related: []
    };
}
function listOf(value, key) {
  let list = isRecord(value) ? value[key] : void 0;
  return Array.isArray(list) ? list : [];
}

// src/github/check-run.ts
var NAME = "housestyle", ROUTE = "POST /repos/{owner}/{repo}/check-runs", RETRIES = 1;
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
        return await guarded(
          () => octokit.request(ROUTE, {
            ...address,
            ...check,
            request: { accepts: readCheckRun, retries: RETRIES, waits: !1 }
          })
        ), "written";
      } catch (error) {
        if (error instanceof GithubError && [403, 404].includes(error.status) && !isRateLimited(error))
          return "refused";
        throw error;
      }
    }
  };
}
function readCheckRun(data) {
  if (!isRecord(data) || typeof data.id != "number")
    throw new UnexpectedAnswerError("not a check run");
}

// src/github/command-requests.ts
var SAFE_RETRIES = 2, NOT_FOUND = 404;
function commandRequests(octokit, address) {
  return { ...readRequests(octokit, address), ...writeRequests(octokit, address), ...fileRequests(octokit, address) };
}
function readRequests(octokit, address) {
  return {
    permission: (username) => orElse("none", async () => {
      let accepts = (data2) => readPermission(data2, username), route = "GET /repos/{owner}/{repo}/collaborators/{username}/permission", { data } = await octokit.request(route, { ...address, username, request: { accepts } });
      return accepts(data);
    }),
    thread: (number, first) => readThread(octokit, address, number, first),
    commentsSince: (kind, number, since) => guarded(async () => {
      let query = { ...address, since, per_page: PAGE_SIZE2, request: { accepts: readComments } }, { data } = kind === "line" ? await octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/comments", {
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
var PAGE_SIZE2 = 100;
async function readThread(octokit, address, number, first) {
  let rows = await guarded(async () => {
    let query = { ...address, pull_number: number, per_page: PAGE_SIZE2, sort: "created", direction: "desc" }, request = { accepts: readComments }, { data } = await octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/comments", {
      ...query,
      request
    }), all = data;
    return Array.isArray(all) ? all.toReversed() : [];
  }), listed = rows.find((row) => isRecord(row) && row.id === first), start = listed === void 0 ? await readFirst(octokit, address, first) : readThreadStart(listed), replies = readComments(rows).filter(({ replyTo }) => replyTo === first);
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
    react: ({ kind, id }, content) => guarded(async () => {
      let parameters = { ...address, comment_id: id, content, request: { accepts: readId, retries: SAFE_RETRIES } }, { status } = kind === "line" ? await octokit.request("POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions", parameters) : await octokit.request("POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions", parameters);
      return status === 200 ? "there" : "added";
    }),
    replyInThread: (number, first, body) => guarded(async () => {
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
    commitFile: ({ path, branch, text, message, sha }) => guarded(async () => {
      let content = Buffer.from(text).toString("base64"), parameters = { ...address, path, branch, message, content, ...sha === void 0 ? {} : { sha } };
      await octokit.request(`PUT ${route}`, { ...parameters, request: { accepts: readCommitted } });
    })
  };
}
async function orElse(absent, call) {
  try {
    return await guarded(call);
  } catch (error) {
    if (error instanceof GithubError && error.status === NOT_FOUND)
      return absent;
    throw error;
  }
}
function readPermission(data, login) {
  let permission = isRecord(data) ? data.permission : void 0, user = isRecord(data) && isRecord(data.user) ? data.user.login : void 0;
  if (typeof permission != "string" || typeof user != "string" || user.toLowerCase() !== login.toLowerCase())
    throw new UnexpectedAnswerError("not the permission of that person");
  return permission;
}
function readThreadStart(data) {
  let [comment] = readComments([data]);
  if (comment === void 0 || !isRecord(data) || typeof data.path != "string")
    throw new UnexpectedAnswerError("not a comment on a line or a file");
  let { path, line, diff_hunk: hunk } = data;
  return {
    ...comment,
    path,
    hunk: typeof hunk == "string" ? hunk : "",
    ...typeof line == "number" ? { line } : {}
  };
}
function readId(data) {
  let id = isRecord(data) ? data.id : void 0;
  if (typeof id != "number")
    throw new UnexpectedAnswerError("not a reaction");
  return id;
}
function readBranchFile(data) {
  if (Array.isArray(data))
    return;
  if (!isRecord(data) || typeof data.sha != "string")
    throw new UnexpectedAnswerError("not a file");
  let { content, encoding, sha } = data;
  return encoding === "base64" && typeof content == "string" ? { text: Buffer.from(content, "base64").toString("utf8"), sha } : void 0;
}
function readCommitted(data) {
  let commit = isRecord(data) ? data.commit : void 0;
  if (!isRecord(commit) || typeof commit.sha != "string")
    throw new UnexpectedAnswerError("not a commit");
}
function readPush(data, commit) {
  if (!Array.isArray(data))
    throw new UnexpectedAnswerError("not a list of pushes");
  let push = data.filter(isRecord).find(({ after }) => after === commit);
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
      return await guarded(() => readVisibleIssue(octokit, home, address, signal));
    } catch (error) {
      if (error instanceof GithubError)
        return { kind: "refused", reason: explainRefusal(error) };
      throw error;
    }
  };
}
async function readVisibleIssue(octokit, home, { owner, name, number }, signal) {
  let asked = { owner, repo: name }, repository = !isSame(owner, home.owner) || !isSame(name, home.repo) ? await readVisibility(octokit, asked, signal) : void 0;
  if (repository?.isPrivate === !0 && !await isPrivateNeighbour(octokit, home, owner, signal))
    return { kind: "refused", reason: PRIVATE };
  let data = (await octokit.rest.issues.get({ ...asked, issue_number: number, ...optional(signal) })).data;
  if (!isRecord(data) || typeof data.title != "string" || typeof data.repository_url != "string")
    throw new TypeError("GitHub did not answer with an issue");
  let place = `/repos/${repository?.fullName ?? `${home.owner}/${home.repo}`}`;
  return data.repository_url.toLowerCase().endsWith(place.toLowerCase()) ? { kind: "found", issue: readIssue(data.title, data) } : { kind: "refused", reason: "it was moved to another repository" };
}
var PRIVATE = "its repository is private, and comments on this pull request can be read by people who may not read that repository";
async function isPrivateNeighbour(octokit, home, owner, signal) {
  return isSame(owner, home.owner) && (await readVisibility(octokit, home, signal)).isPrivate;
}
async function readVisibility({ rest }, address, signal) {
  let { data } = await rest.repos.get({ ...address, ...optional(signal) }), described = data;
  if (typeof described.full_name != "string")
    throw new TypeError("GitHub did not answer with a repository");
  return { fullName: described.full_name, isPrivate: described.private !== !1 };
}
function readIssue(title, { body, state, labels, pull_request }) {
  return {
    kind: pull_request === void 0 ? "issue" : "pull-request",
    title,
    body: typeof body == "string" ? body : "",
    state: state === "closed" ? "closed" : "open",
    labels: (Array.isArray(labels) ? labels : []).flatMap(readLabel)
  };
}
function readLabel(label) {
  let name = isRecord(label) ? label.name : label;
  return typeof name == "string" ? [name] : [];
}
function isSame(a, b) {
  return a.toLowerCase() === b.toLowerCase();
}
var MAX_MESSAGE_CHARACTERS2 = 200;
function explainRefusal(error) {
  if (isRateLimited(error) || error.status === 401)
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
      return shorten(messageOf(error), MAX_MESSAGE_CHARACTERS2);
    default:
      return `GitHub answered ${error.status}: ${shorten(messageOf(error), MAX_MESSAGE_CHARACTERS2)}`;
  }
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
var APP_TOKEN = "ghs_", RETRIES2 = 3;
function loginReader(octokit, token) {
  let known;
  return async () => (known ??= { login: await readLogin(octokit, token?.startsWith(APP_TOKEN) === !0) }, known.login);
}
async function readLogin(octokit, isApp) {
  try {
    return await askGraphql(octokit, "query { viewer { login } }", {}, ({ viewer }) => readUser(viewer), {
      retries: isApp ? RETRIES2 : 1
    });
  } catch (error) {
    if (!(error instanceof GithubError) || error.status === 401 || isRateLimited(error))
      throw error;
    let login = isApp ? void 0 : await readRestUser(octokit);
    if (login === void 0 && !isGraphqlRefused(error))
      throw error;
    return login;
  }
}
async function readRestUser(octokit) {
  try {
    return await guarded(async () => {
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
  return error instanceof GithubError && error.status === 403 && !isRateLimited(error) && /integration/i.test(error.message);
}

// src/github/pull-commits.ts
var PAGE_SIZE3 = 100;
function readPullCommits({ rest }, address, number, signal) {
  return guarded(async () => {
    let query = { ...address, pull_number: number, per_page: PAGE_SIZE3 }, { data } = await rest.pulls.listCommits({ ...query, ...optional(signal) }), rows = data;
    if (!Array.isArray(rows))
      throw new TypeError("GitHub did not answer with a list of commits");
    return rows.flatMap(readCommit);
  });
}
function readCommit(row) {
  let commit = isRecord(row) ? row.commit : void 0, parents = isRecord(row) ? row.parents : void 0, message = isRecord(commit) ? commit.message : void 0, isMerge = Array.isArray(parents) && parents.length > 1, committer = isRecord(row) ? row.committer : void 0, isByGitHub = isRecord(committer) && committer.login === "web-flow";
  return isMerge || typeof message != "string" ? [] : [{ message, ...isByGitHub ? { isByGitHub } : {} }];
}

// src/github/pushes.ts
var MAX_PUSHES = 20;
function pushRequests(octokit, address) {
  let known = /* @__PURE__ */ new Map();
  return {
    recentPushes: (fullName, branch) => orElse2([], () => readPushes(octokit, fullName, branch)),
    headOf: async (number) => {
      let read = await readHead(octokit, address, number, known.get(number));
      return read !== void 0 && known.set(number, read), read?.sha;
    }
  };
}
async function readPushes(octokit, fullName, branch) {
  let [owner = "", repo = ""] = fullName.split("/"), query = { owner, repo, ref: `refs/heads/${branch}`, per_page: MAX_PUSHES }, request = { accepts: readActivities, retries: 1, waits: !1 }, { data } = await octokit.request("GET /repos/{owner}/{repo}/activity", { ...query, request });
  return readActivities(data);
}
function readActivities(data) {
  if (!Array.isArray(data))
    throw new UnexpectedAnswerError("not a list of activities");
  return data.filter(isRecord).flatMap(({ after, timestamp, actor }) => {
    let time = typeof timestamp == "string" ? Date.parse(timestamp) : Number.NaN, by = isRecord(actor) && typeof actor.login == "string" ? actor.login : "";
    return typeof after == "string" && !Number.isNaN(time) ? [{ head: after, time, by }] : [];
  });
}
var NOT_MODIFIED = 304;
async function readHead(octokit, address, number, known) {
  let headers = known?.etag === void 0 ? {} : { "if-none-match": known.etag }, request = { accepts: readTarget, retries: 0, waits: !1 };
  try {
    return await guarded(async () => {
      let ref = `pull/${number}/head`, answer = await octokit.request("GET /repos/{owner}/{repo}/git/ref/{+ref}", {
        ...address,
        ref,
        headers,
        request
      });
      return { sha: readTarget(answer.data), etag: answer.headers.etag };
    });
  } catch (error) {
    if (error instanceof GithubError)
      return error.status === NOT_MODIFIED ? known : void 0;
    throw error;
  }
}
async function orElse2(otherwise, call) {
  try {
    return await guarded(call);
  } catch (error) {
    if (error instanceof GithubError)
      return otherwise;
    throw error;
  }
}

// src/github/run-artifacts.ts
var PAGE_SIZE4 = 100, MAX_PAGES = 12;
function artifactRequests(octokit, address) {
  let readPage = (runId, page) => guarded(async () => {
    let route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", request = { accepts: readArtifacts }, { data } = await octokit.request(route, { ...address, run_id: runId, per_page: PAGE_SIZE4, page, request });
    return readArtifacts(data);
  });
  return {
    runArtifacts: (runId) => readPage(runId, 1),
    allRunArtifacts: async (runId) => {
      let all = /* @__PURE__ */ new Map();
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        let rows = await readPage(runId, page);
        if (rows.forEach((row) => all.set(row.id, row)), rows.length < PAGE_SIZE4)
          break;
      }
      return [...all.values()];
    },
    downloadArtifact: (id) => guarded(async () => {
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
  let rows = isRecord(data) ? data.artifacts : void 0;
  if (!Array.isArray(rows))
    throw new UnexpectedAnswerError("not a list of artifacts");
  return rows.filter(isRecord).flatMap(
    ({ id, name, size_in_bytes: size, expired }) => typeof id == "number" && typeof name == "string" && typeof size == "number" ? [{ id, name, size, isExpired: expired === !0 }] : []
  );
}
function readBytes(data) {
  if (!(data instanceof ArrayBuffer))
    throw new UnexpectedAnswerError("not an archive");
  return Buffer.from(data);
}

// src/github/threads/review-threads.ts
var PAGE_SIZE5 = 100, MAX_PAGES2 = 3, MAX_COMMENTS = 20, MAX_TEXT_CHARACTERS = 4e3;
async function readReviewThreads(octokit, address, number) {
  try {
    return await guarded(() => askGraphql2(octokit, address, number));
  } catch (error) {
    if (!(error instanceof GithubError))
      throw error;
    return guarded(() => askRest(octokit, address, number));
  }
}
var QUERY = `query ($owner: String!, $name: String!, $number: Int!, $before: String) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      author { login }
      reviewThreads(last: ${PAGE_SIZE5}, before: $before) {
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
  let pages = [], before = null, total = 0;
  do {
    let answer = await octokit.graphql(QUERY, {
      owner,
      name: repo,
      number,
      before,
      request: { retries: 1, accepts: checkGraphql }
    }), connection = valueAt(answer, "repository", "pullRequest", "reviewThreads"), people = {
      viewer: valueAt(answer, "viewer", "login"),
      author: valueAt(answer, "repository", "pullRequest", "author", "login")
    };
    pages.push((listAt(connection, "nodes") ?? []).flatMap((node) => readThread2(node, people) ?? [])), before = valueAt(connection, "pageInfo", "hasPreviousPage") === !0 ? valueAt(connection, "pageInfo", "startCursor") : void 0, total = valueAt(connection, "totalCount");
  } while (typeof before == "string" && pages.length < MAX_PAGES2);
  let threads = pages.toReversed().flat(), missing = typeof before == "string" && typeof total == "number" ? total - threads.length : 0;
  return { threads, ...missing > 0 && { note: `${missing} older threads are not shown.` } };
}
function checkGraphql(answer) {
  let nodes = valueAt(answer, "data", "repository", "pullRequest", "reviewThreads", "nodes");
  if (!isRefusal(answer) && !Array.isArray(nodes))
    throw new UnexpectedAnswerError("not a list of threads");
}
function readThread2(node, people) {
  let path = valueAt(node, "path");
  if (typeof path != "string")
    return;
  let line = valueAt(node, "line") ?? valueAt(node, "originalLine"), resolvedBy = valueAt(node, "resolvedBy", "login"), comments = (listAt(valueAt(node, "comments"), "nodes") ?? []).map((comment) => readComment(comment, people)), total = valueAt(node, "comments", "totalCount");
  return {
    path,
    ...typeof line == "number" && { line },
    side: valueAt(node, "diffSide") === "LEFT" ? "base" : "head",
    isOutdated: valueAt(node, "isOutdated") === !0,
    isResolved: valueAt(node, "isResolved") === !0,
    ...typeof resolvedBy == "string" && { resolvedBy },
    comments,
    furtherComments: typeof total == "number" ? Math.max(0, total - comments.length) : 0
  };
}
function readComment(comment, { viewer, author: changer }) {
  let written = valueAt(comment, "author", "login"), isBot = valueAt(comment, "author", "__typename") === "Bot", author = typeof written == "string" ? isBot ? `${written.replace(/\[bot\]$/, "")}[bot]` : written : "", body = valueAt(comment, "body");
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
  let newest = [], isComplete = !1;
  for (let page = 1; page <= MAX_PAGES2 && !isComplete; page += 1) {
    let query = { ...address, pull_number: number, per_page: PAGE_SIZE5, page, direction: "desc" }, request = { accepts: readComments }, { data } = await rest.pulls.listReviewComments({ ...query, sort: "created", request });
    newest.push(...data), isComplete = data.length < PAGE_SIZE5;
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
var PULL = "/repos/{owner}/{repo}/pulls/{pull_number}", COMMENTS = "/repos/{owner}/{repo}/pulls/comments/{comment_id}", PAGE_SIZE6 = 100, SAFE_RETRIES2 = 2;
function threadRequests(octokit, address) {
  let all = { ...address, per_page: PAGE_SIZE6 };
  return {
    pullParts: (number, terms) => readPullParts(octokit, address, number, terms),
    restThreads: async (number) => joinThreads(await readPages(octokit, `GET ${PULL}/comments`, { ...all, pull_number: number }, readRestComment)),
    reviews: (number) => readPages(octokit, `GET ${PULL}/reviews`, { ...all, pull_number: number }, readRestReview),
    thumbsDown: (comment) => readPages(octokit, `GET ${COMMENTS}/reactions`, { ...all, comment_id: comment, content: "-1" }, readPerson).then(
      (logins) => logins.filter((login) => login !== "")
    ),
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
    resolveThread: (id) => mutate(octokit, THREAD_MUTATION("resolveReviewThread"), { id }, ["thread", "isResolved"], !0),
    reopenThread: (id) => mutate(octokit, THREAD_MUTATION("unresolveReviewThread"), { id }, ["thread", "isResolved"], !1),
    foldComment: (id, reason) => mutate(
      octokit,
      `mutation ($id: ID!, $reason: ReportedContentClassifiers!) {
  minimizeComment(input: {subjectId: $id, classifier: $reason}) { minimizedComment { isMinimized } }
}`,
      { id, reason },
      ["minimizedComment", "isMinimized"],
      !0
    ),
    unfoldComment: (id) => mutate(
      octokit,
      `mutation ($id: ID!) {
  unminimizeComment(input: {subjectId: $id}) { unminimizedComment { isMinimized } }
}`,
      { id },
      ["unminimizedComment", "isMinimized"],
      !1
    )
  };
}
var THREAD_MUTATION = (name) => `mutation ($id: ID!) {
  ${name}(input: {threadId: $id}) { thread { id isResolved } }
}`;
function mutate(octokit, query, variables, path, expected) {
  let name = /\w+(?=\(input)/.exec(query)?.[0] ?? "";
  return guarded(async () => {
    let accepts = (answer) => {
      if (!isRefusal(answer) && valueAt(answer, "data", name, ...path) !== expected)
        throw new UnexpectedAnswerError(`not that of \`${name}\``);
    };
    await octokit.graphql(query, { ...variables, request: { retries: SAFE_RETRIES2, accepts } });
  });
}
function change(octokit, route, parameters, retries) {
  return guarded(async () => {
    await octokit.request(route, { ...parameters, request: { retries, accepts: readWritten } });
  });
}
function readPages(octokit, route, parameters, read) {
  let readAll2 = (data) => {
    let rows = Array.isArray(data) ? data.map(read) : void 0;
    if (rows?.every((row) => row !== void 0) !== !0)
      throw new UnexpectedAnswerError("not the expected list");
    return rows;
  };
  return guarded(async () => {
    let rows = [];
    for (let page = 1; ; page += 1) {
      let { data, headers } = await octokit.request(route, { ...parameters, page, request: { accepts: readAll2 } });
      if (rows.push(...readAll2(data)), headers.link?.includes('rel="next"') !== !0)
        return rows;
    }
  });
}
function readPerson(row) {
  let user = valueAt(row, "user"), login = valueAt(user, "login");
  return typeof login == "string" && valueAt(user, "type") !== "Bot" ? login : "";
}

// src/github/client.ts
var PAGE_SIZE7 = 100, SAFE_RETRIES3 = 2;
function createGithubClient(settings) {
  let octokit = createOctokit(settings), address = { owner: settings.owner, repo: settings.repository }, comments = commentRequests(octokit, address), threads = threadRequests(octokit, address);
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
function ask(octokit, route, parameters, read, { headers, retries } = {}) {
  return guarded(async () => {
    let request = { accepts: read, ...retries === void 0 ? {} : { retries } }, options = { ...parameters, ...headers === void 0 ? {} : { headers }, request }, answer = await octokit.request(route, options);
    return read(answer.data);
  });
}
function askForAll(octokit, route, parameters, read, { retries } = {}) {
  return guarded(async () => {
    let rows = [], request = { accepts: read, ...retries === void 0 ? {} : { retries } };
    for (let page = 1; ; page += 1) {
      let { data, headers } = await octokit.request(route, { ...parameters, page, request });
      if (rows.push(...read(data)), headers.link?.includes('rel="next"') !== !0)
        return rows;
    }
  });
}
var PULL2 = "/repos/{owner}/{repo}/pulls/{pull_number}", ISSUES = "/repos/{owner}/{repo}/issues";
function changeRequests(octokit, address) {
  return {
    pull: (number) => ask(octokit, `GET ${PULL2}`, { ...address, pull_number: number }, readPull),
    updatePull: async (number, fields) => {
      await ask(octokit, `PATCH ${PULL2}`, { ...address, pull_number: number, ...fields }, readPull);
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
  let all = { per_page: PAGE_SIZE7 }, again = { retries: SAFE_RETRIES3 };
  return {
    reviewComments: (number) => askForAll(octokit, `GET ${PULL2}/comments`, { ...address, pull_number: number, ...all }, readComments),
    issueComments: (number) => askForAll(
      octokit,
      `GET ${ISSUES}/{issue_number}/comments`,
      { ...address, issue_number: number, ...all },
      readComments
    ),
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
  return guarded(async () => {
    let body = (await octokit.request("GET /repos/{owner}/{repo}/tarball/{ref}", {
      ...address,
      // Not parsed, so it is read while it comes.
      request: { retries: 0, waits: !1, parseSuccessResponseBody: !1 }
    })).data;
    if (!(body instanceof ReadableStream))
      throw new TypeError("GitHub did not answer with an archive");
    return body;
  });
}

export {
  createGithubClient
};

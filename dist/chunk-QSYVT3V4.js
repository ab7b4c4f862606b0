import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  joinThreads,
  listAt,
  readPullParts,
  readRestComment,
  readRestReview,
  valueAt
} from "./chunk-2ENYRTLL.js";
import {
  MAX_REQUESTS_AT_ONCE,
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
  readWorkflowEvent,
  readWritten,
  remoteWorkspace,
  repositoryFiles,
  runnerFetch
} from "./chunk-2HYAAYRT.js";
import {
  fingerprintIn
} from "./chunk-NXB6AUVY.js";
import {
  MAX_BINARY_BYTES,
  MAX_HEAD_BYTES,
  MAX_VERSION_BYTES,
  decodeHeads,
  readApiFiles,
  readBinaryTexts,
  readContent,
  readContentBytes,
  readFromGit
} from "./chunk-ORJ2ZWUE.js";
import {
  readGitDiff
} from "./chunk-TCUH4DJB.js";
import {
  revisionWorkspace
} from "./chunk-NYWOADJF.js";
import {
  languageOf
} from "./chunk-WQMN7C4X.js";
import {
  rememberBlobs
} from "./chunk-ZONGBVJU.js";
import {
  readOptions,
  readWorkspaceConfig
} from "./chunk-RGVS5FV2.js";
import {
  identify
} from "./chunk-2BYJWTD5.js";
import {
  atMost,
  openRepository
} from "./chunk-7S5P5URL.js";
import {
  folderOf,
  isBelow,
  nameOf
} from "./chunk-HEVD5WT2.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import {
  GithubError
} from "./chunk-WXSCV52D.js";
import {
  GitError
} from "./chunk-5F57RBFY.js";
import {
  diffTexts
} from "./chunk-MNFML4KL.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  OPTIONS
} from "./chunk-WI7OXOEX.js";
import {
  UserError,
  messageOf,
  runError
} from "./chunk-X7WSVMCW.js";
import {
  shorten
} from "./chunk-TJ3WHKDV.js";
import {
  logLine
} from "./chunk-BOOOQYH6.js";

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
  let commit = isRecord(row) ? row.commit : void 0, parents = isRecord(row) ? row.parents : void 0, message = isRecord(commit) ? commit.message : void 0;
  return Array.isArray(parents) && parents.length > 1 || typeof message != "string" ? [] : [{ message }];
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
function artifactRequests(octokit, address) {
  return {
    runArtifacts: (runId) => guarded(async () => {
      let route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", request = { accepts: readArtifacts }, { data } = await octokit.request(route, { ...address, run_id: runId, per_page: 100, request });
      return readArtifacts(data);
    }),
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
var PAGE_SIZE4 = 100, MAX_PAGES = 3, MAX_COMMENTS = 20, MAX_TEXT_CHARACTERS = 4e3;
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
      reviewThreads(last: ${PAGE_SIZE4}, before: $before) {
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
  } while (typeof before == "string" && pages.length < MAX_PAGES);
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
  for (let page = 1; page <= MAX_PAGES && !isComplete; page += 1) {
    let query = { ...address, pull_number: number, per_page: PAGE_SIZE4, page, direction: "desc" }, request = { accepts: readComments }, { data } = await rest.pulls.listReviewComments({ ...query, sort: "created", request });
    newest.push(...data), isComplete = data.length < PAGE_SIZE4;
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
    mayBeOurs: account?.type === "Bot"
  });
}

// src/github/threads/thread-requests.ts
var PULL = "/repos/{owner}/{repo}/pulls/{pull_number}", COMMENTS = "/repos/{owner}/{repo}/pulls/comments/{comment_id}", PAGE_SIZE5 = 100, SAFE_RETRIES2 = 2;
function threadRequests(octokit, address) {
  let all = { ...address, per_page: PAGE_SIZE5 };
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
var PAGE_SIZE6 = 100, SAFE_RETRIES3 = 2;
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
  let all = { per_page: PAGE_SIZE6 }, again = { retries: SAFE_RETRIES3 };
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

// src/workspace/remote/archive.ts
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";

// src/workspace/remote/blob-id.ts
function blobId(bytes) {
  return process.getBuiltinModule("node:crypto").createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

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
  #isAtEnd = !1;
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
      this.#isAtEnd = !0;
      return;
    }
    checkHeader(header);
    let type = header[156], size = readOctal(header, 124, 12), isRead = (type === 48 || type === 0) && size <= this.#maxFileBytes;
    this.#left = size, this.#padding = -size & 511, this.#content = isRead ? Buffer.allocUnsafe(size) : void 0, type === 50 && this.#visit({ bytes: readTarget2(header) }), this.#finishContent();
  }
  #finishContent() {
    this.#left === 0 && this.#content !== void 0 && (this.#visit({ bytes: this.#content }), this.#content = void 0);
  }
}, CHECKSUM_AT = 148, CHECKSUM_BYTES = 8, SPACE = 32;
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
function readOctal(header, at, length) {
  let digits = /^ *([0-7]+)[ \0]*$/.exec(header.toString("latin1", at, at + length))?.[1];
  if (digits === void 0)
    throw new Error("it contains a number that is not valid in a tar");
  return Number.parseInt(digits, 8);
}
var TARGET_AT = 157, TARGET_BYTES = 100;
function readTarget2(header) {
  let field = header.subarray(TARGET_AT, TARGET_AT + TARGET_BYTES), end = field.indexOf(0);
  return Uint8Array.from(end < 0 ? field : field.subarray(0, end));
}

// src/workspace/remote/archive.ts
var LIMITS = { maxBytes: 200 * 1024 * 1024, maxFileBytes: 2 * 1024 * 1024 }, CHUNK_BYTES = 64 * 1024;
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
      ...repository.gathers === !0 ? { gathers: !0 } : {},
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
    return messageOf(error);
  }
}

// src/github/missing-patches.ts
import { isUtf8 } from "node:buffer";
var MAX_FILES = 50, MAX_BYTES = 2e6;
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
    if (error instanceof GithubError)
      return rows;
    throw error;
  }
}
async function makePatch(client, base, row) {
  let before = row.status === "added" ? "" : await textBefore(base, row.previous_filename ?? row.filename), after = row.status === "removed" ? "" : await textAfter(client, row);
  if (before === void 0 || after === void 0)
    return;
  let patch = diffTexts(before, after);
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
  return bytes.length > MAX_BYTES || !isUtf8(bytes) ? void 0 : new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(bytes);
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
    throw runError(
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
        if (error instanceof GitError || error instanceof UserError)
          return { kind: "unavailable", reason: messageOf(error) };
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
      let rows = await fillMissingPatches(client, pull, await readRows(client, pull));
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
async function orUnavailable(read) {
  try {
    return { kind: "read", changes: await read() };
  } catch (error) {
    if (error instanceof GithubError)
      return { kind: "unavailable", reason: `GitHub answered ${error.status || "nothing"}: ${messageOf(error)}` };
    throw error;
  }
}
var PAGE_SIZES = [100, 30, 10];
async function readRows(client, pull) {
  let best, refusal;
  for (let pageSize of PAGE_SIZES)
    try {
      let rows = await client.changedFiles(pull.number, pageSize);
      if ((best === void 0 || countLines(rows) > countLines(best)) && (best = rows), countLines(rows) >= pull.changedLines || rows.length < pull.changedFiles)
        return best;
    } catch (error) {
      if (!(error instanceof GithubError) || error.status !== 422 && error.status < 500)
        throw error;
      refusal = error;
    }
  if (best === void 0)
    throw refusal ?? new TypeError("no page size was tried");
  return best;
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
  return unread.length === 0 ? void 0 : `it lacks the lines of ${drawFiles(unread.length)}`;
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
  let stop = changes.source === "github-files" ? ` (it lists at most ${MAX_LISTED_FILES})` : "", lister = changes.source === "git" ? "git" : "GitHub";
  return {
    path: `${missing.files} more files`,
    reason: `${lister} lists ${changes.files.length} of ${pull.changedFiles} changed files${stop}`
  };
}
function missingLines(pull, changes, missing) {
  if (missing.lines === 0)
    return;
  let listed = countLines(changes.files), reason = changes.source === "git" ? `git lists ${listed} changed lines, but GitHub counts ${pull.changedLines}` : `GitHub gives ${listed} of ${pull.changedLines} changed lines; files that it shows as empty or binary may have them`;
  return { path: `${missing.lines} more lines`, reason };
}
function drawSize({ files, lines }) {
  return `${drawFiles(files)} and ${lines} changed lines`;
}
function drawFiles(files) {
  return `${files} file${files === 1 ? "" : "s"}`;
}

// src/github/file-versions.ts
function textReader(head, limit) {
  let known = /* @__PURE__ */ new Map();
  return (path) => {
    let text = known.get(path) ?? (known.size < limit ? orNothing(() => readContent(head, path, MAX_HEAD_BYTES)) : Promise.resolve(void 0));
    return known.size < limit && known.set(path, text), text;
  };
}
function openVersions(client, pull, local) {
  let forkOf = async () => await local?.mergeBase(pull.baseSha, pull.headSha) ?? client.mergeBase(pull.baseSha, pull.headSha), at = (sha) => local === void 0 ? remoteWorkspace(client, sha, sha.slice(0, 7)) : revisionWorkspace(local, sha, sha.slice(0, 7)), base;
  return { head: at(pull.headSha), base: () => base ??= forkOf().then(at) };
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
function mayBeText(path) {
  return languageOf(path) !== void 0 || !path.slice(path.lastIndexOf("/") + 1).includes(".");
}
async function orNothing(read) {
  try {
    return await read();
  } catch (error) {
    if (error instanceof GithubError)
      return;
    throw error;
  }
}

// src/workspace/remote/gather-blobs.ts
import { setImmediate } from "node:timers/promises";
var MAX_BLOBS = 50, MAX_BYTES2 = 2e6;
function gatherBlobs(repository) {
  let inTurn = atMost(MAX_REQUESTS_AT_ONCE), alone = (id) => inTurn(() => repository.blob(id)), { blobs: readMany } = repository;
  if (readMany === void 0)
    return { blob: alone, expect: () => {
    } };
  let expected = /* @__PURE__ */ new Map(), held = /* @__PURE__ */ new Map(), underWay = /* @__PURE__ */ new Map(), batch, readPart = async (ids) => {
    for (let [id, bytes] of await inTurn(() => readMany(ids)))
      blobId(bytes) === id && held.set(id, bytes);
  }, readBatch = async (ids) => {
    await setImmediate(), batch = void 0, addExpected(ids, expected), ids.forEach((id) => expected.delete(id));
    let reads = divide([...ids]).filter((part) => part.length > 1).map((part) => {
      let done = readPart(part);
      return part.forEach((id) => underWay.set(id, done)), done;
    });
    await Promise.all(reads), ids.forEach((id) => underWay.delete(id));
  }, join = (id) => {
    if (batch === void 0) {
      let ids = /* @__PURE__ */ new Set();
      batch = { ids, done: readBatch(ids) };
    }
    return batch.ids.add(id), batch.done;
  };
  return {
    blob: async (id) => {
      held.has(id) || await (underWay.get(id) ?? join(id));
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
    !ids.has(id) && bytes + size <= MAX_BYTES2 && (bytes += size, ids.add(id));
  }
}

// src/github/read-ahead.ts
function readAhead(remote) {
  let gathered = gatherBlobs(remote), trees = /* @__PURE__ */ new Map(), reads, readTree = async (revision, recursive) => {
    let answer = await remote.tree(revision, recursive);
    return reads !== void 0 && recursive && revision === reads.baseSha && gathered.expect(listExpected(answer.entries, reads)), answer;
  };
  return {
    repository: {
      ...remote,
      gathers: !0,
      blob: rememberBlobs(gathered.blob, (bytes) => bytes.length),
      tree: (revision, recursive) => {
        let key = `${revision} ${recursive}`, tree = trees.get(key) ?? readTree(revision, recursive);
        return trees.set(key, tree), tree.catch(() => trees.delete(key)), tree;
      }
    },
    expect: (expected) => {
      reads = expected;
    }
  };
}
var MAX_BYTES3 = 2e5, BYTES_PER_LINE = 100, MAX_HEADS = 100;
function listExpected(entries, { files, heads }) {
  let sizes = new Map(entries.map(({ path, size }) => [path, size ?? 0])), guides = entries.filter(({ type, path, mode }) => type === "blob" && mode !== "120000" && guidesReview(path, files)).toSorted((a, b) => a.path.split("/").length - b.path.split("/").length).map(({ sha, size }) => ({ id: sha, bytes: size ?? 0 })), changed = files.slice(0, MAX_HEADS).flatMap((file) => {
    let id = heads.get(file.path), before = sizes.get(file.previousPath ?? file.path) ?? 0;
    return id === void 0 ? [] : [{ id, bytes: before + file.additions * BYTES_PER_LINE }];
  });
  return [...guides, ...changed].filter(({ bytes }) => bytes <= MAX_BYTES3);
}
var FOLDER_FILES = /* @__PURE__ */ new Set([".gitattributes", ".copilotignore"]), UNREAD_KINDS = /* @__PURE__ */ new Set([void 0, "prompt", "skill", "hooks"]);
function guidesReview(path, files) {
  let name = nameOf(path), folder = folderOf(path);
  return FOLDER_FILES.has(name) ? folder === "" || files.some((file) => isBelow(file.path, folder)) : !UNREAD_KINDS.has(identify(path)) || SETTINGS.test(path);
}
var SETTINGS = /^(?:\.github\/[^/]+\.ya?ml|\.vscode\/settings\.json|[^/]+\.code-workspace)$/;

// src/github/open-pull-request.ts
async function openPullRequest(github, number, checkout, note) {
  let { repository: client, expect } = readAhead(github), { repository, absence } = await openCheckout(checkout);
  try {
    let { pull, changes: read } = await readAtOneHead(client, number, repository, absence), { heads } = read;
    expect({ baseSha: pull.baseSha, files: read.files, heads: heads ?? /* @__PURE__ */ new Map() });
    let brought = bringBlobs(client, (commit, reason) => note(archiveNote(commit, reason))), head = remoteWorkspace(brought(pull.headSha), pull.headSha, `head ${short(pull.headSha)}`, heads), base = remoteWorkspace(brought(pull.baseSha), pull.baseSha, `base ${short(pull.baseSha)}`), local = read.source === "git" ? repository : void 0, versions = openVersions(client, pull, local), readBytes2 = bytesReader(versions, local !== void 0), changes = await readBinaryTexts(read, readBytes2), readHead2 = local === void 0 ? textReader(head, MAX_HEADS) : textReader(revisionWorkspace(local, pull.headSha, "the head"), Number.POSITIVE_INFINITY);
    return {
      pull,
      base,
      head,
      changes,
      sides: local === void 0 ? { base, head, maxReads: MAX_LOOKED_UP } : {
        base: revisionWorkspace(local, pull.baseSha, base.name),
        head: revisionWorkspace(local, pull.headSha, head.name)
      },
      readHead: decodeHeads(changes, readHead2, readBytes2),
      readVersion: versionReader(versions),
      isFork: pull.headRepository !== pull.baseRepository,
      ...local === void 0 ? {} : { earlierPaths: (most) => local.recentPaths(pull.baseSha, most) },
      close: () => repository?.close()
    };
  } catch (error) {
    throw repository?.close(), error instanceof GithubError ? explain(error, number) : error;
  }
}
async function openCheckout(checkout) {
  if (checkout === void 0)
    return { repository: void 0, absence: "there is no checkout" };
  let opened = await openRepository(checkout);
  return opened.kind === "problem" ? { repository: void 0, absence: opened.message } : { repository: opened.repository, absence: "" };
}
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
  if (isRateLimited(error))
    return runError(
      "rate-limited",
      `Pull request ${number} could not be read: ${error.message}`,
      "Run the job later.",
      error
    );
  if (error.status === 404)
    return runError(
      "pull-request-not-found",
      `Pull request ${number} does not exist in this repository, or the token may not read it`,
      "Give the job `permissions: contents: read` and `pull-requests: write`.",
      error
    );
  if (error.status === 401)
    return runError("bad-credentials", "GitHub refused the token", "Check `github-token`.", error);
  if (error.status === 403) {
    let needed = error.acceptedPermissions === void 0 ? "" : ` It needs ${error.acceptedPermissions}.`;
    return runError(
      "forbidden",
      `GitHub refused to show pull request ${number}: ${error.message}`,
      `Give the job \`permissions: contents: read\` and \`pull-requests: write\`.${needed}`,
      error
    );
  }
  return runError(
    "github-failed",
    `GitHub could not be read: ${error.message}`,
    "Run the job again. If the problem persists, see githubstatus.com.",
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
    version: VERSION,
    signal: runner.signal,
    clock: runner.clock,
    ...proxiedFetch()
  });
  return { runner, event, inputs, options, client };
}
async function withOpenedRun({ runner, event, inputs, client, firstStage }, number, work) {
  let note = (sentence) => runner.log(logLine(sentence)), opened = number === void 0 ? void 0 : await openPullRequest(client, number, runner.checkout, note);
  try {
    let trusted = opened?.base ?? remoteWorkspace(client, event.sha, `commit ${event.sha.slice(0, 7)}`), options = await readRunOptions({ runner, inputs }, trusted);
    return await work({ runner, event, client, options, opened, trusted, ...firstStage && { firstStage } });
  } finally {
    opened?.close();
  }
}
async function readRunOptions({ runner, inputs }, trusted) {
  let config = await readWorkspaceConfig(trusted, configPathIn(inputs)), options = readOptions([inputs, config.options], config.configOnly);
  return options.apiKey !== void 0 && runner.mask(options.apiKey), options;
}
function readInputs(runner) {
  let given = OPTIONS.flatMap((spec) => {
    let value = runner.input(spec.name);
    return value !== "" && spec.secret === !0 && runner.mask(value), value === "" ? [] : [[spec.name, { value, where: { kind: "named", name: spec.name } }]];
  });
  return new Map(given);
}
function configPathIn(inputs) {
  let value = inputs.get("config")?.value;
  return typeof value == "string" ? value : void 0;
}
function proxiedFetch() {
  let proxied = runnerFetch();
  return proxied === void 0 ? {} : { fetch: proxied };
}

export {
  openPullRequest,
  startRun,
  withOpenedRun,
  readRunOptions
};

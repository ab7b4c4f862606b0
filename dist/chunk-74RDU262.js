import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  UnexpectedAnswerError,
  guarded,
  isRefusal
} from "./chunk-VZ7BIA5E.js";
import {
  GithubError
} from "./chunk-WXSCV52D.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";

// src/github/workflow-login.ts
var WORKFLOW_LOGIN = "github-actions[bot]";
function nameReviewers(named) {
  return /* @__PURE__ */ new Set([named ?? WORKFLOW_LOGIN]);
}

// src/text/value-at.ts
function valueAt(value, ...keys) {
  return keys.reduce((found, key) => isRecord(found) ? found[key] : void 0, value);
}
function listAt(value, key) {
  let list = valueAt(value, key);
  return Array.isArray(list) ? list : void 0;
}

// src/github/threads/thread-rows.ts
var REVIEW_STATES = ["APPROVED", "CHANGES_REQUESTED", "COMMENTED", "DISMISSED", "PENDING"], TEAM = /* @__PURE__ */ new Set(["OWNER", "MEMBER", "COLLABORATOR"]);
function isTeam(association) {
  return TEAM.has(association);
}
function readLogin(account) {
  let login = valueAt(account, "login");
  if (!(typeof login != "string" || login === ""))
    return valueAt(account, "__typename") === "Bot" ? `${login.replace(/\[bot\]$/, "")}[bot]` : login;
}
function readThread(node) {
  let id = valueAt(node, "id"), path = valueAt(node, "path"), isResolved = valueAt(node, "isResolved"), isOutdated = valueAt(node, "isOutdated"), listed = listAt(valueAt(node, "comments"), "nodes"), total = valueAt(node, "comments", "totalCount"), isListWhole = typeof total != "number" || total <= (listed?.length ?? 0), first = listAt(valueAt(node, "opener"), "nodes")?.[0] ?? (isListWhole ? listed?.[0] : void 0), opener = readThreadComment(first), comments = listed?.map(readThreadComment);
  if (typeof id != "string" || typeof path != "string" || typeof isResolved != "boolean" || typeof isOutdated != "boolean" || opener === void 0 || comments?.every((comment) => comment !== void 0) !== !0)
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
  let nodeId = valueAt(node, "id"), commit = valueAt(node, "originalCommit", "oid"), reason = valueAt(node, "minimizedReason"), account = valueAt(node, "author");
  return {
    id,
    ...typeof nodeId == "string" ? { nodeId } : {},
    author: readLogin(account) ?? "",
    isBot: valueAt(account, "__typename") === "Bot",
    isMember: isTeam(valueAt(node, "authorAssociation")),
    body,
    url,
    ...typeof commit == "string" ? { commit } : {},
    ...valueAt(node, "isMinimized") === !0 ? { hiddenAs: typeof reason == "string" ? reason.toLowerCase() : "" } : {}
  };
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
var MAX_COMMITS = 100, MAX_ISSUES = 10, MAX_LABELS = 50, TEXTS = `
      commits(first: ${MAX_COMMITS}) { nodes { commit { message parents(first: 1) { totalCount } } } }
      closingIssuesReferences(first: ${MAX_ISSUES}) {
        nodes { number title body state repository { nameWithOwner } labels(first: ${MAX_LABELS}) { nodes { name } } }
      }`;
function readTexts(answer, { owner, repo }) {
  let pull = valueAt(answer, "repository", "pullRequest"), commits = listAt(valueAt(pull, "commits"), "nodes")?.map(readCommit), home = `${owner}/${repo}`.toLowerCase(), issues = (listAt(valueAt(pull, "closingIssuesReferences"), "nodes") ?? []).flatMap((node) => {
    let name = valueAt(node, "repository", "nameWithOwner"), number = valueAt(node, "number"), issue = readIssue(node);
    return typeof name == "string" && name.toLowerCase() === home && typeof number == "number" && issue !== void 0 ? [[number, issue]] : [];
  });
  return {
    ...commits?.every((one) => one !== void 0) === !0 ? { commits: commits.flat() } : {},
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
var PAGE_SIZE = 100, MAX_PAGES = 4, MAX_REPLIES = 20, MAX_REACTIONS = 10, AUTHOR = "author { __typename login }", PAGE_INFO = "totalCount pageInfo { hasPreviousPage startCursor }", LISTS = {
  reviewThreads: `id isResolved resolvedBy { login } isOutdated path line originalLine startLine diffSide subjectType
        opener: comments(first: 1) { nodes { id databaseId ${AUTHOR} authorAssociation body url isMinimized minimizedReason originalCommit { oid }
          reactions(first: ${MAX_REACTIONS}, content: THUMBS_DOWN) { nodes { user { login } } }
          up: reactions(first: ${MAX_REACTIONS}, content: THUMBS_UP) { nodes { user { login } } } } }
        comments(last: ${MAX_REPLIES}) { totalCount nodes { id databaseId ${AUTHOR} authorAssociation body url isMinimized } }`,
  reviews: `databaseId state body url ${AUTHOR}`,
  comments: `id databaseId body url ${AUTHOR}`
}, LIST_NAMES = ["reviewThreads", "reviews", "comments"];
async function readPullParts(octokit, address, number, { texts = !1 } = {}) {
  try {
    let lists = LIST_NAMES.map((name) => ({ name })), first = await askPage(octokit, address, number, lists, texts ? TEXTS : ""), facts = readFacts(first), read = new Map(LIST_NAMES.map((name) => [name, readList(first, name)]));
    for (let page = 1; page < MAX_PAGES; page += 1) {
      let open = LIST_NAMES.flatMap((name) => {
        let before = read.get(name)?.next;
        return before === void 0 ? [] : [{ name, before }];
      });
      if (open.length === 0)
        break;
      let answer = await askPage(octokit, address, number, open);
      for (let { name } of open)
        read.set(name, joinPages(readList(answer, name), read.get(name)));
    }
    return { ...facts, ...readItems((name) => {
      let list = read.get(name);
      return list?.next === void 0 && (list?.total ?? 0) <= (list?.nodes.length ?? 0) ? list?.nodes : void 0;
    }), ...texts ? { texts: readTexts(first, address) } : {} };
  } catch (error) {
    if (error instanceof GithubError && error.status !== 401)
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
      author { __typename login }
      authorAssociation
${lists.map(
    ({
      name,
      before
    }) => `      ${name}(last: ${PAGE_SIZE}${before === void 0 ? "" : `, before: ${JSON.stringify(before)}`}) {
        ${PAGE_INFO}
        nodes { ${LISTS[name]} }
      }`
  ).join(`
`)}${more}
    }
  }
}`;
  return guarded(async () => {
    try {
      return await octokit.graphql(query, {
        owner,
        name: repo,
        number,
        request: { retries: 1, accepts: checkAnswer }
      });
    } catch (error) {
      let data = error instanceof Error && "errors" in error && "data" in error ? error.data : void 0;
      if (isRecord(data))
        return data;
      throw error;
    }
  });
}
function checkAnswer(answer) {
  if (!isRefusal(answer) && !isRecord(valueAt(answer, "data")))
    throw new UnexpectedAnswerError("not an answer of GraphQL");
}
function readFacts(answer) {
  let pull = valueAt(answer, "repository", "pullRequest"), viewer = valueAt(answer, "viewer", "login"), headSha = valueAt(pull, "headRefOid"), author = readLogin(valueAt(pull, "author"));
  return {
    ...typeof viewer == "string" && viewer !== "" ? { viewer } : {},
    ...typeof headSha == "string" && /^[0-9a-f]{40,64}$/.test(headSha) ? { headSha } : {},
    ...author === void 0 ? {} : { author, isAuthorMember: isTeam(valueAt(pull, "authorAssociation")) }
  };
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
  let threads = readAll(whole("reviewThreads"), readThread), reviews = readAll(whole("reviews"), readReview), comments = readAll(whole("comments"), readComment);
  return {
    ...threads === void 0 ? {} : { threads },
    ...reviews === void 0 ? {} : { reviews },
    ...comments === void 0 ? {} : { comments }
  };
}
function readAll(nodes, read) {
  let items = nodes?.map(read);
  return items?.every((item) => item !== void 0) === !0 ? items : void 0;
}
function readComment(node) {
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

export {
  valueAt,
  listAt,
  WORKFLOW_LOGIN,
  nameReviewers,
  readRestReview,
  readRestComment,
  joinThreads,
  MAX_REPLIES,
  readPullParts
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  retryAfterMs
} from "./chunk-R2C4ICTW.js";
import {
  GithubError,
  NotSentError,
  SilenceError,
  countSilences,
  waitForLimit,
  withinLimit
} from "./chunk-WXSCV52D.js";
import {
  SYSTEM_CLOCK
} from "./chunk-O62SFG25.js";
import {
  Octokit,
  RequestError,
  legacyRestEndpointMethods,
  paginateRest,
  requestLog
} from "./chunk-3JZRNNWK.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  messageOf
} from "./chunk-PI7WXFM3.js";

// node_modules/@octokit/rest/dist-src/version.js
var VERSION = "22.0.1";

// node_modules/@octokit/rest/dist-src/index.js
var Octokit2 = Octokit.plugin(requestLog, legacyRestEndpointMethods, paginateRest).defaults(
  {
    userAgent: `octokit-rest.js/${VERSION}`
  }
);

// src/github/api/network-failure.ts
var CERTIFICATE_CODES = /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:GET_ISSUER_CERT|VERIFY_LEAF_SIGNATURE).*|CERT_[A-Z_]+|ERR_TLS_CERT_ALTNAME_INVALID)$/;
function describeNetworkFailure(error) {
  let [first, ...deeper] = listCauses(error), said = first instanceof Error ? first.message : String(first), last = deeper.at(-1);
  if (last === void 0)
    return said;
  let reason = last instanceof Error && last.message !== "" ? last.message : codeOf(last) ?? "";
  return isCertificateRefused(error) ? `the certificate of the server is not trusted (${withoutAdvice(reason)}). Set \`NODE_EXTRA_CA_CERTS\` to the file with the certificates of your organization` : reason === "" ? said : `${said}: ${reason}`;
}
function withoutAdvice(reason) {
  return reason.split(";", 1)[0] ?? reason;
}
function isCertificateRefused(error) {
  return listCauses(error).some((cause) => CERTIFICATE_CODES.test(codeOf(cause) ?? ""));
}
var MAX_CAUSES = 5;
function listCauses(error) {
  let causes = [error];
  for (; causes.length < MAX_CAUSES; ) {
    let last = causes.at(-1);
    if (!(last instanceof Error) || last.cause === void 0)
      break;
    causes.push(last.cause);
  }
  return causes;
}
function codeOf(error) {
  return error instanceof Error && "code" in error && typeof error.code == "string" ? error.code : void 0;
}

// src/github/api/failed-request.ts
function readFailure(error) {
  if (!(error instanceof RequestError) || error.response === void 0) {
    let cause = error instanceof RequestError ? error.cause ?? error : error;
    return { status: 0, message: describeNetworkFailure(cause), data: void 0, header: () => {
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

// src/github/api/patience.ts
var UnexpectedAnswerError = class extends Error {
  constructor(what) {
    super(`GitHub's answer is ${what}`), this.name = "UnexpectedAnswerError";
  }
}, READ_WAITS_MS = [1e3, 4e3, 9e3], MAX_LIMIT_WAIT_MS = 12e4, MAX_LIMIT_WAITS = 2, WRITE_PAUSE_MS = 1e3, FINAL_STATUSES = /* @__PURE__ */ new Set([304, 400, 401, 403, 404, 406, 409, 410, 422, 451]);
function repeatPatiently({ clock, silences }, cancelled) {
  let lastWrite = Number.NEGATIVE_INFINITY, attempt = async (options, send) => {
    if (cancelled.aborted)
      throw new Error("the run was stopped");
    let route = `${options.method} ${options.url}`;
    if (!silences.maySend(route))
      throw new NotSentError();
    isWrite(options) && (await clock.wait(Math.max(0, lastWrite + WRITE_PAUSE_MS - clock.now()), cancelled), lastWrite = clock.now());
    try {
      let answer = await send();
      return silences.answered(), answer;
    } catch (error) {
      throw isSilence(error) ? silences.unanswered(route) : ownSignal(options)?.aborted !== !0 && silences.answered(), error;
    }
  };
  return async (options, send) => {
    let tries = { failures: 0, limits: 0 }, own = ownSignal(options);
    for (; ; )
      try {
        return await attempt(options, send);
      } catch (error) {
        let wait = error instanceof NotSentError ? void 0 : chooseWait(error, options, tries, clock.now()), isGivenUp = !silences.maySend(`${options.method} ${options.url}`);
        if (wait === void 0 || own?.aborted === !0 || isGivenUp)
          throw error;
        await clock.wait(wait, own === void 0 ? cancelled : AbortSignal.any([own, cancelled]));
      }
  };
}
function ownSignal({ request }) {
  let given = request?.signal;
  return given instanceof AbortSignal ? given : void 0;
}
function chooseWait(error, options, tries, now) {
  let failure = readFailure(error);
  if (isLimit(failure)) {
    tries.limits += 1;
    let wait2 = limitWait(failure, now);
    return options.request?.waits !== !1 && tries.limits <= MAX_LIMIT_WAITS && wait2 <= MAX_LIMIT_WAIT_MS ? wait2 : void 0;
  }
  let asked = options.request?.retries, retries = typeof asked == "number" ? asked : isWrite(options) ? 0 : READ_WAITS_MS.length, wait = READ_WAITS_MS[tries.failures];
  tries.failures += 1;
  let isFinal = FINAL_STATUSES.has(failure.status) || isCertificateRefused(error);
  return tries.failures <= retries && !isFinal ? wait : void 0;
}
function isWrite({ method, url, query }) {
  return method === "GET" || method === "HEAD" ? !1 : !(url.endsWith("/graphql") && typeof query == "string" && !query.trimStart().startsWith("mutation"));
}
function isSilence(error) {
  return error instanceof SilenceError || error instanceof Error && error.cause instanceof SilenceError;
}

// src/github/api/whole-answer.ts
function fetchWhole(send, limits) {
  return async (input, init = {}) => {
    let redirect = init.method === void 0 || init.method === "GET" || init.method === "HEAD" ? "follow" : "manual";
    return withinLimit(limits, init.signal ?? void 0, async (signal) => {
      let answer = await send(input, { ...init, redirect, signal }), body = NO_BODY.has(answer.status) ? null : await answer.arrayBuffer(), { status, statusText, headers } = answer;
      return new Response(body, { status, statusText, headers: new Headers([...headers]) });
    });
  };
}
var NO_BODY = /* @__PURE__ */ new Set([204, 205, 304]), MAX_STREAM_MS = 6e4, MAX_PAUSE_MS = 1e4;
function fetchStreamed(send, limits) {
  return async (input, init = {}) => {
    let stopped = new AbortController(), start = limits.clock.now(), given = init.signal ?? void 0, answer = await withinLimit(limits, given, async (limit) => (limit.addEventListener("abort", () => stopped.abort(), { once: !0 }), send(input, {
      ...init,
      signal: given === void 0 ? stopped.signal : AbortSignal.any([given, stopped.signal])
    }))), { status, statusText, headers, body } = answer, parts = body === null ? null : ReadableStream.from(limitParts(body, limits.clock, start, stopped));
    return new Response(parts, { status, statusText, headers });
  };
}
async function* limitParts(body, clock, start, stopped) {
  let reader = body.getReader();
  try {
    for (; ; ) {
      let left = Math.min(MAX_PAUSE_MS, start + MAX_STREAM_MS - clock.now()), ended = new AbortController(), pause = waitForLimit(clock, Math.max(0, left), ended.signal).then(() => "too long"), part = await Promise.race([reader.read(), pause]).finally(() => ended.abort());
      if (part === "too long")
        throw new SilenceError(left < MAX_PAUSE_MS ? MAX_STREAM_MS : MAX_PAUSE_MS);
      if (part.done)
        return;
      yield part.value;
    }
  } finally {
    stopped.abort();
  }
}

// src/github/api/octokit.ts
function createOctokit(settings) {
  let { fetch: send = fetch } = settings, limits = { clock: settings.clock ?? SYSTEM_CLOCK, silences: countSilences() }, octokit = new Octokit2({
    ...settings.token === void 0 ? {} : { auth: settings.token },
    baseUrl: settings.apiUrl,
    userAgent: `housestyle/${settings.version}`,
    // Errors are thrown. The library's own warnings would appear between our lines of the log.
    log: { debug: silent, info: silent, warn: silent, error: silent },
    request: { fetch: fetchWhole(send, limits) }
  }), streamed = fetchStreamed(send, limits), repeat = repeatPatiently(limits, settings.signal ?? new AbortController().signal);
  return octokit.hook.before("request", ({ request }) => {
    request?.parseSuccessResponseBody === !1 && Object.assign(request, { fetch: streamed, signal: settings.signal });
  }), octokit.hook.wrap(
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

// src/github/api/answers.ts
function readPull(data) {
  let pull = readRow(data, "pull request"), base = readRow(pull.base, "base of a pull request"), head = readRow(pull.head, "head of a pull request"), fork = head.repo;
  return {
    number: readNumber(pull, "number"),
    title: readText(pull, "title"),
    body: typeof pull.body == "string" ? pull.body : "",
    baseSha: readText(base, "sha"),
    headSha: readText(head, "sha"),
    headRef: readText(head, "ref"),
    headRepository: isRecord(fork) ? readText(fork, "full_name") : void 0,
    baseRepository: readText(readRow(base.repo, "repository"), "full_name"),
    changedFiles: readNumber(pull, "changed_files"),
    changedLines: readNumber(pull, "additions") + readNumber(pull, "deletions"),
    isOpen: readText(pull, "state") === "open",
    isDraft: pull.draft === !0,
    labels: readRows(pull.labels, "list of labels").map((label) => readText(label, "name")),
    ...isRecord(pull.user) ? { author: readText(pull.user, "login") } : {}
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
function readRepositoryRows(data) {
  return readRows(data, "list of repositories").map((row) => ({
    ...readNames(row),
    isArchived: row.archived === !0 || row.disabled === !0,
    isFork: row.fork === !0
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

// src/github/api/graphql.ts
function askGraphql(octokit, query, variables, read, terms) {
  let accepts = (answer) => {
    isRefusal(answer) || read(dataOf(answer));
  };
  return guarded(async () => {
    let data = await octokit.graphql(query, { ...variables, request: { ...terms, accepts } });
    return read(dataOf({ data }));
  });
}
var REFUSALS = /* @__PURE__ */ new Set([400, 403, 404, 405, 406, 410, 415, 422, 501]);
function isGraphqlRefused(error) {
  let { status, cause } = error;
  return (cause instanceof Error && cause.name === "GraphqlResponseError" || REFUSALS.has(status)) && !isRateLimited(error);
}
function isRefusal(answer) {
  let errors = isRecord(answer) ? answer.errors : void 0;
  if (errors === void 0)
    return !1;
  if (!Array.isArray(errors) || !errors.every((error) => isRecord(error) && typeof error.message == "string"))
    throw new UnexpectedAnswerError("not an answer of GraphQL");
  return !0;
}
function dataOf(answer) {
  let data = isRecord(answer) ? answer.data : void 0;
  if (!isRecord(data))
    throw new UnexpectedAnswerError("not an answer of GraphQL");
  return data;
}

// src/github/blob-texts.ts
var ID = /^[0-9a-f]{40}$/;
function blobTextReader(octokit, address) {
  let isAvailable = !0;
  return async (ids) => {
    let asked = ids.filter((id) => ID.test(id));
    if (!isAvailable || asked.length === 0)
      return /* @__PURE__ */ new Map();
    try {
      let variables = { owner: address.owner, name: address.repo }, read = (data) => readTexts(data, asked), texts = await askGraphql(octokit, drawQuery(asked), variables, read, { retries: 0, waits: !1 });
      return isAvailable = texts.size > 0, texts;
    } catch {
      return isAvailable = !1, /* @__PURE__ */ new Map();
    }
  };
}
function drawQuery(ids) {
  return [
    "query ($owner: String!, $name: String!) {",
    "  repository(owner: $owner, name: $name) {",
    ...ids.map(
      (id, at) => `    blob${at}: object(oid: "${id}") { ... on Blob { isBinary isTruncated text } }`
    ),
    "  }",
    "}"
  ].join(`
`);
}
function readTexts(data, ids) {
  let { repository } = data;
  if (!isRecord(repository))
    throw new UnexpectedAnswerError("not a list of files");
  return new Map(
    ids.flatMap((id, at) => {
      let blob = repository[`blob${at}`], text = isRecord(blob) && blob.isTruncated !== !0 ? blob.text : void 0;
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

export {
  UnexpectedAnswerError,
  readPull,
  readFiles,
  readComments,
  readWritten,
  readUser,
  readMergeBase,
  readDiffText,
  readRepositoryRows,
  readTarget,
  createOctokit,
  optional,
  guarded,
  isRateLimited,
  askGraphql,
  isGraphqlRefused,
  isRefusal,
  repositoryFiles,
  readRepository,
  readBranchHead
};

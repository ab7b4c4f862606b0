import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readWorkflowEvent,
  runnerFetch
} from "./chunk-T6AXICC2.js";
import {
  MAX_REQUESTS_AT_ONCE,
  remoteWorkspace
} from "./chunk-EF6VL3MV.js";
import {
  createGithubClient
} from "./chunk-H65TEELZ.js";
import {
  isRateLimited
} from "./chunk-VZ7BIA5E.js";
import {
  readFromGit
} from "./chunk-5COOGVHF.js";
import {
  decodeHeads,
  readApiFiles,
  readBinaryTexts
} from "./chunk-UYPGRGBJ.js";
import {
  revisionWorkspace
} from "./chunk-4FDFF72Y.js";
import {
  readGitDiff
} from "./chunk-BX5L5TWP.js";
import {
  rememberBlobs
} from "./chunk-ZONGBVJU.js";
import {
  MAX_BINARY_BYTES,
  MAX_HEAD_BYTES,
  MAX_VERSION_BYTES,
  readContent,
  readContentBytes
} from "./chunk-32LFPBL6.js";
import {
  readOptions,
  readWorkspaceConfig
} from "./chunk-2IM3GX5Z.js";
import {
  openRepository
} from "./chunk-CERHQOUZ.js";
import {
  atMost
} from "./chunk-FRWHFII5.js";
import {
  identify
} from "./chunk-6FVOEECV.js";
import {
  languageOf
} from "./chunk-MPV6PNGA.js";
import {
  CONFIG_ONLY
} from "./chunk-4NZYJ777.js";
import {
  suggestionFor,
  throwAll
} from "./chunk-DW3SZSZS.js";
import {
  OPTIONS
} from "./chunk-E7S7KQN7.js";
import {
  folderOf,
  isBelow,
  nameOf
} from "./chunk-HRJDQKXX.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import {
  GithubError
} from "./chunk-WXSCV52D.js";
import {
  GitError
} from "./chunk-7XSFURWN.js";
import {
  diffTexts
} from "./chunk-MNFML4KL.js";
import {
  createKeyCutter,
  listEnvironmentKeys
} from "./chunk-T7H2NH7F.js";
import {
  printed
} from "./chunk-2I2IS3JA.js";
import {
  oneLine
} from "./chunk-M64T6ERC.js";
import {
  UserError,
  messageOf,
  runError,
  usageError
} from "./chunk-PI7WXFM3.js";

// src/commands/action/guard-runner.ts
function guardRunner(runner) {
  let { add, cut } = createKeyCutter(listEnvironmentKeys(runner.environment));
  return {
    ...runner,
    mask: (secret) => {
      add(secret), runner.mask(secret);
    },
    log: (message) => runner.log(oneLine(cut(message))),
    // Only commands that mask a secret may name it.
    print: (commands) => runner.print(commands.startsWith("::add-mask::") ? commands : printed(cut(commands), { commands: !0 })),
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
    this.#left = size, this.#padding = -size & 511, this.#content = isRead ? Buffer.allocUnsafe(size) : void 0, type === 50 && this.#visit({ bytes: readTarget(header) }), this.#finishContent();
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
function readTarget(header) {
  let field = header.subarray(TARGET_AT, TARGET_AT + TARGET_BYTES), end = field.indexOf(0);
  return Uint8Array.from(end < 0 ? field : field.subarray(0, end));
}

// src/workspace/remote/archive.ts
var LIMITS = { maxBytes: 200 * 1024 * 1024, maxFileBytes: 2 * 1024 * 1024 }, CHUNK_BYTES = 64 * 1024;
async function readArchive(archive, keep, limits = LIMITS) {
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
    return await readArchive(await repository.archive(commit), keep);
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
var MAX_MODES = 100;
async function markExecutables(changes, head) {
  if (changes.source !== "github-files" || head.isExecutable === void 0)
    return changes;
  let left = MAX_MODES, files = [];
  for (let file of changes.files) {
    let isAsked = file.binary && file.status !== "removed" && file.executable === void 0 && left > 0;
    left -= isAsked ? 1 : 0;
    let found = isAsked && await orNothing(async () => head.isExecutable?.(file.path)) === !0;
    files.push(found ? { ...file, executable: "already" } : file);
  }
  return { ...changes, files };
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
var MAX_BLOBS = 100, MAX_BYTES2 = 2e6;
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
var FOLDER_FILES = /* @__PURE__ */ new Set([".gitattributes", ".copilotignore"]), UNREAD_KINDS = /* @__PURE__ */ new Set([
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
  return FOLDER_FILES.has(name) ? folder === "" || files.some((file) => isBelow(file.path, folder)) : !UNREAD_KINDS.has(identify(path)) || SETTINGS.test(path);
}
var SETTINGS = /^(?:\.github\/[^/]+\.ya?ml|\.vscode\/settings\.json|[^/]+\.code-workspace)$/;

// src/github/open-pull-request.ts
async function openPullRequest(github, number, checkout, note, { isShared = !1 } = {}) {
  let { repository: client, expect } = readAhead(github), { repository, absence } = await openCheckout(checkout);
  try {
    let { pull, changes: read } = await readAtOneHead(client, number, repository, absence), { heads } = read;
    expect({ baseSha: pull.baseSha, files: read.files, heads: heads ?? /* @__PURE__ */ new Map() });
    let brought = bringBlobs(client, (commit, reason) => note(archiveNote(commit, reason))), head = remoteWorkspace(brought(pull.headSha), pull.headSha, `head ${short(pull.headSha)}`, heads), local = read.source === "git" ? repository : void 0, baseName = `base ${short(pull.baseSha)}`, base = isShared && local !== void 0 ? revisionWorkspace(local, pull.baseSha, baseName) : remoteWorkspace(brought(pull.baseSha), pull.baseSha, baseName), versions = openVersions(client, pull, local), readBytes = bytesReader(versions, local !== void 0), changes = await markExecutables(await readBinaryTexts(read, readBytes), head), readHead = local === void 0 ? textReader(head, MAX_HEADS) : textReader(revisionWorkspace(local, pull.headSha, "the head"), Number.POSITIVE_INFINITY);
    return {
      pull,
      base,
      head,
      changes,
      sides: local === void 0 ? { base, head, maxReads: MAX_LOOKED_UP } : {
        base: revisionWorkspace(local, pull.baseSha, base.name),
        head: revisionWorkspace(local, pull.headSha, head.name)
      },
      readHead: decodeHeads(changes, readHead, readBytes),
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

// src/options/extend-config.ts
var EXTENDS = /^((?!\.{1,2}\/)[\w.-]{1,100})\/((?!\.{1,2}\/)[\w.-]{1,100})\/((?:(?!\.{1,2}(?:\/|@))[\w.-]{1,100}\/){0,20}(?!\.{1,2}@)[\w.-]{1,100})@([0-9a-f]{40})$/;
function readExtends({ value, where }) {
  let [, owner, repository, path, commit] = typeof value == "string" ? EXTENDS.exec(value) ?? [] : [];
  if (owner === void 0 || repository === void 0 || path === void 0 || commit === void 0)
    throw usageError(
      "wrong-extends",
      `\`extends\` must name a file of a repository at a commit, not ${JSON.stringify(value)}`,
      "Write `owner/repository/path/to/file.yml@` and the 40 hexadecimal digits of the commit.",
      where.kind === "file" ? where.place : void 0
    );
  return { owner, repository, path, commit };
}
function extendConfig(own, extended, name) {
  if (extended.options.has("extends"))
    throw usageError(
      "nested-extends",
      `${name} extends another file`,
      "A file that is extended cannot extend another."
    );
  let policy = readPolicy(extended.configOnly, name);
  return throwAll(listWeakened(own, policy, name)), {
    options: new Map([...extended.options, ...own.options]),
    configOnly: {
      values: { ...extended.configOnly.values, ...own.configOnly.values },
      findPlace: (path, of) => (isOwn(own.configOnly, path[0]) ? own : extended).configOnly.findPlace(path, of)
    },
    decided: new Map([...extended.options].filter(([key]) => policy.includes(key)))
  };
}
function isOwn({ values }, key) {
  return key !== void 0 && Object.hasOwn(values, key);
}
function readPolicy({ values, findPlace }, name) {
  let known = [...OPTIONS.map((spec) => spec.name), ...CONFIG_ONLY], { policy = [] } = values;
  if (!Array.isArray(policy) || policy.some((key) => typeof key != "string"))
    throw usageError("wrong-policy", `\`policy\` of ${name} must be a list of keys`, void 0, findPlace(["policy"]));
  let keys = policy.map(String), unknown = keys.filter((key) => !known.includes(key));
  return throwAll(
    unknown.map(
      (key) => usageError(
        "wrong-policy",
        `\`policy\` lists the unknown key \`${key}\``,
        suggestionFor(key, known),
        findPlace(["policy", keys.indexOf(key)])
      )
    )
  ), keys;
}
function listWeakened({ options, configOnly }, policy, name) {
  return policy.flatMap((key) => {
    let where = options.get(key)?.where, place = where?.kind === "file" ? where.place : configOnly.findPlace([key], "key");
    return options.has(key) || isOwn(configOnly, key) ? [
      usageError(
        "set-by-policy",
        `\`${key}\` is decided by the policy of ${name}`,
        "Remove it from the configuration of this repository.",
        place
      )
    ] : [];
  });
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
    fetch: fetchWithoutKeys(runnerFetch() ?? fetch, runner.cut)
  });
  return { runner, event, inputs, options, client };
}
async function withOpenedRun({ runner, event, inputs, options: given, client, firstStage }, number, work) {
  let note = (sentence) => runner.log(sentence), isShared = given.shard !== void 0, opened = number === void 0 ? void 0 : await openPullRequest(client, number, runner.checkout, note, { isShared });
  try {
    let trusted = opened?.base ?? remoteWorkspace(client, event.sha, `commit ${event.sha.slice(0, 7)}`), start = { runner, inputs, event }, options = await readRunOptions(start, trusted), readOptionsAt = (workspace) => workspace === trusted ? Promise.resolve(options) : readRunOptions(start, workspace, options.extends), configPath = configPathIn(inputs);
    return await work({ runner, event, client, opened, ...{ trusted, options, readOptionsAt, configPath }, ...firstStage && { firstStage } });
  } finally {
    opened?.close();
  }
}
async function readRunOptions({ runner, inputs, event }, files, ...followed) {
  let own = await readWorkspaceConfig(files, configPathIn(inputs)), named = inputs.get("extends") ?? own.options.get("extends"), isFollowed = followed.length === 0 || followed.includes(String(named?.value)), config = named === void 0 || !isFollowed ? { ...own, decided: /* @__PURE__ */ new Map() } : await readExtended(own, named, { runner, inputs, event }), options = readOptions([config.decided, inputs, config.options], config.configOnly);
  return options.apiKey !== void 0 && runner.mask(options.apiKey), options;
}
async function readExtended(own, named, { runner, inputs, event }) {
  let { owner, repository, path, commit } = readExtends(named), name = `${owner}/${repository}/${path}@${commit.slice(0, 7)}`, client = createGithubClient({
    token: readOptions([inputs]).githubToken,
    apiUrl: event.apiUrl,
    owner,
    repository,
    version: VERSION,
    signal: runner.signal,
    clock: runner.clock,
    fetch: fetchWithoutKeys(runnerFetch() ?? fetch, runner.cut)
  });
  try {
    let extended = await readWorkspaceConfig(remoteWorkspace(client, commit, `${owner}/${repository}`), path);
    return extendConfig(own, extended, name);
  } catch (error) {
    throw error instanceof GithubError ? runError(
      "extends-unreadable",
      `The configuration ${name} cannot be read: ${error.message}`,
      "Check `extends`. The token of a workflow reads other repositories only if they are public, or internal and shared.",
      error
    ) : error;
  }
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

export {
  openPullRequest,
  guardRunner,
  cutOutcome,
  startRun,
  withOpenedRun,
  readRunOptions
};

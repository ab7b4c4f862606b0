import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runError
} from "./chunk-TL3DQQ22.js";

// src/text/visible.ts
var HIDDEN = /(?![\u{FE00}-\u{FE0F}\t\n])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFF9-\uFFFB]|(?<=[\u{FE00}-\u{FE0F}])[\u{FE00}-\u{FE0F}]/gu;
function showHidden(text) {
  return text.replaceAll(HIDDEN, (character, offset) => character === "\r" && text[offset + 1] === `
` ? character : `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`);
}
function logLine(text) {
  let line2 = showHidden(text.replaceAll(/\s+/g, " ")).replaceAll("##[", "# #[");
  return line2.trimStart().startsWith("::") ? `: :${line2.trimStart().slice(2)}` : line2;
}

// src/workspace/git.ts
import { constants } from "node:buffer";
import { spawn } from "node:child_process";
import { realpath } from "node:fs/promises";
import { devNull } from "node:os";
import { dirname, relative, resolve as resolvePath } from "node:path";

// src/workspace/blob-reader.ts
function startBlobReader(child) {
  let output = readOutput(child);
  child.stderr.resume();
  let last = Promise.resolve(), ask = async (id, maxBytes) => {
    child.stdin.write(`${id}
`);
    let [, type, size] = (await output.line()).split(" ");
    if (size === void 0)
      return;
    let count = Number(size), content = await output.bytes(count, maxBytes);
    return await output.bytes(1, 1), type === "blob" ? content ?? "too-large" : void 0;
  };
  return {
    read: (id, maxBytes) => {
      let answer = last.then(() => ask(id, maxBytes));
      return last = answer.catch(() => {
      }), answer;
    },
    close: () => {
      child.stdin.end(), child.kill();
    }
  };
}
var LINE_FEED = 10;
function readOutput(child) {
  let chunks = child.stdout[Symbol.asyncIterator]();
  child.on("error", () => {
  });
  let rest = Buffer.alloc(0), next = async () => {
    let chunk = await chunks.next();
    if (chunk.done === !0 || !Buffer.isBuffer(chunk.value))
      throw new Error("`git cat-file` ended before it answered");
    return chunk.value;
  };
  return {
    line: async () => {
      for (; !rest.includes(LINE_FEED); )
        rest = Buffer.concat([rest, await next()]);
      let end = rest.indexOf(LINE_FEED), text = rest.toString("utf8", 0, end);
      return rest = rest.subarray(end + 1), text;
    },
    bytes: async (count, maxBytes) => {
      let kept = [], missing = count;
      for (; missing > 0; ) {
        rest = rest.length === 0 ? await next() : rest;
        let taken = rest.subarray(0, missing);
        rest = rest.subarray(taken.length), missing -= taken.length, count <= maxBytes && kept.push(taken);
      }
      return count <= maxBytes ? Buffer.concat(kept) : void 0;
    }
  };
}

// src/workspace/git.ts
var GitError = class extends Error {
  command;
  /** Undefined when git was ended by a signal. */
  exitCode;
  constructor(command, exitCode, stderr) {
    super(`\`${command}\` failed${exitCode === void 0 ? "" : ` with exit code ${exitCode}`}: ${firstLine(stderr)}`), this.name = "GitError", this.command = command, this.exitCode = exitCode;
  }
};
async function openRepository(folder, environment = process.env) {
  let directory = resolvePath(folder), base = { directory, environment: safeEnvironment(environment), settings: SETTINGS }, first = await findRoot(base);
  if (first.kind === "root")
    return open(base, first.root);
  if (first.code !== "dubious-ownership")
    return first;
  let trusting = { ...base, settings: [...SETTINGS, ...await readSafeDirectories(directory, environment)] }, second = await findRoot(trusting);
  return second.kind === "root" ? open(trusting, second.root) : second;
}
var SETTINGS = [
  "core.quotePath=true",
  "core.fsmonitor=",
  `core.hooksPath=${devNull}`,
  "core.untrackedCache=false",
  "diff.noprefix=false",
  "diff.mnemonicPrefix=false",
  "diff.suppressBlankEmpty=false",
  "diff.autoRefreshIndex=false",
  "diff.renameLimit=1000",
  "diff.algorithm=default",
  "submodule.recurse=false"
].flatMap((setting) => ["-c", setting]), DIFF_OPTIONS = [
  "--no-ext-diff",
  "--no-textconv",
  "--no-color",
  "--no-relative",
  "--inter-hunk-context=0",
  "--indent-heuristic",
  "--src-prefix=a/",
  "--dst-prefix=b/",
  "--find-renames=50%",
  "--full-index",
  "--submodule=short",
  // `dirty` compares a submodule's commit only; more would run git inside of it, by its own configuration.
  "--ignore-submodules=dirty",
  `-O${devNull}`
];
function safeEnvironment(environment) {
  let index = environment.GIT_INDEX_FILE;
  return {
    ...withoutGitVariables(environment),
    ...index === void 0 ? {} : { GIT_INDEX_FILE: index },
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: devNull,
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_NO_LAZY_FETCH: "1",
    GIT_ALLOW_PROTOCOL: ""
  };
}
function withoutGitVariables(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.toUpperCase().startsWith("GIT_")));
}
async function readSafeDirectories(directory, environment) {
  let git = { directory, environment: withoutGitVariables(environment), settings: [] }, read = (scope) => run(git, ["config", scope, "--null", "--get-all", "safe.directory"]);
  return (await Promise.all([read("--system"), read("--global")])).flatMap(({ stdout }) => splitNull(stdout)).flatMap((folder) => ["-c", `safe.directory=${folder}`]);
}
async function findRoot(git) {
  let answer;
  try {
    answer = await run(git, ["rev-parse", "--show-toplevel"]);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      return problem(
        "git-missing",
        "`git` was not found",
        "Install git 2.30 or later, or give the change with `--diff`."
      );
    throw error;
  }
  if (answer.exitCode !== 0)
    return problemOf(git, answer);
  let root = answer.stdout.toString("utf8").replace(/\r?\n$/, "");
  return await isInside(git.directory, root) ? { kind: "root", root } : foreignWorktree(git.directory, root);
}
function problemOf(git, answer) {
  let { directory } = git;
  if (/dubious ownership|unsafe repository/.test(answer.stderr)) {
    let hint = `Run \`git config --global --add safe.directory ${directory}\` if you trust it.`;
    return problem(
      "dubious-ownership",
      `The repository of "${directory}" belongs to another user, so git does not read it`,
      hint
    );
  }
  if (answer.stderr.includes("must be run in a work tree"))
    return problem(
      "bare-repository",
      `"${directory}" is a repository without a working tree`,
      "Run this in a clone with files."
    );
  if (/not a git repository|cannot change to/.test(answer.stderr))
    return problem(
      "not-a-repository",
      `"${directory}" is not in a git repository`,
      "Run this inside of a clone, or give the change with `--diff`."
    );
  throw new GitError("git rev-parse", answer.exitCode, answer.stderr);
}
function problem(code, message, hint) {
  return { kind: "problem", code, message, hint };
}
function foreignWorktree(directory, root) {
  let message = `The repository of "${directory}" says that its files are in "${root}"`;
  return problem("foreign-worktree", message, "Remove `core.worktree` from its configuration.");
}
async function isInside(folder, root) {
  let path = relative(await realpath(root), await realpath(folder));
  return path !== ".." && !/^\.\.[\\/]/.test(path) && resolvePath(root, path) !== path;
}
function open(found, root) {
  let git = { ...found, directory: root }, blobs, startBlobs = () => startBlobReader(start(git, ["cat-file", "--batch"]));
  return { kind: "repository", repository: {
    root,
    resolve: (ref) => resolveCommit(git, ref),
    mergeBase: (a, b) => mergeBase(git, a, b),
    defaultBase: () => defaultBase(git),
    diff: (base, head) => diff(git, ["--patch", "--unified=3"], base, head),
    numstat: async (base, head) => readCounts(splitNull(await diff(git, ["--numstat", "-z"], base, head))),
    listTree: (commit) => listTree(git, commit),
    readBlob: (id, maxBytes) => (blobs ??= startBlobs()).read(checkedId(id), maxBytes),
    close: () => {
      blobs?.close(), blobs = void 0;
    }
  } };
}
var OBJECT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
function checkedId(id) {
  if (!OBJECT_ID.test(id))
    throw new Error(`"${id}" is not the full id of a git object`);
  return id;
}
async function resolveCommit(git, ref) {
  if (ref === "" || ref.includes("\0"))
    return;
  let answer = await run(git, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]), id = answer.stdout.toString("utf8").trim();
  return answer.exitCode === 0 && OBJECT_ID.test(id) ? id : void 0;
}
async function mergeBase(git, a, b) {
  let answer = await run(git, ["merge-base", checkedId(a), checkedId(b)]);
  if (answer.exitCode !== 0 && answer.exitCode !== 1)
    throw new GitError("git merge-base", answer.exitCode, answer.stderr);
  return answer.stdout.toString("utf8").trim() || void 0;
}
async function defaultBase(git) {
  let head = await resolveCommit(git, "HEAD"), remote = await upstreamRemote(git), names = ["HEAD", "main", "master"].map((name) => `refs/remotes/${remote}/${name}`);
  for (let ref of [...names, "refs/heads/main", "refs/heads/master"]) {
    let tip = await resolveCommit(git, ref), commit = head === void 0 || tip === void 0 ? void 0 : await mergeBase(git, head, tip);
    if (commit !== void 0)
      return { commit, ref: ref.replace(/^refs\/(?:remotes|heads)\//, "") };
  }
}
async function upstreamRemote(git) {
  let branch = await line(git, ["symbolic-ref", "--quiet", "--short", "HEAD"]), remote = branch === "" ? "" : await line(git, ["config", "--get", `branch.${branch}.remote`]);
  return remote === "" || remote === "." ? "origin" : remote;
}
async function line(git, args) {
  let answer = await run(git, args);
  return answer.exitCode === 0 ? answer.stdout.toString("utf8").trim() : "";
}
async function diff(git, form, base, head) {
  let filters = head === "worktree" ? await withoutFilters(git) : [], heads = head === "index" ? ["--cached", checkedId(base)] : head === "worktree" ? [checkedId(base)] : [checkedId(base), checkedId(head)];
  return runOrFail({ ...git, settings: [...git.settings, ...filters] }, [
    "diff",
    ...DIFF_OPTIONS,
    ...form,
    ...heads,
    "--"
  ]);
}
async function withoutFilters(git) {
  let listed = await run(git, ["config", "--null", "--name-only", "--get-regexp", "^filter\\."]), names = splitNull(listed.stdout).map((key) => key.slice(7, key.lastIndexOf("."))), unsafe = names.find((name) => name.includes("="));
  if (unsafe !== void 0) {
    let message = `The repository's configuration has a filter named "${unsafe}", which cannot be turned off`;
    throw runError("unsafe-filter", message, "Rename the filter, or review commits instead of the working tree.");
  }
  return [...new Set(names)].flatMap(
    (name) => ["clean=", "smudge=", "process=", "required=false"].flatMap((setting) => ["-c", `filter.${name}.${setting}`])
  );
}
function readCounts(fields) {
  let counts = [];
  for (let at = 0; at < fields.length; at += 1) {
    let [, additions = "", deletions = "", path = ""] = /^([^\t]*)\t([^\t]*)\t(.*)$/s.exec(fields[at] ?? "") ?? [], numbers = { additions: countOf(additions), deletions: countOf(deletions) };
    path === "" ? (counts.push({ path: fields[at + 2] ?? "", previousPath: fields[at + 1] ?? "", ...numbers }), at += 2) : counts.push({ path, ...numbers });
  }
  return counts;
}
function countOf(text) {
  return text === "-" ? void 0 : Number(text);
}
async function listTree(git, commit) {
  let listed = await runOrFail(git, ["ls-tree", "-r", "-z", "--full-tree", checkedId(commit)]);
  return splitNull(listed).map((record) => {
    let tab = record.indexOf("	"), [mode = "", , id = ""] = record.slice(0, tab).split(" ");
    return { path: record.slice(tab + 1), mode, id };
  });
}
function splitNull(bytes) {
  return bytes.toString("utf8").split("\0").slice(0, -1);
}
async function runOrFail(git, args) {
  let answer = await run(git, args);
  if (answer.exitCode !== 0)
    throw new GitError(`git ${args[0] ?? ""}`, answer.exitCode, answer.stderr);
  return answer.stdout;
}
var MAX_OUTPUT_BYTES = constants.MAX_STRING_LENGTH, MAX_STDERR_CHARACTERS = 1e4;
function run(git, args) {
  return new Promise((resolve, reject) => {
    let child = start(git, args), chunks = [], length = 0, stderr = "";
    child.stdin.end(), child.stdout.on("data", (chunk) => {
      chunks.push(chunk), length += chunk.length, length > MAX_OUTPUT_BYTES && (child.kill(), reject(tooMuchOutput(args)));
    }), child.stderr.setEncoding("utf8").on("data", (text) => {
      stderr = (stderr + text).slice(0, MAX_STDERR_CHARACTERS);
    }), child.on("error", reject), child.on(
      "close",
      (exitCode) => resolve({ exitCode: exitCode ?? void 0, stdout: Buffer.concat(chunks), stderr })
    );
  });
}
function tooMuchOutput(args) {
  let megabytes = Math.floor(MAX_OUTPUT_BYTES / 1024 / 1024);
  return runError(
    "change-too-large",
    `\`git ${args[0] ?? ""}\` wrote more than ${megabytes} MB`,
    "Review a smaller change."
  );
}
function start(git, args) {
  let child = spawn("git", ["--no-pager", "-C", git.directory, ...git.settings, ...args], {
    cwd: dirname(process.execPath),
    env: git.environment,
    windowsHide: !0
  });
  return child.stdin.on("error", () => {
  }), child;
}
function firstLine(text) {
  return text.trim().split(`
`, 1)[0] || "no message";
}

export {
  showHidden,
  logLine,
  GitError,
  openRepository
};

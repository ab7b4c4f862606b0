import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  isPlainPath
} from "./chunk-HRJDQKXX.js";
import {
  GitError,
  runGit,
  runGitOrFail,
  splitNull,
  startGit
} from "./chunk-7XSFURWN.js";
import {
  runError
} from "./chunk-PI7WXFM3.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/workspace/git/open-repository.ts
import { realpath } from "node:fs/promises";
import { relative, resolve as resolvePath } from "node:path";

// src/workspace/git/object-id.ts
var OBJECT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
function isObjectId(text) {
  return OBJECT_ID.test(text);
}
function checkedId(id) {
  if (!isObjectId(id))
    throw new Error(`"${id}" is not the full id of a git object`);
  return id;
}

// src/workspace/git/commits.ts
async function findDefaultBase(git) {
  let head = await resolveCommit(git, "HEAD"), remote = await upstreamRemote(git), names = ["HEAD", "main", "master"].map((name) => `refs/remotes/${remote}/${name}`);
  for (let ref of [...names, "refs/heads/main", "refs/heads/master"]) {
    let tip = await resolveCommit(git, ref), commit = head === void 0 || tip === void 0 ? void 0 : await findMergeBase(git, head, tip);
    if (commit !== void 0)
      return { commit, ref: ref.replace(/^refs\/(?:remotes|heads)\//, "") };
  }
}
async function findCurrentBranch(git) {
  return await readLine(git, ["symbolic-ref", "--quiet", "--short", "HEAD"]) || void 0;
}
async function upstreamRemote(git) {
  let branch = await findCurrentBranch(git) ?? "", remote = branch === "" ? "" : await readLine(git, ["config", "--get", `branch.${branch}.remote`]);
  return remote === "" || remote === "." ? "origin" : remote;
}
async function findRemoteName(git) {
  let url = await readLine(git, ["config", "--get", `remote.${await upstreamRemote(git)}.url`]), [, host, path] = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/+(.+)$/i.exec(url) ?? /^(?:[^/@]*@)?([^/:]{2,}):(?!\/\/)(.+)$/.exec(url) ?? [], name = path?.replace(/\/+$/, "").replace(/\.git$/, "");
  return host === void 0 || !name ? void 0 : `${host}/${name}`;
}
async function resolveCommit(git, ref) {
  if (ref === "" || ref.includes("\0"))
    return;
  let answer = await runGit(git, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]), id = answer.stdout.toString("utf8").trim();
  return answer.exitCode === 0 && isObjectId(id) ? id : void 0;
}
async function findMergeBase(git, a, b) {
  let answer = await runGit(git, ["merge-base", checkedId(a), checkedId(b)]);
  if (answer.exitCode !== 0 && answer.exitCode !== 1)
    throw new GitError("git merge-base", answer.exitCode, answer.stderr);
  return answer.stdout.toString("utf8").trim() || void 0;
}
async function readLine(git, args) {
  let answer = await runGit(git, args);
  return answer.exitCode === 0 ? answer.stdout.toString("utf8").trim() : "";
}

// src/workspace/git/diff.ts
import { devNull } from "node:os";
function readPatch(git, base, head) {
  return diff(git, ["--patch", "--unified=3"], base, head);
}
async function readAccount(git, base, head) {
  return readRecords(splitNull(await diff(git, ["--raw", "--numstat", "-z"], base, head)));
}
var DIFF_OPTIONS = [
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
  // `dirty` compares only the commit of a submodule. Otherwise git would run inside it, with its own configuration.
  "--ignore-submodules=dirty",
  `-O${devNull}`
];
async function diff(git, form, base, head) {
  let args = ["diff", ...DIFF_OPTIONS, ...form];
  switch (head) {
    case "index":
      return runGitOrFail(git, [...args, "--cached", checkedId(base), "--"]);
    case "worktree": {
      let settings = [...git.settings, ...await withoutFilters(git)];
      return runGitOrFail({ ...git, settings }, [...args, checkedId(base), "--"]);
    }
    default:
      return runGitOrFail(await withoutWorkingTree(git), [...args, checkedId(base), checkedId(head), "--"]);
  }
}
async function withoutWorkingTree(git) {
  let folder = (await runGitOrFail(git, ["rev-parse", "--absolute-git-dir"])).toString("utf8").replace(/\r?\n$/, "");
  return { ...git, directory: folder, settings: [`--git-dir=${folder}`, "--bare", ...git.settings] };
}
async function withoutFilters(git) {
  let listed = await runGit(git, ["config", "--null", "--name-only", "--get-regexp", "^filter\\."]), names = splitNull(listed.stdout).map((key) => key.slice(7, key.lastIndexOf("."))), unsafe = names.find((name) => name.includes("="));
  if (unsafe !== void 0) {
    let message = `The repository's configuration has a filter named "${unsafe}", which cannot be turned off`;
    throw runError("unsafe-filter", message, "Rename the filter, or review commits instead of the working tree.");
  }
  return [...new Set(names)].flatMap(
    (name) => ["clean=", "smudge=", "process=", "required=false"].flatMap((setting) => ["-c", `filter.${name}.${setting}`])
  );
}
function readRecords(fields) {
  let files = [], next = 0;
  for (let record = fields[next]; record?.startsWith(":") === !0; record = fields[next]) {
    let letter = at(record.split(" "), 4).charAt(0), first = at(fields, next + 1), isMoved = letter === "R" || letter === "C";
    files.push(isMoved ? { path: at(fields, next + 2), previousPath: first, letter } : { path: first, letter }), next += isMoved ? 3 : 2;
  }
  return files.map((file) => {
    let counts = at(fields, next).split("	");
    return next += at(counts, 2) === "" ? 3 : 1, { ...file, additions: readCount(at(counts, 0)), deletions: readCount(at(counts, 1)) };
  });
}
function readCount(text) {
  return text === "-" ? void 0 : Number(text);
}

// src/workspace/git/log.ts
var FORMAT = "tformat:%<(200,trunc)%ae%x09%<(300,trunc)%s";
async function readLog(git, from, most, without) {
  let args = ["log", "-z", `--max-count=${most}`, "--no-merges", "--encoding=UTF-8", ...PLAIN, `--format=${FORMAT}`], output = await runGitOrFail(git, [
    ...args,
    checkedId(from),
    ...without === void 0 ? [] : [`^${checkedId(without)}`],
    "--"
  ]);
  return splitNull(output).map((record) => {
    let tab = record.indexOf("	");
    return { author: record.slice(0, tab).trimEnd(), subject: record.slice(tab + 1).trimEnd() };
  });
}
var MAX_MESSAGE_CHARACTERS = 1e5;
async function readLogMessages(git, from, most, without) {
  let args = ["log", "-z", `--max-count=${most}`, "--no-merges", "--encoding=UTF-8", ...PLAIN], range = [checkedId(from), `^${checkedId(without)}`, "--"];
  return splitNull(await runGitOrFail(git, [...args, "--format=tformat:%ce%x09%B", ...range])).map((record) => {
    let tab = record.indexOf("	"), message = record.slice(tab + 1, tab + 1 + MAX_MESSAGE_CHARACTERS).trim();
    return { committer: record.slice(0, tab), message };
  });
}
var PLAIN = ["--no-show-signature", "--no-color", "--no-decorate", "--no-notes", "--no-mailmap", "--no-patch"], MAX_PATHS = 1e3, COMMIT = "";
async function readLoggedPaths(git, from, most) {
  let form = ["--name-only", "--no-renames", "--no-ext-diff", "--ignore-submodules=dirty", "--format=tformat:%x01"], plain = PLAIN.filter((flag) => flag !== "--no-patch"), args = ["log", "-z", `--max-count=${most}`, "--no-merges", ...plain, ...form], commits = [];
  for (let field of splitNull(await runGitOrFail(git, [...args, checkedId(from), "--"]))) {
    let path = field.replace(/^\n/, "");
    path === COMMIT ? commits.push([]) : path !== "" && commits.at(-1)?.push(path);
  }
  return commits.map((paths) => paths.length > MAX_PATHS ? [] : paths);
}
async function readMainLine(git, from, most) {
  let args = ["log", "-z", `--max-count=${most}`, "--first-parent", "--encoding=UTF-8", ...PLAIN, "--format=tformat:%H%x09%P%x09%<(300,trunc)%s"];
  return splitNull(await runGitOrFail(git, [...args, checkedId(from), "--"])).map((record) => {
    let [id = "", parents = "", ...subject] = record.split("	"), [parent = ""] = parents.split(" ");
    return { id, ...parent === "" ? {} : { parent }, subject: subject.join("	").trimEnd() };
  });
}

// src/workspace/git/object-answers.ts
function splitAnswers(nextQuestion) {
  let head = "", body, takeHead = (chunk, at2) => {
    let end = chunk.indexOf(10, at2);
    return head += chunk.toString("latin1", at2, end < 0 ? chunk.length : end), end < 0 ? chunk.length : (body = readHead(head, nextQuestion()), head = "", body === void 0 ? end + 1 : takeWhole(chunk, end + 1, body));
  }, takeWhole = (chunk, at2, { question, type, size }) => {
    let end = at2 + size;
    return end >= chunk.length || size > question.maxBytes ? at2 : (body = void 0, question.answer({ type, bytes: chunk.subarray(at2, end) }), end + 1);
  }, takeBody = (chunk, at2, into) => {
    let end = Math.min(chunk.length, at2 + into.size - into.taken);
    return into.size <= into.question.maxBytes && (into.bytes ??= Buffer.allocUnsafe(into.size), into.bytes.set(chunk.subarray(at2, end), into.taken)), into.taken += end - at2, into.taken < into.size || end === chunk.length ? end : (into.question.answer({ type: into.type, bytes: into.bytes ?? "too-large" }), body = void 0, end + 1);
  };
  return (chunk) => {
    for (let at2 = 0; at2 < chunk.length; )
      at2 = body === void 0 ? takeHead(chunk, at2) : takeBody(chunk, at2, body);
  };
}
function readHead(head, question) {
  let end = head.lastIndexOf(" "), size = Number(head.slice(end + 1));
  if (Number.isNaN(size)) {
    question.answer(void 0);
    return;
  }
  let type = head.slice(head.lastIndexOf(" ", end - 1) + 1, end);
  return { question, type, size, bytes: void 0, taken: 0 };
}

// src/workspace/git/object-reader.ts
var BUFFERED = {
  args: ["cat-file", "--batch-command", "--buffer"],
  ask: (name) => `contents ${name}
`,
  flush: `flush
`
}, PLAIN2 = { args: ["cat-file", "--batch"], ask: (name) => `${name}
`, flush: "" };
function startObjectReader(start) {
  let sent = waitingLine(), unsent = [], ending, end = (error) => {
    ending ??= error, [...sent.takeAll(), ...unsent.splice(0)].forEach(({ fail }) => fail(error));
  }, connect = (form) => openConnection(start, form, sent.next, (hasAnswered) => {
    if (hasAnswered || form === PLAIN2 || ending !== void 0) {
      end(new Error("`git cat-file` ended before it answered"));
      return;
    }
    connection = connect(PLAIN2), unsent = [...sent.takeAll(), ...unsent], send();
  }), send = () => {
    let questions = unsent.splice(0);
    questions.forEach(sent.add), connection.ask(questions.map(({ name }) => name));
  }, connection = connect(BUFFERED), ask = (question) => {
    if (ending !== void 0) {
      question.fail(ending);
      return;
    }
    unsent.push(question), unsent.length === 1 && queueMicrotask(send);
  };
  return {
    ask,
    read: (name, maxBytes) => new Promise((resolve, fail) => {
      ask({
        name,
        maxBytes,
        fail,
        answer: (object) => resolve(object === void 0 ? void 0 : detachBytes(object))
      });
    }),
    close: () => {
      ending = new Error("The reader of objects was closed"), connection.close();
    }
  };
}
function detachBytes({ type, bytes }) {
  let isView = bytes !== "too-large" && bytes.length * 2 < bytes.buffer.byteLength;
  return { type, bytes: isView ? Buffer.from(bytes) : bytes };
}
function openConnection(start, form, nextQuestion, onEnd) {
  let child = start(form.args), take = splitAnswers(nextQuestion), hasAnswered = !1;
  return child.stdout.on("data", (chunk) => {
    hasAnswered = !0, take(chunk);
  }), child.stderr.resume(), child.on("error", () => {
  }), child.on("close", () => onEnd(hasAnswered)), {
    ask: (names) => {
      names.length > 0 && child.stdin.write(`${names.map(form.ask).join("")}${form.flush}`);
    },
    close: () => {
      child.stdin.end(), child.kill();
    }
  };
}
function waitingLine() {
  let items = [], first = 0;
  return {
    add: (item) => {
      items.push(item);
    },
    next: () => {
      let item = items[first];
      if (item === void 0)
        throw new Error("`git cat-file` wrote an answer that nobody asked for");
      return first += 1, (first === items.length || first === 1e4) && (items = items.slice(first), first = 0), item;
    },
    takeAll: () => {
      let rest = items.slice(first);
      return items = [], first = 0, rest;
    }
  };
}

// src/workspace/git/read-trees.ts
var MAX_TREE_BYTES = 64 * 1024 * 1024;
async function readTree(objects, id) {
  return requireTree(await objects.read(`${id}^{tree}`, MAX_TREE_BYTES), id);
}
function visitTrees(objects, top, visit) {
  return new Promise((resolve, fail) => {
    let open2 = 0, ask = (id, name) => {
      open2 += 1, objects.ask({ name, maxBytes: MAX_TREE_BYTES, fail, answer: (object) => take(id, object) });
    }, take = (id, object) => {
      try {
        visit(requireTree(object, id)).forEach((next) => ask(next, next));
      } catch (error) {
        fail(error);
        return;
      }
      open2 -= 1, open2 === 0 && resolve();
    };
    ask(top, `${top}^{tree}`);
  });
}
function requireTree(object, id) {
  if (object?.type !== "tree" || object.bytes === "too-large") {
    let reason = object?.type === "tree" ? "is larger than 64 MB" : "is not in this clone";
    throw new GitError("git cat-file", void 0, `the tree ${id} ${reason}`);
  }
  return object.bytes;
}

// src/workspace/git/list-blobs.ts
var RECORD = /^(?<mode>\d+) \w+ (?<id>[\da-f]+) +(?<size>\d+|-|BAD)\t(?<path>[^]*)$/;
async function listBlobs(git, commit) {
  let output = await runGitOrFail(git, ["ls-tree", "-r", "-l", "-z", "--full-tree", checkedId(commit)]);
  return splitNull(output).flatMap((record) => {
    let { mode = "", id = "", size = "", path = "" } = RECORD.exec(record)?.groups ?? {};
    return isPlainPath(path) ? [{ path, kind: kindOfMode(mode), id, size: /^\d/.test(size) ? Number(size) : void 0 }] : [];
  });
}
function kindOfMode(mode) {
  return mode === "120000" ? "symlink" : mode === "160000" ? "submodule" : "file";
}

// src/workspace/git/working-tree.ts
import { devNull as devNull2 } from "node:os";

// src/workspace/git/path-records.ts
function readPathRecords(records, endings) {
  let found = [], start = 0;
  for (let end = records.indexOf(0); end >= 0; end = records.indexOf(0, start))
    records[start] === 63 ? found.push(readOther(records, start + 2, end)) : (records[start + 2 + 1] !== 48 || endings.endBytes(records, start, end)) && found.push(readTracked(records, start + 2, end)), start = end + 1;
  return found;
}
function readOther(records, start, end) {
  let isSubmodule = records[end - 1] === 47;
  return { path: records.toString("utf8", start, isSubmodule ? end - 1 : end), isSubmodule, isTracked: !1 };
}
function readTracked(records, start, end) {
  return { path: records.toString("utf8", records.indexOf(9, start) + 1, end), isSubmodule: records.toString("latin1", start, start + 6) === "160000", isTracked: !0 };
}

// src/workspace/git/working-tree.ts
async function findInWorkingTree(git, endings) {
  let list = { ...git, settings: [...git.settings, "-c", `core.excludesFile=${devNull2}`] }, records = await runGitOrFail(list, ["ls-files", "-z", "-t", ...["--stage", "--others", "--exclude-standard"]]);
  return records.length === 0 ? void 0 : readPathRecords(records, endings);
}

// src/workspace/git/git.ts
function gitRepository(git) {
  let reader, isOpen = !0, objects = () => {
    if (!isOpen)
      throw new Error("The repository was closed");
    return reader ??= startObjectReader((args) => startGit(git, args));
  };
  return {
    root: git.directory,
    resolve: (ref) => resolveCommit(git, ref),
    mergeBase: (a, b) => findMergeBase(git, a, b),
    defaultBase: () => findDefaultBase(git),
    currentBranch: () => findCurrentBranch(git),
    diff: (base, head) => readPatch(git, base, head),
    account: (base, head) => readAccount(git, base, head),
    recentCommits: (from, most, without) => readLog(git, from, most, without),
    recentMessages: (from, most, without) => readLogMessages(git, from, most, without),
    recentPaths: (from, most) => readLoggedPaths(git, from, most),
    mainLine: (from, most) => readMainLine(git, from, most),
    remoteName: () => findRemoteName(git),
    readTree: async (id) => readTree(objects(), checkedId(id)),
    visitTrees: async (top, visit) => visitTrees(objects(), checkedId(top), visit),
    listBlobs: (commit) => listBlobs(git, commit),
    readBlob: async (id, maxBytes) => {
      let object = await objects().read(checkedId(id), maxBytes);
      return object?.type === "blob" ? object.bytes : void 0;
    },
    findInWorkingTree: (folder, endings) => findInWorkingTree({ ...git, directory: folder }, endings),
    close: () => {
      isOpen = !1, reader?.close();
    }
  };
}

// src/workspace/git/safe-git.ts
import { devNull as devNull3 } from "node:os";
function safeGit(directory, environment) {
  return { directory, environment: safeEnvironment(environment), settings: SETTINGS };
}
async function readSafeDirectories(directory, environment) {
  let git = { directory, environment: withoutGitVariables(environment), settings: [] }, read = (scope) => runGit(git, ["config", scope, "--null", "--get-all", "safe.directory"]);
  return (await Promise.all([read("--system"), read("--global")])).flatMap(({ stdout }) => splitNull(stdout)).flatMap((folder) => ["-c", `safe.directory=${folder}`]);
}
var SETTINGS = [
  "core.quotePath=true",
  "core.fsmonitor=",
  `core.hooksPath=${devNull3}`,
  "core.untrackedCache=false",
  "diff.noprefix=false",
  "diff.mnemonicPrefix=false",
  "diff.suppressBlankEmpty=false",
  "diff.autoRefreshIndex=false",
  "diff.renameLimit=1000",
  "diff.algorithm=default",
  "submodule.recurse=false"
].flatMap((setting) => ["-c", setting]);
function safeEnvironment(environment) {
  let index = environment.GIT_INDEX_FILE;
  return {
    ...withoutGitVariables(environment),
    ...index === void 0 ? {} : { GIT_INDEX_FILE: index },
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: devNull3,
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

// src/workspace/git/open-repository.ts
async function openRepository(folder, environment = process.env) {
  let directory = resolvePath(folder), base = safeGit(directory, environment), first = await findRoot(base);
  if (first.kind === "root")
    return open(base, first.root);
  if (first.code !== "dubious-ownership")
    return first;
  let trusting = { ...base, settings: [...base.settings, ...await readSafeDirectories(directory, environment)] }, second = await findRoot(trusting);
  return second.kind === "root" ? open(trusting, second.root) : second;
}
function open(git, root) {
  return { kind: "repository", repository: gitRepository({ ...git, directory: root }) };
}
async function findRoot(git) {
  let answer;
  try {
    answer = await runGit(git, ["rev-parse", "--show-toplevel"]);
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
    return describeFailure(git, answer);
  let root = answer.stdout.toString("utf8").replace(/\r?\n$/, "");
  return await isInside(git.directory, root) ? { kind: "root", root } : foreignWorktree(git.directory, root);
}
async function isInside(folder, root) {
  let path = relative(await realpath(root), await realpath(folder));
  return path !== ".." && !/^\.\.[\\/]/.test(path) && resolvePath(root, path) !== path;
}
function foreignWorktree(directory, root) {
  let message = `The repository of "${directory}" says that its files are in "${root}"`;
  return problem("foreign-worktree", message, "Remove `core.worktree` from its configuration.");
}
function describeFailure(git, answer) {
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
      "Run this inside a clone, or give the change with `--diff`."
    );
  throw new GitError("git rev-parse", answer.exitCode, answer.stderr);
}
function problem(code, message, hint) {
  return { kind: "problem", code, message, hint };
}

export {
  openRepository
};

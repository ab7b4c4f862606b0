import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  GitError,
  runGit,
  runGitOrFail,
  splitNull,
  startGit
} from "./chunk-YKRY7AOQ.js";
import {
  NO_RULES,
  readOptions
} from "./chunk-YHQRVUFE.js";
import {
  messageOf,
  runError,
  usageError
} from "./chunk-7BEF2JZ2.js";
import {
  readText
} from "./chunk-RXXGZFEM.js";
import {
  byPath,
  folderOf,
  isGitFolder,
  isPlainPath,
  nameOf,
  parentsOf
} from "./chunk-AK4O2FCH.js";
import {
  sourceText
} from "./chunk-76LYEDA7.js";
import {
  __commonJS,
  __toESM
} from "./chunk-NPAHB2OU.js";

// node_modules/parse-diff/index.js
var require_parse_diff = __commonJS({
  "node_modules/parse-diff/index.js"(exports, module) {
    module.exports = (n) => {
      if (!n) return [];
      if (typeof n != "string" || n.match(/^\s+$/)) return [];
      let s = n.split(`
`);
      if (s.length === 0) return [];
      let a = [], o = null, d = null, u = 0, m = 0, l = null, g = (e) => {
        d?.changes.push({ type: "normal", normal: !0, ln1: u++, ln2: m++, content: e }), l.oldLines--, l.newLines--;
      }, p = (e) => {
        let [t, r] = parseFiles(e) ?? [];
        o = { chunks: [], deletions: 0, additions: 0, from: t, to: r }, a.push(o);
      }, i = () => {
        (!o || o.chunks.length) && p();
      }, $ = (e, t) => {
        i(), o.new = !0, o.newMode = t[1], o.from = "/dev/null";
      }, N = (e, t) => {
        i(), o.deleted = !0, o.oldMode = t[1], o.to = "/dev/null";
      }, x = (e, t) => {
        i(), o.oldMode = t[1];
      }, F = (e, t) => {
        i(), o.newMode = t[1];
      }, S = (e, t) => {
        i(), o.index = e.split(" ").slice(1), t[1] && (o.oldMode = o.newMode = t[1].trim());
      }, k = (e) => {
        i(), o.from = parseOldOrNewFile(e);
      }, y = (e) => {
        i(), o.to = parseOldOrNewFile(e);
      }, f = (e) => +(e || 1), M = (e, t) => {
        o || p(e);
        let [r, c, w, L] = t.slice(1);
        u = +r, m = +w, d = { content: e, changes: [], oldStart: +r, oldLines: f(c), newStart: +w, newLines: f(L) }, l = { oldLines: f(c), newLines: f(L) }, o.chunks.push(d);
      }, R = (e) => {
        d && (d.changes.push({ type: "del", del: !0, ln: u++, content: e }), o.deletions++, l.oldLines--);
      }, b = (e) => {
        d && (d.changes.push({ type: "add", add: !0, ln: m++, content: e }), o.additions++, l.newLines--);
      }, h = (e) => {
        if (!d) return;
        let [t] = d.changes.slice(-1);
        d.changes.push({ type: t.type, [t.type]: !0, ln1: t.ln1, ln2: t.ln2, ln: t.ln, content: e });
      }, _ = [[/^diff\s/, p], [/^new file mode (\d+)$/, $], [/^deleted file mode (\d+)$/, N], [/^old mode (\d+)$/, x], [/^new mode (\d+)$/, F], [/^index\s[\da-zA-Z]+\.\.[\da-zA-Z]+(\s(\d+))?$/, S], [/^---\s/, k], [/^\+\+\+\s/, y], [/^@@\s+-(\d+),?(\d+)?\s+\+(\d+),?(\d+)?\s@@/, M], [/^\\ No newline at end of file$/, h]], v = [[/^\\ No newline at end of file$/, h], [/^-/, R], [/^\+/, b], [/^\s*/, g]], C = (e) => {
        for (let [t, r] of v) {
          let c = e.match(t);
          if (c) {
            r(e, c);
            break;
          }
        }
        l.oldLines === 0 && l.newLines === 0 && (l = null);
      }, H = (e) => {
        for (let [t, r] of _) {
          let c = e.match(t);
          if (c) {
            r(e, c);
            break;
          }
        }
      }, O = (e) => {
        l ? C(e) : H(e);
      };
      for (let e of s) O(e);
      return a;
    };
    var fileNameDiffRegex = /(a|i|w|c|o|1|2)\/.*(?=["']? ["']?(b|i|w|c|o|1|2)\/)|(b|i|w|c|o|1|2)\/.*$/g, gitFileHeaderRegex = /^(a|b|i|w|c|o|1|2)\//, parseFiles = (n) => n?.match(fileNameDiffRegex)?.map((a) => a.replace(gitFileHeaderRegex, "").replace(/("|')$/, "")), qoutedFileNameRegex = /^\\?['"]|\\?['"]$/g, parseOldOrNewFile = (n) => {
      let s = leftTrimChars(n, "-+").trim();
      return s = removeTimeStamp(s), s.replace(qoutedFileNameRegex, "").replace(gitFileHeaderRegex, "");
    }, leftTrimChars = (n, s) => {
      if (n = makeString(n), !s && String.prototype.trimLeft) return n.trimLeft();
      let a = formTrimmingString(s);
      return n.replace(new RegExp(`^${a}+`), "");
    }, timeStampRegex = /\t.*|\d{4}-\d\d-\d\d\s\d\d:\d\d:\d\d(.\d+)?\s(\+|-)\d\d\d\d/, removeTimeStamp = (n) => {
      let s = timeStampRegex.exec(n);
      return s && (n = n.substring(0, s.index).trim()), n;
    }, formTrimmingString = (n) => n == null ? "\\s" : n instanceof RegExp ? n.source : `[${makeString(n).replace(/([.*+?^=!:${}()|[\]/\\])/g, "\\$1")}]`, makeString = (n) => `${n ?? ""}`;
  }
});

// src/workspace/checkout.ts
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync
} from "node:fs";
import { join, resolve, sep } from "node:path";

// src/workspace/at-most.ts
function atMost(limit) {
  let waiting = [], running = 0, first = 0, release = () => {
    let next = waiting[first];
    if (next === void 0) {
      running -= 1;
      return;
    }
    first += 1, first === waiting.length && (waiting.length = 0, first = 0), next();
  };
  return async (task) => {
    running < limit ? running += 1 : await new Promise((resolve2) => {
      waiting.push(resolve2);
    });
    try {
      return await task();
    } finally {
      release();
    }
  };
}

// src/workspace/endings.ts
var EVERYTHING = { endText: () => !0, endBytes: () => !0 };
function readEndings(endings) {
  if (endings.includes(""))
    return EVERYTHING;
  let texts = groupByLast(endings, (ending) => codesOf(ending)), bytes = groupByLast(endings, (ending) => [...Buffer.from(ending)]);
  return {
    endText: (path) => texts.get(lowerCase(path.charCodeAt(path.length - 1)))?.some((ending) => endsText(path, ending)) === !0,
    endBytes: (path, start, end) => (end > start ? bytes.get(lowerCase(path[end - 1] ?? 0)) : void 0)?.some((ending) => endsBytes(path, start, end, ending)) === !0
  };
}
function withoutFolders(endings) {
  return endings.map((ending) => ending.slice(ending.lastIndexOf("/") + 1));
}
function codesOf(text) {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
}
function groupByLast(endings, codesOf2) {
  let groups = /* @__PURE__ */ new Map();
  for (let codes of endings.map(codesOf2)) {
    let last = codes.at(-1);
    last !== void 0 && groups.set(last, [...groups.get(last) ?? [], codes]);
  }
  return groups;
}
function endsText(path, ending) {
  let from = path.length - ending.length;
  return from >= 0 && ending.every((code, index) => lowerCase(path.charCodeAt(from + index)) === code);
}
function endsBytes(bytes, start, end, ending) {
  let from = end - ending.length;
  return from >= start && ending.every((code, index) => lowerCase(bytes[from + index] ?? 0) === code);
}
function lowerCase(code) {
  return code >= 65 && code <= 90 ? code | 32 : code;
}

// src/workspace/merge-entries.ts
function mergeEntries(...answers) {
  let sorted = answers.flat().sort(byPath);
  return sorted.filter(({ path }, index) => path !== sorted[index - 1]?.path);
}

// src/workspace/open-repository.ts
import { realpath } from "node:fs/promises";
import { relative, resolve as resolvePath } from "node:path";

// src/workspace/object-id.ts
var OBJECT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
function isObjectId(text) {
  return OBJECT_ID.test(text);
}
function checkedId(id) {
  if (!isObjectId(id))
    throw new Error(`"${id}" is not the full id of a git object`);
  return id;
}

// src/workspace/git-commits.ts
async function findDefaultBase(git) {
  let head = await resolveCommit(git, "HEAD"), remote = await upstreamRemote(git), names = ["HEAD", "main", "master"].map((name) => `refs/remotes/${remote}/${name}`);
  for (let ref of [...names, "refs/heads/main", "refs/heads/master"]) {
    let tip = await resolveCommit(git, ref), commit = head === void 0 || tip === void 0 ? void 0 : await findMergeBase(git, head, tip);
    if (commit !== void 0)
      return { commit, ref: ref.replace(/^refs\/(?:remotes|heads)\//, "") };
  }
}
async function upstreamRemote(git) {
  let branch = await readLine(git, ["symbolic-ref", "--quiet", "--short", "HEAD"]), remote = branch === "" ? "" : await readLine(git, ["config", "--get", `branch.${branch}.remote`]);
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

// src/workspace/git-diff.ts
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
  // `dirty` compares a submodule's commit only; more would run git inside of it, by its own configuration.
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
  let files = [], at = 0;
  for (; fields[at]?.startsWith(":") === !0; ) {
    let letter = fields[at]?.split(" ")[4]?.[0] ?? "", first = fields[at + 1] ?? "", moved = letter === "R" || letter === "C";
    files.push(moved ? { path: fields[at + 2] ?? "", previousPath: first, letter } : { path: first, letter }), at += moved ? 3 : 2;
  }
  return files.map((file) => {
    let [additions = "", deletions = "", path = ""] = (fields[at] ?? "").split("	");
    return at += path === "" ? 3 : 1, { ...file, additions: countOf(additions), deletions: countOf(deletions) };
  });
}
function countOf(text) {
  return text === "-" ? void 0 : Number(text);
}

// src/workspace/object-answers.ts
function splitAnswers(nextQuestion) {
  let head = "", body, takeHead = (chunk, at) => {
    let end = chunk.indexOf(10, at);
    return head += chunk.toString("latin1", at, end < 0 ? chunk.length : end), end < 0 ? chunk.length : (body = readHead(head, nextQuestion()), head = "", body === void 0 ? end + 1 : takeWhole(chunk, end + 1, body));
  }, takeWhole = (chunk, at, { question, type, size }) => {
    let end = at + size;
    return end >= chunk.length || size > question.maxBytes ? at : (body = void 0, question.answer({ type, bytes: chunk.subarray(at, end) }), end + 1);
  }, takeBody = (chunk, at, into) => {
    let end = Math.min(chunk.length, at + into.size - into.taken);
    return into.size <= into.question.maxBytes && (into.bytes ??= Buffer.allocUnsafe(into.size), into.bytes.set(chunk.subarray(at, end), into.taken)), into.taken += end - at, into.taken < into.size || end === chunk.length ? end : (into.question.answer({ type: into.type, bytes: into.bytes ?? "too-large" }), body = void 0, end + 1);
  };
  return (chunk) => {
    for (let at = 0; at < chunk.length; )
      at = body === void 0 ? takeHead(chunk, at) : takeBody(chunk, at, body);
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

// src/workspace/object-reader.ts
var BUFFERED = {
  args: ["cat-file", "--batch-command", "--buffer"],
  ask: (name) => `contents ${name}
`,
  flush: `flush
`
}, PLAIN = { args: ["cat-file", "--batch"], ask: (name) => `${name}
`, flush: "" };
function startObjectReader(start) {
  let sent = waitingLine(), unsent = [], ending, end = (error) => {
    ending ??= error, [...sent.takeAll(), ...unsent.splice(0)].forEach(({ fail }) => fail(error));
  }, connect = (form) => openConnection(start, form, sent.next, (hasAnswered) => {
    if (hasAnswered || form === PLAIN || ending !== void 0) {
      end(new Error("`git cat-file` ended before it answered"));
      return;
    }
    connection = connect(PLAIN), unsent = [...sent.takeAll(), ...unsent], send();
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
    read: (name, maxBytes) => new Promise((resolve2, fail) => {
      ask({ name, maxBytes, fail, answer: (object) => resolve2(object === void 0 ? void 0 : ownBytes(object)) });
    }),
    close: () => {
      ending = new Error("The reader of objects was closed"), connection.close();
    }
  };
}
function ownBytes({ type, bytes }) {
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
        throw new Error("`git cat-file` answered what nobody asked");
      return first += 1, (first === items.length || first === 1e4) && (items = items.slice(first), first = 0), item;
    },
    takeAll: () => {
      let rest = items.slice(first);
      return items = [], first = 0, rest;
    }
  };
}

// src/workspace/read-trees.ts
var MAX_TREE_BYTES = 64 * 1024 * 1024;
async function readTree(objects, id) {
  return bytesOf(await objects.read(`${id}^{tree}`, MAX_TREE_BYTES), id);
}
function visitTrees(objects, top, visit) {
  return new Promise((resolve2, fail) => {
    let open2 = 0, ask = (id, name) => {
      open2 += 1, objects.ask({ name, maxBytes: MAX_TREE_BYTES, fail, answer: (object) => take(id, object) });
    }, take = (id, object) => {
      try {
        visit(bytesOf(object, id)).forEach((next) => ask(next, next));
      } catch (error) {
        fail(error);
        return;
      }
      open2 -= 1, open2 === 0 && resolve2();
    };
    ask(top, `${top}^{tree}`);
  });
}
function bytesOf(object, id) {
  if (object?.type !== "tree" || object.bytes === "too-large") {
    let reason = object?.type === "tree" ? "is larger than 64 MB" : "is not in this clone";
    throw new GitError("git cat-file", void 0, `the tree ${id} ${reason}`);
  }
  return object.bytes;
}

// src/workspace/working-tree.ts
import { devNull as devNull2 } from "node:os";

// src/workspace/tracked-paths.ts
function findTracked(records, endings) {
  let found = [], start = 0;
  for (let end = records.indexOf(0); end >= 0; end = records.indexOf(0, start)) {
    if (records[start + 1] !== 48 || endings.endBytes(records, start, end)) {
      let path = records.toString("utf8", records.indexOf(9, start) + 1, end);
      found.push({ path, mode: records.toString("latin1", start, start + 6) });
    }
    start = end + 1;
  }
  return found;
}

// src/workspace/working-tree.ts
async function findInWorkingTree(git, endings) {
  let list = { ...git, settings: [...git.settings, "-c", `core.excludesFile=${devNull2}`] }, [tracked, others] = await Promise.all([
    runGitOrFail(list, ["ls-files", "-z", "--stage"]),
    runGitOrFail(list, ["ls-files", "-z", "--others", "--exclude-standard"])
  ]);
  if (!(tracked.length === 0 && others.length === 0))
    return [
      ...findTracked(tracked, endings).map(({ path, mode }) => ({ path, isSubmodule: mode === "160000" })),
      ...splitNull(others).map(readOther)
    ];
}
function readOther(path) {
  return path.endsWith("/") ? { path: path.slice(0, -1), isSubmodule: !0 } : { path, isSubmodule: !1 };
}

// src/workspace/git.ts
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
    diff: (base, head) => readPatch(git, base, head),
    account: (base, head) => readAccount(git, base, head),
    remoteName: () => findRemoteName(git),
    readTree: async (id) => readTree(objects(), checkedId(id)),
    visitTrees: async (top, visit) => visitTrees(objects(), checkedId(top), visit),
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

// src/workspace/safe-git.ts
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

// src/workspace/open-repository.ts
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
    return problemOf(git, answer);
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

// src/workspace/real-folders.ts
async function areFolders(disk, folders) {
  for (let folder of folders)
    if (!await isFolder(disk, folder))
      return !1;
  return !0;
}
function rememberFolders(disk) {
  let known = /* @__PURE__ */ new Map([["", Promise.resolve(!0)]]), look = async (folder) => await isReal(folderOf(folder)) && await isFolder(disk, folder), isReal = (folder) => {
    let answer = known.get(folder) ?? look(folder);
    return known.set(folder, answer), answer;
  };
  return isReal;
}
async function isFolder(disk, folder) {
  return folder === "" ? !0 : (isGitFolder(nameOf(folder)) ? void 0 : await disk.kindOf(folder)) === "folder" && await disk.kindOf(`${folder}/.git`) === void 0;
}

// src/workspace/walk.ts
var AT_ONCE = 32;
async function walkFolder(disk, folder, limits) {
  let entries = [], level = [folder], seen = 0;
  for (; level.length > 0; ) {
    let next = [];
    for (let at = 0; at < level.length; at += AT_ONCE) {
      let listings = await Promise.all(level.slice(at, at + AT_ONCE).map((path) => listFolder(disk, path)));
      for (let listing of listings)
        listing.entries.forEach((entry) => entries.push(entry)), listing.folders.filter((path) => !limits.skipped.includes(nameOf(path))).forEach((path) => next.push(path)), seen += listing.entries.length + listing.folders.length;
      if (seen > limits.maxEntries)
        return { entries, isComplete: !1 };
    }
    level = next;
  }
  return { entries, isComplete: !0 };
}
async function listFolder(disk, folder) {
  let children = await disk.readFolder(folder);
  if (folder !== "" && children.some((child) => child.name === ".git"))
    return { entries: [{ path: folder, kind: "submodule" }], folders: [] };
  let entries = [], folders = [];
  for (let child of children.filter(({ name }) => !isGitFolder(name))) {
    let path = folder === "" ? child.name : `${folder}/${child.name}`;
    child.kind === "folder" ? folders.push(path) : child.kind !== "other" && entries.push({ path, kind: child.kind });
  }
  return { entries, folders };
}

// src/workspace/find-on-disk.ts
var WALK_LIMITS = { skipped: ["node_modules"], maxEntries: 25e4 }, AT_ONCE2 = 32;
async function findOnDisk(disk, root, query, limits = WALK_LIMITS) {
  let endings = readEndings(query.endings), isWanted = ({ path, kind }) => kind !== "file" || endings.endText(path), known = await askGit(root, endings), found = known === void 0 ? await walk(disk, query, limits) : await lookAt(disk, known);
  return { ...found, entries: found.entries.filter(isWanted) };
}
async function askGit(root, endings) {
  let opened = await openRepository(root);
  if (opened.kind !== "problem")
    try {
      return await opened.repository.findInWorkingTree(root, endings);
    } catch (error) {
      if (error instanceof GitError)
        return;
      throw error;
    } finally {
      opened.repository.close();
    }
}
async function lookAt(disk, paths) {
  let isRealFolder = rememberFolders(disk), inTurn = atMost(AT_ONCE2), found = await Promise.all(
    [...groupByFolder(paths)].map(
      ([folder, inside]) => inTurn(async () => await isRealFolder(folder) ? keepStanding(inside, await listFolder(disk, folder)) : [])
    )
  );
  return { entries: mergeEntries(found.flat()), isComplete: !0 };
}
function groupByFolder(paths) {
  let groups = /* @__PURE__ */ new Map();
  for (let one of paths.filter(({ path }) => isPlainPath(path))) {
    let folder = folderOf(one.path), group = groups.get(folder) ?? [];
    group.push(one), groups.set(folder, group);
  }
  return groups;
}
function keepStanding(paths, { entries, folders }) {
  let standing = new Map(entries.map((entry) => [entry.path, entry])), standingFolders = new Set(folders);
  return paths.flatMap(({ path, isSubmodule }) => {
    let entry = standing.get(path);
    return entry !== void 0 ? [entry] : isSubmodule && standingFolders.has(path) ? [{ path, kind: "submodule" }] : [];
  });
}
async function walk(disk, query, limits) {
  let { entries, isComplete } = await walkFolder(disk, "", limits);
  if (isComplete)
    return { entries: mergeEntries(entries), isComplete, holdsIgnored: !0 };
  let asked = [entries];
  for (let folder of await insideOf(disk, query.deep))
    asked.push((await walkFolder(disk, folder, limits)).entries);
  for (let folder of await insideOf(disk, query.shallow))
    asked.push((await listFolder(disk, folder)).entries);
  return { entries: mergeEntries(...asked), isComplete, holdsIgnored: !0 };
}
async function insideOf(disk, folders) {
  let inside = [];
  for (let folder of new Set(folders))
    isPlainPath(folder) && await areFolders(disk, [...parentsOf(folder), folder]) && inside.push(folder);
  return inside;
}

// src/workspace/checkout.ts
var MAX_FILE_BYTES = 64 * 1024 * 1024;
function checkoutWorkspace(folder, name = "the working tree") {
  let root = resolve(folder), disk = diskBelow(root), isRealFolder = rememberFolders(disk);
  return {
    name,
    list: async (folder2) => (isInside2(folder2) && await isRealFolder(folder2) ? await walkFolder(disk, folder2, EVERYTHING2) : { entries: [] }).entries.toSorted(byPath),
    find: (query) => findOnDisk(disk, root, query),
    read: async (path) => isInside2(path) && !isGitFolder(nameOf(path)) && await isRealFolder(folderOf(path)) ? readPath(join(root, path)) : { kind: "missing" },
    sizeOf: async (path) => {
      let stats = isInside2(path) && await isRealFolder(folderOf(path)) ? statOf(join(root, path)) : void 0;
      return stats?.isFile() === !0 ? stats.size : void 0;
    }
  };
}
var EVERYTHING2 = { skipped: [], maxEntries: Number.POSITIVE_INFINITY };
function isInside2(path) {
  return isPlainPath(path) && (sep === "/" || !path.includes(sep));
}
function diskBelow(root) {
  return {
    kindOf: (path) => {
      let stats = statOf(join(root, path));
      return Promise.resolve(stats === void 0 ? void 0 : kindOf(stats));
    },
    readFolder: async (path) => readFolder(join(root, path)).map((child) => ({ name: child.name, kind: kindOf(child) }))
  };
}
function statOf(path) {
  try {
    return lstatSync(path, { throwIfNoEntry: !1 });
  } catch {
    return;
  }
}
function kindOf(found) {
  return found.isFile() ? "file" : found.isDirectory() ? "folder" : found.isSymbolicLink() ? "symlink" : "other";
}
function readFolder(path) {
  try {
    return readdirSync(path, { withFileTypes: !0 });
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "EACCES", "EPERM", "ENAMETOOLONG", "ELOOP"].includes(codeOf(error)))
      return [];
    throw error;
  }
}
var OPEN_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0), TELLS_LINKS = constants.O_NOFOLLOW !== void 0;
function readPath(path) {
  try {
    return TELLS_LINKS || !lstatSync(path).isSymbolicLink() ? readFile(path) : readLink(path);
  } catch (error) {
    let problem2 = codeOf(error) === "ELOOP" ? readLinkIfOne(path) : problemOf2(codeOf(error));
    if (problem2 === void 0)
      throw error;
    return problem2;
  }
}
function readLinkIfOne(path) {
  return statOf(path)?.isSymbolicLink() === !0 ? readLink(path) : CHANGED;
}
function readLink(path) {
  return { kind: "symlink", target: readlinkSync(path).replaceAll(sep, "/") };
}
var CHANGED = { kind: "not-a-file", reason: "it changed while it was read" };
function readFile(path) {
  let file = openSync(path, OPEN_FLAGS);
  try {
    let stats = fstatSync(file);
    return whyNoFile(path, stats) ?? { kind: "file", bytes: readBytes(file, stats.size) };
  } finally {
    closeSync(file);
  }
}
function whyNoFile(path, stats) {
  return stats.isDirectory() ? { kind: "not-a-file", reason: statOf(join(path, ".git")) !== void 0 ? "it is a submodule" : "it is a folder" } : stats.isFile() ? stats.size > MAX_FILE_BYTES ? { kind: "not-a-file", reason: "it is larger than 64 MB" } : void 0 : { kind: "not-a-file", reason: "it is a device, a pipe or a socket" };
}
function readBytes(file, size) {
  let bytes = Buffer.allocUnsafe(size), filled = 0;
  for (; filled < size; ) {
    let count = readSync(file, bytes, filled, size - filled, filled);
    if (count === 0)
      return bytes.subarray(0, filled);
    filled += count;
  }
  return bytes;
}
function problemOf2(code) {
  switch (code) {
    case "ENOENT":
    case "ENOTDIR":
    case "ENAMETOOLONG":
      return { kind: "missing" };
    case "EACCES":
    case "EPERM":
      return { kind: "not-a-file", reason: "reading it is not permitted" };
    case "EISDIR":
      return CHANGED;
    // A socket cannot be opened.
    case "ENXIO":
    case "EOPNOTSUPP":
      return { kind: "not-a-file", reason: "it is a device, a pipe or a socket" };
    default:
      return;
  }
}
function codeOf(error) {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

// src/jobs/open-folder.ts
async function openFolder(repo) {
  let root = repo ?? await repositoryAround(".");
  return { root, workspace: checkoutWorkspace(root) };
}
async function repositoryAround(folder) {
  let opened = await openRepository(folder);
  return opened.kind === "problem" ? folder : (opened.repository.close(), opened.repository.root);
}
async function ownNameOf(folder) {
  let opened = await openRepository(folder);
  if (opened.kind !== "problem")
    try {
      let name = await opened.repository.remoteName();
      return name?.startsWith(GITHUB) === !0 ? name.slice(GITHUB.length) : void 0;
    } finally {
      opened.repository.close();
    }
}
var GITHUB = "github.com/";

// src/read-config.ts
var CONFIG_PATH = ".github/housestyle.yml";
async function readConfigOf(workspace, named) {
  let path = named ?? CONFIG_PATH, file = await readText(workspace, path);
  if (file.kind === "text")
    return (await import("./read-config-text-Y72WDDP3.js")).readConfig(file.source);
  if (file.code === "missing" && named === void 0)
    return { options: /* @__PURE__ */ new Map(), rules: NO_RULES };
  throw usageError(
    "config-unreadable",
    `The configuration cannot be read from ${workspace.name}: ${file.message}`,
    "Check `config`.",
    { path, ...file.position }
  );
}

// src/commands/guidance.ts
import { readFile as readFile2 } from "node:fs/promises";
async function localGuidance(repository, trusted, options, userFolder) {
  let userSettings = await readUserSettings(options.userSettings, trusted, readOwnFile);
  return {
    repository,
    ...userSettings === void 0 ? {} : { userSettings },
    ...userFolder === void 0 ? {} : { userFolder: checkoutWorkspace(userFolder, "the user folder") }
  };
}
function workflowUserSettings(options, trusted) {
  return readUserSettings(options.userSettings, trusted, (path) => readTrustedFile(trusted, path));
}
var OPTION = "user-settings";
async function readUserSettings(given, trusted, readNamed2) {
  return given === void 0 || given.value.trimStart().startsWith("{") ? given === void 0 ? void 0 : sourceText(OPTION, given.value) : given.isShared ? readTrustedFile(trusted, given.value) : readNamed2(given.value);
}
async function readOwnFile(path) {
  try {
    return sourceText(path, await readFile2(path, "utf8"));
  } catch (error) {
    throw unusable(path, messageOf(error));
  }
}
async function readTrustedFile(trusted, path) {
  let read = await readText(trusted, path);
  if (read.kind === "problem")
    throw unusable(path, read.message);
  return read.source;
}
function unusable(path, reason) {
  return usageError("user-settings", `The settings "${path}" cannot be read: ${reason}`, "Check `user-settings`.");
}

// src/commands/open-change.ts
import { readFile as readFile5 } from "node:fs/promises";

// src/changes/apply.ts
function headTextFrom(before, file) {
  let lines = splitLines(before);
  return fits(lines, file, "old") ? applyHunks(lines, file) : fits(lines, file, "new") ? before : void 0;
}
function splitLines(text) {
  let lines = [];
  for (let start = 0; start < text.length; ) {
    let newline = text.indexOf(`
`, start), end = newline < 0 ? text.length : newline + 1;
    lines.push(text.slice(start, end)), start = end;
  }
  return lines;
}
function fits(lines, file, side) {
  return file.hunks.every(
    (hunk) => hunk.lines.every((line) => line.kind === "context" ? isAt(lines, side === "old" ? line.oldLine : line.newLine, line) : line.kind === "removed" ? side === "new" || isAt(lines, line.oldLine, line) : side === "old" || isAt(lines, line.newLine, line))
  );
}
function isAt(lines, number, { text }) {
  let line = lines[number - 1];
  return line === text || line === `${text}
`;
}
function applyHunks(lines, file) {
  let applied = [], next = 0, keepUntil = (end) => {
    for (; next < end && next < lines.length; next += 1)
      applied.push(lines[next] ?? "");
  };
  for (let hunk of file.hunks) {
    keepUntil(hunk.oldLines === 0 ? hunk.oldStart : hunk.oldStart - 1);
    for (let line of hunk.lines)
      line.kind !== "removed" && applied.push(line.noNewline === !0 ? line.text : `${line.text}
`);
    next += hunk.oldLines;
  }
  return keepUntil(lines.length), applied.join("");
}

// src/changes/byte-text.ts
function endOfLine(bytes, start) {
  let end = bytes.indexOf(10, start);
  return end < 0 ? bytes.length : end;
}
function hasAt(bytes, ascii, start) {
  for (let index = 0; index < ascii.length; index += 1)
    if (bytes[start + index] !== ascii.charCodeAt(index))
      return !1;
  return !0;
}
function textAt(bytes, start, end) {
  return bytes.toString("utf8", start, end);
}
function countLineFeeds(bytes, start, end) {
  let count = 0;
  for (let at = endOfLine(bytes, start); at < end; at = endOfLine(bytes, at + 1))
    count += 1;
  return count;
}

// src/changes/clean-diff.ts
var ESCAPE = "\x1B", COLOUR = new RegExp(String.raw`${ESCAPE}\[[0-9;]*[mK]`, "g"), COLOURED_HEADER = new RegExp(String.raw`^(?:${ESCAPE}\[[0-9;]*m)+(?:diff --|--- |@@ )`, "m"), FIRST_HEADER = /^(?:diff --(?:git|cc|combined) |Index: |--- ).*$/m, BYTE_ORDER_MARK = Buffer.of(239, 187, 191), UTF16_MARK = Buffer.of(255, 254);
function cleanDiff(diff2) {
  let utf8 = startsWith(diff2, UTF16_MARK) ? Buffer.from(decodeDiff(diff2)) : diff2, unmarked = startsWith(utf8, BYTE_ORDER_MARK) ? utf8.subarray(BYTE_ORDER_MARK.length) : utf8, plain = isColoured(unmarked) ? replaceAll(unmarked, COLOUR, "") : unmarked;
  return isConverted(plain) ? replaceAll(plain, `\r
`, `
`) : plain;
}
function decodeDiff(bytes) {
  let utf16 = startsWith(bytes, UTF16_MARK);
  return new TextDecoder(utf16 ? "utf-16le" : "utf-8", { ignoreBOM: !0 }).decode(bytes);
}
function startsWith(bytes, mark) {
  return mark.every((byte, index) => bytes[index] === byte);
}
function isColoured(bytes) {
  return bytes.includes(ESCAPE) && findLine(bytes, COLOURED_HEADER) !== void 0;
}
function isConverted(bytes) {
  return findLine(bytes, FIRST_HEADER)?.endsWith("\r") === !0;
}
function findLine(bytes, pattern) {
  for (let piece of linePieces(bytes)) {
    let start = piece.search(pattern);
    if (start >= 0)
      return piece.slice(start).split(`
`, 1)[0];
  }
}
function replaceAll(bytes, pattern, replacement) {
  let replaced = Buffer.allocUnsafe(bytes.length), length = 0;
  for (let piece of linePieces(bytes))
    length += replaced.write(piece.replaceAll(pattern, replacement), length, "latin1");
  return replaced.subarray(0, length);
}
var PIECE_BYTES = 65536;
function* linePieces(bytes) {
  for (let start = 0; start < bytes.length; ) {
    let end = endOfLine(bytes, start + PIECE_BYTES) + 1;
    yield bytes.toString("latin1", start, end), start = end;
  }
}

// src/changes/git-path.ts
var ESCAPES = {
  a: 7,
  b: 8,
  t: 9,
  n: 10,
  v: 11,
  f: 12,
  r: 13,
  '"': 34,
  "\\": 92
};
function readQuotedPath(text, start = 0) {
  if (text[start] !== '"')
    return;
  let bytes = "", at = start + 1;
  for (; at < text.length && text[at] !== '"'; ) {
    let next = text[at] === "\\" ? readEscape(text, at) : readPlain(text, at);
    if (next === void 0)
      return;
    bytes += next.bytes, at = next.end;
  }
  return at < text.length ? { path: Buffer.from(bytes, "latin1").toString("utf8"), end: at + 1 } : void 0;
}
function readEscape(text, at) {
  let octal = text.slice(at + 1, at + 4);
  if (/^[0-3][0-7]{2}$/.test(octal))
    return { bytes: String.fromCharCode(Number.parseInt(octal, 8)), end: at + 4 };
  let byte = ESCAPES[text[at + 1] ?? ""];
  return byte === void 0 ? void 0 : { bytes: String.fromCharCode(byte), end: at + 2 };
}
var QUOTED_SPECIAL = /["\\]/g;
function readPlain(text, at) {
  QUOTED_SPECIAL.lastIndex = at;
  let end = QUOTED_SPECIAL.exec(text)?.index ?? text.length;
  return { bytes: Buffer.from(text.slice(at, end)).toString("latin1"), end };
}
function readWholePath(text) {
  let quoted = readQuotedPath(text);
  return quoted?.end === text.length ? quoted.path : text;
}
function readMarkedPath(text) {
  let quoted = readQuotedPath(text);
  if (quoted !== void 0)
    return { path: quoted.path, time: text.slice(quoted.end).trim() };
  let tab = text.indexOf("	");
  return tab < 0 ? { path: text, time: "" } : { path: text.slice(0, tab), time: text.slice(tab + 1) };
}

// src/changes/diff-names.ts
var GIT_PREFIXES = { from: "a/", to: "b/" }, NO_PREFIXES = { from: "", to: "" }, KNOWN_PREFIXES = [
  GIT_PREFIXES,
  ...["ab", "iw", "ci", "cw", "ow", "12"].flatMap(([one, two]) => [
    { from: `${one}/`, to: `${two}/` },
    { from: `${two}/`, to: `${one}/` }
  ]),
  NO_PREFIXES
];
function guessPrefixes(sections) {
  let files = sections.filter((section) => section.kind === "git"), best = { prefixes: GIT_PREFIXES, agreeing: 0 };
  for (let prefixes of KNOWN_PREFIXES) {
    let agreeing = files.filter((file) => headerNames(file, prefixes) !== void 0).length;
    best = agreeing > best.agreeing ? { prefixes, agreeing } : best;
  }
  return best.prefixes;
}
function namesOf(section, prefixes) {
  if (section.kind === "plain")
    return plainNames(section);
  for (let candidate of [prefixes, ...KNOWN_PREFIXES, ...prefixesIn(section)]) {
    let names = headerNames(section, candidate);
    if (names !== void 0)
      return names;
  }
  return markedNames(section, prefixes);
}
var MAX_NAMES_CHARACTERS = 8192, MAX_BLANKS = 64, PREFIX = /^[^"\s/]+\/$/;
function prefixesIn({ names }) {
  if (names.length > MAX_NAMES_CHARACTERS)
    return [];
  let found = [], blank = names.indexOf(" ");
  for (let tries = 0; blank >= 0 && tries < MAX_BLANKS; tries += 1) {
    let from = names.slice(0, names.indexOf("/") + 1), to = names.slice(blank + 1, names.indexOf("/", blank) + 1);
    PREFIX.test(from) && PREFIX.test(to) && names.slice(from.length, blank) === names.slice(blank + 1 + to.length) && found.push({ from, to }), blank = names.indexOf(" ", blank + 1);
  }
  return found;
}
function headerNames(section, prefixes) {
  let moved = movedNames(section), [from, to] = splitNames(section.names, prefixes, moved) ?? [];
  if (from?.startsWith(prefixes.from) !== !0 || to?.startsWith(prefixes.to) !== !0)
    return;
  let names = { from: from.slice(prefixes.from.length), to: to.slice(prefixes.to.length) };
  return (moved === void 0 ? names.from === names.to : names.from === moved.from && names.to === moved.to) ? names : void 0;
}
function movedNames(section) {
  let from = section.fields.get("rename from") ?? section.fields.get("copy from"), to = section.fields.get("rename to") ?? section.fields.get("copy to");
  return from === void 0 || to === void 0 ? void 0 : { from: readWholePath(from), to: readWholePath(to) };
}
function splitNames(names, prefixes, moved) {
  let quoted = readQuotedPath(names), path = (names.length - 1 - prefixes.from.length - prefixes.to.length) / 2, end = quoted?.end ?? prefixes.from.length + (moved === void 0 ? path : moved.from.length);
  if (!(!Number.isInteger(end) || names[end] !== " "))
    return [quoted?.path ?? names.slice(0, end), readWholePath(names.slice(end + 1))];
}
var NO_FILE = "/dev/null";
function markedNames(section, prefixes) {
  let moved = movedNames(section);
  if (moved !== void 0)
    return moved;
  let from = readMarkedPath(section.fields.get("---") ?? NO_FILE).path, to = readMarkedPath(section.fields.get("+++") ?? NO_FILE).path;
  return withoutPrefixes(from === NO_FILE ? void 0 : from, to === NO_FILE ? void 0 : to, prefixes);
}
var EPOCH = /^(?:1969-12-31|1970-01-01) /;
function plainNames(section) {
  let binary = section.fields.get("Binary files");
  if (binary !== void 0) {
    let [from2 = "", to2 = ""] = binary.slice(0, -7).split(" and ");
    return withoutPrefixes(from2 === NO_FILE ? void 0 : from2, to2 === NO_FILE ? void 0 : to2, GIT_PREFIXES);
  }
  let [from, to] = ["---", "+++"].map((name) => {
    let { path, time } = readMarkedPath(section.fields.get(name) ?? NO_FILE);
    return path === NO_FILE || EPOCH.test(time) ? void 0 : path;
  });
  return withoutPrefixes(from, to, GIT_PREFIXES);
}
function withoutPrefixes(from, to, prefixes) {
  if (from !== void 0 && to !== void 0) {
    let path = commonPath(from, to);
    return { from: path, to: path };
  }
  return {
    ...from === void 0 ? {} : { from: from.startsWith(prefixes.from) ? from.slice(prefixes.from.length) : from },
    ...to === void 0 ? {} : { to: to.startsWith(prefixes.to) ? to.slice(prefixes.to.length) : to }
  };
}
function commonPath(from, to) {
  let path = to.slice(to.indexOf("/") + 1);
  return from !== to && to.includes("/") && from.includes("/") && from.slice(from.indexOf("/") + 1) === path ? path : to;
}

// src/changes/parse-hunk.ts
var import_parse_diff = __toESM(require_parse_diff(), 1);
function parseHunkLines(hunk) {
  let changes = (0, import_parse_diff.default)(hunk)[0]?.chunks[0]?.changes ?? [], lines = [];
  for (let change of changes) {
    let last = lines.at(-1);
    change.content.startsWith("\\") ? last !== void 0 && (lines[lines.length - 1] = { ...last, noNewline: !0 }) : lines.push(lineOf(change));
  }
  return lines;
}
function lineOf(change) {
  let text = change.content.slice(1);
  return change.type === "normal" ? { kind: "context", oldLine: change.ln1, newLine: change.ln2, text } : change.type === "add" ? { kind: "added", newLine: change.ln, text } : { kind: "removed", oldLine: change.ln, text };
}

// src/changes/read-hunk.ts
var HUNK_HEADER = /^@@ -(\d{1,10})(?:,(\d{1,10}))? \+(\d{1,10})(?:,(\d{1,10}))? @@/, MAX_HEADER_BYTES = 60, NO_NEWLINE_MARK = "\\ No newline at end of file", MAX_ORDINARY_HEADING_BYTES = 200;
function readHunk(bytes, start, recent) {
  let found = HUNK_HEADER.exec(bytes.toString("latin1", start, start + MAX_HEADER_BYTES));
  if (found === null)
    return { kind: "no-hunk" };
  let [header, oldStart, oldLines = "1", newStart, newLines = "1"] = found, numbers = {
    oldStart: Number(oldStart),
    oldLines: Number(oldLines),
    newStart: Number(newStart),
    newLines: Number(newLines)
  }, headerEnd = endOfLine(bytes, start), body = measureBody(bytes, headerEnd, numbers);
  if (!body.complete)
    return { kind: "cut-short", end: body.end };
  let headingStart = start + header.length, ordinary = body.ordinary && headerEnd - headingStart <= MAX_ORDINARY_HEADING_BYTES;
  return { kind: "hunk", hunk: new HunkInDiff(numbers, { bytes, start, headingStart, end: body.end, ordinary, recent }), additions: body.additions, deletions: body.deletions, end: body.end };
}
var HunkInDiff = class _HunkInDiff {
  oldStart;
  oldLines;
  newStart;
  newLines;
  #bytes;
  #start;
  #headingStart;
  #end;
  #ordinary;
  #recent;
  constructor(numbers, place) {
    this.oldStart = numbers.oldStart, this.oldLines = numbers.oldLines, this.newStart = numbers.newStart, this.newLines = numbers.newLines, this.#bytes = place.bytes, this.#start = place.start, this.#headingStart = place.headingStart, this.#end = place.end, this.#ordinary = place.ordinary, this.#recent = place.recent, Object.defineProperty(this, "heading", _HunkInDiff.#HEADING), Object.defineProperty(this, "lines", _HunkInDiff.#LINES);
  }
  /** One getter for all hunks: with one for each, V8 would give each hunk a shape of its own, of five times the size. */
  static #HEADING = {
    enumerable: !0,
    get() {
      return textAt(this.#bytes, this.#headingStart, endOfLine(this.#bytes, this.#headingStart)).trim();
    }
  };
  static #LINES = {
    enumerable: !0,
    get() {
      return this.#recent.linesOf(this, this.#end - this.#start, () => this.#readLines());
    }
  };
  #readLines() {
    let text = textAt(this.#bytes, this.#start, this.#end);
    return this.#ordinary ? parseHunkLines(text) : readHunkLines(text, lineEnd(text, 0), text.length, this);
  }
};
function measureBody(bytes, headerEnd, counts) {
  let { oldLines, newLines } = counts, context = 0, ordinary = !0, end = headerEnd;
  for (; end < bytes.length - 1; ) {
    let start = end + 1, kind = lineKind(bytes[start]);
    if (!hasRoom(kind, oldLines, newLines))
      break;
    end = endOfLine(bytes, start), ordinary &&= isOrdinary(bytes, kind, start, end, start === headerEnd + 1), oldLines -= kind === "removed" || kind === "context" ? 1 : 0, newLines -= kind === "added" || kind === "context" ? 1 : 0, context += kind === "context" ? 1 : 0;
  }
  let [deletions, additions] = [counts.oldLines - context, counts.newLines - context];
  return { end, complete: oldLines === 0 && newLines === 0, ordinary, additions, deletions };
}
function hasRoom(kind, oldLines, newLines) {
  switch (kind) {
    case "mark":
      return !0;
    case "added":
      return newLines > 0;
    case "removed":
      return oldLines > 0;
    case "context":
      return oldLines > 0 && newLines > 0;
    default:
      return !1;
  }
}
var CARRIAGE_RETURN = 13, BLANK = 32, PLUS = 43, MINUS = 45, BACKSLASH = 92;
function lineKind(first) {
  switch (first) {
    case BLANK:
    case 10:
    case CARRIAGE_RETURN:
      return "context";
    case PLUS:
      return "added";
    case MINUS:
      return "removed";
    case BACKSLASH:
      return "mark";
    default:
      return "foreign";
  }
}
function isOrdinary(bytes, kind, start, end, first) {
  return kind === "mark" ? !first && end - start === NO_NEWLINE_MARK.length && hasAt(bytes, NO_NEWLINE_MARK, start) : bytes[start] !== CARRIAGE_RETURN;
}
function readHunkLines(text, headerEnd, bodyEnd, starts) {
  let lines = [], oldLine = starts.oldStart, newLine = starts.newStart;
  for (let end = headerEnd; end < bodyEnd; ) {
    let start = end + 1;
    end = lineEnd(text, start);
    let signed = text[start] === " " || text[start] === "+" || text[start] === "-", content = text.slice(signed ? start + 1 : start, end), last = lines.at(-1);
    switch (lineKind(text.charCodeAt(start))) {
      case "added":
        lines.push({ kind: "added", newLine: newLine++, text: content });
        break;
      case "removed":
        lines.push({ kind: "removed", oldLine: oldLine++, text: content });
        break;
      case "mark":
        last !== void 0 && (lines[lines.length - 1] = { ...last, noNewline: !0 });
        break;
      case "context":
      case "foreign":
        lines.push({ kind: "context", oldLine: oldLine++, newLine: newLine++, text: content });
    }
  }
  return lines;
}
function lineEnd(text, start) {
  let end = text.indexOf(`
`, start);
  return end < 0 ? text.length : end;
}

// src/changes/recent-lines.ts
function recentLines() {
  let kept = /* @__PURE__ */ new Map(), total = 0;
  return {
    linesOf: (hunk, bytes, read) => {
      let known = kept.get(hunk);
      if (known !== void 0)
        return known.lines;
      let lines = read();
      kept.set(hunk, { lines, bytes }), total += bytes;
      for (let [oldest, { bytes: bytes2 }] of kept) {
        if (total <= 262144 || oldest === hunk)
          break;
        kept.delete(oldest), total -= bytes2;
      }
      return lines;
    }
  };
}

// src/changes/diff-sections.ts
var FIELD_NAMES = [
  "old mode",
  "new mode",
  "deleted file mode",
  "new file mode",
  "copy from",
  "copy to",
  "rename from",
  "rename to",
  "similarity index",
  "dissimilarity index",
  "index",
  "---",
  "+++",
  "Binary files",
  "GIT binary patch"
], COMBINED = /^diff --(?:cc|combined) (.+)$/, SUBMODULE = /^Submodule (.+) [0-9a-f]{7,64}\.{2,3}[0-9a-f]{7,64}(?: \([a-z ]*\))?:?$/, UNMERGED = /^\* Unmerged path (.+)$/;
function readSections(bytes) {
  let sections = [], reading = { bytes, lineAt: lineCounter(bytes), recent: recentLines() }, at = 0;
  for (; at < bytes.length; ) {
    let { section, end } = readSection(reading, at);
    section !== void 0 && sections.push(section), at = end;
  }
  return sections;
}
function lineCounter(bytes) {
  let line = 1, counted = 0;
  return (offset) => (line += countLineFeeds(bytes, counted, offset), counted = offset, line);
}
function readSection(reading, at) {
  let { bytes } = reading;
  if (hasAt(bytes, "diff --git ", at)) {
    let end2 = endOfLine(bytes, at);
    return readFile3(reading, end2 + 1, "git", textAt(bytes, at + 11, end2));
  }
  if (isPlainHeader(bytes, at))
    return readFile3(reading, at, "plain", "");
  let end = endOfLine(bytes, at) + 1, hunk = hasAt(bytes, "@@ -", at) ? readHunk(bytes, at, reading.recent) : void 0;
  if (hunk !== void 0 && hunk.kind !== "no-hunk")
    return { section: { kind: "stray", line: reading.lineAt(at) }, end: hunk.end + 1 };
  let named = readNamed(bytes, at, end - 1);
  return named === void 0 ? { end } : { section: named, end };
}
function isPlainHeader(bytes, at) {
  if (!hasAt(bytes, "--- ", at))
    return !1;
  let second = endOfLine(bytes, at) + 1;
  return hasAt(bytes, "+++ ", second) && hasAt(bytes, "@@ -", endOfLine(bytes, second) + 1);
}
var NAMED_STARTS = ["diff --c", "Submodule ", "* Unmerged path ", "Binary files "];
function readNamed(bytes, at, end) {
  if (!NAMED_STARTS.some((start) => hasAt(bytes, start, at)))
    return;
  let line = textAt(bytes, at, end), combined = COMBINED.exec(line)?.[1];
  if (combined !== void 0)
    return { kind: "named", path: readWholePath(combined), reason: "a combined diff of a merge" };
  let submodule = SUBMODULE.exec(line)?.[1];
  if (submodule !== void 0)
    return { kind: "named", path: submodule, reason: "a submodule" };
  let unmerged = UNMERGED.exec(line)?.[1];
  if (unmerged !== void 0)
    return { kind: "named", path: readWholePath(unmerged), reason: "in conflict" };
  let binary = line.startsWith("Binary files ") && line.includes(" and ") && line.endsWith(" differ"), fields = /* @__PURE__ */ new Map([["Binary files", line.slice(13)]]);
  return binary ? { kind: "plain", names: "", fields, hunks: [], additions: 0, deletions: 0 } : void 0;
}
function readFile3(reading, start, kind, names) {
  let { bytes } = reading, fields = /* @__PURE__ */ new Map(), at = start;
  for (let field = readField(bytes, at); field !== void 0 && !fields.has(field.name); field = readField(bytes, at))
    fields.set(field.name, field.value), at = field.end + 1;
  let { end, problem: problem2, ...read } = readHunks(reading, at), reason = read.hunks.length === 0 && problem2 === void 0 && fields.has("+++") ? CUT_SHORT : problem2;
  return { section: { kind, names, fields, ...read, ...reason === void 0 ? {} : { problem: reason } }, end };
}
function readField(bytes, at) {
  let name = FIELD_NAMES.find((name2) => hasAt(bytes, name2, at)), after = name === void 0 ? at : at + name.length;
  if (name === void 0 || after < bytes.length && !hasAt(bytes, " ", after) && !hasAt(bytes, `
`, after))
    return;
  let end = endOfLine(bytes, at);
  return { name, value: textAt(bytes, after + 1, end), end };
}
var CUT_SHORT = "the diff is cut short: a hunk has fewer lines than its header counts", ILL_FORMED = "the diff has a hunk header that cannot be read";
function readHunks({ bytes, recent }, start) {
  let hunks = [], additions = 0, deletions = 0, at = start;
  for (; hasAt(bytes, "@@ ", at); ) {
    let read = readHunk(bytes, at, recent);
    if (read.kind === "no-hunk")
      return { hunks, additions, deletions, problem: ILL_FORMED, end: endOfLine(bytes, at) + 1 };
    if (read.kind === "cut-short")
      return { hunks, additions, deletions, problem: CUT_SHORT, end: read.end + 1 };
    hunks.push(read.hunk), additions += read.additions, deletions += read.deletions, at = read.end + 1;
  }
  return { hunks, additions, deletions, end: at };
}

// src/changes/empty-blob.ts
var EMPTY_BLOBS = [
  "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391",
  "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813"
];
function isEmptyBlob(id) {
  return id !== "" && EMPTY_BLOBS.some((blob) => blob.startsWith(id));
}

// src/changes/section-problem.ts
var NO_LINES = "the diff shows no lines of this file", CUT_SHORT2 = "the diff is cut short before the lines of this file", IMPOSSIBLE = "the diff has hunks that no file can have";
function arePossible(hunks, status) {
  let oldEnd = 0, newEnd = 0;
  return hunks.every((hunk) => {
    let oldFirst = hunk.oldLines === 0 ? hunk.oldStart + 1 : hunk.oldStart, newFirst = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart, inOrder = oldFirst > oldEnd && newFirst > newEnd && hunk.oldLines + hunk.newLines > 0;
    return oldEnd = oldFirst + hunk.oldLines - 1, newEnd = newFirst + hunk.newLines - 1, inOrder && (status !== "added" || hunk.oldLines === 0) && (status !== "removed" || hunk.newLines === 0);
  });
}
function findProblem(section, status, byGit) {
  return section.problem !== void 0 ? section.problem : arePossible(section.hunks, status) ? section.hunks.length > 0 || section.fields.has("Binary files") || section.fields.has("GIT binary patch") ? void 0 : problemWithoutLines(section, status, byGit) : IMPOSSIBLE;
}
function problemWithoutLines({ fields }, status, byGit) {
  let ids = /^([0-9a-f]+)\.\.([0-9a-f]+)/.exec(fields.get("index") ?? "");
  if (ids !== null) {
    let [, before = "", after = ""] = ids;
    return before === after || isNothing(before, after) ? void 0 : NO_LINES;
  }
  let similarity = fields.get("similarity index") ?? "100%";
  return byGit && (status === "added" || status === "removed" || similarity !== "100%") ? CUT_SHORT2 : status === "modified" ? NO_LINES : void 0;
}
function isNothing(...ids) {
  return ids.every((id) => /^0+$/.test(id) || isEmptyBlob(id));
}

// src/changes/read-diff.ts
function readGitDiff(diff2) {
  let bytes = bytesOf2(diff2), sections = readSections(bytes), files = sections.map((section, index) => {
    let read = readFile4(section, GIT_PREFIXES, !0);
    return index === sections.length - 1 && isCut(bytes) ? withReason(read, CUT_SHORT3) : read;
  });
  return { ...joinFiles(sections.length === 0 && isCut(bytes) ? [NOTHING_READ] : files), source: "git" };
}
function isCut(bytes) {
  return bytes.length > 0 && bytes.at(-1) !== 10;
}
var CUT_SHORT3 = "the diff is cut short: it ends in the middle of a line", NOTHING_READ = { leftOut: { path: "(line 1 of the diff)", reason: CUT_SHORT3 } };
function withReason(read, reason) {
  return read.leftOut === void 0 && read.file !== void 0 ? { ...read, leftOut: { path: read.file.path, reason } } : read;
}
function readGivenDiff(diff2) {
  let sections = readSections(cleanDiff(bytesOf2(diff2))), prefixes = guessPrefixes(sections);
  return { ...joinFiles(sections.map((section) => readFile4(section, prefixes, !1))), source: "diff" };
}
function bytesOf2(diff2) {
  return typeof diff2 == "string" ? Buffer.from(diff2) : Buffer.from(diff2.buffer, diff2.byteOffset, diff2.byteLength);
}
var NO_LINES2 = { binary: !1, additions: 0, deletions: 0, hunks: [] };
function readFile4(section, prefixes, byGit) {
  return section.kind === "stray" ? { leftOut: { path: `(line ${section.line} of the diff)`, reason: "a hunk that belongs to no file" } } : section.kind === "named" ? { file: { path: section.path, status: "modified", ...NO_LINES2 }, leftOut: section } : readFileSection(section, namesOf(section, prefixes), byGit);
}
function readFileSection(section, names, byGit) {
  let status = statusOf(section, names), path = status === "removed" ? names.from : names.to ?? names.from;
  if (path === void 0 || path === "")
    return {
      leftOut: { path: section.names || "(a file without a name)", reason: "its name in the diff cannot be read" }
    };
  let file = {
    path,
    ...(status === "renamed" || status === "copied") && names.from !== void 0 ? { previousPath: names.from } : {},
    status,
    binary: section.fields.has("Binary files") || section.fields.has("GIT binary patch"),
    ...arePossible(section.hunks, status) ? { additions: section.additions, deletions: section.deletions, hunks: section.hunks } : { additions: 0, deletions: 0, hunks: [] }
  }, reason = findProblem(section, status, byGit), mode = section.fields.get("new file mode") ?? section.fields.get("deleted file mode");
  return {
    // A bare `diff --git` line says nothing of a change; git writes it for a file that was only touched.
    ...section.fields.size === 0 ? {} : { file },
    ...reason === void 0 ? {} : { leftOut: { path, reason } },
    ...mode === void 0 ? {} : { type: mode.slice(0, 3) }
  };
}
function statusOf(section, names) {
  let { fields } = section;
  if (fields.has("new file mode") || section.kind === "plain" && names.from === void 0)
    return "added";
  if (fields.has("deleted file mode") || section.kind === "plain" && names.to === void 0)
    return "removed";
  if (fields.has("rename to"))
    return "renamed";
  if (fields.has("copy to"))
    return "copied";
  let sameContent = section.hunks.length === 0 && !fields.has("index") && section.problem === void 0;
  return fields.has("new mode") && sameContent ? "changed" : "modified";
}
function countLines(hunks) {
  let additions = 0, deletions = 0;
  for (let hunk of hunks)
    for (let line of hunk.lines)
      additions += line.kind === "added" ? 1 : 0, deletions += line.kind === "removed" ? 1 : 0;
  return { additions, deletions };
}
function joinFiles(read) {
  let byPath2 = /* @__PURE__ */ new Map(), leftOut = [];
  for (let one of read) {
    if (one.leftOut !== void 0 && leftOut.push({ path: one.leftOut.path, reason: one.leftOut.reason }), one.file === void 0)
      continue;
    let earlier = byPath2.get(one.file.path), joined = earlier === void 0 ? { file: one.file } : joinTwo(earlier, { ...one, file: one.file });
    byPath2.set(one.file.path, { ...one, ...joined }), joined.leftOut !== void 0 && leftOut.push(joined.leftOut);
  }
  return { files: [...byPath2.values()].map((one) => one.file), leftOut };
}
function joinTwo(earlier, later) {
  let additions = earlier.file.additions + later.file.additions, deletions = earlier.file.deletions + later.file.deletions;
  if (earlier.leftOut === void 0 && earlier.file.status === "removed" && later.file.status === "added" && earlier.type !== later.type) {
    let binary = earlier.file.binary || later.file.binary;
    return {
      file: {
        ...later.file,
        status: "changed",
        binary,
        additions,
        deletions,
        hunks: [...earlier.file.hunks, ...later.file.hunks]
      }
    };
  }
  return {
    file: { ...later.file, additions, deletions, hunks: [] },
    leftOut: {
      path: later.file.path,
      reason: "the diff changes this file more than once; give one diff between two commits"
    }
  };
}

// src/changes/read-from-git.ts
async function readFromGit(repository, base, head) {
  let [patch, account] = await Promise.all([repository.diff(base, head), repository.account(base, head)]);
  return checkAgainst(readGitDiff(patch), account);
}
function checkAgainst(read, account) {
  let explained = new Set(read.leftOut.map((file) => file.path)), files = new Map(read.files.map((file) => [file.path, file])), leftOut = [...read.leftOut], listedOnce = new Map(account.toReversed().map((listed) => [listed.path, listed])), checked = account.filter((listed) => listedOnce.get(listed.path) === listed).map((listed) => {
    let file = agreedWith(files.get(listed.path), listed);
    files.delete(listed.path);
    let reason = file === void 0 ? "the diff does not have it" : disagreement(file, listed);
    return reason === void 0 || explained.has(listed.path) ? file ?? withoutLines(listed) : (leftOut.push({ path: listed.path, reason: `git counts ${drawCounts(listed)} here, but ${reason}` }), withoutLines(listed));
  });
  for (let { path } of files.values())
    leftOut.push({ path, reason: "the diff shows it, but git does not list it as changed" });
  return { ...read, files: checked, leftOut };
}
function agreedWith(file, listed) {
  if (file === void 0)
    return;
  let { additions, deletions } = listed, isBinary = additions === void 0 || deletions === void 0;
  return isBinary && (file.binary || file.hunks.length === 0) ? { ...file, binary: !0, additions: 0, deletions: 0 } : !isBinary && listed.letter === "T" && file.status === "changed" ? { ...file, additions, deletions } : file;
}
function disagreement(file, listed) {
  return file.binary !== (listed.additions === void 0) ? `the diff shows a ${file.binary ? "binary" : "text"} file` : file.additions !== (listed.additions ?? 0) || file.deletions !== (listed.deletions ?? 0) ? `the diff was read as ${drawCounts(file)}` : file.previousPath === listed.previousPath && (STATUSES[listed.letter] ?? []).includes(file.status) ? void 0 : `the diff was read as ${file.status}, which git lists as ${listed.letter}`;
}
var STATUSES = {
  A: ["added"],
  C: ["copied"],
  D: ["removed"],
  M: ["modified", "changed"],
  R: ["renamed"],
  T: ["changed"]
};
function withoutLines(listed) {
  return {
    path: listed.path,
    ...listed.previousPath === void 0 ? {} : { previousPath: listed.previousPath },
    status: STATUSES[listed.letter]?.[0] ?? "modified",
    binary: listed.additions === void 0,
    additions: listed.additions ?? 0,
    deletions: listed.deletions ?? 0,
    hunks: []
  };
}
function drawCounts({ additions, deletions }) {
  return additions === void 0 || deletions === void 0 ? "a binary file" : `+${additions} -${deletions}`;
}

// src/workspace/read-content.ts
async function readContent(workspace, path, maxBytes) {
  let file = await workspace.read(path);
  return file.kind === "file" && file.bytes.length <= maxBytes ? new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(file.bytes) : void 0;
}
var MAX_HEAD_BYTES = 1e6, MAX_VERSION_BYTES = 2e7;

// src/workspace/blob-memory.ts
function rememberBlobs(read, bytesOf3) {
  let known = /* @__PURE__ */ new Map(), kept = 0, remember = async (id) => {
    try {
      let blob = await read(id);
      return weigh(id, bytesOf3(blob)), blob;
    } catch (error) {
      throw known.delete(id), error;
    }
  }, weigh = (id, bytes) => {
    let entry = known.get(id);
    if (entry === void 0 || bytes > 1048576) {
      known.delete(id);
      return;
    }
    entry.bytes = bytes, kept += bytes;
    for (let [oldest, { bytes: bytes2 }] of known) {
      if (kept <= 67108864)
        return;
      known.delete(oldest), kept -= bytes2;
    }
  };
  return (id) => {
    let entry = known.get(id) ?? { blob: remember(id), bytes: 0 };
    return known.set(id, entry), entry.blob;
  };
}

// src/workspace/tree.ts
function readTreeEntries(tree, idBytes, isWanted) {
  let folders = [], others = [];
  for (let at = 0; at < tree.length; ) {
    let mode = 0;
    for (; tree[at] !== 32 && at < tree.length; at += 1)
      mode = mode * 8 + (tree[at] ?? 0) - 48;
    let start = at + 1, end = start;
    for (; tree[end] !== 0 && end < tree.length; )
      end += 1;
    at = end + 1 + idBytes;
    let kind = kindOf2(mode);
    if (at <= tree.length && (kind !== "file" || isWanted(tree, start, end))) {
      let name = tree.toString("utf8", start, end);
      isPlainName(name) && (kind === "folder" ? folders : others).push({ kind, name, id: tree.toString("hex", end + 1, at) });
    }
  }
  return { folders, others };
}
function kindOf2(mode) {
  switch (mode & 61440) {
    case 16384:
      return "folder";
    case 40960:
      return "symlink";
    case 57344:
      return "submodule";
    default:
      return "file";
  }
}
function isPlainName(name) {
  return name !== "" && name !== "." && name !== ".." && !name.includes("/");
}

// src/workspace/tree-lookup.ts
function lookInTrees(read, commit) {
  let known = /* @__PURE__ */ new Map(), entriesOf = (id) => {
    let entries = known.get(id) ?? readEntries(read, id);
    return known.set(id, entries), entries;
  }, entry = async (path) => {
    let found = { kind: "folder", name: "", id: commit };
    if (path === "")
      return found;
    for (let name of isPlainPath(path) ? path.split("/") : [""])
      if (found = found.kind === "folder" ? (await entriesOf(found.id)).get(name) : void 0, found === void 0)
        return;
    return found;
  };
  return {
    entry,
    folder: async (path) => {
      let found = await entry(path);
      return found?.kind === "folder" ? [...(await entriesOf(found.id)).values()] : [];
    }
  };
}
async function readEntries(read, id) {
  let { folders, others } = readTreeEntries(await read(id), id.length / 2, () => !0);
  return new Map([...folders, ...others].map((entry) => [entry.name, entry]));
}

// src/workspace/tree-search.ts
var MAX_PATH_CHARACTERS = 4096, MAX_DEPTH = MAX_PATH_CHARACTERS / 2;
async function searchTrees(visitTrees2, top, isWanted, maxCharacters) {
  let graph = await readGraph(visitTrees2, top.id, isWanted), { entries, isComplete } = makePaths(narrow(graph), top.path, maxCharacters);
  return { entries, isComplete: isComplete && !graph.isDeeper };
}
var NONE = -1;
async function readGraph(visitTrees2, topId, isWanted) {
  let numbers = /* @__PURE__ */ new Map([[topId, 0]]), depths = [0], trees = [], firstEdges = [], from = [], to = [], isDeeper = !1;
  return await visitTrees2(topId, (bytes) => {
    let tree = readTreeEntries(bytes, topId.length / 2, isWanted), number = trees.push(tree) - 1, depth = (depths[number] ?? 0) + 1, fresh = [];
    firstEdges.push(to.length);
    for (let { id } of tree.folders) {
      let target = numbers.get(id) ?? NONE;
      target === NONE && depth <= MAX_DEPTH && (target = numbers.size, numbers.set(id, target), depths.push(depth), fresh.push(id)), isDeeper ||= target === NONE, from.push(number), to.push(target);
    }
    return fresh;
  }), { trees, firstEdges, from, to, isDeeper };
}
function narrow(graph) {
  let holds = findHolders(graph);
  return graph.trees.map(({ folders, others }, number) => {
    let first = graph.firstEdges[number] ?? 0;
    return { folders: (holds[number] === 1 ? folders.map(({ name }, index) => ({ name, tree: graph.to[first + index] ?? NONE })) : []).filter(({ tree }) => holds[tree] === 1), others };
  });
}
function findHolders({ trees, from, to }) {
  let lastEdges = new Int32Array(trees.length).fill(NONE), earlierEdges = to.map((target, edge) => {
    let earlier = lastEdges[target] ?? NONE;
    return lastEdges[target] = edge, earlier;
  }), holds = new Uint8Array(trees.length), open2 = [...trees.keys()].filter((number) => trees[number]?.others.length !== 0);
  for (let number = open2.pop(); number !== void 0; number = open2.pop())
    if (holds[number] === 0) {
      holds[number] = 1;
      for (let edge = lastEdges[number] ?? NONE; edge !== NONE; edge = earlierEdges[edge] ?? NONE)
        open2.push(from[edge] ?? 0);
    }
  return holds;
}
function makePaths(trees, topPath, maxCharacters) {
  let entries = [], open2 = [{ tree: 0, path: topPath }], isComplete = !0, characters = 0, place = (folder, name) => {
    let path = folder === "" ? name : `${folder}/${name}`;
    return characters += path.length, isComplete &&= path.length <= MAX_PATH_CHARACTERS, path.length > MAX_PATH_CHARACTERS || folder === "" && !isPlainPath(name) ? void 0 : path;
  };
  for (let next = open2.pop(); next !== void 0; next = open2.pop()) {
    let { folders = [], others = [] } = trees[next.tree] ?? {};
    for (let { kind, name } of others) {
      let path = place(next.path, name);
      path !== void 0 && kind !== "folder" && entries.push({ path, kind });
    }
    for (let { name, tree } of folders) {
      let path = place(next.path, name);
      path !== void 0 && open2.push({ tree, path });
    }
    if (characters > maxCharacters)
      return { entries, isComplete: !1 };
  }
  return { entries, isComplete };
}

// src/workspace/revision.ts
var MAX_BLOB_BYTES = 64 * 1024 * 1024, MAX_FOUND_CHARACTERS = 16 * 1024 * 1024, MAX_LISTED_CHARACTERS = 64 * 1024 * 1024;
function revisionWorkspace(repository, commit, name) {
  let lookup = lookInTrees(repository.readTree, commit), readBlob = rememberBlobs(
    (id) => repository.readBlob(id, MAX_BLOB_BYTES),
    (blob) => Buffer.isBuffer(blob) ? blob.length : 0
  ), search = async (folder, isWanted, maxCharacters) => {
    let entry = await lookup.entry(folder);
    return entry?.kind === "folder" ? searchTrees(repository.visitTrees, { id: entry.id, path: folder }, isWanted, maxCharacters) : { entries: [], isComplete: !0 };
  };
  return {
    name,
    list: async (folder) => {
      let { entries, isComplete } = await search(folder, () => !0, MAX_LISTED_CHARACTERS);
      if (!isComplete)
        throw runError("tree-too-large", `There are more or longer paths in ${name} than can be listed`);
      return mergeEntries(entries);
    },
    find: (query) => find(query, search, lookup),
    read: async (path) => readEntry(await lookup.entry(path), readBlob)
  };
}
async function find(query, search, lookup) {
  let endings = readEndings(query.endings), names = readEndings(withoutFolders(query.endings)), found = [await search("", names.endBytes, MAX_FOUND_CHARACTERS)], isComplete = found.every((result) => result.isComplete);
  for (let folder of isComplete ? [] : query.deep)
    found.push(await search(folder, names.endBytes, MAX_FOUND_CHARACTERS));
  let direct = await Promise.all((isComplete ? [] : query.shallow).map((folder) => directEntries(lookup, folder)));
  return { entries: mergeEntries(...found.map((result) => result.entries), ...direct).filter(({ path, kind }) => kind !== "file" || endings.endText(path)), isComplete };
}
async function directEntries(lookup, folder) {
  let prefix = folder === "" ? "" : `${folder}/`;
  return (await lookup.folder(folder)).flatMap(({ kind, name }) => {
    let path = `${prefix}${name}`;
    return kind === "folder" || !isPlainPath(path) ? [] : [{ path, kind }];
  });
}
async function readEntry(entry, readBlob) {
  if (entry === void 0)
    return { kind: "missing" };
  if (entry.kind === "folder" || entry.kind === "submodule")
    return { kind: "not-a-file", reason: `it is a ${entry.kind}` };
  let bytes = await readBlob(entry.id);
  return bytes === void 0 ? { kind: "not-a-file", reason: "its content is not in this clone" } : bytes === "too-large" ? { kind: "not-a-file", reason: "it is larger than 64 MB" } : entry.kind === "symlink" ? { kind: "symlink", target: bytes.toString("utf8") } : { kind: "file", bytes };
}

// src/jobs/open-local-change.ts
async function openLocalChange(request) {
  let folder = request.repo ?? ".", { source } = request;
  if (source.kind === "diff" && request.base === void 0)
    return openDiff((await openFolder(request.repo)).workspace, source);
  let opened = await openRepository(folder);
  if (opened.kind === "problem")
    throw usageError(opened.code, opened.message, opened.hint);
  let { repository } = opened;
  try {
    return await openIn(repository, request);
  } catch (error) {
    throw repository.close(), error;
  }
}
async function openIn(repository, request) {
  let { source } = request;
  switch (source.kind) {
    case "diff": {
      let commit = await resolveOrThrow(repository, request.base ?? "HEAD", "--base");
      return {
        ...openDiff(revisionWorkspace(repository, commit, nameOf2("base", commit)), source),
        repository: await repository.remoteName(),
        close: () => repository.close()
      };
    }
    case "staged":
    case "working-tree": {
      let commit = await resolveOrThrow(repository, request.base ?? "HEAD", "--base");
      return openUncommitted(repository, commit, source.kind);
    }
    case "revision":
      return openRevisions(repository, request.base, source.head);
  }
}
async function openRevisions(repository, baseName, headName) {
  let head = await resolveOrThrow(repository, headName ?? "HEAD", "--head"), base = baseName === void 0 ? await defaultBase(repository) : await resolveOrThrow(repository, baseName, "--base"), fork = await repository.mergeBase(base, head), notes = fork === void 0 ? ["The two revisions have no common ancestor here (a shallow clone?); they are compared directly."] : [], changes = await readFromGit(repository, fork ?? base, head), headWorkspace = revisionWorkspace(repository, head, nameOf2("head", head));
  return {
    changes,
    trusted: revisionWorkspace(repository, base, nameOf2("base", base)),
    head: headWorkspace,
    readHead: (path) => readContent(headWorkspace, path, MAX_HEAD_BYTES),
    readVersion: versionReader(
      revisionWorkspace(repository, fork ?? base, nameOf2("base", fork ?? base)),
      headWorkspace
    ),
    repository: await repository.remoteName(),
    notes,
    close: () => repository.close()
  };
}
async function openUncommitted(repository, commit, kind) {
  let changes = await readFromGit(repository, commit, kind === "staged" ? "index" : "worktree"), trusted = revisionWorkspace(repository, commit, nameOf2("base", commit)), head = kind === "staged" ? void 0 : checkoutWorkspace(repository.root);
  return {
    changes,
    trusted,
    head,
    readHead: readHeadFrom(trusted, changes, MAX_HEAD_BYTES),
    readVersion: versionReader(trusted, head ?? readHeadFrom(trusted, changes, MAX_VERSION_BYTES)),
    repository: await repository.remoteName(),
    notes: [],
    close: () => repository.close()
  };
}
function openDiff(trusted, source) {
  let changes = readGivenDiff(source.bytes);
  if (changes.files.length === 0 && changes.leftOut.length === 0 && source.bytes.length > 0) {
    let name = source.name === "-" ? "Standard input" : `"${source.name}"`;
    throw usageError("no-diff", `${name} holds no unified diff`, "Make one with `git diff BASE...HEAD`.");
  }
  return {
    changes,
    trusted,
    head: void 0,
    readHead: readHeadFrom(trusted, changes, MAX_HEAD_BYTES),
    readVersion: versionReader(trusted, readHeadFrom(trusted, changes, MAX_VERSION_BYTES)),
    repository: void 0,
    notes: [],
    close: () => {
    }
  };
}
function versionReader(base, head) {
  let readHead2 = typeof head == "function" ? head : (path) => readContent(head, path, MAX_VERSION_BYTES);
  return (side, { path, previousPath }) => side === "head" ? readHead2(path) : readContent(base, previousPath ?? path, MAX_VERSION_BYTES);
}
function readHeadFrom(base, changes, maxBytes) {
  let files = new Map(changes.files.map((file) => [file.path, file]));
  return async (path) => {
    let file = files.get(path);
    if (file === void 0)
      return;
    let before = file.status === "added" ? "" : await readContent(base, file.previousPath ?? path, maxBytes);
    return before === void 0 ? void 0 : headTextFrom(before, file);
  };
}
async function resolveOrThrow(repository, name, flag) {
  let commit = await repository.resolve(name);
  if (commit !== void 0)
    return commit;
  throw name === "HEAD" ? usageError(
    "no-commit",
    "The repository has no commit yet",
    "Commit something, or review a diff with `--diff`."
  ) : usageError(
    "unknown-revision",
    `The repository has no revision "${name}"`,
    `Check \`${flag}\`; in a shallow clone, fetch it first.`
  );
}
async function defaultBase(repository) {
  let base = await repository.defaultBase();
  if (base === void 0)
    throw runError(
      "no-default-base",
      "No default branch was found to compare with",
      "Name one with `--base`, for example `--base main`."
    );
  return base.commit;
}
function nameOf2(role, commit) {
  return `${role} ${commit.slice(0, 7)}`;
}

// src/commands/open-change.ts
async function withChange(line, terminal, work) {
  let change = await openLocalChange({ repo: line.repo, base: line.base, source: await sourceOf(line, terminal) });
  try {
    change.notes.forEach((note) => terminal.say(note));
    let options = await readOptionsOf(line, change.trusted), repository = options.instructionsFrom === "head" ? headOf(change) : change.trusted, guidance = await localGuidance(repository, change.trusted, options, line.userFolder);
    return await work({
      subject: { ...change, guidance, description: void 0 },
      options
    });
  } finally {
    change.close();
  }
}
function headOf(change) {
  if (change.head === void 0)
    throw usageError(
      "no-head",
      "`--instructions-from head` needs a head that can be read",
      "Name revisions with `--base` and `--head`."
    );
  return change.head;
}
async function sourceOf(line, terminal) {
  return line.diff !== void 0 ? { kind: "diff", name: line.diff, bytes: await readDiff(line.diff, terminal) } : line.staged ? { kind: "staged" } : line.workingTree ? { kind: "working-tree" } : { kind: "revision", head: line.head };
}
async function readDiff(name, terminal) {
  if (name === "-")
    return terminal.readStandardInput();
  try {
    return await readFile5(name);
  } catch (error) {
    throw usageError("unreadable-diff", `The diff "${name}" cannot be read: ${messageOf(error)}`, "Check `--diff`.");
  }
}
async function readOptionsOf(line, trusted) {
  let config = line.config === void 0 ? await readConfigOf(trusted, void 0) : await readConfigFile(line.config);
  return readOptions([line.options, config.options], config.rules);
}
async function readConfigFile(path) {
  try {
    let { readConfig } = await import("./read-config-text-Y72WDDP3.js");
    return readConfig(sourceText(path, await readFile5(path, "utf8")));
  } catch (error) {
    throw error instanceof Error && "code" in error && "syscall" in error ? usageError(
      "config-unreadable",
      `The configuration "${path}" cannot be read: ${messageOf(error)}`,
      "Check `--config`."
    ) : error;
  }
}

export {
  readQuotedPath,
  readEndings,
  mergeEntries,
  readHunk,
  recentLines,
  isEmptyBlob,
  readGitDiff,
  countLines,
  readFromGit,
  atMost,
  openRepository,
  readContent,
  MAX_HEAD_BYTES,
  MAX_VERSION_BYTES,
  rememberBlobs,
  revisionWorkspace,
  openFolder,
  ownNameOf,
  readConfigOf,
  localGuidance,
  workflowUserSettings,
  withChange,
  readOptionsOf
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  MAX_HEAD_BYTES,
  readContent
} from "./joined-ec575719.js";
import {
  shownPath
} from "./joined-3b15d0af.js";
import {
  listOnce
} from "./joined-ed214829.js";
import {
  usageError
} from "./joined-e117912a.js";
// src/jobs/open/open-named-files.ts
async function openNamedFiles(disk, paths) {
  let workspace = await listOnce(disk), named = paths ?? (await workspace.list("")).flatMap(({ path, kind }) => kind === "file" ? [path] : []), readHead = paths === void 0 ? () => Promise.resolve(void 0) : (path) => readContent(workspace, path, MAX_HEAD_BYTES), files = await Promise.all([...new Set(named)].map(async (path) => asChanged(path, await readHead(path)))), absent = paths === void 0 ? [] : await listAbsent(disk, files);
  return {
    changes: { files, leftOut: [], source: "git" },
    trusted: workspace,
    head: workspace,
    sides: { base: workspace, head: workspace },
    readHead,
    readVersion: (_side, { path }) => readHead(path),
    repository: void 0,
    notes: absent,
    close: () => {
    }
  };
}
async function listAbsent(workspace, files) {
  return (await Promise.all(
    files.map(async ({ path }) => {
      let { kind } = await workspace.read(path), [inside] = kind === "missing" || kind === "not-a-file" ? await workspace.list(path) : [];
      if (inside !== void 0)
        throw usageError("named-folder", `"${path}" is a folder`, `Name a file in it, such as \`${inside.path}\`.`);
      return kind !== "missing" && kind !== "not-a-file" ? [] : (await refuseUnreachable(workspace, path), [`There is no file \`${shownPath(path)}\`, so only its name is compared with the patterns.`]);
    })
  )).flat();
}
async function refuseUnreachable(workspace, path) {
  let names = path.split("/");
  for (let end of names.keys()) {
    let folder = names.slice(0, end).join("/"), read = folder === "" ? void 0 : await workspace.read(folder);
    if (read?.kind === "not-a-file" && read.reason === "it is a submodule") {
      let hint = `Ask with \`--repo ${folder}\`, and name the file from there.`;
      throw usageError("submodule", `"${path}" is in the submodule "${folder}", which has its own instructions`, hint);
    }
  }
  let slashed = path.replaceAll("\\", "/");
  if (slashed !== path && (await workspace.read(slashed)).kind === "file")
    throw usageError("backslash", `There is no file "${path}"`, `Did you mean \`${slashed}\`?`);
}
function asChanged(path, text) {
  let line = text?.split(`
`, 1)[0] ?? "";
  return {
    path,
    status: "modified",
    binary: false,
    additions: 1,
    deletions: 0,
    hunks: [
      {
        oldStart: 0,
        oldLines: 0,
        newStart: 1,
        newLines: 1,
        heading: "",
        lines: [{ kind: "added", newLine: 1, text: line }]
      }
    ]
  };
}

import {
  readFromGit,
  concealedWorkspace,
  takesFiles,
  overlayWorkspace
} from "./joined-c0f10e06.js";
import {
  decodeHeads,
  readBinaryTexts,
  readGivenDiff,
  revisionWorkspace,
  MAX_BINARY_BYTES,
  MAX_HEAD_BYTES as MAX_HEAD_BYTES2,
  MAX_VERSION_BYTES,
  readContent as readContent2,
  readContentBytes,
  headTextFrom,
  readWholePath
} from "./joined-ec575719.js";
import {
  localGuidance,
  shownPath as shownPath2
} from "./joined-3b15d0af.js";
import {
  followExtends,
  followOnly,
  noteConfigFault,
  readCommandOptions,
  openFolder
} from "./joined-05017b85.js";
import {
  readOwnFile,
  checkoutWorkspace,
  openRepository,
  CONFIG_PATH,
  compileGlob,
  isPlainPath
} from "./joined-1c6c8fb1.js";
import {
  writeCount
} from "./joined-5ac99ec6.js";
import {
  quote
} from "./joined-a845ed26.js";
import {
  fileErrorReason,
  usageError as usageError2
} from "./joined-e117912a.js";
import {
  groupBy
} from "./joined-b4da4858.js";
import {
  findDefaultBase,
  resolveOrThrow
} from "./chunk-UBCURDRE.js";
import {
  nameFirst,
  noteSparse
} from "./chunk-3Y73TVZE.js";
import {
  discoverCustomizations
} from "./chunk-S66D26C4.js";
import {
  count
} from "./chunk-W24XEJI4.js";
import { realpathSync } from "node:fs";
import { isAbsolute, relative, resolve as resolve2, sep } from "node:path";
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
// src/jobs/open/check-diff-paths.ts
function checkDiffPaths({ files }, bytes, name) {
  let wrong = files.map(({ path, previousPath = path }) => [path, previousPath].find((one) => !isPlainPath(one))), [first] = wrong;
  if (first === void 0 || wrong.includes(void 0))
    return;
  let line = findHeaderLine(new TextDecoder().decode(bytes), first), where = name === "-" ? "Standard input" : quote(name);
  throw usageError2(
    "diff-path-outside",
    `${where} names ${quote(first)}${line === void 0 ? "" : ` in line ${line}`}, which is not a path inside the repository`,
    "The paths of a diff begin at the root of the repository. Create it there with `git diff BASE...HEAD`."
  );
}
var HEADER = /^(?:diff --git|---|\+\+\+|(?:rename|copy) (?:from|to)) (.+?)(?:\t.*)?\r?$/;
function findHeaderLine(diff, path) {
  let index = diff.split(`
`).findIndex((line) => {
    let value = HEADER.exec(line)?.[1];
    return value !== void 0 && (value.includes(path) || readWholePath(value).endsWith(path));
  });
  return index < 0 ? void 0 : index + 1;
}
// src/workspace/deferred.ts
function deferredWorkspace(name, open) {
  let opened, workspace = () => opened ??= open();
  return {
    name,
    list: async (folder) => (await workspace()).list(folder),
    find: async (query) => (await workspace()).find(query),
    read: async (path) => (await workspace()).read(path),
    sizeOf: async (path) => (await workspace()).sizeOf?.(path)
  };
}
// src/jobs/open/head-from-diff.ts
function headReaderFromDiff(base, changes, maxBytes) {
  let files = new Map(changes.files.map((file) => [file.path, file]));
  return async (path) => {
    let file = files.get(path);
    if (file === void 0)
      return await readContent2(base, path, maxBytes);
    let before = file.status === "added" ? "" : await readContent2(base, file.previousPath ?? path, maxBytes);
    return before === void 0 ? void 0 : headTextFrom(before, file);
  };
}
function buildHeadWorkspace(base, changes, readHead) {
  let name = "the head, made from the base and the diff";
  return deferredWorkspace(name, async () => {
    let texts = await Promise.all(
      changes.files.filter(({ binary, status }) => !binary || status === "removed").map(async ({ path, status }) => [path, status === "removed" ? void 0 : await readHead(path)])
    );
    return overlayWorkspace(base, new Map([...listRenamedAway(changes), ...texts]), name);
  });
}
function listRenamedAway({ files }) {
  return files.flatMap(
    ({ status, previousPath }) => status === "renamed" && previousPath !== void 0 ? [[previousPath, void 0]] : []
  );
}
// src/jobs/open/local-change.ts
function readBytesFrom(base, head) {
  return (side, { path, previousPath }) => side === "base" ? readContentBytes(base, previousPath ?? path, MAX_BINARY_BYTES) : head === void 0 ? Promise.resolve(void 0) : readContentBytes(head, path, MAX_BINARY_BYTES);
}
function readVersionsFrom(base, head) {
  let readHead = typeof head == "function" ? head : (path) => readContent2(head, path, MAX_VERSION_BYTES);
  return (side, { path, previousPath }) => side === "head" ? readHead(path) : readContent2(base, previousPath ?? path, MAX_VERSION_BYTES);
}
function isEmpty({ files, leftOut }) {
  return files.length === 0 && leftOut.length === 0;
}
function nameWorkspace(role, commit) {
  return `${role} ${commit.slice(0, 7)}`;
}
// src/jobs/open/open-uncommitted.ts
async function openUncommitted(repository, commit, kind) {
  let trusted = revisionWorkspace(repository, commit, nameWorkspace("base", commit)), head = kind === "staged" ? void 0 : checkoutWorkspace(repository.root), readBytes = readBytesFrom(trusted, head), { read, notes } = head === void 0 ? { read: await readFromGit(repository, commit, "index"), notes: [] } : await readWorkingTree(repository, commit, head), changes = await readBinaryTexts(read, readBytes), readHead = decodeHeads(changes, headReaderFromDiff(trusted, changes, MAX_HEAD_BYTES2), readBytes);
  return {
    changes,
    trusted,
    head,
    sides: { base: trusted, head: head ?? buildHeadWorkspace(trusted, changes, readHead) },
    readHead,
    earlier: { log: repository, head: commit },
    readers: { earlierPaths: (most) => repository.recentPaths(commit, most) },
    readVersion: readVersionsFrom(trusted, head ?? headReaderFromDiff(trusted, changes, MAX_VERSION_BYTES)),
    branch: await repository.currentBranch(),
    repository: await repository.remoteName(),
    notes,
    ...isEmpty(changes) ? { whyEmpty: kind === "staged" ? NOTHING_STAGED : NOTHING_CHANGED } : {},
    close: () => repository.close()
  };
}
var NOTHING_STAGED = "Nothing is staged. `git add` stages files, `--working-tree` takes all that is not committed.";
var NOTHING_CHANGED = "No file differs from the commit that it is compared with.";
var MOST_UNTRACKED = 300;
var MOST_UNTRACKED_BYTES = 1024 * 1024;
async function readWorkingTree(repository, commit, disk) {
  let untracked = await repository.untrackedPaths(), repositories = untracked.filter((path) => path.endsWith("/")), files = untracked.filter((path) => !path.endsWith("/")), overlooked = await repository.overlookedPaths(
    commit,
    async (path) => await disk.sizeOf?.(path) !== void 0
  ), { read, notes } = await readWithFiles(repository, commit, disk, files);
  return {
    read: leaveOut(leaveOut(read, repositories, REPOSITORY), overlooked, OVERLOOKED),
    notes: [
      ...notes,
      ...repositories.length === 0 ? [] : [noteRepositories(repositories)],
      ...overlooked.length === 0 ? [] : [noteOverlooked(overlooked)]
    ]
  };
}
async function readWithFiles(repository, commit, disk, untracked) {
  if (untracked.length === 0 || untracked.length > MOST_UNTRACKED) {
    let read = await readFromGit(repository, commit, "worktree");
    return untracked.length === 0 ? { read, notes: [] } : { read: leaveOut(read, untracked, NOT_TRACKED), notes: [noteTooMany(untracked)] };
  }
  let sizes = await Promise.all(untracked.map(async (path) => [path, await disk.sizeOf?.(path) ?? 0])), taken = sizes.flatMap(([path, bytes]) => bytes > MOST_UNTRACKED_BYTES ? [] : [path]), large = sizes.flatMap(([path, bytes]) => bytes > MOST_UNTRACKED_BYTES ? [path] : []), extended = await repository.withUntracked(commit, taken);
  try {
    let read = await readFromGit(extended, commit, "worktree");
    return {
      read: leaveOut(read, large, NOT_TRACKED_AND_LARGE),
      notes: [...taken.length === 0 ? [] : [noteTaken(taken)], ...large.length === 0 ? [] : [noteLarge(large)]]
    };
  } finally {
    await extended.close();
  }
}
var NOT_TRACKED = {
  one: "not tracked by git, like too many others",
  many: (count2) => `${writeCount(count2)} files not tracked by git, like too many others`
};
var NOT_TRACKED_AND_LARGE = {
  one: "not tracked by git, and larger than 1 MB",
  many: (count2) => `${writeCount(count2)} files not tracked by git, and larger than 1 MB`
};
var REPOSITORY = {
  one: "a repository of its own, not tracked by git",
  many: (count2) => `${writeCount(count2)} repositories not tracked by git`
};
var OVERLOOKED = {
  one: "changed, but git is told not to look at it",
  many: (count2) => `${writeCount(count2)} changed files that git is told not to look at`
};
function leaveOut(changes, paths, { one, many }) {
  let rows = paths.length <= MOST_ROWS ? paths.map((path) => ({ path, reason: one })) : [...groupBy(paths, firstSegment)].map(
    ([path, own]) => own.length === 1 ? { path, reason: one } : { path, reason: many(own.length), files: own.length }
  );
  return { ...changes, leftOut: [...changes.leftOut, ...rows] };
}
var MOST_ROWS = 20;
function firstSegment(path) {
  return path.slice(0, path.indexOf("/") + 1) || path;
}
function noteTaken(paths) {
  return paths.length === 1 ? `Part of the change, although git does not track it yet: ${nameFirst(paths)}.` : `Part of the change, although git does not track them yet: ${nameFirst(paths)}.`;
}
function noteLarge(paths) {
  return `Not part of the change: ${nameFirst(paths)}, as git does not track ${paths.length === 1 ? "it and it has" : "them and they have"} more than 1 MB. ${HOW_TO_ADD}`;
}
function noteRepositories(paths) {
  let are = paths.length === 1 ? "it is a repository of its own" : "they are repositories of their own";
  return `Not part of the change: ${nameFirst(paths)}, as git does not track ${paths.length === 1 ? "it" : "them"} and ${are}. \`.gitignore\` says which are not meant.`;
}
function noteOverlooked(paths) {
  return `Not part of the change, although changed: ${nameFirst(paths)}, as git is told not to look at ${paths.length === 1 ? "it" : "them"}. \`git update-index --no-assume-unchanged PATH\`, or \`--no-skip-worktree PATH\`, makes a file part of it.`;
}
function noteTooMany(paths) {
  return `Not part of the change: ${writeCount(paths.length)} files that git does not track, such as ${nameFirst(paths)}. Up to ${MOST_UNTRACKED} would be. Is a folder missing in \`.gitignore\`? ${HOW_TO_ADD}`;
}
var HOW_TO_ADD = "`git add --intent-to-add PATH` makes a file part of it.";
// src/jobs/open/open-local-change.ts
async function openLocalChange(request) {
  let folder = request.repo ?? ".", { source } = request;
  if (source.kind === "diff" && request.base === void 0)
    return openDiff((await openFolder(request.repo)).workspace, source);
  let opened = await openRepository(folder);
  if (opened.kind === "problem")
    throw usageError2(opened.code, opened.message, opened.hint);
  let { repository } = opened;
  try {
    return await openInRepository(repository, request);
  } catch (error) {
    throw repository.close(), error;
  }
}
async function openInRepository(repository, request) {
  let { source } = request;
  switch (source.kind) {
    case "diff": {
      let commit = await resolveOrThrow(repository, request.base ?? "HEAD", "--base");
      return {
        ...await openDiff(revisionWorkspace(repository, commit, nameWorkspace("base", commit)), source),
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
  let head = await resolveOrThrow(repository, headName ?? "HEAD", "--head"), { ref, commit: base } = baseName === void 0 ? await findDefaultBase(repository) : { ref: baseName, commit: await resolveOrThrow(repository, baseName, "--base") }, fork = await repository.mergeBase(base, head), headWorkspace = revisionWorkspace(repository, head, nameWorkspace("head", head)), trusted = revisionWorkspace(repository, base, nameWorkspace("base", base)), before = revisionWorkspace(repository, fork ?? base, nameWorkspace("base", fork ?? base)), readBytes = readBytesFrom(before, headWorkspace), changes = await readBinaryTexts(await readFromGit(repository, fork ?? base, head), readBytes);
  return {
    changes,
    trusted,
    head: headWorkspace,
    sides: { base: trusted, head: headWorkspace },
    commit: head,
    readHead: decodeHeads(changes, (path) => readContent2(headWorkspace, path, MAX_HEAD_BYTES2), readBytes),
    earlier: { log: repository, head: fork ?? base },
    readers: {
      commits: () => readCommits(repository, fork ?? base, head),
      earlierPaths: (most) => repository.recentPaths(fork ?? base, most)
    },
    readVersion: readVersionsFrom(before, headWorkspace),
    branch: await nameBranch(repository, headName),
    repository: await repository.remoteName(),
    notes: fork === void 0 ? ["The two revisions have no common ancestor in this clone (is it shallow?), so they are compared directly."] : [],
    ...isEmpty(changes) ? { whyEmpty: nothingSince(ref, headName ?? "HEAD") } : {},
    close: () => repository.close()
  };
}
function nothingSince(base, head) {
  return `${quote(head)} changes nothing since ${quote(base)}. \`--base REVISION\` compares with another revision, \`--working-tree\` takes what is not committed.`;
}
async function nameBranch(repository, head) {
  return head === void 0 || head === "HEAD" ? repository.currentBranch() : await repository.resolve(`refs/heads/${head}`) === void 0 ? void 0 : head;
}
var MAX_COMMITS = 100;
async function readCommits(repository, base, head) {
  return (await repository.recentMessages(head, MAX_COMMITS, base)).map(({ message, committer }) => ({ message, ...committer === GITHUB ? { isByGitHub: true } : {} })).toReversed();
}
var GITHUB = "noreply@github.com";
async function openDiff(trusted, source) {
  let given = readGivenDiff(source.bytes);
  checkDiffPaths(given, source.bytes, source.name);
  let changes = await readBinaryTexts(given, readBytesFrom(trusted, void 0));
  if (changes.files.length === 0 && changes.leftOut.length === 0 && source.bytes.length > 0) {
    let name = source.name === "-" ? "Standard input" : `"${source.name}"`;
    throw usageError2("no-diff", `${name} does not contain a unified diff`, "Create one with `git diff BASE...HEAD`.");
  }
  let readHead = headReaderFromDiff(trusted, changes, MAX_HEAD_BYTES2);
  return {
    changes,
    trusted,
    head: void 0,
    sides: { base: trusted, head: buildHeadWorkspace(trusted, changes, readHead) },
    readHead,
    readVersion: readVersionsFrom(trusted, headReaderFromDiff(trusted, changes, MAX_VERSION_BYTES)),
    repository: void 0,
    notes: source.bytes.length > 0 ? [] : [`${source.name === "-" ? "Standard input" : quote(source.name)} is empty.`],
    close: () => {
    }
  };
}
// src/commands/open/open-change.ts
// src/commands/open/unmatched-globs.ts
function describeUnmatchedPaths(globs, files) {
  let paths = files.map(({ path }) => path);
  if (globs.length === 0 || paths.length === 0 || globs.some((glob) => matchesAny(glob, paths)))
    return;
  let meant = globs.map((glob) => suggestGlob(glob, paths)).find((hint) => hint !== void 0);
  return `\`paths\` matches no changed file.${meant === void 0 ? "" : ` ${meant}`}`;
}
function describeUnmatchedIgnores(globs, files) {
  let paths = files.map(({ path }) => path);
  return globs.flatMap((glob) => {
    let hint = matchesAny(glob, paths) ? void 0 : suggestGlob(glob, paths);
    return hint === void 0 ? [] : [`${quote(glob)} of \`--ignore\` matches no changed file. ${hint}`];
  });
}
function matchesAny(glob, paths) {
  let compiled = compileGlob(glob);
  return compiled.kind === "glob" && paths.some((path) => compiled.matches(path));
}
function suggestGlob(glob, paths) {
  let plain = glob.replaceAll("\\", "/").replace(/^\.?\//, ""), folder = plain.endsWith("/") ? plain.slice(0, -1) : plain, meant = [plain, `${folder}/**`, `**/${plain}`, `**/${folder}/**`].find((one) => matchesAny(one, paths));
  if (meant !== void 0)
    return `Did you mean ${quote(meant)}?`;
  let parts = glob.split(/[,\s]+/);
  return parts.length > 1 && parts.some((part) => matchesAny(part, paths)) ? "Write one glob per line, or `{a,b}` for alternatives." : void 0;
}
// src/commands/open/unused-files.ts
async function noteUnusedInstructions(line, { base: trusted, head }, { compatibility, workspaceFolders, instructionsFrom }, { found: used }) {
  if (used.length > 0 || instructionsFrom === "head")
    return;
  let repository = openDisk(line, trusted), found = repository === void 0 ? [] : (await discoverCustomizations({ repository, compatibility, workspaceFolders })).found, paths = [...new Set(found.map(({ path }) => path))], [first] = paths;
  if (first === void 0)
    return;
  let more = paths.length - 1, named = `\`${shownPath2(first)}\`${more === 0 ? "" : ` and ${more} more`}`, [verb, them] = more === 0 ? ["does", "it"] : ["do", "them"], advice = (await head.read(first)).kind !== "missing" ? "`--instructions-from head` reads those of the change." : `Commit ${them}, and \`--instructions-from head\` reads ${them} before the merge.`;
  return `${named} ${verb} not count yet: instructions are read from ${trusted.name}, which has none. ${advice}`;
}
async function noteUnusedConfig(line, trusted) {
  let workspace = openDisk(line, trusted);
  if (line.config !== void 0 || workspace === void 0)
    return;
  let [own, used] = await Promise.all([readConfigBytes(workspace), readConfigBytes(trusted)]);
  return own === void 0 || used !== void 0 && own.equals(used) ? void 0 : `\`${CONFIG_PATH}\` is read from ${trusted.name}, ${used === void 0 ? "which has none" : "where it differs from the file here"}. \`--config ${CONFIG_PATH}\` reads the file here.`;
}
function openDisk({ repo = "." }, trusted) {
  for (let folder = resolve(repo); ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) {
      let checkout = checkoutWorkspace(folder);
      return checkout.name === trusted.name ? void 0 : checkout;
    }
    if (folder === dirname(folder))
      return;
  }
}
async function readConfigBytes(workspace) {
  let file = await workspace.read(CONFIG_PATH);
  return file.kind === "file" ? Buffer.from(file.bytes) : void 0;
}
// src/commands/open/open-change.ts
async function withChange(line, terminal, work, follow = followExtends(line, terminal)) {
  return terminal.progress("Reading the change \u2026"), withOpened(
    await openLocalChange({ repo: line.repo, base: line.base, source: await readSource(line, terminal) }),
    { line, terminal, follow },
    work
  );
}
async function withNamedFiles(line, terminal, work) {
  terminal.progress("Reading the files \u2026");
  let { root, workspace, around } = await openFolder(line.repo), paths = line.forFiles.length === 0 ? void 0 : line.forFiles.map((path) => relativeTo(root, path)), follow = followExtends(line, terminal), absent = await noteSparse(around);
  return absent !== void 0 && terminal.say(absent), withOpened(await openNamedFiles(workspace, paths), { line, terminal, follow }, work);
}
async function relativeToRepository(repo, path, name) {
  return relativeTo((await openFolder(repo)).root, path, name);
}
function relativeTo(root, path, name = "`--for`") {
  let folder = realpathSync(root), fromHere = relative(folder, resolve2(realpathSync("."), path)), found = isInside(fromHere) || isAbsolute(path) ? fromHere : relative(folder, resolve2(folder, path));
  if (!isInside(found))
    throw usageError2("outside", `"${path}" is not a file inside of "${root}"`, `Check ${name}, or set \`--repo\`.`);
  return found.split(sep).join("/");
}
function isInside(path) {
  return path !== "" && !isAbsolute(path) && path.split(sep)[0] !== "..";
}
async function withOpened(change, { line, terminal, follow }, work) {
  try {
    let unused = (await noteConfigFault(line, change.trusted, follow))?.sentence ?? await noteUnusedConfig(line, change.trusted);
    [...change.notes, ...unused === void 0 ? [] : [unused]].forEach((note) => terminal.say(note));
    let options = await readCommandOptions(line, change.trusted, follow);
    change.whyEmpty !== void 0 && (options.purpose === "review" || !takesFiles(options.purpose)) && terminal.say(change.whyEmpty);
    let { files } = change.changes, isChange = line.forFiles.length === 0 && line.command !== "why", paths = isChange ? describeUnmatchedPaths(options.paths, files) : void 0, ignores = isChange && line.options.has("ignore") ? describeUnmatchedIgnores(options.ignore, files) : [];
    [...paths === void 0 ? [] : [paths], ...ignores].forEach((note) => terminal.say(note));
    let repository = options.instructionsFrom === "head" ? requireHead(change) : change.trusted;
    terminal.progress(`Choosing the guidelines for ${count(files.length, isChange ? "changed file" : "file")} \u2026`);
    let guidance = await localGuidance(concealedWorkspace(repository), change.trusted, options, line.userFolder);
    return await work({
      subject: { ...change, guidance, description: void 0 },
      options,
      optionsAt: (head) => readCommandOptions(line, head, followOnly(follow, options)),
      commit: change.commit ?? "uncommitted"
    });
  } finally {
    change.close();
  }
}
async function sayUnusedInstructions({ subject, options }, { customizations }, line, terminal) {
  let unused = await noteUnusedInstructions(line, subject.sides, options, customizations);
  return unused !== void 0 && terminal.say(unused), unused !== void 0;
}
function requireHead(change) {
  if (change.head === void 0)
    throw usageError2(
      "no-head",
      "`--instructions-from head` needs a head with files, which a diff or staged changes do not have",
      "Name revisions with `--base` and `--head`."
    );
  return change.head;
}
async function readSource(line, terminal) {
  return line.diff !== void 0 ? { kind: "diff", name: line.diff, bytes: await readDiff(line.diff, terminal) } : line.staged ? { kind: "staged" } : line.workingTree ? { kind: "working-tree" } : { kind: "revision", head: line.head };
}
var MAX_DIFF_MEBIBYTES = 512;
async function readDiff(name, terminal) {
  if (name === "-")
    return terminal.readStandardInput();
  try {
    return await readOwnFile(name, MAX_DIFF_MEBIBYTES);
  } catch (error) {
    throw usageError2(
      "unreadable-diff",
      `The diff "${name}" cannot be read: ${fileErrorReason(error)}`,
      "Check `--diff`."
    );
  }
}
export {
  openLocalChange,
  openNamedFiles,
  relativeToRepository,
  sayUnusedInstructions,
  withChange,
  withNamedFiles
};

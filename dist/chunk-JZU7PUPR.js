import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openRepository
} from "./chunk-CERHQOUZ.js";
import {
  atMost,
  mergeEntries
} from "./chunk-FRWHFII5.js";
import {
  readEndings
} from "./chunk-PVNMJ6OH.js";
import {
  byPath,
  folderOf,
  isGitFolder,
  isPlainOnWindows,
  isPlainPath,
  nameOf,
  parentsOf
} from "./chunk-HRJDQKXX.js";
import {
  GitError
} from "./chunk-7XSFURWN.js";

// src/workspace/disk/checkout.ts
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

// src/workspace/disk/real-folders.ts
async function areFolders(disk, folders) {
  for (let folder of folders)
    if (!await isFolder(disk, folder))
      return !1;
  return !0;
}
function rememberFolders(disk) {
  let known = /* @__PURE__ */ new Map([["", REAL]]), look = async (folder) => await isReal(folderOf(folder)) && await isFolder(disk, folder), isReal = (folder) => {
    let answer = known.get(folder) ?? look(folder);
    return known.set(folder, answer), answer;
  };
  return { isReal, add: (folder) => {
    known.set(folder, REAL);
  } };
}
var REAL = Promise.resolve(!0);
async function isFolder(disk, folder) {
  return folder === "" ? !0 : (isGitFolder(nameOf(folder)) ? void 0 : await disk.kindOf(folder)) === "folder" && await disk.kindOf(`${folder}/.git`) === void 0;
}

// src/workspace/disk/walk.ts
var AT_ONCE = 32;
async function walkFolder(disk, folder, limits, tell) {
  let entries = [], level = [folder], seen = 0;
  for (; level.length > 0; ) {
    let next = [];
    for (let at = 0; at < level.length; at += AT_ONCE) {
      let paths = level.slice(at, at + AT_ONCE), listings = await Promise.all(paths.map((path) => listFolder(disk, path)));
      paths.filter((_, index) => listings[index]?.isSubmodule === !1).forEach(tell);
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
    return { isSubmodule: !0, entries: [{ path: folder, kind: "submodule" }], folders: [] };
  let entries = [], folders = [];
  for (let child of children.filter(({ name }) => !isGitFolder(name))) {
    let path = folder === "" ? child.name : `${folder}/${child.name}`;
    child.kind === "folder" ? folders.push(path) : child.kind !== "other" && entries.push({ path, kind: child.kind });
  }
  return { isSubmodule: !1, entries, folders };
}

// src/workspace/disk/find-on-disk.ts
var WALK_LIMITS = { skipped: ["node_modules"], maxEntries: 25e4 }, AT_ONCE2 = 32;
async function findOnDisk(disk, root, query, limits = WALK_LIMITS, folders = rememberFolders(disk)) {
  let endings = readEndings(query.endings), isWanted = ({ path, kind }) => kind !== "file" || endings.endText(path), known = await askGit(root, endings), found = known === void 0 ? await walk(disk, query, limits, folders) : await checkOnDisk(disk, known, folders);
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
async function checkOnDisk(disk, paths, folders) {
  let inTurn = atMost(AT_ONCE2), found = await Promise.all(
    [...groupByFolder(paths)].map(
      ([folder, inside]) => inTurn(async () => await folders.isReal(folder) ? keepExisting(inside, await listFolder(disk, folder)) : [])
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
function keepExisting(paths, { entries, folders }) {
  let existing = new Map(entries.map((entry) => [entry.path, entry])), existingFolders = new Set(folders);
  return paths.flatMap(({ path, isSubmodule }) => {
    let entry = existing.get(path);
    return entry !== void 0 ? [entry] : isSubmodule && existingFolders.has(path) ? [{ path, kind: "submodule" }] : [];
  });
}
async function walk(disk, query, limits, folders) {
  let { entries, isComplete } = await walkFolder(disk, "", limits, folders.add);
  if (isComplete)
    return { entries: mergeEntries(entries), isComplete, holdsIgnored: !0 };
  let asked = [entries];
  for (let folder of await keepFolders(disk, query.deep))
    asked.push((await walkFolder(disk, folder, limits, folders.add)).entries);
  for (let folder of await keepFolders(disk, query.shallow))
    asked.push((await listFolder(disk, folder)).entries);
  return { entries: mergeEntries(...asked), isComplete, holdsIgnored: !0 };
}
async function keepFolders(disk, folders) {
  let inside = [];
  for (let folder of new Set(folders))
    isPlainPath(folder) && await areFolders(disk, [...parentsOf(folder), folder]) && inside.push(folder);
  return inside;
}

// src/workspace/disk/checkout.ts
var MAX_FILE_BYTES = 64 * 1024 * 1024;
function checkoutWorkspace(folder, name = "the working tree") {
  let root = resolve(folder), disk = diskBelow(root), folders = rememberFolders(disk), read = async (path, maxBytes) => isInside(path) && !isGitFolder(nameOf(path)) && await folders.isReal(folderOf(path)) ? readPath(join(root, path), maxBytes) : { kind: "missing" };
  return {
    name,
    list: async (folder2) => (isInside(folder2) && await folders.isReal(folder2) ? await walkFolder(disk, folder2, EVERYTHING, folders.add) : { entries: [] }).entries.toSorted(byPath),
    find: (query) => findOnDisk(disk, root, query, void 0, folders),
    read: async (path) => {
      let file = await read(path, MAX_FILE_BYTES);
      return file.kind === "too-large" ? { kind: "not-a-file", reason: "it is larger than 64 MB" } : file;
    },
    readUpTo: read,
    sizeOf: async (path) => {
      let stats = isInside(path) && await folders.isReal(folderOf(path)) ? statOf(join(root, path)) : void 0;
      return stats?.isFile() === !0 ? stats.size : void 0;
    }
  };
}
var EVERYTHING = { skipped: [], maxEntries: Number.POSITIVE_INFINITY };
function isInside(path) {
  return isPlainPath(path) && (sep === "/" || isPlainOnWindows(path));
}
function diskBelow(root) {
  return {
    kindOf: (path) => {
      let stats = statOf(join(root, path));
      return Promise.resolve(stats === void 0 ? void 0 : readKind(stats));
    },
    readFolder: async (path) => readFolder(join(root, path)).map((child) => ({ name: child.name, kind: readKind(child) }))
  };
}
function statOf(path) {
  try {
    return lstatSync(path, { throwIfNoEntry: !1 });
  } catch {
    return;
  }
}
function readKind(found) {
  return found.isFile() ? "file" : found.isDirectory() ? "folder" : found.isSymbolicLink() ? "symlink" : "other";
}
function readFolder(path) {
  try {
    return readdirSync(path, { withFileTypes: !0 });
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "EACCES", "EPERM", "ENAMETOOLONG", "ELOOP"].includes(readErrorCode(error)))
      return [];
    throw error;
  }
}
var OPEN_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0), CAN_REFUSE_LINKS = constants.O_NOFOLLOW !== void 0;
function readPath(path, maxBytes) {
  try {
    return CAN_REFUSE_LINKS || !lstatSync(path).isSymbolicLink() ? readFile(path, maxBytes) : readLink(path);
  } catch (error) {
    let problem = readErrorCode(error) === "ELOOP" ? readLinkIfOne(path) : describeReadError(readErrorCode(error));
    if (problem === void 0)
      throw error;
    return problem;
  }
}
function readLinkIfOne(path) {
  return statOf(path)?.isSymbolicLink() === !0 ? readLink(path) : CHANGED;
}
function readLink(path) {
  return { kind: "symlink", target: readlinkSync(path).replaceAll(sep, "/") };
}
var CHANGED = { kind: "not-a-file", reason: "it changed while it was read" };
function readFile(path, maxBytes) {
  let file = openSync(path, OPEN_FLAGS);
  try {
    let stats = fstatSync(file), reason = explainNoFile(path, stats);
    return reason !== void 0 ? { kind: "not-a-file", reason } : stats.size > maxBytes ? { kind: "too-large", bytes: stats.size } : { kind: "file", bytes: readBytes(file, stats.size) };
  } finally {
    closeSync(file);
  }
}
function explainNoFile(path, stats) {
  return stats.isDirectory() ? statOf(join(path, ".git")) === void 0 ? "it is a folder" : "it is a submodule" : stats.isFile() ? void 0 : "it is a device, a pipe or a socket";
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
function describeReadError(code) {
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
function readErrorCode(error) {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

export {
  checkoutWorkspace
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/file-names.ts
var IGNORED_BY_HFS = /[\u200C-\u200F\u202A-\u202E\u206A-\u206F\uFEFF]/g;
function foldFileName(name) {
  let folded = name.replaceAll(IGNORED_BY_HFS, "").normalize("NFC").toLowerCase(), stream = folded.indexOf(":", 1), end = stream < 0 ? folded.length : stream;
  for (; end > 0 && (folded[end - 1] === "." || folded[end - 1] === " "); )
    end -= 1;
  return folded.slice(0, end);
}
var DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?:[. ]*|[. ]*[.:].*)$/i, FORBIDDEN = /[\u0000-\u001F"*:<>?|\\]|[. ]$/;
function isWindowsName(name) {
  return !DEVICE.test(name) && !FORBIDDEN.test(name);
}

// src/workspace/paths.ts
var OUTSIDE = { kind: "outside" }, NOT_RELATIVE = /^\/|^[a-z]:|[\\\0]/i, NEEDS_CARE = /(?:^|\/)\.{0,2}(?:\/|$)|[\\\0:]/;
function resolvePath(path) {
  if (!NEEDS_CARE.test(path))
    return { kind: "inside", path };
  let parts = path.split("/").filter((part) => part !== "" && part !== ".");
  return NOT_RELATIVE.test(path) || parts.includes("..") ? OUTSIDE : { kind: "inside", path: parts.join("/") };
}
function isPlainPath(path) {
  let resolved = resolvePath(path.replaceAll("\\", "_"));
  return resolved.kind === "inside" && resolved.path.length === path.length;
}
function resolveLink(path, target) {
  if (NOT_RELATIVE.test(target))
    return OUTSIDE;
  if (!NEEDS_CARE.test(target)) {
    let folder = path.slice(0, path.lastIndexOf("/") + 1);
    return resolvePath(`${folder}${target}`);
  }
  let parts = path.split("/").slice(0, -1);
  for (let part of target.split("/")) {
    if (part === ".." && parts.pop() === void 0)
      return OUTSIDE;
    part !== "" && part !== "." && part !== ".." && parts.push(part);
  }
  return resolvePath(parts.join("/"));
}
function parentsOf(path) {
  let parents = [];
  for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1))
    parents.push(path.slice(0, slash));
  return parents;
}
function folderOf(path) {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
function nameOf(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
var SLASH = 47;
function isBelow(path, folder) {
  return folder === "" || path.charCodeAt(folder.length) === SLASH && path.startsWith(folder);
}
var MAX_PATH_CHARACTERS = 4096;
function nearestFolder(path, folders) {
  if (folders.size === 0 || path.length > MAX_PATH_CHARACTERS)
    return;
  let folder = path;
  do
    if (folder = folderOf(folder), folders.has(folder))
      return folder;
  while (folder !== "");
}
function byPath(a, b) {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
function isGitFolder(name) {
  return /g.*i.*t/i.test(name) && GIT_FOLDERS.has(foldFileName(name));
}
var GIT_FOLDERS = /* @__PURE__ */ new Set([".git", "git~1"]);
function isPlainOnWindows(path) {
  return path.split("/").every(isWindowsName);
}
function joinPath(folder, path) {
  return folder === "" || path === "" ? `${folder}${path}` : `${folder}/${path}`;
}
function relativePath(from, to) {
  let start = from.split("/").slice(0, -1), parts = to.split("/"), shared = 0;
  for (; shared < start.length && shared < parts.length - 1 && start[shared] === parts[shared]; )
    shared += 1;
  let up = "../".repeat(start.length - shared);
  return `${up === "" ? "./" : up}${parts.slice(shared).join("/")}`;
}

export {
  foldFileName,
  resolvePath,
  isPlainPath,
  resolveLink,
  parentsOf,
  folderOf,
  nameOf,
  isBelow,
  nearestFolder,
  byPath,
  isGitFolder,
  isPlainOnWindows,
  joinPath,
  relativePath
};

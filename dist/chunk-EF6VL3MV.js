import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  rememberBlobs
} from "./chunk-ZONGBVJU.js";
import {
  atMost,
  mergeEntries
} from "./chunk-FRWHFII5.js";
import {
  readEndings
} from "./chunk-PVNMJ6OH.js";
import {
  isBelow,
  isPlainPath,
  parentsOf
} from "./chunk-HRJDQKXX.js";

// src/workspace/remote/trees.ts
function remoteTrees(requestTree, commit) {
  let known = /* @__PURE__ */ new Map(), complete = [], answers = /* @__PURE__ */ new Map(), request = async (folder, recursive) => {
    let id = folder === "" ? commit : await treeId(folder);
    if (id === void 0)
      return { isComplete: !0, entries: [] };
    let { truncated, entries } = await requestTree(id, recursive), placed = folder === "" ? entries : entries.map((one) => ({ ...one, path: `${folder}/${one.path}` }));
    return placed.forEach((one) => known.set(one.path, one)), recursive && !truncated && complete.push(folder), { isComplete: !truncated, entries: placed };
  }, ask = (folder, recursive) => {
    let key = `${recursive ? "below" : "inside"} ${folder}`, answer = answers.get(key) ?? request(folder, recursive);
    return answers.set(key, answer), answer;
  }, treeId = async (folder) => {
    let found = await entry(folder);
    return found?.type === "tree" ? found.sha : void 0;
  }, entry = async (path) => {
    let isSettled = () => known.has(path) || complete.some((folder) => isBelow(path, folder));
    for (let folder of ["", ...parentsOf(path)])
      path !== "" && !isSettled() && !(await ask(folder, !0)).isComplete && !isSettled() && await ask(folder, !1);
    return known.get(path);
  };
  return { below: (folder) => ask(folder, !0), inside: (folder) => ask(folder, !1), entry };
}

// src/workspace/remote/remote.ts
var MAX_REQUESTS_AT_ONCE = 8;
function remoteWorkspace(repository, commit, name, known = /* @__PURE__ */ new Map()) {
  let inTurn = atMost(MAX_REQUESTS_AT_ONCE), trees = remoteTrees((revision, recursive) => inTurn(() => repository.tree(revision, recursive)), commit), readBlob = rememberBlobs(
    (id) => repository.gathers === !0 ? repository.blob(id) : inTurn(() => repository.blob(id)),
    (bytes) => bytes.length
  ), { bring } = repository;
  return {
    name,
    ...bring === void 0 ? {} : { bring: (paths, maxBytes) => bringFiles(trees, known, bring, paths, maxBytes) },
    list: async (folder) => {
      let { isComplete, entries } = await trees.below(""), found = isComplete ? entries.filter(({ path }) => isBelow(path, folder)) : await walk(trees, folder);
      return mergeEntries(readEntries(found));
    },
    find: (query) => find(trees, query),
    read: async (path) => await readKnown(known.get(path), readBlob) ?? read(trees, readBlob, path),
    sizeOf: async (path) => {
      let entry = await trees.entry(path);
      return entry !== void 0 && readKind(entry) === "file" ? entry.size : void 0;
    },
    isExecutable: async (path) => (await trees.entry(path))?.mode === "100755"
  };
}
async function bringFiles(trees, known, bring, paths, maxBytes) {
  let ids = /* @__PURE__ */ new Map();
  for (let path of paths) {
    let id = known.get(path), entry = id === void 0 ? await trees.entry(path) : { type: "blob", sha: id };
    entry?.type === "blob" && ("size" in entry ? entry.size ?? 0 : 0) <= maxBytes && ids.set(path, entry.sha);
  }
  let left = await bring([...ids.values()]);
  return new Set([...ids].flatMap(([path, id]) => left.has(id) ? [path] : []));
}
async function walk(trees, folder) {
  let found = [];
  for (let level = [folder]; level.length > 0; ) {
    let entries = (await Promise.all(level.map((path) => trees.inside(path)))).flatMap((answer) => answer.entries);
    entries.forEach((entry) => found.push(entry)), level = entries.filter(({ type }) => type === "tree").map(({ path }) => path);
  }
  return found;
}
async function find(trees, { endings, deep, shallow, withIds }) {
  let whole = await trees.below(""), answers = whole.isComplete ? [] : await Promise.all(folderRequests(trees, deep, shallow)), wanted = readEndings(endings), entries = [whole, ...answers].flatMap((answer) => readEntries(answer.entries, withIds));
  return {
    entries: mergeEntries(entries.filter(({ path, kind }) => kind !== "file" || wanted.endText(path))),
    isComplete: whole.isComplete
  };
}
function folderRequests(trees, deep, shallow) {
  let isCovered = (folder) => deep.some((above) => above !== folder && isBelow(folder, above));
  return [
    ...deep.filter((folder) => !isCovered(folder)).map((folder) => trees.below(folder)),
    ...shallow.filter((folder) => !deep.includes(folder) && !isCovered(folder)).map((folder) => trees.inside(folder))
  ];
}
function readEntries(entries, withIds) {
  return entries.filter(({ type, path }) => type !== "tree" && isPlainPath(path)).map((entry) => ({ path: entry.path, kind: readKind(entry), ...withIds === !0 ? { id: entry.sha } : {} }));
}
function readKind(entry) {
  return entry.type === "commit" ? "submodule" : entry.mode === "120000" ? "symlink" : "file";
}
var MAX_LINK_BYTES = 4096, LINE_FEED = 10;
async function readKnown(id, readBlob) {
  if (id === void 0)
    return;
  let bytes = await readBlob(id);
  return bytes.length <= MAX_LINK_BYTES && !bytes.includes(LINE_FEED) ? void 0 : { kind: "file", bytes };
}
async function read(trees, readBlob, path) {
  let entry = await trees.entry(path);
  if (entry === void 0 && path !== "")
    return { kind: "missing" };
  if (entry === void 0 || entry.type === "tree")
    return { kind: "not-a-file", reason: "it is a folder" };
  if (entry.type === "commit")
    return { kind: "not-a-file", reason: "it is a submodule" };
  let bytes = await readBlob(entry.sha);
  return entry.mode === "120000" ? { kind: "symlink", target: new TextDecoder().decode(bytes) } : { kind: "file", bytes };
}

export {
  MAX_REQUESTS_AT_ONCE,
  remoteWorkspace
};

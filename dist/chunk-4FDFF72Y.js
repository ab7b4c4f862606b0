import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  rememberBlobs
} from "./chunk-ZONGBVJU.js";
import {
  mergeEntries
} from "./chunk-FRWHFII5.js";
import {
  readEndings,
  withoutFolders
} from "./chunk-PVNMJ6OH.js";
import {
  isPlainPath
} from "./chunk-HRJDQKXX.js";
import {
  runError
} from "./chunk-PI7WXFM3.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/workspace/git/tree.ts
function readTreeEntries(tree, idBytes, isWanted) {
  let folders = [], others = [];
  for (let at2 = 0; at2 < tree.length; ) {
    let mode = 0;
    for (let digit = tree[at2]; digit !== void 0 && digit !== 32; digit = tree[at2])
      mode = mode * 8 + digit - 48, at2 += 1;
    let start = at2 + 1, end = start;
    for (; tree[end] !== 0 && end < tree.length; )
      end += 1;
    at2 = end + 1 + idBytes;
    let kind = readKind(mode);
    if (at2 <= tree.length && (kind !== "file" || isWanted(tree, start, end))) {
      let name = tree.toString("utf8", start, end);
      isPlainName(name) && (kind === "folder" ? folders : others).push({ kind, name, id: tree.toString("hex", end + 1, at2) });
    }
  }
  return { folders, others };
}
function readKind(mode) {
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

// src/workspace/git/tree-lookup.ts
function lookInTrees(read, commit) {
  let known = /* @__PURE__ */ new Map(), readOnce = (id) => {
    let entries = known.get(id) ?? readEntries(read, id);
    return known.set(id, entries), entries;
  }, entry = async (path) => {
    let found = { kind: "folder", name: "", id: commit };
    if (path === "")
      return found;
    for (let name of isPlainPath(path) ? path.split("/") : [""])
      if (found = found.kind === "folder" ? (await readOnce(found.id)).get(name) : void 0, found === void 0)
        return;
    return found;
  };
  return {
    entry,
    folder: async (path) => {
      let found = await entry(path);
      return found?.kind === "folder" ? [...(await readOnce(found.id)).values()] : [];
    }
  };
}
async function readEntries(read, id) {
  let { folders, others } = readTreeEntries(await read(id), id.length / 2, () => !0);
  return new Map([...folders, ...others].map((entry) => [entry.name, entry]));
}

// src/workspace/git/tree-search.ts
var MAX_PATH_CHARACTERS = 4096, MAX_DEPTH = MAX_PATH_CHARACTERS / 2;
async function searchTrees(visitTrees, top, isWanted, { maxCharacters, withIds }) {
  let graph = await readGraph(visitTrees, top.id, isWanted), { entries, isComplete } = makePaths(narrow(graph), top.path, { maxCharacters, withIds });
  return { entries, isComplete: isComplete && !graph.isDeeper };
}
var NONE = -1;
async function readGraph(visitTrees, topId, isWanted) {
  let numbers = /* @__PURE__ */ new Map([[topId, 0]]), depths = [0], trees = [], firstEdges = [], from = [], to = [], isDeeper = !1;
  return await visitTrees(topId, (bytes) => {
    let tree = readTreeEntries(bytes, topId.length / 2, isWanted), number = trees.push(tree) - 1, depth = at(depths, number) + 1, fresh = [];
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
    let first = at(graph.firstEdges, number);
    return { folders: (holds[number] === 1 ? folders.map(({ name }, index) => ({ name, tree: at(graph.to, first + index) })) : []).filter(({ tree }) => holds[tree] === 1), others };
  });
}
function findHolders({ trees, from, to }) {
  let lastEdges = new Int32Array(trees.length).fill(NONE), earlierEdges = to.map((target, edge) => {
    let earlier = lastEdges[target] ?? NONE;
    return lastEdges[target] = edge, earlier;
  }), holds = new Uint8Array(trees.length), open = [...trees.keys()].filter((number) => trees[number]?.others.length !== 0);
  for (let number = open.pop(); number !== void 0; number = open.pop())
    if (holds[number] === 0) {
      holds[number] = 1;
      for (let edge = at(lastEdges, number); edge !== NONE; edge = at(earlierEdges, edge))
        open.push(at(from, edge));
    }
  return holds;
}
function makePaths(trees, topPath, { maxCharacters, withIds }) {
  let entries = [], open = [{ tree: 0, path: topPath }], isComplete = !0, characters = 0, place = (folder, name) => {
    let path = folder === "" ? name : `${folder}/${name}`;
    return characters += path.length, isComplete &&= path.length <= MAX_PATH_CHARACTERS, path.length > MAX_PATH_CHARACTERS || folder === "" && !isPlainPath(name) ? void 0 : path;
  };
  for (let next = open.pop(); next !== void 0; next = open.pop()) {
    let { folders, others } = at(trees, next.tree);
    for (let { kind, name, id } of others) {
      let path = place(next.path, name);
      path !== void 0 && kind !== "folder" && entries.push(withIds === !0 ? { path, kind, id } : { path, kind });
    }
    for (let { name, tree } of folders) {
      let path = place(next.path, name);
      path !== void 0 && open.push({ tree, path });
    }
    if (characters > maxCharacters)
      return { entries, isComplete: !1 };
  }
  return { entries, isComplete };
}

// src/workspace/git/revision.ts
var MAX_BLOB_BYTES = 64 * 1024 * 1024, MAX_FOUND_CHARACTERS = 16 * 1024 * 1024, MAX_LISTED_CHARACTERS = 64 * 1024 * 1024;
function revisionWorkspace(repository, commit, name) {
  let lookup = lookInTrees(repository.readTree, commit), readBlob = rememberBlobs(
    (id) => repository.readBlob(id, MAX_BLOB_BYTES),
    (blob) => Buffer.isBuffer(blob) ? blob.length : 0
  ), search = async (folder, isWanted, limits) => {
    let entry = await lookup.entry(folder);
    return entry?.kind === "folder" ? searchTrees(repository.visitTrees, { id: entry.id, path: folder }, isWanted, limits) : { entries: [], isComplete: !0 };
  };
  return {
    name,
    list: async (folder) => {
      let { entries, isComplete } = await search(folder, () => !0, { maxCharacters: MAX_LISTED_CHARACTERS });
      if (!isComplete)
        throw runError("tree-too-large", `${name} has more or longer paths than can be listed`);
      return mergeEntries(entries);
    },
    find: (query) => find(query, search, lookup),
    read: async (path) => readEntry(await lookup.entry(path), readBlob)
  };
}
async function find(query, search, lookup) {
  let endings = readEndings(query.endings), names = readEndings(withoutFolders(query.endings)), limits = { maxCharacters: MAX_FOUND_CHARACTERS, withIds: query.withIds }, found = [await search("", names.endBytes, limits)], isComplete = found.every((result) => result.isComplete);
  for (let folder of isComplete ? [] : query.deep)
    found.push(await search(folder, names.endBytes, limits));
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

export {
  revisionWorkspace
};

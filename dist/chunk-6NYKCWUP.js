import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  mergeEntries,
  readEndings
} from "./chunk-VJPWE5E4.js";
import {
  byPath,
  isBelow
} from "./chunk-HEVD5WT2.js";

// src/workspace/overlay.ts
var FOLDER = { kind: "not-a-file", reason: "it is a folder" };
function overlayWorkspace(base, changed, name) {
  let given = [...changed].flatMap(
    ([path, content]) => content === void 0 ? [] : [{ path, kind: "file" }]
  ), places = takenPlaces(given), isStanding = ({ path }) => !changed.has(path) && !places.isAbove(path) && !places.isBelow(path), list = async (folder) => {
    let standing = (await base.list(folder)).filter(isStanding), added = given.filter(({ path }) => isBelow(path, folder));
    return mergeEntries(standing, added);
  }, folderOrMissing = async (path) => (await list(path)).length > 0 ? FOLDER : { kind: "missing" }, hasLostAll = async (path) => {
    let { entries, isComplete } = await base.find({ endings: [""], deep: [], shallow: [] });
    return isComplete && !entries.some((entry) => isBelow(entry.path, path) && isStanding(entry));
  };
  return {
    name,
    list,
    sizeOf: async (path) => {
      let content = changed.get(path);
      return content === void 0 ? changed.has(path) ? void 0 : base.sizeOf?.(path) : Buffer.byteLength(content);
    },
    find: async (query) => {
      let { entries, ...rest } = await base.find(query), endings = readEndings(query.endings), found = given.filter(({ path }) => endings.endText(path));
      return { entries: mergeEntries(entries.filter(isStanding), found), ...rest };
    },
    read: async (path) => {
      let content = changed.get(path);
      if (content !== void 0)
        return { kind: "file", bytes: typeof content == "string" ? new TextEncoder().encode(content) : content };
      if (path === "" || places.isAbove(path))
        return FOLDER;
      if (places.isBelow(path))
        return { kind: "missing" };
      if (changed.has(path))
        return folderOrMissing(path);
      let file = await base.read(path);
      return file.kind === "not-a-file" && [...changed.keys()].some((gone) => isBelow(gone, path)) && await hasLostAll(path) ? { kind: "missing" } : file;
    }
  };
}
function takenPlaces(files) {
  let sorted = files.toSorted(byPath).map(({ path }) => path), paths = new Set(sorted), lengths = [...new Set(sorted.map((path) => path.length))];
  return {
    isAbove: (path) => sorted[firstAtOrAfter(sorted, `${path}/`)]?.startsWith(`${path}/`) === !0,
    isBelow: (path) => lengths.some((length) => path[length] === "/" && paths.has(path.slice(0, length)))
  };
}
function firstAtOrAfter(sorted, path) {
  let low = 0, high = sorted.length;
  for (; low < high; ) {
    let middle = low + high >> 1;
    (sorted[middle] ?? "") < path ? low = middle + 1 : high = middle;
  }
  return low;
}

export {
  overlayWorkspace
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  mergeEntries
} from "./chunk-FRWHFII5.js";
import {
  readEndings
} from "./chunk-PVNMJ6OH.js";
import {
  byPath,
  isBelow
} from "./chunk-HRJDQKXX.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/workspace/overlay.ts
var FOLDER = { kind: "not-a-file", reason: "it is a folder" };
function overlayWorkspace(base, changed, name) {
  let given = [...changed].flatMap(
    ([path, content]) => content === void 0 ? [] : [{ path, kind: "file" }]
  ), overlay = { base, changed, given, places: takenPlaces(given) };
  return {
    name,
    list: (folder) => listFolder(overlay, folder),
    sizeOf: (path) => findSize(overlay, path),
    find: async (query) => {
      let { entries, ...rest } = await base.find(query), endings = readEndings(query.endings), found = given.filter(({ path }) => endings.endText(path));
      return { entries: mergeEntries(withoutReplaced(overlay, entries), found), ...rest };
    },
    read: (path) => readFile(overlay, path)
  };
}
function withoutReplaced({ changed, places }, entries) {
  return entries.filter(({ path }) => !changed.has(path) && !places.isAbove(path) && !places.isBelow(path));
}
async function listFolder(overlay, folder) {
  let kept = withoutReplaced(overlay, await overlay.base.list(folder));
  return mergeEntries(
    kept,
    overlay.given.filter(({ path }) => isBelow(path, folder))
  );
}
async function findSize({ base, changed }, path) {
  let content = changed.get(path);
  return content === void 0 ? changed.has(path) ? void 0 : base.sizeOf?.(path) : Buffer.byteLength(content);
}
async function readFile(overlay, path) {
  let { base, changed, places } = overlay, content = changed.get(path);
  if (content !== void 0)
    return { kind: "file", bytes: typeof content == "string" ? new TextEncoder().encode(content) : content };
  if (path === "" || places.isAbove(path))
    return FOLDER;
  if (places.isBelow(path))
    return { kind: "missing" };
  if (changed.has(path))
    return (await listFolder(overlay, path)).length > 0 ? FOLDER : { kind: "missing" };
  let file = await base.read(path);
  return file.kind === "not-a-file" && [...changed.keys()].some((gone) => isBelow(gone, path)) && await hasLostAll(overlay, path) ? { kind: "missing" } : file;
}
async function hasLostAll(overlay, folder) {
  let { entries, isComplete } = await overlay.base.find({ endings: [""], deep: [], shallow: [] }), below = entries.filter(({ path }) => isBelow(path, folder));
  return isComplete && withoutReplaced(overlay, below).length === 0;
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
    at(sorted, middle) < path ? low = middle + 1 : high = middle;
  }
  return low;
}

export {
  overlayWorkspace
};

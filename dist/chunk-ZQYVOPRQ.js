import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  languageOf
} from "./chunk-MPV6PNGA.js";
import {
  folderOf,
  joinPath,
  nameOf,
  resolveLink
} from "./chunk-HRJDQKXX.js";

// src/symbols/imports/resolve-import.ts
var MAX_END_SEGMENTS = 6, MAX_SAME_END = 8, MAX_COMPARED_CHARACTERS = 1e3, MAX_NAMES = 12, MAX_SPECIFIER_CHARACTERS = 300;
function indexModules(paths) {
  let tables = { module: /* @__PURE__ */ new Map(), folder: /* @__PURE__ */ new Map() }, ends = { module: /* @__PURE__ */ new Map(), folder: /* @__PURE__ */ new Map() };
  for (let path of paths) {
    let module = modulePath(path), folder = folderOf(path);
    add(tables.module, path, path), add(tables.module, module, path), add(tables.folder, folder, path), addEnd(ends.module, module, path), addEnd(ends.folder, folder, path);
  }
  let languages = /* @__PURE__ */ new Map();
  return {
    resolve(specifier, from) {
      if (!(specifier.length > MAX_SPECIFIER_CHARACTERS))
        for (let candidate of listCandidates(specifier, from, language(from))) {
          let found = closest(find(candidate), from);
          if (found !== void 0)
            return found;
        }
    }
  };
  function language(path) {
    let known = languages.get(path) ?? languageOf(path);
    return languages.set(path, known), known;
  }
  function find({ at, key }) {
    switch (at) {
      case "module":
      case "folder":
        return tables[at].get(key) ?? [];
      case "module-end":
      case "folder-end": {
        let end = lastSegments(slashed(key));
        return (ends[at === "module-end" ? "module" : "folder"].get(lastSegment(end)) ?? []).filter(({ text }) => text === end || text.endsWith(`/${end}`)).slice(0, MAX_SAME_END).map(({ path }) => path);
      }
    }
  }
  function closest(found, from) {
    return found.filter((path) => path !== from).map((path) => ({
      path,
      isForeign: language(path) === language(from) ? 0 : 1,
      shared: sharedLength(path, from)
    })).toSorted((a, b) => a.isForeign - b.isForeign || b.shared - a.shared)[0]?.path;
  }
}
function add(table, key, path) {
  let known = table.get(key);
  known === void 0 ? table.set(key, [path]) : known.length < MAX_SAME_END && known.push(path);
}
function addEnd(table, place, path) {
  let text = slashed(place), key = lastSegment(text), known = table.get(key);
  known === void 0 ? table.set(key, [{ text, path }]) : known.push({ text, path });
}
function sharedLength(a, b) {
  let most = Math.min(a.length, MAX_COMPARED_CHARACTERS), length = 0;
  for (; length < most && a[length] === b[length]; )
    length += 1;
  return length;
}
var FOLDER_MODULES = /* @__PURE__ */ new Set(["index", "__init__", "mod"]);
function modulePath(path) {
  let name = nameOf(path), stem = name.slice(0, name.indexOf(".", 1) < 0 ? name.length : name.lastIndexOf("."));
  return FOLDER_MODULES.has(stem) ? folderOf(path) : joinPath(folderOf(path), stem);
}
function lastSegment(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
function lastSegments(key) {
  return key.split("/").slice(-MAX_END_SEGMENTS).join("/");
}
function slashed(text) {
  return text.replaceAll(/\.|::|\\/g, "/");
}
function listCandidates(specifier, from, language = "") {
  switch (language) {
    case "python":
      return specifier.startsWith(".") ? pythonRelative(specifier, from) : pythonAbsolute(specifier, from);
    case "go":
      return shorterHeads(specifier, "/").map((key) => ({ at: "folder", key }));
    case "java":
    case "kotlin":
    case "scala":
    case "groovy":
      return qualifiedName(specifier.replace(/\.\*$/, ""));
    case "csharp":
      return [specifier, ...shorterHeads(specifier, ".")].filter(hasFolder).map((key) => ({ at: "folder-end", key }));
    case "php":
      return specifier.startsWith(".") ? asPath(specifier, from) : phpClass(specifier);
    case "rust":
      return rustPath(specifier, from);
    case "c":
    case "cpp":
    case "cuda-cpp":
    case "objective-c":
    case "objective-cpp":
    case "css":
    case "less":
    case "sass":
    case "scss":
    case "dart":
      return [...asPath(`./${specifier}`, from), ...asPath(specifier, from)];
    default:
      return asPath(specifier, from);
  }
}
function asPath(specifier, from) {
  let plain = specifier.replace(/[?#].*$/, "");
  if (!plain.startsWith(".")) {
    let end = plain.replace(/^(?:[@~]\/|package:[^/]+\/)/, "");
    return hasFolder(end) ? [end, modulePath(end)].map((key) => ({ at: "module-end", key })) : [];
  }
  let resolved = resolveLink(from, plain);
  return resolved.kind === "outside" ? [] : [resolved.path, modulePath(resolved.path)].map((key) => ({ at: "module", key }));
}
function pythonRelative(specifier, from) {
  let name = specifier.replace(/^\.+/, ""), up = "../".repeat(specifier.length - name.length - 1), resolved = resolveLink(from, `${up}./${name.replaceAll(".", "/")}`);
  return resolved.kind === "outside" ? [] : [{ at: "module", key: resolved.path }];
}
function pythonAbsolute(specifier, from) {
  let path = specifier.replaceAll(".", "/"), near = [path, joinPath(folderOf(from), path)].map((key) => ({ at: "module", key }));
  return hasFolder(specifier) ? [...near, { at: "module-end", key: path }] : near;
}
function qualifiedName(name) {
  let owner = name.slice(0, Math.max(0, name.lastIndexOf("."))), modules = [name, owner].filter(hasFolder).map((key) => ({ at: "module-end", key }));
  return hasFolder(name) ? [...modules, { at: "folder-end", key: name }] : modules;
}
function phpClass(specifier) {
  return [specifier, ...shorterHeads(specifier, "\\")].filter(hasFolder).map((key) => ({ at: "module-end", key }));
}
function rustPath(specifier, from) {
  let [root, ...names] = specifier.split("::"), own = /(?:^|\/)(?:mod|lib|main)\.rs$/.test(from) ? folderOf(from) : modulePath(from), source = /^(?:.*\/)?src(?=\/)/.exec(from)?.[0] ?? "", folder = root === "crate" ? source : root === "super" ? folderOf(own) : own;
  return ["", ...[...names.slice(0, MAX_NAMES).keys()].map((index) => names.slice(0, index + 1).join("/"))].toReversed().map((name) => ({ at: "module", key: joinPath(folder, name) }));
}
function shorterHeads(text, separator) {
  let segments = text.split(separator).slice(1).slice(-MAX_NAMES);
  return segments.map((_, index) => segments.slice(index).join(separator));
}
function hasFolder(name) {
  return /.[/.\\].|::/.test(name);
}

export {
  indexModules
};

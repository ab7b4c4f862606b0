import {
  folderOf as folderOf,
  nameOf as nameOf,
  resolveLink as resolveLink
} from "./joined-1c6c8fb1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/jobs/find-mentions.ts
var MAX_BYTES = 4 * 1024 * 1024, BATCH = 32;
async function findMentions(repository, renamings) {
  let found = /* @__PURE__ */ new Map(), entries = renamings.length === 0 ? [] : await repository.list(""), wanted = renamings.map((renaming) => ({ ...renaming, names: namesOf(renaming) }));
  for (let { from, to } of renamings) {
    let text = await readLatin1(repository, from), link = text === void 0 ? void 0 : findMovedLink(text, from, to);
    link !== void 0 && found.set(from, `its link to ${link} would lead elsewhere`);
  }
  for (let first = 0; first < entries.length; first += BATCH) {
    let batch = entries.slice(first, first + BATCH).map(async ({ path, kind }) => {
      let text = kind === "file" ? await readLatin1(repository, path) : await readTarget(repository, path);
      return { path, text };
    });
    for (let { path, text } of await Promise.all(batch))
      for (let { from, names } of wanted)
        text !== void 0 && path !== from && !found.has(from) && names.some((name) => mentions(text, name)) && found.set(from, `${path} mentions it`);
  }
  return found;
}
function namesOf({ from, to }) {
  let name = nameOf(from), ending = name.slice(Math.max(1, name.indexOf(".", 1)));
  return [
    name,
    ...folderOf(from) === folderOf(to) ? [] : [folderOf(from)],
    ...ending.startsWith(".") && !to.endsWith(ending) ? [`*${ending}`] : []
  ].map(asLatin1);
}
function mentions(text, name) {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\w-]/.test(text.charAt(at - 1)) || name.startsWith("*"))
      return !0;
  return !1;
}
var LINK = /\]\(<?([^()<>\s#]{1,300})|#file:([^\s"'`),]{1,300})/g;
function findMovedLink(text, from, to) {
  return folderOf(from) === folderOf(to) ? void 0 : [...text.matchAll(LINK)].map(([, link, file]) => link ?? file ?? "").find((target) => {
    let isRelative = !/^(?:[a-z][\w+.-]*:|\/|#)/i.test(target), [before, after] = [resolveLink(from, target), resolveLink(to, target)];
    return isRelative && (before.kind !== "inside" || after.kind !== "inside" || before.path !== after.path);
  });
}
async function readLatin1(repository, path) {
  let file = await (repository.readUpTo?.(path, MAX_BYTES) ?? repository.read(path));
  return file.kind === "file" ? Buffer.from(file.bytes).toString("latin1") : void 0;
}
async function readTarget(repository, path) {
  let file = await repository.read(path);
  return file.kind === "symlink" ? asLatin1(file.target) : void 0;
}
function asLatin1(text) {
  return Buffer.from(text).toString("latin1");
}

export {
  findMentions
};

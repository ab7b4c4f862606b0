import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  messageOf,
  usageError
} from "./chunk-X7WSVMCW.js";

// src/commands/write-files.ts
import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, chmod, lstat, mkdir, realpath, rename, rm, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
async function writeFiles(root, files) {
  let top = await realpath(root);
  for (let path of files.keys())
    await refuseLinks(top, path);
  for (let [path, text] of files) {
    let target = resolve(top, path);
    try {
      text === void 0 ? await rm(target) : (await mkdir(dirname(target), { recursive: !0 }), await replaceFile(target, text));
    } catch (error) {
      throw usageError("unwritable", `"${path}" cannot be written: ${messageOf(error)}`, "Check its permissions.");
    }
  }
}
async function replaceFile(target, text) {
  let mode = await readFileMode(target), beside = join(dirname(target), `.housestyle-${randomUUID()}.tmp`);
  try {
    await writeFile(beside, text, { flag: "wx" }), mode !== void 0 && await chmod(beside, mode), await rename(beside, target);
  } catch (error) {
    throw await rm(beside, { force: !0 }), error;
  }
}
async function readFileMode(path) {
  let stats = await lookAt(path);
  if (stats !== void 0) {
    if (!stats.isFile())
      throw new Error("it is not a file");
    return await access(path, constants.W_OK), stats.mode;
  }
}
async function refuseLinks(top, path) {
  let inside = relative(top, resolve(top, path)).split(sep);
  if (inside[0] === ".." || isAbsolute(inside.join(sep)))
    throw usageError("unwritable", `"${path}" is not written, because it is outside of "${top}"`);
  for (let [depth, part] of inside.entries())
    if (await isLink(join(top, ...inside.slice(0, depth + 1))))
      throw usageError("unwritable", `"${path}" is not written, because "${part}" is a symbolic link`);
}
async function isLink(path) {
  return (await lookAt(path))?.isSymbolicLink() === !0;
}
async function lookAt(path) {
  try {
    return await lstat(path);
  } catch {
    return;
  }
}

export {
  writeFiles
};

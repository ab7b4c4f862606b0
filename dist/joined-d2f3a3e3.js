import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  isGitFolder,
  isWindowsName
} from "./joined-1c6c8fb1.js";
import {
  at
} from "./joined-cc1d52fd.js";

import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
// src/workspace/disk/make-folder.ts
async function makeFolder(path, mode) {
  let top;
  try {
    return await mkdir(path, mode), path;
  } catch (error) {
    if (!hasCode(error, "ENOENT") || dirname(path) === path)
      return await acceptFolder(path, error);
    top = await makeFolder(dirname(path), mode);
  }
  try {
    await mkdir(path, mode);
  } catch (error) {
    await acceptFolder(path, error);
  }
  return top ?? path;
}
async function acceptFolder(path, error) {
  if (!await stat(path).then(
    (found) => found.isDirectory(),
    () => false
  ))
    throw error;
}
function hasCode(error, code) {
  return error instanceof Error && "code" in error && error.code === code;
}

import {
  fileErrorReason,
  messageOf,
  runError,
  usageError
} from "./chunk-PI7WXFM3.js";
import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, chmod, copyFile, link, lstat, realpath, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname as dirname2, isAbsolute, join, relative, resolve, sep } from "node:path";
// src/commands/output/write-files.ts
async function writeFiles(root, files) {
  let top = await realpath(root);
  for (let path of files.keys())
    await refuseLinks(top, path);
  let steps = [];
  try {
    for (let [path, text] of files)
      await perform(path, async () => steps.push(await prepare(resolve(top, path), text)));
    for (let [index, path] of [...files.keys()].entries())
      await perform(path, async () => at(steps, index).commit());
  } catch (error) {
    throw await undoAll(steps), error;
  }
  for (let step of steps)
    await step.finish();
}
async function undoAll(steps) {
  let failures = [];
  for (let step of steps.toReversed())
    try {
      await step.undo();
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0)
    throw runError(
      "not-restored",
      `Not all files could be restored: ${failures.map(messageOf).join("; ")}`,
      "Their old texts are in files named `.housestyle-\u2026.old` next to them."
    );
}
async function perform(path, work) {
  try {
    await work();
  } catch (error) {
    throw usageError(
      "unwritable",
      `"${path}" cannot be written, so no file is changed: ${fileErrorReason(error)}`,
      "Check its permissions."
    );
  }
}
async function prepare(target, text) {
  let mode = await readFileMode(target), newFolder = text === void 0 ? void 0 : await makeFolder(dirname2(target)), beside = join(dirname2(target), `.housestyle-${randomUUID()}`), [next, old] = [`${beside}.tmp`, `${beside}.old`], state = { isCommitted: false, hadFile: false }, step = {
    async commit() {
      state.hadFile = await keepCopy(target, old), await (text === void 0 ? rm(target) : rename(next, target)), state.isCommitted = true;
    },
    async undo() {
      state.isCommitted && await (state.hadFile ? rename(old, target) : rm(target, { force: true })), await rm(next, { force: true }), await rm(old, { force: true }), newFolder !== void 0 && await removeEmpty(dirname2(target), newFolder);
    },
    finish: () => rm(old, { force: true })
  };
  try {
    text !== void 0 && (await writeFile(next, text, { flag: "wx" }), await (mode === void 0 ? void 0 : chmod(next, mode)));
  } catch (error) {
    throw await step.undo(), error;
  }
  return step;
}
async function keepCopy(target, old) {
  if (await lookAt(target) === void 0)
    return false;
  try {
    await link(target, old);
  } catch {
    await copyFile(target, old, constants.COPYFILE_EXCL);
  }
  return true;
}
async function removeEmpty(folder, outermost) {
  for (let inner = folder; inner.length >= outermost.length; inner = dirname2(inner))
    try {
      await rmdir(inner);
    } catch {
      return;
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
  if (inside.some(isGitFolder))
    throw usageError("unwritable", `"${path}" is not written, because git's own folder is in it`);
  let other = sep === "\\" ? inside.find((part) => !isWindowsName(part)) : void 0;
  if (other !== void 0)
    throw usageError("unwritable", `"${path}" is not written, because "${other}" is a device or a stream on Windows`);
  for (let [depth, part] of inside.entries())
    if (await isLink(join(top, ...inside.slice(0, depth + 1))))
      throw usageError("unwritable", `"${path}" is not written, because "${part}" is a symbolic link`);
}
async function isLink(path) {
  return (await lookAt(path))?.isSymbolicLink() === true;
}
async function lookAt(path) {
  try {
    return await lstat(path);
  } catch {
    return;
  }
}
export {
  makeFolder,
  refuseLinks,
  writeFiles
};

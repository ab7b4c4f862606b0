import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  usageError
} from "./chunk-PI7WXFM3.js";

// src/commands/open/folder.ts
import { realpath, stat } from "node:fs/promises";
import { isAbsolute, relative, resolve, sep } from "node:path";
async function checkFolder(flag, folder) {
  if (folder !== void 0 && !await isFolder(folder))
    throw usageError("no-folder", `"${folder}" is not a folder`, `Check \`${flag}\`.`);
}
async function isFolder(path) {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return !1;
  }
}
async function resolveOperands(root, operands) {
  let top = await realpath(root);
  return Promise.all(operands.map((operand) => resolveOperand(top, operand)));
}
async function resolveOperand(top, operand) {
  let path = relative(top, await resolveRealPath(operand));
  if (isAbsolute(path) || path.split(sep)[0] === "..")
    throw usageError(
      "outside",
      `"${operand}" is outside of "${top}"`,
      "Name a path inside of it, or set `--repo` to another folder."
    );
  return path.split(sep).join("/");
}
async function resolveRealPath(operand) {
  try {
    return await realpath(resolve(operand));
  } catch {
    throw usageError(
      "no-path",
      `"${operand}" does not exist`,
      "Check the path; it is relative to the working directory."
    );
  }
}

export {
  checkFolder,
  resolveOperands
};

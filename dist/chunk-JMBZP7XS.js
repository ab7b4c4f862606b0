import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/commands/output/checkout-around.ts
import { existsSync, realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
var SYSTEM_FOLDERS = /^\/(?:dev|proc)\//;
function checkoutAround(target) {
  if (SYSTEM_FOLDERS.test(target))
    return;
  let here = process.cwd();
  return listFoldersAround(target).findLast((folder) => folder === here || existsSync(join(folder, ".git")));
}
function isInCheckout(folder) {
  let inside = (path) => checkoutAround(join(path, "x")) !== void 0;
  return inside(resolve(folder)) || inside(followLinks(resolve(folder)));
}
function followLinks(path) {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
function listFoldersAround(target) {
  let folders = [dirname(target)];
  for (let folder = dirname(target); folder !== dirname(folder); folder = dirname(folder))
    folders.push(dirname(folder));
  return folders;
}

export {
  checkoutAround,
  isInCheckout
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  compileGlob
} from "./chunk-CCNXBXGE.js";

// src/changes/review-scope.ts
var LOCK_FILES = /* @__PURE__ */ new Set([
  "bun.lock",
  "Cargo.lock",
  "composer.lock",
  "deno.lock",
  "flake.lock",
  "Gemfile.lock",
  "go.sum",
  "gradle.lockfile",
  "mix.lock",
  "npm-shrinkwrap.json",
  "package-lock.json",
  "packages.lock.json",
  "pdm.lock",
  "Pipfile.lock",
  "pnpm-lock.yaml",
  "poetry.lock",
  "Podfile.lock",
  "pubspec.lock",
  "uv.lock",
  "yarn.lock"
]), GENERATED_NAME = /\.(?:min\.(?:js|css)|map)$/;
function chooseFiles({ files, leftOut: unread }, globs) {
  let paths = globs.paths.map(compileGlob), ignore = globs.ignore.map(compileGlob), reviewed = [], leftOut = [...unread], unreadPaths = new Set(unread.map((file) => file.path));
  for (let file of files) {
    let reason = reasonToLeaveOut(file, paths, ignore);
    reason === void 0 ? reviewed.push(file) : unreadPaths.has(file.path) || leftOut.push({ path: file.path, reason });
  }
  return { reviewed, leftOut };
}
function reasonToLeaveOut(file, paths, ignore) {
  if (paths.length > 0 && firstMatch(paths, file.path) === void 0)
    return "not among `paths`";
  let ignored = firstMatch(ignore, file.path);
  return ignored !== void 0 ? `ignored by \`${ignored}\`` : file.binary ? "a binary file" : file.status === "removed" ? "removed: the lines that went are not reviewed" : LOCK_FILES.has(file.path.slice(file.path.lastIndexOf("/") + 1)) ? "a lock file" : GENERATED_NAME.test(file.path) ? "a generated file by its name" : file.hunks.length === 0 ? `${file.status} without a change of text` : void 0;
}
function firstMatch(globs, path) {
  return globs.find((glob) => glob.kind === "glob" && glob.matches(path))?.pattern;
}

export {
  chooseFiles
};

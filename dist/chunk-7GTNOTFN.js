import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/errors.ts
var EXIT = { done: 0, problems: 1, usage: 2, failed: 3, interrupted: 130, terminated: 143 }, UserError = class extends Error {
  code;
  hint;
  exitCode;
  place;
  constructor(code, message, details = {}) {
    super(message, details.cause === void 0 ? void 0 : { cause: details.cause }), this.name = "UserError", this.code = code, this.hint = details.hint, this.exitCode = details.exitCode ?? EXIT.usage, this.place = details.place;
  }
};
function usageError(code, message, hint, place) {
  return new UserError(code, message, { ...hint === void 0 ? {} : { hint }, ...place ? { place } : {} });
}
function runError(code, message, hint, cause) {
  return new UserError(code, message, { ...hint === void 0 ? {} : { hint }, exitCode: EXIT.failed, cause });
}
function interruptedError() {
  return new UserError("interrupted", "The run was stopped. Nothing was posted", { exitCode: EXIT.interrupted });
}
function describeUserError(error) {
  let place = error.place;
  return `${place === void 0 ? "" : `${[place.path, place.line, place.column].filter((part) => part !== void 0).join(":")}: `}${error.message}${error.hint === void 0 ? "" : `
  ${error.hint}`}`;
}
function messageOf(error) {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/g, " ").trim();
}
function fileErrorReason(error) {
  let code = error instanceof Error && "code" in error && "syscall" in error ? String(error.code) : "";
  return FILE_ERRORS.get(code) ?? messageOf(error);
}
var FILE_ERRORS = /* @__PURE__ */ new Map([
  ["ENOENT", "there is no such file or folder"],
  ["ENOTDIR", "a part of its path is a file, not a folder"],
  ["EISDIR", "it is a folder"],
  ["EEXIST", "something else is at this path"],
  ["EACCES", "you have no permission"],
  ["EPERM", "the system does not permit it"],
  ["EROFS", "the file system can only be read"],
  ["ENOSPC", "the disk is full"],
  ["ENAMETOOLONG", "the path is too long"],
  ["ELOOP", "its symbolic links lead in a circle"]
]);

export {
  EXIT,
  UserError,
  usageError,
  runError,
  interruptedError,
  describeUserError,
  messageOf,
  fileErrorReason
};

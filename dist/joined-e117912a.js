import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/models/wire/proxies.ts
var THIS_MACHINE = "localhost,127.0.0.1,::1";
function readProxies(environment) {
  let httpProxy = proxyIn(environment.http_proxy ?? environment.HTTP_PROXY), httpsProxy = proxyIn(environment.https_proxy ?? environment.HTTPS_PROXY), direct = environment.no_proxy ?? environment.NO_PROXY ?? "";
  return httpProxy === void 0 && httpsProxy === void 0 ? void 0 : {
    ...httpProxy === void 0 ? {} : { httpProxy },
    ...httpsProxy === void 0 ? {} : { httpsProxy },
    noProxy: direct.trim() === "*" ? "*" : [direct, THIS_MACHINE].filter((hosts) => hosts.trim() !== "").join(",")
  };
}
var ADDRESS = /^https?:\/\//i;
function proxyIn(written) {
  let text = written?.trim() ?? "", address = ADDRESS.test(text) ? text : `http://${text}`;
  return text !== "" && URL.canParse(address) ? address : void 0;
}
async function useProxies(environment) {
  let proxies = readProxies(environment);
  if (proxies === void 0)
    return;
  let { httpProxy, httpsProxy, noProxy } = proxies, http = await import("node:http"), start = Reflect.get(http, "setGlobalProxyFromEnv"), end = typeof start == "function" ? Reflect.apply(start, void 0, [{ http_proxy: httpProxy, https_proxy: httpsProxy, no_proxy: noProxy }]) : void 0;
  return typeof end == "function" ? () => {
    Reflect.apply(end, void 0, []);
  } : void 0;
}

// src/errors.ts
var EXIT = { done: 0, problems: 1, usage: 2, failed: 3, interrupted: 130, terminated: 143 };
var UserError = class extends Error {
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
  ["EDQUOT", "the disk quota is used up"],
  ["EFBIG", "the file is too large"],
  ["ENAMETOOLONG", "the path is too long"],
  ["ELOOP", "its symbolic links lead in a circle"]
]);
export {
  EXIT,
  UserError,
  describeUserError,
  fileErrorReason,
  interruptedError,
  messageOf,
  proxyIn,
  readProxies,
  runError,
  usageError,
  useProxies
};

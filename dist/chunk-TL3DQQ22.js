import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf, __hasOwnProp = Object.prototype.hasOwnProperty;
var __require = /* @__PURE__ */ ((x) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(x, {
  get: (a, b) => (typeof require < "u" ? require : a)[b]
}) : x)(function(x) {
  if (typeof require < "u") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: !0 });
}, __copyProps = (to, from, except, desc) => {
  if (from && typeof from == "object" || typeof from == "function")
    for (let key of __getOwnPropNames(from))
      !__hasOwnProp.call(to, key) && key !== except && __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: !0 }) : target,
  mod
));

// src/errors.ts
var EXIT = { done: 0, problems: 1, usage: 2, failed: 3, interrupted: 130 }, UserError = class extends Error {
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
function describeUserError(error) {
  let place = error.place;
  return `${place === void 0 ? "" : `${[place.path, place.line, place.column].filter((part) => part !== void 0).join(":")}: `}${error.message}${error.hint === void 0 ? "" : `
  ${error.hint}`}`;
}
function messageOf(error) {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/g, " ").trim();
}

export {
  __require,
  __commonJS,
  __export,
  __toESM,
  EXIT,
  UserError,
  usageError,
  runError,
  describeUserError,
  messageOf
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// node_modules/@anthropic-ai/sdk/internal/tslib.mjs
function __classPrivateFieldSet(receiver, state, value, kind, f) {
  if (kind === "m")
    throw new TypeError("Private method is not writable");
  if (kind === "a" && !f)
    throw new TypeError("Private accessor was defined without a setter");
  if (typeof state == "function" ? receiver !== state || !f : !state.has(receiver))
    throw new TypeError("Cannot write private member to an object whose class did not declare it");
  return kind === "a" ? f.call(receiver, value) : f ? f.value = value : state.set(receiver, value), value;
}
function __classPrivateFieldGet(receiver, state, kind, f) {
  if (kind === "a" && !f)
    throw new TypeError("Private accessor was defined without a getter");
  if (typeof state == "function" ? receiver !== state || !f : !state.has(receiver))
    throw new TypeError("Cannot read private member from an object whose class did not declare it");
  return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
}

// node_modules/@anthropic-ai/sdk/internal/errors.mjs
function isAbortError(err) {
  return typeof err == "object" && err !== null && // Spec-compliant fetch implementations
  ("name" in err && err.name === "AbortError" || // Expo fetch
  "message" in err && String(err.message).includes("FetchRequestCanceledException"));
}
var castToError = (err) => {
  if (err instanceof Error)
    return err;
  if (typeof err == "object" && err !== null) {
    try {
      let tag = Object.prototype.toString.call(err);
      if (tag === "[object Error]" || tag === "[object DOMException]") {
        let error = new Error(err.message, err.cause ? { cause: err.cause } : {});
        return err.stack && (error.stack = err.stack), err.cause && !error.cause && (error.cause = err.cause), err.name && (error.name = err.name), error;
      }
    } catch {
    }
    try {
      return new Error(JSON.stringify(err));
    } catch {
    }
  }
  return new Error(err);
};

// node_modules/@anthropic-ai/sdk/core/error.mjs
var AnthropicError = /* @__PURE__ */ (() => {
  class AnthropicError2 extends Error {
    /** @internal */
    constructor(message, options) {
      super(message, options), Object.defineProperty(this, "name", { value: new.target._errorName, writable: !0, configurable: !0 });
    }
  }
  return AnthropicError2._errorName = "AnthropicError", AnthropicError2;
})(), APIError = /* @__PURE__ */ (() => {
  class APIError2 extends AnthropicError {
    constructor(status, error, message, headers, type) {
      super(`${APIError2.makeMessage(status, error, message)}`), this.status = status, this.headers = headers, this.requestID = headers?.get("request-id"), this.workspaceID = headers?.get("anthropic-workspace-id"), this.error = error;
      let body = error ?? {};
      this.apiMessage = body.error?.message ?? null, this.type = type ?? body.error?.type ?? null;
      let errorCode = body.error?.details?.error_code;
      this.errorCode = typeof errorCode == "string" ? errorCode : null, this.details = body.error?.details ?? null;
    }
    static makeMessage(status, error, message) {
      let msg = error?.message ? typeof error.message == "string" ? error.message : JSON.stringify(error.message) : error ? JSON.stringify(error) : message;
      return status && msg ? `${status} ${msg}` : status ? `${status} status code (no body)` : msg || "(no status code or body)";
    }
    static generate(status, errorResponse, message, headers) {
      if (!status || !headers)
        return new APIConnectionError({ message, cause: castToError(errorResponse) });
      let error = errorResponse, errorClass = STATUS_ERROR_CLASSES.get(status);
      return errorClass ? new errorClass(status, error, message, headers) : status >= 500 ? new InternalServerError(status, error, message, headers) : new APIError2(status, error, message, headers);
    }
  }
  return APIError2._errorName = "APIError", APIError2;
})(), APIUserAbortError = /* @__PURE__ */ (() => {
  class APIUserAbortError2 extends APIError {
    constructor({ message } = {}) {
      super(void 0, void 0, message || "Request was aborted.", void 0);
    }
  }
  return APIUserAbortError2._errorName = "APIUserAbortError", APIUserAbortError2;
})(), APIConnectionError = /* @__PURE__ */ (() => {
  class APIConnectionError2 extends APIError {
    constructor({ message, cause }) {
      super(void 0, void 0, message || "Connection error.", void 0), cause && (this.cause = cause);
    }
  }
  return APIConnectionError2._errorName = "APIConnectionError", APIConnectionError2;
})(), APIConnectionTimeoutError = /* @__PURE__ */ (() => {
  class APIConnectionTimeoutError2 extends APIConnectionError {
    constructor({ message } = {}) {
      super({ message: message ?? "Request timed out." });
    }
  }
  return APIConnectionTimeoutError2._errorName = "APIConnectionTimeoutError", APIConnectionTimeoutError2;
})(), RetryableError = /* @__PURE__ */ (() => {
  class RetryableError2 extends AnthropicError {
    constructor(message, { cause } = {}) {
      super(message ?? "Retryable error."), cause !== void 0 && (this.cause = cause);
    }
  }
  return RetryableError2._errorName = "RetryableError", RetryableError2;
})(), BadRequestError = /* @__PURE__ */ (() => {
  class BadRequestError2 extends APIError {
  }
  return BadRequestError2._errorName = "BadRequestError", BadRequestError2;
})(), AuthenticationError = /* @__PURE__ */ (() => {
  class AuthenticationError2 extends APIError {
  }
  return AuthenticationError2._errorName = "AuthenticationError", AuthenticationError2;
})(), PaymentRequiredError = /* @__PURE__ */ (() => {
  class PaymentRequiredError2 extends APIError {
  }
  return PaymentRequiredError2._errorName = "PaymentRequiredError", PaymentRequiredError2;
})(), PermissionDeniedError = /* @__PURE__ */ (() => {
  class PermissionDeniedError2 extends APIError {
  }
  return PermissionDeniedError2._errorName = "PermissionDeniedError", PermissionDeniedError2;
})(), NotFoundError = /* @__PURE__ */ (() => {
  class NotFoundError2 extends APIError {
  }
  return NotFoundError2._errorName = "NotFoundError", NotFoundError2;
})(), RequestTimeoutError = /* @__PURE__ */ (() => {
  class RequestTimeoutError2 extends APIError {
  }
  return RequestTimeoutError2._errorName = "RequestTimeoutError", RequestTimeoutError2;
})(), ConflictError = /* @__PURE__ */ (() => {
  class ConflictError2 extends APIError {
  }
  return ConflictError2._errorName = "ConflictError", ConflictError2;
})(), PreconditionFailedError = /* @__PURE__ */ (() => {
  class PreconditionFailedError2 extends APIError {
  }
  return PreconditionFailedError2._errorName = "PreconditionFailedError", PreconditionFailedError2;
})(), ContentTooLargeError = /* @__PURE__ */ (() => {
  class ContentTooLargeError2 extends APIError {
  }
  return ContentTooLargeError2._errorName = "ContentTooLargeError", ContentTooLargeError2;
})(), UnprocessableEntityError = /* @__PURE__ */ (() => {
  class UnprocessableEntityError2 extends APIError {
  }
  return UnprocessableEntityError2._errorName = "UnprocessableEntityError", UnprocessableEntityError2;
})(), RateLimitError = /* @__PURE__ */ (() => {
  class RateLimitError2 extends APIError {
  }
  return RateLimitError2._errorName = "RateLimitError", RateLimitError2;
})(), RequestHeaderFieldsTooLargeError = /* @__PURE__ */ (() => {
  class RequestHeaderFieldsTooLargeError2 extends APIError {
  }
  return RequestHeaderFieldsTooLargeError2._errorName = "RequestHeaderFieldsTooLargeError", RequestHeaderFieldsTooLargeError2;
})(), ClientClosedRequestError = /* @__PURE__ */ (() => {
  class ClientClosedRequestError2 extends APIError {
  }
  return ClientClosedRequestError2._errorName = "ClientClosedRequestError", ClientClosedRequestError2;
})(), InternalServerError = /* @__PURE__ */ (() => {
  class InternalServerError2 extends APIError {
  }
  return InternalServerError2._errorName = "InternalServerError", InternalServerError2;
})(), NotImplementedError = /* @__PURE__ */ (() => {
  class NotImplementedError2 extends InternalServerError {
  }
  return NotImplementedError2._errorName = "NotImplementedError", NotImplementedError2;
})(), ServiceUnavailableError = /* @__PURE__ */ (() => {
  class ServiceUnavailableError2 extends InternalServerError {
  }
  return ServiceUnavailableError2._errorName = "ServiceUnavailableError", ServiceUnavailableError2;
})(), GatewayTimeoutError = /* @__PURE__ */ (() => {
  class GatewayTimeoutError2 extends InternalServerError {
  }
  return GatewayTimeoutError2._errorName = "GatewayTimeoutError", GatewayTimeoutError2;
})(), OverloadedError = /* @__PURE__ */ (() => {
  class OverloadedError2 extends InternalServerError {
  }
  return OverloadedError2._errorName = "OverloadedError", OverloadedError2;
})(), STATUS_ERROR_CLASSES = /* @__PURE__ */ new Map([
  [400, BadRequestError],
  [401, AuthenticationError],
  [402, PaymentRequiredError],
  [403, PermissionDeniedError],
  [404, NotFoundError],
  [408, RequestTimeoutError],
  [409, ConflictError],
  [412, PreconditionFailedError],
  [413, ContentTooLargeError],
  [422, UnprocessableEntityError],
  [429, RateLimitError],
  [431, RequestHeaderFieldsTooLargeError],
  [499, ClientClosedRequestError],
  [501, NotImplementedError],
  [503, ServiceUnavailableError],
  [504, GatewayTimeoutError],
  [529, OverloadedError]
]);

// node_modules/@anthropic-ai/sdk/internal/utils/values.mjs
var startsWithSchemeRegexp = /^[a-z][a-z0-9+.-]*:/i, isAbsoluteURL = (url) => startsWithSchemeRegexp.test(url), isArray = (val) => (isArray = Array.isArray, isArray(val)), isReadonlyArray = isArray;
function maybeObj(x) {
  return typeof x != "object" ? {} : x ?? {};
}
function isEmptyObj(obj) {
  if (!obj)
    return !0;
  for (let _k in obj)
    return !1;
  return !0;
}
function hasOwn(obj, key) {
  return Object.prototype.hasOwnProperty.call(obj, key);
}
function isObj(obj) {
  return obj != null && typeof obj == "object" && !Array.isArray(obj);
}
var validatePositiveInteger = (name, n) => {
  if (typeof n != "number" || !Number.isInteger(n))
    throw new AnthropicError(`${name} must be an integer`);
  if (n < 0)
    throw new AnthropicError(`${name} must be a positive integer`);
  return n;
}, CREDENTIAL_OPTIONS = ["apiKey", "authToken", "credentials", "config", "profile"];
var safeJSON = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
};

// node_modules/@anthropic-ai/sdk/internal/utils/sleep.mjs
var sleep = (ms, signal) => new Promise((resolve) => {
  if (signal?.aborted)
    return resolve();
  let onAbort = () => {
    clearTimeout(timer), resolve();
  }, timer = setTimeout(() => {
    signal?.removeEventListener("abort", onAbort), resolve();
  }, ms);
  signal?.addEventListener("abort", onAbort, { once: !0 });
});

// node_modules/@anthropic-ai/sdk/version.mjs
var VERSION = "1.11.0";

// node_modules/@anthropic-ai/sdk/internal/detect-platform.mjs
var isRunningInBrowser = () => (
  // @ts-ignore
  typeof window < "u" && // @ts-ignore
  typeof window.document < "u" && // @ts-ignore
  typeof navigator < "u"
);
function getDetectedPlatform() {
  return typeof Deno < "u" && Deno.build != null ? "deno" : typeof EdgeRuntime < "u" ? "edge" : Object.prototype.toString.call(typeof globalThis.process < "u" ? globalThis.process : 0) === "[object process]" ? "node" : "unknown";
}
var getPlatformProperties = () => {
  let detectedPlatform = getDetectedPlatform();
  if (detectedPlatform === "deno")
    return {
      "X-Stainless-Lang": "js",
      "X-Stainless-Package-Version": VERSION,
      "X-Stainless-OS": normalizePlatform(Deno.build.os),
      "X-Stainless-Arch": normalizeArch(Deno.build.arch),
      "X-Stainless-Runtime": "deno",
      "X-Stainless-Runtime-Version": typeof Deno.version == "string" ? Deno.version : Deno.version?.deno ?? "unknown"
    };
  if (typeof EdgeRuntime < "u")
    return {
      "X-Stainless-Lang": "js",
      "X-Stainless-Package-Version": VERSION,
      "X-Stainless-OS": "Unknown",
      "X-Stainless-Arch": `other:${EdgeRuntime}`,
      "X-Stainless-Runtime": "edge",
      "X-Stainless-Runtime-Version": globalThis.process?.version ?? "unknown"
    };
  if (detectedPlatform === "node")
    return {
      "X-Stainless-Lang": "js",
      "X-Stainless-Package-Version": VERSION,
      "X-Stainless-OS": normalizePlatform(globalThis.process.platform ?? "unknown"),
      "X-Stainless-Arch": normalizeArch(globalThis.process.arch ?? "unknown"),
      "X-Stainless-Runtime": "node",
      "X-Stainless-Runtime-Version": globalThis.process.version ?? "unknown"
    };
  let browserInfo = getBrowserInfo();
  return browserInfo ? {
    "X-Stainless-Lang": "js",
    "X-Stainless-Package-Version": VERSION,
    "X-Stainless-OS": "Unknown",
    "X-Stainless-Arch": "unknown",
    "X-Stainless-Runtime": `browser:${browserInfo.browser}`,
    "X-Stainless-Runtime-Version": browserInfo.version
  } : {
    "X-Stainless-Lang": "js",
    "X-Stainless-Package-Version": VERSION,
    "X-Stainless-OS": "Unknown",
    "X-Stainless-Arch": "unknown",
    "X-Stainless-Runtime": "unknown",
    "X-Stainless-Runtime-Version": "unknown"
  };
};
function getBrowserInfo() {
  if (typeof navigator > "u" || !navigator)
    return null;
  let browserPatterns = [
    { key: "edge", pattern: /Edge(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/ },
    { key: "ie", pattern: /MSIE(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/ },
    { key: "ie", pattern: /Trident(?:.*rv\:(\d+)\.(\d+)(?:\.(\d+))?)?/ },
    { key: "chrome", pattern: /Chrome(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/ },
    { key: "firefox", pattern: /Firefox(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/ },
    { key: "safari", pattern: /(?:Version\W+(\d+)\.(\d+)(?:\.(\d+))?)?(?:\W+Mobile\S*)?\W+Safari/ }
  ];
  for (let { key, pattern } of browserPatterns) {
    let match = pattern.exec(navigator.userAgent);
    if (match) {
      let major2 = match[1] || 0, minor = match[2] || 0, patch = match[3] || 0;
      return { browser: key, version: `${major2}.${minor}.${patch}` };
    }
  }
  return null;
}
var normalizeArch = (arch) => arch === "x32" ? "x32" : arch === "x86_64" || arch === "x64" ? "x64" : arch === "arm" ? "arm" : arch === "aarch64" || arch === "arm64" ? "arm64" : arch ? `other:${arch}` : "unknown", normalizePlatform = (platform) => (platform = platform.toLowerCase(), platform.includes("ios") ? "iOS" : platform === "android" ? "Android" : platform === "darwin" ? "MacOS" : platform === "win32" ? "Windows" : platform === "freebsd" ? "FreeBSD" : platform === "openbsd" ? "OpenBSD" : platform === "linux" ? "Linux" : platform ? `Other:${platform}` : "Unknown"), _platformHeaders, getPlatformHeaders = () => _platformHeaders ?? (_platformHeaders = getPlatformProperties());

// node_modules/@anthropic-ai/sdk/internal/request-signal.mjs
var cleanups = /* @__PURE__ */ new WeakMap(), registry = typeof globalThis.FinalizationRegistry == "function" ? new globalThis.FinalizationRegistry((controller) => releaseRequestSignal(controller)) : null;
function makeCleanup(signal, listener) {
  return () => signal.removeEventListener("abort", listener);
}
function registerRequestSignalCleanup(controller, signal, listener) {
  cleanups.set(controller, makeCleanup(signal, listener));
}
function armAbandonmentBackstop(body, controller) {
  cleanups.has(controller) && registry?.register(body, controller, controller);
}
function releaseRequestSignal(controller) {
  let cleanup = cleanups.get(controller);
  cleanup && (cleanups.delete(controller), registry?.unregister(controller), cleanup());
}

// node_modules/@anthropic-ai/sdk/internal/shims.mjs
function getDefaultFetch() {
  if (typeof fetch < "u")
    return fetch;
  throw new Error("`fetch` is not defined as a global; Either pass `fetch` to the client, `new Anthropic({ fetch })` or polyfill the global, `globalThis.fetch = fetch`");
}
function makeReadableStream(...args) {
  let ReadableStream = globalThis.ReadableStream;
  if (typeof ReadableStream > "u")
    throw new Error("`ReadableStream` is not defined as a global; You will need to polyfill it, `globalThis.ReadableStream = ReadableStream`");
  return new ReadableStream(...args);
}
function ReadableStreamFrom(iterable) {
  let iter = Symbol.asyncIterator in iterable ? iterable[Symbol.asyncIterator]() : iterable[Symbol.iterator]();
  return makeReadableStream({
    start() {
    },
    async pull(controller) {
      let { done, value } = await iter.next();
      done ? controller.close() : controller.enqueue(value);
    },
    async cancel() {
      await iter.return?.();
    }
  });
}
function readableStreamIterator(stream) {
  if (stream[Symbol.asyncIterator])
    return stream[Symbol.asyncIterator]();
  let reader = stream.getReader();
  return {
    async next() {
      try {
        let result = await reader.read();
        return result?.done && reader.releaseLock(), result;
      } catch (e) {
        throw reader.releaseLock(), e;
      }
    },
    async return() {
      let cancelPromise = reader.cancel();
      return reader.releaseLock(), await cancelPromise, { done: !0, value: void 0 };
    }
  };
}
var droppedReaders = typeof FinalizationRegistry > "u" ? void 0 : /* @__PURE__ */ new FinalizationRegistry(async (iter) => {
  try {
    await iter.return?.();
  } catch {
  }
});
async function* ReadableStreamToAsyncIterable(stream) {
  let iter = readableStreamIterator(stream), reader = {};
  droppedReaders?.register(reader, iter, reader);
  try {
    for await (let chunk of { [Symbol.asyncIterator]: () => iter })
      yield chunk;
  } finally {
    droppedReaders?.unregister(reader);
  }
}
async function CancelReadableStream(stream) {
  if (stream === null || typeof stream != "object")
    return;
  if (stream[Symbol.asyncIterator]) {
    await stream[Symbol.asyncIterator]().return?.();
    return;
  }
  let reader = stream.getReader(), cancelPromise = reader.cancel();
  reader.releaseLock(), await cancelPromise;
}

// node_modules/@anthropic-ai/sdk/internal/request-options.mjs
var FallbackEncoder = ({ headers, body }) => ({
  bodyHeaders: {
    "content-type": "application/json"
  },
  body: JSON.stringify(body)
});

// node_modules/@opentelemetry/api/dist/version.mjs
var VERSION2 = "1.10.0";

// node_modules/@opentelemetry/api/dist/internal/semver.mjs
var re = /^(\d+)\.(\d+)\.(\d+)(-(.+))?$/;
function _makeCompatibilityCheck(ownVersion) {
  let acceptedVersions = /* @__PURE__ */ new Set([ownVersion]), rejectedVersions = /* @__PURE__ */ new Set(), myVersionMatch = ownVersion.match(re);
  if (!myVersionMatch) return () => !1;
  let ownVersionParsed = {
    major: +myVersionMatch[1],
    minor: +myVersionMatch[2],
    patch: +myVersionMatch[3],
    prerelease: myVersionMatch[4]
  };
  if (ownVersionParsed.prerelease != null) return function(globalVersion) {
    return globalVersion === ownVersion;
  };
  function _reject(v) {
    return rejectedVersions.add(v), !1;
  }
  function _accept(v) {
    return acceptedVersions.add(v), !0;
  }
  return function(globalVersion) {
    if (acceptedVersions.has(globalVersion)) return !0;
    if (rejectedVersions.has(globalVersion)) return !1;
    let globalVersionMatch = globalVersion.match(re);
    if (!globalVersionMatch) return _reject(globalVersion);
    let globalVersionParsed = {
      major: +globalVersionMatch[1],
      minor: +globalVersionMatch[2],
      patch: +globalVersionMatch[3],
      prerelease: globalVersionMatch[4]
    };
    return globalVersionParsed.prerelease != null || ownVersionParsed.major !== globalVersionParsed.major ? _reject(globalVersion) : ownVersionParsed.major === 0 ? ownVersionParsed.minor === globalVersionParsed.minor && ownVersionParsed.patch <= globalVersionParsed.patch ? _accept(globalVersion) : _reject(globalVersion) : ownVersionParsed.minor <= globalVersionParsed.minor ? _accept(globalVersion) : _reject(globalVersion);
  };
}
var isCompatible = _makeCompatibilityCheck(VERSION2);

// node_modules/@opentelemetry/api/dist/internal/global-utils.mjs
var major = VERSION2.split(".")[0], GLOBAL_OPENTELEMETRY_API_KEY = /* @__PURE__ */ Symbol.for(`opentelemetry.js.api.${major}`), _global = typeof globalThis == "object" ? globalThis : typeof self == "object" ? self : typeof window == "object" ? window : typeof global == "object" ? global : {};
function _makeGlobalApi() {
  return Object.defineProperty({}, "version", {
    value: VERSION2,
    enumerable: !0,
    writable: !1,
    configurable: !1
  });
}
function registerGlobal(type, instance, diag2, allowOverride = !1) {
  var _global$GLOBAL_OPENTE;
  let api = _global[GLOBAL_OPENTELEMETRY_API_KEY] = (_global$GLOBAL_OPENTE = _global[GLOBAL_OPENTELEMETRY_API_KEY]) !== null && _global$GLOBAL_OPENTE !== void 0 ? _global$GLOBAL_OPENTE : _makeGlobalApi();
  if (!allowOverride && api[type]) {
    let err = /* @__PURE__ */ new Error(`@opentelemetry/api: Attempted duplicate registration of API: ${type}`);
    return diag2.error(err.stack || err.message), !1;
  }
  if (api.version !== "1.10.0") {
    let err = /* @__PURE__ */ new Error(`@opentelemetry/api: Registration of version v${api.version} for ${type} does not match previously registered API v${VERSION2}`);
    return diag2.error(err.stack || err.message), !1;
  }
  return api[type] = instance, diag2.debug(`@opentelemetry/api: Registered a global for ${type} v${VERSION2}.`), !0;
}
var _compatibleGlobalApi;
function getGlobal(type) {
  let api = _global[GLOBAL_OPENTELEMETRY_API_KEY];
  if (api != null) {
    if (api !== _compatibleGlobalApi) {
      if (!api.version || !isCompatible(api.version)) return;
      _compatibleGlobalApi = api;
    }
    return api[type];
  }
}
function unregisterGlobal(type, diag2) {
  diag2.debug(`@opentelemetry/api: Unregistering a global for ${type} v${VERSION2}.`);
  let api = _global[GLOBAL_OPENTELEMETRY_API_KEY];
  api && delete api[type];
}

// node_modules/@opentelemetry/api/dist/diag/ComponentLogger.mjs
var DiagComponentLogger = class {
  constructor(props) {
    this._namespace = props.namespace || "DiagComponentLogger";
  }
  debug(...args) {
    return logProxy("debug", this._namespace, args);
  }
  error(...args) {
    return logProxy("error", this._namespace, args);
  }
  info(...args) {
    return logProxy("info", this._namespace, args);
  }
  warn(...args) {
    return logProxy("warn", this._namespace, args);
  }
  verbose(...args) {
    return logProxy("verbose", this._namespace, args);
  }
};
function logProxy(funcName, namespace, args) {
  let logger = getGlobal("diag");
  if (logger)
    return logger[funcName](namespace, ...args);
}

// node_modules/@opentelemetry/api/dist/diag/internal/logLevelLogger.mjs
function createLogLevelDiagLogger(maxLevel, logger) {
  maxLevel < 0 ? maxLevel = 0 : maxLevel > 9999 && (maxLevel = 9999), logger = logger || {};
  function _filterFunc(funcName, theLevel) {
    let theFunc = logger[funcName];
    return typeof theFunc == "function" && maxLevel >= theLevel ? theFunc.bind(logger) : function() {
    };
  }
  return {
    error: _filterFunc("error", 30),
    warn: _filterFunc("warn", 50),
    info: _filterFunc("info", 60),
    debug: _filterFunc("debug", 70),
    verbose: _filterFunc("verbose", 80)
  };
}

// node_modules/@opentelemetry/api/dist/api/diag.mjs
var API_NAME = "diag", DiagAPI = class DiagAPI2 {
  /** Get the singleton instance of the DiagAPI API */
  static instance() {
    return this._instance || (this._instance = new DiagAPI2()), this._instance;
  }
  /**
  * Private internal constructor
  * @private
  */
  constructor() {
    function _logProxy(funcName) {
      return function(...args) {
        let logger = getGlobal("diag");
        if (logger)
          return logger[funcName](...args);
      };
    }
    let self2 = this, setLogger = (logger, optionsOrLogLevel = { logLevel: 60 }) => {
      var _optionsOrLogLevel$lo;
      if (logger === self2) {
        var _err$stack;
        let err = /* @__PURE__ */ new Error("Cannot use diag as the logger for itself. Please use a DiagLogger implementation like ConsoleDiagLogger or a custom implementation");
        return self2.error((_err$stack = err.stack) !== null && _err$stack !== void 0 ? _err$stack : err.message), !1;
      }
      typeof optionsOrLogLevel == "number" && (optionsOrLogLevel = { logLevel: optionsOrLogLevel });
      let oldLogger = getGlobal("diag"), newLogger = createLogLevelDiagLogger((_optionsOrLogLevel$lo = optionsOrLogLevel.logLevel) !== null && _optionsOrLogLevel$lo !== void 0 ? _optionsOrLogLevel$lo : 60, logger);
      if (oldLogger && !optionsOrLogLevel.suppressOverrideMessage) {
        var _Error$stack;
        let stack = (_Error$stack = (/* @__PURE__ */ new Error()).stack) !== null && _Error$stack !== void 0 ? _Error$stack : "<failed to generate stacktrace>";
        oldLogger.warn(`Current logger will be overwritten from ${stack}`), newLogger.warn(`Current logger will overwrite one already registered from ${stack}`);
      }
      return registerGlobal("diag", newLogger, self2, !0);
    };
    self2.setLogger = setLogger, self2.disable = () => {
      unregisterGlobal(API_NAME, self2);
    }, self2.createComponentLogger = (options) => new DiagComponentLogger(options), self2.verbose = _logProxy("verbose"), self2.debug = _logProxy("debug"), self2.info = _logProxy("info"), self2.warn = _logProxy("warn"), self2.error = _logProxy("error");
  }
};

// node_modules/@opentelemetry/api/dist/baggage/internal/baggage-impl.mjs
var BaggageImpl = class BaggageImpl2 {
  constructor(entries) {
    this._entries = entries ? new Map(entries) : /* @__PURE__ */ new Map();
  }
  getEntry(key) {
    let entry = this._entries.get(key);
    if (entry)
      return Object.assign({}, entry);
  }
  getAllEntries() {
    return Array.from(this._entries.entries());
  }
  setEntry(key, entry) {
    let newBaggage = new BaggageImpl2(this._entries);
    return newBaggage._entries.set(key, entry), newBaggage;
  }
  removeEntry(key) {
    let newBaggage = new BaggageImpl2(this._entries);
    return newBaggage._entries.delete(key), newBaggage;
  }
  removeEntries(...keys) {
    let newBaggage = new BaggageImpl2(this._entries);
    for (let key of keys) newBaggage._entries.delete(key);
    return newBaggage;
  }
  clear() {
    return new BaggageImpl2();
  }
};

// node_modules/@opentelemetry/api/dist/baggage/utils.mjs
var diag = DiagAPI.instance();
function createBaggage(entries = {}) {
  return new BaggageImpl(new Map(Object.entries(entries)));
}

// node_modules/@opentelemetry/api/dist/context/context.mjs
function createContextKey(description) {
  return Symbol.for(description);
}
var ROOT_CONTEXT = new class BaseContext {
  /**
  * Construct a new context which inherits values from an optional parent context.
  *
  * @param parentContext a context from which to inherit values
  */
  constructor(parentContext) {
    let self2 = this;
    self2._currentContext = parentContext ? new Map(parentContext) : /* @__PURE__ */ new Map(), self2.getValue = (key) => self2._currentContext.get(key), self2.setValue = (key, value) => {
      let context2 = new BaseContext(self2._currentContext);
      return context2._currentContext.set(key, value), context2;
    }, self2.deleteValue = (key) => {
      let context2 = new BaseContext(self2._currentContext);
      return context2._currentContext.delete(key), context2;
    };
  }
}();

// node_modules/@opentelemetry/api/dist/propagation/TextMapPropagator.mjs
var defaultTextMapGetter = {
  get(carrier, key) {
    if (carrier != null)
      return carrier[key];
  },
  keys(carrier) {
    return carrier == null ? [] : Object.keys(carrier);
  }
}, defaultTextMapSetter = { set(carrier, key, value) {
  carrier != null && (carrier[key] = value);
} };

// node_modules/@opentelemetry/api/dist/trace/invalid-span-constants.mjs
var INVALID_SPANID = "0000000000000000", INVALID_TRACEID = "00000000000000000000000000000000", INVALID_SPAN_CONTEXT = {
  traceId: INVALID_TRACEID,
  spanId: INVALID_SPANID,
  traceFlags: 0
};

// node_modules/@opentelemetry/api/dist/trace/NonRecordingSpan.mjs
var NonRecordingSpan = class {
  constructor(spanContext = INVALID_SPAN_CONTEXT) {
    this._spanContext = spanContext;
  }
  spanContext() {
    return this._spanContext;
  }
  setAttribute(_key, _value) {
    return this;
  }
  setAttributes(_attributes) {
    return this;
  }
  addEvent(_name, _attributes) {
    return this;
  }
  addLink(_link) {
    return this;
  }
  addLinks(_links) {
    return this;
  }
  setStatus(_status) {
    return this;
  }
  updateName(_name) {
    return this;
  }
  end(_endTime) {
  }
  isRecording() {
    return !1;
  }
  recordException(_exception, _time) {
  }
};

// node_modules/@opentelemetry/api/dist/trace/spancontext-utils.mjs
var isHex = new Uint8Array([
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  1,
  1,
  1,
  1,
  1,
  1,
  1,
  1,
  1,
  1,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  1,
  1,
  1,
  1,
  1,
  1,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  1,
  1,
  1,
  1,
  1,
  1
]);
function isValidHex(id, length) {
  if (typeof id != "string" || id.length !== length) return !1;
  let r = 0;
  for (let i = 0; i < id.length; i += 4) r += (isHex[id.charCodeAt(i)] | 0) + (isHex[id.charCodeAt(i + 1)] | 0) + (isHex[id.charCodeAt(i + 2)] | 0) + (isHex[id.charCodeAt(i + 3)] | 0);
  return r === length;
}
function isValidTraceId(traceId) {
  return isValidHex(traceId, 32) && traceId !== "00000000000000000000000000000000";
}
function isValidSpanId(spanId) {
  return isValidHex(spanId, 16) && spanId !== "0000000000000000";
}
function isSpanContextValid(spanContext) {
  return isValidTraceId(spanContext.traceId) && isValidSpanId(spanContext.spanId);
}
function wrapSpanContext(spanContext) {
  return new NonRecordingSpan(spanContext);
}

// node_modules/@opentelemetry/api/dist/context/NoopContextManager.mjs
var NoopContextManager = class {
  active() {
    return ROOT_CONTEXT;
  }
  with(_context, fn, thisArg, ...args) {
    return fn.call(thisArg, ...args);
  }
  bind(_context, target) {
    return target;
  }
  enable() {
    return this;
  }
  disable() {
    return this;
  }
  /** @experimental This API is experimental and may change in minor releases without prior notice. */
  attach(_context) {
    return { dispose() {
    } };
  }
};

// node_modules/@opentelemetry/api/dist/api/context.mjs
var API_NAME2 = "context", NOOP_CONTEXT_MANAGER = new NoopContextManager(), NOOP_TOKEN = Object.freeze({ dispose: () => {
} }), ContextAPI = class ContextAPI2 {
  /** Empty private constructor prevents end users from constructing a new instance of the API */
  constructor() {
    this._attachUnsupportedWarned = !1;
  }
  /** Get the singleton instance of the Context API */
  static getInstance() {
    return this._instance || (this._instance = new ContextAPI2()), this._instance;
  }
  /**
  * Set the current context manager.
  *
  * @returns true if the context manager was successfully registered, else false
  */
  setGlobalContextManager(contextManager) {
    return registerGlobal(API_NAME2, contextManager, DiagAPI.instance());
  }
  /**
  * Get the currently active context
  */
  active() {
    return this._getContextManager().active();
  }
  /**
  * Execute a function with an active context
  *
  * @param context context to be active during function execution
  * @param fn function to execute in a context
  * @param thisArg optional receiver to be used for calling fn
  * @param args optional arguments forwarded to fn
  */
  with(context2, fn, thisArg, ...args) {
    return this._getContextManager().with(context2, fn, thisArg, ...args);
  }
  /**
  * Bind a context to a target function or event emitter
  *
  * @param context context to bind to the event emitter or function. Defaults to the currently active context
  * @param target function or event emitter to bind
  */
  bind(context2, target) {
    return this._getContextManager().bind(context2, target);
  }
  /**
  * Imperatively sets `context` as active, returning a {@link ContextManagementToken} whose
  * {@link ContextManagementToken.dispose} restores the previous context.
  *
  * This is a delicate, low-level API - prefer {@link with}/{@link bind}, which
  * restore context automatically. Use `attach` only to bridge callback
  * boundaries that `with` cannot wrap. Call `token.dispose()` when the
  * operation is done.
  *
  * **Caveat for async functions:** If called inside an async function before
  * the first `await`, the context change may leak into the caller's context
  * and remain active there. Prefer {@link with} for async code.
  *
  * Support is best-effort and varies by the active ContextManager (see
  * {@link ContextManager.attach}); if it does not implement `attach`, this logs
  * a warning and returns a no-op token.
  *
  * @param context The Context to attach
  * @returns A {@link ContextManagementToken} whose dispose() restores the previous Context
  * @since 1.10.0
  * @experimental This API is experimental and may change in minor releases without prior notice.
  */
  attach(context2) {
    let contextManager = this._getContextManager();
    return contextManager.attach ? contextManager.attach(context2) : (this._attachUnsupportedWarned || (this._attachUnsupportedWarned = !0, DiagAPI.instance().warn("The current ContextManager does not implement attach(). The context will not be attached. Use a ContextManager that supports attach() (e.g. AsyncLocalStorageContextManager) or use with()/bind() instead.")), NOOP_TOKEN);
  }
  _getContextManager() {
    return getGlobal(API_NAME2) || NOOP_CONTEXT_MANAGER;
  }
  /** Disable and remove the global context manager */
  disable() {
    this._getContextManager().disable(), unregisterGlobal(API_NAME2, DiagAPI.instance());
  }
};

// node_modules/@opentelemetry/api/dist/trace/context-utils.mjs
var SPAN_KEY = createContextKey("OpenTelemetry Context Key SPAN");
function getSpan(context2) {
  return context2.getValue(SPAN_KEY) || void 0;
}
function getActiveSpan() {
  return getSpan(ContextAPI.getInstance().active());
}
function setSpan(context2, span) {
  return context2.setValue(SPAN_KEY, span);
}
function deleteSpan(context2) {
  return context2.deleteValue(SPAN_KEY);
}
function setSpanContext(context2, spanContext) {
  return setSpan(context2, new NonRecordingSpan(spanContext));
}
function getSpanContext(context2) {
  var _getSpan;
  return (_getSpan = getSpan(context2)) === null || _getSpan === void 0 ? void 0 : _getSpan.spanContext();
}

// node_modules/@opentelemetry/api/dist/trace/NoopTracer.mjs
var contextApi = ContextAPI.getInstance(), NoopTracer = class {
  startSpan(name, options, context2 = contextApi.active()) {
    if (options?.root) return new NonRecordingSpan();
    let parentFromContext = context2 && getSpanContext(context2);
    return isSpanContext(parentFromContext) && isSpanContextValid(parentFromContext) ? new NonRecordingSpan(parentFromContext) : new NonRecordingSpan();
  }
  startActiveSpan(name, arg2, arg3, arg4) {
    var _ctx;
    let opts, ctx, fn;
    if (arguments.length < 2) return;
    arguments.length === 2 ? fn = arg2 : arguments.length === 3 ? (opts = arg2, fn = arg3) : (opts = arg2, ctx = arg3, fn = arg4);
    let parentContext = (_ctx = ctx) !== null && _ctx !== void 0 ? _ctx : contextApi.active(), span = this.startSpan(name, opts, parentContext), contextWithSpanSet = setSpan(parentContext, span);
    return contextApi.with(contextWithSpanSet, fn, void 0, span);
  }
};
function isSpanContext(spanContext) {
  return spanContext !== null && typeof spanContext == "object" && "spanId" in spanContext && typeof spanContext.spanId == "string" && "traceId" in spanContext && typeof spanContext.traceId == "string" && "traceFlags" in spanContext && typeof spanContext.traceFlags == "number";
}

// node_modules/@opentelemetry/api/dist/trace/ProxyTracer.mjs
var NOOP_TRACER = new NoopTracer(), ProxyTracer = class {
  constructor(provider, name, version, options) {
    this._provider = provider, this.name = name, this.version = version, this.options = options;
  }
  startSpan(name, options, context2) {
    return this._getTracer().startSpan(name, options, context2);
  }
  startActiveSpan(_name, _options, _context, _fn) {
    let tracer = this._getTracer();
    return Reflect.apply(tracer.startActiveSpan, tracer, arguments);
  }
  /**
  * Try to get a tracer from the proxy tracer provider.
  * If the proxy tracer provider has no delegate, return a noop tracer.
  */
  _getTracer() {
    if (this._delegate) return this._delegate;
    let tracer = this._provider.getDelegateTracer(this.name, this.version, this.options);
    return tracer ? (this._delegate = tracer, this._delegate) : NOOP_TRACER;
  }
};

// node_modules/@opentelemetry/api/dist/trace/span_kind.mjs
var SpanKind = /* @__PURE__ */ (function(SpanKind2) {
  return SpanKind2[SpanKind2.INTERNAL = 0] = "INTERNAL", SpanKind2[SpanKind2.SERVER = 1] = "SERVER", SpanKind2[SpanKind2.CLIENT = 2] = "CLIENT", SpanKind2[SpanKind2.PRODUCER = 3] = "PRODUCER", SpanKind2[SpanKind2.CONSUMER = 4] = "CONSUMER", SpanKind2;
})({});

// node_modules/@opentelemetry/api/dist/trace/status.mjs
var SpanStatusCode = /* @__PURE__ */ (function(SpanStatusCode2) {
  return SpanStatusCode2[SpanStatusCode2.UNSET = 0] = "UNSET", SpanStatusCode2[SpanStatusCode2.OK = 1] = "OK", SpanStatusCode2[SpanStatusCode2.ERROR = 2] = "ERROR", SpanStatusCode2;
})({});

// node_modules/@opentelemetry/api/dist/trace/NoopTracerProvider.mjs
var NoopTracerProvider = class {
  getTracer(_name, _version, _options) {
    return new NoopTracer();
  }
};

// node_modules/@opentelemetry/api/dist/trace/ProxyTracerProvider.mjs
var NOOP_TRACER_PROVIDER = new NoopTracerProvider(), ProxyTracerProvider = class {
  /**
  * Get a {@link ProxyTracer}
  */
  getTracer(name, version, options) {
    var _this$getDelegateTrac;
    return (_this$getDelegateTrac = this.getDelegateTracer(name, version, options)) !== null && _this$getDelegateTrac !== void 0 ? _this$getDelegateTrac : new ProxyTracer(this, name, version, options);
  }
  getDelegate() {
    var _this$_delegate;
    return (_this$_delegate = this._delegate) !== null && _this$_delegate !== void 0 ? _this$_delegate : NOOP_TRACER_PROVIDER;
  }
  /**
  * Set the delegate tracer provider
  */
  setDelegate(delegate) {
    this._delegate = delegate;
  }
  getDelegateTracer(name, version, options) {
    var _this$_delegate2;
    return (_this$_delegate2 = this._delegate) === null || _this$_delegate2 === void 0 ? void 0 : _this$_delegate2.getTracer(name, version, options);
  }
};

// node_modules/@opentelemetry/api/dist/context-api.mjs
var context = ContextAPI.getInstance();

// node_modules/@opentelemetry/api/dist/propagation/NoopTextMapPropagator.mjs
var NoopTextMapPropagator = class {
  /** Noop inject function does nothing */
  inject(_context, _carrier) {
  }
  /** Noop extract function does nothing and returns the input context */
  extract(context2, _carrier) {
    return context2;
  }
  fields() {
    return [];
  }
};

// node_modules/@opentelemetry/api/dist/baggage/context-helpers.mjs
var BAGGAGE_KEY = createContextKey("OpenTelemetry Baggage Key");
function getBaggage(context2) {
  return context2.getValue(BAGGAGE_KEY) || void 0;
}
function getActiveBaggage() {
  return getBaggage(ContextAPI.getInstance().active());
}
function setBaggage(context2, baggage) {
  return context2.setValue(BAGGAGE_KEY, baggage);
}
function deleteBaggage(context2) {
  return context2.deleteValue(BAGGAGE_KEY);
}

// node_modules/@opentelemetry/api/dist/api/propagation.mjs
var API_NAME3 = "propagation", NOOP_TEXT_MAP_PROPAGATOR = new NoopTextMapPropagator(), PropagationAPI = class PropagationAPI2 {
  /** Empty private constructor prevents end users from constructing a new instance of the API */
  constructor() {
    this.createBaggage = createBaggage, this.getBaggage = getBaggage, this.getActiveBaggage = getActiveBaggage, this.setBaggage = setBaggage, this.deleteBaggage = deleteBaggage;
  }
  /** Get the singleton instance of the Propagator API */
  static getInstance() {
    return this._instance || (this._instance = new PropagationAPI2()), this._instance;
  }
  /**
  * Set the current propagator.
  *
  * @returns true if the propagator was successfully registered, else false
  */
  setGlobalPropagator(propagator) {
    return registerGlobal(API_NAME3, propagator, DiagAPI.instance());
  }
  /**
  * Inject context into a carrier to be propagated inter-process
  *
  * @param context Context carrying tracing data to inject
  * @param carrier carrier to inject context into
  * @param setter Function used to set values on the carrier
  */
  inject(context2, carrier, setter = defaultTextMapSetter) {
    return this._getGlobalPropagator().inject(context2, carrier, setter);
  }
  /**
  * Extract context from a carrier
  *
  * @param context Context which the newly created context will inherit from
  * @param carrier Carrier to extract context from
  * @param getter Function used to extract keys from a carrier
  */
  extract(context2, carrier, getter = defaultTextMapGetter) {
    return this._getGlobalPropagator().extract(context2, carrier, getter);
  }
  /**
  * Return a list of all fields which may be used by the propagator.
  */
  fields() {
    return this._getGlobalPropagator().fields();
  }
  /** Remove the global propagator */
  disable() {
    unregisterGlobal(API_NAME3, DiagAPI.instance());
  }
  _getGlobalPropagator() {
    return getGlobal(API_NAME3) || NOOP_TEXT_MAP_PROPAGATOR;
  }
};

// node_modules/@opentelemetry/api/dist/propagation-api.mjs
var propagation = PropagationAPI.getInstance();

// node_modules/@opentelemetry/api/dist/api/trace.mjs
var API_NAME4 = "trace", TraceAPI = class TraceAPI2 {
  /** Empty private constructor prevents end users from constructing a new instance of the API */
  constructor() {
    this._proxyTracerProvider = new ProxyTracerProvider(), this.wrapSpanContext = wrapSpanContext, this.isSpanContextValid = isSpanContextValid, this.deleteSpan = deleteSpan, this.getSpan = getSpan, this.getActiveSpan = getActiveSpan, this.getSpanContext = getSpanContext, this.setSpan = setSpan, this.setSpanContext = setSpanContext;
  }
  /** Get the singleton instance of the Trace API */
  static getInstance() {
    return this._instance || (this._instance = new TraceAPI2()), this._instance;
  }
  /**
  * Set the current global tracer.
  *
  * @returns true if the tracer provider was successfully registered, else false
  */
  setGlobalTracerProvider(provider) {
    let success = registerGlobal(API_NAME4, this._proxyTracerProvider, DiagAPI.instance());
    return success && this._proxyTracerProvider.setDelegate(provider), success;
  }
  /**
  * Returns the global tracer provider.
  */
  getTracerProvider() {
    return getGlobal(API_NAME4) || this._proxyTracerProvider;
  }
  /**
  * Returns a tracer from the global tracer provider.
  */
  getTracer(name, version) {
    return this.getTracerProvider().getTracer(name, version);
  }
  /** Remove the global tracer provider */
  disable() {
    unregisterGlobal(API_NAME4, DiagAPI.instance()), this._proxyTracerProvider = new ProxyTracerProvider();
  }
};

// node_modules/@opentelemetry/api/dist/trace-api.mjs
var trace = TraceAPI.getInstance();

// node_modules/@anthropic-ai/sdk/internal/utils/bytes.mjs
function concatBytes(buffers) {
  let length = 0;
  for (let buffer of buffers)
    length += buffer.length;
  let output = new Uint8Array(length), index = 0;
  for (let buffer of buffers)
    output.set(buffer, index), index += buffer.length;
  return output;
}
var encodeUTF8_;
function encodeUTF8(str) {
  let encoder;
  return (encodeUTF8_ ?? (encoder = new globalThis.TextEncoder(), encodeUTF8_ = encoder.encode.bind(encoder)))(str);
}
var decodeUTF8_;
function decodeUTF8(bytes) {
  let decoder;
  return (decodeUTF8_ ?? (decoder = new globalThis.TextDecoder(), decodeUTF8_ = decoder.decode.bind(decoder)))(bytes);
}

// node_modules/@anthropic-ai/sdk/internal/decoders/line.mjs
var _LineDecoder_buffer, _LineDecoder_carriageReturnIndex, LineDecoder = /* @__PURE__ */ (() => {
  class LineDecoder2 {
    constructor() {
      _LineDecoder_buffer.set(this, void 0), _LineDecoder_carriageReturnIndex.set(this, void 0), __classPrivateFieldSet(this, _LineDecoder_buffer, new Uint8Array(), "f"), __classPrivateFieldSet(this, _LineDecoder_carriageReturnIndex, null, "f");
    }
    decode(chunk) {
      if (chunk == null)
        return [];
      let binaryChunk = chunk instanceof ArrayBuffer ? new Uint8Array(chunk) : typeof chunk == "string" ? encodeUTF8(chunk) : chunk;
      __classPrivateFieldSet(this, _LineDecoder_buffer, concatBytes([__classPrivateFieldGet(this, _LineDecoder_buffer, "f"), binaryChunk]), "f");
      let lines = [], patternIndex;
      for (; (patternIndex = findNewlineIndex(__classPrivateFieldGet(this, _LineDecoder_buffer, "f"), __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f"))) != null; ) {
        if (patternIndex.carriage && __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") == null) {
          __classPrivateFieldSet(this, _LineDecoder_carriageReturnIndex, patternIndex.index, "f");
          continue;
        }
        if (__classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") != null && (patternIndex.index !== __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") + 1 || patternIndex.carriage)) {
          lines.push(decodeUTF8(__classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(0, __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") - 1))), __classPrivateFieldSet(this, _LineDecoder_buffer, __classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(__classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f")), "f"), __classPrivateFieldSet(this, _LineDecoder_carriageReturnIndex, null, "f");
          continue;
        }
        let endIndex = __classPrivateFieldGet(this, _LineDecoder_carriageReturnIndex, "f") !== null ? patternIndex.preceding - 1 : patternIndex.preceding, line = decodeUTF8(__classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(0, endIndex));
        lines.push(line), __classPrivateFieldSet(this, _LineDecoder_buffer, __classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(patternIndex.index), "f"), __classPrivateFieldSet(this, _LineDecoder_carriageReturnIndex, null, "f");
      }
      return lines;
    }
    flush() {
      return __classPrivateFieldGet(this, _LineDecoder_buffer, "f").length ? this.decode(`
`) : [];
    }
  }
  return _LineDecoder_buffer = /* @__PURE__ */ new WeakMap(), _LineDecoder_carriageReturnIndex = /* @__PURE__ */ new WeakMap(), LineDecoder2.NEWLINE_CHARS = /* @__PURE__ */ new Set([`
`, "\r"]), LineDecoder2.NEWLINE_REGEXP = /\r\n|[\n\r]/g, LineDecoder2;
})();
function findNewlineIndex(buffer, startIndex) {
  for (let i = startIndex ?? 0; i < buffer.length; i++) {
    if (buffer[i] === 10)
      return { preceding: i, index: i + 1, carriage: !1 };
    if (buffer[i] === 13)
      return { preceding: i, index: i + 1, carriage: !0 };
  }
  return null;
}

// node_modules/@anthropic-ai/sdk/internal/utils/env.mjs
var readEnv = (env) => {
  if (typeof globalThis.process < "u")
    return globalThis.process.env?.[env]?.trim() || void 0;
  if (typeof globalThis.Deno < "u")
    return globalThis.Deno.env?.get?.(env)?.trim() || void 0;
};

// node_modules/@anthropic-ai/sdk/internal/utils/log.mjs
var defaultLogLevel = "warn", levelNumbers = {
  off: 0,
  error: 200,
  warn: 300,
  info: 400,
  debug: 500
}, parseLogLevel = (maybeLevel, sourceName, logger) => {
  if (maybeLevel) {
    if (hasOwn(levelNumbers, maybeLevel))
      return maybeLevel;
    logger.warn(`${sourceName} was set to ${JSON.stringify(maybeLevel)}, expected one of ${JSON.stringify(Object.keys(levelNumbers))}`);
  }
};
function noop() {
}
function makeLogFn(fnLevel, logger, logLevel) {
  return !logger || levelNumbers[fnLevel] > levelNumbers[logLevel] ? noop : logger[fnLevel].bind(logger);
}
var noopLogger = {
  error: noop,
  warn: noop,
  info: noop,
  debug: noop
}, cachedLoggers = /* @__PURE__ */ new WeakMap();
function filterLogger(logger, logLevel) {
  let cachedLogger = cachedLoggers.get(logger);
  if (cachedLogger && cachedLogger[0] === logLevel)
    return cachedLogger[1];
  let levelLogger = {
    error: makeLogFn("error", logger, logLevel),
    warn: makeLogFn("warn", logger, logLevel),
    info: makeLogFn("info", logger, logLevel),
    debug: makeLogFn("debug", logger, logLevel)
  };
  return cachedLoggers.set(logger, [logLevel, levelLogger]), levelLogger;
}
function loggerFor(client) {
  let logger = client.logger, logLevel = client.logLevel ?? "off";
  return logger ? filterLogger(logger, logLevel) : noopLogger;
}
var lastEnvLevel, cachedDefaultLogger;
function defaultLogger() {
  let envLevel = readEnv("ANTHROPIC_LOG");
  return (!cachedDefaultLogger || envLevel !== lastEnvLevel) && (lastEnvLevel = envLevel, cachedDefaultLogger = filterLogger(console, parseLogLevel(envLevel, "process.env['ANTHROPIC_LOG']", filterLogger(console, defaultLogLevel)) ?? defaultLogLevel)), cachedDefaultLogger;
}
function debugLogRequestDetails(logger, message, details) {
  logger.debug !== noop && logger.debug(message, formatRequestDetails(details));
}
var formatRequestDetails = (details) => (details.options && (details.options = { ...details.options }, delete details.options.headers, delete details.options.__span), details.headers && (details.headers = Object.fromEntries((details.headers instanceof Headers ? [...details.headers] : Object.entries(details.headers)).map(([name, value]) => [
  name,
  name.toLowerCase() === "authorization" || name.toLowerCase() === "proxy-authorization" || name.toLowerCase() === "api-key" || name.toLowerCase() === "x-api-key" || name.toLowerCase() === "x-amz-security-token" || name.toLowerCase() === "cookie" || name.toLowerCase() === "set-cookie" ? "***" : value
]))), "retryOfRequestLogID" in details && (details.retryOfRequestLogID && (details.retryOf = details.retryOfRequestLogID), delete details.retryOfRequestLogID), details);

// node_modules/@anthropic-ai/sdk/core/streaming.mjs
var _Stream_client, Stream = /* @__PURE__ */ (() => {
  class Stream2 {
    constructor(iterator, controller, client) {
      this.iterator = iterator, _Stream_client.set(this, void 0), this.controller = controller, __classPrivateFieldSet(this, _Stream_client, client, "f");
    }
    /**
     * Iterate the raw Server-Sent Events from `response` — `{event, data, raw}`
     * objects, before any JSON parsing or event-name filtering.
     *
     * This reads `response.body` directly (not a clone), so the response is
     * consumed. Use this in middleware that fully replaces the stream body; for
     * read-only observation of parsed events, use `ctx.parse()` instead.
     */
    static rawEvents(response, controller = new AbortController()) {
      return _iterSSEMessages(response, controller);
    }
    static fromSSEResponse(response, controller, client) {
      let consumed = !1, logger = client ? loggerFor(client) : console;
      async function* iterator() {
        if (consumed)
          throw new AnthropicError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
        consumed = !0;
        let done = !1;
        try {
          for await (let sse of _iterSSEMessages(response, controller))
            if (sse.event !== "ping" && sse.event !== null)
              if (sse.event === "error") {
                let body = safeJSON(sse.data) ?? sse.data, type = body?.error?.type;
                throw new APIError(void 0, body, void 0, response.headers, type);
              } else {
                if (!sse.data)
                  continue;
                try {
                  yield JSON.parse(sse.data);
                } catch (e) {
                  throw logger.error("Could not parse message into JSON:", sse.data), logger.error("From chunk:", sse.raw), e;
                }
              }
          done = !0;
        } catch (e) {
          if (isAbortError(e))
            return;
          throw e;
        } finally {
          done || controller.abort(), releaseRequestSignal(controller);
        }
      }
      return new Stream2(iterator, controller, client);
    }
    /**
     * Generates a Stream from a newline-separated ReadableStream
     * where each item is a JSON value.
     */
    static fromReadableStream(readableStream, controller, client) {
      let consumed = !1;
      async function* iterLines() {
        let lineDecoder = new LineDecoder(), iter = ReadableStreamToAsyncIterable(readableStream);
        for await (let chunk of iter)
          for (let line of lineDecoder.decode(chunk))
            yield line;
        for (let line of lineDecoder.flush())
          yield line;
      }
      async function* iterator() {
        if (consumed)
          throw new AnthropicError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
        consumed = !0;
        let done = !1;
        try {
          for await (let line of iterLines())
            done || line && (yield JSON.parse(line));
          done = !0;
        } catch (e) {
          if (isAbortError(e))
            return;
          throw e;
        } finally {
          done || controller.abort(), releaseRequestSignal(controller);
        }
      }
      return new Stream2(iterator, controller, client);
    }
    [(_Stream_client = /* @__PURE__ */ new WeakMap(), Symbol.asyncIterator)]() {
      return this.iterator();
    }
    /**
     * Splits the stream into two streams which can be
     * independently read from at different speeds.
     */
    tee() {
      let left = [], right = [], iterator = this[Symbol.asyncIterator](), teeIterator = (queue) => ({
        next: () => {
          if (queue.length === 0) {
            let result = iterator.next();
            left.push(result), right.push(result);
          }
          return queue.shift();
        }
      });
      return [
        new Stream2(() => teeIterator(left), this.controller, __classPrivateFieldGet(this, _Stream_client, "f")),
        new Stream2(() => teeIterator(right), this.controller, __classPrivateFieldGet(this, _Stream_client, "f"))
      ];
    }
    /**
     * Converts this stream to a newline-separated ReadableStream of
     * JSON stringified values in the stream
     * which can be turned back into a Stream with `Stream.fromReadableStream()`.
     */
    toReadableStream() {
      let self2 = this, iter;
      return makeReadableStream({
        async start() {
          iter = self2[Symbol.asyncIterator]();
        },
        async pull(ctrl) {
          try {
            let { value, done } = await iter.next();
            if (done)
              return ctrl.close();
            let bytes = encodeUTF8(JSON.stringify(value) + `
`);
            ctrl.enqueue(bytes);
          } catch (err) {
            ctrl.error(err);
          }
        },
        async cancel() {
          await iter.return?.();
        }
      });
    }
  }
  return Stream2;
})();
async function* _iterSSEMessages(response, controller) {
  if (!response.body)
    throw controller.abort(), typeof globalThis.navigator < "u" && globalThis.navigator.product === "ReactNative" ? new AnthropicError("The default react-native fetch implementation does not support streaming. Please use expo/fetch: https://docs.expo.dev/versions/latest/sdk/expo/#expofetch-api") : new AnthropicError("Attempted to iterate over a response with no body");
  let decoder = new TextDecoder("utf-8", { ignoreBOM: !0 }), text = "", endsWithCR = !1, event = null, data = [], raw = [], takeLine = (line) => {
    if (line.charCodeAt(0) === 65279 && (line = line.slice(1)), !line) {
      if (!event && !data.length)
        return null;
      let sse = { event, data: data.join(`
`), raw };
      return event = null, data = [], raw = [], sse;
    }
    raw.push(line);
    let colon = line.indexOf(":");
    if (colon === 0)
      return null;
    let fieldname = colon === -1 ? line : line.slice(0, colon);
    if (fieldname !== "event" && fieldname !== "data")
      return null;
    let value = colon === -1 ? "" : line.slice(line.charCodeAt(colon + 1) === 32 ? colon + 2 : colon + 1);
    return fieldname === "event" ? event = value : data.push(value), null;
  };
  for await (let chunk of ReadableStreamToAsyncIterable(response.body)) {
    if (chunk == null)
      continue;
    let decoded = decoder.decode(typeof chunk == "string" ? encodeUTF8(chunk) : chunk, { stream: !0 });
    if (text += decoded, !endsWithCR && !decoded.includes(`
`) && !decoded.includes("\r"))
      continue;
    let start = 0;
    if (text.includes("\r"))
      for (let i = 0; i < text.length; i++) {
        let char = text[i];
        if (char !== `
` && char !== "\r")
          continue;
        if (char === "\r" && i + 1 === text.length)
          break;
        let sse = takeLine(text.slice(start, i));
        char === "\r" && text[i + 1] === `
` && i++, start = i + 1, sse && (yield sse);
      }
    else {
      let end;
      for (; (end = text.indexOf(`
`, start)) !== -1; ) {
        let sse = takeLine(text.slice(start, end));
        start = end + 1, sse && (yield sse);
      }
    }
    text = text.slice(start), endsWithCR = text.endsWith("\r");
  }
  if (text += decoder.decode(), text)
    for (let line of text.replace(/\r$/, "").split(/\r\n|[\n\r]/)) {
      let sse = takeLine(line);
      sse && (yield sse);
    }
}

// node_modules/@anthropic-ai/sdk/internal/headers.mjs
var brand_privateNullableHeaders = /* @__PURE__ */ Symbol.for("brand.privateNullableHeaders");
function* iterateHeaders(headers) {
  if (!headers)
    return;
  if (brand_privateNullableHeaders in headers) {
    let { values, nulls } = headers;
    yield* values.entries();
    for (let name of nulls)
      yield [name, null];
    return;
  }
  let shouldClear = !1, iter;
  headers instanceof Headers ? iter = headers.entries() : isReadonlyArray(headers) ? iter = headers : (shouldClear = !0, iter = Object.entries(headers ?? {}));
  for (let row of iter) {
    let name = row[0];
    if (typeof name != "string")
      throw new TypeError("expected header name to be a string");
    let values = isReadonlyArray(row[1]) ? row[1] : [row[1]], didClear = !1;
    for (let value of values)
      value !== void 0 && (shouldClear && !didClear && (didClear = !0, yield [name, clearSentinel]), yield [name, value]);
  }
}
var clearSentinel = /* @__PURE__ */ Symbol("clear"), APPEND_HEADERS = /* @__PURE__ */ new Set(["x-stainless-helper"]), appendHeaderValue = (existing, addition) => {
  let tokens = existing ? existing.split(",").map((t) => t.trim()).filter(Boolean) : [];
  for (let tok of addition.split(",").map((t) => t.trim()))
    tok && !tokens.includes(tok) && tokens.push(tok);
  return tokens.join(", ");
}, buildHeaders = (newHeaders) => {
  let targetHeaders = new Headers(), nullHeaders = /* @__PURE__ */ new Set();
  for (let headers of newHeaders) {
    let seenHeaders = /* @__PURE__ */ new Set();
    for (let [name, value] of iterateHeaders(headers)) {
      let lowerName = name.toLowerCase();
      if (APPEND_HEADERS.has(lowerName)) {
        if (value === clearSentinel)
          continue;
        value === null ? (targetHeaders.delete(name), nullHeaders.add(lowerName)) : (targetHeaders.set(name, appendHeaderValue(targetHeaders.get(name), value)), nullHeaders.delete(lowerName));
        continue;
      }
      (value === clearSentinel || !seenHeaders.has(lowerName)) && (targetHeaders.delete(name), seenHeaders.add(lowerName), value === clearSentinel) || (value === null ? (targetHeaders.delete(name), nullHeaders.add(lowerName)) : (targetHeaders.append(name, value), nullHeaders.delete(lowerName)));
    }
  }
  return { [brand_privateNullableHeaders]: !0, values: targetHeaders, nulls: nullHeaders };
};

// node_modules/@anthropic-ai/sdk/internal/tracing.mjs
var INSTRUMENTATION_SCOPE = "com.anthropic.sdk.typescript", ATTR_ERROR_TYPE = "error.type", ATTR_GEN_AI_CONVERSATION_ID = "gen_ai.conversation.id", ATTR_GEN_AI_PROVIDER_NAME = "gen_ai.provider.name", ATTR_HTTP_REQUEST_METHOD = "http.request.method", ATTR_HTTP_REQUEST_RESEND_COUNT = "http.request.resend_count", ATTR_HTTP_RESPONSE_STATUS_CODE = "http.response.status_code", ATTR_HTTP_ROUTE = "http.route", ATTR_SERVER_ADDRESS = "server.address", ATTR_SERVER_PORT = "server.port", ATTR_URL_FULL = "url.full", ATTR_URL_PATH = "url.path", ATTR_URL_QUERY = "url.query", ATTR_URL_SCHEME = "url.scheme", ATTR_ANTHROPIC_SESSION_THREAD_ID = "anthropic.session.thread.id", DEFAULT_MAX_CONTENT_BYTES = 75e4;
function resolveOpenTelemetryOptions(option) {
  let { tracerProvider, propagation: propagation2, traces } = option === !1 ? { traces: !1 } : option ?? optionFromEnv(), { enabled, contentMode, maxContentBytes } = typeof traces == "boolean" ? { enabled: traces } : traces ?? {};
  return Object.freeze({
    tracerProvider,
    propagation: propagation2 ?? !0,
    traces: Object.freeze({
      enabled: enabled ?? !0,
      contentMode: contentMode === "content" ? "content" : "metadata_only",
      maxContentBytes: maxContentBytes !== void 0 && Number.isInteger(maxContentBytes) && maxContentBytes >= 1 ? maxContentBytes : DEFAULT_MAX_CONTENT_BYTES
    })
  });
}
function optionFromEnv() {
  return {
    propagation: readEnv("ANTHROPIC_OPEN_TELEMETRY_PROPAGATION")?.toLowerCase() !== "false",
    traces: {
      enabled: readEnv("ANTHROPIC_OPEN_TELEMETRY")?.toLowerCase() !== "false",
      contentMode: readEnv("ANTHROPIC_OPEN_TELEMETRY_TRACES_CONTENT_MODE")?.toLowerCase() === "content" ? "content" : "metadata_only",
      // The variable holds decimal digits only: `1e3` and `0x10` are not sizes.
      maxContentBytes: Number(/^\d+$/.exec(readEnv("ANTHROPIC_OPEN_TELEMETRY_TRACES_MAX_CONTENT_BYTES") ?? "")?.[0] ?? NaN)
    }
  };
}
function getTracer(option, version, platform) {
  if (!option.traces.enabled)
    return;
  let scope = platform !== void 0 ? `${INSTRUMENTATION_SCOPE}.${platform}` : INSTRUMENTATION_SCOPE;
  return (option.tracerProvider ?? trace.getTracerProvider()).getTracer(scope, version);
}
function guardTracing(client, step) {
  try {
    return step();
  } catch (problem) {
    client && loggerFor(client).debug("could not record telemetry", problem);
    return;
  }
}
function startApiCallSpan(client, name, options, settings) {
  if (options?.__span)
    return options.__span;
  let tracer = client._tracer;
  if (tracer)
    return guardTracing(client, () => {
      let startTime = Date.now(), threadID = settings?.attributes?.[ATTR_ANTHROPIC_SESSION_THREAD_ID], conversationId = options?.openTelemetry?.conversationId ?? (typeof threadID == "string" ? threadID : void 0), span = tracer.startSpan(name, {
        kind: SpanKind.CLIENT,
        // On the span from its start, with what the method gives, for a sampler to decide on.
        attributes: {
          [ATTR_GEN_AI_PROVIDER_NAME]: client._genAIProviderName,
          ...serverAttributes(client.baseURL),
          ...conversationId != null ? { [ATTR_GEN_AI_CONVERSATION_ID]: conversationId } : void 0,
          ...settings?.route != null ? { [ATTR_HTTP_ROUTE]: settings.route } : void 0,
          ...requestAttributes(client, name, settings?.request),
          ...settings?.attributes
        }
      });
      if (!span.isRecording() && !(client.openTelemetry.propagation ? Object.keys(injectContext(span)).length > 0 : trace.isSpanContextValid(span.spanContext())))
        return;
      let { request: _, ...kept } = settings ?? {};
      return { ...kept, span, name, startTime };
    });
}
function setCreatedIDAttribute(call, data) {
  if (call.createdIDAttribute === void 0 || typeof data != "object" || data === null)
    return;
  let id = data[call.createdIDField ?? "id"];
  typeof id == "string" && call.span.setAttribute(call.createdIDAttribute, id);
}
var SPAN_ATTRIBUTES = {
  "anthropic.messages.create": {
    constants: { "gen_ai.operation.name": "chat" },
    request: [
      ["gen_ai.request.model", ["model"], "string"],
      ["gen_ai.request.max_tokens", ["max_tokens"], "integer"],
      ["gen_ai.request.reasoning.level", ["output_config", "effort"], "string"],
      ["anthropic.request.service_tier", ["service_tier"], "string"],
      ["anthropic.thinking.type", ["thinking", "type"], "string"],
      ["anthropic.thinking.budget_tokens", ["thinking", "budget_tokens"], "integer"]
    ],
    requestHeaders: [["anthropic.beta", "anthropic-beta", { array: "string" }]],
    stream: "gen_ai.request.stream",
    response: [
      ["gen_ai.response.id", ["id"], "string"],
      ["gen_ai.response.model", ["model"], "string"],
      ["gen_ai.usage.cache_write.input_tokens", ["usage", "cache_creation_input_tokens"], "integer"],
      ["gen_ai.usage.cache_read.input_tokens", ["usage", "cache_read_input_tokens"], "integer"],
      [
        "anthropic.usage.cache_creation.ephemeral_5m_input_tokens",
        ["usage", "cache_creation", "ephemeral_5m_input_tokens"],
        "integer"
      ],
      [
        "anthropic.usage.cache_creation.ephemeral_1h_input_tokens",
        ["usage", "cache_creation", "ephemeral_1h_input_tokens"],
        "integer"
      ],
      ["anthropic.response.service_tier", ["usage", "service_tier"], "string"],
      ["gen_ai.usage.output_tokens", ["usage", "output_tokens"], "integer"],
      [
        "gen_ai.usage.reasoning.output_tokens",
        ["usage", "output_tokens_details", "thinking_tokens"],
        "integer"
      ],
      ["anthropic.message.stop_reason", ["stop_reason"], "string"]
    ]
  },
  "anthropic.messages.count_tokens": {
    request: [["gen_ai.request.model", ["model"], "string"]],
    response: [["anthropic.message.count_tokens.input_tokens", ["input_tokens"], "integer"]]
  },
  "anthropic.sessions.create": {
    request: [["anthropic.session.environment.id", ["environment_id"], "string"]],
    response: [
      ["gen_ai.agent.name", ["agent", "name"], "string"],
      ["gen_ai.request.model", ["agent", "model", "id"], "string"]
    ]
  }
};
function requestAttributes(client, name, request) {
  let table = SPAN_ATTRIBUTES[name];
  if (!table)
    return {};
  let attributes = { ...table.constants };
  for (let [attribute, path2, type] of table.request ?? []) {
    let value = guardTracing(client, () => attributeValue(dig(request?.body, path2), type));
    value !== void 0 && (attributes[attribute] = value);
  }
  let { requestHeaders } = table;
  return requestHeaders && guardTracing(client, () => {
    let headers = buildHeaders([client._options.defaultHeaders, request?.headers]).values;
    for (let [attribute, header, type] of requestHeaders) {
      let value = headerValue(headers.get(header), type);
      value !== void 0 && (attributes[attribute] = value);
    }
  }), table.stream !== void 0 && request?.stream && (attributes[table.stream] = !0), attributes;
}
function setResponseAttributes(span, name, data) {
  for (let [attribute, path2, type] of SPAN_ATTRIBUTES[name]?.response ?? [])
    try {
      let value = attributeValue(dig(data, path2), type);
      value !== void 0 && span.setAttribute(attribute, value);
    } catch {
    }
}
function dig(data, path2) {
  let value = data;
  for (let name of path2) {
    if (typeof value != "object" || value === null)
      return;
    value = value[name];
  }
  return value;
}
function attributeValue(value, type) {
  if (typeof type == "object")
    return Array.isArray(value) && value.every((item) => attributeValue(item, type.array) !== void 0) ? [...value] : void 0;
  switch (typeof value) {
    case "string":
      return type === "string" || type === "unknown" ? value : void 0;
    case "boolean":
      return type === "boolean" || type === "unknown" ? value : void 0;
    case "number":
      return type === "integer" || type === "number" || type === "unknown" ? value : void 0;
    default:
      return;
  }
}
function headerValue(value, type) {
  let items = (value ?? "").split(",").map((item) => item.trim()).filter(Boolean);
  if (!(value == null || items.length === 0))
    return typeof type == "object" ? items : value;
}
function serverAttributes(url) {
  try {
    let { hostname, port, protocol } = new URL(url);
    return {
      // `URL.hostname` keeps an IPv6 literal's brackets, which delimit it in a URL;
      // `server.address` is the bare address.
      [ATTR_SERVER_ADDRESS]: hostname.replace(/^\[(.*)\]$/, "$1"),
      [ATTR_SERVER_PORT]: port ? Number(port) : protocol === "http:" ? 80 : 443
    };
  } catch {
    return {};
  }
}
function recordAttempt(call, method, url, recordsContent = !1) {
  if (call.attempts = (call.attempts ?? 0) + 1, call.attempts > 1) {
    call.span.setAttribute(ATTR_HTTP_REQUEST_RESEND_COUNT, call.attempts - 1);
    return;
  }
  call.span.setAttribute(ATTR_HTTP_REQUEST_METHOD, method);
  try {
    let { protocol, host, pathname, search } = new URL(url), query = definedQuery(search.slice(1), call.queryParams, call.contentQueryParams);
    if (call.span.setAttributes({
      [ATTR_URL_SCHEME]: protocol.slice(0, -1),
      [ATTR_URL_PATH]: pathname
    }), query?.content && !recordsContent)
      return;
    call.span.setAttributes({
      ...query !== void 0 ? { [ATTR_URL_QUERY]: query.value } : void 0,
      // With the recorded query, not the one sent.
      [ATTR_URL_FULL]: `${protocol}//${host}${pathname}${query !== void 0 ? `?${query.value}` : ""}`
    });
  } catch {
  }
}
var CONTENT_QUERY_PARAMS = ["email", "path_prefix", "expected_content_sha256"];
function definedQuery(query, defined, contentParams) {
  if (!query || !defined?.length)
    return;
  let content = !1, parts = query.split("&").filter((part) => {
    try {
      let name = decodeURIComponent(part.split("=", 1)[0]), param = defined.includes(name) || !name.endsWith("[]") ? name : name.slice(0, -2);
      return defined.includes(param) ? (content || (content = CONTENT_QUERY_PARAMS.includes(param) || !!contentParams?.includes(param)), !0) : !1;
    } catch {
      return !1;
    }
  });
  return parts.length ? { value: parts.join("&"), content } : void 0;
}
function injectTraceHeaders(span, headers) {
  let values = buildHeaders([headers]).values;
  for (let [key, value] of Object.entries(injectContext(span)))
    values.set(key, value);
  return values;
}
function endApiCallSpan(span, result) {
  if (span.isRecording())
    try {
      switch (setResponseStatusCode(span, result), setResponseHeaderAttributes(span, result.response ?? (result.status === "error" && result.error instanceof APIError ? result.error : void 0)), result.status) {
        case "success":
          result.options.__span && setResponseAttributes(span, result.options.__span.name, result.data), span.setStatus({ code: SpanStatusCode.OK });
          break;
        case "error":
          setErrorStatus(span, result.error);
          break;
      }
    } finally {
      span.end();
    }
}
function observeStream(stream, signal, observer) {
  let iterate = stream[Symbol.asyncIterator], ended = !1, end = (how) => {
    if (!ended) {
      ended = !0, signal.removeEventListener("abort", cancel);
      try {
        observer.onEnd(how);
      } catch {
      }
    }
  }, cancel = () => end({ reason: "canceled" });
  if (signal.aborted)
    return cancel();
  signal.addEventListener("abort", cancel, { once: !0 });
  let observed = !1;
  stream[Symbol.asyncIterator] = function() {
    let source = iterate.call(this);
    if (observed)
      return source;
    observed = !0, signal.removeEventListener("abort", cancel);
    let iterator = {
      async next() {
        let result;
        try {
          result = await source.next();
        } catch (error) {
          throw end({ reason: "failed", error }), error;
        }
        if (result.done)
          end({ reason: signal.aborted ? "canceled" : "completed" });
        else if (!ended)
          try {
            observer.onItem?.(result.value);
          } catch {
          }
        return result;
      },
      async return(value) {
        return cancel(), await source.return?.(value) ?? { done: !0, value };
      },
      async throw(error) {
        if (cancel(), source.throw)
          return source.throw(error);
        throw error;
      },
      [Symbol.asyncIterator]: () => iterator
    };
    return iterator;
  };
}
function endApiCallSpanWhenStreamEnds(span, stream, props) {
  if (!span.isRecording())
    return;
  span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, props.response.status), setResponseHeaderAttributes(span, props.response);
  let isSSE = stream instanceof Stream;
  observeStream(stream, props.controller.signal, {
    onEnd(end) {
      end.reason === "failed" ? setErrorStatus(span, end.error) : end.reason === "completed" && !isSSE && span.setStatus({ code: SpanStatusCode.OK }), span.end();
    }
  });
}
function setResponseStatusCode(span, result) {
  let status = result.response?.status ?? (result.status === "error" && result.error instanceof APIError ? result.error.status : void 0);
  status !== void 0 && span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status);
}
var RESPONSE_HEADER_ATTRIBUTES = [
  ["anthropic.request.id", "request-id"],
  ["anthropic.organization.id", "anthropic-organization-id"],
  ["anthropic.workspace.id", "anthropic-workspace-id"]
];
function setResponseHeaderAttributes(span, response) {
  let headers;
  try {
    headers = response?.headers;
  } catch {
    return;
  }
  for (let [attribute, header] of RESPONSE_HEADER_ATTRIBUTES)
    try {
      let value = headers?.get(header);
      value && span.setAttribute(attribute, value);
    } catch {
    }
}
function setErrorStatus(span, error, type) {
  error instanceof APIUserAbortError || isAbortError(error) || (span.setStatus({ code: SpanStatusCode.ERROR }), span.setAttribute(ATTR_ERROR_TYPE, type ?? errorType(error)));
}
function injectContext(span) {
  let carrier = {};
  return propagation.inject(trace.setSpan(context.active(), span), carrier), carrier;
}
function errorType(error) {
  if (error instanceof APIConnectionTimeoutError)
    return "client_timeout_error";
  if (error instanceof APIConnectionError)
    return "connection_error";
  if (error instanceof APIError) {
    if (error.type)
      return error.type;
    if (error.status !== void 0)
      return String(error.status);
  }
  return "client_error";
}

// node_modules/@anthropic-ai/sdk/internal/qs/formats.mjs
var default_format = "RFC3986", default_formatter = (v) => String(v), formatters = {
  RFC1738: (v) => String(v).replace(/%20/g, "+"),
  RFC3986: default_formatter
}, RFC1738 = "RFC1738";

// node_modules/@anthropic-ai/sdk/internal/qs/utils.mjs
var has = (obj, key) => (has = Object.hasOwn ?? Function.prototype.call.bind(Object.prototype.hasOwnProperty), has(obj, key)), hex_table = /* @__PURE__ */ (() => {
  let array = [];
  for (let i = 0; i < 256; ++i)
    array.push("%" + ((i < 16 ? "0" : "") + i.toString(16)).toUpperCase());
  return array;
})();
var limit = 1024, encode = (str, _defaultEncoder, charset, _kind, format) => {
  if (str.length === 0)
    return str;
  let string = str;
  if (typeof str == "symbol" ? string = Symbol.prototype.toString.call(str) : typeof str != "string" && (string = String(str)), charset === "iso-8859-1")
    return escape(string).replace(/%u[0-9a-f]{4}/gi, function($0) {
      return "%26%23" + parseInt($0.slice(2), 16) + "%3B";
    });
  let out = "";
  for (let j = 0; j < string.length; j += limit) {
    let segment = string.length >= limit ? string.slice(j, j + limit) : string, arr = [];
    for (let i = 0; i < segment.length; ++i) {
      let c = segment.charCodeAt(i);
      if (c === 45 || // -
      c === 46 || // .
      c === 95 || // _
      c === 126 || // ~
      c >= 48 && c <= 57 || // 0-9
      c >= 65 && c <= 90 || // a-z
      c >= 97 && c <= 122 || // A-Z
      format === RFC1738 && (c === 40 || c === 41)) {
        arr[arr.length] = segment.charAt(i);
        continue;
      }
      if (c < 128) {
        arr[arr.length] = hex_table[c];
        continue;
      }
      if (c < 2048) {
        arr[arr.length] = hex_table[192 | c >> 6] + hex_table[128 | c & 63];
        continue;
      }
      if (c < 55296 || c >= 57344) {
        arr[arr.length] = hex_table[224 | c >> 12] + hex_table[128 | c >> 6 & 63] + hex_table[128 | c & 63];
        continue;
      }
      i += 1, c = 65536 + ((c & 1023) << 10 | segment.charCodeAt(i) & 1023), arr[arr.length] = hex_table[240 | c >> 18] + hex_table[128 | c >> 12 & 63] + hex_table[128 | c >> 6 & 63] + hex_table[128 | c & 63];
    }
    out += arr.join("");
  }
  return out;
};
function is_buffer(obj) {
  return !obj || typeof obj != "object" ? !1 : !!(obj.constructor && obj.constructor.isBuffer && obj.constructor.isBuffer(obj));
}
function maybe_map(val, fn) {
  if (isArray(val)) {
    let mapped = [];
    for (let i = 0; i < val.length; i += 1)
      mapped.push(fn(val[i]));
    return mapped;
  }
  return fn(val);
}

// node_modules/@anthropic-ai/sdk/internal/qs/stringify.mjs
var array_prefix_generators = {
  brackets(prefix) {
    return String(prefix) + "[]";
  },
  comma: "comma",
  indices(prefix, key) {
    return String(prefix) + "[" + key + "]";
  },
  repeat(prefix) {
    return String(prefix);
  }
}, push_to_array = function(arr, value_or_array) {
  Array.prototype.push.apply(arr, isArray(value_or_array) ? value_or_array : [value_or_array]);
}, toISOString, defaults = {
  addQueryPrefix: !1,
  allowDots: !1,
  allowEmptyArrays: !1,
  arrayFormat: "indices",
  charset: "utf-8",
  charsetSentinel: !1,
  delimiter: "&",
  encode: !0,
  encodeDotInKeys: !1,
  encoder: encode,
  encodeValuesOnly: !1,
  format: default_format,
  formatter: default_formatter,
  /** @deprecated */
  indices: !1,
  serializeDate(date) {
    return (toISOString ?? (toISOString = Function.prototype.call.bind(Date.prototype.toISOString)))(date);
  },
  skipNulls: !1,
  strictNullHandling: !1
};
function is_non_nullish_primitive(v) {
  return typeof v == "string" || typeof v == "number" || typeof v == "boolean" || typeof v == "symbol" || typeof v == "bigint";
}
var sentinel = {};
function inner_stringify(object, prefix, generateArrayPrefix, commaRoundTrip, allowEmptyArrays, strictNullHandling, skipNulls, encodeDotInKeys, encoder, filter, sort, allowDots, serializeDate, format, formatter, encodeValuesOnly, charset, sideChannel) {
  let obj = object, tmp_sc = sideChannel, step = 0, find_flag = !1;
  for (; (tmp_sc = tmp_sc.get(sentinel)) !== void 0 && !find_flag; ) {
    let pos = tmp_sc.get(object);
    if (step += 1, typeof pos < "u") {
      if (pos === step)
        throw new RangeError("Cyclic object value");
      find_flag = !0;
    }
    typeof tmp_sc.get(sentinel) > "u" && (step = 0);
  }
  if (typeof filter == "function" ? obj = filter(prefix, obj) : obj instanceof Date ? obj = serializeDate?.(obj) : generateArrayPrefix === "comma" && isArray(obj) && (obj = maybe_map(obj, function(value) {
    return value instanceof Date ? serializeDate?.(value) : value;
  })), obj === null) {
    if (strictNullHandling)
      return encoder && !encodeValuesOnly ? (
        // @ts-expect-error
        encoder(prefix, defaults.encoder, charset, "key", format)
      ) : prefix;
    obj = "";
  }
  if (is_non_nullish_primitive(obj) || is_buffer(obj)) {
    if (encoder) {
      let key_value = encodeValuesOnly ? prefix : encoder(prefix, defaults.encoder, charset, "key", format);
      return [
        formatter?.(key_value) + "=" + // @ts-expect-error
        formatter?.(encoder(obj, defaults.encoder, charset, "value", format))
      ];
    }
    return [formatter?.(prefix) + "=" + formatter?.(String(obj))];
  }
  let values = [];
  if (typeof obj > "u")
    return values;
  let obj_keys;
  if (generateArrayPrefix === "comma" && isArray(obj))
    encodeValuesOnly && encoder && (obj = maybe_map(obj, encoder)), obj_keys = [{ value: obj.length > 0 ? obj.join(",") || null : void 0 }];
  else if (isArray(filter))
    obj_keys = filter;
  else {
    let keys = Object.keys(obj);
    obj_keys = sort ? keys.sort(sort) : keys;
  }
  let encoded_prefix = encodeDotInKeys ? String(prefix).replace(/\./g, "%2E") : String(prefix), adjusted_prefix = commaRoundTrip && isArray(obj) && obj.length === 1 ? encoded_prefix + "[]" : encoded_prefix;
  if (allowEmptyArrays && isArray(obj) && obj.length === 0)
    return adjusted_prefix + "[]";
  for (let j = 0; j < obj_keys.length; ++j) {
    let key = obj_keys[j], value = (
      // @ts-ignore
      typeof key == "object" && typeof key.value < "u" ? key.value : obj[key]
    );
    if (skipNulls && value === null)
      continue;
    let encoded_key = allowDots && encodeDotInKeys ? key.replace(/\./g, "%2E") : key, key_prefix = isArray(obj) ? typeof generateArrayPrefix == "function" ? generateArrayPrefix(adjusted_prefix, encoded_key) : adjusted_prefix : adjusted_prefix + (allowDots ? "." + encoded_key : "[" + encoded_key + "]");
    sideChannel.set(object, step);
    let valueSideChannel = /* @__PURE__ */ new WeakMap();
    valueSideChannel.set(sentinel, sideChannel), push_to_array(values, inner_stringify(
      value,
      key_prefix,
      generateArrayPrefix,
      commaRoundTrip,
      allowEmptyArrays,
      strictNullHandling,
      skipNulls,
      encodeDotInKeys,
      // @ts-ignore
      generateArrayPrefix === "comma" && encodeValuesOnly && isArray(obj) ? null : encoder,
      filter,
      sort,
      allowDots,
      serializeDate,
      format,
      formatter,
      encodeValuesOnly,
      charset,
      valueSideChannel
    ));
  }
  return values;
}
function normalize_stringify_options(opts = defaults) {
  if (typeof opts.allowEmptyArrays < "u" && typeof opts.allowEmptyArrays != "boolean")
    throw new TypeError("`allowEmptyArrays` option can only be `true` or `false`, when provided");
  if (typeof opts.encodeDotInKeys < "u" && typeof opts.encodeDotInKeys != "boolean")
    throw new TypeError("`encodeDotInKeys` option can only be `true` or `false`, when provided");
  if (opts.encoder !== null && typeof opts.encoder < "u" && typeof opts.encoder != "function")
    throw new TypeError("Encoder has to be a function.");
  let charset = opts.charset || defaults.charset;
  if (typeof opts.charset < "u" && opts.charset !== "utf-8" && opts.charset !== "iso-8859-1")
    throw new TypeError("The charset option must be either utf-8, iso-8859-1, or undefined");
  let format = default_format;
  if (typeof opts.format < "u") {
    if (!has(formatters, opts.format))
      throw new TypeError("Unknown format option provided.");
    format = opts.format;
  }
  let formatter = formatters[format], filter = defaults.filter;
  (typeof opts.filter == "function" || isArray(opts.filter)) && (filter = opts.filter);
  let arrayFormat;
  if (opts.arrayFormat && opts.arrayFormat in array_prefix_generators ? arrayFormat = opts.arrayFormat : "indices" in opts ? arrayFormat = opts.indices ? "indices" : "repeat" : arrayFormat = defaults.arrayFormat, "commaRoundTrip" in opts && typeof opts.commaRoundTrip != "boolean")
    throw new TypeError("`commaRoundTrip` must be a boolean, or absent");
  let allowDots = typeof opts.allowDots > "u" ? opts.encodeDotInKeys ? !0 : defaults.allowDots : !!opts.allowDots;
  return {
    addQueryPrefix: typeof opts.addQueryPrefix == "boolean" ? opts.addQueryPrefix : defaults.addQueryPrefix,
    // @ts-ignore
    allowDots,
    allowEmptyArrays: typeof opts.allowEmptyArrays == "boolean" ? !!opts.allowEmptyArrays : defaults.allowEmptyArrays,
    arrayFormat,
    charset,
    charsetSentinel: typeof opts.charsetSentinel == "boolean" ? opts.charsetSentinel : defaults.charsetSentinel,
    commaRoundTrip: !!opts.commaRoundTrip,
    delimiter: typeof opts.delimiter > "u" ? defaults.delimiter : opts.delimiter,
    encode: typeof opts.encode == "boolean" ? opts.encode : defaults.encode,
    encodeDotInKeys: typeof opts.encodeDotInKeys == "boolean" ? opts.encodeDotInKeys : defaults.encodeDotInKeys,
    encoder: typeof opts.encoder == "function" ? opts.encoder : defaults.encoder,
    encodeValuesOnly: typeof opts.encodeValuesOnly == "boolean" ? opts.encodeValuesOnly : defaults.encodeValuesOnly,
    filter,
    format,
    formatter,
    serializeDate: typeof opts.serializeDate == "function" ? opts.serializeDate : defaults.serializeDate,
    skipNulls: typeof opts.skipNulls == "boolean" ? opts.skipNulls : defaults.skipNulls,
    // @ts-ignore
    sort: typeof opts.sort == "function" ? opts.sort : null,
    strictNullHandling: typeof opts.strictNullHandling == "boolean" ? opts.strictNullHandling : defaults.strictNullHandling
  };
}
function stringify(object, opts = {}) {
  let obj = object, options = normalize_stringify_options(opts), obj_keys, filter;
  typeof options.filter == "function" ? (filter = options.filter, obj = filter("", obj)) : isArray(options.filter) && (filter = options.filter, obj_keys = filter);
  let keys = [];
  if (typeof obj != "object" || obj === null)
    return "";
  let generateArrayPrefix = array_prefix_generators[options.arrayFormat], commaRoundTrip = generateArrayPrefix === "comma" && options.commaRoundTrip;
  obj_keys || (obj_keys = Object.keys(obj)), options.sort && obj_keys.sort(options.sort);
  let sideChannel = /* @__PURE__ */ new WeakMap();
  for (let i = 0; i < obj_keys.length; ++i) {
    let key = obj_keys[i];
    options.skipNulls && obj[key] === null || push_to_array(keys, inner_stringify(
      obj[key],
      key,
      // @ts-expect-error
      generateArrayPrefix,
      commaRoundTrip,
      options.allowEmptyArrays,
      options.strictNullHandling,
      options.skipNulls,
      options.encodeDotInKeys,
      options.encode ? options.encoder : null,
      options.filter,
      options.sort,
      options.allowDots,
      options.serializeDate,
      options.format,
      options.formatter,
      options.encodeValuesOnly,
      options.charset,
      sideChannel
    ));
  }
  let joined = keys.join(options.delimiter), prefix = options.addQueryPrefix === !0 ? "?" : "";
  return options.charsetSentinel && (options.charset === "iso-8859-1" ? prefix += "utf8=%26%2310003%3B&" : prefix += "utf8=%E2%9C%93&"), joined.length > 0 ? prefix + joined : "";
}

// node_modules/@anthropic-ai/sdk/internal/utils/query.mjs
function stringifyQuery(query) {
  return stringify(query, { arrayFormat: "brackets" });
}

// node_modules/@anthropic-ai/sdk/core/resource.mjs
var APIResource = class {
  constructor(client) {
    this._client = client;
  }
};

// node_modules/@anthropic-ai/sdk/internal/parse.mjs
async function defaultParseResponse(client, props) {
  let { response, requestLogID, retryOfRequestLogID, startTime } = props, body = await (async () => {
    if (props.options.stream)
      return loggerFor(client).debug("response", response.status, response.url, response.headers, response.body), Stream.fromSSEResponse(response, props.controller, client);
    if (response.status === 204)
      return null;
    if (props.options.__binaryResponse)
      return response;
    let mediaType = response.headers.get("content-type")?.split(";")[0]?.trim();
    if (mediaType?.includes("application/json") || mediaType?.endsWith("+json")) {
      if (response.headers.get("content-length") === "0")
        return;
      let json = await response.json();
      return addResponseIDs(json, response);
    }
    return await response.text();
  })().finally(() => {
    !props.options.stream && !props.options.__binaryResponse && releaseRequestSignal(props.controller);
  });
  return debugLogRequestDetails(loggerFor(client), `[${requestLogID}] response parsed`, {
    retryOfRequestLogID,
    url: response.url,
    status: response.status,
    body,
    durationMs: Date.now() - startTime
  }), body;
}
function addResponseIDs(value, response) {
  return !value || typeof value != "object" || Array.isArray(value) ? value : Object.defineProperties(value, {
    _request_id: { value: response.headers.get("request-id"), enumerable: !1 },
    _workspace_id: { value: response.headers.get("anthropic-workspace-id"), enumerable: !1 }
  });
}

// node_modules/@anthropic-ai/sdk/internal/uploads.mjs
var checkFileSupport = () => {
  if (typeof File > "u") {
    let { process: process2 } = globalThis, isOldNode = typeof process2?.versions?.node == "string" && parseInt(process2.versions.node.split(".")) < 20;
    throw new Error("`File` is not defined as a global, which is required for file uploads." + (isOldNode ? " Update to Node 20 LTS or newer, or set `globalThis.File` to `import('node:buffer').File`." : ""));
  }
};
function makeFile(fileBits, fileName, options) {
  return checkFileSupport(), new File(fileBits, fileName ?? "", options);
}
function getName(value, stripPath) {
  let val = typeof value == "object" && value !== null && ("name" in value && value.name && String(value.name) || "url" in value && value.url && String(value.url) || "filename" in value && value.filename && String(value.filename) || "path" in value && value.path && String(value.path)) || "";
  return stripPath ? val.split(/[\\/]/).pop() || void 0 : val;
}
var isAsyncIterable = (value) => value != null && typeof value == "object" && typeof value[Symbol.asyncIterator] == "function";
var multipartFormRequestOptions = async (opts, fetch2, stripFilenames = !0) => {
  try {
    return { ...opts, body: await createForm(opts.body, fetch2, stripFilenames) };
  } catch (error) {
    let span = opts.__span?.span;
    throw span && guardTracing(typeof fetch2 == "function" ? void 0 : fetch2, () => endApiCallSpan(span, { status: "error", options: opts, error })), error;
  }
}, supportsFormDataMap = /* @__PURE__ */ new WeakMap();
function supportsFormData(fetchObject) {
  let fetch2 = typeof fetchObject == "function" ? fetchObject : fetchObject.fetch, cached = supportsFormDataMap.get(fetch2);
  if (cached)
    return cached;
  let promise = (async () => {
    try {
      let FetchResponse = "Response" in fetch2 ? fetch2.Response : (await fetch2("data:,")).constructor, data = new FormData();
      return data.toString() !== await new FetchResponse(data).text();
    } catch {
      return !0;
    }
  })();
  return supportsFormDataMap.set(fetch2, promise), promise;
}
var createForm = async (body, fetch2, stripFilenames = !0) => {
  if (!await supportsFormData(fetch2))
    throw new TypeError("The provided fetch function does not support file uploads with the current global FormData class.");
  let form = new FormData();
  return await Promise.all(Object.entries(body || {}).map(([key, value]) => addFormValue(form, key, value, stripFilenames))), form;
};
var addFormValue = async (form, key, value, stripFilenames) => {
  if (value !== void 0) {
    if (value == null)
      throw new TypeError(`Received null for "${key}"; to pass null in FormData, you must use the string 'null'`);
    if (typeof value == "string" || typeof value == "number" || typeof value == "boolean")
      form.append(key, String(value));
    else if (value instanceof Response) {
      let options = {}, contentType = value.headers.get("Content-Type");
      contentType && (options = { type: contentType }), form.append(key, makeFile([await value.blob()], getName(value, stripFilenames), options));
    } else if (isAsyncIterable(value))
      form.append(key, makeFile([await new Response(ReadableStreamFrom(value)).blob()], getName(value, stripFilenames)));
    else if (value instanceof Blob) {
      let name = typeof File < "u" && value instanceof File ? value.name : getName(value, stripFilenames);
      form.append(key, makeFile([value], name, { type: value.type }));
    } else if (Array.isArray(value))
      await Promise.all(value.map((entry) => addFormValue(form, key + "[]", entry, stripFilenames)));
    else {
      if (typeof value.then == "function")
        throw new TypeError(`Received a Promise for "${key}"; await it first, e.g. \`await toFile(...)\``);
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
        throw new TypeError(`Received ${value.constructor.name} for "${key}"; to upload raw bytes, wrap them with \`await toFile(bytes, 'filename')\``);
      if (typeof value == "object")
        await Promise.all(Object.entries(value).map(([name, prop]) => addFormValue(form, `${key}[${name}]`, prop, stripFilenames)));
      else
        throw new TypeError(`Invalid value given to form, expected a string, number, boolean, object, Array, File or Blob but got ${value} instead`);
    }
  }
};

// node_modules/@anthropic-ai/sdk/lib/internal/tracing/attributes.mjs
var ATTR_GEN_AI_INPUT_MESSAGES = "gen_ai.input.messages";
var ATTR_GEN_AI_OUTPUT_MESSAGES = "gen_ai.output.messages", ATTR_GEN_AI_OUTPUT_TYPE = "gen_ai.output.type";
var ATTR_GEN_AI_REQUEST_STOP_SEQUENCES = "gen_ai.request.stop_sequences", ATTR_GEN_AI_RESPONSE_TIME_TO_FIRST_CHUNK = "gen_ai.response.time_to_first_chunk", ATTR_GEN_AI_SYSTEM_INSTRUCTIONS = "gen_ai.system_instructions";
var ATTR_GEN_AI_USAGE_INPUT_TOKENS = "gen_ai.usage.input_tokens";
var GEN_AI_OUTPUT_TYPE_VALUE_JSON = "json";
var ATTR_ANTHROPIC_CONTENT_TRUNCATED = "anthropic.content.truncated", ATTR_ANTHROPIC_TOOL_RESULT_CONTENT = "anthropic.tool_result.content";
var ATTR_ANTHROPIC_USAGE_COMPACTION_INPUT_TOKENS = "anthropic.usage.compaction.input_tokens", ATTR_ANTHROPIC_USAGE_COMPACTION_OUTPUT_TOKENS = "anthropic.usage.compaction.output_tokens";

// node_modules/@anthropic-ai/sdk/lib/internal/tracing/content.mjs
function setMessageContentAttributes(call, body, output, limit2) {
  let span = call.span, requestSize = call.requestContentSize;
  if (output !== void 0 && requestSize !== void 0) {
    let outputMessages = JSON.stringify([{ role: "assistant", parts: contentParts(output) }]);
    if (requestSize + 3 * outputMessages.length <= limit2 || requestSize + utf8Length(outputMessages) <= limit2) {
      span.setAttribute(ATTR_GEN_AI_OUTPUT_MESSAGES, outputMessages);
      return;
    }
  }
  let size = setContentAttributes(span, {
    // An empty list sets no attribute.
    [ATTR_GEN_AI_REQUEST_STOP_SEQUENCES]: body.stop_sequences?.length ? [...body.stop_sequences] : void 0,
    [ATTR_GEN_AI_SYSTEM_INSTRUCTIONS]: body.system === void 0 ? void 0 : contentParts(body.system),
    [ATTR_GEN_AI_INPUT_MESSAGES]: body.messages.map((message) => ({ role: message.role, parts: contentParts(message.content) })),
    [ATTR_GEN_AI_OUTPUT_MESSAGES]: output === void 0 ? void 0 : [{ role: "assistant", parts: contentParts(output) }]
  }, limit2);
  output === void 0 && (call.requestContentSize = size);
}
function contentParts(content) {
  return typeof content == "string" ? [{ type: "text", content }] : content?.map(blockPart) ?? [];
}
function blockPart(block) {
  switch (block.type) {
    case "text":
      return { type: "text", content: block.text };
    case "thinking":
      return { type: "reasoning", content: block.thinking };
    case "tool_use":
      return {
        type: "tool_call",
        id: block.id,
        name: block.name,
        arguments: block.input,
        // Only a call to a member of a toolset, such as `computer`, has one.
        ...typeof block.toolset_name == "string" ? { anthropic_toolset_name: block.toolset_name } : void 0
      };
    case "server_tool_use":
      return { type: "tool_call", id: block.id, name: block.name, arguments: block.input };
    case "mcp_tool_use":
      return {
        type: "tool_call",
        id: block.id,
        name: block.name,
        arguments: block.input,
        anthropic_mcp_server_name: block.server_name
      };
    case "tool_result":
      return {
        type: "tool_call_response",
        id: block.tool_use_id,
        response: toolResultContentBlocks(block.content)
      };
    default:
      return typeof block.type != "string" ? { type: "anthropic_unknown" } : block.type.endsWith("_tool_result") && "tool_use_id" in block ? {
        type: "tool_call_response",
        id: block.tool_use_id,
        response: resultBlockContent(block.content)
      } : { type: `anthropic_${block.type}` };
  }
}
function toolResultContentBlocks(content) {
  return content == null ? [] : typeof content == "string" ? [{ type: "text", text: content }] : content.map((block) => block.type === "text" || block.type === "search_result" ? withoutLeftOutFields(block) : typeof block.type != "string" ? { type: "unknown" } : { type: block.type });
}
function resultBlockContent(content) {
  return content == null ? [] : typeof content == "string" ? [{ type: "text", text: content }] : Array.isArray(content) ? content.map((block) => block.type === "text" || block.type === "search_result" || block.type === "web_search_result" ? withoutLeftOutFields(block) : typeof block.type != "string" ? { type: "unknown" } : { type: block.type }) : [withoutLeftOutFields(content)];
}
function withoutLeftOutFields(value) {
  if (Array.isArray(value))
    return value.map(withoutLeftOutFields);
  if (typeof value != "object" || value === null)
    return value;
  let { type, file_type } = value;
  if (type === "image" || type === "document")
    return { type };
  let isImageOrDocumentView = type === "text_editor_code_execution_view_result" && (file_type === "image" || file_type === "pdf");
  return Object.fromEntries(Object.entries(value).filter(([name]) => !name.startsWith("encrypted_") && !(name === "content" && isImageOrDocumentView)).map(([name, field]) => [name, withoutLeftOutFields(field)]));
}
function setContentAttributes(span, attributes, limit2) {
  let { [ATTR_GEN_AI_REQUEST_STOP_SEQUENCES]: stopSequences, [ATTR_GEN_AI_SYSTEM_INSTRUCTIONS]: instructions, [ATTR_GEN_AI_INPUT_MESSAGES]: input, [ATTR_GEN_AI_OUTPUT_MESSAGES]: output, [ATTR_ANTHROPIC_TOOL_RESULT_CONTENT]: toolResult, ...others } = attributes, messages = {
    [ATTR_GEN_AI_SYSTEM_INSTRUCTIONS]: instructions,
    [ATTR_GEN_AI_INPUT_MESSAGES]: input,
    [ATTR_GEN_AI_OUTPUT_MESSAGES]: output
  }, values = {}, blocks = toolResult?.map((block) => JSON.stringify(block)), sizeOf = 3 * ([...stopSequences ?? [], ...blocks ?? []].reduce((sum, text) => sum + text.length + 1, 2) + serialize(others, values) + serialize(messages, values)) <= limit2 ? (text) => 3 * text.length : utf8Length, sizeOfMessages = () => Object.keys(messages).reduce((sum, key) => sum + sizeOf(values[key] ?? ""), 0), stopSequencesSize = stopSequences?.reduce((sum, each) => sum + sizeOf(each), 0) ?? 0, keepsStopSequences = stopSequences !== void 0 && stopSequencesSize <= limit2, size = keepsStopSequences ? stopSequencesSize : 0, truncated = stopSequences !== void 0 && !keepsStopSequences;
  for (let key of Object.keys(others)) {
    let jsonSize = sizeOf(values[key] ?? "");
    jsonSize > limit2 ? (delete values[key], truncated = !0) : size += jsonSize;
  }
  let messagesSize = sizeOfMessages();
  if (size + messagesSize > limit2) {
    let { truncated: lostParts, ...fitted } = withoutFirstParts(messages, size + messagesSize - limit2);
    truncated || (truncated = lostParts), serialize(fitted, values), messagesSize = sizeOfMessages();
  }
  if (size += messagesSize, blocks !== void 0) {
    let kept = truncateToolResultContent(blocks, limit2 - size, sizeOf);
    values[ATTR_ANTHROPIC_TOOL_RESULT_CONTENT] = kept.json, size += kept.size, truncated || (truncated = kept.truncated);
  }
  truncated && span.setAttribute(ATTR_ANTHROPIC_CONTENT_TRUNCATED, !0), keepsStopSequences && span.setAttribute(ATTR_GEN_AI_REQUEST_STOP_SEQUENCES, stopSequences);
  for (let [key, value] of Object.entries(values))
    span.setAttribute(key, value);
  return size;
}
function serialize(attributes, values) {
  let length = 0;
  for (let [key, value] of Object.entries(attributes))
    value !== void 0 && (values[key] = JSON.stringify(value), length += values[key].length);
  return length;
}
function withoutFirstParts(attributes, excess) {
  let withOwnParts = (messages) => messages?.map((message) => ({ ...message, parts: [...message.parts] })), instructions = attributes[ATTR_GEN_AI_SYSTEM_INSTRUCTIONS]?.slice(), input = withOwnParts(attributes[ATTR_GEN_AI_INPUT_MESSAGES]), output = withOwnParts(attributes[ATTR_GEN_AI_OUTPUT_MESSAGES]), lists = [instructions ?? [], ...[...input ?? [], ...output ?? []].map(({ parts }) => parts)], left = lists.reduce((sum, parts) => sum + parts.length, 0), truncated = !1;
  for (let parts of lists) {
    let removed = 0;
    for (; excess > 0 && removed < parts.length; ) {
      let part = parts[removed], size = utf8Length(JSON.stringify(part)), content = part.content;
      if (left === 1 && part.type === "text" && typeof content == "string") {
        let kept = startThatFits(part, content, size - excess);
        kept !== content && (parts[removed] = { ...part, content: kept }, truncated = !0);
        break;
      }
      excess -= size + (removed + 1 < parts.length ? 1 : 0), removed++, left--, truncated = !0;
    }
    parts.splice(0, removed);
  }
  return {
    [ATTR_GEN_AI_SYSTEM_INSTRUCTIONS]: instructions,
    [ATTR_GEN_AI_INPUT_MESSAGES]: input,
    [ATTR_GEN_AI_OUTPUT_MESSAGES]: output,
    truncated
  };
}
function startThatFits(part, content, limit2) {
  let room = limit2 - utf8Length(JSON.stringify({ ...part, content: "" })), head = content.slice(0, Math.max(room, 0)), escaped = JSON.stringify(head), length = 0, escapedLength = 0, size = 0;
  for (; length < head.length; ) {
    let point = escaped.codePointAt(1 + escapedLength), units = point > 65535 ? 2 : 1, escapedUnits = point !== 92 ? units : escaped[2 + escapedLength] === "u" ? 6 : 2;
    if (size += point < 128 ? escapedUnits : point < 2048 ? 2 : point < 65536 ? 3 : 4, size > room)
      break;
    escapedLength += escapedUnits, length += units;
  }
  return content.slice(0, length);
}
function truncateToolResultContent(blocks, limit2, sizeOf) {
  let kept = [], size = 2;
  for (let block of blocks) {
    let next = size + (kept.length === 0 ? 0 : 1) + sizeOf(block);
    if (next > limit2)
      break;
    kept.push(block), size = next;
  }
  return { json: "[" + kept.join(",") + "]", size, truncated: kept.length < blocks.length };
}
function utf8Length(text) {
  let size = 0;
  for (let index = 0; index < text.length; index++) {
    let unit = text.charCodeAt(index);
    unit < 128 ? size += 1 : unit < 2048 ? size += 2 : unit >= 55296 && unit < 56320 && (text.charCodeAt(index + 1) & 64512) === 56320 ? (size += 4, index++) : size += 3;
  }
  return size;
}

// node_modules/@anthropic-ai/sdk/lib/internal/tracing/response.mjs
function setUsageSumAttributes(span, usage, complete) {
  if (!isObj(usage) || (typeof usage.input_tokens == "number" && span.setAttribute(ATTR_GEN_AI_USAGE_INPUT_TOKENS, inputTokens(usage)), !complete))
    return;
  let compactions = (Array.isArray(usage.iterations) ? usage.iterations : []).filter((each) => isObj(each) && each.type === "compaction");
  compactions.length > 0 && (span.setAttribute(ATTR_ANTHROPIC_USAGE_COMPACTION_INPUT_TOKENS, compactions.reduce((sum, each) => sum + inputTokens(each), 0)), span.setAttribute(ATTR_ANTHROPIC_USAGE_COMPACTION_OUTPUT_TOKENS, compactions.reduce((sum, each) => sum + count(each, "output_tokens"), 0)));
}
var INPUT_TOKEN_COUNTS = [
  "input_tokens",
  "cache_read_input_tokens",
  "cache_creation_input_tokens"
];
function inputTokens(usage) {
  return INPUT_TOKEN_COUNTS.reduce((sum, name) => sum + count(usage, name), 0);
}
function count(usage, name) {
  let value = usage[name];
  return typeof value == "number" ? value : 0;
}

// node_modules/@anthropic-ai/sdk/lib/internal/tracing/api-call.mjs
function messagesCreateSpanSettings(client, request) {
  let attributes = guardTracing(client, () => {
    let outputConfig = isObj(request.body) ? request.body.output_config : void 0, format = isObj(outputConfig) ? outputConfig.format : void 0;
    return isObj(format) && format.type === "json_schema" ? { [ATTR_GEN_AI_OUTPUT_TYPE]: GEN_AI_OUTPUT_TYPE_VALUE_JSON } : {};
  });
  return { route: "/v1/messages", request, attributes };
}
function recordMessagesCreateRequest(client, call, body) {
  if (!call?.span.isRecording())
    return call;
  try {
    let { contentMode, maxContentBytes } = client.openTelemetry.traces;
    contentMode === "content" && setMessageContentAttributes(call, body, void 0, maxContentBytes);
  } catch (problem) {
    loggerFor(client).debug("could not record the request on its span", problem);
  }
  return call;
}
function recordMessagesCreateResponse(client, call, body, data) {
  if (!(!call?.span.isRecording() || data instanceof Stream))
    try {
      setUsageSumAttributes(call.span, data.usage, !0);
      let { contentMode, maxContentBytes } = client.openTelemetry.traces;
      contentMode === "content" && setMessageContentAttributes(call, body, data.content, maxContentBytes);
    } catch (problem) {
      loggerFor(client).debug("could not record the response on its span", problem);
    }
}

// node_modules/@anthropic-ai/sdk/internal/trace-headers.mjs
function traceHeaderNames() {
  let names = /* @__PURE__ */ new Set(["traceparent", "tracestate", "baggage"]);
  try {
    for (let name of propagation.fields())
      names.add(name.toLowerCase());
  } catch (problem) {
    defaultLogger().debug("could not record telemetry", problem);
  }
  return names;
}

// node_modules/@anthropic-ai/sdk/lib/internal/tracing/headers.mjs
function takeTraceHeaders(headers) {
  let names = traceHeaderNames(), taken = Array.from(headers.entries()).filter(([name]) => names.has(name));
  for (let [name] of taken)
    headers.delete(name);
  return taken;
}
function withoutTraceHeaders(middleware) {
  return (request, next, ctx) => {
    let headers = new Headers(request.headers), traceHeaders = takeTraceHeaders(headers);
    return middleware({ ...request, headers }, (inner) => {
      let restored = new Headers(inner.headers);
      for (let [name, value] of traceHeaders)
        restored.set(name, value);
      return next({ ...inner, headers: restored });
    }, ctx);
  };
}

// node_modules/@anthropic-ai/sdk/lib/internal/tracing/streaming.mjs
function recordStreamedMessageContent(client, call, body, message) {
  if (!(!call.span.isRecording() || client.openTelemetry.traces.contentMode !== "content"))
    try {
      setMessageContentAttributes(call, body, message.content, client.openTelemetry.traces.maxContentBytes);
    } catch (problem) {
      loggerFor(client).debug("could not record the streamed message on its span", problem);
    }
}
function endAnthropicApiCallSpanWhenStreamEnds(client, span, stream, props) {
  props.options.__span?.name === "anthropic.messages.create" && stream instanceof Stream ? endMessagesCreateSpanWhenStreamEnds(client, span, stream, props) : endApiCallSpanWhenStreamEnds(span, stream, props);
}
function endMessagesCreateSpanWhenStreamEnds(client, span, stream, props) {
  if (!span.isRecording())
    return;
  span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, props.response.status), setResponseHeaderAttributes(span, props.response);
  let call = props.options.__span, startTime = call?.startTime, message, usage, sawDelta = !1, sawMessageDelta = !1, sawStop = !1;
  observeStream(stream, props.controller.signal, {
    onItem(event) {
      try {
        switch (event.type) {
          case "message_start": {
            let atStart = { ...event.message };
            usage = { ...event.message.usage }, message = {};
            for (let [, [name]] of SPAN_ATTRIBUTES[call?.name ?? ""]?.response ?? [])
              name !== void 0 && name !== "usage" && (message[name] = atStart[name]);
            break;
          }
          case "content_block_start": {
            let block = event.content_block;
            message && isObj(block) && block.type === "fallback" && isObj(block.to) && (message.model = block.to.model);
            break;
          }
          case "message_delta":
            if (message && usage) {
              let totals = isObj(event.usage) ? event.usage : {};
              usage.output_tokens = totals.output_tokens;
              for (let name of TOTALS_IN_MESSAGE_DELTA)
                totals[name] != null && (usage[name] = totals[name]);
              event.delta.stop_reason != null && (message.stop_reason = event.delta.stop_reason), sawMessageDelta = !0;
            }
            break;
          case "message_stop":
            sawStop = !0;
            break;
          case "content_block_delta":
            !sawDelta && startTime !== void 0 && span.setAttribute(ATTR_GEN_AI_RESPONSE_TIME_TO_FIRST_CHUNK, (Date.now() - startTime) / 1e3), sawDelta = !0;
            break;
          case "content_block_stop":
            break;
          default:
        }
      } catch (problem) {
        loggerFor(client).debug("could not record the stream on its span", problem);
      }
    },
    onEnd(end) {
      try {
        if (message && usage && call) {
          let complete = sawMessageDelta || sawStop, response = { ...message, usage };
          if (!complete)
            for (let path2 of FINAL_FROM_MESSAGE_DELTA)
              response = without(response, path2);
          setResponseAttributes(span, call.name, response), setUsageSumAttributes(span, usage, complete);
        }
      } catch (problem) {
        loggerFor(client).debug("could not record the stream on its span", problem);
      }
      let failure = call?.failure;
      !sawStop && call?.streamed && failure === void 0 && recordStreamedMessageContent(client, call, call.streamed.body, call.streamed.message), end.reason === "failed" ? setErrorStatus(span, end.error) : failure !== void 0 ? setErrorStatus(span, failure, "client_error") : end.reason === "completed" && (sawStop ? span.setStatus({ code: SpanStatusCode.OK }) : setErrorStatus(span, new AnthropicError("The stream ended before message_stop."), "api_error")), guardTracing(client, () => span.end());
    }
  });
}
var FINAL_FROM_MESSAGE_DELTA = [
  ["stop_reason"],
  ["usage", "output_tokens"],
  ["usage", "output_tokens_details"]
], TOTALS_IN_MESSAGE_DELTA = [
  "input_tokens",
  "cache_creation_input_tokens",
  "cache_read_input_tokens",
  "output_tokens_details",
  "iterations"
];
function without(data, path2) {
  let [name, ...rest] = path2;
  if (name === void 0 || !(name in data))
    return data;
  if (rest.length === 0) {
    let { [name]: _, ...others } = data;
    return others;
  }
  let value = data[name];
  return isObj(value) ? { ...data, [name]: without(value, rest) } : data;
}

// node_modules/@anthropic-ai/sdk/internal/stainless-helper-header.mjs
var STAINLESS_HELPER_HEADER = "x-stainless-helper", STAINLESS_HELPER_METHOD_HEADER = "x-stainless-helper-method";
var SDK_HELPER_SYMBOL = /* @__PURE__ */ Symbol("anthropic.sdk.stainlessHelper");
function wasCreatedByStainlessHelper(value) {
  return typeof value == "object" && value !== null && SDK_HELPER_SYMBOL in value;
}
function collectStainlessHelpers(tools, messages) {
  let helpers = /* @__PURE__ */ new Set();
  if (tools)
    for (let tool of tools)
      wasCreatedByStainlessHelper(tool) && helpers.add(tool[SDK_HELPER_SYMBOL]);
  if (messages)
    for (let message of messages) {
      wasCreatedByStainlessHelper(message) && helpers.add(message[SDK_HELPER_SYMBOL]);
      let content = message.content;
      if (Array.isArray(content))
        for (let block of content) {
          wasCreatedByStainlessHelper(block) && helpers.add(block[SDK_HELPER_SYMBOL]);
          let definition = block?.tool?.definition;
          wasCreatedByStainlessHelper(definition) && helpers.add(definition[SDK_HELPER_SYMBOL]);
        }
    }
  return Array.from(helpers);
}
function stainlessHelperHeader(tools, messages) {
  let helpers = collectStainlessHelpers(tools, messages);
  return helpers.length === 0 ? {} : { [STAINLESS_HELPER_HEADER]: helpers.join(", ") };
}
function stainlessHelperHeaderFromFile(file) {
  return wasCreatedByStainlessHelper(file) ? { [STAINLESS_HELPER_HEADER]: file[SDK_HELPER_SYMBOL] } : {};
}

// node_modules/@anthropic-ai/sdk/core/api-promise.mjs
var _APIPromise_client, APIPromise = /* @__PURE__ */ (() => {
  class APIPromise2 extends Promise {
    constructor(client, responsePromise, parseResponse = defaultParseResponse) {
      super((resolve) => {
        resolve(null);
      }), this.responsePromise = responsePromise, this.parseResponse = parseResponse, _APIPromise_client.set(this, void 0), __classPrivateFieldSet(this, _APIPromise_client, client, "f");
    }
    /** @internal The unparsed response with its request metadata, for helpers that build one request on another. */
    _responseProps() {
      return this.responsePromise;
    }
    _thenUnwrap(transform) {
      return new APIPromise2(__classPrivateFieldGet(this, _APIPromise_client, "f"), this.responsePromise, async (client, props) => addResponseIDs(transform(await this.parseResponse(client, props), props), props.response));
    }
    /**
     * Gets the raw `Response` instance instead of parsing the response
     * data.
     *
     * If you want to parse the response body but still get the `Response`
     * instance, you can use {@link withResponse()}.
     *
     * 👋 Getting the wrong TypeScript type for `Response`?
     * Try setting `"moduleResolution": "NodeNext"` or add `"lib": ["DOM"]`
     * to your `tsconfig.json`.
     */
    asResponse() {
      return this.responsePromise.then((props) => {
        let span = props.options.__span?.span;
        if (span && !this.parsedPromise) {
          let result = { status: "success", ...props, data: void 0 };
          guardTracing(__classPrivateFieldGet(this, _APIPromise_client, "f"), () => endApiCallSpan(span, result));
        }
        return props.response;
      });
    }
    /**
     * Gets the parsed response data, the raw `Response` instance and the ID of the request,
     * returned via the `request-id` header which is useful for debugging requests and resporting
     * issues to Anthropic.
     *
     * If you just want to get the raw `Response` instance without parsing it,
     * you can use {@link asResponse()}.
     *
     * 👋 Getting the wrong TypeScript type for `Response`?
     * Try setting `"moduleResolution": "NodeNext"` or add `"lib": ["DOM"]`
     * to your `tsconfig.json`.
     */
    async withResponse() {
      let [data, response] = await Promise.all([this.parse(), this.asResponse()]);
      return {
        data,
        response,
        request_id: response.headers.get("request-id"),
        workspace_id: response.headers.get("anthropic-workspace-id")
      };
    }
    parse() {
      return this.parsedPromise || (this.parsedPromise = this.responsePromise.then((props) => this.parseResponseTraced(props))), this.parsedPromise;
    }
    /**
     * Parses the body of an API call. When the call has a span, the span ends with the parse, or,
     * when the parse returns a streamed body, when the application has read that stream.
     */
    async parseResponseTraced(props) {
      let call = props.options.__span;
      if (!call)
        return this.parseResponse(__classPrivateFieldGet(this, _APIPromise_client, "f"), props);
      let { span } = call, data;
      try {
        data = await this.parseResponse(__classPrivateFieldGet(this, _APIPromise_client, "f"), props);
      } catch (error) {
        let result2 = { status: "error", ...props, error };
        throw guardTracing(__classPrivateFieldGet(this, _APIPromise_client, "f"), () => endApiCallSpan(span, result2)), error;
      }
      let result = { status: "success", ...props, data };
      return guardTracing(__classPrivateFieldGet(this, _APIPromise_client, "f"), () => setCreatedIDAttribute(call, data)), props.options.stream && isAsyncIterable(data) ? guardTracing(__classPrivateFieldGet(this, _APIPromise_client, "f"), () => endAnthropicApiCallSpanWhenStreamEnds(__classPrivateFieldGet(this, _APIPromise_client, "f"), span, data, props)) : guardTracing(__classPrivateFieldGet(this, _APIPromise_client, "f"), () => endApiCallSpan(span, result)), data;
    }
    then(onfulfilled, onrejected) {
      return this.parse().then(onfulfilled, onrejected);
    }
    catch(onrejected) {
      return this.parse().catch(onrejected);
    }
    finally(onfinally) {
      return this.parse().finally(onfinally);
    }
  }
  return _APIPromise_client = /* @__PURE__ */ new WeakMap(), APIPromise2;
})();

// node_modules/@anthropic-ai/sdk/core/pagination.mjs
var _AbstractPage_client, AbstractPage = /* @__PURE__ */ (() => {
  class AbstractPage2 {
    constructor(client, response, body, options) {
      _AbstractPage_client.set(this, void 0), __classPrivateFieldSet(this, _AbstractPage_client, client, "f"), this.options = options, this.response = response, this.body = body;
    }
    hasNextPage() {
      return this.getPaginatedItems().length ? this.nextPageRequestOptions() != null : !1;
    }
    async getNextPage() {
      let nextOptions = this.nextPageRequestOptions();
      if (!nextOptions)
        throw new AnthropicError("No next page expected; please check `.hasNextPage()` before calling `.getNextPage()`.");
      let span = this.options.__span;
      return await __classPrivateFieldGet(this, _AbstractPage_client, "f").requestAPIList(this.constructor, {
        ...nextOptions,
        __span: span && startApiCallSpan(__classPrivateFieldGet(this, _AbstractPage_client, "f"), span.name, { openTelemetry: this.options.openTelemetry }, {
          route: span.route,
          queryParams: span.queryParams,
          contentQueryParams: span.contentQueryParams,
          attributes: span.attributes,
          request: nextOptions
        })
      });
    }
    async *iterPages() {
      let page = this;
      for (yield page; page.hasNextPage(); )
        page = await page.getNextPage(), yield page;
    }
    async *[(_AbstractPage_client = /* @__PURE__ */ new WeakMap(), Symbol.asyncIterator)]() {
      for await (let page of this.iterPages())
        for (let item of page.getPaginatedItems())
          yield item;
    }
  }
  return AbstractPage2;
})(), PagePromise = /* @__PURE__ */ (() => {
  class PagePromise2 extends APIPromise {
    constructor(client, request, Page2) {
      super(client, request, async (client2, props) => new Page2(client2, props.response, await defaultParseResponse(client2, props), props.options));
    }
    /**
     * Allow auto-paginating iteration on an unawaited list call, eg:
     *
     *    for await (const item of client.items.list()) {
     *      console.log(item)
     *    }
     */
    async *[Symbol.asyncIterator]() {
      let page = await this;
      for await (let item of page)
        yield item;
    }
  }
  return PagePromise2;
})(), Page = class extends AbstractPage {
  constructor(client, response, body, options) {
    super(client, response, body, options), this.data = body.data || [], this.has_more = body.has_more || !1, this.first_id = body.first_id || null, this.last_id = body.last_id || null;
  }
  getPaginatedItems() {
    return this.data ?? [];
  }
  hasNextPage() {
    return this.has_more === !1 ? !1 : super.hasNextPage();
  }
  nextPageRequestOptions() {
    if (this.options.query?.before_id) {
      let first_id = this.first_id;
      return first_id ? {
        ...this.options,
        query: {
          ...maybeObj(this.options.query),
          before_id: first_id
        }
      } : null;
    }
    let cursor = this.last_id;
    return cursor ? {
      ...this.options,
      query: {
        ...maybeObj(this.options.query),
        after_id: cursor
      }
    } : null;
  }
};
var PageCursor = class extends AbstractPage {
  constructor(client, response, body, options) {
    super(client, response, body, options), this.data = body.data || [], this.next_page = body.next_page || null;
  }
  getPaginatedItems() {
    return this.data ?? [];
  }
  hasNextPage() {
    return this.nextPageRequestOptions() != null;
  }
  nextPageRequestOptions() {
    let cursor = this.next_page;
    return cursor ? {
      ...this.options,
      query: {
        ...maybeObj(this.options.query),
        page: cursor
      }
    } : null;
  }
};

// node_modules/@anthropic-ai/sdk/internal/utils/path.mjs
function encodeURIPath(str) {
  return str.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@]+/g, encodeURIComponent);
}
var EMPTY = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.create(null)), createPathTagFunction = (pathEncoder = encodeURIPath) => function(statics, ...params) {
  if (statics.length === 1)
    return statics[0];
  let postPath = !1, invalidSegments = [], path3 = statics.reduce((previousValue, currentValue, index) => {
    /[?#]/.test(currentValue) && (postPath = !0);
    let value = params[index], encoded = (postPath ? encodeURIComponent : pathEncoder)("" + value);
    return index !== params.length && (value == null || typeof value == "object" && // handle values from other realms
    value.toString === Object.getPrototypeOf(Object.getPrototypeOf(value.hasOwnProperty ?? EMPTY) ?? EMPTY)?.toString) && (encoded = value + "", invalidSegments.push({
      start: previousValue.length + currentValue.length,
      length: encoded.length,
      error: `Value of type ${Object.prototype.toString.call(value).slice(8, -1)} is not a valid path parameter`
    })), !postPath && (encoded === "" || encoded.startsWith(";")) && invalidSegments.push({
      start: previousValue.length + currentValue.length,
      length: encoded.length,
      error: `Value "${encoded}" can't be safely passed as a path parameter`
    }), previousValue + currentValue + (index === params.length ? "" : encoded);
  }, ""), pathOnly = path3.split(/[?#]/, 1)[0], invalidSegmentPattern = /(?<=^|\/)(?:\.|%2e){1,2}(?:;[^/]*)?(?=\/|$)/gi, match;
  for (; (match = invalidSegmentPattern.exec(pathOnly)) !== null; )
    invalidSegments.push({
      start: match.index,
      length: match[0].length,
      error: `Value "${match[0]}" can't be safely passed as a path parameter`
    });
  if (invalidSegments.sort((a, b) => a.start - b.start), invalidSegments.length > 0) {
    let marks = [];
    for (let segment of invalidSegments)
      for (let i = segment.start; i < segment.start + Math.max(1, segment.length); i++)
        marks[i] = "^";
    let underline = Array.from(marks, (mark) => mark ?? " ").join("");
    throw new AnthropicError(`Path parameters result in path with invalid segments:
${invalidSegments.map((e) => e.error).join(`
`)}
${path3}
${underline}`);
  }
  return path3;
}, path = /* @__PURE__ */ createPathTagFunction(encodeURIPath);

// node_modules/@anthropic-ai/sdk/resources/files.mjs
var FileNotDownloadableError = /* @__PURE__ */ (() => {
  class FileNotDownloadableError2 extends BadRequestError {
  }
  return FileNotDownloadableError2._errorName = "FileNotDownloadableError", FileNotDownloadableError2;
})(), StorageQuotaExceededError = /* @__PURE__ */ (() => {
  class StorageQuotaExceededError2 extends BadRequestError {
  }
  return StorageQuotaExceededError2._errorName = "StorageQuotaExceededError", StorageQuotaExceededError2;
})(), FileExpiredError = /* @__PURE__ */ (() => {
  class FileExpiredError2 extends NotFoundError {
  }
  return FileExpiredError2._errorName = "FileExpiredError", FileExpiredError2;
})(), Files = /* @__PURE__ */ (() => {
  class Files2 extends APIResource {
    /**
     * List Files
     *
     * @throws {ClaudeCodeKeyCreatorNotMemberError}
     * @throws {CMEKKeyDisabledError}
     * @throws {CMEKKeyNetworkBlockedError}
     * @throws {OrganizationOnHoldError}
     *
     * @example
     * ```ts
     * // Automatically fetches more pages as needed.
     * for await (const fileMetadata of client.files.list()) {
     *   // ...
     * }
     * ```
     */
    list(params = {}, options) {
      let { workspace_id, ...query } = params ?? {};
      return this._client.getAPIList("/v1/files", PageCursor, {
        query,
        ...options,
        headers: buildHeaders([
          { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
          options?.headers
        ]),
        __span: startApiCallSpan(this._client, "anthropic.files.list", options, {
          route: "/v1/files",
          queryParams: ["ids", "limit", "page"]
        })
      });
    }
    /**
     * Delete File
     *
     * @throws {ClaudeCodeKeyCreatorNotMemberError}
     * @throws {CMEKKeyDisabledError}
     * @throws {CMEKKeyNetworkBlockedError}
     * @throws {OrganizationOnHoldError}
     *
     * @example
     * ```ts
     * const deletedFile = await client.files.delete('file_id');
     * ```
     */
    delete(fileID, params = {}, options) {
      let { workspace_id } = params ?? {};
      return this._client.delete(path`/v1/files/${fileID}`, {
        ...options,
        headers: buildHeaders([
          { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
          options?.headers
        ]),
        __span: startApiCallSpan(this._client, "anthropic.files.delete", options, {
          route: "/v1/files/{file_id}",
          attributes: { "anthropic.file.id": fileID }
        })
      });
    }
    /**
     * Download File
     *
     * @throws {ClaudeCodeKeyCreatorNotMemberError}
     * @throws {CMEKKeyDisabledError}
     * @throws {CMEKKeyNetworkBlockedError}
     * @throws {FileNotDownloadableError}
     * @throws {OrganizationOnHoldError}
     * @throws {FileExpiredError}
     *
     * @example
     * ```ts
     * const response = await client.files.download('file_id');
     *
     * const content = await response.blob();
     * console.log(content);
     * ```
     */
    download(fileID, params = {}, options) {
      let { workspace_id } = params ?? {};
      return this._client.get(path`/v1/files/${fileID}/content`, {
        ...options,
        headers: buildHeaders([
          {
            Accept: "application/binary",
            ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0
          },
          options?.headers
        ]),
        __binaryResponse: !0,
        __span: startApiCallSpan(this._client, "anthropic.files.download", options, {
          route: "/v1/files/{file_id}/content",
          attributes: { "anthropic.file.id": fileID }
        })
      });
    }
    /**
     * Get File Metadata
     *
     * @throws {ClaudeCodeKeyCreatorNotMemberError}
     * @throws {CMEKKeyDisabledError}
     * @throws {CMEKKeyNetworkBlockedError}
     * @throws {OrganizationOnHoldError}
     *
     * @example
     * ```ts
     * const fileMetadata = await client.files.retrieveMetadata(
     *   'file_id',
     * );
     * ```
     */
    retrieveMetadata(fileID, params = {}, options) {
      let { workspace_id } = params ?? {};
      return this._client.get(path`/v1/files/${fileID}`, {
        ...options,
        headers: buildHeaders([
          { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
          options?.headers
        ]),
        __span: startApiCallSpan(this._client, "anthropic.files.retrieve_metadata", options, {
          route: "/v1/files/{file_id}",
          attributes: { "anthropic.file.id": fileID }
        })
      });
    }
    /**
     * Upload File
     *
     * @throws {ClaudeCodeKeyCreatorNotMemberError}
     * @throws {CMEKKeyDisabledError}
     * @throws {CMEKKeyNetworkBlockedError}
     * @throws {OrganizationOnHoldError}
     * @throws {StorageQuotaExceededError}
     *
     * @example
     * ```ts
     * const fileMetadata = await client.files.upload({
     *   file: fs.createReadStream('path/to/file'),
     * });
     * ```
     */
    upload(params, options) {
      let { workspace_id, ...body } = params;
      return this._client.post("/v1/files", multipartFormRequestOptions({
        body,
        ...options,
        headers: buildHeaders([
          { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
          stainlessHelperHeaderFromFile(body.file),
          options?.headers
        ]),
        __span: startApiCallSpan(this._client, "anthropic.files.upload", options, {
          route: "/v1/files",
          createdIDAttribute: "anthropic.file.id"
        })
      }, this._client));
    }
  }
  return Files2.FileNotDownloadableError = FileNotDownloadableError, Files2.StorageQuotaExceededError = StorageQuotaExceededError, Files2.FileExpiredError = FileExpiredError, Files2;
})();

// node_modules/@anthropic-ai/sdk/resources/shared.mjs
var ClaudeCodeKeyCreatorNotMemberError = /* @__PURE__ */ (() => {
  class ClaudeCodeKeyCreatorNotMemberError2 extends BadRequestError {
  }
  return ClaudeCodeKeyCreatorNotMemberError2._errorName = "ClaudeCodeKeyCreatorNotMemberError", ClaudeCodeKeyCreatorNotMemberError2;
})(), ClaudeCodeVersionTooOldError = /* @__PURE__ */ (() => {
  class ClaudeCodeVersionTooOldError2 extends BadRequestError {
  }
  return ClaudeCodeVersionTooOldError2._errorName = "ClaudeCodeVersionTooOldError", ClaudeCodeVersionTooOldError2;
})(), CMEKKeyDisabledError = /* @__PURE__ */ (() => {
  class CMEKKeyDisabledError2 extends BadRequestError {
  }
  return CMEKKeyDisabledError2._errorName = "CMEKKeyDisabledError", CMEKKeyDisabledError2;
})(), CMEKKeyNetworkBlockedError = /* @__PURE__ */ (() => {
  class CMEKKeyNetworkBlockedError2 extends BadRequestError {
  }
  return CMEKKeyNetworkBlockedError2._errorName = "CMEKKeyNetworkBlockedError", CMEKKeyNetworkBlockedError2;
})(), OrganizationOnHoldError = /* @__PURE__ */ (() => {
  class OrganizationOnHoldError2 extends BadRequestError {
  }
  return OrganizationOnHoldError2._errorName = "OrganizationOnHoldError", OrganizationOnHoldError2;
})(), OrganizationTypeNotSupportedError = /* @__PURE__ */ (() => {
  class OrganizationTypeNotSupportedError2 extends BadRequestError {
  }
  return OrganizationTypeNotSupportedError2._errorName = "OrganizationTypeNotSupportedError", OrganizationTypeNotSupportedError2;
})(), ParentOrganizationRequiredError = /* @__PURE__ */ (() => {
  class ParentOrganizationRequiredError2 extends BadRequestError {
  }
  return ParentOrganizationRequiredError2._errorName = "ParentOrganizationRequiredError", ParentOrganizationRequiredError2;
})(), RequestBodyEncodingInvalidError = /* @__PURE__ */ (() => {
  class RequestBodyEncodingInvalidError2 extends BadRequestError {
  }
  return RequestBodyEncodingInvalidError2._errorName = "RequestBodyEncodingInvalidError", RequestBodyEncodingInvalidError2;
})(), RequestBodyEncodingUnsupportedError = /* @__PURE__ */ (() => {
  class RequestBodyEncodingUnsupportedError2 extends BadRequestError {
  }
  return RequestBodyEncodingUnsupportedError2._errorName = "RequestBodyEncodingUnsupportedError", RequestBodyEncodingUnsupportedError2;
})(), LinkedOrganizationBillingUnavailableError = /* @__PURE__ */ (() => {
  class LinkedOrganizationBillingUnavailableError2 extends PaymentRequiredError {
  }
  return LinkedOrganizationBillingUnavailableError2._errorName = "LinkedOrganizationBillingUnavailableError", LinkedOrganizationBillingUnavailableError2;
})(), LinkedOrganizationSpendLimitReachedError = /* @__PURE__ */ (() => {
  class LinkedOrganizationSpendLimitReachedError2 extends PaymentRequiredError {
  }
  return LinkedOrganizationSpendLimitReachedError2._errorName = "LinkedOrganizationSpendLimitReachedError", LinkedOrganizationSpendLimitReachedError2;
})(), SandboxEgressRestrictedError = /* @__PURE__ */ (() => {
  class SandboxEgressRestrictedError2 extends PermissionDeniedError {
  }
  return SandboxEgressRestrictedError2._errorName = "SandboxEgressRestrictedError", SandboxEgressRestrictedError2;
})(), RequestBodyTooLargeAfterDecodingError = /* @__PURE__ */ (() => {
  class RequestBodyTooLargeAfterDecodingError2 extends ContentTooLargeError {
  }
  return RequestBodyTooLargeAfterDecodingError2._errorName = "RequestBodyTooLargeAfterDecodingError", RequestBodyTooLargeAfterDecodingError2;
})(), ContractSpendLimitReachedError = /* @__PURE__ */ (() => {
  class ContractSpendLimitReachedError2 extends RateLimitError {
  }
  return ContractSpendLimitReachedError2._errorName = "ContractSpendLimitReachedError", ContractSpendLimitReachedError2;
})(), EnforcedSpendLimitReachedError = /* @__PURE__ */ (() => {
  class EnforcedSpendLimitReachedError2 extends RateLimitError {
  }
  return EnforcedSpendLimitReachedError2._errorName = "EnforcedSpendLimitReachedError", EnforcedSpendLimitReachedError2;
})(), RampLimitExceededError = /* @__PURE__ */ (() => {
  class RampLimitExceededError2 extends RateLimitError {
  }
  return RampLimitExceededError2._errorName = "RampLimitExceededError", RampLimitExceededError2;
})(), CMEKContextUnavailableError = /* @__PURE__ */ (() => {
  class CMEKContextUnavailableError2 extends ServiceUnavailableError {
  }
  return CMEKContextUnavailableError2._errorName = "CMEKContextUnavailableError", CMEKContextUnavailableError2;
})(), CMEKKeyUnreachableError = /* @__PURE__ */ (() => {
  class CMEKKeyUnreachableError2 extends ServiceUnavailableError {
  }
  return CMEKKeyUnreachableError2._errorName = "CMEKKeyUnreachableError", CMEKKeyUnreachableError2;
})();

// node_modules/@anthropic-ai/sdk/resources/beta/beta.mjs
var BetaOrganizationNotEnrolledInBetaError = /* @__PURE__ */ (() => {
  class BetaOrganizationNotEnrolledInBetaError2 extends BadRequestError {
  }
  return BetaOrganizationNotEnrolledInBetaError2._errorName = "BetaOrganizationNotEnrolledInBetaError", BetaOrganizationNotEnrolledInBetaError2;
})(), BetaRequestBodyTimeoutError = /* @__PURE__ */ (() => {
  class BetaRequestBodyTimeoutError2 extends BadRequestError {
  }
  return BetaRequestBodyTimeoutError2._errorName = "BetaRequestBodyTimeoutError", BetaRequestBodyTimeoutError2;
})(), BetaUnsupportedCharsetError = /* @__PURE__ */ (() => {
  class BetaUnsupportedCharsetError2 extends BadRequestError {
  }
  return BetaUnsupportedCharsetError2._errorName = "BetaUnsupportedCharsetError", BetaUnsupportedCharsetError2;
})(), Beta = class {
};

// node_modules/@anthropic-ai/sdk/lib/internal/messages-request.mjs
function messagesCreateHeaders(params, options) {
  let { user_profile_id, workspace_id, tools, messages } = params;
  return buildHeaders([
    {
      ...user_profile_id != null ? { "anthropic-user-profile-id": user_profile_id } : void 0,
      ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0
    },
    stainlessHelperHeader(tools, messages),
    options?.headers
  ]);
}
function startMessagesStreamSpan(client, body, options) {
  if (!client._tracer)
    return;
  let headers = messagesCreateHeaders(body, options);
  return startApiCallSpan(client, "anthropic.messages.create", options, messagesCreateSpanSettings(client, { body, headers, stream: !0 }));
}

// node_modules/@anthropic-ai/sdk/lib/parser.mjs
function getOutputFormat(params) {
  return params?.output_config?.format;
}
function maybeParseMessage(message, params, opts) {
  let outputFormat = getOutputFormat(params);
  return !params || !("parse" in (outputFormat ?? {})) ? {
    ...message,
    content: message.content.map((block) => block.type === "text" ? Object.defineProperty({ ...block }, "parsed_output", {
      value: null,
      enumerable: !1
    }) : block),
    parsed_output: null
  } : parseMessage(message, params, opts);
}
function parseMessage(message, params, opts) {
  let firstParsedOutput = null, content = message.content.map((block) => {
    if (block.type === "text") {
      let parsedOutput = parseOutputFormat(params, block.text);
      return firstParsedOutput === null && (firstParsedOutput = parsedOutput), Object.defineProperty({ ...block }, "parsed_output", {
        value: parsedOutput,
        enumerable: !1
      });
    }
    return block;
  });
  return {
    ...message,
    content,
    parsed_output: firstParsedOutput
  };
}
function parseOutputFormat(params, content) {
  let outputFormat = getOutputFormat(params);
  if (outputFormat?.type !== "json_schema")
    return null;
  try {
    return "parse" in outputFormat ? outputFormat.parse(content) : JSON.parse(content);
  } catch (error) {
    throw new AnthropicError(`Failed to parse structured output: ${error}`);
  }
}

// node_modules/@anthropic-ai/sdk/_vendor/partial-json-parser/parser.mjs
var LITERALS = ["true", "false", "null"], isWhitespace = (char) => char === " " || char === "	" || char === `
` || char === "\r", isTruncatedLiteral = (word, rest) => LITERALS.some((literal) => literal !== word && literal.startsWith(word)) && [...rest].every(isWhitespace), tokenize = (input) => {
  let current = 0, tokens = [];
  for (; current < input.length; ) {
    let char = input[current];
    if (char === "{") {
      tokens.push({
        type: "brace",
        value: "{"
      }), current++;
      continue;
    }
    if (char === "}") {
      tokens.push({
        type: "brace",
        value: "}"
      }), current++;
      continue;
    }
    if (char === "[") {
      tokens.push({
        type: "paren",
        value: "["
      }), current++;
      continue;
    }
    if (char === "]") {
      tokens.push({
        type: "paren",
        value: "]"
      }), current++;
      continue;
    }
    if (char === ":") {
      tokens.push({
        type: "separator",
        value: ":"
      }), current++;
      continue;
    }
    if (char === ",") {
      tokens.push({
        type: "delimiter",
        value: ","
      }), current++;
      continue;
    }
    if (char === '"') {
      let start = current + 1, end = start, danglingQuote = !1;
      for (; ; ) {
        if (end = input.indexOf('"', end), end === -1) {
          danglingQuote = !0;
          break;
        }
        let backslashes = 0, i = end - 1;
        for (; i >= start && input[i] === "\\"; )
          backslashes++, i--;
        if (backslashes % 2 === 0)
          break;
        end++;
      }
      danglingQuote ? current = input.length : (tokens.push({
        type: "string",
        value: input.slice(start, end)
      }), current = end + 1);
      continue;
    }
    if (isWhitespace(char)) {
      current++;
      continue;
    }
    let NUMBERS = /[0-9]/;
    if (char && NUMBERS.test(char) || char === "-" || char === ".") {
      let value = "";
      for (char === "-" && (value += char, char = input[++current]); char && (NUMBERS.test(char) || char === "." || // exponent marker, e.g. `1e10` or `1.5E-9`
      char === "e" || char === "E" || // exponent sign, only valid immediately after the exponent marker
      (char === "-" || char === "+") && (value[value.length - 1] === "e" || value[value.length - 1] === "E")); )
        value += char, char = input[++current];
      tokens.push({
        type: "number",
        value,
        unterminated: current === input.length
      });
      continue;
    }
    let LETTERS = /[a-z]/i;
    if (char && LETTERS.test(char)) {
      let value = "";
      for (; char && LETTERS.test(char) && current !== input.length; )
        value += char, char = input[++current];
      if (LITERALS.includes(value))
        tokens.push({
          type: "name",
          value
        });
      else if (!isTruncatedLiteral(value, input.slice(current)))
        return null;
      continue;
    }
    return null;
  }
  return tokens;
}, strip = (tokens) => {
  let open = [];
  for (let token of tokens)
    (token.type === "brace" || token.type === "paren") && (token.value === "{" || token.value === "[" ? open.push(token.value) : open.pop());
  let innermostOpenBracket = open[open.length - 1], length = tokens.length, JSON_NUMBER = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?$/;
  for (; length > 0; ) {
    let lastToken = tokens[length - 1];
    switch (lastToken.type) {
      case "separator":
        length--;
        continue;
      case "number":
        if (lastToken.unterminated || !JSON_NUMBER.test(lastToken.value)) {
          length--;
          continue;
        }
        break;
      case "string":
        let tokenBeforeTheLastToken = tokens[length - 2];
        if (innermostOpenBracket === "{" && (tokenBeforeTheLastToken?.type === "delimiter" || tokenBeforeTheLastToken?.type === "brace" && tokenBeforeTheLastToken.value === "{")) {
          length--;
          continue;
        }
        break;
      case "delimiter":
        length--;
        break;
    }
    break;
  }
  return tokens.slice(0, length);
}, unstrip = (tokens) => {
  let tail = [];
  for (let token of tokens)
    if (!(token.type !== "brace" && token.type !== "paren")) {
      if (token.value === "{")
        tail.push("}");
      else if (token.value === "[")
        tail.push("]");
      else if (tail.pop() !== token.value)
        return null;
    }
  return tail.length > 0 && tail.reverse().map((item) => {
    item === "}" ? tokens.push({
      type: "brace",
      value: "}"
    }) : item === "]" && tokens.push({
      type: "paren",
      value: "]"
    });
  }), tokens;
}, isScalar = (token) => token?.type === "string" || token?.type === "number" || token?.type === "name", generate = (tokens) => {
  let output = "";
  return tokens.map((token, index) => {
    isScalar(tokens[index - 1]) && isScalar(token) && (output += " "), token.type === "string" ? output += '"' + token.value + '"' : output += token.value;
  }), output;
}, partialParse = (input) => {
  let tokens = tokenize(input), completed = tokens && unstrip(strip(tokens));
  return JSON.parse(completed ? generate(completed) : input);
};

// node_modules/@anthropic-ai/sdk/internal/message-stream-utils.mjs
var JSON_BUF_PROPERTY = "__json_buf";
function withLazyInput(prev, jsonBuf) {
  let next = {};
  for (let key of Object.keys(prev))
    key !== "input" && (next[key] = prev[key]);
  Object.defineProperty(next, JSON_BUF_PROPERTY, { value: jsonBuf, enumerable: !1, writable: !0 });
  let input, parsed = !1;
  return Object.defineProperty(next, "input", {
    enumerable: !0,
    configurable: !0,
    get() {
      return parsed || (input = jsonBuf ? partialParse(jsonBuf) : {}, parsed = !0), input;
    }
  }), next;
}

// node_modules/@anthropic-ai/sdk/lib/MessageStream.mjs
var _MessageStream_instances, _MessageStream_currentMessageSnapshot, _MessageStream_params, _MessageStream_connectedPromise, _MessageStream_resolveConnectedPromise, _MessageStream_rejectConnectedPromise, _MessageStream_endPromise, _MessageStream_resolveEndPromise, _MessageStream_rejectEndPromise, _MessageStream_listeners, _MessageStream_ended, _MessageStream_errored, _MessageStream_aborted, _MessageStream_catchingPromiseCreated, _MessageStream_response, _MessageStream_request_id, _MessageStream_workspace_id, _MessageStream_logger, _MessageStream_client, _MessageStream_span, _MessageStream_getFinalMessage, _MessageStream_getFinalText, _MessageStream_handleError, _MessageStream_beginRequest, _MessageStream_addStreamEvent, _MessageStream_endRequest, _MessageStream_accumulateMessage;
function tracksToolInput(content) {
  return content.type === "tool_use" || content.type === "server_tool_use";
}
var MessageStream = /* @__PURE__ */ (() => {
  class MessageStream2 {
    constructor(params, opts) {
      _MessageStream_instances.add(this), this.messages = [], this.receivedMessages = [], _MessageStream_currentMessageSnapshot.set(this, void 0), _MessageStream_params.set(this, null), this.controller = new AbortController(), _MessageStream_connectedPromise.set(this, void 0), _MessageStream_resolveConnectedPromise.set(this, () => {
      }), _MessageStream_rejectConnectedPromise.set(this, () => {
      }), _MessageStream_endPromise.set(this, void 0), _MessageStream_resolveEndPromise.set(this, () => {
      }), _MessageStream_rejectEndPromise.set(this, () => {
      }), _MessageStream_listeners.set(this, {}), _MessageStream_ended.set(this, !1), _MessageStream_errored.set(this, !1), _MessageStream_aborted.set(this, !1), _MessageStream_catchingPromiseCreated.set(this, !1), _MessageStream_response.set(this, void 0), _MessageStream_request_id.set(this, void 0), _MessageStream_workspace_id.set(this, void 0), _MessageStream_logger.set(this, void 0), _MessageStream_client.set(this, void 0), _MessageStream_span.set(this, void 0), _MessageStream_handleError.set(this, (error) => {
        if (__classPrivateFieldSet(this, _MessageStream_errored, !0, "f"), __classPrivateFieldGet(this, _MessageStream_span, "f") && (__classPrivateFieldGet(this, _MessageStream_span, "f").streamed = void 0), isAbortError(error) && (error = new APIUserAbortError()), error instanceof APIUserAbortError)
          return __classPrivateFieldSet(this, _MessageStream_aborted, !0, "f"), this._emit("abort", error);
        if (error instanceof AnthropicError)
          return this._emit("error", error);
        if (error instanceof Error) {
          let anthropicError = new AnthropicError(error.message);
          return anthropicError.cause = error, this._emit("error", anthropicError);
        }
        return this._emit("error", new AnthropicError(String(error)));
      }), __classPrivateFieldSet(this, _MessageStream_connectedPromise, new Promise((resolve, reject) => {
        __classPrivateFieldSet(this, _MessageStream_resolveConnectedPromise, resolve, "f"), __classPrivateFieldSet(this, _MessageStream_rejectConnectedPromise, reject, "f");
      }), "f"), __classPrivateFieldSet(this, _MessageStream_endPromise, new Promise((resolve, reject) => {
        __classPrivateFieldSet(this, _MessageStream_resolveEndPromise, resolve, "f"), __classPrivateFieldSet(this, _MessageStream_rejectEndPromise, reject, "f");
      }), "f"), __classPrivateFieldGet(this, _MessageStream_connectedPromise, "f").catch(() => {
      }), __classPrivateFieldGet(this, _MessageStream_endPromise, "f").catch(() => {
      }), __classPrivateFieldSet(this, _MessageStream_params, params, "f"), __classPrivateFieldSet(this, _MessageStream_logger, opts?.logger ?? console, "f"), __classPrivateFieldSet(this, _MessageStream_client, opts?.client, "f");
    }
    get response() {
      return __classPrivateFieldGet(this, _MessageStream_response, "f");
    }
    get request_id() {
      return __classPrivateFieldGet(this, _MessageStream_request_id, "f");
    }
    get workspace_id() {
      return __classPrivateFieldGet(this, _MessageStream_workspace_id, "f");
    }
    /**
     * Returns the `MessageStream` data, the raw `Response` instance and the ID of the request,
     * returned vie the `request-id` header which is useful for debugging requests and resporting
     * issues to Anthropic.
     *
     * This is the same as the `APIPromise.withResponse()` method.
     *
     * This method will raise an error if you created the stream using `MessageStream.fromReadableStream`
     * as no `Response` is available.
     */
    async withResponse() {
      __classPrivateFieldSet(this, _MessageStream_catchingPromiseCreated, !0, "f");
      let response = await __classPrivateFieldGet(this, _MessageStream_connectedPromise, "f");
      if (!response)
        throw new Error("Could not resolve a `Response` object");
      return {
        data: this,
        response,
        request_id: response.headers.get("request-id"),
        workspace_id: response.headers.get("anthropic-workspace-id")
      };
    }
    /**
     * Intended for use on the frontend, consuming a stream produced with
     * `.toReadableStream()` on the backend.
     *
     * Note that messages sent to the model do not appear in `.on('message')`
     * in this context.
     */
    static fromReadableStream(stream) {
      let runner = new MessageStream2(null);
      return runner._run(() => runner._fromReadableStream(stream)), runner;
    }
    static createMessage(messages, params, options, { logger, client } = {}) {
      let runner = new MessageStream2(params, { logger, client });
      for (let message of params.messages)
        runner._addMessageParam(message);
      return __classPrivateFieldSet(runner, _MessageStream_params, { ...params, stream: !0 }, "f"), runner._run(() => runner._createMessage(messages, { ...params, stream: !0 }, { ...options, headers: { ...options?.headers, [STAINLESS_HELPER_METHOD_HEADER]: "stream" } })), runner;
    }
    _run(executor) {
      executor().then(() => {
        this._emitFinal(), this._emit("end");
      }, __classPrivateFieldGet(this, _MessageStream_handleError, "f"));
    }
    _addMessageParam(message) {
      this.messages.push(message);
    }
    _addMessage(message, emit = !0) {
      this.receivedMessages.push(message), emit && this._emit("message", message);
    }
    async _createMessage(messages, params, options) {
      let signal = options?.signal, abortHandler;
      signal && (signal.aborted && this.controller.abort(), abortHandler = this.controller.abort.bind(this.controller), signal.addEventListener("abort", abortHandler));
      try {
        __classPrivateFieldGet(this, _MessageStream_instances, "m", _MessageStream_beginRequest).call(this), __classPrivateFieldSet(this, _MessageStream_span, options?.__span ?? (__classPrivateFieldGet(this, _MessageStream_client, "f") && startMessagesStreamSpan(__classPrivateFieldGet(this, _MessageStream_client, "f"), params, options)), "f");
        let { response, data: stream } = await messages.create({ ...params, stream: !0 }, { ...options, __span: __classPrivateFieldGet(this, _MessageStream_span, "f"), signal: this.controller.signal }).withResponse();
        try {
          this._connected(response);
        } catch (error) {
          throw __classPrivateFieldGet(this, _MessageStream_span, "f") && (__classPrivateFieldGet(this, _MessageStream_span, "f").failure = error), stream.controller.abort(), error;
        }
        for await (let event of stream)
          try {
            __classPrivateFieldGet(this, _MessageStream_instances, "m", _MessageStream_addStreamEvent).call(this, event);
          } catch (error) {
            throw __classPrivateFieldGet(this, _MessageStream_span, "f") && (__classPrivateFieldGet(this, _MessageStream_span, "f").failure = error), error;
          }
        if (stream.controller.signal?.aborted)
          throw new APIUserAbortError();
        __classPrivateFieldGet(this, _MessageStream_instances, "m", _MessageStream_endRequest).call(this);
      } finally {
        signal && abortHandler && signal.removeEventListener("abort", abortHandler);
      }
    }
    _connected(response) {
      this.ended || (__classPrivateFieldSet(this, _MessageStream_response, response, "f"), __classPrivateFieldSet(this, _MessageStream_request_id, response?.headers.get("request-id"), "f"), __classPrivateFieldSet(this, _MessageStream_workspace_id, response?.headers.get("anthropic-workspace-id"), "f"), __classPrivateFieldGet(this, _MessageStream_resolveConnectedPromise, "f").call(this, response), this._emit("connect"));
    }
    get ended() {
      return __classPrivateFieldGet(this, _MessageStream_ended, "f");
    }
    get errored() {
      return __classPrivateFieldGet(this, _MessageStream_errored, "f");
    }
    get aborted() {
      return __classPrivateFieldGet(this, _MessageStream_aborted, "f");
    }
    abort() {
      this.controller.abort();
    }
    /**
     * Adds the listener function to the end of the listeners array for the event.
     * No checks are made to see if the listener has already been added. Multiple calls passing
     * the same combination of event and listener will result in the listener being added, and
     * called, multiple times.
     * @returns this MessageStream, so that calls can be chained
     */
    on(event, listener) {
      return (__classPrivateFieldGet(this, _MessageStream_listeners, "f")[event] || (__classPrivateFieldGet(this, _MessageStream_listeners, "f")[event] = [])).push({ listener }), this;
    }
    /**
     * Removes the specified listener from the listener array for the event.
     * off() will remove, at most, one instance of a listener from the listener array. If any single
     * listener has been added multiple times to the listener array for the specified event, then
     * off() must be called multiple times to remove each instance.
     * @returns this MessageStream, so that calls can be chained
     */
    off(event, listener) {
      let listeners = __classPrivateFieldGet(this, _MessageStream_listeners, "f")[event];
      if (!listeners)
        return this;
      let index = listeners.findIndex((l) => l.listener === listener);
      return index >= 0 && listeners.splice(index, 1), this;
    }
    /**
     * Adds a one-time listener function for the event. The next time the event is triggered,
     * this listener is removed and then invoked.
     * @returns this MessageStream, so that calls can be chained
     */
    once(event, listener) {
      return (__classPrivateFieldGet(this, _MessageStream_listeners, "f")[event] || (__classPrivateFieldGet(this, _MessageStream_listeners, "f")[event] = [])).push({ listener, once: !0 }), this;
    }
    /**
     * This is similar to `.once()`, but returns a Promise that resolves the next time
     * the event is triggered, instead of calling a listener callback.
     * @returns a Promise that resolves the next time given event is triggered,
     * or rejects if an error is emitted.  (If you request the 'error' event,
     * returns a promise that resolves with the error).
     *
     * Example:
     *
     *   const message = await stream.emitted('message') // rejects if the stream errors
     */
    emitted(event) {
      return new Promise((resolve, reject) => {
        __classPrivateFieldSet(this, _MessageStream_catchingPromiseCreated, !0, "f"), event !== "error" && this.once("error", reject), this.once(event, resolve);
      });
    }
    async done() {
      __classPrivateFieldSet(this, _MessageStream_catchingPromiseCreated, !0, "f"), await __classPrivateFieldGet(this, _MessageStream_endPromise, "f");
    }
    get currentMessage() {
      return __classPrivateFieldGet(this, _MessageStream_currentMessageSnapshot, "f");
    }
    /**
     * @returns a promise that resolves with the the final assistant Message response,
     * or rejects if an error occurred or the stream ended prematurely without producing a Message.
     * If structured outputs were used, this will be a ParsedMessage with a `parsed_output` field.
     */
    async finalMessage() {
      return await this.done(), __classPrivateFieldGet(this, _MessageStream_instances, "m", _MessageStream_getFinalMessage).call(this);
    }
    /**
     * @returns a promise that resolves with the the final assistant Message's text response, concatenated
     * together if there are more than one text blocks.
     * Rejects if an error occurred or the stream ended prematurely without producing a Message.
     */
    async finalText() {
      return await this.done(), __classPrivateFieldGet(this, _MessageStream_instances, "m", _MessageStream_getFinalText).call(this);
    }
    _emit(event, ...args) {
      if (__classPrivateFieldGet(this, _MessageStream_ended, "f"))
        return;
      event === "end" && (__classPrivateFieldSet(this, _MessageStream_ended, !0, "f"), __classPrivateFieldGet(this, _MessageStream_resolveEndPromise, "f").call(this));
      let listeners = __classPrivateFieldGet(this, _MessageStream_listeners, "f")[event];
      if (listeners && (__classPrivateFieldGet(this, _MessageStream_listeners, "f")[event] = listeners.filter((l) => !l.once), listeners.forEach(({ listener }) => listener(...args))), event === "abort") {
        let error = args[0];
        !__classPrivateFieldGet(this, _MessageStream_catchingPromiseCreated, "f") && !listeners?.length && Promise.reject(error), __classPrivateFieldGet(this, _MessageStream_rejectConnectedPromise, "f").call(this, error), __classPrivateFieldGet(this, _MessageStream_rejectEndPromise, "f").call(this, error), this._emit("end");
        return;
      }
      if (event === "error") {
        let error = args[0];
        !__classPrivateFieldGet(this, _MessageStream_catchingPromiseCreated, "f") && !listeners?.length && Promise.reject(error), __classPrivateFieldGet(this, _MessageStream_rejectConnectedPromise, "f").call(this, error), __classPrivateFieldGet(this, _MessageStream_rejectEndPromise, "f").call(this, error), this._emit("end");
      }
    }
    _emitFinal() {
      this.receivedMessages.at(-1) && this._emit("finalMessage", __classPrivateFieldGet(this, _MessageStream_instances, "m", _MessageStream_getFinalMessage).call(this));
    }
    async _fromReadableStream(readableStream, options) {
      let signal = options?.signal, abortHandler;
      signal && (signal.aborted && this.controller.abort(), abortHandler = this.controller.abort.bind(this.controller), signal.addEventListener("abort", abortHandler));
      try {
        __classPrivateFieldGet(this, _MessageStream_instances, "m", _MessageStream_beginRequest).call(this), this._connected(null);
        let stream = Stream.fromReadableStream(readableStream, this.controller);
        for await (let event of stream)
          __classPrivateFieldGet(this, _MessageStream_instances, "m", _MessageStream_addStreamEvent).call(this, event);
        if (stream.controller.signal?.aborted)
          throw new APIUserAbortError();
        __classPrivateFieldGet(this, _MessageStream_instances, "m", _MessageStream_endRequest).call(this);
      } finally {
        signal && abortHandler && signal.removeEventListener("abort", abortHandler);
      }
    }
    [(_MessageStream_currentMessageSnapshot = /* @__PURE__ */ new WeakMap(), _MessageStream_params = /* @__PURE__ */ new WeakMap(), _MessageStream_connectedPromise = /* @__PURE__ */ new WeakMap(), _MessageStream_resolveConnectedPromise = /* @__PURE__ */ new WeakMap(), _MessageStream_rejectConnectedPromise = /* @__PURE__ */ new WeakMap(), _MessageStream_endPromise = /* @__PURE__ */ new WeakMap(), _MessageStream_resolveEndPromise = /* @__PURE__ */ new WeakMap(), _MessageStream_rejectEndPromise = /* @__PURE__ */ new WeakMap(), _MessageStream_listeners = /* @__PURE__ */ new WeakMap(), _MessageStream_ended = /* @__PURE__ */ new WeakMap(), _MessageStream_errored = /* @__PURE__ */ new WeakMap(), _MessageStream_aborted = /* @__PURE__ */ new WeakMap(), _MessageStream_catchingPromiseCreated = /* @__PURE__ */ new WeakMap(), _MessageStream_response = /* @__PURE__ */ new WeakMap(), _MessageStream_request_id = /* @__PURE__ */ new WeakMap(), _MessageStream_workspace_id = /* @__PURE__ */ new WeakMap(), _MessageStream_logger = /* @__PURE__ */ new WeakMap(), _MessageStream_client = /* @__PURE__ */ new WeakMap(), _MessageStream_span = /* @__PURE__ */ new WeakMap(), _MessageStream_handleError = /* @__PURE__ */ new WeakMap(), _MessageStream_instances = /* @__PURE__ */ new WeakSet(), _MessageStream_getFinalMessage = function() {
      if (this.receivedMessages.length === 0)
        throw new AnthropicError("stream ended without producing a Message with role=assistant");
      return this.receivedMessages.at(-1);
    }, _MessageStream_getFinalText = function() {
      if (this.receivedMessages.length === 0)
        throw new AnthropicError("stream ended without producing a Message with role=assistant");
      let textBlocks = this.receivedMessages.at(-1).content.filter((block) => block.type === "text").map((block) => block.text);
      if (textBlocks.length === 0)
        throw new AnthropicError("stream ended without producing a content block with type=text");
      return textBlocks.join(" ");
    }, _MessageStream_beginRequest = function() {
      this.ended || __classPrivateFieldSet(this, _MessageStream_currentMessageSnapshot, void 0, "f");
    }, _MessageStream_addStreamEvent = function(event) {
      if (this.ended)
        return;
      let messageSnapshot = __classPrivateFieldGet(this, _MessageStream_instances, "m", _MessageStream_accumulateMessage).call(this, event);
      if (this._emit("_rawEvent", event), !!messageSnapshot)
        switch (this._emit("streamEvent", event, messageSnapshot), event.type) {
          case "content_block_delta": {
            let content = messageSnapshot.content.at(-1);
            switch (event.delta.type) {
              case "text_delta": {
                content.type === "text" && this._emit("text", event.delta.text, content.text || "");
                break;
              }
              case "citations_delta": {
                content.type === "text" && this._emit("citation", event.delta.citation, content.citations ?? []);
                break;
              }
              case "input_json_delta": {
                tracksToolInput(content) && __classPrivateFieldGet(this, _MessageStream_listeners, "f").inputJson?.length && this._emit("inputJson", event.delta.partial_json, content.input);
                break;
              }
              case "thinking_delta": {
                content.type === "thinking" && this._emit("thinking", event.delta.thinking, content.thinking);
                break;
              }
              case "signature_delta": {
                content.type === "thinking" && this._emit("signature", content.signature);
                break;
              }
              default:
                event.delta;
            }
            break;
          }
          case "message_stop": {
            __classPrivateFieldGet(this, _MessageStream_client, "f") && __classPrivateFieldGet(this, _MessageStream_span, "f") && __classPrivateFieldGet(this, _MessageStream_params, "f") && recordStreamedMessageContent(__classPrivateFieldGet(this, _MessageStream_client, "f"), __classPrivateFieldGet(this, _MessageStream_span, "f"), __classPrivateFieldGet(this, _MessageStream_params, "f"), messageSnapshot), this._addMessageParam(messageSnapshot), this._addMessage(maybeParseMessage(messageSnapshot, __classPrivateFieldGet(this, _MessageStream_params, "f"), { logger: __classPrivateFieldGet(this, _MessageStream_logger, "f") }), !0);
            break;
          }
          case "content_block_stop": {
            this._emit("contentBlock", messageSnapshot.content.at(-1));
            break;
          }
          case "message_start": {
            __classPrivateFieldSet(this, _MessageStream_currentMessageSnapshot, messageSnapshot, "f"), __classPrivateFieldGet(this, _MessageStream_span, "f") && __classPrivateFieldGet(this, _MessageStream_params, "f") && (__classPrivateFieldGet(this, _MessageStream_span, "f").streamed = { body: __classPrivateFieldGet(this, _MessageStream_params, "f"), message: messageSnapshot });
            break;
          }
          case "content_block_start":
          case "message_delta":
            break;
        }
    }, _MessageStream_endRequest = function() {
      if (this.ended)
        throw new AnthropicError("stream has ended, this shouldn't happen");
      let snapshot = __classPrivateFieldGet(this, _MessageStream_currentMessageSnapshot, "f");
      if (!snapshot)
        throw new AnthropicError("request ended without sending any chunks");
      return __classPrivateFieldSet(this, _MessageStream_currentMessageSnapshot, void 0, "f"), maybeParseMessage(snapshot, __classPrivateFieldGet(this, _MessageStream_params, "f"), { logger: __classPrivateFieldGet(this, _MessageStream_logger, "f") });
    }, _MessageStream_accumulateMessage = function(event) {
      let snapshot = __classPrivateFieldGet(this, _MessageStream_currentMessageSnapshot, "f");
      if (event.type === "message_start") {
        if (snapshot)
          throw new AnthropicError(`Unexpected event order, got ${event.type} before receiving "message_stop"`);
        return event.message;
      }
      if (snapshot)
        switch (event.type) {
          case "message_stop":
            return snapshot;
          case "message_delta":
            return snapshot.stop_reason = event.delta.stop_reason, snapshot.stop_sequence = event.delta.stop_sequence, snapshot.stop_details = event.delta.stop_details, snapshot.usage.output_tokens = event.usage.output_tokens, event.delta.container != null && (snapshot.container = event.delta.container), event.usage.input_tokens != null && (snapshot.usage.input_tokens = event.usage.input_tokens), event.usage.cache_creation_input_tokens != null && (snapshot.usage.cache_creation_input_tokens = event.usage.cache_creation_input_tokens), event.usage.cache_read_input_tokens != null && (snapshot.usage.cache_read_input_tokens = event.usage.cache_read_input_tokens), event.usage.server_tool_use != null && (snapshot.usage.server_tool_use = event.usage.server_tool_use), event.usage.output_tokens_details != null && (snapshot.usage.output_tokens_details = event.usage.output_tokens_details), snapshot;
          case "content_block_start":
            return snapshot.content.push({ ...event.content_block }), snapshot;
          case "content_block_delta": {
            let snapshotContent = snapshot.content.at(event.index);
            switch (event.delta.type) {
              case "text_delta": {
                snapshotContent?.type === "text" && (snapshot.content[event.index] = {
                  ...snapshotContent,
                  text: (snapshotContent.text || "") + event.delta.text
                });
                break;
              }
              case "citations_delta": {
                snapshotContent?.type === "text" && (snapshot.content[event.index] = {
                  ...snapshotContent,
                  citations: [...snapshotContent.citations ?? [], event.delta.citation]
                });
                break;
              }
              case "input_json_delta": {
                if (snapshotContent && tracksToolInput(snapshotContent)) {
                  let jsonBuf = (snapshotContent[JSON_BUF_PROPERTY] || "") + event.delta.partial_json;
                  snapshot.content[event.index] = withLazyInput(snapshotContent, jsonBuf);
                }
                break;
              }
              case "thinking_delta": {
                snapshotContent?.type === "thinking" && (snapshot.content[event.index] = {
                  ...snapshotContent,
                  thinking: snapshotContent.thinking + event.delta.thinking
                });
                break;
              }
              case "signature_delta": {
                snapshotContent?.type === "thinking" && (snapshot.content[event.index] = {
                  ...snapshotContent,
                  signature: event.delta.signature
                });
                break;
              }
              default:
                event.delta;
            }
            return snapshot;
          }
          case "content_block_stop": {
            let snapshotContent = snapshot.content.at(event.index);
            return snapshotContent && tracksToolInput(snapshotContent) && JSON_BUF_PROPERTY in snapshotContent && Object.defineProperty(snapshotContent, "input", {
              value: snapshotContent.input,
              enumerable: !0,
              configurable: !0,
              writable: !0
            }), snapshot;
          }
          default:
            return snapshot;
        }
    }, Symbol.asyncIterator)]() {
      let pushQueue = [], readQueue = [], done = !1;
      return this.on("_rawEvent", (event) => {
        let reader = readQueue.shift();
        reader ? reader.resolve(event) : pushQueue.push(event);
      }), this.on("end", () => {
        done = !0;
        for (let reader of readQueue)
          reader.resolve(void 0);
        readQueue.length = 0;
      }), this.on("abort", (err) => {
        done = !0;
        for (let reader of readQueue)
          reader.reject(err);
        readQueue.length = 0;
      }), this.on("error", (err) => {
        done = !0;
        for (let reader of readQueue)
          reader.reject(err);
        readQueue.length = 0;
      }), {
        next: async () => pushQueue.length ? { value: pushQueue.shift(), done: !1 } : done ? { value: void 0, done: !0 } : new Promise((resolve, reject) => readQueue.push({ resolve, reject })).then((chunk2) => chunk2 ? { value: chunk2, done: !1 } : { value: void 0, done: !0 }),
        return: async () => (this.abort(), { value: void 0, done: !0 })
      };
    }
    toReadableStream() {
      return new Stream(this[Symbol.asyncIterator].bind(this), this.controller).toReadableStream();
    }
  }
  return MessageStream2;
})();

// node_modules/@anthropic-ai/sdk/internal/decoders/jsonl.mjs
var JSONLDecoder = /* @__PURE__ */ (() => {
  class JSONLDecoder2 {
    constructor(iterator, controller, response) {
      this.iterator = iterator, this.response = response, this.controller = controller;
    }
    async *decoder() {
      let iterator = this.iterator;
      if (!iterator)
        throw new AnthropicError("Cannot iterate over a consumed stream.");
      this.iterator = void 0;
      let lineDecoder = new LineDecoder();
      for await (let chunk of iterator)
        for (let line of lineDecoder.decode(chunk))
          yield JSON.parse(line);
      for (let line of lineDecoder.flush())
        yield JSON.parse(line);
    }
    [Symbol.asyncIterator]() {
      return this.decoder();
    }
    static fromResponse(response, controller) {
      if (!response.body)
        throw controller.abort(), typeof globalThis.navigator < "u" && globalThis.navigator.product === "ReactNative" ? new AnthropicError("The default react-native fetch implementation does not support streaming. Please use expo/fetch: https://docs.expo.dev/versions/latest/sdk/expo/#expofetch-api") : new AnthropicError("Attempted to iterate over a response with no body");
      return new JSONLDecoder2(ReadableStreamToAsyncIterable(response.body), controller, response);
    }
  }
  return JSONLDecoder2;
})();

// node_modules/@anthropic-ai/sdk/resources/messages/batches.mjs
var Batches = class extends APIResource {
  /**
   * Send a batch of Message creation requests.
   *
   * The Message Batches API can be used to process multiple Messages API requests at
   * once. Once a Message Batch is created, it begins processing immediately. Batches
   * can take up to 24 hours to complete.
   *
   * Learn more about the Message Batches API in our
   * [user guide](https://platform.claude.com/docs/en/build-with-claude/batch-processing)
   *
   * @throws {ClaudeCodeKeyCreatorNotMemberError}
   * @throws {CMEKKeyDisabledError}
   * @throws {OrganizationOnHoldError}
   * @throws {EnforcedSpendLimitReachedError}
   *
   * @example
   * ```ts
   * const messageBatch = await client.messages.batches.create({
   *   requests: [
   *     {
   *       custom_id: 'my-custom-id-1',
   *       params: {
   *         max_tokens: 1024,
   *         messages: [
   *           { content: 'Hello, world', role: 'user' },
   *         ],
   *         model: 'claude-opus-5-5',
   *       },
   *     },
   *   ],
   * });
   * ```
   */
  create(params, options) {
    let { user_profile_id, workspace_id, ...body } = params;
    return this._client.post("/v1/messages/batches", {
      body,
      ...options,
      headers: buildHeaders([
        {
          ...user_profile_id != null ? { "anthropic-user-profile-id": user_profile_id } : void 0,
          ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0
        },
        options?.headers
      ]),
      __span: startApiCallSpan(this._client, "anthropic.messages.batches.create", options, {
        route: "/v1/messages/batches",
        // A request without `requests` is for the API to refuse, not for this line to throw on.
        attributes: { "anthropic.message.batch.request_count": body.requests?.length },
        createdIDAttribute: "anthropic.message.batch.id"
      })
    });
  }
  /**
   * This endpoint is idempotent and can be used to poll for Message Batch
   * completion. To access the results of a Message Batch, make a request to the
   * `results_url` field in the response.
   *
   * Learn more about the Message Batches API in our
   * [user guide](https://platform.claude.com/docs/en/build-with-claude/batch-processing)
   *
   * @throws {ClaudeCodeKeyCreatorNotMemberError}
   * @throws {OrganizationOnHoldError}
   *
   * @example
   * ```ts
   * const messageBatch = await client.messages.batches.retrieve(
   *   'message_batch_id',
   * );
   * ```
   */
  retrieve(messageBatchID, params = {}, options) {
    let { workspace_id } = params ?? {};
    return this._client.get(path`/v1/messages/batches/${messageBatchID}`, {
      ...options,
      headers: buildHeaders([
        { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
        options?.headers
      ]),
      __span: startApiCallSpan(this._client, "anthropic.messages.batches.retrieve", options, {
        route: "/v1/messages/batches/{message_batch_id}",
        attributes: { "anthropic.message.batch.id": messageBatchID }
      })
    });
  }
  /**
   * List all Message Batches within a Workspace. Most recently created batches are
   * returned first.
   *
   * Learn more about the Message Batches API in our
   * [user guide](https://platform.claude.com/docs/en/build-with-claude/batch-processing)
   *
   * @throws {ClaudeCodeKeyCreatorNotMemberError}
   * @throws {OrganizationOnHoldError}
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const messageBatch of client.messages.batches.list()) {
   *   // ...
   * }
   * ```
   */
  list(params = {}, options) {
    let { workspace_id, ...query } = params ?? {};
    return this._client.getAPIList("/v1/messages/batches", Page, {
      query,
      ...options,
      headers: buildHeaders([
        { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
        options?.headers
      ]),
      __span: startApiCallSpan(this._client, "anthropic.messages.batches.list", options, {
        route: "/v1/messages/batches",
        queryParams: ["after_id", "before_id", "limit"]
      })
    });
  }
  /**
   * Delete a Message Batch.
   *
   * Message Batches can only be deleted once they've finished processing. If you'd
   * like to delete an in-progress batch, you must first cancel it.
   *
   * Learn more about the Message Batches API in our
   * [user guide](https://platform.claude.com/docs/en/build-with-claude/batch-processing)
   *
   * @throws {ClaudeCodeKeyCreatorNotMemberError}
   * @throws {OrganizationOnHoldError}
   *
   * @example
   * ```ts
   * const deletedMessageBatch =
   *   await client.messages.batches.delete('message_batch_id');
   * ```
   */
  delete(messageBatchID, params = {}, options) {
    let { workspace_id } = params ?? {};
    return this._client.delete(path`/v1/messages/batches/${messageBatchID}`, {
      ...options,
      headers: buildHeaders([
        { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
        options?.headers
      ]),
      __span: startApiCallSpan(this._client, "anthropic.messages.batches.delete", options, {
        route: "/v1/messages/batches/{message_batch_id}",
        attributes: { "anthropic.message.batch.id": messageBatchID }
      })
    });
  }
  /**
   * Batches may be canceled any time before processing ends. Once cancellation is
   * initiated, the batch enters a `canceling` state, at which time the system may
   * complete any in-progress, non-interruptible requests before finalizing
   * cancellation.
   *
   * The number of canceled requests is specified in `request_counts`. To determine
   * which requests were canceled, check the individual results within the batch.
   * Note that cancellation may not result in any canceled requests if they were
   * non-interruptible.
   *
   * Learn more about the Message Batches API in our
   * [user guide](https://platform.claude.com/docs/en/build-with-claude/batch-processing)
   *
   * @throws {ClaudeCodeKeyCreatorNotMemberError}
   * @throws {OrganizationOnHoldError}
   *
   * @example
   * ```ts
   * const messageBatch = await client.messages.batches.cancel(
   *   'message_batch_id',
   * );
   * ```
   */
  cancel(messageBatchID, params = {}, options) {
    let { workspace_id } = params ?? {};
    return this._client.post(path`/v1/messages/batches/${messageBatchID}/cancel`, {
      ...options,
      headers: buildHeaders([
        { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
        options?.headers
      ]),
      __span: startApiCallSpan(this._client, "anthropic.messages.batches.cancel", options, {
        route: "/v1/messages/batches/{message_batch_id}/cancel",
        attributes: { "anthropic.message.batch.id": messageBatchID }
      })
    });
  }
  /**
   * Streams the results of a Message Batch as a `.jsonl` file.
   *
   * Each line in the file is a JSON object containing the result of a single request
   * in the Message Batch. Results are not guaranteed to be in the same order as
   * requests. Use the `custom_id` field to match results to requests.
   *
   * Learn more about the Message Batches API in our
   * [user guide](https://platform.claude.com/docs/en/build-with-claude/batch-processing)
   *
   * @throws {ClaudeCodeKeyCreatorNotMemberError}
   * @throws {CMEKKeyDisabledError}
   * @throws {OrganizationOnHoldError}
   *
   * @example
   * ```ts
   * const stream = await client.messages.batches.results(
   *   'message_batch_id',
   * );
   * for await (const messageBatchIndividualResponse of stream) {
   *   // ...
   * }
   * ```
   */
  async results(messageBatchID, params = {}, options) {
    let batch = await this.retrieve(messageBatchID, params, options);
    if (!batch.results_url)
      throw new AnthropicError(`No batch \`results_url\`; Has it finished processing? ${batch.processing_status} - ${batch.id}`);
    let { workspace_id } = params ?? {};
    return this._client.get(batch.results_url, {
      ...options,
      headers: buildHeaders([
        {
          Accept: "application/binary",
          ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0
        },
        options?.headers
      ]),
      stream: !0,
      __binaryResponse: !0,
      __span: startApiCallSpan(this._client, "anthropic.messages.batches.results", options, {
        route: "/v1/messages/batches/{message_batch_id}/results",
        attributes: { "anthropic.message.batch.id": messageBatchID }
      })
    })._thenUnwrap((_, props) => JSONLDecoder.fromResponse(props.response, props.controller));
  }
};

// node_modules/@anthropic-ai/sdk/internal/constants.mjs
var MODEL_NONSTREAMING_TOKENS = {
  "claude-opus-4@20250514": 8192,
  "anthropic.claude-opus-4-1-20250805-v1:0": 8192,
  "claude-opus-4-1@20250805": 8192
};

// node_modules/@anthropic-ai/sdk/resources/messages/messages.mjs
var AvailableToolsLimitExceededError = /* @__PURE__ */ (() => {
  class AvailableToolsLimitExceededError2 extends BadRequestError {
  }
  return AvailableToolsLimitExceededError2._errorName = "AvailableToolsLimitExceededError", AvailableToolsLimitExceededError2;
})(), CompactionBlockAmbiguousError = /* @__PURE__ */ (() => {
  class CompactionBlockAmbiguousError2 extends BadRequestError {
  }
  return CompactionBlockAmbiguousError2._errorName = "CompactionBlockAmbiguousError", CompactionBlockAmbiguousError2;
})(), CompactionBlockMisplacedError = /* @__PURE__ */ (() => {
  class CompactionBlockMisplacedError2 extends BadRequestError {
  }
  return CompactionBlockMisplacedError2._errorName = "CompactionBlockMisplacedError", CompactionBlockMisplacedError2;
})(), CompactionContentMismatchError = /* @__PURE__ */ (() => {
  class CompactionContentMismatchError2 extends BadRequestError {
  }
  return CompactionContentMismatchError2._errorName = "CompactionContentMismatchError", CompactionContentMismatchError2;
})(), CompactionIncompleteTurnError = /* @__PURE__ */ (() => {
  class CompactionIncompleteTurnError2 extends BadRequestError {
  }
  return CompactionIncompleteTurnError2._errorName = "CompactionIncompleteTurnError", CompactionIncompleteTurnError2;
})(), CompactionNothingToSummarizeError = /* @__PURE__ */ (() => {
  class CompactionNothingToSummarizeError2 extends BadRequestError {
  }
  return CompactionNothingToSummarizeError2._errorName = "CompactionNothingToSummarizeError", CompactionNothingToSummarizeError2;
})(), CompactionSignatureInvalidError = /* @__PURE__ */ (() => {
  class CompactionSignatureInvalidError2 extends BadRequestError {
  }
  return CompactionSignatureInvalidError2._errorName = "CompactionSignatureInvalidError", CompactionSignatureInvalidError2;
})(), CompactionTooManyToolReferencesError = /* @__PURE__ */ (() => {
  class CompactionTooManyToolReferencesError2 extends BadRequestError {
  }
  return CompactionTooManyToolReferencesError2._errorName = "CompactionTooManyToolReferencesError", CompactionTooManyToolReferencesError2;
})(), CompactionToolChangesMismatchError = /* @__PURE__ */ (() => {
  class CompactionToolChangesMismatchError2 extends BadRequestError {
  }
  return CompactionToolChangesMismatchError2._errorName = "CompactionToolChangesMismatchError", CompactionToolChangesMismatchError2;
})(), ThreadAlreadyContinuedError = /* @__PURE__ */ (() => {
  class ThreadAlreadyContinuedError2 extends BadRequestError {
  }
  return ThreadAlreadyContinuedError2._errorName = "ThreadAlreadyContinuedError", ThreadAlreadyContinuedError2;
})(), ThreadContinueInFlightError = /* @__PURE__ */ (() => {
  class ThreadContinueInFlightError2 extends BadRequestError {
  }
  return ThreadContinueInFlightError2._errorName = "ThreadContinueInFlightError", ThreadContinueInFlightError2;
})(), ThreadFingerprintMismatchError = /* @__PURE__ */ (() => {
  class ThreadFingerprintMismatchError2 extends BadRequestError {
  }
  return ThreadFingerprintMismatchError2._errorName = "ThreadFingerprintMismatchError", ThreadFingerprintMismatchError2;
})(), ThreadUnsupportedRequestError = /* @__PURE__ */ (() => {
  class ThreadUnsupportedRequestError2 extends BadRequestError {
  }
  return ThreadUnsupportedRequestError2._errorName = "ThreadUnsupportedRequestError", ThreadUnsupportedRequestError2;
})(), ToolNameConflictError = /* @__PURE__ */ (() => {
  class ToolNameConflictError2 extends BadRequestError {
  }
  return ToolNameConflictError2._errorName = "ToolNameConflictError", ToolNameConflictError2;
})(), ToolReferenceUnresolvedError = /* @__PURE__ */ (() => {
  class ToolReferenceUnresolvedError2 extends BadRequestError {
  }
  return ToolReferenceUnresolvedError2._errorName = "ToolReferenceUnresolvedError", ToolReferenceUnresolvedError2;
})(), ThreadNotFoundError = /* @__PURE__ */ (() => {
  class ThreadNotFoundError2 extends NotFoundError {
  }
  return ThreadNotFoundError2._errorName = "ThreadNotFoundError", ThreadNotFoundError2;
})(), CompactionUnavailableError = /* @__PURE__ */ (() => {
  class CompactionUnavailableError2 extends OverloadedError {
  }
  return CompactionUnavailableError2._errorName = "CompactionUnavailableError", CompactionUnavailableError2;
})(), Messages = /* @__PURE__ */ (() => {
  class Messages2 extends APIResource {
    constructor() {
      super(...arguments), this.batches = new Batches(this._client);
    }
    create(params, options) {
      let { user_profile_id, workspace_id, ...body } = params;
      body.model in DEPRECATED_MODELS && console.warn(`The model '${body.model}' is deprecated and will reach end-of-life on ${DEPRECATED_MODELS[body.model]}
Please migrate to a newer model. Visit https://docs.anthropic.com/en/docs/resources/model-deprecations for more information.`), MODELS_TO_WARN_WITH_THINKING_ENABLED.includes(body.model) && body.thinking && body.thinking.type === "enabled" && console.warn(`Using Claude with ${body.model} and 'thinking.type=enabled' is deprecated. Use 'thinking.type=adaptive' instead which results in better model performance in our testing: https://platform.claude.com/docs/en/build-with-claude/adaptive-thinking`);
      let timeout = options?.timeout ?? this._client._options.timeout;
      if (!body.stream && timeout == null) {
        let maxNonstreamingTokens = MODEL_NONSTREAMING_TOKENS[body.model] ?? void 0;
        timeout = this._client.calculateNonstreamingTimeout(body.max_tokens, maxNonstreamingTokens);
      }
      let request = {
        body,
        timeout: timeout ?? 6e5,
        ...options,
        headers: messagesCreateHeaders(params, options),
        stream: params.stream ?? !1
      }, call = this._client._tracer && startApiCallSpan(this._client, "anthropic.messages.create", options, messagesCreateSpanSettings(this._client, request));
      recordMessagesCreateRequest(this._client, call, body);
      let promise = this._client.post("/v1/messages", {
        ...request,
        __span: call
      });
      return call ? promise._thenUnwrap((data) => (recordMessagesCreateResponse(this._client, call, body, data), data)) : promise;
    }
    /**
     * Send a structured list of input messages with text and/or image content, along with an expected `output_config.format` and
     * the response will be automatically parsed and available in the `parsed_output` property of the message.
     *
     * @example
     * ```ts
     * const message = await client.messages.parse({
     *   model: 'claude-sonnet-5-5',
     *   max_tokens: 1024,
     *   messages: [{ role: 'user', content: 'What is 2+2?' }],
     *   output_config: {
     *     format: zodOutputFormat(z.object({ answer: z.number() })),
     *   },
     * });
     *
     * console.log(message.parsed_output?.answer); // 4
     * ```
     */
    parse(params, options) {
      return this.create(params, options).then((message) => parseMessage(message, params, { logger: this._client.logger ?? console }));
    }
    /**
     * Create a Message stream.
     *
     * If `output_config.format` is provided with a parseable format (like `zodOutputFormat()`),
     * the final message will include a `parsed_output` property with the parsed content.
     *
     * @example
     * ```ts
     * const stream = client.messages.stream({
     *   model: 'claude-sonnet-5-5',
     *   max_tokens: 1024,
     *   messages: [{ role: 'user', content: 'What is 2+2?' }],
     *   output_config: {
     *     format: zodOutputFormat(z.object({ answer: z.number() })),
     *   },
     * });
     *
     * const message = await stream.finalMessage();
     * console.log(message.parsed_output?.answer); // 4
     * ```
     */
    stream(body, options) {
      let params = body;
      return MessageStream.createMessage(this, params, options, {
        logger: this._client.logger ?? console,
        client: this._client
      });
    }
    /**
     * Count the number of tokens in a Message.
     *
     * The Token Count API can be used to count the number of tokens in a Message,
     * including tools, images, and documents, without creating it.
     *
     * Learn more about token counting in our
     * [user guide](https://platform.claude.com/docs/en/build-with-claude/token-counting)
     *
     * @throws {AvailableToolsLimitExceededError}
     * @throws {ClaudeCodeKeyCreatorNotMemberError}
     * @throws {CompactionBlockAmbiguousError}
     * @throws {CompactionBlockMisplacedError}
     * @throws {CompactionContentMismatchError}
     * @throws {CompactionNothingToSummarizeError}
     * @throws {CompactionSignatureInvalidError}
     * @throws {CompactionToolChangesMismatchError}
     * @throws {OrganizationOnHoldError}
     * @throws {RequestBodyEncodingInvalidError}
     * @throws {RequestBodyEncodingUnsupportedError}
     * @throws {ToolNameConflictError}
     * @throws {ToolReferenceUnresolvedError}
     * @throws {RequestBodyTooLargeAfterDecodingError}
     * @throws {EnforcedSpendLimitReachedError}
     * @throws {CompactionUnavailableError}
     *
     * @example
     * ```ts
     * const messageTokensCount =
     *   await client.messages.countTokens({
     *     messages: [{ content: 'Hello, world', role: 'user' }],
     *     model: 'claude-opus-5-5',
     *   });
     * ```
     */
    countTokens(params, options) {
      let { user_profile_id, workspace_id, ...body } = params, request = {
        body,
        ...options,
        headers: buildHeaders([
          {
            ...user_profile_id != null ? { "anthropic-user-profile-id": user_profile_id } : void 0,
            ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0
          },
          options?.headers
        ])
      };
      return this._client.post("/v1/messages/count_tokens", {
        ...request,
        __span: startApiCallSpan(this._client, "anthropic.messages.count_tokens", options, {
          route: "/v1/messages/count_tokens",
          request
        })
      });
    }
  }
  return Messages2.AvailableToolsLimitExceededError = AvailableToolsLimitExceededError, Messages2.CompactionBlockAmbiguousError = CompactionBlockAmbiguousError, Messages2.CompactionBlockMisplacedError = CompactionBlockMisplacedError, Messages2.CompactionContentMismatchError = CompactionContentMismatchError, Messages2.CompactionIncompleteTurnError = CompactionIncompleteTurnError, Messages2.CompactionNothingToSummarizeError = CompactionNothingToSummarizeError, Messages2.CompactionSignatureInvalidError = CompactionSignatureInvalidError, Messages2.CompactionTooManyToolReferencesError = CompactionTooManyToolReferencesError, Messages2.CompactionToolChangesMismatchError = CompactionToolChangesMismatchError, Messages2.ThreadAlreadyContinuedError = ThreadAlreadyContinuedError, Messages2.ThreadContinueInFlightError = ThreadContinueInFlightError, Messages2.ThreadFingerprintMismatchError = ThreadFingerprintMismatchError, Messages2.ThreadUnsupportedRequestError = ThreadUnsupportedRequestError, Messages2.ToolNameConflictError = ToolNameConflictError, Messages2.ToolReferenceUnresolvedError = ToolReferenceUnresolvedError, Messages2.ThreadNotFoundError = ThreadNotFoundError, Messages2.CompactionUnavailableError = CompactionUnavailableError, Messages2.Batches = Batches, Messages2;
})();
var DEPRECATED_MODELS = {
  "claude-sonnet-4-5": "November 30th, 2026",
  "claude-sonnet-4-5-20250929": "November 30th, 2026"
}, MODELS_TO_WARN_WITH_THINKING_ENABLED = ["claude-mythos-preview", "claude-opus-4-6"];

// node_modules/@anthropic-ai/sdk/resources/organization/api-keys.mjs
var OrgAPIKeyLimitExceededError = /* @__PURE__ */ (() => {
  class OrgAPIKeyLimitExceededError2 extends BadRequestError {
  }
  return OrgAPIKeyLimitExceededError2._errorName = "OrgAPIKeyLimitExceededError", OrgAPIKeyLimitExceededError2;
})(), WorkspaceAPIKeyLimitExceededError = /* @__PURE__ */ (() => {
  class WorkspaceAPIKeyLimitExceededError2 extends BadRequestError {
  }
  return WorkspaceAPIKeyLimitExceededError2._errorName = "WorkspaceAPIKeyLimitExceededError", WorkspaceAPIKeyLimitExceededError2;
})(), APIKeys = /* @__PURE__ */ (() => {
  class APIKeys2 extends APIResource {
    /**
     * Get API Key
     *
     * @example
     * ```ts
     * const apiKey = await client.organization.apiKeys.retrieve(
     *   'api_key_id',
     * );
     * ```
     */
    retrieve(apiKeyID, options) {
      return this._client.get(path`/v1/organizations/api_keys/${apiKeyID}`, {
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.api_keys.retrieve", options, {
          route: "/v1/organizations/api_keys/{api_key_id}",
          attributes: { "anthropic.organization.api_key.id": apiKeyID }
        })
      });
    }
    /**
     * Update API Key
     *
     * @throws {OrgAPIKeyLimitExceededError}
     * @throws {WorkspaceAPIKeyLimitExceededError}
     * @throws {SandboxEgressRestrictedError}
     *
     * @example
     * ```ts
     * const apiKey = await client.organization.apiKeys.update(
     *   'api_key_id',
     *   {},
     * );
     * ```
     */
    update(apiKeyID, body, options) {
      return this._client.post(path`/v1/organizations/api_keys/${apiKeyID}`, {
        body,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.api_keys.update", options, {
          route: "/v1/organizations/api_keys/{api_key_id}",
          attributes: { "anthropic.organization.api_key.id": apiKeyID }
        })
      });
    }
    /**
     * List API Keys
     *
     * @example
     * ```ts
     * // Automatically fetches more pages as needed.
     * for await (const apiKey of client.organization.apiKeys.list()) {
     *   // ...
     * }
     * ```
     */
    list(query = {}, options) {
      return this._client.getAPIList("/v1/organizations/api_keys", Page, {
        query,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.api_keys.list", options, {
          route: "/v1/organizations/api_keys",
          queryParams: ["after_id", "before_id", "created_by_user_id", "limit", "status", "workspace_id"]
        })
      });
    }
  }
  return APIKeys2.OrgAPIKeyLimitExceededError = OrgAPIKeyLimitExceededError, APIKeys2.WorkspaceAPIKeyLimitExceededError = WorkspaceAPIKeyLimitExceededError, APIKeys2;
})();

// node_modules/@anthropic-ai/sdk/resources/organization/external-keys.mjs
var ExternalKeyInWorkspacePolicyError = /* @__PURE__ */ (() => {
  class ExternalKeyInWorkspacePolicyError2 extends BadRequestError {
  }
  return ExternalKeyInWorkspacePolicyError2._errorName = "ExternalKeyInWorkspacePolicyError", ExternalKeyInWorkspacePolicyError2;
})(), ExternalKeyValidationFailedError = /* @__PURE__ */ (() => {
  class ExternalKeyValidationFailedError2 extends BadRequestError {
  }
  return ExternalKeyValidationFailedError2._errorName = "ExternalKeyValidationFailedError", ExternalKeyValidationFailedError2;
})(), ExternalKeyValidationTimedOutError = /* @__PURE__ */ (() => {
  class ExternalKeyValidationTimedOutError2 extends BadRequestError {
  }
  return ExternalKeyValidationTimedOutError2._errorName = "ExternalKeyValidationTimedOutError", ExternalKeyValidationTimedOutError2;
})(), ExternalKeyChangedError = /* @__PURE__ */ (() => {
  class ExternalKeyChangedError2 extends ConflictError {
  }
  return ExternalKeyChangedError2._errorName = "ExternalKeyChangedError", ExternalKeyChangedError2;
})(), ExternalKeys = /* @__PURE__ */ (() => {
  class ExternalKeys2 extends APIResource {
    /**
     * Create an external key config owned by the caller's organization.
     *
     * @throws {UserProfileNotFoundError}
     * @throws {SandboxEgressRestrictedError}
     *
     * @example
     * ```ts
     * const externalKey =
     *   await client.organization.externalKeys.create({
     *     provider_config: {
     *       kms_arn:
     *         'arn:aws:kms:us-east-1:111122223333:key/abcd1234-5678-90ab-cdef-000011112222',
     *       type: 'aws',
     *     },
     *   });
     * ```
     */
    create(body, options) {
      return this._client.post("/v1/organizations/external_keys", {
        body,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.external_keys.create", options, {
          route: "/v1/organizations/external_keys",
          createdIDAttribute: "anthropic.organization.external_key.id"
        })
      });
    }
    /**
     * Retrieve a single external key config in the caller's organization by ID.
     *
     * @example
     * ```ts
     * const externalKey =
     *   await client.organization.externalKeys.retrieve(
     *     'external_key_id',
     *   );
     * ```
     */
    retrieve(externalKeyID, options) {
      return this._client.get(path`/v1/organizations/external_keys/${externalKeyID}`, {
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.external_keys.retrieve", options, {
          route: "/v1/organizations/external_keys/{external_key_id}",
          attributes: { "anthropic.organization.external_key.id": externalKeyID }
        })
      });
    }
    /**
     * Partially update an external key config. Omitted fields are left unchanged.
     *
     * `display_name` is always editable. `geo` and `provider_config` cannot be changed
     * once any workspace references this config, and a Google Cloud key's provider and
     * `key_name` cannot be changed at all.
     *
     * @throws {ExternalKeyInWorkspacePolicyError}
     * @throws {SandboxEgressRestrictedError}
     *
     * @example
     * ```ts
     * const externalKey =
     *   await client.organization.externalKeys.update(
     *     'external_key_id',
     *     {},
     *   );
     * ```
     */
    update(externalKeyID, body, options) {
      return this._client.post(path`/v1/organizations/external_keys/${externalKeyID}`, {
        body,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.external_keys.update", options, {
          route: "/v1/organizations/external_keys/{external_key_id}",
          attributes: { "anthropic.organization.external_key.id": externalKeyID }
        })
      });
    }
    /**
     * List external key configs in the caller's organization.
     *
     * Results are ordered by creation time (newest first). Use the `next_page` cursor
     * from the response to fetch subsequent pages.
     *
     * @example
     * ```ts
     * // Automatically fetches more pages as needed.
     * for await (const externalKey of client.organization.externalKeys.list()) {
     *   // ...
     * }
     * ```
     */
    list(query = {}, options) {
      return this._client.getAPIList("/v1/organizations/external_keys", PageCursor, {
        query,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.external_keys.list", options, {
          route: "/v1/organizations/external_keys",
          queryParams: ["limit", "page"]
        })
      });
    }
    /**
     * Delete an external key config.
     *
     * The request is rejected if any workspace still references this config.
     *
     * @throws {ExternalKeyInWorkspacePolicyError}
     * @throws {SandboxEgressRestrictedError}
     *
     * @example
     * ```ts
     * const externalKey =
     *   await client.organization.externalKeys.delete(
     *     'external_key_id',
     *   );
     * ```
     */
    delete(externalKeyID, options) {
      return this._client.delete(path`/v1/organizations/external_keys/${externalKeyID}`, {
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.external_keys.delete", options, {
          route: "/v1/organizations/external_keys/{external_key_id}",
          attributes: { "anthropic.organization.external_key.id": externalKeyID }
        })
      });
    }
    /**
     * Validate an external key config against the customer's KMS.
     *
     * Anthropic performs an encrypt/decrypt roundtrip against the configured KMS key
     * and waits up to 30 seconds for the result. The response status is `success` if
     * the roundtrip succeeded, or `failure` with an error message if it failed or
     * timed out.
     *
     * @throws {SandboxEgressRestrictedError}
     *
     * @example
     * ```ts
     * const response =
     *   await client.organization.externalKeys.validate(
     *     'external_key_id',
     *   );
     * ```
     */
    validate(externalKeyID, options) {
      return this._client.post(path`/v1/organizations/external_keys/${externalKeyID}/validate`, {
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.external_keys.validate", options, {
          route: "/v1/organizations/external_keys/{external_key_id}/validate",
          attributes: { "anthropic.organization.external_key.id": externalKeyID }
        })
      });
    }
  }
  return ExternalKeys2.ExternalKeyInWorkspacePolicyError = ExternalKeyInWorkspacePolicyError, ExternalKeys2.ExternalKeyValidationFailedError = ExternalKeyValidationFailedError, ExternalKeys2.ExternalKeyValidationTimedOutError = ExternalKeyValidationTimedOutError, ExternalKeys2.ExternalKeyChangedError = ExternalKeyChangedError, ExternalKeys2;
})();

// node_modules/@anthropic-ai/sdk/resources/organization/invites.mjs
var AlreadyMemberError = /* @__PURE__ */ (() => {
  class AlreadyMemberError2 extends BadRequestError {
  }
  return AlreadyMemberError2._errorName = "AlreadyMemberError", AlreadyMemberError2;
})(), CannotInviteEmailsWithUnverifiedDomainsError = /* @__PURE__ */ (() => {
  class CannotInviteEmailsWithUnverifiedDomainsError2 extends BadRequestError {
  }
  return CannotInviteEmailsWithUnverifiedDomainsError2._errorName = "CannotInviteEmailsWithUnverifiedDomainsError", CannotInviteEmailsWithUnverifiedDomainsError2;
})(), EmailDomainNotAllowedError = /* @__PURE__ */ (() => {
  class EmailDomainNotAllowedError2 extends BadRequestError {
  }
  return EmailDomainNotAllowedError2._errorName = "EmailDomainNotAllowedError", EmailDomainNotAllowedError2;
})(), InviteAlreadyExistsError = /* @__PURE__ */ (() => {
  class InviteAlreadyExistsError2 extends BadRequestError {
  }
  return InviteAlreadyExistsError2._errorName = "InviteAlreadyExistsError", InviteAlreadyExistsError2;
})(), Invites = /* @__PURE__ */ (() => {
  class Invites2 extends APIResource {
    /**
     * Invite a user to join the organization by email.
     *
     * On plans that draw members from a finite pool of purchased seats, the invite
     * automatically consumes a seat from the lowest tier with availability; there is
     * no seat-tier parameter. When no seat is free the request fails with a 400 error
     * rather than purchasing a seat.
     *
     * @throws {AlreadyMemberError}
     * @throws {CannotInviteEmailsWithUnverifiedDomainsError}
     * @throws {EmailDomainNotAllowedError}
     * @throws {InviteAlreadyExistsError}
     * @throws {OrgMemberLimitExceededError}
     * @throws {RBACGroupGrantsOwnerAccessError}
     * @throws {RBACGroupOwnerAccessUnconfirmedError}
     * @throws {SandboxEgressRestrictedError}
     *
     * @example
     * ```ts
     * const organizationInvite =
     *   await client.organization.invites.create({
     *     email: 'user@emaildomain.com',
     *     role: 'user',
     *   });
     * ```
     */
    create(body, options) {
      return this._client.post("/v1/organizations/invites", {
        body,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.invites.create", options, {
          route: "/v1/organizations/invites",
          createdIDAttribute: "anthropic.organization.invite.id"
        })
      });
    }
    /**
     * Retrieve an invite by ID.
     *
     * @example
     * ```ts
     * const organizationInvite =
     *   await client.organization.invites.retrieve('invite_id');
     * ```
     */
    retrieve(inviteID, options) {
      return this._client.get(path`/v1/organizations/invites/${inviteID}`, {
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.invites.retrieve", options, {
          route: "/v1/organizations/invites/{invite_id}",
          attributes: { "anthropic.organization.invite.id": inviteID }
        })
      });
    }
    /**
     * List the organization's invites.
     *
     * @example
     * ```ts
     * // Automatically fetches more pages as needed.
     * for await (const organizationInvite of client.organization.invites.list()) {
     *   // ...
     * }
     * ```
     */
    list(query = {}, options) {
      return this._client.getAPIList("/v1/organizations/invites", Page, {
        query,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.invites.list", options, {
          route: "/v1/organizations/invites",
          queryParams: ["after_id", "before_id", "email", "limit", "roles", "statuses"]
        })
      });
    }
    /**
     * Delete a pending invite.
     *
     * @throws {SandboxEgressRestrictedError}
     *
     * @example
     * ```ts
     * const invite = await client.organization.invites.delete(
     *   'invite_id',
     * );
     * ```
     */
    delete(inviteID, options) {
      return this._client.delete(path`/v1/organizations/invites/${inviteID}`, {
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.invites.delete", options, {
          route: "/v1/organizations/invites/{invite_id}",
          attributes: { "anthropic.organization.invite.id": inviteID }
        })
      });
    }
  }
  return Invites2.AlreadyMemberError = AlreadyMemberError, Invites2.CannotInviteEmailsWithUnverifiedDomainsError = CannotInviteEmailsWithUnverifiedDomainsError, Invites2.EmailDomainNotAllowedError = EmailDomainNotAllowedError, Invites2.InviteAlreadyExistsError = InviteAlreadyExistsError, Invites2;
})();

// node_modules/@anthropic-ai/sdk/resources/organization/compliance-settings.mjs
var ComplianceSettings = class extends APIResource {
  /**
   * Retrieve your organization's Compliance Settings.
   *
   * Compliance Settings is a singleton resource: there is exactly one per
   * organization, addressed without an identifier. The `state` field reflects
   * whether the Compliance API is enabled. An organization with a parent
   * organization reads the state inherited from the parent's configuration.
   *
   * @example
   * ```ts
   * const organizationComplianceSettings =
   *   await client.organization.complianceSettings.retrieve();
   * ```
   */
  retrieve(options) {
    return this._client.get("/v1/organizations/compliance_settings", {
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.compliance_settings.retrieve", options, {
        route: "/v1/organizations/compliance_settings"
      })
    });
  }
  /**
   * Update your organization's Compliance Settings.
   *
   * Setting `state` to `enabled` turns on the Compliance API and begins capturing
   * organization activity events. Setting it to `disabled` turns both off. Access
   * Transparency events are an exception: they are still captured while the
   * Compliance API is disabled, and the Compliance API activity feed returns them
   * once it is enabled again. `state` reflects whether the Compliance API is
   * enabled.
   *
   * A request that sets `state` to its current value succeeds and leaves the
   * resource unchanged. A `disabled` request stays in effect until a later `enabled`
   * request or the organization's next provisioning action that enables Access
   * Transparency: enabling Access Transparency also enables the Compliance API,
   * which serves its activity events, so such provisioning (including re-runs)
   * re-enables the Compliance API even after a `disabled` request. Automated
   * provisioning never disables compliance settings.
   *
   * @throws {SandboxEgressRestrictedError}
   *
   * @example
   * ```ts
   * const organizationComplianceSettings =
   *   await client.organization.complianceSettings.update({
   *     state: { type: 'enabled' },
   *   });
   * ```
   */
  update(body, options) {
    return this._client.post("/v1/organizations/compliance_settings", {
      body,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.compliance_settings.update", options, {
        route: "/v1/organizations/compliance_settings"
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/organization/rate-limits.mjs
var RateLimits = class extends APIResource {
  /**
   * List Messages API rate limits for your organization.
   *
   * Each entry corresponds to one rate-limit group (either a model family or an
   * API-surface category such as the Message Batches API or the web search tool) and
   * contains the set of limiter values that apply to it.
   *
   * When `limit` is omitted, every matching entry is returned in a single page; when
   * `limit` truncates the result, follow `next_page` to fetch the remaining entries.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const organizationRateLimit of client.organization.rateLimits.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/v1/organizations/rate_limits", PageCursor, {
      query,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.rate_limits.list", options, {
        route: "/v1/organizations/rate_limits",
        queryParams: ["group_type", "limit", "model", "page"]
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/organization/users.mjs
var CannotRemoveLastMemberError = /* @__PURE__ */ (() => {
  class CannotRemoveLastMemberError2 extends BadRequestError {
  }
  return CannotRemoveLastMemberError2._errorName = "CannotRemoveLastMemberError", CannotRemoveLastMemberError2;
})(), Users = /* @__PURE__ */ (() => {
  class Users3 extends APIResource {
    /**
     * Retrieve a member of the organization by user ID.
     *
     * @example
     * ```ts
     * const organizationUser =
     *   await client.organization.users.retrieve('user_id');
     * ```
     */
    retrieve(userID, options) {
      return this._client.get(path`/v1/organizations/users/${userID}`, {
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.users.retrieve", options, {
          route: "/v1/organizations/users/{user_id}",
          attributes: { "anthropic.organization.user.id": userID }
        })
      });
    }
    /**
     * Update a member's organization role.
     *
     * @throws {SandboxEgressRestrictedError}
     *
     * @example
     * ```ts
     * const organizationUser =
     *   await client.organization.users.update('user_id', {
     *     role: 'user',
     *   });
     * ```
     */
    update(userID, body, options) {
      return this._client.post(path`/v1/organizations/users/${userID}`, {
        body,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.users.update", options, {
          route: "/v1/organizations/users/{user_id}",
          attributes: { "anthropic.organization.user.id": userID }
        })
      });
    }
    /**
     * List the organization's members.
     *
     * @example
     * ```ts
     * // Automatically fetches more pages as needed.
     * for await (const organizationUser of client.organization.users.list()) {
     *   // ...
     * }
     * ```
     */
    list(query = {}, options) {
      return this._client.getAPIList("/v1/organizations/users", Page, {
        query,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.users.list", options, {
          route: "/v1/organizations/users",
          queryParams: ["after_id", "before_id", "email", "limit", "roles"]
        })
      });
    }
    /**
     * Remove a member from the organization.
     *
     * @throws {CannotRemoveLastMemberError}
     * @throws {SandboxEgressRestrictedError}
     * @throws {ConcurrentMembershipChangeError}
     *
     * @example
     * ```ts
     * const user = await client.organization.users.remove(
     *   'user_id',
     * );
     * ```
     */
    remove(userID, options) {
      return this._client.delete(path`/v1/organizations/users/${userID}`, {
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.users.remove", options, {
          route: "/v1/organizations/users/{user_id}",
          attributes: { "anthropic.organization.user.id": userID }
        })
      });
    }
  }
  return Users3.CannotRemoveLastMemberError = CannotRemoveLastMemberError, Users3;
})();

// node_modules/@anthropic-ai/sdk/resources/organization/analytics/artifacts.mjs
var Artifacts = class extends APIResource {
  /**
   * Get artifact-creation activity for a given day, broken out by MIME type.
   *
   * Returns the full (`artifact_type`, `is_shared`) cube for the organization;
   * `next_page` is null except for grouped queries, which paginate. The cube can be
   * broken out per product, per member, or per RBAC group via `group_by[]`, and
   * scoped via `filter[]`. Requires an API key with the `read:analytics` scope.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const analyticsArtifactActivity of client.organization.analytics.artifacts.list(
   *   { date: '2019-12-27' },
   * )) {
   *   // ...
   * }
   * ```
   */
  list(query, options) {
    return this._client.getAPIList("/v1/organizations/analytics/artifacts", PageCursor, {
      query,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.analytics.artifacts.list", options, {
        route: "/v1/organizations/analytics/artifacts",
        queryParams: ["date", "filter", "group_by", "limit", "page"]
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/organization/analytics/connectors.mjs
var Connectors = class extends APIResource {
  /**
   * Get per-connector usage for a given day, with cursor-based pagination.
   *
   * Returns connector usage metrics for the organization, sorted by connector name.
   * Connector names are normalized from their various sources — for example,
   * "Atlassian MCP server" and "mcp-atlassian" both appear as "atlassian". Use
   * `group_by[]` to break usage out per member, per RBAC group, or per product
   * surface, and `filter[]` to scope results; the parameter descriptions list the
   * supported dimensions. Available to organizations on a Claude Enterprise plan.
   * Requires an API key with the `read:analytics` scope.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const analyticsConnectorActivity of client.organization.analytics.connectors.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/v1/organizations/analytics/connectors", PageCursor, {
      query,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.analytics.connectors.list", options, {
        route: "/v1/organizations/analytics/connectors",
        queryParams: [
          "date",
          "ending_date",
          "filter",
          "group_by",
          "limit",
          "order",
          "order_by",
          "page",
          "starting_date"
        ],
        contentQueryParams: ["filter"]
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/organization/analytics/plugins.mjs
var Plugins = class extends APIResource {
  /**
   * Get per-plugin install + invocation usage for a given day, with pagination.
   *
   * Returns plugin usage metrics for the organization across Cowork and Claude Code,
   * sorted by plugin name. The `plugin_name` value `third-party` is an aggregate
   * bucket, not a plugin: it collects plugin activity, from either surface, for
   * which the reporting client did not provide a plugin name — so an organization's
   * own plugins can contribute both to their own named rows and to this bucket. Use
   * `group_by[]` to break usage out per member, per RBAC group, or per product
   * surface (Cowork / Claude Code), and `filter[]` to scope results; the parameter
   * descriptions list the supported dimensions. Requires an API key with the
   * `read:analytics` scope. `starting_date` / `ending_date` select range-rollup mode
   * like `/skills`.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const analyticsPluginActivity of client.organization.analytics.plugins.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/v1/organizations/analytics/plugins", PageCursor, {
      query,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.analytics.plugins.list", options, {
        route: "/v1/organizations/analytics/plugins",
        queryParams: [
          "date",
          "ending_date",
          "filter",
          "group_by",
          "limit",
          "order",
          "order_by",
          "page",
          "starting_date"
        ],
        contentQueryParams: ["filter"]
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/organization/analytics/skills.mjs
var Skills = class extends APIResource {
  /**
   * Get per-skill usage for a given day, with cursor-based pagination.
   *
   * Returns skill usage metrics for the organization, sorted by skill name. Use
   * `group_by[]` to break usage out per member, per RBAC group, or per product
   * surface, and `filter[]` to scope results; the parameter descriptions list the
   * supported dimensions. Available to organizations on a Claude Enterprise plan.
   * Requires an API key with the `read:analytics` scope.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const analyticsSkillActivity of client.organization.analytics.skills.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/v1/organizations/analytics/skills", PageCursor, {
      query,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.analytics.skills.list", options, {
        route: "/v1/organizations/analytics/skills",
        queryParams: [
          "date",
          "ending_date",
          "filter",
          "group_by",
          "limit",
          "order",
          "order_by",
          "page",
          "starting_date"
        ],
        contentQueryParams: ["filter"]
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/organization/analytics/summaries.mjs
var Summaries = class extends APIResource {
  /**
   * Get organization-wide activity summaries for a date range.
   *
   * Returns one entry per day from `starting_date` (inclusive) to `ending_date`
   * (exclusive) in `data`, the same `data` / `next_page` envelope as the other
   * analytics list endpoints; the series is currently returned in full, so
   * `next_page` is always null. Data is typically available with a 1-day lag and may
   * be revised by a few percent over the following days: when `ending_date` is
   * omitted it defaults to the most recent available day + 1, so the last entry
   * covers the most recent available day. The series can be scoped to an RBAC group
   * via `filter[]=rbac_group_id:{id}`. Available to organizations on a Claude
   * Enterprise plan. Requires an API key with the `read:analytics` scope.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const analyticsSingleDayActivitySummary of client.organization.analytics.summaries.list(
   *   { starting_date: '2019-12-27' },
   * )) {
   *   // ...
   * }
   * ```
   */
  list(query, options) {
    return this._client.getAPIList("/v1/organizations/analytics/summaries", PageCursor, {
      query,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.analytics.summaries.list", options, {
        route: "/v1/organizations/analytics/summaries",
        queryParams: ["ending_date", "filter", "limit", "page", "starting_date"]
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/organization/analytics/users.mjs
var Users2 = class extends APIResource {
  /**
   * Get per-user activity for a given day, with cursor-based pagination.
   *
   * Returns activity metrics for each user in the organization, sorted by email
   * address. Use `group_by[]` for per-RBAC-group aggregates, or `filter[]` to scope
   * results to specific members, groups, or a chat project. Available to
   * organizations on a Claude Enterprise plan. Requires an API key with the
   * `read:analytics` scope.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const analyticsUserActivity of client.organization.analytics.users.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/v1/organizations/analytics/users", PageCursor, {
      query,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.analytics.users.list", options, {
        route: "/v1/organizations/analytics/users",
        queryParams: [
          "date",
          "ending_date",
          "filter",
          "group_by",
          "limit",
          "order",
          "order_by",
          "page",
          "starting_date"
        ],
        contentQueryParams: ["page"]
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/organization/analytics/apps/chat/projects.mjs
var Projects = class extends APIResource {
  /**
   * Get per-project activity for a given day, with cursor-based pagination.
   *
   * Returns activity metrics for each project in the organization, sorted by project
   * ID. Use `group_by[]` to break projects out per member or per RBAC group, and
   * `filter[]` to scope results; the parameter descriptions list the supported
   * dimensions. Available to organizations on a Claude Enterprise plan. Requires an
   * API key with the `read:analytics` scope.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const analyticsProjectActivity of client.organization.analytics.apps.chat.projects.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/v1/organizations/analytics/apps/chat/projects", PageCursor, {
      query,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.analytics.apps.chat.projects.list", options, {
        route: "/v1/organizations/analytics/apps/chat/projects",
        queryParams: [
          "date",
          "ending_date",
          "filter",
          "group_by",
          "limit",
          "order",
          "order_by",
          "page",
          "starting_date"
        ]
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/organization/analytics/apps/chat/chat.mjs
var Chat = /* @__PURE__ */ (() => {
  class Chat2 extends APIResource {
    constructor() {
      super(...arguments), this.projects = new Projects(this._client);
    }
  }
  return Chat2.Projects = Projects, Chat2;
})();

// node_modules/@anthropic-ai/sdk/resources/organization/analytics/apps/apps.mjs
var Apps = /* @__PURE__ */ (() => {
  class Apps2 extends APIResource {
    constructor() {
      super(...arguments), this.chat = new Chat(this._client);
    }
  }
  return Apps2.Chat = Chat, Apps2;
})();

// node_modules/@anthropic-ai/sdk/resources/organization/analytics/analytics.mjs
var Analytics = /* @__PURE__ */ (() => {
  class Analytics2 extends APIResource {
    constructor() {
      super(...arguments), this.summaries = new Summaries(this._client), this.users = new Users2(this._client), this.apps = new Apps(this._client), this.connectors = new Connectors(this._client), this.plugins = new Plugins(this._client), this.skills = new Skills(this._client), this.artifacts = new Artifacts(this._client);
    }
  }
  return Analytics2.Summaries = Summaries, Analytics2.Users = Users2, Analytics2.Apps = Apps, Analytics2.Connectors = Connectors, Analytics2.Plugins = Plugins, Analytics2.Skills = Skills, Analytics2.Artifacts = Artifacts, Analytics2;
})();

// node_modules/@anthropic-ai/sdk/resources/organization/federation/issuers.mjs
var Issuers = class extends APIResource {
  /**
   * **Requires an OAuth access token with the `org:admin` scope**, from
   * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
   * API keys are not accepted. See
   * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
   *
   * Register an OIDC issuer that Anthropic will trust for workload identity
   * federation in your organization.
   *
   * The `jwks` field controls how the issuer's signing keys are obtained and takes
   * one of three shapes selected by `type`: `discovery` (resolve keys through OIDC
   * discovery), `explicit_url` (fetch keys from a fixed JWKS URL), or `inline`
   * (provide a static key set). When `jwks.type` is `discovery` and no
   * `discovery_base` is set, the issuer URL must be publicly reachable over HTTPS so
   * Anthropic can fetch the discovery document; for `explicit_url` and `inline`
   * modes the issuer URL is only matched as the JWT's `iss` claim and is not
   * fetched.
   *
   * @throws {SandboxEgressRestrictedError}
   *
   * @example
   * ```ts
   * const federationIssuer =
   *   await client.organization.federation.issuers.create({
   *     issuer_url: 'x',
   *     name: 'x',
   *   });
   * ```
   */
  create(body, options) {
    return this._client.post("/v1/organizations/federation_issuers", {
      body,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.federation.issuers.create", options, {
        route: "/v1/organizations/federation_issuers",
        createdIDAttribute: "anthropic.organization.federation_issuer.id"
      })
    });
  }
  /**
   * **Requires an OAuth access token with the `org:admin` scope**, from
   * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
   * API keys are not accepted. See
   * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
   *
   * Retrieve a federation issuer by its ID (`fdis_...`).
   *
   * @example
   * ```ts
   * const federationIssuer =
   *   await client.organization.federation.issuers.retrieve(
   *     'federation_issuer_id',
   *   );
   * ```
   */
  retrieve(federationIssuerID, options) {
    return this._client.get(path`/v1/organizations/federation_issuers/${federationIssuerID}`, {
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.federation.issuers.retrieve", options, {
        route: "/v1/organizations/federation_issuers/{federation_issuer_id}",
        attributes: { "anthropic.organization.federation_issuer.id": federationIssuerID }
      })
    });
  }
  /**
   * **Requires an OAuth access token with the `org:admin` scope**, from
   * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
   * API keys are not accepted. See
   * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
   *
   * Partially update a federation issuer.
   *
   * Setting `jwks` replaces the full JWKS shape at once. Archived issuers cannot be
   * updated; this returns 400. Create a new issuer instead.
   *
   * Updating an issuer that backs a rule with a scope outside `workspace:developer`
   * or `workspace:inference` requires a Console session.
   *
   * @throws {SandboxEgressRestrictedError}
   *
   * @example
   * ```ts
   * const federationIssuer =
   *   await client.organization.federation.issuers.update(
   *     'federation_issuer_id',
   *     {},
   *   );
   * ```
   */
  update(federationIssuerID, body, options) {
    return this._client.post(path`/v1/organizations/federation_issuers/${federationIssuerID}`, {
      body,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.federation.issuers.update", options, {
        route: "/v1/organizations/federation_issuers/{federation_issuer_id}",
        attributes: { "anthropic.organization.federation_issuer.id": federationIssuerID }
      })
    });
  }
  /**
   * **Requires an OAuth access token with the `org:admin` scope**, from
   * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
   * API keys are not accepted. See
   * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
   *
   * List federation issuers in your organization.
   *
   * Archived issuers are excluded unless `include_archived=true`.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const federationIssuer of client.organization.federation.issuers.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/v1/organizations/federation_issuers", PageCursor, {
      query,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.federation.issuers.list", options, {
        route: "/v1/organizations/federation_issuers",
        queryParams: ["include_archived", "limit", "page"]
      })
    });
  }
  /**
   * **Requires an OAuth access token with the `org:admin` scope**, from
   * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
   * API keys are not accepted. See
   * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
   *
   * Archive a federation issuer.
   *
   * Idempotent; re-archiving returns the issuer with its original `archived_at`.
   * Rejected with 400 if any live (non-archived) federation rule still references
   * the issuer; archive those rules first (a rule's issuer cannot be changed), or
   * recreate them against another issuer.
   *
   * @throws {SandboxEgressRestrictedError}
   *
   * @example
   * ```ts
   * const federationIssuer =
   *   await client.organization.federation.issuers.archive(
   *     'federation_issuer_id',
   *   );
   * ```
   */
  archive(federationIssuerID, options) {
    return this._client.post(path`/v1/organizations/federation_issuers/${federationIssuerID}/archive`, {
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.federation.issuers.archive", options, {
        route: "/v1/organizations/federation_issuers/{federation_issuer_id}/archive",
        attributes: { "anthropic.organization.federation_issuer.id": federationIssuerID }
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/organization/federation/rules/workspaces.mjs
var Workspaces = class extends APIResource {
  /**
   * **Requires an OAuth access token with the `org:admin` scope**, from
   * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
   * API keys are not accepted. See
   * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
   *
   * List workspaces where this federation rule is enabled.
   *
   * Returns all workspace enablements in a single response; the `limit` and `page`
   * parameters are accepted but have no effect, and `next_page` is always `null`.
   * Returns explicit per-workspace enablements only; for rules with
   * `applies_to_all_workspaces` or a legacy single `workspace_id`, check those
   * fields on the rule itself.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const federationRuleWorkspace of client.organization.federation.rules.workspaces.list(
   *   'federation_rule_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(federationRuleID, query = {}, options) {
    return this._client.getAPIList(path`/v1/organizations/federation_rules/${federationRuleID}/workspaces`, PageCursor, {
      query,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.federation.rules.workspaces.list", options, {
        route: "/v1/organizations/federation_rules/{federation_rule_id}/workspaces",
        queryParams: ["limit", "page"],
        attributes: { "anthropic.organization.federation_rule.id": federationRuleID }
      })
    });
  }
  /**
   * **Requires an OAuth access token with the `org:admin` scope**, from
   * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
   * API keys are not accepted. See
   * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
   *
   * Enable a federation rule for a workspace.
   *
   * Idempotent; re-enabling returns the existing enablement. The rule and workspace
   * must both belong to your organization. Membership of the rule's target service
   * account in this workspace is not checked at enablement: token exchange into this
   * workspace is rejected unless the target is a member (it is implicitly a member
   * of the default workspace). Archived rules are rejected with 400. OAuth callers
   * may only manage rules whose `oauth_scope` is `workspace:developer` or
   * `workspace:inference`; other scopes require a Console session.
   *
   * @throws {SandboxEgressRestrictedError}
   *
   * @example
   * ```ts
   * const federationRuleWorkspace =
   *   await client.organization.federation.rules.workspaces.add(
   *     'federation_rule_id',
   *     { workspace_id: 'workspace_id' },
   *   );
   * ```
   */
  add(federationRuleID, body, options) {
    return this._client.post(path`/v1/organizations/federation_rules/${federationRuleID}/workspaces`, {
      body,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.federation.rules.workspaces.add", options, {
        route: "/v1/organizations/federation_rules/{federation_rule_id}/workspaces",
        attributes: { "anthropic.organization.federation_rule.id": federationRuleID },
        createdIDAttribute: "anthropic.organization.federation_rule.workspace.id",
        createdIDField: "workspace_id"
      })
    });
  }
  /**
   * **Requires an OAuth access token with the `org:admin` scope**, from
   * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
   * API keys are not accepted. See
   * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
   *
   * Disable a federation rule for a workspace.
   *
   * Idempotent; succeeds even if the enablement was already removed. OAuth callers
   * may only manage rules whose `oauth_scope` is `workspace:developer` or
   * `workspace:inference`; other scopes require a Console session.
   *
   * @throws {SandboxEgressRestrictedError}
   *
   * @example
   * ```ts
   * const workspace =
   *   await client.organization.federation.rules.workspaces.remove(
   *     'workspace_id',
   *     { federation_rule_id: 'federation_rule_id' },
   *   );
   * ```
   */
  remove(workspaceID, params, options) {
    let { federation_rule_id } = params;
    return this._client.delete(path`/v1/organizations/federation_rules/${federation_rule_id}/workspaces/${workspaceID}`, {
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.federation.rules.workspaces.remove", options, {
        route: "/v1/organizations/federation_rules/{federation_rule_id}/workspaces/{workspace_id}",
        attributes: {
          "anthropic.organization.federation_rule.id": federation_rule_id,
          "anthropic.organization.federation_rule.workspace.id": workspaceID
        }
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/organization/federation/rules/rules.mjs
var Rules = /* @__PURE__ */ (() => {
  class Rules2 extends APIResource {
    constructor() {
      super(...arguments), this.workspaces = new Workspaces(this._client);
    }
    /**
     * **Requires an OAuth access token with the `org:admin` scope**, from
     * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
     * API keys are not accepted. See
     * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
     *
     * Create a federation rule owned by your organization.
     *
     * The referenced issuer and the target service account must already exist in the
     * same organization; invalid references are rejected with a 400 error. The
     * workspace reference is validated. Membership is not checked at rule creation:
     * token exchange resolves a single enabled workspace per call and is rejected
     * unless the target service account is a member of that workspace (it is
     * implicitly a member of the default workspace). Rules on well-known shared
     * issuers (GitHub Actions, GitLab, Buildkite, Terraform Cloud, Google) must
     * constrain tenant identity via an identity-bearing claim, a tenant-pinning
     * subject prefix (such as `repo:YOUR_ORG/...`), or a CEL condition referencing one
     * of those identity claims (e.g. `claims.repository_owner`). OAuth callers may
     * only manage rules whose `oauth_scope` is `workspace:developer` or
     * `workspace:inference`; other scopes require a Console session.
     *
     * @throws {SandboxEgressRestrictedError}
     *
     * @example
     * ```ts
     * const federationRule =
     *   await client.organization.federation.rules.create({
     *     issuer_id: 'issuer_id',
     *     match: {},
     *     name: 'x',
     *     oauth_scope: 'x',
     *     target: {
     *       service_account_id: 'svac_01SDCCSbTxrXDpWc1phhtcfK',
     *       type: 'service_account',
     *     },
     *   });
     * ```
     */
    create(body, options) {
      return this._client.post("/v1/organizations/federation_rules", {
        body,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.federation.rules.create", options, {
          route: "/v1/organizations/federation_rules",
          createdIDAttribute: "anthropic.organization.federation_rule.id"
        })
      });
    }
    /**
     * **Requires an OAuth access token with the `org:admin` scope**, from
     * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
     * API keys are not accepted. See
     * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
     *
     * Retrieve a federation rule by its ID (`fdrl_...`).
     *
     * @example
     * ```ts
     * const federationRule =
     *   await client.organization.federation.rules.retrieve(
     *     'federation_rule_id',
     *   );
     * ```
     */
    retrieve(federationRuleID, options) {
      return this._client.get(path`/v1/organizations/federation_rules/${federationRuleID}`, {
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.federation.rules.retrieve", options, {
          route: "/v1/organizations/federation_rules/{federation_rule_id}",
          attributes: { "anthropic.organization.federation_rule.id": federationRuleID }
        })
      });
    }
    /**
     * **Requires an OAuth access token with the `org:admin` scope**, from
     * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
     * API keys are not accepted. See
     * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
     *
     * Partially update a federation rule.
     *
     * `issuer_id` is immutable. `match` and `target` are replaced as whole objects
     * when set. Referenced service accounts and workspaces must exist in your
     * organization; invalid references are rejected with a 400 error. Archived rules
     * cannot be updated; this returns 400. Create a new rule instead. Rules on
     * well-known shared issuers (GitHub Actions, GitLab, Buildkite, Terraform Cloud,
     * Google) must constrain tenant identity via an identity-bearing claim, a
     * tenant-pinning subject prefix (such as `repo:YOUR_ORG/...`), or a CEL condition
     * referencing one of those identity claims (e.g. `claims.repository_owner`). On
     * these issuers the requirement is re-checked on every update; if an existing
     * rule's stored match does not yet constrain tenant identity, any update (even a
     * rename or description change) must also supply a conforming `match` in the same
     * request. OAuth callers may only manage rules whose `oauth_scope` is
     * `workspace:developer` or `workspace:inference`; other scopes require a Console
     * session.
     *
     * @throws {SandboxEgressRestrictedError}
     *
     * @example
     * ```ts
     * const federationRule =
     *   await client.organization.federation.rules.update(
     *     'federation_rule_id',
     *     {},
     *   );
     * ```
     */
    update(federationRuleID, body, options) {
      return this._client.post(path`/v1/organizations/federation_rules/${federationRuleID}`, {
        body,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.federation.rules.update", options, {
          route: "/v1/organizations/federation_rules/{federation_rule_id}",
          attributes: { "anthropic.organization.federation_rule.id": federationRuleID }
        })
      });
    }
    /**
     * **Requires an OAuth access token with the `org:admin` scope**, from
     * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
     * API keys are not accepted. See
     * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
     *
     * List federation rules in your organization.
     *
     * Optionally filter by issuer with `issuer_id`. Archived rules are excluded unless
     * `include_archived=true`.
     *
     * @example
     * ```ts
     * // Automatically fetches more pages as needed.
     * for await (const federationRule of client.organization.federation.rules.list()) {
     *   // ...
     * }
     * ```
     */
    list(query = {}, options) {
      return this._client.getAPIList("/v1/organizations/federation_rules", PageCursor, {
        query,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.federation.rules.list", options, {
          route: "/v1/organizations/federation_rules",
          queryParams: ["include_archived", "issuer_id", "limit", "page"]
        })
      });
    }
    /**
     * **Requires an OAuth access token with the `org:admin` scope**, from
     * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
     * API keys are not accepted. See
     * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
     *
     * Archive a federation rule.
     *
     * Token exchange through this rule stops immediately. Idempotent; re-archiving
     * returns the rule with its original `archived_at`. Archiving clears the rule's
     * workspace targeting (`workspace_id` and `workspace_ids` are emptied). Tokens
     * already minted before archive remain valid until they expire. OAuth callers may
     * only manage rules whose `oauth_scope` is `workspace:developer` or
     * `workspace:inference`; other scopes require a Console session.
     *
     * @throws {SandboxEgressRestrictedError}
     *
     * @example
     * ```ts
     * const federationRule =
     *   await client.organization.federation.rules.archive(
     *     'federation_rule_id',
     *   );
     * ```
     */
    archive(federationRuleID, options) {
      return this._client.post(path`/v1/organizations/federation_rules/${federationRuleID}/archive`, {
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.federation.rules.archive", options, {
          route: "/v1/organizations/federation_rules/{federation_rule_id}/archive",
          attributes: { "anthropic.organization.federation_rule.id": federationRuleID }
        })
      });
    }
  }
  return Rules2.Workspaces = Workspaces, Rules2;
})();

// node_modules/@anthropic-ai/sdk/resources/organization/federation/federation.mjs
var Federation = /* @__PURE__ */ (() => {
  class Federation2 extends APIResource {
    constructor() {
      super(...arguments), this.issuers = new Issuers(this._client), this.rules = new Rules(this._client);
    }
  }
  return Federation2.Issuers = Issuers, Federation2.Rules = Rules, Federation2;
})();

// node_modules/@anthropic-ai/sdk/resources/organization/rbac-groups/members.mjs
var Members = class extends APIResource {
  /**
   * List members of an RBAC Group.
   *
   * The RBAC Groups API is available to Claude Enterprise organizations only.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const rbacGroupMember of client.organization.rbacGroups.members.list(
   *   'rbac_group_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(rbacGroupID, query = {}, options) {
    return this._client.getAPIList(path`/v1/organizations/rbac_groups/${rbacGroupID}/members`, PageCursor, {
      query,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.rbac_groups.members.list", options, {
        route: "/v1/organizations/rbac_groups/{rbac_group_id}/members",
        queryParams: ["limit", "page"],
        attributes: { "anthropic.organization.rbac_group.id": rbacGroupID }
      })
    });
  }
  /**
   * Add a User to an RBAC Group. Membership of groups provisioned by an identity
   * provider (source type `"scim"`) cannot be modified via the API while an
   * organization in the tenant uses SCIM provisioning.
   *
   * The RBAC Groups API is available to Claude Enterprise organizations only.
   *
   * @throws {RBACGroupGrantsOwnerAccessError}
   * @throws {RBACGroupOwnerAccessUnconfirmedError}
   * @throws {SandboxEgressRestrictedError}
   *
   * @example
   * ```ts
   * const rbacGroupMember =
   *   await client.organization.rbacGroups.members.add(
   *     'rbac_group_id',
   *     { user_id: 'user_01WxYzAbCdEfGhJkMnPqRsTu' },
   *   );
   * ```
   */
  add(rbacGroupID, body, options) {
    return this._client.post(path`/v1/organizations/rbac_groups/${rbacGroupID}/members`, {
      body,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.rbac_groups.members.add", options, {
        route: "/v1/organizations/rbac_groups/{rbac_group_id}/members",
        attributes: { "anthropic.organization.rbac_group.id": rbacGroupID },
        createdIDAttribute: "anthropic.organization.rbac_group.member.id",
        createdIDField: "user_id"
      })
    });
  }
  /**
   * Remove a User from an RBAC Group. Membership of groups provisioned by an
   * identity provider (source type `"scim"`) cannot be modified via the API while an
   * organization in the tenant uses SCIM provisioning.
   *
   * The RBAC Groups API is available to Claude Enterprise organizations only.
   *
   * @throws {RBACGroupGrantsOwnerAccessError}
   * @throws {RBACGroupOwnerAccessUnconfirmedError}
   * @throws {SandboxEgressRestrictedError}
   *
   * @example
   * ```ts
   * const deletedRBACGroupMember =
   *   await client.organization.rbacGroups.members.remove(
   *     'user_id',
   *     { rbac_group_id: 'rbac_group_id' },
   *   );
   * ```
   */
  remove(userID, params, options) {
    let { rbac_group_id } = params;
    return this._client.delete(path`/v1/organizations/rbac_groups/${rbac_group_id}/members/${userID}`, {
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.rbac_groups.members.remove", options, {
        route: "/v1/organizations/rbac_groups/{rbac_group_id}/members/{user_id}",
        attributes: {
          "anthropic.organization.rbac_group.id": rbac_group_id,
          "anthropic.organization.rbac_group.member.id": userID
        }
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/organization/rbac-groups/rbac-groups.mjs
var RBACGroupGrantsOwnerAccessError = /* @__PURE__ */ (() => {
  class RBACGroupGrantsOwnerAccessError2 extends BadRequestError {
  }
  return RBACGroupGrantsOwnerAccessError2._errorName = "RBACGroupGrantsOwnerAccessError", RBACGroupGrantsOwnerAccessError2;
})(), RBACGroupOwnerAccessUnconfirmedError = /* @__PURE__ */ (() => {
  class RBACGroupOwnerAccessUnconfirmedError2 extends BadRequestError {
  }
  return RBACGroupOwnerAccessUnconfirmedError2._errorName = "RBACGroupOwnerAccessUnconfirmedError", RBACGroupOwnerAccessUnconfirmedError2;
})(), RBACGroups = /* @__PURE__ */ (() => {
  class RBACGroups2 extends APIResource {
    constructor() {
      super(...arguments), this.members = new Members(this._client);
    }
    /**
     * Create an RBAC Group in the Claude Enterprise tenant. Groups created via the API
     * have source type `"direct"`.
     *
     * The RBAC Groups API is available to Claude Enterprise organizations only.
     *
     * @throws {SandboxEgressRestrictedError}
     *
     * @example
     * ```ts
     * const rbacGroup =
     *   await client.organization.rbacGroups.create({
     *     name: 'Engineering',
     *   });
     * ```
     */
    create(body, options) {
      return this._client.post("/v1/organizations/rbac_groups", {
        body,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.rbac_groups.create", options, {
          route: "/v1/organizations/rbac_groups",
          createdIDAttribute: "anthropic.organization.rbac_group.id"
        })
      });
    }
    /**
     * Retrieve an RBAC Group by ID.
     *
     * The RBAC Groups API is available to Claude Enterprise organizations only.
     *
     * @example
     * ```ts
     * const rbacGroup =
     *   await client.organization.rbacGroups.retrieve(
     *     'rbac_group_id',
     *   );
     * ```
     */
    retrieve(rbacGroupID, options) {
      return this._client.get(path`/v1/organizations/rbac_groups/${rbacGroupID}`, {
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.rbac_groups.retrieve", options, {
          route: "/v1/organizations/rbac_groups/{rbac_group_id}",
          attributes: { "anthropic.organization.rbac_group.id": rbacGroupID }
        })
      });
    }
    /**
     * Update an RBAC Group's name. Groups provisioned by an identity provider (source
     * type `"scim"`) cannot be modified via the API while an organization in the
     * tenant uses SCIM provisioning.
     *
     * The RBAC Groups API is available to Claude Enterprise organizations only.
     *
     * @throws {SandboxEgressRestrictedError}
     *
     * @example
     * ```ts
     * const rbacGroup =
     *   await client.organization.rbacGroups.update(
     *     'rbac_group_id',
     *     {},
     *   );
     * ```
     */
    update(rbacGroupID, body, options) {
      return this._client.post(path`/v1/organizations/rbac_groups/${rbacGroupID}`, {
        body,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.rbac_groups.update", options, {
          route: "/v1/organizations/rbac_groups/{rbac_group_id}",
          attributes: { "anthropic.organization.rbac_group.id": rbacGroupID }
        })
      });
    }
    /**
     * List RBAC Groups in the Claude Enterprise tenant.
     *
     * The RBAC Groups API is available to Claude Enterprise organizations only.
     *
     * @example
     * ```ts
     * // Automatically fetches more pages as needed.
     * for await (const rbacGroup of client.organization.rbacGroups.list()) {
     *   // ...
     * }
     * ```
     */
    list(query = {}, options) {
      return this._client.getAPIList("/v1/organizations/rbac_groups", PageCursor, {
        query,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.rbac_groups.list", options, {
          route: "/v1/organizations/rbac_groups",
          queryParams: ["limit", "page"]
        })
      });
    }
    /**
     * Delete an RBAC Group. Groups provisioned by an identity provider (source type
     * `"scim"`) cannot be deleted via the API while an organization in the tenant uses
     * SCIM provisioning.
     *
     * The RBAC Groups API is available to Claude Enterprise organizations only.
     *
     * @throws {RBACGroupGrantsOwnerAccessError}
     * @throws {RBACGroupOwnerAccessUnconfirmedError}
     * @throws {SandboxEgressRestrictedError}
     *
     * @example
     * ```ts
     * const deletedRBACGroup =
     *   await client.organization.rbacGroups.delete(
     *     'rbac_group_id',
     *   );
     * ```
     */
    delete(rbacGroupID, options) {
      return this._client.delete(path`/v1/organizations/rbac_groups/${rbacGroupID}`, {
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.rbac_groups.delete", options, {
          route: "/v1/organizations/rbac_groups/{rbac_group_id}",
          attributes: { "anthropic.organization.rbac_group.id": rbacGroupID }
        })
      });
    }
  }
  return RBACGroups2.RBACGroupGrantsOwnerAccessError = RBACGroupGrantsOwnerAccessError, RBACGroups2.RBACGroupOwnerAccessUnconfirmedError = RBACGroupOwnerAccessUnconfirmedError, RBACGroups2.Members = Members, RBACGroups2;
})();

// node_modules/@anthropic-ai/sdk/resources/organization/rbac-roles/permissions.mjs
var Permissions = class extends APIResource {
  /**
   * List the permissions an RBAC Role grants.
   *
   * The RBAC Roles API is available to Claude Enterprise organizations only.
   *
   * @throws {OrganizationTypeNotSupportedError}
   * @throws {ParentOrganizationRequiredError}
   * @throws {RBACRoleNotFoundError}
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const rbacRolePermission of client.organization.rbacRoles.permissions.list(
   *   'rbac_role_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(rbacRoleID, query = {}, options) {
    return this._client.getAPIList(path`/v1/organizations/rbac_roles/${rbacRoleID}/permissions`, PageCursor, {
      query,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.rbac_roles.permissions.list", options, {
        route: "/v1/organizations/rbac_roles/{rbac_role_id}/permissions",
        queryParams: ["limit", "page"],
        attributes: { "anthropic.organization.rbac_role.id": rbacRoleID }
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/organization/rbac-roles/rbac-roles.mjs
var RBACRoles = /* @__PURE__ */ (() => {
  class RBACRoles2 extends APIResource {
    constructor() {
      super(...arguments), this.permissions = new Permissions(this._client);
    }
    /**
     * Retrieve an RBAC Role by ID.
     *
     * The RBAC Roles API is available to Claude Enterprise organizations only.
     *
     * @throws {OrganizationTypeNotSupportedError}
     * @throws {ParentOrganizationRequiredError}
     * @throws {RBACRoleNotFoundError}
     *
     * @example
     * ```ts
     * const rbacRole =
     *   await client.organization.rbacRoles.retrieve(
     *     'rbac_role_id',
     *   );
     * ```
     */
    retrieve(rbacRoleID, options) {
      return this._client.get(path`/v1/organizations/rbac_roles/${rbacRoleID}`, {
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.rbac_roles.retrieve", options, {
          route: "/v1/organizations/rbac_roles/{rbac_role_id}",
          attributes: { "anthropic.organization.rbac_role.id": rbacRoleID }
        })
      });
    }
    /**
     * List RBAC Roles in the organization.
     *
     * The RBAC Roles API is available to Claude Enterprise organizations only.
     *
     * @throws {OrganizationTypeNotSupportedError}
     * @throws {ParentOrganizationRequiredError}
     *
     * @example
     * ```ts
     * // Automatically fetches more pages as needed.
     * for await (const rbacRole of client.organization.rbacRoles.list()) {
     *   // ...
     * }
     * ```
     */
    list(query = {}, options) {
      return this._client.getAPIList("/v1/organizations/rbac_roles", PageCursor, {
        query,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.rbac_roles.list", options, {
          route: "/v1/organizations/rbac_roles",
          queryParams: ["limit", "page"]
        })
      });
    }
  }
  return RBACRoles2.Permissions = Permissions, RBACRoles2;
})();

// node_modules/@anthropic-ai/sdk/resources/organization/service-accounts/workspaces.mjs
var Workspaces2 = class extends APIResource {
  /**
   * **Requires an OAuth access token with the `org:admin` scope**, from
   * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
   * API keys are not accepted. See
   * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
   *
   * List the workspaces a service account is a member of.
   *
   * Each entry includes the service account's `workspace_role` in that workspace.
   * Use `limit` and the `next_page` cursor to paginate. When the service account has
   * no explicit default-workspace membership, the implicit (`implicit: true`)
   * membership is returned as the first entry on the first page; with `limit=1` the
   * first page may return up to 2 entries (the implicit entry plus one explicit
   * membership) so a pagination cursor can be derived. Memberships are returned only
   * while the service account is active. Without a `page` cursor, an archived
   * service account returns an empty list. A `page` cursor that does not match an
   * active membership returns a 400 invalid-request error. A cursor stops matching
   * when the membership is removed, the workspace is deleted, or the service account
   * is archived. Restart pagination from the first page to recover.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const serviceAccountWorkspaceMember of client.organization.serviceAccounts.workspaces.list(
   *   'service_account_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(serviceAccountID, query = {}, options) {
    return this._client.getAPIList(path`/v1/organizations/service_accounts/${serviceAccountID}/workspaces`, PageCursor, {
      query,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.service_accounts.workspaces.list", options, {
        route: "/v1/organizations/service_accounts/{service_account_id}/workspaces",
        queryParams: ["limit", "page"],
        attributes: { "anthropic.organization.service_account.id": serviceAccountID }
      })
    });
  }
  /**
   * **Requires an OAuth access token with the `org:admin` scope**, from
   * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
   * API keys are not accepted. See
   * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
   *
   * Add a service account to a workspace with the given `workspace_role`.
   *
   * Mirror of `POST /workspaces/{workspace_id}/service_accounts`, addressed from the
   * service-account side; both create the same membership. If the service account is
   * already an explicit member of the workspace, its `workspace_role` is replaced
   * with the value supplied here. Archived workspaces return 400. Archived service
   * accounts cannot be added and are rejected.
   *
   * @throws {SandboxEgressRestrictedError}
   *
   * @example
   * ```ts
   * const serviceAccountWorkspaceMember =
   *   await client.organization.serviceAccounts.workspaces.add(
   *     'service_account_id',
   *     {
   *       workspace_id: 'workspace_id',
   *       workspace_role: 'workspace_admin',
   *     },
   *   );
   * ```
   */
  add(serviceAccountID, body, options) {
    return this._client.post(path`/v1/organizations/service_accounts/${serviceAccountID}/workspaces`, {
      body,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.service_accounts.workspaces.add", options, {
        route: "/v1/organizations/service_accounts/{service_account_id}/workspaces",
        attributes: { "anthropic.organization.service_account.id": serviceAccountID },
        createdIDAttribute: "anthropic.organization.service_account.workspace.id",
        createdIDField: "workspace_id"
      })
    });
  }
  /**
   * **Requires an OAuth access token with the `org:admin` scope**, from
   * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
   * API keys are not accepted. See
   * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
   *
   * Remove a service account from a workspace.
   *
   * Mirror of
   * `DELETE /workspaces/{workspace_id}/service_accounts/{service_account_id}`,
   * addressed from the service-account side. Removal is idempotent (returns 200 even
   * if the membership was already removed). A DELETE against the implicit
   * default-workspace membership returns 200 but is a no-op and the membership
   * persists; deleting an explicit default-workspace row reverts to the implicit
   * `workspace_user` membership. Archived workspaces return 400.
   *
   * @throws {SandboxEgressRestrictedError}
   *
   * @example
   * ```ts
   * const workspace =
   *   await client.organization.serviceAccounts.workspaces.remove(
   *     'workspace_id',
   *     { service_account_id: 'service_account_id' },
   *   );
   * ```
   */
  remove(workspaceID, params, options) {
    let { service_account_id } = params;
    return this._client.delete(path`/v1/organizations/service_accounts/${service_account_id}/workspaces/${workspaceID}`, {
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.service_accounts.workspaces.remove", options, {
        route: "/v1/organizations/service_accounts/{service_account_id}/workspaces/{workspace_id}",
        attributes: {
          "anthropic.organization.service_account.id": service_account_id,
          "anthropic.organization.service_account.workspace.id": workspaceID
        }
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/organization/service-accounts/service-accounts.mjs
var ServiceAccounts = /* @__PURE__ */ (() => {
  class ServiceAccounts3 extends APIResource {
    constructor() {
      super(...arguments), this.workspaces = new Workspaces2(this._client);
    }
    /**
     * **Requires an OAuth access token with the `org:admin` scope**, from
     * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
     * API keys are not accepted. See
     * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
     *
     * Create a service account.
     *
     * A service account is a named workload identity that federation rules target.
     * `organization_role` is `developer` (default) or `admin`; a rule may only be
     * created or retargeted to grant `org:admin` scope when the target's
     * `organization_role` is `admin`. Creating an `admin`-role service account
     * requires an interactive credential (a user OAuth token or a Console session) — a
     * workload may only create `developer`-role service accounts.
     *
     * @throws {SandboxEgressRestrictedError}
     *
     * @example
     * ```ts
     * const serviceAccount =
     *   await client.organization.serviceAccounts.create({
     *     name: 'ci-deploy-bot',
     *   });
     * ```
     */
    create(body, options) {
      return this._client.post("/v1/organizations/service_accounts", {
        body,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.service_accounts.create", options, {
          route: "/v1/organizations/service_accounts",
          createdIDAttribute: "anthropic.organization.service_account.id"
        })
      });
    }
    /**
     * **Requires an OAuth access token with the `org:admin` scope**, from
     * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
     * API keys are not accepted. See
     * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
     *
     * Retrieve a service account by its ID (`svac_...`).
     *
     * @example
     * ```ts
     * const serviceAccount =
     *   await client.organization.serviceAccounts.retrieve(
     *     'service_account_id',
     *   );
     * ```
     */
    retrieve(serviceAccountID, options) {
      return this._client.get(path`/v1/organizations/service_accounts/${serviceAccountID}`, {
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.service_accounts.retrieve", options, {
          route: "/v1/organizations/service_accounts/{service_account_id}",
          attributes: { "anthropic.organization.service_account.id": serviceAccountID }
        })
      });
    }
    /**
     * **Requires an OAuth access token with the `org:admin` scope**, from
     * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
     * API keys are not accepted. See
     * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
     *
     * Update a service account.
     *
     * Only `description` and `organization_role` are mutable; `name` cannot be
     * changed. Archived service accounts cannot be updated; this returns 400. Setting
     * `organization_role` to `admin` (even when unchanged) requires an interactive
     * credential (a user OAuth token or a Console session).
     *
     * @throws {SandboxEgressRestrictedError}
     *
     * @example
     * ```ts
     * const serviceAccount =
     *   await client.organization.serviceAccounts.update(
     *     'service_account_id',
     *     {},
     *   );
     * ```
     */
    update(serviceAccountID, body, options) {
      return this._client.post(path`/v1/organizations/service_accounts/${serviceAccountID}`, {
        body,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.service_accounts.update", options, {
          route: "/v1/organizations/service_accounts/{service_account_id}",
          attributes: { "anthropic.organization.service_account.id": serviceAccountID }
        })
      });
    }
    /**
     * **Requires an OAuth access token with the `org:admin` scope**, from
     * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
     * API keys are not accepted. See
     * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
     *
     * List service accounts in the caller's organization.
     *
     * Results are ordered by creation time, newest first. Use `limit` and the
     * `next_page` cursor to paginate; set `include_archived=true` to include archived
     * service accounts.
     *
     * @example
     * ```ts
     * // Automatically fetches more pages as needed.
     * for await (const serviceAccount of client.organization.serviceAccounts.list()) {
     *   // ...
     * }
     * ```
     */
    list(query = {}, options) {
      return this._client.getAPIList("/v1/organizations/service_accounts", PageCursor, {
        query,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.service_accounts.list", options, {
          route: "/v1/organizations/service_accounts",
          queryParams: ["include_archived", "limit", "page"]
        })
      });
    }
    /**
     * **Requires an OAuth access token with the `org:admin` scope**, from
     * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
     * API keys are not accepted. See
     * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
     *
     * Archive a service account.
     *
     * Idempotent; re-archiving returns the service account with its original
     * `archived_at`. Rejected with 400 if any live (non-archived) federation rule
     * still targets this service account, same as issuer archival; archive those rules
     * first or change their target to another service account.
     *
     * @throws {SandboxEgressRestrictedError}
     *
     * @example
     * ```ts
     * const serviceAccount =
     *   await client.organization.serviceAccounts.archive(
     *     'service_account_id',
     *   );
     * ```
     */
    archive(serviceAccountID, options) {
      return this._client.post(path`/v1/organizations/service_accounts/${serviceAccountID}/archive`, {
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.service_accounts.archive", options, {
          route: "/v1/organizations/service_accounts/{service_account_id}/archive",
          attributes: { "anthropic.organization.service_account.id": serviceAccountID }
        })
      });
    }
  }
  return ServiceAccounts3.Workspaces = Workspaces2, ServiceAccounts3;
})();

// node_modules/@anthropic-ai/sdk/resources/organization/spend-limits/effective.mjs
var Effective = class extends APIResource {
  /**
   * List each member's effective spend limit and period-to-date spend.
   *
   * Returns one row per (member, period) the member resolves a spend limit for, with
   * the `source` scope the spend limit was inherited from. Paginates by member, so a
   * member's periods never split across pages. Supported for Claude Enterprise
   * organizations only, not for Claude Console organizations.
   *
   * @throws {OrganizationTypeNotSupportedError}
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const spendSummary of client.organization.spendLimits.effective.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/v1/organizations/spend_limits/effective", PageCursor, {
      query,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.spend_limits.effective.list", options, {
        route: "/v1/organizations/spend_limits/effective",
        queryParams: ["limit", "page", "period", "user_ids"]
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/organization/spend-limits/increase-requests.mjs
var IncreaseRequests = class extends APIResource {
  /**
   * Retrieve a spend limit increase request.
   *
   * While `pending`, the response includes a live `spend_summary` for the requester
   * at the request's period.
   *
   * @example
   * ```ts
   * const spendLimitIncreaseRequest =
   *   await client.organization.spendLimits.increaseRequests.retrieve(
   *     'spend_limit_increase_request_id',
   *   );
   * ```
   */
  retrieve(spendLimitIncreaseRequestID, options) {
    return this._client.get(path`/v1/organizations/spend_limit_increase_requests/${spendLimitIncreaseRequestID}`, {
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.spend_limits.increase_requests.retrieve", options, {
        route: "/v1/organizations/spend_limit_increase_requests/{spend_limit_increase_request_id}",
        attributes: {
          "anthropic.organization.spend_limit_increase_request.id": spendLimitIncreaseRequestID
        }
      })
    });
  }
  /**
   * List spend limit increase requests, most recent first.
   *
   * Pending requests include a live `spend_summary` for the requester. Requests
   * whose requester is no longer a member are excluded.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const spendLimitIncreaseRequest of client.organization.spendLimits.increaseRequests.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/v1/organizations/spend_limit_increase_requests", PageCursor, {
      query,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.spend_limits.increase_requests.list", options, {
        route: "/v1/organizations/spend_limit_increase_requests",
        queryParams: ["actor_ids", "limit", "page", "status"]
      })
    });
  }
  /**
   * Approve a pending spend limit increase request.
   *
   * Writes a per-user spend limit at `amount` for the requester and transitions the
   * request to `approved`. `period` defaults to the period the member was blocked
   * on. Anthropic emails the requester unless `suppress_notification` is set.
   *
   * @throws {SandboxEgressRestrictedError}
   *
   * @example
   * ```ts
   * const response =
   *   await client.organization.spendLimits.increaseRequests.approve(
   *     'spend_limit_increase_request_id',
   *     { amount: '50000' },
   *   );
   * ```
   */
  approve(spendLimitIncreaseRequestID, body, options) {
    return this._client.post(path`/v1/organizations/spend_limit_increase_requests/${spendLimitIncreaseRequestID}/approve`, {
      body,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.spend_limits.increase_requests.approve", options, {
        route: "/v1/organizations/spend_limit_increase_requests/{spend_limit_increase_request_id}/approve",
        attributes: {
          "anthropic.organization.spend_limit_increase_request.id": spendLimitIncreaseRequestID
        }
      })
    });
  }
  /**
   * Deny a pending spend limit increase request.
   *
   * Idempotent on `denied`; denying an already-`approved` request returns 400.
   * Anthropic emails the requester unless `suppress_notification` is set.
   *
   * @throws {SandboxEgressRestrictedError}
   *
   * @example
   * ```ts
   * const spendLimitIncreaseRequest =
   *   await client.organization.spendLimits.increaseRequests.deny(
   *     'spend_limit_increase_request_id',
   *     {},
   *   );
   * ```
   */
  deny(spendLimitIncreaseRequestID, body, options) {
    return this._client.post(path`/v1/organizations/spend_limit_increase_requests/${spendLimitIncreaseRequestID}/deny`, {
      body,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.spend_limits.increase_requests.deny", options, {
        route: "/v1/organizations/spend_limit_increase_requests/{spend_limit_increase_request_id}/deny",
        attributes: {
          "anthropic.organization.spend_limit_increase_request.id": spendLimitIncreaseRequestID
        }
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/organization/spend-limits/spend-limits.mjs
var SpendLimits = /* @__PURE__ */ (() => {
  class SpendLimits2 extends APIResource {
    constructor() {
      super(...arguments), this.effective = new Effective(this._client), this.increaseRequests = new IncreaseRequests(this._client);
    }
  }
  return SpendLimits2.Effective = Effective, SpendLimits2.IncreaseRequests = IncreaseRequests, SpendLimits2;
})();

// node_modules/@anthropic-ai/sdk/resources/organization/workspaces/members.mjs
var Members2 = class extends APIResource {
  /**
   * Get Workspace Member
   *
   * @example
   * ```ts
   * const workspaceMember =
   *   await client.organization.workspaces.members.retrieve(
   *     'user_id',
   *     { workspace_id: 'workspace_id' },
   *   );
   * ```
   */
  retrieve(userID, params, options) {
    let { workspace_id } = params;
    return this._client.get(path`/v1/organizations/workspaces/${workspace_id}/members/${userID}`, {
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.workspaces.members.retrieve", options, {
        route: "/v1/organizations/workspaces/{workspace_id}/members/{user_id}",
        attributes: {
          "anthropic.organization.workspace.id": workspace_id,
          "anthropic.organization.workspace.member.id": userID
        }
      })
    });
  }
  /**
   * Update Workspace Member
   *
   * @throws {WorkspaceMemberLimitExceededError}
   * @throws {SandboxEgressRestrictedError}
   *
   * @example
   * ```ts
   * const workspaceMember =
   *   await client.organization.workspaces.members.update(
   *     'user_id',
   *     {
   *       workspace_id: 'workspace_id',
   *       workspace_role: 'workspace_admin',
   *     },
   *   );
   * ```
   */
  update(userID, params, options) {
    let { workspace_id, ...body } = params;
    return this._client.post(path`/v1/organizations/workspaces/${workspace_id}/members/${userID}`, {
      body,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.workspaces.members.update", options, {
        route: "/v1/organizations/workspaces/{workspace_id}/members/{user_id}",
        attributes: {
          "anthropic.organization.workspace.id": workspace_id,
          "anthropic.organization.workspace.member.id": userID
        }
      })
    });
  }
  /**
   * List Workspace Members
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const workspaceMember of client.organization.workspaces.members.list(
   *   'workspace_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(workspaceID, query = {}, options) {
    return this._client.getAPIList(path`/v1/organizations/workspaces/${workspaceID}/members`, Page, {
      query,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.workspaces.members.list", options, {
        route: "/v1/organizations/workspaces/{workspace_id}/members",
        queryParams: ["after_id", "before_id", "limit"],
        attributes: { "anthropic.organization.workspace.id": workspaceID }
      })
    });
  }
  /**
   * Create Workspace Member
   *
   * @throws {WorkspaceMemberLimitExceededError}
   * @throws {SandboxEgressRestrictedError}
   *
   * @example
   * ```ts
   * const workspaceMember =
   *   await client.organization.workspaces.members.add(
   *     'workspace_id',
   *     {
   *       user_id: 'user_01WxYzAbCdEfGhJkMnPqRsTu',
   *       workspace_role: 'workspace_admin',
   *     },
   *   );
   * ```
   */
  add(workspaceID, body, options) {
    return this._client.post(path`/v1/organizations/workspaces/${workspaceID}/members`, {
      body,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.workspaces.members.add", options, {
        route: "/v1/organizations/workspaces/{workspace_id}/members",
        attributes: { "anthropic.organization.workspace.id": workspaceID },
        createdIDAttribute: "anthropic.organization.workspace.member.id",
        createdIDField: "user_id"
      })
    });
  }
  /**
   * Delete Workspace Member
   *
   * @throws {SandboxEgressRestrictedError}
   *
   * @example
   * ```ts
   * const member =
   *   await client.organization.workspaces.members.remove(
   *     'user_id',
   *     { workspace_id: 'workspace_id' },
   *   );
   * ```
   */
  remove(userID, params, options) {
    let { workspace_id } = params;
    return this._client.delete(path`/v1/organizations/workspaces/${workspace_id}/members/${userID}`, {
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.workspaces.members.remove", options, {
        route: "/v1/organizations/workspaces/{workspace_id}/members/{user_id}",
        attributes: {
          "anthropic.organization.workspace.id": workspace_id,
          "anthropic.organization.workspace.member.id": userID
        }
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/organization/workspaces/rate-limits.mjs
var RateLimits2 = class extends APIResource {
  /**
   * Set or clear rate-limit overrides for one rate-limit group in a workspace.
   *
   * Only the limiter types named in `limits` change: an integer `value` sets that
   * type's override and `null` clears it. Types not named keep their current value.
   * A value above the organization's own limit is stored, but the organization limit
   * still applies, so the lower of the two is enforced.
   *
   * Returns the targeted group's entry with this request applied, in the shape
   * `GET /v1/organizations/workspaces/{workspace_id}/rate_limits` returns. Changes
   * take effect within about an hour.
   *
   * @throws {SandboxEgressRestrictedError}
   *
   * @example
   * ```ts
   * const workspaceRateLimit =
   *   await client.organization.workspaces.rateLimits.update(
   *     'rate_limit_id',
   *     {
   *       workspace_id: 'workspace_id',
   *       limits: [{ type: 'fast_itpmca', value: 0 }],
   *     },
   *   );
   * ```
   */
  update(rateLimitID, params, options) {
    let { workspace_id, ...body } = params;
    return this._client.post(path`/v1/organizations/workspaces/${workspace_id}/rate_limits/${rateLimitID}`, {
      body,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.workspaces.rate_limits.update", options, {
        route: "/v1/organizations/workspaces/{workspace_id}/rate_limits/{rate_limit_id}",
        attributes: {
          "anthropic.organization.workspace.id": workspace_id,
          "anthropic.organization.workspace.rate_limit.id": rateLimitID
        }
      })
    });
  }
  /**
   * List a workspace's rate limits.
   *
   * By default, returns only the groups and limiter types that have a
   * workspace-level override. With `include_inherited=true`, returns every group
   * with organization-level limits the workspace can see, listing for each the
   * values it inherits from the organization as well as its own overrides. Each
   * value's `source` says which it is.
   *
   * When `limit` is omitted, every matching entry is returned in a single page; when
   * `limit` truncates the result, follow `next_page` to fetch the remaining entries.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const workspaceRateLimit of client.organization.workspaces.rateLimits.list(
   *   'workspace_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(workspaceID, query = {}, options) {
    return this._client.getAPIList(path`/v1/organizations/workspaces/${workspaceID}/rate_limits`, PageCursor, {
      query,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.workspaces.rate_limits.list", options, {
        route: "/v1/organizations/workspaces/{workspace_id}/rate_limits",
        queryParams: ["group_type", "include_inherited", "limit", "page"],
        attributes: { "anthropic.organization.workspace.id": workspaceID }
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/organization/workspaces/service-accounts.mjs
var ServiceAccounts2 = class extends APIResource {
  /**
   * **Requires an OAuth access token with the `org:admin` scope**, from
   * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
   * API keys are not accepted. See
   * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
   *
   * Retrieve a service account's membership in a workspace.
   *
   * Returns the membership record, including the service account's `workspace_role`
   * in this workspace. Archived workspaces return 400. For the default workspace,
   * returns the implicit (`implicit: true`) membership when no explicit membership
   * exists; an explicitly added membership is returned with its assigned role. An
   * archived service account returns 404.
   *
   * @example
   * ```ts
   * const serviceAccountWorkspaceMember =
   *   await client.organization.workspaces.serviceAccounts.retrieve(
   *     'service_account_id',
   *     { workspace_id: 'workspace_id' },
   *   );
   * ```
   */
  retrieve(serviceAccountID, params, options) {
    let { workspace_id } = params;
    return this._client.get(path`/v1/organizations/workspaces/${workspace_id}/service_accounts/${serviceAccountID}`, {
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.workspaces.service_accounts.retrieve", options, {
        route: "/v1/organizations/workspaces/{workspace_id}/service_accounts/{service_account_id}",
        attributes: {
          "anthropic.organization.workspace.id": workspace_id,
          "anthropic.organization.workspace.service_account.id": serviceAccountID
        }
      })
    });
  }
  /**
   * **Requires an OAuth access token with the `org:admin` scope**, from
   * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
   * API keys are not accepted. See
   * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
   *
   * Change a service account's role in a workspace.
   *
   * The new `workspace_role` replaces the current one. Only explicit memberships can
   * be updated; to set a role on the implicit default-workspace membership, add the
   * service account explicitly with
   * `POST /workspaces/{workspace_id}/service_accounts`. Archived workspaces
   * return 400. Archived service accounts cannot be updated and are rejected.
   *
   * @throws {SandboxEgressRestrictedError}
   *
   * @example
   * ```ts
   * const serviceAccountWorkspaceMember =
   *   await client.organization.workspaces.serviceAccounts.update(
   *     'service_account_id',
   *     {
   *       workspace_id: 'workspace_id',
   *       workspace_role: 'workspace_admin',
   *     },
   *   );
   * ```
   */
  update(serviceAccountID, params, options) {
    let { workspace_id, ...body } = params;
    return this._client.post(path`/v1/organizations/workspaces/${workspace_id}/service_accounts/${serviceAccountID}`, {
      body,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.workspaces.service_accounts.update", options, {
        route: "/v1/organizations/workspaces/{workspace_id}/service_accounts/{service_account_id}",
        attributes: {
          "anthropic.organization.workspace.id": workspace_id,
          "anthropic.organization.workspace.service_account.id": serviceAccountID
        }
      })
    });
  }
  /**
   * **Requires an OAuth access token with the `org:admin` scope**, from
   * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
   * API keys are not accepted. See
   * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
   *
   * List the service accounts that are members of a workspace.
   *
   * Each entry includes the service account's `workspace_role`. Use `limit` and the
   * `next_page` cursor to paginate. Archived workspaces return 400; use
   * `GET /service_accounts/{id}/workspaces` to audit memberships of an archived
   * workspace. The implicit default-workspace membership is not included in this
   * list. Memberships of archived service accounts are omitted from the results.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const serviceAccountWorkspaceMember of client.organization.workspaces.serviceAccounts.list(
   *   'workspace_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(workspaceID, query = {}, options) {
    return this._client.getAPIList(path`/v1/organizations/workspaces/${workspaceID}/service_accounts`, PageCursor, {
      query,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.workspaces.service_accounts.list", options, {
        route: "/v1/organizations/workspaces/{workspace_id}/service_accounts",
        queryParams: ["limit", "page"],
        attributes: { "anthropic.organization.workspace.id": workspaceID }
      })
    });
  }
  /**
   * **Requires an OAuth access token with the `org:admin` scope**, from
   * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
   * API keys are not accepted. See
   * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
   *
   * Add a service account to a workspace with the given `workspace_role`.
   *
   * The role determines what the service account can do in the workspace and which
   * workspace-scoped permissions it can be granted when authenticating through
   * federation. Every service account is already an implicit `workspace_user` member
   * of the default workspace; adding it explicitly assigns a chosen role. If the
   * service account is already an explicit member of the workspace, its
   * `workspace_role` is replaced with the value supplied here. Archived workspaces
   * return 400. Archived service accounts cannot be added and are rejected.
   *
   * @throws {SandboxEgressRestrictedError}
   *
   * @example
   * ```ts
   * const serviceAccountWorkspaceMember =
   *   await client.organization.workspaces.serviceAccounts.add(
   *     'workspace_id',
   *     {
   *       service_account_id: 'service_account_id',
   *       workspace_role: 'workspace_admin',
   *     },
   *   );
   * ```
   */
  add(workspaceID, body, options) {
    return this._client.post(path`/v1/organizations/workspaces/${workspaceID}/service_accounts`, {
      body,
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.workspaces.service_accounts.add", options, {
        route: "/v1/organizations/workspaces/{workspace_id}/service_accounts",
        attributes: { "anthropic.organization.workspace.id": workspaceID },
        createdIDAttribute: "anthropic.organization.workspace.service_account.id",
        createdIDField: "service_account_id"
      })
    });
  }
  /**
   * **Requires an OAuth access token with the `org:admin` scope**, from
   * `ant auth login --scope org:admin` or a workload identity federation rule; Admin
   * API keys are not accepted. See
   * [Manage WIF with the Admin API](/docs/en/manage-claude/wif-admin-api).
   *
   * Remove a service account from a workspace.
   *
   * Removal is idempotent (returns 200 even if the membership was already removed).
   * A DELETE against the implicit default-workspace membership returns 200 but is a
   * no-op and the membership persists; deleting an explicit default-workspace row
   * reverts to the implicit `workspace_user` membership. Archived workspaces
   * return 400.
   *
   * @throws {SandboxEgressRestrictedError}
   *
   * @example
   * ```ts
   * const serviceAccount =
   *   await client.organization.workspaces.serviceAccounts.remove(
   *     'service_account_id',
   *     { workspace_id: 'workspace_id' },
   *   );
   * ```
   */
  remove(serviceAccountID, params, options) {
    let { workspace_id } = params;
    return this._client.delete(path`/v1/organizations/workspaces/${workspace_id}/service_accounts/${serviceAccountID}`, {
      ...options,
      __span: startApiCallSpan(this._client, "anthropic.organization.workspaces.service_accounts.remove", options, {
        route: "/v1/organizations/workspaces/{workspace_id}/service_accounts/{service_account_id}",
        attributes: {
          "anthropic.organization.workspace.id": workspace_id,
          "anthropic.organization.workspace.service_account.id": serviceAccountID
        }
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/organization/workspaces/workspaces.mjs
var KeyProfileMismatchError = /* @__PURE__ */ (() => {
  class KeyProfileMismatchError2 extends BadRequestError {
  }
  return KeyProfileMismatchError2._errorName = "KeyProfileMismatchError", KeyProfileMismatchError2;
})(), WorkspaceMemberLimitExceededError = /* @__PURE__ */ (() => {
  class WorkspaceMemberLimitExceededError2 extends BadRequestError {
  }
  return WorkspaceMemberLimitExceededError2._errorName = "WorkspaceMemberLimitExceededError", WorkspaceMemberLimitExceededError2;
})(), WorkspacePolicyViolationError = /* @__PURE__ */ (() => {
  class WorkspacePolicyViolationError2 extends BadRequestError {
  }
  return WorkspacePolicyViolationError2._errorName = "WorkspacePolicyViolationError", WorkspacePolicyViolationError2;
})(), Workspaces3 = /* @__PURE__ */ (() => {
  class Workspaces4 extends APIResource {
    constructor() {
      super(...arguments), this.rateLimits = new RateLimits2(this._client), this.members = new Members2(this._client), this.serviceAccounts = new ServiceAccounts2(this._client);
    }
    /**
     * Create Workspace
     *
     * @throws {ExternalKeyValidationFailedError}
     * @throws {ExternalKeyValidationTimedOutError}
     * @throws {KeyProfileMismatchError}
     * @throws {UserProfileNotFoundError}
     * @throws {WorkspacePolicyViolationError}
     * @throws {SandboxEgressRestrictedError}
     * @throws {ExternalKeyChangedError}
     *
     * @example
     * ```ts
     * const workspace =
     *   await client.organization.workspaces.create({
     *     name: 'Workspace Name',
     *   });
     * ```
     */
    create(body, options) {
      return this._client.post("/v1/organizations/workspaces", {
        body,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.workspaces.create", options, {
          route: "/v1/organizations/workspaces",
          createdIDAttribute: "anthropic.organization.workspace.id"
        })
      });
    }
    /**
     * Get Workspace
     *
     * @example
     * ```ts
     * const workspace =
     *   await client.organization.workspaces.retrieve(
     *     'workspace_id',
     *   );
     * ```
     */
    retrieve(workspaceID, options) {
      return this._client.get(path`/v1/organizations/workspaces/${workspaceID}`, {
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.workspaces.retrieve", options, {
          route: "/v1/organizations/workspaces/{workspace_id}",
          attributes: { "anthropic.organization.workspace.id": workspaceID }
        })
      });
    }
    /**
     * Update Workspace
     *
     * @throws {ExternalKeyValidationFailedError}
     * @throws {ExternalKeyValidationTimedOutError}
     * @throws {KeyProfileMismatchError}
     * @throws {UserProfileNotFoundError}
     * @throws {WorkspacePolicyViolationError}
     * @throws {SandboxEgressRestrictedError}
     * @throws {ExternalKeyChangedError}
     *
     * @example
     * ```ts
     * const workspace =
     *   await client.organization.workspaces.update(
     *     'workspace_id',
     *     {},
     *   );
     * ```
     */
    update(workspaceID, body, options) {
      return this._client.post(path`/v1/organizations/workspaces/${workspaceID}`, {
        body,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.workspaces.update", options, {
          route: "/v1/organizations/workspaces/{workspace_id}",
          attributes: { "anthropic.organization.workspace.id": workspaceID }
        })
      });
    }
    /**
     * List Workspaces
     *
     * @example
     * ```ts
     * // Automatically fetches more pages as needed.
     * for await (const workspace of client.organization.workspaces.list()) {
     *   // ...
     * }
     * ```
     */
    list(query = {}, options) {
      return this._client.getAPIList("/v1/organizations/workspaces", Page, {
        query,
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.workspaces.list", options, {
          route: "/v1/organizations/workspaces",
          queryParams: ["after_id", "before_id", "ids", "include_archived", "include_default", "limit"]
        })
      });
    }
    /**
     * Archive Workspace
     *
     * @throws {SandboxEgressRestrictedError}
     *
     * @example
     * ```ts
     * const workspace =
     *   await client.organization.workspaces.archive(
     *     'workspace_id',
     *   );
     * ```
     */
    archive(workspaceID, options) {
      return this._client.post(path`/v1/organizations/workspaces/${workspaceID}/archive`, {
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.workspaces.archive", options, {
          route: "/v1/organizations/workspaces/{workspace_id}/archive",
          attributes: { "anthropic.organization.workspace.id": workspaceID }
        })
      });
    }
  }
  return Workspaces4.KeyProfileMismatchError = KeyProfileMismatchError, Workspaces4.WorkspaceMemberLimitExceededError = WorkspaceMemberLimitExceededError, Workspaces4.WorkspacePolicyViolationError = WorkspacePolicyViolationError, Workspaces4.RateLimits = RateLimits2, Workspaces4.Members = Members2, Workspaces4.ServiceAccounts = ServiceAccounts2, Workspaces4;
})();

// node_modules/@anthropic-ai/sdk/resources/organization/organization.mjs
var OrgMemberLimitExceededError = /* @__PURE__ */ (() => {
  class OrgMemberLimitExceededError2 extends BadRequestError {
  }
  return OrgMemberLimitExceededError2._errorName = "OrgMemberLimitExceededError", OrgMemberLimitExceededError2;
})(), RBACRoleNotFoundError = /* @__PURE__ */ (() => {
  class RBACRoleNotFoundError2 extends NotFoundError {
  }
  return RBACRoleNotFoundError2._errorName = "RBACRoleNotFoundError", RBACRoleNotFoundError2;
})(), ConcurrentMembershipChangeError = /* @__PURE__ */ (() => {
  class ConcurrentMembershipChangeError2 extends ConflictError {
  }
  return ConcurrentMembershipChangeError2._errorName = "ConcurrentMembershipChangeError", ConcurrentMembershipChangeError2;
})(), Organization = /* @__PURE__ */ (() => {
  class Organization2 extends APIResource {
    constructor() {
      super(...arguments), this.apiKeys = new APIKeys(this._client), this.externalKeys = new ExternalKeys(this._client), this.federation = new Federation(this._client), this.invites = new Invites(this._client), this.serviceAccounts = new ServiceAccounts(this._client), this.users = new Users(this._client), this.workspaces = new Workspaces3(this._client), this.rateLimits = new RateLimits(this._client), this.complianceSettings = new ComplianceSettings(this._client), this.analytics = new Analytics(this._client), this.spendLimits = new SpendLimits(this._client), this.rbacGroups = new RBACGroups(this._client), this.rbacRoles = new RBACRoles(this._client);
    }
    /**
     * Retrieve information about the organization associated with the authenticated
     * API key.
     *
     * @example
     * ```ts
     * const organizationInfo =
     *   await client.organization.retrieve();
     * ```
     */
    retrieve(options) {
      return this._client.get("/v1/organizations/me", {
        ...options,
        __span: startApiCallSpan(this._client, "anthropic.organization.retrieve", options, {
          route: "/v1/organizations/me"
        })
      });
    }
  }
  return Organization2.OrgMemberLimitExceededError = OrgMemberLimitExceededError, Organization2.RBACRoleNotFoundError = RBACRoleNotFoundError, Organization2.ConcurrentMembershipChangeError = ConcurrentMembershipChangeError, Organization2.APIKeys = APIKeys, Organization2.OrgAPIKeyLimitExceededError = OrgAPIKeyLimitExceededError, Organization2.WorkspaceAPIKeyLimitExceededError = WorkspaceAPIKeyLimitExceededError, Organization2.ExternalKeys = ExternalKeys, Organization2.ExternalKeyInWorkspacePolicyError = ExternalKeyInWorkspacePolicyError, Organization2.ExternalKeyValidationFailedError = ExternalKeyValidationFailedError, Organization2.ExternalKeyValidationTimedOutError = ExternalKeyValidationTimedOutError, Organization2.ExternalKeyChangedError = ExternalKeyChangedError, Organization2.Federation = Federation, Organization2.Invites = Invites, Organization2.AlreadyMemberError = AlreadyMemberError, Organization2.CannotInviteEmailsWithUnverifiedDomainsError = CannotInviteEmailsWithUnverifiedDomainsError, Organization2.EmailDomainNotAllowedError = EmailDomainNotAllowedError, Organization2.InviteAlreadyExistsError = InviteAlreadyExistsError, Organization2.ServiceAccounts = ServiceAccounts, Organization2.Users = Users, Organization2.CannotRemoveLastMemberError = CannotRemoveLastMemberError, Organization2.Workspaces = Workspaces3, Organization2.KeyProfileMismatchError = KeyProfileMismatchError, Organization2.WorkspaceMemberLimitExceededError = WorkspaceMemberLimitExceededError, Organization2.WorkspacePolicyViolationError = WorkspacePolicyViolationError, Organization2.RateLimits = RateLimits, Organization2.ComplianceSettings = ComplianceSettings, Organization2.Analytics = Analytics, Organization2.SpendLimits = SpendLimits, Organization2.RBACGroups = RBACGroups, Organization2.RBACGroupGrantsOwnerAccessError = RBACGroupGrantsOwnerAccessError, Organization2.RBACGroupOwnerAccessUnconfirmedError = RBACGroupOwnerAccessUnconfirmedError, Organization2.RBACRoles = RBACRoles, Organization2;
})();

// node_modules/@anthropic-ai/sdk/resources/skills/versions.mjs
var Versions = class extends APIResource {
  /**
   * Create Skill Version
   *
   * @throws {ClaudeCodeKeyCreatorNotMemberError}
   * @throws {CMEKKeyDisabledError}
   * @throws {CMEKKeyNetworkBlockedError}
   * @throws {OrganizationOnHoldError}
   * @throws {CMEKContextUnavailableError}
   *
   * @example
   * ```ts
   * const skillVersion = await client.skills.versions.create(
   *   'skill_id',
   *   { files: [fs.createReadStream('path/to/file')] },
   * );
   * ```
   */
  create(skillID, params, options) {
    let { workspace_id, ...body } = params;
    return this._client.post(path`/v1/skills/${skillID}/versions`, multipartFormRequestOptions({
      body,
      ...options,
      headers: buildHeaders([
        { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
        options?.headers
      ]),
      __span: startApiCallSpan(this._client, "anthropic.skills.versions.create", options, {
        route: "/v1/skills/{skill_id}/versions",
        attributes: { "anthropic.skill.id": skillID },
        createdIDAttribute: "anthropic.skill.version.id"
      })
    }, this._client, !1));
  }
  /**
   * Get Skill Version
   *
   * @throws {ClaudeCodeKeyCreatorNotMemberError}
   * @throws {OrganizationOnHoldError}
   *
   * @example
   * ```ts
   * const skillVersion = await client.skills.versions.retrieve(
   *   'version',
   *   { skill_id: 'skill_id' },
   * );
   * ```
   */
  retrieve(version, params, options) {
    let { skill_id, workspace_id } = params;
    return this._client.get(path`/v1/skills/${skill_id}/versions/${version}`, {
      ...options,
      headers: buildHeaders([
        { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
        options?.headers
      ]),
      __span: startApiCallSpan(this._client, "anthropic.skills.versions.retrieve", options, {
        route: "/v1/skills/{skill_id}/versions/{version}",
        attributes: { "anthropic.skill.id": skill_id, "anthropic.skill.version.id": version }
      })
    });
  }
  /**
   * List Skill Versions
   *
   * @throws {ClaudeCodeKeyCreatorNotMemberError}
   * @throws {OrganizationOnHoldError}
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const skillVersion of client.skills.versions.list(
   *   'skill_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(skillID, params = {}, options) {
    let { workspace_id, ...query } = params ?? {};
    return this._client.getAPIList(path`/v1/skills/${skillID}/versions`, PageCursor, {
      query,
      ...options,
      headers: buildHeaders([
        { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
        options?.headers
      ]),
      __span: startApiCallSpan(this._client, "anthropic.skills.versions.list", options, {
        route: "/v1/skills/{skill_id}/versions",
        queryParams: ["limit", "page"],
        attributes: { "anthropic.skill.id": skillID }
      })
    });
  }
  /**
   * Delete Skill Version
   *
   * @throws {ClaudeCodeKeyCreatorNotMemberError}
   * @throws {OrganizationOnHoldError}
   *
   * @example
   * ```ts
   * const deletedSkillVersion =
   *   await client.skills.versions.delete('version', {
   *     skill_id: 'skill_id',
   *   });
   * ```
   */
  delete(version, params, options) {
    let { skill_id, workspace_id } = params;
    return this._client.delete(path`/v1/skills/${skill_id}/versions/${version}`, {
      ...options,
      headers: buildHeaders([
        { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
        options?.headers
      ]),
      __span: startApiCallSpan(this._client, "anthropic.skills.versions.delete", options, {
        route: "/v1/skills/{skill_id}/versions/{version}",
        attributes: { "anthropic.skill.id": skill_id, "anthropic.skill.version.id": version }
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/skills/skills.mjs
var SkillReadBlockedUndecryptableError = /* @__PURE__ */ (() => {
  class SkillReadBlockedUndecryptableError2 extends ConflictError {
  }
  return SkillReadBlockedUndecryptableError2._errorName = "SkillReadBlockedUndecryptableError", SkillReadBlockedUndecryptableError2;
})(), Skills2 = /* @__PURE__ */ (() => {
  class Skills3 extends APIResource {
    constructor() {
      super(...arguments), this.versions = new Versions(this._client);
    }
    /**
     * Create Skill
     *
     * @throws {ClaudeCodeKeyCreatorNotMemberError}
     * @throws {CMEKKeyDisabledError}
     * @throws {CMEKKeyNetworkBlockedError}
     * @throws {OrganizationOnHoldError}
     * @throws {CMEKContextUnavailableError}
     *
     * @example
     * ```ts
     * const skill = await client.skills.create({
     *   files: [fs.createReadStream('path/to/file')],
     * });
     * ```
     */
    create(params, options) {
      let { workspace_id, ...body } = params;
      return this._client.post("/v1/skills", multipartFormRequestOptions({
        body,
        ...options,
        headers: buildHeaders([
          { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
          options?.headers
        ]),
        __span: startApiCallSpan(this._client, "anthropic.skills.create", options, {
          route: "/v1/skills",
          createdIDAttribute: "anthropic.skill.id"
        })
      }, this._client, !1));
    }
    /**
     * Get Skill
     *
     * @throws {ClaudeCodeKeyCreatorNotMemberError}
     * @throws {OrganizationOnHoldError}
     *
     * @example
     * ```ts
     * const skill = await client.skills.retrieve('skill_id');
     * ```
     */
    retrieve(skillID, params = {}, options) {
      let { workspace_id } = params ?? {};
      return this._client.get(path`/v1/skills/${skillID}`, {
        ...options,
        headers: buildHeaders([
          { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
          options?.headers
        ]),
        __span: startApiCallSpan(this._client, "anthropic.skills.retrieve", options, {
          route: "/v1/skills/{skill_id}",
          attributes: { "anthropic.skill.id": skillID }
        })
      });
    }
    /**
     * List Skills
     *
     * @throws {ClaudeCodeKeyCreatorNotMemberError}
     * @throws {OrganizationOnHoldError}
     *
     * @example
     * ```ts
     * // Automatically fetches more pages as needed.
     * for await (const skill of client.skills.list()) {
     *   // ...
     * }
     * ```
     */
    list(params = {}, options) {
      let { workspace_id, ...query } = params ?? {};
      return this._client.getAPIList("/v1/skills", PageCursor, {
        query,
        ...options,
        headers: buildHeaders([
          { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
          options?.headers
        ]),
        __span: startApiCallSpan(this._client, "anthropic.skills.list", options, {
          route: "/v1/skills",
          queryParams: ["limit", "page", "source"]
        })
      });
    }
    /**
     * Delete Skill
     *
     * @throws {ClaudeCodeKeyCreatorNotMemberError}
     * @throws {OrganizationOnHoldError}
     *
     * @example
     * ```ts
     * const deletedSkill = await client.skills.delete('skill_id');
     * ```
     */
    delete(skillID, params = {}, options) {
      let { workspace_id } = params ?? {};
      return this._client.delete(path`/v1/skills/${skillID}`, {
        ...options,
        headers: buildHeaders([
          { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
          options?.headers
        ]),
        __span: startApiCallSpan(this._client, "anthropic.skills.delete", options, {
          route: "/v1/skills/{skill_id}",
          attributes: { "anthropic.skill.id": skillID }
        })
      });
    }
  }
  return Skills3.SkillReadBlockedUndecryptableError = SkillReadBlockedUndecryptableError, Skills3.Versions = Versions, Skills3;
})();

// node_modules/@anthropic-ai/sdk/resources/user-profiles/action-urls.mjs
var ActionURLs = class extends APIResource {
  /**
   * Create Action URL
   *
   * @example
   * ```ts
   * const userProfileActionURL =
   *   await client.userProfiles.actionURLs.create(
   *     'uprof_011CZkZCu8hGbp5mYRQgUmz9',
   *     { action: { type: 'enroll_end_user' } },
   *   );
   * ```
   */
  create(userProfileID, params, options) {
    let { workspace_id, ...body } = params;
    return this._client.post(path`/v1/user_profiles/${userProfileID}/action_urls`, {
      body,
      ...options,
      headers: buildHeaders([
        { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
        options?.headers
      ]),
      __span: startApiCallSpan(this._client, "anthropic.user_profiles.action_urls.create", options, {
        route: "/v1/user_profiles/{user_profile_id}/action_urls",
        attributes: { "anthropic.user_profile.id": userProfileID }
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/resources/user-profiles/user-profiles.mjs
var UserProfileNotFoundError = /* @__PURE__ */ (() => {
  class UserProfileNotFoundError2 extends BadRequestError {
  }
  return UserProfileNotFoundError2._errorName = "UserProfileNotFoundError", UserProfileNotFoundError2;
})(), UserProfileRequiredError = /* @__PURE__ */ (() => {
  class UserProfileRequiredError2 extends BadRequestError {
  }
  return UserProfileRequiredError2._errorName = "UserProfileRequiredError", UserProfileRequiredError2;
})(), UserProfileBillingNotAuthorizedError = /* @__PURE__ */ (() => {
  class UserProfileBillingNotAuthorizedError2 extends PermissionDeniedError {
  }
  return UserProfileBillingNotAuthorizedError2._errorName = "UserProfileBillingNotAuthorizedError", UserProfileBillingNotAuthorizedError2;
})(), UserProfileNotBillableError = /* @__PURE__ */ (() => {
  class UserProfileNotBillableError2 extends PermissionDeniedError {
  }
  return UserProfileNotBillableError2._errorName = "UserProfileNotBillableError", UserProfileNotBillableError2;
})(), UserProfiles = /* @__PURE__ */ (() => {
  class UserProfiles2 extends APIResource {
    constructor() {
      super(...arguments), this.actionURLs = new ActionURLs(this._client);
    }
    /**
     * Create User Profile
     *
     * @example
     * ```ts
     * const userProfile = await client.userProfiles.create({});
     * ```
     */
    create(params, options) {
      let { workspace_id, ...body } = params;
      return this._client.post("/v1/user_profiles", {
        body,
        ...options,
        headers: buildHeaders([
          { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
          options?.headers
        ]),
        __span: startApiCallSpan(this._client, "anthropic.user_profiles.create", options, {
          route: "/v1/user_profiles",
          createdIDAttribute: "anthropic.user_profile.id"
        })
      });
    }
    /**
     * Get User Profile
     *
     * @example
     * ```ts
     * const userProfile = await client.userProfiles.retrieve(
     *   'uprof_011CZkZCu8hGbp5mYRQgUmz9',
     * );
     * ```
     */
    retrieve(userProfileID, params = {}, options) {
      let { workspace_id } = params ?? {};
      return this._client.get(path`/v1/user_profiles/${userProfileID}`, {
        ...options,
        headers: buildHeaders([
          { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
          options?.headers
        ]),
        __span: startApiCallSpan(this._client, "anthropic.user_profiles.retrieve", options, {
          route: "/v1/user_profiles/{user_profile_id}",
          attributes: { "anthropic.user_profile.id": userProfileID }
        })
      });
    }
    /**
     * Update User Profile
     *
     * @example
     * ```ts
     * const userProfile = await client.userProfiles.update(
     *   'uprof_011CZkZCu8hGbp5mYRQgUmz9',
     *   {},
     * );
     * ```
     */
    update(userProfileID, params, options) {
      let { workspace_id, ...body } = params;
      return this._client.post(path`/v1/user_profiles/${userProfileID}`, {
        body,
        ...options,
        headers: buildHeaders([
          { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
          options?.headers
        ]),
        __span: startApiCallSpan(this._client, "anthropic.user_profiles.update", options, {
          route: "/v1/user_profiles/{user_profile_id}",
          attributes: { "anthropic.user_profile.id": userProfileID }
        })
      });
    }
    /**
     * List User Profiles
     *
     * @example
     * ```ts
     * // Automatically fetches more pages as needed.
     * for await (const userProfile of client.userProfiles.list()) {
     *   // ...
     * }
     * ```
     */
    list(params = {}, options) {
      let { workspace_id, ...query } = params ?? {};
      return this._client.getAPIList("/v1/user_profiles", PageCursor, {
        query,
        ...options,
        headers: buildHeaders([
          { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
          options?.headers
        ]),
        __span: startApiCallSpan(this._client, "anthropic.user_profiles.list", options, {
          route: "/v1/user_profiles",
          queryParams: ["enforcement_status", "limit", "order", "order_by", "page"]
        })
      });
    }
    /**
     * Delete User Profile
     *
     * @example
     * ```ts
     * const deletedUserProfile = await client.userProfiles.delete(
     *   'uprof_011CZkZCu8hGbp5mYRQgUmz9',
     * );
     * ```
     */
    delete(userProfileID, params = {}, options) {
      let { workspace_id } = params ?? {};
      return this._client.delete(path`/v1/user_profiles/${userProfileID}`, {
        ...options,
        headers: buildHeaders([
          { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
          options?.headers
        ]),
        __span: startApiCallSpan(this._client, "anthropic.user_profiles.delete", options, {
          route: "/v1/user_profiles/{user_profile_id}",
          attributes: { "anthropic.user_profile.id": userProfileID }
        })
      });
    }
  }
  return UserProfiles2.UserProfileNotFoundError = UserProfileNotFoundError, UserProfiles2.UserProfileRequiredError = UserProfileRequiredError, UserProfiles2.UserProfileBillingNotAuthorizedError = UserProfileBillingNotAuthorizedError, UserProfiles2.UserProfileNotBillableError = UserProfileNotBillableError, UserProfiles2.ActionURLs = ActionURLs, UserProfiles2;
})();

// node_modules/@anthropic-ai/sdk/resources/beta/environments/work.mjs
var BetaHeartbeatPreconditionFailedError = /* @__PURE__ */ (() => {
  class BetaHeartbeatPreconditionFailedError2 extends PreconditionFailedError {
  }
  return BetaHeartbeatPreconditionFailedError2._errorName = "BetaHeartbeatPreconditionFailedError", BetaHeartbeatPreconditionFailedError2;
})();

// node_modules/@anthropic-ai/sdk/resources/beta/environments/environments.mjs
var BetaEnvironmentArchivedError = /* @__PURE__ */ (() => {
  class BetaEnvironmentArchivedError2 extends BadRequestError {
  }
  return BetaEnvironmentArchivedError2._errorName = "BetaEnvironmentArchivedError", BetaEnvironmentArchivedError2;
})(), BetaInvalidConfigTypeChangeError = /* @__PURE__ */ (() => {
  class BetaInvalidConfigTypeChangeError2 extends BadRequestError {
  }
  return BetaInvalidConfigTypeChangeError2._errorName = "BetaInvalidConfigTypeChangeError", BetaInvalidConfigTypeChangeError2;
})(), BetaInvalidMetadataError = /* @__PURE__ */ (() => {
  class BetaInvalidMetadataError2 extends BadRequestError {
  }
  return BetaInvalidMetadataError2._errorName = "BetaInvalidMetadataError", BetaInvalidMetadataError2;
})(), BetaEnvironmentCreateDisabledError = /* @__PURE__ */ (() => {
  class BetaEnvironmentCreateDisabledError2 extends PermissionDeniedError {
  }
  return BetaEnvironmentCreateDisabledError2._errorName = "BetaEnvironmentCreateDisabledError", BetaEnvironmentCreateDisabledError2;
})(), BetaEnvironmentUpdateDisabledError = /* @__PURE__ */ (() => {
  class BetaEnvironmentUpdateDisabledError2 extends PermissionDeniedError {
  }
  return BetaEnvironmentUpdateDisabledError2._errorName = "BetaEnvironmentUpdateDisabledError", BetaEnvironmentUpdateDisabledError2;
})(), BetaEnvironmentNotFoundError = /* @__PURE__ */ (() => {
  class BetaEnvironmentNotFoundError2 extends NotFoundError {
  }
  return BetaEnvironmentNotFoundError2._errorName = "BetaEnvironmentNotFoundError", BetaEnvironmentNotFoundError2;
})();

// node_modules/@anthropic-ai/sdk/resources/beta/organization/users.mjs
var BetaCannotSignOutPrimaryOwnerError = /* @__PURE__ */ (() => {
  class BetaCannotSignOutPrimaryOwnerError2 extends BadRequestError {
  }
  return BetaCannotSignOutPrimaryOwnerError2._errorName = "BetaCannotSignOutPrimaryOwnerError", BetaCannotSignOutPrimaryOwnerError2;
})(), BetaCannotSignOutSelfError = /* @__PURE__ */ (() => {
  class BetaCannotSignOutSelfError2 extends BadRequestError {
  }
  return BetaCannotSignOutSelfError2._errorName = "BetaCannotSignOutSelfError", BetaCannotSignOutSelfError2;
})(), BetaCannotSignOutManagedMemberError = /* @__PURE__ */ (() => {
  class BetaCannotSignOutManagedMemberError2 extends PermissionDeniedError {
  }
  return BetaCannotSignOutManagedMemberError2._errorName = "BetaCannotSignOutManagedMemberError", BetaCannotSignOutManagedMemberError2;
})(), BetaCannotSignOutMembershipAdminError = /* @__PURE__ */ (() => {
  class BetaCannotSignOutMembershipAdminError2 extends PermissionDeniedError {
  }
  return BetaCannotSignOutMembershipAdminError2._errorName = "BetaCannotSignOutMembershipAdminError", BetaCannotSignOutMembershipAdminError2;
})(), BetaCannotSignOutOwnerError = /* @__PURE__ */ (() => {
  class BetaCannotSignOutOwnerError2 extends PermissionDeniedError {
  }
  return BetaCannotSignOutOwnerError2._errorName = "BetaCannotSignOutOwnerError", BetaCannotSignOutOwnerError2;
})(), BetaCannotSignOutPrivilegedMemberError = /* @__PURE__ */ (() => {
  class BetaCannotSignOutPrivilegedMemberError2 extends PermissionDeniedError {
  }
  return BetaCannotSignOutPrivilegedMemberError2._errorName = "BetaCannotSignOutPrivilegedMemberError", BetaCannotSignOutPrivilegedMemberError2;
})();

// node_modules/@anthropic-ai/sdk/resources/beta/organization/claude-tag/claude-tag.mjs
var BetaBundleAttachmentNotSupportedError = /* @__PURE__ */ (() => {
  class BetaBundleAttachmentNotSupportedError2 extends BadRequestError {
  }
  return BetaBundleAttachmentNotSupportedError2._errorName = "BetaBundleAttachmentNotSupportedError", BetaBundleAttachmentNotSupportedError2;
})(), BetaBundleOnCallError = /* @__PURE__ */ (() => {
  class BetaBundleOnCallError2 extends BadRequestError {
  }
  return BetaBundleOnCallError2._errorName = "BetaBundleOnCallError", BetaBundleOnCallError2;
})(), BetaSlackChannelSetUpSettingsRefusedError = /* @__PURE__ */ (() => {
  class BetaSlackChannelSetUpSettingsRefusedError2 extends BadRequestError {
  }
  return BetaSlackChannelSetUpSettingsRefusedError2._errorName = "BetaSlackChannelSetUpSettingsRefusedError", BetaSlackChannelSetUpSettingsRefusedError2;
})(), BetaAPIKeyScopeMissingError = /* @__PURE__ */ (() => {
  class BetaAPIKeyScopeMissingError2 extends PermissionDeniedError {
  }
  return BetaAPIKeyScopeMissingError2._errorName = "BetaAPIKeyScopeMissingError", BetaAPIKeyScopeMissingError2;
})(), BetaClaudeTagWritesNotEnabledError = /* @__PURE__ */ (() => {
  class BetaClaudeTagWritesNotEnabledError2 extends PermissionDeniedError {
  }
  return BetaClaudeTagWritesNotEnabledError2._errorName = "BetaClaudeTagWritesNotEnabledError", BetaClaudeTagWritesNotEnabledError2;
})(), BetaComplianceConfigurationRestrictedError = /* @__PURE__ */ (() => {
  class BetaComplianceConfigurationRestrictedError2 extends PermissionDeniedError {
  }
  return BetaComplianceConfigurationRestrictedError2._errorName = "BetaComplianceConfigurationRestrictedError", BetaComplianceConfigurationRestrictedError2;
})(), BetaOrganizationLevelScopedAPIKeyRequiredError = /* @__PURE__ */ (() => {
  class BetaOrganizationLevelScopedAPIKeyRequiredError2 extends PermissionDeniedError {
  }
  return BetaOrganizationLevelScopedAPIKeyRequiredError2._errorName = "BetaOrganizationLevelScopedAPIKeyRequiredError", BetaOrganizationLevelScopedAPIKeyRequiredError2;
})(), BetaSlackChannelSetUpEnvironmentNotFoundError = /* @__PURE__ */ (() => {
  class BetaSlackChannelSetUpEnvironmentNotFoundError2 extends NotFoundError {
  }
  return BetaSlackChannelSetUpEnvironmentNotFoundError2._errorName = "BetaSlackChannelSetUpEnvironmentNotFoundError", BetaSlackChannelSetUpEnvironmentNotFoundError2;
})(), BetaSlackChannelSetUpSettingsConflictError = /* @__PURE__ */ (() => {
  class BetaSlackChannelSetUpSettingsConflictError2 extends ConflictError {
  }
  return BetaSlackChannelSetUpSettingsConflictError2._errorName = "BetaSlackChannelSetUpSettingsConflictError", BetaSlackChannelSetUpSettingsConflictError2;
})();

// node_modules/@anthropic-ai/sdk/resources/beta/organization/plugins/plugins.mjs
var BetaScanFailedError = /* @__PURE__ */ (() => {
  class BetaScanFailedError2 extends BadRequestError {
  }
  return BetaScanFailedError2._errorName = "BetaScanFailedError", BetaScanFailedError2;
})(), BetaPluginNameTakenError = /* @__PURE__ */ (() => {
  class BetaPluginNameTakenError2 extends ConflictError {
  }
  return BetaPluginNameTakenError2._errorName = "BetaPluginNameTakenError", BetaPluginNameTakenError2;
})(), BetaScanPendingError = /* @__PURE__ */ (() => {
  class BetaScanPendingError2 extends ConflictError {
  }
  return BetaScanPendingError2._errorName = "BetaScanPendingError", BetaScanPendingError2;
})(), BetaSkillNameTakenError = /* @__PURE__ */ (() => {
  class BetaSkillNameTakenError2 extends ConflictError {
  }
  return BetaSkillNameTakenError2._errorName = "BetaSkillNameTakenError", BetaSkillNameTakenError2;
})(), BetaRegistrationPendingError = /* @__PURE__ */ (() => {
  class BetaRegistrationPendingError2 extends ServiceUnavailableError {
  }
  return BetaRegistrationPendingError2._errorName = "BetaRegistrationPendingError", BetaRegistrationPendingError2;
})();

// node_modules/@anthropic-ai/sdk/resources/beta/organization/rbac-groups/rbac-groups.mjs
var BetaRBACGroupNotFoundError = /* @__PURE__ */ (() => {
  class BetaRBACGroupNotFoundError2 extends NotFoundError {
  }
  return BetaRBACGroupNotFoundError2._errorName = "BetaRBACGroupNotFoundError", BetaRBACGroupNotFoundError2;
})();

// node_modules/@anthropic-ai/sdk/resources/beta/organization/spend-limits/spend-limits.mjs
var BetaSpendLimitsAdminAPIWritesNotEnabledError = /* @__PURE__ */ (() => {
  class BetaSpendLimitsAdminAPIWritesNotEnabledError2 extends PermissionDeniedError {
  }
  return BetaSpendLimitsAdminAPIWritesNotEnabledError2._errorName = "BetaSpendLimitsAdminAPIWritesNotEnabledError", BetaSpendLimitsAdminAPIWritesNotEnabledError2;
})();

// node_modules/@anthropic-ai/sdk/resources/beta/organization/claude-code/managed-settings/managed-settings.mjs
var BetaCMEKFeatureUnsupportedError = /* @__PURE__ */ (() => {
  class BetaCMEKFeatureUnsupportedError2 extends BadRequestError {
  }
  return BetaCMEKFeatureUnsupportedError2._errorName = "BetaCMEKFeatureUnsupportedError", BetaCMEKFeatureUnsupportedError2;
})(), BetaRBACGroupOrderLimitExceededError = /* @__PURE__ */ (() => {
  class BetaRBACGroupOrderLimitExceededError2 extends BadRequestError {
  }
  return BetaRBACGroupOrderLimitExceededError2._errorName = "BetaRBACGroupOrderLimitExceededError", BetaRBACGroupOrderLimitExceededError2;
})(), BetaSettingsDocumentLimitExceededError = /* @__PURE__ */ (() => {
  class BetaSettingsDocumentLimitExceededError2 extends BadRequestError {
  }
  return BetaSettingsDocumentLimitExceededError2._errorName = "BetaSettingsDocumentLimitExceededError", BetaSettingsDocumentLimitExceededError2;
})(), BetaSettingsHistoryLimitExceededError = /* @__PURE__ */ (() => {
  class BetaSettingsHistoryLimitExceededError2 extends BadRequestError {
  }
  return BetaSettingsHistoryLimitExceededError2._errorName = "BetaSettingsHistoryLimitExceededError", BetaSettingsHistoryLimitExceededError2;
})(), BetaRBACGroupManagedSettingsNotFoundError = /* @__PURE__ */ (() => {
  class BetaRBACGroupManagedSettingsNotFoundError2 extends NotFoundError {
  }
  return BetaRBACGroupManagedSettingsNotFoundError2._errorName = "BetaRBACGroupManagedSettingsNotFoundError", BetaRBACGroupManagedSettingsNotFoundError2;
})();

// node_modules/@anthropic-ai/sdk/core/error-classes.mjs
var ERROR_CODE_CLASSES = /* @__PURE__ */ new Map([
  ["400 already_member", AlreadyMemberError],
  ["400 available_tools_limit_exceeded", AvailableToolsLimitExceededError],
  ["400 bundle_attachment_not_supported", BetaBundleAttachmentNotSupportedError],
  ["400 bundle_on_call", BetaBundleOnCallError],
  ["400 cannot_invite_emails_with_unverified_domains", CannotInviteEmailsWithUnverifiedDomainsError],
  ["400 cannot_remove_last_member", CannotRemoveLastMemberError],
  ["400 cannot_sign_out_primary_owner", BetaCannotSignOutPrimaryOwnerError],
  ["400 cannot_sign_out_self", BetaCannotSignOutSelfError],
  ["400 claude_code_key_creator_not_member", ClaudeCodeKeyCreatorNotMemberError],
  ["400 claude_code_version_too_old", ClaudeCodeVersionTooOldError],
  ["400 cmek_feature_unsupported", BetaCMEKFeatureUnsupportedError],
  ["400 cmek_key_disabled", CMEKKeyDisabledError],
  ["400 cmek_key_network_blocked", CMEKKeyNetworkBlockedError],
  ["400 compaction_block_ambiguous", CompactionBlockAmbiguousError],
  ["400 compaction_block_misplaced", CompactionBlockMisplacedError],
  ["400 compaction_content_mismatch", CompactionContentMismatchError],
  ["400 compaction_incomplete_turn", CompactionIncompleteTurnError],
  ["400 compaction_nothing_to_summarize", CompactionNothingToSummarizeError],
  ["400 compaction_signature_invalid", CompactionSignatureInvalidError],
  ["400 compaction_too_many_tool_references", CompactionTooManyToolReferencesError],
  ["400 compaction_tool_changes_mismatch", CompactionToolChangesMismatchError],
  ["400 email_domain_not_allowed", EmailDomainNotAllowedError],
  ["400 environment_archived", BetaEnvironmentArchivedError],
  ["400 external_key_in_workspace_policy", ExternalKeyInWorkspacePolicyError],
  ["400 external_key_validation_failed", ExternalKeyValidationFailedError],
  ["400 external_key_validation_timed_out", ExternalKeyValidationTimedOutError],
  ["400 file_not_downloadable", FileNotDownloadableError],
  ["400 invalid_config_type_change", BetaInvalidConfigTypeChangeError],
  ["400 invalid_metadata", BetaInvalidMetadataError],
  ["400 invite_already_exists", InviteAlreadyExistsError],
  ["400 key_profile_mismatch", KeyProfileMismatchError],
  ["400 org_api_key_limit_exceeded", OrgAPIKeyLimitExceededError],
  ["400 org_member_limit_exceeded", OrgMemberLimitExceededError],
  ["400 organization_not_enrolled_in_beta", BetaOrganizationNotEnrolledInBetaError],
  ["400 organization_on_hold", OrganizationOnHoldError],
  ["400 organization_type_not_supported", OrganizationTypeNotSupportedError],
  ["400 parent_organization_required", ParentOrganizationRequiredError],
  ["400 rbac_group_grants_owner_access", RBACGroupGrantsOwnerAccessError],
  ["400 rbac_group_order_limit_exceeded", BetaRBACGroupOrderLimitExceededError],
  ["400 rbac_group_owner_access_unconfirmed", RBACGroupOwnerAccessUnconfirmedError],
  ["400 request_body_encoding_invalid", RequestBodyEncodingInvalidError],
  ["400 request_body_encoding_unsupported", RequestBodyEncodingUnsupportedError],
  ["400 request_body_timeout", BetaRequestBodyTimeoutError],
  ["400 scan_failed", BetaScanFailedError],
  ["400 settings_document_limit_exceeded", BetaSettingsDocumentLimitExceededError],
  ["400 settings_history_limit_exceeded", BetaSettingsHistoryLimitExceededError],
  ["400 slack_channel_set_up_settings_refused", BetaSlackChannelSetUpSettingsRefusedError],
  ["400 storage_quota_exceeded", StorageQuotaExceededError],
  ["400 thread_already_continued", ThreadAlreadyContinuedError],
  ["400 thread_continue_in_flight", ThreadContinueInFlightError],
  ["400 thread_fingerprint_mismatch", ThreadFingerprintMismatchError],
  ["400 thread_unsupported_request", ThreadUnsupportedRequestError],
  ["400 tool_name_conflict", ToolNameConflictError],
  ["400 tool_reference_unresolved", ToolReferenceUnresolvedError],
  ["400 unsupported_charset", BetaUnsupportedCharsetError],
  ["400 user_profile_not_found", UserProfileNotFoundError],
  ["400 user_profile_required", UserProfileRequiredError],
  ["400 workspace_api_key_limit_exceeded", WorkspaceAPIKeyLimitExceededError],
  ["400 workspace_member_limit_exceeded", WorkspaceMemberLimitExceededError],
  ["400 workspace_policy_violation", WorkspacePolicyViolationError],
  ["402 linked_organization_billing_unavailable", LinkedOrganizationBillingUnavailableError],
  ["402 linked_organization_spend_limit_reached", LinkedOrganizationSpendLimitReachedError],
  ["403 api_key_scope_missing", BetaAPIKeyScopeMissingError],
  ["403 cannot_sign_out_managed_member", BetaCannotSignOutManagedMemberError],
  ["403 cannot_sign_out_membership_admin", BetaCannotSignOutMembershipAdminError],
  ["403 cannot_sign_out_owner", BetaCannotSignOutOwnerError],
  ["403 cannot_sign_out_privileged_member", BetaCannotSignOutPrivilegedMemberError],
  ["403 claude_tag_writes_not_enabled", BetaClaudeTagWritesNotEnabledError],
  ["403 compliance_configuration_restricted", BetaComplianceConfigurationRestrictedError],
  ["403 environment_create_disabled", BetaEnvironmentCreateDisabledError],
  ["403 environment_update_disabled", BetaEnvironmentUpdateDisabledError],
  ["403 organization_level_scoped_api_key_required", BetaOrganizationLevelScopedAPIKeyRequiredError],
  ["403 sandbox_egress_restricted", SandboxEgressRestrictedError],
  ["403 spend_limits_admin_api_writes_not_enabled", BetaSpendLimitsAdminAPIWritesNotEnabledError],
  ["403 user_profile_billing_not_authorized", UserProfileBillingNotAuthorizedError],
  ["403 user_profile_not_billable", UserProfileNotBillableError],
  ["404 environment_not_found", BetaEnvironmentNotFoundError],
  ["404 file_expired", FileExpiredError],
  ["404 rbac_group_managed_settings_not_found", BetaRBACGroupManagedSettingsNotFoundError],
  ["404 rbac_group_not_found", BetaRBACGroupNotFoundError],
  ["404 rbac_role_not_found", RBACRoleNotFoundError],
  ["404 slack_channel_set_up_environment_not_found", BetaSlackChannelSetUpEnvironmentNotFoundError],
  ["404 thread_not_found", ThreadNotFoundError],
  ["409 concurrent_membership_change", ConcurrentMembershipChangeError],
  ["409 external_key_changed", ExternalKeyChangedError],
  ["409 plugin_name_taken", BetaPluginNameTakenError],
  ["409 scan_pending", BetaScanPendingError],
  ["409 skill_name_taken", BetaSkillNameTakenError],
  ["409 skill_read_blocked_undecryptable", SkillReadBlockedUndecryptableError],
  ["409 slack_channel_set_up_settings_conflict", BetaSlackChannelSetUpSettingsConflictError],
  ["412 heartbeat_precondition_failed", BetaHeartbeatPreconditionFailedError],
  ["413 request_body_too_large_after_decoding", RequestBodyTooLargeAfterDecodingError],
  ["429 contract_spend_limit_reached", ContractSpendLimitReachedError],
  ["429 enforced_spend_limit_reached", EnforcedSpendLimitReachedError],
  ["429 ramp_limit_exceeded", RampLimitExceededError],
  ["503 cmek_context_unavailable", CMEKContextUnavailableError],
  ["503 cmek_key_unreachable", CMEKKeyUnreachableError],
  ["503 registration_pending", BetaRegistrationPendingError],
  ["529 compaction_unavailable", CompactionUnavailableError]
]);

// node_modules/@anthropic-ai/sdk/lib/credentials/types.mjs
var GRANT_TYPE_JWT_BEARER = "urn:ietf:params:oauth:grant-type:jwt-bearer", GRANT_TYPE_REFRESH_TOKEN = "refresh_token", TOKEN_ENDPOINT = "/v1/oauth/token", OAUTH_API_BETA_HEADER = "oauth-2025-04-20", FEDERATION_BETA_HEADER = "oidc-federation-2026-04-01", ADVISORY_REFRESH_THRESHOLD_IN_SECONDS = 120, MANDATORY_REFRESH_THRESHOLD_IN_SECONDS = 30, ADVISORY_REFRESH_BACKOFF_IN_SECONDS = 5, MAX_TOKEN_RESPONSE_BYTES = 1 << 20;
function requireSecureTokenEndpoint(baseURL) {
  if (!baseURL)
    return;
  let u;
  try {
    u = new URL(baseURL);
  } catch (err) {
    throw new WorkloadIdentityError(`Invalid token endpoint base URL "${baseURL}": ${err}`);
  }
  if (u.protocol === "https:")
    return;
  let host = u.hostname.toLowerCase().replace(/^\[|\]$/g, "");
  if (!(u.protocol === "http:" && (host === "localhost" || host === "127.0.0.1" || host === "::1")))
    throw new WorkloadIdentityError(`Refusing to send credential over non-https token endpoint "${baseURL}"`);
}
async function parseTokenResponse(resp, requestId) {
  let text = await readLimitedText(resp), data;
  try {
    data = JSON.parse(text);
  } catch {
    throw new WorkloadIdentityError(`Token endpoint returned non-JSON response (status ${resp.status})`, resp.status, redactSensitive(text), requestId);
  }
  if (!data.access_token)
    throw new WorkloadIdentityError(`Token endpoint response missing access_token: ${JSON.stringify(redactSensitive(data))}`, resp.status, redactSensitive(data), requestId);
  if (data.token_type && data.token_type.toLowerCase() !== "bearer")
    throw new WorkloadIdentityError(`Token endpoint response: unsupported token_type "${data.token_type}" (want Bearer)`, resp.status, redactSensitive(data), requestId);
  return data;
}
var MAX_ERROR_BODY_CHARS = 2e3, SAFE_ERROR_KEYS = /* @__PURE__ */ new Set(["error", "error_description", "error_uri"]);
function redactSensitive(body) {
  if (body == null)
    return body;
  if (typeof body == "string") {
    let parsed;
    try {
      parsed = JSON.parse(body);
    } catch {
      return body.length <= MAX_ERROR_BODY_CHARS ? body : body.slice(0, MAX_ERROR_BODY_CHARS) + `... <${body.length - MAX_ERROR_BODY_CHARS} more chars>`;
    }
    return JSON.stringify(redactSensitive(parsed));
  }
  if (typeof body == "object" && !Array.isArray(body)) {
    let out = {};
    for (let [k, v] of Object.entries(body))
      SAFE_ERROR_KEYS.has(k) && (out[k] = v);
    return out;
  }
  return null;
}
async function checkCredentialsFileSafety(path2, onWarn = (m) => console.warn(`anthropic-sdk: ${m}`)) {
  if (typeof process > "u" || process.platform === "win32")
    return;
  let { fs } = await import("./node-33SRM4C4.js"), resolved = path2, st;
  try {
    resolved = await fs.promises.realpath(path2), st = await fs.promises.stat(resolved);
  } catch {
    return;
  }
  let mode = st.mode & 511;
  if (mode & 18)
    throw new WorkloadIdentityError(`Credentials file at ${resolved} is group/world-writable (mode 0o${mode.toString(8)}); this allows other local users to plant tokens. Run \`chmod 600 ${resolved}\`.`);
  if (mode & 36)
    throw new WorkloadIdentityError(`Credentials file at ${resolved} is group/world-readable (mode 0o${mode.toString(8)}); run \`chmod 600 ${resolved}\` before retrying.`);
  typeof process.getuid == "function" && st.uid !== process.getuid() && onWarn(`credentials file at ${resolved} is owned by uid ${st.uid} (current process uid ${process.getuid()}); verify this is intentional.`);
}
async function writeCredentialsFileAtomic(targetPath, data) {
  let { fs, path: path2 } = await import("./node-33SRM4C4.js"), dir = path2.dirname(targetPath);
  await fs.promises.mkdir(dir, { recursive: !0, mode: 448 });
  let tmpPath = `${targetPath}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;
  try {
    let fh = await fs.promises.open(tmpPath, "w", 384);
    try {
      await fh.writeFile(JSON.stringify(data, null, 2)), await fh.sync();
    } finally {
      await fh.close();
    }
    await fs.promises.rename(tmpPath, targetPath);
  } catch (err) {
    throw await fs.promises.unlink(tmpPath).catch(() => {
    }), err;
  }
  try {
    let dirFh = await fs.promises.open(dir, "r");
    try {
      await dirFh.sync();
    } finally {
      await dirFh.close();
    }
  } catch {
  }
}
async function readLimitedText(resp) {
  if (!resp.body)
    return "";
  let reader = resp.body.getReader(), chunks = [], received = 0;
  for (; ; ) {
    let { done, value } = await reader.read();
    if (done)
      break;
    if (received + value.length > MAX_TOKEN_RESPONSE_BYTES) {
      let remaining = MAX_TOKEN_RESPONSE_BYTES - received;
      remaining > 0 && chunks.push(value.subarray(0, remaining)), await reader.cancel();
      break;
    }
    chunks.push(value), received += value.length;
  }
  let merged;
  if (chunks.length === 1)
    merged = chunks[0];
  else {
    merged = new Uint8Array(chunks.reduce((n, c) => n + c.length, 0));
    let offset = 0;
    for (let c of chunks)
      merged.set(c, offset), offset += c.length;
  }
  return new TextDecoder("utf-8").decode(merged);
}
var WorkloadIdentityError = /* @__PURE__ */ (() => {
  class WorkloadIdentityError2 extends AnthropicError {
    constructor(message, statusCode = null, body = null, requestId = null) {
      super(message), this.statusCode = statusCode, this.body = body, this.requestId = requestId;
    }
  }
  return WorkloadIdentityError2._errorName = "WorkloadIdentityError", WorkloadIdentityError2;
})();

// node_modules/@anthropic-ai/sdk/internal/utils/time.mjs
function nowAsSeconds() {
  return Math.floor(Date.now() / 1e3);
}

// node_modules/@anthropic-ai/sdk/lib/credentials/token-cache.mjs
var TokenCache = class {
  constructor(provider, onAdvisoryRefreshError) {
    this.cached = null, this.pendingRefresh = null, this.nextForce = !1, this.lastAdvisoryError = 0, this.provider = provider, this.onAdvisoryRefreshError = onAdvisoryRefreshError;
  }
  async getToken() {
    let force = this.nextForce;
    this.nextForce = !1;
    let cached = this.cached;
    if (force || cached == null)
      return (await this.refresh(force)).token;
    if (cached.expiresAt == null)
      return cached.token;
    let remaining = cached.expiresAt - nowAsSeconds();
    return remaining > ADVISORY_REFRESH_THRESHOLD_IN_SECONDS ? cached.token : remaining > MANDATORY_REFRESH_THRESHOLD_IN_SECONDS ? (this.backgroundRefresh(), cached.token) : (await this.refresh()).token;
  }
  /**
   * Clears the cached token and marks the next {@link getToken} as a forced
   * refresh, so the underlying provider bypasses any on-disk freshness check.
   * Called after a 401 — the server has just told us the token is bad even
   * if its `expires_at` still looks fresh.
   */
  invalidate() {
    this.cached = null, this.nextForce = !0;
  }
  /**
   * Mandatory refresh. Joins any in-flight refresh unless forced — a forced
   * refresh must not coalesce into a non-forced one that may re-serve the
   * same stale disk token.
   */
  refresh(force = !1) {
    return this.pendingRefresh && !force ? this.pendingRefresh : this.doRefresh(force);
  }
  /**
   * Advisory background refresh. Shares the same in-flight promise as
   * mandatory refreshes for deduplication, but swallows errors so the
   * stale cached token keeps being served. Backs off for
   * {@link ADVISORY_REFRESH_BACKOFF_IN_SECONDS} after a failure so an
   * outage during the advisory window doesn't hammer the token endpoint.
   */
  backgroundRefresh() {
    this.pendingRefresh || nowAsSeconds() - this.lastAdvisoryError < ADVISORY_REFRESH_BACKOFF_IN_SECONDS || this.doRefresh().catch((err) => {
      this.lastAdvisoryError = nowAsSeconds(), this.onAdvisoryRefreshError?.(err);
    });
  }
  /**
   * Core refresh. Sets {@link pendingRefresh} so concurrent callers
   * (both advisory and mandatory) coalesce into a single provider call.
   */
  doRefresh(force = !1) {
    return this.pendingRefresh = this.provider(force ? { forceRefresh: !0 } : void 0).then((token) => (this.cached = token, this.pendingRefresh = null, token), (err) => {
      throw this.pendingRefresh = null, err;
    }), this.pendingRefresh;
  }
};

// node_modules/@anthropic-ai/sdk/core/credentials.mjs
var CREDENTIALS_FILE_VERSION = "1.0", PROFILE_NAME_PATTERN = /^[A-Za-z0-9_.-]+$/;
function validateProfileName(name) {
  if (!name)
    throw new Error("profile name is empty");
  if (name === "." || name === "..")
    throw new Error(`profile name "${name}" is not allowed`);
  if (name.includes("/") || name.includes("\\"))
    throw new Error(`profile name "${name}" must not contain path separators`);
  if (!PROFILE_NAME_PATTERN.test(name))
    throw new Error(`profile name "${name}" contains disallowed characters (allowed: letters, digits, '_', '.', '-')`);
}
var loadConfigWithSource = async (profile) => {
  var _a2, _b;
  let rootConfigPath = await getRootConfigPath();
  if (rootConfigPath === null)
    return null;
  let namedInEnv = profile == null && readEnv("ANTHROPIC_PROFILE") != null, fromEnv = null;
  if (profile == null && !namedInEnv) {
    let organizationId = readEnv("ANTHROPIC_ORGANIZATION_ID"), identityTokenFile = readEnv("ANTHROPIC_IDENTITY_TOKEN_FILE"), federationRuleId = readEnv("ANTHROPIC_FEDERATION_RULE_ID");
    if (federationRuleId && organizationId && (fromEnv = {
      fromFile: !1,
      config: {
        organization_id: organizationId,
        // A defaulted-but-empty CI variable (`ANTHROPIC_WORKSPACE_ID=""`) is
        // treated as unset — readEnv coerces empty to undefined, and the body
        // builder's truthy check skips it — so `"workspace_id": ""` never goes
        // on the wire.
        workspace_id: readEnv("ANTHROPIC_WORKSPACE_ID"),
        base_url: readEnv("ANTHROPIC_BASE_URL"),
        authentication: {
          type: "oidc_federation",
          federation_rule_id: federationRuleId,
          service_account_id: readEnv("ANTHROPIC_SERVICE_ACCOUNT_ID"),
          identity_token: identityTokenFile ? { source: "file", path: identityTokenFile } : void 0,
          scope: readEnv("ANTHROPIC_SCOPE")
        }
      }
    }, identityTokenFile || readEnv("ANTHROPIC_IDENTITY_TOKEN")))
      return fromEnv;
  }
  let profileName = profile ?? await getActiveProfileName();
  if (profileName === null)
    return null;
  validateProfileName(profileName);
  let { fs, path: path2 } = await import("./node-33SRM4C4.js"), configPath = path2.join(rootConfigPath, "configs", `${profileName}.json`), configRaw;
  try {
    configRaw = await fs.promises.readFile(configPath, "utf-8");
  } catch (err) {
    if (err?.code !== "ENOENT")
      throw new Error(`failed to read config file ${configPath}: ${err}`);
    if (namedInEnv)
      throw new AnthropicError(`ANTHROPIC_PROFILE names the profile "${profileName}", but ${configPath} does not exist. Set ANTHROPIC_PROFILE to a profile that exists, or unset it.`, { cause: err });
    return fromEnv;
  }
  let config;
  try {
    config = JSON.parse(configRaw);
  } catch (err) {
    throw new Error(`failed to parse config file ${configPath}: ${err}`);
  }
  if (!config.authentication)
    throw new Error(`config file ${configPath} is missing "authentication"`);
  let authType = config.authentication.type;
  if (authType !== "oidc_federation" && authType !== "user_oauth")
    throw new Error(`authentication.type "${authType}" is not a known authentication type`);
  if (config.organization_id ?? (config.organization_id = readEnv("ANTHROPIC_ORGANIZATION_ID")), config.workspace_id ?? (config.workspace_id = readEnv("ANTHROPIC_WORKSPACE_ID")), config.base_url ?? (config.base_url = readEnv("ANTHROPIC_BASE_URL")), (_a2 = config.authentication).scope ?? (_a2.scope = readEnv("ANTHROPIC_SCOPE")), config.authentication.type === "oidc_federation") {
    if (!config.authentication.identity_token) {
      let identityTokenFile = readEnv("ANTHROPIC_IDENTITY_TOKEN_FILE");
      identityTokenFile && (config.authentication.identity_token = {
        source: "file",
        path: identityTokenFile
      });
    }
    config.authentication.federation_rule_id || (config.authentication.federation_rule_id = readEnv("ANTHROPIC_FEDERATION_RULE_ID") ?? ""), (_b = config.authentication).service_account_id ?? (_b.service_account_id = readEnv("ANTHROPIC_SERVICE_ACCOUNT_ID"));
  }
  return { config, fromFile: !0 };
};
var getCredentialsPath = async (config, profile) => {
  if (config?.authentication.credentials_path)
    return config.authentication.credentials_path;
  let rootConfigPath = await getRootConfigPath();
  if (!rootConfigPath)
    return null;
  let profileName = profile ?? await getActiveProfileName();
  if (!profileName)
    return null;
  validateProfileName(profileName);
  let { path: path2 } = await import("./node-33SRM4C4.js");
  return path2.join(rootConfigPath, "credentials", `${profileName}.json`);
}, getRootConfigPath = async () => {
  if (!supportsLocalConfigFiles())
    return null;
  let { path: path2 } = await import("./node-33SRM4C4.js"), configDir = readEnv("ANTHROPIC_CONFIG_DIR");
  if (configDir)
    return configDir;
  if (getPlatformHeaders()["X-Stainless-OS"] === "Windows") {
    let appData = readEnv("APPDATA");
    if (appData)
      return path2.join(appData, "Anthropic");
    let userProfile = readEnv("USERPROFILE");
    return userProfile ? path2.join(userProfile, "AppData", "Roaming", "Anthropic") : null;
  }
  let xdgConfigHome = readEnv("XDG_CONFIG_HOME");
  if (xdgConfigHome)
    return path2.join(xdgConfigHome, "anthropic");
  let home = readEnv("HOME");
  return home ? path2.join(home, ".config", "anthropic") : null;
}, supportsLocalConfigFiles = () => {
  let runtime = getPlatformHeaders()["X-Stainless-Runtime"];
  return runtime === "node" || runtime === "deno";
}, getActiveProfileName = async () => {
  let rootConfigPath = await getRootConfigPath();
  if (!rootConfigPath)
    return null;
  let profileName = readEnv("ANTHROPIC_PROFILE");
  if (profileName)
    return profileName;
  let { fs, path: path2 } = await import("./node-33SRM4C4.js"), filePath = path2.join(rootConfigPath, "active_config");
  try {
    return (await fs.promises.readFile(filePath, "utf-8")).trim() || "default";
  } catch (err) {
    if (err?.code !== "ENOENT")
      throw new Error(`failed to read ${filePath}: ${err}`);
    return "default";
  }
};

// node_modules/@anthropic-ai/sdk/lib/credentials/identity-token.mjs
function identityTokenFromFile(path2) {
  if (!path2)
    throw new AnthropicError("Identity token file path is empty");
  return async () => {
    let { fs } = await import("./node-33SRM4C4.js"), content;
    try {
      content = await fs.promises.readFile(path2, "utf-8");
    } catch (err) {
      throw new AnthropicError(`Failed to read identity token file at ${path2}: ${err}`);
    }
    let token = content.trim();
    if (!token)
      throw new AnthropicError(`Identity token file at ${path2} is empty`);
    return token;
  };
}
function identityTokenFromValue(token) {
  if (!token)
    throw new AnthropicError("Identity token value is empty");
  return () => token;
}

// node_modules/@anthropic-ai/sdk/lib/credentials/oidc-federation.mjs
function oidcFederationProvider(config) {
  return async () => {
    requireSecureTokenEndpoint(config.baseURL);
    let jwt = await config.identityTokenProvider();
    if (jwt.length > 16 * 1024)
      throw new WorkloadIdentityError(`Identity token is ${Math.ceil(jwt.length / 1024)} KiB, exceeds the 16 KiB assertion limit`);
    let body = {
      grant_type: GRANT_TYPE_JWT_BEARER,
      assertion: jwt,
      federation_rule_id: config.federationRuleId,
      organization_id: config.organizationId
    };
    config.serviceAccountId && (body.service_account_id = config.serviceAccountId), config.workspaceId && (body.workspace_id = config.workspaceId);
    let url = `${config.baseURL}${TOKEN_ENDPOINT}`, resp;
    try {
      resp = await config.fetch(url, {
        method: "POST",
        redirect: "manual",
        headers: {
          "Content-Type": "application/json",
          "anthropic-beta": `${OAUTH_API_BETA_HEADER},${FEDERATION_BETA_HEADER}`,
          "User-Agent": config.userAgent || `anthropic-sdk-typescript/${VERSION} oidcFederationProvider`
        },
        body: JSON.stringify(body)
      });
    } catch (err) {
      throw new WorkloadIdentityError(`Failed to reach token endpoint ${url}: ${err}`);
    }
    let requestId = resp.headers.get("Request-Id");
    if (!resp.ok) {
      let text = await resp.text().catch(() => ""), redacted = redactSensitive(text), hint = "";
      throw resp.status === 401 && (hint = ` Ensure your federation rule matches your identity token. ${config.workspaceId ? "" : "If your federation rule is scoped to multiple workspaces, set the ANTHROPIC_WORKSPACE_ID environment variable, the 'workspace_id' config key, or the `workspaceId` option. "}View your authentication events in the Workload identity page of Claude Console for more details.`), new WorkloadIdentityError(`Token exchange failed with status ${resp.status}${requestId ? ` (request-id ${requestId})` : ""}: ${redacted}${hint}`, resp.status, redacted, requestId);
    }
    let data = await parseTokenResponse(resp, requestId), expiresIn = Number(data.expires_in);
    if (!Number.isFinite(expiresIn))
      throw new WorkloadIdentityError(`Token endpoint response missing required fields: ${JSON.stringify(redactSensitive(data))}`, resp.status, redactSensitive(data), requestId);
    return {
      token: data.access_token,
      expiresAt: nowAsSeconds() + expiresIn
    };
  };
}

// node_modules/@anthropic-ai/sdk/lib/credentials/user-oauth.mjs
function userOAuthProvider(config) {
  return async (opts) => {
    let { fs } = await import("./node-33SRM4C4.js");
    await checkCredentialsFileSafety(config.credentialsPath, config.onSafetyWarning);
    let raw;
    try {
      raw = await fs.promises.readFile(config.credentialsPath, "utf-8");
    } catch (err) {
      throw new WorkloadIdentityError(`Credentials file not found at ${config.credentialsPath}: ${err}`);
    }
    let creds;
    try {
      creds = JSON.parse(raw);
    } catch (err) {
      throw new WorkloadIdentityError(`Credentials file at ${config.credentialsPath} is not valid JSON: ${err}`);
    }
    let accessToken = creds.access_token;
    if (!accessToken)
      throw new WorkloadIdentityError(`Credentials file at ${config.credentialsPath} must include 'access_token'`);
    let expiresAt = creds.expires_at;
    if (!opts?.forceRefresh && (expiresAt == null || nowAsSeconds() < expiresAt - MANDATORY_REFRESH_THRESHOLD_IN_SECONDS))
      return { token: accessToken, expiresAt: expiresAt ?? null };
    let refreshToken = creds.refresh_token;
    if (!config.clientId || !refreshToken)
      throw new WorkloadIdentityError(`Access token at ${config.credentialsPath} has expired and no refresh is available (client_id ${config.clientId ? "set" : "empty"}, refresh_token ${refreshToken ? "set" : "empty"})`);
    requireSecureTokenEndpoint(config.baseURL);
    let body = {
      grant_type: GRANT_TYPE_REFRESH_TOKEN,
      refresh_token: refreshToken,
      client_id: config.clientId
    }, url = `${config.baseURL}${TOKEN_ENDPOINT}`, resp;
    try {
      resp = await config.fetch(url, {
        method: "POST",
        redirect: "manual",
        headers: {
          "Content-Type": "application/json",
          "anthropic-beta": OAUTH_API_BETA_HEADER,
          "User-Agent": config.userAgent || `anthropic-sdk-typescript/${VERSION} userOAuthProvider`
        },
        body: JSON.stringify(body)
      });
    } catch (err) {
      throw new WorkloadIdentityError(`User OAuth refresh failed to reach token endpoint: ${err}`);
    }
    let requestId = resp.headers.get("Request-Id");
    if (!resp.ok) {
      let text = await resp.text().catch(() => "");
      throw new WorkloadIdentityError(`User OAuth refresh failed (HTTP ${resp.status}): ${redactSensitive(text)}`, resp.status, redactSensitive(text), requestId);
    }
    let data = await parseTokenResponse(resp, requestId), expiresIn = Number(data.expires_in);
    if (!Number.isFinite(expiresIn))
      throw new WorkloadIdentityError(`User OAuth refresh response missing or invalid expires_in: ${JSON.stringify(redactSensitive(data))}`, resp.status, redactSensitive(data), requestId);
    let newExpiresAt = nowAsSeconds() + expiresIn, newRefreshToken = data.refresh_token || refreshToken;
    return await writeCredentialsFileAtomic(config.credentialsPath, {
      ...creds,
      version: CREDENTIALS_FILE_VERSION,
      type: "oauth_token",
      access_token: data.access_token,
      expires_at: newExpiresAt,
      refresh_token: newRefreshToken
    }), { token: data.access_token, expiresAt: newExpiresAt };
  };
}

// node_modules/@anthropic-ai/sdk/lib/credentials/credential-chain.mjs
function resolveCredentialsFromConfig(config, options) {
  let credentialsPath = config.authentication.credentials_path ?? null, effectiveBaseURL = (config.base_url || options.baseURL).replace(/\/+$/, ""), provider = buildProvider(config, credentialsPath, effectiveBaseURL, options), extraHeaders = {};
  return config.workspace_id && config.authentication.type === "user_oauth" && (extraHeaders["anthropic-workspace-id"] = config.workspace_id), { provider, extraHeaders, baseURL: config.base_url || void 0 };
}
async function defaultCredentials(options, profile) {
  let loaded = await loadConfigWithSource(profile);
  if (!loaded)
    return null;
  let { config, fromFile } = loaded, withPath = config.authentication.credentials_path || !fromFile ? config : {
    ...config,
    authentication: {
      ...config.authentication,
      credentials_path: await getCredentialsPath(config, profile) ?? void 0
    }
  };
  return resolveCredentialsFromConfig(withPath, options);
}
function buildProvider(config, credentialsPath, baseURL, options) {
  switch (config.authentication.type) {
    case "oidc_federation": {
      let auth = config.authentication, identityProvider = resolveIdentityTokenProvider(auth);
      if (!identityProvider)
        throw new WorkloadIdentityError("oidc_federation config requires an identity token (set authentication.identity_token, ANTHROPIC_IDENTITY_TOKEN_FILE, or ANTHROPIC_IDENTITY_TOKEN)");
      if (!auth.federation_rule_id)
        throw new WorkloadIdentityError("oidc_federation config requires 'federation_rule_id'. Set it in authentication.federation_rule_id in your profile, or via ANTHROPIC_FEDERATION_RULE_ID (profile takes precedence).");
      if (!config.organization_id)
        throw new WorkloadIdentityError("oidc_federation config requires organization_id (set ANTHROPIC_ORGANIZATION_ID or config.organization_id)");
      let exchange = oidcFederationProvider({
        identityTokenProvider: identityProvider,
        federationRuleId: auth.federation_rule_id,
        organizationId: config.organization_id,
        serviceAccountId: auth.service_account_id,
        workspaceId: config.workspace_id,
        baseURL,
        fetch: options.fetch,
        userAgent: options.userAgent
      });
      return credentialsPath ? cachedExchangeProvider(exchange, credentialsPath, options.onCacheWriteError, options.onSafetyWarning) : exchange;
    }
    case "user_oauth": {
      if (!credentialsPath)
        throw new WorkloadIdentityError("user_oauth config requires authentication.credentials_path (or load via a profile so it defaults to <config_dir>/credentials/<profile>.json)");
      return userOAuthProvider({
        credentialsPath,
        clientId: config.authentication.client_id,
        baseURL,
        fetch: options.fetch,
        userAgent: options.userAgent,
        onSafetyWarning: options.onSafetyWarning
      });
    }
    default: {
      let t = config.authentication.type;
      throw new WorkloadIdentityError(`authentication.type "${t}" is not a known authentication type`);
    }
  }
}
function resolveIdentityTokenProvider(auth) {
  if (auth.identity_token) {
    let source = auth.identity_token.source;
    if (source !== "file")
      throw new WorkloadIdentityError(`identity_token.source "${source}" is not supported by this SDK version (only "file")`);
    if (!auth.identity_token.path)
      throw new WorkloadIdentityError('identity_token.source "file" requires a non-empty path');
    return identityTokenFromFile(auth.identity_token.path);
  }
  let tokenFile = readEnv("ANTHROPIC_IDENTITY_TOKEN_FILE");
  if (tokenFile)
    return identityTokenFromFile(tokenFile);
  let tokenValue = readEnv("ANTHROPIC_IDENTITY_TOKEN");
  return tokenValue ? identityTokenFromValue(tokenValue) : null;
}
function cachedExchangeProvider(exchange, credentialsPath, onCacheWriteError, onSafetyWarning) {
  return async (opts) => {
    let { fs } = await import("./node-33SRM4C4.js");
    await checkCredentialsFileSafety(credentialsPath, onSafetyWarning);
    let existing;
    try {
      let raw = await fs.promises.readFile(credentialsPath, "utf-8");
      existing = JSON.parse(raw);
      let token = existing?.access_token;
      if (token && !opts?.forceRefresh) {
        let expiresAt = existing?.expires_at;
        if (expiresAt == null || nowAsSeconds() < expiresAt - MANDATORY_REFRESH_THRESHOLD_IN_SECONDS)
          return { token, expiresAt: expiresAt ?? null };
      }
    } catch (err) {
      err?.code !== "ENOENT" && !(err instanceof SyntaxError) && onCacheWriteError?.(err);
    }
    let result = await exchange(opts);
    try {
      await writeCredentialsFileAtomic(credentialsPath, {
        ...existing ?? {},
        version: CREDENTIALS_FILE_VERSION,
        type: "oauth_token",
        access_token: result.token,
        expires_at: result.expiresAt
      });
    } catch (err) {
      onCacheWriteError?.(err);
    }
    return result;
  };
}

// node_modules/@anthropic-ai/sdk/core/middleware.mjs
var fetchOriginErrors = /* @__PURE__ */ new WeakSet();
function isFetchOriginError(err) {
  return typeof err == "object" && err !== null && fetchOriginErrors.has(err);
}
function isRetryableError(err) {
  let seen = /* @__PURE__ */ new Set();
  for (; typeof err == "object" && err !== null && !seen.has(err); ) {
    if (seen.add(err), isFetchOriginError(err) || isAbortError(err) || err instanceof APIConnectionError || err instanceof RetryableError)
      return !0;
    err = err.cause;
  }
  return !1;
}
function wrapFetchWithMiddleware(fetchFn, middleware, options, client) {
  return async (url, init = {}) => {
    if (middleware.length === 0)
      return fetchFn.call(void 0, url, init);
    let headers = init.headers instanceof Headers ? init.headers : new Headers(init.headers), response = await applyMiddleware(fetchFn, middleware, options, client)({
      ...init,
      headers,
      url: typeof url == "string" ? url : url instanceof URL ? url.href : url.url
    });
    if (response.bodyUsed || response.body?.locked)
      throw new AnthropicError("middleware consumed the response body; use response.clone() to inspect it, or return new Response(body, response) to consume and replace it");
    return response;
  };
}
function createMiddlewareContext(options, client) {
  let cache = /* @__PURE__ */ new WeakMap();
  return {
    options,
    // Resolved per chain, so changes to the client's `logLevel`/`logger`
    // apply to subsequent requests.
    logger: client ? loggerFor(client) : defaultLogger(),
    parse(response) {
      if (options?.stream && response.ok)
        return parseMiddlewareResponse(response, options, client);
      let parsed = cache.get(response);
      return parsed || (parsed = parseMiddlewareResponse(response, options, client), cache.set(response, parsed)), parsed;
    }
  };
}
async function parseMiddlewareResponse(response, options, client) {
  if (response.bodyUsed || response.body?.locked)
    throw new AnthropicError("cannot ctx.parse() a response whose body was already consumed; call ctx.parse() instead of reading the body, or read via response.clone()");
  if (options?.stream && response.ok)
    return Stream.fromSSEResponse(response.clone(), new AbortController(), client);
  if (response.status === 204)
    return null;
  if (options?.__binaryResponse)
    return response;
  let mediaType = response.headers.get("content-type")?.split(";")[0]?.trim();
  return mediaType?.includes("application/json") || mediaType?.endsWith("+json") ? response.headers.get("content-length") === "0" ? void 0 : addResponseIDs(await response.clone().json(), response) : await response.clone().text();
}
function applyMiddleware(fetchFn, middleware, options, client) {
  let next = async ({ url, ...init }) => {
    try {
      return await fetchFn.call(void 0, url, init);
    } catch (err) {
      let error = castToError(err);
      throw fetchOriginErrors.add(error), error;
    }
  }, ctx = createMiddlewareContext(options, client);
  for (let i = middleware.length - 1; i >= 0; i--) {
    let mw = middleware[i], nextInner = next;
    next = async (request) => mw(request, nextInner, ctx);
  }
  return next;
}

// node_modules/@anthropic-ai/sdk/internal/to-file.mjs
var isBlobLike = (value) => value != null && typeof value == "object" && typeof value.size == "number" && typeof value.type == "string" && typeof value.text == "function" && typeof value.slice == "function" && typeof value.arrayBuffer == "function", isFileLike = (value) => value != null && typeof value == "object" && typeof value.name == "string" && typeof value.lastModified == "number" && isBlobLike(value), isResponseLike = (value) => value != null && typeof value == "object" && typeof value.url == "string" && typeof value.blob == "function";
async function toFile(value, name, options) {
  if (checkFileSupport(), value = await value, name || (name = value instanceof File ? value.name : getName(value, !0)), isFileLike(value))
    return value instanceof File && name == null && options == null ? value : makeFile([await value.arrayBuffer()], name ?? value.name, {
      type: value.type,
      lastModified: value.lastModified,
      ...options
    });
  if (isResponseLike(value)) {
    let blob = await value.blob();
    return name || (name = new URL(value.url).pathname.split(/[\\/]/).pop()), makeFile(await getBytes(blob), name, options);
  }
  let parts = await getBytes(value);
  if (!options?.type) {
    let type = parts.find((part) => typeof part == "object" && "type" in part && part.type);
    typeof type == "string" && (options = { ...options, type });
  }
  return makeFile(parts, name, options);
}
async function getBytes(value) {
  let parts = [];
  if (typeof value == "string" || ArrayBuffer.isView(value) || // includes Uint8Array, Buffer, etc.
  value instanceof ArrayBuffer)
    parts.push(value);
  else if (isBlobLike(value))
    parts.push(value instanceof Blob ? value : await value.arrayBuffer());
  else if (isAsyncIterable(value))
    for await (let chunk of value)
      parts.push(...await getBytes(chunk));
  else {
    let constructor = value?.constructor?.name;
    throw new Error(`Unexpected data type: ${typeof value}${constructor ? `; constructor: ${constructor}` : ""}${propsForError(value)}`);
  }
  return parts;
}
function propsForError(value) {
  return typeof value != "object" || value === null ? "" : `; props: [${Object.getOwnPropertyNames(value).map((p) => `"${p}"`).join(", ")}]`;
}

// node_modules/@anthropic-ai/sdk/resources/models.mjs
var Models = class extends APIResource {
  /**
   * Get a specific model.
   *
   * The Models API response can be used to determine information about a specific
   * model or resolve a model alias to a model ID.
   *
   * @throws {ClaudeCodeKeyCreatorNotMemberError}
   * @throws {OrganizationOnHoldError}
   *
   * @example
   * ```ts
   * const modelInfo = await client.models.retrieve('model_id');
   * ```
   */
  retrieve(modelID, params = {}, options) {
    let { workspace_id } = params ?? {};
    return this._client.get(path`/v1/models/${modelID}`, {
      ...options,
      headers: buildHeaders([
        { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
        options?.headers
      ]),
      __span: startApiCallSpan(this._client, "anthropic.models.retrieve", options, {
        route: "/v1/models/{model_id}",
        attributes: { "anthropic.model.id": modelID }
      })
    });
  }
  /**
   * List available models.
   *
   * The Models API response can be used to determine which models are available for
   * use in the API. More recently released models are listed first.
   *
   * @throws {ClaudeCodeKeyCreatorNotMemberError}
   * @throws {OrganizationOnHoldError}
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const modelInfo of client.models.list()) {
   *   // ...
   * }
   * ```
   */
  list(params = {}, options) {
    let { workspace_id, ...query } = params ?? {};
    return this._client.getAPIList("/v1/models", Page, {
      query,
      ...options,
      headers: buildHeaders([
        { ...workspace_id != null ? { "anthropic-workspace-id": workspace_id } : void 0 },
        options?.headers
      ]),
      __span: startApiCallSpan(this._client, "anthropic.models.list", options, {
        route: "/v1/models",
        queryParams: ["after_id", "before_id", "lifecycle", "limit"]
      })
    });
  }
};

// node_modules/@anthropic-ai/sdk/client.mjs
var _BaseAnthropic_instances, _a, _BaseAnthropic_encoder, _BaseAnthropic_apiKeyFunction, _BaseAnthropic_openTelemetry, _BaseAnthropic_baseURLOverridden, warnedOfKeyAndTokenInEnv = !1, BaseAnthropic = /* @__PURE__ */ (() => {
  class BaseAnthropic2 {
    /**
     * The active credential provider. Default credential resolution runs once
     * at construction time. If it fails, the error is surfaced on every
     * request and the client must be reconstructed — there is no retry path.
     *
     * Clones returned by {@link withOptions} share the parent's auth state
     * (provider, token cache, pending resolution, and any resolution error)
     * unless the caller passes an explicit `apiKey`, `authToken`,
     * `credentials`, `config`, or `profile` override.
     */
    get credentials() {
      return this._authState.provider;
    }
    /**
     * The `openTelemetry` option as this client settled it when it was constructed: `propagation` and
     * each field of `traces` from the option, or else its default. A client constructed without the
     * option has what the environment variables said. One constructed with `openTelemetry: false` has
     * `traces.enabled: false` here.
     *
     * The value is frozen. It is a valid `openTelemetry` option, so a copy of this client can change
     * one setting and keep the others:
     *
     * ```ts
     * const { openTelemetry } = client;
     * client.withOptions({
     *   openTelemetry: { ...openTelemetry, traces: { ...openTelemetry.traces, contentMode: 'content' } },
     * });
     * ```
     */
    get openTelemetry() {
      return __classPrivateFieldGet(this, _BaseAnthropic_openTelemetry, "f");
    }
    /**
     * The instrumentation scope of this client's spans: the version of the package that the client
     * is from, and for the client of another platform the platform's name, which the scope's name
     * ends with. The clients for other platforms override it. The constructor calls it.
     * @internal
     */
    _instrumentationScope() {
      return { version: VERSION };
    }
    /**
     * API Client for interfacing with the Anthropic API.
     *
     * @param {string | null | undefined} [opts.apiKey=process.env['ANTHROPIC_API_KEY'] ?? null]
     * @param {string | null | undefined} [opts.authToken=process.env['ANTHROPIC_AUTH_TOKEN'] ?? null]
     * @param {string | null | undefined} [opts.webhookKey=process.env['ANTHROPIC_WEBHOOK_SIGNING_KEY'] ?? null]
     * @param {string} [opts.baseURL=process.env['ANTHROPIC_BASE_URL'] ?? https://api.anthropic.com] - Override the default base URL for the API.
     * @param {number} [opts.timeout=10 minutes] - The maximum amount of time (in milliseconds) the client will wait for a response before timing out.
     * @param {MergedRequestInit} [opts.fetchOptions] - Additional `RequestInit` options to be passed to `fetch` calls.
     * @param {Fetch} [opts.fetch] - Specify a custom `fetch` function implementation.
     * @param {number} [opts.maxRetries=2] - The maximum number of times the client will retry a request.
     * @param {HeadersLike} opts.defaultHeaders - Default headers to include with every request to the API.
     * @param {Record<string, string | undefined>} opts.defaultQuery - Default query parameters to include with every request to the API.
     * @param {boolean} [opts.dangerouslyAllowBrowser=false] - By default, client-side use of this library is not allowed, as it risks exposing your secret API credentials to attackers.
     */
    constructor({ baseURL = readEnv("ANTHROPIC_BASE_URL"), apiKey, authToken, webhookKey = readEnv("ANTHROPIC_WEBHOOK_SIGNING_KEY") ?? null, ...opts } = {}) {
      _BaseAnthropic_instances.add(this), this._requestAuthFlags = /* @__PURE__ */ new WeakMap(), _BaseAnthropic_encoder.set(this, void 0), _BaseAnthropic_apiKeyFunction.set(this, void 0), _BaseAnthropic_openTelemetry.set(this, void 0), this._genAIProviderName = "anthropic", this._supportsMessageThreads = !1;
      let given = { apiKey, authToken, ...opts }, passed = CREDENTIAL_OPTIONS.filter((name) => given[name] != null);
      if (passed.length > 1) {
        let list = (names) => names.map((name) => `\`${name}\``).join(", ");
        throw new TypeError(`Pass at most one of ${list(CREDENTIAL_OPTIONS)}. Received ${list(passed)}.`);
      }
      let [passedName] = passed, env = passedName != null ? null : {
        apiKey: apiKey === void 0 ? readEnv("ANTHROPIC_API_KEY") : void 0,
        authToken: authToken === void 0 ? readEnv("ANTHROPIC_AUTH_TOKEN") : void 0
      }, credential = passedName != null ? { type: passedName, value: given[passedName] } : env?.apiKey != null ? { type: "apiKey", value: env.apiKey } : env?.authToken != null ? { type: "authToken", value: env.authToken } : { type: "defaultChain" }, options = {
        apiKey: credential.type === "apiKey" ? credential.value : null,
        authToken: credential.type === "authToken" ? credential.value : null,
        webhookKey,
        ...opts,
        baseURL: baseURL || "https://api.anthropic.com"
      };
      if (!options.dangerouslyAllowBrowser && isRunningInBrowser())
        throw new AnthropicError(`It looks like you're running in a browser-like environment.

This is disabled by default, as it risks exposing your secret API credentials to attackers.
If you understand the risks and have appropriate mitigations in place,
you can set the \`dangerouslyAllowBrowser\` option to \`true\`, e.g.,

new Anthropic({ apiKey, dangerouslyAllowBrowser: true });
`);
      this.baseURL = options.baseURL, this._baseURLIsExplicit = opts.__baseURLIsExplicit ?? !!baseURL, this.timeout = options.timeout ?? _a.DEFAULT_TIMEOUT, this.logger = options.logger ?? console, this.logLevel = defaultLogLevel, this.logLevel = parseLogLevel(options.logLevel, "ClientOptions.logLevel", loggerFor(this)) ?? parseLogLevel(readEnv("ANTHROPIC_LOG"), "process.env['ANTHROPIC_LOG']", loggerFor(this)) ?? defaultLogLevel, env?.apiKey != null && env.authToken != null && !warnedOfKeyAndTokenInEnv && (warnedOfKeyAndTokenInEnv = !0, loggerFor(this).warn("Anthropic: ANTHROPIC_API_KEY and ANTHROPIC_AUTH_TOKEN are both set. Using ANTHROPIC_API_KEY.")), this.fetchOptions = options.fetchOptions, this.maxRetries = validatePositiveInteger("maxRetries", options.maxRetries ?? 2);
      let scope = this._instrumentationScope();
      __classPrivateFieldSet(this, _BaseAnthropic_openTelemetry, resolveOpenTelemetryOptions(options.openTelemetry), "f"), options.openTelemetry = __classPrivateFieldGet(this, _BaseAnthropic_openTelemetry, "f"), this._tracer = guardTracing(this, () => getTracer(__classPrivateFieldGet(this, _BaseAnthropic_openTelemetry, "f"), scope.version, scope.platform)), this.fetch = options.fetch ?? getDefaultFetch(), __classPrivateFieldSet(this, _BaseAnthropic_encoder, FallbackEncoder, "f"), this.middleware = [...options.middleware ?? []];
      let customHeadersEnv = readEnv("ANTHROPIC_CUSTOM_HEADERS");
      if (customHeadersEnv) {
        let parsed = {};
        for (let line of customHeadersEnv.split(`
`)) {
          let colon = line.indexOf(":");
          colon >= 0 && (parsed[line.substring(0, colon).trim()] = line.substring(colon + 1).trim());
        }
        options.defaultHeaders = { ...parsed, ...options.defaultHeaders };
      }
      let inherited = opts.__auth;
      if (delete options.__auth, delete options.__baseURLIsExplicit, this._options = options, this.apiKey = typeof options.apiKey == "string" ? options.apiKey : null, __classPrivateFieldSet(this, _BaseAnthropic_apiKeyFunction, typeof options.apiKey == "function" ? options.apiKey : null, "f"), this.authToken = options.authToken ?? null, this.webhookKey = webhookKey, inherited)
        this._authState = inherited, !this._baseURLIsExplicit && inherited.baseURL && (this.baseURL = inherited.baseURL);
      else
        switch (this._authState = { provider: null, tokenCache: null, resolution: null, error: null, extraHeaders: {} }, credential.type) {
          case "apiKey":
          case "authToken":
            break;
          case "credentials":
            this._authState.provider = credential.value, this._authState.tokenCache = this._makeTokenCache(credential.value);
            break;
          case "config": {
            let result = resolveCredentialsFromConfig(credential.value, this._credentialResolverOptions());
            this._authState.provider = result.provider, this._authState.tokenCache = this._makeTokenCache(result.provider), this._authState.extraHeaders = result.extraHeaders, this._applyCredentialBaseURL(result.baseURL);
            break;
          }
          case "profile":
            this._authState.resolution = this._resolveDefaultCredentials(credential.value);
            break;
          case "defaultChain":
            this._shouldResolveDefaultCredentials() && (this._authState.resolution = this._resolveDefaultCredentials());
            break;
          default:
        }
    }
    /**
     * Whether to lazily resolve auth from the default credential chain when no
     * explicit auth is configured. Called once from the constructor, so
     * overrides must not depend on subclass instance state. Subclasses that
     * bring their own auth scheme return false so unrelated local credentials
     * are never resolved or allowed to supply a base URL.
     */
    _shouldResolveDefaultCredentials() {
      return !0;
    }
    /**
     * Stores a profile/config-supplied base URL on the shared auth state and, if
     * the caller did not pin `baseURL` via constructor option or env, adopts it
     * as this client's outbound API host. Precedence: ctor opt > env > profile >
     * hardcoded default.
     */
    _applyCredentialBaseURL(baseURL) {
      if (!baseURL)
        return;
      let normalized = baseURL.replace(/\/+$/, "");
      this._authState.baseURL = normalized, this._baseURLIsExplicit || (this.baseURL = normalized);
    }
    /**
     * Options bag passed into the credential chain. `baseURL` here is only the
     * fallback host for the token-exchange POST when the config itself omits
     * `base_url`; the chain returns the config's own `base_url` (if any) on
     * {@link CredentialResult.baseURL}, which {@link _applyCredentialBaseURL}
     * then adopts for outbound API requests. The two are deliberately decoupled
     * so this fallback never round-trips into precedence.
     */
    _credentialResolverOptions() {
      return {
        baseURL: this.baseURL,
        fetch: this._credentialsFetch(),
        userAgent: this.getUserAgent(),
        onCacheWriteError: (err) => {
          loggerFor(this).debug("credential cache write failed (best-effort)", err);
        },
        onSafetyWarning: (msg) => {
          loggerFor(this).warn(msg);
        }
      };
    }
    /**
     * A `Fetch` for first-party credential token-exchange requests (OIDC
     * federation jwt-bearer grants, user-OAuth refresh grants) that routes
     * through this client's middleware chain, so middleware observes token
     * traffic like any other request. Only client-level middleware applies:
     * a minted token is shared across requests, so attributing the exchange
     * to any one request's per-request middleware would be arbitrary. For the
     * same reason, `ctx.options` is undefined for these requests.
     */
    _credentialsFetch() {
      return wrapFetchWithMiddleware(this.fetch, this.middleware, void 0, this);
    }
    _makeTokenCache(provider) {
      return new TokenCache(provider, (err) => {
        loggerFor(this).debug("advisory token refresh failed; serving cached token", err);
      });
    }
    /**
     * Create a new client instance re-using the same options given to the
     * current client with optional overriding.
     *
     * Passing `apiKey`, `authToken`, `credentials`, `config`, or `profile`
     * replaces the current client's credential, whatever its kind. With none of
     * them passed, the new client keeps it. Either way it keeps
     * `defaultHeaders`, including an `X-Api-Key` or `Authorization` set there.
     */
    withOptions(options) {
      options = { ...options };
      for (let name of CREDENTIAL_OPTIONS)
        options[name] === void 0 && delete options[name];
      let overridesAuth = CREDENTIAL_OPTIONS.some((name) => name in options), replacesCredential = CREDENTIAL_OPTIONS.some((name) => options[name] != null), internal = {
        ...this._options,
        // Only forward baseURL when the caller (or env) explicitly chose it.
        // For a non-explicit parent, this.baseURL may have been mutated to the
        // profile-resolved host; pinning that as the clone's options.baseURL
        // would make _options on the clone misreport caller intent and would
        // leave the clone stuck on the parent's host across an auth override.
        // The clone instead receives the construction-time value via
        // ...this._options above and re-adopts the profile host through the
        // shared _authState.baseURL + __baseURLIsExplicit=false path.
        ...this._baseURLIsExplicit ? { baseURL: this.baseURL } : {},
        maxRetries: this.maxRetries,
        timeout: this.timeout,
        logger: this.logger,
        logLevel: this.logLevel,
        fetch: this.fetch,
        fetchOptions: this.fetchOptions,
        middleware: this.middleware,
        apiKey: this.apiKey ?? __classPrivateFieldGet(this, _BaseAnthropic_apiKeyFunction, "f"),
        authToken: this.authToken,
        webhookKey: this.webhookKey,
        // Left in, the inherited credential would trip the mutual-exclusion check.
        ...replacesCredential ? Object.fromEntries(CREDENTIAL_OPTIONS.map((name) => [name, null])) : {},
        ...options,
        openTelemetry: options.openTelemetry ?? __classPrivateFieldGet(this, _BaseAnthropic_openTelemetry, "f"),
        // Always set __auth so any stale value from ...this._options is
        // overwritten. undefined means "build fresh auth from these options".
        __auth: overridesAuth ? void 0 : this._authState,
        __baseURLIsExplicit: "baseURL" in options ? !0 : this._baseURLIsExplicit
      };
      return new this.constructor(internal);
    }
    /**
     * Lazily resolves credentials from config files or environment variables.
     * Called once from the constructor when no explicit auth is provided, or
     * when an explicit `profile` was passed (in which case a missing/unresolved
     * profile is surfaced as an error instead of falling through to "no auth").
     * The returned promise is stored and awaited on the first request.
     */
    async _resolveDefaultCredentials(profile) {
      try {
        let result = await defaultCredentials(this._credentialResolverOptions(), profile);
        if (result)
          this._authState.provider = result.provider, this._authState.tokenCache = this._makeTokenCache(result.provider), this._authState.extraHeaders = result.extraHeaders, this._applyCredentialBaseURL(result.baseURL);
        else if (profile != null)
          throw new AnthropicError(`Profile "${profile}" could not be resolved (no <config_dir>/configs/${profile}.json found).`);
      } catch (err) {
        this._authState.error = err;
      } finally {
        this._authState.resolution = null;
      }
    }
    defaultQuery() {
      return this._options.defaultQuery;
    }
    validateHeaders({ values, nulls }) {
      if (!(values.get("x-api-key") || values.get("authorization"))) {
        if (this._authState.error)
          throw this._authState.error;
        if (!(this._authState.tokenCache || this._authState.resolution) && !(this.apiKey && values.get("authorization")) && !nulls.has("authorization") && !(this.authToken && values.get("authorization")) && !nulls.has("authorization"))
          throw new Error('Could not resolve authentication method. Expected one of apiKey, authToken, credentials, config, or profile to be set. Or for the "Authorization" header to be explicitly omitted');
      }
    }
    _authFlags(opts) {
      let flags = this._requestAuthFlags.get(opts);
      return flags || (flags = { usedTokenCache: !1, didRefreshFor401: !1 }, this._requestAuthFlags.set(opts, flags)), flags;
    }
    async authHeaders(opts) {
      if (this._authState.resolution && await this._authState.resolution, !this._authState.error) {
        if (__classPrivateFieldGet(this, _BaseAnthropic_apiKeyFunction, "f") && this.apiKey == null) {
          let apiKey;
          try {
            apiKey = await __classPrivateFieldGet(this, _BaseAnthropic_apiKeyFunction, "f").call(this);
          } catch (err) {
            throw new AnthropicError(`The \`apiKey\` function failed: ${castToError(err).message}`, {
              cause: err
            });
          }
          if (!apiKey)
            throw new AnthropicError(`The \`apiKey\` function must return a non-empty string. It returned ${JSON.stringify(apiKey)}.`);
          return buildHeaders([{ Authorization: `Bearer ${apiKey}` }]);
        }
        if (this._authState.tokenCache && this.apiKey == null) {
          let token = await this._authState.tokenCache.getToken();
          return this._authFlags(opts).usedTokenCache = !0, buildHeaders([{ Authorization: `Bearer ${token}` }]);
        }
        return buildHeaders([await this.bearerAuth(opts), await this.apiKeyAuth(opts)]);
      }
    }
    async apiKeyAuth(opts) {
      if (this.apiKey != null)
        return buildHeaders([{ Authorization: `Bearer ${this.apiKey}` }]);
    }
    async bearerAuth(opts) {
      if (this.authToken != null)
        return buildHeaders([{ Authorization: `Bearer ${this.authToken}` }]);
    }
    stringifyQuery(query) {
      return stringifyQuery(query);
    }
    getUserAgent() {
      return `Anthropic/JS ${VERSION}`;
    }
    makeStatusError(status, error, message, headers) {
      let errorCode = (error ?? {}).error?.details?.error_code, errorClass = typeof errorCode == "string" ? ERROR_CODE_CLASSES.get(`${status} ${errorCode}`) : void 0;
      return errorClass ? new errorClass(status, error, message, headers) : APIError.generate(status, error, message, headers);
    }
    buildURL(path2, query, defaultBaseURL) {
      let baseURL = !__classPrivateFieldGet(this, _BaseAnthropic_instances, "m", _BaseAnthropic_baseURLOverridden).call(this) && defaultBaseURL || this.baseURL, url = isAbsoluteURL(path2) ? new URL(path2) : new URL(baseURL + (baseURL.endsWith("/") && path2.startsWith("/") ? path2.slice(1) : path2)), defaultQuery = this.defaultQuery(), pathQuery = Object.fromEntries(url.searchParams);
      return (!isEmptyObj(defaultQuery) || !isEmptyObj(pathQuery)) && (query = { ...pathQuery, ...defaultQuery, ...query }), typeof query == "object" && query && !Array.isArray(query) && (url.search = this.stringifyQuery(query)), url.toString();
    }
    _calculateNonstreamingTimeout(maxTokens) {
      if (3600 * maxTokens / 128e3 > 600)
        throw new AnthropicError("Streaming is required for operations that may take longer than 10 minutes. See https://platform.claude.com/docs/en/cli-sdks-libraries/sdks/typescript#streaming-responses for more details");
      return 600 * 1e3;
    }
    /**
     * Used as a callback for mutating the given `FinalRequestOptions` object.
     */
    async prepareOptions(options) {
    }
    /**
     * Used as a callback for mutating the given `RequestInit` object.
     *
     * This is useful for cases where you want to add certain headers based off of
     * the request properties, e.g. `method` or `url`.
     *
     * Runs after all middleware (including {@link backendMiddleware}),
     * immediately before each underlying fetch call, so it sees exactly what
     * goes over the wire, except the trace-context headers of a traced call
     * (`traceparent`, `tracestate`, `baggage`, and any other that the registered
     * propagator writes): the client sets them again after this hook, so that a
     * signature does not cover them. Middleware may replay a request by calling
     * `next()` more than once, so this hook can run multiple times per attempt:
     * overrides must be idempotent and overwrite headers from a previous
     * invocation rather than append to them.
     */
    async prepareRequest(request, { url, options }) {
      if (this._authState.tokenCache && this.apiKey == null) {
        let headers = request.headers instanceof Headers ? request.headers : new Headers(request.headers);
        for (let [k, v] of Object.entries(this._authState.extraHeaders))
          headers.has(k) || headers.set(k, v);
        let existing = headers.get("anthropic-beta")?.split(",").map((s) => s.trim());
        existing?.includes(OAUTH_API_BETA_HEADER) || headers.set("anthropic-beta", [...existing ?? [], OAUTH_API_BETA_HEADER].join(",")), request.headers = headers;
      }
    }
    /**
     * Internal {@link Middleware} composed innermost in the chain — inside both
     * client-level and per-request middleware, immediately around the underlying
     * `fetch`. Subclasses for third-party backends override this to adapt the
     * canonical Anthropic-shaped request to the backend's wire shape (URL/body
     * rewriting, request signing) and to normalize the wire response back to the
     * canonical shape (e.g. AWS EventStream to SSE).
     *
     * Running inside the user's middleware means user middleware always observes
     * canonical Anthropic-shaped traffic, and the adaptation re-runs (e.g.
     * re-signs) on every `next()` invocation, covering whatever the middleware
     * mutated. It does not see the trace-context headers of a traced call: see
     * {@link prepareRequest}.
     *
     * Errors thrown here follow the middleware error policy: they propagate to
     * the caller as-is — no retries, no `APIConnectionError` wrapping — unless
     * retryable (see {@link Middleware}); throw a `RetryableError` to opt into
     * the retry path.
     */
    backendMiddleware() {
      return [];
    }
    get(path2, opts) {
      return this.methodRequest("get", path2, opts);
    }
    post(path2, opts) {
      return this.methodRequest("post", path2, opts);
    }
    patch(path2, opts) {
      return this.methodRequest("patch", path2, opts);
    }
    put(path2, opts) {
      return this.methodRequest("put", path2, opts);
    }
    delete(path2, opts) {
      return this.methodRequest("delete", path2, opts);
    }
    methodRequest(method, path2, opts) {
      return this.request(Promise.resolve(opts).then((opts2) => ({ method, path: path2, ...opts2 })));
    }
    request(options, remainingRetries = null) {
      return this._tracer ? new APIPromise(this, this.makeTracedRequest(options, remainingRetries)) : new APIPromise(this, this.makeRequest(options, remainingRetries, void 0));
    }
    /**
     * Makes the request inside the call span that the SDK method started and passed in the options
     * (`__span`). The span ends here when the call fails, and otherwise when the application has
     * read the response body: see `APIPromise`.
     */
    async makeTracedRequest(optionsInput, retriesRemaining) {
      let options = await optionsInput, span = options.__span?.span;
      if (!span)
        return this.makeRequest(options, retriesRemaining, void 0);
      try {
        return await context.with(trace.setSpan(context.active(), span), () => this.makeRequest(options, retriesRemaining, void 0, span));
      } catch (error) {
        let result = { status: "error", options, error };
        throw guardTracing(this, () => endApiCallSpan(span, result)), error;
      }
    }
    async makeRequest(optionsInput, retriesRemaining, retryOfRequestLogID, span) {
      let options = await optionsInput, maxRetries = validatePositiveInteger("maxRetries", options.maxRetries ?? this.maxRetries);
      this.isStreamBody(options.body) && (maxRetries = 0), retriesRemaining == null && (retriesRemaining = maxRetries, this._requestAuthFlags.delete(options)), await this.prepareOptions(options);
      let { req, url, timeout } = await this.buildRequest(options, {
        retryCount: maxRetries - retriesRemaining
      }), requestLogID = "log_" + (Math.random() * (1 << 24) | 0).toString(16).padStart(6, "0"), retryLogStr = retryOfRequestLogID === void 0 ? "" : `, retryOf: ${retryOfRequestLogID}`;
      span && this.openTelemetry.propagation && (req.headers = guardTracing(this, () => injectTraceHeaders(span, req.headers)) ?? req.headers);
      let startTime = Date.now();
      if (options.signal?.aborted)
        throw new APIUserAbortError();
      let controller = new AbortController(), response = await this.fetchWithTimeout(url, req, timeout, controller, options, {
        requestLogID,
        retryOfRequestLogID
      }).catch(castToError), headersTime = Date.now();
      if (response instanceof globalThis.Error) {
        releaseRequestSignal(controller);
        let retryMessage = `retrying, ${retriesRemaining} attempts remaining`;
        if (options.signal?.aborted)
          throw new APIUserAbortError();
        let isTimeout = isAbortError(response) || /timed? ?out/i.test(String(response) + ("cause" in response ? String(response.cause) : "")), hasMiddleware = this.middleware.length > 0 || !!options.middleware?.length || this.backendMiddleware().length > 0;
        if (hasMiddleware && !isTimeout && !isRetryableError(response))
          throw loggerFor(this).info(`[${requestLogID}] middleware error (not retryable)`), debugLogRequestDetails(loggerFor(this), `[${requestLogID}] middleware error (not retryable)`, {
            retryOfRequestLogID,
            url,
            durationMs: headersTime - startTime,
            message: response.message
          }), response;
        if (retriesRemaining)
          return loggerFor(this).info(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} - ${retryMessage}`), debugLogRequestDetails(loggerFor(this), `[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} (${retryMessage})`, {
            retryOfRequestLogID,
            url,
            durationMs: headersTime - startTime,
            message: response.message
          }), this.retryRequest(options, retriesRemaining, retryOfRequestLogID ?? requestLogID, span);
        throw loggerFor(this).info(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} - error; no more retries left`), debugLogRequestDetails(loggerFor(this), `[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} (error; no more retries left)`, {
          retryOfRequestLogID,
          url,
          durationMs: headersTime - startTime,
          message: response.message
        }), isTimeout ? new APIConnectionTimeoutError() : hasMiddleware && !isFetchOriginError(response) ? response : new APIConnectionError({ cause: response });
      }
      let specialHeaders = [...response.headers.entries()].filter(([name]) => name === "request-id" || name === "anthropic-workspace-id").map(([name, value]) => ", " + name + ": " + JSON.stringify(value)).join(""), responseInfo = `[${requestLogID}${retryLogStr}${specialHeaders}] ${req.method} ${url} ${response.ok ? "succeeded" : "failed"} with status ${response.status} in ${headersTime - startTime}ms`;
      if (!response.ok) {
        let shouldRetry = await this.shouldRetry(response, options);
        if (retriesRemaining && shouldRetry) {
          let retryMessage2 = `retrying, ${retriesRemaining} attempts remaining`;
          return await CancelReadableStream(response.body), releaseRequestSignal(controller), loggerFor(this).info(`${responseInfo} - ${retryMessage2}`), debugLogRequestDetails(loggerFor(this), `[${requestLogID}] response error (${retryMessage2})`, {
            retryOfRequestLogID,
            url: response.url,
            status: response.status,
            headers: response.headers,
            durationMs: headersTime - startTime
          }), this.retryRequest(options, retriesRemaining, retryOfRequestLogID ?? requestLogID, span, response.headers);
        }
        let retryMessage = shouldRetry ? "error; no more retries left" : "error; not retryable";
        loggerFor(this).info(`${responseInfo} - ${retryMessage}`);
        let errText = await response.text().catch((err2) => castToError(err2).message), errJSON = safeJSON(errText), errMessage = errJSON ? void 0 : errText;
        throw debugLogRequestDetails(loggerFor(this), `[${requestLogID}] response error (${retryMessage})`, {
          retryOfRequestLogID,
          url: response.url,
          status: response.status,
          headers: response.headers,
          body: errJSON ?? errText,
          durationMs: Date.now() - startTime
        }), releaseRequestSignal(controller), this.makeStatusError(response.status, errJSON, errMessage, response.headers);
      }
      return loggerFor(this).info(responseInfo), debugLogRequestDetails(loggerFor(this), `[${requestLogID}] response start`, {
        retryOfRequestLogID,
        url: response.url,
        status: response.status,
        headers: response.headers,
        durationMs: headersTime - startTime
      }), armAbandonmentBackstop(response.body ?? response, controller), { response, options, controller, requestLogID, retryOfRequestLogID, startTime };
    }
    getAPIList(path2, Page2, opts) {
      return this.requestAPIList(Page2, opts && "then" in opts ? opts.then((opts2) => ({ method: "get", path: path2, ...opts2 })) : { method: "get", path: path2, ...opts });
    }
    requestAPIList(Page2, options) {
      if (!this._tracer) {
        let request2 = this.makeRequest(options, null, void 0);
        return new PagePromise(this, request2, Page2);
      }
      let request = this.makeTracedRequest(options, null);
      return new PagePromise(this, request, Page2);
    }
    async fetchWithTimeout(url, init, ms, controller, requestOptions, logCtx) {
      let { signal, method, ...options } = init || {}, abort = this._makeAbort(controller);
      signal && (signal.addEventListener("abort", abort, { once: !0 }), registerRequestSignalCleanup(controller, signal, abort));
      let isReadableBody = globalThis.ReadableStream && options.body instanceof globalThis.ReadableStream || typeof options.body == "object" && options.body !== null && Symbol.asyncIterator in options.body, fetchOptions = {
        signal: controller.signal,
        ...isReadableBody ? { duplex: "half" } : {},
        method: "GET",
        ...options
      };
      method && (fetchOptions.method = method.toUpperCase());
      let baseFetch = this.fetch, timedFetch = async (innerUrl, innerInit) => {
        let timeout = setTimeout(abort, ms);
        try {
          return await baseFetch.call(void 0, innerUrl, innerInit);
        } finally {
          clearTimeout(timeout);
        }
      }, innerFetch = requestOptions === void 0 ? timedFetch : (async (innerUrl, innerInit = {}) => {
        let innerUrlStr = typeof innerUrl == "string" ? innerUrl : innerUrl instanceof URL ? innerUrl.href : innerUrl.url;
        innerInit.headers = innerInit.headers instanceof Headers ? innerInit.headers : new Headers(innerInit.headers);
        let traceHeaders = [];
        requestOptions.__span && (innerInit.headers = new Headers(innerInit.headers), traceHeaders = takeTraceHeaders(innerInit.headers)), await this.prepareRequest(innerInit, { url: innerUrlStr, options: requestOptions }), traceHeaders.length && (innerInit.headers = buildHeaders([innerInit.headers, traceHeaders]).values);
        let call = requestOptions.__span;
        return call && guardTracing(this, () => recordAttempt(call, innerInit.method ?? "GET", innerUrlStr, this.openTelemetry.traces.contentMode === "content")), logCtx && debugLogRequestDetails(loggerFor(this), `[${logCtx.requestLogID}] sending request`, {
          retryOfRequestLogID: logCtx.retryOfRequestLogID,
          method: innerInit.method,
          url: innerUrlStr,
          options: requestOptions,
          headers: innerInit.headers
        }), timedFetch(innerUrl, innerInit);
      }), requestMiddleware = requestOptions?.middleware, backendMiddleware = requestOptions?.__span ? this.backendMiddleware().map(withoutTraceHeaders) : this.backendMiddleware(), allMiddleware = requestMiddleware?.length || backendMiddleware.length ? [...this.middleware, ...requestMiddleware ?? [], ...backendMiddleware] : this.middleware;
      return await wrapFetchWithMiddleware(innerFetch, allMiddleware, requestOptions, this)(url, fetchOptions);
    }
    async shouldRetry(response, options) {
      let flags = this._authFlags(options);
      if (response.status === 401 && this._authState.tokenCache && flags.usedTokenCache && !flags.didRefreshFor401)
        return flags.didRefreshFor401 = !0, this._authState.tokenCache.invalidate(), !0;
      let shouldRetryHeader = response.headers.get("x-should-retry");
      return shouldRetryHeader === "true" ? !0 : shouldRetryHeader === "false" ? !1 : response.status === 408 || response.status === 409 || response.status === 429 || response.status >= 500;
    }
    async retryRequest(options, retriesRemaining, requestLogID, span, responseHeaders) {
      let timeoutMillis, retryAfterMillisHeader = responseHeaders?.get("retry-after-ms");
      if (retryAfterMillisHeader) {
        let timeoutMs = parseFloat(retryAfterMillisHeader);
        Number.isNaN(timeoutMs) || (timeoutMillis = timeoutMs);
      }
      let retryAfterHeader = responseHeaders?.get("retry-after");
      if (retryAfterHeader && !timeoutMillis) {
        let timeoutSeconds = parseFloat(retryAfterHeader);
        Number.isNaN(timeoutSeconds) ? timeoutMillis = Date.parse(retryAfterHeader) - Date.now() : timeoutMillis = timeoutSeconds * 1e3;
      }
      if (timeoutMillis === void 0 || !(timeoutMillis > 0 && timeoutMillis <= 2 ** 31 - 1)) {
        let maxRetries = options.maxRetries ?? this.maxRetries;
        timeoutMillis = this.calculateDefaultRetryTimeoutMillis(retriesRemaining, maxRetries);
      }
      return await sleep(timeoutMillis, options.signal ?? void 0), this.makeRequest(options, retriesRemaining - 1, requestLogID, span);
    }
    calculateDefaultRetryTimeoutMillis(retriesRemaining, maxRetries) {
      let numRetries = maxRetries - retriesRemaining, sleepSeconds = Math.min(0.5 * Math.pow(2, numRetries), 8), jitter = 1 - Math.random() * 0.25;
      return sleepSeconds * jitter * 1e3;
    }
    calculateNonstreamingTimeout(maxTokens, maxNonstreamingTokens) {
      if (36e5 * maxTokens / 128e3 > 6e5 || maxNonstreamingTokens != null && maxTokens > maxNonstreamingTokens)
        throw new AnthropicError("Streaming is required for operations that may take longer than 10 minutes. See https://platform.claude.com/docs/en/cli-sdks-libraries/sdks/typescript#long-requests for more details");
      return 6e5;
    }
    async buildRequest(inputOptions, { retryCount = 0 } = {}) {
      let options = { ...inputOptions }, { method, path: path2, query, defaultBaseURL } = options;
      this._authState.resolution && await this._authState.resolution, !this._baseURLIsExplicit && this._authState.baseURL && this.baseURL !== this._authState.baseURL && (this.baseURL = this._authState.baseURL);
      let url = this.buildURL(path2, query, defaultBaseURL);
      "timeout" in options && validatePositiveInteger("timeout", options.timeout), options.timeout = options.timeout ?? this.timeout;
      let { bodyHeaders, body } = this.buildBody({ options }), reqHeaders = await this.buildHeaders({
        options: inputOptions,
        method,
        bodyHeaders,
        retryCount,
        timeout: options.timeout
      });
      return { req: {
        method,
        headers: reqHeaders,
        ...options.signal && { signal: options.signal },
        ...globalThis.ReadableStream && body instanceof globalThis.ReadableStream && { duplex: "half" },
        ...body && { body },
        ...this.fetchOptions ?? {},
        ...options.fetchOptions ?? {}
      }, url, timeout: options.timeout };
    }
    async buildHeaders({ options, method, bodyHeaders, retryCount, timeout }) {
      let headers = buildHeaders([
        {
          Accept: "application/json",
          "User-Agent": this.getUserAgent(),
          "X-Stainless-Retry-Count": String(retryCount),
          "X-Stainless-Timeout": String(Math.trunc(timeout / 1e3)),
          ...getPlatformHeaders(),
          ...this._options.dangerouslyAllowBrowser ? { "anthropic-dangerous-direct-browser-access": "true" } : void 0,
          "anthropic-version": "2026-10-21"
        },
        await this.authHeaders(options),
        this._options.defaultHeaders,
        bodyHeaders,
        options.headers
      ]);
      return this.validateHeaders(headers), headers.values;
    }
    _makeAbort(controller) {
      return () => controller.abort();
    }
    buildBody({ options: { body, headers: rawHeaders } }) {
      if (!body)
        return { bodyHeaders: void 0, body: void 0 };
      let headers = buildHeaders([rawHeaders]);
      return (
        // Pass raw type verbatim
        ArrayBuffer.isView(body) || body instanceof ArrayBuffer || body instanceof DataView || typeof body == "string" && // Preserve legacy string encoding behavior for now
        headers.values.has("content-type") || // `Blob` is superset of `File`
        globalThis.Blob && body instanceof globalThis.Blob || // `FormData` -> `multipart/form-data`
        body instanceof FormData || // `URLSearchParams` -> `application/x-www-form-urlencoded`
        body instanceof URLSearchParams || // Send chunked stream (each chunk has own `length`)
        globalThis.ReadableStream && body instanceof globalThis.ReadableStream ? { bodyHeaders: void 0, body } : this.isStreamBody(body) ? { bodyHeaders: void 0, body: ReadableStreamFrom(body) } : typeof body == "object" && headers.values.get("content-type") === "application/x-www-form-urlencoded" ? {
          bodyHeaders: { "content-type": "application/x-www-form-urlencoded" },
          body: this.stringifyQuery(body)
        } : __classPrivateFieldGet(this, _BaseAnthropic_encoder, "f").call(this, { body, headers })
      );
    }
    /**
     * Whether `body` is sent as a stream, which can be read only once:
     * a `ReadableStream`, an async iterable or an iterator.
     */
    isStreamBody(body) {
      return globalThis.ReadableStream && body instanceof globalThis.ReadableStream ? !0 : typeof body == "object" && body !== null && (Symbol.asyncIterator in body || Symbol.iterator in body && "next" in body && typeof body.next == "function");
    }
  }
  return _a = BaseAnthropic2, _BaseAnthropic_encoder = /* @__PURE__ */ new WeakMap(), _BaseAnthropic_apiKeyFunction = /* @__PURE__ */ new WeakMap(), _BaseAnthropic_openTelemetry = /* @__PURE__ */ new WeakMap(), _BaseAnthropic_instances = /* @__PURE__ */ new WeakSet(), _BaseAnthropic_baseURLOverridden = function() {
    return this.baseURL !== "https://api.anthropic.com";
  }, BaseAnthropic2.Anthropic = _a, BaseAnthropic2.DEFAULT_TIMEOUT = 6e5, BaseAnthropic2.AnthropicError = AnthropicError, BaseAnthropic2.APIError = APIError, BaseAnthropic2.APIConnectionError = APIConnectionError, BaseAnthropic2.APIConnectionTimeoutError = APIConnectionTimeoutError, BaseAnthropic2.APIUserAbortError = APIUserAbortError, BaseAnthropic2.NotFoundError = NotFoundError, BaseAnthropic2.ConflictError = ConflictError, BaseAnthropic2.RateLimitError = RateLimitError, BaseAnthropic2.BadRequestError = BadRequestError, BaseAnthropic2.OverloadedError = OverloadedError, BaseAnthropic2.AuthenticationError = AuthenticationError, BaseAnthropic2.RequestTimeoutError = RequestTimeoutError, BaseAnthropic2.InternalServerError = InternalServerError, BaseAnthropic2.NotImplementedError = NotImplementedError, BaseAnthropic2.GatewayTimeoutError = GatewayTimeoutError, BaseAnthropic2.PaymentRequiredError = PaymentRequiredError, BaseAnthropic2.ContentTooLargeError = ContentTooLargeError, BaseAnthropic2.PermissionDeniedError = PermissionDeniedError, BaseAnthropic2.PreconditionFailedError = PreconditionFailedError, BaseAnthropic2.ServiceUnavailableError = ServiceUnavailableError, BaseAnthropic2.UnprocessableEntityError = UnprocessableEntityError, BaseAnthropic2.ClientClosedRequestError = ClientClosedRequestError, BaseAnthropic2.RequestHeaderFieldsTooLargeError = RequestHeaderFieldsTooLargeError, BaseAnthropic2.toFile = toFile, BaseAnthropic2;
})(), Anthropic = /* @__PURE__ */ (() => {
  class Anthropic2 extends BaseAnthropic {
    constructor() {
      super(...arguments), this._supportsMessageThreads = !0, this.messages = new Messages(this), this.models = new Models(this), this.files = new Files(this), this.skills = new Skills2(this), this.userProfiles = new UserProfiles(this), this.organization = new Organization(this), this.beta = new Beta(this);
    }
  }
  return Anthropic2.Messages = Messages, Anthropic2.AvailableToolsLimitExceededError = AvailableToolsLimitExceededError, Anthropic2.CompactionBlockAmbiguousError = CompactionBlockAmbiguousError, Anthropic2.CompactionBlockMisplacedError = CompactionBlockMisplacedError, Anthropic2.CompactionContentMismatchError = CompactionContentMismatchError, Anthropic2.CompactionIncompleteTurnError = CompactionIncompleteTurnError, Anthropic2.CompactionNothingToSummarizeError = CompactionNothingToSummarizeError, Anthropic2.CompactionSignatureInvalidError = CompactionSignatureInvalidError, Anthropic2.CompactionTooManyToolReferencesError = CompactionTooManyToolReferencesError, Anthropic2.CompactionToolChangesMismatchError = CompactionToolChangesMismatchError, Anthropic2.ThreadAlreadyContinuedError = ThreadAlreadyContinuedError, Anthropic2.ThreadContinueInFlightError = ThreadContinueInFlightError, Anthropic2.ThreadFingerprintMismatchError = ThreadFingerprintMismatchError, Anthropic2.ThreadUnsupportedRequestError = ThreadUnsupportedRequestError, Anthropic2.ToolNameConflictError = ToolNameConflictError, Anthropic2.ToolReferenceUnresolvedError = ToolReferenceUnresolvedError, Anthropic2.ThreadNotFoundError = ThreadNotFoundError, Anthropic2.CompactionUnavailableError = CompactionUnavailableError, Anthropic2.Models = Models, Anthropic2.Files = Files, Anthropic2.FileNotDownloadableError = FileNotDownloadableError, Anthropic2.StorageQuotaExceededError = StorageQuotaExceededError, Anthropic2.FileExpiredError = FileExpiredError, Anthropic2.Skills = Skills2, Anthropic2.SkillReadBlockedUndecryptableError = SkillReadBlockedUndecryptableError, Anthropic2.UserProfiles = UserProfiles, Anthropic2.UserProfileNotFoundError = UserProfileNotFoundError, Anthropic2.UserProfileRequiredError = UserProfileRequiredError, Anthropic2.UserProfileBillingNotAuthorizedError = UserProfileBillingNotAuthorizedError, Anthropic2.UserProfileNotBillableError = UserProfileNotBillableError, Anthropic2.Organization = Organization, Anthropic2.OrgMemberLimitExceededError = OrgMemberLimitExceededError, Anthropic2.RBACRoleNotFoundError = RBACRoleNotFoundError, Anthropic2.ConcurrentMembershipChangeError = ConcurrentMembershipChangeError, Anthropic2.Beta = Beta, Anthropic2.BetaOrganizationNotEnrolledInBetaError = BetaOrganizationNotEnrolledInBetaError, Anthropic2.BetaRequestBodyTimeoutError = BetaRequestBodyTimeoutError, Anthropic2.BetaUnsupportedCharsetError = BetaUnsupportedCharsetError, Anthropic2.ClaudeCodeKeyCreatorNotMemberError = ClaudeCodeKeyCreatorNotMemberError, Anthropic2.ClaudeCodeVersionTooOldError = ClaudeCodeVersionTooOldError, Anthropic2.CMEKKeyDisabledError = CMEKKeyDisabledError, Anthropic2.CMEKKeyNetworkBlockedError = CMEKKeyNetworkBlockedError, Anthropic2.OrganizationOnHoldError = OrganizationOnHoldError, Anthropic2.OrganizationTypeNotSupportedError = OrganizationTypeNotSupportedError, Anthropic2.ParentOrganizationRequiredError = ParentOrganizationRequiredError, Anthropic2.RequestBodyEncodingInvalidError = RequestBodyEncodingInvalidError, Anthropic2.RequestBodyEncodingUnsupportedError = RequestBodyEncodingUnsupportedError, Anthropic2.LinkedOrganizationBillingUnavailableError = LinkedOrganizationBillingUnavailableError, Anthropic2.LinkedOrganizationSpendLimitReachedError = LinkedOrganizationSpendLimitReachedError, Anthropic2.SandboxEgressRestrictedError = SandboxEgressRestrictedError, Anthropic2.RequestBodyTooLargeAfterDecodingError = RequestBodyTooLargeAfterDecodingError, Anthropic2.ContractSpendLimitReachedError = ContractSpendLimitReachedError, Anthropic2.EnforcedSpendLimitReachedError = EnforcedSpendLimitReachedError, Anthropic2.RampLimitExceededError = RampLimitExceededError, Anthropic2.CMEKContextUnavailableError = CMEKContextUnavailableError, Anthropic2.CMEKKeyUnreachableError = CMEKKeyUnreachableError, Anthropic2;
})();

export {
  __classPrivateFieldSet,
  __classPrivateFieldGet,
  AnthropicError,
  APIError,
  encodeUTF8,
  decodeUTF8,
  readEnv,
  loggerFor,
  Anthropic
};

import {
  isPlainId as isPlainId
} from "./joined-2a895a02.js";
import {
  isRecord as isRecord
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  asFields,
  asList,
  asText,
  asTokenCount,
  asUsage,
  calledFunction,
  modelOver,
  nameToReturn,
  readCalls
} from "./chunk-CDTYVRHH.js";

// src/models/openai/batches.ts
function openAiBatches(connect, endpoint, { write, read }) {
  return {
    maxRequests: 5e4,
    maxBytes: 2e8,
    write,
    read,
    send: async ({ label, entries }, fetch2) => {
      let lines = entries.map(
        ({ id: id2, body }) => JSON.stringify({ custom_id: id2, method: "POST", url: endpoint, body })
      ), client = connect(fetch2), { id } = asFields(await client.upload(`housestyle-${label}.jsonl`, `${lines.join(`
`)}
`));
      if (!isPlainId(id))
        throw new Error("the server did not name the uploaded file");
      let metadata = { [LABEL]: label };
      return client.post("/batches", { input_file_id: id, endpoint, completion_window: "24h", metadata });
    },
    look: (id, fetch2) => connect(fetch2).get(`/batches/${id}`),
    list: (after, fetch2) => connect(fetch2).get(`/batches?limit=100${after === void 0 ? "" : `&after=${encodeURIComponent(after)}`}`),
    cancel: (id, fetch2) => connect(fetch2).post(`/batches/${id}/cancel`, void 0),
    openResults: ({ files }, fetch2) => files.map((id) => () => connect(fetch2).open(`/files/${id}/content`)),
    readBatch,
    readLine
  };
}
var LABEL = "housestyle", ENDED = /* @__PURE__ */ new Set(["completed", "expired", "cancelled"]), MS_PER_SECOND = 1e3;
function readBatch(value) {
  let batch = asFields(value), { id, status, created_at: seconds } = batch;
  if (!isPlainId(id) || typeof status != "string" || typeof seconds != "number")
    return;
  let label = asFields(batch.metadata)[LABEL], errors = asList(asFields(batch.errors).data).map((error) => asText(asFields(error).message));
  return {
    kind: "batch",
    id,
    status: ENDED.has(status) ? "ended" : status === "failed" ? "failed" : "working",
    createdAt: seconds * MS_PER_SECOND,
    requests: asTokenCount(asFields(batch.request_counts).total),
    label: typeof label == "string" ? label : void 0,
    files: [batch.output_file_id, batch.error_file_id].filter(isPlainId),
    said: errors.find((message) => message !== "")
  };
}
function readLine(value) {
  let { custom_id: id, response, error } = asFields(value);
  if (typeof id != "string")
    return;
  let { status_code: status, body } = asFields(response);
  if (typeof status == "number")
    return status >= 200 && status < 300 ? { kind: "answer", id, answer: body } : { kind: "error", id, status, body };
  let code = asText(asFields(error).code);
  return code === "batch_expired" || code === "batch_cancelled" ? { kind: "ended", id, how: code === "batch_expired" ? "expired" : "cancelled" } : { kind: "error", id, status: void 0, body: { error } };
}

// node_modules/openai/internal/tslib.mjs
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

// node_modules/openai/internal/utils/uuid.mjs
var uuid4 = function() {
  let { crypto: crypto2 } = globalThis;
  if (crypto2?.randomUUID)
    return uuid4 = crypto2.randomUUID.bind(crypto2), crypto2.randomUUID();
  let u8 = new Uint8Array(1), randomByte = crypto2 ? () => crypto2.getRandomValues(u8)[0] : () => Math.random() * 255 & 255;
  return "10000000-1000-4000-8000-100000000000".replace(/[018]/g, (c) => (+c ^ randomByte() & 15 >> +c / 4).toString(16));
};

// node_modules/openai/internal/errors.mjs
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
      if (Object.prototype.toString.call(err) === "[object Error]") {
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

// node_modules/openai/core/error.mjs
var OpenAIError = class extends Error {
}, APIError = class _APIError extends OpenAIError {
  constructor(status, error, message, headers) {
    super(`${_APIError.makeMessage(status, error, message)}`), this.status = status, this.headers = headers, this.requestID = headers?.get("x-request-id"), this.error = error;
    let data = error;
    this.code = data?.code, this.param = data?.param, this.type = data?.type;
  }
  static makeMessage(status, error, message) {
    let msg = error?.message ? typeof error.message == "string" ? error.message : JSON.stringify(error.message) : error ? JSON.stringify(error) : message;
    return status && msg ? `${status} ${msg}` : status ? `${status} status code (no body)` : msg || "(no status code or body)";
  }
  static generate(status, errorResponse, message, headers) {
    if (!status || !headers)
      return new APIConnectionError({ message, cause: castToError(errorResponse) });
    let error = errorResponse?.error;
    return status === 400 ? new BadRequestError(status, error, message, headers) : status === 401 ? new AuthenticationError(status, error, message, headers) : status === 403 ? new PermissionDeniedError(status, error, message, headers) : status === 404 ? new NotFoundError(status, error, message, headers) : status === 409 ? new ConflictError(status, error, message, headers) : status === 422 ? new UnprocessableEntityError(status, error, message, headers) : status === 429 ? new RateLimitError(status, error, message, headers) : status >= 500 ? new InternalServerError(status, error, message, headers) : new _APIError(status, error, message, headers);
  }
}, APIUserAbortError = class extends APIError {
  constructor({ message } = {}) {
    super(void 0, void 0, message || "Request was aborted.", void 0);
  }
}, APIConnectionError = class extends APIError {
  constructor({ message, cause }) {
    super(void 0, void 0, message || "Connection error.", void 0), cause && (this.cause = cause);
  }
}, APIConnectionTimeoutError = class extends APIConnectionError {
  constructor({ message } = {}) {
    super({ message: message ?? "Request timed out." });
  }
}, BadRequestError = class extends APIError {
}, AuthenticationError = class extends APIError {
}, PermissionDeniedError = class extends APIError {
}, NotFoundError = class extends APIError {
}, ConflictError = class extends APIError {
}, UnprocessableEntityError = class extends APIError {
}, RateLimitError = class extends APIError {
}, InternalServerError = class extends APIError {
}, LengthFinishReasonError = class extends OpenAIError {
  constructor() {
    super("Could not parse response content as the length limit was reached");
  }
}, ContentFilterFinishReasonError = class extends OpenAIError {
  constructor() {
    super("Could not parse response content as the request was rejected by the content filter");
  }
}, InvalidWebhookSignatureError = class extends Error {
  constructor(message) {
    super(message);
  }
}, OAuthError = class extends APIError {
  constructor(status, error, headers) {
    let finalMessage = "OAuth2 authentication error", error_code;
    if (error && typeof error == "object") {
      let errorData = error;
      error_code = errorData.error;
      let description = errorData.error_description;
      description && typeof description == "string" ? finalMessage = description : error_code && (finalMessage = error_code);
    }
    super(status, error, finalMessage, headers), this.error_code = error_code;
  }
}, SubjectTokenProviderError = class extends OpenAIError {
  constructor(message, provider, cause) {
    super(message), this.provider = provider, this.cause = cause;
  }
};

// node_modules/openai/internal/utils/values.mjs
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
    throw new OpenAIError(`${name} must be an integer`);
  if (n < 0)
    throw new OpenAIError(`${name} must be a positive integer`);
  return n;
};
var safeJSON = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
};

// node_modules/openai/internal/utils/sleep.mjs
var sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// node_modules/openai/version.mjs
var VERSION = "6.49.0";

// node_modules/openai/internal/detect-platform.mjs
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
      "X-Stainless-Runtime-Version": globalThis.process.version
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
      let major = match[1] || 0, minor = match[2] || 0, patch = match[3] || 0;
      return { browser: key, version: `${major}.${minor}.${patch}` };
    }
  }
  return null;
}
var normalizeArch = (arch) => arch === "x32" ? "x32" : arch === "x86_64" || arch === "x64" ? "x64" : arch === "arm" ? "arm" : arch === "aarch64" || arch === "arm64" ? "arm64" : arch ? `other:${arch}` : "unknown", normalizePlatform = (platform) => (platform = platform.toLowerCase(), platform.includes("ios") ? "iOS" : platform === "android" ? "Android" : platform === "darwin" ? "MacOS" : platform === "win32" ? "Windows" : platform === "freebsd" ? "FreeBSD" : platform === "openbsd" ? "OpenBSD" : platform === "linux" ? "Linux" : platform ? `Other:${platform}` : "Unknown"), _platformHeaders, getPlatformHeaders = () => _platformHeaders ?? (_platformHeaders = getPlatformProperties());

// node_modules/openai/internal/shims.mjs
function getDefaultFetch() {
  if (typeof fetch < "u")
    return fetch;
  throw new Error("`fetch` is not defined as a global; Either pass `fetch` to the client, `new OpenAI({ fetch })` or polyfill the global, `globalThis.fetch = fetch`");
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
function ReadableStreamToAsyncIterable(stream) {
  if (stream[Symbol.asyncIterator])
    return stream;
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
    },
    [Symbol.asyncIterator]() {
      return this;
    }
  };
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

// node_modules/openai/internal/request-options.mjs
var FallbackEncoder = ({ headers, body }) => ({
  bodyHeaders: {
    "content-type": "application/json"
  },
  body: JSON.stringify(body)
});

// node_modules/openai/internal/qs/formats.mjs
var default_format = "RFC3986", default_formatter = (v) => String(v), formatters = {
  RFC1738: (v) => String(v).replace(/%20/g, "+"),
  RFC3986: default_formatter
}, RFC1738 = "RFC1738";

// node_modules/openai/internal/qs/utils.mjs
var has = (obj, key) => (has = Object.hasOwn ?? Function.prototype.call.bind(Object.prototype.hasOwnProperty), has(obj, key)), hex_table = /* @__PURE__ */ (() => {
  let array = [];
  for (let i = 0; i < 256; ++i)
    array.push("%" + ((i < 16 ? "0" : "") + i.toString(16)).toUpperCase());
  return array;
})();
var limit = 1024, encode = (str2, _defaultEncoder, charset, _kind, format) => {
  if (str2.length === 0)
    return str2;
  let string = str2;
  if (typeof str2 == "symbol" ? string = Symbol.prototype.toString.call(str2) : typeof str2 != "string" && (string = String(str2)), charset === "iso-8859-1")
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

// node_modules/openai/internal/qs/stringify.mjs
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

// node_modules/openai/internal/utils/query.mjs
function stringifyQuery(query) {
  return stringify(query, { arrayFormat: "brackets" });
}

// node_modules/openai/internal/utils/bytes.mjs
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
function encodeUTF8(str2) {
  let encoder;
  return (encodeUTF8_ ?? (encoder = new globalThis.TextEncoder(), encodeUTF8_ = encoder.encode.bind(encoder)))(str2);
}
var decodeUTF8_;
function decodeUTF8(bytes) {
  let decoder;
  return (decodeUTF8_ ?? (decoder = new globalThis.TextDecoder(), decodeUTF8_ = decoder.decode.bind(decoder)))(bytes);
}

// node_modules/openai/internal/decoders/line.mjs
var _LineDecoder_buffer, _LineDecoder_carriageReturnIndex, LineDecoder = class {
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
};
_LineDecoder_buffer = /* @__PURE__ */ new WeakMap(), _LineDecoder_carriageReturnIndex = /* @__PURE__ */ new WeakMap();
LineDecoder.NEWLINE_CHARS = /* @__PURE__ */ new Set([`
`, "\r"]);
LineDecoder.NEWLINE_REGEXP = /\r\n|[\n\r]/g;
function findNewlineIndex(buffer, startIndex) {
  for (let i = startIndex ?? 0; i < buffer.length; i++) {
    if (buffer[i] === 10)
      return { preceding: i, index: i + 1, carriage: !1 };
    if (buffer[i] === 13)
      return { preceding: i, index: i + 1, carriage: !0 };
  }
  return null;
}
function findDoubleNewlineIndex(buffer) {
  for (let i = 0; i < buffer.length - 1; i++) {
    if (buffer[i] === 10 && buffer[i + 1] === 10 || buffer[i] === 13 && buffer[i + 1] === 13)
      return i + 2;
    if (buffer[i] === 13 && buffer[i + 1] === 10 && i + 3 < buffer.length && buffer[i + 2] === 13 && buffer[i + 3] === 10)
      return i + 4;
  }
  return -1;
}

// node_modules/openai/internal/utils/log.mjs
var levelNumbers = {
  off: 0,
  error: 200,
  warn: 300,
  info: 400,
  debug: 500
}, parseLogLevel = (maybeLevel, sourceName, client) => {
  if (maybeLevel) {
    if (hasOwn(levelNumbers, maybeLevel))
      return maybeLevel;
    loggerFor(client).warn(`${sourceName} was set to ${JSON.stringify(maybeLevel)}, expected one of ${JSON.stringify(Object.keys(levelNumbers))}`);
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
function loggerFor(client) {
  let logger = client.logger, logLevel = client.logLevel ?? "off";
  if (!logger)
    return noopLogger;
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
var formatRequestDetails = (details) => (details.options && (details.options = { ...details.options }, delete details.options.headers), details.headers && (details.headers = Object.fromEntries((details.headers instanceof Headers ? [...details.headers] : Object.entries(details.headers)).map(([name, value]) => [
  name,
  name.toLowerCase() === "authorization" || name.toLowerCase() === "api-key" || name.toLowerCase() === "x-api-key" || name.toLowerCase() === "x-amz-security-token" || name.toLowerCase() === "cookie" || name.toLowerCase() === "set-cookie" ? "***" : value
]))), "retryOfRequestLogID" in details && (details.retryOfRequestLogID && (details.retryOf = details.retryOfRequestLogID), delete details.retryOfRequestLogID), details);

// node_modules/openai/core/streaming.mjs
var _Stream_client, Stream = class _Stream {
  constructor(iterator, controller, client) {
    this.iterator = iterator, _Stream_client.set(this, void 0), this.controller = controller, __classPrivateFieldSet(this, _Stream_client, client, "f");
  }
  static fromSSEResponse(response, controller, client, synthesizeEventData) {
    let consumed = !1, logger = client ? loggerFor(client) : console;
    async function* iterator() {
      if (consumed)
        throw new OpenAIError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
      consumed = !0;
      let done = !1;
      try {
        for await (let sse of _iterSSEMessages(response, controller))
          if (!done) {
            if (sse.data.startsWith("[DONE]")) {
              done = !0;
              continue;
            }
            if (sse.event === null || !sse.event.startsWith("thread.")) {
              let data;
              try {
                data = JSON.parse(sse.data);
              } catch (e) {
                throw logger.error("Could not parse message into JSON:", sse.data), logger.error("From chunk:", sse.raw), e;
              }
              if (data && data.error)
                throw new APIError(void 0, data.error, void 0, response.headers);
              yield synthesizeEventData ? { event: sse.event, data } : data;
            } else {
              let data;
              try {
                data = JSON.parse(sse.data);
              } catch (e) {
                throw console.error("Could not parse message into JSON:", sse.data), console.error("From chunk:", sse.raw), e;
              }
              if (sse.event == "error")
                throw new APIError(void 0, data.error, data.message, void 0);
              yield { event: sse.event, data };
            }
          }
        done = !0;
      } catch (e) {
        if (isAbortError(e))
          return;
        throw e;
      } finally {
        done || controller.abort();
      }
    }
    return new _Stream(iterator, controller, client);
  }
  /**
   * Generates a Stream from a newline-separated ReadableStream
   * where each item is a JSON value.
   */
  static fromReadableStream(readableStream, controller, client) {
    let consumed = !1;
    async function* iterLines() {
      let lineDecoder = new LineDecoder(), reader = readableStream.getReader(), closed = !1, cancelPromise, cancel = () => {
        cancelPromise ?? (cancelPromise = reader.cancel()), cancelPromise.catch(() => {
        });
      };
      controller.signal.addEventListener("abort", cancel, { once: !0 });
      try {
        if (controller.signal.aborted) {
          cancel();
          return;
        }
        for (; ; ) {
          let { value: chunk, done } = await reader.read();
          if (done) {
            closed = !0;
            break;
          }
          if (controller.signal.aborted)
            return;
          for (let line of lineDecoder.decode(chunk)) {
            if (controller.signal.aborted)
              return;
            yield line;
          }
        }
        if (controller.signal.aborted)
          return;
        for (let line of lineDecoder.flush()) {
          if (controller.signal.aborted)
            return;
          yield line;
        }
      } finally {
        controller.signal.removeEventListener("abort", cancel), closed || cancel(), reader.releaseLock();
      }
    }
    async function* iterator() {
      if (consumed)
        throw new OpenAIError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
      consumed = !0;
      let done = !1;
      try {
        for await (let line of iterLines())
          done || line && (yield JSON.parse(line));
        done = !0;
      } catch (e) {
        if (controller.signal.aborted || isAbortError(e))
          return;
        throw e;
      } finally {
        done || controller.abort();
      }
    }
    return new _Stream(iterator, controller, client);
  }
  [(_Stream_client = /* @__PURE__ */ new WeakMap(), Symbol.asyncIterator)]() {
    return this.iterator();
  }
  /**
   * Splits the stream into two streams which can be
   * independently read from at different speeds.
   */
  tee() {
    let left = [], right = [], iterator = this.iterator(), teeIterator = (queue) => ({
      next: () => {
        if (queue.length === 0) {
          let result = iterator.next();
          left.push(result), right.push(result);
        }
        return queue.shift();
      }
    });
    return [
      new _Stream(() => teeIterator(left), this.controller, __classPrivateFieldGet(this, _Stream_client, "f")),
      new _Stream(() => teeIterator(right), this.controller, __classPrivateFieldGet(this, _Stream_client, "f"))
    ];
  }
  /**
   * Converts this stream to a newline-separated ReadableStream of
   * JSON stringified values in the stream
   * which can be turned back into a Stream with `Stream.fromReadableStream()`.
   */
  toReadableStream() {
    let self = this, iter;
    return makeReadableStream({
      async start() {
        iter = self[Symbol.asyncIterator]();
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
};
async function* _iterSSEMessages(response, controller) {
  if (!response.body)
    throw controller.abort(), typeof globalThis.navigator < "u" && globalThis.navigator.product === "ReactNative" ? new OpenAIError("The default react-native fetch implementation does not support streaming. Please use expo/fetch: https://docs.expo.dev/versions/latest/sdk/expo/#expofetch-api") : new OpenAIError("Attempted to iterate over a response with no body");
  let sseDecoder = new SSEDecoder(), lineDecoder = new LineDecoder(), iter = ReadableStreamToAsyncIterable(response.body);
  for await (let sseChunk of iterSSEChunks(iter))
    for (let line of lineDecoder.decode(sseChunk)) {
      let sse = sseDecoder.decode(line);
      sse && (yield sse);
    }
  for (let line of lineDecoder.flush()) {
    let sse = sseDecoder.decode(line);
    sse && (yield sse);
  }
}
async function* iterSSEChunks(iterator) {
  let data = new Uint8Array();
  for await (let chunk of iterator) {
    if (chunk == null)
      continue;
    let binaryChunk = chunk instanceof ArrayBuffer ? new Uint8Array(chunk) : typeof chunk == "string" ? encodeUTF8(chunk) : chunk, newData = new Uint8Array(data.length + binaryChunk.length);
    newData.set(data), newData.set(binaryChunk, data.length), data = newData;
    let patternIndex;
    for (; (patternIndex = findDoubleNewlineIndex(data)) !== -1; )
      yield data.slice(0, patternIndex), data = data.slice(patternIndex);
  }
  data.length > 0 && (yield data);
}
var SSEDecoder = class {
  constructor() {
    this.event = null, this.data = [], this.chunks = [];
  }
  decode(line) {
    if (line.endsWith("\r") && (line = line.substring(0, line.length - 1)), !line) {
      if (!this.event && !this.data.length)
        return null;
      let sse = {
        event: this.event,
        data: this.data.join(`
`),
        raw: this.chunks
      };
      return this.event = null, this.data = [], this.chunks = [], sse;
    }
    if (this.chunks.push(line), line.startsWith(":"))
      return null;
    let [fieldname, _, value] = partition(line, ":");
    return value.startsWith(" ") && (value = value.substring(1)), fieldname === "event" ? this.event = value : fieldname === "data" && this.data.push(value), null;
  }
};
function partition(str2, delimiter) {
  let index = str2.indexOf(delimiter);
  return index !== -1 ? [str2.substring(0, index), delimiter, str2.substring(index + delimiter.length)] : [str2, "", ""];
}

// node_modules/openai/internal/parse.mjs
async function defaultParseResponse(client, props) {
  let { response, requestLogID, retryOfRequestLogID, startTime } = props, body = await (async () => {
    if (props.options.stream)
      return loggerFor(client).debug("response", response.status, response.url, response.headers, response.body), props.options.__streamClass ? props.options.__streamClass.fromSSEResponse(response, props.controller, client, props.options.__synthesizeEventData) : Stream.fromSSEResponse(response, props.controller, client, props.options.__synthesizeEventData);
    if (response.status === 204)
      return null;
    if (props.options.__binaryResponse)
      return response;
    let mediaType = response.headers.get("content-type")?.split(";")[0]?.trim();
    if (mediaType?.includes("application/json") || mediaType?.endsWith("+json")) {
      if (response.headers.get("content-length") === "0")
        return;
      let json = await response.json();
      return addRequestID(json, response);
    }
    return await response.text();
  })();
  return loggerFor(client).debug(`[${requestLogID}] response parsed`, formatRequestDetails({
    retryOfRequestLogID,
    url: response.url,
    status: response.status,
    body,
    durationMs: Date.now() - startTime
  })), body;
}
function addRequestID(value, response) {
  return !value || typeof value != "object" || Array.isArray(value) ? value : Object.defineProperty(value, "_request_id", {
    value: response.headers.get("x-request-id"),
    enumerable: !1
  });
}

// node_modules/openai/core/api-promise.mjs
var _APIPromise_client, APIPromise = class _APIPromise extends Promise {
  constructor(client, responsePromise, parseResponse2 = defaultParseResponse) {
    super((resolve) => {
      resolve(null);
    }), this.responsePromise = responsePromise, this.parseResponse = parseResponse2, _APIPromise_client.set(this, void 0), __classPrivateFieldSet(this, _APIPromise_client, client, "f");
  }
  _thenUnwrap(transform) {
    return new _APIPromise(__classPrivateFieldGet(this, _APIPromise_client, "f"), this.responsePromise, async (client, props) => addRequestID(transform(await this.parseResponse(client, props), props), props.response));
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
    return this.responsePromise.then((p) => p.response);
  }
  /**
   * Gets the parsed response data, the raw `Response` instance and the ID of the request,
   * returned via the X-Request-ID header which is useful for debugging requests and reporting
   * issues to OpenAI.
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
    return { data, response, request_id: response.headers.get("x-request-id") };
  }
  parse() {
    return this.parsedPromise || (this.parsedPromise = this.responsePromise.then((data) => this.parseResponse(__classPrivateFieldGet(this, _APIPromise_client, "f"), data))), this.parsedPromise;
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
};
_APIPromise_client = /* @__PURE__ */ new WeakMap();

// node_modules/openai/core/pagination.mjs
var _AbstractPage_client, AbstractPage = class {
  constructor(client, response, body, options) {
    _AbstractPage_client.set(this, void 0), __classPrivateFieldSet(this, _AbstractPage_client, client, "f"), this.options = options, this.response = response, this.body = body;
  }
  hasNextPage() {
    return this.getPaginatedItems().length ? this.nextPageRequestOptions() != null : !1;
  }
  async getNextPage() {
    let nextOptions = this.nextPageRequestOptions();
    if (!nextOptions)
      throw new OpenAIError("No next page expected; please check `.hasNextPage()` before calling `.getNextPage()`.");
    return await __classPrivateFieldGet(this, _AbstractPage_client, "f").requestAPIList(this.constructor, nextOptions);
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
}, PagePromise = class extends APIPromise {
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
}, Page = class extends AbstractPage {
  constructor(client, response, body, options) {
    super(client, response, body, options), this.data = body.data || [], this.object = body.object;
  }
  getPaginatedItems() {
    return this.data ?? [];
  }
  nextPageRequestOptions() {
    return null;
  }
}, CursorPage = class extends AbstractPage {
  constructor(client, response, body, options) {
    super(client, response, body, options), this.data = body.data || [], this.has_more = body.has_more || !1;
  }
  getPaginatedItems() {
    return this.data ?? [];
  }
  hasNextPage() {
    return this.has_more === !1 ? !1 : super.hasNextPage();
  }
  nextPageRequestOptions() {
    let data = this.getPaginatedItems(), id = data[data.length - 1]?.id;
    return id ? {
      ...this.options,
      query: {
        ...maybeObj(this.options.query),
        after: id
      }
    } : null;
  }
}, ConversationCursorPage = class extends AbstractPage {
  constructor(client, response, body, options) {
    super(client, response, body, options), this.data = body.data || [], this.has_more = body.has_more || !1, this.last_id = body.last_id || "";
  }
  getPaginatedItems() {
    return this.data ?? [];
  }
  hasNextPage() {
    return this.has_more === !1 ? !1 : super.hasNextPage();
  }
  nextPageRequestOptions() {
    let cursor = this.last_id;
    return cursor ? {
      ...this.options,
      query: {
        ...maybeObj(this.options.query),
        after: cursor
      }
    } : null;
  }
}, NextCursorPage = class extends AbstractPage {
  constructor(client, response, body, options) {
    super(client, response, body, options), this.data = body.data || [], this.has_more = body.has_more || !1, this.next = body.next || null;
  }
  getPaginatedItems() {
    return this.data ?? [];
  }
  hasNextPage() {
    return this.has_more === !1 ? !1 : super.hasNextPage();
  }
  nextPageRequestOptions() {
    let cursor = this.next;
    return cursor ? {
      ...this.options,
      query: {
        ...maybeObj(this.options.query),
        after: cursor
      }
    } : null;
  }
};

// node_modules/openai/auth/workload-identity-auth.mjs
var SUBJECT_TOKEN_TYPES = {
  jwt: "urn:ietf:params:oauth:token-type:jwt",
  id: "urn:ietf:params:oauth:token-type:id_token"
}, TOKEN_EXCHANGE_GRANT_TYPE = "urn:ietf:params:oauth:grant-type:token-exchange", WorkloadIdentityAuth = class {
  constructor(config, fetch2) {
    this.cachedToken = null, this.refreshPromise = null, this.tokenExchangeUrl = "https://auth.openai.com/oauth/token", this.config = config, this.fetch = fetch2 ?? getDefaultFetch();
  }
  async getToken() {
    if (!this.cachedToken || this.isTokenExpired(this.cachedToken)) {
      if (this.refreshPromise)
        return await this.refreshPromise;
      this.refreshPromise = this.refreshToken();
      try {
        return await this.refreshPromise;
      } finally {
        this.refreshPromise = null;
      }
    }
    return this.needsRefresh(this.cachedToken) && !this.refreshPromise && (this.refreshPromise = this.refreshToken().finally(() => {
      this.refreshPromise = null;
    })), this.cachedToken.token;
  }
  async refreshToken() {
    let subjectToken = await this.config.provider.getToken(), body = {
      grant_type: TOKEN_EXCHANGE_GRANT_TYPE,
      subject_token: subjectToken,
      subject_token_type: SUBJECT_TOKEN_TYPES[this.config.provider.tokenType],
      identity_provider_id: this.config.identityProviderId,
      service_account_id: this.config.serviceAccountId
    };
    this.config.clientId && (body.client_id = this.config.clientId);
    let response = await this.fetch(this.tokenExchangeUrl, {
      method: "POST",
      headers: {
        "Content-Type": "application/json"
      },
      body: JSON.stringify(body)
    });
    if (!response.ok) {
      let errorText = await response.text(), body2;
      try {
        body2 = JSON.parse(errorText);
      } catch {
      }
      throw response.status === 400 || response.status === 401 || response.status === 403 ? new OAuthError(response.status, body2, response.headers) : APIError.generate(response.status, body2, `Token exchange failed with status ${response.status}`, response.headers);
    }
    let tokenResponse = await response.json();
    if (typeof tokenResponse != "object" || tokenResponse === null || !("access_token" in tokenResponse) || typeof tokenResponse.access_token != "string" || tokenResponse.access_token.trim().length === 0)
      throw new OpenAIError("Token exchange response missing 'access_token' field");
    let accessToken = tokenResponse.access_token, expiresIn = tokenResponse.expires_in ?? 3600, expiresAt = Date.now() + expiresIn * 1e3;
    return this.cachedToken = {
      token: accessToken,
      expiresAt
    }, accessToken;
  }
  isTokenExpired(cachedToken) {
    return Date.now() >= cachedToken.expiresAt;
  }
  needsRefresh(cachedToken) {
    let bufferMs = (this.config.refreshBufferSeconds ?? 1200) * 1e3;
    return Date.now() >= cachedToken.expiresAt - bufferMs;
  }
  invalidateToken() {
    this.cachedToken = null, this.refreshPromise = null;
  }
};

// node_modules/openai/internal/headers.mjs
var brand_privateNullableHeaders = /* @__PURE__ */ Symbol("brand.privateNullableHeaders"), httpTokenHeaderName = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
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
      value !== void 0 && (shouldClear && !didClear && (didClear = !0, yield [name, null]), yield [name, value]);
  }
}
var buildHeaders = (newHeaders) => {
  let targetHeaders = new Headers(), nullHeaders = /* @__PURE__ */ new Set();
  for (let headers of newHeaders) {
    let seenHeaders = /* @__PURE__ */ new Set();
    for (let [name, value] of iterateHeaders(headers)) {
      if (!httpTokenHeaderName.test(name))
        throw new TypeError(`Header name must be a valid HTTP token ["${name}"]`);
      let lowerName = name.toLowerCase();
      seenHeaders.has(lowerName) || (targetHeaders.delete(lowerName), seenHeaders.add(lowerName)), value === null ? (targetHeaders.delete(lowerName), nullHeaders.add(lowerName)) : (targetHeaders.append(lowerName, value), nullHeaders.delete(lowerName));
    }
  }
  return { [brand_privateNullableHeaders]: !0, values: targetHeaders, nulls: nullHeaders };
};

// node_modules/openai/internal/uploads.mjs
var brand_privateStreamingFile = /* @__PURE__ */ Symbol("brand.privateStreamingFile");
function toStreamingFile(data, name, options) {
  if (!name)
    throw new TypeError("toStreamingFile requires a non-empty file name");
  return {
    [brand_privateStreamingFile]: !0,
    data,
    name,
    ...options?.type ? { type: options.type } : {}
  };
}
var checkFileSupport = () => {
  if (typeof File > "u") {
    let { process: process2 } = globalThis, isOldNode = typeof process2?.versions?.node == "string" && parseInt(process2.versions.node.split(".")) < 20;
    throw new Error("`File` is not defined as a global, which is required for file uploads." + (isOldNode ? " Update to Node 20 LTS or newer, or set `globalThis.File` to `import('node:buffer').File`." : ""));
  }
};
function makeFile(fileBits, fileName, options) {
  return checkFileSupport(), new File(fileBits, fileName ?? "unknown_file", options);
}
function getName(value) {
  return (typeof value == "object" && value !== null && ("name" in value && value.name && String(value.name) || "url" in value && value.url && String(value.url) || "filename" in value && value.filename && String(value.filename) || "path" in value && value.path && String(value.path)) || "").split(/[\\/]/).pop() || void 0;
}
var isAsyncIterable = (value) => value != null && typeof value == "object" && typeof value[Symbol.asyncIterator] == "function", maybeMultipartFormRequestOptions = async (opts, fetch2) => hasUploadableValue(opts.body) ? hasStreamingUploadableValue(opts.body) ? createStreamingFormRequestOptions(opts) : { ...opts, body: await createForm(opts.body, fetch2) } : opts, multipartFormRequestOptions = async (opts, fetch2) => hasStreamingUploadableValue(opts.body) ? createStreamingFormRequestOptions(opts) : { ...opts, body: await createForm(opts.body, fetch2) }, supportsFormDataMap = /* @__PURE__ */ new WeakMap();
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
var createForm = async (body, fetch2) => {
  if (!await supportsFormData(fetch2))
    throw new TypeError("The provided fetch function does not support file uploads with the current global FormData class.");
  let form = new FormData();
  return await Promise.all(Object.entries(body || {}).map(([key, value]) => addFormValue(form, key, value))), form;
}, isNamedBlob = (value) => value instanceof Blob && "name" in value, isReadableStream = (value) => typeof value == "object" && value !== null && "getReader" in value && typeof value.getReader == "function", isStreamingFile = (value) => typeof value == "object" && value !== null && brand_privateStreamingFile in value, isUploadable = (value) => typeof value == "object" && value !== null && (value instanceof Response || isAsyncIterable(value) || isReadableStream(value) || isStreamingFile(value) || isNamedBlob(value)), hasStreamingUploadableValue = (value) => {
  if (isStreamingFile(value) || isAsyncIterable(value) || isReadableStream(value))
    return !0;
  if (Array.isArray(value))
    return value.some(hasStreamingUploadableValue);
  if (value && typeof value == "object" && !isNamedBlob(value) && !(value instanceof Response)) {
    for (let k in value)
      if (hasStreamingUploadableValue(value[k]))
        return !0;
  }
  return !1;
}, hasUploadableValue = (value) => {
  if (isUploadable(value))
    return !0;
  if (Array.isArray(value))
    return value.some(hasUploadableValue);
  if (value && typeof value == "object") {
    for (let k in value)
      if (hasUploadableValue(value[k]))
        return !0;
  }
  return !1;
}, createStreamingFormRequestOptions = (opts) => {
  let boundary = `openai-${Math.random().toString(36).slice(2)}`, body = ReadableStreamFrom(iterateMultipartBody(opts.body, boundary));
  return {
    ...opts,
    body,
    headers: buildHeaders([{ "content-type": `multipart/form-data; boundary=${boundary}` }, opts.headers])
  };
};
async function* iterateMultipartBody(body, boundary) {
  for await (let { key, value } of iterateFormEntries(body)) {
    if (yield encodeUTF8(`--${boundary}\r
`), isUploadable(value)) {
      let filename = getStreamingFileName(value), type = getStreamingFileType(value);
      yield encodeUTF8(`Content-Disposition: form-data; name="${escapeHeaderValue(key)}"; filename="${escapeHeaderValue(filename)}"\r
Content-Type: ${type}\r
\r
`), yield* iterateBytes(getStreamingFileData(value));
    } else
      yield encodeUTF8(`Content-Disposition: form-data; name="${escapeHeaderValue(key)}"\r
\r
${String(value)}`);
    yield encodeUTF8(`\r
`);
  }
  yield encodeUTF8(`--${boundary}--\r
`);
}
async function* iterateFormEntries(body) {
  if (!(!body || typeof body != "object"))
    for (let [key, value] of Object.entries(body))
      yield* iterateFormValue(key, value);
}
async function* iterateFormValue(key, value) {
  if (value !== void 0) {
    if (value == null)
      throw new TypeError(`Received null for "${key}"; to pass null in FormData, you must use the string 'null'`);
    if (typeof value == "string" || typeof value == "number" || typeof value == "boolean" || isUploadable(value))
      yield { key, value };
    else if (Array.isArray(value))
      for (let entry of value)
        yield* iterateFormValue(key + "[]", entry);
    else if (typeof value == "object")
      for (let [name, prop] of Object.entries(value))
        yield* iterateFormValue(`${key}[${name}]`, prop);
    else
      throw new TypeError(`Invalid value given to form, expected a string, number, boolean, object, Array, File or Blob but got ${value} instead`);
  }
}
function getStreamingFileName(value) {
  return isStreamingFile(value) ? value.name : getName(value) ?? "unknown_file";
}
function getStreamingFileType(value) {
  return isStreamingFile(value) ? value.type || "application/octet-stream" : isNamedBlob(value) && value.type ? value.type : value instanceof Response && value.headers.get("content-type") || "application/octet-stream";
}
function getStreamingFileData(value) {
  return isStreamingFile(value) ? value.data : value;
}
async function* iterateBytes(value) {
  if (typeof value == "string")
    yield encodeUTF8(value);
  else if (ArrayBuffer.isView(value))
    yield new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  else if (value instanceof ArrayBuffer)
    yield new Uint8Array(value);
  else if (value instanceof Response)
    value.body ? yield* iterateBytes(value.body) : yield* iterateBytes(await value.blob());
  else if (value instanceof Blob)
    typeof value.stream == "function" ? yield* iterateBytes(value.stream()) : yield new Uint8Array(await value.arrayBuffer());
  else if (isReadableStream(value))
    for await (let chunk of ReadableStreamToAsyncIterable(value))
      yield* iterateBytes(chunk);
  else if (isAsyncIterable(value))
    for await (let chunk of value)
      yield* iterateBytes(chunk);
  else
    throw new TypeError(`Invalid streaming file chunk: ${String(value)}`);
}
function escapeHeaderValue(value) {
  return value.replace(/["\\\r\n]/g, (character) => encodeURIComponent(character));
}
var addFormValue = async (form, key, value) => {
  if (value !== void 0) {
    if (value == null)
      throw new TypeError(`Received null for "${key}"; to pass null in FormData, you must use the string 'null'`);
    if (typeof value == "string" || typeof value == "number" || typeof value == "boolean")
      form.append(key, String(value));
    else if (value instanceof Response)
      form.append(key, makeFile([await value.blob()], getName(value)));
    else if (isAsyncIterable(value))
      form.append(key, makeFile([await new Response(ReadableStreamFrom(value)).blob()], getName(value)));
    else if (isNamedBlob(value))
      form.append(key, value, getName(value));
    else if (Array.isArray(value))
      await Promise.all(value.map((entry) => addFormValue(form, key + "[]", entry)));
    else if (typeof value == "object")
      await Promise.all(Object.entries(value).map(([name, prop]) => addFormValue(form, `${key}[${name}]`, prop)));
    else
      throw new TypeError(`Invalid value given to form, expected a string, number, boolean, object, Array, File or Blob but got ${value} instead`);
  }
};

// node_modules/openai/internal/to-file.mjs
var isBlobLike = (value) => value != null && typeof value == "object" && typeof value.size == "number" && typeof value.type == "string" && typeof value.text == "function" && typeof value.slice == "function" && typeof value.arrayBuffer == "function", isFileLike = (value) => value != null && typeof value == "object" && typeof value.name == "string" && typeof value.lastModified == "number" && isBlobLike(value), isResponseLike = (value) => value != null && typeof value == "object" && typeof value.url == "string" && typeof value.blob == "function";
async function toFile(value, name, options) {
  if (checkFileSupport(), value = await value, isFileLike(value))
    return value instanceof File ? value : makeFile([await value.arrayBuffer()], value.name);
  if (isResponseLike(value)) {
    let blob = await value.blob();
    return name || (name = new URL(value.url).pathname.split(/[\\/]/).pop()), makeFile(await getBytes(blob), name, options);
  }
  let parts = await getBytes(value);
  if (name || (name = getName(value)), !options?.type) {
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

// node_modules/openai/core/resource.mjs
var APIResource = class {
  constructor(client) {
    this._client = client;
  }
};

// node_modules/openai/internal/utils/path.mjs
function encodeURIPath(str2) {
  return str2.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@]+/g, encodeURIComponent);
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
    })), previousValue + currentValue + (index === params.length ? "" : encoded);
  }, ""), pathOnly = path3.split(/[?#]/, 1)[0], invalidSegmentPattern = /(?<=^|\/)(?:\.|%2e){1,2}(?=\/|$)/gi, match;
  for (; (match = invalidSegmentPattern.exec(pathOnly)) !== null; )
    invalidSegments.push({
      start: match.index,
      length: match[0].length,
      error: `Value "${match[0]}" can't be safely passed as a path parameter`
    });
  if (invalidSegments.sort((a, b) => a.start - b.start), invalidSegments.length > 0) {
    let lastEnd = 0, underline = invalidSegments.reduce((acc, segment) => {
      let spaces = " ".repeat(segment.start - lastEnd), arrows = "^".repeat(segment.length);
      return lastEnd = segment.start + segment.length, acc + spaces + arrows;
    }, "");
    throw new OpenAIError(`Path parameters result in path with invalid segments:
${invalidSegments.map((e) => e.error).join(`
`)}
${path3}
${underline}`);
  }
  return path3;
}, path = /* @__PURE__ */ createPathTagFunction(encodeURIPath);

// node_modules/openai/resources/chat/completions/messages.mjs
var Messages = class extends APIResource {
  /**
   * Get the messages in a stored chat completion. Only Chat Completions that have
   * been created with the `store` parameter set to `true` will be returned.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const chatCompletionStoreMessage of client.chat.completions.messages.list(
   *   'completion_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(completionID, query = {}, options) {
    return this._client.getAPIList(path`/chat/completions/${completionID}/messages`, CursorPage, { query, ...options, __security: { bearerAuth: !0 } });
  }
};

// node_modules/openai/lib/parser.mjs
function isChatCompletionFunctionTool(tool) {
  return tool !== void 0 && "function" in tool && tool.function !== void 0;
}
function isAutoParsableResponseFormat(response_format) {
  return response_format?.$brand === "auto-parseable-response-format";
}
function isAutoParsableTool(tool) {
  return tool?.$brand === "auto-parseable-tool";
}
function maybeParseChatCompletion(completion, params) {
  return !params || !hasAutoParseableInput(params) ? {
    ...completion,
    choices: completion.choices.map((choice) => (assertToolCallsAreChatCompletionFunctionToolCalls(choice.message.tool_calls), {
      ...choice,
      message: {
        ...choice.message,
        parsed: null,
        ...choice.message.tool_calls ? {
          tool_calls: choice.message.tool_calls
        } : void 0
      }
    }))
  } : parseChatCompletion(completion, params);
}
function parseChatCompletion(completion, params) {
  let choices = completion.choices.map((choice) => {
    if (choice.finish_reason === "length")
      throw new LengthFinishReasonError();
    if (choice.finish_reason === "content_filter")
      throw new ContentFilterFinishReasonError();
    return assertToolCallsAreChatCompletionFunctionToolCalls(choice.message.tool_calls), {
      ...choice,
      message: {
        ...choice.message,
        ...choice.message.tool_calls ? {
          tool_calls: choice.message.tool_calls?.map((toolCall) => parseToolCall(params, toolCall)) ?? void 0
        } : void 0,
        parsed: choice.message.content && !choice.message.refusal ? parseResponseFormat(params, choice.message.content) : null
      }
    };
  });
  return { ...completion, choices };
}
function parseResponseFormat(params, content) {
  return params.response_format?.type !== "json_schema" ? null : params.response_format?.type === "json_schema" ? "$parseRaw" in params.response_format ? params.response_format.$parseRaw(content) : JSON.parse(content) : null;
}
function parseToolCall(params, toolCall) {
  let inputTool = params.tools?.find((inputTool2) => isChatCompletionFunctionTool(inputTool2) && inputTool2.function?.name === toolCall.function.name);
  return {
    ...toolCall,
    function: {
      ...toolCall.function,
      parsed_arguments: isAutoParsableTool(inputTool) ? inputTool.$parseRaw(toolCall.function.arguments) : inputTool?.function.strict ? JSON.parse(toolCall.function.arguments) : null
    }
  };
}
function shouldParseToolCall(params, toolCall) {
  if (!params || !("tools" in params) || !params.tools)
    return !1;
  let inputTool = params.tools?.find((inputTool2) => isChatCompletionFunctionTool(inputTool2) && inputTool2.function?.name === toolCall.function.name);
  return isChatCompletionFunctionTool(inputTool) && (isAutoParsableTool(inputTool) || inputTool?.function.strict || !1);
}
function hasAutoParseableInput(params) {
  return isAutoParsableResponseFormat(params.response_format) ? !0 : params.tools?.some((t) => isAutoParsableTool(t) || t.type === "function" && t.function.strict === !0) ?? !1;
}
function assertToolCallsAreChatCompletionFunctionToolCalls(toolCalls) {
  for (let toolCall of toolCalls || [])
    if (toolCall.type !== "function")
      throw new OpenAIError(`Currently only \`function\` tool calls are supported; Received \`${toolCall.type}\``);
}
function validateInputTools(tools) {
  for (let tool of tools ?? []) {
    if (tool.type !== "function")
      throw new OpenAIError(`Currently only \`function\` tool types support auto-parsing; Received \`${tool.type}\``);
    if (tool.function.strict !== !0)
      throw new OpenAIError(`The \`${tool.function.name}\` tool is not marked with \`strict: true\`. Only strict function tools can be auto-parsed`);
  }
}

// node_modules/openai/lib/chatCompletionUtils.mjs
var isAssistantMessage = (message) => message?.role === "assistant", isToolMessage = (message) => message?.role === "tool";

// node_modules/openai/lib/EventStream.mjs
var _EventStream_instances, _EventStream_connectedPromise, _EventStream_resolveConnectedPromise, _EventStream_rejectConnectedPromise, _EventStream_endPromise, _EventStream_resolveEndPromise, _EventStream_rejectEndPromise, _EventStream_listeners, _EventStream_abortListeners, _EventStream_ended, _EventStream_errored, _EventStream_aborted, _EventStream_catchingPromiseCreated, _EventStream_removeAbortListeners, _EventStream_handleError, EventStream = class {
  constructor() {
    _EventStream_instances.add(this), this.controller = new AbortController(), _EventStream_connectedPromise.set(this, void 0), _EventStream_resolveConnectedPromise.set(this, () => {
    }), _EventStream_rejectConnectedPromise.set(this, () => {
    }), _EventStream_endPromise.set(this, void 0), _EventStream_resolveEndPromise.set(this, () => {
    }), _EventStream_rejectEndPromise.set(this, () => {
    }), _EventStream_listeners.set(this, {}), _EventStream_abortListeners.set(this, []), _EventStream_ended.set(this, !1), _EventStream_errored.set(this, !1), _EventStream_aborted.set(this, !1), _EventStream_catchingPromiseCreated.set(this, !1), __classPrivateFieldSet(this, _EventStream_connectedPromise, new Promise((resolve, reject) => {
      __classPrivateFieldSet(this, _EventStream_resolveConnectedPromise, resolve, "f"), __classPrivateFieldSet(this, _EventStream_rejectConnectedPromise, reject, "f");
    }), "f"), __classPrivateFieldSet(this, _EventStream_endPromise, new Promise((resolve, reject) => {
      __classPrivateFieldSet(this, _EventStream_resolveEndPromise, resolve, "f"), __classPrivateFieldSet(this, _EventStream_rejectEndPromise, reject, "f");
    }), "f"), __classPrivateFieldGet(this, _EventStream_connectedPromise, "f").catch(() => {
    }), __classPrivateFieldGet(this, _EventStream_endPromise, "f").catch(() => {
    });
  }
  _run(executor) {
    setTimeout(() => {
      Promise.resolve().then(executor).then(() => {
        try {
          this._emitFinal();
        } catch (error) {
          __classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_handleError).call(this, error);
          return;
        }
        this._emit("end");
      }, __classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_handleError).bind(this));
    }, 0);
  }
  _connected() {
    this.ended || (__classPrivateFieldGet(this, _EventStream_resolveConnectedPromise, "f").call(this), this._emit("connect"));
  }
  get ended() {
    return __classPrivateFieldGet(this, _EventStream_ended, "f");
  }
  get errored() {
    return __classPrivateFieldGet(this, _EventStream_errored, "f");
  }
  get aborted() {
    return __classPrivateFieldGet(this, _EventStream_aborted, "f");
  }
  abort() {
    this.controller.abort();
  }
  _listenForAbort(signal) {
    if (!signal || this.ended)
      return;
    if (signal.aborted) {
      this.controller.abort();
      return;
    }
    let listener = () => this.controller.abort();
    signal.addEventListener("abort", listener, { once: !0 }), __classPrivateFieldGet(this, _EventStream_abortListeners, "f").push({ signal, listener });
  }
  /**
   * Adds the listener function to the end of the listeners array for the event.
   * No checks are made to see if the listener has already been added. Multiple calls passing
   * the same combination of event and listener will result in the listener being added, and
   * called, multiple times.
   * @returns this ChatCompletionStream, so that calls can be chained
   */
  on(event, listener) {
    return (__classPrivateFieldGet(this, _EventStream_listeners, "f")[event] || (__classPrivateFieldGet(this, _EventStream_listeners, "f")[event] = [])).push({ listener }), this;
  }
  /**
   * Removes the specified listener from the listener array for the event.
   * off() will remove, at most, one instance of a listener from the listener array. If any single
   * listener has been added multiple times to the listener array for the specified event, then
   * off() must be called multiple times to remove each instance.
   * @returns this ChatCompletionStream, so that calls can be chained
   */
  off(event, listener) {
    let listeners = __classPrivateFieldGet(this, _EventStream_listeners, "f")[event];
    if (!listeners)
      return this;
    let index = listeners.findIndex((l) => l.listener === listener);
    return index >= 0 && listeners.splice(index, 1), this;
  }
  /**
   * Adds a one-time listener function for the event. The next time the event is triggered,
   * this listener is removed and then invoked.
   * @returns this ChatCompletionStream, so that calls can be chained
   */
  once(event, listener) {
    return (__classPrivateFieldGet(this, _EventStream_listeners, "f")[event] || (__classPrivateFieldGet(this, _EventStream_listeners, "f")[event] = [])).push({ listener, once: !0 }), this;
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
      __classPrivateFieldSet(this, _EventStream_catchingPromiseCreated, !0, "f"), event !== "error" && this.once("error", reject), this.once(event, resolve);
    });
  }
  /**
   * Returns an async iterator that yields every time the event is triggered.
   * The iterator ends when the stream ends and rejects if the stream errors
   * or is aborted. If you request the 'error' or 'abort' event, the iterator
   * yields that event instead of rejecting.
   *
   * Example:
   *
   *   for await (const [message] of stream.events('message')) {
   *     await processMessage(message);
   *   }
   */
  events(event) {
    let pushQueue = [], readQueue = [], ended = this.ended, failure, failureDelivered = !1, doneResult = () => ({ value: void 0, done: !0 }), finishReaders = () => {
      for (; readQueue.length; )
        readQueue.shift().resolve(doneResult());
    }, rejectReader = () => {
      !failure || failureDelivered || !readQueue.length || (failureDelivered = !0, readQueue.shift().reject(failure));
    }, cleanup = () => {
      this.off(event, onEvent), this.off("end", onEnd), event !== "error" && this.off("error", onFailure), event !== "abort" && this.off("abort", onFailure);
    }, onEvent = (...args) => {
      if (ended)
        return;
      let reader = readQueue.shift();
      reader ? reader.resolve({ value: args, done: !1 }) : pushQueue.push(args);
    }, onFailure = (error) => {
      failure = error, pushQueue.length || rejectReader();
    }, onEnd = () => {
      ended = !0, cleanup(), pushQueue.length || (rejectReader(), finishReaders());
    };
    return ended || (this.on(event, onEvent), this.on("end", onEnd), event !== "error" && this.on("error", onFailure), event !== "abort" && this.on("abort", onFailure)), {
      next: () => {
        let value = pushQueue.shift();
        return value ? Promise.resolve({ value, done: !1 }) : failure && !failureDelivered ? (failureDelivered = !0, Promise.reject(failure)) : ended ? Promise.resolve(doneResult()) : new Promise((resolve, reject) => {
          readQueue.push({ resolve, reject });
        });
      },
      return: () => (ended = !0, pushQueue.length = 0, cleanup(), finishReaders(), Promise.resolve(doneResult())),
      [Symbol.asyncIterator]() {
        return this;
      }
    };
  }
  async done() {
    __classPrivateFieldSet(this, _EventStream_catchingPromiseCreated, !0, "f"), await __classPrivateFieldGet(this, _EventStream_endPromise, "f");
  }
  _emit(event, ...args) {
    if (__classPrivateFieldGet(this, _EventStream_ended, "f"))
      return;
    event === "end" && (__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_removeAbortListeners).call(this), __classPrivateFieldSet(this, _EventStream_ended, !0, "f"), __classPrivateFieldGet(this, _EventStream_resolveEndPromise, "f").call(this));
    let listeners = __classPrivateFieldGet(this, _EventStream_listeners, "f")[event];
    if (listeners && (__classPrivateFieldGet(this, _EventStream_listeners, "f")[event] = listeners.filter((l) => !l.once), listeners.forEach(({ listener }) => listener(...args))), event === "abort") {
      let error = args[0];
      !__classPrivateFieldGet(this, _EventStream_catchingPromiseCreated, "f") && !listeners?.length && Promise.reject(error), __classPrivateFieldGet(this, _EventStream_rejectConnectedPromise, "f").call(this, error), __classPrivateFieldGet(this, _EventStream_rejectEndPromise, "f").call(this, error), this._emit("end");
      return;
    }
    if (event === "error") {
      let error = args[0];
      !__classPrivateFieldGet(this, _EventStream_catchingPromiseCreated, "f") && !listeners?.length && Promise.reject(error), __classPrivateFieldGet(this, _EventStream_rejectConnectedPromise, "f").call(this, error), __classPrivateFieldGet(this, _EventStream_rejectEndPromise, "f").call(this, error), this._emit("end");
    }
  }
  _emitFinal() {
  }
};
_EventStream_connectedPromise = /* @__PURE__ */ new WeakMap(), _EventStream_resolveConnectedPromise = /* @__PURE__ */ new WeakMap(), _EventStream_rejectConnectedPromise = /* @__PURE__ */ new WeakMap(), _EventStream_endPromise = /* @__PURE__ */ new WeakMap(), _EventStream_resolveEndPromise = /* @__PURE__ */ new WeakMap(), _EventStream_rejectEndPromise = /* @__PURE__ */ new WeakMap(), _EventStream_listeners = /* @__PURE__ */ new WeakMap(), _EventStream_abortListeners = /* @__PURE__ */ new WeakMap(), _EventStream_ended = /* @__PURE__ */ new WeakMap(), _EventStream_errored = /* @__PURE__ */ new WeakMap(), _EventStream_aborted = /* @__PURE__ */ new WeakMap(), _EventStream_catchingPromiseCreated = /* @__PURE__ */ new WeakMap(), _EventStream_instances = /* @__PURE__ */ new WeakSet(), _EventStream_removeAbortListeners = function() {
  for (let { signal, listener } of __classPrivateFieldGet(this, _EventStream_abortListeners, "f").splice(0))
    signal.removeEventListener("abort", listener);
}, _EventStream_handleError = function(error) {
  if (__classPrivateFieldSet(this, _EventStream_errored, !0, "f"), error instanceof Error && error.name === "AbortError" && (error = new APIUserAbortError()), error instanceof APIUserAbortError)
    return __classPrivateFieldSet(this, _EventStream_aborted, !0, "f"), this._emit("abort", error);
  if (error instanceof OpenAIError)
    return this._emit("error", error);
  if (error instanceof Error) {
    let openAIError = new OpenAIError(error.message);
    return openAIError.cause = error, this._emit("error", openAIError);
  }
  return this._emit("error", new OpenAIError(String(error)));
};

// node_modules/openai/lib/RunnableFunction.mjs
function isRunnableFunctionWithParse(fn) {
  return typeof fn.parse == "function";
}

// node_modules/openai/lib/AbstractChatCompletionRunner.mjs
var _AbstractChatCompletionRunner_instances, _AbstractChatCompletionRunner_getFinalContent, _AbstractChatCompletionRunner_getFinalMessage, _AbstractChatCompletionRunner_getFinalFunctionToolCall, _AbstractChatCompletionRunner_getFinalFunctionToolCallResult, _AbstractChatCompletionRunner_calculateTotalUsage, _AbstractChatCompletionRunner_validateParams, _AbstractChatCompletionRunner_stringifyFunctionCallResult, DEFAULT_MAX_CHAT_COMPLETIONS = 10;
function normalizeToolCallIds(chatCompletion) {
  for (let choice of chatCompletion.choices)
    for (let toolCall of choice.message.tool_calls ?? [])
      toolCall.id || (toolCall.id = `call_${uuid4()}`);
}
function toRequestMessage(message) {
  if (!isAssistantMessage(message))
    return message;
  let requestMessage = { role: "assistant" };
  return message.audio != null && (requestMessage.audio = { id: message.audio.id }), message.content !== void 0 && (requestMessage.content = message.content), message.function_call != null && (requestMessage.function_call = message.function_call), message.name !== void 0 && (requestMessage.name = message.name), message.refusal != null && (requestMessage.refusal = message.refusal), message.tool_calls !== void 0 && (requestMessage.tool_calls = message.tool_calls.map((toolCall) => toolCall.type === "custom" ? {
    id: toolCall.id,
    type: toolCall.type,
    custom: {
      input: toolCall.custom.input,
      name: toolCall.custom.name
    }
  } : {
    id: toolCall.id,
    type: toolCall.type,
    function: {
      arguments: toolCall.function.arguments,
      name: toolCall.function.name
    }
  })), requestMessage;
}
var AbstractChatCompletionRunner = class extends EventStream {
  constructor() {
    super(...arguments), _AbstractChatCompletionRunner_instances.add(this), this._chatCompletions = [], this.messages = [];
  }
  _addChatCompletion(chatCompletion) {
    normalizeToolCallIds(chatCompletion), this._chatCompletions.push(chatCompletion), this._emit("chatCompletion", chatCompletion);
    let message = chatCompletion.choices[0]?.message;
    return message && this._addMessage(message), chatCompletion;
  }
  _addMessage(message, emit = !0) {
    if ("content" in message || (message.content = null), this.messages.push(message), emit) {
      if (this._emit("message", message), isToolMessage(message) && message.content)
        this._emit("functionToolCallResult", message.content);
      else if (isAssistantMessage(message) && message.tool_calls)
        for (let tool_call of message.tool_calls)
          tool_call.type === "function" && this._emit("functionToolCall", tool_call.function);
    }
  }
  /**
   * @returns a promise that resolves with the final ChatCompletion, or rejects
   * if an error occurred or the stream ended prematurely without producing a ChatCompletion.
   */
  async finalChatCompletion() {
    await this.done();
    let completion = this._chatCompletions[this._chatCompletions.length - 1];
    if (!completion)
      throw new OpenAIError("stream ended without producing a ChatCompletion");
    return completion;
  }
  /**
   * @returns a promise that resolves with the content of the final ChatCompletionMessage, or rejects
   * if an error occurred or the stream ended prematurely without producing a ChatCompletionMessage.
   */
  async finalContent() {
    return await this.done(), __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalContent).call(this);
  }
  /**
   * @returns a promise that resolves with the final assistant ChatCompletionMessage response,
   * or rejects if an error occurred or the stream ended prematurely without producing a ChatCompletionMessage.
   */
  async finalMessage() {
    return await this.done(), __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalMessage).call(this);
  }
  /**
   * @returns a promise that resolves with the content of the final FunctionCall, or rejects
   * if an error occurred or the stream ended prematurely without producing a ChatCompletionMessage.
   */
  async finalFunctionToolCall() {
    return await this.done(), __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalFunctionToolCall).call(this);
  }
  async finalFunctionToolCallResult() {
    return await this.done(), __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalFunctionToolCallResult).call(this);
  }
  async totalUsage() {
    return await this.done(), __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_calculateTotalUsage).call(this);
  }
  allChatCompletions() {
    return [...this._chatCompletions];
  }
  _emitFinal() {
    let completion = this._chatCompletions[this._chatCompletions.length - 1];
    completion && this._emit("finalChatCompletion", completion);
    let finalMessage = __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalMessage).call(this);
    finalMessage && this._emit("finalMessage", finalMessage);
    let finalContent = __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalContent).call(this);
    finalContent && this._emit("finalContent", finalContent);
    let finalFunctionCall = __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalFunctionToolCall).call(this);
    finalFunctionCall && this._emit("finalFunctionToolCall", finalFunctionCall);
    let finalFunctionCallResult = __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalFunctionToolCallResult).call(this);
    finalFunctionCallResult != null && this._emit("finalFunctionToolCallResult", finalFunctionCallResult), this._chatCompletions.some((c) => c.usage) && this._emit("totalUsage", __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_calculateTotalUsage).call(this));
  }
  async _createChatCompletion(client, params, options) {
    this._listenForAbort(options?.signal), __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_validateParams).call(this, params);
    let chatCompletion = await client.chat.completions.create({ ...params, stream: !1 }, { ...options, signal: this.controller.signal });
    return this._connected(), this._addChatCompletion(parseChatCompletion(chatCompletion, params));
  }
  async _runChatCompletion(client, params, options) {
    for (let message of params.messages)
      this._addMessage(message, !1);
    return await this._createChatCompletion(client, params, options);
  }
  async _runTools(client, params, runner, options) {
    let role = "tool", { tool_choice = "auto", stream, toolContext: inputToolContext, ...restParams } = params, toolContext = inputToolContext, singleFunctionToCall = typeof tool_choice != "string" && tool_choice.type === "function" && tool_choice?.function?.name, { maxChatCompletions = DEFAULT_MAX_CHAT_COMPLETIONS, afterCompletion } = options || {}, inputTools = params.tools.map((tool) => {
      if (isAutoParsableTool(tool)) {
        if (!tool.$callback)
          throw new OpenAIError("Tool given to `.runTools()` that does not have an associated function");
        return {
          type: "function",
          function: {
            function: tool.$callback,
            name: tool.function.name,
            description: tool.function.description || "",
            parameters: tool.function.parameters,
            parse: tool.$parseRaw,
            strict: !0
          }
        };
      }
      return tool;
    }), functionsByName = {};
    for (let f of inputTools)
      f.type === "function" && (functionsByName[f.function.name || f.function.function.name] = f.function);
    let tools = "tools" in params ? inputTools.map((t) => t.type === "function" ? {
      type: "function",
      function: {
        name: t.function.name || t.function.function.name,
        parameters: t.function.parameters,
        description: t.function.description,
        strict: t.function.strict
      }
    } : t) : void 0;
    for (let message of params.messages)
      this._addMessage(message, !1);
    let runToolCall = async (toolCall) => {
      if (toolCall.type !== "function")
        return { message: void 0, functionCalled: !1 };
      let tool_call_id = toolCall.id, { name, arguments: args } = toolCall.function, fn = functionsByName[name];
      if (!fn) {
        let content2 = `Invalid tool_call: ${JSON.stringify(name)}. Available options are: ${Object.keys(functionsByName).map((name2) => JSON.stringify(name2)).join(", ")}. Please try again`;
        return { message: { role, tool_call_id, content: content2 }, functionCalled: !1 };
      }
      if (singleFunctionToCall && singleFunctionToCall !== name) {
        let content2 = `Invalid tool_call: ${JSON.stringify(name)}. ${JSON.stringify(singleFunctionToCall)} requested. Please try again`;
        return { message: { role, tool_call_id, content: content2 }, functionCalled: !1 };
      }
      let rawContent;
      if (isRunnableFunctionWithParse(fn)) {
        let parsed;
        try {
          parsed = await fn.parse(args);
        } catch (error) {
          let content2 = error instanceof Error ? error.message : String(error);
          return { message: { role, tool_call_id, content: content2 }, functionCalled: !1 };
        }
        rawContent = await fn.function(parsed, runner, toolContext);
      } else
        rawContent = await fn.function(args, runner, toolContext);
      let content = __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_stringifyFunctionCallResult).call(this, rawContent);
      return { message: { role, tool_call_id, content }, functionCalled: !0 };
    };
    for (let i = 0; i < maxChatCompletions; ++i) {
      let chatCompletion = await this._createChatCompletion(client, {
        ...restParams,
        tool_choice,
        tools,
        messages: this.messages.map(toRequestMessage)
      }, options), message = chatCompletion.choices[0]?.message;
      if (!message)
        throw new OpenAIError("missing message in ChatCompletion response");
      if (!message.tool_calls?.length) {
        await afterCompletion?.(chatCompletion, runner);
        return;
      }
      if (singleFunctionToCall || params.parallel_tool_calls === !1)
        for (let toolCall of message.tool_calls) {
          let result = await runToolCall(toolCall);
          if (result.message && this._addMessage(result.message), singleFunctionToCall && result.functionCalled) {
            await afterCompletion?.(chatCompletion, runner);
            return;
          }
        }
      else {
        let results = await Promise.allSettled(message.tool_calls.map(runToolCall));
        for (let result of results)
          if (result.status === "rejected")
            throw result.reason;
        for (let result of results)
          result.status === "fulfilled" && result.value.message && this._addMessage(result.value.message);
      }
      await afterCompletion?.(chatCompletion, runner);
    }
  }
};
_AbstractChatCompletionRunner_instances = /* @__PURE__ */ new WeakSet(), _AbstractChatCompletionRunner_getFinalContent = function() {
  return __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalMessage).call(this).content ?? null;
}, _AbstractChatCompletionRunner_getFinalMessage = function() {
  let i = this.messages.length;
  for (; i-- > 0; ) {
    let message = this.messages[i];
    if (isAssistantMessage(message))
      return {
        ...message,
        content: message.content ?? null,
        refusal: message.refusal ?? null
      };
  }
  throw new OpenAIError("stream ended without producing a ChatCompletionMessage with role=assistant");
}, _AbstractChatCompletionRunner_getFinalFunctionToolCall = function() {
  for (let i = this.messages.length - 1; i >= 0; i--) {
    let message = this.messages[i];
    if (isAssistantMessage(message) && message?.tool_calls?.length)
      for (let j = message.tool_calls.length - 1; j >= 0; j--) {
        let toolCall = message.tool_calls[j];
        if (toolCall?.type === "function")
          return toolCall.function;
      }
  }
}, _AbstractChatCompletionRunner_getFinalFunctionToolCallResult = function() {
  for (let i = this.messages.length - 1; i >= 0; i--) {
    let message = this.messages[i];
    if (isToolMessage(message) && message.content != null && typeof message.content == "string" && this.messages.some((x) => x.role === "assistant" && x.tool_calls?.some((y) => y.type === "function" && y.id === message.tool_call_id)))
      return message.content;
  }
}, _AbstractChatCompletionRunner_calculateTotalUsage = function() {
  let total = {
    completion_tokens: 0,
    prompt_tokens: 0,
    total_tokens: 0
  };
  for (let { usage } of this._chatCompletions)
    usage && (total.completion_tokens += usage.completion_tokens, total.prompt_tokens += usage.prompt_tokens, total.total_tokens += usage.total_tokens);
  return total;
}, _AbstractChatCompletionRunner_validateParams = function(params) {
  if (params.n != null && params.n > 1)
    throw new OpenAIError("ChatCompletion convenience helpers only support n=1 at this time. To use n>1, please use chat.completions.create() directly.");
}, _AbstractChatCompletionRunner_stringifyFunctionCallResult = function(rawContent) {
  return typeof rawContent == "string" ? rawContent : rawContent === void 0 ? "undefined" : JSON.stringify(rawContent);
};

// node_modules/openai/lib/ChatCompletionRunner.mjs
var ChatCompletionRunner = class _ChatCompletionRunner extends AbstractChatCompletionRunner {
  static runTools(client, params, options) {
    let runner = new _ChatCompletionRunner(), opts = {
      ...options,
      headers: { ...options?.headers, "X-Stainless-Helper-Method": "runTools" }
    };
    return runner._run(() => runner._runTools(client, params, runner, opts)), runner;
  }
  _addMessage(message, emit = !0) {
    super._addMessage(message, emit), isAssistantMessage(message) && message.content && this._emit("content", message.content);
  }
};

// node_modules/openai/_vendor/partial-json-parser/parser.mjs
var Allow = {
  STR: 1,
  NUM: 2,
  ARR: 4,
  OBJ: 8,
  NULL: 16,
  BOOL: 32,
  NAN: 64,
  INFINITY: 128,
  MINUS_INFINITY: 256,
  INF: 384,
  SPECIAL: 496,
  ATOM: 499,
  COLLECTION: 12,
  ALL: 511
}, PartialJSON = class extends Error {
}, MalformedJSON = class extends Error {
};
function parseJSON(jsonString, allowPartial = Allow.ALL) {
  if (typeof jsonString != "string")
    throw new TypeError(`expecting str, got ${typeof jsonString}`);
  if (!jsonString.trim())
    throw new Error(`${jsonString} is empty`);
  return _parseJSON(jsonString.trim(), allowPartial);
}
var _parseJSON = (jsonString, allow) => {
  let length = jsonString.length, index = 0, markPartialJSON = (msg) => {
    throw new PartialJSON(`${msg} at position ${index}`);
  }, throwMalformedError = (msg) => {
    throw new MalformedJSON(`${msg} at position ${index}`);
  }, parseAny = () => (skipBlank(), index >= length && markPartialJSON("Unexpected end of input"), jsonString[index] === '"' ? parseStr() : jsonString[index] === "{" ? parseObj() : jsonString[index] === "[" ? parseArr() : jsonString.substring(index, index + 4) === "null" || Allow.NULL & allow && length - index < 4 && "null".startsWith(jsonString.substring(index)) ? (index += 4, null) : jsonString.substring(index, index + 4) === "true" || Allow.BOOL & allow && length - index < 4 && "true".startsWith(jsonString.substring(index)) ? (index += 4, !0) : jsonString.substring(index, index + 5) === "false" || Allow.BOOL & allow && length - index < 5 && "false".startsWith(jsonString.substring(index)) ? (index += 5, !1) : jsonString.substring(index, index + 8) === "Infinity" || Allow.INFINITY & allow && length - index < 8 && "Infinity".startsWith(jsonString.substring(index)) ? (index += 8, 1 / 0) : jsonString.substring(index, index + 9) === "-Infinity" || Allow.MINUS_INFINITY & allow && 1 < length - index && length - index < 9 && "-Infinity".startsWith(jsonString.substring(index)) ? (index += 9, -1 / 0) : jsonString.substring(index, index + 3) === "NaN" || Allow.NAN & allow && length - index < 3 && "NaN".startsWith(jsonString.substring(index)) ? (index += 3, NaN) : parseNum()), parseStr = () => {
    let start = index, escape2 = !1;
    for (index++; index < length && (jsonString[index] !== '"' || escape2 && jsonString[index - 1] === "\\"); )
      escape2 = jsonString[index] === "\\" ? !escape2 : !1, index++;
    if (jsonString.charAt(index) == '"')
      try {
        return JSON.parse(jsonString.substring(start, ++index - Number(escape2)));
      } catch (e) {
        throwMalformedError(String(e));
      }
    else if (Allow.STR & allow)
      try {
        return JSON.parse(jsonString.substring(start, index - Number(escape2)) + '"');
      } catch {
        return JSON.parse(jsonString.substring(start, jsonString.lastIndexOf("\\")) + '"');
      }
    markPartialJSON("Unterminated string literal");
  }, parseObj = () => {
    index++, skipBlank();
    let obj = {};
    try {
      for (; jsonString[index] !== "}"; ) {
        if (skipBlank(), index >= length && Allow.OBJ & allow)
          return obj;
        let key = parseStr();
        skipBlank(), index++;
        try {
          let value = parseAny();
          Object.defineProperty(obj, key, { value, writable: !0, enumerable: !0, configurable: !0 });
        } catch (e) {
          if (Allow.OBJ & allow)
            return obj;
          throw e;
        }
        skipBlank(), jsonString[index] === "," && index++;
      }
    } catch {
      if (Allow.OBJ & allow)
        return obj;
      markPartialJSON("Expected '}' at end of object");
    }
    return index++, obj;
  }, parseArr = () => {
    index++;
    let arr = [];
    try {
      for (; jsonString[index] !== "]"; )
        arr.push(parseAny()), skipBlank(), jsonString[index] === "," && index++;
    } catch {
      if (Allow.ARR & allow)
        return arr;
      markPartialJSON("Expected ']' at end of array");
    }
    return index++, arr;
  }, parseNum = () => {
    if (index === 0) {
      jsonString === "-" && Allow.NUM & allow && markPartialJSON("Not sure what '-' is");
      try {
        return JSON.parse(jsonString);
      } catch (e) {
        if (Allow.NUM & allow)
          try {
            return jsonString[jsonString.length - 1] === "." ? JSON.parse(jsonString.substring(0, jsonString.lastIndexOf("."))) : JSON.parse(jsonString.substring(0, jsonString.lastIndexOf("e")));
          } catch {
          }
        throwMalformedError(String(e));
      }
    }
    let start = index;
    for (jsonString[index] === "-" && index++; jsonString[index] && !",]}".includes(jsonString[index]); )
      index++;
    index == length && !(Allow.NUM & allow) && markPartialJSON("Unterminated number literal");
    try {
      return JSON.parse(jsonString.substring(start, index));
    } catch {
      jsonString.substring(start, index) === "-" && Allow.NUM & allow && markPartialJSON("Not sure what '-' is");
      try {
        return JSON.parse(jsonString.substring(start, jsonString.lastIndexOf("e")));
      } catch (e2) {
        throwMalformedError(String(e2));
      }
    }
  }, skipBlank = () => {
    for (; index < length && ` 
\r	`.includes(jsonString[index]); )
      index++;
  };
  return parseAny();
}, partialParse = (input) => parseJSON(input, Allow.ALL ^ Allow.NUM);

// node_modules/openai/lib/ChatCompletionStream.mjs
var _ChatCompletionStream_instances, _ChatCompletionStream_params, _ChatCompletionStream_audioDoneChoiceIndexes, _ChatCompletionStream_choiceEventStates, _ChatCompletionStream_currentChatCompletionSnapshot, _ChatCompletionStream_beginRequest, _ChatCompletionStream_getChoiceEventState, _ChatCompletionStream_addChunk, _ChatCompletionStream_emitToolCallDoneEvent, _ChatCompletionStream_emitContentDoneEvents, _ChatCompletionStream_endRequest, _ChatCompletionStream_getAutoParseableResponseFormat, _ChatCompletionStream_accumulateChatCompletion, CHAT_COMPLETION_READABLE_STREAM_MESSAGE_PREFIX = "chat.completion.chunk.message:";
function makeChatCompletionReadableStreamMessageChunk(chunk, message, toolCallIds) {
  let payload = {
    type: "message",
    message,
    ...toolCallIds ? { tool_call_ids: toolCallIds } : {}
  };
  return {
    id: chunk.id,
    choices: [],
    created: chunk.created,
    model: chunk.model,
    object: `${CHAT_COMPLETION_READABLE_STREAM_MESSAGE_PREFIX}${JSON.stringify(payload)}`
  };
}
function isChatCompletionReadableStreamMessage(item) {
  return "type" in item && item.type === "message" && "message" in item || "object" in item && typeof item.object == "string" && item.object.startsWith(CHAT_COMPLETION_READABLE_STREAM_MESSAGE_PREFIX);
}
function getChatCompletionReadableStreamMessage(item) {
  return "type" in item ? item : JSON.parse(item.object.slice(CHAT_COMPLETION_READABLE_STREAM_MESSAGE_PREFIX.length));
}
var ChatCompletionStream = class _ChatCompletionStream extends AbstractChatCompletionRunner {
  constructor(params) {
    super(), _ChatCompletionStream_instances.add(this), _ChatCompletionStream_params.set(this, void 0), _ChatCompletionStream_audioDoneChoiceIndexes.set(this, void 0), _ChatCompletionStream_choiceEventStates.set(this, void 0), _ChatCompletionStream_currentChatCompletionSnapshot.set(this, void 0), __classPrivateFieldSet(this, _ChatCompletionStream_params, params, "f"), __classPrivateFieldSet(this, _ChatCompletionStream_audioDoneChoiceIndexes, /* @__PURE__ */ new Set(), "f"), __classPrivateFieldSet(this, _ChatCompletionStream_choiceEventStates, [], "f");
  }
  get currentChatCompletionSnapshot() {
    return __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f");
  }
  /**
   * Intended for use on the frontend, consuming a stream produced with
   * `.toReadableStream()` on the backend.
   *
   * Note that messages sent to the model do not appear in `.on('message')`
   * in this context.
   */
  static fromReadableStream(stream) {
    let runner = new _ChatCompletionStream(null);
    return runner._run(() => runner._fromReadableStream(stream)), runner;
  }
  static createChatCompletion(client, params, options) {
    let runner = new _ChatCompletionStream(params);
    return runner._run(() => runner._runChatCompletion(client, { ...params, stream: !0 }, { ...options, headers: { ...options?.headers, "X-Stainless-Helper-Method": "stream" } })), runner;
  }
  async _createChatCompletion(client, params, options) {
    super._createChatCompletion, this._listenForAbort(options?.signal), __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_beginRequest).call(this);
    let stream = await client.chat.completions.create({ ...params, stream: !0 }, { ...options, signal: this.controller.signal });
    this._connected();
    for await (let chunk of stream)
      __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_addChunk).call(this, chunk);
    if (stream.controller.signal?.aborted)
      throw new APIUserAbortError();
    return this._addChatCompletion(__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_endRequest).call(this));
  }
  async _fromReadableStream(readableStream, options) {
    this._listenForAbort(options?.signal), __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_beginRequest).call(this), this._connected();
    let stream = Stream.fromReadableStream(readableStream, this.controller), chatId;
    for await (let item of stream) {
      if (isChatCompletionReadableStreamMessage(item)) {
        let message = getChatCompletionReadableStreamMessage(item);
        if (__classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f")) {
          let toolCalls = __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f").choices[0]?.message.tool_calls;
          for (let [index, id] of message.tool_call_ids?.entries() ?? []) {
            let toolCall = toolCalls?.[index];
            toolCall && id && (toolCall.id = id);
          }
          this._addChatCompletion(__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_endRequest).call(this)), chatId = void 0;
        }
        this._addMessage(message.message);
        continue;
      }
      let chunk = item;
      chatId && chunk.id && chatId !== chunk.id && this._addChatCompletion(__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_endRequest).call(this)), __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_addChunk).call(this, chunk), chunk.id && (chatId = chunk.id);
    }
    if (stream.controller.signal?.aborted)
      throw new APIUserAbortError();
    if (__classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f"))
      return this._addChatCompletion(__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_endRequest).call(this));
    let lastChatCompletion = this._chatCompletions[this._chatCompletions.length - 1];
    if (lastChatCompletion)
      return lastChatCompletion;
    throw new OpenAIError("request ended without sending any chunks");
  }
  [(_ChatCompletionStream_params = /* @__PURE__ */ new WeakMap(), _ChatCompletionStream_audioDoneChoiceIndexes = /* @__PURE__ */ new WeakMap(), _ChatCompletionStream_choiceEventStates = /* @__PURE__ */ new WeakMap(), _ChatCompletionStream_currentChatCompletionSnapshot = /* @__PURE__ */ new WeakMap(), _ChatCompletionStream_instances = /* @__PURE__ */ new WeakSet(), _ChatCompletionStream_beginRequest = function() {
    this.ended || (__classPrivateFieldSet(this, _ChatCompletionStream_audioDoneChoiceIndexes, /* @__PURE__ */ new Set(), "f"), __classPrivateFieldSet(this, _ChatCompletionStream_currentChatCompletionSnapshot, void 0, "f"));
  }, _ChatCompletionStream_getChoiceEventState = function(choice) {
    let state = __classPrivateFieldGet(this, _ChatCompletionStream_choiceEventStates, "f")[choice.index];
    return state || (state = {
      content_done: !1,
      refusal_done: !1,
      logprobs_content_done: !1,
      logprobs_refusal_done: !1,
      done_tool_calls: /* @__PURE__ */ new Set(),
      current_tool_call_index: null
    }, __classPrivateFieldGet(this, _ChatCompletionStream_choiceEventStates, "f")[choice.index] = state, state);
  }, _ChatCompletionStream_addChunk = function(chunk) {
    if (this.ended)
      return;
    let completion = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_accumulateChatCompletion).call(this, chunk);
    this._emit("chunk", chunk, completion);
    for (let choice of chunk.choices) {
      let choiceSnapshot = completion.choices[choice.index], { delta } = choice;
      delta?.content != null && choiceSnapshot.message?.role === "assistant" && choiceSnapshot.message?.content && (this._emit("content", delta.content, choiceSnapshot.message.content), this._emit("content.delta", {
        delta: delta.content,
        snapshot: choiceSnapshot.message.content,
        parsed: choiceSnapshot.message.parsed
      })), delta?.refusal != null && choiceSnapshot.message?.role === "assistant" && choiceSnapshot.message?.refusal && this._emit("refusal.delta", {
        delta: delta.refusal,
        snapshot: choiceSnapshot.message.refusal
      }), choice.logprobs?.content != null && choiceSnapshot.message?.role === "assistant" && this._emit("logprobs.content.delta", {
        content: choice.logprobs?.content,
        snapshot: choiceSnapshot.logprobs?.content ?? []
      }), choice.logprobs?.refusal != null && choiceSnapshot.message?.role === "assistant" && this._emit("logprobs.refusal.delta", {
        refusal: choice.logprobs?.refusal,
        snapshot: choiceSnapshot.logprobs?.refusal ?? []
      });
      let state = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getChoiceEventState).call(this, choiceSnapshot);
      choiceSnapshot.finish_reason && (__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_emitContentDoneEvents).call(this, choiceSnapshot), state.current_tool_call_index != null && __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_emitToolCallDoneEvent).call(this, choiceSnapshot, state.current_tool_call_index));
      for (let toolCall of delta?.tool_calls ?? [])
        state.current_tool_call_index !== toolCall.index && (__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_emitContentDoneEvents).call(this, choiceSnapshot), state.current_tool_call_index != null && __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_emitToolCallDoneEvent).call(this, choiceSnapshot, state.current_tool_call_index)), state.current_tool_call_index = toolCall.index;
      for (let toolCallDelta of delta?.tool_calls ?? []) {
        let toolCallSnapshot = choiceSnapshot.message.tool_calls?.[toolCallDelta.index];
        toolCallSnapshot?.type && (toolCallSnapshot?.type === "function" ? this._emit("tool_calls.function.arguments.delta", {
          name: toolCallSnapshot.function?.name,
          index: toolCallDelta.index,
          arguments: toolCallSnapshot.function.arguments,
          parsed_arguments: toolCallSnapshot.function.parsed_arguments,
          arguments_delta: toolCallDelta.function?.arguments ?? ""
        }) : (toolCallSnapshot?.type, void 0));
      }
    }
  }, _ChatCompletionStream_emitToolCallDoneEvent = function(choiceSnapshot, toolCallIndex) {
    if (__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getChoiceEventState).call(this, choiceSnapshot).done_tool_calls.has(toolCallIndex))
      return;
    let toolCallSnapshot = choiceSnapshot.message.tool_calls?.[toolCallIndex];
    if (!toolCallSnapshot)
      throw new Error("no tool call snapshot");
    if (!toolCallSnapshot.type)
      throw new Error("tool call snapshot missing `type`");
    if (toolCallSnapshot.type === "function") {
      let inputTool = __classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.tools?.find((tool) => isChatCompletionFunctionTool(tool) && tool.function.name === toolCallSnapshot.function.name);
      this._emit("tool_calls.function.arguments.done", {
        name: toolCallSnapshot.function.name,
        index: toolCallIndex,
        arguments: toolCallSnapshot.function.arguments,
        parsed_arguments: isAutoParsableTool(inputTool) ? inputTool.$parseRaw(toolCallSnapshot.function.arguments) : inputTool?.function.strict ? JSON.parse(toolCallSnapshot.function.arguments) : null
      });
    } else
      toolCallSnapshot.type;
  }, _ChatCompletionStream_emitContentDoneEvents = function(choiceSnapshot) {
    let state = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getChoiceEventState).call(this, choiceSnapshot);
    if (choiceSnapshot.message.content && !state.content_done) {
      state.content_done = !0;
      let responseFormat = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getAutoParseableResponseFormat).call(this);
      this._emit("content.done", {
        content: choiceSnapshot.message.content,
        parsed: responseFormat ? responseFormat.$parseRaw(choiceSnapshot.message.content) : null
      });
    }
    choiceSnapshot.message.refusal && !state.refusal_done && (state.refusal_done = !0, this._emit("refusal.done", { refusal: choiceSnapshot.message.refusal })), choiceSnapshot.logprobs?.content && !state.logprobs_content_done && (state.logprobs_content_done = !0, this._emit("logprobs.content.done", { content: choiceSnapshot.logprobs.content })), choiceSnapshot.logprobs?.refusal && !state.logprobs_refusal_done && (state.logprobs_refusal_done = !0, this._emit("logprobs.refusal.done", { refusal: choiceSnapshot.logprobs.refusal }));
  }, _ChatCompletionStream_endRequest = function() {
    if (this.ended)
      throw new OpenAIError("stream has ended, this shouldn't happen");
    let snapshot = __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f");
    if (!snapshot)
      throw new OpenAIError("request ended without sending any chunks");
    let audioDoneChoiceIndexes = __classPrivateFieldGet(this, _ChatCompletionStream_audioDoneChoiceIndexes, "f");
    return __classPrivateFieldSet(this, _ChatCompletionStream_audioDoneChoiceIndexes, /* @__PURE__ */ new Set(), "f"), __classPrivateFieldSet(this, _ChatCompletionStream_currentChatCompletionSnapshot, void 0, "f"), __classPrivateFieldSet(this, _ChatCompletionStream_choiceEventStates, [], "f"), finalizeChatCompletion(snapshot, __classPrivateFieldGet(this, _ChatCompletionStream_params, "f"), audioDoneChoiceIndexes);
  }, _ChatCompletionStream_getAutoParseableResponseFormat = function() {
    let responseFormat = __classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.response_format;
    return isAutoParsableResponseFormat(responseFormat) ? responseFormat : null;
  }, _ChatCompletionStream_accumulateChatCompletion = function(chunk) {
    var _a3, _b, _c, _d, _e;
    let snapshot = __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f"), { choices, ...rest } = chunk;
    snapshot ? chunk.id && Object.assign(snapshot, rest) : snapshot = __classPrivateFieldSet(this, _ChatCompletionStream_currentChatCompletionSnapshot, {
      ...rest,
      choices: []
    }, "f");
    for (let { delta, finish_reason, index, logprobs = null, ...other } of chunk.choices) {
      let choice = snapshot.choices[index];
      if (choice || (choice = snapshot.choices[index] = { finish_reason, index, message: {}, logprobs, ...other }), logprobs)
        if (!choice.logprobs)
          choice.logprobs = Object.assign({}, logprobs);
        else {
          let { content: content2, refusal: refusal2, ...rest3 } = logprobs;
          Object.assign(choice.logprobs, rest3), content2 && ((_a3 = choice.logprobs).content ?? (_a3.content = []), choice.logprobs.content.push(...content2)), refusal2 && ((_b = choice.logprobs).refusal ?? (_b.refusal = []), choice.logprobs.refusal.push(...refusal2));
        }
      if (finish_reason && (choice.finish_reason = finish_reason, __classPrivateFieldGet(this, _ChatCompletionStream_params, "f") && hasAutoParseableInput(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f")))) {
        if (finish_reason === "length")
          throw new LengthFinishReasonError();
        if (finish_reason === "content_filter")
          throw new ContentFilterFinishReasonError();
      }
      if (Object.assign(choice, other), !delta)
        continue;
      __classPrivateFieldGet(this, _ChatCompletionStream_audioDoneChoiceIndexes, "f").delete(index);
      let { audio, content, refusal, function_call, role, tool_calls, ...rest2 } = delta;
      if (Object.assign(choice.message, rest2), audio?.expires_at != null && audio.id == null && audio.data == null && audio.transcript == null && content == null && refusal == null && function_call == null && role == null && tool_calls == null && Object.keys(rest2).length === 0 && __classPrivateFieldGet(this, _ChatCompletionStream_audioDoneChoiceIndexes, "f").add(index), refusal && (choice.message.refusal = (choice.message.refusal || "") + refusal), role && (choice.message.role = role), audio) {
        let audioSnapshot = (_c = choice.message).audio ?? (_c.audio = {});
        audio.id != null && (audioSnapshot.id = audio.id), audio.data != null && (audioSnapshot.data = (audioSnapshot.data ?? "") + audio.data), audio.transcript != null && (audioSnapshot.transcript = (audioSnapshot.transcript ?? "") + audio.transcript), audio.expires_at != null && (audioSnapshot.expires_at = audio.expires_at);
      }
      if (function_call && (choice.message.function_call ? (function_call.name && (choice.message.function_call.name = function_call.name), function_call.arguments && ((_d = choice.message.function_call).arguments ?? (_d.arguments = ""), choice.message.function_call.arguments += function_call.arguments)) : choice.message.function_call = function_call), content && (choice.message.content = (choice.message.content || "") + content, !choice.message.refusal && __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getAutoParseableResponseFormat).call(this) && (choice.message.parsed = choice.message.content.trim() ? partialParse(choice.message.content) : null)), tool_calls) {
        choice.message.tool_calls || (choice.message.tool_calls = []);
        for (let { index: index2, id, type, function: fn, ...rest3 } of tool_calls) {
          let tool_call = (_e = choice.message.tool_calls)[index2] ?? (_e[index2] = {});
          Object.assign(tool_call, rest3), id && (tool_call.id = id), type && (tool_call.type = type), fn && (tool_call.function ?? (tool_call.function = { name: fn.name ?? "", arguments: "" })), fn?.name && (tool_call.function.name = fn.name), fn?.arguments && (tool_call.function.arguments += fn.arguments, shouldParseToolCall(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f"), tool_call) && (tool_call.function.parsed_arguments = partialParse(tool_call.function.arguments)));
        }
      }
    }
    return snapshot;
  }, Symbol.asyncIterator)]() {
    let pushQueue = [], readQueue = [], done = !1;
    return this.on("chunk", (chunk) => {
      let reader = readQueue.shift();
      reader ? reader.resolve(chunk) : pushQueue.push(chunk);
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
};
function finalizeChatCompletion(snapshot, params, audioDoneChoiceIndexes) {
  let { id, choices, created, model, system_fingerprint, ...rest } = snapshot, completion = {
    ...rest,
    id,
    choices: choices.map(({ message, finish_reason, index, logprobs, ...choiceRest }) => {
      let { content = null, function_call, tool_calls, audio, ...messageRest } = message, finishReason = finish_reason ?? (audioDoneChoiceIndexes.has(index) && isCompleteAudio(audio) ? "stop" : null);
      if (!finishReason)
        throw new OpenAIError(`missing finish_reason for choice ${index}`);
      let audioResponse = audio ? { audio } : {}, role = message.role;
      if (!role)
        throw new OpenAIError(`missing role for choice ${index}`);
      if (function_call) {
        let { arguments: args, name } = function_call;
        if (args == null)
          throw new OpenAIError(`missing function_call.arguments for choice ${index}`);
        if (!name)
          throw new OpenAIError(`missing function_call.name for choice ${index}`);
        return {
          ...choiceRest,
          message: {
            ...audioResponse,
            content,
            function_call: { arguments: args, name },
            role,
            refusal: message.refusal ?? null
          },
          finish_reason: finishReason,
          index,
          logprobs
        };
      }
      return tool_calls ? {
        ...choiceRest,
        index,
        finish_reason: finishReason,
        logprobs,
        message: {
          ...messageRest,
          ...audioResponse,
          role,
          content,
          refusal: message.refusal ?? null,
          tool_calls: tool_calls.map((tool_call, i) => {
            let { function: fn, type, id: id2, ...toolRest } = tool_call, { arguments: args, name, ...fnRest } = fn || {};
            if (type == null)
              throw new OpenAIError(`missing choices[${index}].tool_calls[${i}].type
${str(snapshot)}`);
            if (name == null)
              throw new OpenAIError(`missing choices[${index}].tool_calls[${i}].function.name
${str(snapshot)}`);
            if (args == null)
              throw new OpenAIError(`missing choices[${index}].tool_calls[${i}].function.arguments
${str(snapshot)}`);
            return {
              ...toolRest,
              id: id2 || `call_${uuid4()}`,
              type,
              function: { ...fnRest, name, arguments: args }
            };
          })
        }
      } : {
        ...choiceRest,
        message: { ...messageRest, ...audioResponse, content, role, refusal: message.refusal ?? null },
        finish_reason: finishReason,
        index,
        logprobs
      };
    }),
    created,
    model,
    object: "chat.completion",
    ...system_fingerprint ? { system_fingerprint } : {}
  };
  return maybeParseChatCompletion(completion, params);
}
function isCompleteAudio(audio) {
  return audio?.id != null && audio.data != null && audio.transcript != null && audio.expires_at != null;
}
function str(x) {
  return JSON.stringify(x);
}

// node_modules/openai/lib/ChatCompletionStreamingRunner.mjs
var ChatCompletionStreamingRunner = class _ChatCompletionStreamingRunner extends ChatCompletionStream {
  static fromReadableStream(stream) {
    let runner = new _ChatCompletionStreamingRunner(null);
    return runner._run(() => runner._fromReadableStream(stream)), runner;
  }
  toReadableStream() {
    let pushQueue = [], readQueue = [], done = !1, lastChunk, toolCallIds, pushEvent = (event) => {
      let reader = readQueue.shift();
      reader ? reader.resolve(event) : pushQueue.push(event);
    };
    this.on("chunk", (chunk) => {
      lastChunk = chunk, pushEvent(chunk);
    }), this.on("message", (message) => {
      if (isAssistantMessage(message)) {
        toolCallIds = message.tool_calls?.map((toolCall) => toolCall.id);
        return;
      }
      if (isToolMessage(message)) {
        if (!lastChunk)
          throw new OpenAIError("cannot serialize a tool message before receiving any chunks");
        pushEvent(makeChatCompletionReadableStreamMessageChunk(lastChunk, message, toolCallIds));
      }
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
    });
    let iterator = () => ({
      next: async () => {
        if (!pushQueue.length)
          return done ? { value: void 0, done: !0 } : new Promise((resolve, reject) => readQueue.push({ resolve, reject })).then((event2) => event2 ? { value: event2, done: !1 } : { value: void 0, done: !0 });
        let event = pushQueue.shift();
        return event ? { value: event, done: !1 } : { value: void 0, done: !0 };
      },
      return: async () => (this.abort(), { value: void 0, done: !0 })
    });
    return new Stream(iterator, this.controller).toReadableStream();
  }
  static runTools(client, params, options) {
    let runner = new _ChatCompletionStreamingRunner(
      // @ts-expect-error TODO these types are incompatible
      params
    ), opts = {
      ...options,
      headers: { ...options?.headers, "X-Stainless-Helper-Method": "runTools" }
    };
    return runner._run(() => runner._runTools(client, params, runner, opts)), runner;
  }
};

// node_modules/openai/resources/chat/completions/completions.mjs
var Completions = class extends APIResource {
  constructor() {
    super(...arguments), this.messages = new Messages(this._client);
  }
  create(body, options) {
    return this._client.post("/chat/completions", {
      body,
      ...options,
      stream: body.stream ?? !1,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Get a stored chat completion. Only Chat Completions that have been created with
   * the `store` parameter set to `true` will be returned.
   *
   * @example
   * ```ts
   * const chatCompletion =
   *   await client.chat.completions.retrieve('completion_id');
   * ```
   */
  retrieve(completionID, options) {
    return this._client.get(path`/chat/completions/${completionID}`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Modify a stored chat completion. Only Chat Completions that have been created
   * with the `store` parameter set to `true` can be modified. Currently, the only
   * supported modification is to update the `metadata` field.
   *
   * @example
   * ```ts
   * const chatCompletion = await client.chat.completions.update(
   *   'completion_id',
   *   { metadata: { foo: 'string' } },
   * );
   * ```
   */
  update(completionID, body, options) {
    return this._client.post(path`/chat/completions/${completionID}`, {
      body,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * List stored Chat Completions. Only Chat Completions that have been stored with
   * the `store` parameter set to `true` will be returned.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const chatCompletion of client.chat.completions.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/chat/completions", CursorPage, {
      query,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Delete a stored chat completion. Only Chat Completions that have been created
   * with the `store` parameter set to `true` can be deleted.
   *
   * @example
   * ```ts
   * const chatCompletionDeleted =
   *   await client.chat.completions.delete('completion_id');
   * ```
   */
  delete(completionID, options) {
    return this._client.delete(path`/chat/completions/${completionID}`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  parse(body, options) {
    return validateInputTools(body.tools), this._client.chat.completions.create(body, {
      ...options,
      headers: {
        ...options?.headers,
        "X-Stainless-Helper-Method": "chat.completions.parse"
      }
    })._thenUnwrap((completion) => parseChatCompletion(completion, body));
  }
  runTools(body, options) {
    return body.stream ? ChatCompletionStreamingRunner.runTools(this._client, body, options) : ChatCompletionRunner.runTools(this._client, body, options);
  }
  /**
   * Creates a chat completion stream
   */
  stream(body, options) {
    return ChatCompletionStream.createChatCompletion(this._client, body, options);
  }
};
Completions.Messages = Messages;

// node_modules/openai/resources/chat/chat.mjs
var Chat = class extends APIResource {
  constructor() {
    super(...arguments), this.completions = new Completions(this._client);
  }
};
Chat.Completions = Completions;

// node_modules/openai/resources/admin/organization/admin-api-keys.mjs
var AdminAPIKeys = class extends APIResource {
  /**
   * Create an organization admin API key
   *
   * @example
   * ```ts
   * const adminAPIKey =
   *   await client.admin.organization.adminAPIKeys.create({
   *     name: 'New Admin Key',
   *   });
   * ```
   */
  create(body, options) {
    return this._client.post("/organization/admin_api_keys", {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Retrieve a single organization API key
   *
   * @example
   * ```ts
   * const adminAPIKey =
   *   await client.admin.organization.adminAPIKeys.retrieve(
   *     'key_id',
   *   );
   * ```
   */
  retrieve(keyID, options) {
    return this._client.get(path`/organization/admin_api_keys/${keyID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * List organization API keys
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const adminAPIKey of client.admin.organization.adminAPIKeys.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/organization/admin_api_keys", CursorPage, {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Delete an organization admin API key
   *
   * @example
   * ```ts
   * const adminAPIKey =
   *   await client.admin.organization.adminAPIKeys.delete(
   *     'key_id',
   *   );
   * ```
   */
  delete(keyID, options) {
    return this._client.delete(path`/organization/admin_api_keys/${keyID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/audit-logs.mjs
var AuditLogs = class extends APIResource {
  /**
   * List user actions and configuration changes within this organization.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const auditLogListResponse of client.admin.organization.auditLogs.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/organization/audit_logs", ConversationCursorPage, {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/certificates.mjs
var Certificates = class extends APIResource {
  /**
   * Upload a certificate to the organization. This does **not** automatically
   * activate the certificate.
   *
   * Organizations can upload up to 50 certificates.
   *
   * @example
   * ```ts
   * const certificate =
   *   await client.admin.organization.certificates.create({
   *     certificate: 'certificate',
   *   });
   * ```
   */
  create(body, options) {
    return this._client.post("/organization/certificates", {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Get a certificate that has been uploaded to the organization.
   *
   * You can get a certificate regardless of whether it is active or not.
   *
   * @example
   * ```ts
   * const certificate =
   *   await client.admin.organization.certificates.retrieve(
   *     'certificate_id',
   *   );
   * ```
   */
  retrieve(certificateID, query = {}, options) {
    return this._client.get(path`/organization/certificates/${certificateID}`, {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Modify a certificate. Note that only the name can be modified.
   *
   * @example
   * ```ts
   * const certificate =
   *   await client.admin.organization.certificates.update(
   *     'certificate_id',
   *   );
   * ```
   */
  update(certificateID, body, options) {
    return this._client.post(path`/organization/certificates/${certificateID}`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * List uploaded certificates for this organization.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const certificateListResponse of client.admin.organization.certificates.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/organization/certificates", ConversationCursorPage, { query, ...options, __security: { adminAPIKeyAuth: !0 } });
  }
  /**
   * Delete a certificate from the organization.
   *
   * The certificate must be inactive for the organization and all projects.
   *
   * @example
   * ```ts
   * const certificate =
   *   await client.admin.organization.certificates.delete(
   *     'certificate_id',
   *   );
   * ```
   */
  delete(certificateID, options) {
    return this._client.delete(path`/organization/certificates/${certificateID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Activate certificates at the organization level.
   *
   * You can atomically and idempotently activate up to 10 certificates at a time.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const certificateActivateResponse of client.admin.organization.certificates.activate(
   *   { certificate_ids: ['cert_abc'] },
   * )) {
   *   // ...
   * }
   * ```
   */
  activate(body, options) {
    return this._client.getAPIList("/organization/certificates/activate", Page, {
      body,
      method: "post",
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Deactivate certificates at the organization level.
   *
   * You can atomically and idempotently deactivate up to 10 certificates at a time.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const certificateDeactivateResponse of client.admin.organization.certificates.deactivate(
   *   { certificate_ids: ['cert_abc'] },
   * )) {
   *   // ...
   * }
   * ```
   */
  deactivate(body, options) {
    return this._client.getAPIList("/organization/certificates/deactivate", Page, { body, method: "post", ...options, __security: { adminAPIKeyAuth: !0 } });
  }
};

// node_modules/openai/resources/admin/organization/data-retention.mjs
var DataRetention = class extends APIResource {
  /**
   * Retrieves organization data retention controls.
   *
   * @example
   * ```ts
   * const organizationDataRetention =
   *   await client.admin.organization.dataRetention.retrieve();
   * ```
   */
  retrieve(options) {
    return this._client.get("/organization/data_retention", {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Updates organization data retention controls.
   *
   * @example
   * ```ts
   * const organizationDataRetention =
   *   await client.admin.organization.dataRetention.update({
   *     retention_type: 'zero_data_retention',
   *   });
   * ```
   */
  update(body, options) {
    return this._client.post("/organization/data_retention", {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/invites.mjs
var Invites = class extends APIResource {
  /**
   * Create an invite for a user to the organization. The invite must be accepted by
   * the user before they have access to the organization.
   *
   * @example
   * ```ts
   * const invite =
   *   await client.admin.organization.invites.create({
   *     email: 'email',
   *     role: 'reader',
   *   });
   * ```
   */
  create(body, options) {
    return this._client.post("/organization/invites", {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Retrieves an invite.
   *
   * @example
   * ```ts
   * const invite =
   *   await client.admin.organization.invites.retrieve(
   *     'invite_id',
   *   );
   * ```
   */
  retrieve(inviteID, options) {
    return this._client.get(path`/organization/invites/${inviteID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Returns a list of invites in the organization.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const invite of client.admin.organization.invites.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/organization/invites", ConversationCursorPage, {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Delete an invite. If the invite has already been accepted, it cannot be deleted.
   *
   * @example
   * ```ts
   * const invite =
   *   await client.admin.organization.invites.delete(
   *     'invite_id',
   *   );
   * ```
   */
  delete(inviteID, options) {
    return this._client.delete(path`/organization/invites/${inviteID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/roles.mjs
var Roles = class extends APIResource {
  /**
   * Creates a custom role for the organization.
   *
   * @example
   * ```ts
   * const role = await client.admin.organization.roles.create({
   *   permissions: ['string'],
   *   role_name: 'role_name',
   * });
   * ```
   */
  create(body, options) {
    return this._client.post("/organization/roles", {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Retrieves an organization role.
   *
   * @example
   * ```ts
   * const role = await client.admin.organization.roles.retrieve(
   *   'role_id',
   * );
   * ```
   */
  retrieve(roleID, options) {
    return this._client.get(path`/organization/roles/${roleID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Updates an existing organization role.
   *
   * @example
   * ```ts
   * const role = await client.admin.organization.roles.update(
   *   'role_id',
   * );
   * ```
   */
  update(roleID, body, options) {
    return this._client.post(path`/organization/roles/${roleID}`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Lists the roles configured for the organization.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const role of client.admin.organization.roles.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/organization/roles", NextCursorPage, {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Deletes a custom role from the organization.
   *
   * @example
   * ```ts
   * const role = await client.admin.organization.roles.delete(
   *   'role_id',
   * );
   * ```
   */
  delete(roleID, options) {
    return this._client.delete(path`/organization/roles/${roleID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/spend-alerts.mjs
var SpendAlerts = class extends APIResource {
  /**
   * Creates an organization spend alert.
   *
   * @example
   * ```ts
   * const organizationSpendAlert =
   *   await client.admin.organization.spendAlerts.create({
   *     currency: 'USD',
   *     interval: 'month',
   *     notification_channel: {
   *       recipients: ['string'],
   *       type: 'email',
   *     },
   *     threshold_amount: 0,
   *   });
   * ```
   */
  create(body, options) {
    return this._client.post("/organization/spend_alerts", {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Retrieves an organization spend alert.
   *
   * @example
   * ```ts
   * const organizationSpendAlert =
   *   await client.admin.organization.spendAlerts.retrieve(
   *     'alert_id',
   *   );
   * ```
   */
  retrieve(alertID, options) {
    return this._client.get(path`/organization/spend_alerts/${alertID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Updates an organization spend alert.
   *
   * @example
   * ```ts
   * const organizationSpendAlert =
   *   await client.admin.organization.spendAlerts.update(
   *     'alert_id',
   *     {
   *       currency: 'USD',
   *       interval: 'month',
   *       notification_channel: {
   *         recipients: ['string'],
   *         type: 'email',
   *       },
   *       threshold_amount: 0,
   *     },
   *   );
   * ```
   */
  update(alertID, body, options) {
    return this._client.post(path`/organization/spend_alerts/${alertID}`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Lists organization spend alerts.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const organizationSpendAlert of client.admin.organization.spendAlerts.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/organization/spend_alerts", ConversationCursorPage, { query, ...options, __security: { adminAPIKeyAuth: !0 } });
  }
  /**
   * Deletes an organization spend alert.
   *
   * @example
   * ```ts
   * const organizationSpendAlertDeleted =
   *   await client.admin.organization.spendAlerts.delete(
   *     'alert_id',
   *   );
   * ```
   */
  delete(alertID, options) {
    return this._client.delete(path`/organization/spend_alerts/${alertID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/spend-limit.mjs
var SpendLimit = class extends APIResource {
  /**
   * Get the organization's hard spend limit.
   *
   * @example
   * ```ts
   * const organizationSpendLimit =
   *   await client.admin.organization.spendLimit.retrieve();
   * ```
   */
  retrieve(options) {
    return this._client.get("/organization/spend_limit", {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Create or replace the organization's hard spend limit.
   *
   * @example
   * ```ts
   * const organizationSpendLimit =
   *   await client.admin.organization.spendLimit.update({
   *     currency: 'USD',
   *     interval: 'month',
   *     threshold_amount: 1,
   *   });
   * ```
   */
  update(body, options) {
    return this._client.post("/organization/spend_limit", {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Delete the organization's hard spend limit.
   *
   * @example
   * ```ts
   * const organizationSpendLimitDeleted =
   *   await client.admin.organization.spendLimit.delete();
   * ```
   */
  delete(options) {
    return this._client.delete("/organization/spend_limit", {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/usage.mjs
var Usage = class extends APIResource {
  /**
   * Get audio speeches usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.audioSpeeches({
   *     start_time: 0,
   *   });
   * ```
   */
  audioSpeeches(query, options) {
    return this._client.get("/organization/usage/audio_speeches", {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Get audio transcriptions usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.audioTranscriptions(
   *     { start_time: 0 },
   *   );
   * ```
   */
  audioTranscriptions(query, options) {
    return this._client.get("/organization/usage/audio_transcriptions", {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Get code interpreter sessions usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.codeInterpreterSessions(
   *     { start_time: 0 },
   *   );
   * ```
   */
  codeInterpreterSessions(query, options) {
    return this._client.get("/organization/usage/code_interpreter_sessions", {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Get completions usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.completions({
   *     start_time: 0,
   *   });
   * ```
   */
  completions(query, options) {
    return this._client.get("/organization/usage/completions", {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Get costs details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.costs({
   *     start_time: 0,
   *   });
   * ```
   */
  costs(query, options) {
    return this._client.get("/organization/costs", {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Get embeddings usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.embeddings({
   *     start_time: 0,
   *   });
   * ```
   */
  embeddings(query, options) {
    return this._client.get("/organization/usage/embeddings", {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Get file search calls usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.fileSearchCalls({
   *     start_time: 0,
   *   });
   * ```
   */
  fileSearchCalls(query, options) {
    return this._client.get("/organization/usage/file_search_calls", {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Get images usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.images({
   *     start_time: 0,
   *   });
   * ```
   */
  images(query, options) {
    return this._client.get("/organization/usage/images", {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Get moderations usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.moderations({
   *     start_time: 0,
   *   });
   * ```
   */
  moderations(query, options) {
    return this._client.get("/organization/usage/moderations", {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Get vector stores usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.vectorStores({
   *     start_time: 0,
   *   });
   * ```
   */
  vectorStores(query, options) {
    return this._client.get("/organization/usage/vector_stores", {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Get web search calls usage details for the organization.
   *
   * @example
   * ```ts
   * const response =
   *   await client.admin.organization.usage.webSearchCalls({
   *     start_time: 0,
   *   });
   * ```
   */
  webSearchCalls(query, options) {
    return this._client.get("/organization/usage/web_search_calls", {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/groups/roles.mjs
var Roles2 = class extends APIResource {
  /**
   * Assigns an organization role to a group within the organization.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.groups.roles.create(
   *     'group_id',
   *     { role_id: 'role_id' },
   *   );
   * ```
   */
  create(groupID, body, options) {
    return this._client.post(path`/organization/groups/${groupID}/roles`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Retrieves an organization role assigned to a group.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.groups.roles.retrieve(
   *     'role_id',
   *     { group_id: 'group_id' },
   *   );
   * ```
   */
  retrieve(roleID, params, options) {
    let { group_id } = params;
    return this._client.get(path`/organization/groups/${group_id}/roles/${roleID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Lists the organization roles assigned to a group within the organization.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const roleListResponse of client.admin.organization.groups.roles.list(
   *   'group_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(groupID, query = {}, options) {
    return this._client.getAPIList(path`/organization/groups/${groupID}/roles`, NextCursorPage, { query, ...options, __security: { adminAPIKeyAuth: !0 } });
  }
  /**
   * Unassigns an organization role from a group within the organization.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.groups.roles.delete(
   *     'role_id',
   *     { group_id: 'group_id' },
   *   );
   * ```
   */
  delete(roleID, params, options) {
    let { group_id } = params;
    return this._client.delete(path`/organization/groups/${group_id}/roles/${roleID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/groups/users.mjs
var Users = class extends APIResource {
  /**
   * Adds a user to a group.
   *
   * @example
   * ```ts
   * const user =
   *   await client.admin.organization.groups.users.create(
   *     'group_id',
   *     { user_id: 'user_id' },
   *   );
   * ```
   */
  create(groupID, body, options) {
    return this._client.post(path`/organization/groups/${groupID}/users`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Retrieves a user in a group.
   *
   * @example
   * ```ts
   * const user =
   *   await client.admin.organization.groups.users.retrieve(
   *     'user_id',
   *     { group_id: 'group_id' },
   *   );
   * ```
   */
  retrieve(userID, params, options) {
    let { group_id } = params;
    return this._client.get(path`/organization/groups/${group_id}/users/${userID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Lists the users assigned to a group.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const organizationGroupUser of client.admin.organization.groups.users.list(
   *   'group_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(groupID, query = {}, options) {
    return this._client.getAPIList(path`/organization/groups/${groupID}/users`, NextCursorPage, { query, ...options, __security: { adminAPIKeyAuth: !0 } });
  }
  /**
   * Removes a user from a group.
   *
   * @example
   * ```ts
   * const user =
   *   await client.admin.organization.groups.users.delete(
   *     'user_id',
   *     { group_id: 'group_id' },
   *   );
   * ```
   */
  delete(userID, params, options) {
    let { group_id } = params;
    return this._client.delete(path`/organization/groups/${group_id}/users/${userID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/groups/groups.mjs
var Groups = class extends APIResource {
  constructor() {
    super(...arguments), this.users = new Users(this._client), this.roles = new Roles2(this._client);
  }
  /**
   * Creates a new group in the organization.
   *
   * @example
   * ```ts
   * const group = await client.admin.organization.groups.create(
   *   { name: 'x' },
   * );
   * ```
   */
  create(body, options) {
    return this._client.post("/organization/groups", {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Retrieves a group.
   *
   * @example
   * ```ts
   * const group =
   *   await client.admin.organization.groups.retrieve(
   *     'group_id',
   *   );
   * ```
   */
  retrieve(groupID, options) {
    return this._client.get(path`/organization/groups/${groupID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Updates a group's information.
   *
   * @example
   * ```ts
   * const group = await client.admin.organization.groups.update(
   *   'group_id',
   *   { name: 'x' },
   * );
   * ```
   */
  update(groupID, body, options) {
    return this._client.post(path`/organization/groups/${groupID}`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Lists all groups in the organization.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const group of client.admin.organization.groups.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/organization/groups", NextCursorPage, {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Deletes a group from the organization.
   *
   * @example
   * ```ts
   * const group = await client.admin.organization.groups.delete(
   *   'group_id',
   * );
   * ```
   */
  delete(groupID, options) {
    return this._client.delete(path`/organization/groups/${groupID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};
Groups.Users = Users;
Groups.Roles = Roles2;

// node_modules/openai/resources/admin/organization/projects/api-keys.mjs
var APIKeys = class extends APIResource {
  /**
   * Retrieves an API key in the project.
   *
   * @example
   * ```ts
   * const projectAPIKey =
   *   await client.admin.organization.projects.apiKeys.retrieve(
   *     'api_key_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  retrieve(apiKeyID, params, options) {
    let { project_id } = params;
    return this._client.get(path`/organization/projects/${project_id}/api_keys/${apiKeyID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Returns a list of API keys in the project.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const projectAPIKey of client.admin.organization.projects.apiKeys.list(
   *   'project_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(projectID, query = {}, options) {
    return this._client.getAPIList(path`/organization/projects/${projectID}/api_keys`, ConversationCursorPage, { query, ...options, __security: { adminAPIKeyAuth: !0 } });
  }
  /**
   * Deletes an API key from the project.
   *
   * Returns confirmation of the key deletion, or an error if the key belonged to a
   * service account.
   *
   * @example
   * ```ts
   * const apiKey =
   *   await client.admin.organization.projects.apiKeys.delete(
   *     'api_key_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  delete(apiKeyID, params, options) {
    let { project_id } = params;
    return this._client.delete(path`/organization/projects/${project_id}/api_keys/${apiKeyID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/certificates.mjs
var Certificates2 = class extends APIResource {
  /**
   * List certificates for this project.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const certificateListResponse of client.admin.organization.projects.certificates.list(
   *   'project_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(projectID, query = {}, options) {
    return this._client.getAPIList(path`/organization/projects/${projectID}/certificates`, ConversationCursorPage, { query, ...options, __security: { adminAPIKeyAuth: !0 } });
  }
  /**
   * Activate certificates at the project level.
   *
   * You can atomically and idempotently activate up to 10 certificates at a time.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const certificateActivateResponse of client.admin.organization.projects.certificates.activate(
   *   'project_id',
   *   { certificate_ids: ['cert_abc'] },
   * )) {
   *   // ...
   * }
   * ```
   */
  activate(projectID, body, options) {
    return this._client.getAPIList(path`/organization/projects/${projectID}/certificates/activate`, Page, { body, method: "post", ...options, __security: { adminAPIKeyAuth: !0 } });
  }
  /**
   * Deactivate certificates at the project level. You can atomically and
   * idempotently deactivate up to 10 certificates at a time.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const certificateDeactivateResponse of client.admin.organization.projects.certificates.deactivate(
   *   'project_id',
   *   { certificate_ids: ['cert_abc'] },
   * )) {
   *   // ...
   * }
   * ```
   */
  deactivate(projectID, body, options) {
    return this._client.getAPIList(path`/organization/projects/${projectID}/certificates/deactivate`, Page, { body, method: "post", ...options, __security: { adminAPIKeyAuth: !0 } });
  }
};

// node_modules/openai/resources/admin/organization/projects/data-retention.mjs
var DataRetention2 = class extends APIResource {
  /**
   * Retrieves project data retention controls.
   *
   * @example
   * ```ts
   * const projectDataRetention =
   *   await client.admin.organization.projects.dataRetention.retrieve(
   *     'project_id',
   *   );
   * ```
   */
  retrieve(projectID, options) {
    return this._client.get(path`/organization/projects/${projectID}/data_retention`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Updates project data retention controls.
   *
   * @example
   * ```ts
   * const projectDataRetention =
   *   await client.admin.organization.projects.dataRetention.update(
   *     'project_id',
   *     { retention_type: 'organization_default' },
   *   );
   * ```
   */
  update(projectID, body, options) {
    return this._client.post(path`/organization/projects/${projectID}/data_retention`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/hosted-tool-permissions.mjs
var HostedToolPermissions = class extends APIResource {
  /**
   * Returns hosted tool permissions for a project.
   *
   * @example
   * ```ts
   * const projectHostedToolPermissions =
   *   await client.admin.organization.projects.hostedToolPermissions.retrieve(
   *     'project_id',
   *   );
   * ```
   */
  retrieve(projectID, options) {
    return this._client.get(path`/organization/projects/${projectID}/hosted_tool_permissions`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Updates hosted tool permissions for a project.
   *
   * @example
   * ```ts
   * const projectHostedToolPermissions =
   *   await client.admin.organization.projects.hostedToolPermissions.update(
   *     'project_id',
   *   );
   * ```
   */
  update(projectID, body, options) {
    return this._client.post(path`/organization/projects/${projectID}/hosted_tool_permissions`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/model-permissions.mjs
var ModelPermissions = class extends APIResource {
  /**
   * Returns model permissions for a project.
   *
   * @example
   * ```ts
   * const projectModelPermissions =
   *   await client.admin.organization.projects.modelPermissions.retrieve(
   *     'project_id',
   *   );
   * ```
   */
  retrieve(projectID, options) {
    return this._client.get(path`/organization/projects/${projectID}/model_permissions`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Updates model permissions for a project.
   *
   * @example
   * ```ts
   * const projectModelPermissions =
   *   await client.admin.organization.projects.modelPermissions.update(
   *     'project_id',
   *     { mode: 'allow_list', model_ids: ['string'] },
   *   );
   * ```
   */
  update(projectID, body, options) {
    return this._client.post(path`/organization/projects/${projectID}/model_permissions`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Deletes model permissions for a project.
   *
   * @example
   * ```ts
   * const projectModelPermissionsDeleted =
   *   await client.admin.organization.projects.modelPermissions.delete(
   *     'project_id',
   *   );
   * ```
   */
  delete(projectID, options) {
    return this._client.delete(path`/organization/projects/${projectID}/model_permissions`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/rate-limits.mjs
var RateLimits = class extends APIResource {
  /**
   * Returns the rate limits per model for a project.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const projectRateLimit of client.admin.organization.projects.rateLimits.listRateLimits(
   *   'project_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  listRateLimits(projectID, query = {}, options) {
    return this._client.getAPIList(path`/organization/projects/${projectID}/rate_limits`, ConversationCursorPage, { query, ...options, __security: { adminAPIKeyAuth: !0 } });
  }
  /**
   * Updates a project rate limit.
   *
   * @example
   * ```ts
   * const projectRateLimit =
   *   await client.admin.organization.projects.rateLimits.updateRateLimit(
   *     'rate_limit_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  updateRateLimit(rateLimitID, params, options) {
    let { project_id, ...body } = params;
    return this._client.post(path`/organization/projects/${project_id}/rate_limits/${rateLimitID}`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/roles.mjs
var Roles3 = class extends APIResource {
  /**
   * Creates a custom role for a project.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.roles.create(
   *     'project_id',
   *     { permissions: ['string'], role_name: 'role_name' },
   *   );
   * ```
   */
  create(projectID, body, options) {
    return this._client.post(path`/projects/${projectID}/roles`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Retrieves a project role.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.roles.retrieve(
   *     'role_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  retrieve(roleID, params, options) {
    let { project_id } = params;
    return this._client.get(path`/projects/${project_id}/roles/${roleID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Updates an existing project role.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.roles.update(
   *     'role_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  update(roleID, params, options) {
    let { project_id, ...body } = params;
    return this._client.post(path`/projects/${project_id}/roles/${roleID}`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Lists the roles configured for a project.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const role of client.admin.organization.projects.roles.list(
   *   'project_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(projectID, query = {}, options) {
    return this._client.getAPIList(path`/projects/${projectID}/roles`, NextCursorPage, {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Deletes a custom role from a project.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.roles.delete(
   *     'role_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  delete(roleID, params, options) {
    let { project_id } = params;
    return this._client.delete(path`/projects/${project_id}/roles/${roleID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/spend-alerts.mjs
var SpendAlerts2 = class extends APIResource {
  /**
   * Creates a project spend alert.
   *
   * @example
   * ```ts
   * const projectSpendAlert =
   *   await client.admin.organization.projects.spendAlerts.create(
   *     'project_id',
   *     {
   *       currency: 'USD',
   *       interval: 'month',
   *       notification_channel: {
   *         recipients: ['string'],
   *         type: 'email',
   *       },
   *       threshold_amount: 0,
   *     },
   *   );
   * ```
   */
  create(projectID, body, options) {
    return this._client.post(path`/organization/projects/${projectID}/spend_alerts`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Retrieves a project spend alert.
   *
   * @example
   * ```ts
   * const projectSpendAlert =
   *   await client.admin.organization.projects.spendAlerts.retrieve(
   *     'alert_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  retrieve(alertID, params, options) {
    let { project_id } = params;
    return this._client.get(path`/organization/projects/${project_id}/spend_alerts/${alertID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Updates a project spend alert.
   *
   * @example
   * ```ts
   * const projectSpendAlert =
   *   await client.admin.organization.projects.spendAlerts.update(
   *     'alert_id',
   *     {
   *       project_id: 'project_id',
   *       currency: 'USD',
   *       interval: 'month',
   *       notification_channel: {
   *         recipients: ['string'],
   *         type: 'email',
   *       },
   *       threshold_amount: 0,
   *     },
   *   );
   * ```
   */
  update(alertID, params, options) {
    let { project_id, ...body } = params;
    return this._client.post(path`/organization/projects/${project_id}/spend_alerts/${alertID}`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Lists project spend alerts.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const projectSpendAlert of client.admin.organization.projects.spendAlerts.list(
   *   'project_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(projectID, query = {}, options) {
    return this._client.getAPIList(path`/organization/projects/${projectID}/spend_alerts`, ConversationCursorPage, { query, ...options, __security: { adminAPIKeyAuth: !0 } });
  }
  /**
   * Deletes a project spend alert.
   *
   * @example
   * ```ts
   * const projectSpendAlertDeleted =
   *   await client.admin.organization.projects.spendAlerts.delete(
   *     'alert_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  delete(alertID, params, options) {
    let { project_id } = params;
    return this._client.delete(path`/organization/projects/${project_id}/spend_alerts/${alertID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/spend-limit.mjs
var SpendLimit2 = class extends APIResource {
  /**
   * Get a project's hard spend limit.
   *
   * @example
   * ```ts
   * const projectSpendLimit =
   *   await client.admin.organization.projects.spendLimit.retrieve(
   *     'proj_123',
   *   );
   * ```
   */
  retrieve(projectID, options) {
    return this._client.get(path`/organization/projects/${projectID}/spend_limit`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Create or replace a project's hard spend limit.
   *
   * @example
   * ```ts
   * const projectSpendLimit =
   *   await client.admin.organization.projects.spendLimit.update(
   *     'proj_123',
   *     {
   *       currency: 'USD',
   *       interval: 'month',
   *       threshold_amount: 1,
   *     },
   *   );
   * ```
   */
  update(projectID, body, options) {
    return this._client.post(path`/organization/projects/${projectID}/spend_limit`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Delete a project's hard spend limit.
   *
   * @example
   * ```ts
   * const projectSpendLimitDeleted =
   *   await client.admin.organization.projects.spendLimit.delete(
   *     'proj_123',
   *   );
   * ```
   */
  delete(projectID, options) {
    return this._client.delete(path`/organization/projects/${projectID}/spend_limit`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/groups/roles.mjs
var Roles4 = class extends APIResource {
  /**
   * Assigns a project role to a group within a project.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.groups.roles.create(
   *     'group_id',
   *     { project_id: 'project_id', role_id: 'role_id' },
   *   );
   * ```
   */
  create(groupID, params, options) {
    let { project_id, ...body } = params;
    return this._client.post(path`/projects/${project_id}/groups/${groupID}/roles`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Retrieves a project role assigned to a group.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.groups.roles.retrieve(
   *     'role_id',
   *     { project_id: 'project_id', group_id: 'group_id' },
   *   );
   * ```
   */
  retrieve(roleID, params, options) {
    let { project_id, group_id } = params;
    return this._client.get(path`/projects/${project_id}/groups/${group_id}/roles/${roleID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Lists the project roles assigned to a group within a project.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const roleListResponse of client.admin.organization.projects.groups.roles.list(
   *   'group_id',
   *   { project_id: 'project_id' },
   * )) {
   *   // ...
   * }
   * ```
   */
  list(groupID, params, options) {
    let { project_id, ...query } = params;
    return this._client.getAPIList(path`/projects/${project_id}/groups/${groupID}/roles`, NextCursorPage, { query, ...options, __security: { adminAPIKeyAuth: !0 } });
  }
  /**
   * Unassigns a project role from a group within a project.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.groups.roles.delete(
   *     'role_id',
   *     { project_id: 'project_id', group_id: 'group_id' },
   *   );
   * ```
   */
  delete(roleID, params, options) {
    let { project_id, group_id } = params;
    return this._client.delete(path`/projects/${project_id}/groups/${group_id}/roles/${roleID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/groups/groups.mjs
var Groups2 = class extends APIResource {
  constructor() {
    super(...arguments), this.roles = new Roles4(this._client);
  }
  /**
   * Grants a group access to a project.
   *
   * @example
   * ```ts
   * const projectGroup =
   *   await client.admin.organization.projects.groups.create(
   *     'project_id',
   *     { group_id: 'group_id', role: 'role' },
   *   );
   * ```
   */
  create(projectID, body, options) {
    return this._client.post(path`/organization/projects/${projectID}/groups`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Retrieves a project's group.
   *
   * @example
   * ```ts
   * const projectGroup =
   *   await client.admin.organization.projects.groups.retrieve(
   *     'group_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  retrieve(groupID, params, options) {
    let { project_id, ...query } = params;
    return this._client.get(path`/organization/projects/${project_id}/groups/${groupID}`, {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Lists the groups that have access to a project.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const projectGroup of client.admin.organization.projects.groups.list(
   *   'project_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(projectID, query = {}, options) {
    return this._client.getAPIList(path`/organization/projects/${projectID}/groups`, NextCursorPage, { query, ...options, __security: { adminAPIKeyAuth: !0 } });
  }
  /**
   * Revokes a group's access to a project.
   *
   * @example
   * ```ts
   * const group =
   *   await client.admin.organization.projects.groups.delete(
   *     'group_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  delete(groupID, params, options) {
    let { project_id } = params;
    return this._client.delete(path`/organization/projects/${project_id}/groups/${groupID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};
Groups2.Roles = Roles4;

// node_modules/openai/resources/admin/organization/projects/service-accounts/api-keys.mjs
var APIKeys2 = class extends APIResource {
  /**
   * Creates an API key for a service account in the project.
   *
   * @example
   * ```ts
   * const apiKey =
   *   await client.admin.organization.projects.serviceAccounts.apiKeys.create(
   *     'service_account_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  create(serviceAccountID, params, options) {
    let { project_id, ...body } = params;
    return this._client.post(path`/organization/projects/${project_id}/service_accounts/${serviceAccountID}/api_keys`, { body, ...options, __security: { adminAPIKeyAuth: !0 } });
  }
};

// node_modules/openai/resources/admin/organization/projects/service-accounts/service-accounts.mjs
var ServiceAccounts = class extends APIResource {
  constructor() {
    super(...arguments), this.apiKeys = new APIKeys2(this._client);
  }
  /**
   * Creates a new service account in the project. By default, this also returns an
   * unredacted API key for the service account.
   *
   * @example
   * ```ts
   * const serviceAccount =
   *   await client.admin.organization.projects.serviceAccounts.create(
   *     'project_id',
   *     { name: 'name' },
   *   );
   * ```
   */
  create(projectID, body, options) {
    return this._client.post(path`/organization/projects/${projectID}/service_accounts`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Retrieves a service account in the project.
   *
   * @example
   * ```ts
   * const projectServiceAccount =
   *   await client.admin.organization.projects.serviceAccounts.retrieve(
   *     'service_account_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  retrieve(serviceAccountID, params, options) {
    let { project_id } = params;
    return this._client.get(path`/organization/projects/${project_id}/service_accounts/${serviceAccountID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Updates a service account in the project.
   *
   * @example
   * ```ts
   * const projectServiceAccount =
   *   await client.admin.organization.projects.serviceAccounts.update(
   *     'service_account_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  update(serviceAccountID, params, options) {
    let { project_id, ...body } = params;
    return this._client.post(path`/organization/projects/${project_id}/service_accounts/${serviceAccountID}`, { body, ...options, __security: { adminAPIKeyAuth: !0 } });
  }
  /**
   * Returns a list of service accounts in the project.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const projectServiceAccount of client.admin.organization.projects.serviceAccounts.list(
   *   'project_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(projectID, query = {}, options) {
    return this._client.getAPIList(path`/organization/projects/${projectID}/service_accounts`, ConversationCursorPage, { query, ...options, __security: { adminAPIKeyAuth: !0 } });
  }
  /**
   * Deletes a service account from the project.
   *
   * Returns confirmation of service account deletion, or an error if the project is
   * archived (archived projects have no service accounts).
   *
   * @example
   * ```ts
   * const serviceAccount =
   *   await client.admin.organization.projects.serviceAccounts.delete(
   *     'service_account_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  delete(serviceAccountID, params, options) {
    let { project_id } = params;
    return this._client.delete(path`/organization/projects/${project_id}/service_accounts/${serviceAccountID}`, { ...options, __security: { adminAPIKeyAuth: !0 } });
  }
};
ServiceAccounts.APIKeys = APIKeys2;

// node_modules/openai/resources/admin/organization/projects/users/roles.mjs
var Roles5 = class extends APIResource {
  /**
   * Assigns a project role to a user within a project.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.users.roles.create(
   *     'user_id',
   *     { project_id: 'project_id', role_id: 'role_id' },
   *   );
   * ```
   */
  create(userID, params, options) {
    let { project_id, ...body } = params;
    return this._client.post(path`/projects/${project_id}/users/${userID}/roles`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Retrieves a project role assigned to a user.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.users.roles.retrieve(
   *     'role_id',
   *     { project_id: 'project_id', user_id: 'user_id' },
   *   );
   * ```
   */
  retrieve(roleID, params, options) {
    let { project_id, user_id } = params;
    return this._client.get(path`/projects/${project_id}/users/${user_id}/roles/${roleID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Lists the project roles assigned to a user within a project.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const roleListResponse of client.admin.organization.projects.users.roles.list(
   *   'user_id',
   *   { project_id: 'project_id' },
   * )) {
   *   // ...
   * }
   * ```
   */
  list(userID, params, options) {
    let { project_id, ...query } = params;
    return this._client.getAPIList(path`/projects/${project_id}/users/${userID}/roles`, NextCursorPage, { query, ...options, __security: { adminAPIKeyAuth: !0 } });
  }
  /**
   * Unassigns a project role from a user within a project.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.projects.users.roles.delete(
   *     'role_id',
   *     { project_id: 'project_id', user_id: 'user_id' },
   *   );
   * ```
   */
  delete(roleID, params, options) {
    let { project_id, user_id } = params;
    return this._client.delete(path`/projects/${project_id}/users/${user_id}/roles/${roleID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/projects/users/users.mjs
var Users2 = class extends APIResource {
  constructor() {
    super(...arguments), this.roles = new Roles5(this._client);
  }
  /**
   * Adds a user to the project. Users must already be members of the organization to
   * be added to a project.
   *
   * @example
   * ```ts
   * const projectUser =
   *   await client.admin.organization.projects.users.create(
   *     'project_id',
   *     { role: 'role' },
   *   );
   * ```
   */
  create(projectID, body, options) {
    return this._client.post(path`/organization/projects/${projectID}/users`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Retrieves a user in the project.
   *
   * @example
   * ```ts
   * const projectUser =
   *   await client.admin.organization.projects.users.retrieve(
   *     'user_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  retrieve(userID, params, options) {
    let { project_id } = params;
    return this._client.get(path`/organization/projects/${project_id}/users/${userID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Modifies a user's role in the project.
   *
   * @example
   * ```ts
   * const projectUser =
   *   await client.admin.organization.projects.users.update(
   *     'user_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  update(userID, params, options) {
    let { project_id, ...body } = params;
    return this._client.post(path`/organization/projects/${project_id}/users/${userID}`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Returns a list of users in the project.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const projectUser of client.admin.organization.projects.users.list(
   *   'project_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(projectID, query = {}, options) {
    return this._client.getAPIList(path`/organization/projects/${projectID}/users`, ConversationCursorPage, { query, ...options, __security: { adminAPIKeyAuth: !0 } });
  }
  /**
   * Deletes a user from the project.
   *
   * Returns confirmation of project user deletion, or an error if the project is
   * archived (archived projects have no users).
   *
   * @example
   * ```ts
   * const user =
   *   await client.admin.organization.projects.users.delete(
   *     'user_id',
   *     { project_id: 'project_id' },
   *   );
   * ```
   */
  delete(userID, params, options) {
    let { project_id } = params;
    return this._client.delete(path`/organization/projects/${project_id}/users/${userID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};
Users2.Roles = Roles5;

// node_modules/openai/resources/admin/organization/projects/projects.mjs
var Projects = class extends APIResource {
  constructor() {
    super(...arguments), this.users = new Users2(this._client), this.serviceAccounts = new ServiceAccounts(this._client), this.apiKeys = new APIKeys(this._client), this.rateLimits = new RateLimits(this._client), this.modelPermissions = new ModelPermissions(this._client), this.hostedToolPermissions = new HostedToolPermissions(this._client), this.groups = new Groups2(this._client), this.roles = new Roles3(this._client), this.dataRetention = new DataRetention2(this._client), this.spendLimit = new SpendLimit2(this._client), this.spendAlerts = new SpendAlerts2(this._client), this.certificates = new Certificates2(this._client);
  }
  /**
   * Create a new project in the organization. Projects can be created and archived,
   * but cannot be deleted.
   *
   * @example
   * ```ts
   * const project =
   *   await client.admin.organization.projects.create({
   *     name: 'name',
   *   });
   * ```
   */
  create(body, options) {
    return this._client.post("/organization/projects", {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Retrieves a project.
   *
   * @example
   * ```ts
   * const project =
   *   await client.admin.organization.projects.retrieve(
   *     'project_id',
   *   );
   * ```
   */
  retrieve(projectID, options) {
    return this._client.get(path`/organization/projects/${projectID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Modifies a project in the organization.
   *
   * @example
   * ```ts
   * const project =
   *   await client.admin.organization.projects.update(
   *     'project_id',
   *   );
   * ```
   */
  update(projectID, body, options) {
    return this._client.post(path`/organization/projects/${projectID}`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Returns a list of projects.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const project of client.admin.organization.projects.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/organization/projects", ConversationCursorPage, {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Archives a project in the organization. Archived projects cannot be used or
   * updated.
   *
   * @example
   * ```ts
   * const project =
   *   await client.admin.organization.projects.archive(
   *     'project_id',
   *   );
   * ```
   */
  archive(projectID, options) {
    return this._client.post(path`/organization/projects/${projectID}/archive`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};
Projects.Users = Users2;
Projects.ServiceAccounts = ServiceAccounts;
Projects.APIKeys = APIKeys;
Projects.RateLimits = RateLimits;
Projects.ModelPermissions = ModelPermissions;
Projects.HostedToolPermissions = HostedToolPermissions;
Projects.Groups = Groups2;
Projects.Roles = Roles3;
Projects.DataRetention = DataRetention2;
Projects.SpendLimit = SpendLimit2;
Projects.SpendAlerts = SpendAlerts2;
Projects.Certificates = Certificates2;

// node_modules/openai/resources/admin/organization/users/roles.mjs
var Roles6 = class extends APIResource {
  /**
   * Assigns an organization role to a user within the organization.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.users.roles.create(
   *     'user_id',
   *     { role_id: 'role_id' },
   *   );
   * ```
   */
  create(userID, body, options) {
    return this._client.post(path`/organization/users/${userID}/roles`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Retrieves an organization role assigned to a user.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.users.roles.retrieve(
   *     'role_id',
   *     { user_id: 'user_id' },
   *   );
   * ```
   */
  retrieve(roleID, params, options) {
    let { user_id } = params;
    return this._client.get(path`/organization/users/${user_id}/roles/${roleID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Lists the organization roles assigned to a user within the organization.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const roleListResponse of client.admin.organization.users.roles.list(
   *   'user_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(userID, query = {}, options) {
    return this._client.getAPIList(path`/organization/users/${userID}/roles`, NextCursorPage, { query, ...options, __security: { adminAPIKeyAuth: !0 } });
  }
  /**
   * Unassigns an organization role from a user within the organization.
   *
   * @example
   * ```ts
   * const role =
   *   await client.admin.organization.users.roles.delete(
   *     'role_id',
   *     { user_id: 'user_id' },
   *   );
   * ```
   */
  delete(roleID, params, options) {
    let { user_id } = params;
    return this._client.delete(path`/organization/users/${user_id}/roles/${roleID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};

// node_modules/openai/resources/admin/organization/users/users.mjs
var Users3 = class extends APIResource {
  constructor() {
    super(...arguments), this.roles = new Roles6(this._client);
  }
  /**
   * Retrieves a user by their identifier.
   *
   * @example
   * ```ts
   * const organizationUser =
   *   await client.admin.organization.users.retrieve('user_id');
   * ```
   */
  retrieve(userID, options) {
    return this._client.get(path`/organization/users/${userID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Modifies a user's role in the organization.
   *
   * @example
   * ```ts
   * const organizationUser =
   *   await client.admin.organization.users.update('user_id');
   * ```
   */
  update(userID, body, options) {
    return this._client.post(path`/organization/users/${userID}`, {
      body,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Lists all of the users in the organization.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const organizationUser of client.admin.organization.users.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/organization/users", ConversationCursorPage, {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * Deletes a user from the organization.
   *
   * @example
   * ```ts
   * const user = await client.admin.organization.users.delete(
   *   'user_id',
   * );
   * ```
   */
  delete(userID, options) {
    return this._client.delete(path`/organization/users/${userID}`, {
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
};
Users3.Roles = Roles6;

// node_modules/openai/resources/admin/organization/organization.mjs
var Organization = class extends APIResource {
  constructor() {
    super(...arguments), this.auditLogs = new AuditLogs(this._client), this.adminAPIKeys = new AdminAPIKeys(this._client), this.usage = new Usage(this._client), this.invites = new Invites(this._client), this.users = new Users3(this._client), this.groups = new Groups(this._client), this.roles = new Roles(this._client), this.dataRetention = new DataRetention(this._client), this.spendLimit = new SpendLimit(this._client), this.spendAlerts = new SpendAlerts(this._client), this.certificates = new Certificates(this._client), this.projects = new Projects(this._client);
  }
};
Organization.AuditLogs = AuditLogs;
Organization.AdminAPIKeys = AdminAPIKeys;
Organization.Usage = Usage;
Organization.Invites = Invites;
Organization.Users = Users3;
Organization.Groups = Groups;
Organization.Roles = Roles;
Organization.DataRetention = DataRetention;
Organization.SpendLimit = SpendLimit;
Organization.SpendAlerts = SpendAlerts;
Organization.Certificates = Certificates;
Organization.Projects = Projects;

// node_modules/openai/resources/admin/admin.mjs
var Admin = class extends APIResource {
  constructor() {
    super(...arguments), this.organization = new Organization(this._client);
  }
};
Admin.Organization = Organization;

// node_modules/openai/resources/audio/speech.mjs
var Speech = class extends APIResource {
  /**
   * Generates audio from the input text.
   *
   * Returns the audio file content, or a stream of audio events.
   *
   * @example
   * ```ts
   * const speech = await client.audio.speech.create({
   *   input: 'input',
   *   model: 'tts-1',
   *   voice: 'alloy',
   * });
   *
   * const content = await speech.blob();
   * console.log(content);
   * ```
   */
  create(body, options) {
    return this._client.post("/audio/speech", {
      body,
      ...options,
      headers: buildHeaders([{ Accept: "application/octet-stream" }, options?.headers]),
      __security: { bearerAuth: !0 },
      __binaryResponse: !0
    });
  }
};

// node_modules/openai/resources/audio/transcriptions.mjs
var Transcriptions = class extends APIResource {
  create(body, options) {
    return this._client.post("/audio/transcriptions", multipartFormRequestOptions({
      body,
      ...options,
      stream: body.stream ?? !1,
      __metadata: { model: body.model },
      __security: { bearerAuth: !0 }
    }, this._client));
  }
};

// node_modules/openai/resources/audio/translations.mjs
var Translations = class extends APIResource {
  create(body, options) {
    return this._client.post("/audio/translations", multipartFormRequestOptions({ body, ...options, __metadata: { model: body.model }, __security: { bearerAuth: !0 } }, this._client));
  }
};

// node_modules/openai/resources/audio/audio.mjs
var Audio = class extends APIResource {
  constructor() {
    super(...arguments), this.transcriptions = new Transcriptions(this._client), this.translations = new Translations(this._client), this.speech = new Speech(this._client);
  }
};
Audio.Transcriptions = Transcriptions;
Audio.Translations = Translations;
Audio.Speech = Speech;

// node_modules/openai/resources/batches.mjs
var Batches = class extends APIResource {
  /**
   * Creates and executes a batch from an uploaded file of requests
   */
  create(body, options) {
    return this._client.post("/batches", { body, ...options, __security: { bearerAuth: !0 } });
  }
  /**
   * Retrieves a batch.
   */
  retrieve(batchID, options) {
    return this._client.get(path`/batches/${batchID}`, { ...options, __security: { bearerAuth: !0 } });
  }
  /**
   * List your organization's batches.
   */
  list(query = {}, options) {
    return this._client.getAPIList("/batches", CursorPage, {
      query,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Cancels an in-progress batch. The batch will be in status `cancelling` for up to
   * 10 minutes, before changing to `cancelled`, where it will have partial results
   * (if any) available in the output file.
   */
  cancel(batchID, options) {
    return this._client.post(path`/batches/${batchID}/cancel`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
};

// node_modules/openai/resources/beta/assistants.mjs
var Assistants = class extends APIResource {
  /**
   * Create an assistant with a model and instructions.
   *
   * @deprecated
   */
  create(body, options) {
    return this._client.post("/assistants", {
      body,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Retrieves an assistant.
   *
   * @deprecated
   */
  retrieve(assistantID, options) {
    return this._client.get(path`/assistants/${assistantID}`, {
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Modifies an assistant.
   *
   * @deprecated
   */
  update(assistantID, body, options) {
    return this._client.post(path`/assistants/${assistantID}`, {
      body,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Returns a list of assistants.
   *
   * @deprecated
   */
  list(query = {}, options) {
    return this._client.getAPIList("/assistants", CursorPage, {
      query,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Delete an assistant.
   *
   * @deprecated
   */
  delete(assistantID, options) {
    return this._client.delete(path`/assistants/${assistantID}`, {
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
};

// node_modules/openai/resources/beta/realtime/sessions.mjs
var Sessions = class extends APIResource {
  /**
   * Create an ephemeral API token for use in client-side applications with the
   * Realtime API. Can be configured with the same session parameters as the
   * `session.update` client event.
   *
   * It responds with a session object, plus a `client_secret` key which contains a
   * usable ephemeral API token that can be used to authenticate browser clients for
   * the Realtime API.
   *
   * @example
   * ```ts
   * const session =
   *   await client.beta.realtime.sessions.create();
   * ```
   */
  create(body, options) {
    return this._client.post("/realtime/sessions", {
      body,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
};

// node_modules/openai/resources/beta/realtime/transcription-sessions.mjs
var TranscriptionSessions = class extends APIResource {
  /**
   * Create an ephemeral API token for use in client-side applications with the
   * Realtime API specifically for realtime transcriptions. Can be configured with
   * the same session parameters as the `transcription_session.update` client event.
   *
   * It responds with a session object, plus a `client_secret` key which contains a
   * usable ephemeral API token that can be used to authenticate browser clients for
   * the Realtime API.
   *
   * @example
   * ```ts
   * const transcriptionSession =
   *   await client.beta.realtime.transcriptionSessions.create();
   * ```
   */
  create(body, options) {
    return this._client.post("/realtime/transcription_sessions", {
      body,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
};

// node_modules/openai/resources/beta/realtime/realtime.mjs
var Realtime = class extends APIResource {
  constructor() {
    super(...arguments), this.sessions = new Sessions(this._client), this.transcriptionSessions = new TranscriptionSessions(this._client);
  }
};
Realtime.Sessions = Sessions;
Realtime.TranscriptionSessions = TranscriptionSessions;

// node_modules/openai/resources/beta/chatkit/sessions.mjs
var Sessions2 = class extends APIResource {
  /**
   * Create a ChatKit session.
   *
   * @example
   * ```ts
   * const chatSession =
   *   await client.beta.chatkit.sessions.create({
   *     user: 'x',
   *     workflow: { id: 'id' },
   *   });
   * ```
   */
  create(body, options) {
    return this._client.post("/chatkit/sessions", {
      body,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Cancel an active ChatKit session and return its most recent metadata.
   *
   * Cancelling prevents new requests from using the issued client secret.
   *
   * @example
   * ```ts
   * const chatSession =
   *   await client.beta.chatkit.sessions.cancel('cksess_123');
   * ```
   */
  cancel(sessionID, options) {
    return this._client.post(path`/chatkit/sessions/${sessionID}/cancel`, {
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
};

// node_modules/openai/resources/beta/chatkit/threads.mjs
var Threads = class extends APIResource {
  /**
   * Retrieve a ChatKit thread by its identifier.
   *
   * @example
   * ```ts
   * const chatkitThread =
   *   await client.beta.chatkit.threads.retrieve('cthr_123');
   * ```
   */
  retrieve(threadID, options) {
    return this._client.get(path`/chatkit/threads/${threadID}`, {
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * List ChatKit threads with optional pagination and user filters.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const chatkitThread of client.beta.chatkit.threads.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/chatkit/threads", ConversationCursorPage, {
      query,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Delete a ChatKit thread along with its items and stored attachments.
   *
   * @example
   * ```ts
   * const thread = await client.beta.chatkit.threads.delete(
   *   'cthr_123',
   * );
   * ```
   */
  delete(threadID, options) {
    return this._client.delete(path`/chatkit/threads/${threadID}`, {
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * List items that belong to a ChatKit thread.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const thread of client.beta.chatkit.threads.listItems(
   *   'cthr_123',
   * )) {
   *   // ...
   * }
   * ```
   */
  listItems(threadID, query = {}, options) {
    return this._client.getAPIList(path`/chatkit/threads/${threadID}/items`, ConversationCursorPage, {
      query,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
};

// node_modules/openai/resources/beta/chatkit/chatkit.mjs
var ChatKit = class extends APIResource {
  constructor() {
    super(...arguments), this.sessions = new Sessions2(this._client), this.threads = new Threads(this._client);
  }
};
ChatKit.Sessions = Sessions2;
ChatKit.Threads = Threads;

// node_modules/openai/resources/beta/responses/input-items.mjs
var InputItems = class extends APIResource {
  /**
   * Returns a list of input items for a given response.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const betaResponseItem of client.beta.responses.inputItems.list(
   *   'response_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(responseID, params = {}, options) {
    let { betas, ...query } = params ?? {};
    return this._client.getAPIList(path`/responses/${responseID}/input_items?beta=true`, CursorPage, {
      query,
      ...options,
      headers: buildHeaders([
        { ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : void 0 },
        options?.headers
      ]),
      __security: { bearerAuth: !0 }
    });
  }
};

// node_modules/openai/resources/beta/responses/input-tokens.mjs
var InputTokens = class extends APIResource {
  /**
   * Returns input token counts of the request.
   *
   * Returns an object with `object` set to `response.input_tokens` and an
   * `input_tokens` count.
   *
   * @example
   * ```ts
   * const response =
   *   await client.beta.responses.inputTokens.count();
   * ```
   */
  count(params = {}, options) {
    let { betas, ...body } = params ?? {};
    return this._client.post("/responses/input_tokens?beta=true", {
      body,
      ...options,
      headers: buildHeaders([
        { ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : void 0 },
        options?.headers
      ]),
      __security: { bearerAuth: !0 }
    });
  }
};

// node_modules/openai/resources/beta/responses/responses.mjs
var Responses = class extends APIResource {
  constructor() {
    super(...arguments), this.inputItems = new InputItems(this._client), this.inputTokens = new InputTokens(this._client);
  }
  create(params, options) {
    let { betas, ...body } = params;
    return this._client.post("/responses?beta=true", {
      body,
      ...options,
      headers: buildHeaders([
        { ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : void 0 },
        options?.headers
      ]),
      stream: params.stream ?? !1,
      __security: { bearerAuth: !0 }
    });
  }
  retrieve(responseID, params = {}, options) {
    let { betas, ...query } = params ?? {};
    return this._client.get(path`/responses/${responseID}?beta=true`, {
      query,
      ...options,
      headers: buildHeaders([
        { ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : void 0 },
        options?.headers
      ]),
      stream: params?.stream ?? !1,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Deletes a model response with the given ID.
   *
   * @example
   * ```ts
   * await client.beta.responses.delete(
   *   'resp_677efb5139a88190b512bc3fef8e535d',
   * );
   * ```
   */
  delete(responseID, params = {}, options) {
    let { betas } = params ?? {};
    return this._client.delete(path`/responses/${responseID}?beta=true`, {
      ...options,
      headers: buildHeaders([
        { Accept: "*/*", ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : void 0 },
        options?.headers
      ]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Cancels a model response with the given ID. Only responses created with the
   * `background` parameter set to `true` can be cancelled.
   * [Learn more](https://platform.openai.com/docs/guides/background).
   *
   * @example
   * ```ts
   * const betaResponse = await client.beta.responses.cancel(
   *   'resp_677efb5139a88190b512bc3fef8e535d',
   * );
   * ```
   */
  cancel(responseID, params = {}, options) {
    let { betas } = params ?? {};
    return this._client.post(path`/responses/${responseID}/cancel?beta=true`, {
      ...options,
      headers: buildHeaders([
        { ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : void 0 },
        options?.headers
      ]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Compact a conversation. Returns a compacted response object.
   *
   * Learn when and how to compact long-running conversations in the
   * [conversation state guide](https://platform.openai.com/docs/guides/conversation-state#managing-the-context-window).
   * For ZDR-compatible compaction details, see
   * [Compaction (advanced)](https://platform.openai.com/docs/guides/conversation-state#compaction-advanced).
   *
   * @example
   * ```ts
   * const betaCompactedResponse =
   *   await client.beta.responses.compact({
   *     model: 'gpt-5.6-sol',
   *   });
   * ```
   */
  compact(params, options) {
    let { betas, ...body } = params;
    return this._client.post("/responses/compact?beta=true", {
      body,
      ...options,
      headers: buildHeaders([
        { ...betas?.toString() != null ? { "openai-beta": betas?.toString() } : void 0 },
        options?.headers
      ]),
      __security: { bearerAuth: !0 }
    });
  }
};
Responses.InputItems = InputItems;
Responses.InputTokens = InputTokens;

// node_modules/openai/resources/beta/threads/messages.mjs
var Messages2 = class extends APIResource {
  /**
   * Create a message.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  create(threadID, body, options) {
    return this._client.post(path`/threads/${threadID}/messages`, {
      body,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Retrieve a message.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  retrieve(messageID, params, options) {
    let { thread_id } = params;
    return this._client.get(path`/threads/${thread_id}/messages/${messageID}`, {
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Modifies a message.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  update(messageID, params, options) {
    let { thread_id, ...body } = params;
    return this._client.post(path`/threads/${thread_id}/messages/${messageID}`, {
      body,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Returns a list of messages for a given thread.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  list(threadID, query = {}, options) {
    return this._client.getAPIList(path`/threads/${threadID}/messages`, CursorPage, {
      query,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Deletes a message.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  delete(messageID, params, options) {
    let { thread_id } = params;
    return this._client.delete(path`/threads/${thread_id}/messages/${messageID}`, {
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
};

// node_modules/openai/resources/beta/threads/runs/steps.mjs
var Steps = class extends APIResource {
  /**
   * Retrieves a run step.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  retrieve(stepID, params, options) {
    let { thread_id, run_id, ...query } = params;
    return this._client.get(path`/threads/${thread_id}/runs/${run_id}/steps/${stepID}`, {
      query,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Returns a list of run steps belonging to a run.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  list(runID, params, options) {
    let { thread_id, ...query } = params;
    return this._client.getAPIList(path`/threads/${thread_id}/runs/${runID}/steps`, CursorPage, {
      query,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
};

// node_modules/openai/internal/utils/base64.mjs
var toFloat32Array = (base64Str) => {
  if (typeof Buffer < "u") {
    let buf = Buffer.from(base64Str, "base64");
    return Array.from(new Float32Array(buf.buffer, buf.byteOffset, buf.length / Float32Array.BYTES_PER_ELEMENT));
  } else {
    let binaryStr = atob(base64Str), len = binaryStr.length, bytes = new Uint8Array(len);
    for (let i = 0; i < len; i++)
      bytes[i] = binaryStr.charCodeAt(i);
    return Array.from(new Float32Array(bytes.buffer));
  }
};

// node_modules/openai/internal/utils/env.mjs
var readEnv = (env) => {
  if (typeof globalThis.process < "u")
    return globalThis.process.env?.[env]?.trim() || void 0;
  if (typeof globalThis.Deno < "u")
    return globalThis.Deno.env?.get?.(env)?.trim() || void 0;
};

// node_modules/openai/lib/AssistantStream.mjs
var _AssistantStream_instances, _a, _AssistantStream_events, _AssistantStream_runStepSnapshots, _AssistantStream_messageSnapshots, _AssistantStream_messageSnapshot, _AssistantStream_finalRun, _AssistantStream_currentContentIndex, _AssistantStream_currentContent, _AssistantStream_currentToolCallIndex, _AssistantStream_currentToolCall, _AssistantStream_currentEvent, _AssistantStream_currentRunSnapshot, _AssistantStream_currentRunStepSnapshot, _AssistantStream_addEvent, _AssistantStream_endRequest, _AssistantStream_handleMessage, _AssistantStream_handleRunStep, _AssistantStream_handleEvent, _AssistantStream_accumulateRunStep, _AssistantStream_accumulateMessage, _AssistantStream_accumulateContent, _AssistantStream_handleRun, AssistantStream = class extends EventStream {
  constructor() {
    super(...arguments), _AssistantStream_instances.add(this), _AssistantStream_events.set(this, []), _AssistantStream_runStepSnapshots.set(this, {}), _AssistantStream_messageSnapshots.set(this, {}), _AssistantStream_messageSnapshot.set(this, void 0), _AssistantStream_finalRun.set(this, void 0), _AssistantStream_currentContentIndex.set(this, void 0), _AssistantStream_currentContent.set(this, void 0), _AssistantStream_currentToolCallIndex.set(this, void 0), _AssistantStream_currentToolCall.set(this, void 0), _AssistantStream_currentEvent.set(this, void 0), _AssistantStream_currentRunSnapshot.set(this, void 0), _AssistantStream_currentRunStepSnapshot.set(this, void 0);
  }
  [(_AssistantStream_events = /* @__PURE__ */ new WeakMap(), _AssistantStream_runStepSnapshots = /* @__PURE__ */ new WeakMap(), _AssistantStream_messageSnapshots = /* @__PURE__ */ new WeakMap(), _AssistantStream_messageSnapshot = /* @__PURE__ */ new WeakMap(), _AssistantStream_finalRun = /* @__PURE__ */ new WeakMap(), _AssistantStream_currentContentIndex = /* @__PURE__ */ new WeakMap(), _AssistantStream_currentContent = /* @__PURE__ */ new WeakMap(), _AssistantStream_currentToolCallIndex = /* @__PURE__ */ new WeakMap(), _AssistantStream_currentToolCall = /* @__PURE__ */ new WeakMap(), _AssistantStream_currentEvent = /* @__PURE__ */ new WeakMap(), _AssistantStream_currentRunSnapshot = /* @__PURE__ */ new WeakMap(), _AssistantStream_currentRunStepSnapshot = /* @__PURE__ */ new WeakMap(), _AssistantStream_instances = /* @__PURE__ */ new WeakSet(), Symbol.asyncIterator)]() {
    let pushQueue = [], readQueue = [], done = !1;
    return this.on("event", (event) => {
      let eventCopy = structuredClone(event), reader = readQueue.shift();
      reader ? reader.resolve(eventCopy) : pushQueue.push(eventCopy);
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
  static fromReadableStream(stream) {
    let runner = new _a();
    return runner._run(() => runner._fromReadableStream(stream)), runner;
  }
  async _fromReadableStream(readableStream, options) {
    this._listenForAbort(options?.signal), this._connected();
    let stream = Stream.fromReadableStream(readableStream, this.controller);
    for await (let event of stream)
      __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_addEvent).call(this, event);
    if (stream.controller.signal?.aborted)
      throw new APIUserAbortError();
    return this._addRun(__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_endRequest).call(this));
  }
  toReadableStream() {
    return new Stream(this[Symbol.asyncIterator].bind(this), this.controller).toReadableStream();
  }
  static createToolAssistantStream(runId, runs, params, options) {
    let runner = new _a();
    return runner._run(() => runner._runToolAssistantStream(runId, runs, params, {
      ...options,
      headers: { ...options?.headers, "X-Stainless-Helper-Method": "stream" }
    })), runner;
  }
  async _createToolAssistantStream(run, runId, params, options) {
    this._listenForAbort(options?.signal);
    let body = { ...params, stream: !0 }, stream = await run.submitToolOutputs(runId, body, {
      ...options,
      signal: this.controller.signal
    });
    this._connected();
    for await (let event of stream)
      __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_addEvent).call(this, event);
    if (stream.controller.signal?.aborted)
      throw new APIUserAbortError();
    return this._addRun(__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_endRequest).call(this));
  }
  static createThreadAssistantStream(params, thread, options) {
    let runner = new _a();
    return runner._run(() => runner._threadAssistantStream(params, thread, {
      ...options,
      headers: { ...options?.headers, "X-Stainless-Helper-Method": "stream" }
    })), runner;
  }
  static createAssistantStream(threadId, runs, params, options) {
    let runner = new _a();
    return runner._run(() => runner._runAssistantStream(threadId, runs, params, {
      ...options,
      headers: { ...options?.headers, "X-Stainless-Helper-Method": "stream" }
    })), runner;
  }
  currentEvent() {
    return __classPrivateFieldGet(this, _AssistantStream_currentEvent, "f");
  }
  currentRun() {
    return __classPrivateFieldGet(this, _AssistantStream_currentRunSnapshot, "f");
  }
  currentMessageSnapshot() {
    return __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f");
  }
  currentRunStepSnapshot() {
    return __classPrivateFieldGet(this, _AssistantStream_currentRunStepSnapshot, "f");
  }
  async finalRunSteps() {
    return await this.done(), Object.values(__classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f"));
  }
  async finalMessages() {
    return await this.done(), Object.values(__classPrivateFieldGet(this, _AssistantStream_messageSnapshots, "f"));
  }
  async finalRun() {
    if (await this.done(), !__classPrivateFieldGet(this, _AssistantStream_finalRun, "f"))
      throw Error("Final run was not received.");
    return __classPrivateFieldGet(this, _AssistantStream_finalRun, "f");
  }
  async _createThreadAssistantStream(thread, params, options) {
    this._listenForAbort(options?.signal);
    let body = { ...params, stream: !0 }, stream = await thread.createAndRun(body, { ...options, signal: this.controller.signal });
    this._connected();
    for await (let event of stream)
      __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_addEvent).call(this, event);
    if (stream.controller.signal?.aborted)
      throw new APIUserAbortError();
    return this._addRun(__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_endRequest).call(this));
  }
  async _createAssistantStream(run, threadId, params, options) {
    this._listenForAbort(options?.signal);
    let body = { ...params, stream: !0 }, stream = await run.create(threadId, body, { ...options, signal: this.controller.signal });
    this._connected();
    for await (let event of stream)
      __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_addEvent).call(this, event);
    if (stream.controller.signal?.aborted)
      throw new APIUserAbortError();
    return this._addRun(__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_endRequest).call(this));
  }
  static accumulateDelta(acc, delta) {
    for (let [key, deltaValue] of Object.entries(delta)) {
      if (!acc.hasOwnProperty(key)) {
        acc[key] = deltaValue;
        continue;
      }
      let accValue = acc[key];
      if (accValue == null) {
        acc[key] = deltaValue;
        continue;
      }
      if (key === "index" || key === "type") {
        acc[key] = deltaValue;
        continue;
      }
      if (typeof accValue == "string" && typeof deltaValue == "string")
        accValue += deltaValue;
      else if (typeof accValue == "number" && typeof deltaValue == "number")
        accValue += deltaValue;
      else if (isObj(accValue) && isObj(deltaValue))
        accValue = this.accumulateDelta(accValue, deltaValue);
      else if (Array.isArray(accValue) && Array.isArray(deltaValue)) {
        if (accValue.every((x) => typeof x == "string" || typeof x == "number")) {
          accValue.push(...deltaValue);
          continue;
        }
        for (let deltaEntry of deltaValue) {
          if (!isObj(deltaEntry))
            throw new Error(`Expected array delta entry to be an object but got: ${deltaEntry}`);
          let index = deltaEntry.index;
          if (index == null)
            throw console.error(deltaEntry), new Error("Expected array delta entry to have an `index` property");
          if (typeof index != "number")
            throw new Error(`Expected array delta entry \`index\` property to be a number but got ${index}`);
          let accEntry = accValue[index];
          accEntry == null ? accValue[index] = deltaEntry : accValue[index] = this.accumulateDelta(accEntry, deltaEntry);
        }
        continue;
      } else
        throw Error(`Unhandled record type: ${key}, deltaValue: ${deltaValue}, accValue: ${accValue}`);
      acc[key] = accValue;
    }
    return acc;
  }
  _addRun(run) {
    return run;
  }
  async _threadAssistantStream(params, thread, options) {
    return await this._createThreadAssistantStream(thread, params, options);
  }
  async _runAssistantStream(threadId, runs, params, options) {
    return await this._createAssistantStream(runs, threadId, params, options);
  }
  async _runToolAssistantStream(runId, runs, params, options) {
    return await this._createToolAssistantStream(runs, runId, params, options);
  }
};
_a = AssistantStream, _AssistantStream_addEvent = function(event) {
  if (!this.ended)
    switch (__classPrivateFieldSet(this, _AssistantStream_currentEvent, event, "f"), __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_handleEvent).call(this, event), event.event) {
      case "thread.created":
        break;
      case "thread.run.created":
      case "thread.run.queued":
      case "thread.run.in_progress":
      case "thread.run.requires_action":
      case "thread.run.completed":
      case "thread.run.incomplete":
      case "thread.run.failed":
      case "thread.run.cancelling":
      case "thread.run.cancelled":
      case "thread.run.expired":
        __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_handleRun).call(this, event);
        break;
      case "thread.run.step.created":
      case "thread.run.step.in_progress":
      case "thread.run.step.delta":
      case "thread.run.step.completed":
      case "thread.run.step.failed":
      case "thread.run.step.cancelled":
      case "thread.run.step.expired":
        __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_handleRunStep).call(this, event);
        break;
      case "thread.message.created":
      case "thread.message.in_progress":
      case "thread.message.delta":
      case "thread.message.completed":
      case "thread.message.incomplete":
        __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_handleMessage).call(this, event);
        break;
      case "error":
        throw new Error("Encountered an error event in event processing - errors should be processed earlier");
      default:
    }
}, _AssistantStream_endRequest = function() {
  if (this.ended)
    throw new OpenAIError("stream has ended, this shouldn't happen");
  if (!__classPrivateFieldGet(this, _AssistantStream_finalRun, "f"))
    throw Error("Final run has not been received");
  return __classPrivateFieldGet(this, _AssistantStream_finalRun, "f");
}, _AssistantStream_handleMessage = function(event) {
  let [accumulatedMessage, newContent] = __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_accumulateMessage).call(this, event, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
  __classPrivateFieldSet(this, _AssistantStream_messageSnapshot, accumulatedMessage, "f"), __classPrivateFieldGet(this, _AssistantStream_messageSnapshots, "f")[accumulatedMessage.id] = accumulatedMessage;
  for (let content of newContent) {
    let snapshotContent = accumulatedMessage.content[content.index];
    snapshotContent?.type == "text" && this._emit("textCreated", snapshotContent.text);
  }
  switch (event.event) {
    case "thread.message.created":
      this._emit("messageCreated", event.data);
      break;
    case "thread.message.in_progress":
      break;
    case "thread.message.delta":
      if (this._emit("messageDelta", event.data.delta, accumulatedMessage), event.data.delta.content)
        for (let content of event.data.delta.content) {
          if (content.type == "text" && content.text) {
            let textDelta = content.text, snapshot = accumulatedMessage.content[content.index];
            if (snapshot && snapshot.type == "text")
              this._emit("textDelta", textDelta, snapshot.text);
            else
              throw Error("The snapshot associated with this text delta is not text or missing");
          }
          if (content.index != __classPrivateFieldGet(this, _AssistantStream_currentContentIndex, "f")) {
            if (__classPrivateFieldGet(this, _AssistantStream_currentContent, "f"))
              switch (__classPrivateFieldGet(this, _AssistantStream_currentContent, "f").type) {
                case "text":
                  this._emit("textDone", __classPrivateFieldGet(this, _AssistantStream_currentContent, "f").text, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
                  break;
                case "image_file":
                  this._emit("imageFileDone", __classPrivateFieldGet(this, _AssistantStream_currentContent, "f").image_file, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
                  break;
              }
            __classPrivateFieldSet(this, _AssistantStream_currentContentIndex, content.index, "f");
          }
          __classPrivateFieldSet(this, _AssistantStream_currentContent, accumulatedMessage.content[content.index], "f");
        }
      break;
    case "thread.message.completed":
    case "thread.message.incomplete":
      if (__classPrivateFieldGet(this, _AssistantStream_currentContentIndex, "f") !== void 0) {
        let currentContent = event.data.content[__classPrivateFieldGet(this, _AssistantStream_currentContentIndex, "f")];
        if (currentContent)
          switch (currentContent.type) {
            case "image_file":
              this._emit("imageFileDone", currentContent.image_file, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
              break;
            case "text":
              this._emit("textDone", currentContent.text, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
              break;
          }
      }
      __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f") && this._emit("messageDone", event.data), __classPrivateFieldSet(this, _AssistantStream_messageSnapshot, void 0, "f");
  }
}, _AssistantStream_handleRunStep = function(event) {
  let accumulatedRunStep = __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_accumulateRunStep).call(this, event);
  switch (__classPrivateFieldSet(this, _AssistantStream_currentRunStepSnapshot, accumulatedRunStep, "f"), event.event) {
    case "thread.run.step.created":
      this._emit("runStepCreated", event.data);
      break;
    case "thread.run.step.delta":
      let delta = event.data.delta;
      if (delta.step_details && delta.step_details.type == "tool_calls" && delta.step_details.tool_calls && accumulatedRunStep.step_details.type == "tool_calls")
        for (let toolCall of delta.step_details.tool_calls)
          toolCall.index == __classPrivateFieldGet(this, _AssistantStream_currentToolCallIndex, "f") ? this._emit("toolCallDelta", toolCall, accumulatedRunStep.step_details.tool_calls[toolCall.index]) : (__classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f") && this._emit("toolCallDone", __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f")), __classPrivateFieldSet(this, _AssistantStream_currentToolCallIndex, toolCall.index, "f"), __classPrivateFieldSet(this, _AssistantStream_currentToolCall, accumulatedRunStep.step_details.tool_calls[toolCall.index], "f"), __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f") && this._emit("toolCallCreated", __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f")));
      this._emit("runStepDelta", event.data.delta, accumulatedRunStep);
      break;
    case "thread.run.step.completed":
    case "thread.run.step.failed":
    case "thread.run.step.cancelled":
    case "thread.run.step.expired":
      __classPrivateFieldSet(this, _AssistantStream_currentRunStepSnapshot, void 0, "f"), event.data.step_details.type == "tool_calls" && __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f") && (this._emit("toolCallDone", __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f")), __classPrivateFieldSet(this, _AssistantStream_currentToolCall, void 0, "f")), this._emit("runStepDone", event.data, accumulatedRunStep);
      break;
    case "thread.run.step.in_progress":
      break;
  }
}, _AssistantStream_handleEvent = function(event) {
  __classPrivateFieldGet(this, _AssistantStream_events, "f").push(event), this._emit("event", event);
}, _AssistantStream_accumulateRunStep = function(event) {
  switch (event.event) {
    case "thread.run.step.created":
      return __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[event.data.id] = event.data, event.data;
    case "thread.run.step.delta":
      let snapshot = __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[event.data.id];
      if (!snapshot)
        throw Error("Received a RunStepDelta before creation of a snapshot");
      let data = event.data;
      if (data.delta) {
        let accumulated = _a.accumulateDelta(snapshot, data.delta);
        __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[event.data.id] = accumulated;
      }
      return __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[event.data.id];
    case "thread.run.step.completed":
    case "thread.run.step.failed":
    case "thread.run.step.cancelled":
    case "thread.run.step.expired":
    case "thread.run.step.in_progress":
      __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[event.data.id] = event.data;
      break;
  }
  if (__classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[event.data.id])
    return __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[event.data.id];
  throw new Error("No snapshot available");
}, _AssistantStream_accumulateMessage = function(event, snapshot) {
  let newContent = [];
  switch (event.event) {
    case "thread.message.created":
      return [event.data, newContent];
    case "thread.message.delta":
      if (!snapshot)
        throw Error("Received a delta with no existing snapshot (there should be one from message creation)");
      let data = event.data;
      if (data.delta.content)
        for (let contentElement of data.delta.content)
          if (contentElement.index in snapshot.content) {
            let currentContent = snapshot.content[contentElement.index];
            snapshot.content[contentElement.index] = __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_accumulateContent).call(this, contentElement, currentContent);
          } else
            snapshot.content[contentElement.index] = contentElement, newContent.push(contentElement);
      return [snapshot, newContent];
    case "thread.message.in_progress":
    case "thread.message.completed":
    case "thread.message.incomplete":
      if (snapshot)
        return [snapshot, newContent];
      throw Error("Received thread message event with no existing snapshot");
  }
  throw Error("Tried to accumulate a non-message event");
}, _AssistantStream_accumulateContent = function(contentElement, currentContent) {
  return _a.accumulateDelta(currentContent, contentElement);
}, _AssistantStream_handleRun = function(event) {
  switch (__classPrivateFieldSet(this, _AssistantStream_currentRunSnapshot, event.data, "f"), event.event) {
    case "thread.run.created":
      break;
    case "thread.run.queued":
      break;
    case "thread.run.in_progress":
      break;
    case "thread.run.requires_action":
    case "thread.run.cancelled":
    case "thread.run.failed":
    case "thread.run.completed":
    case "thread.run.expired":
    case "thread.run.incomplete":
      __classPrivateFieldSet(this, _AssistantStream_finalRun, event.data, "f"), __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f") && (this._emit("toolCallDone", __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f")), __classPrivateFieldSet(this, _AssistantStream_currentToolCall, void 0, "f"));
      break;
    case "thread.run.cancelling":
      break;
  }
};

// node_modules/openai/resources/beta/threads/runs/runs.mjs
var Runs = class extends APIResource {
  constructor() {
    super(...arguments), this.steps = new Steps(this._client);
  }
  create(threadID, params, options) {
    let { include, ...body } = params;
    return this._client.post(path`/threads/${threadID}/runs`, {
      query: { include },
      body,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      stream: params.stream ?? !1,
      __synthesizeEventData: !0,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Retrieves a run.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  retrieve(runID, params, options) {
    let { thread_id } = params;
    return this._client.get(path`/threads/${thread_id}/runs/${runID}`, {
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Modifies a run.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  update(runID, params, options) {
    let { thread_id, ...body } = params;
    return this._client.post(path`/threads/${thread_id}/runs/${runID}`, {
      body,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Returns a list of runs belonging to a thread.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  list(threadID, query = {}, options) {
    return this._client.getAPIList(path`/threads/${threadID}/runs`, CursorPage, {
      query,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Cancels a run that is `in_progress`.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  cancel(runID, params, options) {
    let { thread_id } = params;
    return this._client.post(path`/threads/${thread_id}/runs/${runID}/cancel`, {
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * A helper to create a run an poll for a terminal state. More information on Run
   * lifecycles can be found here:
   * https://platform.openai.com/docs/assistants/how-it-works/runs-and-run-steps
   */
  async createAndPoll(threadId, body, options) {
    let run = await this.create(threadId, body, options);
    return await this.poll(run.id, { thread_id: threadId }, options);
  }
  /**
   * Create a Run stream
   *
   * @deprecated use `stream` instead
   */
  createAndStream(threadId, body, options) {
    return AssistantStream.createAssistantStream(threadId, this._client.beta.threads.runs, body, options);
  }
  /**
   * A helper to poll a run status until it reaches a terminal state. More
   * information on Run lifecycles can be found here:
   * https://platform.openai.com/docs/assistants/how-it-works/runs-and-run-steps
   */
  async poll(runId, params, options) {
    let headers = buildHeaders([
      options?.headers,
      {
        "X-Stainless-Poll-Helper": "true",
        "X-Stainless-Custom-Poll-Interval": options?.pollIntervalMs?.toString() ?? void 0
      }
    ]);
    for (; ; ) {
      let { data: run, response } = await this.retrieve(runId, params, {
        ...options,
        headers: { ...options?.headers, ...headers }
      }).withResponse();
      switch (run.status) {
        //If we are in any sort of intermediate state we poll
        case "queued":
        case "in_progress":
        case "cancelling":
          let sleepInterval = 5e3;
          if (options?.pollIntervalMs)
            sleepInterval = options.pollIntervalMs;
          else {
            let headerInterval = response.headers.get("openai-poll-after-ms");
            if (headerInterval) {
              let headerIntervalMs = parseInt(headerInterval);
              isNaN(headerIntervalMs) || (sleepInterval = headerIntervalMs);
            }
          }
          await sleep(sleepInterval);
          break;
        //We return the run in any terminal state.
        case "requires_action":
        case "incomplete":
        case "cancelled":
        case "completed":
        case "failed":
        case "expired":
          return run;
      }
    }
  }
  /**
   * Create a Run stream
   */
  stream(threadId, body, options) {
    return AssistantStream.createAssistantStream(threadId, this._client.beta.threads.runs, body, options);
  }
  submitToolOutputs(runID, params, options) {
    let { thread_id, ...body } = params;
    return this._client.post(path`/threads/${thread_id}/runs/${runID}/submit_tool_outputs`, {
      body,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      stream: params.stream ?? !1,
      __synthesizeEventData: !0,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * A helper to submit a tool output to a run and poll for a terminal run state.
   * More information on Run lifecycles can be found here:
   * https://platform.openai.com/docs/assistants/how-it-works/runs-and-run-steps
   */
  async submitToolOutputsAndPoll(runId, params, options) {
    let run = await this.submitToolOutputs(runId, params, options);
    return await this.poll(run.id, params, options);
  }
  /**
   * Submit the tool outputs from a previous run and stream the run to a terminal
   * state. More information on Run lifecycles can be found here:
   * https://platform.openai.com/docs/assistants/how-it-works/runs-and-run-steps
   */
  submitToolOutputsStream(runId, params, options) {
    return AssistantStream.createToolAssistantStream(runId, this._client.beta.threads.runs, params, options);
  }
};
Runs.Steps = Steps;

// node_modules/openai/resources/beta/threads/threads.mjs
var Threads2 = class extends APIResource {
  constructor() {
    super(...arguments), this.runs = new Runs(this._client), this.messages = new Messages2(this._client);
  }
  /**
   * Create a thread.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  create(body = {}, options) {
    return this._client.post("/threads", {
      body,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Retrieves a thread.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  retrieve(threadID, options) {
    return this._client.get(path`/threads/${threadID}`, {
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Modifies a thread.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  update(threadID, body, options) {
    return this._client.post(path`/threads/${threadID}`, {
      body,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Delete a thread.
   *
   * @deprecated The Assistants API is deprecated in favor of the Responses API
   */
  delete(threadID, options) {
    return this._client.delete(path`/threads/${threadID}`, {
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  createAndRun(body, options) {
    return this._client.post("/threads/runs", {
      body,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      stream: body.stream ?? !1,
      __synthesizeEventData: !0,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * A helper to create a thread, start a run and then poll for a terminal state.
   * More information on Run lifecycles can be found here:
   * https://platform.openai.com/docs/assistants/how-it-works/runs-and-run-steps
   */
  async createAndRunPoll(body, options) {
    let run = await this.createAndRun(body, options);
    return await this.runs.poll(run.id, { thread_id: run.thread_id }, options);
  }
  /**
   * Create a thread and stream the run back
   */
  createAndRunStream(body, options) {
    return AssistantStream.createThreadAssistantStream(body, this._client.beta.threads, options);
  }
};
Threads2.Runs = Runs;
Threads2.Messages = Messages2;

// node_modules/openai/resources/beta/beta.mjs
var Beta = class extends APIResource {
  constructor() {
    super(...arguments), this.realtime = new Realtime(this._client), this.responses = new Responses(this._client), this.chatkit = new ChatKit(this._client), this.assistants = new Assistants(this._client), this.threads = new Threads2(this._client);
  }
};
Beta.Realtime = Realtime;
Beta.Responses = Responses;
Beta.ChatKit = ChatKit;
Beta.Assistants = Assistants;
Beta.Threads = Threads2;

// node_modules/openai/resources/completions.mjs
var Completions2 = class extends APIResource {
  create(body, options) {
    return this._client.post("/completions", {
      body,
      ...options,
      stream: body.stream ?? !1,
      __security: { bearerAuth: !0 }
    });
  }
};

// node_modules/openai/resources/containers/files/content.mjs
var Content = class extends APIResource {
  /**
   * Retrieve Container File Content
   */
  retrieve(fileID, params, options) {
    let { container_id } = params;
    return this._client.get(path`/containers/${container_id}/files/${fileID}/content`, {
      ...options,
      headers: buildHeaders([{ Accept: "application/binary" }, options?.headers]),
      __security: { bearerAuth: !0 },
      __binaryResponse: !0
    });
  }
};

// node_modules/openai/resources/containers/files/files.mjs
var Files = class extends APIResource {
  constructor() {
    super(...arguments), this.content = new Content(this._client);
  }
  /**
   * Create a Container File
   *
   * You can send either a multipart/form-data request with the raw file content, or
   * a JSON request with a file ID.
   */
  create(containerID, body, options) {
    return this._client.post(path`/containers/${containerID}/files`, maybeMultipartFormRequestOptions({ body, ...options, __security: { bearerAuth: !0 } }, this._client));
  }
  /**
   * Retrieve Container File
   */
  retrieve(fileID, params, options) {
    let { container_id } = params;
    return this._client.get(path`/containers/${container_id}/files/${fileID}`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * List Container files
   */
  list(containerID, query = {}, options) {
    return this._client.getAPIList(path`/containers/${containerID}/files`, CursorPage, {
      query,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Delete Container File
   */
  delete(fileID, params, options) {
    let { container_id } = params;
    return this._client.delete(path`/containers/${container_id}/files/${fileID}`, {
      ...options,
      headers: buildHeaders([{ Accept: "*/*" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
};
Files.Content = Content;

// node_modules/openai/resources/containers/containers.mjs
var Containers = class extends APIResource {
  constructor() {
    super(...arguments), this.files = new Files(this._client);
  }
  /**
   * Create Container
   */
  create(body, options) {
    return this._client.post("/containers", { body, ...options, __security: { bearerAuth: !0 } });
  }
  /**
   * Retrieve Container
   */
  retrieve(containerID, options) {
    return this._client.get(path`/containers/${containerID}`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * List Containers
   */
  list(query = {}, options) {
    return this._client.getAPIList("/containers", CursorPage, {
      query,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Delete Container
   */
  delete(containerID, options) {
    return this._client.delete(path`/containers/${containerID}`, {
      ...options,
      headers: buildHeaders([{ Accept: "*/*" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
};
Containers.Files = Files;

// node_modules/openai/resources/conversations/items.mjs
var Items = class extends APIResource {
  /**
   * Create items in a conversation with the given ID.
   */
  create(conversationID, params, options) {
    let { include, ...body } = params;
    return this._client.post(path`/conversations/${conversationID}/items`, {
      query: { include },
      body,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Get a single item from a conversation with the given IDs.
   */
  retrieve(itemID, params, options) {
    let { conversation_id, ...query } = params;
    return this._client.get(path`/conversations/${conversation_id}/items/${itemID}`, {
      query,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * List all items for a conversation with the given ID.
   */
  list(conversationID, query = {}, options) {
    return this._client.getAPIList(path`/conversations/${conversationID}/items`, ConversationCursorPage, { query, ...options, __security: { bearerAuth: !0 } });
  }
  /**
   * Delete an item from a conversation with the given IDs.
   */
  delete(itemID, params, options) {
    let { conversation_id } = params;
    return this._client.delete(path`/conversations/${conversation_id}/items/${itemID}`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
};

// node_modules/openai/resources/conversations/conversations.mjs
var Conversations = class extends APIResource {
  constructor() {
    super(...arguments), this.items = new Items(this._client);
  }
  /**
   * Create a conversation.
   */
  create(body = {}, options) {
    return this._client.post("/conversations", { body, ...options, __security: { bearerAuth: !0 } });
  }
  /**
   * Get a conversation
   */
  retrieve(conversationID, options) {
    return this._client.get(path`/conversations/${conversationID}`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Update a conversation
   */
  update(conversationID, body, options) {
    return this._client.post(path`/conversations/${conversationID}`, {
      body,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Delete a conversation. Items in the conversation will not be deleted.
   */
  delete(conversationID, options) {
    return this._client.delete(path`/conversations/${conversationID}`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
};
Conversations.Items = Items;

// node_modules/openai/resources/embeddings.mjs
var Embeddings = class extends APIResource {
  /**
   * Creates an embedding vector representing the input text.
   *
   * @example
   * ```ts
   * const createEmbeddingResponse =
   *   await client.embeddings.create({
   *     input: 'The quick brown fox jumped over the lazy dog',
   *     model: 'text-embedding-3-small',
   *   });
   * ```
   */
  create(body, options) {
    let hasUserProvidedEncodingFormat = !!body.encoding_format, encoding_format = hasUserProvidedEncodingFormat ? body.encoding_format : "base64";
    hasUserProvidedEncodingFormat && loggerFor(this._client).debug("embeddings/user defined encoding_format:", body.encoding_format);
    let response = this._client.post("/embeddings", {
      body: {
        ...body,
        encoding_format
      },
      ...options,
      __security: { bearerAuth: !0 }
    });
    return hasUserProvidedEncodingFormat ? response : (loggerFor(this._client).debug("embeddings/decoding base64 embeddings from base64"), response._thenUnwrap((response2) => (response2 && response2.data && response2.data.forEach((embeddingBase64Obj) => {
      let embeddingBase64Str = embeddingBase64Obj.embedding;
      embeddingBase64Obj.embedding = toFloat32Array(embeddingBase64Str);
    }), response2)));
  }
};

// node_modules/openai/resources/evals/runs/output-items.mjs
var OutputItems = class extends APIResource {
  /**
   * Get an evaluation run output item by ID.
   */
  retrieve(outputItemID, params, options) {
    let { eval_id, run_id } = params;
    return this._client.get(path`/evals/${eval_id}/runs/${run_id}/output_items/${outputItemID}`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Get a list of output items for an evaluation run.
   */
  list(runID, params, options) {
    let { eval_id, ...query } = params;
    return this._client.getAPIList(path`/evals/${eval_id}/runs/${runID}/output_items`, CursorPage, { query, ...options, __security: { bearerAuth: !0 } });
  }
};

// node_modules/openai/resources/evals/runs/runs.mjs
var Runs2 = class extends APIResource {
  constructor() {
    super(...arguments), this.outputItems = new OutputItems(this._client);
  }
  /**
   * Kicks off a new run for a given evaluation, specifying the data source, and what
   * model configuration to use to test. The datasource will be validated against the
   * schema specified in the config of the evaluation.
   */
  create(evalID, body, options) {
    return this._client.post(path`/evals/${evalID}/runs`, {
      body,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Get an evaluation run by ID.
   */
  retrieve(runID, params, options) {
    let { eval_id } = params;
    return this._client.get(path`/evals/${eval_id}/runs/${runID}`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Get a list of runs for an evaluation.
   */
  list(evalID, query = {}, options) {
    return this._client.getAPIList(path`/evals/${evalID}/runs`, CursorPage, {
      query,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Delete an eval run.
   */
  delete(runID, params, options) {
    let { eval_id } = params;
    return this._client.delete(path`/evals/${eval_id}/runs/${runID}`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Cancel an ongoing evaluation run.
   */
  cancel(runID, params, options) {
    let { eval_id } = params;
    return this._client.post(path`/evals/${eval_id}/runs/${runID}`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
};
Runs2.OutputItems = OutputItems;

// node_modules/openai/resources/evals/evals.mjs
var Evals = class extends APIResource {
  constructor() {
    super(...arguments), this.runs = new Runs2(this._client);
  }
  /**
   * Create the structure of an evaluation that can be used to test a model's
   * performance. An evaluation is a set of testing criteria and the config for a
   * data source, which dictates the schema of the data used in the evaluation. After
   * creating an evaluation, you can run it on different models and model parameters.
   * We support several types of graders and datasources. For more information, see
   * the [Evals guide](https://platform.openai.com/docs/guides/evals).
   */
  create(body, options) {
    return this._client.post("/evals", { body, ...options, __security: { bearerAuth: !0 } });
  }
  /**
   * Get an evaluation by ID.
   */
  retrieve(evalID, options) {
    return this._client.get(path`/evals/${evalID}`, { ...options, __security: { bearerAuth: !0 } });
  }
  /**
   * Update certain properties of an evaluation.
   */
  update(evalID, body, options) {
    return this._client.post(path`/evals/${evalID}`, { body, ...options, __security: { bearerAuth: !0 } });
  }
  /**
   * List evaluations for a project.
   */
  list(query = {}, options) {
    return this._client.getAPIList("/evals", CursorPage, {
      query,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Delete an evaluation.
   */
  delete(evalID, options) {
    return this._client.delete(path`/evals/${evalID}`, { ...options, __security: { bearerAuth: !0 } });
  }
};
Evals.Runs = Runs2;

// node_modules/openai/resources/files.mjs
var Files2 = class extends APIResource {
  /**
   * Upload a file that can be used across various endpoints. Individual files can be
   * up to 512 MB, and each project can store up to 2.5 TB of files in total. There
   * is no organization-wide storage limit. Uploads to this endpoint are rate-limited
   * to 1,000 requests per minute per authenticated user.
   *
   * - The Assistants API supports files up to 2 million tokens and of specific file
   *   types. See the
   *   [Assistants Tools guide](https://platform.openai.com/docs/assistants/tools)
   *   for details.
   * - The Fine-tuning API only supports `.jsonl` files. The input also has certain
   *   required formats for fine-tuning
   *   [chat](https://platform.openai.com/docs/api-reference/fine-tuning/chat-input)
   *   or
   *   [completions](https://platform.openai.com/docs/api-reference/fine-tuning/completions-input)
   *   models.
   * - The Batch API only supports `.jsonl` files up to 200 MB in size. The input
   *   also has a specific required
   *   [format](https://platform.openai.com/docs/api-reference/batch/request-input).
   * - For Retrieval or `file_search` ingestion, upload files here first. If you need
   *   to attach multiple uploaded files to the same vector store, use
   *   [`/vector_stores/{vector_store_id}/file_batches`](https://platform.openai.com/docs/api-reference/vector-stores-file-batches/createBatch)
   *   instead of attaching them one by one. Vector store attachment has separate
   *   limits from file upload, including 2,000 attached files per minute per
   *   organization.
   *
   * Please [contact us](https://help.openai.com/) if you need to increase these
   * storage limits.
   */
  create(body, options) {
    return this._client.post("/files", multipartFormRequestOptions({ body, ...options, __security: { bearerAuth: !0 } }, this._client));
  }
  /**
   * Returns information about a specific file.
   */
  retrieve(fileID, options) {
    return this._client.get(path`/files/${fileID}`, { ...options, __security: { bearerAuth: !0 } });
  }
  /**
   * Returns a list of files.
   */
  list(query = {}, options) {
    return this._client.getAPIList("/files", CursorPage, {
      query,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Delete a file and remove it from all vector stores.
   */
  delete(fileID, options) {
    return this._client.delete(path`/files/${fileID}`, { ...options, __security: { bearerAuth: !0 } });
  }
  /**
   * Returns the contents of the specified file.
   */
  content(fileID, options) {
    return this._client.get(path`/files/${fileID}/content`, {
      ...options,
      headers: buildHeaders([{ Accept: "application/binary" }, options?.headers]),
      __security: { bearerAuth: !0 },
      __binaryResponse: !0
    });
  }
  /**
   * Waits for the given file to be processed, default timeout is 30 mins.
   */
  async waitForProcessing(id, { pollInterval = 5e3, maxWait = 1800 * 1e3 } = {}) {
    let TERMINAL_STATES = /* @__PURE__ */ new Set(["processed", "error", "deleted"]), start = Date.now(), file = await this.retrieve(id);
    for (; !file.status || !TERMINAL_STATES.has(file.status); )
      if (await sleep(pollInterval), file = await this.retrieve(id), Date.now() - start > maxWait)
        throw new APIConnectionTimeoutError({
          message: `Giving up on waiting for file ${id} to finish processing after ${maxWait} milliseconds.`
        });
    return file;
  }
};

// node_modules/openai/resources/fine-tuning/methods.mjs
var Methods = class extends APIResource {
};

// node_modules/openai/resources/fine-tuning/alpha/graders.mjs
var Graders = class extends APIResource {
  /**
   * Run a grader.
   *
   * @example
   * ```ts
   * const response = await client.fineTuning.alpha.graders.run({
   *   grader: {
   *     input: 'input',
   *     name: 'name',
   *     operation: 'eq',
   *     reference: 'reference',
   *     type: 'string_check',
   *   },
   *   model_sample: 'model_sample',
   * });
   * ```
   */
  run(body, options) {
    return this._client.post("/fine_tuning/alpha/graders/run", {
      body,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Validate a grader.
   *
   * @example
   * ```ts
   * const response =
   *   await client.fineTuning.alpha.graders.validate({
   *     grader: {
   *       input: 'input',
   *       name: 'name',
   *       operation: 'eq',
   *       reference: 'reference',
   *       type: 'string_check',
   *     },
   *   });
   * ```
   */
  validate(body, options) {
    return this._client.post("/fine_tuning/alpha/graders/validate", {
      body,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
};

// node_modules/openai/resources/fine-tuning/alpha/alpha.mjs
var Alpha = class extends APIResource {
  constructor() {
    super(...arguments), this.graders = new Graders(this._client);
  }
};
Alpha.Graders = Graders;

// node_modules/openai/resources/fine-tuning/checkpoints/permissions.mjs
var Permissions = class extends APIResource {
  /**
   * **NOTE:** Calling this endpoint requires an [admin API key](../admin-api-keys).
   *
   * This enables organization owners to share fine-tuned models with other projects
   * in their organization.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const permissionCreateResponse of client.fineTuning.checkpoints.permissions.create(
   *   'ft:gpt-4o-mini-2024-07-18:org:weather:B7R9VjQd',
   *   { project_ids: ['string'] },
   * )) {
   *   // ...
   * }
   * ```
   */
  create(fineTunedModelCheckpoint, body, options) {
    return this._client.getAPIList(path`/fine_tuning/checkpoints/${fineTunedModelCheckpoint}/permissions`, Page, { body, method: "post", ...options, __security: { adminAPIKeyAuth: !0 } });
  }
  /**
   * **NOTE:** This endpoint requires an [admin API key](../admin-api-keys).
   *
   * Organization owners can use this endpoint to view all permissions for a
   * fine-tuned model checkpoint.
   *
   * @deprecated Retrieve is deprecated. Please swap to the paginated list method instead.
   */
  retrieve(fineTunedModelCheckpoint, query = {}, options) {
    return this._client.get(path`/fine_tuning/checkpoints/${fineTunedModelCheckpoint}/permissions`, {
      query,
      ...options,
      __security: { adminAPIKeyAuth: !0 }
    });
  }
  /**
   * **NOTE:** This endpoint requires an [admin API key](../admin-api-keys).
   *
   * Organization owners can use this endpoint to view all permissions for a
   * fine-tuned model checkpoint.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const permissionListResponse of client.fineTuning.checkpoints.permissions.list(
   *   'ft-AF1WoRqd3aJAHsqc9NY7iL8F',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(fineTunedModelCheckpoint, query = {}, options) {
    return this._client.getAPIList(path`/fine_tuning/checkpoints/${fineTunedModelCheckpoint}/permissions`, ConversationCursorPage, { query, ...options, __security: { adminAPIKeyAuth: !0 } });
  }
  /**
   * **NOTE:** This endpoint requires an [admin API key](../admin-api-keys).
   *
   * Organization owners can use this endpoint to delete a permission for a
   * fine-tuned model checkpoint.
   *
   * @example
   * ```ts
   * const permission =
   *   await client.fineTuning.checkpoints.permissions.delete(
   *     'cp_zc4Q7MP6XxulcVzj4MZdwsAB',
   *     {
   *       fine_tuned_model_checkpoint:
   *         'ft:gpt-4o-mini-2024-07-18:org:weather:B7R9VjQd',
   *     },
   *   );
   * ```
   */
  delete(permissionID, params, options) {
    let { fine_tuned_model_checkpoint } = params;
    return this._client.delete(path`/fine_tuning/checkpoints/${fine_tuned_model_checkpoint}/permissions/${permissionID}`, { ...options, __security: { adminAPIKeyAuth: !0 } });
  }
};

// node_modules/openai/resources/fine-tuning/checkpoints/checkpoints.mjs
var Checkpoints = class extends APIResource {
  constructor() {
    super(...arguments), this.permissions = new Permissions(this._client);
  }
};
Checkpoints.Permissions = Permissions;

// node_modules/openai/resources/fine-tuning/jobs/checkpoints.mjs
var Checkpoints2 = class extends APIResource {
  /**
   * List checkpoints for a fine-tuning job.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const fineTuningJobCheckpoint of client.fineTuning.jobs.checkpoints.list(
   *   'ft-AF1WoRqd3aJAHsqc9NY7iL8F',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(fineTuningJobID, query = {}, options) {
    return this._client.getAPIList(path`/fine_tuning/jobs/${fineTuningJobID}/checkpoints`, CursorPage, { query, ...options, __security: { bearerAuth: !0 } });
  }
};

// node_modules/openai/resources/fine-tuning/jobs/jobs.mjs
var Jobs = class extends APIResource {
  constructor() {
    super(...arguments), this.checkpoints = new Checkpoints2(this._client);
  }
  /**
   * Creates a fine-tuning job which begins the process of creating a new model from
   * a given dataset.
   *
   * Response includes details of the enqueued job including job status and the name
   * of the fine-tuned models once complete.
   *
   * [Learn more about fine-tuning](https://platform.openai.com/docs/guides/model-optimization)
   *
   * @example
   * ```ts
   * const fineTuningJob = await client.fineTuning.jobs.create({
   *   model: 'gpt-4o-mini',
   *   training_file: 'file-abc123',
   * });
   * ```
   */
  create(body, options) {
    return this._client.post("/fine_tuning/jobs", { body, ...options, __security: { bearerAuth: !0 } });
  }
  /**
   * Get info about a fine-tuning job.
   *
   * [Learn more about fine-tuning](https://platform.openai.com/docs/guides/model-optimization)
   *
   * @example
   * ```ts
   * const fineTuningJob = await client.fineTuning.jobs.retrieve(
   *   'ft-AF1WoRqd3aJAHsqc9NY7iL8F',
   * );
   * ```
   */
  retrieve(fineTuningJobID, options) {
    return this._client.get(path`/fine_tuning/jobs/${fineTuningJobID}`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * List your organization's fine-tuning jobs
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const fineTuningJob of client.fineTuning.jobs.list()) {
   *   // ...
   * }
   * ```
   */
  list(query = {}, options) {
    return this._client.getAPIList("/fine_tuning/jobs", CursorPage, {
      query,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Immediately cancel a fine-tune job.
   *
   * @example
   * ```ts
   * const fineTuningJob = await client.fineTuning.jobs.cancel(
   *   'ft-AF1WoRqd3aJAHsqc9NY7iL8F',
   * );
   * ```
   */
  cancel(fineTuningJobID, options) {
    return this._client.post(path`/fine_tuning/jobs/${fineTuningJobID}/cancel`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Get status updates for a fine-tuning job.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const fineTuningJobEvent of client.fineTuning.jobs.listEvents(
   *   'ft-AF1WoRqd3aJAHsqc9NY7iL8F',
   * )) {
   *   // ...
   * }
   * ```
   */
  listEvents(fineTuningJobID, query = {}, options) {
    return this._client.getAPIList(path`/fine_tuning/jobs/${fineTuningJobID}/events`, CursorPage, { query, ...options, __security: { bearerAuth: !0 } });
  }
  /**
   * Pause a fine-tune job.
   *
   * @example
   * ```ts
   * const fineTuningJob = await client.fineTuning.jobs.pause(
   *   'ft-AF1WoRqd3aJAHsqc9NY7iL8F',
   * );
   * ```
   */
  pause(fineTuningJobID, options) {
    return this._client.post(path`/fine_tuning/jobs/${fineTuningJobID}/pause`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Resume a fine-tune job.
   *
   * @example
   * ```ts
   * const fineTuningJob = await client.fineTuning.jobs.resume(
   *   'ft-AF1WoRqd3aJAHsqc9NY7iL8F',
   * );
   * ```
   */
  resume(fineTuningJobID, options) {
    return this._client.post(path`/fine_tuning/jobs/${fineTuningJobID}/resume`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
};
Jobs.Checkpoints = Checkpoints2;

// node_modules/openai/resources/fine-tuning/fine-tuning.mjs
var FineTuning = class extends APIResource {
  constructor() {
    super(...arguments), this.methods = new Methods(this._client), this.jobs = new Jobs(this._client), this.checkpoints = new Checkpoints(this._client), this.alpha = new Alpha(this._client);
  }
};
FineTuning.Methods = Methods;
FineTuning.Jobs = Jobs;
FineTuning.Checkpoints = Checkpoints;
FineTuning.Alpha = Alpha;

// node_modules/openai/resources/graders/grader-models.mjs
var GraderModels = class extends APIResource {
};

// node_modules/openai/resources/graders/graders.mjs
var Graders2 = class extends APIResource {
  constructor() {
    super(...arguments), this.graderModels = new GraderModels(this._client);
  }
};
Graders2.GraderModels = GraderModels;

// node_modules/openai/resources/images.mjs
var Images = class extends APIResource {
  /**
   * Creates a variation of a given image. This endpoint only supports `dall-e-2`.
   *
   * @example
   * ```ts
   * const imagesResponse = await client.images.createVariation({
   *   image: fs.createReadStream('otter.png'),
   * });
   * ```
   */
  createVariation(body, options) {
    return this._client.post("/images/variations", multipartFormRequestOptions({ body, ...options, __security: { bearerAuth: !0 } }, this._client));
  }
  edit(body, options) {
    return this._client.post("/images/edits", multipartFormRequestOptions({ body, ...options, stream: body.stream ?? !1, __security: { bearerAuth: !0 } }, this._client));
  }
  generate(body, options) {
    return this._client.post("/images/generations", {
      body,
      ...options,
      stream: body.stream ?? !1,
      __security: { bearerAuth: !0 }
    });
  }
};

// node_modules/openai/resources/models.mjs
var Models = class extends APIResource {
  /**
   * Retrieves a model instance, providing basic information about the model such as
   * the owner and permissioning.
   */
  retrieve(model, options) {
    return this._client.get(path`/models/${model}`, { ...options, __security: { bearerAuth: !0 } });
  }
  /**
   * Lists the currently available models, and provides basic information about each
   * one such as the owner and availability.
   */
  list(options) {
    return this._client.getAPIList("/models", Page, { ...options, __security: { bearerAuth: !0 } });
  }
  /**
   * Delete a fine-tuned model. You must have the Owner role in your organization to
   * delete a model.
   */
  delete(model, options) {
    return this._client.delete(path`/models/${model}`, { ...options, __security: { bearerAuth: !0 } });
  }
};

// node_modules/openai/resources/moderations.mjs
var Moderations = class extends APIResource {
  /**
   * Classifies if text and/or image inputs are potentially harmful. Learn more in
   * the [moderation guide](https://platform.openai.com/docs/guides/moderation).
   */
  create(body, options) {
    return this._client.post("/moderations", { body, ...options, __security: { bearerAuth: !0 } });
  }
};

// node_modules/openai/resources/realtime/calls.mjs
var Calls = class extends APIResource {
  /**
   * Accept an incoming SIP call and configure the realtime session that will handle
   * it.
   *
   * @example
   * ```ts
   * await client.realtime.calls.accept('call_id', {
   *   type: 'realtime',
   * });
   * ```
   */
  accept(callID, body, options) {
    return this._client.post(path`/realtime/calls/${callID}/accept`, {
      body,
      ...options,
      headers: buildHeaders([{ Accept: "*/*" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * End an active Realtime API call, whether it was initiated over SIP or WebRTC.
   *
   * @example
   * ```ts
   * await client.realtime.calls.hangup('call_id');
   * ```
   */
  hangup(callID, options) {
    return this._client.post(path`/realtime/calls/${callID}/hangup`, {
      ...options,
      headers: buildHeaders([{ Accept: "*/*" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Transfer an active SIP call to a new destination using the SIP REFER verb.
   *
   * @example
   * ```ts
   * await client.realtime.calls.refer('call_id', {
   *   target_uri: 'tel:+14155550123',
   * });
   * ```
   */
  refer(callID, body, options) {
    return this._client.post(path`/realtime/calls/${callID}/refer`, {
      body,
      ...options,
      headers: buildHeaders([{ Accept: "*/*" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Decline an incoming SIP call by returning a SIP status code to the caller.
   *
   * @example
   * ```ts
   * await client.realtime.calls.reject('call_id');
   * ```
   */
  reject(callID, body = {}, options) {
    return this._client.post(path`/realtime/calls/${callID}/reject`, {
      body,
      ...options,
      headers: buildHeaders([{ Accept: "*/*" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
};

// node_modules/openai/resources/realtime/client-secrets.mjs
var ClientSecrets = class extends APIResource {
  /**
   * Create a Realtime client secret with an associated session configuration.
   *
   * Client secrets are short-lived tokens that can be passed to a client app, such
   * as a web frontend or mobile client, which grants access to the Realtime API
   * without leaking your main API key. You can configure a custom TTL for each
   * client secret.
   *
   * You can also attach session configuration options to the client secret, which
   * will be applied to any sessions created using that client secret, but these can
   * also be overridden by the client connection.
   *
   * [Learn more about authentication with client secrets over WebRTC](https://platform.openai.com/docs/guides/realtime-webrtc).
   *
   * Returns the created client secret and the effective session object. The client
   * secret is a string that looks like `ek_1234`.
   *
   * @example
   * ```ts
   * const clientSecret =
   *   await client.realtime.clientSecrets.create();
   * ```
   */
  create(body, options) {
    return this._client.post("/realtime/client_secrets", {
      body,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
};

// node_modules/openai/resources/realtime/realtime.mjs
var Realtime2 = class extends APIResource {
  constructor() {
    super(...arguments), this.clientSecrets = new ClientSecrets(this._client), this.calls = new Calls(this._client);
  }
};
Realtime2.ClientSecrets = ClientSecrets;
Realtime2.Calls = Calls;

// node_modules/openai/lib/ResponsesParser.mjs
function maybeParseResponse(response, params) {
  if (!params || !hasAutoParseableInput2(params)) {
    let parsed = {
      ...response,
      output_parsed: null,
      output: response.output.map((item) => item.type === "function_call" ? {
        ...item,
        parsed_arguments: null
      } : item.type === "message" ? {
        ...item,
        content: item.content.map((content) => ({
          ...content,
          parsed: null
        }))
      } : item)
    };
    return needsOutputText(response, parsed) && addOutputText(parsed), parsed;
  }
  return parseResponse(response, params);
}
function parseResponse(response, params) {
  let shouldParse = !response.status || response.status === "completed", output = response.output.map((item) => {
    if (item.type === "function_call")
      return shouldParse ? parseToolCall2(params, item) : { ...item, parsed_arguments: null };
    if (item.type === "message") {
      let content = item.content.map((content2) => content2.type === "output_text" ? {
        ...content2,
        parsed: shouldParse ? parseTextFormat(params, content2.text) : null
      } : content2);
      return {
        ...item,
        content
      };
    }
    return item;
  }), parsed = Object.assign({}, response, { output });
  return needsOutputText(response, parsed) && addOutputText(parsed), Object.defineProperty(parsed, "output_parsed", {
    enumerable: !0,
    get() {
      for (let output2 of parsed.output)
        if (output2.type === "message") {
          for (let content of output2.content)
            if (content.type === "output_text" && content.parsed !== null)
              return content.parsed;
        }
      return null;
    }
  }), parsed;
}
function parseTextFormat(params, content) {
  return params.text?.format?.type !== "json_schema" ? null : "$parseRaw" in params.text?.format ? (params.text?.format).$parseRaw(content) : JSON.parse(content);
}
function hasAutoParseableInput2(params) {
  return isAutoParsableResponseFormat(params.text?.format) ? !0 : Array.isArray(params.tools) && params.tools.some((tool) => isAutoParsableTool2(tool) || tool.type === "function" && tool.strict === !0);
}
function isAutoParsableTool2(tool) {
  return tool?.$brand === "auto-parseable-tool";
}
function getInputToolByName(input_tools, name) {
  return input_tools.find((tool) => tool.type === "function" && tool.name === name);
}
function parseToolCall2(params, toolCall) {
  let inputTool = getInputToolByName(params.tools ?? [], toolCall.name);
  return {
    ...toolCall,
    ...toolCall,
    parsed_arguments: isAutoParsableTool2(inputTool) ? inputTool.$parseRaw(toolCall.arguments) : inputTool?.strict ? JSON.parse(toolCall.arguments) : null
  };
}
function needsOutputText(response, target) {
  return !Object.getOwnPropertyDescriptor(response, "output_text") || target.output_text == null;
}
function addOutputText(rsp) {
  let texts = [];
  for (let output of rsp.output)
    if (output.type === "message")
      for (let content of output.content)
        content.type === "output_text" && texts.push(content.text);
  rsp.output_text = texts.join("");
}

// node_modules/openai/lib/responses/ResponseAccumulator.mjs
function accumulateResponse(event, snapshot) {
  if (!snapshot) {
    if (event.type !== "response.created")
      throw new OpenAIError(`When snapshot hasn't been set yet, expected 'response.created' event, got ${event.type}`);
    return cloneResponse(event.response);
  }
  switch (event.type) {
    case "response.output_item.added": {
      snapshot.output.push(structuredClone(event.item)), event.item.type === "message" && addOutputText(snapshot);
      break;
    }
    case "response.output_item.done": {
      getOutput(snapshot, event.output_index), snapshot.output[event.output_index] = structuredClone(event.item), event.item.type === "message" && addOutputText(snapshot);
      break;
    }
    case "response.content_part.added": {
      let output = getOutput(snapshot, event.output_index), type = output.type, part = event.part;
      type === "message" && part.type !== "reasoning_text" ? (output.content.push(structuredClone(part)), part.type === "output_text" && addOutputText(snapshot)) : type === "reasoning" && part.type === "reasoning_text" && (output.content || (output.content = []), output.content.push(structuredClone(part)));
      break;
    }
    case "response.content_part.done": {
      let output = getOutput(snapshot, event.output_index), part = event.part;
      if (output.type === "message" && part.type !== "reasoning_text")
        getContent(output.content, event.content_index), output.content[event.content_index] = structuredClone(part), part.type === "output_text" && addOutputText(snapshot);
      else if (output.type === "reasoning" && part.type === "reasoning_text") {
        let content = output.content;
        if (!content)
          throw new OpenAIError(`missing content at index ${event.content_index}`);
        getContent(content, event.content_index), content[event.content_index] = structuredClone(part);
      }
      break;
    }
    case "response.output_text.delta": {
      let output = getOutput(snapshot, event.output_index);
      if (output.type === "message") {
        let content = getContent(output.content, event.content_index);
        if (content.type !== "output_text")
          throw new OpenAIError(`expected content to be 'output_text', got ${content.type}`);
        content.text += event.delta, snapshot.output_text += event.delta;
      }
      break;
    }
    case "response.output_text.done": {
      let output = getOutput(snapshot, event.output_index);
      if (output.type === "message") {
        let content = getContent(output.content, event.content_index);
        if (content.type !== "output_text")
          throw new OpenAIError(`expected content to be 'output_text', got ${content.type}`);
        content.text = event.text, addOutputText(snapshot);
      }
      break;
    }
    case "response.output_text.annotation.added": {
      let output = getOutput(snapshot, event.output_index);
      if (output.type === "message") {
        let content = getContent(output.content, event.content_index);
        if (content.type !== "output_text")
          throw new OpenAIError(`expected content to be 'output_text', got ${content.type}`);
        content.annotations[event.annotation_index] = structuredClone(event.annotation);
      }
      break;
    }
    case "response.refusal.delta": {
      let output = getOutput(snapshot, event.output_index);
      if (output.type === "message") {
        let content = getContent(output.content, event.content_index);
        if (content.type !== "refusal")
          throw new OpenAIError(`expected content to be 'refusal', got ${content.type}`);
        content.refusal += event.delta;
      }
      break;
    }
    case "response.refusal.done": {
      let output = getOutput(snapshot, event.output_index);
      if (output.type === "message") {
        let content = getContent(output.content, event.content_index);
        if (content.type !== "refusal")
          throw new OpenAIError(`expected content to be 'refusal', got ${content.type}`);
        content.refusal = event.refusal;
      }
      break;
    }
    case "response.function_call_arguments.delta": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "function_call" && (output.arguments += event.delta);
      break;
    }
    case "response.function_call_arguments.done": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "function_call" && (output.arguments = event.arguments);
      break;
    }
    case "response.reasoning_text.delta": {
      let output = getOutput(snapshot, event.output_index);
      if (output.type === "reasoning") {
        if (!output.content)
          throw new OpenAIError(`missing content at index ${event.content_index}`);
        let content = getContent(output.content, event.content_index);
        if (content.type !== "reasoning_text")
          throw new OpenAIError(`expected content to be 'reasoning_text', got ${content.type}`);
        content.text += event.delta;
      }
      break;
    }
    case "response.reasoning_text.done": {
      let output = getOutput(snapshot, event.output_index);
      if (output.type === "reasoning") {
        if (!output.content)
          throw new OpenAIError(`missing content at index ${event.content_index}`);
        let content = getContent(output.content, event.content_index);
        if (content.type !== "reasoning_text")
          throw new OpenAIError(`expected content to be 'reasoning_text', got ${content.type}`);
        content.text = event.text;
      }
      break;
    }
    case "response.reasoning_summary_part.added": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "reasoning" && output.summary.push(structuredClone(event.part));
      break;
    }
    case "response.reasoning_summary_part.done": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "reasoning" && (getContent(output.summary, event.summary_index), output.summary[event.summary_index] = structuredClone(event.part));
      break;
    }
    case "response.reasoning_summary_text.delta": {
      let output = getOutput(snapshot, event.output_index);
      if (output.type === "reasoning") {
        let part = getContent(output.summary, event.summary_index);
        part.text += event.delta;
      }
      break;
    }
    case "response.reasoning_summary_text.done": {
      let output = getOutput(snapshot, event.output_index);
      if (output.type === "reasoning") {
        let part = getContent(output.summary, event.summary_index);
        part.text = event.text;
      }
      break;
    }
    case "response.custom_tool_call_input.delta": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "custom_tool_call" && (output.input += event.delta);
      break;
    }
    case "response.custom_tool_call_input.done": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "custom_tool_call" && (output.input = event.input);
      break;
    }
    case "response.mcp_call_arguments.delta": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "mcp_call" && (output.arguments += event.delta);
      break;
    }
    case "response.mcp_call_arguments.done": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "mcp_call" && (output.arguments = event.arguments);
      break;
    }
    case "response.code_interpreter_call_code.delta": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "code_interpreter_call" && (output.code = (output.code ?? "") + event.delta);
      break;
    }
    case "response.code_interpreter_call_code.done": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "code_interpreter_call" && (output.code = event.code);
      break;
    }
    case "response.code_interpreter_call.in_progress": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "code_interpreter_call" && (output.status = "in_progress");
      break;
    }
    case "response.code_interpreter_call.interpreting": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "code_interpreter_call" && (output.status = "interpreting");
      break;
    }
    case "response.code_interpreter_call.completed": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "code_interpreter_call" && (output.status = "completed");
      break;
    }
    case "response.file_search_call.in_progress": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "file_search_call" && (output.status = "in_progress");
      break;
    }
    case "response.file_search_call.searching": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "file_search_call" && (output.status = "searching");
      break;
    }
    case "response.file_search_call.completed": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "file_search_call" && (output.status = "completed");
      break;
    }
    case "response.web_search_call.in_progress": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "web_search_call" && (output.status = "in_progress");
      break;
    }
    case "response.web_search_call.searching": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "web_search_call" && (output.status = "searching");
      break;
    }
    case "response.web_search_call.completed": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "web_search_call" && (output.status = "completed");
      break;
    }
    case "response.image_generation_call.in_progress": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "image_generation_call" && (output.status = "in_progress");
      break;
    }
    case "response.image_generation_call.generating": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "image_generation_call" && (output.status = "generating");
      break;
    }
    case "response.image_generation_call.completed": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "image_generation_call" && (output.status = "completed");
      break;
    }
    case "response.mcp_call.in_progress": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "mcp_call" && (output.status = "in_progress");
      break;
    }
    case "response.mcp_call.completed": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "mcp_call" && (output.status = "completed");
      break;
    }
    case "response.mcp_call.failed": {
      let output = getOutput(snapshot, event.output_index);
      output.type === "mcp_call" && (output.status = "failed");
      break;
    }
    case "response.created":
    case "response.queued":
    case "response.in_progress":
    case "response.completed":
    case "response.failed":
    case "response.incomplete": {
      snapshot = cloneResponse(event.response);
      break;
    }
    case "response.audio.delta":
    case "response.audio.done":
    case "response.audio.transcript.delta":
    case "response.audio.transcript.done":
    case "response.image_generation_call.partial_image":
    case "response.mcp_list_tools.in_progress":
    case "response.mcp_list_tools.completed":
    case "response.mcp_list_tools.failed":
    case "keepalive":
    case "error":
      break;
    default:
      assertNever(event);
  }
  return snapshot;
}
function cloneResponse(response) {
  let snapshot = structuredClone(response);
  return (!Object.getOwnPropertyDescriptor(snapshot, "output_text") || snapshot.output_text == null) && addOutputText(snapshot), snapshot;
}
function getOutput(snapshot, outputIndex) {
  let output = snapshot.output[outputIndex];
  if (!output)
    throw new OpenAIError(`missing output at index ${outputIndex}`);
  return output;
}
function getContent(content, contentIndex) {
  let part = content[contentIndex];
  if (!part)
    throw new OpenAIError(`missing content at index ${contentIndex}`);
  return part;
}
function assertNever(value) {
  throw new OpenAIError(`Unhandled response stream event: ${JSON.stringify(value)}`);
}

// node_modules/openai/lib/responses/ResponseStream.mjs
var _ResponseStream_instances, _ResponseStream_params, _ResponseStream_currentResponseSnapshot, _ResponseStream_finalResponse, _ResponseStream_beginRequest, _ResponseStream_addEvent, _ResponseStream_endRequest, ResponseStream = class _ResponseStream extends EventStream {
  constructor(params) {
    super(), _ResponseStream_instances.add(this), _ResponseStream_params.set(this, void 0), _ResponseStream_currentResponseSnapshot.set(this, void 0), _ResponseStream_finalResponse.set(this, void 0), __classPrivateFieldSet(this, _ResponseStream_params, params, "f");
  }
  static createResponse(client, params, options) {
    let runner = new _ResponseStream(params);
    return runner._run(() => runner._createOrRetrieveResponse(client, params, {
      ...options,
      headers: { ...options?.headers, "X-Stainless-Helper-Method": "stream" }
    })), runner;
  }
  static fromReadableStream(stream) {
    let runner = new _ResponseStream(null);
    return runner._run(() => runner._fromReadableStream(stream)), runner;
  }
  async _createOrRetrieveResponse(client, params, options) {
    this._listenForAbort(options?.signal), __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_beginRequest).call(this);
    let stream, starting_after = null;
    "response_id" in params ? (stream = await client.responses.retrieve(params.response_id, { stream: !0 }, { ...options, signal: this.controller.signal, stream: !0 }), starting_after = params.starting_after ?? null) : stream = await client.responses.create({ ...params, stream: !0 }, { ...options, signal: this.controller.signal }), this._connected();
    for await (let event of stream)
      __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_addEvent).call(this, event, starting_after);
    if (stream.controller.signal?.aborted)
      throw new APIUserAbortError();
    return __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_endRequest).call(this);
  }
  async _fromReadableStream(readableStream, options) {
    this._listenForAbort(options?.signal), __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_beginRequest).call(this), this._connected();
    let stream = Stream.fromReadableStream(readableStream, this.controller);
    for await (let event of stream)
      __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_addEvent).call(this, event, null);
    if (stream.controller.signal?.aborted)
      throw new APIUserAbortError();
    return __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_endRequest).call(this);
  }
  [(_ResponseStream_params = /* @__PURE__ */ new WeakMap(), _ResponseStream_currentResponseSnapshot = /* @__PURE__ */ new WeakMap(), _ResponseStream_finalResponse = /* @__PURE__ */ new WeakMap(), _ResponseStream_instances = /* @__PURE__ */ new WeakSet(), _ResponseStream_beginRequest = function() {
    this.ended || __classPrivateFieldSet(this, _ResponseStream_currentResponseSnapshot, void 0, "f");
  }, _ResponseStream_addEvent = function(event, starting_after) {
    if (this.ended)
      return;
    let maybeEmit = (name, event2) => {
      (starting_after == null || event2.sequence_number > starting_after) && this._emit(name, event2);
    }, response = accumulateResponse(event, __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f"));
    switch (__classPrivateFieldSet(this, _ResponseStream_currentResponseSnapshot, response, "f"), maybeEmit("event", event), event.type) {
      case "response.output_text.delta": {
        let output = response.output[event.output_index];
        if (!output)
          throw new OpenAIError(`missing output at index ${event.output_index}`);
        if (output.type === "message") {
          let content = output.content[event.content_index];
          if (!content)
            throw new OpenAIError(`missing content at index ${event.content_index}`);
          if (content.type !== "output_text")
            throw new OpenAIError(`expected content to be 'output_text', got ${content.type}`);
          maybeEmit("response.output_text.delta", {
            ...event,
            snapshot: content.text
          });
        }
        break;
      }
      case "response.function_call_arguments.delta": {
        let output = response.output[event.output_index];
        if (!output)
          throw new OpenAIError(`missing output at index ${event.output_index}`);
        output.type === "function_call" && maybeEmit("response.function_call_arguments.delta", {
          ...event,
          snapshot: output.arguments
        });
        break;
      }
      default:
        maybeEmit(event.type, event);
        break;
    }
  }, _ResponseStream_endRequest = function() {
    if (this.ended)
      throw new OpenAIError("stream has ended, this shouldn't happen");
    let snapshot = __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f");
    if (!snapshot)
      throw new OpenAIError("request ended without sending any events");
    __classPrivateFieldSet(this, _ResponseStream_currentResponseSnapshot, void 0, "f");
    let parsedResponse = finalizeResponse(snapshot, __classPrivateFieldGet(this, _ResponseStream_params, "f"));
    return __classPrivateFieldSet(this, _ResponseStream_finalResponse, parsedResponse, "f"), parsedResponse;
  }, Symbol.asyncIterator)]() {
    let pushQueue = [], readQueue = [], done = !1;
    return this.on("event", (event) => {
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
      next: async () => pushQueue.length ? { value: pushQueue.shift(), done: !1 } : done ? { value: void 0, done: !0 } : new Promise((resolve, reject) => readQueue.push({ resolve, reject })).then((event2) => event2 ? { value: event2, done: !1 } : { value: void 0, done: !0 }),
      return: async () => (this.abort(), { value: void 0, done: !0 })
    };
  }
  /**
   * @returns a promise that resolves with the final Response, or rejects
   * if an error occurred or the stream ended prematurely without producing a REsponse.
   */
  async finalResponse() {
    await this.done();
    let response = __classPrivateFieldGet(this, _ResponseStream_finalResponse, "f");
    if (!response)
      throw new OpenAIError("stream ended without producing a ChatCompletion");
    return response;
  }
};
function finalizeResponse(snapshot, params) {
  return maybeParseResponse(snapshot, params);
}

// node_modules/openai/resources/responses/input-items.mjs
var InputItems2 = class extends APIResource {
  /**
   * Returns a list of input items for a given response.
   *
   * @example
   * ```ts
   * // Automatically fetches more pages as needed.
   * for await (const responseItem of client.responses.inputItems.list(
   *   'response_id',
   * )) {
   *   // ...
   * }
   * ```
   */
  list(responseID, query = {}, options) {
    return this._client.getAPIList(path`/responses/${responseID}/input_items`, CursorPage, { query, ...options, __security: { bearerAuth: !0 } });
  }
};

// node_modules/openai/resources/responses/input-tokens.mjs
var InputTokens2 = class extends APIResource {
  /**
   * Returns input token counts of the request.
   *
   * Returns an object with `object` set to `response.input_tokens` and an
   * `input_tokens` count.
   *
   * @example
   * ```ts
   * const response = await client.responses.inputTokens.count();
   * ```
   */
  count(body = {}, options) {
    return this._client.post("/responses/input_tokens", {
      body,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
};

// node_modules/openai/resources/responses/responses.mjs
var Responses2 = class extends APIResource {
  constructor() {
    super(...arguments), this.inputItems = new InputItems2(this._client), this.inputTokens = new InputTokens2(this._client);
  }
  create(body, options) {
    return this._client.post("/responses", {
      body,
      ...options,
      stream: body.stream ?? !1,
      __security: { bearerAuth: !0 }
    })._thenUnwrap((rsp) => ("object" in rsp && rsp.object === "response" && addOutputText(rsp), rsp));
  }
  retrieve(responseID, query = {}, options) {
    return this._client.get(path`/responses/${responseID}`, {
      query,
      ...options,
      stream: query?.stream ?? !1,
      __security: { bearerAuth: !0 }
    })._thenUnwrap((rsp) => ("object" in rsp && rsp.object === "response" && addOutputText(rsp), rsp));
  }
  /**
   * Deletes a model response with the given ID.
   *
   * @example
   * ```ts
   * await client.responses.delete(
   *   'resp_677efb5139a88190b512bc3fef8e535d',
   * );
   * ```
   */
  delete(responseID, options) {
    return this._client.delete(path`/responses/${responseID}`, {
      ...options,
      headers: buildHeaders([{ Accept: "*/*" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  parse(body, options) {
    return this._client.responses.create(body, options)._thenUnwrap((response) => parseResponse(response, body));
  }
  /**
   * Creates a model response stream
   */
  stream(body, options) {
    return ResponseStream.createResponse(this._client, body, options);
  }
  /**
   * Cancels a model response with the given ID. Only responses created with the
   * `background` parameter set to `true` can be cancelled.
   * [Learn more](https://platform.openai.com/docs/guides/background).
   *
   * @example
   * ```ts
   * const response = await client.responses.cancel(
   *   'resp_677efb5139a88190b512bc3fef8e535d',
   * );
   * ```
   */
  cancel(responseID, options) {
    return this._client.post(path`/responses/${responseID}/cancel`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Compact a conversation. Returns a compacted response object.
   *
   * Learn when and how to compact long-running conversations in the
   * [conversation state guide](https://platform.openai.com/docs/guides/conversation-state#managing-the-context-window).
   * For ZDR-compatible compaction details, see
   * [Compaction (advanced)](https://platform.openai.com/docs/guides/conversation-state#compaction-advanced).
   *
   * @example
   * ```ts
   * const compactedResponse = await client.responses.compact({
   *   model: 'gpt-5.6-sol',
   * });
   * ```
   */
  compact(body, options) {
    return this._client.post("/responses/compact", { body, ...options, __security: { bearerAuth: !0 } });
  }
};
Responses2.InputItems = InputItems2;
Responses2.InputTokens = InputTokens2;

// node_modules/openai/resources/skills/content.mjs
var Content2 = class extends APIResource {
  /**
   * Download a skill zip bundle by its ID.
   */
  retrieve(skillID, options) {
    return this._client.get(path`/skills/${skillID}/content`, {
      ...options,
      headers: buildHeaders([{ Accept: "application/binary" }, options?.headers]),
      __security: { bearerAuth: !0 },
      __binaryResponse: !0
    });
  }
};

// node_modules/openai/resources/skills/versions/content.mjs
var Content3 = class extends APIResource {
  /**
   * Download a skill version zip bundle.
   */
  retrieve(version, params, options) {
    let { skill_id } = params;
    return this._client.get(path`/skills/${skill_id}/versions/${version}/content`, {
      ...options,
      headers: buildHeaders([{ Accept: "application/binary" }, options?.headers]),
      __security: { bearerAuth: !0 },
      __binaryResponse: !0
    });
  }
};

// node_modules/openai/resources/skills/versions/versions.mjs
var Versions = class extends APIResource {
  constructor() {
    super(...arguments), this.content = new Content3(this._client);
  }
  /**
   * Create a new immutable skill version.
   */
  create(skillID, body = {}, options) {
    return this._client.post(path`/skills/${skillID}/versions`, maybeMultipartFormRequestOptions({ body, ...options, __security: { bearerAuth: !0 } }, this._client));
  }
  /**
   * Get a specific skill version.
   */
  retrieve(version, params, options) {
    let { skill_id } = params;
    return this._client.get(path`/skills/${skill_id}/versions/${version}`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * List skill versions for a skill.
   */
  list(skillID, query = {}, options) {
    return this._client.getAPIList(path`/skills/${skillID}/versions`, CursorPage, {
      query,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Delete a skill version.
   */
  delete(version, params, options) {
    let { skill_id } = params;
    return this._client.delete(path`/skills/${skill_id}/versions/${version}`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
};
Versions.Content = Content3;

// node_modules/openai/resources/skills/skills.mjs
var Skills = class extends APIResource {
  constructor() {
    super(...arguments), this.content = new Content2(this._client), this.versions = new Versions(this._client);
  }
  /**
   * Create a new skill.
   */
  create(body = {}, options) {
    return this._client.post("/skills", maybeMultipartFormRequestOptions({ body, ...options, __security: { bearerAuth: !0 } }, this._client));
  }
  /**
   * Get a skill by its ID.
   */
  retrieve(skillID, options) {
    return this._client.get(path`/skills/${skillID}`, { ...options, __security: { bearerAuth: !0 } });
  }
  /**
   * Update the default version pointer for a skill.
   */
  update(skillID, body, options) {
    return this._client.post(path`/skills/${skillID}`, {
      body,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * List all skills for the current project.
   */
  list(query = {}, options) {
    return this._client.getAPIList("/skills", CursorPage, {
      query,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Delete a skill by its ID.
   */
  delete(skillID, options) {
    return this._client.delete(path`/skills/${skillID}`, { ...options, __security: { bearerAuth: !0 } });
  }
};
Skills.Content = Content2;
Skills.Versions = Versions;

// node_modules/openai/resources/uploads/parts.mjs
var Parts = class extends APIResource {
  /**
   * Adds a
   * [Part](https://platform.openai.com/docs/api-reference/uploads/part-object) to an
   * [Upload](https://platform.openai.com/docs/api-reference/uploads/object) object.
   * A Part represents a chunk of bytes from the file you are trying to upload.
   *
   * Each Part can be at most 64 MB, and you can add Parts until you hit the Upload
   * maximum of 8 GB.
   *
   * It is possible to add multiple Parts in parallel. You can decide the intended
   * order of the Parts when you
   * [complete the Upload](https://platform.openai.com/docs/api-reference/uploads/complete).
   */
  create(uploadID, body, options) {
    return this._client.post(path`/uploads/${uploadID}/parts`, multipartFormRequestOptions({ body, ...options, __security: { bearerAuth: !0 } }, this._client));
  }
};

// node_modules/openai/resources/uploads/uploads.mjs
var Uploads = class extends APIResource {
  constructor() {
    super(...arguments), this.parts = new Parts(this._client);
  }
  /**
   * Creates an intermediate
   * [Upload](https://platform.openai.com/docs/api-reference/uploads/object) object
   * that you can add
   * [Parts](https://platform.openai.com/docs/api-reference/uploads/part-object) to.
   * Currently, an Upload can accept at most 8 GB in total and expires after an hour
   * after you create it.
   *
   * Once you complete the Upload, we will create a
   * [File](https://platform.openai.com/docs/api-reference/files/object) object that
   * contains all the parts you uploaded. This File is usable in the rest of our
   * platform as a regular File object.
   *
   * For certain `purpose` values, the correct `mime_type` must be specified. Please
   * refer to documentation for the
   * [supported MIME types for your use case](https://platform.openai.com/docs/assistants/tools/file-search#supported-files).
   *
   * For guidance on the proper filename extensions for each purpose, please follow
   * the documentation on
   * [creating a File](https://platform.openai.com/docs/api-reference/files/create).
   *
   * Returns the Upload object with status `pending`.
   */
  create(body, options) {
    return this._client.post("/uploads", { body, ...options, __security: { bearerAuth: !0 } });
  }
  /**
   * Cancels the Upload. No Parts may be added after an Upload is cancelled.
   *
   * Returns the Upload object with status `cancelled`.
   */
  cancel(uploadID, options) {
    return this._client.post(path`/uploads/${uploadID}/cancel`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Completes the
   * [Upload](https://platform.openai.com/docs/api-reference/uploads/object).
   *
   * Within the returned Upload object, there is a nested
   * [File](https://platform.openai.com/docs/api-reference/files/object) object that
   * is ready to use in the rest of the platform.
   *
   * You can specify the order of the Parts by passing in an ordered list of the Part
   * IDs.
   *
   * The number of bytes uploaded upon completion must match the number of bytes
   * initially specified when creating the Upload object. No Parts may be added after
   * an Upload is completed. Returns the Upload object with status `completed`,
   * including an additional `file` property containing the created usable File
   * object.
   */
  complete(uploadID, body, options) {
    return this._client.post(path`/uploads/${uploadID}/complete`, {
      body,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
};
Uploads.Parts = Parts;

// node_modules/openai/lib/Util.mjs
var allSettledWithThrow = async (promises) => {
  let results = await Promise.allSettled(promises), rejected = results.filter((result) => result.status === "rejected");
  if (rejected.length) {
    for (let result of rejected)
      console.error(result.reason);
    throw new Error(`${rejected.length} promise(s) failed - see the above errors`);
  }
  let values = [];
  for (let result of results)
    result.status === "fulfilled" && values.push(result.value);
  return values;
};

// node_modules/openai/resources/vector-stores/file-batches.mjs
var FileBatches = class extends APIResource {
  /**
   * Create a vector store file batch.
   */
  create(vectorStoreID, body, options) {
    return this._client.post(path`/vector_stores/${vectorStoreID}/file_batches`, {
      body,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Retrieves a vector store file batch.
   */
  retrieve(batchID, params, options) {
    let { vector_store_id } = params;
    return this._client.get(path`/vector_stores/${vector_store_id}/file_batches/${batchID}`, {
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Cancel a vector store file batch. This attempts to cancel the processing of
   * files in this batch as soon as possible.
   */
  cancel(batchID, params, options) {
    let { vector_store_id } = params;
    return this._client.post(path`/vector_stores/${vector_store_id}/file_batches/${batchID}/cancel`, {
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Create a vector store batch and poll until all files have been processed.
   */
  async createAndPoll(vectorStoreId, body, options) {
    let batch = await this.create(vectorStoreId, body);
    return await this.poll(vectorStoreId, batch.id, options);
  }
  /**
   * Returns a list of vector store files in a batch.
   */
  listFiles(batchID, params, options) {
    let { vector_store_id, ...query } = params;
    return this._client.getAPIList(path`/vector_stores/${vector_store_id}/file_batches/${batchID}/files`, CursorPage, {
      query,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Wait for the given file batch to be processed.
   *
   * Note: this will return even if one of the files failed to process, you need to
   * check batch.file_counts.failed_count to handle this case.
   */
  async poll(vectorStoreID, batchID, options) {
    let headers = buildHeaders([
      options?.headers,
      {
        "X-Stainless-Poll-Helper": "true",
        "X-Stainless-Custom-Poll-Interval": options?.pollIntervalMs?.toString() ?? void 0
      }
    ]);
    for (; ; ) {
      let { data: batch, response } = await this.retrieve(batchID, { vector_store_id: vectorStoreID }, {
        ...options,
        headers
      }).withResponse();
      switch (batch.status) {
        case "in_progress":
          let sleepInterval = 5e3;
          if (options?.pollIntervalMs)
            sleepInterval = options.pollIntervalMs;
          else {
            let headerInterval = response.headers.get("openai-poll-after-ms");
            if (headerInterval) {
              let headerIntervalMs = parseInt(headerInterval);
              isNaN(headerIntervalMs) || (sleepInterval = headerIntervalMs);
            }
          }
          await sleep(sleepInterval);
          break;
        case "failed":
        case "cancelled":
        case "completed":
          return batch;
      }
    }
  }
  /**
   * Uploads the given files concurrently and then creates a vector store file batch.
   *
   * The concurrency limit is configurable using the `maxConcurrency` parameter.
   */
  async uploadAndPoll(vectorStoreId, { files, fileIds = [] }, options) {
    if (files == null || files.length == 0)
      throw new Error("No `files` provided to process. If you've already uploaded files you should use `.createAndPoll()` instead");
    let configuredConcurrency = options?.maxConcurrency ?? 5, concurrencyLimit = Math.min(configuredConcurrency, files.length), client = this._client, fileIterator = files.values(), allFileIds = [...fileIds];
    async function processFiles(iterator) {
      for (let item of iterator) {
        let fileObj = await client.files.create({ file: item, purpose: "assistants" }, options);
        allFileIds.push(fileObj.id);
      }
    }
    let workers = Array(concurrencyLimit).fill(fileIterator).map(processFiles);
    return await allSettledWithThrow(workers), await this.createAndPoll(vectorStoreId, {
      file_ids: allFileIds
    });
  }
};

// node_modules/openai/resources/vector-stores/files.mjs
var Files3 = class extends APIResource {
  /**
   * Create a vector store file by attaching a
   * [File](https://platform.openai.com/docs/api-reference/files) to a
   * [vector store](https://platform.openai.com/docs/api-reference/vector-stores/object).
   */
  create(vectorStoreID, body, options) {
    return this._client.post(path`/vector_stores/${vectorStoreID}/files`, {
      body,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Retrieves a vector store file.
   */
  retrieve(fileID, params, options) {
    let { vector_store_id } = params;
    return this._client.get(path`/vector_stores/${vector_store_id}/files/${fileID}`, {
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Update attributes on a vector store file.
   */
  update(fileID, params, options) {
    let { vector_store_id, ...body } = params;
    return this._client.post(path`/vector_stores/${vector_store_id}/files/${fileID}`, {
      body,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Returns a list of vector store files.
   */
  list(vectorStoreID, query = {}, options) {
    return this._client.getAPIList(path`/vector_stores/${vectorStoreID}/files`, CursorPage, {
      query,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Delete a vector store file. This will remove the file from the vector store but
   * the file itself will not be deleted. To delete the file, use the
   * [delete file](https://platform.openai.com/docs/api-reference/files/delete)
   * endpoint.
   */
  delete(fileID, params, options) {
    let { vector_store_id } = params;
    return this._client.delete(path`/vector_stores/${vector_store_id}/files/${fileID}`, {
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Attach a file to the given vector store and wait for it to be processed.
   */
  async createAndPoll(vectorStoreId, body, options) {
    let file = await this.create(vectorStoreId, body, options);
    return await this.poll(vectorStoreId, file.id, options);
  }
  /**
   * Wait for the vector store file to finish processing.
   *
   * Note: this will return even if the file failed to process, you need to check
   * file.last_error and file.status to handle these cases
   */
  async poll(vectorStoreID, fileID, options) {
    let headers = buildHeaders([
      options?.headers,
      {
        "X-Stainless-Poll-Helper": "true",
        "X-Stainless-Custom-Poll-Interval": options?.pollIntervalMs?.toString() ?? void 0
      }
    ]);
    for (; ; ) {
      let fileResponse = await this.retrieve(fileID, {
        vector_store_id: vectorStoreID
      }, { ...options, headers }).withResponse(), file = fileResponse.data;
      switch (file.status) {
        case "in_progress":
          let sleepInterval = 5e3;
          if (options?.pollIntervalMs)
            sleepInterval = options.pollIntervalMs;
          else {
            let headerInterval = fileResponse.response.headers.get("openai-poll-after-ms");
            if (headerInterval) {
              let headerIntervalMs = parseInt(headerInterval);
              isNaN(headerIntervalMs) || (sleepInterval = headerIntervalMs);
            }
          }
          await sleep(sleepInterval);
          break;
        case "failed":
        case "completed":
          return file;
      }
    }
  }
  /**
   * Upload a file to the `files` API and then attach it to the given vector store.
   *
   * Note the file will be asynchronously processed (you can use the alternative
   * polling helper method to wait for processing to complete).
   */
  async upload(vectorStoreId, file, options) {
    let fileInfo = await this._client.files.create({ file, purpose: "assistants" }, options);
    return this.create(vectorStoreId, { file_id: fileInfo.id }, options);
  }
  /**
   * Add a file to a vector store and poll until processing is complete.
   */
  async uploadAndPoll(vectorStoreId, file, options) {
    let fileInfo = await this.upload(vectorStoreId, file, options);
    return await this.poll(vectorStoreId, fileInfo.id, options);
  }
  /**
   * Retrieve the parsed contents of a vector store file.
   */
  content(fileID, params, options) {
    let { vector_store_id } = params;
    return this._client.getAPIList(path`/vector_stores/${vector_store_id}/files/${fileID}/content`, Page, {
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
};

// node_modules/openai/resources/vector-stores/vector-stores.mjs
var VectorStores = class extends APIResource {
  constructor() {
    super(...arguments), this.files = new Files3(this._client), this.fileBatches = new FileBatches(this._client);
  }
  /**
   * Create a vector store.
   */
  create(body, options) {
    return this._client.post("/vector_stores", {
      body,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Retrieves a vector store.
   */
  retrieve(vectorStoreID, options) {
    return this._client.get(path`/vector_stores/${vectorStoreID}`, {
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Modifies a vector store.
   */
  update(vectorStoreID, body, options) {
    return this._client.post(path`/vector_stores/${vectorStoreID}`, {
      body,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Returns a list of vector stores.
   */
  list(query = {}, options) {
    return this._client.getAPIList("/vector_stores", CursorPage, {
      query,
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Delete a vector store.
   */
  delete(vectorStoreID, options) {
    return this._client.delete(path`/vector_stores/${vectorStoreID}`, {
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Search a vector store for relevant chunks based on a query and file attributes
   * filter.
   */
  search(vectorStoreID, body, options) {
    return this._client.getAPIList(path`/vector_stores/${vectorStoreID}/search`, Page, {
      body,
      method: "post",
      ...options,
      headers: buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
      __security: { bearerAuth: !0 }
    });
  }
};
VectorStores.Files = Files3;
VectorStores.FileBatches = FileBatches;

// node_modules/openai/resources/videos.mjs
var Videos = class extends APIResource {
  /**
   * Create a new video generation job from a prompt and optional reference assets.
   */
  create(body, options) {
    return this._client.post("/videos", multipartFormRequestOptions({ body, ...options, __security: { bearerAuth: !0 } }, this._client));
  }
  /**
   * Fetch the latest metadata for a generated video.
   */
  retrieve(videoID, options) {
    return this._client.get(path`/videos/${videoID}`, { ...options, __security: { bearerAuth: !0 } });
  }
  /**
   * List recently generated videos for the current project.
   */
  list(query = {}, options) {
    return this._client.getAPIList("/videos", ConversationCursorPage, {
      query,
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Permanently delete a completed or failed video and its stored assets.
   */
  delete(videoID, options) {
    return this._client.delete(path`/videos/${videoID}`, { ...options, __security: { bearerAuth: !0 } });
  }
  /**
   * Create a character from an uploaded video.
   */
  createCharacter(body, options) {
    return this._client.post("/videos/characters", multipartFormRequestOptions({ body, ...options, __security: { bearerAuth: !0 } }, this._client));
  }
  /**
   * Download the generated video bytes or a derived preview asset.
   *
   * Streams the rendered video content for the specified video job.
   */
  downloadContent(videoID, query = {}, options) {
    return this._client.get(path`/videos/${videoID}/content`, {
      query,
      ...options,
      headers: buildHeaders([{ Accept: "application/binary" }, options?.headers]),
      __security: { bearerAuth: !0 },
      __binaryResponse: !0
    });
  }
  /**
   * Create a new video generation job by editing a source video or existing
   * generated video.
   */
  edit(body, options) {
    return this._client.post("/videos/edits", multipartFormRequestOptions({ body, ...options, __security: { bearerAuth: !0 } }, this._client));
  }
  /**
   * Create an extension of a completed video.
   */
  extend(body, options) {
    return this._client.post("/videos/extensions", multipartFormRequestOptions({ body, ...options, __security: { bearerAuth: !0 } }, this._client));
  }
  /**
   * Fetch a character.
   */
  getCharacter(characterID, options) {
    return this._client.get(path`/videos/characters/${characterID}`, {
      ...options,
      __security: { bearerAuth: !0 }
    });
  }
  /**
   * Create a remix of a completed video using a refreshed prompt.
   */
  remix(videoID, body, options) {
    return this._client.post(path`/videos/${videoID}/remix`, maybeMultipartFormRequestOptions({ body, ...options, __security: { bearerAuth: !0 } }, this._client));
  }
};

// node_modules/openai/resources/webhooks/webhooks.mjs
var _Webhooks_instances, _Webhooks_validateSecret, _Webhooks_getRequiredHeader, Webhooks = class extends APIResource {
  constructor() {
    super(...arguments), _Webhooks_instances.add(this);
  }
  /**
   * Validates that the given payload was sent by OpenAI and parses the payload.
   */
  async unwrap(payload, headers, secret = this._client.webhookSecret, tolerance = 300) {
    return await this.verifySignature(payload, headers, secret, tolerance), JSON.parse(payload);
  }
  /**
   * Validates whether or not the webhook payload was sent by OpenAI.
   *
   * An error will be raised if the webhook payload was not sent by OpenAI.
   *
   * @param payload - The webhook payload
   * @param headers - The webhook headers
   * @param secret - The webhook secret (optional, will use client secret if not provided)
   * @param tolerance - Maximum age of the webhook in seconds (default: 300 = 5 minutes)
   */
  async verifySignature(payload, headers, secret = this._client.webhookSecret, tolerance = 300) {
    if (typeof crypto > "u" || typeof crypto.subtle.importKey != "function" || typeof crypto.subtle.verify != "function")
      throw new Error("Webhook signature verification is only supported when the `crypto` global is defined");
    __classPrivateFieldGet(this, _Webhooks_instances, "m", _Webhooks_validateSecret).call(this, secret);
    let headersObj = buildHeaders([headers]).values, signatureHeader = __classPrivateFieldGet(this, _Webhooks_instances, "m", _Webhooks_getRequiredHeader).call(this, headersObj, "webhook-signature"), timestamp = __classPrivateFieldGet(this, _Webhooks_instances, "m", _Webhooks_getRequiredHeader).call(this, headersObj, "webhook-timestamp"), webhookId = __classPrivateFieldGet(this, _Webhooks_instances, "m", _Webhooks_getRequiredHeader).call(this, headersObj, "webhook-id"), timestampSeconds = parseInt(timestamp, 10);
    if (isNaN(timestampSeconds))
      throw new InvalidWebhookSignatureError("Invalid webhook timestamp format");
    let nowSeconds = Math.floor(Date.now() / 1e3);
    if (nowSeconds - timestampSeconds > tolerance)
      throw new InvalidWebhookSignatureError("Webhook timestamp is too old");
    if (timestampSeconds > nowSeconds + tolerance)
      throw new InvalidWebhookSignatureError("Webhook timestamp is too new");
    let signatures = signatureHeader.split(" ").map((part) => part.startsWith("v1,") ? part.substring(3) : part), decodedSecret = secret.startsWith("whsec_") ? Buffer.from(secret.replace("whsec_", ""), "base64") : Buffer.from(secret, "utf-8"), signedPayload = webhookId ? `${webhookId}.${timestamp}.${payload}` : `${timestamp}.${payload}`, key = await crypto.subtle.importKey("raw", decodedSecret, { name: "HMAC", hash: "SHA-256" }, !1, ["verify"]);
    for (let signature of signatures)
      try {
        let signatureBytes = Buffer.from(signature, "base64");
        if (await crypto.subtle.verify("HMAC", key, signatureBytes, new TextEncoder().encode(signedPayload)))
          return;
      } catch {
        continue;
      }
    throw new InvalidWebhookSignatureError("The given webhook signature does not match the expected signature");
  }
};
_Webhooks_instances = /* @__PURE__ */ new WeakSet(), _Webhooks_validateSecret = function(secret) {
  if (typeof secret != "string" || secret.length === 0)
    throw new Error("The webhook secret must either be set using the env var, OPENAI_WEBHOOK_SECRET, on the client class, OpenAI({ webhookSecret: '123' }), or passed to this function");
}, _Webhooks_getRequiredHeader = function(headers, name) {
  if (!headers)
    throw new Error("Headers are required");
  let value = headers.get(name);
  if (value == null)
    throw new Error(`Missing required header: ${name}`);
  return value;
};

// node_modules/openai/internal/provider.mjs
var providerDefinitionsKey = /* @__PURE__ */ Symbol.for("openai.node.providerDefinitions.v1"), providerGlobal = globalThis, existingProviderDefinitions = providerGlobal[providerDefinitionsKey], providerDefinitions = existingProviderDefinitions ?? /* @__PURE__ */ new WeakMap();
existingProviderDefinitions || Object.defineProperty(providerGlobal, providerDefinitionsKey, { value: providerDefinitions });
function configureProvider(provider) {
  let definition = providerDefinitions.get(provider);
  if (!definition)
    throw new Error("Invalid provider. Providers must be created with createProvider().");
  return definition.configure();
}

// node_modules/openai/client.mjs
var _OpenAI_instances, _a2, _OpenAI_encoder, _OpenAI_baseURLOverridden, WORKLOAD_IDENTITY_API_KEY_PLACEHOLDER = "workload-identity-auth", OpenAI = class {
  /**
   * API Client for interfacing with the OpenAI API.
   *
   * @param {string | null | undefined} [opts.apiKey=process.env['OPENAI_API_KEY'] ?? null]
   * @param {string | null | undefined} [opts.adminAPIKey=process.env['OPENAI_ADMIN_KEY'] ?? null]
   * @param {string | null | undefined} [opts.organization=process.env['OPENAI_ORG_ID'] ?? null]
   * @param {string | null | undefined} [opts.project=process.env['OPENAI_PROJECT_ID'] ?? null]
   * @param {string | null | undefined} [opts.webhookSecret=process.env['OPENAI_WEBHOOK_SECRET'] ?? null]
   * @param {string} [opts.baseURL=process.env['OPENAI_BASE_URL'] ?? https://api.openai.com/v1] - Override the default base URL for the API.
   * @param {Provider} [opts.provider] - Configure a third-party API provider. Mutually exclusive with top-level authentication and base URL options.
   * @param {number} [opts.timeout=10 minutes] - The maximum amount of time (in milliseconds) the client will wait for a response before timing out.
   * @param {MergedRequestInit} [opts.fetchOptions] - Additional `RequestInit` options to be passed to `fetch` calls.
   * @param {Fetch} [opts.fetch] - Specify a custom `fetch` function implementation.
   * @param {number} [opts.maxRetries=2] - The maximum number of times the client will retry a request.
   * @param {HeadersLike} opts.defaultHeaders - Default headers to include with every request to the API.
   * @param {Record<string, string | undefined>} opts.defaultQuery - Default query parameters to include with every request to the API.
   * @param {boolean} [opts.dangerouslyAllowBrowser=false] - By default, client-side use of this library is not allowed, as it risks exposing your secret API credentials to attackers.
   */
  constructor(clientOptions2 = {}) {
    _OpenAI_instances.add(this), _OpenAI_encoder.set(this, void 0), this.completions = new Completions2(this), this.chat = new Chat(this), this.embeddings = new Embeddings(this), this.files = new Files2(this), this.images = new Images(this), this.audio = new Audio(this), this.moderations = new Moderations(this), this.models = new Models(this), this.fineTuning = new FineTuning(this), this.graders = new Graders2(this), this.vectorStores = new VectorStores(this), this.webhooks = new Webhooks(this), this.beta = new Beta(this), this.batches = new Batches(this), this.uploads = new Uploads(this), this.admin = new Admin(this), this.responses = new Responses2(this), this.realtime = new Realtime2(this), this.conversations = new Conversations(this), this.evals = new Evals(this), this.containers = new Containers(this), this.skills = new Skills(this), this.videos = new Videos(this);
    let provider = clientOptions2.provider;
    if (provider) {
      let conflictingOptions = ["apiKey", "adminAPIKey", "workloadIdentity", "baseURL"].filter((key) => clientOptions2[key] != null);
      if (conflictingOptions.length)
        throw new OpenAIError(`The \`provider\` option cannot be used with ${conflictingOptions.map((key) => `\`${key}\``).join(", ")}. Configure authentication and the base URL through the provider instead.`);
    }
    let { baseURL = provider ? null : readEnv("OPENAI_BASE_URL"), apiKey = provider ? null : readEnv("OPENAI_API_KEY") ?? null, adminAPIKey = provider ? null : readEnv("OPENAI_ADMIN_KEY") ?? null, organization = provider ? null : readEnv("OPENAI_ORG_ID") ?? null, project = provider ? null : readEnv("OPENAI_PROJECT_ID") ?? null, webhookSecret = readEnv("OPENAI_WEBHOOK_SECRET") ?? null, workloadIdentity, ...opts } = clientOptions2, providerRuntime = provider ? configureProvider(provider) : void 0, options = {
      apiKey,
      adminAPIKey,
      organization,
      project,
      webhookSecret,
      workloadIdentity,
      provider,
      ...opts,
      baseURL: providerRuntime?.baseURL ?? (baseURL || "https://api.openai.com/v1")
    };
    if (apiKey && workloadIdentity)
      throw new OpenAIError("The `apiKey` and `workloadIdentity` options are mutually exclusive");
    if (!providerRuntime && !apiKey && !adminAPIKey && !workloadIdentity)
      throw new OpenAIError("Missing credentials. Please pass an `apiKey`, `workloadIdentity`, `adminAPIKey`, or set the `OPENAI_API_KEY` or `OPENAI_ADMIN_KEY` environment variable.");
    if (!options.dangerouslyAllowBrowser && isRunningInBrowser())
      throw new OpenAIError(`It looks like you're running in a browser-like environment.

This is disabled by default, as it risks exposing your secret API credentials to attackers.
If you understand the risks and have appropriate mitigations in place,
you can set the \`dangerouslyAllowBrowser\` option to \`true\`, e.g.,

new OpenAI({ apiKey, dangerouslyAllowBrowser: true });

https://help.openai.com/en/articles/5112595-best-practices-for-api-key-safety
`);
    this.baseURL = options.baseURL, this.timeout = options.timeout ?? _a2.DEFAULT_TIMEOUT, this.logger = options.logger ?? console;
    let defaultLogLevel = "warn";
    this.logLevel = defaultLogLevel, this.logLevel = parseLogLevel(options.logLevel, "ClientOptions.logLevel", this) ?? parseLogLevel(readEnv("OPENAI_LOG"), "process.env['OPENAI_LOG']", this) ?? defaultLogLevel, this.fetchOptions = options.fetchOptions, this.maxRetries = options.maxRetries ?? 2, this.fetch = options.fetch ?? getDefaultFetch(), __classPrivateFieldSet(this, _OpenAI_encoder, FallbackEncoder, "f");
    let customHeadersEnv = provider ? void 0 : readEnv("OPENAI_CUSTOM_HEADERS");
    if (customHeadersEnv) {
      let parsed = {};
      for (let line of customHeadersEnv.split(`
`)) {
        let colon = line.indexOf(":");
        colon >= 0 && (parsed[line.substring(0, colon).trim()] = line.substring(colon + 1).trim());
      }
      options.defaultHeaders = buildHeaders([parsed, options.defaultHeaders]);
    }
    this._options = options, this._provider = providerRuntime, workloadIdentity && (this._workloadIdentityAuth = new WorkloadIdentityAuth(workloadIdentity, this.fetch)), this.apiKey = typeof apiKey == "string" ? apiKey : null, this.adminAPIKey = adminAPIKey, this.organization = organization, this.project = project, this.webhookSecret = webhookSecret;
  }
  /**
   * Create a new client instance re-using the same options given to the current client with optional overriding.
   */
  withOptions(options) {
    let inheritedProvider = this._options.provider, provider = options.provider ?? inheritedProvider, inheritedOptions = {
      ...this._options,
      baseURL: this.baseURL,
      maxRetries: this.maxRetries,
      timeout: this.timeout,
      logger: this.logger,
      logLevel: this.logLevel,
      fetch: this.fetch,
      fetchOptions: this.fetchOptions,
      apiKey: this._options.apiKey,
      adminAPIKey: this.adminAPIKey,
      workloadIdentity: this._options.workloadIdentity,
      organization: this.organization,
      project: this.project,
      webhookSecret: this.webhookSecret
    };
    return provider && (delete inheritedOptions.apiKey, delete inheritedOptions.adminAPIKey, delete inheritedOptions.workloadIdentity, delete inheritedOptions.baseURL, provider !== inheritedProvider && (delete inheritedOptions.organization, delete inheritedOptions.project, delete inheritedOptions.defaultHeaders)), new this.constructor({
      ...inheritedOptions,
      ...options,
      provider
    });
  }
  defaultQuery() {
    return this._options.defaultQuery;
  }
  validateHeaders({ values, nulls }, schemes = {
    bearerAuth: !0,
    adminAPIKeyAuth: !0
  }) {
    if (!(values.get("authorization") || values.get("api-key")) && !(nulls.has("authorization") || nulls.has("api-key")) && !(this._workloadIdentityAuth && schemes.bearerAuth))
      throw new Error('Could not resolve authentication method. Expected either apiKey or adminAPIKey to be set. Or for one of the "Authorization" or "api-key" headers to be explicitly omitted');
  }
  async authHeaders(opts, schemes = {
    bearerAuth: !0,
    adminAPIKeyAuth: !0
  }) {
    return buildHeaders([
      schemes.bearerAuth ? await this.bearerAuth(opts) : null,
      schemes.adminAPIKeyAuth ? await this.adminAPIKeyAuth(opts) : null
    ]);
  }
  async bearerAuth(opts) {
    if (this._workloadIdentityAuth)
      return buildHeaders([{ Authorization: `Bearer ${await this._workloadIdentityAuth.getToken()}` }]);
    if (this.apiKey != null)
      return buildHeaders([{ Authorization: `Bearer ${this.apiKey}` }]);
  }
  async adminAPIKeyAuth(opts) {
    if (this.adminAPIKey != null)
      return buildHeaders([{ Authorization: `Bearer ${this.adminAPIKey}` }]);
  }
  stringifyQuery(query) {
    return stringifyQuery(query);
  }
  getUserAgent() {
    return `${this.constructor.name}/JS ${VERSION}`;
  }
  defaultIdempotencyKey() {
    return `stainless-node-retry-${uuid4()}`;
  }
  makeStatusError(status, error, message, headers) {
    return APIError.generate(status, error, message, headers);
  }
  async _callApiKey() {
    if (this._provider)
      return !1;
    let apiKey = this._options.apiKey;
    if (typeof apiKey != "function")
      return !1;
    let token;
    try {
      token = await apiKey();
    } catch (err) {
      throw err instanceof OpenAIError ? err : new OpenAIError(
        `Failed to get token from 'apiKey' function: ${err.message}`,
        // @ts-ignore
        { cause: err }
      );
    }
    if (typeof token != "string" || !token)
      throw new OpenAIError(`Expected 'apiKey' function argument to return a string but it returned ${token}`);
    return this.apiKey = token, !0;
  }
  buildURL(path2, query, defaultBaseURL) {
    let baseURL = !__classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_baseURLOverridden).call(this) && defaultBaseURL || this.baseURL, url = isAbsoluteURL(path2) ? new URL(path2) : new URL(baseURL + (baseURL.endsWith("/") && path2.startsWith("/") ? path2.slice(1) : path2)), defaultQuery = this.defaultQuery(), pathQuery = Object.fromEntries(url.searchParams);
    return (!isEmptyObj(defaultQuery) || !isEmptyObj(pathQuery)) && (query = { ...pathQuery, ...defaultQuery, ...query }), typeof query == "object" && query && !Array.isArray(query) && (url.search = this.stringifyQuery(query)), url.toString();
  }
  /**
   * Used as a callback for mutating the given `FinalRequestOptions` object.
   */
  async prepareOptions(options) {
    if (this._provider)
      return;
    (options.__security ?? { bearerAuth: !0 }).bearerAuth && await this._callApiKey();
  }
  /**
   * Used as a callback for mutating the given `RequestInit` object.
   *
   * This is useful for cases where you want to add certain headers based off of
   * the request properties, e.g. `method` or `url`.
   */
  async prepareRequest(request, { url, options }) {
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
    return new APIPromise(this, this.makeRequest(options, remainingRetries, void 0));
  }
  async makeRequest(optionsInput, retriesRemaining, retryOfRequestLogID) {
    let options = await optionsInput, maxRetries = options.maxRetries ?? this.maxRetries;
    retriesRemaining == null && (retriesRemaining = maxRetries), await this.prepareOptions(options);
    let { req, url, timeout } = await this.buildRequest(options, {
      retryCount: maxRetries - retriesRemaining
    }), hasStreamingBody = options.__metadata?.hasStreamingBody === !0;
    await this.prepareRequest(req, { url, options }), await this._provider?.prepareRequest?.(req, { url, options });
    let requestLogID = "log_" + (Math.random() * (1 << 24) | 0).toString(16).padStart(6, "0"), retryLogStr = retryOfRequestLogID === void 0 ? "" : `, retryOf: ${retryOfRequestLogID}`, startTime = Date.now();
    if (loggerFor(this).debug(`[${requestLogID}] sending request`, formatRequestDetails({
      retryOfRequestLogID,
      method: options.method,
      url,
      options,
      headers: req.headers
    })), options.signal?.aborted)
      throw new APIUserAbortError();
    let security = options.__security ?? { bearerAuth: !0 }, controller = new AbortController(), response = await this.fetchWithAuth(url, req, timeout, controller, security).catch(castToError), headersTime = Date.now();
    if (response instanceof globalThis.Error) {
      let retryMessage = `retrying, ${retriesRemaining} attempts remaining`;
      if (options.signal?.aborted)
        throw new APIUserAbortError();
      let isTimeout = isAbortError(response) || /timed? ?out/i.test(String(response) + ("cause" in response ? String(response.cause) : ""));
      if (retriesRemaining && !hasStreamingBody)
        return loggerFor(this).info(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} - ${retryMessage}`), loggerFor(this).debug(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} (${retryMessage})`, formatRequestDetails({
          retryOfRequestLogID,
          url,
          durationMs: headersTime - startTime,
          message: response.message
        })), this.retryRequest(options, retriesRemaining, retryOfRequestLogID ?? requestLogID);
      let terminalMessage = hasStreamingBody ? "error; streaming body cannot be retried" : "error; no more retries left";
      throw loggerFor(this).info(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} - ${terminalMessage}`), loggerFor(this).debug(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} (${terminalMessage})`, formatRequestDetails({
        retryOfRequestLogID,
        url,
        durationMs: headersTime - startTime,
        message: response.message
      })), response instanceof OAuthError || response instanceof SubjectTokenProviderError ? response : isTimeout ? new APIConnectionTimeoutError() : new APIConnectionError({
        message: getConnectionErrorMessage(response),
        cause: response
      });
    }
    let specialHeaders = [...response.headers.entries()].filter(([name]) => name === "x-request-id").map(([name, value]) => ", " + name + ": " + JSON.stringify(value)).join(""), responseInfo = `[${requestLogID}${retryLogStr}${specialHeaders}] ${req.method} ${url} ${response.ok ? "succeeded" : "failed"} with status ${response.status} in ${headersTime - startTime}ms`;
    if (!response.ok) {
      if (response.status === 401 && this._workloadIdentityAuth && security.bearerAuth && !options.__metadata?.hasStreamingBody && !options.__metadata?.workloadIdentityTokenRefreshed)
        return await CancelReadableStream(response.body), this._workloadIdentityAuth.invalidateToken(), this.makeRequest({
          ...options,
          __metadata: {
            ...options.__metadata,
            workloadIdentityTokenRefreshed: !0
          }
        }, retriesRemaining, retryOfRequestLogID ?? requestLogID);
      let shouldRetry = await this.shouldRetry(response);
      if (retriesRemaining && shouldRetry && !hasStreamingBody) {
        let retryMessage2 = `retrying, ${retriesRemaining} attempts remaining`;
        return await CancelReadableStream(response.body), loggerFor(this).info(`${responseInfo} - ${retryMessage2}`), loggerFor(this).debug(`[${requestLogID}] response error (${retryMessage2})`, formatRequestDetails({
          retryOfRequestLogID,
          url: response.url,
          status: response.status,
          headers: response.headers,
          durationMs: headersTime - startTime
        })), this.retryRequest(options, retriesRemaining, retryOfRequestLogID ?? requestLogID, response.headers);
      }
      let retryMessage = shouldRetry ? hasStreamingBody ? "error; streaming body cannot be retried" : "error; no more retries left" : "error; not retryable";
      loggerFor(this).info(`${responseInfo} - ${retryMessage}`);
      let errText = await response.text().catch((err2) => castToError(err2).message), errJSON = safeJSON(errText), errMessage = errJSON ? void 0 : errText;
      throw loggerFor(this).debug(`[${requestLogID}] response error (${retryMessage})`, formatRequestDetails({
        retryOfRequestLogID,
        url: response.url,
        status: response.status,
        headers: response.headers,
        message: errMessage,
        durationMs: Date.now() - startTime
      })), this.makeStatusError(response.status, errJSON, errMessage, response.headers);
    }
    return loggerFor(this).info(responseInfo), loggerFor(this).debug(`[${requestLogID}] response start`, formatRequestDetails({
      retryOfRequestLogID,
      url: response.url,
      status: response.status,
      headers: response.headers,
      durationMs: headersTime - startTime
    })), { response, options, controller, requestLogID, retryOfRequestLogID, startTime };
  }
  getAPIList(path2, Page2, opts) {
    return this.requestAPIList(Page2, opts && "then" in opts ? opts.then((opts2) => ({ method: "get", path: path2, ...opts2 })) : { method: "get", path: path2, ...opts });
  }
  requestAPIList(Page2, options) {
    let request = this.makeRequest(options, null, void 0);
    return new PagePromise(this, request, Page2);
  }
  async fetchWithAuth(url, init, timeout, controller, schemes = {
    bearerAuth: !0,
    adminAPIKeyAuth: !0
  }) {
    if (this._workloadIdentityAuth && schemes.bearerAuth) {
      let headers = init.headers, authHeader = headers.get("Authorization");
      if (!authHeader || authHeader === `Bearer ${WORKLOAD_IDENTITY_API_KEY_PLACEHOLDER}`) {
        let token = await this._workloadIdentityAuth.getToken();
        headers.set("Authorization", `Bearer ${token}`);
      }
    }
    return await this.fetchWithTimeout(url, init, timeout, controller);
  }
  async fetchWithTimeout(url, init, ms, controller) {
    let { signal, method, ...options } = init || {}, abort = this._makeAbort(controller);
    signal && signal.addEventListener("abort", abort, { once: !0 });
    let timeout = setTimeout(abort, ms), isReadableBody = globalThis.ReadableStream && options.body instanceof globalThis.ReadableStream || typeof options.body == "object" && options.body !== null && Symbol.asyncIterator in options.body, fetchOptions = {
      signal: controller.signal,
      ...isReadableBody ? { duplex: "half" } : {},
      method: "GET",
      ...options
    };
    method && (fetchOptions.method = method.toUpperCase());
    try {
      return await this.fetch.call(void 0, url, fetchOptions);
    } finally {
      clearTimeout(timeout);
    }
  }
  async shouldRetry(response) {
    let shouldRetryHeader = response.headers.get("x-should-retry");
    return shouldRetryHeader === "true" ? !0 : shouldRetryHeader === "false" ? !1 : response.status === 408 || response.status === 409 || response.status === 429 || response.status >= 500;
  }
  async retryRequest(options, retriesRemaining, requestLogID, responseHeaders) {
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
    if (timeoutMillis === void 0) {
      let maxRetries = options.maxRetries ?? this.maxRetries;
      timeoutMillis = this.calculateDefaultRetryTimeoutMillis(retriesRemaining, maxRetries);
    }
    return await sleep(timeoutMillis), this.makeRequest(options, retriesRemaining - 1, requestLogID);
  }
  calculateDefaultRetryTimeoutMillis(retriesRemaining, maxRetries) {
    let numRetries = maxRetries - retriesRemaining, sleepSeconds = Math.min(0.5 * Math.pow(2, numRetries), 8), jitter = 1 - Math.random() * 0.25;
    return sleepSeconds * jitter * 1e3;
  }
  async buildRequest(inputOptions, { retryCount = 0 } = {}) {
    let options = { ...inputOptions }, { method, path: path2, query, defaultBaseURL } = options, url = this.buildURL(path2, query, defaultBaseURL);
    "timeout" in options && validatePositiveInteger("timeout", options.timeout), options.timeout = options.timeout ?? this.timeout;
    let { bodyHeaders, body, isStreamingBody } = this.buildBody({ options });
    isStreamingBody && (inputOptions.__metadata = {
      ...inputOptions.__metadata,
      hasStreamingBody: !0
    });
    let reqHeaders = await this.buildHeaders({ options: inputOptions, method, bodyHeaders, retryCount });
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
  async buildHeaders({ options, method, bodyHeaders, retryCount }) {
    let idempotencyHeaders = {};
    this.idempotencyHeader && method !== "get" && (options.idempotencyKey || (options.idempotencyKey = this.defaultIdempotencyKey()), idempotencyHeaders[this.idempotencyHeader] = options.idempotencyKey);
    let headers = buildHeaders([
      idempotencyHeaders,
      {
        Accept: "application/json",
        "User-Agent": this.getUserAgent(),
        "X-Stainless-Retry-Count": String(retryCount),
        ...options.timeout ? { "X-Stainless-Timeout": String(Math.trunc(options.timeout / 1e3)) } : {},
        ...getPlatformHeaders(),
        "OpenAI-Organization": this.organization,
        "OpenAI-Project": this.project
      },
      this._provider ? void 0 : await this.authHeaders(options, options.__security ?? { bearerAuth: !0 }),
      this._options.defaultHeaders,
      bodyHeaders,
      options.headers
    ]);
    return this._provider || this.validateHeaders(headers, options.__security ?? { bearerAuth: !0 }), headers.values;
  }
  _makeAbort(controller) {
    return () => controller.abort();
  }
  buildBody({ options }) {
    let { body, headers: rawHeaders } = options;
    if (!body)
      return body === void 0 && "body" in options ? { ...__classPrivateFieldGet(this, _OpenAI_encoder, "f").call(this, { body, headers: buildHeaders([rawHeaders]) }), isStreamingBody: !1 } : { bodyHeaders: void 0, body: void 0, isStreamingBody: !1 };
    let headers = buildHeaders([rawHeaders]), isReadableStream2 = typeof globalThis.ReadableStream < "u" && body instanceof globalThis.ReadableStream, isRetryableBody = !isReadableStream2 && (typeof body == "string" || body instanceof ArrayBuffer || ArrayBuffer.isView(body) || typeof globalThis.Blob < "u" && body instanceof globalThis.Blob || body instanceof URLSearchParams || body instanceof FormData);
    return (
      // Pass raw type verbatim
      ArrayBuffer.isView(body) || body instanceof ArrayBuffer || body instanceof DataView || typeof body == "string" && // Preserve legacy string encoding behavior for now
      headers.values.has("content-type") || // `Blob` is superset of `File`
      globalThis.Blob && body instanceof globalThis.Blob || // `FormData` -> `multipart/form-data`
      body instanceof FormData || // `URLSearchParams` -> `application/x-www-form-urlencoded`
      body instanceof URLSearchParams || // Send chunked stream (each chunk has own `length`)
      isReadableStream2 ? { bodyHeaders: void 0, body, isStreamingBody: !isRetryableBody } : typeof body == "object" && (Symbol.asyncIterator in body || Symbol.iterator in body && "next" in body && typeof body.next == "function") ? {
        bodyHeaders: void 0,
        body: ReadableStreamFrom(body),
        isStreamingBody: !0
      } : typeof body == "object" && headers.values.get("content-type") === "application/x-www-form-urlencoded" ? {
        bodyHeaders: { "content-type": "application/x-www-form-urlencoded" },
        body: this.stringifyQuery(body),
        isStreamingBody: !1
      } : { ...__classPrivateFieldGet(this, _OpenAI_encoder, "f").call(this, { body, headers }), isStreamingBody: !1 }
    );
  }
};
_a2 = OpenAI, _OpenAI_encoder = /* @__PURE__ */ new WeakMap(), _OpenAI_instances = /* @__PURE__ */ new WeakSet(), _OpenAI_baseURLOverridden = function() {
  return this._provider !== void 0 || this.baseURL !== "https://api.openai.com/v1";
};
OpenAI.OpenAI = _a2;
OpenAI.DEFAULT_TIMEOUT = 6e5;
OpenAI.OpenAIError = OpenAIError;
OpenAI.APIError = APIError;
OpenAI.APIConnectionError = APIConnectionError;
OpenAI.APIConnectionTimeoutError = APIConnectionTimeoutError;
OpenAI.APIUserAbortError = APIUserAbortError;
OpenAI.NotFoundError = NotFoundError;
OpenAI.ConflictError = ConflictError;
OpenAI.RateLimitError = RateLimitError;
OpenAI.BadRequestError = BadRequestError;
OpenAI.AuthenticationError = AuthenticationError;
OpenAI.InternalServerError = InternalServerError;
OpenAI.PermissionDeniedError = PermissionDeniedError;
OpenAI.UnprocessableEntityError = UnprocessableEntityError;
OpenAI.InvalidWebhookSignatureError = InvalidWebhookSignatureError;
OpenAI.toFile = toFile;
OpenAI.toStreamingFile = toStreamingFile;
OpenAI.Completions = Completions2;
OpenAI.Chat = Chat;
OpenAI.Embeddings = Embeddings;
OpenAI.Files = Files2;
OpenAI.Images = Images;
OpenAI.Audio = Audio;
OpenAI.Moderations = Moderations;
OpenAI.Models = Models;
OpenAI.FineTuning = FineTuning;
OpenAI.Graders = Graders2;
OpenAI.VectorStores = VectorStores;
OpenAI.Webhooks = Webhooks;
OpenAI.Beta = Beta;
OpenAI.Batches = Batches;
OpenAI.Uploads = Uploads;
OpenAI.Admin = Admin;
OpenAI.Responses = Responses2;
OpenAI.Realtime = Realtime2;
OpenAI.Conversations = Conversations;
OpenAI.Evals = Evals;
OpenAI.Containers = Containers;
OpenAI.Skills = Skills;
OpenAI.Videos = Videos;
function getConnectionErrorMessage(error) {
  if (isUndiciDispatcherVersionMismatchError(error))
    return "Connection error. This may be caused by passing an undici dispatcher, such as ProxyAgent, that is incompatible with the fetch implementation. If you are using undici's ProxyAgent, pass the fetch implementation from the same undici package: import { fetch, ProxyAgent } from 'undici'; new OpenAI({ fetch, fetchOptions: { dispatcher: new ProxyAgent(...) } });";
}
function isUndiciDispatcherVersionMismatchError(error) {
  let current = error;
  for (let i = 0; i < 8 && current && typeof current == "object"; i++) {
    let err = current;
    if (err.code === "UND_ERR_INVALID_ARG" && typeof err.message == "string" && err.message.includes("invalid onRequestStart method"))
      return !0;
    current = err.cause;
  }
  return !1;
}

// node_modules/openai/azure.mjs
var AzureOpenAI = class extends OpenAI {
  /**
   * API Client for interfacing with the Azure OpenAI API.
   *
   * @param {string | undefined} [opts.apiVersion=process.env['OPENAI_API_VERSION'] ?? undefined]
   * @param {string | undefined} [opts.endpoint=process.env['AZURE_OPENAI_ENDPOINT'] ?? undefined] - Your Azure endpoint, including the resource, e.g. `https://example-resource.azure.openai.com/`
   * @param {string | undefined} [opts.apiKey=process.env['AZURE_OPENAI_API_KEY'] ?? undefined]
   * @param {string | undefined} opts.deployment - A model deployment, if given, sets the base client URL to include `/deployments/{deployment}`.
   * @param {string | null | undefined} [opts.organization=process.env['OPENAI_ORG_ID'] ?? null]
   * @param {string} [opts.baseURL=process.env['OPENAI_BASE_URL']] - Sets the base URL for the API, e.g. `https://example-resource.azure.openai.com/openai/`.
   * @param {number} [opts.timeout=10 minutes] - The maximum amount of time (in milliseconds) the client will wait for a response before timing out.
   * @param {number} [opts.httpAgent] - An HTTP agent used to manage HTTP(s) connections.
   * @param {Fetch} [opts.fetch] - Specify a custom `fetch` function implementation.
   * @param {number} [opts.maxRetries=2] - The maximum number of times the client will retry a request.
   * @param {Headers} opts.defaultHeaders - Default headers to include with every request to the API.
   * @param {DefaultQuery} opts.defaultQuery - Default query parameters to include with every request to the API.
   * @param {boolean} [opts.dangerouslyAllowBrowser=false] - By default, client-side use of this library is not allowed, as it risks exposing your secret API credentials to attackers.
   */
  constructor({ baseURL = readEnv("OPENAI_BASE_URL"), apiKey = readEnv("AZURE_OPENAI_API_KEY"), apiVersion = readEnv("OPENAI_API_VERSION"), endpoint, deployment, azureADTokenProvider, dangerouslyAllowBrowser, ...opts } = {}) {
    if (!apiVersion)
      throw new OpenAIError("The OPENAI_API_VERSION environment variable is missing or empty; either provide it, or instantiate the AzureOpenAI client with an apiVersion option, like new AzureOpenAI({ apiVersion: 'My API Version' }).");
    if (typeof azureADTokenProvider == "function" && (dangerouslyAllowBrowser = !0), !azureADTokenProvider && !apiKey)
      throw new OpenAIError("Missing credentials. Please pass one of `apiKey` and `azureADTokenProvider`, or set the `AZURE_OPENAI_API_KEY` environment variable.");
    if (azureADTokenProvider && apiKey)
      throw new OpenAIError("The `apiKey` and `azureADTokenProvider` arguments are mutually exclusive; only one can be passed at a time.");
    if (opts.defaultQuery = { ...opts.defaultQuery, "api-version": apiVersion }, baseURL) {
      if (endpoint)
        throw new OpenAIError("baseURL and endpoint are mutually exclusive");
    } else {
      if (endpoint || (endpoint = process.env.AZURE_OPENAI_ENDPOINT), !endpoint)
        throw new OpenAIError("Must provide one of the `baseURL` or `endpoint` arguments, or the `AZURE_OPENAI_ENDPOINT` environment variable");
      let endpointEnd = endpoint.length;
      for (; endpointEnd > 0 && endpoint[endpointEnd - 1] === "/"; )
        endpointEnd--;
      baseURL = `${endpoint.slice(0, endpointEnd)}/openai`;
    }
    super({
      apiKey: azureADTokenProvider ?? apiKey,
      baseURL,
      ...opts,
      ...dangerouslyAllowBrowser !== void 0 ? { dangerouslyAllowBrowser } : {}
    }), this.apiVersion = "", this.apiVersion = apiVersion, this.deploymentName = deployment;
  }
  async buildRequest(options, props = {}) {
    if (_deployments_endpoints.has(options.path) && options.method === "post" && options.body !== void 0) {
      if (!isObj(options.body))
        throw new Error("Expected request body to be an object");
      let model = this.deploymentName || options.body.model || options.__metadata?.model;
      model !== void 0 && !this.baseURL.includes("/deployments") && (options.path = `/deployments/${model}${options.path}`);
    }
    return super.buildRequest(options, props);
  }
  async authHeaders(opts, schemes) {
    let security = schemes ?? { bearerAuth: !0, adminAPIKeyAuth: !0 };
    return security.bearerAuth && typeof this._options.apiKey == "string" ? buildHeaders([{ "api-key": this.apiKey }]) : super.authHeaders(opts, security);
  }
}, _deployments_endpoints = /* @__PURE__ */ new Set([
  "/completions",
  "/chat/completions",
  "/embeddings",
  "/audio/transcriptions",
  "/audio/translations",
  "/audio/speech",
  "/images/generations",
  "/batches",
  "/images/edits"
]);

// src/models/openai/client.ts
var NEVER_MS = 2 ** 31 - 1;
function openAiClient({ baseUrl, apiKey, fetch: fetch2 }) {
  return asClient(new OpenAI({ ...clientOptions(fetch2), baseURL: baseUrl, apiKey: apiKey ?? "none" }));
}
function openAiBatchClient({ baseUrl, apiKey, fetch: fetch2 }) {
  let client = new OpenAI({ ...clientOptions(fetch2), baseURL: baseUrl, apiKey: apiKey ?? "none" });
  return {
    upload: (name, text) => {
      let form = new FormData();
      return form.set("purpose", "batch"), form.set("file", new Blob([text], { type: "application/jsonl" }), name), client.post("/files", { body: form });
    },
    get: (path2) => client.get(path2),
    post: (path2, body) => client.post(path2, body === void 0 ? {} : { body }),
    open: (path2) => client.get(path2, { __binaryResponse: !0 })
  };
}
function azureV1Client({ baseUrl, apiKey, fetch: fetch2 }) {
  let defaultHeaders = { Authorization: null, "api-key": apiKey ?? "none" };
  return asClient(new OpenAI({ ...clientOptions(fetch2), baseURL: baseUrl, apiKey: apiKey ?? "none", defaultHeaders }));
}
function azureDeploymentClient({ baseUrl, apiKey, fetch: fetch2 }, { deployment, apiVersion }) {
  return asClient(
    new AzureOpenAI({
      ...clientOptions(fetch2),
      baseURL: baseUrl,
      apiKey: apiKey ?? "none",
      apiVersion,
      deployment: encodeURIComponent(deployment)
    })
  );
}
function clientOptions(fetch2) {
  return {
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: NEVER_MS,
    logLevel: "off",
    fetch: fetch2
  };
}
function asClient(client) {
  return {
    chat: (body) => client.chat.completions.create(body),
    respond: ({ input, ...rest }) => {
      let body = { ...rest, input };
      return client.post("/responses", { body });
    }
  };
}

// src/models/openai/chat.ts
var OPENAI_BASE_URL = "https://api.openai.com/v1";
function openAiChatModel(settings) {
  let baseUrl = settings.baseUrl ?? OPENAI_BASE_URL, { apiKey, model, maxOutputTokens } = settings, protocol = chatProtocol(settings, (fetch2) => openAiClient({ baseUrl, apiKey, fetch: fetch2 })), batches = openAiBatches((fetch2) => openAiBatchClient({ baseUrl, apiKey, fetch: fetch2 }), "/v1/chat/completions", {
    write: (request, features) => writeBody(model, maxOutputTokens, request, features),
    read: readCompletion
  });
  return modelOver(protocol, { provider: "openai", baseUrl, settings, batches });
}
function chatProtocol({ model, maxOutputTokens }, connect) {
  return {
    features: {
      limit: maxOutputTokens === void 0 ? "none" : "max_completion_tokens",
      format: "schema",
      thinking: "none",
      tools: "offered",
      temperature: "zero"
    },
    canForbidCalls: !0,
    send: (request, features, fetch2) => connect(fetch2).chat(writeBody(model, maxOutputTokens, request, features)),
    read: (answer, request) => readCompletion(answer, request.messages.length)
  };
}
function writeBody(model, maxOutputTokens, request, features) {
  let { messages, shape, tools = [], withheldTools = [] } = request, declared = [...tools, ...withheldTools];
  return {
    model,
    messages: messages.map(writeMessage),
    ...features.limit === "none" || maxOutputTokens === void 0 ? {} : { [features.limit]: maxOutputTokens },
    ...shape === void 0 ? {} : writeFormat(features.format, shape),
    ...declared.length === 0 ? {} : {
      tools: declared.map(({ name, description, parameters }) => ({
        type: "function",
        function: { name, description, parameters }
      }))
    },
    ...withheldTools.length === 0 ? {} : { tool_choice: "none" },
    ...features.temperature === "none" ? {} : { temperature: 0 }
  };
}
function writeFormat(format, { name, schema }) {
  switch (format) {
    case "schema":
      return { response_format: { type: "json_schema", json_schema: { name, strict: !0, schema } } };
    case "json":
      return { response_format: { type: "json_object" } };
    case "none":
      return {};
  }
}
function writeMessage(message) {
  if (message.role === "tool")
    return { role: "tool", tool_call_id: message.callId, content: message.content };
  if (!("toolCalls" in message) || message.toolCalls.length === 0)
    return { role: message.role, content: message.content };
  let extras = isOpaque(message.opaque) ? message.opaque : NO_EXTRAS;
  return {
    ...extras.message,
    role: "assistant",
    // Some servers refuse an empty text next to calls; all accept null.
    content: message.content === "" ? null : message.content,
    tool_calls: message.toolCalls.map(({ id, name, arguments: text }, index) => ({
      ...extras.calls[index],
      id,
      type: "function",
      function: { name: nameToReturn(name), arguments: text }
    }))
  };
}
function readCompletion(completion, turn) {
  let body = asFields(completion), choice = asList(body.choices)[0], error = body.error ?? asFields(choice).error;
  if (isRecord(error) || asText(error) !== "")
    return { kind: "error", body: { error } };
  let usage = readUsage(body.usage);
  return isRecord(choice) && isRecord(choice.message) ? readChoice(choice, choice.message, usage, turn) : { kind: "failed", cause: "unreadable", reason: "the server's answer has no choice", usage: usage.tokens };
}
function readUsage(usage) {
  let counts = asFields(usage), cached = asFields(counts.prompt_tokens_details).cached_tokens;
  return {
    tokens: asUsage(counts.prompt_tokens, counts.completion_tokens, cached),
    thinkingTokens: asTokenCount(asFields(counts.completion_tokens_details).reasoning_tokens) ?? 0
  };
}
function readChoice(choice, message, usage, turn) {
  let refusal = asText(message.refusal);
  if (refusal !== "")
    return { kind: "failed", cause: "refused", reason: "the model refused", said: refusal, usage: usage.tokens };
  if (choice.finish_reason === "content_filter")
    return { kind: "failed", cause: "filtered", reason: "the server's content filter stopped the answer", usage: usage.tokens };
  let given = asList(message.tool_calls).map(asFields), calls = readCalls(given.map(calledFunction), turn), opaque = keepExtras(message, given, calls.toolCalls.length), thoughts = asText(message.reasoning_content) + asText(message.reasoning);
  return {
    kind: "answer",
    text: readContent(message.content),
    ...calls,
    cutOff: choice.finish_reason === "length",
    usage: usage.tokens,
    hasThought: usage.thinkingTokens > 0 || thoughts !== "",
    ...opaque === void 0 ? {} : { opaque }
  };
}
function readContent(content) {
  let parts = asList(content).map(asFields);
  return asText(content) + parts.map((part) => part.type === "text" ? asText(part.text) : "").join("");
}
var NO_EXTRAS = { form: "chat", message: {}, calls: [] };
function keepExtras(message, given, calls) {
  let ofMessage = pick(message, ["reasoning_content", "reasoning_details"]), ofCalls = given.slice(0, calls).map((call) => pick(call, ["extra_content"])), isEmpty = [ofMessage, ...ofCalls].every((extras) => Object.keys(extras).length === 0);
  return calls === 0 || isEmpty ? void 0 : { form: "chat", message: ofMessage, calls: ofCalls };
}
function isOpaque(opaque) {
  return isRecord(opaque) && opaque.form === "chat";
}
function pick(fields, names) {
  return Object.fromEntries(names.flatMap((name) => isGiven(fields[name]) ? [[name, fields[name]]] : []));
}
function isGiven(value) {
  return value != null && value !== "";
}

export {
  openAiBatches,
  openAiClient,
  openAiBatchClient,
  azureV1Client,
  azureDeploymentClient,
  OPENAI_BASE_URL,
  openAiChatModel,
  chatProtocol
};

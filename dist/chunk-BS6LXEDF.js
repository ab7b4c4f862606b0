import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  CONCLUDE,
  RESULT_LEFT_OUT,
  askAgain,
  declarationTokens,
  messageTokens,
  sum
} from "./chunk-43QQWBQS.js";
import {
  fullNameOf,
  sumUsage
} from "./chunk-EDFUTCGS.js";
import {
  shortenLine
} from "./chunk-S2S4P4FF.js";
import {
  isExactSplit
} from "./chunk-ISR5O44F.js";
import {
  fenceFor,
  showLineToModel,
  showToModel
} from "./chunk-PZBY2WVG.js";
import {
  CANCELLED
} from "./chunk-NH65WWPR.js";
import {
  parseJson
} from "./chunk-XTXGWJOK.js";
import {
  writeCount
} from "./chunk-P77ASF6X.js";
import {
  shorten
} from "./chunk-TJ3WHKDV.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  oneLine
} from "./chunk-M64T6ERC.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/agents/exchanges.ts
function measureExchange(turn, results, tokenizer) {
  return {
    turn,
    turnTokens: messageTokens(turn, tokenizer),
    results: results.map((message) => ({ message, tokens: messageTokens(message, tokenizer) }))
  };
}
function countExchangesTokens(exchanges) {
  return sum(exchanges.map(({ turnTokens, results }) => turnTokens + sum(results.map(({ tokens }) => tokens))));
}
function exchangeMessages(exchanges) {
  return exchanges.flatMap(({ turn, results }) => [turn, ...results.map(({ message }) => message)]);
}
function fitExchanges(exchanges, room, tokenizer) {
  let older = shortenExchanges(exchanges.slice(0, -1), room - countExchangesTokens(exchanges.slice(-1)), tokenizer), newest = exchanges.slice(-1);
  return [...older, ...shortenExchanges(newest, room - countExchangesTokens(older), tokenizer)];
}
function shortenExchanges(exchanges, room, tokenizer) {
  let excess = countExchangesTokens(exchanges) - room, withLines = exchanges.map((exchange) => {
    let results = exchange.results.map((result) => {
      let line = excess > 0 ? leftOut(result, tokenizer) : result;
      return excess -= result.tokens - line.tokens, line;
    });
    return { ...exchange, results };
  }), gone = withLines.findIndex((exchange) => {
    let fits = excess <= 0;
    return excess -= fits ? 0 : countExchangesTokens([exchange]), fits;
  });
  return gone === -1 ? [] : withLines.slice(gone);
}
function leftOut(result, tokenizer) {
  let message = { ...result.message, content: RESULT_LEFT_OUT }, tokens = messageTokens(message, tokenizer);
  return tokens < result.tokens ? { message, tokens } : result;
}

// src/agents/send-request.ts
async function sendRequest({ model, signal }, { kind, request, tokens }, reservations, record) {
  let answered = await model.ask(request, signal);
  reservations.settle(answered);
  let reply = isEmpty(answered) ? emptyReply(answered) : answered;
  return record.addTurn({ kind, inputTokens: tokens, reply }), reply;
}
function isEmpty(reply) {
  return reply.kind === "answer" && reply.text.trim() === "" && reply.toolCalls.length === 0;
}
function emptyReply({ usage, cutOff, isCached }) {
  return { kind: "failed", cause: "empty", reason: cutOff ? "the model reached its output limit before it wrote anything" : "the model gave an empty answer", fatal: !1, ...isCached === !0 ? {} : { usage } };
}

// src/agents/ask-once-more.ts
var CUT = "its answer was cut off at the output limit; the complete part of it is kept";
async function askOnceMore(terms, ending, { drafts, reservations, record }) {
  if (ending.fault.kind === "cut" && ending.partly !== void 0) {
    record.addShortage(CUT);
    return;
  }
  let request = takeRequest(terms, ending, drafts, reservations);
  if (typeof request == "string") {
    record.addShortage(`${describeFault(ending)}; it was not asked for again because ${request}`);
    return;
  }
  let reply = await sendRequest(terms, request, reservations, record);
  if (reply.kind === "failed")
    return record.addShortage(`${describeFault(ending)}; asking for it again failed (${reply.reason})`), reply;
  let reading = terms.read(reply.text), second = reading.kind === "read" ? reading.answer : reading.partly;
  second !== void 0 && record.keepAnswer(ending.partly === void 0 ? second : terms.join?.(ending.partly, second) ?? second), reading.kind === "unreadable" ? record.addShortage(`${describeFault(ending)}; asking again did not help`) : reply.cutOff && record.addShortage(CUT);
}
function takeRequest(terms, ending, drafts, reservations) {
  if (terms.signal.aborted)
    return "the run was ended";
  let request = draftAgain(terms, ending, drafts);
  return request === void 0 ? "there is no room for another request" : reservations.reserveNext(request.tokens) ?? request;
}
function draftAgain({ tokenizer }, { fault, reply, exchanges, limit, withTools }, drafts) {
  for (let shown of [reply.text, ""]) {
    let note = askAgain(fault, shown), room = limit - drafts.again([], note, withTools).tokens;
    if (room >= 0)
      return drafts.again(fitExchanges(exchanges, room, tokenizer), note, withTools);
  }
}
var MAX_ERROR_CHARACTERS = 160;
function describeFault({ fault }) {
  switch (fault.kind) {
    case "cut":
      return "its answer was cut off at the output limit before any of it could be read";
    case "calls":
      return "in its last turn it called tools instead of answering";
    case "faulty": {
      let [error = "it does not have the requested form"] = fault.errors;
      return `its answer could not be read completely (${showLineToModel(error.slice(0, MAX_ERROR_CHARACTERS).toWellFormed())})`;
    }
  }
}

// src/agents/draft-requests.ts
function draftRequests(terms) {
  let { messages, shape, tokenizer } = terms, tools = terms.tools.map(({ name, description, parameters }) => ({
    name,
    description,
    parameters
  })), promptTokens = sum(messages.map((message) => messageTokens(message, tokenizer))), toolsTokens = declarationTokens(tools, tokenizer), concludeTokens = messageTokens(userMessage(CONCLUDE), tokenizer);
  function draft(kind, exchanges, offer, note) {
    let notes = note === void 0 ? [] : [userMessage(note)], all = [...messages, ...exchangeMessages(exchanges), ...notes], declared = tools.length === 0 ? NOTHING : offer;
    return {
      kind,
      request: { messages: all, ...shape === void 0 ? {} : { shape }, ...declared },
      tokens: promptTokens + countExchangesTokens(exchanges) + (declared === NOTHING ? 0 : toolsTokens) + sum(notes.map((message) => messageTokens(message, tokenizer)))
    };
  }
  return {
    promptTokens,
    concludeTokens,
    roomFor: (limit) => limit - promptTokens - toolsTokens - concludeTokens,
    open: (exchanges) => draft("open", exchanges, { tools }),
    // If nothing was looked up, the prompt alone is enough.
    last: (exchanges) => exchanges.length === 0 ? draft("last", exchanges, NOTHING) : draft("last", exchanges, { withheldTools: tools }, CONCLUDE),
    again: (exchanges, note, withTools) => draft("again", exchanges, withTools ? { withheldTools: tools } : NOTHING, note)
  };
}
var NOTHING = {};
function userMessage(content) {
  return { role: "user", content };
}

// src/agents/ending.ts
function describeUnanswered(reply, reading) {
  let partly = reading.kind === "read" ? reading.answer : reading.partly;
  return { kind: "unanswered", fault: findFault(reply, reading), reply, partly };
}
function findFault({ text, cutOff }, reading) {
  return cutOff || reading.kind === "read" ? { kind: "cut" } : text.trim() === "" ? { kind: "calls" } : { kind: "faulty", errors: reading.errors };
}

// node_modules/@cfworker/json-schema/dist/esm/deep-compare-strict.js
function deepCompareStrict(a, b) {
  let typeofa = typeof a;
  if (typeofa !== typeof b)
    return !1;
  let aIsArray = Array.isArray(a), bIsArray = Array.isArray(b);
  if (aIsArray !== bIsArray)
    return !1;
  if (aIsArray) {
    let length = a.length;
    if (length !== b.length)
      return !1;
    for (let i = 0; i < length; i++)
      if (!deepCompareStrict(a[i], b[i]))
        return !1;
    return !0;
  }
  if (typeofa === "object") {
    if (!a || !b)
      return a === b;
    let aKeys = Object.keys(a), bKeys = Object.keys(b);
    if (aKeys.length !== bKeys.length)
      return !1;
    for (let k of aKeys)
      if (!Object.prototype.hasOwnProperty.call(b, k) || !deepCompareStrict(a[k], b[k]))
        return !1;
    return !0;
  }
  return a === b;
}

// node_modules/@cfworker/json-schema/dist/esm/pointer.js
function encodePointer(p) {
  return encodeURI(escapePointer(p)).replace(/#/g, "%23");
}
function escapePointer(p) {
  return p.replace(/~/g, "~0").replace(/\//g, "~1");
}

// node_modules/@cfworker/json-schema/dist/esm/dereference.js
var uriFragmentCharacter = /^[A-Za-z0-9._~!$&'()*+,;=:@/?-]$/, uriPercentEncoding = /^%[0-9A-Fa-f]{2}$/, uriUnreservedCharacter = /^[A-Za-z0-9._~-]$/;
function normalizeURIFragment(fragment) {
  let normalized = "";
  for (let index = 0; index < fragment.length; ) {
    let character = fragment[index], encoded = fragment.slice(index, index + 3);
    if (character === "%" && uriPercentEncoding.test(encoded)) {
      let decoded = String.fromCharCode(parseInt(encoded.slice(1), 16));
      normalized += uriUnreservedCharacter.test(decoded) ? decoded : encoded.toUpperCase(), index += 3;
      continue;
    }
    let codePoint = String.fromCodePoint(fragment.codePointAt(index));
    normalized += uriFragmentCharacter.test(codePoint) ? codePoint : encodeURIComponent(codePoint), index += codePoint.length;
  }
  return normalized;
}
function resolveURI(reference, baseURI) {
  let url = new URL(reference, baseURI.href);
  return url.hash = url.hash ? normalizeURIFragment(url.hash.slice(1)) : "", url;
}
var schemaArrayKeyword = {
  prefixItems: !0,
  items: !0,
  allOf: !0,
  anyOf: !0,
  oneOf: !0
}, schemaMapKeyword = {
  $defs: !0,
  definitions: !0,
  properties: !0,
  patternProperties: !0,
  dependentSchemas: !0
}, ignoredKeyword = {
  id: !0,
  $id: !0,
  $ref: !0,
  $schema: !0,
  $anchor: !0,
  $vocabulary: !0,
  $comment: !0,
  default: !0,
  enum: !0,
  const: !0,
  required: !0,
  dependentRequired: !0,
  type: !0,
  maximum: !0,
  minimum: !0,
  exclusiveMaximum: !0,
  exclusiveMinimum: !0,
  multipleOf: !0,
  maxLength: !0,
  minLength: !0,
  pattern: !0,
  format: !0,
  maxItems: !0,
  minItems: !0,
  uniqueItems: !0,
  maxProperties: !0,
  minProperties: !0
}, initialBaseURI = typeof self < "u" && self.location && self.location.origin !== "null" ? new URL(self.location.origin + self.location.pathname + location.search) : new URL("https://github.com/cfworker");
function dereference(schema, lookup = /* @__PURE__ */ Object.create(null), baseURI = initialBaseURI, basePointer = "") {
  if (schema && typeof schema == "object" && !Array.isArray(schema)) {
    let id = schema.$id || schema.id;
    if (id) {
      let url = resolveURI(id, baseURI);
      url.hash.length > 1 ? lookup[url.href] = schema : (url.hash = "", basePointer === "" ? baseURI = url : dereference(schema, lookup, baseURI));
    }
  } else if (schema !== !0 && schema !== !1)
    return lookup;
  let schemaURI = baseURI.href + (basePointer ? "#" + basePointer : "");
  if (lookup[schemaURI] !== void 0 && lookup[schemaURI] !== schema)
    throw new Error(`Duplicate schema URI "${schemaURI}".`);
  if (lookup[schemaURI] = schema, schema === !0 || schema === !1)
    return lookup;
  if (schema.__absolute_uri__ === void 0 && Object.defineProperty(schema, "__absolute_uri__", {
    enumerable: !1,
    value: schemaURI
  }), schema.$ref && schema.__absolute_ref__ === void 0) {
    let url = resolveURI(schema.$ref, baseURI);
    Object.defineProperty(schema, "__absolute_ref__", {
      enumerable: !1,
      value: url.href
    });
  }
  if (schema.$recursiveRef && schema.__absolute_recursive_ref__ === void 0) {
    let url = resolveURI(schema.$recursiveRef, baseURI);
    Object.defineProperty(schema, "__absolute_recursive_ref__", {
      enumerable: !1,
      value: url.href
    });
  }
  if (schema.$anchor) {
    let url = resolveURI("#" + schema.$anchor, baseURI);
    lookup[url.href] = schema;
  }
  for (let key in schema) {
    if (ignoredKeyword[key])
      continue;
    let keyBase = `${basePointer}/${encodePointer(key)}`, subSchema = schema[key];
    if (Array.isArray(subSchema)) {
      if (schemaArrayKeyword[key]) {
        let length = subSchema.length;
        for (let i = 0; i < length; i++)
          dereference(subSchema[i], lookup, baseURI, `${keyBase}/${i}`);
      }
    } else if (schemaMapKeyword[key])
      for (let subKey in subSchema)
        dereference(subSchema[subKey], lookup, baseURI, `${keyBase}/${encodePointer(subKey)}`);
    else
      dereference(subSchema, lookup, baseURI, keyBase);
  }
  return lookup;
}

// node_modules/@cfworker/json-schema/dist/esm/format.js
var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31], TIME = /^(\d\d):(\d\d):(\d\d)(\.\d+)?(z|([+-])(\d\d):(\d\d))?$/i, HOSTNAME = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*$/i, URIREF = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i, URITEMPLATE = /^(?:(?:[^\x00-\x20\x7f"<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i, URL_ = /^(?:(?:https?|ftp):\/\/)(?:\S+(?::\S*)?@)?(?:(?!10(?:\.\d{1,3}){3})(?!127(?:\.\d{1,3}){3})(?!169\.254(?:\.\d{1,3}){2})(?!192\.168(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)(?:\.(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu, UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i, JSON_POINTER = /^(?:\/(?:[^~/]|~0|~1)*)*$/, JSON_POINTER_URI_FRAGMENT = /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i, RELATIVE_JSON_POINTER = /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/, EMAIL_ADDRESS = /^("(?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])*"|[a-z0-9.!#$%&'*+/=?^_`{|}~-]+)@(.+)$/i, EMAIL = (input) => {
  let matches = input.match(EMAIL_ADDRESS);
  if (!matches)
    return !1;
  let name = matches[1], host = matches[2];
  if (!name || !host || name.length > 64 || host.length > 253 || name[0] !== '"' && (name[0] === "." || name.endsWith(".") || name.includes("..")))
    return !1;
  if (host.startsWith("[") && host.endsWith("]")) {
    let address = host.slice(1, -1);
    return /^ipv6:/i.test(address) ? IPV6.test(address.slice(5)) : IPV4.test(address);
  }
  return HOSTNAME.test(host);
}, IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)$/, IPV6 = /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i, DURATION = (input) => /^P(?:\d+W|(?:(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?|T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S)))$/.test(input);
function bind(r) {
  return r.test.bind(r);
}
var format = {
  date,
  time: time.bind(void 0, !0),
  "date-time": date_time,
  duration: DURATION,
  uri,
  "uri-reference": bind(URIREF),
  "uri-template": bind(URITEMPLATE),
  url: bind(URL_),
  email: EMAIL,
  hostname: bind(HOSTNAME),
  ipv4: bind(IPV4),
  ipv6: bind(IPV6),
  regex,
  uuid: bind(UUID),
  "json-pointer": bind(JSON_POINTER),
  "json-pointer-uri-fragment": bind(JSON_POINTER_URI_FRAGMENT),
  "relative-json-pointer": bind(RELATIVE_JSON_POINTER)
};
function isLeapYear(year) {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
function date(str) {
  let matches = str.match(DATE);
  if (!matches)
    return !1;
  let yearPart = matches[1], monthPart = matches[2], dayPart = matches[3];
  if (!yearPart || !monthPart || !dayPart)
    return !1;
  let year = +yearPart, month = +monthPart, day = +dayPart, maxDay = month == 2 && isLeapYear(year) ? 29 : DAYS[month];
  return month >= 1 && month <= 12 && day >= 1 && maxDay !== void 0 && day <= maxDay;
}
function time(full, str) {
  let matches = str.match(TIME);
  if (!matches)
    return !1;
  let hourPart = matches[1], minutePart = matches[2], secondPart = matches[3];
  if (!hourPart || !minutePart || !secondPart)
    return !1;
  let hour = +hourPart, minute = +minutePart, second = +secondPart, timeZone = matches[5], offsetSign = matches[6], offsetHour = +(matches[7] ?? 0), offsetMinute = +(matches[8] ?? 0);
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59 || full && timeZone === void 0)
    return !1;
  if (second < 60)
    return !0;
  let offsetDirection = offsetSign === "+" ? 1 : offsetSign === "-" ? -1 : 0;
  return (hour * 60 + minute - offsetDirection * (offsetHour * 60 + offsetMinute) + 1440) % 1440 === 1439;
}
var DATE_TIME_SEPARATOR = /t|\s/i;
function date_time(str) {
  let [datePart, timePart, extra] = str.split(DATE_TIME_SEPARATOR);
  return datePart !== void 0 && timePart !== void 0 && extra === void 0 && date(datePart) && time(!0, timePart);
}
var NOT_URI_FRAGMENT = /\/|:/, URI_PATTERN = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function uri(str) {
  return NOT_URI_FRAGMENT.test(str) && URI_PATTERN.test(str);
}
var Z_ANCHOR = /[^\\]\\Z/;
function regex(str) {
  if (Z_ANCHOR.test(str))
    return !1;
  try {
    return new RegExp(str, "u"), !0;
  } catch {
    return !1;
  }
}

// node_modules/@cfworker/json-schema/dist/esm/ucs2-length.js
function ucs2length(s) {
  let result = 0, length = s.length, index = 0, charCode;
  for (; index < length; )
    result++, charCode = s.charCodeAt(index++), charCode >= 55296 && charCode <= 56319 && index < length && (charCode = s.charCodeAt(index), (charCode & 64512) == 56320 && index++);
  return result;
}

// node_modules/@cfworker/json-schema/dist/esm/validate.js
function hasOwnProperty(instance, key) {
  return Object.prototype.hasOwnProperty.call(instance, key);
}
function decimalInteger(value) {
  let coefficientAndExponent = Math.abs(value).toString().split("e"), coefficient = coefficientAndExponent[0], exponent = coefficientAndExponent[1] ?? "0", point = coefficient.indexOf("."), fractionLength = point === -1 ? 0 : coefficient.length - point - 1;
  return [
    BigInt(coefficient.replace(".", "")),
    Number(exponent) - fractionLength
  ];
}
function isMultipleOf(instance, divisor) {
  if (!Number.isFinite(instance) || !Number.isFinite(divisor) || divisor <= 0)
    return !1;
  let [instanceCoefficient, instanceExponent] = decimalInteger(instance), [divisorCoefficient, divisorExponent] = decimalInteger(divisor), exponentDifference = instanceExponent - divisorExponent;
  return exponentDifference >= 0 ? instanceCoefficient * 10n ** BigInt(exponentDifference) % divisorCoefficient === 0n : instanceCoefficient % (divisorCoefficient * 10n ** BigInt(-exponentDifference)) === 0n;
}
function validate(instance, schema, draft = "2019-09", lookup = dereference(schema), shortCircuit = !0, recursiveAnchor = null, instanceLocation = "#", schemaLocation = "#", evaluated = /* @__PURE__ */ Object.create(null)) {
  if (schema === !0)
    return { valid: !0, errors: [] };
  if (schema === !1)
    return {
      valid: !1,
      errors: [
        {
          instanceLocation,
          keyword: "false",
          keywordLocation: instanceLocation,
          error: "False boolean schema."
        }
      ]
    };
  let rawInstanceType = typeof instance, instanceType;
  switch (rawInstanceType) {
    case "boolean":
    case "number":
    case "string":
      instanceType = rawInstanceType;
      break;
    case "object":
      instance === null ? instanceType = "null" : Array.isArray(instance) ? instanceType = "array" : instanceType = "object";
      break;
    default:
      throw new Error(`Instances of "${rawInstanceType}" type are not supported.`);
  }
  let { $ref, $recursiveRef, $recursiveAnchor, type: $type, const: $const, enum: $enum, required: $required, not: $not, anyOf: $anyOf, allOf: $allOf, oneOf: $oneOf, if: $if, then: $then, else: $else, format: $format, properties: $properties, patternProperties: $patternProperties, additionalProperties: $additionalProperties, unevaluatedProperties: $unevaluatedProperties, minProperties: $minProperties, maxProperties: $maxProperties, propertyNames: $propertyNames, dependentRequired: $dependentRequired, dependentSchemas: $dependentSchemas, dependencies: $dependencies, prefixItems: $prefixItems, items: $items, additionalItems: $additionalItems, unevaluatedItems: $unevaluatedItems, contains: $contains, minContains: $minContains, maxContains: $maxContains, minItems: $minItems, maxItems: $maxItems, uniqueItems: $uniqueItems, minimum: $minimum, maximum: $maximum, exclusiveMinimum: $exclusiveMinimum, exclusiveMaximum: $exclusiveMaximum, multipleOf: $multipleOf, minLength: $minLength, maxLength: $maxLength, pattern: $pattern, __absolute_ref__, __absolute_recursive_ref__ } = schema, errors = [];
  if ($recursiveAnchor === !0 && recursiveAnchor === null && (recursiveAnchor = schema), $recursiveRef === "#") {
    let refSchema = recursiveAnchor === null ? lookup[__absolute_recursive_ref__] : recursiveAnchor, keywordLocation = `${schemaLocation}/$recursiveRef`, result = validate(instance, recursiveAnchor === null ? schema : recursiveAnchor, draft, lookup, shortCircuit, refSchema, instanceLocation, keywordLocation, evaluated);
    result.valid || errors.push({
      instanceLocation,
      keyword: "$recursiveRef",
      keywordLocation,
      error: "A subschema had errors."
    }, ...result.errors);
  }
  if ($ref !== void 0) {
    let refSchema = lookup[__absolute_ref__ || $ref];
    if (refSchema === void 0) {
      let message = `Unresolved $ref "${$ref}".`;
      throw __absolute_ref__ && __absolute_ref__ !== $ref && (message += `  Absolute URI "${__absolute_ref__}".`), message += `
Known schemas:
- ${Object.keys(lookup).join(`
- `)}`, new Error(message);
    }
    let keywordLocation = `${schemaLocation}/$ref`, result = validate(instance, refSchema, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, keywordLocation, evaluated);
    if (result.valid || errors.push({
      instanceLocation,
      keyword: "$ref",
      keywordLocation,
      error: "A subschema had errors."
    }, ...result.errors), draft === "4" || draft === "7")
      return { valid: errors.length === 0, errors };
  }
  if (Array.isArray($type)) {
    let length = $type.length, valid = !1;
    for (let i = 0; i < length; i++)
      if (instanceType === $type[i] || $type[i] === "integer" && instanceType === "number" && instance % 1 === 0 && instance === instance) {
        valid = !0;
        break;
      }
    valid || errors.push({
      instanceLocation,
      keyword: "type",
      keywordLocation: `${schemaLocation}/type`,
      error: `Instance type "${instanceType}" is invalid. Expected "${$type.join('", "')}".`
    });
  } else $type === "integer" ? (instanceType !== "number" || instance % 1 || instance !== instance) && errors.push({
    instanceLocation,
    keyword: "type",
    keywordLocation: `${schemaLocation}/type`,
    error: `Instance type "${instanceType}" is invalid. Expected "${$type}".`
  }) : $type !== void 0 && instanceType !== $type && errors.push({
    instanceLocation,
    keyword: "type",
    keywordLocation: `${schemaLocation}/type`,
    error: `Instance type "${instanceType}" is invalid. Expected "${$type}".`
  });
  if ($const !== void 0 && (instanceType === "object" || instanceType === "array" ? deepCompareStrict(instance, $const) || errors.push({
    instanceLocation,
    keyword: "const",
    keywordLocation: `${schemaLocation}/const`,
    error: `Instance does not match ${JSON.stringify($const)}.`
  }) : instance !== $const && errors.push({
    instanceLocation,
    keyword: "const",
    keywordLocation: `${schemaLocation}/const`,
    error: `Instance does not match ${JSON.stringify($const)}.`
  })), $enum !== void 0 && (instanceType === "object" || instanceType === "array" ? $enum.some((value) => deepCompareStrict(instance, value)) || errors.push({
    instanceLocation,
    keyword: "enum",
    keywordLocation: `${schemaLocation}/enum`,
    error: `Instance does not match any of ${JSON.stringify($enum)}.`
  }) : $enum.some((value) => instance === value) || errors.push({
    instanceLocation,
    keyword: "enum",
    keywordLocation: `${schemaLocation}/enum`,
    error: `Instance does not match any of ${JSON.stringify($enum)}.`
  })), $not !== void 0) {
    let keywordLocation = `${schemaLocation}/not`;
    validate(instance, $not, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, keywordLocation).valid && errors.push({
      instanceLocation,
      keyword: "not",
      keywordLocation,
      error: 'Instance matched "not" schema.'
    });
  }
  let subEvaluateds = [];
  if ($anyOf !== void 0) {
    let keywordLocation = `${schemaLocation}/anyOf`, errorsLength = errors.length, anyValid = !1;
    for (let [i, subSchema] of $anyOf.entries()) {
      let subEvaluated = Object.create(evaluated), result = validate(instance, subSchema, draft, lookup, shortCircuit, $recursiveAnchor === !0 ? recursiveAnchor : null, instanceLocation, `${keywordLocation}/${i}`, subEvaluated);
      errors.push(...result.errors), anyValid = anyValid || result.valid, result.valid && subEvaluateds.push(subEvaluated);
    }
    anyValid ? errors.length = errorsLength : errors.splice(errorsLength, 0, {
      instanceLocation,
      keyword: "anyOf",
      keywordLocation,
      error: "Instance does not match any subschemas."
    });
  }
  if ($allOf !== void 0) {
    let keywordLocation = `${schemaLocation}/allOf`, errorsLength = errors.length, allValid = !0;
    for (let [i, subSchema] of $allOf.entries()) {
      let subEvaluated = Object.create(evaluated), result = validate(instance, subSchema, draft, lookup, shortCircuit, $recursiveAnchor === !0 ? recursiveAnchor : null, instanceLocation, `${keywordLocation}/${i}`, subEvaluated);
      errors.push(...result.errors), allValid = allValid && result.valid, result.valid && subEvaluateds.push(subEvaluated);
    }
    allValid ? errors.length = errorsLength : errors.splice(errorsLength, 0, {
      instanceLocation,
      keyword: "allOf",
      keywordLocation,
      error: "Instance does not match every subschema."
    });
  }
  if ($oneOf !== void 0) {
    let keywordLocation = `${schemaLocation}/oneOf`, errorsLength = errors.length, matches = $oneOf.filter((subSchema, i) => {
      let subEvaluated = Object.create(evaluated), result = validate(instance, subSchema, draft, lookup, shortCircuit, $recursiveAnchor === !0 ? recursiveAnchor : null, instanceLocation, `${keywordLocation}/${i}`, subEvaluated);
      return errors.push(...result.errors), result.valid && subEvaluateds.push(subEvaluated), result.valid;
    }).length;
    matches === 1 ? errors.length = errorsLength : errors.splice(errorsLength, 0, {
      instanceLocation,
      keyword: "oneOf",
      keywordLocation,
      error: `Instance does not match exactly one subschema (${matches} matches).`
    });
  }
  if ((instanceType === "object" || instanceType === "array") && Object.assign(evaluated, ...subEvaluateds), $if !== void 0) {
    let keywordLocation = `${schemaLocation}/if`, ifEvaluated = /* @__PURE__ */ Object.create(null);
    if (validate(instance, $if, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, keywordLocation, ifEvaluated).valid) {
      if (Object.assign(evaluated, ifEvaluated), $then !== void 0) {
        let thenResult = validate(instance, $then, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, `${schemaLocation}/then`, evaluated);
        thenResult.valid || errors.push({
          instanceLocation,
          keyword: "if",
          keywordLocation,
          error: 'Instance does not match "then" schema.'
        }, ...thenResult.errors);
      }
    } else if ($else !== void 0) {
      let elseResult = validate(instance, $else, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, `${schemaLocation}/else`, evaluated);
      elseResult.valid || errors.push({
        instanceLocation,
        keyword: "if",
        keywordLocation,
        error: 'Instance does not match "else" schema.'
      }, ...elseResult.errors);
    }
  }
  if (instanceType === "object") {
    if ($required !== void 0)
      for (let key of $required)
        hasOwnProperty(instance, key) || errors.push({
          instanceLocation,
          keyword: "required",
          keywordLocation: `${schemaLocation}/required`,
          error: `Instance does not have required property "${key}".`
        });
    let keys = Object.keys(instance);
    if ($minProperties !== void 0 && keys.length < $minProperties && errors.push({
      instanceLocation,
      keyword: "minProperties",
      keywordLocation: `${schemaLocation}/minProperties`,
      error: `Instance does not have at least ${$minProperties} properties.`
    }), $maxProperties !== void 0 && keys.length > $maxProperties && errors.push({
      instanceLocation,
      keyword: "maxProperties",
      keywordLocation: `${schemaLocation}/maxProperties`,
      error: `Instance does not have at least ${$maxProperties} properties.`
    }), $propertyNames !== void 0) {
      let keywordLocation = `${schemaLocation}/propertyNames`;
      for (let key in instance) {
        let subInstancePointer = `${instanceLocation}/${encodePointer(key)}`, result = validate(key, $propertyNames, draft, lookup, shortCircuit, recursiveAnchor, subInstancePointer, keywordLocation);
        result.valid || errors.push({
          instanceLocation,
          keyword: "propertyNames",
          keywordLocation,
          error: `Property name "${key}" does not match schema.`
        }, ...result.errors);
      }
    }
    if ($dependentRequired !== void 0) {
      let keywordLocation = `${schemaLocation}/dependantRequired`;
      for (let key in $dependentRequired)
        if (hasOwnProperty(instance, key)) {
          let required = $dependentRequired[key];
          for (let dependantKey of required)
            hasOwnProperty(instance, dependantKey) || errors.push({
              instanceLocation,
              keyword: "dependentRequired",
              keywordLocation,
              error: `Instance has "${key}" but does not have "${dependantKey}".`
            });
        }
    }
    if ($dependentSchemas !== void 0)
      for (let [key, dependentSchema] of Object.entries($dependentSchemas)) {
        let keywordLocation = `${schemaLocation}/dependentSchemas`;
        if (hasOwnProperty(instance, key)) {
          let result = validate(instance, dependentSchema, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, `${keywordLocation}/${encodePointer(key)}`, evaluated);
          result.valid || errors.push({
            instanceLocation,
            keyword: "dependentSchemas",
            keywordLocation,
            error: `Instance has "${key}" but does not match dependant schema.`
          }, ...result.errors);
        }
      }
    if ($dependencies !== void 0) {
      let keywordLocation = `${schemaLocation}/dependencies`;
      for (let key in $dependencies)
        if (hasOwnProperty(instance, key)) {
          let propsOrSchema = $dependencies[key];
          if (Array.isArray(propsOrSchema))
            for (let dependantKey of propsOrSchema)
              hasOwnProperty(instance, dependantKey) || errors.push({
                instanceLocation,
                keyword: "dependencies",
                keywordLocation,
                error: `Instance has "${key}" but does not have "${dependantKey}".`
              });
          else {
            let result = validate(instance, propsOrSchema, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, `${keywordLocation}/${encodePointer(key)}`);
            result.valid || errors.push({
              instanceLocation,
              keyword: "dependencies",
              keywordLocation,
              error: `Instance has "${key}" but does not match dependant schema.`
            }, ...result.errors);
          }
        }
    }
    let thisEvaluated = /* @__PURE__ */ Object.create(null), stop = !1;
    if ($properties !== void 0) {
      let keywordLocation = `${schemaLocation}/properties`;
      for (let [key, propertySchema] of Object.entries($properties)) {
        if (!hasOwnProperty(instance, key))
          continue;
        let subInstancePointer = `${instanceLocation}/${encodePointer(key)}`, result = validate(instance[key], propertySchema, draft, lookup, shortCircuit, recursiveAnchor, subInstancePointer, `${keywordLocation}/${encodePointer(key)}`);
        if (thisEvaluated[key] = !0, result.valid)
          evaluated[key] = !0;
        else if (stop = shortCircuit, errors.push({
          instanceLocation,
          keyword: "properties",
          keywordLocation,
          error: `Property "${key}" does not match schema.`
        }, ...result.errors), stop)
          break;
      }
    }
    if (!stop && $patternProperties !== void 0) {
      let keywordLocation = `${schemaLocation}/patternProperties`;
      for (let [pattern, subSchema] of Object.entries($patternProperties)) {
        let regex2 = new RegExp(pattern, "u");
        for (let key in instance) {
          if (!regex2.test(key))
            continue;
          let subInstancePointer = `${instanceLocation}/${encodePointer(key)}`, result = validate(instance[key], subSchema, draft, lookup, shortCircuit, recursiveAnchor, subInstancePointer, `${keywordLocation}/${encodePointer(pattern)}`);
          thisEvaluated[key] = !0, result.valid ? evaluated[key] = !0 : (stop = shortCircuit, errors.push({
            instanceLocation,
            keyword: "patternProperties",
            keywordLocation,
            error: `Property "${key}" matches pattern "${pattern}" but does not match associated schema.`
          }, ...result.errors));
        }
      }
    }
    if (!stop && $additionalProperties !== void 0) {
      let keywordLocation = `${schemaLocation}/additionalProperties`;
      for (let key in instance) {
        if (thisEvaluated[key])
          continue;
        let subInstancePointer = `${instanceLocation}/${encodePointer(key)}`, result = validate(instance[key], $additionalProperties, draft, lookup, shortCircuit, recursiveAnchor, subInstancePointer, keywordLocation);
        result.valid ? evaluated[key] = !0 : (stop = shortCircuit, errors.push({
          instanceLocation,
          keyword: "additionalProperties",
          keywordLocation,
          error: `Property "${key}" does not match additional properties schema.`
        }, ...result.errors));
      }
    } else if (!stop && $unevaluatedProperties !== void 0) {
      let keywordLocation = `${schemaLocation}/unevaluatedProperties`;
      for (let key in instance)
        if (!evaluated[key]) {
          let subInstancePointer = `${instanceLocation}/${encodePointer(key)}`, result = validate(instance[key], $unevaluatedProperties, draft, lookup, shortCircuit, recursiveAnchor, subInstancePointer, keywordLocation);
          result.valid ? evaluated[key] = !0 : errors.push({
            instanceLocation,
            keyword: "unevaluatedProperties",
            keywordLocation,
            error: `Property "${key}" does not match unevaluated properties schema.`
          }, ...result.errors);
        }
    }
  } else if (instanceType === "array") {
    $maxItems !== void 0 && instance.length > $maxItems && errors.push({
      instanceLocation,
      keyword: "maxItems",
      keywordLocation: `${schemaLocation}/maxItems`,
      error: `Array has too many items (${instance.length} > ${$maxItems}).`
    }), $minItems !== void 0 && instance.length < $minItems && errors.push({
      instanceLocation,
      keyword: "minItems",
      keywordLocation: `${schemaLocation}/minItems`,
      error: `Array has too few items (${instance.length} < ${$minItems}).`
    });
    let length = instance.length, i = 0, stop = !1;
    if ($prefixItems !== void 0) {
      let keywordLocation = `${schemaLocation}/prefixItems`, length2 = Math.min($prefixItems.length, length);
      for (; i < length2; i++) {
        let result = validate(instance[i], $prefixItems[i], draft, lookup, shortCircuit, recursiveAnchor, `${instanceLocation}/${i}`, `${keywordLocation}/${i}`);
        if (evaluated[i] = !0, !result.valid && (stop = shortCircuit, errors.push({
          instanceLocation,
          keyword: "prefixItems",
          keywordLocation,
          error: "Items did not match schema."
        }, ...result.errors), stop))
          break;
      }
    }
    if ($items !== void 0) {
      let keywordLocation = `${schemaLocation}/items`;
      if (Array.isArray($items)) {
        let length2 = Math.min($items.length, length);
        for (; i < length2; i++) {
          let result = validate(instance[i], $items[i], draft, lookup, shortCircuit, recursiveAnchor, `${instanceLocation}/${i}`, `${keywordLocation}/${i}`);
          if (evaluated[i] = !0, !result.valid && (stop = shortCircuit, errors.push({
            instanceLocation,
            keyword: "items",
            keywordLocation,
            error: "Items did not match schema."
          }, ...result.errors), stop))
            break;
        }
      } else
        for (; i < length; i++) {
          let result = validate(instance[i], $items, draft, lookup, shortCircuit, recursiveAnchor, `${instanceLocation}/${i}`, keywordLocation);
          if (evaluated[i] = !0, !result.valid && (stop = shortCircuit, errors.push({
            instanceLocation,
            keyword: "items",
            keywordLocation,
            error: "Items did not match schema."
          }, ...result.errors), stop))
            break;
        }
      if (!stop && $additionalItems !== void 0) {
        let keywordLocation2 = `${schemaLocation}/additionalItems`;
        for (; i < length; i++) {
          let result = validate(instance[i], $additionalItems, draft, lookup, shortCircuit, recursiveAnchor, `${instanceLocation}/${i}`, keywordLocation2);
          evaluated[i] = !0, result.valid || (stop = shortCircuit, errors.push({
            instanceLocation,
            keyword: "additionalItems",
            keywordLocation: keywordLocation2,
            error: "Items did not match additional items schema."
          }, ...result.errors));
        }
      }
    }
    if ($contains !== void 0)
      if (length === 0 && $minContains === void 0)
        errors.push({
          instanceLocation,
          keyword: "contains",
          keywordLocation: `${schemaLocation}/contains`,
          error: "Array is empty. It must contain at least one item matching the schema."
        });
      else if ($minContains !== void 0 && length < $minContains)
        errors.push({
          instanceLocation,
          keyword: "minContains",
          keywordLocation: `${schemaLocation}/minContains`,
          error: `Array has less items (${length}) than minContains (${$minContains}).`
        });
      else {
        let keywordLocation = `${schemaLocation}/contains`, errorsLength = errors.length, contained = 0;
        for (let j = 0; j < length; j++) {
          let result = validate(instance[j], $contains, draft, lookup, shortCircuit, recursiveAnchor, `${instanceLocation}/${j}`, keywordLocation);
          result.valid ? (evaluated[j] = !0, contained++) : errors.push(...result.errors);
        }
        contained >= ($minContains || 0) && (errors.length = errorsLength), $minContains === void 0 && contained === 0 ? errors.splice(errorsLength, 0, {
          instanceLocation,
          keyword: "contains",
          keywordLocation,
          error: "Array does not contain item matching schema."
        }) : $minContains !== void 0 && contained < $minContains ? errors.push({
          instanceLocation,
          keyword: "minContains",
          keywordLocation: `${schemaLocation}/minContains`,
          error: `Array must contain at least ${$minContains} items matching schema. Only ${contained} items were found.`
        }) : $maxContains !== void 0 && contained > $maxContains && errors.push({
          instanceLocation,
          keyword: "maxContains",
          keywordLocation: `${schemaLocation}/maxContains`,
          error: `Array may contain at most ${$maxContains} items matching schema. ${contained} items were found.`
        });
      }
    if (!stop && $unevaluatedItems !== void 0) {
      let keywordLocation = `${schemaLocation}/unevaluatedItems`;
      for (i; i < length; i++) {
        if (evaluated[i])
          continue;
        let result = validate(instance[i], $unevaluatedItems, draft, lookup, shortCircuit, recursiveAnchor, `${instanceLocation}/${i}`, keywordLocation);
        evaluated[i] = !0, result.valid || errors.push({
          instanceLocation,
          keyword: "unevaluatedItems",
          keywordLocation,
          error: "Items did not match unevaluated items schema."
        }, ...result.errors);
      }
    }
    if ($uniqueItems)
      for (let j = 0; j < length; j++) {
        let a = instance[j], ao = typeof a == "object" && a !== null;
        for (let k = 0; k < length; k++) {
          if (j === k)
            continue;
          let b = instance[k];
          (a === b || ao && (typeof b == "object" && b !== null) && deepCompareStrict(a, b)) && (errors.push({
            instanceLocation,
            keyword: "uniqueItems",
            keywordLocation: `${schemaLocation}/uniqueItems`,
            error: `Duplicate items at indexes ${j} and ${k}.`
          }), j = Number.MAX_SAFE_INTEGER, k = Number.MAX_SAFE_INTEGER);
        }
      }
  } else if (instanceType === "number")
    draft === "4" ? ($minimum !== void 0 && ($exclusiveMinimum === !0 && instance <= $minimum || instance < $minimum) && errors.push({
      instanceLocation,
      keyword: "minimum",
      keywordLocation: `${schemaLocation}/minimum`,
      error: `${instance} is less than ${$exclusiveMinimum ? "or equal to " : ""} ${$minimum}.`
    }), $maximum !== void 0 && ($exclusiveMaximum === !0 && instance >= $maximum || instance > $maximum) && errors.push({
      instanceLocation,
      keyword: "maximum",
      keywordLocation: `${schemaLocation}/maximum`,
      error: `${instance} is greater than ${$exclusiveMaximum ? "or equal to " : ""} ${$maximum}.`
    })) : ($minimum !== void 0 && instance < $minimum && errors.push({
      instanceLocation,
      keyword: "minimum",
      keywordLocation: `${schemaLocation}/minimum`,
      error: `${instance} is less than ${$minimum}.`
    }), $maximum !== void 0 && instance > $maximum && errors.push({
      instanceLocation,
      keyword: "maximum",
      keywordLocation: `${schemaLocation}/maximum`,
      error: `${instance} is greater than ${$maximum}.`
    }), $exclusiveMinimum !== void 0 && instance <= $exclusiveMinimum && errors.push({
      instanceLocation,
      keyword: "exclusiveMinimum",
      keywordLocation: `${schemaLocation}/exclusiveMinimum`,
      error: `${instance} is less than ${$exclusiveMinimum}.`
    }), $exclusiveMaximum !== void 0 && instance >= $exclusiveMaximum && errors.push({
      instanceLocation,
      keyword: "exclusiveMaximum",
      keywordLocation: `${schemaLocation}/exclusiveMaximum`,
      error: `${instance} is greater than or equal to ${$exclusiveMaximum}.`
    })), $multipleOf !== void 0 && (isMultipleOf(instance, $multipleOf) || errors.push({
      instanceLocation,
      keyword: "multipleOf",
      keywordLocation: `${schemaLocation}/multipleOf`,
      error: `${instance} is not a multiple of ${$multipleOf}.`
    }));
  else if (instanceType === "string") {
    let length = $minLength === void 0 && $maxLength === void 0 ? 0 : ucs2length(instance);
    $minLength !== void 0 && length < $minLength && errors.push({
      instanceLocation,
      keyword: "minLength",
      keywordLocation: `${schemaLocation}/minLength`,
      error: `String is too short (${length} < ${$minLength}).`
    }), $maxLength !== void 0 && length > $maxLength && errors.push({
      instanceLocation,
      keyword: "maxLength",
      keywordLocation: `${schemaLocation}/maxLength`,
      error: `String is too long (${length} > ${$maxLength}).`
    }), $pattern !== void 0 && !new RegExp($pattern, "u").test(instance) && errors.push({
      instanceLocation,
      keyword: "pattern",
      keywordLocation: `${schemaLocation}/pattern`,
      error: "String does not match pattern."
    }), $format !== void 0 && format[$format] && !format[$format](instance) && errors.push({
      instanceLocation,
      keyword: "format",
      keywordLocation: `${schemaLocation}/format`,
      error: `String does not match format "${$format}".`
    });
  }
  return { valid: errors.length === 0, errors };
}

// node_modules/@cfworker/json-schema/dist/esm/validator.js
var Validator = class {
  schema;
  draft;
  shortCircuit;
  lookup;
  constructor(schema, draft = "2019-09", shortCircuit = !0) {
    this.schema = schema, this.draft = draft, this.shortCircuit = shortCircuit, this.lookup = dereference(schema);
  }
  validate(instance) {
    return validate(instance, this.schema, this.draft, this.lookup, this.shortCircuit);
  }
  addSchema(schema, id) {
    id && (schema = { ...schema, $id: id }), dereference(schema, this.lookup);
  }
};

// src/agents/tools/calls/json-schema.ts
var MAX_ERRORS = 10, MAX_ERROR_CHARACTERS2 = 240;
function schemaErrors(value, schema) {
  let units = validate2(value, schema);
  if (units === "too-large")
    return ["the value has too many errors, or is nested too deeply"];
  let causes = units.filter(({ keyword }) => !AROUND.has(keyword)), errors = [...new Set((causes.length > 0 ? causes : units).map(drawError))];
  return errors.length <= MAX_ERRORS ? errors : [...errors.slice(0, MAX_ERRORS), `and ${errors.length - MAX_ERRORS} more`];
}
var AROUND = /* @__PURE__ */ new Set([
  "properties",
  "additionalProperties",
  "items",
  "prefixItems",
  "allOf",
  "anyOf",
  "oneOf",
  "$ref"
]);
function validate2(value, schema) {
  for (let stopsAtFirst of [!1, !0])
    try {
      return new Validator(schema, "2020-12", stopsAtFirst).validate(value).errors;
    } catch (error) {
      if (!(error instanceof RangeError))
        throw error;
    }
  return "too-large";
}
function drawError({ keyword, instanceLocation, error }) {
  let place = instanceLocation.replace(/^#\/?/, ""), said = keyword === "false" ? "is not taken here" : error.replace(/\.$/, "");
  return showLineToModel(`${place === "" ? "" : `${place}: `}${said}`).slice(0, MAX_ERROR_CHARACTERS2);
}

// src/agents/tools/calls/loose-arguments.ts
var OTHER_NAMES = [
  ["filePath", ["path", "file", "file_path", "filepath", "filename", "absolute_path"]],
  ["path", ["dirPath", "filePath", "directory", "dir", "folder", "relative_workspace_path"]],
  ["query", ["pattern", "regex", "q", "search_term", "glob", "text"]],
  ["startLine", ["start_line", "line_start"]],
  ["endLine", ["end_line", "line_end"]],
  ["isRegexp", ["isRegex", "is_regexp", "is_regex"]],
  ["includePattern", ["include_pattern", "include", "glob", "filePattern", "path", "filePath"]],
  ["maxResults", ["max_results", "limit", "head_limit"]]
];
function fitArguments(given, schema) {
  let properties = objectAt(schema, "properties"), required = requiredBy(schema), entries = Object.entries(renameArguments(given, properties)).filter(([name, value]) => name !== "__proto__" && (value !== null || required.has(name))).map(([name, value]) => [name, convertType(value, objectAt(properties, name))]);
  return Object.fromEntries(entries);
}
function requiredBy({ required }) {
  return new Set(Array.isArray(required) ? required : []);
}
function renameArguments(given, properties) {
  let named = new Map(Object.entries(given));
  for (let [name, others] of OTHER_NAMES) {
    let other = others.find((one) => named.has(one) && !Object.hasOwn(properties, one));
    other !== void 0 && Object.hasOwn(properties, name) && !named.has(name) && (named.set(name, named.get(other)), named.delete(other));
  }
  return Object.fromEntries(named);
}
function convertType(value, { type }) {
  switch (type) {
    case "integer":
    case "number":
      return typeof value == "string" && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value;
    case "boolean":
      return value === "true" ? !0 : value === "false" ? !1 : value;
    case "string":
      return typeof value == "number" ? String(value) : value;
    case "array":
      return typeof value == "string" ? [value] : value;
    default:
      return value;
  }
}
function objectAt(value, key) {
  let found = Object.hasOwn(value, key) ? value[key] : void 0;
  return isRecord(found) ? found : {};
}

// src/agents/tools/calls/read-arguments.ts
var MAX_ARGUMENT_CHARACTERS = 32 * 1024;
function readArguments(written, schema) {
  if (written.length > MAX_ARGUMENT_CHARACTERS)
    return { kind: "wrong", reason: `The arguments have ${written.length} characters, and at most ${MAX_ARGUMENT_CHARACTERS} are read. Ask for less in one call.` };
  let value = parse(written);
  if (!isRecord(value))
    return { kind: "wrong", reason: `The arguments are not one whole JSON object. ${describeForm(schema)}` };
  let given = fitArguments(value, schema), errors = schemaErrors(given, schema);
  return errors.length === 0 ? { kind: "arguments", given } : { kind: "wrong", reason: `The arguments do not fit: ${errors.join("; ")}. ${describeForm(schema)}` };
}
function parse(written) {
  let value = written.trim() === "" ? {} : parseJson(written);
  return typeof value == "string" ? parseJson(value) : value;
}
function describeForm({ properties, required }) {
  let isRequired = (name) => Array.isArray(required) && required.includes(name), names = Object.entries(isRecord(properties) ? properties : {}).map(([name, property]) => `${name} (${describeType(property)}${isRequired(name) ? ", required" : ""})`);
  return names.length === 0 ? "It takes none: write {}." : `Taken are: ${names.join(", ")}.`;
}
function describeType(property) {
  let { type } = isRecord(property) ? property : {};
  return typeof type == "string" ? type : "any";
}

// src/agents/tools/calls/run-bounded.ts
var LIMITED_BY_ITSELF = "runSubagent", usualTimeLimit = ({ name }) => name === LIMITED_BY_ITSELF ? void 0 : AbortSignal.timeout(6e4);
async function runBounded(tool, given, signal, timeLimit) {
  if (signal.aborted)
    return { kind: "cancelled" };
  let limit = timeLimit(tool), either = limit === void 0 ? signal : AbortSignal.any([signal, limit]), end = whenAborted(either);
  try {
    let ended = end.promise.then(() => ({ kind: signal.aborted ? "cancelled" : "timed-out" }));
    return await Promise.race([tool.run(given, either), ended]);
  } catch (error) {
    return { kind: "failed", problem: error instanceof Error ? error.message : String(error) };
  } finally {
    end.release();
  }
}
function whenAborted(signal) {
  let release = () => {
  };
  return { promise: new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    let end = () => resolve();
    signal.addEventListener("abort", end, { once: !0 }), release = () => signal.removeEventListener("abort", end);
  }), release: () => release() };
}

// src/agents/tools/calls/answer-calls.ts
var MAX_CALLS_PER_TURN = 32;
async function answerCalls(calls, tools, { signal, seen, timeLimit = usualTimeLimit }) {
  let begun = /* @__PURE__ */ new Set(), lastExclusive = Promise.resolve(), answer = async (call, index) => {
    let read = index < MAX_CALLS_PER_TURN ? readCall(call, tools) : TOO_MANY;
    if (read.kind !== "call")
      return read;
    let { tool, given, key } = read;
    if (begun.has(key))
      return { kind: "repeated" };
    begun.add(key);
    let earlier = seen.get(key);
    if (earlier !== void 0)
      return { kind: "repeated", earlier };
    let run = () => runBounded(tool, given, signal, timeLimit), running = tool.isExclusive === !0 ? lastExclusive.then(run) : run();
    return lastExclusive = tool.isExclusive === !0 ? running : lastExclusive, remember(seen, key, await running);
  };
  return Promise.all(calls.map(answer));
}
var TOO_MANY = { kind: "not-run", most: MAX_CALLS_PER_TURN };
function readCall(call, tools) {
  let tool = tools.find(({ name }) => name === call.name);
  if (tool === void 0) {
    let names = tools.map(({ name }) => name).join(", ");
    return { kind: "not-offered", reason: `There is no tool of that name here. ${names === "" ? "No tool is left to call." : `There are: ${names}.`}` };
  }
  let read = readArguments(call.arguments, tool.parameters);
  return read.kind === "wrong" ? { kind: "wrong-arguments", reason: read.reason } : { kind: "call", tool, given: read.given, key: writeCallKey(tool, read.given, call.arguments) };
}
function writeCallKey({ name }, given, written) {
  let sorted = Object.entries(given).sort(([a], [b]) => a < b ? -1 : 1);
  try {
    return `${name} ${JSON.stringify(sorted)}`;
  } catch {
    return `${name} ${written}`;
  }
}
function remember(seen, key, outcome) {
  return (outcome.kind === "text" || outcome.kind === "refused") && seen.set(key, outcome), outcome.kind === "text" ? { kind: "answered", text: outcome.text } : outcome;
}

// src/agents/replay-turn.ts
var MAX_ARGUMENTS_CHARACTERS = 8e3, NAME = /^[\w-]{1,64}$/, UNKNOWN_NAME = "unknown_tool";
function replayTurn({ text, toolCalls, opaque }) {
  return {
    role: "assistant",
    content: text,
    toolCalls: withOwnIds(toolCalls.slice(0, MAX_CALLS_PER_TURN)).map(replayCall),
    ...opaque === void 0 ? {} : { opaque }
  };
}
function withOwnIds(calls) {
  let given = new Set(calls.map(({ id }) => id)), taken = /* @__PURE__ */ new Set([""]);
  return calls.map((call, index) => {
    let { id } = call;
    for (let number = index + 1; taken.has(id); number += calls.length)
      id = given.has(`call_${number}`) ? id : `call_${number}`;
    return taken.add(id), { ...call, id };
  });
}
function replayCall(call) {
  return {
    ...call,
    name: NAME.test(call.name) ? call.name : UNKNOWN_NAME,
    arguments: isObject(call.arguments) ? call.arguments : "{}"
  };
}
function isObject(text) {
  return text.length <= MAX_ARGUMENTS_CHARACTERS && isRecord(parseJson(text));
}

// src/tokens/token-windows.ts
var CHARACTERS_PER_TOKEN = 8, GROWTH = 4;
function windowAtStart(tokenizer, text, most) {
  if (!(most >= 1))
    return { text: "", lengths: [] };
  for (let characters = CHARACTERS_PER_TOKEN * (most + 1); ; characters *= GROWTH) {
    let window = text.slice(0, cutAfter(text, characters)), lengths = tokenizer.tokenLengths(window);
    if (lengths.length > most || window.length === text.length)
      return { text: window, lengths };
  }
}
var MAX_RUN_CHARACTERS = 4096;
function cutAfter(text, offset) {
  for (let at2 = offset; at2 <= offset + MAX_RUN_CHARACTERS; at2 += 1)
    if (isExactSplit(text, at2))
      return at2;
  return offset;
}

// src/tokens/token-slices.ts
function firstTokens(tokenizer, text, most) {
  let window = windowAtStart(tokenizer, text, most);
  if (window.lengths.length <= most)
    return window.text;
  let offsets = tokenOffsets(window.text, window.lengths);
  return longestWithin(tokenizer, most, (tokens) => {
    let end = offsets[tokens];
    return end === void 0 ? void 0 : window.text.slice(0, end);
  });
}
var PATIENCE = 8;
function longestWithin(tokenizer, most, sliceOf) {
  let tooLong2 = 0, tokens = Math.floor(most);
  for (; tokens > 0; ) {
    let slice = sliceOf(tokens);
    if (slice === void 0)
      tokens -= 1;
    else {
      if (tokenizer.count(slice) <= most)
        return slice;
      tooLong2 += 1, tokens -= 2 ** Math.max(0, tooLong2 - PATIENCE);
    }
  }
  return "";
}
function tokenOffsets(text, lengths) {
  let offsets = [0], offset = 0, bytes = 0, bytesOfTokens = 0;
  for (let length of lengths) {
    for (bytesOfTokens += length; bytes < bytesOfTokens; ) {
      let codePoint = text.codePointAt(offset) ?? 0;
      bytes += bytesIn(codePoint), offset += codePoint > 65535 ? 2 : 1;
    }
    offsets.push(bytes === bytesOfTokens ? offset : void 0);
  }
  return offsets;
}
function bytesIn(codePoint) {
  return codePoint < 128 ? 1 : codePoint < 2048 ? 2 : codePoint <= 65535 ? 3 : 4;
}

// src/agents/tools/calls/draw-result.ts
var MAX_CHARACTERS = 2e5;
function drawLines(text) {
  let kept = text.length <= MAX_CHARACTERS ? text : text.slice(0, MAX_CHARACTERS), lines = showToModel(kept.replace(/\r?\n$/, "")).split(/\r?\n/).map(shortenLine);
  return kept.length === text.length ? lines : [...lines, `(${text.length - kept.length} more characters are left out)`];
}
function drawResult({ remark, lines }) {
  let body = lines.map((line) => `${line}
`), { open, close } = fenceFor("RESULT", body);
  return `${remark === void 0 ? "" : `${remark}
`}${open}${body.join("")}${close}`;
}
var NO_ROOM = "Nothing of this result fits into the room that is left.", CUT2 = "The end of this result is left out, because there is no more room; ask for less at once.";
function drawWithin(result, most, tokenizer) {
  let whole = drawResult(result);
  if (tokenizer.count(whole) <= most)
    return whole;
  let remark = result.remark === void 0 ? CUT2 : `${result.remark} ${CUT2}`, frame = tokenizer.count(drawResult({ remark, lines: [] })), text = result.lines.join(`
`);
  for (let room = most - frame - FRAME_SLACK; room > 0; room = Math.floor(room * SHRINK) - 1) {
    let drawn = drawResult({ remark, lines: wholeLines(firstTokens(tokenizer, text, room)) });
    if (tokenizer.count(drawn) <= most)
      return drawn;
  }
  return NO_ROOM;
}
var FRAME_SLACK = 8, SHRINK = 0.9;
function wholeLines(text) {
  let end = text.lastIndexOf(`
`);
  return (end <= 0 ? text : text.slice(0, end)).split(`
`);
}

// src/agents/tools/calls/fair-shares.ts
function fairShares(wanted, room) {
  let shares = wanted.map(() => 0), smallestFirst = [...wanted.entries()].sort(([, a], [, b]) => a - b), left = Math.max(0, Math.floor(room));
  for (let [served, [index, want]] of smallestFirst.entries()) {
    let share = Math.min(want, Math.floor(left / (wanted.length - served)));
    shares[index] = share, left -= share;
  }
  return shares;
}

// src/agents/tools/calls/run-calls.ts
async function runToolCalls(calls, tools, terms) {
  let answers = await answerCalls(calls, tools, terms), contents = drawAnswers(answers, terms), results = contents.map((content, index) => {
    let { id, name } = at(calls, index);
    return { role: "tool", callId: id, name, content };
  }), uses = answers.map(
    (answer, index) => logUse(at(calls, index), answer, terms.tokenizer.count(at(contents, index)))
  );
  return uses.forEach((use) => terms.onUse?.(use)), { results, uses };
}
function drawAnswers(answers, { tokenizer, maxTokens }) {
  let parts = answers.map(drawAnswer), wanted = parts.map((part) => tokenizer.count(typeof part == "string" ? part : drawResult(part))), shares = fairShares(wanted, maxTokens);
  return parts.map((part, index) => typeof part == "string" ? part : drawWithin(part, at(shares, index), tokenizer));
}
function drawAnswer(answer) {
  switch (answer.kind) {
    case "answered":
      return { lines: drawLines(answer.text) };
    case "repeated":
      return answer.earlier === void 0 ? "You made the same call earlier in this turn: its result is for both." : { remark: "You made the same call before; nothing has changed since.", ...drawFirst(answer.earlier) };
    case "refused":
    case "wrong-arguments":
    case "not-offered":
      return drawRefusal(answer.reason);
    case "failed":
      return "The tool failed; the call was correct. Go on without it.";
    case "timed-out":
      return "The tool took too long and was ended. Ask for less at once, or go on without it.";
    case "cancelled":
      return "The run was cancelled.";
    case "waiting":
      return "There is no result yet.";
    case "not-run":
      return `Not run: one turn may make ${answer.most} calls.`;
  }
}
function drawFirst(outcome) {
  return outcome.kind === "text" ? { lines: drawLines(outcome.text) } : drawRefusal(outcome.reason);
}
function drawRefusal(reason) {
  return { remark: "There is no result:", lines: drawLines(reason) };
}
var MAX_LOGGED_CHARACTERS = 200, MAX_RESULT_CHARACTERS = 2e4;
function logUse(call, answer, tokens) {
  return {
    tool: inLog(call.name),
    arguments: inLog(call.arguments),
    outcome: answer.kind,
    tokens,
    ...answer.kind === "answered" ? { result: answer.text.slice(0, MAX_RESULT_CHARACTERS).toWellFormed() } : {},
    ...answer.kind === "failed" ? { problem: inLog(answer.problem) } : {}
  };
}
function inLog(text) {
  return oneLine(shorten(text, MAX_LOGGED_CHARACTERS));
}

// src/agents/turn-limits.ts
var LIMITS = {
  time: "the time was up (`max-minutes`)",
  room: "its requests had no room left (`max-input-tokens`)",
  fruitless: "its tool calls repeatedly gave nothing new"
}, LEAST_RESULT_TOKENS = 300, TOKENS_PER_RESULT = 60;
function resultRoom(room, turnTokens) {
  return Math.max(0, Math.min(Math.floor(room / 2), room - turnTokens));
}
var RESULT_SHARES = [1, 1 / 8, 1 / 64], MAX_FRUITLESS_TURNS = 3, FRUITLESS = /* @__PURE__ */ new Set(["wrong-arguments", "not-offered", "repeated", "not-run"]);
function isFruitless({ outcome }) {
  return FRUITLESS.has(outcome);
}

// src/agents/run-turn-calls.ts
async function runTurnCalls(reply, { tools, tokenizer, signal }, { seen, most, room }) {
  let turn = replayTurn(reply), framing = turn.toolCalls.length * TOKENS_PER_RESULT, maxTokens = Math.min(most, resultRoom(room, messageTokens(turn, tokenizer) + framing));
  if (maxTokens < LEAST_RESULT_TOKENS)
    return { kind: "no-room" };
  let calls = turn.toolCalls.map((call, index) => ({ ...call, ...reply.toolCalls[index], id: call.id })), run = await unlessAborted(runToolCalls(calls, tools, { tokenizer, maxTokens, signal, seen }), signal);
  if (run === void 0)
    return { kind: "aborted" };
  let results = run.results.map((result, index) => ({ ...result, name: at(turn.toolCalls, index).name }));
  return { kind: "exchange", exchange: measureExchange(turn, results, tokenizer), uses: run.uses };
}
async function unlessAborted(promise, signal) {
  if (signal.aborted)
    return;
  let stop = new AbortController(), aborted = new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve(void 0), { once: !0, signal: stop.signal });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    stop.abort();
  }
}

// src/agents/run-turns.ts
async function runTurns(terms, drafts, reservations, record) {
  let run = { terms, drafts, reservations, record, seen: /* @__PURE__ */ new Map() }, state = startState(terms);
  for (; ; ) {
    let step = await takeTurn(run, state);
    if (step.kind === "ended")
      return step.ending;
    state = step.state;
  }
}
function startState({ budget, tools }) {
  return {
    exchanges: [],
    limit: budget,
    offersTools: tools.length > 0,
    fruitlessTurns: 0,
    retries: [],
    lastTurnReason: void 0
  };
}
async function takeTurn(run, before) {
  let { terms, reservations, record } = run, turn = await planTurn(run, before);
  if (turn.kind === "failed")
    return { kind: "ended", ending: { kind: "failed", reply: turn } };
  let { state, request } = turn, reply = await sendRequest(terms, request, reservations, record);
  if (reply.kind === "failed") {
    let retried = retryAfter(run, state, reply, request);
    return retried === void 0 ? { kind: "ended", ending: { kind: "failed", reply } } : { kind: "next", state: retried };
  }
  let reading = reply.text.trim() === "" ? { kind: "unreadable", errors: [] } : terms.read(reply.text);
  if (record.keepAnswer(reading.kind === "read" ? reading.answer : reading.partly), reading.kind === "read" && !reply.cutOff)
    return { kind: "ended", ending: { kind: "answered" } };
  if (request.kind === "last" || reply.toolCalls.length === 0) {
    let { exchanges, limit, offersTools } = state;
    return {
      kind: "ended",
      ending: { ...describeUnanswered(reply, reading), exchanges, limit, withTools: offersTools }
    };
  }
  let next = await runTools(run, turn, reply);
  return next.kind === "failed" ? { kind: "ended", ending: { kind: "failed", reply: next } } : next;
}
async function planTurn(run, state) {
  if (run.terms.signal.aborted)
    return CANCELLED;
  if (!state.offersTools)
    return planLastTurn(run, state);
  let reason = state.lastTurnReason ?? findReachedLimit(run), open = reason === void 0 ? await planOpenTurn(run, state) : { kind: "refused", reason };
  return open.kind === "planned" ? open : (run.record.addShortage(`it had to conclude because ${open.reason}`), planLastTurn(run, { ...state, lastTurnReason: open.reason }));
}
function planLastTurn({ drafts, reservations }, state) {
  let request = drafts.last(state.exchanges), refusal = reservations.reserveNext(request.tokens);
  return refusal === void 0 ? { kind: "planned", state, request, maxResultTokens: 0 } : overLimit(refusal);
}
function findReachedLimit({ terms, record }) {
  return record.turns + 1 >= terms.maxTurns ? `its ${terms.maxTurns} turns were used up (\`max-turns\`)` : terms.deadline.isPast() ? LIMITS.time : void 0;
}
async function planOpenTurn(run, state) {
  let request = run.drafts.open(state.exchanges), refusal = run.reservations.reserveNext(request.tokens);
  if (await Promise.resolve(), refusal !== void 0)
    return { kind: "refused", reason: refusal };
  let results = reserveLastTurn(run, state, request);
  return results.kind === "refused" ? results : { kind: "planned", state, request, maxResultTokens: results.most };
}
function reserveLastTurn({ terms, drafts, reservations }, { limit }, open) {
  let room = resultRoom(drafts.roomFor(limit), 0), reserve = (share) => {
    let most = Math.max(LEAST_RESULT_TOKENS, Math.floor(room * share)), last = open.tokens + terms.outputTokens + most + drafts.concludeTokens, refusal = reservations.reserveLast(Math.min(limit, last));
    return refusal === void 0 ? { kind: "reserved", most } : { kind: "refused", reason: refusal };
  }, [whole, ...smaller] = RESULT_SHARES;
  return smaller.reduce((results, share) => results.kind === "reserved" ? results : reserve(share), reserve(whole));
}
async function runTools({ terms, drafts, record, seen }, { state, maxResultTokens }, reply) {
  let found = await runTurnCalls(reply, terms, { seen, most: maxResultTokens, room: drafts.roomFor(state.limit) });
  switch (found.kind) {
    case "aborted":
      return { kind: "next", state };
    case "no-room":
      return { kind: "next", state: { ...state, lastTurnReason: LIMITS.room } };
    case "exchange": {
      if (found.uses.some(({ outcome }) => outcome === "waiting"))
        return AGENT_WAITS;
      record.addToolUses(found.uses);
      let fruitlessTurns = found.uses.every(isFruitless) ? state.fruitlessTurns + 1 : 0, lastTurnReason = fruitlessTurns < MAX_FRUITLESS_TURNS ? void 0 : LIMITS.fruitless, exchanges = [...state.exchanges, found.exchange], after = { ...state, fruitlessTurns, lastTurnReason, exchanges };
      return { kind: "next", state: fitResults({ terms, drafts, record }, after) };
    }
  }
}
var AGENT_WAITS = {
  kind: "failed",
  cause: "waiting",
  reason: "it called an agent whose request is in a batch that is not answered yet",
  fatal: !1
};
function fitResults({ terms, drafts, record }, state) {
  let exchanges = fitExchanges(state.exchanges, drafts.roomFor(state.limit), terms.tokenizer);
  return countExchangesTokens(exchanges) < countExchangesTokens(state.exchanges) && record.addShortage("its oldest tool results were removed to make room for newer ones (`max-input-tokens`)"), { ...state, exchanges, lastTurnReason: exchanges.length === 0 ? LIMITS.room : state.lastTurnReason };
}
function retryAfter(run, state, { cause, reason }, { kind }) {
  let { exchanges, retries } = state;
  if (cause === "empty")
    return retries.includes("empty") ? void 0 : { ...state, retries: [...retries, "empty"] };
  if (cause === "too-long" && exchanges.length > 0 && !retries.includes("smaller")) {
    let limit = halveResults(run, state);
    return fitResults(run, { ...state, limit, retries: [...retries, "smaller"] });
  }
  if ((exchanges.length > 0 || cause === "invalid" && kind === "open") && CAUSED_BY_CONTENT.has(cause) && !retries.includes("alone"))
    return run.record.addShortage(`its model rejected a request with tool results (${reason}) and answered without them`), { ...state, exchanges: [], offersTools: !1, retries: [...retries, "alone"] };
}
var CAUSED_BY_CONTENT = /* @__PURE__ */ new Set(["too-long", "refused", "filtered", "invalid"]);
function halveResults({ drafts }, { exchanges, limit }) {
  let tokens = countExchangesTokens(exchanges);
  return limit - Math.ceil(tokens / 2) - Math.max(0, drafts.roomFor(limit) - tokens);
}
function overLimit(reason) {
  return { kind: "failed", cause: "over-limit", reason, fatal: !1 };
}

// src/agents/reservations.ts
function openReservations(meter, asker) {
  let reserved = { last: void 0, next: void 0 };
  function reserve(which, inputTokens) {
    let answer = meter.admit(asker, inputTokens);
    return reserved[which] = answer.kind === "admitted" ? inputTokens : void 0, answer.kind === "admitted" ? void 0 : answer.reason;
  }
  function release(which) {
    let inputTokens = reserved[which];
    reserved[which] = void 0, inputTokens !== void 0 && meter.settle(asker, { kind: "failed", inputTokens, cause: "over-limit" });
  }
  function releaseAll() {
    release("last"), release("next");
  }
  return {
    reserveNext(inputTokens) {
      return releaseAll(), reserve("next", inputTokens);
    },
    reserveLast(inputTokens) {
      return release("last"), reserve("last", inputTokens);
    },
    settle(reply) {
      let inputTokens = reserved.next;
      if (inputTokens === void 0)
        throw new Error("A request was sent without a reservation");
      reserved.next = void 0, settleReply(meter, asker, inputTokens, reply);
    },
    release: releaseAll
  };
}
function settleReply(meter, asker, inputTokens, reply) {
  if (reply.kind === "failed") {
    let usage = reply.usage === void 0 ? {} : { usage: reply.usage };
    meter.settle(asker, { kind: "failed", inputTokens, cause: reply.cause, ...usage });
  } else {
    let { usage, isCached = !1, isBatched = !1 } = reply;
    meter.settle({ ...asker, model: reply.answeredBy }, { kind: "answered", inputTokens, usage, isCached, isBatched });
  }
}

// src/agents/record.ts
function openRecord({ onTurn }) {
  let replies = [], toolUses = [], shortages = /* @__PURE__ */ new Set(), notes = /* @__PURE__ */ new Set(), turns = 0, answer;
  return {
    get turns() {
      return turns;
    },
    addTurn(turn) {
      let { kind, reply } = turn;
      replies.push(reply), reply.kind === "answer" && (turns += kind === "again" ? 0 : 1, reply.notes?.forEach((note) => notes.add(note))), onTurn?.(turn);
    },
    addToolUses: (uses) => {
      toolUses.push(...uses);
    },
    addShortage: (shortage) => {
      shortages.add(shortage);
    },
    keepAnswer: (next) => {
      answer = next ?? answer;
    },
    close: (failure) => ({
      answer,
      reply: replies.at(-1),
      requests: replies.length,
      turns,
      toolUses,
      shortages: [...shortages],
      notes: [...notes],
      usage: sumPaidUsage(replies),
      failure
    })
  };
}
function sumPaidUsage(replies) {
  let paid = replies.flatMap(
    (reply) => reply.kind === "answer" && reply.isCached === !0 ? [] : reply.usage ?? []
  );
  return sumUsage(paid);
}

// src/agents/converse.ts
async function converse(terms) {
  let record = openRecord(terms), offered = offerTools(terms, record), drafts = draftRequests(offered);
  if (drafts.promptTokens > terms.budget)
    return record.close({ kind: "failed", cause: "too-long", reason: tooLong(drafts, terms), fatal: !1 });
  let { agent, meter, model } = terms, reservations = openReservations(meter, { agent, model: fullNameOf(model) });
  try {
    let ending = await runTurns(offered, drafts, reservations, record);
    switch (ending.kind) {
      case "answered":
        return record.close(void 0);
      case "failed":
        return record.close(ending.reply);
      case "unanswered":
        return record.close(await askOnceMore(offered, ending, { drafts, reservations, record }));
    }
  } finally {
    reservations.release();
  }
}
function offerTools(terms, record) {
  return terms.tools.length === 0 || terms.maxTurns === 1 || !terms.model.takesTools ? { ...terms, tools: [] } : draftRequests(terms).roomFor(terms.budget) >= LEAST_RESULT_TOKENS ? terms : (record.addShortage("it could not use tools because its prompt leaves no room for their results (`max-input-tokens`)"), { ...terms, tools: [] });
}
function tooLong({ promptTokens }, { budget }) {
  return `its prompt has ${writeCount(promptTokens)} tokens, and at most ${writeCount(budget)} are allowed`;
}

// src/findings/replies/values.ts
function isCut(value) {
  return value.kind !== "dots" && !value.complete;
}
function textOf(value) {
  return value?.kind === "scalar" && typeof value.value == "string" && value.value.trim() !== "" ? value.value : void 0;
}
var TEXT_KEYS = ["text", "markdown", "value", "content", "message", "body", "raw"];
function wrappedText(value) {
  if (value.kind !== "object")
    return;
  let key = TEXT_KEYS.find((name) => textOf(value.entries.get(name)) !== void 0);
  return key === void 0 ? void 0 : value.entries.get(key);
}
function valueFromData(data, depth = 32) {
  if (Array.isArray(data) && depth > 0)
    return { kind: "array", items: data.map((item) => valueFromData(item, depth - 1)), complete: !0 };
  if (typeof data == "object" && data !== null && depth > 0) {
    let entries = /* @__PURE__ */ new Map();
    for (let [key, value2] of Object.entries(data))
      entries.set(key, valueFromData(value2, depth - 1));
    return { kind: "object", entries, loose: [], complete: !0 };
  }
  return { kind: "scalar", value: typeof data == "string" || typeof data == "number" || typeof data == "boolean" || data === null ? data : void 0, complete: !0 };
}

// src/findings/replies/syntax/escapes.ts
var ESCAPES = {
  b: "\b",
  f: "\f",
  n: `
`,
  r: "\r",
  t: "	",
  '"': '"',
  "'": "'",
  "`": "`",
  "\\": "\\",
  "/": "/",
  "\n": ""
}, ESCAPE = /\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|U([\da-fA-F]{8})|x([\da-fA-F]{2})|\r\n|[\s\S])/g;
function resolveEscapes(content) {
  return content.includes("\\") ? content.replaceAll(ESCAPE, (whole, ...codes) => {
    let hex = codes.slice(0, 4).find((code2) => typeof code2 == "string");
    if (typeof hex != "string")
      return whole === `\\\r
` ? "" : ESCAPES[whole.slice(1)] ?? whole;
    let code = Number.parseInt(hex, 16);
    return code > 1114111 ? whole : code > 65535 ? String.fromCodePoint(code) : String.fromCharCode(code);
  }) : content;
}
var HTML_SIGNS = {
  quot: '"',
  "#34": '"',
  "#x22": '"',
  apos: "'",
  "#39": "'",
  "#x27": "'",
  lt: "<",
  gt: ">",
  amp: "&"
};
function decodeHtml(text) {
  return text.replaceAll(/&(quot|apos|lt|gt|amp|#34|#39|#x22|#x27);/gi, (whole, name) => HTML_SIGNS[name.toLowerCase()] ?? whole);
}

// src/findings/replies/syntax/reader.ts
function openReader(text) {
  return {
    text,
    at: 0,
    open: [],
    values: 0,
    abandoned: !1,
    unclosedFrom: Number.POSITIVE_INFINITY,
    unopenedUntil: 0,
    lastCommentEnd: Math.max(text.lastIndexOf("*/"), text.lastIndexOf("-->"))
  };
}
var BLANKS = /[\s\u200B\u2060\uFEFF]*/y, LINE_COMMENT = /(?:\/\/|#)[^\n]*/y, NEAR_LINE_COMMENT = /(?:\/\/|#)[^\n]{0,400}/y, MAX_LOOK_AHEAD = 400;
function mayBeBlank(text, at2) {
  let code = text.charCodeAt(at2);
  return code <= 32 || code >= 128 || code === HASH || code === SLASH || code === LESS_THAN;
}
var HASH = 35, SLASH = 47, LESS_THAN = 60;
function skipBlanks(reader, from) {
  return passBlanks(reader, from, Number.POSITIVE_INFINITY, LINE_COMMENT);
}
function peekBlanks(reader, from) {
  return passBlanks(reader, from, MAX_LOOK_AHEAD, NEAR_LINE_COMMENT);
}
function passBlanks(reader, from, most, lineComment) {
  let { text } = reader;
  if (!mayBeBlank(text, from))
    return from;
  let at2 = from;
  for (; ; ) {
    let start = at2;
    if (at2 = matchEnd(BLANKS, text, at2) ?? at2, at2 = endOfComment(reader, at2, most) ?? matchEnd(lineComment, text, at2) ?? at2, at2 === start || at2 - from > most)
      return at2;
  }
}
function endOfComment({ text, lastCommentEnd }, at2, most) {
  let close = text.startsWith("/*", at2) ? "*/" : text.startsWith("<!--", at2) ? "-->" : void 0;
  if (close === void 0 || at2 > lastCommentEnd)
    return;
  let end = most < text.length ? text.slice(at2, at2 + most).indexOf(close, 2) : text.indexOf(close, at2 + 2) - at2;
  return end < 0 ? void 0 : at2 + end + close.length;
}
function matchEnd(pattern, text, at2) {
  return pattern.lastIndex = at2, pattern.test(text) ? pattern.lastIndex : void 0;
}
function matchAt(pattern, text, at2) {
  return pattern.lastIndex = at2, pattern.exec(text) ?? void 0;
}

// src/findings/replies/syntax/decorated-key.ts
var DECORATED_KEY = /(?:(?:\*\*|__|\*)?(?:\\{1,8}["']|&(?:quot|#34|#39|apos|#x22);|["'“])?(?:\*\*|__|\*)?([A-Za-z_$][\w$.-]{0,60}?)(?:\*\*|__|\*)?(?:\\{1,8}["']|&(?:quot|#34|#39|apos|#x22);|["'”])?(?:\*\*|__|\*)?(?=\s{0,9}(?::|=>?))|:([A-Za-z_]\w{0,60})(?=\s{0,9}=>))/y, DECORATIONS = "*\\&:_";
function decoratedKey(text, at2) {
  let found = DECORATIONS.includes(text.charAt(at2)) ? matchAt(DECORATED_KEY, text, at2) : void 0, key = found?.[1] ?? found?.[2];
  return found === void 0 || key === void 0 ? void 0 : { key, end: at2 + found[0].length };
}

// src/findings/replies/field-names.ts
var FIELD_NAMES = {
  path: [
    "path",
    "file",
    "filename",
    "filepath",
    "locationpath",
    "locationfile",
    "uri",
    "relativepath",
    "fullpath",
    "newpath",
    "sourcefile",
    "targetfile",
    "location",
    "position",
    "oldpath",
    "where",
    "place",
    "component",
    "datei",
    "fichier",
    "archivo",
    "\u0444\u0430\u0439\u043B",
    "\u6587\u4EF6",
    "\u30D5\u30A1\u30A4\u30EB",
    "\uD30C\uC77C"
  ],
  line: [
    "line",
    "lines",
    "linenumber",
    "lineno",
    "linenum",
    "linenumbers",
    "linerange",
    "locationline",
    "range",
    "position",
    "row",
    "newline",
    "location",
    "at",
    "where",
    "place",
    "zeile",
    "ligne",
    "l\xEDnea",
    "\u0441\u0442\u0440\u043E\u043A\u0430",
    "\u884C",
    "\u884C\u53F7",
    "\u884C\u756A\u53F7",
    "\uC904"
  ],
  startLine: [
    "startline",
    "linestart",
    "startlinenumber",
    "fromline",
    "beginline",
    "firstline",
    "start",
    "begin",
    "from"
  ],
  endLine: ["endline", "lineend", "endlinenumber", "toline", "lastline", "end", "to"],
  side: ["side", "diffside", "version", "linetype", "changetype"],
  quote: [
    "quote",
    "quotedline",
    "quotedcode",
    "snippet",
    "codesnippet",
    "code",
    "existingcode",
    "originalcode",
    "problematiccode",
    "affectedcode",
    "currentcode",
    "linecontent",
    "linetext",
    "linecode",
    "excerpt",
    "codeexcerpt",
    "evidence",
    "original",
    "before",
    "lines"
  ],
  severity: [
    "severity",
    "severitylevel",
    "level",
    "priority",
    "importance",
    "criticality",
    "risk",
    "urgency",
    "impact",
    "severityscore",
    "cvss",
    "cvssscore",
    "score",
    "schweregrad",
    "gravit\xE9",
    "gravedad",
    "\u4E25\u91CD\u6027",
    "\u4E25\u91CD\u7A0B\u5EA6",
    "\u91CD\u8981\u5EA6",
    "\uC2EC\uAC01\uB3C4"
  ],
  kind: ["kind", "type", "category", "issuetype", "class", "classification", "tag"],
  guideline: ["guideline", "guidelineid", "guidelinenumber", "statement", "statementid", "rule", "ruleid"],
  title: ["title", "headline", "subject", "heading", "shortdescription", "summary", "label"],
  body: [
    "body",
    "comment",
    "message",
    "description",
    "explanation",
    "details",
    "detail",
    "commentbody",
    "commenttext",
    "reviewcomment",
    "issue",
    "problem",
    "finding",
    "feedback",
    "observation",
    "remark",
    "msg",
    "text",
    "content",
    "markdown",
    "note",
    "reason",
    "rationale",
    "why",
    "what",
    "raw",
    "beschreibung",
    "descripci\xF3n",
    "probl\xE8me",
    "problema",
    "\u043E\u043F\u0438\u0441\u0430\u043D\u0438\u0435",
    "\u95EE\u9898",
    "\u63CF\u8FF0",
    "\u554F\u984C",
    "\u8AAC\u660E",
    "\uBB38\uC81C",
    "\uC124\uBA85",
    "recommendation"
  ],
  suggestion: [
    "suggestion",
    "suggestedfix",
    "suggestedcode",
    "suggestedchange",
    "suggestedreplacement",
    "fix",
    "proposedfix",
    "proposedcode",
    "fixedcode",
    "improvedcode",
    "newcode",
    "replacement",
    "replacementcode",
    "patch",
    "after"
  ],
  confidence: ["confidence", "confidencescore", "confidencelevel", "certainty", "probability"]
}, LIST_NAMES = [
  "comments",
  "findings",
  "issues",
  "problems",
  "annotations",
  "violations",
  "feedback",
  "reviewcomments",
  "inlinecomments",
  "codereviewcomments",
  "filecomments",
  "diagnostics",
  "results",
  "commentlist",
  "defects",
  "concerns",
  "observations"
], OTHER_LIST_NAMES = ["errors", "warnings", "remarks", "bugs", "suggestions", "notes", "messages"], EMPTY_LISTS = new Set(LIST_NAMES), LISTS = /* @__PURE__ */ new Set([...LIST_NAMES, ...OTHER_LIST_NAMES]), FIELDS = new Set(Object.values(FIELD_NAMES).flat()), ANSWER_KEYS = /* @__PURE__ */ new Set(["verdicts", "verdict", "id", "review", "arguments", "files", "runs"]);
function plainKey(key) {
  return /^[a-z]*$/.test(key) || key.length > 60 ? key : key.replaceAll(/[\s_.*`-]/g, "").toLowerCase();
}
function namesList(key) {
  return LISTS.has(plainKey(key));
}
function namesOnlyComments(key) {
  return EMPTY_LISTS.has(plainKey(key));
}
function isFieldName(plain) {
  return FIELDS.has(plain);
}
function isKnownKey(key) {
  let plain = plainKey(key);
  return FIELDS.has(plain) || LISTS.has(plain) || ANSWER_KEYS.has(plain);
}

// src/findings/replies/syntax/marks.ts
var MARK = /(?:`{3,8}(?!`)|~{3,8}(?!~))[\w-]{0,20}[ \t]*(?=[\r\n]|$)|<\/[A-Za-z][\w:-]{0,40}>|<[|｜][^<>|｜\n]{1,40}[|｜]>|<(?:eos|end|eot|eof|end_of_turn)>|\[\/?[A-Z_]{2,20}\]/iy, STARTS = "`~<[", MAX_MARKS = 4;
function endOfMarks(reader, from) {
  let { text } = reader, at2 = from;
  for (let count = 0; count < MAX_MARKS && STARTS.includes(text.charAt(at2)); count += 1) {
    let end = matchEnd(MARK, text, at2);
    if (end === void 0)
      break;
    at2 = peekBlanks(reader, end);
  }
  return at2 === from ? void 0 : at2;
}

// src/findings/replies/syntax/closing-quote.ts
var MAX_LOOK_AHEAD2 = 400, QUOTED_KEY = /(["'“”„‘’`«\\]{1,3})([^"'“”„‘’`«»\n:,{}[\]\\]{1,80})["'“”’`»\\]{1,3}[ \t\r\n]*([:：]|=>?)?/y, BARE_KEY = /([A-Za-z_$][\w$.-]{0,40})["'”’`]?[ \t]*(?:[:：]|=>|=(?!=))/y, HALF_QUOTED_KEY = /["'“`]([A-Za-z_][\w-]{0,40})[ \t]*:/y, VALUE_START = /["'“”‘`«[{(\d+.-]|(?:true|false|null|None|True|False|undefined|NaN)\b|[A-Za-z_]\w{0,60}\s*\(/y, NEXT_OBJECT = /\{\s*["'“`{]|[[(]/y, WORDS_BEFORE_OBJECT = /[^"'{}[\]\n]{1,40}\{\s*["'“]([A-Za-z_-]{1,40})["'”]\s*:/y, DOTS = /\.{2,}|…/y, PIECE = /\+?\s*(["'`])(?:(?!\1)[^\\\n]|\\.){0,2000}\1\s*(?:[,}\])+]|\n|$)/y;
function endsValue(reader, after) {
  let { text } = reader, at2 = peekBlanks(reader, after);
  switch (text.charAt(at2)) {
    case "":
      return !0;
    case ",":
    case "\uFF0C":
    case "\u3001":
    case ";":
    case "\uFF1B":
      return continuesAfterComma(reader, at2 + 1);
    case "}":
    case "]":
    case ")":
      return closesBrackets(reader, at2);
    case "+":
      return matchEnd(PIECE, text, at2) !== void 0;
    case "{":
    case "[":
      return matchEnd(NEXT_OBJECT, text, at2) !== void 0 && text.slice(after, at2).includes(`
`);
    case ":":
    case "\uFF1A":
    case "=":
      return !1;
    default:
      return endOfMarks(reader, at2) !== void 0 || startsKey(text, at2, text.slice(after, at2).includes(`
`)) && !isAssignment(reader, after, at2) || text.slice(after, at2).includes(`
`) && matchEnd(PIECE, text, at2) !== void 0;
  }
}
function isAssignment({ text, open }, after, at2) {
  return open.at(-1) !== ")" && matchEnd(ASSIGNMENT, text, at2) !== void 0 && !text.slice(after, at2).includes(`
`);
}
var ASSIGNMENT = /[A-Za-z_$][\w$.-]{0,40}=/y;
function continuesAfterComma(reader, from) {
  let { text, open } = reader, at2 = peekBlanks(reader, from);
  for (; /[,，]/.test(text.charAt(at2)); )
    at2 = peekBlanks(reader, at2 + 1);
  let character = text.charAt(at2);
  return character === "" || matchEnd(DOTS, text, at2) !== void 0 || startsLineWithMark(reader, from, at2) ? !0 : character === "}" || character === "]" || character === ")" ? closesBrackets(reader, at2) : open.at(-1) === "}" ? startsKey(text, at2, !0) || character === "{" && matchEnd(NEXT_OBJECT, text, at2) !== void 0 : matchEnd(VALUE_START, text, at2) !== void 0 || startsKey(text, at2, !1);
}
function startsLineWithMark(reader, from, at2) {
  return endOfMarks(reader, at2) !== void 0 && reader.text.slice(from, at2).includes(`
`);
}
function startsKey(text, at2, mayBeAnyKey) {
  let quoted = matchAt(QUOTED_KEY, text, at2);
  if (quoted !== void 0) {
    let [, , key = "", colon] = quoted;
    return isKnownKey(key) || colon !== void 0 && mayBeAnyKey;
  }
  let decorated = decoratedKey(text, at2);
  if (decorated !== void 0)
    return isKnownKey(decorated.key) || mayBeAnyKey;
  let bare = matchAt(BARE_KEY, text, at2) ?? matchAt(HALF_QUOTED_KEY, text, at2);
  return bare !== void 0 && isKnownKey(bare[1] ?? "");
}
var PROSE = new RegExp("[*_>#(-]{0,4}[ \\t]{0,3}\\p{Lu}[\\p{L}'\u2019]{0,30}[ ,:.!](?:\\p{L}|[ \\t]|$)", "uy");
function closesBrackets(reader, from) {
  let { text, open } = reader, at2 = from, end = from, left = open.length;
  for (; at2 - from < MAX_LOOK_AHEAD2; ) {
    let character = text.charAt(at2);
    if (character !== "}" && character !== "]" && character !== ")")
      break;
    left = character === open[left - 1] ? left - 1 : Math.max(0, open.lastIndexOf(character, left - 1)), end = at2 + 1, at2 = peekBlanks(reader, end);
  }
  let next = text.charAt(at2), isOnNewLine = text.slice(end, at2).includes(`
`);
  if (left === 0 || next === "" || isOnNewLine && left < open.length && matchEnd(PROSE, text, at2) !== void 0)
    return !0;
  if (/[,;，；]/.test(next)) {
    let after = peekBlanks(reader, at2 + 1), character = text.charAt(after);
    return character === "" || /[{[}\])",]/.test(character) || matchEnd(DOTS, text, after) !== void 0 || startsKey(text, after, !0) || open[left - 1] === "]" && matchEnd(VALUE_START, text, after) !== void 0 || !/\w/.test(character);
  }
  return next === "{" || next === "[" || endOfMarks(reader, at2) !== void 0 || matchEnd(DOTS, text, at2) !== void 0 || startsKey(text, at2, !0) || isKnownKey(matchAt(WORDS_BEFORE_OBJECT, text, at2)?.[1] ?? "");
}

// src/findings/replies/syntax/read-word.ts
var WORDS = /* @__PURE__ */ new Map([
  ["true", !0],
  ["yes", !0],
  ["false", !1],
  ["no", !1],
  ["null", null],
  ["none", null],
  ["nil", null],
  ["undefined", void 0],
  ["nan", void 0],
  ["n/a", void 0],
  ["", void 0]
]), NUMBER = /^[-+]?(?:\d[\d_]*\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i, HEX = /^[-+]?0x[\da-f]{1,12}$/i;
function readWord(word) {
  let known = WORDS.get(word.toLowerCase());
  return known !== void 0 || WORDS.has(word.toLowerCase()) ? known : HEX.test(word) ? Number(word.replace(/^[-+]/, "")) * (word.startsWith("-") ? -1 : 1) : NUMBER.test(word) ? Number(word.replaceAll("_", "")) : /^[-+]?infinity$/i.test(word) ? void 0 : word;
}

// src/findings/replies/syntax/bare-text.ts
var NOTHING2 = { kind: "scalar", value: void 0, complete: !0 }, LONE_WORD = /[-+]?(?:[\d.][\w.+-]*|true|false|null|none|nil|undefined|nan|infinity)(?=[\s,;:，；}\])]|$)/iy, BARE_TEXT = /[^,\n{}[\]"]*/y, BARE_ARGUMENT = /[^,\n{}[\]"()]*/y;
function readBareText(reader) {
  let unopened = readUnopenedText(reader);
  if (unopened !== void 0)
    return unopened;
  let { text, at: at2 } = reader, isArgument = reader.open.at(-1) === ")", end = endOfLoneWord(text, at2) ?? matchEnd(isArgument ? BARE_ARGUMENT : BARE_TEXT, text, at2) ?? at2;
  if (end === at2)
    return NOTHING2;
  let written = text.slice(at2, end).replace(/\s(?:\/\/|\/\*|#|<!--).*$/s, "");
  reader.at = at2 + Math.max(1, written.length);
  let value = readWord(written.trim());
  return { kind: "scalar", value: extendBareText(reader, value), complete: end < text.length };
}
var PROSE_START = /[^\s"'`“”‘’{}[\](),:;\d+-][^\n"]{1,400}?["\s]/y, NEXT_QUOTE = /[^"\\\n]*(?:\\.[^"\\\n]*)*"/y, AFTER_COMMA = /,\s*$/;
function readUnopenedText(reader) {
  let { text, at: at2 } = reader;
  if (reader.open.at(-1) !== "}" || at2 < reader.unopenedUntil || endOfLoneWord(text, at2) !== void 0 || matchEnd(PROSE_START, text, at2) === void 0)
    return;
  let end = matchEnd(NEXT_QUOTE, text, at2);
  for (; end !== void 0; end = matchEnd(NEXT_QUOTE, text, end)) {
    let quote = end - 1;
    if (AFTER_COMMA.test(text.slice(Math.max(at2, quote - 20), quote)) && startsKey(text, quote, !0))
      break;
    if (endsValue(reader, end))
      return reader.at = end, { kind: "scalar", value: resolveEscapes(text.slice(at2, quote)), complete: !0 };
    reader.unopenedUntil = end;
  }
}
function endOfLoneWord(text, at2) {
  let end = matchEnd(LONE_WORD, text, at2);
  return end !== void 0 && (!/[-+\d.]/.test(text.charAt(at2)) || !/^[ \t]+[A-Za-z]/.test(text.slice(end, end + 40))) ? end : void 0;
}
var MORE_WORDS = /,[ \t]*[^,\n{}[\]()":=]{1,2000}(?=[,\n}\]])/y;
function extendBareText(reader, value) {
  if (typeof value != "string" || reader.open.at(-1) !== "}")
    return value;
  let from = reader.at;
  for (; ; ) {
    let end = matchEnd(MORE_WORDS, reader.text, reader.at);
    if (end === void 0)
      break;
    reader.at = end;
  }
  return value + reader.text.slice(from, reader.at).trimEnd();
}

// src/findings/replies/syntax/list-end.ts
var OBJECT = /\{\s{0,99}(?:["'“]([\w-]{1,60})["'”])?/y;
function goesOnAfterMarks(text, at2) {
  let object = matchAt(OBJECT, text, at2), isAnswer = object?.[1] === "summary" || namesList(object?.[1] ?? "");
  return object !== void 0 && !isAnswer || /[,，}\])]/.test(text.charAt(at2)) || startsKey(text, at2, !0);
}
var PART_OF_LIST = /[{}\]),，;；]|\.{2,}|…|[[(]\s{0,99}["'{[]|[A-Za-z_][\w.]{0,80}\(/y, QUOTED_KEY2 = /\\{0,8}["'“][\w-]{1,60}\\{0,8}["'”]\s{0,9}[:=]/y, BARE_KEY2 = /[*_:]{0,3}[A-Za-z_][\w-]{0,40}[*_]{0,3}\s{0,9}(?:[:=]|=>)\s{0,9}[*_]{0,3}["'“`[{\d]/y, REST_OF_LINE = /[^,\n{}[\]"]*/y;
function startsRemainder(reader) {
  let { text, at: at2 } = reader;
  return [PART_OF_LIST, QUOTED_KEY2, BARE_KEY2].some((pattern) => matchEnd(pattern, text, at2) !== void 0) ? !1 : text.charAt(peekBlanks(reader, matchEnd(REST_OF_LINE, text, at2) ?? at2)) !== "{";
}

// src/findings/replies/syntax/read-string.ts
var CLOSING = {
  '"': '"',
  "'": "'",
  "`": "`",
  "\u201C": "\u201D\u201C",
  "\u201D": "\u201D",
  "\u201E": "\u201C\u201D",
  "\u2018": "\u2019'\u2018",
  "\u2019": "\u2019'",
  "\xAB": "\xBB"
}, OPENING = /(?:[rRbBuUfF]{1,2}(?=["']))?("""|'''|["'`“”„‘’«]|\\{1,8}"|&(?:quot|#34|#x22);)/y;
function openingQuote(text, at2) {
  let found = matchAt(OPENING, text, at2);
  return found === void 0 ? void 0 : { quote: found[1] ?? "", end: at2 + found[0].length };
}
var MAX_KEY_CHARACTERS = 1e3;
function readKeyString(reader, { quote, end }) {
  let { text } = reader, closing = CLOSING[quote] ?? quote.charAt(0);
  for (let at2 = end; at2 < text.length && at2 - end < MAX_KEY_CHARACTERS; at2 += text.charAt(at2) === "\\" ? 2 : 1) {
    let character = text.charAt(at2);
    if (closing.includes(character))
      return reader.at = at2 + (quote.length === 3 ? 3 : 1), resolveEscapes(text.slice(end, at2));
    if (character === `
` || character === ":") {
      let key = text.slice(end, at2).trim();
      if (character === `
` || isKnownKey(key))
        return reader.at = at2, character === `
` ? void 0 : key;
    }
  }
  reader.at = text.length;
}
function readValueString(reader, opening) {
  let read = readPiece(reader, opening);
  for (let next = joinedPiece(reader); next !== void 0 && read.complete; next = joinedPiece(reader)) {
    let piece = readPiece(reader, next);
    read = { value: read.value + piece.value, complete: piece.complete };
  }
  return read;
}
function readPiece(reader, opening) {
  let { quote } = opening;
  return quote === '"""' || quote === "'''" ? readTriple(reader, opening) : quote.length > 1 ? readDelimited(reader, opening) : readSingle(reader, opening);
}
function readDelimited(reader, { quote, end }) {
  let { text } = reader, isEntity = quote.startsWith("&");
  for (let at2 = text.indexOf(quote, end); at2 >= 0; at2 = text.indexOf(quote, at2 + quote.length))
    if ((isEntity || text.charAt(at2 - 1) !== "\\") && endsValue(reader, at2 + quote.length))
      return reader.at = at2 + quote.length, { value: resolveLevels(text.slice(end, at2), isEntity), complete: !0 };
  return reader.at = text.length, { value: resolveLevels(text.slice(end), isEntity), complete: !1 };
}
function resolveLevels(content, isEntity) {
  let once = resolveEscapes(isEntity ? decodeHtml(content) : content);
  return isEntity || !/\\\\[n"\\tr]/.test(content) ? once : resolveEscapes(once);
}
function joinedPiece(reader) {
  let { text, at: at2 } = reader, sign = peekBlanks(reader, at2);
  if (text.charAt(sign) === "+")
    return openingQuote(text, peekBlanks(reader, sign + 1));
  let opening = text.slice(at2, Math.min(sign, at2 + 1e3)).includes(`
`) && endOfMarks(reader, sign) === void 0 ? openingQuote(text, sign) : void 0;
  return opening === void 0 || startsKey(text, sign, !0) ? void 0 : opening;
}
function readTriple(reader, { quote, end }) {
  let close = reader.text.indexOf(quote, end);
  return reader.at = close < 0 ? reader.text.length : close + 3, { value: resolveEscapes(reader.text.slice(end, close < 0 ? void 0 : close)).replace(/^\r?\n/, ""), complete: close >= 0 };
}
var ANSWER_OBJECT = /\{\s*["'“]([A-Za-z_-]{1,40})["'”]\s*:/y, EMBEDDED_OBJECT = /\{\s*["'][\w$.-]{1,60}["']\s*:/y, PLAIN = {
  '"': /[^"\\{}]+/y,
  "'": /[^'\\{}]+/y,
  "`": /[^`\\{}]+/y
}, OTHER = /[^"'“”’‘»\\{}]+/y;
function readSingle(reader, { quote, end: start }) {
  let { text } = reader, closing = CLOSING[quote] ?? quote, plain = PLAIN[quote] ?? OTHER, embedded = 0, answer, lastQuote, at2 = start;
  for (; ; ) {
    at2 = matchEnd(plain, text, at2) ?? at2;
    let character = text.charAt(at2);
    if (character === "")
      break;
    if (character === "\\")
      at2 += 2;
    else if (character === "{") {
      let found = closing.includes('"') || quote === "'" ? matchAt(ANSWER_OBJECT, text, at2) : void 0;
      if (found !== void 0 && isKnownKey(found[1] ?? "") && found[0].includes(quote === "\u201C" ? "\u201C" : quote)) {
        if (followsObject(text, start, at2) || at2 >= reader.unclosedFrom)
          return endBefore(reader, start, at2, lastQuote);
        answer ??= at2;
      }
      embedded += matchEnd(EMBEDDED_OBJECT, text, at2) === void 0 ? 0 : 1, at2 += 1;
    } else if (character === "}")
      embedded -= embedded > 0 ? 1 : 0, at2 += 1;
    else if (!closing.includes(character))
      at2 += 1;
    else {
      if (embedded === 0 && endsValue(reader, at2 + 1))
        return reader.at = at2 + 1, { value: resolveEscapes(text.slice(start, at2)), complete: !0 };
      if (embedded === 0 && startsNextEntry(text, start, at2))
        return endAtEntry(reader, start, at2);
      lastQuote = at2, at2 += 1;
    }
  }
  return endUnclosed(reader, start, answer, lastQuote);
}
var BEFORE_OBJECT = /(?:[}\]]\s*,?|,[ \t]*\r?\n|\n)\s*$/;
function followsObject(text, start, at2) {
  return BEFORE_OBJECT.test(text.slice(Math.max(start, at2 - 200), at2));
}
function startsNextEntry(text, start, at2) {
  let key = matchAt(NEXT_KEY, text, at2)?.[1];
  return key !== void 0 && isKnownKey(key) && /[,\n]\s*$/.test(text.slice(Math.max(start, at2 - 200), at2));
}
var NEXT_KEY = /["'“]([A-Za-z_][\w-]{0,40})["'”]\s*:/y;
function endAtEntry(reader, start, at2) {
  return reader.at = at2, { value: resolveEscapes(reader.text.slice(start, at2).replace(/\s*,?\s*$/, "")), complete: !0 };
}
function endBefore(reader, start, object, lastQuote) {
  let { text } = reader;
  if (lastQuote !== void 0 && text.slice(lastQuote, Math.min(object, lastQuote + 2e3)).includes("}"))
    return reader.at = lastQuote + 1, { value: resolveEscapes(text.slice(start, lastQuote)), complete: !0 };
  let tail = /[\s}\],]*$/.exec(text.slice(Math.max(start, object - 200), object))?.[0] ?? "", end = object - tail.length;
  return reader.at = end, { value: resolveEscapes(text.slice(start, end)), complete: tail.includes("}") };
}
function endUnclosed(reader, start, answer, lastQuote) {
  let { text } = reader;
  return reader.unclosedFrom = Math.min(reader.unclosedFrom, start), answer !== void 0 ? endBefore(reader, start, answer, lastQuote !== void 0 && lastQuote < answer ? lastQuote : void 0) : lastQuote !== void 0 && text.slice(lastQuote, lastQuote + 2e3).includes("}") ? (reader.at = lastQuote + 1, { value: resolveEscapes(text.slice(start, lastQuote)), complete: !0 }) : (reader.at = text.length, { value: resolveEscapes(text.slice(start)), complete: !1 });
}

// src/findings/replies/syntax/read-key.ts
var DOTS2 = /\.{2,}|…/y, COLON = /[:：]|=>?/y, BARE_KEY3 = /[^\s,:：，={}[\]()"'“”`]{1,200}/y;
function readKey(reader) {
  let { text, at: at2 } = reader, dots = matchEnd(DOTS2, text, at2);
  if (dots !== void 0) {
    reader.at = dots;
    return;
  }
  let decorated = decoratedKey(text, at2);
  if (decorated !== void 0)
    return reader.at = decorated.end, decorated.key;
  let opening = openingQuote(text, at2);
  if (opening !== void 0)
    return readKeyString(reader, opening);
  let bare = matchAt(BARE_KEY3, text, at2)?.[0];
  if (bare === void 0)
    return;
  reader.at += bare.length, reader.at += /["'”]/.test(text.charAt(reader.at)) && /^["'”]\s*:/.test(text.slice(reader.at, reader.at + 9)) ? 1 : 0;
  let after = skipBlanks(reader, reader.at);
  return matchEnd(COLON, text, after) === void 0 ? void 0 : bare;
}
function startsValue(text, at2) {
  return /["'“`[{\d]/.test(text.charAt(at2));
}

// src/findings/replies/syntax/plain-entry.ts
var PLAIN_ENTRY = /"([^"\\\n]{1,80})"[ \t]*:[ \t]*(?:"([^"\\\n]*(?:\\.[^"\\\n]*)*)"|(-?\d{1,15}(?:\.\d{1,15})?)|(true|false|null))[ \t]*,\s*(?="[^"\\\n:]{1,80}"[ \t]*:)/y, WORDS2 = { true: !0, false: !1, null: null };
function readPlainEntry(reader) {
  PLAIN_ENTRY.lastIndex = reader.at;
  let found = PLAIN_ENTRY.exec(reader.text);
  if (found === null)
    return;
  reader.at = PLAIN_ENTRY.lastIndex;
  let [, key = "", text, number, word = ""] = found, value = text !== void 0 ? resolveEscapes(text) : number !== void 0 ? Number(number) : WORDS2[word];
  return { key, value };
}

// src/findings/replies/syntax/read-value.ts
function readReplyValue(reader) {
  reader.at = skipBlanks(reader, reader.at);
  let { text, at: at2 } = reader, character = text.charAt(at2);
  if (reader.values += 1, reader.values > 2e6 && (reader.abandoned = !0), reader.abandoned)
    return { kind: "scalar", value: void 0, complete: !1 };
  if (character === "{")
    return text.charAt(at2 + 1) === "}" ? (reader.at += 2, EMPTY_OBJECT) : readBracket(reader, "}");
  if (character === "[")
    return readBracket(reader, "]");
  if (character === "(")
    return unwrap(readBracket(reader, ")"));
  let dots = matchEnd(DOTS2, text, at2);
  if (dots !== void 0)
    return reader.at = dots, { kind: "dots" };
  let opening = openingQuote(text, at2);
  return opening === void 0 ? readBareValue(reader) : { kind: "scalar", ...readValueString(reader, opening) };
}
var EMPTY_OBJECT = { kind: "object", entries: /* @__PURE__ */ new Map(), loose: [], complete: !0 };
function readBracket(reader, closing) {
  if (reader.open.length >= 100)
    return reader.abandoned = !0, { kind: "scalar", value: void 0, complete: !1 };
  reader.at += 1, reader.open.push(closing);
  let value = closing === "}" ? readEntries(reader) : readItems(reader, closing);
  return reader.open.pop(), value;
}
function unwrap(value) {
  let [only, ...others] = value.kind === "array" ? value.items : [];
  return only === void 0 || others.length > 0 ? value : only;
}
function readItems(reader, closing) {
  let items = [];
  for (; ; ) {
    let from = skipBlanks(reader, reader.at);
    reader.at = skipSeparators(reader);
    let { text, at: at2 } = reader, character = text.charAt(at2), followsItem = isWholeItem(items.at(-1));
    if (character === "" || reader.abandoned)
      return { kind: "array", items, complete: !reader.abandoned && followsItem && at2 === from };
    let marks = endOfMarks(reader, at2);
    if (marks !== void 0 && goesOnAfterMarks(text, marks)) {
      reader.at = marks;
      continue;
    }
    if (marks !== void 0 || followsItem && at2 === from && startsRemainder(reader))
      return { kind: "array", items, complete: followsItem };
    if (character === "}" || character === "]" || character === ")") {
      let endsOuter = reader.open.slice(0, -1).includes(character) && !precedesItem(reader, at2 + 1);
      if (character === closing || endsOuter)
        return reader.at += character === closing ? 1 : 0, { kind: "array", items, complete: !0 };
      reader.at += 1;
    } else
      items.push(...readItem(reader, closing));
  }
}
function isWholeItem(value) {
  return value?.kind === "dots" || value?.kind === "object" && value.complete;
}
function precedesItem(reader, from) {
  let comma = peekBlanks(reader, from);
  return reader.text.charAt(comma) === "," && reader.text.charAt(peekBlanks(reader, comma + 1)) === "{";
}
function readItem(reader, closing) {
  let { text, at: at2 } = reader;
  if (startsEntry(text, at2, closing)) {
    reader.open.push("}");
    let value2 = readEntries(reader);
    return reader.open.pop(), [value2];
  }
  let value = readReplyValue(reader);
  if (reader.at === at2)
    return reader.at += 1, [];
  let isBare = value.kind === "scalar" && openingQuote(text, at2) === void 0;
  return isBare && text.charAt(skipBlanks(reader, reader.at)) === "{" || isBare && value.value === void 0 && value.complete ? [] : [value];
}
var CALL_ENTRY = /[A-Za-z_]\w{0,60}\s*=(?!=)/y, ENTRY = /["'“][\w-]{1,60}["'”]\s*:/y;
function startsEntry(text, at2, closing) {
  return closing === ")" && matchEnd(CALL_ENTRY, text, at2) !== void 0 ? !0 : matchEnd(ENTRY, text, at2) !== void 0 || /[A-Za-z_*\\&:]/.test(text.charAt(at2)) && startsKey(text, at2, !1);
}
function openEntries() {
  return { entries: /* @__PURE__ */ new Map(), loose: [], hasBody: !1 };
}
function readEntries(reader) {
  let current = openEntries(), before = [], end = (complete) => {
    let { entries, loose } = current, last = { kind: "object", entries, loose, complete };
    return before.length === 0 ? last : { kind: "object", entries: /* @__PURE__ */ new Map(), loose: [...before, last], complete };
  };
  for (; ; ) {
    reader.at = skipSeparators(reader);
    let { text, at: at2 } = reader, character = text.charAt(at2);
    if (character === "" || reader.abandoned)
      return end(!1);
    let marks = endOfMarks(reader, at2);
    if (marks !== void 0 && !goesOnAfterMarks(text, marks))
      return end(current.entries.size > 0);
    if (marks !== void 0) {
      reader.at = marks;
      continue;
    }
    if (character === "}" || character === "]" || character === ")") {
      let isOuter = reader.open.slice(0, -1).includes(character);
      if (character === "}")
        return reader.at += 1, end(!0);
      if (isOuter)
        return reader.at += reader.open.at(-2) === character && precedesItem(reader, at2 + 1) ? 1 : 0, end(!0);
      reader.at += 1;
    } else if (character === "{" || character === "[") {
      if (character === "{" && current.entries.size > 0 && reader.open.at(-2) === "]")
        return end(!0);
      current.loose.push(readReplyValue(reader));
    } else {
      let plain = character === '"' ? readPlainEntry(reader) : void 0, key = plain === void 0 ? readKey(reader) : plain.key;
      key !== void 0 && repeatsComment(current, key) && (before.push({ kind: "object", entries: current.entries, loose: current.loose, complete: !0 }), current = openEntries()), plain !== void 0 ? (reader.values += 1, setEntry(current, plain.key, { kind: "scalar", value: plain.value, complete: !0 })) : key !== void 0 && readEntry(reader, current, key), current.hasBody ||= key !== void 0 && BODY_NAMES.has(plainKey(key)), reader.at === at2 && (reader.at += 1);
    }
  }
}
var PATH_NAMES = new Set(FIELD_NAMES.path.slice(0, 4)), BODY_NAMES = new Set(FIELD_NAMES.body.slice(0, 4));
function repeatsComment({ entries, hasBody }, key) {
  return hasBody && entries.has(key) && PATH_NAMES.has(plainKey(key));
}
function readEntry(reader, current, key) {
  reader.at = skipBlanks(reader, reader.at);
  let colon = matchEnd(COLON, reader.text, reader.at);
  colon === void 0 && !startsValue(reader.text, reader.at) || (reader.at = colon ?? reader.at, setEntry(current, key, readReplyValue(reader)));
}
function setEntry({ entries, loose }, key, value) {
  let known = entries.get(key);
  known !== void 0 && isNothing(value) || (known?.kind === "array" && known.items.length > 0 && namesList(key) && loose.push({ kind: "object", entries: /* @__PURE__ */ new Map([[key, known]]), loose: [], complete: !0 }), entries.set(key, value));
}
function isNothing(value) {
  return value.kind === "dots" || value.kind === "scalar" && (value.value === void 0 || value.value === null);
}
var SEPARATORS = /[,;，；、]/;
function skipSeparators(reader) {
  let at2 = skipBlanks(reader, reader.at);
  for (; SEPARATORS.test(reader.text.charAt(at2)); )
    at2 = skipBlanks(reader, at2 + 1);
  return at2;
}
var CALL = /(?:new\s+)?[A-Za-z_][\w.]{0,80}\s*(?=\()/y;
function readBareValue(reader) {
  let call = matchEnd(CALL, reader.text, reader.at);
  return call === void 0 ? readBareText(reader) : (reader.at = call, unwrap(readBracket(reader, ")")));
}

// src/findings/replies/thinking.ts
var THINKING_NAMES = "think(?:ing)?|thoughts?|reasoning|reflection|analysis|scratch(?:_?pad)?|draft|deliberation|chain_of_thought|inner_monologue|seed:think", THINKING_MARK = new RegExp(
  [
    `<(?<close>/?)(?<name>${THINKING_NAMES})(?: [^<>\\n]{0,100})?>`,
    "\\[(?<closeBracket>/?)THINK\\]",
    "[<\u25C1]\\|?(?<edge>begin|end|/)?(?:_of_)?(?<token>think|thought|thinking)\\|?[>\u25B7]",
    "<\\|channel\\|>\\s*(?<channel>[a-z]{1,20})",
    "<\\|(?<phase>START_THINKING|END_THINKING|inner_prefix|inner_suffix)\\|>",
    "<details>\\s{0,9}<summary>[^<>\\n]{0,40}(?<folded>think|thought|reason)[^<>\\n]{0,40}</summary>"
  ].join("|"),
  "gi"
);
function readThinkingMark(found) {
  let { close, name, closeBracket, edge, token, channel, phase, folded } = found.groups ?? {};
  return channel !== void 0 ? /^(?:analysis|commentary|thought|thinking)$/i.test(channel) ? { kind: "start", end: /<\|channel\|>\s*(?!analysis|commentary)[a-z]+/gi } : { kind: "end" } : name !== void 0 ? close === "/" ? { kind: "end" } : { kind: "start", end: new RegExp(`</\\s*${name}\\s*>`, "gi") } : token !== void 0 ? /^(?:end|\/)$/i.test(edge ?? "") ? { kind: "end" } : { kind: "start", end: /[<◁]\|?(?:end_of_|\/)(?:think|thought|thinking)\|?[>▷]/gi } : folded !== void 0 ? { kind: "start", end: /<\/details>/gi } : phase !== void 0 ? /^(?:end|inner_suffix)/i.test(phase) ? { kind: "end" } : { kind: "start", end: /<\|(?:END_THINKING|inner_suffix)\|>/gi } : closeBracket === "/" ? { kind: "end" } : { kind: "start", end: /\[\/THINK\]/gi };
}

// src/findings/replies/find-roots.ts
var BRACKET_OR_MARK = new RegExp(`${THINKING_MARK.source}|[{[]`, "gi"), VALUE_START2 = /\{(?:\s|\/\/[^\n]{0,300}\n|\/\*[^*]{0,300}\*\/|#[^\n]{0,300}\n){0,400}(?:[{"'“„‘«`}]|\*{1,2}["'A-Za-z]|&quot;|\\{1,8}"|:[A-Za-z_]\w{0,40}\s*=>|\.{3}|…|[A-Za-z_$][\w$.-]{0,40}["'”]?\s*(?:[:：]|=>|=(?!=)))|\[(?:\s|\/\/[^\n]{0,300}\n|\/\*[^*]{0,300}\*\/|#[^\n]{0,300}\n){0,400}(?:[{[\]"'“„‘«(]|\.{3}|…|[A-Za-z_]\w{0,60}\s*\()/y, ESCAPED_START = /[{[](?:\s|[{[]|\\{1,4}[nrt]){0,60}\\{1,8}"/y, ESCAPED_TEXT = /(?:[^"\\]|\\[\s\S])*/y, HTML_START = /[{[](?:\s|[{[]){0,60}&(?:quot|#34|#x22);/iy, MAX_LEVELS = 3;
function searchReply(text, onRoot, onForget = () => {
}, level = 1) {
  let valid = readValidReply(text);
  if (valid !== void 0)
    return onRoot({ ...valid, isThought: !1 }), { said: text, endsInThought: !1, hasTooMany: !1 };
  let reader = openReader(text), pattern = new RegExp(BRACKET_OR_MARK), endless = /* @__PURE__ */ new Set(), said = "", saidFrom = endOfLeadingThought(text);
  pattern.lastIndex = saidFrom;
  let thoughtFrom;
  for (let found = pattern.exec(text); found !== null && reader.values <= 2e6; found = pattern.exec(text)) {
    let start = found.index;
    if (found[0] === "{" || found[0] === "[") {
      let end2 = readRoot(
        reader,
        start,
        level,
        (value, from, to) => onRoot({ value, start: from, end: to, isThought: thoughtFrom !== void 0 })
      );
      pattern.lastIndex = Math.max(end2, start + 1);
      continue;
    }
    let mark = readThinkingMark(found);
    if (mark.kind === "end") {
      onForget(), said = "", saidFrom = start + found[0].length, thoughtFrom = void 0;
      continue;
    }
    let end = endless.has(mark.end.source) ? void 0 : findEnd(mark.end, text, pattern.lastIndex);
    end !== void 0 ? (said += text.slice(saidFrom, start), saidFrom = end, pattern.lastIndex = end) : (endless.add(mark.end.source), thoughtFrom ??= isAtLineStart(text, start) ? start : void 0);
  }
  return said += text.slice(saidFrom, thoughtFrom), { said, endsInThought: thoughtFrom !== void 0, hasTooMany: reader.values > 2e6 };
}
var MAX_VALID_CHARACTERS = 2e6;
function readValidReply(text) {
  let start = text.search(/[{[]/), end = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]")) + 1;
  if (start < 0 || end <= start || end - start > MAX_VALID_CHARACTERS || [text.slice(0, start), text.slice(end)].some((around) => around.search(THINKING_MARK) >= 0))
    return;
  let json = text.slice(start, end), data = parseJson(json);
  if (typeof data != "object" || data === null)
    return;
  let value = valueFromData(data);
  return countKeys(json) === countEntries(value) ? { value, start, end } : void 0;
}
var STRING = /[^"]*"[^"\\]*(?:\\.[^"\\]*)*"\s*(:)?/y;
function countKeys(json) {
  let count = 0;
  STRING.lastIndex = 0;
  for (let found = STRING.exec(json); found !== null; found = STRING.exec(json))
    count += found[1] === void 0 ? 0 : 1;
  return count;
}
function countEntries(value) {
  if (value.kind === "array")
    return value.items.reduce((count2, item) => count2 + countEntries(item), 0);
  if (value.kind !== "object")
    return 0;
  let count = value.entries.size;
  for (let inner of value.entries.values())
    count += inner.kind === "scalar" ? 0 : countEntries(inner);
  return count;
}
var LEADING_THOUGHT_END = new RegExp(`(?:^|\\n)[^\\S\\n]*</(?:${THINKING_NAMES})>`, "i");
function endOfLeadingThought(text) {
  let found = LEADING_THOUGHT_END.exec(text);
  return found === null || text.slice(0, found.index).search(THINKING_MARK) >= 0 ? 0 : found.index + found[0].length;
}
function findEnd(pattern, text, from) {
  pattern.lastIndex = from;
  let found = pattern.exec(text);
  return found === null ? void 0 : found.index + found[0].length;
}
function isAtLineStart(text, at2) {
  return /(?:^|\n)[^\S\n]*$|>\s*$/.test(text.slice(Math.max(0, at2 - 100), at2));
}
function readRoot(reader, start, level, keep) {
  let { text } = reader, isEscaped = level <= MAX_LEVELS && matchEnd(ESCAPED_START, text, start) !== void 0, end = isEscaped ? matchEnd(ESCAPED_TEXT, text, start) ?? text.length : start;
  if (isEscaped && (/^"?\s*$/.test(text.slice(end, end + 2)) || text.slice(start, end).includes("}")))
    return searchReply(resolveEscapes(text.slice(start, end)), ({ value: value2 }) => keep(value2, start, end), void 0, level + 1), end;
  if (level <= MAX_LEVELS && matchEnd(HTML_START, text, start) !== void 0)
    return searchReply(decodeHtml(text.slice(start)), ({ value: value2 }) => keep(value2, start, text.length), void 0, level + 1), text.length;
  if (matchEnd(VALUE_START2, text, start) === void 0)
    return start + 1;
  reader.at = start, reader.abandoned = !1;
  let value = readReplyValue(reader);
  return keep(value, start, reader.at), reader.at;
}

export {
  FIELD_NAMES,
  plainKey,
  namesList,
  namesOnlyComments,
  isFieldName,
  isKnownKey,
  decodeHtml,
  THINKING_NAMES,
  isCut,
  textOf,
  wrappedText,
  valueFromData,
  searchReply,
  LIMITS,
  converse
};

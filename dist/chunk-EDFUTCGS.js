import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  chooseModels,
  nameOfChosen
} from "./chunk-U6GFRQ4N.js";
import {
  CHANGE_MAP,
  NOTES,
  WHOLE_CHANGE,
  paragraphText
} from "./chunk-S2S4P4FF.js";
import {
  loadGrammars,
  loadTokenizer
} from "./chunk-ISR5O44F.js";
import {
  computeCost,
  writeMoney
} from "./chunk-UT6R2KNG.js";
import {
  showToModel
} from "./chunk-PZBY2WVG.js";
import {
  defaultInputTokens
} from "./chunk-ODLPX25U.js";
import {
  isPlainId
} from "./chunk-CNAQAQ64.js";
import {
  endedWithout,
  withoutToolTurns
} from "./chunk-LMEUCCDG.js";
import {
  CANCELLED
} from "./chunk-NH65WWPR.js";
import {
  isInCheckout
} from "./chunk-JMBZP7XS.js";
import {
  OFFERED_MODELS
} from "./chunk-QEFGOETN.js";
import {
  describeType2 as describeType
} from "./chunk-W5B2CJSD.js";
import {
  readJsonc
} from "./chunk-YDCA3GX4.js";
import {
  digest
} from "./chunk-OMFRFCOU.js";
import {
  blankSecrets
} from "./chunk-666BTPVF.js";
import {
  writeCount
} from "./chunk-P77ASF6X.js";
import {
  foldFileName
} from "./chunk-HRJDQKXX.js";
import {
  positionAt,
  sourceText
} from "./chunk-JWLSZ374.js";
import {
  SYSTEM_CLOCK
} from "./chunk-O62SFG25.js";
import {
  quote
} from "./chunk-BAWM62JS.js";
import {
  shorten
} from "./chunk-TJ3WHKDV.js";
import {
  splitLines
} from "./chunk-QOC3LPII.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  createKeyCutter,
  listEnvironmentKeys
} from "./chunk-T7H2NH7F.js";
import {
  UserError,
  fileErrorReason,
  usageError
} from "./chunk-PI7WXFM3.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/commands/open/open-models.ts
import { join as join3 } from "node:path";

// src/agents/deadline.ts
function deadlineAfter(minutes, now) {
  let end = now() + minutes * 6e4;
  return { isPast: () => now() >= end };
}

// src/models/spending/prices.ts
function findPrice(prices, model) {
  let names = listNames(model);
  return prices.filter(({ pattern }) => names.some((name) => matches(pattern.toLowerCase(), name))).toSorted((a, b) => rankPattern(b.pattern) - rankPattern(a.pattern))[0]?.price;
}
function requirePrices(prices, models, maxCost) {
  let unpriced = [...new Set(models)].filter((model) => findPrice(prices, model) === void 0);
  if (maxCost === void 0 || unpriced.length === 0)
    return;
  let rows = unpriced.map((model) => `${JSON.stringify(model)}: { input: \u2026, output: \u2026 }`);
  throw usageError(
    "no-price",
    `\`max-cost\` needs the price of ${unpriced.map((model) => quote(model)).join(", ")}`,
    `Add the price per million tokens to \`prices:\` in the configuration file: ${rows.join(", ")}.`
  );
}
function listNames(model) {
  let full = model.toLowerCase();
  return [full, full.slice(full.indexOf(":") + 1)];
}
var RANK_OF_FULL_NAME = 1e6;
function rankPattern(pattern) {
  return pattern.includes("*") ? pattern.replaceAll("*", "").length : RANK_OF_FULL_NAME + pattern.length;
}
function matches(pattern, name) {
  let [start = "", ...rest] = pattern.split("*"), end = rest.pop();
  if (end === void 0)
    return name === pattern;
  if (!name.startsWith(start) || !name.endsWith(end))
    return !1;
  let at2 = start.length;
  for (let part of rest) {
    let found = name.indexOf(part, at2);
    if (found < 0)
      return !1;
    at2 = found + part.length;
  }
  return at2 <= name.length - end.length;
}

// src/models/spending/meter-entry.ts
var NOTHING = {
  requests: 0,
  failedRequests: 0,
  cachedReplies: 0,
  waitingRequests: 0,
  batchedRequests: 0,
  inputTokens: 0,
  cachedInputTokens: 0,
  outputTokens: 0,
  cost: 0,
  saved: 0,
  perhapsCost: 0,
  waitingCost: 0
}, BATCH_PRICE_SHARE = 0.5;
function sumEntries(entries) {
  return entries.reduce(
    (sum2, entry) => ({
      requests: sum2.requests + entry.requests,
      failedRequests: sum2.failedRequests + entry.failedRequests,
      cachedReplies: sum2.cachedReplies + entry.cachedReplies,
      waitingRequests: sum2.waitingRequests + entry.waitingRequests,
      batchedRequests: sum2.batchedRequests + entry.batchedRequests,
      inputTokens: sum2.inputTokens + entry.inputTokens,
      cachedInputTokens: sum2.cachedInputTokens + entry.cachedInputTokens,
      outputTokens: sum2.outputTokens + entry.outputTokens,
      cost: sum2.cost + entry.cost,
      saved: sum2.saved + entry.saved,
      perhapsCost: sum2.perhapsCost + entry.perhapsCost,
      waitingCost: sum2.waitingCost + entry.waitingCost
    }),
    NOTHING
  );
}
var UNCHARGED = /* @__PURE__ */ new Set([
  "too-long",
  "rate-limited",
  "overloaded",
  "unreachable",
  "denied",
  "not-found",
  "invalid",
  "unbatched"
]);
function computeEntry(terms, asker, outcome, reserved) {
  if (outcome.kind === "answered" && outcome.isCached)
    return { ...NOTHING, cachedReplies: 1 };
  if (outcome.kind === "failed" && (outcome.cause === "over-limit" || outcome.cause === "waiting"))
    return NOTHING;
  if (outcome.kind === "failed" && outcome.cause === "batched")
    return { ...NOTHING, waitingRequests: 1, waitingCost: Math.round(reserved * BATCH_PRICE_SHARE) };
  let isBatched = outcome.kind === "answered" && outcome.isBatched === !0, request = {
    ...NOTHING,
    requests: 1,
    failedRequests: outcome.kind === "failed" ? 1 : 0,
    batchedRequests: isBatched ? 1 : 0
  };
  if (outcome.usage !== void 0 && outcome.usage.inputTokens !== 0) {
    let { inputTokens, outputTokens, cachedInputTokens = 0 } = outcome.usage, price = findPrice(terms.prices, asker.model), full = price === void 0 ? 0 : computeCost(price, outcome.usage), cost = isBatched ? Math.round(full * BATCH_PRICE_SHARE) : full;
    return { ...request, inputTokens, cachedInputTokens, outputTokens, cost, saved: full - cost };
  }
  return outcome.kind === "failed" && UNCHARGED.has(outcome.cause) ? request : {
    ...request,
    inputTokens: outcome.inputTokens,
    outputTokens: outcome.usage?.outputTokens ?? 0,
    perhapsCost: reserved
  };
}

// src/models/spending/unless-zero.ts
function unlessZero(name, count) {
  let field = {};
  return count !== 0 && (field[name] = count), field;
}

// src/models/spending/spending-terms.ts
var ASSUMED_OUTPUT_TOKENS = 16384;
function computeHighestCost(terms, model, inputTokens) {
  let costs = listAnswerers(terms, model).map((name) => {
    let price = findPrice(terms.prices, name), outputTokens = terms.outputTokensOf(name) ?? ASSUMED_OUTPUT_TOKENS;
    return { name, cost: price && computeCost(price, { inputTokens, outputTokens }) };
  }), models = costs.flatMap(({ name, cost }) => cost === void 0 ? [name] : []);
  return models.length > 0 ? { kind: "unpriced", models } : { kind: "cost", cost: Math.max(...costs.map(({ cost = 0 }) => cost)) };
}
function isOutputAssumed(terms, model) {
  return listAnswerers(terms, model).some((name) => terms.outputTokensOf(name) === void 0);
}
function listAnswerers({ fallbacks }, model) {
  return [.../* @__PURE__ */ new Set([model, ...fallbacks])];
}

// src/models/spending/create-meter.ts
function createMeter(terms) {
  let underWay = [], rows = /* @__PURE__ */ new Map(), add = (asker, entry) => {
    let key = JSON.stringify([asker.agent, asker.model]), row = rows.get(key) ?? { asker, entry: NOTHING };
    rows.set(key, { asker: row.asker, entry: sumEntries([row.entry, entry]) });
  };
  return {
    admit: (asker, inputTokens) => {
      let used = sumEntries([...rows.values()].map(({ entry }) => entry)), wanted = computeHighestCost(terms, asker.model, inputTokens), reason = overRequests(terms, used.requests + used.waitingRequests + underWay.length) ?? overCost(terms, used, underWay, wanted);
      return reason !== void 0 ? { kind: "refused", reason } : (underWay.push({ asker, inputTokens, cost: wanted.kind === "cost" ? wanted.cost : 0 }), add(asker, NOTHING), { kind: "admitted" });
    },
    settle: (asker, outcome) => {
      let index = findReservation(underWay, asker, outcome.inputTokens), [reservation] = index === void 0 ? [] : underWay.splice(index, 1);
      add(asker, computeEntry(terms, asker, outcome, reservation?.cost ?? 0));
    },
    nextRound: () => {
      for (let [key, { asker, entry }] of rows)
        rows.set(key, { asker, entry: { ...entry, waitingRequests: 0, waitingCost: 0, cachedReplies: 0 } });
    },
    rows: () => [...rows.values()].filter(isUsed).map((row) => drawRow(terms, row))
  };
}
function overRequests({ maxRequests }, taken) {
  return maxRequests !== void 0 && taken >= maxRequests ? `the run's ${writeCount(maxRequests)} ${maxRequests === 1 ? "request is" : "requests are"} used up (\`max-requests\`)` : void 0;
}
function overCost({ maxCost }, used, underWay, wanted) {
  if (maxCost === void 0)
    return;
  if (wanted.kind === "unpriced")
    return `\`max-cost\` is set, but \`prices\` has no price for ${wanted.models.map((model) => quote(model)).join(", ")}`;
  let taken = used.cost + used.perhapsCost + used.waitingCost + underWay.reduce((sum2, { cost }) => sum2 + cost, 0);
  if (taken + wanted.cost <= Math.round(maxCost * 1e9))
    return;
  let [wantedMoney, takenMoney] = [wanted.cost, taken].map((cost) => writeMoney(cost / 1e9));
  return `it may cost ${wantedMoney}, but ${takenMoney} of ${writeMoney(maxCost)} (\`max-cost\`) is already spent or reserved`;
}
function findReservation(underWay, { agent, model }, inputTokens) {
  let isLike = (one) => one.asker.agent === agent && one.inputTokens === inputTokens, exact = underWay.findIndex((one) => isLike(one) && one.asker.model === model), index = exact < 0 ? underWay.findIndex(isLike) : exact;
  return index < 0 ? void 0 : index;
}
function isUsed({ entry }) {
  return entry.requests + entry.cachedReplies + entry.waitingRequests > 0;
}
function drawRow({ prices }, { asker, entry }) {
  let { requests, failedRequests, cachedReplies, inputTokens, outputTokens, cost, saved } = entry, isPriced = findPrice(prices, asker.model) !== void 0;
  return {
    ...asker,
    requests,
    failedRequests,
    cachedReplies,
    inputTokens,
    outputTokens,
    ...unlessZero("waitingRequests", entry.waitingRequests),
    ...unlessZero("batchedRequests", entry.batchedRequests),
    ...unlessZero("cachedInputTokens", entry.cachedInputTokens),
    ...isPriced ? { cost: cost / 1e9, ...unlessZero("saved", saved / 1e9) } : {}
  };
}

// src/models/agent-models.ts
function chooseAgentModel(agent, run) {
  let wanted = agent.models.map((name) => name.trim()).filter((name) => name !== ""), own = { model: run.main };
  for (let name of wanted) {
    if (MEANS_OWN.has(name.toLowerCase()))
      return own;
    let model = findRenamed(name, run) ?? findConfigured(name, run) ?? findAtProvider(name, run);
    if (model !== void 0)
      return { model };
  }
  return wanted.length === 0 ? own : { ...own, note: explainSubstitute(agent.name, wanted, run.main) };
}
var MEANS_OWN = /* @__PURE__ */ new Set(["auto", "default", "inherit"]);
function findRenamed(name, run) {
  let spelling = normalizeName(name), row = run.modelNames.get(name) ?? [...run.modelNames].find(([text]) => normalizeName(text) === spelling)?.[1];
  return row === void 0 ? void 0 : run.named(row);
}
function findConfigured(name, run) {
  let configured = [run.main, ...run.others], spelling = normalizeName(name), isAlias = CLAUDE_ALIASES.has(spelling);
  return configured.find((one) => one.model !== void 0 && normalizeName(one.model) === spelling) ?? configured.find(
    (one) => isAlias && one.model !== void 0 && normalizeName(one.model).split("-").includes(spelling)
  ) ?? configured.find((one) => nameOfChosen(one) === name);
}
var CLAUDE_ALIASES = /* @__PURE__ */ new Map([
  ["haiku", "claude-haiku-5-5"],
  ["opus", "claude-opus-5-5"],
  ["sonnet", "claude-sonnet-5-5"]
]);
function findAtProvider(name, { main }) {
  let model = modelAt(main, name);
  return model === void 0 || !PLAIN_NAME.test(model) ? void 0 : { ...main, model };
}
var PLAIN_NAME = /^[a-z0-9.-]{1,64}$/;
function modelAt(main, name) {
  let bare = withoutVendor(name), spelling = normalizeName(name);
  switch (main.provider) {
    case "openai":
      return isOpenAiItself(main.baseUrl) && /^(?:gpt|chatgpt|codex|o\d)(?:-|$)/.test(spelling) ? hyphenated(bare) : void 0;
    case "anthropic":
      return CLAUDE_ALIASES.get(spelling) ?? (spelling.startsWith("claude-") ? hyphenated(bare).replaceAll(".", "-") : void 0);
    case "copilot": {
      let offered = OFFERED_MODELS.find((one) => normalizeName(one) === spelling) ?? newestOffered(spelling);
      return offered === void 0 ? void 0 : hyphenated(offered);
    }
    case "azure-openai":
    case "ollama":
      return;
  }
}
function isOpenAiItself(baseUrl) {
  return baseUrl === void 0 || new URL(baseUrl).hostname === "api.openai.com";
}
function newestOffered(alias) {
  return CLAUDE_ALIASES.has(alias) ? OFFERED_MODELS.findLast((one) => normalizeName(one).startsWith(`claude-${alias}-`)) : void 0;
}
function hyphenated(name) {
  return name.toLowerCase().replaceAll(/[\s_]+/g, "-");
}
function normalizeName(name) {
  return withoutPublisher(withoutVendor(name).toLowerCase()).split(/[^a-z0-9]+/).filter((word) => word !== "").join("-").replace(/-(?:20\d\d-?\d\d-?\d\d|latest)$/, "");
}
function withoutPublisher(name) {
  return name.slice(name.lastIndexOf("/") + 1);
}
function withoutVendor(name) {
  let open2 = name.endsWith(")") ? name.lastIndexOf("(") : -1;
  return (open2 < 0 ? name : name.slice(0, open2)).trim();
}
var MOST_SHOWN_CHARACTERS = 80, MOST_SHOWN_MODELS = 5;
function explainSubstitute(agent, wanted, main) {
  let names = wanted.slice(0, MOST_SHOWN_MODELS).map(shown), more = wanted.length - names.length, list = `${names.join(", ")}${more === 0 ? "" : ` and ${more} more`}`;
  return `the agent ${shown(agent)} asks for ${list}, which this run does not have, so ${nameOfChosen(main)} is used. To choose another model, add a line to \`model-names:\` in the configuration file: ${JSON.stringify(shown(at(wanted, 0)))}: PROVIDER:MODEL`;
}
function shown(text) {
  let line = text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  return shorten(line, MOST_SHOWN_CHARACTERS);
}

// src/models/full-name.ts
function fullNameOf({ provider, name }) {
  return `${provider}:${name}`;
}

// src/models/spending/sum-usage.ts
function sumUsage(usages) {
  let cached = usages.flatMap(({ cachedInputTokens }) => cachedInputTokens ?? []);
  return {
    inputTokens: sum(usages.map(({ inputTokens }) => inputTokens)),
    outputTokens: sum(usages.map(({ outputTokens }) => outputTokens)),
    ...cached.length === 0 ? {} : { cachedInputTokens: sum(cached) }
  };
}
function sum(counts) {
  return counts.reduce((total, count) => total + count, 0);
}

// src/models/fallback.ts
var NOT_SHARED = /* @__PURE__ */ new Set([
  "denied",
  "dropped",
  "empty",
  "filtered",
  "not-found",
  "overloaded",
  "rate-limited",
  "refused",
  "timed-out",
  "unreachable",
  "unreadable"
]);
function fallbackModel(links) {
  let [{ model: first }] = links, said = /* @__PURE__ */ new Set();
  return links.length === 1 ? first : {
    name: first.name,
    provider: first.provider,
    get takesTools() {
      return first.takesTools;
    },
    ask: (request, signal) => askInTurn(links, request, signal, said)
  };
}
async function askInTurn(links, request, signal, said) {
  let failures = [];
  for (let link of links) {
    if (failures.at(-1) !== void 0 && !mayHelp(link, failures))
      continue;
    let reply = await link.model.ask(requestFor(link.model, request), signal);
    if (reply.kind === "answer")
      return answeredAfter(failures, reply, said);
    if (failures.push({ link, reply }), !NOT_SHARED.has(reply.cause) && reply.cause !== "too-long")
      break;
  }
  return failedAll(failures);
}
function mayHelp(link, failures) {
  return failures.every(
    ({ reply, link: failed }) => reply.cause !== "too-long" || link.inputTokens > failed.inputTokens
  );
}
function requestFor(model, request) {
  let own = { ...request, messages: request.messages.map((message) => unwrapFor(model, message)) };
  return model.takesTools ? own : withoutToolTurns(own);
}
function unwrapFor(model, message) {
  if (message.role !== "assistant" || !("toolCalls" in message) || message.opaque === void 0)
    return message;
  let { opaque, ...rest } = message;
  return isRecord(opaque) && opaque.of === fullNameOf(model) ? { ...rest, opaque: opaque.opaque } : rest;
}
function answeredAfter(failures, reply, said) {
  let { opaque, notes = [], ...rest } = reply, wrapped = { of: reply.answeredBy, opaque }, all = [...switchNotes(failures, reply.answeredBy, said), ...notes];
  return {
    ...rest,
    usage: sumUsage([...listUsages(failures), rest.usage]),
    ...opaque === void 0 ? {} : { opaque: wrapped },
    ...all.length === 0 ? {} : { notes: all }
  };
}
function switchNotes(failures, answeredBy, said) {
  let failed = failures.map(({ link, reply }) => `${fullNameOf(link.model)} failed (${reply.reason})`), key = failures.map(({ link, reply }) => `${fullNameOf(link.model)} ${reply.cause}`).join(", ");
  return failed.length === 0 || said.has(`${key}, ${answeredBy}`) ? [] : (said.add(`${key}, ${answeredBy}`), [`${failed.join(", ")}, ${answeredBy} answered`]);
}
function failedAll(failures) {
  let first = at(failures, 0).reply, others = failures.slice(1).map(({ reply }) => reply);
  if (others.length === 0)
    return first;
  let stopped = others.find((reply) => reply.cause === "cancelled" || reply.cause === "over-limit");
  if (stopped !== void 0)
    return stopped;
  let used = listUsages(failures);
  return {
    kind: "failed",
    cause: first.cause,
    reason: failures.map(({ link, reply }) => `${fullNameOf(link.model)}: ${reply.reason}`).join("; "),
    ...first.hint === void 0 ? {} : { hint: first.hint },
    fatal: failures.every(({ reply }) => reply.fatal),
    ...used.length === 0 ? {} : { usage: sumUsage(used) }
  };
}
function listUsages(failures) {
  return failures.flatMap(({ reply }) => reply.usage ?? []);
}

// src/models/give-up.ts
function giveUpAfterFatal(model) {
  let end;
  return {
    name: model.name,
    provider: model.provider,
    get takesTools() {
      return model.takesTools;
    },
    ask: async (request, signal) => {
      if (end !== void 0)
        return end;
      let reply = await model.ask(request, signal);
      if (reply.kind === "failed" && reply.fatal && reply.cause !== "cancelled") {
        let { usage: _used, ...failure } = reply;
        end = failure;
      }
      return reply;
    }
  };
}

// node_modules/yocto-queue/index.js
var Node = class {
  value;
  next;
  constructor(value) {
    this.value = value;
  }
}, Queue = class {
  #head;
  #tail;
  #size;
  constructor() {
    this.clear();
  }
  enqueue(value) {
    let node = new Node(value);
    this.#head ? (this.#tail.next = node, this.#tail = node) : (this.#head = node, this.#tail = node), this.#size++;
  }
  dequeue() {
    let current = this.#head;
    if (current)
      return this.#head = this.#head.next, this.#size--, this.#head || (this.#tail = void 0), current.value;
  }
  peek() {
    if (this.#head)
      return this.#head.value;
  }
  clear() {
    this.#head = void 0, this.#tail = void 0, this.#size = 0;
  }
  get size() {
    return this.#size;
  }
  *[Symbol.iterator]() {
    let current = this.#head;
    for (; current; )
      yield current.value, current = current.next;
  }
  *drain() {
    for (; this.#head; )
      yield this.dequeue();
  }
};

// node_modules/p-limit/index.js
function pLimit(concurrency) {
  let rejectOnClear = !1;
  if (typeof concurrency == "object" && ({ concurrency, rejectOnClear = !1 } = concurrency), validateConcurrency(concurrency), typeof rejectOnClear != "boolean")
    throw new TypeError("Expected `rejectOnClear` to be a boolean");
  let queue = new Queue(), activeCount = 0, resumeNext = () => {
    activeCount < concurrency && queue.size > 0 && (activeCount++, queue.dequeue().run());
  }, next = () => {
    activeCount--, resumeNext();
  }, run = async (function_, resolve, arguments_) => {
    let result = (async () => function_(...arguments_))();
    resolve(result);
    try {
      await result;
    } catch {
    }
    next();
  }, enqueue = (function_, resolve, reject, arguments_) => {
    let queueItem = { reject };
    new Promise((internalResolve) => {
      queueItem.run = internalResolve, queue.enqueue(queueItem);
    }).then(run.bind(void 0, function_, resolve, arguments_)), activeCount < concurrency && resumeNext();
  }, generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
    enqueue(function_, resolve, reject, arguments_);
  });
  return Object.defineProperties(generator, {
    activeCount: {
      get: () => activeCount
    },
    pendingCount: {
      get: () => queue.size
    },
    clearQueue: {
      value() {
        if (!rejectOnClear) {
          queue.clear();
          return;
        }
        let abortError = AbortSignal.abort().reason;
        for (; queue.size > 0; )
          queue.dequeue().reject(abortError);
      }
    },
    concurrency: {
      get: () => concurrency,
      set(newConcurrency) {
        validateConcurrency(newConcurrency), concurrency = newConcurrency, queueMicrotask(() => {
          for (; activeCount < concurrency && queue.size > 0; )
            resumeNext();
        });
      }
    },
    map: {
      async value(iterable, function_) {
        let promises = [];
        try {
          Array.from(iterable, (value, index) => {
            let promise = generator(function_, value, index);
            return promises.push(promise), promise;
          });
        } catch (error) {
          for (let promise of promises)
            promise.catch(() => {
            });
          throw error;
        }
        return Promise.all(promises);
      }
    }
  }), generator;
}
function validateConcurrency(concurrency) {
  if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0))
    throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}

// src/models/limit-requests.ts
function limitRequests(most) {
  let limit = pLimit(most);
  return (model) => ({
    name: model.name,
    provider: model.provider,
    get takesTools() {
      return model.takesTools;
    },
    ask: (request, signal) => signal.aborted ? Promise.resolve(CANCELLED) : new Promise((resolve, reject) => {
      let leave = () => resolve(CANCELLED);
      signal.addEventListener("abort", leave, { once: !0 }), limit(async () => {
        signal.removeEventListener("abort", leave), signal.aborted || resolve(await model.ask(request, signal));
      }).catch(reject);
    })
  });
}

// src/models/open-model.ts
async function openModel(chosen, terms) {
  let { maxInputTokens, maxOutputTokens, openaiApi, environment } = terms, limits = { maxOutputTokens, timeoutMs: 6e5 };
  if (chosen.provider === "copilot") {
    let { copilotModel } = await import("./copilot-KXCVESKE.js");
    return copilotModel({ ...chosen, environment, timeoutMs: 6e5 });
  }
  let { model } = chosen;
  if (model === void 0)
    throw new Error(`The provider ${chosen.provider} does not choose a model itself`);
  switch (chosen.provider) {
    case "openai": {
      let settings = { ...chosen, ...limits, model };
      return openaiApi === "chat" ? (await import("./chat-KHIF7TMY.js")).openAiChatModel(settings) : (await import("./responses-5V73TDFK.js")).openAiResponsesModel(settings);
    }
    case "azure-openai":
      return (await import("./azure-56FOLLWD.js")).azureOpenAiModel({ ...chosen, ...limits, model, api: openaiApi });
    case "anthropic":
      return (await import("./anthropic-UGL7VEQ2.js")).anthropicModel({ ...chosen, ...limits, model });
    case "ollama":
      return (await import("./ollama-YCBOYMSH.js")).ollamaModel({ ...chosen, ...limits, model, maxInputTokens });
  }
}
function describeOrigin(chosen, { maxOutputTokens, openaiApi }) {
  switch (chosen.provider) {
    case "copilot":
      return { address: void 0, api: void 0, maxOutputTokens: void 0, secret: chosen.tokenVariable === "GITHUB_TOKEN" ? void 0 : chosen.token };
    case "openai":
      return { address: chosen.baseUrl, api: openaiApi, maxOutputTokens, secret: chosen.apiKey };
    case "azure-openai":
      return {
        address: chosen.baseUrl,
        api: `${openaiApi} ${chosen.apiVersion ?? "v1"}`,
        maxOutputTokens,
        secret: chosen.apiKey
      };
    case "anthropic":
    case "ollama":
      return { address: chosen.baseUrl, api: void 0, maxOutputTokens, secret: chosen.apiKey };
  }
}

// src/models/without-keys.ts
function withoutKeys(model, cut) {
  return {
    name: model.name,
    provider: model.provider,
    get takesTools() {
      return model.takesTools;
    },
    ask: async (request, signal) => cutReply(await model.ask(request, signal), cut)
  };
}
function cutReply(reply, cut) {
  if (reply.kind === "failed")
    return { ...reply, reason: cut(reply.reason), ...reply.hint === void 0 ? {} : { hint: cut(reply.hint) } };
  let { opaque, notes } = reply;
  return {
    ...reply,
    text: cut(reply.text),
    toolCalls: reply.toolCalls.map((call) => ({ ...call, name: cut(call.name), arguments: cut(call.arguments) })),
    ...opaque === void 0 ? {} : { opaque: cutValue(opaque, cut) },
    ...notes === void 0 ? {} : { notes: notes.map(cut) }
  };
}
function cutValue(value, cut) {
  let text = JSON.stringify(value), shown2 = cut(text);
  return shown2 === text ? value : JSON.parse(shown2);
}

// src/models/replies/kept-reply.ts
var MAX_KEPT_BYTES = 1e6;
function isWorthKeeping(reply, { isShaped }, model) {
  let calls = reply.toolCalls.length > 0;
  return !reply.cutOff && reply.answeredBy === fullNameOf(model) && (calls || reply.text.trim() !== "") && (calls || !isShaped || holdsJson(reply.text));
}
function holdsJson(text) {
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)), !0;
  } catch {
    return !1;
  }
}
function writeKept(key, reply, secret) {
  try {
    let text = JSON.stringify({ key, seal: computeSeal(key, reply, secret), reply: pickFields(reply) });
    return Buffer.byteLength(text) > MAX_KEPT_BYTES ? void 0 : text;
  } catch {
    return;
  }
}
function readKept(key, text, secret) {
  try {
    let file = JSON.parse(text), reply = isRecord(file) && file.key === key ? readReply(file.reply) : void 0;
    return reply !== void 0 && isRecord(file) && file.seal === computeSeal(key, reply, secret) ? reply : void 0;
  } catch {
    return;
  }
}
function readReply(value) {
  if (!isRecord(value))
    return;
  let { text, toolCalls, opaque, notes } = value;
  return typeof text == "string" && isListOf(toolCalls, isToolCall) && isListOf(notes, isText) ? { text, toolCalls, ...opaque === void 0 ? {} : { opaque }, notes } : void 0;
}
function isListOf(value, isOne) {
  return Array.isArray(value) && value.every((entry) => isOne(entry));
}
function isText(value) {
  return typeof value == "string";
}
function isToolCall(value) {
  return isRecord(value) && isText(value.id) && isText(value.name) && isText(value.arguments);
}
function pickFields({ text, toolCalls, opaque, notes }) {
  return {
    text,
    toolCalls: toolCalls.map((call) => ({ id: call.id, name: call.name, arguments: call.arguments })),
    ...opaque === void 0 ? {} : { opaque },
    notes
  };
}
function computeSeal(key, reply, secret) {
  return process.getBuiltinModule("node:crypto").createHmac("sha256", secret).update(JSON.stringify([key, pickFields(reply)])).digest("hex");
}

// src/context/notes/commit-subjects.ts
var COMMIT_SUBJECTS = "Subjects of the commits of this change, oldest first", MOST_MILLISECONDS = 15e3, WORTH = 0.5, MAX_SUBJECTS = 50, MAX_SUBJECT_CHARACTERS = 150;
function commitSubjectsProvider(read, title) {
  return {
    name: "commits",
    mostMilliseconds: MOST_MILLISECONDS,
    waits: !0,
    async provide({ note, signal }) {
      let subjects = listSubjects(await read(signal), title), more = subjects.length - MAX_SUBJECTS;
      note({
        source: "commits",
        title: COMMIT_SUBJECTS,
        text: [...subjects.slice(0, MAX_SUBJECTS), ...more > 0 ? [`(${more} more are left out)`] : []].join(`
`),
        why: "the change consists of these commits",
        worth: WORTH
      });
    }
  };
}
function listSubjects(commits, title) {
  let subjects = commits.map(({ message }) => shorten(readSubject(message), MAX_SUBJECT_CHARACTERS));
  return [...new Set(subjects)].filter((subject) => subject !== "" && subject !== title?.trim());
}
function readSubject(message) {
  return /^[^\r\n]*/.exec(message.trimStart())?.[0].trim() ?? "";
}

// src/prompt/steady-text.ts
function steadyText(message) {
  return message.replaceAll(MAP, "").replaceAll(SUBJECTS, "").replaceAll(NOTES_LABEL, "$1").replaceAll(`${WHOLE_CHANGE}
<<<${NOTES}
>>>${NOTES}
`, "");
}
var MAP = new RegExp(String.raw`^<<<${CHANGE_MAP} ([0-9a-f]+)\n(?:(?!>>>).*\n)*>>>${CHANGE_MAP} \1\n`, "gm"), SUBJECTS = new RegExp(String.raw`^Note: ${COMMIT_SUBJECTS}\n(?:\|.*\n)*`, "gm"), NOTES_LABEL = new RegExp(String.raw`^((?:<<<|>>>)${NOTES}) [0-9a-f]+$`, "gm");

// src/models/replies/reply-key.ts
var FORMAT = 1;
function replyKey(model, { address, api, maxOutputTokens }, { messages, tools, withheldTools, shape }) {
  let parts = [
    FORMAT,
    model.provider,
    model.name,
    address,
    api,
    maxOutputTokens,
    messages.map(listParts),
    // The order of the keys in a schema matters: the model sees it.
    tools?.map(listToolParts),
    withheldTools?.map(listToolParts),
    shape && [shape.name, shape.schema]
  ];
  try {
    return digest("sha256", JSON.stringify(parts), "hex");
  } catch {
    return;
  }
}
function listToolParts({ name, description, parameters }) {
  return [name, description, parameters];
}
function listParts(message) {
  if (message.role === "tool")
    return [message.role, message.callId, message.name, message.content];
  if (message.role === "assistant" && "toolCalls" in message) {
    let calls = message.toolCalls.map((call) => [call.id, call.name, call.arguments]);
    return [message.role, message.content, calls, message.opaque];
  }
  return [message.role, message.role === "user" ? steadyText(message.content) : message.content];
}

// src/models/replies/reply-memory.ts
function createReplyMemory(maxCharacters = 32e6) {
  let replies = /* @__PURE__ */ new Map(), characters = 0, forget = (key) => {
    let reply = replies.get(key);
    reply !== void 0 && (replies.delete(key), characters -= countCharacters(reply));
  };
  return {
    read: (key) => replies.get(key),
    keep: (key, reply) => {
      forget(key), replies.set(key, reply), characters += countCharacters(reply);
      for (let oldest of replies.keys()) {
        if (characters <= maxCharacters)
          return;
        forget(oldest);
      }
    }
  };
}
function countCharacters({ text, toolCalls, opaque }) {
  let calls = toolCalls.reduce((sum2, call) => sum2 + call.name.length + call.arguments.length, 0);
  return text.length + calls + (opaque === void 0 ? 0 : JSON.stringify(opaque).length);
}

// src/models/replies/shared-calls.ts
function createSharedCalls() {
  let underWay = /* @__PURE__ */ new Map(), forget = (key, call) => {
    underWay.get(key) === call && underWay.delete(key);
  }, begin = (key, start) => {
    let controller = new AbortController(), call = {
      value: start(controller.signal).finally(() => forget(key, call)),
      callers: 0,
      isCounted: !1,
      abandon: () => {
        forget(key, call), controller.abort();
      }
    };
    return underWay.set(key, call), call;
  };
  return {
    call: async (key, signal, start) => signal.aborted ? { kind: "left" } : waitFor(underWay.get(key) ?? begin(key, start), signal)
  };
}
function waitFor(call, signal) {
  call.callers += 1;
  let leave = () => {
  }, left = new Promise((resolve) => {
    leave = () => {
      call.callers -= 1, call.callers === 0 && call.abandon(), resolve({ kind: "left" });
    };
  });
  signal.addEventListener("abort", leave, { once: !0 });
  let answered = call.value.then((value) => {
    if (signal.aborted)
      return { kind: "left" };
    let kind = call.isCounted ? "joined" : "own";
    return call.isCounted = !0, { kind, value };
  });
  return Promise.race([left, answered]).finally(() => signal.removeEventListener("abort", leave));
}

// src/models/replies/reply-cache.ts
function createReplyCache(kept, say) {
  let said = /* @__PURE__ */ new Set(), sayOnce = (problem) => {
    said.has(problem) || (said.add(problem), say(problem));
  };
  return {
    memory: createReplyMemory(),
    calls: createSharedCalls(),
    storeFor: (secret = "") => {
      if (secret === "" && kept?.isInCheckout === !0) {
        sayOnce(
          "`cache-dir` is not used: it lies in the checkout, where a change can bring replies along, and without an API key these could not be told from replies of the model. Name a folder outside of the checkout"
        );
        return;
      }
      return kept?.store;
    },
    sayDamaged: () => {
      sayOnce("Some cached replies were ignored: they are damaged or were saved with another API key");
    }
  };
}
function cachedModel(model, source, cache) {
  return {
    name: model.name,
    provider: model.provider,
    get takesTools() {
      return model.takesTools;
    },
    ask: async (request, signal) => {
      let key = replyKey(model, source, request);
      if (key === void 0)
        return model.ask(request, signal);
      let known = cache.memory.read(key);
      if (known !== void 0)
        return repliedBefore(known, model);
      let called = await cache.calls.call(key, signal, async (shared) => {
        let kept = await readStored(cache, key, source);
        if (kept !== void 0)
          return cache.memory.keep(key, kept), repliedBefore(kept, model);
        let reply = await model.ask(request, shared);
        return reply.kind === "answer" && isWorthKeeping(reply, { isShaped: request.shape !== void 0 }, model) && await keepReply(cache, key, reply, source), reply;
      });
      switch (called.kind) {
        case "left":
          return CANCELLED;
        case "own":
          return called.value;
        case "joined":
          return withoutUsage(called.value);
      }
    }
  };
}
var NO_USAGE = { inputTokens: 0, outputTokens: 0 };
async function readStored({ storeFor, sayDamaged }, key, { secret = "" }) {
  let text = await storeFor(secret)?.read(key);
  if (text === void 0)
    return;
  let kept = readKept(key, text, secret);
  return kept === void 0 && sayDamaged(), kept;
}
async function keepReply(cache, key, reply, origin) {
  cache.memory.keep(key, toKept(reply)), await storeReply(cache, key, reply, origin);
}
async function storeReply({ storeFor }, key, reply, { secret = "" }) {
  let store = storeFor(secret), file = store && writeKept(key, toKept(reply), secret);
  file !== void 0 && await store?.write(key, file);
}
function toKept({ text, toolCalls, opaque, notes = [] }) {
  return { text, toolCalls, ...opaque === void 0 ? {} : { opaque }, notes };
}
function repliedBefore({ notes, ...kept }, model) {
  return {
    kind: "answer",
    ...kept,
    cutOff: !1,
    usage: NO_USAGE,
    answeredBy: fullNameOf(model),
    isCached: !0,
    ...notes.length === 0 ? {} : { notes }
  };
}
function withoutUsage(reply) {
  if (reply.kind === "answer")
    return { ...reply, usage: NO_USAGE, isCached: !0 };
  let { usage: _, ...failed } = reply;
  return failed;
}

// src/models/load-models.ts
async function loadModels(choice, terms) {
  let { main, fallbacks, verifier } = choice, standIns = [main, ...fallbacks], limit = limitRequests(terms.concurrency), links = /* @__PURE__ */ new Map(), chains = /* @__PURE__ */ new Map(), linkOf = (chosen) => once(links, nameOfChosen(chosen), () => makeLink(chosen, chosen === main, terms, limit)), load = (chosen) => once(chains, nameOfChosen(chosen), async () => {
    let rest = standIns.filter((one) => nameOfChosen(one) !== nameOfChosen(chosen)), first = await linkOf(chosen), others = await Promise.all(rest.map(linkOf));
    return {
      model: fallbackModel([first, ...others]),
      name: nameOfChosen(chosen),
      tokenizer: await terms.tokenizerOf(chosen.model),
      budget: first.inputTokens
    };
  }), run = {
    main,
    others: [...fallbacks, ...verifier === void 0 ? [] : [verifier]],
    modelNames: terms.modelNames,
    named: choice.named
  };
  return {
    main: await load(main),
    verifier: await load(verifier ?? main),
    names: [...new Set([main, ...run.others].map(nameOfChosen))],
    forAgent: async (agent) => {
      let { model, note } = chooseAgentModel(agent, run);
      return { ...await load(model), ...note === void 0 ? {} : { note } };
    }
  };
}
function once(made, name, make) {
  let earlier = made.get(name);
  if (earlier !== void 0)
    return earlier;
  let promise = make();
  return made.set(name, promise), promise;
}
async function makeLink(chosen, isMain, terms, limit) {
  let inputTokens = inputTokensOf(chosen, isMain, terms.maxInputTokens), opened = await openModel(chosen, { ...terms, maxInputTokens: inputTokens }), direct = limit(giveUpAfterFatal(withoutKeys(opened, terms.cut))), origin = describeOrigin(chosen, terms);
  return {
    model: terms.batches?.wrap(opened, direct, origin) ?? cachedModel(direct, origin, terms.cache),
    inputTokens
  };
}
function inputTokensOf(chosen, isMain, given) {
  let usual = defaultInputTokens(chosen.model, chosen.provider);
  return isMain ? given ?? usual : Math.min(given ?? usual, usual);
}

// src/models/describe-models.ts
function describeModels(choice, { maxInputTokens, modelNames }) {
  let { main, fallbacks, verifier, named } = choice, run = { main, others: [...fallbacks, ...verifier === void 0 ? [] : [verifier]], modelNames, named }, describe = (chosen) => ({
    provider: chosen.provider,
    model: chosen.model,
    takesTools: chosen.provider !== "copilot",
    budget: inputTokensOf(chosen, chosen === main, maxInputTokens)
  });
  return {
    main: describe(main),
    forAgent: (agent) => {
      let { model, note } = chooseAgentModel(agent, run);
      return { ...describe(model), ...note === void 0 ? {} : { note } };
    }
  };
}

// src/models/batches/batch-link.ts
function openLink(opened, direct, origin) {
  let { name, provider, batches } = opened;
  if (batches === void 0)
    throw usageError(
      "no-batches",
      `\`batch\` is on, but the provider \`${provider}\` has no batch API that Housestyle supports`,
      "Leave out `batch`, or use the provider `openai` or `anthropic`."
    );
  if (origin.secret === void 0 || origin.secret === "")
    throw usageError(
      "batch-without-key",
      `\`batch\` needs the API key of ${fullNameOf(opened)}: it seals what is kept about batches between runs`,
      "Give `api-key`, or leave out `batch`."
    );
  let { address, api, maxOutputTokens } = origin;
  return {
    name: fullNameOf(opened),
    model: { name, provider },
    batches,
    direct,
    origin,
    secret: origin.secret,
    source: digest("sha256", JSON.stringify([provider, name, address, api, maxOutputTokens]), "hex"),
    queue: /* @__PURE__ */ new Map(),
    pending: /* @__PURE__ */ new Set(),
    settled: /* @__PURE__ */ new Map(),
    paid: /* @__PURE__ */ new Map(),
    proven: /* @__PURE__ */ new Set(),
    proving: /* @__PURE__ */ new Map(),
    failures: 0,
    queuedBytes: 0,
    pickedUp: void 0,
    sending: Promise.resolve()
  };
}

// src/models/batches/batch-record.ts
import { createHmac, timingSafeEqual } from "node:crypto";
function requestId(label, place) {
  return `${label}-${place}`;
}
function writeRecord(record, secret) {
  let { requests, ...rest } = record, rows = requests.map(({ key, turn, isShaped }) => [key, turn, isShaped ? 1 : 0]), text = JSON.stringify({ format: FORMAT2, ...rest, requests: rows });
  return `${drawSeal(text, secret).toString("hex")}
${text}
`;
}
var FORMAT2 = "housestyle-batch-1";
function readRecord(file, secret) {
  let end = file.indexOf(`
`), text = file.slice(end + 1).replace(/\n$/, ""), found = Buffer.from(file.slice(0, Math.max(0, end)), "hex"), expected = drawSeal(text, secret);
  if (!(found.length !== expected.length || !timingSafeEqual(found, expected)))
    try {
      return readFields(JSON.parse(text));
    } catch {
      return;
    }
}
function readFields(value) {
  if (!isRecord(value) || value.format !== FORMAT2)
    return;
  let { label, source, id, isGuess, others, createdAt, requests } = value;
  if (typeof label != "string" || !/^[0-9a-f]{24}$/.test(label) || typeof source != "string" || id !== void 0 && !isPlainId(id) || typeof isGuess != "boolean" || !Array.isArray(others) || !others.every(isPlainId) || typeof createdAt != "number" || !Array.isArray(requests))
    return;
  let rows = requests.map(readRow);
  return rows.includes(void 0) ? void 0 : { label, source, id, isGuess, others, createdAt, requests: rows.filter((row) => row !== void 0) };
}
function readRow(row) {
  if (!Array.isArray(row))
    return;
  let [key, turn, isShaped] = row;
  return typeof key == "string" && /^[0-9a-f]{64}$/.test(key) && typeof turn == "number" ? { key, turn, isShaped: isShaped === 1 } : void 0;
}
function drawSeal(text, secret) {
  let key = createHmac("sha256", secret).update("housestyle batch").digest();
  return createHmac("sha256", key).update(text).digest();
}

// src/models/batches/batch-records.ts
function keyOf({ label }) {
  return digest("sha256", label, "hex");
}
async function keepRecord({ secret }, { folder }, record) {
  let text = writeRecord(record, secret);
  return await folder.write(keyOf(record), text), await folder.read(keyOf(record)) === text;
}
async function readRecords({ secret, source }, { folder, say }) {
  let records = [], foreign = 0;
  for (let key of await folder.list()) {
    let text = await folder.read(key), record = text === void 0 ? void 0 : readRecord(text, secret);
    record === void 0 || keyOf(record) !== key ? foreign += text === void 0 ? 0 : 1 : record.source === source && records.push(record);
  }
  return foreign > 0 && say(
    `${foreign} ${foreign === 1 ? "record of a batch in `cache-dir` is" : "records of batches in `cache-dir` are"} not used: damaged, or not sealed with this API key.`
  ), records.toSorted((a, b) => a.createdAt - b.createdAt);
}

// src/models/batches/pick-up.ts
var MAX_SKEW_MS = 12e4;
async function pickUp(link, terms, signal) {
  let records = await readRecords(link, terms), taken = new Set(records.flatMap(({ id, isGuess }) => id === void 0 || isGuess ? [] : [id]));
  link.pending.clear();
  for (let record of records)
    await pickUpBatch(link, terms, record, taken, signal);
}
async function pickUpBatch(link, terms, record, taken, signal) {
  let located = record.id === void 0 ? await locate(link, terms, record, taken, signal) : record;
  if (located?.id === void 0) {
    located !== void 0 && record.requests.forEach(({ key }) => link.pending.add(key));
    return;
  }
  let state = await link.batches.look(located.id, signal);
  if (state.kind === "failed") {
    if (state.cause === "not-found") {
      await settleAll(link, terms, located, `the provider does not have batch ${located.id} any more`);
      return;
    }
    terms.say(`Batch ${located.id} of ${link.name} cannot be looked at: ${state.reason}.`);
  }
  if (state.kind === "failed" || state.status === "working") {
    located.requests.forEach(({ key }) => link.pending.add(key));
    return;
  }
  if (state.status === "failed") {
    let said = state.said === void 0 ? "" : `: ${terms.cut(state.said).slice(0, MAX_SAID_CHARACTERS)}`;
    await settleAll(link, terms, located, `the provider refused its batch${said}`);
    return;
  }
  await takeResults(link, terms, located, state, taken, signal);
}
var MAX_SAID_CHARACTERS = 300;
async function locate(link, terms, record, taken, signal) {
  let { label, others, requests } = record, found = await link.batches.find(
    (batch) => batch.label === void 0 ? batch.requests === requests.length && !taken.has(batch.id) && !others.includes(batch.id) : batch.label === label,
    record.createdAt - MAX_SKEW_MS,
    signal
  );
  if (found === void 0 && isFresh(record, terms))
    return record;
  if (found === void 0) {
    terms.say(`A batch of ${requests.length} requests to ${link.name} was not sent by an earlier run after all.`), await terms.folder.remove(keyOf(record));
    return;
  }
  if (found.kind === "failed")
    return terms.say(`It is still not known whether a batch to ${link.name} was sent: ${found.reason}.`), record;
  taken.add(found.id);
  let located = { ...record, id: found.id, isGuess: found.label === void 0 };
  return await keepRecord(link, terms, located), located;
}
var LISTED_LATER_MS = 6e5;
function isFresh({ createdAt }, { clock }) {
  return clock.now() - createdAt < LISTED_LATER_MS;
}
async function takeResults(link, terms, record, state, taken, signal) {
  let places = new Map(record.requests.map((request, place) => [requestId(record.label, place), request])), missing = new Map(places), failures = [], read = await link.batches.readResults(
    state,
    {
      turnOf: (id) => places.get(id)?.turn,
      take: async (id, reply) => {
        let request = places.get(id);
        request !== void 0 && (missing.delete(id), failures.push(...reply.kind === "failed" ? [reply.reason] : []), await settle(link, terms, request, reply));
      }
    },
    signal
  );
  if (read.kind === "failed") {
    terms.say(`${terms.cut(read.reason)}. The next run tries again.`), missing.forEach(({ key }) => link.pending.add(key));
    return;
  }
  if (record.isGuess && missing.size === places.size && read.unknown > 0) {
    let next = { ...record, id: void 0, isGuess: !1, others: [...record.others, state.id] };
    await keepRecord(link, terms, next), await pickUpBatch(link, terms, next, taken, signal);
    return;
  }
  for (let request of missing.values())
    failures.push(NO_RESULT), await settle(link, terms, request, endedWithout(NO_RESULT));
  await terms.folder.remove(keyOf(record)), terms.say(describePickUp(link, state, places.size, failures, read));
}
var NO_RESULT = "its batch has no result for it";
async function settle(link, terms, { key, isShaped }, given) {
  let reply = cutReply(given, terms.cut);
  if (reply.kind === "answer" && isWorthKeeping(reply, { isShaped }, link.model) && (await storeReply(terms.cache, key, reply, link.origin), await terms.cache.storeFor(link.secret)?.read(key) !== void 0)) {
    link.paid.set(key, reply.usage);
    return;
  }
  link.settled.set(key, reply.kind === "answer" ? { ...reply, isBatched: !0 } : reply);
}
async function settleAll(link, terms, record, reason) {
  for (let { key } of record.requests)
    link.settled.set(key, endedWithout(reason));
  await terms.folder.remove(keyOf(record)), terms.say(
    `Batch ${record.id ?? ""} of ${link.name}: none of ${record.requests.length} requests was answered: ${reason}.`
  );
}
function describePickUp({ name }, { id }, all, failures, { unknown, repeated, damaged }) {
  let [first] = failures, reasons = new Set(failures), odd = [
    ...unknown === 0 ? [] : [`${unknown} for unknown requests`],
    ...repeated === 0 ? [] : [`${repeated} repeated`],
    ...damaged === 0 ? [] : [`${damaged} damaged or too long`]
  ];
  return [
    `Batch ${id} of ${name}: ${all - failures.length} of ${all} requests were answered`,
    first === void 0 ? "" : `; ${failures.length} were not (${first}${reasons.size > 1 ? ", and other reasons" : ""})`,
    odd.length === 0 ? "" : `; results that were ignored: ${odd.join(", ")}`,
    "."
  ].join("");
}

// src/models/batches/send-batch.ts
function sendQueued(link, terms, total, signal) {
  let sent = link.sending.then(() => sendBatch(link, terms, total, signal));
  return link.sending = sent, sent;
}
async function sendBatch(link, terms, total, signal) {
  let requests = [...link.queue.values()];
  if (requests.length === 0)
    return;
  link.queue.clear(), link.queuedBytes = 0;
  let record = {
    label: terms.newLabel(),
    source: link.source,
    id: void 0,
    isGuess: !1,
    others: [],
    createdAt: terms.clock.now(),
    requests: requests.map(({ key, turn, isShaped }) => ({ key, turn, isShaped }))
  };
  if (!await keepRecord(link, terms, record)) {
    total.failure ??= {
      kind: "failed",
      cause: "invalid",
      reason: "the batch was not sent, because `cache-dir` does not keep what a later run needs to find it",
      fatal: !0
    };
    return;
  }
  let entries = requests.map(({ body }, place) => ({ id: requestId(record.label, place), body })), sent = await link.batches.send({ label: record.label, entries }, signal);
  switch (sent.kind !== "not-sent" && requests.forEach(({ key }) => link.pending.add(key)), sent.kind) {
    case "sent":
      await keepRecord(link, terms, { ...record, id: sent.batch.id }), total.batches += 1, total.requests += requests.length, terms.say(`Batch ${sent.batch.id} with ${requests.length} requests to ${link.name} was sent.`);
      return;
    case "unsure":
      total.failure ??= sent.failure, terms.say(
        `It is not known whether a batch of ${requests.length} requests to ${link.name} was sent (${terms.cut(sent.failure.reason)}). The next run looks for it before it sends anything again.`
      );
      return;
    case "not-sent":
      await terms.folder.remove(keyOf(record)), total.failure ??= sent.failure, terms.say(
        `A batch of ${requests.length} requests to ${link.name} was not sent: ${terms.cut(sent.failure.reason)}.`
      );
      return;
  }
}

// src/models/batches/collect-requests.ts
var MAX_BATCH_BYTES = 64e6, ENTRY_BYTES = 200, MAX_DIRECT_FAILURES = 3;
function batchedModel(link, terms, total) {
  let { direct, model, origin } = link, collecting = {
    ...model,
    get takesTools() {
      return direct.takesTools;
    },
    ask: (request, signal) => collect(link, terms, total, request, signal)
  }, cached = cachedModel(collecting, origin, terms.cache);
  return {
    ...model,
    get takesTools() {
      return direct.takesTools;
    },
    ask: async (request, signal) => {
      link.pickedUp ??= pickUp(link, terms, signal), await link.pickedUp;
      let reply = await cached.ask(request, signal);
      return reply.kind === "answer" && reply.isCached === !0 ? withUsage(link, request, reply) : reply;
    }
  };
}
function withUsage(link, request, reply) {
  let key = replyKey(link.model, link.origin, request), usage = key === void 0 ? void 0 : link.paid.get(key);
  if (key === void 0 || usage === void 0)
    return reply;
  link.paid.delete(key);
  let { isCached: _, ...rest } = reply;
  return { ...rest, usage, isBatched: !0 };
}
var QUEUED = {
  kind: "failed",
  cause: "batched",
  reason: "it was put into a batch, which a later run picks up",
  fatal: !1
}, WAITING = {
  kind: "failed",
  cause: "waiting",
  reason: "it is in a batch that is not answered yet",
  fatal: !1
};
async function collect(link, terms, total, request, signal) {
  let key = replyKey(link.model, link.origin, request);
  if (key === void 0)
    return link.direct.ask(request, signal);
  let settled = link.settled.get(key);
  if (settled !== void 0)
    return link.settled.set(key, withoutUsage2(settled)), settled;
  if (link.pending.has(key) || link.queue.has(key))
    return total.waits += 1, WAITING;
  let proof = await prove(link, request, signal);
  if (proof !== void 0)
    return proof;
  let body = link.batches.write(request), bytes = Buffer.byteLength(JSON.stringify(body)) + ENTRY_BYTES;
  return bytes > maxBytes(link) ? { kind: "failed", cause: "too-long", reason: "it is larger than a batch may be", fatal: !1 } : ((link.queuedBytes + bytes > maxBytes(link) || link.queue.size >= link.batches.maxRequests) && await sendQueued(link, terms, total, signal), link.queue.set(key, { key, turn: request.messages.length, isShaped: request.shape !== void 0, body }), link.queuedBytes += bytes, total.waits += 1, QUEUED);
}
function maxBytes({ batches }) {
  return Math.min(MAX_BATCH_BYTES, batches.maxBytes);
}
function withoutUsage2(reply) {
  if (reply.kind === "failed") {
    let { usage: _, ...failed } = reply;
    return failed;
  }
  return { ...reply, isCached: !0, isBatched: !1, usage: { inputTokens: 0, outputTokens: 0 } };
}
async function prove(link, request, signal) {
  for (; ; ) {
    let form = link.batches.formOf(request), running = link.proving.get(form);
    if (link.proven.has(form) || link.failures >= MAX_DIRECT_FAILURES)
      return;
    if (running === void 0)
      return proveBy(link, form, request, signal);
    let reply = await running;
    if (reply.kind === "failed" && reply.fatal)
      return reply;
  }
}
async function proveBy(link, form, request, signal) {
  let asked = link.direct.ask(request, signal);
  link.proving.set(form, asked);
  let reply = await asked;
  return link.proving.delete(form), reply.kind === "answer" ? link.proven.add(form) : reply.fatal || (link.failures += 1), reply;
}

// src/models/batches/batch-run.ts
var POLL_MS = 6e4;
function openBatchRun(terms) {
  let links = [], total = { waits: 0, batches: 0, requests: 0, failure: void 0 };
  return {
    wrap: (opened, direct, origin) => {
      let link = openLink(opened, direct, origin);
      return links.push(link), batchedModel(link, terms, total);
    },
    waits: () => total.waits,
    send: async (signal) => {
      for (let link of links)
        await sendQueued(link, terms, total, signal);
      return { ...total, waiting: links.reduce((sum2, { pending }) => sum2 + pending.size, 0) };
    },
    wait: (milliseconds, signal) => waitForBatches(links, terms, milliseconds, signal),
    nextRound: () => {
      for (let link of links)
        link.pickedUp = void 0;
    },
    cancel: (signal) => cancelBatches(links, terms, signal),
    leftOver: () => links.flatMap(({ name, paid }) => [...paid.values()].map((usage) => ({ model: name, usage })))
  };
}
async function waitForBatches(links, terms, milliseconds, signal) {
  let end = terms.clock.now() + milliseconds;
  for (; ; ) {
    let working = await countWorking(links, terms, signal);
    if (working.sent === 0 || signal.aborted)
      return !1;
    if (working.working === 0)
      return !0;
    let left = end - terms.clock.now();
    if (left <= 0)
      return !1;
    await terms.clock.wait(Math.min(POLL_MS, left), signal);
  }
}
async function countWorking(links, terms, signal) {
  let sent = 0, working = 0;
  for (let link of links)
    for (let record of await readRecords(link, { ...terms, say: () => {
    } }))
      sent += 1, working += await isWorking(link, record, terms, signal) ? 1 : 0;
  return { sent, working };
}
async function isWorking({ batches }, record, terms, signal) {
  if (record.id === void 0)
    return isFresh(record, terms);
  let state = await batches.look(record.id, signal);
  return state.kind === "failed" ? state.cause !== "not-found" : state.status === "working";
}
async function cancelBatches(links, terms, signal) {
  let cancelled = 0;
  for (let link of links) {
    let taken = /* @__PURE__ */ new Set();
    for (let record of await readRecords(link, terms)) {
      let located = record.id === void 0 ? await locate(link, terms, record, taken, signal) : record;
      if (located?.id !== void 0) {
        let state = await link.batches.cancel(located.id, signal);
        cancelled += state.kind === "batch" ? 1 : 0, terms.say(
          state.kind === "batch" ? `Batch ${located.id} of ${link.name} is cancelled. The next run with \`batch\` picks up what was answered.` : `Batch ${located.id} of ${link.name} was not cancelled: ${state.reason}.`
        );
      }
    }
  }
  return cancelled;
}

// src/models/replies/reply-folder.ts
import { lstat as lstat2, mkdir, open, rename, rm as rm2, utimes, writeFile } from "node:fs/promises";
import { join as join2 } from "node:path";

// src/models/replies/tidy-replies.ts
import { lstat, opendir, rm } from "node:fs/promises";
import { join } from "node:path";
var KEPT_SHARE = 0.8, DAY = 1440 * 60 * 1e3, MAX_AGE = 30 * DAY, MAX_AHEAD = DAY, MAX_AGE_UNFINISHED = DAY, BLOCK_BYTES = 4096, MAX_ENTRIES = 1e5, REPLY_NAME = /^[0-9a-f]{64}\.json$/, UNFINISHED_NAME = /^\.[0-9a-f]{64}\.[0-9a-f-]{36}\.tmp$/;
function isOutdated(age) {
  return age > MAX_AGE || age < -MAX_AHEAD;
}
function bytesOnDisk(size) {
  return Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
}
function isMissing(error) {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
async function tidyReplies(folder, now, maxBytes2) {
  let files = await listOwnFiles(folder, now), outdated = files.filter(({ isReply, age }) => isReply ? isOutdated(age) : age > MAX_AGE_UNFINISHED), inUse = files.filter(({ isReply, age }) => isReply && !isOutdated(age)).toSorted((a, b) => a.age - b.age), room = sumBytes(inUse) > maxBytes2 ? maxBytes2 * KEPT_SHARE : maxBytes2, bytes = 0, kept = inUse.filter((file) => (bytes += file.bytes, bytes <= room)), surplus = inUse.slice(kept.length);
  return await Promise.all([...outdated, ...surplus].map((file) => removeFile(file.path))), sumBytes(kept);
}
async function listReplies(folder) {
  return (await listNames2(folder)).flatMap((name) => REPLY_NAME.test(name) ? [name.slice(0, -5)] : []).toSorted();
}
function sumBytes(files) {
  return files.reduce((sum2, { bytes }) => sum2 + bytes, 0);
}
async function listOwnFiles(folder, now) {
  let names = await listNames2(folder);
  return (await Promise.all(names.map((name) => describeFile(join(folder, name), REPLY_NAME.test(name), now)))).flatMap((file) => file ?? []);
}
async function listNames2(folder) {
  let names = [], entries = 0;
  for await (let entry of await opendir(folder)) {
    if (entries += 1, entries > MAX_ENTRIES)
      break;
    entry.isFile() && (REPLY_NAME.test(entry.name) || UNFINISHED_NAME.test(entry.name)) && names.push(entry.name);
  }
  return names;
}
async function describeFile(path, isReply, now) {
  try {
    let { size, mtimeMs } = await lstat(path);
    return { path, bytes: bytesOnDisk(size), age: now - mtimeMs, isReply };
  } catch (error) {
    if (isMissing(error))
      return;
    throw error;
  }
}
async function removeFile(path) {
  await rm(path, { force: !0 }).catch(() => {
  });
}

// src/models/replies/reply-folder.ts
var MAX_FOLDER_BYTES = 64e6, MARKED_USED_MS = 36e5;
function replyFolder({
  path,
  now,
  say,
  maxBytes: maxBytes2 = MAX_FOLDER_BYTES,
  maxFileBytes = MAX_KEPT_BYTES,
  what = "replies"
}) {
  let said = /* @__PURE__ */ new Set(), sayOnce = (kind, problem) => {
    said.has(kind) || (said.add(kind), say(problem));
  }, bytes = 0, opened, tidy = async () => {
    bytes = 0, bytes = await tidyReplies(path, now(), maxBytes2);
  };
  return {
    read: async (key) => {
      try {
        return await readReplyFile(join2(path, `${key}.json`), now(), maxFileBytes);
      } catch (error) {
        isMissing(error) || sayOnce("read", `Cached ${what} in ${quote(path)} cannot be read: ${fileErrorReason(error)}`);
        return;
      }
    },
    list: async () => {
      try {
        return await listReplies(path);
      } catch (error) {
        return isMissing(error) || sayOnce("read", `Cached ${what} in ${quote(path)} cannot be read: ${fileErrorReason(error)}`), [];
      }
    },
    remove: (key) => rm2(join2(path, `${key}.json`), { force: !0 }).catch(() => {
    }),
    write: async (key, text) => {
      if (!(text.length > maxFileBytes))
        try {
          opened ??= mkdir(path, { recursive: !0, mode: 448 }).then(tidy), await opened, await writeWhole(path, key, text, now()), bytes += bytesOnDisk(Buffer.byteLength(text)), bytes > maxBytes2 && (opened = tidy(), await opened);
        } catch (error) {
          sayOnce(
            "write",
            `${what.charAt(0).toUpperCase()}${what.slice(1)} cannot be cached in ${quote(path)}: ${fileErrorReason(error)}`
          );
        }
    }
  };
}
async function readReplyFile(file, now, maxBytes2) {
  let found = await lstat2(file);
  if (!found.isFile() || found.size > maxBytes2)
    throw new Error(found.isFile() ? `${file} is too large` : `${file} is not a file`);
  if (isOutdated(now - found.mtimeMs))
    return;
  let handle = await open(file);
  try {
    let { buffer, bytesRead } = await handle.read(Buffer.alloc(found.size), 0, found.size, 0);
    return now - found.mtimeMs > MARKED_USED_MS && await handle.utimes(now / 1e3, now / 1e3).catch(() => {
    }), buffer.toString("utf8", 0, bytesRead);
  } finally {
    await handle.close();
  }
}
async function writeWhole(folder, key, text, now) {
  let unfinished = join2(folder, `.${key}.${process.getBuiltinModule("node:crypto").randomUUID()}.tmp`);
  try {
    await writeFile(unfinished, text, { flag: "wx", mode: 384 }), await utimes(unfinished, now / 1e3, now / 1e3), await rename(unfinished, join2(folder, `${key}.json`));
  } catch (error) {
    throw await rm2(unfinished, { force: !0 }), error;
  }
}

// src/syntax/symbols/kept-symbols.ts
var MAX_ENTRIES2 = 25e3, MAX_CHARACTERS = 2e4;
function writeKeptSymbols(key, { declarations, locals, imports, exports }) {
  return JSON.stringify({ key, declarations, locals, imports, exports });
}
function readKeptSymbols(key, text, lineCount) {
  let file = parse(text);
  if (!isRecord(file) || file.key !== key)
    return;
  let isLine = (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= lineCount, declarations = readList(file.declarations, (one) => readDeclaration(one, isLine)), locals = readList(file.locals, (one) => readLocal(one, isLine)), imports = readList(file.imports, (one) => readImport(one, isLine)), exports = readList(file.exports, readExport);
  return declarations === void 0 || locals === void 0 || imports === void 0 || exports === void 0 ? void 0 : { declarations, locals, imports, exports };
}
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}
function readList(value, read) {
  if (!Array.isArray(value) || value.length > MAX_ENTRIES2)
    return;
  let entries = value.flatMap((entry) => isRecord(entry) ? read(entry) ?? [] : []);
  return entries.length === value.length ? entries : void 0;
}
function readDeclaration({ name, kind, container, isExported, type, value, bases, ...lines }, isLine) {
  let { startLine, signatureLine, nameLine, headEndLine, endLine } = lines;
  return isText2(name) && isText2(kind) && isOptionalText(container) && typeof isExported == "boolean" && isOptionalText(type) && isOptionalText(value) && Array.isArray(bases) && bases.every(isText2) && isLine(startLine) && isLine(signatureLine) && isLine(nameLine) && isLine(headEndLine) && isLine(endLine) && startLine <= signatureLine && signatureLine <= nameLine && nameLine <= headEndLine && headEndLine <= endLine ? {
    name,
    kind,
    container,
    isExported,
    type,
    value,
    bases,
    startLine,
    signatureLine,
    nameLine,
    headEndLine,
    endLine
  } : void 0;
}
function readLocal({ name, line, type, value, scope }, isLine) {
  let { from, to } = isRecord(scope) ? scope : {};
  return isText2(name) && isLine(line) && isOptionalText(type) && isOptionalText(value) && isLine(from) && isLine(to) && from <= to ? { name, line, type, value, scope: { from, to } } : void 0;
}
function readImport({ specifier, local, imported, isPassedOn, startLine, endLine }, isLine) {
  return isText2(specifier) && isOptionalText(local) && isText2(imported) && typeof isPassedOn == "boolean" && isLine(startLine) && isLine(endLine) && startLine <= endLine ? { specifier, local, imported, isPassedOn, startLine, endLine } : void 0;
}
function readExport({ name, local }) {
  return isText2(name) && isText2(local) ? { name, local } : void 0;
}
function isText2(value) {
  return typeof value == "string" && value.length <= MAX_CHARACTERS;
}
function isOptionalText(value) {
  return value === void 0 || isText2(value);
}

// src/syntax/keep-symbols.ts
var MAX_KEPT_CHARACTERS = 5e5, READER = 1;
function keepSymbols(grammars, store) {
  return grammars.readSymbols === void 0 ? grammars : {
    ...grammars,
    readSymbols: async (text, language) => {
      let key = makeKey(text, language), kept = await store.read(key);
      return (kept === void 0 ? void 0 : readKeptSymbols(key, kept, splitLines(text).length)) ?? keep(await grammars.readSymbols?.(text, language), key, store);
    }
  };
}
async function keep(symbols, key, store) {
  let text = symbols === void 0 ? "" : writeKeptSymbols(key, symbols);
  return text !== "" && text.length <= MAX_KEPT_CHARACTERS && await store.write(key, text), symbols;
}
function makeKey(text, language) {
  let id = digest("sha1", `blob ${Buffer.byteLength(text)}\0${text}`, "hex");
  return digest("sha256", JSON.stringify([READER, language, id]), "hex");
}

// src/commands/open/open-models.ts
async function openModels(choice, options, { environment, say, signal, inBatches = !1, onReply, onEstimate, onCompose }) {
  let { cacheDir, maxOutputTokens, maxRequests, maxCost, prices } = options, maxBytes2 = inBatches ? MAX_BATCHED_REPLY_BYTES : void 0, kept = cacheDir === void 0 ? void 0 : {
    store: replyFolder({ path: cacheDir, now: Date.now, say, ...maxBytes2 === void 0 ? {} : { maxBytes: maxBytes2 } }),
    isInCheckout: isInCheckout(cacheDir)
  }, cache = createReplyCache(kept, say), { cut } = createKeyCutter([options.apiKey, options.githubToken, ...listEnvironmentKeys(environment)]), batches = inBatches ? openBatches(cacheDir, { cache, cut, say }) : void 0, loaded = await loadModels(choice, {
    ...options,
    environment,
    cache,
    batches,
    cut,
    tokenizerOf: loadTokenizer
  });
  requirePrices(prices, loaded.names, maxCost);
  let outputTokens = maxOutputTokens ?? ASSUMED_OUTPUT_TOKENS, openAccess = ({ model, tokenizer, budget }) => ({
    model,
    tokenizer,
    budget,
    outputTokens
  }), spending = {
    maxRequests,
    maxCost,
    prices,
    outputTokensOf: () => maxOutputTokens,
    fallbacks: loaded.names.filter((name) => name !== loaded.main.name)
  }, now = () => performance.now();
  return {
    main: openAccess(loaded.main),
    verifier: openAccess(loaded.verifier),
    forAgent: async ({ name, head }) => {
      let { note, ...model } = await loaded.forAgent({ name, models: head.models });
      return { access: openAccess(model), ...note === void 0 ? {} : { note } };
    },
    spending,
    meter: createMeter(spending),
    batches,
    // A run with batches waits for hours, and a request that is the same in a later run must not depend on the time.
    deadline: inBatches ? { isPast: () => !1 } : deadlineAfter(options.maxMinutes, now),
    signal,
    ...keepIndex(cacheDir, say),
    now,
    onReply,
    onEstimate,
    ...onCompose && { onCompose }
  };
}
var MAX_BATCHED_REPLY_BYTES = 1e9, MAX_RECORD_BYTES = 32e6;
function openBatches(cacheDir, {
  cache,
  cut,
  say
}) {
  if (cacheDir === void 0)
    throw usageError(
      "batch-without-cache",
      "`batch` needs `cache-dir`: what was sent, and the replies, are kept there between runs",
      "Name a folder that the next run has too, or leave out `batch`."
    );
  return openBatchRun({
    folder: replyFolder({
      path: join3(cacheDir, "batches"),
      now: Date.now,
      say,
      what: "records of batches",
      maxBytes: MAX_BATCHED_REPLY_BYTES,
      maxFileBytes: MAX_RECORD_BYTES
    }),
    cache,
    clock: SYSTEM_CLOCK,
    cut,
    newLabel: () => process.getBuiltinModule("node:crypto").randomBytes(12).toString("hex"),
    say
  });
}
var MAX_WORD_BYTES = 32e6;
function keepIndex(cacheDir, say) {
  if (cacheDir === void 0 || isInCheckout(cacheDir))
    return { grammars: loadGrammars() };
  let shared = { now: Date.now, say, what: "names of code" }, words = replyFolder({ path: join3(cacheDir, "words"), ...shared, maxFileBytes: MAX_WORD_BYTES });
  return {
    grammars: keepSymbols(loadGrammars(), replyFolder({ path: join3(cacheDir, "symbols"), ...shared })),
    keepWords: (repository) => {
      let key = digest("sha256", repository, "hex");
      return { read: () => words.read(key), write: (text) => words.write(key, text) };
    }
  };
}
async function describeForDump(options, environment) {
  let choice = choiceForDump(options, environment), shared = { ...keepIndex(options.cacheDir, () => {
  }), now: () => performance.now() };
  if (choice.kind === "offline") {
    let access = {
      model: unaskableModel({ name: options.model ?? "", provider: "offline", takesTools: !0 }),
      tokenizer: await loadTokenizer(options.model),
      budget: options.maxInputTokens ?? defaultInputTokens(options.model),
      outputTokens: 0
    };
    return { ...shared, main: access, forAgent: () => Promise.resolve({ access }) };
  }
  let described = describeModels(choice, options), openAccess = async (model) => ({
    model: unaskableModel({ name: model.model ?? "auto", provider: model.provider, takesTools: model.takesTools }),
    tokenizer: await loadTokenizer(model.model),
    budget: model.budget,
    outputTokens: 0
  });
  return {
    ...shared,
    main: await openAccess(described.main),
    forAgent: async ({ name, head }) => {
      let model = described.forAgent({ name, models: head.models });
      return { access: await openAccess(model), ...model.note === void 0 ? {} : { note: model.note } };
    }
  };
}
function choiceForDump(options, environment) {
  try {
    return chooseModels(options, environment);
  } catch (error) {
    if (error instanceof UserError)
      return { kind: "offline" };
    throw error;
  }
}
function unaskableModel(described) {
  return {
    ...described,
    ask: () => {
      throw new TypeError("a dump asks no model");
    }
  };
}

// src/text/secret-files.ts
var NAMES = {
  ".dockercfg": "the passwords of registries",
  ".envrc": "an environment",
  ".git-credentials": "the passwords of git",
  ".htpasswd": "passwords",
  ".my.cnf": "a password of a database",
  ".mylogin.cnf": "a password of a database",
  ".netrc": "passwords of servers",
  _netrc: "passwords of servers",
  ".npmrc": "a token of a registry",
  ".pgpass": "passwords of databases",
  ".pypirc": "a token of a registry",
  ".s3cfg": "keys of a cloud",
  ".terraformrc": "a token of a cloud",
  ".vault-token": "a token of a vault",
  ".yarnrc.yml": "a token of a registry",
  credentials: "credentials",
  "credentials.json": "credentials",
  "credentials.toml": "credentials",
  "credentials.xml": "credentials",
  "credentials.yaml": "credentials",
  "credentials.yml": "credentials",
  id_dsa: "a private key",
  id_ecdsa: "a private key",
  id_ecdsa_sk: "a private key",
  id_ed25519: "a private key",
  id_ed25519_sk: "a private key",
  id_rsa: "a private key",
  kubeconfig: "keys of a cluster",
  "local.settings.json": "settings with keys",
  "master.key": "a key of encryption",
  "secret.yaml": "secrets",
  "secret.yml": "secrets",
  "secrets.json": "secrets",
  "secrets.toml": "secrets",
  "secrets.yaml": "secrets",
  "secrets.yml": "secrets",
  "service-account.json": "a key of a cloud",
  "terraform.tfstate": "the state of a cloud, passwords among it",
  "wp-config.php": "a password of a database"
}, IS_KEY = /\.(?:pem|ppk|p8|p12|pfx|pkcs12|jks|keystore|bks|kdbx|gpg|key)$/, PATTERNS = [
  [/^\.env(?:[._-].*)?$|\.env$|^\.dev\.vars$/, "an environment"],
  [IS_KEY, "a key or a store of keys"],
  [/\.(?:tfvars|tfvars\.json)$/, "values of variables, passwords among them"],
  [/\.tfstate(?:\..*)?$/, "the state of a cloud, passwords among it"],
  [/^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?[_-][^.]*$/, "a private key"],
  [
    /^(?:client_secret|service[-_]?account|application_default_credentials|gcloud).*\.json$|-adminsdk-.*\.json$/,
    "a key of a cloud"
  ],
  [/^appsettings\.[\w-]+\.json$/, "settings of an environment, passwords among them"],
  [
    /^application-(?:prod|production|live|staging|stage|local|secrets?)\.(?:ya?ml|properties)$/,
    "settings of an environment, passwords among them"
  ],
  [
    /[-_.]secrets?\.(?:ya?ml|json|toml|properties|ini)$|^(?:values|secrets?)[-_.](?:secrets?|values)[\w.-]*\.ya?ml$/,
    "secrets"
  ],
  [/\.(?:publishsettings|ovpn|mobileprovision)$/, "credentials"]
], PLACES = /(?:^|\/)\.(?:(?:ssh|gnupg)\/|docker\/config\.json$|kube\/config$|composer\/auth\.json$|config\/gh\/hosts\.yml$|aws\/config$)|(?:^|\/)config\/database\.ya?ml$/, COPY = /(?:~|\.(?:bak|backup|old|orig|save|copy)){1,4}$/, IS_EXAMPLE = /(?:^|[._-])(?:example|sample|template|dist|defaults?|schema)(?:[._-]|$)/;
function secretFileReason(path) {
  let folded = path.split("/").map(foldFileName).join("/").replace(COPY, ""), name = folded.slice(folded.lastIndexOf("/") + 1);
  return IS_EXAMPLE.test(name) && !IS_KEY.test(name) ? void 0 : (Object.hasOwn(NAMES, name) ? NAMES[name] : void 0) ?? PATTERNS.find(([pattern]) => pattern.test(name))?.[1] ?? (PLACES.test(folded) && !name.endsWith(".pub") ? "credentials" : void 0);
}

// src/changes/conceal-change.ts
function concealFile(file) {
  let conceal = concealerFor(file.path, file.previousPath), hunks = concealHunks(file.hunks, conceal), view = file.view && concealHunks(file.view.hunks, conceal);
  return hunks === void 0 && view === void 0 ? file : {
    ...file,
    hunks: hunks ?? file.hunks,
    ...file.view === void 0 ? {} : { view: { ...file.view, hunks: view ?? file.view.hunks } }
  };
}
function concealText(path, text) {
  return concealerFor(path)(text);
}
function concealHeads(readHead, files) {
  return async (path) => {
    let text = await readHead(path);
    if (text === void 0)
      return;
    let concealed = concealText(path, text), changed = files.filter(({ original }) => original.path === path && original.hunks.length > 0);
    return changed.length === 0 || concealed === text && changed.every((one) => one.original === one.concealed) ? concealed : withLinesOf(changed, text.split(`
`), concealed.split(`
`));
  };
}
function withLinesOf(files, lines, concealed) {
  for (let { original, concealed: shown2 } of files)
    for (let [at2, hunk] of original.hunks.entries()) {
      let { lines: shownLines = [] } = shown2.hunks[at2] ?? {};
      for (let [index, line] of hunk.lines.entries()) {
        let text = shownLines[index]?.text;
        line.kind !== "removed" && text !== void 0 && lines[line.newLine - 1] === line.text && (concealed[line.newLine - 1] = text);
      }
    }
  return concealed.join(`
`);
}
function concealerFor(...paths) {
  let [path] = paths, reasons = paths.flatMap((one) => one === void 0 ? [] : secretFileReason(one) ?? []);
  if (reasons.length === 0)
    return (text) => blankSecrets(text, path);
  if (reasons.some((reason) => ALL_OF_IT.has(reason)))
    return (text) => mapLines(text, hideLine);
  let others = runsAsCode(path) ? asItIs : hideLine;
  return (text) => blankSecrets(
    mapLines(text, (line) => hideValue(line, others)),
    path
  );
}
function mapLines(text, map) {
  return text.split(`
`).map(map).join(`
`);
}
function asItIs(line) {
  return line;
}
function runsAsCode(path) {
  return path !== void 0 && /(?:^|\/)\.envrc$|\.php$/i.test(path);
}
var ALL_OF_IT = /* @__PURE__ */ new Set(["a private key", "a key or a store of keys"]), NAMED_VALUE = /^(?<name>[ \t]*(?:(?:#|\/\/|;|-)[ \t]*)?(?:(?:export|set|setx|declare)[ \t]+)?["']?[A-Za-z_][\w.-]{0,60}["']?[ \t]*[:=][ \t]*)(?<value>[^\s=][^\r]*|)(?<end>\r?)$/, NO_VALUE = /^[ \t]*(?:[[\]{}(),"' \t]*|\[[\w. -]{1,60}\]|---|\.\.\.)\r?$/, HIDDEN = "[hidden value]";
function hideLine(line) {
  return line.trim() === "" ? line : `${HIDDEN}${line.endsWith("\r") ? "\r" : ""}`;
}
var DEFINED = /^(?<name>\s*define\(\s*["'][\w.-]{1,80}["']\s*,\s*)(?<value>["'][^\r]*["'])(?<end>\s*\);?\s*)$/i, RUNS = /\$\([^)]+\)|`[^`]+`/;
function hideValue(line, others) {
  if (NO_VALUE.test(line) || RUNS.test(line))
    return line;
  let { name, value, end = "" } = (NAMED_VALUE.exec(line) ?? DEFINED.exec(line))?.groups ?? {};
  return name === void 0 || value === void 0 ? others(line) : NO_VALUE.test(value) ? line : `${name}${HIDDEN}${end}`;
}
function concealHunks(hunks, conceal) {
  let concealed = hunks.map((hunk) => concealHunk(hunk, conceal));
  return concealed.some((hunk, index) => hunk !== hunks[index]) ? concealed : void 0;
}
function concealHunk(hunk, conceal) {
  let { lines } = hunk, heading = conceal(hunk.heading), after = concealSide(lines, "removed", conceal), before = concealSide(lines, "added", conceal);
  if (heading === hunk.heading && after.size === 0 && before.size === 0)
    return hunk;
  let shown2 = lines.map((line, index) => {
    let text = after.get(index) ?? before.get(index);
    return text === void 0 ? line : { ...line, text };
  }), { oldStart, oldLines, newStart, newLines } = hunk;
  return { oldStart, oldLines, newStart, newLines, heading, lines: shown2 };
}
function concealSide(lines, others, conceal) {
  let own = lines.flatMap(({ kind, text }, index) => kind === others ? [] : [{ index, text }]), concealed = conceal(own.map(({ text }) => text).join(`
`)).split(`
`);
  return new Map(
    own.flatMap(({ index, text }, at2) => {
      let shown2 = concealed[at2] ?? "";
      return shown2 === text ? [] : [[index, shown2]];
    })
  );
}

// src/reports/reasons/context.ts
var HEAD_NOT_READ = "it is too large, not a text file, or not available";
function beyondPromptSize(files) {
  return `only as many of ${files} files are read as a prompt could hold`;
}
function secretsHidden(lines) {
  return `the secrets on ${lines === 1 ? "1 line" : `${lines} lines`} are hidden from models and reports`;
}
function surroundingsNotRead(why) {
  return `the code around its hunks was not read: ${why}`;
}
function notAttached(why) {
  return `it is not attached: ${why}`;
}
function noPlaceInPrompt(purpose) {
  return `a prompt for ${purpose} does not include it`;
}
function providerUnfinished(why) {
  return `not all context of this kind is in the prompt: ${why}`;
}
var PROVIDER_SWITCHED_OFF = "prompts have no context of this kind (`leave-out-context`)", NO_CONTEXT_TOKENS = "it is not in the prompts (`context-tokens`)";

// src/jobs/gather/conceal-secrets.ts
function concealSecrets(subject, chosen) {
  let known = /* @__PURE__ */ new Map(), conceal = (file) => {
    let concealed = known.get(file) ?? concealFile(file);
    return known.set(file, concealed), concealed;
  }, files = chosen.files.map(conceal), shown2 = chosen.files.map((original, index) => ({ original, concealed: files[index] ?? original })), { description, changes } = subject;
  return {
    subject: {
      ...subject,
      // Files that are not under review stay as they are: nothing but their names and counts is read of them.
      changes: { ...changes, files: changes.files.map((file) => known.get(file) ?? file) },
      readHead: concealHeads(subject.readHead, shown2),
      readVersion: async (side, file) => {
        let text = await subject.readVersion(side, file);
        return text === void 0 ? void 0 : concealText(file.path, text);
      },
      ...description === void 0 ? {} : { description: { title: blankSecrets(description.title), body: blankSecrets(description.body) } }
    },
    chosen: {
      ...chosen,
      files,
      leftOut: [...chosen.leftOut, ...shown2.flatMap(noteHidden)],
      ...chosen.judgedBefore === void 0 ? {} : { judgedBefore: chosen.judgedBefore.map(conceal) },
      reviewers: chosen.reviewers.map((reviewer) => ({ ...reviewer, files: reviewer.files.map(conceal) }))
    },
    concealOther: conceal
  };
}
function noteHidden({
  original,
  concealed
}) {
  let after = concealed.hunks.map(({ lines }) => lines), hidden = original.hunks.reduce(
    (sum2, { lines }, at2) => sum2 + lines.filter(({ text }, index) => text !== after[at2]?.[index]?.text).length,
    0
  );
  return hidden === 0 ? [] : [{ stage: "file", source: original.path, reason: secretsHidden(hidden) }];
}
function concealDrafts(drafts, files) {
  let shown2 = /* @__PURE__ */ new Map(), lineOf = (path, line) => {
    let lines = shown2.get(path) ?? readNewLines(files.filter((file) => file.path === path));
    return shown2.set(path, lines), lines.get(line);
  };
  return drafts.map((draft) => {
    let { quote: quote2, suggestion, ...rest } = draft, { path, line } = draft, shownQuote = quote2 && ((line === void 0 ? void 0 : lineOf(path, line)) ?? blankSecrets(quote2, path));
    return {
      ...rest,
      title: blankSecrets(draft.title),
      body: blankSecrets(draft.body),
      ...shownQuote === void 0 ? {} : { quote: shownQuote },
      ...suggestion === void 0 || shownQuote !== quote2 ? {} : { suggestion }
    };
  });
}
function readNewLines(files) {
  return new Map(
    files.flatMap(
      ({ hunks }) => hunks.flatMap(
        ({ lines }) => lines.flatMap((line) => line.kind === "removed" ? [] : [[line.newLine, line.text]])
      )
    )
  );
}

// src/context/json-list.ts
var MAX_LIST_PROBLEMS = 50, MAX_ITEMS = 1e4;
function readJsonList(source) {
  let document = readJsonc(source), problems = problemsOf(document, source, 0);
  if (Array.isArray(document.value)) {
    let values = document.value;
    return values.length > MAX_ITEMS ? { items: [], problems: [tooMany(source)] } : { items: values.map((value, index) => itemOf(value, document, [index], source, 0)), problems };
  }
  return { items: [], problems: problems.length > 0 ? problems : [notAList(source)] };
}
function readJsonLines(source) {
  let items = [], problems = [];
  for (let start of source.lineStarts) {
    let text = lineAt(source.text, start);
    if (text.trim() === "")
      continue;
    if (items.length === MAX_ITEMS)
      return { items: [], problems: [tooMany(source)] };
    let document = readJsonc(sourceText(source.path, text)), found = problemsOf(document, source, start);
    if (found.length === 0 && items.push(itemOf(document.value, document, [], source, start)), problems.push(...found), problems.length >= MAX_LIST_PROBLEMS)
      break;
  }
  return { items, problems };
}
function lineAt(text, start) {
  let end = text.indexOf(`
`, start);
  return text.slice(start, end < 0 ? text.length : end);
}
function itemOf(value, document, path, source, from) {
  return {
    value,
    problem: (said, key) => {
      let range = (key === void 0 ? void 0 : document.rangeOf([...path, key])) ?? document.rangeOf(path);
      return placed(said, source, (range?.start ?? 0) + from);
    }
  };
}
function problemsOf({ problems }, source, from) {
  return problems.filter(({ severity }) => severity === "error").map(({ message, hint, range }) => placed({ message, hint }, source, range.start + from));
}
function tooMany(source) {
  return placed(
    { message: `The file has more than ${MAX_ITEMS} entries`, hint: "Keep only the entries that matter." },
    source,
    0
  );
}
function notAList(source) {
  return placed({ message: "The file does not contain a list", hint: "Write a JSON list: `[ \u2026 ]`." }, source, 0);
}
function placed(said, source, offset) {
  let { line, column } = positionAt(source, offset);
  return { path: source.path, line, column, message: said.message, hint: said.hint };
}

// src/context/memory/read-memory.ts
function readMemory(path, text) {
  let { items, problems } = readEither(path, text), read = items.map((item) => readEntry(item, path));
  return {
    entries: read.flatMap(({ entry }) => entry ?? []),
    problems: [...problems, ...read.flatMap((one) => one.problems)].toSorted((a, b) => a.line - b.line || a.column - b.column).slice(0, MAX_LIST_PROBLEMS)
  };
}
function readEither(path, text) {
  let source = sourceText(path, text);
  return /^\uFEFF?\s*\[/.test(text) ? readJsonList(source) : readJsonLines(source);
}
function readEntry(item, path) {
  let { value } = item;
  if (!isRecord(value)) {
    let message = `An entry must be an object, not ${describeType(value)}`;
    return { problems: [item.problem({ message, hint: 'Write {"subject": "\u2026", "fact": "\u2026"}.' })] };
  }
  let [subject, fact, reason, category] = [
    readText(item, value, "subject"),
    readText(item, value, "fact"),
    readText(item, value, "reason"),
    readText(item, value, "category")
  ], citations = readCitations(item, value), [created, lastUsed] = [readDate(item, value, "created"), readDate(item, value, "lastUsed")], problems = [
    ...[
      ...value.subject === void 0 ? [missingKey(item, "subject")] : [],
      ...value.fact === void 0 ? [missingKey(item, "fact")] : []
    ],
    ...[subject, fact, citations, reason, category, created, lastUsed].flatMap((one) => one.problems)
  ];
  return subject.text === void 0 || fact.text === void 0 ? { problems } : { entry: {
    subject: subject.text,
    fact: fact.text,
    citations: citations.list,
    reason: reason.text,
    category: category.text,
    ...created.date === void 0 ? {} : { created: created.date },
    ...lastUsed.date === void 0 ? {} : { lastUsed: lastUsed.date },
    path
  }, problems };
}
function readText(item, value, key) {
  let found = value[key];
  if (found === void 0)
    return { problems: [] };
  if (typeof found == "string" && found.trim() !== "")
    return { text: found.trim(), problems: [] };
  let what = typeof found == "string" ? "empty" : describeType(found), message = `\`${key}\` must be text, but here it is ${what}`;
  return { problems: [item.problem({ message, hint: `Write a sentence as "${key}".` }, key)] };
}
function readDate(item, value, key) {
  let found = value[key];
  if (found === void 0)
    return { problems: [] };
  let date = typeof found == "string" && ISO_DATE.test(found) ? Date.parse(found) : Number.NaN;
  if (!Number.isNaN(date))
    return { date, problems: [] };
  let message = `\`${key}\` must be a date`;
  return { problems: [item.problem({ message, hint: 'Write it as "2026-11-23".' }, key)] };
}
var ISO_DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;
function missingKey(item, key) {
  return item.problem({ message: `An entry has no \`${key}\``, hint: `Write a sentence as "${key}".` });
}
function readCitations(item, { citations = [] }) {
  let list = typeof citations == "string" ? citations.split(",") : citations;
  return Array.isArray(list) && list.every((one) => typeof one == "string") ? { list: list.map((one) => one.trim()).filter((one) => one !== ""), problems: [] } : { list: [], problems: [item.problem({ message: "`citations` must be a list of texts, or one text with commas between the citations", hint: 'Write ["src/a.ts:10"].' }, "citations")] };
}

// src/prompt/parts/query.ts
function queryPieces(text) {
  let shown2 = showToModel(text.trim()).replaceAll(TAG, "&lt;");
  return shown2 === "" ? [] : [
    {
      id: "query",
      kind: "query",
      priority: "required",
      text: paragraphText(`<request>
${shown2}
</request>`)
    }
  ];
}
var TAG = /<(?=[\s/]*request\b)/gi;

export {
  secretFileReason,
  fullNameOf,
  sumUsage,
  findPrice,
  ASSUMED_OUTPUT_TOKENS,
  computeHighestCost,
  isOutputAssumed,
  unlessZero,
  HEAD_NOT_READ,
  beyondPromptSize,
  surroundingsNotRead,
  notAttached,
  noPlaceInPrompt,
  providerUnfinished,
  PROVIDER_SWITCHED_OFF,
  NO_CONTEXT_TOKENS,
  concealSecrets,
  concealDrafts,
  commitSubjectsProvider,
  MAX_LIST_PROBLEMS,
  readJsonList,
  readMemory,
  queryPieces,
  replyFolder,
  openModels,
  describeForDump
};

import "./joined-b6ca0868.js";
import "./joined-3958b8fa.js";
import {
  findPrice as findPrice,
  keepIndexInMemory as keepIndexInMemory,
  sum as sum
} from "./joined-2a895a02.js";
import {
  computeCost as computeCost,
  writeMoney as writeMoney
} from "./joined-c0f10e06.js";
import "./joined-83b8efb9.js";
import {
  asksForAllFiles as asksForAllFiles
} from "./joined-c97ace4c.js";
import {
  withChange as withChange
} from "./joined-54af6f11.js";
import "./joined-2a42ba82.js";
import "./joined-ccd90ce9.js";
import "./joined-ec575719.js";
import "./joined-3b15d0af.js";
import {
  followExtends as followExtends
} from "./joined-05017b85.js";
import {
  jsonText as jsonText,
  wrapAtTerminal as wrapAtTerminal
} from "./joined-1c6c8fb1.js";
import "./joined-1c9471ce.js";
import "./joined-12ab4997.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
import "./joined-a845ed26.js";
import {
  writeCount as writeCount,
  oneLine as oneLine
} from "./joined-5ac99ec6.js";
import "./joined-570987ab.js";
import {
  EXIT as EXIT,
  UserError as UserError,
  usageError as usageError
} from "./joined-e117912a.js";
import "./joined-dde26feb.js";
import {
  at as at
} from "./joined-cc1d52fd.js";
import "./joined-b5655cd0.js";
import "./joined-59014168.js";
import {
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readHistoryCount,
  readMerged
} from "./chunk-FZ33XFCJ.js";
import {
  refuseNamedChange
} from "./chunk-N3DXNWO5.js";
import {
  priceReview,
  sizeReview
} from "./chunk-6WSZMRV7.js";
import {
  USUAL_OUTPUT_TOKENS
} from "./chunk-OKZ4NZGC.js";
import {
  moneyOf
} from "./chunk-X7JOYZ5H.js";
import "./chunk-UBCURDRE.js";
import "./chunk-3Y73TVZE.js";
import {
  chooseModels
} from "./chunk-R2MVKSPZ.js";
import "./chunk-CZ7WW5KG.js";
import "./chunk-S66D26C4.js";
import "./chunk-O73FMP6N.js";
import "./chunk-33H6HWXO.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import {
  count
} from "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-RGP6QW34.js";

// src/jobs/shards/estimate-bills.ts
function chooseBySize(reviews, most) {
  let sorted = reviews.toSorted((a, b) => a.size.tokens - b.size.tokens);
  return new Set(
    sorted.length <= most ? sorted : Array.from({ length: most }, (_, index) => at(sorted, Math.round(index * (sorted.length - 1) / (most - 1))))
  );
}
function estimateBill(size, composed) {
  let { model } = at(composed, 0).bill, requests = Math.max(1, Math.round(interpolate(size, composed, ({ requests: all }) => all))), inputTokens = Math.round(interpolate(size, composed, ({ inputTokens: all }) => all)), outputTokens = requests * USUAL_OUTPUT_TOKENS, price = findPrice(size.prices, model);
  return {
    model,
    requests,
    inputTokens,
    outputTokens,
    ...price === void 0 ? {} : { cost: computeCost(price, { inputTokens, outputTokens }) / 1e9 },
    composedParts: 0,
    parts: size.parts
  };
}
function measureError(composed, estimated) {
  let sorted = sortBySize(composed);
  if (sorted.length < LEAST_COMPOSED)
    return;
  let tokensOf = ({ bill }) => bill.inputTokens, inner = sorted.slice(1, -1).map((one) => {
    let others = sorted.filter((other) => other !== one), { share } = between(one.size, others), wrong = Math.abs(interpolate(one.size, others, ({ inputTokens }) => inputTokens) - tokensOf(one));
    return { wrong, spread: wrong / Math.sqrt(1 + share ** 2 + (1 - share) ** 2) };
  }), spreads = smooth(sorted.map((_one, index) => at(inner, Math.min(inner.length, Math.max(1, index)) - 1).spread)), weights = sorted.map(() => 0), variance = 0;
  for (let size of estimated) {
    let { below, above, share } = between(size, sorted);
    for (let [one, weight] of [
      [sorted.indexOf(below), 1 - share],
      [sorted.indexOf(above), share]
    ])
      weights[one] = at(weights, one) + weight, variance += weight * at(spreads, one) ** 2;
  }
  weights.forEach((weight, index) => {
    variance += (weight * at(spreads, index)) ** 2;
  });
  let all = sum(sorted.map(tokensOf)) + sum(estimated.map((size) => interpolate(size, sorted, (bill) => bill.inputTokens))), ofInner = Math.max(1, sum(sorted.slice(1, -1).map(tokensOf))), mean = sum(inner.map(({ wrong }) => wrong)) / inner.length, deviation = Math.sqrt(sum(inner.map(({ wrong }) => (wrong - mean) ** 2)) / Math.max(1, inner.length - 1));
  return { each: (mean + NINE_OF_TEN * deviation / Math.sqrt(inner.length)) * inner.length / ofInner, sum: NINE_OF_TEN * Math.sqrt(variance) / Math.max(1, all) };
}
var LEAST_COMPOSED = 5, NINE_OF_TEN = 2.6;
function smooth(spreads) {
  return spreads.map((_spread, index) => {
    let near = spreads.slice(Math.max(0, index - REACH), index + REACH + 1);
    return Math.sqrt(sum(near.map((one) => one ** 2)) / near.length);
  });
}
var REACH = 2;
function interpolate(size, composed, numberOf) {
  let { below, above, share } = between(size, composed);
  return numberOf(below.bill) + share * (numberOf(above.bill) - numberOf(below.bill));
}
function between({ tokens }, composed) {
  let sorted = sortBySize(composed), above = sorted.find(({ size }) => size.tokens >= tokens) ?? at(sorted, sorted.length - 1), below = sorted.findLast(({ size }) => size.tokens <= tokens) ?? at(sorted, 0), span = above.size.tokens - below.size.tokens;
  return { below, above, share: span <= 0 ? 0.5 : (tokens - below.size.tokens) / span };
}
function sortBySize(composed) {
  return composed.toSorted((a, b) => a.size.tokens - b.size.tokens);
}

// src/reports/shards/past-bill.ts
function pastBillJson(changes, error) {
  let errors = error === void 0 ? {} : { error: error.each, sumError: error.sum };
  return { total: addUp(changes) ?? null, ...errors, changes };
}
function pastBillText(changes, columns, error) {
  let total = addUp(changes), reviewed = changes.filter((change) => "bill" in change).length, decimals = countDecimals(changes.flatMap((change) => "bill" in change ? change.bill.cost ?? [] : [])), text = [
    total === void 0 ? `Nothing can be predicted from the last ${changes.length === 1 ? "change" : `${changes.length} changes`}:
` : `Reviews of ${reviewed} of the last ${count(changes.length, "change")} with ${total.model} begin with ${writeCount(total.requests)} ${total.requests === 1 ? "request" : "requests"}, ${writeCount(total.inputTokens)} input tokens, and ${writeCount(total.outputTokens)} output tokens if answers are of usual length: ${moneyOf(total.cost)}${meanOf(total.cost, reviewed)}.
`,
    ...total === void 0 ? [] : [
      `Half of them take at most ${writeCount(total.median)} input tokens, the largest ${writeCount(total.largest)}.
`,
      ...error === void 0 ? [] : [estimateLine(changes, error)],
      monthLine(total.month),
      "What models look up and the second look at findings (`verify`) come on top; `max-requests` and `max-cost` limit both.\n"
    ],
    `
`,
    ...changes.map((change) => `${drawChange(change, decimals)}
`)
  ].join("");
  return wrapAtTerminal(text, columns);
}
function meanOf(cost, reviewed) {
  return cost === void 0 || reviewed < 2 ? "" : `, or ${writeMoney(cost / reviewed)} a change`;
}
function estimateLine(changes, { each, sum: sum2 }) {
  let bills = changes.flatMap((change) => "bill" in change ? [change.bill] : []), estimated = bills.filter(({ composedParts }) => composedParts === 0).length;
  return `The prompts of ${bills.length - estimated} of them were composed. The other ${estimated}, marked with ~, are estimated by their size. In nine of ten cases, such an estimate is wrong by at most ${percent(each)} on average, and the sum of input tokens by at most ${percent(sum2)}.
`;
}
function percent(share) {
  return `${Math.ceil(share * 100)} %`;
}
function monthLine(month) {
  if (month === void 0)
    return "They were merged within less than a week, which says too little about a month: give `--history` a larger number.\n";
  let money = month.cost === void 0 ? "" : `, ${writeMoney(month.cost)}`;
  return `At the pace of these changes, 30 days have about ${count(month.changes, "change")}: ${writeCount(month.inputTokens)} input tokens${money}, if each is reviewed once. A review after a further push takes about half as much.
`;
}
var TOKENS_COLUMN = 10, COST_COLUMN = 8, SUBJECT_LENGTH = 60;
function drawChange(change, decimals) {
  let name = `${change.commit.slice(0, 8)}  `, subject = oneLine(change.subject).slice(0, SUBJECT_LENGTH);
  if (!("bill" in change))
    return `${name}${"\u2013".padStart(TOKENS_COLUMN)}  ${subject} (${oneLine(change.reason)})`;
  let { inputTokens, cost, composedParts } = change.bill, money = cost === void 0 ? "" : `${cost.toFixed(decimals).padStart(COST_COLUMN)}  `, tokens = `${composedParts === 0 ? "~" : ""}${writeCount(inputTokens)}`;
  return `${name}${tokens.padStart(TOKENS_COLUMN)}  ${money}${subject}`;
}
function countDecimals(amounts) {
  let smallest = Math.min(...amounts.filter((amount) => amount > 0));
  return Number.isFinite(smallest) ? Math.min(MOST_DECIMALS, (writeMoney(smallest).split(".")[1] ?? "").length) : 2;
}
var MOST_DECIMALS = 5, DAY_SECONDS = 86400, MONTH_SECONDS = 30 * DAY_SECONDS, LEAST_SPAN_SECONDS = 7 * DAY_SECONDS;
function projectMonth(changes, { inputTokens, cost }) {
  let times = changes.map(({ seconds }) => seconds), span = Math.max(...times) - Math.min(...times);
  if (span < LEAST_SPAN_SECONDS)
    return;
  let factor = MONTH_SECONDS / span * (changes.length - 1) / changes.length;
  return {
    changes: Math.round(factor * changes.length),
    inputTokens: Math.round(factor * inputTokens),
    ...cost === void 0 ? {} : { cost: factor * cost }
  };
}
function addUp(changes) {
  let bills = changes.flatMap((change) => "bill" in change ? [change.bill] : []), [first] = bills;
  if (first === void 0)
    return;
  let sum2 = (pick) => bills.reduce((before, bill) => before + pick(bill), 0), sizes = bills.map(({ inputTokens }) => inputTokens).toSorted((a, b) => a - b), isPriced = bills.every(({ cost }) => cost !== void 0), total = {
    // Each change is reviewed by the configuration of its own base, which may name another model.
    model: [...new Set(bills.map(({ model }) => model))].join(", "),
    requests: sum2(({ requests }) => requests),
    inputTokens: sum2(({ inputTokens }) => inputTokens),
    outputTokens: sum2(({ outputTokens }) => outputTokens),
    ...isPriced ? { cost: sum2(({ cost = 0 }) => cost) } : {},
    median: sizes[Math.floor((sizes.length - 1) / 2)] ?? 0,
    largest: sizes.at(-1) ?? 0
  }, month = projectMonth(changes, total);
  return { ...total, ...month === void 0 ? {} : { month } };
}

// src/commands/open/price-merged.ts
var NO_MODEL = "no-model-to-price", NOTHING = { reason: "it has no file to review" };
function sizeChange(commit, terms) {
  return withMerged(commit, terms, async (opened) => {
    let size = await sizeReview(opened, terms.terminal.environment), { provider, model } = opened.options;
    return size === void 0 ? NOTHING : { commit, size, model: `${provider}:${model ?? ""}` };
  });
}
function priceChange(commit, terms) {
  return withMerged(commit, terms, async (opened) => {
    let { bill } = await priceReview(opened, terms.terminal.environment, terms.kept);
    return bill === void 0 ? NOTHING : { bill };
  });
}
async function withMerged({ id, parent }, { line, terminal, follow }, work) {
  if (parent === void 0)
    return { reason: "the commit before it is not in this clone" };
  let quiet = { ...terminal, progress: () => {
  }, say: () => {
  } };
  try {
    let opening = (opened) => {
      let { options } = opened;
      if (options.model === void 0 && chooseModels(options, terminal.environment).kind === "offline")
        throw usageError(NO_MODEL, "`plan --history` needs a model", "Name one with `--model`; no key is needed.");
      return work(opened);
    };
    return await withChange({ ...line, base: parent, head: id }, quiet, opening, follow);
  } catch (error) {
    if (!(error instanceof UserError) || error.code === NO_MODEL)
      throw error;
    return { reason: error.message };
  }
}

// src/commands/past-bill.ts
async function showPastBill(line, written, terminal) {
  let most = readHistoryCount(written);
  if (refuseNamedChange(line, { instead: "--history", hint: "The last merged changes are read, and no other one." }), asksForAllFiles(line))
    throw usageError(
      "mixed-sources",
      "`--history` and `--all-files` cannot be given together",
      "An audit reads all files of one commit, and no change."
    );
  let { commits } = await readMerged(line, most), terms = { line, terminal, follow: followExtends(line, terminal), kept: keepIndexInMemory() }, { changes, error } = await (commits.length <= MOST_COMPOSED ? priceAll : priceSome)(commits, terms);
  return await terminal.print(
    line.format === "json" ? jsonText(pastBillJson(changes, error)) : pastBillText(changes, terminal.columns, error)
  ), EXIT.done;
}
var MOST_COMPOSED = 24;
async function priceAll(commits, terms) {
  let changes = [];
  for (let commit of commits)
    terms.terminal.progress(`Counted the tokens of ${changes.length} of ${commits.length} changes \u2026`), changes.push({ ...nameChange(commit), ...await priceChange(commit, terms) });
  return { changes };
}
async function priceSome(commits, terms) {
  let sizes = /* @__PURE__ */ new Map();
  for (let commit of commits)
    terms.terminal.progress(`Read ${sizes.size} of ${commits.length} changes \u2026`), sizes.set(commit, await sizeChange(commit, terms));
  let sized = [...sizes.values()].flatMap((one) => "size" in one ? [one] : []), groups = [...groupBy(sized, ({ model }) => model)], wanted = groups.flatMap(([, own]) => [...chooseBySize(own, MOST_COMPOSED)]), priced = /* @__PURE__ */ new Map(), composed = [];
  for (let { commit, size, model } of wanted) {
    terms.terminal.progress(`Counted the tokens of ${priced.size} of ${wanted.length} changes \u2026`);
    let one = await priceChange(commit, terms);
    priced.set(commit, one), "bill" in one && composed.push({ size, model, bill: one.bill });
  }
  let changes = commits.map((commit) => {
    let size = sizes.get(commit) ?? NOTHING;
    return { ...nameChange(commit), ...priced.get(commit) ?? ("size" in size ? estimate(size, composed) : size) };
  }), errors = groups.flatMap(([model, own]) => {
    let estimated = own.filter(({ commit }) => !priced.has(commit)).map(({ size }) => size), ofModel = composed.filter((one) => one.model === model);
    return estimated.length === 0 ? [] : measureError(ofModel, estimated) ?? [];
  });
  return { changes, ...errors.length === 0 ? {} : { error: largestError(errors) } };
}
function largestError(errors) {
  return { each: Math.max(...errors.map(({ each }) => each)), sum: Math.max(...errors.map(({ sum: sum2 }) => sum2)) };
}
function estimate({ size, model }, all) {
  let composed = all.filter((one) => one.model === model);
  return composed.length === 0 ? NOTHING : { bill: estimateBill(size, composed) };
}
function nameChange({ id, subject, seconds }) {
  return { commit: id, subject, seconds };
}
export {
  showPastBill
};

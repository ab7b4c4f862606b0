import {
  writeMoney as writeMoney
} from "./joined-c0f10e06.js";
import {
  wrapAtTerminal as wrapAtTerminal
} from "./joined-1c6c8fb1.js";
import {
  writeCount as writeCount
} from "./joined-5ac99ec6.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  count,
  countPart
} from "./chunk-W24XEJI4.js";

// src/reports/shards/plan.ts
function drawMatrix({ shards, most }) {
  return {
    include: shards.map(({ paths, tokens }, index) => ({ shard: `${index + 1}/${most}`, files: paths.length, tokens }))
  };
}
function planJson(plan, bill) {
  return {
    commit: plan.commit,
    key: plan.key,
    shards: plan.shards.length,
    most: plan.most,
    files: plan.shards.reduce((sum, { paths }) => sum + paths.length, 0),
    tokens: plan.shards.reduce((sum, { tokens }) => sum + tokens, 0),
    matrix: drawMatrix(plan),
    paths: plan.shards.map(({ paths }) => paths),
    undivided: listUndivided(plan),
    bill: bill ?? null
  };
}
function planText(plan, bill, columns) {
  let { include } = drawMatrix(plan), rows = (include.length === 1 ? [] : include).map(
    ({ shard, files, tokens }) => `  ${shard}  ${count(files, "file")}, about ${writeCount(tokens)} tokens of code`
  ), text = [
    ...billLines(bill),
    `${planSentence(plan)}
`,
    ...rows.map((row) => `${row}
`),
    ...undividedLines(plan),
    ...bill === void 0 && include.length > 0 ? [HOW_TO_PREDICT] : []
  ].join("");
  return wrapAtTerminal(text, columns);
}
var HOW_TO_PREDICT = "`--model NAME --price INPUT,OUTPUT` predicts requests, tokens and, at these prices of a million tokens, money. No key is needed.\n";
function planSentence({ shards }) {
  if (shards.length === 0)
    return "There is no file to review, so there is nothing to plan.";
  let files = shards.reduce((sum, { paths }) => sum + paths.length, 0);
  return shards.length === 1 ? `${count(files, "file")}: one job is enough for this review.` : `${count(files, "file")} in ${count(shards.length, "shard")}: a job for each.`;
}
var UNEVEN_PERCENT = 15, LEAST_TOKENS = 5e3, MOST_UNDIVIDED_LISTED = 5;
function listUndivided({ shards }) {
  let average = shards.reduce((sum, { tokens }) => sum + tokens, 0) / shards.length;
  return shards.flatMap(({ paths, tokens }) => {
    let [path, ...others] = paths, above = Math.round((tokens / average - 1) * 100);
    return path === void 0 || others.length > 0 || above <= UNEVEN_PERCENT || tokens < LEAST_TOKENS ? [] : [{ path, tokens, above }];
  });
}
function undividedLines(plan) {
  let all = listUndivided(plan).toSorted((a, b) => b.tokens - a.tokens), more = all.length - MOST_UNDIVIDED_LISTED;
  return [
    ...all.slice(0, MOST_UNDIVIDED_LISTED).map(({ path, above }) => `${path} is ${above} % larger than the average shard. A file is never divided.
`),
    ...more > 0 ? [`So ${more === 1 ? "is 1 more file" : `are ${more} more files`}.
`] : []
  ];
}
function moneyOf(cost) {
  return cost === void 0 ? "`--price INPUT,OUTPUT`, with the prices of a million tokens, shows what they cost" : `${writeMoney(cost)} in the currency of the prices`;
}
function billLines(bill) {
  if (bill === void 0)
    return [];
  let { model, requests, inputTokens, outputTokens, cost, batchCost, composedParts, parts } = bill, about = composedParts === parts ? "" : "about ", money = moneyOf(cost);
  return [
    `Expected with ${model}: ${about}${writeCount(requests)} ${requests === 1 ? "request" : "requests"}, ${about}${writeCount(inputTokens)} input tokens, and ${writeCount(outputTokens)} output tokens if answers are of usual length: ${money}.
`,
    // A single request is never sent in a batch, so it costs the same.
    ...batchCost === void 0 || batchCost === cost ? [] : [`With \`batch\`, which answers within 24 hours: ${writeMoney(batchCost)} in the same currency.
`],
    "What models look up and the second look at findings (`verify`) come on top; `max-requests` and `max-cost` limit both.\n",
    ...composedParts === parts ? [] : [
      `Composed ${countPart(composedParts, parts, "part")} to the last token; the others are estimated by their size.
`
    ]
  ];
}

export {
  drawMatrix,
  planJson,
  planText,
  planSentence,
  moneyOf
};

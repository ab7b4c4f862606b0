import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  writeMoney
} from "./chunk-UT6R2KNG.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  writeCount
} from "./chunk-P77ASF6X.js";

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
    bill: bill ?? null
  };
}
function planText(plan, bill) {
  let rows = drawMatrix(plan).include.map(
    ({ shard, files, tokens }) => `  ${shard}  ${count(files, "file")}, about ${count(tokens, "token")}`
  );
  return [`${planSentence(plan)}
`, ...rows.map((row) => `${row}
`), ...billLines(bill)].join("");
}
function planSentence({ shards }) {
  let files = shards.reduce((sum, { paths }) => sum + paths.length, 0);
  return `${count(files, "file")} in ${count(shards.length, "shard")}.`;
}
function billLines(bill) {
  if (bill === void 0)
    return [];
  let { model, requests, inputTokens, outputTokens, cost, composedParts, parts } = bill, about = composedParts === parts ? "" : "about ", money = cost === void 0 ? "`prices` has no price for it" : `${writeMoney(cost)} in the currency of \`prices\``;
  return [
    `Expected with ${model}: ${about}${writeCount(requests)} ${requests === 1 ? "request" : "requests"}, ${about}${writeCount(inputTokens)} input tokens, and ${writeCount(outputTokens)} output tokens if answers are of usual length: ${money}.
`,
    "What models look up and the second look at findings (`verify`) come on top; `max-requests` and `max-cost` limit both.\n",
    ...composedParts === parts ? [] : [`Composed ${composedParts} of ${parts} parts to the last token; the others are estimated by their size.
`]
  ];
}

export {
  drawMatrix,
  planJson,
  planText,
  planSentence
};

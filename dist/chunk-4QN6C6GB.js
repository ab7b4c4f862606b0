import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  count
} from "./chunk-TADPVMGG.js";

// src/reports/shards/plan.ts
function drawMatrix({ shards, most }) {
  return {
    include: shards.map(({ paths, tokens }, index) => ({ shard: `${index + 1}/${most}`, files: paths.length, tokens }))
  };
}
function planJson(plan) {
  return {
    commit: plan.commit,
    key: plan.key,
    shards: plan.shards.length,
    most: plan.most,
    files: plan.shards.reduce((sum, { paths }) => sum + paths.length, 0),
    tokens: plan.shards.reduce((sum, { tokens }) => sum + tokens, 0),
    matrix: drawMatrix(plan),
    paths: plan.shards.map(({ paths }) => paths)
  };
}
function planText(plan) {
  let rows = drawMatrix(plan).include.map(
    ({ shard, files, tokens }) => `  ${shard}  ${count(files, "file")}, about ${count(tokens, "token")}`
  );
  return [`${planSentence(plan)}
`, ...rows.map((row) => `${row}
`)].join("");
}
function planSentence({ shards }) {
  let files = shards.reduce((sum, { paths }) => sum + paths.length, 0);
  return `${count(files, "file")} in ${count(shards.length, "shard")}.`;
}

export {
  drawMatrix,
  planJson,
  planText,
  planSentence
};

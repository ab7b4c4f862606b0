import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/models/spending/sum-rows.ts
function sumRows(rows) {
  let cost = addCosts(rows);
  return {
    requests: sum(rows, ({ requests }) => requests),
    cachedReplies: sum(rows, ({ cachedReplies }) => cachedReplies),
    inputTokens: sum(rows, ({ inputTokens }) => inputTokens),
    outputTokens: sum(rows, ({ outputTokens }) => outputTokens),
    ...cost === void 0 ? {} : { cost }
  };
}
function sum(rows, numberOf) {
  return rows.reduce((total, row) => total + numberOf(row), 0);
}
function addCosts(rows) {
  return rows.length === 0 || rows.some(({ cost }) => cost === void 0) ? void 0 : sum(rows, ({ cost = 0 }) => Math.round(cost * 1e9)) / 1e9;
}

export {
  sumRows
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  unlessZero
} from "./chunk-EDFUTCGS.js";

// src/models/spending/sum-rows.ts
function sumRows(rows) {
  let cost = addCosts(rows);
  return {
    requests: sum(rows, ({ requests }) => requests),
    cachedReplies: sum(rows, ({ cachedReplies }) => cachedReplies),
    inputTokens: sum(rows, ({ inputTokens }) => inputTokens),
    outputTokens: sum(rows, ({ outputTokens }) => outputTokens),
    ...unlessZero(
      "waitingRequests",
      sum(rows, ({ waitingRequests = 0 }) => waitingRequests)
    ),
    ...unlessZero(
      "batchedRequests",
      sum(rows, ({ batchedRequests = 0 }) => batchedRequests)
    ),
    ...unlessZero(
      "cachedInputTokens",
      sum(rows, ({ cachedInputTokens = 0 }) => cachedInputTokens)
    ),
    ...cost === void 0 ? {} : {
      cost,
      ...unlessZero(
        "saved",
        sumMoney(rows, ({ saved = 0 }) => saved)
      )
    }
  };
}
function sum(rows, numberOf) {
  return rows.reduce((total, row) => total + numberOf(row), 0);
}
function addCosts(rows) {
  return rows.length === 0 || rows.some(({ cost }) => cost === void 0) ? void 0 : sumMoney(rows, ({ cost = 0 }) => cost);
}
function sumMoney(rows, amountOf) {
  return sum(rows, (row) => Math.round(amountOf(row) * 1e9)) / 1e9;
}

export {
  sumRows
};

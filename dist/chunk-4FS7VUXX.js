import {
  isRecord as isRecord
} from "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  restoreTurnItems
} from "./chunk-J4E43AAS.js";

// src/models/alternating-turns.ts
function appendBlocks(turns, role, blocks) {
  let last = turns.at(-1);
  last?.role === role ? last.content.push(...blocks) : blocks.length > 0 && turns.push({ role, content: [...blocks] });
}
function returnedContent({ opaque, toolCalls }, by, calls) {
  let isBlock = (block) => isRecord(block);
  return isRecord(opaque) && opaque.by === by && Array.isArray(opaque.content) ? restoreTurnItems(opaque.content.filter(isBlock), toolCalls, calls) : void 0;
}

export {
  appendBlocks,
  returnedContent
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  byPath
} from "./chunk-HRJDQKXX.js";

// src/workspace/merge-entries.ts
function mergeEntries(...answers) {
  let sorted = answers.flat().sort(byPath);
  return sorted.filter(({ path }, index) => path !== sorted[index - 1]?.path);
}

// src/workspace/at-most.ts
function atMost(limit) {
  let waiting = [], running = 0, first = 0, release = () => {
    let next = waiting[first];
    if (next === void 0) {
      running -= 1;
      return;
    }
    first += 1, first === waiting.length && (waiting.length = 0, first = 0), next();
  };
  return async (task) => {
    running < limit ? running += 1 : await new Promise((resolve) => {
      waiting.push(resolve);
    });
    try {
      return await task();
    } finally {
      release();
    }
  };
}

export {
  mergeEntries,
  atMost
};

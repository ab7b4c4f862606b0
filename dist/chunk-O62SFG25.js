import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/models/wire/retry-clock.ts
var SYSTEM_CLOCK = {
  now: () => Date.now(),
  backoff: (retry) => Math.min(500 * 2 ** retry, 8e3) * (1 - Math.random() * 0.25),
  wait: (milliseconds, signal) => new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    let finish = () => {
      clearTimeout(timer), signal.removeEventListener("abort", finish), resolve();
    }, timer = setTimeout(finish, milliseconds);
    signal.addEventListener("abort", finish);
  })
};

export {
  SYSTEM_CLOCK
};

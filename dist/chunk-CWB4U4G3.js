import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/models/wire/time-limit.ts
async function withinTime(milliseconds, signal, work) {
  if (signal.aborted)
    return { kind: "cancelled" };
  let stop = new AbortController(), end = () => {
  }, ended = new Promise((resolve) => end = resolve), endAs = (kind) => {
    end({ kind }), stop.abort();
  }, cancel = () => endAs("cancelled"), timer = setTimeout(() => endAs("timed-out"), milliseconds);
  signal.addEventListener("abort", cancel, { once: !0 });
  try {
    return await Promise.race([ended, work(stop.signal).then((value) => ({ kind: "done", value }))]);
  } finally {
    clearTimeout(timer), signal.removeEventListener("abort", cancel);
  }
}
var LONGEST_LOOKUP_MS = 6e4;
async function findInTime(look, milliseconds = LONGEST_LOOKUP_MS, onGivenUp = endWithWork) {
  let timed = await withinTime(milliseconds, new AbortController().signal, look);
  if (timed.kind !== "done")
    throw onGivenUp(), new Error(`the server that gives them did not answer within ${milliseconds / 1e3} seconds`);
  return timed.value;
}
var LOOK_EVERY_MS = 500, LAST_LOOKS = 6;
function endWithWork() {
  let looks = 0;
  setInterval(() => {
    looks = process.exitCode === void 0 ? 0 : looks + 1, looks >= LAST_LOOKS && process.exit();
  }, LOOK_EVERY_MS).unref();
}

export {
  withinTime,
  findInTime
};

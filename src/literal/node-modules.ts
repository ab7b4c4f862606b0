import { wordSet, wordsIn } from '../structures/words-in.ts';

/** Modules of Node that rules name without `node:`, and whose names hardly anything else has. */
export const NAMED_NODE_MODULES: ReadonlySet<string> = wordSet(`
  assert buffer child_process cluster crypto dgram dns events fs http http2 https module net os path perf_hooks
  process querystring readline stream string_decoder timers tls tty url util v8 vm worker_threads zlib
`);

/** Modules of Node that can be imported with and without `node:`. */
export const BUILT_IN_MODULES: ReadonlySet<string> = new Set([
  ...NAMED_NODE_MODULES,
  ...wordsIn('async_hooks console constants diagnostics_channel domain inspector punycode repl sys trace_events wasi'),
]);

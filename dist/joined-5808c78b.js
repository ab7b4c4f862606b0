import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  EXIT
} from "./chunk-7GTNOTFN.js";
import { setMaxListeners } from "node:events";
// src/interruption.ts
var GRACE_MS = 250;
var EXIT_CODES = { SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated };
function onInterruption(onEnd = () => {
}) {
  let interruption = new AbortController(), exitCode;
  setMaxListeners(0, interruption.signal);
  for (let name of ["SIGINT", "SIGTERM"])
    process.on(name, () => {
      exitCode ??= EXIT_CODES[name];
      let code = exitCode;
      interruption.abort(), setTimeout(() => {
        onEnd(), process.exit(code);
      }, GRACE_MS);
    });
  return { signal: interruption.signal, exitCode: () => exitCode };
}

// src/models/wire/proxies.ts
var THIS_MACHINE = "localhost,127.0.0.1,::1";
function readProxies(environment) {
  let httpProxy = proxyIn(environment.http_proxy ?? environment.HTTP_PROXY), httpsProxy = proxyIn(environment.https_proxy ?? environment.HTTPS_PROXY), direct = environment.no_proxy ?? environment.NO_PROXY ?? "";
  return httpProxy === void 0 && httpsProxy === void 0 ? void 0 : {
    ...httpProxy === void 0 ? {} : { httpProxy },
    ...httpsProxy === void 0 ? {} : { httpsProxy },
    noProxy: direct.trim() === "*" ? "*" : [direct, THIS_MACHINE].filter((hosts) => hosts.trim() !== "").join(",")
  };
}
var ADDRESS = /^https?:\/\//i;
function proxyIn(written) {
  let text = written?.trim() ?? "", address = ADDRESS.test(text) ? text : `http://${text}`;
  return text !== "" && URL.canParse(address) ? address : void 0;
}
async function useProxies(environment) {
  let proxies = readProxies(environment);
  if (proxies === void 0)
    return;
  let { httpProxy, httpsProxy, noProxy } = proxies, http = await import("node:http"), start = Reflect.get(http, "setGlobalProxyFromEnv"), end = typeof start == "function" ? Reflect.apply(start, void 0, [{ http_proxy: httpProxy, https_proxy: httpsProxy, no_proxy: noProxy }]) : void 0;
  return typeof end == "function" ? () => {
    Reflect.apply(end, void 0, []);
  } : void 0;
}

import { setFlagsFromString } from "node:v8";
// src/engine.ts
var FOR_SHORT_RUNS = [
  /**
   * The first use of a regular expression compiles bytecode, which is then optimized. The second use compiles machine code.
   * A review uses about a thousand expressions, so that optimizing bytecode that runs once takes a tenth of a small review.
   */
  "--no-regexp-peephole-optimization",
  /**
   * V8 optimizes a function of WebAssembly only after it has run for about a tenth of a second. The parsers of a small review
   * end before that, while optimizing them in other threads takes more time than parsing. Reading 600 files takes as long as
   * without the flag.
   */
  "--wasm-tiering-budget=100000000"
];
var OPTIMIZE_LATE = ["--invocation-count-for-maglev=2000", "--invocation-count-for-turbofan=200000"];
function compileLess(nodeVersion, setFlag = setFlagsFromString) {
  setIn(["20", "22", "24"], nodeVersion, FOR_SHORT_RUNS, setFlag), setIn(["22", "24"], nodeVersion, OPTIMIZE_LATE, setFlag);
}
function setIn(majors, nodeVersion, flags, setFlag) {
  majors.includes(nodeVersion.split(".")[0] ?? "") && flags.forEach((flag) => setFlag(flag));
}
function keepHeapSmall() {
  setFlagsFromString("--semi-space-growth-factor=1");
}
function keepHeapTight() {
  keepHeapSmall(), setFlagsFromString("--heap-growing-percent=40");
}
export {
  compileLess,
  keepHeapSmall,
  keepHeapTight,
  onInterruption,
  readProxies,
  useProxies
};

import {
  messageOf as messageOf
} from "./joined-e117912a.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/github/artifact.ts
import { Worker } from "node:worker_threads";
var LIMIT_MILLISECONDS = 9e4, MAX_REASON_CHARACTERS = 500;
function uploadArtifact(upload, runner, limitMilliseconds = LIMIT_MILLISECONDS) {
  let failed = (reason) => ({ kind: "failed", reason: publicReason(reason, runner) });
  return new Promise((resolve) => {
    let worker = new Worker(workerFile(), {
      workerData: upload,
      env: runner.environment,
      execArgv: [],
      stdout: !0,
      stderr: !0
    });
    forEachLine(worker.stdout, (line) => {
      line.startsWith("::add-mask::") && runner.print(`${line}
`);
    }), worker.stderr.resume();
    let end = (uploaded) => {
      clearTimeout(timer), resolve(uploaded.kind === "failed" ? failed(uploaded.reason) : uploaded), worker.terminate();
    }, timer = setTimeout(
      () => end(failed(`the upload did not end within ${limitMilliseconds / 1e3} seconds`)),
      limitMilliseconds
    );
    worker.once("message", end), worker.once("error", (error) => end(failed(messageOf(error)))), worker.once("exit", () => end(failed("the upload ended without an answer")));
  });
}
function workerFile() {
  return new URL(import.meta.url.endsWith(".ts") ? "./artifact-worker.ts" : "./artifact-worker.js", import.meta.url);
}
function forEachLine(stream, read) {
  let rest = "";
  stream.setEncoding("utf8"), stream.on("data", (chunk) => {
    let lines = `${rest}${chunk}`.split(/\r?\n/);
    rest = lines.pop() ?? "", lines.forEach(read);
  });
}
function publicReason(reason, { environment }) {
  return reason.replace(/^Invalid token specified.*/s, "ACTIONS_RUNTIME_TOKEN is not the token of a job").replaceAll(/\bsig=[^&\s"<]*/g, "sig=***").replaceAll(environment.ACTIONS_RUNTIME_TOKEN || /(?!)/g, "***").slice(0, MAX_REASON_CHARACTERS);
}

export {
  uploadArtifact
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runError
} from "./chunk-PI7WXFM3.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/workspace/git/process.ts
import { constants } from "node:buffer";
import { spawn } from "node:child_process";
import { dirname } from "node:path";
var GitError = class extends Error {
  command;
  /** Undefined when git was ended by a signal. */
  exitCode;
  constructor(command, exitCode, stderr) {
    super(`\`${command}\` failed${exitCode === void 0 ? "" : ` with exit code ${exitCode}`}: ${firstLine(stderr)}`), this.name = "GitError", this.command = command, this.exitCode = exitCode;
  }
};
function firstLine(text) {
  return text.trim().split(`
`, 1)[0] || "no message";
}
async function runGitOrFail(git, args) {
  let answer = await runGit(git, args);
  if (answer.exitCode !== 0)
    throw new GitError(`git ${at(args, 0)}`, answer.exitCode, answer.stderr);
  return answer.stdout;
}
var MAX_OUTPUT_BYTES = constants.MAX_STRING_LENGTH, MAX_STDERR_CHARACTERS = 1e4;
function runGit(git, args) {
  return new Promise((resolve, reject) => {
    let child = startGit(git, args), output = growingOutput(), stderr = "";
    child.stdin.end(), child.stdout.on("data", (chunk) => {
      output.add(chunk) || (child.kill(), reject(tooMuchOutput(args)));
    }), child.stderr.setEncoding("utf8").on("data", (text) => {
      stderr = (stderr + text).slice(0, MAX_STDERR_CHARACTERS);
    }), child.on("error", reject), child.on("close", (exitCode) => resolve({ exitCode: exitCode ?? void 0, stdout: output.bytes(), stderr }));
  });
}
var SMALL_BYTES = 1024 * 1024, GROWTH_BYTES = 4 * 1024 * 1024;
function growingOutput() {
  let small = [], store, length = 0, append = (into, chunk) => {
    let end = length + chunk.length;
    end > into.byteLength && into.resize(Math.min(MAX_OUTPUT_BYTES, end + GROWTH_BYTES)), new Uint8Array(into).set(chunk, length), length = end;
  };
  return {
    add: (chunk) => {
      if (length + chunk.length > MAX_OUTPUT_BYTES)
        return !1;
      if (store === void 0 && length + chunk.length <= SMALL_BYTES)
        return small.push(chunk), length += chunk.length, !0;
      if (store === void 0) {
        store = new ArrayBuffer(0, { maxByteLength: MAX_OUTPUT_BYTES }), length = 0;
        for (let earlier of small.splice(0))
          append(store, earlier);
      }
      return append(store, chunk), !0;
    },
    bytes: () => store === void 0 ? Buffer.concat(small) : Buffer.from(store, 0, length)
  };
}
function tooMuchOutput(args) {
  let megabytes = Math.floor(MAX_OUTPUT_BYTES / 1024 / 1024);
  return runError(
    "change-too-large",
    `\`git ${at(args, 0)}\` wrote more than ${megabytes} MB`,
    "Review a smaller change."
  );
}
function startGit(git, args) {
  let child = spawn("git", ["--no-pager", "-C", git.directory, ...git.settings, ...args], {
    cwd: dirname(process.execPath),
    env: git.environment,
    windowsHide: !0
  });
  return child.stdin.on("error", () => {
  }), child;
}
function splitNull(bytes) {
  return bytes.toString("utf8").split("\0").slice(0, -1);
}

export {
  GitError,
  runGitOrFail,
  runGit,
  startGit,
  splitNull
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/shown/write-count.ts
function writeCount(count) {
  return String(count).replaceAll(/(?<=^-?\d+)(?=(?:\d{3})+(?:\.|$))/g, ",");
}

import {
  codePointAt as codePointAt2
} from "./joined-cc1d52fd.js";

import {
  codePointAt
} from "./joined-cc1d52fd.js";
// src/text/hidden/visible.ts
var HIDDEN = (
  // oxlint-disable-next-line no-control-regex -- all of them but tab and line feed
  /[\0-\x08\x0B-\x1F\x7F-\x9F\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2028\u2029\uFFF9-\uFFFB\u{13430}-\u{1343F}]/gu
);
var SELECTS = new RegExp("^(?:\\p{Emoji}[\\uFE0E\\uFE0F]|[\\p{Sm}\\p{Script=Han}\\p{Script=Myanmar}\\p{Script=Phags_Pa}\\u3000-\\u303F\\uFF00-\\uFF5E][\\uFE00-\\uFE02])$", "u");
var SHOWN_AS_THEY_ARE = /^[\t\n -~]*$/;
function showHidden(text) {
  return SHOWN_AS_THEY_ARE.test(text) ? text : text.replaceAll(HIDDEN, (character, offset) => character === "\r" && text[offset + 1] === `
` || character >= "\uFE00" && character <= "\uFE0F" && SELECTS.test(characterBefore(text, offset) + character) ? character : `\\u{${codePointAt(character, 0).toString(16).toUpperCase()}}`);
}
function characterBefore(text, offset) {
  let pair = text.slice(Math.max(0, offset - 2), offset);
  return (pair.codePointAt(0) ?? 0) > 65535 ? pair : pair.slice(-1);
}
function oneLine(text) {
  return breakCommand(showHidden(text).replaceAll(/\r?\n/g, String.raw`\n`));
}
function breakCommand(line) {
  return line.replaceAll("##[", "# #[").replace(/^(\s*):(?=:)/, "$1: ");
}

// src/text/shown/printed.ts
function printed(text, { colors = false, commands = false } = {}) {
  return text.replaceAll(
    colors ? COLOR_OR_ACTING : ACTING,
    (found) => found.length > 2 ? found : writeOut(found)
  ).split(`
`).map((line) => commands && ANNOTATION.test(line) ? line.replaceAll("##[", "# #[") : breakCommand(line)).join(`
`);
}
var ACTING_CHARACTERS = String.raw`[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]`;
var ACTING = new RegExp(String.raw`\r(?!\n)|${ACTING_CHARACTERS}`, "gu");
var COLOR_OR_ACTING = new RegExp(String.raw`\x1B\[[\d;]*m|${ACTING.source}`, "gu");
var ANNOTATION = /^::(?:error|warning|notice)[ :]/;
function writeOut(character) {
  return `\\u{${codePointAt2(character, 0).toString(16).toUpperCase()}}`;
}
function* byLines(pieces, change) {
  let rest = "";
  for (let piece of pieces) {
    let end = piece.lastIndexOf(`
`) + 1;
    end === 0 ? rest += piece : (yield change(rest + piece.slice(0, end)), rest = piece.slice(end));
  }
  rest !== "" && (yield change(rest));
}

import {
  regex
} from "./joined-cc1d52fd.js";

// src/text/secrets/quote-pattern.ts
function quotePattern(text) {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}

import { Buffer as Buffer2 } from "node:buffer";
// src/text/secrets/cut-keys.ts
var MIN_CHARACTERS = 8;
var MASK = "***";
function createKeyCutter(keys) {
  let forms = /* @__PURE__ */ new Set(), pattern, add = (key = "") => {
    let plain = key.trim();
    if (plain.length >= MIN_CHARACTERS) {
      formsOf(plain).forEach((form) => forms.add(form));
      let longestFirst = [...forms].toSorted((a, b) => b.length - a.length);
      pattern = {
        lead: new RegExp([...new Set(longestFirst.map(matchLead))].join("|"), "g"),
        whole: new RegExp(longestFirst.flatMap((form) => [matchSpread(form), ...matchCut(form)]).join("|"), "y")
      };
    }
  };
  return keys.forEach((key) => add(key)), { add, cut: (text) => pattern === void 0 ? text : cutMatches(text, pattern) };
}
function cutMatches(text, { lead, whole }) {
  let kept = "", from = 0;
  lead.lastIndex = 0;
  for (let found = lead.exec(text); found !== null; found = lead.exec(text))
    whole.lastIndex = found.index, whole.test(text) && (kept += text.slice(from, found.index) + MASK, from = whole.lastIndex), lead.lastIndex = Math.max(from, found.index + 1);
  return from === 0 ? text : kept + text.slice(from);
}
function matchLead(form) {
  let [first = "", second = ""] = form;
  return `${matchCharacter(first)}(?:${UNSEEN_ONE}|${matchCharacter(second)})`;
}
function formsOf(key) {
  let digits = Buffer2.from(key).toString("hex");
  return [
    key,
    [...key].toReversed().join(""),
    encodeURIComponent(key),
    JSON.stringify(key).slice(1, -1),
    digits,
    digits.toUpperCase(),
    ...base64Forms(key)
  ];
}
var UNSEEN_ONE = String.raw`[\\\u00ad\u200b-\u200f\u2060\ufeff]`;
var UNSEEN = `${UNSEEN_ONE}{0,4}`;
function matchSpread(form) {
  return [...form].map(matchCharacter).join(UNSEEN);
}
function matchCharacter(character) {
  let code = character.codePointAt(0) ?? 0;
  return /[A-Za-z\d]/.test(character) ? character : `(?:${quotePattern(character)}|&#(?:${code}|[xX]0{0,4}${code.toString(16)});)`;
}
var MIN_BEGINNING = 20;
function matchCut(form) {
  let beginning = form.slice(0, MIN_BEGINNING);
  return form.length > MIN_BEGINNING ? [String.raw`${matchSpread(beginning)}\S{0,${form.length * 2}}…`] : [];
}
function base64Forms(key) {
  return [0, 1, 2].flatMap((before) => {
    let bytes = Buffer2.from(" ".repeat(before) + key, "utf8"), whole = bytes.subarray(0, bytes.length - bytes.length % 3), first = before === 0 ? 0 : 4, standard = whole.toString("base64").slice(first), forUrls = whole.toString("base64url").slice(first);
    return standard.length < MIN_CHARACTERS ? [] : [standard, forUrls];
  });
}
var OWN_VARIABLES = regex("i")`
  ^(?:
    INPUT_(?:API-KEY|GITHUB-TOKEN)|OPENAI_API_KEY|AZURE_OPENAI_API_KEY|ANTHROPIC_API_KEY|AWS_SECRET_ACCESS_KEY
    |AWS_SESSION_TOKEN|AWS_BEARER_TOKEN_BEDROCK|COPILOT_GITHUB_TOKEN|GH_TOKEN|GITHUB_TOKEN|ACTIONS_RUNTIME_TOKEN
    |ACTIONS_ID_TOKEN_REQUEST_TOKEN
  )$
`;
var OTHER_VARIABLES = /(?:^|_)(?:API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|TOKEN|SECRET|PASSWORD|PAT)$/i;
var MIN_OTHER_CHARACTERS = 16;
function listEnvironmentKeys(environment) {
  return Object.entries(environment).flatMap(([name, value = ""]) => {
    let isLong = value.length >= MIN_OTHER_CHARACTERS && !/[\s/\\]/.test(value);
    return OWN_VARIABLES.test(name) || OTHER_VARIABLES.test(name) && isLong ? [value] : [];
  });
}

import {
  runError
} from "./joined-e117912a.js";
import {
  at
} from "./joined-cc1d52fd.js";
import { constants } from "node:buffer";
import { spawn } from "node:child_process";
import { dirname } from "node:path";
// src/workspace/git/process.ts
var GitError = class extends Error {
  command;
  /** Undefined when git was ended by a signal. */
  exitCode;
  /** What to do about it, if git's words show that. */
  hint;
  constructor(command, exitCode, stderr) {
    super(`\`${command}\` failed${exitCode === void 0 ? "" : ` with exit code ${exitCode}`}: ${reasonIn(stderr)}`), this.name = "GitError", this.command = command, this.exitCode = exitCode, this.hint = LACKS_OBJECTS.test(stderr) ? FETCH_ALL : void 0;
  }
};
function reasonIn(stderr) {
  let lines = stderr.trim().split(`
`);
  return lines.find((line) => /^(?:fatal|error): /.test(line)) ?? (lines[0] || "no message");
}
var LACKS_OBJECTS = /lazy fetching disabled|unable to read [\da-f]{7}|missing (?:blob|tree|object)|could not fetch [\da-f]{7}/;
var FETCH_ALL = "The clone lacks objects, as one with `--filter` does, and Housestyle fetches none. `git fetch --refetch --no-filter origin` brings all of them.";
async function runGitOrFail(git, args, input) {
  let answer = await runGit(git, args, input);
  if (answer.exitCode !== 0)
    throw new GitError(`git ${at(args, 0)}`, answer.exitCode, answer.stderr);
  return answer.stdout;
}
var MAX_OUTPUT_BYTES = constants.MAX_STRING_LENGTH;
var MAX_STDERR_CHARACTERS = 1e4;
var MAX_SILENT_MINUTES = 5;
function runGit(git, args, input) {
  return new Promise((resolve, reject) => {
    let child = startGit(git, args), output = growingOutput(), stderr = "", silence = watchSilence(() => {
      child.kill("SIGKILL"), reject(gaveNoAnswer(args));
    });
    child.stdin.end(input), child.stdout.on("data", (chunk) => {
      silence.refresh(), output.add(chunk) || (child.kill(), reject(tooMuchOutput(args)));
    }), child.stderr.setEncoding("utf8").on("data", (text) => {
      stderr = (stderr + text).slice(0, MAX_STDERR_CHARACTERS);
    }), child.on("error", (error) => {
      clearTimeout(silence), reject(error);
    }), child.on("close", (exitCode) => {
      clearTimeout(silence), resolve({ exitCode: exitCode ?? void 0, stdout: output.bytes(), stderr });
    });
  });
}
function watchSilence(onSilent) {
  return setTimeout(onSilent, MAX_SILENT_MINUTES * 6e4);
}
function gaveNoAnswer(args) {
  return runError(
    "git-silent",
    `\`git ${at(args, 0)}\` wrote nothing for ${MAX_SILENT_MINUTES} minutes`,
    "Look for a pipe or a device among the files of `.git` and the ignore files, and for a disk that does not answer."
  );
}
var SMALL_BYTES = 1024 * 1024;
var GROWTH_BYTES = 4 * 1024 * 1024;
function growingOutput() {
  let small = [], store, length = 0, append = (into, chunk) => {
    let end = length + chunk.length;
    end > into.byteLength && into.resize(Math.min(MAX_OUTPUT_BYTES, end + GROWTH_BYTES)), new Uint8Array(into).set(chunk, length), length = end;
  };
  return {
    add: (chunk) => {
      if (length + chunk.length > MAX_OUTPUT_BYTES)
        return false;
      if (store === void 0 && length + chunk.length <= SMALL_BYTES)
        return small.push(chunk), length += chunk.length, true;
      if (store === void 0) {
        store = new ArrayBuffer(0, { maxByteLength: MAX_OUTPUT_BYTES }), length = 0;
        for (let earlier of small.splice(0))
          append(store, earlier);
      }
      return append(store, chunk), true;
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
    windowsHide: true
  });
  return child.stdin.on("error", () => {
  }), endWithThisProcess(child), child;
}
var RUNNING = /* @__PURE__ */ new Set();
function endWithThisProcess(child) {
  RUNNING.size === 0 && process.on("exit", endAll), RUNNING.add(child);
  let forget = () => {
    RUNNING.delete(child), RUNNING.size === 0 && process.off("exit", endAll);
  };
  child.once("close", forget).once("error", forget);
}
function endAll() {
  RUNNING.forEach((child) => child.kill());
}
function splitNull(bytes) {
  return bytes.toString("utf8").split("\0").slice(0, -1);
}
export {
  ACTING_CHARACTERS,
  GitError,
  breakCommand,
  byLines,
  createKeyCutter,
  gaveNoAnswer,
  listEnvironmentKeys,
  oneLine,
  printed,
  quotePattern,
  runGit,
  runGitOrFail,
  showHidden,
  splitNull,
  startGit,
  watchSilence,
  writeCount
};

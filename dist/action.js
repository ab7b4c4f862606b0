import {
  reportFatal as reportFatal
} from "./joined-95c92cf5.js";
import {
  isAddress as isAddress,
  quote as quote
} from "./joined-a845ed26.js";
import {
  createKeyCutter as createKeyCutter,
  listEnvironmentKeys as listEnvironmentKeys,
  printed as printed
} from "./joined-5ac99ec6.js";
import {
  SYSTEM_CLOCK as SYSTEM_CLOCK
} from "./joined-570987ab.js";
import {
  onInterruption as onInterruption,
  compileLess as compileLess
} from "./joined-5808c78b.js";
import {
  useProxies as useProxies,
  UserError as UserError,
  fileErrorReason as fileErrorReason,
  messageOf as messageOf,
  runError as runError,
  usageError as usageError
} from "./joined-e117912a.js";
import {
  error as error,
  getInput as getInput,
  info as info,
  isDebug as isDebug,
  setOutput as setOutput,
  setSecret as setSecret,
  summary as summary,
  warning as warning
} from "./joined-a708f48f.js";
import {
  isRecord as isRecord
} from "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  codeBlock
} from "./chunk-I5F7FKLA.js";
import "./chunk-4JMAY6C4.js";
import "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-RGP6QW34.js";

// src/commands/action/check-runner.ts
import { accessSync, constants, readFileSync, statSync } from "node:fs";
function checkRunner(environment) {
  let proxies = PROXIES.flatMap((name) => checkProxy(name, environment[name])), problems = [
    ...Object.entries(REQUIRED).flatMap(([name, rule]) => checkText(name, environment[name], rule)),
    ...ADDRESSES.flatMap((name) => checkAddress(name, environment[name])),
    ...checkEventFile(environment.GITHUB_EVENT_PATH),
    ...FILES.flatMap((name) => checkFile(name, environment[name]))
  ];
  if (problems.length + proxies.length > 0)
    throw usageError(
      "runner-variables",
      [...problems, ...proxies].join(". "),
      problems.length > 0 ? "GitHub's runner sets such variables for every step; an `env:` of the workflow must not change them. Outside of a workflow, use the command `housestyle`." : "Correct it in `env:` of the workflow, or in the environment of the runner."
    );
}
function listBrokenFiles(environment) {
  return FILES.filter((name) => checkFile(name, environment[name]).length > 0);
}
var REQUIRED = {
  GITHUB_EVENT_NAME: { pattern: /^[a-z][a-z_]*$/, expected: "the name of an event, such as `pull_request`" },
  GITHUB_REPOSITORY: { pattern: /^(?!\.{1,2}\/)[\w.-]+\/(?!\.{1,2}$)[\w.-]+$/, expected: "`OWNER/NAME`" },
  GITHUB_SHA: { pattern: /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i, expected: "the id of a commit" }
}, ADDRESSES = ["GITHUB_API_URL", "GITHUB_SERVER_URL"], PROXIES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"], FILES = ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"];
function checkText(name, value, { pattern, expected }) {
  return value === void 0 || value.trim() === "" ? [`\`${name}\` is not set`] : pattern.test(value) ? [] : [`\`${name}\` is ${quote(value)}, not ${expected}`];
}
function checkAddress(name, value) {
  return value === void 0 || isAddress(value) ? [] : [`\`${name}\` is ${quote(value)}, not an address (https://\u2026)`];
}
function checkProxy(name, value) {
  return value === void 0 || value === "" || isAddress(value) || !value.includes("://") && isAddress(`http://${value}`) ? [] : [`\`${name}\` is not the address of a proxy (http://\u2026)`];
}
function checkEventFile(path) {
  if (path === void 0 || path === "")
    return ["`GITHUB_EVENT_PATH` is not set"];
  let file = `The file of the event, ${quote(path)} (\`GITHUB_EVENT_PATH\`),`, text;
  try {
    let stats = statSync(path);
    if (!stats.isFile() && !stats.isDirectory())
      return [`${file} is not a file`];
    text = readFileSync(path, "utf8");
  } catch (error2) {
    return [`${file} cannot be read: ${fileErrorReason(error2)}`];
  }
  try {
    let payload = JSON.parse(text);
    return isRecord(payload) ? [] : [`${file} does not contain a JSON object`];
  } catch (error2) {
    return [`${file} does not contain JSON: ${messageOf(error2)}`];
  }
}
function checkFile(name, path) {
  if (path === void 0 || path === "")
    return [];
  if (statSync(path, { throwIfNoEntry: !1 })?.isFile() !== !0)
    return [`\`${name}\` is ${quote(path)}, and there is no such file`];
  try {
    return accessSync(path, constants.R_OK | constants.W_OK), [];
  } catch (error2) {
    return [`\`${name}\` is ${quote(path)}, which cannot be written: ${fileErrorReason(error2)}`];
  }
}

// src/action.ts
async function main(interruption2) {
  checkRunner(process.env), compileLess(process.versions.node), await useProxies(process.env);
  let { runAction } = await import("./action-WGWA2ZGT.js"), outcome = await runAction({
    input: (name) => getInput(name),
    mask: (secret) => setSecret(secret),
    log: (message) => info(message),
    print: (commands) => process.stdout.write(commands),
    environment: process.env,
    checkout: process.env.GITHUB_WORKSPACE || void 0,
    signal: interruption2,
    clock: SYSTEM_CLOCK
  });
  await writeJobSummary(outcome.jobSummary), writeOutputs(outcome.outputs), process.exitCode = outcome.exitCode;
}
var OUTPUTS_LOST = "outputs-not-written";
function writeOutputs(outputs) {
  try {
    Object.entries(outputs).forEach(([name, value]) => setOutput(name, value));
  } catch (error2) {
    throw runError(
      OUTPUTS_LOST,
      `The outputs could not be written (\`GITHUB_OUTPUT\`): ${fileErrorReason(error2)}`,
      "Check the disk of the runner, then run the job again: it repeats nothing that it posted.",
      error2
    );
  }
}
async function writeJobSummary(markdown) {
  if (!(!process.env.GITHUB_STEP_SUMMARY || markdown === ""))
    try {
      await summary.addRaw(markdown, !0).write();
    } catch (error2) {
      let reason = printed(fileErrorReason(error2));
      warning(`The job summary could not be written (\`GITHUB_STEP_SUMMARY\`): ${reason}`, { title: "Housestyle" });
    }
}
function sayStopped() {
  process.exitCode === void 0 && error("The run was stopped. Run the job again: it goes on from what is there.", { title: "Housestyle" });
}
var interruption = onInterruption(sayStopped);
try {
  await main(interruption.signal);
} catch (error2) {
  let lines = [], exitCode = reportFatal(error2, isDebug(), (text) => lines.push(text));
  process.exitCode = interruption.exitCode() ?? exitCode;
  let { cut } = createKeyCutter(listEnvironmentKeys(process.env)), message = printed(cut(lines.join(`
`)));
  error(message, { title: "Housestyle" }), error2 instanceof UserError && error2.code === OUTPUTS_LOST || await reportFailure(message);
}
async function reportFailure(message) {
  listBrokenFiles(process.env).forEach((name) => delete process.env[name]);
  try {
    setOutput("conclusion", "failed");
  } catch (failure) {
    error(`The outputs could not be written: ${printed(fileErrorReason(failure))}`, { title: "Housestyle" });
  }
  await writeJobSummary(`## Housestyle failed

${codeBlock("text", message)}
`);
}

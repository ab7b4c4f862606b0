import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  lookedUpOf,
  scopeSubjectOf,
  workflowGuidance
} from "./chunk-32IQY5JU.js";
import "./chunk-KD4EWVAW.js";
import {
  writeRunFile
} from "./chunk-UKKFFO6W.js";
import {
  dumpHtml,
  dumpJson,
  dumpMarkdown,
  dumpPrompt,
  loadInspector
} from "./chunk-WW5CXCCO.js";
import {
  describeForDump,
  readGivenReports
} from "./chunk-QYGQ7462.js";
import "./chunk-LTPZBR2V.js";
import "./chunk-WLTIR5N4.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-NLSE57MF.js";
import "./chunk-WZRSBBR5.js";
import {
  prepareReview
} from "./chunk-NQQ4WOKD.js";
import "./chunk-7AGNTXBH.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-2DZSEIOC.js";
import {
  groupBy
} from "./chunk-N4LXROWB.js";
import "./chunk-JXGP4WC3.js";
import {
  jsonText
} from "./chunk-EFEOURWV.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import "./chunk-SHDYPKWY.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-ROCGT6PD.js";
import "./chunk-B34HTFC5.js";
import "./chunk-23IGEWRR.js";
import "./chunk-OS3PKWBB.js";
import "./chunk-3VHFXPHF.js";
import "./chunk-IMU57Z46.js";
import "./chunk-DJOAN5B6.js";
import "./chunk-DW65OOV5.js";
import {
  codeBlock,
  codeSpan,
  plainMarkdown
} from "./chunk-HUXY5LSH.js";
import "./chunk-SA4ICMBO.js";
import {
  logLine,
  showHidden
} from "./chunk-C4UOYGBW.js";
import "./chunk-BMTQOOR3.js";
import "./chunk-2CWENVAD.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-7VEUPHGW.js";
import "./chunk-MSMHT262.js";
import "./chunk-QOC3LPII.js";
import "./chunk-6FXRKC2Q.js";
import "./chunk-HEVD5WT2.js";
import {
  EXIT,
  messageOf,
  usageError
} from "./chunk-XOO4TEA6.js";
import "./chunk-MO5HKKUR.js";
import "./chunk-ARQSYT65.js";
import "./chunk-P77ASF6X.js";
import "./chunk-76LYEDA7.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";

// src/commands/action/dump.ts
import { dirname } from "node:path";

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
    readLines(worker.stdout, (line) => {
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
function readLines(stream, read) {
  let rest = "";
  stream.setEncoding("utf8"), stream.on("data", (chunk) => {
    let lines = `${rest}${chunk}`.split(/\r?\n/);
    rest = lines.pop() ?? "", lines.forEach(read);
  });
}
function publicReason(reason, { environment }) {
  return reason.replace(/^Invalid token specified.*/s, "ACTIONS_RUNTIME_TOKEN is not the token of a job").replaceAll(/\bsig=[^&\s"<]*/g, "sig=***").replaceAll(environment.ACTIONS_RUNTIME_TOKEN || /(?!)/g, "***").slice(0, MAX_REASON_CHARACTERS);
}

// src/reports/dumps/dump-ledger.ts
var MAX_LIST_BYTES = 1e5, MAX_REASONS = 3;
function dumpLedger(dump, notes, bytes) {
  let above = [
    "# Housestyle prompt",
    totals(dump),
    ...notes,
    ...kindSection(dump),
    ...fileSection(dump),
    ...leftOutSection(dump),
    ...requestSection(dump)
  ], missing = (number) => `${count(number, "message")} too long to show here: see \`prompt.md\`.`, messages = dump.requests.flatMap(drawMessages), room = bytes - bytesOf([...above, missing(messages.length)]), shown = wholeWithin(messages, room), hidden = messages.length - shown.length;
  return `${[...above, ...shown, ...hidden === 0 ? [] : [missing(hidden)]].join(SEPARATOR)}
`;
}
var SEPARATOR = `

`;
function totals({ requests, encoding, model, budget }) {
  let named = model === void 0 ? "no model chosen" : codeSpan(model), tokens = count(tokensOf(requests), "token");
  return `${count(requests.length, "request")}, ${tokens} in all (${codeSpan(encoding)}, ${named}, at most ${budget} a request).`;
}
function kindSection({ requests }) {
  let total = tokensOf(requests), entries = requests.flatMap((request) => request.pieces), rows = [...groupBy(entries, (entry) => entry.kind)].map(([kind, group]) => drawGroup(kind, group, total)), frame = total - tokensOf(entries.filter(isSent)), rest = frame > 0 ? [`| frame of the messages | ${frame} | ${share(frame, total)} | | | | |`] : [];
  return tableSection("## Tokens by kind", "Kind", [...rows, ...rest]);
}
function fileSection({ requests }) {
  let total = tokensOf(requests), entries = requests.flatMap((request) => request.pieces).filter((entry) => entry.source !== null), rows = [...groupBy(entries, (entry) => entry.source ?? "")].map(([source, group]) => ({ source, group, tokens: tokensOf(group.filter(isSent)) })).toSorted((a, b) => b.tokens - a.tokens).map(({ source, group }) => drawGroup(codeSpan(source), group, total));
  return tableSection("## Tokens by file", "File", rows);
}
function tableSection(title, what, rows) {
  if (rows.length === 0)
    return [];
  let head = [`| ${what} | Tokens | Share | Sent | Shortened | Cut | Why |`, "|---|--:|--:|--:|--:|--:|---|"];
  return [title, ...limited(rows, (shown) => [...head, ...shown].join(`
`))];
}
function drawGroup(name, entries, total) {
  let sent = entries.filter(isSent), tokens = tokensOf(sent), shortened = sent.filter((entry) => entry.reason !== null).length, cut = entries.length - sent.length;
  return `| ${[name, tokens, share(tokens, total), sent.length, shortened || "", cut || "", drawReasons(entries)].join(" | ")} |`;
}
function drawReasons(entries) {
  let reasons = [...new Set(entries.flatMap((entry) => entry.reason ?? []))], more = reasons.length - MAX_REASONS;
  return [...reasons.slice(0, MAX_REASONS).map(plainMarkdown), ...more > 0 ? [`${more} more`] : []].join("; ");
}
function share(tokens, total) {
  return total === 0 ? "" : `${Math.round(tokens / total * 100)} %`;
}
function tokensOf(counted) {
  return sum(counted.map(({ tokens }) => tokens));
}
function isSent(entry) {
  return entry.included;
}
function leftOutSection({ leftOut }) {
  let rows = leftOut.map(({ source, reason }) => `- ${codeSpan(source)}: ${plainMarkdown(reason)}`);
  return rows.length === 0 ? [] : ["## Left out", ...limited(rows, (shown) => shown.join(`
`))];
}
function requestSection({ requests }) {
  let rows = requests.map(({ tokens, hash }, index) => `| ${index + 1} | ${tokens} | ${codeSpan(hash)} |`), head = ["| Request | Tokens | Hash |", "|--:|--:|---|"];
  return rows.length === 0 ? [] : ["## Requests", ...limited(rows, (shown) => [...head, ...shown].join(`
`))];
}
function drawMessages({ messages }, index) {
  return messages.map(
    ({ role, content }) => `<details><summary>Request ${index + 1}: ${role}</summary>${SEPARATOR}${codeBlock("text", showHidden(content))}${SEPARATOR}</details>`
  );
}
function limited(rows, draw) {
  let left = MAX_LIST_BYTES, end = rows.findIndex((row) => (left -= Buffer.byteLength(row) + 1, left < 0));
  return end < 0 ? [draw(rows)] : [draw(rows.slice(0, end)), `\u2026 and ${rows.length - end} more: see \`prompt.md\`.`];
}
function wholeWithin(texts, room) {
  let left = room;
  return texts.filter((text) => {
    let size = bytesOf([text]), fits = size <= left;
    return left -= fits ? size : 0, fits;
  });
}
function bytesOf(texts) {
  return sum(texts.map((text) => Buffer.byteLength(text) + SEPARATOR.length));
}
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

// src/commands/action/dump.ts
var MAX_SUMMARY_BYTES = 1e6, PAGES = [
  { name: "prompt.md", draw: dumpMarkdown },
  { name: "prompt.html", draw: async (dump) => dumpHtml(await loadInspector(), dump) }
], NOTHING_GIVEN = { message: void 0, attach: [], history: void 0, memory: void 0 };
async function dumpInAction(run) {
  let { opened, runner } = run;
  if (opened === void 0)
    throw usageError(
      "no-pull-request",
      "A dump needs a pull request",
      "Give `pull-request`, for example from an input of `workflow_dispatch`."
    );
  let dump = await composeDump(run, opened), promptFile = await writeRunFile(run, "prompt.json", jsonText(dumpJson(dump))), pages = await writePages(run, dump), tokens = dump.requests.reduce((sum2, request) => sum2 + request.tokens, 0);
  runner.log(`${count(dump.requests.length, "request")}, ${count(tokens, "input token")}.`);
  let attached = await attach(run, opened.pull.number, [promptFile, ...pages]);
  return runner.log(attached.line), {
    outputs: {
      "prompt-file": promptFile,
      "input-tokens": String(tokens),
      ...attached.url === void 0 ? {} : { "artifact-url": attached.url },
      conclusion: dump.requests.length === 0 ? "skipped" : "clean"
    },
    jobSummary: dumpLedger(dump, [attached.markdown], MAX_SUMMARY_BYTES),
    exitCode: EXIT.done
  };
}
async function composeDump(run, opened) {
  let { options, runner } = run, description = { title: opened.pull.title, body: opened.pull.body }, guidance = await workflowGuidance(run, opened.base), subject = { ...scopeSubjectOf(run, opened), ...lookedUpOf(run, opened), guidance, description }, { purpose, delegate, maxAgents } = options, prepared = await prepareReview(subject, { ...options, ...purpose === "review" ? { routing: { delegate, maxAgents, message: void 0 } } : {} });
  return dumpPrompt(subject, prepared, NOTHING_GIVEN, options, {
    ...await describeForDump(options, runner.environment),
    model: options.model,
    reports: await readGivenReports(options)
  });
}
async function writePages(run, dump) {
  return Promise.all(PAGES.map(async ({ name, draw }) => writeRunFile(run, name, await draw(dump))));
}
async function attach(run, pullRequest, files) {
  let { options, runner } = run;
  if (!options.artifact)
    return same("The prompt is not attached to the run: `artifact` is `false`.");
  let name = `housestyle-prompt-${pullRequest}`, uploaded = await uploadArtifact({ name, folder: dirname(files[0]), files }, runner);
  if (uploaded.kind === "failed") {
    let what2 = "The prompt could not be attached to the run: ";
    return { line: logLine(`${what2}${uploaded.reason}`), markdown: `${what2}${plainMarkdown(uploaded.reason)}` };
  }
  let url = artifactUrl(run, uploaded.id), what = `The prompt is attached to the run as ${codeSpan(uploaded.name)}`;
  return url === void 0 ? same(`${what}.`) : { line: `${what}: ${url}`, markdown: `${what}: [download](${url}).`, url };
}
function same(text) {
  return { line: text, markdown: text };
}
function artifactUrl({ event, runner }, id) {
  let runId = runner.environment.GITHUB_RUN_ID;
  return runId === void 0 || !/^\d+$/.test(runId) ? void 0 : `${event.serverUrl}/${event.owner}/${event.repository}/actions/runs/${runId}/artifacts/${id}`;
}
export {
  dumpInAction
};

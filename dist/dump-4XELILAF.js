import {
  writeRunFile as writeRunFile,
  makeScopeSubject as makeScopeSubject,
  openLookups as openLookups,
  workflowGuidance as workflowGuidance,
  authorsText as authorsText
} from "./joined-bd938c68.js";
import {
  dumpHtml as dumpHtml,
  dumpJson as dumpJson,
  dumpMarkdown as dumpMarkdown,
  loadInspector as loadInspector,
  dumpPrompt as dumpPrompt
} from "./joined-b6ca0868.js";
import {
  readGivenFiles as readGivenFiles,
  readGivenReports as readGivenReports,
  describeForDump as describeForDump,
  sum as sum
} from "./joined-2a895a02.js";
import "./joined-3958b8fa.js";
import {
  chooseGuidance as chooseGuidance,
  concealedWorkspace as concealedWorkspace
} from "./joined-c0f10e06.js";
import "./joined-83b8efb9.js";
import "./joined-2a42ba82.js";
import "./joined-c1dd7ffa.js";
import "./joined-ccd90ce9.js";
import "./joined-ec575719.js";
import "./joined-3b15d0af.js";
import {
  jsonText as jsonText
} from "./joined-1c6c8fb1.js";
import "./joined-1c9471ce.js";
import "./joined-12ab4997.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
import {
  writeCount as writeCount,
  showHidden as showHidden
} from "./joined-5ac99ec6.js";
import "./joined-95c92cf5.js";
import "./joined-570987ab.js";
import "./joined-a845ed26.js";
import {
  EXIT as EXIT,
  usageError as usageError
} from "./joined-e117912a.js";
import "./joined-a708f48f.js";
import "./joined-cc1d52fd.js";
import "./joined-b5655cd0.js";
import "./joined-59014168.js";
import "./joined-dde26feb.js";
import {
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  CHANGE_FILE,
  drawChangeFile
} from "./chunk-SK6HWFQJ.js";
import {
  uploadArtifact
} from "./chunk-IHVRAYDP.js";
import "./chunk-R2MVKSPZ.js";
import "./chunk-CZ7WW5KG.js";
import "./chunk-S66D26C4.js";
import "./chunk-O73FMP6N.js";
import "./chunk-33H6HWXO.js";
import "./chunk-ODGQ6ULG.js";
import {
  codeBlock,
  codeSpan,
  plainMarkdown
} from "./chunk-I5F7FKLA.js";
import "./chunk-4JMAY6C4.js";
import {
  count
} from "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-3HHHX4OE.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-RGP6QW34.js";

// src/commands/action/dump.ts
import { dirname } from "node:path";

// src/reports/dumps/dump-ledger.ts
var MAX_LIST_BYTES = 1e5, MAX_REASONS = 3;
function dumpLedger(dump, notes, bytes) {
  let above = [
    "# Housestyle prompt",
    totals(dump),
    ...notes,
    ...kindSection(dump),
    ...fileSection(dump),
    ...providerSection(dump),
    ...leftOutSection(dump),
    ...requestSection(dump)
  ], missing = (number) => `${count(number, "message")} ${number === 1 ? "is" : "are"} too long to show here: see \`prompt.md\`.`, messages = dump.requests.flatMap(drawMessages), room = bytes - countBytes([...above, missing(messages.length)]), shown = wholeWithin(messages, room), hidden = messages.length - shown.length;
  return `${[...above, ...shown, ...hidden === 0 ? [] : [missing(hidden)]].join(SEPARATOR)}
`;
}
var SEPARATOR = `

`;
function totals({ requests, encoding, model, budget }) {
  let named = model === void 0 ? "no model chosen" : codeSpan(model), tokens = count(sumTokens(requests), "token");
  return `${count(requests.length, "request")}, ${tokens} in all (${codeSpan(encoding)}, ${named}, at most ${writeCount(budget)} a request).`;
}
function kindSection({ requests }) {
  let total = sumTokens(requests), entries = requests.flatMap((request) => request.pieces), rows = [...groupBy(entries, (entry) => entry.kind)].map(([kind, group]) => drawGroup(kind, group, total)), frame = total - sumTokens(entries.filter(isSent)), rest = frame > 0 ? [`| message overhead | ${frame} | ${share(frame, total)} | | | | |`] : [];
  return tableSection("## Tokens by kind", "Kind", [...rows, ...rest]);
}
function fileSection({ requests }) {
  let total = sumTokens(requests), entries = requests.flatMap(
    ({ pieces }) => pieces.flatMap((entry) => entry.source === null ? [] : [{ ...entry, source: entry.source }])
  ), rows = [...groupBy(entries, ({ source }) => source)].map(([source, group]) => ({ source, group, tokens: sumTokens(group.filter(isSent)) })).toSorted((a, b) => b.tokens - a.tokens).map(({ source, group }) => drawGroup(codeSpan(source), group, total));
  return tableSection("## Tokens by file", "File", rows);
}
function providerSection({ requests }) {
  let found = requests.flatMap(
    ({ pieces }) => pieces.flatMap((entry) => entry.provided === void 0 ? [] : [{ ...entry, provided: entry.provided }])
  ), rows = [...groupBy(found, ({ provided }) => provided.by)].map(([name, group]) => {
    let sent = group.filter(isSent), worths = sent.map(({ provided }) => provided.worth), worth = sent.length === 0 ? "" : (sum(worths) / sent.length).toPrecision(2), [best] = (sent.length === 0 ? group : sent).toSorted((a, b) => b.provided.worth - a.provided.worth), why = best === void 0 ? "" : plainMarkdown(best.provided.why);
    return `| ${name} | ${writeCount(sumTokens(sent))} | ${writeCount(sent.length)} | ${group.length === sent.length ? "" : writeCount(group.length - sent.length)} | ${worth} | ${why} |`;
  }), head = ["| Provider | Tokens | Sent | Cut | Worth a token | Best piece |", "|---|--:|--:|--:|--:|---|"];
  return rows.length === 0 ? [] : ["## Context by provider", ...limited(rows, (shown) => [...head, ...shown].join(`
`))];
}
function tableSection(title, what, rows) {
  if (rows.length === 0)
    return [];
  let head = [`| ${what} | Tokens | Share | Sent | Shortened | Cut | Why |`, "|---|--:|--:|--:|--:|--:|---|"];
  return [title, ...limited(rows, (shown) => [...head, ...shown].join(`
`))];
}
function drawGroup(name, entries, total) {
  let sent = entries.filter(isSent), tokens = sumTokens(sent), shortened = sent.filter((entry) => entry.reason !== null).length, cut = entries.length - sent.length;
  return `| ${[name, tokens, share(tokens, total), sent.length, shortened || "", cut || "", drawReasons(entries)].join(" | ")} |`;
}
function drawReasons(entries) {
  let reasons = [...new Set(entries.flatMap((entry) => entry.reason ?? []))], more = reasons.length - MAX_REASONS;
  return [...reasons.slice(0, MAX_REASONS).map(plainMarkdown), ...more > 0 ? [`${more} more`] : []].join("; ");
}
function share(tokens, total) {
  return total === 0 ? "" : `${Math.round(tokens / total * 100)} %`;
}
function sumTokens(counted) {
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
  let rows = requests.map(
    ({ tokens, hash }, index) => `| ${index + 1} | ${writeCount(tokens)} | ${codeSpan(hash)} |`
  ), head = ["| Request | Tokens | Hash |", "|--:|--:|---|"];
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
    let size = countBytes([text]), fits = size <= left;
    return left -= fits ? size : 0, fits;
  });
}
function countBytes(texts) {
  return sum(texts.map((text) => Buffer.byteLength(text) + SEPARATOR.length));
}

// src/commands/action/dump.ts
var MAX_SUMMARY_BYTES = 1e6, PAGES = [
  { name: "prompt.md", draw: dumpMarkdown },
  { name: "prompt.html", draw: async (dump) => dumpHtml(await loadInspector(), dump) }
];
async function dumpInAction(run) {
  let { opened, runner } = run;
  if (opened === void 0)
    throw usageError(
      "no-pull-request",
      "A dump needs a pull request",
      "Set `pull-request`, for example from an input of `workflow_dispatch`."
    );
  let dump = await composeDump(run, opened), promptFile = await writeRunFile(run, "prompt.json", jsonText(dumpJson(dump))), pages = await writePages(run, dump), changeFile = await writeRunFile(run, CHANGE_FILE, jsonText(describeChange(opened, dump))), tokens = dump.requests.reduce((sum2, request) => sum2 + request.tokens, 0);
  runner.log(`${count(dump.requests.length, "request")}, ${count(tokens, "input token")}.`);
  let attached = await attach(run, opened.pull.number, [promptFile, ...pages, changeFile]);
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
function describeChange({ pull }, { requests }) {
  let { baseRepository: repository, number: pullRequest, headSha } = pull;
  return drawChangeFile({ repository, pullRequest, headSha, requests: requests.map(({ hash }) => hash) });
}
async function composeDump(run, opened) {
  let { options, runner } = run, description = authorsText(opened.pull), guidance = await workflowGuidance(run, concealedWorkspace(opened.base)), subject = { ...makeScopeSubject(run, opened), ...openLookups(run, opened), guidance, description }, { purpose, delegate, maxAgents } = options, chosen = await chooseGuidance(subject, { ...options, ...purpose === "review" ? { routing: { delegate, maxAgents, message: void 0 } } : {} }), given = await readGivenFiles(options, { message: void 0 });
  return dumpPrompt(subject, chosen, given, options, {
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
    return sameForBoth("The prompt is not attached to the run: `artifact` is `false`.");
  let name = `housestyle-prompt-${pullRequest}`, uploaded = await uploadArtifact({ name, folder: dirname(files[0]), files }, runner);
  if (uploaded.kind === "failed") {
    let what2 = "The prompt could not be attached to the run: ";
    return { line: `${what2}${uploaded.reason}`, markdown: `${what2}${plainMarkdown(uploaded.reason)}` };
  }
  let url = artifactUrl(run, uploaded.id), what = `The prompt is attached to the run as ${codeSpan(uploaded.name)}`;
  return url === void 0 ? sameForBoth(`${what}.`) : { line: `${what}: ${url}`, markdown: `${what}: [download](${url}).`, url };
}
function sameForBoth(text) {
  return { line: text, markdown: text };
}
function artifactUrl({ event, runner }, id) {
  let runId = runner.environment.GITHUB_RUN_ID;
  return runId === void 0 || !/^\d+$/.test(runId) ? void 0 : `${event.serverUrl}/${event.owner}/${event.repository}/actions/runs/${runId}/artifacts/${id}`;
}
export {
  dumpInAction
};

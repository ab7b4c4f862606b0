import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  CHANGE_FILE,
  drawChangeFile
} from "./chunk-WC4PJ6TQ.js";
import {
  uploadArtifact
} from "./chunk-7ZRFGBYT.js";
import {
  writeRunFile
} from "./chunk-F4OSRRLG.js";
import {
  makeScopeSubject,
  openLookups,
  workflowGuidance
} from "./chunk-AG5GAM7O.js";
import "./chunk-T6AXICC2.js";
import "./chunk-EF6VL3MV.js";
import {
  dumpHtml,
  dumpJson,
  dumpMarkdown,
  loadInspector
} from "./chunk-YU475DML.js";
import {
  authorsText
} from "./chunk-N4UY4NUB.js";
import "./chunk-VZ7BIA5E.js";
import {
  readGivenFiles
} from "./chunk-UQVU7EYG.js";
import {
  dumpPrompt
} from "./chunk-3BXVVHFK.js";
import "./chunk-TK77RG4V.js";
import "./chunk-OJSFDXFG.js";
import "./chunk-QBQ33HU5.js";
import "./chunk-VC5JRZCL.js";
import "./chunk-BHIZZSK3.js";
import "./chunk-4UMKYUPW.js";
import "./chunk-LSFOOEN3.js";
import "./chunk-IBGIHDDM.js";
import "./chunk-NSOKAURO.js";
import "./chunk-43QQWBQS.js";
import "./chunk-KBLXZV2V.js";
import "./chunk-27DCYVXT.js";
import "./chunk-ZQYVOPRQ.js";
import "./chunk-2QY7HYLD.js";
import "./chunk-LOCZYTHQ.js";
import "./chunk-OQBGZSNW.js";
import {
  readGivenReports
} from "./chunk-PTII77YA.js";
import "./chunk-2XM5XSR5.js";
import {
  describeForDump
} from "./chunk-EDFUTCGS.js";
import "./chunk-U6GFRQ4N.js";
import "./chunk-VV3ZAENO.js";
import "./chunk-XM74XTLA.js";
import "./chunk-Q7OKFDYH.js";
import "./chunk-U2XU7DNH.js";
import "./chunk-O5EGW7MP.js";
import "./chunk-S2S4P4FF.js";
import "./chunk-QUGPXIPH.js";
import "./chunk-LJ36BYDG.js";
import "./chunk-HHKMP4XT.js";
import "./chunk-2YC3TLQI.js";
import "./chunk-ISR5O44F.js";
import "./chunk-C7DQHY5N.js";
import {
  chooseGuidance
} from "./chunk-UT6R2KNG.js";
import "./chunk-H334AYWV.js";
import {
  concealedWorkspace
} from "./chunk-H3DMHK6Q.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-FOFNBJXY.js";
import "./chunk-CELQ7IYB.js";
import "./chunk-44RX5SR4.js";
import "./chunk-PGVBODTB.js";
import "./chunk-2QLKO3UF.js";
import "./chunk-GPIRI7FZ.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-Y4QFJIH7.js";
import {
  jsonText
} from "./chunk-PNCBCJN7.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-JZU7PUPR.js";
import "./chunk-CERHQOUZ.js";
import "./chunk-FRWHFII5.js";
import "./chunk-DGKTSC4J.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import "./chunk-DD7XD7UQ.js";
import "./chunk-PZBY2WVG.js";
import "./chunk-ODLPX25U.js";
import "./chunk-CNAQAQ64.js";
import "./chunk-LMEUCCDG.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-NH65WWPR.js";
import "./chunk-6FTFIEZW.js";
import "./chunk-JMBZP7XS.js";
import "./chunk-4IQHS3YO.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-JWWWFEIG.js";
import "./chunk-7PWEHFY7.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-M7NW6T4V.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-JYIWLTMD.js";
import "./chunk-LTH2JJM3.js";
import "./chunk-QEFGOETN.js";
import "./chunk-RY53UR3B.js";
import "./chunk-2OI6KSDN.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-W5B2CJSD.js";
import "./chunk-6FVOEECV.js";
import "./chunk-YDCA3GX4.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-666BTPVF.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-D23DFTBF.js";
import "./chunk-TORMVVI2.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-44GI7GBL.js";
import "./chunk-5DYC7J3K.js";
import "./chunk-5N6IQUCW.js";
import "./chunk-QR67FW35.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-P77ASF6X.js";
import "./chunk-DW3SZSZS.js";
import "./chunk-E7S7KQN7.js";
import "./chunk-AD52CFGC.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-HRJDQKXX.js";
import "./chunk-L445PHKF.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-WXSCV52D.js";
import {
  codeBlock,
  codeSpan,
  plainMarkdown
} from "./chunk-S7UHQEAH.js";
import "./chunk-7XSFURWN.js";
import "./chunk-O62SFG25.js";
import "./chunk-BAWM62JS.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-ZUEGVYJ4.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-2CWENVAD.js";
import "./chunk-66H2QYZX.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-G7JOXSWA.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-T7H2NH7F.js";
import "./chunk-2I2IS3JA.js";
import {
  showHidden
} from "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-S2A2SQY5.js";
import {
  EXIT,
  usageError
} from "./chunk-PI7WXFM3.js";
import "./chunk-2NL7A4UT.js";
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
  return `${count(requests.length, "request")}, ${tokens} in all (${codeSpan(encoding)}, ${named}, at most ${budget} a request).`;
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
    return `| ${name} | ${sumTokens(sent)} | ${sent.length} | ${group.length - sent.length || ""} | ${worth} | ${why} |`;
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
    let size = countBytes([text]), fits = size <= left;
    return left -= fits ? size : 0, fits;
  });
}
function countBytes(texts) {
  return sum(texts.map((text) => Buffer.byteLength(text) + SEPARATOR.length));
}
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
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

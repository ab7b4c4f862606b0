import {
  dumpHtml as dumpHtml,
  dumpJson as dumpJson,
  dumpMarkdown as dumpMarkdown,
  loadInspector as loadInspector,
  dumpPrompt as dumpPrompt
} from "./joined-b6ca0868.js";
import {
  readGivenFiles as readGivenFiles,
  readNamedFile as readNamedFile,
  readGivenReports as readGivenReports,
  describeForDump as describeForDump
} from "./joined-2a895a02.js";
import "./joined-3958b8fa.js";
import {
  chooseGuidance as chooseGuidance,
  takesFiles as takesFiles
} from "./joined-c0f10e06.js";
import "./joined-83b8efb9.js";
import {
  sayUnusedInstructions as sayUnusedInstructions,
  withChange as withChange
} from "./joined-54af6f11.js";
import "./joined-ccd90ce9.js";
import "./joined-ec575719.js";
import "./joined-3b15d0af.js";
import "./joined-05017b85.js";
import {
  jsonText as jsonText,
  listNames as listNames,
  wrapListing as wrapListing
} from "./joined-1c6c8fb1.js";
import "./joined-1c9471ce.js";
import "./joined-12ab4997.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
import "./joined-a845ed26.js";
import {
  writeCount as writeCount,
  oneLine as oneLine
} from "./joined-5ac99ec6.js";
import "./joined-570987ab.js";
import {
  keepHeapSmall as keepHeapSmall
} from "./joined-5808c78b.js";
import {
  EXIT as EXIT,
  messageOf as messageOf,
  usageError as usageError
} from "./joined-e117912a.js";
import "./joined-dde26feb.js";
import {
  isRecord as isRecord
} from "./joined-cc1d52fd.js";
import "./joined-b5655cd0.js";
import "./joined-59014168.js";
import {
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-UBCURDRE.js";
import "./chunk-3Y73TVZE.js";
import "./chunk-R2MVKSPZ.js";
import "./chunk-CZ7WW5KG.js";
import "./chunk-S66D26C4.js";
import "./chunk-O73FMP6N.js";
import "./chunk-33H6HWXO.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import {
  count
} from "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-RGP6QW34.js";

// src/reports/dumps/count-left-out.ts
var NOUNS = { file: "changed file", guideline: "instruction file", other: "other part" };
function countLeftOut(leftOut) {
  let counts = ["file", "guideline", "other"].flatMap((kind) => {
    let names = new Set(leftOut.flatMap(({ stage = "other", source }) => stage === kind ? source : []));
    return names.size === 0 ? [] : `${writeCount(names.size)} ${NOUNS[kind]}${names.size === 1 ? "" : "s"}`;
  });
  return listNames(counts);
}

// src/reports/dumps/dump-text.ts
var MAX_ROWS = 8;
function dumpText(dump, paint, columns) {
  let { requests, leftOut } = dump, blocks = [
    totalsSentence(dump),
    ...drawRequests(requests, paint),
    ...drawKinds(requests, paint),
    ...drawFiles(requests, paint),
    ...drawCut(requests, paint),
    ...drawLeftOut(leftOut, paint),
    "To see every message: `--format html --output prompt.html`, or `--format markdown`."
  ];
  return wrapListing(`${blocks.join(`

`)}
`, columns);
}
function totalsSentence({ requests, encoding, encodingNote, model, budget, agent }) {
  let who = agent === void 0 ? "" : ` for the agent ${agent}`, tokens = sumTokens(requests), forTools = requests.reduce((sum, { toolTokens = 0 }) => sum + toolTokens, 0), tools = forTools === 0 ? "" : ` and ${writeCount(forTools)} for the tools that are offered`, note = encodingNote === void 0 ? `Counted for ${model ?? "no model"} with ${encoding}` : encodingNote;
  return oneLine(
    `${count(requests.length, "request")}${who}, ${writeCount(tokens)} tokens in all${tools}, at most ${writeCount(budget)} a request. ${note}.`
  );
}
function drawRequests(requests, paint) {
  if (requests.length < 2)
    return [];
  let rows = requests.slice(0, MAX_ROWS).map(({ agent = "default reviewer", tokens, pieces }, index) => {
    let files = new Set(pieces.flatMap(({ kind, source }) => kind === "hunk" && source !== null ? [source] : []));
    return [`request ${index + 1}`, tokens, `${oneLine(agent)}, ${count(files.size, "changed file")}`];
  });
  return [drawList("Requests", rows, sumTokens(requests), requests.length - rows.length, "request", paint)];
}
function drawKinds(requests, paint) {
  let sent = requests.flatMap(({ pieces }) => pieces.filter(({ included }) => included)), kinds = [...groupBy(sent, ({ kind }) => kind)].map(([kind, group]) => [kind, sumTokens(group), count(group.length, "piece")]).toSorted(([, a], [, b]) => b - a), total = sumTokens(requests), frame = total - sumTokens(sent), rows = [...kinds, ...frame > 0 ? [["message overhead", frame, ""]] : []];
  return rows.length === 0 ? [] : [drawList("Tokens by kind", rows, total, 0, "kind", paint)];
}
function drawList(title, rows, total, more, noun, paint) {
  return [
    paint("bold", title),
    ...drawRows(rows, total),
    ...more > 0 ? [`  and ${count(more, `more ${noun}`)}`] : []
  ].join(`
`);
}
function drawRows(rows, total) {
  let width = Math.max(...rows.map(([, tokens]) => writeCount(tokens).length));
  return rows.map(([name, tokens, rest]) => {
    let share = total === 0 ? 0 : Math.round(tokens / total * 100);
    return `  ${writeCount(tokens).padStart(width)}  ${`${share} %`.padStart(5)}  ${oneLine(name)}${rest === "" ? "" : `, ${rest}`}`;
  });
}
function drawFiles(requests, paint) {
  let entries = requests.flatMap(
    ({ pieces }) => pieces.flatMap((entry) => entry.included && entry.source !== null ? [{ ...entry, source: entry.source }] : [])
  ), rows = [...groupBy(entries, ({ source }) => source)].map(([source, group]) => [source, sumTokens(group), ""]).toSorted(([, a], [, b]) => b - a), shown = rows.slice(0, MAX_ROWS), total = sumTokens(requests);
  return rows.length === 0 ? [] : [drawList("Files that cost most", shown, total, rows.length - shown.length, "file", paint)];
}
function drawCut(requests, paint) {
  let cut = requests.flatMap(
    ({ pieces }) => pieces.flatMap((entry) => entry.included || entry.reason === null ? [] : [{ ...entry, reason: entry.reason }])
  );
  return drawReasons("Cut to fit", count(cut.length, "piece"), cut, ({ source, id }) => source ?? id, paint);
}
function drawLeftOut(leftOut, paint) {
  return drawReasons("Not in the prompt", countLeftOut(leftOut), leftOut, ({ source }) => source, paint);
}
function drawReasons(title, counted, items, name, paint) {
  let groups = [...groupBy(items, ({ reason }) => reason.replaceAll(/\d+/g, "#")).values()].toSorted(
    (a, b) => b.length - a.length
  );
  if (groups.length === 0)
    return [];
  let more = groups.length - MAX_ROWS;
  return [
    [
      `${paint("bold", title)}: ${counted}`,
      ...groups.slice(0, MAX_ROWS).flatMap(([first, ...others]) => {
        let rest = others.length === 0 ? "" : ` and ${writeCount(others.length)} more`;
        return first === void 0 ? [] : [`  ${oneLine(name(first))}${rest}: ${oneLine(first.reason)}`];
      }),
      ...more > 0 ? [`  and ${count(more, "more reason")}`] : []
    ].join(`
`)
  ];
}
function sumTokens(counted) {
  return counted.reduce((sum, { tokens }) => sum + tokens, 0);
}

// src/commands/dump.ts
function runDump(line, terminal) {
  let { format = terminal.isShown ? "text" : "json" } = line;
  if (line.compare !== void 0 && format !== "html")
    throw usageError("compare-format", `\`--compare\` does not work with the format ${format}`, "Add `--format html`.");
  return withChange(line, terminal, (opened) => dumpOpened(opened, { ...line, format }, terminal));
}
async function dumpOpened({ subject, options }, line, terminal) {
  keepHeapSmall();
  let given = await readGivenFiles(options, line), { message } = given, chosen = await chooseGuidance(subject, { ...options, ...routingFor(options, message), typed: message });
  await sayUnusedInstructions({ subject, options }, chosen, line, terminal), terminal.progress(`Composing the prompt for ${count(chosen.files.length, "file")} \u2026`);
  let dump = await dumpPrompt(subject, chosen, given, options, {
    ...await describeForDump(options, terminal.environment),
    model: options.model,
    reports: await readGivenReports(options)
  });
  terminal.progress("Drawing the dump \u2026");
  let drawn = await drawDump(dump, line, terminal);
  return chosen.files.length === 0 && options.purpose === "review" ? terminal.say("No request would be sent: the change has no file to review.") : subject.changes.files.length === 0 && !takesFiles(options.purpose) && terminal.say("The change is empty: there is nothing to write about."), await terminal.print(drawn, { about: totalsSentence(dump) }), EXIT.done;
}
function routingFor({ purpose, delegate, maxAgents }, message) {
  return purpose === "review" ? { routing: { delegate, maxAgents, message } } : {};
}
async function drawDump(dump, line, { paint, columns }) {
  let { format = "json" } = line;
  switch (format) {
    case "text":
      return dumpText(dump, paint, columns);
    case "html":
      return dumpHtml(await loadInspector(), dump, await readOther(line));
    case "markdown":
      return dumpMarkdown(dump);
    default:
      return jsonText(dumpJson(dump));
  }
}
async function readOther({ compare }) {
  if (compare === void 0)
    return;
  let { text } = await readNamedFile("--compare", compare), fault = findDumpFault(text);
  if (fault !== void 0)
    throw usageError(
      "compare-file",
      `"${compare}" is not a dump: ${fault}`,
      "Give a file that `dump --format json` wrote."
    );
  return text;
}
function findDumpFault(text) {
  try {
    let value = JSON.parse(text);
    return isRecord(value) && Array.isArray(value.requests) ? void 0 : "it has no list `requests`";
  } catch (error) {
    return messageOf(error);
  }
}
export {
  runDump
};

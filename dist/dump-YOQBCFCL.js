import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpHtml,
  dumpJson,
  dumpMarkdown,
  loadInspector
} from "./chunk-YU475DML.js";
import {
  readGivenFiles,
  readNamedFile
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
import {
  withChange
} from "./chunk-6WZPUPIC.js";
import "./chunk-5COOGVHF.js";
import "./chunk-3BJ5GJWO.js";
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
import "./chunk-UYPGRGBJ.js";
import "./chunk-4FDFF72Y.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-C7DQHY5N.js";
import {
  chooseGuidance
} from "./chunk-UT6R2KNG.js";
import "./chunk-H334AYWV.js";
import {
  takesFiles
} from "./chunk-H3DMHK6Q.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-FOFNBJXY.js";
import "./chunk-CELQ7IYB.js";
import "./chunk-44RX5SR4.js";
import "./chunk-PGVBODTB.js";
import "./chunk-KPSUEGWI.js";
import "./chunk-2QLKO3UF.js";
import "./chunk-GPIRI7FZ.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-Y4QFJIH7.js";
import "./chunk-5NOYS5DO.js";
import "./chunk-2IM3GX5Z.js";
import {
  jsonText
} from "./chunk-PNCBCJN7.js";
import "./chunk-J2IWMK4Q.js";
import {
  wrapListing
} from "./chunk-LVK5TPC5.js";
import "./chunk-HPVUBO7N.js";
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
import {
  writeCount
} from "./chunk-P77ASF6X.js";
import "./chunk-4NZYJ777.js";
import "./chunk-DW3SZSZS.js";
import "./chunk-E7S7KQN7.js";
import "./chunk-AD52CFGC.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-HRJDQKXX.js";
import "./chunk-L445PHKF.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import "./chunk-S7UHQEAH.js";
import "./chunk-7XSFURWN.js";
import "./chunk-O62SFG25.js";
import "./chunk-BAWM62JS.js";
import "./chunk-TJ3WHKDV.js";
import {
  keepHeapSmall
} from "./chunk-JD5EEJK6.js";
import "./chunk-MNFML4KL.js";
import "./chunk-66H2QYZX.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-G7JOXSWA.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import "./chunk-T7H2NH7F.js";
import "./chunk-2I2IS3JA.js";
import {
  oneLine
} from "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import {
  EXIT,
  messageOf,
  usageError
} from "./chunk-PI7WXFM3.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/reports/dumps/dump-text.ts
var MAX_ROWS = 8;
function dumpText(dump, paint) {
  let { requests, leftOut } = dump, blocks = [
    oneLine(totals(dump)),
    ...drawRequests(requests, paint),
    ...drawKinds(requests, paint),
    ...drawFiles(requests, paint),
    ...drawCut(requests, paint),
    ...drawReasons("Left out before the prompt", leftOut, ({ source }) => source, paint),
    "To see every message: `--format html --output prompt.html`, or `--format markdown`."
  ];
  return wrapListing(`${blocks.join(`

`)}
`);
}
function totals({ requests, encoding, encodingNote, model, budget, agent }) {
  let who = agent === void 0 ? "" : ` for the agent ${agent}`, tokens = sumTokens(requests), note = encodingNote === void 0 ? `Counted for ${model ?? "no model"} with ${encoding}` : encodingNote;
  return `${count(requests.length, "request")}${who}, ${writeCount(tokens)} tokens in all, at most ${writeCount(budget)} a request. ${note}.`;
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
  return drawReasons("Cut to fit", cut, ({ source, id }) => source ?? id, paint);
}
function drawReasons(title, items, name, paint) {
  let groups = [...groupBy(items, ({ reason }) => reason.replaceAll(/\d+/g, "#")).values()].toSorted(
    (a, b) => b.length - a.length
  );
  if (groups.length === 0)
    return [];
  let more = groups.length - MAX_ROWS;
  return [
    [
      `${paint("bold", title)}  ${writeCount(items.length)}`,
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
  terminal.progress(`Composing the prompt for ${count(chosen.files.length, "file")} \u2026`);
  let dump = await dumpPrompt(subject, chosen, given, options, {
    ...await describeForDump(options, terminal.environment),
    model: options.model,
    reports: await readGivenReports(options)
  });
  terminal.progress("Drawing the dump \u2026");
  let drawn = await drawDump(dump, line, terminal.paint);
  return chosen.files.length === 0 && options.purpose === "review" ? terminal.say("No request would be sent: the change has no file to review.") : subject.changes.files.length === 0 && !takesFiles(options.purpose) && terminal.say("The change is empty: there is nothing to write about."), await terminal.print(drawn), EXIT.done;
}
function routingFor({ purpose, delegate, maxAgents }, message) {
  return purpose === "review" ? { routing: { delegate, maxAgents, message } } : {};
}
async function drawDump(dump, line, paint) {
  let { format = "json" } = line;
  switch (format) {
    case "text":
      return dumpText(dump, paint);
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

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpHtml,
  dumpJson,
  dumpMarkdown,
  dumpPrompt,
  loadInspector
} from "./chunk-LLXY6JXX.js";
import {
  readGivenFiles,
  readNamedFile
} from "./chunk-CMKBUAWK.js";
import {
  describeForDump,
  readGivenReports
} from "./chunk-JBB7CH7K.js";
import {
  keepHeapSmall
} from "./chunk-G6R3MUAZ.js";
import "./chunk-U4SXQZEF.js";
import "./chunk-IRIW47CY.js";
import "./chunk-Q3A6MNID.js";
import "./chunk-7JUM6ZFS.js";
import "./chunk-GAKIH2PW.js";
import {
  withChange
} from "./chunk-6NJQTRQC.js";
import {
  prepareReview,
  takesFiles
} from "./chunk-FHMA2DSX.js";
import "./chunk-BE2BEIWF.js";
import "./chunk-IWZLGMCA.js";
import "./chunk-WR5W2W25.js";
import "./chunk-YVFJ6NDR.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-KM6IH2Q5.js";
import "./chunk-X3HFGJHF.js";
import "./chunk-JGTJ2TMX.js";
import "./chunk-F3ISV6HQ.js";
import "./chunk-DDK563QG.js";
import {
  jsonText
} from "./chunk-IDD3TDOE.js";
import "./chunk-6TSIBATF.js";
import "./chunk-TADPVMGG.js";
import "./chunk-EZLCEPK3.js";
import "./chunk-BOSV5DJL.js";
import "./chunk-3EN373I6.js";
import "./chunk-3RCGK6PH.js";
import "./chunk-XD5ZOW5S.js";
import "./chunk-TPJ7FYXV.js";
import "./chunk-OS3PKWBB.js";
import "./chunk-3VHFXPHF.js";
import "./chunk-IMU57Z46.js";
import "./chunk-PIENWK4B.js";
import "./chunk-6Y2IX65C.js";
import "./chunk-5D6VR3PZ.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-NUXTAU2X.js";
import "./chunk-7IX4JQGA.js";
import "./chunk-QOC3LPII.js";
import "./chunk-6JT5BJFL.js";
import "./chunk-QSHXVFEP.js";
import "./chunk-42JUH3S2.js";
import "./chunk-HEVD5WT2.js";
import {
  EXIT,
  messageOf,
  usageError
} from "./chunk-XOO4TEA6.js";
import "./chunk-B2TPONOP.js";
import "./chunk-MKKG32RE.js";
import "./chunk-P77ASF6X.js";
import "./chunk-76LYEDA7.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";

// src/commands/dump.ts
function runDump(line, terminal) {
  if (line.compare !== void 0 && formatOf(line) !== "html")
    throw usageError("compare-format", `\`--compare\` has no effect on ${formatOf(line)}`, "Add `--format html`.");
  return withChange(line, terminal, (opened) => dumpOpened(opened, line, terminal));
}
async function dumpOpened({ subject, options }, line, terminal) {
  keepHeapSmall();
  let given = await readGivenFiles(line), { message } = given, prepared = await prepareReview(subject, { ...options, ...routingFor(options, message) }), dump = await dumpPrompt(subject, prepared, given, options, {
    ...await describeForDump(options, terminal.environment),
    model: options.model,
    reports: await readGivenReports(options)
  }), drawn = await drawDump(dump, line);
  return prepared.files.length === 0 && options.purpose === "review" ? terminal.say("No request would be sent: the change has no file to read.") : subject.changes.files.length === 0 && !takesFiles(options.purpose) && terminal.say("The change is empty: there is nothing to write about."), await terminal.print(drawn), EXIT.done;
}
function routingFor({ purpose, delegate, maxAgents }, message) {
  return purpose === "review" ? { routing: { delegate, maxAgents, message } } : {};
}
function formatOf({ format }) {
  return format ?? "json";
}
async function drawDump(dump, line) {
  switch (formatOf(line)) {
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
  let { text } = await readNamedFile("--compare", compare), fault = faultOf(text);
  if (fault !== void 0)
    throw usageError("compare-file", `${compare} is no dump: ${fault}`, "Give what `dump --format json` printed.");
  return text;
}
function faultOf(text) {
  try {
    let value = JSON.parse(text);
    return isRecord(value) && Array.isArray(value.requests) ? void 0 : "it has no list of `requests`";
  } catch (error) {
    return messageOf(error);
  }
}
export {
  runDump
};

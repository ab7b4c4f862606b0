import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpHtml,
  dumpJson,
  dumpMarkdown,
  dumpPrompt,
  loadInspector
} from "./chunk-U5UUNHZA.js";
import {
  readGivenFiles,
  readNamedFile
} from "./chunk-6GA7XBSB.js";
import {
  describeForDump,
  readGivenReports
} from "./chunk-GZJKRJY2.js";
import {
  keepHeapSmall
} from "./chunk-G6R3MUAZ.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-EDSMSUUL.js";
import "./chunk-SMDHSUCA.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-UQH6DO6T.js";
import "./chunk-WZRSBBR5.js";
import {
  withChange
} from "./chunk-EP6MV73T.js";
import {
  chooseGuidance,
  takesFiles
} from "./chunk-IGZ3NRPH.js";
import "./chunk-QBQOZJOS.js";
import "./chunk-N5KRUCI6.js";
import "./chunk-FBB7BJ3T.js";
import "./chunk-DW7OOFFP.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-HDWU6LAC.js";
import "./chunk-6SOI4F7T.js";
import "./chunk-SROGDGKL.js";
import "./chunk-NGXF3HO4.js";
import "./chunk-RJOTUERJ.js";
import {
  jsonText
} from "./chunk-NHNZIALO.js";
import "./chunk-X2DZMWT3.js";
import "./chunk-RUPNI3UM.js";
import "./chunk-TADPVMGG.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-SIB5UVDO.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-UWDBLCNF.js";
import "./chunk-MJVBCAD5.js";
import "./chunk-RY7KMN7X.js";
import "./chunk-HEVD5WT2.js";
import "./chunk-5KUK62A5.js";
import "./chunk-ODLPX25U.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-IMU57Z46.js";
import "./chunk-RUFP4DWO.js";
import "./chunk-5F57RBFY.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-WF74X4VI.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import "./chunk-QOC3LPII.js";
import "./chunk-6IBJD7QL.js";
import "./chunk-B5IV6E45.js";
import "./chunk-A7F3GKMG.js";
import {
  EXIT,
  messageOf,
  usageError
} from "./chunk-X7WSVMCW.js";
import "./chunk-4NUEUQKC.js";
import "./chunk-7DNMFE75.js";
import "./chunk-6NF4M5OP.js";
import "./chunk-JWLSZ374.js";
import "./chunk-ABZRELN7.js";
import "./chunk-BOOOQYH6.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-RGP6QW34.js";

// src/commands/dump.ts
function runDump(line, terminal) {
  if (line.compare !== void 0 && dumpFormat(line) !== "html")
    throw usageError(
      "compare-format",
      `\`--compare\` does not work with the format ${dumpFormat(line)}`,
      "Add `--format html`."
    );
  return withChange(line, terminal, (opened) => dumpOpened(opened, line, terminal));
}
async function dumpOpened({ subject, options }, line, terminal) {
  keepHeapSmall();
  let given = await readGivenFiles(line), { message } = given, chosen = await chooseGuidance(subject, { ...options, ...routingFor(options, message) }), dump = await dumpPrompt(subject, chosen, given, options, {
    ...await describeForDump(options, terminal.environment),
    model: options.model,
    reports: await readGivenReports(options)
  }), drawn = await drawDump(dump, line);
  return chosen.files.length === 0 && options.purpose === "review" ? terminal.say("No request would be sent: the change has no file to review.") : subject.changes.files.length === 0 && !takesFiles(options.purpose) && terminal.say("The change is empty: there is nothing to write about."), await terminal.print(drawn), EXIT.done;
}
function routingFor({ purpose, delegate, maxAgents }, message) {
  return purpose === "review" ? { routing: { delegate, maxAgents, message } } : {};
}
function dumpFormat({ format }) {
  return format ?? "json";
}
async function drawDump(dump, line) {
  switch (dumpFormat(line)) {
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

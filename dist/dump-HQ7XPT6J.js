import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpHtml,
  dumpJson,
  dumpMarkdown,
  dumpPrompt,
  loadInspector
} from "./chunk-4QBAHFBA.js";
import "./chunk-3PZZTEW6.js";
import "./chunk-SXPNCNLK.js";
import "./chunk-ZKQBOOAX.js";
import {
  readGivenFiles,
  readGivenReports,
  readNamedFile
} from "./chunk-6AWFUBH6.js";
import {
  describeForDump
} from "./chunk-ARVGLQLA.js";
import "./chunk-V6ZSEV6P.js";
import "./chunk-G34YBVWE.js";
import "./chunk-M2NPU5XS.js";
import "./chunk-EVIU6OUO.js";
import "./chunk-BPMVVKPH.js";
import {
  chooseGuidance,
  takesFiles
} from "./chunk-U6GYEMCF.js";
import "./chunk-3TAFD2TK.js";
import "./chunk-ZTFXZGBN.js";
import "./chunk-7PWEHFY7.js";
import {
  withChange
} from "./chunk-JCHGTOSR.js";
import "./chunk-NQA4V5ZE.js";
import "./chunk-BZK7S2JN.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-ZPVEAUHG.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-WZGQ263F.js";
import "./chunk-32LFPBL6.js";
import "./chunk-ODLPX25U.js";
import {
  keepHeapSmall
} from "./chunk-G6R3MUAZ.js";
import "./chunk-VZPOCCFU.js";
import "./chunk-3VWDC6IJ.js";
import "./chunk-DY3MKXFL.js";
import {
  jsonText
} from "./chunk-U25X3PJI.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-UYXJLSTE.js";
import "./chunk-2CPYDYKR.js";
import "./chunk-VPQ45X5A.js";
import "./chunk-5YU64HU3.js";
import "./chunk-WZRSBBR5.js";
import "./chunk-JFRNLGWB.js";
import "./chunk-NTYSQWPS.js";
import "./chunk-PFO7RQ7V.js";
import "./chunk-MU77VZ5L.js";
import "./chunk-EPWQYENM.js";
import "./chunk-5LBSJFB2.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-WXXCFTHO.js";
import "./chunk-4NEEDHSQ.js";
import "./chunk-TADPVMGG.js";
import "./chunk-OKCOREOM.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-EGGMUQOA.js";
import "./chunk-QWPS6QLZ.js";
import "./chunk-74Y5UZDC.js";
import "./chunk-5JLEF5QY.js";
import "./chunk-36J2WDJ6.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-6IBJD7QL.js";
import "./chunk-57G7HP3L.js";
import "./chunk-5KUK62A5.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-IMU57Z46.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-HZLAI4QF.js";
import "./chunk-5F57RBFY.js";
import "./chunk-MNFML4KL.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-66H2QYZX.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import "./chunk-LPWGHL6J.js";
import {
  EXIT,
  messageOf,
  usageError
} from "./chunk-X7WSVMCW.js";
import "./chunk-PGUU5QZJ.js";
import "./chunk-7DNMFE75.js";
import "./chunk-FQPSRER2.js";
import "./chunk-JWLSZ374.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-BOOOQYH6.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-2NL7A4UT.js";
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
  let given = await readGivenFiles(options, line), { message } = given, chosen = await chooseGuidance(subject, { ...options, ...routingFor(options, message) }), dump = await dumpPrompt(subject, chosen, given, options, {
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

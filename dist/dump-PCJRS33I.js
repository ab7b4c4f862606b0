import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpHtml,
  dumpJson,
  dumpMarkdown,
  dumpPrompt,
  loadInspector
} from "./chunk-WW5CXCCO.js";
import {
  readGivenFiles,
  readNamedFile
} from "./chunk-2BREDKMO.js";
import {
  describeForDump,
  readGivenReports
} from "./chunk-QYGQ7462.js";
import {
  keepHeapSmall
} from "./chunk-G6R3MUAZ.js";
import "./chunk-LTPZBR2V.js";
import "./chunk-WLTIR5N4.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-NLSE57MF.js";
import "./chunk-WZRSBBR5.js";
import {
  withChange
} from "./chunk-LNPRALSP.js";
import {
  prepareReview,
  takesFiles
} from "./chunk-NQQ4WOKD.js";
import "./chunk-7AGNTXBH.js";
import "./chunk-RPXY2W55.js";
import "./chunk-TTMUB234.js";
import "./chunk-JE2DAVV7.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-2GBNYJEM.js";
import "./chunk-R4GEFAS5.js";
import "./chunk-2DZSEIOC.js";
import "./chunk-N4LXROWB.js";
import "./chunk-JXGP4WC3.js";
import {
  jsonText
} from "./chunk-EFEOURWV.js";
import "./chunk-P4BVYPHQ.js";
import "./chunk-TADPVMGG.js";
import "./chunk-SHDYPKWY.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-K3T4XZZB.js";
import "./chunk-ROCGT6PD.js";
import "./chunk-B34HTFC5.js";
import "./chunk-23IGEWRR.js";
import "./chunk-OS3PKWBB.js";
import "./chunk-3VHFXPHF.js";
import "./chunk-IMU57Z46.js";
import "./chunk-HUXY5LSH.js";
import "./chunk-SA4ICMBO.js";
import "./chunk-C4UOYGBW.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-7VEUPHGW.js";
import "./chunk-MSMHT262.js";
import "./chunk-QOC3LPII.js";
import "./chunk-VL3PDXGI.js";
import "./chunk-FUCRDYO7.js";
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

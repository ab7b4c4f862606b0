import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpHtml,
  dumpJson,
  dumpMarkdown,
  dumpPrompt,
  loadInspector
} from "./chunk-L2HUIHVJ.js";
import "./chunk-CEPMOXLF.js";
import {
  readGivenFiles,
  readGivenReports,
  readNamedFile
} from "./chunk-MWTHNZ5G.js";
import {
  describeForDump
} from "./chunk-55EF3FJT.js";
import "./chunk-BPMVVKPH.js";
import "./chunk-7PWEHFY7.js";
import {
  keepHeapSmall
} from "./chunk-G6R3MUAZ.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-2CPYDYKR.js";
import "./chunk-EFPDKTGX.js";
import "./chunk-WZRSBBR5.js";
import {
  withChange
} from "./chunk-XBN3PBCB.js";
import "./chunk-ZWAF6KDX.js";
import "./chunk-VFSTMUZ7.js";
import "./chunk-4TVZXQR5.js";
import {
  chooseGuidance,
  takesFiles
} from "./chunk-OMZMLE34.js";
import "./chunk-PGVBODTB.js";
import "./chunk-ZGZ6APWE.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-Q62PQAKN.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-VTA62IFY.js";
import "./chunk-YEKU2FGN.js";
import "./chunk-VLHZCTQX.js";
import "./chunk-2BYJWTD5.js";
import "./chunk-ZPIK5IOS.js";
import "./chunk-JZFQN5EX.js";
import "./chunk-WWNMEI4L.js";
import "./chunk-KVEOZZXQ.js";
import "./chunk-MWRZVPB2.js";
import "./chunk-CAWHQUDG.js";
import "./chunk-7YI5Y76Q.js";
import "./chunk-G6QB2AHB.js";
import "./chunk-WZGQ263F.js";
import "./chunk-SYW2IVMW.js";
import "./chunk-G4RC75ET.js";
import "./chunk-VIIAKMI3.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-AY6BGE6D.js";
import "./chunk-XVH3T4KG.js";
import "./chunk-TADPVMGG.js";
import {
  jsonText
} from "./chunk-U25X3PJI.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-SIB5UVDO.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-DWY3AALE.js";
import "./chunk-KR3OOUQL.js";
import "./chunk-WLCMFN2F.js";
import "./chunk-HEVD5WT2.js";
import "./chunk-5KUK62A5.js";
import "./chunk-ODLPX25U.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-IMU57Z46.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-HZLAI4QF.js";
import "./chunk-5F57RBFY.js";
import "./chunk-MNFML4KL.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-66H2QYZX.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-TZDHZEIZ.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import "./chunk-QOC3LPII.js";
import "./chunk-6IBJD7QL.js";
import "./chunk-HWIINBFG.js";
import {
  EXIT,
  messageOf,
  usageError
} from "./chunk-X7WSVMCW.js";
import "./chunk-4KICKSHG.js";
import "./chunk-7DNMFE75.js";
import "./chunk-FQPSRER2.js";
import "./chunk-JWLSZ374.js";
import "./chunk-TJ3WHKDV.js";
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

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpHtml,
  dumpJson,
  dumpMarkdown,
  dumpPrompt,
  loadInspector
} from "./chunk-GNBF6CQ7.js";
import {
  keepHeapSmall
} from "./chunk-G6R3MUAZ.js";
import "./chunk-7HDTDW6Z.js";
import "./chunk-U4AZBL6P.js";
import "./chunk-K3ELOWC4.js";
import "./chunk-TGYEIECM.js";
import "./chunk-IMHKGHUB.js";
import "./chunk-RYJEYB2R.js";
import "./chunk-VC63M5IS.js";
import "./chunk-BPMVVKPH.js";
import "./chunk-JNUL2SQ7.js";
import "./chunk-IIEZI4C4.js";
import {
  readGivenReports
} from "./chunk-VU55WDM3.js";
import "./chunk-3XSA6L7R.js";
import {
  describeForDump
} from "./chunk-7H6TRQ2I.js";
import "./chunk-FEEVEKRC.js";
import {
  readGivenFiles,
  readNamedFile
} from "./chunk-PBUM2YKC.js";
import "./chunk-5O6UCJ4D.js";
import "./chunk-BLDYD7R5.js";
import "./chunk-WECYBNB3.js";
import "./chunk-ZMLY5BPB.js";
import "./chunk-GTPH5VU2.js";
import "./chunk-ZAMIZ57R.js";
import "./chunk-YQJEV6IH.js";
import "./chunk-ME5KIS4P.js";
import "./chunk-X3KVX4SX.js";
import "./chunk-4DBEX33F.js";
import "./chunk-VTZT5JCP.js";
import "./chunk-QIRV5M6I.js";
import "./chunk-5NLEPW5U.js";
import "./chunk-ODLPX25U.js";
import {
  withChange
} from "./chunk-2V4BVU2J.js";
import "./chunk-AFCND2J3.js";
import "./chunk-WFG5QX67.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-SWZFKEKQ.js";
import {
  chooseGuidance,
  takesFiles
} from "./chunk-LVWIC3LN.js";
import "./chunk-6D42FI6J.js";
import "./chunk-CNBXIBRK.js";
import "./chunk-RQQFHKFM.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-MA7D5DEZ.js";
import "./chunk-OCBTLSKV.js";
import "./chunk-PGVBODTB.js";
import "./chunk-WGMF2S3L.js";
import "./chunk-WTUWHTQ6.js";
import "./chunk-4S6TVO3N.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-Y3RNIADY.js";
import "./chunk-ICPGE2FO.js";
import "./chunk-RPUYQKGB.js";
import {
  jsonText
} from "./chunk-H2DDK53Z.js";
import "./chunk-4NEEDHSQ.js";
import "./chunk-UPINELT2.js";
import "./chunk-CHJPPWBI.js";
import "./chunk-2WYWWC7W.js";
import "./chunk-HFYXMDKJ.js";
import "./chunk-Q4MHUL5M.js";
import "./chunk-TADPVMGG.js";
import "./chunk-7PWEHFY7.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-2CPYDYKR.js";
import "./chunk-LTH2JJM3.js";
import "./chunk-WZRSBBR5.js";
import "./chunk-QEFGOETN.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-NCGRQ5CC.js";
import "./chunk-57SWCLMN.js";
import "./chunk-RNSSHOTX.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-D23DFTBF.js";
import "./chunk-ALYMNCWW.js";
import "./chunk-PQOR3JDX.js";
import "./chunk-Y52OXGU3.js";
import "./chunk-45HZ3NAA.js";
import "./chunk-2TRDI3UP.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-6KXY5V5Z.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-KBTRN4GF.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-4NZYJ777.js";
import "./chunk-UUKURNRY.js";
import "./chunk-L7YFALZN.js";
import "./chunk-RTTQB6CL.js";
import "./chunk-LV5NG2HB.js";
import "./chunk-DMS42LFY.js";
import "./chunk-YTFEFVHS.js";
import "./chunk-3VKTWX52.js";
import "./chunk-7DNMFE75.js";
import "./chunk-4WTIEIYG.js";
import "./chunk-JWLSZ374.js";
import "./chunk-KIVLNLOV.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-IMU57Z46.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-7YGE3VN7.js";
import "./chunk-5F57RBFY.js";
import "./chunk-NSG6FR67.js";
import "./chunk-MNFML4KL.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-66H2QYZX.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-G7JOXSWA.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import "./chunk-T7H2NH7F.js";
import "./chunk-LPWGHL6J.js";
import {
  EXIT,
  messageOf,
  usageError
} from "./chunk-X7WSVMCW.js";
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

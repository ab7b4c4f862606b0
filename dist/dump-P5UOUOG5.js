import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpHtml,
  dumpJson,
  dumpMarkdown,
  loadInspector
} from "./chunk-KBNNEQWB.js";
import {
  readGivenFiles,
  readNamedFile
} from "./chunk-C2MEJBD6.js";
import {
  dumpPrompt
} from "./chunk-HHCJX3KC.js";
import "./chunk-4OVAHVXA.js";
import "./chunk-YF2DMOMT.js";
import "./chunk-UTPZQSGE.js";
import "./chunk-7B3GHWDW.js";
import "./chunk-CDA7YAXS.js";
import "./chunk-XACOXD2R.js";
import "./chunk-CTYE6OOY.js";
import "./chunk-YY3C32WD.js";
import "./chunk-AQDYD4RC.js";
import "./chunk-6ESALVGX.js";
import "./chunk-4SRA5BPO.js";
import "./chunk-WECYBNB3.js";
import "./chunk-JECZB7PS.js";
import "./chunk-LOCZYTHQ.js";
import "./chunk-IBGIHDDM.js";
import {
  withChange
} from "./chunk-KO2WDV7J.js";
import "./chunk-5COOGVHF.js";
import "./chunk-CNBXIBRK.js";
import "./chunk-D746KLI3.js";
import {
  readGivenReports
} from "./chunk-ZAHZDGZS.js";
import "./chunk-6LQXETPK.js";
import {
  describeForDump
} from "./chunk-BNXQZSL3.js";
import "./chunk-L7U2FSXH.js";
import "./chunk-APZJJVLT.js";
import "./chunk-AB7KCTOO.js";
import "./chunk-O2LGR5EW.js";
import "./chunk-WIAEUE4Y.js";
import "./chunk-C3NP642S.js";
import "./chunk-RAUTHLCH.js";
import "./chunk-JXXGLMKI.js";
import "./chunk-XJ5TCXBL.js";
import "./chunk-JEUA7ZUN.js";
import "./chunk-QIRV5M6I.js";
import "./chunk-5NLEPW5U.js";
import {
  chooseGuidance,
  takesFiles
} from "./chunk-ASQ2ODG5.js";
import "./chunk-G5P3LKMK.js";
import "./chunk-PGVBODTB.js";
import "./chunk-5XZYJSZT.js";
import "./chunk-UYPGRGBJ.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-WFG5QX67.js";
import "./chunk-UDZYTPKK.js";
import "./chunk-Z42AS7I6.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-LQ2APLWL.js";
import {
  keepHeapSmall
} from "./chunk-G6R3MUAZ.js";
import "./chunk-AFCTP7X3.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-WGMF2S3L.js";
import "./chunk-NBZQ7HQT.js";
import "./chunk-NWTLA4N4.js";
import "./chunk-K6O6WMIC.js";
import "./chunk-46UQMCWT.js";
import {
  jsonText
} from "./chunk-M6MP6RRI.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-DD7XD7UQ.js";
import "./chunk-WLCERMNU.js";
import "./chunk-NWZWQZLL.js";
import "./chunk-V5ACJV7Y.js";
import "./chunk-HFYXMDKJ.js";
import "./chunk-ODLPX25U.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-PITDCJ2L.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import "./chunk-JMBZP7XS.js";
import "./chunk-7PWEHFY7.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-GDDO4JD3.js";
import "./chunk-JYIWLTMD.js";
import "./chunk-LTH2JJM3.js";
import "./chunk-QEFGOETN.js";
import "./chunk-RY53UR3B.js";
import "./chunk-JWWWFEIG.js";
import "./chunk-BVO4UWPN.js";
import "./chunk-6FVOEECV.js";
import "./chunk-OGM555VB.js";
import "./chunk-OIHPJHXV.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-6PW2VJH6.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-QR67FW35.js";
import "./chunk-666BTPVF.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-6KXY5V5Z.js";
import "./chunk-D23DFTBF.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-44GI7GBL.js";
import "./chunk-5DYC7J3K.js";
import "./chunk-P77ASF6X.js";
import "./chunk-4NZYJ777.js";
import "./chunk-GDPUZW5I.js";
import "./chunk-BZATNCJN.js";
import "./chunk-TBRD7XTL.js";
import "./chunk-RHVCIKLL.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-DMS42LFY.js";
import "./chunk-YTFEFVHS.js";
import "./chunk-L445PHKF.js";
import "./chunk-AV36P5JE.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import "./chunk-PZBY2WVG.js";
import "./chunk-IMU57Z46.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-LLYRRCIH.js";
import "./chunk-5F57RBFY.js";
import "./chunk-MNFML4KL.js";
import "./chunk-66H2QYZX.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-G7JOXSWA.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import "./chunk-T7H2NH7F.js";
import "./chunk-2I2IS3JA.js";
import "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
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
  let given = await readGivenFiles(options, line), { message } = given, chosen = await chooseGuidance(subject, { ...options, ...routingFor(options, message) });
  terminal.progress(`Composing the prompt for ${count(chosen.files.length, "file")} \u2026`);
  let dump = await dumpPrompt(subject, chosen, given, options, {
    ...await describeForDump(options, terminal.environment),
    model: options.model,
    reports: await readGivenReports(options)
  });
  terminal.progress("Drawing the dump \u2026");
  let drawn = await drawDump(dump, line);
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

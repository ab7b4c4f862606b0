import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpHtml,
  dumpJson,
  dumpMarkdown,
  dumpPrompt,
  loadInspector
} from "./chunk-TWFGVXFN.js";
import {
  keepHeapSmall
} from "./chunk-4P4F6XH7.js";
import {
  readGivenFiles,
  readNamedFile
} from "./chunk-CMKBUAWK.js";
import {
  describeForDump,
  readGivenReports
} from "./chunk-RWDBQGFK.js";
import "./chunk-VOIJMQAM.js";
import "./chunk-7JUM6ZFS.js";
import {
  withChange
} from "./chunk-UDB6ZO52.js";
import {
  prepareReview,
  takesFiles
} from "./chunk-3HBOQVXN.js";
import "./chunk-56KS62B4.js";
import "./chunk-IWZLGMCA.js";
import "./chunk-WR5W2W25.js";
import "./chunk-HILYMQ6O.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-MCY7VODT.js";
import "./chunk-6OHRFV5T.js";
import "./chunk-F7FAOTIU.js";
import "./chunk-MJAXEFTQ.js";
import "./chunk-22RHEEON.js";
import "./chunk-TADPVMGG.js";
import "./chunk-ANTS6H4Y.js";
import "./chunk-JFR554OM.js";
import "./chunk-6PTMRC6X.js";
import "./chunk-GZ5PLD6C.js";
import "./chunk-U4SXQZEF.js";
import "./chunk-MCABDNTM.js";
import "./chunk-GAKIH2PW.js";
import "./chunk-Y2Y26DXI.js";
import "./chunk-I4I5HI56.js";
import "./chunk-BOSV5DJL.js";
import "./chunk-OS3PKWBB.js";
import "./chunk-3VHFXPHF.js";
import "./chunk-PIENWK4B.js";
import "./chunk-6Y2IX65C.js";
import "./chunk-NACDKL4I.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-YQ3M3VNA.js";
import "./chunk-6JJRVAJO.js";
import "./chunk-BKFD4IE5.js";
import "./chunk-73VLNKER.js";
import "./chunk-FPQQ5ALC.js";
import "./chunk-WDZP2R7D.js";
import "./chunk-NKAX42KQ.js";
import "./chunk-4ZVFUHRH.js";
import "./chunk-76LYEDA7.js";
import "./chunk-TPJ7FYXV.js";
import "./chunk-IMU57Z46.js";
import "./chunk-5D6VR3PZ.js";
import {
  EXIT,
  messageOf,
  usageError
} from "./chunk-XOO4TEA6.js";
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
      return `${JSON.stringify(dumpJson(dump), void 0, 2)}
`;
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

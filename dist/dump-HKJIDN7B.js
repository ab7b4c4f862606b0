import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpHtml,
  dumpJson,
  dumpMarkdown,
  dumpPrompt,
  loadInspector
} from "./chunk-75MXIJ45.js";
import "./chunk-TMV56J2T.js";
import {
  keepHeapSmall
} from "./chunk-4P4F6XH7.js";
import {
  withChange
} from "./chunk-JTSWPKA5.js";
import {
  defaultInputTokens,
  loadGrammars,
  loadTokenizer,
  prepareReview,
  takesFiles
} from "./chunk-5OQD3HD2.js";
import "./chunk-XZBY2RBO.js";
import "./chunk-IWZLGMCA.js";
import "./chunk-WR5W2W25.js";
import "./chunk-5FTPAVMQ.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-PJBJOT5M.js";
import "./chunk-WQHZXFH5.js";
import "./chunk-OFO5PCQL.js";
import "./chunk-6DHVANIJ.js";
import "./chunk-ANTS6H4Y.js";
import "./chunk-HXRBX3JS.js";
import "./chunk-TCH2XJGD.js";
import "./chunk-4NKHIJK6.js";
import "./chunk-NM5G4MUO.js";
import "./chunk-S5SOPDF5.js";
import "./chunk-I4I5HI56.js";
import "./chunk-BOSV5DJL.js";
import "./chunk-ODA2BLIB.js";
import "./chunk-YKRY7AOQ.js";
import "./chunk-5D6VR3PZ.js";
import "./chunk-NACDKL4I.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-HV2TR6LF.js";
import "./chunk-6JJRVAJO.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import "./chunk-XEXLPH4T.js";
import "./chunk-WOJXPVDC.js";
import "./chunk-NGTOH5VF.js";
import "./chunk-WDZP2R7D.js";
import "./chunk-NKAX42KQ.js";
import "./chunk-4ZVFUHRH.js";
import "./chunk-76LYEDA7.js";
import {
  EXIT,
  messageOf,
  usageError
} from "./chunk-7BEF2JZ2.js";
import "./chunk-RGP6QW34.js";

// src/commands/given-files.ts
import { readFile } from "node:fs/promises";
async function readGivenFiles({ message, attach, history, memory }) {
  return {
    message: message?.trim() === "" ? void 0 : message,
    attach,
    history: history === void 0 ? void 0 : await readNamedFile("--history", history),
    memory: memory === void 0 ? void 0 : await readNamedFile("--memory", memory)
  };
}
async function readNamedFile(flag, path) {
  try {
    return { path, text: await readFile(path, "utf8") };
  } catch (error) {
    throw usageError("given-file", `\`${flag}\`: ${path} cannot be read: ${messageOf(error)}`);
  }
}

// src/commands/dump.ts
function runDump(line, terminal) {
  if (line.compare !== void 0 && formatOf(line) !== "html")
    throw usageError("compare-format", `\`--compare\` has no effect on ${formatOf(line)}`, "Add `--format html`.");
  return withChange(line, terminal, (opened) => dumpOpened(opened, line, terminal));
}
async function dumpOpened({ subject, options }, line, terminal) {
  keepHeapSmall();
  let given = await readGivenFiles(line), prepared = await prepareReview(subject, options), dump = await dumpPrompt(subject, prepared, given, options, {
    model: options.model,
    tokenizer: await loadTokenizer(options.model),
    budget: options.maxInputTokens ?? defaultInputTokens(options.model),
    grammars: loadGrammars()
  }), drawn = await drawDump(dump, line);
  return prepared.files.length === 0 && options.purpose === "review" ? terminal.say("No request would be sent: the change has no file to read.") : subject.changes.files.length === 0 && !takesFiles(options.purpose) && terminal.say("The change is empty: there is nothing to write about."), await terminal.print(drawn), EXIT.done;
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

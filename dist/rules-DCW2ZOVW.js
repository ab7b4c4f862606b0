import "./joined-133c8eb8.js";
import {
  jsonText as jsonText
} from "./joined-1c6c8fb1.js";
import "./joined-e59b8646.js";
import "./joined-c1dd7ffa.js";
import "./joined-1c9471ce.js";
import "./joined-12ab4997.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
import "./joined-5ac99ec6.js";
import {
  quote as quote
} from "./joined-a845ed26.js";
import {
  EXIT as EXIT,
  usageError as usageError
} from "./joined-e117912a.js";
import {
  isRecord as isRecord
} from "./joined-cc1d52fd.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  terminalMarkdown
} from "./chunk-A6ILNAC2.js";
import {
  chooseRules,
  ruleJson,
  rulesText
} from "./chunk-UF7YOJO2.js";
import {
  suggestRule
} from "./chunk-Z7GYSTI7.js";
import {
  FAMILIES,
  RULES
} from "./chunk-RNIVL3NU.js";
import "./chunk-SQBAVEOX.js";
import "./chunk-FDEPYNAN.js";
import "./chunk-O73FMP6N.js";
import "./chunk-CO6OTYV5.js";
import "./chunk-MF2QK5EC.js";
import "./chunk-J7EX5RSY.js";
import "./chunk-33H6HWXO.js";
import "./chunk-RGP6QW34.js";

// src/commands/assets/rule-pages.ts
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
var PAGES = "rule-pages.json.br", decompress = promisify(brotliDecompress);
async function readRulePage(id) {
  let packed = await readFile(fileURLToPath(new URL(PAGES, import.meta.url))), pages = JSON.parse((await decompress(packed)).toString("utf8")), page = isRecord(pages) ? pages[id] : void 0;
  if (typeof page != "string")
    throw new Error(`The page of the rule ${id} is missing in ${PAGES}`);
  return page;
}

// src/commands/rules.ts
async function runRules(line, terminal) {
  let [name] = line.operands, asked = RULES.find((rule) => rule.id === name), groups = FAMILIES.map(({ id }) => id);
  if (name !== void 0 && asked === void 0 && !groups.includes(name))
    throw usageError("unknown-rule", `There is no rule or group \`${name}\``, suggestRule(name, groups));
  if (asked !== void 0 && line.search !== void 0)
    throw usageError("mixed-flags", "`--search` does nothing here", "Name a rule, or search for rules.");
  let format = line.format ?? "text";
  return await terminal.print(
    asked === void 0 ? drawList(chooseRules(name, line.search), line, terminal) : await drawRule(asked, format, terminal)
  ), EXIT.done;
}
function drawList(listed, { format, search = "" }, { paint, columns }) {
  if (format === "json") {
    let shown = { rules: listed.flatMap(({ rules }) => rules.map(ruleJson)) };
    return jsonText(shown);
  }
  return listed.length === 0 ? `No rule has ${quote(search)}. \`housestyle rules\` lists all.
` : rulesText(listed, paint, columns);
}
async function drawRule(asked, format, { paint, columns }) {
  if (format === "json") {
    let shown = ruleJson(asked);
    return jsonText(shown);
  }
  let page = await readRulePage(asked.id);
  return columns === void 0 ? page : terminalMarkdown(page, paint, columns);
}
export {
  runRules
};

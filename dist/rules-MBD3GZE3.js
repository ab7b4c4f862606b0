import {
  ruleJson as ruleJson,
  rulesText as rulesText,
  suggestRule as suggestRule,
  RULES as RULES
} from "./joined-133c8eb8.js";
import {
  jsonText as jsonText
} from "./joined-1c6c8fb1.js";
import "./joined-e59b8646.js";
import "./joined-1c9471ce.js";
import "./joined-32afbc2f.js";
import "./joined-3b15d0af.js";
import "./joined-b7fd8cd1.js";
import "./joined-ed214829.js";
import "./joined-9e6e16cf.js";
import {
  isRecord as isRecord
} from "./joined-b4da4858.js";
import "./joined-ecd9cff4.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  terminalMarkdown
} from "./chunk-3QDTZK5P.js";
import {
  EXIT,
  usageError
} from "./chunk-PI7WXFM3.js";
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
  let [id] = line.operands, asked = RULES.find((rule) => rule.id === id);
  if (id !== void 0 && asked === void 0)
    throw usageError("unknown-rule", `There is no rule \`${id}\``, suggestRule(id));
  return await terminal.print(await draw(asked, line.format ?? "text", terminal)), EXIT.done;
}
async function draw(asked, format, terminal) {
  if (format === "json") {
    let shown = asked === void 0 ? { rules: RULES.map(ruleJson) } : ruleJson(asked);
    return jsonText(shown);
  }
  let { paint, columns } = terminal;
  if (asked === void 0)
    return rulesText(paint, columns);
  let page = await readRulePage(asked.id);
  return columns === void 0 ? page : terminalMarkdown(page, paint, columns);
}
export {
  runRules
};

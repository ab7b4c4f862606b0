import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  ruleJson,
  rulesText
} from "./chunk-7JPSKGUN.js";
import {
  jsonText
} from "./chunk-H2DDK53Z.js";
import {
  RULES
} from "./chunk-7JPA7HQQ.js";
import "./chunk-2CPYDYKR.js";
import "./chunk-LTH2JJM3.js";
import "./chunk-WZRSBBR5.js";
import "./chunk-QEFGOETN.js";
import "./chunk-57SWCLMN.js";
import "./chunk-RNSSHOTX.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-D23DFTBF.js";
import "./chunk-PQOR3JDX.js";
import "./chunk-Y52OXGU3.js";
import "./chunk-45HZ3NAA.js";
import "./chunk-2TRDI3UP.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import {
  suggestionFor
} from "./chunk-UUKURNRY.js";
import "./chunk-L7YFALZN.js";
import "./chunk-RTTQB6CL.js";
import "./chunk-LV5NG2HB.js";
import "./chunk-DMS42LFY.js";
import "./chunk-YTFEFVHS.js";
import "./chunk-7DNMFE75.js";
import "./chunk-4WTIEIYG.js";
import "./chunk-JWLSZ374.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-NSG6FR67.js";
import "./chunk-EXL4ZIE6.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  EXIT,
  usageError
} from "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/commands/rule-pages.ts
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
var PAGES = "rule-pages.json";
async function readRulePage(id) {
  let pages = JSON.parse(await readFile(fileURLToPath(new URL(PAGES, import.meta.url)), "utf8")), page = isRecord(pages) ? pages[id] : void 0;
  if (typeof page != "string")
    throw new Error(`The page of the rule ${id} is missing in ${PAGES}`);
  return page;
}

// src/commands/rules.ts
async function runRules(line, terminal) {
  let [id] = line.operands, asked = RULES.find((rule) => rule.id === id);
  if (id !== void 0 && asked === void 0) {
    let names = RULES.map((rule) => rule.id);
    throw usageError(
      "unknown-rule",
      `There is no rule \`${id}\``,
      suggestionFor(id, names, "`housestyle rules` lists them.")
    );
  }
  return await terminal.print(await draw(asked, line.format ?? "text", terminal)), EXIT.done;
}
async function draw(asked, format, terminal) {
  if (format === "json") {
    let shown = asked === void 0 ? { rules: RULES.map(ruleJson) } : ruleJson(asked);
    return jsonText(shown);
  }
  return asked === void 0 ? rulesText(terminal.paint) : readRulePage(asked.id);
}
export {
  runRules
};

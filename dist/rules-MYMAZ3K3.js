import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  ruleJson,
  rulesText
} from "./chunk-QNNAHNJ7.js";
import {
  jsonText
} from "./chunk-PNCBCJN7.js";
import {
  RULES
} from "./chunk-DREISFQA.js";
import "./chunk-T2RJF5DM.js";
import "./chunk-JWWWFEIG.js";
import "./chunk-JHPLEBL2.js";
import "./chunk-JYIWLTMD.js";
import "./chunk-LTH2JJM3.js";
import "./chunk-QEFGOETN.js";
import "./chunk-RY53UR3B.js";
import "./chunk-2OI6KSDN.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-W5B2CJSD.js";
import "./chunk-6FVOEECV.js";
import "./chunk-YDCA3GX4.js";
import "./chunk-D23DFTBF.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-44GI7GBL.js";
import "./chunk-5DYC7J3K.js";
import "./chunk-5N6IQUCW.js";
import "./chunk-QR67FW35.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-P77ASF6X.js";
import {
  suggestionFor
} from "./chunk-DW3SZSZS.js";
import "./chunk-E7S7KQN7.js";
import "./chunk-AD52CFGC.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-HRJDQKXX.js";
import "./chunk-L445PHKF.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import "./chunk-BAWM62JS.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-DMS42LFY.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import "./chunk-2I2IS3JA.js";
import "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import {
  EXIT,
  usageError
} from "./chunk-PI7WXFM3.js";
import "./chunk-2NL7A4UT.js";
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

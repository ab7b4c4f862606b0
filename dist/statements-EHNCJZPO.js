import {
  countStatements as countStatements,
  listStatements as listStatements,
  listStatementsOfRepository as listStatementsOfRepository
} from "./joined-3958b8fa.js";
import {
  readOwners as readOwners
} from "./joined-83b8efb9.js";
import {
  sayUnusedInstructions as sayUnusedInstructions
} from "./joined-54af6f11.js";
import {
  chooseGuidance as chooseGuidance,
  drawDiagnostic as drawDiagnostic
} from "./joined-c0f10e06.js";
import "./joined-ec575719.js";
import "./joined-3b15d0af.js";
import "./joined-05017b85.js";
import {
  jsonText as jsonText
} from "./joined-1c6c8fb1.js";
import "./joined-12ab4997.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
import "./joined-a845ed26.js";
import "./joined-5ac99ec6.js";
import {
  EXIT as EXIT
} from "./joined-e117912a.js";
import "./joined-dde26feb.js";
import "./joined-cc1d52fd.js";
import "./joined-59014168.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  checkedRulesText,
  isRule,
  statementsText
} from "./chunk-ZQ2M3EPN.js";
import "./chunk-UBCURDRE.js";
import "./chunk-3Y73TVZE.js";
import {
  readSwitches
} from "./chunk-CZ7WW5KG.js";
import "./chunk-S66D26C4.js";
import "./chunk-33H6HWXO.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-RGP6QW34.js";

// src/commands/statements.ts
async function showStatements({ subject, options }, line, terminal) {
  let chosen = await chooseGuidance(subject, options);
  await sayUnusedInstructions({ subject, options }, chosen, line, terminal);
  for (let problem of chosen.problems)
    terminal.say(drawDiagnostic(problem, (_style, text) => text));
  let paths = subject.changes.files.map(({ path }) => path), owners = await readOwners(subject.trusted, paths), { applicable } = chosen.guidelines, switches = readSwitches(options), all = line.forFiles.length > 0 ? listStatements(applicable, switches, owners, paths) : listStatementsOfRepository(applicable, switches, owners), shown = line.inForce ? all.filter(isRule) : all, asJson = () => jsonText({ statements: shown, ...countStatements(all) }), { paint, columns } = terminal;
  return await terminal.print(line.format === "json" ? asJson() : statementsText(shown, countStatements(all), paint, columns)), EXIT.done;
}
function drawCheckedRules({ subject, options }, { applicable }, { paint, columns }) {
  let paths = subject.changes.files.map(({ path }) => path);
  return checkedRulesText(listStatements(applicable, readSwitches(options), [], paths), paint, columns);
}
export {
  drawCheckedRules,
  showStatements
};

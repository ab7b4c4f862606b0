import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  guidelinesText
} from "./chunk-DSKL4KGT.js";
import {
  checkedRulesText,
  isRule,
  statementsText
} from "./chunk-YC7VWWUO.js";
import {
  listGuidelines
} from "./chunk-OK4LZ74U.js";
import {
  countStatements,
  listStatements
} from "./chunk-QBQ33HU5.js";
import "./chunk-VC5JRZCL.js";
import "./chunk-BHIZZSK3.js";
import "./chunk-27DCYVXT.js";
import "./chunk-ZQYVOPRQ.js";
import "./chunk-2QY7HYLD.js";
import "./chunk-LOCZYTHQ.js";
import {
  guidelineChangesJson
} from "./chunk-BHL7STBA.js";
import "./chunk-2KIRWMRR.js";
import "./chunk-MHGBR4QQ.js";
import {
  withChange,
  withNamedFiles
} from "./chunk-6WZPUPIC.js";
import "./chunk-5COOGVHF.js";
import "./chunk-3BJ5GJWO.js";
import {
  readOwners
} from "./chunk-Q7OKFDYH.js";
import "./chunk-U2XU7DNH.js";
import "./chunk-O5EGW7MP.js";
import "./chunk-S2S4P4FF.js";
import "./chunk-QUGPXIPH.js";
import {
  readSwitches
} from "./chunk-LJ36BYDG.js";
import "./chunk-HHKMP4XT.js";
import "./chunk-2YC3TLQI.js";
import {
  loadTokenizer
} from "./chunk-ISR5O44F.js";
import "./chunk-UYPGRGBJ.js";
import "./chunk-4FDFF72Y.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-C7DQHY5N.js";
import {
  chooseGuidance,
  drawDiagnostic
} from "./chunk-UT6R2KNG.js";
import "./chunk-H334AYWV.js";
import "./chunk-H3DMHK6Q.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-FOFNBJXY.js";
import "./chunk-CELQ7IYB.js";
import "./chunk-44RX5SR4.js";
import "./chunk-PGVBODTB.js";
import "./chunk-KPSUEGWI.js";
import "./chunk-2QLKO3UF.js";
import "./chunk-GPIRI7FZ.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-Y4QFJIH7.js";
import "./chunk-5NOYS5DO.js";
import "./chunk-2IM3GX5Z.js";
import {
  jsonText
} from "./chunk-PNCBCJN7.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-HPVUBO7N.js";
import "./chunk-JZU7PUPR.js";
import "./chunk-CERHQOUZ.js";
import "./chunk-FRWHFII5.js";
import "./chunk-DGKTSC4J.js";
import "./chunk-TADPVMGG.js";
import "./chunk-DD7XD7UQ.js";
import "./chunk-PZBY2WVG.js";
import {
  defaultInputTokens
} from "./chunk-ODLPX25U.js";
import "./chunk-4IQHS3YO.js";
import "./chunk-ADSRVCT4.js";
import "./chunk-T2RJF5DM.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-M7NW6T4V.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-RY53UR3B.js";
import "./chunk-2OI6KSDN.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-W5B2CJSD.js";
import "./chunk-6FVOEECV.js";
import "./chunk-YDCA3GX4.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-666BTPVF.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-D23DFTBF.js";
import "./chunk-TORMVVI2.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-44GI7GBL.js";
import "./chunk-5DYC7J3K.js";
import "./chunk-5N6IQUCW.js";
import "./chunk-QR67FW35.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-P77ASF6X.js";
import "./chunk-4NZYJ777.js";
import "./chunk-DW3SZSZS.js";
import "./chunk-E7S7KQN7.js";
import "./chunk-AD52CFGC.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-HRJDQKXX.js";
import "./chunk-L445PHKF.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import "./chunk-WXSCV52D.js";
import "./chunk-S7UHQEAH.js";
import "./chunk-7XSFURWN.js";
import "./chunk-BAWM62JS.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-MNFML4KL.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-DMS42LFY.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-2I2IS3JA.js";
import "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import {
  EXIT
} from "./chunk-PI7WXFM3.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/guidelines/guideline-json.ts
function guidelinesJson(guidelines) {
  return { guidelines: guidelines.applicable.map(codingGuideline), leftOut: guidelines.leftOut };
}
function codingGuideline(guideline) {
  return {
    type: "github.coding_guideline",
    id: String(guideline.id),
    data: {
      id: guideline.id,
      type: "coding-guideline",
      name: guideline.name,
      description: guideline.content.text,
      filePatterns: guideline.filePatterns
    }
  };
}

// src/commands/guidelines.ts
async function runGuidelines(line, terminal) {
  if (line.history !== void 0) {
    let { showHistory } = await import("./history-W2XW6ARR.js");
    return showHistory(line, line.history, terminal);
  }
  let show = line.statements ? showStatements : showGuidelines;
  return (line.forFiles.length > 0 || line.statements && !namesChange(line) ? withNamedFiles : withChange)(line, terminal, (opened) => show(opened, line, terminal));
}
function namesChange({ base, head, staged, workingTree, diff }) {
  return base !== void 0 || head !== void 0 || staged || workingTree || diff !== void 0;
}
async function showStatements({ subject, options }, line, terminal) {
  let chosen = await chooseGuidance(subject, options);
  for (let problem of chosen.problems)
    terminal.say(drawDiagnostic(problem, (_style, text) => text));
  let paths = subject.changes.files.map(({ path }) => path), owners = await readOwners(subject.trusted, paths), asked = line.forFiles.length > 0 ? paths : void 0, all = listStatements(chosen.guidelines.applicable, readSwitches(options), owners, asked), shown = line.inForce ? all.filter(isRule) : all, asJson = () => jsonText({ statements: shown, ...countStatements(all) });
  return await terminal.print(line.format === "json" ? asJson() : statementsText(shown, countStatements(all), terminal.paint)), EXIT.done;
}
async function showGuidelines({ subject, options }, line, terminal) {
  let chosen = await chooseGuidance(subject, options), report = await listGuidelines(subject, chosen, options, {
    tokenizer: await loadTokenizer(options.model),
    budget: options.maxInputTokens ?? defaultInputTokens(options.model)
  });
  for (let problem of chosen.problems)
    terminal.say(drawDiagnostic(problem, (_style, text) => text));
  let { guidelines, customizations } = chosen, receipts = line.forFiles.length > 0 ? report.receipts.map(wordForNamedFiles) : report.receipts, inForce = receipts.filter(({ status }) => status === "in-force"), shown = line.inForce ? { ...report, receipts: inForce, reached: [] } : { ...report, receipts }, json = {
    ...guidelinesJson(line.forFiles.length > 0 ? wordedForNamedFiles(guidelines) : guidelines),
    customizations: shown.receipts,
    reached: shown.reached,
    notes: report.notes,
    conflicts: report.conflicts,
    changes: report.changes === void 0 ? null : guidelineChangesJson(report.changes),
    compatibility: customizations.compatibility,
    folders: customizations.folders
  };
  if (line.format === "json")
    return await terminal.print(jsonText(json)), EXIT.done;
  let paths = line.forFiles.length > 0 ? subject.changes.files.map(({ path }) => path) : void 0, rules = paths === void 0 ? "" : checkedRulesText(listStatements(guidelines.applicable, readSwitches(options), [], paths), terminal.paint);
  return await terminal.print(`${guidelinesText(shown, terminal.paint, paths && "named file")}${rules}`), EXIT.done;
}
function wordForNamedFiles(one) {
  let { reason } = one;
  return reason === void 0 ? one : { ...one, reason: reason.replaceAll("changed file", "named file") };
}
function wordedForNamedFiles(guidelines) {
  return { ...guidelines, leftOut: guidelines.leftOut.map(wordForNamedFiles) };
}
export {
  runGuidelines
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  describeCheck
} from "./chunk-Q7E7Y3I6.js";
import {
  guidelinesText
} from "./chunk-4GSOVIQG.js";
import {
  compareGuidance,
  compileStatements,
  findConflicts,
  writeReceipts
} from "./chunk-WBIE5AI4.js";
import {
  compileLiteralCheck
} from "./chunk-P7H7HH4V.js";
import {
  guidelineChangesJson
} from "./chunk-FKDSQ2UI.js";
import {
  fitGuidelines
} from "./chunk-G4XVG2KJ.js";
import {
  agentPiece,
  loadTokenizer
} from "./chunk-PHYUKXV5.js";
import "./chunk-OMFRFCOU.js";
import {
  withChange,
  withNamedFiles
} from "./chunk-SES34UOU.js";
import "./chunk-ORJ2ZWUE.js";
import "./chunk-TCUH4DJB.js";
import "./chunk-NYWOADJF.js";
import {
  agentsAtWork,
  chooseGuidance,
  locateText
} from "./chunk-6SRTLRXG.js";
import "./chunk-PGVBODTB.js";
import "./chunk-JOMFCUM7.js";
import "./chunk-WQMN7C4X.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-6OVUT5JO.js";
import "./chunk-RGVS5FV2.js";
import "./chunk-BRS6KCVN.js";
import {
  drawDiagnostic
} from "./chunk-UNQ7LNHQ.js";
import "./chunk-YEKU2FGN.js";
import "./chunk-4MHGHJ3O.js";
import {
  groupBy
} from "./chunk-2BYJWTD5.js";
import "./chunk-GN4RYKPI.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  jsonText
} from "./chunk-U25X3PJI.js";
import "./chunk-WWNMEI4L.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-SIB5UVDO.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-KL5SEAXA.js";
import "./chunk-VBDTFWXT.js";
import "./chunk-7S5P5URL.js";
import "./chunk-HEVD5WT2.js";
import "./chunk-5KUK62A5.js";
import {
  defaultInputTokens
} from "./chunk-ODLPX25U.js";
import "./chunk-WXSCV52D.js";
import "./chunk-GYK5ZMDN.js";
import "./chunk-5F57RBFY.js";
import "./chunk-MNFML4KL.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-TZDHZEIZ.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-6IBJD7QL.js";
import "./chunk-6ESDM4BL.js";
import "./chunk-YOCXAJZQ.js";
import "./chunk-WI7OXOEX.js";
import {
  EXIT
} from "./chunk-X7WSVMCW.js";
import "./chunk-4KICKSHG.js";
import "./chunk-7DNMFE75.js";
import "./chunk-FQPSRER2.js";
import "./chunk-JWLSZ374.js";
import "./chunk-TJ3WHKDV.js";
import {
  oneLine
} from "./chunk-BOOOQYH6.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-EXL4ZIE6.js";
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

// src/jobs/guidelines.ts
async function listGuidelines(subject, chosen, options, { tokenizer, budget }) {
  let { description } = subject, parts = { agent: chosen.agent === void 0 ? [] : [agentPiece(chosen.agent)] }, ledger = fitGuidelines({ guidelines: chosen.applied, description, parts, tokenizer, budget }), edits = await compareGuidance(subject, chosen, options);
  return {
    receipts: writeReceipts(chosen, { ledger, agents: agentsAtWork(chosen) }),
    notes: [...edits.notes, ...chosen.guidelines.notes],
    conflicts: findConflicts(chosen.guidelines.applicable),
    changes: edits.changes
  };
}

// src/jobs/statements.ts
function listStatements(guidelines) {
  return guidelines.flatMap(({ statements, content, appliesTo }) => {
    let compiled = compileStatements(statements);
    return statements.map((statement, index) => {
      let { line, column } = locateText(content, statement.offset), check = compileLiteralCheck(statement, statements[index + 1]), about = {
        id: statement.id,
        source: content.path,
        line,
        column,
        text: [...statement.leadIns, statement.text].join(" "),
        files: appliesTo.size
      }, own = compiled[index];
      return own?.kind === "checked" ? { ...about, kind: "checked", check: own.checks.map(({ finder }) => finder.words).join("; ") } : check !== void 0 ? { ...about, kind: "checked", check: describeCheck(check) } : { ...about, kind: statement.directs ? "for-models" : "description" };
    });
  });
}
function countStatements(statements) {
  return {
    directing: statements.filter(({ kind }) => kind !== "description").length,
    checked: statements.filter(({ kind }) => kind === "checked").length
  };
}

// src/reports/guidance/statements.ts
var KINDS = { checked: "checked", "for-models": "for models", description: "describes" }, KIND_WIDTH = 10;
function statementsText(statements, { directing, checked }, paint) {
  let files = [...groupBy(statements, ({ source }) => source)].flatMap(([source, ofFile]) => [
    `${paint("bold", oneLine(source))}: ${count(ofFile.length, "statement")} for ${count(ofFile[0]?.files ?? 0, "file")}`,
    ...ofFile.flatMap(({ kind, line, text, check }) => [
      `  ${KINDS[kind].padEnd(KIND_WIDTH)} ${String(line).padStart(4)}  ${oneLine(text)}`,
      ...check === void 0 ? [] : [`${" ".repeat(KIND_WIDTH + 9)}${paint("dim", oneLine(check))}`]
    ])
  ]), total = `${checked} of ${count(directing, "statement")} that ${directing === 1 ? "directs" : "direct"} something ${checked === 1 ? "is" : "are"} checked without a model.`;
  return `${[...files, total].join(`
`)}
`;
}

// src/commands/guidelines.ts
function runGuidelines(line, terminal) {
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
  let all = listStatements(chosen.guidelines.applicable), shown = line.inForce ? all.filter(({ kind }) => kind !== "description") : all, asJson = () => jsonText({ statements: shown, ...countStatements(all) });
  return await terminal.print(line.format === "json" ? asJson() : statementsText(shown, countStatements(all), terminal.paint)), EXIT.done;
}
async function showGuidelines({ subject, options }, line, terminal) {
  let chosen = await chooseGuidance(subject, options), report = await listGuidelines(subject, chosen, options, {
    tokenizer: await loadTokenizer(options.model),
    budget: options.maxInputTokens ?? defaultInputTokens(options.model)
  });
  for (let problem of chosen.problems)
    terminal.say(drawDiagnostic(problem, (_style, text) => text));
  let { guidelines, customizations } = chosen, inForce = report.receipts.filter(({ status }) => status === "in-force"), shown = line.inForce ? { ...report, receipts: inForce } : report, json = {
    ...guidelinesJson(guidelines),
    customizations: shown.receipts,
    notes: report.notes,
    conflicts: report.conflicts,
    changes: report.changes === void 0 ? null : guidelineChangesJson(report.changes),
    compatibility: customizations.compatibility,
    folders: customizations.folders
  };
  return await terminal.print(line.format === "json" ? jsonText(json) : guidelinesText(shown, terminal.paint)), EXIT.done;
}
export {
  runGuidelines
};

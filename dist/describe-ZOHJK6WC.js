import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  composeDescription,
  describeChange,
  drawCommitMessage,
  drawDescription,
  drawTitle
} from "./chunk-UFQWPXUA.js";
import "./chunk-YYEFU2ZH.js";
import "./chunk-N4UY4NUB.js";
import {
  refuseForeignServer
} from "./chunk-7XNNJXNZ.js";
import "./chunk-TLVU4XMX.js";
import {
  readGivenFiles
} from "./chunk-C2MEJBD6.js";
import "./chunk-4OVAHVXA.js";
import "./chunk-YF2DMOMT.js";
import "./chunk-YY3C32WD.js";
import "./chunk-AQDYD4RC.js";
import "./chunk-JECZB7PS.js";
import "./chunk-LOCZYTHQ.js";
import {
  sumRows
} from "./chunk-43YJBOCG.js";
import {
  withChange
} from "./chunk-KO2WDV7J.js";
import "./chunk-5COOGVHF.js";
import "./chunk-CNBXIBRK.js";
import {
  terminalTerms
} from "./chunk-6RN2PO6R.js";
import "./chunk-ZAHZDGZS.js";
import "./chunk-6LQXETPK.js";
import {
  openModels
} from "./chunk-BNXQZSL3.js";
import {
  chooseModels,
  unaskedModelError
} from "./chunk-L7U2FSXH.js";
import "./chunk-APZJJVLT.js";
import {
  loadGrammars
} from "./chunk-C3NP642S.js";
import "./chunk-QIRV5M6I.js";
import "./chunk-5NLEPW5U.js";
import {
  chooseGuidance
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
import "./chunk-TADPVMGG.js";
import "./chunk-JMBZP7XS.js";
import "./chunk-GDDO4JD3.js";
import "./chunk-QEFGOETN.js";
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
import "./chunk-F3XOCZVC.js";
import "./chunk-G7JOXSWA.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-T7H2NH7F.js";
import "./chunk-2I2IS3JA.js";
import "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import {
  EXIT
} from "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/reports/describe/description-json.ts
function descriptionJson({ outline, written, notes }, { title, body, commitMessage }, usage) {
  let { requests, inputTokens, outputTokens, cost } = sumRows(usage);
  return {
    title,
    description: body,
    commitMessage: commitMessage ?? null,
    model: written?.by ?? null,
    groups: outline.groups.map(({ folder, files }) => ({
      folder: folder ?? null,
      files: files.map(({ path, previousPath, status, additions, deletions }) => ({
        path,
        ...previousPath === void 0 ? {} : { previousPath },
        status,
        additions,
        deletions
      }))
    })),
    exports: outline.exports,
    uncompared: outline.uncompared,
    notes,
    usage: { requests, inputTokens, outputTokens, cost: cost ?? null }
  };
}

// src/commands/describe.ts
function runDescribe(line, terminal) {
  return withChange(line, terminal, (opened) => describeOpened(opened, line, terminal));
}
async function describeOpened({ subject, options }, line, terminal) {
  refuseForeignServer(line, options, terminal);
  let choice = chooseModels(options, terminal.environment);
  if (choice.kind === "offline" && choice.unaskedModel !== void 0)
    throw unaskedModelError(choice.unaskedModel);
  let given = await readGivenFiles(options, line), chosen = await chooseGuidance(subject, options), models = choice.kind === "offline" ? void 0 : await openModels(choice, options, terminalTerms(terminal)), asking = models === void 0 ? void 0 : { models, composed: await composeDescription(subject, chosen, given, options, models) }, described = await describeChange(subject, chosen, models?.grammars ?? loadGrammars(), asking);
  options.commitMessage && asking === void 0 && terminal.say("Without a model there is no commit message. Set `--model` and a key."), described.notes.forEach((note) => terminal.say(`Note: ${note}.`));
  let title = drawTitle(described), body = drawDescription(described, { headSha: void 0, proposedTitle: void 0 }), commitMessage = drawCommitMessage(described);
  return await terminal.print(
    line.format === "json" ? jsonText(descriptionJson(described, { title, body, commitMessage }, models?.meter.rows() ?? [])) : `${title}

${body}
`
  ), EXIT.done;
}
export {
  runDescribe
};

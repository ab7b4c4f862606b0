import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  composeDescription,
  describeChange,
  drawCommitMessage,
  drawDescription,
  drawTitle
} from "./chunk-KEFNOX7B.js";
import "./chunk-D6TSRR47.js";
import "./chunk-N4UY4NUB.js";
import {
  refuseForeignServer
} from "./chunk-TQ5HXGTK.js";
import "./chunk-2ZQLB6ZT.js";
import {
  readGivenFiles
} from "./chunk-UQVU7EYG.js";
import "./chunk-Z45JDJWI.js";
import "./chunk-YOI4PXZE.js";
import "./chunk-6QTSK435.js";
import "./chunk-44YRD3YT.js";
import "./chunk-DSYVCJR4.js";
import "./chunk-LOCZYTHQ.js";
import {
  sumRows
} from "./chunk-43YJBOCG.js";
import {
  withChange
} from "./chunk-O5CSMHJR.js";
import "./chunk-5COOGVHF.js";
import "./chunk-3BJ5GJWO.js";
import {
  terminalTerms
} from "./chunk-53QA5ISB.js";
import "./chunk-PTII77YA.js";
import "./chunk-CW64KMYB.js";
import {
  openModels
} from "./chunk-GAG2X7IG.js";
import {
  chooseModels,
  unaskedModelError
} from "./chunk-GDH3EAFJ.js";
import "./chunk-VV3ZAENO.js";
import "./chunk-4P6RNEPZ.js";
import {
  loadGrammars
} from "./chunk-ISR5O44F.js";
import "./chunk-UYPGRGBJ.js";
import "./chunk-4FDFF72Y.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-UDZYTPKK.js";
import "./chunk-C7DQHY5N.js";
import {
  chooseGuidance
} from "./chunk-6G3HTWQA.js";
import "./chunk-7CA7B4MP.js";
import "./chunk-USIWIK3P.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-TMRXHFJS.js";
import "./chunk-MJ7K4EBD.js";
import "./chunk-44RX5SR4.js";
import "./chunk-PGVBODTB.js";
import "./chunk-KPSUEGWI.js";
import "./chunk-2QLKO3UF.js";
import "./chunk-GPIRI7FZ.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-Y4QFJIH7.js";
import "./chunk-DI77YIKY.js";
import "./chunk-FGDZFYRU.js";
import {
  jsonText
} from "./chunk-M6MP6RRI.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-HPVUBO7N.js";
import "./chunk-JZU7PUPR.js";
import "./chunk-CERHQOUZ.js";
import "./chunk-FRWHFII5.js";
import "./chunk-PITDCJ2L.js";
import "./chunk-TADPVMGG.js";
import "./chunk-DD7XD7UQ.js";
import "./chunk-PZBY2WVG.js";
import "./chunk-ODLPX25U.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-IMU57Z46.js";
import "./chunk-JMBZP7XS.js";
import "./chunk-4IQHS3YO.js";
import "./chunk-Q3YUKG46.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-QEFGOETN.js";
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
import "./chunk-OGAU5JUB.js";
import "./chunk-I3AY37FN.js";
import "./chunk-3QZJLDKD.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-DMS42LFY.js";
import "./chunk-HRJDQKXX.js";
import "./chunk-L445PHKF.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import "./chunk-S7UHQEAH.js";
import "./chunk-7XSFURWN.js";
import "./chunk-BAWM62JS.js";
import "./chunk-TJ3WHKDV.js";
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
} from "./chunk-PI7WXFM3.js";
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
  if (line.format !== "json" && subject.changes.files.length === 0 && subject.changes.leftOut.length === 0)
    return terminal.say("Nothing to describe: the change has no file."), EXIT.done;
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

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  composeDescription,
  describeChange,
  drawCommitMessage,
  drawDescription,
  drawTitle
} from "./chunk-TKZMJBW4.js";
import "./chunk-W7JK5FCH.js";
import "./chunk-N4UY4NUB.js";
import {
  refuseForeignServer
} from "./chunk-TQ5HXGTK.js";
import "./chunk-BS6LXEDF.js";
import {
  readGivenFiles
} from "./chunk-UQVU7EYG.js";
import "./chunk-TK77RG4V.js";
import "./chunk-OJSFDXFG.js";
import "./chunk-NSOKAURO.js";
import "./chunk-43QQWBQS.js";
import "./chunk-2QY7HYLD.js";
import "./chunk-LOCZYTHQ.js";
import {
  sumRows
} from "./chunk-YVLBJKIK.js";
import {
  withChange
} from "./chunk-6WZPUPIC.js";
import "./chunk-5COOGVHF.js";
import "./chunk-3BJ5GJWO.js";
import {
  terminalTerms
} from "./chunk-SGQP5KYX.js";
import "./chunk-PTII77YA.js";
import "./chunk-2XM5XSR5.js";
import {
  openModels
} from "./chunk-EDFUTCGS.js";
import {
  chooseModels,
  unaskedModelError
} from "./chunk-U6GFRQ4N.js";
import "./chunk-VV3ZAENO.js";
import "./chunk-S2S4P4FF.js";
import {
  loadGrammars
} from "./chunk-ISR5O44F.js";
import "./chunk-UYPGRGBJ.js";
import "./chunk-4FDFF72Y.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-C7DQHY5N.js";
import {
  chooseGuidance
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
import "./chunk-ODLPX25U.js";
import "./chunk-CNAQAQ64.js";
import "./chunk-LMEUCCDG.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-NH65WWPR.js";
import "./chunk-JMBZP7XS.js";
import "./chunk-4IQHS3YO.js";
import "./chunk-M7NW6T4V.js";
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
import "./chunk-DW3SZSZS.js";
import "./chunk-E7S7KQN7.js";
import "./chunk-AD52CFGC.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-HRJDQKXX.js";
import "./chunk-L445PHKF.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import "./chunk-S7UHQEAH.js";
import "./chunk-7XSFURWN.js";
import "./chunk-O62SFG25.js";
import "./chunk-BAWM62JS.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-MNFML4KL.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-G7JOXSWA.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import "./chunk-DMS42LFY.js";
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

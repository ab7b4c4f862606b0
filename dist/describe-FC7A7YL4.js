import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  composeDescription,
  describeChange,
  drawCommitMessage,
  drawDescription,
  drawTitle
} from "./chunk-D45772RO.js";
import "./chunk-CU4O5UFJ.js";
import "./chunk-N4UY4NUB.js";
import "./chunk-7HDTDW6Z.js";
import "./chunk-U4AZBL6P.js";
import {
  refuseForeignServer
} from "./chunk-XTWZBIKO.js";
import "./chunk-F6CHRON4.js";
import {
  terminalTerms
} from "./chunk-AW5PWA6V.js";
import {
  sumRows
} from "./chunk-43YJBOCG.js";
import "./chunk-JNUL2SQ7.js";
import "./chunk-IIEZI4C4.js";
import "./chunk-VU55WDM3.js";
import "./chunk-3XSA6L7R.js";
import {
  openModels
} from "./chunk-7H6TRQ2I.js";
import {
  chooseModels,
  unaskedModelError
} from "./chunk-FEEVEKRC.js";
import {
  readGivenFiles
} from "./chunk-PBUM2YKC.js";
import "./chunk-5O6UCJ4D.js";
import "./chunk-4DBEX33F.js";
import {
  loadGrammars
} from "./chunk-VTZT5JCP.js";
import "./chunk-QIRV5M6I.js";
import "./chunk-5NLEPW5U.js";
import "./chunk-ODLPX25U.js";
import {
  withChange
} from "./chunk-2V4BVU2J.js";
import "./chunk-AFCND2J3.js";
import "./chunk-WFG5QX67.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-SWZFKEKQ.js";
import {
  chooseGuidance
} from "./chunk-LVWIC3LN.js";
import "./chunk-6D42FI6J.js";
import "./chunk-CNBXIBRK.js";
import "./chunk-RQQFHKFM.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-MA7D5DEZ.js";
import "./chunk-OCBTLSKV.js";
import "./chunk-PGVBODTB.js";
import "./chunk-WGMF2S3L.js";
import "./chunk-WTUWHTQ6.js";
import "./chunk-4S6TVO3N.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-Y3RNIADY.js";
import "./chunk-ICPGE2FO.js";
import "./chunk-RPUYQKGB.js";
import {
  jsonText
} from "./chunk-H2DDK53Z.js";
import "./chunk-4NEEDHSQ.js";
import "./chunk-UPINELT2.js";
import "./chunk-CHJPPWBI.js";
import "./chunk-2WYWWC7W.js";
import "./chunk-HFYXMDKJ.js";
import "./chunk-Q4MHUL5M.js";
import "./chunk-TADPVMGG.js";
import "./chunk-QEFGOETN.js";
import "./chunk-NCGRQ5CC.js";
import "./chunk-57SWCLMN.js";
import "./chunk-RNSSHOTX.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-D23DFTBF.js";
import "./chunk-ALYMNCWW.js";
import "./chunk-PQOR3JDX.js";
import "./chunk-Y52OXGU3.js";
import "./chunk-45HZ3NAA.js";
import "./chunk-2TRDI3UP.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-6KXY5V5Z.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-KBTRN4GF.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-4NZYJ777.js";
import "./chunk-UUKURNRY.js";
import "./chunk-L7YFALZN.js";
import "./chunk-RTTQB6CL.js";
import "./chunk-LV5NG2HB.js";
import "./chunk-DMS42LFY.js";
import "./chunk-YTFEFVHS.js";
import "./chunk-3VKTWX52.js";
import "./chunk-7DNMFE75.js";
import "./chunk-4WTIEIYG.js";
import "./chunk-JWLSZ374.js";
import "./chunk-KIVLNLOV.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-IMU57Z46.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-7YGE3VN7.js";
import "./chunk-5F57RBFY.js";
import "./chunk-NSG6FR67.js";
import "./chunk-MNFML4KL.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-G7JOXSWA.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-T7H2NH7F.js";
import "./chunk-LPWGHL6J.js";
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

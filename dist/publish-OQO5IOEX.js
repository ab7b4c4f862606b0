import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  acceptReports,
  listShardFiles,
  mergeShards,
  readMostShards,
  readShardFiles
} from "./chunk-N656VXOS.js";
import {
  reportReview
} from "./chunk-MZKLZWE3.js";
import {
  secretOf
} from "./chunk-A274FZDA.js";
import "./chunk-PFROFM37.js";
import "./chunk-OZQW6NDT.js";
import "./chunk-3T66W45L.js";
import "./chunk-43YJBOCG.js";
import "./chunk-QHPDZMWU.js";
import "./chunk-WJOPGOEA.js";
import "./chunk-QFNRTONZ.js";
import "./chunk-HNMT3XJL.js";
import "./chunk-R6SKMKF2.js";
import {
  asksForAllFiles,
  refuseOfAudits
} from "./chunk-2QCEMYZK.js";
import {
  withChange
} from "./chunk-KO2WDV7J.js";
import "./chunk-5COOGVHF.js";
import "./chunk-CNBXIBRK.js";
import "./chunk-CNM7ZPBE.js";
import "./chunk-D746KLI3.js";
import {
  routingFor
} from "./chunk-6RN2PO6R.js";
import "./chunk-ZAHZDGZS.js";
import "./chunk-6LQXETPK.js";
import "./chunk-BNXQZSL3.js";
import {
  chooseModels
} from "./chunk-L7U2FSXH.js";
import "./chunk-APZJJVLT.js";
import "./chunk-AB7KCTOO.js";
import "./chunk-O2LGR5EW.js";
import "./chunk-WIAEUE4Y.js";
import {
  loadGrammars
} from "./chunk-C3NP642S.js";
import "./chunk-RAUTHLCH.js";
import "./chunk-JXXGLMKI.js";
import "./chunk-XJ5TCXBL.js";
import "./chunk-JEUA7ZUN.js";
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
import {
  validationInReview
} from "./chunk-2XZZP7K6.js";
import "./chunk-REBGY2KL.js";
import "./chunk-RWW6DO6K.js";
import "./chunk-4T6HMNMP.js";
import "./chunk-4NLHAW3Z.js";
import "./chunk-IZ34QCGM.js";
import "./chunk-AFCTP7X3.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-WGMF2S3L.js";
import "./chunk-NBZQ7HQT.js";
import "./chunk-NWTLA4N4.js";
import {
  readCommandOptions
} from "./chunk-K6O6WMIC.js";
import "./chunk-46UQMCWT.js";
import "./chunk-M6MP6RRI.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-DD7XD7UQ.js";
import "./chunk-WLCERMNU.js";
import "./chunk-NWZWQZLL.js";
import "./chunk-V5ACJV7Y.js";
import "./chunk-HFYXMDKJ.js";
import "./chunk-ODLPX25U.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-JLDNW6I2.js";
import "./chunk-LDUEWW3F.js";
import {
  planReview
} from "./chunk-VMSAOZ7C.js";
import "./chunk-PITDCJ2L.js";
import "./chunk-TADPVMGG.js";
import "./chunk-JMBZP7XS.js";
import "./chunk-7PWEHFY7.js";
import "./chunk-YVG4QXE2.js";
import "./chunk-7A7ZFICR.js";
import "./chunk-4YVGPQZR.js";
import "./chunk-JHPLEBL2.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-GDDO4JD3.js";
import "./chunk-JYIWLTMD.js";
import "./chunk-LTH2JJM3.js";
import "./chunk-QEFGOETN.js";
import "./chunk-RY53UR3B.js";
import "./chunk-JWWWFEIG.js";
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
import "./chunk-ODGQ6ULG.js";
import "./chunk-WXSCV52D.js";
import "./chunk-LLYRRCIH.js";
import "./chunk-5F57RBFY.js";
import "./chunk-MNFML4KL.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-T7H2NH7F.js";
import "./chunk-2I2IS3JA.js";
import "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import {
  usageError
} from "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/commands/publish.ts
async function runPublish(line, terminal) {
  let [folder] = line.operands;
  if (folder === void 0)
    throw usageError(
      "no-results",
      "`publish` needs the folder with the results of the shards",
      "Name it: `housestyle publish DIR`."
    );
  return asksForAllFiles(line) ? (await import("./audit-KHZIOFNQ.js")).runAuditPublish(line, folder, terminal) : (refuseOfAudits(line), withChange(line, terminal, async ({ subject, options, commit }) => {
    let choice = chooseModels(options, terminal.environment), chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, line.message) }), paths = await listShardFiles(folder), plan = planReview(chosen, commit, options.shards ?? readMostShards(paths)), accepted = await acceptReports(readShardFiles(folder, paths), {
      plan,
      changed: new Set(subject.changes.files.map(({ path }) => path)),
      secret: secretOf(choice)
    }), result = await mergeShards(subject, chosen, plan, accepted, {
      ...options,
      ...validationInReview(options, subject.trusted),
      optionsAt: (workspace) => readCommandOptions(line, workspace),
      configPath: line.config,
      grammars: loadGrammars()
    });
    return reportReview(result, options, line, terminal);
  }));
}
export {
  runPublish
};

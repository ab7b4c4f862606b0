import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openBill
} from "./chunk-6EAUH7D4.js";
import {
  planJson,
  planText
} from "./chunk-Y57SWDQ6.js";
import "./chunk-HHCJX3KC.js";
import "./chunk-4OVAHVXA.js";
import "./chunk-YF2DMOMT.js";
import "./chunk-UTPZQSGE.js";
import "./chunk-7B3GHWDW.js";
import "./chunk-CDA7YAXS.js";
import "./chunk-XACOXD2R.js";
import "./chunk-CTYE6OOY.js";
import "./chunk-YY3C32WD.js";
import "./chunk-AQDYD4RC.js";
import "./chunk-6ESALVGX.js";
import "./chunk-4SRA5BPO.js";
import "./chunk-WECYBNB3.js";
import "./chunk-JECZB7PS.js";
import "./chunk-LOCZYTHQ.js";
import "./chunk-IBGIHDDM.js";
import {
  asksForAllFiles
} from "./chunk-2QCEMYZK.js";
import {
  withChange
} from "./chunk-KO2WDV7J.js";
import "./chunk-5COOGVHF.js";
import "./chunk-CNBXIBRK.js";
import {
  narrowChosen,
  narrowSubject
} from "./chunk-CNM7ZPBE.js";
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
import "./chunk-C3NP642S.js";
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
import {
  planReview
} from "./chunk-VMSAOZ7C.js";
import "./chunk-PITDCJ2L.js";
import "./chunk-TADPVMGG.js";
import "./chunk-JMBZP7XS.js";
import "./chunk-7PWEHFY7.js";
import "./chunk-WJM2OGSK.js";
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
import "./chunk-LLYRRCIH.js";
import "./chunk-5F57RBFY.js";
import "./chunk-MNFML4KL.js";
import "./chunk-66H2QYZX.js";
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

// src/commands/plan.ts
async function runPlan(line, terminal) {
  return asksForAllFiles(line) ? (await import("./audit-KHZIOFNQ.js")).runAuditPlan(line, terminal) : withChange(line, terminal, async ({ subject, options, commit }) => {
    let choice = chooseModels(options, terminal.environment), chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, void 0) }), plan = planReview(chosen, commit, options.shards), bill = await openBill(plan.shards, options, terminal.environment, (paths) => ({
      subject: narrowSubject(subject, paths),
      chosen: narrowChosen(chosen, paths)
    }));
    return await terminal.print(line.format === "json" ? jsonText(planJson(plan, bill)) : planText(plan, bill)), EXIT.done;
  });
}
export {
  runPlan
};

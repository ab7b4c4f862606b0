import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  planJson,
  planText
} from "./chunk-DG3KK4TS.js";
import {
  priceReview
} from "./chunk-TXCXGM4I.js";
import "./chunk-L2FTCNEC.js";
import "./chunk-2V5SDKBJ.js";
import "./chunk-Z45JDJWI.js";
import "./chunk-YOI4PXZE.js";
import "./chunk-ATX64KYY.js";
import "./chunk-QVKLC6UB.js";
import "./chunk-HWCXN5TW.js";
import "./chunk-DGKDXBST.js";
import "./chunk-5BUPM22R.js";
import "./chunk-IBGIHDDM.js";
import "./chunk-6QTSK435.js";
import "./chunk-44YRD3YT.js";
import "./chunk-E6MC4YLE.js";
import "./chunk-LNXMRV4R.js";
import "./chunk-ZQYVOPRQ.js";
import "./chunk-DSYVCJR4.js";
import "./chunk-LOCZYTHQ.js";
import {
  asksForAllFiles
} from "./chunk-VUWL7EDS.js";
import {
  withChange
} from "./chunk-O5CSMHJR.js";
import "./chunk-5COOGVHF.js";
import "./chunk-3BJ5GJWO.js";
import "./chunk-CNM7ZPBE.js";
import "./chunk-ZE4IOIAB.js";
import "./chunk-53QA5ISB.js";
import "./chunk-PTII77YA.js";
import "./chunk-CW64KMYB.js";
import "./chunk-GAG2X7IG.js";
import "./chunk-GDH3EAFJ.js";
import "./chunk-VV3ZAENO.js";
import "./chunk-NNS66TSJ.js";
import "./chunk-XQ5AMIDO.js";
import "./chunk-2R7MQYXJ.js";
import "./chunk-ATF27DX5.js";
import "./chunk-4P6RNEPZ.js";
import "./chunk-VBZ44SZI.js";
import "./chunk-V7IDJYKG.js";
import "./chunk-XH7O76EX.js";
import "./chunk-VCKOJYHD.js";
import "./chunk-ISR5O44F.js";
import "./chunk-UYPGRGBJ.js";
import "./chunk-4FDFF72Y.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-UDZYTPKK.js";
import "./chunk-C7DQHY5N.js";
import "./chunk-6G3HTWQA.js";
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
import "./chunk-MZCKND5T.js";
import "./chunk-PITDCJ2L.js";
import "./chunk-TADPVMGG.js";
import "./chunk-DD7XD7UQ.js";
import "./chunk-PZBY2WVG.js";
import "./chunk-ODLPX25U.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-IMU57Z46.js";
import "./chunk-JMBZP7XS.js";
import "./chunk-4IQHS3YO.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-JWWWFEIG.js";
import "./chunk-7PWEHFY7.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-Q3YUKG46.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-JYIWLTMD.js";
import "./chunk-LTH2JJM3.js";
import "./chunk-QEFGOETN.js";
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
} from "./chunk-PI7WXFM3.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/commands/plan.ts
async function runPlan(line, terminal) {
  return line.history !== void 0 ? (await import("./past-bill-E5HHPHZ5.js")).showPastBill(line, line.history, terminal) : asksForAllFiles(line) ? (await import("./audit-MCKYL64Z.js")).runAuditPlan(line, terminal) : withChange(line, terminal, async (opened) => {
    let { plan, bill } = await priceReview(opened, terminal.environment);
    return await terminal.print(line.format === "json" ? jsonText(planJson(plan, bill)) : planText(plan, bill)), EXIT.done;
  });
}
export {
  runPlan
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  planJson,
  planText
} from "./chunk-2JKRIVJP.js";
import {
  priceReview
} from "./chunk-6PS6NKSK.js";
import "./chunk-LGGU4RKZ.js";
import "./chunk-TLEFSS6H.js";
import "./chunk-ULKVELOX.js";
import "./chunk-OJSFDXFG.js";
import "./chunk-BTQEPE6Z.js";
import "./chunk-J3SRP6FT.js";
import "./chunk-EMWIOYBN.js";
import "./chunk-BSRCRSIX.js";
import "./chunk-MJTRVT57.js";
import "./chunk-IBGIHDDM.js";
import "./chunk-M2SLYNK2.js";
import "./chunk-E2W3MPDN.js";
import "./chunk-BZJ67UZB.js";
import "./chunk-FI3YBBYZ.js";
import "./chunk-ZQYVOPRQ.js";
import "./chunk-2QY7HYLD.js";
import "./chunk-LOCZYTHQ.js";
import {
  asksForAllFiles
} from "./chunk-VTVYNLHZ.js";
import {
  withChange
} from "./chunk-RKET3ZDI.js";
import "./chunk-5COOGVHF.js";
import "./chunk-3BJ5GJWO.js";
import "./chunk-CNM7ZPBE.js";
import "./chunk-OQBGZSNW.js";
import "./chunk-Y7E3TLVN.js";
import "./chunk-PTII77YA.js";
import "./chunk-RONMQOS7.js";
import "./chunk-KZRUOFIJ.js";
import "./chunk-CQLJR5PV.js";
import "./chunk-VV3ZAENO.js";
import "./chunk-FULROXDN.js";
import "./chunk-HHOVWCHU.js";
import "./chunk-KDWNKREF.js";
import "./chunk-BAF6ILIK.js";
import "./chunk-S2S4P4FF.js";
import "./chunk-OU4WDOHZ.js";
import "./chunk-TH3L3FFS.js";
import "./chunk-KVF5CPAG.js";
import "./chunk-QJQHB77A.js";
import "./chunk-ISR5O44F.js";
import "./chunk-UYPGRGBJ.js";
import "./chunk-4FDFF72Y.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-UDZYTPKK.js";
import "./chunk-C7DQHY5N.js";
import "./chunk-PQAT375N.js";
import "./chunk-H334AYWV.js";
import "./chunk-ZR3AYHWG.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-TMRXHFJS.js";
import "./chunk-CELQ7IYB.js";
import "./chunk-44RX5SR4.js";
import "./chunk-PGVBODTB.js";
import "./chunk-KPSUEGWI.js";
import "./chunk-2QLKO3UF.js";
import "./chunk-GPIRI7FZ.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-Y4QFJIH7.js";
import "./chunk-FY5WJFXW.js";
import "./chunk-FPDDI6QO.js";
import {
  jsonText
} from "./chunk-M6MP6RRI.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-HPVUBO7N.js";
import "./chunk-JZU7PUPR.js";
import "./chunk-CERHQOUZ.js";
import "./chunk-FRWHFII5.js";
import "./chunk-ZETDJYLG.js";
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
import "./chunk-WJM2OGSK.js";
import "./chunk-JWWWFEIG.js";
import "./chunk-7PWEHFY7.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-M7NW6T4V.js";
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
import "./chunk-EOY54MIK.js";
import "./chunk-CIMB64IG.js";
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
import "./chunk-66H2QYZX.js";
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

// src/commands/plan.ts
async function runPlan(line, terminal) {
  return line.history !== void 0 ? (await import("./past-bill-VKAWYPXI.js")).showPastBill(line, line.history, terminal) : asksForAllFiles(line) ? (await import("./audit-BAYWSPSC.js")).runAuditPlan(line, terminal) : withChange(line, terminal, async (opened) => {
    let { plan, bill } = await priceReview(opened, terminal.environment);
    return await terminal.print(line.format === "json" ? jsonText(planJson(plan, bill)) : planText(plan, bill)), EXIT.done;
  });
}
export {
  runPlan
};

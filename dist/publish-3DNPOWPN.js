import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  acceptReports,
  listShardFiles,
  mergeShards,
  readMostShards,
  readShardFiles
} from "./chunk-IWI72DON.js";
import "./chunk-5AOVH2AG.js";
import {
  validationInReview
} from "./chunk-NR3YJ6SD.js";
import {
  reportReview
} from "./chunk-4BQCSGUB.js";
import {
  secretOf
} from "./chunk-A274FZDA.js";
import "./chunk-AEMEXL3A.js";
import "./chunk-2IVXYQIQ.js";
import "./chunk-RFPCD3H7.js";
import "./chunk-GUYSUNUV.js";
import "./chunk-QFNLSNBJ.js";
import "./chunk-4VKJ5KQF.js";
import "./chunk-MKABJW2N.js";
import "./chunk-MS236E4P.js";
import "./chunk-43YJBOCG.js";
import "./chunk-QHPDZMWU.js";
import "./chunk-UE6ARKD4.js";
import "./chunk-BHL7STBA.js";
import "./chunk-FSNFGEYR.js";
import "./chunk-YXES4YC5.js";
import "./chunk-LDUEWW3F.js";
import {
  asksForAllFiles,
  refuseOfAudits
} from "./chunk-VUWL7EDS.js";
import {
  withChange
} from "./chunk-D2IAOPON.js";
import "./chunk-5COOGVHF.js";
import "./chunk-CNBXIBRK.js";
import "./chunk-CNM7ZPBE.js";
import "./chunk-ZE4IOIAB.js";
import {
  routingFor
} from "./chunk-5R7OZDIG.js";
import "./chunk-PTII77YA.js";
import "./chunk-KER7ZXQH.js";
import "./chunk-CT3SAG5W.js";
import {
  chooseModels
} from "./chunk-GDH3EAFJ.js";
import "./chunk-VV3ZAENO.js";
import "./chunk-BKK5R7D2.js";
import "./chunk-FWKUFNXS.js";
import "./chunk-4P6RNEPZ.js";
import "./chunk-OUR6DX6L.js";
import "./chunk-IMXM7EXP.js";
import {
  loadGrammars
} from "./chunk-ISR5O44F.js";
import "./chunk-UYPGRGBJ.js";
import "./chunk-4FDFF72Y.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-UDZYTPKK.js";
import {
  chooseGuidance
} from "./chunk-HVDVNINK.js";
import "./chunk-ZRKVTYIC.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-BRK5VZ4I.js";
import "./chunk-PGVBODTB.js";
import "./chunk-KPSUEGWI.js";
import "./chunk-GPIRI7FZ.js";
import "./chunk-Y4QFJIH7.js";
import "./chunk-2QLKO3UF.js";
import "./chunk-H4H3YGHV.js";
import "./chunk-DPNCB6NC.js";
import "./chunk-FMP2HTJT.js";
import "./chunk-C7HGH5HI.js";
import "./chunk-C7DQHY5N.js";
import "./chunk-7CA7B4MP.js";
import "./chunk-32LFPBL6.js";
import "./chunk-TMRXHFJS.js";
import "./chunk-44RX5SR4.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-M6MP6RRI.js";
import {
  readCommandOptions
} from "./chunk-DI77YIKY.js";
import "./chunk-FGDZFYRU.js";
import "./chunk-HPVUBO7N.js";
import "./chunk-JZU7PUPR.js";
import "./chunk-CERHQOUZ.js";
import "./chunk-FRWHFII5.js";
import {
  planReview
} from "./chunk-MZCKND5T.js";
import "./chunk-PITDCJ2L.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-TADPVMGG.js";
import "./chunk-DD7XD7UQ.js";
import "./chunk-PZBY2WVG.js";
import "./chunk-ODLPX25U.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-IMU57Z46.js";
import "./chunk-JMBZP7XS.js";
import "./chunk-4IQHS3YO.js";
import "./chunk-MNON7AM2.js";
import "./chunk-JHPLEBL2.js";
import "./chunk-7PWEHFY7.js";
import "./chunk-ZH2V3STM.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-JYIWLTMD.js";
import "./chunk-LTH2JJM3.js";
import "./chunk-QEFGOETN.js";
import "./chunk-RY53UR3B.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-R4JNHH3O.js";
import "./chunk-6FVOEECV.js";
import "./chunk-2OI6KSDN.js";
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
import "./chunk-CBI3LB4V.js";
import "./chunk-QR67FW35.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-P77ASF6X.js";
import "./chunk-4NZYJ777.js";
import "./chunk-OGAU5JUB.js";
import "./chunk-I3AY37FN.js";
import "./chunk-3QZJLDKD.js";
import "./chunk-CRONDNPJ.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-DMS42LFY.js";
import "./chunk-HRJDQKXX.js";
import "./chunk-L445PHKF.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-WXSCV52D.js";
import "./chunk-S7UHQEAH.js";
import "./chunk-7XSFURWN.js";
import "./chunk-BAWM62JS.js";
import "./chunk-TJ3WHKDV.js";
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
} from "./chunk-PI7WXFM3.js";
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
  return asksForAllFiles(line) ? (await import("./audit-NWUNR4KW.js")).runAuditPublish(line, folder, terminal) : (refuseOfAudits(line), withChange(line, terminal, async ({ subject, options, commit }) => {
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

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  acceptReports,
  listShardFiles,
  mergeShards,
  readMostShards,
  readShardFiles
} from "./chunk-S755RGMY.js";
import "./chunk-XWSQ2N32.js";
import {
  reportReview
} from "./chunk-TJWIWZ6A.js";
import "./chunk-SMMHMHSZ.js";
import {
  secretOf
} from "./chunk-A274FZDA.js";
import "./chunk-QZYKL454.js";
import "./chunk-3O3OVBSF.js";
import "./chunk-OLVV4B5Q.js";
import "./chunk-JT77TQA6.js";
import "./chunk-QSNHCEAV.js";
import "./chunk-BMUSXAU4.js";
import "./chunk-IZ34QCGM.js";
import {
  validationInReview
} from "./chunk-A7EVNFIK.js";
import "./chunk-IMHKGHUB.js";
import "./chunk-RYJEYB2R.js";
import "./chunk-VC63M5IS.js";
import "./chunk-BPMVVKPH.js";
import "./chunk-XTWZBIKO.js";
import "./chunk-F6CHRON4.js";
import {
  routingFor
} from "./chunk-AW5PWA6V.js";
import "./chunk-43YJBOCG.js";
import "./chunk-JNUL2SQ7.js";
import "./chunk-IIEZI4C4.js";
import "./chunk-VU55WDM3.js";
import "./chunk-3XSA6L7R.js";
import "./chunk-7H6TRQ2I.js";
import {
  chooseModels
} from "./chunk-FEEVEKRC.js";
import "./chunk-PBUM2YKC.js";
import "./chunk-5O6UCJ4D.js";
import "./chunk-N4XUJYYM.js";
import "./chunk-CZOCY65E.js";
import "./chunk-QHPDZMWU.js";
import "./chunk-FCAQCC7Q.js";
import "./chunk-BLDYD7R5.js";
import "./chunk-WECYBNB3.js";
import "./chunk-ZMLY5BPB.js";
import "./chunk-GTPH5VU2.js";
import "./chunk-ZAMIZ57R.js";
import "./chunk-YQJEV6IH.js";
import "./chunk-ME5KIS4P.js";
import "./chunk-X3KVX4SX.js";
import "./chunk-4DBEX33F.js";
import {
  loadGrammars
} from "./chunk-VTZT5JCP.js";
import "./chunk-QIRV5M6I.js";
import "./chunk-5NLEPW5U.js";
import "./chunk-ODLPX25U.js";
import "./chunk-LDUEWW3F.js";
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
import {
  readCommandOptions
} from "./chunk-ICPGE2FO.js";
import "./chunk-RPUYQKGB.js";
import "./chunk-H2DDK53Z.js";
import "./chunk-4NEEDHSQ.js";
import "./chunk-UPINELT2.js";
import "./chunk-CHJPPWBI.js";
import "./chunk-2WYWWC7W.js";
import "./chunk-HFYXMDKJ.js";
import {
  planReview
} from "./chunk-DOOYC2V4.js";
import "./chunk-Q4MHUL5M.js";
import "./chunk-TADPVMGG.js";
import "./chunk-WMALKUK7.js";
import "./chunk-7JPA7HQQ.js";
import "./chunk-7PWEHFY7.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-2CPYDYKR.js";
import "./chunk-LTH2JJM3.js";
import "./chunk-WZRSBBR5.js";
import "./chunk-QEFGOETN.js";
import "./chunk-E6JL4ZWI.js";
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
import "./chunk-DJOAN5B6.js";
import "./chunk-WXSCV52D.js";
import "./chunk-7YGE3VN7.js";
import "./chunk-5F57RBFY.js";
import "./chunk-NSG6FR67.js";
import "./chunk-MNFML4KL.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-66H2QYZX.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-G7JOXSWA.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-T7H2NH7F.js";
import "./chunk-LPWGHL6J.js";
import {
  usageError
} from "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/commands/publish.ts
function runPublish(line, terminal) {
  let [folder] = line.operands;
  if (folder === void 0)
    throw usageError(
      "no-results",
      "`publish` needs the folder with the results of the shards",
      "Name it: `housestyle publish DIR`."
    );
  return withChange(line, terminal, async ({ subject, options, commit }) => {
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
  });
}
export {
  runPublish
};

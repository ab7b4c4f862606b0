import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  afterMergeTerms,
  endPaused,
  giveWayToPushes
} from "./chunk-VDRTKV4A.js";
import {
  chooseSeal,
  postReview,
  readEarlier,
  standingReader
} from "./chunk-REJ5MFHS.js";
import "./chunk-JJO76XER.js";
import {
  readPullRequest,
  readSubject
} from "./chunk-EZFFEPUC.js";
import "./chunk-YJJUG3CZ.js";
import {
  openResults
} from "./chunk-QED3UE44.js";
import "./chunk-4JS4CJWY.js";
import {
  reportReview
} from "./chunk-G2UUQPW7.js";
import "./chunk-V4JQUYKY.js";
import "./chunk-QSGKOAAT.js";
import "./chunk-IU3SXDX2.js";
import "./chunk-T6AXICC2.js";
import "./chunk-SWOV753K.js";
import "./chunk-N4UY4NUB.js";
import "./chunk-P5EFAH4Q.js";
import "./chunk-BC6L7KMM.js";
import "./chunk-KHMYZCQM.js";
import "./chunk-LOCZYTHQ.js";
import {
  acceptReports,
  mergeShards,
  readMostShards
} from "./chunk-N656VXOS.js";
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
import "./chunk-BX5L5TWP.js";
import "./chunk-UDZYTPKK.js";
import "./chunk-Z42AS7I6.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-LQ2APLWL.js";
import {
  validationInReview
} from "./chunk-2XZZP7K6.js";
import {
  reviewFailOn
} from "./chunk-RWW6DO6K.js";
import "./chunk-4T6HMNMP.js";
import "./chunk-4NLHAW3Z.js";
import "./chunk-IZ34QCGM.js";
import "./chunk-AFCTP7X3.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-WGMF2S3L.js";
import "./chunk-NBZQ7HQT.js";
import "./chunk-NWTLA4N4.js";
import "./chunk-M6MP6RRI.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-DD7XD7UQ.js";
import "./chunk-NWZWQZLL.js";
import "./chunk-V5ACJV7Y.js";
import "./chunk-HFYXMDKJ.js";
import "./chunk-ODLPX25U.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-JLDNW6I2.js";
import "./chunk-LDUEWW3F.js";
import {
  planReview
} from "./chunk-VMSAOZ7C.js";
import "./chunk-PITDCJ2L.js";
import "./chunk-TADPVMGG.js";
import "./chunk-4B2ZN4CV.js";
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
import "./chunk-O62SFG25.js";
import "./chunk-ZUEGVYJ4.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-2CWENVAD.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-T7H2NH7F.js";
import "./chunk-2I2IS3JA.js";
import "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-7PNQZZBM.js";
import "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/commands/action/shards/publish.ts
function publishInAction(run) {
  let opened = readPullRequest(run);
  return giveWayToPushes(run, opened.pull, (watch) => publishHead(run, opened, watch));
}
async function publishHead(run, opened, watch) {
  let { options, runner, event, client } = run, { pull } = opened, failOn = reviewFailOn(options), choice = chooseModels(options, runner.environment), subject = await readSubject(run, opened), chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, event.message) }), seal = chooseSeal(run, opened, choice), readStanding = standingReader(client, pull, seal), earlier = await readEarlier(run, opened, readStanding), paused = endPaused(run, earlier.state);
  if (paused !== void 0)
    return paused;
  let results = await openResults(run), plan = planReview(chosen, pull.headSha, options.shards ?? readMostShards(results.names)), accepted = await acceptReports(results.files, {
    plan,
    changed: new Set(subject.changes.files.map(({ path }) => path)),
    secret: secretOf(choice)
  }), refused = [...results.refused, ...accepted.refused];
  refused.forEach(({ name, reason }) => runner.log(`${name} is not used: it ${reason}.`)), accepted.missing.forEach(({ index, reason }) => runner.log(`Shard ${index} of ${plan.shards.length} ${reason}.`));
  let settings = {
    ...options,
    ...afterMergeTerms(run),
    ...validationInReview(options, run.trusted),
    grammars: loadGrammars()
  }, result = await mergeShards(subject, chosen, plan, { ...accepted, refused }, settings), target = {
    serverUrl: event.serverUrl,
    repository: pull.baseRepository,
    revision: pull.baseSha,
    headRevision: pull.headSha
  }, onMoved = (newHead) => watch.giveWayTo(newHead), terms = { earlier, readStanding, seal, key: plan.key, target, failOn, onMoved }, published = await postReview(run, opened, result, terms);
  return reportReview(run, published, target, failOn);
}
export {
  publishInAction
};

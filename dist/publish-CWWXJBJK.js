import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readZipFile
} from "./chunk-4JS4CJWY.js";
import {
  afterMergeTerms,
  endPaused,
  giveWayToPushes
} from "./chunk-BLMP3EXQ.js";
import {
  chooseSeal,
  postReview,
  readEarlier,
  standingReader
} from "./chunk-ZEHV5JAP.js";
import "./chunk-EUJHTWAT.js";
import {
  reportReview
} from "./chunk-G6V4BMXD.js";
import "./chunk-LVG6PVBI.js";
import "./chunk-V4JQUYKY.js";
import {
  readPullRequest,
  readSubject
} from "./chunk-G77HRJFH.js";
import "./chunk-BQIA5OSL.js";
import "./chunk-T6AXICC2.js";
import "./chunk-KTBGELLP.js";
import "./chunk-SWOV753K.js";
import {
  acceptReports,
  listShardFiles,
  mergeShards,
  readMostShards,
  readShardFiles
} from "./chunk-S755RGMY.js";
import "./chunk-N4UY4NUB.js";
import "./chunk-P5EFAH4Q.js";
import "./chunk-Y2QVQQ2D.js";
import "./chunk-OPF5T4ST.js";
import {
  MAX_SHARD_BYTES,
  SHARD_FILE
} from "./chunk-XWSQ2N32.js";
import {
  secretOf
} from "./chunk-A274FZDA.js";
import "./chunk-QZYKL454.js";
import "./chunk-3O3OVBSF.js";
import "./chunk-OLVV4B5Q.js";
import {
  reviewFailOn
} from "./chunk-JT77TQA6.js";
import "./chunk-QSNHCEAV.js";
import "./chunk-BMUSXAU4.js";
import "./chunk-IZ34QCGM.js";
import {
  validationInReview
} from "./chunk-A7EVNFIK.js";
import "./chunk-VC63M5IS.js";
import {
  routingFor
} from "./chunk-AW5PWA6V.js";
import "./chunk-43YJBOCG.js";
import "./chunk-VU55WDM3.js";
import "./chunk-3XSA6L7R.js";
import "./chunk-7H6TRQ2I.js";
import {
  chooseModels
} from "./chunk-FEEVEKRC.js";
import "./chunk-5O6UCJ4D.js";
import "./chunk-N4XUJYYM.js";
import "./chunk-CZOCY65E.js";
import "./chunk-QHPDZMWU.js";
import "./chunk-FCAQCC7Q.js";
import "./chunk-ZMLY5BPB.js";
import "./chunk-GTPH5VU2.js";
import "./chunk-ZAMIZ57R.js";
import "./chunk-YQJEV6IH.js";
import "./chunk-ME5KIS4P.js";
import "./chunk-X3KVX4SX.js";
import {
  loadGrammars
} from "./chunk-VTZT5JCP.js";
import "./chunk-QIRV5M6I.js";
import "./chunk-5NLEPW5U.js";
import "./chunk-ODLPX25U.js";
import "./chunk-LDUEWW3F.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-SWZFKEKQ.js";
import {
  chooseGuidance
} from "./chunk-LVWIC3LN.js";
import "./chunk-6D42FI6J.js";
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
import "./chunk-H2DDK53Z.js";
import "./chunk-4NEEDHSQ.js";
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
import "./chunk-R2C4ICTW.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-IMU57Z46.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-DJOAN5B6.js";
import {
  GithubError
} from "./chunk-WXSCV52D.js";
import "./chunk-7YGE3VN7.js";
import "./chunk-5F57RBFY.js";
import {
  logLine
} from "./chunk-NSG6FR67.js";
import "./chunk-O62SFG25.js";
import "./chunk-ZUEGVYJ4.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-2CWENVAD.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-T7H2NH7F.js";
import "./chunk-KKHC2EDL.js";
import "./chunk-LPWGHL6J.js";
import "./chunk-TUINVY7C.js";
import {
  runError,
  usageError
} from "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/commands/action/shards/read-shard-artifacts.ts
var ARTIFACT_NAME = /^housestyle-shard-\d{1,4}-of-\d{1,4}(?:-\d+)?$/, MAX_ARCHIVE_BYTES = 64 * 1024 * 1024;
async function listShardArtifacts(client, runId) {
  try {
    return (await client.allRunArtifacts(runId)).filter(({ name }) => ARTIFACT_NAME.test(name)).toSorted((a, b) => a.id - b.id);
  } catch (error) {
    throw error instanceof GithubError ? runError(
      "artifact-unreadable",
      `The artifacts of the workflow run could not be read: ${error.message}`,
      error.status === 403 || error.status === 404 ? "Give the job `permissions: actions: read`, or download the artifacts and set `shard-results`." : "Run the job again.",
      error
    ) : error;
  }
}
async function* readShardArtifacts(client, artifacts, onRefused) {
  for (let artifact of artifacts) {
    let read = await readArtifact(client, artifact);
    typeof read == "string" ? onRefused({ name: artifact.name, reason: read }) : yield { name: artifact.name, bytes: read };
  }
}
async function readArtifact(client, { id, size, isExpired }) {
  if (isExpired)
    return "has expired";
  if (size > MAX_ARCHIVE_BYTES)
    return `has ${size} bytes, and at most ${MAX_ARCHIVE_BYTES} are read`;
  try {
    let archive = await client.downloadArtifact(id);
    if (archive.length > MAX_ARCHIVE_BYTES)
      return `has ${archive.length} bytes, and at most ${MAX_ARCHIVE_BYTES} are read`;
    let content = await readZipFile(archive, SHARD_FILE, MAX_SHARD_BYTES);
    switch (content.kind) {
      case "file":
        return content.bytes;
      case "absent":
        return `has no file ${SHARD_FILE}`;
      case "refused":
        return `cannot be read: ${content.reason}`;
    }
  } catch (error) {
    if (error instanceof GithubError)
      return `could not be downloaded: ${error.message}`;
    throw error;
  }
}

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
  refused.forEach(({ name, reason }) => runner.log(logLine(`${name} is not used: it ${reason}.`))), accepted.missing.forEach(
    ({ index, reason }) => runner.log(logLine(`Shard ${index} of ${plan.shards.length} ${reason}.`))
  );
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
async function openResults({ options, event, client }) {
  let { shardResults } = options;
  if (shardResults !== void 0) {
    let names = await listShardFiles(shardResults);
    return { names, files: readShardFiles(shardResults, names), refused: [] };
  }
  if (event.runId === void 0)
    throw usageError(
      "no-results",
      "There is no workflow run whose artifacts could be read",
      "Set `shard-results` to the folder with the results of the shards."
    );
  let artifacts = await listShardArtifacts(client, Number(event.runId)), refused = [];
  return {
    names: artifacts.map(({ name }) => name),
    files: readShardArtifacts(client, artifacts, (one) => refused.push(one)),
    refused
  };
}
export {
  publishInAction
};

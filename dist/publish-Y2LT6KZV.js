import {
  endPaused as endPaused,
  giveWayToChanges as giveWayToChanges,
  giveWayWith as giveWayWith,
  chooseSeal as chooseSeal,
  makePart as makePart,
  postReview as postReview,
  readEarlier as readEarlier,
  standingReader as standingReader,
  afterMergeTerms as afterMergeTerms,
  reportReview as reportReview,
  readPullRequest as readPullRequest,
  readSubject as readSubject
} from "./joined-bd938c68.js";
import {
  chooseGuidance as chooseGuidance
} from "./joined-c0f10e06.js";
import {
  validationInReview as validationInReview,
  routingFor as routingFor
} from "./joined-2a42ba82.js";
import {
  secretOf as secretOf,
  planReview as planReview
} from "./joined-c97ace4c.js";
import "./joined-5af23b10.js";
import {
  reviewFailOn as reviewFailOn
} from "./joined-c1dd7ffa.js";
import "./joined-2a895a02.js";
import "./joined-ccd90ce9.js";
import "./joined-83b8efb9.js";
import {
  loadGrammars as loadGrammars
} from "./joined-ec575719.js";
import "./joined-3b15d0af.js";
import "./joined-1c6c8fb1.js";
import "./joined-12ab4997.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-1c9471ce.js";
import "./joined-163616c8.js";
import "./joined-328d34d6.js";
import "./joined-5ac99ec6.js";
import "./joined-95c92cf5.js";
import "./joined-570987ab.js";
import "./joined-a845ed26.js";
import {
  keepHeapSmall as keepHeapSmall
} from "./joined-5808c78b.js";
import "./joined-e117912a.js";
import "./joined-a708f48f.js";
import "./joined-cc1d52fd.js";
import "./joined-59014168.js";
import "./joined-dde26feb.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openResults
} from "./chunk-M26FZ3LU.js";
import "./chunk-PPA4X456.js";
import {
  acceptReports,
  mergeShards,
  readMostShards
} from "./chunk-CYZEG7X4.js";
import "./chunk-YP3KIWKS.js";
import {
  chooseModels
} from "./chunk-R2MVKSPZ.js";
import "./chunk-CZ7WW5KG.js";
import "./chunk-S66D26C4.js";
import "./chunk-O73FMP6N.js";
import "./chunk-33H6HWXO.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import "./chunk-4JMAY6C4.js";
import "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-3HHHX4OE.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-RGP6QW34.js";

// src/commands/action/shards/publish.ts
function publishInAction(run) {
  keepHeapSmall();
  let opened = readPullRequest(run);
  return giveWayToChanges(run, opened.pull, (watch) => publishHead(run, opened, watch));
}
async function publishHead(run, opened, watch) {
  let { options, runner, event, client } = run, { pull } = opened, failOn = reviewFailOn(options), choice = chooseModels(options, runner.environment), subject = await readSubject(run, opened), chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, event.message) }), seal = chooseSeal(run, opened, choice), readStanding = standingReader(client, pull, seal, makePart(options)), earlier = await readEarlier(run, opened, readStanding), paused = endPaused(run, earlier.state);
  if (paused !== void 0)
    return paused;
  let results = await openResults(run), plan = planReview(chosen, pull.headSha, options.shards ?? readMostShards(results.names)), accepted = await acceptReports(results.files, {
    plan,
    changed: new Set(subject.changes.files.map(({ path }) => path)),
    secret: secretOf(choice, options)
  }), refused = [...results.refused, ...accepted.refused];
  refused.forEach(({ name, reason }) => runner.log(`${name} is not used: it ${reason}.`)), accepted.missing.forEach(({ index, reason }) => runner.log(`Shard ${index} of ${plan.shards.length} ${reason}.`));
  let settings = {
    ...options,
    ...afterMergeTerms(run),
    ...validationInReview(options, run.trusted),
    grammars: loadGrammars(),
    takesOverReports: !0
  }, result = await mergeShards(subject, chosen, plan, { ...accepted, refused }, settings), target = {
    serverUrl: event.serverUrl,
    repository: pull.baseRepository,
    revision: pull.baseSha,
    headRevision: pull.headSha
  }, onChanged = giveWayWith(watch, result, target), terms = { earlier, readStanding, seal, key: plan.key, target, failOn, onChanged }, published = await postReview(run, opened, result, terms);
  return reportReview(run, published, target, failOn);
}
export {
  publishInAction
};

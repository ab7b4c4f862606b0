import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  WORKFLOW_LOGIN
} from "./chunk-74RDU262.js";
import {
  sumRows
} from "./chunk-YVLBJKIK.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  GithubError
} from "./chunk-WXSCV52D.js";
import {
  EXIT
} from "./chunk-PI7WXFM3.js";

// src/commands/action/comments/end-paused.ts
var UNASKED = /* @__PURE__ */ new Set(["pull_request", "pull_request_target", "workflow_run"]);
function endPaused({ runner, event }, state) {
  let { pausedBy } = state ?? {};
  if (!(pausedBy === void 0 || !UNASKED.has(event.name)))
    return runner.log(
      `Reviews of this pull request are paused by ${pausedBy}. \`/housestyle resume\` in a comment continues them.`
    ), { outputs: { conclusion: "skipped" }, jobSummary: "", exitCode: EXIT.done };
}

// src/commands/action/review/wait-for-pushes.ts
function choosePushWait(pushes, maxSeconds, now) {
  let ages = pushes.map(({ time }) => Math.max(0, now - time)).filter((age) => age < 6e5), [youngest = 0] = ages, wait = ages.length < 2 ? 0 : maxSeconds * 1e3 * (1 - 1 / ages.length);
  return Math.max(0, Math.round(wait - youngest));
}

// src/commands/action/review/give-way.ts
async function giveWayToPushes(run, pull, review) {
  let watch = new PushWatch(run, pull);
  try {
    return await review(watch);
  } catch (error) {
    if (watch.newHead === void 0 || run.runner.signal.aborted)
      throw error;
    return reportSuperseded(run, pull, watch.newHead, watch.models);
  }
}
var REPEATED_EVENTS = /* @__PURE__ */ new Set(["pull_request", "pull_request_target", "workflow_run"]), CHECK_INTERVAL_MS = 3e4, SupersededError = class extends Error {
}, PushWatch = class {
  signal;
  newHead;
  models;
  #run;
  #pull;
  #superseded = new AbortController();
  #checkedAt;
  #mayGiveWay;
  constructor(run, pull) {
    this.#run = run, this.#pull = pull, this.#checkedAt = run.runner.clock.now(), this.#mayGiveWay = REPEATED_EVENTS.has(run.event.name), this.signal = AbortSignal.any([run.runner.signal, this.#superseded.signal]);
  }
  count(models) {
    this.models = models;
  }
  async waitForPushes() {
    let { client, options, runner, event } = this.#run, { waitForPushes } = options;
    if (waitForPushes === 0 || !isFurtherPush(event))
      return;
    let pushes = await this.#readPushes(), wait = choosePushWait(pushes, waitForPushes, runner.clock.now());
    if (wait > 0) {
      let seconds = count(Math.ceil(wait / 1e3), "second");
      runner.log(
        `The branch was pushed to several times within ten minutes. Waiting ${seconds} for another push (\`wait-for-pushes\`).`
      ), await runner.clock.wait(wait, runner.signal), await this.#check(await client.headOf(this.#pull.number));
    }
  }
  onReply() {
    let { client, runner } = this.#run, now = runner.clock.now();
    this.#mayGiveWay && now - this.#checkedAt >= CHECK_INTERVAL_MS && (this.#checkedAt = now, client.headOf(this.#pull.number).then((head) => this.#check(head)).catch(() => {
    }));
  }
  async giveWayTo(newHead) {
    if (!this.#mayGiveWay)
      return;
    if ((await this.#readPushes()).find(({ head }) => head === newHead)?.by === WORKFLOW_LOGIN) {
      this.#mayGiveWay = !1;
      return;
    }
    throw this.newHead = newHead, this.#superseded.abort(), new SupersededError(`${newHead} was pushed`);
  }
  /** The reference may lag behind, so the pull request decides. */
  async #check(head) {
    let { number, headSha } = this.#pull;
    if (head === void 0 || head === headSha || !this.#mayGiveWay)
      return;
    let current = await this.#run.client.pull(number).catch((error) => {
      if (!(error instanceof GithubError))
        throw error;
    });
    current !== void 0 && current.headSha !== headSha && await this.giveWayTo(current.headSha);
  }
  #readPushes() {
    let { headRepository, headRef } = this.#pull;
    return headRepository === void 0 ? Promise.resolve([]) : this.#run.client.recentPushes(headRepository, headRef);
  }
};
function isFurtherPush({ name, action }) {
  return (name === "pull_request" || name === "pull_request_target") && action === "synchronize";
}
function reportSuperseded({ runner }, { headSha }, newHead, models) {
  let rows = models?.meter.rows() ?? [], { requests, inputTokens, outputTokens, cost } = sumRows(rows), [old, head] = [headSha, newHead].map((sha) => sha.slice(0, 7)), spent = requests === 0 ? "No model was asked." : `Models got ${count(requests, "request")}, with ${count(inputTokens, "input token")} and ${count(outputTokens, "output token")}.`, sentence = `${head} was pushed while ${old} was reviewed. The run for ${head} reviews, so nothing is posted here. ${spent}`;
  return runner.log(sentence), {
    outputs: {
      findings: "0",
      "comments-posted": "0",
      fixed: "0",
      "review-url": "",
      "input-tokens": String(inputTokens),
      "output-tokens": String(outputTokens),
      requests: String(requests),
      cost: cost === void 0 ? "" : String(cost),
      usage: JSON.stringify(rows),
      conclusion: "skipped"
    },
    jobSummary: sentence,
    exitCode: EXIT.done
  };
}

// src/commands/action/after-merge-terms.ts
function afterMergeTerms({
  readOptionsAt,
  configPath,
  runner
}) {
  let [, workflowPath] = /^[^/]+\/[^/]+\/(.+)@[^@]*$/.exec(runner.environment.GITHUB_WORKFLOW_REF ?? "") ?? [];
  return { ...readOptionsAt && { optionsAt: readOptionsAt }, configPath, workflowPath };
}

export {
  endPaused,
  giveWayToPushes,
  afterMergeTerms
};

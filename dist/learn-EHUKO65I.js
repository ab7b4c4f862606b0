import {
  findOwnThreads as findOwnThreads,
  refuses as refuses,
  createGithubClient as createGithubClient,
  nameReviewers as nameReviewers
} from "./joined-bd938c68.js";
import {
  LEAST_OUTCOMES as LEAST_OUTCOMES,
  guidelineKey as guidelineKey,
  learnAcceptance as learnAcceptance,
  readLearned as readLearned,
  readCitation as readCitation
} from "./joined-2a42ba82.js";
import "./joined-83b8efb9.js";
import {
  followExtends as followExtends,
  noteConfigFault as noteConfigFault,
  readCommandOptions as readCommandOptions,
  openFolder as openFolder
} from "./joined-05017b85.js";
import {
  jsonText as jsonText,
  LEARNED_PATH as LEARNED_PATH,
  listNames as listNames,
  wrapAtTerminal as wrapAtTerminal
} from "./joined-1c6c8fb1.js";
import "./joined-c0f10e06.js";
import {
  refuseUnwritable as refuseUnwritable,
  writeOutput as writeOutput
} from "./joined-2a895a02.js";
import "./joined-ccd90ce9.js";
import {
  readServerAddress as readServerAddress,
  shorten as shorten
} from "./joined-a845ed26.js";
import {
  oneLine as oneLine
} from "./joined-5ac99ec6.js";
import {
  isRateLimited as isRateLimited
} from "./joined-95c92cf5.js";
import "./joined-570987ab.js";
import {
  EXIT as EXIT,
  runError as runError,
  usageError as usageError
} from "./joined-e117912a.js";
import {
  regex as regex
} from "./joined-cc1d52fd.js";
import {
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  MAX_ASKED_PEOPLE,
  openWriters,
  pullRequestOf
} from "./chunk-7I4LLZOZ.js";
import {
  NO_TOKEN_HINT,
  readHistoryCount,
  readMerged
} from "./chunk-FZ33XFCJ.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import {
  GithubError
} from "./chunk-4JMAY6C4.js";
import {
  count
} from "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-RGP6QW34.js";

// src/commands/learn.ts
import { join } from "node:path";

// src/github/publishing/life/find-outcome.ts
function findOutcome(thread, voters) {
  let counts = (login) => login !== void 0 && !(voters.isFork && login === voters.author) && voters.mayWrite(login), replies = thread.replies.filter(({ isBot, author }) => !isBot && counts(author)), downvotes = (thread.thumbsDownBy ?? []).filter(counts).length, upvotes = (thread.thumbsUpBy ?? []).filter(counts).length;
  if (downvotes !== upvotes)
    return upvotes > downvotes ? "accepted" : "rejected";
  if (replies.some(({ body }) => refuses(body)))
    return "rejected";
  let isResolved = thread.resolved === "by a person" && counts(thread.resolvedBy);
  if (isFixed(thread, isResolved) || replies.some(agrees))
    return "accepted";
  let isHidden = thread.hiddenAs !== void 0 && !OUR_REASONS.has(thread.hiddenAs);
  return isResolved || isHidden ? "rejected" : void 0;
}
var OUR_REASONS = /* @__PURE__ */ new Set(["resolved", "outdated", "duplicate"]);
function isFixed({ saysFixed, resolved, finding }, isResolved) {
  return saysFixed || resolved === "by us" || isResolved && finding.isOutdated;
}
var AGREEMENT = regex("i")`
  ^\W*(?:\[[^\]\n]{1,40}\]\W*)?(?:
    (?:already |now )?fixed|accepted(?! (?:as|for|limitations?|risks?|trade-?offs?)\b)|addressed|applied
    |implemented|corrected|done|(?:good|great|nice) (?:catch|point|find|call|idea|suggestion)|agreed|thanks
    |thank you|will (?:fix|do|address|change)|(?:this |that )?makes sense|you['’]re right|right
  )\b
`, RESERVATION = /\b(?:but|however|although|though|unless|right now|not (?:here|now|in this|worth|needed|necessary))\b/i;
function agrees({ body }) {
  let text = body.replaceAll(/^\s*>.*$/gm, "").trim();
  return AGREEMENT.test(text) && !RESERVATION.test(text);
}

// src/jobs/learn/collect-outcomes.ts
async function collectOutcomes(client, numbers, posters, { onPull, signal }) {
  let writers = openWriters(client), outcomes = [], unread = [], [pullRequests, undecided] = [0, 0];
  for (let number of numbers) {
    try {
      let found = await readPull(client, number, writers, posters);
      outcomes.push(...found.outcomes), undecided += found.undecided, pullRequests += 1;
    } catch (error) {
      if (!(error instanceof GithubError) || signal.aborted)
        throw error;
      if (isRateLimited(error))
        throw limitError(error, pullRequests, numbers.length);
      unread.push({ number, reason: error.message });
    }
    onPull(pullRequests + unread.length);
  }
  return { outcomes, pullRequests, undecided, missing: listUnread(unread), unasked: writers.unasked() };
}
function limitError(error, read, all) {
  return runError(
    "rate-limited",
    `${read} of ${count(all, "pull request")} could be read, so nothing is learned and nothing is written: ${error.message}`,
    "Run it again after that, or read fewer changes with `--history`.",
    error
  );
}
var MAX_NAMED = 5;
function listUnread(unread) {
  return [...groupBy(unread, ({ reason }) => reason)].map(([reason, own]) => {
    let more = own.length - MAX_NAMED, named = own.slice(0, MAX_NAMED).map(({ number }) => `#${number}`);
    return `${listNames(more > 0 ? [...named, `${more} more`] : named)}: ${reason}`;
  });
}
async function readPull(client, number, writers, posters) {
  let parts = await client.pullParts(number), { author } = parts, isOurs = (account) => posters.has(account.author) || account.author === parts.viewer, rows = parts.threads ?? await client.restThreads(number), threads = findOwnThreads(rows, { isOurs, author });
  if (threads.length === 0)
    return { outcomes: [], undecided: 0 };
  let pull = await client.pull(number);
  await writers.ask(listPeople(threads));
  let voters = {
    author: author ?? pull.author,
    isFork: pull.headRepository !== pull.baseRepository,
    mayWrite: (login) => writers.mayWrite(login)
  }, judged = threads.map((thread) => ({ thread, outcome: findOutcome(thread, voters) }));
  return {
    outcomes: judged.flatMap(
      ({ thread, outcome }) => outcome === void 0 ? [] : [{ ...describeThread(thread), accepted: outcome === "accepted" }]
    ),
    undecided: judged.filter(({ outcome }) => outcome === void 0).length
  };
}
function listPeople(threads) {
  return threads.flatMap(({ thumbsDownBy = [], thumbsUpBy = [], resolvedBy, replies }) => [
    ...thumbsDownBy,
    ...thumbsUpBy,
    ...resolvedBy === void 0 ? [] : [resolvedBy],
    ...replies.filter(({ isBot }) => !isBot).map(({ author }) => author)
  ]);
}
function describeThread({ finding, severity, kind, text }) {
  let quoted = readCitation(text);
  return {
    path: finding.path,
    severity,
    kind,
    hasSuggestion: /^`{3,}suggestion\b/m.test(text),
    guideline: quoted === void 0 ? void 0 : guidelineKey(fileOfSource(quoted.source), quoted.words)
  };
}
function fileOfSource(source) {
  return source.replace(/^\[(.*?)\]\(.*$/, "$1").replaceAll(/[`\\]/g, "").replace(/:\d+.*$/, "").trim();
}

// src/reports/guidance/learned.ts
var MAX_NAME_CHARACTERS = 100;
function learnedSentence({ outcomes, accepted }) {
  let share = outcomes === 0 ? "" : `, ${percent({ outcomes, accepted })} of them accepted`, missing = LEAST_OUTCOMES - outcomes, standing = missing > 0 ? ` It has no effect yet: ${count(missing, "more outcome")} needed.` : "";
  return `Learned from ${count(outcomes, "outcome")}${share}.${standing}`;
}
function learnedText(model, columns) {
  let guidelines = model.features.filter(isGuideline), others = model.features.filter((one) => !isGuideline(one)), text = [
    learnedSentence(model),
    "",
    ...section("Guidelines that lead to comments, the most accepted first", guidelines.toSorted(byAcceptance)),
    ...section("Other features", others.toSorted(byWeight)),
    `base  weight ${sign(model.base)}`,
    "",
    "A weight adds to the logarithm of the odds that people accept a finding.",
    ""
  ].join(`
`);
  return wrapAtTerminal(text, columns);
}
function section(title, features) {
  return features.length === 0 ? [] : [title, ...features.map(drawFeature), ""];
}
function drawFeature(feature) {
  let { name, weight, outcomes, accepted } = feature, shown = shorten(oneLine(name.replace(/^guideline /, "")), MAX_NAME_CHARACTERS);
  return `  ${percent(feature).padStart(5)}  ${accepted} of ${outcomes}  weight ${sign(weight)}  ${shown}`;
}
function isGuideline({ name }) {
  return name.startsWith("guideline ");
}
function byAcceptance(one, other) {
  return other.accepted / other.outcomes - one.accepted / one.outcomes || other.outcomes - one.outcomes;
}
function byWeight(one, other) {
  return other.weight - one.weight;
}
function percent({ outcomes, accepted }) {
  return `${Math.round(100 * accepted / Math.max(1, outcomes))} %`;
}
function sign(weight) {
  return weight < 0 ? `\u2212${Math.abs(weight).toFixed(2)}` : `+${weight.toFixed(2)}`;
}

// src/commands/learn.ts
var MAX_PULL_REQUESTS = 300;
async function runLearn(line, terminal) {
  let { root, workspace } = await openFolder(line.repo), follow = followExtends(line, terminal), unread = await noteConfigFault(line, workspace, follow);
  unread !== void 0 && terminal.say(unread.sentence);
  let options = await readCommandOptions(line, workspace, follow);
  if (line.report) {
    let model2 = await readLearned(workspace, options.learned);
    if (model2 === void 0)
      throw usageError("nothing-learned", `There is no file "${LEARNED_PATH}"`, "Run `housestyle learn` first.");
    return await terminal.print(line.format === "json" ? jsonText(model2) : learnedText(model2, terminal.columns)), EXIT.done;
  }
  let merged = await readMerged(line, readHistoryCount(line.history ?? String(MAX_PULL_REQUESTS))), path = options.learned ?? LEARNED_PATH;
  options.dryRun || await refuseUnwritable(path, "learned", root);
  let numbers = [...new Set(merged.commits.flatMap(({ subject }) => pullRequestOf(subject) ?? []))], client = openClient(merged, options, terminal);
  if (numbers.length === 0)
    throw runError(
      "no-pull-requests",
      `No message of the last ${count(merged.commits.length, "merged change")} names a pull request, such as \`(#7)\`, so nothing is learned and nothing is written`,
      "Run it on the main branch with all commits (`fetch-depth: 0`). Merges by rebasing do not name their pull requests."
    );
  let found = await collectOutcomes(client, numbers, nameReviewers(line.postedBy), {
    onPull: (done) => terminal.progress(`Read ${done} of ${numbers.length} pull requests.`),
    signal: terminal.signal
  });
  if (found.missing.forEach((missing) => terminal.say(`Not read: ${missing}.`)), found.missing.length > 0 && found.pullRequests === 0)
    throw runError("nothing-read", "No pull request could be read", "Check `--github-token`.");
  found.unasked > 0 && terminal.say(
    `What ${count(found.unasked, "more account")} did is not counted: GitHub is asked for the permissions of ${MAX_ASKED_PEOPLE} accounts at most.`
  );
  let model = learnAcceptance(found.outcomes);
  return options.dryRun || await writeOutput(join(root, path), jsonText(model), "learned"), terminal.say(
    `${count(found.pullRequests, "pull request")}, ${count(found.undecided, "finding")} that nobody decided about. ${learnedSentence(model)}`
  ), await terminal.print(line.format === "json" ? jsonText(model) : learnedText(model, terminal.columns)), EXIT.done;
}
function openClient({ remote }, { githubToken: token }, terminal) {
  let [host, owner, repository] = remote?.split("/") ?? [], apiUrl = readServerAddress(terminal.environment, host);
  if (token === void 0)
    throw usageError("no-token", "Past pull requests cannot be read without a token", NO_TOKEN_HINT);
  if (owner === void 0 || repository === void 0 || apiUrl === void 0)
    throw usageError(
      "no-server",
      remote === void 0 ? "The repository has no remote that names a repository on GitHub" : "The remote of the repository is not on github.com",
      remote === void 0 ? "Run it in a clone, or add the remote: `git remote add origin URL`." : "Name the address of your server in `GITHUB_API_URL`."
    );
  return createGithubClient({ token, apiUrl, owner, repository, version: VERSION, signal: terminal.signal });
}
export {
  runLearn
};

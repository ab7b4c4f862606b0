import {
  isOurReason as isOurReason,
  refuses as refuses,
  saysFixed as saysFixed
} from "./joined-bd938c68.js";
import {
  foldQuote as foldQuote,
  readCitation as readCitation,
  fingerprintIn as fingerprintIn
} from "./joined-2a42ba82.js";
import {
  messageOf as messageOf
} from "./joined-e117912a.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  GithubError
} from "./chunk-4JMAY6C4.js";
import {
  count
} from "./chunk-W24XEJI4.js";

// src/jobs/learn/writers.ts
var MAX_ASKED_PEOPLE = 200, PERMISSIONS = /* @__PURE__ */ new Set(["admin", "maintain", "write"]);
function openWriters(client) {
  let people = /* @__PURE__ */ new Map(), unasked = /* @__PURE__ */ new Set();
  return {
    ask: async (logins) => {
      for (let login of new Set(logins))
        login === "" || people.has(login) || (people.size < MAX_ASKED_PEOPLE ? people.set(login, await mayWrite(client, login)) : unasked.add(login));
    },
    mayWrite: (login) => people.get(login) === !0,
    unasked: () => unasked.size
  };
}
async function mayWrite(client, login) {
  try {
    return PERMISSIONS.has(await client.permission(login));
  } catch (error) {
    if (error instanceof GithubError && error.status === 404)
      return !1;
    throw error;
  }
}

// src/jobs/history/count-threads.ts
var MAX_PULL_REQUESTS = 100, MAX_MISSING = 5;
async function countThreads(report, numbers, posters, writers, read) {
  let counts = /* @__PURE__ */ new Map(), missing = [], words = new Map(report.statements.map((one) => [one, foldQuote(one.text)])), [done, reviewed, unmatched] = [0, 0, 0];
  for (let number of numbers.slice(0, MAX_PULL_REQUESTS))
    try {
      let { threads, note } = await read(number), ours = threads.filter((thread) => isOurs(thread, posters));
      done += 1, reviewed += ours.length > 0 ? 1 : 0, missing.push(...note === void 0 ? [] : [`#${number}: ${note}`]);
      for (let thread of ours) {
        let quoted = readCitation(thread.comments[0]?.text ?? ""), cited = report.statements.find(
          (one) => quoted !== void 0 && isQuoted(one.source, words.get(one), quoted)
        );
        cited === void 0 ? unmatched += quoted === void 0 ? 0 : 1 : counts.set(cited, addOutcome(counts.get(cited) ?? NONE, await findOutcome(thread, writers)));
      }
    } catch (error) {
      missing.push(`#${number}: ${messageOf(error)}`);
    }
  return {
    ...report,
    statements: report.statements.map((one) => ({ ...one, onPullRequests: counts.get(one) ?? NONE })),
    pullRequests: {
      read: done,
      reviewed,
      missing: [...listMissing(missing), ...listRest(numbers, unmatched, writers.unasked())]
    }
  };
}
var NONE = { cited: 0, fixed: 0, dismissed: 0 };
function isOurs({ comments: [first] }, posters) {
  return first !== void 0 && (first.isOurs || posters.has(first.author) && fingerprintIn(first.text) !== void 0);
}
function isQuoted(source, words, quoted) {
  return words === quoted.words && quoted.source.includes(source);
}
function addOutcome({ cited, fixed, dismissed }, outcome) {
  return {
    cited: cited + 1,
    fixed: fixed + (outcome === "fixed" ? 1 : 0),
    dismissed: dismissed + (outcome === "dismissed" ? 1 : 0)
  };
}
async function findOutcome(thread, writers) {
  let isResolved = thread.isResolved === !0;
  if (saysFixed(thread.comments[0]?.text ?? "") || isResolved && thread.isOutdated)
    return "fixed";
  let isHidden = thread.hiddenAs !== void 0 && !isOurReason(thread.hiddenAs);
  if (isResolved || isHidden || isRefused(thread))
    return "dismissed";
  let voters = thread.thumbsDownBy ?? [];
  return await writers.ask(voters), voters.some((login) => writers.mayWrite(login)) ? "dismissed" : void 0;
}
function isRefused({ comments }) {
  return comments.slice(1).some(({ role, isOurs: isOurs2, text }) => role === "member" && !isOurs2 && refuses(text));
}
function listMissing(missing) {
  let more = missing.length - MAX_MISSING;
  return [...missing.slice(0, MAX_MISSING), ...more > 0 ? [`${more} more remarks of this kind`] : []];
}
function listRest(numbers, unmatched, unasked) {
  let more = numbers.length - MAX_PULL_REQUESTS;
  return [
    ...more > 0 ? [`${more} older pull requests: at most ${MAX_PULL_REQUESTS} are read`] : [],
    ...unmatched > 0 ? [`${count(unmatched, "finding")} quoted a rule that no statement words like this today`] : [],
    ...unasked > 0 ? [`the \u{1F44E} of ${unasked} more: GitHub is asked whether at most ${MAX_ASKED_PEOPLE} people may write`] : []
  ];
}
function pullRequestOf(subject) {
  let number = /^Merge pull request #(\d{1,9})\b/.exec(subject)?.[1] ?? /\(#(\d{1,9})\)$/.exec(subject)?.[1];
  return number === void 0 ? void 0 : Number(number);
}

export {
  MAX_ASKED_PEOPLE,
  openWriters,
  countThreads,
  pullRequestOf
};

import {
  createGithubClient as createGithubClient,
  nameReviewers as nameReviewers
} from "./joined-bd938c68.js";
import {
  listStatements as listStatements
} from "./joined-3958b8fa.js";
import "./joined-83b8efb9.js";
import "./joined-2a42ba82.js";
import {
  openLocalChange as openLocalChange,
  withNamedFiles as withNamedFiles
} from "./joined-54af6f11.js";
import {
  chooseGuidance as chooseGuidance
} from "./joined-c0f10e06.js";
import {
  checkLiterally as checkLiterally
} from "./joined-2a895a02.js";
import "./joined-ccd90ce9.js";
import {
  statementKey as statementKey,
  loadGrammars as loadGrammars,
  locateText as locateText
} from "./joined-ec575719.js";
import "./joined-3b15d0af.js";
import "./joined-05017b85.js";
import {
  jsonText as jsonText,
  listingWidth as listingWidth,
  wrapAtTerminal as wrapAtTerminal
} from "./joined-1c6c8fb1.js";
import "./joined-12ab4997.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
import {
  readServerAddress as readServerAddress,
  shorten as shorten
} from "./joined-a845ed26.js";
import {
  oneLine as oneLine
} from "./joined-5ac99ec6.js";
import "./joined-95c92cf5.js";
import "./joined-570987ab.js";
import {
  EXIT as EXIT,
  messageOf as messageOf
} from "./joined-e117912a.js";
import "./joined-dde26feb.js";
import "./joined-cc1d52fd.js";
import "./joined-59014168.js";
import {
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  countThreads,
  openWriters,
  pullRequestOf
} from "./chunk-7I4LLZOZ.js";
import {
  isRule
} from "./chunk-ZQ2M3EPN.js";
import {
  readHistoryCount,
  readMerged
} from "./chunk-FZ33XFCJ.js";
import "./chunk-UBCURDRE.js";
import "./chunk-3Y73TVZE.js";
import {
  readSwitches
} from "./chunk-CZ7WW5KG.js";
import "./chunk-S66D26C4.js";
import "./chunk-33H6HWXO.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import "./chunk-4JMAY6C4.js";
import {
  count
} from "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-RGP6QW34.js";

// src/jobs/history/collect-history.ts
async function collectHistory(commits, statements, terms) {
  let counts = /* @__PURE__ */ new Map(), unread = [], done = 0;
  for (let { id, parent, subject } of commits) {
    if (terms.signal.aborted) {
      unread.push({ commit: id, reason: "the run was ended before it" });
      continue;
    }
    try {
      if (parent === void 0)
        throw new Error("it has no parent in this clone");
      await countChange(parent, id, subject, terms, counts), done += 1, terms.onChange(done);
    } catch (error) {
      unread.push({ commit: id, reason: messageOf(error) });
    }
  }
  return {
    changes: done,
    unread,
    statements: statements.map((statement) => {
      let found = counts.get(placeKey(statement.source, statement.line, statement.column)), { source, line, text, kind } = statement;
      return { source, line, text, kind, ...found ?? NEVER };
    })
  };
}
var NEVER = { changes: 0, files: 0, checked: 0, findings: 0 };
async function countChange(base, head, title, { repo, guidance, options, grammars }, counts) {
  let change = await openLocalChange({ repo, base, source: { kind: "revision", head } });
  try {
    let subject = { ...change, guidance, description: { title, body: "" } }, chosen = await chooseGuidance(subject, options), { checkedKeys, drafts } = await checkLiterally(subject, chosen, options, grammars), findings = /* @__PURE__ */ new Map();
    for (let { citation } of drafts)
      findings.set(citation ?? "", (findings.get(citation ?? "") ?? 0) + 1);
    chosen.applied.forEach((guideline) => countGuideline(guideline, checkedKeys, findings, counts));
  } finally {
    change.close();
  }
}
function countGuideline({ content, statements, appliesTo }, checkedKeys, findings, counts) {
  for (let statement of statements) {
    let { line, column } = locateText(content, statement.offset), key = placeKey(content.path, line, column), before = counts.get(key) ?? NEVER;
    counts.set(key, {
      changes: before.changes + 1,
      files: before.files + appliesTo.size,
      checked: before.checked + (checkedKeys.has(statementKey(statement)) ? 1 : 0),
      findings: before.findings + (findings.get(statement.id) ?? 0)
    });
  }
}
function placeKey(source, line, column) {
  return JSON.stringify([source, line, column]);
}

// src/reports/guidance/history.ts
var MAX_UNREAD = 5;
function historyText(report, paint, columns) {
  let { statements, changes, unread, pullRequests } = report, onPulls = pullRequests !== void 0, head = `  line changes checked findings${onPulls ? " cited fixed dismissed" : ""}  statement`, shown = statements.filter(isCounted), files = [...groupBy(shown, ({ source }) => source)].flatMap(([source, rows]) => [
    paint("bold", oneLine(source)),
    paint("dim", head),
    ...rows.map((row) => drawRow(row, onPulls, listingWidth(columns)))
  ]), never = shown.filter((one) => one.changes === 0).length, others = statements.length - shown.length, idle = statements.filter((one) => one.changes > 0 && one.checked > 0 && one.findings === 0).length, text = `${[
    ...files,
    ...others === 0 ? [] : [`Not shown: ${count(others, "statement")} that no code can break; JSON has them.`],
    `Read ${count(changes, "merged change")}. ${count(never, "rule")} applied to no changed file; ${idle} ${idle === 1 ? "was" : "were"} checked and found nothing.`,
    ...unread.slice(0, MAX_UNREAD).map(({ commit, reason }) => `Not read: ${commit.slice(0, 10)}: ${oneLine(reason)}`),
    ...unread.length > MAX_UNREAD ? [`${unread.length - MAX_UNREAD} more changes were not read.`] : [],
    ...pullRequests === void 0 ? [] : drawPullRequests(pullRequests)
  ].join(`
`)}
`;
  return wrapAtTerminal(text, columns);
}
function isCounted({ kind, onPullRequests }) {
  return kind !== "process" && kind !== "background" || (onPullRequests?.cited ?? 0) > 0;
}
function drawRow({ line, changes, checked, findings, text, kind, onPullRequests: cited }, onPulls, width) {
  let drawn = [
    [line, 4],
    [changes, 7],
    [kind === "checked" ? checked : "-", 7],
    [kind === "checked" ? findings : "-", 8],
    ...onPulls ? [
      [cited?.cited ?? 0, 5],
      [cited?.fixed ?? 0, 5],
      [cited?.dismissed ?? 0, 9]
    ] : []
  ].map(([value, width2]) => String(value).padStart(width2)).join(" ");
  return `  ${drawn}  ${oneLine(shorten(text.replaceAll(/\s+/g, " "), width - drawn.length - 4))}`;
}
function drawPullRequests({ read, reviewed, missing }) {
  return [
    `Read ${count(read, "pull request")}, ${reviewed} of them with a review of ours.`,
    ...missing.map((sentence) => `Not read: ${oneLine(sentence)}`)
  ];
}

// src/commands/history.ts
function showHistory(line, written, terminal) {
  let most = readHistoryCount(written);
  return withNamedFiles(line, terminal, async ({ subject, options }) => {
    let found = await readMerged(line, most), { commits } = found, { guidelines } = await chooseGuidance(subject, options), all = listStatements(guidelines.applicable, readSwitches(options)), merged = await collectHistory(
      commits,
      all.filter((one) => !line.inForce || isRule(one)),
      {
        repo: line.repo,
        guidance: subject.guidance,
        options,
        grammars: loadGrammars(),
        signal: terminal.signal,
        onChange: (done) => terminal.progress(`Checked ${done} of ${commits.length} changes.`)
      }
    ), report = await addPullRequests(merged, found, nameReviewers(line.postedBy), { options, terminal });
    return await terminal.print(
      line.format === "json" ? jsonText(report) : historyText(report, terminal.paint, terminal.columns)
    ), EXIT.done;
  });
}
async function addPullRequests(report, { commits, remote }, posters, { options, terminal }) {
  let { githubToken: token } = options, numbers = [...new Set(commits.flatMap(({ subject }) => pullRequestOf(subject) ?? []))], [host, owner, repository] = remote?.split("/") ?? [], apiUrl = readServerAddress(terminal.environment, host);
  if (token === void 0 || owner === void 0 || repository === void 0 || apiUrl === void 0)
    return terminal.say(
      token === void 0 ? "Pull requests were not read: pass `--github-token` to count what was cited, fixed and dismissed." : "Pull requests were not read: the remote is not on github.com, and `GITHUB_API_URL` names no other server."
    ), report;
  let client = createGithubClient({ token, apiUrl, owner, repository, version: VERSION, signal: terminal.signal });
  return countThreads(report, numbers, posters, openWriters(client), (number) => client.reviewThreads(number));
}
export {
  showHistory
};

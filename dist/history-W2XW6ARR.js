import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  countThreads,
  pullRequestOf
} from "./chunk-DZ6ZURNV.js";
import {
  createGithubClient
} from "./chunk-H65TEELZ.js";
import "./chunk-P5EFAH4Q.js";
import {
  nameReviewers
} from "./chunk-74RDU262.js";
import "./chunk-VZ7BIA5E.js";
import {
  isRule
} from "./chunk-YC7VWWUO.js";
import {
  readHistoryCount,
  readMerged
} from "./chunk-OPGC4MQE.js";
import {
  listStatements
} from "./chunk-QBQ33HU5.js";
import "./chunk-VC5JRZCL.js";
import "./chunk-BHIZZSK3.js";
import {
  checkLiterally
} from "./chunk-KBLXZV2V.js";
import "./chunk-QHPDZMWU.js";
import "./chunk-RB4WZEA5.js";
import "./chunk-LDUEWW3F.js";
import {
  openLocalChange,
  withNamedFiles
} from "./chunk-6WZPUPIC.js";
import "./chunk-5COOGVHF.js";
import "./chunk-3BJ5GJWO.js";
import "./chunk-XM74XTLA.js";
import "./chunk-Q7OKFDYH.js";
import "./chunk-U2XU7DNH.js";
import {
  statementKey
} from "./chunk-QUGPXIPH.js";
import {
  readSwitches
} from "./chunk-LJ36BYDG.js";
import "./chunk-HHKMP4XT.js";
import "./chunk-2YC3TLQI.js";
import {
  loadGrammars
} from "./chunk-ISR5O44F.js";
import "./chunk-UYPGRGBJ.js";
import "./chunk-4FDFF72Y.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-C7DQHY5N.js";
import {
  chooseGuidance
} from "./chunk-UT6R2KNG.js";
import {
  locateText
} from "./chunk-H334AYWV.js";
import "./chunk-H3DMHK6Q.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-FOFNBJXY.js";
import "./chunk-CELQ7IYB.js";
import "./chunk-44RX5SR4.js";
import "./chunk-PGVBODTB.js";
import "./chunk-KPSUEGWI.js";
import "./chunk-2QLKO3UF.js";
import "./chunk-GPIRI7FZ.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-Y4QFJIH7.js";
import "./chunk-5NOYS5DO.js";
import "./chunk-2IM3GX5Z.js";
import {
  jsonText
} from "./chunk-PNCBCJN7.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-HPVUBO7N.js";
import "./chunk-JZU7PUPR.js";
import "./chunk-CERHQOUZ.js";
import "./chunk-FRWHFII5.js";
import "./chunk-DGKTSC4J.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import "./chunk-DD7XD7UQ.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-4IQHS3YO.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-M7NW6T4V.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-2OI6KSDN.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-W5B2CJSD.js";
import "./chunk-6FVOEECV.js";
import "./chunk-YDCA3GX4.js";
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
import "./chunk-DW3SZSZS.js";
import "./chunk-E7S7KQN7.js";
import "./chunk-AD52CFGC.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-HRJDQKXX.js";
import "./chunk-L445PHKF.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import "./chunk-WXSCV52D.js";
import "./chunk-S7UHQEAH.js";
import "./chunk-7XSFURWN.js";
import "./chunk-O62SFG25.js";
import "./chunk-BAWM62JS.js";
import {
  shorten
} from "./chunk-TJ3WHKDV.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-MNFML4KL.js";
import "./chunk-JPKCNVSL.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-2I2IS3JA.js";
import {
  oneLine
} from "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import {
  EXIT,
  messageOf
} from "./chunk-PI7WXFM3.js";
import "./chunk-2NL7A4UT.js";
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
var WIDTH = 120, MAX_UNREAD = 5;
function historyText(report, paint) {
  let { statements, changes, unread, pullRequests } = report, onPulls = pullRequests !== void 0, head = `  line changes checked findings${onPulls ? " cited fixed dismissed" : ""}  statement`, shown = statements.filter(isCounted), files = [...groupBy(shown, ({ source }) => source)].flatMap(([source, rows]) => [
    paint("bold", oneLine(source)),
    paint("dim", head),
    ...rows.map((row) => drawRow(row, onPulls))
  ]), never = shown.filter((one) => one.changes === 0).length, others = statements.length - shown.length, idle = statements.filter((one) => one.changes > 0 && one.checked > 0 && one.findings === 0).length;
  return `${[
    ...files,
    ...others === 0 ? [] : [`Not shown: ${count(others, "statement")} that no code can break; JSON has them.`],
    `Read ${count(changes, "merged change")}. ${count(never, "rule")} applied to no changed file; ${idle} ${idle === 1 ? "was" : "were"} checked and found nothing.`,
    ...unread.slice(0, MAX_UNREAD).map(({ commit, reason }) => `Not read: ${commit.slice(0, 10)}: ${oneLine(reason)}`),
    ...unread.length > MAX_UNREAD ? [`${unread.length - MAX_UNREAD} more changes were not read.`] : [],
    ...pullRequests === void 0 ? [] : drawPullRequests(pullRequests)
  ].join(`
`)}
`;
}
function isCounted({ kind, onPullRequests }) {
  return kind !== "process" && kind !== "background" || (onPullRequests?.cited ?? 0) > 0;
}
function drawRow({ line, changes, checked, findings, text, kind, onPullRequests: cited }, onPulls) {
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
  ].map(([value, width]) => String(value).padStart(width)).join(" ");
  return `  ${drawn}  ${oneLine(shorten(text.replaceAll(/\s+/g, " "), WIDTH - drawn.length - 4))}`;
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
    return await terminal.print(line.format === "json" ? jsonText(report) : historyText(report, terminal.paint)), EXIT.done;
  });
}
async function addPullRequests(report, { commits, remote }, posters, { options, terminal }) {
  let { githubToken: token } = options, numbers = [...new Set(commits.flatMap(({ subject }) => pullRequestOf(subject) ?? []))], [host, owner, repository] = remote?.split("/") ?? [], apiUrl = host === "github.com" ? "https://api.github.com" : terminal.environment.GITHUB_API_URL;
  if (token === void 0 || owner === void 0 || repository === void 0 || apiUrl === void 0)
    return terminal.say(
      token === void 0 ? "Pull requests were not read: pass `--github-token` to count what was cited, fixed and dismissed." : "Pull requests were not read: the remote is not on github.com, and `GITHUB_API_URL` names no other server."
    ), report;
  let client = createGithubClient({ token, apiUrl, owner, repository, version: VERSION, signal: terminal.signal });
  return countThreads(report, numbers, posters, (number) => client.reviewThreads(number));
}
export {
  showHistory
};

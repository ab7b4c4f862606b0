import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  saysFixed
} from "./chunk-P5EFAH4Q.js";
import {
  createGithubClient
} from "./chunk-ZJZ7TZXQ.js";
import "./chunk-5LH5A54M.js";
import "./chunk-LISUPFOV.js";
import {
  countStatements,
  listStatements
} from "./chunk-SXPNCNLK.js";
import "./chunk-ZKQBOOAX.js";
import {
  guidelinesText
} from "./chunk-YU2NN7T3.js";
import {
  compareGuidance,
  findConflicts,
  writeReceipts
} from "./chunk-LPMH3OAN.js";
import {
  fingerprintIn
} from "./chunk-ON2IA7YU.js";
import {
  checkLiterally,
  fitGuidelines,
  readSwitches
} from "./chunk-V6ZSEV6P.js";
import {
  agentPiece,
  loadGrammars,
  loadTokenizer,
  statementKey
} from "./chunk-G34YBVWE.js";
import {
  readOwners
} from "./chunk-M2NPU5XS.js";
import "./chunk-EVIU6OUO.js";
import {
  agentsAtWork,
  chooseGuidance,
  drawDiagnostic
} from "./chunk-U6GYEMCF.js";
import "./chunk-3TAFD2TK.js";
import {
  locateText
} from "./chunk-ZTFXZGBN.js";
import {
  guidelineChangesJson
} from "./chunk-XEFVG3LR.js";
import {
  openLocalChange,
  withChange,
  withNamedFiles
} from "./chunk-JCHGTOSR.js";
import "./chunk-NQA4V5ZE.js";
import "./chunk-BZK7S2JN.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-ZPVEAUHG.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-WZGQ263F.js";
import "./chunk-32LFPBL6.js";
import {
  defaultInputTokens
} from "./chunk-ODLPX25U.js";
import "./chunk-VZPOCCFU.js";
import "./chunk-3VWDC6IJ.js";
import "./chunk-DY3MKXFL.js";
import {
  jsonText
} from "./chunk-U25X3PJI.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-UYXJLSTE.js";
import "./chunk-5YU64HU3.js";
import "./chunk-JFRNLGWB.js";
import {
  groupBy
} from "./chunk-NTYSQWPS.js";
import "./chunk-PFO7RQ7V.js";
import "./chunk-MU77VZ5L.js";
import "./chunk-EPWQYENM.js";
import "./chunk-5LBSJFB2.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-WXXCFTHO.js";
import {
  wrapText
} from "./chunk-AWNLHEKF.js";
import "./chunk-4NEEDHSQ.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import "./chunk-OKCOREOM.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-EGGMUQOA.js";
import "./chunk-QWPS6QLZ.js";
import {
  openRepository
} from "./chunk-74Y5UZDC.js";
import "./chunk-5JLEF5QY.js";
import "./chunk-36J2WDJ6.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-6IBJD7QL.js";
import "./chunk-57G7HP3L.js";
import "./chunk-5KUK62A5.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-XTXGWJOK.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import "./chunk-WXSCV52D.js";
import "./chunk-HZLAI4QF.js";
import "./chunk-5F57RBFY.js";
import "./chunk-O62SFG25.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-MNFML4KL.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-IPFRPVR7.js";
import {
  EXIT,
  messageOf,
  runError,
  usageError
} from "./chunk-X7WSVMCW.js";
import "./chunk-PGUU5QZJ.js";
import "./chunk-7DNMFE75.js";
import "./chunk-FQPSRER2.js";
import "./chunk-JWLSZ374.js";
import {
  shorten
} from "./chunk-TJ3WHKDV.js";
import {
  oneLine
} from "./chunk-BOOOQYH6.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/guidelines/guideline-json.ts
function guidelinesJson(guidelines) {
  return { guidelines: guidelines.applicable.map(codingGuideline), leftOut: guidelines.leftOut };
}
function codingGuideline(guideline) {
  return {
    type: "github.coding_guideline",
    id: String(guideline.id),
    data: {
      id: guideline.id,
      type: "coding-guideline",
      name: guideline.name,
      description: guideline.content.text,
      filePatterns: guideline.filePatterns
    }
  };
}

// src/jobs/guidelines.ts
async function listGuidelines(subject, chosen, options, { tokenizer, budget }) {
  let { description } = subject, parts = { agent: chosen.agent === void 0 ? [] : [agentPiece(chosen.agent)] }, ledger = fitGuidelines({ guidelines: chosen.applied, description, parts, tokenizer, budget }), edits = await compareGuidance(subject, chosen, options);
  return {
    receipts: writeReceipts(chosen, { ledger, agents: agentsAtWork(chosen) }),
    notes: [...edits.notes, ...chosen.guidelines.notes],
    conflicts: findConflicts(chosen.guidelines.applicable),
    changes: edits.changes
  };
}

// src/reports/guidance/statements.ts
function isRule({ kind }) {
  return kind !== "process" && kind !== "background";
}
var KIND_WIDTH = 10, LINE_WIDTH = 4, BELOW = " ".repeat(2 + KIND_WIDTH + 1 + LINE_WIDTH + 2), WIDTH = 120;
function statementsText(statements, counts, paint) {
  let hints = /* @__PURE__ */ new Set();
  return `${[...[...groupBy(statements, ({ source }) => source)].flatMap(([source, ofFile]) => [
    `${paint("bold", oneLine(source))}: ${count(ofFile.length, "statement")} for ${count(ofFile[0]?.files ?? 0, "file")}`,
    ...ofFile.flatMap((statement) => drawStatement(withNewHint(statement, hints), paint))
  ]), drawCounts(counts)].join(`
`)}
`;
}
function withNewHint(statement, hints) {
  let { hint, ...rest } = statement;
  return hint === void 0 || hints.has(hint) ? rest : (hints.add(hint), statement);
}
function drawStatement({ kind, line, text, check, why, hint }, paint) {
  let first = `  ${kind.padEnd(KIND_WIDTH)} ${String(line).padStart(LINE_WIDTH)}  `, below = (sentence, sign) => sentence === void 0 ? [] : wrapText(`${sign} ${oneLine(sentence)}`, WIDTH, { first: BELOW, rest: `${BELOW}  ` }).map(
    (row) => paint("dim", row)
  );
  return [
    ...wrapText(oneLine(text), WIDTH, { first, rest: BELOW }),
    ...below(check, "\u2192"),
    ...below(why === void 0 ? void 0 : kind === "off" ? why : `not checked: ${why}`, "-"),
    ...below(hint, "-")
  ];
}
function drawCounts({ rules, checked, off }) {
  let verb = checked === 1 ? "is" : "are", switched = off === 0 ? "" : `, ${off} could be and ${off === 1 ? "is" : "are"} switched off`, how = rules > checked + off ? '\nA rule is checked if it names what it rules out or asks for: "Never use `console.log`.", "Do not edit `dist/`."' : "";
  return `${checked} of ${count(rules, "rule")} ${verb} checked without a model${switched}.${how}`;
}

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

// src/reports/review/read-citation.ts
function readCitation(body) {
  let lines = body.replaceAll("\u200B", "").split(/\r?\n/), at = lines.findIndex((line, index) => line.startsWith("> \u2014 ") && lines[index - 1]?.startsWith("> ") === !0);
  return at < 0 ? void 0 : { words: foldQuote((lines[at - 1] ?? "").slice(2)), source: (lines[at] ?? "").slice(4) };
}
function foldQuote(text) {
  return (text.replaceAll(/&(?:#\w{1,7}|[a-z]{2,6});/gi, " ").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

// src/jobs/history/count-threads.ts
var MAX_PULL_REQUESTS = 100, MAX_MISSING = 5;
async function countThreads(report, numbers, read) {
  let counts = /* @__PURE__ */ new Map(), missing = [], words = new Map(report.statements.map((one) => [one, foldQuote(one.text)])), [done, reviewed, unmatched] = [0, 0, 0];
  for (let number of numbers.slice(0, MAX_PULL_REQUESTS))
    try {
      let { threads, note } = await read(number), ours = threads.filter(isOurs);
      done += 1, reviewed += ours.length > 0 ? 1 : 0, missing.push(...note === void 0 ? [] : [`#${number}: ${note}`]);
      for (let thread of ours) {
        let quoted = readCitation(thread.comments[0]?.text ?? ""), cited = report.statements.find(
          (one) => quoted !== void 0 && isQuoted(one.source, words.get(one), quoted)
        );
        cited === void 0 ? unmatched += quoted === void 0 ? 0 : 1 : counts.set(cited, addThread(counts.get(cited) ?? NONE, thread));
      }
    } catch (error) {
      missing.push(`#${number}: ${messageOf(error)}`);
    }
  return {
    ...report,
    statements: report.statements.map((one) => ({ ...one, onPullRequests: counts.get(one) ?? NONE })),
    pullRequests: { read: done, reviewed, missing: [...listMissing(missing), ...listRest(numbers, unmatched)] }
  };
}
var NONE = { cited: 0, fixed: 0, dismissed: 0 };
function isOurs({ comments: [first] }) {
  return first !== void 0 && (first.isOurs || first.author.endsWith("[bot]") && fingerprintIn(first.text) !== void 0);
}
function isQuoted(source, words, quoted) {
  return words === quoted.words && quoted.source.includes(source);
}
function addThread({ cited, fixed, dismissed }, thread) {
  let isResolved = thread.isResolved === !0, isFixed = saysFixed(thread.comments[0]?.text ?? "") || isResolved && thread.isOutdated;
  return {
    cited: cited + 1,
    fixed: fixed + (isFixed ? 1 : 0),
    dismissed: dismissed + (isResolved && !isFixed ? 1 : 0)
  };
}
function listMissing(missing) {
  let more = missing.length - MAX_MISSING;
  return [...missing.slice(0, MAX_MISSING), ...more > 0 ? [`${more} more remarks of this kind`] : []];
}
function listRest(numbers, unmatched) {
  let more = numbers.length - MAX_PULL_REQUESTS;
  return [
    ...more > 0 ? [`${more} older pull requests: at most ${MAX_PULL_REQUESTS} are read`] : [],
    ...unmatched > 0 ? [`${count(unmatched, "finding")} quoted a rule that no statement words like this today`] : []
  ];
}
function pullRequestOf(subject) {
  let number = /^Merge pull request #(\d{1,9})\b/.exec(subject)?.[1] ?? /\(#(\d{1,9})\)$/.exec(subject)?.[1];
  return number === void 0 ? void 0 : Number(number);
}

// src/reports/guidance/history.ts
var WIDTH2 = 120, MAX_UNREAD = 5;
function historyText(report, paint) {
  let { statements, changes, unread, pullRequests } = report, onPulls = pullRequests !== void 0, head = `  line changes checked findings${onPulls ? " cited fixed dismissed" : ""}  statement`, files = [...groupBy(statements, ({ source }) => source)].flatMap(([source, rows]) => [
    paint("bold", oneLine(source)),
    paint("dim", head),
    ...rows.map((row) => drawRow(row, onPulls))
  ]), never = statements.filter((one) => one.changes === 0).length, idle = statements.filter((one) => one.changes > 0 && one.checked > 0 && one.findings === 0).length;
  return `${[
    ...files,
    `Read ${count(changes, "merged change")}. ${count(never, "statement")} applied to no changed file; ${idle} ${idle === 1 ? "was" : "were"} checked and found nothing.`,
    ...unread.slice(0, MAX_UNREAD).map(({ commit, reason }) => `Not read: ${commit.slice(0, 10)}: ${oneLine(reason)}`),
    ...unread.length > MAX_UNREAD ? [`${unread.length - MAX_UNREAD} more changes were not read.`] : [],
    ...pullRequests === void 0 ? [] : drawPullRequests(pullRequests)
  ].join(`
`)}
`;
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
  return `  ${drawn}  ${oneLine(shorten(text.replaceAll(/\s+/g, " "), WIDTH2 - drawn.length - 4))}`;
}
function drawPullRequests({ read, reviewed, missing }) {
  return [
    `Read ${count(read, "pull request")}, ${reviewed} of them with a review of ours.`,
    ...missing.map((sentence) => `Not read: ${oneLine(sentence)}`)
  ];
}

// src/commands/history.ts
var MAX_CHANGES = 1e3;
function showHistory(line, written, terminal) {
  let most = readCount(written);
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
    ), report = await addPullRequests(merged, found, options, terminal);
    return await terminal.print(line.format === "json" ? jsonText(report) : historyText(report, terminal.paint)), EXIT.done;
  });
}
function readCount(written) {
  let most = /^\d{1,6}$/.test(written) ? Number(written) : 0;
  if (most < 1 || most > MAX_CHANGES)
    throw usageError("flag-value", `\`--history\` must be a number from 1 to ${MAX_CHANGES}, not "${written}"`);
  return most;
}
async function addPullRequests(report, { commits, remote }, { githubToken: token }, terminal) {
  let numbers = [...new Set(commits.flatMap(({ subject }) => pullRequestOf(subject) ?? []))], [host, owner, repository] = remote?.split("/") ?? [], apiUrl = host === "github.com" ? "https://api.github.com" : terminal.environment.GITHUB_API_URL;
  if (token === void 0 || owner === void 0 || repository === void 0 || apiUrl === void 0)
    return terminal.say(
      token === void 0 ? "Pull requests were not read: pass `--github-token` to count what was cited, fixed and dismissed." : "Pull requests were not read: the remote is not on github.com, and `GITHUB_API_URL` names no other server."
    ), report;
  let client = createGithubClient({ token, apiUrl, owner, repository, version: VERSION, signal: terminal.signal });
  return countThreads(report, numbers, (number) => client.reviewThreads(number));
}
async function readMerged(line, most) {
  let opened = await openRepository(line.repo ?? ".");
  if (opened.kind === "problem")
    throw usageError(opened.code, opened.message, opened.hint);
  try {
    let head = await opened.repository.resolve("HEAD");
    if (head === void 0)
      throw runError("no-commit", "The repository has no commit yet", "Merge a change first.");
    return {
      commits: await opened.repository.mainLine(head, most),
      remote: await opened.repository.remoteName()
    };
  } finally {
    opened.repository.close();
  }
}

// src/commands/guidelines.ts
function runGuidelines(line, terminal) {
  if (line.history !== void 0)
    return showHistory(line, line.history, terminal);
  let show = line.statements ? showStatements : showGuidelines;
  return (line.forFiles.length > 0 || line.statements && !namesChange(line) ? withNamedFiles : withChange)(line, terminal, (opened) => show(opened, line, terminal));
}
function namesChange({ base, head, staged, workingTree, diff }) {
  return base !== void 0 || head !== void 0 || staged || workingTree || diff !== void 0;
}
async function showStatements({ subject, options }, line, terminal) {
  let chosen = await chooseGuidance(subject, options);
  for (let problem of chosen.problems)
    terminal.say(drawDiagnostic(problem, (_style, text) => text));
  let paths = subject.changes.files.map(({ path }) => path), owners = await readOwners(subject.trusted, paths), all = listStatements(chosen.guidelines.applicable, readSwitches(options), owners), shown = line.inForce ? all.filter(isRule) : all, asJson = () => jsonText({ statements: shown, ...countStatements(all) });
  return await terminal.print(line.format === "json" ? asJson() : statementsText(shown, countStatements(all), terminal.paint)), EXIT.done;
}
async function showGuidelines({ subject, options }, line, terminal) {
  let chosen = await chooseGuidance(subject, options), report = await listGuidelines(subject, chosen, options, {
    tokenizer: await loadTokenizer(options.model),
    budget: options.maxInputTokens ?? defaultInputTokens(options.model)
  });
  for (let problem of chosen.problems)
    terminal.say(drawDiagnostic(problem, (_style, text) => text));
  let { guidelines, customizations } = chosen, inForce = report.receipts.filter(({ status }) => status === "in-force"), shown = line.inForce ? { ...report, receipts: inForce } : report, json = {
    ...guidelinesJson(guidelines),
    customizations: shown.receipts,
    notes: report.notes,
    conflicts: report.conflicts,
    changes: report.changes === void 0 ? null : guidelineChangesJson(report.changes),
    compatibility: customizations.compatibility,
    folders: customizations.folders
  };
  return await terminal.print(line.format === "json" ? jsonText(json) : guidelinesText(shown, terminal.paint)), EXIT.done;
}
export {
  runGuidelines
};

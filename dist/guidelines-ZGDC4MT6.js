import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  countThreads,
  pullRequestOf,
  readMerged
} from "./chunk-FB2KZDLD.js";
import {
  createGithubClient
} from "./chunk-PSI343X3.js";
import "./chunk-P5EFAH4Q.js";
import "./chunk-BC6L7KMM.js";
import {
  checkedRulesText,
  isRule,
  statementsText
} from "./chunk-WSOF44PW.js";
import "./chunk-KHMYZCQM.js";
import {
  listGuidelines
} from "./chunk-EDHZEUEV.js";
import {
  guidelinesText
} from "./chunk-AY7ZVXPG.js";
import {
  countStatements,
  listStatements
} from "./chunk-UTPZQSGE.js";
import "./chunk-7B3GHWDW.js";
import "./chunk-CDA7YAXS.js";
import {
  checkLiterally
} from "./chunk-6ESALVGX.js";
import "./chunk-4SRA5BPO.js";
import "./chunk-WECYBNB3.js";
import "./chunk-JECZB7PS.js";
import "./chunk-LOCZYTHQ.js";
import "./chunk-QHPDZMWU.js";
import "./chunk-WJOPGOEA.js";
import "./chunk-QFNRTONZ.js";
import {
  guidelineChangesJson
} from "./chunk-HNMT3XJL.js";
import "./chunk-R6SKMKF2.js";
import {
  openLocalChange,
  withChange,
  withNamedFiles
} from "./chunk-KO2WDV7J.js";
import "./chunk-5COOGVHF.js";
import "./chunk-CNBXIBRK.js";
import "./chunk-AB7KCTOO.js";
import {
  statementKey
} from "./chunk-O2LGR5EW.js";
import {
  readSwitches
} from "./chunk-WIAEUE4Y.js";
import {
  loadGrammars,
  loadTokenizer
} from "./chunk-C3NP642S.js";
import {
  readOwners
} from "./chunk-RAUTHLCH.js";
import "./chunk-JXXGLMKI.js";
import "./chunk-XJ5TCXBL.js";
import "./chunk-JEUA7ZUN.js";
import "./chunk-QIRV5M6I.js";
import "./chunk-5NLEPW5U.js";
import {
  chooseGuidance,
  drawDiagnostic
} from "./chunk-ASQ2ODG5.js";
import "./chunk-G5P3LKMK.js";
import "./chunk-PGVBODTB.js";
import {
  locateText
} from "./chunk-5XZYJSZT.js";
import "./chunk-UYPGRGBJ.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-WFG5QX67.js";
import "./chunk-UDZYTPKK.js";
import "./chunk-Z42AS7I6.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-LQ2APLWL.js";
import "./chunk-AFCTP7X3.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-WGMF2S3L.js";
import "./chunk-NBZQ7HQT.js";
import "./chunk-NWTLA4N4.js";
import "./chunk-K6O6WMIC.js";
import "./chunk-46UQMCWT.js";
import {
  jsonText
} from "./chunk-M6MP6RRI.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-DD7XD7UQ.js";
import "./chunk-WLCERMNU.js";
import "./chunk-NWZWQZLL.js";
import "./chunk-V5ACJV7Y.js";
import "./chunk-HFYXMDKJ.js";
import {
  defaultInputTokens
} from "./chunk-ODLPX25U.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-LDUEWW3F.js";
import "./chunk-PITDCJ2L.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import "./chunk-BCOSIPZY.js";
import "./chunk-7A7ZFICR.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-GDDO4JD3.js";
import "./chunk-RY53UR3B.js";
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
import "./chunk-4NZYJ777.js";
import "./chunk-GDPUZW5I.js";
import "./chunk-BZATNCJN.js";
import "./chunk-TBRD7XTL.js";
import "./chunk-RHVCIKLL.js";
import "./chunk-WI7MEB4B.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";
import "./chunk-YTFEFVHS.js";
import "./chunk-L445PHKF.js";
import "./chunk-AV36P5JE.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import "./chunk-PZBY2WVG.js";
import "./chunk-XTXGWJOK.js";
import {
  shorten
} from "./chunk-TJ3WHKDV.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import "./chunk-WXSCV52D.js";
import "./chunk-LLYRRCIH.js";
import "./chunk-5F57RBFY.js";
import "./chunk-O62SFG25.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-MNFML4KL.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-2I2IS3JA.js";
import {
  oneLine
} from "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import {
  EXIT,
  messageOf,
  usageError
} from "./chunk-X7WSVMCW.js";
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
  let paths = subject.changes.files.map(({ path }) => path), owners = await readOwners(subject.trusted, paths), asked = line.forFiles.length > 0 ? paths : void 0, all = listStatements(chosen.guidelines.applicable, readSwitches(options), owners, asked), shown = line.inForce ? all.filter(isRule) : all, asJson = () => jsonText({ statements: shown, ...countStatements(all) });
  return await terminal.print(line.format === "json" ? asJson() : statementsText(shown, countStatements(all), terminal.paint)), EXIT.done;
}
async function showGuidelines({ subject, options }, line, terminal) {
  let chosen = await chooseGuidance(subject, options), report = await listGuidelines(subject, chosen, options, {
    tokenizer: await loadTokenizer(options.model),
    budget: options.maxInputTokens ?? defaultInputTokens(options.model)
  });
  for (let problem of chosen.problems)
    terminal.say(drawDiagnostic(problem, (_style, text) => text));
  let { guidelines, customizations } = chosen, receipts = line.forFiles.length > 0 ? report.receipts.map(wordForNamedFiles) : report.receipts, inForce = receipts.filter(({ status }) => status === "in-force"), shown = line.inForce ? { ...report, receipts: inForce, reached: [] } : { ...report, receipts }, json = {
    ...guidelinesJson(guidelines),
    customizations: shown.receipts,
    reached: shown.reached,
    notes: report.notes,
    conflicts: report.conflicts,
    changes: report.changes === void 0 ? null : guidelineChangesJson(report.changes),
    compatibility: customizations.compatibility,
    folders: customizations.folders
  };
  if (line.format === "json")
    return await terminal.print(jsonText(json)), EXIT.done;
  let paths = line.forFiles.length > 0 ? subject.changes.files.map(({ path }) => path) : void 0, rules = paths === void 0 ? "" : checkedRulesText(listStatements(guidelines.applicable, readSwitches(options), [], paths), terminal.paint);
  return await terminal.print(`${guidelinesText(shown, terminal.paint, paths && "named file")}${rules}`), EXIT.done;
}
function wordForNamedFiles(receipt) {
  let { reason } = receipt;
  return reason === void 0 ? receipt : { ...receipt, reason: reason.replaceAll("changed file", "named file") };
}
export {
  runGuidelines
};

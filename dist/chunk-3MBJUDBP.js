import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  writeRunFile
} from "./chunk-F4OSRRLG.js";
import {
  imbalanceSentence,
  reconciliationSentence
} from "./chunk-V4JQUYKY.js";
import {
  drawVerdictAnnotations,
  reviewHtml,
  reviewJson,
  reviewSarif
} from "./chunk-IGKL7N4W.js";
import {
  reviewMarkdown
} from "./chunk-APKX6MRP.js";
import {
  drawFindingAnnotations,
  drawRunAnnotation,
  findingAnnotations
} from "./chunk-MKABJW2N.js";
import {
  drawVerdict,
  listFailures,
  shortHeadline,
  sourceSentences,
  summarySentences
} from "./chunk-UT6R2KNG.js";
import {
  modelLine
} from "./chunk-Y4QFJIH7.js";
import {
  jsonText
} from "./chunk-PNCBCJN7.js";
import {
  coverageOutputs
} from "./chunk-DGKTSC4J.js";
import {
  writeOutput
} from "./chunk-6FTFIEZW.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import {
  GithubError
} from "./chunk-WXSCV52D.js";
import {
  shorten
} from "./chunk-TJ3WHKDV.js";
import {
  oneLine,
  showHidden
} from "./chunk-M64T6ERC.js";
import {
  EXIT
} from "./chunk-PI7WXFM3.js";

// src/reports/outcome/check-run.ts
var MAX_SUMMARY_CHARACTERS = 65e3, MAX_ANNOTATIONS = 50, MAX_TITLE_CHARACTERS = 250, MAX_MESSAGE_CHARACTERS = 4e3, LEVELS = { error: "failure", warning: "warning", notice: "notice" };
function drawCheckRun(result, target, { failures, isFailed }) {
  let { verdict, missing } = shortHeadline(drawVerdict(result)), summary = [...failures.map(modelLine), reviewMarkdown(result, { all: !0, target })].join(`

`);
  return {
    conclusion: isFailed || failures.length > 0 ? "failure" : result.conclusion === "clean" ? "success" : "neutral",
    title: shorten(
      [oneLine(verdict), ...missing === void 0 ? [] : [oneLine(missing)]].join(" "),
      MAX_TITLE_CHARACTERS
    ),
    // The review is at most 45,000 characters long, so only very many reasons to fail are cut.
    summary: summary.length <= MAX_SUMMARY_CHARACTERS ? summary : summary.slice(-MAX_SUMMARY_CHARACTERS),
    annotations: result.findings.filter(isAnnotated).slice(0, MAX_ANNOTATIONS).flatMap(drawAnnotation)
  };
}
function isAnnotated({ placement, side, line }) {
  return placement.kind === "summary" && side === "RIGHT" && line !== void 0;
}
function drawAnnotation(finding) {
  return findingAnnotations([finding]).map(({ file, line = 1, endLine = line, level, title, message }) => ({
    path: file,
    startLine: line,
    endLine,
    level: LEVELS[level],
    title: shorten(oneLine(title), MAX_TITLE_CHARACTERS),
    message: shorten(showHidden(message), MAX_MESSAGE_CHARACTERS)
  }));
}

// src/commands/action/review/show-check-run.ts
async function showCheckRun({ client, options, opened }, { kind, result }, target, outcome) {
  if (opened === void 0 || options.dryRun || options.checkRun === "never" || kind === "refused")
    return [];
  try {
    let check = { headSha: opened.pull.headSha, ...drawCheckRun(result, target, outcome) };
    return await client.createCheckRun(check) === "refused" ? [REFUSED] : [];
  } catch (error) {
    if (error instanceof GithubError)
      return [`Note: the check run could not be written: ${error.message}.`];
    throw error;
  }
}
var REFUSED = "Note: the verdict is not shown as a check, because the token does not have the permission `checks: write`.";

// src/commands/action/review/report-review.ts
async function reportReview(run, published, target, failOn) {
  let { result } = published, markdown = reviewMarkdown(result, { all: !0, target }), verdict = drawVerdict(result), failures = listFailures(verdict, { ...run.options, failOn }, result.findings), isFailed = result.conclusion === "failed" || published.kind === "failed", notes = explainPublication(published), [said, ...rest] = summarySentences(result);
  run.runner.log(said);
  let ofVerdict = drawVerdictAnnotations(verdict, failures, result.usage.failure);
  run.runner.print(ofVerdict), annotateUnposted(run, published, notes, ofVerdict);
  let checkNotes = await showCheckRun(run, published, target, { failures, isFailed }), counts = reconciliationSentence(published.reconciliation);
  return [...sourceSentences(result.readFrom), ...rest, counts, ...notes, ...checkNotes].forEach((sentence) => run.runner.log(sentence)), {
    outputs: {
      ...reviewOutputs(published),
      ...isFailed ? { conclusion: "failed" } : {},
      ...await writeFiles(run, published, { markdown, target })
    },
    jobSummary: [markdown, ...notes, ...failures.map((failure) => modelLine(failure))].join(`

`),
    exitCode: isFailed ? EXIT.failed : exitCodeFor(failures.length > 0)
  };
}
function annotateUnposted({ runner }, { kind, result, reconciliation }, notes, printed) {
  let imbalance = imbalanceSentence(reconciliation);
  if (kind !== "posted" || imbalance !== void 0) {
    let own = [
      ...kind === "failed" ? [drawRunAnnotation("error", notes.join(" "))] : [],
      ...imbalance === void 0 ? [] : [drawRunAnnotation("warning", imbalance)]
    ].join("");
    runner.print(own), runner.print(drawFindingAnnotations(result.findings, "the job summary has all of them", `${printed}${own}`));
  }
}
function exitCodeFor(hasProblems) {
  return hasProblems ? EXIT.problems : EXIT.done;
}
function reviewOutputs({ result, commentsPosted, reviewUrl }) {
  let { usage } = result;
  return {
    ...verdictOutputs(drawVerdict(result)),
    "comments-posted": String(commentsPosted),
    fixed: String(result.since?.fixed.length ?? 0),
    "review-url": reviewUrl ?? "",
    "input-tokens": String(usage.inputTokens),
    "output-tokens": String(usage.outputTokens),
    requests: String(usage.requests),
    cost: usage.cost === void 0 ? "" : String(usage.cost),
    usage: JSON.stringify(usage.rows)
  };
}
function verdictOutputs(verdict) {
  return {
    findings: String(verdict.findings),
    ...coverageOutputs(verdict.coverage),
    rules: String(verdict.rules),
    "rules-checked": String(verdict.rulesChecked),
    conclusion: verdict.conclusion
  };
}
function explainPublication({ kind, reason, hint, notes }) {
  return reason === void 0 ? notes : [kind === "posted" ? `Note: ${reason}.` : `Not posted: ${reason}.`, ...hint === void 0 ? [] : [hint], ...notes];
}
async function writeFiles(run, { result, reconciliation }, { markdown, target }) {
  let files = {
    "findings-file": await writeRunFile(run, "findings.json", jsonText(reviewJson(result, reconciliation))),
    "summary-file": await writeRunFile(run, "summary.md", `${markdown}
`)
  };
  await writeRunFile(run, "review.html", reviewHtml(result));
  let { sarifFile } = run.options;
  return sarifFile === void 0 ? files : (await writeOutput(sarifFile, run.runner.cut(jsonText(reviewSarif(result, VERSION, target))), "sarif-file"), { ...files, "sarif-file": sarifFile });
}

export {
  reportReview,
  exitCodeFor,
  verdictOutputs
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  MAX_SHARDS,
  chooseShardCount,
  planShards
} from "./joined-1c6c8fb1.js";
import {
  digest
} from "./joined-3b15d0af.js";
import {
  usageError
} from "./joined-e117912a.js";
// src/jobs/shards/plan-review.ts
function readShardNumber(text2) {
  let [, index = "", most = ""] = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text2) ?? [], shard = { index: Number(index), most: Number(most) };
  if (shard.index < 1 || shard.index > shard.most || shard.most > MAX_SHARDS)
    throw usageError(
      "shard",
      `\`shard\` must be like \`3/64\`, not "${text2}"`,
      `Use a value of the matrix that \`plan\` prints. A plan has at most ${MAX_SHARDS} shards.`
    );
  return shard;
}
var CHARACTERS_PER_TOKEN = 4;
var TOKENS_PER_LINE = 2;
var TOKENS_PER_FILE = 30;
function planReview({ files, applied }, commit, most, tokensOf = estimateTokens) {
  let sized = files.map((file) => ({ path: file.path, tokens: tokensOf(file) })), limit = most ?? chooseShardCount(sized), shards = planShards(sized, limit), texts = applied.map(({ id, content, filePatterns }) => [id, content.path, content.text, filePatterns]), sizes = sized.map(({ path, tokens }) => [path, tokens]), key = digest("sha256", JSON.stringify([FORM, commit, limit, texts, sizes, shards]), "hex").slice(
    0,
    KEY_CHARACTERS
  );
  return { shards, most: limit, key, commit };
}
var FORM = 2;
var KEY_CHARACTERS = 32;
function estimateTokens({ hunks, view, additions, deletions }) {
  let tokens = TOKENS_PER_FILE;
  for (let hunk of view?.hunks ?? hunks)
    for (let { text: text2 } of hunk.lines)
      tokens += text2.length / CHARACTERS_PER_TOKEN + TOKENS_PER_LINE;
  return Math.ceil(hunks.length === 0 ? tokens + (additions + deletions) * USUAL_LINE_TOKENS : tokens);
}
var USUAL_LINE_TOKENS = 10;
function filesOfShard({ shards, most }, { index }) {
  let shard = shards[index - 1];
  if (shard === void 0)
    throw usageError(
      "no-such-shard",
      `The change has ${shards.length} shards with \`--shards ${most}\`, so there is no shard ${index}`,
      "Run `plan` again: the change is another one now."
    );
  return new Set(shard.paths);
}

// src/commands/shards/shard-secret.ts
function secretOf(choice, { sealKey }) {
  return sealKey !== void 0 && sealKey !== "" ? sealKey : choice.kind === "models" && "apiKey" in choice.main ? choice.main.apiKey : void 0;
}

import {
  modelText
} from "./joined-c0f10e06.js";
import {
  computeFingerprint
} from "./joined-c1dd7ffa.js";
import {
  digest as digest2
} from "./joined-3b15d0af.js";
import {
  ruleUrl
} from "./joined-1c6c8fb1.js";
import {
  oneLine,
  showHidden
} from "./joined-5ac99ec6.js";
// src/reports/problem.ts
var SEVERITIES = { high: "error", medium: "warning", low: "info" };
function reviewProblems({
  findings,
  problemsAtHead
}) {
  let aside = diagnosticProblems(problemsAtHead).map((problem) => ({ ...problem, isAside: true }));
  return [...findingProblems(findings), ...aside];
}
function findingProblems(findings) {
  return withOwnFingerprints(
    findings.flatMap((finding) => {
      let { rule, kind, title, body, guideline, fingerprint, places = [] } = finding, cited = guideline === void 0 ? [] : [`${guideline.source}:${guideline.line}: ${modelText(guideline.text)}`];
      return [finding, ...places].map((place) => ({
        check: rule ?? kind,
        severity: SEVERITIES[finding.severity],
        ...placeOf(place),
        title: modelText(title),
        body: [modelText(body), ...cited].map(showHidden).join(`
`),
        fingerprint: place.fingerprint ?? fingerprint
      }));
    })
  );
}
function placeOf({ path, side, line, startLine }) {
  return { path, ...line === void 0 || side === "LEFT" ? {} : { line: startLine ?? line, endLine: line } };
}
function diagnosticProblems(diagnostics) {
  return withOwnFingerprints(
    diagnostics.map((diagnostic) => ({
      check: diagnostic.rule,
      severity: diagnostic.severity,
      path: diagnostic.path,
      line: diagnostic.start.line,
      column: diagnostic.start.column,
      endLine: Math.max(diagnostic.start.line, diagnostic.end.line),
      title: showHidden(diagnostic.message),
      body: [diagnostic.why, diagnostic.hint, ruleUrl(diagnostic.rule)].flatMap((sentence) => sentence === void 0 ? [] : [showHidden(sentence)]).join(`
`),
      fingerprint: computeFingerprint(diagnostic)
    }))
  );
}
function compactLines(problems) {
  return problems.map(
    ({ path, line = 1, column = 1, severity, title, check }) => `${oneLine(path)}:${line}:${column}: ${severity} ${oneLine(title)} [${oneLine(check)}]
`
  ).join("");
}
function withOwnFingerprints(problems) {
  let seen = /* @__PURE__ */ new Map();
  return problems.map((problem) => {
    let nth = (seen.get(problem.fingerprint) ?? 0) + 1;
    seen.set(problem.fingerprint, nth);
    let fingerprint = digest2("sha256", `${problem.fingerprint}:${nth}`, "hex").slice(0, 40);
    return { ...problem, fingerprint };
  });
}

import {
  readOptions
} from "./joined-1c6c8fb1.js";
import {
  usageError as usageError2
} from "./joined-e117912a.js";
// src/commands/arguments/all-files.ts
function asksForAllFiles({ options }) {
  let given = options.get("all-files");
  return given !== void 0 && readOptions([/* @__PURE__ */ new Map([["all-files", given]])]).allFiles;
}
function refuseOfAudits({ writeBaseline, options }) {
  let batched = ["batch", "batch-minutes", "cancel-batches"].find((name) => options.has(name));
  if (batched !== void 0)
    throw usageError2(
      "mixed-flags",
      `\`--${batched}\` does nothing here`,
      "Batches take up to 24 hours, so only audits use them: add `--all-files`."
    );
  if (writeBaseline)
    throw usageError2(
      "mixed-flags",
      "`--write-baseline` does nothing here",
      "A baseline is written by `validate`, and with `--all-files`."
    );
}

import {
  printed,
  oneLine as oneLine2,
  showHidden as showHidden2
} from "./joined-5ac99ec6.js";
import {
  shortenPath
} from "./joined-a845ed26.js";
import {
  groupBy
} from "./joined-b4da4858.js";
// src/reports/junit.ts
var MAX_PROBLEMS = 5e3;
var MAX_CHARACTERS = 4e3;
var MAX_PATH_CHARACTERS = 1e3;
function junitXml(outcome, problems) {
  let shown = problems.slice(0, MAX_PROBLEMS), suites = [
    drawRun(outcome),
    ...[...groupBy(shown, ({ path }) => path)].map(([path, own]) => drawFile(path, own))
  ], failures = shown.filter(isFailure).length, errors = +(outcome.kind === "error"), skipped = +(outcome.kind === "skipped"), head = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${attribute(outcome.name)}" tests="${shown.length + 1}" failures="${failures}" errors="${errors}">
`;
  return printed(`${head}${suites.map((suite) => suite(skipped)).join("")}</testsuites>
`);
}
function isFailure({ severity, isAside }) {
  return severity !== "info" && isAside !== true;
}
function drawRun({ name, kind, said }) {
  let inner = {
    passed: `<system-out>${text(said)}</system-out>`,
    skipped: `<skipped message="${attribute(said)}"/>`,
    error: `<error message="${attribute(said)}" type="run"/>`
  }[kind];
  return (skipped) => `  <testsuite name="${attribute(name)}" tests="1" failures="0" errors="${+(kind === "error")}" skipped="${skipped}">
    <testcase classname="housestyle" name="${attribute(name)}">${inner}</testcase>
  </testsuite>
`;
}
function drawFile(path, problems) {
  let failures = problems.filter(isFailure).length, cases = problems.map(drawCase).join("");
  return () => `  <testsuite name="${attribute(path)}" tests="${problems.length}" failures="${failures}" errors="0" skipped="0">
${cases}  </testsuite>
`;
}
function drawCase(problem) {
  let { check, severity, path, line, title, body } = problem, shown = shortenPath(path, MAX_PATH_CHARACTERS), place = line === void 0 ? shown : `${shown}:${line}`, at = line === void 0 ? "" : ` line="${line}"`, said = text([place, title, body].filter((part) => part !== "").join(`
`)), inner = isFailure(problem) ? `<failure message="${attribute(title)}" type="${severity}">${said}</failure>` : `<system-out>${said}</system-out>`;
  return `    <testcase classname="${attribute(`housestyle.${check}`)}" name="${attribute(`${place}: ${title}`)}" file="${attribute(path)}"${at}>${inner}</testcase>
`;
}
function attribute(value) {
  return escapeXml(oneLine2(value).slice(0, MAX_CHARACTERS).toWellFormed());
}
function text(value) {
  return escapeXml(printed(showHidden2(value).slice(0, MAX_CHARACTERS).toWellFormed()));
}
function escapeXml(value) {
  return value.replaceAll(/[\uFFFE\uFFFF]/g, "\uFFFD").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("	", " ");
}

import {
  drawVerdictAnnotations,
  isVerdictAnnotated,
  reviewHtml,
  reviewJson,
  reviewSarif,
  MAX_REPORT_CHARACTERS,
  reviewMarkdown,
  drawReviewAnnotations
} from "./joined-2a42ba82.js";
import {
  reviewFailOn
} from "./joined-c1dd7ffa.js";
import {
  drawVerdict,
  failureReason,
  headline,
  listFailures,
  reviewText,
  summarySentences
} from "./joined-c0f10e06.js";
import {
  jsonPieces,
  jsonText
} from "./joined-1c6c8fb1.js";
import {
  EXIT
} from "./joined-e117912a.js";
import {
  oneLine as oneLine4
} from "./joined-5ac99ec6.js";

import {
  oneLine as oneLine3
} from "./joined-5ac99ec6.js";
// src/reports/code-quality.ts
var SEVERITIES2 = { error: "major", warning: "minor", info: "info" };
var MAX_ISSUES = 5e3;
var MAX_DESCRIPTION_CHARACTERS = 2e3;
function codeQualityReport(problems) {
  return problems.slice(0, MAX_ISSUES).map(({ check, severity, path, line = 1, endLine, title, body, fingerprint }) => ({
    description: describe(title, body),
    check_name: oneLine3(check),
    fingerprint,
    severity: SEVERITIES2[severity],
    location: {
      path: path.toWellFormed(),
      lines: { begin: line, ...endLine === void 0 ? {} : { end: endLine } }
    }
  }));
}
function describe(title, body) {
  let sentences = [/[.!?:]$/.test(title) ? title : `${title}.`, body].join(" ");
  return oneLine3(sentences.replaceAll(/\s+/g, " ").trim()).slice(0, MAX_DESCRIPTION_CHARACTERS).toWellFormed();
}

import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
// src/commands/report-review.ts
async function reportReview(result, options, line, terminal, page) {
  let failOn = reviewFailOn(options), verdict = drawVerdict(result), failures = listFailures(verdict, { ...options, failOn }, result.findings), format = line.format ?? "text";
  if (await terminal.print(page ?? drawReview(result, failures, format, terminal), { commands: format === "github" }), options.sarifFile !== void 0) {
    let { writeOutput } = await import("./write-output-IMKHQZ26.js");
    await writeOutput(options.sarifFile, terminal.cut(jsonText(reviewSarif(result, VERSION))), "sarif-file");
  }
  return page === void 0 && WITHOUT_VERDICT.has(format) && isVerdictAnnotated(verdict) && terminal.say(`housestyle: ${oneLine4(headline(verdict))}`), failures.forEach((failure) => terminal.say(`housestyle: ${oneLine4(failure)}`)), result.conclusion === "failed" ? EXIT.failed : failures.length > 0 ? EXIT.problems : EXIT.done;
}
var WITHOUT_VERDICT = /* @__PURE__ */ new Set(["compact", "gitlab", "sarif"]);
function drawReview(result, failures, format, { paint, columns }) {
  switch (format) {
    case "json":
      return jsonPieces(reviewJson(result));
    case "markdown":
      return `${reviewMarkdown(result, { all: true, target: void 0, most: MAX_REPORT_CHARACTERS })}
`;
    case "sarif":
      return jsonPieces(reviewSarif(result, VERSION));
    case "github":
      return drawCommands(result, failures);
    case "compact":
      return compactLines(reviewProblems(result));
    case "gitlab":
      return jsonText(codeQualityReport(reviewProblems(result)));
    case "html":
      return reviewHtml(result);
    case "junit":
      return junitXml(reviewOutcome(result), reviewProblems(result));
    default:
      return reviewText(result, paint, columns);
  }
}
function reviewOutcome(result) {
  let kinds = { failed: "error", incomplete: "skipped", unchecked: "skipped" }, { conclusion } = result;
  return { name: "Housestyle review", kind: conclusion === "clean" || conclusion === "findings" || conclusion === "skipped" ? "passed" : kinds[conclusion], said: summarySentences(result)[0] };
}
function drawCommands(result, failures) {
  let [said, ...rest] = summarySentences(result), verdict = drawVerdict(result), ofVerdict = drawVerdictAnnotations(verdict, failures, failureReason(result));
  return [
    isVerdictAnnotated(verdict) ? "" : `${oneLine4(said)}
`,
    ofVerdict,
    drawReviewAnnotations(result, ofVerdict),
    ...rest.map((sentence) => `${oneLine4(sentence)}
`)
  ].join("");
}

import {
  usageError as usageError3
} from "./joined-e117912a.js";
// src/commands/open/foreign-server.ts
var KEYS = {
  auto: "OPENAI_API_KEY",
  openai: "OPENAI_API_KEY",
  "azure-openai": "AZURE_OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY"
};
var FOUND_ANYWHERE = {
  bedrock: "an AWS key or signature",
  vertex: "a Google access token"
};
function refuseForeignServer(line, options, terminal) {
  let key = options.isServerConfigured && line.config === void 0 && options.apiKey === void 0 ? keyOf(options.provider, terminal) : void 0;
  if (key !== void 0)
    throw usageError3(
      "foreign-server",
      `The repository's configuration names the server ${options.baseUrl ?? ""}; ${key} is not sent there without your consent`,
      "If you trust the server, pass `--base-url`, or name the configuration file with `--config`."
    );
}
function keyOf(provider, { environment }) {
  let key = KEYS[provider], isSet = key !== void 0 && (environment[key] ?? "").trim() !== "";
  return FOUND_ANYWHERE[provider] ?? (isSet ? key : void 0);
}
export {
  asksForAllFiles,
  codeQualityReport,
  compactLines,
  diagnosticProblems,
  estimateTokens,
  filesOfShard,
  findingProblems,
  junitXml,
  planReview,
  readShardNumber,
  refuseForeignServer,
  refuseOfAudits,
  reportReview,
  reviewProblems,
  secretOf
};

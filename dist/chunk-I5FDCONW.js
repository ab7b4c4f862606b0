import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  closeFence,
  codeBlock,
  codeSpan,
  modelLine,
  modelMarkdown
} from "./chunk-J6L4RBGZ.js";
import {
  diagnosticJson,
  isRecord
} from "./chunk-IBZ5MDMK.js";
import {
  count,
  summarySentences
} from "./chunk-3UDWVOHQ.js";
import {
  SEVERITIES
} from "./chunk-CCNXBXGE.js";
import {
  usageError
} from "./chunk-TL3DQQ22.js";

// src/models/choose.ts
function chooseProvider(options, environment) {
  let baseUrl = options.baseUrl ?? nonEmpty(environment.OPENAI_BASE_URL), apiKey = options.apiKey ?? nonEmpty(environment.OPENAI_API_KEY), isConfigured = baseUrl !== void 0 || apiKey !== void 0;
  if (options.provider === "offline" || options.provider === "auto" && !isConfigured)
    return { kind: "offline" };
  if (!isConfigured)
    throw usageError(
      "no-server",
      "The provider `openai` has neither a key nor a server",
      "Give `api-key` (or OPENAI_API_KEY), or `base-url` for a server that needs no key."
    );
  if (options.model === void 0)
    throw usageError(
      "no-model",
      "No model is named",
      "Give `model`, such as `gpt-4o`, or `provider: offline` for the checks that need no model."
    );
  return {
    kind: "openai",
    settings: { model: options.model, baseUrl, apiKey, maxOutputTokens: options.maxOutputTokens }
  };
}
function nonEmpty(text) {
  return text === void 0 || text.trim() === "" ? void 0 : text.trim();
}

// src/reports/coverage.ts
function coveragePercent({ coverage }) {
  return coverage.lines === 0 ? 100 : Math.floor(coverage.reviewedLines / coverage.lines * 100);
}
function coverageShortfall(percent, minCoverage) {
  return percent >= minCoverage ? void 0 : `${percent} % of the changed lines were reviewed, less than \`min-coverage\` asks for (${minCoverage} %).`;
}

// src/reports/review-json.ts
function reviewJson(result) {
  return {
    findings: result.findings.map(findingJson),
    summary: [...summarySentences(result), ...result.remarks].join(" "),
    guidelines: result.guidelines,
    leftOut: result.leftOut,
    problems: result.problems.map(diagnosticJson),
    coverage: result.coverage,
    literal: result.literal,
    usage: result.usage,
    conclusion: result.conclusion
  };
}
function findingJson(finding) {
  let { placement, guideline, ...rest } = finding;
  return {
    ...rest,
    ...guideline === void 0 ? {} : { guideline },
    placement: placement.kind,
    ...placement.kind === "inline" ? {} : { placementReason: placement.reason }
  };
}

// src/reports/sarif.ts
var LEVELS = { high: "error", medium: "warning", low: "note" }, MAX_RESULTS = 5e3;
function reviewSarif(result, version) {
  let findings = result.findings.slice(0, MAX_RESULTS), rules = new Map(findings.map((finding) => [ruleId(finding), ruleOf(finding)]));
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "Housestyle", semanticVersion: version, rules: [...rules.values()] } },
        columnKind: "utf16CodeUnits",
        results: findings.map(resultOf)
      }
    ]
  };
}
function ruleId(finding) {
  let { guideline } = finding;
  return guideline === void 0 ? `kind/${finding.kind}` : `guideline/${guideline.source}:${guideline.line}`;
}
function ruleOf(finding) {
  let text = finding.guideline?.text ?? `Findings of kind ${finding.kind}`;
  return { id: ruleId(finding), shortDescription: { text } };
}
function resultOf(finding) {
  return {
    ruleId: ruleId(finding),
    level: LEVELS[finding.severity],
    message: { text: `${finding.title}

${finding.body}` },
    partialFingerprints: { "housestyle/v1": finding.fingerprint },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: finding.path.split("/").map(encodeURIComponent).join("/") },
          // A removed line has no place in the head; the file has.
          ...finding.line === void 0 || finding.side === "LEFT" ? {} : { region: { startLine: finding.startLine ?? finding.line, endLine: finding.line } }
        }
      }
    ]
  };
}

// src/reports/links.ts
function fileLink(path, line, target) {
  let label = codeSpan(`${path}:${line}`);
  if (target === void 0)
    return label;
  let encoded = path.split("/").map(encodeURIComponent).join("/");
  return `[${label}](${target.serverUrl}/${target.repository}/blob/${target.revision}/${encoded}?plain=1#L${line})`;
}

// src/reports/markers.ts
var SUMMARY_MARKER = "<!-- housestyle:summary -->";
function findingMarker(fingerprint) {
  return `<!-- housestyle:finding ${fingerprint} -->`;
}
function fingerprintIn(body) {
  return /^<!-- housestyle:finding ([0-9a-f]+) -->$/.exec(lastLine(body))?.[1];
}
function stateMarker(state) {
  return `<!-- housestyle:state ${JSON.stringify(state)} -->`;
}
function readSummaryMarkers(body) {
  let lines = body.trimEnd().split(/\r?\n/);
  if (lines.at(-1) !== SUMMARY_MARKER)
    return { isSummary: !1, state: void 0 };
  let json = /^<!-- housestyle:state (\{.*\}) -->$/.exec(lines.at(-2) ?? "")?.[1];
  return { isSummary: !0, state: json === void 0 ? void 0 : parseState(json) };
}
function parseState(json) {
  let value;
  try {
    value = JSON.parse(json);
  } catch {
    return;
  }
  return isState(value) ? value : void 0;
}
function isState(state) {
  return isRecord(state) ? ["findings", "low", "medium", "high", "coverage"].every((name) => Number.isSafeInteger(state[name])) && typeof state.key == "string" && ["clean", "findings", "failed", "skipped"].includes(String(state.conclusion)) : !1;
}
function lastLine(body) {
  return body.trimEnd().split(/\r?\n/).at(-1) ?? "";
}

// src/reports/inline-comment.ts
var MAX_COMMENT_CHARACTERS = 6e4;
function inlineComment(finding, target) {
  let parts = [describeFinding(finding, target)];
  finding.suggestion !== void 0 && parts.push(codeBlock("suggestion", finding.suggestion));
  let text = parts.join(`

`);
  return `${text.length <= MAX_COMMENT_CHARACTERS ? text : closeFence(describeFinding(finding, target).slice(0, MAX_COMMENT_CHARACTERS))}

${findingMarker(finding.fingerprint)}`;
}
function describeFinding(finding, target) {
  let parts = [`**${modelLine(finding.title)}** (${finding.severity}, ${finding.kind})`, modelMarkdown(finding.body)];
  if (finding.guideline !== void 0) {
    let { text, source, line } = finding.guideline;
    parts.push(`> ${modelLine(text)}
> \u2014 ${fileLink(source, line, target)}`);
  }
  return parts.join(`

`);
}

// src/reports/summary.ts
var MAX_SUMMARY_CHARACTERS = 6e4, LEAST_FINDINGS_CHARACTERS = 3e4, MAX_ROWS = 100, MAX_REMARKS = 10;
function reviewMarkdown(result, options) {
  let shown = result.findings.filter((finding) => options.all || finding.placement.kind !== "inline"), head = ["## Housestyle review", summarySentences(result).join(" ")], above = [...limited(result.remarks.map(modelMarkdown), MAX_REMARKS), ...problemSection(result)], below = [...receiptSection(result, options.target), ...leftOutSection(result.leftOut)], room = MAX_SUMMARY_CHARACTERS - MAX_NOTE_CHARACTERS - sizeOf(head), findings = findingSection(
    shown,
    options,
    Math.max(LEAST_FINDINGS_CHARACTERS, room - sizeOf([...above, ...below]))
  ), keptAbove = takeWithin(above, room - sizeOf(findings)), keptBelow = takeWithin(below, room - sizeOf([...findings, ...keptAbove])), missing = above.length + below.length - keptAbove.length - keptBelow.length;
  return [...head, ...keptAbove, ...findings, ...keptBelow, ...missingNote(missing)].join(SEPARATOR);
}
function summaryComment(result, target, state) {
  let markers = [...state === void 0 ? [] : [stateMarker(state)], SUMMARY_MARKER];
  return `${reviewMarkdown(result, { all: !1, target })}

${markers.join(`
`)}`;
}
function problemSection({ problems }) {
  if (problems.length === 0)
    return [];
  let rows = problems.map(
    (problem) => `- ${codeSpan(`${problem.path}:${problem.start.line}`)} ${sentence(problem.message)}`
  );
  return [`### Problems in instruction files

${limited(rows).join(`
`)}`];
}
function findingSection(findings, options, room) {
  if (findings.length === 0)
    return [];
  let title = options.all ? "### Findings" : "### Findings without an inline comment", entries = findings.map((finding) => {
    let where = finding.line === void 0 ? finding.path : `${finding.path}:${finding.line}`, reason = finding.placement.kind === "inline" ? "" : ` (${modelLine(finding.placement.reason)})`, quote = (finding.quote ?? "").trim() === "" ? "" : `

${codeSpan(shortened(finding.quote ?? ""))}`;
    return `#### ${codeSpan(where)}${reason}${quote}

${describeFinding(finding, options.target)}`;
  });
  return [title, ...findingsWithin(entries, room - sizeOf([title]))];
}
function receiptSection({ guidelines }, target) {
  if (guidelines.length === 0)
    return ["No guidelines are in force for these files."];
  let rows = guidelines.map(
    (guideline) => `| ${guideline.id} | ${fileLink(guideline.source, 1, target)} | ${guideline.filePatterns.map(codeSpan).join(" ")} | ${guideline.files} | ${guideline.statements} | ${guideline.cited} |`
  ), table = [
    "| # | Guideline | Files | Changed files | Statements | Cited |",
    "|---|---|---|---|---|---|",
    ...limited(rows)
  ].join(`
`);
  return [details(`${count(guidelines.length, "guideline")} in force, as on the base branch`, table)];
}
function leftOutSection(leftOut) {
  if (leftOut.length === 0)
    return [];
  let rows = leftOut.map((entry) => `- ${entry.stage} ${codeSpan(entry.source)}: ${sentence(entry.reason)}`);
  return [details(`${leftOut.length} left out`, limited(rows).join(`
`))];
}
function details(title, body) {
  return `<details><summary>${title}</summary>

${body}

</details>`;
}
function sentence(text) {
  return modelLine(text);
}
var MAX_QUOTE_CHARACTERS = 200;
function shortened(quote) {
  return quote.length <= MAX_QUOTE_CHARACTERS ? quote : `${quote.slice(0, MAX_QUOTE_CHARACTERS)}\u2026`;
}
function limited(rows, most = MAX_ROWS) {
  return rows.length <= most ? rows : [...rows.slice(0, most), `\u2026 and ${rows.length - most} more`];
}
var SEPARATOR = `

`, MAX_NOTE_CHARACTERS = 200;
function sizeOf(sections) {
  return sections.reduce((total, section) => total + section.length + SEPARATOR.length, 0);
}
function takeWithin(sections, room) {
  let size = 0;
  return sections.filter((section) => {
    let fits = size + section.length + SEPARATOR.length <= room;
    return size += fits ? section.length + SEPARATOR.length : 0, fits;
  });
}
function findingsWithin(entries, room) {
  let kept = takeWithin(entries.slice(0, MAX_ROWS), room - MAX_NOTE_CHARACTERS), missing = entries.length - kept.length;
  return missing === 0 ? kept : [...kept, `\u2026 and ${count(missing, "more finding")}; the run's JSON has all of them.`];
}
function missingNote(missing) {
  return missing === 0 ? [] : [`(${count(missing, "section")} left out to keep within GitHub's limit; the run's JSON has everything.)`];
}

// src/findings/severity.ts
function reaches(severity, threshold) {
  return threshold !== "never" && SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(threshold);
}

export {
  chooseProvider,
  coveragePercent,
  coverageShortfall,
  reviewJson,
  reviewSarif,
  fingerprintIn,
  readSummaryMarkers,
  inlineComment,
  reviewMarkdown,
  summaryComment,
  reaches
};

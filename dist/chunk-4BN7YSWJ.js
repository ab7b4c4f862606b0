import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
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
  codeQualityReport,
  compactLines,
  findingProblems,
  junitXml
} from "./chunk-D5J4QJD6.js";
import {
  reviewFailOn
} from "./chunk-QRSTFV2N.js";
import {
  drawFindingAnnotations
} from "./chunk-MKABJW2N.js";
import {
  drawVerdict,
  listFailures,
  reviewText,
  summarySentences
} from "./chunk-UT6R2KNG.js";
import {
  jsonPieces,
  jsonText
} from "./chunk-PNCBCJN7.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import {
  oneLine
} from "./chunk-M64T6ERC.js";
import {
  EXIT
} from "./chunk-PI7WXFM3.js";

// src/commands/report-review.ts
async function reportReview(result, options, line, terminal, page) {
  let failOn = reviewFailOn(options), failures = listFailures(drawVerdict(result), { ...options, failOn }, result.findings), format = line.format ?? "text";
  if (await terminal.print(page ?? drawReview(result, failures, format, terminal.paint), { commands: format === "github" }), options.sarifFile !== void 0) {
    let { writeOutput } = await import("./write-output-76Y7GP4H.js");
    await writeOutput(options.sarifFile, terminal.cut(jsonText(reviewSarif(result, VERSION))), "sarif-file");
  }
  return failures.forEach((failure) => terminal.say(`housestyle: ${oneLine(failure)}`)), result.conclusion === "failed" ? EXIT.failed : failures.length > 0 ? EXIT.problems : EXIT.done;
}
function drawReview(result, failures, format, paint) {
  switch (format) {
    case "json":
      return jsonPieces(reviewJson(result));
    case "markdown":
      return `${reviewMarkdown(result, { all: !0, target: void 0 })}
`;
    case "sarif":
      return jsonPieces(reviewSarif(result, VERSION));
    case "github":
      return drawCommands(result, failures);
    case "compact":
      return compactLines(findingProblems(result.findings));
    case "gitlab":
      return jsonText(codeQualityReport(findingProblems(result.findings)));
    case "html":
      return reviewHtml(result);
    case "junit":
      return junitXml(reviewOutcome(result), findingProblems(result.findings));
    default:
      return reviewText(result, paint);
  }
}
function reviewOutcome(result) {
  let kinds = { failed: "error", incomplete: "skipped", unchecked: "skipped" }, { conclusion } = result;
  return { name: "Housestyle review", kind: conclusion === "clean" || conclusion === "findings" || conclusion === "skipped" ? "passed" : kinds[conclusion], said: summarySentences(result)[0] };
}
function drawCommands(result, failures) {
  let [verdict, ...rest] = summarySentences(result), ofVerdict = drawVerdictAnnotations(drawVerdict(result), failures, result.usage.failure);
  return [
    `${oneLine(verdict)}
`,
    ofVerdict,
    drawFindingAnnotations(result.findings, void 0, ofVerdict),
    ...rest.map((sentence) => `${oneLine(sentence)}
`)
  ].join("");
}

export {
  reportReview
};

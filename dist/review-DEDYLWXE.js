import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  chooseProvider,
  reaches,
  reviewJson,
  reviewMarkdown,
  reviewSarif
} from "./chunk-NJFP5RFF.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import {
  drawAnnotations,
  findingAnnotations
} from "./chunk-NCPOYVN2.js";
import {
  loadAsked
} from "./chunk-5AZVZTBB.js";
import "./chunk-FIUZ3U5Y.js";
import {
  reviewText
} from "./chunk-VF6YWKO4.js";
import {
  prepareReview,
  reviewChange
} from "./chunk-G3TGINRJ.js";
import "./chunk-QYB2DHWH.js";
import {
  count,
  summarySentences
} from "./chunk-LM5ZK5UP.js";
import "./chunk-MXDEB4YD.js";
import {
  withChange
} from "./chunk-FAH2YV32.js";
import {
  REVIEW_FAIL_ON
} from "./chunk-O7GAZQJA.js";
import "./chunk-FDD4FKYP.js";
import {
  EXIT,
  messageOf,
  usageError
} from "./chunk-TL3DQQ22.js";

// src/commands/review.ts
import { writeFile } from "node:fs/promises";
function runReview(line, terminal) {
  return withChange(line, terminal, (opened) => reviewOpened(opened, line, terminal));
}
async function reviewOpened({ subject, options }, line, terminal) {
  let failOn = failOnOf(options.failOn), provider = chooseProvider(options, terminal.environment), prepared = await prepareReview(subject, options), asked = await loadAsked(
    provider,
    options,
    (done, all) => terminal.progress(`${done} of ${count(all, "request")} answered`)
  ), result = await reviewChange(subject, prepared, options, asked);
  return await terminal.print(drawReview(result, line.format ?? "text", terminal.paint)), options.sarifFile !== void 0 && await writeSarif(options.sarifFile, result), result.conclusion === "failed" ? EXIT.failed : result.findings.some((finding) => reaches(finding.severity, failOn)) ? EXIT.problems : EXIT.done;
}
function failOnOf(failOn) {
  let known = REVIEW_FAIL_ON.find((value) => value === (failOn ?? "never"));
  if (known === void 0)
    throw usageError(
      "option-value",
      `\`--fail-on\` of a review must be one of ${REVIEW_FAIL_ON.join(", ")}, not "${failOn ?? ""}"`
    );
  return known;
}
function drawReview(result, format, paint) {
  switch (format) {
    case "json":
      return `${JSON.stringify(reviewJson(result), void 0, 2)}
`;
    case "markdown":
      return `${reviewMarkdown(result, { all: !0, target: void 0 })}
`;
    case "sarif":
      return `${JSON.stringify(reviewSarif(result, VERSION), void 0, 2)}
`;
    case "github":
      return drawCommands(result);
    default:
      return reviewText(result, paint);
  }
}
function drawCommands(result) {
  let { lines, notShown } = drawAnnotations(findingAnnotations(result.findings)), rest = notShown === 0 ? [] : [`${count(notShown, "further finding")} found no room among the annotations.`];
  return `${[...lines, ...rest, ...summarySentences(result)].join(`
`)}
`;
}
async function writeSarif(file, result) {
  try {
    await writeFile(file, `${JSON.stringify(reviewSarif(result, VERSION), void 0, 2)}
`);
  } catch (error) {
    throw usageError(
      "output-file",
      `SARIF cannot be written to "${file}": ${messageOf(error)}`,
      "Check `--sarif-file`."
    );
  }
}
export {
  runReview
};

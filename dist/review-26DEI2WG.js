import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  chooseProvider,
  reaches,
  reviewChange,
  reviewJson,
  reviewMarkdown,
  reviewSarif
} from "./chunk-M4YQPILA.js";
import "./chunk-OVOX2HMU.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import {
  drawAnnotations,
  findingAnnotations,
  reviewFailOn
} from "./chunk-7AA5WQ6H.js";
import "./chunk-OHKSKFA5.js";
import "./chunk-FEJS6ITI.js";
import "./chunk-DW65OOV5.js";
import {
  coverageShortfall,
  reviewText,
  summarySentences
} from "./chunk-LFJKOOCN.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  loadAsked,
  prepareReview
} from "./chunk-MUTZIAPH.js";
import "./chunk-N66UPPKU.js";
import "./chunk-PHPH5TZI.js";
import {
  withChange
} from "./chunk-TZP7CHZ7.js";
import "./chunk-6AACIMCU.js";
import "./chunk-NDK427LB.js";
import "./chunk-HF2NV3ES.js";
import "./chunk-IPFRPVR7.js";
import {
  EXIT,
  messageOf,
  usageError
} from "./chunk-7BEF2JZ2.js";
import "./chunk-NPAHB2OU.js";

// src/commands/review.ts
import { writeFile } from "node:fs/promises";
function runReview(line, terminal) {
  return withChange(line, terminal, (opened) => reviewOpened(opened, line, terminal));
}
async function reviewOpened({ subject, options }, line, terminal) {
  let failOn = reviewFailOn(options), provider = chooseProvider(options, terminal.environment), prepared = await prepareReview(subject, options), asked = await loadAsked(
    provider,
    options,
    (done, all) => terminal.progress(`${done} of ${count(all, "request")} answered`)
  ), result = await reviewChange(subject, prepared, options, asked);
  if (await terminal.print(drawReview(result, line.format ?? "text", terminal.paint)), options.sarifFile !== void 0 && await writeSarif(options.sarifFile, result), result.conclusion === "failed")
    return EXIT.failed;
  let shortfall = coverageShortfall(result.coverage, options.minCoverage);
  return shortfall !== void 0 && terminal.say(`housestyle: ${shortfall}`), result.findings.some((finding) => reaches(finding.severity, failOn)) || shortfall !== void 0 ? EXIT.problems : EXIT.done;
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

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  chooseProvider,
  reaches,
  reviewChange,
  reviewJson,
  reviewMarkdown,
  reviewSarif
} from "./chunk-LWM66X5X.js";
import {
  drawAnnotations,
  findingAnnotations,
  reviewFailOn
} from "./chunk-4WN6LSOR.js";
import "./chunk-TLYI725W.js";
import {
  reviewText
} from "./chunk-SASOEPOF.js";
import {
  coverageShortfall,
  summarySentences
} from "./chunk-I3LIF7EQ.js";
import {
  loadAsked,
  prepareReview
} from "./chunk-CO2I6XFR.js";
import "./chunk-32GRSEIR.js";
import "./chunk-NUPGM522.js";
import "./chunk-OVOX2HMU.js";
import "./chunk-XPYY2OC5.js";
import "./chunk-3BPLQGBZ.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  withChange
} from "./chunk-DZIAZSG3.js";
import "./chunk-APVMHZ5O.js";
import "./chunk-XAVGCHJH.js";
import "./chunk-44L6QXOR.js";
import "./chunk-GC7CM3P6.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-ZD5RQLA5.js";
import "./chunk-LVB2GVNQ.js";
import "./chunk-DJA4MU75.js";
import "./chunk-YLIDSUNL.js";
import "./chunk-ANTS6H4Y.js";
import "./chunk-I4I5HI56.js";
import "./chunk-BOSV5DJL.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import "./chunk-CP4LLL5U.js";
import "./chunk-DW65OOV5.js";
import "./chunk-YKRY7AOQ.js";
import "./chunk-7ZQQ6JUY.js";
import "./chunk-NA3TSN74.js";
import "./chunk-6JJRVAJO.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-X35Q6ESU.js";
import "./chunk-7WEOPXVF.js";
import "./chunk-NGTOH5VF.js";
import "./chunk-WDZP2R7D.js";
import "./chunk-4DL36Y3Y.js";
import "./chunk-4ZVFUHRH.js";
import "./chunk-76LYEDA7.js";
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
  let { lines, rest } = drawAnnotations(findingAnnotations(result.findings)), note = rest.length === 0 ? [] : [`${count(rest.length, "further finding")} found no room among the annotations.`];
  return `${[...lines, ...note, ...summarySentences(result)].join(`
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

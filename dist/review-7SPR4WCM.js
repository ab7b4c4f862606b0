import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  chooseProvider,
  reaches,
  reviewChange,
  reviewJson,
  reviewMarkdown,
  reviewSarif
} from "./chunk-OAO2QWPV.js";
import {
  drawAnnotations,
  findingAnnotations,
  reviewFailOn
} from "./chunk-HOGGSI7C.js";
import "./chunk-FFLAUE7V.js";
import {
  coverageShortfall,
  reviewText,
  summarySentences
} from "./chunk-HHMJIGBS.js";
import {
  loadAsked,
  prepareReview
} from "./chunk-3G5P6PRR.js";
import "./chunk-JNIBQBSN.js";
import "./chunk-LNUK4XRH.js";
import "./chunk-OVOX2HMU.js";
import "./chunk-S6AUKT3M.js";
import {
  count
} from "./chunk-LOWNAX6W.js";
import "./chunk-KXUXVKLK.js";
import {
  withChange
} from "./chunk-O42DBZ2L.js";
import "./chunk-I4I5HI56.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import "./chunk-KX5GN2NG.js";
import "./chunk-DW65OOV5.js";
import "./chunk-YKRY7AOQ.js";
import "./chunk-4VHGNQPG.js";
import "./chunk-KNXIC454.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-YHQRVUFE.js";
import "./chunk-N7DIRMXI.js";
import "./chunk-4ZVFUHRH.js";
import {
  EXIT,
  messageOf,
  usageError
} from "./chunk-7BEF2JZ2.js";
import "./chunk-RXXGZFEM.js";
import "./chunk-BOSV5DJL.js";
import "./chunk-FWJYDT43.js";
import "./chunk-AK4O2FCH.js";
import "./chunk-76LYEDA7.js";
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

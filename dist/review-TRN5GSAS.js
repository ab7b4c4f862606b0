import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  chooseProvider,
  reaches,
  reviewChange,
  reviewJson,
  reviewMarkdown,
  reviewSarif
} from "./chunk-N4NHDHRN.js";
import "./chunk-OVOX2HMU.js";
import {
  drawAnnotations,
  findingAnnotations,
  reviewFailOn
} from "./chunk-SD5IPVPT.js";
import "./chunk-TMV56J2T.js";
import "./chunk-WZTYTZM4.js";
import "./chunk-5J4WYG4M.js";
import {
  reviewText
} from "./chunk-VW2AX245.js";
import {
  coverageShortfall,
  summarySentences
} from "./chunk-WTVWB6H2.js";
import "./chunk-KDHAYTZJ.js";
import {
  withChange
} from "./chunk-JTSWPKA5.js";
import {
  loadAsked,
  prepareReview
} from "./chunk-5OQD3HD2.js";
import "./chunk-XZBY2RBO.js";
import "./chunk-IWZLGMCA.js";
import "./chunk-WR5W2W25.js";
import "./chunk-5FTPAVMQ.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-PJBJOT5M.js";
import "./chunk-WQHZXFH5.js";
import {
  count
} from "./chunk-OFO5PCQL.js";
import "./chunk-6DHVANIJ.js";
import "./chunk-ANTS6H4Y.js";
import "./chunk-HXRBX3JS.js";
import "./chunk-TCH2XJGD.js";
import "./chunk-4NKHIJK6.js";
import "./chunk-NM5G4MUO.js";
import "./chunk-S5SOPDF5.js";
import "./chunk-I4I5HI56.js";
import "./chunk-BOSV5DJL.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import "./chunk-DW65OOV5.js";
import "./chunk-ODA2BLIB.js";
import "./chunk-YKRY7AOQ.js";
import "./chunk-5D6VR3PZ.js";
import "./chunk-NACDKL4I.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-HV2TR6LF.js";
import "./chunk-6JJRVAJO.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-XEXLPH4T.js";
import "./chunk-WOJXPVDC.js";
import "./chunk-NGTOH5VF.js";
import "./chunk-WDZP2R7D.js";
import "./chunk-NKAX42KQ.js";
import "./chunk-4ZVFUHRH.js";
import "./chunk-76LYEDA7.js";
import {
  EXIT,
  messageOf,
  usageError
} from "./chunk-7BEF2JZ2.js";
import "./chunk-RGP6QW34.js";

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

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reaches,
  reviewChange,
  reviewJson,
  reviewMarkdown,
  reviewSarif
} from "./chunk-PFEE2J2S.js";
import "./chunk-OVOX2HMU.js";
import {
  openModelInput,
  routingFor
} from "./chunk-PBFKRWLE.js";
import "./chunk-CAWBF3KR.js";
import {
  drawFindingAnnotations,
  reviewFailOn
} from "./chunk-5ECA4FZI.js";
import {
  readGivenFiles
} from "./chunk-6GA7XBSB.js";
import {
  chooseModels
} from "./chunk-GZJKRJY2.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-EDSMSUUL.js";
import "./chunk-HFVCUUMC.js";
import "./chunk-WJ3VPJVO.js";
import "./chunk-YKDAYCIL.js";
import "./chunk-SMDHSUCA.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-UQH6DO6T.js";
import "./chunk-WZRSBBR5.js";
import {
  withChange
} from "./chunk-EP6MV73T.js";
import {
  chooseGuidance
} from "./chunk-IGZ3NRPH.js";
import "./chunk-QBQOZJOS.js";
import "./chunk-N5KRUCI6.js";
import "./chunk-FBB7BJ3T.js";
import "./chunk-DW7OOFFP.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-HDWU6LAC.js";
import "./chunk-6SOI4F7T.js";
import {
  reviewText,
  summarySentences
} from "./chunk-SROGDGKL.js";
import "./chunk-NGXF3HO4.js";
import "./chunk-RJOTUERJ.js";
import {
  jsonText
} from "./chunk-NHNZIALO.js";
import "./chunk-X2DZMWT3.js";
import {
  coverageShortfall
} from "./chunk-RUPNI3UM.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-SIB5UVDO.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-UWDBLCNF.js";
import "./chunk-MJVBCAD5.js";
import "./chunk-RY7KMN7X.js";
import "./chunk-HEVD5WT2.js";
import "./chunk-5KUK62A5.js";
import "./chunk-ODLPX25U.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-IMU57Z46.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import "./chunk-DW65OOV5.js";
import "./chunk-RUFP4DWO.js";
import "./chunk-5F57RBFY.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-WF74X4VI.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-QOC3LPII.js";
import "./chunk-6IBJD7QL.js";
import "./chunk-B5IV6E45.js";
import "./chunk-A7F3GKMG.js";
import {
  EXIT,
  messageOf,
  usageError
} from "./chunk-X7WSVMCW.js";
import "./chunk-4NUEUQKC.js";
import "./chunk-7DNMFE75.js";
import "./chunk-6NF4M5OP.js";
import "./chunk-JWLSZ374.js";
import "./chunk-ABZRELN7.js";
import {
  logLine
} from "./chunk-BOOOQYH6.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-RGP6QW34.js";

// src/commands/review.ts
import { writeFile } from "node:fs/promises";
function runReview(line, terminal) {
  return withChange(line, terminal, (opened) => reviewOpened(opened, line, terminal));
}
async function reviewOpened({ subject, options }, line, terminal) {
  let failOn = reviewFailOn(options);
  refuseForeignServer(line, options, terminal);
  let choice = chooseModels(options, terminal.environment), given = await readGivenFiles(line), chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, given.message) }), input = await openModelInput(choice, options, given, modelTerms(terminal)), result = await reviewChange(subject, chosen, options, input);
  if (await terminal.print(drawReview(result, line.format ?? "text", terminal.paint)), options.sarifFile !== void 0 && await writeSarif(options.sarifFile, result), result.conclusion === "failed")
    return EXIT.failed;
  let shortfall = coverageShortfall(result.coverage, options.minCoverage);
  return shortfall !== void 0 && terminal.say(`housestyle: ${shortfall}`), result.findings.some((finding) => reaches(finding.severity, failOn)) || shortfall !== void 0 ? EXIT.problems : EXIT.done;
}
function modelTerms(terminal) {
  return {
    environment: terminal.environment,
    signal: terminal.signal,
    say: (sentence) => terminal.say(sentence),
    onReply: (done, all) => terminal.progress(`${done} of ${count(all, "request")} answered`),
    onEstimate: (sentence) => terminal.progress(sentence)
  };
}
var KEYS = {
  auto: "OPENAI_API_KEY",
  openai: "OPENAI_API_KEY",
  "azure-openai": "AZURE_OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY"
};
function refuseForeignServer(line, options, { environment }) {
  let key = KEYS[options.provider], isTheRepositorys = options.isServerConfigured && line.config === void 0, isSet = key !== void 0 && (environment[key] ?? "").trim() !== "";
  if (isTheRepositorys && isSet && options.apiKey === void 0)
    throw usageError(
      "foreign-server",
      `The repository's configuration names the server ${options.baseUrl ?? ""}; ${key} is not sent there without your consent`,
      "If you trust the server, pass `--base-url`, or name the configuration file with `--config`."
    );
}
function drawReview(result, format, paint) {
  switch (format) {
    case "json":
      return jsonText(reviewJson(result));
    case "markdown":
      return `${reviewMarkdown(result, { all: !0, target: void 0 })}
`;
    case "sarif":
      return jsonText(reviewSarif(result, VERSION));
    case "github":
      return drawCommands(result);
    default:
      return reviewText(result, paint);
  }
}
function drawCommands(result) {
  let sentences = summarySentences(result).map((sentence) => `${logLine(sentence)}
`);
  return [drawFindingAnnotations(result.findings), ...sentences].join("");
}
async function writeSarif(file, result) {
  try {
    await writeFile(file, jsonText(reviewSarif(result, VERSION)));
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

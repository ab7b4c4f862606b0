import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reaches,
  reviewChange,
  reviewJson,
  reviewMarkdown,
  reviewSarif
} from "./chunk-LPUQF6LU.js";
import "./chunk-OVOX2HMU.js";
import "./chunk-NZOW7J2B.js";
import {
  drawAnnotations,
  findingAnnotations,
  reviewFailOn
} from "./chunk-HQY2V4PK.js";
import {
  readGivenFiles
} from "./chunk-CMKBUAWK.js";
import {
  chooseModels,
  openModels,
  readGiven,
  readGivenReports
} from "./chunk-JBB7CH7K.js";
import "./chunk-U4SXQZEF.js";
import "./chunk-CY7LUMEV.js";
import "./chunk-W3Y7G4XS.js";
import "./chunk-42LOT6VB.js";
import "./chunk-IRIW47CY.js";
import "./chunk-Q3A6MNID.js";
import "./chunk-IFOVJHE4.js";
import "./chunk-7JUM6ZFS.js";
import "./chunk-GAKIH2PW.js";
import {
  reviewText,
  summarySentences
} from "./chunk-3BIA457O.js";
import "./chunk-RXZJMUOZ.js";
import {
  coverageShortfall
} from "./chunk-BWBORWJE.js";
import {
  withChange
} from "./chunk-6NJQTRQC.js";
import {
  prepareReview
} from "./chunk-FHMA2DSX.js";
import "./chunk-BE2BEIWF.js";
import "./chunk-IWZLGMCA.js";
import "./chunk-WR5W2W25.js";
import "./chunk-YVFJ6NDR.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-KM6IH2Q5.js";
import "./chunk-X3HFGJHF.js";
import "./chunk-JGTJ2TMX.js";
import "./chunk-F3ISV6HQ.js";
import "./chunk-DDK563QG.js";
import {
  jsonText
} from "./chunk-IDD3TDOE.js";
import "./chunk-6TSIBATF.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import "./chunk-EZLCEPK3.js";
import "./chunk-BOSV5DJL.js";
import "./chunk-3EN373I6.js";
import "./chunk-3RCGK6PH.js";
import "./chunk-XD5ZOW5S.js";
import "./chunk-TPJ7FYXV.js";
import "./chunk-OS3PKWBB.js";
import "./chunk-3VHFXPHF.js";
import "./chunk-73KOVKIM.js";
import "./chunk-IMU57Z46.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import "./chunk-DW65OOV5.js";
import "./chunk-PIENWK4B.js";
import "./chunk-6Y2IX65C.js";
import {
  logLine
} from "./chunk-5D6VR3PZ.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-NUXTAU2X.js";
import "./chunk-7IX4JQGA.js";
import "./chunk-QOC3LPII.js";
import "./chunk-6JT5BJFL.js";
import "./chunk-QSHXVFEP.js";
import "./chunk-42JUH3S2.js";
import "./chunk-HEVD5WT2.js";
import {
  EXIT,
  messageOf,
  usageError
} from "./chunk-XOO4TEA6.js";
import "./chunk-B2TPONOP.js";
import "./chunk-MKKG32RE.js";
import "./chunk-P77ASF6X.js";
import "./chunk-76LYEDA7.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";

// src/commands/review.ts
import { writeFile } from "node:fs/promises";
function runReview(line, terminal) {
  return withChange(line, terminal, (opened) => reviewOpened(opened, line, terminal));
}
async function reviewOpened({ subject, options }, line, terminal) {
  let failOn = reviewFailOn(options);
  refuseForeignServer(line, options, terminal);
  let choice = chooseModels(options, terminal.environment), { delegate, maxAgents } = options, given = await readGivenFiles(line), routing = choice.kind === "offline" ? {} : { routing: { delegate, maxAgents, message: given.message } }, prepared = await prepareReview(subject, { ...options, ...routing }), asked = choice.kind === "offline" ? void 0 : await openAsked(choice, options, given, terminal), result = await reviewChange(subject, prepared, options, asked);
  if (await terminal.print(drawReview(result, line.format ?? "text", terminal.paint)), options.sarifFile !== void 0 && await writeSarif(options.sarifFile, result), result.conclusion === "failed")
    return EXIT.failed;
  let shortfall = coverageShortfall(result.coverage, options.minCoverage);
  return shortfall !== void 0 && terminal.say(`housestyle: ${shortfall}`), result.findings.some((finding) => reaches(finding.severity, failOn)) || shortfall !== void 0 ? EXIT.problems : EXIT.done;
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
      `The repository's configuration names the server ${options.baseUrl ?? ""}, and ${key} is not sent there on its word`,
      "Where you trust it, give `--base-url` yourself, or `--config` with the file."
    );
}
async function openAsked(choice, options, given, terminal) {
  return {
    models: await openModels(choice, options, {
      environment: terminal.environment,
      signal: terminal.signal,
      say: (sentence) => terminal.say(sentence),
      onReply: (done, all) => terminal.progress(`${done} of ${count(all, "request")} answered`),
      onEstimate: (sentence) => terminal.progress(sentence)
    }),
    reports: await readGivenReports(options),
    message: given.message,
    parts: readGiven(given, "review").parts
  };
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
  let { lines, rest } = drawAnnotations(findingAnnotations(result.findings)), note = rest.length === 0 ? [] : [`${count(rest.length, "further finding")} found no room among the annotations.`];
  return `${[...lines, ...note, ...summarySentences(result).map(logLine)].join(`
`)}
`;
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

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reaches,
  reviewChange,
  reviewJson,
  reviewMarkdown,
  reviewSarif
} from "./chunk-PF3BXYGG.js";
import "./chunk-OVOX2HMU.js";
import "./chunk-WSR5DVPP.js";
import {
  drawAnnotations,
  findingAnnotations,
  reviewFailOn
} from "./chunk-STMFQ35X.js";
import {
  readGivenFiles
} from "./chunk-2BREDKMO.js";
import {
  chooseModels,
  openModels,
  readGiven,
  readGivenReports
} from "./chunk-QYGQ7462.js";
import "./chunk-LTPZBR2V.js";
import "./chunk-IMVKR2CB.js";
import "./chunk-JG3QPCF2.js";
import "./chunk-3YASMXKC.js";
import "./chunk-WLTIR5N4.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-RT2FIMTI.js";
import "./chunk-NLSE57MF.js";
import "./chunk-WZRSBBR5.js";
import {
  reviewText,
  summarySentences
} from "./chunk-YYZOMUXH.js";
import "./chunk-YQAWLCGK.js";
import {
  coverageShortfall
} from "./chunk-FETMKX2O.js";
import {
  withChange
} from "./chunk-LNPRALSP.js";
import {
  prepareReview
} from "./chunk-NQQ4WOKD.js";
import "./chunk-7AGNTXBH.js";
import "./chunk-RPXY2W55.js";
import "./chunk-TTMUB234.js";
import "./chunk-JE2DAVV7.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-2GBNYJEM.js";
import "./chunk-R4GEFAS5.js";
import "./chunk-2DZSEIOC.js";
import "./chunk-N4LXROWB.js";
import "./chunk-JXGP4WC3.js";
import {
  jsonText
} from "./chunk-EFEOURWV.js";
import "./chunk-P4BVYPHQ.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import "./chunk-SHDYPKWY.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-K3T4XZZB.js";
import "./chunk-ROCGT6PD.js";
import "./chunk-B34HTFC5.js";
import "./chunk-23IGEWRR.js";
import "./chunk-OS3PKWBB.js";
import "./chunk-3VHFXPHF.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-IMU57Z46.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import "./chunk-DW65OOV5.js";
import "./chunk-HUXY5LSH.js";
import "./chunk-SA4ICMBO.js";
import {
  logLine
} from "./chunk-C4UOYGBW.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-7VEUPHGW.js";
import "./chunk-MSMHT262.js";
import "./chunk-QOC3LPII.js";
import "./chunk-VL3PDXGI.js";
import "./chunk-FUCRDYO7.js";
import "./chunk-6FXRKC2Q.js";
import "./chunk-HEVD5WT2.js";
import {
  EXIT,
  messageOf,
  usageError
} from "./chunk-XOO4TEA6.js";
import "./chunk-MO5HKKUR.js";
import "./chunk-ARQSYT65.js";
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

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  drawVerdictAnnotations,
  openModelInput,
  reviewChange,
  reviewJson,
  reviewSarif,
  routingFor
} from "./chunk-JG3SHVDJ.js";
import {
  reviewMarkdown
} from "./chunk-TFFR5HIO.js";
import {
  describeProgress,
  readGivenFiles
} from "./chunk-6AWFUBH6.js";
import {
  chooseModels,
  unaskedModelError
} from "./chunk-ARVGLQLA.js";
import "./chunk-LPMH3OAN.js";
import "./chunk-ON2IA7YU.js";
import "./chunk-V6ZSEV6P.js";
import {
  loadGrammars
} from "./chunk-G34YBVWE.js";
import "./chunk-M2NPU5XS.js";
import "./chunk-EVIU6OUO.js";
import "./chunk-BPMVVKPH.js";
import {
  chooseGuidance,
  drawVerdict,
  listFailures,
  reviewText,
  summarySentences
} from "./chunk-U6GYEMCF.js";
import "./chunk-3TAFD2TK.js";
import "./chunk-ZTFXZGBN.js";
import "./chunk-7PWEHFY7.js";
import "./chunk-XEFVG3LR.js";
import {
  withChange
} from "./chunk-JCHGTOSR.js";
import "./chunk-NQA4V5ZE.js";
import "./chunk-BZK7S2JN.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-ZPVEAUHG.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-WZGQ263F.js";
import "./chunk-32LFPBL6.js";
import "./chunk-ODLPX25U.js";
import {
  drawFindingAnnotations,
  reviewFailOn
} from "./chunk-BZN74KX4.js";
import "./chunk-VZPOCCFU.js";
import "./chunk-3VWDC6IJ.js";
import "./chunk-DY3MKXFL.js";
import {
  jsonText
} from "./chunk-U25X3PJI.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-UYXJLSTE.js";
import "./chunk-2CPYDYKR.js";
import "./chunk-VPQ45X5A.js";
import "./chunk-5YU64HU3.js";
import "./chunk-WZRSBBR5.js";
import "./chunk-JFRNLGWB.js";
import "./chunk-NTYSQWPS.js";
import "./chunk-PFO7RQ7V.js";
import "./chunk-MU77VZ5L.js";
import "./chunk-EPWQYENM.js";
import "./chunk-5LBSJFB2.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-WXXCFTHO.js";
import "./chunk-4NEEDHSQ.js";
import "./chunk-TADPVMGG.js";
import "./chunk-OKCOREOM.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-EGGMUQOA.js";
import "./chunk-QWPS6QLZ.js";
import "./chunk-74Y5UZDC.js";
import "./chunk-5JLEF5QY.js";
import "./chunk-36J2WDJ6.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-6IBJD7QL.js";
import "./chunk-57G7HP3L.js";
import "./chunk-5KUK62A5.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-IMU57Z46.js";
import "./chunk-XTXGWJOK.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import "./chunk-WXSCV52D.js";
import "./chunk-HZLAI4QF.js";
import "./chunk-5F57RBFY.js";
import "./chunk-MNFML4KL.js";
import "./chunk-F3XOCZVC.js";
import "./chunk-66H2QYZX.js";
import "./chunk-JPKCNVSL.js";
import "./chunk-QOC3LPII.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-LPWGHL6J.js";
import {
  EXIT,
  usageError
} from "./chunk-X7WSVMCW.js";
import "./chunk-PGUU5QZJ.js";
import "./chunk-7DNMFE75.js";
import "./chunk-FQPSRER2.js";
import "./chunk-JWLSZ374.js";
import "./chunk-TJ3WHKDV.js";
import {
  logLine
} from "./chunk-BOOOQYH6.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/commands/review.ts
function runReview(line, terminal) {
  return withChange(line, terminal, (opened) => reviewOpened(opened, line, terminal));
}
async function reviewOpened({ subject, options }, line, terminal) {
  let failOn = reviewFailOn(options);
  refuseForeignServer(line, options, terminal);
  let choice = chooseModels(options, terminal.environment);
  if (choice.kind === "offline" && choice.unaskedModel !== void 0)
    throw unaskedModelError(choice.unaskedModel);
  let given = await readGivenFiles(options, line), chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, given.message) }), input = await openModelInput(
    choice,
    options,
    given,
    { files: chosen.files, readHead: subject.readHead },
    modelTerms(terminal)
  ), result = await reviewChange(subject, chosen, { ...options, grammars: loadGrammars() }, input), failures = listFailures(drawVerdict(result), { ...options, failOn }, result.findings);
  if (await terminal.print(drawReview(result, failures, line.format ?? "text", terminal.paint)), options.sarifFile !== void 0) {
    let { writeOutput } = await import("./write-output-XRK6J4M3.js");
    await writeOutput(options.sarifFile, jsonText(reviewSarif(result, VERSION)), "sarif-file");
  }
  return failures.forEach((failure) => terminal.say(`housestyle: ${logLine(failure)}`)), result.conclusion === "failed" ? EXIT.failed : failures.length > 0 ? EXIT.problems : EXIT.done;
}
function modelTerms(terminal) {
  return {
    environment: terminal.environment,
    signal: terminal.signal,
    say: (sentence) => terminal.say(sentence),
    onReply: (progress) => terminal.progress(describeProgress(progress)),
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
function drawReview(result, failures, format, paint) {
  switch (format) {
    case "json":
      return jsonText(reviewJson(result));
    case "markdown":
      return `${reviewMarkdown(result, { all: !0, target: void 0 })}
`;
    case "sarif":
      return jsonText(reviewSarif(result, VERSION));
    case "github":
      return drawCommands(result, failures);
    default:
      return reviewText(result, paint);
  }
}
function drawCommands(result, failures) {
  let [verdict, ...rest] = summarySentences(result);
  return [
    `${logLine(verdict)}
`,
    drawVerdictAnnotations(drawVerdict(result), failures, result.usage.failure),
    drawFindingAnnotations(result.findings),
    ...rest.map((sentence) => `${logLine(sentence)}
`)
  ].join("");
}
export {
  runReview
};

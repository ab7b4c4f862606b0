import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  drawVerdictAnnotations,
  openModelInput,
  reviewChange,
  reviewJson,
  reviewSarif,
  routingFor
} from "./chunk-F3BTCHPE.js";
import {
  reviewMarkdown
} from "./chunk-WDYAWN7D.js";
import {
  drawFindingAnnotations,
  reviewFailOn
} from "./chunk-Z3UJP5XZ.js";
import {
  describeProgress,
  readGivenFiles
} from "./chunk-MWTHNZ5G.js";
import {
  chooseModels,
  unaskedModelError
} from "./chunk-55EF3FJT.js";
import "./chunk-BPMVVKPH.js";
import "./chunk-7PWEHFY7.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-2CPYDYKR.js";
import "./chunk-EFPDKTGX.js";
import "./chunk-WZRSBBR5.js";
import "./chunk-GQZLU4WU.js";
import "./chunk-NXB6AUVY.js";
import "./chunk-ZMBNG32L.js";
import {
  withChange
} from "./chunk-XBN3PBCB.js";
import "./chunk-ZWAF6KDX.js";
import "./chunk-VFSTMUZ7.js";
import {
  loadGrammars
} from "./chunk-4TVZXQR5.js";
import {
  chooseGuidance
} from "./chunk-OMZMLE34.js";
import "./chunk-PGVBODTB.js";
import "./chunk-ZGZ6APWE.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-Q62PQAKN.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-OMFRFCOU.js";
import {
  drawVerdict,
  listFailures,
  reviewText,
  summarySentences
} from "./chunk-VTA62IFY.js";
import "./chunk-YEKU2FGN.js";
import "./chunk-VLHZCTQX.js";
import "./chunk-2BYJWTD5.js";
import "./chunk-ZPIK5IOS.js";
import "./chunk-JZFQN5EX.js";
import "./chunk-WWNMEI4L.js";
import "./chunk-CAWHQUDG.js";
import "./chunk-7YI5Y76Q.js";
import "./chunk-G6QB2AHB.js";
import "./chunk-WZGQ263F.js";
import "./chunk-SYW2IVMW.js";
import "./chunk-G4RC75ET.js";
import "./chunk-VIIAKMI3.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-AY6BGE6D.js";
import "./chunk-XVH3T4KG.js";
import "./chunk-TADPVMGG.js";
import {
  jsonText
} from "./chunk-U25X3PJI.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-SIB5UVDO.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-DWY3AALE.js";
import "./chunk-KR3OOUQL.js";
import "./chunk-WLCMFN2F.js";
import "./chunk-HEVD5WT2.js";
import "./chunk-5KUK62A5.js";
import "./chunk-ODLPX25U.js";
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
import "./chunk-TZDHZEIZ.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-QOC3LPII.js";
import "./chunk-6IBJD7QL.js";
import "./chunk-HWIINBFG.js";
import {
  EXIT,
  messageOf,
  usageError
} from "./chunk-X7WSVMCW.js";
import "./chunk-4KICKSHG.js";
import "./chunk-7DNMFE75.js";
import "./chunk-FQPSRER2.js";
import "./chunk-JWLSZ374.js";
import "./chunk-TJ3WHKDV.js";
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
  return await terminal.print(drawReview(result, failures, line.format ?? "text", terminal.paint)), options.sarifFile !== void 0 && await writeSarif(options.sarifFile, result), failures.forEach((failure) => terminal.say(`housestyle: ${logLine(failure)}`)), result.conclusion === "failed" ? EXIT.failed : failures.length > 0 ? EXIT.problems : EXIT.done;
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

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reviewChange
} from "./chunk-SMMHMHSZ.js";
import {
  secretOf
} from "./chunk-A274FZDA.js";
import {
  drawVerdictAnnotations,
  reviewJson,
  reviewSarif
} from "./chunk-QZYKL454.js";
import {
  reviewMarkdown
} from "./chunk-3O3OVBSF.js";
import {
  reviewFailOn
} from "./chunk-JT77TQA6.js";
import {
  drawFindingAnnotations
} from "./chunk-BMUSXAU4.js";
import {
  validationInReview
} from "./chunk-A7EVNFIK.js";
import {
  refuseForeignServer
} from "./chunk-XTWZBIKO.js";
import {
  openModelInput,
  routingFor,
  terminalTerms
} from "./chunk-AW5PWA6V.js";
import {
  chooseModels,
  unaskedModelError
} from "./chunk-FEEVEKRC.js";
import {
  readGivenFiles
} from "./chunk-PBUM2YKC.js";
import {
  loadGrammars
} from "./chunk-VTZT5JCP.js";
import {
  withChange
} from "./chunk-2V4BVU2J.js";
import {
  chooseGuidance,
  drawVerdict,
  listFailures,
  reviewText,
  summarySentences
} from "./chunk-LVWIC3LN.js";
import {
  readCommandOptions
} from "./chunk-ICPGE2FO.js";
import {
  jsonText
} from "./chunk-H2DDK53Z.js";
import {
  planReview,
  readShardNumber
} from "./chunk-DOOYC2V4.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import {
  logLine
} from "./chunk-NSG6FR67.js";
import {
  EXIT
} from "./chunk-X7WSVMCW.js";

// src/commands/review.ts
function runReview(line, terminal) {
  return withChange(line, terminal, (opened) => reviewOpened(opened, line, terminal));
}
async function reviewOpened(opened, line, terminal) {
  let { subject, options } = opened;
  reviewFailOn(options), refuseForeignServer(line, options, terminal);
  let choice = chooseModels(options, terminal.environment);
  if (choice.kind === "offline" && choice.unaskedModel !== void 0)
    throw unaskedModelError(choice.unaskedModel);
  choice.kind === "offline" && line.message !== void 0 && terminal.say("No model is asked, so `--message` has no effect.");
  let optionsAt = (workspace) => readCommandOptions(line, workspace), given = await readGivenFiles(options, line), chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, given.message) }), input = await openModelInput(
    choice,
    options,
    given,
    { files: chosen.files, readHead: subject.readHead },
    terminalTerms(terminal)
  ), settings = {
    ...options,
    ...validationInReview(options, subject.trusted),
    optionsAt,
    configPath: line.config,
    grammars: loadGrammars()
  };
  if (options.shard !== void 0) {
    let reviewShard = (paths) => reviewChange(subject, chosen, { ...settings, shardPaths: paths }, input), { writeShard } = await import("./write-shard-LIWOXI4E.js"), plan = planReview(chosen, opened.commit, readShardNumber(options.shard).most);
    return endShard(
      await writeShard({
        plan,
        shard: options.shard,
        secret: secretOf(choice),
        options,
        cut: terminal.cut,
        reviewShard
      }),
      terminal
    );
  }
  let result = await reviewChange(subject, chosen, settings, input);
  return reportReview(result, options, line, terminal);
}
async function reportReview(result, options, line, terminal) {
  let failOn = reviewFailOn(options), failures = listFailures(drawVerdict(result), { ...options, failOn }, result.findings);
  if (await terminal.print(drawReview(result, failures, line.format ?? "text", terminal.paint)), options.sarifFile !== void 0) {
    let { writeOutput } = await import("./write-output-XRK6J4M3.js");
    await writeOutput(options.sarifFile, terminal.cut(jsonText(reviewSarif(result, VERSION))), "sarif-file");
  }
  return failures.forEach((failure) => terminal.say(`housestyle: ${logLine(failure)}`)), result.conclusion === "failed" ? EXIT.failed : failures.length > 0 ? EXIT.problems : EXIT.done;
}
function endShard({ path, sentence, result }, terminal) {
  return terminal.say(`${sentence} The result is in ${path}.`), result.conclusion === "failed" ? EXIT.failed : EXIT.done;
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
  runReview,
  reportReview
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  usageError
} from "./chunk-PI7WXFM3.js";
// src/commands/open/foreign-server.ts
var KEYS = {
  auto: "OPENAI_API_KEY",
  openai: "OPENAI_API_KEY",
  "azure-openai": "AZURE_OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY"
};
var FOUND_ANYWHERE = {
  bedrock: "an AWS key or signature",
  vertex: "a Google access token"
};
function refuseForeignServer(line, options, terminal) {
  let key = options.isServerConfigured && line.config === void 0 && options.apiKey === void 0 ? keyOf(options.provider, terminal) : void 0;
  if (key !== void 0)
    throw usageError(
      "foreign-server",
      `The repository's configuration names the server ${options.baseUrl ?? ""}; ${key} is not sent there without your consent`,
      "If you trust the server, pass `--base-url`, or name the configuration file with `--config`."
    );
}
function keyOf(provider, { environment }) {
  let key = KEYS[provider], isSet = key !== void 0 && (environment[key] ?? "").trim() !== "";
  return FOUND_ANYWHERE[provider] ?? (isSet ? key : void 0);
}

// src/commands/shards/shard-secret.ts
function secretOf(choice, { sealKey }) {
  return sealKey !== void 0 && sealKey !== "" ? sealKey : choice.kind === "models" && "apiKey" in choice.main ? choice.main.apiKey : void 0;
}

import {
  MAX_SHARDS,
  chooseShardCount,
  planShards
} from "./joined-1c6c8fb1.js";
import {
  digest
} from "./joined-3b15d0af.js";
import {
  usageError as usageError2
} from "./chunk-PI7WXFM3.js";
// src/jobs/shards/plan-review.ts
function readShardNumber(text) {
  let [, index = "", most = ""] = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text) ?? [], shard = { index: Number(index), most: Number(most) };
  if (shard.index < 1 || shard.index > shard.most || shard.most > MAX_SHARDS)
    throw usageError2(
      "shard",
      `\`shard\` must be like \`3/64\`, not "${text}"`,
      `Use a value of the matrix that \`plan\` prints. A plan has at most ${MAX_SHARDS} shards.`
    );
  return shard;
}
var CHARACTERS_PER_TOKEN = 4;
var TOKENS_PER_LINE = 2;
var TOKENS_PER_FILE = 30;
function planReview({ files, applied }, commit, most, tokensOf = estimateTokens) {
  let sized = files.map((file) => ({ path: file.path, tokens: tokensOf(file) })), limit = most ?? chooseShardCount(sized), shards = planShards(sized, limit), texts = applied.map(({ id, content, filePatterns }) => [id, content.path, content.text, filePatterns]), sizes = sized.map(({ path, tokens }) => [path, tokens]), key = digest("sha256", JSON.stringify([FORM, commit, limit, texts, sizes, shards]), "hex").slice(
    0,
    KEY_CHARACTERS
  );
  return { shards, most: limit, key, commit };
}
var FORM = 2;
var KEY_CHARACTERS = 32;
function estimateTokens({ hunks, view, additions, deletions }) {
  let tokens = TOKENS_PER_FILE;
  for (let hunk of view?.hunks ?? hunks)
    for (let { text } of hunk.lines)
      tokens += text.length / CHARACTERS_PER_TOKEN + TOKENS_PER_LINE;
  return Math.ceil(hunks.length === 0 ? tokens + (additions + deletions) * USUAL_LINE_TOKENS : tokens);
}
var USUAL_LINE_TOKENS = 10;
function filesOfShard({ shards, most }, { index }) {
  let shard = shards[index - 1];
  if (shard === void 0)
    throw usageError2(
      "no-such-shard",
      `The change has ${shards.length} shards with \`--shards ${most}\`, so there is no shard ${index}`,
      "Run `plan` again: the change is another one now."
    );
  return new Set(shard.paths);
}

import {
  readOptions
} from "./joined-1c6c8fb1.js";
import {
  usageError as usageError3
} from "./chunk-PI7WXFM3.js";
// src/commands/arguments/all-files.ts
function asksForAllFiles({ options }) {
  let given = options.get("all-files");
  return given !== void 0 && readOptions([/* @__PURE__ */ new Map([["all-files", given]])]).allFiles;
}
function refuseOfAudits({ writeBaseline, options }) {
  let batched = ["batch", "batch-minutes", "cancel-batches"].find((name) => options.has(name));
  if (batched !== void 0)
    throw usageError3(
      "mixed-flags",
      `\`--${batched}\` does nothing here`,
      "Batches take up to 24 hours, so only audits use them: add `--all-files`."
    );
  if (writeBaseline)
    throw usageError3(
      "mixed-flags",
      "`--write-baseline` does nothing here",
      "A baseline is written by `validate`, and with `--all-files`."
    );
}

import {
  drawVerdictAnnotations,
  isVerdictAnnotated,
  reviewHtml,
  reviewJson,
  reviewSarif,
  MAX_REPORT_CHARACTERS,
  reviewMarkdown
} from "./joined-2a42ba82.js";
import {
  reviewFailOn,
  drawReviewAnnotations
} from "./joined-c1dd7ffa.js";
import {
  drawVerdict,
  failureReason,
  listFailures,
  reviewText,
  summarySentences
} from "./joined-c0f10e06.js";
import {
  jsonPieces,
  jsonText
} from "./joined-1c6c8fb1.js";
import {
  oneLine
} from "./joined-5ac99ec6.js";
import {
  codeQualityReport,
  compactLines,
  junitXml,
  reviewProblems
} from "./chunk-IZVRPVOB.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import {
  EXIT
} from "./chunk-PI7WXFM3.js";
// src/commands/report-review.ts
async function reportReview(result, options, line, terminal, page) {
  let failOn = reviewFailOn(options), failures = listFailures(drawVerdict(result), { ...options, failOn }, result.findings), format = line.format ?? "text";
  if (await terminal.print(page ?? drawReview(result, failures, format, terminal), { commands: format === "github" }), options.sarifFile !== void 0) {
    let { writeOutput } = await import("./write-output-6XVQLHQE.js");
    await writeOutput(options.sarifFile, terminal.cut(jsonText(reviewSarif(result, VERSION))), "sarif-file");
  }
  return failures.forEach((failure) => terminal.say(`housestyle: ${oneLine(failure)}`)), result.conclusion === "failed" ? EXIT.failed : failures.length > 0 ? EXIT.problems : EXIT.done;
}
function drawReview(result, failures, format, { paint, columns }) {
  switch (format) {
    case "json":
      return jsonPieces(reviewJson(result));
    case "markdown":
      return `${reviewMarkdown(result, { all: true, target: void 0, most: MAX_REPORT_CHARACTERS })}
`;
    case "sarif":
      return jsonPieces(reviewSarif(result, VERSION));
    case "github":
      return drawCommands(result, failures);
    case "compact":
      return compactLines(reviewProblems(result));
    case "gitlab":
      return jsonText(codeQualityReport(reviewProblems(result)));
    case "html":
      return reviewHtml(result);
    case "junit":
      return junitXml(reviewOutcome(result), reviewProblems(result));
    default:
      return reviewText(result, paint, columns);
  }
}
function reviewOutcome(result) {
  let kinds = { failed: "error", incomplete: "skipped", unchecked: "skipped" }, { conclusion } = result;
  return { name: "Housestyle review", kind: conclusion === "clean" || conclusion === "findings" || conclusion === "skipped" ? "passed" : kinds[conclusion], said: summarySentences(result)[0] };
}
function drawCommands(result, failures) {
  let [said, ...rest] = summarySentences(result), verdict = drawVerdict(result), ofVerdict = drawVerdictAnnotations(verdict, failures, failureReason(result));
  return [
    isVerdictAnnotated(verdict) ? "" : `${oneLine(said)}
`,
    ofVerdict,
    drawReviewAnnotations(result, void 0, ofVerdict),
    ...rest.map((sentence) => `${oneLine(sentence)}
`)
  ].join("");
}
export {
  asksForAllFiles,
  estimateTokens,
  filesOfShard,
  planReview,
  readShardNumber,
  refuseForeignServer,
  refuseOfAudits,
  reportReview,
  secretOf
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/jobs/review-key.ts
import { createHash } from "node:crypto";
function makeReviewKey(pull, { chosen, given, provider, settings }) {
  let { files, applied, excluded, reviewers } = chosen, hash = createHash("sha256");
  addFiles(hash, files);
  let texts = applied.map(({ content, filePatterns }) => [content.path, content.text, filePatterns]), agents = reviewers.flatMap(
    ({ agent, files: own }) => agent === void 0 ? [] : [[agent.path, agent.body.text, agent.head, own.map(({ path }) => path)]]
  ), { model, fallbackModels, verify, verifyModel, maxTurns, maxRequests, maxCost } = settings, { delegate, maxComments, minSeverity, minConfidence, bundles, contextTokens, leaveOutContext } = settings, asked = [provider, model, fallbackModels, verify, verifyModel, maxTurns, maxRequests, maxCost], { literalChecks, leaveOutChecks, customizationChecks, rules } = settings, { message = "", history, memory } = given, limits = [maxComments, minSeverity, minConfidence], basis = [
    pull.headSha,
    texts,
    agents,
    message,
    excluded,
    asked,
    delegate,
    limits,
    bundles,
    [history?.text, memory?.text],
    [contextTokens, leaveOutContext],
    // Literal checks read the title, and people change it without a push.
    [pull.title, literalChecks, leaveOutChecks, customizationChecks, rules.values.rules, rules.values.overrides]
  ];
  return hash.update(JSON.stringify(basis)).digest("hex").slice(0, 32);
}
function digestSettings({ given, provider, settings }) {
  let { model, fallbackModels, verify, verifyModel, maxTurns, delegate, minSeverity } = settings, { bundles, contextTokens, leaveOutContext } = settings, { history, memory } = given;
  return createHash("sha256").update(
    JSON.stringify([
      [provider, model, fallbackModels, verify, verifyModel, maxTurns, delegate, minSeverity],
      [bundles, contextTokens, leaveOutContext, history?.text, memory?.text]
    ])
  ).digest("hex");
}
function addFiles(hash, files) {
  files.forEach(({ path, previousPath, hunks }) => hash.update(`${JSON.stringify([path, previousPath, hunks])}
`));
}

export {
  makeReviewKey,
  digestSettings
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  composeWriting
} from "./chunk-TK77RG4V.js";
import {
  listStatements
} from "./chunk-QBQ33HU5.js";
import {
  composeForReviewers,
  gatherContext
} from "./chunk-4UMKYUPW.js";
import {
  checkLiterally
} from "./chunk-KBLXZV2V.js";
import {
  findDirections
} from "./chunk-OQBGZSNW.js";
import {
  lineExceedsBudget
} from "./chunk-PTII77YA.js";
import {
  readGiven
} from "./chunk-2XM5XSR5.js";
import {
  concealDrafts,
  concealSecrets,
  findPrice
} from "./chunk-EDFUTCGS.js";
import {
  readSwitches
} from "./chunk-LJ36BYDG.js";
import {
  agentsAtWork
} from "./chunk-UT6R2KNG.js";
import {
  lazily
} from "./chunk-JWLSZ374.js";

// src/jobs/dump.ts
async function dumpPrompt(opened, everything, given, settings, dumpedFor) {
  let { purpose } = settings, literalDrafts = lazily(
    async () => (await checkLiterally(opened, everything, settings, dumpedFor.grammars)).drafts
  ), { subject, chosen } = concealSecrets(opened, everything), { requests, leftOut, statements } = purpose === "review" ? await dumpReview(subject, chosen, given, settings, dumpedFor, literalDrafts) : await dumpWriting(purpose, subject, chosen, given, settings, dumpedFor), { tokenizer, budget, model } = dumpedFor.main, price = findPrice(settings.prices, `${model.provider}:${model.name}`);
  return {
    purpose,
    agent: chosen.agent?.name,
    model: dumpedFor.model,
    encoding: tokenizer.encoding,
    encodingNote: tokenizer.note,
    budget,
    ...price === void 0 ? {} : { inputPrice: price.input },
    directions: findDirections(subject.description, chosen.files),
    leftOut,
    ...statements === void 0 ? {} : { statements },
    requests
  };
}
async function dumpReview(subject, chosen, given, settings, models, literalDrafts) {
  let { parts, leftOut: unused } = await readGiven(given, "review", {
    files: chosen.files,
    readHead: subject.readHead
  }), context = await gatherContext(subject, chosen, {
    settings,
    message: given.message,
    literalFindings: async () => concealDrafts(await literalDrafts(), chosen.files),
    ...models
  }), reviewers = await composeForReviewers({ subject, chosen, ...context, models, settings, parts }, ({ name }) => ({
    chain: [name],
    call: refuseCall,
    admit: () => !0
  })), composed = reviewers.map((ready) => ready.composed);
  return {
    requests: composed.flatMap((one) => one.requests.map((request) => describeRequest(request, one))),
    statements: listStatements(chosen.applied, readSwitches(settings)),
    leftOut: [
      ...chosen.leftOut.map(({ source, reason }) => ({ source, reason })),
      ...unused,
      ...context.leftOut,
      ...listIdleAgents(chosen, reviewers),
      ...composed.flatMap(listTooLarge)
    ]
  };
}
function listIdleAgents(chosen, ready) {
  return [...agentsAtWork(chosen, ready)].flatMap(
    ([source, outcome]) => outcome.kind === "idle" ? [{ source, reason: outcome.reason }] : []
  );
}
function listTooLarge({ tooLarge, reviewer }) {
  let reason = lineExceedsBudget(reviewer.agent === void 0 ? void 0 : reviewer.name);
  return tooLarge.map(({ path }) => ({ source: path, reason }));
}
function refuseCall() {
  throw new TypeError("a dump asks no model, so no model can call an agent");
}
function describeRequest({ hash, tokens, messages, pieces, plan }, { reviewer, tools, toolTokens }) {
  return {
    hash,
    tokens,
    messages,
    pieces,
    plan,
    ...reviewer.agent === void 0 ? {} : { agent: reviewer.name },
    ...tools.length === 0 ? {} : { tools: tools.map(({ name }) => name), toolTokens }
  };
}
async function dumpWriting(purpose, subject, chosen, given, options, { main, grammars }) {
  let { request, leftOut } = await composeWriting(purpose, subject, chosen, given, options, { ...main, grammars }), { hash, tokens, messages, pieces, plan } = request;
  return {
    requests: [{ hash, tokens, messages, pieces, plan }],
    leftOut: [
      ...chosen.leftOut.flatMap(({ stage, source, reason }) => stage === "file" ? [{ source, reason }] : []),
      ...leftOut
    ]
  };
}

export {
  dumpPrompt
};

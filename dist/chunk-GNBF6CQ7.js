import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  composeWriting
} from "./chunk-7HDTDW6Z.js";
import {
  listStatements
} from "./chunk-K3ELOWC4.js";
import {
  composeForReviewers,
  gatherContext
} from "./chunk-IMHKGHUB.js";
import {
  findDirections
} from "./chunk-VC63M5IS.js";
import {
  lineExceedsBudget
} from "./chunk-VU55WDM3.js";
import {
  readGiven
} from "./chunk-3XSA6L7R.js";
import {
  concealDrafts,
  concealSecrets
} from "./chunk-7H6TRQ2I.js";
import {
  checkLiterally
} from "./chunk-BLDYD7R5.js";
import {
  readSwitches
} from "./chunk-YQJEV6IH.js";
import {
  agentsAtWork,
  directionRows
} from "./chunk-LVWIC3LN.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  lazily
} from "./chunk-JWLSZ374.js";
import {
  codeBlock,
  codeSpan,
  plainMarkdown
} from "./chunk-7YGE3VN7.js";

// src/jobs/dump.ts
async function dumpPrompt(opened, everything, given, settings, dumpedFor) {
  let { purpose } = settings, literalDrafts = lazily(
    async () => (await checkLiterally(opened, everything, settings, dumpedFor.grammars)).drafts
  ), { subject, chosen } = concealSecrets(opened, everything), { requests, leftOut, statements } = purpose === "review" ? await dumpReview(subject, chosen, given, settings, dumpedFor, literalDrafts) : await dumpWriting(purpose, subject, chosen, given, settings, dumpedFor), { tokenizer, budget } = dumpedFor.main;
  return {
    purpose,
    agent: chosen.agent?.name,
    model: dumpedFor.model,
    encoding: tokenizer.encoding,
    encodingNote: tokenizer.note,
    budget,
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

// src/reports/dumps/dump.ts
function dumpJson(dump) {
  let { purpose, agent, model, encoding, encodingNote, budget, directions, leftOut, statements, requests } = dump;
  return {
    purpose,
    agent: agent ?? null,
    model: model ?? null,
    encoding,
    encodingNote: encodingNote ?? null,
    budget,
    directions,
    leftOut,
    ...statements === void 0 ? {} : { statements },
    requests: requests.map(({ hash, agent: own, tokens, tools = [], toolTokens = 0, messages, pieces }) => ({
      hash,
      agent: own ?? null,
      tokens,
      tools,
      toolTokens,
      messages,
      pieces
    }))
  };
}
function dumpMarkdown(dump) {
  let model = dump.model === void 0 ? "no model chosen" : codeSpan(dump.model), total = dump.requests.reduce((sum, request) => sum + request.tokens, 0), agent = dump.agent === void 0 ? "" : `, agent ${codeSpan(dump.agent)}`;
  return `${[
    "# Housestyle prompt",
    `For ${dump.purpose}${agent}: ${count(dump.requests.length, "request")}, ${count(total, "token")} in all (${codeSpan(dump.encoding)}, ${model}, at most ${dump.budget} a request).`,
    ...dump.encodingNote === void 0 ? [] : [plainMarkdown(`${dump.encodingNote}.`)],
    ...dump.requests.flatMap((request, index) => [
      `## Request ${index + 1}: ${count(request.tokens, "token")}`,
      `Hash: ${codeSpan(request.hash)}`,
      ...request.agent === void 0 ? [] : [`For the agent ${codeSpan(request.agent)}.`],
      ...request.tools === void 0 ? [] : [
        `Tools offered with it (${count(request.toolTokens ?? 0, "token")}): ${request.tools.map(codeSpan).join(", ")}.`
      ],
      drawLedger(request.pieces),
      ...request.messages.map((message) => `### ${message.role}

${codeBlock("text", message.content)}`)
    ]),
    ...dump.directions.length === 0 ? [] : [
      "## Text that addresses a model",
      "It is in the messages as data.",
      directionRows(dump.directions).join(`
`)
    ],
    ...dump.leftOut.length === 0 ? [] : [
      "## Left out",
      dump.leftOut.map((entry) => `- ${codeSpan(entry.source)}: ${plainMarkdown(entry.reason)}`).join(`
`)
    ]
  ].join(`

`)}
`;
}
function describeProvided({ by, why, worth }) {
  return plainMarkdown(`${by}, worth ${worth.toPrecision(2)} a token: ${why}`);
}
function drawLedger(pieces) {
  return ["| Piece | Kind | Source | Priority | Tokens | |", "|---|---|---|---|---|---|", ...pieces.map((piece) => {
    let sent = piece.reason === null ? "sent" : plainMarkdown(piece.reason), outcome = piece.provided === void 0 ? sent : `${sent}; ${describeProvided(piece.provided)}`;
    return `| ${codeSpan(piece.id)} | ${piece.kind} | ${piece.source === null ? "" : codeSpan(piece.source)} | ${piece.priority ?? "always"} | ${piece.tokens} | ${outcome} |`;
  })].join(`
`);
}

// src/reports/dumps/dump-html.ts
function dumpHtml(template, dump, earlier = "") {
  let [head, afterFirst] = cutAt(template, "{{dump}}</script>"), [between, tail] = cutAt(afterFirst, "{{other}}</script>"), json = JSON.stringify({ ...dumpJson(dump), requests: dump.requests });
  return `${head}${withinScript(json)}</script>${between}${withinScript(earlier)}</script>${tail}`;
}
function cutAt(text, slot) {
  let at = text.indexOf(slot);
  if (at < 0)
    throw new Error(`the inspector's page has no ${slot}`);
  return [text.slice(0, at), text.slice(at + slot.length)];
}
function withinScript(json) {
  return json.replaceAll("<", String.raw`\u003c`).replaceAll("\u2028", String.raw`\u2028`).replaceAll("\u2029", String.raw`\u2029`);
}

// src/commands/inspector.ts
import { readFile } from "node:fs/promises";
var PAGE = new URL("./inspector.html", import.meta.url);
function loadInspector() {
  return readFile(PAGE, "utf8");
}

export {
  dumpPrompt,
  dumpJson,
  dumpMarkdown,
  dumpHtml,
  loadInspector
};

import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  composePrompt
} from "./chunk-CO2I6XFR.js";
import {
  codeBlock,
  codeSpan,
  plainMarkdown
} from "./chunk-CP4LLL5U.js";

// src/jobs/dump.ts
function dumpPrompt(subject, prepared, dumpedFor) {
  let { requests, tooLarge } = composePrompt({
    files: prepared.files,
    guidelines: prepared.applied,
    description: subject.description,
    budget: dumpedFor.budget,
    tokenizer: dumpedFor.tokenizer
  });
  return {
    purpose: "review",
    model: dumpedFor.model,
    encoding: dumpedFor.tokenizer.encoding,
    budget: dumpedFor.budget,
    leftOut: [
      ...prepared.leftOut.map(({ source, reason }) => ({ source, reason })),
      ...tooLarge.map((part) => ({ source: part.path, reason: "a line of it exceeds the budget on its own" }))
    ],
    requests: requests.map(({ hash, tokens, messages, pieces }) => ({ hash, tokens, messages, pieces }))
  };
}

// src/reports/dump.ts
function dumpJson(dump) {
  let { purpose, model, encoding, budget, leftOut, requests } = dump;
  return { purpose, agent: null, model: model ?? null, encoding, budget, leftOut, requests };
}
function dumpMarkdown(dump) {
  let model = dump.model === void 0 ? "no model chosen" : codeSpan(dump.model), total = dump.requests.reduce((sum, request) => sum + request.tokens, 0);
  return `${[
    "# Housestyle prompt",
    `${dump.requests.length} request(s), ${total} tokens in all (${codeSpan(dump.encoding)}, ${model}, at most ${dump.budget} a request).`,
    ...dump.requests.flatMap((request, index) => [
      `## Request ${index + 1}: ${request.tokens} tokens`,
      drawLedger(request.pieces),
      ...request.messages.map((message) => `### ${message.role}

${codeBlock("text", message.content)}`)
    ]),
    ...dump.leftOut.length === 0 ? [] : [
      "## Left out",
      dump.leftOut.map((entry) => `- ${codeSpan(entry.source)}: ${plainMarkdown(entry.reason)}`).join(`
`)
    ]
  ].join(`

`)}
`;
}
function drawLedger(pieces) {
  return ["| Piece | Kind | Source | Priority | Tokens | |", "|---|---|---|---|---|---|", ...pieces.map((piece) => {
    let fate = piece.included ? "sent" : plainMarkdown(piece.reason ?? "cut");
    return `| ${codeSpan(piece.id)} | ${piece.kind} | ${piece.source === null ? "" : codeSpan(piece.source)} | ${piece.priority ?? "always"} | ${piece.tokens} | ${fate} |`;
  })].join(`
`);
}

export {
  dumpPrompt,
  dumpJson,
  dumpMarkdown
};

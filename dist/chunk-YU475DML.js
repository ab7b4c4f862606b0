import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  directionRows
} from "./chunk-UT6R2KNG.js";
import {
  escapeActing
} from "./chunk-PNCBCJN7.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  codeBlock,
  codeSpan,
  plainMarkdown
} from "./chunk-S7UHQEAH.js";
import {
  shortenPath
} from "./chunk-TJ3WHKDV.js";

// src/reports/dumps/dump.ts
function dumpJson(dump) {
  let {
    purpose,
    agent,
    model,
    encoding,
    encodingNote,
    budget,
    inputPrice,
    directions,
    leftOut,
    statements,
    requests
  } = dump;
  return {
    purpose,
    agent: agent ?? null,
    model: model ?? null,
    encoding,
    encodingNote: encodingNote ?? null,
    budget,
    ...inputPrice === void 0 ? {} : { inputPrice },
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
      dump.leftOut.map(
        (entry) => `- ${codeSpan(shortenPath(entry.source, MAX_NAME_CHARACTERS))}: ${plainMarkdown(entry.reason)}`
      ).join(`
`)
    ]
  ].join(`

`)}
`;
}
function describeProvided({ by, why, worth }) {
  return plainMarkdown(`${by}, worth ${worth.toPrecision(2)} a token: ${why}`);
}
var MAX_NAME_CHARACTERS = 300;
function drawLedger(pieces) {
  return ["| Piece | Kind | Source | Priority | Tokens | |", "|---|---|---|---|---|---|", ...pieces.map((piece) => {
    let sent = piece.reason === null ? "sent" : plainMarkdown(piece.reason), outcome = piece.provided === void 0 ? sent : `${sent}; ${describeProvided(piece.provided)}`;
    return `| ${codeSpan(shortenPath(piece.id, MAX_NAME_CHARACTERS))} | ${piece.kind} | ${piece.source === null ? "" : codeSpan(shortenPath(piece.source, MAX_NAME_CHARACTERS))} | ${piece.priority ?? "always"} | ${piece.tokens} | ${outcome} |`;
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
  return escapeActing(json).replaceAll("<", String.raw`\u003c`);
}

// src/commands/assets/inspector.ts
import { readFile } from "node:fs/promises";
var PAGE = new URL("./inspector.html", import.meta.url);
function loadInspector() {
  return readFile(PAGE, "utf8");
}

export {
  dumpJson,
  dumpMarkdown,
  dumpHtml,
  loadInspector
};

import {
  fitGuidelines as fitGuidelines,
  agentPiece as agentPiece,
  agentsAtWork as agentsAtWork,
  customizationSources as customizationSources
} from "./joined-c0f10e06.js";
import {
  compareGuidance as compareGuidance,
  findConflicts as findConflicts,
  writeReceipts as writeReceipts
} from "./joined-5af23b10.js";
import {
  listFiles as listFiles
} from "./joined-e59b8646.js";
import {
  CLIENT_NAMES as CLIENT_NAMES
} from "./joined-1c6c8fb1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/jobs/list-reached.ts
async function listReached(subject, options, known) {
  let { files } = await listFiles(customizationSources(subject, options));
  return files.filter(({ standing }) => standing !== "stray").filter(({ path, otherPaths = [] }) => ![path, ...otherPaths].some((one) => known.has(one))).map((file) => ({ path: file.path, kind: file.kind, folder: file.root, reason: explain(file) }));
}
function explain({ kind, clients, standing, root }) {
  let readers = clients.length === 0 ? "any client" : clients.map((client) => CLIENT_NAMES[client]).join(", ");
  return kind === "bundled-document" || kind === "bundled-file" ? `a skill brings it along: a model may open it (${readers})` : CONFIGURATION.has(kind) ? `it configures ${readers}` : standing === "nested" && root !== "" ? `it is read where \`${root}\` is opened or installed (${readers})` : `it can be read by ${readers}`;
}
var CONFIGURATION = /* @__PURE__ */ new Set([
  "settings",
  "mcp",
  "plugin",
  "marketplace",
  "setup-steps",
  "toolset",
  "gemini-settings",
  "gemini-review",
  "codex-config",
  "codex-plugin"
]);

// src/jobs/guidelines.ts
async function listGuidelines(subject, chosen, options, { tokenizer, budget }) {
  let { description } = subject, parts = { agent: chosen.agent === void 0 ? [] : [agentPiece(chosen.agent)] }, ledger = fitGuidelines({ guidelines: chosen.applied, description, parts, tokenizer, budget }), edits = await compareGuidance(subject, chosen, options), receipts = writeReceipts(chosen, { ledger, agents: agentsAtWork(chosen) });
  return {
    receipts,
    reached: await listReached(subject, options, new Set(receipts.map(({ source }) => source))),
    notes: [...edits.notes, ...chosen.guidelines.notes],
    conflicts: findConflicts(chosen.guidelines.applicable),
    changes: edits.changes
  };
}

export {
  listGuidelines
};

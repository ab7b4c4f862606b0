import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  FAMILIES
} from "./chunk-DREISFQA.js";
import {
  ruleUrl
} from "./chunk-QR67FW35.js";
import {
  CLIENTS,
  CLIENT_NAMES
} from "./chunk-WI7MEB4B.js";

// src/reports/validation/severity-style.ts
var SEVERITY_STYLE = { error: "red", warning: "yellow", info: "cyan" };

// src/reports/validation/rule-listing.ts
var SEVERITY_COLUMN = 7;
function rulesText(paint) {
  let idColumn = Math.max(...FAMILIES.flatMap(({ rules }) => rules.map(({ id }) => id.length)));
  return `${[...FAMILIES.filter(({ rules }) => rules.length > 0).map(
    ({ title, rules }) => [
      paint("bold", title),
      ...rules.map((rule) => {
        let { severity } = rule.effects[0], fix = rule.fixes !== void 0 ? "*" : rule.suggests !== void 0 ? "?" : " ";
        return `  ${rule.id.padEnd(idColumn)} ${fix} ${paint(SEVERITY_STYLE[severity], severity.padEnd(SEVERITY_COLUMN))} ${rule.description}`;
      })
    ].join(`
`)
  ), "* `--fix` can fix it. ? `--fix=suggest` offers a change. `housestyle rules ID` explains a rule."].join(`

`)}
`;
}
function ruleJson(rule) {
  return {
    id: rule.id,
    family: FAMILIES.find(({ rules }) => rules.includes(rule))?.id,
    severity: rule.effects[0].severity,
    description: rule.description,
    kinds: rule.kinds,
    effects: rule.effects,
    fixable: rule.fixes !== void 0,
    ...rule.fixes === void 0 ? {} : { fixes: rule.fixes },
    ...rule.suggests === void 0 ? {} : { suggests: rule.suggests },
    options: rule.options ?? {},
    ...rule.source === void 0 ? {} : { source: rule.source },
    url: ruleUrl(rule.id)
  };
}
function ruleHead(rule) {
  let rows = rule.effects.map(
    ({ clients, severity, why }) => `| ${clients.length === CLIENTS.length ? "all" : clients.map((client) => CLIENT_NAMES[client]).join(", ")} | ${severity} | ${why} |`
  ), options = Object.entries(rule.options ?? {}).map(
    ([name, option]) => `| \`${name}\` | ${option.type} | \`${JSON.stringify(option.default)}\` | ${option.description} |`
  );
  return [
    `${rule.description}.`,
    "",
    "| client | severity | what it does |",
    "|---|---|---|",
    ...rows,
    "",
    `Applies to: ${listKinds(rule)}.`,
    ...rule.fixes === void 0 ? [] : ["", `\`--fix\`: ${rule.fixes}`],
    ...rule.suggests === void 0 ? [] : ["", `\`--fix=suggest\`: ${rule.suggests}`],
    ...options.length === 0 ? [] : ["", "| option | type | default | |", "|---|---|---|---|", ...options],
    ...rule.source === void 0 ? [] : ["", `Documented at <${rule.source}>.`]
  ].join(`
`);
}
function listKinds({ kinds, bundled }) {
  let own = kinds === "all" ? "all customizations" : kinds.map((kind) => KIND_TITLES[kind]).join(", ");
  return bundled !== void 0 ? `${own}, ${bundled === "all" ? "all texts" : "Markdown files"} of skills` : kinds === "all" ? "all files" : own;
}
var KIND_TITLES = {
  "repository-instructions": "`copilot-instructions.md`",
  "path-instructions": "`*.instructions.md`",
  "claude-rule": "Claude rules",
  "agents-md": "`AGENTS.md`",
  "claude-md": "`CLAUDE.md`",
  "gemini-md": "`GEMINI.md`",
  "review-md": "`REVIEW.md`",
  agent: "agents",
  prompt: "prompts",
  command: "Claude's commands",
  "output-style": "Claude's output styles",
  skill: "skills",
  hooks: "hooks",
  "cursor-rule": "Cursor rules",
  "windsurf-rule": "Windsurf rules",
  "gemini-command": "Gemini commands",
  "gemini-styleguide": "`.gemini/styleguide.md`",
  "context-file": "files that settings of Gemini or Codex name",
  settings: "settings",
  mcp: "MCP servers",
  "setup-steps": "`copilot-setup-steps.yml`",
  toolset: "`*.toolsets.jsonc`",
  "gemini-settings": "`.gemini/settings.json`",
  "gemini-review": "`.gemini/config.yaml`",
  "codex-config": "`.codex/config.toml`",
  plugin: "`plugin.json`",
  marketplace: "`marketplace.json`",
  "client-agent": "agents of Cursor and Gemini, workflows of Windsurf",
  "client-document": "commands of Cursor",
  "referenced-file": "imported files",
  "bundled-document": "Markdown files of skills",
  "bundled-file": "other files of skills"
};

export {
  SEVERITY_STYLE,
  rulesText,
  ruleJson,
  ruleHead,
  KIND_TITLES
};

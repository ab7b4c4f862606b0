import {
  ALWAYS_ON_RULES as ALWAYS_ON_RULES,
  CHARACTER_RULES as CHARACTER_RULES,
  FILE_RULES as FILE_RULES,
  INSTRUCTIONS_RULES as INSTRUCTIONS_RULES,
  INVENTORY_RULES as INVENTORY_RULES,
  MARKDOWN_RULES as MARKDOWN_RULES,
  REFERENCE_RULES as REFERENCE_RULES,
  SECURITY_RULES as SECURITY_RULES,
  SETTINGS_RULES as SETTINGS_RULES,
  SIZE_RULES as SIZE_RULES,
  SUPPRESSION_RULES as SUPPRESSION_RULES
} from "./joined-133c8eb8.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  APPLY_TO_RULES,
  FRONTMATTER_RULES
} from "./chunk-SQBAVEOX.js";
import {
  AGENT_MODEL_RULES,
  AGENT_RULES,
  CLAUDE_AGENT_RULES,
  EDITOR_RULE_RULES,
  HOOKS_RULES,
  MCP_RULES,
  NAMED_AGENT_RULES,
  PROMPT_RULES,
  SKILL_FILE_RULES,
  SKILL_RULES,
  SKILL_TOOL_RULES,
  TOOL_RULES
} from "./chunk-FDEPYNAN.js";
import {
  CLAUDE_SETTINGS_RULES,
  CLIENT_SETTINGS_RULES,
  PLUGIN_RULES,
  SETUP_STEPS_RULES,
  TOOLSET_RULES
} from "./chunk-MF2QK5EC.js";

// src/rules/catalogue.ts
var FAMILIES = [
  { id: "files", title: "Files and encodings", rules: sortById([...FILE_RULES, ...CHARACTER_RULES]) },
  { id: "frontmatter", title: "Frontmatter", rules: FRONTMATTER_RULES },
  { id: "instructions", title: "Instructions", rules: sortById([...INSTRUCTIONS_RULES, ...APPLY_TO_RULES]) },
  {
    id: "agents",
    title: "Agents",
    rules: sortById([...AGENT_RULES, ...NAMED_AGENT_RULES, ...AGENT_MODEL_RULES, ...CLAUDE_AGENT_RULES, ...TOOL_RULES])
  },
  { id: "prompts", title: "Prompts", rules: PROMPT_RULES },
  { id: "skills", title: "Skills", rules: sortById([...SKILL_RULES, ...SKILL_FILE_RULES, ...SKILL_TOOL_RULES]) },
  { id: "editor-rules", title: "Rules of Cursor and Windsurf", rules: EDITOR_RULE_RULES },
  { id: "always-on", title: "Files that are always on", rules: ALWAYS_ON_RULES },
  {
    id: "settings",
    title: "Settings",
    rules: sortById([...SETTINGS_RULES, ...CLAUDE_SETTINGS_RULES, ...SETUP_STEPS_RULES, ...TOOLSET_RULES])
  },
  { id: "client-settings", title: "Settings of Gemini and Codex", rules: CLIENT_SETTINGS_RULES },
  { id: "mcp", title: "MCP servers", rules: MCP_RULES },
  { id: "hooks", title: "Hooks", rules: HOOKS_RULES },
  { id: "plugins", title: "Plugins", rules: PLUGIN_RULES },
  {
    id: "references",
    title: "Markdown and references",
    rules: sortById([...REFERENCE_RULES, ...MARKDOWN_RULES, ...INVENTORY_RULES])
  },
  { id: "security", title: "Security", rules: SECURITY_RULES },
  { id: "size", title: "Size and cost", rules: SIZE_RULES },
  { id: "suppressions", title: "The validator itself", rules: SUPPRESSION_RULES }
], RULES = FAMILIES.flatMap(({ rules }) => rules);
function sortById(rules) {
  return rules.toSorted((a, b) => a.id < b.id ? -1 : 1);
}

export {
  FAMILIES,
  RULES
};

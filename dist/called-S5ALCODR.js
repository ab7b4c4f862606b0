import "./joined-133c8eb8.js";
import "./joined-163616c8.js";
import "./joined-1c6c8fb1.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-c1dd7ffa.js";
import "./joined-1c9471ce.js";
import "./joined-5ac99ec6.js";
import "./joined-a845ed26.js";
import "./joined-cc1d52fd.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
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
import "./chunk-O73FMP6N.js";
import "./chunk-CO6OTYV5.js";
import {
  pluginFilePath,
  pluginRootOutsidePlugin
} from "./chunk-J7EX5RSY.js";
import "./chunk-33H6HWXO.js";
import "./chunk-RGP6QW34.js";

// src/rules/parts/called.ts
var OF_CALLED = [
  ...AGENT_MODEL_RULES,
  ...AGENT_RULES,
  ...CLAUDE_AGENT_RULES,
  ...EDITOR_RULE_RULES,
  ...HOOKS_RULES,
  ...MCP_RULES,
  ...NAMED_AGENT_RULES,
  ...PROMPT_RULES,
  ...SKILL_FILE_RULES,
  ...SKILL_RULES,
  ...SKILL_TOOL_RULES,
  ...TOOL_RULES,
  pluginFilePath,
  pluginRootOutsidePlugin
];
export {
  OF_CALLED
};

import "./joined-133c8eb8.js";
import "./joined-c1dd7ffa.js";
import "./joined-ed214829.js";
import "./joined-1c9471ce.js";
import "./joined-1c6c8fb1.js";
import "./joined-a845ed26.js";
import "./joined-cc1d52fd.js";
import "./joined-b4da4858.js";
import "./joined-5ac99ec6.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  CLAUDE_SETTINGS_RULES,
  CLIENT_SETTINGS_RULES,
  PLUGIN_RULES,
  SETUP_STEPS_RULES,
  TOOLSET_RULES
} from "./chunk-MF2QK5EC.js";
import "./chunk-J7EX5RSY.js";
import "./chunk-33H6HWXO.js";
import "./chunk-RGP6QW34.js";

// src/rules/parts/settings.ts
var OF_SETTINGS = [
  ...CLAUDE_SETTINGS_RULES,
  ...CLIENT_SETTINGS_RULES,
  ...PLUGIN_RULES,
  ...SETUP_STEPS_RULES,
  ...TOOLSET_RULES
];
export {
  OF_SETTINGS
};

import { CLAUDE_SETTINGS_RULES } from '../claude-settings/index.ts';
import { CLIENT_SETTINGS_RULES } from '../client-settings/index.ts';
import { PLUGIN_RULES } from '../plugins/index.ts';
import { SETUP_STEPS_RULES } from '../setup-steps/index.ts';
import { TOOLSET_RULES } from '../toolsets/index.ts';
import type { Rule } from '../types.ts';

/** Rules for plugins, and for the settings of clients other than VS Code. */
export const OF_SETTINGS: readonly Rule[] = [
  ...CLAUDE_SETTINGS_RULES,
  ...CLIENT_SETTINGS_RULES,
  ...PLUGIN_RULES,
  ...SETUP_STEPS_RULES,
  ...TOOLSET_RULES,
];

import type { Rule } from '../types.ts';
import { claudeSettingsKey } from './claude-settings-key.ts';
import { claudeSettingsPermission } from './claude-settings-permission.ts';
import { claudeSettingsValue } from './claude-settings-value.ts';

/** In the order of their ids. */
export const CLAUDE_SETTINGS_RULES: readonly Rule[] = [
  claudeSettingsKey,
  claudeSettingsPermission,
  claudeSettingsValue,
];

import type { Rule } from '../types.ts';
import { clientAgentFrontmatter } from './client-agent-frontmatter.ts';
import { clientSettingsKey } from './client-settings-key.ts';
import { clientSettingsPath } from './client-settings-path.ts';
import { clientSettingsSyntax } from './client-settings-syntax.ts';
import { clientSettingsValue } from './client-settings-value.ts';
import { codexPromptsUnread } from './codex-prompts-unread.ts';
import { geminiCommand } from './gemini-command.ts';

/** In the order of their ids. */
export const CLIENT_SETTINGS_RULES: readonly Rule[] = [
  clientAgentFrontmatter,
  clientSettingsKey,
  clientSettingsPath,
  clientSettingsSyntax,
  clientSettingsValue,
  codexPromptsUnread,
  geminiCommand,
];

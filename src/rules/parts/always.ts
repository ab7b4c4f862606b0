import { ALWAYS_ON_RULES } from '../always-on/index.ts';
import { CHARACTER_RULES } from '../characters/index.ts';
import { codexPromptsUnread } from '../client-settings/codex-prompts-unread.ts';
import { FILE_RULES } from '../files/index.ts';
import { INSTRUCTIONS_RULES } from '../instructions/index.ts';
import { INVENTORY_RULES } from '../inventories/index.ts';
import { MARKDOWN_RULES } from '../markdown/index.ts';
import { pluginCachePath } from '../plugins/plugin-cache-path.ts';
import { pluginPathOutside } from '../plugins/plugin-path-outside.ts';
import { REFERENCE_RULES } from '../references/index.ts';
import { SECURITY_RULES } from '../security/index.ts';
import { SETTINGS_RULES } from '../settings/index.ts';
import { setupStepsPlace } from '../setup-steps/setup-steps-place.ts';
import { SIZE_RULES } from '../size/index.ts';
import { skillAssetTooLarge } from '../skill-files/skill-asset-too-large.ts';
import { skillFileMissing } from '../skill-files/skill-file-missing.ts';
import { skillUnreferencedFile } from '../skill-files/skill-unreferenced-file.ts';
import { skillHidesCommand } from '../skills/skill-hides-command.ts';
import { SUPPRESSION_RULES } from '../suppressions/index.ts';
import type { Rule } from '../types.ts';

/** Rules for files that most repositories have, and those that judge paths or describe what other code finds. */
export const ALWAYS: readonly Rule[] = [
  ...ALWAYS_ON_RULES,
  ...CHARACTER_RULES,
  ...FILE_RULES,
  ...INSTRUCTIONS_RULES,
  ...INVENTORY_RULES,
  ...MARKDOWN_RULES,
  ...REFERENCE_RULES,
  ...SECURITY_RULES,
  ...SETTINGS_RULES,
  ...SIZE_RULES,
  ...SUPPRESSION_RULES,
  codexPromptsUnread,
  pluginCachePath,
  pluginPathOutside,
  setupStepsPlace,
  skillAssetTooLarge,
  skillFileMissing,
  skillHidesCommand,
  skillUnreferencedFile,
];

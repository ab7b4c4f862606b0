import type { Rule } from '../types.ts';
import { codeWorkspaceFolder } from './code-workspace-folder.ts';
import { contributionPath } from './contribution-path.ts';
import { settingsDuplicateKey } from './settings-duplicate-key.ts';
import { settingsFeatureOff } from './settings-feature-off.ts';
import { settingsInstructionEntry } from './settings-instruction-entry.ts';
import { settingsInstructionFileMissing } from './settings-instruction-file-missing.ts';
import { settingsInstructionLanguageLost } from './settings-instruction-language-lost.ts';
import { settingsInstructionsDeprecated } from './settings-instructions-deprecated.ts';
import { settingsInstructionsType } from './settings-instructions-type.ts';
import { settingsJsonSyntax } from './settings-json-syntax.ts';
import { settingsKeyMisspelled } from './settings-key-misspelled.ts';
import { settingsKeyRenamed } from './settings-key-renamed.ts';
import { settingsLocationInvalid } from './settings-location-invalid.ts';
import { settingsLocationMissing } from './settings-location-missing.ts';
import { settingsLocationOutside } from './settings-location-outside.ts';
import { settingsNotAnObject } from './settings-not-an-object.ts';
import { settingsSwitchType } from './settings-switch-type.ts';

/** In the order of their ids. */
export const SETTINGS_RULES: readonly Rule[] = [
  codeWorkspaceFolder,
  contributionPath,
  settingsDuplicateKey,
  settingsFeatureOff,
  settingsInstructionEntry,
  settingsInstructionFileMissing,
  settingsInstructionLanguageLost,
  settingsInstructionsDeprecated,
  settingsInstructionsType,
  settingsJsonSyntax,
  settingsKeyMisspelled,
  settingsKeyRenamed,
  settingsLocationInvalid,
  settingsLocationMissing,
  settingsLocationOutside,
  settingsNotAnObject,
  settingsSwitchType,
];

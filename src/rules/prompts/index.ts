import type { Rule } from '../types.ts';
import { commandDescriptionMissing } from './command-description-missing.ts';
import { commandExampleRuns } from './command-example-runs.ts';
import { commandUnknownKey } from './command-unknown-key.ts';
import { promptAgentUnknown } from './prompt-agent-unknown.ts';
import { promptBodyEmpty } from './prompt-body-empty.ts';
import { promptDescriptionMissing } from './prompt-description-missing.ts';
import { promptDuplicateCommand } from './prompt-duplicate-command.ts';
import { promptInputUnnamed } from './prompt-input-unnamed.ts';
import { promptModeDeprecated } from './prompt-mode-deprecated.ts';
import { promptToolsIgnored } from './prompt-tools-ignored.ts';
import { promptUnknownKey } from './prompt-unknown-key.ts';
import { promptVariableUnknown } from './prompt-variable-unknown.ts';

/** In the order of their ids. */
export const PROMPT_RULES: readonly Rule[] = [
  commandDescriptionMissing,
  commandExampleRuns,
  commandUnknownKey,
  promptAgentUnknown,
  promptBodyEmpty,
  promptDescriptionMissing,
  promptDuplicateCommand,
  promptInputUnnamed,
  promptModeDeprecated,
  promptToolsIgnored,
  promptUnknownKey,
  promptVariableUnknown,
];

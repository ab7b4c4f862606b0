import { diagnosticAt, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { describeType, filesFor, type OpenSettingsFile, type SettingPlace } from './file.ts';

/**
 * The settings of VS Code that switch customizations on and off, with their defaults.
 * https://code.visualstudio.com/docs/copilot/reference/copilot-settings
 */
export const SWITCH_DEFAULTS = {
  'chat.experimental.useSkillAdherencePrompt': false,
  'chat.generalPurposeAgent.enabled': false,
  'chat.includeApplyingInstructions': true,
  'chat.includeReferencedInstructions': false,
  'chat.subagents.allowInvocationsFromSubagents': false,
  'chat.useAgentSkills': true,
  'chat.useAgentsMdFile': true,
  'chat.useClaudeHooks': false,
  'chat.useClaudeMdFile': true,
  'chat.useCustomizationsInParentRepositories': false,
  'chat.useHooks': true,
  'chat.useNestedAgentsMdFiles': false,
  'github.copilot.chat.codeGeneration.useInstructionFiles': true,
  'github.copilot.chat.customInstructionsInSystemMessage': true,
  'github.copilot.chat.omitBaseAgentInstructions': false,
  'github.copilot.chat.organizationCustomAgents.enabled': true,
  'github.copilot.chat.organizationInstructions.enabled': true,
  'github.copilot.chat.reviewAgent.enabled': true,
  'github.copilot.chat.reviewSelection.enabled': true,
} as const satisfies Readonly<Record<string, boolean>>;

export type SwitchName = keyof typeof SWITCH_DEFAULTS;

/** Old names. VS Code replaces them by the current names when it opens the file. */
const OLD_SWITCH_NAMES: Readonly<Record<string, SwitchName>> = {
  'chat.useClaudeSkills': 'chat.useAgentSkills',
  'github.copilot.chat.experimental.codeGeneration.useInstructionFiles':
    'github.copilot.chat.codeGeneration.useInstructionFiles',
};

/** Each name that a switch may have in a settings file, and its current name. */
export const SWITCH_NAMES: readonly (readonly [written: string, name: string])[] = [
  ...Object.keys(SWITCH_DEFAULTS).map((name) => [name, name] as const),
  ...Object.entries(OLD_SWITCH_NAMES),
];

/** The value of a switch in a workspace folder. `setBy` is absent if it is the default. */
export interface Switch {
  readonly value: boolean;
  readonly setBy?: SettingPlace;
}

export interface Switches {
  /** The value at the most specific level: the folder's settings, the workspace's, the user's, or the default. */
  readonly switchFor: (name: SwitchName, folder: string) => Switch;
  readonly problems: readonly Diagnostic[];
}

/** Reads the switches of settings files. A value other than true and false is a problem and is ignored. */
export function readSwitches(files: readonly OpenSettingsFile[]): Switches {
  return {
    switchFor: (name, folder) => {
      for (const file of filesFor(files, folder)) {
        const set = switchIn(file, name);
        if (set !== undefined) {
          return set;
        }
      }
      return { value: SWITCH_DEFAULTS[name] };
    },
    problems: files.flatMap(typeProblems),
  };
}

function switchIn(file: OpenSettingsFile, name: SwitchName): Switch | undefined {
  for (const { value, place } of file.values.get(name) ?? []) {
    if (typeof value === 'boolean') {
      return { value, setBy: place };
    }
  }
  return undefined;
}

function typeProblems(file: OpenSettingsFile): readonly Diagnostic[] {
  return Object.keys(SWITCH_DEFAULTS).flatMap((name) =>
    (file.values.get(name) ?? [])
      .filter(({ value }) => typeof value !== 'boolean')
      .map(({ key, value, rangeOf }) =>
        diagnosticAt(file.source, rangeOf([]), {
          rule: 'settings-switch-type',
          severity: 'error',
          message: `\`${key}\` must be true or false, not ${describeType(value)}; this value is ignored`,
          hint: 'Write true or false, without quotes.',
        }),
      ),
  );
}

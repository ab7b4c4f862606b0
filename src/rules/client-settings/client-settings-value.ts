import type { TextRule } from '../types.ts';
import { effectsOn, findSettingsFaults, isSettingsKind, SETTINGS_KINDS, type SettingsKind } from './client-files.ts';

export const clientSettingsValue: TextRule = {
  id: 'client-settings-value',
  scope: 'text',
  kinds: SETTINGS_KINDS,
  description:
    'A value in the settings of Gemini or Codex has the wrong type, is not one of the known words, or is missing',
  effects: [
    { clients: ['codex'], severity: 'error', why: 'Codex reports the file as invalid and does not start with it.' },
    { clients: ['gemini'], severity: 'warning', why: 'Gemini reports the value as invalid and does not use it.' },
  ],
  source: 'https://geminicli.com/docs/reference/configuration',
  check(text, report) {
    const { kind } = text;
    for (const { kind: fault, range, said } of findSettingsFaults(text)) {
      // The old form of the key is reported by another rule.
      const isOldModel = kind === 'gemini-settings' && said.message.startsWith('`model` must be a map, not a text');
      if (fault === 'value' && isSettingsKind(kind) && !isOldModel) {
        report(range, said, {
          effects: effectsOn(kind, ...CONSEQUENCES[kind]),
        });
      }
    }
  },
};

const NOT_USED = ['warning', 'reports the value as invalid and does not use it.'] as const;
const CONSEQUENCES: Readonly<Record<SettingsKind, readonly ['error' | 'warning', string]>> = {
  'gemini-settings': NOT_USED,
  'gemini-review': NOT_USED,
  'codex-config': ['error', 'reports the file as invalid and does not start with it.'],
  'codex-agent': ['error', 'reports the file as invalid and does not load the agent.'],
};

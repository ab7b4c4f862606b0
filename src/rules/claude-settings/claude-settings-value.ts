import { CLAUDE_SETTINGS_SHAPE } from '../../customizations/known/claude-settings-shape.ts';
import { isRecord } from '../../text/record.ts';
import { findDataFaults } from '../reading/json/data-faults.ts';
import { claudeSettingsRule } from './settings-rule.ts';
import { error } from '../effects.ts';

export const claudeSettingsValue = claudeSettingsRule({
  id: 'claude-settings-value',
  description: 'A value in the settings of Claude Code has the wrong type or is not one of the known words',
  effects: [
    error(
      ['claude'],
      'Claude Code skips the whole file, also its permissions and hooks, and reports it only in a session with a person (anthropics/claude-code#75081).',
    ),
  ],
  source: 'https://code.claude.com/docs/en/settings#available-settings',
  find({ json }) {
    if (!isRecord(json.value)) {
      return [];
    }
    const { permissions, ...others } = json.value;
    // `claude-settings-permission` reports permissions that are no object.
    const value = isRecord(permissions) ? json.value : others;
    return findDataFaults(json, value, CLAUDE_SETTINGS_SHAPE).filter(({ kind }) => kind !== 'key');
  },
});

import type { JsoncProblem } from '../../text/json/jsonc.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { error, warning } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { SETTINGS_KINDS } from './client-files.ts';

export const clientSettingsSyntax: TextRule = {
  id: 'client-settings-syntax',
  scope: 'text',
  kinds: [...SETTINGS_KINDS, 'gemini-command'],
  description: 'A file with settings or a command of Gemini or Codex is not valid JSON, TOML or YAML',
  effects: [
    error(['gemini'], 'Gemini cannot read the file, and uses nothing of it.'),
    error(['codex'], 'Codex cannot read the file, and does not start with it.'),
  ],
  source: 'https://toml.io/en/v1.0.0',
  check(text, report) {
    for (const { range, message, hint, severity } of problemsOf(text)) {
      report(
        range,
        { message, hint },
        severity === 'error' ? {} : { effects: [warning(['gemini'], 'Gemini uses the last of the two keys.')] },
      );
    }
  },
};

function problemsOf({ yaml, json }: CheckedText): readonly Omit<JsoncProblem, 'code'>[] {
  return yaml === undefined ? json.problems : yaml.problems;
}

import { CODEX_USER_KEYS } from '../../customizations/known/codex-config.ts';
import { GEMINI_MOVED } from '../../customizations/known/gemini-settings.ts';
import { quote } from '../../text/shown/quote.ts';
import { isRecord } from '../../text/record.ts';
import { warning } from '../effects.ts';
import type { Report, TextRule } from '../types.ts';
import { effectsOn, findSettingsFaults, isSettingsKind, readData, SETTINGS_KINDS } from './client-files.ts';

export const clientSettingsKey: TextRule = {
  id: 'client-settings-key',
  scope: 'text',
  kinds: SETTINGS_KINDS,
  description: 'The settings of Gemini or Codex have a key that is misspelled, or that is not read in this file',
  effects: [
    warning(['gemini'], 'Gemini ignores the key and everything in it.'),
    warning(['codex'], 'Codex ignores the key and everything in it.'),
  ],
  source: 'https://developers.openai.com/codex/config-reference',
  check(text, report) {
    const { kind } = text;
    for (const { kind: fault, range, said } of findSettingsFaults(text)) {
      if (fault === 'key' && isSettingsKind(kind)) {
        report(range, said, { effects: effectsOn(kind, 'warning', 'ignores the key and everything in it.') });
      }
    }
    const document = readData(text);
    if (document !== undefined && isRecord(document.value)) {
      for (const key of Object.keys(document.value)) {
        checkPlace(kind, key, document.value[key], document.rangeOfKey([key]), report);
      }
    }
  },
};

type Range = Parameters<Report>[0] | undefined;

/** Reports keys that are spelled right but have no effect at this place. */
function checkPlace(kind: string, key: string, value: unknown, range: Range, report: Report): void {
  const moved = kind === 'gemini-settings' ? GEMINI_MOVED.get(key) : undefined;
  if (range !== undefined && moved !== undefined) {
    report(range, { message: `${quote(key)} is not read at the top of the settings`, hint: `Write \`${moved}\`.` });
  }
  if (range !== undefined && kind === 'gemini-settings' && key === 'model' && typeof value === 'string') {
    report(range, { message: '`model` is an object in the settings', hint: 'Write `"model": { "name": "…" }`.' });
  }
  if (range !== undefined && kind === 'codex-config' && CODEX_USER_KEYS.has(key)) {
    report(range, {
      message: `Codex does not read ${quote(key)} in the file of a project`,
      hint: 'Each user must set it in `~/.codex/config.toml`. Remove it here.',
    });
  }
}

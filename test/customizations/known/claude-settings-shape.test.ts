import { describe, expect, it } from 'vitest';
import { CLAUDE_SETTINGS } from '../../../src/customizations/known/claude-settings.ts';
import { CLAUDE_SETTINGS_SHAPE } from '../../../src/customizations/known/claude-settings-shape.ts';
import { findDataFaults } from '../../../src/rules/reading/json/data-faults.ts';
import { readJsonc } from '../../../src/text/json/jsonc.ts';
import { sourceText } from '../../../src/text/source-text.ts';

describe('the settings of Claude Code', () => {
  it.each([
    ['of a small team', '{ "model": "opus", "includeCoAuthoredBy": false, "cleanupPeriodDays": 20 }'],
    ['with variables', '{ "env": { "DEBUG": "1", "LEVEL": 2, "CI": true } }'],
    ['with a status line', '{ "statusLine": { "type": "command", "command": "date", "padding": 0 } }'],
    ['with folders', '{ "permissions": { "allow": ["Read"], "additionalDirectories": ["../docs/"] } }'],
    ['with keys that are new', '{ "someNewSetting": { "a": [1] } }'],
  ])('%s have no fault', (_name, text) => {
    const document = readJsonc(sourceText('settings.json', text));
    expect(document.problems).toEqual([]);
    expect(findDataFaults(document, document.value, CLAUDE_SETTINGS_SHAPE)).toEqual([]);
  });

  it('have types only for keys that are known', () => {
    const keys = CLAUDE_SETTINGS_SHAPE.kind === 'record' ? Object.keys(CLAUDE_SETTINGS_SHAPE.keys) : [];
    expect(keys.filter((key) => !CLAUDE_SETTINGS.includes(key))).toEqual([]);
  });
});

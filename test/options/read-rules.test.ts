import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { readConfig } from '../../src/options/read-config-text.ts';
import { readOptions } from '../../src/options/read-options.ts';
import { readRulesConfig } from '../../src/options/read-rules.ts';
import type { RulesConfig } from '../../src/rules/run/enabled-rules.ts';
import type { GivenRule, RuleOption } from '../../src/rules/types.ts';
import { sourceText } from '../../src/text/source-text.ts';

const RULES = [
  rule('tool-unknown', { allow: { type: 'list', default: [], description: 'Names that are known' } }),
  rule('tokens-file', { 'max-tokens': { type: 'integer', default: 5000, description: 'Most tokens of a file' } }),
  rule('file-empty', {}),
];

function rule(id: string, options: Readonly<Record<string, RuleOption>>): GivenRule {
  return {
    id,
    scope: 'given',
    kinds: 'all',
    description: 'A rule',
    effects: [{ clients: ['vscode'], severity: 'warning', why: 'VS Code minds.' }],
    options,
  };
}

function read(text: string): RulesConfig {
  const config = readConfig(sourceText('.github/housestyle.yml', text));
  return readRulesConfig(readOptions([config.options], config.configOnly), RULES);
}

function refusal(text: string): string {
  try {
    read(text);
  } catch (error) {
    if (error instanceof UserError) {
      const at = error.place === undefined ? '' : `${error.place.line}:${error.place.column} `;
      return `${at}${error.message} | ${error.hint ?? ''}`;
    }
    throw error;
  }
  return 'taken';
}

describe('rules of the configuration', () => {
  it('are empty by default, and checked for all clients', () => {
    expect(read('')).toEqual({
      clients: ['vscode', 'github', 'copilot-cli', 'claude', 'gemini', 'codex', 'cursor', 'windsurf'],
      areAssumed: true,
      rules: {},
      overrides: [],
    });
  });

  it('may be a severity, or a severity with options', () => {
    expect(read('rules:\n  file-empty: off\n  tokens-file: { severity: error, max-tokens: 3000 }\n').rules).toEqual({
      'file-empty': { severity: 'off' },
      'tokens-file': { severity: 'error', options: { 'max-tokens': 3000 } },
    });
  });

  it('may have options alone', () => {
    expect(read('rules: { tool-unknown: { allow: [deploy] } }').rules).toEqual({
      'tool-unknown': { options: { allow: ['deploy'] } },
    });
  });

  it('change if an override matches', () => {
    const { overrides } = read('overrides:\n  - paths: ["legacy/**"]\n    rules: { file-empty: info }\n');
    expect(overrides.map(({ rules }) => rules)).toEqual([{ 'file-empty': { severity: 'info' } }]);
    expect(['legacy/AGENTS.md', 'AGENTS.md'].map((path) => overrides[0]?.matches(path))).toEqual([true, false]);
  });

  it('are checked for the clients of the team', () => {
    expect(read('clients: [github, vscode]').clients).toEqual(['github', 'vscode']);
  });

  it.each([
    [
      'a rule that does not exist',
      'rules:\n  tool-unknwn: off\n',
      '2:3 There is no rule `tool-unknwn` | Did you mean `tool-unknown`?',
    ],
    [
      'an unknown severity',
      'rules:\n  file-empty: warn\n',
      '2:15 A severity must be one of `error`, `warning`, `info`, `off`, not "warn" | Did you mean `warning`?',
    ],
    [
      'a YAML 1.1 boolean for off',
      'rules:\n  file-empty: false\n',
      '2:15 A severity must be one of `error`, `warning`, `info`, `off`, not false | Write one of these words.',
    ],
    [
      'an option of another rule',
      'rules:\n  file-empty: { max-tokens: 3 }\n',
      '2:17 The rule `file-empty` has no option `max-tokens` | It can have `severity`.',
    ],
    [
      'an option of a wrong type',
      'rules:\n  tokens-file:\n    max-tokens: many\n',
      '3:17 `max-tokens` must be a whole number, not "many" | Most tokens of a file',
    ],
    [
      'rules that are a list',
      'rules: [file-empty]\n',
      '1:8 `rules` must be a map of rules | Write one `rule: severity` per line.',
    ],
    [
      'overrides that are a map',
      'overrides: { file-empty: off }\n',
      '1:12 `overrides` must be a list | Write `- paths: […]` and `rules: {…}` in each entry.',
    ],
    [
      'an override without paths',
      'overrides:\n  - rules: { file-empty: off }\n',
      "2:5 `paths` must be a list of globs | Write `paths: ['packages/legacy/**']`.",
    ],
    [
      'an override with an unknown key',
      'overrides:\n  - paths: [a]\n    rule: {}\n',
      '3:5 An override has no key `rule` | Did you mean `rules`?',
    ],
    [
      'an unknown client',
      'clients: [emacs]\n',
      '1:10 `clients` must be one of `vscode`, `github`, `copilot-cli`, `claude`, `gemini`, `codex`, `cursor`, `windsurf`, not "emacs" | ',
    ],
  ])('refuse %s', (_name, text, expected) => {
    expect(refusal(text)).toBe(expected);
  });

  it('report all errors at once', () => {
    expect(refusal('rules:\n  a-rule: off\n  file-empty: loud\n')).toMatch(/a-rule[^]*loud/);
  });

  it.each([
    ['rules', (index: number) => `  r${index}: off\n`, 'rules:\n'],
    ['keys', (index: number) => `r${index}: off\n`, ''],
  ])('are refused with a hundred problems when thousands of %s are unknown', (_name, lineOf, head) => {
    const text = head + Array.from({ length: 3_000 }, (_, index) => lineOf(index)).join('');
    expect(refusal(text).match(/^.*(?:no rule|Unknown key)/gm)).toHaveLength(100);
  });
});

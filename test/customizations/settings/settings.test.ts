import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SettingsFile } from '../../../src/customizations/settings/file.ts';
import { readSettingsFiles, SETTINGS_PATH } from '../../../src/customizations/settings/settings.ts';
import { sourceText } from '../../../src/text/source-text.ts';
import { runs } from '../../property-runs.ts';

function file(text: string, path = SETTINGS_PATH): SettingsFile {
  return { source: sourceText(path, text), level: 'folder', folder: '' };
}

const CODE = 'github.copilot.chat.codeGeneration.instructions';
const TEST = 'github.copilot.chat.testGeneration.instructions';
const REVIEW = 'github.copilot.chat.reviewSelection.instructions';

describe('problems', () => {
  it.each<[string, string, readonly string[]]>([
    ['none in an empty file', '', []],
    ['none in other settings', '{"editor.tabSize": 2, "chat.editing.autoAccept": 5, "[go]": {"chat.useHooks": 1}}', []],
    [
      'a list instead of an object',
      '[1]',
      ['error 1:1-1:4 settings-not-an-object Settings must be an object, not a list; VS Code ignores them'],
    ],
    [
      'a text instead of an object',
      '"a"',
      ['error 1:1-1:4 settings-not-an-object Settings must be an object, not a text; VS Code ignores them'],
    ],
    [
      'a misspelt setting',
      '{\n  "chat.useAgentMdFile": true\n}',
      ['warning 2:3-2:24 settings-key-misspelled VS Code has no setting "chat.useAgentMdFile"'],
    ],
    [
      'a misspelt instruction setting',
      `{"${CODE.slice(0, -1)}": []}`,
      [`warning 1:2-1:50 settings-key-misspelled VS Code has no setting "${CODE.slice(0, -1)}"`],
    ],
    [
      'instructions that files have replaced',
      `{"${CODE}": [{"text": "T"}], "${TEST}": [{"text": "T"}], "${REVIEW}": [{"text": "T"}]}`,
      [
        `warning 1:2-1:51 settings-instructions-deprecated \`${CODE}\` is deprecated since VS Code 1.102`,
        `warning 1:70-1:119 settings-instructions-deprecated \`${TEST}\` is deprecated since VS Code 1.102`,
      ],
    ],
    ['none for an empty list of them', `{"${CODE}": []}`, []],
    [
      'a text for a second language, which VS Code drops',
      `{"${REVIEW}": [{"text": "T"}, {"text": "T", "language": "go"}, {"text": "T", "language": "go"}]}`,
      [
        `info 1:70-1:101 settings-instruction-language-lost The text "T" is already in \`${REVIEW}\` for all languages; VS Code ignores this entry with another "language"`,
      ],
    ],
    [
      'more nested levels than are read',
      '['.repeat(300),
      ['error 1:257-1:258 settings-json-syntax More than 256 lists and objects are nested'],
    ],
  ])('%s', (_name, text, expected) => {
    const { problems } = readSettingsFiles([file(text)]);
    expect(
      problems.map(
        ({ severity, start, end, rule, message }) =>
          `${severity} ${start.line}:${start.column}-${end.line}:${end.column} ${rule} ${message}`,
      ),
    ).toEqual(expected);
  });

  it.each([
    ['chat.useAgentMdFile', 'Did you mean `chat.useAgentsMdFile`?'],
    ['chat.agentFileLocations', 'Did you mean `chat.agentFilesLocations`?'],
    ['chat.modeFileLocations', 'Did you mean `chat.agentFilesLocations`?'],
    ['GitHub.copilot.chat.reviewAgent.enabled', 'Did you mean `github.copilot.chat.reviewAgent.enabled`?'],
  ])('%s is reported with its possible values', (key, hint) => {
    expect(readSettingsFiles([file(JSON.stringify({ [key]: true }))]).problems.map((one) => one.hint)).toEqual([hint]);
  });

  it('are reported file by file, and in each file by line', () => {
    const text =
      '{\n"chat.useHooks": 1,\n"chat.promptFilesLocations": 1,\n"chat.useHook": 1,\n"chat.useAgentSkills": 1}';
    const { problems } = readSettingsFiles([file(text, 'b.json'), file(text, 'a.json')]);
    expect(problems.map(({ path, start }) => `${path}:${start.line}`)).toEqual(
      ['b.json', 'a.json'].flatMap((path) => [2, 3, 4, 5].map((line) => `${path}:${line}`)),
    );
  });

  it('say that entries after the five hundredth are not read', () => {
    const entries = Array.from({ length: 501 }, (_, index) => ({ text: `T${index}` }));
    const { instructions, problems } = readSettingsFiles([file(JSON.stringify({ [REVIEW]: entries }))]);
    expect([instructions.length, problems.map(({ message }) => message)]).toEqual([
      500,
      [`\`${REVIEW}\` has 501 entries; only the first 500 are read`],
    ]);
  });
});

it('returns the valid parts of a file whose JSON is broken', () => {
  const settings = readSettingsFiles([file(`{"chat.useHooks": false, "${CODE}": [{"text": "T"}`)]);
  expect([
    settings.switchFor('chat.useHooks', '').value,
    settings.instructions.map(({ form }) => form),
    settings.problems.map(({ rule }) => rule),
  ]).toEqual([false, [{ kind: 'text', text: 'T' }], ['settings-instructions-deprecated', 'settings-json-syntax']]);
});

describe('texts from outside', () => {
  const half = 'x'.repeat(500_000);
  const many = Array.from({ length: 40_000 }, (_, index) => `"k${index}":1`).join(',');
  const manyPaths = Array.from({ length: 40_000 }, (_, index) => `"p${index}":5`).join(',');
  const near = Array.from({ length: 20_000 }, (_, index) => `"chat.useHooks${String.fromCharCode(200 + index)}":1`);

  it.each<[string, string]>([
    ['a text of a million letters', JSON.stringify({ [CODE]: [{ text: half + half }] })],
    ['a path of half a million letters', JSON.stringify({ [CODE]: [{ file: `${half}/../${half}` }] })],
    [
      'a location of a million steps',
      JSON.stringify({ 'chat.promptFilesLocations': { ['../'.repeat(300_000)]: true } }),
    ],
    [
      'a location of a million brackets',
      JSON.stringify({ 'chat.promptFilesLocations': { ['[]'.repeat(500_000)]: true } }),
    ],
    ['many keys before many entries', `{${many},"${CODE}":[${'{"text":"a"},'.repeat(30_000)}]}`],
    ['many keys before many paths', `{${many},"chat.promptFilesLocations":{${manyPaths}}}`],
    ['many misspelt settings', `{${near.join(',')}}`],
    ['many nested objects', `{"chat":${'{"useHooks":'.repeat(200)}1${'}'.repeat(200)}}`],
    [
      "names of an object's methods",
      '{"__proto__": {"chat": {"useHooks": false}}, "constructor": 1, "chat": {"__proto__": {"useHooks": false}}}',
    ],
    ['one key a hundred thousand times', `{${'"chat.useHooks":false,'.repeat(40_000)}"chat.useHooks":true}`],
  ])('%s: the default stays, or the last value', (_name, text) => {
    const settings = readSettingsFiles([file(text)]);
    expect([
      settings.switchFor('chat.useHooks', '').value,
      settings.problems.length < 1_000,
      settings.problems.every(({ message }) => message.length < 1_000),
    ]).toEqual([true, true, true]);
  });

  it('never cause an exception', () => {
    const key = fc.constantFrom('chat', 'chat.useHooks', 'github', CODE, 'chat.promptFilesLocations', '__proto__', 'a');
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(null, true, 0, '', 'a/../b', '~/', '/x', '*'),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(fc.oneof(key, fc.constantFrom('text', 'file', 'language', '..')), tie('any'), { maxKeys: 4 }),
      ),
    })).any;
    fc.assert(
      fc.property(value, fc.nat(80), (any, cut) => {
        const text = JSON.stringify(any);
        for (const source of [text, text.slice(0, cut), `{${text.slice(cut)}`]) {
          const settings = readSettingsFiles([file(source)], ['', 'app']);
          expect(typeof settings.switchFor('chat.useHooks', '').value).toBe('boolean');
          expect(settings.locationsFor('prompts', 'app').length).toBeGreaterThan(0);
        }
      }),
      { numRuns: runs(1_000) },
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SettingsFile, SettingsLevel } from '../../../src/customizations/settings/file.ts';
import { readSettingsFiles } from '../../../src/customizations/settings/settings.ts';
import { SWITCH_NAMES, type SwitchName } from '../../../src/customizations/settings/switches.ts';
import { sourceText } from '../../../src/text/source-text.ts';

function file(level: SettingsLevel, text: string, folder = ''): SettingsFile {
  return { source: sourceText(level === 'folder' ? `${folder}/s.json` : `${level}.json`, text), level, folder };
}

const AGENTS_MD = 'chat.useAgentsMdFile';
const SKILLS = 'chat.useAgentSkills';
const OLD_SKILLS = 'chat.useClaudeSkills';

describe('switchFor', () => {
  it.each<[SwitchName, boolean]>([
    ['chat.useAgentsMdFile', true],
    ['chat.useNestedAgentsMdFiles', false],
    ['chat.useClaudeMdFile', true],
    ['chat.useAgentSkills', true],
    ['chat.useCustomizationsInParentRepositories', false],
    ['chat.includeApplyingInstructions', true],
    ['chat.includeReferencedInstructions', false],
    ['chat.useHooks', true],
    ['chat.useClaudeHooks', false],
    ['github.copilot.chat.codeGeneration.useInstructionFiles', true],
    ['github.copilot.chat.organizationInstructions.enabled', true],
  ])('%s is %s by default', (name, value) => {
    expect(readSettingsFiles([]).switchFor(name, '')).toEqual({ value });
  });

  it.each<[string, readonly SettingsFile[], boolean, string | undefined]>([
    ['a user', [file('user', `{"${AGENTS_MD}": false}`)], false, 'user.json:1:2'],
    [
      'the workspace before a user, whichever is given first',
      [file('user', `{"${AGENTS_MD}": false}`), file('workspace', `{\n  "${AGENTS_MD}": true}`)],
      true,
      'workspace.json:2:3',
    ],
    [
      'the folder before the workspace',
      [file('workspace', `{"${AGENTS_MD}": true}`), file('folder', `{"${AGENTS_MD}": false}`, 'app')],
      false,
      'app/s.json:1:2',
    ],
    ['nothing for a setting of another folder', [file('folder', `{"${AGENTS_MD}": false}`, 'lib')], true, undefined],
    ['nothing for a setting of a folder above', [file('folder', `{"${AGENTS_MD}": false}`, '')], true, undefined],
    [
      'the first given of one level',
      [file('user', `{"${AGENTS_MD}": false}`), file('user', `{"${AGENTS_MD}": true}`)],
      false,
      'user.json:1:2',
    ],
    [
      'the next level if a value has the wrong type',
      [file('folder', `{"${AGENTS_MD}": "false"}`, 'app'), file('user', `{"${AGENTS_MD}": false}`)],
      false,
      'user.json:1:2',
    ],
    [
      'the last of a repeated key',
      [file('user', `{"${AGENTS_MD}": true,\n"${AGENTS_MD}": false}`)],
      false,
      'user.json:2:1',
    ],
    ['a nested key', [file('user', '{"chat": {"useAgentsMdFile": false}}')], false, 'user.json:1:11'],
    ['nothing for a nested key with dots', [file('user', '{"github": {"copilot.chat.x": false}}')], true, undefined],
    [
      'a nested key after one with dots',
      [file('user', `{"${AGENTS_MD}": true, "chat": {"useAgentsMdFile": false}}`)],
      false,
      'user.json:1:41',
    ],
    [
      'nothing if an object replaces an earlier value',
      [file('user', `{"${AGENTS_MD}": false, "chat": {}}`)],
      true,
      undefined,
    ],
    ['a key after a byte order mark', [file('user', `\uFEFF{"${AGENTS_MD}": false}`)], false, 'user.json:1:3'],
    ['a key with a comment after it', [file('user', `{"${AGENTS_MD}" /* no "x" */ : false}`)], false, 'user.json:1:2'],
    [
      'a key with escapes, at its value',
      [file('user', String.raw`{"\u0063hat.useAgentsMdFile": false}`)],
      false,
      'user.json:1:31',
    ],
  ])('is set by %s', (_name, files, value, place) => {
    const { value: set, setBy } = readSettingsFiles(files).switchFor(AGENTS_MD, 'app');
    expect([set, setBy && `${setBy.path}:${setBy.line}:${setBy.column}`]).toEqual([value, place]);
  });

  it.each<[string, string, boolean, string]>([
    ['an old name', `{"${OLD_SKILLS}": false}`, false, OLD_SKILLS],
    ['the new name, even if the old one comes first', `{"${OLD_SKILLS}": false, "${SKILLS}": true}`, true, SKILLS],
    ['the new name, even if the old one comes last', `{"${SKILLS}": true, "${OLD_SKILLS}": false}`, true, SKILLS],
    ['the old name if the new one has the wrong type', `{"${SKILLS}": 1, "${OLD_SKILLS}": false}`, false, OLD_SKILLS],
  ])('uses %s', (_name, text, value, key) => {
    const { value: set, setBy } = readSettingsFiles([file('user', text)]).switchFor(SKILLS, '');
    expect([set, setBy?.key]).toEqual([value, key]);
  });

  it('takes the most specific level that has the key, for any values', () => {
    const value = fc.option(fc.boolean(), { nil: undefined });
    fc.assert(
      fc.property(value, value, value, fc.constantFrom(...SWITCH_NAMES), (folder, workspace, user, [, name]) => {
        const text = (set: boolean | undefined): string => JSON.stringify({ [name]: set });
        const settings = readSettingsFiles([
          file('user', text(user)),
          file('folder', text(folder), 'app'),
          file('workspace', text(workspace)),
        ]);
        const standard = readSettingsFiles([]).switchFor(nameOf(name), 'app').value;
        expect(settings.switchFor(nameOf(name), 'app').value).toBe(folder ?? workspace ?? user ?? standard);
      }),
    );
  });
});

/** The names in the table are the names of switches. */
function nameOf(name: string): SwitchName {
  return name as SwitchName;
}

describe('problems of switches', () => {
  it.each<[string, string, readonly string[]]>([
    ['none for a valid switch', `{"${AGENTS_MD}": false}`, []],
    [
      'a text instead of true or false',
      `{\n  "${AGENTS_MD}": "false"\n}`,
      [`error 2:27-2:34 \`${AGENTS_MD}\` must be true or false, not a text; this value is ignored`],
    ],
    [
      'null in a nested key',
      '{"chat": {"useHooks": null}}',
      ['error 1:23-1:27 `chat.useHooks` must be true or false, not null; this value is ignored'],
    ],
    ['an old name', `{"${OLD_SKILLS}": true}`, [`info 1:2-1:24 \`${OLD_SKILLS}\` is now called \`${SKILLS}\``]],
    [
      'an old name in addition to the new one',
      `{"${SKILLS}": true,\n "${OLD_SKILLS}": true}`,
      [`info 2:2-2:24 \`${OLD_SKILLS}\` is now called \`${SKILLS}\`, which is also in this file and wins`],
    ],
    [
      'an old name of the wrong type',
      `{"${OLD_SKILLS}": 1}`,
      [
        `info 1:2-1:24 \`${OLD_SKILLS}\` is now called \`${SKILLS}\``,
        `error 1:26-1:27 \`${OLD_SKILLS}\` must be true or false, not a number; this value is ignored`,
      ],
    ],
  ])('%s', (_name, text, expected) => {
    const { problems } = readSettingsFiles([file('user', text)]);
    expect(
      problems.map(
        ({ severity, start, end, message }) =>
          `${severity} ${start.line}:${start.column}-${end.line}:${end.column} ${message}`,
      ),
    ).toEqual(expected);
  });
});

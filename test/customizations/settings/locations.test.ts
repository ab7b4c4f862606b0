import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCATION_SETTINGS, type LocatedKind } from '../../../src/customizations/settings/locations.ts';
import type { Location } from '../../../src/customizations/settings/applied-locations.ts';
import type { SettingsFile, SettingsLevel } from '../../../src/customizations/settings/file.ts';
import { readSettingsFiles } from '../../../src/customizations/settings/settings.ts';
import { sourceText } from '../../../src/text/source-text.ts';
import { runs } from '../../property-runs.ts';

const KEYS: Readonly<Record<LocatedKind, string>> = {
  agents: 'chat.agentFilesLocations',
  hooks: 'chat.hookFilesLocations',
  instructions: 'chat.instructionsFilesLocations',
  prompts: 'chat.promptFilesLocations',
  skills: 'chat.agentSkillsLocations',
};

function level(name: SettingsLevel, kind: LocatedKind, value: unknown, folder = ''): SettingsFile {
  return { source: sourceText(`${name}.json`, JSON.stringify({ [KEYS[kind]]: value })), level: name, folder };
}

function describeLocation({ written, target, isOn, isDefault }: Location): string {
  const where = target.kind === 'glob' ? `${target.folder} + ${target.pattern}` : target.path;
  return `${isOn ? 'on' : 'off'}${isDefault ? ' default' : ''} ${written} = ${target.kind} ${where}`;
}

/** The locations of a workspace folder that are not defaults, or that are switched off. */
function remarkable(files: readonly SettingsFile[], kind: LocatedKind, folder = ''): readonly string[] {
  return readSettingsFiles(files, [folder])
    .locationsFor(kind, folder)
    .filter(({ isDefault, isOn, setBy }) => !isDefault || !isOn || setBy !== undefined)
    .map(describeLocation);
}

describe('default locations', () => {
  it.each<[LocatedKind, readonly string[]]>([
    ['agents', ['.github/agents', '.claude/agents', '~/.copilot/agents', '~/.claude/agents']],
    ['instructions', ['.github/instructions', '.claude/rules', '~/.copilot/instructions', '~/.claude/rules']],
    ['prompts', ['.github/prompts']],
    [
      'hooks',
      [
        '.github/hooks',
        '.claude/settings.json',
        '.claude/settings.local.json',
        '~/.copilot/hooks',
        '~/.claude/settings.json',
      ],
    ],
    [
      'skills',
      [
        '.github/skills',
        '.agents/skills',
        '.claude/skills',
        '~/.copilot/skills',
        '~/.agents/skills',
        '~/.claude/skills',
      ],
    ],
  ])('of %s', (kind, paths) => {
    expect(readSettingsFiles([]).locationsFor(kind, 'app').map(describeLocation)).toEqual(
      paths.map((path) => `on default ${path} = ${path.startsWith('~') ? `user ${path}` : `inside app/${path}`}`),
    );
  });
});

describe('configured locations', () => {
  it.each<[string, LocatedKind, unknown, readonly string[]]>([
    ['in order', 'prompts', { b: true, a: true }, ['on b = inside b', 'on a = inside a']],
    ['off', 'prompts', { a: false }, ['off a = inside a']],
    [
      'a default that is off',
      'prompts',
      { '.github/prompts': false },
      ['off default .github/prompts = inside .github/prompts'],
    ],
    [
      'a default that is on',
      'prompts',
      { '.github/prompts': true },
      ['on default .github/prompts = inside .github/prompts'],
    ],
    ['a default in another spelling, once', 'prompts', { './.github/prompts/': true }, []],
    [
      'a default that is off, and on under another spelling',
      'prompts',
      { '.github/prompts': false, './.github/prompts': true },
      ['off default .github/prompts = inside .github/prompts', 'on ./.github/prompts = inside .github/prompts'],
    ],
    [
      'a default in another letter case',
      'prompts',
      { '.GitHub/prompts': true },
      ['on .GitHub/prompts = inside .GitHub/prompts'],
    ],
    ['with spaces around the path', 'prompts', { ' a ': true }, ['on a = inside a']],
    ['once under two spellings', 'prompts', { a: true, './a/': true, 'b/../a': true }, ['on a = inside a']],
    ['once, even if another spelling is off', 'prompts', { a: true, './a': false }, ['on a = inside a']],
    ['the root', 'prompts', { '.': true }, ['on . = inside ']],
    ['words for states', 'prompts', { a: 'TRUE', b: ' false ' }, ['on a = inside a', 'off b = inside b']],
    [
      'below the home folder',
      'agents',
      { '~/my/agents': true, '~/': true },
      ['on ~/my/agents = user ~/my/agents', 'on ~/ = user ~/'],
    ],
    ['out of the home folder', 'agents', { '~/../x': true }, ['on ~/../x = outside ~/../x']],
    ['out of the repository', 'agents', { '../x': true }, ['on ../x = outside ../x']],
    ['absolute', 'instructions', { '/x': true, 'C:/x': true }, ['on /x = outside /x', 'on C:/x = outside C:/x']],
    ['with a backslash', 'instructions', { 'a\\b': true }, ['on a\\b = outside a\\b']],
    ['a tilde without a slash, if VS Code reads it as a name', 'prompts', { '~x': true }, ['on ~x = inside ~x']],
    ['a tilde without a slash, if VS Code refuses it', 'skills', { '~x': true }, ['on ~x = outside ~x']],
    ['a glob', 'instructions', { 'docs/**/rules': true }, ['on docs/**/rules = glob docs + **/rules']],
    ['a glob from the root', 'prompts', { '*/prompts': true }, ['on */prompts = glob  + */prompts']],
    ['a glob for all files of a folder', 'prompts', { 'docs/*': true }, ['on docs/* = inside docs']],
    ['a glob of letters', 'prompts', { 'app/[id]/x': true }, ['on app/[id]/x = glob app + [id]/x']],
    ['a single bracket, which is not a glob', 'prompts', { 'app/[id': true }, ['on app/[id = inside app/[id']],
    ['a glob in a setting that does not accept globs', 'agents', { 'docs/*': true }, ['on docs/* = outside docs/*']],
    ['an absolute glob', 'prompts', { '/x/*': true }, ['on /x/* = outside /x/*']],
    [
      "names of an object's methods",
      'prompts',
      { ['__proto__']: true, constructor: true },
      ['on __proto__ = inside __proto__', 'on constructor = inside constructor'],
    ],
  ])('%s', (_name, kind, value, expected) => {
    expect(remarkable([level('folder', kind, value)], kind)).toEqual(expected);
  });

  it.each<[string, string, readonly string[]]>([
    ['from the folder', 'app', ['on x = inside app/x', 'on ../y = inside y']],
    ['from a folder further down', 'packages/app', ['on x = inside packages/app/x', 'on ../y = inside packages/y']],
    ['from the root', '', ['on x = inside x', 'on ../y = outside ../y']],
  ])('lead %s', (_name, folder, expected) => {
    expect(remarkable([level('workspace', 'prompts', { x: true, '../y': true })], 'prompts', folder)).toEqual(expected);
  });

  it('are merged path by path, and the most specific level wins', () => {
    const files = [
      level('folder', 'prompts', { a: false, c: true }, 'app'),
      level('user', 'prompts', { a: true, b: true, '.github/prompts': false }),
      level('workspace', 'prompts', { b: false, '.github/prompts': true }),
    ];
    const locations = readSettingsFiles(files, ['app']).locationsFor('prompts', 'app');
    expect(locations.map(({ written, isOn, setBy }) => `${written} ${isOn} ${setBy?.path}`)).toEqual([
      '.github/prompts true workspace.json',
      'a false folder.json',
      'b false workspace.json',
      'c true folder.json',
    ]);
  });

  it('are separate for each kind and folder, however often they are read', () => {
    const settings = readSettingsFiles([level('user', 'prompts', { a: true })], ['', 'app']);
    const asked = (['prompts', 'skills', 'prompts'] as const).flatMap((kind) =>
      ['', 'app'].map((folder) => settings.locationsFor(kind, folder).filter(({ isDefault }) => !isDefault)),
    );
    expect(asked.map((locations) => locations.map(describeLocation))).toEqual([
      ['on a = inside a'],
      ['on a = inside app/a'],
      [],
      [],
      ['on a = inside a'],
      ['on a = inside app/a'],
    ]);
  });

  it('are not taken from another folder', () => {
    expect(remarkable([level('folder', 'prompts', { a: true }, 'lib')], 'prompts', 'app')).toEqual([]);
  });

  it('may be under the old setting for agents, which the current one overrides', () => {
    const file = (value: unknown): SettingsFile => ({
      source: sourceText('s.json', JSON.stringify(value)),
      level: 'user',
      folder: '',
    });
    const old = { 'chat.modeFilesLocations': { modes: true } };
    expect([
      remarkable([file(old)], 'agents'),
      remarkable([file({ ...old, 'chat.agentFilesLocations': { agents: true } })], 'agents'),
    ]).toEqual([['on modes = inside modes'], ['on agents = inside agents']]);
  });

  it('have the position of their path', () => {
    const text = `{\r\n  "chat.promptFilesLocations": {\r\n    "a": true, "b" : false\r\n  }\r\n}`;
    const settings = readSettingsFiles([{ source: sourceText('s.json', text), level: 'user', folder: '' }]);
    expect(settings.locationsFor('prompts', '').map(({ setBy }) => setBy)).toEqual([
      undefined,
      { path: 's.json', line: 3, column: 5, key: 'chat.promptFilesLocations' },
      { path: 's.json', line: 3, column: 16, key: 'chat.promptFilesLocations' },
    ]);
  });

  it('never lead out of the repository or the home folder, for any text', () => {
    const part = fc.constantFrom('..', '.', 'a', '*', '[b]', '', '~', 'C:', '\\', '{c,d}', '?');
    const kind = fc.constantFrom(...LOCATION_SETTINGS.map((setting) => setting.kind));
    fc.assert(
      fc.property(fc.array(part), kind, fc.constantFrom('', 'app', 'a/b'), (parts, located, folder) => {
        const settings = readSettingsFiles([level('user', located, { [parts.join('/')]: true })], [folder]);
        for (const { target } of settings.locationsFor(located, folder)) {
          const path = target.kind === 'glob' ? target.folder : target.kind === 'outside' ? '' : target.path;
          expect(path.split('/').some((step) => step === '..' || step.includes('\\')) || path.startsWith('/')).toBe(
            false,
          );
        }
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('problems of locations', () => {
  it.each<[string, LocatedKind, string, readonly string[]]>([
    ['none for valid locations', 'prompts', '{"a": true, "~/b": true, ".github/prompts": false, "c": false}', []],
    [
      'a list, which does not hide a default here',
      'prompts',
      '["a"]',
      [
        'error 1 `KEY` must be an object, not a list; VS Code looks for prompts nowhere, not even in the default folders',
      ],
    ],
    ['a path without letters', 'prompts', '{" \\n": true}', ['error 2 `KEY` has an empty path, which VS Code ignores']],
    [
      'a number instead of true or false',
      'prompts',
      '{"a": 1}',
      ['error 7 "a" in `KEY` must be true or false, not a number; VS Code ignores the path'],
    ],
    [
      'a text instead of true or false',
      'prompts',
      '{"a": "true"}',
      ['warning 7 "a" in `KEY` must be true or false, not a text, though VS Code reads this one as true'],
    ],
    [
      'an absolute path that VS Code reads',
      'prompts',
      '{"/a": true}',
      ['warning 2 "/a" in `KEY` is not read here: it is an absolute path'],
    ],
    [
      'an absolute path that VS Code does not read',
      'agents',
      '{"/a": true}',
      ['error 2 "/a" in `KEY` is not read by VS Code: it is an absolute path'],
    ],
    [
      'out of the repository',
      'prompts',
      '{"../a": true}',
      ['info 2 "../a" in `KEY` is not read here: it leads out of the repository'],
    ],
    ['outside, but off', 'prompts', '{"/a": false}', []],
    [
      'a tilde without a slash',
      'hooks',
      '{"~a": true}',
      ['error 2 "~a" in `KEY` is not read by VS Code: a `~` must be followed by `/`'],
    ],
    [
      'a glob of prompts',
      'prompts',
      '{"a/*.md": true}',
      ['warning 2 "a/*.md" in `KEY` is a glob, which VS Code has deprecated'],
    ],
    [
      'a glob of instructions',
      'instructions',
      '{"a/**": true}',
      ['info 2 "a/**" in `KEY` is a glob, which VS Code reads, but advises against'],
    ],
    ['a glob of skills', 'skills', '{"a/*": true}', ['error 2 "a/*" in `KEY` is not read by VS Code: it is a glob']],
    [
      'a default that is off in another spelling',
      'prompts',
      '{"./.github/prompts": false}',
      [
        'warning 2 "./.github/prompts" in `KEY` has no effect: VS Code compares it with its default folders letter by letter',
      ],
    ],
  ])('%s', (_name, kind, value, expected) => {
    const text = `{"${KEYS[kind]}": ${value}}`;
    const { problems } = readSettingsFiles([{ source: sourceText('s.json', text), level: 'user', folder: '' }]);
    const before = `{"${KEYS[kind]}": `.length;
    expect(problems.map(({ severity, start, message }) => `${severity} ${start.column - before} ${message}`)).toEqual(
      expected.map((said) => said.replace('KEY', KEYS[kind])),
    );
  });

  it.each<[string, LocatedKind, string]>([
    [
      'prompts',
      'prompts',
      'VS Code reads it on machines that have it; to share the files with everybody, put them into the repository.',
    ],
    ['agents', 'agents', 'Write a path from the workspace folder or one that begins with `~/`.'],
  ])('an absolute path of %s has its own hint', (_name, kind, hint) => {
    expect(readSettingsFiles([level('user', kind, { '/a': true })]).problems.map((one) => one.hint)).toEqual([hint]);
  });

  it('a path that leads out from only one folder is not a problem', () => {
    const file = level('workspace', 'prompts', { '../a': true });
    expect([readSettingsFiles([file], ['', 'app']).problems, readSettingsFiles([file], ['']).problems.length]).toEqual([
      [],
      1,
    ]);
  });

  it('at most two hundred paths are read', () => {
    const paths = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`p${index}`, true]));
    const settings = readSettingsFiles([level('user', 'prompts', paths)]);
    expect([settings.locationsFor('prompts', '').length, settings.problems.map(({ message }) => message)]).toEqual([
      201,
      ['`chat.promptFilesLocations` has 201 paths; only the first 200 are read'],
    ]);
  });
});

interface LocationCase {
  readonly area: string;
  readonly name: string;
  readonly input: { readonly value: unknown; readonly type: 'prompt' };
  readonly expected: {
    readonly locations?: Readonly<Record<string, boolean>> | null;
    readonly folders?: readonly string[];
  };
}

const CASES_FILE = join(import.meta.dirname, '../../../../shared/conformance/copilot-cases.json');
const areCasesHere = existsSync(CASES_FILE);
const { cases }: { readonly cases: readonly LocationCase[] } = areCasesHere
  ? JSON.parse(readFileSync(CASES_FILE, 'utf8'))
  : { cases: [] };

/** Cases in which we differ on purpose, with the reason. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  'folders: undefined gives none':
    'A value that is not an object is a mistake. If it hid the default folders, guidelines would be lost that nobody meant to switch off.',
};

function locationsOf({ input }: LocationCase): readonly Location[] {
  return readSettingsFiles([level('user', 'prompts', input.value)]).locationsFor('prompts', '');
}

function oursFor(one: LocationCase): unknown {
  const locations = locationsOf(one);
  return one.expected.folders === undefined
    ? Object.fromEntries(locations.filter(({ isDefault }) => !isDefault).map(({ written, isOn }) => [written, isOn]))
    : locations.filter(({ isOn }) => isOn).map(({ written }) => written);
}

describe.skipIf(!areCasesHere)(
  `VS Code's own cases${areCasesHere ? '' : ' (skipped: the file of cases is not next to this repository)'}`,
  () => {
    const ofLocations = cases.filter(({ area }) => area === 'location-setting');

    it.each(ofLocations.filter(({ name }) => !(name in DIFFERENCES)))('$name', (one) => {
      expect(oursFor(one)).toEqual(one.expected.folders ?? one.expected.locations ?? {});
    });

    it.each(ofLocations.filter(({ name }) => name in DIFFERENCES))('$name: differs on purpose', (one) => {
      expect(oursFor(one)).not.toEqual(one.expected.folders);
    });
  },
);

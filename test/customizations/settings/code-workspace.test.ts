import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCodeWorkspace } from '../../../src/customizations/settings/code-workspace.ts';
import { readSettingsFiles } from '../../../src/customizations/settings/settings.ts';
import { sourceText } from '../../../src/text/source-text.ts';

function read(text: string, path = 'app.code-workspace') {
  return readCodeWorkspace(sourceText(path, text));
}

function folders(...entries: readonly unknown[]): string {
  return JSON.stringify({ folders: entries });
}

describe('folders', () => {
  it.each<[string, string, string, readonly string[]]>([
    ['none in an empty file', 'a.code-workspace', '', []],
    ['none in an object without any', 'a.code-workspace', '{}', []],
    ['the root for a single dot', 'a.code-workspace', folders({ path: '.' }), ['[] .']],
    ['the root for a dot and a slash', 'a.code-workspace', folders({ path: './' }), ['[] .']],
    ['the given name', 'a.code-workspace', folders({ path: 'packages/app', name: 'App' }), ['[packages/app] App']],
    [
      'the last part of the path as the name',
      'a.code-workspace',
      folders({ path: './packages//app/' }),
      ['[packages/app] app'],
    ],
    [
      'the default for a name that is empty or not a text',
      'a.code-workspace',
      folders({ path: 'a', name: '' }, { path: 'b', name: 5 }),
      ['[a] a', '[b] b'],
    ],
    [
      'relative to the folder of the file',
      'dev/a.code-workspace',
      folders({ path: 'x' }, { path: '.' }),
      ['[dev/x] x', '[dev] dev'],
    ],
    ['upwards', 'dev/ws/a.code-workspace', folders({ path: '../../api' }, { path: '../..' }), ['[api] api', '[] .']],
    ['nested, in order', 'a.code-workspace', folders({ path: 'a/b' }, { path: 'a' }), ['[a/b] b', '[a] a']],
    ['each once', 'a.code-workspace', folders({ path: 'a', name: 'A' }, { path: './a', name: 'B' }), ['[a] A']],
    ['a path before a uri', 'a.code-workspace', folders({ path: 'a', uri: 'file:///b' }), ['[a] a']],
    ['with comments and commas', 'a.code-workspace', '{ // ours\n "folders": [{ "path": "a", }, ], }', ['[a] a']],
    [
      'the last of a repeated key',
      'a.code-workspace',
      '{"folders": [{"path": "a"}], "folders": [{"path": "b"}]}',
      ['[b] b'],
    ],
    [
      "with the names of an object's methods",
      'a.code-workspace',
      folders({ path: '__proto__' }, { path: 'constructor' }),
      ['[__proto__] __proto__', '[constructor] constructor'],
    ],
  ])('%s', (_name, path, text, expected) => {
    expect(read(text, path).folders.map((folder) => `[${folder.path}] ${folder.name}`)).toEqual(expected);
  });

  it.each<[string, string, readonly string[]]>([
    ['a list instead of an object', '[]', ['1:1-1:3 A workspace must be an object, not a list']],
    [
      'an object instead of the list of folders',
      '{"folders": {}}',
      ['1:13-1:15 `folders` must be a list, not an object'],
    ],
    ['a text instead of a folder', '{"folders": ["a"]}', ['1:14-1:17 A folder has no "path", or an empty one']],
    ['an empty path', '{"folders": [{"path": ""}]}', ['1:14-1:26 A folder has no "path", or an empty one']],
    ['a number instead of a path', '{"folders": [{"path": 1}]}', ['1:14-1:25 A folder has no "path", or an empty one']],
    [
      'a folder on another server',
      '{"folders": [{"uri": "vscode-vfs://github/a/b"}]}',
      ['1:22-1:47 The folder at "vscode-vfs://github/a/b" is left out: only folders of the repository are read'],
    ],
    [
      'an absolute path',
      '{"folders": [{"path": "/etc"}]}',
      ['1:23-1:29 The folder "/etc" is left out: it is an absolute path'],
    ],
    ['a drive', '{"folders": [{"path": "C:/x"}]}', ['1:23-1:29 The folder "C:/x" is left out: it is an absolute path']],
    [
      'a path out of the repository',
      '{"folders": [{"path": "../x"}]}',
      ['1:23-1:29 The folder "../x" is left out: it leads out of the repository'],
    ],
    [
      'a backslash',
      String.raw`{"folders": [{"path": "a\\b"}]}`,
      [String.raw`1:23-1:29 The folder "a\\b" is left out: a backslash separates folders only on Windows`],
    ],
    [
      'a missing brace',
      '{"folders": [{"path": "a"}]',
      ['1:28-1:28 A closing brace is missing before the end of the file'],
    ],
    [
      'in the order of the file',
      '{\n"folders": [\n{"path": "/a"},\n{"path": "b"},\n{"path": "/c"}\n],,\n}',
      [
        '3:10-3:14 The folder "/a" is left out: it is an absolute path',
        '5:10-5:14 The folder "/c" is left out: it is an absolute path',
        '6:3-6:4 A key in double quotes is expected, not `,`',
      ],
    ],
  ])('reports problems: %s', (_name, text, expected) => {
    expect(
      read(text).problems.map(
        ({ start, end, message }) => `${start.line}:${start.column}-${end.line}:${end.column} ${message}`,
      ),
    ).toEqual(expected);
  });

  it('keeps the range of each folder', () => {
    const text = '{"folders": [{"path": "a"}, {"path": "b"}]}';
    expect(read(text).folders.map(({ range }) => text.slice(range.start, range.end))).toEqual([
      '{"path": "a"}',
      '{"path": "b"}',
    ]);
  });

  it('reads at most two hundred folders', () => {
    const { folders: kept, problems } = read(
      folders(...Array.from({ length: 201 }, (_, index) => ({ path: `f${index}` }))),
    );
    expect([kept.length, problems.map(({ message }) => message)]).toEqual([
      200,
      ['`folders` has 201 folders; only the first 200 are read'],
    ]);
  });

  it('never lead out of the repository, for any text', () => {
    const part = fc.constantFrom('..', '.', 'a', 'b', '', '~', 'C:', '\\', '/');
    fc.assert(
      fc.property(fc.array(part), fc.constantFrom('x.code-workspace', 'a/b/x.code-workspace'), (parts, path) => {
        for (const folder of read(folders({ path: parts.join('/') }), path).folders) {
          const { pathname } = new URL(folder.path, 'file:///repository/');
          expect([pathname.startsWith('/repository/'), folder.path.split('/').includes('..')]).toEqual([true, false]);
        }
      }),
    );
  });
});

describe('settings', () => {
  const text = `{
  "folders": [{ "path": "." }],
  // for all of us
  "settings": {
    "chat.useHooks": false,
    "chat.useClaudeHook": true,
    "chat.promptFilesLocations": { "docs/prompts": true, "/x": true },
    "github.copilot.chat.codeGeneration.instructions": [{ "text": "Use tabs." }, {}]
  }
}`;

  it('have their positions in the workspace file', () => {
    const { settings } = read(text);
    const inner = readSettingsFiles(settings === undefined ? [] : [settings]);
    expect({
      level: settings?.level,
      hooks: inner.switchFor('chat.useHooks', 'any'),
      prompts: inner.locationsFor('prompts', '').map(({ written, setBy }) => [written, setBy?.line, setBy?.column]),
      instructions: inner.instructions.map(({ range }) => text.slice(range.start, range.end)),
      problems: inner.problems.map(({ rule, start }) => `${start.line}:${start.column} ${rule}`),
    }).toEqual({
      level: 'workspace',
      hooks: { value: false, setBy: { path: 'app.code-workspace', line: 5, column: 5, key: 'chat.useHooks' } },
      prompts: [
        ['.github/prompts', undefined, undefined],
        ['docs/prompts', 7, 36],
        ['/x', 7, 58],
      ],
      instructions: ['{ "text": "Use tabs." }'],
      problems: [
        '6:5 settings-key-misspelled',
        '7:58 settings-location-invalid',
        '8:5 settings-instructions-deprecated',
        '8:82 settings-instruction-entry',
      ],
    });
  });

  it('are absent if the file has none', () => {
    expect(read('{"folders": []}').settings).toBe(undefined);
  });

  it('that are not an object are reported as a problem of the settings', () => {
    const { settings } = read('{"settings": []}');
    expect(readSettingsFiles(settings === undefined ? [] : [settings]).problems.map(({ message }) => message)).toEqual([
      'Settings must be an object, not a list; VS Code ignores them',
    ]);
  });

  it('do not repeat the JSON problems of the workspace file', () => {
    const { settings, problems } = read('{"settings": {"chat.useHooks": false,,}}');
    const inner = readSettingsFiles(settings === undefined ? [] : [settings]);
    expect([problems.map(({ rule }) => rule), inner.problems, inner.switchFor('chat.useHooks', '').value]).toEqual([
      ['settings-json-syntax'],
      [],
      false,
    ]);
  });
});

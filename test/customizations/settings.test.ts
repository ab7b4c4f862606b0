import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/customizations/settings.ts';
import { sourceText } from '../../src/text/source-text.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

type Files = Parameters<typeof memoryWorkspace>[0];

const PATH = '.vscode/settings.json';
const CODE = 'github.copilot.chat.codeGeneration.instructions';
const TEST = 'github.copilot.chat.testGeneration.instructions';
const REVIEW = 'github.copilot.chat.reviewSelection.instructions';
const COMMIT = 'github.copilot.chat.commitMessageGeneration.instructions';
const PULL_REQUEST = 'github.copilot.chat.pullRequestDescriptionGeneration.instructions';

function read(text: string, files: Files = {}) {
  return readSettings(memoryWorkspace(files), sourceText(PATH, text));
}

/** Settings with these entries for code generation. */
function code(...entries: readonly unknown[]): string {
  return JSON.stringify({ [CODE]: entries });
}

/** `purpose entry [language] text (path)` of what was found. */
async function found(text: string, files: Files = {}): Promise<readonly string[]> {
  const { found: instructions } = await read(text, files);
  return instructions.map((one) =>
    one.kind === 'setting-instructions'
      ? `${one.purpose} ${one.entry} [${one.language ?? ''}] ${one.content.text} (${one.content.path})`
      : one.kind,
  );
}

describe('readSettings', () => {
  it.each<[string, string, Files, readonly string[]]>([
    ['finds nothing in an empty file', '', {}, []],
    ['finds nothing in a list', '[]', {}, []],
    ['finds nothing in other settings', '{"editor.tabSize": 2}', {}, []],
    ['finds nothing in an empty list', code(), {}, []],
    [
      'reads comments and trailing commas',
      `// ours\n{\n  /* rules */ "${CODE}": [\n    { "text": "Use // tabs.", },\n  ],\n}\n`,
      {},
      [`code-generation text [] Use // tabs. (${PATH})`],
    ],
    [
      'reads the five settings in the order of Copilot, whatever theirs',
      JSON.stringify({
        [PULL_REQUEST]: [{ text: 'p' }],
        [COMMIT]: [{ text: 'c' }],
        [REVIEW]: [{ text: 'r' }],
        [TEST]: [{ text: 't' }],
        [CODE]: [{ text: 'g' }],
      }),
      {},
      [
        `code-generation text [] g (${PATH})`,
        `test-generation text [] t (${PATH})`,
        `review-selection text [] r (${PATH})`,
        `commit-message text [] c (${PATH})`,
        `pull-request-description text [] p (${PATH})`,
      ],
    ],
    [
      'takes files before texts',
      code({ text: 'T' }, { file: 'a.md' }),
      { 'a.md': ' F \n' },
      ['code-generation file [] F (a.md)', `code-generation text [] T (${PATH})`],
    ],
    [
      'takes both of an entry with both',
      code({ text: 'T', file: 'a.md', language: 'go' }),
      { 'a.md': 'F' },
      ['code-generation file [go] F (a.md)', `code-generation text [go] T (${PATH})`],
    ],
    [
      'takes the same text twice only for two languages',
      code({ text: 'T' }, { text: 'T' }, { text: 'T', language: 'go' }, { text: 'T', language: 'go' }),
      {},
      [`code-generation text [] T (${PATH})`, `code-generation text [go] T (${PATH})`],
    ],
    [
      'takes the same file in two settings',
      JSON.stringify({ [CODE]: [{ file: 'a.md' }], [REVIEW]: [{ file: 'a.md' }] }),
      { 'a.md': 'F' },
      ['code-generation file [] F (a.md)', 'review-selection file [] F (a.md)'],
    ],
    [
      'takes the last of a repeated key, as VS Code does',
      `{"${CODE}": [{"text": "first"}], "${CODE}": [{"text": "last"}]}`,
      {},
      [`code-generation text [] last (${PATH})`],
    ],
    [
      'takes a file with a byte order mark and CRLF',
      code({ file: './docs//a.md' }),
      { 'docs/a.md': '\uFEFF# A\r\nb\r\n' },
      ['code-generation file [] # A\r\nb (docs/a.md)'],
    ],
    [
      'takes a file behind a link that stays inside',
      code({ file: 'link.md' }),
      { 'link.md': { symlink: 'docs/a.md' }, 'docs/a.md': 'A' },
      ['code-generation file [] A (link.md)'],
    ],
  ])('%s', async (_name, text, files, expected) => {
    expect(await found(text, files)).toEqual(expected);
  });

  it('says which entries stand twice', async () => {
    const long = 'x'.repeat(50);
    const { leftOut, problems } = await read(code({ text: long }, { file: 'a.md' }, { text: long }, { file: 'a.md' }), {
      'a.md': 'A',
    });
    expect([leftOut, problems]).toEqual([
      [
        { source: PATH, reason: `the file "a.md" stands twice in \`${CODE}\`` },
        { source: PATH, reason: `the text "${'x'.repeat(39)}…" stands twice in \`${CODE}\`` },
      ],
      [],
    ]);
  });
});

describe('a file that an entry names', () => {
  const files: Files = {
    'good.md': 'Good',
    'empty.md': ' \n',
    'docs/a.md': 'A',
    'out.md': { symlink: '/etc/passwd' },
    'up.md': { symlink: '../secrets.md' },
    'folder-out': { symlink: '..' },
    module: { submodule: true },
    'latin.md': Uint8Array.of(0x61, 0xe9),
  };

  it.each([
    ['above the repository', '../../etc/passwd', '"../../etc/passwd" is not a path inside of the repository'],
    ['absolute', '/etc/passwd', '"/etc/passwd" is not a path inside of the repository'],
    ['on a drive', 'C:\\x.md', '"C:\\x.md" is not a path inside of the repository'],
    ['below a step up', 'docs/../good.md', '"docs/../good.md" is not a path inside of the repository'],
    [
      'an absolute link',
      'out.md',
      '"out.md" leads out of the repository by the symbolic link "out.md" to "/etc/passwd"',
    ],
    ['a link upwards', 'up.md', '"up.md" leads out of the repository by the symbolic link "up.md" to "../secrets.md"'],
    [
      'below a linked folder',
      'folder-out/etc/passwd',
      '"folder-out/etc/passwd" leads out of the repository by the symbolic link "folder-out" to ".."',
    ],
    ['missing', 'none.md', '"none.md" does not exist in memory'],
    ['a folder', 'docs', '"docs" cannot be read as a file: it is a folder'],
    ['the repository itself', '.', '"." cannot be read as a file: it is a folder'],
    ['a submodule', 'module', '"module" cannot be read as a file: it is a submodule'],
    ['not UTF-8', 'latin.md', '"latin.md" is not UTF-8: line 1, column 2 holds bytes that are no character'],
  ])('%s is not used, and the entries around it are', async (_name, file, message) => {
    const { found: kept, leftOut, problems } = await read(code({ text: 'T' }, { file }, { file: 'good.md' }), files);
    const said = `The file "${file}" named by \`${CODE}\` cannot be used: ${message}`;
    expect({
      kept: kept.map(({ content }) => content.text),
      leftOut,
      said: problems.map((one) => one.message),
    }).toEqual({
      kept: ['Good', 'T'],
      leftOut: [{ source: PATH, reason: said }],
      said: [said],
    });
  });

  it('empty is not used', async () => {
    const { problems } = await read(code({ file: 'empty.md' }), files);
    expect(problems.map(({ message }) => message)).toEqual([`The file "empty.md" named by \`${CODE}\` is empty`]);
  });
});

describe('wrong types', () => {
  it.each<[string, string, string]>([
    ['a text', `{"${CODE}": "Use tabs."}`, `1:53-1:64 \`${CODE}\` must be a list; as it stands, VS Code ignores it`],
    ['a map', `{"${CODE}": {}}`, `1:53-1:55 \`${CODE}\` must be a list; as it stands, VS Code ignores it`],
    ['nothing', `{"${CODE}": null}`, `1:53-1:57 \`${CODE}\` must be a list; as it stands, VS Code ignores it`],
    [
      'a list with a text',
      `{\n  "${CODE}": [\n    "a"\n  ]\n}`,
      `3:5-3:8 Entry 1 of \`${CODE}\` has neither a "text" nor a "file" that is a string`,
    ],
    [
      'an entry with a number, with CRLF',
      `{\r\n  "${CODE}": [\r\n    {"text": "T"},\r\n    {"text": 5}\r\n  ]\r\n}`,
      `4:5-4:16 Entry 2 of \`${CODE}\` has neither a "text" nor a "file" that is a string`,
    ],
    [
      'an entry with a list for a language',
      `{"${CODE}": [{"text": "T", "language": ["go"]}]}`,
      `1:80-1:86 Entry 1 of \`${CODE}\` has a "language" that is not a string; as it stands, VS Code ignores the entry`,
    ],
    ['an empty text', `{"${CODE}": [{"text": " "}]}`, `1:54-1:67 An entry of \`${CODE}\` has an empty "text"`],
    [
      'an empty text after a byte order mark',
      `\uFEFF{"${CODE}": [{"text": " "}]}`,
      `1:55-1:68 An entry of \`${CODE}\` has an empty "text"`,
    ],
    [
      'a list in a list',
      `{"${CODE}": [[]]}`,
      `1:54-1:56 Entry 1 of \`${CODE}\` has neither a "text" nor a "file" that is a string`,
    ],
  ])('%s', async (_name, text, expected) => {
    const { problems } = await read(text);
    expect(
      problems.map(({ start, end, message }) => `${start.line}:${start.column}-${end.line}:${end.column} ${message}`),
    ).toEqual([expected]);
  });

  it('hide no entry that is right', async () => {
    expect(await found(`{"${CODE}": [5, {"text": "T"}, null], "${TEST}": "x", "${REVIEW}": [{"text": "R"}]}`)).toEqual([
      `code-generation text [] T (${PATH})`,
      `review-selection text [] R (${PATH})`,
    ]);
  });

  it('are told in the order of the file, with what the JSON itself has', async () => {
    const { problems } = await read(`{\n  "${REVIEW}": 1,\n  "${CODE}": [1],,\n  "${TEST}": 2\n}`);
    expect(problems.map(({ start, rule }) => `${start.line} ${rule}`)).toEqual([
      '2 settings-instructions-type',
      '3 settings-instructions-type',
      '3 settings-key',
      '3 settings-value',
      '4 settings-instructions-type',
    ]);
  });
});

it('gives an entry the place it has in the file', async () => {
  const { found: kept } = await read(`{\r\n  "${CODE}": [\r\n    {"text": "A"}, {"text": "B"}\r\n  ]\r\n}`);
  expect(kept.map(({ content }) => content.origin)).toEqual([
    { kind: 'setting', position: { line: 3, column: 5 } },
    { kind: 'setting', position: { line: 3, column: 20 } },
  ]);
});

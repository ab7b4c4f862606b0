import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SettingsFile } from '../../../src/customizations/settings/file.ts';
import { readSettingInstructions } from '../../../src/customizations/settings/instructions.ts';
import { readSettingsFiles } from '../../../src/customizations/settings/settings.ts';
import type { Instructions } from '../../../src/customizations/types.ts';
import { sourceText } from '../../../src/text/source-text.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';

type Files = Parameters<typeof memoryWorkspace>[0];

const PATH = '.vscode/settings.json';
const CODE = 'github.copilot.chat.codeGeneration.instructions';
const TEST = 'github.copilot.chat.testGeneration.instructions';
const REVIEW = 'github.copilot.chat.reviewSelection.instructions';
const COMMIT = 'github.copilot.chat.commitMessageGeneration.instructions';
const PULL_REQUEST = 'github.copilot.chat.pullRequestDescriptionGeneration.instructions';

/** The problems and the instructions of the settings of one folder, the root. */
function read(text: string, files: Files = {}) {
  return readLevels([{ source: sourceText(PATH, text), level: 'folder', folder: '' }], files);
}

async function readLevels(
  settingsFiles: readonly SettingsFile[],
  files: Files = {},
  folders: readonly string[] = [''],
) {
  const settings = readSettingsFiles(settingsFiles, folders);
  const { found, leftOut, problems } = await readSettingInstructions(memoryWorkspace(files), settings, folders);
  return {
    found: found.filter((one): one is Instructions => one.kind === 'setting-instructions'),
    leftOut: [...settings.leftOut, ...leftOut].map(({ source, reason }) => ({ source, reason })),
    problems: [...settings.problems, ...problems].filter(
      ({ rule, severity }) => severity !== 'info' && rule !== 'settings-instructions-deprecated',
    ),
  };
}

/** Settings with these entries for code generation. */
function code(...entries: readonly unknown[]): string {
  return JSON.stringify({ [CODE]: entries });
}

/** `setting entry [language] text (path)` of each instruction that was found. */
async function found(text: string, files: Files = {}): Promise<readonly string[]> {
  const { found: instructions } = await read(text, files);
  return instructions.map(describeInstructions);
}

function describeInstructions({ broughtBy, entry, applies, content }: Instructions): string {
  const setting = broughtBy?.replace('experimental.', 'experimental-').split('.').at(-2);
  return `${setting} ${entry} [${applies.kind === 'language' ? applies.language : ''}] ${content.text} (${content.path})`;
}

describe('readSettingInstructions', () => {
  it.each<[string, string, Files, readonly string[]]>([
    ['finds nothing in an empty file', '', {}, []],
    ['finds nothing in a list', '[]', {}, []],
    ['finds nothing in other settings', '{"editor.tabSize": 2}', {}, []],
    ['finds nothing in an empty list', code(), {}, []],
    [
      'reads comments and trailing commas',
      `// ours\n{\n  /* rules */ "${CODE}": [\n    { "text": "Use // tabs.", },\n  ],\n}\n`,
      {},
      [`codeGeneration text [] Use // tabs. (${PATH})`],
    ],
    [
      'reads the five settings in the order of Copilot, whatever order the file has',
      JSON.stringify({
        [PULL_REQUEST]: [{ text: 'p' }],
        [COMMIT]: [{ text: 'c' }],
        [REVIEW]: [{ text: 'r' }],
        [TEST]: [{ text: 't' }],
        [CODE]: [{ text: 'g' }],
      }),
      {},
      [
        `codeGeneration text [] g (${PATH})`,
        `testGeneration text [] t (${PATH})`,
        `reviewSelection text [] r (${PATH})`,
        `commitMessageGeneration text [] c (${PATH})`,
        `pullRequestDescriptionGeneration text [] p (${PATH})`,
      ],
    ],
    [
      'takes files before texts',
      code({ text: 'T' }, { file: 'a.md' }),
      { 'a.md': ' F \n' },
      ['codeGeneration file [] F (a.md)', `codeGeneration text [] T (${PATH})`],
    ],
    [
      'takes both the file and the text of an entry with both',
      code({ text: 'T', file: 'a.md', language: 'go' }),
      { 'a.md': 'F' },
      ['codeGeneration file [go] F (a.md)', `codeGeneration text [go] T (${PATH})`],
    ],
    [
      'takes the same text twice only for two languages',
      code({ text: 'T' }, { text: 'T' }, { text: 'T', language: 'go' }, { text: 'T', language: 'go' }),
      {},
      [`codeGeneration text [] T (${PATH})`, `codeGeneration text [go] T (${PATH})`],
    ],
    [
      'takes the same file in two settings',
      JSON.stringify({ [CODE]: [{ file: 'a.md' }], [REVIEW]: [{ file: 'a.md' }] }),
      { 'a.md': 'F' },
      ['codeGeneration file [] F (a.md)', 'reviewSelection file [] F (a.md)'],
    ],
    [
      'takes the last of a repeated key, as VS Code does',
      `{"${CODE}": [{"text": "first"}], "${CODE}": [{"text": "last"}]}`,
      {},
      [`codeGeneration text [] last (${PATH})`],
    ],
    [
      'takes a file with a byte order mark and CRLF',
      code({ file: './docs//a.md' }),
      { 'docs/a.md': '\uFEFF# A\r\nb\r\n' },
      ['codeGeneration file [] # A\r\nb (docs/a.md)'],
    ],
    [
      'takes a file whose path has `..` but stays inside, as VS Code resolves it',
      code({ file: 'docs/../a.md' }),
      { 'a.md': 'A' },
      ['codeGeneration file [] A (a.md)'],
    ],
    [
      'takes old names of settings',
      JSON.stringify({
        'github.copilot.chat.experimental.codeFeedback.instructions': [{ text: 'R' }],
        'github.copilot.chat.experimental.codeGeneration.instructions': [{ text: 'C' }],
      }),
      {},
      [`experimental-codeGeneration text [] C (${PATH})`, `experimental-codeFeedback text [] R (${PATH})`],
    ],
    [
      'takes a nested setting',
      '{"github": {"copilot": {"chat": {"codeGeneration": {"instructions": [{"text": "C"}]}}}}}',
      {},
      [`codeGeneration text [] C (${PATH})`],
    ],
    [
      'takes a file through a link that stays inside',
      code({ file: 'link.md' }),
      { 'link.md': { symlink: 'docs/a.md' }, 'docs/a.md': 'A' },
      ['codeGeneration file [] A (link.md)'],
    ],
  ])('%s', async (_name, text, files, expected) => {
    expect(await found(text, files)).toEqual(expected);
  });

  it('says which entries are repeated', async () => {
    const long = 'x'.repeat(70);
    const { leftOut, problems } = await read(code({ text: long }, { file: 'a.md' }, { text: long }, { file: 'a.md' }), {
      'a.md': 'A',
    });
    expect([leftOut, problems]).toEqual([
      [
        { source: PATH, reason: `the file "a.md" of \`${CODE}\` in line 1 is already in ${PATH}, line 1` },
        {
          source: PATH,
          reason: `the text "${'x'.repeat(57)}…" of \`${CODE}\` in line 1 is already in ${PATH}, line 1`,
        },
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
    [
      'above the repository',
      '../../etc/passwd',
      '"../../etc/passwd" is not a path inside the repository: it leads out of the repository',
    ],
    ['absolute', '/etc/passwd', '"/etc/passwd" is not a path inside the repository: it is an absolute path'],
    ['on a drive', 'C:/x.md', '"C:/x.md" is not a path inside the repository: it is an absolute path'],
    [
      'with `..` that lead out of the repository',
      'docs/../../x.md',
      '"docs/../../x.md" is not a path inside the repository: it leads out of the repository',
    ],
    [
      'an absolute link',
      'out.md',
      '"out.md" leaves the repository through the symbolic link "out.md" to "/etc/passwd"',
    ],
    ['a link upwards', 'up.md', '"up.md" leaves the repository through the symbolic link "up.md" to "../secrets.md"'],
    [
      'below a linked folder',
      'folder-out/etc/passwd',
      '"folder-out/etc/passwd" leaves the repository through the symbolic link "folder-out" to ".."',
    ],
    ['missing', 'none.md', '"none.md" does not exist in memory'],
    ['a folder', 'docs', '"docs" cannot be read as a file: it is a folder'],
    ['the repository itself', '.', '"." cannot be read as a file: it is a folder'],
    ['a submodule', 'module', '"module" cannot be read as a file: it is a submodule'],
    ['not UTF-8', 'latin.md', '"latin.md" is not UTF-8: line 1, column 2 has bytes that are not a character'],
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

  it('that is empty is not used', async () => {
    const { problems } = await read(code({ file: 'empty.md' }), files);
    expect(problems.map(({ message }) => message)).toEqual([`The file "empty.md" named by \`${CODE}\` is empty`]);
  });
});

describe('wrong types', () => {
  it.each<[string, string, string]>([
    ['a text', `{"${CODE}": "Use tabs."}`, `1:53-1:64 \`${CODE}\` must be a list, not a text; VS Code ignores it`],
    ['a map', `{"${CODE}": {}}`, `1:53-1:55 \`${CODE}\` must be a list, not an object; VS Code ignores it`],
    ['nothing', `{"${CODE}": null}`, `1:53-1:57 \`${CODE}\` must be a list, not null; VS Code ignores it`],
    [
      'a text in the list of entries',
      `{\n  "${CODE}": [\n    "a"\n  ]\n}`,
      `3:5-3:8 Entry 1 of \`${CODE}\` has neither a "text" nor a "file" that is a string`,
    ],
    [
      'an entry with a number, with CRLF',
      `{\r\n  "${CODE}": [\r\n    {"text": "T"},\r\n    {"text": 5}\r\n  ]\r\n}`,
      `4:5-4:16 Entry 2 of \`${CODE}\` has neither a "text" nor a "file" that is a string`,
    ],
    [
      'an entry with a list instead of a language',
      `{"${CODE}": [{"text": "T", "language": ["go"]}]}`,
      `1:80-1:86 Entry 1 of \`${CODE}\` has a "language" that is not a string; VS Code ignores the entry`,
    ],
    ['an empty text', `{"${CODE}": [{"text": " "}]}`, `1:63-1:66 An entry of \`${CODE}\` has an empty "text"`],
    [
      'an empty text after a byte order mark',
      `\uFEFF{"${CODE}": [{"text": " "}]}`,
      `1:64-1:67 An entry of \`${CODE}\` has an empty "text"`,
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

  it('do not hide valid entries', async () => {
    expect(await found(`{"${CODE}": [5, {"text": "T"}, null], "${TEST}": "x", "${REVIEW}": [{"text": "R"}]}`)).toEqual([
      `codeGeneration text [] T (${PATH})`,
      `reviewSelection text [] R (${PATH})`,
    ]);
  });

  it('are reported in the order of the file, together with the JSON problems', async () => {
    const { problems } = await read(`{\n  "${REVIEW}": 1,\n  "${CODE}": [1],,\n  "${TEST}": 2\n}`);
    expect(problems.map(({ start, rule }) => `${start.line} ${rule}`)).toEqual([
      '2 settings-instructions-type',
      '3 settings-instruction-entry',
      '3 settings-json-syntax',
      '4 settings-instructions-type',
    ]);
  });
});

it('gives an entry its position in the file', async () => {
  const { found: kept } = await read(`{\r\n  "${CODE}": [\r\n    {"text": "A"}, {"text": "B"}\r\n  ]\r\n}`);
  expect(kept.map(({ content }) => content.origin)).toEqual([
    { kind: 'setting', position: { line: 3, column: 5 } },
    { kind: 'setting', position: { line: 3, column: 20 } },
  ]);
});

const APP = 'packages/app';
const LIB = 'packages/lib';

function level(name: SettingsFile['level'], entries: readonly unknown[], folder = ''): SettingsFile {
  const path = {
    folder: `${folder === '' ? '' : `${folder}/`}${PATH}`,
    workspace: 'x.code-workspace',
    user: '~/s.json',
  };
  return { source: sourceText(path[name], code(...entries)), level: name, folder };
}

/** `level folder text (path)` of each instruction that was found. */
function describeStanding({ level: whose, folder, content }: Instructions): string {
  return `${whose} [${folder}] ${content.text} (${content.path})`;
}

describe('levels and folders', () => {
  it.each<[string, readonly SettingsFile[], Files, readonly string[]]>([
    [
      'folders come before the workspace, and the workspace before the user, in whatever order they are given',
      [level('user', [{ text: 'U' }]), level('workspace', [{ text: 'W' }]), level('folder', [{ text: 'A' }], APP)],
      {},
      [`repository [${APP}] A (${APP}/${PATH})`, 'repository [] W (x.code-workspace)', 'user [] U (~/s.json)'],
    ],
    [
      'files of all levels come before texts',
      [level('user', [{ file: 'u.md' }]), level('folder', [{ text: 'A' }], APP)],
      { [`${LIB}/u.md`]: 'U' },
      [`user [] U (${LIB}/u.md)`, `repository [${APP}] A (${APP}/${PATH})`],
    ],
    [
      'a file is read from each folder that has it',
      [level('workspace', [{ file: 'a.md' }])],
      { [`${APP}/a.md`]: 'A', [`${LIB}/a.md`]: 'L' },
      [`repository [] A (${APP}/a.md)`, `repository [] L (${LIB}/a.md)`],
    ],
    [
      "a file of a folder's settings applies only in that folder",
      [level('folder', [{ file: '../rules.md' }], APP)],
      { 'packages/rules.md': 'R' },
      [`repository [${APP}] R (packages/rules.md)`, `repository [${APP}] R (packages/rules.md)`],
    ],
    [
      'the same text in two folders is taken for both',
      [level('folder', [{ text: 'T' }], APP), level('folder', [{ text: 'T' }], LIB)],
      {},
      [`repository [${APP}] T (${APP}/${PATH})`, `repository [${LIB}] T (${LIB}/${PATH})`],
    ],
    [
      "a folder's text that the workspace also has is taken from the workspace",
      [level('folder', [{ text: 'T' }], APP), level('workspace', [{ text: 'T' }])],
      {},
      ['repository [] T (x.code-workspace)'],
    ],
  ])('%s', async (_name, settingsFiles, files, expected) => {
    const { found: kept } = await readLevels(settingsFiles, files, [APP, LIB]);
    expect(kept.map(describeStanding)).toEqual(expected);
  });

  it('names both places of a repeated entry', async () => {
    const { leftOut } = await readLevels([level('folder', [{ text: 'T' }]), level('user', [{ text: 'T' }])]);
    expect(leftOut).toEqual([
      { source: '~/s.json', reason: `the text "T" of \`${CODE}\` in line 1 is already in ${PATH}, line 1` },
    ]);
  });

  it.each<[string, string, Files, readonly string[]]>([
    [
      'that no folder has',
      'a.md',
      {},
      [
        `cannot be used: "${APP}/a.md" does not exist in memory, and no other workspace folder has this file with text in it`,
      ],
    ],
    [
      'that is empty in one folder',
      'a.md',
      { [`${LIB}/a.md`]: ' ' },
      [
        `cannot be used: "${APP}/a.md" does not exist in memory, and no other workspace folder has this file with text in it`,
      ],
    ],
    ['that is empty in one folder and has text in another', 'a.md', { [`${LIB}/a.md`]: ' ', [`${APP}/a.md`]: 'A' }, []],
    [
      'that is broken in one folder and has text in another',
      'a.md',
      { [`${LIB}/a.md`]: { symlink: 'no.md' }, [`${APP}/a.md`]: 'A' },
      [`cannot be used: "${LIB}/a.md" is a symbolic link to "${LIB}/no.md", which does not exist`],
    ],
    [
      'that is broken in one folder and missing in another',
      'a.md',
      { [`${LIB}/a.md`]: { submodule: true } },
      [`cannot be used: "${LIB}/a.md" cannot be read as a file: it is a submodule`],
    ],
    [
      'that is outside of the repository from every folder',
      '/a.md',
      {},
      ['cannot be used: "/a.md" is not a path inside the repository: it is an absolute path'],
    ],
  ])('a file %s', async (_name, file, files, expected) => {
    const { problems } = await readLevels([level('workspace', [{ file }])], files, [APP, LIB]);
    expect(problems.map(({ message }) => message)).toEqual(
      expected.map((said) => `The file "${file}" named by \`${CODE}\` ${said}`),
    );
  });

  it('a path that is longer than any file system allows is not searched', async () => {
    const { problems } = await read(code({ file: 'x'.repeat(4_097) }));
    expect(problems.map(({ message }) => message.split(' repository: ')[1])).toEqual([
      'it has more than 4096 characters',
    ]);
  });

  it('reads the root if no folder is named', async () => {
    const settings = readSettingsFiles([level('folder', [{ file: 'a.md' }])]);
    const { found: kept } = await readSettingInstructions(memoryWorkspace({ 'a.md': 'A' }), settings, []);
    expect(kept.map(({ path }) => path)).toEqual(['a.md']);
  });

  it('reads each named file once, and at most a thousand files', async () => {
    const asked: string[] = [];
    const workspace = memoryWorkspace({ 'f0.md': 'F' });
    const counting = {
      ...workspace,
      read: (path: string) => {
        asked.push(path);
        return workspace.read(path);
      },
    };
    const entries = Array.from({ length: 500 }, (_, index) => ({ file: `f${index}.md` }));
    const text = JSON.stringify({ [CODE]: entries, [TEST]: entries });
    const source = sourceText(PATH, text);
    const settings = readSettingsFiles([{ source, level: 'folder', folder: '' }]);
    const folders = ['', 'a', 'b'];
    const { problems } = await readSettingInstructions(counting, settings, folders);
    expect({
      named: new Set(asked.filter((path) => path.endsWith('.md'))).size,
      isAskedOnce: asked.filter((path) => path === 'f0.md').length,
      isSaid: problems.some(({ message }) => message.includes('only the first 1000 files')),
    }).toEqual({ named: 1000, isAskedOnce: 1, isSaid: true });
  });
});

it('says for each entry the purpose of its setting, and separately the files that it applies to', async () => {
  const settings = JSON.stringify(
    Object.fromEntries([CODE, TEST, REVIEW, COMMIT, PULL_REQUEST].map((key) => [key, [{ text: 'T', language: 'go' }]])),
  );
  const { found: kept } = await read(settings);
  expect(kept.map(({ purpose, applies }) => `${purpose} ${applies.kind}`)).toEqual([
    'code-generation language',
    'test-generation language',
    'review-selection language',
    'commit-message language',
    'pull-request-description language',
  ]);
});

it('returns the facts about an entry that its receipt (whether it applies, and why) shows', async () => {
  const { found: kept } = await readLevels([level('user', [{ text: 'T' }])]);
  expect(kept).toEqual([
    {
      kind: 'setting-instructions',
      path: '~/s.json',
      level: 'user',
      folder: '',
      readers: ['vscode'],
      broughtBy: `\`${CODE}\``,
      references: [],
      content: { text: 'T', path: '~/s.json', origin: { kind: 'setting', position: { line: 1, column: 53 } } },
      applies: { kind: 'folder', folder: '' },
      entry: 'text',
      purpose: 'code-generation',
    },
  ]);
});

interface SettingsCase {
  readonly area: string;
  readonly name: string;
  readonly input: {
    readonly setting: string;
    readonly folders: readonly string[];
    readonly files: Readonly<Record<string, string>>;
    readonly levels: Readonly<Partial<Record<SettingsFile['level'], readonly unknown[]>>>;
  };
  readonly expected: {
    readonly groups: readonly {
      readonly kind: 'file' | 'setting';
      readonly reference: string;
      readonly entries: readonly { readonly text: string; readonly language: string | null }[];
    }[];
  };
}

const CASES_FILE = join(import.meta.dirname, '../../../../shared/conformance/copilot-cases.json');
const areCasesHere = existsSync(CASES_FILE);
const { cases }: { readonly cases: readonly SettingsCase[] } = areCasesHere
  ? JSON.parse(readFileSync(CASES_FILE, 'utf8'))
  : { cases: [] };

/** Cases in which we differ on purpose, with the reason. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  'same file in two levels once (first language wins)':
    'Copilot forgets the language of an entry it has seen; ours keeps it for each language.',
};

const LEVEL_NAMES = ['user', 'workspace', 'folder'] as const;

/** Copilot's result for a case, in our form: paths from the first folder's parent, and an empty text for no language. */
async function entriesFor({ input }: SettingsCase): Promise<readonly string[]> {
  const inRepository = (path: string): string => path.replace(/^\//, '');
  const settingsFiles = LEVEL_NAMES.flatMap((name): readonly SettingsFile[] => {
    const value = input.levels[name];
    const source = sourceText(`${name}.json`, JSON.stringify({ [input.setting]: value }));
    return value === undefined ? [] : [{ source, level: name, folder: '' }];
  });
  const files = Object.fromEntries(Object.entries(input.files).map(([path, text]) => [inRepository(path), text]));
  const folders = input.folders.map(inRepository);
  const settings = readSettingsFiles(settingsFiles, folders);
  const { found: kept } = await readSettingInstructions(memoryWorkspace(files), settings, folders);
  return kept.flatMap((one) =>
    one.kind === 'setting-instructions'
      ? [`${one.entry} ${one.entry === 'file' ? `/${one.path}` : ''} ${languageIn(one)} ${one.content.text}`]
      : [],
  );
}

function languageIn({ applies }: Instructions): string {
  return applies.kind === 'language' ? applies.language : '';
}

function entriesOf({ expected }: SettingsCase): readonly string[] {
  return expected.groups.flatMap(({ kind, reference, entries }) =>
    entries.map(({ text, language }) =>
      kind === 'file' ? `file ${reference} ${language ?? ''} ${text}` : `text  ${language ?? ''} ${text}`,
    ),
  );
}

describe.skipIf(!areCasesHere)(
  `Copilot's own cases${areCasesHere ? '' : ' (skipped: the file of cases is not next to this repository)'}`,
  () => {
    const ofSettings = cases.filter(({ area }) => area === 'settings');

    it.each(ofSettings.filter(({ name }) => !(name in DIFFERENCES)))('$name', async (one) => {
      expect(await entriesFor(one)).toEqual(entriesOf(one));
    });

    it.each(ofSettings.filter(({ name }) => name in DIFFERENCES))('$name: differs on purpose', async (one) => {
      expect(await entriesFor(one)).not.toEqual(entriesOf(one));
    });
  },
);

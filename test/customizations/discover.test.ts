import { describe, expect, it } from 'vitest';
import { discoverCustomizations } from '../../src/customizations/discover.ts';
import type { CustomizationSources } from '../../src/customizations/sources.ts';
import type { Customization, Instructions } from '../../src/customizations/types.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

type Files = Parameters<typeof memoryWorkspace>[0];

const REPOSITORY = '.github/copilot-instructions.md';
const FOLDER = '.github/instructions';
const SETTINGS = '.vscode/settings.json';
const CODE = 'github.copilot.chat.codeGeneration.instructions';
const REVIEW = 'github.copilot.chat.reviewSelection.instructions';
const LATIN_1 = Uint8Array.of(0x61, 0x0a, 0x62, 0xe9);

function discover(files: Files, more: Partial<CustomizationSources> = {}) {
  return discoverCustomizations({ repository: memoryWorkspace(files), ...more });
}

/** `path: text` of each instruction that was found. */
async function textsOf(files: Files, more: Partial<CustomizationSources> = {}): Promise<readonly string[]> {
  const { found } = await discover(files, more);
  return instructionsIn(found).map(({ content }) => `${content.path}: ${content.text}`);
}

function instructionsIn(found: readonly Customization[]): readonly Instructions[] {
  return found.filter((customization) => 'content' in customization);
}

/** `path: reason` of each file that was not read. */
async function reasonsOf(files: Files, more: Partial<CustomizationSources> = {}): Promise<readonly string[]> {
  const { leftOut } = await discover(files, more);
  return leftOut.map(({ source, reason }) => `${source}: ${reason}`);
}

describe('discovery finds', () => {
  it.each<[string, Files, readonly string[]]>([
    ['nothing in an empty repository', {}, []],
    [
      'repository instructions, then path instructions by path, then settings',
      {
        [SETTINGS]: `{"${CODE}": [{"text": "S"}]}`,
        [`${FOLDER}/b.instructions.md`]: 'B',
        [`${FOLDER}/a/z.instructions.md`]: 'Z',
        [`${FOLDER}/B.instructions.md`]: 'capital',
        [REPOSITORY]: 'R',
      },
      [
        `${REPOSITORY}: R`,
        `${FOLDER}/B.instructions.md: capital`,
        `${FOLDER}/a/z.instructions.md: Z`,
        `${FOLDER}/b.instructions.md: B`,
        `${SETTINGS}: S`,
      ],
    ],
    [
      'only files with the right name in the right folder',
      {
        [`${FOLDER}/a.md`]: 'x',
        [`${FOLDER}/a.instructions.md.bak`]: 'x',
        '.github/b.instructions.md': 'x',
        'docs/c.instructions.md': 'x',
        'copilot-instructions.md': 'x',
        [`${FOLDER}/.instructions.md`]: 'named by its ending alone',
      },
      [`${FOLDER}/.instructions.md: named by its ending alone`],
    ],
    [
      'files that links inside the repository lead to',
      {
        [REPOSITORY]: { symlink: '../docs/rules.md' },
        [`${FOLDER}/a.instructions.md`]: { symlink: '../../docs/a.md' },
        'docs/rules.md': 'R',
        'docs/a.md': 'A',
      },
      [`${REPOSITORY}: R`, `${FOLDER}/a.instructions.md: A`],
    ],
  ])('%s', async (_name, files, expected) => {
    expect(await textsOf(files)).toEqual(expected);
  });
});

describe('a file that cannot be used is named and does not hide other files', () => {
  it.each<[string, Files[string], string]>([
    [
      'not UTF-8',
      LATIN_1,
      `2:2 "${FOLDER}/bad.instructions.md" is not UTF-8: line 2, column 2 has bytes that are not a character`,
    ],
    [
      'a link out of the repository',
      { symlink: '../../../etc/passwd' },
      `1:1 "${FOLDER}/bad.instructions.md" leaves the repository through the symbolic link "${FOLDER}/bad.instructions.md" to "../../../etc/passwd"`,
    ],
    [
      'a link to nothing',
      { symlink: 'nowhere.md' },
      `1:1 "${FOLDER}/bad.instructions.md" is a symbolic link to "${FOLDER}/nowhere.md", which does not exist`,
    ],
    [
      'a link to itself',
      { symlink: 'bad.instructions.md' },
      `1:1 "${FOLDER}/bad.instructions.md" leads through more than 40 symbolic links`,
    ],
    [
      'a submodule',
      { submodule: true },
      `1:1 "${FOLDER}/bad.instructions.md" cannot be read as a file: it is a submodule`,
    ],
    [
      'too large',
      'x'.repeat(1024 * 1024 + 1),
      `1:1 "${FOLDER}/bad.instructions.md" has 1,048,577 bytes, more than the 1,048,576 that are read`,
    ],
    [
      'frontmatter that is not closed',
      '---\na: 1\n',
      '1:1 The frontmatter is not closed, so the whole file is read as frontmatter',
    ],
  ])('%s', async (_name, bad, expected) => {
    const { found, leftOut, problems } = await discover({
      [REPOSITORY]: 'R',
      [`${FOLDER}/a.instructions.md`]: 'A',
      [`${FOLDER}/bad.instructions.md`]: bad,
      [`${FOLDER}/c.instructions.md`]: 'C',
      [SETTINGS]: `{"${REVIEW}": [{"text": "S"}]}`,
    });
    expect({
      found: instructionsIn(found).map(({ content }) => content.text),
      leftOut: leftOut.map(({ source }) => source),
      problems: problems
        .filter(({ severity }) => severity !== 'info')
        .map(({ start, message }) => `${start.line}:${start.column} ${message}`),
    }).toEqual({ found: ['R', 'A', 'C', 'S'], leftOut: [`${FOLDER}/bad.instructions.md`], problems: [expected] });
  });

  it.each([REPOSITORY, SETTINGS])('%s that is not UTF-8', async (path) => {
    const { found, leftOut, problems } = await discover({ [path]: LATIN_1, [`${FOLDER}/a.instructions.md`]: 'A' });
    expect([found.length, leftOut.map(({ source }) => source), problems.map(({ rule }) => rule)]).toEqual([
      1,
      [path],
      ['file-invalid-utf8'],
    ]);
  });
});

describe('limits', () => {
  it('reads 2,000 customizations and names the others in one diagnostic', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 2_003 }, (_, index) => [`${FOLDER}/${String(index).padStart(4, '0')}.instructions.md`, 'x']),
    );
    const { found, leftOut, problems } = await discover(files);
    expect([found.length, leftOut.map(({ source }) => source), problems.map(({ message }) => message)]).toEqual([
      2_000,
      [`${FOLDER}/2000.instructions.md`, `${FOLDER}/2001.instructions.md`, `${FOLDER}/2002.instructions.md`],
      [`"${FOLDER}/2000.instructions.md" and 2 more are not read: only the first 2,000 customizations are read`],
    ]);
  });

  it.each([
    [64, ['x'], []],
    [65, [], ['customization-depth']],
  ])('with %i folders above a file', async (folders, texts, rules) => {
    const path = `${Array.from({ length: folders }, () => 'd').join('/')}/AGENTS.md`;
    const { found, problems } = await discover({ [path]: 'x' });
    expect([instructionsIn(found).map(({ content }) => content.text), problems.map(({ rule }) => rule)]).toEqual([
      texts,
      rules,
    ]);
  });
});

describe('files that agents read', () => {
  it('are ordered from the innermost folder to the root, each for its own folder', async () => {
    const { found } = await discover({
      'AGENTS.md': 'root',
      'src/AGENTS.md': 'src',
      'src/api/AGENTS.md': 'api',
      'lib/AGENTS.md': 'lib',
      'CLAUDE.md': 'claude',
      'CLAUDE.local.md': 'local',
      '.claude/CLAUDE.md': 'dot',
      'src/CLAUDE.md': 'claude in src',
      'GEMINI.md': 'gemini',
      'REVIEW.md': 'review',
    });
    expect(
      instructionsIn(found).map(
        ({ content, applies }) => `${content.text}: ${applies.kind === 'folder' ? applies.folder : applies.kind}`,
      ),
    ).toEqual([
      'api: src/api',
      'lib: lib',
      'src: src',
      'root: ',
      'dot: ',
      'claude in src: src',
      'local: ',
      'claude: ',
      'gemini: ',
      'review: ',
    ]);
  });

  it('may have names in any letter case at the root, and below it only in the case of their readers', async () => {
    const files = { 'agents.md': 'root', 'docs/agents.md': 'a page', 'docs/review.md': 'x', 'review.md': 'x' };
    expect([await textsOf(files), await reasonsOf(files)]).toEqual([
      ['agents.md: root'],
      ['docs/agents.md: below the root it is read only if its name is spelled `AGENTS.md`'],
    ]);
  });
});

describe('files with the name of a customization in another folder', () => {
  it.each<[string, Files, readonly string[]]>([
    [
      'are reported outside of the folders of their kind',
      { 'docs/c.instructions.md': 'x' },
      [
        'docs/c.instructions.md: no program reads it there; path instructions files are read as `.github/instructions/**/*.instructions.md`',
      ],
    ],
    [
      'are reported in a folder that is not a workspace folder',
      { 'packages/a/.github/copilot-instructions.md': 'x' },
      [
        'packages/a/.github/copilot-instructions.md: `packages/a` is not a workspace folder; add it to `workspace-folders` or to a `.code-workspace` file at the root',
      ],
    ],
    [
      'are reported in the folder of a skill',
      { '.github/skills/s/SKILL.md': 'x', '.github/skills/s/more/a.instructions.md': 'x' },
      ['.github/skills/s/more/a.instructions.md: it is part of the skill `s` and is read only when that skill is used'],
    ],
    [
      'are reported in a submodule',
      { '.github': { submodule: true } },
      ['.github: it is a submodule: its files belong to another repository and are not read'],
    ],
    [
      'are reported in the folder of their kind, if the name has the wrong ending',
      { [`${FOLDER}/style.md`]: 'x', [`${FOLDER}/README.md`]: 'x', 'a/.github/prompts/p.md': 'x' },
      [
        `${FOLDER}/style.md: its name does not end in \`.instructions.md\`, so no program reads it there`,
        'a/.github/prompts/p.md: its name does not end in `.prompt.md`, so no program reads it there',
      ],
    ],
    [
      'are not reported if another file refers to them',
      {
        'CLAUDE.md': '@docs/a.instructions.md',
        'docs/a.instructions.md': 'x',
        [SETTINGS]: `{"${CODE}": [{"file": "docs/b.instructions.md"}]}`,
        'docs/b.instructions.md': 'x',
      },
      [],
    ],
    [
      'are reported if they are contributed only to other kinds of chats',
      {
        'package.json':
          '{"contributes": {"chatInstructions": [{"path": "s.instructions.md", "sessionTypes": ["claude"]}]}}',
        's.instructions.md': 'x',
      },
      ['s.instructions.md: package.json:1 (`contributes.chatInstructions`) offers it only in other kinds of chats'],
    ],
    [
      'are reported as read by their clients alone if they are hooks of these',
      { '.cursor/hooks.json': '{"version": 1, "hooks": {}}', '.windsurf/hooks.json': '{"hooks": {}}' },
      [
        '.cursor/hooks.json: only Cursor reads it, in a format of its own, and Housestyle does not check it',
        '.windsurf/hooks.json: only Windsurf reads it, in a format of its own, and Housestyle does not check it',
      ],
    ],
    ['are not reported in dependencies', { 'node_modules/x/AGENTS.md': 'x', 'a/node_modules/x/a.prompt.md': 'x' }, []],
  ])('%s', async (_name, files, expected) => {
    expect(await reasonsOf(files)).toEqual(expected);
  });
});

describe('linked folders', () => {
  it.each<[string, Files, readonly string[]]>([
    [
      'are searched under their own name',
      { '.github/instructions': { symlink: '../docs/rules' }, 'docs/rules/a.instructions.md': 'A' },
      ['.github/instructions/a.instructions.md: A'],
    ],
    [
      'may be above the folder of a kind',
      { '.claude': { symlink: 'agents/claude' }, 'agents/claude/rules/a.md': 'A' },
      ['.claude/rules/a.md: A'],
    ],
    [
      'may be the folder of another kind than their target',
      { '.claude/rules': { symlink: '../.github/instructions' }, '.github/instructions/a.md': 'A' },
      ['.claude/rules/a.md: A'],
    ],
  ])('%s', async (_name, files, expected) => {
    expect(await textsOf(files)).toEqual(expected);
  });

  it.each<[string, Files, readonly string[]]>([
    [
      'out of the repository are named and not followed',
      { '.github/instructions': { symlink: '../../x' } },
      ['.github/instructions: it is a link to "../../x", outside the repository, and is not followed'],
    ],
    [
      'to themselves are named and not followed',
      { '.github/instructions': { symlink: '../.github' } },
      ['.github/instructions: it is a link to "../.github", a folder that contains the link, and is not followed'],
    ],
    [
      'to files with names of customizations make these files known',
      { '.github/instructions': { symlink: '../docs/rules' }, 'docs/rules/a.instructions.md': 'A' },
      [],
    ],
  ])('%s', async (_name, files, expected) => {
    expect(await reasonsOf(files)).toEqual(expected);
  });
});

describe('workspace folders', () => {
  const FILES = {
    '.github/copilot-instructions.md': 'root',
    'a/.github/copilot-instructions.md': 'in a',
    'a/.github/instructions/x.instructions.md': '---\napplyTo: "*.ts"\n---\nX of a',
    'a/.vscode/settings.json': `{"${CODE}": [{"text": "S of a"}]}`,
  };

  it.each<[string, Files, Partial<CustomizationSources>]>([
    ['of a workspace file', { 'w.code-workspace': '{"folders": [{"path": "a"}]}' }, {}],
    ['of an option', {}, { workspaceFolders: ['a'] }],
  ])('%s have customizations of their own', async (_name, more, sources) => {
    const { found, folders } = await discover({ ...FILES, ...more }, sources);
    expect([
      instructionsIn(found).map(({ content, folder }) => `${content.text} [${folder}]`),
      folders.map(({ path, name }) => `${path}=${name}`),
    ]).toEqual([
      ['root []', 'in a [a]', 'X of a [a]', 'S of a [a]'],
      ['=.', 'a=a'],
    ]);
  });

  it('are not taken from workspace files below the root', async () => {
    const files = { ...FILES, 'deep/w.code-workspace': '{"folders": [{"path": "../a"}]}' };
    expect(await reasonsOf(files)).toContain(
      "deep/w.code-workspace: only workspace files at the repository's root are read",
    );
  });
});

describe('workspace folders that do not exist', () => {
  const FILES = { 'a/main.ts': '', linked: { symlink: 'a' }, module: { submodule: true }, 'file.ts': '' } as const;
  const folders = ['a', 'linked/x', 'module', 'gone', 'file.ts'];

  it('are ignored, and are a problem of the workspace file', async () => {
    const workspace = JSON.stringify({ folders: folders.map((path) => ({ path })) });
    const { folders: found, problems } = await discover({ ...FILES, 'w.code-workspace': workspace });
    expect([
      found.map(({ path }) => path),
      problems.map(({ path, start, message }) => `${path}:${start.line}:${start.column} ${message}`),
    ]).toEqual([
      ['', 'a', 'linked/x', 'module'],
      [
        'w.code-workspace:1:64 The folder "gone" is left out: the repository has no file in it',
        'w.code-workspace:1:80 The folder "file.ts" is left out: the repository has no file in it',
      ],
    ]);
  });

  it('are reported if an option names them', async () => {
    expect(await reasonsOf(FILES, { workspaceFolders: folders })).toEqual([
      'gone: `workspace-folders` names it, but memory has no file in it',
      'file.ts: `workspace-folders` names it, but memory has no file in it',
    ]);
  });
});

describe('a contributed file that does not exist', () => {
  it('is a problem of the entry that names it', async () => {
    const files = {
      'package.json': '{"contributes": {"chatInstructions": [{"path": "gone.md"}]}}',
      'stray.prompt.md': 'has the nearest package.json looked at',
    };
    const { problems } = await discover(files);
    expect(problems.map(({ path, start, message }) => `${path}:${start.line}:${start.column} ${message}`)).toEqual([
      'package.json:1:39 "gone.md" does not exist',
    ]);
  });
});

describe('an included file', () => {
  it.each<[string, Files, readonly string[]]>([
    [
      'is not given again if it already applies to more files',
      { 'AGENTS.md': 'R', 'w/CLAUDE.md': '@../AGENTS.md' },
      ['AGENTS.md: R', 'w/CLAUDE.md: @../AGENTS.md'],
    ],
    [
      'is given again if it applies to fewer files',
      { 'CLAUDE.md': '@w/AGENTS.md', 'w/AGENTS.md': 'W' },
      ['w/AGENTS.md: W', 'CLAUDE.md: @w/AGENTS.md', 'w/AGENTS.md: W'],
    ],
    [
      'is given again if its own globs match fewer files',
      {
        'CLAUDE.md': `@${FOLDER}/a.instructions.md`,
        [`${FOLDER}/a.instructions.md`]: '---\napplyTo: "*.ts"\n---\nA',
      },
      [`${FOLDER}/a.instructions.md: A`, `CLAUDE.md: @${FOLDER}/a.instructions.md`, `${FOLDER}/a.instructions.md: A`],
    ],
  ])('%s', async (_name, files, expected) => {
    expect(await textsOf(files)).toEqual(expected);
  });

  it('is named, but not read, if a file of the user refers to it', async () => {
    const user = memoryWorkspace({ '.claude/CLAUDE.md': 'U\n@notes.md @alice `@x.md`', '.claude/notes.md': 'N' });
    const { found } = await discover({}, { userFolder: user });
    expect(found.map(({ path, references }) => [path, references])).toEqual([
      [
        '~/.claude/CLAUDE.md',
        [
          {
            kind: 'import',
            target: 'notes.md',
            start: { line: 2, column: 2 },
            outcome: {
              kind: 'not-followed',
              path: '~/.claude/notes.md',
              reason: "only references in the repository's own files are followed",
            },
          },
        ],
      ],
    ]);
  });
});

describe('customizations of the user and of the organization', () => {
  it('come after those of the repository, with names that show their origin', async () => {
    const user = memoryWorkspace({
      '.copilot/copilot-instructions.md': 'mine',
      '.copilot/instructions/a.instructions.md': '---\napplyTo: "**"\n---\nmine too',
      '.claude/CLAUDE.md': 'claude',
      '.claude/projects/x/AGENTS.md': 'no place',
      'secret.instructions.md': 'no place',
    });
    const octo = memoryWorkspace({
      'copilot-instructions.md': 'ours',
      'instructions/b.instructions.md': '---\napplyTo: "**"\n---\nours too',
      '.github/copilot-instructions.md': 'its own',
      'agents/a.md': 'agent',
    });
    const { found } = await discover(
      { '.github/copilot-instructions.md': 'R', '.github/agents/b.agent.md': 'x' },
      { userFolder: user, organization: [{ name: 'octo/.github', workspace: octo }] },
    );
    expect(found.map(({ path, level, kind }) => `${path} ${level} ${kind}`)).toEqual([
      '.github/copilot-instructions.md repository repository-instructions',
      '~/.copilot/copilot-instructions.md user repository-instructions',
      '~/.copilot/instructions/a.instructions.md user path-instructions',
      '~/.claude/CLAUDE.md user claude-md',
      'octo/.github:copilot-instructions.md organization repository-instructions',
      'octo/.github:instructions/b.instructions.md organization path-instructions',
      '.github/agents/b.agent.md repository agent',
      'octo/.github:agents/a.md organization agent',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { discoverCustomizations } from '../../src/customizations/discover.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

type Files = Parameters<typeof memoryWorkspace>[0];

const REPOSITORY = '.github/copilot-instructions.md';
const FOLDER = '.github/instructions';
const SETTINGS = '.vscode/settings.json';
const CODE = 'github.copilot.chat.codeGeneration.instructions';
const LATIN_1 = Uint8Array.of(0x61, 0x0a, 0x62, 0xe9);

function discover(files: Files) {
  return discoverCustomizations(memoryWorkspace(files));
}

/** `path: text` of what was found. */
async function textsOf(files: Files): Promise<readonly string[]> {
  const { found } = await discover(files);
  return found.map(({ content }) => `${content.path}: ${content.text}`);
}

describe('what is found', () => {
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
      'files behind links that stay inside',
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

describe('a file that cannot be used is named and hides no other', () => {
  it.each<[string, Files[string], string]>([
    [
      'not UTF-8',
      LATIN_1,
      `2:2 "${FOLDER}/bad.instructions.md" is not UTF-8: line 2, column 2 holds bytes that are no character`,
    ],
    [
      'a link out of the repository',
      { symlink: '../../../etc/passwd' },
      `1:1 "${FOLDER}/bad.instructions.md" leads out of the repository by the symbolic link "${FOLDER}/bad.instructions.md" to "../../../etc/passwd"`,
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
      `1:1 "${FOLDER}/bad.instructions.md" has 1048577 bytes, more than the 1048576 that are read`,
    ],
    [
      'frontmatter that is not closed',
      '---\na: 1\n',
      '1:1 The frontmatter is not closed, so the whole file is taken for it',
    ],
  ])('%s', async (_name, bad, expected) => {
    const { found, leftOut, problems } = await discover({
      [REPOSITORY]: 'R',
      [`${FOLDER}/a.instructions.md`]: 'A',
      [`${FOLDER}/bad.instructions.md`]: bad,
      [`${FOLDER}/c.instructions.md`]: 'C',
      [SETTINGS]: `{"${CODE}": [{"text": "S"}]}`,
    });
    expect({
      found: found.map(({ content }) => content.text),
      leftOut: leftOut.map(({ source }) => source),
      problems: problems.map(({ start, message }) => `${start.line}:${start.column} ${message}`),
    }).toEqual({ found: ['R', 'A', 'C', 'S'], leftOut: [`${FOLDER}/bad.instructions.md`], problems: [expected] });
  });

  it.each([REPOSITORY, SETTINGS])('%s that is not UTF-8', async (path) => {
    const { found, leftOut, problems } = await discover({ [path]: LATIN_1, [`${FOLDER}/a.instructions.md`]: 'A' });
    expect([found.length, leftOut.map(({ source }) => source), problems.map(({ rule }) => rule)]).toEqual([
      1,
      [path],
      ['unreadable-customization'],
    ]);
  });
});

it('reads 2,000 instruction files and names the rest', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 2_003 }, (_, index) => [`${FOLDER}/${String(index).padStart(4, '0')}.instructions.md`, 'x']),
  );
  const { found, leftOut } = await discover(files);
  expect([found.length, leftOut.map(({ source }) => source)]).toEqual([
    2_000,
    [`${FOLDER}/2000.instructions.md`, `${FOLDER}/2001.instructions.md`, `${FOLDER}/2002.instructions.md`],
  ]);
});

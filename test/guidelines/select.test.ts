import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { discoverCustomizations } from '../../src/customizations/discover.ts';
import type { Compatibility } from '../../src/customizations/types.ts';
import { guidelinesJson } from '../../src/guidelines/guideline-json.ts';
import { selectGuidelines } from '../../src/guidelines/select.ts';
import { sourceText } from '../../src/text/source-text.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

const REPOSITORY = '.github/copilot-instructions.md';
const FOLDER = '.github/instructions';
const SETTINGS = '.vscode/settings.json';
const CODE = 'github.copilot.chat.codeGeneration.instructions';

type Files = Readonly<Record<string, string>>;

async function select(files: Files, changed: readonly string[]) {
  return selectGuidelines(await discoverCustomizations({ repository: memoryWorkspace(files) }), changed);
}

/** `id name [patterns] text {files}` of the guidelines that apply. */
async function applicable(files: Files, ...changed: readonly string[]): Promise<readonly string[]> {
  const { applicable: guidelines } = await select(files, changed);
  return guidelines.map(
    ({ id, name, filePatterns, content, appliesTo }) =>
      `${id} ${name} [${filePatterns.join(' ')}] ${content.text} {${[...appliesTo.keys()].join(' ')}}`,
  );
}

function pathInstructions(applyTo: string, text = 'Text', more = ''): string {
  return `---\napplyTo: ${JSON.stringify(applyTo)}\n${more}---\n${text}`;
}

function code(...entries: readonly unknown[]): Files {
  return { [SETTINGS]: JSON.stringify({ [CODE]: entries }) };
}

describe('guidelines that apply', () => {
  it.each<[string, Files, readonly string[], readonly string[]]>([
    [
      'repository instructions apply to every file',
      { [REPOSITORY]: 'R' },
      ['a.ts', 'b/c.py'],
      [`2 Instruction from ${REPOSITORY} [*] R {a.ts b/c.py}`],
    ],
    [
      'the guidelines that apply have ids from 2',
      {
        [REPOSITORY]: 'R',
        [`${FOLDER}/a.instructions.md`]: pathInstructions('*.py'),
        [`${FOLDER}/b.instructions.md`]: pathInstructions('src/**,lib/**'),
        ...code({ text: 'S' }),
      },
      ['src/a.ts', 'b.ts'],
      [
        `2 Instruction from ${REPOSITORY} [*] R {src/a.ts b.ts}`,
        `3 Instruction from ${FOLDER}/b.instructions.md [src/** lib/**] Text {src/a.ts}`,
        '4 Code Generation Instruction [*] S {src/a.ts b.ts}',
      ],
    ],
    [
      'a language takes its patterns only from the changed files',
      code({ text: 'TS', language: 'typescript' }),
      ['a.ts', 'b/c.mts', 'd.tsx', 'e.ts', 'f.py'],
      ['2 Code Generation Instruction [*.ts *.mts] TS {a.ts b/c.mts e.ts}'],
    ],
    [
      'the name of a file without extension becomes a pattern',
      code({ text: 'D', language: 'dockerfile' }),
      ['x/Dockerfile', 'y/Dockerfile.dev'],
      ['2 Code Generation Instruction [Dockerfile *.dev] D {x/Dockerfile y/Dockerfile.dev}'],
    ],
    [
      'instructions for reviews in VS Code apply to a review of a change',
      {
        [SETTINGS]: JSON.stringify({
          [CODE]: [{ text: 'C' }],
          'github.copilot.chat.reviewSelection.instructions': [{ text: 'R' }, { text: 'G', language: 'go' }],
        }),
      },
      ['a.ts', 'b.go'],
      [
        '2 Code Generation Instruction [*] C {a.ts b.go}',
        '3 Code Review Instruction [*] R {a.ts b.go}',
        '4 Code Review Instruction [*.go] G {b.go}',
      ],
    ],
    [
      'a file named by a setting keeps its own name',
      { ...code({ file: 'docs/a.md', language: 'go' }), 'docs/a.md': 'F' },
      ['m.go'],
      ['2 Instruction from docs/a.md [*.go] F {m.go}'],
    ],
    [
      'the same text for two languages is two guidelines',
      code({ text: 'T', language: 'go' }, { text: 'T', language: 'python' }),
      ['a.go', 'b.py'],
      ['2 Code Generation Instruction [*.go] T {a.go}', '3 Code Generation Instruction [*.py] T {b.py}'],
    ],
    [
      'the same text for other globs is another guideline',
      {
        [`${FOLDER}/a.instructions.md`]: pathInstructions('*.ts'),
        [`${FOLDER}/b.instructions.md`]: pathInstructions('a.*'),
      },
      ['a.ts'],
      [
        `2 Instruction from ${FOLDER}/a.instructions.md [*.ts] Text {a.ts}`,
        `3 Instruction from ${FOLDER}/b.instructions.md [a.*] Text {a.ts}`,
      ],
    ],
    [
      'instructions that exclude other agents apply',
      { [`${FOLDER}/a.instructions.md`]: pathInstructions('**', 'Text', 'excludeAgent: cloud-agent\n') },
      ['a.ts'],
      [`2 Instruction from ${FOLDER}/a.instructions.md [**] Text {a.ts}`],
    ],
  ])('%s', async (_name, files, changed, expected) => {
    expect(await applicable(files, ...changed)).toEqual(expected);
  });
});

describe('an included file', () => {
  const BRINGING = '.github/instructions/a.instructions.md';
  const REFERENCED = { 'chat.includeReferencedInstructions': true };
  const COMMIT = 'github.copilot.chat.commitMessageGeneration.instructions';

  it('applies to a review even if a setting for another purpose names it', async () => {
    const files = { 'CLAUDE.md': '@a.md', 'a.md': 'A', [SETTINGS]: JSON.stringify({ [COMMIT]: [{ file: 'a.md' }] }) };
    expect(await applicable(files, 'x.ts')).toEqual([
      '2 Instruction from CLAUDE.md [*] @a.md {x.ts}',
      '3 Instruction from a.md [*] A {x.ts}',
    ]);
  });

  it.each<[string, Files, string]>([
    [
      'does not apply to a review if its setting does not',
      { [SETTINGS]: JSON.stringify({ ...REFERENCED, [COMMIT]: [{ file: 'a.md' }] }), 'a.md': '[b](b.md)', 'b.md': 'B' },
      'a commit-message instruction is not used for reviewing a change',
    ],
    [
      'is excluded from a review together with the file that includes it',
      {
        [SETTINGS]: JSON.stringify(REFERENCED),
        [BRINGING]: pathInstructions('**', '[b](/b.md)', 'excludeAgent: code-review\n'),
        'b.md': 'B',
      },
      'its `excludeAgent` excludes code review',
    ],
  ])('%s', async (_name, files, reason) => {
    const { applicable: kept, leftOut } = await select(files, ['x.ts']);
    expect([kept, leftOut.map((one) => one.reason)]).toEqual([[], [reason, reason]]);
  });
});

describe('in a workspace folder', () => {
  const FOLDER_FILES = {
    'w.code-workspace': '{"folders": [{"path": "a"}, {"path": "b"}]}',
    'a/.github/copilot-instructions.md': 'A',
    'a/.github/instructions/x.instructions.md': pathInstructions('*.ts', 'X'),
    'b/AGENTS.md': 'B',
    'b/src/AGENTS.md': 'B in src',
  };

  it('customizations apply inside the folder, and their globs are relative to it', async () => {
    expect(await applicable(FOLDER_FILES, 'a/m.ts', 'a/src/n.ts', 'm.ts', 'b/src/o.ts')).toEqual([
      '2 Instruction from a/.github/copilot-instructions.md [a/**] A {a/m.ts a/src/n.ts}',
      '3 Instruction from a/.github/instructions/x.instructions.md [a/*.ts] X {a/m.ts}',
      '4 Instruction from b/src/AGENTS.md [b/src/**] B in src {b/src/o.ts}',
      '5 Instruction from b/AGENTS.md [b/**] B {b/src/o.ts}',
    ]);
  });

  it('customizations are left out if no changed file is in the folder', async () => {
    const { leftOut } = await select(FOLDER_FILES, ['a/m.ts']);
    expect(leftOut).toEqual([
      { source: 'b/src/AGENTS.md', reason: 'no changed file is in `b/src`' },
      { source: 'b/AGENTS.md', reason: 'no changed file is in `b`' },
    ]);
  });
});

describe('if readers of `applyTo` disagree', () => {
  const FILES = {
    [`${FOLDER}/a.instructions.md`]: pathInstructions('*.ts', 'A'),
    [`${FOLDER}/b.instructions.md`]: pathInstructions('**/*.ts', 'B'),
  };
  const CHANGED = ['x.ts', 'src/y.ts', 'src/z.ts'];

  it.each<[Compatibility, readonly string[], string]>([
    ['github', ['A {x.ts}', 'B {x.ts src/y.ts src/z.ts}'], 'github.com'],
    ['vscode', ['A {x.ts src/y.ts src/z.ts}', 'B {x.ts src/y.ts src/z.ts}'], 'VS Code'],
  ])('%s is used, and the difference noted', async (compatibility, expected, used) => {
    const customizations = await discoverCustomizations({ repository: memoryWorkspace(FILES), compatibility });
    const { applicable: kept, notes } = selectGuidelines(customizations, CHANGED);
    expect([
      kept.map(({ content, appliesTo }) => `${content.text} {${[...appliesTo.keys()].join(' ')}}`),
      notes,
    ]).toEqual([
      expected,
      [
        {
          source: `${FOLDER}/a.instructions.md`,
          message: `\`*.ts\` matches src/y.ts and 1 more in VS Code, but not on github.com; this run follows ${used}`,
        },
      ],
    ]);
  });
});

describe('languages', () => {
  it('of a file come from its first line if its name does not show them', async () => {
    const customizations = await discoverCustomizations({
      repository: memoryWorkspace(code({ text: 'S', language: 'shellscript' })),
    });
    const { applicable: kept } = selectGuidelines(
      customizations,
      ['bin/run', 'bin/other'],
      new Map([['bin/run', '#!/bin/sh']]),
    );
    expect(kept.map(({ appliesTo }) => [...appliesTo])).toEqual([[['bin/run', 'language shellscript']]]);
  });
});

describe('guidelines are left out', () => {
  it.each<[string, Files, string]>([
    [
      'without `applyTo`',
      { [`${FOLDER}/a.instructions.md`]: 'Text' },
      'it has no `applyTo`, so no program applies it automatically',
    ],
    [
      'with globs of other files',
      { [`${FOLDER}/a.instructions.md`]: pathInstructions(' docs/** ') },
      '`applyTo: docs/**` matches no changed file',
    ],
    [
      'with a glob that matches files in subfolders only in VS Code',
      { [`${FOLDER}/a.instructions.md`]: pathInstructions('*.ts') },
      "`applyTo: *.ts` matches no changed file on github.com, where it counts from the repository's root; in VS Code it would match src/a.ts",
    ],
    [
      'with a glob in other letter case',
      { [`${FOLDER}/a.instructions.md`]: pathInstructions('SRC/**') },
      "`applyTo: SRC/**` matches no changed file on github.com, where it counts from the repository's root; in VS Code it would match src/a.ts",
    ],
    [
      'for another reader',
      { [`${FOLDER}/a.instructions.md`]: pathInstructions('**', 'Text', 'excludeAgent: code-review\n') },
      'its `excludeAgent` excludes code review',
    ],
    ['for another language', code({ text: 'T', language: 'python' }), 'no changed file is in its language, `python`'],
    [
      'for a language that does not exist',
      code({ text: 'T', language: 'TypeScript' }),
      'no changed file is in its language, `TypeScript`',
    ],
    ...[
      ['testGeneration', 'test-generation'],
      ['commitMessageGeneration', 'commit-message'],
      ['pullRequestDescriptionGeneration', 'pull-request-description'],
    ].map(([key = '', purpose = '']): [string, Files, string] => [
      `for the purpose of ${purpose}`,
      { [SETTINGS]: JSON.stringify({ [`github.copilot.chat.${key}.instructions`]: [{ text: 'T' }] }) },
      `a ${purpose} instruction is not used for reviewing a change`,
    ]),
  ])('%s', async (_name, files, reason) => {
    const { applicable: kept, leftOut } = await select(files, ['src/a.ts', 'src/b.ts']);
    expect([kept, leftOut]).toEqual([[], [{ source: Object.keys(files)[0], reason }]]);
  });

  it('with the text and the files of an earlier one, which is named', async () => {
    const { applicable: kept, leftOut } = await select(
      { [REPOSITORY]: 'Same', ...code({ text: ' Same\n' }, { file: 'a.md' }), 'a.md': 'Same\n' },
      ['a.ts'],
    );
    const reason = `it has the same text as ${REPOSITORY}, for the same files`;
    expect([kept.length, leftOut]).toEqual([
      1,
      [
        { source: 'a.md', reason },
        { source: SETTINGS, reason },
      ],
    ]);
  });

  it.each<[string, Files, string, string]>([
    [
      'if settings name the same file twice',
      { ...code({ file: 'a.md' }, { file: './a.md' }), 'a.md': 'A' },
      'a.md',
      `it is already included for these files; ${SETTINGS}:1 (\`${CODE}\`) names it again`,
    ],
    [
      'if the same file is imported twice',
      { 'CLAUDE.md': '@a.md', '.claude/CLAUDE.md': '@../a.md', 'a.md': 'A' },
      'a.md',
      'it is already included for these files; CLAUDE.md:1 names it again',
    ],
    [
      'with a repeated text that applies to all files in another form',
      { [REPOSITORY]: 'Same', [`${FOLDER}/a.instructions.md`]: pathInstructions('**', 'Same') },
      `${FOLDER}/a.instructions.md`,
      `it has the same text as ${REPOSITORY}, for the same files`,
    ],
  ])('%s', async (_name, files, source, reason) => {
    const { leftOut } = await select(files, ['a.ts']);
    expect(leftOut).toEqual([{ source, reason }]);
  });

  it('while they are read, and these come first in the list', async () => {
    const { leftOut } = await select({ [REPOSITORY]: ' ', [`${FOLDER}/a.instructions.md`]: 'Text' }, ['a.ts']);
    expect(leftOut.map(({ source }) => source)).toEqual([REPOSITORY, `${FOLDER}/a.instructions.md`]);
  });

  it('if they are for certain files and nothing changed', async () => {
    const { applicable: kept } = await select(
      { [REPOSITORY]: 'R', [`${FOLDER}/a.instructions.md`]: pathInstructions('**') },
      [],
    );
    expect(kept.map(({ content, appliesTo }) => [content.text, appliesTo.size])).toEqual([['R', 0]]);
  });
});

it("a guideline is printed in Copilot's form", async () => {
  const guidelines = await select({ [REPOSITORY]: 'Use tabs.\n', [`${FOLDER}/a.instructions.md`]: 'Text' }, ['a.ts']);
  expect(guidelinesJson(guidelines)).toEqual({
    guidelines: [
      {
        type: 'github.coding_guideline',
        id: '2',
        data: {
          id: 2,
          type: 'coding-guideline',
          name: `Instruction from ${REPOSITORY}`,
          description: 'Use tabs.',
          filePatterns: ['*'],
        },
      },
    ],
    leftOut: [
      { source: `${FOLDER}/a.instructions.md`, reason: 'it has no `applyTo`, so no program applies it automatically' },
    ],
  });
});

interface Case {
  readonly area: string;
  readonly name: string;
  readonly input: {
    readonly kind?: string;
    readonly languagePatterns?: Readonly<Record<string, readonly string[]>>;
    readonly fileInstructions?: readonly { readonly path: string; readonly content: readonly unknown[] }[];
    readonly settings?: Readonly<Record<string, readonly unknown[]>>;
    /** A list of `path` and `text`, or a map from absolute paths to texts. */
    readonly files?: readonly { readonly path: string; readonly text: string }[] | Files;
    readonly levels?: Readonly<Record<string, readonly unknown[]>>;
  };
  readonly expected: unknown;
}

const CASES_FILE = join(import.meta.dirname, '../../../shared/conformance/copilot-cases.json');
const areCasesHere = existsSync(CASES_FILE);

/** Cases in which we differ on purpose, by name: our result and the reason. */
const DIFFERENCES: Readonly<Record<string, { readonly instead: readonly string[]; readonly because: string }>> = {
  'same file in two levels once (first language wins)': {
    instead: ['file a.md [typescript] X', 'file a.md [python] X'],
    because: 'the entry for the second language applies to other files, so it would be lost if it were left out',
  },
};

/** Files of a case. The only folder of the cases, `/w`, is the root of the repository. */
function filesOf({ files = [] }: Case['input']): Files {
  const entries = Array.isArray(files)
    ? files.map(({ path, text }): [string, string] => [path, text])
    : Object.entries(files as Files);
  return Object.fromEntries(entries.map(([path, text]) => [path.replace(/^\/w\//, ''), text]));
}

describe.skipIf(!areCasesHere)('Copilot cases (skipped if shared/conformance is not next to the repository)', () => {
  const { cases } = areCasesHere
    ? (JSON.parse(readFileSync(CASES_FILE, 'utf8')) as { readonly cases: readonly Case[] })
    : { cases: [] };

  it.each(cases.filter(({ area, input }) => area === 'guideline' && input.kind === 'diff'))(
    'guideline: $name',
    async ({ input, expected }) => {
      // Copilot's review of a change does not use its setting for reviews, and ours does: so it is not set here.
      const settings = { [CODE]: input.settings?.['codeGeneration'] ?? [] };
      const changed = Object.values(input.languagePatterns ?? {}).flatMap((patterns) =>
        patterns.map((pattern, index) => `src/${index}${pattern.slice(1)}`),
      );
      const guidelines = await select({ ...filesOf(input), [SETTINGS]: JSON.stringify(settings) }, changed);
      expect(guidelinesJson(guidelines).guidelines).toEqual(expected);
    },
  );

  // The ids for a selection start at 1, and those for a change, which we review, at 2. Everything else is the same.
  it.each(cases.filter(({ area, input }) => area === 'guideline' && input.kind === 'selection'))(
    'guideline: $name',
    async ({ input, expected }) => {
      const entries = input.fileInstructions?.flatMap(({ content }) => content) ?? [];
      const { applicable: kept } = await select(code(...entries), ['a.ts', 'b.tsx']);
      const { descriptions } = expected as { readonly descriptions: readonly string[] };
      expect(kept.map(({ content }) => content.text)).toEqual(descriptions);
    },
  );

  it.each(cases.filter(({ area }) => area === 'settings'))('settings: $name', async ({ name, input, expected }) => {
    const { levels = {} } = input;
    const settingsOf = (level: string) => ({ [CODE]: levels[level] ?? [] });
    const { found } = await discoverCustomizations({
      repository: memoryWorkspace({
        ...filesOf(input),
        [SETTINGS]: JSON.stringify(settingsOf('folder')),
        'w.code-workspace': JSON.stringify({ folders: [{ path: '.' }], settings: settingsOf('workspace') }),
      }),
      userSettings: sourceText('user', JSON.stringify(settingsOf('user'))),
    });
    const ours = found.map((one) =>
      'applies' in one
        ? `${one.entry === 'file' ? `file ${one.content.path}` : 'setting'} [${one.applies.kind === 'language' ? one.applies.language : ''}] ${one.content.text}`
        : one.kind,
    );
    const { groups } = expected as {
      readonly groups: readonly {
        readonly kind: string;
        readonly reference: string;
        readonly entries: readonly { readonly text: string; readonly language: string | null }[];
      }[];
    };
    const theirs = groups.flatMap(({ kind, reference, entries: texts }) =>
      texts.map(
        ({ text, language }) =>
          `${kind === 'file' ? `file ${reference.replace(/^\/w\//, '')}` : 'setting'} [${language ?? ''}] ${text}`,
      ),
    );
    expect(ours).toEqual(DIFFERENCES[name]?.instead ?? theirs);
  });

  it('every difference belongs to an existing case with another result', () => {
    const names = new Set(cases.filter(({ area }) => area === 'settings').map(({ name }) => name));
    expect(Object.keys(DIFFERENCES).filter((name) => !names.has(name))).toEqual([]);
  });
});

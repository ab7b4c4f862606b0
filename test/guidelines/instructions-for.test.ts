import { describe, expect, it } from 'vitest';
import { discoverCustomizations } from '../../src/customizations/discover.ts';
import type { CustomizationSources } from '../../src/customizations/sources.ts';
import { selectInstructions, type WritingContext, type WritingPurpose } from '../../src/guidelines/instructions-for.ts';
import { dependsOnLanguages } from '../../src/guidelines/takes-part.ts';
import { sourceText } from '../../src/text/source-text.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

const REPOSITORY = '.github/copilot-instructions.md';
const FOLDER = '.github/instructions';
const SETTINGS = '.vscode/settings.json';

type Files = Readonly<Record<string, string>>;

async function select(
  files: Files,
  purpose: WritingPurpose,
  context: Partial<WritingContext> = {},
  sources: Partial<CustomizationSources> = {},
) {
  const customizations = await discoverCustomizations({ repository: memoryWorkspace(files), ...sources });
  return selectInstructions(customizations, purpose, { paths: [], ...context });
}

/** `text (path) {files}` of each instruction that applies. */
async function applicable(...asked: Parameters<typeof select>): Promise<readonly string[]> {
  const { applicable: kept } = await select(...asked);
  return kept.map(
    ({ content, path, appliesTo, language }) =>
      `${language === undefined ? '' : `${language}: `}${content.text} (${path}) {${[...appliesTo.keys()].join(' ')}}`,
  );
}

async function reasons(...asked: Parameters<typeof select>): Promise<readonly string[]> {
  const { leftOut } = await select(...asked);
  return leftOut.map(({ source, reason }) => `${source}: ${reason}`);
}

function pathInstructions(applyTo: string, text: string, more = ''): string {
  return `---\napplyTo: ${JSON.stringify(applyTo)}\n${more}---\n${text}`;
}

function settings(entries: Readonly<Record<string, readonly unknown[]>>): Files {
  const keyed = Object.entries(entries).map(([name, value]) => [`github.copilot.chat.${name}.instructions`, value]);
  return { [SETTINGS]: JSON.stringify(Object.fromEntries(keyed)) };
}

const ALL_SETTINGS = settings({
  codeGeneration: [{ text: 'code' }],
  testGeneration: [{ text: 'tests' }],
  reviewSelection: [{ text: 'selection' }],
  commitMessageGeneration: [{ text: 'commits' }],
  pullRequestDescriptionGeneration: [{ text: 'pull requests' }],
});

describe('the instructions for a purpose', () => {
  const files = { [REPOSITORY]: 'always', ...ALL_SETTINGS };

  it.each<[WritingPurpose, readonly string[]]>([
    ['code-generation', ['always', 'code']],
    ['test-generation', ['always', 'code', 'tests']],
    ['commit-message', ['commits']],
    ['pull-request-description', ['pull requests']],
  ])('%s are its own', async (purpose, expected) => {
    const { applicable: kept } = await select(files, purpose);
    expect(kept.map(({ content }) => content.text)).toEqual(expected);
  });

  it('do not include others, with the reason for each', async () => {
    expect(await reasons(files, 'commit-message')).toEqual([
      `${REPOSITORY}: an instruction file is not used for writing a commit message`,
      `${SETTINGS}: a code-generation instruction is not used for writing a commit message`,
      `${SETTINGS}: a test-generation instruction is not used for writing a commit message`,
      `${SETTINGS}: a review-selection instruction is not used for writing a commit message`,
      `${SETTINGS}: a pull-request-description instruction is not used for writing a commit message`,
    ]);
  });

  it('are in the order of Copilot: for certain files, the files that these include, for all files, in settings', async () => {
    const kept = await applicable(
      {
        [REPOSITORY]: 'always',
        'CLAUDE.md': '@c.md',
        'c.md': 'imported',
        'b.md': 'brought in',
        [`${FOLDER}/a.instructions.md`]: pathInstructions('**', '[b](/b.md)'),
        '.claude/rules/r.md': 'rule',
        [SETTINGS]: JSON.stringify({
          'chat.includeReferencedInstructions': true,
          'github.copilot.chat.testGeneration.instructions': [{ text: 'tests' }, { file: 'f.md' }],
          'github.copilot.chat.codeGeneration.instructions': [{ text: 'code' }],
        }),
        'f.md': 'file',
      },
      'test-generation',
      { paths: ['x.ts'] },
    );
    expect(kept.map((one) => one.replace(/ \(.*/, ''))).toEqual([
      '[b](/b.md)',
      'rule',
      'brought in',
      'always',
      '@c.md',
      'imported',
      'code',
      'file',
      'tests',
    ]);
  });

  it("come from the user and the organization too, after the repository's instructions of the same sort", async () => {
    const kept = await applicable(
      { [REPOSITORY]: 'ours' },
      'code-generation',
      {},
      {
        userFolder: memoryWorkspace({ '.copilot/copilot-instructions.md': 'mine' }),
        organization: [{ name: 'octo/.github', workspace: memoryWorkspace({ 'copilot-instructions.md': 'theirs' }) }],
        userSettings: sourceText('user', ALL_SETTINGS[SETTINGS] ?? ''),
      },
    );
    expect(kept).toEqual([
      `ours (${REPOSITORY}) {}`,
      'mine (~/.copilot/copilot-instructions.md) {}',
      'theirs (octo/.github:copilot-instructions.md) {}',
      'code (user) {}',
    ]);
  });
});

describe('files in context', () => {
  const files = {
    [REPOSITORY]: 'always',
    [`${FOLDER}/py.instructions.md`]: pathInstructions('**/*.py', 'python'),
    [`${FOLDER}/ts.instructions.md`]: pathInstructions('*.ts', 'types'),
    [`${FOLDER}/all.instructions.md`]: pathInstructions('*.md, **', 'all'),
    [`${FOLDER}/root.instructions.md`]: pathInstructions('*', 'root'),
    [`${FOLDER}/none.instructions.md`]: 'none',
    'src/AGENTS.md': 'in src',
    ...settings({
      codeGeneration: [
        { text: 'go', language: 'go' },
        { text: 'shell', language: 'shellscript' },
      ],
    }),
  };

  it('decide which globs and languages match, and the reason has the name of these files', async () => {
    const { applicable: kept, leftOut } = await select(files, 'code-generation', {
      paths: ['src/a.ts', 'bin/run'],
      firstLines: new Map([['bin/run', '#!/bin/sh']]),
    });
    expect([kept.map(({ content }) => content.text), leftOut.map(({ reason }) => reason)]).toEqual([
      ['all', 'always', 'in src', 'shell'],
      [
        'it has no `applyTo`, so no program applies it automatically',
        '`applyTo: **/*.py` matches no file in context',
        "`applyTo: *` matches no file in context on github.com, where it counts from the repository's root; in VS Code it would match src/a.ts",
        "`applyTo: *.ts` matches no file in context on github.com, where it counts from the repository's root; in VS Code it would match src/a.ts",
        'no file in context is in its language, `go`',
      ],
    ]);
  });

  it.each([
    ['github', ['all', 'always']],
    ['vscode', ['all', 'root', 'always']],
  ] as const)(
    'may be none: then instructions for every file apply, as %s reads them',
    async (compatibility, expected) => {
      const { applicable: kept } = await select(files, 'code-generation', {}, { compatibility });
      expect(kept.map(({ content }) => content.text)).toEqual(expected);
    },
  );

  it('may be missing, which is the reason why other instructions do not apply', async () => {
    expect(await reasons(files, 'code-generation')).toEqual([
      `${FOLDER}/none.instructions.md: it has no \`applyTo\`, so no program applies it automatically`,
      `${FOLDER}/py.instructions.md: \`applyTo: **/*.py\` selects files, and no file is in context`,
      `${FOLDER}/root.instructions.md: \`applyTo: *\` selects files, and no file is in context`,
      `${FOLDER}/ts.instructions.md: \`applyTo: *.ts\` selects files, and no file is in context`,
      'src/AGENTS.md: it applies only to files in `src`, and no file is in context',
      `${SETTINGS}: it applies only to files in the language \`go\`, and no file is in context`,
      `${SETTINGS}: it applies only to files in the language \`shellscript\`, and no file is in context`,
    ]);
  });

  it('may match differently for two readers, which is noted', async () => {
    const { notes } = await select(files, 'code-generation', { paths: ['b.ts', 'src/a.ts'] });
    expect(notes.map(({ source }) => source)).toEqual([
      `${FOLDER}/root.instructions.md`,
      `${FOLDER}/ts.instructions.md`,
    ]);
  });

  it('are not given again when they are instructions', async () => {
    expect(await reasons({ [REPOSITORY]: 'A' }, 'code-generation', { attached: new Set([REPOSITORY]) })).toEqual([
      `${REPOSITORY}: it is already attached to the request`,
    ]);
  });

  it('lead to an index of the instructions for other files', async () => {
    const { offered } = await select(files, 'code-generation', { paths: ['b.ts'] });
    expect(offered.map(({ path }) => path)).toEqual([
      `${FOLDER}/none.instructions.md`,
      `${FOLDER}/py.instructions.md`,
      'src/AGENTS.md',
    ]);
  });
});

describe('`excludeAgent`', () => {
  const files = {
    [`${FOLDER}/a.instructions.md`]: pathInstructions('**', 'for agents', 'excludeAgent: code-review\n'),
    [`${FOLDER}/b.instructions.md`]: pathInstructions('**', 'for reviews', 'excludeAgent: [coding-agent]\n'),
  };

  it("applies to github.com's agent that writes code", async () => {
    const { applicable: kept, leftOut } = await select(files, 'code-generation');
    expect([kept.map(({ content }) => content.text), leftOut]).toEqual([
      ['for agents'],
      [{ source: `${FOLDER}/b.instructions.md`, reason: 'its `excludeAgent` excludes the cloud agent' }],
    ]);
  });

  it('has no effect in VS Code', async () => {
    const { applicable: kept } = await select(files, 'code-generation', {}, { compatibility: 'vscode' });
    expect(kept.map(({ content }) => content.text)).toEqual(['for agents', 'for reviews']);
  });
});

describe('a repeat', () => {
  it.each<[string, Files, readonly string[], readonly string[]]>([
    [
      'of a file is left out, whichever file included it',
      { 'CLAUDE.md': '@a.md', '.claude/CLAUDE.md': '@../a.md\nx', 'a.md': 'A' },
      [`@../a.md\nx (.claude/CLAUDE.md) {a.ts b.py}`, 'A (a.md) {a.ts b.py}', '@a.md (CLAUDE.md) {a.ts b.py}'],
      ['a.md: it is already included; CLAUDE.md:1 names it too'],
    ],
    [
      'of a file for a language is left out if the file applies to all languages',
      {
        ...settings({ codeGeneration: [{ file: 'a.md', language: 'typescript' }, { file: './a.md' }] }),
        'a.md': 'A',
      },
      ['A (a.md) {a.ts b.py}'],
      [
        `a.md: it is already included; ${SETTINGS}:1 (\`github.copilot.chat.codeGeneration.instructions\`) names it too`,
      ],
    ],
    [
      'of a text is left out',
      { 'AGENTS.md': ' Same', 'CLAUDE.md': 'Same\n', ...settings({ codeGeneration: [{ text: 'Same' }] }) },
      ['Same (AGENTS.md) {a.ts b.py}'],
      ['CLAUDE.md: it has the same text as AGENTS.md', `${SETTINGS}: it has the same text as AGENTS.md`],
    ],
    [
      'of a text for some files is left out if the text applies to all files, even if that comes later',
      { 'AGENTS.md': 'Same', [`${FOLDER}/a.instructions.md`]: pathInstructions('**/*.ts', 'Same') },
      ['Same (AGENTS.md) {a.ts b.py}'],
      [`${FOLDER}/a.instructions.md: it has the same text as AGENTS.md`],
    ],
    [
      'in settings is named with its position',
      settings({
        codeGeneration: [{ text: 'Same' }],
        testGeneration: [{ text: 'Same' }],
      }),
      [`Same (${SETTINGS}) {a.ts b.py}`],
      [`${SETTINGS}: it has the same text as ${SETTINGS}:1:53`],
    ],
    [
      'does not exist if the same text applies to other files',
      {
        [`${FOLDER}/a.instructions.md`]: pathInstructions('**/*.ts', 'Same'),
        [`${FOLDER}/b.instructions.md`]: pathInstructions('**/*.py', 'Same'),
      },
      [`Same (${FOLDER}/a.instructions.md) {a.ts}`, `Same (${FOLDER}/b.instructions.md) {b.py}`],
      [],
    ],
    [
      'does not exist if the same text applies to another language',
      settings({
        codeGeneration: [
          { text: 'Same', language: 'typescript' },
          { text: 'Same', language: 'python' },
        ],
      }),
      [`typescript: Same (${SETTINGS}) {a.ts}`, `python: Same (${SETTINGS}) {b.py}`],
      [],
    ],
  ])('%s', async (_name, files, kept, leftOut) => {
    const paths = ['a.ts', 'b.py'];
    expect([
      await applicable(files, 'test-generation', { paths }),
      await reasons(files, 'test-generation', { paths }),
    ]).toEqual([kept, leftOut]);
  });
});

it('customizations that apply only on request are left out, with the reason', async () => {
  const files = {
    '.github/agents/a.agent.md': 'A',
    '.github/prompts/p.prompt.md': 'P',
    '.github/skills/s/SKILL.md': 'S',
    '.github/hooks/h.json': '{}',
  };
  expect(await reasons(files, 'code-generation')).toEqual([
    '.github/agents/a.agent.md: an agent applies only when it is selected',
    '.github/prompts/p.prompt.md: a prompt applies only when somebody runs it in an editor',
    '.github/skills/s/SKILL.md: a skill applies only when a task needs it',
    ".github/hooks/h.json: hooks run only in an agent's session",
  ]);
});

it('languages matter only if an entry for this purpose has one', async () => {
  const files = settings({ testGeneration: [{ text: 'T', language: 'go' }] });
  const customizations = await discoverCustomizations({ repository: memoryWorkspace(files) });
  const purposes = ['review', 'code-generation', 'test-generation', 'commit-message'] as const;
  expect(purposes.map((purpose) => dependsOnLanguages(customizations, purpose))).toEqual([false, false, true, false]);
});

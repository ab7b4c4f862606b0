import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../../src/changes/types.ts';
import { foreseeMerge, type AfterMergeTerms } from '../../../src/jobs/conclude/after-merge.ts';
import { readWorkspaceConfig } from '../../../src/options/read-config.ts';
import { readOptions } from '../../../src/options/read-options.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';
import type { Workspace } from '../../../src/workspace/workspace.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';

const BASE = { 'src/a.ts': '', 'src/b.ts': '', 'docs/c.md': '' };

/** Longer than a value that is shown. */
const LONG_LIST = Array.from({ length: 10 }, (_, index) => `folder-${index}/generated/**`).join(', ');
const WORKFLOW = '.github/workflows/review.yml';

interface Scene {
  readonly base?: Readonly<Record<string, string>>;
  readonly file?: Partial<FileChange>;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly terms?: Partial<AfterMergeTerms>;
}

/** What a change of one file, which has the given text in the head, would change for later reviews. */
async function effectsOf(path: string, text: string | undefined, { base = {}, file, inputs = {}, terms }: Scene = {}) {
  const given = new Map(
    Object.entries(inputs).map(([name, value]) => [name, { value, where: { kind: 'named' as const, name } }]),
  );
  const optionsAt = async (workspace: Workspace) => {
    const config = await readWorkspaceConfig(workspace, undefined);
    return readOptions([given, config.options], config.configOnly);
  };
  const changed = { ...fileOf(path, hunkAt(1, ['+x'])), ...file };
  const subject = {
    changes: { files: [changed], leftOut: [], source: 'git' as const },
    trusted: memoryWorkspace({ ...BASE, ...base }),
    readHead: (one: string) => Promise.resolve(one === path ? text : undefined),
    repository: undefined,
  };
  const afterMerge = await foreseeMerge(subject, undefined, { optionsAt, ...terms });
  return afterMerge?.effects.map(({ path: place, effect }) => `${place}: ${effect}`);
}

describe('foreseeMerge', () => {
  it.each<[string, Parameters<typeof effectsOf>, readonly string[]]>([
    [
      'a configuration that ignores a folder',
      ['.github/housestyle.yml', 'ignore: ["src/**"]\n'],
      [
        '.github/housestyle.yml: 2 of 4 files would not be reviewed any more: `src/a.ts`, `src/b.ts`: ignored by `src/**`.',
        '.github/housestyle.yml: `ignore` would be `["src/**"]`; now it is `[]`.',
      ],
    ],
    [
      'a configuration that lowers gates',
      [
        '.github/housestyle.yml',
        'fail-on: never\nmin-coverage: 0\n',
        { base: { '.github/housestyle.yml': 'fail-on: medium\nmin-coverage: 90\n' } },
      ],
      [
        '.github/housestyle.yml: `fail-on` would be `never`; now it is `medium`.',
        '.github/housestyle.yml: `min-coverage` would be `0`; now it is `90`.',
      ],
    ],
    [
      'a configuration whose value an input of the workflow overrides',
      ['.github/housestyle.yml', 'fail-on: never\n', { inputs: { 'fail-on': 'low' } }],
      ['.github/housestyle.yml: No file would be left out that is reviewed now, and no option would change.'],
    ],
    [
      'a long list that differs only at its end',
      [
        '.github/housestyle.yml',
        `ignore: [${LONG_LIST}, z/**]\n`,
        { base: { '.github/housestyle.yml': `ignore: [${LONG_LIST}]\n` } },
      ],
      [
        '.github/housestyle.yml: `ignore` would be `…lder-9/generated/**","z/**"]`; now it is `…lder-9/generated/**"]`.',
      ],
    ],
    [
      'a configuration that extends another commit, which is not read',
      [
        '.github/housestyle.yml',
        `extends: acme/.github/housestyle.yml@${'b'.repeat(40)}\n`,
        { base: { '.github/housestyle.yml': `extends: acme/.github/housestyle.yml@${'a'.repeat(40)}\n` } },
      ],
      [
        `.github/housestyle.yml: \`extends\` would be \`acme/.github/housestyle.yml@${'b'.repeat(31)}…\`; now it is \`acme/.github/housestyle.yml@${'a'.repeat(31)}…\`.`,
        '.github/housestyle.yml: That file is not read before the merge, so what it would change in other options is not known.',
      ],
    ],
    [
      'a configuration that cannot be read',
      ['.github/housestyle.yml', 'fail-on: sometimes\n'],
      [expect.stringContaining('.github/housestyle.yml: Reviews would end with an error:') as string],
    ],
    [
      'a removed configuration',
      [
        '.github/housestyle.yml',
        undefined,
        { base: { '.github/housestyle.yml': 'fail-on: low\n' }, file: { status: 'removed' } },
      ],
      ['.github/housestyle.yml: `fail-on` would be not set; now it is `low`.'],
    ],
    [
      'attributes in a folder',
      ['src/.gitattributes', '*.ts linguist-generated\n'],
      [
        'src/.gitattributes: 2 of 4 files would not be reviewed any more: `src/a.ts`, `src/b.ts`: marked `linguist-generated` (src/.gitattributes:1).',
      ],
    ],
    [
      'an exclusion for Copilot',
      ['.copilotignore', 'docs/\n'],
      [
        '.copilotignore: 1 of 4 files would not be reviewed any more: `docs/c.md`: excluded by `docs/` (.copilotignore:1).',
      ],
    ],
    [
      'a content exclusion',
      ['.github/content-exclusion.yml', '- "*.ts"\n'],
      [
        '.github/content-exclusion.yml: 2 of 4 files would not be reviewed any more: `src/a.ts`, `src/b.ts`: excluded by `*.ts` (.github/content-exclusion.yml:1).',
      ],
    ],
    [
      'a longer baseline',
      ['.github/housestyle-baseline.json', '{}', { file: { additions: 12 } }],
      [
        '.github/housestyle-baseline.json: The validator would not report the problems that this change adds to its baseline (12 added lines).',
      ],
    ],
    [
      'the workflow that runs the review',
      ['.github/workflows/review.yml', 'on: push\n', { terms: { workflowPath: '.github/workflows/review.yml' } }],
      [
        '.github/workflows/review.yml: This is the workflow that runs this review. Its events, permissions and inputs are not compared here: read its diff.',
      ],
    ],
    [
      'a removed agent',
      ['.github/agents/security.agent.md', undefined, { file: { status: 'removed' } }],
      ['.github/agents/security.agent.md: This agent, which can review changes, would not exist any more.'],
    ],
    [
      'new hooks',
      ['.github/hooks/all.json', '{}', { file: { status: 'added' } }],
      ['.github/hooks/all.json: This file of hooks, which run commands in clients of the team, is new.'],
    ],
    [
      'a list of MCP servers',
      ['.vscode/mcp.json', '{}'],
      ['.vscode/mcp.json: This file, which names programs that clients of the team start, would change.'],
    ],
    [
      'another spelling of the configuration',
      ['.github/HOUSESTYLE.yml', 'ignore: ["**"]\n', { file: { status: 'added' } }],
      [
        '.github/HOUSESTYLE.yml: On Windows and macOS, this is another spelling of `.github/housestyle.yml`: programs there would read this file, or none of the two.',
      ],
    ],
    [
      'another spelling of a file that names programs',
      ['.Claude/settings.json', '{}', { file: { status: 'added' } }],
      [
        '.Claude/settings.json: On Windows and macOS, this is another spelling of `.claude/settings.json`: programs there would read this file, or none of the two.',
      ],
    ],
  ])('says what is lost with %s', async (_name, change, expected) => {
    expect(await effectsOf(...change)).toEqual(expected);
  });

  it('says nothing of a change of other files', async () => {
    expect(await effectsOf('src/a.ts', 'x')).toBeUndefined();
  });

  it.each<[string, string, string | undefined, Scene, string]>([
    [
      'a reusable workflow',
      '.github/workflows/inner.yml',
      'on: push\n',
      { base: { [WORKFLOW]: 'jobs:\n  a:\n    uses: ./.github/workflows/inner.yml\n' } },
      'The workflow that runs this review uses this file. Its events',
    ],
    [
      'a local action',
      'tools/action/action.yml',
      'runs: {}\n',
      { base: { [WORKFLOW]: 'steps:\n  - uses: ./tools/action\n' } },
      'The workflow that runs this review uses this file. Its events',
    ],
    [
      'a script of a local action that another one uses',
      '.github/actions/b/run.sh',
      'exit 0\n',
      {
        base: {
          [WORKFLOW]: 'steps:\n  - { "uses": "./.github/actions/a/" }\n',
          '.github/actions/a/action.yaml': 'steps:\n  - uses: ./.github/actions/b\n',
        },
      },
      'The workflow that runs this review uses this file. Its events',
    ],
    [
      'a removed reusable workflow',
      '.github/workflows/inner.yml',
      undefined,
      {
        base: { [WORKFLOW]: 'jobs:\n  a:\n    uses: ./.github/workflows/inner.yml\n' },
        file: { status: 'removed' },
      },
      'The workflow that runs this review uses this file, and would not exist any more.',
    ],
    [
      'a workflow that ran us',
      '.github/workflows/other.yml',
      'on: push\n',
      { base: { '.github/workflows/other.yml': 'steps:\n  - uses: housestyle/housestyle@v1\n' } },
      'This file runs Housestyle. Its events',
    ],
    [
      'a workflow that will run us',
      '.github/workflows/other.yml',
      'steps:\n  - run: npx --yes housestyle review\n',
      {},
      'This file runs Housestyle. Its events',
    ],
    [
      'a workflow whose action runs us',
      '.github/workflows/other.yml',
      'on: push\n',
      {
        base: {
          '.github/workflows/other.yml': 'steps:\n  - uses: ./review\n',
          'review/action.yml': 'steps:\n  - uses: fork/housestyle@v1\n',
        },
      },
      'This file runs Housestyle. Its events',
    ],
    ['the learned file', '.github/housestyle-learned.json', '{}', {}, 'What this file says of past findings'],
    [
      'the baseline of audits at its usual place',
      '.github/housestyle-audit.json',
      '{}',
      {},
      'Audits would not report the findings that this file lists.',
    ],
    [
      'the baseline of audits',
      'docs/audit.json',
      '{}',
      { inputs: { 'audit-baseline': 'docs/audit.json' } },
      'Audits would not report the findings that this file lists.',
    ],
    [
      'workflows that use each other',
      '.github/workflows/inner.yml',
      'on: push\n',
      {
        base: {
          [WORKFLOW]: 'uses: ./.github/workflows/inner.yml\n',
          '.github/workflows/inner.yml': `uses: ./${WORKFLOW}\n`,
        },
      },
      'The workflow that runs this review uses this file. Its events',
    ],
  ])('names a part of what runs reviews: %s', async (_name, path, text, scene, expected) => {
    const effects = await effectsOf(path, text, { ...scene, terms: { workflowPath: WORKFLOW } });
    expect(effects).toEqual([expect.stringContaining(`${path}: ${expected}`)]);
  });

  it.each<[string, string, string]>([
    ['by its path', 'ci/prepare.mjs', 'steps:\n  - run: node ci/prepare.mjs --all\n'],
    ['from the top', 'ci/prepare.sh', 'steps:\n  - run: |\n      set -e\n      bash "./ci/prepare.sh" && echo done\n'],
    ['in the folder of the checkout', 'ci/a.py', 'steps:\n  - run: python ${{ github.workspace }}/ci/a.py\n'],
    ['in that folder by a variable', 'ci/a.py', 'steps:\n  - run: python "$GITHUB_WORKSPACE/ci/a.py"\n'],
    ['in a folder of its own', 'ci/a.py', 'steps:\n  - run: python a.py\n    working-directory: ./ci/\n'],
    [
      'in the folder of the job',
      'ci/a.py',
      'jobs:\n  a:\n    defaults: {run: {working-directory: ci}}\n    steps:\n      - run: python a.py\n',
    ],
    ['in a checkout of the base', 'ci/tools/a.py', 'steps:\n  - run: python base/ci/tools/a.py\n'],
    ['by a script of npm', 'package.json', 'steps:\n  - run: npm run prepare-review\n'],
    ['by make', 'tools/Makefile', 'steps:\n  - run: make review\n    working-directory: tools\n'],
    ['in a flow mapping', 'ci/a.sh', 'steps: [{ run: "sh ci/a.sh" }]\n'],
  ])('names a script that the workflow of the review runs: %s', async (_name, path, workflow) => {
    const scene = { base: { [WORKFLOW]: workflow }, terms: { workflowPath: WORKFLOW } };
    expect(await effectsOf(path, 'x\n', scene)).toEqual([
      expect.stringContaining(`${path}: The workflow that runs this review uses this file.`),
    ]);
  });

  it.each<[string, string, string]>([
    ['a file that is only an input', 'src/a.ts', 'steps:\n  - uses: a/b@v1\n    with: { path: src/a.ts }\n'],
    ['a filter of events', 'src/a.ts', 'on: { push: { paths: [src/a.ts] } }\n'],
    ['a file with the same name elsewhere', 'src/a.py', 'steps:\n  - run: python ci/a.py\n'],
    ['a workflow that cannot be read', 'ci/a.py', 'steps:\n  - run: [python ci/a.py\n'],
  ])('does not name %s as a script', async (_name, path, workflow) => {
    const scene = { base: { [WORKFLOW]: workflow }, terms: { workflowPath: WORKFLOW } };
    expect(await effectsOf(path, 'x\n', scene)).toBeUndefined();
  });

  it('says nothing of another workflow', async () => {
    const terms = { workflowPath: '.github/workflows/review.yml' };
    expect(await effectsOf('.github/workflows/build.yml', 'on: push\n', { terms })).toBeUndefined();
  });

  it('does not repeat a secret that the configuration would have', async () => {
    const [effect = ''] = (await effectsOf('.github/housestyle.yml', 'api-key: sk-abc\n')) ?? [];
    expect(effect).not.toContain('sk-abc');
  });
});

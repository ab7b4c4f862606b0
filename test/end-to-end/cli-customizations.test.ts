import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCli } from '../harness/cli.ts';
import { makeRepository, type FileLiteral } from '../harness/repository.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Makes a folder with these files, which is removed when the test ends. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-user-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** A repository whose branch changes `src/a.ts` and `b.ts`. */
async function repositoryWith(files: Readonly<Record<string, FileLiteral>>): Promise<string> {
  const { directory } = await makeRepository({
    commits: [{ message: 'Base', files: { ...files, 'src/a.ts': 'let a;\n', 'b.ts': 'let b;\n' } }],
    branches: { feature: { commits: [{ message: 'Change', files: { 'src/a.ts': 'let c;\n', 'b.ts': 'let d;\n' } }] } },
  });
  return directory;
}

interface Printed {
  readonly guidelines: readonly {
    readonly data: { readonly description: string; readonly filePatterns: readonly string[] };
  }[];
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
  readonly customizations: readonly {
    readonly source: string;
    readonly status: string;
    readonly folder?: string;
    readonly files: readonly { readonly path: string }[];
  }[];
  readonly notes: readonly { readonly source: string; readonly message: string }[];
  readonly conflicts: readonly unknown[];
  readonly folders: readonly { readonly path: string }[];
}

async function guidelinesOf(directory: string, ...args: readonly string[]): Promise<Printed> {
  const all = ['guidelines', '--base', 'main', '--head', 'feature', '--format', 'json', ...args];
  const { stdout, exitCode } = await runCli(all, { cwd: directory });
  expect(exitCode).toBe(0);
  return JSON.parse(stdout) as Printed;
}

function statuses({ customizations }: Printed): readonly string[] {
  return customizations.map(({ source, status }) => `${source} ${status}`);
}

it('guidelines prints the output that docs/customizations.md shows', async () => {
  const { stdout, stderr, exitCode } = await runCli(
    ['guidelines', '--repo', 'examples/shop', '--diff', 'examples/shop.diff'],
    { cwd: root },
  );
  const page = readFileSync(join(root, 'docs/customizations.md'), 'utf8');
  const shown = /<!-- generated: guidelines -->\n```\n([\s\S]*?)```\n<!-- end of guidelines -->/.exec(page)?.[1];
  expect([stdout, stderr, exitCode]).toEqual([shown, '', 0]);
});

it('guidelines lists the statements for a file without a change, and refuses a file outside of the repository', async () => {
  const directory = await repositoryWith({
    '.github/instructions/ts.instructions.md':
      '---\napplyTo: "**/*.ts"\n---\n\nThe shop sells books to people in all of the world, and this is the part for the orders.\n\n- Never use `var`.\n- Write good names.\n',
    'AGENTS.md': 'Never use `goto`.\n',
  });
  const run = (...args: readonly string[]): ReturnType<typeof runCli> =>
    runCli(['guidelines', '--statements', ...args], { cwd: directory });
  const [listed, all, outside, mixed] = await Promise.all([
    run('--in-force', '--for', 'src/new.py', '--for', 'a.ts', '--format', 'json'),
    run(),
    run('--for', '../a.ts'),
    run('--for', 'a.ts', '--base', 'main'),
  ]);
  const { statements, ...counts } = JSON.parse(listed.stdout) as {
    readonly statements: readonly { readonly kind: string; readonly line: number; readonly files: number }[];
  };
  expect(statements.map(({ kind, line, files }) => [kind, line, files])).toEqual([
    ['checked', 7, 1],
    ['rule', 8, 1],
    ['checked', 1, 2],
  ]);
  expect(counts).toEqual({ rules: 3, checked: 2, off: 0 });
  expect(all.stdout).toContain('2 of 3 rules are checked without a model.');
  expect([outside.exitCode, mixed.exitCode]).toEqual([2, 2]);
  expect(outside.stderr).toContain('"../a.ts" is not a file inside of');
  expect(mixed.stderr).toContain('`--for` and `--base` cannot be given together');
});

describe('a guideline', () => {
  it('that a setting of the repository turns off is listed with the line of the setting', async () => {
    const directory = await repositoryWith({
      'AGENTS.md': '- Be kind.',
      '.vscode/settings.json': '{\n  // not here\n  "chat.useAgentsMdFile": false\n}\n',
    });
    expect((await guidelinesOf(directory)).leftOut).toEqual([
      { source: 'AGENTS.md', reason: '`chat.useAgentsMdFile` is off (.vscode/settings.json:3)' },
    ]);
  });

  it('in a workspace folder applies inside this folder', async () => {
    const directory = await repositoryWith({
      'src/.github/copilot-instructions.md': '- In src.',
      'team.code-workspace': '{"folders": [{"path": "src", "name": "Source"}]}',
    });
    const printed = await guidelinesOf(directory);
    expect([
      printed.guidelines[0]?.data.filePatterns,
      printed.customizations[0]?.folder,
      printed.folders,
    ]).toMatchObject([['src/**'], 'src', [{ path: '' }, { path: 'src', name: 'Source' }]]);
    const named = await guidelinesOf(
      await repositoryWith({ 'src/.github/copilot-instructions.md': '- In src.' }),
      '--workspace-folders',
      'src',
    );
    expect(statuses(named)).toEqual(['src/.github/copilot-instructions.md in-force']);
  });

  it.each([
    ['github', ['b.ts'], 'github.com'],
    ['vscode', ['src/a.ts', 'b.ts'], 'VS Code'],
  ])('applies to files according to `compatibility: %s`', async (compatibility, expected, reader) => {
    const directory = await repositoryWith({
      '.github/instructions/x.instructions.md': '---\napplyTo: "*.ts"\n---\n- X.',
    });
    const printed = await guidelinesOf(directory, '--compatibility', compatibility);
    const [row] = printed.customizations;
    expect([row?.files.map(({ path }) => path).toSorted(), printed.notes]).toEqual([
      expected.toSorted(),
      [
        {
          source: '.github/instructions/x.instructions.md',
          message: `\`*.ts\` matches src/a.ts in VS Code, but not on github.com; this run follows ${reader}`,
        },
      ],
    ]);
  });

  it("comes from the user's folder and settings if they are given", async () => {
    const directory = await repositoryWith({ '.github/copilot-instructions.md': '- R.' });
    const user = folderWith({ '.copilot/copilot-instructions.md': '- Mine.', 'secret.md': 'no' });
    const settings = folderWith({
      'settings.json': '{"github.copilot.chat.codeGeneration.instructions": [{"text": "- In settings."}]}',
    });
    const printed = await guidelinesOf(
      directory,
      '--user-folder',
      user,
      '--user-settings',
      join(settings, 'settings.json'),
    );
    expect(printed.guidelines.map(({ data }) => data.description)).toEqual(['- R.', '- In settings.', '- Mine.']);
    expect(statuses(printed)[2]).toBe('~/.copilot/copilot-instructions.md in-force');
  });

  it('that contradicts another one is reported with both places', async () => {
    const directory = await repositoryWith({
      '.github/copilot-instructions.md': '- Always use semicolons.\n',
      'AGENTS.md': '# Style\n\n- Never use semicolons.\n',
    });
    expect((await guidelinesOf(directory)).conflicts).toMatchObject([
      {
        required: { path: '.github/copilot-instructions.md', line: 1 },
        forbidden: { path: 'AGENTS.md', line: 3 },
        files: 2,
      },
    ]);
  });
});

describe('wrong use', () => {
  it.each<[string, readonly string[], RegExp]>([
    [
      'a user folder that does not exist',
      ['--user-folder', 'nowhere'],
      /"nowhere" is not a folder[^]*Check `--user-folder`/,
    ],
    ['user settings that do not exist', ['--user-settings', 'no.json'], /The settings "no\.json" cannot be read/],
    [
      'a workspace folder outside of the repository',
      ['--workspace-folders', '../x'],
      /`--workspace-folders` must be a list of folders of the repository/,
    ],
    ['an unknown compatibility', ['--compatibility', 'cursor'], /`--compatibility` must be one of `github`, `vscode`/],
    [
      'a user folder for a command without this flag',
      ['changes', '--user-folder', '.'],
      /`changes` has no flag `--user-folder`/,
    ],
  ])('%s', async (_name, args, expected) => {
    const directory = await repositoryWith({});
    const command = args[0] === 'changes' ? args : ['guidelines', ...args];
    const { exitCode, stdout, stderr } = await runCli(command, { cwd: directory });
    expect([exitCode, stdout, expected.test(stderr)]).toEqual([2, '', true]);
  });
});

describe('validate', () => {
  it('checks customizations of every kind, tracked or not, except those that git ignores', async () => {
    const directory = await repositoryWith({
      '.gitignore': 'ignored/\n',
      '.github/agents/a.agent.md': '---\nname: [\n---\nx\n',
      'packages/a/.github/skills/s/SKILL.md': '---\nname: [\n---\nread where the folder is opened by itself\n',
    });
    for (const path of ['.github/skills/new/SKILL.md', 'ignored/.github/agents/x.agent.md']) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), '---\nname: [\n---\nx\n');
    }
    const { stdout, exitCode } = await runCli(['validate', '--format', 'json'], { cwd: directory });
    const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly { readonly path: string }[] };
    expect([exitCode, [...new Set(diagnostics.map(({ path }) => path))]]).toEqual([
      1,
      ['.github/agents/a.agent.md', '.github/skills/new/SKILL.md', 'packages/a/.github/skills/s/SKILL.md'],
    ]);
  });
});

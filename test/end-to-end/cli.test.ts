import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { casesToRun } from '../harness/whole.ts';
import { describe, expect, it } from 'vitest';
import { runChild } from '../harness/child-process.ts';
import { runCli } from '../harness/cli.ts';
import { SUPPORTED_NODES } from '../harness/supported-nodes.ts';
import { makeRepository } from '../harness/repository.ts';
import { changedRepository, temporaryFolder } from './changed-repository.ts';
import { BAD_CART, CART, GUIDANCE } from './stage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('a working directory that was removed is named', async () => {
  const script = 'rmdir "$PWD" && exec "$0" "$1" validate';
  const { exitCode, stderr } = await runChild('/bin/sh', ['-c', script, process.execPath, join(root, 'dist/cli.js')], {
    cwd: temporaryFolder(),
    env: { PATH: process.env['PATH'] ?? '' },
  });
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('The working directory no longer exists')]);
});

describe('the main command of docs/review.md', () => {
  // The gate runs this command by itself, on the Node that is installed (`.ci/run`).
  it.each(casesToRun(SUPPORTED_NODES, 0))(
    'prints the output that the page shows, with nothing installed, on %s',
    async (_name, node) => {
      const folder = temporaryFolder();
      cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
      cpSync(join(root, 'examples'), join(folder, 'examples'), { recursive: true });
      const result = await runCli(['review', '--repo', 'examples/shop', '--diff', 'examples/shop.diff'], {
        cwd: folder,
        entry: join(folder, 'dist/cli.js'),
        node,
      });
      const page = readFileSync(join(root, 'docs/review.md'), 'utf8');
      const shown = /<!-- generated: example -->\n```\n([\s\S]*?)```\n<!-- end of example -->/.exec(page)?.[1];
      expect(result).toEqual({ exitCode: 0, stdout: shown, stderr: '' });
    },
  );

  it('reports what the guidelines of the example forbid, and nothing else', async () => {
    const { stdout } = await runCli(
      ['review', '--repo', 'examples/shop', '--diff', 'examples/shop.diff', '--format', 'json'],
      { cwd: root },
    );
    const { findings } = JSON.parse(stdout) as { findings: { path: string; line: number; title: string }[] };
    expect(findings.map(({ path, line, title }) => `${path}:${line} ${title}`)).toEqual([
      'scripts/report.py:17 The guidelines rule out `print()`',
      'src/cart.ts:15 The guidelines rule out `any`',
      'src/cart.ts:16 The guidelines rule out `var`',
      'src/cart.ts:17 The guidelines rule out `==`',
      'src/cart.ts:18 The guidelines rule out `console.log`',
      'src/cart.ts:21 The guidelines rule out a `TODO` comment',
    ]);
  });
});

describe('housestyle review', () => {
  it('compares the current branch with the commit where it left the default branch', async () => {
    const { exitCode, stdout } = await runCli(['review', '--format', 'json'], { cwd: await changedRepository() });
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      conclusion: 'findings',
      findings: [
        {
          path: 'src/cart.js',
          side: 'RIGHT',
          line: 2,
          severity: 'medium',
          origin: 'literal',
          placement: 'inline',
          guideline: { id: '2', statement: '2.1', source: '.github/copilot-instructions.md', line: 3 },
        },
        { line: 3 },
      ],
    });
  });

  it('takes the guidelines from the base, and from the head only on request', async () => {
    const repository = await makeRepository({
      commits: [{ message: 'Base', files: { 'a.js': '' } }],
      branches: {
        feature: {
          commits: [
            { message: 'Change', files: { '.github/copilot-instructions.md': 'Never use `var`.', 'a.js': 'var x;\n' } },
          ],
        },
      },
    });
    const args = ['review', '--base', 'main', '--head', 'feature', '--format', 'json'];
    const count = async (...more: readonly string[]): Promise<number> =>
      (JSON.parse((await runCli([...args, ...more], { cwd: repository.directory })).stdout) as { findings: unknown[] })
        .findings.length;
    expect(await count()).toBe(0);
    expect(await count('--instructions-from', 'head')).toBe(1);
  });

  it('continues with the readable files, and says for each other file why it cannot be read', async () => {
    const repository = await makeRepository({
      commits: [
        {
          message: 'Base',
          files: {
            ...GUIDANCE,
            'src/cart.js': CART,
            '.vscode/settings.json':
              '{ "github.copilot.chat.codeGeneration.instructions": [{ "file": "../../etc/passwd" }',
            '.github/instructions/latin.instructions.md': Buffer.from('caf\u00e9', 'latin1'),
            '.github/instructions/link.instructions.md': { symlink: '/etc/passwd' },
            '.github/instructions/code.instructions.md': '---js\nprocess.exit(7)\n---\nText\n',
          },
        },
      ],
      branches: { feature: { commits: [{ message: 'Change', files: { 'src/cart.js': BAD_CART } }] } },
    });
    const { stdout, exitCode, stderr } = await runCli(
      ['review', '--base', 'main', '--head', 'feature', '--format', 'json'],
      {
        cwd: repository.directory,
      },
    );
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const result = JSON.parse(stdout) as {
      findings: unknown[];
      problems: { path: string; line: number; column: number; message: string }[];
    };
    expect(result.findings).toHaveLength(2);
    expect(result.problems.map(({ path, line, column }) => `${path}:${line}:${column}`)).toEqual([
      '.github/instructions/code.instructions.md:1:4',
      '.github/instructions/latin.instructions.md:1:4',
      '.github/instructions/link.instructions.md:1:1',
      '.vscode/settings.json:1:65',
      '.vscode/settings.json:1:85',
    ]);
    expect(stdout).not.toContain('root:');
  });
});

describe('the other commands', () => {
  it('guidelines prints coding guidelines as they are documented', async () => {
    const { stdout } = await runCli(['guidelines', '--format', 'json'], { cwd: await changedRepository() });
    expect(JSON.parse(stdout)).toMatchObject({
      guidelines: [
        {
          type: 'github.coding_guideline',
          id: '2',
          data: {
            id: 2,
            type: 'coding-guideline',
            name: 'Instruction from .github/copilot-instructions.md',
            description: GUIDANCE['.github/copilot-instructions.md'].trim(),
            filePatterns: ['*'],
          },
        },
      ],
      leftOut: [
        { source: '.github/instructions/docs.instructions.md', reason: '`applyTo: docs/**` matches no changed file' },
      ],
    });
  });

  it('changes prints files, hunks and commentable lines as they are documented', async () => {
    const { stdout } = await runCli(['changes', '--format', 'json'], { cwd: await changedRepository() });
    expect(JSON.parse(stdout)).toEqual({
      files: [
        {
          path: 'src/cart.js',
          status: 'modified',
          binary: false,
          additions: 2,
          deletions: 0,
          hunks: [{ oldStart: 1, oldLines: 3, newStart: 1, newLines: 5 }],
          commentable: { left: [[1, 3]], right: [[1, 5]] },
        },
      ],
      leftOut: [],
      source: 'git',
    });
  });

  it('dump adds up: pieces and overhead make the total of tokens, and no request exceeds the budget', async () => {
    const { stdout } = await runCli(['dump', '--max-input-tokens', '2000'], { cwd: await changedRepository() });
    const dump = JSON.parse(stdout) as {
      budget: number;
      encoding: string;
      requests: { tokens: number; pieces: { tokens: number; included: boolean }[] }[];
    };
    expect(dump).toMatchObject({ budget: 2000, encoding: 'o200k_base', purpose: 'review', agent: null, model: null });
    for (const request of dump.requests) {
      const pieces = request.pieces.filter((piece) => piece.included).reduce((sum, piece) => sum + piece.tokens, 0);
      expect(request.tokens).toBe(pieces + 11);
      expect(request.tokens).toBeLessThanOrEqual(2000);
    }
  });

  it('validate reports broken files with line and column, and ends with exit code 1', async () => {
    const repository = await makeRepository({
      commits: [
        {
          message: 'Base',
          files: {
            '.github/instructions/a.instructions.md': '---\napplyTo: [a\n---\nText\n',
            '.github/copilot-instructions.md': 'Fine.\n',
          },
        },
      ],
    });
    const { exitCode, stdout } = await runCli(['validate', '--format', 'json'], { cwd: repository.directory });
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      files: 2,
      errors: 1,
      diagnostics: [{ path: '.github/instructions/a.instructions.md', line: 2, severity: 'error' }],
    });
  });
});

describe('start-up', () => {
  it('prints the version without loading the code of any command', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect((await runCli(['--version'], { cwd: root })).stdout).toBe(`${version}\n`);
    const loaded = staticImports(join(root, 'dist/cli.js'));
    expect([...loaded].reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(20_000);
  });

  it('loads the code of a command from a few files, because Node takes time for each', () => {
    const started = readdirSync(join(root, 'dist')).filter((name) =>
      /^(?:dump|guidelines|review|validate)-/.test(name),
    );
    expect(started.length).toBeGreaterThanOrEqual(4);
    const counts = started.map((name) => staticImports(join(root, 'dist', name)).size);
    // Without joining chunks, each of them loads 90 to 160 files. Most load less than 50; the validation of the Action loads
    // ten more, because the rules are in parts, of which the command loads what it needs.
    expect(Math.max(...counts)).toBeLessThan(65);
    expect(counts.filter((count) => count >= 50).length).toBeLessThanOrEqual(1);
  });
});

/** Finds a built file and everything that it imports before it runs. */
function staticImports(file: string): ReadonlySet<string> {
  const loaded = new Set([file]);
  // A set can grow while it is iterated, and the iteration then reaches what was added.
  for (const path of loaded) {
    const specifiers = readFileSync(path, 'utf8').matchAll(
      /^(?:import|export)\b[^'"]*["'](\.[^"']+)["'];$|^} from ["'](\.[^"']+)["'];$/gm,
    );
    for (const match of specifiers) {
      loaded.add(join(dirname(path), match[1] ?? match[2] ?? ''));
    }
  }
  return loaded;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { runChild } from '../harness/child-process.ts';
import { makeRepository } from '../harness/repository.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Hook {
  readonly language: string;
  readonly entry: string;
  readonly files: string;
}

const [hook] = parse(readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8')) as readonly [Hook];

/** Python's pattern as a JavaScript one: `(?i)` becomes a flag, and `(?x)` means that blanks are ignored. */
const wanted = new RegExp(hook.files.replace('(?ix)', '').replaceAll(/\s+/g, ''), 'i');

/** Runs the hook as pre-commit does for this language: the first word is a file of the hook's repository. */
function runHook(cwd: string, files: readonly string[]) {
  const [program = '', ...args] = hook.entry.split(' ');
  expect(hook.language).toBe('script');
  const env = { PATH: process.env['PATH'] ?? '', HOME: '/nonexistent' };
  return runChild(join(root, program), [...args, ...files], { cwd, env, stdin: undefined });
}

it.each([
  'AGENTS.md',
  'docs/CLAUDE.md',
  'CLAUDE.local.md',
  '.github/copilot-instructions.md',
  '.github/instructions/a/b.instructions.md',
  '.github/prompts/x.prompt.md',
  '.github/agents/x.md',
  '.github/agents/x.agent.md',
  '.claude/agents/x.md',
  '.claude/rules/deep/x.md',
  '.claude/settings.json',
  '.github/skills/x/SKILL.md',
  '.github/hooks/x.json',
  '.vscode/settings.json',
  '.vscode/mcp.json',
  '.mcp.json',
  'team.code-workspace',
])('pre-commit gives %s', (path) => {
  expect(wanted.test(path)).toBe(true);
});

it.each(['README.md', 'src/agents.ts', 'docs/agents/x.md', 'package.json', 'settings.json'])(
  'pre-commit does not give %s',
  (path) => {
    expect(wanted.test(path)).toBe(false);
  },
);

it('the hook fails only for the given files', async () => {
  const broken = '---\napplyTo: [a\n---\nText\n';
  const { directory } = await makeRepository({
    commits: [
      {
        message: 'Base',
        files: { '.github/instructions/bad.instructions.md': broken, '.github/copilot-instructions.md': 'Be kind.\n' },
      },
    ],
  });
  const good = await runHook(directory, ['.github/copilot-instructions.md']);
  const bad = await runHook(directory, ['.github/copilot-instructions.md', '.github/instructions/bad.instructions.md']);
  expect([good.exitCode, bad.exitCode, bad.stderr]).toEqual([0, 1, '']);
  expect(bad.stdout).toContain('.github/instructions/bad.instructions.md: 1 error\n  2:10  error  ');
});

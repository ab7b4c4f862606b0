import { expect, it } from 'vitest';
import { CHANGE_ITSELF } from '../../src/findings/types.ts';
import { reviewScene } from './stage-review.ts';

const RULES = {
  '.github/copilot-instructions.md':
    '- Never modify `vendor/`.\n- PR titles must follow Conventional Commits.\n- When you change `src/a.ts`, update `docs/a.md`.\n',
  'vendor/a.go': 'package a\n',
  'docs/a.md': 'A\n',
  'src/a.ts': 'let a = 1;\n',
};

it('reports a file that nobody reviews, with the statement, although there is no other file', async () => {
  const { result } = await reviewScene({ base: RULES, head: { 'vendor/a.go': 'package b\n' }, isOffline: true });
  expect(result.conclusion).toBe('findings');
  expect(result.findings).toMatchObject([
    {
      path: 'vendor/a.go',
      placement: { kind: 'file' },
      guideline: { source: '.github/copilot-instructions.md', line: 1, statement: '2.1' },
    },
  ]);
});

it('reports a removed file', async () => {
  const { result } = await reviewScene({ base: RULES, head: { 'vendor/a.go': null }, isOffline: true });
  expect(result.findings.map(({ path }) => path)).toEqual(['vendor/a.go']);
});

it('reports what is about the change itself in the summary', async () => {
  const { result } = await reviewScene({
    base: RULES,
    head: { 'src/b.ts': 'let b = 1;\n' },
    isOffline: true,
    description: { title: 'Fix it', body: '' },
  });
  expect(result.findings).toMatchObject([
    { path: CHANGE_ITSELF, placement: { kind: 'summary' }, guideline: { statement: '2.2' } },
  ]);
});

it('looks for a companion among the files of the head', async () => {
  const head = { 'src/a.ts': 'let a = 2;\n' };
  const { result } = await reviewScene({ base: RULES, head, isOffline: true });
  expect(result.findings.map(({ path }) => path)).toEqual(['src/a.ts']);
  const { 'docs/a.md': _removed, ...others } = RULES;
  const without = await reviewScene({ base: others, head, isOffline: true });
  expect(without.result.findings).toEqual([]);
});

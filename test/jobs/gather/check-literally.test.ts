import { describe, expect, it } from 'vitest';
import { dumpOfScene, finds, reviewScene, type ReviewScene } from '../stage-review.ts';

const SCENE: ReviewScene = {
  base: {
    '.github/copilot-instructions.md': '# Shop rules\n\n- Never use `var`.\n- Write names that a newcomer reads.\n',
  },
  head: { 'src/a.ts': 'var total = 1;\nexport { total };\n' },
};
const FACT = 'line 1: The guidelines rule out `var` (statement 2.1)';

describe('what literal checks find', () => {
  it('is told to the model as reported already, in the review and in its dump', async () => {
    const { asked } = await reviewScene(SCENE);
    expect(JSON.stringify(asked.get('housestyle')?.[0]?.messages)).toContain(FACT);
    expect(JSON.stringify((await dumpOfScene(SCENE)).requests[0]?.messages)).toContain(FACT);
  });

  it.each([
    ['the statement', '2.1'],
    ['the guideline alone', '2'],
    ['nothing', null],
  ])('keeps its citation if a model says the same and cites %s', async (_name, guideline) => {
    const repeated = {
      path: 'src/a.ts',
      quote: 'var total = 1;',
      title: 'Uses `var`',
      body: 'The rule says never to use `var`.',
      guideline,
    };
    const { result } = await reviewScene({ ...SCENE, models: { housestyle: [finds(repeated)] } });
    expect(result.findings.map(({ title, guideline: cited }) => [title, cited?.statement, cited?.line])).toEqual([
      ['The guidelines rule out `var`', '2.1', 3],
    ]);
  });

  it('is recorded for each statement in the receipt of its file', async () => {
    const { result } = await reviewScene({ ...SCENE, isOffline: true });
    expect(result.receipts[0]?.statementRecords).toEqual([{ statement: '2.1', line: 3, checked: true, cited: 1 }]);
  });

  it('is missing in a notebook, which is named as unread', async () => {
    const base = { '.github/copilot-instructions.md': '- Do not use `eval`.\n' };
    const head = { 'src/a.ts': 'let a;\n', 'a.ipynb': '{"cells": [{"source": ["eval(1)"]}]}\n' };
    const { result } = await reviewScene({ base, head, isOffline: true });
    expect(result.leftOut.map(({ source, reason }) => [source, reason])).toEqual([
      ['a.ipynb', 'no rule could be checked in it without a model'],
    ]);
  });

  it('is left out and listed if a comment in the code switches it off', async () => {
    const text = '// housestyle-disable-next-line literal -- for old browsers\nvar total = 1;\n';
    const { result } = await reviewScene({ ...SCENE, head: { 'src/a.ts': text }, isOffline: true });
    expect([result.findings, result.leftOut]).toEqual([
      [],
      [
        {
          stage: 'finding',
          source: 'src/a.ts:2',
          reason: '"The guidelines rule out `var`" is switched off by the comment in line 1',
          switchedOff: true,
        },
      ],
    ]);
  });
});

describe('a value that only its name makes a secret', () => {
  const KEY = ['hK3x9Lq', '2vTzW8mR5d'].join('');
  const head = { 'src/a.ts': `export const apiKey = '${KEY}';\n` };
  const review = async (rule: string): Promise<readonly unknown[]> => {
    const base = { '.github/copilot-instructions.md': `- ${rule}\n` };
    const { result } = await reviewScene({ base, head, isOffline: true });
    expect(JSON.stringify(result)).not.toContain(KEY);
    return [
      result.findings.map(({ severity, guideline }) => `${severity} ${guideline?.statement}`),
      result.leftOut.filter(({ suspected }) => suspected).map(({ source }) => source),
    ];
  };

  it('is named in the summary, and no finding', async () => {
    expect(await review('Do not use `eval`.')).toEqual([[], ['src/a.ts:1']]);
  });

  it('is a finding where a statement rules secrets out', async () => {
    expect(await review('Never commit secrets.')).toEqual([['high 2.1'], []]);
  });
});

it('a model never has a heading quoted as the rule', async () => {
  const found = { path: 'src/a.ts', quote: 'var total = 1;', title: 'Zzz', body: 'Qqq.', guideline: '2' };
  const { result } = await reviewScene({ ...SCENE, models: { housestyle: [finds(found)] } });
  expect(result.findings.map(({ guideline }) => guideline?.text ?? '')).not.toContainEqual(
    expect.stringContaining('Shop rules'),
  );
});

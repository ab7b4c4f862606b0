import { expect, it } from 'vitest';
import { CLIENTS } from '../../../src/customizations/known/clients.ts';
import { RULES } from '../../../src/rules/catalogue.ts';
import { selectEnabledRules } from '../../../src/rules/run/enabled-rules.ts';
import { openCheckOnce } from '../../../src/rules/run/check-once.ts';
import type { CheckedKind } from '../../../src/rules/types.ts';

const enabled = selectEnabledRules(RULES, { clients: CLIENTS, rules: {}, overrides: [] })('');
const AGENT = `---\nname: a\ndescription: Reviews code. Use it after each change.\n---\n${'You review code. '.repeat(40)}\n`;

/** The rules that report something in each of the files, and how often each file was read once more. */
async function check(...files: readonly (readonly [kind: CheckedKind, text: string])[]) {
  const checkOnce = openCheckOnce();
  const results = [];
  const reads: number[] = [];
  for (const [index, [kind, text]] of files.entries()) {
    const bytes = Buffer.from(text);
    reads.push(0);
    const read = () => {
      reads[index] = (reads[index] ?? 0) + 1;
      return Promise.resolve({ kind: 'bytes', path: '', bytes } as const);
    };
    results.push(await checkOnce({ kind, read }, bytes, enabled));
  }
  return { results, reads, rules: results.map(({ reported }) => reported.map(({ rule }) => rule.id)) };
}

it('returns the result of the first of several equal files, and reads it once more', async () => {
  const { results, reads } = await check(['agent', AGENT], ['agent', AGENT], ['agent', AGENT]);
  expect([results[0] === results[1], results[0] === results[2], reads]).toEqual([true, true, [1, 0, 0]]);
});

it('checks a file that differs from another in one character', async () => {
  const other = AGENT.replace('You review code. ', 'You review code\u007f ');
  const { rules } = await check(['agent', AGENT], ['agent', other], ['agent', AGENT], ['agent', other]);
  const found = ['unicode-control-character'];
  expect(rules.map((ids) => ids.filter((id) => id.startsWith('unicode')))).toEqual([[], found, [], found]);
});

it('checks many files of the same length that all differ', async () => {
  const texts = Array.from({ length: 12 }, (_, at) => AGENT.slice(0, 100 + at) + '\u0001' + AGENT.slice(101 + at));
  const { results } = await check(...texts.map((text) => ['agent', text] as const));
  expect(new Set(results).size).toBe(12);
});

it('checks a file again as another kind', async () => {
  const { results } = await check(['agent', AGENT], ['prompt', AGENT]);
  expect(results[0]).not.toBe(results[1]);
});

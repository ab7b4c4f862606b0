import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../src/commands/run.ts';
import { makeRepository } from '../harness/repository.ts';

const LINE = 'export const total = price * count;\n';
const PRICES = 'prices:\n  gpt-4o: { input: 2.5, output: 10 }\n';

interface PastBill {
  readonly total: { readonly requests: number; readonly inputTokens: number; readonly cost?: number } | null;
  readonly changes: readonly {
    readonly subject: string;
    readonly reason?: string;
    readonly bill?: {
      readonly requests: number;
      readonly inputTokens: number;
      readonly cost?: number;
      readonly composedParts: number;
    };
  }[];
  readonly error?: number;
}

async function priced(directory: string, ...args: readonly string[]): Promise<PastBill> {
  const output = join(directory, '..', 'bill.json');
  await runCommand(
    ['plan', '--quiet', '--repo', directory, '--format', 'json', '--output', output, ...args],
    new AbortController().signal,
  );
  return JSON.parse(await readFile(output, 'utf8')) as PastBill;
}

async function madeRepository(): Promise<string> {
  const { directory } = await makeRepository({
    commits: [
      {
        message: 'Start',
        files: { 'AGENTS.md': 'Use short names.\n', '.github/housestyle.yml': PRICES, 'a.js': LINE },
      },
      { message: 'Small', files: { 'a.js': LINE.repeat(2) } },
      { message: 'Large', files: { 'a.js': LINE.repeat(200), 'b.js': LINE.repeat(200) } },
      { message: 'Wrong configuration', files: { '.github/housestyle.yml': 'prices: 7\n' } },
      { message: 'After it', files: { 'a.js': LINE } },
    ],
  });
  return directory;
}

/** A repository for questions that are refused. */
async function smallRepository(): Promise<string> {
  const { directory } = await makeRepository({
    commits: [
      { message: 'Start', files: { 'AGENTS.md': 'Use short names.\n', 'a.js': LINE } },
      { message: 'More', files: { 'a.js': LINE.repeat(2) } },
    ],
  });
  return directory;
}

describe('what the reviews of merged changes would have cost', () => {
  it('is added up over the changes that can be priced, and says why the others cannot', async () => {
    const { total, changes } = await priced(await madeRepository(), '--history', '9', '--model', 'gpt-4o');
    expect(changes.map(({ subject, reason }) => [subject, reason])).toEqual([
      ['After it', expect.stringContaining('prices')],
      ['Wrong configuration', undefined],
      ['Large', undefined],
      ['Small', undefined],
      ['Start', 'the commit before it is not in this clone'],
    ]);
    const bills = changes.flatMap(({ bill }) => bill ?? []);
    const [, large, small] = bills;
    expect(large?.inputTokens).toBeGreaterThan((small?.inputTokens ?? Number.NaN) + 2_000);
    expect(total).toMatchObject({
      requests: 3,
      inputTokens: bills.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
      median: bills.map(({ inputTokens }) => inputTokens).toSorted((a, b) => a - b)[1],
      largest: large?.inputTokens,
    });
    expect(total?.cost).toBeCloseTo(((total?.inputTokens ?? Number.NaN) * 2.5 + 3 * 500 * 10) / 1e6, 6);
  });

  it('is of as many changes as asked for, in money at the prices of the command line, whatever the configuration says', async () => {
    const directory = await madeRepository();
    const { total, changes } = await priced(directory, '--history', '3', '--model', 'another', '--price', '1, 100');
    expect(changes.map(({ subject }) => subject)).toEqual(['After it', 'Wrong configuration', 'Large']);
    const [known] = changes.flatMap(({ bill }) => bill ?? []);
    expect(known?.cost).toBeCloseTo(((known?.inputTokens ?? Number.NaN) + 500 * 100) / 1e6, 6);
    expect(total?.cost).toBeGreaterThan(known?.cost ?? Number.NaN);
  });

  it('of more than 24 changes is estimated for some of them, by their sizes', async () => {
    const sizes = Array.from({ length: 26 }, (_, index) => ({
      message: `Change ${index}`,
      files: { 'a.md': `Text ${index}.\n`.repeat(40 * (index + 1)) },
    }));
    const { directory } = await makeRepository({
      commits: [{ message: 'Start', files: { 'AGENTS.md': 'Use short names.\n' } }, ...sizes],
    });
    const {
      total,
      changes,
      error = Number.NaN,
    } = await priced(directory, '--history', '26', '--model', 'gpt-4o', '--context-tokens', '0');
    const bills = changes.flatMap(({ bill }) => bill ?? []);
    expect(bills.filter(({ composedParts }) => composedParts === 0)).toHaveLength(2);
    // Each change is larger than the one before it.
    expect(bills.map(({ inputTokens }) => inputTokens)).toEqual(
      bills.map(({ inputTokens }) => inputTokens).toSorted((a, b) => b - a),
    );
    expect(total?.inputTokens).toBe(bills.reduce((sum, { inputTokens }) => sum + inputTokens, 0));
    expect(error).toBeLessThan(0.05);
  });

  it('refuses a price without a model, which would show no money', async () => {
    await expect(priced(await smallRepository(), '--base', 'HEAD~1', '--price', '1,2')).rejects.toThrow(
      '`--price` needs a model',
    );
  });

  it.each(['1.25', '1.25,', 'a,b', '1,2,3', '-1,2', '1,1000001'])('refuses the price %j', async (price) => {
    await expect(priced(await smallRepository(), '--base', 'HEAD', '--model', 'm', '--price', price)).rejects.toThrow(
      `\`--price\` must be two numbers from 0 to 1000000, not \`${price}\``,
    );
  });

  it.each<[string, readonly string[], string]>([
    ['without a model', ['--history', '2'], '`plan --history` needs a model'],
    ['with a change of its own', ['--history', '2', '--base', 'HEAD'], '`--history` and `--base` cannot be given'],
    ['with an audit', ['--history', '2', '--all-files', '--model', 'm'], '`--history` and `--all-files` cannot be'],
    ['for no change', ['--history', '0', '--model', 'm'], '`--history` must be a number from 1 to 1000'],
  ])('is refused %s', async (_name, args, told) => {
    await expect(priced(await smallRepository(), ...args)).rejects.toThrow(told);
  });
});

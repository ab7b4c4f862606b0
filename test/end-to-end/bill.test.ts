import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { get_encoding } from 'tiktoken';
import { describe, expect, it } from 'vitest';
import { runCli } from '../harness/cli.ts';
import { askedBy, changedCart } from './stage-command.ts';
import { answer, setModel } from './stage-model.ts';
import { GUIDANCE } from './stage.ts';

/** The most by which input tokens may differ from the tokens of what was sent, by the model's own tokenizer. */
const ERROR = 0.02;

const FILES = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    `part${index}/cart.js`,
    Array.from({ length: 40 }, (_line, line) => `export const name${line} = total(${index}, ${line * 37});\n`).join(''),
  ]),
);

interface BillJson {
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost?: number;
}

interface ChatBody {
  readonly messages: readonly { readonly content: string }[];
  readonly tools?: readonly unknown[];
}

const encoding = get_encoding('o200k_base');

function countSent({ messages, tools = [] }: ChatBody): number {
  const texts = [...messages.map(({ content }) => content), ...tools.map((tool) => JSON.stringify(tool))];
  return texts.reduce((sum, text) => sum + encoding.encode(text, [], []).length, 0);
}

describe('the bill that a plan predicts', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['a change', ['--base', 'main'], ['--max-turns', '1']],
    ['a change whose model is offered tools', ['--base', 'main'], []],
    ['a change in several requests', ['--base', 'main'], ['--max-turns', '1', '--max-input-tokens', '4000']],
    ['all files', ['--all-files'], ['--max-turns', '1']],
    ['all files in several requests', ['--all-files'], ['--max-turns', '1', '--max-input-tokens', '4000']],
  ])('is that of the review of %s', async (_name, subject, settings) => {
    const model = await setModel(() => answer());
    const repo = await changedCart({ ...GUIDANCE }, FILES);
    await writeFile(join(repo, 'prices.yml'), 'prices:\n  gpt-4o: { input: 2.5, output: 10 }\n');
    const shared = ['--config', join(repo, 'prices.yml'), ...subject, ...askedBy(model), ...settings];
    const planned = await runCli(['plan', ...shared, '--shards', '1', '--format', 'json'], { cwd: repo });
    const { bill } = JSON.parse(planned.stdout) as { bill: BillJson };
    expect(model.requests).toEqual([]);
    const reviewed = await runCli(['review', ...shared, '--no-verify', '--format', 'json'], { cwd: repo });
    expect(reviewed.exitCode).toBe(0);
    expect(bill.requests).toBe(model.reviewRequests.length);
    const sent = model.reviewRequests.reduce((sum, { body }) => sum + countSent(body as ChatBody), 0);
    expect(Math.abs(bill.inputTokens / sent - 1)).toBeLessThan(ERROR);
    expect(bill.cost).toBeCloseTo((bill.inputTokens * 2.5 + bill.outputTokens * 10) / 1e6, 6);
  });

  it('needs no key, and is absent without a model', async () => {
    const repo = await changedCart({ ...GUIDANCE }, FILES);
    const planned = await runCli(['plan', '--base', 'main', '--model', 'gpt-4o'], { cwd: repo });
    expect(planned.stdout).toMatch(/Expected with openai:gpt-4o: 1 request, [\d,]+ input tokens/);
    const without = await runCli(['plan', '--base', 'main', '--format', 'json'], { cwd: repo });
    expect((JSON.parse(without.stdout) as { bill: unknown }).bill).toBeNull();
  });
});

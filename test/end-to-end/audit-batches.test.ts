import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ModelReply } from '../emulators/model/reply.ts';
import type { ScriptRequest } from '../emulators/model/request.ts';
import { runCli } from '../harness/cli.ts';
import { workflowDispatchEvent } from '../harness/events.ts';
import { makeRepository } from '../harness/repository.ts';
import { askedBy } from './stage-command.ts';
import { answer, setModel } from './stage-model.ts';
import { expectFaithful, GUIDANCE, setStage, writesSince } from './stage.ts';

/** Looks a file up first, and then finds a fault in each file that a request shows. */
function lookThenAnswer({ messages, tools, turn }: ScriptRequest): ModelReply {
  const shown = messages.map(({ text }) => text).join('\n');
  const found = [...new Set([...shown.matchAll(/function total(\d+)\(lines\)/g)].map(([, index = '']) => index))];
  if (turn === 0 && tools.length > 0) {
    return { toolCalls: [{ name: 'read_file', arguments: { filePath: 'part0/cart.js', startLine: 1, endLine: 3 } }] };
  }
  return answer(
    ...found.map((index) => ({
      path: `part${index}/cart.js`,
      line: 2,
      quote: '  return 0;',
      severity: 'high',
      kind: 'bug',
      title: `The sum ${index} is always zero`,
      body: 'Nothing is added.',
    })),
  );
}

interface AuditJson {
  readonly findings: readonly { readonly title: string }[];
  readonly coverage: { readonly notReviewed: readonly { readonly kind: string }[] };
  readonly conclusion: string;
  readonly summary: string;
  readonly usage: {
    readonly requests: number;
    readonly cost: number;
    readonly saved?: number;
    readonly rows: readonly { readonly agent: string; readonly batchedRequests?: number }[];
  };
}

describe('housestyle review --all-files --batch', () => {
  it('goes on in each run with what the batches of the run before brought, and costs half', async () => {
    const model = await setModel(lookThenAnswer, { batches: { looks: 0 } });
    const lines = Array.from({ length: 40 }, (_, line) => `export const name${line} = ${line * 7919} + 12345678;\n`);
    const carts = Array.from({ length: 12 }, (_, index) => [
      `part${index}/cart.js`,
      `function total${index}(lines) {\n  return 0;\n}\n${lines.join('')}`,
    ]);
    const files = {
      '.github/copilot-instructions.md': '- Be kind.\n',
      '.github/housestyle.yml': 'prices:\n  gpt-4o: { input: 2, output: 8 }\n',
      ...Object.fromEntries(carts),
    };
    const { directory } = await makeRepository({ commits: [{ message: 'All', files }] });
    const cache = await mkdtemp(join(tmpdir(), 'housestyle-batches-'));
    onTestFinished(() => rm(cache, { recursive: true, force: true }));
    const args = [...askedBy(model), '--cache-dir', cache, '--max-input-tokens', '4500', '--format', 'json'];
    const audit = async (...more: readonly string[]) => {
      const run = await runCli(['review', '--all-files', ...args, ...more], { cwd: directory });
      return { ...run, audit: JSON.parse(run.stdout) as AuditJson };
    };

    const first = await audit('--batch');
    expect([first.exitCode, first.audit.conclusion]).not.toContain('clean');
    expect(first.audit.coverage.notReviewed.map(({ kind }) => kind)).toContain('in-batch');
    expect(first.stderr).toMatch(/Batch batch_1 with \d+ requests to openai:gpt-4o was sent\./);
    expect(first.stderr).toContain('Run the same audit with the same `cache-dir`');

    // Waiting goes on in rounds: lookups, answers, and the second look at what was found.
    const second = await audit('--batch', '--batch-minutes', '1');
    expect(second.stderr).toContain('Batch batch_1 of openai:gpt-4o: ');
    expect(second.audit.findings).toHaveLength(12);
    expect(second.audit.conclusion).toBe('findings');
    expect(second.audit.coverage.notReviewed).toEqual([]);
    expect(second.audit.summary).toContain('12 confirmed');
    const { usage } = second.audit;
    expect(usage.saved).toBeGreaterThan(usage.cost / 3);
    expect(usage.rows.some(({ batchedRequests = 0 }) => batchedRequests > 1)).toBe(true);
    expect(second.audit.summary).toMatch(/of them in batches.* less than without batches/);

    const third = await audit('--batch');
    expect(third.audit.findings).toEqual(second.audit.findings);
    expect(third.audit.usage.requests).toBe(0);
    expect(model.invalidRequests).toEqual([]);
  });

  it('says that it has no effect without a model', async () => {
    const { directory } = await makeRepository({ commits: [{ message: 'All', files: { 'a.js': 'var a;\n' } }] });
    const run = await runCli(['review', '--all-files', '--batch', '--provider', 'offline'], { cwd: directory });
    expect([run.exitCode, run.stderr]).toEqual([0, expect.stringContaining('`batch` had no effect: no model')]);
  });

  it('sends as many requests as the plan says, for the price that it says', async () => {
    const model = await setModel(() => answer(), { batches: { looks: 0 } });
    const files = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`part${index}/cart.js`, `export const a = ${index};\n`.repeat(200)]),
    );
    const prices = { '.github/housestyle.yml': 'prices:\n  gpt-4o: { input: 2, output: 8 }\n' };
    const { directory } = await makeRepository({ commits: [{ message: 'All', files: { ...files, ...prices } }] });
    const args = [...askedBy(model), '--all-files', '--max-input-tokens', '6000', '--max-turns', '1'];
    const planned = await runCli(['plan', ...args, '--format', 'json'], { cwd: directory });
    const { bill } = JSON.parse(planned.stdout) as {
      readonly bill: { readonly requests: number; readonly cost: number; readonly batchCost: number };
    };
    expect(bill.requests).toBeGreaterThan(2);
    expect(bill.batchCost / bill.cost).toBeCloseTo(0.5 + 0.5 / bill.requests, 9);
    const text = await runCli(['plan', ...args], { cwd: directory });
    expect(text.stdout).toContain('With `batch`, which answers within 24 hours: ');
    const sent = [
      ...args,
      '--no-verify',
      '--batch',
      '--cache-dir',
      `${directory}/../housestyle-batch-price-${process.pid}`,
    ];
    onTestFinished(() => rm(sent.at(-1) ?? '', { recursive: true, force: true }));
    await runCli(['review', ...sent], { cwd: directory });
    expect(model.batches.flatMap(({ entries }) => entries)).toHaveLength(bill.requests - 1);
  });

  it('works as two runs of a workflow', async () => {
    const model = await setModel(lookThenAnswer, { batches: { looks: 0 } });
    const carts = Array.from({ length: 12 }, (_, index) => [
      `part${index}/cart.js`,
      `function total${index}(lines) {\n  return 0;\n}\n${'export const aName = 12345678;\n'.repeat(40)}`,
    ]);
    const stage = await setStage({ base: { ...GUIDANCE, ...Object.fromEntries(carts) }, checkout: 'full' });
    const repository = { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' };
    const event = workflowDispatchEvent({ repository, inputs: null, sha: await stage.repository.sha('main') });
    const cache = await mkdtemp(join(tmpdir(), 'housestyle-batches-'));
    onTestFinished(() => rm(cache, { recursive: true, force: true }));
    const inputs = {
      'all-files': 'true',
      batch: 'true',
      'cache-dir': cache,
      model: 'gpt-4o',
      'base-url': model.url,
      'api-key': 'secret-key',
      'max-input-tokens': '5000',
      'max-turns': '1',
      verify: 'false',
    };
    const first = await stage.run({ event, inputs });
    const waiting = Number(first.outputs['waiting-requests']);
    expect({ exitCode: first.exitCode, waits: waiting > 0 }).toEqual({ exitCode: 0, waits: true });
    expect(first.outputs['conclusion']).not.toBe('clean');
    expect(first.stdout).toContain(`Batch batch_1 with ${waiting} requests to openai:gpt-4o was sent.`);
    expect(first.stdout.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain('secret-key');

    const second = await stage.run({ event, inputs });
    expect(second.stdout).toContain(`${waiting} of ${waiting} requests were answered.`);
    expect(second.outputs).toMatchObject({ 'waiting-requests': '0', conclusion: 'findings', coverage: '100' });
    const usage = JSON.parse(second.outputs['usage'] ?? '') as readonly { readonly batchedRequests?: number }[];
    expect(usage[0]?.batchedRequests).toBe(waiting);
    expect(model.batches).toHaveLength(1);

    const offline = await stage.run({ event, inputs: { 'all-files': 'true', batch: 'true', provider: 'offline' } });
    expect(offline.stdout).toContain('`batch` had no effect: no model is configured');
    expect(writesSince(stage.github, 0)).toEqual([]);
    expectFaithful(stage.github);
  });

  it.each<[string, readonly string[], string]>([
    ['a change', ['review', '--batch'], '`--batch` does nothing here'],
    ['no folder', ['review', '--all-files', '--batch'], '`batch` needs `cache-dir`'],
    [
      'a provider without batches',
      ['review', '--all-files', '--batch', '--cache-dir', '../cache', '--provider', 'ollama'],
      'the provider `ollama` has no batch API',
    ],
  ])('is refused for %s', async (_name, args, message) => {
    const { directory } = await makeRepository({ commits: [{ message: 'All', files: { 'a.js': 'var a;\n' } }] });
    const options = args.includes('--provider') ? ['--model', 'm'] : ['--model', 'gpt-4o', '--api-key', 'k'];
    const run = await runCli([...args, ...options], { cwd: directory });
    expect([run.exitCode, run.stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

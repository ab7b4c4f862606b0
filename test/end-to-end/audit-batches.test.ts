import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ModelReply } from '../emulators/model/reply.ts';
import type { ScriptRequest } from '../emulators/model/request.ts';
import { runCli } from '../harness/cli.ts';
import { makeRepository } from '../harness/repository.ts';
import { askedBy } from './stage-command.ts';
import { answer, setModel } from './stage-model.ts';

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

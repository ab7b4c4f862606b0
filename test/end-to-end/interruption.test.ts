import { describe, expect, it } from 'vitest';
import { asking } from './stage-agents.ts';
import { setCopilot } from './stage-copilot.ts';
import { askedBy, changedCart, review } from './stage-command.ts';
import { HEAD, setModel } from './stage-model.ts';
import { CART, setStage, writesSince } from './stage.ts';

/** A promise, and the function that resolves it. */
function asked(): { readonly when: Promise<void>; readonly now: () => void } {
  let now = (): void => undefined;
  const when = new Promise<void>((resolve) => {
    now = resolve;
  });
  return { when, now };
}

describe('a run that is ended while it waits for a model', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('ends on %s, and prints no review', async (signal) => {
    const { when, now } = asked();
    const model = await setModel(() => {
      now();
      return { fault: 'hang' };
    });
    const run = await review(askedBy(model), { cwd: await changedCart(), interrupt: { signal, when } });
    expect({ exitCode: run.exitCode, stdout: run.stdout }).toEqual({ exitCode: 130, stdout: '' });
    expect(model.requests).toHaveLength(1);
  });

  it('posts nothing in a workflow', async () => {
    const { when, now } = asked();
    const model = await setModel(() => {
      now();
      return { fault: 'hang' };
    });
    const { github, run } = await setStage({ base: { 'src/cart.js': CART }, head: HEAD });
    const result = await run({ inputs: asking(model), interrupt: { signal: 'SIGINT', when } });
    expect(result.exitCode).toBe(130);
    expect(writesSince(github, 0)).toEqual([]);
    expect(result.outputs['conclusion']).toBe('failed');
  });

  it.each(['hang', 'stubborn'] as const)('leaves no process of a Copilot CLI with the fault "%s"', async (fault) => {
    const { when, now } = asked();
    const { cli, env } = await setCopilot({
      replies: () => {
        now();
        return { fault };
      },
    });
    const run = await review(['--provider', 'copilot'], {
      cwd: await changedCart(),
      env,
      interrupt: { signal: 'SIGTERM', when },
    });
    expect({ exitCode: run.exitCode, stdout: run.stdout }).toEqual({ exitCode: 130, stdout: '' });
    expect(cli.survivors()).toEqual([]);
  });
});

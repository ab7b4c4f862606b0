import { describe, expect, it } from 'vitest';
import type { ModelReply } from '../emulators/model/server.ts';
import type { ScriptRequest } from '../emulators/model/request.ts';
import { agentFile, asking, expectSpokenTo, findingsOf, playing } from './stage-agents.ts';
import { askedBy, changedCart, review } from './stage-command.ts';
import { answer, HEAD, ON_NEW_LINE, setModel } from './stage-model.ts';
import { CART, expectFaithful, NUMBER, setStage } from './stage.ts';

/** The model's first answer and all later answers. Each agent asks another one; all ask at the same time. */
const FAULTS: Readonly<Record<string, { readonly replies: readonly ModelReply[]; readonly says?: string }>> = {
  'busy-for-a-moment': { replies: [{ status: 429, headers: { 'retry-after-ms': '1' } }, answer(ON_NEW_LINE)] },
  'broken-once': { replies: [{ status: 503, headers: { 'retry-after-ms': '1' } }, answer(ON_NEW_LINE)] },
  'cut-connection': { replies: [{ fault: 'connection reset' }, answer(ON_NEW_LINE)] },
  'body-dropped': { replies: [{ fault: 'broken off', reply: answer(ON_NEW_LINE) }, answer(ON_NEW_LINE)] },
  'silent-once': { replies: [{ content: null }, answer(ON_NEW_LINE)] },
  'silent-for-good': { replies: [{ content: null }], says: 'the model gave an empty answer' },
  refusing: { replies: [{ refusal: 'No <b>way</b>.' }], says: 'the model refused' },
  'filtered-prompt': { replies: [{ filter: 'prompt' }], says: 'rejected as a result of our safety system' },
  'filtered-answer': { replies: [{ filter: 'answer' }], says: 'filter' },
  'cut-answer': { replies: [{ content: '{"summ', finishReason: 'length' }], says: 'cut off' },
  'a-page': { replies: [{ fault: 'html' }], says: 'answer' },
};

describe('a model or a server that fails', () => {
  it('is asked again if that can help, and the review reports how often', async () => {
    const names = Object.keys(FAULTS);
    const turns = new Map<string, number>();
    const inTurn = (name: string) => (): ModelReply => {
      const turn = turns.get(name) ?? 0;
      turns.set(name, turn + 1);
      const { replies } = FAULTS[name]!;
      return replies[Math.min(turn, replies.length - 1)]!;
    };
    const model = await setModel(
      playing({ housestyle: () => answer(), ...Object.fromEntries(names.map((name) => [name, inTurn(name)])) }),
    );
    const { github, run } = await setStage({
      base: {
        'src/cart.js': CART,
        '.github/copilot-instructions.md': names
          .map((name) => `- All changes must be delegated to \`${name}\`.\n`)
          .join(''),
        ...Object.fromEntries(names.map((name) => [`.github/agents/${name}.agent.md`, agentFile([])])),
      },
      head: HEAD,
    });
    const result = await run({ inputs: asking(model) });
    const { findings, leftOut } = findingsOf(result);
    const answering = names.filter((name) => FAULTS[name]?.says === undefined);
    expect(findings.map(({ agents }) => agents?.toSorted())).toEqual([answering.toSorted()]);
    for (const name of names) {
      const entry = leftOut.find(({ source }) => source.includes(` of ${name} (`));
      expect([name, entry?.reason]).toEqual([
        name,
        FAULTS[name]?.says === undefined ? undefined : expect.stringContaining(FAULTS[name]?.says ?? ''),
      ]);
    }
    expect(github.issueComments(NUMBER)[0]?.body).not.toContain('<b>');
    expect(result.exitCode).toBe(0);
    expectFaithful(github);
  });

  it('gets a smaller prompt, once, if the first prompt is too long', async () => {
    const files = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((name) => [
        `src/${name}.js`,
        `export const ${name} = [${'1, 2, 3, '.repeat(9)}];\n`.repeat(24),
      ]),
    );
    const heard: ScriptRequest[] = [];
    const model = await setModel(playing({ housestyle: () => answer() }, heard), { contextTokens: 3000 });
    const { review: found, exitCode } = await review([...askedBy(model), '--max-turns', '1'], {
      cwd: await changedCart({}, files),
    });
    expect(exitCode).toBe(0);
    expect(found).toMatchObject({ conclusion: 'clean', coverage: { files: 4, reviewedFiles: 4 } });
    expect(model.requests.length - heard.length).toBe(1);
    expect(heard.length).toBeGreaterThan(1);
    expect(found?.reviewers[0]?.notes.join()).toContain(
      'was longer than the model accepts and was divided into smaller ones',
    );
  });

  it('is not asked again if its rate limit lasts for an hour', async () => {
    const cwd = await changedCart();
    const limited = await setModel(() => ({ status: 429, headers: { 'retry-after': '3600' } }));
    const { review: waiting, exitCode } = await review(askedBy(limited), { cwd });
    expect(limited.requests).toHaveLength(1);
    expect({ exitCode, conclusion: waiting?.conclusion }).toEqual({ exitCode: 3, conclusion: 'failed' });
    expect(waiting?.leftOut.map(({ reason }) => reason).join()).toContain('the limit lasts until ');
  });

  it('is replaced by the next model of the chain, and the review reports it', async () => {
    const model = await setModel((request) => (request.model === 'gpt-4o' ? { status: 404 } : answer(ON_NEW_LINE)));
    const { review: found } = await review([...askedBy(model), '--fallback-models', 'gpt-4o-mini'], {
      cwd: await changedCart(),
    });
    expect(found?.findings).toHaveLength(1);
    expect(found?.usage.rows.map(({ agent, model: name, requests }) => `${agent} ${name} ${requests}`)).toEqual([
      'housestyle openai:gpt-4o 1',
      'housestyle openai:gpt-4o-mini 1',
      'verification openai:gpt-4o-mini 1',
    ]);
    expect(found?.reviewers[0]?.notes.join()).toContain('openai:gpt-4o-mini answered');
    // A model that does not exist is not asked a second time.
    expect(model.requests.map(({ body }) => (body as { model: string }).model)).toEqual([
      'gpt-4o',
      'gpt-4o-mini',
      'gpt-4o-mini',
    ]);
  });

  it('gets one message that says what is wrong with its answer', async () => {
    const heard: ScriptRequest[] = [];
    const model = await setModel(
      playing(
        {
          housestyle: ({ call }) =>
            call === 0
              ? { content: { summary: 'x', comments: [ON_NEW_LINE, { ...ON_NEW_LINE, line: 'four', path: 7 }] } }
              : answer({
                  ...ON_NEW_LINE,
                  kind: 'naming',
                  title: 'It has a name',
                  body: '`sum` does not tell what is added.',
                }),
        },
        heard,
      ),
    );
    const { review: found } = await review(askedBy(model), { cwd: await changedCart() });
    expect(heard).toHaveLength(2);
    expect(heard[1]?.user).toContain(
      'Your answer could not be read whole:\n- comment 2 of the reply: it has no `path`',
    );
    expect(found?.findings.map(({ kind }) => kind).toSorted()).toEqual(['bug', 'naming']);
    expectSpokenTo(model);
  });
});

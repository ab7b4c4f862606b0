import { describe, expect, it } from 'vitest';
import { asking, expectSpokenTo, findingsOf } from './stage-agents.ts';
import { askedBy, changedCart, review } from './stage-command.ts';
import { answer, ON_NEW_LINE, setModel, titlesIn } from './stage-model.ts';
import { CART, expectFaithful, NUMBER, setStage } from './stage.ts';

const LINES = 'export const one = 1;\nexport const two = 2;\nexport const three = 3;\n';
const onLine = (line: number, title: string) => ({
  ...ON_NEW_LINE,
  line,
  quote: LINES.split('\n')[line - 4],
  title,
  body: `${title}, as \`${['one', 'two', 'three'][line - 4] ?? ''}\` shows.`,
});
const RIGHT = onLine(4, 'This is right');
const DOUBTFUL = onLine(5, 'This is doubtful');
const WRONG = onLine(6, 'This is wrong');

describe("the verification of a model's findings", () => {
  it('is a separate request to its own model, which confirms, downgrades and drops findings', async () => {
    const model = await setModel(
      [
        answer(RIGHT, DOUBTFUL, WRONG, {
          ...WRONG,
          line: 6,
          quote: 'frobnicate(everything, twice);',
          title: 'Quotes what is not there',
          kind: 'naming',
        }),
      ],
      {
        verification: {
          verdict: (id, { user }) => {
            const [, block = ''] = user.split(`id="${id}"`);
            const title = /This is \w+/.exec(block)?.[0];
            return title === WRONG.title
              ? { verdict: 'refuted', reason: 'The value is used <b>@octocat</b>.' }
              : {
                  verdict: title === DOUBTFUL.title ? 'doubtful' : 'confirmed',
                  reason: 'It may be.',
                  severity: 'high',
                };
          },
        },
      },
    );
    const { github, run } = await setStage({
      base: { 'src/cart.js': CART },
      head: { 'src/cart.js': `${CART}${LINES}` },
    });
    const result = await run({ inputs: { ...asking(model), 'verify-model': 'gpt-4o-mini' } });
    // The second request is about the doubtful finding alone, and offers tools to look it up.
    expect(model.verificationRequests).toHaveLength(2);
    const [first, again] = model.verificationRequests.map(({ body }) => JSON.stringify(body));
    expect([first, again].map((body) => body?.includes('"tools":[{'))).toEqual([false, true]);
    expect([first, again].map((body) => body?.includes(DOUBTFUL.title))).toEqual([true, true]);
    expect([first, again].map((body) => body?.includes(RIGHT.title))).toEqual([true, false]);
    expect(model.verificationRequests[0]?.body).toMatchObject({ model: 'gpt-4o-mini' });
    const sent = JSON.stringify(model.verificationRequests[0]?.body);
    expect(sent).toContain('export function total(lines)');
    expect(sent).not.toContain('Quotes what is not there');

    const { findings, verification, leftOut } = findingsOf(result);
    expect(findings.map(({ title, severity, verification: seen }) => [title, severity, seen?.kind])).toEqual([
      [RIGHT.title, 'high', 'confirmed'],
      [DOUBTFUL.title, 'medium', 'lowered'],
    ]);
    expect(verification).toMatchObject({ confirmed: 1, lowered: 1, dropped: 1, unverified: 0 });
    expect(leftOut.map(({ reason }) => reason).join('\n')).toContain(
      '"This is wrong" was refuted by the verification: The value is used',
    );
    const body = github.issueComments(NUMBER)[0]?.body ?? '';
    expect(body).toContain('A second look checked 3 findings: 1 confirmed, 1 lowered, 1 dropped.');
    expect(body).not.toMatch(/(?<![`\w])@octocat|<b>/);
    // The confidence of the doubtful one is now below `min-confidence`, so it is in the summary only.
    expect(titlesIn(github.reviewComments(NUMBER))).toEqual([RIGHT.title]);
    expect(body).toContain(DOUBTFUL.title);
    expect(JSON.parse(result.outputs['usage'] ?? '')).toMatchObject([
      { agent: 'housestyle' },
      { agent: 'verification', model: 'openai:gpt-4o-mini' },
    ]);
    expectSpokenTo(model);
    expectFaithful(github);
  });

  it('keeps every finding, and reports the problem, if it fails or its reply cannot be read', async () => {
    const cwd = await changedCart();
    const failing = await setModel(({ shape }) => (shape === 'verification' ? { status: 400 } : answer(ON_NEW_LINE)), {
      verification: 'scripted',
    });
    const { review: unchecked } = await review(askedBy(failing), { cwd });
    expect(unchecked).toMatchObject({ conclusion: 'findings', verification: { unverified: 1, confirmed: 0 } });
    expect(unchecked?.verification?.shortages.join()).toContain('answered 400');

    const rambling = await setModel(
      ({ shape }) => (shape === 'verification' ? { content: 'All good!' } : answer(ON_NEW_LINE)),
      { verification: 'scripted' },
    );
    const { review: unread } = await review(askedBy(rambling), { cwd });
    expect(rambling.verificationRequests).toHaveLength(2);
    expect(unread).toMatchObject({ conclusion: 'findings', verification: { unverified: 1 } });
  });

  it('is skipped on request, and if there are no findings', async () => {
    const cwd = await changedCart();
    const model = await setModel(({ call }) => (call === 0 ? answer(ON_NEW_LINE) : answer()));
    const { review: unverified } = await review([...askedBy(model), '--verify=false'], { cwd });
    expect(unverified).toMatchObject({ conclusion: 'findings', verification: null });
    const { review: clean } = await review(askedBy(model), { cwd });
    expect(clean).toMatchObject({ conclusion: 'clean', verification: null });
    expect(model.verificationRequests).toEqual([]);
  });
});

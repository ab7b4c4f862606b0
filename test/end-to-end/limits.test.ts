import { describe, expect, it } from 'vitest';
import type { ScriptRequest } from '../emulators/model/request.ts';
import { asking, expectSpokenTo, findingsOf, lookingUp, playing } from './stage-agents.ts';
import { askedBy, changedCart, review } from './stage-command.ts';
import { answer, HEAD, ON_NEW_LINE, setModel, titlesIn } from './stage-model.ts';
import { CART, NUMBER, setStage } from './stage.ts';

const LOOK = { name: 'list_dir', arguments: { path: '.' } };
/** Two files that do not fit into one request of 4,000 tokens. */
const LARGE = Object.fromEntries(
  ['a', 'b', 'c'].map((name) => [`src/${name}.js`, `export const ${name} = [${'1, 2, 3, '.repeat(9)}];\n`.repeat(24)]),
);
/** Each reading of this clock adds 70 seconds, so a limit of one minute is over after the first reading. */
const HASTY_CLOCK = `--import=data:text/javascript,${encodeURIComponent('let now = 0; performance.now = () => (now += 70_000);')}`;

describe('a review keeps its findings and reports the limit', () => {
  it('when the turns are used up, and the model has to answer without tools', async () => {
    const heard: ScriptRequest[] = [];
    const model = await setModel(
      playing(
        {
          housestyle: ({ tools, turn }) =>
            tools.length > 0 ? { toolCalls: [{ ...LOOK, arguments: { path: `${turn}` } }] } : answer(ON_NEW_LINE),
        },
        heard,
      ),
    );
    const { github, run } = await setStage({ base: { 'src/cart.js': CART }, head: HEAD });
    const result = await run({ inputs: { ...asking(model), 'max-turns': '3' } });
    expect(heard.map(({ tools }) => tools.length > 0)).toEqual([true, true, false]);
    expect(heard.at(-1)?.messages.at(-1)?.text).toContain('You can look up nothing more.');
    expect(titlesIn(github.reviewComments(NUMBER))).toEqual(['The sum is not returned']);
    const shortage = 'it had to conclude because its 3 turns were used up (`max-turns`)';
    expect(github.issueComments(NUMBER)[0]?.body).toContain(shortage);
    expect(findingsOf(result).reviewers[0]?.shortages).toEqual([shortage]);
    expectSpokenTo(model);
  });

  it('when the requests are used up, for parts of the change and for the verification', async () => {
    const model = await setModel([answer({ ...ON_NEW_LINE, path: 'src/a.js', line: 1, quote: '' })]);
    const { github, run } = await setStage({ base: { 'src/cart.js': CART }, head: LARGE });
    const inputs = { ...asking(model), 'max-requests': '1', 'max-input-tokens': '4000', 'max-turns': '1' };
    const result = await run({ inputs });
    expect(model.requests).toHaveLength(1);
    expect(github.reviewComments(NUMBER)).toHaveLength(1);
    const body = github.issueComments(NUMBER)[0]?.body ?? '';
    expect(body).toContain("the run's 1 request is used up (`max-requests`)");
    expect(body).toMatch(/A second look checked 1 finding: 1 not checked \(.*`max-requests`\)\)\./);
    expect(body).toContain('Judged 1 of 3 changed files');
    const { verification, leftOut } = findingsOf(result);
    expect(verification).toMatchObject({ unverified: 1, confirmed: 0 });
    expect(leftOut.filter(({ stage, reason }) => stage === 'change' && reason.includes('was not sent'))).not.toEqual(
      [],
    );
  });

  it('when the maximum cost is reached', async () => {
    const model = await setModel(() => answer(ON_NEW_LINE));
    const cwd = await changedCart({
      '.github/housestyle.yml':
        'prices:\n  gpt-4o: { input: 10, output: 100 }\nmax-output-tokens: 1000\nmax-turns: 1\n',
    });
    const { review: priced } = await review([...askedBy(model), '--max-cost', '0.12'], { cwd });
    // The review may cost 11 cents and the verification may cost as much, but not enough is left for it.
    expect(model.requests).toHaveLength(1);
    expect(priced).toMatchObject({ conclusion: 'findings', verification: { unverified: 1 }, usage: { requests: 1 } });
    expect(priced?.usage.cost).toBeGreaterThan(0);
    expect(priced?.usage.cost).toBeLessThan(0.12);
    expect(priced?.verification?.shortages.join()).toContain('(`max-cost`)');

    const { review: poor } = await review([...askedBy(model), '--max-cost', '0.01'], { cwd });
    expect(model.requests).toHaveLength(1);
    expect(poor?.leftOut.map(({ reason }) => reason).join()).toContain('(`max-cost`)');
    expect(poor?.findings).toEqual([]);
  });

  it('when the price of a model is not known, before anything is sent', async () => {
    const model = await setModel([]);
    const { exitCode, stderr } = await review([...askedBy(model), '--max-cost', '1'], { cwd: await changedCart() });
    expect(exitCode).toBe(2);
    expect(stderr).toContain('`max-cost` needs the price of `openai:gpt-4o`');
    expect(model.requests).toEqual([]);
  });

  it('when the time is up', async () => {
    const heard: ScriptRequest[] = [];
    const model = await setModel(playing({ housestyle: lookingUp([LOOK], answer(ON_NEW_LINE)) }, heard));
    const slow = await review([...askedBy(model), '--max-minutes', '10'], { cwd: await changedCart() });
    expect(heard).toHaveLength(2);
    expect(slow.review?.reviewers[0]?.shortages).toEqual([]);

    heard.length = 0;
    const answering = await setModel(playing({ housestyle: () => answer(ON_NEW_LINE) }, heard));
    const hasty = await review([...askedBy(answering), '--max-minutes', '1'], {
      cwd: await changedCart(),
      env: { NODE_OPTIONS: HASTY_CLOCK },
    });
    expect(heard.map(({ tools }) => tools)).toEqual([[]]);
    expect(hasty.review?.findings).toHaveLength(1);
    expect(hasty.review?.reviewers[0]?.shortages).toEqual([
      'it had to conclude because the time was up (`max-minutes`)',
    ]);
    expect(hasty.review?.verification?.shortages).toEqual(['the time was up (`max-minutes`)']);
  });

  it('when requests cannot hold more tool results', async () => {
    const heard: ScriptRequest[] = [];
    const reads = Array.from({ length: 6 }, (_, index) => ({
      name: 'read_file',
      arguments: { filePath: `src/long${index}.js` },
    }));
    const longs = reads.map(
      ({ arguments: { filePath } }) =>
        [filePath, `export const long = [${'1, 2, 3, '.repeat(9)}];\n`.repeat(400)] as const,
    );
    const model = await setModel(
      playing(
        {
          housestyle: ({ turn, tools }) =>
            tools.length > 0 && turn < 6 ? { toolCalls: [reads[turn]!] } : answer(ON_NEW_LINE),
        },
        heard,
      ),
    );
    const { review: found } = await review([...askedBy(model), '--max-input-tokens', '8000'], {
      cwd: await changedCart(Object.fromEntries(longs)),
    });
    expect(found?.findings).toHaveLength(1);
    expect(found?.reviewers[0]?.shortages).toContain(
      'its oldest tool results were removed to make room for newer ones (`max-input-tokens`)',
    );
    expect(
      heard
        .flatMap(({ toolResults }) => toolResults)
        .some(({ text }) => text.includes('left out, because there is no more room')),
    ).toBe(true);
    expectSpokenTo(model);
  });
});

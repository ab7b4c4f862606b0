import { describe, expect, it } from 'vitest';
import {
  answerWithCalls,
  crowdedAnswer,
  deepAnswer,
  doubledIds,
  endlessCalls,
  fencedAnswer,
  foreignTools,
  hugeArguments,
  leakingAnswer,
  manyCalls,
  MISSHAPEN,
  neverRepaired,
  outsideFindings,
  pathEscapes,
  postingAnswer,
  repairedAt,
  sameCallForever,
  thinkingAloud,
  wrongArguments,
} from '../emulators/model/adversaries.ts';
import type { ModelReply } from '../emulators/model/server.ts';
import type { ScriptRequest } from '../emulators/model/request.ts';
import { agentFile, asking, findingsOf, playing } from './stage-agents.ts';
import { answer, HEAD, ON_NEW_LINE, setModel } from './stage-model.ts';
import { CART, expectFaithful, NUMBER, setStage } from './stage.ts';

type Adversary = (request: ScriptRequest, call: number) => ModelReply;
const { content: FOUND } = answer(ON_NEW_LINE);
const READ_FILE = (filePath: string) => ({ name: 'read_file', arguments: { filePath } });
const TURNS = 4;
/** Reasons for another request: an empty answer, a smaller prompt, a prompt without tool results, a repair. */
const FURTHER_TRIES = 4;

const WITH_CALLS: Readonly<Record<string, Adversary>> = {
  endless: endlessCalls(),
  same: sameCallForever(READ_FILE('src/cart.js'), FOUND),
  foreign: foreignTools(FOUND),
  escaping: pathEscapes(READ_FILE, FOUND),
  huge: hugeArguments('read_file', 'filePath', 5_000_000, FOUND),
  wrong: wrongArguments('read_file', FOUND),
  many: manyCalls(128, 'read_file', FOUND),
  doubled: doubledIds('read_file', FOUND),
  hasty: () => answerWithCalls(FOUND),
};

const WITH_ANSWERS: Readonly<Record<string, Adversary>> = {
  posting: () => postingAnswer(ON_NEW_LINE),
  leaking: leakingAnswer(ON_NEW_LINE),
  deep: () => deepAnswer(),
  crowded: () => crowdedAnswer(ON_NEW_LINE, 5000),
  elsewhere: () => outsideFindings(ON_NEW_LINE),
  fenced: () => fencedAnswer(FOUND),
  thinking: () => thinkingAloud(FOUND),
  repaired: countingTries(repairedAt(FOUND)),
  broken: countingTries(neverRepaired()),
  ...Object.fromEntries(
    Object.entries(MISSHAPEN).map(([name, script]) => [
      `form-${name.replaceAll(' ', '-')}`,
      (request: ScriptRequest, call: number) =>
        (typeof script === 'function' ? script(request, call) : undefined) ?? { content: '' },
    ]),
  ),
};

/** The emulator counts each repeated request for an answer as a first turn. */
function countingTries(adversary: Adversary): Adversary {
  let tries = 0;
  return (request, call) => adversary({ ...request, turn: tries++ }, call);
}

/** Reviews a pull request with several agents. Each agent is a different adversary. */
async function reviewBy(adversaries: Readonly<Record<string, Adversary>>) {
  const names = Object.keys(adversaries);
  const model = await setModel(
    playing({
      housestyle: () => answer(),
      ...Object.fromEntries(
        names.map((name) => [name, (request: ScriptRequest) => adversaries[name]!(request, request.turn)]),
      ),
    }),
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
  const result = await run({ inputs: { ...asking(model), 'max-turns': String(TURNS), 'max-comments': '50' } });

  expect({ stderr: result.stderr, others: result.commands.others }).toEqual({ stderr: '', others: [] });
  expect(result.stdout).not.toContain('internal error');
  const requests = names.map((name) => model.reviewRequests.filter(({ agent }) => agent === name).length);
  expect(Math.max(...requests)).toBeLessThanOrEqual(TURNS + FURTHER_TRIES);
  expect(Math.min(...requests)).toBeGreaterThan(0);
  const bodies = [...github.reviewComments(NUMBER), ...github.issueComments(NUMBER)].map(({ body }) => body);
  const written = [
    ...bodies,
    result.summary,
    JSON.stringify(result.outputs),
    result.stdout.replaceAll(/^::add-mask::.*$/gm, ''),
  ].join('\n');
  expect(written).not.toContain('secret-key');
  expect(written).not.toContain(github.token);
  const sent = JSON.stringify(model.requests.map(({ body }) => body));
  expect(sent).not.toContain('secret-key');
  expect(sent).not.toContain(github.token);
  expect(sent).not.toContain('root:x');
  // The run writes only the review and the summary, on lines of the change.
  expect(
    github
      .reviewComments(NUMBER)
      .map(({ path }) => path)
      .filter((path) => path !== 'src/cart.js'),
  ).toEqual([]);
  expect(model.unexpected).toEqual([]);
  expectFaithful(github);
  return { result, model, bodies, found: findingsOf(result) };
}

describe('agents with a malicious model', () => {
  it('may call any tool; every call is answered, within limits, and their findings are read', async () => {
    const { result, bodies, found, model } = await reviewBy(WITH_CALLS);
    expect(result.exitCode).toBe(0);
    // All agents except the one that never answers report the same finding, which is posted once.
    expect(
      bodies.filter((body) => body.includes('The sum is not returned') && !body.includes('Housestyle review')),
    ).toHaveLength(1);
    expect(found.findings).toHaveLength(1);
    const finders = Object.keys(WITH_CALLS)
      .filter((name) => name !== 'endless')
      .toSorted();
    expect(found.findings[0]?.agents?.toSorted()).toEqual(finders);
    const endless = found.reviewers.find(({ name }) => name === 'endless');
    expect(endless?.shortages.join()).toContain('in its last turn it called tools instead of answering');
    expect(model.invalidRequests).toEqual([]);
  });

  it('may answer anything; the posted comments are harmless and are on changed lines', async () => {
    const { bodies, found } = await reviewBy(WITH_ANSWERS);
    // Suggested code is in a code block, so no mention or link in it works.
    const posted = bodies.join('\n').replaceAll(/^(`{3,})(?:suggestion)?\n[\s\S]*?^\1$/gm, '');
    expect(posted).not.toMatch(/(?<![`\w])@octocat|!\[pixel\]|<img|<script|\u001B|\u202E/);
    for (const body of bodies) {
      expect(body.match(/<!-- housestyle:(?:finding|summary)/g)).toHaveLength(1);
    }
    const failed = found.reviewers
      .filter(({ shortages, notes }) => [...shortages, ...notes].length > 0)
      .map(({ name }) => name);
    expect(failed).toEqual(expect.arrayContaining(['broken', 'form-prose', 'form-never-repaired']));
    expect(found.reviewers.find(({ name }) => name === 'repaired')).toMatchObject({ requests: 2, shortages: [] });
    // The findings of the honest agents are posted, whatever the others report on the same line.
    expect(found.findings).toContainEqual(
      expect.objectContaining({
        path: 'src/cart.js',
        title: 'The sum is not returned',
        agents: expect.arrayContaining(['fenced', 'repaired', 'thinking']),
      }),
    );
  });
});

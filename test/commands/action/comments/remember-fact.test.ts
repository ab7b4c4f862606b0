import { describe, expect, it } from 'vitest';
import { readMemory } from '../../../../src/context/memory/read-memory.ts';
import { BAD_CART, CART, GUIDANCE, NUMBER } from '../../../end-to-end/stage.ts';
import { setCommentStage, type CommentStage } from './comment-stage.ts';

const MOST_REQUESTS = 6;
const PATH = '.github/memory.json';
const SETTINGS = { inputs: { memory: PATH } };
const OLD = '[\n  {"subject": "Prices", "fact": "Prices are in cents."}\n]\n';
const ASK = { user: 'ada', body: '/housestyle remember Carts are never empty.' };

function setMemory(
  text: string | undefined,
  options: Parameters<typeof setCommentStage>[0] = {},
): Promise<CommentStage> {
  const memory: Readonly<Record<string, string>> = text === undefined ? {} : { [PATH]: text };
  const base = { ...GUIDANCE, 'src/cart.js': CART, ...memory };
  return setCommentStage({ base, head: { 'src/cart.js': BAD_CART }, ...options });
}

function facts(text: string): readonly string[] {
  return readMemory(PATH, text).entries.map(({ fact }) => fact);
}

const readBranch = ({ repository }: CommentStage): Promise<string> => repository.git('show', `feature:${PATH}`);

describe('a fact is remembered', () => {
  it.each([
    ['in a list', OLD],
    ['in a list with a comma at its end', '[{"subject": "Prices", "fact": "Prices are in cents."},\n]\n'],
    ['in an object on each line', '{"subject": "Prices", "fact": "Prices are in cents."}\n'],
  ])('%s, by a commit to the branch', async (_name, text) => {
    const stage = await setMemory(text);
    const result = await stage.say(ASK, SETTINGS);
    expect([result.exitCode, result.text]).toEqual([0, expect.stringContaining('was added to .github/memory.json')]);
    const written = await readBranch(stage);
    expect(readMemory(PATH, written).problems).toEqual([]);
    expect(facts(written)).toEqual(['Prices are in cents.', 'Carts are never empty.']);
    expect(result.requests.length).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(stage.reactions()).toEqual(['+1']);
  });

  it('in a new file, and in an empty list', async () => {
    for (const text of [undefined, '[]\n']) {
      const stage = await setMemory(text);
      await stage.say(ASK, SETTINGS);
      expect(facts(await readBranch(stage))).toEqual(['Carts are never empty.']);
    }
  });

  it('once', async () => {
    const stage = await setMemory(OLD);
    const event = await stage.write(ASK);
    await stage.run(event, SETTINGS);
    const head = await stage.repository.sha('feature');
    const again = await stage.run(event, SETTINGS);
    expect(again.text).toContain('has this fact already');
    expect(await stage.repository.sha('feature')).toBe(head);
  });

  it('without hidden characters in the file', async () => {
    const stage = await setMemory(OLD);
    await stage.say({ ...ASK, body: '/housestyle remember Right\u202Eleft "quoted" \\ done.' }, SETTINGS);
    const written = await readBranch(stage);
    expect(written).not.toContain('\u202E');
    expect(facts(written).at(-1)).toBe('Right\u202Eleft "quoted" \\ done.');
  });
});

describe('a fact is given back as a block to paste', () => {
  it.each<[string, Parameters<typeof setMemory>, Readonly<Record<string, string>>, string]>([
    ['for a fork', [OLD, { pullRequest: { headRepository: 'mallory/shop' } }], { memory: PATH }, 'is in a fork'],
    ['without a memory file', [OLD], {}, 'No memory file is configured'],
    ['for a path outside of the repository', [OLD], { memory: '../memory.json' }, 'is not a file of the repository'],
    ['for a file that is not valid', ['[{"subject": 7}]\n'], { memory: PATH }, 'cannot be read as a memory file'],
    [
      'for a token that may not write',
      [OLD, { emulator: { permissions: { contents: 'read' } } }],
      { memory: PATH },
      'may not write to the branch',
    ],
  ])('%s', async (_name, stageOptions, inputs, reason) => {
    const stage = await setMemory(...stageOptions);
    const before = await stage.repository.sha('feature');
    const event = await stage.write(ASK);
    const result = await stage.run(event, { inputs });
    expect(result.exitCode).toBe(0);
    expect(stage.lastComment()).toContain(reason);
    const block = /```json\n(.*)\n```/.exec(stage.lastComment() ?? '')?.[1] ?? '';
    expect(facts(block)).toEqual(['Carts are never empty.']);
    expect(await stage.repository.sha('feature')).toBe(before);
    const count = stage.github.issueComments(NUMBER).length;
    await stage.run(event, { inputs });
    expect(stage.github.issueComments(NUMBER)).toHaveLength(count);
    expect(result.requests.length).toBeLessThanOrEqual(MOST_REQUESTS);
  });
});

import { describe, expect, it } from 'vitest';
import { readSummaryMarkers } from '../../../../src/reports/review/markers.ts';
import { NUMBER } from '../../../end-to-end/stage.ts';
import { setCommentStage, type CommentStage, type Said } from './comment-stage.ts';

const MOST_REQUESTS = 6;

/** Reviews the pull request, and returns the first comment of a thread. */
async function review(stage: CommentStage): Promise<number> {
  await stage.push();
  return stage.github.reviewComments(NUMBER)[0]?.id ?? 0;
}

function stateOf({ github }: CommentStage): ReturnType<typeof readSummaryMarkers>['state'] {
  const summary = github.issueComments(NUMBER).find(({ body }) => readSummaryMarkers(body).isSummary);
  return summary && readSummaryMarkers(summary.body).state;
}

function writes(requests: readonly string[]): readonly string[] {
  return requests.filter((request) => !request.startsWith('GET ') && request !== 'POST /graphql');
}

describe('a comment that asks for nothing', () => {
  it.each<[string, Omit<Said, 'user'> & { readonly user?: string }]>([
    ['praise', { body: 'lgtm' }],
    ['a question to nobody', { body: 'Why is this so slow?' }],
    ['a quoted command', { body: '> /housestyle review' }],
    ['a mention of a team', { body: '@acme/leads please look' }],
  ])('costs no request: %s', async (_name, said) => {
    const stage = await setCommentStage();
    const result = await stage.say({ user: 'mallory', ...said });
    expect(result).toMatchObject({ exitCode: 0, requests: [], text: expect.stringContaining('asks for nothing') });
  });

  it('costs one request if it mentions a person', async () => {
    const stage = await setCommentStage();
    const result = await stage.say({ user: 'ada', body: '@bob can you look at this?' });
    expect(result.exitCode).toBe(0);
    expect(result.requests).toEqual([expect.stringMatching(/^GET \/git\/trees\//)]);
  });

  it('costs one request if it asks in a thread of somebody else', async () => {
    const stage = await setCommentStage();
    const thread = await review(stage);
    stage.github.people.edit(thread, 'ada', 'A remark of a person');
    const result = await stage.say({ user: 'ada', body: 'Really?', thread });
    expect(result).toMatchObject({ exitCode: 0, requests: ['GET /pulls/7/comments'] });
  });
});

describe('a person without write access', () => {
  it.each([
    ['a stranger who looks like a member', 'mallory', 'MEMBER'],
    ['a stranger who looks like the owner', 'mallory', 'OWNER'],
    ['a reader', 'rita', 'COLLABORATOR'],
    ['somebody who triages', 'tria', 'COLLABORATOR'],
  ])('starts nothing: %s', async (_name, user, association) => {
    const stage = await setCommentStage();
    const result = await stage.say({ user, association, body: '/housestyle review full' });
    expect(result.exitCode).toBe(0);
    expect(result.text).toContain(`${user} has no write access`);
    expect(result.requests).toHaveLength(2);
    expect(stage.reactions()).toEqual(['confused']);
    expect(stage.github.issueComments(NUMBER)).toHaveLength(1);
    expect(stage.github.reviewComments(NUMBER)).toEqual([]);
  });

  it('gets no answer in a thread of ours', async () => {
    const stage = await setCommentStage();
    const thread = await review(stage);
    const before = stage.github.reviewComments(NUMBER).length;
    const result = await stage.say({ user: 'mallory', body: 'Why is that wrong?', thread });
    expect(result.exitCode).toBe(0);
    expect(writes(result.requests)).toEqual([]);
    expect(stage.github.reviewComments(NUMBER)).toHaveLength(before + 1);
  });
});

describe('a command is not followed', () => {
  it.each<[string, Partial<Said>]>([
    ['of a bot', { user: 'helper[bot]', type: 'Bot' }],
    ['of a bot that says it is a person', { user: 'helper[bot]' }],
    ['in an edited comment', { action: 'edited' }],
    ['in a deleted comment', { action: 'deleted' }],
    ['in a comment that was updated', { updatedAt: '2099-01-01T00:00:00Z' }],
    ['in an answer of ours', { body: '/housestyle pause\n\n<!-- housestyle:answer 1 -->' }],
    ['in a summary of ours', { body: '/housestyle pause\n<!-- housestyle:summary -->' }],
  ])('%s', async (_name, said) => {
    const stage = await setCommentStage();
    const result = await stage.say({ user: 'ada', body: '/housestyle pause', ...said });
    expect(result.exitCode).toBe(0);
    expect(stateOf(stage)).toBeUndefined();
    expect(stage.github.issueComments(NUMBER)).toHaveLength(1);
  });
});

describe('help', () => {
  it.each(['ada', 'maia', 'root', 'acme'])('lists the commands for %s', async (user) => {
    const stage = await setCommentStage();
    const result = await stage.say({ user, body: '/housestyle help' });
    expect(result.exitCode).toBe(0);
    expect(stage.lastComment()).toContain('/housestyle remember TEXT');
    expect(stage.reactions()).toEqual(['eyes', '+1']);
    expect(result.requests.length).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(stage.github.unexpected).toEqual([]);
  });

  it('is given once, however often the event is run', async () => {
    const stage = await setCommentStage();
    const event = await stage.write({ user: 'ada', body: '/housestyle' });
    for (let times = 0; times < 3; times += 1) {
      expect((await stage.run(event)).requests.length).toBeLessThanOrEqual(MOST_REQUESTS);
    }
    expect(stage.github.issueComments(NUMBER)).toHaveLength(2);
  });

  it('is short after a command that does not exist, with the nearest one', async () => {
    const stage = await setCommentStage();
    const result = await stage.say({ user: 'ada', body: '/housestyle reviw @everyone <img src=x>' });
    expect(stage.lastComment()).toContain('There is no command `reviw`. Did you mean `/housestyle review`?');
    expect(stage.lastComment()).not.toContain('<img');
    expect(stage.reactions()).toEqual(['eyes', 'confused']);
    expect(result.requests.length).toBeLessThanOrEqual(MOST_REQUESTS);
  });

  it('starts nothing when it comes back as an event of a person whose token posted it', async () => {
    const stage = await setCommentStage();
    await stage.say({ user: 'ada', body: '/housestyle help' });
    const result = await stage.say({ user: 'ada', body: stage.lastComment() ?? '' });
    expect(result).toMatchObject({ exitCode: 0, requests: [] });
  });
});

describe('a review on demand', () => {
  it('reviews, and reacts at the start and at the end', async () => {
    const stage = await setCommentStage();
    const result = await stage.say({ user: 'ada', body: 'Please:\n\n/housestyle review' });
    expect(result.exitCode).toBe(0);
    expect(stage.github.reviewComments(NUMBER)).toHaveLength(2);
    expect(stage.reactions()).toEqual(['eyes', '+1']);
  });

  it('names the agents if the one it asks for does not exist', async () => {
    const stage = await setCommentStage();
    const result = await stage.say({ user: 'ada', body: '/housestyle review dbb' });
    expect(result.exitCode).toBe(0);
    expect(stage.lastComment()).toContain('There is no agent `dbb`. Did you mean `dba`?');
    expect(stage.reactions()).toEqual(['eyes', 'confused']);
    expect(stage.github.reviewComments(NUMBER)).toEqual([]);
  });

  it('does not review code that was pushed after the comment', async () => {
    const stage = await setCommentStage();
    const thread = await review(stage);
    const before = stage.github.reviewComments(NUMBER).length;
    const event = await stage.write({ user: 'ada', body: '/housestyle review', thread });
    await stage.repository.commit('feature', { message: 'Change it', files: { 'src/cart.js': 'var evil = 1;\n' } });
    const result = await stage.run(event);
    expect(result.exitCode).toBe(0);
    const bodies = stage.github.reviewComments(NUMBER).map(({ body }) => body);
    expect(bodies).toHaveLength(before + 2);
    expect(bodies.at(-1)).toMatch(/^`[0-9a-f]{7}` was pushed after this comment\./);
    expect(stage.reactions()).toEqual(['eyes', 'confused']);
  });

  it.each([
    ['before', '2000-01-01T00:00:00Z', 2],
    ['after', '2099-01-01T00:00:00Z', 0],
  ])('goes by the time of the push, here %s the comment', async (_name, at, comments) => {
    const stage = await setCommentStage();
    const head = await stage.repository.sha('feature');
    stage.github.setKnob('pushes', [{ repository: 'acme/shop', branch: 'feature', head, user: 'ada', at }]);
    const result = await stage.say({ user: 'ada', body: '/housestyle review' });
    expect(result.exitCode).toBe(0);
    expect(result.text).not.toContain('may be newer');
    expect(stage.github.reviewComments(NUMBER)).toHaveLength(comments);
  });

  it('says so if GitHub does not tell when the head was pushed', async () => {
    const stage = await setCommentStage();
    const result = await stage.say({ user: 'ada', body: '/housestyle review' });
    expect(result.text).toContain('may be newer than the comment of ada');
  });
});

describe('pause and resume', () => {
  it('stop the reviews of pushes, and continue them', async () => {
    const stage = await setCommentStage();
    const paused = await stage.say({ user: 'ada', body: '/housestyle pause' });
    expect(paused.exitCode).toBe(0);
    expect(paused.requests.length).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(stage.reactions()).toEqual(['+1']);
    expect(stateOf(stage)?.pausedBy).toBe('ada');
    expect(stage.lastComment()).toContain('**Reviews of this pull request are paused** by ada.');
    const pushed = await stage.push();
    expect(pushed).toMatchObject({ exitCode: 0, outputs: { conclusion: 'skipped' } });
    expect(pushed.text).toContain('paused by ada');
    expect(stage.github.reviewComments(NUMBER)).toEqual([]);
    const resumed = await stage.say({ user: 'maia', body: '/housestyle resume' });
    expect(resumed.requests.length).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(stateOf(stage)?.pausedBy).toBeUndefined();
    await stage.push();
    expect(stage.github.reviewComments(NUMBER)).toHaveLength(2);
    const summaries = stage.github.issueComments(NUMBER).filter(({ body }) => readSummaryMarkers(body).isSummary);
    expect(summaries).toHaveLength(1);
    expect(summaries[0]?.body).not.toContain('paused');
  });

  it('keep the summary of a review, and review if a person asks', async () => {
    const stage = await setCommentStage();
    await stage.push();
    const [before] = stage.github.issueComments(NUMBER);
    const result = await stage.say({ user: 'ada', body: '/housestyle pause' });
    expect(result.requests.length).toBeLessThanOrEqual(MOST_REQUESTS);
    const [after] = stage.github.issueComments(NUMBER);
    expect(after?.body.split('\n')[0]).toBe(before?.body.split('\n')[0]);
    const asked = await stage.say({ user: 'ada', body: '/housestyle review full' });
    expect(asked.outputs['conclusion']).toBe('findings');
    expect(stateOf(stage)?.pausedBy).toBe('ada');
  });

  it('write nothing the second time', async () => {
    const stage = await setCommentStage();
    await stage.say({ user: 'ada', body: '/housestyle pause' });
    const again = await stage.say({ user: 'maia', body: '/housestyle pause' });
    expect(writes(again.requests)).toEqual([expect.stringMatching(/reactions$/)]);
    expect(stateOf(stage)?.pausedBy).toBe('ada');
  });

  it('do not follow a forged summary', async () => {
    const stage = await setCommentStage();
    await stage.say({ user: 'ada', body: '/housestyle pause' });
    const forged = stage.lastComment() ?? '';
    await stage.say({ user: 'ada', body: '/housestyle resume' });
    stage.github.addUserComment({ number: NUMBER, user: 'mallory', body: forged });
    const pushed = await stage.push();
    expect(pushed.outputs['conclusion']).toBe('findings');
  });

  it('say that nothing can be remembered without a secret', async () => {
    const token = 'ghs_workflow';
    const stage = await setCommentStage({ emulator: { token } });
    const result = await stage.say({ user: 'ada', body: '/housestyle pause' }, { inputs: { 'github-token': token } });
    expect(result.exitCode).toBe(0);
    expect(stage.lastComment()).toContain('This cannot be remembered');
    expect(result.requests.length).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(stage.reactions()).toEqual(['eyes', 'confused']);
  });
});

describe('ignore', () => {
  it('keeps a finding from being reported again', async () => {
    const stage = await setCommentStage();
    const thread = await review(stage);
    const result = await stage.say({ user: 'ada', body: '/housestyle ignore', thread });
    expect(result.exitCode).toBe(0);
    expect(result.requests.length).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(stage.reactions()).toEqual(['+1']);
    expect(stateOf(stage)?.silenced).toEqual([{ fingerprint: expect.stringMatching(/^[0-9a-f]+$/), by: 'ada' }]);
    await stage.repository.commit('feature', { message: 'Add', files: { 'src/other.js': 'let a = 1;\n' } });
    const pushed = await stage.push();
    expect(pushed.outputs['findings']).toBe('1');
    expect(stateOf(stage)?.silenced).toHaveLength(1);
  });

  it.each([
    ['by its number', '/housestyle ignore 2.1'],
    ['by its words', '/housestyle ignore never use var'],
  ])('keeps a statement from being reported %s', async (_name, body) => {
    const stage = await setCommentStage();
    const result = await stage.say({ user: 'ada', body });
    expect(result.requests.length).toBeLessThanOrEqual(MOST_REQUESTS);
    const pushed = await stage.push();
    expect(pushed.outputs['findings']).toBe('1');
    expect(stage.github.reviewComments(NUMBER).map((comment) => comment.body)).toEqual([expect.stringContaining('==')]);
    expect(
      stage.github
        .issueComments(NUMBER)
        .map((comment) => comment.body)
        .join('\n'),
    ).toContain('ignored by');
  });

  it.each([
    ['words', '/housestyle ignore never use goto', '`never use goto`', true],
    ['a number', '/housestyle ignore 99.9', '`99.9`', true],
    ['a place', '/housestyle ignore AGENTS.md:3', '`AGENTS.md:3`', true],
    ['words that a statement has', '/housestyle ignore never use var', '`never use var`', false],
    ['its place', '/housestyle ignore .github/copilot-instructions.md:3', '.github/copilot', false],
  ])('is named in the next review if it silences nothing: %s', async (_name, body, written, isIdle) => {
    const stage = await setCommentStage();
    await stage.say({ user: 'ada', body });
    await stage.push();
    const note = `/housestyle ignore\`: ${written}, which ada wrote, silences nothing`;
    expect((stage.github.issueComments(NUMBER)[1]?.body ?? '').includes(note)).toBe(isIdle);
  });

  it.each([
    ['/housestyle ignore', 'works as a reply'],
    ['/housestyle ignore a', 'needs the number of a statement'],
  ])('says what is wrong with %s', async (body, expected) => {
    const stage = await setCommentStage();
    const result = await stage.say({ user: 'ada', body });
    expect(stage.lastComment()).toContain(expected);
    expect(result.requests.length).toBeLessThanOrEqual(MOST_REQUESTS);
  });
});

import { describe, expect, it } from 'vitest';
import { parseReply } from '../../../src/findings/replies/parse-reply.ts';

function reasonsOf(reply: unknown): readonly string[] {
  return parseReply(typeof reply === 'string' ? reply : JSON.stringify(reply)).leftOut.map(({ reason }) => reason);
}

const NOT_READ = 'it says that it did not read the change';
const REFUSED = 'it refuses to review the change';
const NOT_WHOLE = 'a field of it says that it is not whole';

describe('an answer without comments', () => {
  it.each([
    'I could not see the diff.',
    'I cannot access the attached files.',
    'I was unable to review the whole change, so I report nothing.',
    'I did not read all of the files.',
    "I don't have access to the code.",
    'We were not given the patch.',
    'No diff was provided.',
    'The diff is truncated after 300 lines.',
  ])('is not a clean review if it says so: %s', (summary) => {
    expect(reasonsOf({ summary, comments: [] })).toEqual([NOT_READ]);
    expect(reasonsOf(`${summary}\n\n{"comments": []}`)).toEqual([NOT_READ]);
  });

  it.each([
    'I cannot help with that.',
    "I'm sorry, but I can't assist with this request.",
    'Sorry, I am not able to continue.',
    'I must decline.',
    'This request violates our content policy.',
    'Lo siento, no puedo ayudar con eso.',
    'Je ne peux pas vous aider.',
    'Ich kann dabei leider nicht helfen.',
    'К сожалению, я не могу помочь с этим.',
    '抱歉，我无法协助处理这个请求。',
    '申し訳ありませんが、その依頼には対応できません。',
  ])('is not a clean review if it refuses: %s', (summary) => {
    expect(reasonsOf({ summary, comments: [] })).toEqual([REFUSED]);
    expect(reasonsOf(`${summary}\n\n{"comments": []}`)).toEqual([REFUSED]);
  });

  it.each<[object]>([
    [{ error: { message: 'overloaded' } }],
    [{ error: 'overloaded' }],
    [{ truncated: true }],
    [{ has_more: 'yes' }],
    [{ remaining: 3 }],
    [{ complete: false }],
  ])('is not a clean review if a field says so: %j', (more) => {
    expect(reasonsOf({ summary: 'Fine.', comments: [], ...more })).toContain(NOT_WHOLE);
  });

  it.each([
    'I did not find any issues in the code.',
    'I did not see anything wrong in this change.',
    'I could not find a problem in these files.',
    "I can't help but admire this change.",
    'I will not report style issues, as asked.',
    'Users cannot continue without an account now.',
    'We cannot process payments of this kind any more.',
    'We do not read the file twice any more.',
    'The function cannot read files of this size.',
    'It throws if the input is empty or the patch is missing.',
    'No changes are visible to users.',
    'The change is complete and fine.',
  ])('is a clean review if it speaks of the code: %s', (summary) => {
    expect(reasonsOf({ summary, comments: [], error: null, errors: [], truncated: false, complete: true })).toEqual([]);
  });

  it('does not matter next to comments', () => {
    const comment = { path: 'a.js', line: 1, body: 'It is wrong.' };
    expect(parseReply(JSON.stringify({ summary: 'I could not see the diff.', comments: [comment] })).leftOut).toEqual(
      [],
    );
  });
});

describe('a comment with two severities', () => {
  it.each([
    ['"severity": "high", "severity": "low"', 'high'],
    ['"severity": "low", "severity": "high"', 'high'],
    ['"severity": "low", "severity": "medium"', 'medium'],
  ])('has the worse one: %s', (written, expected) => {
    const { drafts } = parseReply(`{"comments": [{"path": "a.js", "line": 1, ${written}, "body": "It is wrong."}]}`);
    expect(drafts.map(({ severity }) => severity)).toEqual([expected]);
  });
});

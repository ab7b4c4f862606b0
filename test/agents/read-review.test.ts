import { describe, expect, it } from 'vitest';
import { joinReviews, readReview } from '../../src/agents/read-review.ts';
import type { ParsedReply } from '../../src/findings/replies/parse-reply.ts';

const COMMENT = { path: 'a.ts', line: 1, title: 'T', body: 'B' };

function answer(...comments: readonly unknown[]): string {
  return JSON.stringify({ summary: 'S', comments });
}

function parsed(text: string): ParsedReply {
  const reading = readReview(text);
  const one = reading.kind === 'read' ? reading.answer : reading.partly;
  if (one === undefined) {
    throw new Error('nothing can be read of it');
  }
  return one;
}

describe('an answer', () => {
  it('with nothing to report is read', () => {
    expect(readReview(answer())).toMatchObject({ kind: 'read', answer: { summary: 'S', drafts: [] } });
  });

  it('repeats no key, also one that the model put together', () => {
    const key = ['AKIALAG5YS', 'AQX6K22L6Q'].join('');
    const says = { title: `Key ${key}`, body: `It is ${key}, and ${btoa(key)}.`, suggestion: `f("${key}");` };
    const { drafts, leftOut, summary } = parsed(
      JSON.stringify({ summary: key, comments: [{ ...COMMENT, ...says }, { body: key }] }),
    );
    expect({ draft: drafts[0], said: leftOut[0]?.said, summary }).toMatchObject({
      draft: {
        title: 'Key [AWS access key]',
        body: 'It is [AWS access key], and [AWS access key].',
        suggestion: 'f("[AWS access key]");',
      },
      said: '[AWS access key]',
      summary: '[AWS access key]',
    });
  });

  it.each<[string, string, readonly string[], number | undefined]>([
    ['in prose', 'All is well.', ['there is no JSON in it'], undefined],
    [
      'in JSON of another form',
      '{"answer": []}',
      ['there is no JSON object with a list of `comments` in it'],
      undefined,
    ],
    [
      'with a comment that lacks its place',
      answer(COMMENT, { body: 'B' }),
      ['comment 2 of the reply: it has no `path`'],
      1,
    ],
    [
      'that stops being JSON',
      answer(COMMENT, COMMENT).replace(/"B"\}\]\}$/, '"B" oops'),
      ['comment 2 of the reply: the reply was cut off inside it'],
      1,
    ],
  ])('%s is at fault', (_name, text, errors, drafts) => {
    const reading = readReview(text);
    expect([
      reading.kind === 'unreadable' && reading.errors,
      reading.kind === 'unreadable' && reading.partly?.drafts.length,
    ]).toEqual([errors, drafts]);
  });
});

describe('two answers to one request', () => {
  it('are merged, with repeated comments once', () => {
    const first = parsed(answer(COMMENT, { ...COMMENT, line: 2 }, { body: 'B' }));
    const second = parsed(answer({ ...COMMENT, body: 'Better' }, { ...COMMENT, line: 3 }));
    const { drafts, leftOut } = joinReviews(first, second);
    expect([drafts.map(({ line, body }) => `${line} ${body}`), leftOut]).toEqual([['2 B', '1 Better', '3 B'], []]);
  });

  it('still lack a comment that neither of them says', () => {
    const first = parsed(answer(COMMENT, { body: 'B' }));
    expect(joinReviews(first, parsed(answer(COMMENT))).leftOut).toEqual(first.leftOut);
    expect(joinReviews(first, parsed(answer())).leftOut).toEqual(first.leftOut);
  });
});

import { describe, expect, it } from 'vitest';
import { REVIEW_ANSWER } from '../../src/findings/answer-shape.ts';
import { parseReply } from '../../src/findings/replies/parse-reply.ts';
import { FINDING_KINDS, SEVERITIES } from '../../src/findings/types.ts';
import { isGroup } from '../../src/fitting/piece.ts';
import { systemPieces } from '../../src/prompt/parts/system.ts';

const told = systemPieces()
  .map((piece) => (isGroup(piece) ? '' : piece.text))
  .join('');

describe('the requested form of an answer', () => {
  it.each([...FINDING_KINDS, ...SEVERITIES, 'LEFT', 'RIGHT'])(
    'has the word %s in the prompt and in the schema',
    (word) => {
      expect(told).toContain(`"${word}"`);
      expect(JSON.stringify(REVIEW_ANSWER.schema)).toContain(`"${word}"`);
    },
  );

  it('has an example that can be parsed once it is filled in, with every field of the schema', () => {
    const example = told.split('\n').find((line) => line.startsWith('{"summary"')) ?? '';
    const { properties } = REVIEW_ANSWER.schema.properties.comments.items;
    expect(parseReply(example).kind).toBe('unreadable');
    expect(parseReply(example.replaceAll('...', 'a.ts'))).toMatchObject({
      kind: 'read',
      drafts: [{ line: 12, citation: '2.1' }],
    });
    expect(Object.keys(properties).filter((name) => !example.includes(`"${name}":`))).toEqual([]);
  });
});

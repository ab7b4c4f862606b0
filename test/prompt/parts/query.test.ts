import { describe, expect, test } from 'vitest';
import { queryPieces } from '../../../src/prompt/parts/query.ts';

function textOf(query: string): string | undefined {
  const [piece] = queryPieces(query);
  return piece?.text;
}

describe('the request of a person', () => {
  test('is in a tag of its own, trimmed, and never cut', () => {
    const [piece] = queryPieces('\n Look at the cart. \n');
    expect(piece).toMatchObject({ id: 'query', kind: 'query', priority: 'required' });
    expect(piece?.text).toContain('<request>\nLook at the cart.\n</request>');
  });

  test('is left out when it is blank', () => {
    expect(queryPieces(' \n ')).toEqual([]);
  });

  test.each(['</request>', '< /request >', '</REQUEST>', '<request>'])('cannot close its tag with %s', (tag) => {
    expect(textOf(`a ${tag} b`)?.match(/<\s*\/?\s*request/gi)).toEqual(['<request', '</request']);
  });

  test('keeps other tags as they are', () => {
    expect(textOf('use <requests> and <b>')).toContain('use <requests> and <b>');
  });
});

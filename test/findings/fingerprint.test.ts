import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../src/findings/fingerprint.ts';

const SUBJECT = { path: 'a.ts', about: 'bug', text: 'x = 1;', ordinal: 0 };

describe('fingerprint', () => {
  it('is the same in every version, because otherwise every finding would be posted again', () => {
    expect(fingerprint(SUBJECT)).toMatchInlineSnapshot(`"b916b1e00ffb74b99b38"`);
  });

  it.each([
    ['other spaces', { text: '  x =\t1;\r' }, true],
    ['another path', { path: 'b.ts' }, false],
    ['another subject', { about: 'style' }, false],
    ['another text', { text: 'x = 2;' }, false],
    ['another position among equal findings', { ordinal: 1 }, false],
    ['the same characters divided between other fields', { path: 'a.tsbug', about: '' }, false],
  ])('with %s is the same: %o', (_name, fields, same) => {
    expect(fingerprint({ ...SUBJECT, ...fields }) === fingerprint(SUBJECT)).toBe(same);
  });
});

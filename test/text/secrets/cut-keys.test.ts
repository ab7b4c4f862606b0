import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyCutter, listEnvironmentKeys } from '../../../src/text/secrets/cut-keys.ts';

const KEY = 'hs+key/7f3a9c21=e5';

describe('createKeyCutter', () => {
  const { cut } = createKeyCutter([KEY, undefined, 'short', '']);
  it.each([
    ['a key', `Bearer ${KEY}!`, 'Bearer ***!'],
    ['a key in an address', `?key=${encodeURIComponent(KEY)}`, '?key=***'],
    ['each of two', `${KEY} ${KEY}`, '*** ***'],
    ['its digits', `0x${Buffer.from(KEY).toString('hex')}`, '0x***'],
    ['a reversed key', `${[...KEY].toReversed().join('')} read it backwards`, '*** read it backwards'],
    ['a key in Markdown, whose signs are escaped', 'hs\\+key\\/7f3a9c21\\=e5', '***'],
    ['a key in HTML, whose signs are written by numbers', 'hs&#43;key&#x2f;7f3a9c21&#61;e5', '***'],
    ['a key with marks that nobody sees', [...KEY].join('\u200B'), '***'],
    ['not a part of it', KEY.slice(0, 9), KEY.slice(0, 9)],
    ['not what is too short for a key', 'short', 'short'],
  ])('cuts %s', (_, text, expected) => {
    expect(cut(text)).toBe(expected);
  });

  it('cuts the longer of two keys that begin alike', () => {
    expect(createKeyCutter(['abcdefgh', 'abcdefgh-1234']).cut('abcdefgh-1234 abcdefgh')).toBe('*** ***');
  });

  it('cuts the beginning of a key that was cut off', () => {
    const key = 'sk-proj-Q7zKx92LmVt4RbWn81YcHd';
    const { cut } = createKeyCutter([key]);
    expect([cut(`It is ${key.slice(0, 25)}…`), cut('sk-proj-…')]).toEqual(['It is ***', 'sk-proj-…']);
  });

  it('cuts what is added later', () => {
    const cutter = createKeyCutter([]);
    cutter.add('added-later');
    expect(cutter.cut('x added-later')).toBe('x ***');
  });

  it('leaves no key in Base64, whatever is around it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 }), (before, after) => {
        const shown = cut(Buffer.from(before + KEY + after).toString('base64'));
        expect(Buffer.from(shown, 'base64').toString()).not.toContain(KEY);
        expect(shown).toContain('***');
      }),
    );
  });
});

describe('listEnvironmentKeys', () => {
  it('lists our own keys, inputs and long secrets, and nothing else', () => {
    const environment = {
      OPENAI_API_KEY: 'own-key',
      'INPUT_API-KEY': 'input-key',
      GITHUB_TOKEN: 'a-token',
      DEPLOY_TOKEN: 'x7f3a9c21e5b8d4f',
      SHORT_TOKEN: 'none',
      SSH_PRIVATE_KEY: '/home/me/.ssh/id_of_the_machine',
      CACHE_KEY: 'linux-x64-node-24-abcdef',
      HOME: '/home/somebody/somewhere',
      GONE: undefined,
    };
    expect(listEnvironmentKeys(environment).toSorted()).toEqual([
      'a-token',
      'input-key',
      'own-key',
      'x7f3a9c21e5b8d4f',
    ]);
  });
});

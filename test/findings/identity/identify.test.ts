import { describe, expect, it } from 'vitest';
import type { ReadHead } from '../../../src/changes/head-text.ts';
import type { FileChange } from '../../../src/changes/types.ts';
import { identifyFindings } from '../../../src/findings/identity/identify.ts';
import type { FindingIdentity } from '../../../src/findings/identity/finding-identity.ts';
import type { Finding } from '../../../src/findings/types.ts';
import { installedGrammars } from '../../syntax/installed-grammars.ts';
import { findingOf } from '../../reports/result.ts';
import { fileOf, hunkAt } from '../file-change.ts';

const LINES = [
  'class Cart {',
  '  total() {',
  '    let sum = 0;',
  '',
  '    }',
  '    return sum;',
  '  }',
  '  clear() {',
  '    return sum;',
  '  }',
  '}',
];
const HEAD = `${LINES.join('\n')}\n`;
const FILE = fileOf('src/a.ts', hunkAt(2, ['   total() {', '-    old();', '+    let sum = 0;', ' ']));
const GRAMMARS = installedGrammars();

async function identify(
  fields: Partial<Finding>,
  head: string | ReadHead = HEAD,
  file: FileChange = FILE,
): Promise<FindingIdentity | undefined> {
  const readHead: ReadHead = typeof head === 'string' ? () => Promise.resolve(head) : head;
  const [found] = await identifyFindings([findingOf(fields)], { files: [file], readHead, grammars: GRAMMARS });
  return found?.identity;
}

describe('the identity of a finding', () => {
  it('has the digests of its line, of the lines around it that have words, and of the enclosing declaration', async () => {
    const one = await identify({ line: 6 });
    const inOther = await identify({ line: 9 });
    expect(one).toEqual({
      about: 'fault',
      family: 'fault',
      code: expect.stringMatching(/^[0-9a-f]{12}$/),
      within: expect.stringMatching(/^[0-9a-f]{12}$/),
      before: (await identify({ line: 3 }))?.code,
      after: (await identify({ line: 8 }))?.code,
    });
    expect(inOther?.code).toBe(one?.code);
    expect(inOther?.within).not.toBe(one?.within);
  });

  it('does not change when lines are added above, or blanks in the line', async () => {
    const moved = LINES.map((line) => line.replace('return sum', 'return  sum')).join('\r\n');
    expect(await identify({ line: 8 }, `\n\n${moved}`, { ...FILE, hunks: [] })).toEqual(await identify({ line: 6 }));
  });

  it('does not depend on the words, the severity or the exact kind', async () => {
    const words = { title: 'Other', body: 'Words', severity: 'low', kind: 'performance' } as const;
    expect(await identify({ line: 3, ...words })).toEqual(await identify({ line: 3 }));
  });

  it('is about the cited statement, wherever its guideline is stored', async () => {
    const cite = (source: string, text: string): Partial<Finding> => ({
      guideline: { id: '2', source, line: 4, text },
    });
    const one = await identify({ ...cite('a.md', 'Use  const.'), kind: 'style' });
    expect(await identify({ ...cite('b.md', 'use const.'), kind: 'naming' })).toEqual(one);
    expect((await identify({ ...cite('a.md', 'Use let.'), kind: 'style' }))?.about).not.toBe(one?.about);
    expect(one?.family).toBe('style');
  });

  it.each<[string, ReadHead]>([
    ['cannot be read', () => Promise.reject(new Error('no answer'))],
    ['is not available', () => Promise.resolve(undefined)],
    ['is that of another commit', () => Promise.resolve('something\nelse\nentirely')],
  ])('is read from the hunks if the head %s', async (_why, head) => {
    const whole = await identify({ line: 3 });
    const read = await identify({ line: 3 }, head);
    expect(read?.code).toBe(whole?.code);
    expect(read?.before).toBe(whole?.before);
    expect(read?.within).toBeUndefined();
  });

  it('of a removed line is read from the base', async () => {
    expect(await identify({ line: 3, side: 'LEFT' })).toEqual({
      about: 'fault',
      family: 'fault',
      code: expect.any(String),
      before: (await identify({ line: 2 }))?.code,
    });
  });

  it('of a finding without a line, or in a file that is not part of the change, is what it is about', async () => {
    const { line: _line, ...whole } = findingOf({});
    const readHead = (): never => expect.fail('no file is to be read');
    const findings = [whole, findingOf({ path: 'other.ts' })];
    const identified = await identifyFindings(findings, { files: [FILE], readHead });
    expect(identified.map(({ identity }) => identity)).toEqual([
      { about: 'fault', family: 'fault' },
      { about: 'fault', family: 'fault' },
    ]);
  });

  it('is given to the other places of a finding too', async () => {
    const places = [{ path: 'src/a.ts', side: 'RIGHT', line: 9, fingerprint: 'b1' }] as const;
    const readHead = (): Promise<string> => Promise.resolve(HEAD);
    const [found] = await identifyFindings([findingOf({ line: 6, places })], { files: [FILE], readHead });
    expect(found?.places?.[0]?.identity?.code).toBe(found?.identity?.code);
  });
});

it('no grammar is loaded and no file is read if there is no finding', async () => {
  const fail = (): never => expect.fail('nothing is to be read');
  expect(await identifyFindings([], { files: [FILE], readHead: fail, grammars: { read: fail } })).toEqual([]);
});

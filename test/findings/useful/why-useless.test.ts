import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whyUseless } from '../../../src/findings/useful/why-useless.ts';
import { LABELLED_TEXTS, type LabelledText } from './labelled-texts.ts';

const KEPT = LABELLED_TEXTS.filter((_text, index) => index % 2 === 1);

/** Titles of the texts with this label that are left out. */
function listLeftOut(texts: readonly LabelledText[], label: LabelledText['label']): readonly string[] {
  return texts.filter((text) => text.label === label && whyUseless(text) !== undefined).map(({ title }) => title);
}

describe('in texts labelled by hand', () => {
  it('there are enough', () => {
    expect(LABELLED_TEXTS.length).toBeGreaterThanOrEqual(200);
  });

  it('no real finding is left out', () => {
    expect(listLeftOut(LABELLED_TEXTS, 'real')).toEqual([]);
  });

  it('nine in ten of those that report nothing are left out, also of those that the patterns were not made with', () => {
    const noise = KEPT.filter(({ label }) => label === 'noise');
    expect(listLeftOut(KEPT, 'noise').length / noise.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('a finding is left out with the reason', () => {
  it.each<[string, string, string]>([
    ['LGTM', 'Looks good to me.', 'it only says that the code is good'],
    ['Tests', 'Please add tests.', 'it only asks to verify or to test something and names no problem'],
    ['Adds a test', 'This change adds a test for `parse`.', 'it only describes the change'],
    [
      'Nice use of `map`',
      'Nice use of `map`. Please verify that it works.',
      'it only asks to verify or to test something and names no problem',
    ],
  ])('%s', (title, body, reason) => {
    expect(whyUseless({ title, body })).toBe(reason);
  });

  it('if it repeats its guideline and the line does not show why', () => {
    const rule = { title: 'Use the logger', body: 'Always use the logger.', cited: 'Use the logger.' };
    expect(whyUseless({ ...rule, quote: 'return 1;' })).toBe(
      'it only repeats its guideline and does not say what in the code breaks it',
    );
    expect(whyUseless({ ...rule, quote: 'logger = None' })).toBeUndefined();
  });
});

describe('a finding is kept', () => {
  it.each<[string, string, string]>([
    ['if the praise is in the code', 'Wrong text', 'The button says `Looks good to me`.'],
    ['if praise hides what follows', 'LGTM', 'LGTM. `rm -rf` runs as root.'],
    ['if praise hides what follows in a clause', 'Good work', 'Good work: the token never expires.'],
    ['if the title names the fault', 'SQL injection', 'Please verify.'],
    ['if the body has a code block', 'Good', 'Good.\n```js\na()\n```'],
    ['if it is long', 'Good', 'Good. '.repeat(300)],
    ['if praise is a fault', 'Valid forever', 'The token is valid forever.'],
    ['if it is code alone', '`eval`', '`eval`'],
    ['in another language', '缺少空值检查', '用户可能未定义。'],
    ['if it is a question', 'Is this right?', 'Is this right for negative numbers?'],
    ['if it asks to check something certain', 'Check bounds', 'Please check the bounds of `i`.'],
  ])('%s', (_name, title, body) => {
    expect(whyUseless({ title, body })).toBeUndefined();
  });

  it('whatever praise, code and blanks are around it', () => {
    const around = fc.constantFrom(
      'LGTM.',
      'Nice work!',
      'No issues found.',
      'Please verify that this works.',
      '`ok`',
      '\n',
    );
    const fault = fc.constantFrom(
      'The index is off by one.',
      '`close` is never called.',
      'What if `a` is empty?',
      'MD5 is weak.',
    );
    fc.assert(
      fc.property(fc.array(around), fault, fc.array(around), (before, said, after) => {
        expect(whyUseless({ title: 'Good', body: [...before, said, ...after].join(' ') })).toBeUndefined();
      }),
    );
  });
});

it('hostile texts are read in linear time', () => {
  for (const part of [
    'good ',
    'no ',
    'is ',
    'please ',
    'this follows ',
    'a',
    '§',
    '`',
    ', and good',
    'guideline ',
    '👍',
    '.',
  ]) {
    whyUseless({
      title: part.repeat(200).slice(0, 120),
      body: part.repeat(1_000).slice(0, 1_000),
      cited: part.repeat(9_000),
    });
    expect(whyUseless({ title: 'x', body: part.repeat(1_000_000) })).toBeUndefined();
  }
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  authorsText,
  findSection,
  mayReplaceTitle,
  placeSection,
  SECTION_OFF,
  SECTION_START,
  shortDigest,
  withoutSection,
} from '../../../src/reports/describe/description-section.ts';
import { runs } from '../../property-runs.ts';

const KEY = { headSha: 'abcdef1', request: '0123456789abcdef' };

function place(body: string, content: string, key = KEY): string {
  return placeSection(body, findSection(body), content, key);
}

describe('our section of a description', () => {
  it('is added below the text of the author', () => {
    const body = place('Please look.', 'It adds vouchers.');
    expect(body).toMatch(
      /^Please look\.\n\n<!-- housestyle:describe -->\nIt adds vouchers\.\n<!-- housestyle:described abcdef1 0123456789abcdef - [0-9a-f]{16} -->$/,
    );
    expect(findSection(body)).toMatchObject({ kind: 'ours', key: KEY });
  });

  it('is replaced where it is, and the text around it stays byte for byte', () => {
    const first = `Above.\r\n\r\n${place('', 'One.')}\r\n\r\n- [ ] Below  \r\n`;
    const second = place(first, 'Two.');
    expect(second).toBe(`Above.\r\n\r\n${place('', 'Two.')}\r\n\r\n- [ ] Below  \r\n`);
  });

  it.each<[string, (body: string) => string, string]>([
    ['stays ours if GitHub saved it with other line ends', (body) => body.replaceAll('\n', '\r\n'), 'ours'],
    ['stays ours if text was added around it', (body) => `A\n\n${body}\n\nB`, 'ours'],
    ['is the text of a person who edited it', (body) => body.replace('One', 'Two'), 'edited'],
    [
      'is the text of a person who removed its last line',
      (body) => body.replace(/<!-- housestyle:described.*$/, ''),
      'edited',
    ],
    ['is the text of a person who removed its first line', (body) => body.replace(SECTION_START, ''), 'edited'],
    ['is the text of a person who copied it', (body) => `${body}\n\n${body}`, 'edited'],
    ['is the text of a person who changed its key', (body) => body.replace('abcdef1', 'abcdef2'), 'edited'],
    ['is absent if a person removed it', () => 'Mine.', 'none'],
    ['is not wanted if the author says so', (body) => `${body}\n${SECTION_OFF}`, 'off'],
  ])('%s', (_, edit, kind) => {
    const body = edit(place('', 'One.'));
    expect(findSection(body).kind).toBe(kind);
    if (kind === 'edited' || kind === 'off') {
      expect(place(body, 'Three.')).toBe(body);
      expect(withoutSection(body)).toBe(body);
    }
  });

  it('is not part of what the author wrote', () => {
    expect(withoutSection(place('Mine.', 'Ours.'))).toBe('Mine.');
    expect(withoutSection(place('', 'Ours.'))).toBe('');
  });

  it('never changes the text of a person, whatever it is', () => {
    const words = fc.constantFrom(
      SECTION_START,
      SECTION_OFF,
      '<!-- housestyle:described',
      ' -->',
      '\n',
      '\r\n',
      'a',
      '```',
    );
    const text = fc.array(words, { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (body, content) => {
        const once = place(body, content.replaceAll('<!--', '<!'));
        expect(once.startsWith(body.replace(/\s+$/, ''))).toBe(true);
        const found = findSection(once);
        expect(found.kind === 'ours' ? withoutSection(once) : body).toBe(found.kind === 'ours' ? body.trim() : body);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('the title of a pull request', () => {
  const ours = findSection(place('', 'One.', { ...KEY, title: shortDigest('Add vouchers') } as typeof KEY));
  it.each<[string, string, string, boolean]>([
    ['may be replaced if it is the name of the branch', 'Feature/add vouchers', 'feature/add-vouchers', true],
    ['may be replaced if we wrote it', 'Add vouchers', 'x', true],
    ['stays if a person wrote it', 'Vouchers, at last', 'feature/add-vouchers', false],
  ])('%s', (_, title, headRef, expected) => {
    expect(mayReplaceTitle({ title, headRef }, ours)).toBe(expected);
  });

  it('that we wrote is not shown to a model as the author’s', () => {
    const body = place('Mine.', 'One.', { ...KEY, title: shortDigest('Add vouchers') } as typeof KEY);
    expect(authorsText({ title: 'Add vouchers', body, headRef: 'feature/add-vouchers' })).toEqual({
      title: 'Feature/add vouchers',
      body: 'Mine.',
    });
    expect(authorsText({ title: 'Other', body, headRef: 'x' })).toEqual({ title: 'Other', body: 'Mine.' });
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFile } from '../../../src/prompt/parts/change.ts';
import { characterTokenizer } from '../../../src/tokens/tokens.ts';
import { anyFile, fileOf, hunkAt } from '../../findings/file-change.ts';

const tokenizer = characterTokenizer();

/** The whole text of a file as it goes into a request with room for all. */
function draw(file: Parameters<typeof drawFile>[0], room = Number.POSITIVE_INFINITY): string {
  const { open, parts, close } = drawFile(file, room, tokenizer);
  return open + parts.map((part) => part.text).join('') + close;
}

describe('a file of the change', () => {
  it('is drawn with numbered lines between fences', () => {
    const file = fileOf(
      'src/a.ts',
      hunkAt(9, [' keep', '-old', '+new', '+'], 7, ' function a() {'),
      hunkAt(40, ['+end']),
    );
    const label = /<<<CHANGE (\S+)/.exec(draw(file))?.[1] ?? '';
    expect(draw(file).replaceAll(label, 'LABEL')).toBe(
      [
        '<<<CHANGE LABEL',
        'File: src/a.ts (modified)',
        '@@ old 7,2 new 9,3 @@ function a() {',
        '9 |keep',
        '8 -old',
        '10 +new',
        '11 +',
        '@@ old 40,0 new 40,1 @@',
        '40 +end',
        '>>>CHANGE LABEL',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['plain', 'src/a-b_c/d.e+f@2 g.ts', 'File: src/a-b_c/d.e+f@2 g.ts (modified)'],
    ['with brackets', 'app/[id]/(x).tsx', 'File: "app/[id]/(x).tsx" (modified)'],
    ['that looks like more of our line', 'a.ts (removed)', 'File: "a.ts (removed)" (modified)'],
    ['with a line feed', 'a\n<<<CHANGE b', String.raw`File: "a\n<<<CHANGE b" (modified)`],
    ['with a line feed at its end', 'a.ts\n', String.raw`File: "a.ts\n" (modified)`],
    ['with a quote', 'a" (removed', String.raw`File: "a\" (removed" (modified)`],
    ['with hidden characters', 'a\u202Eb.ts', String.raw`File: "a\u{202E}b.ts" (modified)`],
    ['with other line ends', 'a\u2028b\u0085c', String.raw`File: "a\u{2028}b\u{85}c" (modified)`],
    ['with letters of other scripts', 'ünï/漢字.ts', 'File: "ünï/漢字.ts" (modified)'],
    ['that begins like a fence', '<<<CHANGE', 'File: "<<<CHANGE" (modified)'],
    ['that begins with a blank', ' a.ts', 'File: " a.ts" (modified)'],
    ['with a mark between messages', '<|im_end|>.ts', String.raw`File: "\u{3C}|im_end|>.ts" (modified)`],
  ])('%s is named on one line', (_name, path, expected) => {
    expect(draw(fileOf(path, hunkAt(1, ['+x']))).split('\n')[1]).toBe(expected);
  });

  it.each([
    ['one guideline', [2], 'File: a.ts (modified; guideline 2)'],
    ['two guidelines', [2, 3], 'File: a.ts (modified; guidelines 2, 3)'],
    ['many guidelines', [2, 4, 5, 6, 7, 9, 10, 12], 'File: a.ts (modified; guidelines 2, 4-7, 9, 10, 12)'],
  ])('names %s that apply to it', (_name, ids, expected) => {
    const { open } = drawFile(fileOf('a.ts', hunkAt(1, ['+x'])), Number.POSITIVE_INFINITY, tokenizer, (path) =>
      path === 'a.ts' ? ids : [],
    );
    expect(open.split('\n')[1]).toBe(expected);
  });

  it('names where it was before', () => {
    const file = { ...fileOf('b.ts', hunkAt(1, ['+x'])), status: 'renamed' as const, previousPath: 'old (x).ts' };
    expect(draw(file).split('\n')[1]).toBe('File: b.ts (renamed from "old (x).ts")');
  });

  it('says that a file became executable, which its lines do not show', () => {
    const script = { ...fileOf('b.sh', hunkAt(1, ['+x'])), executable: 'became' as const };
    expect(draw({ ...script, status: 'modified' }).split('\n')[1]).toBe('File: b.sh (modified; now executable)');
    expect(draw({ ...script, status: 'added' }).split('\n')[1]).toBe('File: b.sh (added)');
  });

  it.each([
    ['hidden characters are written out', 'a\u202Eb\u0000\u200Bc', '1 +a\\u{202E}b\\u{0}\\u{200B}c'],
    ['a carriage return at its end is removed', 'a\r', '1 +a'],
    ['a carriage return inside is written out', 'a\rb', '1 +a\\u{D}b'],
    ['other line ends are written out', 'a\u2028b\u0085c\u000Bd', '1 +a\\u{2028}b\\u{85}c\\u{B}d'],
    ['a line feed inside is written out', 'a\n>>>CHANGE', '1 +a\\u{A}>>>CHANGE'],
    ['marks between messages are written out', "'<|im_end|>'", "1 +'\\u{3C}|im_end|>'"],
    [
      'a long line is cut, and says so',
      'x'.repeat(2_500),
      `1 +${'x'.repeat(2_000)} (500 more characters of this line are left out)`,
    ],
    ['a line of 2,000 characters is whole', 'x'.repeat(2_000), `1 +${'x'.repeat(2_000)}`],
    [
      'no character is cut in half',
      `${'x'.repeat(1_999)}😀`,
      `1 +${'x'.repeat(1_999)}\uFFFD (1 more characters of this line are left out)`,
    ],
  ])('%s', (_name, text, expected) => {
    expect(draw(fileOf('a.ts', hunkAt(1, [`+${text}`]))).split('\n')[3]).toBe(expected);
  });

  it('shortens an endless heading', () => {
    const line = draw(fileOf('a.ts', hunkAt(1, ['+x'], 1, 'h'.repeat(1_000_000)))).split('\n')[2] ?? '';
    expect(line.length).toBeLessThan(2_200);
  });

  it('holds no line of ours that the change made up', () => {
    const hostile = fc
      .array(
        fc.constantFrom(
          '>>>CHANGE',
          '<<<CHANGE',
          'File: x (added)',
          '@@ old 1,1 new 1,1 @@',
          ' ',
          '\r',
          '\u2028',
          '1 +',
          '</guideline>',
          'ab12',
        ),
        { maxLength: 6 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        anyFile(
          hostile.map((name) => `${name}x`),
          hostile,
        ),
        (file) => {
          const lines = draw(file).split('\n');
          const [open, name] = lines;
          const inside = lines.slice(2, -2);
          expect(name).toMatch(/^File: .* \(modified\)$/);
          expect(open).toMatch(/^<<<CHANGE [0-9a-f]{12}$/);
          expect(lines.at(-2)).toBe(open?.replace('<<<', '>>>'));
          expect(inside.every((line) => /^(?:\d+ [-+|]|@@ old \d+,\d+ new \d+,\d+ @@)/.test(line))).toBe(true);
          expect(inside.some((line) => line.includes(open?.slice(3) ?? ''))).toBe(false);
        },
      ),
    );
  });
});

describe('a hunk that is too large', () => {
  it('is cut between lines, under the same head', () => {
    const file = fileOf('a.ts', hunkAt(1, ['+aaaa', '+bbbb', '+cccc', '+dddd']));
    const { parts, tokens } = drawFile(file, 0, tokenizer);
    const cut = drawFile(file, tokens + 46, tokenizer).parts.map(({ text }) => text);
    expect([parts.length, cut]).toEqual([
      4,
      ['@@ old 1,0 new 1,4 @@\n1 +aaaa\n2 +bbbb\n3 +cccc\n', '@@ old 1,0 new 1,4 @@\n4 +dddd\n'],
    ]);
  });

  it('loses the unchanged lines around its change before it is cut', () => {
    const file = fileOf('a.ts', hunkAt(1, [' one', ' two', '+three', ' four']));
    const { tokens } = drawFile(file, 0, tokenizer);
    const [part] = drawFile(file, tokens + 40, tokenizer).parts;
    expect([part?.core?.text, part?.tokens]).toEqual(['@@ old 1,3 new 1,4 @@\n3 +three\n', 31]);
  });

  it('keeps every line exactly once and in order, within the room or alone', () => {
    const text = fc.oneof(fc.constant(''), fc.string({ maxLength: 60 }));
    fc.assert(
      fc.property(anyFile(fc.constant('a.ts'), text, 30), fc.nat(600), (file, room) => {
        const { parts, tokens } = drawFile(file, room, tokenizer);
        const linesOf = (drawn: string): readonly string[] =>
          drawn.split('\n').filter((line) => /^\d+ [-+|]/.test(line));
        const changedLinesOf = (drawn: string): readonly string[] =>
          drawn.split('\n').filter((line) => /^\d+ [-+]/.test(line));
        expect(linesOf(parts.map((part) => part.text).join(''))).toEqual(linesOf(draw(file)));
        expect(parts.reduce((total, part) => total + part.changedLines, 0)).toBe(file.additions + file.deletions);
        expect(parts.every((part) => part.tokens <= room - tokens || linesOf(part.text).length === 1)).toBe(true);
        for (const { text: shown, core = { text: shown }, tokens: booked } of parts) {
          const whole = tokenizer.count(shown);
          expect(booked).toBe(whole <= room - tokens ? whole : tokenizer.count(core.text));
        }
        expect(changedLinesOf(parts.map((part) => part.core?.text ?? part.text).join(''))).toEqual(
          changedLinesOf(draw(file)),
        );
        expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
      }),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommentable, isWithinOneHunk } from '../../src/changes/commentable.ts';
import type { FileChange } from '../../src/changes/types.ts';
import { anchorDraft } from '../../src/findings/anchor.ts';
import type { Draft } from '../../src/findings/types.ts';
import { anyFile, fileOf, hunkAt } from './file-change.ts';
import { runs } from '../property-runs.ts';

const FILE = fileOf(
  'a.ts',
  hunkAt(10, [' function a() {', '-  old();', '+  const first = 1;', '+  same();', ' }']),
  hunkAt(30, [' // more', '+  same();', '+', '+\tconst  x = 1;\r', '+zero\u200Bwidth', ' end'], 29),
);

const DRAFT: Draft = {
  path: 'a.ts',
  line: 1,
  side: 'RIGHT',
  severity: 'low',
  kind: 'bug',
  title: 't',
  body: 'b',
  origin: 'model',
};

/** `side line[-line]: text` of the anchor, with `unsure` if the quote is not at that line; or the reason for no anchor. */
function anchor(draft: Partial<Draft>, file: FileChange = FILE): string {
  const found = anchorDraft({ ...DRAFT, ...draft }, file);
  if (found.kind === 'file') {
    return found.reason;
  }
  const range = found.startLine === undefined ? found.line : `${found.startLine}-${found.line}`;
  return `${found.side} ${range}: ${found.text}${found.certain ? '' : ' (unsure)'}`;
}

describe('a line is found', () => {
  it.each<[string, Partial<Draft>, string]>([
    ['by its number, but not surely', { line: 11 }, 'RIGHT 11:   const first = 1; (unsure)'],
    ['by its quote, whatever the number', { line: 99, quote: '  const first = 1;' }, 'RIGHT 11:   const first = 1;'],
    [
      'by its quote rather than by a number that fits too',
      { line: 13, quote: 'const first = 1;' },
      'RIGHT 11:   const first = 1;',
    ],
    ['nearest to its number among equal lines', { line: 29, quote: 'same();' }, 'RIGHT 31:   same(); (unsure)'],
    ['nearest to its number from the other side', { line: 14, quote: 'same();' }, 'RIGHT 12:   same(); (unsure)'],
    ['surely at its number among equal lines far away', { line: 12, quote: 'same();' }, 'RIGHT 12:   same();'],
    [
      'by its number if the quote is not in the change',
      { line: 12, quote: 'no such text' },
      'RIGHT 12:   same(); (unsure)',
    ],
    ['by its number if the quote is blank', { line: 32, quote: ' \n' }, 'RIGHT 32:  (unsure)'],
    ['with other spaces in the quote', { line: 1, quote: 'const x   =\t1;' }, 'RIGHT 33: \tconst  x = 1;\r'],
    [
      'with hidden characters as the prompt shows them',
      { quote: String.raw`zero\u{200B}width` },
      'RIGHT 34: zero\u200Bwidth',
    ],
    ['with hidden characters unchanged', { quote: 'zero\u200Bwidth' }, 'RIGHT 34: zero\u200Bwidth'],
    [
      'with number and sign copied from the prompt',
      { quote: '11 +  const first = 1;' },
      'RIGHT 11:   const first = 1;',
    ],
    ['with only the sign copied from the prompt', { quote: '+  const first = 1;' }, 'RIGHT 11:   const first = 1;'],
    ['with the bar of an unchanged line', { quote: '10 |function a() {' }, 'RIGHT 10: function a() {'],
    ['by a part of it that is long enough', { quote: 'const first' }, 'RIGHT 11:   const first = 1;'],
    ['not by a short part of it', { line: 12, quote: 'first' }, 'RIGHT 12:   same(); (unsure)'],
    [
      'by all of several quoted lines',
      { quote: '  const first = 1;\n  same();\n', line: 12 },
      'RIGHT 11-12:   same();',
    ],
    [
      'by the last of several quoted lines with CRLF',
      { quote: 'x\r\n  const first = 1;\r\n' },
      'RIGHT 11:   const first = 1;',
    ],
    ['on the side of the base', { line: 11, side: 'LEFT' }, 'LEFT 11:   old(); (unsure)'],
    ['on its own side first, however near the other is', { line: 31, side: 'LEFT', quote: 'end' }, 'LEFT 30: end'],
    ['on the other side if the quote is only there', { line: 11, quote: 'old();' }, 'LEFT 11:   old();'],
  ])('%s', (_name, draft, expected) => {
    expect(anchor(draft)).toBe(expected);
  });

  it.each<[string, Partial<Draft>, string]>([
    [
      'by a number outside of the hunks',
      { line: 20 },
      'line 20 is not part of the change; the nearest line of the change is 13, 7 lines away',
    ],
    [
      'by a number of the other side',
      { line: 35, side: 'LEFT' },
      'line 35 is not part of the change; the nearest line of the change is 30, 5 lines away',
    ],
    [
      'without a matching quote or number',
      { line: 20, quote: 'no such text' },
      'line 20 is not part of the change, nor is the text it quotes; the nearest line of the change is 13, 7 lines away',
    ],
  ])('not %s', (_name, draft, expected) => {
    expect(anchor(draft)).toBe(expected);
  });

  it('by its number in a file with a view, which does not have the text of the line', () => {
    const view = { about: 'the module `a.ts`', hunks: [hunkAt(500, ['+readable();'])] };
    const bundle = { ...fileOf('dist/a.js', hunkAt(1, ['+packed', '+packed'])), view };
    expect(anchor({ line: 2 }, bundle)).toBe('RIGHT 2:  (unsure)');
    expect(anchor({ startLine: 1, line: 2 }, bundle)).toBe('RIGHT 1-2:  (unsure)');
  });

  it('not in a file without hunks', () => {
    expect(anchor({ line: 1, quote: 'same();' }, fileOf('a.ts'))).toBe(
      'line 1 is not part of the change, nor is the text it quotes',
    );
  });
});

describe('a range', () => {
  it.each<[string, Partial<Draft>, string]>([
    ['is kept', { startLine: 10, line: 12 }, 'RIGHT 10-12:   same(); (unsure)'],
    [
      'far from its quote becomes the quoted line',
      { startLine: 20, line: 21, quote: 'const first = 1;' },
      'RIGHT 11:   const first = 1; (unsure)',
    ],
    [
      'stays if its first line is quoted',
      { startLine: 11, line: 12, quote: 'const first = 1;' },
      'RIGHT 11-12:   same(); (unsure)',
    ],
    ['that ends before it starts is turned around', { startLine: 13, line: 12 }, 'RIGHT 12-13: } (unsure)'],
    ['of one line becomes a line', { startLine: 12, line: 12 }, 'RIGHT 12:   same(); (unsure)'],
    [
      'over two hunks becomes its last line, and is unsure',
      { startLine: 12, line: 31 },
      'RIGHT 31:   same(); (unsure)',
    ],
    [
      'that begins before the hunk becomes its last line, and is unsure',
      { startLine: 5, line: 11 },
      'RIGHT 11:   const first = 1; (unsure)',
    ],
    [
      'that is longer than the hunk becomes the quoted line',
      { startLine: 1, line: 90, quote: 'const first = 1;' },
      'RIGHT 11:   const first = 1; (unsure)',
    ],
    ['may be on the base', { startLine: 10, line: 11, side: 'LEFT' }, 'LEFT 10-11:   old(); (unsure)'],
  ])('%s', (_name, draft, expected) => {
    expect(anchor(draft)).toBe(expected);
  });
});

it('an anchor is always at lines where GitHub accepts a comment, with the text of its last line', () => {
  const text = fc.constantFrom(
    '',
    '}',
    'same();',
    '  same();',
    'another line of text',
    '12 +code',
    'tail\r',
    '\u202Ehidden',
  );
  const draft = fc.record({
    line: fc.integer({ min: 1, max: 40 }),
    startLine: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
    side: fc.constantFrom('LEFT' as const, 'RIGHT' as const),
    quote: fc.option(
      fc.oneof(
        text,
        fc.array(text, { maxLength: 3 }).map((lines) => lines.join('\n')),
        fc.string({ maxLength: 12 }),
      ),
      { nil: undefined },
    ),
  });
  fc.assert(
    fc.property(anyFile(fc.constant('a.ts'), text), draft, (file, { startLine, quote, ...given }) => {
      const found = anchorDraft(
        {
          path: 'a.ts',
          severity: 'low',
          kind: 'bug',
          title: 't',
          body: 'b',
          origin: 'model',
          ...given,
          ...(startLine === undefined ? {} : { startLine }),
          ...(quote === undefined ? {} : { quote }),
        },
        file,
      );
      if (found.kind === 'line') {
        const { side, line } = found;
        const texts = file.hunks
          .flatMap((hunk) => hunk.lines)
          .filter((one) =>
            side === 'RIGHT' ? 'newLine' in one && one.newLine === line : 'oldLine' in one && one.oldLine === line,
          )
          .map((one) => one.text);
        expect(isCommentable(file, side, line) && isWithinOneHunk(file, side, found.startLine ?? line, line)).toBe(
          true,
        );
        expect(found.startLine ?? 0).toBeLessThan(line);
        expect(texts).toEqual([found.text]);
      }
    }),
    { numRuns: runs(2_000) },
  );
});

it('the lines of a file are read once for all drafts about it', () => {
  let reads = 0;
  const file = fileOf('a.ts', hunkAt(1, ['+a', '+b', '+c']));
  const [hunk] = file.hunks;
  const lines = (hunk?.lines ?? []).map(({ text, ...line }) => ({
    ...line,
    get text() {
      reads += 1;
      return text;
    },
  }));
  const counted = { ...file, hunks: file.hunks.map((one) => ({ ...one, lines })) };
  for (let line = 1; line <= 100; line += 1) {
    anchor({ line, quote: `nowhere to be found ${line}` }, counted);
  }
  expect(reads).toBe(3);
});

it('a line is found in any Unicode normal form of the quote', () => {
  const file = fileOf('a.ts', hunkAt(1, ['+one();', '+évàlùer(données);'.normalize('NFD'), '+ｅｖａｌ(ｘ);']));
  const found = ['évàlùer(données);'.normalize('NFC'), 'eval(x);'].map((quote) =>
    anchorDraft({ ...DRAFT, quote }, file),
  );
  expect(found).toMatchObject([{ line: 2 }, { line: 3 }]);
});

const ALTERED: readonly (readonly [string, (line: string) => string])[] = [
  ['verbatim', (line) => line],
  ['in upper case', (line) => line.toUpperCase()],
  ['without blanks', (line) => line.replaceAll(' ', '')],
  ['with number and bar', (line) => `7 | ${line}`],
  ['with `L7:`', (line) => `L7: ${line}`],
  ['with a path', (line) => `src/a.ts:7: ${line}`],
  ['in a fence with a language', (line) => `\`\`\`ts\n${line}\n\`\`\``],
  ['in a code element', (line) => `<code>${line}</code>`],
  ['in bold', (line) => `**${line}**`],
  ['with HTML references', (line) => line.replaceAll('"', '&quot;').replaceAll('(', '&#40;')],
  ['with JSON escapes', (line) => line.replaceAll('"', String.raw`\"`)],
  ['with typographic quotes', (line) => line.replaceAll('"', '”')],
  ['with its middle left out', (line) => `${line.slice(0, 16)} … ${line.slice(-12)}`],
  ['broken into two lines', (line) => line.replace(' = ', ' =\n    ')],
  ['with two letters swapped', (line) => line.replace('read', 'raed')],
];

it.each(ALTERED)('a quote of one line has the same place whatever the number: %s', (_name, alter) => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{8}$/), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(names, fc.nat(), fc.option(fc.integer({ min: -5, max: 99 })), (all, at, line) => {
      const lines = all.map((name) => `+  const ${name} = read("${name.toUpperCase()}", ${name}Of(${name}));`);
      const file = fileOf('a.ts', hunkAt(5, lines));
      const meant = at % all.length;
      const { line: _line, ...draft } = DRAFT;
      const quote = alter((lines[meant] ?? '').slice(1).trim());
      const found = anchorDraft({ ...draft, quote, ...(line === null ? {} : { line }) }, file);
      expect(found).toMatchObject({ kind: 'line', side: 'RIGHT', line: 5 + meant });
    }),
    { numRuns: runs(100) },
  );
});

const NAMES = fc.uniqueArray(fc.stringMatching(/^[a-z]{8}$/), { minLength: 3, maxLength: 12 });

it('an unrelated line elsewhere does not move a quote that is unique', () => {
  fc.assert(
    fc.property(NAMES, fc.nat(), fc.nat(), fc.option(fc.integer({ min: -5, max: 99 })), (all, at, elsewhere, line) => {
      const [added = '', ...names] = all;
      const lines = names.map((name) => `+  const ${name} = read("${name.toUpperCase()}");`);
      const meant = at % names.length;
      const before = elsewhere % (names.length + 1);
      const longer = lines.toSpliced(before, 0, `+  // ${added}`);
      const quote = (lines[meant] ?? '').slice(1);
      const draft = { ...DRAFT, quote, ...(line === null ? {} : { line }) };
      const moved = meant + (before <= meant ? 1 : 0);
      expect(anchorDraft(draft, fileOf('a.ts', hunkAt(5, lines)))).toMatchObject({ kind: 'line', line: 5 + meant });
      expect(anchorDraft(draft, fileOf('a.ts', hunkAt(5, longer)))).toMatchObject({ kind: 'line', line: 5 + moved });
    }),
    { numRuns: runs(100) },
  );
});

it('a quote of a view never puts a suggestion into the file, and is placed only where GitHub accepts a comment', () => {
  fc.assert(
    fc.property(NAMES, fc.nat(), fc.integer({ min: 1, max: 40 }), (names, at, start) => {
      const lines = names.map((name) => `+  const ${name} = read();`);
      const view = { about: 'a module', hunks: [hunkAt(start, lines)] };
      const bundle = { ...fileOf('dist/a.js', hunkAt(10, ['+packed', '+packed', '+packed'])), view };
      const meant = at % names.length;
      const found = anchorDraft({ ...DRAFT, quote: (lines[meant] ?? '').slice(1) }, bundle);
      const isAccepted = isCommentable(bundle, 'RIGHT', start + meant);
      expect(found).toMatchObject(isAccepted ? { line: start + meant, certain: false } : { kind: 'file' });
      expect(JSON.stringify(found)).toContain(String(start + meant));
    }),
    { numRuns: runs(100) },
  );
});

/** Ways to write a quote that the reviews of models show, each of which fits to one line only. */
const WRITTEN = fileOf(
  'render/render.go',
  hunkAt(20, [
    '+\t_ Render = (*JSON)(nil)',
    '+\t_ Render = (*PDF)(nil)',
    '+\t_ Render = (*TOML)(nil)',
    '-\tcolorForLantency := func(latency time.Duration) string {',
    '+\tcolorForLatency := func(latency time.Duration) string {',
    '+\tassert.Equal(t, data, w.Body.Bytes())',
    '+use core::iter::FromIterator;',
    '+use core::ops::{Bound, Deref, RangeBounds};',
    '+\tcapacity = vec.capacity();',
    '+\treturn i;',
    '+public function handleRequestWithoutBody(): void',
    '+public function handleRequestWithoutBodies(): int',
    '+\tmkdir -p tmp/cover',
  ]),
);

it.each<[string, string, string]>([
  ['path and number before it', 'render/render.go:34: _ Render     = (*PDF)(nil)', 'RIGHT 21'],
  ['a fence with a language', '```go\n_ Render = (*PDF)(nil)\n```', 'RIGHT 21'],
  ['tags around it', '<code>_ Render     = (*PDF)(nil)</code>', 'RIGHT 21'],
  ['another word', '\t_ bugegavo     = (*PDF)(nil)', 'RIGHT 21'],
  ['a word less', '\tassert.(t, data, w.Body.Bytes())', 'RIGHT 24'],
  ['pieces that other lines have too', 'use core:: ... {Bound, ... eBounds};', 'RIGHT 26'],
  ['a twin on the other side', '**colorForLantency := func(latency time.Duration) string {**', 'LEFT 20'],
  ['its beginning left out', '…= vec.capacity();', 'RIGHT 27'],
  ['bold marks around it', '**return i;**', 'RIGHT 28'],
  [
    'two letters swapped, near a line that differs more',
    'public function hadnleRequestWithoutBody(): void',
    'RIGHT 29',
  ],
  ['a letter doubled, near a line that differs more', 'public function handleRequesstWithoutBodies(): int', 'RIGHT 30'],
  ['a long word for a short one', 'initialize -p tmp/cover', 'RIGHT 31'],
])('a quote without a number is found with %s', (_name, quote, expected) => {
  const { line: _line, side: _side, ...draft } = DRAFT;
  const found = anchorDraft({ ...draft, quote }, WRITTEN);
  expect(found.kind === 'line' ? `${found.side} ${found.startLine ?? found.line}` : found.reason).toBe(expected);
});

it('a suggestion is unsure if the quoted line is elsewhere, but the stated line contains the quote', () => {
  const lines = [
    '+if (done) return first;',
    ...Array.from({ length: 20 }, (_, at) => `+call(${at});`),
    '+return first;',
  ];
  const file = fileOf('a.ts', hunkAt(1, lines));
  const draft = { ...DRAFT, quote: 'return first;', suggestion: 'return second;' };
  expect(anchorDraft({ ...draft, line: 1 }, file)).not.toMatchObject({ certain: true });
  expect(anchorDraft({ ...draft, line: 22 }, file)).toMatchObject({ line: 22, certain: true });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReply } from '../../../src/findings/replies/parse-reply.ts';
import { runs } from '../../property-runs.ts';
import { keepsFinding, PLAIN_SHAPES, SHAPES, SYNTAX, TEXT_BENDS, type Said } from './bends.ts';

const comment: fc.Arbitrary<Said> = fc.record({
  path: fc.constantFrom('src/a.ts', 'lib/deep/er/file_name.py', 'app/models/user.rb', 'cmd/main.go'),
  line: fc.integer({ min: 1, max: 5_000 }),
  severity: fc.constantFrom('high', 'medium', 'low'),
  title: fc.constantFrom('Wrong value', 'Uses "x" early', 'It is slow'),
  quote: fc.constantFrom('const x = 1;', '  if (x) {', 'return "a" + \'b\';', '<div class="a">'),
  body: fc.constantFrom(
    'This is wrong.',
    'The value "x" is read before it is set, so it fails.',
    'Use `a ?? b` here, not `a || b`: 0 is lost.',
    "Don't call foo(bar) twice; it's slow.",
    'First line.\nSecond line: see [docs](http://x.y/z#a).',
    'The map {a: 1} and the list [1, 2] differ.',
    'It says "no", "yes", and "maybe".',
    'Ends with a quote "here"',
  ),
});
const comments = fc
  .array(comment, { minLength: 1, maxLength: 6 })
  .map((all) => all.map((one, index) => ({ ...one, body: `${one.body} (${index})` })));

describe('a bent answer keeps all its findings and gets no others', () => {
  it.each(Object.entries({ ...SYNTAX, ...SHAPES }))('%s', (_name, bend) => {
    fc.assert(
      fc.property(comments, (said) => {
        const { drafts } = parseReply(bend(said));
        expect(said.filter((one) => !drafts.some((draft) => keepsFinding(one, draft)))).toEqual([]);
        expect(drafts.filter((draft) => !said.some((one) => keepsFinding(one, draft)))).toEqual([]);
      }),
      { numRuns: runs(15) },
    );
  });
});

describe('two bends at once', () => {
  it('keep all findings', () => {
    const shapes = fc.constantFrom(...Object.entries(PLAIN_SHAPES));
    const bends = fc.constantFrom(...Object.entries(TEXT_BENDS));
    fc.assert(
      fc.property(comments, shapes, bends, (said, [, shape], [, bend]) => {
        const { drafts } = parseReply(bend(shape(said)));
        expect(said.filter((one) => !drafts.some((draft) => keepsFinding(one, draft)))).toEqual([]);
      }),
      { numRuns: runs(150) },
    );
  });
});

it('a bent answer that is cut off keeps only what it said', () => {
  const bends = fc.constantFrom(...Object.entries(SYNTAX));
  fc.assert(
    fc.property(comments, bends, fc.double({ min: 0, max: 1, noNaN: true }), (said, [, bend], share) => {
      const text = bend(said);
      const { drafts } = parseReply(text.slice(0, Math.floor(text.length * share)));
      expect(drafts.filter(({ path }) => !said.some((one) => path.startsWith(one.path)))).toEqual([]);
    }),
    { numRuns: runs(200) },
  );
});

it('a valid answer that is cut off keeps every comment before the cut', () => {
  fc.assert(
    fc.property(comments, fc.double({ min: 0, max: 1, noNaN: true }), (said, share) => {
      const text = JSON.stringify({ comments: said });
      const cut = text.slice(0, Math.floor(text.length * share));
      const whole = said.filter((one) => cut.includes(JSON.stringify(one)));
      const { drafts } = parseReply(cut);
      expect(whole.filter((one) => !drafts.some((draft) => keepsFinding(one, draft)))).toEqual([]);
    }),
    { numRuns: runs(200) },
  );
});

it('no draft has a path or a body that its text does not have', () => {
  const signs = '{ } [ ] " : , ` “ ” | ...'.split(' ');
  const part = fc.constantFrom(
    ...signs,
    '\n',
    '- ',
    '# ',
    '<comment path="c.ts">',
    '</comment>',
    '"path":"a.ts"',
    '"line":1',
    '"body":"b c"',
    '"comments":',
    'path: d.py',
    'line: 3',
    'src/e.ts:12: text',
    '<think>',
    '</think>',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const text = parts.join('');
      // Without the thinking between them, two words are one.
      const texts = [text, text.replaceAll(/<think>.*?<\/think>/g, '')];
      const words = new Set(texts.flatMap((one) => one.split(/[^\w]+/)));
      const { drafts } = parseReply(text);
      const said = drafts.flatMap(({ path, body }) => `${path} ${body}`.split(/[^\w]+/));
      expect(said.filter((word) => word !== '' && !words.has(word))).toEqual([]);
    }),
    { numRuns: runs(2_000) },
  );
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReply } from '../../../src/findings/replies/parse-reply.ts';
import { casesToRun } from '../../harness/whole.ts';
import { runs } from '../../property-runs.ts';

const ITEM = { path: 'a.ts', line: 3, body: 'Wrong.' };
const DRAFT = { ...ITEM, title: 'Wrong.', severity: 'medium', kind: 'other', origin: 'model' };

function reply(...comments: readonly unknown[]): string {
  return JSON.stringify({ summary: 'S', comments });
}

describe('a reply is found', () => {
  it.each([
    ['alone', reply(ITEM)],
    ['between blank lines and spaces', `\n\n ${reply(ITEM)} \n`],
    ['in a fence', `\`\`\`json\n${reply(ITEM)}\n\`\`\``],
    ['in a fence that is not closed', `\`\`\`\n${reply(ITEM)}`],
    ['after other text', `Let me see.\n\n${reply(ITEM)}`],
    ['before other text', `${reply(ITEM)}\n\nI hope [this] helps {you}!`],
    ['after text with braces', `In {a} and [b], {"c": 1} and [1, 2] I see: ${reply(ITEM)}`],
    ['after a brace that is not closed', `if (x) { y( "z\n${reply(ITEM)}`],
    ['after text with much code', `${'if (a[0]) { b({ c: [1] }); }\n'.repeat(200)}${reply(ITEM)}`],
    ['after a draft of the reply', `First: ${reply(ITEM, ITEM)}\nNo, rather: ${reply(ITEM)}`],
    ['after a copy of the requested form', `{"summary": "...", "comments": []}\n\n${reply(ITEM)}`],
    ['with trailing commas', `{"summary": "S", "comments": [${JSON.stringify(ITEM)},],}`],
    ['spread over lines', JSON.stringify({ summary: 'S', comments: [ITEM] }, undefined, '\t')],
    ['with other keys', JSON.stringify({ thoughts: [[{}]], summary: 'S', comments: [ITEM], done: true })],
  ])('%s', (_name, text) => {
    expect(parseReply(text)).toEqual({ kind: 'read', summary: 'S', drafts: [DRAFT], leftOut: [], notes: [] });
  });

  it('as a bare list', () => {
    expect(parseReply(`Here: [1] ${JSON.stringify([ITEM])}`)).toEqual({
      kind: 'read',
      summary: undefined,
      drafts: [DRAFT],
      leftOut: [],
      notes: [],
    });
  });

  it.each([
    ['an empty text', ''],
    ['prose', 'I found nothing. {really}'],
    ['another object', '{"answer": 42}'],
    ['comments that are not a list', '{"comments": "none"}'],
    ['an empty list', '[]'],
    ['a list of other things', '[{"path": "a.ts"}, 1]'],
    ['a refusal in JSON', '{"error": {"comments": 1}}'],
  ])('nowhere in %s', (_name, text) => {
    expect(parseReply(text)).toEqual({
      kind: 'unreadable',
      summary: undefined,
      drafts: [],
      leftOut: [],
      notes: [],
      complaint: expect.any(String),
    });
  });

  it('with no comments in it', () => {
    expect(parseReply('{"comments": []}')).toEqual({
      kind: 'read',
      summary: undefined,
      drafts: [],
      leftOut: [],
      notes: [],
    });
  });
});

describe('next to an empty list', () => {
  const EMPTY = '{"summary": "S", "comments": []}';
  const FAULT = 'In src/a.ts, line 3: the result is not awaited.';

  it.each([
    ['after it', `${EMPTY}\n\n${FAULT}`],
    ['before it', `${FAULT} It adds a call.\n\n\`\`\`json\n${EMPTY}\n\`\`\``],
    ['in the summary', JSON.stringify({ summary: FAULT, comments: [] })],
    ['in a comment of HTML', `${EMPTY}\n<!-- ${FAULT} -->`],
    ['in a field of another name', JSON.stringify({ summary: 'S', comments: [], notes: FAULT })],
    ['in a list of texts', JSON.stringify({ summary: 'S', notes: ['Read.', FAULT], comments: [] })],
  ])('a sentence that reports a fault on a line is a comment that could not be read: %s', (_name, text) => {
    const { kind, leftOut } = parseReply(text);
    expect([kind, leftOut.length, leftOut[0]?.said]).toEqual(['read', 1, expect.stringContaining(FAULT)]);
  });

  it.each([
    'The change in src/a.ts looks good to me.',
    'I looked at line 3 of src/a.ts: `sum` is an arrow function, which follows the rule on const.',
    'Line 3 is not awaited, which is fine here.',
    'I could not see the callers of sum.',
    'The change fixes the bug on line 3 of src/a.ts, where the result was not awaited.',
    'On line 3 of src/a.ts, the call no longer throws an error without a network.',
  ])('other words are kept with the summary: %s', (words) => {
    expect(parseReply(`${EMPTY}\n\n${words}`)).toMatchObject({ summary: `S\n\n${words}`, leftOut: [] });
  });

  it('a separator of lines in a string does not begin words', () => {
    const text = JSON.stringify({ summary: 'S\u2028In src/a.ts: read.', comments: [] });
    expect(parseReply(text).summary).toBe('S\u2028In src/a.ts: read.');
  });

  it.each(['reasoning', 'dismissed', 'thoughts'])('fields of thinking are left out: %s', (name) => {
    expect(parseReply(JSON.stringify({ summary: 'S', comments: [], [name]: FAULT }))).toMatchObject({ leftOut: [] });
  });

  it('words do not count if the list has comments', () => {
    expect(parseReply(`${reply(ITEM)}\n${FAULT}`)).toMatchObject({ summary: 'S', leftOut: [] });
  });
});

describe('a comment that is only a text', () => {
  it('is read if it names its file and its line', () => {
    const text = 'src/cart.ts:14 - Error is swallowed: the exception is ignored.';
    expect(parseReply(JSON.stringify({ comments: [text] }))).toMatchObject({
      drafts: [{ path: 'src/cart.ts', line: 14, body: expect.stringContaining('the exception is ignored') }],
      leftOut: [],
    });
  });

  it.each(['The error is swallowed.', 'a.ts:1 - One fault. \n- b.ts:2 - Another one.'])(
    'could not be read otherwise: %j',
    (text) => {
      expect(parseReply(JSON.stringify({ comments: [text] }))).toMatchObject({
        drafts: [],
        leftOut: [{ reason: 'it is not an object' }],
      });
    },
  );
});

describe('a field', () => {
  it.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>]>([
    ['line may be a string', { line: ' 12 ' }, { line: 12 }],
    ['startLine is read', { startLine: 1 }, { startLine: 1 }],
    ['startLine may be null', { startLine: null }, {}],
    ['startLine that is not a line is ignored', { startLine: 0 }, {}],
    ['side may be in lower case', { side: 'left ' }, { side: 'LEFT' }],
    ['side that is unknown means the head', { side: 7 }, {}],
    ['severity may be in any letter case', { severity: 'HIGH' }, { severity: 'high' }],
    ['severity that is unknown means low', { severity: 'purple' }, { severity: 'low' }],
    ['severity that is absent means medium', { severity: null }, {}],
    ['severity may be in an object', { severity: { level: 'high', reason: 'It crashes.' } }, { severity: 'high' }],
    ['path may be a list, of which the first counts', { path: ['src/a.ts', 'src/b.ts'] }, { path: 'src/a.ts' }],
    ['path may name several files, of which the first counts', { path: 'src/a.ts, src/b.ts' }, { path: 'src/a.ts' }],
    ['path may have a comma', { path: 'src/a, b.ts' }, { path: 'src/a, b.ts' }],
    ['kind is read', { kind: 'Security' }, { kind: 'security' }],
    ['kind that is unknown means other', { kind: ['bug', 'x'] }, {}],
    ['kind may be in a list of its own', { kind: ['bug'] }, { kind: 'bug' }],
    ['guideline may be a number', { guideline: 2.1 }, { citation: '2.1' }],
    ['guideline may be a string', { guideline: '12' }, { citation: '12' }],
    ['guideline may keep its brackets', { guideline: ' [2.13] ' }, { citation: '2.13' }],
    ['guideline "none" is ignored', { guideline: 'none' }, {}],
    ['guideline that is a list is ignored', { guideline: ['2.1', '3.1'] }, {}],
    ['confidence is read', { confidence: 0.5 }, { confidence: 0.5 }],
    ['confidence may be a percentage', { confidence: 90 }, { confidence: 0.9 }],
    ['confidence above 100 is ignored', { confidence: 900 }, {}],
    ['quote keeps its spaces', { quote: '  a ' }, { quote: '  a ' }],
    ['quote that is blank is ignored', { quote: ' ' }, {}],
    ['suggestion is read unchanged', { suggestion: '  a\n' }, { suggestion: '  a\n' }],
    ['suggestion that is null is ignored', { suggestion: null }, {}],
    ['suggestion that is empty is ignored, because it would delete lines', { suggestion: '' }, {}],
    [
      'suggestion that is too long is ignored, because a cut one would lose lines',
      { suggestion: 'x'.repeat(20_001) },
      {},
    ],
    ['title becomes one line', { title: ' A\n title ' }, { title: 'A title' }],
    ['title is shortened', { title: 'x'.repeat(200) }, { title: `${'x'.repeat(119)}…` }],
    [
      'title comes from the first sentence of the body',
      { body: 'First. Second.' },
      { body: 'First. Second.', title: 'First.' },
    ],
    [
      'title comes from the first line of the body',
      { body: 'First\nsecond' },
      { body: 'First\nsecond', title: 'First' },
    ],
    [
      'body is cut if it is very long',
      { body: 'y'.repeat(20_005), title: 't' },
      { body: 'y'.repeat(20_000), title: 't' },
    ],
    ['that is unknown is ignored', { priority: 1, __proto__x: 2 }, {}],
    [
      'with half a character gets a replacement character',
      { body: 'a\uD800', title: 't' },
      { body: 'a\uFFFD', title: 't' },
    ],
    [
      'with an object that overrides methods does not throw',
      { guideline: { toString: 1 }, severity: { valueOf: null } },
      {},
    ],
  ])('%s', (_name, fields, expected) => {
    expect(parseReply(reply({ ...ITEM, ...fields })).drafts).toEqual([{ ...DRAFT, ...expected }]);
  });

  it.each<[string, unknown, string, string?]>([
    ['no path', { line: 1, body: 'b' }, 'it has no `path`', 'b'],
    ['no path, but a title and a body', { title: 'T', body: 'b' }, 'it has no `path`', 'T: b'],
    ['a blank path', { ...ITEM, path: ' ' }, 'it has no `path`', ITEM.body],
    ['no path and no body', { line: 1 }, 'it has no `path` and no `body`'],
    ['a null body', { ...ITEM, body: null }, 'it has no `body`'],
    ['a string as an item', 'no', 'it is not an object'],
    ['null as an item', null, 'it is not an object'],
    ['a list as an item', [1], 'it is not an object'],
  ])('%s leaves out the item and keeps the others', (_name, item, reason, said) => {
    expect(parseReply(reply(ITEM, item, ITEM))).toEqual({
      kind: 'read',
      summary: 'S',
      drafts: [DRAFT, DRAFT],
      leftOut: [{ source: 'comment 2 of the reply', reason, ...(said === undefined ? {} : { said }) }],
      notes: [],
    });
  });

  it('reads only an item’s own fields', () => {
    expect(parseReply('{"comments": [{"__proto__": {"path": "a", "line": 1}, "body": "b"}]}').drafts).toEqual([]);
  });
});

describe('a reply that is cut off', () => {
  const items = [
    { ...ITEM, title: 'a "quoted" \\ title', suggestion: 'x\n{"y": [1]}' },
    { ...ITEM, line: 12, path: 'ü/😀.ts', confidence: 0.25, guideline: '2.10' },
    { ...ITEM, startLine: 1, body: 'See `{[` and `]}`.' },
  ];
  const whole = parseReply(reply(...items)).drafts;

  it('keeps the complete comments and names the incomplete one', () => {
    expect(parseReply(reply(ITEM, ITEM).slice(0, -30))).toEqual({
      kind: 'read',
      summary: 'S',
      drafts: [DRAFT],
      leftOut: [{ source: 'comment 2 of the reply', reason: 'the reply was cut off inside it' }],
      notes: [],
    });
  });

  it.each([
    ['after a comma', reply(ITEM, ITEM).replace(/,\{"path".*/s, ','), 1, 'after comment 1'],
    ['before its first comment', '{"comments": [', 0, 'at its beginning'],
  ])('between two comments is reported: %s', (_name, text, drafts, where) => {
    const read = parseReply(text);
    expect([read.drafts.length, read.leftOut]).toEqual([
      drafts,
      [{ source: 'the rest of the reply', reason: `its list of comments breaks off ${where}` }],
    ]);
  });

  it('after its comments is complete', () => {
    expect(parseReply(`{"comments": [${JSON.stringify(ITEM)}], "summary": "S`).leftOut).toEqual([]);
  });

  it.each([
    ['an object', reply(...items)],
    [
      'an object over lines, in a fence, after talk',
      `Well {x}:\n\`\`\`json\n${JSON.stringify({ comments: items }, undefined, 2)}\n\`\`\``,
    ],
    ['a list', JSON.stringify(items)],
  ])('at any place gives only whole items, in order: %s', (_name, text) => {
    const wrong = Array.from({ length: text.length }, (_, end) => text.slice(0, end)).filter((prefix) => {
      const { drafts } = parseReply(prefix);
      return JSON.stringify(drafts) !== JSON.stringify(whole.slice(0, drafts.length));
    });
    expect(wrong).toEqual([]);
  });

  it('before its first comment is ignored if a whole reply follows, because models may repeat the form first', () => {
    expect(parseReply(`The form is {"comments": [...]}, so:\n${reply(ITEM)}`)).toMatchObject({
      drafts: [DRAFT],
      leftOut: [],
    });
  });

  it('after a whole reply is used, because the last reply is the intended one', () => {
    expect(parseReply(`${reply()} ${reply(ITEM, ITEM).slice(0, -30)}`).drafts).toEqual([DRAFT]);
  });

  it('inside a broken string is not continued by the text after it', () => {
    expect(parseReply(`{"comments": [${JSON.stringify(ITEM)}, {"body": "a "b" c {"comments": []} "}]}`).drafts).toEqual(
      [DRAFT],
    );
  });
});

describe('hostile replies', () => {
  it('never make the parser throw', () => {
    const signs = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      '\\',
      'comments',
      '"comments":',
      '"body":',
      '"path":"a"',
      '"line":1',
      'null',
      '1',
      '-',
      '\n',
      '\\u12',
      '\uD800',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(signs, { maxLength: 60 }).map((parts) => parts.join('')),
          fc.string(),
        ),
        (text) => {
          const { kind, drafts, leftOut } = parseReply(text);
          expect(kind === 'read' || (drafts.length === 0 && leftOut.length === 0)).toBe(true);
        },
      ),
      { numRuns: runs(2_000) },
    );
  });

  it('become drafts of the right types, with any values', () => {
    const value = fc.jsonValue({ maxDepth: 2 });
    const item = fc.record(
      {
        path: value,
        line: value,
        body: value,
        side: value,
        severity: value,
        kind: value,
        guideline: value,
        title: value,
        suggestion: value,
        confidence: value,
        quote: value,
        startLine: value,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(item, { maxLength: 5 }), (items) => {
        const { drafts, leftOut } = parseReply(JSON.stringify({ comments: items }));
        expect(drafts.length + leftOut.length).toBe(items.length);
      }),
    );
  });

  // With a running time that grows with the square of the length, these tests would time out.
  it.each(
    casesToRun(
      [
        ['opening braces', '{'],
        ['opening brackets', '['],
        ['brackets and braces', '[{'],
        ['empty objects', '{}'],
        ['open strings', '{"'],
        ['keys', '{"a":'],
        ['lists in answers', '{"comments":['],
        ['backslashes in a string', '{"a":"\\'],
        ['blanks', '{ '],
        ['numbers', '[1'],
      ],
      4,
    ),
  )('a megabyte of %s is parsed in time', { tags: 'large' }, (_name, part) => {
    expect(parseReply(part.repeat(2 ** 20 / part.length)).drafts).toEqual([]);
  });

  it('a megabyte of comments is read completely', { tags: 'large' }, () => {
    const items = Array.from({ length: 8_000 }, (_, index) => ({ ...ITEM, line: index + 1, body: 'x'.repeat(100) }));
    expect(parseReply(reply(...items)).drafts).toHaveLength(8_000);
  });

  it('a megabyte of text around the reply is skipped', { tags: 'large' }, () => {
    const talk = 'I { think } [about] it. '.repeat(2 ** 20 / 24);
    expect(parseReply(`${talk}${reply(ITEM)}${talk}`).drafts).toEqual([DRAFT]);
  });
});

it('the first ten thousand comments of a very long list are read, and the rest is reported', { tags: 'large' }, () => {
  const { drafts, leftOut } = parseReply(reply(...Array.from({ length: 10_500 }, () => ITEM)));
  expect([drafts.length, leftOut]).toEqual([
    10_000,
    [{ source: 'the rest of the reply', reason: 'it has 10500 comments; only the first 10000 are read' }],
  ]);
});

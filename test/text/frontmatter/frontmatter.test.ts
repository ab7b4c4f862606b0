import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import matter from 'gray-matter';
import { describe, expect, test } from 'vitest';
import { splitCommaList } from '../../../src/text/frontmatter/comma-list.ts';
import { GRAY_MATTER_OPTIONS } from '../../../src/text/frontmatter/full.ts';
import { readFrontmatter } from './read-frontmatter.ts';
import { positionAt, sourceText, type TextRange } from '../../../src/text/source-text.ts';
import { runs } from '../../property-runs.ts';

function read(text: string) {
  const frontmatter = readFrontmatter(sourceText('a.instructions.md', text));
  const slice = (range: TextRange | undefined) => range && text.slice(range.start, range.end);
  const said = frontmatter.problems.map(({ code, severity, range }) => `${severity} ${code} ${slice(range)}`);
  return { ...frontmatter, block: slice(frontmatter.block), body: slice(frontmatter.body), said, slice };
}

describe('fences', () => {
  test.each([
    [
      'a block and a body',
      '---\na: 1\n---\nB\n',
      { present: true, block: 'a: 1', body: 'B\n', data: { a: 1 }, said: [] },
    ],
    ['CRLF', '---\r\na: 1\r\n---\r\nB\r\n', { block: 'a: 1', body: 'B\r\n', data: { a: 1 }, said: [] }],
    ['a byte order mark', '\u{FEFF}---\na: 1\n---\nB', { block: 'a: 1', body: 'B', data: { a: 1 }, said: [] }],
    ['blanks after the fences', '---  \na: 1\n--- \t\nB', { block: 'a: 1', body: 'B', data: { a: 1 }, said: [] }],
    ['an empty block', '---\n---\nB', { present: true, block: '', body: 'B', data: {}, said: [] }],
    ['a block of comments', '---\n# c\n---\nB', { block: '# c', body: 'B', data: {}, said: [] }],
    ['no body', '---\na: 1\n---', { block: 'a: 1', body: '', data: { a: 1 } }],
    ['no frontmatter', 'B\n', { present: false, block: undefined, body: 'B\n', data: {}, said: [] }],
    ['an empty file', '', { present: false, body: '', said: [] }],
    ['a byte order mark is not part of a body', '\u{FEFF}B', { present: false, body: 'B', said: [] }],
    ['a blank line first', '\n---\na: 1\n---\nB', { present: false, body: '\n---\na: 1\n---\nB', said: [] }],
    ['four dashes first', '----\na: 1\n---\nB', { present: false, body: '----\na: 1\n---\nB', said: [] }],
    ['dashes inside a value', '---\na: |\n  ---\n  x\n---\nB', { data: { a: '---\nx\n' }, body: 'B', said: [] }],
    ['a rule in the body', '---\na: 1\n---\nB\n\n---\nC', { data: { a: 1 }, body: 'B\n\n---\nC', said: [] }],
    [
      'no closing fence',
      '---\na: 1\n',
      { present: true, block: 'a: 1\n', body: '', data: { a: 1 }, said: ['error fence-unclosed ---'] },
    ],
    [
      'four dashes at the end',
      '---\na: 1\n----\nB',
      { body: '', data: { a: 1 }, said: ['error fence-loose ----', 'error yaml-syntax ----'] },
    ],
    [
      'text after the closing dashes',
      '---\na: 1\n--- x\n---\nB',
      { body: 'B', data: { a: 1 }, said: ['error fence-loose --- x', 'error yaml-many-documents --- x'] },
    ],
    ['three dashes alone', '---', { present: true, block: '', body: '', said: ['error fence-unclosed ---'] }],
    ['text instead of keys', '---\nJust text\n---\nB', { data: {}, body: 'B', said: ['error not-a-map Just text'] }],
    ['a tag without a value', '---\n!!str\n---\nB', { data: {}, body: 'B', said: ['error not-a-map !!str'] }],
    ['a list instead of keys', '---\n- a\n- b\n---\nB', { data: {}, said: ['error not-a-map - a'] }],
    [
      'a paragraph of white space',
      `---\na: 1\n${'\n'.repeat(300)}b: 2\n---\nB`,
      { data: { a: 1, b: 2 }, body: 'B', said: [] },
    ],
    [
      'more than 16,384 characters',
      `---\na: ${'x'.repeat(16_384)}\n---\nB`,
      { data: {}, body: 'B', said: ['error too-large ---'] },
    ],
  ])('%s', (_name, text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });
});

describe('code in frontmatter', () => {
  const code = 'globalThis.frontmatterRan = true';

  test.each([
    'js',
    ' js',
    'JS',
    'javascript',
    ' javascript',
    'json',
    'coffee',
    'toml',
    'constructor',
    'toString',
    '__proto__',
  ])('the marker `---%s` is refused and nothing runs', (marker) => {
    const text = `---${marker}\n${code}\n---\nB`;
    expect(read(text)).toMatchObject({
      present: false,
      data: {},
      body: text,
      said: [`error fence-language ${marker}`],
    });
    expect(globalThis).not.toHaveProperty('frontmatterRan');
  });

  test.each(['js', ' js', 'javascript', 'json', 'coffee'])(
    'gray-matter with our options does not run `---%s` either',
    (marker) => {
      expect(() => matter(`---${marker}\n${code}\n---\nB`, GRAY_MATTER_OPTIONS)).toThrow('gray-matter only cuts');
      expect(globalThis).not.toHaveProperty('frontmatterRan');
    },
  );
});

describe('values that Copilot reads and YAML rejects', () => {
  test.each([
    ['a glob', 'applyTo: **/*.ts', { applyTo: '**/*.ts' }, ['warning yaml-needs-quotes **/*.ts']],
    ['a list of globs', 'applyTo: *.ts,*.js', { applyTo: '*.ts,*.js' }, ['warning yaml-needs-quotes *.ts,*.js']],
    ['a single star', 'applyTo: *', { applyTo: '*' }, ['warning yaml-needs-quotes *']],
    ['a value with a colon', 'description: a: b', { description: 'a: b' }, ['warning yaml-needs-quotes a: b']],
    ['a comment after it', 'applyTo: *.ts # all\n', { applyTo: '*.ts' }, ['warning yaml-needs-quotes *.ts # all']],
    [
      'a comment under it',
      'applyTo: *.ts\n# all\n\nname: x',
      { applyTo: '*.ts', name: 'x' },
      ['warning yaml-needs-quotes *.ts'],
    ],
    [
      'a number sign that does not begin a comment',
      'applyTo: *.c#',
      { applyTo: '*.c#' },
      ['warning yaml-needs-quotes *.c#'],
    ],
    ['a sign that cannot begin a value', 'name: @team', { name: '@team' }, ['warning yaml-needs-quotes @team']],
    [
      'two such lines',
      'a: *\nb: c: d',
      { a: '*', b: 'c: d' },
      ['warning yaml-needs-quotes *', 'warning yaml-needs-quotes c: d'],
    ],
    [
      'a flow list',
      "tools: [*.ts, 'a, b', c]",
      { tools: ['*.ts', 'a, b', 'c'] },
      ["warning yaml-needs-quotes *.ts, 'a, b', c]"],
    ],
    ['a block list', 'tools:\n  - *.ts\n  - "x"\n- y', { tools: ['*.ts', 'x', 'y'] }, undefined],
    [
      'strict values beside it',
      'a: *\nb: 1\nc: "x"\nd:\n  - e: f\ng: |\n  h',
      { a: '*', b: 1, c: 'x', d: [{ e: 'f' }], g: 'h\n' },
      ['warning yaml-needs-quotes *'],
    ],
  ])('%s', (_name, block, data, said) => {
    const result = read(`---\n${block}\n---\nB`);
    expect(result.data).toEqual(data);
    expect(result.said).toEqual(said ?? result.said.filter((line) => line.startsWith('warning yaml-needs-quotes')));
    expect(result.said).not.toEqual([]);
  });

  test.each([
    ['an unclosed quote', 'a: "x\nb: c: d', { b: 'c: d' }, 'error yaml-missing'],
    ['a key twice', 'a: *\na: 2', { a: '*' }, 'error yaml-alias'],
    ['an unclosed list', 'a: [*.ts\nb: 1', { b: 1 }, 'error yaml-'],
    ['quoted values without a list', 'a: "x", "y"', {}, 'error yaml-syntax'],
    ['a value over two lines', 'a: b: c\n  d', {}, 'error yaml-'],
    ['a tab that indents', 'a:\n\tb: 1', {}, 'error yaml-tab'],
    ['a line that is not an entry', 'a: *\nfoo', { a: '*' }, 'error yaml-'],
    ['list signs in a value', 'a: - b', {}, 'error yaml-'],
  ])('stays an error: %s', (_name, block, data, said) => {
    const result = read(`---\n${block}\n---\nB`);
    expect(result.data).toEqual(data);
    expect(result.said[0]).toContain(said);
  });

  test('values and keys keep their ranges', () => {
    const { rangeOf, rangeOfKey, slice } = read('---\nname: "x" # y\napplyTo: *.ts # z\ntools: [ *.a, b ]\n---\nB');
    expect([['name'], ['applyTo'], ['tools'], ['tools', 0], ['tools', 1]].map((path) => slice(rangeOf(path)))).toEqual([
      '"x"',
      '*.ts',
      '[ *.a, b ]',
      '*.a',
      'b',
    ]);
    expect([['name'], ['applyTo'], ['none']].map((path) => slice(rangeOfKey(path)))).toEqual([
      'name',
      'applyTo',
      undefined,
    ]);
    expect([['applyTo', 0], ['tools', 'x'], ['none']].map((path) => rangeOf(path))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('properties', () => {
  const plain = fc.stringMatching(/^[a-z][\w /-]{0,12}[a-z]$/);
  const value = fc.oneof(
    plain.map((text) => ({ written: text, value: text })),
    plain.map((text) => ({ written: `"${text}"`, value: text })),
    plain.map((text) => ({ written: `'${text}, it''s'`, value: `${text}, it's` })),
    fc.nat().map((number) => ({ written: String(number), value: number })),
    plain.map((text) => ({ written: `**/${text}`, value: `**/${text}` })),
    plain.map((text) => ({ written: `${text}: ${text}`, value: `${text}: ${text}` })),
  );
  const entries = fc.uniqueArray(
    fc.tuple(fc.stringMatching(/^k[a-z-]{0,8}$/), value, fc.constantFrom('', ' # c', '  ')),
    { selector: ([key]) => key, minLength: 1, maxLength: 6 },
  );
  const forms = fc.record({ mark: fc.constantFrom('', '\u{FEFF}'), end: fc.constantFrom('\n', '\r\n') });

  test('every key and value has the range of its text, with LF, CRLF and a byte order mark', () => {
    fc.assert(
      fc.property(entries, forms, (entries, { mark, end }) => {
        const lines = ['---', ...entries.map(([key, { written }, after]) => `${key}: ${written}${after}`), '---', 'B'];
        const { data, body, rangeOf, rangeOfKey, slice } = read(mark + lines.join(end));
        expect(data).toEqual(Object.fromEntries(entries.map(([key, { value }]) => [key, value])));
        expect(entries.map(([key]) => [slice(rangeOfKey([key])), slice(rangeOf([key]))])).toEqual(
          entries.map(([key, { written }]) => [key, written]),
        );
        expect(body).toBe('B');
      }),
      { numRuns: runs(1_500) },
    );
  });

  test('no text makes it throw, and every range is inside the text', () => {
    const parts = fc.constantFrom(
      '---',
      '\n',
      '\r\n',
      'a',
      'key: ',
      ': ',
      '*',
      '"',
      "'",
      '[',
      ']',
      '- ',
      '  ',
      '\t',
      '#',
      '&x',
      '|',
      'js',
      ',',
      '\u{FEFF}',
      '\u{2028}',
      'x',
    );
    const texts = fc.oneof(
      fc.array(parts, { maxLength: 30 }).map((text) => text.join('')),
      fc.array(parts, { maxLength: 30 }).map((text) => `---\n${text.join('')}\n---\n`),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { body, block = body, problems } = readFrontmatter(sourceText('a.md', text));
        for (const range of [body, block, ...problems.map((problem) => problem.range)]) {
          expect(0 <= range.start && range.start <= range.end && range.end <= text.length).toBe(true);
        }
      }),
      { numRuns: runs(5_000) },
    );
  });

  test.each([
    ['blank lines', '\n'.repeat(60_000)],
    ['blanks', ' '.repeat(60_000)],
    ['loose fences', '----\n'.repeat(12_000)],
    ['entries', Array.from({ length: 6_000 }, (_, index) => `k${index}: *`).join('\n')],
    ['comments', '#\n'.repeat(30_000)],
    ['brackets', `a: *\nb: ${'['.repeat(60_000)}`],
    ['quotes and commas', `a: [*${',"'.repeat(30_000)}]`],
    ['continued lines', `a: *\n${' x\n'.repeat(20_000)}`],
  ])('64 kB of %s are read in time', (_name, block) => {
    expect(read(`---\n${block}\n---\nB`).body).toBe('B');
  });
});

interface ConformanceCase {
  readonly area: string;
  readonly name: string;
  readonly input: { readonly text: string; readonly start?: readonly [line: number, column: number] };
  readonly expected: Readonly<Record<string, unknown>> & {
    readonly header?: Readonly<Record<string, unknown>>;
    readonly attributeRanges?: Readonly<Record<string, readonly number[]>>;
    readonly body?: { readonly text: string; readonly offset: number };
    readonly items?: readonly { readonly value: string; readonly range: readonly number[]; readonly quote: string }[];
  };
}

const CASES_FILE = join(import.meta.dirname, '../../../../shared/conformance/copilot-cases.json');
const areCasesHere = existsSync(CASES_FILE);
const { cases }: { readonly cases: readonly ConformanceCase[] } = areCasesHere
  ? JSON.parse(readFileSync(CASES_FILE, 'utf8'))
  : { cases: [] };

describe.skipIf(!areCasesHere)(
  `Copilot's own cases${areCasesHere ? '' : ' (skipped: the file of cases is not beside this repository)'}`,
  () => {
    /** Names of our cases' fields → the key in the file. Copilot makes lists of some values; that belongs to the reader of a kind of file. */
    const KEYS: Readonly<Record<string, string>> = { userInvocable: 'user-invocable' };
    const LIST_KEYS = new Set(['model', 'tools']);

    test.each(cases.filter(({ area }) => area === 'frontmatter'))('$name', ({ input, expected }) => {
      const source = sourceText('a.md', input.text);
      const { present, data, body, rangeOf, rangeOfKey } = readFrontmatter(source);
      const { range: _range, ...header } = expected.header ?? {};
      const scalars = Object.entries({
        ...header,
        ...pick(expected, ['name', 'description', 'applyTo', 'tools', 'model']),
      });
      for (const [name, value] of scalars) {
        const read = data[KEYS[name] ?? name] ?? (name === 'userInvocable' ? data['user-invokable'] : undefined);
        expect([name, LIST_KEYS.has(name) && typeof read === 'string' ? [read] : (read ?? null)]).toEqual([
          name,
          value,
        ]);
      }
      for (const [key, [line, column, endLine, endColumn]] of Object.entries(expected.attributeRanges ?? {})) {
        const start = positionAt(source, rangeOfKey([key])!.start);
        const end = positionAt(source, rangeOf([key])!.end);
        expect([start.line, start.column, end.line, end.column]).toEqual([line, column, endLine, endColumn]);
      }
      const bodyText = input.text.slice(body.start, body.end);
      expect(expected.body === undefined ? {} : { text: bodyText, offset: body.start }).toEqual(
        pick(expected.body ?? {}, ['text', 'offset']),
      );
      expect(
        pick(
          { hasHeader: present, bodyText: bodyText === '' && present ? null : bodyText, keys: Object.keys(data) },
          Object.keys(expected),
        ),
      ).toEqual(pick(expected, ['hasHeader', 'bodyText', 'keys']));
    });

    test.each(cases.filter(({ area }) => area === 'comma-list'))('comma list: $name', ({ input, expected }) => {
      const [line, column] = input.start ?? [1, 1];
      const items = splitCommaList(input.text).map(({ value, quote, range }) => ({
        value,
        range: [line, column + range.start, line, column + range.end],
        quote,
      }));
      expect(items).toEqual(expected.items);
    });
  },
);

function pick(from: object, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));
}

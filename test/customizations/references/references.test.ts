import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readReferences } from '../../../src/customizations/references/references.ts';
import { readFrontmatter } from '../../text/frontmatter/read-frontmatter.ts';
import { sourceText } from '../../../src/text/source-text.ts';
import { runs } from '../../property-runs.ts';

/** `?` marks a reference that means a file only if the file exists. */
function drawn(text: string, imports = true): readonly string[] {
  return readReferences(text, { imports }).map(({ kind, target, standing }) => {
    const mark = standing === 'plain' ? '' : standing === 'tentative' ? '?' : ` (${standing})`;
    return `${kind} ${target}${mark}`;
  });
}

describe('files and tools', () => {
  it.each<[string, string, readonly string[]]>([
    ['end at a space', 'see #file:./a.md and #tool:search/codebase x', ['file ./a.md', 'tool search/codebase']],
    ['are read in any letter case, as VS Code does', '#File:a.md #TOOL:x', ['file a.md', 'tool x']],
    ['of files end at a second #', '#file:a.md#file:b.md', ['file a.md', 'file b.md']],
    ['of files keep the punctuation after them, as in VS Code', '(#file:a.md).', ['file a.md).']],
    ['of tools consist of words', '(#tool:ms-x.y/z_1)', ['tool ms-x.y/z_1']],
    ['of tools do not include the full stop of a sentence, which VS Code keeps', 'Use #tool:search.', ['tool search']],
    ['of tools have more than full stops', '#tool:... #tool: #file: x', []],
    ['do not start with similar words', '#files:a #tools:b file:c', []],
    ['may start inside a word', 'a#file:b', ['file b']],
    ['in a link belong to the link', '[#file:a.md](b.md)', ['link b.md']],
    ['next to a link belong to the link', '[a](b.md)#file:c.md #file:d.md[e](f.md)', ['link b.md', 'link f.md']],
    ['of tools next to a link belong to the link', '#tool:a[b](c.md)', ['link c.md']],
    ['in a picture do not belong to it', '![#file:a.md ](b.png)', ['file a.md']],
    ['in code mean a file only if it exists', '`#file:a.md` b', ['file a.md`?']],
    ['directly after code are not in code', '`a`#file:b.md', ['file b.md']],
    ['of tools count in code too', '```\n#tool:a\n```', ['tool a']],
  ])('%s', (_name, text, expected) => {
    expect(drawn(text)).toEqual(expected);
  });
});

describe('links', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'are listed in order with the other references',
      '#file:a [b](c) #tool:d [e](f)',
      ['file a', 'link c', 'tool d', 'link f'],
    ],
    ['are read without title and angle brackets', '[a](<b c.md> "d")', ['link b c.md']],
    ['may lead to addresses', '[a](https://b.c#d)', ['link https://b.c#d']],
    ['are not pictures', '![a](b.png)', []],
    // VS Code does not recognize code. A link there that leads to a file does include it; one that does not is an
    // example or an expression of a program, and calling it broken would be wrong.
    ['in code spans mean a file only if it exists', '`[c](./c.md)`', ['link ./c.md?']],
    ['in code blocks mean a file only if it exists', '```js\nonce[name](event)\n```', ['link event?']],
    ['in comments count, as VS Code reads them', '<!-- [a](b.md) -->', ['link b.md']],
    ['over several lines are marked', '[a\nb](c.md)', ['link c.md (wrapped)']],
    ['by label are marked', '[a][b]\n\n[b]: c.md', ['link c.md (definition)']],
    ['over several lines or by label do not count in code', '```\n[a\nb](c.md)\n[d]\n[d]: e.md\n```', []],
    ['are not autolinks, which lead to addresses only', '<https://a.b> https://c.d', []],
  ])('%s', (_name, text, expected) => {
    expect(drawn(text)).toEqual(expected);
  });
});

describe('imports', () => {
  it.each<[string, string, readonly string[]]>([
    ['are paths', '@docs/x.md @./x @../x @~/x @/x.md', ['docs/x.md', './x', '../x', '~/x', '/x.md']],
    ['may be decorators and aliases of code', '@pytest.mark.slow @/x', ['pytest.mark.slow?', '/x?']],
    ['may be anywhere after white space', 'See @a.md and\n- @b.md\n> @c.md', ['a.md', 'b.md', 'c.md']],
    ['may be emphasised', '**@a.md** and *@b.md*', ['a.md', 'b.md']],
    ['without a path may be something else', '@README @alice @scope/package', ['README?', 'alice?', 'scope/package?']],
    ['keep the punctuation after them, as in Claude Code', '@a.md, @docs/b.md.', ['a.md,', 'docs/b.md.']],
    ['may have an anchor', '@a.md#part', ['a.md#part']],
    ['may have escaped spaces', String.raw`@my\ style.md`, [String.raw`my\ style.md`]],
    ['end at other backslashes', String.raw`@a.md\b`, ['a.md']],
    ['are not read from email addresses', 'a@b.md <a@b.md>', []],
    ['begin after white space', '(@a.md) "@b.md"', []],
    ['begin with a character of a path', '@@a.md @#a.md @(a.md) @ a.md @/', []],
    ['are not in code spans', '`@a.md` and `x @b.md`', []],
    ['are not in code blocks', '```\n@a.md\n```\n\n    @b.md\n\n- ```\n  @c.md', []],
    ['may come after code', '```\n@a.md\n```\n@b.md', ['b.md']],
    ['are not in comments', '<!-- @a.md -->\n<!--\n@b.md\n--> @c.md', ['c.md']],
  ])('%s', (_name, text, expected) => {
    expect(drawn(text)).toEqual(expected.map((target) => `import ${target}`));
  });

  it('are read only on request', () => {
    expect(drawn('@a.md [b](c.md)', false)).toEqual(['link c.md']);
  });
});

describe('any text', () => {
  const parts = fc.constantFrom(
    '#file:',
    '#tool:',
    '[',
    ']',
    '](',
    '(',
    ')',
    '@',
    './',
    '../',
    '~/',
    'a.md',
    'b',
    '`',
    '```\n',
    '\n',
    ' ',
    '<',
    '>',
    '"',
    '!',
    '\\',
    '<!--',
    '-->',
    '[a]: ',
    '\r\n',
    '\0',
    '\uD800',
    '😀',
    '#',
    '?',
    '%',
    '*',
    '.',
  );

  it('the range of a target contains it as written, and the ranges are in order', () => {
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 40 }), fc.boolean(), (parts, imports) => {
        const text = parts.join('');
        const found = readReferences(text, { imports });
        expect(found.map(({ range }) => text.slice(range.start, range.end))).toEqual(found.map(({ target }) => target));
        const starts = found.map(({ range }) => range.start);
        expect([starts, found.filter(({ target }) => target === '')]).toEqual([starts.toSorted((a, b) => a - b), []]);
      }),
      { numRuns: runs(3_000) },
    );
  });
});

/** At this size, quadratic code takes minutes. */
const LARGE = 1 << 18;

describe('256 kB of hostile text are read in time:', { tags: 'large' }, () => {
  it.each([
    ['links', '[a](b)'.repeat(LARGE / 6)],
    ['brackets', '['.repeat(LARGE)],
    ['at signs', '@'.repeat(LARGE)],
    ['mentions', '@a '.repeat(LARGE / 3)],
    ['a path of many endings', ` @a${'.a'.repeat(LARGE / 2)}/`],
    ['a path of many anchors', ` @${'a.b#'.repeat(LARGE / 4)}/`],
    ['a path and punctuation', ` @a${').'.repeat(LARGE / 2)}`],
    ['emphasis', ` @a${'*'.repeat(LARGE)}`],
    ['files', '#file:'.repeat(LARGE / 6)],
    ['tools with only full stops', `#tool:${'.'.repeat(LARGE)}`],
    ['tools of full stops and letters', '#tool:...a...'.repeat(LARGE / 13)],
    ['files between links', '[a](b) #file:c '.repeat(LARGE / 15)],
    ['imports between code', '`a` @b.md '.repeat(LARGE / 10)],
  ])('%s', (_name, text) => {
    expect(readReferences(text, { imports: true }).every(({ range }) => range.end <= text.length)).toBe(true);
  });
});

interface ConformanceCase {
  readonly area: string;
  readonly name: string;
  readonly input: { readonly path: string; readonly text: string };
  readonly expected: Expected;
}

interface Expected {
  readonly fileReferences?: readonly string[];
  readonly variables?: readonly string[];
  readonly body?: {
    readonly fileReferences?: readonly { readonly content: string; readonly range: readonly number[] }[];
    readonly variableReferences?: readonly { readonly name: string; readonly range: readonly number[] }[];
  };
}

const CASES_FILE = join(import.meta.dirname, '../../../../shared/conformance/copilot-cases.json');
const areCasesHere = existsSync(CASES_FILE);
const { cases }: { readonly cases: readonly ConformanceCase[] } = areCasesHere
  ? JSON.parse(readFileSync(CASES_FILE, 'utf8'))
  : { cases: [] };

/** Cases in which we differ from VS Code on purpose, with the reason. */
const DIFFERENCES: Readonly<Record<string, { readonly theirs: string; readonly ours: string }>> = {
  // The full stop ends the sentence: tool names do not contain one.
  'images and code are handled in references': { theirs: 'tool search.', ours: 'tool search' },
};

/** `kind target`, with line and columns if the case has them. */
function theirs({ name, expected }: ConformanceCase): readonly string[] {
  const difference = DIFFERENCES[name];
  const files = expected.body?.fileReferences ?? expected.fileReferences ?? [];
  const tools = expected.body?.variableReferences ?? expected.variables ?? [];
  return [
    ...files.map((file) => (typeof file === 'string' ? `file ${file}` : `file ${file.content} ${file.range.join()}`)),
    ...tools.map((tool) => (typeof tool === 'string' ? `tool ${tool}` : `tool ${tool.name} ${tool.range.join()}`)),
  ].map((one) => (one === difference?.theirs ? difference.ours : one));
}

function ours({ input, expected }: ConformanceCase): readonly string[] {
  const { body } = readFrontmatter(sourceText(input.path, input.text));
  const found = readReferences(input.text.slice(body.start, body.end), { imports: false });
  const named = found.map(({ kind, target, range }) => {
    const before = input.text.slice(0, body.start + range.start);
    const line = before.split('\n').length;
    const column = before.length - before.lastIndexOf('\n');
    const place = expected.body === undefined ? '' : ` ${[line, column, line, column + target.length].join()}`;
    return `${kind === 'tool' ? 'tool' : 'file'} ${target}${place}`;
  });
  return [...named.filter((one) => one.startsWith('file')), ...named.filter((one) => one.startsWith('tool'))];
}

describe.skipIf(!areCasesHere)(
  `Copilot's own cases${areCasesHere ? '' : ' (skipped: the file of cases is not next to this repository)'}`,
  () => {
    const withReferences = cases.filter(
      ({ area, expected }) =>
        area === 'frontmatter' && (expected.fileReferences ?? expected.body?.fileReferences) !== undefined,
    );

    test.each(withReferences)('$name', (one) => {
      expect(ours(one)).toEqual(theirs(one));
    });

    test('every listed difference still exists', () => {
      const different = withReferences.filter(({ name }) => DIFFERENCES[name] !== undefined);
      expect(different.map(({ name }) => name)).toEqual(Object.keys(DIFFERENCES));
      expect(different.filter((one) => theirs(one).includes(DIFFERENCES[one.name]?.theirs ?? ''))).toEqual([]);
    });
  },
);

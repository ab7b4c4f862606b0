import { describe, expect, it } from 'vitest';
import { readPathInstructions, readRepositoryInstructions } from '../../src/customizations/instructions.ts';
import type { PathInstructions } from '../../src/customizations/types.ts';
import { sourceText } from '../../src/text/source-text.ts';

const PATH = '.github/instructions/a.instructions.md';

function read(text: string) {
  return readPathInstructions(sourceText(PATH, text));
}

function foundIn(text: string): PathInstructions | undefined {
  const [found] = read(text).found;
  return found?.kind === 'path-instructions' ? found : undefined;
}

/** `line:column-line:column rule message` of each problem. */
function problemsOf(text: string): readonly string[] {
  return read(text).problems.map(
    ({ start, end, rule, message }) => `${start.line}:${start.column}-${end.line}:${end.column} ${rule} ${message}`,
  );
}

describe('repository instructions', () => {
  it.each([
    ['are the whole file, trimmed', '\n Use tabs.\n\nBe kind. \n', 'Use tabs.\n\nBe kind.'],
    ['lose a byte order mark', '\uFEFF# Rules\n', '# Rules'],
    ['keep frontmatter, which Copilot does not read there', '---\na: 1\n---\nText', '---\na: 1\n---\nText'],
    ['keep CRLF', 'a\r\nb\r\n', 'a\r\nb'],
  ])('%s', (_name, text, expected) => {
    expect(readRepositoryInstructions(sourceText('r.md', text)).found.map(({ content }) => content.text)).toEqual([
      expected,
    ]);
  });

  it.each(['', '\n\n', ' \t\r\n', '\uFEFF'])('are left out when the file is %j', (text) => {
    expect(readRepositoryInstructions(sourceText('r.md', text))).toEqual({
      found: [],
      leftOut: [{ source: 'r.md', reason: 'the file is empty' }],
      problems: [],
    });
  });
});

describe('applyTo', () => {
  it.each<[string, string, string | undefined]>([
    ['is a string', '---\napplyTo: "src/**"\n---\nText', 'src/**'],
    ['may begin with a star, as Copilot reads it', '---\napplyTo: **/*.ts,*.js\n---\nText', '**/*.ts,*.js'],
    ['may be missing', '---\ndescription: d\n---\nText', undefined],
    ['may be missing with the frontmatter', 'Text', undefined],
    ['is none when it is blank', '---\napplyTo: "  "\n---\nText', undefined],
  ])('%s', (_name, text, expected) => {
    expect([foundIn(text)?.content.text, foundIn(text)?.applyTo?.value]).toEqual(['Text', expected]);
  });

  it.each([
    [
      'a list',
      '---\napplyTo: ["a", "b"]\n---\nText',
      '2:10-2:20 apply-to-type `applyTo` must be one string, not a list',
    ],
    [
      'a list of lines',
      '---\napplyTo:\n  - a\n  - b\n---\nText',
      '3:3-4:6 apply-to-type `applyTo` must be one string, not a list',
    ],
    [
      'a number',
      '---\nx: 1\napplyTo: 5\n---\nText',
      '3:10-3:11 apply-to-type `applyTo` must be one string, not a number',
    ],
    ['a truth', '---\napplyTo: true\n---\nText', '2:10-2:14 apply-to-type `applyTo` must be one string, not a boolean'],
    ['nothing', '---\napplyTo:\n---\nText', '2:1-2:8 apply-to-type `applyTo` must be one string, not nothing'],
    ['a map', '---\napplyTo: { a: b }\n---\nText', '2:10-2:18 apply-to-type `applyTo` must be one string, not a map'],
  ])('that is %s leaves the file out', (_name, text, expected) => {
    expect([read(text).found, read(text).leftOut.length, problemsOf(text)]).toEqual([[], 1, [expected]]);
  });

  it('keeps the place of its value, with CRLF and a byte order mark', () => {
    const text = '\uFEFF---\r\ndescription: d\r\napplyTo: "src/**"\r\n---\r\nText\r\n';
    const found = foundIn(text);
    const range = found?.applyTo?.range ?? { start: 0, end: 0 };
    expect([text.slice(range.start, range.end), found?.content.text]).toEqual(['"src/**"', 'Text']);
  });
});

describe('excludeAgent', () => {
  it.each<[string, string, readonly string[]]>([
    ['is none when it is missing', 'applyTo: "**"', []],
    ['may be one name', 'excludeAgent: "code-review"', ['code-review']],
    ['may be a list', 'excludeAgent: [ " code-review ", cloud-agent ]', ['code-review', 'cloud-agent']],
    ['holds no numbers', 'excludeAgent: [1, code-review]', ['code-review']],
    ['is none when it is a map', 'excludeAgent: { a: b }', []],
  ])('%s', (_name, line, expected) => {
    expect(foundIn(`---\n${line}\n---\nText`)?.excludeAgent).toEqual(expected);
  });
});

describe('files without use', () => {
  it.each([
    ['an empty file', '', 'the file has no text'],
    ['frontmatter alone', '---\napplyTo: "**"\n---\n\n', 'the file has no text'],
    ['a byte order mark alone', '\uFEFF', 'the file has no text'],
    [
      'frontmatter in another language',
      '---js\n({})\n---\nText',
      'its frontmatter cannot be read: The opening fence is followed by `js`, so no frontmatter is read',
    ],
    [
      'frontmatter that is a list',
      '---\n- a\n---\nText',
      'its frontmatter cannot be read: The frontmatter holds no `key: value` lines',
    ],
    [
      'a key that stands twice',
      '---\napplyTo: a\napplyTo: b\n---\nText',
      'its frontmatter cannot be read: The key `applyTo` stands twice',
    ],
  ])('%s is left out', (_name, text, reason) => {
    expect(read(text)).toMatchObject({ found: [], leftOut: [{ source: PATH, reason }] });
  });

  it('keeps the file where strict YAML alone refuses the frontmatter, with a warning', () => {
    const text = '---\ndescription: a: b\napplyTo: "**"\n---\nText';
    expect([foundIn(text)?.applyTo?.value, read(text).problems.map(({ severity }) => severity)]).toEqual([
      '**',
      ['warning'],
    ]);
  });

  it.each([
    ['with LF', '---\na: 1\nb: [x\nc: 2\n---\nText'],
    ['with CRLF', '---\r\na: 1\r\nb: [x\r\nc: 2\r\n---\r\nText'],
    ['with a byte order mark', '\uFEFF---\na: 1\nb: [x\nc: 2\n---\nText'],
  ])('names the place of broken frontmatter %s', (_name, text) => {
    expect([read(text).found, problemsOf(text)]).toEqual([
      [],
      ['4:1-4:2 frontmatter-yaml-indent The indentation does not fit the lines around it: `c`'],
    ]);
  });
});

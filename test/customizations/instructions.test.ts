import { describe, expect, it } from 'vitest';
import { readInstructions, type InstructionFile } from '../../src/customizations/instructions.ts';
import type { Instructions } from '../../src/customizations/types.ts';
import { sourceText } from '../../src/text/source-text.ts';
import { readFrontmatter } from '../text/frontmatter/read-frontmatter.ts';

const PATH = '.github/instructions/a.instructions.md';

function fileOf(kind: InstructionFile['kind']): InstructionFile {
  return { kind, path: PATH, level: 'repository', folder: '', readers: [], servedFolder: '' };
}

function read(text: string, kind: InstructionFile['kind'] = 'path-instructions') {
  return readFile(fileOf(kind), text);
}

function readFile(file: InstructionFile, text: string) {
  const source = sourceText(PATH, text);
  return readInstructions(file, source, readFrontmatter(source));
}

function foundIn(text: string): Omit<Instructions, 'references'> | undefined {
  const found = read(text);
  return found.kind === 'instructions' ? found.instructions : undefined;
}

/** The globs as written, or the reason why the file never applies. */
function appliesOf(text: string, kind: InstructionFile['kind'] = 'path-instructions'): string | undefined {
  const found = read(text, kind);
  const applies = found.kind === 'instructions' ? found.instructions.applies : undefined;
  if (applies?.kind === 'globs') {
    return applies.written;
  }
  return applies?.kind === 'never' ? applies.reason : applies?.kind;
}

function reasonOf(text: string, kind: InstructionFile['kind'] = 'path-instructions'): string | undefined {
  const found = read(text, kind);
  return found.kind === 'unusable' ? found.reason : undefined;
}

/** `line:column-line:column rule message` of each problem. */
function problemsOf(text: string): readonly string[] {
  return read(text).problems.map(
    ({ start, end, rule, message }) => `${start.line}:${start.column}-${end.line}:${end.column} ${rule} ${message}`,
  );
}

function warningsOf(text: string, kind: InstructionFile['kind']): readonly string[] {
  return read(text, kind).problems.map(({ start, message }) => `${start.line}:${start.column} ${message}`);
}

describe('files that are instructions as a whole', () => {
  it.each([
    ['are the whole file, trimmed', '\n Use tabs.\n\nBe kind. \n', 'Use tabs.\n\nBe kind.'],
    ['are read without a byte order mark', '\uFEFF# Rules\n', '# Rules'],
    ['keep frontmatter, which Copilot does not read there', '---\na: 1\n---\nText', '---\na: 1\n---\nText'],
    ['keep CRLF', 'a\r\nb\r\n', 'a\r\nb'],
  ])('%s', (_name, text, expected) => {
    const found = read(text, 'repository-instructions');
    expect(found.kind === 'instructions' && found.instructions.content.text).toBe(expected);
  });

  it.each(['', '\n\n', ' \t\r\n', '\uFEFF'])('are left out if the file is %j', (text) => {
    expect(read(text, 'agents-md')).toEqual({ kind: 'unusable', reason: 'the file is empty', problems: [] });
  });

  it('apply to the folder that they are for', () => {
    const found = readFile({ ...fileOf('agents-md'), servedFolder: 'src' }, 'x');
    expect(found).toMatchObject({ instructions: { applies: { kind: 'folder', folder: 'src' } } });
  });
});

const NO_APPLY_TO = 'it has no `applyTo`, so no program applies it automatically';

describe('applyTo', () => {
  it.each<[string, string, string]>([
    ['is a string', '---\napplyTo: "src/**"\n---\nText', 'src/**'],
    ['may begin with a star, as Copilot reads it', '---\napplyTo: **/*.ts,*.js\n---\nText', '**/*.ts,*.js'],
    ['may be missing', '---\ndescription: d\n---\nText', NO_APPLY_TO],
    ['may be missing together with the frontmatter', 'Text', NO_APPLY_TO],
    [
      'never matches if it is blank',
      '---\napplyTo: "  "\n---\nText',
      'its `applyTo` is empty, so no program applies it automatically',
    ],
  ])('%s', (_name, text, expected) => {
    expect([foundIn(text)?.content.text, appliesOf(text)]).toEqual(['Text', expected]);
  });

  it.each([
    [
      'a list',
      '---\napplyTo: ["a", "b"]\n---\nText',
      '2:10-2:20 instructions-apply-to-type `applyTo` must be one string, not a list',
    ],
    [
      'a list of lines',
      '---\napplyTo:\n  - a\n  - b\n---\nText',
      '2:1-2:8 instructions-apply-to-type `applyTo` must be one string, not a list',
    ],
    [
      'a number',
      '---\nx: 1\napplyTo: 5\n---\nText',
      '3:10-3:11 instructions-apply-to-type `applyTo` must be one string, not a number',
    ],
    [
      'true or false',
      '---\napplyTo: true\n---\nText',
      '2:10-2:14 instructions-apply-to-type `applyTo` must be one string, not a boolean',
    ],
    [
      'nothing',
      '---\napplyTo:\n---\nText',
      '2:1-2:8 instructions-apply-to-type `applyTo` must be one string, not nothing',
    ],
    [
      'a map',
      '---\napplyTo: { a: b }\n---\nText',
      '2:10-2:18 instructions-apply-to-type `applyTo` must be one string, not a map',
    ],
  ])('that is %s leaves the file out', (_name, text, expected) => {
    expect([read(text).kind, problemsOf(text)]).toEqual(['unusable', [expected]]);
  });

  it('keeps the position of its value, with CRLF and a byte order mark', () => {
    const text = '\uFEFF---\r\ndescription: d\r\napplyTo: "src/**"\r\n---\r\nText\r\n';
    const found = foundIn(text);
    const range = found?.applies.kind === 'globs' ? found.applies.range : { start: 0, end: 0 };
    expect([text.slice(range.start, range.end), found?.content.text]).toEqual(['"src/**"', 'Text']);
  });
});

describe('excludeAgent', () => {
  it.each<[string, string, Instructions['excludes']]>([
    ['excludes nobody if it is missing', 'name: n', undefined],
    ['may be one name', 'excludeAgent: "code-review"', ['github-review']],
    ['may be a list', 'excludeAgent: [ " code-review ", cloud-agent ]', ['github-review', 'cloud-agent']],
    ['may name another reader', 'excludeAgent: cloud-agent', ['cloud-agent']],
    ['may name another reader by its old name', 'excludeAgent: coding-agent', ['cloud-agent']],
    ['ignores numbers', 'excludeAgent: [1, code-review]', ['github-review']],
    ['excludes nobody if it is a map', 'excludeAgent: { code-review: b }', undefined],
  ])('%s', (_name, line, expected) => {
    const found = read(`---\n${line}\napplyTo: "**"\n---\nText`);
    expect(found.kind === 'instructions' && [found.instructions.applies.kind, found.instructions.excludes]).toEqual([
      'globs',
      expected,
    ]);
  });
});

describe('readers', () => {
  it.each([
    ['all that read this folder', 'name: n', ['vscode', 'github-review', 'cloud-agent']],
    ['not the excluded ones', 'excludeAgent: cloud-agent', ['vscode', 'github-review']],
    ['not those excluded by an old name', 'excludeAgent: [coding-agent]', ['vscode', 'github-review']],
  ])('are %s', (_name, line, expected) => {
    const file = { ...fileOf('path-instructions'), readers: ['vscode', 'github-review', 'cloud-agent'] } as const;
    const found = readFile(file, `---\n${line}\napplyTo: "**"\n---\nText`);
    expect(found.kind === 'instructions' && found.instructions.readers).toEqual(expected);
  });
});

describe('frontmatter with a probable mistake is reported', () => {
  const NEVER = 'without it, the file never applies';
  const ALL = 'without it, the rule applies to all files';

  it.each<[string, string, InstructionFile['kind'], string]>([
    ['another case', 'applyto: "**"', 'path-instructions', `2:1 "applyto" is not read here; ${NEVER}`],
    ['a typing error', 'a: b\naplyTo: "**"', 'path-instructions', `3:1 "aplyTo" is not read here; ${NEVER}`],
    ["another tool's key", 'globs: "**"', 'path-instructions', `2:1 "globs" is not read here; ${NEVER}`],
    ["the key of Claude's rules", 'paths: ["**"]', 'path-instructions', `2:1 "paths" is not read here; ${NEVER}`],
    ['the key of path instructions', 'applyTo: "**"', 'claude-rule', `2:1 "applyTo" is not read here; ${ALL}`],
    [
      'an unknown agent',
      'applyTo: "**"\nexcludeAgent: codereview',
      'path-instructions',
      '3:15 "codereview" in `excludeAgent` is not a known agent, so it has no effect',
    ],
    [
      'an agent that is not a name',
      'applyTo: "**"\nexcludeAgent: true',
      'path-instructions',
      '3:15 `excludeAgent` must be a string or a list, so it excludes no agent',
    ],
  ])('for %s', (_name, lines, kind, expected) => {
    expect(warningsOf(`---\n${lines}\n---\nText`, kind)).toEqual([expected]);
  });

  it.each([
    ['after a blank line', '\n---\napplyTo: "**"\n---\nText', '2:1'],
    ['with four dashes', '----\r\napplyTo: "**"\r\n---\r\nText', '1:1'],
  ])('%s', (_name, text, place) => {
    const message = 'The frontmatter is not read: it must begin on the first line, with three dashes';
    expect(warningsOf(text, 'path-instructions')).toEqual([`${place} ${message}`]);
  });

  it.each<[string, string, InstructionFile['kind']]>([
    ['a key in addition to the right one', '---\napplyTo: "**"\nglobs: x\n---\nText', 'path-instructions'],
    ['keys that do not limit the files', '---\ndescription: d\nname: n\n---\nText', 'path-instructions'],
    ['a rule for all files', '---\ndescription: d\n---\nText', 'claude-rule'],
    ['a rule between lines', 'Text\n\n---\n\nMore', 'path-instructions'],
  ])('not for %s', (_name, text, kind) => {
    expect(warningsOf(text, kind)).toEqual([]);
  });
});

describe("a Claude rule's paths", () => {
  it.each([
    ['are all files of its folder without frontmatter', 'Text', 'folder'],
    ['are all files of its folder without the key', '---\ndescription: d\n---\nText', 'folder'],
    ['are a list of globs', '---\npaths: ["src/**", " docs/*.md "]\n---\nText', 'src/**, docs/*.md'],
    ['may be empty', '---\npaths: [" "]\n---\nText', 'its `paths` names no files'],
    ['keep a comma inside a glob', '---\npaths:\n  - "*.{ts,js}"\n---\nText', '*.{ts,js}'],
  ])('%s', (_name, text, expected) => {
    expect(appliesOf(text, 'claude-rule')).toBe(expected);
  });

  it.each([
    ['a text', '---\npaths: "src/**"\n---\nText', '`paths` must be a list of globs, not a string'],
    ['numbers', '---\npaths: [1]\n---\nText', '`paths` must be a list of globs, not one with other values'],
    ['a map', '---\npaths: { a: b }\n---\nText', '`paths` must be a list of globs, not a map'],
  ])('that are %s leave the file out', (_name, text, expected) => {
    expect([reasonOf(text, 'claude-rule'), read(text, 'claude-rule').problems.map(({ rule }) => rule)]).toEqual([
      expected,
      ['instructions-claude-rule-paths'],
    ]);
  });
});

describe('unusable files', () => {
  it.each([
    ['an empty file', '', 'the file has no text'],
    ['only frontmatter', '---\napplyTo: "**"\n---\n\n', 'the file has no text'],
    ['only a byte order mark', '\uFEFF', 'the file has no text'],
    [
      'frontmatter in another language',
      '---js\n({})\n---\nText',
      'its frontmatter cannot be read: The opening fence is followed by `js`, so no frontmatter is read',
    ],
    [
      'frontmatter that is a list',
      '---\n- a\n---\nText',
      'its frontmatter cannot be read: The frontmatter has no `key: value` lines',
    ],
    [
      'a key that appears twice',
      '---\napplyTo: a\napplyTo: b\n---\nText',
      'its frontmatter cannot be read: The key `applyTo` appears twice',
    ],
  ])('%s is left out', (_name, text, reason) => {
    expect(reasonOf(text)).toBe(reason);
  });

  it('keeps the file, with a warning, if only strict YAML refuses the frontmatter', () => {
    const text = '---\ndescription: a: b\napplyTo: "**"\n---\nText';
    expect([appliesOf(text), read(text).problems.map(({ severity }) => severity)]).toEqual(['**', ['warning']]);
  });

  it.each([
    ['with LF', '---\na: 1\nb: [x\nc: 2\n---\nText'],
    ['with CRLF', '---\r\na: 1\r\nb: [x\r\nc: 2\r\n---\r\nText'],
    ['with a byte order mark', '\uFEFF---\na: 1\nb: [x\nc: 2\n---\nText'],
  ])('names the position of broken frontmatter %s', (_name, text) => {
    expect([read(text).kind, problemsOf(text)]).toEqual([
      'unusable',
      ['3:4-3:6 frontmatter-yaml-syntax The value is not closed'],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { frontmatterFaults } from '../../../src/customizations/frontmatter/faults.ts';
import { applyEdits } from '../../../src/rules/apply-fixes.ts';
import { readFrontmatter } from '../../text/frontmatter/read-frontmatter.ts';
import { sourceText } from '../../../src/text/source-text.ts';

function faultsOf(text: string) {
  const source = sourceText('a.md', text);
  return frontmatterFaults(source, readFrontmatter(source));
}

function shown(block: string): readonly string[] {
  const text = `---\n${block}\n---\nText`;
  return faultsOf(text).map(
    ({ rule, severity, range }) =>
      `${rule.replace('frontmatter-', '')} ${severity}: ${text.slice(range.start, range.end)}`,
  );
}

function mended(block: string): string {
  const text = `---\n${block}\n---\nText`;
  const edits = faultsOf(text).flatMap(({ fix }) => (fix?.kind === 'edits' ? fix.edits : []));
  const fix = { kind: 'edits' as const, edits };
  const at = { line: 1, column: 1 };
  const diagnostic = { rule: 'r', severity: 'error' as const, path: 'a.md', start: at, end: at, message: '', fix };
  return applyEdits(text, [diagnostic]).text.slice('---\n'.length, -'\n---\nText'.length);
}

describe('a fault of the frontmatter', () => {
  it.each<[string, readonly string[]]>([
    ['description: Use when: x', ['yaml-syntax warning: Use when: x']],
    ['applyTo: *.ts', ['yaml-dialect warning: *.ts']],
    ['paths:\n  - **/*.ts\n  - src/**', ['yaml-dialect warning: **/*.ts']],
    ['description: *Use* it', ['yaml-dialect warning: *Use* it']],
    ['description: @team', ['yaml-dialect warning: @team']],
    ['description: *name', ['anchor-alias-tag warning: *name']],
    ['metadata:\n  <<: *all', ['anchor-alias-tag error: *all']],
    ['description: !!js/function x', ['anchor-alias-tag warning: !!js/function']],
    ['name: a\nname: b', ['duplicate-key error: name']],
    ['metadata:\n\ta: b', ['tab-indent error: \t']],
    ['- a\n- b', ['not-a-map error: - a']],
    ['description: one\ntwo three\nname: x', ['unindented-continuation error: two three']],
    ['description: "one\ntwo"\nname: x', ['unindented-continuation error: two"']],
    ['description: |\none two', ['unindented-continuation error: one two']],
    ['tools: [a, b', ['yaml-syntax error: [a, b']],
    ['name: x\ntools: [a\ndescription: y', ['yaml-syntax error: [a']],
    ['description: "a\nname: x', ['yaml-syntax error: "a']],
    ['name: x\n  description: y', ['yaml-syntax error: description: y']],
    ['argument-hint: [file] [other]', ['yaml-syntax warning: [file] [other]']],
    ['name:x\ndescription: y', ['yaml-syntax error: name:x']],
    ['description: y\nname:x', ['yaml-syntax error: name:x']],
    ['name: x\ntools:\n- a\nagents: [\n  b\n]', []],
    ['agents: [\nb\n]', ['unindented-continuation error: b']],
    ['description: >\n  Use when: x\n  * y', []],
  ])('%j', (block, expected) => {
    expect(shown(block)).toEqual(expected);
  });

  it.each<[string, readonly string[]]>([
    ['---\ndescription: a: b\n\nText: with\nlines', ['frontmatter-unclosed 0']],
    ['---\ndescription: x\n----\nText', ['frontmatter-unclosed 19']],
    ['---js\nx = 1\n---\nText', ['frontmatter-language-marker 3']],
  ])('at its edges: %j', (text, expected) => {
    expect(faultsOf(text).map(({ rule, range }) => `${rule} ${range.start}`)).toEqual(expected);
  });
});

describe('the quotes that fix it', () => {
  it.each([
    ['description: Use when: x', 'description: "Use when: x"'],
    ['description: Say: "x"', `description: 'Say: "x"'`],
    [`description: Don't: "x"`, `description: 'Don''t: "x"'`],
    ['applyTo: *.ts # all', 'applyTo: "*.ts" # all'],
    ['paths:\n  - **/*.ts\n  - "b"', 'paths:\n  - "**/*.ts"\n  - "b"'],
    ['argument-hint: [file] [other]', 'argument-hint: "[file] [other]"'],
    ["tools: ['a', 'b]", "tools: ['a', 'b]"],
  ])('%j becomes %j', (block, expected) => {
    expect(mended(block)).toBe(expected);
  });

  it.each(['description: a: b', 'applyTo: *.ts', 'paths:\n  - *.ts\n  - @x/**'])(
    'leave nothing to report in %j',
    (block) => {
      expect(shown(mended(block))).toEqual([]);
    },
  );
});

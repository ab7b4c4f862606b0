import { describe, expect, it } from 'vitest';
import { openText } from '../../../src/rules/reading/texts/checked-text.ts';
import { FRONTMATTER_RULES } from '../../../src/rules/frontmatter/index.ts';
import type { CheckedKind, OptionValues } from '../../../src/rules/types.ts';

const NO_OPTIONS: OptionValues = { integer: () => 0, boolean: () => false, list: () => [] };

/** For each finding of a text rule: the rule's id without its first word, and the text that it reports. */
async function reportsOn(kind: CheckedKind, text: string): Promise<readonly string[]> {
  const checked = await openText(kind, text, false);
  const found: string[] = [];
  for (const rule of FRONTMATTER_RULES) {
    if (rule.scope === 'text') {
      rule.check(
        checked,
        ({ start, end }) => found.push(`${rule.id.replace('frontmatter-', '')} ${text.slice(start, end)}`),
        NO_OPTIONS,
      );
    }
  }
  return found;
}

function reportsOnHead(kind: CheckedKind, block: string): Promise<readonly string[]> {
  return reportsOn(kind, `---\n${block}\n---\nText`);
}

describe('a placeholder', () => {
  it.each([
    'TODO',
    '"todo: say what it does"',
    'TBD',
    '"..."',
    '<description>',
    '"{{description}}"',
    '"[Your description here]"',
    'Your description here',
    'A short description',
    'Add a description here.',
    'Lorem ipsum dolor sit amet',
  ])('is the description %s', async (value) => {
    expect(await reportsOnHead('agent', `description: ${value}`)).toEqual([`value-placeholder ${value}`]);
  });

  it.each([
    'TODO comments are gathered into a list',
    'Describes an API',
    'Description of the tables',
    '<T> is written as it is meant',
    '"[Experimental] Reviews code"',
    'A short tour of the code',
    'Writes a description for each function',
  ])('is not the description %s', async (value) => {
    expect(await reportsOnHead('agent', `description: ${value}`)).toEqual([]);
  });

  it.each(['TODO', 'your-skill-name', '<name>'])('is the name %s', async (value) => {
    expect(await reportsOnHead('skill', `name: ${value}`)).toEqual([`value-placeholder ${value}`]);
  });

  it.each(['todo', 'name', 'placeholder', 'my-name'])('is not the name %s', async (value) => {
    expect(await reportsOnHead('skill', `name: ${value}`)).toEqual([]);
  });
});

describe('a scalar that not all clients read as text', () => {
  it.each(['007', '1.10', '1_000', '0x1F', '1e3', '12:30', 'yes', 'No', 'off', 'true', '2026-01-31'])(
    'is %s',
    async (value) => {
      expect(await reportsOnHead('agent', `name: ${value}\ndescription: d`)).toEqual([`scalar-coerced ${value}`]);
    },
  );

  it.each(['"007"', "'on'", 'onward', '3D', '1.2.3', 'v1', 'y', '12:30 talks', '2026-01', '-', 'e3', '_1'])(
    'is not %s',
    async (value) => {
      const reports = await reportsOnHead('agent', `name: ${value}\ndescription: d`);
      expect(reports.filter((one) => one.startsWith('scalar'))).toEqual([]);
    },
  );
});

describe('wrong types and empty values', () => {
  it.each<[CheckedKind, string, readonly string[]]>([
    ['agent', 'name: [a]', ['wrong-type [a]']],
    ['agent', 'description:\n  a: b', ['wrong-type a: b']],
    ['agent', 'mcp-servers: [a]', ['wrong-type [a]']],
    ['agent', 'maxTurns: many', ['wrong-type many']],
    ['agent', 'user-invocable: 0', ['wrong-type 0']],
    ['skill', 'disable-model-invocation: "True"', ['boolean-quoted "True"']],
    ['agent', 'description: null', ['value-empty null']],
    ['agent', 'description: "  "', ['value-empty "  "']],
    ['agent', 'metadata:', ['value-empty metadata']],
    ['path-instructions', 'applyTo:', []],
    ['prompt', 'mode:', []],
    ['agent', 'tools: {read: true}\nmodel: []', []],
    ['agent', 'metadata:\n  name: [a]\n  description:', []],
    ['agent', 'name: [a]\ntools: [read', ['yaml-syntax [read']],
  ])('are reported in a frontmatter of %s: %j', async (kind, block, expected) => {
    expect(await reportsOnHead(kind, block)).toEqual(expected);
  });
});

describe('hostile frontmatter', () => {
  const LARGE = 60_000;
  it.each([
    ['tabs', '\t'.repeat(LARGE)],
    ['tabs on blank lines', 'a: 1\n\tb: 2\n' + `${'\t'.repeat(200)}\n`.repeat(300)],
    ['dashes and spaces', `- ${'- '.repeat(LARGE / 2)}`],
    ['spaces after a dash', `-${' '.repeat(LARGE)}x`],
    ['many entries', Array.from({ length: 6000 }, (_one, index) => `k${index}: &x`).join('\n')],
    ['many stray lines', `a: b\n${'c d\n'.repeat(10_000)}`],
    ['many colons', `a: ${'b: '.repeat(LARGE / 3)}`],
    ['a long key', `${'k'.repeat(LARGE)}: x`],
    ['open brackets', `a: ${'['.repeat(LARGE)}`],
    ['comments above', '<!--'.repeat(LARGE / 4)],
  ])('made of %s is read, with few findings', async (_name, block) => {
    const reports = [
      ...(await reportsOnHead('agent', block)),
      ...(await reportsOn('agent', `${block}\n---\nname: x\n---\n`)),
    ];
    expect(reports.length).toBeLessThanOrEqual(200);
  });
});

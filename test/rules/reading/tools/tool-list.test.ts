import { describe, expect, it } from 'vitest';
import { addition, readTools, removal } from '../../../../src/rules/reading/tools/tool-list.ts';
import { openText } from '../../../../src/rules/reading/texts/checked-text.ts';

async function read(head: string): Promise<{ readonly text: string; readonly tools: ReturnType<typeof readTools> }> {
  const text = `---\n${head}\n---\n`;
  return { text, tools: readTools(await openText('agent', text, true)) };
}

describe('a list of tools', () => {
  it.each([
    ['tools: [a, "b", \'c\']', ['a', 'b', 'c']],
    ['tools:\n  - a\n  - "b"', ['a', 'b']],
    ['tools: a, b', ['a', 'b']],
    ['tools: "a, b"', ['a', 'b']],
    ['tools: {a: true}', []],
    ['tools: [{a: true}, [], null, b]', ['b']],
    ['tools:', []],
    ['name: x', []],
  ])('%j contains %j', async (head, names) => {
    const { text, tools } = await read(head);
    expect(tools.map(({ name }) => name)).toEqual(names);
    expect(tools.map(({ range }) => text.slice(range.start, range.end))).toEqual(names);
  });
});

describe('removing an entry', () => {
  it.each([
    ['tools: [a, "b", c]', 1, 'tools: [a, c]'],
    ['tools: [a, b]', 0, 'tools: [b]'],
    ['tools: a, b', 1, 'tools: a'],
    ['tools:\n  - a\n  - b\n  - c', 1, 'tools:\n  - a\n  - c'],
    ['tools:\n  - a # one\n  - b', 1, undefined],
    ['tools: [a]', 0, undefined],
  ])('%j without entry %d is %j', async (head, index, expected) => {
    const { text, tools } = await read(head);
    const cut = removal(text, tools, index);
    const left = cut && text.slice(0, cut.start) + text.slice(cut.end);
    expect(left).toBe(expected === undefined ? undefined : `---\n${expected}\n---\n`);
  });
});

describe('adding an entry', () => {
  it.each([
    ['tools: [a, "b"]', 'tools: [a, "b", z]'],
    ['tools: a', 'tools: a, z'],
    ['tools: "a"', 'tools: "a, z"'],
    ['tools:\n  - a # one', 'tools:\n  - a # one\n  - z'],
    ['tools:\n- a\nname: x', 'tools:\n- a\n- z\nname: x'],
    ['tools: []', undefined],
    ['tools: "\\u0061, b"', undefined],
    ['tools: >\n  a,\n  b', undefined],
  ])('changes %j to %j', async (head, expected) => {
    const { text, tools } = await read(head);
    const edit = addition(text, tools, 'z');
    const left = edit && text.slice(0, edit.start) + edit.text + text.slice(edit.end);
    expect(left).toBe(expected === undefined ? undefined : `---\n${expected}\n---\n`);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseMemory } from '../../../src/context/memory/choose-memory.ts';
import { readMemory, type MemoryEntry } from '../../../src/context/memory/read-memory.ts';

/** Each problem as `line:column message`. */
function problemsOf(text: string): readonly string[] {
  return readMemory('memory.json', text).problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

function entryOf(fact: string): MemoryEntry {
  return { subject: 'testing', fact, citations: [], reason: undefined, category: undefined, path: 'memory.json' };
}

describe('a memory', () => {
  it('is read from a list', () => {
    const text = JSON.stringify([
      {
        subject: ' testing ',
        fact: 'Vitest runs the tests',
        citations: 'package.json:4, test/a.test.ts',
        reason: 'Jest is not installed',
        category: 'tools',
      },
    ]);
    expect(readMemory('memory.json', text)).toEqual({
      entries: [
        {
          subject: 'testing',
          fact: 'Vitest runs the tests',
          citations: ['package.json:4', 'test/a.test.ts'],
          reason: 'Jest is not installed',
          category: 'tools',
          path: 'memory.json',
        },
      ],
      problems: [],
    });
  });

  it('is read from lines with one entry each', () => {
    const text = '{"subject": "a", "fact": "b"}\r\n\n{"subject": "c", "fact": "d"}\n';
    const { entries, problems } = readMemory('memory.jsonl', text);
    expect([entries.map(({ fact }) => fact), problems]).toEqual([['b', 'd'], []]);
  });

  it.each<readonly [string, string, readonly string[]]>([
    [
      'a wrong entry of a list',
      '[\n  {"subject": "a", "fact": "b"},\n  12\n]',
      ['3:3 An entry must be an object, not a number'],
    ],
    ['an entry without a fact', '[\n  {"subject": "a"}]', ['2:3 An entry has no `fact`']],
    ['an empty subject', '[{"subject": " ", "fact": "b"}]', ['1:14 `subject` must be text, but here it is empty']],
    [
      'a reason that is a list',
      '[{"subject": "a", "fact": "b",\n "reason": ["c"]}]',
      ['2:12 `reason` must be text, but here it is a list'],
    ],
    [
      'citations that are not strings',
      '[{"subject": "a", "fact": "b", "citations": [1]}]',
      ['1:45 `citations` must be a list of texts, or one text with commas between the citations'],
    ],
    [
      'a line that is not closed',
      '{"subject": "a", "fact": "b"}\n{"subject": "a"',
      ['2:16 A closing brace is missing before the end of the file'],
    ],
    [
      'a line that is not an object',
      '{"subject": "a", "fact": "b"}\n  7',
      ['2:3 An entry must be an object, not a number'],
    ],
    [
      'a list that is not closed',
      '[{"subject": "a", "fact": "b"}',
      ['1:31 A closing bracket is missing before the end of the file'],
    ],
  ])('names the place of %s', (_name, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  it('keeps an entry whose citations are wrong, without them', () => {
    const { entries } = readMemory('memory.json', '[{"subject": "a", "fact": "b", "citations": {"c": 1}}]');
    expect(entries.map(({ citations }) => citations)).toEqual([[]]);
  });

  it('stops reading a file that is not a memory', () => {
    expect(problemsOf('no\n'.repeat(1_000)).length).toBeLessThanOrEqual(50);
    expect(problemsOf(`[${'1,'.repeat(1_000)}1]`)).toHaveLength(50);
    expect(problemsOf('['.repeat(100_000))).toHaveLength(1);
    const tooMany = ['1:1 The file has more than 10000 entries'];
    expect([problemsOf('{}\n'.repeat(10_001)), problemsOf(`[${'{},'.repeat(10_000)}{}]`)]).toEqual([tooMany, tooMany]);
  });

  it('is read without an error from any text', () => {
    const words = fc.constantFrom(
      '[',
      ']',
      '{',
      '}',
      '"subject"',
      '"fact"',
      ':',
      ',',
      '"a"',
      '1',
      'null',
      '\n',
      '\uFEFF',
      '\uD800',
      '"__proto__"',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string({ unit: 'binary' }))), (parts) => {
        const { entries, problems } = readMemory('memory.json', parts.join(''));
        const lines = parts.join('').split('\n').length;
        expect(entries.every(({ subject, fact }) => subject !== '' && fact !== '')).toBe(true);
        expect(problems.every(({ line }) => line >= 1 && line <= lines)).toBe(true);
      }),
    );
  });
});

describe('the chosen entries of a memory', () => {
  it('are ten, with each fact once, and the others have a reason', () => {
    const facts = ['1', '2', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'];
    const { chosen, leftOut } = chooseMemory(facts.map(entryOf));
    expect(chosen.map(({ fact }) => fact)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect(leftOut.map(({ entry, reason }) => `${entry.fact}: ${reason}`)).toEqual([
      '2: an entry before it says the same',
      '11: only 10 entries go into a prompt, those closest to the change first',
    ]);
  });
});

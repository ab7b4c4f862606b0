import { describe, expect, it } from 'vitest';
import { installedGrammars } from './installed-grammars.ts';

const grammars = installedGrammars();

describe('the faults of a text', () => {
  it.each([
    ['nothing in a sound text', 'typescript', 'const a = 1;\n', []],
    ['dots in place of code', 'javascript', 'function f() {\n  ...\n}\n', [[2, 'error']]],
    ['a token that the parser had to assume', 'rust', 'fn f() {\n  let x = 1\n  let y = 2;\n}\n', [[2, 'missing']]],
    ['both, in the order of the text', 'go', 'package a\n\nvar x = [1\n\nfunc f() { ) }\n', undefined],
  ] as const)('are %s', async (_name, language, text, expected) => {
    const faults = await grammars.findFaults(text, language);
    if (expected === undefined) {
      const starts = faults?.map(({ startLine }) => startLine) ?? [];
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      expect(starts.length).toBeGreaterThan(0);
    } else {
      expect(faults?.map(({ startLine, kind }) => [startLine, kind])).toEqual(expected);
    }
  });

  it('are not known for a language without a grammar', async () => {
    expect(await grammars.findFaults('a: [', 'yaml')).toBeUndefined();
  });

  it('of a hostile text are bounded', async () => {
    const faults = await grammars.findFaults(') ( '.repeat(5_000), 'java');
    expect(faults === undefined || faults.length <= 500).toBe(true);
  });
});

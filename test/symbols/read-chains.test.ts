import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChains } from '../../src/symbols/read-chains.ts';
import { runs } from '../property-runs.ts';

/** `a.b:0` for each name with its receivers and its row. */
function read(code: string): readonly string[] {
  return readChains(code).map(({ name, receivers, row }) => `${[...receivers, name].join('.')}:${row}`);
}

describe('the names in code', () => {
  it.each<[string, string, readonly string[]]>([
    ['alone', 'foo + bar', ['foo:0', 'bar:0']],
    [
      'after dots, arrows and colons',
      'aa.bb?.cc->dd::ee',
      ['aa:0', 'aa.bb:0', 'aa.bb.cc:0', 'aa.bb.cc.dd:0', 'aa.bb.cc.dd.ee:0'],
    ],
    ['after arguments and indexes', 'aa(bb(cc), dd)[ee]!.ff', ['aa:0', 'bb:0', 'cc:0', 'dd:0', 'ee:0', 'aa.ff:0']],
    ['in the next line', 'aa\n  .bb()\n  .cc()', ['aa:0', 'aa.bb:1', 'aa.bb.cc:2']],
    ['without keywords, but with members that are named like them', 'return this.delete', ['this.delete:0']],
    ['without variables of one letter, but with types', 'x = T', ['T:0']],
    ['in a range', 'aa..bb', ['aa:0', 'bb:0']],
    ['in spread arguments', 'aa(...bb)', ['aa:0', 'bb:0']],
    ['behind brackets that nothing opened', ')]}.aa', ['aa:0']],
  ])('%s', (_, code, expected) => {
    expect(read(code)).toEqual(expected);
  });

  it('are words of the code with at most eight names before them', () => {
    const part = fc.constantFrom('aa', '.', '(', ')', '[', '?.', '\n', ' ', '{', '}', '__proto__', '+', '😀');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 200 }), (parts) => {
        const code = parts.join('');
        const rows = code.split('\n');
        for (const { name, receivers, row } of readChains(code)) {
          expect(rows[row]).toContain(name);
          expect(receivers.length).toBeLessThanOrEqual(8);
        }
      }),
      { numRuns: runs(200) },
    );
  });
});

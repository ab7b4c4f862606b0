import * as fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { describe, expect, it } from 'vitest';
import { editsUpTo, nearMisses } from '../../src/text/near-misses.ts';
import { runs } from '../property-runs.ts';

const NAMES = new Map([
  ['chat.useHooks', 'chat.useHooks'],
  ['chat.useClaudeHooks', 'chat.useClaudeHooks'],
  ['chat.useClaudeSkills', 'chat.useAgentSkills'],
]);

describe('nearMisses', () => {
  it.each<[string, string, string | undefined]>([
    ['the name itself', 'chat.useHooks', undefined],
    ['an old name', 'chat.useClaudeSkills', undefined],
    ['a letter too few', 'chat.useHook', 'chat.useHooks'],
    ['a letter too many', 'chat.useHookss', 'chat.useHooks'],
    ['two letters changed', 'chat.uzeHoocs', 'chat.useHooks'],
    ['two letters in the wrong order', 'chat.usHeooks', 'chat.useHooks'],
    ['three letters changed', 'chat.uzeHooccs', undefined],
    ['letters of another case', 'Chat.USEhooks', 'chat.useHooks'],
    ['another case and two letters', 'chat.usehoo', 'chat.useHooks'],
    ['a near miss of an old name', 'chat.useClaudeSkill', 'chat.useAgentSkills'],
    ['another setting', 'chat.editing.autoAccept', undefined],
    ['nothing', '', undefined],
    ['a key of an object', '__proto__', undefined],
  ])('%s', (_name, written, meant) => {
    expect(nearMisses([written], NAMES)).toEqual(meant === undefined ? [] : [{ written, meant }]);
  });

  it('stops after twenty', () => {
    const keys = Array.from({ length: 26 }, (_, index) => `chat.useHooks${String.fromCharCode(97 + index)}`);
    expect(nearMisses(keys, NAMES)).toHaveLength(20);
  });
});

describe('editsUpTo', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '.', 'Z'), maxLength: 12 });

  it('says what fastest-levenshtein says, as far as it goes', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 5 }), (from, to, most) => {
        const edits = distance(from, to);
        expect(editsUpTo(most, from, to)).toBe(edits <= most ? edits : undefined);
      }),
      { numRuns: runs(2_000) },
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseVerdicts } from '../../../src/findings/replies/parse-verdicts.ts';

const IDS = new Set(['a-1', 'a-2']);
const ITEM = { id: 'a-1', verdict: 'refuted', severity: null, reason: 'It is there.' };
const READ = { 'a-1': { kind: 'refuted', reason: 'It is there' } };

function read(text: string): unknown {
  const parsed = parseVerdicts(text, IDS);
  return parsed.kind === 'read' ? Object.fromEntries(parsed.verdicts) : parsed.error;
}

function reply(...verdicts: readonly unknown[]): string {
  return JSON.stringify({ verdicts });
}

describe('verdicts are read', () => {
  it.each<[string, string, unknown]>([
    ['alone', reply(ITEM), READ],
    ['with other text around them', `Well {…}:\n\`\`\`json\n${reply(ITEM)}\n\`\`\`\nThat is all.`, READ],
    ['as a bare list', JSON.stringify([ITEM]), READ],
    ['up to where the reply was cut off', reply(ITEM, { ...ITEM, id: 'a-2' }).slice(0, -6), READ],
    ['next to verdicts on unknown ids', reply({ ...ITEM, id: 'b-1' }, ITEM), READ],
    [
      'next to values that are not verdicts',
      reply(7, null, {}, { id: 'a-2' }, { ...ITEM, id: 'a-2', verdict: 'maybe' }, ITEM),
      READ,
    ],
    ['in another letter case and with spaces', reply({ ...ITEM, id: ' a-1 ', verdict: ' REFUTED\n' }), READ],
    ['with the last of two verdicts on one finding', reply({ ...ITEM, verdict: 'confirmed' }, ITEM), READ],
    [
      'with a severity',
      reply({ id: 'a-2', verdict: 'confirmed', severity: 'Low' }),
      { 'a-2': { kind: 'confirmed', severity: 'low' } },
    ],
    [
      'without an invalid severity or reason',
      reply({ id: 'a-2', verdict: 'doubtful', severity: 'purple', reason: ['x'] }),
      { 'a-2': { kind: 'doubtful' } },
    ],
    [
      'with the reason on one line, and shortened',
      reply({ ...ITEM, reason: ` a\n\n::error::b ${'x'.repeat(900)}` }),
      { 'a-1': { kind: 'refuted', reason: `a ::error::b ${'x'.repeat(386)}…` } },
    ],
  ])('%s', (_name, text, verdicts) => {
    expect(read(text)).toEqual(verdicts);
  });
});

describe('a reply is unreadable', () => {
  it.each([
    ['without JSON', 'All fine.', 'it has no JSON object with a list of `verdicts`'],
    ['with a review', '{"summary": "S", "comments": []}', 'it has no JSON object with a list of `verdicts`'],
    ['with an empty list', reply(), 'it has no verdict for any of the given ids'],
    ['with only unknown ids', reply({ ...ITEM, id: 'x' }), 'it has no verdict for any of the given ids'],
  ])('%s', (_name, text, error) => {
    expect(read(text)).toBe(error);
  });
});

it('with any reply, verdicts are only on the given findings', () => {
  const item = fc.record(
    {
      id: fc.constantFrom('a-1', 'b', '__proto__'),
      verdict: fc.constantFrom('refuted', 'x'),
      reason: fc.string({ unit: 'binary' }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(fc.oneof(item, fc.jsonValue())).map((all) => reply(...all)),
      ),
      (text) => {
        const parsed = parseVerdicts(text, IDS);
        const verdicts = parsed.kind === 'read' ? [...parsed.verdicts] : [];
        expect(verdicts.filter(([id]) => !IDS.has(id))).toEqual([]);
        expect(verdicts.filter(([, { reason = '' }]) => /[\n\r]/.test(reason) || !reason.isWellFormed())).toEqual([]);
      },
    ),
  );
});

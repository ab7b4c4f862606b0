import { describe, expect, it } from 'vitest';
import { silenceByWords, withholdSilenced, type SilencedReports } from '../../src/findings/withhold-silenced.ts';

const CITED = { id: '2', statement: '2.7', source: 'AGENTS.md', line: 3, text: 'Never use `var`; use `const`.' };
const FINDING = { fingerprint: 'f1', path: 'src/a.ts', line: 5, guideline: CITED };

describe('a finding is withheld', () => {
  it.each<[string, Omit<SilencedReports, 'by'>]>([
    ['by its fingerprint', { fingerprint: 'f1' }],
    ['by the id of its statement', { statement: '2.7' }],
    ['by the id of its guideline', { statement: '2' }],
    ['by the file and line of its statement', { statement: 'AGENTS.md:3' }],
    ['by words of its statement', { statement: 'never USE var' }],
    ['by all words of its statement', { statement: CITED.text }],
    ['by its statement, for its file', { statement: '2.7', path: 'src/a.ts' }],
    ['by its statement, for its folder', { statement: '2.7', path: 'src' }],
  ])('%s', (_name, rule) => {
    expect(withholdSilenced([FINDING], [{ ...rule, by: 'ada' }])).toEqual({
      findings: [],
      leftOut: [{ source: 'src/a.ts:5', reason: 'ignored by @ada' }],
    });
  });

  it('by the fingerprint of one of its places', () => {
    const finding = { ...FINDING, places: [{ fingerprint: 'f2', path: 'src/b.ts', side: 'RIGHT' as const }] };
    expect(withholdSilenced([finding], [{ fingerprint: 'f2', by: 'ada' }]).findings).toEqual([]);
  });
});

describe('a finding is kept', () => {
  it.each<[string, Omit<SilencedReports, 'by'>]>([
    ['if another fingerprint is silenced', { fingerprint: 'f' }],
    ['if another statement is silenced', { statement: '2.77' }],
    ['if the statement at another line is silenced', { statement: 'AGENTS.md:33' }],
    ['if the statement at this line of another file is silenced', { statement: 'docs/AGENTS.md:3' }],
    ['if a longer number is silenced', { statement: '22' }],
    ['if a part of a word is silenced', { statement: 'use va' }],
    ['if no words are silenced', { statement: '' }],
    ['if only marks are silenced', { statement: '`;`' }],
    ['if another file is silenced', { statement: '2.7', path: 'src/a' }],
    ['if nothing is named', {}],
  ])('%s', (_name, rule) => {
    expect(withholdSilenced([FINDING], [{ ...rule, by: 'ada' }]).findings).toEqual([FINDING]);
  });

  it('if it cites nothing', () => {
    const { guideline: _cited, ...free } = FINDING;
    expect(withholdSilenced([free], [{ statement: '2.7', by: 'ada' }]).findings).toEqual([free]);
  });
});

describe('the number of a statement', () => {
  const one = { statement: '2.7', path: 'src', by: 'ada' };

  it('is replaced by its words once a finding cites it, so that another statement with that number is not silenced', () => {
    const [kept] = silenceByWords([one], [FINDING]);
    expect(kept).toEqual({ statement: CITED.text, path: 'src', by: 'ada' });
    const renumbered = { ...FINDING, guideline: { ...CITED, statement: '2.8' } };
    const other = { ...FINDING, guideline: { ...CITED, text: 'Write tests.' } };
    expect(withholdSilenced([renumbered, other], [kept ?? one]).findings).toEqual([other]);
  });

  it('and its place are replaced alike, because lines move', () => {
    expect(silenceByWords([{ ...one, statement: 'AGENTS.md:3' }], [FINDING])).toEqual([
      { ...one, statement: CITED.text },
    ]);
  });

  it('stays as long as no finding cites it; words stay as they are', () => {
    const words = { statement: 'write tests', by: 'ada' };
    expect(silenceByWords([one, words], [{ ...FINDING, guideline: { ...CITED, statement: '3.1' } }])).toEqual([
      one,
      words,
    ]);
  });

  it('is replaced by the first words of a long statement', () => {
    const text = 'word '.repeat(100).trim();
    const long = { ...FINDING, guideline: { ...CITED, text } };
    const kept = silenceByWords([one], [long]);
    expect(kept[0]?.statement.length).toBeLessThanOrEqual(200);
    expect(withholdSilenced([long], kept).findings).toEqual([]);
  });
});

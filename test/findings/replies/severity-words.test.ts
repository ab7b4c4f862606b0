import { describe, expect, it } from 'vitest';
import { readSeverity, severityBefore } from '../../../src/findings/replies/severity-words.ts';

describe('a severity of another scale', () => {
  it.each<[string, readonly unknown[]]>([
    [
      'high',
      ['P0', 'p1', 'S1', 'sev0', 'Severity: 1', 'prio 1', 'must fix', 'MUST_FIX', 'do not merge', 'merge-blocker'],
    ],
    ['medium', ['P2', 'S2', 'sev-2', 'Priority 2', 'should fix', 'Warning', 'significant']],
    ['low', ['P3', 'P4', 'S4', 'nit', 'nice-to-have', 'FYI', 'polish', 'consider', 'optional', 'typo']],
    ['high', ['🔴', '🟥', '🚨 ', '💥', ':red_circle:', ':rotating_light:', '‼️', '🔴 High', '⛔ blocker']],
    ['medium', ['🟠', '🟧', '⚠️', '🟡', ':warning:', ':large_orange_circle:']],
    ['low', ['🟢', '🔵', 'ℹ️', '💡', ':information_source:', ':bulb:', '⚪ trivial']],
    ['high', [9.8, 7, 8, '9.8', '9.8/10', 'CVSS 9.8', 'CVSS: 7.5 (high)', '4/5', '90/100', 95, '8 of 10']],
    ['medium', [5.5, 6, '5.0', 'CVSS 6.1', '3/5', '50%', '2/4']],
    ['low', [2.1, '1/5', '3/10', 'CVSS 3.9', '10/100', '20%']],
    ['low', ['non-blocking', 'not blocking', 'suggestion (non-blocking)', 'not critical', 'non-critical', 'no risk']],
    ['high', ['issue (blocking)', 'high (data loss)', 'Critical!', '[error]', 'severity=high', 'high severity']],
    ['high', ['kritisch', 'élevée', 'crítica', 'hoog', 'высокий', '严重', '高危', '높음', 'wysoki', 'alta', 'yüksek']],
    ['medium', ['mittel', 'moyenne', 'media', 'gemiddeld', 'средний', '中', '보통', 'média', 'orta', '警告']],
    ['low', ['niedrig', 'faible', 'baja', 'laag', 'низкий', '低', '낮음', 'baixa', 'geringfügig', '建议']],
  ])('that means %s: %j', (severity, words) => {
    expect(words.filter((word) => readSeverity(word) !== severity)).toEqual([]);
  });

  it('that could mean anything is not read', () => {
    const words = [
      'banana',
      '',
      ' ',
      1,
      3,
      5,
      0,
      '3',
      0.7,
      -1,
      101,
      Number.NaN,
      true,
      null,
      undefined,
      {},
      'category 7',
    ];
    expect(words.filter((word) => readSeverity(word) !== undefined)).toEqual([]);
  });

  it('in numbers means what its tool says', () => {
    expect([1, 2, 3, 4].map((number) => readSeverity(number, 'protocol'))).toEqual(['high', 'medium', 'low', 'low']);
    expect([1, 2].map((number) => readSeverity(number, 'eslint'))).toEqual(['medium', 'high']);
  });
});

describe('the severity before a text', () => {
  it.each([
    ['high', '**[HIGH] Missing check**'],
    ['high', '🔴 This crashes.'],
    ['high', '**Critical:** this crashes.'],
    ['high', 'issue (blocking): this crashes.'],
    ['low', 'nit: a blank too many'],
    ['low', 'suggestion (non-blocking): rename it'],
    ['low', '(P3) Rename it.'],
    ['medium', '⚠️ **Medium:** slow'],
    [undefined, 'The error is lost.'],
    [undefined, 'High numbers overflow: see below.'],
    [undefined, '[i] is never read.'],
    [undefined, 'Note: it crashes.'],
    [undefined, ''],
  ] as const)('is %s: %s', (severity, text) => {
    expect(severityBefore(text)).toBe(severity);
  });
});

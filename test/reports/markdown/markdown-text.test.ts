import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeBlock, codeSpan, modelMarkdown, plainMarkdown } from '../../../src/reports/markdown/markdown-text.ts';
import {
  findingMarker,
  fingerprintIn,
  readSummaryMarkers,
  SUMMARY_MARKER,
} from '../../../src/reports/review/markers.ts';
import { stateMarker, type ReviewState } from '../../../src/reports/review/state/state.ts';
import { drawVerdict } from '../../../src/reports/review/verdict.ts';
import { coverageOf, findingOf, resultOf, unjudgedOf } from '../result.ts';

const BREAK = '\u200B';

describe("a model's words", () => {
  it.each([
    ['keep code and emphasis', 'Use `a < b` and **stop**', 'Use `a < b` and **stop**'],
    ['embed no images', '![x](https://example.test/?q=1)', `!${BREAK}[x]${BREAK}(https://example.test/?q=1)`],
    ['contain no HTML', '<img src=x> <b>', '&lt;img src=x> &lt;b>'],
    ['mention nobody', 'ask @octocat', `ask @${BREAK}octocat`],
    ['refer to no issue', 'see #12', `see #${BREAK}12`],
    ['refer to no issue in another notation', 'see GH-12', `see GH-${BREAK}12`],
    ['link nowhere', '[here](https://evil.test)', `[here]${BREAK}(https://evil.test)`],
    [
      'link nowhere by a definition',
      '[here][a]\n\n[a]: https://evil.test',
      `[here][a]\n\n[a]${BREAK}: https://evil.test`,
    ],
    ['give no commands to bots', 'Fine.\n/approve\n /lgtm now', `Fine.\n${BREAK}/approve\n${BREAK} /lgtm now`],
    ['show hidden characters', 'a\u202Eb', 'a\\u{202E}b'],
    ['leave decorators in code alone', '`@Input()`', '`@Input()`'],
  ])('%s', (_name, text, expected) => {
    expect(modelMarkdown(text)).toBe(expected);
  });

  it('never contain an HTML comment, inside or outside of code', () => {
    const hostile = fc.array(
      fc.constantFrom('<!--', '-->', '`', '```', '\n', ' housestyle:finding ab ', '<', '!', '-', 'x'),
      { maxLength: 20 },
    );
    fc.assert(fc.property(hostile, (parts) => !modelMarkdown(parts.join('')).includes('<!--')));
  });
});

describe('text from outside', () => {
  it('becomes plain text', () => {
    expect(plainMarkdown('a|b *c* <d> [e](f) `g` @h\n# i')).toBe(
      `a\\|b \\*c\\* &lt;d&gt; \\[e\\](f) \\\`g\\\` @${BREAK}h \\# i`,
    );
  });

  it('becomes a code span that it cannot close', () => {
    expect(codeSpan('a`b``c')).toBe('``` a`b``c ```');
  });

  it.each(['', ' ', '\n'])('becomes a code span that it cannot close, even if it is blank: %j', (text) => {
    expect(codeSpan(text)).toBe('` `');
  });

  it('becomes a code block that it cannot close', () => {
    expect(codeBlock('suggestion', 'a\n```\nb')).toBe('````suggestion\na\n```\nb\n````');
    const runs = '` '.repeat(300_000);
    expect([codeBlock('', runs).slice(0, 4), codeSpan(runs).slice(0, 3)]).toEqual(['```\n', '`` ']);
  });
});

describe('markers', () => {
  const state: ReviewState = {
    key: 'k',
    ...drawVerdict(resultOf({ findings: [findingOf()] })),
    coverage: coverageOf({ reviewedLines: 4, notReviewed: [{ kind: 'lock-file', files: 1, lines: 6 }] }),
    unjudged: unjudgedOf({ comments: 1, unaskedModel: 'a --> b' }),
  };

  it('are read from the last line only', () => {
    expect(fingerprintIn(`text\n\n${findingMarker('ab12')}\n`)).toBe('ab12');
    expect(fingerprintIn(`${findingMarker('ab12')}\ntext`)).toBeUndefined();
    expect(fingerprintIn(`text\r\n${findingMarker('ab12')}`)).toBe('ab12');
  });

  it('carry the state of a finished review', () => {
    expect(readSummaryMarkers(`text\n${stateMarker(state)}\n${SUMMARY_MARKER}`)).toEqual({ isSummary: true, state });
    expect(readSummaryMarkers(`text\n${SUMMARY_MARKER}`)).toEqual({ isSummary: true, state: undefined });
    expect(readSummaryMarkers(`${stateMarker(state)}\ntext\n${SUMMARY_MARKER}`)).toEqual({
      isSummary: true,
      state: undefined,
    });
    expect(readSummaryMarkers(`quoting ${SUMMARY_MARKER}`)).toEqual({ isSummary: false, state: undefined });
  });

  it.each([
    '{"key":1}',
    '{}',
    '{"key":"k","conclusion":"great","findings":1,"low":0,"medium":0,"high":0,"coverage":1}',
    // The state of a version that did not know who judged the lines.
    '{"key":"k","conclusion":"clean","findings":0,"low":0,"medium":0,"high":0,"coverage":{"files":1,"reviewedFiles":1,"lines":1,"reviewedLines":1,"notReviewed":[]}}',
    '{"key"',
  ])('do not take %s for a state', (json) => {
    expect(readSummaryMarkers(`<!-- housestyle:state ${json} -->\n${SUMMARY_MARKER}`).state).toBeUndefined();
  });
});

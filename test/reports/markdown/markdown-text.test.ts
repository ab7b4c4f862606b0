import { describe, expect, it } from 'vitest';
import { codeBlock, codeSpan, plainMarkdown } from '../../../src/reports/markdown/markdown-text.ts';
import {
  findingMarker,
  fingerprintIn,
  readSummaryMarkers,
  SUMMARY_MARKER,
  SUMMARY_START,
} from '../../../src/reports/review/markers.ts';
import { stateMarker, type ReviewState } from '../../../src/reports/review/state/state.ts';
import { drawVerdict } from '../../../src/reports/review/verdict.ts';
import { coverageOf, findingOf, resultOf, unjudgedOf } from '../result.ts';

const BREAK = '\u200B';

describe('text from outside', () => {
  it('becomes plain text', () => {
    expect(plainMarkdown('a|b *c* <d> [e](f) `g` @h\n# i')).toBe(
      `a\\|b \\*c\\* &lt;d&gt; \\[e\\](f) \\\`g\\\` @${BREAK}h \\# i`,
    );
  });

  it.each([
    ['refers to nothing', 'see #12, \\#13, GH-14', `see \\#${BREAK}12, \\\\\\#${BREAK}13, GH-${BREAK}14`],
    ['links nowhere', 'https://evil.test www.evil.test', `https:${BREAK}//evil.test www${BREAK}.evil.test`],
    ['mentions nobody behind an underscore', '@_a', `@${BREAK}\\_a`],
  ])('%s', (_name, text, expected) => {
    expect(plainMarkdown(text)).toBe(expected);
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
    expect(fingerprintIn(`**A** (low, bug)\n\n${findingMarker('ab12')}\n`)).toBe('ab12');
    expect(fingerprintIn(`**A** (low, bug)\n${findingMarker('ab12')}\ntext`)).toBeUndefined();
    expect(fingerprintIn(`Fixed in 0123abc.\r\n\r\n**A** (low, bug)\r\n${findingMarker('ab12')}`)).toBe('ab12');
    expect(fingerprintIn(`text\n\n**A** (low, bug)\n${findingMarker('ab12')}`)).toBeUndefined();
  });

  it('carry the state of a finished review', () => {
    expect(readSummaryMarkers(`${SUMMARY_START}clean**\n${stateMarker(state)}\n${SUMMARY_MARKER}`)).toEqual({
      isSummary: true,
      state,
    });
    expect(readSummaryMarkers(`${SUMMARY_START}clean**\n${SUMMARY_MARKER}`)).toEqual({
      isSummary: true,
      state: undefined,
    });
    expect(readSummaryMarkers(`${SUMMARY_START}clean**\n${stateMarker(state)}\ntext\n${SUMMARY_MARKER}`)).toEqual({
      isSummary: true,
      state: undefined,
    });
    expect(readSummaryMarkers(`${SUMMARY_START}quoting ${SUMMARY_MARKER}`)).toEqual({
      isSummary: false,
      state: undefined,
    });
  });

  it('are not those of a summary in a comment that begins with other words', () => {
    const ours = `${SUMMARY_START}clean**\n${stateMarker(state)}\n${SUMMARY_MARKER}`;
    expect(readSummaryMarkers(`Preview of the text:\n\n${ours}`)).toEqual({ isSummary: false, state: undefined });
  });

  it.each([
    '{"key":1}',
    '{}',
    '{"key":"k","conclusion":"great","findings":1,"low":0,"medium":0,"high":0,"coverage":1}',
    // The state of a version that did not know who judged the lines.
    '{"key":"k","conclusion":"clean","findings":0,"low":0,"medium":0,"high":0,"coverage":{"files":1,"reviewedFiles":1,"lines":1,"reviewedLines":1,"notReviewed":[]}}',
    '{"key"',
  ])('do not take %s for a state', (json) => {
    expect(
      readSummaryMarkers(`${SUMMARY_START}clean**\n<!-- housestyle:state ${json} -->\n${SUMMARY_MARKER}`).state,
    ).toBeUndefined();
  });
});

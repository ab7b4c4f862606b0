import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { applyBaseline, readBaseline, writeBaseline } from '../../src/rules/baseline.ts';
import { sourceText } from '../../src/text/source-text.ts';
import { runs } from '../property-runs.ts';

const PATH = '.github/housestyle-baseline.json';

function finding(rule: string, line: number, sourceLine = 'infer: true'): Diagnostic {
  const start = { line, column: 1 };
  return {
    rule,
    severity: 'warning',
    path: 'AGENTS.md',
    start,
    end: { line, column: 2 },
    message: `${rule}!`,
    sourceLine,
  };
}

function open(text: string) {
  const baseline = readBaseline(sourceText(PATH, text));
  if ('problem' in baseline) {
    throw new Error(baseline.problem);
  }
  return baseline;
}

function outcome(known: readonly Diagnostic[], now: readonly Diagnostic[]) {
  const { fresh, known: silenced, stale } = applyBaseline(now, open(writeBaseline(known)));
  return { fresh: fresh.map(describeFinding), known: silenced.length, stale: stale.map(({ said }) => said.message) };
}

function describeFinding({ rule, start }: Diagnostic): string {
  return `${rule}:${start.line}`;
}

describe('a baseline', () => {
  it.each([
    ['the same findings', [finding('a', 1)], [finding('a', 1)], { fresh: [], known: 1, stale: [] }],
    ['a finding whose line moved', [finding('a', 1)], [finding('a', 70)], { fresh: [], known: 1, stale: [] }],
    [
      'a finding whose line changed',
      [finding('a', 1)],
      [finding('a', 1, 'infer: false')],
      { fresh: ['a:1'], known: 0, stale: ['`a` in `AGENTS.md` is no longer reported'] },
    ],
    [
      'one more equal finding',
      [finding('a', 1)],
      [finding('a', 1), finding('a', 2)],
      { fresh: ['a:2'], known: 1, stale: [] },
    ],
    [
      'one equal finding less',
      [finding('a', 1), finding('a', 2)],
      [finding('a', 1)],
      { fresh: [], known: 1, stale: ['`a` in `AGENTS.md` is no longer reported'] },
    ],
    [
      'a message that counts more than before',
      [{ ...finding('a', 1), message: 'The text has 1,506 lines, as in line 7' }],
      [{ ...finding('a', 1), message: 'The text has 512 lines, as in line 12' }],
      { fresh: [], known: 1, stale: [] },
    ],
    [
      'a number in quoted code',
      [{ ...finding('a', 1), message: '`gpt-4` is retired' }],
      [{ ...finding('a', 1), message: '`gpt-5` is retired' }],
      { fresh: ['a:1'], known: 0, stale: ['`a` in `AGENTS.md` is no longer reported'] },
    ],
    ['another rule', [finding('a', 1)], [finding('a', 1), finding('b', 1)], { fresh: ['b:1'], known: 1, stale: [] }],
  ])('is applied to %s', (_name, known, now, expected) => {
    expect(outcome(known, now)).toEqual(expected);
  });

  it('knows a file as a whole, whatever its first line says, also by an entry of an earlier version', () => {
    const start = { line: 1, column: 1 };
    const whole = (line: string): Diagnostic => ({ ...finding('instructions-tokens', 1, line), start, end: start });
    expect(outcome([whole('# Shop')], [whole('# The shop')])).toEqual({ fresh: [], known: 1, stale: [] });
    const former = { rule: 'instructions-tokens', path: 'AGENTS.md', fingerprint: '0aa83bac189b8565', count: 1 };
    const baseline = open(JSON.stringify({ version: 1, findings: [former] }));
    const { fresh, known, stale } = applyBaseline([whole('# Shop')], baseline);
    expect([fresh.length, known.length, stale.length]).toEqual([0, 1, 0]);
  });

  it('loses its stale entries with the fix', () => {
    const { stale } = applyBaseline([finding('b', 1)], open(writeBaseline([finding('a', 1), finding('b', 1)])));
    expect(stale[0]?.particulars.fix).toEqual({ kind: 'rewrite', text: writeBaseline([finding('b', 1)]) });
  });

  it('does not depend on the order of the findings', () => {
    const findings = [finding('b', 1), finding('a', 3), finding('a', 2, 'x')];
    expect(writeBaseline(findings)).toBe(writeBaseline(findings.toReversed()));
  });

  it.each([
    ['invalid JSON', '{'],
    ['another version', '{"version": 2, "findings": []}'],
    ['no list', '{"version": 1}'],
    ['an entry without a count', '{"version": 1, "findings": [{"rule": "a", "path": "b", "fingerprint": "c"}]}'],
  ])('is rejected: %s', (_name, text) => {
    expect(readBaseline(sourceText(PATH, text))).toHaveProperty('problem');
  });

  it('finds the range of each entry', () => {
    const text = writeBaseline([finding('a', 1), finding('b', 1)]);
    const { entries, rangeOf } = open(text);
    expect(entries.map((_entry, index) => cut(text, rangeOf(index)))).toEqual(
      entries.map((entry) => JSON.stringify(entry)),
    );
  });

  it('is read in the form that we write and in any other form', () => {
    fc.assert(
      fc.property(fc.array(oddFinding, { maxLength: 5 }), edit, fc.boolean(), (findings, change, isWindows) => {
        const written = change(writeBaseline(findings));
        const text = isWindows ? written.replaceAll('\n', '\r\n') : written;
        expect(summarize(text, 0)).toEqual(summarize(`${COMMENT}${text}`, COMMENT.length));
      }),
      { numRuns: runs(500) },
    );
  });

  it('knows the findings of a file, whatever other files are checked', () => {
    fc.assert(
      fc.property(fc.array(oddFinding), fc.array(oddFinding), fc.string(), (before, now, path) => {
        const baseline = open(writeBaseline(before));
        const isOfFile = (one: Diagnostic) => one.path === path;
        const moved = [...now, ...before].map((one, index) => (index % 2 === 0 ? one : { ...one, path }));
        expect(applyBaseline(moved.filter(isOfFile), baseline).fresh).toEqual(
          applyBaseline(moved, baseline).fresh.filter(isOfFile),
        );
      }),
    );
  });
});

const word = fc.oneof(fc.constantFrom('a', '"', '\\', '__proto__', '\r\n', '\u2028', '\ud800'), fc.string());

const oddFinding = fc
  .record({ rule: word, path: word, message: word })
  .map((odd): Diagnostic => ({ ...finding('a', 1), ...odd }));

/** `writeBaseline` never writes a comment, so this forces the general reader. */
const COMMENT = '/**/';

/** Changes that people and merges make to a file. */
const edit: fc.Arbitrary<(text: string) => string> = fc.oneof(
  fc.constant((text: string) => text),
  fc.nat().map(
    (at) => (text: string) =>
      text
        .split('\n')
        .toSpliced(at % text.split('\n').length, 1)
        .join('\n'),
  ),
  fc
    .tuple(fc.nat(), fc.constantFrom(',', '"', ' ', '\n', '{', '0', '"version": 1,', '"rule":"x",', '// x\n'))
    .map(([at, put]) => (text: string) => {
      const offsets = [...text.matchAll(/[{,\n]/g)].map(({ index }) => index + 1);
      const offset = offsets[at % offsets.length];
      return text.slice(0, offset) + put + text.slice(offset);
    }),
);

function cut(text: string, range: { readonly start: number; readonly end: number } | undefined): string | undefined {
  return range && text.slice(range.start, range.end);
}

function summarize(text: string, shift: number): unknown {
  const baseline = readBaseline(sourceText(PATH, text));
  return 'problem' in baseline
    ? baseline
    : baseline.entries.map((entry, index) => [entry, (baseline.rangeOf(index)?.start ?? Number.NaN) - shift]);
}

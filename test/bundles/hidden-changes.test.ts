import { transformSync } from 'esbuild';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { compareBundles } from '../../src/bundles/compare/compare.ts';
import { BORDERED, BORDERLESS } from './build.ts';
import { findPlaces, parses, replaceSpan, type Places, type Span } from './mutate.ts';
import { SOURCES } from './sources.ts';
import { runs } from '../property-runs.ts';

const RUNS = 8;

/** The lines that a comparison shows as added, and whether it found any change. */
function compare(before: string, after: string): { readonly added: readonly string[]; readonly isSame: boolean } {
  const comparison = compareBundles(before, after);
  if (comparison.kind === 'not-compared') {
    throw new Error(comparison.reason);
  }
  const lines = comparison.modules.flatMap(({ hunks }) => hunks.flatMap((hunk) => hunk.lines));
  return {
    added: lines.flatMap(({ kind, text }) => (kind === 'added' ? [text] : [])),
    isSame: comparison.modules.length === 0,
  };
}

function pick<T>(list: readonly T[], part: number): T | undefined {
  return list[Math.floor(part * list.length)];
}

/** A random number from 0 to 1, without 1. All numbers are equally likely. */
const part = fc.noBias(fc.nat({ max: 999_999 })).map((number) => number / 1_000_000);

type Mutation = (text: string, places: Places, at: number, other: number) => string | undefined;

function textOf(text: string, span: Span | undefined): string {
  return span === undefined ? '' : text.slice(span.start, span.end);
}

/** Changes that can be made in any program. */
const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'an identifier for another': (text, { identifiers }, at, other) => {
    const span = pick(identifiers, at);
    return span && replaceSpan(text, span, textOf(text, pick(identifiers, other)));
  },
  'a literal for another': (text, { literals }, at, other) => {
    const span = pick(literals, at);
    return span && replaceSpan(text, span, textOf(text, pick(literals, other)));
  },
  'an expression for another': (text, { expressions }, at, other) => {
    const span = pick(expressions, at);
    return span && replaceSpan(text, span, `(${textOf(text, pick(expressions, other))})`);
  },
  'a statement left out': (text, { statements }, at) => {
    const span = pick(statements, at);
    return span && replaceSpan(text, span, ';');
  },
  'a statement twice': (text, { statements }, at, other) => {
    const span = pick(statements, at);
    return (
      span && replaceSpan(text, { start: span.start, end: span.start }, `;${textOf(text, pick(statements, other))};`)
    );
  },
  'two statements turned round': (text, { neighbours }, at) => {
    const pair = pick(neighbours, at);
    return (
      pair &&
      `${text.slice(0, pair[0].start)}${textOf(text, pair[1])};${textOf(text, pair[0])};${text.slice(pair[1].end)}`
    );
  },
  'a negation': (text, { expressions }, at) => {
    const span = pick(expressions, at);
    return span && replaceSpan(text, span, `(!(${textOf(text, span)}))`);
  },
};

/**
 * Converts programs with the same meaning to the same text, with a minifier that is independent of our code. The names
 * that it chooses depend on the names in its input, so its output is minified two more times.
 */
function canonical(text: string): string {
  const format = /^(?:import|export)\b|[;}](?:import|export)[ {"*]/m.test(text) ? 'esm' : 'cjs';
  const minify = (code: string): string =>
    transformSync(code, { minify: true, format, logLevel: 'silent', treeShaking: false }).code;
  return minify(minify(minify(text)));
}

describe.each(Object.entries({ ...BORDERED, ...BORDERLESS }))('%s', (_, build) => {
  let text: string;
  let places: Places;
  beforeAll(async () => {
    text = await build(SOURCES);
    places = findPlaces(text);
  });

  test('a statement that is added anywhere is shown', () => {
    fc.assert(
      fc.property(part, (at) => {
        const { start } = pick(places.statements, at) ?? { start: 0 };
        const after = replaceSpan(text, { start, end: start }, ';globalThis.stolen(process.env);');
        fc.pre(parses(after));
        expect(compare(text, after).added.join('\n')).toContain('globalThis.stolen(process.env)');
      }),
      { numRuns: runs(RUNS) },
    );
  });

  test('an expression that is added anywhere is shown', () => {
    fc.assert(
      fc.property(part, (at) => {
        const span = pick(places.expressions, at) ?? { start: 0, end: 0 };
        const after = replaceSpan(text, span, `(globalThis.stolen(process.env), ${textOf(text, span)})`);
        fc.pre(parses(after));
        expect(compare(text, after).added.join('\n')).toContain('globalThis.stolen(process.env)');
      }),
      { numRuns: runs(RUNS) },
    );
  });

  test.each(Object.entries(MUTATIONS))('programs that a minifier distinguishes are distinguished: %s', (_, mutate) => {
    fc.assert(
      fc.property(part, part, (at, other) => {
        const after = mutate(text, places, at, other);
        fc.pre(after !== undefined && parses(after));
        if (compare(text, after ?? '').isSame) {
          expect(canonical(after ?? '')).toBe(canonical(text));
        }
      }),
      { numRuns: runs(RUNS) },
    );
  });
});

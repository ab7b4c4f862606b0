import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../src/literal/compile-statements.ts';
import { mayLimit } from '../../../src/literal/reading/link-words.ts';

/** What no check knows as a place, case or purpose. */
const LIMITS = [
  'in payment flows',
  'inside orchestrators',
  'within the kernel',
  'under load',
  'on hot paths',
  'at startup',
  'near the root',
  'between tenants',
  'across shards',
  'against production',
  'beyond the limit',
  'without a lock',
  'before the first render',
  'after login',
  'during migrations',
  'while syncing',
  'until the cache is warm',
  'once loaded',
  'when order matters',
  'where latency matters',
  'if it is slow',
  'for totals',
  'to compute sums',
  'given a tenant',
];

function isChecked(sentence: string): boolean {
  return compileStatements(readStatements(2, `# Rules\n\n## Code style\n\n- ${sentence}\n`)).some(
    ({ kind }) => kind === 'checked',
  );
}

describe.each([
  'Never use `Zap.b()` {limit}.',
  'Use `Zap.a()` {limit} instead of `Zap.b()`.',
  'Use `Zap.a()` instead of `Zap.b()` {limit}.',
  'Use `Zap.a()` {limit}, not `Zap.b()`.',
  'Use `Zap.a()` (not `Zap.b()`) {limit}.',
  'Use `Zap.a()` {limit} (never `Zap.b()`).',
  'Use `Zap.a()` {limit} — never `Zap.b()`.',
  'Prefer `Zap.a()` {limit} over `Zap.b()`.',
  'Code {limit} uses `Zap.a()`, never `Zap.b()`.',
  'Calls {limit} must use `Zap.a()`, not `Zap.b()`.',
  '{Limit}, never use `Zap.b()`.',
  '{Limit}, never import `lodash`.',
  '{Limit}: never use `Zap.b()`.',
])('%s', (form) => {
  it.each(LIMITS)('is left to readers with "%s"', (limit) => {
    const upper = `${limit.charAt(0).toUpperCase()}${limit.slice(1)}`;
    expect(isChecked(form.replace('{limit}', limit).replace('{Limit}', upper))).toBe(false);
  });

  it('is checked without a limit', () => {
    const sentence = form.replace(/ \{limit\}/, '').replace(/^\{Limit\}[,:] never/, 'Never');
    // "Calls must use" names whoever calls.
    expect(isChecked(sentence) || /^(?:Calls|Code) /.test(sentence)).toBe(true);
  });
});

it.each([
  'under any circumstances',
  'without exception',
  'across the whole codebase',
  'for everything',
  'in all cases',
])('a limit that leaves nothing out is none: %s', (words) => {
  expect(mayLimit(words)).toBe(false);
});

it.each(['from the worker', 'of the parser', 'with Tailwind'])(
  'an origin or a way to use it is no limit: %s',
  (words) => {
    expect(mayLimit(words)).toBe(false);
  },
);

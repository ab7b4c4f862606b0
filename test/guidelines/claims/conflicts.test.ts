import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findConflicts, type ConflictGuideline } from '../../../src/guidelines/claims/conflicts.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { sourceText } from '../../../src/text/source-text.ts';
import { IS_WHOLE } from '../../harness/whole.ts';
import { runs } from '../../property-runs.ts';

function guidelineOf(id: number, text: string, files: readonly string[] = ['a.ts']): ConflictGuideline {
  const path = `${id}.md`;
  return {
    id,
    content: { text, path, origin: { kind: 'file', source: sourceText(path, text), offset: 0 } },
    statements: readStatements(id, text),
    appliesTo: new Map(files.map((file) => [file, '**'])),
  };
}

/** The required and the forbidden statement of each conflict, in the words of the texts. */
function conflictsIn(...texts: readonly string[]): readonly string[] {
  return findConflicts(texts.map((text, index) => guidelineOf(index + 2, text))).map(
    ({ required, forbidden }) => `${required.text} <> ${forbidden.text}`,
  );
}

describe('a requirement that another statement forbids is found', () => {
  it.each<[string, string, string]>([
    ['in the same words', 'Use tabs.', 'Never use tabs.'],
    ['with any words for must', 'You must always use tabs', 'We should not use tabs!'],
    ['with do not', 'Commit generated files.', '**DO NOT** commit generated files.'],
    ['with a typographic apostrophe', 'Write comments.', 'Don’t write comments.'],
    ['between avoid and a verb', 'Add comments', 'Avoid adding comments'],
    ['between avoid and a thing', 'Use default exports', 'Avoid default exports'],
    ['between prefer and avoid', 'Prefer `interface`.', 'Avoid `interface`.'],
    ['between prefer with a verb and never', 'Prefer using enums', 'Never use enums'],
    ['with no', 'Use semicolons', 'No semicolons'],
    ['with articles', 'Use the `any` type.', 'Never use `any`.'],
    ['with places that mean everywhere', 'Use tabs in this project.', 'Never use tabs anywhere in our codebase.'],
    ['with reasons', 'Use `var`: it is shorter.', 'Never use `var`, because its scope surprises.'],
    ['with reasons in parentheses', 'Use `var`', 'Do not use `var` (its scope surprises)'],
    ['in the passive voice', '`any` must be used.', 'The use of `any` is strictly forbidden.'],
    ['in may not', 'Use `any`.', '`any` must never be used.'],
    ['with the same condition', 'Use tabs in Makefiles', 'Never use tabs in Makefiles'],
    ['in a replacement with instead of', 'Use `let`.', 'Use `const` instead of `let`.'],
    ['in a preference with over', 'Never use `const`', 'Prefer `const` over `let`'],
    ['in a preference with in favor of', 'Never use `const`', 'Avoid `let` in favor of `const`'],
    ['in a sentence with not', 'Use double quotes', 'Use single quotes, not double quotes'],
    ['in a list of several things', 'Use `b`', 'Never use `a`, `b`, or `c`.'],
    ['with forgetting', "Don't forget to write tests", 'Never write tests'],
    ['with signs', '✅ Use tabs', '❌ Use tabs'],
    ['with labels', '**Do:** use tabs', '**Avoid:** using tabs'],
    ['below a lead-in', 'Use `any`', 'Never use:\n\n- `any`\n- `var`'],
    ['below two lead-ins', 'Always:\n- write tests', 'Do not:\n1. write tests'],
    ['below a lead-in with the following', 'Use enums', 'Avoid the following:\n- Using enums'],
    ['below a heading', 'Use enums', "## Don't\n\n- Use enums"],
    ['below another heading', '## Do\n\n- Nest ternaries', '## Anti-patterns\n\n- Nesting ternaries'],
    ['below the same limiting heading', '## Tests\n\n- Use mocks', '## Tests\n\n- Never use mocks'],
    ['in sentences of a paragraph', 'Be kind. Use tabs. Rest.', 'Be quick. Never use tabs. Run.'],
    ['below titles that name languages', '# TypeScript\n\n- Use tabs', '# Style of Python\n\n- Never use tabs'],
  ])('%s', (_name, required, forbidden) => {
    expect([conflictsIn(required, forbidden).length, conflictsIn(forbidden, required).length]).toEqual([1, 1]);
  });

  it('within one guideline too', () => {
    expect(conflictsIn('- Use tabs.\n- Indent well.\n- Never use tabs.')).toEqual(['Use tabs. <> Never use tabs.']);
  });

  it('with the place of both and the number of files they share', () => {
    const first = guidelineOf(2, '# Style\n\n- Be kind\n- Use tabs', ['a.ts', 'b.ts', 'c.ts']);
    const second = guidelineOf(3, 'Never use tabs.', ['b.ts', 'c.ts', 'd.ts']);
    expect(findConflicts([first, second])).toEqual([
      {
        required: { guideline: 2, statement: '2.2', path: '2.md', line: 4, text: 'Use tabs' },
        forbidden: { guideline: 3, statement: '3.1', path: '3.md', line: 1, text: 'Never use tabs.' },
        files: 2,
      },
    ]);
  });

  it('once for statements that are repeated', () => {
    expect(conflictsIn('- Use tabs\n- Use tabs', 'Never use tabs. Avoid tabs.')).toEqual([
      'Use tabs <> Never use tabs.',
    ]);
  });
});

describe('no conflict is found', () => {
  it.each<[string, string, string]>([
    ['between two requirements', 'Use tabs', 'Always use tabs'],
    ['between two prohibitions', 'Avoid tabs', 'Never use tabs'],
    ['between different things', 'Use tabs', 'Never use spaces'],
    ['between a thing and one of its kind', 'Use tabs for indentation', 'Never use tabs'],
    ['between code that differs by case', 'Use `Any`', 'Never use `any`'],
    [
      'between a good example and a bad one, which differ by letter case',
      '- ✅ "Create new automation"\n- ❌ "Create New Automation"',
      'Write short texts.',
    ],
    ['between code and words', 'Use `tabs`', 'Never use tabs'],
    ['with an exception', 'Use `any`', 'Never use `any` unless a library needs it.'],
    ['with an exception in the next sentence', 'Use `any`', 'Never use `any`. Except in tests, where it may be used.'],
    ['with a condition', 'Use mocks', 'Do not use mocks when a fake will do'],
    ['with a condition after the reason', 'Use mocks', 'Do not use mocks - only if a fake will do'],
    ['with a choice', 'Use `a` or `b`', 'Never use `a`'],
    ['with a condition on the replacement', 'Use loops', 'Use recursion instead of loops for trees'],
    ['in the object of another thing', 'Use arrays', 'Use loops over arrays'],
    ['with a not inside a sentence', 'Use required', 'Always tell whether it is or is not required'],
    ['in a question', 'Use tabs', 'Never use tabs?'],
    ['below a heading that limits', '## Tests\n\n- Use mocks', 'Never use mocks'],
    ['below a heading that names a language', '# Rules\n## Python\n- Use tabs', '# Rules\n## Go\n- Never use tabs'],
    ['between top headings that name languages', '# Python\n- Use tabs\n\n# Go\n- Be kind', 'Never use tabs'],
    ['below a lead-in that limits', 'For legacy modules:\n\n- Use `var`', 'Never use `var`'],
    ['with a label that limits', '- **Tests**: use mocks', '- Never use mocks'],
    ['in examples of mistakes', '## Common mistakes\n\n- Use `any`', 'Never use `any`'],
    ['in a description of bad code', '## Avoid\n\n- You must not use `any`', 'Never use `any`'],
    ['in requirements below a heading that forbids', "## Don't\n\n- Always use `any`", 'Never use `any`'],
    ['in a statement that something is not needed', 'Use semicolons', 'No semicolons needed'],
    ['in a description of facts', 'The compiler uses tabs.', 'Never use tabs'],
    ['in a permission', 'You can use tabs', 'Never use tabs'],
    ['in rows of tables', '| Rule | Why |\n|---|---|\n| Use tabs | short |', 'Never use tabs'],
    ['in code blocks', '```\nUse tabs\n```', 'Never use tabs'],
    ['in a sentence that names one thing twice', 'Use `a` instead of `a`', ''],
  ])('%s', (_name, one, other) => {
    expect([conflictsIn(one, other), conflictsIn(other, one)]).toEqual([[], []]);
  });

  it('between guidelines without a changed file in common', () => {
    const apart = [guidelineOf(2, 'Use tabs', ['a.ts']), guidelineOf(3, 'Never use tabs', ['b.ts'])];
    expect(findConflicts(apart)).toEqual([]);
  });

  it('in a guideline that applies to no changed file', () => {
    expect(findConflicts([guidelineOf(2, 'Use tabs. Never use tabs.', [])])).toEqual([]);
  });
});

describe('any text', () => {
  const words = fc.constantFrom(
    'use',
    'never',
    'avoid',
    'tabs',
    '`any`',
    'instead of',
    ', ',
    'or',
    '.',
    '?',
    ':',
    '\n',
    '\n- ',
    '\n## ',
    'not',
    'no',
    "don't",
    'the',
    '❌',
    '|',
    '(',
    '\uE000',
  );
  const text = fc.array(words, { maxLength: 30 }).map((parts) => parts.join(' '));

  it('each conflict has two statements with a file in common, and the order of guidelines has no effect', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const guidelines = [guidelineOf(2, one), guidelineOf(3, other)];
        const drawn = (conflicts: ReturnType<typeof findConflicts>): readonly string[] =>
          conflicts
            .map(({ required, forbidden, files }) => `${required.statement} ${forbidden.statement} ${files}`)
            .sort();
        const found = drawn(findConflicts(guidelines));
        expect(drawn(findConflicts(guidelines.toReversed()))).toEqual(found);
        expect(found.every((pair) => /^(\d+\.\d+) (?!\1 )\d+\.\d+ 1$/.test(pair))).toBe(true);
      }),
      { numRuns: runs(1_000) },
    );
  });

  it.each([
    ['many statements that conflict with no other', (at: number) => `Never use thing ${at}.`],
    [
      'many statements that each conflict with half of the others',
      (at: number) => (at % 2 === 0 ? 'Use tabs.' : 'Never use tabs.'),
    ],
    ['long runs of directives', () => 'never '.repeat(40)],
    ['long runs of alternatives', () => `Use ${'a instead of '.repeat(20)}`],
    ['long runs of labels', () => '❌ '.repeat(100)],
  ])('%s are compared in time', { tags: 'large' }, (_name, statement) => {
    const texts = Array.from({ length: IS_WHOLE ? 20_000 : 5_000 }, (_, at) => `- ${statement(at)}`);
    const guidelines = Array.from({ length: texts.length / 100 }, (_, at) =>
      guidelineOf(at + 2, texts.slice(at * 100, at * 100 + 100).join('\n')),
    );
    expect(findConflicts(guidelines).length).toBeLessThanOrEqual(100);
  });
});

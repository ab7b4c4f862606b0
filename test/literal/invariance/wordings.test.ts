import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../src/literal/compile-statements.ts';
import { runs } from '../../property-runs.ts';

/** Rules of many families, as people word them. */
const RULES = [
  'Never use `var`',
  'Use `expect()` chains, not `$this->assert*()`',
  'Do not edit files in `dist/`',
  'Keep file names in kebab-case',
  'Use camelCase for variables and PascalCase for classes',
  'Avoid `any`; prefer explicit types',
  'No commented-out code',
  'Keep functions under 30 lines',
  'All public functions must have docstrings',
  'Never ignore errors',
  'Do not use relative imports',
  'Use 4 spaces for indentation',
  'Never hardcode secrets',
  'Prefer `const` over `let`',
  'Test files end with `.test.ts`',
  'Subject lines have at most 72 characters',
  'Never use `env()` outside of `config/`',
  'Every new feature must have tests',
  'Use single quotes',
  'Always use curly braces for control structures',
] as const;

type Change = (markdown: string) => string;

/** Changes of how a rule is written that do not change what it says, one of each group at a time. */
const MARKERS: readonly Change[] = ['-', '*', '+', '1.', '7)', '- [ ]', '- [x]'].map(
  (mark) => (rule) => `${mark} ${rule}`,
);
const ENDS: readonly Change[] = [(rule) => rule, (rule) => `${rule}.`, (rule) => `${rule}!`, (rule) => `${rule}  `];
const EMPHASES: readonly Change[] = [
  (rule) => rule,
  (rule) => `**${rule}**`,
  (rule) => `_${rule}_`,
  // Over two lines, as editors wrap a long item.
  (rule) => rule.replace(/ (?=\S+$)/, '\n  '),
];
const TITLES: readonly Change[] = [
  '',
  '# Rules\n\n',
  '## Rules\n\n',
  '# Guide\n\n### Rules\n\n',
  'Rules\n=====\n\n',
].map((title) => (rule) => `${title}${rule}\n`);
const LINE_ENDS: readonly Change[] = [(text) => text, (text) => text.replaceAll('\n', '\r\n')];
const COURTESIES: readonly Change[] = [
  (rule) => rule,
  (rule) =>
    /^(?:Never|Use|Keep|Do|Avoid|Prefer|Always) /.test(rule)
      ? `Please ${rule.charAt(0).toLowerCase()}${rule.slice(1)}`
      : rule,
];

/** What a guideline checks, with where and how strictly. */
function checksOf(markdown: string): unknown {
  return compileStatements(readStatements(2, markdown)).flatMap((one) =>
    one.kind === 'checked'
      ? one.checks.map(({ family, finder, clause }) => ({
          family,
          words: finder.words,
          scope: clause.scope,
          strength: clause.strength,
        }))
      : [],
  );
}

it('checks each of the rules', () => {
  expect(RULES.filter((rule) => (checksOf(`- ${rule}\n`) as readonly unknown[]).length === 0)).toEqual([]);
});

it('checks the same, however a rule is marked up', () => {
  const groups = [COURTESIES, EMPHASES, ENDS, MARKERS, TITLES, LINE_ENDS];
  fc.assert(
    fc.property(
      fc.constantFrom(...RULES),
      fc.tuple(...groups.map((changes) => fc.constantFrom(...changes))),
      (rule, changes) => {
        const written = changes.reduce((text, change) => change(text), rule as string);
        expect({ written, checks: checksOf(written) }).toEqual({ written, checks: checksOf(`- ${rule}\n`) });
      },
    ),
    { numRuns: runs(300) },
  );
});

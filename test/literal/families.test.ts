import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStatements } from '../../src/guidelines/statements/statements.ts';
import { FAMILIES, wordsForSigns } from '../../src/literal/families.ts';
import { readClauses } from '../../src/literal/reading/read-clauses.ts';
import { at } from '../../src/structures/at.ts';
import { runs } from '../property-runs.ts';

const THINGS = [
  '`dist/`',
  '`console.log`',
  'API keys',
  'secrets',
  'commit messages',
  'PR titles',
  'branches',
  'test files',
  'existing migrations',
  'generated code',
  'functions',
  'classes',
  'booleans',
  'file names',
  'comments',
  'emoji',
  'headings',
  'TypeScript',
  'AI attribution',
  'URLs',
  'names such as `data`',
  'camelCase',
  '"whitelist"',
  'British spelling',
] as const;
const SENTENCES = [
  'Never edit %.',
  'No % in %.',
  'Use % instead of %.',
  'Use % for %.',
  'Prefix % with %.',
  'Keep % short.',
  'Keep % under 50 lines.',
  '% must start with %.',
  'All % must have %.',
  'Write % in English.',
  'Do not commit %.',
  'Do not mock %.',
  'Always pass % to %.',
  'Put % in %.',
  '%: %',
  'Mention % in messages.',
] as const;

/** Rules of the families that have signs, with one sign each. */
const RULES = [
  'Never hardcode secrets.',
  'Never commit credentials.',
  'Do not hardcode API keys.',
  'Never commit tokens.',
  'Do not hardcode passwords.',
  'Never hardcode URLs.',
  'Do not hardcode IP addresses.',
  'Commit messages must follow Conventional Commits.',
  'PR titles must start with `[api]`.',
  'Pull request titles must not end with a period.',
  'Branch names must start with `feature/`.',
  'No AI attribution.',
  'Do not add Co-Authored-By lines.',
  'Never mention Claude in commit messages.',
  'Functions must not exceed 50 lines.',
  'Nesting must not exceed three levels.',
  'Keep functions short.',
  'Avoid long functions.',
  'Use camelCase for functions.',
  'Prefix interfaces with `I`.',
  'Class names must end with `Service`.',
  'Never use the name `data`.',
  'Use `ID`, not `Id`.',
  'No emoji in code.',
  'Write comments in English.',
  'Use British spelling.',
  'Do not skip heading levels.',
  'Use sentence case for headings.',
  'Code blocks must specify a language.',
  'No `http://` links.',
  'Never edit `dist/`.',
  'Never edit generated files.',
  'Never edit existing migrations.',
  'Use TypeScript for all new code.',
  'Use kebab-case for file names.',
  'Test files must end with `.test.ts`.',
  'Each package must have a `README.md`.',
  'Use npm exclusively.',
  'Package manager: pnpm.',
  'Tests use `package foo_test`, not `package foo`.',
  'Never mock `fs`.',
  'Always pass `timeout` to `requests.get()`.',
] as const;

/** Families that would have an answer for a rule, although it has none of their signs. */
function missedBy(rule: string, title: string): readonly string[] {
  const reading = readClauses(at(readStatements(2, `# ${title}\n\n- ${rule}`), 0));
  return (reading.kind === 'clauses' ? reading.clauses : []).flatMap((clause) => {
    const said = wordsForSigns(clause);
    const skipped = FAMILIES.filter(({ signs }) => signs?.test(said) === false);
    return skipped.filter(({ compile }) => compile(clause) !== undefined).map(({ name }) => name);
  });
}

test('no family is left out that knows a rule', () => {
  expect(RULES.flatMap((rule) => missedBy(rule, 'Rules').map((family) => `${family}: ${rule}`))).toEqual([]);
});

test('no family is left out that has an answer for words of other rules', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Rules', 'Commit messages', 'Naming'),
      fc.constantFrom(...SENTENCES),
      fc.constantFrom(...THINGS),
      fc.constantFrom(...THINGS),
      (title, sentence, first, second) => {
        expect(missedBy(sentence.replace('%', first).replace('%', second), title)).toEqual([]);
      },
    ),
    { numRuns: runs(30) },
  );
});

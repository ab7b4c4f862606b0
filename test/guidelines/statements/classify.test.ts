import { describe, expect, it } from 'vitest';
import type { Role } from '../../../src/guidelines/statements/classify.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';

/** Enough words for the language to show. */
const ENGLISH = `The product is a shop that is used by the teams of many countries. It has a front end and a back end, and the two of them are built from the same sources.`;

/** The roles of the statements of a text, without those of the introduction. */
function rolesOf(text: string): readonly Role[] {
  return readStatements(2, `${ENGLISH}\n\n${text}`)
    .slice(2)
    .map(({ role }) => role);
}

describe('a rule is', () => {
  it.each([
    ['an order about code', 'Use tabs.'],
    ['a prohibition', 'Never log secrets.'],
    ['a duty of a thing', 'A migration that drops a column must be reversible.'],
    ['a cross before code', '- ❌ `eval()`'],
    ['code below a heading that forbids', '## Avoid\n\n- `eval()`'],
    ['code with a reason below such a heading', '## Forbidden APIs\n\n- `eval` — unsafe'],
    ['a comment for tools below such a heading', '## Do not use\n\n- `@ts-ignore`'],
    ['a limit', 'A method has at most 20 lines of code.'],
    ['the place where alone something may happen', '`process.env` may only be read in `src/config.ts`.'],
    ['a ban behind a label', 'Python: absolute imports only, no relative imports.'],
    ['an order after an adverb', 'Silently ignore unknown keys.'],
    ['an order after a condition that contains a verb', 'If a handler reads the body, validate it with the schema.'],
    ['a command in place of another', 'Use `pnpm test`, not `npm test`.'],
    ['what must not be committed', 'Never commit generated files.'],
    ['the form of commit messages', 'Commit messages must start with a lowercase verb.'],
    ['the form of pull request titles', 'Pull request titles use the conventional format.'],
    ['a style that is named', 'Use conventional commits.'],
    ['where something belongs', 'Design documents go in `docs/design/`.'],
    ['where new files go', 'New components go to `src/components/`.'],
    ['what a kind of change requires', 'Bug fixes require a test that shows the bug.'],
    ['an order with code before a block of code', 'Use named exports, never `export default`:'],
    ['an order behind a label', '## Rules\n\n- Examples: Add a usage example to `examples/`.'],
    ['what definitions of agents contain', 'Agents must declare `tools` in their frontmatter.'],
    ['an order that mentions a pull request in its reason', 'Do not edit `gen/` — a bot updates it in a PR.'],
  ])('%s', (_name, text) => {
    expect(rolesOf(text)).toEqual(['rule']);
  });
});

describe('a process is', () => {
  it.each([
    ['what to run', 'Run `npm test` before each push.'],
    ['whom to ask', 'Always ask before you add a dependency.'],
    ['how to answer', 'Keep responses short.'],
    ['what to read', 'Read the guide of the folder that you change.'],
    ['how to commit', 'Do not commit directly to `main`.'],
    ['an order for the time before work', 'Before implementing, list the edge cases.'],
    ['what needs approval', 'Do not delete tests without explicit approval.'],
    ['a policy for contributions', 'All contributions must comply with the license.'],
    ['an order on pull requests', 'Keep pull requests small and focused.'],
    ['an item below an introduction on the work', 'Before opening a pull request:\n\n- Update the screenshots'],
    ['which tool an assistant reads code with', 'Prefer LSP over Grep for navigation.'],
    ['an item of a checklist for the end', '## Final checklist\n\n- Ensure that names are in English'],
    ['a command of an agent', 'Always run `/sync-ids` with `--dry-run` first.'],
    ['what agents do at their work', 'Agents must prefer the index over a search in files.'],
    ['an item below a heading on the work', '## Git workflow\n\n- Create a branch for each fix'],
  ])('%s', (_name, text) => {
    expect(rolesOf(text).at(-1)).toBe('process');
  });
});

describe('background is', () => {
  it.each([
    ['a description', 'The cart holds the items of a customer.'],
    ['a line about a command', '- Format code: `npm run format`'],
    ['what something never does', 'The worker never blocks the queue.'],
    ['an address below rules', '## Conventions\n\n- Workflows: https://example.com/rules-of-workflows/'],
    ['files that are imported', '## Rules\n\n- @../shared/python.md @../shared/react.md'],
    ['a place of a template', '## Rules\n\n- {{TEAM_RULES}}'],
    ['a reason behind a label', '## Conventions\n\n- Rationale: small modules stay easy to read'],
    ['a source behind a label', '## Standards\n\n- Canonical source: the handbook of the team'],
    ['where something is', '## Entry points\n\n- New routes: Edit `src/routes/`'],
    ['a pointer', 'See `docs/` for the details of each rule.'],
    ['what needs nothing', 'Imports of types do not need an extension.'],
    ['a title on a line of its own', '## Conventions\n\n- Commenting Guidelines'],
    [
      'what a piece of the program does',
      '## Conventions\n\n- Entry point: `src/run.ts` orchestrates all of the steps.',
    ],
    ['what many things do', 'Assets use link sections and macros.'],
    ['which tool there is', '## Code standards\n\n- Type checking: MyPy'],
    ['words before a command', '## Rules\n\n- Fix snapshots:'],
    ['a pointer with an explanation', 'For the inner parts — pools, queues and leases — see `docs/inner.md`.'],
    ['a pointer with what it is about', 'For a walkthrough of the providers, see the guide of the folder.'],
    ['a line about several pieces of code', '- `read()` / `write()` — mock files of the configuration'],
  ])('%s', (_name, text) => {
    expect(rolesOf(text)).toEqual(['background']);
  });
});

it.each([
  ['German', 'Verwende niemals `var` in neuem Code.', 'rule'],
  ['French', 'Ne jamais utiliser `var`.', 'rule'],
  ['Spanish', 'No usar `var` nunca.', 'rule'],
  ['Portuguese', 'Nunca use `var` no código.', 'rule'],
  ['Chinese', '不要使用 `var`。', 'rule'],
  ['Japanese', '`var` を使用しないでください。', 'rule'],
  ['Korean', '`var` 를 사용하지 마세요.', 'rule'],
  ['German, on the work', 'Führe vor jedem Commit immer die Tests aus.', 'process'],
  ['German, a description', 'Der Laden wird von vielen Teams benutzt.', 'background'],
])('reads the commonest words of %s', (_language, text, role) => {
  const statements = readStatements(2, text);
  expect(statements.map((statement) => [statement.role, statement.directs])).toEqual([[role, true]]);
});

// A pattern that tries each start and each end takes longer than a test may.
it.each(['use `a` ', 'commit ', 'never the ', 'if a, ', 'silently ', '; '])(
  'reads a long run of %j in time',
  (word) => {
    expect(() => readStatements(2, word.repeat(5_000))).not.toThrow();
  },
);

describe('questions', () => {
  it.each<readonly [name: string, text: string, role: Role]>([
    ['that somebody may ask are background', '- What production-grade patterns should I follow?', 'background'],
    ['for an agent are background', '- @guide When should I use `Confidential` instead of `Managed`?', 'background'],
    ['of a checklist are not', '- Must all public types be documented?', 'rule'],
  ])('%s', (_name, text, role) => {
    expect(rolesOf(text)).toEqual([role]);
  });

  it('of any length are told in little time', () => {
    const startedAt = performance.now();
    rolesOf(`- @a ${'i '.repeat(20_000)}`);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});

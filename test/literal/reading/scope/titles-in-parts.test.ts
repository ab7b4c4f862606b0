import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../../src/literal/compile-statements.ts';
import { describeScope } from '../../../../src/literal/describe-scope.ts';

/** Where the checks of the last statement count, or that it has none. */
function readScope(markdown: string): string {
  const compiled = compileStatements(readStatements(2, `# Guide\n\n${markdown}`)).at(-1);
  return compiled?.kind === 'checked'
    ? compiled.checks.map(({ clause }) => describeScope(clause.scope) || 'everywhere').join('; ')
    : 'not compiled';
}

describe('a heading', () => {
  it.each<readonly [heading: string, scope: string]>([
    ['House rules', 'everywhere'],
    ['Agent task workflow', 'everywhere'],
    ['Working agreement', 'everywhere'],
    ['Output review checklist', 'everywhere'],
    ['Pre-commit checklist', 'everywhere'],
    ['Git operations', 'everywhere'],
    ['MEDIUM PRIORITY: Review checklist', 'everywhere'],
    ['Design notes for this package', 'everywhere'],
    ['Security checklist (Phase 5 — Verification)', 'everywhere'],
    ['When making changes', 'everywhere'],
    ['When working here', 'everywhere'],
    ['Guardrails for AI edits', 'everywhere'],
    ['AI tool usage guidelines', 'everywhere'],
    ['Security checklist — before every deployment', 'everywhere'],
    ['Known pitfalls & workarounds', 'everywhere'],
    ['When modifying source code', 'everywhere'],
    ['Language: TypeScript — Always-On Context', 'of TypeScript'],
    ['Avoid side effects in Python', 'of Python'],
    ['When editing src/a.ts', 'in `**/src/a.ts`'],
    ['Code style (frontend only)', 'in front-end code'],
    ['Router specifics (web1 package)', 'in `web1`'],
    ['Code style (`.github/instructions/style.instructions.md`)', 'everywhere'],
    ['Agent scripts (*.agent.ts)', 'in `**/*.agent.ts`'],
    ['`src/features/*/ui/` — Presentational components', 'in `**/src/features/*/ui/**`'],
    ['Pages (`src/features/*/pages/`)', 'in `**/src/features/*/pages/**`'],
    ['Backend — code style', 'in back-end code'],
    ['Frontend performance', 'in front-end code'],
    // What is limited in a way that has no name is left to a model.
    ['Components — forms', 'not compiled'],
    ['Phase 2: migration scripts', 'not compiled'],
    ['Working with web1', 'not compiled'],
    ['Guardrails for AI components', 'not compiled'],
    ['Adding a new provider', 'not compiled'],
    ['Event contexts', 'not compiled'],
    ['All service calls must go through the gateway', 'not compiled'],
  ])('%s', (heading, scope) => {
    expect(readScope(`## ${heading}\n\n- No nested ternaries.`)).toBe(scope);
  });

  it('keeps the language of another heading', () => {
    expect(readScope('## TypeScript\n\n### Building the editor\n\n- Never use `editor.legacyApi()`.')).toBe(
      'of TypeScript',
    );
  });

  it('is about no language that it rules out', () => {
    expect(readScope('## PowerShell only — no Bash commands\n\n- Never use `Invoke-Expression`.')).toBe(
      'of PowerShell',
    );
  });

  it('does not limit the ending of generated files to a folder', () => {
    expect(readScope('## Schema — generated objects\n\n- Never edit `.g.sql` files.')).toBe('everywhere');
  });

  it('leaves the text of pull requests alone', () => {
    expect(readScope('## Git & PR etiquette\n\n### Pull requests\n\n- Never `[ x]` or `[.]`.')).toBe('not compiled');
  });

  it('limits no library that is named', () => {
    expect(readScope('## Database — prisma/\n\n- Do not use Mongoose, use Prisma.')).toBe('everywhere');
  });
});

describe('an introduction', () => {
  it.each<readonly [leadIn: string, scope: string]>([
    ['Cardinal rules — non-negotiable, apply to every change', 'everywhere'],
    ['These are hard constraints', 'everywhere'],
    ['Guardrails (must-follow)', 'everywhere'],
    ['Code style & agent rules (short)', 'everywhere'],
    ['Rules that are easy to violate and cause real breakage or wrong choices', 'everywhere'],
    ['The following content rules are enforced in the validators', 'everywhere'],
    ['Before marking a feature complete', 'everywhere'],
    ['Before accepting any AI-produced C++ code, verify', 'of C++'],
    ['Readability is non-negotiable', 'everywhere'],
    ['Testing best practices', 'in tests'],
    ['規則', 'everywhere'],
    ['依赖方向（必须遵守）', 'everywhere'],
    ['When the user is absent', 'not compiled'],
    ['When adding a new target', 'not compiled'],
    ['Only comment if there is a clear violation', 'not compiled'],
    ['Component location', 'not compiled'],
    ['Alternatives that were considered', 'not compiled'],
  ])('%s:', (leadIn, scope) => {
    expect(readScope(`## Conventions\n\n${leadIn}:\n\n- No nested ternaries.`)).toBe(scope);
  });
});

describe('a statement below a heading that may limit', () => {
  it.each<readonly [statement: string, scope: string]>([
    ['The non-null assertion operator (`!`) is banned in this codebase.', 'everywhere'],
    ['Use `pnpm`, not `npm`.', 'everywhere'],
    ['No nested ternaries.', 'not compiled'],
    ['Place tests in `src/test/`.', 'not compiled'],
  ])('%s', (statement, scope) => {
    expect(readScope(`## Adding a provider\n\n- ${statement}`)).toBe(scope);
  });
});

describe('what stands above a rule', () => {
  it.each<readonly [above: string, rule: string, scope: string]>([
    ['Python script standards:', '- No mutable default arguments', 'of Python'],
    ['All Python scripts must:', '- use type hints', 'of Python'],
    ['Default to Bun for all operations:', '- `bun test` instead of `jest`', 'everywhere'],
    ['Golden rules (memorize these):', '- No nested ternaries.', 'everywhere'],
    ['[CRITICAL]:', '- No nested ternaries.', 'everywhere'],
    ['Use semantic HTML for accessibility:', '- Provide meaningful alt text for images', 'everywhere'],
    ['Default to the parser of a module:', '- No nested ternaries.', 'not compiled'],
    ['## Creating a New Skill\n\n### Naming conventions', '- Skill directory: `kebab-case`', 'everywhere'],
    ['## Creating a New Skill\n\n### Naming conventions', '- Use camelCase for parameters', 'not compiled'],
    ['## Graphics and images', '- The `<svg>` element must have `role="img"`.', 'everywhere'],
    ['## Forms of the widget', '- The `<svg>` element must have `role="img"`.', 'not compiled'],
    ['## Common pitfalls', '- Generated files are built again - never edit `Generated/` folders', 'everywhere'],
    ['## Common pitfalls', '- Requests with `eval()` must time out', 'not compiled'],
    [
      '## Anti-patterns\n\n| Avoid | Prefer |\n|---|---|',
      '| `any` | `unknown` + guards |',
      'of TypeScript, Vue, Svelte and Astro',
    ],
  ])('%s / %s', (above, rule, scope) => {
    expect(readScope(`${above}${rule.startsWith('|') ? '\n' : '\n\n'}${rule}`)).toBe(scope);
  });
});

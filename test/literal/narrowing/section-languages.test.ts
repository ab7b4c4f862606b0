import { expect, it } from 'vitest';
import { compileText } from '../families/run-statement.ts';

const SCRIPTS = ['javascript', 'javascriptreact', 'typescript', 'typescriptreact'];
const RULE = '- All exposed objects must have a doc comment.';

it.each<readonly [name: string, text: string, languages: readonly string[] | undefined]>([
  ['a tool of Go', `## Code style\n\n${RULE}\n- Run \`golangci-lint\` before you push.`, ['go']],
  ['a guide of Go', `## Code style\n\n- Follow the Go Code Review Comments.\n${RULE}`, ['go']],
  ['a tool in another section', `## Tools\n\n- Run \`golangci-lint\`.\n\n## Code style\n\n${RULE}`, undefined],
  ['tools of two languages', `## Code style\n\n- Run \`ruff\` and \`eslint\`.\n${RULE}`, undefined],
  ['no tool', `## Code style\n\n- State your assumptions.\n${RULE}`, undefined],
])('the language of a rule beside %s', (_name, text, languages) => {
  expect(compileText(text, 'companions').map(({ clause }) => clause.scope.languages)).toEqual([languages]);
});

it.each<readonly [title: string, languages: readonly string[]]>([
  ['Spring Boot', ['java', 'kotlin']],
  ['Spring Boot + Angular', ['java', 'kotlin', 'typescript', 'html']],
  ['SwiftUI', ['swift']],
])('a rule below the title "%s" is about the languages of these frameworks', (title, languages) => {
  const [check] = compileText(`# ${title}\n\n- Never use \`System.out.println\`.`, 'uses');
  expect(check?.clause.scope.languages).toEqual(languages);
});

it.each<readonly [name: string, text: string, languages: readonly string[] | undefined]>([
  ['a heading that names a formatter', '## Formatting (Biome)\n\n- Indentation: 2 spaces', SCRIPTS],
  ['a rule that names it', '## Style\n\n- Indentation: 2 spaces, formatted by Biome', SCRIPTS],
  ['a heading further above', '## Biome\n\n### Style\n\n- Indentation: 2 spaces', undefined],
])('indentation is that of the languages of %s', (_name, text, languages) => {
  expect(compileText(text, 'layout').map(({ clause }) => clause.scope.languages)).toEqual([languages]);
});

it('takes parameterized queries of Active Record for those of Ruby or PHP', () => {
  const [check] = compileText('- Use parameterized queries (ActiveRecord handles this automatically)', 'constructs');
  expect(check?.clause.scope.languages).toEqual(['ruby', 'php']);
});

it('looks for commands in scripts, and not in tests, below "Testing"', () => {
  const [check] = compileText('## Testing\n\n- Use `bun test`, not `jest`.', 'uses');
  expect(check?.clause.scope.inside).toEqual([]);
});

it('counts names in no language that the tool of the rule does not check', () => {
  const rule = 'CamelCase classes, snake_case functions (enforced by clang-tidy)';
  const checks = compileText(`# Rules\n\nThe engine is in C++ and Python.\n\n- Naming: ${rule}\n`, 'naming');
  expect(checks.map(({ finder }) => finder.words)).toEqual(['reports names of new classes that are not in PascalCase']);
  expect(checks.flatMap(({ clause }) => clause.scope.languages)).not.toContain('python');
});

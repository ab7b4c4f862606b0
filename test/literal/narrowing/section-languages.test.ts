import { expect, it } from 'vitest';
import { compileText } from '../families/run-statement.ts';

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

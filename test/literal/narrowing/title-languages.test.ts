import { expect, it } from 'vitest';
import { compileText } from '../families/run-statement.ts';

const SCRIPTS = ['javascript', 'javascriptreact', 'typescript', 'typescriptreact'];
const JAVASCRIPT = SCRIPTS.slice(0, 2);
const RULE = '- Use `const`, never `var`.';

it.each<readonly [name: string, text: string, languages: readonly string[]]>([
  ['the title of the document', `# Guide of the JavaScript SDK\n\n${RULE}`, SCRIPTS],
  ['the title of a section', `# Guide\n\n## JavaScript conventions\n\n${RULE}`, SCRIPTS],
  ['a title with both', `# JavaScript SDK\n\n## TypeScript/JavaScript\n\n${RULE}`, SCRIPTS],
  ['a title beside one for TypeScript', `## TypeScript\n\n- Be brief.\n\n## JavaScript\n\n${RULE}`, JAVASCRIPT],
  [
    'an introduction with both',
    '# JavaScript SDK\n\nMake the JavaScript small by avoiding TypeScript features:\n\n- Never use `var`.',
    SCRIPTS,
  ],
  ['a sentence', `## JavaScript\n\n- In JavaScript, use \`const\`, never \`var\`.`, JAVASCRIPT],
])('JavaScript in %s', (_name, text, languages) => {
  expect(compileText(text, 'uses').map(({ clause }) => clause.scope.languages)).toEqual([languages]);
});

it('names below the title of a JavaScript project are those of TypeScript too', () => {
  const [check] = compileText('# JavaScript SDK\n\n## Naming\n\n- Classes: PascalCase', 'naming');
  expect(check?.clause.scope.languages).toEqual(SCRIPTS);
});

it('JSX is in files of TypeScript too', () => {
  const [check] = compileText('Avoid inline styles in JSX.', 'constructs');
  expect(check?.clause.scope.languages).toEqual(['javascriptreact', 'typescriptreact']);
});

it('commands below the title of a language are looked for in scripts', () => {
  const [check] = compileText('## Python\n\n- Use `uv`, never `pip`.', 'uses');
  expect(check?.clause.scope.languages).toBeUndefined();
  expect(check?.finder.languages).toContain('shellscript');
});

import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../../src/literal/compile-statements.ts';

/** The languages in which the only check of a document looks, or `any`. Undefined if there is not one check. */
function languagesOfRule(document: string): readonly string[] | undefined {
  const checks = compileStatements(readStatements(2, document)).flatMap((one) =>
    one.kind === 'checked' ? one.checks : [],
  );
  const [check, ...others] = checks;
  return check === undefined || others.length > 0
    ? undefined
    : (check.clause.scope.languages ?? ('languages' in check.finder ? check.finder.languages : undefined) ?? ['any']);
}

describe('the languages of a rule', () => {
  it.each<readonly [name: string, document: string, has: readonly string[], hasNot: readonly string[]]>([
    [
      'scripts below a title that names Python',
      '# Python extension\n\n## Changes\n\n- Use `traceLog` instead of `console.log`\n',
      ['typescript', 'javascript'],
      ['python'],
    ],
    [
      'code of .NET below a title that names Bicep',
      '# Bicep guidelines\n\n## Code style\n\n- `Console.WriteLine` is banned\n',
      ['csharp'],
      ['bicep'],
    ],
    [
      'a library below a label that names a format',
      '# Guide\n\n- JSON: Always use `System.Text.Json`; never use `Newtonsoft.Json`.\n',
      ['csharp'],
      ['json'],
    ],
    ['a language in brackets', '# Guide\n\n- Include type annotations (TypeScript)\n', ['typescript'], ['python']],
    [
      'a language in the brackets of a heading',
      '# Guide\n\n## Code style (TypeScript only)\n\n- Trailing commas are used.\n',
      ['typescript'],
      ['python'],
    ],
    ['type hints, which PHP has as well', '# Guide\n\n- Use type hints everywhere.\n', ['python', 'php'], []],
    [
      'type hints below a title that names PHP',
      '# Laravel guide\n\n- Use type hints for all functions.\n',
      ['php'],
      ['python'],
    ],
    ['a method of Rust', '# Guide\n\n- Never use `expect()`.\n', ['rust'], ['any']],
    [
      'subjects of commits below a title that names Java',
      '# Spring guide\n\n## Commit messages\n\n- Do not end the subject line with a period\n',
      ['any'],
      ['java'],
    ],
  ])('knows %s', (_name, document, has, hasNot) => {
    const found = languagesOfRule(document);
    expect(found).toEqual(expect.arrayContaining([...has]));
    expect(hasNot.filter((one) => found?.includes(one))).toEqual([]);
  });

  it.each([
    ['variables in templates', '# Symfony guide\n\n## Templates (Twig)\n\n- Use snake_case for variables\n'],
    ['variables of playbooks', '# Ansible conventions\n\n- Use `snake_case` for variable names\n'],
  ])('does not take names of %s for names in code', (_name, document) => {
    expect(languagesOfRule(document)).toBeUndefined();
  });

  it('takes names of tables for names in SQL', () => {
    const document = '# SQL migration standards\n\n- Tables/Columns/Functions: `snake_case`\n';
    expect(languagesOfRule(document)).toEqual(['sql']);
  });

  it('takes modules for files if the example is one', () => {
    const [check] = compileStatements(
      readStatements(2, '# Guide\n\n## Naming\n\n- Files/Modules: Use snake_case (`user_profile.rb`)\n'),
    ).flatMap((one) => (one.kind === 'checked' ? one.checks : []));
    expect(check?.finder.words).toBe('reports new files whose names are not in snake_case');
  });
});

import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../src/literal/compile-statements.ts';
import { describeScope } from '../../../src/literal/describe-scope.ts';

/** What the checks of the last statement report and where, or its class. */
function compileLast(markdown: string): string {
  const last = compileStatements(readStatements(2, markdown)).at(-1);
  return last?.kind === 'checked'
    ? last.checks.map(({ finder, clause }) => `${finder.words} ${describeScope(clause.scope)}`.trim()).join('; ')
    : (last?.kind ?? 'none');
}

const MIGRATION = '# A\n\n## Props\n\n| Old | New |\n|---|---|\n';

describe('words that mean something else than they seem to', () => {
  it.each<readonly [name: string, markdown: string, compiled: string]>([
    ['the file where one thing is says nothing of the other', '- Use `icon` in `helper.rb`, never `svg_icon`.', 'rule'],
    [
      'a rule of its own is not about that file',
      '- Use `icon` from `helper.rb`; never use `svg_icon`.',
      'reports uses of `svg_icon`',
    ],
    [
      'names in templates are not looked for in code',
      '- Never call `dump()` in Twig templates.',
      'reports calls of `dump()` of Twig',
    ],
    ['nor below a label of them', '- Twig: never use `dump()`.', 'reports calls of `dump()` of Twig'],
    ['nor in languages that are not read', '# Apex\n\n- Use camelCase for functions.', 'rule'],
    ['a rule of a linter is no code', '- No `no-undef` in TypeScript files.', 'rule'],
    ['a letter to fill in is no suffix', '- Use the `X` suffix for interfaces.', 'rule'],
    ['nor a name to fill in', '- Classes must end with `Foo`.', 'rule'],
    [
      'a capital I is a prefix',
      '- Prefix interfaces with `I`.',
      'reports new interfaces whose names do not begin with `I`',
    ],
    ['a key that others have still is no old name', `${MIGRATION}| \`size\` | \`width\` |`, 'background'],
    [
      'an old name of several words is',
      `${MIGRATION}| \`destroyOnClose\` | \`destroyOnHidden\` |`,
      'reports uses of `destroyOnClose`',
    ],
    [
      'a heading on migrating is no folder',
      '# A\n\n## Migration\n\n| Old | New |\n|---|---|\n| `destroyOnClose` | `destroyOnHidden` |',
      'reports uses of `destroyOnClose`',
    ],
    [
      'documentation above a list is no folder',
      '# A\n\nDocumentation:\n\n- Document all functions.',
      'reports new functions without documentation, outside of tests',
    ],
  ])('%s', (_name, markdown, compiled) => {
    expect(compileLast(markdown)).toBe(compiled);
  });
});

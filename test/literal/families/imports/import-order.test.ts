import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from '../run-statement.ts';

const GROUPS = 'Group imports: standard library, third party, local.';
const SCRIPT_GROUPS = 'Sort imports in this order: built-in, external, internal, relative.';

describe('the order of imports', () => {
  it.each([
    GROUPS,
    SCRIPT_GROUPS,
    'Order `using` directives with `System.*` first.',
    'Place `System` usings before others.',
    'Imports must be ordered: standard library, third-party, local.',
    'Keep imports grouped as stdlib, third-party, then `github.com/a/b`.',
    'Organize imports: Node built-ins first, then external packages, then local modules.',
    'Imports should be grouped by standard library, third-party packages, and local modules, separated by a blank line.',
  ])('is read in: %s', (statement) => {
    expect(compileText(statement, 'imports')).toHaveLength(1);
  });

  it.each([
    'Group imports by feature.',
    'Group imports: local, third party, standard library.',
    'Order imports alphabetically.',
    'Group functions: public, private.',
    'Use standard library imports, not third-party ones.',
  ])('is not read in: %s', (statement) => {
    expect(compileText(statement, 'imports').filter(({ finder }) => /order/.test(finder.words))).toEqual([]);
  });

  const out = (line: number, module: string): string => `${line} \`${module}\` outside of its group of imports`;
  it.each<readonly [name: string, statement: string, path: string, head: string, found: readonly string[]]>([
    ['Python', GROUPS, 'a.py', 'from .own import a\nimport os\n', [out(2, 'os')]],
    ['a right order of Python', GROUPS, 'a.py', 'import os\nimport requests\nfrom .own import a\n', []],
    [
      'the standard library after a package, or after own code',
      GROUPS,
      'a.py',
      'import shop.cart\nimport os\n',
      [out(2, 'os')],
    ],
    ['own code before what may be own code too', GROUPS, 'a.py', 'from .own import a\nimport shop.cart\n', []],
    ['packages that may be the own ones', GROUPS, 'a.py', 'import shop.cart\nimport requests\n', []],
    ['Go', GROUPS, 'a.go', 'package a\n\nimport (\n\t"github.com/b/c"\n\t"fmt"\n)\n', [out(5, 'fmt')]],
    [
      'a module of Go without a dot, which may be the own one',
      GROUPS,
      'a.go',
      'package a\n\nimport (\n\t"fmt"\n\t"github.com/b/c"\n\n\t"shop/cart"\n)\n',
      [],
    ],
    [
      'each of many imports',
      GROUPS,
      'a.py',
      'from .own import a\nimport os\nimport re\nfrom .other import b\nimport sys\n',
      [out(2, 'os'), out(3, 're'), out(5, 'sys')],
    ],
    ['Rust', GROUPS, 'a.rs', 'use crate::a;\nuse serde::De;\n', [out(2, 'serde::De')]],
    [
      'Rust, but not in a module of the file',
      GROUPS,
      'a.rs',
      'use serde::De;\n\nuse super::a;\n\n#[cfg(test)]\nmod tests {\n    use serde::{\n        Ser,\n    };\n    use super::*;\n}\n',
      [],
    ],
    ['Rust, but not what it hands on', GROUPS, 'a.rs', 'use super::a;\npub(crate) use own::b;\n', []],
    [
      'TypeScript',
      SCRIPT_GROUPS,
      'a.ts',
      "import a from './a';\nimport fs from 'node:fs';\nimport z from 'zod';\n",
      [out(2, 'node:fs'), out(3, 'zod')],
    ],
    [
      'C#',
      'Order `using` directives with `System.*` first.',
      'a.cs',
      'using Xunit;\nusing System.IO;\n\nclass A {}\n',
      [out(2, 'System.IO')],
    ],
    [
      'C#, apart from aliases and static ones, which stand behind all others',
      'Order `using` directives with `System.*` first.',
      'a.cs',
      'using System.IO;\nusing Xunit;\nusing static System.Math;\nusing Json = System.Text.Json;\n\nclass A {}\n',
      [],
    ],
    ['imports inside of functions', GROUPS, 'a.py', 'from .own import a\n\ndef f():\n    import os\n', []],
  ])('is checked in %s', async (_name, statement, path, head, found) => {
    expect(await findInChange(compileText(statement, 'imports'), { path, head })).toEqual(found);
  });

  it('reports the added import, not those that were there', async () => {
    const found = await findInChange(compileText(GROUPS, 'imports'), {
      path: 'a.py',
      base: 'import os\nimport re\n',
      head: 'from .own import a\nimport os\nimport re\n',
    });
    expect(found).toEqual([out(1, '.own')]);
  });
});

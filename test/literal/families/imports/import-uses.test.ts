import { expect, it } from 'vitest';
import { compileText, findInChange } from '../run-statement.ts';

const UNUSED = 'Remove unused imports.';
const TYPES = 'Use `import type` for type-only imports.';

interface Case {
  readonly name: string;
  readonly statement: string;
  readonly path?: string;
  readonly head: string;
  readonly base?: string;
  readonly found: readonly string[];
}

it.each<Case>([
  {
    name: 'a name that nothing uses',
    statement: UNUSED,
    head: "import { a, b } from './a';\na();\n",
    found: ['1 the unused import `b`'],
  },
  {
    name: 'another wording, in Python',
    statement: 'Never leave unused imports.',
    path: 'a.py',
    head: 'import os\nimport sys\nprint(sys.argv)\n',
    found: ['1 the unused import `os`'],
  },
  {
    name: 'a name that a comment or string has, which may use it',
    statement: UNUSED,
    head: "import { a } from './a';\n// a\n",
    found: [],
  },
  { name: 'an import for its effects', statement: UNUSED, head: "import './a.css';\n", found: [] },
  {
    name: 'a name that is exported again',
    statement: UNUSED,
    head: "import { a } from './a';\nexport { a };\n",
    found: [],
  },
  { name: 'the runtime of markup', statement: UNUSED, path: 'a.tsx', head: "import React from 'react';\n", found: [] },
  { name: 'what a package offers', statement: UNUSED, path: 'p/__init__.py', head: 'from .a import b\n', found: [] },
  {
    name: 'an import that a comment keeps',
    statement: UNUSED,
    path: 'a.py',
    head: 'import os  # noqa: F401\n',
    found: [],
  },
  {
    name: 'an import that was there',
    statement: UNUSED,
    base: "import { a } from './a';\n",
    head: "import { a } from './a';\nrun();\n",
    found: [],
  },
  {
    name: 'a type that is imported as a value',
    statement: TYPES,
    head: "import { A, b } from './a';\nconst c: A = b();\n",
    found: ['1 an import of the type `A` without `type`'],
  },
  { name: 'a type', statement: TYPES, head: "import type { A } from './a';\nlet c: A;\n", found: [] },
  {
    name: 'a type among values',
    statement: TYPES,
    head: "import { type A, b } from './a';\nlet c: A = b;\n",
    found: [],
  },
  {
    name: 'a class that is created',
    statement: TYPES,
    head: "import { A } from './a';\nconst c: A = new A();\n",
    found: [],
  },
  {
    name: 'a name that is exported',
    statement: TYPES,
    head: "import { A } from './a';\nlet c: A;\nexport { A };\n",
    found: [],
  },
  {
    name: 'a type that a decorator makes a value',
    statement: TYPES,
    head: "import { A } from './a';\n@Injectable()\nclass B { constructor(private a: A) {} }\n",
    found: [],
  },
  {
    name: 'code that is not TypeScript',
    statement: TYPES,
    path: 'a.js',
    head: "import { A } from './a';\n",
    found: [],
  },
])('finds $found.length in $name', async ({ statement, path = 'a.ts', head, base, found }) => {
  const checks = compileText(statement, 'imports');
  expect(checks).toHaveLength(1);
  expect(await findInChange(checks, { path, head, ...(base === undefined ? {} : { base }) })).toEqual(found);
});

it.each(['Avoid unused imports of `a`.', 'Use `import type` for `a`.', 'Remove unused code.'])(
  'leaves to others: %s',
  (rule) => {
    expect(compileText(rule, 'imports').map(({ finder }) => finder.words)).not.toContainEqual(
      expect.stringMatching(/does not use|as types alone/),
    );
  },
);

import { describe, expect, it } from 'vitest';
import { checkLines } from '../check-lines.ts';
import { compileText, findInChange } from '../run-statement.ts';

type Row = readonly [name: string, rule: string, path: string, lines: readonly string[], found: readonly number[]];

const rows: readonly Row[] = [
  ['a name of a module', 'Never import `expect` from `vitest`.', 'a.ts', ["import { it, expect } from 'vitest';"], [1]],
  [
    'the name of another module',
    'Never import `expect` from `vitest`.',
    'a.ts',
    ["import { expect } from 'chai';"],
    [],
  ],
  ['a renamed name', 'Never import `expect` from `vitest`.', 'a.ts', ["import { expect as e } from 'vitest';"], [1]],
  [
    'a name on its own line',
    'Never import `expect` from vitest.',
    'a.ts',
    ['import {', '  it,', '  expect,', "} from 'vitest';"],
    [3],
  ],
  [
    'a name in a string',
    'Never import `expect` from `vitest`.',
    'a.ts',
    ['const x = "import { expect } from \'vitest\'";'],
    [],
  ],
  [
    'a module below a library that belongs to another one, by its name',
    'Use pytest, not unittest.',
    'test_a.py',
    ['from unittest import mock, TestCase', 'from unittest.mock import patch'],
    [1],
  ],
  ['nothing but such a module', 'Use pytest, not unittest.', 'test_a.py', ['from unittest import mock'], []],
  ['a name in a comment', 'Never import `expect` from `vitest`.', 'a.ts', ["// import { expect } from 'vitest';"], []],
  [
    'a name in a template',
    'Never import `expect` from `vitest`.',
    'a.ts',
    ['const x = `', "import { expect } from 'vitest';", '`;'],
    [],
  ],
  [
    'a package',
    'Do not import from `lodash`.',
    'a.ts',
    ["import x from 'lodash';", "import y from 'lodash/get';", "import z from 'lodash-es';"],
    [1, 2],
  ],
  ['a required package', 'Do not import from `lodash`.', 'a.js', ["const x = require('lodash');"], [1]],
  [
    'a package in Python',
    'Never import `requests`.',
    'a.py',
    ['import requests', 'from requests.auth import A', 'import requests_mock'],
    [1, 2],
  ],
  ['a package in Rust', 'Never import `std::fs`.', 'a.rs', ['use std::fs::File;', 'use std::io;'], [1]],
  [
    'a package in Go',
    'Never import `github.com/pkg/errors`.',
    'a.go',
    ['package a', '', 'import "github.com/pkg/errors"', 'import "errors"'],
    [3],
  ],
  [
    'a package in Java',
    'Never import from `org.junit`.',
    'A.java',
    ['import org.junit.Assert;', 'import org.junitpioneer.A;', 'class A {}'],
    [1],
  ],
  [
    'named imports of a module',
    'No named imports from `wrangler`.',
    'a.ts',
    ["import { a } from 'wrangler';", "import * as w from 'wrangler';"],
    [1],
  ],
  [
    'a layer',
    '`core` must not import `ui`.',
    'packages/core/a.ts',
    ["import a from '@acme/ui/b';", "import b from '../ui/c';", "import c from 'build';"],
    [1, 2],
  ],
  [
    'a folder of the own layer that is called like another one',
    '`app` must not import `client`.',
    'app/security/a.ts',
    ["import a from './client/b';", "import b from '../../client/c';"],
    [2],
  ],
  ['a layer in another one', '`core` must not import `ui`.', 'packages/app/a.ts', ["import a from '@acme/ui/b';"], []],
  [
    'a layer by its path',
    '`src/domain` must not depend on `src/infra`.',
    'src/domain/a.ts',
    ["import a from '../infra/db';", "import b from '@/infra/db';", "import c from './infra';"],
    [1, 2],
  ],
  ['a folder from inside of it', 'Never import from `internal/`.', 'src/internal/a.ts', ["import a from './b';"], []],
  ['a folder from outside', 'Never import from `internal/`.', 'src/a.ts', ["import a from './internal/b';"], [1]],
  [
    'relative imports',
    'Avoid relative imports.',
    'a.ts',
    ["import a from './b';", "import b from 'b';", "import c from '@/b';"],
    [1],
  ],
  [
    'neighbours in scripts, where imports are to be absolute',
    'Use absolute imports.',
    'a.ts',
    ["import a from './b';", "import b from '../b';"],
    [2],
  ],
  ['neighbours in Python', 'Use absolute imports.', 'a.py', ['from .b import c', 'from a.b import c'], [1]],
  ['what a folder exports', 'Never use relative imports.', 'a/index.ts', ["export { a } from './a';"], []],
  [
    'the whole name of the own package',
    'Use relative imports within the `shop/` package.',
    'shop/api/a.py',
    ['from shop.cart import a', 'from ..cart import b', 'import os.path'],
    [1],
  ],
  [
    'the name of the package outside of it',
    'Use relative imports within the `shop/` package.',
    'tests/a.py',
    ['from shop.cart import a'],
    [],
  ],
  ['relative imports in Python', 'Avoid relative imports.', 'a.py', ['from .b import c', 'from b import c'], [1]],
  ['deep imports', 'No `../../` imports.', 'a.ts', ["import a from '../../b';", "import b from '../b';"], [1]],
  [
    'imports from as many folders above as the rule names',
    'Never import from `../../..`.',
    'a.ts',
    ["import a from '../../../b';", "import b from '../../b';", "import c from '../b';"],
    [1],
  ],
  [
    'modules of Node',
    'Use the `node:` protocol for built-in modules.',
    'a.ts',
    ["import a from 'fs';", "import b from 'node:fs';", "import c from 'fs-extra';", "import d from 'fs/promises';"],
    [1, 4],
  ],
  [
    'imports inside of functions',
    'Place all imports at the top of the file.',
    'a.py',
    ['import a', 'def f():', '    import b', 'if a:', '    import c'],
    [3],
  ],
  [
    'missing endings',
    'Always include the `.js` extension in relative imports.',
    'a.ts',
    ["import a from './b';", "import b from './c.js';", "import c from './d.json';", "import d from 'e';"],
    [1],
  ],
  [
    'endings',
    'Never add file extensions to imports in TypeScript.',
    'a.ts',
    ["import a from './b.ts';", "import b from './c';", "import c from 'highlight.js';"],
    [1],
  ],
  ['`require`', 'Use ES modules instead of `require`.', 'a.js', ["const a = require('b');", "import b from 'b';"], [1]],
  ['dynamic imports', 'Avoid dynamic imports.', 'a.ts', ["const a = await import('b');", "import b from 'b';"], [1]],
  [
    'no import of a type as a dynamic one',
    'Avoid dynamic imports.',
    'a.ts',
    [
      "const a: import('b').B<1> = c as import('d').D<2>;",
      "type E = Array<import('e').E>;",
      "const f = g<import('f').F>(h);",
      "interface I { j?: import('j').J[] | typeof import('k') }",
      "const l = f(import('l')) as unknown;",
      "const m = import('m') as Promise<unknown>;",
    ],
    [5, 6],
  ],
  [
    'layers with stars',
    '`packages/*` must not import from `apps/*`.',
    'packages/a/b.ts',
    ["import a from '../../apps/web/c';", "import b from 'apps';"],
    [1, 2],
  ],
  [
    'relative paths, if aliases are asked for',
    'Use path aliases (`@/`) instead of relative paths.',
    'a.ts',
    ["import a from './b';"],
    [1],
  ],
];

it.each(rows)('judges %s', async (_name, rule, path, lines, found) => {
  expect(await checkLines(rule, path, lines)).toEqual(found);
});

it('offers the module of Node with its prefix', async () => {
  expect(
    await checkLines.suggestion('Use the `node:` protocol for built-in modules.', 'a.ts', ["import a from 'fs';"]),
  ).toBe("import a from 'node:fs';");
});

describe('dependencies', () => {
  const manifest = (name: string): string => `{\n  "dependencies": {\n    "${name}": "^1.0.0"\n  }\n}\n`;
  it.each<readonly [name: string, rule: string, change: Parameters<typeof findInChange>[1], found: readonly string[]]>([
    [
      'a new one',
      'Do not add new dependencies.',
      { path: 'package.json', base: manifest('a'), head: manifest('b') },
      ['3 the dependency `b`'],
    ],
    [
      'one with the name of a part of what is removed',
      'Do not add new dependencies.',
      { path: 'package.json', base: manifest('params'), head: manifest('ms') },
      ['3 the dependency `ms`'],
    ],
    [
      'a new version',
      'Do not add new dependencies.',
      { path: 'package.json', base: manifest('a'), head: manifest('a').replace('1', '2') },
      [],
    ],
    [
      'a named one',
      'Do not add `b` as a dependency.',
      { path: 'package.json', base: manifest('a'), head: manifest('c') },
      [],
    ],
    [
      'one of Python',
      'Do not add new dependencies.',
      { path: 'pyproject.toml', base: 'dependencies = [\n]\n', head: 'dependencies = [\n  "httpx>=1",\n]\n' },
      ['2 the dependency `httpx`'],
    ],
    [
      'one of Rust',
      'Do not add new dependencies.',
      { path: 'Cargo.toml', base: '[dependencies]\n', head: '[dependencies]\nserde = "1"\n' },
      ['2 the dependency `serde`'],
    ],
    [
      'one of Go',
      'Do not add new dependencies.',
      { path: 'go.mod', base: 'module a\n', head: 'module a\nrequire example.com/b v1.0.0\n' },
      ['2 the dependency `example.com/b`'],
    ],
  ])('judge %s', async (_name, rule, change, found) => {
    expect(await findInChange(compileText(rule, 'imports'), change)).toEqual(found);
  });
});

describe('does not understand', () => {
  it.each([
    'Do not add dependencies without asking.',
    'Import only necessary modules.',
    'Do not import test utilities from production code.',
    'Never import icons from `antd`.',
    'Import `z` from `astro/zod`.',
    'The parser must not use relative imports.',
    'Avoid circular imports.',
    'Never use dynamic imports unless absolutely necessary.',
  ])('"%s"', (rule) => {
    expect(compileText(rule, 'imports')).toEqual([]);
  });
});

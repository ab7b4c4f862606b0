import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from '../run-statement.ts';

const DOMAIN = 'The domain layer must not import from infrastructure or frameworks.';
const FIREBASE = 'Do not import Firebase, Firestore, or transport SDKs from presentation or domain code.';

describe('layers that words name', () => {
  it.each<readonly [name: string, rule: string, path: string, head: string, found: readonly string[]]>([
    [
      'a relative import',
      DOMAIN,
      'src/domain/cart.ts',
      "import { db } from '../infrastructure/db';\n",
      ['1 imports of `infrastructure`'],
    ],
    ['an alias', DOMAIN, 'src/domain/cart.ts', "import { db } from '@/infra/db';\n", ['1 imports of `infrastructure`']],
    [
      'names in backticks',
      'Never import `infrastructure` in `domain`.',
      'src/domain/cart.ts',
      "import { db } from '../infrastructure/db';\n",
      ['1 imports of `infrastructure` in `domain`'],
    ],
    ['its own part', DOMAIN, 'src/domain/cart.ts', "import { item } from './infrastructure-name';\n", []],
    ['a package from elsewhere', DOMAIN, 'src/domain/cart.ts', "import { a } from 'infrastructure';\n", []],
    ['a test', DOMAIN, 'test/domain/cart.test.ts', "import { db } from '../infrastructure/db';\n", []],
    ['a text', DOMAIN, 'src/domain/cart.ts', 'const a = "import x from \'../infrastructure/db\'";\n', []],
    [
      'Python',
      DOMAIN,
      'app/domain/cart.py',
      'from app.infrastructure.db import connect\n',
      ['1 imports of `infrastructure`'],
    ],
    [
      'Java',
      DOMAIN,
      'src/main/java/com/shop/domain/Cart.java',
      'import com.shop.infrastructure.Db;\nimport org.infrastructure.Other;\n',
      ['1 imports of `infrastructure`'],
    ],
    ['C#', DOMAIN, 'src/Shop.Domain/Cart.cs', 'using Shop.Infrastructure.Data;\n', ['1 imports of `infrastructure`']],
    ['Rust', DOMAIN, 'src/domain/cart.rs', 'use crate::infrastructure::db::Db;\n', ['1 imports of `infrastructure`']],
    [
      'a library',
      FIREBASE,
      'src/domain/cart.ts',
      "import { app } from 'firebase/app';\n",
      ['1 imports of `firebase` in `presentation` and `domain`'],
    ],
    ['a library elsewhere', FIREBASE, 'src/infrastructure/cart.ts', "import { app } from 'firebase/app';\n", []],
    [
      'a layer of the heading',
      '## Presentation Layer\n\n- MUST NOT import from Domain directly.\n',
      'src/presentation/page.tsx',
      "import { Cart } from '../domain/cart';\n",
      ['1 imports of `domain` in `presentation`'],
    ],
    [
      'modules of Node',
      'Never import Node.js modules in renderer code.',
      'src/renderer/app.ts',
      "import fs from 'fs';\nimport { a } from './fs';\n",
      ['1 imports of `node:*` in `renderer`'],
    ],
    [
      'a folder in brackets',
      'Core code (`shop/core/`) must not import FastAPI, SQLModel, or wire-layer modules.',
      'shop/core/a.py',
      'from fastapi import APIRouter\n',
      ['1 imports of `fastapi` in `shop/core`'],
    ],
  ])('%s', async (_name, rule, path, head, found) => {
    expect(await findInChange(compileText(rule, 'imports'), { path, head })).toEqual(found);
  });

  it.each([
    'Must not import from infrastructure directly.',
    'Domain must not depend on external SDKs, data sources, or outer layers.',
    'The domain layer must not import from infrastructure unless it is a port.',
    'The billing code must not import from infrastructure.',
    '## Level 2 — Values (domain layer)\n\n- No I/O, no HTTP, no Firebase.',
    'Lower packages must not import from higher packages.',
    'Use `.astro` components for everything static — NOT React.',
  ])('no check: %s', (rule) => {
    expect(compileText(rule, 'imports').map(({ finder }) => finder.words)).toEqual([]);
  });
});

describe('libraries of a kind', () => {
  it.each<readonly [rule: string, words: RegExp]>([
    ['Use Lucide icons.', /imports of `@heroicons`, `react-icons`/],
    ['Use Recharts for charts.', /imports of `chart\.js`/],
    ['Use xUnit as the testing framework.', /imports of `NUnit`/],
    ['Do not introduce new LLM frameworks.', /packages for llm, such as `langchain`/],
    ['Never add another state management library.', /packages for state management, such as `redux`/],
    ['Avoid new dependencies.', /^reports dependencies added/],
  ])('%s', (rule, words) => {
    expect(
      compileText(rule, 'imports')
        .map(({ finder }) => finder.words)
        .join(''),
    ).toMatch(words);
  });

  it.each([
    'Use pytest as the test runner.',
    'Avoid adding new dependencies without discussion.',
    'Avoid third-party assertion libraries.',
    'No dependencies.',
    'Use large icons.',
  ])('no check: %s', (rule) => {
    expect(compileText(rule, 'imports').map(({ finder }) => finder.words)).toEqual([]);
  });
});

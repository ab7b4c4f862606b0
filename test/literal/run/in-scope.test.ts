import { describe, expect, it } from 'vitest';
import { prepareScope } from '../../../src/literal/run/in-scope.ts';
import { EVERYWHERE, type Scope } from '../../../src/literal/types.ts';

const TESTS = { kind: 'tests' } as const;
const CONTROLLERS = { kind: 'folder', name: 'controller' } as const;
const CORE = { kind: 'paths', globs: ['**/src/core/**'] } as const;
const RUST = { kind: 'languages', ids: ['rust'] } as const;

describe('a file is in scope', () => {
  it.each<[string, Scope, string, boolean]>([
    ['everywhere', EVERYWHERE, 'a.ts', true],
    ['of its language', { ...EVERYWHERE, languages: ['typescript'] }, 'a.ts', true],
    ['not of another language', { ...EVERYWHERE, languages: ['typescript'] }, 'a.py', false],
    ['of tests', { inside: [TESTS], outside: [] }, 'test/a.ts', true],
    ['not of tests', { inside: [TESTS], outside: [] }, 'src/a.ts', false],
    ['outside of tests', { inside: [], outside: [TESTS] }, 'test/a.ts', false],
    ['in a folder', { inside: [CONTROLLERS], outside: [] }, 'src/controller/a.ts', true],
    ['with a part of its name', { inside: [CONTROLLERS], outside: [] }, 'src/user.controller.ts', true],
    ['with a word of its name', { inside: [CONTROLLERS], outside: [] }, 'src/UserController.cs', true],
    ['not with a longer word', { inside: [CONTROLLERS], outside: [] }, 'src/controllership.ts', false],
    [
      'not with a word of the name of a test',
      { inside: [CONTROLLERS], outside: [] },
      'test/UserControllerTests.cs',
      false,
    ],
    ['with tests in its folder', { inside: [CONTROLLERS], outside: [] }, 'src/controller/a.test.ts', true],
    ['outside of tests of it', { inside: [], outside: [CONTROLLERS] }, 'test/UserControllerTests.cs', false],
    ['at the root of paths', { inside: [CORE], outside: [] }, 'src/core/a.ts', true],
    ['at any depth of paths', { inside: [CORE], outside: [] }, 'packages/a/src/core/a.ts', true],
    ['not next to paths', { inside: [CORE], outside: [] }, 'src/cores/a.ts', false],
    ['in one of several places', { inside: [CORE, TESTS], outside: [] }, 'test/a.ts', true],
    ['outside of a language', { inside: [], outside: [RUST] }, 'a.rs', false],
  ])('%s', (_name, scope, path, expected) => {
    expect(prepareScope(scope)(path)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from '../run-statement.ts';

const RULE = 'All controllers must extend `BaseController`.';

describe('classes that must extend another one', () => {
  it.each<readonly [name: string, rule: string, path: string, head: string, found: readonly string[]]>([
    [
      'TypeScript',
      RULE,
      'src/a.ts',
      'class CartController {}\nclass BController extends Other {}\nclass Cart {}\n',
      ['1'],
    ],
    ['Java', RULE, 'src/A.java', 'class CartController {\n}\nclass BController implements X {\n}\n', ['1']],
    ['C#', RULE, 'src/A.cs', 'class CartController { }\nclass BController : BaseController { }\n', ['1']],
    ['PHP', RULE, 'src/A.php', '<?php\nclass CartController\n{\n}\nclass B2Controller extends X\n{\n}\n', ['2']],
    ['Python', RULE, 'src/a.py', 'class CartController:\n    pass\n\n\nclass BController(Base):\n    pass\n', ['1']],
    ['the base itself', RULE, 'src/a.ts', 'class BaseController {}\n', []],
    ['an abstract class', RULE, 'src/a.ts', 'abstract class ShopController {}\n', []],
    ['a class of tests', RULE, 'test/a.test.ts', 'class FakeController {}\n', []],
    [
      'exceptions',
      'Custom errors must extend `AppError`.',
      'src/a.ts',
      'class CartError {}\nclass ShopError extends AppError {}\n',
      ['1'],
    ],
    [
      'tests of a folder, and a base without quotes',
      'Tests in the tests/Unit directory should extend from AbstractTestCase.',
      'tests/Unit/CartTest.php',
      '<?php\nclass CartTest\n{\n}\n',
      ['2'],
    ],
    [
      'tests by their names, and not what prepares them',
      'All test classes extend `BaseTest`.',
      'src/test/java/CartTest.java',
      'class CartTest {\n}\nclass TestDataFactory {\n}\n',
      ['1'],
    ],
    [
      'tests of another folder',
      'Tests in the tests/Unit directory should extend from AbstractTestCase.',
      'tests/Feature/CartTest.php',
      '<?php\nclass CartTest\n{\n}\n',
      [],
    ],
  ])('are found: %s', async (_name, rule, path, head, found) => {
    expect(
      (await findInChange(compileText(rule, 'companions'), { path, head })).map((one) => one.split(' ')[0]),
    ).toEqual(found);
  });

  it.each([
    'Models must extend `Model`.',
    'Controllers must extend the base when possible.',
    'Tests in slow suites must extend `SlowTestCase`.',
    'Controllers must extend base.',
  ])('are not searched where words are not understood: %s', (rule) => {
    expect(compileText(rule, 'companions')).toEqual([]);
  });
});

describe('classes that must not be extended', () => {
  it.each<readonly [name: string, rule: string, path: string, head: string, found: readonly string[]]>([
    [
      'C#',
      'Never inherit from `Controller`.',
      'A.cs',
      'class A : Controller { }\nclass B : ControllerBase { }\n',
      ['1'],
    ],
    ['type arguments', 'Do not extend `BaseProvider<T>`.', 'a.ts', 'class A extends BaseProvider<string> {}\n', ['1']],
    ['Python', 'Never inherit from `models.Model`.', 'a.py', 'class A(models.Model):\n    pass\n', ['1']],
    ['Java', 'Classes must not extend `Thread`.', 'A.java', 'class A extends Thread { }\nclass Thread2 { }\n', ['1']],
    ['PHP', 'Do not extend `Model`.', 'a.php', '<?php\nclass A extends Model\n{\n}\n', ['2']],
    [
      'strings and comments',
      'Do not extend `Thread`.',
      'a.ts',
      '// class A extends Thread\nconst a = "class A extends Thread";\n',
      [],
    ],
  ])('are found: %s', async (_name, rule, path, head, found) => {
    expect(
      (await findInChange(compileText(rule, 'companions'), { path, head })).map((one) => one.split(' ')[0]),
    ).toEqual(found);
  });

  it.each(['Do not extend `src/base.ts`.', 'Never extend the API.', 'Do not extend `timeout` beyond 5 s.'])(
    'are not known: %s',
    (rule) => {
      expect(compileText(rule, 'companions')).toEqual([]);
    },
  );
});

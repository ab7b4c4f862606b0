import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from '../run-statement.ts';

type Row = readonly [name: string, rule: string, path: string, head: string, found: readonly string[]];

describe('what selected declarations must have', () => {
  it.each<Row>([
    [
      'a modifier, of classes with an end of their name',
      'Classes ending in `Handler` must be `sealed`.',
      'src/A.cs',
      'public class AHandler { }\npublic sealed class BHandler { }\npublic class Handlers { }\n',
      ['1 `AHandler` without `sealed`'],
    ],
    [
      'a modifier, of classes whose names have a star',
      '`*Handler` classes must be `final`.',
      'src/A.php',
      '<?php\nclass AHandler\n{\n}\nfinal class BHandler\n{\n}\nclass A\n{\n}\n',
      ['2 `AHandler` without `final`'],
    ],
    [
      'a modifier, of classes in a folder',
      'Classes in `src/models` must be `sealed`.',
      'src/models/A.cs',
      'public class A { }\n',
      ['1 `A` without `sealed`'],
    ],
    ['classes in another folder', 'Classes in `src/models` must be `sealed`.', 'src/A.cs', 'public class A { }\n', []],
    [
      'an attribute, of classes with a base',
      'Classes that implement `IJob` must be annotated with `[Queue("x")]`.',
      'src/A.cs',
      'class A : IJob { }\n[Queue("a")]\nclass B : IJob { }\nclass C { }\n',
      ['1 `A` without `[Queue("x")]`'],
    ],
    [
      'an attribute of Rust',
      'All public enums must have `#[non_exhaustive]`.',
      'src/a.rs',
      'pub enum A { X }\n#[non_exhaustive]\npub enum B { X }\nenum C { X }\n',
      ['1 `A` without `#[non_exhaustive]`'],
    ],
    [
      'an interface',
      'Repositories must implement `IRepository`.',
      'src/A.cs',
      'class ARepository { }\nclass BRepository : IRepository { }\nclass CRepository : Other { }\nclass A { }\n',
      ['1 `ARepository` that extend nothing in place of `IRepository`'],
    ],
    [
      'traits that are derived or written, or come from another macro',
      'All public types must implement `Debug`.',
      'src/a.rs',
      'pub struct A;\n#[derive(Clone, Debug)]\npub struct B;\npub struct C;\nimpl std::fmt::Debug for C {}\nstruct D;\n#[macros::all]\npub struct E;\npub enum F { X }\n',
      ['1 `A` without `Debug`', '9 `F` without `Debug`'],
    ],
    [
      'records',
      'Use records for DTOs.',
      'src/A.cs',
      'public class ADto { }\npublic record BDto(int X);\npublic class CDto : Base { }\npublic class A { }\n',
      ['1 `ADto` that are no `record`'],
    ],
    [
      'a type of results, also inside of another one',
      'Repository methods must return `Result<T>`.',
      'src/A.cs',
      'class ARepository\n{\n  public Result<int> F() => 1;\n  public async Task<Result<int>> G() { return 1; }\n  public int H() => 1;\n  private int I() => 1;\n}\nclass A { public int J() => 1; }\n',
      ['5 `H` that do not return `Result<T>`'],
    ],
    [
      'the type in a task',
      'Controller actions must return `Task<IActionResult>`.',
      'src/A.cs',
      'class AController : ControllerBase\n{\n  public Task<IActionResult> F() => null;\n  public Task<int> G() => null;\n}\n',
      ['4 `G` that do not return `Task<IActionResult>`'],
    ],
    [
      'results in Go',
      'Exported functions must return `Result`.',
      'a.go',
      'package a\n\nfunc A() Result { return 1 }\n\nfunc B() int { return 1 }\n\nfunc c() int { return 1 }\n',
      ['5 `B` that do not return `Result`'],
    ],
    [
      'a parameter at its place',
      'Service methods must accept a `Context` as the first parameter.',
      'src/A.java',
      'class AService {\n  public void f(Context c, int a) { }\n  public void g(int a, Context c) { }\n  public void h() { }\n  void i() { }\n}\n',
      [
        '3 `g` without a first parameter of the type `Context`',
        '4 `h` without a first parameter of the type `Context`',
      ],
    ],
    [
      'the only parameter of a constructor',
      'Factories must accept `Options` as their single constructor parameter.',
      'src/A.cs',
      'class AFactory { public AFactory(Options o) { } }\nclass BFactory { public BFactory(Options o, int a) { } }\nclass CFactory { }\n',
      ['2 `BFactory` whose constructors have not a single parameter of the type `Options`'],
    ],
    [
      'a method',
      'Every handler must have a `Handle` method.',
      'src/A.php',
      '<?php\nclass AHandler\n{\n    public function run() {}\n}\nclass BHandler\n{\n    public function Handle() {}\n}\nclass CHandler extends AHandler\n{\n}\n',
      ['2 `AHandler` without a method `Handle`'],
    ],
    [
      'a method with an attribute',
      'Every test class must have a `[SetUp]` method.',
      'test/ATests.cs',
      'class ATests\n{\n  [Test] public void F() { }\n}\nclass BTests\n{\n  [SetUp] public void G() { }\n  [Test] public void F() { }\n}\nclass Fake { }\n',
      ['1 `ATests` without a method `[SetUp]`'],
    ],
    [
      'a call',
      'Add `defer perf.Track(cfg, "pkg.Name")()` to all public functions.',
      'a.go',
      'package a\n\nfunc A() {\n\tdefer perf.Track(cfg, "a.A")()\n}\n\nfunc B() {\n\tgo func() { A() }()\n}\n\nfunc c() {}\n',
      ['7 `B` without a call of `perf.Track`'],
    ],
    [
      'a call in tests of Go',
      'Tests must call `setUp()`.',
      'a_test.go',
      'package a\n\nfunc TestA(t *testing.T) {\n\tsetUp()\n}\n\nfunc TestB(t *testing.T) {\n\tA()\n}\n\nfunc helper() {}\n',
      ['7 `TestB` without a call of `setUp`'],
    ],
    [
      'a call in tests of Rust',
      'All tests must call `init_logging()`.',
      'tests/a.rs',
      '#[test]\nfn a() {\n    init_logging();\n}\n#[tokio::test]\nasync fn b() {\n    run();\n}\nfn help() {}\n',
      ['6 `b` without a call of `init_logging`'],
    ],
    [
      'what tests must have, outside of tests',
      'Tests must call `setUp()`.',
      'a.go',
      'package a\n\nfunc TestA() {}\n',
      [],
    ],
    ['what is not for tests, in tests', 'Use records for DTOs.', 'test/ADto.cs', 'public class ADto { }\n', []],
  ])('%s', async (_name, rule, path, head, found) => {
    const checks = compileText(rule, 'companions');
    expect(checks).toHaveLength(1);
    expect(await findInChange(checks, { path, head })).toEqual(found);
  });

  it('leave a function alone that was there', async () => {
    const checks = compileText('Add `defer perf.Track()` to all public functions.', 'companions');
    const base = 'package a\n\nfunc A() {\n\tb()\n}\n';
    expect(await findInChange(checks, { path: 'a.go', base, head: base.replace('A()', 'A(x int)') })).toEqual([]);
  });

  it.each([
    'Use `WebApplicationFactory<T>()` for integration tests.',
    'Every integration test class must have a `[OneTimeSetUp]` method.',
    'Services must return `Result<T>`.',
    'Repositories must return `Result<T>` when they fail.',
    'Big classes must be `sealed`.',
    'Classes ending in `Handler` and some others must be `sealed`.',
    'Classes that matter must be `sealed`.',
    'Classes in `that way` must be `sealed`.',
    'Commands must implement `ICommand` where possible.',
    'Pages must implement `IPage`.',
    '`Handler` must be `sealed`.',
    'Public functions must call `x`.',
    'Functions must return `null`.',
    'Handlers must have a good `Handle` story.',
  ])('say nothing of: %s', (rule) => {
    expect(compileText(rule, 'companions')).toEqual([]);
  });
});

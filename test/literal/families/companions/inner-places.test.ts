import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from '../run-statement.ts';

type Row = readonly [name: string, rule: string, path: string, head: string, lines: readonly string[]];

describe('bans for some declarations', () => {
  it.each<Row>([
    [
      'async code of Rust, and not what runs in a thread of its own',
      'Do not use `std::thread::sleep()` in async code.',
      'src/a.rs',
      'async fn a() {\n    std::thread::sleep(d);\n}\nfn b() {\n    std::thread::sleep(d);\n}\nasync fn c() {\n    tokio::task::spawn_blocking(move || {\n        std::thread::sleep(d);\n    });\n}\n',
      ['2'],
    ],
    [
      'async methods of C#',
      'Never use `Thread.Sleep` in async methods.',
      'src/A.cs',
      'class A\n{\n  async Task F()\n  {\n    Thread.Sleep(1);\n  }\n  void G()\n  {\n    Thread.Sleep(1);\n  }\n  async Task H()\n  {\n    await Task.Run(() => Thread.Sleep(1));\n  }\n}\n',
      ['5'],
    ],
    [
      'async functions of Python',
      'Do not use `time.sleep` in async functions.',
      'src/a.py',
      'import time\n\nasync def a():\n    time.sleep(1)\n\ndef b():\n    time.sleep(1)\n',
      ['4'],
    ],
    [
      'async functions of TypeScript, and not what they pass on',
      'Do not use `readFileSync` in async functions.',
      'src/a.ts',
      'async function a() {\n  readFileSync("x");\n  b(() => {\n    readFileSync("x");\n  });\n}\nfunction c() {\n  readFileSync("x");\n}\n',
      ['2'],
    ],
    [
      'public functions, as the subject',
      'Public functions must not use `unwrap()`.',
      'src/a.rs',
      'pub fn a() {\n    x().unwrap();\n}\nfn b() {\n    x().unwrap();\n}\n',
      ['2'],
    ],
    [
      'exported functions of Go',
      'Do not use `fmt.Println` in exported functions.',
      'a.go',
      'package a\n\nfunc A() {\n\tfmt.Println(1)\n}\n\nfunc b() {\n\tfmt.Println(1)\n}\n',
      ['4'],
    ],
    [
      'classes by their names',
      'Never use `DateTime.Now` in `*Handler` classes.',
      'src/A.cs',
      'class AHandler\n{\n  int F() => DateTime.Now.Year;\n}\nclass B\n{\n  int F() => DateTime.Now.Year;\n}\n',
      ['3'],
    ],
    [
      'constructors',
      'Never call `Thread.sleep()` in constructors.',
      'src/A.java',
      'class A {\n  A() {\n    Thread.sleep(1);\n  }\n  void f() {\n    Thread.sleep(1);\n  }\n}\n',
      ['3'],
    ],
  ])('%s', async (_name, rule, path, head, lines) => {
    const checks = compileText(rule, 'uses');
    expect(checks).toHaveLength(1);
    expect((await findInChange(checks, { path, head })).map((one) => one.split(' ')[0])).toEqual(lines);
  });

  it.each([
    'Do not use `unwrap()` in big functions.',
    'Do not use `sleep()` in code that is slow.',
    'Never call `init()` in constructors of plugins.',
    // Without a grammar, nobody knows where a function ends.
    'In Kotlin, do not use `runBlocking` in public functions.',
  ])('say nothing of: %s', (rule) => {
    expect(compileText(rule, 'uses')).toEqual([]);
  });
});

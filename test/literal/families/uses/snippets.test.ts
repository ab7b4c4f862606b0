import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from '../run-statement.ts';

type Row = readonly [rule: string, path: string, head: string, lines: readonly number[]];

const rows: readonly Row[] = [
  [
    'No `@GeneratedValue(strategy = AUTO)`.',
    'A.java',
    'class A {\n  @GeneratedValue(strategy = GenerationType.AUTO)\n  int a;\n  @GeneratedValue(strategy=AUTO, generator="x")\n  int b;\n  @GeneratedValue(\n    strategy = GenerationType.AUTO\n  )\n  int c;\n  @GeneratedValue(strategy = GenerationType.IDENTITY)\n  int d;\n  String s = "@GeneratedValue(strategy = AUTO)";\n}\n',
    [2, 4, 6],
  ],
  ['No `value, _ :=`.', 'a.go', 'package a\n\nfunc b() {\n\tv, _ := f()\n\tw, err := f()\n\t_, ok := m[1]\n}\n', [4]],
  [
    '# Go\n\n- No `_ =` discards.',
    'a.go',
    'package a\n\nfunc b() {\n\t_ = f()\n\tfor _, x := range y {\n\t}\n}\n',
    [4],
  ],
  [
    'Never use `raise SystemExit`.',
    'a.py',
    'raise SystemExit\nraise SystemExit(1)\nraise SystemError()\n"raise SystemExit"\n# raise SystemExit\n',
    [1, 2],
  ],
  [
    'Do not use bare `except Exception: pass`.',
    'a.py',
    'try:\n    f()\nexcept Exception:\n    pass\ntry:\n    f()\nexcept Exception:\n    log()\n',
    [3],
  ],
  [
    'Never use `catch { return false }`.',
    'a.ts',
    'try { f(); } catch { return false; }\ntry { f(); } catch (e) { return false }\ntry { f(); } catch { return true; }\n',
    [1, 2],
  ],
  ['Never write `catch (e) {}`.', 'a.ts', 'try { f(); } catch (err) {}\ntry { f(); } catch (err) { g(err); }\n', [1]],
  [
    'Use `<button>`, never `<div onClick>`.',
    'a.tsx',
    'const a = <div className="x" onClick={() => b > 1}>x</div>;\nconst c = <div><a onClick={f}>x</a></div>;\nconst d = <div\n  onClick={f}\n/>;\n',
    [1, 3],
  ],
  [
    'Never use `render={<span />}`.',
    'a.tsx',
    'const a = <B render={<span />} />;\nconst c = <B render={<a />} />;\nconst d = "render={<span />}";\n',
    [1],
  ],
  [
    'Never use `<input type="file">`.',
    'a.tsx',
    'const a = <input name="x" type="file" />;\nconst b = <input type="text" />;\n',
    [1],
  ],
  [
    'No raw `str(path.relative_to(...))` patterns.',
    'a.py',
    'a = str(p.relative_to(b))\nc = str(x)\nd = str(self.root.path.relative_to(b, c))\ne = "str(p.relative_to(b))"\n',
    [1, 3],
  ],
  [
    'Never use `event Action` or `event Action<T>`.',
    'A.cs',
    'class A {\n  public event Action B;\n  public event Action<Dictionary<int, List<string>>> D;\n  public event EventHandler E;\n  Action f;\n}\n',
    [2, 3],
  ],
  [
    'Never use `subprocess.run(shell=True)`.',
    'a.py',
    'import subprocess\nsubprocess.run("x", shell=True)\nsubprocess.run("x", check=True)\nsubprocess.run(\n    cmd,\n    shell=True,\n)\n',
    [2, 4],
  ],
  [
    'No `getattr(config, ...)` calls.',
    'a.py',
    'getattr(config, "a")\ngetattr(other, "a")\nself.getattr(config, "a")\n',
    [1],
  ],
  [
    'Never use `typeof window !== "undefined"`.',
    'a.ts',
    "a(typeof window !== 'undefined');\na(typeof window === 'b');\n",
    [1],
  ],
  ['Never use `Foo: TypeAlias = Bar`.', 'a.py', 'A: TypeAlias = int\nb: int = 1\n', [1]],
  [
    'Never call `.expect()` on `try_lock()`.',
    'a.rs',
    'fn a() {\n  m.try_lock().expect("x");\n  m.lock().expect("x");\n  m.try_lock()\n    .expect("y");\n}\n',
    [2, 4],
  ],
  [
    'Never use `#pragma warning disable`.',
    'A.cs',
    '#pragma warning disable CS8618\n#pragma warning restore CS8618\n',
    [1],
  ],
  [
    'Kotlin: never use `catch (e: Exception) {}`.',
    'A.kt',
    'try { a() } catch (x: Exception) {}\ntry { a() } catch (x: E) {}\n',
    [1],
  ],
];

describe('quoted code with names that stand for any other', () => {
  it.each(rows)('is found in: %s', async (rule, path, head, lines) => {
    const found = await findInChange(compileText(rule, 'uses'), { path, head });
    expect(found.map((one) => Number(one.split(' ')[0]))).toEqual(lines);
  });

  it('is not found over lines between which others stand', async () => {
    const base = 'try:\n    f()\nexcept Exception:\n    log()\n';
    const head = 'try:\n    f()\nexcept Exception:\n    pass\n';
    const checks = compileText('Never use `except Exception: pass`.', 'uses');
    expect(await findInChange(checks, { path: 'a.py', base, head })).toEqual([]);
  });

  it.each([
    ['a name may be one or the other', 'Never write `amount > total`.'],
    ['nothing in it is certain', 'Never use `if (x) return`.'],
    ['it is a file', 'No `mod.rs`.'],
    ['it is an ending', 'Scripts have the ending `.ahk` (never `.ahv`).'],
    ['it is prose', 'Never use `Title Case`.'],
    ['it shows a direction', 'Never use `domain -> adapters`.'],
    ['it has several statements', 'Never write `a(); b(1)`.'],
    ['the language is not known', 'No `_ =` discards.'],
    ['brackets are not in pairs', 'Never write `foo(bar(1)`.'],
  ])('is left to a model if %s', (_, rule) => {
    expect(compileText(rule, 'uses')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from './run-statement.ts';

describe('rules on calls', () => {
  it.each<readonly [rule: string, words: string]>([
    ['Always pass `timeout` to `requests.get()`.', 'reports calls of `requests.get()` without `timeout`'],
    ['`requests.get()` calls must specify a `timeout`.', 'reports calls of `requests.get()` without `timeout`'],
    ['Always call `subprocess.run` with `check=True`.', 'reports calls of `subprocess.run` without `check=True`'],
    ['Never call `open()` without `encoding`.', 'reports calls of `open()` without `encoding`'],
    ['Always set `strict=True` in `zip()` calls.', 'reports calls of `zip()` without `strict=True`'],
    ['Never pass `shell=True` to `subprocess.run`.', 'reports calls of `subprocess.run` with `shell=True`'],
    ['Never use `shell=True` with `subprocess`.', 'reports calls of `subprocess` with `shell=True`'],
    ['Never pass `null` to `render()`.', 'reports calls of `render()` with `null`'],
    ['Always use `parseInt` with a radix.', 'reports calls of `parseInt()` without a radix'],
    ['Every `useEffect` must have a dependency array.', 'reports calls of `useEffect()` without a dependency array'],
    ['Never use `datetime.now()` without a timezone.', 'reports calls of `datetime.now()` without a timezone'],
    ['Never mock `node:fs`.', 'reports mocks of `node:fs`'],
  ])('%s', (rule, words) => {
    expect(compileText(rule, 'calls').map(({ finder }) => finder.words)).toEqual([words]);
  });

  it.each([
    'Use `render` with `screen`.',
    'Use `describe` with `it`.',
    'Add `name` to `config`.',
    'Never use `requests` without a `timeout`.',
    'Every `fetch` call must pass an `AbortSignal`.',
    'Pass `foo()` to `bar()`.',
    'Always pass `timeout` to `requests.get()` unless the caller does.',
    'Never mock the database.',
    'Do not mock what you do not own.',
    'Set `NODE_ENV` to `test`.',
    'Use `useQuery` with a stable key.',
  ])('are not compiled where words do not name an argument: %s', (rule) => {
    expect(compileText(rule, 'calls')).toEqual([]);
  });
});

const TIMEOUT = 'Always pass `timeout` to `requests.get()`.';
const ENCODING = 'Never call `open()` without `encoding`.';
const CHECK = 'Always call `subprocess.run` with `check=True`.';
const SHELL = 'Never use `shell=True` with `subprocess`.';
const PASSIVE = 'Always pass `{ passive: true }` to `addEventListener()`.';
const MOCK = 'Never mock `mongodb`.';

describe('calls', () => {
  it.each<readonly [name: string, rule: string, path: string, head: string, lines: readonly string[]]>([
    [
      'an argument by its name',
      TIMEOUT,
      'a.py',
      'import requests\nrequests.get(url)\nrequests.get(url, timeout=5)\n',
      ['2'],
    ],
    ['an alias', TIMEOUT, 'a.py', 'import requests as r\nr.get(url)\n', ['2']],
    ['an imported function', TIMEOUT, 'a.py', 'from requests import get\nget(url)\n', ['2']],
    ['another function of the name', TIMEOUT, 'a.py', 'cache.get(url)\ndef get(url):\n    return 1\nget(1)\n', []],
    ['arguments that cannot be seen', TIMEOUT, 'a.py', 'import requests\nrequests.get(url, **options)\n', []],
    ['a string and a comment', TIMEOUT, 'a.py', 'import requests\na = "requests.get(url)"  # requests.get(url)\n', []],
    [
      'several lines',
      TIMEOUT,
      'a.py',
      'import requests\nrequests.get(\n    url,\n    timeout=5,\n)\nrequests.get(\n    url,\n)\n',
      ['6'],
    ],
    ['files and bytes', ENCODING, 'a.py', 'open("a")\nopen("a", "rb")\nopen("a", encoding="utf-8")\n', ['1']],
    [
      'a value',
      CHECK,
      'a.py',
      'import subprocess\nsubprocess.run(["a"])\nsubprocess.run(["a"], check=True)\nsubprocess.run(["a"], check=False)\n',
      ['2', '4'],
    ],
    [
      'a forbidden value',
      SHELL,
      'a.py',
      'import subprocess\nsubprocess.run("a", shell=True)\nsubprocess.Popen("a", shell=True)\nsubprocess.run("a", shell=False)\n',
      ['2', '3'],
    ],
    [
      'a key of an object',
      PASSIVE,
      'a.ts',
      "a.addEventListener('x', () => {}, { passive: true });\na.addEventListener('x', () => {});\na.addEventListener('x', () => {}, options);\n",
      ['2'],
    ],
    [
      'a variable that stands for any value',
      'Always pass `{ target: locator }` to `capture()`.',
      'a.ts',
      'capture({ target: button });\ncapture();\n',
      ['2'],
    ],
    [
      'a key in Ruby',
      'Always pass `dependent: :destroy` to `has_many()`.',
      'a.rb',
      'has_many(:a, dependent: :destroy)\nhas_many(:b)\n',
      ['2'],
    ],
    [
      'a value in Java',
      'Never pass `null` to `render()`.',
      'A.java',
      'class A { void a() { x.render(null); render(null); } }\n',
      ['1'],
    ],
    [
      'a named argument in C#',
      'Always pass `token` to `SaveAsync()`.',
      'A.cs',
      'class A { void B() { SaveAsync(token: x); SaveAsync(); } }\n',
      ['1'],
    ],
    [
      'a radix',
      'Always use `parseInt` with a radix.',
      'a.js',
      'parseInt(a);\nparseInt(a, 10);\nx.parseInt(a);\n',
      ['1'],
    ],
    [
      'dependencies',
      'Every `useEffect` must have a dependency array.',
      'a.tsx',
      "import { useEffect } from 'react';\nuseEffect(() => {});\nuseEffect(() => {}, []);\n",
      ['2'],
    ],
    [
      'a time zone',
      'Never use `datetime.now()` without a timezone.',
      'a.py',
      'from datetime import datetime\ndatetime.now()\ndatetime.now(UTC)\n',
      ['2'],
    ],
    [
      'mocks of modules',
      MOCK,
      'a.test.ts',
      "vi.mock('mongodb');\njest.mock('mongodb', () => ({}));\nvi.mock('./mongodb-client');\nvi.mock('other');\n",
      ['1', '2'],
    ],
    ['patches by a path', 'Never mock `app.db`.', 'a.py', "patch('app.db.connect')\npatch('app.web')\n", ['1']],
    [
      'mocks of classes',
      'Never mock `Clock`.',
      'A.java',
      'class A { void a() { mock(Clock.class); mock(Other.class); } }\n',
      ['1'],
    ],
    ['spies on an object', 'Never mock `defaultFileSystem`.', 'a.ts', "vi.spyOn(defaultFileSystem, 'read');\n", ['1']],
  ])('are found: %s', async (_name, rule, path, head, lines) => {
    const found = await findInChange(compileText(rule, 'calls'), { path, head });
    expect([...new Set(found.map((one) => one.split(' ')[0]))]).toEqual(lines);
  });
});

import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../../src/literal/compile-statements.ts';

/** What the checks of a rule below a heading of rules report, in their own words; nothing if it has none. */
function checksOf(text: string): readonly string[] {
  return compileStatements(readStatements(2, `# Code style\n\n${/^-|\n/.test(text) ? '' : '- '}${text}\n`)).flatMap(
    (one) => (one.kind === 'checked' ? one.checks.map(({ finder }) => finder.words.replace('reports ', '')) : []),
  );
}

describe('a ban in words that few have', () => {
  it.each([
    'Do not rely on `fetch`.',
    'Never reach for `fetch`.',
    'Eliminate `fetch`.',
    'Stop using `fetch`.',
    'Any use of `fetch` is prohibited.',
    '`fetch` should never appear in the code.',
    'Code using `fetch` will be rejected.',
    'Verify there are no `fetch` calls.',
    'Instead of `fetch` use `zap()`.',
    'Use `zap()` in favor of `fetch`.',
    'Choose `zap()` over `fetch`.',
    'Opt for the shared `zap()` helper instead of `fetch`.',
    'This project uses `zap()` instead of `fetch`.',
    'Use `zap()` exclusively (no `fetch`).',
    'Keep `fetch` out of `src/util/`.',
    'Within tests avoid `fetch`.',
  ])('is read: %s', (text) => {
    expect(checksOf(text)).toEqual([expect.stringMatching(/^(?:uses|calls) of `fetch(?:\(\))?`$/)]);
  });

  it('rules out both of two things', () => {
    expect(checksOf('Neither `fetch` nor `axios` may be used.')).toEqual([expect.stringMatching(/`fetch`.*`axios`/)]);
  });

  it.each([
    'Do not rely on `fetch` being fast.',
    'Code using `fetch` will be rejected if it has no timeout.',
    'Choose between `zap()` and `fetch`.',
    'Keep `fetch` out of the way.',
  ])('is not read where it says more: %s', (text) => {
    expect(checksOf(text)).toEqual([]);
  });
});

describe('a purpose', () => {
  it.each<readonly [text: string, found: RegExp]>([
    ['Use `zap.info()` for logging instead of `console.log`.', /`console\.log`/],
    ['Use Trace.WriteLine() for debug logging instead of Debug.WriteLine().', /`Debug\.WriteLine\(\)`/],
    ['For HTTP requests, use `http()` instead of `fetch`.', /`fetch`/],
    ['For dates use `dayjs`, never `moment`.', /`moment`/],
    ['When logging, use `zap()`, not `console.log`.', /`console\.log`/],
    ['Logging must use `zap()`, not `console.log`.', /`console\.log`/],
    ['All requests go through `zap()`, never `fetch`.', /`fetch`/],
    ['Log with `zap()`, not `console.log`.', /`console\.log`/],
    ['Use `zap()` (never `console.log`) for logging.', /`console\.log`/],
    ['Use httpx for HTTP calls, not requests.', /`requests`/],
    ['Use AssertJ for assertions instead of Hamcrest.', /`org\.hamcrest`/],
    ['Write logs with `zap()`, never with `println`.', /`println`/],
  ])('limits nothing where code is for nothing else: %s', (text, found) => {
    expect(checksOf(text)).toEqual([expect.stringMatching(found)]);
  });

  it.each([
    'Use `useMemo` for sums instead of `useEffect`.',
    'Use `Map` for lookups instead of `Object`.',
    'Use Vitest over Jest for new projects.',
    'Use `structuredClone` for copies instead of lodash.',
    'For lists, use `forEach` instead of `map`.',
    'Use `zap()` for logging in scripts instead of `print` when it is slow.',
    'Use `useMemo` for sums, not `useEffect`.',
    'Use `Map` for lookups (not `Object.find()`).',
    'Use `Map` for lookups — never `Object.find()`.',
    'Use `zap()` at startup, not `fetch`.',
    'Use `DECIMAL(18,2)` for money, not `FLOAT`.',
    'Use `zap()` for requests from the worker instead of `fetch`.',
    'Use `createTimer()` for delays inside orchestrators — never use `Task.Delay`.',
  ])('may limit what is ruled out: %s', (text) => {
    expect(checksOf(text)).toEqual([]);
  });

  it.each([
    'Use `zap()` for logging in services, not `console.log`.',
    'Use `zap()` for logging in services instead of `console.log`.',
    'For logging in services, use `zap()` instead of `console.log`.',
  ])('leaves the place behind it: %s', (text) => {
    const [compiled] = compileStatements(readStatements(2, `- ${text}`));
    const checks = compiled?.kind === 'checked' ? compiled.checks : [];
    expect(checks.map(({ clause }) => clause.scope.inside)).toEqual([
      [
        { kind: 'folder', name: 'service' },
        { kind: 'folder', name: 'services' },
      ],
    ]);
  });

  it.each([
    'Use `Zap.now()` for all clock access — never `DateTime.Now`.',
    'Use `zap()` for dates, not `DateTime.Now`.',
    'Use `zap()` for cleanup, not `afterEach()`.',
  ])('limits nothing if it is all that the other code does: %s', (text) => {
    expect(checksOf(text)).toEqual([expect.stringMatching(/`(?:DateTime\.Now|afterEach\(\))`/)]);
  });
});

describe('a ban behind what somebody else does', () => {
  it.each([
    '**Logging** — the back-end uses `zap()`, not `console.log`.',
    '**Addresses** — workers use `a.b`, not `c.d`.',
  ])('is about them alone: %s', (text) => {
    expect(checksOf(text)).toEqual([]);
  });

  it('is about all behind an order', () => {
    expect(checksOf('Get the time from the shared clock (never `DateTime.Now`).')).toEqual([
      expect.stringMatching(/`DateTime\.Now`/),
    ]);
  });
});

describe('options of a formatter', () => {
  it.each<readonly [text: string, found: readonly string[]]>([
    [
      'Prettier: `semi: false`, `singleQuote: true`, `printWidth: 80`',
      ['semicolons', 'strings in double quotes', 'added lines of code with more than 80'],
    ],
    ['Formatting: `tabWidth: 4`', ['lines that are indented with tabs, in files where most are not']],
    ['Prettier: `"singleQuote": false`', ['strings in single quotes']],
  ])('say what to check: %s', (text, found) => {
    expect(checksOf(text)).toEqual(found.map((one) => expect.stringContaining(one)));
  });

  it.each(['Prettier: `semi: maybe`', 'Set `semi: false` in new packages.', 'Prettier: `plugins: all`'])(
    'stay code where they are not understood or beside other words: %s',
    (text) => {
      expect(checksOf(text)).toEqual([]);
    },
  );
});

describe('lists for customizations', () => {
  it('name the keys of their frontmatter', () => {
    const text = 'For agent files (*.agent.md):\n\n- Has `name` field.\n- Has non-empty `model` field with a name.\n';
    expect(checksOf(text)).toEqual([
      'added and changed files whose frontmatter has no `name`',
      'added and changed files whose frontmatter has no `model`',
    ]);
  });

  it('name no keys of other files', () => {
    expect(checksOf('For config files:\n\n- Has `name` field.\n')).toEqual([]);
  });
});

describe('dependencies that are named', () => {
  it.each([
    'Never add `lodash` to `package.json`.',
    'Do not add `@acme/*` to `package.json` dependencies.',
    "Don't add `left-pad` to the dependencies in `package.json`.",
  ])('are not added: %s', (text) => {
    expect(checksOf(text)).toEqual([expect.stringContaining('added to `package.json`')]);
  });

  it('are no scripts or other files', () => {
    expect(checksOf('Never add `npm test` to `package.json`.')).toEqual([]);
    expect(checksOf('Never add `lodash` to `README.md`.')).toEqual([]);
  });
});

describe('a call with values', () => {
  it.each([
    ["Use `app.whenReady()`, not `app.on('ready')`.", "`app.on('ready')`"],
    ["Never use `vi.mock('node:fs')`.", "`vi.mock('node:fs')`"],
    ['Prefer `.first()` over `.get(0)`.', '`.get(0)`'],
    ["Use `config('app.name')`, not `env('APP_NAME')`.", 'calls of `env()`'],
    ['Use `t("key")`, not `translate("message")`.', 'calls of `translate()`'],
    ['Use `or_default()` instead of `or_insert_with(Vec::new)` for default values.', '`or_insert_with(Vec::new)`'],
    ['Prefer `.first()` over `.get(0)` for accessing the first element.', '`.get(0)`'],
  ])('is meant with these: %s', (text, found) => {
    expect(checksOf(text)).toEqual([found]);
  });

  it.each(['Use `.push(char)` instead of `.push_str("x")`.', 'Do not call `vi.spyOn(defaultFileSystem, ...)`.'])(
    'is no check where they stand for others: %s',
    (text) => {
      expect(checksOf(text)).toEqual([]);
    },
  );
});

describe('what is ruled out in brackets, behind a mark or behind "only"', () => {
  it.each<[string, readonly string[]]>([
    ['Need a `Guid` → `Runtime.NewGuid()` (never `Guid.NewGuid()`).', ['calls of `Guid.NewGuid()`']],
    ['`RestClient` (never `RestTemplate` in new code).', ['uses of `RestTemplate`']],
    ['- [NEVER] `any` → use branded types.', ['the type `any`']],
    ['- [NEVER] Use `eval`.', ['uses of `eval`']],
    ['Use `a.load()` only, never `b.load()`.', ['calls of `b.load()`']],
    ['Never use `shell=True` in Python subprocess code.', ['calls of `subprocess` with `shell=True`']],
    ['Never use `<Head>` from `next/head`.', ['imports of `Head` from `next/head`']],
    ['No `using namespace std;` in header files.', ['`using namespace std;`']],
    ['Avoid `any` casts.', ['`as any`']],
    ['Never use `as any` to suppress type errors.', ['`as any`']],
    ['Never use `as any` or `@ts-ignore` to silence the compiler.', ['`as any`, comments with `@ts-ignore`']],
    ['Do not add `@ts-ignore` comments to bypass type checking.', ['comments with `@ts-ignore`']],
    ['Never use `any` to bypass the type system.', ['the type `any`']],
    ['Never use `# type: ignore` to silence mypy.', ['comments with `# type: ignore`']],
    [
      'Do not use `as any`, `@ts-ignore`, or TODO comments.',
      ['`as any`, comments with `@ts-ignore`, comments with `TODO`'],
    ],
  ])('%s', (text, found) => {
    expect(checksOf(text)).toEqual(found);
  });

  it.each([
    'Returns `Session` (never `undefined`).',
    '- [NEVER] Wrap pure functions → domain computes.',
    '- [NEVER] `any` → use branded types unless a library asks for it.',
    'Use `px` to draw borders (not `rem`).',
    'Never use `eval` to parse JSON.',
    'Never use `as any` just to silence the compiler.',
    'Never use `catch` to silence errors of users.',
    'Never use `as any` to satisfy the compiler unless a library is wrong.',
    'Use `a.load()` only, never in tests.',
    'Need a `Guid` → `Runtime.NewGuid()` (not yet available).',
  ])('not: %s', (text) => {
    expect(checksOf(text)).toEqual([]);
  });
});

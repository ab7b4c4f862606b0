import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from './run-statement.ts';

type Row = readonly [rule: string, path: string, head: string, found: readonly string[]];

const below = (title: string, rule: string): string => `# ${title}\n\n- ${rule}\n`;
const FAMILIES = ['constructs', 'errors-and-logs', 'uses', 'imports', 'paths'];

const rows: readonly Row[] = [
  // What is logged
  [
    below('Security', 'Never log sensitive information.'),
    'a.ts',
    [
      'console.log(user.password);',
      'console.log("password");',
      'logger.info(`for ${apiKey}`);',
      'logger.info({ id, accessToken });',
      'logger.info({ id, secret: mask(a.secret) });',
      'console.log(password.length, hash(password), !!secret);',
      'save(password);',
      'logger.info({ key: a.clientSecret });',
      'console.log(token);',
    ].join('\n'),
    [
      '1 `user.password` in `console.log()`',
      '3 `apiKey` in `logger.info()`',
      '4 `accessToken` in `logger.info()`',
      '8 `a.clientSecret` in `logger.info()`',
    ],
  ],
  [
    below('Security', 'Never log secrets, tokens, or passwords.'),
    'a.py',
    'logger.info(f"got {token}")\nlogger.info("got %s", token_count)\nprint(password)\nprint(f"{len(token)}")\nlogging.debug("x", extra=extra)\n',
    ['1 `token` in `logger.info()`', '3 `password` in `print()`'],
  ],
  [
    below('Security', 'Do not log PII.'),
    'A.cs',
    'class A { void B(User u) {\n  _logger.LogInformation("mail {Mail}", u.Email);\n  _logger.LogInformation("id {Id}", u.Id);\n  _logger.LogInformation($"mail {u.Email}");\n} }\n',
    ['2 `u.Email` in `_logger.LogInformation()`', '4 `u.Email` in `_logger.LogInformation()`'],
  ],
  [
    below('Security', 'No sensitive data in logs.'),
    'a.go',
    'package a\n\nfunc b() {\n\tlog.Printf("%s", cfg.Password)\n\tlog.Printf("%s", cfg.Name)\n}\n',
    ['4 `cfg.Password` in `log.Printf()`'],
  ],
  // Settings with one value
  [
    below('Security', 'Always set `contextIsolation: true`.'),
    'a.ts',
    'const a = { contextIsolation: false };\nconst b = { contextIsolation: true };\nconst c = "contextIsolation: false";\n// contextIsolation: false\n',
    ['1 `contextIsolation: false`'],
  ],
  [
    below('Security', 'Do not enable `chat.tools.autoApprove` in any workspace configuration.'),
    '.vscode/settings.json',
    '{\n  "chat.tools.autoApprove": true,\n  "chat.tools.other": true\n}\n',
    ['2 `chat.tools.autoApprove: true`'],
  ],
  [
    below('Security', 'Never disable `contextIsolation`.'),
    'a.ts',
    'new B({ contextIsolation: false });\nnew B({ contextIsolation: true });\n// contextIsolation: false\n',
    ['1 `contextIsolation: false`'],
  ],
  [
    below('Security', '`nodeIntegration: false` — never enable'),
    'a.js',
    'new B({ webPreferences: { nodeIntegration: true } });\n',
    ['1 `nodeIntegration: true`'],
  ],
  // Code with holes, and what is said behind it
  [
    below('C#', "Don't use `[Fact(Skip=...)]` or `[Theory(Skip=...)]` — fix the test."),
    'ATests.cs',
    'class ATests {\n  [Fact(Skip = "slow")]\n  void B() {}\n  [Fact]\n  void C() {}\n  [Theory(Skip="x")]\n  void D() {}\n}\n',
    ['2 `[Fact(Skip=...)]`', '6 `[Theory(Skip=...)]`'],
  ],
  [
    below('Django', 'Never use `on_delete=models.DO_NOTHING`.'),
    'a.py',
    'a = ForeignKey(B, on_delete=models.DO_NOTHING)\nc = ForeignKey(B, on_delete=models.CASCADE)\n',
    ['1 `on_delete=models.DO_NOTHING`'],
  ],
  [
    'Never use the deprecated `@app.on_event("startup")` / `@app.on_event("shutdown")`.',
    'a.py',
    '@app.on_event("startup")\ndef a(): pass\n@app.get("/a")\ndef b(): pass\n',
    ['1 `@app.on_event("startup")`'],
  ],
  [
    'Do NOT use the deprecated `ctx.storage.getMetadata` call for loading the metadata of a file.',
    'a.ts',
    'const a = ctx.storage.getMetadata(b);\nconst c = ctx.storage.get(b);\n',
    ['1 `ctx.storage.getMetadata`'],
  ],
  [
    'Foreign keys are `unsignedInteger`, never `foreignId()`.',
    'a.php',
    '<?php\n$table->foreignId("b");\n$table->unsignedInteger("c");\n',
    ['2 `foreignId()`'],
  ],
  [
    below('Python', 'Do not use `.format()` or `%` formatting.'),
    'a.py',
    'a = "{}".format(b)\nc = "%s" % d\ne = f"{b}"\n',
    ['1 a string that is formatted with `%` or `.format()`', '2 a string that is formatted with `%` or `.format()`'],
  ],
  [
    below('C#', "Don't use `null!` to suppress CS8618."),
    'A.cs',
    'class A {\n  string b = null!;\n  string c = d!;\n}\n',
    ['2 `null!`'],
  ],
  [
    below('Rules', '`v.bigint()` is deprecated for representing signed 64-bit integers.'),
    'a.ts',
    'const a = v.bigint();\nconst b = v.int64();\n',
    ['1 `v.bigint()`'],
  ],
  [
    below('Rules', '`OldClient` is deprecated; use `NewClient` directly for new code.'),
    'a.ts',
    'const a = new OldClient();\nconst b = new NewClient();\n',
    ['1 `OldClient`'],
  ],
  // Commands and aliases
  [
    'Use `bun run <script>` instead of `npm run <script>` or `yarn run <script>`.',
    'a.sh',
    'npm run build\nbun run build\nnpm install\n',
    ['1 `npm run`'],
  ],
  [
    below('PowerShell', 'Use `Where-Object` instead of `?` or `where`.'),
    'a.ps1',
    '$a | ? { $_ }\n$a | Where-Object { $_ }\n$b = $a ? 1 : 2\n',
    ['1 an alias of `Where-Object`'],
  ],
  // Markup
  [
    'Avoid positive `tabindex` values.',
    'a.tsx',
    'const a = <p tabIndex={2} />;\nconst b = <p tabIndex={0} />;\nconst c = <p tabIndex={-1} />;\n',
    ['1 a positive `tabindex`'],
  ],
  [
    'Use semantic HTML (`<button>`, `<nav>`) instead of `<div>` with click handlers.',
    'a.tsx',
    'const a = <div onClick={b}>c</div>;\nconst d = <button onClick={b}>c</button>;\nconst e = <div className="f">c</div>;\n',
    ['1 a handler of clicks on an element that is no control'],
  ],
  // A label that the rule repeats
  [
    'Specific Errors: Throw specific errors instead of generic `Error`.',
    'a.ts',
    'throw new Error("a");\nthrow new MyError("b");\n',
    ['1 a thrown `Error`'],
  ],
];

describe('what is logged, settings with one value, and code with holes', () => {
  it.each(rows)('%s (%s)', async (rule, path, head, found) => {
    const checks = FAMILIES.flatMap((family) => compileText(rule, family));
    const reported = await findInChange(checks, { path, head });
    expect([...new Set(reported)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))).toEqual(found);
  });
});

describe('words that mean something else, or limit what is meant', () => {
  it.each([
    'Never read, print, or commit secrets or tokens.',
    'Log keys are in camelCase.',
    'Never log user data that customers did not share.',
    'Print the token usage.',
    'Never log without a reason.',
    'Never log tokens unless debugging is on.',
    'Use `async: true`.',
    'Use `include_unset=True` for PATCH endpoints.',
    '`isDone: true` means that it is finished.',
    'Return `isError: true` for failures.',
    'Foreign keys are `unsignedInteger`, never `string`.',
    'Rows are read by `a`, never `b()`.',
    'Handlers of the old client are `getA()`, never `getB()` if it is new.',
    'Use `?` instead of `%`.',
  ])('%s', (rule) => {
    const compiled = ['constructs', 'errors-and-logs', 'uses'].flatMap((family) =>
      compileText(below('Rules', rule), family),
    );
    expect(compiled.map(({ finder }) => finder.words)).toEqual([]);
  });
});

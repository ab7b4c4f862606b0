import { expect, test } from 'vitest';
import { compileText, findInChange } from './run-statement.ts';

const CHECKS = compileText('Never log and rethrow errors.', 'errors-and-logs');
const FOUND = 'an error that is logged and passed on';

const GO = (body: string): string =>
  `package a\n\nfunc f() error {\n\tif err := g(); err != nil {\n${body}\t}\n\treturn nil\n}\n`;

test.each<readonly [name: string, path: string, head: string, found: readonly string[]]>([
  ['Go', 'a.go', GO('\t\tlog.Printf("no: %v", err)\n\t\treturn err\n'), [`5 ${FOUND}`]],
  [
    'a wrapped error',
    'a.go',
    GO('\t\tslog.Error("no", "error", err)\n\t\treturn fmt.Errorf("g: %w", err)\n'),
    [`5 ${FOUND}`],
  ],
  ['another error', 'a.go', GO('\t\tlog.Printf("no: %v", err)\n\t\treturn errOther\n'), []],
  ['an error that is only logged', 'a.go', GO('\t\tlog.Printf("no: %v", err)\n\t\tcontinue\n'), []],
  ['another statement between', 'a.go', GO('\t\tlog.Printf("no: %v", err)\n\t\ta++\n\t\treturn err\n'), []],
  ['a name in a text', 'a.go', GO('\t\tlog.Print("err")\n\t\treturn err\n'), []],
  [
    'TypeScript',
    'a.ts',
    'try {\n  f();\n} catch (error) {\n  console.error(\n    `no: ${error}`,\n  );\n  throw error;\n}\n',
    [`4 ${FOUND}`],
  ],
  ['one line', 'a.ts', 'try { f(); } catch (e) { console.error(e); throw e; }\n', [`1 ${FOUND}`]],
  [
    'carriage returns alone',
    'a.ts',
    'try {\r  f();\r} catch (e) {\r  console.error(e);\r  throw e;\r}\r',
    [`1 ${FOUND}`],
  ],
  [
    'a statement of several lines',
    'a.ts',
    'try {\n  f();\n} catch (e) {\n  console.error("a; b", e);\n  throw new E("no; no", {\n    cause: e,\n  });\n}\n',
    [`4 ${FOUND}`],
  ],
  ['the end of the block', 'a.ts', 'try { f(); } catch (e) { console.error(e) }\nthrow e;\n', []],
  ['a new error', 'a.ts', 'try {\n  f();\n} catch (error) {\n  log.error(error);\n  throw new Error("no");\n}\n', []],
  ['Python', 'a.py', 'try:\n    f()\nexcept Exception as e:\n    logger.exception("no")\n    raise\n', [`4 ${FOUND}`]],
  [
    'a return in Python',
    'a.py',
    'try:\n    f()\nexcept Exception as e:\n    logger.exception("no")\n    return None\n',
    [],
  ],
  [
    'Java',
    'A.java',
    'class A { void f() {\n  try { g(); } catch (IOException e) {\n    log.error("no", e);\n    throw new B(e);\n  }\n} }\n',
    [`3 ${FOUND}`],
  ],
  [
    'C#',
    'A.cs',
    'class A { void F() {\n  try { G(); } catch (Exception ex) {\n    _logger.LogError(ex, "no");\n    throw;\n  }\n} }\n',
    [`3 ${FOUND}`],
  ],
  ['PHP', 'a.php', '<?php\ntry { f(); } catch (E $e) {\n  $logger->error($e);\n  return 1;\n}\n', []],
  ['Ruby', 'a.rb', 'begin\n  f\nrescue => e\n  logger.error(e)\n  raise e\nend\n', [`4 ${FOUND}`]],
])('%s', async (_name, path, head, found) => {
  expect(await findInChange(CHECKS, { path, head })).toEqual(found);
});

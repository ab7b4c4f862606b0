import { expect, it } from 'vitest';
import { compileText, findInChange } from '../families/run-statement.ts';

it('leaves out the tests that Rust keeps next to the code', async () => {
  const checks = compileText('- Do not use `.unwrap()` outside of tests.', 'uses');
  const head = [
    'fn a() { x.unwrap(); }',
    '#[cfg(test)]',
    'mod tests {',
    '  fn helper() { y.unwrap(); }',
    '}',
    '#[tokio::test]',
    'async fn b() { z.unwrap(); }',
    '#[cfg(feature = "b")]',
    'fn c() { z.unwrap(); }',
    '',
  ].join('\n');
  expect(await findInChange(checks, { path: 'src/lib.rs', head })).toEqual(['1 `.unwrap()`', '9 `.unwrap()`']);
});

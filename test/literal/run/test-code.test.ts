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
    '#[cfg(test)]',
    '// for the hook',
    '#[derive(Debug)]',
    'impl Hook {',
    '  fn install() { x.unwrap(); }',
    '}',
    '#[cfg(all(test, unix))]',
    'static SLOT: Slot = new().unwrap();',
    'fn d() {',
    '  #[cfg(test)]',
    '  if x.unwrap() {',
    '    y.unwrap();',
    '  }',
    '  #[cfg(test)]',
    '  y.unwrap();',
    '  z.unwrap();',
    '}',
    '#[cfg(not(test))]',
    'impl Hook { fn install() { x.unwrap(); } }',
    '',
  ].join('\n');
  expect(await findInChange(checks, { path: 'src/lib.rs', head })).toEqual([
    '1 `.unwrap()`',
    '9 `.unwrap()`',
    '25 `.unwrap()`',
    '28 `.unwrap()`',
  ]);
});

it('takes a file for tests if it is compiled for tests alone', async () => {
  const checks = compileText('- Do not use `.unwrap()` outside of tests.', 'uses');
  const head = '#![cfg(test)]\nfn a() { x.unwrap(); }\n';
  expect(await findInChange(checks, { path: 'src/lib.rs', head })).toEqual([]);
});

it('asks no documentation of what Rust compiles for tests alone', async () => {
  const checks = compileText('- All public items must have rustdoc comments.', 'companions');
  const head = 'pub type A = u8;\n#[cfg(test)]\npub mod tests {\n  pub type B = u8;\n}\n';
  expect((await findInChange(checks, { path: 'src/lib.rs', head })).map((one) => one.split(' ')[0])).toEqual(['1']);
});

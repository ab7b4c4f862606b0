import { expect, test } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import type { Guideline } from '../../../src/guidelines/types.ts';
import { readOwners } from '../../../src/literal/ownership/read-owners.ts';
import { runLiteralChecks } from '../../../src/literal/run-checks.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';
import { installedGrammars } from '../../syntax/installed-grammars.ts';

const grammars = installedGrammars();

const LINES = ['fn a() { x.unwrap(); }', '#[cfg(test)]', 'mod tests {', '  fn b() { y.unwrap(); }', '}'];

/** The added lines that the rule reports in a file of Rust, next to a configuration of Clippy, and the number of rules judged. */
async function flaggedLines(
  rule: string,
  path: string,
  configuration: Readonly<Record<string, string>>,
  text: readonly string[],
): Promise<readonly [lines: readonly (number | undefined)[], judged: number]> {
  const workspace = memoryWorkspace({ [path]: '', ...configuration });
  const guideline: Guideline = {
    id: 2,
    name: 'Rules',
    kind: 'repository-instructions',
    level: 'repository',
    folder: '',
    content: { text: rule, path: 'rules.md', origin: { kind: 'setting', position: { line: 1, column: 1 } } },
    statements: readStatements(2, rule),
    filePatterns: ['*'],
    appliesTo: new Map([[path, '*']]),
  };
  const file = fileOf(
    path,
    hunkAt(
      1,
      text.map((line) => `+${line}`),
    ),
  );
  const source = { readHead: () => Promise.resolve(`${text.join('\n')}\n`), grammars };
  const { drafts, checkedStatements } = await runLiteralChecks([file], [guideline], source, {
    allFiles: [file],
    readOwners: (paths) => readOwners(workspace, paths),
  });
  return [drafts.map(({ line }) => line), checkedStatements];
}

const RULE = '- Never use `.unwrap()`.';
const ALLOWED = { 'clippy.toml': 'allow-unwrap-in-tests = true\n' };
const DENIED = { 'Cargo.toml': '[lints.clippy]\nunwrap_used = "deny"\n' };
const SILENCED = ['#![allow(missing_docs)]', ...LINES];

test.each<
  [
    name: string,
    rule: string,
    path: string,
    configuration: Readonly<Record<string, string>>,
    lines: readonly number[],
    judged: number,
    text?: readonly string[],
  ]
>([
  ['nothing is allowed without a configuration', RULE, 'src/lib.rs', {}, [1, 4], 1],
  ['tests next to the code may do what Clippy allows', RULE, 'src/lib.rs', ALLOWED, [1], 1],
  ['a file of tests is not judged', RULE, 'tests/all.rs', ALLOWED, [], 0],
  ['named in words', '- Avoid `unwrap`.', 'src/lib.rs', { '.clippy.toml': 'allow-unwrap-in-tests=true' }, [1], 1],
  ['another option', RULE, 'src/lib.rs', { 'clippy.toml': 'allow-expect-in-tests = true\n' }, [1, 4], 1],
  ['an option that is off', RULE, 'src/lib.rs', { 'clippy.toml': 'allow-unwrap-in-tests = false\n' }, [1, 4], 1],
  ['in a file that takes code out of the linter', RULE, 'src/lib.rs', { ...DENIED, ...ALLOWED }, [2], 1, SILENCED],
  ['in such a file of tests', RULE, 'tests/all.rs', { ...DENIED, ...ALLOWED }, [], 0, SILENCED],
  ['in such a file, if nothing is allowed', RULE, 'src/lib.rs', DENIED, [2, 5], 1, SILENCED],
  ['the configuration of another crate', RULE, 'src/lib.rs', { 'b/clippy.toml': ALLOWED['clippy.toml'] }, [1, 4], 1],
  ['a rule on tests', '- Never use `.unwrap()` in tests.', 'tests/all.rs', ALLOWED, [1, 4], 1],
])('%s', async (_name, rule, path, configuration, lines, judged, text = LINES) => {
  expect(await flaggedLines(rule, path, configuration, text)).toEqual([lines, judged]);
});

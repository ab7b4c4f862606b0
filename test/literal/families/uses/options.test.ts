import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from '../run-statement.ts';

const RULE = '- Never use `--no-verify`.\n';

describe('rules on options of commands', () => {
  it.each([
    ['Never pass `--no-verify` or `--rerun-tasks`.', 1],
    ['Never use `--force`.', 0],
    ['Do not bypass with `--no-verify`.', 1],
    ['Do not use the `--legacy-peer-deps` flag.', 1],
    ['Always use `--frozen`.', 0],
    ['Never pass `--listen` with `--other`.', 0],
    ['Never use `-name`.', 0],
  ])('%s', (rule, count) => {
    expect(compileText(`- ${rule}\n`, 'uses').filter(({ finder }) => finder.words.includes('the option'))).toHaveLength(
      count,
    );
  });
});

describe('options of commands', () => {
  it.each([
    ['in a script', 'a.sh', 'git commit --no-verify -m x\n', 1],
    ['in a script of a package', 'package.json', '{ "scripts": { "push": "git push --no-verify" } }\n', 1],
    ['in a comment', 'a.sh', '# never --no-verify\necho 1\n', 0],
    ['as a part of another option', 'a.sh', 'git commit --no-verify-signatures\n', 0],
    ['in code', 'a.ts', "run('git', ['commit', '--no-verify']);\n", 0],
  ])('%s', async (_name, path, head, count) => {
    expect(await findInChange(compileText(RULE, 'uses'), { path, head })).toHaveLength(count);
  });
});

import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuseOutputs } from '../../../src/commands/output/refuse-outputs.ts';
import { runCommand } from '../../../src/commands/run.ts';
import { makeRepository } from '../../harness/repository.ts';
import { CART, GUIDANCE } from '../../end-to-end/stage.ts';
import { setCommentStage } from '../action/comments/comment-stage.ts';

describe('outputs that cannot be written', () => {
  let folder: string;

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'housestyle-outputs-')));
    writeFileSync(join(folder, 'file'), 'old');
    mkdirSync(join(folder, 'checkout', '.git'), { recursive: true });
    symlinkSync('../file', join(folder, 'checkout', 'link'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['`sarif-file` below a file', 'file/out.sarif', undefined, 'sarif-file'],
    ['`sarif-file` that is a link of a checkout', 'checkout/link', undefined, 'sarif-file'],
    ['the result of a shard below a file', undefined, 'file', 'output-dir'],
    ['the result of a shard below a link of a checkout', undefined, 'checkout/link', 'output-dir'],
  ])('are refused: %s', async (_what, sarifFile, outputs, option) => {
    const named = sarifFile === undefined ? undefined : join(folder, sarifFile);
    const options = { sarifFile: named, shard: '1/2' };
    await expect(refuseOutputs(options, join(folder, outputs ?? 'new'))).rejects.toMatchObject({
      code: 'output-file',
      hint: `Check \`${option}\`.`,
    });
  });

  it('are not looked for where the options name none', async () => {
    const options = { sarifFile: undefined, shard: undefined };
    await expect(refuseOutputs(options, join(folder, 'file'))).resolves.toBeUndefined();
  });

  it.each([
    ['`sarif-file`', 'sarif-file', 'file/out.sarif'],
    ['`output-dir`', 'output-dir', 'file'],
  ])('end a run of the Action before its first request: %s', async (_what, input, path) => {
    const stage = await setCommentStage();
    const { exitCode, text, requests } = await stage.push({ inputs: { [input]: join(folder, path) } });
    expect({ exitCode, requests }).toEqual({ exitCode: 2, requests: [] });
    expect(text).toContain(`${join(folder, 'file')}" is not a folder`);
    expect(text).toContain(`Check \`${input}\`.`);
  });

  it.each([['validate'], ['publish', 'results']])(
    'end `%s` before it prints anything, also if only the configuration names them',
    async (...command) => {
      const { directory } = await makeRepository({
        commits: [{ message: 'Base', files: { 'AGENTS.md': 'Be kind.\n' } }],
      });
      mkdirSync(join(folder, 'results'));
      writeFileSync(join(folder, 'housestyle.yml'), 'sarif-file: package.json/out.sarif\n');
      const [name = '', ...operands] = command;
      const flags = ['--config', join(folder, 'housestyle.yml'), '--output', join(folder, 'printed')];
      const args = [name, ...operands.map((operand) => join(folder, operand)), ...flags, '--repo', directory];
      await expect(
        runCommand([...args, ...(name === 'publish' ? ['--base', 'HEAD'] : [])], new AbortController().signal),
      ).rejects.toMatchObject({
        code: 'output-file',
        hint: 'Check `sarif-file`.',
      });
      expect(existsSync(join(folder, 'printed'))).toBe(false);
    },
  );

  it('end a run of the Action before a file of its folder would be written through a folder of this name', async () => {
    mkdirSync(join(folder, 'out', 'findings.json'), { recursive: true });
    const stage = await setCommentStage();
    const { exitCode, requests } = await stage.push({ inputs: { 'output-dir': join(folder, 'out') } });
    expect({ exitCode, requests }).toEqual({ exitCode: 2, requests: [] });
  });

  it('end a run of the Action before anything is posted, if the configuration names them', async () => {
    const config = { '.github/housestyle.yml': 'sarif-file: package.json/out.sarif\n' };
    const stage = await setCommentStage({ base: { ...GUIDANCE, 'src/cart.js': CART, ...config } });
    const { exitCode, text, requests } = await stage.push();
    expect(exitCode).toBe(2);
    expect(text).toContain('is not a folder');
    // GitHub is read with GraphQL, too.
    expect(requests.filter((request) => !/^(?:GET |POST \/graphql$)/.test(request))).toEqual([]);
  });
});

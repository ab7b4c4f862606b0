import { chmodSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Arrival } from '../emulators/github/faults.ts';
import { NUMBER, setStage } from './stage.ts';

/** No process may write beyond this size of a file. Node gets an error for it, as for a full disk. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Runs Node with that limit, and makes one of the runner's files as large as the limit is. */
function full(variable: string): { readonly node: string; readonly env: Record<string, string> } {
  const folder = temporaryFolder();
  const node = join(folder, 'limited-node');
  // `ulimit -f` counts blocks of 512 bytes in some shells, and of 1024 bytes in others.
  const limit = `ulimit -f ${MOST_BYTES / 512}; [ "$(ulimit -f)" = unlimited ] && exit 99`;
  writeFileSync(node, `#!/bin/bash --posix\n${limit}\nexec ${process.execPath} "$@"\n`);
  chmodSync(node, 0o755);
  const file = join(folder, 'file');
  writeFileSync(file, '');
  truncateSync(file, MOST_BYTES);
  return { node, env: { [variable]: file } };
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-full-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('a file of the runner that cannot be written', () => {
  it('ends the run with a reason if it is the one for outputs, and not as a bug', async () => {
    const { github, run } = await setStage();
    const result = await run(full('GITHUB_OUTPUT'));
    expect(result.exitCode).toBe(3);
    expect(result.commands.annotations.at(-1)?.message).toBe(
      'housestyle: The outputs could not be written (`GITHUB_OUTPUT`): the file is too large\n' +
        '  Check the disk of the runner, then run the job again: it repeats nothing that it posted.',
    );
    expect(github.issueComments(NUMBER)).toHaveLength(1);
    expect(result.summary).toContain('Housestyle review: 2 findings');
  });

  it('is only a warning if it is the one for the job summary', async () => {
    const { github, run } = await setStage();
    const result = await run(full('GITHUB_STEP_SUMMARY'));
    expect({ exitCode: result.exitCode, conclusion: result.outputs['conclusion'] }).toEqual({
      exitCode: 0,
      conclusion: 'findings',
    });
    expect(result.stdout).toContain(
      'The job summary could not be written (`GITHUB_STEP_SUMMARY`): the file is too large',
    );
    expect(github.issueComments(NUMBER)).toHaveLength(1);
  });

  it.each(['findings', 'sarif'])('costs neither outputs nor summary if it is one for %s', async (kind) => {
    const folder = temporaryFolder();
    const path = join(folder, kind);
    // The folder of the file becomes a file when everything is posted.
    const settled = ({ method, path: asked }: Arrival): void => {
      if (method === 'POST' && asked.endsWith(`/issues/${NUMBER}/comments`)) writeFileSync(path, '');
    };
    const { github, run } = await setStage({ emulator: { knobs: { settled } } });
    const inputs = kind === 'sarif' ? { 'sarif-file': join(path, 'a.sarif') } : { 'output-dir': path };
    const result = await run({ inputs, env: { RUNNER_TEMP: folder } });
    expect({ exitCode: result.exitCode, ...result.outputs }).toMatchObject({
      exitCode: 3,
      conclusion: 'failed',
      findings: '2',
      'comments-posted': '2',
    });
    expect(result.outputs).not.toHaveProperty(`${kind}-file`);
    expect(result.stdout).toContain('::error title=Housestyle::"');
    expect(result.stdout).toContain('something else is at this path');
    expect(result.summary).toContain('Housestyle review: 2 findings');
    expect(github.issueComments(NUMBER)).toHaveLength(1);
  });
});

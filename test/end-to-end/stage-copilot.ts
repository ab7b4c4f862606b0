import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startCopilotCli, type CopilotOptions } from '../emulators/model/copilot-cli.ts';

/** Makes a folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-models-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Sets up the test double of the Copilot CLI, and the environment variables that select it. */
export async function setCopilot(options: CopilotOptions) {
  const cli = await startCopilotCli(temporaryFolder(), options);
  onTestFinished(cli.close);
  const env = { PATH: `${cli.folder}:${process.env['PATH'] ?? ''}`, COPILOT_GITHUB_TOKEN: 'github_pat_secret-token' };
  return { cli, env };
}

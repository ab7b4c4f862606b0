import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startCopilotCli, type CopilotOptions } from '../emulators/model/copilot-cli.ts';

/** A folder for the test, which goes with it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-models-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The double of the Copilot CLI, and the variables that lead to it. */
export async function setCopilot(options: CopilotOptions) {
  const cli = await startCopilotCli(temporaryFolder(), options);
  onTestFinished(cli.close);
  const env = { PATH: `${cli.folder}:${process.env['PATH'] ?? ''}`, COPILOT_GITHUB_TOKEN: 'github_pat_secret-token' };
  return { cli, env };
}

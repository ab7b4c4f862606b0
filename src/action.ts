import * as core from '@actions/core';
import { checkRunner, listBrokenFiles } from './commands/action/check-runner.ts';
import { compileLess } from './engine.ts';
import { messageOf } from './errors.ts';
import { onInterruption } from './interruption.ts';
import { useProxies } from './models/wire/proxies.ts';
import { SYSTEM_CLOCK } from './models/wire/retry-clock.ts';
import { reportFatal } from './report-fatal.ts';
import { codeBlock } from './reports/markdown/markdown-text.ts';
import { createKeyCutter, listEnvironmentKeys } from './text/secrets/cut-keys.ts';
import { printed } from './text/shown/printed.ts';

/** The entry of the GitHub Action. Only this file talks to the runner. */
async function main(interruption: AbortSignal): Promise<void> {
  checkRunner(process.env);
  compileLess(process.versions.node);
  await useProxies(process.env);
  const { runAction } = await import('./commands/action/action.ts');
  const outcome = await runAction({
    input: (name) => core.getInput(name),
    mask: (secret) => core.setSecret(secret),
    log: (message) => core.info(message),
    print: (commands) => process.stdout.write(commands),
    environment: process.env,
    checkout: process.env['GITHUB_WORKSPACE'] || undefined,
    signal: interruption,
    clock: SYSTEM_CLOCK,
  });
  for (const [name, value] of Object.entries(outcome.outputs)) {
    core.setOutput(name, value);
  }
  await writeJobSummary(outcome.jobSummary);
  process.exitCode = outcome.exitCode;
}

/** The runner drops a summary of more than 1 MiB; ours are cut long before. A run does not fail if there is no file for it. */
async function writeJobSummary(markdown: string): Promise<void> {
  if (!process.env['GITHUB_STEP_SUMMARY'] || markdown === '') {
    return;
  }
  await core.summary.addRaw(markdown, true).write();
}

/** A run that ends by itself after the signal says in other words how far it came. */
function sayStopped(): void {
  if (process.exitCode === undefined) {
    core.error('The run was stopped. Run the job again: it goes on from what is there.', { title: 'Housestyle' });
  }
}

const interruption = onInterruption(sayStopped);
try {
  await main(interruption.signal);
} catch (error) {
  const lines: string[] = [];
  const exitCode = reportFatal(error, core.isDebug(), (text) => lines.push(text));
  process.exitCode = interruption.exitCode() ?? exitCode;
  const { cut } = createKeyCutter(listEnvironmentKeys(process.env));
  const message = printed(cut(lines.join('\n')));
  core.error(message, { title: 'Housestyle' });
  // The toolkit prints outputs for which there is no file.
  listBrokenFiles(process.env).forEach((name) => delete process.env[name]);
  try {
    core.setOutput('conclusion', 'failed');
    await writeJobSummary(`## Housestyle failed\n\n${codeBlock('text', message)}\n`);
  } catch (failure) {
    // The files of the runner are missing, or cannot be written.
    core.error(printed(cut(`housestyle: ${messageOf(failure)}`)), { title: 'Housestyle' });
  }
}

import * as core from '@actions/core';
import { checkRunner, listBrokenFiles } from './commands/action/check-runner.ts';
import { compileLess } from './engine.ts';
import { fileErrorReason, runError, UserError } from './errors.ts';
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
  await writeJobSummary(outcome.jobSummary);
  writeOutputs(outcome.outputs);
  process.exitCode = outcome.exitCode;
}

const OUTPUTS_LOST = 'outputs-not-written';

/** The disk of a runner may be full by now. Throws a `UserError`, because later steps rely on the outputs. */
function writeOutputs(outputs: Readonly<Record<string, string>>): void {
  try {
    Object.entries(outputs).forEach(([name, value]) => core.setOutput(name, value));
  } catch (error) {
    throw runError(
      OUTPUTS_LOST,
      `The outputs could not be written (\`GITHUB_OUTPUT\`): ${fileErrorReason(error)}`,
      'Check the disk of the runner, then run the job again: it repeats nothing that it posted.',
      error,
    );
  }
}

/** The runner drops a summary of more than 1 MiB; ours are cut long before. A run does not fail for want of its summary. */
async function writeJobSummary(markdown: string): Promise<void> {
  if (!process.env['GITHUB_STEP_SUMMARY'] || markdown === '') {
    return;
  }
  try {
    await core.summary.addRaw(markdown, true).write();
  } catch (error) {
    const reason = printed(fileErrorReason(error));
    core.warning(`The job summary could not be written (\`GITHUB_STEP_SUMMARY\`): ${reason}`, { title: 'Housestyle' });
  }
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
  if (!(error instanceof UserError && error.code === OUTPUTS_LOST)) {
    await reportFailure(message);
  }
}

/** Tells later steps and the job's page that the run failed. */
async function reportFailure(message: string): Promise<void> {
  // The toolkit prints outputs for which there is no file.
  listBrokenFiles(process.env).forEach((name) => delete process.env[name]);
  try {
    core.setOutput('conclusion', 'failed');
  } catch (failure) {
    core.error(`The outputs could not be written: ${printed(fileErrorReason(failure))}`, { title: 'Housestyle' });
  }
  await writeJobSummary(`## Housestyle failed\n\n${codeBlock('text', message)}\n`);
}

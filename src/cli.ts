#!/usr/bin/env node
import { compileLess } from './engine.ts';
import { EXIT } from './errors.ts';
import { onInterruption, type Interruption } from './interruption.ts';
import { useProxies } from './models/wire/proxies.ts';
import { VERSION } from './version.ts';

/** The command `housestyle`. `--version` is answered first, so that it loads nothing else. */
async function main(args: readonly string[], interruption: AbortSignal): Promise<number> {
  if (args.length === 1 && args[0] === '--version') {
    process.stdout.write(`${VERSION}\n`);
    return EXIT.done;
  }
  compileLess(process.versions.node);
  await useProxies(process.env);
  const { runCommand } = await import('./commands/run.ts');
  return runCommand(args, interruption);
}

// Not a failure: the reader of a pipe closed it early, as `| head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  process.exit(error.code === 'EPIPE' ? EXIT.done : EXIT.failed),
);

/** Reports why the command ended early, and returns its exit code. */
async function reportEnd(error: unknown, interruption: Interruption): Promise<number> {
  // A terminal sends Ctrl+C to git as well, and its end may be noticed first.
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  const stopped = interruption.exitCode();
  if (stopped !== undefined) {
    sayInterrupted();
    return stopped;
  }
  const { reportFatal } = await import('./report-fatal.ts');
  const { wrapMessage } = await import('./reports/wrap.ts');
  const { createKeyCutter, listEnvironmentKeys } = await import('./text/secrets/cut-keys.ts');
  const { printed } = await import('./text/shown/printed.ts');
  const { cut } = createKeyCutter(listEnvironmentKeys(process.env));
  return reportFatal(error, process.env['HOUSESTYLE_DEBUG'] !== undefined, (text) =>
    process.stderr.write(printed(wrapMessage(`${cut(text)}\n`, process.stderr.columns))),
  );
}

const INTERRUPTED = 'Interrupted: there is no result.\n';
const INTERRUPTED_REVIEW =
  'Interrupted: there is no result. With `cache-dir`, the same command goes on from what was finished.\n';

/** Says that an interrupted command has no result, unless it has ended already, and how a review goes on from what it finished. */
function sayInterrupted(): void {
  const [command, ...flags] = process.argv.slice(2);
  if (!flags.includes('--quiet') && process.exitCode === undefined) {
    process.stderr.write(command === 'review' ? INTERRUPTED_REVIEW : INTERRUPTED);
  }
}

const interruption = onInterruption(sayInterrupted);
try {
  process.exitCode = await main(process.argv.slice(2), interruption.signal);
} catch (error) {
  process.exitCode = await reportEnd(error, interruption);
}

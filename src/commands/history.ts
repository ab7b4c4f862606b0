import { EXIT, runError, usageError } from '../errors.ts';
import { chooseGuidance } from '../jobs/choose/choose-guidance.ts';
import { collectHistory } from '../jobs/history/collect-history.ts';
import { listStatements } from '../jobs/statements.ts';
import { readSwitches } from '../options/read-switches.ts';
import { historyText } from '../reports/guidance/history.ts';
import { isRule } from '../reports/guidance/statements.ts';
import { jsonText } from '../text/json/json-text.ts';
import { openRepository } from '../workspace/git/open-repository.ts';
import type { MergedCommit } from '../workspace/git/git.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { loadGrammars } from './load-assets.ts';
import { withNamedFiles } from './open-change.ts';
import type { Terminal } from './terminal.ts';

const MAX_CHANGES = 1_000;

/** `housestyle guidelines --history N`: what each statement was good for over the last merged changes. */
export function showHistory(line: CommandLine, written: string, terminal: Terminal): Promise<number> {
  const most = readCount(written);
  return withNamedFiles(line, terminal, async ({ subject, options }) => {
    const commits = await readMerged(line, most);
    const { guidelines } = await chooseGuidance(subject, options);
    const all = listStatements(guidelines.applicable, readSwitches(options));
    const report = await collectHistory(
      commits,
      all.filter((one) => !line.inForce || isRule(one)),
      {
        repo: line.repo,
        guidance: subject.guidance,
        options,
        grammars: loadGrammars(),
        signal: terminal.signal,
        onChange: (done) => terminal.progress(`Checked ${done} of ${commits.length} changes.`),
      },
    );
    await terminal.print(line.format === 'json' ? jsonText(report) : historyText(report, terminal.paint));
    return EXIT.done;
  });
}

function readCount(written: string): number {
  const most = /^\d{1,6}$/.test(written) ? Number(written) : 0;
  if (most < 1 || most > MAX_CHANGES) {
    throw usageError('flag-value', `\`--history\` must be a number from 1 to ${MAX_CHANGES}, not "${written}"`);
  }
  return most;
}

async function readMerged(line: CommandLine, most: number): Promise<readonly MergedCommit[]> {
  const opened = await openRepository(line.repo ?? '.');
  if (opened.kind === 'problem') {
    throw usageError(opened.code, opened.message, opened.hint);
  }
  try {
    const head = await opened.repository.resolve('HEAD');
    if (head === undefined) {
      throw runError('no-commit', 'The repository has no commit yet', 'Merge a change first.');
    }
    return await opened.repository.mainLine(head, most);
  } finally {
    opened.repository.close();
  }
}

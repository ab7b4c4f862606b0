import { EXIT } from '../errors.ts';
import { chooseGuidance } from '../jobs/choose/choose-guidance.ts';
import { createGithubClient } from '../github/client.ts';
import { collectHistory } from '../jobs/history/collect-history.ts';
import { countThreads, pullRequestOf } from '../jobs/history/count-threads.ts';
import { openWriters } from '../jobs/learn/writers.ts';
import { listStatements } from '../jobs/statements.ts';
import type { Options } from '../options/options.ts';
import { readSwitches } from '../options/read-switches.ts';
import { historyText, type StatementHistoryReport } from '../reports/guidance/history.ts';
import { isRule } from '../reports/guidance/statements.ts';
import { nameReviewers } from '../github/workflow-login.ts';
import { VERSION } from '../version.ts';
import { jsonText } from '../text/json/json-text.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { loadGrammars } from './assets/load-assets.ts';
import { readHistoryCount, readMerged, type Merged } from './open/merged.ts';
import { withNamedFiles } from './open/open-change.ts';
import { readServerAddress } from './open/server-address.ts';
import type { Terminal } from './output/terminal.ts';

/** `housestyle guidelines --history N`: what each statement was good for over the last merged changes. */
export function showHistory(line: CommandLine, written: string, terminal: Terminal): Promise<number> {
  const most = readHistoryCount(written);
  return withNamedFiles(line, terminal, async ({ subject, options }) => {
    const found = await readMerged(line, most);
    const { commits } = found;
    const { guidelines } = await chooseGuidance(subject, options);
    const all = listStatements(guidelines.applicable, readSwitches(options));
    const merged = await collectHistory(
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
    const report = await addPullRequests(merged, found, nameReviewers(line.postedBy), { options, terminal });
    await terminal.print(
      line.format === 'json' ? jsonText(report) : historyText(report, terminal.paint, terminal.columns),
    );
    return EXIT.done;
  });
}

/** Adds what became of our comments, if a token is given. It goes to GitHub alone, or to the server that the user names. */
async function addPullRequests(
  report: StatementHistoryReport,
  { commits, remote }: Merged,
  posters: ReadonlySet<string>,
  { options, terminal }: { readonly options: Pick<Options, 'githubToken'>; readonly terminal: Terminal },
): Promise<StatementHistoryReport> {
  const { githubToken: token } = options;
  const numbers = [...new Set(commits.flatMap(({ subject }) => pullRequestOf(subject) ?? []))];
  const [host, owner, repository] = remote?.split('/') ?? [];
  const apiUrl = readServerAddress(terminal.environment, host);
  if (token === undefined || owner === undefined || repository === undefined || apiUrl === undefined) {
    terminal.say(
      token === undefined
        ? 'Pull requests were not read: pass `--github-token` to count what was cited, fixed and dismissed.'
        : 'Pull requests were not read: the remote is not on github.com, and `GITHUB_API_URL` names no other server.',
    );
    return report;
  }
  const client = createGithubClient({ token, apiUrl, owner, repository, version: VERSION, signal: terminal.signal });
  return countThreads(report, numbers, posters, openWriters(client), (number) => client.reviewThreads(number));
}

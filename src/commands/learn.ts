import { join } from 'node:path';
import { EXIT, runError, usageError } from '../errors.ts';
import { learnAcceptance } from '../findings/acceptance/acceptance-model.ts';
import { createGithubClient, type GithubClient } from '../github/client.ts';
import { nameReviewers } from '../github/workflow-login.ts';
import { pullRequestOf } from '../jobs/history/count-threads.ts';
import { collectOutcomes } from '../jobs/learn/collect-outcomes.ts';
import { readLearned } from '../jobs/learn/open-acceptance.ts';
import { MAX_ASKED_PEOPLE } from '../jobs/learn/writers.ts';
import { openFolder } from '../jobs/open/open-folder.ts';
import { LEARNED_PATH, type Options } from '../options/options.ts';
import { learnedSentence, learnedText } from '../reports/guidance/learned.ts';
import { count } from '../reports/count.ts';
import { jsonText } from '../text/json/json-text.ts';
import { VERSION } from '../version.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { noteConfigFault, readCommandOptions } from './arguments/command-options.ts';
import { followExtends } from './open/follow-extends.ts';
import { NO_TOKEN_HINT, readHistoryCount, readMerged, type Merged } from './open/merged.ts';
import { readServerAddress } from './open/server-address.ts';
import type { Terminal } from './output/terminal.ts';
import { refuseUnwritable, writeOutput } from './output/write-output.ts';

const MAX_PULL_REQUESTS = 300;

/**
 * `housestyle learn`: learns from past pull requests which findings people accept, and writes the file that reviews read.
 * With `--report`, it shows what the file says.
 */
export async function runLearn(line: CommandLine, terminal: Terminal): Promise<number> {
  const { root, workspace } = await openFolder(line.repo);
  const follow = followExtends(line, terminal);
  const unread = await noteConfigFault(line, workspace, follow);
  if (unread !== undefined) {
    terminal.say(unread.sentence);
  }
  const options = await readCommandOptions(line, workspace, follow);
  if (line.report) {
    const model = await readLearned(workspace, options.learned);
    if (model === undefined) {
      throw usageError('nothing-learned', `There is no file "${LEARNED_PATH}"`, 'Run `housestyle learn` first.');
    }
    await terminal.print(line.format === 'json' ? jsonText(model) : learnedText(model, terminal.columns));
    return EXIT.done;
  }
  const merged = await readMerged(line, readHistoryCount(line.history ?? String(MAX_PULL_REQUESTS)));
  const path = options.learned ?? LEARNED_PATH;
  if (!options.dryRun) {
    await refuseUnwritable(path, 'learned', root);
  }
  const numbers = [...new Set(merged.commits.flatMap(({ subject }) => pullRequestOf(subject) ?? []))];
  const client = openClient(merged, options, terminal);
  if (numbers.length === 0) {
    throw runError(
      'no-pull-requests',
      `No message of the last ${count(merged.commits.length, 'merged change')} names a pull request, such as \`(#7)\`, so nothing is learned and nothing is written`,
      'Run it on the main branch with all commits (`fetch-depth: 0`). Merges by rebasing do not name their pull requests.',
    );
  }
  const found = await collectOutcomes(client, numbers, nameReviewers(line.postedBy), {
    onPull: (done) => terminal.progress(`Read ${done} of ${numbers.length} pull requests.`),
    signal: terminal.signal,
  });
  found.missing.forEach((missing) => terminal.say(`Not read: ${missing}.`));
  if (found.missing.length > 0 && found.pullRequests === 0) {
    throw runError('nothing-read', 'No pull request could be read', 'Check `--github-token`.');
  }
  if (found.unasked > 0) {
    terminal.say(
      `What ${count(found.unasked, 'more account')} did is not counted: GitHub is asked for the permissions of ${MAX_ASKED_PEOPLE} accounts at most.`,
    );
  }
  const model = learnAcceptance(found.outcomes);
  if (!options.dryRun) {
    await writeOutput(join(root, path), jsonText(model), 'learned');
  }
  terminal.say(
    `${count(found.pullRequests, 'pull request')}, ${count(found.undecided, 'finding')} that nobody decided about. ${learnedSentence(model)}`,
  );
  await terminal.print(line.format === 'json' ? jsonText(model) : learnedText(model, terminal.columns));
  return EXIT.done;
}

/** The token goes to GitHub alone, or to the server that the user names. */
function openClient({ remote }: Merged, { githubToken: token }: Options, terminal: Terminal): GithubClient {
  const [host, owner, repository] = remote?.split('/') ?? [];
  const apiUrl = readServerAddress(terminal.environment, host);
  if (token === undefined) {
    throw usageError('no-token', 'Past pull requests cannot be read without a token', NO_TOKEN_HINT);
  }
  if (owner === undefined || repository === undefined || apiUrl === undefined) {
    throw usageError(
      'no-server',
      remote === undefined
        ? 'The repository has no remote that names a repository on GitHub'
        : 'The remote of the repository is not on github.com',
      remote === undefined
        ? 'Run it in a clone, or add the remote: `git remote add origin URL`.'
        : 'Name the address of your server in `GITHUB_API_URL`.',
    );
  }
  return createGithubClient({ token, apiUrl, owner, repository, version: VERSION, signal: terminal.signal });
}

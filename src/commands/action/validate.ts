import { EXIT, runError } from '../../errors.ts';
import { GithubError } from '../../github/api/github-error.ts';
import { isRateLimited } from '../../github/api/octokit.ts';
import type { OpenedPullRequest } from '../../github/open-pull-request.ts';
import { validateChange } from '../../jobs/validate-change.ts';
import { validateCustomizations } from '../../jobs/validate.ts';
import { countSeverity, withCopiesFolded, type Validation } from '../../reports/validation/diagnostics.ts';
import type { LinkTarget } from '../../reports/markdown/links.ts';
import { validationHtml } from '../../reports/html/validation-html.ts';
import { validationCommands } from '../../reports/validation/validation-commands.ts';
import { validationMarkdown } from '../../reports/validation/validation-markdown.ts';
import { validationSarif } from '../../reports/validation/validation-sarif.ts';
import { VERSION } from '../../version.ts';
import { commitFiles } from '../../workspace/commit-files.ts';
import type { GitRepository } from '../../workspace/git/git.ts';
import { openRepository } from '../../workspace/git/open-repository.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { addFiles, sarifFiles } from './files.ts';
import { workflowGuidance, type ActionRun, type Outcome } from './run.ts';
import { validateFailOn } from '../output/fail-on.ts';
import { validationFails } from '../validate.ts';
import { readTerms } from '../open/validation-terms.ts';

/** Validates what a pull request changes in the customization files; without one, all files of the workflow's commit. */
export async function validateInAction(run: ActionRun): Promise<Outcome> {
  const failOn = validateFailOn(run.options);
  const validation = await withFiles(run, (openCommit) => validate(run, openCommit));
  // People read a problem of equal files once; the numbers and SARIF are about each file.
  const folded = withCopiesFolded(validation);
  run.runner.print(validationCommands(folded));
  const { diagnostics } = validation;
  const markdown = validationMarkdown(folded, linkTarget(run));
  const outcome = {
    outputs: {
      findings: String(diagnostics.length),
      errors: String(countSeverity(diagnostics, 'error')),
      warnings: String(countSeverity(diagnostics, 'warning')),
      conclusion: diagnostics.length === 0 ? 'clean' : 'findings',
    },
    jobSummary: markdown,
    exitCode: validationFails(validation, failOn) ? EXIT.problems : EXIT.done,
  };
  return addFiles(run, outcome, [
    { name: 'validation.html', text: validationHtml(folded) },
    { name: 'summary.md', output: 'summary-file', text: markdown },
    ...sarifFiles(run, () => validationSarif(validation, VERSION)),
  ]);
}

type OpenCommit = (commit: string, name: string) => Promise<Workspace>;

/** Reads files from the workflow's checkout if it has them, else from GitHub. */
async function withFiles<T>({ client, runner }: ActionRun, work: (openCommit: OpenCommit) => Promise<T>): Promise<T> {
  const [trees, blobs] = await Promise.all([openCheckout(runner.checkout), openCheckout(runner.checkout)]);
  try {
    return await work(commitFiles(client, trees && blobs && { trees, blobs }));
  } catch (error) {
    throw error instanceof GithubError && isRateLimited(error) ? rateLimitError(error) : error;
  } finally {
    trees?.close();
    blobs?.close();
  }
}

async function openCheckout(folder: string | undefined): Promise<GitRepository | undefined> {
  const opened = folder === undefined ? undefined : await openRepository(folder);
  return opened?.kind === 'repository' ? opened.repository : undefined;
}

function rateLimitError(error: GithubError): Error {
  return runError(
    'rate-limit',
    `GitHub's rate limit is reached: ${error.message}`,
    'Check out the repository with `actions/checkout` before this step: files are then read from disk.',
    error,
  );
}

/** The configuration and the baseline come from the trusted revision: a pull request cannot silence its own findings. */
async function validate(run: ActionRun, openCommit: OpenCommit): Promise<Validation> {
  const { event, options, opened, trusted } = run;
  const terms = await readTerms(options, trusted);
  if (opened === undefined) {
    const files = await openCommit(event.sha, trusted.name);
    return validateCustomizations(await workflowGuidance(run, files), options, terms);
  }
  const head = await workflowGuidance(run, await openCommit(opened.pull.headSha, opened.head.name));
  if (options.all) {
    return validateCustomizations(head, options, terms);
  }
  const openBase = async () => ({ ...head, repository: await openFork(run, opened, openCommit) });
  return validateChange({ changes: opened.changes, head, openBase, isFork: opened.isFork }, options, terms);
}

/** The commit where the branch began. The current base may have commits that the branch does not know. */
async function openFork(
  { client }: ActionRun,
  { pull }: OpenedPullRequest,
  openCommit: OpenCommit,
): Promise<Workspace> {
  const commit = await client.mergeBase(pull.baseSha, pull.headSha);
  return openCommit(commit, `merge base ${commit.slice(0, 7)}`);
}

function linkTarget({ event, opened }: ActionRun): LinkTarget {
  const { serverUrl, owner, repository, sha } = event;
  return opened === undefined
    ? { serverUrl, repository: `${owner}/${repository}`, revision: sha }
    : {
        serverUrl,
        repository: opened.pull.headRepository ?? opened.pull.baseRepository,
        revision: opened.pull.headSha,
      };
}

import { dirname } from 'node:path';
import { concealedWorkspace } from '../../workspace/concealed.ts';
import { EXIT, usageError } from '../../errors.ts';
import { uploadArtifact } from '../../github/artifact.ts';
import type { OpenedPullRequest } from '../../github/open-pull-request.ts';
import { dumpPrompt } from '../../jobs/dump.ts';
import { chooseGuidance } from '../../jobs/choose/choose-guidance.ts';
import { authorsText } from '../../reports/describe/description-section.ts';
import { count } from '../../reports/count.ts';
import { dumpHtml } from '../../reports/dumps/dump-html.ts';
import { dumpLedger } from '../../reports/dumps/dump-ledger.ts';
import { dumpJson, dumpMarkdown, type PromptDump } from '../../reports/dumps/dump.ts';
import { codeSpan, plainMarkdown } from '../../reports/markdown/markdown-text.ts';

import { openLookups, makeScopeSubject, workflowGuidance, type ActionRun, type Outcome } from './run.ts';
import { writeRunFile, type RunFile } from './files.ts';
import { CHANGE_FILE, drawChangeFile } from './two-stages/change-file.ts';
import { loadInspector } from '../assets/inspector.ts';
import { readGivenFiles } from '../arguments/given-files.ts';
import { describeForDump } from '../open/open-models.ts';
import { readGivenReports } from '../open/tool-reports.ts';
import { jsonText } from '../../text/json/json-text.ts';

/** GitHub drops a job summary of more than 1 MiB; the files have everything. */
const MAX_SUMMARY_BYTES = 1_000_000;

/** The files next to `prompt.json`, in the run's folder and in the artifact: the same content for people. */
const PAGES: readonly { readonly name: RunFile; readonly draw: (dump: PromptDump) => string | Promise<string> }[] = [
  { name: 'prompt.md', draw: dumpMarkdown },
  { name: 'prompt.html', draw: async (dump) => dumpHtml(await loadInspector(), dump) },
];

/** Writes the prompt that a review of the pull request would send, and attaches it to the workflow run. */
export async function dumpInAction(run: ActionRun): Promise<Outcome> {
  const { opened, runner } = run;
  if (opened === undefined) {
    throw usageError(
      'no-pull-request',
      'A dump needs a pull request',
      'Set `pull-request`, for example from an input of `workflow_dispatch`.',
    );
  }
  const dump = await composeDump(run, opened);
  const promptFile = await writeRunFile(run, 'prompt.json', jsonText(dumpJson(dump)));
  const pages = await writePages(run, dump);
  const changeFile = await writeRunFile(run, CHANGE_FILE, jsonText(describeChange(opened, dump)));
  const tokens = dump.requests.reduce((sum, request) => sum + request.tokens, 0);
  runner.log(`${count(dump.requests.length, 'request')}, ${count(tokens, 'input token')}.`);
  const attached = await attach(run, opened.pull.number, [promptFile, ...pages, changeFile]);
  runner.log(attached.line);
  return {
    outputs: {
      'prompt-file': promptFile,
      'input-tokens': String(tokens),
      ...(attached.url === undefined ? {} : { 'artifact-url': attached.url }),
      conclusion: dump.requests.length === 0 ? 'skipped' : 'clean',
    },
    jobSummary: dumpLedger(dump, [attached.markdown], MAX_SUMMARY_BYTES),
    exitCode: EXIT.done,
  };
}

/** Names the change that the prompt is for. A workflow that reviews the pull requests of forks reads it. */
function describeChange({ pull }: OpenedPullRequest, { requests }: PromptDump): Readonly<Record<string, unknown>> {
  const { baseRepository: repository, number: pullRequest, headSha } = pull;
  return drawChangeFile({ repository, pullRequest, headSha, requests: requests.map(({ hash }) => hash) });
}

async function composeDump(run: ActionRun, opened: OpenedPullRequest): Promise<PromptDump> {
  const { options, runner } = run;
  const description = authorsText(opened.pull);
  const guidance = await workflowGuidance(run, concealedWorkspace(opened.base));
  const subject = { ...makeScopeSubject(run, opened), ...openLookups(run, opened), guidance, description };
  const { purpose, delegate, maxAgents } = options;
  const routing = purpose === 'review' ? { routing: { delegate, maxAgents, message: undefined } } : {};
  const chosen = await chooseGuidance(subject, { ...options, ...routing });
  const given = await readGivenFiles(options, { message: undefined });
  return dumpPrompt(subject, chosen, given, options, {
    ...(await describeForDump(options, runner.environment)),
    model: options.model,
    reports: await readGivenReports(options),
  });
}

async function writePages(run: ActionRun, dump: PromptDump): Promise<readonly string[]> {
  return Promise.all(PAGES.map(async ({ name, draw }) => writeRunFile(run, name, await draw(dump))));
}

/** Whether the artifact was uploaded: a line for the log, Markdown for the job summary, and its address. */
interface Attachment {
  readonly line: string;
  readonly markdown: string;
  readonly url?: string;
}

async function attach(run: ActionRun, pullRequest: number, files: readonly [string, ...string[]]): Promise<Attachment> {
  const { options, runner } = run;
  if (!options.artifact) {
    return sameForBoth('The prompt is not attached to the run: `artifact` is `false`.');
  }
  const name = `housestyle-prompt-${pullRequest}`;
  const uploaded = await uploadArtifact({ name, folder: dirname(files[0]), files }, runner);
  if (uploaded.kind === 'failed') {
    const what = 'The prompt could not be attached to the run: ';
    return { line: `${what}${uploaded.reason}`, markdown: `${what}${plainMarkdown(uploaded.reason)}` };
  }
  const url = artifactUrl(run, uploaded.id);
  const what = `The prompt is attached to the run as ${codeSpan(uploaded.name)}`;
  return url === undefined
    ? sameForBoth(`${what}.`)
    : { line: `${what}: ${url}`, markdown: `${what}: [download](${url}).`, url };
}

function sameForBoth(text: string): Attachment {
  return { line: text, markdown: text };
}

function artifactUrl({ event, runner }: ActionRun, id: number): string | undefined {
  const runId = runner.environment['GITHUB_RUN_ID'];
  return runId === undefined || !/^\d+$/.test(runId)
    ? undefined
    : `${event.serverUrl}/${event.owner}/${event.repository}/actions/runs/${runId}/artifacts/${id}`;
}

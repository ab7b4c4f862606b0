import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startModelServer, type ModelMessage, type ModelServer } from './model-server.ts';

/** A change to review, and what the model answers. */
export interface ReviewRequest {
  /** Folder of a repository, bare or not. */
  readonly repository: string;
  readonly base: string;
  readonly head: string;
  /** The answers of the model, in order; the last one is repeated. */
  readonly replies: readonly (ModelMessage | string)[];
  /** Further arguments of the command. */
  readonly args?: readonly string[];
}

/** A finding of `review --format json`, with the fields that the benches read. */
export interface ReportedFinding {
  readonly path: string;
  readonly side?: string;
  readonly line?: number;
  readonly startLine?: number;
  readonly title: string;
  readonly body: string;
  readonly severity: string;
  readonly suggestion?: string;
  readonly origin?: string;
  /** `inline`, `file` or `summary`. */
  readonly placement: string;
  readonly placementReason?: string;
}

/** The JSON that the command prints. */
export interface ReviewReport {
  readonly findings: readonly ReportedFinding[];
  readonly conclusion: string;
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
  readonly [key: string]: unknown;
}

/** The result of one review. */
export interface ReviewRun {
  readonly exitCode: number | null;
  /** Absent if the output is not JSON. */
  readonly report: ReviewReport | undefined;
  readonly stdout: string;
  readonly stderr: string;
  /** The text of each request that the model received. */
  readonly prompts: readonly string[];
  readonly milliseconds: number;
}

/** Runs the built command on changes, with a model server of its own. */
export interface Reviewer {
  /** Runs one review. Reviews of one reviewer run one after the other. */
  readonly review: (request: ReviewRequest) => Promise<ReviewRun>;
  readonly close: () => Promise<void>;
}

const BUILT_CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

/** Options that keep limits away: one request, no second look, no limit of comments. */
const NO_LIMITS = [
  '--verify=false',
  '--max-turns=1',
  '--delegate=never',
  '--max-requests=20',
  '--max-input-tokens=1000000',
  '--max-comments=100000',
  '--min-severity=low',
];

/** Starts a model server for reviews. Close it in the end. `$HOUSESTYLE_CLI` can name the `cli.js` of another build. */
export async function openReviewer(cli: string = process.env['HOUSESTYLE_CLI'] ?? BUILT_CLI): Promise<Reviewer> {
  const model = await startModelServer();
  let last: Promise<unknown> = Promise.resolve();
  return {
    review(request) {
      const run = last.then(() => runReview(cli, model, request));
      last = run.catch(() => undefined);
      return run;
    },
    close: () => model.close(),
  };
}

async function runReview(cli: string, model: ModelServer, request: ReviewRequest): Promise<ReviewRun> {
  model.answerWith(request.replies);
  const provider = ['--provider', 'openai', '--base-url', model.url, '--model', 'bench', '--api-key', 'bench'];
  const change = ['--repo', request.repository, '--base', request.base, '--head', request.head];
  const args = ['review', ...change, '--format', 'json', ...provider, ...NO_LIMITS, ...(request.args ?? [])];
  const startedAt = performance.now();
  const ended = await runProcess([cli, ...args]);
  return {
    ...ended,
    report: readReport(ended.stdout),
    prompts: model.prompts(),
    milliseconds: performance.now() - startedAt,
  };
}

function runProcess(args: readonly string[]): Promise<Pick<ReviewRun, 'exitCode' | 'stdout' | 'stderr'>> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: cleanEnvironment() });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => {
      resolve({
        exitCode,
        stdout: Buffer.concat(stdout).toString('utf8'),
        stderr: Buffer.concat(stderr).toString('utf8'),
      });
    });
  });
}

/** The command must not see the options, keys and events of a workflow that runs the bench. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, NO_COLOR: '1' };
}

function readReport(text: string): ReviewReport | undefined {
  try {
    return JSON.parse(text) as ReviewReport;
  } catch {
    return undefined;
  }
}

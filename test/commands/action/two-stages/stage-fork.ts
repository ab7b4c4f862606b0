import { answer, HEAD, ON_NEW_LINE, setModel } from '../../../end-to-end/stage-model.ts';
import { asking } from '../../../end-to-end/stage-agents.ts';
import { CART, GUIDANCE, setStage, type Stage } from '../../../end-to-end/stage.ts';
import { runInProcess } from '../../../harness/action-in-process.ts';
import { makeZip } from '../../../harness/make-zip.ts';

const REPOSITORY = { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' };

/** A pull request from a fork, and the workflow that reviews it after another one has read it. */
export interface ForkStage {
  readonly stage: Stage;
  readonly headSha: string;
  /** The content of the artifact's `change.json`, as the first workflow writes it. */
  readonly change: Readonly<Record<string, unknown>>;
  readonly review: (options: SecondStageOptions) => Promise<SecondStageResult>;
}

export interface SecondStageOptions {
  /** Artifacts of the first run. Default: one with `change`. */
  readonly artifacts?: readonly { readonly name: string; readonly zip: Buffer }[];
  /** Changes of the event's `workflow_run`. */
  readonly workflowRun?: Readonly<Record<string, unknown>>;
  readonly inputs?: Readonly<Record<string, string>>;
}

type SecondStageResult = Awaited<ReturnType<typeof runInProcess>> & { readonly asked: number };

export const ARTIFACT = 'housestyle-prompt-7';

export function zipChange(change: unknown): Buffer {
  return makeZip([
    { name: 'prompt.json', content: '{}' },
    { name: 'change.json', content: typeof change === 'string' ? change : JSON.stringify(change) },
  ]);
}

/** Sets up a pull request from the fork `eve/shop`. */
export async function stageFork(): Promise<ForkStage> {
  const stage = await setStage({ base: { ...GUIDANCE, 'src/cart.js': CART }, head: HEAD, fork: 'eve/shop' });
  const headSha = await stage.repository.sha('feature');
  const change = {
    format: 'housestyle-change-1',
    repository: 'acme/shop',
    pullRequest: 7,
    headSha,
    requests: ['0'.repeat(64)],
  };
  const review: ForkStage['review'] = async (options) => {
    const model = await setModel(() => answer(ON_NEW_LINE));
    const run = stage.github.people.runWorkflow(
      {
        repository: 'acme/shop',
        name: 'Read',
        path: '.github/workflows/read.yml',
        event: 'pull_request',
        headSha,
        headBranch: 'feature',
        headRepository: 'eve/shop',
        conclusion: 'success',
      },
      options.artifacts ?? [{ name: ARTIFACT, zip: zipChange(change) }],
    );
    const workflowRun = {
      id: run.id,
      event: 'pull_request',
      conclusion: 'success',
      head_sha: headSha,
      head_repository: { full_name: 'eve/shop' },
      pull_requests: [],
      ...options.workflowRun,
    };
    const sha = await stage.repository.sha('main');
    const event = {
      name: 'workflow_run',
      payload: { action: 'completed', workflow_run: JSON.parse(JSON.stringify(workflowRun)) },
      repository: REPOSITORY,
      ref: 'refs/heads/main',
      sha,
      actor: 'eve',
    };
    const inputs = { ...asking(model), ...options.inputs };
    const result = await runInProcess({ event, github: stage.github, inputs });
    return { ...result, asked: model.requests.length };
  };
  return { stage, headSha, change, review };
}

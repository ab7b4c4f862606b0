import { runCli, type CliOptions } from '../harness/cli.ts';
import { makeRepository, type FileLiteral } from '../harness/repository.ts';
import type { ReviewJson } from './stage-agents.ts';
import { HEAD } from './stage-model.ts';
import { CART } from './stage.ts';

/** A repository whose branch `feature`, which is checked out, changes the cart. */
export async function changedCart(
  base: Readonly<Record<string, FileLiteral>> = {},
  head: Readonly<Record<string, FileLiteral>> = HEAD,
): Promise<string> {
  const repository = await makeRepository({
    commits: [{ message: 'Base', files: { 'src/cart.js': CART, ...base } }],
    branches: { feature: { commits: [{ message: 'Change', files: head }] } },
  });
  await repository.git('switch', '--quiet', 'feature');
  return repository.directory;
}

export interface ReviewRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Undefined if the run printed no report. */
  readonly review: ReviewJson | undefined;
}

/** Runs `housestyle review` and reads its output. */
export async function review(args: readonly string[], options: CliOptions): Promise<ReviewRun> {
  const run = await runCli(['review', '--format', 'json', ...args], options);
  return { ...run, review: run.stdout.startsWith('{') ? (JSON.parse(run.stdout) as ReviewJson) : undefined };
}

/** Flags that send the command's requests to the emulator. */
export function askedBy(model: { readonly url: string }): readonly string[] {
  return ['--model', 'gpt-4o', '--base-url', model.url, '--api-key', 'secret-key'];
}

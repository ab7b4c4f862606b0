import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeRepository } from '../harness/repository.ts';
import { BAD_CART, CART, GUIDANCE } from './stage.ts';

/** A folder that is removed at the end of the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A repository on the branch `feature`, which breaks two rules of `main`. */
export async function changedRepository(base: Readonly<Record<string, string>> = {}): Promise<string> {
  const repository = await makeRepository({
    commits: [{ message: 'Base', files: { ...GUIDANCE, 'src/cart.js': CART, ...base } }],
    branches: { feature: { commits: [{ message: 'Change', files: { 'src/cart.js': BAD_CART } }] } },
  });
  await repository.git('switch', '--quiet', 'feature');
  return repository.directory;
}

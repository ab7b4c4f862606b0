import { folderOf } from '../../workspace/paths.ts';
import type { CheckedFile, CheckedKind } from '../types.ts';

/** The kinds of files that go with every request. */
export const ALWAYS_ON_KINDS = [
  'repository-instructions',
  'agents-md',
  'claude-md',
  'gemini-md',
  'review-md',
] as const satisfies readonly CheckedKind[];

/** The folder that an always-on file applies to. Two files with the same folder are read together. */
export function findScopeFolder({ path, kind, root }: CheckedFile): string {
  return kind === 'repository-instructions' ? root : folderOf(path).replace(/(?:^|\/)\.(?:github|claude)$/, '');
}

/** Whether at least one client reads both files. */
export function shareClient(a: CheckedFile, b: CheckedFile): boolean {
  return a.clients.length === 0 || b.clients.length === 0 || a.clients.some((client) => b.clients.includes(client));
}

import type { Reader } from '../types.ts';

/** The names that `excludeAgent` accepts, and the reader that each one means. `coding-agent` is an old name. */
export const EXCLUDABLE_AGENTS: Readonly<Record<string, Reader>> = {
  'code-review': 'github-review',
  'cloud-agent': 'cloud-agent',
  'coding-agent': 'cloud-agent',
};

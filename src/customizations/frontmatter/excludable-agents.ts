import type { Reader } from '../types.ts';

/** Readers by the names that `excludeAgent` has for them; `coding-agent` is the old one. */
export const EXCLUDABLE_AGENTS: Readonly<Record<string, Reader>> = {
  'code-review': 'github-review',
  'cloud-agent': 'cloud-agent',
  'coding-agent': 'cloud-agent',
};

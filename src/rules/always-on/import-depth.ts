import { inBackticks } from '../../text/in-backticks.ts';
import type { RepositoryRule } from '../types.ts';
import { checkChains } from './import-chains.ts';
import { findImports, type ImportMark } from './imports.ts';

/** https://code.claude.com/docs/en/memory: what lies behind so many imports is not read. */
const MAX_HOPS = 5;

export const importDepth: RepositoryRule<readonly ImportMark[]> = {
  id: 'import-depth',
  scope: 'repository',
  kinds: ['claude-md', 'claude-rule'],
  description: 'A chain of imports is longer than Claude Code follows',
  effects: [
    {
      clients: ['claude'],
      severity: 'error',
      why: 'Claude Code follows five imports in a row and leaves out what comes behind.',
    },
  ],
  source: 'https://code.claude.com/docs/en/memory#import-additional-files',
  collect({ text, body }) {
    const imports = findImports(text, body);
    return imports.length === 0 ? undefined : imports;
  },
  check: async (facts, report, repository) => {
    await checkChains(facts, repository, report, ({ longest }) =>
      longest.length - 1 <= MAX_HOPS
        ? undefined
        : {
            message: `More than ${String(MAX_HOPS)} imports lead from here to ${inBackticks(longest[MAX_HOPS + 1] ?? '')}`,
            hint: 'Import that file further up, or put its text into one that is nearer.',
          },
    );
  },
};

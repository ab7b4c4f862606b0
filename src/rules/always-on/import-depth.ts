import type { RepositoryRule } from '../types.ts';
import { checkChains } from './import-chains.ts';
import { findImports, type ImportMark } from './imports.ts';
import { quote } from '../../text/shown/quote.ts';

/** The number of imports in a row that Claude Code follows: https://code.claude.com/docs/en/memory (November 2026) */
const MAX_HOPS = 4;

export const importDepth: RepositoryRule<readonly ImportMark[]> = {
  id: 'import-depth',
  scope: 'repository',
  kinds: ['agents-md', 'claude-md', 'claude-rule'],
  description: 'A chain of imports is longer than Claude Code supports',
  effects: [
    {
      clients: ['claude'],
      severity: 'error',
      why: 'Claude Code follows four imports in a row and does not read the files after them.',
    },
  ],
  source: 'https://code.claude.com/docs/en/memory#import-additional-files',
  collect({ text, body }) {
    const imports = findImports(text, body);
    return imports.length === 0 ? undefined : imports;
  },
  check: async (facts, report, repository) => {
    await checkChains(facts, repository, report, ({ longest }) => {
      const beyond = longest[MAX_HOPS + 1];
      return beyond === undefined
        ? undefined
        : {
            message: `${quote(beyond)} is more than ${String(MAX_HOPS)} imports away from here`,
            hint: 'Import that file from a file nearer to this one, or copy its text into one.',
          };
    });
  },
};

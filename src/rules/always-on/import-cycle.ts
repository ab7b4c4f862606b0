import type { RepositoryRule } from '../types.ts';
import { checkChains } from './import-chains.ts';
import { findImports, type ImportMark } from './imports.ts';
import { quote } from '../../text/shown/quote.ts';

export const importCycle: RepositoryRule<readonly ImportMark[]> = {
  id: 'import-cycle',
  scope: 'repository',
  kinds: ['agents-md', 'claude-md', 'claude-rule'],
  description: 'Imports form a cycle',
  effects: [
    {
      clients: ['claude'],
      severity: 'error',
      why: 'Claude Code stops where the cycle closes, so the text that it leaves out depends on the file that it begins with.',
    },
  ],
  source: 'https://code.claude.com/docs/en/memory#import-additional-files',
  collect({ text, body }) {
    const imports = findImports(text, body);
    return imports.length === 0 ? undefined : imports;
  },
  check: async (facts, report, repository) => {
    await checkChains(facts, repository, report, ({ cycle }) =>
      cycle === undefined
        ? undefined
        : {
            message: `The import is part of a cycle: ${cycle.map((path) => quote(path)).join(' → ')}`,
            hint: 'Remove one of these imports.',
          },
    );
  },
};

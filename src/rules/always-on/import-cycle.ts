import { inBackticks } from '../../text/in-backticks.ts';
import type { RepositoryRule } from '../types.ts';
import { checkChains } from './import-chains.ts';
import { findImports, type ImportMark } from './imports.ts';

export const importCycle: RepositoryRule<readonly ImportMark[]> = {
  id: 'import-cycle',
  scope: 'repository',
  kinds: ['claude-md', 'claude-rule'],
  description: 'Imports lead in a circle',
  effects: [
    {
      clients: ['claude'],
      severity: 'error',
      why: 'Claude Code stops where the circle closes, so what it leaves out depends on the file that it begins with.',
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
            message: `The import leads in a circle: ${cycle.map(inBackticks).join(' → ')}`,
            hint: 'Take one of these imports out.',
          },
    );
  },
};

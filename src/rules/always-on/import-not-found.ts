import { inBackticks } from '../../text/in-backticks.ts';
import type { FileRule } from '../types.ts';
import { findImports, importedPath, isMissing, type ImportMark } from './imports.ts';

export const importNotFound: FileRule<readonly ImportMark[]> = {
  id: 'import-not-found',
  scope: 'file',
  kinds: ['claude-md', 'claude-rule'],
  description: 'An `@path` import names a file that is not there',
  effects: [
    {
      clients: ['claude'],
      severity: 'error',
      why: 'Claude Code leaves the import as it is, so the model gets a name and none of the text.',
    },
    {
      clients: ['vscode', 'github', 'copilot-cli'],
      severity: 'warning',
      why: 'VS Code, github.com and the Copilot CLI send the name to the model, which finds no such file.',
    },
  ],
  source: 'https://code.claude.com/docs/en/memory#import-additional-files',
  collect({ text, body }) {
    const imports = findImports(text, body);
    return imports.length === 0 ? undefined : imports;
  },
  check(imports, file, report, { paths }) {
    for (const mark of file.level === 'repository' ? imports : []) {
      const path = importedPath(file.path, mark);
      if (path !== undefined && isMissing(path, paths)) {
        const spelled = paths.spelled(path);
        report(
          { start: mark.start - 1, end: mark.end },
          {
            message: `\`@\` imports ${inBackticks(path)}, which does not exist`,
            hint:
              spelled === undefined
                ? 'Correct the path: it counts from the folder of this file.'
                : `Did you mean ${inBackticks(spelled)}?`,
          },
        );
      }
    }
  },
};

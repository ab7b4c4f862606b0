import { readIgnored } from '../reading/paths/git-ignored.ts';
import type { PathIndex } from '../reading/paths/path-index.ts';
import type { CheckedFile, RepositoryRule } from '../types.ts';
import { findImports, importedPath, isMissing, type ImportMark } from './imports.ts';
import { quote } from '../../text/shown/quote.ts';

export const importNotFound: RepositoryRule<readonly ImportMark[]> = {
  id: 'import-not-found',
  scope: 'repository',
  kinds: ['claude-md', 'claude-rule', 'gemini-md'],
  description: 'An `@path` import names a file that does not exist',
  effects: [
    {
      clients: ['claude'],
      severity: 'error',
      why: 'Claude Code leaves the import as it is written, so the model gets a file name and none of the text.',
    },
    {
      clients: ['gemini'],
      severity: 'error',
      why: 'The Gemini CLI puts an error message in the place of the import, and none of the text.',
    },
    {
      clients: ['vscode', 'github', 'copilot-cli'],
      severity: 'warning',
      why: 'VS Code, github.com and the Copilot CLI send the name to the model, which cannot find the file.',
    },
  ],
  source: 'https://code.claude.com/docs/en/memory#import-additional-files',
  collect({ text, body }) {
    const imports = findImports(text, body);
    return imports.length === 0 ? undefined : imports;
  },
  async check(facts, report, repository) {
    const missing = facts.flatMap(({ file, fact }) => missingImports(file, fact, repository.paths));
    const ignoredBy = await readIgnored(
      repository,
      missing.map(({ path }) => path),
    );
    for (const { file, mark, path } of missing.filter((one) => ignoredBy(one.path) === undefined)) {
      const spelled = repository.paths.spelled(path);
      report(
        file,
        { start: mark.start - 1, end: mark.end },
        {
          message: `The import ${quote(path)} does not exist`,
          hint:
            spelled === undefined
              ? 'Correct the path: it is relative to the folder of this file.'
              : `Did you mean ${quote(spelled)}?`,
        },
      );
    }
  },
};

interface MissingImport {
  readonly file: CheckedFile;
  readonly mark: ImportMark;
  readonly path: string;
}

/** Names of personal notes, which are never committed to the repository. */
const OWN = /\.local\.\w+$/i;

function missingImports(file: CheckedFile, imports: readonly ImportMark[], paths: PathIndex): readonly MissingImport[] {
  return file.level !== 'repository'
    ? []
    : imports.flatMap((mark) => {
        const path = importedPath(file.path, mark);
        return path !== undefined && !OWN.test(path) && isMissing(path, paths) ? [{ file, mark, path }] : [];
      });
}

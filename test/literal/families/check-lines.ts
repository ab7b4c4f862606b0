import type { FileChange } from '../../../src/changes/types.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import type { Guideline } from '../../../src/guidelines/types.ts';
import { runLiteralChecks, type LiteralReview } from '../../../src/literal/run-checks.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';
import { installedGrammars } from '../../syntax/installed-grammars.ts';

const grammars = installedGrammars();

/** The lines of a new file that the checks of a rule report, from 1, by the real grammars. */
export async function checkLines(
  rule: string,
  path: string,
  lines: readonly string[],
): Promise<readonly (number | undefined)[]> {
  const { drafts } = await review(rule, path, lines);
  // New secrets are reported without a rule too.
  return drafts.flatMap(({ line, citation }) => (citation === undefined ? [] : [line]));
}

/** The suggestion of the first finding. */
checkLines.suggestion = async (rule: string, path: string, lines: readonly string[]): Promise<string | undefined> => {
  const { drafts } = await review(rule, path, lines);
  return drafts[0]?.suggestion;
};

function review(rule: string, path: string, lines: readonly string[]): Promise<LiteralReview> {
  const guideline: Guideline = {
    id: 2,
    name: 'Rules',
    kind: 'repository-instructions',
    level: 'repository',
    folder: '',
    content: { text: rule, path: 'rules.md', origin: { kind: 'setting', position: { line: 1, column: 1 } } },
    statements: readStatements(2, rule),
    filePatterns: ['*'],
    appliesTo: new Map([[path, '*']]),
  };
  const hunk = hunkAt(
    1,
    lines.map((line) => `+${line}`),
  );
  const file: FileChange = { ...fileOf(path, hunk), status: 'added' };
  return runLiteralChecks([file], [guideline], { readHead: () => Promise.resolve(`${lines.join('\n')}\n`), grammars });
}

import { diffTexts } from '../../../src/changes/diff/diff-texts.ts';
import { readApiFile } from '../../../src/changes/diff/read-api-patch.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../src/literal/compile-statements.ts';
import { checkFile } from '../../../src/literal/run/check-file.ts';
import { prepareCounts } from '../../../src/literal/run/in-scope.ts';
import type { Check } from '../../../src/literal/types.ts';
import { installedGrammars } from '../../syntax/installed-grammars.ts';

const grammars = installedGrammars();

/** The checks that a statement becomes, of one family. */
export function compileText(statement: string, family: string): readonly Check[] {
  return compileStatements(readStatements(2, statement))
    .flatMap((one) => (one.kind === 'checked' ? one.checks : []))
    .filter((check) => check.family === family);
}

/** What the checks of a statement find in a file that a change makes of `base`: each place as `line found`. */
export async function findInChange(
  checks: readonly Check[],
  { path, head, base = '' }: { readonly path: string; readonly head: string; readonly base?: string },
): Promise<readonly string[]> {
  const { file } = readApiFile({
    filename: path,
    status: base === '' ? 'added' : 'modified',
    additions: 0,
    deletions: 0,
    patch: diffTexts(base, head) ?? '',
  });
  const { violations } = await checkFile(
    file,
    checks.filter((check) => prepareCounts(check)(path)),
    {
      readHead: () => Promise.resolve(head),
      readBase: () => Promise.resolve(base),
      grammars,
    },
  );
  return violations.map(({ violation }) => `${violation.line ?? '-'} ${violation.found}`);
}

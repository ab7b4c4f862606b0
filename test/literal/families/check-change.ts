import type { ChangeStatus, FileChange } from '../../../src/changes/types.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import type { Guideline } from '../../../src/guidelines/types.ts';
import { runLiteralChecks, type CheckedChange } from '../../../src/literal/run-checks.ts';

const STATUSES: Readonly<Record<string, ChangeStatus>> = { A: 'added', M: 'modified', D: 'removed', R: 'renamed' };

/** A changed file as git lists it: `M a.ts`, `R old.ts new.ts`. */
export function listedFile(listed: string): FileChange {
  const [letter = '', first = '', second] = listed.split(' ');
  return {
    path: second ?? first,
    ...(second === undefined ? {} : { previousPath: first }),
    status: STATUSES[letter] ?? 'modified',
    binary: false,
    additions: 0,
    deletions: 0,
    hunks: [],
  };
}

interface CheckedSources {
  /** The path of the instruction file. */
  readonly source?: string;
  /** Texts of files in the head, by their paths. */
  readonly heads?: Readonly<Record<string, string>>;
}

/** What the checks of a rule find in a change as a whole: `path: what is there`. Nobody reviews any of its files. */
export async function checkChange(
  rule: string,
  files: readonly string[],
  { source = 'AGENTS.md', heads = {}, ...more }: Partial<CheckedChange> & CheckedSources = {},
): Promise<readonly string[]> {
  const allFiles = files.map(listedFile);
  const guideline: Guideline = {
    id: 2,
    name: 'Rules',
    kind: 'repository-instructions',
    level: 'repository',
    folder: '',
    content: { text: rule, path: source, origin: { kind: 'setting', position: { line: 1, column: 1 } } },
    statements: readStatements(2, rule),
    filePatterns: ['*'],
    appliesTo: new Map(allFiles.map(({ path }) => [path, '*'])),
  };
  const { drafts } = await runLiteralChecks(
    [],
    [],
    { readHead: (path) => Promise.resolve(heads[path]) },
    { allFiles, moreGuidelines: [guideline], ...more },
  );
  return drafts.map(({ path, title }) => `${path}: ${thingIn(title)}`);
}

/** What a title says is not as the guidelines ask. */
function thingIn(title: string): string {
  const [, named] =
    /^The ((?:branch|commit|description|file|title)\b.*) does not follow the guidelines$/s.exec(title) ?? [];
  return named === undefined ? title.replace(/^The guidelines (?:rule out|advise against) /, '') : `the ${named}`;
}

import { diagnosticAt, diagnosticOfFile, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ReadText } from '../workspace/read-text.ts';
import type { WorkspaceEntry } from '../workspace/workspace.ts';
import type { PlacedFile } from './places/placed-file.ts';
import { isSetAside } from './places/set-aside.ts';
import { regex } from '../text/regex.ts';

type Problem = Extract<ReadText, { kind: 'problem' }>;

/** The rules by which an unreadable file is reported. */
const RULE_OF: Readonly<Record<Problem['code'], string>> = {
  'not-utf-8': 'file-invalid-utf8',
  'utf-16': 'file-utf16',
  'too-large': 'file-too-large',
  outside: 'file-symlink-escapes',
  'dangling-link': 'file-unreadable',
  'symlink-loop': 'file-unreadable',
  missing: 'file-unreadable',
  'not-a-file': 'file-unreadable',
  'lfs-pointer': 'file-unreadable',
};

const RULES: ReadonlySet<string> = new Set(Object.values(RULE_OF));

/** Problems that are warnings: somebody decided so, and only one of many files is lost. */
const WARNINGS: ReadonlySet<Problem['code']> = new Set(['outside', 'too-large']);

/** The diagnostic for a file that could not be read as a text. */
export function unreadableFile(path: string, given: Problem): Diagnostic {
  const problem = given.code === 'outside' && path.includes('\\') ? unreadName(path) : given;
  const said = {
    rule: RULE_OF[problem.code],
    severity: WARNINGS.has(problem.code) ? ('warning' as const) : ('error' as const),
    message: problem.message,
    ...(problem.hint === undefined ? {} : { hint: problem.hint }),
  };
  return diagnosticOfFile(path, said, problem.position);
}

/** On Linux and macOS, names of files can have backslashes. */
function unreadName(path: string): Problem {
  return {
    kind: 'problem',
    code: 'not-a-file',
    message: `"${path}" is not read, because a backslash in its name separates folders on Windows`,
    hint: 'Rename the file.',
  };
}

/** A missing file is reported at the entry that names it. */
export function missingWhereNamed(
  { path, place: { namedAt } }: Pick<PlacedFile, 'path' | 'place'>,
  { code }: Pick<Problem, 'code'>,
): Diagnostic | undefined {
  return namedAt === undefined || code !== 'missing'
    ? undefined
    : diagnosticAt(namedAt.source, namedAt.range, {
        rule: 'contribution-path',
        severity: 'error',
        message: `"${path}" does not exist`,
        hint: 'Correct the path, or remove the entry.',
      });
}

/** The diagnostic for a link, in the place of a folder of customizations, that is not followed. */
export function closedLink({ path, reason, leadsOut }: ClosedLink): Diagnostic {
  return diagnosticOfFile(path, {
    rule: RULE_OF[leadsOut ? 'outside' : 'symlink-loop'],
    severity: 'warning',
    message: `Nothing is read below "${path}": ${reason}`,
    hint: leadsOut
      ? 'Put the folder itself into the repository.'
      : 'Make the link point at another folder, or remove it.',
  });
}

/** The most folders that are named if no client looks for customizations there in particular. */
const MAX_OTHER_FOLDERS = 10;

/** The diagnostics for folders that the system refuses to list. Nothing below them is judged. */
export function closedFolders(
  folders: readonly { readonly path: string; readonly isPlace: boolean }[],
): readonly Diagnostic[] {
  const others = folders.filter(({ isPlace }) => !isPlace);
  return [...folders.filter(({ isPlace }) => isPlace), ...others.slice(0, MAX_OTHER_FOLDERS)].map(({ path, isPlace }) =>
    diagnosticOfFile(path, {
      rule: RULE_OF['not-a-file'],
      severity: isPlace ? 'error' : 'info',
      message: `Nothing below "${path}" is judged: the system refuses to list the folder`,
      hint: 'Check its owner and its permissions, or run the command as a user who may read it.',
    }),
  );
}

/** The folders with the name of a file that clients read, such as `AGENTS.md/notes.md`. */
export function foldersInPlaceOfFiles(paths: readonly string[]): readonly Diagnostic[] {
  const folders = new Set(
    paths.flatMap((path) => (isSetAside(path) ? [] : (NAMED_LIKE_FILE.exec(path)?.slice(1, 2) ?? []))),
  );
  return [...folders].map((path) =>
    diagnosticOfFile(path, {
      rule: RULE_OF['not-a-file'],
      severity: 'error',
      message: `"${path}" is a folder, so no client reads instructions there`,
      hint: 'Put a text file in its place, or give the folder another name.',
    }),
  );
}

const NAMED_LIKE_FILE =
  /^((?!(?:.*\/)?node_modules\/)(?:.*\/)?(?:AGENTS\.md|CLAUDE\.md|GEMINI\.md|SKILL\.md|copilot-instructions\.md))\//;

/** The files with the name of a folder in which clients look for files, such as `.github` or `.claude/skills`. */
export function filesInPlaceOfFolders(entries: readonly WorkspaceEntry[]): readonly Diagnostic[] {
  return entries
    .filter(({ path, kind }) => kind === 'file' && NAMED_LIKE_FOLDER.test(path) && !isSetAside(path))
    .map(({ path }) =>
      diagnosticOfFile(path, {
        rule: RULE_OF['not-a-file'],
        severity: 'error',
        message: `"${path}" is a file, so no client finds anything below it`,
        hint: 'Put a folder in its place. A link that was committed on Windows may have become a file with its target.',
      }),
    );
}

/** Without `.codex`: the sandbox of Codex leaves an empty file of this name behind, which does no harm. */
const NAMED_LIKE_FOLDER = regex()`
  ^(?!(?:.*\/)?node_modules\/)(?:.*\/)?(?:
    \.(?:agents|claude|cursor|gemini|github|vscode|windsurf)|\.agents\/skills
    |\.claude\/(?:agents|commands|output-styles|rules|skills)|\.cursor\/rules|\.gemini\/(?:agents|commands|skills)
    |\.github\/(?:agents|hooks|instructions|prompts|skills)|\.windsurf\/(?:rules|workflows)
  )$
`;

interface ClosedLink {
  readonly path: string;
  readonly reason: string;
  readonly leadsOut: boolean;
}

/** Whether a diagnostic says that a file could not be read. */
export function isOfUnreadable({ rule }: Diagnostic): boolean {
  return RULES.has(rule);
}

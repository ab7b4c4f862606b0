import { detachText } from '../../text/detach.ts';
import { compileGlob, splitGlobList } from '../../text/globs/glob.ts';
import { quote } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { joinPath } from '../../workspace/paths.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { isLibrary } from '../reading/reports/library.ts';
import { info, warning } from '../effects.ts';
import type { CheckedFile, FileRule, RepositoryView } from '../types.ts';

interface Globs {
  readonly patterns: readonly string[];
  readonly range: TextRange;
}

export const editorRuleGlobs: FileRule<Globs> = {
  id: 'editor-rule-globs',
  scope: 'file',
  kinds: ['cursor-rule', 'windsurf-rule'],
  looksFor: { keys: ['globs'] },
  description: 'No file of the repository matches the globs of a rule of Cursor or Windsurf',
  effects: [
    warning(['cursor'], 'Cursor attaches the rule to no file of the repository.'),
    warning(['windsurf'], 'Windsurf uses the rule for no file of the repository.'),
  ],
  source: 'https://cursor.com/docs/context/rules#rule-anatomy',
  collect(text) {
    return readGlobs(text);
  },
  check({ patterns, range }, file, report, repository) {
    const isHere = file.level === 'repository' && file.standing === 'in-place' && file.path.includes('/rules/');
    if (isHere && !isLibrary(repository) && !patterns.some((pattern) => mayMatch(pattern, file, repository))) {
      report(
        range,
        {
          message: `No file of the repository matches ${quote(patterns.join(', '))}`,
          hint: 'Correct the globs, or delete the rule if the code that it is about no longer exists.',
        },
        patterns.every((pattern) => pattern.startsWith('*')) ? { effects: FOR_LATER } : {},
      );
    }
  },
};

/** A glob that names no place is often written before the first file exists. */
const FOR_LATER: FileRule['effects'] = [
  info(['cursor', 'windsurf'], 'Cursor and Windsurf use the rule as soon as the repository has such a file.'),
];

/** People do not write more globs in one file. */
const MAX_GLOBS = 100;

function readGlobs({ frontmatter }: CheckedText): Globs | undefined {
  const { globs, alwaysApply, trigger } = frontmatter.data;
  const range = frontmatter.rangeOf(['globs']);
  const written: readonly unknown[] = Array.isArray(globs) ? globs : [globs];
  const patterns = written
    .flatMap((one) => (typeof one === 'string' ? splitGlobList(one) : []))
    .map(({ pattern }) => detachText(pattern.trim()))
    .filter((pattern) => pattern !== '')
    .slice(0, MAX_GLOBS);
  const isUsed = alwaysApply !== true && (trigger === undefined || trigger === 'glob');
  return range === undefined || patterns.length === 0 || !isUsed ? undefined : { patterns, range };
}

/** The most paths that are compared. In a larger repository, every glob is assumed to match. */
const MAX_PATHS = 50_000;

/** A glob without a slash counts in every folder. A glob that cannot be compiled, or is for files that git ignores, may match. */
function mayMatch(pattern: string, { root, path: own }: CheckedFile, { paths }: RepositoryView): boolean {
  const folder = own.slice(0, Math.max(0, own.search(/(?:^|\/)\.(?:cursor|windsurf)\/rules\//)));
  const base = folder === '' ? root : folder;
  const anchored = pattern.replace(/^\.?\//, '');
  const globs = [
    anchored,
    `**/${anchored}`,
    `${anchored.replace(/\/$/, '')}/**`,
    `**/${anchored.replace(/\/$/, '')}/**`,
  ].map((glob) => compileGlob(glob.toLowerCase()));
  if (paths.entries.length > MAX_PATHS || anchored === '' || globs.some(({ kind }) => kind !== 'glob')) {
    return true;
  }
  return paths.entries.some(({ path, kind }) => {
    if (kind === 'submodule' || kind === 'closed-folder') {
      return anchored.startsWith(path);
    }
    const within = base === '' ? path : path.startsWith(`${base}/`) ? path.slice(base.length + 1) : undefined;
    const lower = [within, path].flatMap((one) => (one === undefined ? [] : [one.toLowerCase()]));
    return globs.some((glob) => glob.kind === 'glob' && lower.some((one) => glob.matches(joinPath('', one))));
  });
}

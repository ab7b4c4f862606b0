import { lazily } from '../../structures/lazily.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { PathIndex } from '../reading/paths/path-index.ts';
import { info, warning } from '../effects.ts';
import type { CheckedFile, Effects, RepositoryRule } from '../types.ts';
import { GITHUB_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { findFolder, mayBeFolder } from './folder-glob.ts';
import { instructionsApplyToBackslash } from './instructions-apply-to-backslash.ts';
import { instructionsApplyToBraceSpace } from './instructions-apply-to-brace-space.ts';
import { instructionsApplyToCharacterClass } from './instructions-apply-to-character-class.ts';
import { instructionsApplyToDotSlash } from './instructions-apply-to-dot-slash.ts';
import { instructionsApplyToInvalidGlob } from './instructions-apply-to-invalid-glob.ts';
import { instructionsApplyToLeadingSlash } from './instructions-apply-to-leading-slash.ts';
import { instructionsApplyToLiteralVariable } from './instructions-apply-to-literal-variable.ts';
import { instructionsApplyToNegation } from './instructions-apply-to-negation.ts';
import { instructionsApplyToSuspectExtension } from './instructions-apply-to-suspect-extension.ts';
import { readIgnored } from '../reading/paths/git-ignored.ts';
import { joinPath } from '../../workspace/paths.ts';
import { isLibrary } from '../reading/reports/library.ts';
import { matchPaths } from './matched-paths.ts';
import { writtenGlobs } from '../reading/paths/written-globs.ts';
import { detachText } from '../../text/detach.ts';
import { quote } from '../../text/shown/quote.ts';

/** All globs of a file. */
interface Globs {
  readonly key: string;
  readonly patterns: readonly string[];
  readonly range: TextRange;
  /** Folders below which the text names something to fill in, so that they may be made later: `docs/projects/`. */
  readonly awaited: readonly string[];
}

export const instructionsApplyToMatchesNothing: RepositoryRule<Globs> = {
  id: 'instructions-apply-to-matches-nothing',
  scope: 'repository',
  kinds: ['path-instructions', 'claude-rule'],
  looksFor: { keys: ['applyTo', 'paths'] },
  description: 'No file of the repository matches a glob of the instructions',
  effects: [
    warning(
      ['vscode', 'github', 'copilot-cli', 'claude'],
      'VS Code, github.com, the Copilot CLI and Claude Code apply the instructions to no file of the repository.',
    ),
  ],
  source: GITHUB_INSTRUCTIONS,
  collect(text) {
    const { key, globs } = writtenGlobs(text);
    const first = globs.at(0);
    const last = globs.at(-1);
    if (first === undefined || last === undefined) {
      return undefined;
    }
    // A part of a string keeps the whole string in memory, so the globs are copied.
    const patterns = globs.map(({ pattern }) => detachText(pattern));
    const range = { start: first.range.start, end: last.range.end };
    return { key, patterns, range, awaited: findAwaitedFolders(text.text) };
  },
  async check(facts, report, repository) {
    const matchesAny = lazily(() => matchPaths(repository.paths));
    const missing = facts.filter(
      ({ file, fact }) =>
        file.level === 'repository' &&
        file.standing === 'in-place' &&
        !isLibrary(repository) &&
        !fact.patterns.some((pattern) => isUnsure(file, pattern, repository.paths)) &&
        !matchesAny()(file.root, fact.patterns),
    );
    const examples = missing.flatMap(({ file, fact }) => fact.patterns.map((pattern) => exampleOf(file, pattern)));
    const awaited = new Set(facts.flatMap(({ fact }) => fact.awaited));
    const ignoredBy = await readIgnored(repository, examples);
    for (const { file, fact } of missing) {
      if (!fact.patterns.some((pattern) => ignoredBy(exampleOf(file, pattern)) !== undefined)) {
        report(
          file,
          fact.range,
          {
            message: `No file of the repository matches ${quote(fact.patterns.join(', '))} in \`${fact.key}\``,
            hint: fact.patterns.some((pattern) => /\s/.test(pattern))
              ? 'Separate globs by commas, not by spaces.'
              : 'Correct the globs, or delete the file if the code that it is about no longer exists.',
          },
          fact.patterns.every((pattern) => isForAnyPlace(pattern) || awaited.has(literalFolder(pattern)))
            ? { effects: FOR_LATER }
            : {},
        );
      }
    }
  },
};

/** A path that a glob matches, to see whether git ignores such files: `reports/x.html` for `reports/**\/*.html`. */
function exampleOf({ root }: CheckedFile, pattern: string): string {
  const path = pattern
    .replaceAll(/\{([^{},]*)[^{}]*\}/g, '$1')
    .replace(/^\.?\//, '')
    .replaceAll('**/', '')
    .replaceAll(/\*+|\?/g, 'x');
  return joinPath(root, path);
}

/**
 * Whether a glob names no place of this repository, only a name, an ending or one folder anywhere. Such instructions are
 * often written before the first file exists, for files that tools generate, or for other repositories.
 */
function isForAnyPlace(pattern: string): boolean {
  return /^(?:\*\.[^/]+|\*\*\/[^/]+(?:\/\*\*(?:\/\*(?:\.[^/]+)?)?)?)$/.test(pattern);
}

/** `docs/projects/` for `docs/projects/**`. */
function literalFolder(pattern: string): string {
  return /^[\w.-]+\/(?:[\w.-]+\/)*/.exec(pattern)?.[0] ?? '';
}

/** People do not name more such folders in one file. */
const MAX_AWAITED = 100;
const MAX_FOLDER_CHARACTERS = 200;

/** `docs/projects/` in "Create `docs/projects/{client}/plan.md`". */
function findAwaitedFolders(text: string): readonly string[] {
  const found = new Set<string>();
  let looked = 0;
  for (const { index } of text.matchAll(/\/(?=[{<[]\{?\w)/g)) {
    looked += 1;
    if (looked > MAX_AWAITED) {
      break;
    }
    const before = text.slice(Math.max(0, index - MAX_FOLDER_CHARACTERS), index + 1);
    const folder = /(?:[\w.-]+\/)+$/.exec(before)?.[0];
    if (folder !== undefined) {
      found.add(detachText(folder));
    }
  }
  return [...found];
}

const FOR_LATER: Effects = [
  info(
    ['vscode', 'github', 'copilot-cli', 'claude'],
    'VS Code, github.com, the Copilot CLI and Claude Code apply the instructions as soon as the repository has such a file.',
  ),
];

/** Rules that report the faults of a single glob. */
const ABOUT_ONE_GLOB = [
  instructionsApplyToBackslash,
  instructionsApplyToBraceSpace,
  instructionsApplyToCharacterClass,
  instructionsApplyToDotSlash,
  instructionsApplyToInvalidGlob,
  instructionsApplyToLeadingSlash,
  instructionsApplyToLiteralVariable,
  instructionsApplyToNegation,
  instructionsApplyToSuspectExtension,
];

/** Whether nothing should be reported: another rule reports the glob, it matches in any case, or it is for files that tools generate and git ignores. */
function isUnsure({ kind, root }: CheckedFile, pattern: string, paths: PathIndex): boolean {
  return (
    /^(?:\*\*|\*|\*\*\/\*)$/.test(pattern) ||
    /(?:^|\/)\.[^/*]*\//.test(pattern) ||
    (mayBeFolder(pattern) && findFolder(pattern, root, paths) !== undefined) ||
    ABOUT_ONE_GLOB.some((rule) => rule.kinds.includes(kind) && rule.findFault(pattern, '', []) !== undefined)
  );
}

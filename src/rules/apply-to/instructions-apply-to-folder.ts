import type { Fix } from '../../diagnostics/fix.ts';
import type { TextRange } from '../../text/source-text.ts';
import { warning } from '../effects.ts';
import type { FileRule } from '../types.ts';
import { GITHUB_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { findFolder, mayBeFolder } from './folder-glob.ts';
import { writeInstead } from './glob-rule.ts';
import { writtenGlobs } from '../reading/paths/written-globs.ts';
import { quote } from '../../text/shown/quote.ts';

/** A glob that may be the path of a folder. */
interface Candidate {
  readonly pattern: string;
  readonly range: TextRange;
  readonly fix: Fix | undefined;
}

export const instructionsApplyToFolder: FileRule<readonly Candidate[]> = {
  id: 'instructions-apply-to-folder',
  scope: 'file',
  kinds: ['path-instructions'],
  looksFor: { keys: ['applyTo'] },
  description: 'A glob of `applyTo` matches a folder, not the files in it',
  effects: [
    warning(
      ['vscode', 'github', 'copilot-cli'],
      'VS Code, github.com and the Copilot CLI compare the glob with the paths of files, which are never the path of a folder.',
    ),
  ],
  fixes: 'Writes `docs/**` instead of `docs/`, and instead of `docs` if that folder exists.',
  source: GITHUB_INSTRUCTIONS,
  collect(text) {
    const candidates = writtenGlobs(text)
      .globs.filter(({ pattern }) => mayBeFolder(pattern))
      .map((glob) => ({
        pattern: glob.pattern,
        range: glob.range,
        fix: writeInstead(text, glob, `${withoutSlash(glob.pattern)}/**`),
      }));
    return candidates.length === 0 ? undefined : candidates;
  },
  check(candidates, { root }, report, { paths }) {
    for (const { pattern, range, fix } of candidates) {
      const named = findFolder(pattern, root, paths);
      if (named !== undefined) {
        const said = {
          message: `${quote(pattern)} in \`applyTo\` names a folder, not the files in it`,
          hint: `Write ${quote(`${withoutSlash(pattern)}/**`)}.`,
        };
        report(range, said, named.isCertain && fix !== undefined ? { fix } : {});
      }
    }
  },
};

function withoutSlash(pattern: string): string {
  return pattern.replace(/\/+$/, '');
}

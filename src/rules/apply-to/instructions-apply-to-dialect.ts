import { GITHUB_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { globRule, type GlobFault } from './glob-rule.ts';
import type { WrittenGlob } from '../reading/paths/written-globs.ts';
import { info, warning } from '../effects.ts';
import type { Effects } from '../types.ts';
import { quote } from '../../text/shown/quote.ts';

export const instructionsApplyToDialect = globRule({
  id: 'instructions-apply-to-dialect',
  kinds: ['path-instructions'],
  looksFor: { keys: ['applyTo'] },
  description: 'A glob of `applyTo` matches other files on github.com than in VS Code',
  effects: [
    warning(
      ['github', 'copilot-cli'],
      'github.com matches from the root of the repository, and `*` matches only within one name. The instructions reach no file in a folder, although VS Code applies them at any depth.',
    ),
  ],
  suggests: 'Write `**` instead of `*`, and `**/*.ts` instead of `*.ts` and `**.ts`.',
  source: GITHUB_INSTRUCTIONS,
  findFault(pattern, key, all) {
    if (!pattern.includes('*') || pattern === '**' || pattern === '**/*') {
      return undefined;
    }
    return pattern.includes('/') ? findStarsInName(pattern, key) : findRootOnly(pattern, key, all);
  },
});

/** Reports `*.ts`, `**.ts` and `*`, but not `tsconfig*.json`, which names files in the root. */
function findRootOnly(pattern: string, key: string, all: readonly WrittenGlob[]): GlobFault | undefined {
  if (!pattern.startsWith('*') || pattern.startsWith('**/')) {
    return undefined;
  }
  const meant = pattern === '*' ? '**' : `**/*${pattern.replace(/^\*+/, '')}`;
  return {
    message: `${quote(pattern)} in ${key} matches only files in the root on github.com, but files in all folders in VS Code`,
    hint: `Write ${quote(meant)}.`,
    ...(meant.includes('**', 2) ? {} : { wider: meant }),
    ...(all.some(({ pattern: other }) => FROM_ROOT.test(other)) && { effects: MEANT }),
  };
}

/** `templates/*.yml`: the author names each folder, and means the root with `*.yml`. */
const FROM_ROOT = /^(?!\*\*)[^*?[{]+\/(?:\*\*\/)?\*\.\w+$/;

const MEANT: Effects = [
  info(
    ['github', 'copilot-cli'],
    'github.com matches only files in the root, as the other globs, which name their folders, suggest. VS Code applies the instructions at any depth.',
  ),
];

/** Reports globs such as `src/**.ts`: two stars match folders only between slashes. */
function findStarsInName(pattern: string, key: string): GlobFault | undefined {
  const at = pattern.search(/(?<=^|\/)\*\*\.\w/);
  if (at < 0) {
    return undefined;
  }
  const meant = pattern.replaceAll(/(?<=^|\/)\*\*(?=\.\w)/g, '**/*');
  return {
    at: { start: at, end: at + 2 },
    message: `${quote(pattern)} in ${key} does not match files in subfolders: \`**\` matches folders only between slashes`,
    hint: `Write ${quote(meant)}.`,
    wider: meant,
  };
}

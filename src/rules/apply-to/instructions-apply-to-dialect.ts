import { GITHUB_INSTRUCTIONS } from '../reading/documentation.ts';
import { globRule, type GlobFault } from './glob-rule.ts';
import { quote } from '../../text/quote.ts';

export const instructionsApplyToDialect = globRule({
  id: 'instructions-apply-to-dialect',
  kinds: ['path-instructions'],
  looksFor: { keys: ['applyTo'] },
  description: 'A glob of `applyTo` stands for other files on github.com than in VS Code',
  effects: [
    {
      clients: ['github', 'copilot-cli'],
      severity: 'warning',
      why: 'github.com matches from the root of the repository and takes a `*` for part of one name: the instructions reach no file in a folder, though VS Code applies them at any depth.',
    },
  ],
  fixes: 'Writes `**` for `*`, and `**/*.ts` for `*.ts` and `**.ts`.',
  source: GITHUB_INSTRUCTIONS,
  findFault(pattern, key) {
    if (!pattern.includes('*') || pattern === '**' || pattern === '**/*') {
      return undefined;
    }
    return pattern.includes('/') ? starsInName(pattern, key) : rootOnly(pattern, key);
  },
});

/** `*.ts`, `**.ts` and `*`; `tsconfig*.json` begins with the name of a file that stands in the root. */
function rootOnly(pattern: string, key: string): GlobFault | undefined {
  if (!pattern.startsWith('*') || pattern.startsWith('**/')) {
    return undefined;
  }
  const meant = pattern === '*' ? '**' : `**/*${pattern.replace(/^\*+/, '')}`;
  return {
    message: `${quote(pattern)} in ${key} matches files of the root only on github.com, and of all folders in VS Code`,
    hint: `Write ${quote(meant)}.`,
    ...(meant.includes('**', 2) ? {} : { fixed: meant }),
  };
}

/** `src/**.ts`: two stars reach into folders only where they stand between slashes. */
function starsInName(pattern: string, key: string): GlobFault | undefined {
  const at = pattern.search(/(?<=^|\/)\*\*\.\w/);
  if (at < 0) {
    return undefined;
  }
  const meant = pattern.replaceAll(/(?<=^|\/)\*\*(?=\.\w)/g, '**/*');
  return {
    at: { start: at, end: at + 2 },
    message: `${quote(pattern)} in ${key} reaches into no folder: \`**\` does so only between slashes`,
    hint: `Write ${quote(meant)}.`,
    fixed: meant,
  };
}

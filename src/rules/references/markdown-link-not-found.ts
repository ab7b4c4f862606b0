import { inBackticks } from '../../text/in-backticks.ts';
import { absentAssets } from './absent-assets.ts';
import { findLinks, LINK_PARTS } from './find-references.ts';
import { resolveTarget } from './link-target.ts';
import { referenceRule } from './reference-rule.ts';
import { addressWithoutScheme } from './schemeless.ts';

export const markdownLinkNotFound = referenceRule({
  id: 'markdown-link-not-found',
  description: 'A link or a picture leads to a file that is not there',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code reports the link and gives the model nothing of what it leads to.',
    },
    {
      clients: ['github', 'copilot-cli', 'claude'],
      severity: 'warning',
      why: 'The agents of github.com, of the Copilot CLI and of Claude Code open what a text links to when they need it, and find nothing.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-instructions',
  looksFor: { parts: LINK_PARTS },
  find: (text) => findLinks(text).filter(({ target }) => !target.startsWith('#')),
  judge(facts, repository) {
    const isAbsent = absentAssets(facts, repository);
    return (link, file) => {
      const found = resolveTarget(link.target, file, repository);
      if (found.kind !== 'missing' || isAbsent(found.path) || addressWithoutScheme(link.target) !== undefined) {
        return undefined;
      }
      const what = link.form === 'picture' ? 'picture' : 'link';
      return {
        absent: found.path,
        said: {
          message: `The ${what} ${inBackticks(link.target)} leads to ${inBackticks(found.path)}, which does not exist`,
          hint:
            found.fromRoot === undefined
              ? 'Correct the path, or take the link out.'
              : `Links count from the file's own folder. Write \`/${found.fromRoot}\` to count from the repository's root.`,
        },
      };
    };
  },
});

import { findAbsentAssets } from './absent-assets.ts';
import { findLinks, LINK_PARTS } from './find-references.ts';
import { resolveTarget } from './link-target.ts';
import { referenceRule } from './reference-rule.ts';
import { addressWithoutScheme } from './schemeless.ts';
import { quote } from '../../text/quote.ts';
import { relativePath } from '../../workspace/paths.ts';

export const markdownLinkNotFound = referenceRule({
  id: 'markdown-link-not-found',
  bundled: 'documents',
  description: 'A link or a picture leads to a file that does not exist',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code reports the link, and the model gets nothing of the file.',
    },
    {
      clients: ['github', 'copilot-cli', 'claude'],
      severity: 'warning',
      why: 'The agents of github.com, the Copilot CLI and Claude Code open linked files when they need them, and find nothing.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/custom-instructions',
  looksFor: { parts: LINK_PARTS },
  find: (text) => findLinks(text).filter(({ target }) => !target.startsWith('#')),
  judge(facts, repository) {
    const isAbsent = findAbsentAssets(facts, repository);
    return (link, file) => {
      const found = resolveTarget(link.target, file, repository);
      if (found.kind !== 'missing' || isAbsent(found.path) || addressWithoutScheme(link.target) !== undefined) {
        return undefined;
      }
      const what = link.form === 'picture' ? 'picture' : 'link';
      return {
        absent: found.path,
        said: {
          message: `The ${what} ${quote(link.target)} leads to ${quote(found.path)}, which does not exist`,
          hint:
            found.fromRoot === undefined
              ? 'Correct the path, or remove the link.'
              : `Links are relative to the folder of this file. Write \`${relativePath(file.path, found.fromRoot)}\`.`,
        },
      };
    };
  },
});

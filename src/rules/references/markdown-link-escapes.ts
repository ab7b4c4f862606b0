import { findLinks } from './find-references.ts';
import { resolveTarget } from './link-target.ts';
import { referenceRule } from './reference-rule.ts';
import { quote } from '../../text/quote.ts';

export const markdownLinkEscapes = referenceRule({
  id: 'markdown-link-escapes',
  description: 'A link leads out of the repository',
  effects: [
    {
      clients: ['vscode', 'github', 'copilot-cli', 'claude'],
      severity: 'warning',
      why: 'On github.com and in other checkouts the file does not exist. If some file does exist there, VS Code may send a private file to the model.',
    },
  ],
  looksFor: { parts: ['./'] },
  find: (text) => findLinks(text).filter(({ target }) => target.includes('../')),
  judge: (_facts, repository) => (link, file) =>
    resolveTarget(link.target, file, repository).kind === 'outside'
      ? {
          said: {
            message: `The link ${quote(link.target)} leads out of the repository`,
            hint: 'Link to a file in the repository, or to a web page.',
          },
        }
      : undefined,
});

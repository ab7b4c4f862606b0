import { CLIENTS } from '../../customizations/known/clients.ts';
import { findLinks } from './find-references.ts';
import { resolveTarget } from './link-target.ts';
import { referenceRule } from './reference-rule.ts';
import { info, warning } from '../effects.ts';
import type { CheckedFile, Effects, RepositoryView } from '../types.ts';
import { quote } from '../../text/shown/quote.ts';

export const markdownLinkEscapes = referenceRule({
  id: 'markdown-link-escapes',
  description: 'A link leads out of the repository',
  effects: [
    warning(
      CLIENTS,
      'On github.com and in other checkouts the file does not exist. If some file does exist there, VS Code may send a private file to the model.',
    ),
  ],
  looksFor: { parts: ['./'] },
  find: (text) => findLinks(text).filter(({ target }) => target.includes('../')),
  judge: (_facts, repository) => (link, file) =>
    resolveTarget(link.target, file, repository).kind === 'outside' && !isRightElsewhere(link.target, file, repository)
      ? {
          said: {
            message: `The link ${quote(link.target)} leads out of the repository`,
            hint: 'Link to a file in the repository, or to a web page.',
          },
          particulars: leadsToNeighbour(link.target, repository) ? { effects: OF_NEIGHBOUR } : {},
        }
      : undefined,
});

const OF_NEIGHBOUR: Effects = [
  info(CLIENTS, 'The repository is a plugin. Where it is installed alone, the file does not exist.'),
];

/**
 * Whether the repository is a plugin, and the link leads to a folder that it does not have: to a neighbour of the plugin in
 * a larger project. If it has the folder, the link has too many steps up.
 */
function leadsToNeighbour(target: string, { paths }: RepositoryView): boolean {
  const folder = /^(?:\.\.?\/)+([^/]+)\//.exec(target)?.[1];
  return paths.has('.claude-plugin/plugin.json') && folder !== undefined && !paths.hasFolder(folder);
}

/** Whether the file is one that a tool copies into a deeper folder, where the link leads to an existing file. */
function isRightElsewhere(target: string, { standing }: CheckedFile, { paths }: RepositoryView): boolean {
  const path = target.replace(/^(?:\.\.?\/)+/, '').replace(/[#?].*$/s, '');
  return standing !== 'in-place' && path !== '' && (paths.has(path) || paths.hasFolder(path));
}

import { CLIENTS } from '../../customizations/known/clients.ts';
import { findLinks, LINK_PARTS } from './find-references.ts';
import { resolveTarget } from './link-target.ts';
import { referenceRule } from './reference-rule.ts';
import { addressWithoutScheme } from './schemeless.ts';
import { quote } from '../../text/shown/quote.ts';
import { info } from '../effects.ts';

export const markdownLinkSchemeless = referenceRule({
  id: 'markdown-link-schemeless',
  bundled: 'documents',
  description: 'A link to a web page has no `https://`',
  effects: [
    info(
      CLIENTS,
      'VS Code and github.com read the address as a path next to the file, and an agent may look for it there.',
    ),
  ],
  fixes: 'Adds `https://` before the address.',
  looksFor: { parts: LINK_PARTS },
  find: (text) => findLinks(text).filter(({ target }) => addressWithoutScheme(target) !== undefined),
  judge: (_facts, repository) => (link, file) => {
    const address = addressWithoutScheme(link.target);
    if (address === undefined || resolveTarget(link.target, file, repository).kind === 'here') {
      return undefined;
    }
    return {
      said: {
        message: `${quote(link.target)} is read as a path, because it has no \`https://\``,
        hint: `Write ${quote(address)}.`,
      },
      particulars: { fix: { kind: 'edits', edits: [{ start: link.start, end: link.start, text: 'https://' }] } },
    };
  },
});

import { CLIENTS } from '../../customizations/known/clients.ts';
import { findLinks, LINK_PARTS } from './find-references.ts';
import { resolveTarget } from './link-target.ts';
import { referenceRule, type FileReference } from './reference-rule.ts';
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
        message: link.target.startsWith('mdc:')
          ? `${quote(link.target)} is not an address: it begins with \`mdc:\``
          : `${quote(link.target)} is read as a path, because it has no \`https://\``,
        hint: `Write ${quote(address)}.`,
      },
      particulars: { fix: { kind: 'edits', edits: [replaceStart(link, address)] } },
    };
  },
});

/** The edit that turns the beginning of a target into that of the address. Their ends are the same. */
function replaceStart({ start, target }: FileReference, address: string): { start: number; end: number; text: string } {
  const isOfCursor = target.startsWith('mdc:');
  const same = isOfCursor ? address.replace(/^\w+:\/\//, '') : target;
  return {
    start,
    end: start + target.length - same.length,
    text: address.slice(0, address.length - same.length),
  };
}

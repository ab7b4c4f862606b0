import { CLIENTS } from '../../customizations/known/clients.ts';
import { folderOf, isBelow } from '../../workspace/paths.ts';
import {
  findFileVariables,
  findLinks,
  findPaths,
  findRelativePaths,
  LINK_PARTS,
  PATH_PARTS,
  VARIABLE_PARTS,
} from './find-references.ts';
import { resolveTarget } from './link-target.ts';
import { referenceRule, type FileReference } from './reference-rule.ts';
import { warning } from '../effects.ts';
import type { Particulars } from '../types.ts';
import type { TextRange } from '../../text/source-text.ts';
import { quote } from '../../text/shown/quote.ts';

export const referenceCaseMismatch = referenceRule({
  id: 'reference-case-mismatch',
  description: "A reference differs from the file's name in letter case",
  effects: [
    warning(
      CLIENTS,
      'On github.com, and in VS Code, the Copilot CLI and Claude Code on Linux, the file is not found, as letter case counts there.',
    ),
  ],
  fixes: 'Corrects the letter case.',
  looksFor: { parts: [...LINK_PARTS, ...VARIABLE_PARTS, ...PATH_PARTS] },
  bundled: 'documents',
  find: (text) => [
    ...findLinks(text),
    ...findFileVariables(text),
    ...withoutDoubles(findPaths(text), findRelativePaths(text)),
  ],
  judge: (_facts, repository) => (reference, file) => {
    const found = resolveTarget(reference.target, file, repository);
    const isElsewhere = reference.form === 'path' && !reference.target.startsWith('..');
    if (found.kind !== 'other-case' || (isElsewhere && !isBelow(found.spelled, folderOf(file.path)))) {
      return undefined;
    }
    return {
      said: {
        message: `${quote(reference.target)} is named ${quote(found.spelled)} in the repository`,
        hint: "Use the letter case of the file's name.",
      },
      particulars: respelled(reference, reference.target, found),
    };
  },
});

function withoutDoubles(paths: readonly FileReference[], others: readonly FileReference[]): readonly FileReference[] {
  return [...paths, ...others.filter(({ start }) => !paths.some((path) => path.start === start))];
}

/** Corrects the letter case of the written path, if it ends with the same letters as the resolved one. */
function respelled(
  { start }: TextRange,
  target: string,
  { path, spelled }: { readonly path: string; readonly spelled: string },
): Particulars {
  const written = target.replace(/[#?].*$/s, '').replace(/^(?:\.{0,2}\/)+/, '');
  const from = target.indexOf(written);
  return written !== '' && path.endsWith(written) && path.length === spelled.length
    ? {
        fix: {
          kind: 'edits',
          edits: [{ start: start + from, end: start + from + written.length, text: spelled.slice(-written.length) }],
        },
      }
    : {};
}

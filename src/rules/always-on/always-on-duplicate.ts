import { CLIENTS } from '../../customizations/known/clients.ts';
import { info } from '../effects.ts';
import type { CheckedFile, RepositoryRule } from '../types.ts';
import { hashParagraphs, type ParagraphHash } from './paragraph-hashes.ts';
import { ALWAYS_ON_KINDS, findScopeFolder, shareClient } from './always-on-scope.ts';
import { quote } from '../../text/shown/quote.ts';

export const alwaysOnDuplicate: RepositoryRule<readonly ParagraphHash[]> = {
  id: 'always-on-duplicate',
  scope: 'repository',
  kinds: ALWAYS_ON_KINDS,
  description: 'Two files that go with every request contain the same paragraph',
  effects: [
    info(
      CLIENTS,
      'A client that reads both files, as VS Code and the Copilot CLI do, sends the paragraph twice. If one copy is changed, the other contradicts it.',
    ),
  ],
  collect(text) {
    const paragraphs = hashParagraphs(text);
    return paragraphs.length === 0 ? undefined : paragraphs;
  },
  check(facts, report, { paths }) {
    const links = new Set(paths.entries.flatMap(({ path, kind }) => (kind === 'symlink' ? [path] : [])));
    const own = facts.filter(({ file }) => file.level === 'repository' && !links.has(file.path));
    const holders = new Map<string, CheckedFile[]>();
    for (const { file, fact } of own) {
      for (const { hash } of fact) {
        const key = makeKey(file, hash);
        holders.set(key, [...(holders.get(key) ?? []), file].slice(0, MAX_REMEMBERED));
      }
    }
    for (const { file, fact } of own) {
      const otherWith = ({ hash }: ParagraphHash): CheckedFile | undefined =>
        holders.get(makeKey(file, hash))?.find((other) => other !== file && shareClient(other, file));
      // If a whole file is a copy, reporting its first paragraph is enough.
      const first = fact.find((paragraph) => otherWith(paragraph) !== undefined);
      const other = first && otherWith(first);
      if (first !== undefined && other !== undefined) {
        report(
          file,
          { start: first.start, end: first.end },
          {
            message: `This paragraph is also in ${quote(other.path)}`,
            hint: 'Keep it in only one of the files, or make one file a symbolic link to the other.',
          },
        );
      }
    }
  },
};

function makeKey(file: CheckedFile, hash: number): string {
  return `${findScopeFolder(file)} ${String(hash)}`;
}

/** The most files remembered for a paragraph. A scope has few always-on files: one of each kind. */
const MAX_REMEMBERED = 5;

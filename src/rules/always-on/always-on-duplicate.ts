import { inBackticks } from '../../text/in-backticks.ts';
import type { CheckedFile, RepositoryRule } from '../types.ts';
import { hashParagraphs, type ParagraphHash } from './paragraph-hashes.ts';
import { ALWAYS_ON_KINDS, scopeOf, shareClient } from './scope-of.ts';

export const alwaysOnDuplicate: RepositoryRule<readonly ParagraphHash[]> = {
  id: 'always-on-duplicate',
  scope: 'repository',
  kinds: ALWAYS_ON_KINDS,
  description: 'The same paragraph stands in two files that go with every request',
  effects: [
    {
      clients: ['vscode', 'github', 'copilot-cli', 'claude'],
      severity: 'info',
      why: 'A client that reads both files, as VS Code and the Copilot CLI do, sends the paragraph twice, and a change in one leaves the other to contradict it.',
    },
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
        const key = keyOf(file, hash);
        holders.set(key, [...(holders.get(key) ?? []), file].slice(0, MAX_REMEMBERED));
      }
    }
    for (const { file, fact } of own) {
      const otherWith = ({ hash }: ParagraphHash): CheckedFile | undefined =>
        holders.get(keyOf(file, hash))?.find((other) => other !== file && shareClient(other, file));
      // Of a copy of a whole file the first paragraph says it all.
      const first = fact.find((paragraph) => otherWith(paragraph) !== undefined);
      const other = first && otherWith(first);
      if (first !== undefined && other !== undefined) {
        report(
          file,
          { start: first.start, end: first.end },
          {
            message: `This paragraph stands in ${inBackticks(other.path)} too`,
            hint: 'Keep it in one of the files, or make one a link to the other.',
          },
        );
      }
    }
  },
};

function keyOf(file: CheckedFile, hash: number): string {
  return `${scopeOf(file)} ${String(hash)}`;
}

/** A paragraph stands in one scope in a handful of files at most: one of each kind. */
const MAX_REMEMBERED = 5;

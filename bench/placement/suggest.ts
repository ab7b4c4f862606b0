import type { DiffLine } from './read-diff.ts';

const WORDS = /(?<![\w@#$&\\%.'"-])[A-Za-z_]\w{3,}(?=\s*(?:[=.,;)\]]|\())/g;
const KEYWORDS = new Set(
  'assert async await break case catch class const continue default defer delete elif else elsif ensure enum event except extends extern false finally foreach from func function global goto implements import include instanceof interface internal lambda match module namespace null operator override package pass private protected public raise readonly require rescue return self sizeof static struct super switch template then this throw throws trait true type typedef typeof undefined union unless until using virtual void volatile when where while with yield'.split(
    ' ',
  ),
);

/**
 * Suggests code for the lines that a reviewer could have written: the same lines with another name in one of them. Nothing if no
 * line has a name that can be changed.
 */
export function suggestOther(lines: readonly DiffLine[]): string | undefined {
  const texts = lines.map(({ text }) => text);
  for (const [index, text] of texts.entries()) {
    const name = [...text.matchAll(WORDS)].find(([word]) => !KEYWORDS.has(word));
    if (name !== undefined) {
      const end = name.index + name[0].length;
      return texts.with(index, `${text.slice(0, end)}Other${text.slice(end)}`).join('\n');
    }
  }
  return undefined;
}

import type { SimilarWindow } from '../../../src/context/similar/similar-windows.ts';
import { distinctWords, similarityOf } from '../../../src/context/similar/words.ts';

type FindWords = (from: number, to: number) => ReadonlySet<string>;

/** What a window search must return, in the plain way: the words of every window are collected from its text. */
export function findSimilarWindowsPlainly(
  text: string,
  reference: ReadonlySet<string>,
  length: number,
): readonly SimilarWindow[] {
  const lines = linesOf(text);
  return slide(text, reference, length, (from, to) => distinctWords(lines.slice(from - 1, to).join('\n')));
}

/** The same with the words of each line collected once, as Copilot does it. */
export function findSimilarWindowsFromLines(
  text: string,
  reference: ReadonlySet<string>,
  length: number,
): readonly SimilarWindow[] {
  const wordsOfLines = linesOf(text).map(distinctWords);
  return slide(text, reference, length, (from, to) => {
    const words = new Set<string>();
    for (const ofLine of wordsOfLines.slice(from - 1, to)) {
      ofLine.forEach((word) => words.add(word));
    }
    return words;
  });
}

function linesOf(text: string): readonly string[] {
  return text.replace(/\n$/, '').split('\n');
}

function slide(
  text: string,
  reference: ReadonlySet<string>,
  length: number,
  findWords: FindWords,
): readonly SimilarWindow[] {
  const kept: SimilarWindow[] = [];
  if (text === '' || reference.size === 0 || length < 1) {
    return kept;
  }
  const lines = linesOf(text).length;
  for (let from = 1; from === 1 || from + length - 1 <= lines; from += 1) {
    const to = Math.min(from + length - 1, lines);
    const window = { from, to, score: similarityOf(findWords(from, to), reference) };
    const last = kept.at(-1);
    if (last === undefined || last.to < from) {
      kept.push(window);
    } else if (last.score < window.score) {
      kept[kept.length - 1] = window;
    }
  }
  return kept;
}

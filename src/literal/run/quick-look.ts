import { lazily } from '../../structures/lazily.ts';
import { readAddedNames } from '../added-names.ts';
import type { AddedLine, Check, Sign, TextSubject } from '../types.ts';

/** Makes the quick look at the added lines. */
export function prepareMayFind(added: readonly AddedLine[]): (check: Check) => boolean {
  const { lines, have } = readAddedNames(added);
  // Many finders share one look, such as that at lines that may import something.
  const looks = new Map<(line: string) => boolean, boolean>();
  const matchesAny = (mayMatch: (line: string) => boolean): boolean => {
    const known = looks.get(mayMatch) ?? lines.some((line) => mayMatch(line));
    looks.set(mayMatch, known);
    return known;
  };
  return ({ finder }) => {
    if (finder.looksAt !== 'code') {
      return true;
    }
    const { signs, mayMatch } = finder;
    return (
      (signs === undefined || signs.some(({ onLine }) => onLine === undefined || have(onLine))) &&
      (mayMatch === undefined || matchesAny(mayMatch))
    );
  };
}

/** Makes the quick look at the whole text. */
export function prepareMayOccur({ head, hasWord, added }: TextSubject): (check: Check) => boolean {
  const { have } = readAddedNames(added);
  const lines = lazily(() => countLines(head ?? ''));
  return ({ finder }) => {
    if (finder.looksAt !== 'code' || head === undefined || hasWord === undefined) {
      return true;
    }
    const { signs, minLines } = finder;
    const hasSign = ({ onLine, inFile }: Sign): boolean =>
      (inFile === undefined || hasWord(inFile)) && (onLine === undefined || have(onLine));
    return (signs === undefined || signs.some(hasSign)) && (minLines === undefined || lines() >= minLines);
  };
}

function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    lines += 1;
  }
  return lines;
}

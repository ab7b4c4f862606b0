import { lazily } from '../../structures/lazily.ts';
import { readNames } from '../../text/read-names.ts';
import type { AddedLine, Check, Sign, TextSubject } from '../types.ts';

/** Makes the quick look at the added lines. */
export function prepareMayFind(added: readonly AddedLine[]): (check: Check) => boolean {
  const lines = [...added.map(({ text }) => text), ...readOtherNames(added)];
  const all = lines.join('\n');
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
      (signs === undefined || signs.some(({ onLine }) => onLine === undefined || all.includes(onLine))) &&
      (mayMatch === undefined || matchesAny(mayMatch))
    );
  };
}

/** Makes the quick look at the whole text. */
export function prepareMayOccur({ head, hasWord, added }: TextSubject): (check: Check) => boolean {
  const others = lazily(() => readOtherNames(added));
  const isOnLine = (text: string): boolean =>
    added.some((line) => line.text.includes(text)) || others().some((line) => line.includes(text));
  const lines = lazily(() => countLines(head ?? ''));
  return ({ finder }) => {
    if (finder.looksAt !== 'code' || head === undefined || hasWord === undefined) {
      return true;
    }
    const { signs, minLines } = finder;
    const hasSign = ({ onLine, inFile }: Sign): boolean =>
      (inFile === undefined || hasWord(inFile)) && (onLine === undefined || isOnLine(onLine));
    return (signs === undefined || signs.some(hasSign)) && (minLines === undefined || lines() >= minLines);
  };
}

/** Added lines in which a compiler reads other names than people do, as it reads them. */
export function readOtherNames(added: readonly AddedLine[]): readonly string[] {
  return added.flatMap(({ text }) => {
    const read = readNames(text);
    return read === text ? [] : [read];
  });
}

function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    lines += 1;
  }
  return lines;
}

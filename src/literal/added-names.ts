import { rememberEach } from '../structures/remember-each.ts';
import { readNames } from '../text/read-names.ts';
import type { AddedLine } from './types.ts';

/** What many checks ask of the same added lines. */
export interface AddedNames {
  /** Those in which a compiler reads other names than people do, as it reads them. */
  readonly others: readonly string[];
  /** All lines, with those. */
  readonly lines: readonly string[];
  /** Whether any of these lines has a text. */
  readonly have: (text: string) => boolean;
}

/** Reads added lines once for all checks. */
export const readAddedNames = rememberEach((added: readonly AddedLine[]): AddedNames => {
  const others = listOtherNames(added);
  const lines = [...added.map(({ text }) => text), ...others];
  const all = lines.join('\n');
  const known = new Map<string, boolean>();
  return {
    others,
    lines,
    have: (text) => {
      const has = known.get(text) ?? all.includes(text);
      known.set(text, has);
      return has;
    },
  };
});

function listOtherNames(added: readonly AddedLine[]): readonly string[] {
  return added.flatMap(({ text }) => {
    const read = readNames(text);
    return read === text ? [] : [read];
  });
}

import { detachText } from '../../../text/detach.ts';
import type { TextRange } from '../../../text/source-text.ts';
import type { CheckedText } from '../../reading/texts/checked-text.ts';
import type { PartKind } from './find-mentions.ts';
import { isListedAsElsewhere, isPlaceholderName, NAME } from './part-names.ts';
import { regex } from '../../../text/regex.ts';

/** A list or table of skills, agents or commands. */
export interface PartList {
  readonly kind: PartKind;
  readonly entries: readonly { readonly name: string; readonly range: TextRange }[];
}

/** A heading, the entry of a list that begins with a name in code or in bold type, or the row of a table that does. */
const LINE = regex('gm')`
  ^(?:
    (#{1,6})[ \t]+([^\n]{1,200})
    |(?:[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+|\|[ \t]*)(?:\*\*)?(?:\`|\*\*)/?(${NAME})(?:\`|\*\*)(?:\*\*)?
      (?=[ \t]*(?:[-–—:|(]|\r?$))
  )
`;
const KINDS: readonly (readonly [PartKind, RegExp])[] = [
  ['skill', /\bskills\b/i],
  ['agent', /\b(?:sub-?)?agents\b/i],
  ['command', /\bcommands\b/i],
];
const MAX_LINES = 2_000;
const MAX_LINE = 400;

interface Heading {
  readonly level: number;
  readonly kind: PartKind | undefined;
  readonly isElsewhere: boolean;
  /** The entries of the sections below a heading with a kind. */
  readonly entries: { readonly name: string; readonly range: TextRange }[];
}

/** Finds the lists below a heading that says what is listed: `## Related skills`. Its sections are one list. */
export function findPartLists({ text, body, markdown }: CheckedText): readonly PartList[] {
  if (!MAY_NAME_KIND.test(text)) {
    return [];
  }
  const lists: PartList[] = [];
  let above: readonly Heading[] = [];
  LINE.lastIndex = body.start;
  let lines = 0;
  for (let match = LINE.exec(text); match !== null && lines < MAX_LINES; match = LINE.exec(text)) {
    lines += 1;
    const [whole, marks, words = '', name = ''] = match;
    if (markdown.isFenced(match.index)) {
      continue;
    }
    if (marks !== undefined) {
      const heading = readHeading(marks.length, words);
      above = [...above.filter(({ level }) => level < marks.length), heading];
      if (heading.kind !== undefined) {
        lists.push({ kind: heading.kind, entries: heading.entries });
      }
      continue;
    }
    const kind = above.findLast((heading) => heading.kind !== undefined)?.kind;
    const list = above.some(({ isElsewhere }) => isElsewhere)
      ? undefined
      : above.find((heading) => kind !== undefined && heading.kind === kind);
    const start = match.index + whole.lastIndexOf(name);
    const newline = text.indexOf('\n', start);
    const behind = text.slice(start + name.length, Math.min(newline < 0 ? text.length : newline, start + MAX_LINE));
    if (list !== undefined && !isPlaceholderName(name) && !isListedAsElsewhere(behind)) {
      list.entries.push({ name: detachText(name), range: { start, end: start + name.length } });
    }
  }
  return lists.filter(({ entries }) => entries.length > 1);
}

/** A heading that may name a kind. To look for one is faster than to read all lines. */
const MAY_NAME_KIND = /\n##[^\n]{0,400}?\b(?:skills|agents|subagents|commands)\b/i;

/** The title of a page lists nothing. */
function readHeading(level: number, words: string): Heading {
  const kind = level === 1 ? undefined : KINDS.find(([, word]) => word.test(words))?.[0];
  return { level, kind, isElsewhere: level > 1 && isListedAsElsewhere(words), entries: [] };
}

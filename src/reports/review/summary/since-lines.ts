import { count } from '../../count.ts';
import { fold } from '../../markdown/fold.ts';
import { limitRows } from '../../markdown/limit-rows.ts';
import { headLink, wordsLink } from '../../markdown/links.ts';
import { modelLine } from '../../markdown/model-markdown.ts';
import { shorten } from '../../../text/shown/shorten.ts';
import type { Since, SinceRow } from '../state/since.ts';

const MAX_ROWS = 20;
const MAX_TITLE_CHARACTERS = 120;

/** What changed since the last reviewed commit: `2 fixed, 1 new, 3 open since abc1234.`; empty on a first review. */
export function sinceSentence(since: Since | undefined): readonly string[] {
  if (since?.since === undefined) {
    return [];
  }
  const parts = [
    part(since.fixed, 'fixed'),
    part(since.fresh, 'new'),
    part(since.returned, 'back again'),
    part([...since.open, ...since.unjudged], 'open'),
    part(since.dismissed, 'dismissed by people'),
  ].filter((words) => words !== '');
  const words = parts.length === 0 ? 'No findings' : parts.join(', ');
  return [`${words} since ${since.since.slice(0, SHA_CHARACTERS)}.`];
}

const SHA_CHARACTERS = 7;

function part(rows: readonly SinceRow[], words: string): string {
  return rows.length === 0 ? '' : `${rows.length} ${words}`;
}

/**
 * The findings that are fixed, dismissed or in files that nobody could judge again, folded, because the table does not show
 * them; empty if there are none.
 */
export function closedFindings(since: Since | undefined, room: number): readonly string[] {
  const { fixed = [], dismissed = [], unjudged = [] } = since ?? {};
  const rows = [
    ...unjudged.map((row) => `- Not judged again: ${drawRow(row)}`),
    ...fixed.map((row) => `- Fixed: ${drawRow(row)}`),
    ...dismissed.map((row) => `- Dismissed: ${drawRow(row)}, because ${modelLine(row.reason)}`),
  ];
  const over = fixed.length + dismissed.length;
  const counts = [part(fixed, 'fixed'), part(dismissed, 'dismissed')].filter((words) => words !== '').join(', ');
  const title = [
    ...(over === 0 ? [] : [`${count(over, 'finding')} no longer reported: ${counts}`]),
    ...(unjudged.length === 0 ? [] : [`${count(unjudged.length, 'open finding')} not judged again`]),
  ].join('; ');
  return rows.length === 0 ? [] : [fold(title, limitRows(rows, { rows: MAX_ROWS, characters: room }).join('\n'))];
}

function drawRow({ title, url, path }: SinceRow): string {
  return `${wordsLink(shorten(title, MAX_TITLE_CHARACTERS), url)} in ${headLink(path, undefined, undefined)}`;
}

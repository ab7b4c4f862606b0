import { element, find, outside } from '../element.ts';
import type { ShownDump } from '../read-dump.ts';
import { grouped } from '../words.ts';

/** Further ones are counted. */
const MAX_ROWS = 1_000;

/** What did not come as far as the prompt, with the reasons. */
export function showLeftOut({ leftOut }: ShownDump): void {
  find('left-out', HTMLElement).hidden = leftOut.length === 0;
  const rows = leftOut.map(({ source, reason }) => () => [element('code', {}, outside(source)), ': ', outside(reason)]);
  find('left-out-list', HTMLElement).replaceChildren(...listOf(rows));
}

/** Where the change speaks to a model, with how it begins to. */
export function showDirections({ directions }: ShownDump): void {
  find('directions', HTMLElement).hidden = directions.length === 0;
  const rows = directions.map(({ place, does, quote }) => () => [
    element('code', {}, outside(place)),
    ` ${does}: `,
    element('q', {}, outside(quote)),
  ]);
  find('direction-list', HTMLElement).replaceChildren(...listOf(rows));
}

function listOf(rows: readonly (() => readonly (Node | string)[])[]): readonly HTMLElement[] {
  const items = rows.slice(0, MAX_ROWS).map((draw) => element('li', {}, ...draw()));
  const more = rows.length - items.length;
  return [
    element('ul', { class: 'plain' }, ...items),
    ...(more > 0 ? [element('p', { class: 'count' }, `and ${grouped(more)} more`)] : []),
  ];
}

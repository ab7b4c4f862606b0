import { element, find, outside } from '../element.ts';
import type { ShownDump } from '../read-dump.ts';
import { grouped } from '../words.ts';

/** Most rows of a list that are shown. The others are counted. */
const MAX_ROWS = 1_000;

/** Shows what was left out before the prompt was made, with the reasons. */
export function showLeftOut({ leftOut }: ShownDump): void {
  find('left-out', HTMLElement).hidden = leftOut.length === 0;
  const rows = leftOut.map(({ source, reason }) => () => [element('code', {}, outside(source)), ': ', outside(reason)]);
  find('left-out-list', HTMLElement).replaceChildren(...drawList(rows));
}

/** Shows where the change speaks to a model, with the beginning of the text. */
export function showDirections({ directions }: ShownDump): void {
  find('directions', HTMLElement).hidden = directions.length === 0;
  const rows = directions.map(({ place, does, quote }) => () => [
    element('code', {}, outside(place)),
    ` ${does}: `,
    element('q', {}, outside(quote)),
  ]);
  find('direction-list', HTMLElement).replaceChildren(...drawList(rows));
}

/** Shows the statements of the guidelines that say something about code: what their checks report, or what keeps them from one. */
export function showStatements({ statements }: ShownDump): void {
  const rules = statements.filter(({ kind }) => kind !== 'background' && kind !== 'process');
  find('statements', HTMLElement).hidden = rules.length === 0;
  const rows = rules.map(({ place, kind, text, outcome }) => () => [
    element('code', {}, outside(place)),
    ` ${kind}: `,
    element('q', {}, outside(text)),
    ...(outcome === undefined ? [] : [' ', outside(outcome)]),
  ]);
  find('statement-list', HTMLElement).replaceChildren(...drawList(rows));
}

function drawList(rows: readonly (() => readonly (Node | string)[])[]): readonly HTMLElement[] {
  const items = rows.slice(0, MAX_ROWS).map((draw) => element('li', {}, ...draw()));
  const more = rows.length - items.length;
  return [
    element('ul', { class: 'plain' }, ...items),
    ...(more > 0 ? [element('p', { class: 'count' }, `and ${grouped(more)} more`)] : []),
  ];
}

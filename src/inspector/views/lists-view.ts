import { element, find, outside, outsideSentence } from '../element.ts';
import { countLeftOut } from '../../reports/dumps/count-left-out.ts';
import type { ShownDump } from '../read-dump.ts';
import { grouped, statementWords } from '../words.ts';

/** Most rows of a list that are shown. The others are counted. */
const MAX_ROWS = 1_000;

/** Shows what was left out before the prompt was made, with the reasons. */
export function showLeftOut({ leftOut }: ShownDump): void {
  find('left-out', HTMLElement).hidden = leftOut.length === 0;
  const rows = leftOut.map(({ source, reason }) => () => [
    element('code', {}, outside(source)),
    ': ',
    outsideSentence(reason),
  ]);
  showList('left-out', rows, countLeftOut(leftOut));
}

/** Shows where the change speaks to a model, with the beginning of the text. */
export function showDirections({ directions }: ShownDump): void {
  find('directions', HTMLElement).hidden = directions.length === 0;
  const rows = directions.map(({ place, does, quote }) => () => [
    element('code', {}, outside(place)),
    ` ${does}: `,
    element('q', {}, outside(quote)),
  ]);
  showList('direction', rows);
}

/** Shows the statements of the guidelines that say something about code: what their checks report, or what keeps them from one. */
export function showStatements({ statements }: ShownDump): void {
  const rules = statements.filter(({ kind }) => kind !== 'background' && kind !== 'process');
  find('statements', HTMLElement).hidden = rules.length === 0;
  const rows = rules.map(({ place, kind, text, outcome }) => () => [
    element('code', {}, outside(place)),
    ' ',
    element('q', {}, outside(text)),
    element('div', { class: 'count' }, outsideSentence(statementWords({ kind, outcome }))),
  ]);
  showList('statement', rows);
}

/** Fills a list, and says in its heading how many rows it has, because only the first may be in sight. */
function showList(
  name: string,
  rows: readonly (() => readonly (Node | string)[])[],
  heading = grouped(rows.length),
): void {
  find(`${name}-count`, HTMLElement).textContent = heading;
  const items = rows.slice(0, MAX_ROWS).map((draw) => element('li', {}, ...draw()));
  const more = rows.length - items.length;
  find(`${name}-list`, HTMLElement).replaceChildren(
    element('ul', { class: 'plain' }, ...items),
    ...(more > 0 ? [element('p', { class: 'count' }, `and ${grouped(more)} more`)] : []),
  );
}

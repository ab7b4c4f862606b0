import type { Actions, View } from '../actions.ts';
import { element, find, outside, outsidePath } from '../element.ts';
import type { ShownDump, ShownRequest } from '../read-dump.ts';
import { showHidden } from '../../text/hidden/visible.ts';
import type { Situation } from '../state.ts';
import { costOf, counted, cutMiddle, grouped, percent } from '../words.ts';

/** Most changed files that a row names. It counts the others. */
const MAX_NAMED = 4;
/** The columns of numbers, by their heads. */
const HEAD_CLASSES: ReadonlyMap<string, string> = new Map([
  ['Tokens', 'number'],
  ['Cost', 'number cost'],
]);
/** A longer path is cut in its middle. */
const LONGEST_PATH = 48;

/** Shows what a request costs. If there are several requests, a table lists them, and a person can choose one. */
export function createRequestView(
  { requests }: Pick<ShownDump, 'requests'>,
  { chooseRequest }: Pick<Actions, 'chooseRequest'>,
): View<Situation> {
  const select = find('request', HTMLSelectElement);
  select.replaceChildren(
    ...requests.map(({ tokens }, index) =>
      element('option', { value: index }, `${index + 1} of ${requests.length}: ${counted(tokens, 'token')}`),
    ),
  );
  const isOne = requests.length < 2;
  find('request-field', HTMLElement).hidden = isOne;
  find('requests', HTMLElement).hidden = isOne;
  select.addEventListener('change', () => chooseRequest(Number(select.value)));
  const table = isOne ? undefined : createTable(requests, chooseRequest);
  return {
    show: (situation) => {
      select.value = String(situation.state.request);
      showCost(situation);
      table?.show(situation);
    },
  };
}

function showCost({ request, tokens, rows, budget, trial, state }: Situation): void {
  const sent = rows.filter(({ entry }) => entry.included).length;
  find('cost-words', HTMLElement).replaceChildren(
    element('strong', {}, grouped(tokens)),
    ` of ${counted(budget, 'token')} (${percent(tokens, budget)})${trial === undefined ? '' : ' with the budget that is tried'}, `,
    `${grouped(sent)} of ${counted(rows.length, 'piece')} sent`,
    ...(state.price === undefined ? [] : [`, ${costOf(tokens, state.price)} for the input`]),
    '. Hash ',
    element('code', { class: 'hash', title: request.hash }, outside(request.hash)),
  );
}

function createTable(requests: readonly ShownRequest[], choose: (request: number) => void): View<Situation> {
  const body = element('tbody', {});
  const rows = requests.map((request, index) => {
    const button = element('button', { type: 'button', class: 'link' }, `Request ${index + 1}`);
    button.addEventListener('click', () => choose(index));
    const cost = element('td', { class: 'number cost' });
    const row = element(
      'tr',
      {},
      element('th', { scope: 'row' }, button),
      element('td', {}, request.agent === undefined ? 'default reviewer' : outside(request.agent)),
      element('td', { class: 'number' }, grouped(request.tokens)),
      cost,
      element('td', {}, ...drawFiles(request)),
    );
    return { request, row, button, cost };
  });
  body.append(...rows.map(({ row }) => row));
  const heads = ['Request', 'Reviewer', 'Tokens', 'Cost', 'Changed files'].map((name) =>
    element('th', { scope: 'col', class: HEAD_CLASSES.get(name) }, name),
  );
  const host = find('request-scroll', HTMLElement);
  host.replaceChildren(
    element(
      'table',
      { class: 'requests', 'aria-label': 'Requests of this dump' },
      element('thead', {}, element('tr', {}, ...heads)),
      body,
    ),
  );
  return {
    show: ({ state }) => {
      host.classList.toggle('unpriced', state.price === undefined);
      for (const [index, { request, row, button, cost }] of rows.entries()) {
        const isShown = index === state.request;
        row.classList.toggle('selected', isShown);
        button.ariaCurrent = isShown ? 'true' : null;
        cost.textContent = state.price === undefined ? '' : costOf(request.tokens, state.price);
      }
    },
  };
}

/** The changed files whose hunks or texts a request has. A person can open those that the row does not name. */
function drawFiles({ pieces }: ShownRequest): readonly (Node | string)[] {
  const changed = pieces.flatMap(({ kind, source, included }) =>
    included && source !== null && (kind === 'hunk' || kind === 'file') ? [source] : [],
  );
  const paths = [...new Set(changed)];
  const drawPath = (path: string): HTMLElement =>
    element('code', { title: showHidden(path) }, outside(cutMiddle(path, LONGEST_PATH)));
  const named = paths.slice(0, MAX_NAMED).flatMap((path, index) => [...(index === 0 ? [] : [', ']), drawPath(path)]);
  const others = paths.slice(MAX_NAMED);
  return [...named, ...(others.length === 0 ? [] : [drawOthers(others)])];
}

function drawOthers(paths: readonly string[]): HTMLElement {
  const list = element('ul', { class: 'plain' });
  const others = element('details', {}, element('summary', {}, `and ${counted(paths.length, 'more file')}`), list);
  others.addEventListener('toggle', () => {
    list.replaceChildren(...paths.map((path) => element('li', {}, element('code', {}, outsidePath(path)))));
  });
  return others;
}

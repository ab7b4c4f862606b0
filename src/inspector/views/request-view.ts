import type { Actions, View } from '../actions.ts';
import { element, find, outside } from '../element.ts';
import type { ShownDump } from '../read-dump.ts';
import type { Situation } from '../state.ts';
import { counted, grouped, percent } from '../words.ts';

/** Shows the tokens of a request. If there are several requests, a person can choose one. */
export function showRequests(
  { requests }: ShownDump,
  { chooseRequest }: Pick<Actions, 'chooseRequest'>,
): View<Situation> {
  const select = find('request', HTMLSelectElement);
  select.replaceChildren(
    ...requests.map(({ tokens }, index) =>
      element('option', { value: index }, `${index + 1} of ${requests.length}: ${counted(tokens, 'token')}`),
    ),
  );
  find('request-field', HTMLElement).hidden = requests.length < 2;
  select.addEventListener('change', () => chooseRequest(Number(select.value)));
  return {
    show: ({ state, request, tokens, rows, budget, trial }) => {
      select.value = String(state.request);
      const sent = rows.filter(({ entry }) => entry.included).length;
      find('cost-words', HTMLElement).replaceChildren(
        element('strong', {}, grouped(tokens)),
        ` of ${counted(budget, 'token')} (${percent(tokens, budget)})${trial === undefined ? '' : ' with the budget that is tried'}, `,
        `${grouped(sent)} of ${counted(rows.length, 'piece')} sent. Hash `,
        element('code', { class: 'hash', title: request.hash }, outside(request.hash)),
      );
    },
  };
}

import type { Actions, View } from '../actions.ts';
import { find } from '../element.ts';
import { MAX_MATCHES } from '../messages/find-matches.ts';
import type { Situation } from '../state.ts';
import { grouped } from '../words.ts';
import { sum } from '../../structures/sum.ts';

/** The search field, the number of matches, and buttons that go from match to match. */
export function createSearchView({
  search,
  step,
  announce,
}: Pick<Actions, 'search' | 'step' | 'announce'>): View<Situation> {
  const query = find('query', HTMLInputElement);
  const [previous, next] = [find('previous', HTMLButtonElement), find('next', HTMLButtonElement)];
  query.addEventListener('input', () => search(query.value));
  query.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    }
    if (event.key === 'Escape') {
      query.value = '';
      search('');
    }
  });
  previous.addEventListener('click', () => step(-1));
  next.addEventListener('click', () => step(1));
  return {
    show: ({ state, matches, matchesByRequest }) => {
      const all = Math.max(matches.length, sum(matchesByRequest));
      previous.disabled = all === 0;
      next.disabled = all === 0;
      const words = foundWords(state, matches.length, all);
      const found = find('found', HTMLElement);
      if (found.textContent !== words) {
        found.textContent = words;
        if (words !== '') {
          announce(words);
        }
      }
    },
  };
}

function foundWords({ query, match }: Situation['state'], here: number, all: number): string {
  if (query === '') {
    return '';
  }
  if (here === all) {
    return match === undefined ? `${bounded(here)} found` : `${grouped(match + 1)} of ${bounded(here)}`;
  }
  const shown = match === undefined ? bounded(here) : `${grouped(match + 1)} of ${bounded(here)}`;
  return `${shown} in this request, ${bounded(all)} in all`;
}

function bounded(count: number): string {
  return `${grouped(count)}${count === MAX_MATCHES ? ' or more' : ''}`;
}

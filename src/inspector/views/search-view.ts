import type { Actions, View } from '../actions.ts';
import { find } from '../element.ts';
import { MAX_MATCHES } from '../messages/find-matches.ts';
import type { Situation } from '../state.ts';
import { grouped } from '../words.ts';

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
    show: ({ state, matches }) => {
      previous.disabled = matches.length === 0;
      next.disabled = matches.length === 0;
      const words = foundWords(state.query, state.match, matches.length);
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

function foundWords(query: string, match: number | undefined, count: number): string {
  if (query === '') {
    return '';
  }
  const all = `${grouped(count)}${count === MAX_MATCHES ? ' or more' : ''}`;
  return match === undefined ? `${all} found` : `${grouped(match + 1)} of ${all}`;
}

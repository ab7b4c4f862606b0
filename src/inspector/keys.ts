import type { Actions } from './actions.ts';
import { find } from './element.ts';

/** Listens to the keys that work wherever the focus is. */
export function listenToKeys({ step }: Pick<Actions, 'step'>): void {
  const query = find('query', HTMLInputElement);
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && !isWriting(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      query.focus();
      query.select();
    }
    if (event.key === 'F3' && query.value !== '') {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    }
  });
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

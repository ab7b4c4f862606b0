import { find } from './element.ts';

/** While a person types or moves the slider, nothing is read out. */
const PAUSE_MILLISECONDS = 400;

/** Lets screen readers read out sentences. A sentence is dropped if a newer one comes soon after it. */
export function createAnnouncer(): (sentence: string) => void {
  const status = find('status', HTMLElement);
  let pending: ReturnType<typeof setTimeout> | undefined;
  return (sentence) => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      status.textContent = sentence;
    }, PAUSE_MILLISECONDS);
  };
}

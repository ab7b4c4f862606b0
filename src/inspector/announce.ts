import { find } from './element.ts';

/** As long as a person may go on typing or sliding. */
const PAUSE_MILLISECONDS = 400;

/** Has sentences read out by screen readers, each once nothing newer comes. */
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

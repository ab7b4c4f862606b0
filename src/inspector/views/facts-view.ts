import { element, find, outside } from '../element.ts';
import type { ShownDump } from '../read-dump.ts';
import { grouped } from '../words.ts';

/** Shows the facts about a dump as a whole. */
export function showFacts(dump: ShownDump): void {
  const { purpose, agent, model, encoding, encodingNote, budget, requests } = dump;
  const facts = [
    ['Purpose', purpose],
    ...(agent === undefined ? [] : [['Agent', agent] as const]),
    ['Model', model ?? 'none chosen'],
    // The note names the encoding.
    encodingNote === undefined ? ['Encoding', encoding] : ['Tokens', encodingNote],
    ['Budget', `${grouped(budget)} tokens a request`],
    ['Requests', grouped(requests.length)],
  ] as const;
  find('facts', HTMLDListElement).replaceChildren(
    ...facts.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, outside(value)))),
  );
  document.title = `Housestyle prompt: ${purpose}, ${grouped(requests.reduce((sum, { tokens }) => sum + tokens, 0))} tokens`;
}

import type { Actions } from '../actions.ts';
import { chunkMessage, type Chunk } from './chunks.ts';
import { element } from '../element.ts';
import type { ShownRequest } from '../read-dump.ts';
import { keepFocusInSight } from '../scroll.ts';
import { counted } from '../words.ts';

/** The elements for a request's messages, in which no text is drawn yet. */
export interface LaidMessages {
  readonly sections: readonly HTMLElement[];
  /** The chunks of all messages, in order. */
  readonly chunks: readonly Chunk[];
  /** For each chunk the element that it is drawn into. */
  readonly hosts: readonly HTMLElement[];
}

/** Makes a section with a title for each message of a request, and in it an empty block for each chunk. */
export function layMessages({ messages, pieces }: ShownRequest, announce: Actions['announce']): LaidMessages {
  const laid = messages.map(({ role, content }, index) => {
    const chunks = chunkMessage(index, content, pieces);
    const hosts = chunks.map(() => element('div', { class: 'chunk' }));
    const head = drawHead(role, content, index, announce);
    const section = element('section', { class: 'message', 'aria-labelledby': `message-${index}` }, head, ...hosts);
    return { chunks, hosts, section };
  });
  return {
    sections: laid.map(({ section }) => section),
    chunks: laid.flatMap(({ chunks }) => chunks),
    hosts: laid.flatMap(({ hosts }) => hosts),
  };
}

function drawHead(role: string, content: string, index: number, announce: Actions['announce']): HTMLElement {
  const copy = element(
    'button',
    { type: 'button', class: 'quiet' },
    'Copy',
    element('span', { class: 'visually-hidden' }, ` the ${role} message`),
  );
  copy.addEventListener('focus', () => keepFocusInSight(copy));
  copy.addEventListener('click', () => {
    navigator.clipboard.writeText(content).then(
      () => announce(`The ${role} message is copied.`),
      () => announce('The browser did not allow the copy.'),
    );
  });
  return element(
    'div',
    { class: 'message-head' },
    element('h3', { id: `message-${index}` }, role),
    element('span', { class: 'count' }, counted(content.length, 'character')),
    copy,
  );
}

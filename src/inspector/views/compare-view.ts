import type { Actions } from '../actions.ts';
import { drawComparison } from './draw-comparison.ts';
import { findDumpText } from '../dump-text.ts';
import { element, find, outside } from '../element.ts';
import { readDump, type ShownDump } from '../read-dump.ts';
import { grouped } from '../words.ts';

/** No dump is larger. A larger file would only fill the memory. */
const MAX_FILE_BYTES = 200_000_000;

type Announcing = Pick<Actions, 'announce'>;

/** Compares the dump of the page with another one: `other` as JSON, or a file that a person chooses or drops. */
export function openComparison(dump: ShownDump, other: string, actions: Announcing): void {
  const input = find('other-file', HTMLInputElement);
  input.addEventListener('change', () => void compareWith(input.files?.[0], dump, actions));
  const drop = find('drop', HTMLElement);
  document.addEventListener('dragover', (event) => {
    if (hasFiles(event)) {
      event.preventDefault();
      drop.classList.add('over');
    }
  });
  document.addEventListener('dragleave', () => drop.classList.remove('over'));
  document.addEventListener('drop', (event) => {
    if (hasFiles(event)) {
      event.preventDefault();
      drop.classList.remove('over');
      void compareWith(event.dataTransfer?.files[0], dump, actions);
    }
  });
  if (other.trim() !== '') {
    // Whoever made the page with another dump opens it for the comparison.
    find('panes', HTMLElement).before(find('compare', HTMLElement));
    showComparison(other, 'the dump that came with this page', dump, actions);
  }
}

/** Text that is dragged into a field has no files, and is dropped there as usual. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

async function compareWith(file: File | undefined, dump: ShownDump, actions: Announcing): Promise<void> {
  if (file === undefined) {
    return;
  }
  if (file.size > MAX_FILE_BYTES) {
    showTrouble(file.name, `it has more than ${grouped(MAX_FILE_BYTES)} bytes`);
    return;
  }
  showComparison(findDumpText(await file.text()), file.name, dump, actions);
  find('compare', HTMLElement).scrollIntoView({ block: 'start' });
}

function showTrouble(name: string, problem: string): void {
  const message = element(
    'p',
    { class: 'notice', role: 'alert' },
    outside(name),
    ' cannot be compared: ',
    outside(problem),
    '.',
  );
  find('comparison', HTMLElement).replaceChildren(message);
}

function showComparison(json: string, name: string, dump: ShownDump, { announce }: Announcing): void {
  const before = readDump(json);
  if ('kind' in before) {
    showTrouble(name, before.problem);
    return;
  }
  const { words, nodes } = drawComparison(before, dump, name);
  announce(`Compared: ${words}.`);
  find('comparison', HTMLElement).replaceChildren(...nodes);
}

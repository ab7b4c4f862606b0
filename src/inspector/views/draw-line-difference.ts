import { openLineComparer, type LineRun } from '../../changes/diff/line-difference.ts';
import { element, shownNodes } from '../element.ts';
import { counted } from '../words.ts';

/** Unchanged lines that are shown around a change. */
const CONTEXT_LINES = 3;
/** Only the first lines of a longer difference are shown. */
const MAX_LINES = 2_000;
/** Only the beginning of a longer line is shown. */
const MAX_LINE_CHARACTERS = 2_000;

/** Draws the difference between two texts, line by line. Time and size are limited for any texts. */
export function drawLineDifference(before: string, after: string): HTMLElement {
  const [base, head] = [splitLines(before), splitLines(after)];
  const lines = openLineComparer()
    .compare(base, head)
    .flatMap((run, index, runs) =>
      shownLines(run, { base, head }, { isFirst: index === 0, isLast: index === runs.length - 1 }),
    );
  const more = lines.length - MAX_LINES;
  return element(
    'div',
    { class: 'difference', role: 'group', 'aria-label': 'Difference by lines', tabindex: 0 },
    ...drawSides(lines.slice(0, MAX_LINES)),
    ...(more > 0 ? [element('div', { class: 'line skipped' }, `and ${counted(more, 'more line')}`)] : []),
  );
}

/** Lines that replace others stand beside them where the page is wide enough, and below them where it is not. */
function drawSides(lines: readonly ShownLine[]): readonly HTMLElement[] {
  const nodes: HTMLElement[] = [];
  for (let start = 0; start < lines.length;) {
    const removed = lengthOf('removed', lines, start);
    const added = lengthOf('added', lines, start + removed);
    if (removed === 0 || added === 0) {
      const length = Math.max(1, removed, added);
      nodes.push(...lines.slice(start, start + length).map(drawLine));
      start += length;
    } else {
      const end = start + removed + added;
      nodes.push(
        element(
          'div',
          { class: 'sides' },
          element('div', {}, ...lines.slice(start, start + removed).map(drawLine)),
          element('div', {}, ...lines.slice(start + removed, end).map(drawLine)),
        ),
      );
      start = end;
    }
  }
  return nodes;
}

/** How many lines of a kind follow each other from `start` on. */
function lengthOf(kind: ShownLine['kind'], lines: readonly ShownLine[], start: number): number {
  let end = start;
  while (lines[end]?.kind === kind) {
    end += 1;
  }
  return end - start;
}

interface ShownLine {
  readonly kind: LineRun['kind'] | 'skipped';
  readonly text: string;
}

function splitLines(text: string): readonly string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

function shownLines(
  { kind, base, head, count }: LineRun,
  sides: { readonly base: readonly string[]; readonly head: readonly string[] },
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): readonly ShownLine[] {
  const texts = kind === 'added' ? sides.head.slice(head, head + count) : sides.base.slice(base, base + count);
  const [above, below] = [isFirst ? 0 : CONTEXT_LINES, isLast ? 0 : CONTEXT_LINES];
  if (kind !== 'same' || count <= above + below + 1) {
    return texts.map((text) => ({ kind, text }));
  }
  return [
    ...texts.slice(0, above).map((text) => ({ kind, text })),
    { kind: 'skipped', text: counted(count - above - below, 'unchanged line') },
    ...texts.slice(count - below).map((text) => ({ kind, text })),
  ];
}

const SIGNS: Readonly<Record<ShownLine['kind'], string>> = { same: ' ', removed: '−', added: '+', skipped: '⋯' };
const NAMES: Readonly<Record<ShownLine['kind'], string>> = {
  same: '',
  removed: 'removed: ',
  added: 'added: ',
  skipped: '',
};

function drawLine({ kind, text }: ShownLine): HTMLElement {
  const cut = text.length - MAX_LINE_CHARACTERS;
  const line = element(
    'div',
    { class: `line ${kind}` },
    element('span', { class: 'sign', 'aria-hidden': 'true' }, SIGNS[kind]),
    element('span', { class: 'visually-hidden' }, NAMES[kind]),
  );
  line.append(...shownNodes(cut > 0 ? text.slice(0, MAX_LINE_CHARACTERS) : text));
  if (cut > 0) {
    line.append(element('span', { class: 'count' }, ` and ${counted(cut, 'more character')}`));
  }
  return line;
}

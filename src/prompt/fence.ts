import { createHash } from 'node:crypto';
import { showToModel } from '../text/hidden/chat-markup.ts';

/** The opening and closing line around a text from outside. */
export interface Fence {
  readonly open: string;
  readonly close: string;
}

const LABEL_DIGITS = 12;

/**
 * A fence that its content cannot close: its label stands nowhere in the content. Equal content gives an equal fence.
 *
 * @param contents what will stand inside, line by line or whole
 */
export function fenceFor(name: string, contents: readonly string[]): Fence {
  const label = labelNotIn(contents);
  return { open: `<<<${name} ${label}\n`, close: `>>>${name} ${label}\n` };
}

/** Twelve digits that stand nowhere in the contents; the same for the same contents. */
export function labelNotIn(contents: readonly string[]): string {
  let label = labelOf(contents);
  // With a hundred thousand labels in a text one is its own after 2^31 tries, which is a minute's work.
  while (contents.some((content) => content.includes(label))) {
    label = labelOf([label, ...contents]);
  }
  return label;
}

function labelOf(contents: readonly string[]): string {
  return createHash('sha256').update(contents.join('\u0000')).digest('hex').slice(0, LABEL_DIGITS);
}

/**
 * A text from outside between its fence, hidden characters and marks between messages written out. Each of its lines
 * stands behind a bar: whatever it imitates, it does not begin a line. A line without a bar says what was left out.
 *
 * @param most UTF-16 code units of it that are shown
 */
export function fenced(name: string, content: string, most = Number.POSITIVE_INFINITY): string {
  const kept = content.length <= most ? content : content.slice(0, most).replace(HALF_CHARACTER, '');
  const lines = kept === '' ? [] : kept.split(/\r?\n/).map((line) => `| ${showToModel(line)}\n`);
  const fence = fenceFor(name, lines);
  const missing = content.length - kept.length;
  const note = missing === 0 ? '' : `(${missing} more characters are left out)\n`;
  return `${fence.open}${lines.join('')}${note}${fence.close}`;
}

const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

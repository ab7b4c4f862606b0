import { createHash } from 'node:crypto';
import { showToModel } from '../text/hidden/chat-markup.ts';

/** The opening and the closing line around a text from outside. */
export interface Fence {
  readonly open: string;
  readonly close: string;
}

const LABEL_DIGITS = 12;

/**
 * Makes a fence that its content cannot close, because the label does not occur in the content. The same content always
 * gets the same fence.
 *
 * @param contents the text that the fence will enclose, line by line or whole
 */
export function fenceFor(name: string, contents: readonly string[]): Fence {
  const label = labelNotIn(contents);
  return { open: `<<<${name} ${label}\n`, close: `>>>${name} ${label}\n` };
}

/** Makes twelve digits that do not occur in the contents. The same contents always get the same digits. */
export function labelNotIn(contents: readonly string[]): string {
  let label = makeLabel(contents);
  // The check is needed: a text with 100,000 labels contains its own after 2^31 tries, which is a minute's work.
  while (contents.some((content) => content.includes(label))) {
    label = makeLabel([label, ...contents]);
  }
  return label;
}

function makeLabel(contents: readonly string[]): string {
  return createHash('sha256').update(contents.join('\u0000')).digest('hex').slice(0, LABEL_DIGITS);
}

/**
 * Encloses a text from outside in a fence. Hidden characters, and marks that could end a message, are written out. Each
 * line of the text follows a bar, so nothing in the text can begin a line. A line without a bar says what was left out.
 *
 * @param most the most UTF-16 code units that are shown
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

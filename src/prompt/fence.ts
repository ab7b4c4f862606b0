import { createHash } from 'node:crypto';
import { showHidden } from '../text/visible.ts';

/** The opening and closing line around a text from outside. */
export interface Fence {
  readonly open: string;
  readonly close: string;
}

const LABEL_DIGITS = 12;

/**
 * A fence that its content cannot close or imitate: its label is a digest of the content, so that no content
 * can hold the label of its own fence. Equal content gives an equal fence.
 */
export function fenceFor(name: string, contents: readonly string[]): Fence {
  const digest = createHash('sha256').update(contents.join('\u0000')).digest('hex').slice(0, LABEL_DIGITS);
  return { open: `<<<${name} ${digest}\n`, close: `>>>${name} ${digest}\n` };
}

/** A text from outside between its fence, hidden characters written out. */
export function fenced(name: string, content: string): string {
  const shown = showHidden(content);
  const fence = fenceFor(name, [shown]);
  return `${fence.open}${shown.endsWith('\n') || shown === '' ? shown : `${shown}\n`}${fence.close}`;
}

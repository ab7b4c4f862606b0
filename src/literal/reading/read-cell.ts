import type { NotCompiled } from '../types.ts';
import type { Frame } from './heads/read-head.ts';
import { readSentence } from './sentences/read-sentence.ts';
import { isUnread, type Said } from './sentences/said.ts';

/** The cell of a column that says whether it is wrong or right. */
export function readCell(
  plain: string,
  codes: readonly string[],
  frame: Frame,
  instead: string | undefined,
): readonly Said[] | NotCompiled {
  const words = plain.replace(LEADING_MARKS, '');
  const read = readSentence(words, codes, frame);
  if (isUnread(read)) {
    return read;
  }
  const [only, ...more] = frame.polarity === 'forbidden' ? read.map(forbid) : read;
  if (only !== undefined && more.length > 0 && instead === undefined && frame.polarity === 'required') {
    return read;
  }
  if (only === undefined || more.length > 0) {
    return { reason: 'a cell of its table says more than one thing' };
  }
  return [
    {
      ...only,
      ...(instead === undefined || instead === ''
        ? {}
        : { instead: instead.replace(LEADING_MARKS, '').replace(/^use (?=\S)/, '') }),
    },
  ];
}

const LEADING_MARKS = /^(?:[❌✗✘🚫⛔✖✅✔✓☑]\uFE0F?\s*)+/u;

/** A bare imperative where what is wrong stands: `use inline styles`. */
export function forbid(said: Said): Said {
  return { ...said, polarity: 'forbidden' };
}

import type { Scalar } from '../values.ts';

const WORDS: ReadonlyMap<string, Scalar> = new Map<string, Scalar>([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
  ['null', null],
  ['none', null],
  ['nil', null],
  ['undefined', undefined],
  ['nan', undefined],
  ['n/a', undefined],
  ['', undefined],
]);

const NUMBER = /^[-+]?(?:\d[\d_]*\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;
const HEX = /^[-+]?0x[\da-f]{1,12}$/i;

/** Reads a value without quotes: a number in any notation, a word for true, false or nothing, or a text. */
export function readWord(word: string): Scalar {
  const known = WORDS.get(word.toLowerCase());
  if (known !== undefined || WORDS.has(word.toLowerCase())) {
    return known;
  }
  if (HEX.test(word)) {
    return Number(word.replace(/^[-+]/, '')) * (word.startsWith('-') ? -1 : 1);
  }
  if (NUMBER.test(word)) {
    return Number(word.replaceAll('_', ''));
  }
  return /^[-+]?infinity$/i.test(word) ? undefined : word;
}

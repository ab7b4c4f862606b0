import { writeCount } from '../text/shown/write-count.ts';

/** `1 file`, `2 files`, `1,024 files`. */
export function count(number: number, noun: string): string {
  return `${writeCount(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** `61 of 1,063 lines`. */
export function countPart(part: number, whole: number, noun: string): string {
  return `${writeCount(part)} of ${count(whole, noun)}`;
}

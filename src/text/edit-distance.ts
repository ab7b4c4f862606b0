import { distance } from 'fastest-levenshtein';

/**
 * The number of characters that must be added, removed or changed to turn one text into the other. It takes time in
 * proportion to the product of the lengths, divided by 32, without the characters that both texts begin or end with.
 */
export function editDistance(from: string, to: string): number {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from.charCodeAt(start) === to.charCodeAt(start)) {
    start += 1;
  }
  let same = 0;
  while (same < shorter - start && from.charCodeAt(from.length - 1 - same) === to.charCodeAt(to.length - 1 - same)) {
    same += 1;
  }
  return distance(from.slice(start, from.length - same), to.slice(start, to.length - same));
}

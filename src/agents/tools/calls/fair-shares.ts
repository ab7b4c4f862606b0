/**
 * Divides room fairly: whoever wants less than an equal share gets everything, and the rest goes to the others. The
 * shares are in the order of `wanted` and never add up to more than the room.
 *
 * @param wanted how much each one could use
 * @param room how much there is
 */
export function fairShares(wanted: readonly number[], room: number): readonly number[] {
  const shares = wanted.map(() => 0);
  const smallestFirst = [...wanted.entries()].sort(([, a], [, b]) => a - b);
  let left = Math.max(0, Math.floor(room));
  for (const [served, [index, want]] of smallestFirst.entries()) {
    const share = Math.min(want, Math.floor(left / (wanted.length - served)));
    shares[index] = share;
    left -= share;
  }
  return shares;
}

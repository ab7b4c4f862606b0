/**
 * Reads the element at an index that is known to exist, such as one below `list.length`.
 *
 * @throws RangeError if there is no element at the index, which is a bug of the caller
 */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index];
  if (element === undefined) {
    throw new RangeError(`no element at index ${index} of ${list.length}`);
  }
  return element;
}

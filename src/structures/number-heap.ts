interface NumberHeap {
  push(value: number): void;
  /** Removes and returns the lowest value. */
  pop(): number | undefined;
}

/** A binary heap of numbers that grows as needed. */
export function createNumberHeap(capacity: number): NumberHeap {
  let values = new Float64Array(capacity);
  let size = 0;
  const valueAt = (index: number): number => values[index] ?? Number.POSITIVE_INFINITY;
  return {
    push(value) {
      if (size === values.length) {
        const larger = new Float64Array(size * 2);
        larger.set(values);
        values = larger;
      }
      let hole = size;
      size += 1;
      for (let parent = (hole - 1) >> 1; hole > 0 && valueAt(parent) > value; parent = (hole - 1) >> 1) {
        values[hole] = valueAt(parent);
        hole = parent;
      }
      values[hole] = value;
    },
    pop() {
      if (size === 0) {
        return undefined;
      }
      const lowest = valueAt(0);
      size -= 1;
      const last = valueAt(size);
      let hole = 0;
      for (let child = 1; child < size; child = 2 * hole + 1) {
        const lower = child + 1 < size && valueAt(child + 1) < valueAt(child) ? child + 1 : child;
        if (valueAt(lower) >= last) {
          break;
        }
        values[hole] = valueAt(lower);
        hole = lower;
      }
      values[hole] = last;
      return lowest;
    },
  };
}

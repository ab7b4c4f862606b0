/** A text of markup without its comments, whose lines and offsets stay as they are. */
export function blankComments(text: string): string {
  return text.replaceAll(/<!--[\s\S]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
}

/** Offset → line, from 1, for offsets in ascending order or not. */
export function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) {
    starts.push(index + 1);
  }
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low + 1;
  };
}

/** A line feed. */
const BETWEEN = 1;

/** The texts that fit, whole and in order. A text that is too long is skipped, and later ones may still fit. */
export function takeWithin(texts: readonly string[], room: number, between = BETWEEN): readonly string[] {
  let left = room;
  return texts.filter((text) => {
    const size = text.length + between;
    const fits = size <= left;
    left -= fits ? size : 0;
    return fits;
  });
}

/** The first texts that fit, up to the first one that does not, because each belongs to the one before it. */
export function firstWithin(texts: readonly string[], room: number): readonly string[] {
  let left = room;
  const end = texts.findIndex((text) => {
    left -= text.length + BETWEEN;
    return left < 0;
  });
  return end < 0 ? texts : texts.slice(0, end);
}

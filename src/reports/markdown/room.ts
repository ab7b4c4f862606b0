/** A line feed. */
const BETWEEN = 1;

/** Those of some texts that have room, whole and in order. One that is too long does not take the others with it. */
export function takeWithin(texts: readonly string[], room: number, between = BETWEEN): readonly string[] {
  let left = room;
  return texts.filter((text) => {
    const size = text.length + between;
    const fits = size <= left;
    left -= fits ? size : 0;
    return fits;
  });
}

/** The first ones of some texts, as far as there is room, where each belongs to the one before it. */
export function firstWithin(texts: readonly string[], room: number): readonly string[] {
  let left = room;
  const end = texts.findIndex((text) => {
    left -= text.length + BETWEEN;
    return left < 0;
  });
  return end < 0 ? texts : texts.slice(0, end);
}

/** A JSON object whose fields are still to be looked at. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list, or none where the value is no list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What JSON says, or undefined where it is broken. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether a string in it holds half of a surrogate pair, which no UTF-8 can carry. */
export function hasHalfCharacter(text: string): boolean {
  let found = false;
  JSON.parse(text, (key, value: unknown) => {
    found ||= !key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed());
    return value;
  });
  return found;
}

/** What a JSON text says; undefined where it is none, as is to be expected of what models and servers write. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

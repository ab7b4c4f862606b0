/** Parses a JSON text. Returns undefined if it is not valid JSON, which happens with texts from models and servers. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const MAX_CHARACTERS = 60;

/** A value of a configuration as a message shows it: its JSON, cut where it is long. */
export function shortJson(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length <= MAX_CHARACTERS ? json : `${json.slice(0, MAX_CHARACTERS - 1).toWellFormed()}…`;
}

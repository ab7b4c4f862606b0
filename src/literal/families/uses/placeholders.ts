/**
 * Forms of code that no file has as it is written: a status (``403`: Forbidden`), the number of a diagnostic (`CA1822`),
 * names with a gap (`*-private.h`, `HOTSPOT-*`, `--*`), a command with an option (`open -R`), and a condition that stands
 * for any (`!condition`).
 */
const STANDS_FOR_OTHER: readonly RegExp[] = [
  /^\d{3}$/,
  // `HS256`, `SHA256` and `AES128` are algorithms, which code names.
  /^(?!(?:[EHPR]S|SHA|AES|RSA|UTF|CRC|BLAKE)\d)[A-Z]{1,7}\d{3,5}$/,
  // `_Should_` is a part of names.
  /^_(?!_)\w+(?<!_)_$/,
  /^\*[\w-]*\.\w+$|^[A-Z]{2,}-\*$/,
  /^--[\w-]*\*$/,
  /^[a-z][\w.-]*(?: [\w:./-]+)* --?[a-z][\w-]*(?: \S+)*$/i,
  /^!\(?(?:condition|cond|expr|expression|predicate|boolean|value|variable|var|flag|x|b|foo)\)?$/,
];

/** Whether quoted code is not to be searched for, because it stands for something else. */
export function standsForOther(code: string): boolean {
  return STANDS_FOR_OTHER.some((form) => form.test(code));
}

/** `if x == False:` is each comparison with `False`: its name stands for any. */
export function comparisonIn(code: string): string {
  return (
    /^(?:(?:el(?:se )?)?if |while )?\(?(?:[a-z]|value|val|var|obj)\)? (?<rest>(?:[=!]==?|is|is not) [\w.]+)\)?:?$/.exec(
      code,
    )?.groups?.['rest'] ?? code
  );
}

/** `Task<T>.Result` is the member of each task, and `Dictionary<>` each dictionary. */
export function memberOfGeneric(code: string): string {
  return code.replace(/^[A-Z]\w*<[A-Z]\w?>(?=\.[A-Z]\w*(?:\(\))?$)/, '').replace(/^([A-Z]\w*)<>$/, '$1<T>');
}

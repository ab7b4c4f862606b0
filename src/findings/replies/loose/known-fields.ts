import { FIELD_NAMES, plainKey } from '../field-names.ts';
import { likelyFields } from '../likely-fields.ts';

/** Each name with its field. A name of several fields, such as `location`, means the first of them. */
const FIELDS: ReadonlyMap<string, string> = new Map(
  Object.entries(FIELD_NAMES)
    .flatMap(([field, names]) => names.map((name) => [name, field] as const))
    .toReversed(),
);

/** The field that the head of a column or a label names. */
export function knownField(label: string): string | undefined {
  const plain = plainKey(label);
  return FIELDS.get(plain) ?? likelyFields(plain)[0];
}
